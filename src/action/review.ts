import { z } from 'zod';
import type { Reviews } from '../agent/ports.ts';
import {
  hasCommentMark,
  type Review,
  type TicketKey,
  textAfterCommand,
  ticketKey,
} from '../core/tickets/index.ts';

/** The prefix of the agent's branches, and the first word of comments that are meant for it. */
export interface ReviewInputs {
  readonly branchPrefix: string;
  /** Such as `/fix`. */
  readonly command: string;
}

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
const Text = z.string().nullish();
/** `null` for a deleted account. */
const Author = z.object({ login: z.string().min(1), type: Text }).nullish();

const Reviewed = z.object({
  action: z.literal('submitted'),
  review: z.object({ id: Id, state: z.string(), body: Text, user: Author }),
  pull_request: z.object({ number: Id }),
});

/** Comments on issues look the same, except for `pull_request`. */
const Commented = z.object({
  action: z.literal('created'),
  comment: z.object({ id: Id, body: Text, user: Author }),
  issue: z.object({ number: Id, pull_request: z.looseObject({}) }),
});

/** A review or comment on a pull request. `asked` is the part that is addressed to the agent, if any. */
interface Statement {
  readonly kind: 'review' | 'comment';
  readonly id: number;
  readonly pull: number;
  readonly author: z.infer<typeof Author>;
  readonly body: string;
  readonly asked: string | undefined;
}

/**
 * Reads the event of a submitted review or a new comment. It counts only on an open pull request from one
 * of the agent's branches, and only from people who can write to the repository; GitHub is asked for both,
 * because the payload is not trusted.
 */
export async function readReview(
  event: unknown,
  { branchPrefix, command }: ReviewInputs,
  reviews: Reviews,
): Promise<ReviewRequest> {
  const said = statementOf(event, command);
  if (said === undefined)
    return ignored('The event is neither a submitted review nor a new comment on a pull request.');
  const { asked, author } = said;
  const what = `The ${said.kind} on pull request #${said.pull}`;
  if (asked === undefined)
    return ignored(`${what} neither requests changes nor begins with ${command}.`);
  if (!isPerson(author) || hasCommentMark(said.body))
    return ignored(`${what} was not written by a person.`);
  const pull = await reviews.pull(said.pull);
  const key = pull && ticketOfBranch(pull.branch, branchPrefix);
  if (pull === undefined || key === undefined)
    return ignored(
      `Pull request #${said.pull} is not open, or not from one of the agent's branches.`,
    );
  if (!(await reviews.mayWrite(author.login)))
    return ignored(`${what} is from ${author.login}, who cannot write to the repository.`);
  const remarks = said.kind === 'review' ? await reviews.remarks(said.pull, said.id) : [];
  const review = { id: `${said.kind}-${said.id}`, author: author.login, text: asked, remarks };
  return { kind: 'requested', key, into: pull.into, review };
}

function statementOf(event: unknown, command: string): Statement | undefined {
  const reviewed = Reviewed.safeParse(event).data;
  if (reviewed !== undefined) {
    const { id, body, user: author, state } = reviewed.review;
    const [text, pull] = [body ?? '', reviewed.pull_request.number];
    const after = textAfterCommand(text, command);
    const asked = after ?? (state.toLowerCase() === 'changes_requested' ? text : undefined);
    return { kind: 'review', id, pull, author, body: text, asked };
  }
  const commented = Commented.safeParse(event).data;
  if (commented === undefined) return undefined;
  const { id, body, user: author } = commented.comment;
  const [text, pull] = [body ?? '', commented.issue.number];
  const asked = textAfterCommand(text, command);
  return { kind: 'comment', id, pull, author, body: text, asked };
}

/** Bots are recognised by their type or their login. */
function isPerson(author: Statement['author']): author is NonNullable<Statement['author']> {
  return author != null && author.type !== 'Bot' && !author.login.endsWith('[bot]');
}

const ignored = (why: string): ReviewRequest => ({ kind: 'ignored', why });

/** Returns the ticket that a branch of the agent is for; `undefined` for any other branch. */
export function ticketOfBranch(branch: string, prefix: string): TicketKey | undefined {
  return branch.startsWith(prefix) ? ticketKey(branch.slice(prefix.length)) : undefined;
}
