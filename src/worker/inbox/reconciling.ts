import { findRuns, type Runs } from '../github/index.ts';
import { log } from '../log.ts';
import { afterLooking } from './next.ts';
import type { Outgoing } from './outgoing.ts';
import { holdBack, type Way } from './sending.ts';

/** Looked for in one waking; their runs come in the same few requests. */
const together = 100;
/** Requests that one look may need at most. */
const lookCost = 10;
/** Milliseconds until a dispatched delivery's run may be shown. */
const showing = 5_000;
/** How often a dispatched delivery's run is looked for, for its link. */
const linkLooks = 3;
const day = 86_400_000;

/** Finds out what became of the attempts whose answer never came. */
export async function reconcile(way: Way): Promise<void> {
  for (const { repository, due } of way.outbox.unknown()) {
    const now = Date.now();
    if (due > now || way.holds.of(repository, now) !== undefined) continue;
    if (way.budget.left < lookCost) return;
    const doubtful = way.outbox.toLookFor(repository, now, together);
    const runs = await lookFor(way, repository, doubtful);
    for (const outgoing of doubtful) {
      const next = afterLooking(outgoing, runs, Date.now());
      way.outbox.move(outgoing.id, next);
      const { ticket, delivery, attempts } = outgoing;
      log(`looked-${runs.kind}`, { ticket, delivery, repository, attempts, state: next.kind });
    }
  }
}

/** Looks for the links of the newest dispatched deliveries: one look for each repository. */
export async function findLinks(way: Way, limit: number): Promise<void> {
  const missing = way.outbox.withoutLink(Date.now() - showing, linkLooks, limit);
  const newest = missing[0]?.begun ?? 0;
  const recent = missing.filter(({ begun }) => begun > newest - day);
  for (const repository of new Set(recent.map((one) => one.repository))) {
    if (way.budget.left < lookCost || way.holds.of(repository, Date.now()) !== undefined) return;
    const ours = recent.filter((one) => one.repository === repository);
    const runs = await lookFor(way, repository, ours);
    for (const outgoing of ours) link(way, outgoing, runs);
  }
}

async function lookFor(way: Way, repository: string, outgoing: readonly Outgoing[]): Promise<Runs> {
  way.budget.left -= lookCost;
  const bearer = await way.tokens.of(repository, way.access);
  if (bearer.kind === 'refused') {
    holdBack(way, repository, bearer);
    return { ...bearer, kind: 'unknown' };
  }
  const begun = outgoing.map((one) => one.begun);
  const target = { apiUrl: way.access.apiUrl, repository, token: bearer.token };
  const runs = await findRuns(target, Math.min(...begun), Math.max(...begun));
  if (runs.kind === 'unknown') holdBack(way, repository, { ...runs, isSetUp: false });
  else way.holds.end(repository);
  return runs;
}

function link(way: Way, { id, delivery, looked, note }: Outgoing, runs: Runs): void {
  if (runs.kind === 'unknown') return;
  const run = runs.kind === 'runs' ? (runs.linkOf(delivery) ?? '') : '';
  const isLast = run === '' && (runs.kind === 'forbidden' || looked + 1 >= linkLooks);
  const why = runs.kind === 'forbidden' ? unlinkable : unseen;
  way.outbox.link(id, run, isLast ? linkLooks : looked + 1, isLast ? note || why : note);
}

const unlinkable = 'Its run cannot be linked: the token lacks "Actions: read"';
const unseen =
  "GitHub shows no run of it: the workflow has to stand on the default branch, with this project's run-name";
