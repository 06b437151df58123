import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { savePatch } from '../adapters/git/index.ts';
import type { JobResult } from '../agent/job/index.ts';
import { traceText, type Versions, writeReceipt } from '../core/receipt/index.ts';
import { headline, type Outcome } from '../core/report/index.ts';
import { countTokens } from '../core/run/index.ts';
import { errorMessage } from '../core/user-error.ts';
import { givenSecrets, type Settings } from '../settings/index.ts';

/** What does the work of this Action. */
export const versions: Versions = { agent: manifest.version, node: process.versions.node };

/** Prints why a file could not be written, which does not change how a job ended. */
type Print = (line: string) => void;

/** Returns the receipt of a job, also of one that ended before it could report anything. */
export function receiptFor({ receipt, outcome, ticket }: JobResult): string {
  return receipt ?? writeReceipt({ versions, ticket, reason: outcome.reason, recorded: [] });
}

/** Writes the receipt and the patch to the job's temporary folder. */
export async function saveRecords(
  receipt: string,
  { change, ticket }: JobResult,
  print: Print,
): Promise<RecordFiles> {
  const key = ticket?.key ?? 'ticket';
  const fileOf = (ending: string) =>
    join(process.env.RUNNER_TEMP || tmpdir(), `jira-bug-fix-${key}.${ending}`);
  const [receiptFile, patchFile] = [fileOf('receipt.json'), fileOf('patch')];
  // At once, since a defect elsewhere can end the process at any time.
  const isWritten = await attempt(
    async () => writeFileSync(receiptFile, receipt),
    'receipt',
    print,
  );
  const isKept =
    change !== undefined && (await attempt(() => savePatch(patchFile, change), 'patch', print));
  return { receipt: isWritten ? receiptFile : '', patch: isKept ? patchFile : '' };
}

/** Writes prompts and replies to the file that the settings name, if they name one. */
export async function writeTrace(
  settings: Settings,
  { recorded = [], outcome }: JobResult,
  print: Print,
): Promise<void> {
  const file = settings.read('trace');
  if (file === undefined) return;
  const { ACTIONS_ID_TOKEN_REQUEST_TOKEN: identity = '' } = process.env;
  const trace = traceText({ ...outcome, recorded }, [...givenSecrets(settings), identity]);
  await attempt(() => writeFile(file, trace), 'trace', print);
}

async function attempt(write: () => Promise<void>, what: string, print: Print): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    print(`The ${what} could not be written: ${errorMessage(error)}`);
    return false;
  }
}

/** The files that a job leaves; the name of one that there is not is empty. */
export interface RecordFiles {
  readonly patch: string;
  readonly receipt: string;
}

/** What a job has done besides its outcome. */
interface OutputFacts extends Partial<RecordFiles> {
  readonly ticket?: string | undefined;
  /** Names of reactions to pull requests. */
  readonly reaction?: string;
}

/** Returns the outputs of a job by their names in action.yml; an empty text says that there is none. */
export function outputsOf(outcome: Outcome, facts: OutputFacts = {}) {
  const { ticket = '', reaction = '', patch = '', receipt = '' } = facts;
  const { reason, pullRequest, spent, allowed } = outcome;
  return {
    'stop-reason': reason,
    summary: headline(outcome),
    ticket,
    'pull-request': pullRequest?.url ?? '',
    branch: pullRequest?.branch ?? '',
    draft: String(pullRequest?.draft ?? ''),
    'commit-verified': String(pullRequest?.verified ?? ''),
    ...{ reaction, patch, receipt },
    calls: String(spent.calls),
    tokens: String(countTokens(spent)),
    cost: allowed?.prices === undefined ? '' : String(Number(spent.cost?.toFixed(6))),
  };
}
