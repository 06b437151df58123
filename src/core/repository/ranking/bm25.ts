/** How fast further occurrences of a word count less, and how much long texts count less. */
const [k, b] = [1.2, 0.6];

/** A text as pairs of a term's index and its count. */
export interface CountedText {
  readonly length: number;
  readonly counts: Uint16Array;
}

/** Returns how rare each term is among the texts: the logarithm that BM25 uses. */
export function rarities(texts: readonly (CountedText | undefined)[], terms: number): Float32Array {
  const holders = new Float32Array(terms);
  let total = 0;
  for (const text of texts) {
    if (text === undefined) continue;
    total += 1;
    for (let at = 0; at < text.counts.length; at += 2) {
      const term = text.counts[at] ?? 0;
      holders[term] = (holders[term] ?? 0) + 1;
    }
  }
  return holders.map((count) => Math.log(1 + (total - count + 0.5) / (count + 0.5)));
}

/** Returns the BM25 score of each text, for terms with these weights; 0 for a missing text. */
export function bm25(
  texts: readonly (CountedText | undefined)[],
  weights: Float32Array,
  rarity: Float32Array,
): Float32Array {
  const mean = meanLength(texts);
  const scores = new Float32Array(texts.length);
  for (const [index, text] of texts.entries()) {
    if (text === undefined || text.counts.length === 0) continue;
    const norm = k * (1 - b + (b * text.length) / Math.max(1, mean));
    let score = 0;
    for (let at = 0; at < text.counts.length; at += 2) {
      const term = text.counts[at] ?? 0;
      const count = text.counts[at + 1] ?? 0;
      const weight = (weights[term] ?? 0) * (rarity[term] ?? 0);
      score += (weight * count * (k + 1)) / (count + norm);
    }
    scores[index] = score;
  }
  return scores;
}

function meanLength(texts: readonly (CountedText | undefined)[]): number {
  let [total, sum] = [0, 0];
  for (const text of texts) {
    if (text === undefined) continue;
    total += 1;
    sum += text.length;
  }
  return sum / Math.max(1, total);
}
