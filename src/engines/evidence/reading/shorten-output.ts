import { clip, counted } from '../../text/index.ts';
import { failureMatches } from './failures.ts';
import { plainOutput } from './normalize-output.ts';

/** Maximum characters of a line; longer ones lose their middle. */
const maxLine = 400;

/** Lines kept before and after one that names a failure, which some runners print last, and one that mentions an error. */
const context = { failure: { before: 15, after: 14 }, error: { before: 1, after: 3 } } as const;

/** How much of the room is used after failures, other errors and the last lines; the first lines get the rest. */
const filled = { failures: 0.65, errors: 0.75, end: 0.9 } as const;

/** A line that says that a test has passed: there may be thousands, some with the word error in their names. */
const passed =
  /^\s*(?:[✓✔√]|ok \d|--- PASS|PASS(?:ED)?\b)|(?:\.\.\.|\s)(?:ok|PASSED)(?:\s+\[\s*\d+%\])?\s*$/;

const errorWords =
  /(?:error|exception)\b|\b(?:assert\w*|expected|panic\w*|traceback|fatal|(?<!\b0 )fail(?:ed|ures?))\b/i;

/**
 * Shortens an output to `room` characters for a prompt or a report, without colours. Omits whole lines
 * and says how many. Lines around failures have priority, those in `names` first; then lines around
 * other errors, the end, and the beginning.
 */
export function shortenOutput(output: string, room: number, names: readonly string[] = []): string {
  const text = plainOutput(output);
  if (text.length <= room) return text;
  const lines = text.split('\n').map(shortenLine);
  const isTelling = (index: number) => !passed.test(lines[index] ?? '');
  const telling = [...lines.keys()].filter(isTelling);
  const kept = new LineSelection(lines);
  const failures = failingLines(text, names);
  const around = failures.flatMap((line) => linesAround(line, context.failure));
  kept.fill(around.filter(isTelling), room * filled.failures);
  kept.fill(errorLines(lines).filter(isTelling), room * filled.errors);
  kept.fill(telling.toReversed(), room * filled.end);
  kept.fill(telling, room);
  const result = kept.render();
  return result.length <= room ? result : text.slice(text.length - Math.max(Math.floor(room), 0));
}

/** Maximum characters of the line that stands for an output. */
const maxTelling = 200;

const causes =
  /\bnot found\b|no such file|denied|refused|unable to|can(?:not|'t)|could not|failed/i;

/** A line that only labels the ones below it, such as `npm error code EUSAGE`. */
const label =
  /^(?:\S+ )?(?:err!|error)[:!]?(?:\s+(?:code|command|errno|path|signal|syscall)\b.*)?$/i;

/** Returns the first line of an output that says what went wrong, or else the last one; `''` if it is empty. */
export function tellingLine(output: string): string {
  const lines = plainOutput(output)
    .split('\n')
    .map((line) => line.slice(0, maxLine).trim())
    .filter((line) => line !== '');
  const isTelling = (line: string) =>
    causes.test(line) || errorWords.test(line) || /^usage:/i.test(line);
  const telling = lines.filter(isTelling);
  const said = telling.find((line) => !label.test(line)) ?? telling[0] ?? lines.at(-1);
  return clip(said ?? '', maxTelling, '');
}

function shortenLine(line: string): string {
  if (line.length <= maxLine) return line;
  const half = Math.floor(maxLine / 2) - 20;
  const omitted = line.length - 2 * half;
  return `${line.slice(0, half)}(… ${omitted} characters …)${line.slice(-half)}`;
}

/** The lines that name the failures of the given names, in that order; all failures if none of them is found. */
function failingLines(text: string, names: readonly string[]): readonly number[] {
  const all = failureMatches(text);
  const rank = new Map(names.map((name, index) => [name, index]));
  const wanted = all
    .filter(({ name }) => rank.has(name))
    .sort((a, b) => (rank.get(a.name) ?? 0) - (rank.get(b.name) ?? 0));
  return (wanted.length > 0 ? wanted : all).map(({ line }) => line);
}

function errorLines(lines: readonly string[]): readonly number[] {
  const found = [...lines.keys()].filter((index) => errorWords.test(lines[index] ?? ''));
  return found.slice(0, 1_000).flatMap((line) => linesAround(line, context.error));
}

/** The line itself comes first, in case the room ends here. */
function linesAround(line: number, { before, after }: { before: number; after: number }): number[] {
  const below = Array.from({ length: after }, (_, index) => line + 1 + index);
  const above = Array.from({ length: before }, (_, index) => line - 1 - index);
  return [line, ...below, ...above];
}

/** Selects lines while there is room for them and for the notes in the gaps between them. */
class LineSelection {
  private readonly kept = new Set<number>();
  private readonly lines: readonly string[];
  private readonly gap: number;
  private used: number;

  constructor(lines: readonly string[]) {
    this.lines = lines;
    this.gap = gapLine(lines.length).length + 1;
    this.used = this.gap;
  }

  /** Selects lines in the given order, until one would exceed `room`. */
  fill(indices: Iterable<number>, room: number): void {
    for (const index of indices) {
      const line = this.lines[index];
      if (line === undefined || this.kept.has(index)) continue;
      const cost = line.length + 1 + this.gapsAfter(index) * this.gap;
      if (this.used + cost > room) return;
      this.kept.add(index);
      this.used += cost;
    }
  }

  /** Change in the number of gaps when the line is selected: 1, 0 or -1. */
  private gapsAfter(index: number): number {
    const isNoGap = (at: number) => at < 0 || at >= this.lines.length || this.kept.has(at);
    return 1 - Number(isNoGap(index - 1)) - Number(isNoGap(index + 1));
  }

  render(): string {
    const parts: string[] = [];
    let next = 0;
    for (const index of [...[...this.kept].sort((a, b) => a - b), this.lines.length]) {
      if (index > next) parts.push(gapLine(index - next));
      parts.push(...this.lines.slice(index, index + 1));
      next = index + 1;
    }
    return parts.join('\n');
  }
}

const gapLine = (count: number) => `(… ${counted(count, 'line')} left out …)`;
