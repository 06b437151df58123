import type { Definition } from '../../../engines/syntax/index.ts';

/** A file to outline. */
export interface OutlinedFile {
  readonly path: string;
  readonly text: string;
  /** Missing if no grammar reads the file. */
  readonly definitions?: readonly Definition[] | undefined;
}

/** The definitions within the file, by their first lines, outer ones first. */
export function inOrder(definitions: readonly Definition[], count: number): readonly Definition[] {
  return definitions
    .filter(({ start, end }) => start >= 1 && start <= end && start <= count)
    .map((one) => (one.end > count ? { ...one, end: count } : one))
    .sort((a, b) => a.start - b.start || a.depth - b.depth || b.end - a.end);
}

/** The lines of a text; a final line break does not start another line. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
