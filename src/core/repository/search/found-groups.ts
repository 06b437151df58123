import type { FoundFile, FoundLine } from './found-file.ts';
import type { ResultGroup } from './pages.ts';

/** Lines of a file that are shown before other files have their turn. */
const firstMatches = 8;

/**
 * Groups what was found by file, in its order, but files with definitions first. Of a file with many lines the
 * definitions and the first lines come in its turn, and the rest after all files.
 */
export function groupsOf(files: readonly FoundFile[]): readonly ResultGroup[] {
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
  const blocks = blocksOf(lines);
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
function blocksOf(lines: readonly FoundLine[]): readonly (readonly FoundLine[])[] {
  const blocks: FoundLine[][] = [];
  const hasContext = lines.some(({ kind }) => kind === 'context');
  for (const line of lines) {
    const block = blocks.at(-1);
    if (hasContext && block?.at(-1)?.line === line.line - 1) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
