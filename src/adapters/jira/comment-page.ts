import type { WrittenComment } from './authorship.ts';

/** Comments of a ticket, oldest first; `total` counts those of all pages. */
export interface CommentPage {
  readonly comments: readonly WrittenComment[];
  readonly total: number;
}
