import { describe, expect, test } from 'vitest';
import { checkPatch } from '../../../../src/agent/loop/steps/index.ts';
import type { Checks } from '../../../../src/agent/ports.ts';
import { emptyPatch } from '../../../../src/engines/edits/index.ts';
import type { CommandResult } from '../../../../src/engines/evidence/index.ts';
import { exited, green, red } from '../../../engines/evidence/command-results.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { scripted } from './scripted-checks.ts';

const source = changeOf('src/cart.ts', 'a + b', 'a * b');
const proof = changeOf('test/cart.test.ts', null, "test('adds up', () => expect(3));");
const fix = patchOf(source);
const whole = patchOf(source, proof);

test('a change that passes costs one run of each command, and one of the tests as they were', async () => {
  const { told, tryOn } = scripted({});
  expect(await tryOn(fix)).toEqual({
    lint: { kind: 'passed' },
    tests: { kind: 'passed' },
    regression: { kind: 'not-shown', why: 'the change has no test of its own' },
  });
  expect(told).toEqual(['lint on head', 'tests on head', 'tests on base']);
});

test('a command that is not set is not run, and said to be missing', async () => {
  const { told, tryOn } = scripted({}, []);
  expect(await tryOn(whole)).toEqual({
    lint: { kind: 'not-run', why: 'no command is set' },
    tests: { kind: 'not-run', why: 'no command is set' },
    regression: { kind: 'not-shown', why: 'the tests were not run' },
  });
  expect(told).toEqual([]);
});

test('the tests do not run if lint fails because of the change', async () => {
  const { told, tryOn } = scripted({ 'lint on head': [red('x')] });
  const { lint, tests } = await tryOn(fix);
  expect([lint.kind, tests.kind]).toEqual(['failed', 'not-run']);
  expect(told).toEqual(['lint on head', 'lint on head', 'lint on base']);
});

test('the tests run if lint fails without the change, too', async () => {
  const { told, tryOn } = scripted({ 'lint on head': [red('x')], 'lint on base': [red('x')] });
  const { lint, tests } = await tryOn(fix);
  expect([lint.kind, tests.kind]).toEqual(['tolerated', 'passed']);
  const lints = ['lint on head', 'lint on head', 'lint on base'];
  expect(told).toEqual([...lints, 'tests on head', 'tests on base']);
});

test('a change that mends one test and breaks another of the same assertion has failed', async () => {
  const tape = (...results: readonly string[]) =>
    exited(1, ['TAP version 13', ...results, '# tests 2', '# pass  1', '# fail  1'].join('\n'));
  const [equal, unequal] = ['ok 1 should be strictly equal', 'not ok 1 should be strictly equal'];
  const { tryOn } = scripted({
    'tests on base': [tape('# cart sums', unequal, '# cart discounts', equal)],
    'tests on head': [tape('# cart sums', equal, '# cart discounts', unequal)],
  });
  const { tests } = await tryOn(fix);
  const name = 'cart discounts > should be strictly equal';
  expect(tests).toMatchObject({ kind: 'failed', failures: [name] });
});

describe('with tests only', () => {
  const only = (script: Readonly<Record<string, readonly CommandResult[]>>) =>
    scripted(script, ['tests']);

  test('the base is run once for all changes, and no change twice', async () => {
    const { told, tryOn } = only({ 'tests on head': [red('a')] });
    const first = await tryOn(fix);
    expect(first.tests.kind).toBe('failed');
    expect(told).toHaveLength(3);
    expect(await tryOn(patchOf({ ...source }))).toEqual(first);
    expect(told).toHaveLength(3);
    await tryOn(patchOf(changeOf('src/cart.ts', 'a + b', 'a - b')));
    expect(told.slice(3)).toEqual(['tests on head', 'tests on head']);
  });

  test('a silent command runs tests if those of the change turn it red', async () => {
    const { tryOn } = only({
      'tests on head': [exited(0)],
      'tests on tests': [red('adds up')],
      'tests on base': [exited(0)],
    });
    expect(await tryOn(whole)).toMatchObject({
      tests: { kind: 'passed' },
      regression: { kind: 'shown', tests: ['adds up'] },
    });
    expect((await tryOn(fix)).tests.kind).toBe('inconclusive');
  });

  test('a change of tests alone has no regression to show', async () => {
    const { told, tryOn } = only({});
    const why = 'the change is of tests alone';
    expect((await tryOn(patchOf(proof))).regression).toEqual({ kind: 'not-shown', why });
    expect(told).toHaveLength(1);
  });

  test('the base is the head if nothing is changed', async () => {
    const { told, tryOn } = only({ 'tests on base': [red('a')] });
    expect((await tryOn(emptyPatch)).tests).toMatchObject({ kind: 'tolerated', failures: ['a'] });
    expect(told).toEqual(['tests on base', 'tests on base']);
  });

  test('what rejects is not remembered', async () => {
    const { checks, context } = only({});
    const broken: Checks = { ...checks, run: () => Promise.reject(new Error('no copy')) };
    await expect(checkPatch(fix, { ...context, checks: broken })).rejects.toThrow('no copy');
    expect((await checkPatch(fix, context)).tests.kind).toBe('passed');
  });

  test('a cancelled run rejects and starts no further command', async () => {
    const { told, checks, context } = only({ 'tests on head': [red('a')] });
    const control = new AbortController();
    const stopping: Checks = {
      ...checks,
      run(command, patch, signal) {
        control.abort(new Error('cancelled'));
        return checks.run(command, patch, signal);
      },
    };
    const cancelled = { ...context, checks: stopping, signal: control.signal };
    await expect(checkPatch(fix, cancelled)).rejects.toThrow('cancelled');
    expect(told).toHaveLength(1);
  });
});

