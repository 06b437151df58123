import { githubForge } from '../adapters/github/forge.ts';
import { jiraTickets } from '../adapters/jira/tickets.ts';
import { openaiModel } from '../adapters/openai/model.ts';
import { treeSitterSyntax } from '../adapters/syntax/syntax.ts';
import { commitWorkspace, headCommit } from '../adapters/workspace/commit.ts';
import { type Assignment, workTicket } from '../agent/delivery.ts';
import type { Forge, Tickets } from '../agent/ports.ts';
import { type Delivered, tellFailure } from '../agent/telling.ts';
import type { World } from '../agent/world.ts';
import { describeWorstCase } from '../core/report/cost.ts';
import { describeStep } from '../core/report/progress.ts';
import type { TicketKey } from '../core/ticket.ts';
import { readTicketInputs, readWorkInputs } from './inputs.ts';
import { printLine } from './log.ts';
import { type Job, readJob } from './runner.ts';

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
export async function runAction(
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
      { key: ticket, log: job.log, target: { kind: 'stay' } },
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
      ...(job.dispatch === undefined ? {} : { delivery: job.dispatch.delivery }),
      log: job.log,
      base,
      into: job.branch,
      branch: `${inputs.branchPrefix}${key}`,
      target: inputs.target,
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
      signal,
      onStep: (step, next) => printLine(`${describeStep(step)} → ${next}`),
    },
  };
}
