import { expect, test } from 'vitest';
import type { CommandResult } from '../../../../src/core/checks/index.ts';
import { exited, green, red } from '../../../core/checks/command-results.ts';
import { changeOf, patchOf } from '../../../support/memory/samples.ts';
import { scripted } from './scripted-checks.ts';

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

test('code that has the answers of a test is named', async () => {
  const known = changeOf('src/cart.js', 'a\n', 'add = (p, q) => p === 12 && q === 13 ? 25 : p;\n');
  const near = [changeOf('test/cart.test.js', 'equal(add(12, 13), 25);\n', 'x\n')];
  const { tryOn } = scripted({}, ['tests'], near);
  expect((await tryOn(patchOf(known))).weakened).toEqual([
    { kind: 'test', path: 'src/cart.js', how: 'answers for the values of a test: 12, 13, 25' },
  ]);
});
