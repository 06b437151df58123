import { extensionOf, isDocument } from '../files/index.ts';
import { isPlaceholder } from '../text/index.ts';
import { problemAt, type SyntaxProblem } from './problems/index.ts';

/** Formats that may begin or end with a code fence. */
const markdown = ['md', 'markdown', 'mdx', 'mdc', 'rmd', 'qmd', 'livemd'];

/** Formats that consist of patches or recorded texts. */
const quoting = new Set(['diff', 'patch', 'rej', 'snap']);

/** Longer lines are data or minified code, which contains neither placeholders nor fences. */
const maxLineLength = 300;

/** Finds what a model may leave behind in a file of any language: edit markers, fences, omitted code. */
export function residueProblems(path: string, text: string): readonly SyntaxProblem[] {
  const extension = extensionOf(path);
  if (quoting.has(extension)) return [];
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  // There, a row of `=` underlines a heading.
  const isText = isDocument(path) || extension === 'txt' || extension === '';
  const fences = markdown.includes(extension) ? [] : fenceRows(lines);
  const found = lines.flatMap((line, row): readonly (readonly [number, string])[] => {
    if (fences.includes(row)) return [[row, 'code fence around the file']];
    if (line.length > maxLineLength) return [];
    if (isMarker(line) || (isDivider(lines, row) && !isText)) {
      return [[row, 'leftover edit or merge marker']];
    }
    return isPlaceholder(line, isDocument(path)) ? [[row, 'placeholder instead of code']] : [];
  });
  if (found.length === 0) return [];
  const quoted = quotedRows(lines);
  return found
    .filter(([row]) => fences.includes(row) || !quoted.has(row))
    .map(([row, message]) => problemAt(lines, { row, column: 0 }, message));
}

const isMarker = (line: string) => markers.some((marker) => marker.test(line));

/** Of merges, of edits in blocks, of V4A patches and of unified diffs. */
const markers: readonly RegExp[] = [
  /^(?:<{7}|>{7}|\|{7})(?: |$)/,
  /^\s*(?:<{3,9} ?(?:SEARCH|ORIGINAL|HEAD)|>{3,9} ?(?:REPLACE|UPDATED))\b/,
  /^\s*(?:-{3,9} ?SEARCH|\+{3,9} ?REPLACE)[<>]?\s*$/,
  /^\*\*\* (?:Begin Patch|End Patch|End of File|(?:Update|Add|Delete) File: |Move to: )/,
  /^@@(?: -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|$| (?:class|def|func|fn|function|public|private|async|export)\b)/,
  /^diff --git a\/\S/,
];

/** Seven `=`, unless they underline a title of the same length. */
function isDivider(lines: readonly string[], row: number): boolean {
  return lines[row] === '=======' && lines[row - 1]?.trim().length !== 7;
}

/** A language, and perhaps the file's path or other attributes. */
const openingFence =
  /^(?:`{3,}|~{3,})[\w+#.-]*(?:[: ]+(?:\{[^{}]*\}|[\w.-]+=(?:"[^"]*"|'[^']*'|[^\s:"']*)|[\w\\-]*[./][\w./\\-]+))*\s*$/;
const closingFence = /^(?:`{3,}|~{3,})\s*$/;

/**
 * The first line that is not blank, or the second below the file's path, if it is a fence; and the last one, if it
 * closes that, or nothing.
 */
function fenceRows(lines: readonly string[]): readonly number[] {
  const isText = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isText);
  const last = lines.findLastIndex(isText);
  const short = lines.map((line) => (line.length > maxLineLength ? '' : line));
  const isPath = /^[*`#/ ]*[\w./\\-]+\.\w+[*`:]*$/.test(short[first] ?? '');
  const openings = isPath ? [first, first + 1] : [first];
  const opened = openings.filter((row) => openingFence.test(short[row] ?? ''));
  const isPaired = lines.filter((line) => /^(?:`{3,}|~{3,})/.test(line)).length % 2 === 0;
  const isClosing = last > first && closingFence.test(lines[last] ?? '');
  return isClosing && (opened.length > 0 || !isPaired) ? [...opened, last] : opened;
}

/** What delimits texts of several lines in most languages: their content may quote anything. */
const quotes = [/(?<!\\)`/g, /"""/g, /'''/g];

/** The lines that begin within a text of several lines, or within a fence of a document. */
function quotedRows(lines: readonly string[]): ReadonlySet<number> {
  const counts = quotes.map(() => 0);
  const rows = new Set<number>();
  for (const [row, line] of lines.entries()) {
    if (counts.some((count) => count % 2 === 1)) rows.add(row);
    for (const [at, quote] of quotes.entries()) {
      counts[at] = (counts[at] ?? 0) + (line.match(quote)?.length ?? 0);
    }
  }
  return rows;
}
