import { t as context } from "./package-event.js";
import { i as githubDispatcher, r as githubForge, t as githubReviews } from "./adapter-github.js";
import { n as jiraTickets } from "./adapter-jira.js";
import { n as useProxies, t as readProxies } from "./adapter-proxy.js";
import { _ as string, d as literal, f as looseObject, m as object, p as number, s as boolean } from "./package-zod.js";
import { a as runJob, c as guardedTickets, d as DISPATCH_EVENT, f as parseDispatch, i as sweepTickets, l as withoutSecrets, n as logDisplay, o as reportFailure, r as showProgress, s as guardedPorts, t as during, u as untested, x as requireFiles } from "./agent.js";
import { F as stepDetails, It as sweepProblem, Mt as ticketKey, Nt as describeFinding, P as logLines, Pt as describeSweep, Qi as oneLine, St as showInput, _t as collectProblems, et as describeWorstCase, gt as UserError, ht as OutageError, ii as hideSecrets, jt as textAfterCommand, kt as hasCommentMark, oi as redactor, qi as clip, rt as modelProfile, si as secretAdder, vt as errorMessage, xt as requireValid } from "./core.js";
import { c as openSettings, f as readJira, g as readEndpoint, l as settingNames, m as readSweep, n as readersOf, p as readRun, s as modesOf, u as settingsTable, v as readCredential } from "./settings.js";
import { c as setSecret, i as getInput } from "./package-octokit.js";
import { a as reportJob, c as versions, i as reportIgnored, l as writeTrace, n as printGroup, o as reportSentence, r as printLine, t as failSweep } from "./runner.js";
import { c as fetchCommit, f as commitWorkspace, l as remoteTip, p as headCommit, u as copyHistory } from "./adapter-git.js";
import { r as runModel } from "./adapter-openai.js";
import { n as openProjectChecks, t as maskSecrets } from "./adapter-sandbox.js";
import { t as syntaxChecker } from "./adapter-syntax.js";
import { a as _usingCtx } from "./packages.js";
// src/action/inputs.ts
function openInputs() {
	for (const [name, { kind }] of Object.entries(settingsTable)) {
		const value = kind.form === "secret" ? getInput(name) : "";
		if (value !== "") setSecret(value);
	}
	return openSettings({
		get: (name) => getInput(name),
		show: showInput
	});
}
function readersOfMode(settings, ...modes) {
	const isRead = (name) => modes.every((mode) => modesOf(name).includes(mode));
	return readersOf(settings, settingNames.filter(isRead));
}
function readMode(settings, environment, event) {
	const mode = () => {
		const chosen = settings.read("mode");
		return chosen === "auto" ? modeOfEvent(event, settings) : chosen;
	};
	if (collectProblems([mode, environment]).length === 0) return mode();
	const isKnown = collectProblems([mode]).length === 0;
	const unknown = event === "workflow_dispatch" && collectProblems([() => settings.read("mode")]).length === 0 ? ["work"] : [
		"work",
		"merged",
		"sweep"
	];
	const modes = isKnown ? [mode()] : unknown;
	requireValid([
		mode,
		environment,
		...readersOfMode(settings, ...modes)
	]);
	return mode();
}
function readTicket(settings, dispatch, key) {
	const jira = () => readJira(settings);
	const chosen = () => key ?? chosenTicket(settings, dispatch);
	const site = () => key ?? checkSite(settings, dispatch);
	if (collectProblems([
		jira,
		chosen,
		site
	]).length > 0) requireValid([
		jira,
		chosen,
		site,
		() => requireInputs(settings)
	]);
	return {
		jira: jira(),
		key: chosen()
	};
}
function requireInputs(settings) {
	const parts = [() => readAccess(settings), () => readRun(settings)];
	requireValid([...readersOfMode(settings, "work"), ...parts]);
}
function readInputs(settings) {
	const { read } = settings;
	const run = readRun(settings);
	return {
		...run,
		githubToken: read("github-token"),
		model: {
			...readEndpoint(settings),
			apiKey: readAccess(settings)
		},
		branchPrefix: read("branch-prefix"),
		targets: {
			start: read("transition-on-start"),
			pullRequest: read("transition-on-pull-request")
		},
		maxTicketAttempts: read("max-ticket-attempts"),
		cooldownMs: 1e3 * read("cooldown-seconds"),
		readyWhen: read("ready-when") ?? (run.project.tests === void 0 ? "reviewed" : "tested"),
		labels: read("labels"),
		reviewers: read("reviewers")
	};
}
function chosenTicket({ read, show }, dispatch) {
	const chosen = read("ticket") ?? dispatch?.ticket;
	if (chosen !== void 0) return chosen;
	throw new UserError(`Set ${show("ticket")}, or start the workflow with a repository_dispatch event of type jira-bug-fix from the Worker or a sweep.`);
}
function checkSite(settings, dispatch) {
	if (settings.isGiven("ticket") || dispatch === void 0) return;
	const { host } = new URL(readJira(settings).baseUrl);
	if (dispatch.site === host) return;
	throw new UserError(`Set ${settings.show("jira-url")} to the Jira site that the event comes from, ${dispatch.site}: it is ${host}.`);
}
const modes = new Map([
	["repository_dispatch", "work"],
	["workflow_dispatch", "work"],
	["pull_request", "merged"],
	["pull_request_review", "work"],
	["issue_comment", "work"],
	["schedule", "sweep"]
]);
function modeOfEvent(event, { isGiven, show }) {
	if (isGiven("ticket")) return "work";
	if (event === "workflow_dispatch") {
		if (isGiven("sweep-jql")) return "sweep";
		throw new UserError(`Set ${show("ticket")} to the key of a Jira ticket, such as APP-17, or ${show("sweep-jql")} for a sweep: the workflow was started by hand with neither.`);
	}
	const mode = modes.get(event);
	if (mode !== void 0) return mode;
	throw new UserError(`Start the workflow by one of the events ${[...modes.keys()].join(", ")}, or set ${show("ticket")} or ${show("mode")}: the event ${event} does not say what to do.`);
}
function readAccess(settings) {
	const credential = readCredential(settings);
	if (typeof credential === "string") return credential;
	const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = process.env;
	if (!url || !token) throw new UserError("Add `id-token: write` to the permissions of the workflow's job: without it, GitHub issues no token that the model's endpoint could accept instead of a key.");
	return {
		...credential,
		issuer: {
			url,
			token
		},
		onToken: setSecret
	};
}
// src/action/review.ts
const Id = number().int().positive();
const Account = object({
	login: string().min(1),
	type: string().nullish()
});
const Statement = object({
	id: Id,
	body: string().nullish().transform((body) => body ?? ""),
	user: Account.nullish()
});
const Reviewed = object({
	action: literal("submitted"),
	review: Statement.extend({ state: string() }),
	pull_request: object({ number: Id })
});
const Commented = object({
	action: literal("created"),
	comment: Statement,
	issue: object({
		number: Id,
		pull_request: looseObject({})
	})
});
async function readReview(event, { read }, reviews) {
	const command = read("command");
	const said = statementOf(event, command);
	if (said === void 0) return ignored("The event is neither a submitted review nor a new comment on a pull request.");
	const { asked, user } = said;
	const what = `The ${said.kind} on pull request #${said.pull}`;
	if (asked === void 0) return ignored(`${what} neither requests changes nor begins with ${command}.`);
	if (!isPerson(user) || hasCommentMark(said.body)) return ignored(`${what} was not written by a person.`);
	const pull = await reviews.pull(said.pull);
	const key = pull && ticketOfBranch(pull.branch, read("branch-prefix"));
	if (pull === void 0 || key === void 0) return ignored(`Pull request #${said.pull} is not open, or not from one of the agent's branches.`);
	if (!await reviews.mayWrite(user.login)) return ignored(`${what} is from ${user.login}, who cannot write to the repository.`);
	const remarks = said.kind === "review" ? await reviews.remarks(said.pull, said.id) : [];
	const review = {
		id: `${said.kind}-${said.id}`,
		author: user.login,
		text: asked,
		remarks
	};
	return {
		kind: "requested",
		key,
		into: pull.into,
		review
	};
}
function statementOf(event, command) {
	const reviewed = Reviewed.safeParse(event).data;
	if (reviewed !== void 0) {
		const { review, pull_request: pull } = reviewed;
		const changes = review.state.toLowerCase() === "changes_requested" ? review.body : void 0;
		const asked = textAfterCommand(review.body, command) ?? changes;
		return {
			kind: "review",
			...review,
			asked,
			pull: pull.number
		};
	}
	const commented = Commented.safeParse(event).data;
	if (commented === void 0) return void 0;
	const { comment, issue } = commented;
	const asked = textAfterCommand(comment.body, command);
	return {
		kind: "comment",
		...comment,
		asked,
		pull: issue.number
	};
}
function isPerson(user) {
	return user != null && user.type !== "Bot" && !user.login.endsWith("[bot]");
}
const ignored = (why) => ({
	kind: "ignored",
	why
});
function ticketOfBranch(branch, prefix) {
	return branch.startsWith(prefix) ? ticketKey(branch.slice(prefix.length)) : void 0;
}
// src/action/work.ts
async function runAction(context, changes) {
	const { settings, job, signal } = context;
	const { jira, key } = readTicket(settings, job.dispatch, changes?.key);
	const tickets = guardedTickets(jiraTickets(jira), hideSecrets([jira.token]));
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			requireInputs(settings);
			const inputs = readInputs(settings);
			const { githubToken, model, project, branchPrefix, ...limits } = inputs;
			const into = changes?.into ?? readBranch(job);
			const head = await headCommit(job.workspace);
			const base = await baseOf(job, inputs, head, changes);
			const onProgress = showProgress(logDisplay(printLine), () => performance.now());
			const run = runContext(context, inputs, base, onProgress);
			await requireFiles(run.workspace, inputs.paths, settings.show);
			printLine(`${key}: ${describeWorstCase(inputs.rules, model, project)}.`);
			const opening = openProjectChecks(job.workspace, {
				...project,
				copyHistory
			});
			const opened = _usingCtx$1.a(await during(onProgress, "preparing the sandbox", opening));
			if (opened.isolation !== "") printLine(opened.isolation);
			const secrets = secretsOf(settings, inputs);
			const checks = base === head ? maskSecrets(opened, secrets) : untested(opened);
			const forge = githubForge({
				...job,
				token: githubToken
			}, { signal });
			const ports = guardedPorts({
				model: run.model,
				tickets,
				forge
			}, secrets);
			const result = await runJob({
				...limits,
				...attemptRequest(job.dispatch, changes),
				key,
				base,
				run: job.run,
				log: job.log,
				versions,
				model: {
					name: model.model,
					reviewer: model.reviewModel,
					host: new URL(model.baseUrl).host
				},
				into,
				branch: `${branchPrefix}${key}`
			}, {
				...run,
				...ports,
				checks,
				addsSecret: secretAdder(secrets)
			});
			return withoutSecrets(result, secrets);
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (thrown) {
		return reportFailure({
			job: {
				key,
				log: job.log,
				versions
			},
			tickets,
			signal
		}, thrown);
	}
}
function secretsOf(settings, { githubToken, model }) {
	const { apiKey } = model;
	const key = typeof apiKey === "string" ? apiKey : apiKey.issuer.token;
	return [
		settings.read("jira-token"),
		githubToken,
		key
	];
}
function readBranch({ ref }) {
	const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
	if (branch !== void 0) return branch;
	throw new UserError(`Start the workflow on a branch, because its pull request needs one to go into: this job runs on ${ref}.`);
}
function attemptRequest(dispatch, changes) {
	if (changes !== void 0) return {
		delivery: changes.review.id,
		review: changes.review
	};
	if (dispatch === void 0) return {};
	const { delivery, reason, changed } = dispatch;
	return {
		delivery,
		reopened: reason === "reopened",
		changed
	};
}
function runContext({ settings, job, grammars, signal }, inputs, base, onProgress) {
	const hide = redactor(secretsOf(settings, inputs));
	const { safeDirectory } = inputs.paths;
	return {
		model: runModel(inputs.model),
		edits: modelProfile(inputs.model.model).edits,
		workspace: commitWorkspace(job.workspace, base, safeDirectory),
		filesAt: async (commit) => {
			await fetchCommit(job.workspace, {
				url: job.remote,
				token: inputs.githubToken
			}, commit);
			return commitWorkspace(job.workspace, commit, safeDirectory);
		},
		syntax: syntaxChecker(grammars),
		now: () => performance.now(),
		date: () => new Date(),
		signal,
		show: settings.show,
		onStep: (step, next) => {
			const lines = logLines(step, next).map(hide);
			for (const line of lines.slice(0, -1)) printLine(line);
			printGroup(lines.at(-1) ?? "", hide(stepDetails(step)));
		},
		onProgress
	};
}
async function baseOf(job, { githubToken: token }, head, changes) {
	if (changes === void 0) return head;
	const remote = {
		url: job.remote,
		token
	};
	const tip = await remoteTip(job.workspace, remote, changes.into);
	if (tip !== head) await fetchCommit(job.workspace, remote, tip);
	return tip;
}
// src/action/workflow-job.ts
function readWorkflowJob() {
	const { owner, repo } = context.repo;
	const repository = `${owner}/${repo}`;
	const remote = `${context.serverUrl}/${repository}`;
	return {
		repository,
		apiUrl: context.apiUrl,
		ref: context.ref,
		workspace: process.env.GITHUB_WORKSPACE ?? process.cwd(),
		run: `${context.runId}/${context.job}`,
		log: `${remote}/actions/runs/${context.runId}`,
		remote,
		dispatch: readDispatch()
	};
}
function readDispatch() {
	if (context.eventName !== "repository_dispatch" || context.payload.action !== "jira-bug-fix") return void 0;
	const dispatch = parseDispatch(context.payload.client_payload);
	if (dispatch !== void 0) return dispatch;
	throw new UserError(`Update the Action and the Worker or the sweep to the same version: the client_payload of this ${DISPATCH_EVENT} event has another format.`);
}
// src/action/modes.ts
const performers = {
	work: workOnTicket,
	merged: moveTicketOfMerged,
	sweep: sweepFromAction
};
async function performMode(signal) {
	const settings = openInputs();
	const proxies = () => readProxies(process.env);
	const mode = readMode(settings, proxies, context.eventName);
	await useProxies(proxies());
	await performers[mode](settings, signal);
}
async function workOnTicket(settings, signal) {
	const job = readWorkflowJob();
	const review = await reviewOfJob(settings, job);
	if (review?.kind === "ignored") return reportIgnored(review.why);
	const result = await runAction({
		settings,
		job,
		grammars: new URL("./grammars/", import.meta.url),
		signal
	}, review);
	await writeTrace(settings, result, printLine);
	return reportJob(result);
}
async function reviewOfJob(settings, job) {
	if (!["pull_request_review", "issue_comment"].includes(context.eventName)) return void 0;
	const needed = readersOf(settings, [
		"github-token",
		"command",
		"branch-prefix"
	]);
	if (collectProblems(needed).length > 0) requireValid([
		...needed,
		() => readJira(settings),
		() => requireInputs(settings)
	]);
	const reviews = githubReviews({
		...job,
		token: settings.read("github-token")
	});
	return readReview(context.payload, settings, reviews);
}
async function moveTicketOfMerged(settings, signal) {
	requireValid([...readersOfMode(settings, "merged"), () => readJira(settings)]);
	const tickets = jiraTickets(readJira(settings), { signal });
	await reportSentence(await moveMerged(context.payload, settings, tickets));
}
async function sweepFromAction(settings, signal) {
	requireValid([...readersOfMode(settings, "sweep"), () => readJira(settings)]);
	const github = {
		...readWorkflowJob(),
		token: settings.read("github-token")
	};
	const findings = await sweepTickets(readSweep(settings), {
		tickets: jiraTickets(readJira(settings), { signal }),
		forge: githubForge(github, { signal }),
		dispatch: githubDispatcher(github),
		date: () => new Date(),
		signal,
		onFinding: (finding) => printLine(describeFinding(finding))
	});
	await reportSentence(describeSweep(findings), findings.map(describeFinding));
	const problem = sweepProblem(findings);
	if (signal.aborted) failSweep("cancelled", "The sweep was cancelled; the next one continues.");
	else if (problem !== void 0) failSweep("failed", problem);
}
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
async function moveMerged(event, { read }, tickets) {
	const target = read("transition-on-merge");
	const { number, merged, head, base } = closedPullRequest(event);
	const name = `Pull request #${number}`;
	const key = head.repo?.full_name === base.repo.full_name ? ticketOfBranch(head.ref, read("branch-prefix")) : void 0;
	if (key === void 0) return `${name} is not from one of the agent's branches, so no ticket was moved.`;
	if (!merged) return `${name} was closed without a merge, so ${key} keeps its status.`;
	const moved = await tickets.move(key, target).catch((thrown) => {
		throw moveError(key, thrown);
	});
	return moved.kind === "moved" ? `${name} is merged: ${key} was moved to ${moved.to}.` : `${name} is merged, but ${key} was not moved. ${moved.why}`;
}
function closedPullRequest(event) {
	const parsed = Closing.safeParse(event);
	if (parsed.success) return parsed.data.pull_request;
	throw new UserError("Add `types: [closed]` to the event `pull_request` in the workflow, or remove `mode: merged`: a ticket is moved when its pull request is closed, and this was another event.");
}
function moveError(key, thrown) {
	if (thrown instanceof UserError) return thrown;
	const problem = `${key} could not be moved (${clip(oneLine(errorMessage(thrown)), 200).replace(/\.$/, "")}): run this job again.`;
	return new (thrown instanceof OutageError ? OutageError : UserError)(problem, { cause: thrown });
}
export { performMode };
