import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { commandLine, programs } from '../../../src/cli/init/programs.ts';
import { keptVariables, readVariables, workerFiles } from '../../../src/cli/init/worker-folder.ts';
import { variableNames } from '../../../src/worker/settings/source.ts';
import { projectText } from '../../repo/project.ts';
import { installConsoles } from '../../support/consoles/consoles.ts';

const bundle = new URL('../../../dist/worker.js', import.meta.url);
const setup = {
  ...{ repository: { host: 'github.com', owner: 'acme', name: 'shop' }, action: 'a/b@v1' },
  ...{ apiUrl: 'https://api.github.com', jiraUrl: 'https://acme.atlassian.net' },
  ...{ jiraEmail: 'agent@acme.test', jql: 'project = SHOP', model: 'm', appId: undefined },
  ...{ baseUrl: 'https://api.openai.com/v1', trigger: 'webhook' as const },
  inputs: {},
};

test('the Worker that is deployed without a clone has the bindings of the project’s', async () => {
  const [config, worker] = await workerFiles(setup, { accounts: ['a-1'] }, bundle);
  const { vars, main, no_bundle, ...ours } = parse(config?.text ?? '');
  const own = parse(projectText('wrangler.toml'));
  expect(vars).toMatchObject({ GITHUB_REPOSITORY: 'acme/shop', AGENT_ACCOUNTS: 'a-1' });
  expect({ main, no_bundle }).toEqual({ main: 'worker.js', no_bundle: true });
  expect(own).toMatchObject(ours);
  expect(worker?.text.length).toBeLessThan(150_000);
  expect(worker?.text).toMatch(/\bas Inbox\b/);
});

test('a configuration keeps what people limit and name, and brings no secret and no address', () => {
  const ours = ['GITHUB_REPOSITORY', 'GITHUB_API_URL', 'GITHUB_APP_ID'];
  expect([...keptVariables, ...ours].toSorted()).toEqual([...variableNames].toSorted());
  const text =
    '[vars]\nHOURLY_CAP = 5\nSTATUS_PASSWORD = "known"\nGITHUB_API_URL = "https://a.test"\n';
  expect([...readVariables(text)]).toEqual([['HOURLY_CAP', '5']]);
  const rules = '[[vars.ROUTES]]\nproject = "SHOP"\nrepository = "acme/shop"\n';
  expect(readVariables(rules).get('ROUTES')).toBe('[{"project":"SHOP","repository":"acme/shop"}]');
});

test('the App is asked for the permissions that it needs, and no others', () => {
  const links = projectText('docs/setup.md').matchAll(
    /https:\/\/github\.com\/\S*settings\/apps\/new\?([^)\s]+)/g,
  );
  const forms = [...links].map(([, query]) => Object.fromEntries(new URLSearchParams(query)));
  expect(forms).toHaveLength(2);
  for (const { name, url, ...rest } of forms) {
    expect(rest).toEqual({
      ...{ public: 'false', webhook_active: 'false' },
      ...{ contents: 'write', pull_requests: 'write', actions: 'write' },
      ...{ checks: 'read', statuses: 'read' },
    });
  }
});

test('programs on the PATH get secrets by standard input, and nothing but what they need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'programs-'));
  const state = await installConsoles(folder);
  const env = { PATH: [join(folder, 'programs'), '/usr/bin', '/bin'].join(delimiter) };
  const root = join(folder, 'shop');
  await mkdir(root);
  const call = { program: 'gh', args: ['secret', 'set', 'A', '--repo', 'acme/shop'] } as const;
  expect(await programs(env, root)({ ...call, stdin: 's3cret' })).toMatchObject({ code: 0 });
  expect((await state()).gh.secrets).toEqual({ A: 's3cret' });
  const unknown = await programs(env, root)({ program: 'gh', args: ['nothing'] });
  expect(unknown).toMatchObject({ code: 1, stderr: 'Refused: gh nothing\n' });
  await rm(folder, { recursive: true });
});

test('a command line quotes what a shell would change', () => {
  const args = ['variable', 'set', 'MODEL', '--body', "a'b $HOME"];
  expect(commandLine({ program: 'gh', args })).toBe("gh variable set MODEL --body 'a'\\''b $HOME'");
  const deploy = { program: 'wrangler', args: ['deploy', '--config', '/a b/c.toml'] } as const;
  const version = manifest.devDependencies.wrangler;
  expect(commandLine(deploy, ' < /x')).toBe(
    `(cd ~ && npx wrangler@${version} deploy --config '/a b/c.toml' < /x)`,
  );
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
