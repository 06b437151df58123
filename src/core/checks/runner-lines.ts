/** A failure that a line of an output names. */
export interface FailureMatch {
  readonly name: string;
  /** Index of the line, from 0. */
  readonly line: number;
  /** Distinguishes failures of the same name, for example by their position in a file. */
  readonly mark?: string | undefined;
  /** Whether the name is that of a file, package or task whose tests may never have started. */
  readonly isSuite?: boolean | undefined;
}

/** Reads an output line by line, without the lines that are too short for a name; `''` marks its end. */
export type OutputReader = (line: string, at: number) => readonly FailureMatch[];

/**
 * How a runner names a failing test in one line. The pattern's groups make up the name, which may be that
 * of a suite; the group `place` is no part of it, but tells equal names apart.
 */
export type LineForm = readonly [runner: string, pattern: RegExp, names?: 'suite'];

/** The duration that a runner may append to a name. */
const duration = '(?: \\(?<? ?[\\d.,]{1,16} ?(?:ms|s|sec|seconds)\\)?)?';

/** Forms whose names identify a test across runs. */
export const testLines: readonly LineForm[] = [
  ['vitest', /^ *FAIL {1,4}(\S.*? > .+)$/],
  ['vitest', /^ *FAIL {1,4}(\S.*) \[ .+ \]$/, 'suite'],
  ['pytest', /^(?:FAILED|ERROR) ([^\s:]+::[^\s[]+(?:\[.*?\])?)(?= - |$)/],
  ['pytest', /^SUBFAIL(?:ED)?(?:\((.{0,200}?)\)|\[.*?\]) (\S+::\S+)(?= - |$)/],
  ['pytest', /^ERROR (\S+\.py)(?= - |$)/, 'suite'],
  ['unittest', /^ERROR: (\S+ \(unittest\.loader\._FailedTest\b.*)$/, 'suite'],
  ['unittest', /^(?:FAIL|ERROR): (\S+ \([\w.<>]+\).*)$/],
  ['cargo', /^test (\S.*?)(?: - should panic)? \.\.\. FAILED$/],
  ['cargo, quiet', /^(\S.*) --- FAILED$/],
  ['rspec', /^rspec '?(?:\.\/)?([^\s'[:]+)[^ ]* # (.+)$/],
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
  ],
  ['googletest', /^\[ {2}FAILED {2}\] (?!\d+ tests?\b)(\S+?)(?:, where .*)?(?: \(\d+ ms\))?$/],
  ['bazel', /^(@?[\w.~+-]{0,100}\/\/\S+) {1,120}(?:FAILED|TIMEOUT|NO STATUS)\b/],
  ['xctest', /^Test Case '(.+)' failed \(/],
  ['swift-testing', /^\S+ {1,2}Test (\S.*) failed after /],
  ['exunit', /^ +\d+\) ((?:test|doctest) .+ \([\w.]+\))$/],
  ['dart', /^\d+:\d+ \+\d+(?: ~\d+)? -\d+: (.+) \[E\]$/],
  ['perl', /^# {2,3}Failed test '(.+)'$/],
  ['perl', /^(\S+\.t)\s+\(Wstat/, 'suite'],
  ['scalatest', /^\[info\]\s+- (\S.*) \*\*\* FAILED \*\*\*/],
  ['clojure', /^(?:FAIL|ERROR) in \(([^)]+)\)/],
  ['gotestsum', /^=== FAIL: (\S+ \S+.*?) \([\d.]+s\)/],
  ['nextest', /^ {4,}(?:FAIL|TIMEOUT|SIG[A-Z]+) \[ *[\d.]+s\] (?:\( *\d+\/\d+\) )?(\S+ \S.*)$/],
  ['dotnet, since 9', /^ +(\S.*) \([\d.]+ ?m?s[^)]{0,40}\): Error Message: /],
  ['test-unit', /^(?:Failure|Error): (\w+\([\w:]+\))/],
  ['cucumber', /^cucumber (\S+?):\d+ # (.+)$/],
  ['catch2', /^(\S+\.\w+):(?<place>\d+): FAILED:?$/],
  ['doctest', /^(\S+\.\w+):(?<place>\d+): ERROR: (?:CHECK|REQUIRE)/],
  ['boost', /^(\S+)\((?<place>\d+)\): (?:fatal )?error: in "([^"]+)"/],
  ['unity', /^(\S+\.\w+):\d+:(\w+):FAIL(?::|$)/],
  ['check', /^(\S+\.\w+):\d+:[FE]:([^:]+:[^:]+):/],
  ['alcotest', /^[>│ ]{0,4}\[FAIL\] {2,}(\S.*?)\.?(?: *│)?$/],
  ['busted', /^(?:Failure|Error) → (\S+) @ (?<place>\d+)$/],
  ['testthat', /^── (?:Failure|Error) \('([^':]+)(?::\d+){1,2}'\): (.+?)(?: ─+)?$/],
  ['bun', /^\(fail\) (\S.*?)(?: \[[\d.]+m?s\])?$/],
  ['deno', /^(\S.*) => (\.\/\S+?):\d+:\d+$/],
  ['playwright', /^ +\d+\) (?:\[[^\]]+\] › )?(\S+\.\w+):\d+:\d+ › (.+?)(?: ─+)?$/],
  ['ava', /^ *✘ \[fail\]: (\S.*)$/],
];

/** Less specific forms, used only if an output names no failure otherwise. */
export const weakTestLines: readonly LineForm[] = [
  ['vitest', new RegExp(`^ *[×✗✕✘✖] (?!\\d+ problems?\\b)(\\S.*?)${duration}$`)],
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
  ['make', /^make(?:\[\d+\])?: \*\*\* \[(?:\S+:\d+: )?([^\]]+)\] /, 'suite'],
];
