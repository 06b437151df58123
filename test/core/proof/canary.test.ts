import { describe, expect, test } from 'vitest';
import type { Canary } from '../../../src/core/proof/canary.ts';
import { plantCanary, whyNoEvidence } from '../../../src/core/proof/index.ts';
import type { CommandResult } from '../../../src/engines/evidence/index.ts';
import { exited, timedOut } from '../../engines/evidence/command-results.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';

const source = changeOf('cart.js', 'a\n', 'b\n');
const fileOf = (path: string, text: string) => changeOf(path, text, text);
const inNode = (path: string) =>
  fileOf(path, "import test from 'node:test';\ntest('adds', () => assert.equal(1, 1));\n");

function planted(...files: readonly ReturnType<typeof fileOf>[]): Canary {
  const canary = plantCanary(patchOf(source), files);
  if (canary === undefined) throw new Error('no file takes a test');
  return canary;
}

describe('a canary', () => {
  test('keeps the change, and stands in at most three files', () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => `${name}.test.js`);
    const { patch, planted: places } = planted(...names.map(inNode));
    expect(places.map(({ path }) => path)).toEqual(names.slice(0, 3));
    expect(patch.get(source.path)).toBe(source);
    expect(new Set(places.map(({ mark }) => mark)).size).toBe(3);
  });

  test('has another mark in another change, so that no change knows it', () => {
    const [file] = [inNode('a.test.js')];
    const other = plantCanary(patchOf(changeOf('cart.js', 'a\n', 'c\n')), [file]);
    expect(other?.planted).not.toEqual(planted(file).planted);
  });

  test('changes what is expected where no test can be added, in the nearest file alone', () => {
    const rust = fileOf('tests/cart.rs', 'assert_eq!(add(1, 2), 3);\n');
    const { patch, planted: places } = planted(rust, inNode('a.test.js'));
    expect(places).toEqual([{ path: 'tests/cart.rs' }]);
    expect(patch.get(rust.path)?.after).toBe('assert_eq!(add(2, 2), 3);\n');
  });

  test('passes by files that take none', () => {
    expect(plantCanary(patchOf(source), [fileOf('test/setup.js', 'start();\n')])).toBeUndefined();
    const { planted: places } = planted(fileOf('test/setup.js', 'start();\n'), inNode('a.test.js'));
    expect(places.map(({ path }) => path)).toEqual(['a.test.js']);
  });
});

/** What Node's runner prints of failed tests. */
const failing = (run: number, ...names: readonly string[]) =>
  [
    `ℹ tests ${run}\nℹ pass ${run - names.length}\nℹ fail ${names.length}\n✖ failing tests:`,
    ...names.map((name) => `✖ ${name} (1ms)\n`),
  ].join('\n');

describe('a run is evidence', () => {
  const one = planted(inNode('a.test.js'));
  const mark = one.planted[0]?.mark ?? '';
  const head = exited(0, 'ℹ tests 2\nℹ pass 2\nℹ fail 0\n');
  const named = exited(1, failing(3, `adds ${mark}`));
  const judge = (run: CommandResult = named, first = head, canary = one, isWhole = true) =>
    whyNoEvidence(canary, { head: first, run, isWhole });

  test('if the test is named as one that failed, or one more failed', () => {
    expect(judge()).toBeUndefined();
    expect(judge(exited(1, 'ℹ tests 3\nℹ pass 2\nℹ fail 1\n'))).toBeUndefined();
  });

  test('not if it stays green', () => {
    expect(judge(head)).toBe('it also passes with a test that must fail, in a.test.js');
  });

  test('not if something else is red', () => {
    const loading = exited(1, 'SyntaxError: no\nℹ tests 2\nℹ pass 1\nℹ fail 1\n');
    expect(judge(loading)).toBe('a test that must fail, in a.test.js, did not run');
    expect(
      judge(
        exited(1, `✔ adds ${mark} (1ms)\n${failing(3, 'other')}`),
        exited(1, failing(2, 'other')),
      ),
    ).toBe('a test that must fail, in a.test.js, did not run');
  });

  test('not if it was not run, or did not end', () => {
    expect(judge({ kind: 'not-run', why: 'no time is left' })).toContain('no time is left');
    expect(judge(timedOut())).toBe('it does not end with a test that must fail, in a.test.js');
  });

  test('of a runner that is not known, if it speaks of the test', () => {
    expect(judge(exited(1, `oh no: ${mark}\n`), exited(0, 'fine\n'))).toBeUndefined();
    expect(judge(exited(1, 'oh no\n'), exited(0, 'fine\n'))).toContain('did not run');
  });

  test('not if its report does not know of the test', () => {
    const forged = { tests: [{ name: 'adds', state: 'passed' }], ignored: [] } as const;
    expect(judge({ ...named, report: forged }, { ...head, report: forged })).toBe(
      'its report does not name a test that must fail, in a.test.js',
    );
  });

  test('that fails as before, if what failed still fails beside it', () => {
    const before = exited(1, failing(2, 'other'));
    const both = exited(1, failing(3, 'other', `adds ${mark}`));
    expect(judge(both, before)).toBeUndefined();
    expect(judge(named, before)).toBe('it stops at its first failure');
  });

  test('of every file of the canary that the run names', () => {
    const two = planted(inNode('a.test.js'), inNode('b.test.js'));
    const first = exited(1, failing(3, `adds ${two.planted[0]?.mark}`));
    expect(judge(first, head, two)).toBeUndefined();
    const naming = exited(0, 'b.test.js\nℹ tests 2\nℹ pass 2\nℹ fail 0\n');
    expect(judge(first, naming, two)).toBe('a test that must fail, in b.test.js, did not run');
  });

  test('whatever it counts, if only the files of the canary ran', () => {
    const own = exited(1, failing(1, `adds ${mark}`));
    expect(judge(own, head, one, false)).toBeUndefined();
  });

  test('with other expectations, if it fails then', () => {
    const rust = planted(fileOf('tests/cart.rs', 'assert_eq!(add(1, 2), 3);\n'));
    const passing = exited(0, 'test result: ok. 1 passed; 0 failed;\n');
    const failing = exited(101, 'test adds ... FAILED\ntest result: FAILED. 0 passed; 1 failed;\n');
    expect(judge(failing, passing, rust)).toBeUndefined();
    expect(judge(passing, passing, rust)).toContain('it also passes');
    expect(judge(failing, failing, rust)).toContain('did not run');
  });
});
