import { describe, expect, it } from 'vitest';
import { playDay } from './day.ts';
import { costOf } from './prices.ts';
import { measureScale, scenarios } from './scale.ts';

const traffic = { sites: 20, deliveries: 5_000, shardBy: 'nothing', hourlyCap: 5 } as const;

describe('a simulated day', () => {
  it('follows from its seed', () => {
    expect(playDay(traffic, 1)).toEqual(playDay(traffic, 1));
    expect(playDay(traffic, 1)).not.toEqual(playDay(traffic, 2));
  });

  it('loses no delivery on the way to the inboxes, however they are divided', () => {
    for (const shardBy of ['nothing', 'site', 'project'] as const) {
      const day = playDay({ ...traffic, shardBy }, 1);
      expect(day.dispatched).toBe(playDay(traffic, 1).dispatched);
      expect(day.largest).toBeLessThanOrEqual(5_000 - day.again);
    }
    expect(playDay({ ...traffic, shardBy: 'site' }, 1).inboxes).toBe(20);
    expect(playDay({ ...traffic, shardBy: 'project' }, 1).inboxes).toBe(100);
  });

  it('lets deliveries wait under a cap, and not without need', () => {
    expect(playDay({ ...traffic, hourlyCap: 1 }, 1).longestWait).toBeGreaterThan(60);
    expect(playDay({ ...traffic, hourlyCap: 10_000 }, 1).longestWait).toBe(0);
  });
});

describe('the costs', () => {
  const nothing = {
    requests: 0,
    cpuMilliseconds: 0,
    objectRequests: 0,
    gigabyteSeconds: 0,
    rowsWritten: 0,
    storedGigabytes: 0,
    logEvents: 0,
  };

  it('are the subscription alone as long as what is included suffices', () => {
    expect(costOf(nothing).all).toBe(5);
    expect(costOf({ ...nothing, requests: 1e7, rowsWritten: 5e7 }).all).toBe(5);
  });

  it('count what goes beyond', () => {
    const cost = costOf({ ...nothing, requests: 2e7, storedGigabytes: 15 });
    expect(cost).toMatchObject({ requests: 3, 'stored data': 2, all: 10 });
  });

  it('are given for every scenario, the largest with a million deliveries', async () => {
    expect(scenarios.at(-1)).toMatchObject({ sites: 1_000, deliveries: 1_000_000 });
    const shrunk = scenarios.map((one) => ({ ...one, deliveries: one.deliveries / 100 }));
    const { rows } = await measureScale(shrunk);
    expect(rows).toHaveLength(scenarios.length);
    for (const row of rows) expect(Number(row.dollars)).toBeGreaterThanOrEqual(5);
  });
});
