import { type Comment, hasCommentMark, type Ticket } from '../../core/tickets/index.ts';

/** A comment as Jira gives it, with what tells whose it is. `account` is the author's id. */
export interface WrittenComment extends Comment {
  readonly account: string | undefined;
  readonly isApp: boolean;
  /** Whether only some of the ticket's readers may see it. */
  readonly isRestricted: boolean;
}

/** What is not a person's: the agent's own account, and ids that it wrote earlier. */
export interface Own {
  readonly account: string;
  readonly comments: readonly string[];
}

type Sorted = Pick<Ticket, 'comments' | 'ownComments' | 'restrictedComments'>;

/**
 * People's comments, oldest first, apart from the agent's and other programs'. What not everybody may
 * see is left out: it could come to light in a pull request.
 */
export function sortComments(written: readonly WrittenComment[], own: Own): Sorted {
  const inOrder = written.toSorted(
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
