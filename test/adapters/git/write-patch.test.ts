import { isUtf8 } from 'node:buffer';
import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  savePatch,
  uncommittedFiles,
  worktreeWorkspace,
  writePatch,
} from '../../../src/adapters/git/index.ts';
import type { Workspace } from '../../../src/agent/ports.ts';
import {
  applyEdits,
  emptyPatch,
  type Patch,
  patchDigest,
} from '../../../src/engines/edits/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { changeOf, pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { runs } from '../../support/property-runs.ts';
import {
  runGit,
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';
import { type ChangeSeed, patchOf } from '../patch-of.ts';
import { kinds, scanned, workspaceOfHead } from './files.ts';

const write = ({ directory }: TemporaryRepository, ...changes: ChangeSeed[]) =>
  writePatch(directory, patchOf(...changes));

/** Mode and content of every file on disk, except git's own. */
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

it('deletes files and folders that become empty', async () => {
  await using repository = await temporaryRepository({
    'top.txt': 'top',
    'a/b/c/gone.txt': '',
    'a/b/gone.sh': { text: 'gone\r\n', executable: true },
    'a/kept.txt': 'kept',
    'd/gone.txt': 'gone',
  });
  await writeFile(join(repository.directory, 'd/nobody-knows-me.txt'), 'mine');
  await write(
    repository,
    { path: 'top.txt', before: 'top', after: null },
    { path: 'a/b/c/gone.txt', before: '', after: null },
    { path: 'a/b/gone.sh', before: 'gone\r\n', after: null, executable: true },
    { path: 'd/gone.txt', before: 'gone', after: null },
  );
  expect(Object.keys(await snapshot(repository))).toEqual([
    'a',
    'a/kept.txt',
    'd',
    'd/nobody-knows-me.txt',
  ]);
});

it('moves files along with other changes, as git does', async () => {
  const files = {
    'old/run.sh': { text: 'ls\n', executable: true },
    'old/a.txt': 'a',
    'b.txt': 'b',
  } as const;
  await using repository = await temporaryRepository(files);
  await write(
    repository,
    { path: 'old/run.sh', before: 'ls\n', after: null, executable: true },
    { path: 'new/run.sh', before: null, after: 'ls\n', executable: true },
    { path: 'old/a.txt', before: 'a', after: null },
    { path: 'old/b.txt', before: null, after: 'a' },
    { path: 'b.txt', before: 'b', after: 'c' },
  );
  await repository.git('add', '--all');
  expect(await repository.git('diff', '--cached', '--find-renames', '--name-status')).toBe(
    ['M\tb.txt', 'R100\told/run.sh\tnew/run.sh', 'R100\told/a.txt\told/b.txt'].join('\n'),
  );
});

const untouched = async (repository: TemporaryRepository, work: () => Promise<void>) => {
  const before = await snapshot(repository);
  await expect(work()).rejects.toThrow(UserError);
  expect(await snapshot(repository)).toEqual(before);
};

it('does not write through or behind a symlink', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'a' });
  await using outside = await temporaryFolder();
  await symlink('a.txt', join(repository.directory, 'link.txt'));
  await symlink(outside.directory, join(repository.directory, 'linked'));
  await writeFile(join(outside.directory, 'theirs.txt'), 'a');
  const good = { path: 'a.txt', before: 'a', after: null };
  for (const bad of [
    { path: 'link.txt', before: 'a', after: 'b' },
    { path: 'link.txt', before: 'a', after: null },
    { path: 'linked/new.txt', before: null, after: 'b' },
    { path: 'linked/theirs.txt', before: 'a', after: null },
  ]) {
    await untouched(repository, () => write(repository, good, bad));
  }
  expect(await readdir(outside.directory)).toEqual(['theirs.txt']);
});

