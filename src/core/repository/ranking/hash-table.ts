/** The start of a hash; each byte is added by {@link addByte}. */
export const emptyHash = 0x811c9dc5 | 0;

/** Adds a byte to a hash (FNV-1a). */
export function addByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

const encoder = new TextEncoder();

/** Returns the hash of a word. */
function hashOf(word: string): number {
  let hash = emptyHash;
  for (const byte of encoder.encode(word)) hash = addByte(hash, byte);
  return hash;
}

/**
 * Numbers by the hashes of words. Two of some thousand words hardly have the same 32 bits, so the words themselves
 * are not kept, and a look costs a few operations.
 */
export class HashTable {
  readonly #mask: number;
  readonly #hashes: Int32Array;
  readonly #values: Int32Array;

  /** Of words with the same hash, the first has its number. */
  constructor(entries: readonly (readonly [word: string, value: number])[]) {
    const size = 2 ** Math.ceil(Math.log2(4 * entries.length + 16));
    this.#mask = size - 1;
    this.#hashes = new Int32Array(size);
    this.#values = new Int32Array(size).fill(-1);
    for (const [word, value] of entries) {
      const hash = hashOf(word);
      const at = this.#slotOf(hash);
      if (this.#values[at] === -1) {
        this.#hashes[at] = hash;
        this.#values[at] = value;
      }
    }
  }

  /** Returns the number of the word with this hash; -1 if there is none. */
  find(hash: number): number {
    return this.#values[this.#slotOf(hash)] ?? -1;
  }

  /** Returns where a hash is, or where it has space. */
  #slotOf(hash: number): number {
    let at = (hash ^ (hash >>> 15)) & this.#mask;
    while (this.#values[at] !== -1 && this.#hashes[at] !== hash) at = (at + 1) & this.#mask;
    return at;
  }
}
