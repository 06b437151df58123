/** The two sides of a block or a hunk: as written, or with a copy artefact undone. */
export interface SearchReplace {
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** Whether the block changes nothing. */
export function isIdentical({ search, replace }: SearchReplace): boolean {
  return search.length === replace.length && search.every((line, at) => line === replace[at]);
}
