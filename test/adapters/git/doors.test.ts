import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  commitWorkspace,
  copyHistory,
  headCommit,
  isOutside,
  searchPath,
  worktreeRoot,
  worktreeWorkspace,
  writePatch,
} from '../../../src/adapters/git/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { type Doors, giveAway, withDoors } from '../../support/git-doors.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { isReachable } from '../../support/reachable.ts';
import {
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';
import { patchOf } from '../patch-of.ts';
import { overwrite, readFrom, scanned } from './files.ts';

const execute = promisify(execFile);

const files = { 'here.txt': 'a needle\n', 'missing.txt': 'a second needle\n' };

/** Only root can change the owner of a file. */
const isRoot = process.getuid?.() === 0;
const stranger = 12_345;

const opened = [
  'external-diff',
  'filter',
  'fsmonitor',
  'hook-post-index-change',
  'ssh',
  'textconv',
];

describe('git', () => {
  let repository: TemporaryRepository & Doors;
  beforeEach(async () => {
    const seeded = await temporaryRepository({ ...files, 'here.txt': 'before\n' });
    await seeded.write(files);
    await seeded.git('commit', '--quiet', '--all', '--message=second');
    repository = await withDoors(seeded, 'missing.txt');
    await repository.git('config', 'log.showSignature', 'true');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await repository[Symbol.asyncDispose]();
  });

  describe('the settings of a repository', () => {
    it('start programs when git reads it as people do', async () => {
      await overwrite(repository, 'here.txt', 'changed\n');
      const run = (...args: string[]) => repository.git(...args).catch(() => '');
      await run('diff', '--', 'here.txt');
      await run('diff', '--no-ext-diff', '--', 'here.txt');
      await run('add', 'here.txt');
      await run('commit', '--message=x');
      await run('cat-file', 'blob', 'HEAD:missing.txt');
      await run('ls-remote', 'ssh://127.0.0.1:1/x');
      await run('read-tree', 'HEAD');
      expect(await repository.ran()).toEqual(expect.arrayContaining([...opened, 'uploadpack']));
    });

    it('start no program when the agent reads its work tree', async () => {
      const { directory } = repository;
      await overwrite(repository, 'new.txt', 'a needle\n');
      const workspace = worktreeWorkspace(await worktreeRoot(directory));
      expect(await workspace.paths()).toEqual(['here.txt', 'missing.txt', 'new.txt']);
      expect(await readFrom(workspace, 'here.txt')).toMatchObject({ text: 'a needle\n' });
      expect([...(await scanned(workspace)).keys()]).toEqual([
        'here.txt',
        'missing.txt',
        'new.txt',
      ]);
      expect((await workspace.history(9)).map(({ paths }) => paths)).toEqual([['here.txt']]);
      expect(await workspace.obstacle(pathOf('here.txt'))).toBeUndefined();
      await writePatch(
        directory,
        patchOf({ path: 'here.txt', before: 'a needle\n', after: 'no needle\n' }),
      );
      expect(await repository.ran()).toEqual([]);
    });

    it('start no program when the agent reads a commit, and what is missing stays missing', async () => {
      const { directory } = repository;
      const workspace = commitWorkspace(directory, await headCommit(directory));
      expect(await workspace.paths()).toEqual(['here.txt', 'missing.txt']);
      expect(await readFrom(workspace, 'here.txt')).toMatchObject({ text: 'a needle\n' });
      expect(await readFrom(workspace, 'missing.txt')).toBeUndefined();
      expect([...(await scanned(workspace)).keys()]).toEqual(['here.txt']);
      expect((await workspace.history(9)).map(({ paths }) => paths)).toEqual([['here.txt']]);
      expect(await workspace.obstacle(pathOf('missing.txt'))).toEqual({ kind: 'missing' });
      expect(await repository.ran()).toEqual([]);
    });

    it('start no program when the history is copied', async () => {
      await using copy = await temporaryFolder();
      await copyHistory(repository.directory, copy.directory, undefined);
      expect(await readdir(join(copy.directory, '.git'))).toContain('index');
      expect(await repository.ran()).toEqual([]);
    });
  });

  describe.runIf(isRoot)("another user's repository", () => {
    it('is refused, with what to do', async () => {
      const { directory } = repository;
      await giveAway(directory, stranger);
      for (const ask of [
        () => headCommit(directory),
        () => worktreeRoot(directory),
        () => commitWorkspace(directory, 'HEAD').paths(),
        () => worktreeWorkspace(directory).paths(),
      ]) {
        await expect(ask()).rejects.toThrow(UserError);
        await expect(ask()).rejects.toThrow(
          `The repository at ${directory} belongs to another user: if you trust it, run \`git config --global --add safe.directory ${directory}\`, then run again.`,
        );
      }
      expect(await repository.ran()).toEqual([]);
    });

    it('is refused if only its git folder is', async () => {
      await giveAway(join(repository.directory, '.git'), stranger);
      await expect(headCommit(repository.directory)).rejects.toThrow('belongs to another user');
    });

    it('is read if the user has allowed it', async () => {
      const { directory } = repository;
      await giveAway(directory, stranger);
      await using home = await temporaryFolder();
      await writeFile(join(home.directory, '.gitconfig'), `[safe]\n\tdirectory = ${directory}\n`);
      vi.stubEnv('HOME', home.directory);
      expect(await worktreeRoot(directory)).toBe(directory);
      expect(await repository.ran()).toEqual([]);
    });

    // Skipped where no other user can reach the code of the checkout.
    it.skipIf(!isReachable)('is read if it is that of root', async () => {
      const { directory, git } = repository;
      await chmod(directory, 0o755);
      const source = join(import.meta.dirname, '../../../src/adapters/git/commit-workspace.ts');
      const script = `
      import { headCommit } from ${JSON.stringify(source)};
      console.log(await headCommit(${JSON.stringify(directory)}));`;
      const args = ['--input-type=module-typescript', '--eval', script];
      const ended = await execute(process.execPath, args, { uid: stranger, gid: stranger });
      expect(ended.stdout.trim()).toBe(await git('rev-parse', 'HEAD'));
      expect(await repository.ran()).toEqual([]);
    });

    it('is read in a container job, in which the user of the runner owns the checkout', async () => {
      const { directory } = repository;
      await giveAway(directory, stranger);
      await using runner = await temporaryFolder();
      const event = join(runner.directory, 'event.json');
      await writeFile(event, '{}');
      await chown(event, stranger, stranger);
      vi.stubEnv('GITHUB_EVENT_PATH', event);
      expect(await headCommit(directory)).toMatch(/^[0-9a-f]{40}$/);
      await chown(join(directory, '.git'), stranger + 1, stranger);
      await expect(headCommit(directory)).rejects.toThrow('belongs to another user');
      expect(await repository.ran()).toEqual([]);
    });
  });
});

it('a PATH keeps no folder that the repository can fill', async () => {
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

it('what lies outside of a folder is told by where it is, not by its name', async () => {
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
