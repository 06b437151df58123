import type { Definition } from '../../../engines/syntax/index.ts';
import type { Focus } from '../ranking/index.ts';
import { blockScores, blocksOf, type FileBlock, maxBlock, shownOf } from './blocks.ts';
import { inOrder, linesOf, type OutlinedFile } from './definition.ts';
import { type Folds, foldsOf } from './folds.ts';
import { type Lines, lengthsOf } from './window.ts';

/** A file whose lines compete with those of others for one room. */
export interface WeighedFile extends OutlinedFile {
  /** How likely the ticket concerns it, from 0 to 1; with 0, only what the ticket states is shown of it. */
  readonly weight: number;
  /** Whether the ticket names it; of others, nothing is shown without a word of the ticket. */
  readonly isNamed: boolean;
  /** The names of its definitions that the ticket states, with their weights. */
  readonly names: ReadonlyMap<string, number>;
}

/** A file with what is known of its lines. */
export interface FileView {
  readonly file: WeighedFile;
  readonly lines: readonly string[];
  readonly definitions: readonly Definition[];
  readonly blocks: readonly FileBlock[];
  /** How much each block has to do with the ticket, and the most that one has. */
  readonly scores: readonly number[];
  readonly best: number;
  readonly folds: Folds;
  /** Returns how many characters ranges have. */
  lengthOf(ranges: readonly Lines[]): number;
  /** Returns the lines of a block, or of another range, that are shown for it. */
  shown(range: FileBlock | Lines): readonly Lines[];
}

/** Lines of a file. */
export interface Seen {
  readonly view: FileView;
  readonly range: FileBlock | Lines;
}

/** The least weight of the likeliest files, of which whole functions are shown. */
const likeliest = 0.4;

/** Reads a file for choosing among its lines. */
export function viewOf(file: WeighedFile, focus: Focus): FileView {
  const lines = linesOf(file.text);
  const definitions = inOrder(file.definitions ?? [], lines.length);
  const folds = foldsOf(file.path, lines);
  const most = file.weight >= likeliest ? maxBlock.likeliest : maxBlock.usual;
  const blocks = blocksOf(lines, definitions, folds, most).filter(({ start, end }) =>
    lines.slice(start - 1, end).some((line) => line.trim() !== ''),
  );
  const scores = blockScores(blocks, lines, { focus, folds });
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const length = lengthsOf(lines);
  const lengthOf = (ranges: readonly Lines[]) => ranges.reduce((sum, one) => sum + length(one), 0);
  const shown = (range: FileBlock | Lines) => shownOf(range, folds);
  return { file, lines, definitions, blocks, scores, best, folds, lengthOf, shown };
}
