import { join } from 'node:path';
import type { SetupPlan } from './plan.ts';
import { commandLine, type ProgramCall } from './programs.ts';
import { keyFile, listSecrets, type WantedSecret } from './secrets.ts';
import { fullName, needsWorker, type Setup } from './setup.ts';
import { workerConfigPath, workerName } from './worker-folder.ts';

/** Returns the commands that bring about what is wanted, in order: of GitHub's, only what is missing. */
export function commandsOf(plan: SetupPlan): readonly ProgramCall[] {
  const { root, setup, secrets, files } = plan;
  // What nobody has seen as a whole is not deployed: it can name commands.
  const isKept = files.some(({ path, state }) => path === workerConfigPath && state === 'kept');
  const deploy: ProgramCall = {
    ...wrangler('deploy', '--config', join(root, workerConfigPath)),
    isInteractive: true,
  };
  const storing = (place: WantedSecret['place']) =>
    wantedSecrets(plan)
      .filter((one) => one.place === place && secrets.has(one.name))
      .map((one) => ({ ...storeSecret(setup, one), secret: secrets.get(one.name) }));
  return [
    ...variableCommands(plan),
    ...pullRequestCommand(plan),
    ...storing('github'),
    // First the Worker, since a secret needs one.
    ...(needsWorker(setup) && !isKept ? [deploy, ...storing('worker')] : []),
  ];
}

/** Returns the secrets that GitHub lacks or the Worker can lack and nobody has given, each with its command. */
export function missingSecrets(plan: SetupPlan): readonly (readonly [WantedSecret, string])[] {
  return wantedSecrets(plan)
    .filter(({ name }) => !plan.secrets.has(name))
    .map((one) => {
      const input = one.setting === undefined ? ` < ${keyFile}` : '';
      return [one, commandLine(storeSecret(plan.setup, one), input)] as const;
    });
}

function wantedSecrets({ setup, github }: SetupPlan): readonly WantedSecret[] {
  return listSecrets(setup).filter(
    ({ place, name }) => place === 'worker' || !github.secrets.has(name),
  );
}

/** Without a value by standard input, the program asks for it. */
function storeSecret(setup: Setup, { place, name }: WantedSecret): ProgramCall {
  return place === 'github'
    ? gh(setup, 'secret', 'set', name)
    : wrangler('secret', 'put', name, '--name', workerName);
}

function variableCommands({ setup, github }: SetupPlan): readonly ProgramCall[] {
  const { jiraUrl, jiraEmail, model, appId } = setup;
  const wanted = { JIRA_URL: jiraUrl, JIRA_EMAIL: jiraEmail, MODEL: model, APP_ID: appId };
  return Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || github.variables.get(name) === value
      ? []
      : [gh(setup, 'variable', 'set', name, '--body', value)],
  );
}

/** With an App, the workflow's own token opens nothing. */
function pullRequestCommand({ setup, github }: SetupPlan): readonly ProgramCall[] {
  if (setup.appId !== undefined || github.mayOpenPulls) return [];
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
