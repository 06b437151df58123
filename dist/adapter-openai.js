import { c as raceAbort, m as messageText, u as sleep } from "./agent.js";
import { i as APIError, n as APIConnectionError, r as APIConnectionTimeoutError, t as OpenAI } from "./package-openai.js";
import { _ as string, b as unknown, m as object, o as array, p as number, v as tuple, y as union } from "./package-zod.js";
import { Kn as explanationIn, Mn as clip, On as withoutInvisible, Pn as oneLine, Un as OutageError, Wn as UserError, Xn as showInput, _n as cleanLine, bn as retryAfterMs, mn as estimateTokens } from "./core.js";
// src/adapters/openai/client.ts
var AttemptTimeout = class extends Error {
	name = "AttemptTimeout";
};
const attemptTimeout = 3e5;
function openaiClient({ baseUrl = "https://api.openai.com/v1", apiKey, show = showInput }) {
	if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new UserError(`Set ${show("api-key")} to the key alone: it is empty, or contains spaces or line breaks.`);
	if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) throw new UserError(`Set ${show("base-url")} to an address that begins with https:// or http://.`);
	return new Endpoint({
		baseURL: baseUrl,
		apiKey,
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		maxRetries: 0,
		logLevel: "off",
		fetch: fetchWith(apiKey)
	});
}
var Endpoint = class extends OpenAI {
	makeStatusError(status, body, message, headers) {
		const unwrapped = Array.isArray(body) ? body[0] ?? {} : body;
		return super.makeStatusError(status, unwrapped, message, headers);
	}
};
function fetchWith(apiKey) {
	const headers = {
		accept: "application/json",
		authorization: `Bearer ${apiKey}`,
		"content-type": "application/json",
		"user-agent": "jira-bug-fix-agent"
	};
	return (url, init) => fetch(url, {
		...init,
		headers,
		redirect: "manual"
	});
}
async function sendOnce(client, { body }, signal) {
	const timeout = new AbortController();
	const timer = setTimeout(() => timeout.abort(new AttemptTimeout()), attemptTimeout);
	const either = AbortSignal.any([signal, timeout.signal]);
	try {
		const sent = client.chat.completions.create(body, {
			signal: either,
			timeout: attemptTimeout
		});
		return await raceAbort(sent, either);
	} finally {
		clearTimeout(timer);
	}
}
// src/adapters/openai/dialect.ts
const optionalFields = [
	"max_tokens",
	"max_completion_tokens",
	"temperature",
	"tool_choice",
	"tools",
	"response_format"
];
const outputModes = [
	"tools",
	"schema",
	"any-object",
	"json-object",
	"prompt"
];
function initialDialect(model) {
	const common = {
		toolChoice: true,
		outputMode: "tools"
	};
	return isReasoningModel(model) ? {
		...common,
		tokenLimits: ["max_completion_tokens", "max_tokens"],
		temperature: false
	} : {
		...common,
		tokenLimits: ["max_tokens", "max_completion_tokens"],
		temperature: true
	};
}
function withoutField(field, dialect) {
	switch (field) {
		case "max_tokens":
		case "max_completion_tokens": return {
			...dialect,
			tokenLimits: dialect.tokenLimits.slice(1)
		};
		case "temperature": return {
			...dialect,
			temperature: false
		};
		case "tool_choice": return {
			...dialect,
			toolChoice: false
		};
		case "tools":
		case "response_format": {
			const next = outputModes[outputModes.indexOf(dialect.outputMode) + 1];
			return {
				...dialect,
				outputMode: next ?? "prompt"
			};
		}
	}
}
function isReasoningModel(model) {
	return /(?:^|[^a-z0-9])(?:o\d|gpt-?(?:[5-9]|\d\d))(?:$|[^a-z0-9])/i.test(model);
}
// src/adapters/openai/failures.ts
var NoCompletion = class extends Error {
	name = "NoCompletion";
	body;
	isPage;
	constructor(message, body, isPage = false) {
		super(message);
		this.body = body;
		this.isPage = isPage;
	}
};
var Withheld = class extends Error {
	name = "Withheld";
};
function isTransient(error) {
	if (isTimeout(error) || isCutOff(error) || error instanceof NoCompletion) return true;
	if (error instanceof APIConnectionError) return unreachableCode.test(codeOf(error));
	if (!(error instanceof APIError) || isOutOfCredit(error) || isTooLong(error.message)) return false;
	const { status = 0 } = error;
	return status >= 500 || [
		408,
		409,
		429
	].includes(status);
}
function isTimeout(error) {
	return error instanceof AttemptTimeout || error instanceof APIConnectionTimeoutError;
}
function isCutOff(error) {
	if (error instanceof SyntaxError) return true;
	return (error instanceof APIConnectionError || error instanceof TypeError) && (brokenCode.test(codeOf(error)) || error.message === "terminated");
}
const unreachableCode = /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;
const brokenCode = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;
function codeOf(error) {
	const cause = rootCause(error);
	return "code" in cause && typeof cause.code === "string" ? cause.code : "";
}
function rootCause(error) {
	return error.cause instanceof Error ? rootCause(error.cause) : error;
}
function isOutOfCredit({ status, code, type, message }) {
	const isNamed = [code, type].some((word) => word === "insufficient_quota");
	return status === 402 || isNamed || /credit balance|insufficient (?:balance|credits?)/i.test(message);
}
function isTooLong(complaint) {
	return tooLong.test(complaint);
}
const tooLong = /context[ _-]?(?:length|window|size|limit)|maximum (?:model|context|prompt|input) length|(?:prompt|input|messages?|request|conversation|string)\b[^.]{0,40} too (?:long|large)|input token count|tokens? exceeds?\b|exceeds? the (?:model's |configured )?(?:limit|maximum)[^.]*tokens|reduce the length of the (?:messages|prompt|input)|when context the overflows/i;
// src/adapters/openai/complaint.ts
function complaintOf(error) {
	if (error instanceof NoCompletion) {
		const { body, isPage } = error;
		const { code } = membersOf(membersOf(body).error);
		const said = sentence(body) ?? (isPage && typeof body === "string" ? titleOf(body) : "");
		return {
			status: statusOf(code) ?? 200,
			code: wordsOf(body),
			said: tidy(said),
			isPage,
			what: error.message
		};
	}
	if (!(error instanceof APIError) || error.status === void 0) return void 0;
	const { status, error: body } = error;
	const own = sentence(body) ?? error.message.replace(/^\d{3} (?:status code \(no body\))?/, "");
	const isPage = isMarkup(own);
	return {
		status,
		code: wordsOf(error),
		said: tidy(isPage ? titleOf(own) : own),
		isPage
	};
}
const sentenceMembers = "metadata raw error errors message msg detail details choices".split(" ");
function sentence(body, depth = 0) {
	if (depth > 5) return void 0;
	if (typeof body === "string") return sentence(/^\s*[[{]/.test(body) ? parsed(body) : void 0, depth + 1) ?? (body.trim() === "" || isMarkup(body) ? void 0 : body);
	if (Array.isArray(body)) return sentence(body[0], depth + 1);
	const members = membersOf(body);
	for (const name of sentenceMembers) {
		const found = sentence(members[name], depth + 1);
		if (found !== void 0) return found;
	}
}
const isMarkup = (text) => /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text);
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function titleOf(page) {
	return /<(title|h1)[^>]*>([^<]{1,200})<\/\1>/i.exec(page)?.[2] ?? "";
}
function wordsOf(error) {
	const { code, type, error: inner } = membersOf(error);
	return [...[code, type].filter((word) => typeof word === "string" || typeof word === "number"), ...inner === void 0 ? [] : [wordsOf(inner)]].join(" ");
}
function statusOf(code) {
	const status = Number(code);
	return Number.isInteger(status) && status >= 400 && status < 600 ? status : void 0;
}
function membersOf(value) {
	return typeof value === "object" && value !== null ? { ...value } : {};
}
function tidy(said) {
	return clip(withoutInvisible(cleanLine(said)).replaceAll(/\s+/g, " ").trim(), 300);
}
// src/adapters/openai/explain.ts
function explainFailure(failure, settings) {
	const { error } = failure;
	const explained = explanationIn(error);
	if (explained !== void 0) return explained;
	const { show = showInput } = settings;
	const address = addressOf(settings);
	const complaint = complaintOf(error);
	if (complaint !== void 0) {
		const mend = advice.find(({ when }) => when(complaint, failure))?.mend;
		const answered = answer(complaint, settings);
		return mend === void 0 ? outage(`The model's endpoint ${address} ${answered}`, failure) : new UserError(`${mend(show, settings.model)}: ${address} ${answered}.`, { cause: error });
	}
	if (error instanceof Withheld) return outage(`${error.message} at ${address}`, failure);
	if (isTimeout(error)) return outage(`The model's endpoint ${address} did not answer in time`, failure);
	if (error instanceof SyntaxError) return outage(`The model's endpoint ${address} answered with JSON that is cut off`, failure);
	if (isCutOff(error)) return outage(`The connection to the model's endpoint ${address} broke`, failure);
	return error instanceof APIConnectionError ? explainConnection(error, failure, settings) : error;
}
function explainConnection(error, failure, settings) {
	const { show = showInput } = settings;
	const address = addressOf(settings);
	const reason = codeOf(error) || oneLine(rootCause(error).message, 200);
	if (failure.hasReplied) return outage(`The model's endpoint ${address} can no longer be reached (${reason})`, failure);
	if (reason === "CERT_HAS_EXPIRED") return outage(`The certificate of the model's endpoint ${address} has expired`, failure);
	const advised = untrusted.test(reason) ? `Set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that ${address} uses: Node does not trust it (${reason}).` : `Set ${show("base-url")} to the address of an endpoint that can be reached: ${address} cannot (${reason}).`;
	return new UserError(advised, { cause: error });
}
const untrusted = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|CERT_UNTRUSTED/;
const says = (words) => ({ said, code }) => words.test(`${said} ${code}`);
const isAbout = says(/\bmodel/i);
const advice = [
	{
		when: ({ status, code, said }) => isOutOfCredit({
			status,
			code: code.split(" ")[0],
			type: code.split(" ")[1],
			message: said
		}),
		mend: (show) => `Add credit to the account of ${show("api-key")}`
	},
	{
		when: ({ status, said, code }) => isTooLong(`${said} ${code}`) || status === 413,
		mend: (show) => `Set ${show("model")} to one that reads longer prompts`
	},
	{
		when: (complaint) => complaint.status === 401 || isWrongKey(complaint),
		mend: (show) => `Set ${show("api-key")} to a key that is valid there`
	},
	{
		when: ({ isPage, status }, { hasReplied }) => isPage && status < 500 && !hasReplied,
		mend: (show) => `Set ${show("base-url")} to the address that /chat/completions is appended to, often one that ends in /v1`
	},
	{
		when: (complaint) => [
			400,
			403,
			404,
			422
		].includes(complaint.status) && isModelMissing(complaint),
		mend: (show, model) => `Set ${show("model")} to a model that the key may use, instead of ${JSON.stringify(model)}`
	},
	{
		when: ({ status }) => status === 403,
		mend: (show, model) => `Set ${show("api-key")} to a key that may use ${JSON.stringify(model)}`
	},
	{
		when: ({ status }, { hasReplied }) => [
			404,
			405,
			410
		].includes(status) && !hasReplied,
		mend: (show, model) => `Set ${show("model")} and ${show("base-url")} to values that match, unlike ${JSON.stringify(model)}`
	},
	{
		when: ({ status }) => status >= 300 && status < 400,
		mend: (show) => `Set ${show("base-url")} to the endpoint's own address, not one that redirects`
	}
];
const isWrongKey = says(/\bapi[ _-]key (?:is )?(?:not valid|invalid)|\b(?:invalid|incorrect)[ _]api[ _]key\b/i);
const isMissing = says(/model_not_found|not[ _]found|no access|not have access|does not exist|not (?:a )?valid|invalid model|unknown model|not supported|decommissioned|deprecated|retired|no endpoints/i);
const isModelMissing = (complaint) => isAbout(complaint) && isMissing(complaint);
const shortestKey = 10;
function answer({ status, said, isPage, what }, { apiKey }) {
	const kind = what ?? (isPage ? "a page that is not JSON" : "");
	const quoted = apiKey.length < shortestKey ? said : said.replaceAll(apiKey, "***");
	return `answered ${status}${kind && ` with ${kind}`}${quoted && `: “${quoted}”`}`;
}
function outage(what, { attempts, error }) {
	const tried = attempts > 1 ? ` (tried ${attempts} times)` : "";
	return new OutageError(`${what}${tried}.`, { cause: error });
}
function addressOf({ baseUrl }) {
	if (baseUrl === void 0 || !URL.canParse(baseUrl)) return "https://api.openai.com/v1";
	const { origin, pathname } = new URL(baseUrl);
	return `${origin}${pathname}`;
}
// src/adapters/openai/reply.ts
const Count = number().int().nonnegative().catch(0);
const Call = object({ function: object({
	name: string(),
	arguments: unknown()
}) }).transform(({ function: { name, arguments: input } }) => {
	return {
		name,
		input: typeof input === "string" ? parseJson(input || "{}") : input
	};
});
const Content = union([string(), array(object({ text: string().catch("") })).transform((parts) => parts.map(({ text }) => text).join(""))]);
const Choice = object({
	finish_reason: string().nullish(),
	message: object({
		content: Content.nullish(),
		refusal: string().nullish(),
		tool_calls: array(Call).nullish()
	})
});
const Answer = object({
	choices: tuple([Choice], unknown()),
	usage: object({
		prompt_tokens: Count,
		completion_tokens: Count
	}).transform((it) => ({
		promptTokens: it.prompt_tokens,
		completionTokens: it.completion_tokens
	})).catch({
		promptTokens: 0,
		completionTokens: 0
	})
});
const filtered = /^(?:content_filter|safety|sensitive|prohibited_content|blocklist)$/i;
const endings = new Map([
	["stop", "stopped"],
	["tool_calls", "stopped"],
	["length", "cut"]
]);
function readReply(sent) {
	const body = typeof sent === "string" ? parseJson(sent) : sent;
	if (typeof body === "string") throw new NoCompletion("a page that is not JSON", body, true);
	const answer = Answer.safeParse(body);
	if (!answer.success) throw new NoCompletion("a body without a message", body);
	const [{ finish_reason: finish, message }] = answer.data.choices;
	if (finish === "error") throw new NoCompletion("an error", body);
	if (finish && filtered.test(finish)) throw new Withheld(`The content filter withheld the model's reply (finish reason “${finish}”)`);
	return {
		text: message.content ?? message.refusal ?? "",
		toolCalls: message.tool_calls ?? [],
		ended: endings.get(finish ?? "") ?? "unknown",
		losses: [],
		counted: answer.data.usage
	};
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function tokensSpent({ messages, tools = [] }, { text, toolCalls }, counted) {
	const prompt = messages.map(({ content }) => typeof content === "string" ? content : "");
	const promptTokens = counted.promptTokens || estimateTokens(prompt.join("\n") + jsonOf(tools));
	const completionTokens = counted.completionTokens || estimateTokens(text + jsonOf(toolCalls));
	return {
		promptTokens,
		completionTokens,
		reasoningTokens: 0,
		cachedTokens: 0,
		cacheWrittenTokens: 0,
		estimated: promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens
	};
}
const jsonOf = (tools) => tools.length === 0 ? "" : JSON.stringify(tools);
// src/adapters/openai/json-schema.ts
const refusedInTools = new Set([
	"$schema",
	"additionalProperties",
	"exclusiveMinimum",
	"exclusiveMaximum"
]);
const refusedInReplies = new Set([
	...refusedInTools,
	...[
		"minimum",
		"maximum",
		"minLength",
		"maxLength",
		"minItems",
		"maxItems"
	],
	...[
		"multipleOf",
		"pattern",
		"format",
		"default"
	]
]);
const schemaMaps = new Set([
	"properties",
	"$defs",
	"definitions"
]);
const plainData = new Set([
	"enum",
	"required",
	"default",
	"examples"
]);
function toolSchema(schema) {
	return without(schema, refusedInTools);
}
function replySchema(schema) {
	return without(schema, refusedInReplies);
}
function without(schema, refused) {
	const members = Object.entries(schema).filter(([keyword]) => !refused.has(keyword)).map(([keyword, value]) => keyword === "const" ? ["enum", [value]] : [keyword, member(keyword, value, refused)]);
	return Object.fromEntries(members);
}
function member(keyword, value, refused) {
	if (plainData.has(keyword)) return value;
	if (Array.isArray(value)) return value.map((one) => member("", one, refused));
	if (!isSchema(value)) return value;
	if (!schemaMaps.has(keyword)) return without(value, refused);
	return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, member("", schema, refused)]));
}
function isSchema(value) {
	return typeof value === "object" && value !== null;
}
// src/adapters/openai/request.ts
function chatRequest(model, request, maxReplyTokens, { tokenLimits, temperature, toolChoice, outputMode }) {
	const [limit] = tokenLimits;
	return {
		model,
		messages: messagesFor(request, outputMode).map((message) => message.role === "tools" ? {
			role: "user",
			content: messageText(message)
		} : {
			role: message.role,
			content: message.text
		}),
		...limit === void 0 ? {} : { [limit]: maxReplyTokens },
		...temperature ? { temperature: 0 } : {},
		...outputFields(request, outputMode, toolChoice)
	};
}
function messagesFor({ messages, answer, mayBeText }, mode) {
	if (mode === "tools" || answer === void 0 || mayBeText) return messages;
	const last = messages.at(-1);
	const form = `You cannot call tools here. Reply with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(replySchema(answer.parameters))}`;
	return last?.role === "user" ? [...messages.slice(0, -1), {
		role: "user",
		text: `${last.text}\n\n${form}`
	}] : [...messages, {
		role: "user",
		text: form
	}];
}
function outputFields({ answer, mayBeText, reads }, mode, toolChoice) {
	if (mode !== "tools") return answer === void 0 || mayBeText ? {} : formatFields(answer, mode);
	const tools = [...answer === void 0 ? [] : [answer], ...reads].map(chatTool);
	if (tools.length === 0) return {};
	return answer !== void 0 && !mayBeText && toolChoice ? {
		tools,
		tool_choice: "required"
	} : { tools };
}
function formatFields({ name, parameters }, mode) {
	switch (mode) {
		case "schema": return { response_format: jsonSchema(name, replySchema(parameters)) };
		case "any-object": return { response_format: jsonSchema(name, { type: "object" }) };
		case "json-object": return { response_format: { type: "json_object" } };
		case "prompt": return {};
	}
}
function jsonSchema(name, schema) {
	return {
		type: "json_schema",
		json_schema: {
			name,
			schema
		}
	};
}
function chatTool({ name, description, parameters }) {
	return {
		type: "function",
		function: {
			name,
			description,
			parameters: toolSchema(parameters)
		}
	};
}
// src/adapters/openai/refused-field.ts
const names = {
	max_tokens: /\bmax_tokens\b/i,
	max_completion_tokens: /\bmax_completion_tokens\b/i,
	temperature: /\btemperature\b/i,
	tool_choice: /\btool[ _]choice\b/i,
	tools: /\btools?\b|\bfunctions?\b/i,
	response_format: /\bresponse_format\b|\bjson(?:[ _](?:schema|object|mode))?\b|\bgrammar\b/i
};
function refusedField(error, body) {
	if (!(error instanceof APIError)) return void 0;
	const { status = 0, param } = error;
	const complaint = `${error.message} ${JSON.stringify(error.error)}`;
	const isBadRequest = status === 400 || status === 422;
	if (!isBadRequest && !lacksFeature(status, complaint)) return void 0;
	const sent = optionalFields.filter((field) => body[field] !== void 0);
	if (isTooLong(complaint)) return firstNamed(sent.filter(isTokenLimit), complaint);
	const refused = sent.find((field) => param?.split(/[.[]/)[0] === field) ?? firstNamed(sent, complaint);
	if (refused !== void 0 || !isBadRequest) return refused;
	return sent.find((field) => field === "response_format");
}
function lacksFeature(status, complaint) {
	return [
		404,
		500,
		501
	].includes(status) && /\b(?:support|requires?\b|enable)/i.test(complaint);
}
function isTokenLimit(field) {
	return field === "max_tokens" || field === "max_completion_tokens";
}
function firstNamed(sent, complaint) {
	return sent.map((field) => ({
		field,
		at: complaint.search(names[field])
	})).filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.field;
}
// src/adapters/openai/retry.ts
const maxFailures = 4;
const maxDropped = 3;
const longestDelay = 2 ** 31 - 1;
function nextAttempt(state, error, body, now) {
	const field = refusedField(error, body);
	if (field !== void 0) return dropField(state, field);
	const failures = [...state.failures, error];
	const delay = retryDelay(failures, now);
	return delay === void 0 ? void 0 : {
		state: {
			...state,
			failures
		},
		delay
	};
}
function dropField(state, field) {
	const isForm = field === "tools" || field === "response_format";
	const dropped = state.dropped + (isForm ? 0 : 1);
	if (dropped > maxDropped) return void 0;
	return {
		state: {
			...state,
			dialect: withoutField(field, state.dialect),
			dropped
		},
		delay: 0
	};
}
function retryDelay(failures, now) {
	const last = failures.at(-1);
	if (failures.length >= maxFailures || !isTransient(last)) return void 0;
	const empty = failures.filter((failure) => failure instanceof NoCompletion);
	if (last instanceof NoCompletion && empty.length > 1) return void 0;
	const requested = last instanceof APIError ? requestedDelay(last.headers, now) : void 0;
	return Math.min(requested ?? backoff(failures.length), longestDelay);
}
function requestedDelay(headers, now) {
	const exact = headers?.get("retry-after-ms") ?? "";
	if (/^\d+(?:\.\d+)?$/.test(exact)) return Number(exact);
	return retryAfterMs(headers?.get("retry-after"), now);
}
function backoff(failures) {
	return Math.min(500 * 2 ** (failures - 1), 8e3) * (1 - Math.random() / 4);
}
// src/adapters/openai/model.ts
function openaiModel(settings, wait = sleep) {
	const client = openaiClient(settings);
	let dialect = initialDialect(settings.model);
	let hasReplied = false;
	return { async ask(request, { signal, beforeAttempt, maxReplyTokens }) {
		let state = {
			dialect,
			dropped: 0,
			failures: []
		};
		for (let calls = 1;; calls += 1) {
			signal.throwIfAborted();
			beforeAttempt();
			const body = chatRequest(settings.model, request, maxReplyTokens, state.dialect);
			try {
				const { counted, ...reply } = readReply(await sendOnce(client, {
					api: "chat",
					body
				}, signal));
				dialect = state.dialect;
				hasReplied = true;
				return {
					...reply,
					spent: {
						calls,
						...tokensSpent(body, reply, counted)
					}
				};
			} catch (error) {
				signal.throwIfAborted();
				const next = nextAttempt(state, error, body, Date.now());
				if (next === void 0) throw explainFailure({
					error,
					attempts: calls,
					hasReplied
				}, settings);
				if (next.delay > 0) await wait(next.delay, signal);
				state = next.state;
			}
		}
	} };
}
export { openaiModel as t };
