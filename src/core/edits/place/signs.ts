import { diffArrays } from 'diff';
import { lineHunks } from '../patch/index.ts';
import type { LineStep } from './align.ts';
import type { SearchReplace } from './block.ts';
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
  const isAt = (line: number) => (step: LineStep) => step.from === line && step.to > line;
  for (const { from, to, at, added } of lineHunks(search, replace)) {
    const old = search.slice(from, to).map((line) => line.trim());
    const count = (lines: readonly string[], sign: string) =>
      lines.flatMap(tokensOf).filter((token) => isFolded(token, sign)).length;
    const isRecounted = (sign: string) => count(old, sign) !== count(added, sign);
    for (const [index, text] of added.entries()) {
      const line = text.trim();
      const likeness = old.map((own) => sharedTokens(tokensOf(own), tokensOf(line)).size);
      const partner = likeness.indexOf(Math.max(...likeness));
      const step = steps.find(isAt(from + partner));
      const [own = '', file = ''] = [old[partner], texts[step?.start ?? -1]?.trim()];
      if (own === file || isMended(file)) continue;
      const next = signedLike(line, own, file, isRecounted);
      if (next === undefined) return undefined;
      signed[at + index] = text.replace(line, () => next);
    }
  }
  return signed;
}

/** In a statement, a string in curly quotes is a mistake of the file, which plain ones mend. */
function isMended(file: string): boolean {
  const code = file.replace(/\/\/.*|\p{L}’\p{L}/gu, '');
  return /;\s*$|\w\(\s*[‘“]/.test(code) && /[‘“]/.test(code) && !/["']/.test(code);
}

/** Maps the positions of tokens in `after` to those of the same ones in `before`. */
function sharedTokens(before: readonly string[], after: readonly string[]) {
  const folded = (tokens: readonly string[]) => tokens.map(foldLookAlikes);
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
  const [was, is, next] = [tokensOf(own), tokensOf(file), tokensOf(line)];
  const isSame = was.length === is.length && was.every((one, at) => isFolded(one, is[at] ?? ''));
  const common = sharedTokens(was, next);
  const isRelated = next.some((one, at) => isWord(one) && common.has(at)) || !next.some(isWord);
  if (!isSame || !isRelated) return line;
  const texts = next.map((one, at) => is[common.get(at) ?? -1] ?? one);
  for (const sign of new Set(next.map(foldLookAlikes))) {
    if (isWord(sign) || sign.trim() === '') continue;
    const isNew = !paired.has(sign) && isRecounted(sign);
    const old = was.flatMap((one, at) => (isFolded(one, sign) ? [is[at] ?? one] : []));
    const places = next.flatMap((one, at) => (isFolded(one, sign) ? [at] : []));
    const kept = places.map((at) => is[common.get(at) ?? -1]);
    const signs = isNew ? [] : signsLike(sign, old, kept);
    if (signs === undefined) return undefined;
    for (const [index, at] of places.entries()) texts[at] = signs[index] ?? next[at] ?? sign;
  }
  return texts.join('');
}

const isFolded = (one: string, other: string) => foldLookAlikes(one) === foldLookAlikes(other);

/** Returns the file's text for each place of a sign: `old` is each of the old line, `kept` those that stay. */
function signsLike(
  sign: string,
  old: readonly string[],
  kept: readonly (string | undefined)[],
): readonly (string | undefined)[] | undefined {
  if (old.length === kept.length) return old;
  const isTypeset = (text = sign) => text !== sign;
  if (!old.some(isTypeset)) return [];
  const [open, close = open] = old;
  if (old.every(isTypeset) && kept.length % 2 === 0)
    return kept.map((_, at) => (at % 2 === 0 ? open : close));
  return kept.includes(undefined) || kept.filter(isTypeset).length % 2 > 0 ? undefined : kept;
}
