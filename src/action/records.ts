import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savePatch } from '../adapters/git/index.ts';
import type { JobResult } from '../agent/work/index.ts';
import { headline, type Outcome } from '../core/report/index.ts';
import { countTokens } from '../core/run/index.ts';
import { traceText } from '../core/trace/index.ts';
import { errorMessage } from '../engines/errors.ts';
import { givenSecrets, type Settings } from '../settings/index.ts';

/** Prints why a file could not be written, which does not change how a job ended. */
type Print = (line: string) => void;

/** What the record of a job may say; without a file, it is among the job's temporary ones, with digests for texts. */
export interface RecordOptions {
  readonly file?: string | undefined;
  readonly secrets: readonly string[];
}

/** Reads where the record goes, and what it must not say. */
export function readRecordOptions(settings: Settings): RecordOptions {
  const { ACTIONS_ID_TOKEN_REQUEST_TOKEN: identity = '' } = process.env;
  return { file: settings.read('trace'), secrets: [...givenSecrets(settings), identity] };
}

/** Writes the trace of a job, also of one that ended before it began, and the patch that is in no pull request. */
export async function saveRecords(
  { change, ticket, outcome, recorded }: JobResult,
  { file, secrets }: RecordOptions,
  print: Print,
): Promise<RecordFiles> {
  const key = ticket?.key ?? 'ticket';
  const fileOf = (ending: string) =>
    join(process.env.RUNNER_TEMP || tmpdir(), `jira-bug-fix-${key}.${ending}`);
  const [traceFile, patchFile] = [file ?? fileOf('trace.jsonl'), fileOf('patch')];
  const trace = traceText({ ...outcome, recorded }, { secrets, digests: file === undefined });
  // At once, since a defect elsewhere can end the process at any time.
  const isWritten = await attempt(async () => writeFileSync(traceFile, trace), 'trace', print);
  const isKept =
    change !== undefined && (await attempt(() => savePatch(patchFile, change), 'patch', print));
  return { trace: isWritten ? traceFile : '', patch: isKept ? patchFile : '' };
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
  readonly trace: string;
}

/** What a job has done besides its outcome. */
interface OutputFacts extends Partial<RecordFiles> {
  readonly ticket?: string | undefined;
  /** Names of reactions to pull requests. */
  readonly reaction?: string;
}

/** Returns the outputs of a job by their names in action.yml; an empty text says that there is none. */
export function outputsOf(outcome: Outcome, facts: OutputFacts = {}) {
  const { ticket = '', reaction = '', patch = '', trace = '' } = facts;
  const { reason, detail = '', pullRequest, spent, allowed } = outcome;
  return {
    'stop-reason': reason,
    'stop-detail': detail,
    summary: headline(outcome),
    ticket,
    'pull-request': pullRequest?.url ?? '',
    branch: pullRequest?.branch ?? '',
    draft: String(pullRequest?.draft ?? ''),
    'commit-verified': String(pullRequest?.verified ?? ''),
    ...{ reaction, patch, trace },
    calls: String(spent.calls),
    tokens: String(countTokens(spent)),
    cost: allowed?.prices === undefined ? '' : String(Number(spent.cost?.toFixed(6))),
  };
}
