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
      const refused = step.refusals.map(({ path, why }) => `; ${path}: ${why}`).join('');
      return `${step.kind === 'edited' ? 'edit' : 'rewrite'}: ${[...step.patch.keys()].join(', ') || 'nothing applied'}${refused}`;
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

function costOf({ call }: Extract<Step, { call: unknown }>): string {
  const tokens = call.spent.promptTokens + call.spent.completionTokens;
  const counted = tokens > 0 ? `${tokens.toLocaleString('en')} tokens, ` : '';
  return `${counted}${(call.elapsed / 1000).toFixed(1)} s`;
}
