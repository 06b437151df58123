import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { programs } from '../../../src/cli/init/programs.ts';
import { temporaryFolder } from '../../support/repository.ts';

const Seen = z.object({
  args: z.array(z.string()),
  cwd: z.string(),
  files: z.array(z.string()),
  env: z.record(z.string(), z.string()),
});

/** What each of the programs may not see, and what one of them needs. */
const secrets = {
  ...{ JIRA_TOKEN: 'a', OPENAI_API_KEY: 'b', AWS_SECRET_ACCESS_KEY: 'c', NPM_TOKEN: 'd' },
  ...{ NODE_OPTIONS: '--require=./a.js', NODE_PATH: '.', LD_PRELOAD: '', GIT_DIR: '.' },
  ...{ npm_config_registry: 'http://127.0.0.1:1', npm_config_cache: './a', INIT_CWD: '.' },
};
const usual = { HOME: '/home/ada', TERM: 'xterm', HTTPS_PROXY: 'http://127.0.0.1:1' };
const ofGitHub = { GH_TOKEN: 'e', GITHUB_TOKEN: 'f', GH_CONFIG_DIR: '/g' };
const ofCloudflare = { CLOUDFLARE_API_TOKEN: 'h', CLOUDFLARE_ACCOUNT_ID: 'i' };

/** Starts a program that says what it sees; its tools lie outside of the repository. */
async function seenBy(program: 'gh' | 'wrangler', more: Readonly<Record<string, string>> = {}) {
  await using folder = await temporaryFolder();
  const [tools, root] = [join(folder.directory, 'tools'), join(folder.directory, 'shop')];
  for (const one of [tools, root]) await mkdir(one);
  const file = join(folder.directory, 'seen.json');
  const script = `const { readdirSync, writeFileSync } = require('node:fs');
const [, , ...args] = process.argv;
const seen = { args, cwd: process.cwd(), files: readdirSync('.'), env: process.env };
writeFileSync(${JSON.stringify(file)}, JSON.stringify(seen));`;
  await writeFile(join(tools, 'script.cjs'), script);
  for (const name of ['gh', 'npx', 'wrangler']) {
    const line = `exec '${process.execPath}' '${tools}/script.cjs' "$@"`;
    await writeFile(join(tools, name), `#!/bin/sh\n${line}\n`);
    await chmod(join(tools, name), 0o755);
  }
  await writeFile(join(root, 'user.npmrc'), '');
  await writeFile(join(tools, 'user.npmrc'), '');
  const path = [root, tools, '/usr/bin', '/bin'].join(delimiter);
  const inFolder = Object.entries(more).map(([name, value]) => [
    name,
    join(folder.directory, value),
  ]);
  const env = { ...usual, ...secrets, ...ofGitHub, ...ofCloudflare, PATH: path };
  const run = programs({ ...env, ...Object.fromEntries(inFolder) }, root);
  expect(await run({ program, args: ['a', 'b c'] })).toMatchObject({ code: 0 });
  return { ...Seen.parse(JSON.parse(await readFile(file, 'utf8'))), path, tools };
}

describe.each([
  ['gh', ofGitHub, ofCloudflare],
  ['wrangler', ofCloudflare, ofGitHub],
] as const)('%s', (program, own, foreign) => {
  test('is started in an empty folder, which is removed afterwards', async () => {
    const { cwd, files } = await seenBy(program);
    expect(files).toEqual([]);
    expect(cwd.startsWith(tmpdir())).toBe(true);
    await expect(readdir(cwd)).rejects.toThrow('ENOENT');
  });

  test('sees its own variables and no others', async () => {
    const { env, tools } = await seenBy(program);
    expect(env).toMatchObject({ ...usual, ...own, PATH: [tools, '/usr/bin', '/bin'].join(':') });
    for (const name of Object.keys({ ...secrets, ...foreign }))
      expect(env).not.toHaveProperty(name);
  });
});

test('wrangler is fetched in its exact version, without scripts and without settings of a project', async () => {
  const { args, cwd } = await seenBy('wrangler');
  expect(args).toEqual([
    ...['--yes', '--ignore-scripts', '--prefix', cwd],
    ...[expect.stringMatching(/^wrangler@\d+\.\d+\.\d+$/), 'a', 'b c'],
  ]);
});

test('the settings of npm are the user’s own, and never a file of the repository', async () => {
  const name = 'npm_config_userconfig';
  const own = await seenBy('wrangler', { [name]: 'tools/user.npmrc' });
  expect(own.env[name]).toMatch(/tools\/user\.npmrc$/);
  const foreign = await seenBy('wrangler', { [name]: 'shop/user.npmrc' });
  expect(foreign.env).not.toHaveProperty(name);
});

test('a program that is not there has no exit code', async () => {
  await using folder = await temporaryFolder();
  const run = programs({ PATH: folder.directory }, folder.directory);
  expect(await run({ program: 'gh', args: [] })).toMatchObject({ code: undefined });
});
