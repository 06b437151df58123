import type { CheckFinding, Regression } from '../checks/index.ts';
import { deltasOf } from '../edits/index.ts';
import { attempts, checkResultsOf, isSound, keptPatch, type Run } from '../run/index.ts';
import { clip } from '../text/index.ts';

/** What evidence there can be, weakest first; the reviewer's word is beside the ladder. */
export type EvidenceKind = 'applied' | 'syntax' | 'lint' | 'tests' | 'regression' | 'review';

/** One rung of the ladder of evidence. Only what the program computed or was really told is on it. */
export interface EvidenceItem {
  readonly kind: EvidenceKind;
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'not-run';
  readonly detail: string;
}

type Judged = Pick<EvidenceItem, 'state' | 'detail'>;

const names: Readonly<Record<EvidenceKind, string>> = {
  applied: 'Edits applied',
  syntax: 'Syntax sound',
  lint: 'Lint and types',
  tests: 'Tests',
  regression: 'Red before, green after',
  review: 'Review by the model',
};

/** The ladder of what is kept, weakest evidence first. */
export function checklistOf(run: Run): readonly EvidenceItem[] {
  const results = checkResultsOf(run);
  const judged: Readonly<Record<EvidenceKind, Judged>> = {
    applied: appliedRung(run),
    syntax: syntaxRung(run),
    lint: findingRung(results?.lint, "the project's lint command was not run"),
    tests: findingRung(results?.tests, "the project's tests were not run"),
    regression: regressionRung(results?.regression),
    review: reviewRung(run),
  };
  const rung = (kind: EvidenceKind): EvidenceItem => ({ kind, name: names[kind], ...judged[kind] });
  return (['applied', 'syntax', 'lint', 'tests', 'regression', 'review'] as const).map(rung);
}

function appliedRung(run: Run): Judged {
  const files = deltasOf(keptPatch(run)).length;
  return files > 0
    ? { state: 'passed', detail: `all of them, in ${count(files, 'file')}` }
    : { state: 'failed', detail: 'no change was kept' };
}

function syntaxRung(run: Run): Judged {
  const checked = run.steps.findLast(
    (step) => step.kind === 'checked' && (isSound(step) || step.problems.length > 0),
  );
  const nothing: Judged = { state: 'not-run', detail: 'there was nothing to check' };
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
  const rest = checked.unchecked.length > 0 ? `; not checked${listed(checked.unchecked)}` : '';
  const state = parsed > 0 ? 'passed' : 'not-run';
  return { state, detail: `${count(parsed, 'file')} parsed${rest}` };
}

/** A word about an earlier change says nothing of the one that is kept. */
function reviewRung({ steps }: Run): Judged {
  const at = steps.findLastIndex((step) => step.kind === 'reviewed');
  const last = steps[at];
  const isLater = steps.some(
    (step, index) => index > at && step.kind === 'checked' && isSound(step),
  );
  if (last?.kind !== 'reviewed' || isLater)
    return { state: 'not-run', detail: 'the change did not come that far' };
  const which = `attempt ${attempts({ steps: steps.slice(0, at) })}`;
  return last.verdict.kind === 'approve'
    ? { state: 'passed', detail: `approved at ${which}` }
    : { state: 'failed', detail: `asked for changes at ${which}` };
}

function findingRung(finding: CheckFinding | undefined, idle: string): Judged {
  if (finding === undefined) return { state: 'not-run', detail: idle };
  switch (finding.kind) {
    case 'passed':
      return { state: 'passed', detail: 'with the change' };
    case 'flaky':
      return {
        state: 'passed',
        detail: `when run again, after a failure${listed(finding.failures)}`,
      };
    case 'tolerated':
      return {
        state: 'passed',
        detail: `no failure but those without the change${listed(finding.failures)}`,
      };
    case 'failed':
      return { state: 'failed', detail: `because of the change${listed(finding.failures)}` };
    case 'not-run':
      return { state: 'not-run', detail: finding.why };
  }
}

function regressionRung(regression: Regression | undefined): Judged {
  if (regression === undefined)
    return { state: 'not-run', detail: 'no test of the change was run' };
  return regression.kind === 'shown'
    ? { state: 'passed', detail: `fails without the fix${listed(regression.tests)}` }
    : { state: 'not-run', detail: regression.why };
}

/** Names that a report has room for, and characters of each. */
const mostNamed = 5;
const longestName = 120;

/** The first of the names, after a colon; nothing where there are none. */
export function listed(all: readonly string[]): string {
  if (all.length === 0) return '';
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '';
  const named = all.slice(0, mostNamed).map((name) => clip(name, longestName));
  return `: ${named.join(', ')}${more}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
