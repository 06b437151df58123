import { type Lines, linesOf, nameLine, type OutlinedFile } from '../outline/index.ts';
import type { Focus } from '../ranking/index.ts';

/**
 * Lines of a test that is short enough to be an example, its characters, and lines of the imports, of what may be
 * above them, and of the end.
 */
const most = { lines: 24, characters: 1_000, head: 12, above: 100, end: 5 } as const;
const leastLines = 3;

/** How tests begin: by names, calls, attributes and macros. */
const marks =
  /^[ \t]*(?:@\w*Test\b|\[(?:Fact|Theory|Test\w*)\b|#\[(?:\w+::)*test\b|(?:it|test|specify|scenario|should|Deno\.test)\b(?:\.\w+)*[\s('"`]|(?:async )?def test|func (?:\(\w+ \*?\w+\) )?Test|(?:(?:public|protected|final|static|async) )*(?:void|function|fun|Task) `?(?:test|should)|[A-Z_]*TEST(?:_[A-Z]+)*\s*\(|\w*[tT]ester\.run\b)/m;

/**
 * Returns the lines of a short test, the nearest to the ticket, with the first lines of what it is in; none if no test is
 * short, and `undefined` for a file without tests.
 */
export function exampleTest(file: OutlinedFile, focus: Focus): readonly Lines[] | undefined {
  const lines = linesOf(file.text);
  const { definitions = [] } = file;
  const tests = definitions
    .map(({ start, end }) => ({ start: withMarks(start, lines), end }))
    .filter(({ start, end }) => end - start + 1 >= leastLines && end - start < most.lines)
    .map((range) => ({ ...range, text: lines.slice(range.start - 1, range.end).join('\n') }))
    .filter(({ text }) => text.length <= most.characters && marks.test(text));
  const [best] = tests
    // What contains another test is a group of them.
    .filter(({ end }, index) => (tests[index + 1]?.start ?? end + 1) > end)
    .map((one) => ({ ...one, worth: focus.weigh(one.text) / Math.sqrt(one.end - one.start + 8) }))
    .sort((one, other) => other.worth - one.worth);
  if (best === undefined) return marks.test(file.text) ? [] : undefined;
  const around = definitions
    .filter(({ start, end }) => start < best.start && end >= best.end)
    .map((one) => nameLine(one, lines))
    .map((line) => ({ start: line, end: line }));
  const { start, end } = best;
  return [...around, { start, end }];
}

/** Returns the imports of a file and its last lines: what a test that is added to it must know. */
export function endsOf({ text }: Pick<OutlinedFile, 'text'>): readonly Lines[] {
  const lines = linesOf(text);
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1;
  return [...importLines(lines), { start: Math.max(1, end - most.end + 1), end }];
}

const imports =
  /^\s*(?:import\b|from\s|use\s|using\s|#\s*include\b|require\b|(?:const|let|var|local)\s.*\brequire\b)/;

/** The first lines that import something, as one range. */
function importLines(lines: readonly string[]): readonly Lines[] {
  const start = lines.slice(0, most.above).findIndex((line) => imports.test(line));
  if (start === -1) return [];
  const near = lines.slice(start, start + most.head);
  const last = near.findLastIndex((line) => imports.test(line));
  const rest = near.slice(last).findIndex((line) => line.trim() === '');
  return [{ start: start + 1, end: start + (rest === -1 ? near.length : last + rest) }];
}

/** The first line of the attributes and annotations above a definition. */
function withMarks(start: number, lines: readonly string[]): number {
  let first = start;
  while (/^\s*(?:@\w|\[\w|#\[)/.test(lines[first - 2] ?? '')) first -= 1;
  return first;
}
