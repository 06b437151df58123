import { i as wrapAnsi } from "./packages.js";
import { i as describeActivity, n as logDisplay, r as showProgress } from "./progress.js";
import { p as patchDiff, u as diffBytes } from "./engine-edits.js";
import { d as errorMessage } from "./engine-base.js";
import { F as showInvisible, N as showControls, P as showDeceptive } from "./engine-text.js";
import { styleText } from "node:util";
// src/cli/terminal/print.ts
function printResult(text) {
	process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}
function printReport(text) {
	printResult(forPeople(text, process.stdout));
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
	process.stderr.write(`${forPeople(text, process.stderr)}\n`);
}
function forPeople(text, stream) {
	const shown = hasColours(stream, process.env) ? paintReport(harmless(text)) : harmless(text);
	return stream.isTTY ? wrap(shown, columnsOf(stream)) : shown;
}
function harmless(text) {
	return showDeceptive(text.replace(/[^\P{Cc}\n\t]/gu, ""));
}
function systemProblem(cause) {
	const message = errorMessage(cause);
	return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
function terminalProgress(verbosity) {
	if (verbosity === "quiet") return () => {};
	const { stderr, env } = process;
	const display = verbosity === "verbose" || isPlain(stderr, env) ? logDisplay(printError, verbosity === "verbose") : liveLine(stderr);
	return showProgress(display, () => performance.now());
}
const eraseLine = "\r\x1B[K";
function liveLine(terminal) {
	const draw = (line) => {
		terminal.write(eraseLine + harmless(line).slice(0, columnsOf(terminal) - 1));
	};
	return {
		interval: 250,
		begins: (activity) => draw(describeActivity(activity, 0)),
		lasts: draw,
		ends: () => terminal.write(eraseLine)
	};
}
function columnsOf({ columns }) {
	return columns || 80;
}
function wrap(text, columns) {
	return text.split("\n").map((line) => {
		const [start = ""] = /^ *(?:\| )?/.exec(line) ?? [];
		return line.length > columns ? hang(start, line.slice(start.length), columns) : line;
	}).join("\n");
}
function hang(first, text, columns, next = first) {
	const rows = wrapAnsi(text, Math.max(20, columns - next.length)).split("\n");
	if (first.length <= next.length) return first.padEnd(next.length) + rows.join(`\n${next}`);
	return [first.trimEnd(), ...rows.map((row) => next + row)].join("\n");
}
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
	}).replace(/^Stopped: [a-z-]+(?: \([a-z-]+\))?\./gm, (reason) => paint("bold", reason));
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
export { printError as a, systemProblem as c, printDiff as i, terminalProgress as l, hang as n, printReport as o, harmless as r, printResult as s, columnsOf as t, wrap as u };
