import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { computeCost, defaultRules, nothingSpent, worstCase } from '../../src/core/run/index.ts';
import { showInput } from '../../src/engines/errors.ts';
import { listPrices } from '../../src/engines/model/catalog/index.ts';
import { openEndpoint } from '../../src/engines/model/client.ts';
import { type Api, firstDialect } from '../../src/engines/model/dialect/index.ts';
import { providerAt, providerNames } from '../../src/engines/model/dialect/providers.ts';
import {
  modesOf,
  openSettings,
  readCredential,
  readEndpoint,
  settingNames,
} from '../../src/settings/index.ts';
import { repositoryName } from '../support/repository-name.ts';
import { workflowProblems } from './language-service.ts';
import { fencedBlocks, linkTargets, tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const [page = ''] = projectText('docs/providers.md').split('\n## Without a stored key\n');

const names: Readonly<Record<Api, string>> = {
  responses: 'Responses',
  chat: 'Chat Completions',
  messages: 'Messages',
};

/** The protocols that the code asks an address by, as the page says it. */
function protocolsOf(baseUrl: string): string {
  const { apis } = firstDialect({ baseUrl, model: 'any' });
  return apis.map((api) => names[api]).join(', else ');
}

/** An address of the page with values for what its readers fill in. */
const filled = (address: string) =>
  address.replace('RESOURCE', 'acme').replace('REGION', 'us-east-1');

const rows = tableUnder(page, 'Providers').map(([link = '', cell = '', protocols = '']) => {
  const [, name = link] = /^\[(.+)\]\(#/.exec(link) ?? [];
  const addresses = [...cell.matchAll(/https?:[^\s,;`]+/g)].map(([address]) => filled(address));
  return { name, addresses, protocols };
});

it('the table of providers has the protocols of the code, in their order', () => {
  const named = rows.filter(({ addresses }) => addresses.length > 0);
  expect(named.length).toBeGreaterThan(9);
  for (const { addresses, protocols } of named) {
    for (const address of addresses) expect(protocols, address).toBe(protocolsOf(address));
  }
});

const sections = page.split(/^## /m).slice(1);
const snippets = sections.map((section) => {
  const [heading = ''] = section.split('\n');
  const [yaml = ''] = fencedBlocks(section, 'yaml');
  return { heading, yaml };
});

describe.each(snippets)('the snippet for $heading', ({ heading, yaml }) => {
  const given = z.record(z.string(), z.string()).parse(parse(yaml));
  const secret = (value: string) => value.replaceAll(/\$\{\{.*?\}\}/g, 'secret');
  const settings = openSettings({
    get: (name) => (name in given ? filled(secret(given[name] ?? '')) : undefined),
    show: showInput,
  });

  it('has inputs of the Action only', () => {
    const inputs: readonly string[] = settingNames.filter((name) => modesOf(name).includes('work'));
    expect(Object.keys(given).filter((name) => !inputs.includes(name))).toEqual([]);
  });

  it('is read as an endpoint of this provider, with the key that it needs', () => {
    const { baseUrl, model } = readEndpoint(settings);
    const known = providerAt(baseUrl).name;
    expect(known === 'unknown' ? 'Any other endpoint' : known).toBe(heading.replace(' AI', ''));
    expect(model).toBe(given.model);
    expect(readCredential(settings)).toBe('api-key' in given ? 'secret' : 'none');
  });

  it('has the address and the protocols of its row', () => {
    const { baseUrl } = readEndpoint(settings);
    const row = rows.find(({ name }) => name === heading) ?? rows.at(-1);
    expect(row?.protocols).toBe(protocolsOf(baseUrl));
    if (row?.addresses.length) expect(row.addresses).toContain(baseUrl);
  });
});

it('there is a snippet for every row, and a row for every provider of the code', () => {
  const headings = snippets.map(({ heading }) => heading);
  const known = rows.slice(0, -1).map(({ name }) => name.replace(' AI', ''));
  expect(known.toSorted()).toEqual(providerNames.toSorted());
  expect(rows.slice(0, -1).map(({ name }) => name)).toEqual(headings.slice(0, -1));
});

const setup = projectText('docs/setup.md');
const [, keyless = ''] = projectText('docs/providers.md').split('\n## Without a stored key\n');
const [permissions = '', ...recipes] = fencedBlocks(keyless, 'yaml');
const agent = `${repositoryName}@v1`;

const Step = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const Workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.object({ fix: z.looseObject({ steps: z.array(Step) }) }),
});

const workflow = Workflow.parse(parse(fencedBlocks(setup, 'yaml')[0] ?? ''));
const stepsOf = (recipe: string) => z.array(Step).parse(parse(recipe));

/** What a recipe sets in the step of the agent. */
const inputsOf = (recipe: string) => stepsOf(recipe).at(-1)?.with ?? {};

/** The variables that the step has, from the recipe or from the step that logs in to AWS. */
function environmentOf(recipe: string): Readonly<Record<string, string>> {
  const aws = { AWS_ACCESS_KEY_ID: 'id_1', AWS_SECRET_ACCESS_KEY: 'secret' };
  return { ...stepsOf(recipe).at(-1)?.env, ...(recipe.includes('aws-actions/') ? aws : {}) };
}

/** The workflow of the set-up with a recipe in the place of its key. */
function workflowWith(recipe: string): string {
  const before = stepsOf(recipe).slice(0, -1);
  const { fix } = workflow.jobs;
  const steps = fix.steps.flatMap((step) => {
    if (step.uses !== agent) return [step];
    const { 'api-key': _, ...others } = step.with ?? {};
    const env = { ...step.env, ...stepsOf(recipe).at(-1)?.env };
    return [...before, { ...step, env, with: { ...others, ...inputsOf(recipe) } }];
  });
  return stringify({ ...workflow, ...parse(permissions), jobs: { fix: { ...fix, steps } } });
}

it('the set-up links to the recipes', () => {
  expect(linkTargets(setup)).toContain('providers.md#without-a-stored-key');
});

it('the permissions are those of the workflow, and one more', () => {
  const all = { ...workflow.permissions, 'id-token': 'write' };
  expect(parse(permissions)).toEqual({ permissions: all });
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
    const get = (name: string) => Object.fromEntries(texts)[name];
    const settings = openSettings({ get, show: showInput });
    const credential = readCredential(settings, environmentOf(recipe));
    if (typeof credential === 'string') return expect(credential).toBe('id_1');
    const identity = { issuer: { url: '', token: '' }, onToken: () => {} };
    const apiKey = 'ids' in credential ? { ...credential, ...identity } : credential;
    const baseUrl = settings.read('base-url');
    const open = () => openEndpoint({ baseUrl, apiKey, model: 'm' });
    expect(open).not.toThrow();
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

it('there is one for each of five providers', () => {
  expect(recipes).toHaveLength(5);
});

const costs = projectText('docs/cost.md');
const priced = tableUnder(costs, 'A typical fix');

/** The tokens of the documented fix. */
const promptTokens = 31_000;
const completionTokens = 2_000;

const dollars = (amount: number) => `$${(Math.round(amount * 100 + 1e-6) / 100).toFixed(2)}`;

/** What the code says of a model, as the columns of the table. */
function columnsOf(model: string): readonly string[] {
  const prices = listPrices(model);
  if (typeof prices === 'string') return [prices];
  const typical = computeCost({ ...nothingSpent, promptTokens, completionTokens }, prices);
  const { cost = 0 } = worstCase({ ...defaultRules, prices });
  return [prices.prompt, prices.completion, typical, cost].map(dollars);
}

describe('the documented cost', () => {
  it('is that of the tokens that the page names', () => {
    const sum = `${promptTokens.toLocaleString('en')} tokens in prompts and ${completionTokens.toLocaleString('en')} in replies`;
    expect(costs).toContain(sum);
  });

  it.each(priced)('of %s comes from its list prices', (model, ...columns) => {
    expect(columns).toEqual(columnsOf(model));
  });

  it('is the same in the README', () => {
    const shown = tableUnder(projectText('README.md'), 'What it costs and when it stops');
    const known = shown.filter(([model = '']) => listPrices(model) !== 'unknown');
    expect(known.length).toBeGreaterThan(1);
    for (const [model = '', typical, most] of known) {
      expect([typical, most], model).toEqual(columnsOf(model).slice(2));
    }
  });

  it.each(['gpt-6.1-sol', 'claude-sonnet-5-5'])('of %s with a cache is in the text', (model) => {
    const prices = listPrices(model);
    if (typeof prices === 'string') throw new Error(`${model} has no list price`);
    const cachedTokens = 11_700;
    const cacheWrittenTokens = promptTokens - cachedTokens;
    const used = {
      ...nothingSpent,
      promptTokens,
      completionTokens,
      cachedTokens,
      cacheWrittenTokens,
    };
    expect(costs).toContain(
      `of which ${cachedTokens.toLocaleString('en')} tokens were repeated, then is ${dollars(computeCost(used, prices))}`,
    );
  });

  it('of a model that thinks long is the one in the text', () => {
    const [model = ''] = priced[0] ?? [];
    const prices = listPrices(model);
    if (typeof prices === 'string') throw new Error(`${model} has no list price`);
    const thought = { ...nothingSpent, promptTokens, completionTokens: completionTokens + 15_000 };
    expect(costs).toContain(`the fix of ${model} ${dollars(computeCost(thought, prices))}`);
  });
});
