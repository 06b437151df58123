import { diffArrays } from 'diff';
import { indentOf, lineHunks } from '../patch/index.ts';
import { foldLookAlikes } from './normalizer.ts';
import type { SearchReplace } from './placement.ts';

/** A word or a sign, and the whitespace before it; `plain`: as a keyboard writes it. */
interface Token {
  readonly gap: string;
  readonly text: string;
  readonly plain: string;
}

/** A token of SEARCH and what the file has for it. */
interface Seen {
  readonly own: Token;
  readonly file: Token;
}

/** An apostrophe is part of its word. */
const tokenForm =
  /(?<gap>\s*)(?<text>[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}]+)*|\.{3}|[-=]>|<-|[<>!]=|\S)/gu;

/** Signs that stand in pairs. */
const paired = ['"', "'", '(', ')', '[', ']', '{', '}', '<', '>'];

/** Limits the tokens that differ between two texts. */
const mostDifferences = 1_000;

/**
 * Returns REPLACE with the file's own signs, such as curly quotes and dashes, where SEARCH has plain ones for them;
 * `there` are the file's lines for those of SEARCH. A sign of a pair never changes without the other: `undefined` if
 * nobody can tell which ones are meant.
 */
export function withFileSigns(
  { search, replace }: SearchReplace,
  there: readonly (string | undefined)[],
): readonly string[] | undefined {
  const signed = [...replace];
  for (const { from, to, at, added } of lineHunks(search, replace)) {
    const old = search.slice(from, to);
    const files = old.map((own, index) => there[from + index] ?? own);
    if (old.every((own, index) => own.trim() === files[index]?.trim())) continue;
    const partners = partnersOf(old, added);
    const recount = recounted(old, added);
    for (const [index, line] of added.entries()) {
      const partner = partners[index] ?? -1;
      const [own = '', file = ''] = [old[partner], files[partner]];
      const next = own === file || isMended(file) ? line : signedLike(line, own, file, recount);
      if (next === undefined) return undefined;
      signed[at + index] = next;
    }
  }
  return signed;
}

/** In a statement, a string in curly quotes is a mistake of the file, which plain ones mend. */
function isMended(file: string): boolean {
  const code = file.replace(/\/\/.*|\p{L}’\p{L}/gu, '');
  return /;\s*$|\w\(\s*[‘“]/.test(code) && /[‘“]/.test(code) && !/["']/.test(code);
}

/** Returns what tells whether there is more or less of a sign in the new lines, so that it changes on purpose. */
function recounted(old: readonly string[], added: readonly string[]): (sign: string) => boolean {
  const count = (lines: readonly string[], sign: string) =>
    lines.flatMap(tokensOf).filter(({ plain }) => plain === sign).length;
  return (sign) => !/[\p{L}\p{N}]/u.test(sign) && count(old, sign) !== count(added, sign);
}

/** Returns for each new line the old one that it shares most tokens with. */
function partnersOf(old: readonly string[], added: readonly string[]) {
  const tokensIn = (lines: readonly string[]) =>
    lines.flatMap((line, at) => tokensOf(line).map(({ plain }) => ({ plain, at })));
  const [before, after] = [tokensIn(old), tokensIn(added)];
  const votes = added.map(() => old.map(() => 0));
  for (const [to, from] of sharedTokens(before, after)) {
    const own = votes[after[to]?.at ?? -1] ?? [];
    const line = before[from]?.at ?? 0;
    own[line] = (own[line] ?? 0) + 1;
  }
  return votes.map((own) => {
    const most = own.reduce((a, b) => Math.max(a, b), 0);
    return most === 0 ? undefined : own.indexOf(most);
  });
}

function tokensOf(line: string): readonly Token[] {
  return [...line.trim().matchAll(tokenForm)].map(({ groups: { gap = '', text = '' } = {} }) => ({
    gap,
    text,
    plain: foldLookAlikes(text),
  }));
}

/** Maps the positions of tokens in `after` to those of the same ones in `before`. */
function sharedTokens(
  before: readonly Pick<Token, 'plain'>[],
  after: readonly Pick<Token, 'plain'>[],
): ReadonlyMap<number, number> {
  const plain = (tokens: readonly Pick<Token, 'plain'>[]) => tokens.map((token) => token.plain);
  const changes = diffArrays(plain(before), plain(after), { maxEditLength: mostDifferences });
  const common = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const { added, removed, count } of changes ?? []) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) common.set(to + at, from + at);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return common;
}

