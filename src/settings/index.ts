export { collectProblems, type Reader, requireValid } from '../core/user-error.ts';
export { readApiKey, readCredential } from './credential.ts';
export { modelsOfRun, readEndpoint } from './endpoint.ts';
export { type GitHubCredential, readGitHub } from './github.ts';
export {
  readBranchTemplate,
  readFollow,
  readPlanFirst,
  readQuery,
  readRun,
  readSweep,
  readTargets,
} from './groups.ts';
export { jiraSettings, readJira } from './jira.ts';
export type { FromWorkTree, Mode, Subcommand } from './kinds.ts';
export { givenSecrets, readersOf } from './readers.ts';
export { mayStandInFile, parseSettingsFile, settingsFile } from './repository-file.ts';
export {
  atTerminal,
  describeSetting,
  type FileTexts,
  fromWorkTree,
  isRequired,
  literalDefault,
  modesOf,
  openSettings,
  type SettingName,
  type Settings,
  settingGroups,
  settingNames,
  settingsTable,
  withTexts,
} from './table.ts';
