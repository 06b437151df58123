import { hasLongLines, isComment } from '../../files/index.ts';
import type { Deception } from '../problems/index.ts';

/** Columns of blanks within a line and before it, and characters of a line, that nobody wonders at. */
const usual = { within: 30, before: 120, line: 240 } as const;

/** Columns behind which no editor shows code, and lines: nobody writes so. */
const far = { columns: 200, lines: 100 } as const;

/** Lines above and below that a line may be aligned with. */
const reach = 5;

const tabs = [4, 8] as const;
const expand = (text: string, tab: number) => {
  let width = 0;
  return text.replace(/\t|[^\t]+/g, (part) => {
    const shown = part === '\t' ? ' '.repeat(tab - (width % tab)) : part;
    width += shown.length;
    return shown;
  });
};

/**
 * Finds code that a change adds where people do not look: behind blanks, blank lines and long lines. It is doubtful as
 * long as it may be the writing of its language, and nothing where lines around are written alike.
 */
export function findOffScreen(before: string, after: string, path: string): readonly Deception[] {
  const known = new Set(before.split('\n'));
  const lines = after.split('\n');
  const longest = Math.max(usual.line, 2 * longestOf(before === '' ? [] : [...known]));
  const mostShown = hasLongLines(path, after) ? Number.POSITIVE_INFINITY : longest;
  const found = lines.flatMap((line, row): readonly Deception[] => {
    if (line.length <= usual.within / 4 || known.has(line)) return [];
    const { length } = line.trimEnd();
    const behind = behindBlanks(lines, row);
    if (behind.length > 0 || length <= mostShown) return behind;
    const message = `code in a line of ${length.toLocaleString('en')} characters`;
    return [{ row, column: longest, message, isDoubtful: true }];
  });
  return [...found, ...(known.size < lines.length ? behindLines(lines, before) : [])];
}

const longestOf = (lines: readonly string[]) =>
  lines.reduce((most, { length }) => Math.max(most, length), 0);

function behindBlanks(lines: readonly string[], row: number): readonly Deception[] {
  const line = (lines[row] ?? '').trimEnd();
  for (const { 0: blanks, index } of line.matchAll(/(?<!\s)\s{8,}(?=\S)/g)) {
    const column = index + blanks.length;
    const rest = line.slice(column);
    const width = blanks.length + 3 * (blanks.split('\t').length - 1);
    const isUsual = width < (index === 0 ? usual.before : usual.within);
    if (isUsual || !/[\p{L}\p{N}]/u.test(rest) || isComment(rest)) continue;
    const isFar = width >= far.columns;
    if (!isFar && isAligned(lines, row, column)) continue;
    const message = `code behind ${width.toLocaleString('en')} blanks`;
    return [{ row, column, message, ...(!isFar && { isDoubtful: true }) }];
  }
  return [];
}

/** Whether lines around go on behind blanks in the same column. */
function isAligned(lines: readonly string[], row: number, column: number): boolean {
  const texts = lines.slice(Math.max(0, row - reach), row + reach + 1);
  const line = lines[row] ?? '';
  return tabs.some((tab) => {
    const at = expand(line.slice(0, column), tab).length;
    const alike = texts.map((text) => expand(text, tab)).filter((text) => text.length > at);
    return alike.filter((text) => /^ {2}$/.test(text.slice(at - 2, at))).length > 1;
  });
}

/** Code that stands below more blank lines than a screen has. */
function behindLines(lines: readonly string[], before: string): readonly Deception[] {
  const blanks = /(?:\n[^\S\n]*){100}\n\s*\S/.test(before);
  let count = 0;
  return lines.flatMap((line, row) => {
    const above = count;
    count = line.trim() === '' ? count + 1 : 0;
    if (count > 0 || above < far.lines || blanks) return [];
    return [{ row, column: 0, message: `code behind ${above} blank lines` }];
  });
}
