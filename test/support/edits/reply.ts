import { newLines, oldLines, type Row } from './rows.ts';

/** A block before it is written: rows of one file. */
export interface Block {
  readonly path: string;
  readonly rows: readonly Row[];
  /** Which row of the file the first one is, from 0. */
  readonly from: number;
  /** The line number of that row in the old file, from 1. */
  readonly line: number;
}

/** A block as a reply writes it. */
export interface Written {
  readonly path: string;
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** The three lines that hold a block together. */
export interface Markers {
  readonly head: string;
  readonly divider: string;
  readonly end: string;
}

/** The markers that a reply is asked for. */
export const usualMarkers: Markers = {
  head: '<<<<<<< SEARCH',
  divider: '=======',
  end: '>>>>>>> REPLACE',
};

/** The block without any distortion. */
export function plain({ path, rows }: Block): Written {
  return { path, search: oldLines(rows), replace: newLines(rows) };
}

/** The lines of a block from marker to marker. */
export function blockLines(
  { search, replace }: Written,
  { head, divider, end }: Markers = usualMarkers,
): readonly string[] {
  return [head, ...search, divider, ...replace, end];
}

/** A reply of blocks, each below the path of its file. */
export function renderReply(blocks: readonly Written[], markers: Markers = usualMarkers): string {
  return joinParts(blocks.map((block) => [block.path, ...blockLines(block, markers)]));
}

/** Parts of a reply with a blank line between them. */
export function joinParts(parts: readonly (readonly string[])[]): string {
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
