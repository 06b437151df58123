import type { Check, CheckFailure } from './facts.ts';

/**
 * Why a check has failed, as far as its facts tell. `ours` is what is left: only that is met with code. `unclear` may
 * pass when it is run again; `flaky` and `unfinished` as well, but the agent cannot, or not once more.
 */
export type CheckKind =
  | 'metadata'
  | 'unfinished'
  | 'red-on-base'
  | 'red-everywhere'
  | 'unclear'
  | 'flaky'
  | 'ours';

/** If so many pull requests of others fail in the same check, its cause is not the change. */
const systemicFrom = 2;

/** Says what kind of failure it is. */
export function kindOfCheck({ name, run }: Check, failure: CheckFailure): CheckKind {
  const isFirst = run?.attempt === 1;
  if (isMetadataCheck(name, failure)) return 'metadata';
  if (failure.isUnfinished === true && !isFirst) return 'unfinished';
  if (failure.isRedOnBase) return 'red-on-base';
  if (failure.redElsewhere >= systemicFrom) return 'red-everywhere';
  // Other systems name no steps, so only what has passed before tells a flake there.
  if (run === undefined) return failure.passedBefore ? 'flaky' : 'ours';
  return isFirst && isUnclear(failure) ? 'unclear' : 'ours';
}

const isUnclear = ({ isUnfinished, steps, passedBefore, namesChange }: CheckFailure) =>
  isUnfinished === true || steps.length === 0 || passedBefore || namesChange === false;

/** Milliseconds after which nobody waits any longer for what a check says next. */
const patience = 3 * 3_600_000;

/** Whether a check that runs has said nothing for so long that it may never end. */
export function isSilent(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(since) >= patience;
}

/**
 * Whether a check is about the pull request's words, labels or signatures, or about what people or systems allow: no
 * code mends that. Its name tells, or else the steps that failed, or else its own words.
 */
export function isMetadataCheck(
  name: string,
  { steps, marksFiles, says = '' }: Pick<CheckFailure, 'steps' | 'marksFiles' | 'says'>,
): boolean {
  const concerns = steps.map((step) => concernOf(step, perhaps));
  switch (concernOf(name, perhaps)) {
    case 'metadata':
      return !concerns.includes('code');
    case 'code':
      return false;
    case 'unknown':
      if (steps.length > 0) return concerns.every((concern) => concern === 'metadata');
      return marksFiles !== true && concernOf(says, [...perhaps, ...denied]) === 'metadata';
  }
}

/** Words that mean metadata wherever they stand. */
const surely: readonly string[] = [
  ...['dco', 'cla', 'easycla', 'signoff', 'sign off', 'signed off', 'commitlint', 'commit lint'],
  ...['commit message', 'commit messages', 'conventional commit', 'conventional commits'],
  ...['pr title', 'pull request title', 'pr description', 'pull request description', 'pr body'],
  ...['semantic pr', 'semantic pull request', 'semantic pull requests', 'lint pr'],
  ...['pr size', 'pull request size', 'fixup commits', 'rate limit', 'rate limited'],
  ...['pr label', 'pr labels', 'linked issue', 'linked issues', 'issue link', 'issue linked'],
  ...['pullapprove', 'policy bot', 'wip', 'work in progress', 'do not merge', 'usage limit'],
];

/** Words that mean it only without a word about code. */
const perhaps: readonly string[] = [
  ...['title', 'semantic', 'label', 'labels', 'labeler', 'labeller', 'size', 'milestone'],
  ...['changelog', 'changelogs', 'changeset', 'release notes', 'news fragment'],
  ...['issue reference', 'issue references', 'jira issue', 'jira key', 'ticket reference'],
  ...['approval', 'approvals', 'approve', 'approved', 'approvers', 'reviewer', 'reviewers'],
  ...['review required', 'required review', 'required reviews', 'codeowners', 'code owners'],
  ...['freeze', 'frozen', 'merge queue', 'mergeable', 'up to date'],
];

/** The same in what a check says; as its name, they may be a part of the program. */
const denied: readonly string[] = [
  ...['authorization', 'authorize', 'authorized', 'unauthorized', 'not allowed', 'forbidden'],
  ...['permission', 'permissions', 'access denied', 'billing', 'payment', 'quota', 'credits'],
  ...['subscription', 'seat', 'seats', 'waiting for', 'awaiting', 'on hold', 'maintenance'],
];

const code: readonly string[] = [
  ...['test', 'tests', 'testing', 'unit', 'e2e', 'integration', 'spec', 'build', 'compile'],
  ...['lint', 'linter', 'eslint', 'typecheck', 'types', 'bundle', 'image', 'binary', 'limit'],
  ...['compressed', 'analysis', 'coverage', 'benchmark', 'segmentation', 'versioning'],
];

function concernOf(text: string, hints: readonly string[]): 'metadata' | 'code' | 'unknown' {
  const words = ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
  const has = (phrases: readonly string[]) => phrases.some((one) => words.includes(` ${one} `));
  if (has(surely)) return 'metadata';
  if (has(code)) return 'code';
  return has(hints) ? 'metadata' : 'unknown';
}
