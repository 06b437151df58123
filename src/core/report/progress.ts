import type { CheckFinding, CheckResults, Regression } from '../checks/index.ts';
import { type Delta, deltasOf } from '../edits/index.ts';
import {
  type Call,
  type Due,
  isSound,
  type Plan,
  type Problem,
  type Step,
  type StepOf,
  type StopReason,
  type ToolRead,
  tokensOf,
} from '../run/index.ts';
import { oneLine, summaryLine } from '../text/index.ts';
import { changeRemarks } from './changes.ts';
import { cutFaults } from './cut.ts';
import { describeLoss } from './losses.ts';
import { describeParsing } from './parsing.ts';

/** What a log says of a recorded step and of what follows it, in lines. Contains untrusted text. */
export function logLines(recorded: Step, next: Due | StopReason): readonly string[] {
  const losses = 'call' in recorded ? recorded.call.losses.map(describeLoss) : [];
  return [...losses, `${describeStep(recorded)} → ${next}`];
}

/** A recorded step in one line. Contains untrusted text. */
export function describeStep(recorded: Step): string {
  const { step, result } = summarizeStep(recorded);
  const cost = 'call' in recorded ? ` (${describeCall(recorded.call)})` : '';
  return `${step}: ${oneLine(result)}${cost}`;
}

/** What a step was, and its result in words, which are untrusted. */
interface StepSummary {
  readonly step: string;
  readonly result: string;
}

/** Says of a step in words what it was, what its prompt left out, and its result. */
export function summarizeStep(recorded: Step): StepSummary {
  const { step, result } = inWords(recorded);
  const leftOut = 'call' in recorded ? (recorded.call.leftOut ?? []) : [];
  if (leftOut.length === 0) return { step, result };
  return { step, result: `(prompt too long, so without ${leftOut.join(', ')}) ${result}` };
}

function inWords(step: Step): StepSummary {
  switch (step.kind) {
    case 'explored':
      return { step: 'explore', result: step.reads.map(describeRead).join(', ') };
    case 'planned':
      return { step: 'plan', result: describePlan(step.plan) };
    case 'edited':
      return { step: 'edit', result: describeStaging(step) };
    case 'rewritten':
      return { step: 'rewrite', result: describeStaging(step) };
    case 'checked':
      return { step: 'check', result: describeCheck(step) };
    case 'tested':
      return { step: 'test', result: describeResults(step.results) };
    case 'reviewed':
      return {
        step: 'review',
        result: step.verdict.kind === 'approve' ? 'approved' : step.verdict.critique,
      };
    case 'cut':
      return { step: step.asked, result: `the reply ${cutFaults[step.why]}` };
    case 'unusable':
      return { step: step.asked, result: `the reply could not be used: ${step.why}` };
  }
}

function describeRead({ tool, input, ruling }: ToolRead): string {
  return `${tool} ${input}${ruling === 'fresh' ? '' : ` (${ruling})`}`;
}

function describePlan(plan: Plan): string {
  if (plan.kind !== 'fix') return plan.kind;
  const files = plan.files.map(({ path, state }) => (state === 'new' ? `${path} (new)` : path));
  return `fix ${files.join(', ')}`;
}

function describeStaging({ patch, refusals }: StepOf<'edited' | 'rewritten'>): string {
  if (refusals.length === 0)
    return deltasOf(patch).map(describeDelta).join(', ') || 'nothing changed';
  const refused = refusals.map(({ path, why }) => `${path}: ${summaryLine(why)}`);
  return `nothing kept; ${refused.join('; ')}`;
}

function describeCheck(step: StepOf<'checked'>): string {
  const { problems, excess, hidden } = step;
  const places = [...problems, ...(hidden?.found ?? [])].map(describePlace);
  const found = [...places, ...(excess === undefined ? [] : [excess])];
  return [...(isSound(step) ? [describeParsing(step)] : []), ...found].join('; ');
}

const describePlace = ({ path, line, message }: Problem) => `${path}:${line} ${message}`;

function describeResults({ lint, tests, regression }: CheckResults): string {
  const commands = [`lint ${wordOf(lint)}`, `tests ${wordOf(tests)}`];
  return [...commands, `red before and green after ${wordOf(regression)}`].join(', ');
}

const words: Readonly<Record<CheckFinding['kind'] | Regression['kind'], string>> = {
  passed: 'passed',
  flaky: 'passed on a rerun',
  tolerated: 'fail as before',
  inconclusive: 'not shown',
  failed: 'failed',
  'not-run': 'not run',
  shown: 'shown',
  'not-shown': 'not shown',
};

const wordOf = ({ kind }: CheckFinding | Regression) => words[kind];

function describeDelta(delta: Delta): string {
  const remark =
    delta.kind === 'renamed' ? ` (renamed from ${delta.from})` : changeRemarks[delta.kind];
  return `${delta.change.path}${remark}`;
}

function describeCall({ spent, elapsed }: Call): string {
  const tokens = tokensOf(spent);
  const thoughts = spent.reasoningTokens;
  const counted = tokens > 0 ? `${tokens.toLocaleString('en')} tokens, ` : '';
  const thought = thoughts > 0 ? `${thoughts.toLocaleString('en')} thought, ` : '';
  return `${counted}${thought}${(elapsed / 1000).toFixed(1)} s`;
}
