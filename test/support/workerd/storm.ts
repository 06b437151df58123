import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bindingsFor, createdDeliveries, inLanes, post } from './deliveries.ts';
import { startGithub } from './github.ts';
import { statesIn } from './store.ts';
import { startWorkerd } from './workerd.ts';

/** An import of tickets, all at once, with forged webhooks between. */
export interface Storm {
  readonly file: string;
  readonly folder: string;
  readonly tickets: number;
  readonly forged: number;
  readonly hourlyCap: number;
}

/** What became of it. */
export interface Weathered {
  /** Genuine deliveries that were acknowledged. */
  readonly accepted: number;
  /** Of these, those that are stored. */
  readonly stored: number;
  /** Forged ones that were taken. */
  readonly believed: number;
  /** Runs that were started, under the cap of an hour. */
  readonly started: number;
  readonly perSecond: number;
  /** Milliseconds until the answer: of half of all, of all but one in a hundred. */
  readonly p50: number;
  readonly p99: number;
}

/** How many requests are under way at once; Jira itself keeps to 20 for a site. */
const lanes = 40;

/** Sends the tickets as fast as the lanes take them, and looks where each of them is kept. */
export async function storm(storm: Storm): Promise<Weathered> {
  const folder = join(storm.folder, 'storm');
  await using github = await startGithub();
  await using worker = await startWorkerd(folder, {
    file: storm.file,
    bindings: bindingsFor(github.url, storm.hourlyCap),
    hasInbox: true,
  });
  const genuine = await createdDeliveries(storm.tickets, 'storm', 2_000);
  const signature = `sha256=${'0'.repeat(64)}`;
  const forged = genuine
    .slice(0, storm.forged)
    .map((one, index) => ({ ...one, id: `forged-${index}`, signature }));
  const every = Math.max(1, Math.floor(storm.tickets / Math.max(1, storm.forged)));
  const mixed = genuine.flatMap((one, index) => {
    const between = index % every === 0 ? forged[index / every] : undefined;
    return between === undefined ? [one] : [one, between];
  });
  const answers: { readonly id: string; readonly status: number; readonly milliseconds: number }[] =
    [];
  const start = performance.now();
  await inLanes(lanes, mixed, async (delivery) => {
    answers.push({ id: delivery.id, ...(await post(worker.url, delivery)) });
  });
  const seconds = (performance.now() - start) / 1_000;
  const states = await capped(folder, Math.min(storm.hourlyCap, storm.tickets));
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const isForged = ({ id }: { readonly id: string }) => id.startsWith('forged');
  const taken = answers.filter(({ status }) => status === 202);
  return {
    accepted: taken.filter((one) => !isForged(one)).length,
    stored: [...states.values()].reduce((sum, count) => sum + count, 0),
    believed: taken.filter(isForged).length,
    started: github.taken.size,
    perSecond: Math.round(mixed.length / seconds),
    p50: Math.round(times[Math.floor(times.length * 0.5)] ?? 0),
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}

/** Waits until as many were sent as the cap allows, and then some more for those that it does not. */
async function capped(folder: string, cap: number): Promise<ReadonlyMap<string, number>> {
  for (let tries = 0; tries < 60; tries += 1) {
    const states = await statesIn(folder);
    if ((states.get('dispatched') ?? 0) >= cap) break;
    await wait(500);
  }
  await wait(1_000);
  return statesIn(folder);
}
