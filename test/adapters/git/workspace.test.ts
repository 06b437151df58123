import { spawnSync } from 'node:child_process';
import promises, { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  commitWorkspace,
  headCommit,
  lookBelow,
  worktreeRoot,
  worktreeWorkspace,
} from '../../../src/adapters/git/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import {
  runGit,
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';
import {
  awkwardNames,
  kinds,
  mebibyte,
  overwrite,
  readFrom,
  startMixedRepository,
  workspaceOfHead,
} from './files.ts';

describe.each(kinds)('the workspace of a %s', (_, open) => {
  let repository: TemporaryRepository;
  beforeAll(async () => {
    repository = await startMixedRepository();
  });
  afterAll(() => repository[Symbol.asyncDispose]());

  const read = async (path: string) => readFrom(await open(repository.directory), path);

  it('lists regular files only, sorted, with any name', async () => {
    const paths = await (await open(repository.directory)).paths();
    expect(paths).toEqual([...paths].sort());
    expect(paths).toEqual(
      expect.arrayContaining([...awkwardNames, 'two\nlines.txt', 'tab\tend.txt', 'run.sh']),
    );
    expect(paths.filter((path) => path.startsWith('link'))).toEqual([]);
  });

  it('lists the whole repository from inside a folder', async () => {
    const workspace = await open(`${repository.directory}/größe`);
    expect(await workspace.paths()).toContain('run.sh');
    expect(await readFrom(workspace, 'größe/日本.txt')).toMatchObject({ text: 'größe/日本.txt' });
  });

  it.each(awkwardNames)('reads %j', async (name) => {
    expect(await read(name)).toEqual({ text: name, executable: false });
  });

  it('keeps byte order marks, line endings and the executable bit', async () => {
    expect(await read('windows.txt')).toEqual({ text: '\uFEFFone\r\ntwo\r\n', executable: false });
    expect(await read('run.sh')).toEqual({ text: '#!/bin/sh\n', executable: true });
    expect(await read('empty.txt')).toEqual({ text: '', executable: false });
  });

  it('reads text that is not UTF-8, and says how', async () => {
    const encoding = 'single-byte';
    expect(await read('latin.txt')).toEqual({ text: 'café\n', executable: false, encoding });
  });

  it('reads files up to 4 MiB', async () => {
    expect((await read('largest.txt'))?.text).toHaveLength(4 * mebibyte);
    expect(await read('too-large.txt')).toBeUndefined();
  });

  it.each([
    ['bytes', 'binary.dat'],
    ['a pointer to a large file', 'pointer.psd'],
    ['a symlink', 'link.sh'],
    ['a file behind a symlink', 'linked/日本.txt'],
    ['a folder', 'größe'],
    ['a file that is not there', 'absent.txt'],
  ])('does not read %s', async (_kind, path) => {
    expect(await read(path)).toBeUndefined();
  });
});

it('reads a commit, whatever is on disk', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'committed', 'b.txt': 'b' });
  const workspace = await workspaceOfHead(repository.directory);
  await overwrite(repository, 'a.txt', 'changed');
  await rm(join(repository.directory, 'b.txt'));
  await overwrite(repository, 'c.txt', 'new');
  expect(await workspace.paths()).toEqual(['a.txt', 'b.txt']);
  expect(await readFrom(workspace, 'a.txt')).toMatchObject({ text: 'committed' });
});

it('reads changed, removed and new files on disk, but not ignored ones', async () => {
  await using repository = await temporaryRepository({
    '.gitignore': '*.out\n',
    'a.txt': 'committed',
    'b.txt': 'b',
  });
  await overwrite(repository, 'a.txt', 'changed');
  await rm(join(repository.directory, 'b.txt'));
  await repository.write({ 'c.txt': { text: 'new', executable: true }, 'my.out': 'secret' });
  const workspace = worktreeWorkspace(repository.directory);
  expect(await workspace.paths()).toEqual(['.gitignore', 'a.txt', 'c.txt']);
  expect(await readFrom(workspace, 'a.txt')).toEqual({ text: 'changed', executable: false });
  expect(await readFrom(workspace, 'c.txt')).toEqual({ text: 'new', executable: true });
  expect(await readFrom(workspace, 'my.out')).toBeUndefined();
});

