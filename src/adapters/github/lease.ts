import { z } from 'zod';
import type { Lease, TicketKey } from '../../core/tickets/index.ts';
import { parseJson } from '../../engines/text/index.ts';
import {
  type GitHubConnection,
  ifFound,
  isOvertaken,
  unlessRejected,
  type WorkflowRun,
} from './connection/index.ts';
import { type Commit, commitAt, type GitHubRepository } from './publish/index.ts';

/** A lease to take; `base` is the parent of the ticket's first lease commit. */
export interface LeaseRequest {
  readonly key: TicketKey;
  readonly lease: Lease;
  readonly base: string;
  readonly now: Date;
}

/** Attempts on a lease that other runs keep taking and releasing. */
const maxAttempts = 5;

/**
 * Takes the lease on a ticket, or resolves to the valid lease of another run. The lock is a ref outside
 * `refs/heads`: when several runs create it, or move it from the same commit, GitHub lets one succeed.
 */
export async function takeLease(
  repository: GitHubRepository,
  request: LeaseRequest,
): Promise<Lease> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await repository.repeat(() => takeFreeLease(repository, request));
    } catch (error) {
      if (attempt === maxAttempts || !isOvertaken(error)) throw error;
    }
  }
}

/** Takes the lease unless another one is valid. */
async function takeFreeLease(repository: GitHubRepository, request: LeaseRequest): Promise<Lease> {
  const stored = await findLease(repository, request.key);
  if (stored?.lease && (await isValid(repository, stored.lease, request.now))) return stored.lease;
  await writeLease(repository, request, stored?.commit);
  return request.lease;
}

/** Whether a run has the lease on a ticket. */
export async function isLeased(
  repository: GitHubRepository,
  key: TicketKey,
  now: Date,
): Promise<boolean> {
  const stored = await findLease(repository, key);
  return stored?.lease !== undefined && isValid(repository, stored.lease, now);
}

/** A lease ends with its time, or with the run that has it. */
async function isValid(
  connection: GitHubConnection,
  { until, workflowRun }: StoredLease,
  now: Date,
): Promise<boolean> {
  if (Date.parse(until) <= now.getTime()) return false;
  return workflowRun === undefined || !(await hasEnded(connection, workflowRun));
}

/** Whether GitHub says that an attempt at a run has ended. What cannot be read goes on. */
async function hasEnded(
  { rest, at, ownRun }: GitHubConnection,
  { id, attempt }: WorkflowRun,
): Promise<boolean> {
  if (id === ownRun?.id) return attempt < ownRun.attempt;
  const find = (run_id: number) => ifFound(rest.actions.getWorkflowRun({ ...at, run_id }));
  try {
    const found = await find(id);
    // A run that is deleted has ended, unless the token finds none at all.
    if (found === undefined) return ownRun !== undefined && (await find(ownRun.id)) !== undefined;
    const { status, run_attempt = 1 } = found.data;
    return run_attempt > attempt || (run_attempt === attempt && status === 'completed');
  } catch {
    return false;
  }
}

/** Releases the lease by deleting its ref. Does nothing to the lease of another run. */
export function releaseLease(
  repository: GitHubRepository,
  key: TicketKey,
  { run }: Lease,
): Promise<void> {
  const { rest, at, repeat } = repository;
  return repeat(async () => {
    const stored = await findLease(repository, key);
    if (stored?.lease?.run !== run) return;
    const deleted = rest.git.deleteRef({ ...at, ref: refOf(key) });
    await ifFound(unlessRejected(deleted, 422, /does not exist/i));
  });
}

/** The ticket's lease, and the commit whose message holds it; no lease if that cannot be read. */
async function findLease(repository: GitHubRepository, key: TicketKey) {
  const commit = await commitAt(repository, refOf(key));
  return commit && { commit, lease: parseLease(commit.message) };
}

/**
 * Writes the lease as a commit that changes no file, so it needs no special permission. Its parent is the
 * lease that has ended: if two runs replace the same one, the second update is no fast-forward and is rejected.
 */
async function writeLease(
  { rest, at, ownRun: workflowRun, readCommit, createCommit }: GitHubRepository,
  { key, lease: { run, until }, base }: LeaseRequest,
  ended: Commit | undefined,
): Promise<void> {
  const { sha: parent, tree } = ended ?? (await readCommit(base));
  const message = `Lease on ${key}\n\n${JSON.stringify({ run, until, workflowRun })}\n`;
  const { sha } = await createCommit({ message, tree, parents: [parent] });
  if (ended === undefined) await rest.git.createRef({ ...at, ref: `refs/${refOf(key)}`, sha });
  else await rest.git.updateRef({ ...at, ref: refOf(key), sha, force: false });
}

const refOf = (key: TicketKey) => `jira-bug-fix/${key}`;

const count = z.int().positive();
const leaseSchema = z.object({
  run: z.string(),
  until: z.iso.datetime({ offset: true }),
  /** Missing if a run at a terminal has it. */
  workflowRun: z.object({ id: count, attempt: count }).optional(),
});
type StoredLease = z.infer<typeof leaseSchema>;

function parseLease(message: string): StoredLease | undefined {
  const line = message.trimEnd().split('\n').at(-1) ?? '';
  return leaseSchema.safeParse(parseJson(line)).data;
}
