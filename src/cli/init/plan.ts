import type { Readable, Writable } from 'node:stream';
import { defaultBranch, originOf } from '../../adapters/git/index.ts';
import { UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import { findWorkflows, ownWorkflow } from '../workflows/index.ts';
import { findAction, pinAction } from './action-source.ts';
import { settle } from './answers.ts';
import { compareFile, readBelow } from './files.ts';
import { type FoundOnGitHub, lookAtGitHub } from './found.ts';
import { askJira, type JiraQuestion } from './jira-trial.ts';
import { guessCommands, type OwnCommands } from './own-commands.ts';
import type { RunProgram } from './programs.ts';
import { lookAtProposal, type Proposable } from './proposal.ts';
import { apiAddress, type HostedRepository, needsWorker, type Setup } from './setup.ts';
import { readVariables, workerConfigPath, workerFiles } from './worker-folder.ts';
import { workflowOf } from './workflow.ts';

/** What is there, and what is wanted. */
export interface SetupPlan extends Proposable {
  readonly root: string;
  readonly github: FoundOnGitHub;
  /** The secrets that are given, by their names. */
  readonly secrets: ReadonlyMap<string, string>;
  /** The project's own commands, as far as they were found. */
  readonly commands: OwnCommands;
  /** What Jira said about it, in sentences. */
  readonly notes: readonly string[];
}

/** Where `init` runs. */
export interface InitWorld {
  readonly env: NodeJS.ProcessEnv;
  /** Returns what runs programs for a repository. */
  readonly programsFor: (root: string) => RunProgram;
  readonly signal: AbortSignal;
  readonly input: Readable;
  /** Gets what people read. */
  readonly output: Writable;
  /** Gets the JSON. */
  readonly result: Writable;
  /** Whether somebody can answer questions. */
  readonly isInteractive: boolean;
  /** Checks the set-up with these settings; missing if nobody wants it. */
  readonly examine?: (
    settings: Settings,
    confirm: (question: string) => Promise<boolean>,
  ) => Promise<unknown>;
  /** The built Worker. */
  readonly bundle: URL;
  /** The folder of the package that this program comes from. */
  readonly home: string;
}

/** What a plan is made from. */
export interface Survey extends JiraQuestion, Pick<InitWorld, 'env' | 'bundle' | 'home'> {
  /** The root of the repository. */
  readonly root: string;
  readonly run: RunProgram;
}

/** Finds out what is there, and asks for the rest. Changes nothing, and runs nothing but what reads from GitHub. `before` has secrets that were given already. */
export async function makePlan(
  survey: Survey,
  before: ReadonlyMap<string, string> = new Map(),
): Promise<SetupPlan> {
  const { settings, run, asker, root } = survey;
  const repository = await findRepository(survey);
  const github = await lookAtGitHub(run, repository);
  const action = await findAction(settings, survey.home);
  const known = {
    ...{ repository, github, action: await pinAction(action, repository.host, run) },
    apiUrl: settings.isGiven('github-api-url')
      ? settings.read('github-api-url')
      : apiAddress(repository.host),
    commands: await guessCommands(root),
    before,
  };
  const { setup: settled, given } = await settle(settings, known, asker);
  const { setup, accounts, notes } = await askJira(settled, given, survey);
  const files = await compareFiles(setup, accounts, survey);
  const mayPropose = github.problem === '' && !github.lacksWorkflowScope;
  const proposal = mayPropose ? await lookAtProposal(run, repository, files) : undefined;
  const { commands } = known;
  return { root, setup, github, secrets: given, files, proposal, commands, notes };
}

/** Compares the files of a set-up with the disk. */
async function compareFiles(
  setup: Setup,
  accounts: readonly string[],
  { root, bundle }: Survey,
): Promise<SetupPlan['files']> {
  const { checks: watched } = await findWorkflows(root);
  const branch = await defaultBranch(root);
  const files = [{ path: ownWorkflow.path, text: workflowOf(setup, { watched, branch }) }];
  if (needsWorker(setup)) {
    const before = readVariables((await readBelow(root, workerConfigPath)) ?? '');
    files.push(...(await workerFiles(setup, { accounts, before }, bundle)));
  }
  return Promise.all(files.map((file) => compareFile(root, file)));
}

async function findRepository({ settings, root, env }: Survey): Promise<HostedRepository> {
  const origin = await originOf(root);
  const host = origin?.host ?? 'github.com';
  const named = settings.read('github') ?? origin?.repository;
  const [owner = '', name = ''] = named?.split('/') ?? [];
  if (name === '') {
    throw new UserError(
      `Set ${settings.show('github')} to the repository on GitHub: the remote origin names none.`,
    );
  }
  // `gh` sends its token for other servers to any of them.
  const known = ['github.com', env.GH_HOST].some((one) => one === host);
  if (!known && settings.read('github-api-url') !== apiAddress(host)) {
    throw new UserError(
      `Set ${settings.show('github-api-url')} to ${apiAddress(host)} if you trust it: only the remote origin names it.`,
    );
  }
  return { host, owner, name };
}
