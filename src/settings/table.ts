import { UserError } from '../core/user-error.ts';
import type { Default, Kind, Mode, Setting } from './kinds.ts';
import { runSettings } from './run-settings.ts';
import { connectionSettings, ticketSettings } from './ticket-settings.ts';

const rows = { ...connectionSettings, ...runSettings, ...ticketSettings };

export type SettingName = keyof typeof rows;

type Values = {
  readonly [Name in SettingName]: (typeof rows)[Name] extends { kind: Kind<infer V> } ? V : never;
};

/** Every setting, in the order of the documentation. */
export const settingsTable: {
  readonly [Name in SettingName]: Setting<Values[Name]>;
} = rows;

/** Where the person who runs the agent has put the settings. */
export interface SettingsSource {
  /** The text that was given; `undefined` if the setting was left out. */
  readonly get: (name: SettingName) => string | undefined;
  /** What messages call the setting. */
  readonly show: (name: SettingName) => string;
}

/** The settings with their values checked. */
export interface Settings {
  /** Throws UserError if the value is not valid. */
  readonly read: <Name extends SettingName>(name: Name) => Values[Name];
  /** Whether the person gave a value. */
  readonly isGiven: (name: SettingName) => boolean;
  readonly show: SettingsSource['show'];
}

export function openSettings({ get, show }: SettingsSource): Settings {
  return {
    show,
    isGiven: (name) => !isBlank(get(name)),
    read: (name) => {
      const { kind, default: usual } = settingsTable[name];
      const given = get(name);
      const value = kind.parse(isBlank(given) ? standIn(usual, given) : given);
      if (value === null) throw new UserError(`Set ${show(name)} to ${kind.wanted}.`);
      return value;
    },
  };
}

function isBlank(text: string | undefined): text is '' | undefined {
  return text === undefined || text.trim() === '';
}

/** The text that is read in place of one that is empty, or `undefined` if it was left out. */
function standIn(usual: Default, given: '' | undefined): string {
  if (typeof usual === 'string') return usual;
  return given === undefined && 'ifOmitted' in usual ? usual.ifOmitted : '';
}

/** The names of all settings, in the order of the table. */
export const settingNames: readonly SettingName[] = Object.keys(rows).filter(isSettingName);

function isSettingName(name: string): name is SettingName {
  return name in rows;
}

/** How a setting is given at a terminal; `undefined` for what it does not have. */
export function atTerminal(name: SettingName) {
  const { places } = settingsTable[name];
  const option = places.find((place) => place.kind === 'option');
  const variable = places.find((place) => place.kind === 'variable');
  return {
    option: option && { ...option, name: option.name ?? name },
    variable: variable?.name,
  };
}

/** The modes of the Action that read a setting as an input. */
export function modesOf(name: SettingName): readonly Mode[] {
  return settingsTable[name].places.flatMap((place) => (place.kind === 'input' ? place.modes : []));
}

/** Whether a setting has to be given where it is read. */
export function isRequired(name: SettingName): boolean {
  const { kind, default: usual } = settingsTable[name];
  return usual === '' && kind.parse('') === null;
}

/** Describes a setting as an input or as an option: what it is for, and what it may hold. */
export function describeSetting(name: SettingName, place: 'input' | 'option'): string {
  const { kind, description } = settingsTable[name];
  const many = place === 'input' ? 'One per line.' : 'Repeatable.';
  const isPartly = place === 'input' && isRequired(name) && modesOf(name).length === 1;
  const sentences = [
    description,
    kind.bounds,
    kind.form === 'lines' ? many : '',
    isPartly ? `Required in mode ${modesOf(name)}.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
