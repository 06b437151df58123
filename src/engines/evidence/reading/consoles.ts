/** A line that sums up a run. Each figure is the sum of all matches of its pattern; one without a figure counts 1. */
interface Summary {
  readonly line: RegExp;
  readonly failed: RegExp;
  /** Tests that passed; or else `all`, and `skipped` of either. */
  readonly passed?: RegExp;
  readonly all?: RegExp;
  readonly skipped?: RegExp;
}

/** The console of one runner: what its lines mean. */
export interface Console {
  /** A line without which nothing of this runner is read. */
  readonly sign: RegExp;
  readonly summary?: Summary;
  /** Where the list of failures begins and ends; without it, the whole output may name them. */
  readonly list?: { readonly from: RegExp; readonly to: RegExp };
  /** The file that failures below are in, and what joins it to their names. */
  readonly heading?: RegExp;
  readonly joint?: string;
  /** The package that failures above are in, or which itself failed, and why. */
  readonly footer?: RegExp;
  /** A failed test. Its groups make up the name. */
  readonly failed: RegExp;
  /** A file whose tests may never have started. */
  readonly suite?: RegExp;
  /** A package in which tests passed, or one of them, where nothing is counted. */
  readonly passed?: RegExp;
  /** Whether lines below an entry, until one is empty, are further parts of its name. */
  readonly hasPaths?: true;
}

const [passed, failed] = [/(\d+) passed/g, /(\d+) (?:failed|errors?\b)/g];

/** The runners whose consoles are read. All others have reports, or nothing but an exit code. */
export const consoles: Readonly<Record<string, Console>> = {
  vitest: {
    sign: /^ *Test Files {1,9}\d/,
    summary: { line: /^ *Tests {1,9}\d+ [a-z]+/, passed, failed },
    failed: /^ *FAIL {1,4}(\S.*? > .+)$/,
    suite: /^ *FAIL {1,4}(\S.*) \[ .+ \]$|^⎯+ (Unhandled (?:Error|Rejection)s?) ⎯+$/,
  },
  jest: {
    sign: /^Tests: {1,9}(?:\d+ [a-z]+, )*\d+ total/,
    summary: { line: /^Tests: {1,9}\d/, passed, failed },
    heading: /^ *(?:FAIL|PASS) {1,4}(\S.*?\.\w+)(?: \([\d.]+ m?s\))?$/,
    joint: ' › ',
    failed: /^ {0,4}● (?!(?:Console|Cannot log after|Validation)\b|.*:$|Test suite failed)(.+)$/,
    suite: /^ {0,4}● (Test suite failed to run)$/,
  },
  mocha: {
    sign: /^ +\d+ passing\b/,
    summary: {
      line: /^ {1,4}\d+ (?:passing|failing)\b/,
      passed: /(\d+) passing/g,
      failed: /(\d+) failing/g,
    },
    list: { from: /^ +\d+ failing$/, to: /^(?:\S| +\d+ passing)/ },
    failed: /^ {2}\d+\) (\S.*)$/,
    hasPaths: true,
  },
  'node --test': {
    sign: /^ℹ tests \d+$/,
    summary: {
      line: /^ℹ (?:pass|fail) {1,3}\d+$|^✔ \S+\.[cm]?[jt]s \([\d.]+ms\)$/,
      passed: /ℹ pass +(\d+)/g,
      failed: /ℹ fail +(\d+)/g,
      // A file without a test counts as one that passed.
      skipped: /^✔ /g,
    },
    list: { from: /^✖ failing tests:$/, to: /^(?:ℹ tests |▶ |✔ )/ },
    heading: /^test at (.+):\d+:\d+$/,
    joint: ': ',
    failed: /^✖ (.+) \([\d.]+ms\)$/,
  },
  pytest: {
    sign: /^=* ?(?:\d+ [a-z]+, ){0,8}\d+ [a-z]+ in [\d.]+s/,
    summary: { line: /^=* ?(?:\d+ [a-z]+, ){0,8}\d+ [a-z]+ in [\d.]+s/, passed, failed },
    failed:
      /^(?:FAILED|ERROR) ([^\s:]+::[^\s[]+(?:\[.*?\])?)(?= - |$)|^SUBFAIL(?:ED)?(?:\((.{0,200}?)\)|\[.*?\]) (\S+::\S+)(?= - |$)/,
    suite: /^ERROR (\S+\.py)(?= - |$)/,
  },
  'go test': {
    sign: /^(?:FAIL|ok {2})\t\S/,
    footer: /^(?:FAIL|ok {2})\t(\S+)(?:\s(\[[^\]]+\]))?/,
    failed: /^ *--- FAIL: (\S.*) \([\d.]+s\)$/,
    passed: /^(?:ok {2}\t(\S+)\t(?!.*\[no tests? )| *--- PASS: (\S+))/,
  },
  'cargo test': {
    sign: /^test result: /,
    summary: { line: /^test result: /, passed, failed },
    failed: /^(?:test (\S.*?)(?: - should panic)? \.\.\. FAILED|(\S.*) --- FAILED)$/,
  },
  phpunit: {
    sign: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
    summary: {
      line: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
      all: /^(?:OK \(|Tests: )(\d+)/g,
      skipped: /(?:Skipped: |Incomplete: |Assertions: 0, Warnings: )(\d+)/g,
      failed: /(?:Failures|Errors): (\d+)/g,
    },
    list: {
      from: /^There (?:was|were) \d+ (?:PHPUnit )?(?:failures?|errors?):$/,
      to: /^There (?:was|were) /,
    },
    failed: /^\d+\) (\S.*)$/,
  },
  rspec: {
    sign: /^\d+ examples?, \d+ failures?/,
    summary: {
      line: /^\d+ examples?, \d+ failures?/,
      all: /(\d+) examples?/g,
      skipped: /(\d+) pending/g,
      failed: /(\d+) (?:failures?|errors?)\b/g,
    },
    failed: /^rspec '?(?:\.\/)?([^\s'[:]+)[^ ]* # (.+)$/,
    suite: /^An error occurred while loading (?:\.\/)?(\S+?)\.?$/,
  },
};

/** Whether a line is one that only TAP has. */
export const isTap = (line: string) =>
  /^ *(?:not )?ok \d+\b|^TAP version 1\d$|^# (?:pass|fail) {1,3}\d+$/.test(line);
