import { showDeceptive } from '../../core/text/index.ts';
import { errorMessage } from '../../core/user-error.ts';

/** Prints a result to standard output. */
export function printResult(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Prints a diff: byte for byte, so that it applies, or what people can see of it at a terminal. */
export function printDiff(diff: string): void {
  printResult(process.stdout.isTTY ? harmless(diff) : diff);
}

/** Prints progress and problems to standard error, without control characters. */
export function printError(text: string): void {
  process.stderr.write(`${harmless(text)}\n`);
}

/** Removes control characters from untrusted text and shows others that move or hide what was printed. */
export function harmless(text: string): string {
  return showDeceptive(text.replace(/[^\P{Cc}\n\t]/gu, ''));
}

/** Returns a failure of the file system in words, such as "no such file or directory". */
export function systemProblem(cause: unknown): string {
  const message = errorMessage(cause);
  return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
