import { amber, type JointName, type JointVerdict, red } from '../../core/diagnosis/index.ts';
import { clip, oneLine } from '../../engines/text/index.ts';
import {
  literalDefault,
  type SettingName,
  type Settings,
  settingsTable,
} from '../../settings/index.ts';
import type { WorkflowInputs } from './workflow-inputs.ts';

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

/** Whether the workflow signs in to the endpoint with the identity of its job, which nothing else has. */
export function signsInByIdentity({ texts, unknown }: WorkflowInputs): boolean {
  const name = 'identity-provider-id';
  return texts.compared.has(name) || unknown.includes(name);
}
