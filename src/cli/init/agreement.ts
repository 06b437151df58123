import { commandsOf } from './commands.ts';
import { lacksApp, type SetupPlan, type Survey } from './plan.ts';
import type { InitRequest } from './request.ts';

/** What the user agreed to. */
export interface Agreement {
  /** Whether commands are run, and an App is created. */
  readonly runs: boolean;
  /** Paths that differ and may be overwritten. */
  readonly overwrites: ReadonlySet<string>;
}

/** Asks what may be overwritten, written and run; without a terminal, files are written. `undefined` is a no. */
export async function agree(
  plan: SetupPlan,
  { force, yes, print }: InitRequest,
  { asker }: Survey,
): Promise<Agreement | undefined> {
  const overwrites = new Set<string>();
  for (const { path, state, isBuilt } of plan.files) {
    if (state !== 'differs') continue;
    const isAllowed =
      force || isBuilt || (await asker?.confirm(`Overwrite ${path} as shown above?`, false));
    if (isAllowed) overwrites.add(path);
  }
  const hasCommands = !print && (commandsOf(plan).length > 0 || lacksApp(plan));
  const writes = plan.files.some(({ path, state }) => state === 'new' || overwrites.has(path));
  const runs = hasCommands && (yes || asker !== undefined);
  if (yes || asker === undefined || !(writes || runs)) return { runs, overwrites };
  const question = runs
    ? 'Run the commands? (No changes nothing, not even a file.)'
    : 'Write the files?';
  return (await asker.confirm(question, true)) ? { runs, overwrites } : undefined;
}
