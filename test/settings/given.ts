import { UserError } from '../../src/core/user-error.ts';
import { openSettings, type SettingName, type Settings } from '../../src/settings/table.ts';

/** Settings that are given by name, and shown as `<name>`. */
export function settingsOf(given: Readonly<Partial<Record<SettingName, string>>>): Settings {
  return openSettings({ get: (name) => given[name], show: (name) => `<${name}>` });
}

/** The sentence with which reading is refused. */
export function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'nothing was wrong';
}
