import { describe, expect, test } from 'vitest';
import {
  type RegressionRuns,
  verifyRegression,
  verifyStanding,
} from '../../../src/core/proof/index.ts';
import type { CheckFinding, CommandResult } from '../../../src/engines/evidence/index.ts';
import { absent, exited, green, red, unstarted } from '../../engines/evidence/command-results.ts';

/** A run without a report. */
const words = (...names: readonly string[]) => exited(1, red(...names).output);

/** A new file of tests, and one that had the test `sums` before the change. */
const files = [
  { path: 'test/cart.test.js', before: null, after: "test('adds'); test('takes');" },
  { path: 'test/old.test.js', before: "test('sums');", after: "test('sums'); test('halves');" },
];
const adds = 'test/cart.test.js > adds';
const takes = 'test/cart.test.js > takes';
const sums = 'test/old.test.js > sums';
const halves = 'test/old.test.js > halves';
/** A test that the change never touched. */
const ticks = 'test/timing.test.js > ticks';

const passed: CheckFinding = { kind: 'passed' };
const flaky: CheckFinding = { kind: 'flaky', failures: [ticks] };
const tolerated: CheckFinding = { kind: 'tolerated', failures: [ticks] };

/** A suite that fails without the change, too. */
const unsteady = { finding: tolerated, heads: [red(ticks), red(ticks)] };

function verified(runs: Partial<RegressionRuns>): string {
  const result = verifyRegression({ finding: passed, heads: [green], ...runs }, files);
  if (result.kind === 'wanted') return `wanted ${result.run}`;
  return result.kind === 'shown' ? ['shown', ...result.tests].join(', ') : result.why;
}

test.each<[string, string, Partial<RegressionRuns>]>([
  ['the tests of the change are run without it', 'wanted red', {}],
  [
    'they fail, and no other run decides anything',
    `shown, ${adds}, ${takes}`,
    { red: red(adds, takes) },
  ],
  [
    'they fail without any change, too',
    'its tests fail without any change, too',
    { ...unsteady, red: red(adds), redAgain: red(adds), base: red(adds) },
  ],
  [
    'one of them fails on the base, too',
    `shown, ${adds}`,
    { ...unsteady, red: red(adds, takes), redAgain: red(adds, takes), base: red(takes) },
  ],
  [
    'they do not build',
    'its tests do not build without the change',
    { red: exited(2, 'a.ts(1,2): error TS2304: no x') },
  ],
  [
    'they cannot be loaded',
    'its tests cannot be loaded without the change',
    { red: exited(1, ' FAIL  test/cart.test.js [ test/cart.test.js ]\n Test Files  1 failed (1)') },
  ],
  ['they cannot be run', 'its tests cannot be run without the change', { red: absent }],
  ['they were not run', 'the copy could not be made', { red: unstarted }],
  [
    'the base was not run',
    'the copy could not be made',
    { ...unsteady, red: red(adds), redAgain: red(adds), base: unstarted },
  ],
])('%s', (_, expected, runs) => {
  expect(verified(runs)).toBe(expected);
});

test('nothing is shown unless the tests pass with the change', () => {
  const failed: CheckFinding = { kind: 'failed', failures: [], output: '' };
  expect(verified({ finding: failed, red: red(adds), base: green })).toBe(
    'the tests fail with the change',
  );
  expect(verified({ finding: { kind: 'not-run', why: 'x' } })).toBe('the tests were not run');
  const why = '“make check”: nothing shows it';
  const finding: CheckFinding = { kind: 'inconclusive', why, said: 'Usage: check FILE' };
  const said = `${why}. Its output: Usage: check FILE`;
  expect(verified({ finding, heads: [exited(1)] })).toBe(said);
  expect(verified({ finding, heads: [exited(0)] })).toBe('wanted red');
  expect(verified({ finding, heads: [exited(0)], red: exited(0) })).toBe(said);
});

describe('a failure of a test that the change does not touch', () => {
  test('shows nothing, even if it is the only one', () => {
    const runs = { red: red(ticks), unreadable: red(adds) };
    expect(verified(runs)).toBe('none of its tests fails without the change');
  });

  test('is said to be of unknown origin if nothing names its file', () => {
    const why = 'tests fail without the change, but nothing shows that they are its own';
    expect(verified({ red: red('the clock strikes') })).toBe(why);
  });

  test('is not named among the others', () => {
    expect(verified({ red: red(ticks, adds), base: green })).toBe(`shown, ${adds}`);
  });
});

