import {
  type CheckFinding,
  type CommandName,
  describeTimeLimit,
} from '../../engines/evidence/index.ts';
import {
  clip,
  counted,
  firstFew,
  formatNumber,
  listNames,
  oneLine,
} from '../../engines/text/index.ts';
import { describeWeakening, type Regression, whyInconclusive } from '../proof/index.ts';
import {
  keptCheck,
  keptCheckResults,
  keptReview,
  lastSound,
  type Run,
  type StepOf,
} from '../run/index.ts';
import type { EvidenceItem, EvidenceKind } from './evidence-item.ts';
import { handicapItems } from './handicap-items.ts';

type Status = Omit<EvidenceItem, 'kind' | 'name'>;

/** The evidence for the change that is kept, followed by what the work was done without. */
export function buildChecklist(run: Run): readonly EvidenceItem[] {
  return [...changeEvidence(run), ...handicapItems(run)];
}

/** The evidence for the change that is kept: what speaks against all other, then from the weakest to the model's own review. */
export function changeEvidence(run: Run): readonly EvidenceItem<EvidenceKind>[] {
  const { lint, tests, regression, weakened = [] } = keptCheckResults(run) ?? {};
  const { worse } = keptReview(run)?.verdict ?? {};
  // What deceives the eye is named, never shown.
  const hidden = (keptCheck(run)?.hidden?.found ?? []).map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );
  return [
    ...foundItems('weakened', 'Tests not weakened', weakened.map(describeWeakening)),
    ...foundItems('worse', 'Nothing made worse', worse === undefined ? [] : [oneLine(worse)]),
    { kind: 'syntax', name: 'Syntax valid', ...syntaxStatus(run) },
    ...foundItems('characters', 'No hidden characters or code', hidden),
    { kind: 'lint', name: 'Lint and types', ...commandStatus(run, 'lint', lint) },
    { kind: 'tests', name: 'Tests', ...commandStatus(run, 'tests', tests) },
    { kind: 'regression', name: 'Red before, green after', ...regressionStatus(regression, tests) },
    { kind: 'review', name: 'Model review', ...reviewStatus(run) },
  ];
}

const passed = (detail: string): Status => ({ state: 'passed', detail });
const asBefore = (detail: string): Status => ({ state: 'as-before', detail });
const failed = (detail: string): Status => ({ state: 'failed', detail });
const inconclusive = (detail: string): Status => ({ state: 'inconclusive', detail });
const notRun = (detail: string): Status => ({ state: 'not-run', detail });
const notNeeded = (detail: string): Status => ({ state: 'not-needed', detail });

function syntaxStatus(run: Run): Status {
  const kept = keptCheck(run);
  if (kept === undefined) return droppedStatus(run);
  const { parsed, unparsed } = kept;
  const detail = describeParsing(kept);
  if (unparsed.length > 0) return inconclusive(detail);
  return parsed.length > 0 ? passed(detail) : notNeeded(detail);
}

function droppedStatus({ steps }: Run): Status {
  const problems = steps.flatMap((step) => (step.kind === 'checked' ? [step.problems.length] : []));
  const last = problems.findLast((found) => found > 0);
  if (last === undefined) return notRun('there was nothing to check');
  return failed(`${counted(last, 'problem')} in the last edit, which was dropped`);
}

/** An item only if something is found that speaks against the change. */
function foundItems(
  kind: EvidenceKind,
  name: string,
  found: readonly string[],
): readonly EvidenceItem<EvidenceKind>[] {
  return found.length === 0
    ? []
    : [{ kind, name, ...failed(firstFew(found, maxFound).join('; ')) }];
}

const maxFound = 10;

/** Maximum characters of a command in a report. */
const maxCommand = 100;

function commandStatus(run: Run, name: CommandName, finding: CheckFinding | undefined): Status {
  const kept = keptCheck(run);
  const { commands } = kept ?? {};
  if (finding === undefined) {
    const isUnset = kept !== undefined && commands === undefined;
    return notRun(isUnset ? 'no command is set' : 'the change did not get that far');
  }
  if (finding.kind === 'not-run') return notRun(finding.why);
  const { text = '' } = commands?.find((one) => one.name === name) ?? {};
  const command = clip(oneLine(text), maxCommand) || undefined;
  const status = findingStatus(finding);
  const detail = [status.detail, ...ignoredReports(finding)].join('. ');
  return { ...status, detail, command, counts: finding.counts };
}

