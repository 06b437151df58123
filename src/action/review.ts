import { z } from 'zod';
import type { Reviews } from '../agent/ports.ts';
import {
  hasCommentMark,
  type Review,
  type TicketKey,
  textAfterCommand,
  ticketOfBranch,
} from '../core/tickets/index.ts';
import { readBranchTemplate, type Settings } from '../settings/index.ts';

/** A review that asks for another attempt at a ticket. */
export interface RequestedChanges {
  readonly kind: 'requested';
  readonly key: TicketKey;
  /** The base branch of the pull request. */
  readonly into: string;
  readonly review: Review;
}

/** What a review or comment asks for; `why` is a sentence. */
export type ReviewRequest = RequestedChanges | { readonly kind: 'ignored'; readonly why: string };

const Id = z.number().int().positive();

const Account = z.object({ login: z.string().min(1), type: z.string().nullish() });
type Account = z.infer<typeof Account>;

/** What reviews and comments have in common. */
const Statement = z.object({
  id: Id,
  body: z
    .string()
    .nullish()
    .transform((body) => body ?? ''),
  /** `null` for a deleted account. */
  user: Account.nullish(),
});

const Reviewed = z.object({
  action: z.literal('submitted'),
  review: Statement.extend({ state: z.string() }),
  pull_request: z.object({ number: Id }),
});

/** Comments on issues lack `pull_request`. */
const Commented = z.object({
  action: z.literal('created'),
  comment: Statement,
  issue: z.object({ number: Id, pull_request: z.looseObject({}) }),
});

/**
 * Reads the event of a submitted review or a new comment. It counts only on an open pull request from one
 * of the agent's branches, and only from people who can write to the repository. Asks GitHub for both,
 * because the payload is not trusted.
 */
export async function readReview(
  event: unknown,
  settings: Settings,
  reviews: Reviews,
): Promise<ReviewRequest> {
  const command = settings.read('command');
  const said = statementOf(event, command);
  if (said === undefined)
    return ignored('The event is neither a submitted review nor a new comment on a pull request.');
  const { asked, user } = said;
  const what = `The ${said.kind} on pull request #${said.pull}`;
  if (asked === undefined)
    return ignored(`${what} neither requests changes nor begins with ${command}.`);
  if (!isPerson(user) || hasCommentMark(said.body))
    return ignored(`${what} was not written by a person.`);
  const pull = await reviews.pull(said.pull);
  const key = pull && ticketOfBranch(readBranchTemplate(settings), pull.branch);
  if (pull === undefined || key === undefined)
    return ignored(
      `Pull request #${said.pull} is not open, or not from one of the agent's branches.`,
    );
  if (!(await reviews.mayWrite(user.login)))
    return ignored(`${what} is from ${user.login}, who cannot write to the repository.`);
  const remarks = said.kind === 'review' ? await reviews.remarks(said.pull, said.id) : [];
  const review = { id: `${said.kind}-${said.id}`, author: user.login, text: asked, remarks };
  return { kind: 'requested', key, into: pull.into, review };
}

/** Returns a review or comment on a pull request, and in `asked` what it asks of the agent, if anything. */
function statementOf(event: unknown, command: string) {
  const reviewed = Reviewed.safeParse(event).data;
  if (reviewed !== undefined) {
    const { review, pull_request: pull } = reviewed;
    const changes = review.state.toLowerCase() === 'changes_requested' ? review.body : undefined;
    const asked = textAfterCommand(review.body, command) ?? changes;
    return { kind: 'review' as const, ...review, asked, pull: pull.number };
  }
  const commented = Commented.safeParse(event).data;
  if (commented === undefined) return undefined;
  const { comment, issue } = commented;
  const asked = textAfterCommand(comment.body, command);
  return { kind: 'comment' as const, ...comment, asked, pull: issue.number };
}

/** Bots are recognised by their type or their login. */
function isPerson(user: Account | null | undefined): user is Account {
  return user != null && user.type !== 'Bot' && !user.login.endsWith('[bot]');
}

const ignored = (why: string): ReviewRequest => ({ kind: 'ignored', why });
