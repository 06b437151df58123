import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDispatch } from '../src/dispatch.ts';

const payload = {
  ticket: 'APP-17',
  ticketId: '10017',
  site: 'example.atlassian.net',
  delivery: '7f8a:1',
  reason: 'created',
};

describe('parses a payload', () => {
  test.each([
    ['created', payload],
    ['reopened', { ...payload, reason: 'reopened' }],
    ['labelled', { ...payload, reason: 'labelled' }],
    [
      'commented',
      { ...payload, delivery: 'comment-10301-jira.example.com:8443', reason: 'commented' },
    ],
    ['of a sweep', { ...payload, delivery: 'sweep-10017-0a1b', reason: 'sweep' }],
    ['of a site with a port', { ...payload, site: 'jira.example.com:8443' }],
    ['with the time of the change', { ...payload, changed: '2026-11-20T09:00:00.000Z' }],
  ])('%s', (_, sent) => {
    expect(parseDispatch(structuredClone(sent))).toEqual(sent);
  });

  test('and drops other fields', () => {
    expect(parseDispatch({ ...payload, summary: 'Ticket text' })).toEqual(payload);
  });

  test.each(['', 'now', 0, '2026-11-20', '2026-11-20T09:00:00Z\n'])(
    'and drops the time %j',
    (changed) => {
      expect(parseDispatch({ ...payload, changed })).toEqual(payload);
    },
  );
});

describe('rejects', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'APP-17'],
    ['an empty object', {}],
    ['a list', [payload]],
    ['another key', { ...payload, ticket: 'app-17' }],
    ['a key with a path', { ...payload, ticket: '../APP-17' }],
    ['an id that is not a number', { ...payload, ticketId: '10017x' }],
    ['an id as a number', { ...payload, ticketId: 10017 }],
    ['a site with a path', { ...payload, site: 'example.com/x' }],
    ['a site with a user', { ...payload, site: 'me@example.com' }],
    ['no delivery', { ...payload, delivery: '' }],
    ['a delivery of two lines', { ...payload, delivery: 'a\nb' }],
    ['a delivery that ends a line', { ...payload, delivery: 'a\n' }],
    ['another reason', { ...payload, reason: 'deleted' }],
  ])('%s', (_, sent) => {
    expect(parseDispatch(sent)).toBeUndefined();
  });

  test('anything else, without throwing', () => {
    const fields = fc.record({ ticket: fc.string(), ticketId: fc.jsonValue() });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fields), (sent) => {
        expect(parseDispatch(sent)).toBeUndefined();
      }),
    );
  });
});
