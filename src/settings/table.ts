import { efforts } from '../core/run/index.ts';
import { collectProblems, type Reader, type ShowSetting, UserError } from '../engines/errors.ts';
import { checkSettings } from './check-settings.ts';
import type { Default, Kind, Mode, Setting } from './kinds.ts';
import { limitSettings, modelSettings, recordSettings } from './run-settings.ts';
import { commandSettings, doctorSettings, githubSettings, initSettings } from './setup-settings.ts';
import { publicationSettings, sweepSettings, ticketSettings } from './ticket-settings.ts';
import { free, type InFile, type OfWorkTree, type WorkTreeTrust } from './work-tree.ts';

/** Every setting by what it is about, in the order of the documentation. */
const groups = {
  'Ticket and Jira': ticketSettings,
  GitHub: githubSettings,
  Model: modelSettings,
  Limits: limitSettings,
  Checks: checkSettings,
  'Pull request and ticket': publicationSettings,
  Records: recordSettings,
  Sweep: sweepSettings,
  'Command line': { ...doctorSettings, ...initSettings, ...commandSettings },
} as const;

const rows = {
  ...groups['Ticket and Jira'],
  ...groups.GitHub,
  ...groups.Model,
  ...groups.Limits,
  ...groups.Checks,
  ...groups['Pull request and ticket'],
  ...groups.Records,
  ...groups.Sweep,
  ...groups['Command line'],
};

export type SettingName = keyof typeof rows;

type Values = {
  readonly [Name in SettingName]: (typeof rows)[Name] extends { kind: Kind<infer V> } ? V : never;
};

/** The value of any setting. */
export type SettingValue = Values[SettingName];

/** Every setting, in the order of the documentation. */
export const settingsTable: { readonly [Name in SettingName]: Setting<Values[Name]> } = rows;

/** The settings as they were given. */
export interface SettingsSource {
  /** The text of a setting; `undefined` if it was omitted. */
  readonly get: (name: SettingName) => string | undefined;
  readonly show: ShowSetting<SettingName>;
}

/** The settings with validated values. */
export interface Settings {
  /** Throws UserError if the value is not valid. */
  readonly read: <Name extends SettingName>(name: Name) => Values[Name];
  /** The text that was given, even if it is empty or not valid. */
  readonly text: (name: SettingName) => string | undefined;
  /** Whether a value was given, even if it is not valid. */
  readonly isGiven: (name: SettingName) => boolean;
  /** What messages call a setting. */
  readonly show: ShowSetting<SettingName>;
}

/** What a file of a repository gives, which anyone may have written. */
export interface FileTexts {
  readonly value: ReadonlyMap<SettingName, string>;
  /** Commands, which run once a person agrees to them, or where the file is as trusted as the workflow. */
  readonly agreed: ReadonlyMap<SettingName, string>;
}

/** The settings, with these texts of a file in place of theirs. */
export function withTexts(
  settings: Settings,
  path: string,
  texts: ReadonlyMap<SettingName, string>,
): Settings {
  return openSettings({
    get: (name) => texts.get(name) ?? settings.text(name),
    show: (name) => (texts.has(name) ? `\`${name}\` in ${path}` : settings.show(name)),
  });
}

export function openSettings({ get, show }: SettingsSource): Settings {
  const read: Settings['read'] = (name) => {
    const { kind, default: declared } = settingsTable[name];
    const given = get(name);
    const isByEffort = typeof declared === 'object' && 'byEffort' in declared;
    const usual = () => fallback(declared, given, isByEffort ? read('effort') : undefined);
    const value = kind.parse(given?.trim() ? given : usual());
    if (value === null) throw new UserError(`Set ${show(name)} to ${kind.wanted}.`);
    return value;
  };
  return { show, read, text: get, isGiven: (name) => Boolean(get(name)?.trim()) };
}

