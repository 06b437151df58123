import { parseArgs } from 'node:util';
import { UserError } from '../../src/core/user-error.ts';
import type { Benchmark } from '../index.ts';
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

/** Plays seeded schedules of a ticket's life, with a fifth of Jira's calls failing, and checks the ticket. */
export const benchmark: Benchmark = async (args) => {
  const { schedules, seed, 'over-http': overHttp, only } = parse(args);
  const count = integer('--schedules', schedules);
  const outcomes: ScheduleResult[] = [];
  for (let at = 0; at < count; at += 1) {
    if (only !== undefined && integer('--only', only) !== at) continue;
    outcomes.push(await observe(integer('--seed', seed), at, overHttp));
  }
  const broken = outcomes.filter(({ violations }) => violations.length > 0);
  return {
    title: `Tickets over ${outcomes.length} schedules${overHttp ? ', Jira over HTTP' : ''}`,
    rows: kinds.flatMap((kind) => rowOf(kind, outcomes)),
    notes: broken.map(
      ({ name, kind, violations }) => `${name} (${kind}): ${violations.join(', ')}`,
    ),
    result: totalOf(outcomes),
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
  try {
    return parseArgs({
      args: [...args],
      options: {
        schedules: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string' },
        'over-http': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function integer(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value))
    throw new UserError(`${option} takes an integer, not ${JSON.stringify(value)}.`);
  return Number(value);
}
