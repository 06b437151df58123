import * as core from '@actions/core';
import { notStarted, toFailure } from '../agent/loop/index.ts';
import type { Followed, JobResult, KeptOutcomes } from '../agent/work/index.ts';
import { bullets, paragraphs, text } from '../core/markup/index.ts';
import {
  buildChecklist,
  draftSentence,
  evidenceLines,
  headline,
  jobSummary,
  limitAdvice,
  nowOfRun,
  type Outcome,
  outcomeBlocks,
  particulars,
  renderMarkdown,
  titleOf,
} from '../core/report/index.ts';
import { type Ending, endingName, keptPatch, meaningOf } from '../core/run/index.ts';
import { patchDiff } from '../engines/edits/index.ts';
import { errorMessage } from '../engines/errors.ts';
import { oneLine, showInvisible } from '../engines/text/index.ts';
import { outputsOf, type RecordOptions, saveRecords } from './records.ts';

/** Sets the outputs, writes records and job summary, and fails the job if the stop reason is red. */
export async function reportJob(
  result: JobResult,
  records: RecordOptions,
  reaction = '',
): Promise<void> {
  const { ticket, cause, warnings = [] } = result;
  const failures = [...(result.outcome.failures ?? []), ...warnings];
  const outcome = { ...result.outcome, failures };
  const files = await saveRecords(result, records, printLine);
  setOutputs(outcome, { ticket: ticket?.key, reaction, ...files });
  await writeSummary(jobSummary(outcome, ticket));

  const sentence = [headline(outcome), nowOfRun(outcome)].filter(Boolean).join(' ');
  printWork(outcome);
  if (outcome.setupOutput !== undefined)
    printGroup('Output of the setup command', outcome.setupOutput);
  if (outcome.pullRequest !== undefined) printLine(`pull request: ${outcome.pullRequest.url}`);
  if (files.patch !== '') printLine(`patch: ${files.patch}`);
  if (files.trace !== '') printLine(`trace: ${files.trace}`);
  if (outcome.moved?.kind === 'moved') printLine(`ticket: moved to ${outcome.moved.to}`);
  if (outcome.moved?.kind === 'stayed') printLine(`ticket: not moved: ${outcome.moved.why}`);
  const { problem, notes = [] } = outcome;
  const { next, job } = meaningOf(outcome);
  const told = [problem ?? particulars(outcome)].filter((why) => why !== undefined);
  for (const line of [...told, ...notes, ...failures]) printLine(line);
  if (outcome.pullRequest === undefined) printLine(`Next: ${next}`);
  const advice = limitAdvice(outcome.run);
  if (advice !== undefined) printLine(`Next: ${advice}`);
  printLine(`Stopped: ${endingName(outcome)}. ${sentence}`);
  for (const warning of warnings) core.warning(forLog(warning));
  if (cause !== undefined) printCause(cause);
  const ended = problem === undefined ? [sentence] : [];
  const where = outcome.pullRequest === undefined ? [] : [outcome.pullRequest.url];
  if (job === 'red') failJob([...ended, ...told, ...notes, ...where].join(' '));
  else annotate(outcome, sentence);
}

/** Puts where the pull request is, and what it lacks, at the top of the job's page. */
function annotate(outcome: Outcome, ended: string): void {
  const { pullRequest } = outcome;
  const limit = limitAdvice(outcome.run);
  const advice = limit && `To have it tested, ${limit}`;
  const said = [ended, draftSentence(outcome.lacking), advice, pullRequest?.url];
  const sentence = forLog(said.filter((one) => one !== undefined).join(' '));
  if (meaningOf(outcome).job === 'warning' || pullRequest?.draft === true) core.warning(sentence);
  else if (pullRequest !== undefined) core.notice(sentence);
}

/** Prints the evidence and the diff of the change that was kept, if there is one. */
function printWork({ run }: Outcome): void {
  const kept = keptPatch(run);
  if (kept.size === 0) return;
  printGroup('Evidence', evidenceLines(buildChecklist(run)).join('\n'));
  printGroup('Diff', patchDiff(kept));
}

/** Ends a job that something thrown has stopped before it could work on a ticket. */
export async function reportThrown(thrown: unknown, signal: AbortSignal): Promise<void> {
  const { cause, ...failure } = toFailure(thrown, signal);
  await reportJob({ outcome: { ...notStarted, ...failure }, cause }, { secrets: [] });
}

const nothingNew = { reason: 'nothing-to-do', detail: 'nothing-new' } as const;

/** Ends a job whose event asks for no work; `why` is a sentence. */
export async function reportIgnored(why: string): Promise<void> {
  const outcome = { ...notStarted, ...nothingNew };
  const files = await saveRecords({ outcome }, { secrets: [] }, printLine);
  setOutputs(outcome, files);
  await reportSentence(`Nothing to do. ${why}`);
}

