import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newRun, openNotes, type Run, replyNotes, type Step } from '../../../src/core/run/index.ts';
import {
  aCall,
  changeOf,
  patchOf,
  pathOf,
  readOf,
  runOf,
  step,
} from '../../support/memory/samples.ts';

/** All notes of a prompt. */
const feedback = (run: Run) => [...replyNotes(run), ...openNotes(run)];

const tooMuch: Step = {
  kind: 'checked',
  problems: [],
  parsed: [],
  unparsed: [],
  excess: 'it touches 3 files, and 2 are allowed',
};
const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const dropped =
  'Nothing from the last edit was kept: send all of its edits again, including those that matched.';
const refused = `The last edit was refused. ${dropped} Reasons:`;
const tooLong =
  'The last reply was cut off at its length limit, so nothing of it was used. Think less before you reply.';
const nudge = 'The last reply could not be used: it is prose. It began:\n<said>\na reply\n</said>';
const misfit = '<problem path="b.ts">\nSEARCH is not there\n</problem>';
const broken = 'The last edit would break the syntax:';
const place = '<problem path="a.ts">\nline 3, column 1: a brace is open\n  1 | b\n</problem>';
const wouldBe = (after: string) =>
  `With that edit, the change would be:\n<diff>\ndiff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+${after}\n\\ No newline at end of file\n\n</diff>`;
const critique = "The reviewer's critique:\n<critique>\nMultiply.\n</critique>";

test.each([
  ['at the start', newRun, []],
  ['after a plan', runOf(step.fix('a.ts')), []],
  ['after prose', runOf(step.unusable('plan')), [nudge]],
  ['after a plan that was cut', runOf(step.cut('plan')), [tooLong]],
  [
    'after prose and an empty reply',
    runOf(step.unusable('plan'), step.cut('plan', 'empty')),
    ['The last reply was empty. Think less before you reply, then reply in full.', nudge],
  ],
  [
    'after a reply that was cut and one that was not',
    runOf(step.cut('plan'), step.fix('a.ts')),
    [],
  ],
  ['after exploring', runOf(step.explored(readOf('a.ts'))), []],
  ['after an answer', runOf(step.told('answer', 'In App.')), []],
  [
    'after prose and exploring',
    runOf(step.unusable('plan'), step.explored(readOf('a.ts'))),
    [nudge],
  ],
  ['after prose instead of an edit', runOf(step.fix('a.ts'), step.unusable('edit')), [nudge]],
  ['after a block that does not match', runOf(step.edited(patch, 'b.ts')), [refused, misfit]],
  [
    'after an unusable rewrite',
    runOf(step.edited(patch, 'b.ts'), step.rewritten(patch, 'b.ts')),
    [refused, '<problem path="b.ts">\nit was cut\n</problem>'],
  ],
  ['after no change', runOf(step.edited(patchOf())), ['The last edit did not change any file.']],
  [
    'after a change that is too large',
    runOf(step.edited(patch), tooMuch),
    ['Make a smaller change: it touches 3 files, and 2 are allowed.', dropped],
  ],
  [
    'after failed tests',
    runOf(step.edited(patch), step.testable(), step.tested('failed')),
    ['The tests failed because of the change. The output:\n<output>\nnot ok 1 - adds\n</output>'],
  ],
  [
    'after passed tests, for the reviewer',
    runOf(step.edited(patch), step.testable(), step.tested('passed')),
    [
      'The tests passed with the change.',
      'That a test of the change fails without the fix is not shown: the change has no test of its own.',
    ],
  ],
  [
    'after a change without a test',
    runOf(step.edited(patch), step.testable(), step.tested('passed', true)),
    [
      'The tests passed with the change.',
      'Add a test that fails without the fix and passes with it: the change has no test of its own.',
    ],
  ],
  [
    'after broken syntax',
    runOf(step.edited(patch), step.checked('a.ts')),
    [broken, place, wouldBe('b'), dropped],
  ],
  ['after sound syntax', runOf(step.edited(patch), step.checked()), []],
  ['after a critique', runOf(step.revise('Multiply.')), [critique]],
  [
    'after a critique and prose',
    runOf(step.revise('Multiply.'), step.unusable('edit')),
    [nudge, critique],
  ],
  [
    'after a critique and a block that does not match',
    runOf(step.revise('Multiply.'), step.edited(patch, 'b.ts')),
    [refused, misfit, critique],
  ],
  [
    'after a critique, such a block and prose',
    runOf(step.revise('Multiply.'), step.edited(patch, 'b.ts'), step.unusable('edit')),
    [nudge, refused, misfit, critique],
  ],
  [
    'after a critique and broken syntax',
    runOf(step.revise('Multiply.'), step.edited(patch), step.checked('a.ts')),
    [broken, place, wouldBe('b'), dropped, critique],
  ],
  [
    'after a critique and sound syntax',
    runOf(step.revise('Multiply.'), step.edited(patch), step.checked()),
    [],
  ],
  [
    'after two critiques',
    runOf(step.revise('Add.'), step.edited(patch), step.checked(), step.revise('Multiply.')),
    [critique],
  ],
  [
    'after broken syntax and prose',
    runOf(step.edited(patch), step.checked('a.ts'), step.unusable('edit')),
    [nudge, broken, place, wouldBe('b'), dropped],
  ],
  [
    'after prose instead of a verdict',
    runOf(step.edited(patch), step.checked(), step.unusable('review')),
    [nudge],
  ],
] satisfies [string, Run, string[]][])('%s', (_, run, notes) => {
  expect(feedback(run)).toEqual(notes);
});

