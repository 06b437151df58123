import { type Random, randomOf } from '../../test/support/random.ts';

/** A company, or many, whose Jira sends webhooks for a day. */
export interface Traffic {
  readonly sites: number;
  readonly deliveries: number;
  /** What has an inbox of its own. */
  readonly shardBy: 'nothing' | 'site' | 'project';
  readonly hourlyCap: number;
}

/** What of the webhooks is what, as shares. Jira sends every change of every ticket, and few ask for a run. */
const shares = { dispatched: 0.02, again: 0.02 };

/** What the day did to the inboxes. */
export interface Day {
  readonly inboxes: number;
  readonly dispatched: number;
  readonly again: number;
  /** Deliveries that the busiest inbox got in its busiest second. */
  readonly peak: number;
  /** Deliveries of the day that the largest inbox keeps. */
  readonly largest: number;
  /** Alarms that rang. */
  readonly alarms: number;
  /** Dispatches of the busiest hour, all repositories together. */
  readonly busiestHour: number;
  /** The longest that a delivery waits for its turn under the cap, in minutes. */
  readonly longestWait: number;
}

const hour = 3_600;
const day = 24 * hour;
/** Projects of a site, each with its repository. */
const projects = 5;
/** Seconds that one request to GitHub takes. */
const sending = 0.3;

/** Plays one day second by second: who sends what when follows from the seed. */
export function playDay(traffic: Traffic, seed: number): Day {
  const random = randomOf(`${seed} ${traffic.sites} ${traffic.deliveries}`);
  const pickSite = sitePicker(traffic.sites, random);
  const moments = momentsOf(
    traffic.deliveries,
    random,
    () => pickSite() * projects + random.below(projects),
  );
  const inboxes = new Map<number, Inbox>();
  const queues = new Map<number, number[]>();
  const hours = new Array<number>(48).fill(0);
  const sum = { dispatched: 0, again: 0, alarms: 0, longestWait: 0 };
  for (const { time, project } of moments) {
    const site = Math.floor(project / projects);
    const name = { nothing: 0, site, project }[traffic.shardBy];
    const inbox = inboxes.get(name) ?? { kept: 0, peak: 0, second: 0, inSecond: 0, until: 0 };
    inboxes.set(name, inbox);
    const isAgain = random.chance(shares.again);
    arrive(inbox, Math.floor(time), isAgain);
    if (isAgain) sum.again += 1;
    if (isAgain || !random.chance(shares.dispatched)) continue;
    const start = turn(queues, project, time, traffic.hourlyCap);
    sum.dispatched += 1;
    sum.longestWait = Math.max(sum.longestWait, (start - time) / 60);
    const at = Math.min(47, Math.floor(start / hour));
    hours[at] = (hours[at] ?? 0) + 1;
    if (start > inbox.until) sum.alarms += 1;
    inbox.until = Math.max(inbox.until, start) + sending;
  }
  const all = [...inboxes.values()];
  return {
    ...sum,
    inboxes: all.length,
    peak: Math.max(...all.map(({ peak }) => peak)),
    largest: Math.max(...all.map(({ kept }) => kept)),
    busiestHour: Math.max(...hours),
  };
}

interface Inbox {
  kept: number;
  peak: number;
  second: number;
  inSecond: number;
  /** When the alarm that rings now will have sent everything. */
  until: number;
}

function arrive(inbox: Inbox, second: number, isAgain: boolean): void {
  inbox.inSecond = inbox.second === second ? inbox.inSecond + 1 : 1;
  inbox.second = second;
  inbox.peak = Math.max(inbox.peak, inbox.inSecond);
  if (!isAgain) inbox.kept += 1;
}

/** When the project's repository may start the run: at once, or an hour after the one that is a cap before it. */
function turn(queues: Map<number, number[]>, project: number, time: number, cap: number): number {
  const starts = queues.get(project) ?? [];
  queues.set(project, starts);
  const start = Math.max(time, (starts[starts.length - cap] ?? -hour) + hour);
  starts.push(start);
  return start;
}

/** Large sites send far more than small ones: the share falls with the square root of the rank. */
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

/** A webhook of a project, and the second of the day in which it is sent. */
interface Moment {
  readonly time: number;
  readonly project: number;
}

/** The day's webhooks in order. A tenth comes in bursts of a project, as imports and bulk edits make them. */
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

/** Webhooks of one import or bulk edit, within a minute. */
const burst = 200;

function daytime(random: Random): number {
  for (;;) {
    const time = random.below(day * 1_000) / 1_000;
    if (random.chance(0.55 - 0.45 * Math.cos((2 * Math.PI * time) / day))) return time;
  }
}
