import { hourlyAllowance } from '../../src/worker/inbox/allowance.ts';
import { type Random, randomOf } from '../../test/support/random.ts';
import { bytesKept } from '../../test/support/workerd/rows-written.ts';

/** A company: how many repositories it has, and how many Workers share them. */
interface Fleet {
  readonly repositories: number;
  readonly workers: number;
}

const fleets: readonly Fleet[] = [
  { repositories: 10, workers: 1 },
  { repositories: 1_000, workers: 1 },
  { repositories: 100_000, workers: 1 },
  { repositories: 100_000, workers: 100 },
];

/** Webhooks about the tickets of a repository in a day, and the share of them that starts a run. */
const webhooks = 160;
const started = 0.02;
/** Dispatches to a repository in an hour, as HOURLY_CAP has it unless it is set. */
const cap = 20;
/** Seconds that a request to GitHub takes; the inbox makes one at a time. */
const requestTime = 0.3;
/** The share of runs that arrive together in one repository, a second apart, and how many do. */
const burst = { share: 0.1, size: 50 };
/** What a run does with the token of the App or of the job, and at Jira. */
const perRun = { contents: 7, jira: 25, minutes: 10 };
/** Requests in an hour for a token, for each repository that something is sent to. */
const perActive = 2;

/** The figures of one Worker in a day. */
interface FleetDay {
  readonly webhooks: number;
  /** Webhooks in the busiest second. */
  readonly peak: number;
  /** Of the inbox after 30 such days. */
  readonly gigabytes: number;
  readonly runs: number;
  /** The longest time from a webhook to its dispatch. */
  readonly waitMinutes: number;
  /** Of the busiest hour, to GitHub, those of its runs that create content, and to Jira. */
  readonly requests: number;
  readonly contents: number;
  readonly jira: number;
  /** Jobs at once in the busiest hour. */
  readonly jobs: number;
}

interface Limit {
  readonly name: string;
  readonly allowed: number;
  readonly of: keyof FleetDay;
}

/** What is documented, for one Worker and one token or account behind it; docs/worker.md has the sources. */
export const limits: readonly Limit[] = [
  { name: 'free plan of Workers', allowed: 100_000, of: 'webhooks' },
  { name: 'contents a token creates', allowed: 500, of: 'contents' },
  { name: 'jobs of an account', allowed: 500, of: 'jobs' },
  { name: 'requests of a token', allowed: 5_000, of: 'requests' },
  { name: 'storage of the inbox', allowed: 10, of: 'gigabytes' },
  { name: 'writes of the inbox', allowed: 200, of: 'peak' },
];

/** Simulates a day of each fleet. All figures but `repositories` and `workers` are those of one Worker. */
export function measureScale(all: readonly Fleet[] = fleets) {
  return all.map(({ repositories, workers }) => {
    const figures = dayOf(Math.ceil(repositories / workers));
    const reached = limits.filter(({ allowed, of }) => figures[of] > allowed);
    const names = reached.map(({ name }) => name).join(', ') || 'none';
    return { repositories, workers, ...figures, limits: names };
  });
}

const hour = 3_600;
const day = 24 * hour;

function dayOf(repositories: number): FleetDay {
  const arrivals = arrivalsOf(repositories, randomOf(`fleet ${repositories}`));
  const sent = dispatched(arrivals);
  const hours = Map.groupBy(sent, ({ at }) => Math.floor(at / hour));
  const busiest = Math.max(...[...hours.values()].map((some) => some.length));
  const active = [...hours.values()].map((some) => new Set(some.map((one) => one.repository)).size);
  return {
    webhooks: repositories * webhooks,
    // Around noon, twice the average; and a burst.
    peak: Math.ceil((2 * repositories * webhooks) / day) + 1,
    gigabytes: Math.round((repositories * webhooks * 30 * bytesKept) / 1e7) / 100,
    runs: arrivals.length,
    waitMinutes: Math.round(sent.reduce((most, { waited }) => Math.max(most, waited), 0) / 60),
    requests: busiest + perActive * Math.max(...active),
    contents: busiest * perRun.contents,
    jira: busiest * perRun.jira,
    jobs: Math.ceil((busiest * perRun.minutes) / 60),
  };
}

interface Arrival {
  readonly at: number;
  readonly repository: number;
}

/** The deliveries that start a run, in order: most around noon, some together. */
function arrivalsOf(repositories: number, random: Random): readonly Arrival[] {
  const wanted = Math.round(repositories * webhooks * started);
  const arrivals: Arrival[] = [];
  while (arrivals.length < wanted) {
    const repository = random.below(repositories);
    const at = daytime(random);
    const size = random.chance(burst.share / burst.size) ? burst.size : 1;
    for (let index = 0; index < Math.min(size, wanted - arrivals.length); index += 1) {
      arrivals.push({ at: at + index, repository });
    }
  }
  return arrivals.toSorted((one, other) => one.at - other.at);
}

function daytime(random: Random): number {
  for (;;) {
    const time = random.below(day);
    if (random.chance(0.55 - 0.45 * Math.cos((2 * Math.PI * time) / day))) return time;
  }
}

/** When each is sent: once the hourly cap allows it, by the Worker's own rule, and the inbox is done with others. */
export function dispatched(arrivals: readonly Arrival[], perHour = cap) {
  const begun = new Map<number, readonly number[]>();
  const allowed = arrivals.map(({ at, repository }) => {
    const before = begun.get(repository) ?? [];
    const { from } = hourlyAllowance(perHour, before, Math.max(at * 1_000, before[0] ?? 0));
    begun.set(repository, [from, ...before.slice(0, perHour - 1)]);
    return { at, repository, from: from / 1_000 };
  });
  let free = 0;
  return allowed
    .toSorted((one, other) => one.from - other.from)
    .map(({ at, repository, from }) => {
      free = Math.max(free, from) + requestTime;
      return { at: free, repository, waited: free - at };
    });
}
