import { r as watchRequests } from "./adapter-proxy.js";
import { n as logDisplay, r as showProgress } from "./agent.js";
import { On as describeActivity, is as redactor } from "./core.js";
import { r as printError, s as columnsOf, t as harmless, u as isPlain } from "./print.js";
// src/cli/terminal/live-line.ts
function terminalProgress(verbosity) {
	if (verbosity === "quiet") return () => {};
	const { stderr, env } = process;
	const display = verbosity === "verbose" || isPlain(stderr, env) ? logDisplay(printError, verbosity === "verbose") : liveLine(stderr);
	return showProgress(display, () => performance.now());
}
function showRequests(secrets) {
	const hide = redactor(secrets);
	watchRequests((line) => printError(hide(line)));
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
export { terminalProgress as n, showRequests as t };
