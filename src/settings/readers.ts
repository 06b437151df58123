import type { Reader } from '../core/user-error.ts';
import type { SettingName, Settings } from './table.ts';

/** Returns a reader for each of the settings. */
export function readersOf({ read }: Settings, names: readonly SettingName[]): readonly Reader[] {
  return names.map((name) => () => read(name));
}
