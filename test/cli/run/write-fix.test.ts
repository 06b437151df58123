import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFix } from '../../../src/cli/run/write-fix.ts';
import { type Patch, patchDigest } from '../../../src/core/edits/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../../support/repository.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    printed += String(chunk);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const nothing = async () => {};
const checked = (patch: Patch) => ({ patch, digest: patchDigest(patch) });

test('a file with uncommitted changes is not deleted, and the fix is saved', async () => {
  await using temporary = await temporaryFolder();
  vi.stubEnv('TMPDIR', temporary.directory);
  await using repository = await temporaryRepository({ 'a.ts': 'a\n', 'old.ts': 'old\n' });
  const { directory } = repository;
  await repository.write({ 'old.ts': 'mine\n' });
  const patch = patchOf(changeOf('a.ts', 'a\n', 'A\n'), changeOf('old.ts', 'mine\n', null));
  const error: unknown = await writeFix(directory, checked(patch), nothing).catch(
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(UserError);
  const [, file = ''] =
    /^Commit or stash your changes in old\.ts first: the fix deletes them\. The fix is saved\. To apply it later, run `git apply (\S+)`/.exec(
      String(error).replace('UserError: ', ''),
    ) ?? [];
  expect(await readFile(join(directory, 'a.ts'), 'utf8')).toBe('a\n');
  expect(await readFile(join(directory, 'old.ts'), 'utf8')).toBe('mine\n');
  await runGit(directory, ['apply', file]);
  expect(await readFile(join(directory, 'a.ts'), 'utf8')).toBe('A\n');
});

test('a renamed file keeps its uncommitted changes, so it is written', async () => {
  await using repository = await temporaryRepository({ 'old.ts': 'old\n' });
  const { directory } = repository;
  await repository.write({ 'old.ts': 'mine\n' });
  const patch = patchOf(changeOf('old.ts', 'mine\n', null), changeOf('new.ts', null, 'mine\n'));
  await writeFix(directory, checked(patch), nothing);
  expect(printed).toBe('Not committed yet: old.ts. The fix is added to your changes.\n');
  expect(await readFile(join(directory, 'new.ts'), 'utf8')).toBe('mine\n');
});
