import {
  describeSetting,
  isRequired,
  modesOf,
  type SettingName,
  settingGroups,
} from '../../src/settings/index.ts';
import { shownDefault } from './configuration.ts';

/** Returns the inputs of the Action as in action.yml, with a comment above each group. */
export function inputsOfAction(): string {
  return settingGroups
    .map(({ title, names }) => ({
      title,
      inputs: names.filter((name) => modesOf(name).length > 0),
    }))
    .filter(({ inputs }) => inputs.length > 0)
    .map(({ title, inputs }) => [`  # ${title}`, ...inputs.map(inputOf)].join('\n'))
    .join('\n\n');
}

function inputOf(name: SettingName): string {
  const usual = shownDefault(name);
  // What only some modes need is checked by the Action: GitHub knows no modes.
  const isAlwaysRequired = isRequired(name) && modesOf(name).length === 3;
  return [
    `  ${name}:`,
    `    description: ${JSON.stringify(describeSetting(name, 'input'))}`,
    ...(isAlwaysRequired ? ['    required: true'] : []),
    ...(usual === '' ? [] : [`    default: ${JSON.stringify(usual)}`]),
  ].join('\n');
}
