import type { RunCursor } from '../github/index.ts';
import type { SendContext } from './context.ts';
import { cursorFor, listPage } from './listing.ts';
import type { Outgoing } from './next.ts';

/** Milliseconds until a dispatched delivery's run may be listed. */
const listingDelay = 5_000;
/** Number of times a dispatched delivery's run is looked up for its link. */
const linkLookups = 3;
const day = 86_400_000;

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
