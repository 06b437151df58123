import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDispatch } from '../../../src/dispatch.ts';
import { decide } from '../../../src/worker/rules/index.ts';
import { parseWebhook } from '../../../src/worker/webhook/index.ts';
import { runs } from '../../support/property-runs.ts';
import { createdWebhook, updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from '../rules/sample-policy.ts';

const routes = JSON.stringify([
  { project: 'SHOP', label: 'toString', repository: 'acme/labels' },
  { component: 'constructor', repository: 'acme/components' },
]);
const policies = [
  policyOf(),
  policyOf({ ROUTES: routes, REPORTERS: 'a, toString', AGENT_ACCOUNTS: 'constructor' }),
  policyOf({ PROJECTS: 'SHOP', COMMENT_COMMAND: '', REOPEN_STATUSES: 'constructor' }),
];

const names = [
  ...['webhookEvent', 'issue_event_type_name', 'issue', 'changelog', 'items', 'fields', 'comment'],
  ...['key', 'id', 'self', 'status', 'statusCategory', 'field', 'fieldId', 'from', 'to'],
  ...['fromString', 'toString', 'labels', 'components', 'reporter', 'user', 'author', 'accountId'],
  ...['assignee', 'updateAuthor', 'visibility', 'properties', 'statuscategorychangedate', 'attrs'],
  ...['name', 'body', 'type', 'content', 'text', 'timestamp', 'bulkOperationMetaData'],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'valueOf'],
];
const values = [
  ...['jira:issue_created', 'jira:issue_updated', 'comment_created', 'issue_reopened'],
  ...['issue_moved', 'assignee', 'mention', 'heading', '[~constructor]', 'agent-go', '2026-11-20'],
  ...['issue_commented', 'new', 'status', 'labels', 'fix-me', '/fix', 'doc', 'paragraph', 'SHOP-7'],
];

/** Payloads with Jira's own names and values of any shape. */
const similar = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(...values),
    fc.jsonValue(),
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('node')),
  ),
})).node;

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const real = [createdWebhook(ticket), updatedWebhook(ticket, { changes: [] })];

/** Real payloads with one member replaced at any depth. */
const mutated = fc
  .tuple(fc.constantFrom(...real), fc.constantFrom(...names), similar)
  .map(([payload, name, value]) =>
    JSON.parse(JSON.stringify(payload), (key, old) => (key === name ? value : old)),
  );

test('any payload gets a decision, and a dispatch contains only identities', () => {
  const payloads = fc.oneof(similar, mutated, fc.jsonValue());
  const property = fc.property(payloads, fc.constantFrom(...policies), (payload, policy) => {
    const event = parseWebhook(payload);
    const decision = decide(event, 'd-1', policy);
    expect(decision.reason).toMatch(/^[\w:.,'() /-]{1,250}$/);
    if (decision.kind === 'dispatch') {
      expect(parseDispatch(decision.dispatch)).toEqual(decision.dispatch);
      expect(decision.repository).toMatch(/^acme\/(shop|labels|components)$/);
    }
    expect(event.name).toMatch(/^[\w:.() -]{1,140}$/);
    expect(event.ticket.key).toMatch(/^([A-Z][A-Z0-9_]+-\d+)?$/);
  });
  fc.assert(property, runs(2_000));
});

test.each([
  ['nested lists', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['a bulk change with many members', `{"bulkOperationMetaData":{${members(150_000)}}}`],
  ['many labels', JSON.stringify(labelled('x '.repeat(200_000)))],
])('a large payload gets a decision: %s', (_, text) => {
  expect(decideOn(JSON.parse(text))).toMatchObject({ kind: 'ignored' });
});

function members(count: number): string {
  return Array.from({ length: count }, (_, index) => `"${index}":[]`).join(',');
}

function labelled(labels: string) {
  return updatedWebhook(ticket, {
    changes: [{ field: 'labels', from: null, to: ['', labels] }],
  });
}

test('inherited properties are never read as data from Jira', () => {
  const payload: unknown = JSON.parse(
    '{"webhookEvent":"jira:issue_updated","__proto__":{"issue":{"key":"SHOP-7"}},"changelog":{"items":[{"field":"status"},{"field":"labels","from":"x"},{"field":"resolution"}]},"issue":{"fields":{"status":{"statusCategory":{"key":"new"}}}}}',
  );
  expect(decideOn(payload, policyOf({ TRIGGER_LABELS: 'function' }))).toMatchObject({
    kind: 'ignored',
    reason: expect.stringContaining('neither reopens'),
  });
});
