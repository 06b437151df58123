import { getComment } from 'jira.js/cloud';
import { type Client, isApiError, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import type { Block } from '../../core/report/index.ts';
import { hasCommentMark, type Ticket, type TicketKey } from '../../core/tickets/index.ts';
import type { JiraComment, JiraDialect } from './dialect.ts';

/** More than any ticket has; bounds the reading if Jira's total is wrong. */
const maxComments = 5000;

/** Reads all comments of a ticket that the account may see. */
export async function readComments(
  { commentPage }: Pick<JiraDialect, 'commentPage'>,
  key: TicketKey,
): Promise<readonly JiraComment[]> {
  const found: JiraComment[] = [];
  while (found.length < maxComments) {
    const { comments, total } = await commentPage(key, found.length);
    found.push(...comments);
    if (comments.length === 0 || found.length >= total) break;
  }
  return found;
}

type SortedComments = Pick<Ticket, 'comments' | 'ownComments' | 'restrictedComments'>;

/**
 * Separates people's comments, oldest first, from those of the agent and of other programs. `own` is
 * the agent's account and the ids of comments it wrote earlier. Restricted comments are left out,
 * because a pull request could reveal them.
 */
export function sortComments(
  all: readonly JiraComment[],
  own: { readonly account: string; readonly comments: readonly string[] },
): SortedComments {
  const inOrder = all.toSorted(
    (a, b) => a.created.localeCompare(b.created) || Number(a.id) - Number(b.id),
  );
  const people = inOrder.filter(
    ({ account, id, isApp }) => account !== own.account && !own.comments.includes(id) && !isApp,
  );
  const open = people.filter(({ isRestricted }) => !isRestricted);
  const restricted = people.length - open.length;
  return {
    comments: open.map(({ id, author, created, body }) => ({ id, author, created, body })),
    ownComments: inOrder
      .filter(({ account, body }) => account === own.account && hasCommentMark(body))
      .map(({ id }) => id),
    ...(restricted === 0 ? {} : { restrictedComments: restricted }),
  };
}

const Posted = z.object({ id: z.string().regex(/^\d+$/) });

/** Rewrites the comment `replaces`; posts a new one if there is none or it was deleted. Resolves to the id. */
export async function writeComment(
  { client, postComment, rewriteComment }: JiraDialect,
  key: TicketKey,
  blocks: readonly Block[],
  replaces: string | undefined,
): Promise<string> {
  if (replaces !== undefined) {
    try {
      await rewriteComment(key, replaces, blocks);
      return replaces;
    } catch (error) {
      if (!(await isDeleted(client, key, replaces, error))) throw error;
    }
  }
  return Posted.parse(await postComment(key, blocks)).id;
}

/**
 * Whether the error means that the comment was deleted. Some versions answer 400 then, in the
 * account's language.
 */
async function isDeleted(
  client: Client,
  key: TicketKey,
  id: string,
  error: unknown,
): Promise<boolean> {
  if (isNotFoundError(error)) return true;
  if (!isApiError(error) || error.status !== 400) return false;
  return getComment(client, { issueIdOrKey: key, id: encodeURIComponent(id) }).then(
    () => false,
    isNotFoundError,
  );
}
