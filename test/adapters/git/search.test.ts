import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitWorkspace, headCommit } from '../../../src/adapters/git/commit-workspace.ts';
import { worktreeWorkspace } from '../../../src/adapters/git/worktree.ts';
import type { Workspace } from '../../../src/agent/ports.ts';
import { UserError } from '../../../src/core/user-error.ts';
import {
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';
import { overwrite } from './files.ts';

let repository: TemporaryRepository;
beforeAll(async () => {
  repository = await temporaryRepository({
    'a.txt': 'one\nA Needle\n-e dash\n$(touch x) `y` .* "quoted" it\'s\n',
    "b it's.txt": 'needle\r\n',
    'two\nlines.txt': 'needle',
    'deep/größe/日本.txt': 'needle 日本\n',
    'binary.dat': Buffer.from('\0needle\n'),
    'latin.txt': Buffer.from('caf\xe9 latin\n', 'latin1'),
    'long.txt': `needle ${'x'.repeat(1_000)}\n`,
    'nul.txt': `${'y'.repeat(9_000)}\nafter\0nul\n`,
    'many.txt': 'repeated\n'.repeat(100),
  });
  await symlink('a.txt', join(repository.directory, 'link.txt'));
  await repository.git('add', '--all');
  await repository.git('commit', '--quiet', '--message=link');
});
afterAll(() => repository[Symbol.asyncDispose]());

const kinds: [string, (directory: string) => Promise<Workspace>][] = [
  ['commit', async (directory) => commitWorkspace(directory, await headCommit(directory))],
  ['worktree', async (directory) => worktreeWorkspace(directory)],
];

describe.each(kinds)('searching a %s', (_, open) => {
  const search = async (text: string, limit = 50) =>
    (await open(repository.directory)).search(text, limit);

  it('finds lines in regular text files by path, ignoring case', async () => {
    const hits = await search('needle');
    expect(hits.map(({ path, line }) => `${path} ${line}`)).toEqual([
      'a.txt 2',
      "b it's.txt 1",
      'deep/größe/日本.txt 1',
      'long.txt 1',
      'two\nlines.txt 1',
    ]);
    expect(hits[0]).toEqual({ path: 'a.txt', line: 2, text: 'A Needle' });
    expect(hits[1]?.text).toBe('needle');
  });

  it('clips long lines', async () => {
    const hits = await search('needle xxx');
    expect(hits.map(({ text }) => text.length)).toEqual([300]);
  });

  it('searches the whole repository from inside a folder', async () => {
    const inside = await open(join(repository.directory, 'deep'));
    expect(await inside.search('a needle', 9)).toMatchObject([{ path: 'a.txt' }]);
  });

  it.each(['-e dash', '$(touch x)', '`y`', '.*', '"quoted" it\'s', '日本'])(
    'searches for %j literally',
    async (text) => {
      expect(await search(text)).toHaveLength(1);
    },
  );

  it.each([
    '',
    'nowhere to be found',
    'one\nA Needle',
    'needle\n',
    '\0',
    '--help',
    'x'.repeat(2_000),
    '\uD800',
  ])('finds nothing for %j', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('returns at most `limit` hits', async () => {
    const hits = await search('repeated', 3);
    expect(hits.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('reads a line that contains NUL, and skips one that is not UTF-8', async () => {
    expect(await search('after')).toEqual([{ path: 'nul.txt', line: 2, text: 'after\0nul' }]);
    expect(await search('latin')).toEqual([]);
  });

  it('returns the first hits if the output is too large', async () => {
    await using large = await temporaryRepository(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, n) => [
          `${n + 10}.txt`,
          `${'z'.repeat(99)}\n`.repeat(9_999),
        ]),
      ),
    );
    const hits = await (await open(large.directory)).search('zzz', 2);
    expect(hits.map(({ path, line }) => `${path} ${line}`)).toEqual(['10.txt 1', '10.txt 2']);
  });

  it('names the folder that is no repository', async () => {
    await using folder = await temporaryFolder();
    const search = async () => (await open(folder.directory)).search('a', 1);
    await expect(search()).rejects.toThrow(UserError);
  });
});

it('searches a commit, whatever is on disk', async () => {
  await using changing = await temporaryRepository({ 'a.txt': 'committed needle\n' });
  const workspace = commitWorkspace(changing.directory, await headCommit(changing.directory));
  await overwrite(changing, 'a.txt', 'changed needle\n');
  await overwrite(changing, 'b.txt', 'new needle\n');
  expect(await workspace.search('needle', 9)).toMatchObject([{ text: 'committed needle' }]);
});

it('searches new and tracked files on disk, but not ignored ones', async () => {
  await using changing = await temporaryRepository({
    'a.txt': 'needle\n',
    'gone.txt': 'needle\n',
    'src/a.txt': 'needle\n',
  });
  await using outside = await temporaryFolder();
  await changing.write({ '.gitignore': '*.key\n', 'forced.key': 'needle\n', 'my.key': 'needle\n' });
  await changing.git('add', '--force', 'forced.key');
  await overwrite(changing, 'a.txt', 'changed needle\n');
  await overwrite(changing, 'new.txt', 'needle\n');
  await rm(join(changing.directory, 'gone.txt'));
  await rename(join(changing.directory, 'src'), join(outside.directory, 'src'));
  await symlink(join(outside.directory, 'src'), join(changing.directory, 'src'));
  const hits = await worktreeWorkspace(changing.directory).search('needle', 9);
  expect(hits.map(({ path }) => path)).toEqual(['a.txt', 'forced.key', 'new.txt']);
  expect(hits[0]?.text).toBe('changed needle');
});

it('ignores the repository’s own configuration', async () => {
  await using odd = await temporaryRepository({ 'a.txt': 'a needle\n' });
  const settings = ['grep.column', 'grep.fallbackToNoIndex', 'submodule.recurse', 'color.grep'];
  for (const name of settings) await odd.git('config', name, 'true');
  await odd.git('config', 'grep.patternType', 'perl');
  await odd.git('config', 'color.ui', 'always');
  const hit = [{ path: 'a.txt', line: 1, text: 'a needle' }];
  expect(await worktreeWorkspace(odd.directory).search('needle', 9)).toEqual(hit);
  const commit = commitWorkspace(odd.directory, await headCommit(odd.directory));
  expect(await commit.search('needle', 9)).toEqual(hit);
});
