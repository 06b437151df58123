import { afterEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../src/agent/job/index.ts';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import {
  type Fault,
  failingProcess,
  servicesThrough,
  type Through,
} from '../../support/memory/failing-process.ts';
import { aFix, cart } from '../../support/memory/job-fixture.ts';
import { jobOf, ticketOf } from '../../support/memory/samples.ts';
import { memoryServices } from '../../support/memory/services.ts';
import { withoutWaiting } from '../../support/memory/without-waiting.ts';

afterEach(() => vi.useRealTimers());

/** Groups calls that run in parallel into rounds. `strays` started before an earlier round had ended. */
function watchedCalls() {
  const rounds: string[][] = [];
  const strays: string[] = [];
  let underWay = 0;
  let hasEnded = true;
  const watch: Through = async (name, call) => {
    if (hasEnded && underWay > 0) strays.push(name);
    if (hasEnded) rounds.push([]);
    hasEnded = false;
    rounds.at(-1)?.push(name);
    underWay += 1;
    try {
      return await call();
    } finally {
      underWay -= 1;
      hasEnded = true;
    }
  };
  return { rounds, strays, watch, underWay: () => underWay };
}

/** Runs a job whose call number `at` fails at once, while all others take a turn of the event loop. */
async function deliver(at = 0, fault: Fault = 'sees it fail') {
  const { watch, ...watched } = watchedCalls();
  const process = failingProcess(at, fault);
  const through: Through = (name, call) =>
    watch(name, () =>
      process.through(name, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return call();
      }),
    );
  const services = servicesThrough(
    through,
    memoryServices(() => ticketOf()),
  );
  const context = memoryContext(scriptedModel(...aFix), cart, process.signal);
  const { outcome } = await withoutWaiting(() => runJob(jobOf(), { ...context, ...services }));
  return { ...watched, made: process.made, reason: outcome.reason };
}

test('independent calls are made in parallel', async () => {
  const { rounds, strays, reason } = await deliver();
  expect(reason).toBe('approved');
  expect(strays).toEqual([]);
  expect(rounds).toEqual([
    ['recall', 'recallMark'],
    ['read'],
    ['check'],
    ['lease'],
    ['recall', 'recallMark'],
    ['read'],
    ['findOther'],
    ['remember'],
    ['comment'],
    ['remember', 'move'],
    ['look'],
    ['publish'],
    ['link', 'move'],
    ['comment', 'recall'],
    ['remember'],
    ['release'],
  ]);
});

describe.each(['sees it fail', 'is cancelled in it'] as const)('a run that %s', (fault) => {
  test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'at call %i continues only when no other call is in progress',
    async (at) => {
      const { strays, underWay, made } = await deliver(at, fault);
      expect(made.length).toBeGreaterThanOrEqual(at);
      expect(strays).toEqual([]);
      expect(underWay()).toBe(0);
    },
  );
});
