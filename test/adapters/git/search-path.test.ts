import { mkdir, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { isOutside, searchPath } from '../../../src/adapters/git/index.ts';
import { temporaryFolder } from '../../support/repository.ts';

test('a PATH keeps no folder that the repository can fill', async () => {
  await using folder = await temporaryFolder();
  const { directory } = folder;
  const root = join(directory, 'shop');
  const [inside, outside] = [join(root, 'bin'), join(directory, 'tools')];
  const above = join(directory, 'node_modules/.bin');
  await Promise.all([inside, outside, above].map((one) => mkdir(one, { recursive: true })));
  const link = join(directory, 'link');
  await symlink(inside, link);
  const linkedRoot = join(directory, 'other');
  await symlink(root, linkedRoot);
  const all = [
    '',
    '.',
    'bin',
    root,
    inside,
    `${outside}/../shop/bin`,
    link,
    above,
    '/none',
    outside,
  ];
  for (const one of [root, linkedRoot])
    expect(await searchPath(all.join(delimiter), one)).toBe(outside);
  expect(await searchPath(undefined, root)).toBe('');
});

test('what lies outside of a folder is told by where it is, not by its name', async () => {
  await using folder = await temporaryFolder();
  const { directory } = folder;
  for (const name of ['shop/..bin', 'shop-2'])
    await mkdir(join(directory, name), { recursive: true });
  const told = (path: string) => isOutside(join(directory, 'shop'), join(directory, path));
  expect(await told('shop-2')).toBe(true);
  expect(await told('.')).toBe(true);
  expect(await told('shop/..bin')).toBe(false);
  expect(await told('shop')).toBe(false);
  expect(await told('absent')).toBe(false);
});
