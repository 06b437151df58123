import { i as githubPulls, r as githubForge, s as githubDispatcher } from "./adapter-github.js";
import { n as jiraTickets } from "./adapter-jira.js";
import { a as pullDispatch, c as sweepTickets, o as followPulls } from "./agent.js";
import { Qn as describeSweep, Zn as describeFinding, er as sweepProblem, qr as stopReasons } from "./core.js";
import { a as printResult, r as printError, t as harmless } from "./print.js";
import { randomUUID } from "node:crypto";
// src/cli/sweep/sweep.ts
async function sweepFromCli(request, signal) {
	const { jira, sweep, github } = request;
	const findings = await sweepTickets(sweep, {
		tickets: jiraTickets({
			...jira,
			place: github && placeOf(github)
		}, { signal }),
		forge: github && githubForge(github),
		dispatch: github && githubDispatcher(github),
		date: () => new Date(),
		signal,
		onFinding: (finding) => printResult(harmless(describeFinding(finding)))
	});
	printError(describeSweep(findings));
	const looks = github && !signal.aborted ? await sweepPulls(request, github, signal) : [];
	if (signal.aborted) return stopReasons.cancelled.exitCode;
	const failed = looks.find(({ failure }) => failure !== void 0);
	const problem = sweepProblem(findings) ?? failed?.sentence;
	if (problem === void 0) return 0;
	printError(problem);
	return stopReasons.failed.exitCode;
}
function placeOf({ repository, apiUrl }) {
	return {
		repository,
		server: apiUrl.replace("https://api.", "https://").replace(/\/(?:api\/v3\/?)?$/, "")
	};
}
async function sweepPulls({ jira, sweep, follow }, github, signal) {
	const send = githubDispatcher(github);
	const instant = new Date(Date.now() - 36e5 * sweep.hours);
	const looks = await followPulls({
		kind: "since",
		instant
	}, {
		...follow,
		run: `terminal/${randomUUID()}`
	}, {
		pulls: githubPulls(github, { signal }),
		tickets: jiraTickets({
			...jira,
			place: placeOf(github)
		}, { signal }),
		forge: githubForge(github, { signal }),
		date: () => new Date(),
		signal,
		dispatch: (key, reaction) => send(pullDispatch(key, reaction, new URL(jira.baseUrl).host))
	});
	for (const { sentence } of looks) printResult(harmless(sentence));
	return looks;
}
export { sweepFromCli };