it("loses nobody's own changes", async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'a', 'b.txt': 'edited meanwhile' });
  await mkdir(join(repository.directory, 'folder'));
  const good = { path: 'a.txt', before: 'a', after: null };
  for (const bad of [
    { path: 'b.txt', before: 'b', after: 'c' },
    { path: 'b.txt', before: 'b', after: null },
    { path: 'gone.txt', before: 'b', after: null },
    { path: 'folder', before: 'b', after: null },
    { path: 'b.txt', before: null, after: 'c' },
    { path: 'gone.txt', before: 'b', after: 'c' },
    { path: 'folder', before: null, after: 'c' },
    { path: 'a.txt/inside.txt', before: null, after: 'c' },
  ]) {
    await untouched(repository, () => write(repository, good, bad));
  }
});

/** `new/deeper` is staged first and takes the name, so that renaming to the file `new` fails. */
const clash: readonly ChangeSeed[] = [
  { path: 'new/deeper', before: null, after: 'deeper' },
  { path: 'new', before: null, after: 'new' },
];

it('restores everything if the last step fails, in any order', async () => {
  const change = (path: string): ChangeSeed => ({ path, before: path, after: `${path} changed` });
  const deleted = { path: 'c/c.txt', before: 'c', after: null };
  const changes = [...clash, change('a.txt'), change('b.txt'), deleted];
  const orders = fc.shuffledSubarray(changes, { minLength: changes.length });
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const files = { 'a.txt': 'a.txt', 'b.txt': 'b.txt', 'c/c.txt': 'c' };
      await using repository = await temporaryRepository(files);
      const before = await snapshot(repository);
      await expect(write(repository, ...order)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|ENOTDIR/);
      expect(await snapshot(repository)).toEqual(before);
    }),
    runs(12),
  );
});

it('restores everything if a file cannot be removed at the end', async () => {
  const files = { 'a/a.sh': { text: 'a', executable: true }, 'b.txt': 'b' } as const;
  await using repository = await temporaryRepository(files);
  const before = await snapshot(repository);
  const patch = patchOf(
    { path: 'a/a.sh', before: 'a', after: null },
    { path: 'new/c.txt', before: null, after: 'c' },
    { path: 'b.txt', before: 'b', after: null },
  );
  /** Removes the first file twice, so that the second removal fails. */
  const twice = [...patch.values(), ...patch.values()].slice(0, 4);
  const faulty = new Map(twice.map((change, index) => [pathOf(`${index}`), change]));
  await expect(writePatch(repository.directory, faulty)).rejects.toThrow('ENOENT');
  expect(await snapshot(repository)).toEqual(before);
});

it('gives advice outside a repository', async () => {
  await using folder = await temporaryFolder();
  await expect(writePatch(folder.directory, new Map())).rejects.toThrow(UserError);
});

describe('uncommittedFiles', () => {
  test('names the files whose text is not that of the newest commit, whatever its line endings', async () => {
    await using repository = await temporaryRepository({
      'a.ts': 'a\n',
      'a[b]*.ts': 'a',
      'ab.ts': 'b',
      'b.ts': 'b\n',
      'c.ts': 'c',
      'windows.ts': 'a\nb\n',
    });
    const patch = patchOf(
      changeOf('a.ts', 'a\n', 'A\n'),
      changeOf('a[b]*.ts', 'a', 'A'),
      changeOf('ab.ts', 'c', 'C'),
      changeOf('b.ts', 'edited\n', 'B\n'),
      changeOf('c.ts', 'c', null),
      changeOf('new.ts', null, 'n'),
      changeOf('untracked.ts', 'u', 'U'),
      changeOf('windows.ts', 'a\r\nb\r\n', 'A\r\n'),
    );
    const found = await uncommittedFiles(repository.directory, patch);
    expect(found).toEqual(['ab.ts', 'b.ts', 'untracked.ts']);
  });

  test('staged changes are not committed', async () => {
    await using repository = await temporaryRepository({ 'a.ts': 'a\n' });
    await repository.write({ 'a.ts': 'edited\n' });
    await repository.git('add', '--all');
    const patch = patchOf(changeOf('a.ts', 'edited\n', 'A\n'));
    expect(await uncommittedFiles(repository.directory, patch)).toEqual(['a.ts']);
  });

  test('without a commit, no file is committed', async () => {
    await using folder = await temporaryFolder();
    await runGit(folder.directory, ['init', '--quiet', '--template=']);
    const patch = patchOf(changeOf('a.ts', 'a', 'A'));
    expect(await uncommittedFiles(folder.directory, patch)).toEqual(['a.ts']);
  });
});

