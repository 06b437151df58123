import { type Fault, faults } from '../../test/support/memory/failing-process.ts';
import type { CheckEnd } from '../../test/support/memory/pulls.ts';
import { type Random, randomOf } from '../../test/support/random.ts';

/** Schedules of pull requests by what happens most in them. */
export const pullKinds = [
  ...([
    'checks',
    'base',
    'requests',
    'people',
    'ends',
    'lossy',
    'crashing',
    'overlapping',
  ] as const),
] as const;

export type PullKind = (typeof pullKinds)[number];

/** What happens to a pull request or its ticket. */
export type PullHappening =
  | 'check ends'
  | 'started again'
  | 'base moves'
  | 'base conflicts'
  | 'base gone'
  | 'review'
  | 'asked by name'
  | 'person pushes'
  | 'approved'
  | 'queued'
  | 'switched off'
  | 'freed'
  | 'merged'
  | 'merged elsewhere'
  | 'closed'
  | 'reopened'
  | 'ticket moved back'
  | 'nothing';

/** One happening, and what becomes of its event. */
export interface PullEvent {
  readonly what: PullHappening;
  readonly end: CheckEnd;
  /** Chooses among the checks that run. */
  readonly position: number;
  /** Looks that the event wakes: none if it is lost, two if it comes twice. */
  readonly looks: 0 | 1 | 2;
  /** Whether only a sweep looks, which makes no attempt itself. */
  readonly isSweep: boolean;
  /** The call at which the look fails; 0 for none. */
  readonly diesAt: number;
  readonly fault: Fault;
  /** Whether an attempt ends with a change. */
  readonly fixes: boolean;
}

/** The life of a pull request, determined by the schedule's name. */
export interface PullSchedule {
  readonly name: string;
  readonly kind: PullKind;
  readonly checks: readonly string[];
  readonly events: readonly PullEvent[];
}

/** Returns schedule `number` of a seed. The kinds alternate. */
export function pullScheduleOf(seed: number, number: number): PullSchedule {
  const name = `${seed}/pull ${number}`;
  const kind = pullKinds[number % pullKinds.length] ?? 'checks';
  const random = randomOf(name);
  const checks = random.shuffle(['test', 'lint', 'e2e', 'DCO']).slice(0, random.below(4));
  const length = 6 + random.below(14);
  const events = Array.from({ length }, () => eventOf(kind, random));
  return { name, kind, checks, events };
}

const always: readonly PullHappening[] = [
  ...(['check ends', 'check ends', 'check ends', 'check ends', 'base moves', 'review'] as const),
  ...(['asked by name', 'approved', 'freed', 'started again', 'nothing'] as const),
];

/** What happens more often in a kind. */
const often: Readonly<Record<PullKind, readonly PullHappening[]>> = {
  checks: ['check ends', 'check ends', 'check ends', 'check ends', 'started again'],
  base: ['base moves', 'base conflicts', 'base conflicts', 'base gone'],
  requests: ['review', 'asked by name', 'asked by name', 'switched off'],
  people: ['person pushes', 'approved', 'queued', 'switched off', 'freed'],
  ends: ['merged', 'merged elsewhere', 'closed', 'reopened', 'ticket moved back', 'merged'],
  lossy: ['base conflicts', 'asked by name', 'merged', 'person pushes'],
  crashing: ['asked by name', 'base conflicts', 'merged', 'ticket moved back'],
  overlapping: ['asked by name', 'review', 'base conflicts', 'merged'],
};

const ends: readonly CheckEnd[] = [
  ...(['passes', 'fails', 'fails', 'fails', 'loses its runner', 'loses its runner'] as const),
  ...(['is held', 'fails on the base', 'fails everywhere'] as const),
];

function eventOf(kind: PullKind, random: Random): PullEvent {
  const lost = kind === 'lossy' ? 0.5 : 0.1;
  const doubled = kind === 'overlapping' ? 0.7 : 0.1;
  const looks = random.chance(lost) ? 0 : random.chance(doubled) ? 2 : 1;
  return {
    what: random.pick([...always, ...often[kind], ...often[kind]]) ?? 'nothing',
    end: random.pick(ends) ?? 'passes',
    position: random.below(4),
    looks,
    isSweep: random.chance(0.2),
    diesAt: random.chance(kind === 'crashing' ? 0.6 : 0.1) ? 1 + random.below(24) : 0,
    fault: random.pick(faults) ?? 'crashes before it',
    fixes: random.chance(0.6),
  };
}
