import { type Document, dominantEnding, type Line } from '../patch/index.ts';
import type { LineChange } from '../place/index.ts';

/**
 * Writes changes, from the bottom up, so that those above keep their line numbers. Every other line keeps its bytes; new
 * lines get the file's line endings.
 */
export function writeAll(document: Document, changes: readonly LineChange[]): Document {
  const upwards = changes.toReversed().toSorted((a, b) => b.start - a.start);
  return upwards.reduce(writeChange, document);
}

function writeChange(document: Document, { start, end, added }: LineChange): Document {
  const { lines } = document;
  const ending = dominantEnding(lines);
  const own = added.map((text, index) => ({
    text,
    ending: lines[start + index]?.ending || lines[start - 1]?.ending || ending,
  }));
  const written = lines.slice(0, start).concat(own, lines.slice(end));
  return { ...document, lines: withOwnEnd(written, lines) };
}

/** A file without a final newline stays so if its last line is replaced or followed by new lines. */
function withOwnEnd(written: readonly Line[], before: readonly Line[]): readonly Line[] {
  const final = before.at(-1);
  if (final?.ending !== '') return written;
  const ending = dominantEnding(before);
  return written.map((line, at) => {
    const isLast = at === written.length - 1;
    if (isLast) return before.includes(line) ? line : { ...line, ending: '' };
    return line.ending === '' ? { ...line, ending } : line;
  });
}
