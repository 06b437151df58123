import { writeFile } from 'node:fs/promises';
import { jiraTickets } from '../adapters/jira/tickets.ts';
import { openaiModel } from '../adapters/openai/model.ts';
import { treeSitterSyntax } from '../adapters/syntax/syntax.ts';
import { worktreeRoot, worktreeWorkspace } from '../adapters/workspace/worktree.ts';
import { writePatch } from '../adapters/workspace/write.ts';
import { type Ended, fixTicket } from '../agent/loop.ts';
import type { Tickets } from '../agent/ports.ts';
import { instruction } from '../core/instruction.ts';
import { patchDiff } from '../core/patch/diff.ts';
import { emptyRecord } from '../core/record.ts';
import { describeCost, describeWorstCase } from '../core/report/cost.ts';
import { reasonSentence } from '../core/report/outcome.ts';
import { describeStep } from '../core/report/progress.ts';
import type { Rules } from '../core/run/budget.ts';
import { keptPatch, planOf } from '../core/run/run.ts';
import { traceOf } from '../core/run/trace.ts';
import type { Ticket } from '../core/ticket.ts';
import { UserError } from '../core/user-error.ts';
import type { RunCommand, TicketSource } from './arguments.ts';
import { exitCodes } from './exit-code.ts';
import { harmless, printError, printResult } from './print.ts';
import { inTerminalNames } from './setting-names.ts';
import { readTicketFile } from './ticket-file.ts';

/** Works one ticket on a repository's work tree; resolves to the exit code. */
export async function runTicket(
  command: RunCommand,
  grammars: URL,
  signal: AbortSignal,
): Promise<number> {
  const root = await worktreeRoot(command.repository);
  await writeTrace('', command);
  const tickets = ticketsOf(command.ticket);
  const ticket = await readTicket(command.ticket, tickets);
  const { rules } = command;
  printError(`${ticket.summary}: ${describeWorstCase(rules)} of ${command.model.model}.`);
  const ended = await fixTicket(
    { key: ticket.key, instruction: instruction(ticket, emptyRecord), paths: command.paths },
    {
      model: openaiModel(command.model),
      ...(tickets === undefined ? {} : { tickets }),
      workspace: worktreeWorkspace(root),
      syntax: treeSitterSyntax(grammars),
      now: () => performance.now(),
      date: () => new Date(),
      signal,
      onStep: (step, next) => printError(`${describeStep(step)} → ${next}`),
    },
    rules,
  );
  await writeTrace(recordOf(ended, rules), command);
  await keepOrShow(ended, root, command.dryRun);
  return conclude(ended, command);
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

/** Prints the diff, or the text for the ticket's people; writes the files last, and only an approved fix. */
async function keepOrShow({ reason, run }: Ended, root: string, dryRun: boolean): Promise<void> {
  const plan = planOf(run);
  if (plan !== undefined && plan.kind !== 'fix') printResult(harmless(plan.reply));
  if (reason !== 'approved') return;
  printResult(patchDiff(keptPatch(run)));
  if (!dryRun) await writePatch(root, keptPatch(run));
}

/** Tried before anything is spent, and done before a file is touched: a fix that is kept ends as one. */
async function writeTrace(text: string, { trace }: RunCommand): Promise<void> {
  if (trace === undefined) return;
  await writeFile(trace, text).catch((cause: NodeJS.ErrnoException) => {
    throw new UserError(`Set --trace to a file that can be written: ${trace}: ${cause.code}.`);
  });
}

function recordOf({ reason, run }: Ended, rules: Rules): string {
  return `${JSON.stringify({ reason, steps: traceOf(run, rules) }, null, 2)}\n`;
}

function conclude(ended: Ended, { rules, dryRun }: RunCommand): number {
  const { reason, problem, cause } = ended;
  if (ended.spent.calls > 0) printError(`${describeCost({ ...ended, allowed: rules })}.`);
  if (problem !== undefined) printError(inTerminalNames(problem));
  if (cause instanceof Error && reason === 'failed') printError(cause.stack ?? cause.message);
  const done = dryRun ? 'This is the fix; nothing was changed.' : 'The fix is in the work tree.';
  printError(`Stopped: ${reason}. ${reason === 'approved' ? done : reasonSentence(reason)}`);
  return exitCodes[reason];
}
