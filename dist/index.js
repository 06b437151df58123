import { Dt as describeFinding, Et as defaultSweep, Jt as oneLine, K as tokensOf, Kt as clip, Ot as describeSweep, S as stopReasons, St as hasCommentMark, Tt as ticketKey, X as text, a as readyWhenValues, dt as pathRules, h as headline, kt as sweepProblem, l as describeStep, m as describeWorstCase, r as jobSummary, tn as UserError, u as renderMarkdown, wt as textAfterCommand } from "./core.js";
import { I as literal, L as looseObject, M as boolean, R as number, V as string, at as getMultilineInput, ct as setOutput, dt as summary, it as getInput, lt as setSecret, nt as context, ot as info, rt as endGroup, st as setFailed, ut as startGroup, z as object } from "./packages.js";
import { _ as readJiraSettings, a as openaiModel, b as githubDispatcher, d as commitWorkspace, f as headCommit, g as jiraTickets, h as wordSetting, i as readProjectSettings, l as fetchCommit, m as wholeSetting, n as maskSecrets$1, p as linesSetting, r as openProjectChecks, t as treeSitterSyntax, u as remoteTip, v as githubReviews, y as githubForge } from "./adapters.js";
import { n as readCaps, t as readRules } from "./settings.js";
import { c as DISPATCH_EVENT, i as untested, l as parseDispatch, n as runJob, r as reportFailure, t as sweepTickets } from "./agent.js";
// src/action/log.ts
function printLine(text) {
	info(defuse(text));
}
function failJob(sentence) {
	setFailed(defuse(sentence));
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
// src/action/input.ts
const inputs = {
	get: getInput,
	show: (name) => `the input \`${name}\``
};
function required(name, what) {
	const value = getInput(name);
	if (value === "") throw new UserError(`Set the input \`${name}\` to ${what}.`);
	return value;
}
function webAddress(name, what) {
	const value = required(name, what);
	if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw new UserError(`The input \`${name}\` must be ${what}.`);
	return value.replace(/\/+$/, "");
}
// src/action/targets.ts
const words = new Map([
	["none", { kind: "stay" }],
	["in-progress", {
		kind: "category",
		category: "indeterminate"
	}],
	["done", {
		kind: "category",
		category: "done"
	}]
]);
function targetInput(name, usual) {
	const value = getInput(name).trim() || usual;
	const word = words.get(value.toLowerCase());
	if (word !== void 0) return word;
	const names = value.split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
	const isWord = (part) => part === "none" || part === "in-progress";
	if (names.length === 0 || names.some(isWord)) throw new UserError(`Set the input \`${name}\` to none, in-progress or done alone, or to names or ids of statuses and transitions, separated by commas.`);
	return {
		kind: "named",
		names
	};
}
// src/action/inputs.ts
function readMode() {
	return wordSetting(inputs, "mode", [
		"work",
		"merged",
		"sweep"
	], "work");
}
function readJira() {
	maskSecrets();
	return readJiraSettings(inputs);
}
function readTicketInputs(dispatch, reviewed) {
	const jira = readJira();
	return {
		jira,
		ticket: reviewed ?? chosenTicket(dispatch, jira.baseUrl)
	};
}
function readReviewInputs() {
	const command = getInput("command") || "/fix";
	if (!/^\/[a-z][\w-]*$/i.test(command)) throw new UserError("The input `command` must be a slash and a word, such as /fix.");
	return {
		githubToken: required("github-token", "a token that may write pull requests"),
		command,
		branchPrefix: branchPrefixInput()
	};
}
function readMergeInputs() {
	return {
		branchPrefix: branchPrefixInput(),
		target: targetInput("transition-on-merge", "done")
	};
}
function readSweepInputs() {
	return {
		githubToken: required("github-token", "a token that may write contents"),
		jql: required("sweep-jql", "the tickets in scope, such as project = APP AND issuetype = Bug"),
		hours: wholeSetting(inputs, "sweep-hours", defaultSweep.hours, [1, 8760]),
		limit: wholeSetting(inputs, "sweep-limit", defaultSweep.limit, [1, 100]),
		maxTicketAttempts: wholeSetting(inputs, "max-ticket-attempts", defaultSweep.maxTicketAttempts, [1, 100]),
		cooldownMs: 6e4 * readRules(inputs).maxMinutes,
		branchPrefix: branchPrefixInput()
	};
}
function maskSecrets() {
	for (const name of [
		"jira-token",
		"github-token",
		"api-key"
	]) {
		const value = getInput(name);
		if (value !== "") setSecret(value);
	}
}
function chosenTicket(dispatch, jiraUrl) {
	const given = getInput("ticket");
	if (given !== "") {
		const key = ticketKey(given);
		if (key === void 0) throw new UserError("The input `ticket` must be a Jira key such as APP-17.");
		return key;
	}
	if (dispatch === void 0) throw new UserError("Give the input `ticket`, or start the workflow by a repository_dispatch of type jira-bug-fix from the Worker or a sweep.");
	const { host } = new URL(jiraUrl);
	if (dispatch.site !== host) throw new UserError(`The event comes from the Jira site ${dispatch.site}, but the input \`jira-url\` names ${host}: they must be the same.`);
	return dispatch.ticket;
}
function branchPrefixInput() {
	const value = getInput("branch-prefix") || "fix/";
	if (!/^[A-Za-z0-9][\w-]*(\/[\w-]+)*\/?$/.test(value)) throw new UserError("The input `branch-prefix` must be the beginning of a branch name, such as fix/.");
	return value;
}
// src/action/own-branch.ts
function ticketOfBranch(branch, prefix) {
	return branch.startsWith(prefix) ? ticketKey(branch.slice(prefix.length)) : void 0;
}
// src/action/merged.ts
const Repository = object({ full_name: string() });
const Closing = object({
	action: literal("closed"),
	pull_request: object({
		number: number(),
		merged: boolean(),
		head: object({
			ref: string(),
			repo: Repository.nullable()
		}),
		base: object({ repo: Repository })
	})
});
async function moveMerged(event, { branchPrefix, target }, tickets) {
	const pull = closedPullRequest(event);
	const key = ticketOf(pull, branchPrefix);
	const name = `Pull request #${pull.number}`;
	if (key === void 0) return `${name} is not from a branch of the agent, so no ticket was moved.`;
	if (!pull.merged) return `${name} was closed without a merge, so ${key} keeps its status.`;
	const moved = await tickets.move(key, target).catch((thrown) => {
		throw mendable(key, thrown);
	});
	return moved.kind === "moved" ? `${name} is merged: ${key} was moved to ${moved.to}.` : `${name} is merged, but ${key} was not moved. ${moved.why}`;
}
function closedPullRequest(event) {
	const parsed = Closing.safeParse(event);
	if (parsed.success) return parsed.data.pull_request;
	throw new UserError("Start the workflow with `mode: merged` by the event pull_request of type closed; this was another event.");
}
function ticketOf({ head, base }, branchPrefix) {
	return head.repo?.full_name === base.repo.full_name ? ticketOfBranch(head.ref, branchPrefix) : void 0;
}
function mendable(key, thrown) {
	if (thrown instanceof UserError) return thrown;
	const detail = thrown instanceof Error ? thrown.message : String(thrown);
	const reason = clip(oneLine(detail), 200).replace(/\.$/, "");
	return new UserError(`${key} could not be moved (${reason}): run this job again.`, { cause: thrown });
}
// src/action/outputs.ts
async function reportToRunner({ outcome, ticket, cause }) {
	setOutput("stop-reason", outcome.reason);
	setOutput("pull-request", outcome.pullRequest?.url ?? "");
	setOutput("commit-verified", outcome.pullRequest?.verified ?? "");
	setOutput("calls", outcome.spent.calls);
	setOutput("tokens", tokensOf(outcome.spent));
	await summary.addRaw(jobSummary(outcome, ticket)).write();
	const sentence = headline(outcome);
	if (outcome.pullRequest !== void 0) printLine(`pull request: ${outcome.pullRequest.url}`);
	if (outcome.moved?.kind === "moved") printLine(`ticket: moved to ${outcome.moved.to}`);
	if (outcome.moved?.kind === "stayed") printLine(`ticket: not moved: ${outcome.moved.why}`);
	printLine(`Stopped: ${outcome.reason}. ${sentence}`);
	if (cause !== void 0) printCause(cause);
	if (stopReasons[outcome.reason].job === "red") failJob(outcome.problem ?? sentence);
}
async function reportSentence(sentence) {
	printLine(sentence);
	const summary$1 = renderMarkdown([{
		kind: "paragraph",
		content: [text(sentence)]
	}], 1e4);
	await summary.addRaw(summary$1).write();
}
// src/action/review.ts
const Id = number().int().positive();
const Text = string().nullish();
const Author = object({
	login: string().min(1),
	type: Text
}).nullish();
const Reviewed = object({
	action: literal("submitted"),
	review: object({
		id: Id,
		state: string(),
		body: Text,
		user: Author
	}),
	pull_request: object({ number: Id })
});
const Commented = object({
	action: literal("created"),
	comment: object({
		id: Id,
		body: Text,
		user: Author
	}),
	issue: object({
		number: Id,
		pull_request: looseObject({})
	})
});
async function readReview(event, { branchPrefix, command }, reviews) {
	const said = statementOf(event, command);
	if (said === void 0) return ignored("The event is no submitted review of a pull request and no new comment on one.");
	const { asked, author } = said;
	const what = `The ${said.kind} on pull request #${said.pull}`;
	if (asked === void 0) return ignored(`${what} neither asks for changes nor begins with ${command}.`);
	if (!isPerson(author) || hasCommentMark(said.body)) return ignored(`${what} was not written by a person.`);
	const pull = await reviews.pull(said.pull);
	const key = pull && ticketOfBranch(pull.branch, branchPrefix);
	if (pull === void 0 || key === void 0) return ignored(`Pull request #${said.pull} is not an open one from a branch of the agent.`);
	if (!await reviews.mayWrite(author.login)) return ignored(`${what} is from ${author.login}, who may not write to the repository.`);
	const remarks = said.kind === "review" ? await reviews.remarks(said.pull, said.id) : [];
	const review = {
		id: `${said.kind}-${said.id}`,
		author: author.login,
		text: asked,
		remarks
	};
	return {
		kind: "wanted",
		key,
		into: pull.into,
		review
	};
}
function statementOf(event, command) {
	const reviewed = Reviewed.safeParse(event).data;
	if (reviewed !== void 0) {
		const { id, body, user: author, state } = reviewed.review;
		const [text, pull] = [body ?? "", reviewed.pull_request.number];
		return {
			kind: "review",
			id,
			pull,
			author,
			body: text,
			asked: textAfterCommand(text, command) ?? (state.toLowerCase() === "changes_requested" ? text : void 0)
		};
	}
	const commented = Commented.safeParse(event).data;
	if (commented === void 0) return void 0;
	const { id, body, user: author } = commented.comment;
	const [text, pull] = [body ?? "", commented.issue.number];
	return {
		kind: "comment",
		id,
		pull,
		author,
		body: text,
		asked: textAfterCommand(text, command)
	};
}
function isPerson(author) {
	return author != null && author.type !== "Bot" && !author.login.endsWith("[bot]");
}
const ignored = (why) => ({
	kind: "ignored",
	why
});
// src/action/runner.ts
function readJob(env) {
	const { owner, repo } = context.repo;
	return {
		repository: `${owner}/${repo}`,
		apiUrl: context.apiUrl,
		branch: context.ref.replace(/^refs\/heads\//, ""),
		workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
		run: `${context.runId}/${context.job}`,
		remote: `${context.serverUrl}/${owner}/${repo}`,
		log: `${context.serverUrl}/${owner}/${repo}/actions/runs/${context.runId}`,
		dispatch: readDispatch()
	};
}
function readDispatch() {
	if (context.eventName !== "repository_dispatch" || context.payload.action !== "jira-bug-fix") return void 0;
	const dispatch = parseDispatch(context.payload.client_payload);
	if (dispatch === void 0) throw new UserError(`The client_payload of the ${DISPATCH_EVENT} event is not one that the Worker or a sweep of this version sends: bring both to one version.`);
	return dispatch;
}
// src/action/sweep.ts
async function runSweep(env, signal) {
	const { apiUrl, repository } = readJob(env);
	const jira = readJira();
	const { githubToken: token, ...order } = readSweepInputs();
	const github = {
		apiUrl,
		repository,
		token
	};
	await report(await sweepTickets(order, {
		tickets: jiraTickets(jira, { signal }),
		forge: githubForge(github),
		dispatch: githubDispatcher(github),
		date: () => new Date(),
		signal,
		onFinding: (finding) => printLine(describeFinding(finding))
	}));
	if (signal.aborted) failJob("The sweep was cancelled; the next one goes on.");
}
async function report(findings) {
	const sentence = describeSweep(findings);
	const items = findings.map((finding) => [text(describeFinding(finding))]);
	const blocks = [{
		kind: "paragraph",
		content: [text(sentence)]
	}, ...items.length === 0 ? [] : [{
		kind: "list",
		items
	}]];
	await summary.addRaw(renderMarkdown(blocks, 6e4)).write();
	printLine(sentence);
	const problem = sweepProblem(findings);
	if (problem !== void 0) failJob(problem);
}
// src/action/assignment.ts
function assignmentOf(job, key, { branchPrefix, githubToken: _, model: __, project: ___, ...inputs }, base, wanted) {
	return {
		...inputs,
		...summonsOf(job.dispatch, wanted),
		key,
		base,
		run: job.run,
		log: job.log,
		into: wanted?.into ?? job.branch,
		branch: `${branchPrefix}${key}`
	};
}
function summonsOf(dispatch, wanted) {
	if (wanted !== void 0) return {
		delivery: wanted.review.id,
		review: wanted.review
	};
	if (dispatch === void 0) return {};
	const { delivery, reason } = dispatch;
	return {
		delivery,
		reopened: reason === "reopened"
	};
}
// src/action/work-inputs.ts
function readWorkInputs() {
	const project = readProjectSettings(inputs);
	return {
		githubToken: required("github-token", "a token that may write contents and pull requests"),
		model: {
			baseUrl: webAddress("base-url", "the address of an OpenAI-compatible endpoint"),
			apiKey: required("api-key", "the endpoint's key, from a secret"),
			model: required("model", "the name of a model that the endpoint serves")
		},
		rules: readRules(inputs),
		paths: pathsInput(),
		branchPrefix: branchPrefixInput(),
		targets: {
			start: targetInput("transition-on-start", "in-progress"),
			pullRequest: targetInput("transition-on-pull-request", "in-progress")
		},
		maxTicketAttempts: wholeSetting(inputs, "max-ticket-attempts", 5, [1, 100]),
		cooldownMs: 1e3 * wholeSetting(inputs, "cooldown-seconds", 60, [0, 3600]),
		project,
		readyWhen: wordSetting(inputs, "ready-when", readyWhenValues, project.tests === void 0 ? "reviewed" : "tested"),
		labels: linesSetting(inputs, "labels"),
		reviewers: reviewersInput(),
		reproduce: wordSetting(inputs, "reproduce", ["true", "false"], "false") === "true",
		caps: readCaps(inputs)
	};
}
function reviewersInput() {
	const reviewers = linesSetting(inputs, "reviewers");
	if (reviewers.find((name) => !/^(team:)?[A-Za-z0-9][\w.-]*(\[bot\])?$/.test(name)) === void 0) return reviewers;
	throw new UserError("The input `reviewers` must be a login, or team: and the name of a team, one a line.");
}
function pathsInput() {
	const rules = pathRules(getInput("safe-directory"), getMultilineInput("protected-paths"));
	if (rules === void 0) throw new UserError("The input `safe-directory` must be a directory inside the repository.");
	return rules;
}
// src/action/work.ts
async function runWork(job, env, grammars, signal, wanted) {
	const { ticket, jira } = readTicketInputs(job.dispatch, wanted?.key);
	const tickets = jiraTickets(jira);
	try {
		const inputs = readWorkInputs();
		const head = await headCommit(job.workspace);
		const base = await baseOf(job, inputs, head, wanted);
		printLine(`${ticket}: ${describeWorstCase(inputs.rules)} of ${inputs.model.model}.`);
		await using made = await openProjectChecks(job.workspace, inputs.project, env);
		if (made.commands.length > 0) printLine(made.isolation);
		const checks = base === head ? maskSecrets$1(made, secretsOf(jira, inputs)) : untested(made);
		const forge = githubForge({
			...job,
			token: inputs.githubToken
		});
		const assignment = assignmentOf(job, ticket, inputs, base, wanted);
		return await runJob(assignment, {
			...worldOf(job, inputs, base, grammars, signal),
			tickets,
			forge,
			checks
		});
	} catch (thrown) {
		return reportFailure({
			job: {
				key: ticket,
				log: job.log
			},
			tickets,
			signal
		}, thrown);
	}
}
function worldOf(job, inputs, base, grammars, signal) {
	return {
		model: openaiModel(inputs.model),
		workspace: commitWorkspace(job.workspace, base),
		filesAt: (commit) => filesAt(job, inputs.githubToken, commit),
		syntax: treeSitterSyntax(grammars),
		now: () => performance.now(),
		date: () => new Date(),
		signal,
		onStep: (step, next) => printLine(`${describeStep(step)} → ${next}`)
	};
}
async function baseOf(job, { githubToken: token }, head, wanted) {
	if (wanted === void 0) return head;
	const remote = {
		url: job.remote,
		token
	};
	const tip = await remoteTip(job.workspace, remote, wanted.into);
	if (tip !== head) await fetchCommit(job.workspace, remote, tip);
	return tip;
}
function secretsOf(jira, { githubToken, model }) {
	return [
		jira.token,
		githubToken,
		model.apiKey
	];
}
async function filesAt(job, token, commit) {
	await fetchCommit(job.workspace, {
		url: job.remote,
		token
	}, commit);
	return commitWorkspace(job.workspace, commit);
}
// src/action/run.ts
async function runAction(env, grammars, signal) {
	switch (readMode()) {
		case "work": return workOrIgnore(env, grammars, signal);
		case "merged": return reportSentence(await mergeOfJob(signal));
		case "sweep": return runSweep(env, signal);
	}
}
async function workOrIgnore(env, grammars, signal) {
	const job = readJob(env);
	const review = await reviewOfJob(job);
	if (review?.kind === "ignored") return reportSentence(review.why);
	return reportToRunner(await runWork(job, env, grammars, signal, review));
}
async function reviewOfJob({ apiUrl, repository }) {
	if (!/^(pull_request_review|issue_comment)$/.test(context.eventName)) return void 0;
	const { githubToken: token, ...inputs } = readReviewInputs();
	return readReview(context.payload, inputs, githubReviews({
		apiUrl,
		repository,
		token
	}));
}
function mergeOfJob(signal) {
	const tickets = jiraTickets(readJira(), { signal });
	return moveMerged(context.payload, readMergeInputs(), tickets);
}
// src/action/index.ts
const cancelled = new AbortController();
process.once("SIGINT", () => cancelled.abort());
process.once("SIGTERM", () => cancelled.abort());
try {
	const grammars = new URL("./grammars/", import.meta.url);
	await runAction(process.env, grammars, cancelled.signal);
} catch (cause) {
	failJob(cause instanceof Error ? cause.message : String(cause));
	if (!(cause instanceof UserError)) printCause(cause);
}
export {};
