import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDispatch } from '../../../src/dispatch.ts';
import { deliveryId } from '../../../src/worker/http/receive.ts';

const hash = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
const id = (identifier: string) =>
  deliveryId(new Headers({ 'X-Atlassian-Webhook-Identifier': identifier }), hash);

test("is Jira's own if there is one", () => {
  expect(id('7f1c0f9e-7c1c-4d2b-9d59-5b1c9d8d1a10')).toBe('7f1c0f9e-7c1c-4d2b-9d59-5b1c9d8d1a10');
});

test("is the body's hash otherwise", () => {
  expect(deliveryId(new Headers(), hash)).toBe(hash);
});

test('is valid in a dispatch, whatever the header', () => {
  const header = fc.stringMatching(/^[\x20-\x7e]{0,200}$/);
  const property = fc.property(fc.oneof(header, fc.uuid()), (identifier) => {
    const facts = { ticket: 'SHOP-7', ticketId: '1', site: 'acme.test', reason: 'created' };
    expect(parseDispatch({ ...facts, delivery: id(identifier) })).toBeDefined();
  });
  fc.assert(property);
});
