import { accessRules } from '../../core/repository/index.ts';
import {
  type FileChange,
  type MergedPatch,
  mergePatch,
  type Patch,
  type ThreeTexts,
} from '../../engines/edits/index.ts';
import { type PathRules, type RepoPath, repoPath, whyReadOnly } from '../../engines/files/index.ts';
import type { Checks, Workspace } from '../ports.ts';
import type { EarlierChange, Job, JobContext } from './ticket-state.ts';

/** The files of the checkout, those of another commit, and the paths that differ between them. */
export interface OtherCommit {
  readonly checkout: Workspace;
  readonly files: Workspace;
  readonly changed: readonly string[];
}

/** No secrets, but else the whole repository, whatever part of it the agent may change. */
const anywhere = accessRules('');

/** Maximum files that may differ from the checkout. */
const maxDifferent = 2_000;

/**
 * Returns the checks for work on another commit than the checkout: each command gets that commit's files, written over
 * the copy of the checkout before the change is. If they cannot be written so, no command is run.
 */
export async function checksAt(checks: Checks, commit: OtherCommit): Promise<Checks> {
  const difference = await differenceOf(commit).catch(() => undefined);
  if (difference === undefined) return untested(checks);
  const where = 'They ran on the files of another commit, after the set-up of the checkout.';
  return {
    ...checks,
    isolation: [checks.isolation, where].filter(Boolean).join(' '),
    prepare: (...given) => checks.prepare(...given),
    run: (what, patch, ...limits) =>
      checks.run(what, new Map([...difference, ...patch]), ...limits),
  };
}

/** Returns the checks without a command that is run. */
function untested({ commands, isolation }: Checks): Checks {
  const prepare = async () => undefined;
  const why = 'the change is based on other files than the checkout, where it was not run';
  return { commands, isolation, prepare, run: async () => ({ kind: 'not-run', why }) };
}

/** Returns what turns the checkout into the commit; `undefined` if a file is no text, or there are too many. */
async function differenceOf({ checkout, files, changed }: OtherCommit): Promise<Patch | undefined> {
  if (changed.length > maxDifferent) return undefined;
  const [old, now] = await Promise.all([checkout.paths(), files.paths()]);
  const known = { old: new Set(old), now: new Set(now) };
  const difference = new Map<RepoPath, FileChange>();
  for (const name of changed) {
    const path = anywhere && repoPath(name, anywhere);
    if (typeof path !== 'string' || !(known.old.has(path) || known.now.has(path))) return undefined;
    const [before, after] = await Promise.all([checkout.read(path), files.read(path)]);
    if (known.now.has(path) && after === undefined) return undefined;
    difference.set(path, {
      path,
      before: before?.text ?? null,
      after: after?.text ?? null,
      executable: after?.executable ?? false,
      encoding: after?.encoding,
    });
  }
  return difference;
}

/** Returns what works on the files of another commit; `undefined` if they cannot be read. */
export async function onTip(
  context: JobContext,
  tip: string,
  { onBranch }: Pick<Job, 'onBranch'> = context.job,
): Promise<JobContext | undefined> {
  const { job } = context;
  const workspace = await context.filesAt?.(tip).catch(() => undefined);
  if (workspace === undefined) return undefined;
  return {
    ...context,
    workspace,
    checks: await checksFor(context, tip),
    job: { ...job, base: tip, onBranch },
  };
}

/** Returns the checks for the commit; none runs a command if that cannot be done there. */
async function checksFor(
  { checks, checksAt }: JobContext,
  commit: string,
): Promise<Checks | undefined> {
  if (checks === undefined || checksAt === undefined) return checks && untested(checks);
  return checksAt(commit).catch(() => untested(checks));
}

/** What reading the change takes. */
interface Sources {
  readonly job: { readonly earlier?: EarlierChange | undefined; readonly paths: PathRules };
  readonly workspace: Workspace;
  readonly filesAt?: ((commit: string) => Promise<Workspace>) | undefined;
  readonly changedPaths?: ((from: string, to: string) => Promise<readonly string[]>) | undefined;
}

type Files = Pick<Workspace, 'read' | 'paths'>;

/** Where a change begins, and what it makes of that. */
interface Sides {
  readonly fork: Files;
  readonly head: Files;
}

/** Maximum files of a change that is merged; another one is made again by the model. */
const maxFiles = 300;

