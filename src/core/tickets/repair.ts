import {
  type BudgetedText,
  budgetedCode,
  budgetedList,
  firstFew,
  headed,
  oneLine,
  prose,
} from '../../engines/text/index.ts';
import type { Review } from './review.ts';
import type { Story } from './story.ts';

/** What happened to the agent's pull request after it was opened, and asks for another attempt. */
export interface Repair {
  /** The same for the same head and reason, such as `checks-failed:SHA`. */
  readonly id: string;
  /** The checks that failed; none if the base has moved under the change. */
  readonly failures: readonly FailedCheck[];
}

/** A failed check with what its log tells. All texts are untrusted, and bounded by whoever reads them. */
export interface FailedCheck {
  readonly name: string;
  /** Names of the steps that failed. */
  readonly steps: readonly string[];
  /** What the check says about places in files, such as `src/a.ts:3: expected 2`. */
  readonly annotations: readonly string[];
  /** What it says of itself, in one line; missing if nothing. */
  readonly says?: string | undefined;
  /** What the failed step printed; once it is read, the telling part of it. Empty if there is none. */
  readonly log: string;
  /** The tests that failed as the log names them, each with what it says; missing before it is read. */
  readonly tests?: readonly string[] | undefined;
}

/** How many of each kind of finding are shown, and characters of one. */
const max = { shown: 10, finding: 300, name: 200, words: 1_000 } as const;

/** What a commit does that answers a review or a repair, in place of a summary; `undefined` if it answers neither. */
export function commitReason({ review, repair }: Asked): string | undefined {
  if (review !== undefined) return `answers ${oneLine(review.author, 100)}'s review`;
  const [first, ...others] = repair?.failures ?? [];
  if (first === undefined) return repair && 'makes the change again on the newest files';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `mends the check “${oneLine(first.name, max.name)}”${more}`;
}

/** What was wrong, for a change that answers what happened to the pull request: the first change has said it. */
export function rootCauseFor({ review, repair }: Asked, { published }: Story): string | undefined {
  return review === undefined && repair === undefined ? undefined : published?.report.rootCause;
}

/** What asks for a further commit. */
interface Asked {
  readonly review?: Pick<Review, 'author'> | undefined;
  readonly repair?: Repair | undefined;
}

/** Writes what happened to the pull request for an instruction. */
export function repairText({ failures }: Repair): BudgetedText {
  if (failures.length === 0) return prose(conflictText);
  return budgetedList({
    title: '## Failed checks of the pull request',
    items: [
      prose('Nothing shows that they fail without the change.'),
      ...failures.map(failureText),
    ],
    omitted: (count) => `(Failed checks not shown: ${count}.)`,
  });
}

const conflictText =
  '## The pull request conflicts with its base\n\nOther changes were merged since. The same change is wanted on the files as they are now.';

/** Its name, then what is short, then the log, so that a cut leaves the most telling. */
function failureText(check: FailedCheck): BudgetedText {
  const { name, steps, annotations, says, tests = [], log } = check;
  const parts = [
    ...(steps.length === 0 ? [] : [`Failed steps: ${listed(steps).join('; ')}`]),
    ...(says === undefined ? [] : [`It says: ${oneLine(says, max.words)}`]),
    ...(annotations.length === 0 ? [] : ['Its annotations:', bullets(annotations)]),
    ...(tests.length === 0 ? [] : ['Failures that its log names:', bullets(tests)]),
  ];
  const head = [`**${oneLine(name, max.name)}** failed.`, ...parts].join('\n\n');
  return log.trim() === ''
    ? prose(head)
    : headed(`${head}\n\nFrom its log:`, budgetedCode('', log));
}

const bullets = (findings: readonly string[]) =>
  listed(findings)
    .map((finding) => `- ${finding}`)
    .join('\n');

const listed = (findings: readonly string[]) =>
  firstFew(
    findings.map((finding) => oneLine(finding, max.finding)),
    max.shown,
  );
