import { failureMatches } from './failures.ts';
import { plainOutput } from './readable.ts';

/** Characters of one line; a longer one is shortened itself. */
const widest = 400;

/** Lines before and after one that names a failure, and around one that speaks of an error. */
const context = { failure: { before: 1, after: 14 }, error: { before: 1, after: 3 } } as const;

/** Parts of the room that failures, other errors and the last lines may fill; the first lines get the rest. */
const share = { failures: 0.55, errors: 0.75, end: 0.9 } as const;

const telling = /(?:error|exception)\b|\b(?:assert\w*|expected|panic\w*|traceback|fatal)\b/i;

/**
 * The output for a prompt or a report in at most `room` characters, without colours. What is left out is
 * left out in whole lines, with a line that says how many; those around the failures that are named
 * stay first, then other errors, then the end, then the beginning.
 */
export function shortenOutput(output: string, room: number, names: readonly string[] = []): string {
  const text = plainOutput(output);
  if (text.length <= room) return text;
  const lines = text.split('\n').map(narrowed);
  const kept = new Keeper(lines);
  kept.fill(failureLines(text, names), room * share.failures);
  kept.fill(errorLines(lines), room * share.errors);
  kept.fill(backwards(lines.length), room * share.end);
  kept.fill(lines.keys(), room);
  const result = kept.render();
  return result.length <= room ? result : text.slice(text.length - Math.max(Math.floor(room), 0));
}

function narrowed(line: string): string {
  if (line.length <= widest) return line;
  const half = Math.floor(widest / 2) - 20;
  const gone = line.length - 2 * half;
  return `${line.slice(0, half)}(… ${gone} characters …)${line.slice(-half)}`;
}

/** The lines around failures: first those with the given names, or around all where none of them is found. */
function failureLines(text: string, names: readonly string[]): readonly number[] {
  const all = failureMatches(text);
  const rank = new Map(names.map((name, index) => [name, index]));
  const wanted = all
    .filter(({ name }) => rank.has(name))
    .sort((a, b) => (rank.get(a.name) ?? 0) - (rank.get(b.name) ?? 0));
  return (wanted.length > 0 ? wanted : all).flatMap(({ line }) => around(line, context.failure));
}

function errorLines(lines: readonly string[]): readonly number[] {
  const found = [...lines.keys()].filter((index) => telling.test(lines[index] ?? ''));
  return found.slice(0, 1_000).flatMap((line) => around(line, context.error));
}

/** The line itself first, so that it is there where room ends. */
function around(line: number, { before, after }: { before: number; after: number }): number[] {
  const below = Array.from({ length: after }, (_, index) => line + 1 + index);
  const above = Array.from({ length: before }, (_, index) => line - 1 - index);
  return [line, ...below, ...above];
}

function* backwards(count: number): Generator<number> {
  for (let index = count - 1; index >= 0; index -= 1) yield index;
}

/** Keeps lines while there is room for them and for what is said of the gaps between. */
class Keeper {
  private readonly kept = new Set<number>();
  private readonly lines: readonly string[];
  private readonly gap: number;
  private used: number;

  constructor(lines: readonly string[]) {
    this.lines = lines;
    this.gap = gapLine(lines.length).length + 1;
    this.used = this.gap;
  }

  /** Keeps the lines in the given order, until one has no room below `room`. */
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

  /** How many more gaps there are once the line is kept: one, none, or one less. */
  private gapsAfter(index: number): number {
    const isShut = (at: number) => at < 0 || at >= this.lines.length || this.kept.has(at);
    return 1 - Number(isShut(index - 1)) - Number(isShut(index + 1));
  }

  render(): string {
    const parts: string[] = [];
    let missing = 0;
    const close = () => {
      if (missing > 0) parts.push(gapLine(missing));
      missing = 0;
    };
    for (const [index, line] of this.lines.entries()) {
      if (this.kept.has(index)) {
        close();
        parts.push(line);
      } else missing += 1;
    }
    close();
    return parts.join('\n');
  }
}

const gapLine = (count: number) => `(… ${count} ${count === 1 ? 'line' : 'lines'} left out …)`;