/**
 * Returns the change of the pull request merged into the files that are worked on; `undefined` if there is none to
 * merge. A change that cannot be read, or that may not be made any more, is none. Never rejects.
 */
export async function mergeEarlier(sources: Sources): Promise<MergedPatch | undefined> {
  const { job, filesAt, changedPaths } = sources;
  const { earlier } = job;
  if (earlier === undefined || !filesAt || !changedPaths) return undefined;
  try {
    const [fork, head] = [await filesAt(earlier.forkPoint), await filesAt(earlier.head)];
    const changed = await changedPaths(earlier.forkPoint, earlier.head);
    return await mergeFiles(changed, { fork, head }, sources);
  } catch {
    return undefined;
  }
}

/** The same of a change that was just made on the files of `fork`. */
export async function mergeChange(
  patch: Patch,
  fork: Files,
  sources: Pick<Sources, 'job' | 'workspace'>,
): Promise<MergedPatch | undefined> {
  try {
    return await mergeFiles([...patch.keys()], { fork, head: withPatch(fork, patch) }, sources);
  } catch {
    return undefined;
  }
}

/** The files with a change in them. */
function withPatch(files: Files, patch: Patch): Files {
  return {
    read: async (path) => {
      const change = patch.get(path);
      if (change === undefined) return files.read(path);
      const { after: text, executable, encoding } = change;
      return text === null ? undefined : { text, executable, encoding };
    },
    paths: async () => (await files.paths()).filter((path) => isKept(path, patch)),
  };
}

const isKept = (path: string, patch: ReadonlyMap<string, FileChange>) =>
  patch.get(path)?.after !== null;

/** Merges what lies between two states of these files into the files that are worked on. */
async function mergeFiles(
  changed: readonly string[],
  sides: Sides,
  sources: Pick<Sources, 'job' | 'workspace'>,
): Promise<MergedPatch | undefined> {
  const paths = changed.map((path) => writable(path, sources.job.paths));
  if (paths.length > maxFiles || paths.includes(undefined)) return undefined;
  const own = paths.filter((path) => path !== undefined);
  const files = await Promise.all(own.map((path) => threeTexts(path, sides, sources)));
  const isMoved = files.some(({ base, theirs }) => base !== null && theirs === null);
  const merged = mergePatch(files, isMoved ? await addedSince(sides.fork, sources) : new Map());
  return merged.patch.size + merged.conflicts.length === 0 ? undefined : merged;
}

/** Returns the path if it may be written; it may have been protected since. */
function writable(path: string, rules: PathRules): RepoPath | undefined {
  const checked = repoPath(path, rules);
  return typeof checked === 'string' && whyReadOnly(checked, rules) === undefined
    ? checked
    : undefined;
}

async function threeTexts(
  path: RepoPath,
  { fork, head }: Sides,
  { workspace }: Pick<Sources, 'workspace'>,
): Promise<ThreeTexts> {
  const [base = null, ours = null, theirs = null] = await Promise.all(
    [fork, head, workspace].map((files) => fileIn(files, path)),
  );
  if (base === null && ours === null) throw new Error('It is no file that is read.');
  const files = [theirs, ours, base].filter((file) => file !== null);
  const executable = files[0]?.executable === true;
  const [encoding, ...others] = new Set(files.map((file) => file.encoding));
  if (others.length > 0) throw new Error('Its texts are stored in different ways.');
  const text = (file: typeof base) => file?.text ?? null;
  return { path, executable, encoding, base: text(base), ours: text(ours), theirs: text(theirs) };
}

/** Reads a file, `null` if there is none. Throws if it is there and no text. */
async function fileIn(files: Files, path: RepoPath) {
  const file = await files.read(path);
  if (file === undefined && (await files.paths()).includes(path)) throw new Error('It is no text.');
  return file ?? null;
}

/** The text files that the fork point has not. */
async function addedSince(fork: Files, { workspace, job }: Pick<Sources, 'job' | 'workspace'>) {
  const known = new Set(await fork.paths());
  const added = (await workspace.paths()).filter((path) => !known.has(path)).slice(0, maxFiles);
  const files = await Promise.all(
    added.map(async (path) => {
      const own = writable(path, job.paths);
      const file = own && (await workspace.read(own));
      return own && file ? ([[own, file]] as const) : [];
    }),
  );
  return new Map(files.flat());
}
