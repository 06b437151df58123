import { findRuns, type RunLookup } from '../github/index.ts';
import { log } from './log.ts';
import { afterLooking, type Outgoing } from './next.ts';
import { pauseSending, type SendContext } from './sending.ts';

/** Deliveries whose runs one alarm looks up for a repository; they come in the same few requests. */
const batchSize = 100;
/** Requests that one lookup may need. */
const lookupCost = 10;
/** Milliseconds until a dispatched delivery's run may be listed. */
const listingDelay = 5_000;
/** Number of times a dispatched delivery's run is looked up for its link. */
const linkLookups = 3;
const day = 86_400_000;

/** Looks up the runs of the attempts that got no answer. */
export async function reconcile(context: SendContext): Promise<void> {
  const { outbox, pauses, budget } = context;
  for (const { repository, due } of outbox.queues('sending')) {
    const now = Date.now();
    if (due > now || pauses.of(repository, now) !== undefined) continue;
    if (budget.left < lookupCost) return;
    const unanswered = outbox.due('sending', repository, now, batchSize);
    const runs = await lookUp(context, repository, unanswered);
    for (const outgoing of unanswered) {
      const next = afterLooking(outgoing, runs, Date.now());
      outbox.move(outgoing.id, next);
      const { ticket, delivery, attempts } = outgoing;
      log(`looked-${runs.kind}`, { ticket, delivery, repository, attempts, state: next.kind });
    }
  }
}

/** Looks up the run of each dispatched delivery among the newest `limit` whose link is missing. */
export async function findLinks(context: SendContext, limit: number): Promise<void> {
  const { outbox, pauses, budget } = context;
  const missing = outbox.withoutLink(Date.now() - listingDelay, linkLookups, limit);
  const newest = missing[0]?.begun ?? 0;
  const recent = missing.filter(({ begun }) => begun > newest - day);
  for (const [repository, ours] of Map.groupBy(recent, (one) => one.repository)) {
    if (budget.left < lookupCost || pauses.of(repository, Date.now()) !== undefined) return;
    const runs = await lookUp(context, repository, ours);
    for (const outgoing of ours) link(context, outgoing, runs);
  }
}

async function lookUp(
  context: SendContext,
  repository: string,
  deliveries: readonly Outgoing[],
): Promise<RunLookup> {
  const { tokens, access, pauses, budget } = context;
  budget.left -= lookupCost;
  const bearer = await tokens.of(repository, access);
  if (bearer.kind === 'refused') {
    pauseSending(context, repository, bearer);
    return { ...bearer, kind: 'unknown' };
  }
  const begun = deliveries.map((one) => one.begun);
  const target = { apiUrl: access.apiUrl, repository, token: bearer.token };
  const runs = await findRuns(target, Math.min(...begun), Math.max(...begun));
  if (runs.kind === 'unknown') pauseSending(context, repository, { ...runs, isSetUp: false });
  else pauses.end(repository);
  return runs;
}

function link({ outbox }: SendContext, outgoing: Outgoing, runs: RunLookup): void {
  if (runs.kind === 'unknown') return;
  const { id, delivery, looked, note } = outgoing;
  const run = runs.kind === 'runs' ? (runs.linkOf(delivery) ?? '') : '';
  const isLast = run === '' && (runs.kind === 'forbidden' || looked + 1 >= linkLookups);
  const why = runs.kind === 'forbidden' ? unlinkable : unlisted;
  outbox.move(id, {
    kind: 'dispatched',
    run,
    looked: isLast ? linkLookups : looked + 1,
    note: isLast ? note || why : note,
  });
}

const unlinkable = 'Its run cannot be linked: the token lacks "Actions: read"';
const unlisted =
  "GitHub lists no run for it: the workflow must be on the default branch, with this project's run-name";
