/** A failure that a line of an output names. */
export interface FailureMatch {
  readonly name: string;
  /** Index of the line, from 0. */
  readonly line: number;
  /** Distinguishes failures of the same name, for example by their position in a file. */
  readonly mark?: string | undefined;
  /** Distinguishes failures of the same name by their number, which says nothing of where they are. */
  readonly nth?: string | undefined;
  /** The binary, project or task in whose part of the output it is named. */
  readonly section?: string | undefined;
  /** Whether it stands below what is said of the failure. */
  readonly isBelow?: boolean | undefined;
  /** Whether other tests may have the same name. */
  readonly isShared?: boolean | undefined;
  /** Whether the name is that of a file, package or task whose tests may never have started. */
  readonly isSuite?: boolean | undefined;
}

/** Reads an output line by line, without the lines that are too short for a name; `''` marks its end. */
export type OutputReader = (line: string, at: number) => readonly FailureMatch[];

/**
 * How a runner names a failing test in one line. The pattern's groups make up the name, which may be that
 * of a suite, or of a program with many tests, or stand below what is said of it; the group `place` is no part of it, but tells equal names apart.
 */
export type LineForm = readonly [
  runner: string,
  pattern: RegExp,
  names?: 'suite' | 'program' | 'below',
];

/** The duration that a runner may append to a name. */
const duration = '(?: \\(?<? ?[\\d.,]{1,16} ?(?:ms|s|sec|seconds)\\)?)?';

