import type { PullScope } from '../../src/agent/ports.ts';
import {
  type FollowContext,
  type FollowSettings,
  followPulls,
} from '../../src/agent/work/index.ts';
import { failingProcess, type Through } from '../../test/support/memory/failing-process.ts';
import { askOf } from '../../test/support/memory/pull-facts.ts';
import { type Random, randomOf } from '../../test/support/random.ts';
import { type JiraFaults, withFaults } from './faults.ts';
import { interleave } from './interleaving.ts';
import type { PullEvent, PullHappening, PullSchedule } from './pull-schedule.ts';
import { type Blindness, PullSite } from './pull-site.ts';
import { key } from './site.ts';

/** A played schedule. */
export interface PlayedPull {
  readonly site: PullSite;
  readonly faults: number;
  /** Looks after the last event that still found something to do; more than a few is a loop. */
  readonly lateLooks: number;
}

/** Attempts that a ticket may have in a schedule. */
export const pullCap = 12;

/** Plays a schedule with its faults, then lets all checks pass and sweeps until nothing is left to do. */
export async function playPull(
  schedule: PullSchedule,
  blindness: Blindness = {},
): Promise<PlayedPull> {
  const site = new PullSite(schedule.checks);
  await site.open();
  const random = randomOf(`${schedule.name} faults`);
  const faults = { rate: 0.1, count: 0 };
  const player = new Player(site, random, faults, blindness);
  for (const [at, event] of schedule.events.entries()) {
    happen(site, event, at);
    await player.wake(event, `${at}`);
  }
  faults.rate = 0;
  return { site, faults: faults.count, lateLooks: await player.settle() };
}

/** Wakes looks, which may fail, overlap or be lost. */
class Player {
  #time = Date.UTC(2026, 10, 20, 9);
  readonly #jira: Through;

  readonly site: PullSite;
  readonly #random: Random;
  readonly #blindness: Blindness;

  constructor(site: PullSite, random: Random, faults: JiraFaults, blindness: Blindness) {
    this.site = site;
    this.#random = random;
    this.#blindness = blindness;
    this.#jira = withFaults(faults, random);
  }

  /** Wakes as many looks as the event does. Two of them overlap, call by call. */
  async wake(event: PullEvent, run: string): Promise<void> {
    this.#time += 7_200_000;
    if (event.looks === 0) return;
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

  /** Sweeps until nothing is left to do, while all checks pass. Returns the number of looks that did something. */
  async settle(): Promise<number> {
    for (let looks = 0; looks < maxLateLooks; looks += 1) {
      for (const _ of this.site.pull.facts.checks) this.site.pull.endCheck(0, 'passes');
      this.#time += 7_200_000;
      const isDone = await this.#look({ ...calm, isSweep: true }, `late ${looks}`, this.#jira);
      if (!isDone) return looks;
    }
    return maxLateLooks;
  }

  /** Looks once, at an event or in a sweep, which start a job for an attempt. Returns whether anything was done. */
  async #look(event: LookEvent, run: string, gate: Through, isJob = false): Promise<boolean> {
    const process = failingProcess(event.diesAt, event.fault);
    const through: Through = (name, call) => gate(name, () => process.through(name, call));
    let isStarted = false;
    const context: FollowContext = {
      ...this.site.ports(through, this.#blindness),
      date: () => new Date(this.#time),
      signal: process.signal,
      dispatch: async () => {
        isStarted = true;
      },
      ...(isJob
        ? { attempt: (attempt) => this.site.attempt(attempt, event.fixes, through) }
        : { waits: !event.isSweep }),
    };
    const scope: PullScope = event.isSweep
      ? { kind: 'since', instant: new Date(0) }
      : { kind: 'number', number: 7 };
    const following = followPulls(scope, settingsOf(run), context);
    const followed = await Promise.race([process.death, following.catch(() => undefined)]);
    const isDone = followed?.some((one) => one.isDone) === true;
    if (!isStarted) return isDone;
    await this.#look({ ...event, isSweep: false }, `${run} started`, gate, true);
    return true;
  }
}

type LookEvent = Pick<PullEvent, 'isSweep' | 'diesAt' | 'fault' | 'fixes'>;

const calm = { isSweep: false, diesAt: 0, fault: 'crashes before it', fixes: true } as const;

/** More than the requests and reactions of any schedule. */
const maxLateLooks = 40;

function settingsOf(run: string): FollowSettings {
  return {
    run,
    command: '/fix',
    ticketOf: () => key,
    onReady: { kind: 'stay' },
    onMerge: { kind: 'category', category: 'done' },
    maxTicketAttempts: pullCap,
    maxMinutes: 30,
  };
}

/** Lets it happen, unless the pull request is over and it cannot. */
function happen(site: PullSite, event: PullEvent, at: number): void {
  const { pull } = site;
  const { state } = pull.facts;
  if (event.what === 'ticket moved back') site.moveBack();
  else if (event.what === 'reopened') pull.set({ state: state === 'closed' ? 'open' : state });
  else if (state === 'open') happenings[event.what](pull, event, at);
}

type Happen = (pull: PullSite['pull'], event: PullEvent, at: number) => void;

const happenings: Readonly<
  Record<Exclude<PullHappening, 'ticket moved back' | 'reopened'>, Happen>
> = {
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
  freed: (pull) => pull.set({ isOff: false, isApproved: false, isQueued: false }),
  merged: (pull) => pull.set({ state: 'merged' }),
  'merged elsewhere': (pull) => pull.set({ state: 'merged', into: 'spike/x' }),
  closed: (pull) => pull.set({ state: 'closed' }),
  nothing: () => {},
};
