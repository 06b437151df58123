import { type GitHubInspection, githubInspection } from '../../adapters/github/index.ts';
import {
  type AgentWorkflow,
  amber,
  green,
  hasOwnToken,
  type JointVerdict,
  judgeNames,
  judgePermissions,
  judgeRules,
  judgeRunName,
  judgeVisibility,
  judgeWatched,
  judgeWorkflows,
  notChecked,
  ownTokenNote,
  red,
} from '../../core/diagnosis/index.ts';
import { fillMessage } from '../../core/report/index.ts';
import { branchName } from '../../core/tickets/index.ts';
import type { Settings } from '../../settings/index.ts';
import { readWorkflows, testSourceOf } from '../workflows/index.ts';
import { type GroupProbes, once, type Probe } from './examine.ts';

/** Returns what tells about the repository on GitHub; `undefined` without a token or a repository. */
export function inspectGitHub(
  { read, show, isGiven }: Settings,
  repository: string | undefined,
  patience: number,
): GitHubInspection | undefined {
  if (repository === undefined || !isGiven('github-token')) return undefined;
  const access = { repository, apiUrl: read('github-api-url'), token: read('github-token'), show };
  return githubInspection(access, { timeoutMs: patience * 0.9, wait: async () => false });
}

/** Probes of the repository on GitHub. Nothing is changed there. `manifest` is its package.json, as it is here. */
export function githubProbes(
  github: GitHubInspection | undefined,
  name: string | undefined,
  settings: Settings,
  manifest: string | undefined,
): GroupProbes<'github'> {
  const { show, isGiven } = settings;
  if (github === undefined) {
    const missing = isGiven('github-token')
      ? show('github')
      : `${show('github-token')}, for example to what \`gh auth token\` prints`;
    return { absent: notChecked(`set ${missing}`) };
  }
  const repository = once(() => github.repository());
  const branch = async (signal: AbortSignal) => (await repository(signal)).branch;
  const token = once(() => github.workflowToken());
  const found = once(async (signal) => readWorkflows(await github.workflows(await branch(signal))));
  const workflows = async (signal: AbortSignal) => (await found(signal)).agent;
  const onWorkflow =
    (judge: (workflow: AgentWorkflow) => JointVerdict | Promise<JointVerdict>): Probe =>
    async (signal) => {
      const found = (await workflows(signal)).find(({ isDispatched }) => isDispatched);
      return found === undefined ? red('There is no such workflow.') : judge(found);
    };
  return {
    repository: async (signal) => {
      const { branch, isArchived } = await repository(signal);
      return isArchived
        ? red('Unarchive the repository.')
        : green(`${name}, whose default branch is ${branch}`);
    },
    visibility: async (signal) => {
      const { isPublic } = await repository(signal);
      return judgeVisibility(isPublic, isPublic ? await workflows(signal).catch(() => []) : []);
    },
    approval: async (signal) => {
      const own = await workflows(signal).catch(() => []);
      if (own.some(({ inputs }) => hasOwnToken(inputs))) return green(ownTokenNote);
      return judgeApproval((await token(signal))?.opensPulls);
    },
    rules: async (signal) => rulesVerdict(github, await branch(signal), settings),
    workflow: async (signal) => judgeWorkflows(await workflows(signal), await branch(signal)),
    'run-name': onWorkflow(judgeRunName),
    watched: async (signal) => {
      const { agent, checks } = await found(signal);
      return judgeWatched(agent, checks);
    },
    permissions: async (signal) => {
      const writesByDefault = (await token(signal).catch(() => undefined))?.writesByDefault;
      return onWorkflow((found) => judgePermissions(found, writesByDefault))(signal);
    },
    reports: onWorkflow(({ inputs }) => reportsVerdict(inputs, settings, manifest)),
    secrets: async (signal) => {
      const [secrets, variables] = await Promise.all([github.secrets(), github.variables()]);
      return judgeNames(await workflows(signal), secrets, variables && new Set(variables.keys()));
    },
  };
}

/** Judges whether the rules of the repository let the agent push a branch, and open a pull request into `into`. */
async function rulesVerdict(
  github: GitHubInspection,
  into: string,
  { read }: Settings,
): Promise<JointVerdict> {
  const names = { key: read('sample-ticket') ?? 'APP-1', summary: 'Summary' };
  const name = branchName(read('branch'), names);
  const [branch, base] = await Promise.all([github.rulesOf(name), github.rulesOf(into)]);
  return judgeRules(name, { branch, base }, fillMessage(read('commit-message'), names));
}

/** Judges whether the tests of the workflow show which of them fail. */
function reportsVerdict(
  inputs: AgentWorkflow['inputs'],
  { read, isGiven }: Settings,
  manifest: string | undefined,
): JointVerdict {
  const command = inputs.get('test-command') ?? read('test-command');
  if (!command) return amber('Set `test-command`: without tests, nothing shows a change to work.');
  if (command.includes('${{')) return notChecked('only a job knows `test-command`');
  const isNamed = inputs.has('test-report') || isGiven('test-report');
  const { kind, sentence } = testSourceOf(command, isNamed, manifest);
  return kind === 'report' ? green(sentence) : amber(sentence);
}

function judgeApproval(isOn: boolean | undefined): JointVerdict {
  const switched = '“Allow GitHub Actions to create and approve pull requests”';
  const where = 'under Settings > Actions > General';
  if (isOn === false) return red(`Turn on ${switched} ${where}.`);
  if (isOn === true) return green('turned on');
  return amber(`Check ${where} that ${switched} is on: only an administrator's token may read it.`);
}
