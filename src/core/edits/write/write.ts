import {
  type Document,
  dominantEnding,
  type Line,
  type LineHunk,
  lineHunks,
  lineTexts,
} from '../patch/index.ts';
import { exact, type Match, trimmedEnd } from '../place/index.ts';
import { type Replaced, windowInGap } from './gaps.ts';
import { convertTabs, type LinePair, learnIndentation, type Reindent } from './indentation.ts';

/** Writes every match, from the bottom up, so that those above keep their line numbers. */
export function writeAll(document: Document, matches: readonly Match[]): Document {
  const upwards = matches.toReversed().toSorted((a, b) => firstChange(b) - firstChange(a));
  return upwards.reduce(writeAt, document);
}

/** Returns the first line of the file that a match changes, or above which it adds lines. */
function firstChange({ block, fileLines }: Match): number {
  const from = lineHunks(block.search, block.replace)[0]?.from ?? 0;
  const isLine = (line: number | undefined) => line !== undefined;
  return fileLines.slice(from).find(isLine) ?? (fileLines.findLast(isLine) ?? -1) + 1;
}

/**
 * Writes the difference between SEARCH and REPLACE at the match. Every other line keeps its bytes; new
 * lines get the file's indentation and line endings.
 */
function writeAt(document: Document, match: Match): Document {
  const { lines } = document;
  const texts = lineTexts(document);
  const reindent = reindenterFor(match, texts);
  const ending = dominantEnding(lines);
  let written = lines;
  for (const hunk of lineHunks(match.block.search, match.block.replace).toReversed()) {
    const window = windowOf(hunk, match, texts);
    const { start, end } = window;
    const added = window.added.map((text, index) => ({
      text: reindent(text, hunk.at + index),
      ending: lines[start + index]?.ending || lines[start - 1]?.ending || ending,
    }));
    written = written.slice(0, start).concat(added, written.slice(end));
  }
  return { ...document, lines: withOwnEnd(written, lines) };
}

/** Returns the file's lines that a hunk removes, or the gap between lines where it only adds some. */
function windowOf(hunk: LineHunk, match: Match, texts: readonly string[]): Replaced {
  const { fileLines } = match;
  const matched = (from: number, to?: number) =>
    fileLines.slice(from, to).filter((line) => line !== undefined);
  const removed = matched(hunk.from, hunk.to);
  const [first, last] = [removed.at(0), removed.at(-1)];
  if (first !== undefined && last !== undefined) {
    return { start: first, end: last + 1, added: hunk.added };
  }
  const above = matched(0, hunk.from).at(-1);
  const gap = above === undefined ? (matched(hunk.to).at(0) ?? 0) : above + 1;
  return windowInGap(hunk, match, texts, gap);
}

/** Returns a function that gives a line of REPLACE the indentation of the file, where SEARCH had another. */
function reindenterFor(
  { block: { search, replace }, fileLines, normalizer }: Match,
  texts: readonly string[],
): Reindent {
  if (normalizer === exact || normalizer === trimmedEnd) {
    return convertTabs(search, replace, texts);
  }
  const pairs = search.flatMap((reply, at): LinePair[] => {
    const file = texts[fileLines[at] ?? -1];
    return file === undefined ? [] : [{ reply, file }];
  });
  return learnIndentation(pairs, texts, replace);
}

/** A file without a final newline stays so if its last line is replaced or followed by new lines. */
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
