import type { Definition } from './definition.ts';
import { inOrder } from './entries.ts';

/** Lines of a file that are shown together, from `start` to `end`, both included. */
export interface FileBlock {
  readonly start: number;
  readonly end: number;
  /** The names of what is defined in it, and of what it is in. */
  readonly names: string;
}

/** Maximum lines of a block; a longer definition is several. */
const maxBlock = 60;

/** Lines of a block where a long definition is cut. */
const piece = 30;

/** Returns blocks that together are the file: whole definitions where they are short, else pieces of them. */
export function blocksOf(count: number, definitions: readonly Definition[]): readonly FileBlock[] {
  const blocks: FileBlock[] = [];
  const outer: Definition[] = [];
  let next = 1;
  const namesAt = (line: number) => {
    while ((outer.at(-1)?.end ?? line) < line) outer.pop();
    return outer.map(({ name }) => name).join(' ');
  };
  const fill = (to: number) => {
    while (next <= to) {
      const names = namesAt(next);
      const within = Math.min(to, outer.at(-1)?.end ?? to);
      const end = within - next < piece * 1.5 ? within : next + piece - 1;
      blocks.push({ start: next, end, names });
      next = end + 1;
    }
  };
  for (const one of inOrder(definitions, count)) {
    if (one.end < next) continue;
    fill(one.start - 1);
    const names = namesAt(one.start);
    if (one.end - one.start + 1 > maxBlock) {
      outer.push(one);
      continue;
    }
    const own = `${names} ${one.name}`.trim();
    blocks.push({ start: Math.max(next, one.start), end: one.end, names: own });
    next = one.end + 1;
  }
  fill(count);
  return blocks;
}
