import { t as githubLedger } from "./adapter-github.js";
import { Ws as oneLine, lt as outcomesOf, nt as groupTable, tt as figureTable } from "./core.js";
import { a as printResult, t as harmless } from "./print.js";
// src/cli/outcomes/outcomes.ts
async function printOutcomes({ github, since = "", json }, signal) {
	const ledger = githubLedger(github, { signal });
	const entries = [];
	for (const month of await ledger.months()) if (month >= since) entries.push(...(await ledger.read(month)).entries);
	const outcomes = outcomesOf(entries, new Date());
	printResult(json ? JSON.stringify(outcomes, null, 2) : harmless(writeTables(outcomes)));
	return 0;
}
function writeTables({ total, by }) {
	const months = by.month.slice(-2);
	return [columns(figureTable([{
		name: "All",
		rates: total
	}, ...months])), ...[
		"project",
		"model",
		"type",
		"reason"
	].map((grouping) => columns(groupTable(`By ${grouping}`, by[grouping])))].join("\n\n");
}
const widest = 40;
function columns(rows) {
	const cells = rows.map((row) => row.map((cell) => oneLine(harmless(cell), widest)));
	const width = (at) => Math.max(...cells.map((row) => row[at]?.length ?? 0));
	return cells.map((row) => row.map((cell, at) => cell.padEnd(width(at))).join("  ").trimEnd()).join("\n");
}
export { printOutcomes };
