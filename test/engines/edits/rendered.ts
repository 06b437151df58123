import fc from 'fast-check';
import { isBlank } from '../../../src/engines/edits/patch/index.ts';
import { plain, renderReply, type Written } from '../../support/edits/reply.ts';
import { countOf, newLines, oldLines, type Row, rowsOf, textOf } from '../../support/edits/rows.ts';
import { blocksOf, type Span, spansOf, stagedLines } from '../../support/edits/spans.ts';

/** A file before a change and its lines after it. */
export interface Change {
  readonly path: string;
  /** May have a byte order mark, Windows line endings, or no final newline. */
  readonly before: string;
  readonly rows: readonly Row[];
}

const signs = [
  '$&',
  "$1$`$'",
  '\\d+',
  '%s &',
  'e\u0301',
  '\u00E9',
  '日本',
  '👍🏽',
  'a\u00A0b',
  'a\rb',
];
const markers = [
  '<<<<<<< SEARCH',
  '=======',
  '>>>>>>> REPLACE',
  '<<<<< DELETE',
  '------- SEARCH',
  '+++++++ REPLACE',
  '```',
  '...',
];

/** Reads as an escape of the whole reply. */
const escaped = /&#?\w+;|\\["']|[“”‘’\uFEFF]/;

/** Repeated lines and lines that resemble other syntax; a file is indented with one character only. */
const linesOf = (indent: string, words: readonly string[]) =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...words) },
      { weight: 3, arbitrary: fc.constantFrom(...words).map((word) => indent + word) },
      { weight: 2, arbitrary: fc.constantFrom('', '', indent, `${words[0]}  `) },
      { weight: 2, arbitrary: fc.constantFrom(...signs, ...markers) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }).map(asLine) },
    ),
    { maxLength: 16 },
  );

function asLine(text: string): string {
  const line = text.replace(/[\r\n]/g, '').trimStart();
  return escaped.test(line) ? '' : line;
}

const ways = fc.record({
  indent: fc.constantFrom('\t', '  ', '    '),
  ending: fc.constantFrom('\n', '\r\n'),
  isEnded: fc.boolean(),
  mark: fc.constantFrom('', '', '\uFEFF'),
});

/** A change of the file at `path`: replaces some runs of its lines, or all of them. */
export const changeAt = (
  path: string,
  words: readonly string[] = ['a', 'b', 'c', '}'],
): fc.Arbitrary<Change> =>
  ways
    .chain(({ indent, ...way }) =>
      fc.record({
        way: fc.constant(way),
        pieces: fc.array(
          fc.record({
            old: linesOf(indent, words),
            new: linesOf(indent, words),
            kept: linesOf(indent, words),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    )
    .map(({ way, pieces }) => {
      const old = pieces.flatMap((piece) => [...piece.old, ...piece.kept]);
      const now = pieces.flatMap((piece) => [...piece.new, ...piece.kept]);
      const isEnded = way.isEnded || old.at(-1) === '';
      const text = old.join(way.ending) + (isEnded && old.length > 0 ? way.ending : '');
      return { path, before: way.mark + text, rows: rowsOf(textOf(old), textOf(now)) };
    })
    .filter(({ rows }) => rows.some(({ kind }) => kind !== 'both'));

/**
 * Returns the possible texts after the change. New lines get the file's ending, and the final newline
 * stays as it was. If only the last lines of a file without one are removed, the line above keeps its own.
 */
export function textsAfter({ before, rows }: Change): readonly string[] {
  const lines = newLines(rows);
  const ending = before.includes('\r\n') ? '\r\n' : '\n';
  const mark = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  const bare = mark + lines.join(ending);
  const ended = lines.length > 0 ? bare + ending : bare;
  const isEnded = before.endsWith('\n') || before === mark;
  if (isEnded) return [ended];
  return rows.at(-1)?.kind === 'old' ? [bare, ended] : [bare];
}

/** Cuts the changes into blocks with at least `context` lines of context. */
export function blocksIn(changes: readonly Change[], context: number): readonly Written[] {
  const files = changes.map(({ path, rows }) => ({ path, rows, spans: clearSpans(rows, context) }));
  return blocksOf({ files }).map(plain);
}

/** Renders blocks with markers of `length` signs, longer than any inside. */
export function rendered(blocks: readonly Written[], length = 9): string {
  return renderReply(blocks, {
    head: `${'<'.repeat(length)} SEARCH`,
    divider: '='.repeat(length),
    end: `${'>'.repeat(length)} REPLACE`,
  });
}

/** Adds context until every block has one place and differs from the result of an earlier run. */
function clearSpans(rows: readonly Row[], context: number): readonly Span[] {
  for (let lines = context; lines < rows.length; lines += 1) {
    const spans = spansOf(rows, () => lines);
    if (spans.every((span) => isClear(span, rows))) return spans;
  }
  return [{ from: 0, to: rows.length }];
}

function isClear({ from, to }: Span, rows: readonly Row[]): boolean {
  const [search, replace] = [oldLines, newLines].map((side) => side(rows.slice(from, to)));
  if (search === undefined || replace === undefined || search.every(isBlank)) return false;
  const looksApplied =
    replace.length > search.length && countOf(replace, stagedLines(rows, from)) > 0;
  return !looksApplied;
}
