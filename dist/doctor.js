import { i as worktreeRoot, l as fileAt, s as originOf } from "./adapter-git.js";
import { h as object, m as number, o as array, s as boolean, v as string } from "./package-zod.js";
import { C as jointsOf, H as fillMessage, Qr as projectOf, S as joints, Wr as branchName, _ as green, a as judgeRunName, b as uncheckedGroups, c as judgeWorkflows, d as judgeMoves, f as amber, g as findingsJson, h as findingLines, i as judgeRules, l as ownTokenNote, m as exitCodeOf, n as judgeNames, o as judgeVisibility, p as blockedBy, r as judgePermissions, ri as emptyRecord, s as judgeWatched, t as hasOwnToken, v as notChecked, x as jointGroups, y as red } from "./core.js";
import { _ as computeCost, p as nothingSpent, y as describeMoney } from "./progress.js";
import { i as isAnthropic, r as bedrockPlace, t as listPrices } from "./engine-model-port.js";
import { n as trialTokens, r as tryModel } from "./engine-model.js";
import { a as isWeakSecret, et as clip, i as hideSecrets, lt as oneLine } from "./engine-text.js";
import { D as readApiKey, T as modelsOfRun, _ as jiraSettings, b as readModel, c as givenSecrets, g as withTexts, h as settingsTable, l as literalDefault, m as settingNames, s as fromWorkTree, t as tightened, v as readJira, w as readTargets, x as readQuery } from "./settings.js";
import { a as printError, o as printReport, r as harmless, s as printResult } from "./print.js";
import { r as program } from "./command.js";
import { t as findSettingsFile } from "./settings-file.js";
import { a as smallJson, c as UserError, d as errorMessage, f as findExplanation, n as raceAbort, u as collectProblems } from "./engine-base.js";
import { n as githubInspection } from "./adapter-github.js";
import { i as readWorkflows, n as findWorkflows, t as testSourceOf } from "./test-source.js";
import { r as jiraTickets, t as jiraInspection } from "./adapter-jira.js";
import { createHmac } from "node:crypto";
// src/cli/doctor/examine.ts
async function examine(group, probes, limits) {
	if ("absent" in probes) {
		const own = [...limits.settled].filter(([joint]) => joints[joint].group === group);
		return own.length > 0 ? own.map(([joint, verdict]) => ({
			...verdict,
			group,
			joint
		})) : [{
			group,
			...probes.absent
		}];
	}
	const known = new Map(Object.entries(probes));
	const found = new Map();
	for (const joint of jointsOf(group)) {
		const needs = joints[joint].needs.map((need) => found.get(need));
		const probe = known.get(joint) ?? (() => notChecked("it is not configured"));
		found.set(joint, verdictOn(joint, needs, probe, limits));
	}
	return Promise.all(found.values());
}
async function verdictOn(joint, needs, probe, limits) {
	const { group } = joints[joint];
	const { settled } = limits;
	for (const need of needs) {
		const found = await need;
		const isExamined = found?.joint === void 0 || !settled.has(found.joint);
		const blocked = found && blockedBy(found, isExamined);
		if (blocked !== void 0) return {
			...blocked,
			group,
			joint
		};
	}
	const already = settled.get(joint);
	if (already !== void 0) return {
		...already,
		group,
		joint
	};
	return {
		...await tried(probe, limits),
		group,
		joint
	};
}
async function tried(probe, { signal, patience }) {
	const late = AbortSignal.timeout(patience);
	const either = AbortSignal.any([signal, late]);
	try {
		return await raceAbort(Promise.resolve(probe(either)), either);
	} catch (error) {
		signal.throwIfAborted();
		if (!late.aborted) return red(errorMessage(error));
		return red(`No answer within ${Math.ceil(patience / 1e3)} s: check that this machine can reach it, and try again.`);
	}
}
function once(work) {
	let done;
	return (signal) => {
		done ??= { result: work(signal) };
		return done.result;
	};
}
// src/cli/doctor/github-probes.ts
function inspectGitHub({ read, show, isGiven }, repository, patience) {
	if (repository === void 0 || !isGiven("github-token")) return void 0;
	const access = {
		repository,
		apiUrl: read("github-api-url"),
		token: read("github-token"),
		show
	};
	return githubInspection(access, {
		timeoutMs: patience * .9,
		wait: async () => false
	});
}
function githubProbes(github, name, settings, manifest) {
	const { show, isGiven } = settings;
	if (github === void 0) {
		const missing = isGiven("github-token") ? show("github") : `${show("github-token")}, for example to what \`gh auth token\` prints`;
		return { absent: notChecked(`set ${missing}`) };
	}
	const repository = once(() => github.repository());
	const branch = async (signal) => (await repository(signal)).branch;
	const token = once(() => github.workflowToken());
	const found = once(async (signal) => readWorkflows(await github.workflows(await branch(signal))));
	const workflows = async (signal) => (await found(signal)).agent;
	const onWorkflow = (judge) => async (signal) => {
		const found = (await workflows(signal)).find(({ isDispatched }) => isDispatched);
		return found === void 0 ? red("There is no such workflow.") : judge(found);
	};
	return {
		repository: async (signal) => {
			const { branch, isArchived } = await repository(signal);
			return isArchived ? red("Unarchive the repository.") : green(`${name}, whose default branch is ${branch}`);
		},
		visibility: async (signal) => {
			const { isPublic } = await repository(signal);
			return judgeVisibility(isPublic, isPublic ? await workflows(signal).catch(() => []) : []);
		},
		approval: async (signal) => {
			if ((await workflows(signal).catch(() => [])).some(({ inputs }) => hasOwnToken(inputs))) return green(ownTokenNote);
			return judgeApproval((await token(signal))?.opensPulls);
		},
		rules: async (signal) => rulesVerdict(github, await branch(signal), settings),
		workflow: async (signal) => judgeWorkflows(await workflows(signal), await branch(signal)),
		"run-name": onWorkflow(judgeRunName),
		watched: async (signal) => {
			const { agent, checks } = await found(signal);
			return judgeWatched(agent, checks);
		},
		permissions: async (signal) => {
			const writesByDefault = (await token(signal).catch(() => void 0))?.writesByDefault;
			return onWorkflow((found) => judgePermissions(found, writesByDefault))(signal);
		},
		reports: onWorkflow(({ inputs }) => reportsVerdict(inputs, settings, manifest)),
		secrets: async (signal) => {
			const [secrets, variables] = await Promise.all([github.secrets(), github.variables()]);
			return judgeNames(await workflows(signal), secrets, variables && new Set(variables.keys()));
		}
	};
}
async function rulesVerdict(github, into, { read }) {
	const names = {
		key: read("sample-ticket") ?? "APP-1",
		summary: "Summary"
	};
	const name = branchName(read("branch"), names);
	const [branch, base] = await Promise.all([github.rulesOf(name), github.rulesOf(into)]);
	return judgeRules(name, {
		branch,
		base
	}, fillMessage(read("commit-message"), names));
}
function reportsVerdict(inputs, { read, isGiven }, manifest) {
	const command = inputs.get("test-command") ?? read("test-command");
	if (!command) return amber("Set `test-command`: without tests, nothing shows a change to work.");
	if (command.includes("${{")) return notChecked("only a job knows `test-command`");
	const isNamed = inputs.has("test-report") || isGiven("test-report");
	const { kind, sentence } = testSourceOf(command, isNamed, manifest);
	return kind === "report" ? green(sentence) : amber(sentence);
}
function judgeApproval(isOn) {
	const switched = "“Allow GitHub Actions to create and approve pull requests”";
	const where = "under Settings > Actions > General";
	if (isOn === false) return red(`Turn on ${switched} ${where}.`);
	if (isOn === true) return green("turned on");
	return amber(`Check ${where} that ${switched} is on: only an administrator's token may read it.`);
}
// src/cli/doctor/jira-probes.ts
const pause = 300;
function jiraProbes(settings, patience) {
	const { read, show, isGiven } = settings;
	if (!jiraSettings.some(isGiven)) return { absent: notChecked(`set ${show("jira-url")}`) };
	const options = {
		timeoutMs: patience * .45,
		wait: () => new Promise((resolve) => setTimeout(resolve, pause))
	};
	const jira = once(() => jiraInspection(readJira(settings), options));
	const tickets = once(() => jiraTickets(readJira(settings), options));
	const account = once(async (signal) => jira(signal).account());
	const key = read("sample-ticket");
	const noTicket = notChecked(`set ${show("sample-ticket")} to a ticket of the project, such as APP-17`);
	const onTicket = (probe) => (signal) => key === void 0 ? noTicket : probe(key, signal);
	const lacking = once(async (signal) => key === void 0 ? void 0 : jira(signal).lacking(key));
	const permissions = async (signal) => {
		const found = await lacking(signal);
		if (found === void 0 || key === void 0) return noTicket;
		if (found.size === 0) return green("granted");
		const names = [...found].map((name) => `“${name}”`).join(", ");
		const roles = `${read("jira-url")}/plugins/servlet/project-config/${projectOf(key)}/roles`;
		const isRequired = found.size > 1 || !found.has("Assign issues");
		const advice = `Grant the agent's account ${names} in the project: ${roles}`;
		return isRequired ? red(advice) : amber(advice);
	};
	return {
		site: async (signal) => green(`${await jira(signal).site()} answers`),
		account: async (signal) => green((await account(signal)).name || "accepted"),
		language: async (signal) => judgeLanguage((await account(signal)).locale, isGiven("jira-email")),
		"project-permissions": permissions,
		ticket: onTicket(async (ticket, signal) => {
			await tickets(signal).read(ticket, emptyRecord);
			return green(`${ticket} is readable`);
		}),
		scopes: onTicket(async (ticket, signal) => {
			await jira(signal).write(ticket);
			return green("the token may write");
		}),
		moves: onTicket(async (ticket, signal) => judgeMoves(await jira(signal).workflow(ticket), readTargets(settings))),
		sweep: async (signal) => {
			if (!isGiven("sweep-jql")) return notChecked(`set ${show("sweep-jql")}`);
			const scope = {
				jql: readQuery(settings),
				hours: 1,
				limit: 1
			};
			await tickets(signal).sweep(scope);
			return green("Jira accepts it");
		}
	};
}
function judgeLanguage(locale, isCloud) {
	if (locale === void 0) return notChecked("Jira does not tell the account's language, which is to be English");
	if (/^en\b|^en_/i.test(locale)) return green(locale);
	return amber(`Set the language of the agent's account to English in its profile${isCloud ? " (https://id.atlassian.com/manage-profile/account-preferences)" : ""}: it is ${locale}.`);
}
// src/cli/doctor/model-probes.ts
function modelProbes(settings, { patience, hasIdentity }) {
	const { read, show, isGiven } = settings;
	if (!isGiven("model")) return { absent: notChecked(`set ${show("model")}`) };
	if (hasIdentity) return { absent: amber("Not checked here: the workflow signs in with its identity, which only a job has.") };
	const names = modelsOfRun(settings);
	const trial = once((signal) => tryModels(settings, signal, patience * .9));
	const unless = (of, found) => async (signal) => {
		const { failure } = await trial(signal);
		return failure?.of === of ? red(failure.sentence) : green(found);
	};
	return {
		async endpoint(signal) {
			const { host } = new URL(read("base-url"));
			const { advice } = await trial(signal);
			if (advice !== void 0) return amber(`${host} answers here without a cache: ${advice}.`);
			return unless("endpoint", `${host} answers`)(signal);
		},
		key: unless("key", "accepted"),
		"model-name": unless("model-name", `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} accepted`),
		tools: async (signal) => {
			const { failure, callsTools } = await trial(signal);
			if (failure !== void 0) return red(failure.sentence);
			if (callsTools) return green("the tool was called");
			return amber("The model replied without calling the tool. The agent also reads replies in text, but a model that calls tools makes fewer mistakes.");
		}
	};
}
async function tryModels(settings, signal, patience) {
	const asked = modelsOfRun(settings).map((model) => tryModel({
		...readModel(settings),
		model
	}, signal, patience));
	const tried = await Promise.all(asked);
	return tried.find(({ failure }) => failure !== void 0) ?? {
		...tried[0],
		callsTools: tried.every(({ callsTools }) => callsTools)
	};
}
// src/cli/doctor/worker-probes.ts
const Answer = object({
	ok: boolean().optional(),
	checked: number().optional(),
	decision: string().optional(),
	error: string().optional(),
	errors: array(string()).optional()
});
function workerProbes({ read, show, isGiven }) {
	const address = read("worker-url");
	if (address === void 0 && isGiven("sweep-jql")) {
		const advice = `Set ${show("worker-url")} if there is a Worker beside the sweep.`;
		return { absent: amber(`${advice} Without one, the sweep finds the tickets.`) };
	}
	if (address === void 0) return { absent: notChecked(`set ${show("worker-url")}`) };
	const health = once((signal) => ask(`${address}/healthz`, { signal }, show("worker-url")));
	return {
		worker: async (signal) => {
			await health(signal);
			return green(`${new URL(address).host} answers`);
		},
		"worker-settings": async (signal) => {
			const { ok, problem } = await health(signal);
			return ok === true ? green("complete") : red(problem);
		},
		"worker-token": async (signal) => {
			const { ok, checked = 0, problem } = await ask(`${address}/healthz?check`, { signal }, show("worker-url"));
			return ok === true ? green(`GitHub accepts its token; repositories: ${checked}`) : red(problem);
		},
		signature: async (signal) => {
			if (!isGiven("webhook-secret")) return notChecked(`set ${show("webhook-secret")}`);
			const { decision, problem } = await ask(`${address}/webhooks/jira`, ping(read("webhook-secret") ?? "", signal), "");
			if (decision === "ignored") return green("a signed ping was accepted, and started nothing");
			return red(`${problem} Set ${show("webhook-secret")} to the secret of the Worker and of Jira's webhook.`);
		}
	};
}
function ping(secret, signal) {
	const body = JSON.stringify({
		timestamp: Date.now(),
		webhookEvent: "jira-bug-fix-agent:ping"
	});
	return {
		method: "POST",
		body,
		headers: {
			"content-type": "application/json",
			"x-hub-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
			"x-atlassian-webhook-identifier": "doctor"
		},
		signal
	};
}
async function ask(url, init, setting) {
	const { host } = new URL(url);
	const answer = await fetch(url, {
		...init,
		redirect: "manual"
	}).catch((cause) => {
		init.signal?.throwIfAborted();
		const explained = findExplanation(cause);
		if (explained !== void 0) throw explained;
		throw new UserError(`Set ${setting} to the address of the Worker: ${host} cannot be reached.`, { cause });
	});
	const body = Answer.safeParse(await smallJson(answer.body)).data;
	if (body === void 0 || Object.keys(body).length === 0) throw new UserError(`Set ${setting} to the address of the Worker: ${host} answers ${answer.status}, but not as the Worker does.`);
	const { error, errors } = body;
	const problem = errors?.join(" ") ?? error ?? `The Worker answers ${answer.status}.`;
	return {
		...body,
		problem
	};
}
// src/cli/doctor/workflow-inputs.ts
async function findWorkflow(root) {
	return (await findWorkflows(root)).agent[0];
}
function workflowInputs({ path, action, inputs }, variables) {
	const texts = {
		value: new Map(),
		compared: new Map()
	};
	const unknown = [];
	for (const name of settingNames) {
		const [written, what = "ignored"] = [inputs.get(name), fromWorkTree(name)];
		if (written === void 0 || what === "agreed" || what === "ignored") continue;
		const text = textOf(written, variables);
		if (text === void 0) unknown.push(name);
		else if (text.trim() !== "") texts[what].set(name, text);
	}
	return {
		path,
		action,
		texts,
		unknown
	};
}
const expression = /^\s*\$\{\{\s*vars\.([A-Za-z_]\w*)\s*\}\}\s*$/;
function textOf(written, variables) {
	if (!written.includes("${{")) return written;
	const [, name] = expression.exec(written) ?? [];
	return name && variables && (variables.get(name.toUpperCase()) ?? "");
}
function withWorkflow(given, { path, texts: { value } }) {
	return withTexts(given, path, new Map([...value].filter(([name]) => !given.isGiven(name))));
}
const addresses = [
	["cloud-id", "site"],
	["jira-url", "site"],
	["base-url", "endpoint"]
];
function addressDifferences(settings, workflow) {
	const found = addresses.flatMap(([name, joint]) => {
		const verdict = judgeAddress(settings, workflow, name);
		return verdict === void 0 ? [] : [[joint, verdict]];
	});
	return new Map(found);
}
function judgeAddress({ text, show, isGiven }, { path, texts, unknown }, name) {
	const usual = literalDefault(name);
	const own = isGiven(name) ? text(name) ?? "" : usual;
	const given = texts.compared.get(name)?.trim() ?? "";
	const instead = usual === "" ? "" : ` in place of ${usual}`;
	if (given === "") {
		if (!(usual !== "" && !isGiven(name) && unknown.includes(name))) return void 0;
		return amber(`Set ${show(name)}: ${path} names an address${instead} that is not known here.`);
	}
	if (normal(name, given) === normal(name, own)) return void 0;
	const theirs = clip(oneLine(given), 200);
	return isGiven(name) ? red(`Make them the same: \`${name}\` is ${theirs} in ${path}, and ${show(name)} is ${oneLine(own)}. Neither was asked.`) : amber(`Set ${show(name)} to ${theirs} if you trust it: only ${path} names that${instead}, and an address from a work tree is not asked.`);
}
function normal(name, text) {
	const value = settingsTable[name].kind.parse(text) ?? text;
	return URL.canParse(value) ? new URL(value).href.replace(/\/$/, "") : value;
}
function signsInAsJob({ texts, unknown }, settings) {
	const has = (name) => texts.compared.has(name) || unknown.includes(name);
	if (has("identity-provider-id")) return true;
	const address = settings.read("base-url");
	return (isAnthropic(address) || bedrockPlace(address) !== void 0) && !has("api-key") && collectProblems([() => readApiKey(settings)]).length > 0;
}
// src/cli/doctor/doctor.ts
async function doctorFromCli({ settings: given }, { signal, patience = 2e4 }) {
	const repository = await repositoryOf(given);
	const github = inspectGitHub(given, repository, patience);
	const root = await rootOf(given);
	const found = await findWorkflow(root);
	const manifest = await fileAt(root, "HEAD", "package.json") ?? void 0;
	const variables = found && await github?.variables().catch(() => void 0);
	const workflow = found && workflowInputs(found, variables);
	const file = await findSettingsFile(given.read("repo"));
	const hideGiven = hideSecrets(givenSecrets(given));
	for (const line of describeInputs(given, workflow)) printError(hideGiven(line));
	const base = workflow === void 0 ? given : withWorkflow(given, workflow);
	const both = file && tightened(base, file, {
		isFixed: given.isGiven,
		runsCommands: true
	});
	if (both !== void 0) printError(hideGiven(both.sentence));
	const settings = both?.settings ?? base;
	const hide = hideSecrets(givenSecrets(settings));
	const say = (text) => printError(hide(text));
	for (const line of describeWeak(settings)) say(line);
	const settled = workflow === void 0 ? new Map() : addressDifferences(given, workflow);
	const hasIdentity = workflow !== void 0 && signsInAsJob(workflow, settings);
	if (settings.isGiven("model") && !settled.has("endpoint") && !hasIdentity) for (const name of modelsOfRun(settings)) say(describeTrial(name, settings));
	const limits = {
		signal,
		patience,
		settled
	};
	const groups = {
		model: examine("model", modelProbes(settings, {
			patience,
			hasIdentity
		}), limits),
		jira: examine("jira", jiraProbes(settings, patience), limits),
		github: examine("github", githubProbes(github, repository, settings, manifest), limits),
		worker: examine("worker", workerProbes(settings), limits)
	};
	await Promise.allSettled(Object.values(groups));
	const findings = (await Promise.all(Object.values(groups))).flat().map((finding) => ({
		...finding,
		sentence: clip(hide(harmless(finding.sentence)), 2e3)
	}));
	if (settings.read("json")) printResult(findingsJson(findings));
	else printReport(reportOf(findings));
	const open = uncheckedGroups(findings);
	if (open.length > 0) say(`Not checked: ${open.join(", ")}.`);
	return exitCodeOf(findings);
}
function reportOf(findings) {
	return Object.entries(jointGroups).map(([group, title]) => {
		return [title, ...findingLines(findings.filter((finding) => finding.group === group)).map(({ mark, text }) => `  ${mark}  ${text.replaceAll("\n", "\n    | ")}`)];
	}).map((lines) => lines.join("\n")).join("\n");
}
function rootOf({ read }) {
	return worktreeRoot(read("repo")).catch(() => read("repo"));
}
async function repositoryOf({ read }) {
	const named = read("github");
	if (named !== void 0) return named;
	const origin = await originOf(read("repo"));
	const { host } = new URL(read("github-api-url"));
	return origin?.host === host.replace(/^api\.(?=github\.com$)/, "") ? origin.repository : void 0;
}
function describeWeak({ read, isGiven, show }) {
	const weak = settingNames.filter((name) => settingsTable[name].kind.form === "secret" && isGiven(name) && isWeakSecret(String(read(name))));
	if (weak.length === 0) return [];
	return [`Set another value for ${weak.map(show).join(", ")}: a short or common one cannot be hidden in texts.`];
}
function describeInputs({ isGiven, show }, inputs) {
	if (inputs === void 0) return [`Run \`${program} init\` first: no file in .github/workflows runs the agent.`];
	const { path, action, texts, unknown } = inputs;
	const taken = [...texts.value.keys()].filter((name) => !isGiven(name));
	const missing = unknown.filter((name) => !isGiven(name));
	const ways = missing.map(show).filter((way) => way !== "");
	const advice = ways.length === 0 ? "" : ` Set ${ways.join(", ")} to check them.`;
	return [`From ${path}, which runs ${action}: ${taken.join(", ") || "nothing"}.`, ...missing.length === 0 ? [] : [`Not known here: ${missing.join(", ")}.${advice}`]];
}
function describeTrial(model, { read }) {
	const { prompt: promptTokens, reply: completionTokens } = trialTokens;
	const used = {
		...nothingSpent,
		promptTokens,
		completionTokens
	};
	const prices = listPrices(model, read("base-url"));
	const most = typeof prices === "string" ? "" : `, for at most ${describeMoney(computeCost(used, prices), prices)}`;
	return `Asks ${oneLine(model, 100)} once, with at most ${promptTokens + completionTokens} tokens${most}.`;
}
export { doctorFromCli };
