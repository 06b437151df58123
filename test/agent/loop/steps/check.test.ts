import { describe, expect, test } from 'vitest';
import { check } from '../../../../src/agent/loop/steps/index.ts';
import type { Syntax, SyntaxVerdict } from '../../../../src/agent/ports.ts';
import type { FileChange } from '../../../../src/core/edits/index.ts';
import type { Run, Step } from '../../../../src/core/run/index.ts';
import { scriptedModel } from '../../../support/memory/context.ts';
import {
  changeOf,
  patchOf,
  pathOf,
  rulesOf,
  runOf,
  step,
} from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };
const count = (text: string | null) => (text ?? '').split('BROKEN').length - 1;

const unchecked: SyntaxVerdict = { kind: 'unchecked', why: 'it cannot be known' };

/** A syntax that is broken by a change that adds a `BROKEN`; `.txt` is not checked, `.md` is no code. */
const syntax: Syntax = {
  definitions: async () => undefined,
  async check(path, before, after) {
    if (path.endsWith('.md')) return { kind: 'not-code' };
    if (path.endsWith('.txt')) return unchecked;
    if (count(after) === 0) return { kind: 'sound' };
    return count(after) > count(before)
      ? { kind: 'broken', problems: [{ line: 1, column: 1, message: 'it says BROKEN' }] }
      : unchecked;
  },
};

const checked = (...changes: readonly FileChange[]) =>
  check(task, runOf(step.edited(patchOf(...changes))), {
    ...memoryStepContext(scriptedModel(), {}),
    syntax,
  });
const broken = (path: string) => [{ path, line: 1, column: 1, message: 'it says BROKEN' }];

test('every text of the patch is checked', async () => {
  const bad = changeOf('a.ts', 'a', 'BROKEN');
  const unknown = changeOf('b.txt', 'a', 'BROKEN');
  expect(
    await checked(bad, unknown, changeOf('c.ts', null, 'c'), changeOf('d.md', 'd', 'e')),
  ).toMatchObject({
    kind: 'checked',
    problems: broken('a.ts'),
    parsed: ['c.ts'],
    unparsed: [{ path: 'b.txt', why: 'it cannot be known' }],
  });
});

describe('hidden characters', () => {
  const override = { line: 1, column: 1, message: 'U+202E right-to-left override' };
  const hiding: Syntax = {
    ...syntax,
    async check(path, before, after) {
      const verdict = await syntax.check(path, before, after);
      const isNew = after.includes('\u202E') && before?.includes('\u202E') !== true;
      return isNew ? { ...verdict, hidden: [override] } : verdict;
    },
  };
  const hiddenIn = async (run: Run) => {
    const context = { ...memoryStepContext(scriptedModel(), {}), syntax: hiding };
    const step = await check(task, run, context);
    return step.kind === 'checked' ? step.hidden : undefined;
  };
  const first = (...changes: readonly FileChange[]) => runOf(step.edited(patchOf(...changes)));

  test.each(['a.ts', 'a.txt', 'a.md'])('are asked about in %s', async (path) => {
    const found = [{ path, ...override }];
    expect(await hiddenIn(first(changeOf(path, 'a', '\u202Ea')))).toEqual({ found, isKept: false });
  });

  test('and so are changes that code hosts fold', async () => {
    const files = {
      '.gitattributes': '*.gen.ts linguist-generated\n',
      'lib/.gitattributes': 'kept.gen.ts -linguist-generated\n',
    };
    const paths = ['a.min.js', 'a.gen.ts', 'lib/kept.gen.ts', 'a.ts'];
    const run = first(...paths.map((path) => changeOf(path, 'a', 'b')));
    const context = { ...memoryStepContext(scriptedModel(), files), syntax };
    const step = await check(task, run, context);
    const found = step.kind === 'checked' ? step.hidden?.found : undefined;
    expect(found?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'a.gen.ts: a change that code hosts fold, as that of a generated file, by .gitattributes',
      'a.min.js: a change that code hosts fold, as that of minified code',
    ]);
  });

  test('are kept once they were asked about', async () => {
    const { steps } = first(changeOf('a.ts', 'a', '\u202Ea'));
    const asked: Step = {
      ...step.checked(),
      hidden: { found: [{ path: pathOf('a.ts'), ...override }], isKept: false },
    };
    expect(await hiddenIn(runOf(...steps, asked, ...steps))).toMatchObject({ isKept: true });
  });

  test('of a file before it was moved do not count', async () => {
    const gone = changeOf('a.ts', '\u202Ea', null);
    const moved = [gone, changeOf('b.ts', null, '\u202Eb')];
    expect(await hiddenIn(first(...moved))).toBeUndefined();
    expect(await hiddenIn(first(gone, changeOf('b.js', null, '\u202Eb')))).toBeDefined();
    expect(await hiddenIn(first(gone, changeOf('b.ts', null, '\u202Ea')))).toBeUndefined();
  });
});

describe('a deleted file', () => {
  test('is not checked', async () => {
    const deleted = [changeOf('a.ts', 'BROKEN', null), changeOf('a.txt', 'a', null)];
    expect(await checked(...deleted)).toMatchObject({ problems: [], parsed: [], unparsed: [] });
  });

  test('may be moved unchanged, which leaves nothing to check', async () => {
    const moved = [changeOf('a.ts', 'BROKEN', null), changeOf('lib/a.ts', null, 'BROKEN')];
    const nothing = { problems: [], parsed: [], unparsed: [] };
    expect(await checked(...moved)).toMatchObject(nothing);
  });

  test('may be moved unchanged, whatever its new extension', async () => {
    const moved = [changeOf('a.txt', 'BROKEN', null), changeOf('a.ts', null, 'BROKEN')];
    expect(await checked(...moved)).toMatchObject({
      problems: [],
      unparsed: [{ path: 'a.ts' }],
    });
  });

  test('excuses old errors of the file that it was moved and changed to', async () => {
    const from = changeOf('a.ts', 'BROKEN a', null);
    expect(await checked(from, changeOf('b.ts', null, 'BROKEN b'))).toMatchObject({ problems: [] });
    expect(await checked(from, changeOf('b.ts', null, 'BROKEN BROKEN'))).toMatchObject({
      problems: broken('b.ts'),
    });
  });

  test('excuses no other file', async () => {
    const from = changeOf('a.ts', 'BROKEN a', null);
    for (const other of [changeOf('b.js', null, 'BROKEN b'), changeOf('b.ts', 'b', 'BROKEN b')])
      expect(await checked(from, other)).toMatchObject({ problems: broken(other.path) });
  });
});
