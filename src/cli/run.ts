import { jiraTickets } from '../adapters/jira/tickets.ts';
import { openaiModel } from '../adapters/openai/model.ts';
import { treeSitterSyntax } from '../adapters/syntax/syntax.ts';
import { worktreeRoot, worktreeWorkspace } from '../adapters/workspace/worktree.ts';
import { writePatch } from '../adapters/workspace/write.ts';
import { type Ended, fixTicket } from '../agent/loop.ts';
import { worstCaseCalls } from '../core/budget.ts';
import { patchDiff } from '../core/diff.ts';
import { instruction } from '../core/instruction.ts';
import { emptyRecord } from '../core/record.ts';
import { reasonSentence } from '../core/report/outcome.ts';
import { describeStep } from '../core/report/progress.ts';
import { keptPatch, planOf, spentOf } from '../core/run.ts';
import type { Ticket } from '../core/ticket.ts';
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
  const ticket = await readTicket(command.ticket);
  const rules = { maxAttempts: command.maxAttempts };
  printError(
    `${ticket.summary}: at most ${worstCaseCalls(rules)} calls to ${command.model.model}.`,
  );
  const ended = await fixTicket(
    { instruction: instruction(ticket, emptyRecord), paths: command.paths },
    {
      model: openaiModel(command.model),
      workspace: worktreeWorkspace(root),
      syntax: treeSitterSyntax(grammars),
      now: () => performance.now(),
      signal,
      onStep: (step) => printError(describeStep(step)),
    },
    rules,
  );
  await keepOrShow(ended, root, command.dryRun);
  return conclude(ended, command.dryRun);
}

function readTicket(source: TicketSource): Promise<Ticket> {
  if (source.kind === 'file') return readTicketFile(source.path);
  return jiraTickets(source.jira).read(source.key, emptyRecord);
}

/** Prints the diff, or the text for the ticket's people; writes the files last, and only an approved fix. */
async function keepOrShow({ reason, run }: Ended, root: string, dryRun: boolean): Promise<void> {
  const plan = planOf(run);
  if (plan !== undefined && plan.kind !== 'fix') printResult(harmless(plan.reply));
  if (reason !== 'approved') return;
  printResult(patchDiff(keptPatch(run)));
  if (!dryRun) await writePatch(root, keptPatch(run));
}

function conclude({ reason, run, problem, cause }: Ended, dryRun: boolean): number {
  const { calls, promptTokens, completionTokens } = spentOf(run);
  if (calls > 0) printError(`${calls} calls, ${promptTokens + completionTokens} tokens.`);
  if (problem !== undefined) printError(inTerminalNames(problem));
  if (cause instanceof Error && reason === 'failed') printError(cause.stack ?? cause.message);
  const done = dryRun ? 'This is the fix; nothing was changed.' : 'The fix is in the work tree.';
  printError(`Stopped: ${reason}. ${reason === 'approved' ? done : reasonSentence(reason)}`);
  return exitCodes[reason];
}
