import type { Tickets } from '../../src/agent/ports.ts';
import { runJob } from '../../src/agent/work/index.ts';
import { type Ending, isConclusive } from '../../src/core/run/index.ts';
import { sweepVerdict, type Ticket, type TicketNow } from '../../src/core/tickets/index.ts';
import { type Model, messageText } from '../../src/engines/model/port/index.ts';
import { memoryContext, respondingModel } from '../../test/support/memory/context.ts';
import {
  failingProcess,
  servicesThrough,
  type Through,
} from '../../test/support/memory/failing-process.ts';
import { reply } from '../../test/support/memory/replies.ts';
import { jobOf } from '../../test/support/memory/samples/jobs.ts';
import type { JobServices } from '../../test/support/memory/services.ts';
import { type Random, randomOf } from '../../test/support/random.ts';
import { type JiraFaults, withFaults } from './faults.ts';
import { interleave } from './interleaving.ts';
import type { PeopleEvent, PeopleSchedule } from './people-schedule.ts';
import { type PeopleDelivery, PeopleSite } from './people-site.ts';
import { key } from './site.ts';

/** Attempts that a ticket may have in a schedule. */
export const peopleCap = 12;

/** What a run did, in order; `at` counts what people had done by then. */
export interface Trace {
  readonly call: 'read' | 'look' | 'ask' | 'publish';
  readonly at: number;
  /** Whether the ticket was done, for `read` and `look`. */
  readonly isDone?: boolean;
  readonly failed?: boolean;
  /** What the model was sent, or what a pull request says. */
  readonly text?: string;
}

/** One run, and what it left. */
export interface PeopleRun {
  readonly delivery: PeopleDelivery;
  /** What people had done when it began. */
  readonly began: number;
  readonly trace: readonly Trace[];
  /** Missing if it died. */
  readonly ending?: Ending;
  /** Whether the record was written after the ticket had told the end. */
  readonly isEndKept: boolean;
  /** What the ticket's comment says in the end. */
  readonly told: string;
}

export interface PlayedPeople {
  readonly site: PeopleSite;
  readonly runs: readonly PeopleRun[];
  readonly faults: number;
}

/** What keeps a run from seeing something of the ticket, to try the checks. */
export type Deafness = <Seen extends Ticket | TicketNow>(seen: Seen) => Seen;

/** Plays a schedule with its faults, then repeats the last delivery and sweeps until nothing is left to do. */
export async function playPeople(
  schedule: PeopleSchedule,
  deafness: Deafness = (seen) => seen,
): Promise<PlayedPeople> {
  const site = new PeopleSite();
  const random = randomOf(`${schedule.name} faults`);
  const faults = { rate: schedule.kind === 'outages' ? 0.15 : 0, count: 0 };
  const player = new Player(site, random, faults, { deafness, moves: schedule.moves });
  await player.start({ delivery: '0', cause: 'event', reopened: false, changed: undefined }, calm);
  for (const event of schedule.events) await player.play(event);
  faults.rate = 0;
  for (const what of ['again', 'sweep', 'sweep'] as const) await player.play({ ...calm, what });
  return { site, runs: player.runs, faults: faults.count };
}

const staying = { start: { kind: 'stay' }, pullRequest: { kind: 'stay' } } as const;

const calm: PeopleEvent = {
  ...{ what: 'sweep', interruptions: [], diesAt: 0, fault: 'crashes before it' },
};

/** How the agent works in a schedule. */
interface Ways {
  readonly deafness: Deafness;
  readonly moves: boolean;
}

class Player {
  #time = Date.UTC(2026, 10, 20, 9);
  #past: PeopleDelivery | undefined;
  readonly #queue: PeopleDelivery[] = [];
  readonly runs: PeopleRun[] = [];
  readonly #jira: Through;

  readonly site: PeopleSite;
  readonly #random: Random;
  readonly #ways: Ways;

  constructor(site: PeopleSite, random: Random, faults: JiraFaults, ways: Ways) {
    this.site = site;
    this.#random = random;
    this.#ways = ways;
    this.#jira = withFaults(faults, random);
  }

  /** Lets it happen, then works off what was sent, and what is sent in the middle of that. */
  async play(event: PeopleEvent): Promise<void> {
    const sent = await this.#send(event.what);
    if (sent !== undefined) await this.start(sent, event);
    for (let next = this.#queue.shift(); next; next = this.#queue.shift())
      await this.start(next, calm);
  }

  async #send(what: PeopleEvent['what']): Promise<PeopleDelivery | undefined> {
    if (what === 'again') return this.#past;
    return what === 'sweep' ? this.#sweep() : this.site.happen(what);
  }

