import type { Caps } from '../../core/edits/index.ts';
import type { PathRules } from '../../core/repository/index.ts';
import type { Due, Rules, Run, Spent, Step, StopReason } from '../../core/run/index.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import type { Checks, Model, Syntax, Tickets, Workspace } from '../ports.ts';
import type { TrialMemory } from './check-run.ts';
import type { MeteredModel } from './metered-model.ts';

/** What the loop works on: the ticket's instruction and where the agent may write. */
export interface Task {
  /** The ticket's key; missing for a ticket that is not in Jira. */
  readonly key?: TicketKey;
  readonly instruction: string;
  readonly paths: PathRules;
  /** How much the change may touch; missing where it may be anything. */
  readonly caps?: Caps;
  /** Whether the change is to bring a test that fails without it. */
  readonly reproduce?: boolean;
}

/** Everything outside that the loop can touch. */
export interface RunContext {
  readonly model: Model;
  readonly workspace: Workspace;
  readonly syntax: Syntax;
  /** The project's own commands; missing where there are none. */
  readonly checks?: Checks | undefined;
  /** The files of another commit of the repository; rejects when they cannot be had. */
  readonly filesAt?: (commit: string) => Promise<Workspace>;
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
export type StepContext = Omit<RunContext, 'model'> & {
  readonly model: MeteredModel;
  readonly rules: Rules;
  /** What the project's commands have said in this run. */
  readonly trials: TrialMemory;
};

/** Performs one step of a run. */
export type PerformStep = (task: Task, run: Run, world: StepContext) => Promise<Step>;

/** How a run of the loop ended. */
export interface LoopResult {
  readonly reason: StopReason;
  readonly run: Run;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  /** What went wrong, in one sentence for the ticket. */
  readonly problem?: string;
  /** The error, for the log. */
  readonly cause?: unknown;
}
