import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Random, randomOf } from '../random.ts';
import { bindingsFor, createdDeliveries, type Delivery, forEachLimit, post } from './deliveries.ts';
import { startGithub } from './github.ts';
import { openIn } from './store.ts';
import { startWorkerd, type Workerd } from './workerd.ts';

/** Options of a crash test. Times are in milliseconds. */
export interface CrashOptions {
  /** The bundle of the Worker. */
  readonly file: string;
  /** A folder for its files. */
  readonly folder: string;
  readonly seed: number;
  readonly kills: number;
  readonly deliveries: number;
  /** Chance that GitHub fails; a third of it is the chance that GitHub accepts a dispatch but drops the connection. */
  readonly fails: number;
  /** The time over which deliveries arrive; kills continue for twice as long. */
  readonly duration: number;
  /** How many times faster than real time the clock of the Worker and GitHub runs. */
  readonly speed: number;
}

/** The result of a crash test. */
export interface CrashResult {
  readonly kills: number;
  /** Posted requests, including repetitions. */
  readonly posted: number;
  /** Acknowledged deliveries. */
  readonly accepted: number;
  /** Acknowledged deliveries that never reached GitHub, and no longer wait. */
  readonly lost: number;
  /** Deliveries that started more than one run. */
  readonly doubled: number;
  /** Deliveries that still waited in the end, or whose run was still looked up. */
  readonly open: number;
  /** Seconds from the last kill, on the Worker's clock, until the last delivery was known to be dispatched. */
  readonly settled: number;
  /** The last output of workerd if some deliveries were still open in the end, else `''`. */
  readonly printed: string;
}

/** Milliseconds between runs of the cron trigger on the Worker's clock, in place of ten minutes. */
const cronInterval = 20_000;
/** Milliseconds from the last kill after which nobody waits any longer. */
const patience = 300_000;

/** Sends deliveries to a Worker that is killed repeatedly, while GitHub fails at times. */
export async function crash(options: CrashOptions): Promise<CrashResult> {
  const { seed, fails, duration, speed } = options;
  const clock = { epoch: Date.now(), speed };
  const folder = join(options.folder, 'crash');
  const random = randomOf(`${seed} sender`);
  await using github = await startGithub({
    random: randomOf(`${seed} github`),
    ...{ fails, drops: fails / 3, slowness: 150, lag: 1_500 },
    now: () => clock.epoch + (Date.now() - clock.epoch) * speed,
  });
  await using worker = await startWorkerd(folder, {
    file: options.file,
    bindings: bindingsFor(github.url, 10_000),
    hasInbox: true,
    clock,
  });
  const deliveries = await createdDeliveries(options.deliveries, `crash-${seed}`, 2_000);
  const [sent] = await Promise.all([
    sendAll(worker.url, deliveries, duration, random),
    killRepeatedly(worker, options.kills, 2 * duration, randomOf(`${seed} killer`)),
  ]);
  const accepted = [...sent.accepted];
  const lastKill = performance.now();
  const open = await settle(worker, folder, speed);
  return {
    kills: options.kills,
    posted: sent.posted,
    accepted: accepted.length,
    lost: accepted.filter((id) => !github.taken.has(id) && !open.has(id)).length,
    doubled: [...github.taken.values()].filter((times) => times > 1).length,
    open: open.size,
    settled: Math.round(((performance.now() - lastKill) * speed) / 1_000),
    printed: open.size === 0 ? '' : worker.printed(),
  };
}

/** Posts each delivery like Jira, up to six times until it is acknowledged. Repeats some, at once or later. */
async function sendAll(
  url: string,
  deliveries: readonly Delivery[],
  duration: number,
  random: Random,
) {
  const accepted = new Set<string>();
  let posted = 0;
  const limit = 6;
  const pace = (duration * limit) / deliveries.length;
  const deliver = async (delivery: Delivery) => {
    for (let tries = 0; tries < 6; tries += 1) {
      posted += 1;
      const { status } = await post(url, delivery);
      if (status >= 200 && status < 300) {
        accepted.add(delivery.id);
        return;
      }
      await wait(50 + random.below(300));
    }
  };
  const late: Promise<void>[] = [];
  await forEachLimit(limit, deliveries, async (delivery) => {
    await wait(random.below(2 * pace));
    await deliver(delivery);
    if (random.chance(0.2)) await deliver(delivery);
    if (random.chance(0.2)) late.push(wait(random.below(duration)).then(() => deliver(delivery)));
  });
  await Promise.all(late);
  return { accepted, posted };
}

async function killRepeatedly(worker: Workerd, kills: number, duration: number, random: Random) {
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(random.below((2 * duration) / kills));
    await worker.killAndRestart();
  }
}

/** Waits until no delivery is open. Resolves to those that are if that takes too long. */
async function settle(
  worker: Workerd,
  folder: string,
  speed: number,
): Promise<ReadonlySet<string>> {
  const end = performance.now() + patience / speed;
  let lastCron = performance.now();
  for (;;) {
    await wait(500 / speed);
    if (performance.now() - lastCron > cronInterval / speed) {
      await worker.runCron();
      lastCron = performance.now();
    }
    const open = await openIn(folder);
    if (open.size === 0 || performance.now() > end) return open;
  }
}
