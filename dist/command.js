import { d as jiraSettings, f as readJira, l as settingNames, n as readersOf, r as atTerminal } from "./settings.js";
import { $t as requireValid } from "./core.js";
import { createInterface } from "node:readline";
// src/cli/terminal/command.ts
const program = "jira-bug-fix-agent";
function optionsOf(subcommand) {
	return settingNames.filter((name) => atTerminal(name).option?.subcommands.includes(subcommand) && !jiraSettings.includes(name));
}
function requireJira(settings) {
	requireValid([...readersOf(settings, jiraSettings), () => readJira(settings)]);
}
function confirmAtTerminal(question, signal) {
	const { stdin: input, stderr: output } = process;
	const lines = createInterface({
		input,
		output,
		terminal: false
	});
	return new Promise((resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason));
		lines.on("close", () => resolve(false));
		lines.question(question, { signal }, (answer) => resolve(/^y(?:es)?$/i.test(answer.trim())));
	}).finally(() => lines.close());
}
export { requireJira as i, optionsOf as n, program as r, confirmAtTerminal as t };
