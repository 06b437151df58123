import { answerKey, isRepair, maxRepairs, type PullFacts } from '../../src/core/work/index.ts';
import { type PlayedPull, pullCap } from './pull-play.ts';
import type { PullSite, StartedAttempt } from './pull-site.ts';

/** A defect of a pull request after a schedule. */
export type PullViolation =
  | 'a head worked twice for a reason'
  | 'a request worked twice'
  | 'a request answered not once'
  | 'a merge that moved its ticket not once'
  | 'more attempts of its own than the bound'
  | 'more attempts than the cap'
  | "a person's commit rewritten"
  | 'unasked work where people decide'
  | 'work after the end'
  | 'own-event loop';

/** Looks after the last event that may do something: each request, each reaction, and each of two repairs. */
const settled = 30;

/** Checks a pull request and its ticket after the last sweep. */
export function findPullViolations({ site, lateLooks }: PlayedPull): readonly PullViolation[] {
  const { attempts } = site;
  const own = attempts.filter(({ attempt }) => isRepair(attempt.reaction));
  const requests = attempts.filter((made) => !own.includes(made) && made.isRecorded);
  const deeds = site.pull.deeds.filter(({ kind }) => kind === 'rerun' || kind === 'update');
  const worked = [...attempts.map(({ facts }) => facts), ...deeds.map(({ facts }) => facts)];
  const found: Record<PullViolation, boolean> = {
    'a head worked twice for a reason': hasTwice(own.map(reasonOf)),
    'a request worked twice': hasTwice(requests.map(reasonOf)),
    'a request answered not once': !isAnsweredOnce(site),
    'a merge that moved its ticket not once': !isMovedOnce(site),
    'more attempts of its own than the bound': own.length > maxRepairs,
    'more attempts than the cap': attempts.length >= pullCap,
    "a person's commit rewritten": attempts.some(
      ({ facts, attempt }) => facts.committer !== undefined && attempt.on === 'base',
    ),
    'unasked work where people decide':
      attempts.some(isUnasked) ||
      deeds.some(({ kind, facts }) => isLeft(facts) || (kind === 'update' && isSettled(facts))),
    'work after the end': worked.some(({ state }) => state !== 'open'),
    'own-event loop': lateLooks > settled,
  };
  const names = Object.keys(found).filter((name): name is PullViolation => name in found);
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

/** Every request has one answer, except what is left when the pull request ends or people have switched it off. */
function isAnsweredOnce({ pull }: PullSite): boolean {
  const answered = pull.answers.map(({ request }) => answerKey(request));
  if (hasTwice(answered)) return false;
  const { state, isOff } = pull.facts;
  const due = pull.asked.filter(({ isByName }) => state === 'open' && (isByName || !isOff));
  return due.every((request) => answered.includes(answerKey(request)));
}

/** A person may move the ticket back before the record says that it was moved: then it is moved once more. */
function isMovedOnce({ pull, moves, earlyReturns }: PullSite): boolean {
  const isMerged = pull.facts.state === 'merged' && pull.facts.into === 'main';
  return isMerged ? moves.length === 1 + earlyReturns || moves.length === 1 : moves.length === 0;
}
