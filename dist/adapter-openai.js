import { c as raceAbort, m as messageText, u as sleep } from "./agent.js";
import { Cn as retryAfterMs, Fn as clip, Jn as UserError, Rn as oneLine, Xn as explanationIn, _n as estimateTokens, bn as cleanLine, er as showInput, jn as withoutInvisible, qn as OutageError } from "./core.js";
import { _ as string, b as unknown, m as object, n as number, o as array, p as number$1, v as tuple, y as union } from "./package-zod.js";
import { i as APIError, n as APIConnectionError, r as APIConnectionTimeoutError, t as OpenAI } from "./package-openai.js";
// src/adapters/openai/client.ts
const defaultBaseUrl = "https://api.openai.com/v1";
function openaiClient({ baseUrl = defaultBaseUrl, show = showInput }, credential) {
	if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) throw new UserError(`Set ${show("base-url")} to an address that begins with https:// or http://.`);
	return new Endpoint({
		baseURL: baseUrl,
		apiKey: "none",
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		maxRetries: 0,
		logLevel: "off",
		fetch: fetchWith(credential)
	});
}
var Endpoint = class extends OpenAI {
	makeStatusError(status, body, message, headers) {
		const unwrapped = Array.isArray(body) ? body[0] ?? {} : body;
		return super.makeStatusError(status, unwrapped, message, headers);
	}
};
const maxError = 2 ** 20;
function fetchWith(credential) {
	const headers = {
		accept: "application/json, text/event-stream",
		"content-type": "application/json",
		"user-agent": "jira-bug-fix-agent"
	};
	return async (url, init) => {
		const own = {
			...headers,
			...credential.headers()
		};
		const response = await fetch(url, {
			...init,
			headers: own,
			redirect: "manual"
		});
		return response.ok ? response : beginningOf(response);
	};
}
async function beginningOf({ body, headers, status, statusText }) {
	const decoder = new TextDecoder();
	let [text, size] = ["", 0];
	try {
		for await (const chunk of body ?? []) {
			text += decoder.decode(chunk, { stream: true });
			size += chunk.length;
			if (size > maxError) break;
		}
	} catch {}
	return new Response(text || null, {
		headers,
		status,
		statusText
	});
}
// src/adapters/openai/credential.ts
const shortestKey = 10;
function keyCredential(key, show) {
	if (!/^[\x21-\x7e]+$/.test(key)) throw new UserError(`Set ${show("api-key")} to the key alone: it is empty, or contains spaces or line breaks.`);
	return {
		prepare: async () => {},
		headers: () => ({ authorization: `Bearer ${key}` }),
		renew: () => false,
		conceal: (text) => key.length < shortestKey ? text : text.replaceAll(key, "***"),
		setting: "api-key"
	};
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
// src/adapters/openai/stream/members.ts
function membersOf$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function textIn(value) {
	return typeof value === "string" && value !== "" ? value : void 0;
}
const growing = new Set([
	"content",
	"refusal",
	"reasoning",
	"reasoning_content",
	"text",
	"summary"
]);
function merged(before, piece) {
	const names = Object.entries(piece);
	return {
		...before,
		...Object.fromEntries(names.map(([name, it]) => [name, grown(name, before[name], it)]))
	};
}
function grown(name, before, piece) {
	if (piece === void 0 || piece === null || piece === "") return before ?? piece;
	if (typeof before === "string" && typeof piece === "string") return growing.has(name) ? before + piece : piece;
	if (Array.isArray(before) && Array.isArray(piece)) return mergedLists(before, piece);
	return isObject(before) && isObject(piece) ? merged(membersOf$1(before), membersOf$1(piece)) : piece;
}
function mergedLists(before, pieces) {
	const list = [...before];
	for (const piece of pieces) {
		const { index } = membersOf$1(piece);
		const at = index === void 0 ? -1 : list.findIndex((it) => membersOf$1(it).index === index);
		if (at < 0) list.push(piece);
		else list[at] = merged(membersOf$1(list[at]), membersOf$1(piece));
	}
	return list;
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/adapters/openai/stream/tool-calls.ts
function callCollector() {
	const calls = [];
	const byIndex = new Map();
	const byId = new Map();
	const candidate = (index, id, name) => {
		if (index !== void 0 && index !== null) return byIndex.get(index);
		return (id === void 0 ? void 0 : byId.get(id)) ?? (id !== void 0 && name !== void 0 ? void 0 : calls.at(-1));
	};
	return {
		add: (piece) => {
			const { index, function: callee, ...members } = piece;
			const { name: given, arguments: input } = membersOf$1(callee);
			const [id, name] = [textIn(piece.id), textIn(given)];
			let call = candidate(index, id, name);
			if (call === void 0 || isNext(call, {
				id,
				name,
				input
			})) {
				call = {
					members: {},
					callee: {
						name: "",
						input: ""
					}
				};
				calls.push(call);
			}
			call.members = {
				...merged(call.members, members),
				id: textIn(call.members.id) ?? id
			};
			call.callee.name = name ?? call.callee.name;
			call.callee.input = grownInput(call.callee.input, input);
			byIndex.set(index, call);
			if (id !== void 0) byId.set(id, call);
		},
		calls: () => calls.map(({ members, callee: { name, input } }) => ({
			type: "function",
			...members,
			function: {
				name,
				arguments: input
			}
		}))
	};
}
function isNext({ members, callee }, piece) {
	if (piece.name === void 0 || callee.name === "") return false;
	if (piece.name !== callee.name) return true;
	const isRepeated = isEmpty(piece.input) || equal(piece.input, callee.input);
	const isSame = (piece.id === void 0 || piece.id === members.id) && isRepeated;
	return isWhole$1(callee.input) && !isSame;
}
function grownInput(before, piece) {
	if (isEmpty(piece)) return before;
	if (typeof before !== "string" || typeof piece !== "string") return piece;
	return /^\s*\{/.test(piece) && isWhole$1(before) ? piece : before + piece;
}
const isEmpty = (input) => input === void 0 || input === null || input === "";
const equal = (a, b) => JSON.stringify(a) === JSON.stringify(b);
function isWhole$1(input) {
	if (typeof input !== "string") return true;
	if (!/\}\s*$/.test(input)) return false;
	try {
		JSON.parse(input);
		return true;
	} catch {
		return false;
	}
}
// src/adapters/openai/stream/chat.ts
function chatCollector() {
	const calls = callCollector();
	let [common, message, usage] = [
		{},
		{},
		void 0
	];
	let [hasChoice, finish, isAfterwards] = [
		false,
		null,
		false
	];
	let [tokens, isThinking] = [0, false];
	const addDelta = (given) => {
		const { tool_calls: pieces, ...delta } = withPlainContent(given);
		message = merged(message, delta);
		for (const piece of listOf(pieces)) calls.add(membersOf$1(piece));
		const thoughts = thoughtsIn(delta);
		const said = textIn(delta.content) ?? textIn(delta.refusal);
		tokens += estimateTokens([
			thoughts,
			said,
			writtenBy(pieces)
		].join(""));
		if (thoughts !== "") isThinking = true;
		if (said !== void 0 || listOf(pieces).length > 0) isThinking = false;
	};
	return {
		add: (chunk) => {
			const { choices, usage: counted, ...others } = chunk;
			common = merged(common, others);
			const choice = membersOf$1(listOf(choices).find((one) => (membersOf$1(one).index ?? 0) === 0));
			usage = counted ?? choice.usage ?? membersOf$1(chunk.x_groq).usage ?? usage;
			if (Object.keys(choice).length === 0) {
				isAfterwards ||= hasChoice && typeof counted === "object" && counted !== null;
				return isAfterwards;
			}
			hasChoice = true;
			if (isWhole(choice.message)) message = membersOf$1(choice.message);
			addDelta(membersOf$1(choice.delta));
			finish = textIn(choice.finish_reason) ?? finish;
			return true;
		},
		stage: () => finish === null && !isAfterwards ? "open" : "ending",
		body: () => ({
			...common,
			object: "chat.completion",
			choices: hasChoice ? [{
				index: 0,
				finish_reason: finish,
				message: whole(message, calls.calls())
			}] : [],
			...usage === void 0 || usage === null ? {} : { usage }
		}),
		progress: () => ({
			tokens,
			isThinking
		})
	};
}
function isWhole(message) {
	const { content, tool_calls: calls } = membersOf$1(message);
	return textIn(content) !== void 0 || listOf(content).length + listOf(calls).length > 0;
}
function whole(message, calls) {
	const common = {
		role: "assistant",
		content: null,
		refusal: null,
		...message
	};
	return calls.length === 0 ? common : {
		...common,
		tool_calls: calls
	};
}
function withPlainContent(delta) {
	if (!Array.isArray(delta.content)) return delta;
	const isThought = (part) => /^(?:thinking|reasoning)/.test(String(membersOf$1(part).type));
	const thoughts = delta.content.filter(isThought);
	const said = delta.content.filter((part) => !isThought(part));
	const reasoning = thoughts.length === 0 ? {} : { reasoning_content: thoughts.map(partText).join("") };
	return {
		...delta,
		content: said.map(partText).join(""),
		...reasoning
	};
}
function partText(part) {
	const { text, thinking, content } = membersOf$1(part);
	const own = text ?? thinking ?? content;
	return textIn(own) ?? listOf(own).map(partText).join("");
}
const thoughtsIn = (delta) => textIn(delta.reasoning_content) ?? textIn(delta.reasoning) ?? "";
function writtenBy(pieces) {
	return listOf(pieces).map((piece) => {
		const { name, arguments: input } = membersOf$1(membersOf$1(piece).function);
		return `${name ?? ""}${typeof input === "object" ? JSON.stringify(input) : input ?? ""}`;
	}).join("");
}
// src/adapters/openai/stream/output-items.ts
const message = {
	type: "message",
	role: "assistant",
	status: "completed"
};
const reasoning = {
	type: "reasoning",
	summary: []
};
const places = new Map([
	["output_text", {
		item: message,
		list: "content",
		part: "output_text",
		name: "text"
	}],
	["refusal", {
		item: message,
		list: "content",
		part: "refusal",
		name: "refusal"
	}],
	["reasoning_text", {
		item: reasoning,
		list: "content",
		part: "reasoning_text",
		name: "text"
	}],
	["reasoning_summary_text", {
		item: reasoning,
		list: "summary",
		part: "summary_text",
		name: "text"
	}],
	["function_call_arguments", {
		item: { type: "function_call" },
		name: "arguments"
	}],
	["custom_tool_call_input", {
		item: { type: "custom_tool_call" },
		name: "input"
	}]
]);
function itemCollector() {
	const items = new Map();
	return {
		add: (event, type) => {
			const at = event.output_index ?? event.item_id ?? items.size;
			const item = itemAfter(items.get(at), event, type);
			if (item !== void 0) items.set(at, item);
			return textIn(item?.type);
		},
		hasAny: () => items.size > 0,
		output: () => [...items.values()]
	};
}
function itemAfter(before, event, type) {
	if (/^response\.output_item\.(?:added|done)$/.test(type)) return membersOf$1(event.item);
	const [, what = "", how] = /^response\.(\w+)\.(delta|done)$/.exec(type) ?? [];
	const place = places.get(what);
	if (place === void 0) return before;
	const { list, part, name, item = place.item } = {
		...place,
		item: before
	};
	const textAfter = (text) => how === "done" ? textIn(event[name]) ?? text : `${textIn(text) ?? ""}${textIn(event.delta) ?? ""}`;
	if (list === void 0) return {
		...item,
		[name]: textAfter(item[name])
	};
	const parts = new Map([...listOf(item[list]).entries()]);
	const at = Number(event.content_index ?? event.summary_index ?? 0);
	const old = membersOf$1(parts.get(at) ?? { type: part });
	parts.set(at, {
		...old,
		[name]: textAfter(old[name])
	});
	return {
		...item,
		[list]: [...parts.values()]
	};
}
// src/adapters/openai/stream/responses.ts
const final = /^(?:completed|incomplete|failed|cancelled)$/;
function responseCollector() {
	const items = itemCollector();
	let [response, isFinal] = [{}, false];
	let [tokens, isThinking] = [0, false];
	const addResponse = (given, named) => {
		const state = [textIn(given.status), named].find((word) => final.test(word ?? ""));
		isFinal ||= state !== void 0;
		response = {
			...response,
			...given,
			...state === void 0 ? {} : { status: state }
		};
	};
	const addPiece = (event, type) => {
		const kind = items.add(event, type);
		tokens += type.endsWith(".delta") ? estimateTokens(textIn(event.delta) ?? "") : 0;
		if (kind !== void 0) isThinking = kind === "reasoning";
	};
	return {
		add: (event) => {
			const type = textIn(event.type) ?? "";
			const [, name] = /^response\.(\w+)$/.exec(type) ?? [];
			const isWhole = name !== void 0 || "response" in event;
			if (isWhole) addResponse(membersOf$1(event.response), name);
			else if (type.startsWith("response.")) addPiece(event, type);
			return isWhole || type.startsWith("response.");
		},
		stage: () => isFinal ? "ended" : "open",
		body: () => {
			const { output } = response;
			return (!Array.isArray(output) || output.length === 0) && items.hasAny() ? {
				...response,
				output: items.output()
			} : response;
		},
		progress: () => ({
			tokens,
			isThinking
		})
	};
}
// src/adapters/openai/stream/events.ts
function eventReader(onEvent) {
	let name = "";
	let data = [];
	const dispatch = () => {
		if (data.length > 0) onEvent({
			name,
			data: data.join("\n")
		});
		name = "";
		data = [];
	};
	const lines = lineReader((line) => {
		if (line === "") return dispatch();
		const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
		if (field === "event") name = value;
		if (field === "data") data.push(value);
	});
	return {
		push: lines.push,
		end: () => {
			lines.end();
			dispatch();
		}
	};
}
function lineReader(onLine) {
	let pieces = [];
	let endedInReturn = false;
	return {
		push: (text) => {
			if (text === "") return;
			const rest = endedInReturn && text.startsWith("\n") ? text.slice(1) : text;
			endedInReturn = text.endsWith("\r");
			const [first = "", ...others] = rest.split(/\r\n|\r|\n/);
			pieces.push(first);
			for (const next of others) {
				onLine(pieces.join(""));
				pieces = [next];
			}
		},
		end: () => {
			if (pieces.join("") !== "") onLine(pieces.join(""));
			pieces = [];
		}
	};
}
// src/adapters/openai/stream/streamed.ts
var CutOffStream = class extends Error {
	name = "CutOffStream";
};
function streamedAnswer(collector) {
	let [isDone, isBroken, parts] = [
		false,
		false,
		0
	];
	let failure;
	const stage = () => {
		return isDone || isBroken || failure !== void 0 ? "ended" : collector.stage();
	};
	const take = ({ name, data }) => {
		const text = data.trim();
		if (stage() === "ended") return;
		if (text === "[DONE]") isDone = true;
		else if (/^[{[]/.test(text)) takeJson(text, name);
	};
	const takeJson = (text, name) => {
		const value = parsed$1(text);
		if (value !== void 0) takeValue(value, name);
		else if (text.includes("\n")) for (const line of text.split("\n")) take({
			name,
			data: line
		});
		else isBroken = collector.stage() === "open";
	};
	const takeValue = (value, name) => {
		const given = membersOf$1(Array.isArray(value) ? value[0] : value);
		const event = {
			...name === "" ? {} : { type: name },
			...given
		};
		failure = failureIn(event);
		if (failure === void 0 && collector.add(event)) parts += 1;
	};
	const reader = eventReader(take);
	return {
		push: (text) => {
			const before = parts;
			reader.push(text);
			return parts > before;
		},
		stage,
		progress: collector.progress,
		end: () => {
			reader.end();
			if (isBroken || stage() === "open") throw new CutOffStream();
			return failure ?? collector.body();
		}
	};
}
function failureIn(event) {
	if (event.type === "error" || event.error) return { error: event.error ?? event };
	return !("choices" in event || "response" in event || "type" in event) && ("message" in event || "detail" in event) ? event : void 0;
}
function parsed$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/adapters/openai/stream/answer.ts
const collectors = {
	chat: chatCollector,
	responses: responseCollector
};
function incomingAnswer(api) {
	let head = "";
	let form;
	const decide = () => {
		form = isStream.test(head) ? streamedAnswer(collectors[api]()) : wholeAnswer();
		return form;
	};
	return {
		push: (text) => {
			if (form !== void 0) return form.push(text);
			head += text;
			if (head.trimStart().length < longestField) return false;
			return decide().push(head);
		},
		stage: () => form?.stage() ?? "open",
		progress: () => form?.progress() ?? {
			tokens: 0,
			isThinking: false
		},
		end: () => {
			if (form === void 0) decide().push(head);
			return form?.end();
		}
	};
}
const isStream = /^\s*(?:data|event|id|retry)?:/;
const longestField = 6;
function wholeAnswer() {
	const pieces = [];
	return {
		push: (text) => {
			pieces.push(text);
			return true;
		},
		stage: () => "open",
		progress: () => ({
			tokens: 0,
			isThinking: false
		}),
		end: () => {
			const text = pieces.join("");
			if (text.trim() === "") return void 0;
			return /^\s*[{[]/.test(text) ? JSON.parse(text) : text;
		}
	};
}
// src/adapters/openai/send.ts
var AttemptTimeout = class extends Error {
	name = "AttemptTimeout";
	constructor(sent, ms) {
		super(`sent ${sent} for ${Math.round(ms / 1e3)} s`);
	}
};
var AnswerTooLong = class extends Error {
	name = "AnswerTooLong";
};
const queueing = 3;
const grace = 1e4;
const maxAnswer = 64 * 2 ** 20;
const timeout = 2 ** 31 - 1;
async function sendOnce(client, outgoing, attempt) {
	const silence = watchSilence(attempt.patience);
	const signal = AbortSignal.any([attempt.signal, silence.signal]);
	try {
		const { body } = await raceAbort(request(client, outgoing, attempt.streams, signal), signal);
		const answer = incomingAnswer(outgoing.api);
		const heard = (isReply) => {
			silence.heard(isReply, answer.stage() === "ending" ? grace : attempt.patience);
			if (isReply) attempt.onProgress?.(answer.progress());
		};
		if (body !== null) await receive(body, answer, signal, heard).catch((error) => {
			if (answer.stage() !== "ending" || attempt.signal.aborted) throw error;
		});
		return answer.end();
	} finally {
		silence.end();
	}
}
function request(client, { body }, streams, signal) {
	const options = {
		signal,
		timeout
	};
	const { completions } = client.chat;
	if (!streams) return completions.create(body, options).asResponse();
	const streamed = {
		stream: true,
		stream_options: { include_usage: true }
	};
	return completions.create({
		...body,
		...streamed
	}, options).asResponse();
}
async function receive(body, answer, signal, heard) {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	try {
		for (let size = 0; answer.stage() !== "ended";) {
			const { done, value } = await raceAbort(reader.read(), signal);
			if (done) return;
			size += value.length;
			if (size > maxAnswer) throw new AnswerTooLong(`an answer of more than ${maxAnswer / 2 ** 20} MiB`);
			heard(answer.push(decoder.decode(value, { stream: true })));
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}
function watchSilence(patience) {
	const stop = new AbortController();
	const stopAfter = (sent, ms) => setTimeout(() => stop.abort(new AttemptTimeout(sent, ms)), ms);
	let silent = stopAfter("nothing", patience);
	let idle = stopAfter("only signs of life", queueing * patience);
	let hasReply = false;
	return {
		signal: stop.signal,
		heard: (isReply, ms) => {
			hasReply ||= isReply;
			clearTimeout(silent);
			silent = stopAfter(hasReply ? "nothing more" : "nothing", ms);
			if (!isReply) return;
			clearTimeout(idle);
			idle = stopAfter("only signs of life", queueing * ms);
		},
		end: () => [silent, idle].map((timer) => clearTimeout(timer))
	};
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
function isUnauthorised(error) {
	return error instanceof APIError && error.status === 401;
}
function isTimeout(error) {
	if (error instanceof AttemptTimeout || error instanceof APIConnectionTimeoutError) return true;
	return error instanceof Error && nodeTimeout.test(codeOf(error));
}
const nodeTimeout = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;
function isCutOff(error) {
	if (error instanceof SyntaxError || error instanceof CutOffStream) return true;
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
function complaintOf(error, conceal = (said) => said) {
	const tidied = (said) => tidy(conceal(said));
	if (error instanceof NoCompletion) {
		const { body, isPage } = error;
		const { code } = membersOf(membersOf(body).error);
		const said = sentence(body) ?? (isPage && typeof body === "string" ? titleOf(body) : "");
		return {
			status: statusOf(code) ?? 200,
			code: wordsOf(body),
			said: tidied(said),
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
		said: tidied(isPage ? titleOf(own) : own),
		isPage
	};
}
function answerOf({ status, said, isPage, what }) {
	const kind = what ?? (isPage ? "a page that is not JSON" : "");
	return `answered ${status}${kind && ` with ${kind}`}${said && `: “${said}”`}`;
}
const sentenceMembers = "error_description metadata raw error errors message msg detail details choices".split(" ");
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
function explainFailure(failure, settings, credential) {
	const { error } = failure;
	const explained = explanationIn(error);
	if (explained !== void 0) return explained;
	const { show = showInput } = settings;
	const address = addressOf(settings);
	const complaint = complaintOf(error, credential.conceal);
	if (complaint !== void 0) {
		const mend = advice.find(({ when }) => when(complaint, failure))?.mend;
		const answered = answerOf(complaint);
		return mend === void 0 ? outage(`The model's endpoint ${address} ${answered}`, failure) : new UserError(`${mend(show, settings.model, credential.setting)}: ${address} ${answered}.`, { cause: error });
	}
	if (error instanceof Withheld) return outage(`${error.message} at ${address}`, failure);
	if (isTimeout(error)) return explainTimeout(error, failure, settings);
	if (error instanceof AnswerTooLong) return outage(`The model's endpoint ${address} sent ${error.message}`, failure);
	if (error instanceof CutOffStream) return outage(`The model's endpoint ${address} sent a reply that breaks off`, failure);
	if (error instanceof SyntaxError) return outage(`The model's endpoint ${address} answered with JSON that is cut off`, failure);
	if (isCutOff(error)) return outage(`The connection to the model's endpoint ${address} broke`, failure);
	return error instanceof APIConnectionError ? explainConnection(error, failure, settings) : error;
}
function explainTimeout(error, failure, settings) {
	const { show = showInput } = settings;
	const sent = error instanceof AttemptTimeout ? error.message : "did not answer in time";
	const tried = failure.attempts > 1 ? ` (tried ${failure.attempts} times)` : "";
	return new OutageError(`The model's endpoint ${addressOf(settings)} ${sent}${tried}; if its replies take longer, set ${show("reply-timeout-seconds")} to more.`, { cause: error });
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
		mend: (show, _, setting) => `Add credit to the account of ${show(setting)}`
	},
	{
		when: ({ status, said, code }) => isTooLong(`${said} ${code}`) || status === 413,
		mend: (show) => `Set ${show("model")} to one that reads longer prompts`
	},
	{
		when: (complaint) => complaint.status === 401 || isWrongKey(complaint),
		mend: (show, _, setting) => `Set ${show(setting)} to one that is valid there`
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
		mend: (show, model, setting) => `Set ${show("model")} to one that ${show(setting)} may use, instead of ${JSON.stringify(model)}`
	},
	{
		when: ({ status }) => status === 403,
		mend: (show, model, setting) => `Set ${show(setting)} to one that may use ${JSON.stringify(model)}`
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
function outage(what, { attempts, error }) {
	const tried = attempts > 1 ? ` (tried ${attempts} times)` : "";
	return new OutageError(`${what}${tried}.`, { cause: error });
}
function addressOf({ baseUrl }) {
	if (baseUrl === void 0 || !URL.canParse(baseUrl)) return "https://api.openai.com/v1";
	const { origin, pathname } = new URL(baseUrl);
	return `${origin}${pathname}`;
}
// src/adapters/openai/exchange.ts
const requestTimeout = 2e4;
const Token = string().regex(/^[\x21-\x7e]+$/);
const JobToken = object({ value: Token });
const Issued = object({
	access_token: Token,
	token_type: string().regex(/^bearer$/i).default("Bearer"),
	expires_in: number().positive().default(3600)
});
async function jobToken({ issuer, onToken, ...identity }, { audience }, signal) {
	const url = new URL(issuer.url);
	url.searchParams.set("audience", identity.audience ?? audience);
	const headers = { authorization: `Bearer ${issuer.token}` };
	const body = await fetchJson(url.href, {
		headers,
		signal
	});
	const { value } = parsedAs(JobToken, body);
	onToken(value);
	return value;
}
async function exchangeToken({ ids, onToken }, { grant, assertion, exchangeHeaders }, { url, token }, signal) {
	const named = Object.entries(ids).map(([name, id]) => [name.replaceAll("-", "_"), id]);
	const body = {
		...grant,
		[assertion]: token,
		...Object.fromEntries(named)
	};
	const init = {
		method: "POST",
		headers: {
			...exchangeHeaders,
			"content-type": "application/json"
		},
		body: JSON.stringify(body),
		signal
	};
	const issued = parsedAs(Issued, await fetchJson(url, init, token));
	onToken(issued.access_token);
	return {
		token: issued.access_token,
		lifetime: 1e3 * issued.expires_in
	};
}
function parsedAs(form, body) {
	const parsed = form.safeParse(body);
	if (parsed.success) return parsed.data;
	throw new NoCompletion("a body without a token", body, typeof body === "string");
}
async function fetchJson(url, init, secret = "") {
	const limit = AbortSignal.timeout(requestTimeout);
	const signal = AbortSignal.any([init.signal, limit]);
	const headers = {
		accept: "application/json",
		"user-agent": "jira-bug-fix-agent"
	};
	try {
		const response = await fetch(url, {
			...init,
			headers: {
				...headers,
				...init.headers
			},
			redirect: "manual",
			signal
		});
		const text = await (await beginningOf(response)).text();
		const body = parsedOrText(secret === "" ? text : text.replaceAll(secret, "***"));
		if (response.ok) return body;
		throw new APIError(response.status, ...errorOf(body), response.headers);
	} catch (thrown) {
		init.signal.throwIfAborted();
		if (limit.aborted) throw new AttemptTimeout("nothing", requestTimeout);
		if (thrown instanceof APIError || !(thrown instanceof Error)) throw thrown;
		throw new APIConnectionError({ cause: thrown });
	}
}
function errorOf(body) {
	return typeof body === "object" && body !== null ? [body, void 0] : [void 0, String(body)];
}
function parsedOrText(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
// src/adapters/openai/federations.ts
const identitySettings = [
	"identity-provider-id",
	"federation-rule-id",
	"organization-id",
	"service-account-id",
	"workspace-id"
];
const oauth = "oauth-2025-04-20";
const federations = {
	openai: {
		name: "OpenAI",
		audience: "https://api.openai.com/v1",
		baseUrl: "https://api.openai.com/v1",
		hosts: /^(?:\w+\.)?api\.openai\.com$/,
		exchangeUrl: () => "https://auth.openai.com/oauth/token",
		exchangeHeaders: {},
		grant: {
			grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
			subject_token_type: "urn:ietf:params:oauth:token-type:jwt"
		},
		assertion: "subject_token",
		headers: {}
	},
	anthropic: {
		name: "Anthropic",
		audience: "https://api.anthropic.com",
		baseUrl: "https://api.anthropic.com/v1",
		hosts: /^api\.anthropic\.com$/,
		exchangeUrl: (baseUrl) => `${new URL(baseUrl).origin}/v1/oauth/token`,
		exchangeHeaders: { "anthropic-beta": `${oauth},oidc-federation-2026-04-01` },
		grant: { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer" },
		assertion: "assertion",
		headers: { "anthropic-beta": oauth }
	}
};
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
function federationOf({ provider }, baseUrl, show) {
	const federation = federations[provider];
	const { protocol = "", hostname = baseUrl } = URL.canParse(baseUrl) ? new URL(baseUrl) : {};
	if (protocol === "https:" && federation.hosts.test(hostname) || loopback.test(hostname)) return federation;
	throw new UserError(`Set ${show("base-url")} to ${federation.baseUrl}: tokens of ${federation.name} must not be sent to ${hostname}.`);
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
	if (isTimeout(last) && failures.filter(isTimeout).length > 1) return void 0;
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
// src/adapters/openai/identity-credential.ts
const margin = 12e4;
function identityCredential(identity, options) {
	const federation = federationOf(identity, options.baseUrl, options.show);
	let held;
	return {
		prepare: async (signal) => {
			if (held !== void 0 && performance.now() < held.until) return;
			const asked = performance.now();
			const issued = await issueToken(identity, federation, options, signal);
			const { lifetime } = issued;
			held = {
				...issued,
				until: asked + lifetime - Math.min(margin, lifetime / 2)
			};
		},
		headers: () => ({
			...federation.headers,
			authorization: `Bearer ${held?.token ?? ""}`
		}),
		renew: () => {
			held = void 0;
			return true;
		},
		conceal: (text) => held === void 0 ? text : text.replaceAll(held.token, "***"),
		setting: "service-account-id"
	};
}
async function issueToken(identity, federation, options, signal) {
	const url = federation.exchangeUrl(options.baseUrl);
	const failures = [];
	for (;;) {
		let isProvider = false;
		try {
			const token = await jobToken(identity, federation, signal);
			isProvider = true;
			return await exchangeToken(identity, federation, {
				url,
				token
			}, signal);
		} catch (error) {
			signal.throwIfAborted();
			failures.push(error);
			const delay = retryDelay(failures, Date.now());
			const failure = {
				error,
				attempts: failures.length,
				isProvider
			};
			if (delay === void 0) throw explainIssue(failure, identity, federation, options);
			await options.wait(delay, signal);
		}
	}
}
const both = new Intl.ListFormat("en-GB");
const refusals = new Set([
	400,
	401,
	403,
	404,
	422
]);
function explainIssue({ error, attempts, isProvider }, { issuer, ids }, { name, exchangeUrl }, { baseUrl, show }) {
	const explained = explanationIn(error);
	if (explained !== void 0) return explained;
	const complaint = complaintOf(error);
	const { origin, pathname } = new URL(isProvider ? exchangeUrl(baseUrl) : issuer.url);
	if (isProvider && complaint !== void 0 && refusals.has(complaint.status)) {
		const settings = settingsIn(`${complaint.said} ${complaint.code}`, ids).map(show);
		return new UserError(`Set ${both.format(settings)} to match the workload identity federation of ${name}: ${origin}${pathname} ${answerOf(complaint)}.`, { cause: error });
	}
	const service = `The service that issues ${isProvider ? `tokens of ${name}` : "tokens of the job"}`;
	const tried = attempts > 1 ? ` (tried ${attempts} times)` : "";
	const what = complaint === void 0 ? silenceOf(error) : answerOf(complaint);
	return what === void 0 ? error : new OutageError(`${service}, ${origin}, ${what}${tried}.`, { cause: error });
}
function silenceOf(error) {
	if (error instanceof AttemptTimeout) return error.message;
	if (!(error instanceof APIConnectionError)) return void 0;
	return `could not be reached (${codeOf(error) || oneLine(rootCause(error).message, 200)})`;
}
function settingsIn(complaint, ids) {
	const given = identitySettings.filter((name) => ids[name] !== void 0);
	const all = [...given, "identity-audience"];
	const isNamed = (name) => new RegExp(name.replaceAll("-", "[ _-]"), "i").test(complaint);
	const named = all.filter((name) => isNamed(name.replace(/^identity-(?=audience)|-id$/g, "")));
	return named.length > 0 ? named : given;
}
// src/adapters/openai/reply.ts
const Count = number$1().int().nonnegative().catch(0);
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
// src/adapters/openai/model.ts
function openaiModel(settings, wait = sleep) {
	const credential = credentialOf(settings, wait);
	const client = openaiClient(settings, credential);
	let dialect = initialDialect(settings.model);
	let hasReplied = false;
	return { async ask(request, { signal, beforeAttempt, maxReplyTokens, onProgress }) {
		const attempt = {
			signal,
			patience: settings.patience ?? 3e5,
			streams: true,
			onProgress
		};
		let state = {
			dialect,
			dropped: 0,
			failures: []
		};
		let isRenewed = false;
		for (let calls = 1;; calls += 1) {
			signal.throwIfAborted();
			await credential.prepare(signal);
			beforeAttempt();
			const body = chatRequest(settings.model, request, maxReplyTokens, state.dialect);
			try {
				const { counted, ...reply } = readReply(await sendOnce(client, {
					api: "chat",
					body
				}, attempt));
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
				if (!isRenewed && isUnauthorised(error) && credential.renew()) {
					isRenewed = true;
					continue;
				}
				const next = nextAttempt(state, error, body, Date.now());
				if (next === void 0) throw explainFailure({
					error,
					attempts: calls,
					hasReplied
				}, settings, credential);
				if (next.delay > 0) await wait(next.delay, signal);
				state = next.state;
			}
		}
	} };
}
function credentialOf(settings, wait) {
	const { baseUrl = defaultBaseUrl, apiKey, show = showInput } = settings;
	return typeof apiKey === "string" ? keyCredential(apiKey, show) : identityCredential(apiKey, {
		baseUrl,
		show,
		wait
	});
}
export { openaiModel as t };
