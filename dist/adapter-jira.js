import { $ as byteLength, A as cleanCodeLine, O as clean, S as foldCase, _t as writeMarkdownTable, c as retryAfterMs, dt as codeLines, ft as codeSpan, gt as prefixed, h as readMembers, ht as linkTo, it as excerpt, j as cleanLine, k as cleanCode, lt as oneLine, m as parseJson, mt as joined, nt as clipWithin, pt as fenced, z as withoutLineBreaks } from "./engine-text.js";
import { C as ZodError, b as union, c as custom, f as literal, g as record, h as object, i as _enum, l as date, m as number, o as array, p as looseObject, s as boolean, v as string, x as unknown } from "./package-zod.js";
import { $r as ticketKey, An as breakCommands, Ar as pictureLimits, Dn as joinTexts, Mr as spaceProblem, Qr as projectOf, Rr as textsWithPictures, Tn as pageUrl, Xr as hasCommentMark, Xt as renderMarkdown, Yr as commentMarkOf, Zr as lastMark, _r as chooseTransition, ai as isTicketRecord, ii as fitRecord, jr as spaceForPicture, kn as text, kr as judgePicture, ri as emptyRecord, wn as capBlocks } from "./core.js";
import { c as UserError, d as errorMessage, f as findExplanation, h as showInput, l as cannotReach, o as OutageError, r as settleAll, s as UnreachableError, t as firstBytes } from "./engine-base.js";
import { S as NotFoundError, _ as isForbiddenError, a as getTransitions, b as AuthError, c as createOrUpdateRemoteIssueLink, d as getIssuePropertyKeys, f as setIssueProperty, g as isApiError, h as getComments, i as getIssue, l as deleteIssueProperty, m as getComment, n as assignIssue, o as countIssues, p as getFields, r as doTransition, s as searchAndReconsileIssuesUsingJqlPost, t as getMyPermissions, u as getIssueProperty, v as isNotFoundError, x as ForbiddenError, y as ApiError } from "./package-jira.js";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// src/adapters/jira/account.ts
const described = {
	displayName: string().optional().catch(void 0),
	locale: string().optional().catch(void 0)
};
const accounts = {
	cloud: object({
		accountId: string().min(1),
		...described
	}),
	"data-center": object({
		name: string().min(1),
		key: string().min(1),
		...described
	})
};
function isAccount({ accountId, name, key }, own) {
	if ("accountId" in own) return accountId === own.accountId;
	return name === own.name || (key ?? name) === own.key;
}
async function ownAccount(transport, kind) {
	const path = [
		"rest",
		"api",
		kind === "cloud" ? "3" : "2",
		"myself"
	];
	try {
		return accounts[kind].parse(await transport.send({
			method: "GET",
			path
		}));
	} catch (error) {
		if (!isAnswered(error)) throw error;
		throw await wrongDeployment(transport, kind, error) ?? explainLogin(error, kind, transport.show);
	}
}
function isAnswered(error) {
	const root = error instanceof UserError ? error.cause : error;
	if (isApiError(root)) return root.status < 500 && root.status !== 429;
	return root instanceof SyntaxError || root instanceof ZodError;
}
const ServerInfo = object({ deploymentType: string() });
async function wrongDeployment(transport, kind, cause) {
	const found = await deploymentAt(transport).catch(() => void 0);
	if (found === void 0 || found === kind) return void 0;
	return new UserError(deploymentAdvice(found, transport.show), { cause });
}
async function deploymentAt(transport) {
	const answer = await transport.send({
		method: "GET",
		path: [
			"rest",
			"api",
			"2",
			"serverInfo"
		],
		anonymous: true
	});
	const info = ServerInfo.safeParse(answer);
	if (!info.success) return void 0;
	return info.data.deploymentType.toLowerCase() === "cloud" ? "cloud" : "data-center";
}
function deploymentAdvice(found, show) {
	const advice = found === "cloud" ? `Jira Cloud: set ${show("jira-email")} to the account’s e-mail address, and ${show("jira-token")} to an API token of that account.` : `Jira Data Center: leave ${show("jira-email")} empty, and set ${show("jira-token")} to a personal access token.`;
	return `The server at ${show("jira-url")} is ${advice}`;
}
function explainLogin(error, kind, show) {
	if (error instanceof UserError) return error;
	const url = show("jira-url");
	const owned = show(kind === "cloud" ? "jira-email" : "jira-token");
	const product = kind === "cloud" ? "Jira Cloud" : "Jira Data Center";
	const problem = isForbiddenError(error) ? `The Jira at ${url} does not let the account of ${owned} in: give it access to the site, also from the network of this machine.` : `The server at ${url} is not ${product}: set it to the address of the Jira site.`;
	return new UserError(problem, { cause: error });
}
// src/adapters/jira/client.ts
function jiraClient(transport, version, find) {
	return { sendRequest: async (options) => {
		const request = requestOf(options, version);
		const answer = await transport.send({
			...request,
			find
		});
		const parsed = options.schema?.safeParse(answer);
		return parsed?.success ? parsed.data : custom().parse(answer);
	} };
}
function unlessMissing(request) {
	return request.catch((error) => {
		if (isNotFoundError(error)) return void 0;
		throw error;
	});
}
async function readProperty(client, issueIdOrKey, propertyKey) {
	return (await unlessMissing(getIssueProperty(client, {
		issueIdOrKey,
		propertyKey
	})))?.value;
}
const Method = _enum([
	"GET",
	"POST",
	"PUT",
	"DELETE"
]);
function requestOf(options, version) {
	const { url, method = "GET", searchParams = {}, body } = options;
	const [rest = "", api = "", _, ...resource] = segments(url);
	const isRepeatable = method !== "POST" || repeatablePosts.has(resource.at(-1) ?? "");
	const query = Object.entries(searchParams).map(([name, value]) => [name, parameter(value, version)]);
	return {
		method: Method.parse(method),
		path: [
			rest,
			api,
			String(version),
			...resource
		],
		query: Object.fromEntries(query),
		body,
		isRepeatable
	};
}
const repeatablePosts = new Set([
	"jql",
	"approximate-count",
	"remotelink"
]);
function segments(url) {
	if (!/^\/rest\/api\/3(\/[\w.~@!$&'()*+,;=:%-]+)+$/.test(url)) throw new Error(`jira.js produced a path that is not one of Jira’s: ${JSON.stringify(url)}`);
	return url.slice(1).split("/").map(decodeURIComponent);
}
function parameter(value, version) {
	if (Array.isArray(value)) return version === 2 ? value.join(",") : value.map(String);
	return value === void 0 ? void 0 : String(value);
}
// src/adapters/jira/transport/answer.ts
function checkAnswer(answer, access) {
	const error = answer.status < 300 ? void 0 : statusError(answer);
	const problem = loginProblem(answer, access);
	if (problem !== void 0) {
		const cause = error ?? new AuthError("Jira treated the request as anonymous", answer.statusText, textOf$2(answer));
		throw new UserError(problem, { cause });
	}
	if (error === void 0) return;
	throw answer.status >= 500 || answer.status === 429 ? outage(error, access) : error;
}
function loginProblem(answer, access) {
	if (isLockedOut(answer)) return lockedOut(access);
	if (answer.status === 401 && lacksScope(answer)) return `${access.show("jira-token")} lacks a scope: create one with read:jira-work, write:jira-work and read:jira-user.`;
	if (answer.status === 401 || isAnonymous(answer)) return rejectedLogin(access);
	if (answer.status >= 300 && answer.status < 400) return redirected(answer, access);
	return isUnknownSite(answer, access) ? unknownSite(access) : void 0;
}
function loginReasons({ headers }) {
	return (headers.get("x-seraph-loginreason") ?? "").toUpperCase().split(/[\s,;]+/);
}
function isAnonymous(answer) {
	const reasons = loginReasons(answer);
	return !reasons.includes("OK") && [
		"AUTHENTICATED_FAILED",
		"AUTHENTICATION_DENIED",
		"AUTHORISATION_FAILED"
	].some((reason) => reasons.includes(reason));
}
function isLockedOut(answer) {
	const why = answer.headers.get("x-authentication-denied-reason") ?? "";
	return /CAPTCHA/i.test(why) || loginReasons(answer).includes("AUTHENTICATION_DENIED");
}
function lockedOut({ kind, baseUrl, show }) {
	const token = show("jira-token");
	return `Jira at ${baseUrl} asks for a CAPTCHA after failed logins: log in once in a browser as ${kind === "cloud" ? show("jira-email") : `the account of ${token}`}, and check ${token}.`;
}
function rejectedLogin(access) {
	const { baseUrl, show } = access;
	const token = show("jira-token");
	if (access.kind === "data-center") return `Jira at ${baseUrl} does not accept ${token}: set it to an unexpired personal access token.`;
	const sentence = `Jira at ${baseUrl} does not accept ${show("jira-email")} with ${token}: set them to the account’s e-mail address and an unexpired API token of that account`;
	return access.cloudId === void 0 ? `${sentence}; a token with scopes or of a service account needs ${show("cloud-id")} too.` : `${sentence}, and check that ${show("cloud-id")} is the id of this site.`;
}
function redirected({ headers }, { baseUrl, show }) {
	const location = headers.get("location") ?? "";
	return `The server at ${baseUrl} redirects to ${URL.canParse(location, baseUrl) ? new URL(location, baseUrl).origin : "elsewhere"}: set ${show("jira-url")} to the address at which Jira itself answers.`;
}
function isUnknownSite(answer, access) {
	return access.kind === "cloud" && access.cloudId !== void 0 && answer.status === 404 && !bodyText(answer).includes("\"errorMessages\"");
}
function unknownSite({ baseUrl, show }) {
	return `Atlassian’s gateway knows no site with this ID: set ${show("cloud-id")} to the id shown at ${baseUrl}/_edge/tenant_info.`;
}
const lacksScope = (answer) => /scope does not match/i.test(bodyText(answer));
const bodyText = ({ bytes }) => new TextDecoder().decode(bytes.subarray(0, 1e4));
function outage(error, { baseUrl }) {
	const answered = `Jira at ${baseUrl} answered ${`${error.status} ${error.statusText}`.trim()}`;
	const reason = findReason(error.body);
	const message = reason === "" ? `${answered}.` : `${answered}: “${reason}”`;
	return new OutageError(message, { cause: error });
}
const JiraProblem = object({
	message: string().catch(""),
	errorMessages: array(string()).catch([]),
	errors: record(string(), string()).catch({})
});
const longestPage = 4e3;
const unread = /<(script|style|head)\b.*?<\/\1\s*>|<[^>]*>/gis;
function findReason(body) {
	if (typeof body === "string") return clipWithin(oneLine(body.slice(0, longestPage).replace(unread, " ")), 300);
	const { message, errorMessages, errors } = JiraProblem.safeParse(body).data ?? noProblem;
	return clipWithin(oneLine([
		...errorMessages,
		...Object.values(errors),
		message
	].join(" ")), 300);
}
const noProblem = {
	message: "",
	errorMessages: [],
	errors: {}
};
function parseAnswer(answer, { baseUrl, show }) {
	if (answer.truncated) {
		const most = `${answer.bytes.length / 2 ** 20} MiB`;
		throw new OutageError(`Jira at ${baseUrl} sent an answer of more than ${most}.`);
	}
	const text = textOf$2(answer);
	if (text.trim() === "") return void 0;
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new UserError(`The server at ${baseUrl} is not Jira: set ${show("jira-url")} to the address of the Jira site.`, { cause });
	}
}
function noAnswer(result, { baseUrl, show }, { timeoutMs, hasAnswered }) {
	const { cause } = result;
	const explained = findExplanation(cause);
	if (explained !== void 0) return explained;
	if (result.kind === "timed-out") {
		const why = `did not answer within ${timeoutMs / 1e3} s`;
		return hasAnswered ? new OutageError(`Jira at ${baseUrl} ${why}.`, { cause }) : new UnreachableError(cannotReach("Jira", baseUrl, `it ${why}`, show("jira-url")), { cause });
	}
	const { code, why } = result;
	if (hasAnswered || lostCodes.has(code)) return new OutageError(`The connection to Jira at ${baseUrl} failed: “${why}”`, { cause });
	return new UserError(cannotReach("Jira", baseUrl, code || why, show("jira-url")), { cause });
}
const lostCodes = new Set([
	"ECONNRESET",
	"EPIPE",
	"UND_ERR_SOCKET"
]);
const textOf$2 = ({ bytes }) => new TextDecoder().decode(bytes);
function bodyOf(answer) {
	const text = textOf$2(answer);
	const json = parseJson(text);
	return json === void 0 ? text : json;
}
function statusError(answer) {
	const { status, statusText } = answer;
	const body = bodyOf(answer);
	const message = `Jira answered ${status}`;
	if (status === 401) return new AuthError(message, statusText, body);
	if (status === 403) return new ForbiddenError(message, statusText, body);
	if (status === 404) return new NotFoundError(message, statusText, body);
	return new ApiError(message, status, statusText, body);
}
// src/adapters/jira/transport/exchange.ts
async function exchange({ url, ...request }, { timeoutMs, maxBytes, signal: run }) {
	const timer = AbortSignal.timeout(timeoutMs);
	const signal = run === void 0 ? timer : AbortSignal.any([timer, run]);
	try {
		return {
			kind: "answered",
			answer: await readAnswer(await fetch(url, {
				...request,
				body: request.body ?? null,
				signal
			}), maxBytes)
		};
	} catch (cause) {
		run?.throwIfAborted();
		return timer.aborted ? {
			kind: "timed-out",
			cause
		} : {
			kind: "failed",
			...reasonOf(cause),
			cause
		};
	}
}
const ConnectionError = object({
	code: string().catch(""),
	message: string()
});
function reasonOf(thrown) {
	const root = thrown instanceof Error ? thrown.cause : void 0;
	const { code, message } = ConnectionError.safeParse(root).data ?? {
		code: "",
		message: ""
	};
	return {
		code,
		why: oneLine(message || errorMessage(thrown))
	};
}
async function readAnswer(response, maxBytes) {
	const { status, statusText, headers, url } = response;
	const { bytes, isWhole } = await firstBytes(response.body, maxBytes);
	return {
		status,
		statusText,
		headers,
		url,
		bytes,
		truncated: !isWhole
	};
}
// src/adapters/jira/transport/request.ts
function apiBase(access) {
	if (access.kind !== "cloud" || access.cloudId === void 0) return access.baseUrl;
	return `https://api.atlassian.com/ex/jira/${encodeURIComponent(access.cloudId)}`;
}
function addressOf(base, path, query = {}) {
	const search = new URLSearchParams();
	for (const [name, value = []] of Object.entries(query)) for (const each of [value].flat()) search.append(name, String(each));
	const address = [base, ...path.map(encoded)].join("/");
	return search.size === 0 ? address : `${address}?${search}`;
}
function encoded(segment) {
	if ([
		"",
		".",
		".."
	].includes(segment)) throw new Error(`“${segment}” cannot be part of a Jira address.`);
	return encodeURIComponent(segment.toWellFormed());
}
// src/adapters/jira/transport/transport.ts
const maxAnswer = 8388608;
function jiraTransport(access, options = {}) {
	const base = apiBase(access);
	const perform = performer(access, options);
	return {
		show: access.show,
		send: async ({ method, path, query, body, anonymous = false, ...repetition }) => {
			const headers = {
				accept: "application/json",
				"user-agent": userAgent,
				...anonymous ? {} : { authorization: authorization(access) },
				...body === void 0 ? {} : { "content-type": "application/json" }
			};
			const request = {
				method,
				url: addressOf(base, path, query),
				headers,
				body: JSON.stringify(body),
				redirect: "manual"
			};
			const { isRepeatable = method !== "POST", find } = repetition;
			return parseAnswer(await perform(request, maxAnswer, {
				isRepeatable,
				find: find && (() => find().then(lostAnswer))
			}), access);
		},
		download: async (path, maxBytes) => {
			const headers = {
				"user-agent": userAgent,
				authorization: authorization(access)
			};
			const request = {
				method: "GET",
				url: addressOf(base, path),
				headers,
				redirect: "follow"
			};
			const { bytes, url } = await perform(request, maxBytes, { isRepeatable: true });
			return {
				bytes,
				url
			};
		}
	};
}
function performer(access, options) {
	const { timeoutMs = 3e4, signal, onWait, wait = waitInRealTime } = options;
	let hasAnswered = false;
	return async (request, maxBytes, repetition) => {
		const result = await withRetries(repetition, async () => {
			const result = await exchange(request, {
				timeoutMs,
				maxBytes,
				signal
			});
			hasAnswered ||= result.kind === "answered";
			return result;
		}, (milliseconds) => {
			onWait?.(milliseconds);
			return wait(milliseconds, signal);
		});
		if (result.kind !== "answered") throw noAnswer(result, access, {
			timeoutMs,
			hasAnswered
		});
		checkAnswer(result.answer, access);
		return result.answer;
	};
}
function lostAnswer(found) {
	if (found === void 0) return void 0;
	const bytes = new TextEncoder().encode(JSON.stringify(found));
	return {
		kind: "answered",
		answer: {
			status: 200,
			statusText: "",
			headers: new Headers(),
			url: "",
			bytes,
			truncated: false
		}
	};
}
const userAgent = "jira-bug-fix-agent";
function authorization(access) {
	if (access.kind === "data-center") return `Bearer ${access.token}`;
	return `Basic ${Buffer.from(`${access.email}:${access.token}`).toString("base64")}`;
}
const waitInRealTime = (milliseconds, signal) => setTimeout(milliseconds, void 0, { signal });
const maxAttempts = 4;
const maxDelay = 6e4;
const firstDelay = {
	busy: 2e3,
	broken: 500
};
async function withRetries({ isRepeatable, find }, send, wait) {
	for (let attempt = 1;; attempt++) {
		const result = await send();
		const isOpen = leavesOpen(result);
		const delay = isRepeatable || find !== void 0 || !isOpen ? delayAfter(result, attempt) : void 0;
		if (delay !== void 0) await wait(delay);
		const found = isOpen ? await find?.() : void 0;
		if (found !== void 0) return found;
		if (delay === void 0) return result;
	}
}
const unconnected = new Set([...[
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"UND_ERR_CONNECT_TIMEOUT"
]]);
function leavesOpen(result) {
	if (result.kind === "answered") return result.answer.status >= 500;
	return result.kind === "timed-out" || !unconnected.has(result.code);
}
function delayAfter(result, attempt) {
	const doubling = (first) => first * 2 ** (attempt - 1) * jitter(.7);
	if (attempt === maxAttempts) return void 0;
	if (result.kind === "timed-out") return attempt === 1 ? 0 : void 0;
	if (result.kind === "failed") return doubling(firstDelay.broken);
	const { status, headers } = result.answer;
	if (status !== 429 && (status < 500 || status === 501)) return void 0;
	const requested = retryAfterMs(headers.get("retry-after"), Date.now());
	if (requested !== void 0) return requested > maxDelay ? void 0 : requested * jitter(1);
	return doubling([429, 503].includes(status) ? firstDelay.busy : firstDelay.broken);
}
const jitter = (least) => least + Math.random() * (1.3 - least);
// src/adapters/jira/error-advice.ts
const permissionNames = {
	BROWSE_PROJECTS: "Browse projects",
	ADD_COMMENTS: "Add comments",
	EDIT_ISSUES: "Edit issues",
	TRANSITION_ISSUES: "Transition issues",
	LINK_ISSUES: "Link issues",
	ASSIGN_ISSUES: "Assign issues"
};
function explainTicketError(error, operation) {
	if (!isApiError(error)) return error;
	const { key, email, permission, show } = operation;
	const message = jiraMessage(error);
	const account = email === "" ? `the account of ${show("jira-token")}` : email;
	if (lacksPermission(error, message)) return new UserError(`${account.replace(/^the/, "The")} lacks a permission for ${key}: grant it “${permission}” in the project.`, { cause: error });
	if (error.status === 404) return new UserError(`${key} cannot be seen by ${account}: check the key, or grant the account “Browse projects” in the project.`, { cause: error });
	return answerError(error, `for ${key}`, adviceFor(message)?.(show));
}
function explainQueryError(error, show) {
	if (!isApiError(error)) return error;
	const advice = adviceFor(jiraMessage(error)) ?? queryAdvice;
	return answerError(error, "to the search for tickets", error.status === 400 ? advice(show) : void 0);
}
function answerError(error, request, advice) {
	const answer = `Jira answered ${error.status} ${request}: ${jiraMessage(error)}`;
	return advice === void 0 ? new Error(answer, { cause: error }) : new UserError(`${answer.replace(/\.$/, "")}; ${advice}`, { cause: error });
}
function lacksPermission({ status }, message) {
	if (status === 403) return adviceFor(message) === void 0;
	return status === 400 && /permission/i.test(message) && !/\bfield '/i.test(message);
}
function jiraMessage(error) {
	return findReason(error.body) || `status ${error.status} without a reason`;
}
const queryAdvice = (show) => `fix ${show("sweep-jql")}, and try it in Jira’s issue search.`;
const advices = [
	{
		message: /unbounded jql/i,
		advice: (show) => `name a project in ${show("sweep-jql")}, so that Jira does not search every ticket.`
	},
	{
		message: /\bjql\b.*(?:error|pars|invalid)|error in the jql|does not exist for the field|field '.*' does not exist or you do not have permission/i,
		advice: queryAdvice
	},
	{
		message: /api has been removed/i,
		advice: () => "update this program to a newer version."
	},
	{
		message: /entered text is too long|exceeds the allowed limit/i,
		advice: () => "ask an administrator to raise jira.text.field.character.limit to 32767."
	},
	{
		message: /comment body is not valid/i,
		advice: (show) => `set ${show("jira-email")} for Jira Cloud, and leave it empty for Data Center.`
	},
	{
		message: /field .+ is required|cannot be set\. it is not on the appropriate screen|missing 'transition'|transition id '.*' is not valid/i,
		advice: (show) => `choose another transition in ${show("transition-on-start")}, ${show("transition-on-pull-request")}, ${show("transition-on-merge")} or ${show("transition-on-stop")}, or change the screen of this one.`
	}
];
function adviceFor(message) {
	return advices.find((row) => row.message.test(message))?.advice;
}
// src/adapters/jira/dialect.ts
const JiraStatus = object({
	id: string().optional().catch(void 0),
	name: string(),
	statusCategory: object({ key: _enum([
		"new",
		"indeterminate",
		"done"
	]).catch("new") })
}).transform(({ id, name, statusCategory: { key: category } }) => ({
	...id && { id },
	name,
	category
}));
const JiraTime = union([date(), string()]).optional().catch(void 0).transform((time) => {
	const date = new Date(time ?? NaN);
	return Number.isNaN(date.getTime()) ? void 0 : date.toISOString();
});
const JiraPerson = object({
	accountId: string().optional(),
	name: string().optional(),
	key: string().optional(),
	displayName: string().optional().catch(void 0),
	accountType: string().optional().catch(void 0),
	active: boolean().optional().catch(void 0)
});
const JiraAttachment = object({
	id: union([string().regex(/^\d+$/), number().int().transform(String)]),
	filename: string().min(1).catch("unnamed file"),
	mimeType: string().catch(""),
	size: number().catch(0),
	created: string().catch(""),
	author: JiraPerson.nullish().catch(null)
});
const FoundFields = object({
	summary: string().nullish(),
	status: JiraStatus,
	security: unknown().optional()
});
const FoundIssue = object({
	id: string(),
	key: string(),
	fields: FoundFields
});
const foundFields = Object.keys(FoundFields.shape);
// src/adapters/jira/assignee.ts
const Change = object({
	author: JiraPerson.nullish().catch(void 0),
	created: JiraTime,
	items: array(object({
		field: string(),
		fieldId: string().optional(),
		from: string().nullish(),
		fromString: string().nullish(),
		to: string().nullish()
	}))
});
const Assigned = object({
	fields: object({
		assignee: JiraPerson.nullish(),
		creator: JiraPerson.nullish()
	}),
	changelog: object({
		total: number().default(0),
		histories: array(Change)
	})
});
async function giveBackTicket(dialect, key, own) {
	const asked = {
		issueIdOrKey: key,
		fields: ["assignee", "creator"],
		expand: "changelog"
	};
	const issue = Assigned.parse(await getIssue(dialect.client, asked));
	if (!isAccount(issue.fields.assignee ?? {}, own)) return void 0;
	const owner = ownerBefore(issue, own);
	const person = owner && await dialect.findPerson(owner);
	if (person === void 0 || person.active === false || isAccount(person, own)) return void 0;
	return await dialect.assign(key, person).then(() => true, isUnassignable) ? person.displayName ?? person.name : void 0;
}
function ownerBefore({ fields: { creator }, changelog: { total, histories } }, own) {
	const instant = ({ created = "" }) => created;
	const newestFirst = histories.toSorted((a, b) => instant(b).localeCompare(instant(a)));
	for (const { author, items } of newestFirst) {
		const item = items.find(({ field, fieldId = field, to }) => fieldId === "assignee" && isId(to));
		if (item === void 0) continue;
		const { from, fromString } = item;
		if (from) return personOf(from, fromString, own);
		return isPerson(author) ? author : void 0;
	}
	return total <= histories.length && isPerson(creator) ? creator : void 0;
	function isId(id) {
		return id !== void 0 && id !== null && isAccount(personOf(id, void 0, own), own);
	}
}
function personOf(id, name, own) {
	const displayName = name ?? void 0;
	return "accountId" in own ? {
		accountId: id,
		displayName
	} : {
		key: id,
		displayName
	};
}
const isPerson = (account) => account !== void 0 && account !== null && account.accountType !== "app";
function isUnassignable(error) {
	if (isApiError(error) && [400, 404].includes(error.status) && !/permission/i.test(jiraMessage(error))) return false;
	throw error;
}
// src/adapters/jira/audience.ts
function isOpenToProject(security) {
	return (security ?? null) === null;
}
function isReporter(person, reporters) {
	if (reporters.size === 0) return true;
	return [
		person?.accountId,
		person?.name,
		person?.key
	].some((name) => name !== void 0 && reporters.has(name));
}
// src/adapters/jira/attachments.ts
const limits = {
	files: 5,
	each: 2e4,
	all: 6e4,
	download: 2097152
};
const textName = /\.(?:log|txt|text|out|err|trace|stack|stacktrace|md|rst|json|jsonl|ya?ml|toml|ini|cfg|conf|properties|csv|tsv|xml|css|scss|less|sql|diff|patch|sh|bash|ps1|bat|py|[cm]?jsx?|[cm]?tsx?|vue|svelte|java|kts?|scala|groovy|gradle|go|rs|c|h|cc|cpp|hpp|cs|fs|vb|rb|php|pl|lua|r|swift|m|dart|exs?|erl|hs|clj|tf|proto|graphql)(?:\.\d+)?$/i;
const textType = /^(?:text\/(?!rtf)|application\/(?:json|xml|x?-?yaml|javascript|sql|x-sh)\b)/i;
async function readAttachments(listed, shownInTexts, download) {
	const files = filesOf(listed, shownInTexts.reporters);
	const isHidden = ({ filename }) => shownInTexts.isRestricted(filename);
	const { pictures, problems } = await readPictures(files.filter((file) => !isText(file) && !isHidden(file)), shownInTexts, download);
	const attachments = [];
	let [shown, remaining] = [0, limits.all];
	for (const file of files) {
		const limit = shown < limits.files ? Math.min(limits.each, remaining) : 0;
		const problem = isHidden(file) ? restrictedNote : problems.get(file.id);
		const attachment = isText(file) && problem === void 0 ? await readText(file, limit, download) : {
			name: file.filename,
			note: joinedNote(noteOf(file), problem)
		};
		attachments.push(attachment);
		if (attachment.text === void 0) continue;
		shown += 1;
		remaining -= byteLength(attachment.text);
	}
	return {
		attachments,
		pictures
	};
}
function filesOf(listed, reporters) {
	return listed.flatMap((entry) => JiraAttachment.safeParse(entry).data ?? []).filter(({ author }) => isReporter(author, reporters)).sort((a, b) => b.created.localeCompare(a.created) || Number(b.id) - Number(a.id));
}
function isText({ filename, mimeType }) {
	return textType.test(mimeType) || textName.test(filename) && !/^image\//i.test(mimeType);
}
function noteOf({ mimeType, size }) {
	return joinedNote(mimeType, sizeText(size));
}
const joinedNote = (...parts) => parts.filter((part) => part !== void 0 && part !== "").join(", ");
async function readText(file, limit, download) {
	const name = file.filename;
	const note = noteOf(file);
	if (limit <= 0) return {
		name,
		note: `${note}, not read: newer files use up the limit`
	};
	const { bytes } = await download({
		id: file.id,
		name
	}, limits.download).catch(() => void 0) ?? {};
	if (bytes === void 0) return {
		name,
		note: `${note}, could not be read`
	};
	const isWhole = Math.max(file.size, bytes.length) <= limits.download;
	const text = textOf$1(bytes.subarray(0, limits.download), isWhole);
	if (text === void 0) return {
		name,
		note: `${note}, not UTF-8 text`
	};
	return {
		name,
		note: isWhole ? note : `${note}, only the first ${sizeText(limits.download)} were read`,
		text: excerpt(text, limit)
	};
}
function textOf$1(bytes, isWhole) {
	if (bytes.includes(0)) return void 0;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !isWhole });
	} catch {
		return;
	}
}
function sizeText(bytes) {
	if (bytes < 1024) return `${bytes} bytes`;
	if (bytes < 1024 ** 2) return `${Math.round(bytes / 1024)} KB`;
	return `${Math.round(bytes / 1024 ** 2 * 10) / 10} MB`;
}
const maxDownloads = 2 * pictureLimits.count;
const maxFailures = 2;
const restrictedNote = "not read: only a restricted comment shows it";
const unreadable = "could not be read";
async function readPictures(files, shown, download) {
	const candidates = inOrder(files.filter(isImage), shown);
	const pictures = [];
	const problems = new Map();
	let [downloads, failures] = [0, 0];
	for (const file of candidates) {
		const space = spaceForPicture(pictures);
		const problem = failures < maxFailures ? spaceProblem(file.size, downloads < maxDownloads ? space : 0) : unreadable;
		if (problem !== void 0) {
			problems.set(file.id, problem);
			continue;
		}
		downloads += 1;
		const read = await readPicture(file, space, download);
		if (read === unreadable) failures += 1;
		if (typeof read === "string") problems.set(file.id, read);
		else if (shown.isRestricted(read.mediaId)) problems.set(file.id, restrictedNote);
		else {
			const marks = [file.filename, read.mediaId].flatMap(shown.marksOf);
			pictures.push({
				...read.picture,
				marks
			});
		}
	}
	return {
		pictures,
		problems
	};
}
async function readPicture({ id, filename: name }, space, download) {
	const file = await download({
		id,
		name
	}, space + 1).catch(() => void 0);
	if (file === void 0) return unreadable;
	const judged = judgePicture(file.bytes, space);
	if (typeof judged === "string") return judged;
	const data = Buffer.from(file.bytes).toString("base64");
	return {
		picture: {
			name,
			...judged,
			data
		},
		mediaId: file.mediaId ?? ""
	};
}
const imageName = /\.(?:png|apng|jpe?g|jfif|gif|webp|bmp|tiff?|heic|avif|svg)$/i;
const isImage = ({ filename, mimeType }) => /^image\//i.test(mimeType) || imageName.test(filename);
function inOrder(files, { placeOf }) {
	const place = ({ filename }) => placeOf(filename) ?? Number.MAX_SAFE_INTEGER;
	return files.toSorted((one, other) => place(one) - place(other));
}
// src/adapters/jira/formats/adf/inline.ts
const renderers$1 = new Map(Object.entries({
	text: (node) => textOf(node),
	hardBreak: () => "\n",
	mention: (node) => `@${node.label.replace(/^@/, "")}`,
	emoji: (node) => node.attribute("text") || node.attribute("shortName") || "[emoji]",
	date: (node) => calendarDay(node.attribute("timestamp")),
	status: (node) => `[${node.attribute("text")}]`,
	placeholder: (node) => `[${node.attribute("text")}]`,
	inlineCard: (node) => card(node),
	media: (node) => media(node, "image"),
	mediaInline: (node) => media(node, "attachment")
}));
function isInline(node) {
	return renderers$1.has(node.type);
}
function renderInlineNodes(nodes, renderOther) {
	return nodes.map((node) => {
		const known = renderers$1.get(node.type);
		if (known === void 0) return renderOther(node);
		return node.marks.reduceRight(withMark, known(node)) + renderInlineNodes(node.content, renderOther);
	}).join("");
}
function placeholder(node) {
	const type = node.type || "unknown";
	return node.label === "" ? `[${type}]` : `[${type}: ${node.label}]`;
}
function card(node) {
	const url = node.attribute("url") || node.attribute("@id");
	if (node.label === "" && url === "") return placeholder(node);
	return ![url, ""].includes(node.label) && url !== "" ? linkTo(node.label, url) : `<${url || node.label}>`;
}
function media(node, kind) {
	const [name, url] = [node.attribute("alt") || node.label || "unnamed", node.attribute("url")];
	return `[${kind}: ${name}]${url === "" || url === name ? "" : `(${url})`}`;
}
const textOf = (node) => node.marks.some((mark) => mark.type === "code") ? codeSpan(node.text) : node.text;
const wrappings = new Map([
	["strong", ["**"]],
	["em", ["*"]],
	["strike", ["~~"]],
	["sub", ["<sub>", "</sub>"]],
	["sup", ["<sup>", "</sup>"]]
]);
const wrappingOf = (mark) => mark.type === "subsup" ? mark.attribute("type") : mark.type;
function withMark(text, mark) {
	if (mark.type === "link") return linkTo(text, mark.attribute("href"));
	const [before, after = before] = wrappings.get(wrappingOf(mark)) ?? [];
	const core = text.trim();
	return before === void 0 || core === "" ? text : text.replace(core, () => `${before}${core}${after}`);
}
function calendarDay(timestamp) {
	const date = new Date(timestamp === "" ? NaN : Number(timestamp));
	return !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : `[date: ${timestamp}]`;
}
// src/adapters/jira/formats/adf/node.ts
const maxDepth$1 = 60;
const maxMarks = 20;
function parseNode(value, depth = 0) {
	if (value === null || value === void 0) return void 0;
	if (depth > maxDepth$1) return textNode(allText(value));
	if (Array.isArray(value)) return group(parseNodes(value, depth));
	if (typeof value !== "object") return textNode(String(value));
	const fields = readMembers(value);
	const type = asText(fields.get("type"));
	const text = asText(fields.get("text"));
	const marks = parseNodes(fields.get("marks"), depth).slice(0, maxMarks);
	const attrs = readMembers(fields.get("attrs"));
	const content = parseNodes([fields.get("content"), attrs.get("originalValue")].flat(), depth);
	if (type === "text" && content.length === 0) return textNode(text, marks);
	const all = text === "" ? content : [textNode(text, marks), ...content];
	if (type === "text") return group(all);
	const data = readMembers(attrs.get("data"));
	const attribute = (name) => attributeText(attrs.get(name)) || attributeText(data.get(name));
	const node = {
		...group(all),
		type,
		attribute,
		label: labelOf(attribute, attrs)
	};
	return text === "" ? {
		...node,
		marks
	} : node;
}
function parseNodes(value, depth) {
	return Array.isArray(value) ? value.map((entry) => parseNode(entry, depth + 1)).filter((node) => node !== void 0) : [];
}
const labels = [
	"text",
	"title",
	"alt",
	"name",
	"url",
	"extensionKey",
	"resourceId",
	"id"
];
function labelOf(attribute, attrs) {
	const label = labels.map(attribute).find(Boolean) ?? "";
	const macro = readMembers(readMembers(attrs.get("parameters")).get("macroParams"));
	const source = readMembers(readMembers(attrs.get("datasource")).get("parameters"));
	return [label, ...[...macro, ...source].flatMap(([name, value]) => {
		const text = asText(value) || asText(readMembers(value).get("value"));
		return text === "" ? [] : [`${name}=${text}`];
	})].filter(Boolean).join(" ");
}
function codeText(block) {
	return plainText({
		...block,
		label: ""
	});
}
function plainText(node) {
	return (node.type === "hardBreak" ? "\n" : node.text) + node.content.map(plainText).join("") || node.label;
}
function allText(value) {
	const found = [];
	const waiting = [value];
	while (waiting.length > 0) {
		const next = waiting.pop();
		if (typeof next === "string") found.push(next);
		if (typeof next !== "object" || next === null) continue;
		const fields = readMembers(next);
		const inner = Array.isArray(next) ? next : [fields.get("text"), fields.get("content")];
		for (const entry of inner.toReversed()) waiting.push(entry);
	}
	return found.join(" ");
}
function textNode(text, marks = []) {
	return {
		...group([]),
		type: "text",
		text,
		marks
	};
}
function group(content, type = "doc") {
	return {
		type,
		text: "",
		attribute: () => "",
		label: "",
		marks: [],
		content
	};
}
function asText(value) {
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
function attributeText(attribute) {
	if (typeof attribute === "boolean") return String(attribute);
	const first = Array.isArray(attribute) ? attribute[0] : attribute;
	const link = readMembers(first);
	return asText(first) || asText(link.get("href")) || asText(link.get("@id"));
}
// src/adapters/jira/formats/adf/markdown.ts
function adfToMarkdown(document) {
	const node = parseNode(document);
	return node === void 0 ? "" : renderBlocks([node]).trim();
}
const renderers = new Map(Object.entries({
	doc: (node) => renderBlocks(node.content),
	paragraph: (node) => renderLine(node.content),
	heading: (node) => `${"#".repeat(headingLevel(node))} ${withoutLineBreaks(renderLine(node.content))}`,
	caption: (node) => renderLine(node.content),
	rule: (node) => joined(["---", renderBlocks(node.content)]),
	bulletList: (node) => renderItems(node.content, () => "- "),
	orderedList: (node) => renderItems(node.content, (index) => `${firstNumber(node) + index}. `),
	taskList: (node) => renderItems(node.content, () => "- "),
	decisionList: (node) => renderItems(node.content, () => "- "),
	listItem: (node) => renderBlocks(node.content),
	taskItem: (node) => `${checkbox(node)} ${renderBlocks(node.content)}`,
	blockTaskItem: (node) => `${checkbox(node)} ${renderBlocks(node.content)}`,
	decisionItem: (node) => `Decision: ${renderBlocks(node.content)}`,
	codeBlock: (node) => fenced(node.attribute("language"), codeText(node)),
	blockquote: (node) => prefixed(renderBlocks(node.content), "> "),
	panel: (node) => prefixed(joined([`**${node.attribute("panelType")}**`, renderBlocks(node.content)]), "> "),
	expand: (node) => titled(node),
	nestedExpand: (node) => titled(node),
	table: (node) => renderTable(node),
	mediaSingle: (node) => renderBlocks(node.content),
	mediaGroup: (node) => renderAttachments(node.content),
	blockCard: (node) => joined([card(node), renderBlocks(node.content)]),
	embedCard: (node) => joined([card(node), renderBlocks(node.content)]),
	layoutSection: (node) => renderBlocks(node.content),
	layoutColumn: (node) => renderBlocks(node.content),
	extensionFrame: (node) => renderBlocks(node.content)
}));
function renderBlocks(nodes) {
	const parts = [];
	let line = [];
	const endLine = () => {
		parts.push(renderLine(line));
		line = [];
	};
	for (const node of nodes) if (isInline(node)) line.push(node);
	else {
		endLine();
		parts.push(renderBlock(node));
	}
	endLine();
	return joined(parts);
}
function renderBlock(node) {
	return renderers.get(node.type)?.(node) ?? joined([placeholder(node), renderBlocks(node.content)]);
}
function renderLine(nodes) {
	return renderInlineNodes(nodes, (node) => renderers.has(node.type) ? `\n${renderBlock(node)}\n` : placeholder(node) + renderLine(node.content));
}
function renderItems(items, marker) {
	return items.map((item, index) => {
		const prefix = lists.has(item.type) ? "  " : marker(index);
		return prefix + prefixed(renderBlocks([item]), " ".repeat(prefix.length)).trimStart();
	}).join("\n");
}
const lists = new Set([
	"bulletList",
	"orderedList",
	"taskList",
	"decisionList"
]);
function renderAttachments(nodes) {
	return nodes.map((node) => renderBlocks([node.type === "media" ? {
		...node,
		type: "mediaInline"
	} : node])).join("\n");
}
function renderTable(table) {
	const grid = gridOf(table);
	const rows = grid.map((row) => row.map((cell) => cell === void 0 ? "" : renderCell(cell)));
	if (table.attribute("isNumberColumnEnabled") !== "true") return writeMarkdownTable(rows);
	const headed = grid[0]?.every((cell) => cell === void 0 || cell.type === "tableHeader");
	const numberOf = (index) => headed ? index || "" : index + 1;
	return writeMarkdownTable(rows.map((row, index) => [String(numberOf(index)), ...row]));
}
const maxColumns = 50;
function gridOf(table) {
	const grid = [];
	let held = new Map();
	for (const row of table.content) {
		const placed = placeRow(row.type === "tableRow" ? row.content : [row], held);
		grid.push(placed.row);
		held = placed.held;
	}
	const width = Math.min(Math.max(0, ...grid.map((row) => row.length)), maxColumns);
	return grid.map((row) => Array.from({ length: Math.max(row.length, width) }, (_, at) => row[at]));
}
function placeRow(cells, held) {
	const row = [];
	const below = new Map();
	for (const [column, rows] of held) if (rows > 1) below.set(column, rows - 1);
	const skipHeld = () => {
		while (held.has(row.length)) row.push(void 0);
	};
	for (const cell of cells) {
		skipHeld();
		const rows = spanOf(cell, "rowspan");
		const columns = Math.min(spanOf(cell, "colspan"), maxColumns);
		for (let column = 0; column < columns; column += 1) {
			if (rows > 1 && row.length < maxColumns) below.set(row.length, rows - 1);
			row.push(column === 0 ? cell : void 0);
		}
	}
	skipHeld();
	return {
		row,
		held: below
	};
}
function spanOf(cell, name) {
	return Math.max(1, Math.trunc(Number(cell.attribute(name))) || 1);
}
function renderCell(node) {
	return renderBlocks((node.type === "tableCell" || node.type === "tableHeader" ? node.content : [node]).map(withoutFences));
}
function withoutFences(node) {
	if (node.type !== "codeBlock") return {
		...node,
		content: node.content.map(withoutFences)
	};
	return group([textNode(codeLines(codeText(node)))], "paragraph");
}
function titled(node) {
	const title = withoutLineBreaks(node.attribute("title"));
	return joined([title && `**${title}**`, renderBlocks(node.content)]);
}
function headingLevel(node) {
	return Math.min(Math.max(Math.trunc(Number(node.attribute("level"))) || 1, 1), 6);
}
function firstNumber(node) {
	const order = Number(node.attribute("order") || "1");
	return Number.isSafeInteger(order) && order >= 0 ? order : 1;
}
const checkbox = (node) => node.attribute("state") === "DONE" ? "[x]" : "[ ]";
// src/adapters/jira/formats/adf/writer.ts
const maxDocument = 3e4;
function blocksToAdf(blocks) {
	return documentOf(capBlocks(blocks, sizeOf, maxDocument - emptySize));
}
const documentOf = (blocks) => ({
	version: 1,
	type: "doc",
	content: blocks.flatMap(writeBlock$1)
});
const emptySize = JSON.stringify(documentOf([])).length;
function sizeOf(block) {
	return JSON.stringify(writeBlock$1(block)).length;
}
function writeBlock$1(block) {
	switch (block.kind) {
		case "heading": return [{
			type: "heading",
			attrs: { level: 3 },
			content: textNodes(cleanLine(block.text))
		}];
		case "paragraph": return [paragraph(block.content)];
		case "list": return block.items.length === 0 ? [] : [list(block)];
		case "code": return [code(block)];
		case "quote": return [{
			type: "blockquote",
			content: orEmpty(block.content.flatMap(writeBlock$1))
		}];
		case "table": return block.header.length === 0 ? [] : [table(block)];
		case "details": {
			const content = orEmpty(block.content.flatMap(writeBlock$1));
			return [{
				type: "expand",
				attrs: { title: cleanLine(block.title) },
				content
			}];
		}
	}
}
function list({ first, items }) {
	const content = items.map((item) => {
		const blocks = orEmpty(item.flatMap(writeBlock$1));
		return {
			type: "listItem",
			content: blocks[0]?.type === "bulletList" || blocks[0]?.type === "orderedList" ? [paragraph([]), ...blocks] : blocks
		};
	});
	return first === void 0 ? {
		type: "bulletList",
		content
	} : {
		type: "orderedList",
		attrs: { order: first },
		content
	};
}
function orEmpty(content) {
	return content.length === 0 ? [paragraph([])] : content;
}
function table({ header, rows }) {
	return {
		type: "table",
		content: [header.map((name) => cell("tableHeader", [text(name)])), ...rows.map((row) => row.map((content) => cell("tableCell", content)))].map((cells) => ({
			type: "tableRow",
			content: cells
		}))
	};
}
function cell(type, content) {
	return {
		type,
		content: [paragraph(content)]
	};
}
function code({ language, text: body }) {
	const name = language.replace(/[^\w+#.-]/g, "").slice(0, 40);
	return {
		type: "codeBlock",
		attrs: name === "" ? {} : { language: name },
		content: textNodes(breakCommands(cleanCode(body), "code"))
	};
}
function paragraph(content) {
	return {
		type: "paragraph",
		content: content.flatMap(writeInline$1)
	};
}
function writeInline$1(inline) {
	switch (inline.kind) {
		case "text": return lines(inline.text);
		case "strong": return textNodes(breakCommands(cleanLine(inline.text), "prose"), { type: "strong" });
		case "code": return textNodes(cleanCodeLine(inline.text), { type: "code" });
		case "link": return writeLink$1(breakCommands(cleanLine(inline.text), "prose"), inline.url);
	}
}
function writeLink$1(text, url) {
	const href = pageUrl(url);
	if (href === void 0) return textNodes(text);
	return textNodes(text || href, {
		type: "link",
		attrs: { href }
	});
}
function lines(text) {
	return breakCommands(clean(text), "prose").split("\n").flatMap((line, index) => index === 0 ? textNodes(line) : [{ type: "hardBreak" }, ...textNodes(line)]);
}
function textNodes(text, ...marks) {
	if (text === "") return [];
	return [marks.length === 0 ? {
		type: "text",
		text
	} : {
		type: "text",
		text,
		marks
	}];
}
// src/adapters/jira/cloud.ts
const Found$1 = object({
	issues: array(FoundIssue).default([]),
	nextPageToken: string().min(1).optional().catch(void 0)
});
function cloudDialect(transport) {
	const client = jiraClient(transport, 3);
	return {
		client,
		clientFor: (find) => jiraClient(transport, 3, find),
		account: () => ownAccount(transport, "cloud"),
		readText: (text) => text,
		download: async ({ id }, maxBytes) => {
			const path = [
				"rest",
				"api",
				"3",
				"attachment",
				"content",
				id
			];
			const { bytes, url } = await transport.download(path, maxBytes);
			return {
				bytes,
				mediaId: /\/file\/([\da-f-]{36})\//i.exec(url)?.[1]
			};
		},
		writeText: blocksToAdf,
		quietly: { notifyUsers: false },
		findPerson: async (person) => person,
		assign: (issueIdOrKey, { accountId }) => assignIssue(client, {
			issueIdOrKey,
			accountId
		}),
		searchPage: async ({ jql, size: maxResults, token: nextPageToken }) => {
			const search = {
				jql,
				maxResults,
				nextPageToken,
				fields: [...foundFields]
			};
			const found = Found$1.parse(await searchAndReconsileIssuesUsingJqlPost(client, search));
			return {
				issues: found.issues,
				next: found.nextPageToken
			};
		},
		count: async (jql) => (await countIssues(client, { jql })).count ?? 0
	};
}
// src/adapters/jira/comment-writers.ts
const JiraComment = object({
	id: string().regex(/^\d+$/),
	author: JiraPerson.nullish(),
	updateAuthor: JiraPerson.nullish().catch(void 0),
	body: unknown().optional(),
	created: JiraTime,
	visibility: unknown().optional(),
	jsdPublic: boolean().optional().catch(void 0),
	properties: array(unknown()).catch([])
});
const Internal = object({
	key: literal("sd.public.comment"),
	value: object({ internal: literal(true) })
});
function classifyComment(comment, { own, readText, reporters = new Set() }) {
	const { id, body, created } = comment;
	const writer = writerOf(comment);
	return {
		id,
		author: writer?.displayName ?? writer?.name ?? "Someone",
		created: created ?? "1970-01-01T00:00:00.000Z",
		body: typeof body === "string" ? readText(body) : adfToMarkdown(body),
		isOwn: isAccount(writer ?? {}, own),
		isApp: writer?.accountType === "app",
		isPosted: isAccount(comment.author ?? {}, own),
		isRewritten: idOf(writer) !== idOf(comment.author),
		isRestricted: (comment.visibility ?? null) !== null || comment.jsdPublic === false || comment.properties.some((property) => Internal.safeParse(property).success) || !isReporter(writer, reporters)
	};
}
function writerOf({ author, updateAuthor }) {
	return idOf(updateAuthor) === void 0 ? author : updateAuthor;
}
const idOf = (person) => person?.accountId ?? person?.key ?? person?.name;
function sortComments(all, { comments: recorded, part }) {
	const inOrder = all.toSorted((a, b) => a.created.localeCompare(b.created) || Number(a.id) - Number(b.id));
	const isAgents = ({ id, body, isPosted, isRewritten }) => (isPosted || recorded.includes(id)) && (!isRewritten || hasCommentMark(body));
	const people = inOrder.filter((comment) => !comment.isOwn && !comment.isApp && !isAgents(comment));
	const open = people.filter(({ isRestricted }) => !isRestricted);
	const restricted = people.length - open.length;
	return {
		comments: open.map(({ id, author, created, body }) => ({
			id,
			author,
			created,
			body
		})),
		ownComments: inOrder.filter(({ isOwn, body }) => isOwn && lastMark(body) === commentMarkOf(part?.repository)).map(({ id }) => id),
		...restricted === 0 ? {} : { restrictedComments: restricted }
	};
}
// src/adapters/jira/comments.ts
const CommentPage = object({
	comments: array(JiraComment),
	total: number()
});
const maxComments = 5e3;
const maxCharacters = 8388352;
async function readComments(dialect, key, reading) {
	const found = [];
	let characters = 0;
	while (found.length < maxComments) {
		const page = {
			startAt: found.length,
			maxResults: 100,
			orderBy: "created"
		};
		const { comments, total } = await commentPage(dialect, key, page);
		found.push(...comments.map((comment) => classifyComment(comment, reading)));
		characters += lengthOf(found.slice(page.startAt));
		requireShort(key, characters);
		if (comments.length === 0 || found.length >= total) break;
	}
	return found;
}
async function readEmbedded(dialect, { key, isServiceDesk }, embedded, reading) {
	const { comments, total } = CommentPage.safeParse(embedded).data ?? {
		comments: [],
		total: 1
	};
	if (isServiceDesk === true && dialect.commentExpand !== void 0 && total > 0 || comments.length < total) return readComments(dialect, key, reading);
	const found = comments.map((comment) => classifyComment(comment, reading));
	requireShort(key, lengthOf(found));
	return found;
}
function lengthOf(comments) {
	return comments.map(({ id, author, body }) => id.length + author.length + body.length).reduce((sum, length) => sum + length, 0);
}
function requireShort(key, characters) {
	if (characters <= maxCharacters) return;
	throw new UserError(`Delete long comments of ${key}: together, they have more than 8 million characters.`);
}
async function commentPage({ client, commentExpand: expand }, issueIdOrKey, page) {
	return CommentPage.parse(await getComments(client, {
		issueIdOrKey,
		...page,
		expand
	}));
}
const Posted = object({ id: string().regex(/^\d+$/) });
async function writeComment(dialect, comment, own) {
	const { key, blocks, replaces } = comment;
	if (replaces !== void 0) {
		if (await rewriteComment(dialect, {
			key,
			id: replaces,
			blocks,
			isQuiet: false
		}, own)) return replaces;
	}
	const find = () => findPosted(dialect, comment, own);
	const properties = await comment.isInternal() ? { properties: internalProperties } : {};
	const body = {
		body: dialect.writeText(blocks),
		...properties
	};
	const sent = {
		url: commentsOf(key),
		method: "POST",
		body
	};
	return Posted.parse(await dialect.clientFor(find).sendRequest(sent)).id;
}
const commentsOf = (key) => `/rest/api/3/issue/${key}/comment`;
const internalProperties = [{
	key: "sd.public.comment",
	value: { internal: true }
}];
async function replaceComment({ client, writeText, quietly }, { key, id, blocks, isQuiet }) {
	await client.sendRequest({
		url: `${commentsOf(key)}/${encodeURIComponent(id)}`,
		method: "PUT",
		...isQuiet && quietly !== void 0 ? { searchParams: quietly } : {},
		body: { body: writeText(blocks) }
	});
}
async function rewriteComment(dialect, written, own) {
	try {
		const place = {
			issueIdOrKey: written.key,
			id: encodeURIComponent(written.id)
		};
		if (!isAccount(writerOf(JiraComment.parse(await getComment(dialect.client, place))) ?? {}, own)) return false;
		await replaceComment(dialect, written);
		return true;
	} catch (error) {
		if (isNotFoundError(error)) return false;
		throw error;
	}
}
async function findPosted(dialect, { key, blocks }, own) {
	const { comments } = await commentPage(dialect, key, {
		orderBy: "-created",
		maxResults: 50
	});
	const read = comments.map((comment) => classifyComment(comment, {
		own,
		readText: dialect.readText
	}));
	const mark = lastMark(renderMarkdown(blocks.slice(-1), maxMark));
	const posted = read.find(({ isOwn, body }) => isOwn && mark !== void 0 && lastMark(body) === mark);
	if (posted === void 0) return void 0;
	await replaceComment(dialect, {
		key,
		id: posted.id,
		blocks,
		isQuiet: false
	});
	return { id: posted.id };
}
const maxMark = 1e3;
// src/adapters/jira/fields.ts
const Field = object({
	id: string().min(1),
	name: string(),
	untranslatedName: string().optional().catch(void 0)
});
const excluded = new Set([
	"summary",
	"description",
	"comment",
	"attachment",
	"issuelinks",
	"worklog"
]);
async function knownFields(client, wanted, show) {
	return wanted.length === 0 ? [] : chooseFields(wanted, await getFields(client), show);
}
function chooseFields(wanted, listed, show) {
	const known = listed.flatMap((field) => Field.safeParse(field).data ?? []);
	const found = wanted.map((name) => known.filter((field) => isCalled(field, name)));
	const missing = wanted.filter((_, index) => found[index]?.length === 0);
	if (missing.length > 0) {
		const names = missing.map((name) => `“${name}”`).join(", ");
		throw new UserError(`Jira has no field ${names}: set ${show("ticket-fields")} to names or ids of its fields, such as customfield_10031.`);
	}
	return [...new Map(found.flat().map(({ id, name }) => [id, {
		id,
		name
	}])).values()].filter(({ id }) => !excluded.has(id));
}
function isCalled(field, wanted) {
	const { id, name, untranslatedName = name } = field;
	return [
		id,
		name,
		untranslatedName
	].some((called) => foldCase(called) === foldCase(wanted));
}
function readFields(fields, values, readText) {
	return fields.map(({ id, name }) => ({
		name,
		text: fieldText(values[id], readText).trim()
	})).filter(({ text }) => text !== "");
}
const maxDepth = 4;
function fieldText(value, readText, depth = 0) {
	if (value === null || value === void 0) return "";
	if (typeof value === "string") return readText(value);
	if (typeof value !== "object" || depth > maxDepth) return JSON.stringify(value) ?? "";
	if (!Array.isArray(value)) return objectText(value);
	return value.map((entry) => fieldText(entry, readText, depth + 1).trim()).filter((text) => text !== "").map((text) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n");
}
const DescribedObject = union([
	object({
		value: string(),
		child: object({ value: string() }).nullish()
	}).transform(({ value, child }) => child ? `${value}: ${child.value}` : value),
	object({
		key: string(),
		fields: object({ summary: string() })
	}).transform(({ key, fields }) => `${key}: ${fields.summary}`),
	object({ displayName: string() }).transform(({ displayName }) => displayName),
	object({ name: string() }).transform(({ name }) => name)
]);
function objectText(value) {
	if ("type" in value && value.type === "doc") return adfToMarkdown(value);
	return DescribedObject.safeParse(value).data ?? JSON.stringify(value);
}
// src/adapters/jira/search.ts
const isFindable = ({ fields }) => isOpenToProject(fields.security);
async function linkedTitles(fetchPage, key) {
	const { issues } = await fetchPage({
		jql: linkedQuery(key),
		size: 100,
		token: void 0
	}).catch(() => ({ issues: [] }));
	return new Map(issues.filter(isFindable).map(({ key, fields }) => [key, fields.summary ?? ""]));
}
const maxSweepPages = 20;
async function searchScope(fetchPage, scope, show) {
	const jql = sweepQuery(scope, show);
	const found = new Map();
	const tokens = new Set();
	let token;
	for (let page = 0; page < maxSweepPages && found.size < scope.limit; page += 1) {
		tokens.add(token);
		const { issues, next } = await fetchPage({
			jql,
			size: 100,
			token
		}).catch((error) => {
			throw explainQueryError(error, show);
		});
		for (const { id, key: name, fields } of issues.filter(isFindable)) {
			const key = ticketKey(name);
			if (key !== void 0 && !found.has(id)) found.set(id, {
				key,
				id,
				status: fields.status
			});
		}
		if (next === void 0 || tokens.has(next)) break;
		token = next;
	}
	return [...found.values()].slice(0, scope.limit);
}
const linkedQuery = (key) => `issue in linkedIssues(${quoted(key)})`;
const categoryIds = {
	new: 2,
	indeterminate: 4,
	done: 3
};
function sweepQuery({ jql, hours, category = "new" }, show) {
	const scope = jql.replace(/(?:^|\s)ORDER\s+BY\s[^"']*$/i, "").trim();
	if (scope === "" || !isBalanced(scope)) throw new UserError(`Set ${show("sweep-jql")} to a query with balanced quotes and parentheses, such as project = APP AND issuetype = Bug.`);
	return `(${scope}) AND statusCategory = ${categoryIds[category]} AND updated >= -${hours}h ORDER BY updated ASC`;
}
function isBalanced(jql) {
	const bare = jql.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, "");
	let depth = 0;
	for (const sign of bare) {
		if (sign === "\"" || sign === "'") return false;
		if (sign === "(") depth += 1;
		if (sign === ")") depth -= 1;
		if (depth < 0) return false;
	}
	return depth === 0;
}
function quoted(text) {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
// src/adapters/jira/issue.ts
const StandardFields = looseObject({
	summary: string().nullish(),
	issuetype: object({ name: string() }).nullish().catch(void 0),
	description: unknown().optional(),
	status: JiraStatus,
	updated: JiraTime,
	attachment: array(unknown()).catch([]),
	security: unknown().optional(),
	labels: array(string()).optional().catch(void 0),
	assignee: JiraPerson.nullish().catch(void 0),
	reporter: JiraPerson.nullish(),
	project: object({ projectTypeKey: string().optional().catch(void 0) }).nullish()
});
const JiraProject = object({ fields: StandardFields.pick({ project: true }) });
const JiraIssue = object({
	id: string(),
	key: string(),
	fields: StandardFields,
	changelog: object({
		total: number().optional(),
		histories: array(object({
			author: JiraPerson.nullish(),
			items: array(object({
				field: string(),
				fieldId: string().optional()
			}))
		}))
	}).optional()
});
async function readIssue({ client, readText }, key, { fields, reporters, own }, more) {
	const asked = {
		issueIdOrKey: key,
		fields: [
			...Object.keys(StandardFields.shape),
			...fields.map(({ id }) => id),
			more
		],
		...reporters.size === 0 ? {} : { expand: "changelog" }
	};
	const issue = JiraIssue.parse(await getIssue(client, asked));
	const { summary, issuetype, description, status, updated, attachment } = issue.fields;
	const { labels, assignee } = issue.fields;
	if (!isOpenToProject(issue.fields.security)) throw secured(issue.key);
	requireReporters(issue, fields, reporters);
	return {
		ticket: {
			key: ticketKey(issue.key) ?? key,
			summary: summary ?? "",
			...issuetype && { type: issuetype.name },
			description: fieldText(description, readText),
			status,
			updated,
			...labels && { labels },
			isAssigned: isAccount(assignee ?? {}, own),
			fields: readFields(fields, issue.fields, readText),
			...isServiceDesk(issue.fields) ? { isServiceDesk: true } : {}
		},
		id: issue.id,
		files: attachment,
		listed: issue.fields[more]
	};
}
async function readLinks({ searchPage }, key, listed) {
	const links = Array.isArray(listed) ? listed.flatMap(readLink) : [];
	if (links.length === 0) return [];
	const titles = await linkedTitles(searchPage, key);
	return links.map((link) => ({
		...link,
		summary: titles.get(link.key) ?? ""
	}));
}
function isServiceDesk({ project }) {
	return project?.projectTypeKey === "service_desk";
}
function requireReporters({ key, fields: { reporter }, changelog }, fields, reporters) {
	if (reporters.size === 0) return;
	const advice = "add them to reporters, or report the bug anew";
	if (!isReporter(reporter, reporters)) throw new UserError(`${key} was reported by someone who is not in reporters: ${advice}.`);
	const texts = new Set([
		"summary",
		"description",
		"environment",
		...fields.map(({ id }) => id)
	]);
	const { histories = [], total = histories.length } = changelog ?? {};
	if (histories.filter(({ author }) => !isReporter(author, reporters)).some(({ items }) => items.some(({ field, fieldId = field }) => texts.has(fieldId)))) throw new UserError(`${key} was edited by someone who is not in reporters: ${advice}.`);
	if (total > histories.length) throw new UserError(`${key} has ${total} changes, too many to see who edited it: report the bug anew.`);
}
function secured(key) {
	return new UserError(`${key} has a security level, so the agent does not read it: remove the level, or fix the bug by hand.`);
}
async function readIsServiceDesk(client, key) {
	return isServiceDesk(JiraProject.parse(await getIssue(client, {
		issueIdOrKey: key,
		fields: ["project"]
	})).fields);
}
async function readName(client, key) {
	const issue = await unlessMissing(getIssue(client, {
		issueIdOrKey: key,
		fields: ["status"]
	}));
	return {
		id: issue?.id,
		key: ticketKey(issue?.key ?? "")
	};
}
const OtherIssue = object({ key: string() });
const IssueLink = object({
	type: object({
		inward: string().catch("relates to"),
		outward: string().catch("relates to")
	}),
	inwardIssue: OtherIssue.optional(),
	outwardIssue: OtherIssue.optional()
});
function readLink(entry) {
	const { type, inwardIssue, outwardIssue } = IssueLink.safeParse(entry).data ?? {};
	const other = inwardIssue ?? outwardIssue;
	if (type === void 0 || other === void 0) return [];
	return [{
		key: other.key,
		relation: other === inwardIssue ? type.inward : type.outward
	}];
}
// src/adapters/jira/seal.ts
function sealOf(tokens, ...about) {
	const codes = (text) => tokens.map((token) => createHmac("sha256", recordKey(token)).update(JSON.stringify([...about, text])).digest("hex"));
	return {
		sign: (text) => codes(text)[0] ?? "",
		isSigned: (text, code) => codes(text).some((own) => isEqual(Buffer.from(own), code))
	};
}
const recordKey = (token) => new Uint8Array(hkdfSync("sha256", token, "", "jira-bug-fix-agent: record", 32));
function isEqual(own, code) {
	const given = Buffer.from(code);
	return given.length === own.length && timingSafeEqual(given, own);
}
// src/adapters/jira/formats/wiki/files.ts
const marks = new RegExp([
	String.raw`\{(code|noformat)(?::[^}\n]{0,300})?\}`,
	String.raw`\{\{[^\n]{0,300}?\}\}`,
	String.raw`(?<!\\)!([^\s|!=][^|!\n]{0,300}\.(?:${"avif|avi|bmp|gif|heic|ico|jfif|jpe?g|m4v|mkv|mov|mp4|mpe?g|pdf|png|svg|swf|tiff?|webm|webp|wmv"})|https?://[^\s|!]{1,300})(?:\|[^!\n]{0,300})?!(?!=)`,
	String.raw`(?<![\\\w)\]])\[\^([^\]\[|\n\\/"'^*?<>]{1,300}\.\w{1,10})\](?![*+?{])`
].join("|"), "gi");
function nameWikiFiles(text) {
	let open;
	return text.replaceAll(/\r\n?/g, "\n").replaceAll(marks, (source, macro, picture, file) => {
		if (macro !== void 0 && (open ?? macro) === macro) open = open === void 0 ? macro : void 0;
		if (open !== void 0) return source;
		if (picture !== void 0) return `[image: ${picture}]`;
		return file === void 0 ? source : `[attachment: ${file}]`;
	});
}
// src/adapters/jira/formats/wiki/writer.ts
const maxText = 3e4;
const longestCode = 3e3;
const separator = "\n\n";
function blocksToWiki(blocks) {
	const sizeOf = (block) => writeBlock(block).length + 2;
	return capBlocks(blocks, sizeOf, maxText, longestCode).map(writeBlock).join(separator);
}
function writeBlock(block) {
	switch (block.kind) {
		case "heading": return `h3. ${escapeWiki(breakCommands(cleanLine(block.text), "prose"))}`;
		case "paragraph": return writeInlines(block.content, clean);
		case "list": return writeList(block, "");
		case "quote": return `{quote}\n${writeAll(block.content).replaceAll(quoteInCode, "$& ")}\n{quote}`;
		case "table": return writeTable(block);
		case "code": return writeCode(block);
		case "details": return `${writeTitle(block.title)}${writeAll(block.content)}`;
	}
}
function writeAll(blocks) {
	return blocks.map(writeBlock).join(separator);
}
const quoteInCode = /(?<=(?<!\\)\{\s*)quo(?=te)/gi;
function writeList({ first, items }, around) {
	if (first !== void 0 && first !== 1) return items.map((item, index) => `${first + index}. ${writeItem(item, "")}`).join("\n");
	const sign = around + (first === void 0 ? "*" : "#");
	return items.map((item) => `${sign} ${writeItem(item, sign)}`).join("\n");
}
function writeItem(item, sign) {
	return item.map((block, index) => {
		if (block.kind === "paragraph") return writeInlines(block.content, withoutBlankLines);
		if (block.kind === "code") return writeCode(block);
		return (index === 0 ? "\n" : "") + writeList(block, sign);
	}).join("\n");
}
function writeTable({ header, rows }) {
	if (header.length === 0) return "";
	const head = header.map((name) => ` ${writeCell([text(name)])} `).join("||");
	const body = rows.map((row) => `|${row.map((cell) => ` ${writeCell(cell)} `).join("|")}|`);
	return [`||${head}||`, ...body].join("\n");
}
function writeCell(content) {
	return writeInlines(content, cleanLine).replaceAll("\\|", "&#124;");
}
function writeTitle(title) {
	const name = cleanLine(title).trim();
	return name === "" ? "" : `*${escapeWiki(name)}*\n`;
}
function writeCode({ text: source }) {
	return `{noformat}\n${breakCommands(cleanCode(source), "code").replaceAll(/(?<=\{\s*)no(?=format)/gi, "$& ")}\n{noformat}`;
}
function writeInlines(content, prepare) {
	return joinTexts(content).map((inline) => writeInline(inline, prepare)).join("");
}
function writeInline(inline, prepare) {
	switch (inline.kind) {
		case "text": return escapeWiki(breakCommands(prepare(inline.text), "prose"));
		case "strong": return around("*", escapeWiki(breakCommands(cleanLine(inline.text), "prose")), "*");
		case "code": return around("{{", escapeEnclosed(cleanCodeLine(inline.text)), "}}");
		case "link": return writeLink(breakCommands(cleanLine(inline.text), "prose"), inline.url);
	}
}
function around(before, text, after) {
	return text.replace(/\S(?:.*\S)?/u, (core) => before + core + after);
}
function writeLink(text, url) {
	const href = pageUrl(url)?.replaceAll(/[[\]|{}!^\\"<>]/g, percentEncoded);
	if (href === void 0) return escapeWiki(text);
	return text.trim() === "" ? `[${href}]` : `[${escapeEnclosed(text.trim())}|${href}]`;
}
const percentEncoded = (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const withoutBlankLines = (text) => clean(text).replaceAll(/\n\s*\n/g, "\n");
const markup = /[{}[\]!|*_+^~]/g;
function escapeWiki(text) {
	return text.split("\n").map((line) => withoutAutolinks(line.replaceAll(/&(?=#?\w+;)/g, "&amp;").replaceAll("\\", "&#92;")).replaceAll(markup, "\\$&").replaceAll(/\?(?=\?)|(?<=\?)\?/g, "\\?").replaceAll(/(?<![\p{L}\p{N}])-(?=\S)|(?<=\S)-(?![\p{L}\p{N}])/gu, "\\-").replaceAll(/\((?=(?:[xyi/?]|\\[!*+]|\\-|on|off|flag|flagoff)\\?\))/gi, "\\(").replace(/^(\s*)(?=(?:[#-](?:[#*-]|\\\*)*(?:\s|$))|#)/, "$1\\").replace(/^(\s*)(h[1-6]|bq)(?=\.)/i, "$1$2​")).join("\n");
}
function escapeEnclosed(text) {
	return withoutAutolinks(text.replaceAll(/&(?=#?\w+;)/g, "&amp;")).replaceAll(/[\\{}[\]!|*_+^~?()]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
function withoutAutolinks(text) {
	return text.replaceAll(/:(?=\/\/)/g, ":​").replaceAll(/\b(?:mailto|news|nntp|irc|file)(?=:)/gi, "$&​").replaceAll(/\bwww(?=\.)/gi, "$&​");
}
// src/adapters/jira/server.ts
const Found = object({
	issues: array(FoundIssue),
	total: number()
});
function serverDialect(transport) {
	return {
		client: jiraClient(transport, 2),
		clientFor: (find) => jiraClient(transport, 2, find),
		account: () => ownAccount(transport, "data-center"),
		readText: nameWikiFiles,
		download: async ({ id, name }, maxBytes) => {
			const { bytes } = await transport.download([
				"secure",
				"attachment",
				id,
				name
			], maxBytes);
			return { bytes };
		},
		commentExpand: "properties",
		writeText: blocksToWiki,
		...people(transport),
		searchPage: searchPage(transport),
		count: async (jql) => (await search(transport, {
			jql,
			maxResults: 0
		})).total
	};
}
function searchPage(transport) {
	return async ({ jql, size: maxResults, token = "0" }) => {
		if (!/^\d{1,6}$/.test(token)) throw new Error("This page token does not come from a search.");
		const startAt = Number(token);
		const { issues, total } = await search(transport, {
			jql,
			startAt,
			maxResults,
			fields: foundFields.join(",")
		});
		const end = startAt + issues.length;
		return {
			issues,
			next: issues.length > 0 && end < total ? String(end) : void 0
		};
	};
}
async function search(transport, query) {
	return Found.parse(await transport.send({
		method: "GET",
		path: [
			"rest",
			"api",
			"2",
			"search"
		],
		query
	}));
}
function people(transport) {
	return {
		findPerson: async (person) => {
			if (person.name !== void 0 || person.key === void 0) return person;
			const query = { key: person.key };
			const found = await unlessMissing(transport.send({
				method: "GET",
				path: [
					"rest",
					"api",
					"2",
					"user"
				],
				query
			}));
			return JiraPerson.optional().parse(found);
		},
		assign: async (key, { name }) => {
			const path = [
				"rest",
				"api",
				"2",
				"issue",
				key,
				"assignee"
			];
			await transport.send({
				method: "PUT",
				path,
				body: { name }
			}).catch(withoutPermission);
		}
	};
}
function withoutPermission(error) {
	const { cause } = error instanceof UserError ? error : {};
	if (!(cause instanceof AuthError)) throw error;
	throw new ForbiddenError(cause.message, cause.statusText, cause.body);
}
// src/adapters/jira/shown-files.ts
function shownFiles(texts, restricted) {
	const open = placesIn(texts);
	const hidden = placesIn(restricted);
	return {
		placeOf: (name) => open.get(name)?.place,
		marksOf: (name) => open.get(name)?.marks ?? [],
		isRestricted: (name) => hidden.has(name) && !open.has(name)
	};
}
const shownFile = /\[(?:image|attachment): ([^\]\n]{1,300})\]/g;
function placesIn(texts) {
	const found = new Map();
	let place = 0;
	for (const [mark, name = ""] of texts.flatMap((text) => [...text.matchAll(shownFile)])) {
		place += 1;
		const entry = found.get(name) ?? {
			place,
			marks: []
		};
		if (!entry.marks.includes(mark)) entry.marks.push(mark);
		found.set(name, entry);
	}
	return found;
}
// src/adapters/jira/ticket-record.ts
function propertyOf(repository) {
	return `jira-bug-fix-agent~${repository.toLowerCase().replace("/", "~")}`;
}
const maxRecord = 32e3;
const Signed = object({
	repository: string(),
	record: string(),
	code: string()
});
async function readRecord(store, key) {
	const property = propertyOf(store.repository);
	const stored = await readProperty(store.client, key, property);
	if (stored === void 0) return emptyRecord;
	const text = await signedText(store, key, property, stored);
	if (text === void 0) return {
		...emptyRecord,
		isUnsigned: true
	};
	return parseRecord(text) ?? emptyRecord;
}
async function signedText({ tokens, idOf }, key, property, stored) {
	const { repository, record, code } = Signed.safeParse(stored).data ?? noRecord;
	if (!isOf(repository, property)) return void 0;
	return sealOf(tokens, "ticket", await idOf(key), repository).isSigned(record, code) ? record : void 0;
}
function parseRecord(text) {
	const record = parseJson(text);
	return isTicketRecord(record) ? record : void 0;
}
function isOf(repository, property) {
	return propertyOf(repository) === property;
}
const noRecord = {
	repository: "",
	record: "",
	code: ""
};
const Keys = object({ keys: array(object({ key: string() })) });
async function readOtherRecords(store, key) {
	const { client, repository } = store;
	const { keys } = Keys.parse(await getIssuePropertyKeys(client, { issueIdOrKey: key }));
	const others = keys.map((one) => one.key).filter((name) => recordName.test(name) && name !== propertyOf(repository));
	return (await Promise.all(others.map(async (name) => {
		const text = await signedText(store, key, name, await readProperty(client, key, name));
		return text === void 0 ? void 0 : parseRecord(text);
	}))).flatMap((record) => record?.part === void 0 ? [] : [record]);
}
const recordName = /^jira-bug-fix-agent~[^~]+~[^~]+$/;
async function writeRecord({ client, repository, tokens, idOf }, key, record) {
	const text = fittingText({
		...record,
		isUnsigned: void 0
	});
	const body = {
		repository,
		record: text,
		code: sealOf(tokens, "ticket", await idOf(key), repository).sign(text)
	};
	const propertyKey = propertyOf(repository);
	await setIssueProperty(client, {
		issueIdOrKey: key,
		propertyKey,
		body
	});
}
function fittingText(record) {
	for (let limit = maxRecord;; limit -= 1e3) {
		const text = JSON.stringify(fitRecord(record, limit));
		if (JSON.stringify(text).length <= maxRecord || limit <= 0) return text;
	}
}
// src/adapters/jira/transition.ts
const AllowedValue = object({
	id: string(),
	name: string().catch("")
});
const ScreenField = object({
	name: string().catch("unnamed field"),
	required: boolean().catch(false),
	hasDefaultValue: boolean().catch(false),
	allowedValues: array(AllowedValue).catch([])
});
const JiraTransition = object({
	id: string(),
	name: string(),
	to: JiraStatus,
	isGlobal: boolean().optional().catch(void 0),
	fields: record(string(), ScreenField).catch({})
}).transform(({ fields, ...transition }) => ({
	...transition,
	fields: Object.entries(fields).map(([id, field]) => ({
		id,
		name: field.name,
		required: field.required,
		hasDefault: field.hasDefaultValue,
		allowed: field.allowedValues
	}))
}));
const OpenTransitions = object({ transitions: array(JiraTransition) });
const IssueStatus = object({ fields: object({ status: JiraStatus }) });
async function transitionTicket(dialect, key, target) {
	const { status, choice } = await choose(dialect.client, key, target);
	if (choice.kind === "go") return perform(dialect, key, choice, status);
	return {
		kind: "stayed",
		why: choice.why,
		category: status.category
	};
}
async function foreseeTransition(client, key, target) {
	const { status, choice } = await choose(client, key, target);
	if (choice.kind === "stay") return {
		kind: "stayed",
		why: choice.why,
		category: status.category
	};
	const { name, category } = choice.transition.to;
	return {
		kind: "moved",
		to: name,
		category
	};
}
async function choose(client, key, target) {
	const { status, transitions } = await readWorkflow(client, key);
	return {
		status,
		choice: chooseTransition(transitions, status, target)
	};
}
async function readWorkflow(client, key) {
	const [status, transitions] = await settleAll([readStatus(client, key), readTransitions(client, key)]);
	return {
		status,
		transitions
	};
}
async function readStatus(client, key) {
	const issue = await getIssue(client, {
		issueIdOrKey: key,
		fields: ["status"]
	});
	return IssueStatus.parse(issue).fields.status;
}
async function readTransitions(client, key) {
	const answer = await getTransitions(client, {
		issueIdOrKey: key,
		expand: "transitions.fields"
	});
	return OpenTransitions.parse(answer).transitions;
}
async function perform({ client, clientFor }, key, { transition, fields }, before) {
	const values = Object.keys(fields).length === 0 ? {} : { fields };
	let reached = transition.to;
	const find = async () => {
		const now = await readStatus(client, key);
		if (now.name === before.name && now.name !== transition.to.name) return void 0;
		reached = now;
		return {};
	};
	try {
		const { id } = transition;
		await doTransition(clientFor(find), {
			issueIdOrKey: key,
			transition: { id },
			...values
		});
		return {
			kind: "moved",
			to: reached.name,
			category: reached.category
		};
	} catch (error) {
		if (!isApiError(error) || ![400, 409].includes(error.status)) throw error;
		return {
			kind: "stayed",
			why: `Jira refused the transition “${transition.name}”: ${jiraMessage(error)}`,
			category: before.category
		};
	}
}
// src/adapters/jira/tickets.ts
function jiraTickets(settings, options = {}) {
	return createTickets(createDialect(toAccess(settings), options), settings);
}
function toAccess(settings) {
	const { baseUrl, email, token, cloudId, show = showInput } = settings;
	return email === void 0 ? {
		kind: "data-center",
		baseUrl,
		token,
		show
	} : {
		kind: "cloud",
		baseUrl,
		email,
		token,
		cloudId,
		show
	};
}
function createDialect(access, options) {
	const transport = jiraTransport(access, options);
	return access.kind === "cloud" ? cloudDialect(transport) : serverDialect(transport);
}
function createTickets(dialect, settings) {
	const { client, searchPage } = dialect;
	const { show = showInput, repository = "" } = settings;
	const site = openSite(dialect, settings);
	const { request, tokens, store, isInternal } = site;
	return {
		...readerOf(site),
		keyOf: (key) => request(key, "Browse projects", async () => (await readName(client, key)).key),
		seal: sealOf(tokens, "pull request", repository.toLowerCase()),
		recall: (key) => request(key, "Browse projects", () => readRecord(store, key)),
		otherRecords: (key) => request(key, "Browse projects", () => readOtherRecords(store, key)),
		remember: (key, record) => request(key, "Edit issues", () => writeRecord(store, key, record)),
		comment: (key, blocks, replaces) => request(key, "Add comments", (own) => writeComment(dialect, {
			key,
			blocks,
			replaces,
			isInternal: () => isInternal(key)
		}, own)),
		rewrite: (key, id, blocks) => request(key, "Add comments", async (own) => {
			await rewriteComment(dialect, {
				key,
				id,
				blocks,
				isQuiet: true
			}, own);
		}),
		move: (key, target) => request(key, "Transition issues", () => transitionTicket(dialect, key, target)),
		foresee: (key, target) => request(key, "Transition issues", () => foreseeTransition(client, key, target)),
		giveBack: (key) => request(key, "Assign issues", (own) => giveBackTicket(dialect, key, own)),
		link: (key, page) => request(key, "Link issues", async () => {
			await createOrUpdateRemoteIssueLink(client, {
				issueIdOrKey: key,
				...remoteLink(page)
			});
		}),
		sweep: async (scope) => {
			await site.account();
			return searchScope(searchPage, scope, show);
		}
	};
}
function openSite(dialect, settings) {
	const { client } = dialect;
	const { baseUrl, email = "", token, previousToken, ticketFields = [] } = settings;
	const { show = showInput, repository = "", reporters } = settings;
	const account = askOnce(dialect.account);
	const tokens = [token, ...previousToken === void 0 ? [] : [previousToken]];
	const ids = new Map();
	const idOf = async (key) => {
		const id = ids.get(key) ?? (await readName(client, key)).id ?? key;
		ids.set(key, id);
		return id;
	};
	const store = {
		client,
		repository,
		tokens,
		idOf
	};
	const serviceDesks = new Map();
	const isInternal = async (key) => serviceDesks.get(key) ?? await readIsServiceDesk(client, key);
	const request = async (key, permission, send) => {
		return send(await account()).catch((error) => {
			throw explainTicketError(error, {
				key,
				permission,
				email,
				show
			});
		});
	};
	return {
		dialect,
		baseUrl,
		account,
		request,
		tokens,
		store,
		ids,
		serviceDesks,
		isInternal,
		reporters: new Set(reporters),
		fields: askOnce(() => knownFields(client, ticketFields, show))
	};
}
function readerOf(site) {
	const { dialect, request, reporters, baseUrl, ids, serviceDesks } = site;
	const addressOf = (key) => `${baseUrl}/browse/${key}`;
	const howToRead = async (own) => ({
		reading: {
			own,
			readText: dialect.readText,
			reporters
		},
		wanted: {
			fields: await site.fields(),
			reporters,
			own
		}
	});
	return {
		read: (key, record) => request(key, "Browse projects", async (own) => {
			const { reading, wanted } = await howToRead(own);
			const { issue, all } = await readWithComments(dialect, key, wanted, reading);
			const { listed } = issue;
			const links = await readLinks(dialect, issue.ticket.key, listed);
			ids.set(issue.ticket.key, issue.id);
			serviceDesks.set(issue.ticket.key, issue.ticket.isServiceDesk === true);
			const ticket = {
				...issue.ticket,
				links,
				...sortComments(all, record)
			};
			const restricted = all.filter(({ isRestricted }) => isRestricted).map(({ body }) => body);
			const shown = {
				...shownFiles(textsWithPictures(ticket, record), restricted),
				reporters
			};
			const attached = await readAttachments(issue.files, shown, dialect.download);
			return {
				...ticket,
				...attached,
				url: addressOf(ticket.key)
			};
		}),
		look: (key, record) => request(key, "Browse projects", async (own) => {
			const { reading, wanted } = await howToRead(own);
			const { ticket, files, listed } = await readIssue(dialect, key, wanted, "comment");
			const { ownComments: _, ...comments } = sortComments(await readEmbedded(dialect, ticket, listed, reading), record);
			const attachments = filesOf(files, reporters).map(({ filename: name }) => ({ name }));
			return {
				...ticket,
				...comments,
				attachments,
				url: addressOf(ticket.key)
			};
		}),
		ownComments: (key, record) => request(key, "Browse projects", async (own) => {
			const reading = {
				own,
				readText: dialect.readText
			};
			return sortComments(await readComments(dialect, key, reading), record).ownComments;
		})
	};
}
async function readWithComments(dialect, key, wanted, reading) {
	const asked = readIssue(dialect, key, wanted, "issuelinks");
	const early = readComments(dialect, key, reading);
	await Promise.allSettled([asked, early]);
	const issue = await asked;
	const { key: current } = issue.ticket;
	return {
		issue,
		all: await (current === key ? early : readComments(dialect, current, reading))
	};
}
function askOnce(ask) {
	let answer;
	return () => {
		answer ??= ask().catch((error) => {
			answer = void 0;
			throw error;
		});
		return answer;
	};
}
const maxLinkText = 255;
function remoteLink({ id, url, title }) {
	const object = {
		url,
		title: title.slice(0, maxLinkText).toWellFormed()
	};
	return {
		globalId: id.slice(0, maxLinkText),
		object
	};
}
// src/adapters/jira/inspection.ts
const Held = object({ permissions: record(string(), object({ havePermission: boolean().catch(false) })) });
function jiraInspection(settings, options = {}) {
	const access = toAccess(settings);
	const { kind, show, baseUrl } = access;
	const { client, account, count } = createDialect(access, options);
	const { email = "" } = settings;
	const explained = (key, permission, request) => request.catch((error) => {
		throw explainTicketError(error, {
			key,
			permission,
			email,
			show
		});
	});
	return {
		async site() {
			const found = await deploymentAt(jiraTransport(kind === "cloud" ? {
				...access,
				cloudId: void 0
			} : access, options)).catch(isNoJira);
			if (found === void 0) throw new UserError(`The server at ${baseUrl} is not Jira: set ${show("jira-url")} to the address of the Jira site.`);
			if (found !== kind) throw new UserError(deploymentAdvice(found, show));
			return found === "cloud" ? "Jira Cloud" : "Jira Data Center";
		},
		async account() {
			const own = await account();
			const ids = "accountId" in own ? [own.accountId] : [own.name, own.key];
			return {
				name: own.displayName ?? email,
				ids,
				locale: own.locale
			};
		},
		async lacking(key) {
			const [projectKey, permissions] = [projectOf(key), Object.keys(permissionNames).join()];
			const asked = getMyPermissions(client, {
				projectKey,
				permissions
			});
			const held = Held.parse(await asked.catch((error) => noProject(error, projectKey)));
			const lacking = Object.entries(permissionNames).filter(([name]) => held.permissions[name]?.havePermission !== true);
			return new Set(lacking.map(([, permission]) => permission));
		},
		count: (jql) => count(jql).catch((error) => {
			throw explainQueryError(error, show);
		}),
		async write(key) {
			await explained(key, "Edit issues", unlessMissing(deleteIssueProperty(client, {
				issueIdOrKey: key,
				propertyKey: "jira-bug-fix-agent-doctor"
			})));
		},
		workflow: (key) => explained(key, "Browse projects", readWorkflow(client, key))
	};
}
function isNoJira(error) {
	const answered = error instanceof UserError ? error.cause : error;
	if (isApiError(answered) && (answered === error || answered.status === 401)) return void 0;
	throw error;
}
function noProject(error, project) {
	if (!isApiError(error)) throw error;
	if (error.status !== 404) throw new OutageError(`Jira answered: ${jiraMessage(error)}`);
	throw new UserError(`The account sees no project ${project}: check the key, or grant the account “Browse projects” in it.`, { cause: error });
}
export { readRecord as a, propertyOf as i, createTickets as n, writeRecord as o, jiraTickets as r, jiraInspection as t };
