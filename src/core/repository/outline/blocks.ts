import { type Definition, inOrder } from './definition.ts';

/** Lines of a file that are shown together, from `start` to `end`, both included. */
export interface FileBlock {
  readonly start: number;
  readonly end: number;
  /** The name that is defined in it; empty if none. */
  readonly name: string;
}

/** Maximum lines of a block; a longer definition is several. */
const maxBlock = 60;

/** Lines of a block where a long definition is cut. */
const piece = 30;

/** Returns blocks that together are the file: whole definitions where they are short, else pieces of them, unnamed. */
export function blocksOf(
  lines: readonly string[],
  definitions: readonly Definition[],
): readonly FileBlock[] {
  const blocks: FileBlock[] = [];
  const outer: Definition[] = [];
  let next = 1;
  const leave = (line: number) => {
    while ((outer.at(-1)?.end ?? line) < line) outer.pop();
  };
  const fill = (to: number) => {
    const last = blocks.at(-1);
    if (last !== undefined && lines.slice(next - 1, to).every((line) => line.trim() === '')) {
      blocks[blocks.length - 1] = { ...last, end: Math.max(last.end, to) };
      next = Math.max(next, to + 1);
    }
    while (next <= to) {
      leave(next);
      const within = Math.min(to, outer.at(-1)?.end ?? to);
      const end = within - next < piece * 1.5 ? within : next + piece - 1;
      blocks.push({ start: next, end, name: '' });
      next = end + 1;
    }
  };
  for (const one of inOrder(definitions, lines.length)) {
    if (one.end < next) continue;
    fill(one.start - 1);
    if (one.end - one.start + 1 > maxBlock) {
      outer.push(one);
      continue;
    }
    blocks.push({ start: Math.max(next, one.start), end: one.end, name: one.name });
    next = one.end + 1;
  }
  fill(lines.length);
  return blocks;
}
