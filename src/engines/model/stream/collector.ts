import { isObject, type Members, toMembers } from '../../text/index.ts';

/** The answer is longer than any reply. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';

  constructor(bytes: number) {
    super(`an answer of more than ${bytes / 2 ** 20} MiB`);
  }
}

/** Characters of an answer that is not streamed, or of one event: they are kept until they are whole. */
const mostKept = 8 * 2 ** 20;

/** Throws AnswerTooLong for more characters than are kept. */
export function requireKeepable(length: number): void {
  if (length > mostKept) throw new AnswerTooLong(mostKept);
}

/** How far a reply has come: `ending` if the model has ended but its usage may follow. */
export type Stage = 'open' | 'ending' | 'ended';

/** Puts the events of a stream together to the body that the answer would have had without streaming. */
export interface Collector {
  /** Takes the JSON of one event. Returns whether it is part of a reply, rather than a sign of life. */
  add(event: Members): boolean;
  stage(): Stage;
  /** The body, as far as it has arrived. */
  body(): unknown;
  /** Estimated tokens, and whether the last of them were thoughts. */
  progress(): { readonly tokens: number; readonly isThinking: boolean };
}

/** An answer that is being received. */
export interface IncomingAnswer {
  /** Takes the next piece. Returns whether it has a part of a reply; else it only shows that there is life. */
  push(text: string): boolean;
  stage(): Stage;
  progress: Collector['progress'];
  /** Returns the body. Throws CutOffStream if the answer ended too early, SyntaxError for JSON that cannot be read. */
  end(): unknown;
}

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
const mostMembers = 4_096;

/** Returns the members of a message after one more piece of it: texts grow, empty values change nothing. */
export function merged(before: Members, piece: Members): Members {
  const isFull = Object.keys(before).length >= mostMembers;
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
    else if (list.length < mostMembers) list.push(piece);
  }
  return list;
}
