export { readRun, readSweep } from './groups.ts';
export { readJira } from './jira.ts';
export type { Mode, Subcommand } from './kinds.ts';
export {
  atTerminal,
  describeSetting,
  literalDefault,
  openSettings,
  type SettingName,
  type Settings,
  settingNames,
  settingsTable,
} from './table.ts';
