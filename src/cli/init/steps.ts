import { newAppAddress } from './create-app.ts';
import type { JiraFacts } from './jira-facts.ts';
import { npxLine } from './programs.ts';
import type { WantedSecret } from './secrets.ts';
import { isCloudSite, needsWorker, projectIn, type Setup } from './setup.ts';

/** One thing that is left to do by hand. */
export interface SetupStep {
  /** A sentence. */
  readonly action: string;
  /** The host where it is done, or `terminal`. */
  readonly console: string;
  readonly link?: string | undefined;
  /** Lines for a shell. */
  readonly commands?: readonly string[];
  /** The secret that has to be fetched for it. */
  readonly credential?: string;
}

/** What steps depend on besides the set-up. */
export interface Remaining {
  /** The root of the repository. */
  readonly root: string;
  /** Secrets that were not given, each with the command that stores it. */
  readonly missing: readonly (readonly [WantedSecret, string])[];
  /** Commands that were not run, as lines for a shell. */
  readonly commands: readonly string[];
  /** Paths that have to be committed; none if the default branch has them. */
  readonly toCommit: readonly string[];
  readonly jira: JiraFacts;
  /** The address of the Worker, if it is known. */
  readonly workerUrl: string | undefined;
  /** The file with the webhook's secret, as long as nobody has removed it. */
  readonly secretFile: string | undefined;
  /** Where the App that was just created is installed; `create` if it has to be created. */
  readonly app: 'create' | { readonly installUrl: string } | undefined;
  readonly isOrganization: boolean;
}

/** Returns what is left to do, in order. `doctor` comes last. */
export function stepsLeft(setup: Setup, left: Remaining): readonly SetupStep[] {
  const all = [
    ...appSteps(setup, left),
    // First, since a secret of the Worker needs a Worker.
    ...terminalStep('Run these commands.', left.commands),
    ...left.missing.map(([{ name, fetched }, command]) => ({
      ...at(
        fetched?.link,
        `Create the ${fetched?.what ?? `value of ${name}`}, and store it with this command.`,
      ),
      ...{ commands: [command], credential: name },
    })),
    ...jiraSteps(setup, left),
    ...commitStep(left.toCommit),
  ];
  const check = 'Check that everything fits together.';
  return [...all, ...terminalStep(check, [ownLine(setup, left, 'doctor')])];
}

/** Returns a line for a shell that starts this program without a clone. */
const ownLine = ({ action }: Setup, { root }: Remaining, ...args: readonly string[]) =>
  npxLine([`github:${action.split('@')[0]}`, ...args, '--repo', root]);

function at(link: string | undefined, action: string): SetupStep {
  return { action, console: link === undefined ? 'terminal' : new URL(link).host, link };
}

function terminalStep(action: string, commands: readonly string[]): readonly SetupStep[] {
  return commands.length === 0 ? [] : [{ action, console: 'terminal', commands }];
}

function commitStep(paths: readonly string[]): readonly SetupStep[] {
  if (paths.length === 0) return [];
  const named = paths.join(' ');
  const commit = `git commit -m 'Add the Jira bug fix workflow' -- ${named}`;
  return terminalStep('Bring the files to the default branch.', [
    `git add ${named}`,
    commit,
    'git push',
  ]);
}

function appSteps(setup: Setup, left: Remaining): readonly SetupStep[] {
  const { app, isOrganization } = left;
  if (app === undefined) return [];
  if (app !== 'create') {
    return [at(app.installUrl, `Install the App on ${setup.repository.name}.`)];
  }
  const link = newAppAddress(setup.repository, isOrganization);
  const how = `run ${ownLine(setup, left, 'init', '--app')} at a terminal, which asks for one click`;
  return [at(link, `Create the GitHub App: ${how}.`)];
}

function jiraSteps(setup: Setup, left: Remaining): readonly SetupStep[] {
  const { jiraUrl, jql } = setup;
  const { lacking, isEnglish } = left.jira;
  const project = projectIn(jql);
  const roles = project === undefined ? '' : `/plugins/servlet/project-config/${project}/roles`;
  const language = isCloudSite(jiraUrl)
    ? 'https://id.atlassian.com/manage-profile/account-preferences'
    : `${jiraUrl}/secure/ViewProfile.jspa`;
  return [
    ...(lacking.length === 0
      ? []
      : [
          at(
            `${jiraUrl}${roles}`,
            `Give the agent's account these permissions${project === undefined ? '' : ` in ${project}`}: ${lacking.join(', ')}.`,
          ),
        ]),
    ...(isEnglish ? [] : [at(language, "Set the language of the agent's account to English.")]),
    ...webhookStep(setup, left),
  ];
}

function webhookStep(setup: Setup, { workerUrl, secretFile }: Remaining): readonly SetupStep[] {
  if (!needsWorker(setup) || secretFile === undefined) return [];
  const worker = workerUrl ?? 'https://(the address that wrangler deploy prints)';
  const action = [
    'As a Jira administrator, create a webhook:',
    `URL: ${worker}/webhooks/jira`,
    `Secret: the content of ${secretFile}; delete the file afterwards`,
    'Events: Issue created, updated; Comment created',
    `JQL: ${setup.jql}`,
  ].join('\n   ');
  return [at(`${setup.jiraUrl}/plugins/servlet/webhooks`, action)];
}

/** Returns the lines of a step in a numbered list. */
export function stepLines({ action, link, commands = [] }: SetupStep, index: number): string {
  const lines = [...(link === undefined ? [] : [link]), ...commands];
  return [`${index + 1}. ${action}`, ...lines.map((line) => `   ${line}`)].join('\n');
}
