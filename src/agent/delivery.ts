import { inputFingerprint, instruction } from '../core/instruction.ts';
import type { PathRules } from '../core/path.ts';
import { pullRequestBody } from '../core/report/report.ts';
import { changeTitle } from '../core/report/title.ts';
import type { Rules } from '../core/run/budget.ts';
import { keptPatch } from '../core/run/run.ts';
import { type Ended, failure, fixTicket, notBegun } from './loop.ts';
import type { Forge, Tickets } from './ports.ts';
import {
  type Delivered,
  type Opened,
  openTicket,
  type Telling,
  tellTicket,
  type Worked,
} from './telling.ts';
import type { World } from './world.ts';

/** What is to be done for one ticket, and where its result goes. */
export interface Assignment extends Telling {
  /** The commit that the workspace shows, and the branch that the pull request is for. */
  readonly base: string;
  readonly into: string;
  readonly branch: string;
  readonly paths: PathRules;
  readonly rules: Rules;
}

/** The two ends of the road: where tickets come from, and where changes go. */
export interface Ends {
  readonly tickets: Tickets;
  readonly forge: Forge;
}

/** Takes one ticket down the whole road and tells it how it ended. Never rejects. */
export async function workTicket(job: Assignment, ends: Ends, world: World): Promise<Delivered> {
  const opened = await openTicket(job.key, ends.tickets, world.signal);
  if ('outcome' in opened) return opened;
  const { ticket, known } = opened;
  if (known.inputs.includes(inputFingerprint(ticket))) {
    return { ticket, outcome: { reason: 'nothing-new', ...notBegun } };
  }
  const worked = await fixAndPublish(job, ends.forge, world, opened);
  return tellTicket(job, ends.tickets, world.signal, opened, worked);
}

/** The forge is asked first: a wrong token must not cost a call to the model. */
async function fixAndPublish(
  job: Assignment,
  forge: Forge,
  world: World,
  { ticket, known }: Opened,
): Promise<Worked> {
  let ended: Ended = { reason: 'failed', ...notBegun };
  try {
    await forge.check();
    const task = {
      key: ticket.key,
      instruction: instruction(ticket, known),
      paths: job.paths,
    };
    ended = await fixTicket(task, world, job.rules);
    if (ended.reason !== 'approved') return ended;
    const title = changeTitle(ticket.key, ticket.summary);
    const published = await forge.publish({
      key: ticket.key,
      branch: job.branch,
      base: job.base,
      into: job.into,
      patch: keptPatch(ended.run),
      message: title,
      title,
      body: pullRequestBody(ticket, { ...ended, allowed: job.rules }),
    });
    return {
      ...ended,
      published,
      reason: published.kind === 'published' ? 'approved' : published.kind,
    };
  } catch (thrown) {
    return { ...ended, ...failure(thrown, world.signal) };
  }
}
