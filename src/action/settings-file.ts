import { context } from '@actions/github';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileAt } from '../adapters/git/index.ts';
import { githubFileAt } from '../adapters/github/index.ts';
import { UserError } from '../engines/errors.ts';
import {
  type FileTexts,
  parseSettingsFile,
  readGitHub,
  type Settings,
  settingsFile,
  tightened,
} from '../settings/index.ts';
import { githubAccess } from './github-access.ts';
import { withoutFile } from './inputs.ts';
import { printLine } from './runner.ts';
import { readWorkflowJob } from './workflow-job.ts';

/** What GitHub says of the pull request that an event is about. */
const OfPull = z.object({ pull_request: z.object({ base: z.object({ sha: z.string() }) }) });

/**
 * Adds what the repository's own file gives the job to the inputs, and says what that is. The file counts as it is at the
 * base commit, never on the branch of a pull request.
 */
export async function withSettingsFile(inputs: Settings, signal: AbortSignal): Promise<Settings> {
  try {
    const text = await textOfFile(inputs, signal);
    if (!text) return inputs;
    const { settings, sentence } = tightenedInputs(inputs, parseSettingsFile(text, parse));
    printLine(sentence);
    return settings;
  } catch (error) {
    if (error instanceof UserError) return withoutFile(inputs, error);
    throw error;
  }
}

/** Without isolation, a command would have the secrets of the job: then the workflow names it. */
export function tightenedInputs(inputs: Settings, texts: FileTexts) {
  const runsCommands = !inputs.isGiven('test-isolation');
  return tightened(inputs, { path: settingsFile, texts }, { isFixed: () => false, runsCommands });
}

async function textOfFile(inputs: Settings, signal: AbortSignal) {
  const [job, commit] = [readWorkflowJob(), baseCommit()];
  if (!commit) return undefined;
  const local = await fileAt(job.workspace, commit, settingsFile);
  // Only the job of a ticket has a checkout.
  if (local !== undefined) return local;
  const place = { commit, path: settingsFile };
  return githubFileAt(githubAccess(job, readGitHub(inputs)), place, { signal });
}

/** Without a pull request, a job runs on the base commit itself. */
function baseCommit(): string | undefined {
  const { payload, sha } = context;
  if (payload.pull_request === undefined) return sha;
  return OfPull.safeParse(payload).data?.pull_request.base.sha;
}
