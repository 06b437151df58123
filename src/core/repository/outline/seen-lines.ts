import { type Lines, mergedLines, type ShownText } from './window.ts';

/** Fewer lines in a row are not worth a sentence about them. */
const leastInRow = 5;

/** Returns the lines of a file that texts show just as they are now, where several follow each other. */
export function linesSeen(
  file: { readonly path: string; readonly lines: readonly string[] },
  texts: readonly ShownText[],
): readonly Lines[] {
  const seen = texts.flatMap(({ text, shown }) => {
    const own = shown.filter(({ path }) => path === file.path);
    const isThere = ({ start, end }: Lines) =>
      end - start + 1 >= leastInRow &&
      end <= file.lines.length &&
      text.includes(file.lines.slice(start - 1, end).join('\n'));
    return [...mergedLines(own), ...own].filter(isThere);
  });
  return mergedLines(seen);
}
