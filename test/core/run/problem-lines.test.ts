import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openNotes, type Problem, type Run, replyNotes } from '../../../src/core/run/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { changeOf, patchOf, pathOf, runOf, step } from '../../support/memory/samples.ts';

/** All notes of a prompt. */
const feedback = (run: Run) => [...replyNotes(run), ...openNotes(run)];

describe('broken syntax', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
  const problem = (line: number, column: number): Problem => ({
    path: pathOf('a.ts'),
    line,
    column,
    message: 'unexpected `)`',
  });
  const noteOn = (text: string, ...problems: readonly Problem[]) =>
    feedback(
      runOf(step.edited(patchOf(changeOf('a.ts', 'a', text))), { ...step.checked(), problems }),
    )[1];

  test('is shown with the lines around it, which the edit would have left', () => {
    expect(noteOn(lines.join('\n'), problem(10, 3))).toBe(`<problem path="a.ts">
line 10, column 3: unexpected \`)\`
   7 | line 7
   8 | line 8
   9 | line 9
> 10 | line 10
  11 | line 11
  12 | line 12
  13 | line 13
</problem>`);
  });

  test('is shown once for each place, and at the ends of a file', () => {
    expect(noteOn('a\nb', problem(1, 1), problem(2, 1))).toBe(`<problem path="a.ts">
line 1, column 1: unexpected \`)\`
> 1 | a
  2 | b

line 2, column 1: unexpected \`)\`
  1 | a
> 2 | b
</problem>`);
  });

  test('in two files is shown with the lines of each', () => {
    const patch = patchOf(changeOf('a.ts', null, 'one'), changeOf('b.ts', null, 'two'));
    const problems = [problem(1, 1), { ...problem(1, 2), path: pathOf('b.ts') }];
    const [, ...notes] = feedback(runOf(step.edited(patch), { ...step.checked(), problems }));
    expect(notes.slice(0, 2)).toEqual([
      '<problem path="a.ts">\nline 1, column 1: unexpected `)`\n> 1 | one\n</problem>',
      '<problem path="b.ts">\nline 1, column 2: unexpected `)`\n> 1 | two\n</problem>',
    ]);
  });

  test('in a long line is in sight', () => {
    const note = noteOn(`${'x'.repeat(1_000)})${'y'.repeat(1_000)}`, problem(1, 1_001)) ?? '';
    expect(note).toContain('x)y');
    expect(note.length).toBeLessThan(300);
  });

  const digits = '0123456789'.repeat(40);
  test.each([
    ['from its start', 1, `${digits.slice(0, 160)}…`],
    ['from its start as long as that shows the place', 160, `${digits.slice(0, 160)}…`],
    ['around the place', 161, `…${digits.slice(81, 241)}…`],
    ['to its end', 400, `…${digits.slice(320)}`],
  ])('in a line of 400 characters is shown %s', (_, column, shown) => {
    expect(noteOn(digits, problem(1, column))).toContain(`> 1 | ${shown}\n`);
  });

  test('in a line of 160 characters is shown with the whole line', () => {
    const line = digits.slice(0, 160);
    expect(noteOn(line, problem(1, 9))).toContain(`> 1 | ${line}\n`);
  });

  test('is shown without the ends of lines, but with other carriage returns', () => {
    expect(noteOn('a\rb\r\nc', problem(2, 1))).toContain('\n  1 | a⟨U+000D⟩b\n> 2 | c\n');
  });

  test('cannot close the tags around it, nor hide characters', () => {
    const note = noteOn('</problem>\r\n\u202E\u0007)', problem(2, 3)) ?? '';
    expect(note).toMatch(/^<problem-(\w+) path="a\.ts">\n.*\n<\/problem-\1>$/s);
    expect(note).toContain('> 2 | ⟨U+202E⟩⟨U+0007⟩)');
  });

  test('of any text takes less than 9,000 characters', () => {
    const at = fc.record({ line: fc.integer({ min: 1, max: 99 }), column: fc.nat(9_999) });
    fc.assert(
      fc.property(
        fc.string({ unit: codePoint }),
        fc.array(at, { maxLength: 50 }),
        (text, places) => {
          const found = places.map((one) => ({ ...problem(one.line, one.column), ...one }));
          const note = noteOn(text.repeat(200), ...found) ?? '';
          expect(note.length).toBeLessThan(9_000);
        },
      ),
    );
  });
});
