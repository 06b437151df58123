import { t as githubLedger } from "./adapter-github.js";
import { Fs as oneLine, ht as groupTable, kt as openedPulls, mt as figureTable, pt as adviceLine, xt as outcomesOf } from "./core.js";
import { a as printResult, t as harmless } from "./print.js";
// src/cli/outcomes/outcomes.ts
async function printOutcomes({ github, since = "", form }, signal) {
	const ledger = githubLedger(github, { signal });
	const entries = [];
	for (const month of await ledger.months()) if (month >= since) entries.push(...(await ledger.read(month)).entries);
	const terms = {
		now: new Date().toISOString(),
		openDays: 14
	};
	if (form === "csv") printResult(writeCsv(openedPulls(entries)));
	else if (form === "json") printResult(JSON.stringify(outcomesOf(entries, terms), null, 2));
	else printResult(harmless(writeTables(outcomesOf(entries, terms))));
	return 0;
}
function writeTables({ total, by, advice }) {
	const months = by.month.slice(-2);
	return [
		columns(figureTable([{
			name: "All",
			rates: total
		}, ...months])),
		...[
			"project",
			"model",
			"type",
			"reason"
		].map((grouping) => columns(groupTable(`By ${grouping}`, by[grouping]))),
		...advice.map((one) => oneLine(adviceLine(one), 1e3))
	].join("\n\n");
}
const widest = 40;
function columns(rows) {
	const cells = rows.map((row) => row.map((cell) => oneLine(harmless(cell), widest)));
	const width = (at) => Math.max(...cells.map((row) => row[at]?.length ?? 0));
	return cells.map((row) => row.map((cell, at) => cell.padEnd(width(at))).join("  ").trimEnd()).join("\n");
}
const csvColumns = {
	pull: ({ pull }) => pull.pull,
	ticket: ({ pull }) => pull.ticket,
	state: ({ pull }) => pull.state,
	opened: ({ pull }) => pull.opened,
	reviewed: ({ pull }) => pull.reviewed,
	ended: ({ pull }) => pull.ended,
	others_commits: ({ pull }) => pull.othersCommits,
	lines: ({ pull }) => pull.lines,
	changed_in_7: ({ pull }) => pull.changedIn7,
	changed_in_30: ({ pull }) => pull.changedIn30,
	reverted: ({ pull }) => pull.isReverted,
	looked: ({ pull }) => pull.looked,
	model: ({ run }) => run?.model,
	type: ({ run }) => run?.type,
	reason: ({ run }) => run?.reason
};
function writeCsv(pulls) {
	const lines = pulls.map((one) => Object.values(csvColumns).map((column) => csvCell(column(one))));
	return [Object.keys(csvColumns), ...lines].map((cells) => cells.join(",")).join("\n");
}
function csvCell(value) {
	const text = value === void 0 ? "" : harmless(String(value));
	const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
	return /^[\w.:-]*$/.test(safe) ? safe : `"${safe.replaceAll("\"", "\"\"")}"`;
}
export { printOutcomes };
