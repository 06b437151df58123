import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commitWorkspace, headCommit, worktreeWorkspace } from '../../../src/adapters/git/index.ts';
import type { SourceFile, Workspace } from '../../../src/agent/ports.ts';
import { accessRules } from '../../../src/core/repository/index.ts';
import { repoPath } from '../../../src/engines/files/index.ts';
import {
  runGit,
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';

/** Names that are hard to list. */
export const awkwardNames = ['a b.txt', `it's "quoted".txt`, 'größe/日本.txt', '-flag.txt'];

export const mebibyte = 1024 * 1024;

/** A repository with every kind of file that a workspace must distinguish. */
export async function startMixedRepository(): Promise<TemporaryRepository> {
  const repository = await temporaryRepository({
    ...Object.fromEntries(awkwardNames.map((name) => [name, name])),
    'two\nlines.txt': 'two lines',
    'tab\tend.txt': 'tab',
    'run.sh': { text: '#!/bin/sh\n', executable: true },
    'windows.txt': '\uFEFFone\r\ntwo\r\n',
    'latin.txt': Buffer.from('caf\xe9\n', 'latin1'),
    'binary.dat': Buffer.from([1, 0, 2]),
    'largest.txt': 'x'.repeat(4 * mebibyte),
    'too-large.txt': 'x'.repeat(4 * mebibyte + 1),
    'pointer.psd': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n',
    'empty.txt': '',
  });
  await symlink('run.sh', join(repository.directory, 'link.sh'));
  await symlink('größe', join(repository.directory, 'linked'));
  await repository.git('add', '--all');
  await repository.git('commit', '--quiet', '--message=links');
  return repository;
}

/** A clone of a repository without a work tree and without the contents of its files, in `copy`. */
export async function cloneWithoutContents({ directory, git }: TemporaryRepository) {
  await git('config', 'uploadpack.allowFilter', 'true');
  await git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  const folder = await temporaryFolder();
  const copy = join(folder.directory, 'copy');
  const how = ['clone', '-q', '-n', '--filter=blob:none', `file://${directory}`, copy];
  await runGit(folder.directory, how);
  return { ...folder, copy };
}

/** The workspace of a repository's newest commit. */
export const workspaceOfHead = async (directory: string, within = ''): Promise<Workspace> =>
  commitWorkspace(directory, await headCommit(directory), within);

/** Both kinds of workspaces, by what they show. */
export const kinds = [
  ['commit', workspaceOfHead],
  ['worktree', async (directory: string, within = '') => worktreeWorkspace(directory, within)],
] as const;

/** Scans files of a workspace, by default all; resolves to their texts, in the order of the scan. */
export async function scanned(
  workspace: Workspace,
  paths?: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await workspace.scan(paths ?? (await workspace.paths()), (path, bytes) => {
    found.set(path, Buffer.from(bytes).toString('utf8'));
  });
  return found;
}

/** Reads a path that may be write-protected. */
export function readFrom(workspace: Workspace, path: string): Promise<SourceFile | undefined> {
  const rules = accessRules('');
  const checked = rules && repoPath(path, rules);
  if (typeof checked !== 'string') throw new Error(`${path} is not a path of the tests`);
  return workspace.read(checked);
}

/** Writes a file whose content is not yet in the repository. */
export function overwrite(repository: TemporaryRepository, path: string, text: string) {
  return writeFile(join(repository.directory, path), text);
}