describe('the reasons for refused files', () => {
  const refusing = (...whys: readonly string[]) =>
    runOf({
      kind: 'edited',
      patch,
      refusals: whys.map((why, at) => ({ path: pathOf(`${at}.ts`), why, length: 10 })),
      call: aCall,
    });

  test('stand below the file names, in full if they are short', () => {
    const why = 'block 2 of 3: it is not there:\n1 | a\nblock 3 of 3: nor is this';
    expect(feedback(refusing(why, 'b'))).toEqual([
      refused,
      `<problem path="0.ts">\n${why}\n</problem>`,
      '<problem path="1.ts">\nb\n</problem>',
    ]);
  });

  test('are cut after a whole line if they are long, and each file has its share', () => {
    const [, first, second] = feedback(refusing('line\n'.repeat(5_000), 'short'));
    expect(first).toMatch(/^<problem path="0\.ts">\n(?:line\n)+\(cut here\)\n<\/problem>$/);
    expect(second).toBe('<problem path="1.ts">\nshort\n</problem>');
  });

  test('are given for the first five files; the others are counted', () => {
    const notes = feedback(refusing('a', 'b', 'c', 'd', 'e', 'f', 'g'));
    expect(notes.slice(-2)).toEqual(['<problem path="4.ts">\ne\n</problem>', '(and 2 more)']);
  });

  test('always have less than 9,000 characters', () => {
    const why = fc.string({ maxLength: 400 }).map((text) => text.repeat(100));
    fc.assert(
      fc.property(fc.array(why, { maxLength: 40 }), (whys) => {
        expect(feedback(refusing(...whys)).join('\n\n').length).toBeLessThan(9_000);
      }),
    );
  });
});

test('hidden characters are asked about with the way to keep them', () => {
  const path = pathOf('a.ts');
  const found = [{ path, line: 1, column: 1, message: 'U+202E right-to-left override' }];
  const checked = (isKept: boolean): Step => ({ ...step.checked(), hidden: { found, isKept } });
  const edited = step.edited(patchOf(changeOf('a.ts', 'a', '\u202Eb')));
  expect(feedback(runOf(edited, checked(false)))).toEqual([
    'The last edit adds what people do not see, or take for something else. Write such a character as an escape, or leave it out; break long lines; of a generated file, change the source. If the file needs it as it is, send the same edit again:',
    '<problem path="a.ts">\nline 1, column 1: U+202E right-to-left override\n> 1 | ⟨U+202E⟩b\n</problem>',
    wouldBe('\u202Eb').replace('<diff>', '<diff invisible="⟨U+202E⟩ in line 7">'),
    dropped,
  ]);
  expect(feedback(runOf(edited, checked(true)))).toEqual([]);
});

test('a long reason why a reply is unusable is cut', () => {
  const [said = ''] = feedback(runOf(step.unusable('edit', 'x'.repeat(100_000))));
  expect(said.length).toBeLessThan(600);
});
