import { type About, awaiting, byName, namedChecks, quoted, wordsOf } from './sentences.ts';

/** What one reaction to a pull request means. */
export interface ReactionPolicy {
  /** What the agent does. `leave` and `wait`: nothing until the next look. `tell`: it says so, once. */
  readonly act: 'leave' | 'wait' | 'tell' | 'rerun' | 'update' | 'attempt' | 'answer' | 'move';
  /** How things stand, for people; its subject `it` is the pull request. */
  readonly says: (about: About) => string;
  /** Where it is said. The ticket is not told what passes by itself, or what the attempt reports there. */
  readonly tells: 'nobody' | 'pull' | 'ticket' | 'both';
  /** Whether it counts as an attempt at the ticket. */
  readonly costsAttempt: boolean;
  /** Whether nothing goes on until a person acts. */
  readonly needsPerson: boolean;
}

const leaves = { act: 'leave', tells: 'nobody', costsAttempt: false, needsPerson: false } as const;
const waits = { ...leaves, act: 'wait', tells: 'pull' } as const;
const told = { act: 'tell', tells: 'both', costsAttempt: false, needsPerson: true } as const;
const tried = { act: 'attempt', tells: 'pull', costsAttempt: true, needsPerson: false } as const;
const answered = { ...leaves, act: 'answer' } as const;

const failing = ({ checks = [] }: About) => `${namedChecks(checks)} failed`;

/** What each reaction means, in the order in which they are tried. */
export const reactions = {
  // Its end.
  superseded: {
    ...leaves,
    says: () => 'A later pull request is followed instead of it.',
  },
  merged: {
    ...{ ...leaves, act: 'move', tells: 'both' },
    says: ({ facts }) => `It was merged into ${quoted(facts.into)}.`,
  },
  'merged-elsewhere': {
    ...told,
    says: ({ facts: { into, madeFor = '' } }) =>
      `It was merged into ${quoted(into)}, but made for ${quoted(madeFor)}: the ticket is not moved.`,
  },
  closed: {
    ...told,
    says: () =>
      'It was closed without being merged. Its branch is left as it is; another attempt opens a new pull request.',
  },
  // What a run has left.
  unfinished: {
    ...{ ...tried, costsAttempt: false },
    says: () => 'A change that is finished is being published.',
  },
  // What people ask for.
  requested: {
    ...tried,
    says: ({ why = 'a person' }) => `The agent works on what ${why} asked for.`,
  },
  'request-worked': {
    ...answered,
    says: () =>
      'This request was worked; how it ended is said in the description and on the ticket.',
  },
  'request-refused': {
    ...answered,
    needsPerson: true,
    says: ({ why = '' }) => `Nothing was changed: ${why}.`,
  },
  'base-gone': {
    ...told,
    says: ({ facts }) =>
      `Its base ${quoted(facts.into)} is gone. It waits for a person to choose another base.`,
  },
  off: {
    ...told,
    says: ({ limits }) =>
      `The agent leaves it alone, as people have asked by ${limits.command} off or a label; ${byName(limits)} for one more attempt.`,
  },
  'taken-over': {
    ...told,
    says: ({ facts, limits }) =>
      `${quoted(facts.committer ?? '')} has committed to its branch, so the agent leaves it to people; ${byName(limits)} for a change on top.`,
  },
  // The base.
  'already-in-base': {
    ...told,
    says: ({ facts }) => `Its change is already in ${quoted(facts.into)}: it can be closed.`,
  },
  'merge-unknown': {
    ...waits,
    tells: 'nobody',
    says: () => 'GitHub has not said yet if it merges.',
  },
  conflict: {
    ...tried,
    says: ({ facts }) =>
      `It conflicts with ${quoted(facts.into)}: the agent makes the change again on the new base.`,
  },
  'conflict-left': {
    ...told,
    says: ({ facts, limits, why = '' }) =>
      `It conflicts with ${quoted(facts.into)}. The agent leaves that to a person, since ${why}; ${byName(limits)} for another attempt.`,
  },
  // The checks of its head.
  'checks-running': { ...waits, says: () => 'It waits for its checks to end.' },
  'checks-held': {
    ...told,
    says: ({ checks = [], also = '' }) =>
      `It waits for a person to start its checks, or to answer them: ${namedChecks(checks)}.${also}`,
  },
  behind: {
    ...{ ...leaves, act: 'update', tells: 'pull' },
    says: ({ facts }) => `It is brought up to date with ${quoted(facts.into)}, as a rule requires.`,
  },
  'checks-failed': {
    ...tried,
    says: (about) => `The agent works on its checks: ${failing(about)}.${about.also ?? ''}`,
  },
  'checks-left': {
    ...told,
    says: (about) =>
      `It waits for ${namedChecks(about.checks ?? [])}, which failed. The agent leaves that to a person, since ${about.why ?? ''}; ${byName(about.limits)} for another attempt.${about.also ?? ''}`,
  },
  'checks-rerun': {
    ...{ ...leaves, act: 'rerun', tells: 'pull' },
    says: (about) =>
      `Of its checks, ${failing(about)} without a failed step, without naming what the change touches, or after passing on the same commit: the agent runs it again, once.${about.also ?? ''}`,
  },
  'checks-flaky': {
    ...told,
    says: (about) =>
      `Of its checks, ${namedChecks(about.checks ?? [])} ${about.why ?? ''}. It waits for a person to start it again, which the agent cannot.${wordsOf(about)}${about.also ?? ''}`,
  },
  'checks-red-on-base': {
    ...told,
    says: (about) =>
      `Of its checks, ${failing(about)}, and on ${quoted(about.facts.into)} as well: it waits for a person to mend that.${about.also ?? ''}`,
  },
  'checks-red-everywhere': {
    ...told,
    says: (about) =>
      `Of its checks, ${failing(about)}, and in other pull requests as well: it waits for a person to find the common cause.${about.also ?? ''}`,
  },
  'checks-metadata': {
    ...told,
    says: (about) =>
      `Of its checks, ${failing(about)} for something else than code, such as a title, a signature, an approval or a right: it waits for a person.${wordsOf(about)}${about.also ?? ''}`,
  },
  // Nothing to do.
  'review-awaited': {
    ...{ ...told, act: 'wait' },
    says: ({ facts, also = '' }) => `${awaiting(facts)}${also}`,
  },
} as const satisfies Readonly<Record<string, ReactionPolicy>>;

export type ReactionName = keyof typeof reactions;

/** In the order in which they are tried. */
export const reactionNames: readonly ReactionName[] = Object.keys(reactions).filter(
  (name): name is ReactionName => name in reactions,
);

/** Returns what a reaction means. */
export function policyOf(name: ReactionName): ReactionPolicy {
  return reactions[name];
}
