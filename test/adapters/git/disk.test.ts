import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesAmong } from '../../../src/adapters/git/disk.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/repository.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await folder[Symbol.asyncDispose]();
});

const at = (path: string) => join(folder.directory, path);

it('keeps regular files, and nothing that a symlink leads to', async () => {
  await promises.mkdir(at('src/deep'), { recursive: true });
  for (const path of ['a.txt', 'src/b.txt', 'src/deep/c.txt'])
    await promises.writeFile(at(path), '');
  await promises.symlink('a.txt', at('link.txt'));
  await promises.symlink('src', at('linked'));
  const paths = [
    ...['a.txt', 'absent.txt', 'absent/d.txt', 'a.txt/e.txt', 'link.txt'],
    ...['linked/b.txt', 'linked/deep/c.txt', 'src', 'src/', 'src/b.txt', 'src/deep/c.txt'],
  ];
  const files = ['a.txt', 'src/b.txt', 'src/deep/c.txt'];
  expect(await filesAmong(folder.directory, paths)).toEqual(files);
});

it('looks at no file by itself, however many there are', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => `src/${index}.txt`);
  await promises.mkdir(at('src'));
  for (const path of paths) await promises.writeFile(at(path), '');
  const looks = vi.spyOn(promises, 'lstat');
  syncBuiltinESMExports();
  expect(await filesAmong(folder.directory, paths)).toEqual(paths);
  expect(looks).not.toHaveBeenCalled();
  expect(await filesAmong(folder.directory, ['src/absent.txt'])).toEqual([]);
  expect(looks).toHaveBeenCalled();
});
