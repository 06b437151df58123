import { c as UserError } from "./engine-base.js";
import { _ as jiraSettings, a as atTerminal, m as settingNames } from "./settings.js";
import { createInterface } from "node:readline";
// src/cli/terminal/command.ts
const program = "jira-bug-fix-agent";
function optionsOf(subcommand) {
	return settingNames.filter((name) => atTerminal(name).option?.subcommands.includes(subcommand) && !jiraSettings.includes(name));
}
function refuseWord([word], reason) {
	if (word !== void 0) throw new UserError(`${reason}; remove ${JSON.stringify(word)}.`);
}
function readVerbosity({ read }) {
	const [quiet, verbose] = [read("quiet"), read("verbose")];
	if (quiet && verbose) throw new UserError("Remove --quiet or --verbose: one excludes the other.");
	return quiet ? "quiet" : verbose ? "verbose" : "normal";
}
function confirmIfAsked(signal) {
	return process.stdin.isTTY && process.stderr.isTTY ? (question) => confirmAtTerminal(question, signal) : void 0;
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
export { refuseWord as a, readVerbosity as i, optionsOf as n, program as r, confirmIfAsked as t };
