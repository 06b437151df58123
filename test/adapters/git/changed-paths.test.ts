import { expect, test } from 'vitest';
import { changedPaths } from '../../../src/adapters/git/index.ts';
import { temporaryRepository } from '../../support/repository.ts';

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
