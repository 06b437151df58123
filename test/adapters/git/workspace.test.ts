import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitWorkspace, headCommit, worktreeWorkspace } from '../../../src/adapters/git/index.ts';
import type { Workspace } from '../../../src/agent/ports.ts';
import type { TemporaryRepository } from '../../support/repository.ts';
import { awkwardNames, mebibyte, readFrom, startMixedRepository } from './files.ts';

let repository: TemporaryRepository;
beforeAll(async () => {
  repository = await startMixedRepository();
});
afterAll(() => repository[Symbol.asyncDispose]());

const kinds: [string, (directory: string) => Promise<Workspace>][] = [
  ['commit', async (directory) => commitWorkspace(directory, await headCommit(directory))],
  ['worktree', async (directory) => worktreeWorkspace(directory)],
];

describe.each(kinds)('the workspace of a %s', (_, open) => {
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
