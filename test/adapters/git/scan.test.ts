import { readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { worktreeWorkspace } from '../../../src/adapters/git/index.ts';
import {
  type Files,
  runGit,
  type TemporaryRepository,
  temporaryRepository,
} from '../../support/repository.ts';
import {
  cloneWithoutContents,
  kinds,
  mebibyte,
  readFrom,
  scanned,
  startMixedRepository,
  workspaceOfHead,
} from './files.ts';

let repositories: TemporaryRepository[] = [];
afterEach(async () => {
  for (const one of repositories) await one[Symbol.asyncDispose]();
  repositories = [];
});

async function repositoryWith(files: Files): Promise<TemporaryRepository> {
  const repository = await temporaryRepository(files);
  repositories.push(repository);
  return repository;
}

/** Texts whose lengths lie around those of chunks and groups. */
const lengths = [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000, mebibyte - 1, mebibyte];
const sized = Object.fromEntries(
  lengths.map((length, index) => [
    `${index}.txt`,
    'abcdefg\n'.repeat(mebibyte / 8).slice(0, length),
  ]),
);

describe.each(kinds)('a scan of a %s', (_, open) => {
  it('gives what `read` gives, and nothing else', async () => {
    const repository = await startMixedRepository();
    repositories.push(repository);
    const workspace = await open(repository.directory);
    const paths = await workspace.paths();
    // `read` is asked for no path with such a character.
    const awkward = { 'two\nlines.txt': 'two lines', 'tab\tend.txt': 'tab' };
    const expected = new Map<string, string>(Object.entries(awkward));
    for (const path of paths.filter((path) => !expected.has(path))) {
      const file = await readFrom(workspace, path);
      if (file !== undefined) expected.set(path, file.text);
    }
    expect(await scanned(workspace, [...paths, 'absent.txt', 'link.sh', '../x'])).toEqual(expected);
  });

  it('gives files of any length whole', async () => {
    const { directory } = await repositoryWith(sized);
    expect(await scanned(await open(directory))).toEqual(new Map(Object.entries(sized)));
  });

  it('gives the files that are asked for, and starts nothing for none', async () => {
    const { directory } = await repositoryWith(sized);
    const workspace = await open(directory);
    expect([...(await scanned(workspace, ['3.txt', '1.txt'])).keys()]).toEqual(['3.txt', '1.txt']);
    expect(await scanned(workspace, [])).toEqual(new Map());
  });

  it('ends when the visit returns `false`', async () => {
    const { directory } = await repositoryWith(sized);
    const workspace = await open(directory);
    const seen: string[] = [];
    await workspace.scan(await workspace.paths(), (path) => seen.push(path) < 2);
    expect(seen).toHaveLength(2);
  });

  it('rejects with the error of the visit', async () => {
    const { directory } = await repositoryWith(sized);
    const workspace = await open(directory);
    const scan = workspace.scan(await workspace.paths(), () => {
      throw new Error('of the visit');
    });
    await expect(scan).rejects.toThrow('of the visit');
  });
});

describe('a scan of a worktree', () => {
  it('reads what is on disk: no ignored or deleted file, nothing behind a symlink', async () => {
    const { directory, git, write } = await repositoryWith({
      '.gitignore': 'out/\n',
      'gone.txt': 'gone\n',
      'kept.txt': 'old\n',
      'later.txt': 'later\n',
      'lib/a.txt': 'a\n',
    });
    await write({ 'kept.txt': 'new\n', 'out/a.txt': 'ignored\n', 'fresh.txt': 'fresh\n' });
    await rm(join(directory, 'gone.txt'));
    const workspace = worktreeWorkspace(directory);
    const paths = await workspace.paths();
    await rm(join(directory, 'later.txt'));
    await git('mv', 'lib', 'moved');
    await symlink('moved', join(directory, 'lib'));
    expect(paths).toEqual(['.gitignore', 'fresh.txt', 'kept.txt', 'later.txt', 'lib/a.txt']);
    expect(await scanned(workspace, paths)).toEqual(
      new Map([
        ['.gitignore', 'out/\n'],
        ['fresh.txt', 'fresh\n'],
        ['kept.txt', 'new\n'],
      ]),
    );
  });
});

describe('a scan of a partial clone', () => {
  it('gives the files that the clone has and fetches none', async () => {
    const files = { 'a.txt': 'a\n', 'lib/b.txt': 'b\n', 'c.txt': 'c\n' };
    await using clone = await cloneWithoutContents(await repositoryWith(files));
    const { copy } = clone;
    const open = () => workspaceOfHead(copy);
    expect(await (await open()).paths()).toEqual(['a.txt', 'c.txt', 'lib/b.txt']);
    expect(await scanned(await open())).toEqual(new Map());
    await runGit(copy, ['cat-file', 'blob', 'HEAD:lib/b.txt']);
    const packs = await readdir(join(copy, '.git/objects/pack'));
    expect(await scanned(await open())).toEqual(new Map([['lib/b.txt', 'b\n']]));
    expect(await readdir(join(copy, '.git/objects/pack'))).toEqual(packs);
  });
});
