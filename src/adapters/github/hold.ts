import { z } from 'zod';
import type { Lease, TicketKey } from '../../core/tickets/index.ts';
import { found, isRefusal, isUnanswered } from './answer.ts';
import type { Commit, Commits } from './commits.ts';
import type { Connection } from './connection.ts';

/** What stands at the ticket's ref; no `hold` where its commit says nothing that can be read. */
interface Standing {
  readonly commit: Commit;
  readonly hold?: Lease;
}

/** A ticket that is to be taken: `base` is where its first hold starts from. */
export interface Taking {
  readonly key: TicketKey;
  readonly hold: Lease;
  readonly base: string;
  readonly now: Date;
}

/** Looks before it gives up on a ticket that is taken and given back all the time. */
const rounds = 5;

/**
 * Takes the ticket, or resolves to the hold of the run that has it. The lock is a ref that is no branch:
 * of several that make it, or move it on from the same commit, GitHub lets one.
 */
export async function takeHold(
  github: Connection,
  commits: Commits,
  taking: Taking,
): Promise<Lease> {
  for (let round = 1; ; round += 1) {
    const standing = await findHold(github, commits, taking.key);
    if (standing?.hold !== undefined && !isOver(standing.hold, taking.now)) return standing.hold;
    try {
      await write(github, commits, taking, standing);
      return taking.hold;
    } catch (error) {
      if (round === rounds || !isWorthALook(error)) throw error;
    }
  }
}

/** Gives the ticket back: nothing stays. The hold of another run is left alone. */
export async function releaseHold(
  github: Connection,
  commits: Commits,
  key: TicketKey,
  { run }: Lease,
): Promise<void> {
  const standing = await findHold(github, commits, key);
  if (standing?.hold?.run !== run) return;
  const { rest, at } = github;
  try {
    await rest.git.deleteRef({ ...at, ref: refOf(key) });
  } catch (error) {
    const isGone = isRefusal(error, 422, /does not exist/i) || isRefusal(error, 404);
    if (!isGone) throw error;
  }
}

async function findHold(
  { rest, at }: Connection,
  commits: Commits,
  key: TicketKey,
): Promise<Standing | undefined> {
  const ref = await found(rest.git.getRef({ ...at, ref: refOf(key) }));
  if (ref === undefined) return undefined;
  const commit = await commits.read(ref.data.object.sha);
  const hold = readHold(commit.message);
  return hold === undefined ? { commit } : { commit, hold };
}

/**
 * The commit changes no file of its parent, so that no token lacks a right for it. It follows the hold
 * that it replaces: a second one that does so is no longer ahead of the ref and is refused.
 */
async function write(
  { rest, at }: Connection,
  commits: Commits,
  { key, hold, base }: Taking,
  over: Standing | undefined,
): Promise<void> {
  const { sha: parent, tree } = over?.commit ?? (await commits.read(base));
  const message = messageOf(key, hold);
  const { sha } = await commits.create({ message, tree, parents: [parent] });
  if (over === undefined) await rest.git.createRef({ ...at, ref: `refs/${refOf(key)}`, sha });
  else await rest.git.updateRef({ ...at, ref: refOf(key), sha, force: false });
}

/** Somebody was faster, or the answer was lost and the write perhaps was not: what stands now tells. */
function isWorthALook(error: unknown): boolean {
  return (
    isUnanswered(error) ||
    isRefusal(
      error,
      422,
      /reference (?:already exists|does not exist|update failed|cannot be updated)|not a fast forward/i,
    )
  );
}

const refOf = (key: TicketKey) => `jira-bug-fix/${key}`;

const messageOf = (key: TicketKey, { run, until }: Lease) =>
  `Hold of ${key}\n\n${JSON.stringify({ run, until })}\n`;

const holdShape = z.object({ run: z.string(), until: z.iso.datetime({ offset: true }) });

function readHold(message: string): Lease | undefined {
  const line = message.trimEnd().split('\n').at(-1) ?? '';
  try {
    return holdShape.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

const isOver = ({ until }: Lease, now: Date) => Date.parse(until) <= now.getTime();
