import { describe, expect, it } from 'vitest';
import { simulateDay } from './day.ts';
import { costOf } from './prices.ts';
import { measureScale, scenarios } from './scale.ts';

const traffic = { sites: 20, deliveries: 5_000, hourlyCap: 5 } as const;

describe('a simulated day', () => {
  it('depends only on its seed', () => {
    expect(simulateDay(traffic, 1)).toEqual(simulateDay(traffic, 1));
    expect(simulateDay(traffic, 1)).not.toEqual(simulateDay(traffic, 2));
  });

  it('delays deliveries only under a cap', () => {
    expect(simulateDay({ ...traffic, hourlyCap: 1 }, 1).longestWait).toBeGreaterThan(60);
    expect(simulateDay({ ...traffic, hourlyCap: 10_000 }, 1).longestWait).toBe(0);
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

  it('are the subscription alone within the included usage', () => {
    expect(costOf(nothing).all).toBe(5);
    expect(costOf({ ...nothing, requests: 1e7, rowsWritten: 5e7 }).all).toBe(5);
  });

  it('include further usage', () => {
    const cost = costOf({ ...nothing, requests: 2e7, storedGigabytes: 15 });
    expect(cost).toMatchObject({ requests: 3, 'stored data': 2, all: 10 });
  });

  it('are given for every scenario, the largest with 800,000 deliveries', async () => {
    expect(scenarios.at(-1)).toMatchObject({ sites: 1_000, deliveries: 800_000 });
    const shrunk = scenarios.map((one) => ({ ...one, deliveries: one.deliveries / 100 }));
    const { rows } = await measureScale(shrunk);
    expect(rows).toHaveLength(scenarios.length);
    for (const row of rows) expect(Number(row.dollars)).toBeGreaterThanOrEqual(5);
  });
});
