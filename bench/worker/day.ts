import { type Random, randomOf } from '../../test/support/random.ts';

/** The webhooks of a day, from one site or many. */
export interface Traffic {
  readonly sites: number;
  readonly deliveries: number;
  readonly hourlyCap: number;
}

/** Shares of all webhooks. Jira sends every change of every ticket, and few start a run. */
const shares = { dispatched: 0.02, again: 0.02 };

/** The load of the inbox during a day. */
export interface Day {
  readonly dispatched: number;
  readonly again: number;
  /** Most deliveries in one second. */
  readonly peak: number;
  /** Number of alarms. */
  readonly alarms: number;
  /** Dispatches in the busiest hour, in all repositories. */
  readonly busiestHour: number;
  /** The longest wait of a delivery under the cap, in minutes. */
  readonly longestWait: number;
}

const hour = 3_600;
const day = 24 * hour;
/** Projects per site, each with its own repository. */
const projects = 5;
/** Seconds per request to GitHub. */
const sending = 0.3;

/** Simulates one day. The seed determines all webhooks. */
export function simulateDay(traffic: Traffic, seed: number): Day {
  const random = randomOf(`${seed} ${traffic.sites} ${traffic.deliveries}`);
  const pickSite = sitePicker(traffic.sites, random);
  const moments = momentsOf(
    traffic.deliveries,
    random,
    () => pickSite() * projects + random.below(projects),
  );
  const seconds = new Map<number, number>();
  const queues = new Map<number, number[]>();
  const hours = new Array<number>(48).fill(0);
  const sum = { dispatched: 0, again: 0, alarms: 0, longestWait: 0 };
  /** When the current alarm has sent everything. */
  let until = 0;
  for (const { time, project } of moments) {
    const second = Math.floor(time);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
    const isAgain = random.chance(shares.again);
    if (isAgain) sum.again += 1;
    if (isAgain || !random.chance(shares.dispatched)) continue;
    const start = startTime(queues, project, time, traffic.hourlyCap);
    sum.dispatched += 1;
    sum.longestWait = Math.max(sum.longestWait, (start - time) / 60);
    const at = Math.min(47, Math.floor(start / hour));
    hours[at] = (hours[at] ?? 0) + 1;
    if (start > until) sum.alarms += 1;
    until = Math.max(until, start) + sending;
  }
  return { ...sum, peak: Math.max(...seconds.values()), busiestHour: Math.max(...hours) };
}

/** Returns when the cap lets a run start: at once, or an hour after the run `cap` runs earlier. */
function startTime(
  queues: Map<number, number[]>,
  project: number,
  time: number,
  cap: number,
): number {
  const starts = queues.get(project) ?? [];
  queues.set(project, starts);
  const start = Math.max(time, (starts[starts.length - cap] ?? -hour) + hour);
  starts.push(start);
  return start;
}

/** Picks sites so that large ones send more: shares fall with the square root of the rank. */
function sitePicker(sites: number, random: Random): () => number {
  let sum = 0;
  const sums = Array.from({ length: sites }, (_, rank) => {
    sum += 1 / Math.sqrt(rank + 1);
    return sum;
  });
  return () => {
    const wanted = (random.below(1e9) / 1e9) * sum;
    let [low, high] = [0, sites - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** A webhook of a project and its time in seconds. */
interface Moment {
  readonly time: number;
  readonly project: number;
}

/** Returns the day's webhooks in order. A tenth comes in bursts, like those of imports and bulk edits. */
function momentsOf(count: number, random: Random, pickProject: () => number): readonly Moment[] {
  const moments: Moment[] = [];
  while (moments.length < count) {
    const project = pickProject();
    const time = daytime(random);
    const length = random.chance(0.1 / burst) ? Math.min(burst, count - moments.length) : 1;
    for (let index = 0; index < length; index += 1) {
      moments.push({ time: time + (length === 1 ? 0 : random.below(60_000) / 1_000), project });
    }
  }
  return moments.sort((one, other) => one.time - other.time);
}

/** Webhooks per burst, within a minute. */
const burst = 200;

function daytime(random: Random): number {
  for (;;) {
    const time = random.below(day * 1_000) / 1_000;
    if (random.chance(0.55 - 0.45 * Math.cos((2 * Math.PI * time) / day))) return time;
  }
}
