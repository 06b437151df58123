import { describe, expect, test } from 'vitest';
import {
  allowMerges,
  findForbidding,
  isMetadataCheck,
  type PlannedChange,
  pullAt,
  type Rule,
  readFailedChecks,
} from '../../../src/core/work/index.ts';

const change: PlannedChange = {
  ...{ branch: 'fix/APP-1', isNew: true, message: 'APP-1: Count\n\nJira-Bug-Fix: APP-1\n' },
  authors: ['1+a[bot]@users.noreply.github.com'],
  committers: ['1+a[bot]@users.noreply.github.com', 'noreply@github.com'],
};

type Pattern = NonNullable<Rule['pattern']>;
const named = (type: string, operator: Pattern['operator'], pattern: string, negate = false) => ({
  type,
  pattern: { operator, pattern, negate },
});
const ofBranch = (rule: Rule, changes: Partial<PlannedChange> = {}) =>
  findForbidding({ branch: [rule], base: [] }, { ...change, ...changes });
const ofBase = (rule: Rule) => findForbidding({ branch: [], base: [rule] }, change);

describe('a rule of the branch', () => {
  const name = 'branch_name_pattern';
  const message = 'commit_message_pattern';
  const author = 'commit_author_email_pattern';
  const committer = 'committer_email_pattern';
  test.each<readonly [Rule, RegExp]>([
    [{ type: 'creation' }, /forbids the agent to create fix\/APP-1/],
    [named(name, 'starts_with', 'feature/'), /fix\/APP-1 to start with "feature\/": set `branch`/],
    [named(name, 'starts_with', 'fix/', true), /not to start with "fix\/"/],
    [named(name, 'ends_with', '-x'), /to end with "-x"/],
    [named(name, 'contains', 'bots'), /to contain "bots"/],
    [named(name, 'regex', '^(feature|hotfix)/'), /to match "\^\(feature\|hotfix\)\/"/],
    [named(name, 'regex', 'APP', true), /not to match "APP"/],
    [named(message, 'regex', '^(feat|fix): '), /message of a commit to match .* `commit-message`/],
    [named(message, 'ends_with', 'Count'), /to end with "Count"/],
    [named(author, 'ends_with', '@acme.com'), /author to end with "@acme.com": set `github-token`/],
    [named(committer, 'ends_with', '@acme.com'), /committer to end with "@acme.com"/],
    [named(name, 'contains', 'a\nb'), /to contain "a b"/],
  ])('%j forbids', async (rule, says) => {
    const sentence = await ofBranch(rule);
    expect(sentence).toMatch(says);
    expect(sentence).toMatch(/^A rule of GitHub .*, or let the agent bypass that rule, .*\.$/);
  });

  test.each<Rule>([
    { type: 'update' },
    { type: 'deletion' },
    { type: 'non_fast_forward' },
    { type: 'required_linear_history' },
    { type: 'required_signatures' },
    { type: 'pull_request' },
    { type: name },
    named(name, 'starts_with', 'fix/'),
    named(name, 'contains', 'docs', true),
    named(name, 'regex', '^fix/[A-Z]+-\\d+$'),
    named(message, 'starts_with', 'APP-'),
    named(message, 'ends_with', 'APP-1'),
    named(message, 'regex', '(?m)^Jira-Bug-Fix: '),
    named(author, 'contains', '[bot]'),
    named(committer, 'regex', '^noreply@'),
    // Not of RE2, so nothing is known.
    named(name, 'regex', '(?=x)y'),
    named(name, 'regex', '(', true),
  ])('%j does not', async (rule) => expect(await ofBranch(rule)).toBeUndefined());

  test('is judged for a branch that is there by what happens to it', async () => {
    const there = { isNew: false };
    expect(await ofBranch({ type: 'creation' }, there)).toBeUndefined();
    expect(await ofBranch(named(name, 'starts_with', 'x'), there)).toBeUndefined();
    expect(await ofBranch({ type: 'update' }, there)).toMatch(/forbids the agent to change/);
  });

  test('is not judged by what is not known', async () => {
    const unknown = { message: undefined, authors: undefined, committers: undefined };
    for (const type of [message, author, committer])
      expect(await ofBranch(named(type, 'starts_with', 'x'), unknown)).toBeUndefined();
  });

  test('asks for signatures where the commits are known to have none', async () => {
    const rule = { type: 'required_signatures' };
    expect(await ofBranch(rule, { isSigned: true })).toBeUndefined();
    expect(await ofBranch(rule, { isSigned: false })).toMatch(/signed commits.*`github-token`/);
  });
});

test('allow a merge unless the history must be linear', () => {
  expect(allowMerges([{ type: 'creation' }])).toBe(true);
  expect(allowMerges([{ type: 'required_linear_history' }])).toBe(false);
});

describe('a rule of the base', () => {
  test('is for the commits that go there, not for the branch', async () => {
    expect(await ofBase({ type: 'creation' })).toBeUndefined();
    expect(await ofBase(named('branch_name_pattern', 'contains', 'x'))).toBeUndefined();
    expect(await ofBase(named('commit_message_pattern', 'contains', 'feat'))).toMatch(/to contain/);
  });
});

