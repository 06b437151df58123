import type { PullScope } from '../../../src/agent/ports.ts';
import {
  type FollowContext,
  type FollowSettings,
  followPulls,
} from '../../../src/agent/work/index.ts';
import { failingProcess, type Through } from '../../../test/support/memory/failing-process.ts';
import { askOf } from '../../../test/support/memory/pull-facts.ts';
import { type Random, randomOf } from '../../../test/support/random.ts';
import { type JiraFaults, withFaults } from '../../tickets/faults.ts';
import { interleave } from '../../tickets/interleaving.ts';
import { key } from '../../tickets/site.ts';
import { headlineOf, nowOf, statusOf } from '../told.ts';
import { findUntruths, type Untruth } from '../untruths.ts';
import type { Happening, LifeEvent, LifeSchedule } from './schedule.ts';
import { type Blindness, LifeSite, lifeCap } from './site.ts';

/** A played schedule. */
export interface PlayedLife {
  readonly site: LifeSite;
  readonly faults: number;
  /** Looks after the last event that still found something to do; more than a few is a loop. */
  readonly lateLooks: number;
  /** What was said at the end of a look and was not so, each with what was said. */
  readonly untruths: readonly SaidUntruth[];
}

/** A sentence that was not so. */
export interface SaidUntruth {
  readonly untruth: Untruth;
  /** When: the event's position and name. */
  readonly after: string;
  /** The heading of the ticket's comment, and what it and the description say under **Now**. */
  readonly said: string;
}

/** Plays a schedule with its faults, then lets all checks pass and sweeps until nothing is left to do. */
export async function playLife(
  schedule: LifeSchedule,
  blindness: Blindness = {},
): Promise<PlayedLife> {
  const site = new LifeSite(schedule.checks);
  const random = randomOf(`${schedule.name} faults`);
  const faults = { rate: 0.1, count: 0 };
  const player = new Player(site, random, faults, blindness);
  await player.open();
  for (const [at, event] of schedule.events.entries()) {
    happen(site, event, at);
    await player.wake(event, `${at}`);
  }
  faults.rate = 0;
  const lateLooks = await player.settle();
  return { site, faults: faults.count, lateLooks, untruths: player.untruths };
}

/** Wakes looks, which may fail, overlap or be lost. */
class Player {
  #time = Date.UTC(2026, 10, 20, 9);
  readonly #jira: Through;

  readonly untruths: SaidUntruth[] = [];
  readonly site: LifeSite;
  readonly #random: Random;
  readonly #faults: JiraFaults;
  readonly #blindness: Blindness;

  constructor(site: LifeSite, random: Random, faults: JiraFaults, blindness: Blindness) {
    this.site = site;
    this.#random = random;
    this.#blindness = blindness;
    this.#faults = faults;
    this.#jira = withFaults(faults, random);
  }

