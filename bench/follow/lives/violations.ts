import { answerKey, isRepair, maxRepairs, type PullFacts } from '../../../src/core/work/index.ts';
import type { PlayedLife } from './play.ts';
import { type LifeSite, lifeCap, type StartedAttempt } from './site.ts';

/** What a life must not show, and what that is: something lost, something doubled, or something that nobody wants. */
const kinds = {
  'a request without an answer': 'lost',
  'a merge that did not move its ticket': 'lost',
  'a head worked twice for a reason': 'doubled',
  'a request worked twice': 'doubled',
  'a request answered twice': 'doubled',
  'a ticket moved twice': 'doubled',
  'more attempts of its own than the bound': 'doubled',
  'more attempts than the cap': 'doubled',
  'own-event loop': 'doubled',
  "a person's commit rewritten": 'unwanted',
  'unasked work where people decide': 'unwanted',
  'work after the end': 'unwanted',
  'a ticket moved without a merge': 'unwanted',
} as const;

/** A defect of a pull request after a life. */
export type LifeViolation = keyof typeof kinds;

/** What a violation is. */
export const kindOf = (violation: LifeViolation): (typeof kinds)[LifeViolation] => kinds[violation];

/** Looks after the last event that may do something: each request, each reaction, and each of two repairs. */
const settled = 30;

/** Checks a pull request and its ticket after the last sweep. */
export function findLifeViolations({ site, lateLooks }: PlayedLife): readonly LifeViolation[] {
  const { attempts } = site;
  const own = attempts.filter(({ attempt }) => isRepair(attempt.reaction));
  const requests = attempts.filter((made) => !own.includes(made));
  const deeds = site.pull.deeds.filter(({ kind }) => kind === 'rerun' || kind === 'update');
  const worked = [...attempts.map(({ facts }) => facts), ...deeds.map(({ facts }) => facts)];
  const found: Record<LifeViolation, boolean> = {
    'a head worked twice for a reason': hasTwice(own.map(reasonOf)),
    'a request worked twice': requests.some(({ wasDone }) => wasDone),
    'a request without an answer': !isAnswered(site),
    'a request answered twice': hasTwice(answersOf(site)),
    ...movesOf(site),
    'more attempts of its own than the bound': own.length > maxRepairs,
    'more attempts than the cap': attempts.length >= lifeCap,
    "a person's commit rewritten": attempts.some(
      ({ facts, attempt }) => facts.committer !== undefined && attempt.on === 'base',
    ),
    'unasked work where people decide':
      attempts.some(isUnasked) ||
      deeds.some(({ kind, facts }) => isLeft(facts) || (kind === 'update' && isSettled(facts))),
    'work after the end': worked.some(({ state }) => state !== 'open'),
    'own-event loop': lateLooks > settled,
  };
  const names = Object.keys(found).filter((name): name is LifeViolation => name in found);
  return names.filter((name) => found[name]);
}

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length;

const reasonOf = ({ attempt: { reaction, facts } }: StartedAttempt) =>
  `${reaction.name} ${reaction.request?.review.id ?? facts.head} ${reaction.name === 'conflict' ? facts.base : ''}`;

/** Where the agent does nothing on its own. */
const isLeft = ({ isOff, committer }: PullFacts) => isOff || committer !== undefined;

/** Where a commit would void what people have decided. */
const isSettled = ({ isApproved, isQueued }: PullFacts) => isApproved || isQueued;

function isUnasked({ facts, attempt }: StartedAttempt): boolean {
  if (attempt.reaction.request?.isByName === true) return false;
  return isLeft(facts) || isSettled(facts);
}

const answersOf = ({ pull }: LifeSite) => pull.answers.map(({ request }) => answerKey(request));

/** Every request has an answer, except what is left when the pull request ends or people have switched it off. */
function isAnswered(site: LifeSite): boolean {
  const { asked, facts } = site.pull;
  const due = asked.filter(({ isByName }) => facts.state === 'open' && (isByName || !facts.isOff));
  const answered = answersOf(site);
  return due.every((request) => answered.includes(answerKey(request)));
}

/** A person may move the ticket back before the record says that it was moved: then it is moved once more. */
function movesOf({ pull: { facts }, moves, earlyReturns }: LifeSite) {
  const isMerged = facts.state === 'merged' && facts.into === 'main';
  return {
    'a merge that did not move its ticket': isMerged && moves.length === 0,
    'a ticket moved twice': isMerged && moves.length > 1 && moves.length !== 1 + earlyReturns,
    'a ticket moved without a merge': !isMerged && moves.length > 0,
  };
}
