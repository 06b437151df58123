import { type JobResult, runJob } from '../../src/agent/work/index.ts';
import { inputFingerprint } from '../../src/core/tickets/index.ts';
import { memoryContext, scriptedModel } from '../../test/support/memory/context.ts';
import {
  failingProcess,
  servicesThrough,
  type Through,
} from '../../test/support/memory/failing-process.ts';
import { aFix, cart } from '../../test/support/memory/job-fixture.ts';
import { reply } from '../../test/support/memory/replies.ts';
import { jobOf } from '../../test/support/memory/samples/jobs.ts';
import { randomOf } from '../../test/support/random.ts';
import { type JiraFaults, withFaults } from './faults.ts';
import { interleave } from './interleaving.ts';
import type { Event, Schedule } from './schedule.ts';
import { key, type Site } from './site.ts';

/** Maximum attempts per ticket. */
export const cap = 4;

/** The result of one run. */
export interface PlayedRun {
  readonly event: Event['kind'];
  /** Whether no other run was active at the same time. */
  readonly isAlone: boolean;
  readonly asked: boolean;
  readonly reason: string;
  /** Identifies the input whose work was completed: its text, the number of reopenings, and the delivery. */
  readonly ended?: string;
  /** Whether the record or the pull request's mark was written at least once. */
  readonly kept: boolean;
  /** Whether it was written after the ticket reported the end. */
  readonly isEndKept: boolean;
}

/** A delivery of a webhook. */
interface Delivery {
  readonly delivery: string;
  readonly reopened: boolean;
  readonly changed: string | undefined;
}

/** Plays a schedule with its faults, then a repeated delivery and the agent's own comment without faults. */
export async function play(
  site: Site,
  schedule: Schedule,
  faults: JiraFaults,
): Promise<PlayedRun[]> {
  const random = randomOf(`${schedule.name} faults`);
  const jira = withFaults(faults, random);
  let time = Date.UTC(2026, 10, 20, 9);
  const pass = (ms: number) => {
    time += ms;
  };
  const interleaving = interleave(random, pass);
  const deliveries: Delivery[] = [];
  const played: PlayedRun[] = [];
  let active: ReturnType<typeof work>[] = [];
  let reopenings = 0;
  const events = [...schedule.events, last, echo];
  for (const [at, event] of events.entries()) {
    if (at === schedule.events.length) faults.rate = 0;
    const delivery = await applyEvent(site, event, { at, past: deliveries });
    const isInterleaved = site.isInMemory;
    if (active.length === 0) pass(120_000);
    const gate: Through = isInterleaved
      ? (name, call) => interleaving.through(name, () => jira(name, call))
      : jira;
    if (event.kind === 'reopened') reopenings += 1;
    const started = { event, delivery, run: `${at}`, reopenings: () => reopenings };
    const run = work(site, started, gate, () => new Date(time));
    active.push(run);
    if (event.isOverlapped && at < schedule.events.length - 1 && active.length < 3) continue;
    if (isInterleaved) await interleaving.drive(active);
    const ended = await Promise.all(active);
    // Real timers cannot skip the lease of a run that has died.
    if (!isInterleaved) pass(lease);
    played.push(...ended.map((made) => ({ ...made, isAlone: ended.length === 1 })));
    active = [];
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

const first: Delivery = { delivery: '0', reopened: false, changed: undefined };

/** Applies an event to the ticket. Returns the delivery that it causes. */
async function applyEvent(
  site: Site,
  event: Event,
  { at, past }: { readonly at: number; readonly past: Delivery[] },
): Promise<Delivery> {
  if (event.kind === 'again') return past.at(-1 - event.back) ?? first;
  if (event.kind === 'commented') site.comment(`Word ${at}.`);
  if (event.kind === 'reopened') site.reopen(at % 2 === 0 ? 'new' : 'indeterminate');
  if (event.kind === 'merged') await site.services.tickets.move(key, done);
  const made = { delivery: `${at}`, reopened: event.kind === 'reopened', changed: site.changed() };
  if (event.kind !== 'merged') past.push(made);
  return made;
}

/** Milliseconds after which the lease of a run that has died is over. */
const lease = 3_600_000;

const done = { kind: 'category', category: 'done' } as const;

/** A run and its cause. */
interface Started {
  readonly event: Event;
  readonly delivery: Delivery;
  readonly run: string;
  /** The number of reopenings so far. */
  readonly reopenings: () => number;
}

async function work(
  { services }: Site,
  { event, delivery, run, reopenings }: Started,
  gate: Through,
  date: () => Date,
): Promise<Omit<PlayedRun, 'isAlone'>> {
  const process = failingProcess(event.diesAt, event.fault);
  let kept = false;
  let isEndKept = false;
  let reopenedBefore: number | undefined;
  const noteWrites: Through = async (name, call) => {
    const value = await process.through(name, call);
    isEndKept = name === 'remember' || name === 'publish' || (isEndKept && name !== 'comment');
    kept ||= isEndKept;
    return value;
  };
  const through: Through = (name, call) => gate(name, () => noteWrites(name, call));
  const model = scriptedModel(...(event.fixes ? aFix : [reply.other('ask', 'Which total?')]));
  const asking = {
    ask: (...of: Parameters<typeof model.ask>) => {
      reopenedBefore ??= reopenings();
      return through('ask', () => model.ask(...of));
    },
  };
  const context = { ...memoryContext(asking, cart, process.signal), date };
  const job = jobOf({ ...delivery, run, maxTicketAttempts: cap });
  const working = runJob(job, { ...context, ...servicesThrough(through, services) });
  const delivered = await Promise.race([process.death, working]);
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
