export { readRun, readSweep } from './groups.ts';
export { jiraSettings, readJira } from './jira.ts';
export type { Mode, Subcommand } from './kinds.ts';
export { problemsOf, type Reader, readersOf, requireValid } from './problems.ts';
export {
  atTerminal,
  describeSetting,
  literalDefault,
  modesOf,
  openSettings,
  type SettingName,
  type Settings,
  settingNames,
  settingsTable,
} from './table.ts';