it('does not follow a folder that has become a symlink', async () => {
  await using repository = await temporaryRepository({ 'src/a.txt': 'a' });
  await using outside = await temporaryFolder();
  const source = join(repository.directory, 'src');
  await rename(source, join(outside.directory, 'src'));
  await symlink(join(outside.directory, 'src'), source);
  const workspace = worktreeWorkspace(repository.directory);
  expect(await workspace.paths()).toEqual([]);
  expect(await readFrom(workspace, 'src/a.txt')).toBeUndefined();
});

it('leaves out a nested repository', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'a' });
  await using inner = await temporaryRepository({ 'inner.txt': 'inner' });
  await repository.git('clone', '--quiet', inner.directory, 'inner');
  await repository.git('-c', 'advice.addEmbeddedRepo=false', 'add', 'inner');
  await repository.git('commit', '--quiet', '--message=inner');
  const commit = await workspaceOfHead(repository.directory);
  expect(await commit.paths()).toEqual(['a.txt']);
  expect(await worktreeWorkspace(repository.directory).paths()).toEqual(['a.txt']);
});

it.each([
  ['a folder without a repository', ''],
  ['a folder that is not there', 'absent'],
  ['a file', 'file'],
])('gives advice about %s', async (_, name) => {
  await using folder = await temporaryFolder();
  const directory = join(folder.directory, name);
  if (name === 'file') await writeFile(directory, '');
  const inWorkflow = `Add the step actions/checkout before this action: there is no git repository at ${directory}.`;
  const atTerminal = `Set --repo to a directory in a git repository: ${directory} is in none.`;
  for (const [ask, sentence] of [
    [() => headCommit(directory), inWorkflow],
    [() => commitWorkspace(directory, 'HEAD').paths(), inWorkflow],
    [() => worktreeRoot(directory), atTerminal],
    [() => worktreeWorkspace(directory).paths(), atTerminal],
  ] as const) {
    await expect(ask()).rejects.toThrow(UserError);
    await expect(ask()).rejects.toThrow(sentence);
  }
});

it('names a repository without a commit', async () => {
  await using folder = await temporaryFolder();
  await runGit(folder.directory, ['init', '--quiet', '--template=']);
  const head = headCommit(folder.directory);
  await expect(head).rejects.toThrow(UserError);
  await expect(head).rejects.toThrow(`The repository at ${folder.directory} has no commit yet`);
});

it('gives advice if git is missing', async () => {
  await using folder = await temporaryFolder();
  vi.stubEnv('PATH', folder.directory);
  const head = headCommit(folder.directory);
  await expect(head).rejects.toThrow('git was not found: install it, and put it on the `PATH`.');
  vi.unstubAllEnvs();
});

it('does not mistake a commit for an option', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'a' });
  const paths = commitWorkspace(repository.directory, '--help').paths();
  await expect(paths).rejects.toThrow('git ls-tree failed');
});

it('finds the head and the root', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'a' });
  const inside = join(repository.directory, 'deep', 'down');
  await mkdir(inside, { recursive: true });
  expect(await worktreeRoot(inside)).toBe(repository.directory);
  expect(await headCommit(inside)).toBe(await repository.git('rev-parse', 'HEAD'));
});

/** Few files with names so long that their list is longer than is read. */
const count = 5_600;
const deep = Array.from({ length: 15 }, () => 'x'.repeat(250)).join('/');

const settings = { commit: '`safe-directory`', worktree: '--safe-directory' };

