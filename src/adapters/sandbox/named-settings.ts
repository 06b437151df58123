import { linesSetting, type Settings, wholeSetting, wordSetting } from '../../settings/index.ts';
import type { IsolationMode } from './isolation.ts';

/** The project's own commands, and how they are run. Milliseconds. */
export interface ProjectSettings {
  readonly setup?: string;
  readonly lint?: string;
  readonly tests?: string;
  readonly timeout: number;
  readonly isolation: IsolationMode;
  /** Names of further variables that the commands see. */
  readonly environment: readonly string[];
}

/** Minutes that each command may take. */
export const usualMinutes = 5;

/** The project's own commands from settings that have names. Rejects the first wrong one with a UserError. */
export function readProjectSettings(settings: Settings): ProjectSettings {
  const [setup, lint, tests] = ['setup-command', 'lint-command', 'test-command'].map(
    (name) => settings.get(name).trim() || undefined,
  );
  return {
    ...(setup === undefined ? {} : { setup }),
    ...(lint === undefined ? {} : { lint }),
    ...(tests === undefined ? {} : { tests }),
    timeout: 60_000 * wholeSetting(settings, 'test-timeout-minutes', usualMinutes, [1, 120]),
    isolation: wordSetting(settings, 'test-isolation', ['required', 'none'], 'required'),
    environment: linesSetting(settings, 'test-environment'),
  };
}
