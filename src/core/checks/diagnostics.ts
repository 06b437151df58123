import type { FailureMatch, OutputReader } from './failure-match.ts';

/** How a checker reports a problem in one line: groups `file`, `place` (optional) and `message`. */
interface DiagnosticForm {
  readonly tool: string;
  readonly pattern: RegExp;
}

/** A path at the start of a line. It must hold a dot or a slash, so that a time or a log level does not match. */
const file = '(?<file>(?=[^\\s:(]*[./])[^\\s:(][^:(]{0,400})';

const form = (tool: string, pattern: string): DiagnosticForm => ({
  tool,
  pattern: new RegExp(pattern),
});

/** Output formats of compilers, linters and formatters; the first that matches a line is used. */
const diagnosticForms: readonly DiagnosticForm[] = [
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

/** Reads problems that a tool reports in one line. */
export function diagnosticReader(): OutputReader {
  const read: OutputReader['read'] = (line, at) => {
    for (const { pattern } of diagnosticForms) {
      const groups = pattern.exec(line)?.groups;
      const { file, place = '', message = '' } = groups ?? {};
      if (file !== undefined) return [problem(file, place, message, at)];
    }
    return [];
  };
  return { read };
}

/**
 * Reads the format of ESLint and similar tools: the file on one line, its problems indented below it.
 * Warnings count when too many warnings are the failure.
 */
export function stylishReader(output: string): OutputReader {
  const severity = output.includes('ound too many warnings') ? 'error|warning' : 'error';
  const row = new RegExp(`^ {1,8}(\\d+:\\d+) {1,8}(?:(?:${severity})|✖) {1,8}(\\S.*)$`);
  let file = '';
  const read: OutputReader['read'] = (line, at) => {
    if (/^\S.*\.\w{1,10}$/.test(line)) file = line;
    const [, place = '', message = ''] = row.exec(line) ?? [];
    return message === '' || file === '' ? [] : [problem(file, place, message, at)];
  };
  return { read };
}

/** Reads the format of Rust and Ruff: the message on one line, the file after an arrow below it. */
export function arrowReader(): OutputReader {
  let message = '';
  const read: OutputReader['read'] = (line, at) => {
    const [, file = '', place = ''] = /^ *--> (\S[^:]*):(\d+:\d+)$/.exec(line) ?? [];
    const found = file === '' || message === '' ? [] : [problem(file, place, message, at)];
    const isMessage = /^error(?:\[\w+\])?: |^[A-Z]{1,5}\d{2,5} /.test(line);
    message = isMessage ? line.replace(' [*] ', ' ') : '';
    return found;
  };
  return { read };
}

/** The name leaves out the line number, which a change may shift; the place tells equal names apart. */
function problem(file: string, place: string, message: string, at: number): FailureMatch {
  const words = message.trim() === '' ? 'is not formatted' : message;
  return { name: `${file}: ${words}`, line: at, mark: place };
}
