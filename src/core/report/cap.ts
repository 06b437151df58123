import { abridge, type Limits } from './abridgement.ts';
import type { Block } from './document.ts';

/** What gives way first, and how far, before the next has to: code, then lists, then prose, then parts. */
const concessions: readonly (readonly [keyof Limits, number])[] = [
  ['code', 400],
  ['items', 12],
  ['prose', 400],
  ['code', 0],
  ['items', 4],
  ['prose', 80],
  ['blocks', 0],
];

/** Characters below which no block or item can be: bounds the search, however many there are. */
const smallestPart = 30;

/**
 * The blocks, shortened until they fit into `room`, each cut with a line that says how much is not
 * shown. `sizeOf` measures a block; what is longest is shortened first.
 */
export function capBlocks(
  blocks: readonly Block[],
  sizeOf: (block: Block) => number,
  room: number,
): readonly Block[] {
  const fits = (limits: Limits) => isWithin(abridge(blocks, limits), sizeOf, room);
  const most = Math.ceil(room / smallestPart);
  let limits: Limits = { code: room, prose: room, items: most, blocks: most };
  for (const [name, floor] of concessions) {
    if (fits(limits)) break;
    const before = limits;
    const at = (value: number) => ({ ...before, [name]: value });
    limits = at(largest(floor, before[name], (value) => fits(at(value))));
  }
  return [...abridge(blocks, limits)];
}

/** The largest number from `floor` up to `ceiling` that will do; `floor` when none does. */
function largest(floor: number, ceiling: number, willDo: (value: number) => boolean): number {
  let [low, high] = [floor, ceiling];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (willDo(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function isWithin(
  blocks: Iterable<Block>,
  sizeOf: (block: Block) => number,
  room: number,
): boolean {
  let total = 0;
  for (const block of blocks) {
    total += sizeOf(block);
    if (total > room) return false;
  }
  return true;
}
