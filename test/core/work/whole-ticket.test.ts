import { expect, test } from 'vitest';
import {
  bareChange,
  bareReport,
  emptyRecord,
  type PullStanding,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { wholeStanding } from '../../../src/core/work/index.ts';

const ended = (reason: string, detail?: string) => ({
  ...{ attempts: 1, ended: bareReport({ reason, detail }, 1) },
});
const pullOf = (draft: boolean, more: Partial<TicketRecord> = {}) => ({
  ...{ attempts: 1, published: bareChange({ number: 7, url: 'https://github.test/7', draft }) },
  ...more,
});
const after = (state: PullStanding['state'], more: Partial<PullStanding> = {}) =>
  pullOf(false, { pull: { number: 7, state, into: 'main', ...more } });

/** What the record of a repository says. */
const parts = {
  none: { attempts: 0 },
  working: { attempts: 1, open: {} },
  again: pullOf(false, { attempts: 2, open: {} }),
  ready: pullOf(false),
  draft: pullOf(true),
  'ready, tried since': pullOf(false, { attempts: 2, ended: bareReport({ reason: 'failed' }, 2) }),
  merged: after('merged'),
  'merged elsewhere': after('merged', { isElsewhere: true }),
  closed: after('closed'),
  asked: ended('asked'),
  failed: ended('failed'),
  fixed: ended('already-fixed'),
  cancelled: ended('cancelled'),
  unpaid: ended('waiting', 'monthly-budget'),
} as const satisfies Record<string, Partial<TicketRecord>>;

test.each<[string, readonly (keyof typeof parts)[]]>([
  ['open', ['ready']],
  ['open', ['ready', 'none']],
  ['open', ['ready', 'working']],
  ['open', ['ready', 'again']],
  ['open', ['ready', 'unpaid']],
  ['waiting', ['asked', 'ready']],
  ['waiting', ['cancelled', 'ready']],
  ['waiting', ['draft', 'merged']],
  ['waiting', ['draft', 'fixed']],
  ['waiting', ['merged', 'closed']],
  ['waiting', ['merged', 'merged elsewhere']],
  ['ready', ['ready', 'fixed']],
  ['ready', ['ready, tried since', 'merged']],
  ['merged', ['merged', 'fixed']],
  ['stopped', ['fixed', 'fixed']],
  ['stopped', ['fixed', 'failed']],
  ['stopped', ['fixed', 'closed']],
])('a ticket of two repositories is %s with %j', (whole, names) => {
  const records = names.map((name): TicketRecord => {
    return { ...emptyRecord, ...parts[name], part: { repository: 'acme/shop', of: 2 } };
  });
  expect(wholeStanding(records)).toBe(whole);
  expect(wholeStanding(records.toReversed())).toBe(whole);
  // A third one, once a rule has added it.
  const [first = emptyRecord, ...rest] = records;
  const more = { ...first, part: { repository: 'acme/shop', of: 3 } };
  expect(wholeStanding([more, ...rest])).toBe('open');
});