/** Maximum characters of a sentence about a report. */
const maxIgnored = 200;

function ignoredReports({ ignored = [] }: CheckFinding): readonly string[] {
  return firstFew(
    ignored.map((why) => clip(oneLine(why).replace(/\.$/, ''), maxIgnored)),
    3,
  );
}

function findingStatus(finding: Exclude<CheckFinding, { readonly kind: 'not-run' }>): Status {
  const { counts } = finding;
  const passing = counts && `${formatNumber(counts.run - counts.failed)} passed`;
  switch (finding.kind) {
    case 'passed':
      return passed(passing ?? 'passes with the change');
    case 'flaky':
      return passed(
        `${passing ?? 'passes'} on a rerun, after a failure${listNames(finding.failures)}`,
      );
    case 'tolerated': {
      const failing = counts?.failed || finding.failures.length;
      const subject = failing === 0 ? '' : `${formatNumber(failing)} `;
      const failed = `${subject}${failing > 1 ? 'fail' : 'fails'} as before`;
      const all = passing === undefined ? failed : `${passing}, ${failed}`;
      return asBefore(`${all}${listNames(finding.failures)}`);
    }
    case 'failed': {
      const all = counts && ` (${passing}, ${formatNumber(counts.failed)} failed)`;
      return failed(`fails because of the change${all ?? ''}${listNames(finding.failures)}`);
    }
    case 'inconclusive':
      return inconclusive(whyInconclusive(finding));
  }
}

function regressionStatus(
  regression: Regression | undefined,
  tests: CheckFinding | undefined,
): Status {
  if (regression === undefined || tests?.kind === 'not-run')
    return notRun('the tests were not run');
  if (regression.kind === 'not-shown') return inconclusive(regression.why);
  const { tests: own, limit, isOfBase } = regression;
  const how = limit === undefined ? '' : ` (where it ${describeTimeLimit(limit)})`;
  const whose = isOfBase ? ' (it stood in the repository)' : '';
  return passed(`fails without the fix${how}${whose}${listOwnTests(own)}`);
}

/** Tests of the change that are named. */
const maxOwnTests = 10;

/** Names the tests in full: they are what a reviewer reads first. */
function listOwnTests(tests: readonly string[]): string {
  return tests.length === 0 ? '' : `: ${firstFew(tests, maxOwnTests).join('; ')}`;
}

function reviewStatus(run: Run): Status {
  const review = keptReview(run);
  if (review === undefined && run.isUnreviewed) return notNeeded('the settings ask for none');
  if (review === undefined) {
    return notRun(
      wasReviewAsked(run)
        ? 'the model sent no review that can be used'
        : 'the change did not get that far',
    );
  }
  const after = review.attempt > 1 ? ` after ${review.attempt} edits` : '';
  return review.verdict.kind === 'approve'
    ? passed(`approved${after}`)
    : failed(`changes requested${after}`);
}

function wasReviewAsked(run: Run): boolean {
  return run.steps
    .slice(lastSound(run) + 1)
    .some((step) => 'asked' in step && step.asked === 'review');
}

/** Unparsed files that are named with their reason. */
const maxUnparsed = 5;

/** Says how many of the changed code files were parsed, such as `1 of 2 files parsed; A.java: no grammar for .java`. */
export function describeParsing({
  parsed,
  unparsed,
}: Pick<StepOf<'checked'>, 'parsed' | 'unparsed'>): string {
  const all = parsed.length + unparsed.length;
  if (all === 0) return 'the change writes no code file';
  const files = `${counted(all, 'file')} parsed`;
  if (unparsed.length === 0) return files;
  const named = unparsed.map(({ path, why }) => `${path}: ${why}`);
  return [`${parsed.length} of ${files}`, ...firstFew(named, maxUnparsed)].join('; ');
}
