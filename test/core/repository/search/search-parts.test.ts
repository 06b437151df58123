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
  ['*.ts', '.a.ts', true],
])('%s means %s: %s', (pattern, path, isMeant) => {
  expect(pathFilter(pattern)(path)).toBe(isMeant);
});

test('a long line is cut around what matches', () => {
  const text = `${'x'.repeat(500)}total${'y'.repeat(500)}`;
  const [line] = searchFile('a', text, search)?.lines ?? [];
  expect(line?.text).toContain('total');
  expect(line?.text.length).toBeLessThan(250);
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
