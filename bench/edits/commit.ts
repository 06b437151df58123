import { oldLines, type Row } from '../../test/support/edits/rows.ts';

/** A bug fix from a repository's history, with the code files that it modified. */
export interface Commit {
  readonly id: string;
  readonly files: readonly ChangedFile[];
}

/** A file of a commit, with both versions as one list of rows. */
export interface ChangedFile {
  readonly path: string;
  readonly rows: readonly Row[];
}

/** Whether a change is as small as those of the agent. */
export function isSmall({ files }: Commit): boolean {
  const changed = files.flatMap(({ rows }) => rows.filter(({ kind }) => kind !== 'both'));
  return (
    changed.length > 0 &&
    changed.length <= 60 &&
    files.every(({ rows }) => oldLines(rows).length <= 700)
  );
}