describe('a file that is not UTF-8', () => {
  const path = pathOf('src/größe.js');
  const [wrong, right] = ['    sum += price;', '    sum += price * quantity;'];

  /** The change of a reply with one block, made on the file as the workspace reads it. */
  async function changed(workspace: Workspace, search = wrong, replace = right): Promise<Patch> {
    const {
      text: before = null,
      executable = false,
      encoding,
    } = (await workspace.read(path)) ?? {};
    const staged = applyEdits(
      emptyPatch,
      {
        paths: await workspace.paths(),
        originals: new Map([[path, { before, executable, encoding }]]),
        rules: rulesOf(),
      },
      [{ kind: 'replacement', file: path, search: [search], replace: [replace] }],
    );
    if (staged.kind === 'unplaced') throw new Error(staged.why);
    expect(staged.refusals).toEqual([]);
    return staged.patch;
  }

  /** Bytes around the line to change, as files of many encodings have them; no zeros, and few control characters. */
  const noise = fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 0x80, max: 0xff }) },
        { weight: 4, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
        { weight: 1, arbitrary: fc.constantFrom(0x0a, 0x0d, 0x09) },
      ),
      { maxLength: 60 },
    )
    .map((bytes) => Buffer.from(bytes));
  const sides = fc.tuple(noise, noise).filter(([above, below]) => {
    const isMarked = /^(?:\xff\xfe|\xfe\xff)/.test(above.toString('latin1'));
    return !isMarked && !isUtf8(Buffer.concat([above, below]));
  });

  test('an ASCII change leaves every other byte, on disk, in a patch file and from a commit', async () => {
    await fc.assert(
      fc.asyncProperty(sides, async ([above, below]) => {
        const file = (line: string) =>
          Buffer.concat([above, Buffer.from(`\n${line}\n`), below, Buffer.from('\n')]);
        await using repository = await temporaryRepository({ [path]: file(wrong) });
        await using outside = await temporaryFolder();
        const { directory } = repository;
        const target = join(directory, path);
        const ofCommit = await changed(await workspaceOfHead(directory));
        const patch = await changed(worktreeWorkspace(directory));
        expect(patch).toEqual(ofCommit);
        expect(await uncommittedFiles(directory, patch)).toEqual([]);

        const saved = join(outside.directory, 'fix.patch');
        await savePatch(saved, { patch, digest: patchDigest(patch) });
        await runGit(directory, ['apply', saved]);
        expect((await readFile(target)).equals(file(right))).toBe(true);

        await runGit(directory, ['checkout', '--quiet', '.']);
        await writePatch(directory, patch);
        expect((await readFile(target)).equals(file(right))).toBe(true);
      }),
      runs(12),
    );
  });

  test('a change may write the characters that a file has, and moves them as they are', async () => {
    const bytes = (text: string) => Buffer.from(text, 'latin1');
    await using repository = await temporaryRepository({ [path]: bytes("p('caf\xe9');\n") });
    const { directory } = repository;
    const patch = await changed(worktreeWorkspace(directory), "p('café');", "p('été', 'café');");
    await writePatch(directory, patch);
    const written = await readFile(join(directory, path));
    expect(written.equals(bytes("p('\xe9t\xe9', 'caf\xe9');\n"))).toBe(true);
  });

  test('a scan gives such a file in UTF-8', async () => {
    await using repository = await temporaryRepository({
      [path]: Buffer.from('caf\xe9\n', 'latin1'),
    });
    for (const [, open] of kinds) {
      const found = await scanned(await open(repository.directory), [path]);
      expect([...found.values()]).toEqual(['café\n']);
    }
  });
});
