import type { FileChange, Patch } from '../../core/edits/index.ts';
import { pathRules, type RepoPath, repoPath } from '../../core/repository/index.ts';
import type { Checks, Workspace } from '../ports.ts';
import type { JobContext } from './ticket-state.ts';

/** The files of the checkout, those of another commit, and the paths that differ between them. */
export interface OtherCommit {
  readonly checkout: Workspace;
  readonly files: Workspace;
  readonly changed: readonly string[];
}

/** No secrets, but else the whole repository, whatever part of it the agent may change. */
const rules = pathRules('');

/** Maximum files that may differ. */
const maxFiles = 2_000;

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
  if (changed.length > maxFiles) return undefined;
  const [old, now] = await Promise.all([checkout.paths(), files.paths()]);
  const known = { old: new Set(old), now: new Set(now) };
  const difference = new Map<RepoPath, FileChange>();
  for (const name of changed) {
    const path = rules && repoPath(name, rules);
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
  { onBranch } = context.job,
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
