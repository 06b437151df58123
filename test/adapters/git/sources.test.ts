import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  commitWorkspace,
  headCommit,
  worktreeRoot,
  worktreeWorkspace,
} from '../../../src/adapters/git/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../../support/repository.ts';
import { overwrite, readFrom } from './files.ts';

it('reads a commit, whatever is on disk', async () => {
  await using repository = await temporaryRepository({ 'a.txt': 'committed', 'b.txt': 'b' });
  const workspace = commitWorkspace(repository.directory, await headCommit(repository.directory));
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
  const commit = commitWorkspace(repository.directory, await headCommit(repository.directory));
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
