import {
  logDisplay,
  type OnProgress,
  type ProgressDisplay,
  showProgress,
} from '../../agent/progress/index.ts';
import { describeActivity } from '../../core/report/index.ts';
import { diffBytes, type Patch, patchDiff } from '../../engines/edits/index.ts';
import { errorMessage } from '../../engines/errors.ts';
import { showControls, showDeceptive, showInvisible } from '../../engines/text/index.ts';
import { hasColours, isPlain, paintDiff, paintReport } from './colour.ts';
import type { Verbosity } from './command.ts';
import { columnsOf, wrap } from './wrap.ts';

/** Prints a result to standard output. */
export function printResult(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Prints a list of findings to standard output, without control characters other than colours of our own. */
export function printReport(text: string): void {
  printResult(forPeople(text, process.stdout));
}

/** Prints the diff of a patch: byte for byte, so that it applies, or what people can see of it at a terminal. */
export function printDiff(patch: Patch): void {
  const { stdout, env } = process;
  if (!stdout.isTTY) {
    stdout.write(Buffer.from(diffBytes(patch)));
    return;
  }
  const shown = visibleDiff(patchDiff(patch));
  printResult(hasColours(stdout, env) ? paintDiff(shown) : shown);
}

/** Shows characters that have no shape as what they are, since a person decides by what is seen. */
function visibleDiff(diff: string): string {
  return showInvisible(showControls(diff.replaceAll('\r\n', '\n')));
}

/** Prints progress and problems to standard error, without control characters other than colours of our own. */
export function printError(text: string): void {
  process.stderr.write(`${forPeople(text, process.stderr)}\n`);
}

/** Colours a text and, at a terminal, wraps it to its width. Programs read whole lines. */
function forPeople(text: string, stream: NodeJS.WriteStream): string {
  const shown = hasColours(stream, process.env) ? paintReport(harmless(text)) : harmless(text);
  return stream.isTTY ? wrap(shown, columnsOf(stream)) : shown;
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

/**
 * Shows progress on standard error: in a line that is rewritten or, where that should be plain or other lines come
 * between, in a log.
 */
export function terminalProgress(verbosity: Verbosity): OnProgress {
  if (verbosity === 'quiet') return () => {};
  const { stderr, env } = process;
  const isLog = verbosity === 'verbose' || isPlain(stderr, env);
  const display = isLog ? logDisplay(printError, verbosity === 'verbose') : liveLine(stderr);
  return showProgress(display, () => performance.now());
}

/** Where a line can be rewritten: standard error. */
interface Terminal {
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

const eraseLine = '\r\u001b[K';

/** A line at a terminal that is rewritten while something lasts. */
export function liveLine(terminal: Terminal): ProgressDisplay {
  const draw = (line: string) => {
    // A longer line would wrap, and only its last row be erased.
    terminal.write(eraseLine + harmless(line).slice(0, columnsOf(terminal) - 1));
  };
  return {
    interval: 250,
    begins: (activity) => draw(describeActivity(activity, 0)),
    lasts: draw,
    ends: () => terminal.write(eraseLine),
  };
}
