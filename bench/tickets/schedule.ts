import { type Fault, faults } from '../../test/support/memory/failing-process.ts';
import { type Random, randomOf } from '../../test/support/random.ts';

/** Schedules by their most frequent events. */
export const kinds = ['plain', 'duplicated', 'late', 'dying', 'merged', 'concurrent'] as const;

export type Kind = (typeof kinds)[number];

/** An event on the ticket. It starts a run with its own delivery or with an earlier one. */
export interface Event {
  readonly kind: 'created' | 'commented' | 'reopened' | 'merged' | 'again' | 'echo';
  /** Position of a repeated delivery, counted from the latest one. */
  readonly back: number;
  /** The call at which the run fails; 0 for none. */
  readonly diesAt: number;
  readonly fault: Fault;
  /** Whether the next run starts before this one ends. */
  readonly isOverlapped: boolean;
  /** Whether the model offers a fix rather than a question. */
  readonly fixes: boolean;
}

/** The life of a ticket, determined by the schedule's name. */
export interface Schedule {
  readonly name: string;
  readonly kind: Kind;
  readonly events: readonly Event[];
}

/** Returns schedule `number` of a seed. The kinds alternate. */
export function scheduleOf(seed: number, number: number, among: readonly Kind[]): Schedule {
  const name = `${seed}/${number}`;
  const kind = among[number % among.length] ?? 'plain';
  const random = randomOf(`${name} events`);
  const length = 3 + random.below(6);
  const fixes = random.chance(0.7);
  const events = Array.from({ length }, (_, at) => eventOf(at, kind, fixes, random));
  return { name, kind, events };
}

function eventOf(at: number, kind: Kind, fixes: boolean, random: Random): Event {
  return {
    kind: at === 0 ? 'created' : randomKind(kind, random),
    back: kind === 'late' ? random.below(4) : 0,
    diesAt: random.chance(kind === 'dying' ? 0.6 : 0.1) ? 1 + random.below(20) : 0,
    fault: random.pick(faults) ?? 'crashes before it',
    isOverlapped: kind === 'concurrent' && random.chance(0.6),
    fixes: random.chance(0.9) ? fixes : !fixes,
  };
}

function randomKind(kind: Kind, random: Random): Event['kind'] {
  const rest = { plain: 'commented', dying: 'again', concurrent: 'again' } as const;
  const frequent = { duplicated: 'again', late: 'again', merged: 'merged', ...rest } as const;
  return random.pick([
    frequent[kind],
    frequent[kind],
    'commented',
    'reopened',
    'again',
    'merged',
    'echo',
  ]);
}
