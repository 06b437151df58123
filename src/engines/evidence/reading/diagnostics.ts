import type { FailureMatch } from './runner-run.ts';

/** Reads an output line by line. */
type OutputReader = (line: string, at: number) => readonly FailureMatch[];

/** A path at the start of a line. It must hold a dot or a slash, so that a time or a log level does not match. */
const file = '(?<file>(?=[^\\s:(]*[./])[^\\s:(][^:(]{0,400})';

/** How tools report a problem in one line: groups `file`, `place` (optional) and `message`. */
const diagnosticForms: readonly (readonly [tool: string, pattern: string])[] = [
  [
    'tsc, C#',
    `^${file}\\((?<place>\\d+,\\d+)\\): (?:fatal )?error (?<message>.+?)(?: \\[[^\\]]*proj\\])?$`,
  ],
  ['tsc, pyright', `^ *${file}:(?<place>\\d+:\\d+) - error:? (?<message>.+)$`],
  ['gcc, mypy, javac', `^${file}:(?<place>\\d+(?::\\d+)?): (?:fatal )?error: (?<message>.+)$`],
  ['flake8, ruff, pylint', `^${file}:(?<place>\\d+:\\d+): (?<message>[A-Z]{1,5}\\d{2,5}:? .+)$`],
  ['rubocop', `^${file}:(?<place>\\d+:\\d+): (?<message>[CWEFR]: .+)$`],
  ['go', `^(?:vet: )?(?<file>[^\\s:]+\\.go):(?<place>\\d+:\\d+): (?<message>.+)$`],
  ['eslint, unix', `^${file}:(?<place>\\d+:\\d+): (?<message>.+ \\[Error/[\\w@/-]+\\])$`],
  [
    'biome',
    '^(?<file>\\S+?)(?::(?<place>\\d+:\\d+))? (?<message>(?:lint|assist|syntax|suppressions)/\\S+|parse|format|organizeImports)(?: {1,4}FIXABLE)? {1,4}━',
  ],
  ['maven', '^\\[ERROR\\] (?<file>[^\\s:]+):\\[(?<place>\\d+,\\d+)\\] (?<message>.+)$'],
  ['kotlin', '^e: (?:file://)?(?<file>[^\\s:]+):(?<place>\\d+:\\d+):? (?<message>.+)$'],
  ['kotlin', '^e: (?<file>[^\\s:]+): \\((?<place>\\d+, \\d+)\\): (?<message>.+)$'],
  [
    'prettier',
    '^\\[(?:warn|error)\\] (?<file>\\S+\\.\\w+)(?:: (?<message>.+?)(?: \\((?<place>\\d+:\\d+)\\))?)?$',
  ],
  ['black, ruff', '^[Ww]ould reformat:? (?<file>\\S+)$'],
  ['rustfmt', '^Diff in (?<file>\\S+?)(?: at line |:)(?<place>\\d+):'],
  [
    'php',
    '^(?:PHP )?(?<message>(?:Parse|Fatal) error: .+) in (?<file>\\S+) on line (?<place>\\d+)$',
  ],
  [
    'linker',
    '^(?:\\S+: )?(?<file>[^\\s:]+):(?<place>\\([^)]{1,80}\\)|\\d+): (?<message>undefined reference to .+)$',
  ],
];

const diagnosticPatterns = diagnosticForms.map(([, pattern]) => new RegExp(pattern));

/** Reads problems that a tool reports in one line. */
export function readDiagnostics(line: string, at: number): readonly FailureMatch[] {
  for (const pattern of diagnosticPatterns) {
    const { file, place = '', message = '' } = pattern.exec(line)?.groups ?? {};
    if (file !== undefined) return [problem(file, place, message, at)];
  }
  return [];
}

/** Reads ESLint's format: a file, its problems indented below. Warnings count if too many are the failure. */
export function stylishReader(output: string): OutputReader {
  const severity = output.includes('ound too many warnings') ? 'error|warning' : 'error';
  const row = new RegExp(`^ {1,8}(\\d+:\\d+) {1,8}(?:(?:${severity})|✖) {1,8}(\\S.*)$`);
  let file = '';
  return (line, at) => {
    if (/^\S.*\.\w{1,10}$/.test(line)) file = line;
    const [, place = '', message = ''] = row.exec(line) ?? [];
    return message === '' || file === '' ? [] : [problem(file, place, message, at)];
  };
}

/** Reads the format of Rust and Ruff: the message on one line, the file after an arrow below it. */
export function arrowReader(): OutputReader {
  let message = '';
  return (line, at) => {
    const [, file = '', place = ''] = /^ *--> (\S[^:]*):(\d+:\d+)$/.exec(line) ?? [];
    const found = file === '' || message === '' ? [] : [problem(file, place, message, at)];
    const isMessage = /^error(?:\[\w+\])?: |^[A-Z]{1,5}\d{2,5} /.test(line);
    message = isMessage ? line.replace(' [*] ', ' ') : '';
    return found;
  };
}

/** The name leaves out the line number, which a change may shift; the place tells equal names apart. */
function problem(file: string, place: string, message: string, at: number): FailureMatch {
  const words = message.trim() === '' ? 'is not formatted' : message;
  return { name: `${file}: ${words}`, line: at, mark: place };
}
