import type { Checks } from '../ports.ts';
import { untested } from './checks-at.ts';
import type { JobContext } from './ticket-state.ts';

/** Returns what works on the files of another commit; `undefined` if they cannot be read. */
export async function onTip(context: JobContext, tip: string): Promise<JobContext | undefined> {
  const { job } = context;
  const workspace = await context.filesAt?.(tip).catch(() => undefined);
  if (workspace === undefined) return undefined;
  return {
    ...context,
    workspace,
    checks: await checksFor(context, tip),
    job: { ...job, base: tip },
  };
}

/** Returns the checks for the commit; none runs a command if that cannot be done there. */
async function checksFor(
  { checks, checksAt }: JobContext,
  commit: string,
): Promise<Checks | undefined> {
  if (checks === undefined || checksAt === undefined) return checks && untested(checks);
  return checksAt(commit).catch(() => untested(checks));
}
