import { originOf, worktreeRoot } from '../../adapters/git/index.ts';
import { trialTokens } from '../../adapters/openai/index.ts';
import {
  exitCodeOf,
  findingLines,
  findingsJson,
  type JointFinding,
  type JointGroup,
  jointGroups,
} from '../../core/diagnosis/index.ts';
import { listPrices } from '../../core/models/index.ts';
import { costOf, describeMoney, nothingSpent } from '../../core/run/index.ts';
import { clip, hideSecrets, isWeakSecret } from '../../core/text/index.ts';
import { type Settings, settingNames, settingsTable } from '../../settings/index.ts';
import { harmless, printError, printReport, printResult, program } from '../terminal/index.ts';
import { examine } from './examine.ts';
import { githubProbes, inspectGitHub } from './github-probes.ts';
import { jiraProbes } from './jira-probes.ts';
import { modelProbes } from './model-probes.ts';
import { projectProbes } from './project-probes.ts';
import type { DoctorRequest } from './request.ts';
import { workerProbes } from './worker-probes.ts';
import {
  findWorkflow,
  type WorkflowInputs,
  withWorkflow,
  workflowInputs,
} from './workflow-inputs.ts';

/** What a check of a set-up needs besides its settings. */
export interface DoctorContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Milliseconds after which a joint that does not answer is given up; 20 seconds by default. */
  readonly patience?: number;
}

/** Checks every joint of a set-up and prints what it finds; resolves to the exit code. */
export async function doctorFromCli(
  { settings: given }: DoctorRequest,
  { env, signal, patience = 20_000 }: DoctorContext,
): Promise<number> {
  const repository = await repositoryOf(given);
  const github = inspectGitHub(given, repository, patience);
  const workflow = await findWorkflow(await rootOf(given));
  const variables = workflow && (await github?.variables().catch(() => undefined));
  const inputs = workflow && workflowInputs(workflow, { variables, env });
  const settings = inputs === undefined ? given : withWorkflow(given, inputs);
  const hide = hideSecrets([...secretsIn(settings), ...(inputs?.secrets ?? [])]);
  const say = (text: string) => printError(hide(text));
  for (const line of [...describeInputs(inputs), ...describeWeak(settings)]) say(line);
  if (settings.isGiven('model')) say(describeTrial(settings));

  await using project = projectProbes(settings, say);
  const limits = { signal, patience };
  const groups: Readonly<Record<JointGroup, Promise<readonly JointFinding[]>>> = {
    model: examine('model', modelProbes(settings, patience, new Date()), limits),
    jira: examine('jira', jiraProbes(settings, patience), limits),
    github: examine('github', githubProbes(github, settings), limits),
    project: examine('project', project.probes, { signal }),
    worker: examine('worker', workerProbes(settings), limits),
  };
  await Promise.allSettled(Object.values(groups));
  const findings = (await Promise.all(Object.values(groups))).flat().map((finding) => ({
    ...finding,
    sentence: clip(hide(harmless(finding.sentence)), 2_000),
  }));
  if (settings.read('json')) printResult(findingsJson(findings));
  else printReport(reportOf(findings));
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

/** The settings that are secrets and given. */
function secretNames({ isGiven }: Settings) {
  return settingNames.filter((name) => settingsTable[name].kind.form === 'secret' && isGiven(name));
}

function secretsIn(settings: Settings): readonly string[] {
  return secretNames(settings).map((name) => String(settings.read(name)));
}

/** Names the secrets that texts are not searched for. */
function describeWeak(settings: Settings): readonly string[] {
  const weak = secretNames(settings).filter((name) => isWeakSecret(String(settings.read(name))));
  if (weak.length === 0) return [];
  const named = weak.map((name) => settings.show(name)).join(', ');
  return [`Set another value for ${named}: a short or common one cannot be hidden in texts.`];
}

function describeInputs(inputs: WorkflowInputs | undefined): readonly string[] {
  if (inputs === undefined) {
    return [`Run \`${program} init\` first: no file in .github/workflows runs the agent.`];
  }
  const { path, texts, unknown } = inputs;
  const taken = texts.size === 0 ? [] : [`From ${path}: ${[...texts.keys()].join(', ')}.`];
  const isNamed = unknown.some((input) => /\b(?:vars|secrets)\./.test(input));
  const advice = isNamed ? ' Set environment variables of these names to check them.' : '';
  const missing = unknown.length === 0 ? [] : [`Not known here: ${unknown.join(', ')}.${advice}`];
  return [...taken, ...missing];
}

/** Says what the small call can cost, before it is made. */
function describeTrial({ read }: Settings): string {
  const { prompt: promptTokens, reply: completionTokens } = trialTokens;
  const used = { ...nothingSpent, promptTokens, completionTokens };
  const prices = listPrices(read('model'), read('base-url'));
  const most =
    typeof prices === 'string'
      ? ''
      : `, for at most ${describeMoney(costOf(used, prices), prices)}`;
  return `Asks the model once, with at most ${promptTokens + completionTokens} tokens${most}.`;
}
