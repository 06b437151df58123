import { readMessage } from './failure-message.ts';
import type { FailureMatch } from './runner-lines.ts';

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

/** A table of tests whose common title holds no value of its rows. */
const tableOfOneTitle = /\.each\b.{0,200}\)\s*\(\s*(['"`])(?:(?!\1|[%$]).){1,200}\1/;

/** Returns a failure with what the lines about it say; `verdicts` are those on the tests of its name. */
export function failedTest(
  { name, section, mark, isSuite, isShared }: FailureMatch,
  text: readonly string[],
  verdicts: string | undefined,
): FailedTest {
  const { message, place } = readMessage(text);
  const isRow = text.some((line) => tableOfOneTitle.test(line));
  const isRepeated = verdicts !== undefined;
  return {
    name,
    file: section,
    place: verdicts ?? ([mark, place].filter((part) => part).join(' ') || undefined),
    // Which row of a table failed, nothing says.
    message: message === '' || isRow ? undefined : message,
    ...(isSuite && { isSuite }),
    ...((isShared || isRow || isRepeated || madeUp.test(name)) && { isShared: true }),
  };
}

/** What a line says after the name of a failure, other than that it failed. */
export function restOf(line: string, name: string): string {
  const title = name.split(/ [>›] |: /).at(-1) ?? name;
  const at = title === '' ? -1 : line.lastIndexOf(title);
  const rest = at === -1 ? line : line.slice(at + title.length);
  return onlyFailed.test(rest) ? '' : rest;
}

const onlyFailed =
  /^(?:[^\p{L}\p{N}]|\b(?:fail(?:ed|ure)?|errors?|time elapsed|[EFn]|in|after|with|issues?|\d[\d.,]*\s?\w{0,2})\b)*$/iu;
