import { closest } from './distance.ts';

/** Returns the only name that is a typo away from a word; `undefined` if there are none or several. */
export function meantWord(word: string, names: readonly string[]): string | undefined {
  const limit = Math.min(3, Math.floor(word.length / 2));
  const [best, ...others] = closest(word.toLowerCase(), names, { limit });
  return others.length === 0 ? best : undefined;
}
