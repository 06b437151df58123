import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endedRecord, type Run } from '../../../src/core/run/index.ts';
import { shortDiff } from '../../../src/core/run/short-diff.ts';
import {
  type AttemptRequest,
  bareReport,
  emptyRecord,
  inputFingerprint,
  judgeReadiness,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { type EndingKey, endingOf } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';
import { commentOf, ticketOf } from '../../support/memory/samples/tickets.ts';

const { fix, checked, testable, tested, approved, revise } = step;

const ticket = ticketOf({ comments: [commentOf('1', 'With two items.')] });
const pacing = { maxTicketAttempts: 5 };
/** The end of a ticket that had all its attempts. */
const spent = { ...endingOf('ticket-attempts'), run: runOf() };
const worked = endedRecord(emptyRecord, ticket, {}, { reason: 'asked', run: runOf() });

describe('an attempt that has ended', () => {
  test.each(['cancelled', 'deadline', 'spending', 'misconfigured', 'failed'] as const)(
    'as %s leaves its input to be worked again',
    (name) => {
      const end = { ...endingOf(name), run: runOf() };
      const record = endedRecord(emptyRecord, ticket, {}, end);
      expect(record).toMatchObject({ inputs: [], read: [] });
    },
  );

  test('conclusively records the comments it has read', () => {
    expect(worked.read).toEqual([expect.stringMatching(/^1:[0-9a-f]{12}$/)]);
    expect(worked.inputs).toHaveLength(1);
  });

  test('because no attempts are left is reported again only for new input', () => {
    const used = { ...emptyRecord, attempts: 5 };
    const told = endedRecord(used, ticket, {}, spent);
    const more = ticketOf({ comments: [...ticket.comments, commentOf('2', 'More.')] });
    expect(judgeReadiness(ticket, told, pacing)).toEqual({ kind: 'exhausted', reported: true });
    expect(judgeReadiness(more, told, pacing)).toEqual({ kind: 'exhausted', reported: false });
    expect(judgeReadiness(ticket, told, { ...pacing, maxTicketAttempts: 6 }).kind).toBe('due');
  });
});

test('an attempt whose change could not be published stays open', () => {
  const end = { reason: 'failed', run: runOf() } as const;
  const known = { ...emptyRecord, open: {} };
  expect(endedRecord(known, ticket, {}, { ...end, isLeftOpen: true }).open).toEqual({});
  expect(endedRecord(known, ticket, {}, end).open).toBeUndefined();
});

test('the record has the pull request that was opened, or keeps the one before', () => {
  const known = { ...emptyRecord, pullRequest: 'https://example.com/1' };
  const end = { reason: 'approved', run: runOf() } as const;
  const pullRequest = { number: 2, url: 'https://example.com/2' };
  const record = endedRecord(known, ticket, {}, { ...end, pullRequest, into: 'main' });
  expect(record).toMatchObject({ pullRequest: pullRequest.url });
  expect(record.followed).toEqual({
    pull: 2,
    repairs: 0,
    done: [],
    into: 'main',
    told: { times: 1 },
  });
  expect(endedRecord(known, ticket, {}, end).pullRequest).toBe('https://example.com/1');
});

describe('a change that waits to be published', () => {
  const end = {
    report: bareReport({ reason: 'approved' }, 1),
    lacking: [],
    commit: 'c'.repeat(40),
  };
  const ending = (name: EndingKey, known: TicketRecord) =>
    endedRecord(known, ticket, {}, { ...endingOf(name), run: runOf() }).open;

  test.each([
    ['waits on after an attempt without a conclusion', 'failed', { end }, { end }],
    ['does not wait after one with a conclusion', 'asked', { end }, undefined],
    ['is not awaited where none is made', 'failed', {}, undefined],
  ] as const)('%s', (_, reason, open, left) => {
    expect(ending(reason, { ...emptyRecord, open })).toEqual(left);
  });
});

test('an input whose change is published is worked, however the attempt ended', () => {
  const end = { reason: 'limit-reached', detail: 'deadline', run: runOf() } as const;
  const inputs = (isPublished: boolean) =>
    endedRecord(emptyRecord, ticket, {}, { ...end, isPublished }).inputs;
  expect(inputs(false)).toEqual([]);
  expect(inputs(true)).toEqual([inputFingerprint(ticket)]);
});

describe('a review', () => {
  const review = { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] };
  const readiness = (known: TicketRecord, summons: AttemptRequest = {}, of = ticket) =>
    judgeReadiness(of, known, { ...pacing, ...summons }).kind;

  test('makes a worked ticket due, whatever its status, until the review is worked', () => {
    const status = { name: 'In Prüfung', category: 'indeterminate' } as const;
    const inReview = ticketOf({ ...ticket, status });
    expect(readiness(worked, { review }, inReview)).toBe('due');
    const done = endedRecord(worked, inReview, { review }, { reason: 'approved', run: runOf() });
    expect(readiness(done, { review }, inReview)).toBe('worked');
    expect(readiness(done, {}, inReview)).toBe('worked');
    expect(readiness(done, { review: { ...review, id: 'review-8' } }, inReview)).toBe('due');
  });

  test('stays due after an outage', () => {
    const failed = endedRecord(worked, ticket, { review }, { reason: 'failed', run: runOf() });
    expect(readiness(failed, { review })).toBe('due');
  });

  test('does not hide new comments that came with it', () => {
    const done = endedRecord(worked, ticket, { review }, { reason: 'approved', run: runOf() });
    const more = ticketOf({ comments: [...ticket.comments, commentOf('2', 'More.')] });
    expect(readiness(done, { review }, more)).toBe('due');
  });

  test('reports once that no attempts are left, and so does the next', () => {
    const used = { ...worked, attempts: 5 };
    const told = endedRecord(used, ticket, { review }, spent);
    const stateOf = (id: string) =>
      judgeReadiness(ticket, told, { ...pacing, review: { ...review, id } });
    expect(stateOf('review-7')).toEqual({ kind: 'exhausted', reported: true });
    expect(stateOf('review-8')).toEqual({ kind: 'exhausted', reported: false });
  });
});

