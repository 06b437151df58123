import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { changedPaths, worktreeWorkspace } from '../../../src/adapters/git/index.ts';
import {
  runGit,
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';
import { cloneWithoutContents, kinds } from './files.ts';

let repository: TemporaryRepository;
beforeEach(async () => {
  repository = await temporaryRepository({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
  await commit('Change a\n\nIts body.', { 'a.txt': 'a2\n' });
  await repository.git('commit', '--quiet', '--allow-empty', '--message=Nothing');
  await commit('Add names', { 'größe.txt': 'x', '\nnew\nlines.txt': 'y' });
  await commit('Change b', { 'b.txt': 'b2\n' });
});
afterEach(() => repository[Symbol.asyncDispose]());

async function commit(message: string, files: Readonly<Record<string, string>>) {
  await repository.write(files);
  await repository.git('add', '--all');
  await repository.git('commit', '--quiet', `--message=${message}`);
}

const told = [
  ['Change b', ['b.txt']],
  ['Add names', ['\nnew\nlines.txt', 'größe.txt']],
  ['Change a\n\nIts body.', ['a.txt']],
];

describe.each(kinds)('the history of a %s', (_, open) => {
  const history = async (directory = repository.directory, limit = 100) =>
    (await (await open(directory)).history(limit)).map(({ message, paths }) => [message, paths]);

  it('is what past commits say and touch, newest first, without empty ones and the first', async () => {
    expect(await history()).toEqual(told);
    expect(await history(repository.directory, 1)).toEqual(told.slice(0, 1));
    const [newest] = await (await open(repository.directory)).history(1);
    expect(newest?.time).toBe(Number(await repository.git('log', '-1', '--format=%ct')));
  });

  it('ends where the messages are longer than is read', async () => {
    await repository.write({ 'c.txt': 'c\n' });
    await repository.git('add', '--all');
    const args = [
      '-C',
      repository.directory,
      'commit',
      '--quiet',
      '--cleanup=verbatim',
      '--file=-',
    ];
    execFileSync('git', args, { input: 'x'.repeat(33 * 1024 * 1024) });
    await commit('Change c', { 'c.txt': 'c2\n' });
    await commit('Change c again', { 'c.txt': 'c3\n' });
    // The last commit that was read may be incomplete.
    expect(await history()).toEqual([['Change c again', ['c.txt']]]);
  });

  it('leaves out merges and commits with many files, and cuts long messages', async () => {
    await repository.git('checkout', '--quiet', '-b', 'side', 'HEAD~1');
    await commit('x'.repeat(5_000), { 'c.txt': 'c\n' });
    await repository.git('merge', '--quiet', '--no-edit', 'main');
    const names = Array.from({ length: 101 }, (_each, index) => [`many/${index}.txt`, 'z']);
    await commit('Format all', Object.fromEntries(names));
    expect((await history()).toSorted()).toEqual(
      [...told, ['x'.repeat(2_000), ['c.txt']]].toSorted(),
    );
  });

  it('is the same whatever the repository sets', async () => {
    const settings = ['log.showSignature', 'log.showRoot', 'diff.relative', 'log.follow'];
    for (const key of settings) await repository.git('config', key, 'true');
    await repository.git('config', 'diff.orderFile', 'absent');
    await repository.git('config', 'color.ui', 'always');
    await repository.git('config', 'format.pretty', 'fuller');
    expect(await history()).toEqual(told);
  });

  it('leaves out names that are not UTF-8', async () => {
    const { directory } = repository;
    const blob = await repository.git('rev-parse', 'HEAD:a.txt');
    const stdin = Buffer.from(`100644 ${blob}\tcaf\xe9\n100644 ${blob}\tnew.txt\n`, 'latin1');
    await runGit(directory, ['update-index', '--index-info'], { stdin });
    await repository.git('commit', '--quiet', '--message=Latin');
    expect(await history(directory, 1)).toEqual([['Latin', ['new.txt']]]);
  });

  it('is what a shallow clone has, without its oldest commit', async () => {
    await using clone = await temporaryFolder();
    const copyOf = async (depth: number) => {
      const copy = join(clone.directory, `${depth}`);
      const origin = `file://${repository.directory}`;
      await runGit(clone.directory, ['clone', '-q', `--depth=${depth}`, origin, copy]);
      return copy;
    };
    expect(await history(await copyOf(2))).toEqual(told.slice(0, 1));
    expect(await history(await copyOf(1))).toEqual([]);
  });

  it('is read in a clone without contents, and fetches none', async () => {
    await using clone = await cloneWithoutContents(repository);
    const { copy } = clone;
    const packs = await readdir(join(copy, '.git/objects/pack'));
    expect(await history(copy)).toEqual(told);
    expect(await readdir(join(copy, '.git/objects/pack'))).toEqual(packs);
  });
});

describe('a history that git cannot tell', () => {
  it('is empty before the first commit, and outside a repository', async () => {
    await using folder = await temporaryFolder();
    expect(await worktreeWorkspace(folder.directory).history(10)).toEqual([]);
    execFileSync('git', ['init', '--quiet', folder.directory]);
    expect(await worktreeWorkspace(folder.directory).history(10)).toEqual([]);
  });

  it('is what comes before a commit that is missing', async () => {
    const lost = await repository.git('rev-parse', 'HEAD~3');
    const { directory } = repository;
    execFileSync('rm', [join(directory, '.git/objects', lost.slice(0, 2), lost.slice(2))]);
    const history = await worktreeWorkspace(directory).history(10);
    expect(told.slice(0, 2)).toEqual(
      expect.arrayContaining(history.map(({ message, paths }) => [message, paths])),
    );
  });
});

test('the files that differ between two commits have their names as they are, and run nothing', async () => {
  await using repository = await temporaryRepository({
    'a.txt': 'a\n',
    'old.txt': 'x\n'.repeat(9),
  });
  const { directory, git, write } = repository;
  const tip = async () => (await git('rev-parse', 'HEAD')).trim();
  const from = await tip();
  await git('mv', 'old.txt', 'größe\n.txt');
  await write({ 'a.txt': 'b\n', '.gitattributes': '*.txt diff=evil\n' });
  await git('config', 'diff.evil.command', `touch ${directory}/ran`);
  await git('config', 'diff.external', `touch ${directory}/ran`);
  await git('add', '--all');
  await git('commit', '--quiet', '--message=Move');
  const paths = await changedPaths(directory, from, await tip());
  expect(paths).toEqual(['.gitattributes', 'a.txt', 'größe\n.txt', 'old.txt']);
  expect((await git('status', '--porcelain')).trim()).toBe('');
  await expect(changedPaths(directory, from, 'f'.repeat(40))).rejects.toThrow();
});
