import { expect, test } from 'vitest';
import { startRanking } from '../../../../src/core/repository/index.ts';

/** Returns the definitions that a ticket names, each with its files. */
function stated(body: string, files: Readonly<Record<string, string>>) {
  const ranker = startRanking({ title: 'A bug', body }, Object.keys(files), []);
  const encoder = new TextEncoder();
  for (const path of ranker.wanted) ranker.read(path, encoder.encode(files[path] ?? ''));
  return ranker
    .lookAgain()
    .rank()
    .definitions.map(({ name, paths }) => `${name}: ${paths.join(' ')}`);
}

const total = 'function total(cart) {\n  return 1;\n}\n';

test('a definition is stated where few sources have it, and no test', () => {
  const files = { 'src/a.ts': total, 'test/a.test.ts': total, 'src/b.ts': 'total(1);\n' };
  expect(stated('See `total()`.', files)).toEqual(['total: src/a.ts']);
});

test('of many, the one beside another that the ticket names is meant', () => {
  const others = Object.fromEntries(['b', 'c', 'd'].map((name) => [`src/${name}.ts`, total]));
  const files = { 'src/a.ts': `class PriceList {\n}\n${total}`, ...others };
  expect(stated('See `total()`.', files)).toEqual([]);
  expect(stated('See `PriceList.total()`, a `PriceList`.', files).toSorted()).toEqual([
    'PriceList: src/a.ts',
    'total: src/a.ts',
  ]);
});

test('a word of prose states no definition', () => {
  expect(stated('The total is wrong.', { 'src/a.ts': total })).toEqual([]);
});
