import { expect, test } from 'vitest';
import { uncommittedFiles } from '../../../src/adapters/git/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../../support/repository.ts';

test('names the files whose text is not that of the newest commit', async () => {
  await using repository = await temporaryRepository({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'c.ts': 'c' });
  const patch = patchOf(
    changeOf('a.ts', 'a\n', 'A\n'),
    changeOf('b.ts', 'edited\n', 'B\n'),
    changeOf('c.ts', 'c', null),
    changeOf('new.ts', null, 'n'),
    changeOf('untracked.ts', 'u', 'U'),
  );
  expect(await uncommittedFiles(repository.directory, patch)).toEqual(['b.ts', 'untracked.ts']);
});

test('staged changes are not committed', async () => {
  await using repository = await temporaryRepository({ 'a.ts': 'a\n' });
  await repository.write({ 'a.ts': 'edited\n' });
  await repository.git('add', '--all');
  const patch = patchOf(changeOf('a.ts', 'edited\n', 'A\n'));
  expect(await uncommittedFiles(repository.directory, patch)).toEqual(['a.ts']);
});

test('line endings that git converts make no difference', async () => {
  await using repository = await temporaryRepository({ 'a.ts': 'a\nb\n' });
  const patch = patchOf(changeOf('a.ts', 'a\r\nb\r\n', 'A\r\n'));
  expect(await uncommittedFiles(repository.directory, patch)).toEqual([]);
});

test('names with characters of patterns are taken literally', async () => {
  await using repository = await temporaryRepository({ 'a[b]*.ts': 'a', 'ab.ts': 'b' });
  const patch = patchOf(changeOf('a[b]*.ts', 'a', 'A'), changeOf('ab.ts', 'c', 'C'));
  expect(await uncommittedFiles(repository.directory, patch)).toEqual(['ab.ts']);
});

test('without a commit, no file is committed', async () => {
  await using folder = await temporaryFolder();
  await runGit(folder.directory, ['init', '--quiet', '--template=']);
  const patch = patchOf(changeOf('a.ts', 'a', 'A'));
  expect(await uncommittedFiles(folder.directory, patch)).toEqual(['a.ts']);
});
