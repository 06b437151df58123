/** How many tests were run, and how many of them failed. */
export interface TestCounts {
  readonly run: number;
  readonly failed: number;
}

/** A runner's summary line. Each figure is the sum of all matches of its pattern. */
export interface SummaryForm {
  readonly line: RegExp;
  readonly failed: RegExp;
  /** Tests that passed; or else `all`, and `skipped` of those. */
  readonly passed?: RegExp;
  readonly all?: RegExp;
  readonly skipped?: RegExp;
  /** Whether each line repeats the figures of those before it, so that the largest counts. */
  readonly isTotal?: true;
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
  git: {
    line: /^# (?:passed all|failed \d+ among) (?:remaining )?\d+ test\(s\)$/,
    all: /(\d+) test\(s\)/g,
    failed: /failed (\d+) among/g,
  },
  bun: { line: /^ {1,3}\d+ (?:pass|fail)$/, passed: /(\d+) pass/g, failed: /(\d+) fail/g },
  deno: { line: /^(?:ok|FAILED) \| \d+ passed/, passed, failed },
  playwright: {
    line: /^ {1,4}\d+ (?:(?:passed|flaky)(?: \([\d.]+ ?(?:ms|[smh])\))?|failed)$/,
    passed,
    failed,
  },
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
    line: /^Ran \d+ tests?(?: in |\.$)|^(?:FAILED|OK) \([\w ]+=/,
    all: /Ran (\d+)/g,
    skipped: /skipped=(\d+)/g,
    failed: /(?<!\bexpected )(?:failures|errors|unexpected successes)=(\d+)/g,
  },
  'rspec, minitest, jasmine, exunit, bats': {
    line: /^(?:\d+ (?:doctests?|propert\w+), ){0,2}\d+ (?:examples?|runs|specs?|tests?), \d+(?! passed, \d+ failed)/,
    all: /(\d+) (?:doctests?|propert\w+|examples?|runs|specs?|tests?)\b/g,
    skipped: /(\d+) (?:pendings?|skips|skipped|excluded|omissions|invalid)/g,
    failed: /(\d+) (?:failures?|errors?)\b/g,
  },
  phpunit: {
    line: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
    all: /^(?:OK \(|Tests: )(\d+)/g,
    skipped: /(?:Skipped: |Incomplete: |Assertions: 0, Warnings: )(\d+)/g,
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
  xctest: {
    line: /^\s*Executed \d+ tests?, with /,
    all: /Executed (\d+)/g,
    skipped: /(\d+) tests? skipped/g,
    failed: /(\d+) failures?\b/g,
    isTotal: true,
  },
  'swift testing': {
    line: /^\S+ {1,2}Test (?:run with \d+ tests?\b.* |(?!run with ).* (?:failed|skipped))\b/,
    all: /run with (\d+) tests?/g,
    skipped: /Test (?!run with ).* skipped/g,
    failed: /Test (?!run with ).* failed after/g,
  },
  robot: {
    line: /^\d+ (?:critical )?tests?, \d+ passed, \d+ failed/,
    passed,
    failed,
    isTotal: true,
  },
  ginkgo: {
    line: /^(?:FAIL|SUCCESS)! -- \d+ Passed/,
    passed: /(\d+) Passed/g,
    failed: /(\d+) Failed/g,
  },
  cucumber: {
    line: /^\d+ scenarios? \(/,
    all: /^(\d+)/g,
    skipped: /(\d+) (?:skipped|pending)/g,
    failed: /(\d+) (?:failed|undefined|ambiguous)/g,
  },
  behave: {
    line: /^\d+ scenarios? passed, /,
    passed: /^(\d+)/g,
    failed: /(\d+) (?:failed|error)/g,
  },
  testthat: {
    line: /^\[ FAIL \d+ \| WARN \d+ \|/,
    passed: /PASS (\d+)/g,
    failed: /FAIL (\d+)/g,
    isTotal: true,
  },
  automake: {
    line: /^# (?:TOTAL|SKIP|FAIL|XPASS|ERROR): +\d+$/,
    all: /TOTAL: +(\d+)/g,
    skipped: /SKIP: +(\d+)/g,
    failed: /(?:FAIL|XPASS|ERROR): +(\d+)/g,
  },
  meson: {
    line: /^(?:Ok|Fail|Timeout|Unexpected Pass): +\d+ *$/,
    passed: /Ok: +(\d+)/g,
    failed: /(?:Fail|Timeout|Unexpected Pass): +(\d+)/g,
  },
  eunit: {
    line: /^ *Failed: \d+\. +Skipped: \d+\. +Passed: \d+\./,
    passed: /Passed: (\d+)/g,
    failed: /Failed: (\d+)/g,
  },
  lab: {
    line: /^(?:\d+ of )?\d+ tests? (?:failed|complete)$/,
    all: /(?:of |^)(\d+) tests?/g,
    failed: /^(\d+) of/g,
  },
  ctest: {
    line: /^\d+% tests passed, \d+ tests failed out of \d+/,
    all: /out of (\d+)/g,
    failed: /(\d+) tests failed/g,
  },
};

/** Maximum characters of a summary line. */
const maxLine = 300;

/** Whether a line sums up a run. */
export function isSummary(line: string): boolean {
  return summaryForm(line) !== undefined;
}

/** Returns the form of a line that sums up a run. */
export function summaryForm(line: string): SummaryForm | undefined {
  if (line.length > maxLine || !/\d/.test(line)) return undefined;
  return Object.values(summaries).find((one) => one.line.test(line));
}
