import type { ResolvedMention } from '../mentions/index.ts';
import { rarities } from './bm25.ts';
import { countedStems, type Evidence } from './features.ts';
import { stemOf, wordParts } from './words.ts';

/** What a ticket is about, for choosing among lines, definitions and files. */
export interface Focus {
  /** Returns how much a text has to do with the ticket; 0 if nothing. */
  weigh(text: string): number;
  /** Returns the lines of a file that the ticket names, from 1. */
  linesIn(path: string): readonly number[];
  /** What the ticket quotes, as code would have it. */
  readonly literals: readonly string[];
}

/** How much a name of the ticket counts beside a word. */
const symbolFactor = 2;

/** Makes the focus of a ticket: its names, and its words by how rare they are in the repository. */
export function findFocus({ counts, query, mentions }: Evidence): Focus {
  const rarity = rarities(countedStems(counts), query.stems.length);
  const stems = new Map(
    query.stems.map((stem, index) => {
      const weight = (query.weights[index] ?? 0) + (query.titleWeights[index] ?? 0);
      return [stem, weight * (rarity[index] ?? 0)];
    }),
  );
  const lines = linesByFile(mentions);
  return {
    weigh(text) {
      let sum = 0;
      const seen = new Set<string>();
      const add = (key: string, weight: number) => {
        if (weight > 0 && !seen.has(key)) sum += weight;
        seen.add(key);
      };
      for (const [name] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) {
        add(name, symbolFactor * (query.symbols.get(name) ?? 0));
        const parts = wordParts(name);
        const whole = name.toLowerCase().replaceAll('_', '');
        for (const word of parts.length > 1 ? [...parts, whole] : parts) {
          const stem = stemOf(word);
          add(` ${stem}`, stems.get(stem) ?? 0);
        }
      }
      return sum;
    },
    linesIn: (path) => lines.get(path) ?? [],
    literals: query.literals,
  };
}

function linesByFile(mentions: readonly ResolvedMention[]): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (const { files, line, isDependency } of mentions) {
    if (line === undefined || isDependency) continue;
    for (const path of files) {
      const known = lines.get(path) ?? [];
      if (!known.includes(line)) lines.set(path, [...known, line]);
    }
  }
  return lines;
}
