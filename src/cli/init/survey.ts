import { defaultBranch, originOf } from '../../adapters/git/index.ts';
import { jiraInspection } from '../../adapters/jira/index.ts';
import { UserError } from '../../engines/errors.ts';
import { counted } from '../../engines/text/index.ts';
import type { Settings } from '../../settings/index.ts';
import { findWorkflows, ownWorkflow } from '../workflows/index.ts';
import { findAction } from './action-source.ts';
import { settle } from './answers.ts';
import type { Asker } from './asker.ts';
import { type ComparedFile, compareFile, readBelow } from './files.ts';
import { guessCommands } from './own-commands.ts';
import type { Deployment } from './paste.ts';
import { apiAddress, type HostedRepository, type Setup } from './setup.ts';
import { workflowOf } from './workflow.ts';

/** What is there, and what is wanted. */
export interface SetupPlan extends Deployment {
  /** The root of the repository. */
  readonly root: string;
  readonly setup: Setup;
  /** The workflow. */
  readonly file: ComparedFile;
  /** The text of package.json, if there is one. */
  readonly manifest: string | undefined;
  /** What Jira said, in a sentence. */
  readonly note: string;
}

/** What a plan is made from. */
export interface Survey extends Pick<SetupPlan, 'root' | 'home'> {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** Missing if nobody can answer. */
  readonly asker: Asker | undefined;
}

/** Finds out what is there, and asks for the rest. Changes nothing. */
export async function makePlan(survey: Survey): Promise<SetupPlan> {
  const { settings, asker, root, home, signal } = survey;
  const repository = await findRepository(survey);
  const commands = await guessCommands(root);
  const known = {
    ...{ repository, commands, action: await findAction(settings, home) },
    apiUrl: settings.isGiven('github-api-url')
      ? settings.read('github-api-url')
      : apiAddress(repository.host),
  };
  const setup = await settle(settings, known, asker);
  const jira = await askJira(setup, settings, signal);
  const { checks: watched } = await findWorkflows(root);
  const text = workflowOf(setup, { watched, branch: await defaultBranch(root) });
  const note =
    jira === undefined
      ? `Jira was not asked. With ${settings.show('jira-token')}, init tries the query and finds the agent's account.`
      : `${counted(jira.tickets, 'ticket')} found by: ${setup.jql}`;
  return {
    ...{ root, home, setup, note, accounts: jira?.accounts ?? [] },
    manifest: await readBelow(root, 'package.json'),
    file: await compareFile(root, ownWorkflow.path, text),
  };
}

/**
 * Asks Jira who the agent is and what the query finds; resolves to `undefined` without a token. Rejects with UserError
 * for a token or a query that Jira refuses.
 */
async function askJira(setup: Setup, settings: Settings, signal: AbortSignal) {
  const { read, show, isGiven } = settings;
  if (!isGiven('jira-token')) return undefined;
  const { jiraUrl, jiraEmail, jql } = setup;
  const login = { email: jiraEmail, token: read('jira-token'), cloudId: read('cloud-id') };
  const jira = jiraInspection({ baseUrl: jiraUrl, ...login, show }, { signal });
  const { ids: accounts } = await jira.account();
  return { accounts, tickets: await jira.count(jql) };
}

async function findRepository({ settings, root }: Survey): Promise<HostedRepository> {
  const origin = await originOf(root);
  const host = origin?.host ?? 'github.com';
  const named = settings.read('github') ?? origin?.repository;
  const [owner = '', name = ''] = named?.split('/') ?? [];
  if (name === '') {
    throw new UserError(
      `Set ${settings.show('github')} to the repository on GitHub: the remote origin names none.`,
    );
  }
  // The commands store secrets there.
  if (host !== 'github.com' && settings.read('github-api-url') !== apiAddress(host)) {
    throw new UserError(
      `Set ${settings.show('github-api-url')} to ${apiAddress(host)} if you trust it: only the remote origin names it.`,
    );
  }
  return { host, owner, name };
}
