import { describe, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { findFederation } from '../../src/adapters/openai/credential/federations.ts';
import { showInput } from '../../src/core/user-error.ts';
import { openSettings, readCredential } from '../../src/settings/index.ts';
import { repositoryName } from '../support/repository-name.ts';
import { workflowProblems } from './language-service.ts';
import { fencedBlocks, linkTargets } from './markdown.ts';
import { projectText } from './project.ts';

const setup = projectText('docs/setup.md');
const [, keyless = ''] = projectText('docs/providers.md').split('\n## Without a stored key\n');
const [permissions = '', ...recipes] = fencedBlocks(keyless, 'yaml');
const agent = `${repositoryName}@v1`;

const Step = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.object({ fix: z.looseObject({ steps: z.array(Step) }) }),
});

const workflow = Workflow.parse(parse(fencedBlocks(setup, 'yaml')[0] ?? ''));
const stepsOf = (recipe: string) => z.array(Step).parse(parse(recipe));

/** What a recipe sets in the step of the agent. */
const inputsOf = (recipe: string) => stepsOf(recipe).at(-1)?.with ?? {};

/** The workflow of the set-up with a recipe in the place of its key. */
function workflowWith(recipe: string): string {
  const before = stepsOf(recipe).slice(0, -1);
  const { fix } = workflow.jobs;
  const steps = fix.steps.flatMap((step) => {
    if (step.uses !== agent) return [step];
    const { 'api-key': _, ...others } = step.with ?? {};
    return [...before, { ...step, with: { ...others, ...inputsOf(recipe) } }];
  });
  return stringify({ ...workflow, ...parse(permissions), jobs: { fix: { ...fix, steps } } });
}

test('the set-up links to the recipes', () => {
  expect(linkTargets(setup)).toContain('providers.md#without-a-stored-key');
});

test('the permissions are those of the workflow, and one more', () => {
  expect(parse(permissions)).toEqual({
    permissions: { ...workflow.permissions, 'id-token': 'write' },
  });
});

describe.each(recipes)('recipe %#', (recipe) => {
  it('ends with the agent', () => {
    expect(stepsOf(recipe).at(-1)?.uses).toBe(agent);
  });

  it("makes a workflow that GitHub's language service accepts", async () => {
    const text = workflowWith(recipe);
    expect(text).toContain(agent);
    expect(await workflowProblems(text)).toEqual([]);
    const broken = text.replace('base-url:', 'base-ulr:').replace('-account-id:', '-acount-id:');
    expect(broken).not.toBe(text);
    expect((await workflowProblems(broken)).join()).toContain('Invalid action input');
  });

  it('gives the agent a key or an identity that it accepts for the address', () => {
    const given = inputsOf(recipe);
    const texts = Object.entries(given).map(([name, value]) => {
      return [name, String(value).replaceAll(/\$\{\{.*?\}\}/g, 'id_1')] as const;
    });
    const settings = openSettings({
      get: (name) => Object.fromEntries(texts)[name],
      show: showInput,
    });
    const credential = readCredential(settings);
    if (typeof credential === 'string') return expect(credential).toBe('id_1');
    const identity = { ...credential, issuer: { url: '', token: '' }, onToken: () => {} };
    expect(findFederation(identity, settings.read('base-url'), showInput).baseUrl).toBe(
      settings.read('base-url'),
    );
  });

  it('masks what its scripts put out', () => {
    const scripts = stepsOf(recipe).flatMap(({ run }) => (typeof run === 'string' ? [run] : []));
    for (const script of scripts) {
      const [mask, output] = ['::add-mask::$token', 'token=$token'].map((it) => script.indexOf(it));
      expect(mask).toBeGreaterThan(0);
      expect(output).toBeGreaterThan(mask ?? 0);
    }
  });
});

test('there is one for each of five providers', () => {
  expect(recipes).toHaveLength(5);
});
