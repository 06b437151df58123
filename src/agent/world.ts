import type { PathRules } from '../core/path.ts';
import type { Due } from '../core/run/due.ts';
import type { Run, Step } from '../core/run/run.ts';
import type { StopReason } from '../core/run/stop.ts';
import type { TicketKey } from '../core/ticket.ts';
import type { MeteredModel } from './metered-model.ts';
import type { Model, Syntax, Tickets, Workspace } from './ports.ts';

/** What the loop works on: the ticket's instruction and where the agent may write. */
export interface Task {
  /** The ticket's key; missing for a ticket that is not in Jira. */
  readonly key?: TicketKey;
  readonly instruction: string;
  readonly paths: PathRules;
}

/** Everything outside that the loop can touch. */
export interface World {
  readonly model: Model;
  readonly workspace: Workspace;
  readonly syntax: Syntax;
  /** For looking at other tickets; missing where there is no Jira. */
  readonly tickets?: Pick<Tickets, 'search' | 'read'>;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** The time of day, for what is written down. */
  readonly date: () => Date;
  readonly signal: AbortSignal;
  /** Told of each step once it is recorded, and what follows from it. Must not throw. */
  readonly onStep?: (step: Step, next: Due | StopReason) => void;
}

/** The world with its model metered, as the steps are given it. */
export type MeteredWorld = Omit<World, 'model'> & { readonly model: MeteredModel };

/** Performs one step of a run. */
export type Performer = (task: Task, run: Run, world: MeteredWorld) => Promise<Step>;
