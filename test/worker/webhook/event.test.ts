import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDispatch } from '../../../src/dispatch.ts';
import { decide } from '../../../src/worker/rules/index.ts';
import {
  at,
  listAt,
  parseAutomation,
  parseJson,
  parseWebhook,
  textAt,
  type WebhookEvent,
} from '../../../src/worker/webhook/index.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import {
  commentWebhook,
  createdWebhook,
  dataCenterReopenedWebhook,
  reopenedWebhook,
  resolvedWebhook,
  updatedWebhook,
} from '../../support/webhook.ts';
import { decideOn, policyOf } from '../rules/sample-policy.ts';

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

const json: unknown = JSON.parse('{"a":{"b":[1],"text":"t","number":7},"none":null,"yes":true}');

test('the value at a path is found', () => {
  expect(at(json, 'a', 'b')).toEqual([1]);
  expect(textAt(json, 'a', 'text')).toBe('t');
  expect(textAt(json, 'a', 'number')).toBe('7');
  expect(listAt(json, 'a', 'b')).toEqual([1]);
});

test.each([
  [['x', 'y', 'z']],
  [['none', 'x']],
  [['yes', 'x']],
  [['a', 'text', 'length']],
  [['toString']],
  [['a', 'constructor', 'name']],
])('a path that leads nowhere has no value: %j', (path) => {
  expect(at(json, ...path)).toBeUndefined();
  expect(textAt(json, ...path)).toBe('');
  expect(listAt(json, ...path)).toEqual([]);
});

test('anything but a string or number is empty text, anything but an array an empty list', () => {
  expect(textAt(json, 'yes')).toBe('');
  expect(textAt(json, 'none')).toBe('');
  expect(textAt(json, 'a')).toBe('');
  expect(listAt(json, 'a')).toEqual([]);
});

const bulk = { bulkOperationMetaData: { totalCount: 30, issues: [1, 2] } };
const document = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '/fix it' }] }],
};
const webhooks: readonly object[] = [
  createdWebhook(ticket),
  { ...reopenedWebhook(ticket), ...bulk },
  dataCenterReopenedWebhook(ticket),
  commentWebhook(ticket, '/fix it'),
  commentWebhook(ticket, '{quote}[~a]{quote} [~constructor], [~accountid:a]'),
  { ...commentWebhook(ticket, ''), comment: { id: '1', author: { name: 'a' }, body: document } },
];
const automation = {
  ...{ ticket: 'SHOP-7', ticketId: '10077', site: 'https://acme.atlassian.net', reason: 'created' },
  ...{ time: '2026-11-20T09:00:00.000Z', components: ['a'], labels: ['b'], author: 'c' },
};

const routes = JSON.stringify([
  { project: 'SHOP', label: 'toString', repository: 'acme/labels' },
  { component: 'constructor', repository: 'acme/components' },
]);
const policies = [
  policyOf(),
  policyOf({ ROUTES: routes, REPORTERS: 'toString, __proto__', AGENT_ACCOUNTS: 'constructor' }),
  policyOf({ PROJECTS: 'SHOP', COMMENT_COMMAND: '', REOPEN_STATUSES: 'constructor' }),
];

/** Every part of an event has its type and its bounds. */
function requireEvent(event: WebhookEvent): void {
  const { name, ticket, actor, timestamp, changed } = event;
  expect(name).toMatch(/^[\w:.() -]{1,140}$/);
  expect(ticket.key).toMatch(/^([A-Z][A-Z0-9_]+-\d+)?$/);
  expect(ticket.site).toMatch(/^([A-Za-z0-9.-]{1,253}(:\d{1,5})?)?$/);
  const lists = [ticket.components, ticket.labels, ticket.reporter, actor];
  for (const text of lists.flatMap((list) => list ?? [])) expect(text).toBeTypeOf('string');
  for (const account of [ticket.reporter, actor]) expect(account).not.toEqual([]);
  expect([typeof timestamp, typeof changed]).toEqual(['number', 'number']);
  const comment = 'comment' in event ? event.comment : undefined;
  for (const name of comment?.mentions ?? []) expect(name).toBeTypeOf('string');
  for (const text of [comment?.id, comment?.opening, comment?.closing])
    expect(['string', 'undefined']).toContain(typeof text);
  requirePlainPrototypes();
}

describe('a hostile payload', () => {
  const payload = fc.oneof(hostileJson, ...webhooks.map(mutatedJson));

  test('becomes an event whose parts are within their bounds, and a decision', () => {
    const property = fc.property(payload, fc.constantFrom(...policies), (json, policy) => {
      const event = parseWebhook(json);
      requireEvent(event);
      const decision = decide(event, 'd-1', policy);
      expect(decision.reason).toMatch(/^[\w:.,'()+ /-]{1,250}$/);
      if (decision.kind !== 'dispatch') return;
      expect(parseDispatch(decision.dispatch)).toEqual(decision.dispatch);
      expect(decision.repositories[0]).toMatch(/^acme\/(shop|labels|components)$/);
    });
    fc.assert(property, runs(1_500));
  });

  test('of Jira Automation becomes an event or nothing', () => {
    const json = fc.oneof(hostileJson, mutatedJson(automation));
    const property = fc.property(json, fc.constantFrom(...policies), (sent, policy) => {
      const event = parseAutomation(sent);
      if (event === undefined) return;
      requireEvent(event);
      expect(event.kind).toBe('automation');
      expect(decide(event, 'd-1', policy).reason).toMatch(/^[\w:.,'()+ /-]{1,250}$/);
    });
    fc.assert(property, runs(500));
  });

  test.each(inheritedNames)('whose ticket is only inherited has none: %s', (name) => {
    const [created] = webhooks;
    const json: unknown = JSON.parse(`{"${name}":${JSON.stringify(created)}}`);
    expect(parseWebhook(json)).toMatchObject({ kind: 'other', ticket: { key: '', id: '' } });
    expect(
      parseAutomation(JSON.parse(`{"${name}":${JSON.stringify(automation)}}`)),
    ).toBeUndefined();
    expect(parseAutomation({ ...automation, reason: name })).toBeUndefined();
  });
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
  return updatedWebhook(ticket, { changes: [{ field: 'labels', from: null, to: ['', labels] }] });
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

test('bytes are the JSON that they are in UTF-8, or nothing', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.oneof(mutatedText(JSON.stringify(automation)), hostileText).map((text) => {
      return new TextEncoder().encode(text);
    }),
    fc
      .tuple(
        fc.constantFrom('"', '{"a":"', '['),
        fc.uint8Array({ maxLength: 6 }),
        fc.constantFrom('"', '"}', ']'),
      )
      .map(([start, inner, end]) => {
        const [before, after] = [start, end].map((text) => new TextEncoder().encode(text));
        return Uint8Array.from([...(before ?? []), ...inner, ...(after ?? [])]);
      }),
  );
  const property = fc.property(bytes, (body) => {
    const json = parseJson(body);
    requirePlainPrototypes();
    if (json === undefined) return;
    // What is read is all that was sent: nothing was replaced.
    const text = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(body);
    expect(JSON.stringify(json)).toBe(JSON.stringify(JSON.parse(text.replace(/^\uFEFF/, ''))));
    expect(new TextEncoder().encode(text)).toEqual(body);
  });
  fc.assert(property, runs(500));
});
