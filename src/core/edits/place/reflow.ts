import { indentOf, isBlank } from '../lines.ts';
import { withoutEdges } from './blank-lines.ts';
import { exact, unspaced } from './normalizer.ts';
import { type Finder, oneOf, type Rows } from './place.ts';

/** Signs that are not blanks; fewer are too little to know a place by. */
const fewestSigns = 12;

/**
 * SEARCH broken into other lines than the file: the same signs in the same order between a line's start
 * and a line's end. The lines are replaced whole.
 */
export const reflowedLines: Finder = (rows, sides) => {
  const { search, replace } = withoutEdges(sides);
  const wanted = signsOf(search);
  if (wanted.length < fewestSigns || signsOf(replace) === wanted) return undefined;
  const spans = spansOf(rows, wanted);
  const [span] = spans;
  if (span === undefined) return undefined;
  const there = rows.texts.slice(span.start, span.end);
  const whole = { search: there, replace: based(replace, search, there) };
  return oneOf(
    spans.map(({ start }) => start),
    whole,
    exact,
  );
};

const signsOf = (lines: readonly string[]) => lines.map(unspaced.key).join('');

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The first sign of a line, counted over all lines. */
interface Start {
  readonly line: number;
  readonly sign: number;
}

/** Every run of lines that has the wanted signs, from its first line with any to its last. */
function spansOf(rows: Rows, wanted: string): readonly Span[] {
  const keys = rows.keys(unspaced);
  const text = keys.join('');
  const starts: Start[] = [];
  const ends = new Map<number, number>();
  let length = 0;
  for (const [at, key] of keys.entries()) {
    if (key === '') continue;
    starts.push({ line: at, sign: length });
    length += key.length;
    ends.set(length, at + 1);
  }
  return starts.flatMap(({ line, sign }) => {
    const end = ends.get(sign + wanted.length);
    return end !== undefined && text.startsWith(wanted, sign) ? [{ start: line, end }] : [];
  });
}

/** REPLACE moved as far to the right as the file's first line stands from SEARCH's. */
function based(
  replace: readonly string[],
  search: readonly string[],
  there: readonly string[],
): readonly string[] {
  const first = search.find((line) => !isBlank(line)) ?? '';
  const [own, file] = [indentOf(first), indentOf(there[0] ?? '')];
  if (own === file) return replace;
  return replace.map((line) =>
    line.startsWith(own) && !isBlank(line) ? file + line.slice(own.length) : line,
  );
}
