import { writeFile } from 'node:fs/promises';
import {
  copyHistory,
  requireWritable,
  worktreeRoot,
  worktreeWorkspace,
} from '../../adapters/git/index.ts';
import { openProjectChecks } from '../../adapters/sandbox/index.ts';
import {
  type LoopResult,
  notStarted,
  type RunContext,
  requireFiles,
  runLoop,
  toFailure,
} from '../../agent/loop/index.ts';
import { during, type OnProgress } from '../../agent/progress/index.ts';
import {
  barred,
  describeWorstCase,
  doubtSentence,
  logLines,
  readFirstSentence,
  stepDetails,
} from '../../core/report/index.ts';
import {
  checkedChange,
  currentPlan,
  type Ending,
  keptPatch,
  meaningOf,
} from '../../core/run/index.ts';
import { emptyRecord, instruction, judgePlanFirst, planText } from '../../core/tickets/index.ts';
import { eventWriter, outcomeEvent, stepEvent, traceText } from '../../core/trace/index.ts';
import { UserError } from '../../engines/errors.ts';
import { modelProfile } from '../../engines/model/catalog/index.ts';
import { openModel } from '../../engines/model/index.ts';
import { syntaxChecker } from '../../engines/syntax/index.ts';
import { guarded, hideSecrets, redacted, redactor, secretAdder } from '../../engines/text/index.ts';
import {
  harmless,
  printDiff,
  printError,
  printResult,
  systemProblem,
  terminalProgress,
} from '../terminal/index.ts';
import { describeEnd, describeEvidence, describeWork } from './conclusion.ts';
import { keepPlan, readPlan } from './plan-file.ts';
import type { RunRequest, TicketSource } from './request.ts';
import { readTicketFile } from './ticket-file.ts';
import { writeFix } from './write-fix.ts';

/** Works on one ticket in the work tree of a repository; resolves to the exit code. */
export async function runCli(
  options: RunRequest,
  grammars: URL,
  signal: AbortSignal,
): Promise<number> {
  await openTrace(options);
  const worked = await workOnTicket(options, grammars, signal).catch(async (thrown: unknown) => {
    await writeTrace({ ...notStarted, ...toFailure(thrown, signal) }, options);
    throw thrown;
  });
  return conclude(worked, options);
}

/** Resolves to a run that is over, in the work tree at `root`. Rejects if it cannot start. */
async function workOnTicket(options: RunRequest, grammars: URL, signal: AbortSignal) {
  const { paths, caps, reproduce, model } = options;
  const root = await worktreeRoot(options.repository);
  if (!options.dryRun) await requireWritable(root);
  const workspace = worktreeWorkspace(root, paths.safeDirectory, { isWritten: !options.dryRun });
  await requireFiles(workspace, paths, options.show);
  const onProgress = terminalProgress(options.verbosity);
  const tell = options.verbosity === 'quiet' ? () => {} : printError;
  const [hide, write] = [redactor(options.secrets), eventWriter(options)];
  const { ticket, tickets } = await readTicket(options.ticket, onProgress);
  const opening = openProjectChecks(root, { ...options.project, copyHistory });
  await using checks = await during(onProgress, 'preparing the sandbox', opening);
  const { commands, isolation } = checks;
  const rules = { ...options.rules, planFirst: judgePlanFirst(ticket, options) };
  const told = [
    `${ticket.summary}: ${describeWorstCase(rules, model, options.project)}.`,
    isolation,
  ];
  for (const text of told) if (text) tell(text);
  const { key, pictures } = ticket;
  const agreed = options.plan && (await readPlan(options.plan, ticket, { workspace, paths }));
  const task = {
    ...{ key, instruction: instruction(ticket, emptyRecord), pictures },
    ...(agreed && { agreed }),
  };
  const context: RunContext = {
    model: guarded(openModel(model), hideSecrets(options.secrets, redacted)),
    addsSecret: secretAdder(options.secrets),
    edits: modelProfile(model.model).edits,
    tickets,
    workspace,
    syntax: syntaxChecker(grammars),
    checks,
    now: () => performance.now(),
    date: () => new Date(),
    signal,
    show: options.show,
    onStep: (step, next) => {
      if (options.json)
        printResult(write(stepEvent(step, typeof next === 'string' ? next : next.reason)));
      for (const line of logLines(step, next)) tell(line);
      const details = options.verbosity === 'verbose' ? hide(stepDetails(step)).trimEnd() : '';
      if (details !== '') tell(`  | ${barred(details)}`);
    },
    onProgress,
  };
  const ended = await runLoop({ ...task, paths, caps, reproduce }, context, rules);
  onProgress(undefined);
  return { ended, ticket, root, commands };
}

/** Reads the ticket; `tickets` is missing for one from a file, which has no related tickets. */
async function readTicket(source: TicketSource, onProgress: OnProgress) {
  if (source.kind === 'file') return { ticket: await readTicketFile(source.path) };
  const { jiraTickets } = await import('../../adapters/jira/index.ts');
  const tickets = jiraTickets(source.jira);
  const reading = tickets.read(source.key, emptyRecord);
  const ticket = await during(onProgress, `reading ${source.key} from Jira`, reading);
  return { ticket, tickets };
}

/**
 * Prints the result of a run, with the last sound change however it ended, and writes an approved fix to the
 * work tree; resolves to the exit code.
 */
async function conclude(
  { ended, ticket, root, commands }: Awaited<ReturnType<typeof workOnTicket>>,
  options: RunRequest,
): Promise<number> {
  const { reason, run } = ended;
  const { change, exitCode } = meaningOf(ended);
  const plan = currentPlan(run);
  const isPlanned = reason === 'planned' && plan?.kind === 'fix';
  const reply = isPlanned ? planText(plan) : plan?.kind === 'fix' ? undefined : plan?.reply;
  const kept = keptPatch(run);
  if (!options.json && reply !== undefined) printResult(harmless(reply));
  if (!options.json && kept.size > 0) printDiff(kept);
  const said = isPlanned ? [] : [describeWork(run), describeEvidence(run, commands)];
  for (const text of [readFirstSentence(kept), doubtSentence(run), ...said])
    if (text !== '') printError(text);
  const record = () => writeTrace(ended, options);
  await (change === 'fix' && !options.dryRun
    ? writeFix(root, checkedChange(run), record, options.paths.safeDirectory)
    : record());
  const planFile =
    isPlanned && !options.dryRun ? await keepPlan(plan, ticket, options.ticket) : undefined;
  for (const line of describeEnd(ended, { ...options, planFile }, commands)) printError(line);
  if (options.json) printResult(eventWriter(options)(outcomeEvent(ended)));
  return exitCode;
}

type TraceRequest = Pick<RunRequest, 'trace' | 'secrets'>;

/** Throws UserError for a file that cannot be written, before anything is spent. */
async function openTrace({ trace }: TraceRequest): Promise<void> {
  await writeTo(trace, '');
}

/** Writes the trace that was asked for. Called before the fix, so that each fix has its record. */
async function writeTrace(
  ended: Ending & Pick<LoopResult, 'recorded'> & Partial<Pick<LoopResult, 'run'>>,
  { trace, secrets }: TraceRequest,
): Promise<void> {
  if (trace !== undefined) await writeTo(trace, traceText(ended, { secrets }));
}

async function writeTo(file: string | undefined, text: string): Promise<void> {
  if (file === undefined) return;
  await writeFile(file, text).catch((cause: unknown) => {
    throw new UserError(
      `Set --trace to a file that can be written: ${file} cannot (${systemProblem(cause)}).`,
    );
  });
}