describe('in doubt, the failure is repeated', () => {
  const notNew = { red: red(adds, sums) };

  test('because a test is not new', () => {
    expect(verified(notNew)).toBe('wanted redAgain');
    expect(verified({ ...notNew, redAgain: notNew.red })).toBe(`shown, ${adds}, ${sums}`);
  });

  test.each<[string, Partial<RegressionRuns>]>([
    ['is flaky', { finding: flaky, heads: [red(ticks), green], red: red(adds) }],
    ['fails as before', { ...unsteady, red: red(adds, ticks) }],
  ])('because the suite %s; then the base is needed, too', (_, runs) => {
    expect(verified(runs)).toBe('wanted redAgain');
    const twice = { ...runs, redAgain: runs.red };
    expect(verified(twice)).toBe('wanted base');
    expect(verified({ ...twice, base: green })).toBe(`shown, ${adds}`);
  });

  test('a new test of a steady suite is in no doubt, wherever it stands', () => {
    expect(verified({ red: red(halves) })).toBe(`shown, ${halves}`);
  });

  test('a test must fail both times without the change', () => {
    const first = { red: red(sums), base: green };
    const why = 'its tests sometimes pass without the change';
    expect(verified({ ...first, redAgain: green })).toBe(why);
    expect(verified({ ...first, redAgain: red(adds) })).toBe(why);
  });

  test('a test must pass both times with the change, if the suite was run twice', () => {
    const twice = { red: red(sums), redAgain: red(sums), base: green };
    expect(verified({ ...twice, finding: flaky, heads: [red(sums), green] })).toBe(
      'its tests sometimes fail with the change, too',
    );
  });

  test('the repetition must have run', () => {
    expect(verified({ red: red(sums), redAgain: unstarted })).toBe('the copy could not be made');
  });
});

test('what names no failure shows nothing, and asks for a report', () => {
  const why = 'without the change, it fails, and its output names no failure; no report: ';
  expect(verified({ red: exited(1, 'bad') })).toContain(why);
  const slow = { ...red(adds, sums), elapsed: 61_000 };
  expect(verified({ red: slow })).toBe(`shown, ${adds}, ${sums}`);
});

describe('tests that pass without the change', () => {
  const why = 'its tests also pass without the change';

  test('were run if the output names their file', () => {
    const heads = [exited(0, ' ✓ test/cart.test.js (2 tests) 3ms\n      Tests  2 passed (2)')];
    expect(verified({ heads, red: green })).toBe(why);
  });

  test.each<[string, CommandResult, string]>([
    ['fails', exited(1, 'SyntaxError'), why],
    ['passes', green, 'its own tests were not run: the test command does not cover them'],
    ['was not run', unstarted, `${why}, or the test command does not run them`],
  ])(
    'otherwise, it is known from a run with unreadable tests, which %s',
    (_, unreadable, expected) => {
      expect(verified({ red: green })).toBe('wanted unreadable');
      expect(verified({ red: green, unreadable })).toBe(expected);
    },
  );

  test('in a suite that fails as before, were run if unreadable tests fail as well', () => {
    const failing = { finding: tolerated, heads: [red(ticks), red(ticks)], red: red(ticks) };
    const known = 'none of its tests fails without the change';
    expect(verified({ ...failing, unreadable: red(ticks, 'test/cart.test.js') })).toBe(known);
    expect(verified({ ...failing, unreadable: exited(1, 'SyntaxError: <?php') })).toBe(known);
    expect(verified({ ...failing, unreadable: red(ticks) })).toBe(
      'its own tests were not run: the test command does not cover them',
    );
  });
});

test('a suite that runs fewer tests shows nothing', () => {
  const [three, two] = [exited(0, '# pass 3'), exited(0, '# pass 2')];
  const failing = exited(1, `not ok 1 - ${adds}\n# pass 2\n# fail 1`);
  expect(verified({ heads: [two], red: failing })).toBe(
    'only 2 tests run with the change, but 3 without it',
  );
  expect(verified({ heads: [three], red: failing })).toBe(`shown, ${adds}`);
});

test.each<[string, object, readonly CommandResult[], readonly CommandResult[]]>([
  [
    'a test of the repository that fails twice without the change, and passes with it',
    { kind: 'shown', tests: [ticks], isOfBase: true },
    [green],
    [red(ticks), red(ticks)],
  ],
  ['one that fails with it, too', { kind: 'not-shown' }, [red(ticks), red(ticks)], [red(ticks)]],
  [
    'one of two',
    { kind: 'shown', tests: [sums] },
    [words(ticks), words(ticks)],
    [words(ticks, sums), words(ticks, sums)],
  ],
  ['one that fails once', { kind: 'not-shown' }, [green], [red(ticks), green]],
  ['one that could not be tried again', { kind: 'not-shown' }, [green], [red(ticks), unstarted]],
  ['a run that names none', { kind: 'not-shown' }, [green], [exited(1, 'no'), exited(1, 'no')]],
  ['a base that was not run', { kind: 'not-shown' }, [green], []],
])('%s', (_, result, heads, bases) => {
  expect(verifyStanding(heads, bases)).toMatchObject(result);
});
