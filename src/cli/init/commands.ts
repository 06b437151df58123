import { join } from 'node:path';
import type { SetupPlan } from './plan.ts';
import type { ProgramCall } from './programs.ts';
import { secretsOf, type WantedSecret } from './secrets.ts';
import { fullName, needsWorker, type Setup } from './setup.ts';
import { workerConfigPath, workerName } from './worker-folder.ts';

/** A command of a set-up. */
export interface SetupCommand extends ProgramCall {
  /** The name of the value that it stores, if that is a secret. */
  readonly stores?: string;
}

/** Returns the commands that bring about what is wanted, in order: only what is missing. */
export function commandsOf(plan: SetupPlan): readonly SetupCommand[] {
  const { root, setup, cloudflare, secrets, files } = plan;
  const config = ['--config', join(root, workerConfigPath)];
  // What nobody has seen as a whole is not deployed: it can name commands.
  const isKept = files.some(({ path, state }) => path === workerConfigPath && state === 'kept');
  const isChanged = files.some(
    ({ path, state }) => /\.(?:toml|js)$/.test(path) && (state === 'new' || state === 'differs'),
  );
  const isDeployed = cloudflare.secrets !== undefined && !isChanged;
  const storing = (place: WantedSecret['place']) =>
    wantedSecrets(plan)
      .filter((one) => one.place === place && secrets.has(one.value))
      .map((one) => storeSecret(setup, one, secrets.get(one.value)));
  const isWanted = needsWorker(setup) && !isDeployed && !isKept;
  const deployment = isWanted ? [wrangler('deploy', ...config)] : [];
  return [
    ...variableCommands(plan),
    ...pullRequestCommand(plan),
    ...storing('github'),
    ...(isKept && cloudflare.secrets === undefined ? [] : [...deployment, ...storing('worker')]),
  ];
}

/** Returns the secrets that are not stored yet. */
export function wantedSecrets({ setup, github, cloudflare }: SetupPlan): readonly WantedSecret[] {
  const stored = { github: github.secrets, worker: cloudflare.secrets };
  return secretsOf(setup).filter(({ place, name }) => stored[place]?.has(name) !== true);
}

/** Returns the command that stores a secret. Without a value, the program asks for it. */
export function storeSecret(setup: Setup, wanted: WantedSecret, secret?: string): SetupCommand {
  const { place, name, value } = wanted;
  const call =
    place === 'github'
      ? gh(setup, 'secret', 'set', name)
      : wrangler('secret', 'put', name, '--name', workerName);
  return { ...call, secret, stores: value };
}

function variableCommands({ setup, github, appId }: SetupPlan): readonly SetupCommand[] {
  const { jiraUrl, jiraEmail, model } = setup;
  const wanted = { JIRA_URL: jiraUrl, JIRA_EMAIL: jiraEmail, MODEL: model, APP_ID: appId };
  return Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || github.variables.get(name) === value
      ? []
      : [gh(setup, 'variable', 'set', name, '--body', value)],
  );
}

/** With an App, the workflow's own token opens nothing. */
function pullRequestCommand({ setup, github }: SetupPlan): readonly SetupCommand[] {
  if (setup.usesApp || github.mayOpenPulls) return [];
  const path = `repos/${fullName(setup.repository)}/actions/permissions/workflow`;
  const host = ['--hostname', setup.repository.host];
  const field = ['-F', 'can_approve_pull_request_reviews=true'];
  return [{ program: 'gh', args: ['api', ...host, '-X', 'PUT', path, ...field] }];
}

function gh({ repository: { host, owner, name } }: Setup, ...args: readonly string[]): ProgramCall {
  const repo = host === 'github.com' ? `${owner}/${name}` : `${host}/${owner}/${name}`;
  return { program: 'gh', args: [...args, '--repo', repo] };
}

function wrangler(...args: readonly string[]): ProgramCall {
  return { program: 'wrangler', args };
}
