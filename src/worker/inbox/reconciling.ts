import { listRuns, type RunCursor, type RunPage, runsBetween } from '../github/index.ts';
import { bearerOf, pauseSending, type SendContext } from './context.ts';
import { log } from './log.ts';
import { afterLooking, type Found, type Outgoing } from './next.ts';

/**
 * Looks up the runs of the attempts that got no answer, page by page, and leaves half of the requests to what
 * is to be sent. A run that is found settles its delivery at once.
 */
export async function reconcile(context: SendContext): Promise<void> {
  const { outbox, budget } = context;
  const reserve = budget.left / 2;
  for (const { repository, due } of outbox.queues('sending')) {
    while (due <= Date.now() && budget.left > reserve) {
      if (!(await lookOn(context, repository))) break;
    }
  }
}

/** Asks for the next page of a repository's lookup; resolves to whether there is more to ask for now. */
async function lookOn(context: SendContext, repository: string): Promise<boolean> {
  const { outbox, looks, pauses } = context;
  const now = Date.now();
  if (pauses.of(repository, now) !== undefined) return false;
  const look = looks.of(repository) ?? beginLook(context, repository, now);
  if (look.due > now) return false;
  const page = await listPage(context, repository, look);
  const unanswered = outbox.unanswered(repository, look.covers);
  const missing = unanswered.filter((outgoing) => {
    const isListed = page.kind === 'page' && page.deliveries.has(outgoing.delivery);
    if (isListed) settle(context, outgoing, 'run');
    return !isListed;
  });
  if (page.kind === 'unknown') {
    looks.delay(repository, Date.now(), page.why);
    return false;
  }
  const next = page.kind === 'page' && missing.length > 0 ? page.next : undefined;
  if (next !== undefined) {
    looks.goOn(repository, look.covers, next);
    return true;
  }
  const found = page.kind === 'page' ? 'none' : 'forbidden';
  for (const outgoing of missing) settle(context, outgoing, found);
  looks.end(repository);
  return false;
}

/** Begins a lookup for all deliveries of a repository that are due now. */
function beginLook({ outbox, looks }: SendContext, repository: string, now: number) {
  const cursor = cursorFor(outbox.unanswered(repository, now), now);
  looks.goOn(repository, now, cursor);
  return { ...cursor, covers: now, due: now };
}

function settle({ outbox }: SendContext, outgoing: Outgoing, found: Found): void {
  const next = afterLooking(outgoing, found, Date.now());
  outbox.move(outgoing.id, next);
  const { ticket, delivery, repository, attempts } = outgoing;
  log(`looked-${found}`, { ticket, delivery, repository, attempts, state: next.kind });
}

/** Returns where a list of the runs begins that these deliveries may have started. */
function cursorFor(deliveries: readonly Outgoing[], now: number): RunCursor {
  const begun = deliveries.map((one) => one.begun);
  return runsBetween(Math.min(...begun), Math.max(...begun), now);
}

/** Asks for a page of runs, and pauses everything if GitHub asks for that. */
async function listPage(
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
