/** How a runner names a failing test in one line. The pattern's groups make up the name. */
export interface LineForm {
  readonly runner: string;
  readonly pattern: RegExp;
}

/** The duration that a runner may append to a name. */
const duration = '(?: \\(?<? ?[\\d.,]{1,16} ?(?:ms|s|sec|seconds)\\)?)?';

/** Forms whose names identify a test across runs. */
export const testLines: readonly LineForm[] = [
  { runner: 'vitest', pattern: /^ *FAIL {1,4}(\S.*? > .+)$/ },
  { runner: 'vitest', pattern: /^ *FAIL {1,4}(\S.*) \[ .+ \]$/ },
  { runner: 'pytest', pattern: /^(?:FAILED|ERROR) ([^\s:]+::[^\s[]+(?:\[.*?\])?)(?= - |$)/ },
  { runner: 'pytest', pattern: /^SUBFAIL(?:ED)?(?:\((.{0,200}?)\)|\[.*?\]) (\S+::\S+)(?= - |$)/ },
  { runner: 'pytest', pattern: /^ERROR (\S+\.py)(?= - |$)/ },
  { runner: 'unittest', pattern: /^(?:FAIL|ERROR): (\S+ \([\w.<>]+\).*)$/ },
  { runner: 'cargo', pattern: /^test (\S.*?)(?: - should panic)? \.\.\. FAILED$/ },
  { runner: 'rspec', pattern: /^rspec '?(?:\.\/)?([^\s'[:]+)[^ ]* # (.+)$/ },
  { runner: 'rspec', pattern: /^An error occurred while loading (?:\.\/)?(\S+?)\.?$/ },
  { runner: 'phpunit', pattern: /^ *FAILED {1,4}(\S+ > .+?)(?: {2,}.*)?$/ },
  {
    runner: 'maven',
    pattern:
      /^(?!(?:\[ERROR\] +)?Tests run)(?:\[ERROR\] +)?(\S.*?) {1,4}(?:-- )?Time elapsed: [^<]{0,40}<<< (?:FAILURE|ERROR)!/,
  },
  { runner: 'gradle', pattern: /^(?!> )(?=.* FAILED$)(\S.* > .+) FAILED$/ },
  { runner: 'dotnet', pattern: /^ *(?:Failed|X) (\S.*) \[<? ?[\d.,]+ ?(?:ms|s|m|h)[^\]]{0,40}\]$/ },
  { runner: 'dotnet', pattern: /^ *failed (\S.*) \([\d.,]+ ?m?s[^)]{0,40}\)$/ },
  {
    runner: 'ctest',
    pattern:
      /^\s*\d+ - (\S.*?) \((?:Failed|Timeout|Not Run|SEGFAULT|ILLEGAL|NUMERICAL|OTHER_FAULT|BAD_COMMAND|Subprocess aborted|Exit code \S+)\)/,
  },
  {
    runner: 'googletest',
    pattern: /^\[ {2}FAILED {2}\] (?!\d+ tests?\b)(\S+?)(?:, where .*)?(?: \(\d+ ms\))?$/,
  },
  { runner: 'bazel', pattern: /^(@?[\w.~+-]{0,100}\/\/\S+) {1,120}(?:FAILED|TIMEOUT|NO STATUS)\b/ },
  { runner: 'xctest', pattern: /^Test Case '(.+)' failed \(/ },
  { runner: 'swift-testing', pattern: /^\S+ {1,2}Test (\S.*) failed after / },
  { runner: 'exunit', pattern: /^ +\d+\) ((?:test|doctest) .+ \([\w.]+\))$/ },
  { runner: 'dart', pattern: /^\d+:\d+ \+\d+(?: ~\d+)? -\d+: (.+) \[E\]$/ },
  { runner: 'perl', pattern: /^# {2,3}Failed test '(.+)'$/ },
  { runner: 'perl', pattern: /^(\S+\.t)\s+\(Wstat/ },
  { runner: 'scalatest', pattern: /^\[info\]\s+- (\S.*) \*\*\* FAILED \*\*\*/ },
  { runner: 'clojure', pattern: /^(?:FAIL|ERROR) in \(([^)]+)\)/ },
  { runner: 'bun', pattern: /^\(fail\) (\S.*?)(?: \[[\d.]+m?s\])?$/ },
  { runner: 'deno', pattern: /^(\S.*) => (\.\/\S+?):\d+:\d+$/ },
  {
    runner: 'playwright',
    pattern: /^ +\d+\) (?:\[[^\]]+\] › )?(\S+\.\w+):\d+:\d+ › (.+?)(?: ─+)?$/,
  },
  { runner: 'ava', pattern: /^ *✘ \[fail\]: (\S.*)$/ },
];

/** Less specific forms, used only if an output names no failure otherwise. */
export const weakTestLines: readonly LineForm[] = [
  { runner: 'vitest', pattern: new RegExp(`^ *[×✗✕✘✖] (?!\\d+ problems?\\b)(\\S.*?)${duration}$`) },
  { runner: 'jest', pattern: /^ *FAIL {1,4}(\S+\.\w+)(?: \([\d.]+ m?s\))?$/ },
  { runner: 'pytest', pattern: /^([^\s:]+::\S.*?) (?:FAILED|ERROR)(?: {1,200}\[ {0,3}\d+%\])?$/ },
  {
    runner: 'maven',
    pattern:
      /^\[ERROR\] +([\w$]+(?:\.[\w$]+)*\.[\w$]+(?:\(.{0,200}?\))?(?:\[\d+\])?)(?::\d+| »|->)/,
  },
  { runner: 'gradle', pattern: /^> (Task :\S+) FAILED$/ },
  { runner: 'xunit', pattern: /^\[xUnit\.net [\d:.]+\] +(\S.*) \[FAIL\]$/ },
  { runner: 'karma', pattern: /^[\w .-]{1,80}\([^()]{1,80}\):? (\S.*) FAILED$/ },
  { runner: 'sbt', pattern: /^\[error\] \t([\w.]+)$/ },
  { runner: 'make', pattern: /^make(?:\[\d+\])?: \*\*\* \[(?:\S+:\d+: )?([^\]]+)\] / },
];
