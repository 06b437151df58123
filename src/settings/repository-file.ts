import type { parse } from 'yaml';
import { meantWord } from '../core/text/index.ts';
import { errorMessage, requireValid, UserError } from '../core/user-error.ts';
import { type FileTexts, fromWorkTree, type SettingName, settingNames } from './table.ts';

/** Where a repository gives settings to the Action and to runs at a terminal. */
export const settingsFile = '.jira-bug-fix.yml';

/** Characters of the file: its parser takes at most a tenth of a second for as many. */
const maxLength = 8 * 1024;

/** Settings that the workflow also says in the condition by which its jobs start. */
const inCondition: readonly SettingName[] = ['command', 'branch', 'branch-prefix'];

/** Whether a setting may stand in the file: nothing that is an address, a secret, or a weaker isolation may. */
export function mayStandInFile(name: SettingName): boolean {
  const what = fromWorkTree(name);
  return (what === 'value' || what === 'agreed') && !inCondition.includes(name);
}

/**
 * Reads the text of the file with a parser of YAML. Throws UserError with a line for each member that is no setting of a
 * repository.
 */
export function parseSettingsFile(text: string, parseYaml: typeof parse): FileTexts {
  const members = Object.entries(membersOf(text, parseYaml));
  requireValid(members.map((member) => () => checkMember(...member)));
  const entries = settingNames.flatMap((name) => {
    const [, value] = members.find(([given]) => given === name) ?? [];
    return value === undefined ? [] : [[name, [value].flat().join('\n')] as const];
  });
  const isAgreed = ([name]: (typeof entries)[number]) => fromWorkTree(name) === 'agreed';
  return {
    value: new Map(entries.filter((entry) => !isAgreed(entry))),
    agreed: new Map(entries.filter(isAgreed)),
  };
}

function membersOf(text: string, parseYaml: typeof parse): object {
  if (text.length > maxLength) {
    throw new UserError(`Shorten ${settingsFile} to ${maxLength / 1024} KiB of settings.`);
  }
  let members: unknown;
  try {
    // Every value stays the text that it was written as.
    members = parseYaml(text, { schema: 'failsafe', logLevel: 'error' }) || {};
  } catch (cause) {
    const [why = ''] = errorMessage(cause).split('\n');
    throw new UserError(`Mend ${settingsFile}: ${why.replace(/[.:]?$/, '.')}`, { cause });
  }
  if (typeof members === 'object' && members !== null && !Array.isArray(members)) return members;
  throw new UserError(
    `Write ${settingsFile} as lines of settings and values, such as \`max-calls: 12\`.`,
  );
}

function checkMember(given: string, value: unknown): void {
  const name = settingNames.find((known) => known === given && fromWorkTree(known) !== undefined);
  const show = JSON.stringify(given);
  if (name === undefined) {
    const inputs = settingNames.filter(mayStandInFile);
    const meant = meantWord(given, inputs);
    const advice = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new UserError(`Remove ${show} from ${settingsFile}: it is no input.${advice}`);
  }
  if (inCondition.includes(name)) {
    throw new UserError(
      `Move ${show} from ${settingsFile} into the workflow, whose condition says the same.`,
    );
  }
  if (!mayStandInFile(name)) {
    throw new UserError(
      `Move ${show} from ${settingsFile} into the workflow: no file of a repository chooses tickets, addresses, secrets or the isolation.`,
    );
  }
  const isText = (one: unknown) => typeof one === 'string';
  if (isText(value) || (Array.isArray(value) && value.every(isText))) return;
  throw new UserError(`Write ${show} in ${settingsFile} as one value, or as a list of values.`);
}