/** Returns a new line with the signs of the file, as far as it has the same ones as the line `own` of SEARCH. */
function signedLike(
  line: string,
  own: string,
  file: string,
  isRecounted: (sign: string) => boolean,
): string | undefined {
  const [was, is, next] = [tokensOf(own), tokensOf(file), tokensOf(line)];
  const seen = was.flatMap((token, at): Seen[] => {
    const other = is[at];
    return other?.plain === token.plain ? [{ own: token, file: other }] : [];
  });
  if (seen.length < Math.max(was.length, is.length)) return line;
  const common = sharedTokens(was, next);
  if (!isLike(was, next, common)) return line;
  const known = next.map((_, at) => seen[common.get(at) ?? -1]);
  const texts = next.map(({ text }, at) => {
    const one = known[at];
    const isSame = one === undefined || one.own.text === one.file.text;
    return isSame || isRecounted(one.own.plain) ? text : one.file.text;
  });
  for (const sign of paired) {
    const old = seen.filter((one) => one.own.plain === sign);
    if (old.every((one) => one.own.text === one.file.text)) continue;
    const places = next.flatMap(({ plain }, at) => (plain === sign ? [at] : []));
    const signs = pairsLike(
      old,
      places.map((at) => known[at]),
    );
    if (signs === undefined) return undefined;
    for (const [index, at] of places.entries()) texts[at] = signs[index] ?? sign;
  }
  const gaps = next.map(({ gap }, at) => {
    const one = known[at];
    const isSame = one !== undefined && gap === one.own.gap && gap.length === one.file.gap.length;
    return isSame ? one.file.gap : gap;
  });
  const body = texts.map((text, at) => (gaps[at] ?? '') + text).join('');
  return indentOf(line) + body + line.slice(line.trimEnd().length);
}

/** Whether a line is made of another one: it shares a word with it, or has all its signs. */
function isLike(
  was: readonly Token[],
  next: readonly Token[],
  common: ReadonlyMap<number, number>,
): boolean {
  const isWord = ({ plain }: Token) => /[\p{L}\p{N}]/u.test(plain);
  const signs = (tokens: readonly Token[]) =>
    tokens.flatMap((token) => (isWord(token) ? [] : token.plain)).join(' ');
  return next.some((token, at) => common.has(at) && isWord(token)) || signs(was) === signs(next);
}

/**
 * Returns the file's text for each place of a paired sign. `old` is every one of the old line, `known` those that the
 * new line shares with it.
 */
function pairsLike(
  old: readonly Seen[],
  known: readonly (Seen | undefined)[],
): readonly string[] | undefined {
  const texts = old.map(({ file }) => file.text);
  if (known.length === old.length) return texts;
  const [open = '', close = open] = texts;
  const isSingle = texts.every((text) => text === open);
  if (old.every((one) => one.own.text !== one.file.text)) {
    const isWhole = isSingle
      ? old.length > 1 || !/["']/.test(old[0]?.own.plain ?? '')
      : known.length % 2 === 0;
    return isWhole ? known.map((_, at) => (at % 2 === 0 ? open : close)) : undefined;
  }
  const kept = known.flatMap((one) => one ?? []);
  const changed = kept.filter((one) => one.own.text !== one.file.text);
  const isClear = kept.length === known.length && changed.length % 2 === 0;
  return isClear ? kept.map(({ file }) => file.text) : undefined;
}
