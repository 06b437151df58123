import { join } from 'node:path';
import {
  bindingsFor,
  createdDeliveries,
  type Delivery,
  forEachLimit,
  post,
} from '../../test/support/workerd/deliveries.ts';
import { startGithub } from '../../test/support/workerd/github.ts';
import { startWorkerd, type Workerd } from '../../test/support/workerd/workerd.ts';
import { median } from '../share.ts';

/** The CPU time of one kind of request. */
export interface Cost {
  readonly what: string;
  /** Microseconds of workerd's CPU time per request. */
  readonly microseconds: number;
  /** The multiple of the bare route's time in the same round; the median of all rounds. */
  readonly ratio: number;
}

const concurrency = 8;
const rounds = 25;
const requests = 400;

/** Measures the cost of 10 KB requests to the Worker and to a bare Hono route, in alternating rounds. */
export async function measureCpu(
  folder: string,
  worker: string,
  bare: string,
): Promise<readonly Cost[]> {
  await using github = await startGithub();
  await using compared = await startWorkerd(join(folder, 'bare'), {
    file: bare,
    bindings: {},
    hasInbox: false,
  });
  await using measured = await startWorkerd(join(folder, 'cpu'), {
    file: worker,
    bindings: bindingsFor(github.url, 1),
    hasInbox: true,
  });
  const warmUp = await createdDeliveries(500, 'warm-up');
  for (const server of [compared, measured]) await secondsFor(server, warmUp);
  const found = new Map<string, { readonly micros: number; readonly ratio: number }[]>();
  for (let round = 0; round < rounds; round += 1) {
    const deliveries = await createdDeliveries(requests, `round-${round}`);
    const forged = deliveries.map((one) => ({ ...one, signature: `sha256=${'0'.repeat(64)}` }));
    const base = await secondsFor(compared, deliveries);
    const note = (what: string, seconds: number) => {
      const micros = (seconds / requests) * 1e6;
      found.set(what, [...(found.get(what) ?? []), { micros, ratio: seconds / base }]);
    };
    note(names.bare, base);
    note(names.new, await secondsFor(measured, deliveries));
    note(names.duplicate, await secondsFor(measured, deliveries));
    note(names.forged, await secondsFor(measured, forged));
  }
  return [...found].map(([what, values]) => ({
    what,
    microseconds: Math.round(median(values.map(({ micros }) => micros))),
    ratio: Math.round(median(values.map(({ ratio }) => ratio)) * 100) / 100,
  }));
}

/** Names of the rows. */
export const names = {
  bare: 'bare Hono route, body unread',
  new: 'new delivery, stored',
  duplicate: 'duplicate',
  forged: 'wrong signature',
};

async function secondsFor(server: Workerd, deliveries: readonly Delivery[]): Promise<number> {
  const before = await server.cpuSeconds();
  await forEachLimit(concurrency, deliveries, async (delivery) => {
    const { status } = await post(server.url, delivery);
    if (status !== 200 && status !== 202 && status !== 401) throw new Error(`Answered ${status}`);
  });
  return (await server.cpuSeconds()) - before;
}
