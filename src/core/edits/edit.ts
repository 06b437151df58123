/** What a reply asks to be done to one file. Lines come without their endings. */
export type Edit = Replacement | WholeFile | Deletion | Renaming;

/** One SEARCH/REPLACE block. An empty `search` asks for a new file. */
export interface Replacement {
  readonly kind: 'replacement';
  /** The file as the model named it; not yet a path of the repository. Missing: it named none. */
  readonly file?: string | undefined;
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** A file's whole new text. */
export interface WholeFile {
  readonly kind: 'whole-file';
  readonly file: string;
  readonly lines: readonly string[];
}

/** A file that is to go. */
export interface Deletion {
  readonly kind: 'deletion';
  readonly file: string;
}

/** A file that is to have another path. */
export interface Renaming {
  readonly kind: 'renaming';
  readonly file: string;
  readonly to: string;
}
