import { UserError } from '../../src/engines/errors.ts';
import { openSettings, type SettingName, type Settings } from '../../src/settings/index.ts';

/** Opens settings given by name; messages show them as `<name>`. */
export function settingsOf(given: Readonly<Partial<Record<SettingName, string>>>): Settings {
  return openSettings({ get: (name) => given[name], show: (name) => `<${name}>` });
}

/** Returns the message of the UserError that `read` throws. */
export function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'nothing was wrong';
}
