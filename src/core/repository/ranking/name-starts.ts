/** Kinds of bytes in names; `other` ends a name. */
export const kinds = { other: 0, lower: 1, upper: 2, digit: 3, joint: 4 } as const;

/** The kind of each byte; those of other scripts are letters. */
export const kindOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x61 && byte <= 0x7a) return kinds.lower;
  if (byte >= 0x41 && byte <= 0x5a) return kinds.upper;
  if (byte >= 0x30 && byte <= 0x39) return kinds.digit;
  if (byte === 0x5f || byte === 0x24) return kinds.joint;
  return byte >= 0x80 ? kinds.lower : kinds.other;
});

const encoder = new TextEncoder();

/**
 * Marks the first three letters of words, as a number of 15 bits that is the same for capital and small ones. Few
 * parts of names start so, and no other part has to be read.
 */
export function wordStarts(words: readonly string[]): Uint8Array {
  const starts = new Uint8Array(2 ** 15);
  for (const word of words) {
    const plain = word.replace(/^[_$]+/, '');
    // A name may have a joint where the word has none.
    for (const start of [plain, plain.replace(/^./, '$&_'), plain.replace(/^../, '$&_')]) {
      const [a = 0, b = 0, c = 0] = encoder.encode(start.slice(0, 3));
      starts[((a & 31) << 10) | ((b & 31) << 5) | (c & 31)] = 1;
    }
  }
  return starts;
}

/** Returns where the next part of a name starts as a word does; -1 if none does. Whole numbers keep the loop fast. */
export function findStart(bytes: Uint8Array, from: number, starts: Uint8Array): number {
  const end = bytes.length | 0;
  let key = 0;
  for (let at = from | 0; at < end; at = (at + 1) | 0) {
    key = ((key << 5) | ((bytes[at] ?? 0) & 31)) & 0x7fff;
    if (starts[key] !== 0 && at >= from + 2 && isPartStart(bytes, at - 2)) return at - 2;
  }
  return -1;
}

/** Whether a part of a name starts there. */
function isPartStart(bytes: Uint8Array, at: number): boolean {
  const kind = kindOf[bytes[at] ?? 0] ?? 0;
  if (kind !== kinds.lower && kind !== kinds.upper) return false;
  const last = kindOf[bytes[at - 1] ?? 0] ?? 0;
  if (last !== kinds.lower && last !== kinds.upper) return true;
  return kind === kinds.upper && startsPart(last, bytes[at + 1]);
}

/** Returns where the name starts that has a letter at `at`: not with a digit. */
export function nameStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && kindOf[bytes[start - 1] ?? 0] !== kinds.other) start -= 1;
  while (kindOf[bytes[start] ?? 0] === kinds.digit) start += 1;
  return start;
}

/** Whether a capital starts a part, as both do in `parseHTTPBody`. */
export function startsPart(last: number, next: number | undefined): boolean {
  return last === kinds.lower || (last === kinds.upper && kindOf[next ?? 0] === kinds.lower);
}
