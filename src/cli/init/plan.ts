import { randomBytes } from 'node:crypto';
import { originOf } from '../../adapters/git/index.ts';
import { UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import { actionSource } from './action-source.ts';
import { settle } from './answers.ts';
import type { Asker } from './asker.ts';
import { readOwnWorkflow } from './existing-workflow.ts';
import { type ComparedFile, compareFile, readBelow } from './files.ts';
import { type FoundOnCloudflare, type FoundOnGitHub, lookAtGitHub, workflowPath } from './found.ts';
import type { JiraFacts, JiraQuestion } from './jira-facts.ts';
import { keptFolder, readKept } from './kept.ts';
import { guessCommands } from './own-commands.ts';
import type { RunProgram } from './programs.ts';
import { webhookSecretName } from './secrets.ts';
import { apiAddress, type HostedRepository, needsWorker, type Setup } from './setup.ts';
import { readVariables, workerConfigPath, workerFiles } from './worker-folder.ts';
import { workflowFile } from './workflow.ts';

/** What is there, and what is wanted. */
export interface SetupPlan {
  readonly root: string;
  /** The folder for secrets that have no other place yet. */
  readonly kept: string;
  readonly setup: Setup;
  readonly github: FoundOnGitHub;
  /** Nothing is known before the user agreed to run wrangler. */
  readonly cloudflare: FoundOnCloudflare;
  readonly jira: JiraFacts;
  /** The secrets that are known, by the names of their values. */
  readonly secrets: ReadonlyMap<string, string>;
  /** The client ID of the App; `undefined` if there is none, or none is wanted. */
  readonly appId: string | undefined;
  readonly files: readonly ComparedFile[];
}

/** What a plan is made from. */
export interface Survey {
  /** The root of the repository. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly settings: Settings;
  readonly run: RunProgram;
  /** Missing if nobody can answer. */
  readonly asker: Asker | undefined;
  /** The built Worker. */
  readonly bundle: URL;
  /** The folder of the package that this program comes from. */
  readonly home: string;
  readonly signal: AbortSignal;
  /** Shows a page to the user. */
  readonly open: (address: string) => void;
  readonly say: (text: string) => void;
  /** Asks Jira about the agent's account. */
  readonly askJira: (
    setup: Setup,
    given: Map<string, string>,
    question: JiraQuestion,
  ) => Promise<JiraFacts>;
}

/** Finds out what is there, and asks for the rest. Changes nothing, and runs nothing but what reads from GitHub. */
export async function makePlan(survey: Survey): Promise<SetupPlan> {
  const { settings, run, asker, root, env } = survey;
  const repository = await repositoryOf(survey);
  const github = await lookAtGitHub(run, repository);
  const folder = keptFolder(env, repository);
  const kept = await readKept(folder);
  const config = await readBelow(root, workerConfigPath);
  const known = {
    ...{ repository, variables: github.variables, commands: await guessCommands(root) },
    apiUrl: apiUrlOf(settings, repository),
    action: await actionOf(survey),
    workflow: readOwnWorkflow(await readBelow(root, workflowPath)),
    ...{
      project: config && readVariables(config).get('PROJECTS'),
      hasWorker: config !== undefined,
    },
    stored: github.secrets,
  };
  const { setup, given } = await settle(settings, known, asker);
  const plan: SetupPlan = {
    ...{ root, kept: folder, setup, github, cloudflare: unknownCloudflare, files: [] },
    jira: await survey.askJira(setup, given, {
      ...survey,
      isStored: github.secrets.has('JIRA_TOKEN'),
    }),
    secrets: new Map([...webhookSecret(setup), ...kept, ...given]),
    appId: setup.usesApp ? (github.variables.get('APP_ID') ?? kept.get('APP_ID')) : undefined,
  };
  return { ...plan, files: await compareFiles(plan, survey.bundle) };
}

const unknownCloudflare: FoundOnCloudflare = { problem: '', needsLogin: false, secrets: undefined };

/** Compares the files of a plan with the disk. */
export async function compareFiles(plan: SetupPlan, bundle: URL): Promise<readonly ComparedFile[]> {
  const { root, setup, jira, appId } = plan;
  const files = [{ path: workflowPath, text: workflowFile(workflowOptions(setup)) }];
  if (needsWorker(setup)) {
    const before = readVariables((await readBelow(root, workerConfigPath)) ?? '');
    const accounts = jira.accounts.join(', ') || undefined;
    files.push(...(await workerFiles(setup, { accounts, appId, before }, bundle)));
  }
  return Promise.all(files.map((file) => compareFile(root, file)));
}

/** Returns what the workflow of a set-up depends on. */
function workflowOptions(setup: Setup) {
  const { action, commands, baseUrl, trigger, jql, usesApp, cron = '17 * * * *' } = setup;
  const inputs = {
    ...setup.inputs,
    'base-url': baseUrl === 'https://api.openai.com/v1' ? '' : baseUrl,
    'setup-command': commands.setup,
    'lint-command': commands.lint,
    'test-command': commands.tests,
  };
  const set = Object.entries(inputs).filter(([, value]) => value !== '');
  const sweep = trigger === 'webhook' ? {} : { sweep: { cron, jql } };
  return { action, inputs: Object.fromEntries(set), app: usesApp, ...sweep };
}

/** Whether an App has to be created: there is none, or its key was lost before it was stored. */
export function lacksApp({ setup, github, appId, secrets }: SetupPlan): boolean {
  const hasKey = github.secrets.has('APP_PRIVATE_KEY') || secrets.has('APP_PRIVATE_KEY');
  return setup.usesApp && (appId === undefined || !hasKey);
}

async function repositoryOf({ settings, root, env }: Survey): Promise<HostedRepository> {
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

function apiUrlOf(settings: Settings, { host }: HostedRepository): string {
  return settings.isGiven('github-api-url') ? settings.read('github-api-url') : apiAddress(host);
}

async function actionOf({ settings, home }: Survey): Promise<string> {
  const action = settings.read('action') ?? (await actionSource(home));
  if (action !== undefined) return action;
  throw new UserError(
    `Set ${settings.show('action')} to the Action and its version: nothing says where this program comes from.`,
  );
}

/** Only a new Worker, or one without it, gets one: a secret that was stored cannot be read again. */
function webhookSecret(setup: Setup) {
  return needsWorker(setup) ? [[webhookSecretName, randomBytes(32).toString('hex')] as const] : [];
}
