import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Random, randomOf } from '../random.ts';
import { bindingsFor, createdDeliveries, type Delivery, inLanes, post } from './deliveries.ts';
import { startGithub } from './github.ts';
import { statesIn } from './store.ts';
import { startWorkerd, type Workerd } from './workerd.ts';

/** What a crash test is made of. Times in milliseconds. */
export interface Crashes {
  /** The bundle of the Worker. */
  readonly file: string;
  /** Where it may keep its files. */
  readonly folder: string;
  readonly seed: number;
  readonly kills: number;
  readonly deliveries: number;
  /** Chance that GitHub fails; a third of that is the chance that it takes a dispatch and drops the connection. */
  readonly fails: number;
  /** The time over which the deliveries arrive; kills go on for as long again. */
  readonly duration: number;
  /** How many times as fast as time the clock of the Worker and of GitHub runs. */
  readonly speed: number;
}

/** What was left of it. */
export interface Survived {
  readonly kills: number;
  /** Requests that were posted, with those that came again. */
  readonly posted: number;
  /** Deliveries that were acknowledged. */
  readonly accepted: number;
  /** Of these, those that never reached GitHub. */
  readonly lost: number;
  /** Deliveries that started more than one run. */
  readonly doubled: number;
  readonly seconds: number;
  /** What workerd printed last, when not everything was settled in time; else `''`. */
  readonly printed: string;
}

/** The timer rings each so many milliseconds on the Worker's clock, in place of ten minutes. */
const timer = 20_000;
/** Milliseconds after which what is not settled counts as lost. */
const patience = 600_000;

/** Sends deliveries to a Worker that is killed again and again, to a GitHub that fails. */
export async function crash(crashes: Crashes): Promise<Survived> {
  const { seed, fails, duration, speed } = crashes;
  const clock = { epoch: Date.now(), speed };
  const folder = join(crashes.folder, 'crash');
  const start = performance.now();
  const random = randomOf(`${seed} sender`);
  await using github = await startGithub({
    random: randomOf(`${seed} github`),
    ...{ fails, drops: fails / 3, slowness: 150, lag: 1_500 },
    now: () => clock.epoch + (Date.now() - clock.epoch) * speed,
  });
  await using worker = await startWorkerd(folder, {
    file: crashes.file,
    bindings: bindingsFor(github.url, 10_000),
    hasInbox: true,
    clock,
  });
  const deliveries = await createdDeliveries(crashes.deliveries, `crash-${seed}`, 2_000);
  const [sent] = await Promise.all([
    sendAll(worker.url, deliveries, duration, random),
    killAgain(worker, crashes.kills, 2 * duration, randomOf(`${seed} killer`)),
  ]);
  const accepted = [...sent.accepted];
  const isSettled = await settle(worker, folder, speed);
  return {
    kills: crashes.kills,
    posted: sent.posted,
    accepted: accepted.length,
    lost: accepted.filter((id) => !github.taken.has(id)).length,
    doubled: [...github.taken.values()].filter((times) => times > 1).length,
    seconds: Math.round((performance.now() - start) / 1_000),
    printed: isSettled ? '' : worker.printed(),
  };
}

/** Jira's part: each delivery up to six times until it is acknowledged; some come again, at once or late. */
async function sendAll(
  url: string,
  deliveries: readonly Delivery[],
  duration: number,
  random: Random,
) {
  const accepted = new Set<string>();
  let posted = 0;
  const lanes = 6;
  const pace = (duration * lanes) / deliveries.length;
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
  await inLanes(lanes, deliveries, async (delivery) => {
    await wait(random.below(2 * pace));
    await deliver(delivery);
    if (random.chance(0.2)) await deliver(delivery);
    if (random.chance(0.2)) late.push(wait(random.below(duration)).then(() => deliver(delivery)));
  });
  await Promise.all(late);
  return { accepted, posted };
}

async function killAgain(worker: Workerd, kills: number, duration: number, random: Random) {
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(random.below((2 * duration) / kills));
    await worker.killAndRestart();
  }
}

/** Waits until nothing is on its way any more; `false` when that takes too long. */
async function settle(worker: Workerd, folder: string, speed: number): Promise<boolean> {
  const end = performance.now() + patience / speed;
  let ring = performance.now();
  while (performance.now() < end) {
    await wait(500 / speed);
    if (performance.now() - ring > timer / speed) {
      await worker.ringTimer();
      ring = performance.now();
    }
    const states = await statesIn(folder);
    if (!states.has('pending') && !states.has('sending')) return true;
  }
  return false;
}
