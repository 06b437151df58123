import { readMessage } from './failure-message.ts';
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
