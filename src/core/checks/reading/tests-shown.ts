import { labelledLines } from './labelled-lines.ts';
import { plainOutput } from './normalize-output.ts';
import type { TestCounts } from './summary-forms.ts';

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

/** Whether an output counts tests that passed, or says that some did. */
export function showsPassed(output: string, counts: TestCounts | undefined): boolean {
  return counts === undefined
    ? saysPassed(output)
    : counts.run - counts.failed > emptyFiles(output);
}

/** Whether a runner says that there is no test; or it counts none, which is so, too, if no file could be loaded. */
export function saysNoTest(output: string): 'says' | 'counts' | undefined {
  const plain = plainOutput(output);
  if (noTests.test(plain)) return 'says';
  return zeroTests.test(plain) ? 'counts' : undefined;
}

/** How many files without a test an output of Node's runner counts as tests that passed. */
function emptyFiles(output: string): number {
  const file = /^(?:✔ |ok \d+ - )\S+\.[cm]?[jt]s(?: \([\d.]+ms\))?$/;
  return labelledLines(output).filter(({ text }) => file.test(text.slice(0, maxLine))).length;
}

function saysPassed(output: string): boolean {
  return labelledLines(output).some(
    ({ text }) => text.length <= maxLine && passedForms.some(([, form]) => form.test(text)),
  );
}

/** How runners say that they found no test in the files that they were given, whatever else they say. */
const noTests = new RegExp(
  [
    '\\b(?:no|zero) (?:matching |suitable |runnable )?(?:tests?|specs?|examples?|scenarios?|features?|(?:test|spec) (?:files?|modules?|cases?|suites?|targets?|bundles?|packages?|classes|methods?|functions?)) (?:\\S+ ){0,2}?(?:found|ran|run|executed|collected|match\\w*|defined|available|named|specified)\\b',
    '\\bno tests? (?:files?|to run|in)\\b',
    '\\bno packages? to test\\b',
    "\\b(?:could(?: not|n[\u2019't]t)|can(?:not|[\u2019']t)) (?:find|locate|run because no) (?:any )?(?:tests?|specs?|(?:test|spec) files?|files to test)\\b",
    '\\bno (?:spec |test )?files were found\\b',
    '\\b(?:did|does|do) not match (?:any (?:tests?|test files?|specs?)|the filters?)\\b',
    '\\ball tests have been excluded\\b',
    '\\bno test was executed\\b',
    '\\bmust contain at least one test\\b',
    '\\b(?:suite|file)\\b.{0,200} contains no tests?\\b',
    '\\bcollected 0 items\\b',
    '\\b0 test files? matching\\b',
  ].join('|'),
  'i',
);

/** How runners count none: that may also be because a file could not be loaded. */
const zeroTests =
  /\b(?:ran|running|executed|found|discovered|total tests?:) 0\b|(?:^|[^\d.,/]) ?0 (?:tests?|specs?|examples?|runs|scenarios?|passing)\b|^1\.\.0$|^[#ℹ] tests 0$|^ {0,4}Total: +0$|\b\d+ deselected in\b/im;

/** How linters say that they looked at no file. */
const noFiles =
  /\b(?:checked|inspected|linted|formatted) 0 files?\b|\b0 files? (?:checked|inspected|linted|processed)\b|\bno (?:[\w.*]+ )?files? (?:found|matching|match|to|were)\b/i;

/** Whether a linter says that it checked no file. */
export function checkedNothing(output: string): boolean {
  return noFiles.test(plainOutput(output));
}