describe('with a command for chosen tests', () => {
  const inFile = 'tests in test/cart.test.ts';
  const title = 'test/cart.test.ts > adds up';

  test('those of the change run by name, even if the command for all does not cover them', async () => {
    const { told, tryByName } = scripted({ [`${inFile} on tests`]: [red(title)] }, ['tests']);
    expect(await tryByName(whole)).toEqual({
      lint: { kind: 'not-run', why: 'lint-command is not set' },
      tests: { kind: 'passed' },
      regression: { kind: 'shown', tests: [title] },
    });
    expect(told).toEqual(['tests on head', `${inFile} on head`, `${inFile} on tests`]);
  });

  test('a change whose own tests fail is red', async () => {
    const { tryByName } = scripted({ [`${inFile} on head`]: [red(title)] }, ['tests']);
    expect(await tryByName(whole)).toMatchObject({
      tests: { kind: 'failed', failures: [title] },
      regression: { kind: 'not-shown', why: 'its own tests fail with the change' },
    });
  });

  test('files that the runner takes for no tests are left to the command for all', async () => {
    const none = { ...red('x'), output: 'No test files found, exiting with code 1\n' };
    const commands = { [`${inFile} on head`]: [none], 'tests on tests': [red(title)] };
    const { tryByName } = scripted(commands, ['tests']);
    expect(await tryByName(whole)).toMatchObject({
      tests: { kind: 'passed' },
      regression: { kind: 'shown', tests: [title] },
    });
  });

  test('a change without tests runs none by name', async () => {
    const { told, tryByName } = scripted({}, ['tests']);
    await tryByName(fix);
    expect(told).toEqual(['tests on head', 'tests on base']);
  });

  test('what fails with all tests needs no more', async () => {
    const { told, tryByName } = scripted({ 'tests on head': [red('x')] }, ['tests']);
    expect(await tryByName(whole)).toMatchObject({ tests: { kind: 'failed' } });
    expect(told.filter((name) => name.startsWith('tests in'))).toEqual([]);
  });
});

describe('a run with a test that must fail', () => {
  const text = "import test from 'node:test';\ntest('adds', () => assert.equal(add(1, 2), 3));\n";
  const nearby = [changeOf('test/cart.test.js', text, text)];
  const source = changeOf('src/cart.js', 'export const add = 1;\n', 'export const add = 2;\n');
  const proof = changeOf('test/more.test.js', null, "test('more', f);\n");
  const failing = exited(1, '✖ other (1ms)\nℹ tests 3\nℹ pass 2\nℹ fail 1\n');
  const passing = exited(0, 'ℹ tests 2\nℹ pass 2\nℹ fail 0\n');

  const judged = (
    script: Readonly<Record<string, readonly CommandResult[]>>,
    patch = patchOf(source),
  ) => {
    const { told, tryOn } = scripted(script, ['tests'], nearby);
    return tryOn(patch).then((results) => ({ ...results, told }));
  };

  test('a run that stays green with a test that must fail is no evidence', async () => {
    const { tests, told } = await judged({});
    expect(tests).toEqual({
      kind: 'inconclusive',
      why: 'it passes, but it also passes with a test that must fail, in test/cart.test.js',
    });
    expect(told).toEqual(['tests on head', 'tests on base', 'tests on canary']);
  });

  test('a run that fails with it is one', async () => {
    const { tests } = await judged({ 'tests on head': [passing], 'tests on canary': [failing] });
    expect(tests.kind).toBe('passed');
  });

  test('what fails anyway gets no further run', async () => {
    const { tests, told } = await judged({ 'tests on head': [red('a')] });
    expect(tests.kind).toBe('failed');
    expect(told).not.toContain('tests on canary');
  });

  test('what fails as before must still fail beside it', async () => {
    const before = { 'tests on head': [red('a')], 'tests on base': [red('a')] };
    expect((await judged({ ...before, 'tests on canary': [red('b')] })).tests.kind).toBe(
      'inconclusive',
    );
  });

  test('what tests of the change show is tried if that is quick', async () => {
    const reds = { 'tests on tests': [red('more')] };
    const { regression, told } = await judged(reds, patchOf(source, proof));
    expect(regression.kind).toBe('not-shown');
    expect(told).toContain('tests on canary');
    const slow: CommandResult = { ...green, elapsed: 61_000 };
    const long = await judged({ ...reds, 'tests on head': [slow] }, patchOf(source, proof));
    expect(long.told).not.toContain('tests on canary');
  });

  test('without a file of tests that takes one, the run is believed', async () => {
    const { tryOn } = scripted({}, ['tests'], []);
    expect((await tryOn(patchOf(source))).tests.kind).toBe('passed');
  });
});
