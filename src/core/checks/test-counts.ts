import { labelledLines } from './labelled-lines.ts';

/** How many tests were run, and how many of them failed. */
export interface TestCounts {
  readonly run: number;
  readonly failed: number;
}

/** A runner's summary line. Each figure is the sum of all matches of its pattern. */
interface SummaryForm {
  readonly line: RegExp;
  readonly failed: RegExp;
  /** Tests that passed; or else `all`, and `skipped` of those. */
  readonly passed?: RegExp;
  readonly all?: RegExp;
  readonly skipped?: RegExp;
}

const [passed, failed] = [/(\d+) passed/g, /(\d+) (?:failed|errors?\b)/g];

const summaries: Readonly<Record<string, SummaryForm>> = {
  'vitest, jest': { line: /^ *Tests:? {1,9}\d+ [a-z]+/, passed, failed },
  pytest: { line: /^=* ?(?:\d+ [a-z]+, ){0,8}\d+ [a-z]+ in [\d.]+s/, passed, failed },
  cargo: { line: /^test result: /, passed, failed },
  mocha: {
    line: /^ {1,4}\d+ (?:passing|failing)\b/,
    passed: /(\d+) passing/g,
    failed: /(\d+) failing/g,
  },
  'node, tape': {
    line: /^[#ℹ] (?:pass|fail) {1,3}\d+$/,
    passed: /pass +(\d+)/g,
    failed: /fail +(\d+)/g,
  },
  bun: { line: /^ {1,3}\d+ (?:pass|fail)$/, passed: /(\d+) pass/g, failed: /(\d+) fail/g },
  deno: { line: /^(?:ok|FAILED) \| \d+ passed/, passed, failed },
  playwright: { line: /^ {1,4}\d+ (?:passed(?: \([\d.]+m?s\))?|failed)$/, passed, failed },
  ava: {
    line: /^ {1,4}\d+ tests? (?:passed|failed)$/,
    passed: /(\d+) tests? passed/g,
    failed: /(\d+) tests? failed/g,
  },
  maven: {
    line: /^(?:\[\w+\] )?Tests run: \d+, Failures: \d+(?!.*Time elapsed)/,
    all: /run: (\d+)/g,
    skipped: /Skipped: (\d+)/g,
    failed: /(?:Failures|Errors): (\d+)/g,
  },
  unittest: {
    line: /^Ran \d+ tests? in |^(?:FAILED|OK) \(\w+=/,
    all: /Ran (\d+)/g,
    skipped: /skipped=(\d+)/g,
    failed: /(?<!expected )(?:failures|errors)=(\d+)/g,
  },
  'rspec, minitest, jasmine, exunit, bats': {
    line: /^(?:\d+ (?:doctests?|propert\w+), ){0,2}\d+ (?:examples?|runs|specs?|tests?), \d+/,
    all: /(\d+) (?:doctests?|propert\w+|examples?|runs|specs?|tests?)\b/g,
    skipped: /(\d+) (?:pending|skips|skipped|excluded)/g,
    failed: /(\d+) (?:failures?|errors?)\b/g,
  },
  phpunit: {
    line: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
    all: /^(?:OK \(|Tests: )(\d+)/g,
    skipped: /Skipped: (\d+)/g,
    failed: /(?:Failures|Errors): (\d+)/g,
  },
  dotnet: {
    line: /^(?:Failed|Passed)! +- +Failed: /,
    passed: /Passed: +(\d+)/g,
    failed: /Failed: +(\d+)/g,
  },
  sbt: {
    line: /^\[\w+\] (?:Passed|Failed): Total \d+/,
    all: /Total (\d+)/g,
    failed: /(?:Failed|Errors) (\d+)/g,
  },
  karma: {
    line: /: Executed (\d+) of \1 /,
    all: /Executed (\d+)/g,
    failed: /\((\d+) FAILED\)/g,
  },
  gradle: {
    line: /^\d+ tests? completed/,
    all: /^(\d+)/g,
    skipped: /(\d+) skipped/g,
    failed: /(\d+) failed/g,
  },
  gotestsum: {
    line: /^DONE (?:\d+ runs, )?\d+ tests?\b/,
    all: /(\d+) tests?/g,
    skipped: /(\d+) skipped/g,
    failed: /(\d+) failures?/g,
  },
  nextest: { line: /^ *Summary \[ *[\d.]+s\] \d+(?:\/\d+)? tests? run: /, passed, failed },
  'dotnet, since 9': {
    line: /^ *Test summary: total: \d+/,
    all: /total: (\d+)/g,
    skipped: /skipped: (\d+)/g,
    failed: /failed: (\d+)/g,
  },
  'dotnet, verbose': {
    line: /^ {4,6}(?:Passed|Failed): \d+$/,
    passed: /Passed: (\d+)/g,
    failed: /Failed: (\d+)/g,
  },
  googletest: {
    line: /^\[ {2}(?:PASSED|FAILED) {2}\] \d+ tests?\b/,
    passed: /PASSED {2}\] (\d+)/g,
    failed: /FAILED {2}\] (\d+)/g,
  },
  'catch2, doctest': { line: /^(?:\[doctest\] )?test cases: +\d+ \|/, passed, failed },
  'catch2, green': { line: /^All tests passed \(/, all: /in (\d+) test cases?/g, failed: /(?!)/g },
  unity: {
    line: /^\d+ Tests \d+ Failures \d+ Ignored\b/,
    all: /(\d+) Tests/g,
    skipped: /(\d+) Ignored/g,
    failed: /(\d+) Failures/g,
  },
  check: {
    line: /^\d+%: Checks: \d+, /,
    all: /Checks: (\d+)/g,
    failed: /(?:Failures|Errors): (\d+)/g,
  },
  prove: {
    line: /^Files=\d+, Tests=\d+|^\S+\.t +\(Wstat/,
    all: /^Files=\d+, Tests=(\d+)/g,
    failed: /Failed: (\d+)/g,
  },
  dart: {
    line: /^\d+:\d+ \+\d+.{0,20}: (?:All tests passed!|Some tests failed\.)$/,
    passed: /\+(\d+)/g,
    failed: / -(\d+)/g,
  },
  scalatest: {
    line: /^(?:\[info\] )?Tests: succeeded \d+, /,
    passed: /succeeded (\d+)/g,
    failed: /failed (\d+)/g,
  },
  alcotest: {
    line: /^(?:Test Successful|\d+ (?:failure|error)s?!) in [\d.]+s\. \d+ tests? run/,
    all: /(\d+) tests? run/g,
    failed: /^(\d+) (?:failure|error)/g,
  },
  busted: {
    line: /^\d+ success(?:es)? \/ \d+ failures?/,
    passed: /(\d+) success/g,
    failed: /(\d+) (?:failures?|errors?)\b/g,
  },
  ctest: {
    line: /^\d+% tests passed, \d+ tests failed out of \d+/,
    all: /out of (\d+)/g,
    failed: /(\d+) tests failed/g,
  },
};

/** Maximum characters of a summary line. */
const maxLine = 300;

/** Returns the test counts in an output's summaries; `undefined` if it has none. */
export function testCounts(output: string): TestCounts | undefined {
  const found = labelledLines(output)
    .map(({ text }) => text)
    .filter((line) => line.length <= maxLine && /\d/.test(line))
    .flatMap((line) => {
      const summary = Object.values(summaries).find((one) => one.line.test(line));
      return summary === undefined ? [] : [counted(line, summary)];
    });
  if (found.length === 0) return undefined;
  const sum = found.reduce((a, b) => ({ run: a.run + b.run, failed: a.failed + b.failed }));
  // What fails before the first test is no test of the runner, and any output can name any figures.
  const failed = Math.min(sum.failed, maxCount);
  return { run: Math.min(Math.max(sum.run, failed), maxCount), failed };
}

const maxCount = Number.MAX_SAFE_INTEGER;

function counted(line: string, { failed, passed, all, skipped }: SummaryForm): TestCounts {
  const fails = total(line, failed);
  const run = all ? total(line, all) - total(line, skipped) : total(line, passed) + fails;
  return { run, failed: fails };
}

function total(line: string, figure: RegExp | undefined): number {
  if (figure === undefined) return 0;
  return [...line.matchAll(figure)].reduce((sum, [, digits]) => sum + Number(digits), 0);
}
