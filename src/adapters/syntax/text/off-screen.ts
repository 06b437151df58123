import { findingAt, type SyntaxFinding } from '../findings/index.ts';

/** Characters of a line that people read to its end. */
const longest = 500;

/** Columns of blanks behind which code is not looked for: within a line, and before it. */
const widest = { within: 40, before: 120 } as const;

/** A tab counts as four columns. */
const widthOf = (blanks: string) => blanks.length + 3 * (blanks.match(/\t/g)?.length ?? 0);

/** Finds code that a change adds where people do not look: far to the right of a line. */
export function offScreenFindings(before: string, after: string): readonly SyntaxFinding[] {
  const known = new Set(before.split('\n'));
  const lines = after.split('\n');
  return lines.flatMap((line, row) => {
    if (line.length <= widest.within / 4 || known.has(line)) return [];
    const found = farAway(line.trimEnd());
    return found === undefined ? [] : [findingAt(lines, { row, column: found[0] }, found[1])];
  });
}

/** A column, from 0, and what is wrong there. */
function farAway(line: string): readonly [number, string] | undefined {
  for (const { 0: blanks, index } of line.matchAll(/(?<!\s)\s{10,}(?=\S)/g)) {
    const width = widthOf(blanks);
    if (width >= (index === 0 ? widest.before : widest.within))
      return [index + blanks.length, `code behind ${width.toLocaleString('en')} blanks`];
  }
  const { length } = line;
  return length > longest
    ? [longest, `code in a line of ${length.toLocaleString('en')} characters`]
    : undefined;
}
