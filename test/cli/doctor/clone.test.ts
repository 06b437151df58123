import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressDifferences,
  findWorkflow,
  withWorkflow,
  workflowInputs,
} from '../../../src/cli/doctor/workflow-inputs.ts';
import { openTerminalSettings } from '../../../src/cli/terminal/index.ts';
import { parseWorkflow } from '../../../src/cli/workflows/index.ts';
import {
  fromWorkTree,
  givenSecrets,
  type SettingName,
  settingNames,
} from '../../../src/settings/index.ts';
import { runs } from '../../support/property-runs.ts';
import { temporaryRepository } from '../../support/repository.ts';
import { workflowText } from './set-up.ts';

/** The variables of a person; each value is found wherever it comes out. */
const secrets = {
  OPENAI_API_KEY: 'model-key-of-the-person',
  JIRA_TOKEN: 'jira-token-of-the-person',
  GITHUB_TOKEN: 'github-token-of-the-person',
  AWS_SECRET_ACCESS_KEY: 'cloud-key-of-the-person',
  NPM_TOKEN: 'registry-token-of-the-person',
};
const addresses = {
  OPENAI_BASE_URL: 'https://models.person.example/v1',
  JIRA_URL: 'https://jira.person.example',
  GITHUB_API_URL: 'https://github.person.example',
  WORKER_URL: 'https://worker.person.example',
  JIRA_CLOUD_ID: 'person-cloud',
};
const foreign = 'https://evil.example/v1';

const keys = fc.constantFrom(...Object.keys({ ...secrets, ...addresses }), 'MODEL', 'PATH');
const spaces = fc.constantFrom('', ' ', '\t');
const value = fc.oneof(
  fc.constantFrom(foreign, 'none', 'true', 'AWS_SECRET_ACCESS_KEY', '/', '9'),
  fc
    .tuple(fc.constantFrom('secrets', 'vars', 'env', 'github.event'), keys, spaces)
    .map(([context, key, space]) => `\${{${space}${context}.${key}${space}}}`),
  keys.map((key) => `${foreign}/\${{ secrets.${key} }}`),
  fc.string(),
);
const inputs = fc.dictionary(fc.constantFrom(...settingNames), value);
const env = fc.subarray(Object.entries({ ...secrets, ...addresses })).map(Object.fromEntries);
const variables = fc.option(
  fc.dictionary(keys, fc.constant(foreign)).map((all) => new Map(Object.entries(all))),
  { nil: undefined },
);

const workflowOf = (step: Readonly<Record<string, string>>) =>
  JSON.stringify({
    on: 'repository_dispatch',
    jobs: { fix: { steps: [{ uses: 'x/jira-bug-fix-agent@v1', with: step }] } },
  });

test('whatever workflow a clone has, no secret, address, command or isolation is another than what is given', () => {
  const property = fc.property(inputs, env, variables, (step, given, known) => {
    const workflow = parseWorkflow('.github/workflows/x.yml', workflowOf(step));
    if (workflow === undefined) throw new Error('This is a workflow.');
    const { settings } = openTerminalSettings(['doctor'], given);
    const found = workflowInputs(workflow, known);
    const all = withWorkflow(settings, found);
    const read = (from: typeof settings, name: SettingName) => {
      try {
        return from.read(name);
      } catch (error) {
        return String(error);
      }
    };
    for (const name of settingNames) {
      if (fromWorkTree(name) === 'value') {
        // A value comes from the workflow or from its own variable, and holds no secret.
        const text = String(read(all, name));
        expect(Object.values(secrets).filter((secret) => text.includes(secret))).toEqual([]);
      } else {
        expect(read(all, name)).toEqual(read(settings, name));
      }
    }
    expect(givenSecrets(all)).toEqual(givenSecrets(settings));
    const shown = JSON.stringify([...addressDifferences(settings, found)]);
    expect(Object.values(secrets).filter((secret) => shown.includes(secret))).toEqual([]);
  });
  fc.assert(property, runs(500));
});

test('an address of a workflow that is not the given one settles its joint, and no other', () => {
  const property = fc.property(inputs, env, variables, (step, given, known) => {
    const workflow = parseWorkflow('.github/workflows/x.yml', workflowOf(step));
    if (workflow === undefined) throw new Error('This is a workflow.');
    const { settings } = openTerminalSettings(['doctor'], given);
    const settled = addressDifferences(settings, workflowInputs(workflow, known));
    const isOther = (name: SettingName) => step[name]?.trim() === foreign;
    if (isOther('base-url')) expect(settled.get('endpoint')?.sentence).toContain(foreign);
    if (isOther('jira-url')) expect(settled.get('site')?.sentence).toContain(foreign);
    for (const joint of settled.keys()) expect(['endpoint', 'site']).toContain(joint);
    for (const { state } of settled.values()) expect(['amber', 'red']).toContain(state);
  });
  fc.assert(property, runs(300));
});

const folder = '.github/workflows';

test('links, pipes, huge files and folders are no workflows', async () => {
  await using repository = await temporaryRepository({
    'elsewhere.yml': workflowText,
    [`${folder}/huge.yml`]: `${workflowText}#${'x'.repeat(600_000)}`,
    [`${folder}/folder.yml/a.yml`]: workflowText,
  });
  const { directory } = repository;
  await symlink('../../elsewhere.yml', `${directory}/${folder}/link.yml`);
  execFileSync('sh', ['-c', `mkfifo '${directory}/${folder}/pipe.yml'`]);
  expect(await findWorkflow(directory)).toBeUndefined();
  await repository.write({ [`${folder}/real.yml`]: workflowText });
  expect((await findWorkflow(directory))?.path).toBe(`${folder}/real.yml`);
});

test('a folder behind a link, and one that is no repository, have none', async () => {
  await using repository = await temporaryRepository({ 'there/fix.yml': workflowText });
  await mkdir(`${repository.directory}/.github`);
  await symlink('../there', `${repository.directory}/${folder}`);
  expect(await findWorkflow(repository.directory)).toBeUndefined();
  expect(await findWorkflow('/')).toBeUndefined();
});

test('of thousands, few are read', async () => {
  const many = Array.from({ length: 300 }, (_, at) => [`${folder}/${at}.yml`, workflowText]);
  await using repository = await temporaryRepository(Object.fromEntries(many));
  expect((await findWorkflow(repository.directory))?.path).toBe(`${folder}/0.yml`);
});
