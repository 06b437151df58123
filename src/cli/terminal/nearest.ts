import { distance } from '../../core/text/index.ts';

/** Returns the only name that is a typo away from a word; `undefined` if there are none or several. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const limit = Math.min(3, Math.floor(word.length / 2));
  const found = names.map((name) => ({ name, by: distance(word.toLowerCase(), name, limit) }));
  const least = Math.min(...found.map(({ by }) => by));
  const [best, ...others] = found.filter(({ by }) => by === least);
  return least <= limit && others.length === 0 ? best?.name : undefined;
}