  open(): Promise<void> {
    return this.site.open(() => this.#date());
  }

  readonly #date = (): Date => new Date(this.#time);

  /** Wakes as many looks as the event does. Two of them overlap, call by call. */
  async wake(event: LifeEvent, run: string): Promise<void> {
    this.#time += 7_200_000;
    if (event.looks === 0) return;
    const { count } = this.#faults;
    await this.#wakeLooks(event, run);
    // A look that met no fault has said how things stand.
    if (event.diesAt === 0 && this.#faults.count === count) this.#check(`${run} ${event.what}`);
  }

  async #wakeLooks(event: LifeEvent, run: string): Promise<void> {
    // A look that has no answer waits before it asks again, so that its timers have to be driven.
    if (event.looks === 1 && event.diesAt === 0) {
      await this.#look(event, run, this.#jira);
      return;
    }
    const interleaving = interleave(this.#random, (ms) => {
      this.#time += ms;
    });
    const gate: Through = (name, call) => interleaving.through(name, () => this.#jira(name, call));
    const looks = [this.#look(event, run, gate)];
    if (event.looks === 2) looks.push(this.#look(calm, `${run}b`, gate));
    await interleaving.drive(looks);
  }

  #check(after: string): void {
    const told = this.site.told();
    const said = [headlineOf(told), nowOf(told), statusOf(told)].join(' | ');
    const found = findUntruths(this.site.truth(), told);
    this.untruths.push(...found.map((untruth) => ({ untruth, after, said })));
  }

  /** Sweeps until nothing is left to do, while all checks pass. Returns the number of looks that did something. */
  async settle(): Promise<number> {
    for (let looks = 0; looks < maxLateLooks; looks += 1) {
      for (const _ of this.site.pull.facts.checks) this.site.pull.endCheck(0, 'passes');
      this.#time += 7_200_000;
      const isDone = await this.#look({ ...calm, isSweep: true }, `late ${looks}`, this.#jira);
      if (isDone) continue;
      this.#check('the end');
      return looks;
    }
    return maxLateLooks;
  }

  /** Looks once, at an event or in a sweep, which start a job for an attempt. Returns whether anything was done. */
  async #look(event: LookEvent, run: string, gate: Through, isJob = false): Promise<boolean> {
    const process = failingProcess(event.diesAt, event.fault);
    const through: Through = (name, call) => gate(name, () => process.through(name, call));
    let isStarted = false;
    const context: FollowContext = {
      settings: settingsOf(run),
      ...this.site.ports(through, this.#blindness),
      date: this.#date,
      signal: process.signal,
      dispatch: async () => {
        isStarted = true;
      },
      ...(isJob
        ? {
            attempt: (attempt) =>
              this.site.attempt(attempt, { way: event.way, date: this.#date, through }),
          }
        : { waits: !event.isSweep }),
    };
    const scope: PullScope = event.isSweep
      ? { kind: 'since', instant: new Date(0) }
      : { kind: 'number', number: 7 };
    const following = followPulls(scope, context);
    const followed = await Promise.race([process.death, following.catch(() => undefined)]);
    const isDone = followed?.some((one) => one.isDone) === true;
    if (!isStarted) return isDone;
    // A look that starts another one for ever is a loop, which has been seen by then.
    const isLong = run.endsWith(started.repeat(6));
    if (!isLong) await this.#look({ ...event, isSweep: false }, `${run}${started}`, gate, true);
    return true;
  }
}

/** Marks the run that a look has started. */
const started = ' started';

type LookEvent = Pick<LifeEvent, 'isSweep' | 'diesAt' | 'fault' | 'way'>;

const calm = { isSweep: false, diesAt: 0, fault: 'crashes before it', way: 'fixes' } as const;

/** More than the requests and reactions of any schedule. */
const maxLateLooks = 40;

function settingsOf(run: string): FollowSettings {
  return {
    run,
    command: '/fix',
    ticketOf: () => key,
    onReady: { kind: 'stay' },
    onMerge: { kind: 'category', category: 'done' },
    maxTicketAttempts: lifeCap,
    maxMinutes: 30,
  };
}

/** Lets it happen, unless the pull request is over and it cannot. */
function happen(site: LifeSite, event: LifeEvent, at: number): void {
  const { pull } = site;
  const { state } = pull.facts;
  if (event.what === 'ticket moved back') site.moveBack();
  else if (event.what === 'reopened') pull.set({ state: state === 'closed' ? 'open' : state });
  else if (state === 'open') happenings[event.what](pull, event, at);
}

type Happen = (pull: LifeSite['pull'], event: LifeEvent, at: number) => void;

const happenings: Readonly<Record<Exclude<Happening, 'ticket moved back' | 'reopened'>, Happen>> = {
  'check ends': (pull, { position, end }) => pull.endCheck(position, end),
  'started again': (pull, { position }) => pull.startAgain(position < 2 ? 'held' : 'failed'),
  'base moves': (pull, { position }) => pull.moveBase({ isBehind: position < 2 }),
  'base conflicts': (pull) => pull.moveBase({ merges: 'conflict' }),
  'base gone': (pull) => pull.set({ base: undefined }),
  review: (pull, _, at) => pull.ask(askOf(`review-${at}`, { isByName: false })),
  'asked by name': (pull, _, at) => pull.ask(askOf(`comment-${at}`)),
  'person pushes': (pull) => pull.push('bob'),
  approved: (pull) => pull.set({ isApproved: true }),
  queued: (pull) => pull.set({ isQueued: true }),
  'switched off': (pull) => pull.set({ isOff: true }),
  // Its commits have other ids, and are the agent's all the same.
  rebased: (pull) => pull.push(),
  'made a draft': (pull) => pull.set({ isDraft: true }),
  dequeued: (pull) => pull.set({ isQueued: false }),
  freed: (pull) => pull.set({ isOff: false, isApproved: false, isQueued: false, isDraft: false }),
  merged: (pull) => pull.set({ state: 'merged' }),
  'merged elsewhere': (pull) => pull.set({ state: 'merged', into: 'spike/x' }),
  closed: (pull) => pull.set({ state: 'closed' }),
  nothing: () => {},
};
