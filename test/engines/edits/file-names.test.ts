import { describe, expect, test } from 'vitest';
import { newFile, statedFiles } from '../../../src/engines/edits/file-names.ts';
import { namedFiles } from '../../../src/engines/edits/index.ts';
import { growth } from '../../support/growth.ts';

const paths = [
  'README.md',
  'src/core/total.ts',
  'src/core/index.ts',
  'src/cart/index.ts',
  'src/cart/Order.tsx',
  'lib/a/shapes.ts',
];

describe('finds a file that a reply names literally', () => {
  test.each([
    ['as it is', 'src/core/total.ts', ['src/core/total.ts']],
    ['from the current folder', './src/core/total.ts', ['src/core/total.ts']],
    ['from the root', '/src/core/total.ts', ['src/core/total.ts']],
    ['as in a diff', 'a/src/core/total.ts', ['src/core/total.ts']],
    ['as on the other side of a diff', 'b/README.md', ['README.md']],
    ['with backslashes', 'src\\core\\total.ts', ['src/core/total.ts']],
    ['from another root', '/home/ada/shop/src/core/total.ts', ['src/core/total.ts']],
    ['from a drive', 'C:\\shop\\src\\core\\total.ts', ['src/core/total.ts']],
    ['in bold', '**src/core/total.ts**', ['src/core/total.ts']],
    ['in backticks', '`src/core/total.ts`', ['src/core/total.ts']],
    ['in quotes', '"src/core/total.ts"', ['src/core/total.ts']],
    ['by its end', 'core/total.ts', ['src/core/total.ts']],
    ['by its name', 'shapes.ts', ['lib/a/shapes.ts']],
    ['in another case', 'SRC/cart/order.TSX', ['src/cart/Order.tsx']],
    ['by a name that two files have', 'index.ts', ['src/cart/index.ts', 'src/core/index.ts']],
  ])('%s', (_, name, meant) => {
    expect(statedFiles(name, paths)).toEqual(meant);
    expect(namedFiles(name, paths)).toEqual(meant);
  });

  test('keeps a folder that is called like the side of a diff', () => {
    const both = ['a/run.ts', 'run.ts'];
    expect(statedFiles('a/run.ts', both)).toEqual(['a/run.ts']);
    expect(statedFiles('b/run.ts', both)).toEqual(['run.ts']);
  });
});

describe('finds a file whose name is only similar', () => {
  test.each([
    ['in the wrong folder', 'src/util/total.ts', ['src/core/total.ts']],
    ['in a wrong folder of two', 'src/index.ts', ['src/core/index.ts', 'src/cart/index.ts']],
    ['below an extra folder', 'shop/src/core/index.ts', ['src/core/index.ts']],
    ['with a missing letter', 'src/core/totl.ts', ['src/core/total.ts']],
    ['with a letter doubled', 'src/core/totaal.ts', ['src/core/total.ts']],
    ['with two letters swapped', 'src/core/toatl.ts', ['src/core/total.ts']],
    ['with two typos', 'scr/core/totals.ts', ['src/core/total.ts']],
  ])('%s', (_, name, meant) => {
    expect(namedFiles(name, paths)).toEqual(meant);
    expect(statedFiles(name, paths)).toEqual([]);
  });

  test.each([
    ['with three typos', 'scr/core/totalss.ts'],
    ['another word', 'src/core/tax.ts'],
    ['without letters', '  '],
    ['only a folder', 'src/core'],
  ])('finds none for a name: %s', (_, name) => {
    expect(namedFiles(name, paths)).toEqual([]);
  });

  test('a file in the root folder does not hide others of the same name', () => {
    const both = ['tool.py', 'lib/tool.py'];
    expect(namedFiles('tool.py', both)).toEqual(['tool.py']);
    expect(namedFiles('app/tool.py', both)).toEqual(both);
  });

  test('the fewest typos decide', () => {
    const near = ['src/part1.py', 'src/parts.py'];
    expect(namedFiles('src/part.py', [...near, 'src/parted.py'])).toEqual(near);
  });
});

describe('the path of a new file', () => {
  test.each([
    ['is taken literally', 'src/core/totals.ts', 'src/core/totals.ts'],
    ['is not completed', 'total.ts', 'total.ts'],
    ['may be in a new folder', 'docs/use.md', 'docs/use.md'],
    ['loses a leading ./', './docs/use.md', 'docs/use.md'],
    ['loses the side of a diff', 'b/src/core/tax.ts', 'src/core/tax.ts'],
    ['gets forward slashes', 'src\\core\\tax.ts', 'src/core/tax.ts'],
    ['loses its Markdown', '`src/core/tax.ts`', 'src/core/tax.ts'],
    ['begins at the root', '/src/core/tax.ts', 'src/core/tax.ts'],
    ['begins at the root, without a folder', '/tax.ts', 'tax.ts'],
    ['begins below another root', '/home/ada/shop/src/core/tax.ts', 'src/core/tax.ts'],
    ['begins at a drive', 'D:\\shop\\src\\core\\tax.ts', 'src/core/tax.ts'],
    ['keeps an absolute path without a folder of the repository', '/etc/passwd', '/etc/passwd'],
    ['keeps a drive without a folder of the repository', 'D:\\tax.ts', 'D:\\tax.ts'],
  ])('%s', (_, name, path) => {
    expect(newFile(name, paths)).toBe(path);
  });

  test('keeps a folder that is called like the side of a diff', () => {
    expect(newFile('a/new.ts', ['a/run.ts'])).toBe('a/new.ts');
  });

  test('keeps the longest part whose folder exists', () => {
    expect(newFile('/src/lib/new.ts', ['lib/x.ts', 'src/lib/y.ts'])).toBe('src/lib/new.ts');
  });
});

test('a name of any depth is read in linear time', () => {
  const read = (depth: number) => {
    const deep = `/${'a/'.repeat(depth)}total.ts`;
    expect(namedFiles(deep, paths)).toEqual(['src/core/total.ts']);
    expect(newFile(deep, paths)).toBe(deep);
  };
  expect(growth(read, 25_000)).toBeLessThan(8);
});
