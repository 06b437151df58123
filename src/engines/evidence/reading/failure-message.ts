import { normalizeOutput } from './normalize-output.ts';

/** What the lines about a failure say, and where they say that it happened. */
export interface FailureMessage {
  /** Without traces, line numbers and what differs from run to run; empty if they say nothing. */
  readonly message: string;
  /** The places in files, as they are named. */
  readonly place: string;
}

/** Maximum lines and characters that are compared. */
const max = { lines: 60, line: 400 } as const;

/** Lines that show the way to a failure, which changes with code that has nothing to do with it. */
const traces =
  /^\s*(?:at |async |>>> |\.\.\. \d+ more|#\d+ |\d+: [\w<]|File "|(?:from|in) \S+:\d+|❯ |⎯|stack(?:trace| backtrace)?:|(?:duration\w*|elapsed)\b ?[:=]|code: 'ERR_|note: |\(compared using|\[\S{1,200}:\d+\]:?$|(?:new |async )?[\w.<>[\]$]{1,80} \(\S{1,300}:\d+(?::\d+)?\)$)/;

/** A line of code with its number. The one that failed is marked. */
const codeLine = /^\s*(>|❯|→|=>)?\s*\d{1,6}\s*[|│:] ?(.*)$/;

const path = '(?:file://)?(?:[\\w@.+~-]{0,100}[/\\\\]){0,30}[\\w@.+-]{1,100}\\.[A-Za-z]{1,10}';

/** A file, perhaps with a line: `a/b.js:1:2`, `b.cs(12)`, `b.py", line 3`, `b.php on line 3`. */
const places = new RegExp(
  `(?<![\\w/\\\\.])(${path})(?:(?::|:line | @ | (?=\\d+:\\d)|",? line | line | on line )\\d{1,6}(?:[:,]\\d{1,6})?|\\(\\d{1,6}(?:,\\d{1,6})?\\)(?=:))?`,
  'g',
);

/** Returns what the lines about a failure have to say. */
export function readMessage(lines: readonly string[]): FailureMessage {
  const about = lines.slice(0, 3 * max.lines);
  const found = about.flatMap((line) =>
    [...line.slice(0, max.line).matchAll(places)]
      .filter(([place, file]) => place !== file)
      .map(([place]) => place.slice(place.search(/[^/\\]*$/))),
  );
  const said = about.flatMap(sayingOf).slice(0, max.lines);
  return { message: said.join('\n'), place: [...new Set(found)].slice(0, 5).join(' ') };
}

/** What one line says; nothing if it is a step on the way, or code around the failure. */
function sayingOf(whole: string): readonly string[] {
  const line = whole.slice(0, max.line);
  const [, mark, code] = codeLine.exec(line) ?? [];
  if (code !== undefined && mark === undefined) return [];
  if (traces.test(line)) return [];
  const plain = withoutPlaces(code ?? line);
  return /[\p{L}\p{N}]/u.test(plain.replace(/<[a-z]+>/g, '')) ? [plain] : [];
}

/** The line without folders, line numbers and volatile parts. */
function withoutPlaces(line: string): string {
  const plain = normalizeOutput(line)
    .replace(places, (_, file: string) => file.slice(file.search(/[^/\\]*$/)))
    .replace(/\b(?:line|ln) \d+\b/gi, 'line');
  return plain.replace(/\s+/g, ' ').trim();
}
