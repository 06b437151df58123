import { describe, expect, test } from 'vitest';
import { fileTree, rankPaths } from '../../../src/core/repository/file-tree.ts';

describe('a small repository', () => {
  test('is listed completely, one folder per line', () => {
    const paths = ['README.md', 'src/a.ts', 'src/core/b.ts', 'src/core/c.ts'];
    expect(fileTree(paths, 'anything')).toBe('./: README.md\nsrc/: a.ts\nsrc/core/: b.ts c.ts');
    expect(fileTree([], 'anything')).toBe('');
  });

  test('has names with blanks in quotes', () => {
    expect(fileTree(['docs/a b.md', 'docs/c.md'], '')).toBe('docs/: "a b.md" c.md');
  });
});

describe('a large repository', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `packages/part-${index}/source.ts`);
  const lines = (paths: readonly string[], ticket: string) => fileTree(paths, ticket).split('\n');

  test('has its most relevant files listed in order, and counts the others by folder', () => {
    const listed = lines([...many, 'zoo/login.ts'], 'The login fails');
    const folders = listed.slice(0, -1);
    expect(listed.join('\n').length).toBeLessThan(6_000);
    expect(folders).toContain('zoo/: login.ts');
    expect(folders).toEqual(folders.toSorted());
    expect(listed.at(-1)).toBe(`packages/: (${3_001 - folders.length} more files)`);
  });

  test('may have a folder listed in part', () => {
    const flat = Array.from({ length: 3_000 }, (_, index) => `lib/source-${index}.ts`);
    const [folder = '', rest] = lines([...flat, 'lib/login.ts'], 'See login.ts');
    const names = folder.slice('lib/: '.length).split(' ');
    expect(names).toContain('login.ts');
    expect(rest).toBe(`lib/: (${3_001 - names.length} more files)`);
  });

  test('is listed more briefly if the ticket names a file: what has to do with it, and its folders', () => {
    const ticket = 'The price is wrong in login.ts';
    const near = ['zoo/gate.ts', 'zoo/login.ts', 'shop/price.ts', 'shop/list.ts', 'top.ts'];
    expect(fileTree([...many, ...near], ticket)).toBe(
      'shop/: price.ts\nzoo/: gate.ts login.ts\npackages/: (3000 more files)\nshop/: (1 more files)\n./: (1 more files)',
    );
  });

  test('has its folders counted as deep as there is space', () => {
    const deep = Array.from({ length: 3_000 }, (_, index) => `a/${index % 4}/${index}/source.ts`);
    expect(fileTree(deep, '', 400).split('\n').slice(-4)).toEqual(
      [0, 1, 2, 3].map((part) => expect.stringMatching(`^a/${part}/: \\(\\d+ more files\\)$`)),
    );
    const wide = Array.from({ length: 3_000 }, (_, index) => `part-${index}/source.ts`);
    expect(fileTree(wide, '', 50)).toMatch(/\n\(and 29\d\d more files\)$/);
  });
});

const paths = [
  'README.md',
  'src/auth/login.ts',
  'src/cart/total-price.ts',
  'src/totalPrice.ts',
  'z.ts',
];

test.each([
  ['The login fails', ['src/auth/login.ts', 'README.md']],
  ['totalPrice is wrong', ['src/cart/total-price.ts', 'src/totalPrice.ts']],
  ['See z.ts, not the login', ['z.ts', 'src/auth/login.ts']],
  ['total and price of the cart, in login.ts', ['src/auth/login.ts', 'src/cart/total-price.ts']],
  ['nothing of use', ['README.md', 'src/auth/login.ts']],
])('%j puts %j first', (ticket, first) => {
  const ranked = rankPaths(paths, ticket);
  expect(ranked.slice(0, 2)).toEqual(first);
  expect(ranked.toSorted()).toEqual(paths.toSorted());
});
