import { githubForge } from '../adapters/github/forge.ts';
import { jiraTickets } from '../adapters/jira/tickets.ts';
import { openaiModel } from '../adapters/openai/model.ts';
import { treeSitterSyntax } from '../adapters/syntax/syntax.ts';
import { commitWorkspace, headCommit } from '../adapters/workspace/commit.ts';
import { type Assignment, workTicket } from '../agent/delivery.ts';
import type { Delivered } from '../agent/opening.ts';
import type { Forge, Tickets } from '../agent/ports.ts';
import { tellFailure } from '../agent/telling.ts';
import type { World } from '../agent/world.ts';
import type { Summons } from '../core/attempt.ts';
import { describeWorstCase } from '../core/report/cost.ts';
import { describeStep } from '../core/report/progress.ts';
import type { TicketKey } from '../core/ticket.ts';
import type { MoveTarget } from '../core/transition.ts';
import type { Dispatch } from '../dispatch.ts';
import { readTicketInputs, readWorkInputs } from './inputs.ts';
import { printLine } from './log.ts';
import { type Job, readJob } from './runner.ts';

/** A ticket that no work was begun on keeps its status. */
const stay: MoveTarget = { kind: 'stay' };

/** What the ticket's work needs besides the ticket, made from the inputs. */
interface Prepared {
  readonly assignment: Assignment;
  readonly forge: Forge;
  readonly world: World;
}

/**
 * Works the ticket that the job is for. Rejects with a UserError only where the ticket cannot be told:
 * when the inputs do not say which it is or how Jira is reached.
 */
export async function runWork(
  env: NodeJS.ProcessEnv,
  grammars: URL,
  signal: AbortSignal,
): Promise<Delivered> {
  const job = readJob(env);
  const { ticket, jira } = readTicketInputs(job.dispatch);
  const tickets = jiraTickets(jira);
  try {
    const { assignment, forge, world } = await prepare(job, ticket, tickets, grammars, signal);
    return await workTicket(assignment, { tickets, forge }, world);
  } catch (thrown) {
    return tellFailure(
      { key: ticket, log: job.log, targets: { start: stay, pullRequest: stay } },
      tickets,
      signal,
      thrown,
    );
  }
}

async function prepare(
  job: Job,
  key: TicketKey,
  tickets: Tickets,
  grammars: URL,
  signal: AbortSignal,
): Promise<Prepared> {
  const inputs = readWorkInputs();
  const base = await headCommit(job.workspace);
  const { rules } = inputs;
  printLine(`${key}: ${describeWorstCase(rules)} of ${inputs.model.model}.`);
  return {
    assignment: {
      key,
      ...summonsOf(job.dispatch),
      log: job.log,
      base,
      into: job.branch,
      branch: `${inputs.branchPrefix}${key}`,
      targets: inputs.targets,
      maxTicketAttempts: inputs.maxTicketAttempts,
      cooldownMs: inputs.cooldownMs,
      paths: inputs.paths,
      rules,
    },
    forge: githubForge({
      apiUrl: job.apiUrl,
      repository: job.repository,
      token: inputs.githubToken,
    }),
    world: {
      model: openaiModel(inputs.model),
      tickets,
      workspace: commitWorkspace(job.workspace, base),
      syntax: treeSitterSyntax(grammars),
      now: () => performance.now(),
      date: () => new Date(),
      signal,
      onStep: (step, next) => printLine(`${describeStep(step)} → ${next}`),
    },
  };
}

/** What asks for the attempt; nobody but the person who starts the job when there is no dispatch. */
export function summonsOf(dispatch: Dispatch | undefined): Summons {
  if (dispatch === undefined) return {};
  const { delivery, reason } = dispatch;
  return { delivery, reopened: reason === 'reopened' };
}
