import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Regression } from '../../../src/core/proof/index.ts';
import {
  openNotes,
  type Problem,
  replyNotes,
  type Step,
  testNotes,
} from '../../../src/core/run/index.ts';
import type { CheckFinding } from '../../../src/engines/evidence/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { aCall, readOf, runOf, step } from '../../support/memory/samples/runs.ts';

const { explored, fix, told, cut, unusable, edited, checked, testable, tested } = step;
const { revise } = step;

/** All notes of a prompt. */
const feedback = (steps: readonly Step[]) => {
  const run = runOf(...steps);
  return [...replyNotes(run), ...openNotes(run)];
};

type Row = readonly [string, readonly Step[], readonly string[]];

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
  ['at the start', [], []],
  ['after a plan', [fix('a.ts')], []],
  ['after prose', [unusable('plan')], [nudge]],
  ['after a plan that was cut', [cut('plan')], [tooLong]],
  [
    'after prose and an empty reply',
    [unusable('plan'), cut('plan', 'empty')],
    ['The last reply was empty. Think less before you reply, then reply in full.', nudge],
  ],
  ['after a reply that was cut and one that was not', [cut('plan'), fix('a.ts')], []],
  ['after exploring', [explored(readOf('a.ts'))], []],
  ['after an answer', [told('answer', 'In App.')], []],
  ['after prose and exploring', [unusable('plan'), explored(readOf('a.ts'))], [nudge]],
  ['after prose instead of an edit', [fix('a.ts'), unusable('edit')], [nudge]],
  ['after a block that does not match', [edited(patch, 'b.ts')], [refused, misfit]],
  [
    'after two of them in a row',
    [edited(patch, 'b.ts'), edited(patch, 'b.ts')],
    [
      refused,
      misfit,
      'A file that you have seen to its end may be sent whole instead, in one fence below a line with its path.',
    ],
  ],
  ['after no change', [edited(patchOf())], ['The last edit did not change any file.']],
  [
    'after a change that is too large',
    [edited(patch), tooMuch],
    ['Make a smaller change: it touches 3 files, and 2 are allowed.', dropped],
  ],
  [
    'after failed tests',
    [edited(patch), testable(), tested('failed')],
    ['The tests failed because of the change. The output:\n<output>\nnot ok 1 - adds\n</output>'],
  ],
  [
    'after passed tests, for the reviewer',
    [edited(patch), testable(), tested('passed')],
    [
      'The tests passed with the change.',
      'That a test of the change fails without the fix is not shown: the change has no test of its own.',
    ],
  ],
  [
    'after a change without a test',
    [edited(patch), testable(), tested('passed', true)],
    [
      'The tests passed with the change.',
      'Add a test that fails without the fix and passes with it: the change has no test of its own.',
    ],
  ],
  ['after broken syntax', [edited(patch), checked('a.ts')], [broken, place, wouldBe('b'), dropped]],
  ['after sound syntax', [edited(patch), checked()], []],
  ['after a critique', [revise('Multiply.')], [critique]],
  [
    'after a critique, such a block and prose',
    [revise('Multiply.'), edited(patch, 'b.ts'), unusable('edit')],
    [nudge, refused, misfit, critique],
  ],
  [
    'after a critique and broken syntax',
    [revise('Multiply.'), edited(patch), checked('a.ts')],
    [broken, place, wouldBe('b'), dropped, critique],
  ],
  ['after a critique and sound syntax', [revise('Multiply.'), edited(patch), checked()], []],
  [
    'after two critiques',
    [revise('Add.'), edited(patch), checked(), revise('Multiply.')],
    [critique],
  ],
  [
    'after broken syntax and prose',
    [edited(patch), checked('a.ts'), unusable('edit')],
    [nudge, broken, place, wouldBe('b'), dropped],
  ],
  ['after prose instead of a verdict', [edited(patch), checked(), unusable('review')], [nudge]],
] satisfies Row[])('%s', (_, steps, notes) => {
  expect(feedback(steps)).toEqual(notes);
});

describe('the reasons for refused files', () => {
  const refusing = (...whys: readonly string[]): readonly Step[] => [
    {
      kind: 'edited',
      patch,
      refusals: whys.map((why, at) => ({ path: pathOf(`${at}.ts`), why })),
      call: aCall,
    },
  ];

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
  const askedAbout = (isKept: boolean): Step => ({ ...checked(), hidden: { found, isKept } });
  const edit = edited(patchOf(changeOf('a.ts', 'a', '\u202Eb')));
  expect(feedback([edit, askedAbout(false)])).toEqual([
    'The last edit adds what people do not see, or take for something else. Write such a character as an escape, or leave it out; break long lines; of a generated file, change the source. If the file needs it as it is, send the same edit again:',
    '<problem path="a.ts">\nline 1, column 1: U+202E right-to-left override\n> 1 | ⟨U+202E⟩b\n</problem>',
    wouldBe('\u202Eb').replace('<diff>', '<diff invisible="⟨U+202E⟩ in line 7">'),
    dropped,
  ]);
  expect(feedback([edit, askedAbout(true)])).toEqual([]);
});

