import { type Delta, deltasOf } from '../patch/delta.ts';
import { briefly } from '../run/feedback.ts';
import type { Step } from '../run/run.ts';

/** A recorded step in one line, for a log. Holds untrusted text. */
export function describeStep(step: Step): string {
  const cost = 'call' in step ? ` (${costOf(step)})` : '';
  return `${whatHappened(step)}${cost}`;
}

function whatHappened(step: Step): string {
  switch (step.kind) {
    case 'explored':
      return `look: ${step.reads.map(({ tool, input, ruling }) => `${tool} ${input}${ruling === 'fresh' ? '' : ` (${ruling})`}`).join(', ')}`;
    case 'planned':
      return step.plan.kind === 'fix'
        ? `plan: fix ${step.plan.files.map(({ path, state }) => (state === 'new' ? `${path} (new)` : path)).join(', ')}`
        : `plan: ${step.plan.kind}`;
    case 'edited':
    case 'rewritten': {
      const asked = step.kind === 'edited' ? 'edit' : 'rewrite';
      const refused = step.refusals.map(({ path, why }) => `${path}: ${briefly(why)}`);
      return refused.length > 0
        ? `${asked}: nothing kept; ${refused.join('; ')}`
        : `${asked}: ${deltasOf(step.patch).map(describeDelta).join(', ') || 'nothing changed'}`;
    }
    case 'checked':
      return step.problems.length === 0
        ? 'check: syntax sound'
        : `check: ${step.problems.map(({ path, line, message }) => `${path}:${line} ${message}`).join('; ')}`;
    case 'reviewed':
      return step.verdict.kind === 'approve'
        ? 'review: approved'
        : `review: ${step.verdict.critique}`;
    case 'unusable':
      return `${step.asked}: the reply could not be used: ${step.why}`;
  }
}

function describeDelta(delta: Delta): string {
  const { path } = delta.change;
  switch (delta.kind) {
    case 'created':
      return `${path} (new)`;
    case 'modified':
      return path;
    case 'deleted':
      return `${path} (deleted)`;
    case 'renamed':
      return `${path} (renamed from ${delta.from})`;
  }
}

function costOf({ call }: Extract<Step, { call: unknown }>): string {
  const tokens = call.spent.promptTokens + call.spent.completionTokens;
  const counted = tokens > 0 ? `${tokens.toLocaleString('en')} tokens, ` : '';
  return `${counted}${(call.elapsed / 1000).toFixed(1)} s`;
}
