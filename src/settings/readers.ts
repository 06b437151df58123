import { collectProblems, type Reader } from '../core/user-error.ts';
import { type SettingName, type Settings, settingNames, settingsTable } from './table.ts';

/** Returns a reader for each of the settings. */
export function readersOf({ read }: Settings, names: readonly SettingName[]): readonly Reader[] {
  return names.map((name) => () => read(name));
}

/** Returns every secret that is given, whoever reads it; one that is not valid is left out. */
export function givenSecrets({ read, isGiven }: Settings): readonly string[] {
  return settingNames.flatMap((name) => {
    const isSecret = settingsTable[name].kind.form === 'secret' && isGiven(name);
    if (!isSecret || collectProblems([() => read(name)]).length > 0) return [];
    const value = read(name);
    return typeof value === 'string' ? [value] : [];
  });
}
