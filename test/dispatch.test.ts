import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDispatch } from '../src/dispatch.ts';
import { hostileJson, mutatedJson } from './support/hostile/json.ts';
import { requirePlainPrototypes } from './support/hostile/prototypes.ts';
import { hostileText, mutatedText } from './support/hostile/texts.ts';
import { runs } from './support/property-runs.ts';

const payload = {
  ticket: 'APP-17',
  ticketId: '10017',
  site: 'example.atlassian.net',
  delivery: '7f8a:1',
  reason: 'created',
};

const { ticketId: _, ...withoutId } = payload;

describe('parses a payload', () => {
  test.each([
    ['created', payload],
    ['reopened', { ...payload, reason: 'reopened' }],
    ['labelled', { ...payload, reason: 'labelled' }],
    ['commented', { ...payload, delivery: 'comment-10301-jira.example:8443', reason: 'commented' }],
    ['of a sweep', { ...payload, delivery: 'sweep-10017-0a1b', reason: 'sweep' }],
    ['of a look at a pull request', { ...withoutId, delivery: 'pull-APP-17-0a1b', reason: 'pull' }],
    ['of a site with a port', { ...payload, site: 'jira.example.com:8443' }],
    ['of what may be a reopening', { ...payload, reason: 'reopened', perhaps: true }],
    ['of a reopening for certain', { ...payload, reason: 'reopened', perhaps: false }],
    ['of a ticket of several repositories', { ...payload, repositories: 5 }],
    ['with the time of the change', { ...payload, changed: '2026-11-20T09:00:00.000Z' }],
  ])('%s', (_, sent) => {
    expect(parseDispatch(structuredClone(sent))).toEqual(sent);
  });

  test('and drops other fields', () => {
    expect(parseDispatch({ ...payload, summary: 'Ticket text' })).toEqual(payload);
    expect(parseDispatch({ ...payload, perhaps: 'true' })).toEqual(payload);
    expect(parseDispatch({ ...payload, repositories: 1 })).toEqual(payload);
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
    ['no id', withoutId],
    ['no id, from a sweep', { ...withoutId, reason: 'sweep' }],
    ['another id of a look', { ...payload, ticketId: 'x', reason: 'pull' }],
    ['an id as a number', { ...payload, ticketId: 10017 }],
    ['a site with a path', { ...payload, site: 'example.com/x' }],
    ['a site with a user', { ...payload, site: 'me@example.com' }],
    ['no delivery', { ...payload, delivery: '' }],
    ['a delivery of two lines', { ...payload, delivery: 'a\nb' }],
    ['a delivery that ends a line', { ...payload, delivery: 'a\n' }],
    ['a count that is no number', { ...payload, repositories: '2' }],
    ['half a repository', { ...payload, repositories: 2.5 }],
    ['no repository', { ...payload, repositories: 0 }],
    ['six repositories', { ...payload, repositories: 6 }],
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

/** What each field may be; no more than this gets into a job. */
const forms: Readonly<Record<string, RegExp>> = {
  repositories: /^[2-5]$/,
  ticket: /^[A-Z][A-Z0-9_]{1,}-[1-9]\d*$/,
  ticketId: /^\d{1,20}$/,
  site: /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/,
  delivery: /^[\w.:-]{1,128}$/,
  reason: /^(created|reopened|labelled|commented|assigned|mentioned|sweep|unfinished)$/,
  changed: /^[\d-]{10}T[\d:]{8}(\.\d{1,6})?Z$/,
};

test('whatever is sent, what is read of it has the form of each field, and nothing else', () => {
  const whole = { ...payload, changed: '2026-11-20T09:00:00.000Z', repositories: 3 };
  const field = fc.constantFrom(...Object.keys(forms)).chain((name) => {
    const value = Object.entries(whole).find(([one]) => one === name)?.[1] ?? '';
    const text = fc.oneof(mutatedText(String(value)), hostileText);
    const values = name === 'repositories' ? fc.oneof(fc.double(), text) : text;
    return values.map((other) => ({ ...whole, [name]: other }));
  });
  const property = fc.property(fc.oneof(field, mutatedJson(whole), hostileJson), (sent) => {
    const dispatch = parseDispatch(sent);
    requirePlainPrototypes();
    for (const [name, value] of Object.entries(dispatch ?? {}))
      expect(typeof value === 'string' ? value : JSON.stringify(value)).toMatch(
        forms[name] ?? /^$/,
      );
    if (dispatch === undefined) return;
    expect(Object.keys(dispatch)).toEqual(expect.arrayContaining(Object.keys(payload)));
    expect(parseDispatch(dispatch)).toEqual(dispatch);
  });
  fc.assert(property, runs(1_000));
});
