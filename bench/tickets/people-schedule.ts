import { type Fault, faults } from '../../test/support/memory/failing-process.ts';
import { type Random, randomOf } from '../../test/support/random.ts';

/** Schedules by what people do most in them. */
export const peopleKinds = ['words', 'stops', 'gestures', 'plans', 'crashes', 'outages'] as const;

export type PeopleKind = (typeof peopleKinds)[number];

/** What somebody does in Jira. */
export type Deed =
  | 'says'
  | 'edits a comment'
  | 'edits the ticket'
  | 'asks'
  | 'says stop'
  | 'says go'
  | 'closes'
  | 'reopens'
  | 'drags'
  | 'assigns'
  | 'unassigns'
  | 'labels'
  | 'labels stop'
  | 'labels plan'
  | 'labels go'
  | 'removes labels';

/** A deed in the middle of a run: before its call of this number, counted from 1. */
export interface Interruption {
  readonly call: number;
  readonly deed: Deed;
}

/** What happens between runs, and in the run that it leads to. */
export interface PeopleEvent {
  /** `again` repeats the last delivery, and `sweep` lets a sweep look. */
  readonly what: Deed | 'again' | 'sweep';
  readonly interruptions: readonly Interruption[];
  /** The call at which the run fails; 0 for none. */
  readonly diesAt: number;
  readonly fault: Fault;
}

/** What people do at one ticket, determined by the schedule's name. */
export interface PeopleSchedule {
  readonly name: string;
  readonly kind: PeopleKind;
  /** Whether the agent moves the ticket. */
  readonly moves: boolean;
  readonly events: readonly PeopleEvent[];
}

/** Returns schedule `number` of a seed. The kinds alternate. */
export function peopleScheduleOf(seed: number, number: number): PeopleSchedule {
  const name = `${seed}/people ${number}`;
  const kind = peopleKinds[number % peopleKinds.length] ?? 'words';
  const random = randomOf(name);
  const length = 3 + random.below(7);
  const moves = random.chance(0.5);
  return { name, kind, moves, events: Array.from({ length }, () => eventOf(kind, random)) };
}

const always: readonly Deed[] = [
  ...(['says', 'says', 'asks', 'asks', 'edits a comment', 'edits the ticket'] as const),
  ...(['closes', 'reopens', 'drags', 'assigns', 'labels', 'removes labels'] as const),
];

/** What people do more often in a kind. */
const often: Readonly<Record<PeopleKind, readonly Deed[]>> = {
  words: ['says', 'says', 'says', 'edits a comment', 'edits the ticket', 'asks'],
  stops: ['says stop', 'labels stop', 'closes', 'unassigns', 'says stop', 'closes'],
  gestures: ['drags', 'drags', 'reopens', 'closes', 'assigns', 'unassigns', 'labels'],
  plans: ['labels plan', 'labels plan', 'says go', 'says go', 'labels go', 'asks'],
  crashes: ['says', 'asks', 'reopens', 'says stop'],
  outages: ['says', 'asks', 'reopens', 'edits the ticket'],
};

function eventOf(kind: PeopleKind, random: Random): PeopleEvent {
  const deeds = [...always, ...often[kind], ...often[kind]];
  const what = random.pick([...deeds, 'again', 'sweep', 'sweep'] as const) ?? 'sweep';
  const fewest = kind === 'stops' ? 2 : 0;
  const interruptions = Array.from({ length: fewest + random.below(4) }, () => ({
    call: 1 + random.below(26),
    deed: random.pick(deeds) ?? 'says',
  }));
  return {
    what,
    interruptions,
    diesAt: random.chance(kind === 'crashes' ? 0.6 : 0.05) ? 1 + random.below(24) : 0,
    fault: random.pick(faults) ?? 'crashes before it',
  };
}
