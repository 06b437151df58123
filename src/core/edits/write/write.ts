import { type Document, dominantEnding, indentOf, type Line } from '../lines.ts';
import { exact, type Place, trailing } from '../place/index.ts';
import { type Hunk, hunksOf } from './hunk.ts';
import { learnIndentation, ownSign, type Pair } from './indentation.ts';
import { learnSpelling, ownSpelling } from './spelling.ts';

/**
 * Writes what REPLACE differs in from SEARCH. Every other line keeps its bytes; new ones get the
 * file's indentation, spelling and line endings.
 */
export function writeAt(document: Document, place: Place): Document {
  const { lines } = document;
  const adapt = adapterFor(place, lines);
  const ending = dominantEnding(lines);
  let written = lines;
  for (const hunk of hunksOf(place.sides.search, place.sides.replace).toReversed()) {
    const { start, end } = windowOf(hunk, place, lines);
    const fresh = hunk.added.map((text, index) => ({
      text: adapt(text, hunk, index),
      ending: lines[start + index]?.ending || lines[start - 1]?.ending || ending,
    }));
    written = [...written.slice(0, start), ...fresh, ...written.slice(end)];
  }
  return { ...document, lines: withOwnEnd(written, lines) };
}

/** The lines of the file that a hunk takes away, or the gap between lines where it only adds some. */
function windowOf(
  hunk: Hunk,
  { partners }: Place,
  lines: readonly Line[],
): { readonly start: number; readonly end: number } {
  const isMet = (partner: number | undefined) => partner !== undefined;
  const removed = partners.slice(hunk.from, hunk.to);
  const [first, last] = [removed.find(isMet), removed.findLast(isMet)];
  if (first !== undefined && last !== undefined) return { start: first, end: last + 1 };
  const above = partners.slice(0, hunk.from).findLast(isMet);
  const below = partners.slice(hunk.to).find(isMet);
  const gap = gapBetween(hunk, above, below, lines);
  return { start: gap, end: gap };
}

/** Where the file has blank lines that the reply left out, new lines stand with those of their depth. */
function gapBetween(
  { added }: Hunk,
  above: number | undefined,
  below: number | undefined,
  lines: readonly Line[],
): number {
  if (above === undefined) return below ?? 0;
  const depth = (line: string | undefined) => (line === undefined ? undefined : indentOf(line));
  const own = depth(added.findLast((line) => line.trim() !== ''));
  const isBelow = below !== undefined && own === depth(lines[below]?.text);
  return isBelow && own !== depth(lines[above]?.text) ? below : above + 1;
}

/** Gives a line of REPLACE the look of the file, where SEARCH had another. */
function adapterFor(
  { sides, partners, rung }: Place,
  lines: readonly Line[],
): (text: string, hunk: Hunk, index: number) => string {
  const texts = lines.map((line) => line.text);
  if (rung === exact || rung === trailing) {
    const inOwnSign = ownSign(sides, texts);
    return (text) => inOwnSign(text, 0);
  }
  const fileLine = (at: number) => lines[partners[at] ?? -1]?.text;
  const pairs = sides.search.flatMap((reply, at): Pair[] => {
    const file = fileLine(at);
    return file === undefined ? [] : [{ reply, file }];
  });
  const reindent = learnIndentation(pairs, texts);
  const respell = learnSpelling(pairs);
  return (text, hunk, index) => {
    const line = reindent(respell(text), hunk.at + index);
    const at = hunk.from + index;
    const [file, search] = [fileLine(at), sides.search[at]];
    if (at >= hunk.to || file === undefined || search === undefined) return line;
    const spelled = { file: file.trim(), search: search.trim(), replace: line.trim() };
    const body = ownSpelling(spelled);
    return body === spelled.replace ? line : indentOf(line) + body;
  };
}

/** A file without a final newline stays so when its last line is replaced or has one put behind it. */
function withOwnEnd(written: readonly Line[], before: readonly Line[]): readonly Line[] {
  const final = before.at(-1);
  if (final?.ending !== '') return written;
  const ending = dominantEnding(before);
  return written.map((line, at) => {
    const isLast = at === written.length - 1;
    if (isLast) return before.includes(line) ? line : { ...line, ending: '' };
    return line.ending === '' ? { ...line, ending } : line;
  });
}
