import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { UserError } from '../../../src/core/user-error.ts';
import { startWorkshop } from '../../support/init.ts';
import { writeFiles } from '../../support/repository.ts';

const files = { 'package.json': '{}' };
const basics = [
  '--jira-url',
  'https://acme.atlassian.net',
  '--jql',
  'project = SHOP',
  '--model',
  'gpt-6.1-sol',
];
const env = { JIRA_EMAIL: 'agent@acme.test' };

describe('bad input is answered in one sentence', () => {
  const on = async (options: readonly string[], origin?: string) => {
    await using shop = await startWorkshop(files, origin);
    return await shop.init(options, { env }).then(
      () => 'nothing was wrong',
      (error: unknown) => (error instanceof UserError ? error.message : 'a defect'),
    );
  };
  test.each([
    [[...basics, 'APP-1'], undefined, 'init takes options only; remove "APP-1".'],
    [[...basics.slice(2)], undefined, 'Set --jira-url or JIRA_URL to the address'],
    [[...basics, '--jira-url', 'acme'], undefined, 'Set --jira-url to the address'],
    [[...basics, '--trigger', 'mail'], undefined, 'Set --trigger to webhook, schedule or both.'],
    [[...basics, '--action', 'acme'], undefined, 'Set --action to the Action and its version'],
    [basics, '', 'Set --github to the repository on GitHub'],
  ])('%j', async (options, origin, sentence) => {
    expect(await on(options, origin)).toContain(sentence);
  });

  test('a folder without a repository', async () => {
    await using shop = await startWorkshop(files);
    await rm(join(shop.root, '.git'), { recursive: true });
    await mkdir(join(shop.root, 'empty'));
    await writeFile(join(shop.root, 'empty/a'), '');
    await expect(shop.init(basics, { env })).rejects.toThrow('Set --repo to a directory in a git');
  });

  test('a copy that names no account says how to name one, which then is used', async () => {
    await using shop = await startWorkshop(files);
    const home = join(shop.root, '../package');
    const given = [...basics, '--trigger', 'schedule', '--dry-run'];
    const name = (owner: string) => {
      const url = `git+https://github.com/${owner}/jira-bug-fix-agent.git`;
      return writeFiles(home, { 'package.json': JSON.stringify({ repository: { url } }) });
    };
    await name('OWNER');
    await expect(shop.init(given, { env, home })).rejects.toThrow(
      /^Set --action to the Action and its version, such as acme\/jira-bug-fix-agent@v1: .* npm run owner -- acme/,
    );
    await name('acme');
    const { output } = await shop.init(given, { env, home });
    const tag = `v${manifest.version}`;
    const call = `gh api repos/acme/jira-bug-fix-agent/commits/${tag} --jq .sha`;
    expect(output).toContain(
      `- uses: acme/jira-bug-fix-agent@${tag} # a tag can be moved; its commit: ${call}\n`,
    );
  });
});
