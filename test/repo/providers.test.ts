import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type Api, firstDialect } from '../../src/adapters/openai/dialect/index.ts';
import { providerAt, providerNames } from '../../src/adapters/openai/dialect/providers.ts';
import { showInput } from '../../src/core/user-error.ts';
import {
  modesOf,
  openSettings,
  readCredential,
  readEndpoint,
  settingNames,
} from '../../src/settings/index.ts';
import { fencedBlocks, tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const [page = ''] = projectText('docs/providers.md').split('\n## Without a stored key\n');

const names: Readonly<Record<Api, string>> = { responses: 'Responses', chat: 'Chat Completions' };

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
