import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BlockedTicket,
  blockedInput,
  describeWait,
  emptyRecord,
  judgeReadiness,
  sweepVerdict,
  waitsFor,
} from '../../../src/core/tickets/index.ts';
import { keyOf, ticketOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const limits = { maxTicketAttempts: 5, cooldownMs: 60_000 };

/** Open tickets, each with what blocks it. */
const linked = (links: Readonly<Record<string, readonly string[]>>): readonly BlockedTicket[] =>
  Object.entries(links).map(([key, blockers]) => ({
    key: keyOf(key),
    blockers: blockers.map(keyOf),
  }));

const waits = (key: string, links: Readonly<Record<string, readonly string[]>>) =>
  waitsFor({ key: keyOf(key), blocked: linked(links) });

describe('a ticket waits', () => {
  test.each<[string, string, Readonly<Record<string, readonly string[]>>, readonly string[]]>([
    ['for nothing without links', 'APP-1', { 'APP-1': [] }, []],
    ['for what blocks it', 'APP-2', { 'APP-2': ['APP-9'], 'APP-9': [] }, ['APP-9']],
    ['for nothing that is done', 'APP-2', { 'APP-2': ['APP-9'] }, []],
    [
      'only for what blocks it directly',
      'APP-3',
      { 'APP-3': ['APP-2'], 'APP-2': ['APP-1'], 'APP-1': [] },
      ['APP-2'],
    ],
    [
      'in a circle, unless it has the least key',
      'APP-10',
      { 'APP-10': ['APP-9'], 'APP-9': ['APP-10'] },
      ['APP-9'],
    ],
    [
      'not in a circle, if it has the least key',
      'APP-9',
      { 'APP-10': ['APP-9'], 'APP-9': ['APP-10'] },
      [],
    ],
    [
      'for what is outside of its circle',
      'APP-1',
      { 'APP-1': ['APP-2', 'LIB-1'], 'APP-2': ['APP-1'], 'LIB-1': [] },
      ['LIB-1'],
    ],
    ['not for itself', 'APP-1', { 'APP-1': ['APP-1'] }, []],
  ])('%s', (_, key, links, expected) => {
    expect(waits(key, links)).toEqual(expected);
  });

  test('and a sentence says for which', () => {
    const keys = [1, 2, 3, 4, 5, 6, 7].map((number) => keyOf(`APP-${number}`));
    expect(describeWait(keys.slice(0, 1))).toBe('It waits for APP-1, which blocks it.');
    expect(describeWait(keys)).toBe(
      'It waits for APP-1, APP-2, APP-3, APP-4, APP-5, and 2 more, which block it.',
    );
  });
});

test('whatever blocks whatever, all tickets are done once each was worked when it waited for none', () => {
  const key = fc.constantFrom('AB-1', 'AB-2', 'AB-10', 'BC-1', 'BC-2', 'CD-7');
  const links = fc.dictionary(key, fc.array(key, { maxLength: 4 }), { minKeys: 1 });
  const property = fc.property(links, (given) => {
    let open = linked(given);
    while (open.length > 0) {
      const free = open.filter(({ key }) => waitsFor({ key, blocked: open }).length === 0);
      expect(free.length).toBeGreaterThan(0);
      open = open.filter(({ key }) => key !== free[0]?.key);
    }
  });
  fc.assert(property, runs(500));
});

describe('an attempt at a blocked ticket', () => {
  const blocked = linked({ 'APP-17': ['APP-3'], 'APP-3': [] });
  const ticket = ticketOf({ blocked });
  const kind = (request: object, known = emptyRecord) =>
    judgeReadiness(ticket, known, { ...limits, ...request }, now);

  test.each(['event', 'asked', 'assigned'] as const)('waits, whoever asks: %s', (cause) => {
    expect(kind({ cause })).toEqual({ kind: 'blocked', by: ['APP-3'], reported: false });
  });

  test.each([
    ['by hand', { cause: 'hand' }],
    ['for a review', { review: { id: 'r', author: 'ada', text: 'Round it.', remarks: [] } }],
    ['for a repair', { repair: { id: 'checks-failed:1', failures: [] } }],
  ])('starts %s', (_, request) => {
    expect(kind(request).kind).toBe('due');
  });

  test('is reported once for the same blockers', () => {
    const told = { ...emptyRecord, inputs: [blockedInput(ticket, emptyRecord)] };
    expect(kind({}, told)).toMatchObject({ kind: 'blocked', reported: true });
    expect(kind({}, { ...told, attempts: 1 })).toMatchObject({ reported: false });
    const free = ticketOf({ blocked: linked({ 'APP-17': ['APP-3'] }) });
    expect(judgeReadiness(free, told, limits, now).kind).toBe('due');
  });

  test('is not sent by a sweep until its blockers are done', () => {
    const swept = (of: readonly BlockedTicket[]) =>
      sweepVerdict(ticketOf({ blocked: of }), emptyRecord, limits, now);
    expect(swept(blocked)).toEqual({ kind: 'blocked', by: ['APP-3'] });
    expect(swept(linked({ 'APP-17': ['APP-3'] }))).toMatchObject({ kind: 'due' });
  });
});
