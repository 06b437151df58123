import { writeFile } from 'node:fs/promises';
import { worktreeRoot, worktreeWorkspace } from '../adapters/git/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { openaiModel } from '../adapters/openai/index.ts';
import { openProjectChecks } from '../adapters/sandbox/index.ts';
import { treeSitterSyntax } from '../adapters/syntax/index.ts';
import { type LoopResult, runLoop, type Task } from '../agent/loop/index.ts';
import type { Tickets } from '../agent/ports.ts';
import { describeStep, describeWorstCase, traceOf } from '../core/report/index.ts';
import type { Rules } from '../core/run/index.ts';
import { emptyRecord, instruction, type Ticket } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import type { CliOptions, TicketSource } from './arguments.ts';
import { concludeRun } from './conclusion.ts';
import { printError } from './print.ts';
import { inTerminalNames } from './setting-names.ts';
import { readTicketFile } from './ticket-file.ts';

/** Works one ticket on a repository's work tree; resolves to the exit code. */
export async function runCli(
  command: CliOptions,
  grammars: URL,
  signal: AbortSignal,
): Promise<number> {
  const root = await worktreeRoot(command.repository);
  await writeTrace('', command);
  const tickets = ticketsOf(command.ticket);
  const ticket = await readTicket(command.ticket, tickets);
  const { rules } = command;
  await using checks = await openProjectChecks(root, command.project);
  const { commands, isolation } = checks;
  printError(`${ticket.summary}: ${describeWorstCase(rules)} of ${command.model.model}.`);
  if (commands.length > 0) printError(inTerminalNames(isolation));
  const ended = await runLoop(
    taskOf(ticket, command),
    {
      model: openaiModel(command.model),
      ...(tickets === undefined ? {} : { tickets }),
      workspace: worktreeWorkspace(root),
      syntax: treeSitterSyntax(grammars),
      checks,
      now: () => performance.now(),
      date: () => new Date(),
      signal,
      onStep: (step, next) => printError(`${describeStep(step)} → ${next}`),
    },
    rules,
  );
  await writeTrace(recordOf(ended, rules), command);
  return concludeRun(ended, command, { root, commands });
}

function taskOf(ticket: Ticket, { paths, caps, reproduce }: CliOptions): Task {
  return {
    key: ticket.key,
    instruction: instruction(ticket, emptyRecord),
    paths,
    caps,
    reproduce,
  };
}

/** A ticket from a file has no neighbours that could be looked at. */
function ticketsOf(source: TicketSource): Tickets | undefined {
  return source.kind === 'jira' ? jiraTickets(source.jira) : undefined;
}

function readTicket(source: TicketSource, tickets: Tickets | undefined): Promise<Ticket> {
  if (source.kind === 'file') return readTicketFile(source.path);
  if (tickets === undefined) throw new Error('A ticket by its key is read from Jira.');
  return tickets.read(source.key, emptyRecord);
}

/** Tried before anything is spent, and done before a file is touched: a fix that is kept ends as one. */
async function writeTrace(text: string, { trace }: CliOptions): Promise<void> {
  if (trace === undefined) return;
  await writeFile(trace, text).catch((cause: NodeJS.ErrnoException) => {
    throw new UserError(`Set --trace to a file that can be written: ${trace}: ${cause.code}.`);
  });
}

function recordOf({ reason, run }: LoopResult, rules: Rules): string {
  return `${JSON.stringify({ reason, steps: traceOf(run, rules) }, null, 2)}\n`;
}
