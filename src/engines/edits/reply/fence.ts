/** A code fence of a reply. */
export interface Fence {
  /** The line that opens it, and the one that closes it. */
  readonly at: number;
  readonly to: number;
  readonly signs: string;
  /** What follows the signs, such as a language or a name. */
  readonly info: string;
}

/** Reads the fences of a reply. */
interface FenceReader {
  /** Reads the next line that is not in a block or a patch. */
  readonly read: (at: number) => void;
  /** Returns the line below that closes the innermost fence around a line; `undefined`: it is in none. */
  readonly findEnd: (at: number) => number | undefined;
  /** The fences so far. One that is inside another closes before it. */
  readonly closed: readonly Fence[];
  /** Whether one is open, or was never closed. */
  readonly isOpen: () => boolean;
}

const fenceLine = /^(?<signs>`{3,}|~{3,})(?<info>[^`]*)$/;

/**
 * Returns a reader for the lines of a reply. A fence with an info inside another is nested, as in a Markdown file; a
 * shorter one, or one of other signs, is text of the outer. One that nothing closes has no effect on the others.
 */
export function fenceReader(lines: readonly string[]): FenceReader {
  const findClose = closeFinder(lines);
  const closed: Fence[] = [];
  const open: Omit<Fence, 'to'>[] = [];
  let isCut = false;
  return {
    read: (at) => {
      const { signs, info = '' } = fenceLine.exec(lines[at]?.trimEnd() ?? '')?.groups ?? {};
      const inner = open.at(-1);
      if (signs === undefined || !signs.startsWith(inner?.signs ?? '')) return;
      if (inner !== undefined && info === '' && signs === inner.signs) {
        closed.push({ ...inner, to: at });
        open.pop();
      } else if (findClose(signs, at + 1) === undefined) isCut = true;
      else open.push({ at, signs, info: info.trim() });
    },
    findEnd: (at) => {
      const inner = open.at(-1);
      return inner && findClose(inner.signs, at);
    },
    closed,
    isOpen: () => isCut || open.length > 0,
  };
}

/**
 * Returns what finds the next line that closes a fence with some signs. Has to be asked in the order of the lines, so
 * that it reads each of them once.
 */
function closeFinder(lines: readonly string[]) {
  const found = new Map<string, number>();
  return (signs: string, from: number): number | undefined => {
    let at = Math.max(from, found.get(signs) ?? 0);
    while (at < lines.length && lines[at]?.trimEnd() !== signs) at += 1;
    found.set(signs, at);
    return at < lines.length ? at : undefined;
  };
}

/** Whether a line is only the signs of a fence, indented as far as it may be. */
export function isBareFence(line: string): boolean {
  return /^\s*(?:`{3,}|~{3,})\s*$/.test(line);
}

/** Returns the fences that are in no other one. */
export function outerFences(fences: readonly Fence[]): readonly Fence[] {
  const outer: Fence[] = [];
  for (const fence of fences.toReversed()) {
    if (fence.at < (outer.at(-1)?.at ?? Number.POSITIVE_INFINITY)) outer.push(fence);
  }
  return outer.reverse();
}
