import { gt as stopReasons } from "./core.js";
import { n as describeSetting, o as settingNames, r as literalDefault, t as atTerminal } from "./settings.js";
// src/cli/help.ts
const columns = {
	from: 30,
	to: 100
};
const help = `Fixes the bug that a ticket describes, in the work tree of a Git repository.

  node dist/cli.js run TICKET --model NAME [options]
  node dist/cli.js sweep --jql QUERY [options]

run works on one ticket: a Markdown file whose first heading is the summary, a JSON file with
"summary", "description" and "comments", either of them on standard input (-), or a Jira ticket
such as APP-17. An approved fix is written to the work tree; nothing is committed. sweep lists the
tickets in Jira that are due, and can start a workflow for each.

The project's own commands try every change on a private copy of the work tree. Their output goes
back to the model and is printed as evidence. A change that fails them is never written to the
work tree: the run ends with tests-failed and prints the diff, the output and what failed.

Options of run:
${optionsOf("run")}

Options of sweep:
${optionsOf("sweep")}

Options of both:
${optionsOf("run", "sweep")}

Environment variables:
${variables()}
${entry("HTTPS_PROXY, HTTP_PROXY", "Addresses of the proxies that requests go through.".split(" "))}
${entry("NO_PROXY", "Hosts that are reached without a proxy, separated by commas.".split(" "))}

The last line on standard error names the stop reason. Exit codes:
${Object.entries(stopReasons).toSorted(([, one], [, other]) => one.exitCode - other.exitCode).map(([reason, { exitCode }]) => `  ${String(exitCode).padStart(3)}  ${reason}`).join("\n")}
`;
function optionsOf(...subcommands) {
	return listed((name) => {
		const { option } = atTerminal(name);
		if (option?.subcommands.join() !== subcommands.join()) return void 0;
		const short = option.letter === void 0 ? "" : `, -${option.letter}`;
		return `--${option.name}${short} ${option.value}`;
	});
}
function variables() {
	return listed((name) => {
		const { option, variable } = atTerminal(name);
		return option === void 0 ? variable : void 0;
	});
}
function listed(titleOf) {
	return settingNames.flatMap((name) => {
		const title = titleOf(name);
		return title === void 0 ? [] : [entry(title, wordsOf(name))];
	}).join("\n");
}
function wordsOf(name) {
	const { option, variable } = atTerminal(name);
	const value = literalDefault(name);
	const words = describeSetting(name, "option").split(" ");
	if (option && variable) words.push(`[env: ${variable}]`);
	if (value !== "" && option?.value !== "") words.push(`[default: ${value}]`);
	return words;
}
function entry(title, words) {
	const lines = [];
	let line = `  ${title}`.padEnd(columns.from - 1);
	for (const word of words) {
		if (line.length + word.length >= columns.to) {
			lines.push(line);
			line = " ".repeat(columns.from - 1);
		}
		line += ` ${word}`;
	}
	return [...lines, line].join("\n");
}
export { help };
