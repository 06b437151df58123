import {
  type BlockedFile,
  describeBlocked,
  type Obstacle,
  type PathRules,
  type RepoPath,
  repoPath,
  whyNotNew,
  whyReadOnly,
} from '../files/index.ts';
import { clip } from '../text/index.ts';
import {
  type Document,
  type FileChange,
  type Patch,
  parseDocument,
  textOf,
  withChange,
} from './patch/index.ts';

/** How a file is stored, whatever its text. */
type FileForm = Pick<FileChange, 'executable' | 'encoding'>;

/** The original text of a file (`null`: no such file, or not text), its form, and why it cannot be edited. */
export interface Original extends FileForm, Pick<FileChange, 'before'> {
  readonly obstacle?: Obstacle | undefined;
}

/** What edits are applied to: every path, the originals that were read, and the paths' rules. */
export interface Repository {
  readonly paths: readonly string[];
  readonly originals: ReadonlyMap<RepoPath, Original>;
  readonly rules: PathRules;
}

/** A file as the edits so far have left it; its form moves with it. */
export interface DraftFile extends Document, FileForm {}

/**
 * The files that were read, as the edits so far have left them; `null`: there is no such file. A path
 * of the repository that is not in the draft was not read, or has an obstacle, and cannot be edited.
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
  /** The file, if something keeps it from being edited. */
  readonly blocked?: BlockedFile | undefined;
}

/** The draft after an edit, or why the edit changes nothing or does not fit. */
export type AppliedEdit =
  | { readonly kind: 'applied'; readonly draft: Draft }
  | Unchanged
  | Unplaced;

/** The file after a block or hunks, or why they change nothing or do not fit. */
export type AppliedBlock = { readonly kind: 'replaced'; readonly document: Document } | Unchanged;

/** Why an edit changes nothing. */
interface Unchanged {
  readonly kind: 'unchanged' | 'refused';
  readonly why: string;
}

export const refused = (why: string) => ({ kind: 'refused', why }) as const;

/** Returns the files as the patch so far has left them. */
export function startDraft(patch: Patch, { paths, originals }: Repository): Draft {
  const draft = new Map<RepoPath, DraftFile | null>();
  for (const [path, { before, obstacle, ...form }] of originals) {
    const isOpen = obstacle === undefined && (before !== null || !paths.includes(path));
    if (isOpen) draft.set(path, fileOf(before, form));
  }
  for (const [path, { after, ...form }] of patch) draft.set(path, fileOf(after, form));
  return draft;
}

function fileOf(text: string | null, { executable, encoding }: FileForm): DraftFile | null {
  return text === null ? null : { ...parseDocument(text), executable, encoding };
}

/** Returns the draft with another text for a file (`null`: without the file); its form stays. */
export function withDocument(draft: Draft, path: RepoPath, document: Document | null): Draft {
  const { executable = false, encoding } = draft.get(path) ?? {};
  return new Map(draft).set(path, document && { ...document, executable, encoding });
}

/** Returns the draft with a file, including its form, moved to another path. */
export function withMoved(draft: Draft, from: RepoPath, to: RepoPath): Draft {
  return new Map(draft).set(to, draft.get(from) ?? null).set(from, null);
}

/** Each edit of a reply asks for the paths of the same repository. */
const known = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns every path of the repository, what it does not list and is in the way, and what the edits so far created. */
export function pathsIn(scope: EditScope): readonly string[] {
  const { paths, originals } = scope.repository;
  const listed = listedIn(paths);
  const blocked = [...originals].flatMap(([path, { obstacle }]) =>
    obstacle === undefined || listed.has(path) ? [] : path,
  );
  const more = [...blocked, ...createdIn(scope)];
  return more.length === 0 ? paths : [...paths, ...more];
}

function listedIn(paths: readonly string[]): ReadonlySet<string> {
  const listed = known.get(paths) ?? new Set(paths);
  known.set(paths, listed);
  return listed;
}

function createdIn({ draft, repository: { paths } }: EditScope): readonly string[] {
  const listed = listedIn(paths);
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
    const original = originals.get(path) ?? { before: null, executable: false };
    const { before } = original;
    const { executable, encoding } = (before === null ? file : undefined) ?? original;
    drafted = withChange(drafted, { path, before, after, executable, encoding });
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
  const why = whyReadOnly(checked, rules) ?? notNew;
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

/** Returns why a path cannot be edited; `undefined` if it was read, or nothing is known to be in its way. */
export function blockedIn(path: RepoPath, { draft, repository }: EditScope): Unplaced | undefined {
  if (draft.has(path)) return undefined;
  const obstacle = repository.originals.get(path)?.obstacle;
  if (obstacle !== undefined) {
    const blocked = { path, obstacle };
    return { ...unplaced(describeBlocked(blocked)), blocked };
  }
  return repository.paths.includes(path)
    ? unplaced(`${path} is not an editable text file`)
    : undefined;
}
