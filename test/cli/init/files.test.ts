import { mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UserError } from '../../../src/core/user-error.ts';
import { startWorkshop } from '../../support/init.ts';

const workflow = '.github/workflows/jira-bug-fix.yml';
const basics = ['--jira-url', 'https://acme.atlassian.net', '--jql', 'project = SHOP'];
const options = [...basics, '--model', 'gpt-6.1-sol', '--force'];
const env = { JIRA_EMAIL: 'agent@acme.test' };

/** What a clone may have in the place of what `init` reads and writes. */
const traps: readonly (readonly [string, string, (path: string, outside: string) => unknown])[] = [
  ['a link to a folder', '.github', (path, outside) => symlink(outside, path)],
  ['a link below', '.github/workflows', (path, outside) => symlink(outside, path)],
  ['a link to a file', workflow, (path, outside) => symlink(join(outside, 'file'), path)],
  ['a link to nothing', workflow, (path, outside) => symlink(join(outside, 'none'), path)],
  ['a folder', workflow, (path) => mkdir(path)],
  ['a linked manifest', 'package.json', (path, outside) => symlink(join(outside, 'file'), path)],
  [
    'a huge manifest',
    'package.json',
    async (path) => {
      await writeFile(path, '{}');
      await truncate(path, 3_000_000);
    },
  ],
];

test.each(traps)('%s is refused in one sentence, and nothing is written', async (_, path, make) => {
  await using shop = await startWorkshop({});
  const outside = join(shop.root, '../outside');
  await mkdir(outside);
  await writeFile(join(outside, 'file'), '{}');
  await mkdir(join(shop.root, path, '..'), { recursive: true });
  await make(join(shop.root, path), outside);
  const run = shop.init(options, { env });
  await expect(run).rejects.toThrow(UserError);
  await expect(run).rejects.toThrow(/^Remove \S+: init replaces regular files only/);
  expect(await readdir(outside)).toEqual(['file']);
  expect(await readFile(join(outside, 'file'), 'utf8')).toBe('{}');
});
