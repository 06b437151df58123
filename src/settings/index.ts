export { collectProblems, type Reader, requireValid } from '../engines/errors.ts';
export { type GitHubCredential, readApiKey, readCredential, readGitHub } from './credential.ts';
export { modelsOfRun, readEndpoint } from './endpoint.ts';
export {
  readFollow,
  readModel,
  readPlanFirst,
  readQuery,
  readRun,
  readSweep,
  readTargets,
} from './groups.ts';
export { jiraSettings, readJira } from './jira.ts';
export { address, amount, email, type Kind, type Mode, path, type Subcommand } from './kinds.ts';
export { isPrivateHost } from './private-hosts.ts';
export { mayStandInFile, parseSettingsFile, settingsFile } from './repository-file.ts';
export {
  atTerminal,
  describeSetting,
  type FileTexts,
  fromWorkTree,
  givenSecrets,
  inFile,
  isRequired,
  literalDefault,
  modesOf,
  openSettings,
  readersOf,
  type SettingName,
  type Settings,
  settingGroups,
  settingNames,
  settingsTable,
  withTexts,
} from './table.ts';
export { tightened } from './tightening.ts';
export type { WorkTreeTrust } from './work-tree.ts';