/** Returns the text to read instead of an empty or omitted one. */
function fallback(declared: Default = '', given?: string, effort?: keyof typeof efforts): string {
  if (typeof declared === 'string') return declared;
  if ('byEffort' in declared) return effort ? String(efforts[effort][declared.byEffort]) : '';
  return given === undefined && 'ifOmitted' in declared ? declared.ifOmitted : '';
}

/** The names of all settings, in the order of the table. */
export const settingNames: readonly SettingName[] = Object.keys(rows).filter(
  (name): name is SettingName => name in rows,
);

/** Returns a reader for each of the settings. */
export function readersOf({ read }: Settings, names: readonly SettingName[]): readonly Reader[] {
  return names.map((name) => () => read(name));
}

/** Returns every secret that is given, whoever reads it, and AWS's of the environment; one that is not valid is left out. */
export function givenSecrets({ read, isGiven }: Settings): readonly string[] {
  const { AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  const found = [AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN].flatMap((secret) => secret || []);
  const given = settingNames.flatMap((name) => {
    const isSecret = settingsTable[name].kind.form === 'secret' && isGiven(name);
    if (!isSecret || collectProblems([() => read(name)]).length > 0) return [];
    const value = read(name);
    return typeof value === 'string' ? [value] : [];
  });
  return [...given, ...found];
}

/** The settings by what they are about, in the order of the table. */
export const settingGroups: readonly {
  readonly title: string;
  readonly names: readonly SettingName[];
}[] = Object.entries(groups).map(([title, group]) => ({
  title,
  names: settingNames.filter((name) => name in group),
}));

/** Returns the option and the environment variable of a setting, if it has them, and its purpose there. */
export function atTerminal(name: SettingName) {
  const { places } = settingsTable[name];
  const option = places.find((place) => place.kind === 'option');
  const variable = places.find((place) => place.kind === 'variable');
  return {
    option: option && { ...option, name: option.name ?? name },
    variable: variable?.name,
    description: variable?.description ?? settingsTable[name].description,
  };
}

/** Returns the modes of the Action that read the setting; none if it is not an input. */
export function modesOf(name: SettingName): readonly Mode[] {
  return settingsTable[name].places.flatMap((place) => (place.kind === 'input' ? place.modes : []));
}

/** Returns what may come from the workflow of a work tree; `undefined` for what is no input. */
export function fromWorkTree(name: SettingName): WorkTreeTrust | undefined {
  const what = ofWorkTree(name);
  const isOther = what === 'agreed' || what === 'compared' || what === 'ignored';
  return what === undefined || isOther ? what : 'value';
}

/** Returns how a file of the repository acts on the setting. */
export function inFile(name: SettingName): InFile {
  const what = ofWorkTree(name);
  if (what === 'agreed') return free;
  return what === undefined || what === 'compared' || what === 'ignored' ? 'never' : what;
}

function ofWorkTree(name: SettingName): OfWorkTree | undefined {
  const place = settingsTable[name].places.find(({ kind }) => kind === 'input');
  return place?.kind === 'input' ? place.ofWorkTree : undefined;
}

/** Returns the default as a text; empty if there is none, or if GitHub's runner has to evaluate it. */
export function literalDefault(name: SettingName): string {
  return fallback(settingsTable[name].default);
}

/** Whether a setting must be given wherever it is read. */
export function isRequired(name: SettingName): boolean {
  const { kind, default: declared } = settingsTable[name];
  return declared === undefined && kind.parse('') === null;
}

/** Returns the purpose of an input or option, its bounds, and how to give several values. */
export function describeSetting(name: SettingName, place: 'input' | 'option'): string {
  const { kind, description: general } = settingsTable[name];
  const description = place === 'option' ? atTerminal(name).description : general;
  const many = place === 'input' ? 'One per line.' : 'Repeatable.';
  const modes = place === 'input' && isRequired(name) ? modesOf(name) : [];
  const sentences = [
    description,
    kind.bounds,
    kind.form === 'lines' ? many : '',
    modes.length === 1 ? `Required in mode ${modes}.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
