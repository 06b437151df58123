import type { Endpoints } from '@octokit/types';
import { z } from 'zod';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import {
  type Conversation,
  type LineComment,
  nodeOf,
  type StoredComment,
  type StoredReview,
} from './conversation.ts';
import { notFound } from './problem.ts';
import { apiRoot, type Place, pageOf, userShape } from './shapes.ts';

const root = 'GET /repos/{owner}/{repo}';
const routes = {
  comments: `${root}/issues/{issue_number}/comments`,
  reviews: `${root}/pulls/{pull_number}/reviews`,
  lines: `${root}/pulls/{pull_number}/comments`,
} as const;
type CommentShape = Endpoints[typeof routes.comments]['response']['data'][number];
type ReviewShape = Endpoints[typeof routes.reviews]['response']['data'][number];
type LineShape = Endpoints[typeof routes.lines]['response']['data'][number];

interface TalkWorld {
  readonly place: () => Place;
  readonly talk: Conversation;
  /** The login of whoever has the token. */
  readonly viewer: string;
}

/** Routes for comments, reviews and line comments. */
export function conversationRoutes({ place, talk, viewer }: TalkWorld): Routes {
  const of = <Entry extends { readonly pull: number }>(
    entries: readonly Entry[],
    number: string | undefined,
  ) => entries.filter(({ pull }) => String(pull) === number);
  return {
    [routes.comments]: ({ params, query }) => {
      const found = of(talk.comments, params.issue_number);
      return { status: 200, body: pageOf(query, found).map((one) => commentShape(place(), one)) };
    },
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': ({ params, body }) => {
      const entered = talk.comment(Number(params.issue_number), { ...said(body), by: viewer });
      return { status: 201, body: commentShape(place(), entered) };
    },
    'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': (exchange) =>
      change(place(), talk, exchange),
    [routes.reviews]: ({ params, query }) => {
      const found = of(talk.reviews, params.pull_number);
      return { status: 200, body: pageOf(query, found).map((one) => reviewShape(place(), one)) };
    },
    [routes.lines]: ({ params, query }) => {
      const found = of(talk.lines, params.pull_number);
      const sorted = query.get('direction') === 'desc' ? found.toReversed() : found;
      return { status: 200, body: pageOf(query, sorted).map((one) => lineShape(place(), one)) };
    },
    'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies': ({
      params,
      body,
    }) => {
      const first = talk.lines.find(({ id }) => String(id) === params.comment_id);
      if (first === undefined || first.inReplyTo !== undefined) return notFound;
      const { pull, path, line, id: inReplyTo } = first;
      const entered = talk.line(pull, { ...said(body), by: viewer, path, line, inReplyTo });
      return { status: 201, body: lineShape(place(), entered) };
    },
  };
}

const said = (body: unknown) => z.object({ body: z.string() }).parse(body);

function change(place: Place, talk: Conversation, { params, body }: Exchange): Answer {
  const comment = talk.comments.find(({ id }) => String(id) === params.comment_id);
  if (comment === undefined) return notFound;
  comment.body = said(body).body;
  return { status: 200, body: commentShape(place, comment) };
}

/** `null` for an account that was deleted. */
const authorOf = ({ origin }: Place, by: string | undefined) =>
  by === undefined ? null : userShape(origin, by);

function commentShape(place: Place, { id, pull, by, body, at }: StoredComment): CommentShape {
  const url = `${apiRoot(place)}/issues/comments/${id}`;
  return {
    ...{ id, node_id: nodeOf.comment(id), url, body, user: authorOf(place, by) },
    html_url: `${place.origin}/${place.repository}/pull/${pull}#issuecomment-${id}`,
    ...{ created_at: at, updated_at: at, issue_url: `${apiRoot(place)}/issues/${pull}` },
    author_association: 'MEMBER',
  };
}

function reviewShape(place: Place, review: StoredReview): ReviewShape {
  const { id, pull, by, body, at, state } = review;
  const page = `${place.origin}/${place.repository}/pull/${pull}#pullrequestreview-${id}`;
  const pullUrl = `${apiRoot(place)}/pulls/${pull}`;
  return {
    ...{ id, node_id: nodeOf.review(id), body, state, user: authorOf(place, by) },
    ...{ html_url: page, pull_request_url: pullUrl, submitted_at: at, commit_id: '0'.repeat(40) },
    _links: { html: { href: page }, pull_request: { href: pullUrl } },
    author_association: 'MEMBER',
  };
}

/** A line comment. GitHub's description gives it an author always; the API answers `null` for a deleted one. */
function lineShape(place: Place, comment: LineComment): LineShape {
  const { id, pull, by, body, at, review, path, hunk, line, side, subject, inReplyTo } = comment;
  const url = `${apiRoot(place)}/pulls/comments/${id}`;
  const page = `${place.origin}/${place.repository}/pull/${pull}#discussion_r${id}`;
  const pullUrl = `${apiRoot(place)}/pulls/${pull}`;
  const commit = '0'.repeat(40);
  return {
    ...{ url, html_url: page, pull_request_url: pullUrl, id, node_id: nodeOf.line(id) },
    ...{ pull_request_review_id: review, path, body, diff_hunk: hunk },
    ...{ position: 1, original_position: 1, commit_id: commit, original_commit_id: commit },
    ...{ created_at: at, updated_at: at, author_association: 'MEMBER' },
    user: userShape(place.origin, by ?? 'ghost'),
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pullUrl } },
    ...(line === undefined ? {} : { line }),
    ...(side === undefined ? {} : { side }),
    ...(subject === undefined ? {} : { subject_type: subject }),
    ...(inReplyTo === undefined ? {} : { in_reply_to_id: inReplyTo }),
  };
}
