import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyRecord, instruction } from '../../../src/core/tickets/index.ts';
import { byteLength } from '../../../src/engines/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { commentOf, ticketOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';

describe('a ticket that is too long', () => {
  const bytes = 60_000;
  const long = (mark: string) => `${mark} begins. ${'x'.repeat(100_000)} ${mark} ends.`;

  test('keeps the newest comments, and says how many older ones are not shown', () => {
    const many = Array.from({ length: 90 }, (_, n) =>
      commentOf(String(n), `Comment ${n}. ${'.'.repeat(1_000)}`),
    );
    const asked = instruction(ticketOf({ comments: many }), emptyRecord);
    const shown = [...asked.matchAll(/^Comment (\d+)\./gm)].map(([, n]) => Number(n));
    const left = Number(/## Comments\n\n\(Older comments not shown: (\d+)\.\)/.exec(asked)?.[1]);
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
    const asked = instruction(ticket, emptyRecord);
    for (const what of ['The description', 'The comment', 'The field', 'The log']) {
      expect(asked).toMatch(
        new RegExp(`${what} begins\\.[\\s\\S]+characters are cut here[\\s\\S]+${what} ends\\.`),
      );
    }
  });

  test('closes code fences that a cut or a person left open', () => {
    const open = (of: string) => `Log:\n\`\`\`\n${`${of}\n`.repeat(20_000)}`;
    const ticket = ticketOf({ description: open('row'), comments: [commentOf('1', '~~~\nopen')] });
    const asked = instruction(ticket, emptyRecord);
    expect(asked).toMatch(/row\n+```\n\n## Comments/);
    expect(asked).toMatch(/~~~\nopen\n~~~$/);
  });

  test('whatever the ticket: within its bytes, with its summary and its newest comment', () => {
    const words = fc.oneof(
      fc.string({ unit: codePoint }),
      fc
        .tuple(fc.constantFrom('x', 'é', '日', '😀', '\n', '```\n', ' a\n\n'), fc.nat(20_000))
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
      fc.property(anything, since, (parts, known) => {
        const newest = commentOf('the newest', 'The newest says: no.');
        const ticket = ticketOf({
          ...parts,
          comments: [...parts.comments, newest],
          summary: `It fails. ${parts.summary}`,
        });
        const asked = instruction(ticket, { ...emptyRecord, ...known });
        expect(byteLength(asked)).toBeLessThanOrEqual(bytes);
        expect(asked).toMatch(/^# APP-17: It fails\./);
        expect(asked).toContain('The newest says: no.');
      }),
      { ...runs(15), endOnFailure: true },
    );
  });
});
