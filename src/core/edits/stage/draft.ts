import type { PathRules, RepoPath } from '../../repository/index.ts';
import { type Document, documentOf, textOf } from '../lines.ts';
import { type FileChange, type Patch, withChange } from '../patch/index.ts';

/** The original of a file (`null`: there is none, or it is no text) and its mode. */
export type Original = Pick<FileChange, 'before' | 'executable'>;

/** What edits are laid over: every path there is, the originals that were read, and where to write. */
export interface Repository {
  readonly paths: readonly string[];
  readonly originals: ReadonlyMap<RepoPath, Original>;
  readonly rules: PathRules;
}

/** A file as the edits so far have left it; its mode goes where the file goes. */
export interface DraftFile extends Document {
  readonly executable: boolean;
}

/**
 * The files that were read, as the edits so far have left them; `null`: there is no such file. A path
 * of the repository that is not in it was not read, or is no text, and cannot be edited.
 */
export type Draft = ReadonlyMap<RepoPath, DraftFile | null>;

/** The files as the patch so far has left them. */
export function draftOf(patch: Patch, { paths, originals }: Repository): Draft {
  const draft = new Map<RepoPath, DraftFile | null>();
  for (const [path, { before, executable }] of originals) {
    if (before !== null || !paths.includes(path)) draft.set(path, fileOf(before, executable));
  }
  for (const [path, { after, executable }] of patch) draft.set(path, fileOf(after, executable));
  return draft;
}

function fileOf(text: string | null, executable: boolean): DraftFile | null {
  return text === null ? null : { ...documentOf(text), executable };
}

/** The draft with another text of a file (`null`: without the file), whose mode stays. */
export function withDocument(draft: Draft, path: RepoPath, document: Document | null): Draft {
  const executable = draft.get(path)?.executable ?? false;
  return new Map(draft).set(path, document && { ...document, executable });
}

/** The draft with a file, mode and all, on another path. */
export function withMoved(draft: Draft, from: RepoPath, to: RepoPath): Draft {
  return new Map(draft).set(to, draft.get(from) ?? null).set(from, null);
}

/** Every path that a file has or had, those included that the edits so far have made. */
export function pathsIn(draft: Draft, { paths }: Repository): readonly string[] {
  const made = [...draft].flatMap(([path, file]) =>
    file === null || paths.includes(path) ? [] : [path],
  );
  return [...paths, ...made];
}

/** The patch with everything in which the draft differs from its start. */
export function draftedPatch(
  patch: Patch,
  { originals }: Repository,
  draft: Draft,
  start: Draft,
): Patch {
  let drafted = patch;
  for (const [path, file] of draft) {
    if (file === (start.get(path) ?? null)) continue;
    const after = file === null ? null : textOf(file);
    const { before, executable } = originals.get(path) ?? { before: null, executable: false };
    const mode = before === null && file !== null ? file.executable : executable;
    drafted = withChange(drafted, { path, before, after, executable: mode });
  }
  return drafted;
}
