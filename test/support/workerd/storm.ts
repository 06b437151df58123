import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bindingsFor, createdDeliveries, forEachLimit, post } from './deliveries.ts';
import { startGithub } from './github.ts';
import { statesIn } from './store.ts';
import { startWorkerd } from './workerd.ts';

/** Options of a storm: an import of many tickets at once, with forged webhooks in between. */
export interface StormOptions {
  readonly file: string;
  readonly folder: string;
  readonly tickets: number;
  readonly forged: number;
  readonly hourlyCap: number;
}

/** The result of a storm. */
export interface StormResult {
  /** Genuine deliveries that were acknowledged. */
  readonly accepted: number;
  /** Acknowledged deliveries that are stored. */
  readonly stored: number;
  /** Forged deliveries that were accepted. */
  readonly believed: number;
  /** Runs that were started, under the hourly cap. */
  readonly started: number;
  readonly perSecond: number;
  /** Percentiles of the response time in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Concurrent requests. Jira sends at most 20 per site. */
const concurrency = 40;

/** Sends all deliveries as fast as possible, and counts what is stored and started. */
export async function storm(options: StormOptions): Promise<StormResult> {
  const folder = join(options.folder, 'storm');
  await using github = await startGithub();
  await using worker = await startWorkerd(folder, {
    file: options.file,
    bindings: bindingsFor(github.url, options.hourlyCap),
    hasInbox: true,
  });
  const genuine = await createdDeliveries(options.tickets, 'storm', 2_000);
  const signature = `sha256=${'0'.repeat(64)}`;
  const forged = genuine
    .slice(0, options.forged)
    .map((one, index) => ({ ...one, id: `forged-${index}`, signature }));
  const every = Math.max(1, Math.floor(options.tickets / Math.max(1, options.forged)));
  const mixed = genuine.flatMap((one, index) => {
    const between = index % every === 0 ? forged[index / every] : undefined;
    return between === undefined ? [one] : [one, between];
  });
  const answers: { readonly id: string; readonly status: number; readonly milliseconds: number }[] =
    [];
  const start = performance.now();
  await forEachLimit(concurrency, mixed, async (delivery) => {
    answers.push({ id: delivery.id, ...(await post(worker.url, delivery)) });
  });
  const seconds = (performance.now() - start) / 1_000;
  const states = await capped(folder, Math.min(options.hourlyCap, options.tickets));
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

/** Waits until the cap is reached, and a little longer for dispatches beyond it. */
async function capped(folder: string, cap: number): Promise<ReadonlyMap<string, number>> {
  for (let tries = 0; tries < 600; tries += 1) {
    const states = await statesIn(folder);
    if ((states.get('dispatched') ?? 0) >= cap) break;
    await wait(50);
  }
  await wait(500);
  return statesIn(folder);
}
