import { HashTable } from './hash-table.ts';

/** A piece, and where its longest word starts in it. */
interface Anchored {
  readonly index: number;
  readonly bytes: Uint8Array;
  readonly offset: number;
}

/** Finds pieces of text in bytes, wherever their longest words are met. */
export interface LiteralFinder {
  /** The longest words, each of which is a whole name in a text that has the piece. */
  readonly words: readonly string[];
  /** Calls `visit` with each piece that is where the name with this hash starts. */
  find(hash: number, bytes: Uint8Array, start: number, visit: (piece: number) => void): void;
}

const encoder = new TextEncoder();

/** A word as the scanner reads names: not from a digit on. */
const word = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;

/** Returns what finds these pieces, without those that have no word of three letters. */
export function literalFinder(pieces: readonly string[]): LiteralFinder {
  const byWord = new Map<string, Anchored[]>();
  for (const [index, piece] of pieces.entries()) {
    const words = [...piece.matchAll(word)];
    const [longest] = words.toSorted(([a], [b]) => b.length - a.length);
    if (longest === undefined) continue;
    const offset = encoder.encode(piece.slice(0, longest.index)).length;
    const others = byWord.get(longest[0]) ?? [];
    byWord.set(longest[0], [...others, { index, bytes: encoder.encode(piece), offset }]);
  }
  const words = [...byWord.keys()];
  const table = new HashTable(words.map((one, at) => [one, at]));
  const groups = [...byWord.values()];
  return {
    words,
    find(hash, bytes, start, visit) {
      for (const piece of groups[table.find(hash)] ?? []) {
        if (isAt(bytes, start - piece.offset, piece.bytes)) visit(piece.index);
      }
    },
  };
}

function isAt(bytes: Uint8Array, from: number, piece: Uint8Array): boolean {
  for (let at = 0; at < piece.length; at += 1) {
    if (bytes[from + at] !== piece[at]) return false;
  }
  return true;
}
