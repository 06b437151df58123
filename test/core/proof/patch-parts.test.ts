import { describe, expect, test } from 'vitest';
import { splitPatch, touchesOldTests, writesTests } from '../../../src/core/proof/index.ts';
import type { FileChange } from '../../../src/engines/edits/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';

const source = changeOf('src/cart.ts', 'a', 'b');
const added = changeOf('test/cart.test.ts', null, 'x');
const dropped = changeOf('test/old.test.ts', 'x', null);
const settings = changeOf('tests/conftest.py', null, 'x');

const partsOf = (...changes: readonly FileChange[]) => splitPatch(patchOf(...changes), 'npm test');

test('a patch has tests, settings of their runner, and code', () => {
  const { tests, settings: runner, code } = partsOf(source, added, dropped, settings);
  expect([...tests.keys()]).toEqual([added.path, dropped.path]);
  expect([...runner.keys()]).toEqual([settings.path]);
  expect([...code.keys()]).toEqual([source.path]);
});

test('a test that the command names is a test, and what else it names is a setting', () => {
  const script = changeOf('tools/verify.js', 'a', 'b');
  const { tests, settings: runner } = splitPatch(
    patchOf(added, script),
    `node ./tools/verify.js ${added.path}`,
  );
  expect([...tests.keys(), ...runner.keys()]).toEqual([added.path, script.path]);
});

test('a patch that only deletes tests writes none', () => {
  expect(writesTests(partsOf(source, dropped).tests)).toBe(false);
  expect(writesTests(partsOf(source, dropped, added).tests)).toBe(true);
});

describe('the old tests are touched', () => {
  const old =
    "import { add } from './cart';\ntest('adds', () => {\n  expect(add()).toBe(1);\n});\n";
  const more = "test('takes', () => {\n  expect(take()).toBe(1);\n});\n";
  const edit = (from: string, to: string) =>
    changeOf(
      'test/a.test.ts',
      old,
      old.replace(from, () => to),
    );
  const inClass = (tests: string) => `class ATest {\n${tests}}\n`;
  const method = (name: string) =>
    `    @Test\n    void ${name}() {\n        assertTrue(ok());\n    }\n`;
  test.each([
    ['by a new file of tests', added, false],
    ['by new data of tests', changeOf('test/data.json', null, '{}'), false],
    ['by a new file that runners load', changeOf('tests/__init__.py', null, 'x'), true],
    ['by a test in addition', changeOf('test/a.test.ts', old, old + more), false],
    ['by a test and its import', edit("./cart';\n", "./cart';\nimport x from 'x';\n"), false],
    [
      'by a method in addition',
      changeOf('test/ATest.java', inClass(method('a')), inClass(method('a') + method('b'))),
      false,
    ],
    ['by a line that changes', edit('toBe(1)', 'toBe(2)'), true],
    ['by a line more in a test', edit('  expect', '  return;\n  expect'), true],
    ['by a line that all tests run', edit("test('adds'", "add.x = 1;\ntest('adds'"), true],
    ['by a file that goes', dropped, true],
    ['by what runs them', settings, true],
    ['by code', source, false],
  ])('%s: %o', (_, change, expected) => {
    expect(touchesOldTests(partsOf(change))).toBe(expected);
  });
});
