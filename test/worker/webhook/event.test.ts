import { expect, test } from 'vitest';
import { parseWebhook } from '../../../src/worker/webhook/index.ts';
import {
  createdWebhook,
  dataCenterReopenedWebhook,
  resolvedWebhook,
} from '../../support/webhook.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };

test('an event names its ticket and what happened', () => {
  expect(parseWebhook(dataCenterReopenedWebhook(ticket))).toMatchObject({
    kind: 'updated',
    name: 'jira:issue_updated (issue_reopened)',
    ticket,
  });
  expect(parseWebhook(resolvedWebhook(ticket))).toMatchObject({
    kind: 'updated',
    name: 'jira:issue_updated (issue_generic)',
    ticket,
  });
});

test('malformed fields are left empty', () => {
  const odd = createdWebhook({ ...ticket, key: '<b>SHOP-7</b>', site: '[::1]' });
  expect(parseWebhook(odd).ticket).toMatchObject({ key: '', site: '' });
  expect(parseWebhook(null)).toMatchObject({ kind: 'other', ticket: { key: '', site: '' } });
});
