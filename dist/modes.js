import { t as context } from "./package-event.js";
import { t as require_dist } from "./package-yaml.js";
import { _ as changedPaths, d as remoteTip, f as copyHistory, h as headCommit, l as fileAt, m as commitWorkspace, u as fetchCommit } from "./adapter-git.js";
import { f as literal, h as object, m as number, p as looseObject, v as string } from "./package-zod.js";
import { a as githubOutcomes, c as githubFileAt, i as githubPulls, o as githubDispatcher, r as githubForge, s as appTokens, t as githubLedger } from "./adapter-github.js";
import { r as jiraTickets } from "./adapter-jira.js";
import { n as useProxies, t as readProxies } from "./adapter-proxy.js";
import { C as requireFiles, a as checksAt, d as guardedRequest, f as withoutSecrets, g as changeSince, h as pullDispatch, i as reportFailure, m as followPulls, n as keepOutcomes, p as foreseenMoves, r as runJob, s as readWaits, t as sweepTickets, u as guardedPorts, v as DISPATCH_EVENT, y as parseDispatch } from "./agent.js";
import { At as stepDetails, F as withheldTicket, Gt as describeWorstCase, M as withheldFinding, N as withheldOutcome, P as withheldStep, Sr as sweepProblem, Xr as hasCommentMark, _n as isBotLogin, br as describeFinding, jt as logLines, xr as describeSweep } from "./core.js";
import { c as UserError, h as showInput, m as requireValid, u as collectProblems } from "./engine-base.js";
import { C as readSweep, E as readEndpoint, O as readCredential, S as readRun, _ as jiraSettings, d as openSettings, f as readersOf, h as settingsTable, i as settingsFile, k as readGitHub, l as literalDefault, m as settingNames, n as mayStandInFile, r as parseSettingsFile, t as tightened, u as modesOf, v as readJira, w as readTargets, y as readFollow } from "./settings.js";
import { _ as guarded, i as hideSecrets, o as redactor, s as secretAdder } from "./engine-text.js";
import { i as getInput, u as setSecret } from "./package-octokit.js";
import { a as printLine, c as reportJob, d as reportSentence, i as printGroup, l as reportLooks, m as readRecordOptions, n as failureOf, o as reportFollowed, p as tellWait, r as isDebugged, s as reportIgnored, t as endAsFailed, u as reportOutcomes } from "./runner.js";
import { n as maskSecrets, t as openProjectChecks } from "./adapter-sandbox.js";
import { n as logDisplay, r as showProgress, t as during } from "./progress.js";
import { n as modelProfile } from "./engine-model-port.js";
import { t as openModel } from "./engine-model.js";
import { t as syntaxChecker } from "./engine-syntax.js";
import { a as _usingCtx } from "./packages.js";
// src/action/github-access.ts
var import_dist = require_dist();
function githubAccess(job, credential, { signal, onToken } = {}) {
	const { apiUrl, repository, workflow: ownWorkflow, ownRun } = job;
	const place = {
		apiUrl,
		repository,
		ownWorkflow,
		ownRun
	};
	if (credential.kind === "token") return {
		...place,
		token: credential.token
	};
	const masked = (token) => {
		setSecret(token);
		onToken?.(token);
	};
	return {
		...place,
		token: appTokens({
			...place,
			...credential,
			onToken: masked
		}, { signal })
	};
}
// src/action/wake.ts
const Id = number().int().positive();
const Sha = string().regex(/^[0-9a-f]{40}$/);
const Statement = object({
	body: string().nullish().transform((body) => body ?? ""),
	user: object({
		login: string().min(1),
		type: string().nullish()
	}).nullish()
});
const Pull = object({ number: Id });
const PullEvent = object({ pull_request: Pull });
const ReviewEvent = object({
	action: literal("submitted"),
	review: Statement.extend({ state: string() }),
	pull_request: Pull
});
const RemarkEvent = object({
	action: literal("created"),
	comment: Statement,
	pull_request: Pull
});
const CommentEvent = object({
	action: literal("created"),
	comment: Statement,
	issue: Pull.extend({ pull_request: looseObject({}) })
});
const RunEvent = object({
	action: literal("completed"),
	workflow_run: object({
		head_sha: Sha,
		head_branch: string().nullish()
	})
});
const queueBranch = /^gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/;
const SuiteEvent = object({
	action: literal("completed"),
	check_suite: object({ head_sha: Sha })
});
const StatusEvent = object({
	sha: Sha,
	state: string()
});
const PushEvent = object({ ref: string().regex(/^refs\/heads\/./) });
const readers = {
	pull_request: (payload) => {
		const { data } = PullEvent.safeParse(payload);
		return data && look({
			kind: "number",
			number: data.pull_request.number
		});
	},
	pull_request_review: (payload, command) => {
		const { data } = ReviewEvent.safeParse(payload);
		if (data === void 0) return void 0;
		const requestsChanges = data.review.state.toLowerCase() === "changes_requested";
		return readStatement({
			...data.review,
			kind: "review",
			pull: data.pull_request.number,
			requestsChanges
		}, command);
	},
	pull_request_review_comment: (payload, command) => {
		const { data } = RemarkEvent.safeParse(payload);
		const said = data && {
			...data.comment,
			kind: "remark",
			pull: data.pull_request.number
		};
		return said && readStatement(said, command);
	},
	issue_comment: (payload, command) => {
		const { data } = CommentEvent.safeParse(payload);
		const said = data && {
			...data.comment,
			kind: "comment",
			pull: data.issue.number
		};
		return said && readStatement(said, command);
	},
	workflow_run: (payload) => {
		const { data } = RunEvent.safeParse(payload);
		if (data === void 0) return void 0;
		const { head_sha, head_branch } = data.workflow_run;
		const [, queued] = queueBranch.exec(head_branch ?? "") ?? [];
		return look(queued === void 0 ? {
			kind: "head",
			sha: head_sha
		} : {
			kind: "number",
			number: Number(queued)
		});
	},
	check_suite: (payload) => {
		const { data } = SuiteEvent.safeParse(payload);
		return data && look({
			kind: "head",
			sha: data.check_suite.head_sha
		});
	},
	status: (payload) => {
		const { data } = StatusEvent.safeParse(payload);
		if (data === void 0) return void 0;
		return data.state === "pending" ? ignored("The check of the commit has only begun.") : look({
			kind: "head",
			sha: data.sha
		});
	},
	push: (payload) => {
		const { data } = PushEvent.safeParse(payload);
		return data && look({
			kind: "into",
			branch: data.ref.replace("refs/heads/", "")
		});
	}
};
const wakingEvents = Object.keys(readers);
function readWake(event, payload, command) {
	return new Map(Object.entries(readers)).get(event)?.(payload, command) ?? ignored("The event is none that asks for a look at a pull request.");
}
function readStatement(said, command) {
	const { kind, pull, body, user, requestsChanges = false } = said;
	const what = `The ${kind} on pull request #${pull}`;
	if (!requestsChanges && !hasWord(body, command)) return ignored(`${what} neither requests changes nor has ${command} in it.`);
	if (!(user != null && user.type !== "Bot" && !isBotLogin(user.login)) || hasCommentMark(body)) return ignored(`${what} was not written by a person.`);
	return look({
		kind: "number",
		number: pull
	});
}
function hasWord(text, command) {
	return new RegExp(`${command}(?![\\p{L}\\p{N}\\p{M}/-])`, "iu").test(text);
}
const look = (scope) => ({
	kind: "look",
	scope
});
const ignored = (why) => ({
	kind: "ignored",
	why
});
// src/action/inputs.ts
function openInputs() {
	for (const [name, { kind }] of Object.entries(settingsTable)) {
		const value = kind.form === "secret" ? getInput(name) : "";
		if (value !== "") setSecret(value);
	}
	const get = (name) => {
		const input = getInput(name);
		return input.trim() !== "" && input.trim() === literalDefault(name) ? void 0 : input;
	};
	return openSettings({
		get,
		show: showInput
	});
}
function withoutFile(inputs, problem) {
	const text = (name) => {
		if (mayStandInFile(name) && !jiraSettings.includes(name) && !inputs.isGiven(name)) throw problem;
		return inputs.text(name);
	};
	return openSettings({
		get: text,
		show: inputs.show
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
	const modes = collectProblems([mode]).length === 0 ? [mode()] : [
		"work",
		"follow",
		"sweep"
	];
	requireValid([
		mode,
		environment,
		...readersOfMode(settings, ...modes)
	]);
	return mode();
}
function readTicketAccess(settings, dispatch, key) {
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
	const parts = [
		readGitHub,
		readAccess,
		readRun,
		readWithholds
	].map((part) => () => part(settings));
	requireValid([...readersOfMode(settings, "work"), ...parts]);
}
function readInputs(settings) {
	const { read } = settings;
	const run = readRun(settings);
	return {
		...run,
		github: readGitHub(settings),
		model: {
			...readEndpoint(settings),
			apiKey: readAccess(settings)
		},
		branch: settings.read("branch"),
		texts: {
			title: read("pull-request-title"),
			message: read("commit-message"),
			signsOff: read("sign-off")
		},
		targets: readTargets(settings),
		limits: {
			maxTicketAttempts: read("max-ticket-attempts"),
			monthlyBudget: read("monthly-budget"),
			planTypes: run.planTypes
		},
		command: read("command"),
		opening: {
			readyWhen: read("ready-when") ?? (run.project.tests === void 0 ? "reviewed" : "tested"),
			labels: read("labels"),
			reviewers: read("reviewers")
		},
		withholds: readWithholds(settings)
	};
}
function readWithholds({ read, isGiven, show }) {
	if (read("publish") !== "nothing-of-the-ticket") return false;
	if (!isGiven("trace")) return true;
	throw new UserError(`Remove ${show("trace")}: its file has the ticket in it, and ${show("publish")} is nothing-of-the-ticket.`);
}
function disclosureOf({ isGiven, show }, { isPublic }) {
	if (!isPublic || isGiven("publish")) return void 0;
	return `The repository is public, so everyone can read the summary of this ticket, the cause, the change and its evidence in the pull request, and the log of this run. Set ${show("publish")} to nothing-of-the-ticket to show the ticket's key alone, or to summary if this is intended.`;
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
	["workflow_dispatch", "sweep"],
	["schedule", "sweep"],
	...wakingEvents.map((event) => [event, "follow"])
]);
function modeOfEvent(event, { isGiven, show }) {
	if (isGiven("ticket")) return "work";
	const mode = modes.get(event);
	if (mode !== void 0) return mode;
	throw new UserError(`Start the workflow by one of the events ${[...modes.keys()].join(", ")}, or set ${show("ticket")} or ${show("mode")}: the event ${event} does not say what to do.`);
}
function readAccess(settings) {
	const credential = readCredential(settings);
	if (typeof credential === "string" || !("ids" in credential)) return credential;
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
// src/action/follow.ts
async function followEvent(given) {
	const { settings } = given;
	const parts = [readJira, readGitHub].map((part) => () => part(settings));
	requireValid([...readersOfMode(settings, "follow"), ...parts]);
	const subject = subjectOf(given);
	if (typeof subject === "string") return subject;
	const { only, scope } = subject;
	const world = worldOf({
		...given,
		attempt: only && given.attempt
	}, only);
	const looks = await followPulls(scope, {
		...world,
		waits: scope.kind !== "into"
	});
	await keepLooks(given, looks, false);
	return looks;
}
function sweepPulls(given) {
	const instant = new Date(Date.now() - 1728e5);
	return followPulls({
		kind: "since",
		instant
	}, worldOf(given));
}
async function keepLooks(given, looks, isSweep) {
	const { settings, job, signal } = given;
	const github = githubAccess(job, readGitHub(settings), { signal });
	const kept = await keepOutcomes(looks, isSweep, {
		signal,
		date: () => new Date(),
		ticketOf: readFollow(settings).ticketOf,
		ledger: githubLedger(github, { signal }),
		outcomes: githubOutcomes(github, { signal })
	});
	if (kept.problem !== void 0) printLine(kept.problem);
	return kept;
}
function whyNoLook({ isGiven, read }) {
	if (!wakingEvents.includes(context.eventName) || isGiven("ticket")) return void 0;
	if (collectProblems([() => read("command")]).length > 0) return void 0;
	const wake = readWake(context.eventName, context.payload, read("command"));
	return wake.kind === "ignored" ? wake.why : void 0;
}
function subjectOf({ settings, job: { dispatch } }) {
	if (dispatch?.reason === "pull") {
		const { key: only } = readTicketAccess(settings, dispatch, void 0);
		return {
			scope: {
				kind: "since",
				instant: new Date()
			},
			only
		};
	}
	const wake = readWake(context.eventName, context.payload, settings.read("command"));
	return wake.kind === "ignored" ? wake.why : wake;
}
function followSettings({ settings, job: { run } }, only) {
	const follow = readFollow(settings);
	const ticketOf = (branch) => {
		const key = follow.ticketOf(branch);
		return only === void 0 || key === only ? key : void 0;
	};
	return {
		...follow,
		run,
		ticketOf,
		withholds: readWithholds(settings)
	};
}
function worldOf(given, only) {
	const { settings, job, signal, attempt } = given;
	const jira = readJira(settings);
	const credential = readGitHub(settings);
	const secrets = [jira.token, credential.kind === "token" ? credential.token : credential.privateKey];
	const onToken = (token) => secrets.push(token);
	const github = githubAccess(job, credential, {
		signal,
		onToken
	});
	const hide = hideSecrets(secrets);
	const send = githubDispatcher(github);
	return {
		settings: followSettings(given, only),
		pulls: guarded(githubPulls(github, {
			signal,
			onWait: tellWait("GitHub")
		}), redactor(secrets)),
		tickets: guarded(jiraTickets({
			...jira,
			repository: job.repository
		}, {
			signal,
			onWait: tellWait("Jira")
		}), hide),
		forge: githubForge(github, {
			signal,
			onWait: tellWait("GitHub")
		}),
		date: () => new Date(),
		signal,
		attempt,
		dispatch: (key, reaction) => send(pullDispatch(key, reaction, new URL(jira.baseUrl).host))
	};
}
// src/action/commits.ts
function checksOn({ workspace }, head, checks) {
	const filesOf = (commit) => commitWorkspace(workspace, commit, "");
	return async (commit) => {
		if (commit === head) return checks;
		const changed = await changedPaths(workspace, head, commit);
		return checksAt(checks, {
			checkout: filesOf(head),
			files: filesOf(commit),
			changed
		});
	};
}
async function baseOf(job, token, head, pull) {
	if (pull === void 0) return head;
	const remote = {
		url: job.remote,
		token
	};
	const { on, facts } = pull;
	const tip = on === "branch" ? facts.head : await remoteTip(job.workspace, remote, facts.into);
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
		isPublic: context.payload.repository?.private === false,
		workflow: /^[^/]+\/[^/]+\/(.+?)@/.exec(process.env.GITHUB_WORKFLOW_REF ?? "")?.[1],
		ref: context.ref,
		workspace: process.env.GITHUB_WORKSPACE ?? process.cwd(),
		run: `${context.runId}/${context.job}`,
		ownRun: {
			id: context.runId,
			attempt: context.runAttempt || 1
		},
		log: `${remote}/actions/runs/${context.runId}`,
		remote,
		dispatch: readDispatch()
	};
}
function partOf({ repository, dispatch }) {
	const { repositories: of } = dispatch ?? {};
	return of === void 0 ? void 0 : {
		repository,
		of
	};
}
function readDispatch() {
	if (context.eventName !== "repository_dispatch" || context.payload.action !== "jira-bug-fix") return void 0;
	const dispatch = parseDispatch(context.payload.client_payload);
	if (dispatch !== void 0) return dispatch;
	throw new UserError(`Update the Action and the Worker or the sweep to the same version: the client_payload of this ${DISPATCH_EVENT} event has another format.`);
}
// src/action/work.ts
async function runAction(context, pull) {
	const { settings, job, signal } = context;
	const { jira, key } = readTicketAccess(settings, job.dispatch, pull?.key);
	const tickets = guarded(jiraTickets({
		...jira,
		repository: job.repository
	}, { onWait: tellWait("Jira") }), hideSecrets([jira.token]));
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			requireInputs(settings);
			const inputs = readInputs(settings);
			const { github: credential, model, project, withholds } = inputs;
			const into = pull?.facts.into ?? readBranch(job);
			const head = await headCommit(job.workspace);
			const secrets = secretsOf(settings, inputs);
			const onToken = (token) => secrets.push(token);
			const github = githubAccess(job, credential, {
				signal,
				onToken
			});
			const base = await baseOf(job, github.token, head, pull);
			const onProgress = showProgress(logDisplay(printLine, isDebugged()), () => performance.now());
			const run = runContext(context, {
				inputs,
				github,
				secrets,
				base
			}, onProgress);
			await requireFiles(run.workspace, inputs.paths, settings.show);
			const disclosure = disclosureOf(settings, job);
			const limits = `${key}: ${describeWorstCase(inputs.rules, model, project)}.`;
			const moves = pull === void 0 && !withholds ? await foreseenMoves({
				...inputs,
				key
			}, tickets) : void 0;
			for (const line of [
				disclosure,
				limits,
				moves
			]) if (line !== void 0) printLine(line);
			const opening = openProjectChecks(job.workspace, {
				...project,
				copyHistory
			});
			const opened = _usingCtx$1.a(await during(onProgress, "preparing the sandbox", opening));
			if (opened.isolation !== "") printLine(opened.isolation);
			const checksOf = checksOn(job, head, maskSecrets(opened, secrets));
			const forge = githubForge(github, {
				signal,
				onWait: tellWait("GitHub")
			});
			const ports = guardedPorts({
				model: run.model,
				tickets,
				forge
			}, secrets);
			const request = pull?.request ?? attemptRequest(job.dispatch);
			const { model: name, reviewModel: reviewer, baseUrl } = model;
			const result = await runJob({
				...inputs,
				key,
				part: partOf(job),
				run: job.run,
				log: job.log,
				base,
				into,
				earlier: pull?.earlier,
				onBranch: pull?.on === "branch",
				request: {
					...guardedRequest(request, secrets),
					command: inputs.command
				},
				model: {
					name,
					reviewer,
					host: new URL(baseUrl).host
				},
				audience: {
					withholds,
					disclosure
				}
			}, {
				...run,
				...ports,
				addsSecret: secretAdder(secrets),
				lease: pull?.lease,
				isWanted: pull?.isWanted,
				checks: await checksOf(base),
				checksAt: checksOf,
				ledger: githubLedger(github, { signal })
			});
			const since = pull && await sinceOf(pull, result, {
				...run,
				rules: inputs.paths
			});
			return {
				...withoutSecrets(result, secrets),
				since
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (thrown) {
		const failed = {
			key,
			part: partOf(job),
			log: job.log
		};
		return reportFailure({
			job: failed,
			tickets,
			signal
		}, thrown);
	}
}
async function sinceOf({ facts, request }, { outcome }, { workspace, filesAt, rules }) {
	const { remarks = [] } = request.review ?? {};
	if (remarks.length === 0 || outcome.pullRequest === void 0 || filesAt === void 0) return void 0;
	try {
		const before = await filesAt(facts.head);
		const paths = remarks.map(({ path }) => path);
		return await changeSince(outcome.run, paths, {
			before,
			base: workspace,
			rules
		});
	} catch {
		return;
	}
}
function secretsOf(settings, { github, model }) {
	const { apiKey } = model;
	const access = github.kind === "token" ? github.token : github.privateKey;
	const previous = settings.read("jira-token-previous") ?? [];
	return [
		settings.read("jira-token"),
		access,
		...keysOf(apiKey)
	].concat(previous);
}
function keysOf(access) {
	if (typeof access === "string") return [access];
	if ("ids" in access) return [access.issuer.token];
	const { secretAccessKey, sessionToken } = access;
	return sessionToken === void 0 ? [secretAccessKey] : [secretAccessKey, sessionToken];
}
function readBranch({ ref }) {
	const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
	if (branch !== void 0) return branch;
	throw new UserError(`Start the workflow on a branch, because its pull request needs one to go into: this job runs on ${ref}.`);
}
const causes = {
	created: "event",
	reopened: "event",
	labelled: "asked",
	commented: "asked",
	mentioned: "asked",
	assigned: "assigned",
	sweep: "event",
	unfinished: "event",
	pull: "event"
};
function attemptRequest(dispatch) {
	if (dispatch === void 0) return { cause: "hand" };
	const { delivery, reason, changed, perhaps } = dispatch;
	const asked = {
		cause: causes[reason],
		isCommand: reason === "commented"
	};
	return {
		delivery,
		reopened: reason === "reopened",
		perhaps,
		...asked,
		changed
	};
}
function runContext({ settings, job, grammars, signal }, { inputs, github, secrets, base }, onProgress) {
	const hide = redactor(secrets);
	const { safeDirectory } = inputs.paths;
	let began = performance.now();
	return {
		model: openModel(inputs.model),
		edits: modelProfile(inputs.model.model).edits,
		workspace: commitWorkspace(job.workspace, base, safeDirectory),
		filesAt: async (commit) => {
			await fetchCommit(job.workspace, {
				url: job.remote,
				token: github.token
			}, commit);
			return commitWorkspace(job.workspace, commit, safeDirectory);
		},
		changedPaths: (from, to) => changedPaths(job.workspace, from, to),
		syntax: syntaxChecker(grammars),
		now: () => performance.now(),
		date: () => new Date(),
		signal,
		show: settings.show,
		onStep: (recorded, next) => {
			const step = inputs.withholds ? withheldStep(recorded) : recorded;
			const ended = performance.now();
			const lines = logLines(step, next, ended - began).map(hide);
			began = ended;
			for (const line of lines.slice(0, -1)) printLine(line);
			printGroup(lines.at(-1) ?? "", hide(stepDetails(step)));
		},
		onProgress
	};
}
// src/action/modes.ts
const grammars = new URL("./grammars/", import.meta.url);
const performers = {
	work: workOnTicket,
	follow: followPullsOfEvent,
	sweep: sweepFromAction
};
async function performMode(signal) {
	const inputs = openInputs();
	const nothing = whyNoLook(inputs);
	if (nothing !== void 0) return reportIgnored(nothing);
	const proxies = () => readProxies(process.env);
	const isReachable = collectProblems([proxies]).length === 0;
	if (isReachable) await useProxies(proxies());
	const settings = isReachable ? await withSettingsFile(inputs, signal) : inputs;
	const mode = readMode(settings, proxies, context.eventName);
	await performers[mode](settings, signal);
}
async function workOnTicket(settings, signal) {
	const job = readWorkflowJob();
	if ((job.dispatch?.reason === "pull" || wakingEvents.includes(context.eventName)) && !settings.isGiven("ticket")) return followPullsOfEvent(settings, signal);
	const result = await runAction({
		settings,
		job,
		grammars,
		signal
	}, void 0);
	const shown = isWithheld(settings) ? withheldResult(result) : result;
	return reportJob(shown, readRecordOptions(settings));
}
function withheldResult(result) {
	const { ticket, outcome } = result;
	return {
		...result,
		outcome: withheldOutcome(outcome),
		ticket: ticket && withheldTicket(ticket),
		cause: void 0
	};
}
function withheldLook(look) {
	return look.result === void 0 ? look : {
		...look,
		result: withheldResult(look.result)
	};
}
function isWithheld({ read }) {
	return collectProblems([() => read("publish")]).length > 0 || read("publish") === "nothing-of-the-ticket";
}
async function followPullsOfEvent(settings, signal) {
	const job = readWorkflowJob();
	const attempt = (pull) => runAction({
		settings,
		job,
		grammars,
		signal
	}, pull);
	const looks = await followEvent({
		settings,
		job,
		signal,
		attempt
	});
	if (typeof looks === "string") return reportIgnored(looks);
	const shown = isWithheld(settings) ? looks.map(withheldLook) : looks;
	return reportFollowed(shown, readRecordOptions(settings));
}
async function sweepFromAction(settings, signal) {
	const parts = [readJira, readGitHub].map((part) => () => part(settings));
	requireValid([...readersOfMode(settings, "sweep"), ...parts]);
	const job = readWorkflowJob();
	const findings = settings.isGiven("sweep-jql") ? await startDue(settings, job, signal) : [];
	const looks = signal.aborted ? [] : await sweepPulls({
		settings,
		job,
		signal
	});
	await reportLooks(looks);
	if (!signal.aborted) await reportOutcomes(await keepLooks({
		settings,
		job,
		signal
	}, looks, true), new Date());
	const problem = sweepProblem(findings) ?? failureOf(looks)?.sentence;
	if (signal.aborted) endAsFailed({ reason: "cancelled" }, "The sweep was cancelled; the next one continues.");
	else if (problem !== void 0) endAsFailed({ reason: "failed" }, problem);
}
async function startDue(settings, job, signal) {
	const github = githubAccess(job, readGitHub(settings), { signal });
	const ledger = githubLedger(github, { signal });
	const { monthlyBudget: budget, ...sweep } = readSweep(settings);
	const forge = githubForge(github, { signal });
	const waits = budget && await readWaits({
		ledger,
		forge
	}, budget, new Date());
	const isSilent = isWithheld(settings);
	const lineOf = (finding) => describeFinding(isSilent ? withheldFinding(finding) : finding);
	const findings = await sweepTickets({
		...sweep,
		waits
	}, {
		tickets: jiraTickets({
			...readJira(settings),
			repository: job.repository
		}, { signal }),
		forge,
		dispatch: githubDispatcher(github),
		date: () => new Date(),
		signal,
		onFinding: (finding) => printLine(lineOf(finding))
	});
	await reportSentence(describeSweep(findings), findings.map(lineOf));
	return findings;
}
const OfPull = object({ pull_request: object({ base: object({ sha: string() }) }) });
async function withSettingsFile(inputs, signal) {
	try {
		const text = await textOfFile(inputs, signal);
		if (!text) return inputs;
		const { settings, sentence } = tightenedInputs(inputs, parseSettingsFile(text, import_dist.parse));
		printLine(sentence);
		return settings;
	} catch (error) {
		if (error instanceof UserError) return withoutFile(inputs, error);
		throw error;
	}
}
function tightenedInputs(inputs, texts) {
	const runsCommands = !inputs.isGiven("test-isolation");
	return tightened(inputs, {
		path: settingsFile,
		texts
	}, {
		isFixed: () => false,
		runsCommands
	});
}
async function textOfFile(inputs, signal) {
	const [job, commit] = [readWorkflowJob(), baseCommit()];
	if (!commit) return void 0;
	const local = await fileAt(job.workspace, commit, settingsFile);
	if (local !== void 0) return local;
	const place = {
		commit,
		path: settingsFile
	};
	return githubFileAt(githubAccess(job, readGitHub(inputs)), place, { signal });
}
function baseCommit() {
	const { payload, sha } = context;
	if (payload.pull_request === void 0) return sha;
	return OfPull.safeParse(payload).data?.pull_request.base.sha;
}
export { performMode };
