import type { Benchmark } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { roads } from './outage-roads.ts';
import { describeOutage, type OutageResult, playOutages } from './outages.ts';
import {
  brokenPeople,
  observePeople,
  type PeopleResult,
  peopleRows,
  peopleTotal,
} from './people-result.ts';
import { play } from './play.ts';
import { type Kind, kinds, scheduleOf } from './schedule.ts';
import { cloudSite, memorySite } from './site.ts';
import { type Findings, findViolations } from './violations.ts';

/** A schedule and the state of its ticket in the end. */
export interface ScheduleResult extends Findings {
  readonly name: string;
  readonly kind: Kind;
  readonly faults: number;
}

/**
 * Plays seeded schedules of a ticket's life, with a fifth of Jira's calls failing, and as many of what people do while the
 * agent works, and checks what is left. Then plays outages at each request of a job after the model was paid: with `--outages all`, every one.
 */
export const benchmark: Benchmark = async (args) => {
  const { schedules, seed, 'over-http': overHttp, only, outages } = parse(args);
  const count = wholeNumber('--schedules', schedules);
  const outcomes: ScheduleResult[] = [];
  const people: PeopleResult[] = [];
  for (let at = 0; at < count; at += 1) {
    if (only !== undefined && wholeNumber('--only', only) !== at) continue;
    outcomes.push(await observe(wholeNumber('--seed', seed), at, overHttp));
    if (overHttp) continue;
    people.push(await observePeople(wholeNumber('--seed', seed), at));
  }
  const broken = outcomes.filter(({ violations }) => violations.length > 0);
  const every = only === undefined ? strideOf(outages) : 0;
  const played = every === 0 ? [] : await playOutages(every);
  const lossy = played.filter(({ losses }) => losses.length > 0);
  const total = totalOf(outcomes);
  return {
    title: `Tickets over ${outcomes.length} schedules${overHttp ? ', Jira over HTTP' : ''}, ${people.length} of people, and ${played.length} outages`,
    rows: [
      ...kinds.flatMap((kind) => rowOf(kind, outcomes)),
      ...peopleRows(people),
      ...roads.flatMap(({ name }) => outageRow(name, played)),
    ],
    notes: [
      ...broken.map(({ name, kind, violations }) => `${name} (${kind}): ${violations.join(', ')}`),
      ...brokenPeople(people),
      ...lossy.map((outage) => `${describeOutage(outage)}: ${outage.losses.join(', ')}`),
    ],
    result: {
      ...total,
      violations: [total, outageTotal(played), peopleTotal(people)].reduce(
        (sum, { violations }) => sum + violations,
        0,
      ),
      people: peopleTotal(people),
      outages: outageTotal(played),
    },
  };
};

/** Plays one schedule on a new ticket. Over HTTP there are no concurrent runs, because timers cannot be faked. */
export async function observe(
  seed: number,
  at: number,
  overHttp: boolean,
): Promise<ScheduleResult> {
  const among = overHttp ? kinds.filter((kind) => kind !== 'concurrent') : kinds;
  const schedule = scheduleOf(seed, at, among);
  await using site = overHttp ? await cloudSite() : memorySite();
  const faults = { rate: 0.2, count: 0 };
  const played = await play(site, schedule, faults);
  const findings = await findViolations(site, played);
  return { ...findings, name: schedule.name, kind: schedule.kind, faults: faults.count };
}

function rowOf(kind: Kind, all: readonly ScheduleResult[]) {
  const outcomes = all.filter((outcome) => outcome.kind === kind);
  return outcomes.length === 0 ? [] : [{ kind, ...totalOf(outcomes) }];
}

function outageRow(road: string, all: readonly OutageResult[]) {
  const played = all.filter((outage) => outage.road === road);
  if (played.length === 0) return [];
  const { cases, ...rest } = outageTotal(played);
  return [{ kind: `outage of ${road}`, schedules: cases, ...rest }];
}

function outageTotal(played: readonly OutageResult[]) {
  const ended = (end: OutageResult['end']) => played.filter((outage) => outage.end === end).length;
  return {
    cases: played.length,
    violations: played.reduce((sum, { losses }) => sum + losses.length, 0),
    reported: ended('reported'),
    found: ended('found'),
    again: ended('again'),
    lost: ended('lost'),
  };
}

function totalOf(outcomes: readonly ScheduleResult[]) {
  const sum = (count: (outcome: ScheduleResult) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  return {
    schedules: outcomes.length,
    violations: sum(({ violations }) => violations.length),
    attempts: sum(({ attempts }) => attempts),
    unrecordable: sum(({ unrecordable }) => unrecordable),
    comments: sum(({ comments }) => comments),
    pull_requests: sum(({ pullRequests }) => pullRequests),
    own_comment_loops: sum(({ violations }) => Number(violations.includes('own-comment loop'))),
    faults: sum(({ faults }) => faults),
  };
}

function parse(args: readonly string[]) {
  return parseOptions(args, {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    'over-http': { type: 'boolean', default: false },
    // `all`, or n for each nth; 0 for none. Each request has 8 or 10, so 7 meets every kind.
    outages: { type: 'string', default: '7' },
  });
}

const strideOf = (outages: string) => (outages === 'all' ? 1 : wholeNumber('--outages', outages));
