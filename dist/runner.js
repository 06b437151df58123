import { a as info, l as startGroup, o as setFailed, r as endGroup, s as setOutput, u as summary } from "./package-octokit.js";
import { a as savePatch } from "./adapter-git.js";
import { f as failureOf, p as notStarted } from "./agent.js";
import { A as jobSummary, Cn as tokensOf, Gt as stopReasons, J as headline, Pr as errorMessage, R as renderMarkdown, dt as text, ot as bullets, ut as paragraphs } from "./core.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
// src/action/outputs.ts
function outputsOf(outcome, ticket = "", patch = "") {
	const { reason, pullRequest, spent, allowed } = outcome;
	return {
		"stop-reason": reason,
		summary: headline(outcome),
		ticket,
		"pull-request": pullRequest?.url ?? "",
		branch: pullRequest?.branch ?? "",
		draft: String(pullRequest?.draft ?? ""),
		"commit-verified": String(pullRequest?.verified ?? ""),
		patch,
		calls: String(spent.calls),
		tokens: String(tokensOf(spent)),
		cost: allowed?.prices === void 0 ? "" : String(Number(spent.cost.toFixed(6)))
	};
}
// src/action/runner.ts
async function reportJob({ outcome, ticket, cause, patch }) {
	const file = patch === void 0 ? "" : await writePatchFile(patch, ticket?.key);
	setOutputs(outcome, ticket?.key, file);
	await writeSummary(jobSummary(outcome, ticket));
	const sentence = headline(outcome);
	if (outcome.pullRequest !== void 0) printLine(`pull request: ${outcome.pullRequest.url}`);
	if (file !== "") printLine(`patch: ${file}`);
	if (outcome.moved?.kind === "moved") printLine(`ticket: moved to ${outcome.moved.to}`);
	if (outcome.moved?.kind === "stayed") printLine(`ticket: not moved: ${outcome.moved.why}`);
	printLine(`Stopped: ${outcome.reason}. ${sentence}`);
	if (cause !== void 0) printCause(cause);
	if (stopReasons[outcome.reason].job === "red") failJob(outcome.problem ?? sentence);
}
async function writePatchFile(patch, key = "ticket") {
	const file = join(process.env.RUNNER_TEMP || tmpdir(), `jira-bug-fix-${key}.patch`);
	try {
		await savePatch(file, patch);
		return file;
	} catch (error) {
		printLine(`The patch could not be written: ${errorMessage(error)}`);
		return "";
	}
}
async function reportThrown(thrown, signal) {
	const { cause, ...failure } = failureOf(thrown, signal);
	await reportJob({
		outcome: {
			...notStarted,
			...failure
		},
		cause
	});
}
async function reportIgnored(why) {
	setOutputs({
		...notStarted,
		reason: "nothing-new"
	});
	await reportSentence(why);
}
function setOutputs(...facts) {
	for (const [name, value] of Object.entries(outputsOf(...facts))) setOutput(name, value);
}
async function writeSummary(markdown) {
	await summary.addRaw(markdown).write().catch((error) => {
		printLine(`The job summary could not be written: ${errorMessage(error)}`);
	});
}
async function reportSentence(sentence, details = []) {
	printLine(sentence);
	const list = details.length > 0 ? [bullets(details.map((detail) => [text(detail)]))] : [];
	await writeSummary(renderMarkdown([...paragraphs(sentence), ...list], 6e4));
}
function printLine(line) {
	info(defuse(line));
}
function failSweep(reason, sentence) {
	setOutputs({
		...notStarted,
		reason
	});
	failJob(sentence);
}
function failJob(problem) {
	setFailed(defuse(problem));
}
function printCause(cause) {
	const details = cause instanceof Error ? cause.stack ?? cause.message : String(cause);
	const because = cause instanceof Error && cause.cause !== void 0 ? `\ncaused by ${String(cause.cause)}` : "";
	startGroup("Details");
	printLine(details + because);
	endGroup();
}
function defuse(text) {
	return text.replace(/^((?:[^\S\r\n\u2028\u2029]|\u0085)*):(?=:)/gm, "$1:​").replaceAll("##[", "#​#[");
}
export { reportSentence as a, reportJob as i, printLine as n, reportThrown as o, reportIgnored as r, failSweep as t };
