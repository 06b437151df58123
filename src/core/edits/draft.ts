import {
  type PathRules,
  type RepoPath,
  repoPath,
  whyNotNew,
  whyReadOnly,
} from '../repository/index.ts';
import { clip } from '../text/index.ts';
import {
  type Document,
  type FileChange,
  type Patch,
  parseDocument,
  textOf,
  withChange,
} from './patch/index.ts';

/** The original text of a file (`null`: no such file, or not text) and its mode. */
export type Original = Pick<FileChange, 'before' | 'executable'>;

/** What edits are applied to: every path, the originals that were read, and the paths' rules. */
export interface Repository {
  readonly paths: readonly string[];
  readonly originals: ReadonlyMap<RepoPath, Original>;
  readonly rules: PathRules;
}

/** A file as the edits so far have left it; its mode moves with it. */
export interface DraftFile extends Document {
  readonly executable: boolean;
}

/**
 * The files that were read, as the edits so far have left them; `null`: there is no such file. A path
 * of the repository that is not in the draft was not read, or is not text, and cannot be edited.
 */
export type Draft = ReadonlyMap<RepoPath, DraftFile | null>;

/** What is needed to find the file of an edit and to change it. */
export interface EditScope {
  readonly draft: Draft;
  readonly repository: Repository;
}

/** Why an edit has no file that it may change. */
export interface Unplaced {
  readonly kind: 'unplaced';
  readonly why: string;
}

/** The draft after an edit, or why the edit changes nothing or does not fit. */
export type AppliedEdit =
  | { readonly kind: 'applied'; readonly draft: Draft }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string }
  | Unplaced;

/** The file after a block or hunks, or why they change nothing or do not fit. */
export type AppliedBlock =
  | { readonly kind: 'replaced'; readonly document: Document }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string };

export const refused = (why: string) => ({ kind: 'refused', why }) as const;

/** Returns the files as the patch so far has left them. */
export function startDraft(patch: Patch, { paths, originals }: Repository): Draft {
  const draft = new Map<RepoPath, DraftFile | null>();
  for (const [path, { before, executable }] of originals) {
    if (before !== null || !paths.includes(path)) draft.set(path, fileOf(before, executable));
  }
  for (const [path, { after, executable }] of patch) draft.set(path, fileOf(after, executable));
  return draft;
}

function fileOf(text: string | null, executable: boolean): DraftFile | null {
  return text === null ? null : { ...parseDocument(text), executable };
}

/** Returns the draft with another text for a file (`null`: without the file); its mode stays. */
export function withDocument(draft: Draft, path: RepoPath, document: Document | null): Draft {
  const executable = draft.get(path)?.executable ?? false;
  return new Map(draft).set(path, document && { ...document, executable });
}

/** Returns the draft with a file, including its mode, moved to another path. */
export function withMoved(draft: Draft, from: RepoPath, to: RepoPath): Draft {
  return new Map(draft).set(to, draft.get(from) ?? null).set(from, null);
}

/** Each edit of a reply asks for the paths of the same repository. */
const known = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns every path of the repository and every path that the edits so far created. */
export function pathsIn(scope: EditScope): readonly string[] {
  const { paths } = scope.repository;
  const created = createdIn(scope);
  return created.length === 0 ? paths : [...paths, ...created];
}

function createdIn({ draft, repository: { paths } }: EditScope): readonly string[] {
  const listed = known.get(paths) ?? new Set(paths);
  known.set(paths, listed);
  return [...draft].flatMap(([path, file]) => (file && !listed.has(path) ? [path] : []));
}

/** Returns the patch with everything that the draft changed since `start`. */
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

/** No operating system checks out a longer path, or a longer name in it. */
const tooLong = /^.{1000}|[^/]{256}/s;

/** Returns the path if the repository's rules allow writing to it; a file may be moved there `from` another path. */
export function writablePath(path: string, scope: EditScope, from?: RepoPath): RepoPath | Unplaced {
  const { rules, paths } = scope.repository;
  if (tooLong.test(path)) return unplaced(`${clippedName(path)} is too long for a path`);
  const checked = repoPath(path, rules);
  if (typeof checked !== 'string') return unplaced(checked.why);
  const notNew = paths.includes(path) ? undefined : whyNotHere(path, scope, from);
  const why = whyReadOnly(checked) ?? notNew;
  return why === undefined ? checked : unplaced(why);
}

/** Says why the edits must not create a path; what they deleted or move leaves its name free. */
function whyNotHere(path: string, scope: EditScope, from: RepoPath | undefined) {
  const { draft, repository } = scope;
  const left = new Set<string>([...draft].flatMap(([one, file]) => (file === null ? [one] : [])));
  const isGone = (name: string) => name === from || left.has(name);
  return whyNotNew(path, repository.paths, isGone) ?? whyNotNew(path, createdIn(scope), isGone);
}

export function clippedName(name: string): string {
  return name.length > 200 ? clip(name, 60) : name;
}

export const unplaced = (why: string): Unplaced => ({ kind: 'unplaced', why });
