import { d as jiraSettings, f as readJira, l as settingNames, n as readersOf, r as atTerminal } from "./settings.js";
import { yt as requireValid } from "./core.js";
// src/cli/terminal/command.ts
const program = "jira-bug-fix-agent";
function optionsOf(subcommand) {
	return settingNames.filter((name) => atTerminal(name).option?.subcommands.includes(subcommand) && !jiraSettings.includes(name));
}
function requireJira(settings) {
	requireValid([...readersOf(settings, jiraSettings), () => readJira(settings)]);
}
export { program as n, requireJira as r, optionsOf as t };
