import { expect, it } from 'vitest';
import { type Api, firstDialect } from '../../src/adapters/openai/dialect/index.ts';
import { tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

const names: Readonly<Record<Api, string>> = {
  responses: 'Responses',
  chat: 'Chat Completions',
};

/** The addresses that the README names for a provider. */
const addressesIn = (cell: string) =>
  [...cell.matchAll(/https?:[^\s,;]+/g)].map(([address]) =>
    address.replace('RESOURCE', 'acme').replace('REGION', 'us-east-1'),
  );

it('the README’s table of providers has the protocols of the code, in their order', () => {
  const rows = tableUnder(projectText('README.md'), 'Models').filter(
    ([, cell = '']) => addressesIn(cell).length > 0,
  );
  expect(rows.length).toBeGreaterThan(8);
  for (const [, cell = '', protocols = ''] of rows) {
    for (const address of addressesIn(cell)) {
      const { apis } = firstDialect({ baseUrl: address, model: 'any' });
      const asked = apis.map((api) => names[api]).join(', else ');
      expect(protocols.split(';')[0], address).toBe(asked);
    }
  }
});
