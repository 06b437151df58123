import { lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writePatch } from '../../../src/adapters/workspace/write.ts';
import { UserError } from '../../../src/core/user-error.ts';
import {
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';
import { type ChangeSeed, patchOf } from '../patch-of.ts';

const write = ({ directory }: TemporaryRepository, ...changes: ChangeSeed[]) =>
  writePatch(directory, patchOf(...changes));

/** Everything on disk but git's own folder: path to mode and content. */
async function snapshot({ directory }: TemporaryRepository): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !`${entry.parentPath}/`.startsWith(join(directory, '.git/')))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== join(directory, '.git'))
    .sort();
  const shown = paths.map(async (path) => {
    const stats = await lstat(path);
    const content = stats.isFile() ? await readFile(path, 'utf8') : '(no file)';
    return [path.slice(directory.length + 1), `${stats.mode.toString(8)} ${content}`] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

it('writes changed and new files, and keeps their modes', async () => {
  await using repository = await temporaryRepository({
    'run.sh': { text: 'old\n', executable: true },
    'windows.txt': '\uFEFFold\r\n',
  });
  await write(
    repository,
    { path: 'run.sh', before: 'old\n', after: 'new\n', executable: true },
    { path: 'windows.txt', before: '\uFEFFold\r\n', after: '\uFEFFnew\r\n' },
    { path: 'deep/er/new.sh', before: null, after: 'new\n', executable: true },
    { path: 'deep/er/new.txt', before: null, after: 'new\n' },
  );
  expect(await snapshot(repository)).toEqual({
    deep: expect.stringMatching(/^40\d+ \(no file\)$/),
    'deep/er': expect.stringMatching(/^40\d+ \(no file\)$/),
    'deep/er/new.sh': expect.stringMatching(/^1007[0-7]{2} new\n$/),
    'deep/er/new.txt': expect.stringMatching(/^1006[0-7]{2} new\n$/),
    'run.sh': '100755 new\n',
    'windows.txt': '100644 \uFEFFnew\r\n',
  });
});

const untouched = async (repository: TemporaryRepository, work: () => Promise<void>) => {
  const before = await snapshot(repository);
  await expect(work()).rejects.toThrow(UserError);
  expect(await snapshot(repository)).toEqual(before);
};

it('does not write through a symlink, nor behind one', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'a' });
  await using outside = await temporaryFolder();
  await symlink('a.txt', join(repository.directory, 'link.txt'));
  await symlink(outside.directory, join(repository.directory, 'linked'));
  const good = { path: 'a.txt', before: 'a', after: 'b' };
  for (const path of ['link.txt', 'linked/new.txt']) {
    const bad = { path, before: path === 'link.txt' ? 'a' : null, after: 'b' };
    await untouched(repository, () => write(repository, good, bad));
  }
  expect(await readdir(outside.directory)).toEqual([]);
});

it("loses nobody's own changes", async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'a', 'b.txt': 'edited meanwhile' });
  await mkdir(join(repository.directory, 'folder'));
  const good = { path: 'a.txt', before: 'a', after: 'b' };
  for (const bad of [
    { path: 'b.txt', before: 'b', after: 'c' },
    { path: 'b.txt', before: null, after: 'c' },
    { path: 'gone.txt', before: 'b', after: 'c' },
    { path: 'folder', before: null, after: 'c' },
    { path: 'a.txt/inside.txt', before: null, after: 'c' },
  ]) {
    await untouched(repository, () => write(repository, good, bad));
  }
});

/** `new/deeper` is prepared first and takes the name, so that renaming to the file `new` fails. */
const clash: readonly ChangeSeed[] = [
  { path: 'new/deeper', before: null, after: 'deeper' },
  { path: 'new', before: null, after: 'new' },
];

it('puts everything back when the last step fails, whatever the order', async () => {
  const change = (path: string): ChangeSeed => ({ path, before: path, after: `${path} changed` });
  const changes = [...clash, change('a.txt'), change('b.txt')];
  const orders = fc.shuffledSubarray(changes, { minLength: changes.length });
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      await using repository = await temporaryRepository({ 'a.txt': 'a.txt', 'b.txt': 'b.txt' });
      const before = await snapshot(repository);
      await expect(write(repository, ...order)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|ENOTDIR/);
      expect(await snapshot(repository)).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

it('says what to do outside of a repository', async () => {
  await using folder = await temporaryFolder();
  await expect(writePatch(folder.directory, new Map())).rejects.toThrow(UserError);
});
