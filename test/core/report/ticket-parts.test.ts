import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { notStarted } from '../../../src/agent/loop/index.ts';
import {
  headline,
  type Outcome,
  partEnd,
  partsComment,
  renderMarkdown,
  standingOf,
  wholeStanding,
} from '../../../src/core/report/index.ts';
import {
  emptyRecord,
  startedRecord,
  type TicketPart,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { runOf, step } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const recordOf = (more: Partial<TicketRecord>): TicketRecord => ({
  ...emptyRecord,
  attempts: 1,
  ...more,
});
const open = { until: '2026-11-20T09:00:00.000Z' };
const pullRequest = 'https://github.test/acme/shop/pull/7';

const standings: Readonly<Record<string, readonly [ReturnType<typeof standingOf>, TicketRecord]>> =
  {
    'a repository without an attempt': ['not-started', emptyRecord],
    'an attempt in progress': ['working', recordOf({ open })],
    'an end that is yet to be reported': [
      'ready',
      recordOf({ open, ended: { reason: 'approved', pull: 7 } }),
    ],
    'a pull request': ['ready', recordOf({ ended: { reason: 'approved', pull: 7 } })],
    'a draft': ['waiting', recordOf({ ended: { reason: 'not-shown', pull: 7, isDraft: true } })],
    'a merge': [
      'merged',
      recordOf({ ended: { reason: 'not-shown', pull: 7, isDraft: true, fate: 'merged' } }),
    ],
    'a closed pull request': [
      'waiting',
      recordOf({ ended: { reason: 'approved', pull: 7, fate: 'closed' } }),
    ],
    'a fix that was there': ['nothing', recordOf({ ended: { reason: 'already-fixed' } })],
    'somebody’s open pull request': ['not-started', recordOf({ ended: { reason: 'pull-open' } })],
    'a budget that is used': ['not-started', recordOf({ ended: { reason: 'monthly-budget' } })],
    'an open pull request that a later run, without budget, has left as it was': [
      'ready',
      recordOf({ ended: { reason: 'monthly-budget', pull: 7, isEarlier: true } }),
    ],
    'an open draft that a later run, without budget, has left as it was': [
      'waiting',
      recordOf({ ended: { reason: 'monthly-budget', pull: 7, isEarlier: true, isDraft: true } }),
    ],
    'an open pull request that a failed run has left as it was': [
      'ready',
      recordOf({ ended: { reason: 'no-action', pull: 7, isEarlier: true } }),
    ],
    'a merge since a run without budget': [
      'merged',
      recordOf({ ended: { reason: 'monthly-budget', pull: 7, isEarlier: true, fate: 'merged' } }),
    ],
    'a close since a run without budget': [
      'waiting',
      recordOf({ ended: { reason: 'monthly-budget', pull: 7, isEarlier: true, fate: 'closed' } }),
    ],
    'a question': ['waiting', recordOf({ ended: { reason: 'asked' } })],
    'a failure': ['waiting', recordOf({ ended: { reason: 'no-action' } })],
    'a reason of a later version': ['waiting', recordOf({ ended: { reason: 'tired' } })],
    'a record from before with a pull request': ['ready', recordOf({ pullRequest })],
    'a record from before with a merge': [
      'merged',
      recordOf({ pullRequest, followed: { pull: 7, repairs: 0, done: ['merged:7'] } }),
    ],
    'a record from before without one': ['waiting', recordOf({})],
  };

test.each(Object.entries(standings))('%s is known by its record', (_, [standing, record]) => {
  expect(standingOf(record)).toBe(standing);
});

const ready = recordOf({ ended: { reason: 'approved', pull: 7 } });
const merged = recordOf({ ended: { reason: 'approved', pull: 7, fate: 'merged' } });
const nothing = recordOf({ ended: { reason: 'answered' } });
const asked = recordOf({ ended: { reason: 'asked' } });
const failed = recordOf({ ended: { reason: 'no-action' } });
const working = recordOf({ open });

const names = ['acme/shop', 'acme/api', 'acme/web'];
const partsOf = (...records: readonly TicketRecord[]): readonly TicketPart[] =>
  records.map((record, at) => {
    const repository = names[at] ?? '';
    return { repository, url: `https://github.test/${repository}`, record };
  });

test.each([
  ['open', [ready, emptyRecord]],
  ['open', [failed, working]],
  ['waiting', [asked, failed, ready]],
  ['waiting', [failed, ready]],
  ['ready', [nothing, ready, merged]],
  ['merged', [nothing, merged]],
  ['nothing', [nothing, nothing]],
] as const)('a ticket is %s by its parts', (whole, records) => {
  expect(wholeStanding(partsOf(...records))).toBe(whole);
});

describe('the comment of several repositories', () => {
  const text = (...records: readonly TicketRecord[]) =>
    renderMarkdown(partsComment(partsOf(...records)), 100_000);

  it('is the same in whatever order the records come', () => {
    const parts = partsOf(ready, nothing, asked);
    expect(partsComment(parts.toReversed())).toEqual(partsComment(parts));
  });

  it('names what is missing, and a repository that has not started', () => {
    const shown = text(ready, emptyRecord);
    expect(shown).toContain('not moved before: acme/api \\(not started yet\\).');
    expect(shown).toContain('### acme/api\n\nNot started yet.');
    expect(shown.trimEnd()).toMatch(/Written by Jira Bug Fix Agent\.$/);
  });

  it('links no address that only a record or a model names', () => {
    const reply = 'See [this](https://evil.test/a).';
    const log = 'https://evil.test/actions/runs/1';
    const shown = text(recordOf({ ended: { reason: 'asked', reply, log } }), ready);
    expect(shown).not.toMatch(/\]\(<?https:\/\/evil/);
    const own = 'https://github.test/acme/shop/actions/runs/1';
    expect(text(recordOf({ ended: { reason: 'asked', log: own } }), ready)).toContain(own);
  });

  it('keeps the link to a pull request that a later attempt has not changed', () => {
    const shown = text(recordOf({ pullRequest, ended: { reason: 'no-action' } }), nothing);
    expect(shown).toContain('<https://github.test/acme/shop/pull/7>) is from an earlier run.');
  });

  it('says of a later run how it ended, and of the pull request how it stands', () => {
    const status = 'It waits for a person to review it.';
    const ended = { reason: 'monthly-budget', pull: 7, isEarlier: true, status } as const;
    const shown = text(recordOf({ pullRequest, ended }), ready);
    expect(shown).toContain('All 2 repositories are ready for review.');
    expect(shown).toContain(
      headline({ reason: 'monthly-budget', pullRequest: undefined }, 'reporter'),
    );
    expect(shown.split('is from an earlier run.')).toHaveLength(2);
    expect(shown).toContain(status);
  });
});

test.each([
  ['that is open', { pull: 7, isDraft: false }, { pull: 7, isDraft: false, isEarlier: true }],
  ['that is merged', { pull: 7, fate: 'merged' }, {}],
  ['that is closed', { pull: 7, fate: 'closed' }, {}],
] as const)('a run without a pull request keeps the earlier one %s', (_, earlier, kept) => {
  const known = recordOf({ siblings: ['acme/api'], ended: { reason: 'approved', ...earlier } });
  const outcome: Outcome = { ...notStarted, reason: 'monthly-budget' };
  const started = startedRecord(known, new Date(0), 'fix/APP-17', {});
  for (const record of [known, started]) {
    const { pull, isDraft, isEarlier } = partEnd(outcome, record);
    expect({ pull, isDraft, isEarlier }).toEqual(kept);
  }
  const again = partEnd(outcome, recordOf({ ended: partEnd(outcome, started) }));
  expect(again.pull).toBe('pull' in kept ? kept.pull : undefined);
});

test('an end is bounded, whatever a model wrote', () => {
  const texts = fc.string({ minLength: 0, maxLength: 6_000, unit: codePoint });
  fc.assert(
    fc.property(texts, fc.array(texts, { maxLength: 12 }), (written, notes) => {
      const run = runOf(step.told('ask', written));
      const outcome: Outcome = { ...notStarted, reason: 'asked', run, problem: written, notes };
      expect(JSON.stringify(partEnd(outcome, emptyRecord)).length).toBeLessThan(36_000);
      const { reply = '', problem = '' } = partEnd(outcome, emptyRecord);
      expect(reply.length).toBeLessThanOrEqual(2_000);
      expect(problem.length).toBeLessThanOrEqual(500);
    }),
    runs(50),
  );
});
