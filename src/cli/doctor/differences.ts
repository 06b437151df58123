import { amber, type JointName, type JointVerdict, red } from '../../core/diagnosis/index.ts';
import { clip, oneLine } from '../../core/text/index.ts';
import {
  literalDefault,
  type SettingName,
  type Settings,
  settingsTable,
} from '../../settings/index.ts';
import type { WorkflowInputs } from './workflow-inputs.ts';

/** What decides where a request goes, with the joint that is not examined if a workflow says otherwise. */
const addresses: readonly (readonly [SettingName, JointName])[] = [
  ['base-url', 'endpoint'],
  ['jira-url', 'site'],
  ['cloud-id', 'site'],
];

/** Returns the joints whose address is another in the workflow, with what is to be done. Nothing is sent there. */
export function addressDifferences(
  settings: Settings,
  workflow: WorkflowInputs,
): ReadonlyMap<JointName, JointVerdict> {
  const found = addresses.flatMap(([name, joint]) => {
    const verdict = judgeAddress(settings, workflow, name);
    return verdict === undefined ? [] : [[joint, verdict] as const];
  });
  // The first counts.
  return new Map(found.toReversed());
}

function judgeAddress(
  settings: Settings,
  workflow: WorkflowInputs,
  name: SettingName,
): JointVerdict | undefined {
  const { read, show, isGiven } = settings;
  const { path, unknown } = workflow;
  const theirs = differing(settings, workflow, name);
  if (theirs !== undefined && isGiven(name)) {
    return red(
      `Make them the same: \`${name}\` is ${theirs} in ${path}, and ${show(name)} is ${read(name)}. Neither was asked.`,
    );
  }
  const usual = literalDefault(name);
  const instead = usual === '' ? '' : ` in place of ${usual}`;
  if (theirs !== undefined) {
    return amber(
      `Set ${show(name)} to ${theirs} if you trust it: only ${path} names that${instead}, and an address from a work tree is not asked.`,
    );
  }
  if (usual === '' || isGiven(name) || !unknown.includes(name)) return undefined;
  return amber(`Set ${show(name)}: ${path} names an address${instead} that is not known here.`);
}

/** Whether the workflow signs in to the endpoint with the identity of its job, which nothing else has. */
export function signsInByIdentity({ texts, unknown }: WorkflowInputs): boolean {
  const name = 'identity-provider-id';
  return texts.compared.has(name) || unknown.includes(name);
}

/** Returns what the workflow says about a setting on one line, if that differs from what is given. */
function differing(settings: Settings, { texts }: WorkflowInputs, name: SettingName) {
  const theirs = texts.compared.get(name)?.trim() ?? '';
  if (theirs === '' || normal(name, theirs) === normal(name, textOf(settings, name)))
    return undefined;
  return clip(oneLine(theirs), 200);
}

function textOf({ read, isGiven }: Settings, name: SettingName): string {
  return isGiven(name) ? [read(name)].flat().join('\n') : literalDefault(name);
}

/** Texts that mean the same are equal; those that are not valid are as they are. */
function normal(name: SettingName, text: string): string {
  const value = settingsTable[name].kind.parse(text);
  if (value === null) return text;
  const whole = [value].flat().join('\n');
  return URL.canParse(whole) ? new URL(whole).href.replace(/\/$/, '') : whole;
}