test.each([
  ...['DCO', 'license/cla', 'EasyCLA', 'CLA Assistant', 'Validate PR title', 'Lint PR title'],
  ...['commitlint', 'Lint commit messages', 'Semantic Pull Request', 'semantic-pull-request'],
  ...['Changelog', 'check-changelog', 'Label required', 'labeler', 'PR size', 'milestone'],
  ...['Verify linked issue', 'Conventional Commits', 'sign-off', 'pull_request_title / check'],
  ...['policy-bot: main', 'Required approvals', 'pullapprove', 'Merge freeze', 'WIP'],
  ...['Two reviewers required', 'news fragment', 'Branch up to date', 'block-fixup-commits'],
])('“%s” is about metadata', (name) => {
  expect(isMetadataCheck(name, { steps: [] })).toBe(true);
  expect(isMetadataCheck(name, { steps: ['Run check'] })).toBe(true);
});

test.each([
  ...['test', 'build', 'lint', 'unit tests (labels)', 'bundle size', 'size-limit', 'class tests'],
  ...['declare types', 'test changelog parser', 'semantic versioning', 'titles', 'clang', 'resize'],
  ...['approval tests', 'authorization', 'billing', 'codecov/patch', 'Vercel'],
])('“%s” is about code', (name) => {
  expect(isMetadataCheck(name, { steps: [] })).toBe(false);
  expect(isMetadataCheck(name, { steps: ['Run it'] })).toBe(false);
});

test('the steps that failed count as well as the name', () => {
  const isMetadata = (name: string, ...steps: readonly string[]) =>
    isMetadataCheck(name, { steps });
  expect(isMetadata('checks', 'Check PR title')).toBe(true);
  expect(isMetadata('checks', 'Check PR title', 'npm run check')).toBe(false);
  expect(isMetadata('checks')).toBe(false);
  expect(isMetadata('changelog', 'npm test')).toBe(false);
  expect(isMetadata('tests', 'Check PR title')).toBe(false);
});

test.each([
  ['Authorization required to deploy.', true],
  ['1 of 2 required approvals', true],
  ['Deployment rate limited — retry in 24 hours', true],
  ['Waiting for an owner of src/', true],
  ['Build failed: 2 tests have no permission to read', false],
  ['Deployment has failed', false],
  ['', false],
])('what a check without steps says counts where its name tells nothing: %s', (says, isTrue) => {
  expect(isMetadataCheck('Vercel', { steps: [], says })).toBe(isTrue);
  expect(isMetadataCheck('test', { steps: [], says })).toBe(false);
  expect(isMetadataCheck('Vercel', { steps: [], says, marksFiles: true })).toBe(false);
});

test('an address names its repository and number, on any server', () => {
  const shop = { repository: 'acme/shop', number: 17 };
  expect(pullAt('https://github.com/acme/shop/pull/17')).toEqual(shop);
  expect(pullAt('http://127.0.0.1:8080/acme/shop/pull/17')).toEqual(shop);
});

test.each([
  undefined,
  '',
  'https://github.com/acme/shop/pull/0',
  'https://github.com/acme/shop/pull/1234567890',
  'https://github.com/acme/shop/pull/17/files',
  'https://github.com/acme/shop/issues/17',
  'https://github.com/pull/17',
  'https://github.com/acme/a b/pull/17',
  'javascript:acme/shop/pull/17',
])('%j names none', (url) => {
  expect(pullAt(url)).toBeUndefined();
});

const check = (log: string) => ({ name: 'test', steps: ['Run tests'], annotations: [], log });

const pytest = [
  'Run pytest',
  'F',
  '=================================== FAILURES ===================================',
  '___________________________________ test_total ___________________________________',
  '    def test_total():',
  '>       assert total([1, 2]) == 3',
  'E       assert 2 == 3',
  'tests/test_cart.py:4: AssertionError',
  '=========================== short test summary info ============================',
  'FAILED tests/test_cart.py::test_total - assert 2 == 3',
  '1 failed in 0.12s',
  'Process completed with exit code 1.',
];

describe('the log of a failed check', () => {
  test('names what failed', () => {
    const [read] = readFailedChecks([check(pytest.join('\n'))]);
    expect(read?.tests?.join('\n')).toContain('tests/test_cart.py::test_total');
    expect(read?.log).toContain('E       assert 2 == 3');
  });

  test('that is long keeps its telling lines, and all logs together fit', () => {
    const noise = Array.from({ length: 3_000 }, (_, at) => `ok ${at} - fine`);
    const long = [...noise, ...pytest, ...noise.slice(0, 1_000)].join('\n');
    const read = readFailedChecks(Array.from({ length: 4 }, () => check(long)));
    for (const { log } of read) {
      expect(log).toContain('assert 2 == 3');
      expect(log.length).toBeLessThanOrEqual(3_000);
    }
  });

  test('that is empty or names nothing is left as it is', () => {
    expect(readFailedChecks([check(''), check('The runner was lost.')])).toMatchObject([
      { log: '', tests: [] },
      { log: 'The runner was lost.', tests: [] },
    ]);
  });
});
