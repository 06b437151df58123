import { indentOf, isBlank, type LineHunk } from '../patch/index.ts';
import type { Match } from '../place/index.ts';

/** The lines of a file from `start` up to, but not including, `end` give way to `added`. */
export interface Replaced {
  readonly start: number;
  readonly end: number;
  readonly added: readonly string[];
}

/** Which sides of new lines have the blank lines of the gap that they go into. */
interface Sides {
  readonly above: boolean;
  readonly below: boolean;
}

/**
 * Returns where a hunk goes that only adds lines, at `gap`. If SEARCH left out blank lines of the file there, the new
 * lines get as many on each side that has some in REPLACE, or that resembles them least.
 */
export function windowInGap(
  { from, at, added }: LineHunk,
  { block: { search, replace }, fileLines }: Match,
  texts: readonly string[],
  gap: number,
): Replaced {
  const asWritten = { start: gap, end: gap, added };
  let [start, end] = [gap, gap];
  while (start > 0 && isBlank(texts[start - 1] ?? '')) start -= 1;
  while (end < texts.length && isBlank(texts[end] ?? '')) end += 1;
  const [above, below] = [fileLines.indexOf(start - 1), fileLines.indexOf(end)];
  const [blanks, shown] = [end - start, below - above - 1];
  if (above < 0 || below < 0 || shown >= blanks) return asWritten;
  const [first, last] = [at - (from - above), at + added.length + (below - from)];
  const isAlone = replace[first] === search[above] && replace[last] === search[below];
  const own = replace.slice(first + 1, last);
  const top = own.findIndex((line) => !isBlank(line));
  if (!isAlone || top < 0) return asWritten;
  const bottom = own.findLastIndex((line) => !isBlank(line)) + 1;
  const has = { above: top > 0, below: bottom < own.length };
  const lines = own.slice(top, bottom);
  const hasSome = has.above || has.below;
  const sides = !hasSome
    ? sidesOf(lines, texts[start - 1] ?? '', texts.slice(end, end + 2))
    : shown > 0
      ? has
      : { above: true, below: true };
  const blank = (count: number) => Array.from({ length: count }, () => '');
  if (!sides.above) return { start, end: start, added: lines };
  const further = blank(Math.max(0, top - blanks));
  const behind = sides.below ? blank(Math.max(blanks, own.length - bottom)) : [];
  return { start: end, end, added: [...further, ...lines, ...behind] };
}

/** A comment or a decorator belongs to what is below it. */
const leads = /^\s*(?:\/\/|\/\*|\*|#|--|<!--|@|\[)/;

/** A statement with a body, unlike a definition, needs no blank line beside it. */
const controls = /^\s*(?:if|else|elif|for|while|do|switch|match|try|with|return)\b/;

/** Decides for lines between `above` and `below` that show no blank line of their own. */
function sidesOf(lines: readonly string[], above: string, below: readonly string[]): Sides {
  const [head = '', tail = ''] = [lines[0], lines.at(-1)];
  const next = below[0] ?? '';
  if (isDefinition(lines) && indentOf(above).length >= indentOf(head).length) {
    return { above: true, below: isDefinition(below) };
  }
  const isBelow = leads.test(tail) || likeness(tail, next) > likeness(head, above);
  return { above: isBelow, below: !isBelow };
}

/** Whether lines go on deeper than they begin, as those of a function do. */
function isDefinition([head = '', ...rest]: readonly string[]): boolean {
  const depth = indentOf(head).length;
  return (
    !controls.test(head) && rest.some((line) => !isBlank(line) && indentOf(line).length > depth)
  );
}

/** How much two lines look as if they belonged together: by their depth, then by how they begin. */
function likeness(a: string, b: string): number {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  return (indentOf(a) === indentOf(b) ? 1000 : 0) + common;
}