test('a long reason why a reply is unusable is cut', () => {
  const [said = ''] = feedback([unusable('edit', 'x'.repeat(100_000))]);
  expect(said.length).toBeLessThan(600);
});

test.each([
  [
    'without the changed file, after a critique',
    [edited(patch), checked(), revise('Multiply.'), fix('c.ts')],
    [
      'These files are what they were before the change, because the new plan does not name them: a.ts.',
      critique,
    ],
  ],
  [
    'for the same file, after failed tests and reading',
    [
      ...[edited(patch), testable(), tested('failed')],
      ...[explored(readOf('a.ts')), fix('a.ts', 'c.ts')],
    ],
    ['The tests failed because of the change. The output:\n<output>\nnot ok 1 - adds\n</output>'],
  ],
  ['after a block that does not match', [fix('a.ts'), edited(patch, 'b.ts'), fix('b.ts')], []],
] satisfies Row[])('a new plan %s', (_, steps, notes) => {
  expect(feedback(steps)).toEqual(notes);
});

describe('broken syntax', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
  const problem = (line: number, column: number): Problem => ({
    path: pathOf('a.ts'),
    line,
    column,
    message: 'unexpected `)`',
  });
  const noteOn = (text: string, ...problems: readonly Problem[]) =>
    feedback([edited(patchOf(changeOf('a.ts', 'a', text))), { ...checked(), problems }])[1];

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
    const [, ...notes] = feedback([edited(patch), { ...checked(), problems }]);
    expect(notes.slice(0, 2)).toEqual([
      '<problem path="a.ts">\nline 1, column 1: unexpected `)`\n> 1 | one\n</problem>',
      '<problem path="b.ts">\nline 1, column 2: unexpected `)`\n> 1 | two\n</problem>',
    ]);
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

describe('the notes on the commands of the project', () => {
  const notRun = { kind: 'not-run', why: 'no command is set' } as const;
  const itShows: Regression = { kind: 'shown', tests: [] };
  const notesOn = (lint: CheckFinding, tests: CheckFinding, regression: Regression = itShows) => {
    const results = { lint, tests, regression };
    return testNotes({ kind: 'tested', wantsTest: false, isolation: 'They run apart.', results });
  };
  test('have what the services of failing tests printed', () => {
    const failed = { kind: 'failed', failures: [], output: 'not ok 1' } as const;
    const notes = notesOn(notRun, { ...failed, services: 'ERROR: </output> no column' });
    expect(notes.slice(0, 2)).toEqual([
      'The tests failed because of the change. The output:\n<output>\nnot ok 1\n</output>',
      expect.stringMatching(
        /^Its services printed:\n<(output-\w+)>\nERROR: <\/output> no column\n<\/\1>$/,
      ),
    ]);
  });

  const shown = "The change's own tests fail without the fix and pass with it.";

  test.each([
    [{ kind: 'passed' }, ['passed with the change.']],
    [{ kind: 'passed', counts: { run: 1571, failed: 0 } }, ['passed with the change (1,571 ran).']],
    [{ kind: 'flaky', failures: ['adds'] }, ['passed with the change.']],
    [{ kind: 'tolerated', failures: [] }, ['failed, but not because of the change.']],
    [
      { kind: 'tolerated', failures: ['adds', 'takes'] },
      [
        'failed, but not because of the change, for these failed without it:\n<problem>\nadds\ntakes\n</problem>',
      ],
    ],
    [notRun, []],
  ] satisfies [CheckFinding, string[]][])('say of %j that it %j', (finding, said) => {
    const of = (command: string) => said.map((words) => `${command} ${words}`);
    expect(notesOn(finding, notRun)).toEqual([...of('The lint command'), shown]);
    expect(notesOn(notRun, finding)).toEqual([...of('The tests'), shown]);
  });

  const notShown = { kind: 'not-shown', why: 'its tests also pass' } as const;
  const silent = { kind: 'inconclusive', why: 'nothing shows it' } as const;
  test('say what showed nothing, and what it said', () => {
    const output = 'It said:\n<output>\nno pytest\n</output>';
    const nothing = 'showed nothing: nothing shows it.';
    const [lint, tests] = notesOn({ ...silent, said: 'no pytest' }, silent, notShown);
    expect([lint, tests]).toEqual([
      `The lint command ${nothing} ${output}`,
      `The tests ${nothing}`,
    ]);
  });

  test('say how a command that names no tests ends with the fix and without it', () => {
    const note = /^The test command succeeds with the change \(exit code 0\), .* it fails\.$/;
    expect(notesOn(notRun, silent)).toEqual([expect.stringMatching(note)]);
    const limit = { ms: 1, setting: 'test-timeout-minutes' } as const;
    const stopped = { kind: 'shown', tests: [], limit } as const;
    expect(notesOn(notRun, silent, stopped)).toHaveLength(2);
  });
});
