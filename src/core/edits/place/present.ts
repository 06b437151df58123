import { isBlank } from '../lines.ts';
import { exact } from './normalizer.ts';
import { occurrences } from './occurrences.ts';
import type { Finder, Place, Rows, Sides } from './place.ts';

/**
 * REPLACE that stands in the file to the character while SEARCH does not: the edit was made before.
 * Asked before any looser rung, which might find a twin of the line that is already mended.
 */
export const presentAlready: Finder = (rows, sides) => {
  const kept = sides.replace.filter((line) => !isBlank(line));
  const added = kept.filter((line) => !sides.search.includes(line));
  if (kept.length < 2 && !added.some((line) => /\w/.test(line))) return undefined;
  const [at] = occurrences(rows.keys(exact), sides.replace);
  return at === undefined ? undefined : { kind: 'present', at, isElsewhere: false };
};

/** Whether an edit that only adds lines above or below SEARCH finds them there already. */
export function isAddedAlready(rows: Rows, { sides, partners, rung }: Place): boolean {
  const { search, replace } = sides;
  const first = partners.find((partner) => partner !== undefined);
  if (first === undefined || replace.length <= search.length) return false;
  const wanted = replace.map(rung.key);
  const keys = rows.keys(rung);
  return occurrences(replace, search).some((offset) =>
    wanted.every((key, index) => keys[first - offset + index] === key),
  );
}

/** Whether an edit only changes what the comparison has forgiven, so that it may have been made before. */
export function isForgiven({ sides, partners, rung }: Place): boolean {
  if (rung === exact) return false;
  const isRun = partners.every((partner, at) => partner === (partners[0] ?? 0) + at);
  const keys = (lines: readonly string[]) =>
    lines.map(rung.key).filter((key) => isRun || key !== '');
  return isIdentical({ search: keys(sides.search), replace: keys(sides.replace) });
}

/** Whether nothing would change. */
export function isIdentical({ search, replace }: Sides): boolean {
  return search.length === replace.length && search.every((line, at) => line === replace[at]);
}
