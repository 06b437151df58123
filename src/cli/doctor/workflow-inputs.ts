import type { AgentWorkflow } from '../../core/diagnosis/index.ts';
import {
  fromWorkTree,
  type SettingName,
  type Settings,
  settingNames,
  withTexts,
} from '../../settings/index.ts';
import { findWorkflows } from '../workflows/index.ts';

/** What the workflow of a work tree gives the agent. Anyone may have written it. */
export interface WorkflowInputs {
  readonly path: string;
  /** What its step uses, such as `owner/name@ref`. */
  readonly action: string;
  /** The inputs whose text is known, by what may become of them. */
  readonly texts: Readonly<Record<'value' | 'compared', ReadonlyMap<SettingName, string>>>;
  /** The inputs whose text only a job knows, such as secrets. */
  readonly unknown: readonly SettingName[];
}

/** The variables of the repository, if GitHub tells them. */
type WorkflowVariables = ReadonlyMap<string, string> | undefined;

/** Finds the workflow of a work tree that runs the agent; the one that is dispatched comes first. */
export async function findWorkflow(root: string): Promise<AgentWorkflow | undefined> {
  return (await findWorkflows(root)).agent[0];
}

/**
 * Reads the inputs of a workflow: what is written there, and variables of the repository on GitHub. Secrets, and
 * whatever else an expression names, stay unknown: nothing of this machine is looked up for a workflow.
 */
export function workflowInputs(
  { path, action, inputs }: AgentWorkflow,
  variables: WorkflowVariables,
): WorkflowInputs {
  const texts = {
    value: new Map<SettingName, string>(),
    compared: new Map<SettingName, string>(),
  };
  const unknown: SettingName[] = [];
  for (const name of settingNames) {
    const [written, what = 'ignored'] = [inputs.get(name), fromWorkTree(name)];
    if (written === undefined || what === 'agreed' || what === 'ignored') continue;
    const text = textOf(written, variables);
    if (text === undefined) unknown.push(name);
    else if (text.trim() !== '') texts[what].set(name, text);
  }
  return { path, action, texts, unknown };
}

const expression = /^\s*\$\{\{\s*vars\.([A-Za-z_]\w*)\s*\}\}\s*$/;

/** A variable that the repository does not have is empty. */
function textOf(written: string, variables: WorkflowVariables): string | undefined {
  if (!written.includes('${{')) return written;
  const [, name] = expression.exec(written) ?? [];
  return name && variables && (variables.get(name.toUpperCase()) ?? '');
}

/** The settings with what the workflow gives in place of what is omitted. */
export function withWorkflow(
  given: Settings,
  { path, texts: { value } }: WorkflowInputs,
): Settings {
  return withTexts(given, path, new Map([...value].filter(([name]) => !given.isGiven(name))));
}
