import { fileKind } from '../file-kind.ts';
import type { ShownLines, ShownText } from '../outline/index.ts';
import type { FoundFile } from './found-file.ts';

/** Lines of a result that belong together, below a title unless that is empty. */
export interface ResultGroup {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where each of the lines stands; missing if they are of no file. */
  readonly places?: readonly ShownLines[];
}

/** Puts groups on pages of at most `room` characters. A group that goes on repeats its title. */
export function pagesOf(groups: readonly ResultGroup[], room: number): readonly ShownText[] {
  const pages: ShownText[] = [];
  let page: string[] = [];
  let shown: ShownLines[] = [];
  let used = 0;
  const end = () => {
    pages.push({ text: page.join('\n'), shown });
    [page, shown, used] = [[], [], 0];
  };
  const add = (line: string) => {
    page.push(line);
    used += line.length + 1;
  };
  for (const { title, lines, places } of groups) {
    let isTitled = title === '';
    for (const [at, line] of lines.entries()) {
      const needed = line.length + 1 + (isTitled ? 0 : title.length + 1);
      if (used > 0 && used + needed > room) {
        end();
        isTitled = title === '';
      }
      if (!isTitled) add(title);
      add(line);
      isTitled = true;
      const place = places?.[at];
      if (place !== undefined) shown.push(place);
    }
  }
  if (page.length > 0) end();
  return pages;
}

/** A file with more lines than these comes after the others. */
const few = 20;

/**
 * Groups what was found by file, each with all of its lines, in the order of the files; but first those with definitions,
 * and last those with many lines, which would fill the first page. In each, code comes before its documentation.
 */
export function groupResults(files: readonly FoundFile[]): readonly ResultGroup[] {
  const rank = ({ lines, count }: FoundFile) =>
    (lines.some(({ kind }) => kind === 'definition') ? 0 : 2) + (count > few ? 1 : 0);
  const ordered = files.toSorted((one, other) => rank(one) - rank(other));
  return ordered.map(({ path, count, lines }) => {
    const isApart = lines.every(({ kind }) => kind !== 'context') && fileKind(path) !== 2;
    const inOrder = isApart
      ? lines.toSorted((a, b) => Number(a.isDoc ?? false) - Number(b.isDoc ?? false))
      : lines;
    return {
      title: `${path} (${count} ${count === 1 ? 'line' : 'lines'})`,
      lines: inOrder.map(
        ({ line, text, kind }) => `  ${line}${kind === 'context' ? '-' : ':'} ${text}`,
      ),
      places: inOrder.map(({ line }) => ({ path, start: line, end: line })),
    };
  });
}
