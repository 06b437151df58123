import { z } from 'zod';
import { parseJson } from '../../core/text/index.ts';
import type { Lease, TicketKey } from '../../core/tickets/index.ts';
import { ifFound, isOvertaken, unlessRejected } from './connection/index.ts';
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
  if (stored?.lease !== undefined && !isExpired(stored.lease, request.now)) return stored.lease;
  await writeLease(repository, request, stored?.commit);
  return request.lease;
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
 * expired lease: if two runs replace the same one, the second update is no fast-forward and is rejected.
 */
async function writeLease(
  { rest, at, readCommit, createCommit }: GitHubRepository,
  { key, lease: { run, until }, base }: LeaseRequest,
  expired: Commit | undefined,
): Promise<void> {
  const { sha: parent, tree } = expired ?? (await readCommit(base));
  const message = `Lease on ${key}\n\n${JSON.stringify({ run, until })}\n`;
  const { sha } = await createCommit({ message, tree, parents: [parent] });
  if (expired === undefined) await rest.git.createRef({ ...at, ref: `refs/${refOf(key)}`, sha });
  else await rest.git.updateRef({ ...at, ref: refOf(key), sha, force: false });
}

const refOf = (key: TicketKey) => `jira-bug-fix/${key}`;

const leaseSchema = z.object({ run: z.string(), until: z.iso.datetime({ offset: true }) });

function parseLease(message: string): Lease | undefined {
  const line = message.trimEnd().split('\n').at(-1) ?? '';
  return leaseSchema.safeParse(parseJson(line)).data;
}

const isExpired = ({ until }: Lease, now: Date) => Date.parse(until) <= now.getTime();
