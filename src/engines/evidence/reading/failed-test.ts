import { normalizeOutput } from './normalize-output.ts';
import type { FailureMatch } from './runner-run.ts';

/** A test, or a file of tests, that failed in a run. */
export interface FailedTest {
  /** Its full name without its place; names may repeat in a run. */
  readonly name: string;
  /** Its file, or else the binary, project or task that it ran in. */
  readonly file?: string | undefined;
  /** Where it is in its file, or among the tests of its name. A line moves when others are inserted above. */
  readonly place?: string | undefined;
  /** What the runner says of the failure; missing if it cannot be told which lines of the output are about it. */
  readonly message?: string | undefined;
  /** Whether the name is that of a file, package or task whose tests may never have started. */
  readonly isSuite?: boolean | undefined;
  /** Whether the name may stand for other tests, too, so that it does not prove which test failed. */
  readonly isShared?: boolean | undefined;
}

/** Names that a runner makes up for a test without a title. */
const madeUp =
  /\bis expected (?:not )?to\b|\bexample at\b|^(?:[^>]*: )?(?:\(?unnamed[^>]*|<?anonymous>?|should be (?:strictly |deeply |loosely )?(?:equal|equivalent|truthy|falsy))$/;

/** Returns a failure with what the lines about it say. */
export function failedTest(match: FailureMatch): FailedTest {
  const { name, section, mark, text = [], isSuite, isShared } = match;
  const { message, place } = readMessage(text);
  return {
    name,
    file: section,
    place: [mark, place].filter((part) => part).join(' ') || undefined,
    message: message || undefined,
    ...(isSuite && { isSuite }),
    ...((isShared || madeUp.test(name)) && { isShared: true }),
  };
}

/** What the lines about a failure say, and where they say that it happened. */
interface FailureMessage {
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
function readMessage(lines: readonly string[]): FailureMessage {
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
