import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentWorkflow } from '../../core/diagnosis/index.ts';
import {
  openSettings,
  type SettingName,
  type Settings,
  settingNames,
} from '../../settings/index.ts';
import { parseWorkflow } from './parse-workflow.ts';

/** Where the expressions of a workflow get their values. */
export interface ExpressionValues {
  /** The variables of the repository, if GitHub tells them. */
  readonly variables: ReadonlyMap<string, string> | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The settings that a workflow gives the agent. */
export interface WorkflowInputs {
  readonly path: string;
  readonly texts: ReadonlyMap<SettingName, string>;
  /** The inputs whose value is not known here, each with the expression that it is. */
  readonly unknown: readonly string[];
  /** What the expressions took from the environment as secrets. */
  readonly secrets: readonly string[];
}

/** Finds the workflow of a work tree that runs the agent; the one that is dispatched comes first. */
export async function findWorkflow(root: string): Promise<AgentWorkflow | undefined> {
  const folder = join(root, '.github/workflows');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.ya?ml$/.test(name));
  const found = names.toSorted().map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    return parseWorkflow(`.github/workflows/${name}`, text);
  });
  const workflows = (await Promise.all(found)).flatMap((workflow) => workflow ?? []);
  return workflows.find(({ isDispatched }) => isDispatched) ?? workflows[0];
}

/** An input whose value belongs to each run. */
const perRun: ReadonlySet<string> = new Set(['ticket', 'mode', 'github-token']);

/** Reads the inputs of a workflow: literal values, and expressions that are one variable or secret. */
export function workflowInputs(
  { path, inputs }: AgentWorkflow,
  values: ExpressionValues,
): WorkflowInputs {
  const texts = new Map<SettingName, string>();
  const unknown: string[] = [];
  const secrets: string[] = [];
  for (const name of settingNames.filter((one) => !perRun.has(one))) {
    const given = inputs.get(name);
    if (given === undefined) continue;
    const [, context, key = ''] = expression.exec(given) ?? [];
    const text = given.includes('${{') ? resolved(context, key, values) : given;
    if (text === undefined) unknown.push(`${name} (${given.trim()})`);
    else texts.set(name, text);
    if (context === 'secrets' && text !== undefined) secrets.push(text);
  }
  return { path, texts, unknown, secrets };
}

const expression = /^\s*\$\{\{\s*(vars|secrets)\.([A-Za-z_]\w*)\s*\}\}\s*$/;

function resolved(
  context: string | undefined,
  key: string,
  { variables, env }: ExpressionValues,
): string | undefined {
  if (context === undefined) return undefined;
  const told = context === 'vars' ? variables?.get(key.toUpperCase()) : undefined;
  return told ?? env[key];
}

/** The settings, with those of the workflow where neither an option nor a variable gives one. */
export function withWorkflow(settings: Settings, { path, texts }: WorkflowInputs): Settings {
  const show: Settings['show'] = (name) =>
    isTaken(name) ? `\`${name}\` in ${path}` : settings.show(name);
  const isTaken = (name: SettingName) => !settings.isGiven(name) && texts.has(name);
  const taken = openSettings({ get: (name) => texts.get(name), show });
  return {
    show,
    isGiven: (name) => settings.isGiven(name) || taken.isGiven(name),
    read: (name) => (isTaken(name) ? taken.read(name) : settings.read(name)),
  };
}
