import { UserError } from '../core/user-error.ts';
import type { SettingName, Settings } from './table.ts';

/** Reads something; throws UserError, with a line for each problem, if a setting is not valid. */
export type Reader = () => unknown;

/** Returns each problem that a reader throws as a UserError. One that several readers throw counts once. */
export function problemsOf(readers: readonly Reader[]): readonly string[] {
  const lines = readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof UserError) return error.message.split('\n');
      throw error;
    }
  });
  return [...new Set(lines)];
}

/** Throws one UserError with a line for each problem of the readers, so that all can be mended at once. */
export function requireValid(readers: readonly Reader[]): void {
  const problems = problemsOf(readers);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

/** Returns a reader for each of the settings. */
export function readersOf({ read }: Settings, names: readonly SettingName[]): readonly Reader[] {
  return names.map((name) => () => read(name));
}
