/** How a checker names a fault in one line: groups `file`, `place` (perhaps missing) and `message`. */
export interface DiagnosticForm {
  readonly tool: string;
  readonly pattern: RegExp;
}

/** A path that starts the line: it has a dot or a slash, so that no clock or log level is one. */
const file = '(?<file>(?=[^\\s:(]*[./])[^\\s:(][^:(]{0,400})';

const form = (tool: string, pattern: string): DiagnosticForm => ({
  tool,
  pattern: new RegExp(pattern, 'd'),
});

/** Forms of compilers, linters and formatters. The first that fits a line is taken. */
export const diagnosticLines: readonly DiagnosticForm[] = [
  form(
    'tsc, C#',
    `^${file}\\((?<place>\\d+,\\d+)\\): (?:fatal )?error (?<message>.+?)(?: \\[[^\\]]*proj\\])?$`,
  ),
  form('tsc, pyright', `^ *${file}:(?<place>\\d+:\\d+) - error:? (?<message>.+)$`),
  form('gcc, mypy, javac', `^${file}:(?<place>\\d+(?::\\d+)?): (?:fatal )?error: (?<message>.+)$`),
  form(
    'flake8, ruff, pylint',
    `^${file}:(?<place>\\d+:\\d+): (?<message>[A-Z]{1,5}\\d{2,5}:? .+)$`,
  ),
  form('rubocop', `^${file}:(?<place>\\d+:\\d+): (?<message>[CWEFR]: .+)$`),
  form('go', `^(?:vet: )?(?<file>[^\\s:]+\\.go):(?<place>\\d+:\\d+): (?<message>.+)$`),
  form('eslint, unix', `^${file}:(?<place>\\d+:\\d+): (?<message>.+ \\[Error/[\\w@/-]+\\])$`),
  form(
    'biome',
    '^(?<file>\\S+?)(?::(?<place>\\d+:\\d+))? (?<message>(?:lint|assist|syntax|suppressions)/\\S+|parse|format|organizeImports)(?: {1,4}FIXABLE)? {1,4}━',
  ),
  form('maven', '^\\[ERROR\\] (?<file>[^\\s:]+):\\[(?<place>\\d+,\\d+)\\] (?<message>.+)$'),
  form('kotlin', '^e: (?:file://)?(?<file>[^\\s:]+):(?<place>\\d+:\\d+):? (?<message>.+)$'),
  form('kotlin', '^e: (?<file>[^\\s:]+): \\((?<place>\\d+, \\d+)\\): (?<message>.+)$'),
  form(
    'prettier',
    '^\\[(?:warn|error)\\] (?<file>\\S+\\.\\w+)(?:: (?<message>.+?)(?: \\((?<place>\\d+:\\d+)\\))?)?$',
  ),
  form('black, ruff', '^[Ww]ould reformat:? (?<file>\\S+)$'),
  form('rustfmt', '^Diff in (?<file>\\S+?)(?: at line |:)(?<place>\\d+):'),
  form(
    'php',
    '^(?:PHP )?(?<message>(?:Parse|Fatal) error: .+) in (?<file>\\S+) on line (?<place>\\d+)$',
  ),
  form(
    'linker',
    '^(?:\\S+: )?(?<file>[^\\s:]+):(?<place>\\([^)]{1,80}\\)|\\d+): (?<message>undefined reference to .+)$',
  ),
];
