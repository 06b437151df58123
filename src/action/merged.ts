import { z } from 'zod';
import type { Tickets } from '../agent/ports.ts';
import { clip, oneLine } from '../core/text/index.ts';
import type { TicketKey } from '../core/tickets/index.ts';
import { errorMessage, OutageError, UserError } from '../core/user-error.ts';
import type { Settings } from '../settings/index.ts';
import { ticketOfBranch } from './review.ts';

const Repository = z.object({ full_name: z.string() });

const Closing = z.object({
  action: z.literal('closed'),
  pull_request: z.object({
    number: z.number(),
    merged: z.boolean(),
    head: z.object({ ref: z.string(), repo: Repository.nullable() }),
    base: z.object({ repo: Repository }),
  }),
});

/**
 * Moves the ticket of the merged pull request in the event; resolves to a sentence about the result.
 * Throws only UserError and OutageError.
 */
export async function moveMerged(
  event: unknown,
  { read }: Settings,
  tickets: Pick<Tickets, 'move'>,
): Promise<string> {
  const target = read('transition-on-merge');
  const { number, merged, head, base } = closedPullRequest(event);
  const name = `Pull request #${number}`;
  // A branch of a fork can have any name.
  const isOwn = head.repo?.full_name === base.repo.full_name;
  const key = isOwn ? ticketOfBranch(head.ref, read('branch-prefix')) : undefined;
  if (key === undefined)
    return `${name} is not from one of the agent's branches, so no ticket was moved.`;
  if (!merged) return `${name} was closed without a merge, so ${key} keeps its status.`;
  const moved = await tickets.move(key, target).catch((thrown: unknown) => {
    throw moveError(key, thrown);
  });
  return moved.kind === 'moved'
    ? `${name} is merged: ${key} was moved to ${moved.to}.`
    : `${name} is merged, but ${key} was not moved. ${moved.why}`;
}

function closedPullRequest(event: unknown): z.infer<typeof Closing>['pull_request'] {
  const parsed = Closing.safeParse(event);
  if (parsed.success) return parsed.data.pull_request;
  throw new UserError(
    'Add `types: [closed]` to the event `pull_request` in the workflow, or remove `mode: merged`: a ticket is moved when its pull request is closed, and this was another event.',
  );
}

/** After an outage, running the job again is safe. */
function moveError(key: TicketKey, thrown: unknown): UserError | OutageError {
  if (thrown instanceof UserError) return thrown;
  const reason = clip(oneLine(errorMessage(thrown)), 200).replace(/\.$/, '');
  const problem = `${key} could not be moved (${reason}): run this job again.`;
  const ErrorKind = thrown instanceof OutageError ? OutageError : UserError;
  return new ErrorKind(problem, { cause: thrown });
}
