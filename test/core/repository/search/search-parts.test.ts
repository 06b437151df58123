import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  definesName,
  groupResults,
  pagesOf,
  pathFilter,
  searchFile,
  textMatcher,
} from '../../../../src/core/repository/index.ts';
import { runs } from '../../../support/property-runs.ts';

const query = { text: 'total', mode: 'text', isCaseSensitive: false } as const;
const search = { matcher: textMatcher(query), context: 0, defines: definesName('total') };

describe('a line defines a name', () => {
  test.each([
    'export function total(a) {',
    'class total:',
    '  def total(self):',
    'func (c *Cart) total() int {',
    'pub(crate) fn total<T>(x: T) -> T {',
    '  public static int total(List<Item> items)',
    '    private final Map<String, Integer> total;',
    'res.total = function total() {',
    '  total: async (x) => x,',
    'const total = (a) => a;',
    'total = 3',
    '  async total(items) {',
    'int Cart::total(void)',
    'static void *total(int a,',
    '#define total(x) (x)',
    'interface total<T> extends Sum {',
    '  fun total(): Int = 1',
  ])('%s', (line) => {
    expect(definesName('total')(line)).toBe(true);
  });
  test.each([
    '  return total(items);',
    'import { total } from "./b";',
    '  const sum = total(1);',
    '  subtotal(1) {',
    '  await total(a,',
    '// function of total(',
    '  show(total);',
    '  if (total(x)) {',
  ])('but not in %s', (line) => {
    expect(definesName('total')(line)).toBe(false);
  });
});

test.each([
  ['', 'a/b.ts', true],
  ['.', 'a/b.ts', true],
  ['a', 'a/b.ts', true],
  ['a', 'ab/c.ts', false],
  ['a/b.ts', 'a/b.ts', true],
  ['*.ts', 'a/b.ts', true],
  ['*.{js,ts}', 'a/b.ts', true],
  ['a/*.ts', 'a/c/b.ts', false],
  ['a/**/*.ts', 'a/b.ts', true],
  ['**/c/**', 'a/c/b.ts', true],
  ['app/[id].tsx', 'app/[id].tsx', true],
  ['{lib,test,types.d.ts}', 'test/a/b.ts', true],
  ['{lib,test,types.d.ts}', 'types.d.ts', true],
  ['{lib,test,types.d.ts}', 'a/lib.ts', false],
  ['packages/*/src', 'packages/a/src/b/c.ts', true],
  ['packages/*/src', 'packages/a/test/c.ts', false],
  ['*.ts', '.a.ts', true],
])('%s means %s: %s', (pattern, path, isMeant) => {
  expect(pathFilter(pattern)(path)).toBe(isMeant);
});

test.each([
  ['total|sum', 'let sum = 1;', 4],
  ['total|sum', 'sum(total)', 0],
  ['total|sum', 'subtotal(summary)', -1],
  ['|total|', 'a total', 2],
])('the word %s in %s begins at %i', (text, line, start) => {
  const matcher = textMatcher({ text, mode: 'word', isCaseSensitive: true });
  expect(matcher.matches(line)).toBe(start >= 0);
  if (start >= 0) expect(matcher.startIn(line)).toBe(start);
});

test('a file with many lines comes whole, after those with few and before none that it defines', () => {
  const file = (name: string, lines: number, first = 'total') =>
    searchFile(name, [first, ...Array(lines - 1).fill('total')].join('\n'), search) ?? [];
  const files = [file('many', 21), file('few', 20), file('defines', 40, 'total = 3')].flat();
  const groups = groupResults(files);
  expect(groups.map(({ title }) => title)).toEqual([
    'defines (40 lines)',
    'few (20 lines)',
    'many (21 lines)',
  ]);
});

test('a long line is cut around what matches', () => {
  const text = `${'x'.repeat(500)}total${'y'.repeat(500)}`;
  const [line] = searchFile('a', text, search)?.lines ?? [];
  expect(line?.text).toContain('total');
  expect(line?.text.length).toBeLessThan(810);
});

test('the pages of any result give every line once', () => {
  const texts = fc.array(fc.array(fc.constantFrom('total', 'function total() {', 'x')), {
    maxLength: 8,
  });
  const given = fc.tuple(texts, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 50, max: 400 }));
  fc.assert(
    fc.property(given, ([files, context, room]) => {
      const found = files.flatMap(
        (lines, index) => searchFile(`f${index}`, lines.join('\n'), { ...search, context }) ?? [],
      );
      const pages = pagesOf(groupResults(found), room);
      const shown: string[] = [];
      let path = '';
      for (const line of pages.flatMap(({ text }) => text.split('\n'))) {
        path = /^(f\d+) \(/.exec(line)?.[1] ?? path;
        const [, number] = /^ {2}(\d+):/.exec(line) ?? [];
        if (number !== undefined) shown.push(`${path}:${number}`);
      }
      const all = files.flatMap((lines, index) =>
        lines.flatMap((line, at) => (line === 'x' ? [] : [`f${index}:${at + 1}`])),
      );
      expect(shown.toSorted()).toEqual(all.toSorted());
      const places = pages.flatMap((page) => page.shown.map((at) => `${at.path}:${at.start}`));
      expect(places).toEqual(expect.arrayContaining(all));
    }),
    runs(200),
  );
});
