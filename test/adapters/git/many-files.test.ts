import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitWorkspace, headCommit, worktreeWorkspace } from '../../../src/adapters/git/index.ts';
import type { Workspace } from '../../../src/agent/ports.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { type TemporaryRepository, temporaryRepository } from '../../support/repository.ts';
import { readFrom } from './files.ts';

/** Few files with names so long that their list is longer than is read. */
const count = 5_600;
const deep = Array.from({ length: 15 }, () => 'x'.repeat(250)).join('/');

let repository: TemporaryRepository;
beforeAll(async () => {
  repository = await temporaryRepository({ 'own*/a.txt': 'a', 'owner/b.txt': 'b', 'top.txt': 't' });
  const { directory, git } = repository;
  const blob = (await git('rev-parse', 'HEAD:top.txt')).trim();
  const added = Array.from({ length: count }, (_, n) => `100644 ${blob}\tmany/${deep}/${n}.txt\n`);
  spawnSync('git', ['-C', directory, 'update-index', '--index-info'], { input: added.join('') });
  await git('commit', '--quiet', '--message=many');
});
afterAll(() => repository[Symbol.asyncDispose]());

type Open = (directory: string, within: string) => Promise<Workspace>;

const kinds: [string, string, Open][] = [
  [
    'commit',
    '`safe-directory`',
    async (directory, within) => commitWorkspace(directory, await headCommit(directory), within),
  ],
  [
    'worktree',
    '--safe-directory',
    async (directory, within) => worktreeWorkspace(directory, within),
  ],
];

describe.each(kinds)('a %s of more files than are read', (_, setting, open) => {
  it.each([
    ['', 'the repository'],
    ['many', 'many'],
  ])('is refused in one sentence within %j', async (within, where) => {
    const workspace = await open(repository.directory, within);
    const error = await workspace.paths().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toHaveProperty(
      'message',
      `Set ${setting} to a directory with fewer files: git lists more of them in ${where} than are read.`,
    );
  });

  it('has all files of the safe directory, and no others', async () => {
    const workspace = await open(repository.directory, 'own*');
    expect(await workspace.paths()).toEqual(['own*/a.txt']);
    expect(await readFrom(workspace, 'own*/a.txt')).toMatchObject({ text: 'a' });
    expect(await readFrom(workspace, 'top.txt')).toBeUndefined();
  });
});
