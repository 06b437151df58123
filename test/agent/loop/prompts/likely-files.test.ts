import { describe, expect, test } from 'vitest';
import { likelyFiles } from '../../../../src/agent/loop/prompts/index.ts';
import type { Ranking, ResolvedMention } from '../../../../src/core/repository/index.ts';
import { type MemoryFiles, scriptedModel } from '../../../support/memory/context.ts';
import { rulesOf } from '../../../support/memory/samples.ts';
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

  test('say where else a likely file has definitions, and nothing of that for another', async () => {
    const other = (name: string) => `export function ${name}() {\n${'  step();\n'.repeat(60)}}\n`;
    const text = `${other('first')}export function total() {\n  return cart;\n}\n${other('last')}`;
    const texts = { 'a.ts': text.repeat(8), 'b.ts': text };
    const [likely, unlikely] = await shown({ 'a.ts': 9, 'b.ts': 0.3 }, [], texts);
    expect(likely?.text).toMatch(/\n\n\(also: 1-62 first, .*\d+-\d+ last\)$/);
    expect(unlikely?.text).not.toContain('also: ');
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
