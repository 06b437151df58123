import { describe, expect, test } from 'vitest';
import { examples } from '../../../../src/agent/loop/prompts/examples.ts';
import { likelyFiles } from '../../../../src/agent/loop/prompts/index.ts';
import { fixed } from '../../../../src/agent/loop/prompts/part.ts';
import type { Ranking, ResolvedMention } from '../../../../src/core/repository/index.ts';
import { type MemoryFiles, scriptedModel } from '../../../support/memory/context.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { keyOf } from '../../../support/memory/samples/tickets.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };

const mention = (files: readonly string[], more: Partial<ResolvedMention> = {}) => ({
  kind: 'file' as const,
  name: 'name',
  isDependency: false,
  inTitle: false,
  files,
  ...more,
});

/** What a ticket states besides files. */
interface Stated {
  readonly definitions?: Ranking['definitions'];
  readonly literals?: readonly string[];
}

/** Returns the files shown for a ranking of these scores, as their paths. */
async function shown(
  scores: Readonly<Record<string, number>>,
  mentions: readonly ResolvedMention[] = [],
  texts: MemoryFiles = {},
  { definitions = [], literals = [] }: Stated = {},
) {
  const paths = Object.keys(scores);
  const memory = Object.fromEntries(paths.map((path) => [path, texts[path] ?? `cart(${path});\n`]));
  const context = memoryStepContext(scriptedModel(), memory);
  const weigh = (text: string) => text.split('cart').length - 1;
  const focus = { weigh, linesIn: () => [], literals };
  const ranked = { paths, scores: Float64Array.from(Object.values(scores)) };
  const ranking = { ...ranked, mentions, definitions, focus };
  const repository = async () => ({ paths, tree: () => '', ranking, history: [] });
  return likelyFiles(task, { ...context, repository });
}
const pathsOf = async (...given: Parameters<typeof shown>) =>
  (await shown(...given)).map(({ file }) => file.path);

