import { isObject, type Members, toMembers } from '../../text/index.ts';

/** Returns the elements of a list; none for anything else. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text that is not empty; `undefined` for anything else. */
export function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Texts that arrive in pieces. All others, such as ids and names, arrive whole, some of them again and again. */
const growing: ReadonlySet<string> = new Set([
  'content',
  'refusal',
  'reasoning',
  'reasoning_content',
  'text',
  'summary',
]);

/** Members and elements that are kept of one value: each piece is put among them, and no reply has as many. */
const mostKept = 4_096;

/** Returns the members of a message after one more piece of it: texts grow, empty values change nothing. */
export function merged(before: Members, piece: Members): Members {
  const isFull = Object.keys(before).length >= mostKept;
  const names = Object.entries(piece).filter(([name]) => !isFull || Object.hasOwn(before, name));
  return {
    ...before,
    ...Object.fromEntries(names.map(([name, it]) => [name, grown(name, before[name], it)])),
  };
}

function grown(name: string, before: unknown, piece: unknown): unknown {
  if (piece === undefined || piece === null || piece === '') return before ?? piece;
  if (typeof before === 'string' && typeof piece === 'string')
    return growing.has(name) ? before + piece : piece;
  if (Array.isArray(before) && Array.isArray(piece)) return mergedLists(before, piece);
  return isObject(before) && isObject(piece) ? merged(before, piece) : piece;
}

/** Elements with the same `index` are pieces of one. */
function mergedLists(before: readonly unknown[], pieces: readonly unknown[]): readonly unknown[] {
  const list = [...before];
  for (const piece of pieces) {
    const { index } = toMembers(piece);
    const at = index === undefined ? -1 : list.findIndex((it) => toMembers(it).index === index);
    if (at >= 0) list[at] = merged(toMembers(list[at]), toMembers(piece));
    else if (list.length < mostKept) list.push(piece);
  }
  return list;
}
