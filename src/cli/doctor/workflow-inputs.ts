import {
  type AgentWorkflow,
  amber,
  type JointName,
  type JointVerdict,
  red,
} from '../../core/diagnosis/index.ts';
import { collectProblems } from '../../engines/errors.ts';
import { bedrockPlace, isAnthropic } from '../../engines/model/catalog/index.ts';
import { clip, oneLine } from '../../engines/text/index.ts';
import {
  fromWorkTree,
  literalDefault,
  readApiKey,
  type SettingName,
  type Settings,
  settingNames,
  settingsTable,
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

/** What decides where a request goes, with the joint that is not examined if a workflow says otherwise; the last counts. */
const addresses = [
  ['cloud-id', 'site'],
  ['jira-url', 'site'],
  ['base-url', 'endpoint'],
] as const satisfies readonly (readonly [SettingName, JointName])[];

type Address = (typeof addresses)[number][0];

/** Returns the joints whose address is another in the workflow, with what is to be done. Nothing is sent there. */
export function addressDifferences(
  settings: Settings,
  workflow: WorkflowInputs,
): ReadonlyMap<JointName, JointVerdict> {
  const found = addresses.flatMap(([name, joint]) => {
    const verdict = judgeAddress(settings, workflow, name);
    return verdict === undefined ? [] : [[joint, verdict] as const];
  });
  return new Map(found);
}

function judgeAddress(
  { text, show, isGiven }: Settings,
  { path, texts, unknown }: WorkflowInputs,
  name: Address,
): JointVerdict | undefined {
  const usual = literalDefault(name);
  const own = isGiven(name) ? (text(name) ?? '') : usual;
  const given = texts.compared.get(name)?.trim() ?? '';
  const instead = usual === '' ? '' : ` in place of ${usual}`;
  if (given === '') {
    const mayDiffer = usual !== '' && !isGiven(name) && unknown.includes(name);
    if (!mayDiffer) return undefined;
    return amber(`Set ${show(name)}: ${path} names an address${instead} that is not known here.`);
  }
  if (normal(name, given) === normal(name, own)) return undefined;
  const theirs = clip(oneLine(given), 200);
  return isGiven(name)
    ? red(
        `Make them the same: \`${name}\` is ${theirs} in ${path}, and ${show(name)} is ${oneLine(own)}. Neither was asked.`,
      )
    : amber(
        `Set ${show(name)} to ${theirs} if you trust it: only ${path} names that${instead}, and an address from a work tree is not asked.`,
      );
}

/** Texts that mean the same are equal; those that are not valid are as they are. */
function normal(name: Address, text: string): string {
  const value = settingsTable[name].kind.parse(text) ?? text;
  return URL.canParse(value) ? new URL(value).href.replace(/\/$/, '') : value;
}

/**
 * Whether the workflow signs in to the endpoint as its job, which nothing else can: with an identity or, where a key is
 * not the only way, without a key of its own or of this machine.
 */
export function signsInAsJob({ texts, unknown }: WorkflowInputs, settings: Settings): boolean {
  const has = (name: SettingName) => texts.compared.has(name) || unknown.includes(name);
  if (has('identity-provider-id')) return true;
  const address = settings.read('base-url');
  const isKeyless = isAnthropic(address) || bedrockPlace(address) !== undefined;
  return isKeyless && !has('api-key') && collectProblems([() => readApiKey(settings)]).length > 0;
}
