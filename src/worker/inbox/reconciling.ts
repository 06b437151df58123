import { listRuns, type RunCursor, type RunPage, runsBetween } from '../github/index.ts';
import { log } from './log.ts';
import { afterLooking, type Found, type Outgoing } from './next.ts';
import { bearerOf, pauseSending, type SendContext } from './sending.ts';

/** Milliseconds until a dispatched delivery's run may be listed. */
const listingDelay = 5_000;
/** Number of times a dispatched delivery's run is looked up for its link. */
const linkLookups = 3;
const day = 86_400_000;

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
    const link = page.kind === 'page' ? page.linkOf(outgoing.delivery) : undefined;
    if (link !== undefined) settle(context, outgoing, { kind: 'run', link });
    return link === undefined;
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
  const kind = page.kind === 'page' ? 'none' : 'forbidden';
  for (const outgoing of missing) settle(context, outgoing, { kind });
  looks.end(repository);
  return false;
}

/** Begins a lookup for all deliveries of a repository that are due now. */
function beginLook({ outbox, looks }: SendContext, repository: string, now: number) {
  const cursor = cursorFor(outbox.unanswered(repository, now), now);
  looks.goOn(repository, now, cursor);
  return { ...cursor, covers: now, due: now };
}

function cursorFor(deliveries: readonly Outgoing[], now: number): RunCursor {
  const begun = deliveries.map((one) => one.begun);
  return runsBetween(Math.min(...begun), Math.max(...begun), now);
}

function settle({ outbox }: SendContext, outgoing: Outgoing, found: Found): void {
  const next = afterLooking(outgoing, found, Date.now());
  outbox.move(outgoing.id, next);
  const { ticket, delivery, repository, attempts } = outgoing;
  log(`looked-${found.kind}`, { ticket, delivery, repository, attempts, state: next.kind });
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

/** Looks up the run of each dispatched delivery among the newest `limit` whose link is missing. */
export async function findLinks(context: SendContext, limit: number): Promise<void> {
  const missing = context.outbox.withoutLink(Date.now() - listingDelay, linkLookups, limit);
  const newest = missing[0]?.begun ?? 0;
  const recent = missing.filter(({ begun }) => begun > newest - day);
  for (const [repository, ours] of Map.groupBy(recent, (one) => one.repository)) {
    if (context.pauses.of(repository, Date.now()) !== undefined) continue;
    await linkAll(context, repository, ours);
  }
}

async function linkAll(
  context: SendContext,
  repository: string,
  deliveries: readonly Outgoing[],
): Promise<void> {
  let missing = deliveries;
  let cursor: RunCursor | undefined = cursorFor(deliveries, Date.now());
  while (cursor !== undefined && missing.length > 0) {
    if (context.budget.left <= 0) return;
    const page = await listPage(context, repository, cursor);
    if (page.kind === 'unknown') return;
    missing = missing.filter((outgoing) => {
      const link = page.kind === 'page' ? page.linkOf(outgoing.delivery) : undefined;
      if (link !== undefined) linkTo(context, outgoing, link);
      return link === undefined;
    });
    cursor = page.kind === 'page' ? page.next : undefined;
    if (cursor === undefined) {
      for (const outgoing of missing) noteMissing(context, outgoing, page.kind === 'forbidden');
    }
  }
}

function linkTo({ outbox }: SendContext, { id, looked, note }: Outgoing, run: string): void {
  outbox.move(id, { kind: 'dispatched', run, looked: looked + 1, note });
}

/** Notes after the last lookup why the delivery has no link. */
function noteMissing(
  { outbox }: SendContext,
  { id, looked, note }: Outgoing,
  isForbidden: boolean,
): void {
  const isLast = isForbidden || looked + 1 >= linkLookups;
  const why = isForbidden ? unlinkable : unlisted;
  outbox.move(id, {
    kind: 'dispatched',
    run: '',
    looked: isLast ? linkLookups : looked + 1,
    note: isLast ? note || why : note,
  });
}

const unlinkable = 'Its run cannot be linked: the token lacks "Actions: read"';
const unlisted =
  "GitHub lists no run for it: the workflow must be on the default branch, with this project's run-name";
