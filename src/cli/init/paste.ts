import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { listSecrets, type WantedSecret } from './secrets.ts';
import { fullName, type HostedRepository, needsWorker, projectIn, type Setup } from './setup.ts';

/** The name of the Worker, and of the first part of its address. */
const workerName = 'jira-bug-fix-agent';

/** What the Worker is deployed from, and for whom. */
export interface Deployment {
  /** The root of the package that this program comes from. */
  readonly home: string;
  /** The account ID of the agent in Jira, or its name and key on Data Center; none if it is not known. */
  readonly accounts: readonly string[];
}

/**
 * Returns the commands that store and deploy what a set-up needs, as one block: a shell reads it to its end before
 * it runs the first line, so that no line is taken for the answer to a prompt. It runs outside of the repository,
 * whose files choose nothing. No secret stands in it: gh and wrangler ask for each.
 */
export function commandsToPaste(setup: Setup, deployment: Deployment): readonly string[] {
  const storing = (place: WantedSecret['place']) =>
    listSecrets(setup).flatMap((one) => (one.place === place ? storeSecret(setup, one) : []));
  return [
    '(set -e; cd ~',
    ...variableLines(setup),
    ...pullRequestLine(setup),
    ...storing('github'),
    // First the Worker, since a secret needs one.
    ...(needsWorker(setup) ? [deployLine(setup, deployment), ...storing('worker')] : []),
    ')',
  ];
}

/** Returns a command of the GitHub CLI for a repository, which it takes from no clone. */
function gh(repository: HostedRepository, ...words: readonly string[]): string {
  const { host } = repository;
  const repo = host === 'github.com' ? fullName(repository) : `${host}/${fullName(repository)}`;
  return shellLine('gh', ...words, '--repo', repo);
}

/** In the version that this project is built and tested with. */
const wrangler = (...words: readonly string[]) =>
  shellLine('npx', '--yes', `wrangler@${manifest.devDependencies.wrangler}`, ...words);

function variableLines({ repository, jiraUrl, jiraEmail, model, appId }: Setup): readonly string[] {
  const wanted = { JIRA_URL: jiraUrl, JIRA_EMAIL: jiraEmail, MODEL: model, APP_ID: appId };
  return Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined ? [] : gh(repository, 'variable', 'set', name, '--body', value),
  );
}

/** With an App, the workflow's own token opens nothing. */
function pullRequestLine({ repository, appId }: Setup): readonly string[] {
  if (appId !== undefined) return [];
  const path = `repos/${fullName(repository)}/actions/permissions/workflow`;
  const words = ['--hostname', repository.host, '-X', 'PUT', path];
  return [shellLine('gh', 'api', ...words, '-F', 'can_approve_pull_request_reviews=true')];
}

/** The programs ask for a secret without its name. */
function storeSecret({ repository }: Setup, { place, name, file }: WantedSecret) {
  const line =
    place === 'github'
      ? gh(repository, 'secret', 'set', name)
      : wrangler('secret', 'put', name, '--name', workerName);
  return file === undefined ? [`echo ${name}:`, line] : [`${line} < ${file}`];
}

function deployLine(setup: Setup, { home, accounts }: Deployment): string {
  const variables = workerVariables(setup, accounts).flatMap(([name, value]) => [
    ...['--var', `${name}:${value}`],
  ]);
  const [worker, config] = [join(home, 'dist/worker.js'), join(home, 'wrangler.toml')];
  // The built Worker is small already, and wrangler minifies only what it bundles.
  const built = ['--no-bundle', '--minify=false'];
  return wrangler('deploy', worker, '--config', config, ...built, ...variables);
}

/** The variables of the Worker that follow from a set-up; all others have the defaults of wrangler.toml. */
export function workerVariables(setup: Setup, accounts: readonly string[]) {
  const { repository, apiUrl, appId, jql } = setup;
  const variables: readonly (readonly [string, string | undefined])[] = [
    ['GITHUB_REPOSITORY', fullName(repository)],
    ['GITHUB_API_URL', repository.host === 'github.com' ? undefined : apiUrl],
    ['GITHUB_APP_ID', appId],
    ['PROJECTS', projectIn(jql)],
    ['AGENT_ACCOUNTS', accounts.length === 0 ? undefined : accounts.join(', ')],
  ];
  return variables.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
}

/** Returns a line for a shell, with what it would change in quotes. */
export function shellLine(...words: readonly string[]): string {
  const quoted = (word: string) =>
    /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
  return words.map(quoted).join(' ');
}