describe.each(kinds)('a %s of more files than are read', (kind, open) => {
  let repository: TemporaryRepository;
  beforeAll(async () => {
    repository = await temporaryRepository({
      'own*/a.txt': 'a',
      'owner/b.txt': 'b',
      'top.txt': 't',
    });
    const { directory, git } = repository;
    const blob = (await git('rev-parse', 'HEAD:top.txt')).trim();
    const added = Array.from(
      { length: count },
      (_, n) => `100644 ${blob}\tmany/${deep}/${n}.txt\n`,
    );
    spawnSync('git', ['-C', directory, 'update-index', '--index-info'], { input: added.join('') });
    await git('commit', '--quiet', '--message=many');
  });
  afterAll(() => repository[Symbol.asyncDispose]());

  it.each([
    ['', 'the repository'],
    ['many', 'many'],
  ])('is refused in one sentence within %j', async (within, where) => {
    const workspace = await open(repository.directory, within);
    const error = await workspace.paths().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toHaveProperty(
      'message',
      `Set ${settings[kind]} to a directory with fewer files: git lists more of them in ${where} than are read.`,
    );
  });

  it('has all files of the safe directory, and no others', async () => {
    const workspace = await open(repository.directory, 'own*');
    expect(await workspace.paths()).toEqual(['own*/a.txt']);
    expect(await readFrom(workspace, 'own*/a.txt')).toMatchObject({ text: 'a' });
    expect(await readFrom(workspace, 'top.txt')).toBeUndefined();
  });
});

describe('the root of a repository', () => {
  let repository: TemporaryRepository;
  beforeEach(async () => {
    repository = await temporaryRepository({ 'lib/a.txt': 'a\n' });
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await repository[Symbol.asyncDispose]();
  });

  it('is that of a linked work tree, or of a submodule', async () => {
    await using outside = await temporaryFolder();
    const linked = join(outside.directory, 'linked');
    await repository.git('worktree', 'add', '--quiet', linked);
    expect(await worktreeRoot(join(linked, 'lib'))).toBe(linked);
    await using parent = await temporaryRepository({ 'b.txt': 'b\n' });
    const allowed = ['-c', 'protocol.file.allow=always'];
    await parent.git(...allowed, 'submodule', '--quiet', 'add', repository.directory, 'sub');
    const submodule = join(parent.directory, 'sub');
    expect(await worktreeRoot(join(submodule, 'lib'))).toBe(submodule);
  });

  it.each(['..', 'elsewhere'])('is never another folder that its settings name: %s', async (to) => {
    await using outside = await temporaryFolder();
    const root = to === '..' ? join(repository.directory, to) : outside.directory;
    await repository.git('config', 'core.worktree', root);
    await expect(worktreeRoot(repository.directory)).rejects.toThrow(
      /its own files.*core.worktree/,
    );
  });

  it('is found without a `git` of the repository, even if `PATH` begins with a folder in it', async () => {
    const { directory } = repository;
    await mkdir(join(directory, 'bin'));
    const traces = join(directory, 'ran');
    await writeFile(join(directory, 'bin/git'), `#!/bin/sh\ntouch '${traces}'\n`, { mode: 0o755 });
    vi.stubEnv('PATH', `bin:${process.env.PATH}`);
    expect(await worktreeRoot(directory)).toBe(directory);
  });
});

it('looks up files below a folder, and nothing that a symlink leads to', async () => {
  await using folder = await temporaryFolder();
  const at = (path: string) => join(folder.directory, path);
  await promises.mkdir(at('src/deep'), { recursive: true });
  for (const path of ['a.txt', 'src/b.txt', 'src/deep/c.txt'])
    await promises.writeFile(at(path), '');
  await promises.symlink('a.txt', at('link.txt'));
  await promises.symlink('src', at('linked'));
  const paths = [
    ...['a.txt', 'absent.txt', 'absent/d.txt', 'a.txt/e.txt', 'link.txt'],
    ...['linked/b.txt', 'linked/deep/c.txt', 'src', 'src/', 'src/b.txt', 'src/deep/c.txt'],
  ];
  const look = lookBelow(folder.directory);
  const files = paths.filter((path) => look(path).kind === 'file');
  expect(files).toEqual(['a.txt', 'src/b.txt', 'src/deep/c.txt']);
});
