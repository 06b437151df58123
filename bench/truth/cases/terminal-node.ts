import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runCli } from '../../../test/support/cli.ts';
import { startJira } from '../../../test/support/jira/jira.ts';
import { nodeVersions, oldestVersion } from '../../../test/support/node-versions.ts';
import { inOrder, startOpenAi } from '../../../test/support/openai/openai.ts';
import { parcelFiles } from '../../../test/support/project/parcel.ts';
import { editReply, fixBlock, planReply, testBlock } from '../../../test/support/project/script.ts';
import { startProxy } from '../../../test/support/proxy.ts';
import {
  temporaryFolder,
  temporaryRepository,
  writeFiles,
} from '../../../test/support/repository.ts';
import { approve, shopReplies } from '../../../test/support/shop/script.ts';
import { shopFiles, shopTicket } from '../../../test/support/shop/shop.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

/** Starts Jira with a ticket, a model and a proxy; `run` runs the command line with access to them. */
async function startServices() {
  const jira = await startJira();
  const openai = await startOpenAi(inOrder(shopReplies));
  const proxy = await startProxy();
  const repository = await temporaryRepository(shopFiles);
  jira.addIssue({ key: 'SHOP-7', ...shopTicket });
  const env = { JIRA_URL: jira.url, JIRA_EMAIL: jira.email, JIRA_TOKEN: jira.token };
  const where = ['--repo', repository.directory, '--base-url', openai.url, '--model', 'scripted'];
  return {
    proxy,
    where,
    received: () => jira.requests.length + openai.requests.length,
    run: (args: readonly string[], more: Readonly<Record<string, string>> = {}, node?: string) =>
      runCli(args, { ...env, ...more }, { node }),
    async [Symbol.asyncDispose]() {
      const all = [jira, openai, proxy, repository];
      await Promise.all(all.map((one) => one[Symbol.asyncDispose]()));
    },
  };
}

const onEachNode = nodeVersions.flatMap(([name, node]): readonly Case[] => [
  {
    name: `${name} fixes a ticket from a file and runs its tests`,
    check: () =>
      atTerminal(
        {
          files: parcelFiles,
          ticket: '# Half a kilogram travels for nothing\n\nSee postage.js.\n',
          model: inOrder([
            planReply(['src/postage.js']),
            editReply(fixBlock, testBlock),
            approve('A kilogram that was begun counts whole.'),
          ]),
          options: ['--test-command', 'node --test', '--test-isolation', 'none'],
          node,
        },
        ({ code, stderr }) => {
          assert.equal(code, 0, stderr);
          assert.match(stderr, /^ {2}Red before, green after +✓/m);
        },
      ),
  },
  {
    name: `${name} fixes a ticket from Jira, by its key in lower case`,
    check: async () => {
      await using services = await startServices();
      const ended = await services.run(['run', 'shop-7', ...services.where], {}, node);
      assert.match(ended.lastLine, /^Stopped: approved\./, ended.stderr);
    },
  },
  {
    name: `${name} sweeps`,
    check: async () => {
      await using services = await startServices();
      const ended = await services.run(['sweep', '--jql', 'project = SHOP'], {}, node);
      assert.equal(ended.code, 0, ended.stderr);
      assert.match(ended.stdout, /SHOP-7/);
    },
  },
  {
    name: `${name} prints help and version`,
    check: async () => {
      for (const option of ['--help', '--version']) {
        const ended = await runCli([option], {}, { node });
        assert.deepEqual([ended.code, ended.stderr], [0, '']);
      }
    },
  },
  {
    name: `${name} reaches Jira and the model through HTTP_PROXY`,
    check: async () => {
      await using services = await startServices();
      const { proxy, where } = services;
      const ended = await services.run(
        ['run', 'SHOP-7', ...where],
        { HTTP_PROXY: proxy.url },
        node,
      );
      assert.match(ended.lastLine, /^Stopped: approved\./, ended.stderr);
      assert.equal(proxy.requests.length, services.received());
    },
  },
]);

export const cases: readonly Case[] = [
  ...onEachNode,
  {
    name: 'an older Node gets a sentence in place of a syntax error',
    check: async () => {
      await using folder = await temporaryFolder();
      const value = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });";
      await writeFiles(folder.directory, { 'old.cjs': value });
      const options = `--require ${join(folder.directory, 'old.cjs')}`;
      const { code, stderr } = await runCli(['--version'], { NODE_OPTIONS: options });
      assert.equal(code, 2);
      assert.match(stderr, new RegExp(`^Install Node ${oldestVersion} or newer: .*18\\.20\\.8`));
    },
  },
  {
    name: 'hosts in NO_PROXY are reached directly',
    check: async () => {
      await using services = await startServices();
      const { proxy, where } = services;
      const env = { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' };
      const ended = await services.run(['run', 'SHOP-7', ...where], env);
      assert.match(ended.lastLine, /^Stopped: approved\./, ended.stderr);
      assert.equal(proxy.requests.length, 0);
    },
  },
  {
    name: 'https addresses are reached through a tunnel of HTTPS_PROXY',
    check: async () => {
      await using services = await startServices();
      const { proxy } = services;
      const env = { HTTPS_PROXY: proxy.url, JIRA_URL: 'https://jira.test' };
      await services.run(['run', 'SHOP-7', ...services.where], env);
      assert.ok(proxy.tunnels.includes('jira.test:443'));
    },
  },
];
