import { samePatch } from '../edits/index.ts';
import {
  keptPatch,
  lastSound,
  type Problem,
  type Run,
  type Step,
  type StepOf,
} from '../run/index.ts';
import { listNames } from '../text/index.ts';

/** Each edit besides the one that is kept, with what became of it. Untrusted text. */
export function otherAttempts(run: Run): readonly string[] {
  const { steps } = run;
  const starts = steps.flatMap((step, at) => (step.kind === 'edited' ? [at] : []));
  const sound = lastSound(run);
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? steps.length;
    const isKept = start < sound && sound < end;
    return isKept
      ? []
      : [`Edit ${index + 1} ${describeFate(steps.slice(start, end), steps.slice(0, end))}`];
  });
}

/** What became of the edit that `steps` start with; `before` are all steps of the run up to their end. */
function describeFate(steps: readonly Step[], before: readonly Step[]): string {
  const staged = steps.findLast((step) => step.kind === 'edited' || step.kind === 'rewritten');
  if (staged === undefined) return 'went no further';
  if (staged.refusals.length > 0) return describeRefusal(staged);
  const failure = steps.map(describeFailure).findLast((why) => why !== undefined);
  const isIdle = samePatch(staged.patch, keptPatch({ steps: before }));
  return failure ?? (isIdle ? 'changed nothing' : 'went no further');
}

/** Why a check, the project's commands or the reviewer rejected an edit. */
function describeFailure(step: Step): string | undefined {
  switch (step.kind) {
    case 'checked':
      return checkFailure(step);
    case 'tested':
      return testFailure(step);
    case 'reviewed':
      return step.verdict.kind === 'revise'
        ? `did not satisfy the review: ${step.verdict.critique}`
        : undefined;
    default:
      return undefined;
  }
}

/** Why it did not match was told the model, in terms of its own edit. */
function describeRefusal({ refusals }: StepOf<'edited' | 'rewritten'>): string {
  const [first] = refusals;
  const path = first?.path ?? 'the files';
  return `did not match ${path}${moreThanOne(refusals)}`;
}

const moreThanOne = ({ length }: readonly unknown[]) =>
  length > 1 ? ` (and ${length - 1} more)` : '';

function checkFailure({ problems, excess, hidden }: StepOf<'checked'>): string | undefined {
  if (problems.length > 0) return `broke the syntax in ${describeFirst(problems)}`;
  if (excess !== undefined) return `was too large: ${excess}`;
  return hidden?.isKept === false ? `hid something in ${describeFirst(hidden.found)}` : undefined;
}

function describeFirst(problems: readonly Problem[]): string {
  const [first] = problems;
  return first ? `${first.path}:${first.line}${moreThanOne(problems)}: ${first.message}` : '';
}

function testFailure({ results, wantsTest }: StepOf<'tested'>): string | undefined {
  const { lint, tests, regression } = results;
  if (tests.kind === 'failed') return `failed tests${listNames(tests.failures)}`;
  if (lint.kind === 'failed') return `failed lint or types${listNames(lint.failures)}`;
  const why = regression.kind === 'not-shown' ? `: ${regression.why}` : '';
  return wantsTest ? `had no test that shows the bug${why}` : undefined;
}