describe('the files that the first prompt shows', () => {
  test.each([
    ['those near the best', { 'a.ts': 10, 'b.ts': 6, 'c.ts': 0.09 }, [], ['a.ts', 'b.ts']],
    ['none if nothing speaks for any', { 'a.ts': 0, 'b.ts': 0 }, [], []],
    ['none that is unlikely', { 'a.ts': 0.11, 'b.ts': 0.004 }, [], ['a.ts']],
    [
      'sources before what a build makes of them',
      { 'dist/a.js': 10, 'src/a.ts': 9, 'b.ts': 2 },
      [],
      ['src/a.ts', 'b.ts', 'dist/a.js'],
    ],
    [
      'those that are named before what is half as likely as the best',
      { 'a.ts': 10, 'b.ts': 4, 'c.ts': 0.001 },
      [mention(['c.ts'])],
      ['a.ts', 'c.ts', 'b.ts'],
    ],
    [
      'the crash before the frames around it',
      { 'a.ts': 0, 'b.ts': 0 },
      [mention(['a.ts'], { depth: 2 }), mention(['b.ts'], { depth: 0 })],
      ['b.ts', 'a.ts'],
    ],
    ['no dependency', { 'a.ts': 0 }, [mention(['a.ts'], { isDependency: true })], []],
    [
      'none of a name that may be any file',
      { 'a/x.ts': 0, 'b/x.ts': 0, 'c/x.ts': 0, 'd/x.ts': 0 },
      [mention(['a/x.ts', 'b/x.ts', 'c/x.ts', 'd/x.ts'])],
      [],
    ],
  ])('are %s', async (_, scores, mentions, paths) => {
    expect(await pathsOf(scores, mentions)).toEqual(paths);
  });

  test('take no more than their space, whatever their length', async () => {
    const line = 'export function total() { return cart; }\n';
    const long = line.repeat(2_000);
    const scores = { 'a.ts': 9, 'b.ts': 8, 'c.ts': 7, 'd.ts': 6, 'e.ts': 5 };
    const texts = Object.fromEntries(Object.keys(scores).map((path) => [path, long]));
    const files = await shown(scores, [], texts);
    expect(files.length).toBeGreaterThan(2);
    expect(files.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(12_000);
    expect(files.every(({ isWhole }) => !isWhole)).toBe(true);
  });

  test('are whatever is named, and a short one, where little space is left', async () => {
    const long = 'export function total() { return 1; }\n'.repeat(2_000);
    const scores = { 'a.ts': 9, 'b.ts': 9, 'c.ts': 9, 'd.ts': 9, 'e.ts': 6 };
    const texts = { 'a.ts': long, 'b.ts': long, 'c.ts': long, 'd.ts': long };
    expect(await pathsOf(scores, [], texts)).toContain('e.ts');
    const frames = ['e.ts', 'd.ts', 'c.ts', 'b.ts', 'a.ts'];
    const mentions = frames.map((path, depth) => mention([path], { depth: depth * 9 }));
    expect((await pathsOf(scores, mentions, texts)).toSorted()).toEqual(frames.toSorted());
  });

  test('show of a long one the lines that matter', async () => {
    const other = Array.from(
      { length: 2_000 },
      (_, at) => `function f${at}() {\n  return ${at};\n}\n`,
    );
    const text = [...other, 'function price(cart) {\n  return cart.total;\n}\n', ...other].join('');
    const [file] = await shown({ 'a.ts': 1 }, [], { 'a.ts': text });
    expect(file?.text).toContain('\n  return cart.total;\n');
    expect(file?.lines.some(({ start, end }) => start <= 6_002 && end >= 6_002)).toBe(true);
  });

  test('are others as well, if they define what the ticket names', async () => {
    const texts = { 'b.ts': 'function price() {\n  return 1;\n}\n' };
    const definitions = [{ name: 'price', paths: ['b.ts'], weight: 1 }];
    const [, file] = await shown({ 'a.ts': 1, 'b.ts': 0 }, [], texts, { definitions });
    expect(file?.text).toContain('function price()');
  });

  test('are read once in a run', async () => {
    const context = memoryStepContext(scriptedModel(), { 'cart.ts': 'total();\n' });
    let reads = 0;
    const workspace = {
      ...context.workspace,
      read: (...args: Parameters<typeof context.workspace.read>) => {
        reads += 1;
        return context.workspace.read(...args);
      },
    };
    const asked = { ...task, instruction: '# APP-17\n\nSee cart.ts.' };
    const first = await likelyFiles(asked, { ...context, workspace });
    expect(await likelyFiles(asked, { ...context, workspace })).toBe(first);
    expect(reads).toBe(1);
  });

  test('are not those that no text can be read of', async () => {
    const context = memoryStepContext(scriptedModel(), { 'logo.png': null });
    const named = { ...task, instruction: '# APP-17\n\nSee logo.png.' };
    expect(await likelyFiles(named, context)).toEqual([]);
  });
});

const cartTask = {
  key: keyOf('APP-17'),
  instruction: '# APP-17: The total of the cart is wrong',
  paths: rulesOf(),
};
const testText =
  'from shop import total\n\n\ndef test_total():\n    cart = [1]\n    assert total(cart) == 1\n';
const tested: MemoryFiles = {
  'shop/cart.py': 'def total(cart): ...\n',
  'tests/test_cart.py': testText,
};
const commits = (paths: readonly string[]) =>
  [1, 2, 3].map((time) => ({ message: 'Fix it', paths: ['shop/cart.py', ...paths], time }));

async function examplesOf(
  memory: MemoryFiles,
  history = commits([]),
  beside: readonly string[] = [],
) {
  const context = memoryStepContext(scriptedModel(), memory);
  const workspace = { ...context.workspace, history: async () => history };
  const repository = async () => ({ ...(await context.repository(cartTask)), history });
  const parts = beside.map((path) => ({ ...fixed(''), shown: [{ path, start: 4, end: 4 }] }));
  return (
    await examples({ task: cartTask, context: { ...context, workspace, repository }, shown: parts })
  ).map(({ text }) => text);
}

describe('the first prompt shows', () => {
  test('a short test, which gives way first', async () => {
    expect(await examplesOf(tested)).toEqual([
      `Tests here; a new one can follow the last lines:\n<file path="tests/test_cart.py">\n(lines 1-6 of 6)\n${testText.trimEnd()}\n</file>`,
    ]);
  });

  test('of tests that are shown in part, what is missing of their imports and end', async () => {
    const [part = ''] = await examplesOf(tested, commits([]), ['tests/test_cart.py']);
    expect(part).toContain('\n(lines 1-3 of 6)\nfrom shop import total\n');
    expect(part).toContain('\n(lines 5-6 of 6)\n    cart = [1]\n');
    expect(part).not.toContain('def test_total');
  });

  test('lines of a long test near to the ticket where none is short', async () => {
    const steps = Array.from({ length: 60 }, (_, index) => `    step(${index})`).join('\n');
    const text = `def test_other():\n${steps}\n\n\ndef test_total():\n    total([1])\n${steps}\n`;
    const [part = ''] = await examplesOf({ 'shop/cart.py': '', 'tests/test_cart.py': text });
    expect(part).toContain('def test_total():\n    total([1])\n');
    expect(part).toContain('(lines 121-125 of 125)');
  });

  test('none where there are none', async () => {
    expect(await examplesOf({ 'shop/cart.py': '' })).toEqual([]);
    expect(await examplesOf({ 'shop/cart.py': '', 'tests/test_cart.py': null })).toEqual([]);
  });

  test('the newest note of a change', async () => {
    const note = 'changelog.d/12.bugfix.rst';
    expect(
      await examplesOf({ 'shop/cart.py': '', [note]: 'Fix the total.\n' }, commits([note])),
    ).toEqual([
      `Each change has a note of its own, such as:\n<file path="${note}">\n(lines 1-1 of 1)\nFix the total.\n</file>`,
    ]);
    expect(
      await examplesOf({ 'shop/cart.py': '', [note]: 'x'.repeat(451) }, commits([note])),
    ).toEqual([]);
  });

  test.each([
    ['# Unreleased\n\n- Fix the tax.\n', 1],
    ['Version 2.0 (TBD)\n', 1],
    ['# 1.4.0 (2026-03-01)\n', 0],
  ])('without commits, a changelog that is open: %j', async (text, count) => {
    expect(await examplesOf({ 'shop/cart.py': '', 'CHANGES.md': text }, [])).toHaveLength(count);
  });

  test('the first lines of the changelog that people write', async () => {
    const [part = ''] = await examplesOf(
      {
        'shop/cart.py': '',
        'CHANGES.md': `# Unreleased\n\n- Fix the tax.\n${'- More.\n'.repeat(99)}`,
      },
      commits(['CHANGES.md']),
    );
    expect(part).toContain(
      'Changes are noted at the top of:\n<file path="CHANGES.md">\n(lines 1-12 of 102)\n# Unreleased\n\n- Fix the tax.\n',
    );
    expect(part).toMatch(/tax\.\n(?:- More\.\n){9}<\/file>$/);
  });
});
