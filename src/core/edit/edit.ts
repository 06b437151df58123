/** One SEARCH/REPLACE block: lines without their endings. An empty `search` asks for a new file. */
export interface Edit {
  /** The file as the model named it; not yet a path of the repository. */
  readonly file: string;
  readonly search: readonly string[];
  readonly replace: readonly string[];
}
