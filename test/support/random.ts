/** Deterministic random choices. */
export interface Random {
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): readonly T[];
}

/** Returns a generator seeded by a name: the same name gives the same choices. */
export function randomOf(name: string): Random {
  const next = mulberry32(hash(name));
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<T>(list: readonly [T, ...T[]]): T;
  function pick<T>(list: readonly T[]): T | undefined;
  function pick<T>(list: readonly T[]): T | undefined {
    return list[below(list.length)];
  }
  return {
    below,
    pick,
    chance: (probability) => next() < probability,
    shuffle: (list) =>
      list
        .map((value) => ({ value, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ value }) => value),
  };
}

/** FNV-1a: similar texts give very different seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text))
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
