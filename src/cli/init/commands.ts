import { join } from 'node:path';
import { api, gh } from './github-calls.ts';
import type { SetupPlan } from './plan.ts';
import { commandLine, type ProgramCall } from './programs.ts';
import { proposalCommands } from './proposal.ts';
import { keyFile, type WantedSecret, wantedSecrets } from './secrets.ts';
import { needsWorker, type Setup } from './setup.ts';
import { workerConfigPath, workerName } from './worker-folder.ts';

/** Returns the commands that bring about what is wanted, in order: of GitHub's, only what is missing. */
export function commandsOf(plan: SetupPlan): readonly ProgramCall[] {
  const { root, setup, github, secrets, files } = plan;
  // What nobody has seen as a whole is not deployed: it can name commands.
  const isKept = files.some(({ path, state }) => path === workerConfigPath && state === 'kept');
  const deploy: ProgramCall = {
    ...wrangler('deploy', '--config', join(root, workerConfigPath)),
    isInteractive: true,
  };
  const storing = (place: WantedSecret['place']) =>
    wantedSecrets(setup, github.secrets)
      .filter((one) => one.place === place && secrets.has(one.name))
      .map((one) => ({ ...storeSecret(setup, one), stdin: secrets.get(one.name) }));
  return [
    ...variableCommands(plan),
    ...pullRequestCommand(plan),
    ...storing('github'),
    // First the Worker, since a secret needs one.
    ...(needsWorker(setup) && !isKept ? [deploy, ...storing('worker')] : []),
    ...proposalCommands(plan),
  ];
}

/** Returns the secrets that GitHub lacks or the Worker can lack and nobody has given, each with its command. */
export function missingSecrets(plan: SetupPlan): readonly (readonly [WantedSecret, string])[] {
  return wantedSecrets(plan.setup, plan.github.secrets)
    .filter(({ name }) => !plan.secrets.has(name))
    .map((one) => {
      const input = one.setting === undefined ? ` < ${keyFile}` : '';
      return [one, commandLine(storeSecret(plan.setup, one), input)] as const;
    });
}

/** Without a value by standard input, the program asks for it. */
function storeSecret({ repository }: Setup, { place, name }: WantedSecret): ProgramCall {
  return place === 'github'
    ? gh(repository, 'secret', 'set', name)
    : wrangler('secret', 'put', name, '--name', workerName);
}

function variableCommands({ setup, github }: SetupPlan): readonly ProgramCall[] {
  const { jiraUrl, jiraEmail, model, appId } = setup;
  const wanted = { JIRA_URL: jiraUrl, JIRA_EMAIL: jiraEmail, MODEL: model, APP_ID: appId };
  return Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || github.variables.get(name) === value
      ? []
      : [gh(setup.repository, 'variable', 'set', name, '--body', value)],
  );
}

/** With an App, the workflow's own token opens nothing. */
function pullRequestCommand({ setup, github }: SetupPlan): readonly ProgramCall[] {
  if (setup.appId !== undefined || github.mayOpenPulls) return [];
  const field = ['-F', 'can_approve_pull_request_reviews=true'];
  return [api(setup.repository, 'PUT actions/permissions/workflow', ...field)];
}

function wrangler(...args: readonly string[]): ProgramCall {
  return { program: 'wrangler', args };
}
