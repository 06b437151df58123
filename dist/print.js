import { In as showDeceptive, nr as errorMessage } from "./core.js";
// src/cli/terminal/print.ts
function printResult(text) {
	process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}
function printDiff(diff) {
	printResult(process.stdout.isTTY ? harmless(diff) : diff);
}
function printError(text) {
	process.stderr.write(`${harmless(text)}\n`);
}
function harmless(text) {
	return showDeceptive(text.replace(/[^\P{Cc}\n\t]/gu, ""));
}
function systemProblem(cause) {
	const message = errorMessage(cause);
	return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
export { systemProblem as a, printResult as i, printDiff as n, printError as r, harmless as t };
