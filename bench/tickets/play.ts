import { runJob } from '../../src/agent/job/job.ts';
import type { JobResult } from '../../src/agent/job/ticket-state.ts';
import { inputFingerprint } from '../../src/core/tickets/attempt-policy.ts';
import { memoryContext, scriptedModel } from '../../test/support/memory/context.ts';
import {
  failingProcess,
  servicesThrough,
  type Through,
} from '../../test/support/memory/failing-process.ts';
import { aFix, cart } from '../../test/support/memory/job-fixture.ts';
import { reply } from '../../test/support/memory/replies.ts';
import { jobOf } from '../../test/support/memory/samples.ts';
import { randomOf } from '../../test/support/random.ts';
import { crossing } from './crossing.ts';
import { faulty, type Weather } from './faults.ts';
import type { Event, Schedule } from './schedule.ts';
import { key, type Site } from './site.ts';

/** Attempts that a ticket may have. */
export const cap = 4;

/** What came of one run. */
export interface Played {
  readonly event: Event['kind'];
  /** Whether no other run went on beside it. */
  readonly isAlone: boolean;
  readonly asked: boolean;
  readonly reason: string;
  /**
   * The words, how often they were reopened, and the delivery that says so: the input, where the work on
   * it was brought to an end.
   */
  readonly ended?: string;
  /** Whether the record or the pull request's mark could be written once at least. */
  readonly kept: boolean;
  /** Whether it could be once the ticket was told of the end. */
  readonly isEndKept: boolean;
}

/** A delivery as the webhook sends it. */
interface Delivery {
  readonly delivery: string;
  readonly reopened: boolean;
}

/** Plays a schedule with its faults; then one delivery, and the agent's own comment, without any. */
export async function play(site: Site, schedule: Schedule, weather: Weather): Promise<Played[]> {
  const random = randomOf(`${schedule.name} faults`);
  const jira = faulty(weather, random);
  let time = Date.UTC(2026, 10, 20, 9);
  const pass = (ms: number) => {
    time += ms;
  };
  const cross = crossing(random, pass);
  const deliveries: Delivery[] = [];
  const played: Played[] = [];
  let together: ReturnType<typeof work>[] = [];
  let reopenings = 0;
  const events = [...schedule.events, last, echo];
  for (const [at, event] of events.entries()) {
    if (at === schedule.events.length) weather.rate = 0;
    const delivery = await happen(site, event, at, deliveries);
    const isCrossed = site.isInMemory;
    if (together.length === 0) pass(120_000);
    const door: Through = isCrossed
      ? (name, call) => cross.through(name, () => jira(name, call))
      : jira;
    if (event.kind === 'reopened') reopenings += 1;
    const started = { event, delivery, run: `${at}`, reopenings: () => reopenings };
    const run = work(site, started, door, () => new Date(time));
    together.push(run);
    if (event.isOverlapped && at < schedule.events.length - 1 && together.length < 3) continue;
    if (isCrossed) await cross.drive(together);
    const ended = await Promise.all(together);
    // On a real clock nobody waits until the hold of a run that has died is over.
    if (!isCrossed) pass(lease);
    played.push(...ended.map((made) => ({ ...made, isAlone: ended.length === 1 })));
    together = [];
  }
  return played;
}

const calm = {
  back: 0,
  diesAt: 0,
  fault: 'crashes before it',
  isOverlapped: false,
  fixes: true,
} as const;
const last: Event = { ...calm, kind: 'again' };
const echo: Event = { ...calm, kind: 'echo' };

/** What people do on the ticket; the delivery that tells of it. */
async function happen(site: Site, event: Event, at: number, past: Delivery[]): Promise<Delivery> {
  if (event.kind === 'again') return past.at(-1 - event.back) ?? { delivery: '0', reopened: false };
  if (event.kind === 'commented') site.comment(`Word ${at}.`);
  if (event.kind === 'reopened') site.reopen();
  if (event.kind === 'merged') await site.services.tickets.move(key, done);
  const made = { delivery: `${at}`, reopened: event.kind === 'reopened' };
  if (event.kind !== 'merged') past.push(made);
  return made;
}

/** Milliseconds after which a dead run no longer has its ticket. */
const lease = 3_600_000;

const done = { kind: 'category', category: 'done' } as const;

/** A run and what started it. */
interface Started {
  readonly event: Event;
  readonly delivery: Delivery;
  readonly run: string;
  /** How often the ticket had been reopened. */
  readonly reopenings: () => number;
}

async function work(
  { services }: Site,
  { event, delivery, run, reopenings }: Started,
  door: Through,
  date: () => Date,
): Promise<Omit<Played, 'isAlone'>> {
  const mortal = failingProcess(event.diesAt, event.fault);
  let kept = false;
  let isEndKept = false;
  let reopenedBefore: number | undefined;
  const noting: Through = async (name, call) => {
    const value = await mortal.through(name, call);
    isEndKept = name === 'remember' || name === 'publish' || (isEndKept && name !== 'comment');
    kept ||= isEndKept;
    return value;
  };
  const through: Through = (name, call) => door(name, () => noting(name, call));
  const model = scriptedModel(...(event.fixes ? aFix : [reply.other('ask', 'Which total?')]));
  const asking = {
    ask: (...of: Parameters<typeof model.ask>) => {
      reopenedBefore ??= reopenings();
      return through('ask', () => model.ask(...of));
    },
  };
  const context = { ...memoryContext(asking, cart, mortal.signal), date };
  const job = jobOf({ ...delivery, run, maxTicketAttempts: cap });
  const working = runJob(job, { ...context, ...servicesThrough(through, services) });
  const delivered = await Promise.race([mortal.death, working]);
  const asked = model.requests.length > 0;
  return {
    event: event.kind,
    asked,
    kept,
    isEndKept,
    ...endOf(delivered, reopenedBefore ?? 0, delivery),
  };
}

function endOf(
  delivered: JobResult | undefined,
  reopenings: number,
  { delivery, reopened }: Delivery,
) {
  const reason = delivered?.outcome.reason ?? 'died';
  if (delivered?.ticket === undefined || !/^(approved|asked)$/.test(reason)) return { reason };
  const again = reopened ? delivery : '';
  return { reason, ended: `${inputFingerprint(delivered.ticket)} ${reopenings} ${again}` };
}
