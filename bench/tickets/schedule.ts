import { type Fault, faults } from '../../test/support/memory/failing-process.ts';
import { type Random, randomOf } from '../../test/support/random.ts';

/** What a schedule is mostly made of. */
export const kinds = ['plain', 'duplicated', 'late', 'dying', 'merged', 'concurrent'] as const;

export type Kind = (typeof kinds)[number];

/** What happens on the ticket, and then starts a run: a delivery of its own, or an earlier one again. */
export interface Event {
  readonly kind: 'created' | 'commented' | 'reopened' | 'merged' | 'again' | 'echo';
  /** How many deliveries ago the one was that comes again. */
  readonly back: number;
  /** The call at which the run that it starts meets its fate; 0 for none. */
  readonly diesAt: number;
  readonly fault: Fault;
  /** Whether the run is still going on when that of the next event starts. */
  readonly isOverlapped: boolean;
  /** Whether the model has a fix to offer, or only a question. */
  readonly fixes: boolean;
}

/** One ticket's life, which follows from its name alone. */
export interface Schedule {
  readonly name: string;
  readonly kind: Kind;
  readonly events: readonly Event[];
}

/** The schedule of a seed and a number; the kinds take turns. */
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
    kind: at === 0 ? 'created' : drawnKind(kind, random),
    back: kind === 'late' ? random.below(4) : 0,
    diesAt: random.chance(kind === 'dying' ? 0.6 : 0.1) ? 1 + random.below(20) : 0,
    fault: random.pick(faults) ?? 'crashes before it',
    isOverlapped: kind === 'concurrent' && random.chance(0.6),
    fixes: random.chance(0.9) ? fixes : !fixes,
  };
}

function drawnKind(kind: Kind, random: Random): Event['kind'] {
  const often = { plain: 'commented', dying: 'again', concurrent: 'again' } as const;
  const more = { duplicated: 'again', late: 'again', merged: 'merged', ...often } as const;
  return random.pick([more[kind], more[kind], 'commented', 'reopened', 'again', 'merged', 'echo']);
}
