import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteLength } from '../../../src/core/text/shorten.ts';
import { instruction } from '../../../src/core/tickets/instruction.ts';
import { emptyRecord } from '../../../src/core/tickets/record.ts';
import { commentOf, ticketOf } from '../../support/memory/samples.ts';

describe('a ticket that is too long', () => {
  const bytes = 5000;
  const long = (mark: string) => `${mark} begins. ${'x'.repeat(9000)} ${mark} ends.`;

  test('keeps the newest comments, and says how many older ones it leaves out', () => {
    const many = Array.from({ length: 90 }, (_, n) =>
      commentOf(String(n), `Comment ${n}. ${'.'.repeat(100)}`),
    );
    const asked = instruction(ticketOf({ comments: many }), emptyRecord, undefined, { bytes });
    const shown = [...asked.matchAll(/^Comment (\d+)\./gm)].map(([, n]) => Number(n));
    const left = Number(
      /## Comments\n\n\(Older comments that are not shown: (\d+)\.\)/.exec(asked)?.[1],
    );
    expect(shown.at(-1)).toBe(89);
    expect(shown).toEqual(Array.from({ length: shown.length }, (_, n) => n + 90 - shown.length));
    expect(shown.length + left).toBe(90);
    expect(byteLength(asked)).toBeGreaterThan(bytes * 0.9);
  });

  test('keeps head and tail of every long text, with a line about the cut', () => {
    const ticket = ticketOf({
      description: long('The description'),
      comments: [commentOf('1', long('The comment'))],
      fields: [{ name: 'Criteria', text: long('The field') }],
      attachments: [{ name: 'app.log', note: '9 KB', text: long('The log') }],
    });
    const asked = instruction(ticket, emptyRecord, undefined, { bytes });
    for (const what of ['The description', 'The comment', 'The field', 'The log']) {
      expect(asked).toMatch(
        new RegExp(`${what} begins\\.[\\s\\S]+characters are cut here[\\s\\S]+${what} ends\\.`),
      );
    }
  });

  test('gives the room that one part does not need to the others', () => {
    const asked = instruction(ticketOf({ description: long('It') }), emptyRecord, undefined, {
      bytes: 9500,
    });
    expect(asked).toContain(long('It'));
  });

  test('closes a code fence that a cut or a person left open', () => {
    const open = (of: string) => `Log:\n\`\`\`\n${`${of}\n`.repeat(900)}`;
    const ticket = ticketOf({ description: open('row'), comments: [commentOf('1', '~~~\nopen')] });
    const asked = instruction(ticket, emptyRecord, undefined, { bytes });
    expect(asked).toMatch(/row\n+```\n\n## Comments/);
    expect(asked).toMatch(/~~~\nopen\n~~~$/);
  });

  test('whatever the ticket: within its bytes, with its summary and its newest comment', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('x', 'é', '日', '😀', '\n', '```\n', ' a\n\n'), fc.nat(2000))
        .map(([of, n]) => of.repeat(n)),
    );
    const some = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 12 });
    const anything = fc.record({
      summary: words,
      description: words,
      comments: some(fc.record({ id: fc.string(), author: words, created: words, body: words })),
      fields: some(fc.record({ name: words, text: words })),
      attachments: some(fc.record({ name: words, note: words, text: words })),
      links: some(fc.record({ key: words, relation: words, summary: words })),
    });
    const since = fc.record({
      diff: words,
      critique: words,
      inputs: fc.constantFrom([], ['f']),
      read: some(fc.string()),
    });
    fc.assert(
      fc.property(anything, since, fc.integer({ min: 4000, max: 70_000 }), (parts, known, most) => {
        const newest = commentOf('the newest', 'The newest says: no.');
        const ticket = ticketOf({
          ...parts,
          comments: [...parts.comments, newest],
          summary: `It fails. ${parts.summary}`,
        });
        const asked = instruction(ticket, { ...emptyRecord, ...known }, undefined, { bytes: most });
        expect(byteLength(asked)).toBeLessThanOrEqual(most);
        expect(asked).toMatch(/^# APP-17: It fails\./);
        expect(asked).toContain('The newest says: no.');
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
