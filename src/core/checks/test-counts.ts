import { plainOutput } from './normalize-output.ts';

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
  const found = plainOutput(output)
    .split('\n')
    .filter((line) => line.length <= maxLine && /\d/.test(line))
    .flatMap((line) => {
      const summary = Object.values(summaries).find((one) => one.line.test(line));
      return summary === undefined ? [] : [counted(line, summary)];
    });
  if (found.length === 0) return undefined;
  return found.reduce((a, b) => ({ run: a.run + b.run, failed: a.failed + b.failed }));
}

function counted(line: string, { failed, passed, all, skipped }: SummaryForm): TestCounts {
  const fails = total(line, failed);
  const run = all ? total(line, all) - total(line, skipped) : total(line, passed) + fails;
  return { run, failed: fails };
}

function total(line: string, figure: RegExp | undefined): number {
  if (figure === undefined) return 0;
  return [...line.matchAll(figure)].reduce((sum, [, digits]) => sum + Number(digits), 0);
}
