/** Finds the places in a list of the items that have a key, in their order. */
export type Places = (key: string) => readonly number[];

/** Returns what finds items by their keys. Keeps only numbers, and no keys: a repository can have 100,000 paths. */
export function placesBy(items: readonly string[], keyOf: (item: string) => string): Places {
  const mask = 2 ** Math.ceil(Math.log2(items.length + 16)) - 1;
  const hashes = new Int32Array(items.length);
  // The first place of a hash and the next one after each place, counted from 1.
  const first = new Int32Array(mask + 1);
  const next = new Int32Array(items.length);
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const hash = hashOf(keyOf(items[at] ?? ''));
    hashes[at] = hash;
    next[at] = first[hash & mask] ?? 0;
    first[hash & mask] = at + 1;
  }
  return (key) => {
    const hash = hashOf(key);
    const found: number[] = [];
    for (let place = first[hash & mask] ?? 0; place > 0; place = next[place - 1] ?? 0) {
      const at = place - 1;
      if (hashes[at] === hash && keyOf(items[at] ?? '') === key) found.push(at);
    }
    return found;
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash ^ (hash >>> 15);
}

/** Returns the first place in a sorted list that has this text or a later one. */
export function sortedPlace(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
