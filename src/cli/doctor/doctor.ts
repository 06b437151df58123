import { fileAt, originOf, worktreeRoot } from '../../adapters/git/index.ts';
import {
  exitCodeOf,
  findingLines,
  findingsJson,
  type JointFinding,
  type JointGroup,
  jointGroups,
  uncheckedGroups,
} from '../../core/diagnosis/index.ts';
import { computeCost, describeMoney, nothingSpent } from '../../core/run/index.ts';
import { listPrices } from '../../engines/model/catalog/index.ts';
import { trialTokens } from '../../engines/model/index.ts';
import { clip, hideSecrets, isWeakSecret, oneLine } from '../../engines/text/index.ts';
import {
  givenSecrets,
  modelsOfRun,
  type Settings,
  settingNames,
  settingsTable,
  tightened,
} from '../../settings/index.ts';
import { harmless, printError, printReport, printResult, program } from '../terminal/index.ts';
import { findSettingsFile } from '../workflows/index.ts';
import { examine } from './examine.ts';
import { githubProbes, inspectGitHub } from './github-probes.ts';
import type { DoctorContext, DoctorRequest } from './index.ts';
import { jiraProbes } from './jira-probes.ts';
import { modelProbes } from './model-probes.ts';
import { workerProbes } from './worker-probes.ts';
import {
  addressDifferences,
  findWorkflow,
  signsInAsJob,
  type WorkflowInputs,
  withWorkflow,
  workflowInputs,
} from './workflow-inputs.ts';

/** Checks every joint of a set-up and prints what it finds; resolves to the exit code. */
export async function doctorFromCli(
  { settings: given }: Pick<DoctorRequest, 'settings'>,
  { signal, patience = 20_000 }: DoctorContext,
): Promise<number> {
  const repository = await repositoryOf(given);
  const github = inspectGitHub(given, repository, patience);
  const root = await rootOf(given);
  const found = await findWorkflow(root);
  const manifest = (await fileAt(root, 'HEAD', 'package.json')) ?? undefined;
  const variables = found && (await github?.variables().catch(() => undefined));
  const workflow = found && workflowInputs(found, variables);
  const file = await findSettingsFile(given.read('repo'));
  const hideGiven = hideSecrets(givenSecrets(given));
  for (const line of describeInputs(given, workflow)) printError(hideGiven(line));
  const base = workflow === undefined ? given : withWorkflow(given, workflow);
  // Nothing here runs a command.
  const both = file && tightened(base, file, { isFixed: given.isGiven, runsCommands: true });
  if (both !== undefined) printError(hideGiven(both.sentence));
  const settings = both?.settings ?? base;
  const hide = hideSecrets(givenSecrets(settings));
  const say = (text: string) => printError(hide(text));
  for (const line of describeWeak(settings)) say(line);
  const settled = workflow === undefined ? new Map() : addressDifferences(given, workflow);
  const hasIdentity = workflow !== undefined && signsInAsJob(workflow, settings);
  if (settings.isGiven('model') && !settled.has('endpoint') && !hasIdentity) {
    for (const name of modelsOfRun(settings)) say(describeTrial(name, settings));
  }

  const limits = { signal, patience, settled };
  const model = { patience, hasIdentity };
  const groups: Readonly<Record<JointGroup, Promise<readonly JointFinding[]>>> = {
    model: examine('model', modelProbes(settings, model), limits),
    jira: examine('jira', jiraProbes(settings, patience), limits),
    github: examine('github', githubProbes(github, repository, settings, manifest), limits),
    worker: examine('worker', workerProbes(settings), limits),
  };
  await Promise.allSettled(Object.values(groups));
  const findings = (await Promise.all(Object.values(groups))).flat().map((finding) => ({
    ...finding,
    sentence: clip(hide(harmless(finding.sentence)), 2_000),
  }));
  if (settings.read('json')) printResult(findingsJson(findings));
  else printReport(reportOf(findings));
  const open = uncheckedGroups(findings);
  if (open.length > 0) say(`Not checked: ${open.join(', ')}.`);
  return exitCodeOf(findings);
}

function reportOf(findings: readonly JointFinding[]): string {
  const groups = Object.entries(jointGroups).map(([group, title]) => {
    const lines = findingLines(findings.filter((finding) => finding.group === group));
    return [
      title,
      ...lines.map(({ mark, text }) => `  ${mark}  ${text.replaceAll('\n', '\n    | ')}`),
    ];
  });
  return groups.map((lines) => lines.join('\n')).join('\n');
}

/** The directory that workflows are in: the root of the work tree, wherever in it `--repo` is. */
function rootOf({ read }: Settings): Promise<string> {
  return worktreeRoot(read('repo')).catch(() => read('repo'));
}

/** The repository that is named, or that the work tree was cloned from, if that is on the same GitHub. */
async function repositoryOf({ read }: Settings): Promise<string | undefined> {
  const named = read('github');
  if (named !== undefined) return named;
  const origin = await originOf(read('repo'));
  const { host } = new URL(read('github-api-url'));
  return origin?.host === host.replace(/^api\.(?=github\.com$)/, '')
    ? origin.repository
    : undefined;
}

/** Names the secrets that texts are not searched for. */
function describeWeak({ read, isGiven, show }: Settings): readonly string[] {
  const weak = settingNames.filter(
    (name) =>
      settingsTable[name].kind.form === 'secret' &&
      isGiven(name) &&
      isWeakSecret(String(read(name))),
  );
  if (weak.length === 0) return [];
  const named = weak.map(show).join(', ');
  return [`Set another value for ${named}: a short or common one cannot be hidden in texts.`];
}

function describeInputs(
  { isGiven, show }: Settings,
  inputs: WorkflowInputs | undefined,
): readonly string[] {
  if (inputs === undefined) {
    return [`Run \`${program} init\` first: no file in .github/workflows runs the agent.`];
  }
  const { path, action, texts, unknown } = inputs;
  const taken = [...texts.value.keys()].filter((name) => !isGiven(name));
  const missing = unknown.filter((name) => !isGiven(name));
  const ways = missing.map(show).filter((way) => way !== '');
  const advice = ways.length === 0 ? '' : ` Set ${ways.join(', ')} to check them.`;
  return [
    `From ${path}, which runs ${action}: ${taken.join(', ') || 'nothing'}.`,
    ...(missing.length === 0 ? [] : [`Not known here: ${missing.join(', ')}.${advice}`]),
  ];
}

/** Says what the small call can cost, before it is made. */
function describeTrial(model: string, { read }: Settings): string {
  const { prompt: promptTokens, reply: completionTokens } = trialTokens;
  const used = { ...nothingSpent, promptTokens, completionTokens };
  const prices = listPrices(model, read('base-url'));
  const most =
    typeof prices === 'string'
      ? ''
      : `, for at most ${describeMoney(computeCost(used, prices), prices)}`;
  return `Asks ${oneLine(model, 100)} once, with at most ${promptTokens + completionTokens} tokens${most}.`;
}
