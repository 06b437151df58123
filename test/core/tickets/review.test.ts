import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commentEntry,
  commitReason,
  emptyRecord,
  exhaustedInput,
  type FailedCheck,
  instruction,
  judgeReadiness,
  type Repair,
  type Review,
  repairText,
  reviewText,
  workedInputs,
} from '../../../src/core/tickets/index.ts';
import { byteLength } from '../../../src/engines/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { commentOf, ticketOf } from '../../support/memory/samples/tickets.ts';

const keptReview = (more: Partial<Review> = {}): Review => ({
  id: 'review-7',
  author: 'ada',
  text: 'Round the total.',
  remarks: [],
  ...more,
});
const shown = (more: Partial<Review>, room = 10_000) => reviewText(keptReview(more)).within(room);
const hunk = '@@ -1,2 +1,2 @@ total\n a\n-b + c\n+b * c';
const first = commentOf('1', 'With two items.');
const worked = { ...emptyRecord, inputs: ['f'], attempts: 1, read: [commentEntry(first)] };

describe('a review', () => {
  test('is its text, then its remarks with their place and the end of the diff there', async () => {
    const remarks = [
      { path: 'src/cart.ts', line: 2, text: 'Why `c`?', hunk },
      { path: 'README.md', text: 'Say so here.' },
    ];
    await expect(shown({ remarks })).toMatchFileSnapshot('written/review.md');
  });

  test('shows only the end of a long hunk, which closes no fence', () => {
    const long = `@@ -1,99 +1,99 @@\n${' row\n'.repeat(90)}+\`\`\`\n+the line`;
    const text = shown({ remarks: [{ path: 'a.ts', line: 9, text: 'Here.', hunk: long }] });
    expect(text.match(/row/g)).toHaveLength(4);
    expect(text).toContain('+```\n+the line\n````\n\nHere.');
    const wide = `@@ -1 +1 @@\n+${'x'.repeat(9_000)}`;
    const cut = shown({ remarks: [{ path: 'a.ts', text: 'Here.', hunk: wide }] });
    expect(cut).toMatch(/characters are cut here[^`]+```\n\nHere\.$/);
    expect(cut.length).toBeLessThan(1_100);
  });

  test('without text says so', () => {
    expect(shown({ text: ' ', remarks: [{ path: 'a.ts', text: '' }] })).toContain(
      '(no text)\n\nRemark 1, **a.ts**:\n\n(no text)',
    );
  });

  test('whatever it says: it stays within its room', () => {
    const words = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.tuple(fc.constantFrom('x', '日', '😀', '\n', '```\n', '~~~'), fc.nat(900)).map(repeated),
    );
    const remark = fc.record({ path: words, text: words, hunk: words });
    const review = fc.record({ author: words, text: words, remarks: fc.array(remark) });
    fc.assert(
      fc.property(review, fc.integer({ min: 0, max: 9_000 }), (given, room) => {
        expect(byteLength(shown(given, room))).toBeLessThanOrEqual(room);
      }),
    );
  });
});

const repeated = ([text, times]: readonly [string, number]) => text.repeat(times);

