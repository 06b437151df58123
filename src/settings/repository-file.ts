import type { parse } from 'yaml';
import { errorMessage, requireValid, UserError } from '../engines/errors.ts';
import { clip, nearestWord } from '../engines/text/index.ts';
import { type FileTexts, fromWorkTree, inFile, type SettingName, settingNames } from './table.ts';

/** Where a repository gives settings to the Action and to runs at a terminal. */
export const settingsFile = '.jira-bug-fix.yml';

/** Characters of the file: its parser takes at most a tenth of a second for as many. */
const maxLength = 8 * 1024;

/** Signs that its parser nests or looks up: each may take longer than the one before. */
const maxSigns = 200;

/** Whether a setting may stand in the file. */
export function mayStandInFile(name: SettingName): boolean {
  return inFile(name) !== 'never';
}

/**
 * Reads the text of the file with a parser of YAML. Throws UserError with a line for each member that is no setting of a
 * repository.
 */
export function parseSettingsFile(text: string, parseYaml: typeof parse): FileTexts {
  const members = membersOf(text, parseYaml);
  requireValid([...members].map((member) => () => checkMember(...member)));
  const entries = settingNames.flatMap((name) => {
    const value = [members.get(name) ?? ''].flat().join('\n');
    return value.trim() === '' ? [] : [[name, value] as const];
  });
  const isAgreed = ([name]: (typeof entries)[number]) => fromWorkTree(name) === 'agreed';
  return {
    value: new Map(entries.filter((entry) => !isAgreed(entry))),
    agreed: new Map(entries.filter(isAgreed)),
  };
}

function membersOf(text: string, parseYaml: typeof parse): ReadonlyMap<unknown, unknown> {
  if (text.length > maxLength) {
    throw new UserError(`Shorten ${settingsFile} to ${maxLength / 1024} KiB of settings.`);
  }
  if ((text.match(/[[{&!]/g) ?? []).length > maxSigns) {
    throw new UserError(`Shorten ${settingsFile}: it may have ${maxSigns} of the signs [ { & !.`);
  }
  let members: unknown;
  try {
    // Every value stays the text that it was written as, and no name is made of a list, which takes exponential time.
    members = parseYaml(text, { schema: 'failsafe', logLevel: 'error', mapAsMap: true });
  } catch (cause) {
    const [why = ''] = errorMessage(cause).split('\n');
    throw new UserError(`Mend ${settingsFile}: ${why.replace(/[.:]?$/, '.')}`, { cause });
  }
  if (members instanceof Map) return members;
  if (!members) return new Map();
  throw new UserError(
    `Write ${settingsFile} as lines of settings and values, such as \`max-calls: 12\`.`,
  );
}

function checkMember(given: unknown, value: unknown): void {
  const name = settingNames.find((known) => known === given && fromWorkTree(known) !== undefined);
  const show = clip(JSON.stringify(given), 200);
  if (name === undefined) {
    const meant = nearestWord(String(given), settingNames.filter(mayStandInFile));
    const advice = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new UserError(`Remove ${show} from ${settingsFile}: it is no input.${advice}`);
  }
  const how = inFile(name);
  if (how === 'never') {
    throw new UserError(
      `Move ${show} from ${settingsFile} into the workflow: a file of the repository only tightens what a run may do.`,
    );
  }
  if (typeof how === 'object' && 'only' in how && !isText(value, how.only)) {
    throw new UserError(
      `Write ${show} in ${settingsFile} as ${how.only}, or move it into the workflow: a file of the repository only tightens what a run may do.`,
    );
  }
  if (isText(value) || (Array.isArray(value) && value.every((one) => isText(one)))) return;
  throw new UserError(`Write ${show} in ${settingsFile} as one value, or as a list of values.`);
}

/** Whether it is a text: any, or this one in any case. */
function isText(value: unknown, only?: string): boolean {
  return typeof value === 'string' && (only === undefined || value.trim().toLowerCase() === only);
}
