import {
  atTerminal,
  jiraSettings,
  readersOf,
  readJira,
  requireValid,
  type SettingName,
  type Settings,
  type Subcommand,
  settingNames,
} from '../../settings/index.ts';

/** The settings with an option of a subcommand, except those that only matter if Jira is asked. */
export function optionsOf(subcommand: Subcommand): readonly SettingName[] {
  return settingNames.filter(
    (name) =>
      atTerminal(name).option?.subcommands.includes(subcommand) && !jiraSettings.includes(name),
  );
}

/** Throws UserError for the settings of Jira that are missing or not valid. */
export function requireJira(settings: Settings): void {
  requireValid([...readersOf(settings, jiraSettings), () => readJira(settings)]);
}
