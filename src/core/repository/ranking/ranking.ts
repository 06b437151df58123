import type { ResolvedMention } from '../mentions/index.ts';
import type { Focus } from './focus.ts';

/** Files in the order in which a ticket may concern them. */
export interface Ranking {
  /** Every path, the likeliest first. */
  readonly files: readonly RankedFile[];
  readonly mentions: readonly ResolvedMention[];
  readonly focus: Focus;
}

export interface RankedFile {
  readonly path: string;
  /** How likely the ticket concerns the file, as far as words tell; all files together have 1. */
  readonly score: number;
}
