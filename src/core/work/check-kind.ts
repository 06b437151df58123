import type { Check, CheckFailure } from './facts.ts';

/**
 * Why a check has failed, as far as its facts tell. `ours` is what is left: only that is met with code. `unclear` may
 * pass when it is run again; `flaky` as well, but the agent cannot run it again.
 */
export type CheckKind =
  | 'metadata'
  | 'red-on-base'
  | 'red-everywhere'
  | 'unclear'
  | 'flaky'
  | 'ours';

/** Pull requests of others that fail in the same check, from which on the cause is not the change. */
const systemicFrom = 2;

/** Says what kind of failure it is. */
export function kindOfCheck({ name, run }: Check, failure: CheckFailure): CheckKind {
  if (isMetadataCheck(name, failure.steps)) return 'metadata';
  if (failure.isRedOnBase) return 'red-on-base';
  if (failure.redElsewhere >= systemicFrom) return 'red-everywhere';
  // Other systems name no steps, so only what has passed before tells a flake there.
  if (run === undefined) return failure.passedBefore ? 'flaky' : 'ours';
  const isUnclear = failure.steps.length === 0 || failure.passedBefore;
  return isUnclear && run.attempt === 1 ? 'unclear' : 'ours';
}

/** Whether a check is about the pull request's words, labels or signatures, which no code mends. */
export function isMetadataCheck(name: string, steps: readonly string[]): boolean {
  const concerns = steps.map(concernOf);
  switch (concernOf(name)) {
    case 'metadata':
      return !concerns.includes('code');
    case 'code':
      return false;
    case 'unknown':
      return steps.length > 0 && concerns.every((concern) => concern === 'metadata');
  }
}

/** Words that mean metadata wherever they stand. */
const surely: readonly string[] = [
  ...['dco', 'cla', 'easycla', 'signoff', 'sign off', 'signed off', 'commitlint', 'commit lint'],
  ...['commit message', 'commit messages', 'conventional commit', 'conventional commits'],
  ...['pr title', 'pull request title', 'pr description', 'pull request description', 'pr body'],
  ...['semantic pr', 'semantic pull request', 'semantic pull requests', 'lint pr'],
  ...['pr size', 'pull request size'],
  ...['pr label', 'pr labels', 'linked issue', 'linked issues', 'issue link', 'issue linked'],
];

/** Words that mean it only without a word about code. */
const perhaps: readonly string[] = [
  ...['title', 'semantic', 'label', 'labels', 'labeler', 'labeller', 'size', 'milestone'],
  ...['changelog', 'changelogs', 'changeset', 'release notes'],
  ...['issue reference', 'issue references', 'jira issue', 'jira key', 'ticket reference'],
];

const code: readonly string[] = [
  ...['test', 'tests', 'testing', 'unit', 'e2e', 'integration', 'spec', 'build', 'compile'],
  ...['lint', 'linter', 'eslint', 'typecheck', 'types', 'bundle', 'image', 'binary', 'limit'],
  ...['compressed', 'analysis', 'coverage', 'benchmark', 'segmentation', 'versioning'],
];

function concernOf(name: string): 'metadata' | 'code' | 'unknown' {
  const words = ` ${name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
  const has = (phrases: readonly string[]) => phrases.some((one) => words.includes(` ${one} `));
  if (has(surely)) return 'metadata';
  if (has(code)) return 'code';
  return has(perhaps) ? 'metadata' : 'unknown';
}
