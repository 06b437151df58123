import { basename } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { exampleFiles, examples } from '../../scripts/docs/examples.ts';
import { parseWorkflow } from '../../src/cli/workflows/index.ts';
import { judgePermissions, judgeRunName, judgeWorkflows } from '../../src/core/diagnosis/index.ts';
import { DISPATCH_EVENT, parseDispatch } from '../../src/dispatch.ts';
import { UserError } from '../../src/engines/errors.ts';
import {
  openSettings,
  readersOf,
  readJira,
  readRun,
  requireValid,
  settingNames,
} from '../../src/settings/index.ts';
import { readSettings } from '../../src/worker/settings/index.ts';
import { oldestVersion } from '../support/node-versions.ts';
import { generatedKey } from '../support/pem.ts';
import { actionProblems, workflowProblems } from './language-service.ts';
import { fencedBlocks } from './markdown.ts';
import { filesBelow, isInProject, projectText } from './project.ts';

const action = projectText('action.yml');
const setup = fencedBlocks(projectText('docs/setup.md'), 'yaml');
const documented = setup.filter((text) => text.startsWith('name:'));
const [example = ''] = documented;

describe('GitHub’s language service', () => {
  it('accepts action.yml', async () => {
    expect(await actionProblems(action)).toEqual([]);
  });

  it.each(documented)('accepts the documented workflow %#', async (text) => {
    expect(await workflowProblems(text)).toEqual([]);
  });

  it.each([
    ['a misspelled input', 'jira-url:', 'jira-ulr:', /Invalid action input 'jira-ulr'/],
    ['a missing required input', /^.*jira-token:.*\n/m, '', /Missing required input `jira-token`/],
    ['a misspelled input of checkout', 'persist-credentials', 'persist-credit', /Invalid action/],
    ['an unknown action', 'actions/checkout', 'actions/chekout', /Unable to resolve/],
    ['an unknown permission', 'contents: write', 'contents: wirte', /wirte/],
    ['an unknown context', 'secrets.JIRA_TOKEN', 'secret.JIRA_TOKEN', /secret/],
  ])('finds %s', async (_, sound, broken, message) => {
    const variant = example.replace(sound, broken);
    expect(variant).not.toBe(example);
    expect((await workflowProblems(variant)).join('\n')).toMatch(message);
  });

  it('finds an unknown icon', async () => {
    const variant = action.replace('icon: git-pull-request', 'icon: tool');
    expect((await actionProblems(variant)).join('\n')).toMatch(/tool/);
  });
});

const Condition = z.looseObject({ if: z.string().default('') });
const Expressions = z.object({
  'run-name': z.string().default(''),
  jobs: z.record(z.string(), Condition.extend({ steps: z.array(Condition) })),
});
const shown = ['examples', '.github/workflows'].flatMap(filesBelow);

it.each([
  ...documented.map((text) => ['the documented one', text] as const),
  ...shown.filter((f) => f.endsWith('.yml')).map((file) => [file, projectText(file)] as const),
])('people can read what starts a workflow and names its runs: %s', (_, text) => {
  const { jobs, 'run-name': name } = Expressions.parse(parse(text));
  const conditions = Object.values(jobs).flatMap(({ steps, ...job }) => [job, ...steps]);
  for (const one of [name, ...conditions.map((condition) => condition.if)])
    expect(one.length).toBeLessThanOrEqual(200);
});

const workflow = z.object({
  'run-name': z.string(),
  on: z.object({ repository_dispatch: z.object({ types: z.array(z.string()) }) }),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.literal(false) }),
});

describe('the documented workflow', () => {
  const parsed = workflow.parse(parse(example));

  it('listens to the Worker’s event', () => {
    expect(parsed.on.repository_dispatch.types).toEqual([DISPATCH_EVENT]);
  });

  it('reads only fields of a dispatch', () => {
    const ticket = { ticket: 'APP-17', ticketId: '10017', site: 'example.atlassian.net' };
    const fields = parseDispatch({ ...ticket, delivery: 'd-1', reason: 'created' });
    const read = [...example.matchAll(/client_payload\.(\w+)/g)].map((match) => match[1]);
    expect(read.length).toBeGreaterThan(0);
    expect(Object.keys(fields ?? {})).toEqual(expect.arrayContaining(read));
  });

  it('requests only the required permissions', () => {
    expect(parsed.permissions).toEqual({
      ...{ contents: 'write', 'pull-requests': 'write', actions: 'write' },
      ...{ checks: 'read', statuses: 'read' },
    });
  });

  it('runs once at a time per ticket', () => {
    expect(parsed.concurrency.group).toContain('client_payload.ticket || inputs.ticket');
  });
});

