import { i as githubDispatcher, r as githubForge } from "./adapter-github.js";
import { n as jiraTickets } from "./adapter-jira.js";
import { i as sweepTickets } from "./agent.js";
import { It as sweepProblem, Nt as describeFinding, Pt as describeSweep, nn as stopReasons } from "./core.js";
import { a as printResult, r as printError, t as harmless } from "./print.js";
// src/cli/sweep/sweep.ts
async function sweepFromCli({ jira, sweep, github }, signal) {
	const findings = await sweepTickets(sweep, {
		tickets: jiraTickets(jira, { signal }),
		forge: github && githubForge(github),
		dispatch: github && githubDispatcher(github),
		date: () => new Date(),
		signal,
		onFinding: (finding) => printResult(harmless(describeFinding(finding)))
	});
	printError(describeSweep(findings));
	if (signal.aborted) return stopReasons.cancelled.exitCode;
	const problem = sweepProblem(findings);
	if (problem === void 0) return 0;
	printError(problem);
	return stopReasons.failed.exitCode;
}
export { sweepFromCli };
