import type { Checks } from '../ports.ts';
import type { JobContext } from './ticket-state.ts';

/** Returns what works on the files of another commit; `undefined` if they cannot be read. */
export async function onTip(context: JobContext, tip: string): Promise<JobContext | undefined> {
  const { job, checks } = context;
  const workspace = await context.filesAt?.(tip).catch(() => undefined);
  if (workspace === undefined) return undefined;
  return { ...context, workspace, checks: checks && untested(checks), job: { ...job, base: tip } };
}

/** Returns the checks for work on another commit than the checkout: no command is run. */
export function untested({ commands, isolation }: Checks): Checks {
  const prepare = async () => undefined;
  const why = 'the change is based on newer files than the checkout, where it was not run';
  return { commands, isolation, prepare, run: async () => ({ kind: 'not-run', why }) };
}