const Permissions = z.record(z.string(), z.string());
const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Workflow = z.looseObject({
  permissions: Permissions,
  jobs: z.record(
    z.string(),
    z.looseObject({
      'timeout-minutes': z.number(),
      permissions: Permissions,
      strategy: z.looseObject({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
      steps: z.array(Step),
    }),
  ),
});

const files = filesBelow('.github/workflows');
const jobs = files.flatMap((file) =>
  Object.entries(Workflow.parse(parse(projectText(file))).jobs).map(
    ([name, job]) => [`${basename(file, '.yml')}/${name}`, job] as const,
  ),
);
const named = new Map(jobs);

describe.each(files)('%s', (file) => {
  const text = projectText(file);

  it('is accepted by GitHub’s language service', async () => {
    expect(await workflowProblems(text)).toEqual([]);
  });

  it('pins every action to a commit, with its version', () => {
    for (const use of text.match(/uses: .*/g) ?? [])
      expect(use).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may do nothing but what a job asks for', () => {
    expect(Workflow.parse(parse(text)).permissions).toEqual({});
  });
});

it('three jobs may write', () => {
  const granted = jobs.filter(([, { permissions }]) => !isReading(permissions));
  expect(granted.map(([name, job]) => [name, job.permissions])).toEqual([
    ['codeql/analyze', { contents: 'read', 'security-events': 'write' }],
    ['release/publish', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
    [
      'scorecard/analysis',
      { contents: 'read', actions: 'read', 'security-events': 'write', 'id-token': 'write' },
    ],
  ]);
});

function isReading(permissions: z.infer<typeof Permissions>): boolean {
  return JSON.stringify(permissions) === JSON.stringify({ contents: 'read' });
}

it.each(jobs)('%s keeps no credentials in its checkout', (_, { steps }) => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts).toHaveLength(1);
  expect(checkouts[0]?.with).toEqual({ 'persist-credentials': false });
});

describe('the job that publishes', () => {
  const steps = named.get('release/publish')?.steps ?? [];

  it('uses GitHub’s own actions and installs nothing', () => {
    expect(steps.flatMap(({ uses = [] }) => uses).join('\n')).not.toMatch(/^(?!actions\/)/m);
    const commands = steps.map(({ run = '' }) => run).join('\n');
    expect(commands).toContain('gh release create');
    expect(commands).not.toMatch(/\b(?:npx|npm (?!pack --ignore-scripts ))/);
  });

  it('puts no expression into a shell', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

it('the command line is tried on the oldest and the newest Node, on three systems', () => {
  expect(named.get('ci/command-line')?.strategy?.matrix).toEqual({
    system: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: [oldestVersion, 26],
  });
});

describe('the forms of issues', () => {
  const forms = filesBelow('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('config.yml'));
  const Form = z.strictObject({
    name: z.string(),
    description: z.string(),
    labels: z.array(z.string()),
    body: z.array(
      z.strictObject({
        type: z.enum(['markdown', 'textarea', 'input', 'dropdown']),
        id: z.string().optional(),
        attributes: z.strictObject({
          label: z.string().optional(),
          value: z.string().optional(),
          description: z.string().optional(),
          options: z.array(z.string()).optional(),
          render: z.string().optional(),
        }),
        validations: z.strictObject({ required: z.boolean() }).optional(),
      }),
    ),
  });

  it.each(forms)('%s has what GitHub requires, and names existing files', (file) => {
    const { body } = Form.parse(parse(projectText(file)));
    const asked = body.filter(({ type }) => type !== 'markdown');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    expect(asked.filter(({ attributes }) => attributes.label === undefined)).toEqual([]);
    const paths = projectText(file).match(/\bdocs\/[\w-]+\.md/g) ?? [];
    expect(paths.filter((path) => !isInProject(path))).toEqual([]);
  });

  it('the one for bugs asks for a record and for what doctor says', () => {
    expect(projectText('.github/ISSUE_TEMPLATE/bug.yml')).toMatch(/doctor --json.*trace\.jsonl/s);
  });
});

it('package.json and .node-version name the Node of the checks', () => {
  expect(projectText('.node-version').trim()).toBe(process.versions.node.split('.')[0]);
  expect(manifest.packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
});

/** What stands for the variables and secrets of a repository. */
const stored: Readonly<Record<string, string>> = {
  ...{ JIRA_EMAIL: 'agent@acme.example', JIRA_TOKEN: 'token-of-jira' },
  ...{ MODEL: 'gpt-6.1-sol', MODEL_API_KEY: 'key-of-the-model' },
  ...{ APP_ID: 'Iv23liYourClientId', APP_PRIVATE_KEY: (await generatedKey()).pkcs1 },
};

it('each folder of examples is one of the set-ups, and all are there', () => {
  const folders = new Set(filesBelow('examples').map((path) => path.split('/')[1]));
  expect([...folders].toSorted()).toEqual(Object.keys(examples).toSorted());
  expect(folders.size).toBe(5);
});

describe.each(Object.entries(examples))('examples/%s', (name, example) => {
  const { setup } = example;
  const text = (file: string) => projectText(`examples/${name}/${file}`);
  const workflow = parseWorkflow('jira-bug-fix.yml', text('jira-bug-fix.yml'));
  if (workflow === undefined) throw new Error('No step runs the agent.');

  it('has what init writes, and what to fill in', () => {
    const files = [...exampleFiles(example)];
    for (const [file, written] of files) expect(text(file)).toBe(written);
    const names = [...files.map(([file]) => file), 'README.md'];
    expect(filesBelow(`examples/${name}`)).toEqual(
      names.map((file) => `examples/${name}/${file}`).toSorted(),
    );
    const page = text('README.md');
    for (const one of [...workflow.secrets, ...workflow.variables]) expect(page).toContain(one);
    expect(projectText('docs/setup.md')).toContain(`(../examples/${name}/README.md)`);
    for (const [, link = ''] of page.matchAll(/\]\(\.\.\/\.\.\/([^)#]+)/g))
      expect(isInProject(link)).toBe(true);
  });

  it('has a workflow that GitHub’s language service and doctor accept', async () => {
    expect(await workflowProblems(text('jira-bug-fix.yml'))).toEqual([]);
    const verdicts = [
      ...[judgeRunName(workflow), judgePermissions(workflow, false)],
      judgeWorkflows([workflow], 'main'),
    ];
    expect(verdicts.map(({ state }) => state)).toEqual(['green', 'green', 'green']);
  });

  it('has inputs with valid values', () => {
    const inputs = new Map(
      [...workflow.inputs].map(([input, value]) => [
        input,
        value.replace(/^\$\{\{ (?:vars|secrets)\.(\w+) \}\}$/, (_, key) =>
          key === 'JIRA_URL' ? setup.jiraUrl : (stored[key] ?? ''),
        ),
      ]),
    );
    if (setup.jiraEmail === undefined) inputs.delete('jira-email');
    inputs.delete('ticket');
    expect(
      [...inputs.keys()].filter((input) => !settingNames.some((one) => one === input)),
    ).toEqual([]);
    const settings = openSettings({ get: (one) => inputs.get(one), show: (one) => one });
    const given = settingNames.filter((one) => inputs.has(one));
    requireValid([
      ...readersOf(settings, given),
      () => readJira(settings),
      () => readRun(settings),
    ]);
    expect(given.length).toBeGreaterThan(6);
  });

  const hasWorker = setup.trigger !== 'schedule';
  it.runIf(hasWorker)('has variables that the Worker accepts', () => {
    const { vars } = parseToml(text('wrangler.toml'));
    const secrets = {
      JIRA_WEBHOOK_SECRET: 'a-secret-of-the-webhook-that-is-long-enough',
      ...(setup.appId === undefined
        ? { GITHUB_TOKEN: 'github_pat_of_the_worker' }
        : { GITHUB_APP_PRIVATE_KEY: stored.APP_PRIVATE_KEY }),
    };
    const read = readSettings({ ...Object(vars), ...secrets });
    if (read instanceof UserError) throw read;
    const fallback = `acme/${setup.repository.name}`;
    const routes = name === 'monorepo-with-routes' ? ['acme/mobile', 'acme/infrastructure'] : [];
    expect([...read.repositories.keys()].toSorted()).toEqual([fallback, ...routes].toSorted());
  });
});
