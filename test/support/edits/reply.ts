import { newLines, oldLines, type Row } from './rows.ts';

/** A block as rows of one file, before it is written. */
export interface Block {
  readonly path: string;
  readonly rows: readonly Row[];
  /** Index of its first row in the file. */
  readonly from: number;
  /** Line number of that row in the old file, from 1. */
  readonly line: number;
}

/** A block as a reply writes it. */
export interface Written {
  readonly path: string;
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** The three marker lines of a block. */
export interface Markers {
  readonly head: string;
  readonly divider: string;
  readonly end: string;
}

/** The markers that the prompt asks for. */
const usualMarkers: Markers = {
  head: '<<<<<<< SEARCH',
  divider: '=======',
  end: '>>>>>>> REPLACE',
};

/** Writes a block without any distortion. */
export function plain({ path, rows }: Block): Written {
  return { path, search: oldLines(rows), replace: newLines(rows) };
}

/** Returns the lines of a block from marker to marker. */
export function blockLines(
  { search, replace }: Written,
  { head, divider, end }: Markers = usualMarkers,
): readonly string[] {
  return [head, ...search, divider, ...replace, end];
}

/** Returns a reply with each block below the path of its file. */
export function renderReply(blocks: readonly Written[], markers: Markers = usualMarkers): string {
  return joinParts(blocks.map((block) => [block.path, ...blockLines(block, markers)]));
}

/** Joins the parts of a reply with blank lines. */
export function joinParts(parts: readonly (readonly string[])[]): string {
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
