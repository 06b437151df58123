import { requestFingerprint } from '../../engines/text/index.ts';
import { type PullRequestAsk, personOn } from './facts.ts';
import { decidedBy, type PullView, react, ticketLimit } from './pull-view.ts';
import type { Reaction } from './reaction.ts';
import { byName, quoted } from './sentences.ts';

/**
 * Reacts to the oldest request that has no answer: one attempt for each, one answer for each. Whoever calls the agent
 * by name is served where it does nothing on its own.
 */
export function requestReaction(look: PullView): Reaction | undefined {
  const { facts, followed } = look;
  const request = facts.requests.find(
    (one) => (one.isByName || !facts.isOff) && !followed.done.includes(answerKey(one)),
  );
  if (request === undefined) return undefined;
  if (wasWorked(look, request)) return toAnswer(look, 'request-worked', request);
  const why = refusal(look, request);
  if (why !== undefined) return toAnswer(look, 'request-refused', request, why);
  const author = quoted(request.review.author);
  return react(look, 'requested', idOf(request), { request, why: author });
}

/** Names the answer to a request, whatever it says. */
export const answerKey = (request: PullRequestAsk): string => `answered:${idOf(request)}`;

function toAnswer(
  look: PullView,
  name: 'request-worked' | 'request-refused',
  request: PullRequestAsk,
  why?: string,
): Reaction {
  return { ...react(look, name, idOf(request), { request, why }), key: answerKey(request) };
}

/** Whether an attempt at the request has ended. */
function wasWorked({ record, followed }: PullView, request: PullRequestAsk): boolean {
  const input = requestFingerprint({ review: request.review.id });
  return record.inputs.includes(input) || followed.done.includes(`requested:${idOf(request)}`);
}

/** Why a request gets no attempt: a clause; `undefined` if it gets one. */
function refusal(
  { facts, record, limits }: PullView,
  { isByName }: PullRequestAsk,
): string | undefined {
  if (facts.base === undefined) {
    return `the base ${quoted(facts.into)} is gone; choose another base, then ask again`;
  }
  const [person, decided] = isByName ? [] : [personOn(facts), decidedBy(facts)];
  if (person !== undefined)
    return `${quoted(person)} has committed to the branch; ${byName(limits)}`;
  if (decided !== undefined) return `${decided}; ${byName(limits)}`;
  return ticketLimit(record.attempts, limits);
}

/** The id of a review is the code host's, and a part of a key. */
const idOf = ({ review }: PullRequestAsk) => review.id.replaceAll(/[^\w-]/g, '').slice(0, 60);
