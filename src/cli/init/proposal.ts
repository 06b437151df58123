import { createHash } from 'node:crypto';
import type { ComparedFile, SetupFile } from './files.ts';
import { api, ask, gh } from './github-calls.ts';
import type { ProgramCall, RunProgram } from './programs.ts';
import type { HostedRepository, Setup } from './setup.ts';

/** The branch that a set-up is proposed on. */
export const setupBranch = 'jira-bug-fix-setup';

/** The title of its commits and of its pull request. */
export const setupTitle = 'Add the Jira bug fix workflow';

/** The IDs of files by their paths; empty for a file that is not there. */
type Blobs = ReadonlyMap<string, string>;

/** What GitHub has of the files that a pull request brings. */
export interface Proposal {
  /** The commit of the default branch. */
  readonly head: string;
  readonly hasBranch: boolean;
  /** The address of the open pull request; empty if there is none. */
  readonly pull: string;
  readonly onDefault: Blobs;
  /** What the branch has, or would begin with. */
  readonly onBranch: Blobs;
}

/** Files to propose. */
export interface Proposable {
  readonly setup: Setup;
  readonly files: readonly ComparedFile[];
  /** What GitHub has of them; missing if no pull request can be opened. */
  readonly proposal: Proposal | undefined;
}

/** Asks GitHub which of the files it has; resolves to `undefined` if it does not say. */
export async function lookAtProposal(
  run: RunProgram,
  repository: HostedRepository,
  files: readonly SetupFile[],
): Promise<Proposal | undefined> {
  const read = (path: string, field: string) => ask(run, api(repository, path, '--jq', field));
  const blobOn = async (commit: string, path: string) =>
    [path, await read(`contents/${path}?ref=${commit}`, '.sha')] as const;
  const blobsOn = async (commit: string) =>
    new Map(await Promise.all(files.map(({ path }) => blobOn(commit, path))));
  const head = await read('commits/HEAD', '.sha');
  if (head === '') return undefined;
  const [tip, pull, onDefault] = await Promise.all([
    read(`git/ref/heads/${setupBranch}`, '.object.sha'),
    read(`pulls?head=${repository.owner}:${setupBranch}`, '.[].html_url'),
    blobsOn(head),
  ]);
  const onBranch = tip === '' ? onDefault : await blobsOn(tip);
  return { head, hasBranch: tip !== '', pull, onDefault, onBranch };
}

/** Returns the files that the default branch lacks; without an answer of GitHub's, those that are written. */
export function filesToPropose({ files, proposal }: Proposable): readonly SetupFile[] {
  return files.filter((file) => {
    if (file.isBuilt || file.state === 'kept') return false;
    return proposal === undefined ? file.state !== 'same' : !isAmong(proposal.onDefault, file);
  });
}

/** Returns the commands that propose the files. GitHub makes the commits: no git runs in the clone. */
export function proposalCommands(plan: Proposable): readonly ProgramCall[] {
  const { proposal, setup } = plan;
  const files = filesToPropose(plan);
  if (proposal === undefined || files.length === 0) return [];
  const { head, hasBranch, pull, onBranch } = proposal;
  const ref = ['-f', `ref=refs/heads/${setupBranch}`, '-f', `sha=${head}`];
  const body = 'With this workflow, the Jira bug fix agent works on tickets. `init` wrote it.';
  const text = ['--title', setupTitle, '--body', body];
  return [
    ...(hasBranch ? [] : [api(setup.repository, 'POST git/refs', ...ref)]),
    ...files.filter((file) => !isAmong(onBranch, file)).map((file) => putFile(plan, file)),
    ...(pull === '' ? [gh(setup.repository, 'pr', 'create', '--head', setupBranch, ...text)] : []),
  ];
}

/** GitHub replaces a file only if it is told which. */
function putFile({ proposal, setup }: Proposable, { path, text }: SetupFile): ProgramCall {
  const sha = proposal?.onBranch.get(path) || undefined;
  const content = Buffer.from(text).toString('base64');
  const stdin = JSON.stringify({ branch: setupBranch, message: setupTitle, sha, content });
  return { ...api(setup.repository, `PUT contents/${path}`, '--input', '-'), stdin };
}

function isAmong(blobs: Blobs, { path, text }: SetupFile): boolean {
  const blob = `blob ${Buffer.byteLength(text)}\0${text}`;
  return blobs.get(path) === createHash('sha1').update(blob).digest('hex');
}
