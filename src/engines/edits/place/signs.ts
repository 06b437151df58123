import { diffArrays } from 'diff';
import { lineHunks } from '../patch/index.ts';
import type { LineStep } from './align.ts';
import type { SearchReplace } from './lines.ts';
import { foldLookAlikes } from './lines.ts';

/** Words, whitespace and signs. An apostrophe is part of its word. */
const tokenForm = /\s+|[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}]+)*|\.{3}|[-=]>|<-|[<>!=]=|\S/gu;

/** Signs that stand in pairs. */
const paired = new Set(['"', "'", '(', ')', '[', ']', '{', '}', '<', '>']);

/** Limits the tokens that differ between two texts. */
const mostDifferences = 1_000;

const tokensOf = (line: string): readonly string[] => line.match(tokenForm) ?? [];
const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token);

/**
 * Returns REPLACE with the file's own signs, such as curly quotes and dashes, where SEARCH has plain ones for
 * them. A sign of a pair never changes without the other: `undefined` if nobody can tell which ones are meant.
 */
export function withFileSigns(
  texts: readonly string[],
  { search, replace }: SearchReplace,
  steps: readonly LineStep[],
): readonly string[] | undefined {
  const signed = [...replace];
  for (const { from, to, at, added } of lineHunks(search, replace)) {
    const old = search.slice(from, to);
    const isRecounted = (sign: string) => countOf(sign, old) !== countOf(sign, added);
    for (const [index, line] of added.entries()) {
      const likeness = old.map((own) => sharedTokens(own.trim(), line.trim()).size);
      const partner = from + likeness.indexOf(Math.max(...likeness));
      const step = steps.find((one) => one.from === partner && one.to > partner);
      const file = texts[step?.start ?? -1];
      if (file === undefined || isMended(file)) continue;
      const own = search[partner]?.trim() ?? '';
      const next = signedLike(line.trim(), own, file.trim(), isRecounted);
      if (next === undefined) return undefined;
      signed[at + index] = line.replace(line.trim(), () => next);
    }
  }
  return signed;
}

const countOf = (sign: string, lines: readonly string[]) =>
  lines.flatMap(tokensOf).filter((token) => foldLookAlikes(token) === sign).length;

/** In a statement outside of comments, a string in curly quotes is a mistake of the file, which plain ones mend. */
function isMended(file: string): boolean {
  const code = file.replace(/\/\/.*|^\s*[*#].*|\p{L}’\p{L}/gu, '');
  return /;\s*$|\w\(\s*[‘“]/.test(code) && /[‘“]/.test(code) && !/["']/.test(code);
}

/** Maps the positions of tokens in `after` to those of the same ones in `before`. */
function sharedTokens(before: string, after: string): ReadonlyMap<number, number> {
  const folded = (line: string) => tokensOf(line).map(foldLookAlikes);
  const changes = diffArrays(folded(before), folded(after), { maxEditLength: mostDifferences });
  const common = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const { added, removed, count } of changes ?? []) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) common.set(to + at, from + at);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return common;
}

/** Returns a new line with what it shares with the line `own` of SEARCH written as in the file. */
function signedLike(
  line: string,
  own: string,
  file: string,
  isRecounted: (sign: string) => boolean,
): string | undefined {
  const [is, next] = [tokensOf(file), tokensOf(line)];
  if (own === file || foldLookAlikes(own) !== foldLookAlikes(file)) return line;
  const common = sharedTokens(own, line);
  if (![...common.keys()].some((at) => isWord(next[at] ?? ''))) return line;
  const texts = next.map((one, at) => is[common.get(at) ?? -1] ?? one);
  const signs = is.map(foldLookAlikes).filter((one, at) => one !== is[at] && !isWord(one));
  for (const sign of new Set(signs)) {
    const isSign = (token: string) => foldLookAlikes(token) === sign;
    const old = is.filter(isSign);
    const places = next.flatMap((one, at) => (isSign(one) ? [at] : []));
    const isPaired = paired.has(sign);
    const isSame = old.length === places.length && (isPaired || !isRecounted(sign));
    if (isPaired && !isSame) return undefined;
    for (const [index, at] of places.entries()) texts[at] = isSame ? (old[index] ?? sign) : sign;
  }
  return texts.join('');
}