/** The change that the record keeps of a run. */
function lastChange(run: Run): Pick<TicketRecord, 'diff' | 'critique'> {
  const { diff, critique } = endedRecord(emptyRecord, ticket, {}, { reason: 'approved', run });
  return { ...(diff && { diff }), ...(critique && { critique }) };
}

const small = changeOf('src/a.ts', 'a\n', 'b\n');

describe('what a run records for the next attempt', () => {
  test('is nothing if it changed nothing', () => {
    expect(lastChange(runOf(step.told('ask', 'Which?')))).toEqual({});
  });

  test('is its change and what the reviewer still wanted', () => {
    const run = runOf(step.edited(patchOf(small)), checked(), revise('Round it.'));
    expect(lastChange(run)).toEqual({
      diff: expect.stringContaining('-a\n+b\n'),
      critique: 'Round it.',
    });
  });

  test('is what an earlier run recorded if this one changed nothing', () => {
    const known = { ...emptyRecord, diff: 'a diff', critique: 'Round it.' };
    const end = { reason: 'failed', run: runOf(fix('a.ts')) } as const;
    expect(endedRecord(known, ticket, {}, end)).toMatchObject(known);
  });

  test('is what the tests said of its change', () => {
    const edited = step.edited(patchOf(small));
    const failed = runOf(edited, testable(), tested('failed'));
    expect(lastChange(failed).critique).toMatch(/adds/);
    const passed = runOf(edited, testable(), tested('passed'));
    expect(lastChange(passed)).not.toHaveProperty('critique');
  });

  test('is a restored change, and what the reviewer said of that', () => {
    const steps = [
      ...[step.edited(patchOf(small)), testable(), tested('passed')],
      ...[revise('Round it.'), step.edited(patchOf(changeOf('src/a.ts', 'a\n', 'c\n')))],
      ...[testable(), tested('failed')],
    ];
    expect(lastChange({ steps, restored: 1 })).toEqual({
      diff: expect.stringContaining('+b\n'),
      critique: 'Round it.',
    });
  });

  test('has no critique once the change is approved', () => {
    const run = runOf(step.edited(patchOf(small)), checked(), approved());
    expect(lastChange(run)).not.toHaveProperty('critique');
  });

  test('includes what the check found if there was no review', () => {
    const run = runOf(step.edited(patchOf(small)), checked('src/a.ts', 'b.ts'));
    expect(lastChange(run)).toMatchObject({
      diff: expect.stringContaining('+b'),
      critique: 'src/a.ts:3: a brace is open\nb.ts:3: a brace is open',
    });
  });

  test('never exceeds its limits and never splits a character', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: codePoint, minLength: 1, maxLength: 6_000 }), { maxLength: 12 }),
        fc.string({ unit: codePoint, maxLength: 4_000 }),
        (texts, critique) => {
          const changes = texts.map((text, at) => changeOf(`f${at}.txt`, null, text));
          const edited = step.edited(patchOf(...changes));
          const left = lastChange(runOf(edited, checked(), revise(critique)));
          expect((left.diff ?? '').length).toBeLessThanOrEqual(8_000);
          expect((left.critique ?? '').length).toBeLessThanOrEqual(2_000);
          expect(`${left.diff}${left.critique}`.isWellFormed()).toBe(true);
        },
      ),
    ));
});

const fileOf = (path: string, lines: number) => changeOf(path, null, 'a line\n'.repeat(lines));
const longName = `${'folder/'.repeat(20)}file.ts`;

describe('a shortened diff', () => {
  test('is the whole diff if it fits, the shortest file first', () => {
    const [one, two] = [fileOf('one.ts', 20), fileOf('two.ts', 10)];
    expect(shortDiff(patchOf(one, two))).toBe(shortDiff(patchOf(two)) + shortDiff(patchOf(one)));
    expect(shortDiff(patchOf())).toBe('');
  });

  test.each([
    ['a large file', [fileOf('a.ts', 5_000)]],
    ['many files that fit alone', ['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(name, 300))],
    ['large files with long names', [fileOf(longName, 5_000), fileOf(`${longName}x`, 6_000)]],
  ])('of %s has at most 8,000 characters, most of them used', (_, changes) => {
    const { length } = shortDiff(patchOf(...changes));
    expect(length).toBeLessThanOrEqual(8_000);
    expect(length).toBeGreaterThan(7_400);
  });

  test('is whole up to the last character that has room', () => {
    const oneLine = (length: number) => patchOf(changeOf('a', null, `${'x'.repeat(length)}\n`));
    const fitting = 7_986 - shortDiff(oneLine(1)).length;
    expect(shortDiff(oneLine(fitting))).toHaveLength(7_985);
    expect(shortDiff(oneLine(fitting))).toMatch(/x\n$/);
    expect(shortDiff(oneLine(fitting + 1))).toMatch(/\(shortened\)\n$/);
  });
});
