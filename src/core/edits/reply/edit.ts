import type { RepoPath } from '../../repository/index.ts';

/** What a reply asks to do to one file. Lines have no endings. */
export type Edit = Replacement | WholeFile | Deletion | Renaming;

/** One SEARCH/REPLACE block. An empty `search` asks for a new file. */
export interface Replacement {
  readonly kind: 'replacement';
  /** The file as the model named it, not yet a path of the repository; missing if it named none. */
  readonly file?: string | undefined;
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** The whole new text of a file. */
export interface WholeFile {
  readonly kind: 'whole-file';
  readonly file: string;
  readonly lines: readonly string[];
  /** In a fence, which may show only a part of the file; `mentioned`: prose above it has the name. */
  readonly fence?: 'named' | 'mentioned' | undefined;
}

export interface Deletion {
  readonly kind: 'deletion';
  readonly file: string;
}

export interface Renaming {
  readonly kind: 'renaming';
  readonly file: string;
  readonly to: string;
}

/** A file whose edits were refused, and why. */
export interface Refusal {
  readonly path: RepoPath;
  readonly why: string;
  /** Characters in the file: one that is too long to be shown whole cannot be asked for whole. */
  readonly length: number;
  /** One of the edits is a rename, which the file's whole new text cannot replace. */
  readonly isMove?: true | undefined;
}
