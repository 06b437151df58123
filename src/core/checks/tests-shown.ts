import { namedFailures } from './failures.ts';
import { labelledLines } from './labelled-lines.ts';
import { plainOutput } from './normalize-output.ts';
import { testCounts } from './test-counts.ts';

/** Maximum characters of a line that says that a test passed. */
const maxLine = 400;

const things = '(?:tests?|specs?|examples?|scenarios?|checks?|assertions?|(?:test )?cases?)';
const passes = '(?:pass(?:ed|es|ing)?|succeed(?:ed|s)?)';
/** `3 tests`, but not that of `0 of 3 tests`. */
const notNone = '(?<!\\b0 ?(?:/|of|out of) ?)\\b';
/** What stands between the number of tests and their success. */
const gap = '(?:(?!\\b(?:no|none|not|never|0|without)\\b).){0,40}';

/** How runners without a summary that is counted say that something passed. */
const passedForms: readonly (readonly [runner: string, pattern: RegExp])[] = [
  ['pytest, quiet', /^[sxXFE]{0,100}\.[.sxXFE]{0,300} +\[ *\d+%\]$/],
  ['TAP', /^ *ok \d+\b(?!.* # skip\b)/i],
  ['go', /^ok {2}\t\S+\t(?:[\d.]+s|\(cached\))(?!.*\[no tests? )/],
  ['go, verbose', /^ *--- PASS: \S/],
  ['automake', /^PASS: \S/],
  ['gradle', /^> Task :(?:[\w.-]+:)*(?:test|\w+Test)$/],
  ['gradle, with names', /^\S.* > .+ PASSED$/],
  ['googletest', /^\[ {7}OK \] \S/],
  ['xctest', /^Test Case '.+' passed \(/],
  ['bazel', /^@?[\w.~+-]{0,100}\/\/\S+ .*\bPASSED in\b/],
  ['boost', /^Running [1-9]\d* test cases?\.\.\.$/],
  ['karma', /: Executed [1-9]\d* of \d+ .*\bSUCCESS\b/],
  ['julia', /^(?:Test Summary: +\|.*\bPass\b| *Testing \S+ tests passed)/],
  ['testthat', /^\[ FAIL \d+ \| WARN \d+ \| SKIP \d+ \| PASS [1-9]/],
  ['meson', /^Ok: +[1-9]/],
  [
    'others',
    new RegExp(
      `${notNone}[1-9]\\d* ${things}\\b${gap}\\b(?:${passes}|ok|success(?:ful(?:ly)?)?)\\b`,
      'i',
    ),
  ],
  ['others', /\b[1-9]\d*(?:\/\d+)? (?:pass(?:ed|ing)?|succeeded)\b/i],
  ['others', new RegExp(`\\b${passes}: *[1-9]`, 'i')],
  ['others', new RegExp(`\\b(?:ran|executed) (?:all )?[1-9]\\d* (?:of \\d+ )?${things}\\b`, 'i')],
];

/** Whether an output shows that tests ran: it counts some, names one, or says that some passed. */
export function showsTests(output: string): boolean {
  const counts = testCounts(output);
  if (counts !== undefined && counts.run > counts.failed) return true;
  if (namedFailures(output).tests.some(({ isSuite }) => isSuite !== true)) return true;
  return counts === undefined && saysPassed(output);
}

function saysPassed(output: string): boolean {
  return labelledLines(output).some(
    ({ text }) => text.length <= maxLine && passedForms.some(([, form]) => form.test(text)),
  );
}

/** How runners say that they found no test in the files that they were given. */
const noTests =
  /\bno tests? (?:files? )?(?:were |was )?(?:found|ran|run|collected|matched)\b|\bcollected 0 items\b|\bno test files\b/i;

/** Whether a runner says that there is no test in what it was given. */
export function foundNoTest(output: string): boolean {
  return noTests.test(plainOutput(output)) && !showsTests(output);
}

/** Whether the output of a linter shows that it found problems. */
export function showsProblems(output: string): boolean {
  const { tests, problems } = namedFailures(output);
  return problems.length > 0 || tests.some(({ isSuite }) => isSuite !== true);
}

/** How linters say that they looked at no file. */
const noFiles =
  /\b(?:checked|inspected|linted|formatted) 0 files?\b|\b0 files? (?:checked|inspected|linted|processed)\b|\bno (?:[\w.*]+ )?files? (?:found|matching|match|to|were)\b/i;

/** Whether a linter says that it checked no file. */
export function checkedNothing(output: string): boolean {
  return noFiles.test(plainOutput(output));
}
