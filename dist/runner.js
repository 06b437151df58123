import { a as info, c as setFailed, d as startGroup, f as warning, l as setOutput, o as isDebug, p as summary, r as endGroup, s as notice } from "./package-octokit.js";
import { S as toFailure, x as notStarted } from "./agent.js";
import { D as traceText, Dt as limitAdvice, En as bullets, Gi as keptPatch, L as jobSummary, Lt as evidenceLines, Mt as particulars, On as paragraphs, Q as outcomeBlocks, Qt as draftSentence, R as nowOfRun, Rt as buildChecklist, Xt as renderMarkdown, bi as endingName, en as headline, kn as text, tn as titleOf, xi as meaningOf } from "./core.js";
import { p as patchDiff } from "./engine-edits.js";
import { d as errorMessage } from "./engine-base.js";
import { F as showInvisible, lt as oneLine } from "./engine-text.js";
import { t as savePatch } from "./adapter-git.js";
import { c as countTokens } from "./progress.js";
import { c as givenSecrets } from "./settings.js";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// src/action/records.ts
function readRecordOptions(settings) {
	const { ACTIONS_ID_TOKEN_REQUEST_TOKEN: identity = "" } = process.env;
	return {
		file: settings.read("trace"),
		secrets: [...givenSecrets(settings), identity]
	};
}
async function saveRecords({ change, ticket, outcome, recorded }, { file, secrets }, print) {
	const key = ticket?.key ?? "ticket";
	const fileOf = (ending) => join(process.env.RUNNER_TEMP || tmpdir(), `jira-bug-fix-${key}.${ending}`);
	const [traceFile, patchFile] = [file ?? fileOf("trace.jsonl"), fileOf("patch")];
	const trace = traceText({
		...outcome,
		recorded
	}, {
		secrets,
		digests: file === void 0
	});
	const isWritten = await attempt(async () => writeFileSync(traceFile, trace), "trace", print);
	const isKept = change !== void 0 && await attempt(() => savePatch(patchFile, change), "patch", print);
	return {
		trace: isWritten ? traceFile : "",
		patch: isKept ? patchFile : ""
	};
}
async function attempt(write, what, print) {
	try {
		await write();
		return true;
	} catch (error) {
		print(`The ${what} could not be written: ${errorMessage(error)}`);
		return false;
	}
}
function outputsOf(outcome, facts = {}) {
	const { ticket = "", reaction = "", patch = "", trace = "" } = facts;
	const { reason, detail = "", pullRequest, spent, allowed } = outcome;
	return {
		"stop-reason": reason,
		"stop-detail": detail,
		summary: headline(outcome),
		ticket,
		"pull-request": pullRequest?.url ?? "",
		branch: pullRequest?.branch ?? "",
		draft: String(pullRequest?.draft ?? ""),
		"commit-verified": String(pullRequest?.verified ?? ""),
		reaction,
		patch,
		trace,
		calls: String(spent.calls),
		tokens: String(countTokens(spent)),
		cost: allowed?.prices === void 0 ? "" : String(Number(spent.cost?.toFixed(6)))
	};
}
// src/action/runner.ts
async function reportJob(result, records, reaction = "") {
	const { ticket, cause, warnings = [] } = result;
	const failures = [...result.outcome.failures ?? [], ...warnings];
	const outcome = {
		...result.outcome,
		failures
	};
	const files = await saveRecords(result, records, printLine);
	setOutputs(outcome, {
		ticket: ticket?.key,
		reaction,
		...files
	});
	await writeSummary(jobSummary(outcome, ticket));
	const sentence = [headline(outcome), nowOfRun(outcome)].filter(Boolean).join(" ");
	printWork(outcome);
	if (outcome.setupOutput !== void 0) printGroup("Output of the setup command", outcome.setupOutput);
	if (outcome.pullRequest !== void 0) printLine(`pull request: ${outcome.pullRequest.url}`);
	if (files.patch !== "") printLine(`patch: ${files.patch}`);
	if (files.trace !== "") printLine(`trace: ${files.trace}`);
	if (outcome.moved?.kind === "moved") printLine(`ticket: moved to ${outcome.moved.to}`);
	if (outcome.moved?.kind === "stayed") printLine(`ticket: not moved: ${outcome.moved.why}`);
	const { problem, notes = [] } = outcome;
	const { next, job } = meaningOf(outcome);
	const told = [problem ?? particulars(outcome)].filter((why) => why !== void 0);
	for (const line of [
		...told,
		...notes,
		...failures
	]) printLine(line);
	if (outcome.pullRequest === void 0) printLine(`Next: ${next}`);
	const advice = limitAdvice(outcome.run);
	if (advice !== void 0) printLine(`Next: ${advice}`);
	printLine(`Stopped: ${endingName(outcome)}. ${sentence}`);
	for (const warning$1 of warnings) warning(forLog(warning$1));
	if (cause !== void 0) printCause(cause);
	const ended = problem === void 0 ? [sentence] : [];
	const where = outcome.pullRequest === void 0 ? [] : [outcome.pullRequest.url];
	if (job === "red") failJob([
		...ended,
		...told,
		...notes,
		...where
	].join(" "));
	else annotate(outcome, sentence);
}
function annotate(outcome, ended) {
	const { pullRequest } = outcome;
	const limit = limitAdvice(outcome.run);
	const advice = limit && `To have it tested, ${limit}`;
	const sentence = forLog([
		ended,
		draftSentence(outcome.lacking),
		advice,
		pullRequest?.url
	].filter((one) => one !== void 0).join(" "));
	if (meaningOf(outcome).job === "warning" || pullRequest?.draft === true) warning(sentence);
	else if (pullRequest !== void 0) notice(sentence);
}
function printWork({ run }) {
	const kept = keptPatch(run);
	if (kept.size === 0) return;
	printGroup("Evidence", evidenceLines(buildChecklist(run)).join("\n"));
	printGroup("Diff", patchDiff(kept));
}
async function reportThrown(thrown, signal) {
	const { cause, ...failure } = toFailure(thrown, signal);
	await reportJob({
		outcome: {
			...notStarted,
			...failure
		},
		cause
	}, { secrets: [] });
}
const nothingNew = {
	reason: "nothing-to-do",
	detail: "nothing-new"
};
async function reportIgnored(why) {
	const outcome = {
		...notStarted,
		...nothingNew
	};
	setOutputs(outcome, await saveRecords({ outcome }, { secrets: [] }, printLine));
	await reportSentence(`Nothing to do. ${why}`);
}
async function reportFollowed(looks, records) {
	await reportLooks(looks);
	const reaction = [...new Set(looks.flatMap((look) => look.reaction?.name ?? []))].join(",");
	const ticket = looks.length === 1 ? looks[0]?.key : void 0;
	setOutputs({
		...notStarted,
		...nothingNew
	}, {
		ticket,
		reaction
	});
	for (const { result } of looks) if (result !== void 0) await reportJob(result, records, reaction);
	const failure = failureOf(looks);
	if (failure !== void 0) endAsFailed(failure, failure.sentence);
}
function failureOf(looks) {
	const [failed] = looks.flatMap(({ failure, sentence }) => failure === void 0 ? [] : [{
		...failure,
		sentence
	}]);
	if (failed?.cause !== void 0) printCause(failed.cause);
	return failed;
}
async function reportLooks(looks) {
	const [only, ...others] = looks.map(told);
	if (only === void 0) return reportSentence("No pull request of the agent is concerned.");
	if (others.length === 0) return reportSentence(only);
	for (const look of looks) printLine(told(look));
	await reportSentence(`Pull requests looked at: ${looks.length}.`, [only, ...others]);
}
const told = ({ standing, result, sentence }) => standing === void 0 || result !== void 0 ? sentence : `${titleOf(standing, "team")} ${sentence}`;
async function reportOutcomes({ entries }, now) {
	const blocks = outcomeBlocks(entries, now);
	if (blocks.length > 0) await writeSummary(renderMarkdown(blocks, 6e4));
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
	info(forLog(line));
}
function isDebugged() {
	return isDebug() || process.env.ACTIONS_STEP_DEBUG === "true";
}
const tellWait = (service) => (milliseconds) => {
	const seconds = Math.round(milliseconds / 1e3);
	if (seconds > 0) printLine(`waiting ${seconds} s: ${service} is busy or does not answer`);
};
function printGroup(title, text) {
	if (text.trim() === "") {
		printLine(title);
		return;
	}
	startGroup(forLog(oneLine(title, maxTitle)));
	printLine(text.trimEnd());
	endGroup();
}
const maxTitle = 300;
function endAsFailed(end, sentence) {
	setOutputs({
		...notStarted,
		...end
	});
	failJob(sentence);
}
function failJob(problem) {
	setFailed(forLog(problem));
}
function printCause(cause) {
	printGroup("Details", (cause instanceof Error ? cause.stack ?? cause.message : String(cause)) + (cause instanceof Error && cause.cause !== void 0 ? `\ncaused by ${String(cause.cause)}` : ""));
}
function forLog(text) {
	return defuse(showInvisible(text).replaceAll("\x1B", "⟨U+001B⟩"));
}
function defuse(text) {
	return text.replace(/^((?:[^\S\r\n\u2028\u2029]|\u0085)*):(?=:)/gm, "$1:​").replaceAll("##[", "#​#[");
}
export { printLine as a, reportJob as c, reportSentence as d, reportThrown as f, printGroup as i, reportLooks as l, readRecordOptions as m, failureOf as n, reportFollowed as o, tellWait as p, isDebugged as r, reportIgnored as s, endAsFailed as t, reportOutcomes as u };
