import { expect, test } from 'vitest';
import { contextOf, look } from './exploring.ts';
import { kept, shop, within } from './shop.ts';

const list = (input: object, given = {}) => look(shop, 'list_files', input, given);

test('lists allowed files, as the kept patch leaves them', async () => {
  expect(await list({})).toBe(
    ['5 files', 'README.md', 'docs/logo.png', 'src/api/cart.ts', 'src/cart.ts', 'src/long.ts'].join(
      '\n',
    ),
  );
  expect(await list({ directory: './src/' }, { run: kept, within })).toBe(
    ['4 files', 'src/api/cart.ts', 'src/cart.ts', 'src/long.ts', 'src/new.ts'].join('\n'),
  );
});

test.each([
  [{ glob: '*.ts' }, '3 files\nsrc/api/cart.ts\nsrc/cart.ts\nsrc/long.ts'],
  [{ glob: 'src/*.ts' }, '2 files\nsrc/cart.ts\nsrc/long.ts'],
  [{ directory: 'src', glob: 'api/*' }, '1 file\nsrc/api/cart.ts'],
  [{ depth: 1 }, '5 files\ndocs/ (1 files)\nsrc/ (3 files)\nREADME.md'],
  [{ directory: 'src', depth: 1 }, '3 files\nsrc/api/ (1 files)\nsrc/cart.ts\nsrc/long.ts'],
  [{ glob: '*.py' }, 'None of the 5 files below the root matches *.py.'],
  [{ directory: 'lib/apis' }, 'There are no files below lib/apis. Similar folders: src/api.'],
])('for %j answers %s', async (input, said) => {
  expect(await list(input)).toBe(said);
});

test.each(['absent', '..', '.github/workflows', '/etc'])(
  'has nothing below %s',
  async (directory) => {
    expect(await list({ directory })).toMatch(/^There are no files below /);
  },
);

test('counts the files in folders if there are many, and lists them on pages', async () => {
  const many = Array.from({ length: 1_200 }, (_, n) => [`src/f${n % 2}/file${n}.ts`, '']);
  const large = contextOf({ ...Object.fromEntries(many), 'src/main.ts': '' });
  expect(await look(large, 'list_files', { directory: 'src' })).toBe(
    ['1201 files', 'src/f0/ (600 files)', 'src/f1/ (600 files)', 'src/main.ts'].join('\n'),
  );
  const pages = await Promise.all(
    [1, 2, 3].map((page) => look(large, 'list_files', { directory: 'src/f0', page })),
  );
  expect(pages[0]).toMatch(/^600 files \(page 1 of 3: rows 1 to \d+ of 600\)\n/);
  const names = pages.flatMap((page) => page.split('\n').slice(1));
  expect(new Set(names).size).toBe(600);
  expect(names).toHaveLength(600);
});
