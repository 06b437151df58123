import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { exampleFiles, examples } from '../../scripts/docs/examples.ts';
import { parseWorkflow } from '../../src/cli/workflows/index.ts';
import { judgePermissions, judgeRunName, judgeWorkflows } from '../../src/core/diagnosis/index.ts';
import { UserError } from '../../src/core/user-error.ts';
import {
  openSettings,
  readersOf,
  readJira,
  readRun,
  requireValid,
  settingNames,
} from '../../src/settings/index.ts';
import { readSettings } from '../../src/worker/settings/index.ts';
import { generatedKey } from '../support/pem.ts';
import { workflowProblems } from './language-service.ts';
import { filesBelow, isInProject, projectText } from './project.ts';

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
