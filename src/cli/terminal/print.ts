import { styleText } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';
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
import type { Verbosity } from './command.ts';

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

/** The columns of a terminal; 80 if it does not tell, and for what is none. */
export function columnsOf({ columns }: { readonly columns?: number | undefined }): number {
  return columns || 80;
}

/** Breaks lines between words, never within one. What is broken off is indented, and has a bar, as its line. */
export function wrap(text: string, columns: number): string {
  const lines = text.split('\n').map((line) => {
    const [start = ''] = /^ *(?:\| )?/.exec(line) ?? [];
    return line.length > columns ? hang(start, line.slice(start.length), columns) : line;
  });
  return lines.join('\n');
}

/** Wraps a text beside its beginning; further lines begin with `next`. A beginning that is wider has a line of its own. */
export function hang(first: string, text: string, columns: number, next = first): string {
  const rows = wrapAnsi(text, Math.max(20, columns - next.length)).split('\n');
  if (first.length <= next.length) return first.padEnd(next.length) + rows.join(`\n${next}`);
  return [first.trimEnd(), ...rows.map((row) => next + row)].join('\n');
}

type Format = Parameters<typeof styleText>[0];

/** Whether nothing but text may be written to a stream: it is no terminal, or should have no colours. */
export function isPlain({ isTTY }: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return !isTTY || Boolean(env.NO_COLOR) || env.TERM === 'dumb';
}

/** Whether to colour what is written to a stream; FORCE_COLOR does, even if it is no terminal. */
export function hasColours(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused } = env;
  if (forced === undefined || refused) return !isPlain(stream, env);
  return forced !== '0' && forced !== 'false';
}

// Whether to colour is decided here, and not all versions of Node ask for the same.
const paint = (format: Format, text: string) => styleText(format, text, { validateStream: false });

const markFormats: ReadonlyMap<string, Format> = new Map([
  ['✓', 'green'],
  ['✗', 'red'],
  ['≈', 'yellow'],
  ['!', 'yellow'],
  ['–', 'dim'],
]);

/** The first mark of a line that is not quoted, with the words that name its state. */
const mark = /^(?! {2}\| )((?:.*? {2})??)([✓✗≈!–](?: [a-z]+)*)(?= {2}|$|(?<=^.) )/gmu;

/** Colours the marks of a report, and makes its stop reason bold. */
export function paintReport(text: string): string {
  return text
    .replace(mark, (_, before: string, state: string) => {
      const [sign = ''] = state;
      return before + paint(markFormats.get(sign) ?? 'bold', state);
    })
    .replace(/^Stopped: [a-z-]+(?: \([a-z-]+\))?\./gm, (reason) => paint('bold', reason));
}

const diffFormats: readonly (readonly [RegExp, Format])[] = [
  [/^(?:diff --git|index|---|\+\+\+|(?:old|new|deleted|similarity|rename) )/, 'bold'],
  [/^@@/, 'cyan'],
  [/^\+/, 'green'],
  [/^-/, 'red'],
];

/** Colours the lines of a unified diff. */
export function paintDiff(diff: string): string {
  return diff.replace(/^.+$/gm, (line) => {
    const [, format] = diffFormats.find(([form]) => form.test(line)) ?? [];
    return format === undefined ? line : paint(format, line);
  });
}
