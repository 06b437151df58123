import { expect, test } from 'vitest';
import { cloudTickets } from '../../../src/adapters/jira/cloud/cloud-tickets.ts';
import { checkSettings } from '../../../src/adapters/jira/settings.ts';
import type { JiraRequest } from '../../../src/adapters/jira/transport/request.ts';
import { emptyRecord } from '../../../src/core/tickets/record.ts';
import { keyOf } from '../../support/memory/samples.ts';

const key = keyOf('SHOP-7');
const settings = checkSettings({
  baseUrl: 'https://j.test',
  email: 'agent@example.com',
  token: 't',
});
const status = { name: 'Zu erledigen', statusCategory: { key: 'new' } };
const answers: Readonly<Record<string, unknown>> = {
  myself: { accountId: 'a' },
  'SHOP-7': { key, fields: { summary: 'Sum', status } },
  comment: { total: 0, comments: [] },
  transitions: { transitions: [] },
};

/** Tickets of a Jira that keeps every request about a ticket waiting until there are two of them. */
function ticketsInPairs() {
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  const send = async ({ path }: JiraRequest) => {
    if (path.includes(key)) waiting += 1;
    if (waiting === 2) resolve();
    if (path.includes(key)) await both;
    return answers[path.at(-1) ?? ''];
  };
  return cloudTickets({ send, download: async () => new Uint8Array() }, settings);
}

test('a ticket and its comments are asked for at once', async () => {
  const ticket = await ticketsInPairs().read(key, emptyRecord);
  expect(ticket).toMatchObject({ key, summary: 'Sum', comments: [] });
});

test('the status of a ticket and its transitions are asked for at once', async () => {
  const moved = await ticketsInPairs().move(key, { kind: 'category', category: 'done' });
  expect(moved).toMatchObject({ kind: 'stayed', category: 'new' });
});
