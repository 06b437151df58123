import { problemsOf } from '../core/user-error.ts';
import { type Settings, settingNames, settingsTable } from './table.ts';

/** Returns every secret that is given, whoever reads it; one that is not valid is left out. */
export function givenSecrets({ read, isGiven }: Settings): readonly string[] {
  return settingNames.flatMap((name) => {
    const isSecret = settingsTable[name].kind.form === 'secret' && isGiven(name);
    if (!isSecret || problemsOf([() => read(name)]).length > 0) return [];
    const value = read(name);
    return typeof value === 'string' ? [value] : [];
  });
}
