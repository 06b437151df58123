import { secondsLater } from './shapes.ts';

/** A statement in a pull request. */
interface Statement {
  readonly id: number;
  readonly pull: number;
  /** Missing for an account that was deleted. */
  readonly by?: string | undefined;
  body: string;
  readonly at: string;
}

/** A comment below a pull request. */
export type StoredComment = Statement;

export interface StoredReview extends Statement {
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
}

/** A comment on a line. The first one of a thread is answered by the others. */
export interface LineComment extends Statement {
  readonly review: number;
  readonly path: string;
  readonly hunk: string;
  readonly line?: number | undefined;
  readonly side?: 'LEFT' | 'RIGHT' | undefined;
  readonly subject?: 'line' | 'file' | undefined;
  /** The first comment of its thread, unless it is that itself. */
  readonly inReplyTo?: number | undefined;
}

export type NewStatement = Pick<Statement, 'body' | 'by'>;
export type NewLineComment = NewStatement &
  Pick<LineComment, 'path' | 'line' | 'side' | 'subject' | 'inReplyTo'> &
  Partial<Pick<LineComment, 'hunk' | 'review'>>;

/** What is said in pull requests. */
export interface Conversation {
  readonly comments: StoredComment[];
  readonly reviews: StoredReview[];
  readonly lines: LineComment[];
  /** The ids of the threads that are resolved, each that of its first comment. */
  readonly resolved: Set<number>;
  /** Reactions, by the node id of what was reacted to. */
  readonly reactions: Map<string, Set<string>>;
  comment(pull: number, comment: NewStatement): StoredComment;
  review(
    pull: number,
    review: NewStatement & Pick<StoredReview, 'state'>,
    lines?: readonly NewLineComment[],
  ): StoredReview;
  /** Comments on a line. Without a review, one is made for it, as GitHub does. */
  line(pull: number, comment: NewLineComment): LineComment;
}

/** Starts an empty conversation; each entry is a second later than the one before. */
export function startConversation(touch: (pull: number) => void): Conversation {
  const [comments, reviews, lines]: [StoredComment[], StoredReview[], LineComment[]] = [[], [], []];
  let last = 0;
  const enter = (pull: number, { body, by }: NewStatement): Statement => {
    last += 1;
    touch(pull);
    return { id: last, pull, by, body, at: secondsLater(last) };
  };
  const line = (pull: number, { review, hunk = '', ...comment }: NewLineComment) => {
    const { body, by, ...place } = comment;
    const of = review ?? talk.review(pull, { body: '', by, state: 'COMMENTED' }).id;
    const entered = { ...place, ...enter(pull, comment), hunk, review: of };
    lines.push(entered);
    return entered;
  };
  const talk: Conversation = {
    ...{ comments, reviews, lines, line },
    resolved: new Set(),
    reactions: new Map(),
    comment: (pull, comment) => {
      const entered = enter(pull, comment);
      comments.push(entered);
      return entered;
    },
    review: (pull, { state, ...review }, remarks = []) => {
      const entered = { ...enter(pull, review), state };
      reviews.push(entered);
      for (const remark of remarks) line(pull, { by: review.by, review: entered.id, ...remark });
      return entered;
    },
  };
  return talk;
}

/** Node ids, by what they are of. */
export const nodeOf = {
  comment: (id: number) => `IC_${id}`,
  review: (id: number) => `PRR_${id}`,
  line: (id: number) => `PRRC_${id}`,
  /** By its first comment. */
  thread: (id: number) => `PRRT_${id}`,
} as const;
