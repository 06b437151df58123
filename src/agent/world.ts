import type { PathRules } from '../core/path.ts';
import type { Run, Step } from '../core/run.ts';
import type { Model, Syntax, Workspace } from './ports.ts';

/** What the loop works on: the ticket's instruction and where the agent may write. */
export interface Task {
  readonly instruction: string;
  readonly paths: PathRules;
}

/** Everything outside that the loop can touch. */
export interface World {
  readonly model: Model;
  readonly workspace: Workspace;
  readonly syntax: Syntax;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Told of each step once it is recorded. Must not throw. */
  readonly onStep?: (step: Step) => void;
}

/** Performs one step of a run. */
export type Performer = (task: Task, run: Run, world: World) => Promise<Step>;
