import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { defaultBranch, headCommit, originOf, parseOrigin } from '../../adapters/git/index.ts';
import { parseJson } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import { findWorkflows, ownWorkflow } from '../workflows/index.ts';
import { settle } from './answers.ts';
import type { Asker } from './asker.ts';
import { type ComparedFile, compareFile, fileExists, readBelow, readIfThere } from './files.ts';
import { type FoundOnGitHub, lookAtGitHub } from './found.ts';
import { askJira } from './jira-account.ts';
import { guessCommands, type OwnCommands } from './own-commands.ts';
import type { RunProgram } from './programs.ts';
import { apiAddress, type HostedRepository, needsWorker, type Setup } from './setup.ts';
import { readVariables, workerConfigPath, workerFiles } from './worker-folder.ts';
import { workflowFile } from './workflow.ts';

/** What is there, and what is wanted. */
export interface SetupPlan {
  readonly root: string;
  readonly setup: Setup;
  readonly github: FoundOnGitHub;
  /** The secrets that are given, by their names. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly files: readonly ComparedFile[];
  /** The project's own commands, as far as they were found. */
  readonly commands: OwnCommands;
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
  /** The built Worker. */
  readonly bundle: URL;
  /** The folder of the package that this program comes from. */
  readonly home: string;
}

/** What a plan is made from. */
export interface Survey extends Pick<InitWorld, 'env' | 'signal' | 'bundle' | 'home'> {
  /** The root of the repository. */
  readonly root: string;
  readonly settings: Settings;
  readonly run: RunProgram;
  /** Missing if nobody can answer. */
  readonly asker: Asker | undefined;
  readonly say: (text: string) => void;
}

/** Finds out what is there, and asks for the rest. Changes nothing, and runs nothing but what reads from GitHub. */
export async function makePlan(survey: Survey): Promise<SetupPlan> {
  const { settings, run, asker, root } = survey;
  const repository = await findRepository(survey);
  const github = await lookAtGitHub(run, repository);
  const known = {
    ...{ repository, github, action: await findAction(survey) },
    apiUrl: settings.isGiven('github-api-url')
      ? settings.read('github-api-url')
      : apiAddress(repository.host),
    commands: await guessCommands(root),
  };
  const { setup, given } = await settle(settings, known, asker);
  const accounts = await askJira(setup, given, survey);
  const files = await compareFiles(setup, accounts, survey);
  return { root, setup, github, secrets: given, files, commands: known.commands };
}

/** Compares the files of a set-up with the disk. */
async function compareFiles(
  setup: Setup,
  accounts: readonly string[],
  { root, bundle }: Survey,
): Promise<readonly ComparedFile[]> {
  const { action, inputs, trigger, jql, appId } = setup;
  const sweep = trigger === 'webhook' ? {} : { sweep: { cron: '17 * * * *', jql } };
  const { checks: watched } = await findWorkflows(root);
  const branch = await defaultBranch(root);
  const workflow = { action, inputs, app: appId !== undefined, watched, branch, ...sweep };
  const files = [{ path: ownWorkflow.path, text: workflowFile(workflow) }];
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

async function findAction({ settings, home }: Survey): Promise<string> {
  const action = settings.read('action') ?? (await actionSource(home));
  if (action !== undefined) return action;
  throw new UserError(
    `Set ${settings.show('action')} to the Action and its version, such as acme/jira-bug-fix-agent@v1: this copy names no account that hosts it. In a clone, npm run owner -- acme names it for good.`,
  );
}

const Lock = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/**
 * Returns the Action that this program came with, at its commit: what npm recorded when it fetched the
 * package from GitHub, or the remote of the clone. A package from a registry is a release, which has a tag.
 * `undefined` if nothing says the owner. `home` is the root of the package.
 */
async function actionSource(home: string): Promise<string | undefined> {
  if (await fileExists(join(home, '.git'))) {
    const origin = await originOf(home);
    return origin && published(origin.repository, await headCommit(home).catch(() => undefined));
  }
  const lock = await readIfThere(join(home, '..', '.package-lock.json'));
  const [address = '', commit] = resolvedIn(lock)?.split('#') ?? [];
  return published(repositoryAt(commit === undefined ? manifest.repository.url : address), commit);
}

/** A commit cannot be moved; the comment says to people which version it is. The placeholder owns nothing. */
function published(repository: string | undefined, commit?: string): string | undefined {
  if (repository === undefined || repository.startsWith('OWNER/')) return undefined;
  const tag = `v${manifest.version}`;
  return `${repository}@${commit === undefined ? tag : `${commit} # ${tag}`}`;
}

const repositoryAt = (address: string) => parseOrigin(address.replace(/^git\+/, ''))?.repository;

function resolvedIn(lock: string | undefined): string | undefined {
  const found = Lock.safeParse(parseJson(lock ?? '{}'));
  return found.data?.packages[`node_modules/${manifest.name}`]?.resolved;
}