/** Forms whose names identify a test across runs. */
export const testLines: readonly LineForm[] = [
  ['vitest', /^ *FAIL {1,4}(\S.*? > .+)$/],
  ['vitest', /^ *FAIL {1,4}(\S.*) \[ .+ \]$/, 'suite'],
  ['pytest', /^(?:FAILED|ERROR) ([^\s:]+::[^\s[]+(?:\[.*?\])?)(?= - |$)/],
  ['pytest', /^SUBFAIL(?:ED)?(?:\((.{0,200}?)\)|\[.*?\]) (\S+::\S+)(?= - |$)/],
  ['pytest', /^ERROR (\S+\.py)(?= - |$)/, 'suite'],
  ['unittest', /^UNEXPECTED SUCCESS: (\S+ \([\w.<>]+\))$/],
  ['unittest', /^ERROR: (\S+ \(unittest\.loader\._FailedTest\b.*)$/, 'suite'],
  ['unittest', /^(?:FAIL|ERROR): (\S+ \([\w.<>]+\).*)$/],
  ['cargo', /^test (\S.*?)(?: - should panic)? \.\.\. FAILED$/],
  ['cargo, quiet', /^(\S.*) --- FAILED$/],
  ['rspec', /^rspec '?(?:\.\/)?([^\s'[:]+)(?<place>[^ ]*) # (.+)$/],
  ['rspec', /^An error occurred while loading (?:\.\/)?(\S+?)\.?$/, 'suite'],
  ['phpunit', /^ *FAILED {1,4}(\S+ > .+?)(?: {2,}.*)?$/],
  [
    'maven',
    /^(?!(?:\[ERROR\] +)?Tests run)(?:\[ERROR\] +)?(\S.*?) {1,4}(?:-- )?Time elapsed: [^<]{0,40}<<< (?:FAILURE|ERROR)!/,
  ],
  ['gradle', /^(?!> )(?=.* FAILED$)(\S.* > .+) FAILED$/],
  ['dotnet', /^ *(?:Failed|X) (\S.*) \[<? ?[\d.,]+ ?(?:ms|s|m|h)[^\]]{0,40}\]$/],
  ['dotnet', /^ *failed (\S.*) \([\d.,]+ ?m?s[^)]{0,40}\)$/],
  [
    'ctest',
    /^\s*\d+ - (\S.*?) \((?:Failed|Timeout|Not Run|SEGFAULT|ILLEGAL|NUMERICAL|OTHER_FAULT|BAD_COMMAND|Subprocess aborted|Exit code \S+)\)/,
    'program',
  ],
  ['gtest', /^\[ {2}FAILED {2}\] (?!\d+ test)(\S+?)(?:, where .*)?(?: \(\d+ ms\))?$/, 'below'],
  ['bazel', /^(@?[\w.~+-]{0,100}\/\/\S+) {1,120}(?:FAILED|TIMEOUT|NO STATUS)\b/, 'program'],
  ['automake', /^(?:FAIL|ERROR|XPASS): (\S+)$/, 'program'],
  ['automake, TAP', /^(?:FAIL|ERROR): (\S+) \d+ - (\S.*)$/],
  [
    'meson',
    /^ *\d+\/\d+ (\S.*?) {1,40}(?:FAIL|TIMEOUT|ERROR|UNEXPECTEDPASS) {2,}[\d.]+ ?s\b/,
    'program',
  ],
  ['xctest', /^Test [Cc]ase '(.+?)' failed (?:on '|\()/],
  ['swift-testing', /^\S+ {1,2}Test (?!run with \d)(\S.*?) (?:failed after|recorded an issue at) /],
  ['exunit', /^ +\d+\) ((?:test|doctest|property) .+ \([\w.]+\))$/],
  ['exunit', /^ +\d+\) ([\w.]+): failure on setup_all callback/, 'suite'],
  ['exunit', /^== Compilation error in file (\S+) ==$/, 'suite'],
  ['dart', /^\d+:\d+ \+\d+(?: ~\d+)? -\d+: (.+) \[E\]$/],
  ['perl', /^(\S+\.t)\s+\(Wstat/, 'suite'],
  ['scalatest', /^(?:\[info\]\s+)?\s*- (\S.*) \*\*\* FAILED \*\*\*/],
  ['clojure', /^(?:FAIL|ERROR) in \(([^)]+)\)(?: \((?<place>\S+:\d+)\))?/],
  ['gotestsum', /^=== FAIL: (\S+ \S+.*?) \([\d.]+s\)/],
  ['nextest', /^ {4,}(?:FAIL|TIMEOUT|SIG[A-Z]+) \[ *[\d.]+s\] (?:\( *\d+\/\d+\) )?(\S+ \S.*)$/],
  ['dotnet, since 9', /^ +(\S.*) \([\d.]+ ?m?s[^)]{0,40}\): Error Message: /],
  ['test-unit', /^(?:Failure|Error): (\w+\([\w:]+\))/],
  ['cucumber', /^cucumber (?:-p \S+ )?(\S+?):(?<place>\d+) # (.+)$/],
  ['crystal', /^crystal spec (\S+?):(?<place>\d+) # (.+)$/],
  ['behave', /^ {2}(\S+\.feature):(?<place>\d+) {2}(\S.*)$/],
  ['ginkgo', /^ *\[(?:FAIL|Fail|PANICKED!?|Panic!|TIMEDOUT|INTERRUPTED)\] (\S.*\[\w+\].*)$/],
  ['uvu', /^ {3}FAIL {2}(?:(\S.*?) {2})?"(.+)"$/],
  ['eunit', /^([\w.]+: \w+)(?: \(.*\))?\.\.\.\*failed\*$/],
  ['vitest', /^⎯+ (Unhandled (?:Error|Rejection)s?) ⎯+$/, 'suite'],
  ['bun', /^# (Unhandled error between tests)$/, 'suite'],
  ['boost', /^(\S+)\((?<place>\d+)\): (?:fatal )?error: in "([^"]+)"/],
  ['unity', /^(\S+\.\w+):(?<place>\d+):(\w+):FAIL(?::|$)/],
  ['check', /^(\S+\.\w+):(?<place>\d+):[FE]:([^:]+:[^:]+):/],
  ['alcotest', /^[>│ ]{0,4}\[FAIL\] {2,}(\S.*?)\.?(?: *│)?$/],
  ['testthat', /^── (?:Failure|Error) \('([^':]+)(?::\d+){1,2}'\): (.+?)(?: ─+)?$/],
  ['bun', /^\(fail\) (\S.*?)(?: \[[\d.]+m?s\])?$/, 'below'],
  ['deno', /^(\S.*) => (\.\/\S+?):(?<place>\d+:\d+)$/],
];

/** What follows a cross without being the name of a test: the progress of uvu, what runners say of files. */
const noName =
  '[•✘ ]*\\(\\d+ / \\d+\\)|[•✘ ]+ |Test run with |Suite |Couldn|Based on |No tests? |\\d+ of \\d+ failed';

/** Less specific forms, used only if an output names no failure otherwise. */
export const weakTestLines: readonly LineForm[] = [
  ['vitest', new RegExp(`^ *[×✗✕✘✖] {1,2}(?!\\d+ problems?\\b|${noName})(\\S.*?)${duration}$`)],
  ['jest', /^ *FAIL {1,4}(\S+\.\w+)(?: \([\d.]+ m?s\))?$/, 'suite'],
  ['pytest', /^([^\s:]+::\S.*?) (?:FAILED|ERROR)(?: {1,200}\[ {0,3}\d+%\])?$/],
  [
    'maven',
    /^\[ERROR\] +([\w$]+(?:\.[\w$]+)*\.[\w$]+(?:\(.{0,200}?\))?(?:\[\d+\])?)(?::\d+| »|->)/,
  ],
  ['gradle', /^> (Task :\S+) FAILED$/, 'suite'],
  ['xunit', /^\[xUnit\.net [\d:.]+\] +(\S.*) \[FAIL\]$/],
  ['karma', /^[\w .-]{1,80}\([^()]{1,80}\):? (\S.*) FAILED$/],
  ['sbt', /^\[error\] \t([\w.]+)$/],
  ['maven, repeated', /^\[ERROR\] ([\w$]+(?:\.[\w$]+){2,}(?:\(.{0,200}?\))?)$/],
  ['make', /^make(?:\[\d+\])?: \*\*\* \[(?:\S+:\d+: )?([^\]]+)\] /, 'suite'],
];
