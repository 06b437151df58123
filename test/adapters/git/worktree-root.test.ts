import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worktreeRoot } from '../../../src/adapters/git/index.ts';
import {
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../support/repository.ts';

let repository: TemporaryRepository;
beforeEach(async () => {
  repository = await temporaryRepository({ 'lib/a.txt': 'a\n' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await repository[Symbol.asyncDispose]();
});

describe('the root of a repository', () => {
  it('is found from a folder in it', async () => {
    const { directory } = repository;
    expect(await worktreeRoot(join(directory, 'lib'))).toBe(directory);
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
});

it('a `git` of the repository is not started, even if `PATH` begins with a folder in it', async () => {
  const { directory } = repository;
  await mkdir(join(directory, 'bin'));
  const traces = join(directory, 'ran');
  await writeFile(join(directory, 'bin/git'), `#!/bin/sh\ntouch '${traces}'\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `bin:${process.env.PATH}`);
  expect(await worktreeRoot(directory)).toBe(directory);
});
