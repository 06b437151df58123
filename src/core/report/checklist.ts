import type { CheckFinding, Regression } from '../checks/index.ts';
import { deltasOf } from '../edits/index.ts';
import { attempts, checkResultsOf, isSound, keptPatch, type Run } from '../run/index.ts';
import { listNames } from '../text/index.ts';

export type EvidenceKind = 'applied' | 'syntax' | 'lint' | 'tests' | 'regression' | 'review';

/** One item on the checklist of evidence: what the program computed or observed, never what was claimed. */
export interface EvidenceItem {
  readonly kind: EvidenceKind;
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'not-run';
  readonly detail: string;
}

type Status = Pick<EvidenceItem, 'state' | 'detail'>;

/** The evidence for the change that is kept, weakest first; the model's own review comes last. */
export function checklistOf(run: Run): readonly EvidenceItem[] {
  const { lint, tests, regression } = checkResultsOf(run) ?? {};
  return [
    { kind: 'applied', name: 'Edits applied', ...editStatus(run) },
    { kind: 'syntax', name: 'Syntax valid', ...syntaxStatus(run) },
    { kind: 'lint', name: 'Lint and types', ...commandStatus(lint, 'lint command was') },
    { kind: 'tests', name: 'Tests', ...commandStatus(tests, 'tests were') },
    { kind: 'regression', name: 'Red before, green after', ...regressionStatus(regression) },
    { kind: 'review', name: 'Model review', ...reviewStatus(run) },
  ];
}

function editStatus(run: Run): Status {
  const files = deltasOf(keptPatch(run)).length;
  return files > 0
    ? { state: 'passed', detail: `in ${count(files, 'file')}` }
    : { state: 'failed', detail: 'no change was kept' };
}

function syntaxStatus(run: Run): Status {
  const checked = run.steps.findLast(
    (step) => step.kind === 'checked' && (isSound(step) || step.problems.length > 0),
  );
  const nothing: Status = { state: 'not-run', detail: 'there was nothing to check' };
  if (checked?.kind !== 'checked') return nothing;
  if (checked.problems.length > 0) {
    return {
      state: 'failed',
      detail: `${count(checked.problems.length, 'problem')} in the last edit, which was dropped`,
    };
  }
  const texts = [...keptPatch(run).values()].filter(({ after }) => after !== null);
  if (texts.length === 0) return nothing;
  const parsed = texts.length - checked.unchecked.length;
  const rest = checked.unchecked.length > 0 ? `; not checked${listNames(checked.unchecked)}` : '';
  const state = parsed > 0 ? 'passed' : 'not-run';
  return { state, detail: `${count(parsed, 'file')} parsed${rest}` };
}

function commandStatus(finding: CheckFinding | undefined, command: string): Status {
  if (finding === undefined)
    return { state: 'not-run', detail: `the project's ${command} not run` };
  switch (finding.kind) {
    case 'passed':
      return { state: 'passed', detail: 'with the change' };
    case 'flaky':
      return {
        state: 'passed',
        detail: `on a rerun, after a failure${listNames(finding.failures)}`,
      };
    case 'tolerated':
      return {
        state: 'passed',
        detail: `no failures except those that exist without the change${listNames(finding.failures)}`,
      };
    case 'failed':
      return { state: 'failed', detail: `because of the change${listNames(finding.failures)}` };
    case 'not-run':
      return { state: 'not-run', detail: finding.why };
  }
}

function regressionStatus(regression: Regression | undefined): Status {
  if (regression === undefined)
    return { state: 'not-run', detail: 'no test for the change was run' };
  return regression.kind === 'shown'
    ? { state: 'passed', detail: `fails without the fix${listNames(regression.tests)}` }
    : { state: 'not-run', detail: regression.why };
}

/** A review of an earlier change says nothing about the one that is kept. */
function reviewStatus({ steps }: Run): Status {
  const at = steps.findLastIndex((step) => step.kind === 'reviewed');
  const last = steps[at];
  const isLater = steps.some(
    (step, index) => index > at && step.kind === 'checked' && isSound(step),
  );
  if (last?.kind !== 'reviewed' || isLater)
    return { state: 'not-run', detail: 'the change did not get that far' };
  const which = `attempt ${attempts({ steps: steps.slice(0, at) })}`;
  return last.verdict.kind === 'approve'
    ? { state: 'passed', detail: `approved in ${which}` }
    : { state: 'failed', detail: `changes requested in ${which}` };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
