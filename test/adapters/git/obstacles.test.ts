import { execFileSync } from 'node:child_process';
import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { worktreeWorkspace } from '../../../src/adapters/git/index.ts';
import type { Workspace } from '../../../src/agent/ports.ts';
import type { ObstacleKind } from '../../../src/engines/files/index.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { type TemporaryRepository, temporaryRepository } from '../../support/repository.ts';
import { cloneWithoutContents, workspaceOfHead } from './files.ts';

const code = 'total += price\n';
const utf16 = Buffer.from(`\uFEFF${code}`, 'utf16le');
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';

type Kind = ObstacleKind | undefined;

/** Files of a repository, with what keeps each from being edited in a commit and in a work tree. */
const files: readonly (readonly [string, string | Uint8Array, commit?: Kind, worktree?: Kind])[] = [
  ['plain.js', code],
  ['latin.js', Buffer.from(`// caf\xe9\n${code}`, 'latin1')],
  ['windows.js', Buffer.from(`// \x93q\x94\n${code}`, 'latin1')],
  ['sjis.js', Buffer.from([0x83, 0x5c, 0x95, 0x5c, 0x0a])],
  ['damaged.js', Buffer.concat([Buffer.from(`// 日本\n${code}`), Buffer.from([0xe6, 0x0a])])],
  ['dos.txt', Buffer.from('caf\x82\r\n\x1a', 'latin1')],
  ['utf16.js', utf16, 'utf-16'],
  ['utf16-be.js', Buffer.from(utf16).swap16(), 'utf-16'],
  ['utf16-bare.js', utf16.subarray(2), 'utf-16'],
  ['utf16-han.txt', Buffer.from('\uFEFF日本語', 'utf16le'), 'utf-16'],
  ['pointer.js', pointer, 'lfs-pointer'],
  ['image.dat', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'binary'],
  ['packed.dat', Buffer.from('\x1f\x8b\x08\x08\xff\x03\x01\xfe\x02\xfd', 'latin1'), 'binary'],
  ['ebcdic.cbl', Buffer.from('\xc9\xc4\x15\xd7\xd9\xd6\x15', 'latin1'), 'binary'],
  ['large.js', 'x'.repeat(4 * 1024 * 1024 + 1), 'too-large'],
];

let repository: TemporaryRepository;
beforeAll(async () => {
  repository = await temporaryRepository({
    ...Object.fromEntries(files.map(([path, content]) => [path, content])),
    '.gitattributes': 'wte/* working-tree-encoding=UTF-16LE-BOM\n',
    '.gitignore': 'out/\n',
  });
  const { directory, git, write } = repository;
  await using library = await temporaryRepository({ 'cart.js': code });
  const allowed = ['-c', 'protocol.file.allow=always'];
  await git(...allowed, 'submodule', '--quiet', 'add', library.directory, 'sub');
  await write({ 'wte/cart.js': utf16, 'lib/cart.js': code, 'far/cart.js': code });
  await symlink('lib', join(directory, 'src'));
  await symlink('lib/cart.js', join(directory, 'link.js'));
  await git('add', '--all');
  await git('commit', '--quiet', '--message=all');
  await git('update-index', '--skip-worktree', 'far/cart.js');
  execFileSync('rm', ['-r', join(directory, 'far')]);
  await write({ 'out/built.js': code, 'fixed.js': code });
  await chmod(join(directory, 'fixed.js'), 0o444);
});
afterAll(() => repository[Symbol.asyncDispose]());

const obstacleIn = async (workspace: Workspace, path: string) =>
  (await workspace.obstacle(pathOf(path)))?.kind;

const commitOf = () => workspaceOfHead(repository.directory);

const others: typeof files = [
  ['absent.js', ''],
  ['new/absent.js', ''],
  ['sub/cart.js', '', 'submodule', 'submodule'],
  ['sub', '', 'submodule', 'submodule'],
  ['link.js', '', 'symlink', 'symlink'],
  ['src/cart.js', '', 'symlink', 'symlink'],
  ['src/absent.js', '', 'symlink', 'symlink'],
  ['wte/cart.js', '', undefined, 'utf-16'],
  ['far/cart.js', '', undefined, 'sparse'],
  ['out/built.js', '', undefined, 'ignored'],
  ['fixed.js', '', undefined, 'read-only'],
];
test.each([
  ...files.map(([path, , commit, worktree = commit]) => [path, commit, worktree] as const),
  ...others.map(([path, , commit, worktree]) => [path, commit, worktree] as const),
])('%s', async (path, inCommit, inWorktree) => {
  expect(await obstacleIn(await commitOf(), path)).toBe(inCommit);
  expect(await obstacleIn(worktreeWorkspace(repository.directory), path)).toBe(inWorktree);
});

test('what is in the way is named, if it is a folder above', async () => {
  for (const workspace of [await commitOf(), worktreeWorkspace(repository.directory)]) {
    expect(await workspace.obstacle(pathOf('src/cart.js'))).toEqual({ kind: 'symlink', at: 'src' });
    expect(await workspace.obstacle(pathOf('sub/a/b.js'))).toEqual({
      kind: 'submodule',
      at: 'sub',
    });
  }
});

test('a file that is only read need not be writable', async () => {
  const workspace = worktreeWorkspace(repository.directory, '', { isWritten: false });
  expect(await obstacleIn(workspace, 'fixed.js')).toBeUndefined();
});

test('files in a merge with conflicts are found by the index, and others stay open', async () => {
  await using merging = await temporaryRepository({ 'a.js': 'a\n', 'b.js': 'b\n' });
  const { directory, git, write } = merging;
  const commit = async (text: string) => {
    await write({ 'a.js': text });
    await git('commit', '--quiet', '--all', '--message=change');
  };
  await git('checkout', '--quiet', '-b', 'other');
  await commit('other\n');
  await git('checkout', '--quiet', 'main');
  await commit('main\n');
  await git('merge', '--quiet', 'other').catch(() => {});
  const workspace = worktreeWorkspace(directory);
  expect(await obstacleIn(workspace, 'a.js')).toBe('unmerged');
  expect(await obstacleIn(workspace, 'b.js')).toBeUndefined();
});

test('a partial clone says which files it lacks', async () => {
  await using clone = await cloneWithoutContents(repository);
  const workspace = await workspaceOfHead(clone.copy);
  expect(await obstacleIn(workspace, 'plain.js')).toBe('missing');
  expect(await obstacleIn(workspace, 'sub/cart.js')).toBe('submodule');
});
