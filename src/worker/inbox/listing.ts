import { listRuns, type RunCursor, type RunPage, runsBetween } from '../github/index.ts';
import { bearerOf, pauseSending, type SendContext } from './context.ts';
import { log } from './log.ts';
import type { Outgoing } from './next.ts';

/** Returns where a list of the runs begins that these deliveries may have started. */
export function cursorFor(deliveries: readonly Outgoing[], now: number): RunCursor {
  const begun = deliveries.map((one) => one.begun);
  return runsBetween(Math.min(...begun), Math.max(...begun), now);
}

/** Asks for a page of runs, and pauses everything if GitHub asks for that. */
export async function listPage(
  context: SendContext,
  repository: string,
  cursor: RunCursor,
): Promise<RunPage> {
  const { access, budget } = context;
  const bearer = await bearerOf(context, repository);
  if (bearer.kind === 'refused') return { ...bearer, kind: 'unknown' };
  budget.left -= 1;
  const target = { apiUrl: access.apiUrl, repository, token: bearer.token };
  const page = await listRuns(target, cursor);
  if (page.kind === 'unknown') {
    log('listing failed', { repository, why: page.why });
    if (page.pause > 0 || !page.isSetUp) pauseSending(context, repository, page);
  }
  return page;
}
