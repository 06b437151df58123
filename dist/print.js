import { Di as patchDiff, Xt as errorMessage, ho as showInvisible, mo as showDeceptive, po as showControls, wi as diffBytes } from "./core.js";
import { styleText } from "node:util";
// src/cli/terminal/colour.ts
function isPlain({ isTTY }, env) {
	return !isTTY || Boolean(env.NO_COLOR) || env.TERM === "dumb";
}
function hasColours(stream, env) {
	const { FORCE_COLOR: forced, NO_COLOR: refused } = env;
	if (forced === void 0 || refused) return !isPlain(stream, env);
	return forced !== "0" && forced !== "false";
}
const paint = (format, text) => styleText(format, text, { validateStream: false });
const markFormats = new Map([
	["✓", "green"],
	["✗", "red"],
	["≈", "yellow"],
	["!", "yellow"],
	["–", "dim"]
]);
const mark = /^(?! {2}\| )((?:.*? {2})??)([✓✗≈!–](?: [a-z]+)*)(?= {2}|$|(?<=^.) )/gmu;
function paintReport(text) {
	return text.replace(mark, (_, before, state) => {
		const [sign = ""] = state;
		return before + paint(markFormats.get(sign) ?? "bold", state);
	}).replace(/^Stopped: [a-z-]+\./gm, (reason) => paint("bold", reason));
}
const diffFormats = [
	[/^(?:diff --git|index|---|\+\+\+|(?:old|new|deleted|similarity|rename) )/, "bold"],
	[/^@@/, "cyan"],
	[/^\+/, "green"],
	[/^-/, "red"]
];
function paintDiff(diff) {
	return diff.replace(/^.+$/gm, (line) => {
		const [, format] = diffFormats.find(([form]) => form.test(line)) ?? [];
		return format === void 0 ? line : paint(format, line);
	});
}
// src/cli/terminal/print.ts
function printResult(text) {
	process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}
function printReport(text) {
	const { stdout, env } = process;
	printResult(hasColours(stdout, env) ? paintReport(harmless(text)) : harmless(text));
}
function printDiff(patch) {
	const { stdout, env } = process;
	if (!stdout.isTTY) {
		stdout.write(Buffer.from(diffBytes(patch)));
		return;
	}
	const shown = visibleDiff(patchDiff(patch));
	printResult(hasColours(stdout, env) ? paintDiff(shown) : shown);
}
function visibleDiff(diff) {
	return showInvisible(showControls(diff.replaceAll("\r\n", "\n")));
}
function printError(text) {
	const { stderr, env } = process;
	const shown = hasColours(stderr, env) ? paintReport(harmless(text)) : harmless(text);
	stderr.write(`${shown}\n`);
}
function harmless(text) {
	return showDeceptive(text.replace(/[^\P{Cc}\n\t]/gu, ""));
}
function systemProblem(cause) {
	const message = errorMessage(cause);
	return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
export { printResult as a, printReport as i, printDiff as n, systemProblem as o, printError as r, isPlain as s, harmless as t };