  async #sweep(): Promise<PeopleDelivery | undefined> {
    this.#pass();
    const { tickets } = this.site.services;
    const record = await tickets.recall(key);
    const ticket = await tickets.read(key, record);
    const limits = { maxTicketAttempts: peopleCap, attemptMs: 60_000 };
    const verdict = sweepVerdict(ticket, record, limits, new Date(this.#time));
    if (verdict.kind !== 'due') return undefined;
    return {
      delivery: `sweep-${this.site.at}`,
      cause: 'event',
      reopened: false,
      changed: undefined,
    };
  }

  /** Runs a job to its end, its death, or its answer. */
  async start(delivery: PeopleDelivery, event: PeopleEvent): Promise<void> {
    this.#pass();
    this.#past = delivery;
    const { site } = this;
    const random = this.#random;
    const process = failingProcess(event.diesAt, event.fault);
    const began = site.at;
    const trace: Trace[] = [];
    const keeping = { isEndKept: false };
    const interleaving = interleave(random, (ms) => {
      this.#time += ms;
    });
    let calls = 0;
    const inside: Through = async (name, call) => {
      calls += 1;
      for (const { deed } of event.interruptions.filter((one) => one.call === calls)) {
        const sent = await site.happen(deed);
        if (sent !== undefined) this.#queue.push(sent);
      }
      return this.#jira(name, () => process.through(name, call));
    };
    const gate: Through = (name, call) =>
      interleaving.through(name, () =>
        this.#traced(name, () => inside(name, call), trace, keeping),
      );
    const model = peopleModel(random);
    const asking: Model = { ask: (...of) => gate('ask', () => model.ask(...of)) };
    const services = servicesThrough(gate, deafened(site.services, this.#ways.deafness));
    const date = () => new Date(this.#time);
    const context = {
      ...memoryContext(tracedModel(asking, trace, site), files, process.signal),
      date,
    };
    const targets = this.#ways.moves ? {} : { targets: staying };
    const job = jobOf({
      ...delivery,
      ...targets,
      run: `${this.runs.length}`,
      maxTicketAttempts: peopleCap,
    });
    const working = runJob(
      { ...job, rules: { ...job.rules, maxAttempts: 4 } },
      { ...context, ...services },
    );
    const ending = Promise.race([process.death, working]);
    await interleaving.drive([ending]);
    const ended = await ending;
    const told = JSON.stringify([...site.comments.values()]);
    const outcome = ended?.outcome;
    const isEndKept = keeping.isEndKept && outcome !== undefined && isConclusive(outcome);
    const left = { ...(outcome && { ending: outcome }), isEndKept, told };
    this.runs.push({ delivery, began, trace, ...left });
  }

  async #traced<T>(
    name: string,
    call: () => Promise<T>,
    trace: Trace[],
    keeping: { isEndKept: boolean },
  ): Promise<T> {
    const { site } = this;
    try {
      const value = await call();
      const { at } = site;
      if (name === 'read' || name === 'look') {
        const isDone = (await site.status()).category === 'done';
        trace.push({ call: name, at, isDone });
      }
      if (name === 'publish') {
        const body = site.publications.at(-1)?.body ?? '';
        trace.push({ call: name, at, text: body });
      }
      keeping.isEndKept = name === 'remember' || (keeping.isEndKept && name !== 'comment');
      return value;
    } catch (error) {
      if (name === 'look') trace.push({ call: name, at: site.at, failed: true });
      throw error;
    }
  }

  /** More than any lease lasts. */
  #pass(): void {
    this.#time += 7_200_000;
  }
}

function deafened({ tickets, forge }: JobServices, deafness: Deafness): JobServices {
  const read: Tickets['read'] = async (...of) => deafness(await tickets.read(...of));
  const look: Tickets['look'] = async (...of) => deafness(await tickets.look(...of));
  return { forge, tickets: { ...tickets, read, look } };
}

/** The repository of the schedules: every edit finds its place, whatever was edited before. */
const files = { 'src/cart.ts': 'a + b\n// end\n' };

/** A model that answers whatever is asked, and sends one in four changes back. */
function peopleModel(random: Random): Model {
  return respondingModel(({ answer, isReview }, index) => {
    if (isReview === true || answer?.name === 'verdict')
      return random.chance(0.25) ? reply.revise(`Number ${index} is missing.`) : reply.approve();
    if (answer?.name === 'plan') return reply.fix('src/cart.ts');
    return reply.edit('src/cart.ts', '// end', `// ${random.below(1e9)}\n// end`);
  });
}

function tracedModel(model: Model, trace: Trace[], site: PeopleSite): Model {
  return {
    ask: (request, control) => {
      const text = request.messages.map(messageText).join('\n');
      trace.push({ call: 'ask', at: site.at, text });
      return model.ask(request, control);
    },
  };
}
