import type { ShownLines } from '../outline/index.ts';
import type { FoundFile, FoundLine } from './found-file.ts';

/** Lines of a result that belong together, below a title unless that is empty. */
export interface ResultGroup {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where each of the lines stands; missing if they are of no file. */
  readonly places?: readonly ShownLines[];
}

/** A page of a result, and the lines of files that it shows. */
export interface ResultPage {
  readonly text: string;
  readonly shown: readonly ShownLines[];
}

/** Puts groups on pages of at most `room` characters. A group that goes on repeats its title. */
export function pagesOf(groups: readonly ResultGroup[], room: number): readonly ResultPage[] {
  const pages: ResultPage[] = [];
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

/** Lines of a file that are shown before other files have their turn. */
const firstMatches = 8;

/**
 * Groups what was found by file, in its order, but files with definitions first. Of a file with many lines the
 * definitions and the first lines come in its turn, and the rest after all files.
 */
export function groupResults(files: readonly FoundFile[]): readonly ResultGroup[] {
  const isDefining = ({ lines }: FoundFile) => lines.some(({ kind }) => kind === 'definition');
  const ordered = [...files.filter(isDefining), ...files.filter((file) => !isDefining(file))];
  const halves = ordered.map((file) => ({ file, ...halvesOf(file) }));
  const group = ({ path, count }: FoundFile, lines: readonly FoundLine[], more: string) => ({
    title: `${path} (${count} ${count === 1 ? 'line' : 'lines'}${more})`,
    lines: lines.map(
      ({ line, text, kind }) => `  ${line}${kind === 'context' ? '-' : ':'} ${text}`,
    ),
    places: lines.map(({ line }) => ({ path, start: line, end: line })),
  });
  return [
    ...halves.map(({ file, first, rest }) =>
      group(file, first, rest.length > 0 ? ', the rest further on' : ''),
    ),
    ...halves.flatMap(({ file, rest }) =>
      rest.length > 0 ? [group(file, rest, ', the rest')] : [],
    ),
  ];
}

function halvesOf({ lines }: FoundFile): Readonly<Record<'first' | 'rest', readonly FoundLine[]>> {
  const blocks = joinAdjacent(lines);
  const chosen = new Set(
    blocks.filter((block) => block.some((line) => line.kind === 'definition')),
  );
  let count = 0;
  for (const block of blocks) {
    if (count >= firstMatches) break;
    chosen.add(block);
    count += block.filter(({ kind }) => kind !== 'context').length;
  }
  return {
    first: blocks.filter((block) => chosen.has(block)).flat(),
    rest: blocks.filter((block) => !chosen.has(block)).flat(),
  };
}

/** Lines that follow each other because of the lines around them, or single lines. */
function joinAdjacent(lines: readonly FoundLine[]): readonly (readonly FoundLine[])[] {
  const blocks: FoundLine[][] = [];
  const hasContext = lines.some(({ kind }) => kind === 'context');
  for (const line of lines) {
    const block = blocks.at(-1);
    if (hasContext && block?.at(-1)?.line === line.line - 1) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
