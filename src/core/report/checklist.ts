import type { CheckFinding, Regression } from '../checks/index.ts';
import { deltasOf } from '../edits/index.ts';
import { checkResultsOf, isSound, keptPatch, type Run, reviewOf } from '../run/index.ts';
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

const passed = (detail: string): Status => ({ state: 'passed', detail });
const failed = (detail: string): Status => ({ state: 'failed', detail });
const notRun = (detail: string): Status => ({ state: 'not-run', detail });

function editStatus(run: Run): Status {
  const files = deltasOf(keptPatch(run)).length;
  return files > 0 ? passed(`in ${count(files, 'file')}`) : failed('no change was kept');
}

function syntaxStatus(run: Run): Status {
  const checked = run.steps.findLast(
    (step) => step.kind === 'checked' && (isSound(step) || step.problems.length > 0),
  );
  const nothing = notRun('there was nothing to check');
  if (checked?.kind !== 'checked') return nothing;
  const { problems, unchecked } = checked;
  if (problems.length > 0) {
    return failed(`${count(problems.length, 'problem')} in the last edit, which was dropped`);
  }
  const texts = [...keptPatch(run).values()].filter(({ after }) => after !== null);
  if (texts.length === 0) return nothing;
  const parsed = texts.length - unchecked.length;
  const rest = unchecked.length > 0 ? `; not checked${listNames(unchecked)}` : '';
  const detail = `${count(parsed, 'file')} parsed${rest}`;
  return parsed > 0 ? passed(detail) : notRun(detail);
}

function commandStatus(finding: CheckFinding | undefined, command: string): Status {
  switch (finding?.kind) {
    case undefined:
      return notRun(`the project's ${command} not run`);
    case 'passed':
      return passed('with the change');
    case 'flaky':
      return passed(`on a rerun, after a failure${listNames(finding.failures)}`);
    case 'tolerated':
      return passed(
        `no failures except those that exist without the change${listNames(finding.failures)}`,
      );
    case 'failed':
      return failed(`because of the change${listNames(finding.failures)}`);
    case 'not-run':
      return notRun(finding.why);
  }
}

function regressionStatus(regression: Regression | undefined): Status {
  if (regression === undefined) return notRun('no test for the change was run');
  return regression.kind === 'shown'
    ? passed(`fails without the fix${listNames(regression.tests)}`)
    : notRun(regression.why);
}

function reviewStatus(run: Run): Status {
  const review = reviewOf(run);
  if (review === undefined) return notRun('the change did not get that far');
  return review.verdict.kind === 'approve'
    ? passed(`approved in attempt ${review.attempt}`)
    : failed(`changes requested in attempt ${review.attempt}`);
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