/** Ends a job that has looked at pull requests, like the attempt if there was one. */
export async function reportFollowed(
  looks: readonly Followed[],
  records: RecordOptions,
): Promise<void> {
  await reportLooks(looks);
  const reaction = [...new Set(looks.flatMap((look) => look.reaction?.name ?? []))].join(',');
  const ticket = looks.length === 1 ? looks[0]?.key : undefined;
  setOutputs({ ...notStarted, ...nothingNew }, { ticket, reaction });
  for (const { result } of looks)
    if (result !== undefined) await reportJob(result, records, reaction);
  const failure = failureOf(looks);
  if (failure !== undefined) endAsFailed(failure, failure.sentence);
}

/** The first look that has failed; `undefined` if all have succeeded. */
export function failureOf(looks: readonly Followed[]) {
  const [failed] = looks.flatMap(({ failure, sentence }) =>
    failure === undefined ? [] : [{ ...failure, sentence }],
  );
  if (failed?.cause !== undefined) printCause(failed.cause);
  return failed;
}

/** Reports what looks at pull requests have led to. */
export async function reportLooks(looks: readonly Followed[]): Promise<void> {
  const [only, ...others] = looks.map(told);
  if (only === undefined) return reportSentence('No pull request of the agent is concerned.');
  if (others.length === 0) return reportSentence(only);
  for (const look of looks) printLine(told(look));
  await reportSentence(`Pull requests looked at: ${looks.length}.`, [only, ...others]);
}

/** How the ticket of a look stands, unless its attempt says so, and what the look has led to. */
const told = ({ standing, result, sentence }: Followed) =>
  standing === undefined || result !== undefined
    ? sentence
    : `${titleOf(standing, 'team')} ${sentence}`;

/** Writes what became of this month's pull requests and of the last one's to the job summary. */
export async function reportOutcomes({ entries }: KeptOutcomes, now: Date): Promise<void> {
  const blocks = outcomeBlocks(entries, now);
  if (blocks.length > 0) await writeSummary(renderMarkdown(blocks, 60_000));
}

function setOutputs(...facts: Parameters<typeof outputsOf>): void {
  for (const [name, value] of Object.entries(outputsOf(...facts))) core.setOutput(name, value);
}

/** A summary that cannot be written does not change how the job ended. */
async function writeSummary(markdown: string): Promise<void> {
  await core.summary
    .addRaw(markdown)
    .write()
    .catch((error: unknown) => {
      printLine(`The job summary could not be written: ${errorMessage(error)}`);
    });
}

/** Prints a sentence, and writes it to the job summary with a list of details. */
export async function reportSentence(
  sentence: string,
  details: readonly string[] = [],
): Promise<void> {
  printLine(sentence);
  const list = details.length > 0 ? [bullets(details.map((detail) => [text(detail)]))] : [];
  await writeSummary(renderMarkdown([...paragraphs(sentence), ...list], 60_000));
}

/** Prints to the job's log. Nothing else may: see {@link forLog}. */
export function printLine(line: string): void {
  core.info(forLog(line));
}

/** Whether somebody has turned on debug logging for the job. */
export function isDebugged(): boolean {
  return core.isDebug() || process.env.ACTIONS_STEP_DEBUG === 'true';
}

/** Returns what prints that a service lets the job wait, one line for each wait of a second or more. */
export const tellWait = (service: string) => (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds > 0) printLine(`waiting ${seconds} s: ${service} is busy or does not answer`);
};

/** Prints a text that the log shows folded, below its title; the title alone if the text is empty. */
export function printGroup(title: string, text: string): void {
  if (text.trim() === '') {
    printLine(title);
    return;
  }
  core.startGroup(forLog(oneLine(title, maxTitle)));
  printLine(text.trimEnd());
  core.endGroup();
}

/** Characters of the title of a group. */
const maxTitle = 300;

/** Ends a job that works on no ticket as failed, with a sentence as its annotation. */
export function endAsFailed(end: Ending, sentence: string): void {
  setOutputs({ ...notStarted, ...end });
  failJob(sentence);
}

/** Ends the job as failed; the annotation has a line for each problem. */
function failJob(problem: string): void {
  core.setFailed(forLog(problem));
}

/** Prints the stack of a defect in a collapsed group. */
function printCause(cause: unknown): void {
  const details = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const because =
    cause instanceof Error && cause.cause !== undefined ? `\ncaused by ${String(cause.cause)}` : '';
  printGroup('Details', details + because);
}

/** Text for the log: no command, and no sign that colours, hides or turns around what people read there. */
function forLog(text: string): string {
  return defuse(showInvisible(text).replaceAll('\u001B', '⟨U+001B⟩'));
}

/**
 * Returns text that looks the same but contains no workflow command (`::name::` or `##[name]`), which the
 * runner would execute.
 */
export function defuse(text: string): string {
  return text
    .replace(/^((?:[^\S\r\n\u2028\u2029]|\u0085)*):(?=:)/gm, '$1:\u200B')
    .replaceAll('##[', '#\u200B#[');
}
