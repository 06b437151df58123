import { type Lines, mergedLines, type ShownText } from './window.ts';

/** Fewer lines in a row are not worth a sentence about them. */
const leastInRow = 5;

/** The ways in which a text shows lines: as they are, as the new side of a diff, or after their numbers. */
const forms: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/^-.*\n/gm, '').replace(/^[ +]/gm, ''),
  (text) => text.replace(/^ *\d+[:-] /gm, ''),
];

/** Returns the lines of a file that texts show just as they are now, where several follow each other. */
export function linesSeen(
  file: { readonly path: string; readonly lines: readonly string[] },
  texts: readonly ShownText[],
): readonly Lines[] {
  const seen = texts.flatMap(({ text, shown }) => {
    const own = shown.filter(({ path }) => path === file.path);
    if (own.length === 0) return [];
    const written = forms.map((form) => form(text));
    const isThere = ({ start, end }: Lines) => {
      if (end - start + 1 < leastInRow || end > file.lines.length) return false;
      const lines = file.lines.slice(start - 1, end).join('\n');
      return written.some((one) => one.includes(lines));
    };
    return [...mergedLines(own), ...own].filter(isThere);
  });
  return mergedLines(seen);
}

/** Lines in a row that are not shown again, and of one range: fewer are read more easily in their place. */
const leastLeftOut = { inRow: 26, ofRange: 13 } as const;

/** Returns what is not shown again, among what was seen, where these ranges are asked for. */
export function longSeen(wanted: readonly Lines[], seen: readonly Lines[]): readonly Lines[] {
  const isEnough = (range: Lines, one: Lines) => {
    const common = Math.min(one.end, range.end) - Math.max(one.start, range.start) + 1;
    return common >= Math.min(leastLeftOut.ofRange, range.end - range.start + 1);
  };
  return seen.filter(
    (one) =>
      one.end - one.start + 1 >= leastLeftOut.inRow && wanted.some((range) => isEnough(range, one)),
  );
}
