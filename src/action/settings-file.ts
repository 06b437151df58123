import { context } from '@actions/github';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileAt } from '../adapters/git/index.ts';
import { githubFileAt } from '../adapters/github/index.ts';
import { UserError } from '../core/user-error.ts';
import {
  type FileTexts,
  parseSettingsFile,
  readGitHub,
  type Settings,
  settingsFile,
} from '../settings/index.ts';
import { githubAccess } from './github-access.ts';
import { printLine } from './runner.ts';
import { readWorkflowJob } from './workflow-job.ts';

/** What GitHub says of the pull request that an event is about. */
const OfPull = z.object({ pull_request: z.object({ base: z.object({ sha: z.string() }) }) });

/**
 * Reads what the repository's own file gives the job, or why it gives nothing. It counts as it is at the base commit,
 * where only those changed it who may change the workflow: never on the branch of a pull request.
 */
export async function readSettingsFile(
  inputs: Settings,
  signal: AbortSignal,
): Promise<FileTexts | UserError | undefined> {
  const job = readWorkflowJob();
  const commit = baseCommit();
  const textAt = async (at: string) => {
    const place = { commit: at, path: settingsFile };
    const local = await fileAt(job.workspace, at, settingsFile);
    // A job that follows a merge has no checkout.
    if (local !== undefined) return local;
    return githubFileAt(githubAccess(job, readGitHub(inputs)), place, { signal });
  };
  try {
    const text = commit && (await textAt(commit));
    if (!text) return undefined;
    const texts = parseSettingsFile(text, parse);
    const names = [...texts.value.keys(), ...texts.agreed.keys()];
    if (names.length > 0) printLine(`From ${settingsFile}: ${names.join(', ')}.`);
    return texts;
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Without a pull request, a job runs on the base commit itself. */
function baseCommit(): string | undefined {
  const { payload, sha } = context;
  if (payload.pull_request === undefined) return sha;
  return OfPull.safeParse(payload).data?.pull_request.base.sha;
}