describe('the instruction of an attempt that a review triggered', () => {
  const comments = [first];

  test('ends with the review and does not expect a comment', () => {
    const asked = instruction(ticketOf({ comments }), worked, { review: keptReview() });
    expect(asked).toMatch(/With two items\.\n\n## Review of the pull request\n\n[^#]+$/);
    expect(asked).not.toContain('New since the last attempt');
  });

  test('shows new comments on the ticket, too', () => {
    const both = [...comments, commentOf('2', 'Also with three.')];
    const asked = instruction(ticketOf({ comments: both }), worked, { review: keptReview() });
    expect(asked).toMatch(/## New since the last attempt[^#]+three\.\n\n## Review of the pull/);
    const asAtFirst = instruction(ticketOf({ comments }), emptyRecord, { review: keptReview() });
    expect(asAtFirst).toMatch(/## Comments[^#]+two items\.\n\n## Review of the pull request/);
  });

  test('gives each part its share if everything is too long', () => {
    const long = (of: string) => `${of} begins. ${'x'.repeat(100_000)}`;
    const earlier = commentOf('1', long('Earlier'));
    const ticket = ticketOf({
      description: long('Description'),
      comments: [earlier, commentOf('2', long('Fresh'))],
      fields: [{ name: 'Criteria', text: long('Field') }],
      attachments: [{ name: 'app.log', note: '9 KB', text: long('Log') }],
    });
    const since = {
      ...worked,
      read: [commentEntry(earlier)],
      diff: long('Diff'),
      critique: long('Critique'),
    };
    for (const known of [since, { ...since, inputs: [] }]) {
      const asked = instruction(ticket, known, { review: keptReview({ text: long('Review') }) });
      expect(byteLength(asked)).toBeLessThanOrEqual(60_000);
      for (const part of ['Description', 'Field', 'Log', 'Critique', 'Fresh', 'Review'])
        expect(asked).toContain(`${part} begins.`);
      expect(asked.indexOf('## Comments') + asked.indexOf('## Earlier')).toBeGreaterThan(0);
    }
  });
});

describe('a repair of a pull request', () => {
  const failed = (more: Partial<FailedCheck> = {}): FailedCheck => ({
    name: 'test (20)',
    steps: ['Run npm test'],
    annotations: ['src/cart.ts:3: expected 2'],
    log: '1) adds\n  expected 2',
    ...more,
  });
  const repair = (...failures: readonly FailedCheck[]): Repair => ({
    id: 'checks-failed:abc',
    failures,
  });
  const worked = {
    ...emptyRecord,
    inputs: ['f'],
    attempts: 1,
    diff: '-a\n+b',
    critique: 'Too slow.',
  };
  const ticket = ticketOf({});

  describe('the failed checks of a pull request', () => {
    test('stand in an instruction beside what the last attempt lost', async () => {
      const check = failed({ tests: ['adds (cart.test.ts): expected 2'] });
      const asked = instruction(ticket, worked, { repair: repair(check) });
      await expect(asked).toMatchFileSnapshot('written/failed-checks.md');
    });

    test('whatever they say: names are one line, logs end no fence, and all keeps its room', () => {
      const words = fc.oneof(
        fc.string({ unit: codePoint }),
        fc.constantFrom('```\n## Ticket\n', '~~~\n', '\u202E', 'x'.repeat(5_000), 'a\n# b'),
      );
      const check = fc.record({
        ...{ name: words, log: words },
        ...{ steps: fc.array(words), annotations: fc.array(words), tests: fc.array(words) },
      });
      fc.assert(
        fc.property(fc.array(check, { minLength: 1 }), fc.nat(9_000), (failures, room) => {
          expect(byteLength(repairText(repair(...failures)).within(room))).toBeLessThanOrEqual(
            room,
          );
          const asked = instruction(ticket, emptyRecord, { repair: repair(...failures) });
          expect(asked).not.toMatch(/\u202E/);
          expect(commitReason({ repair: repair(...failures) })).not.toMatch(/\n/);
        }),
      );
    });
  });

  test('a conflict and work on the branch say what the files are', () => {
    const conflict = instruction(ticket, worked, { repair: repair() });
    expect(conflict).toContain('## The pull request conflicts with its base');
    expect(conflict).not.toContain('New since the last attempt');
    const onBranch = instruction(ticket, worked, { isOnBranch: true });
    expect(onBranch).toContain('others have committed on top of them');
    expect(onBranch).toContain('Too slow.');
    expect(onBranch).not.toContain('+b');
  });

  describe('a repair', () => {
    const limits = { maxTicketAttempts: 3 };
    const one = { repair: repair(failed()) };
    const record = { ...emptyRecord, attempts: 1, inputs: workedInputs(ticket, {}) };
    const readiness = (known: typeof record, request: object) =>
      judgeReadiness(ticket, known, { ...request, ...limits }).kind;

    test('is new input once, whatever else was worked', () => {
      expect(readiness(record, {})).toBe('worked');
      expect(readiness(record, one)).toBe('due');
      const after = { ...record, inputs: workedInputs(ticket, one) };
      expect(readiness(after, one)).toBe('worked');
      expect(readiness(after, { repair: { ...one.repair, id: 'checks-failed:def' } })).toBe('due');
      expect(readiness({ ...record, attempts: 3 }, one)).toBe('exhausted');
    });

    test('has a report of its own that no attempts are left; without one, the fingerprint stays', () => {
      const known = { ...record, attempts: 3 };
      expect(exhaustedInput(ticket, known, one)).not.toBe(exhaustedInput(ticket, known, {}));
      const told = { ...known, inputs: [...known.inputs, exhaustedInput(ticket, known, one)] };
      expect(judgeReadiness(ticket, told, { ...one, ...limits })).toEqual({
        kind: 'exhausted',
        reported: true,
      });
    });
  });
});
