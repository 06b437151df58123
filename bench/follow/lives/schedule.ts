import { type Fault, faults } from '../../../test/support/memory/failing-process.ts';
import type { CheckEnd } from '../../../test/support/memory/pulls.ts';
import { type Random, randomOf } from '../../../test/support/random.ts';
import type { Way } from './site.ts';

/** Schedules of pull requests by what happens most in them. */
export const lifeKinds = [
  ...(['checks', 'base', 'requests', 'people', 'queues'] as const),
  ...(['ends', 'lossy', 'crashing', 'overlapping'] as const),
] as const;

export type LifeKind = (typeof lifeKinds)[number];

/** What happens to a pull request or its ticket. */
export type Happening =
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
  | 'rebased'
  | 'made a draft'
  | 'dequeued'
  | 'freed'
  | 'merged'
  | 'merged elsewhere'
  | 'closed'
  | 'reopened'
  | 'ticket moved back'
  | 'nothing';

/** One happening, and what becomes of its event. */
export interface LifeEvent {
  readonly what: Happening;
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
  /** How the model works in an attempt. */
  readonly way: Way;
}

/** The life of a pull request, determined by the schedule's name. */
export interface LifeSchedule {
  readonly name: string;
  readonly kind: LifeKind;
  readonly checks: readonly string[];
  readonly events: readonly LifeEvent[];
}

/** Returns schedule `number` of a seed. The kinds alternate. */
export function lifeScheduleOf(seed: number, number: number): LifeSchedule {
  const name = `${seed}/life ${number}`;
  const kind = lifeKinds[number % lifeKinds.length] ?? 'checks';
  const random = randomOf(name);
  const checks = random.shuffle(['test', 'lint', 'e2e', 'DCO']).slice(0, random.below(4));
  const length = 6 + random.below(14);
  const events = Array.from({ length }, () => eventOf(kind, random));
  return { name, kind, checks, events };
}

const always: readonly Happening[] = [
  ...(['check ends', 'check ends', 'check ends', 'check ends', 'base moves', 'review'] as const),
  ...(['asked by name', 'approved', 'freed', 'started again', 'nothing'] as const),
];

/** What happens more often in a kind. */
const often: Readonly<Record<LifeKind, readonly Happening[]>> = {
  checks: ['check ends', 'check ends', 'check ends', 'check ends', 'started again'],
  base: ['base moves', 'base conflicts', 'base conflicts', 'base gone'],
  requests: ['review', 'asked by name', 'asked by name', 'switched off'],
  queues: ['approved', 'queued', 'queued', 'dequeued', 'rebased', 'merged'],
  people: [
    'person pushes',
    'rebased',
    'made a draft',
    'approved',
    'queued',
    'switched off',
    'freed',
  ],
  ends: ['merged', 'merged elsewhere', 'closed', 'reopened', 'ticket moved back', 'merged'],
  lossy: ['base conflicts', 'asked by name', 'merged', 'person pushes'],
  crashing: ['asked by name', 'base conflicts', 'merged', 'ticket moved back'],
  overlapping: ['asked by name', 'review', 'base conflicts', 'merged'],
};

const ends: readonly CheckEnd[] = [
  ...(['passes', 'fails', 'fails', 'fails', 'loses its runner', 'loses its runner'] as const),
  ...(['is held', 'fails on the base', 'fails everywhere'] as const),
];

function eventOf(kind: LifeKind, random: Random): LifeEvent {
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
    way: random.pick(['fixes', 'fixes', 'fixes', 'finds nothing', 'fails']) ?? 'fixes',
  };
}
