import { consoles } from './consoles.ts';
import { plainOutput } from './normalize-output.ts';

/** Maximum characters of a line that says something about tests. */
const maxLine = 400;

const things = '(?:tests?|specs?|examples?|scenarios?|checks?|assertions?|(?:test )?cases?)';
const passes = '(?:pass(?:ed|es|ing)?|succeed(?:ed|s)?)';
/** `3 tests`, but not that of `0 of 3 tests`. */
const notNone = '(?<!\\b0 ?(?:/|of|out of) ?)\\b';
/** What stands between the number of tests and their success. */
const gap = '(?:(?!\\b(?:no|none|not|never|0|without|skipped)\\b).){0,40}';

/** How any runner says that something passed. */
const passedForms: readonly RegExp[] = [
  new RegExp(
    `${notNone}[1-9]\\d* ${things}\\b${gap}\\b(?:${passes}|ok|success(?:ful(?:ly)?)?)\\b`,
    'i',
  ),
  /\b[1-9]\d*(?:\/\d+)? (?:pass(?:ed|ing)?|succeeded)\b/i,
  new RegExp(`\\b${passes}: *[1-9]`, 'i'),
  /^OK \([1-9]\d* tests?\b|: Executed [1-9]\d* of \d+ .*\bSUCCESS\b|^> Task :(?:[\w.-]+:)*\w*[tT]est$/,
];

/** How unittest counts, which also counts what it skipped. */
const unittest = /^Ran ([1-9]\d*) tests? in .*\n+OK\b(?! \(skipped=\1\b)/m;

/** Whether the words of an output say that some test passed. */
export function saysPassed(output: string): boolean {
  const plain = plainOutput(output);
  const lines = plain.split('\n').filter((line) => line.length <= maxLine);
  return unittest.test(plain) || lines.some((line) => passedForms.some((form) => form.test(line)));
}

/** Figures beside words for tests that ran; those of failures alone say nothing of the others. */
const run =
  /\bout of (\d+)\b|(?<![\w.])(\d+) (?:(?:tests?|specs?|examples?|scenarios?|(?:test )?cases?)(?! failed)|runs|pass(?:ed|ing)|failed)\b|\b(?:tests run|test cases|total|passed|failed): *(\d+)/gi;

/** How many tests the words of an output say that ran, for another output of the same runners; `undefined` if none do. */
export function testsSaid(output: string): number | undefined {
  const lines = plainOutput(output).split('\n');
  const said = lines.flatMap((line) => (line.length > maxLine ? [] : [...line.matchAll(run)]));
  if (said.length === 0) return undefined;
  return said.reduce((sum, [, all, before, after]) => sum + Number(all ?? before ?? after), 0);
}

/** Figures beside words for failures. */
const failures =
  /(?<![\w.])([1-9]\d*) (?:\w+ ){0,2}?(fail|error)(?:ed|ing|ures?|s)?\b|\b(fail|error)(?:ed|ures?|s)[^\w.]{1,3}([1-9]\d*)\b(?!\W*(?:ms|s|%)\b)/gi;

/** How consoles that are known begin a list of failures, whose summary has the same figure. */
const headings = Object.values(consoles).flatMap(({ list }) => list?.from ?? []);

/** The figures of failures in a line; `form` is how they are said. */
function figuresIn(line: string): readonly { readonly form: string; readonly figure: number }[] {
  const isRead = line.length <= maxLine && !headings.some((heading) => heading.test(line));
  const said = isRead ? [...line.matchAll(failures)] : [];
  return said.map(([, before, word = '', other = '', after]) => ({
    form: `${word}:${other}`.toLowerCase(),
    figure: Number(before ?? after),
  }));
}

/** How many failures an output counts at least: a runner may count the same ones in many lines, but in one form. */
export function leastFailuresSaid(output: string): number {
  const largest = new Map<string, number>();
  for (const { form, figure } of plainOutput(output).split('\n').flatMap(figuresIn))
    largest.set(form, Math.max(figure, largest.get(form) ?? 0));
  return [...largest.values()].reduce((sum, figure) => sum + figure, 0);
}

/** Whether a runner says that there is no test; or it counts none, which is so, too, if no file could be loaded. */
export function saysNoTest(output: string): 'says' | 'counts' | undefined {
  const plain = plainOutput(output);
  if (noTests.test(plain)) return 'says';
  return zeroTests.test(plain) ? 'counts' : undefined;
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
