import { runJob, sweepTickets } from '../../src/agent/work/index.ts';
import type { Dispatch } from '../../src/dispatch.ts';
import { memoryContext, scriptedModel } from '../../test/support/memory/context.ts';
import {
  type Fault,
  failingProcess,
  faults,
  type Through,
} from '../../test/support/memory/failing-process.ts';
import { aFix, cart } from '../../test/support/memory/job-fixture.ts';
import { reply } from '../../test/support/memory/replies.ts';
import { jobOf } from '../../test/support/memory/samples/jobs.ts';
import { SharedTicket } from '../../test/support/memory/shared-ticket.ts';
import { type Random, randomOf } from '../../test/support/random.ts';
import { interleave } from './interleaving.ts';
import { key } from './site.ts';

/** What a run in one of the repositories does. */
interface PartRun {
  readonly repository: string;
  readonly delivery: string;
  /** What the model finds: a change, none that is needed here, or a question. */
  readonly finds: 'fix' | 'already-fixed' | 'ask';
  /** The request at which it fails; 0 for none. */
  readonly diesAt: number;
  readonly fault: Fault;
}

/** Runs at the same time, in two or three repositories. */
export interface PartsSchedule {
  readonly name: string;
  readonly repositories: readonly string[];
  readonly waves: readonly (readonly PartRun[])[];
}

const names = ['acme/shop', 'acme/api', 'acme-eu/shop.web'];

/** Returns schedule `number` of a seed. */
export function partsScheduleOf(seed: number, number: number): PartsSchedule {
  const name = `parts ${seed}/${number}`;
  const random = randomOf(name);
  const repositories = names.slice(0, 2 + random.below(2));
  const waves = Array.from({ length: 1 + random.below(2) }, (_, wave) =>
    repositories.map((repository, at) => runOf(random, repository, `${wave}-${at}`)),
  );
  return { name, repositories, waves };
}

function runOf(random: Random, repository: string, delivery: string): PartRun {
  return {
    ...{ repository, delivery },
    finds: random.pick(['fix', 'fix', 'already-fixed', 'ask']) ?? 'fix',
    diesAt: random.chance(0.6) ? 1 + random.below(45) : 0,
    fault: random.pick(faults) ?? 'crashes before it',
  };
}

/** Sweeps after which every crash is mended: more than a schedule can need. */
const maxSweeps = 6;

/** Plays a schedule, then lets the repositories sweep without faults until nothing is due. */
export async function playParts({
  name,
  repositories,
  waves,
}: PartsSchedule): Promise<SharedTicket> {
  const site = new SharedTicket(repositories);
  const random = randomOf(`${name} order`);
  let time = Date.UTC(2026, 10, 20, 9);
  const pass = (ms: number) => {
    time += ms;
  };
  const { through, drive } = interleave(random, pass);
  const date = () => new Date(time);
  for (const wave of waves) {
    await drive(wave.map((run) => work(site, run, { through, date })));
    pass(7_200_000);
  }
  for (let sweep = 0; sweep < maxSweeps; sweep += 1) {
    let isDue = false;
    for (const repository of repositories) {
      const due = await sweepIn(site, repository, date);
      for (const { delivery } of due) {
        isDue = true;
        const calm = { finds: 'fix', diesAt: 0, fault: 'crashes before it' } as const;
        const run = { repository, delivery, ...calm };
        const isSwept = await isKnown(site, repository);
        await drive([work(site, run, { through, date, isSwept })]);
      }
      pass(7_200_000);
    }
    if (!isDue) break;
  }
  return site;
}

const direct: Through = (_, call) => call();

async function sweepIn(site: SharedTicket, repository: string, date: () => Date) {
  const due: Dispatch[] = [];
  const limits = { limit: 5, hours: 24, maxTicketAttempts: 9, attemptMs: 60_000 };
  await sweepTickets(
    { ...limits, jql: 'project = APP', branch: 'fix/{key}' },
    {
      ...site.ports(repository, direct),
      dispatch: async (dispatch) => void due.push(dispatch),
      ...{ date, signal: new AbortController().signal, onFinding: () => {} },
    },
  );
  return due;
}

/** Whether the record says that the ticket has other repositories; before the first attempt, only the Worker says so. */
async function isKnown(site: SharedTicket, repository: string): Promise<boolean> {
  const record = (await site.records())[site.repositories.indexOf(repository)];
  return record?.part !== undefined;
}

interface Clock {
  readonly through: Through;
  readonly date: () => Date;
  /** Whether only the record knows that there are other repositories. */
  readonly isSwept?: boolean;
}

async function work(
  site: SharedTicket,
  { repository, delivery, finds, diesAt, fault }: PartRun,
  { through, date, isSwept = false }: Clock,
): Promise<void> {
  const process = failingProcess(diesAt, fault);
  const gate: Through = (name, call) =>
    through(name, () => process.through(name, call)).catch((error: unknown) => {
      if (name === 'move') site.failedMoves += 1;
      throw error;
    });
  const script = finds === 'fix' ? aFix : [reply.other(finds, 'Which total?')];
  const model = scriptedModel(...script);
  const asked = {
    ask: (...of: Parameters<typeof model.ask>) => gate('ask', () => model.ask(...of)),
  };
  const job = jobOf({
    ...{ key, run: `${repository}/${delivery}`, delivery, maxTicketAttempts: 9 },
    ...(isSwept ? { cause: 'event' } : { cause: 'asked', part: site.partIn(repository) }),
  });
  const context = { ...memoryContext(asked, cart, process.signal), date };
  const working = runJob(job, { ...context, ...site.ports(repository, gate) });
  await Promise.race([process.death, working]);
}
