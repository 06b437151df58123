import { R as withoutInvisible, c as retryAfterMs, et as clip, f as isObject, g as toMembers, j as cleanLine, lt as oneLine, m as parseJson, p as isShallow, t as estimateTokens } from "./engine-text.js";
import { b as union, f as literal, g as record, h as object, m as number, o as array, p as looseObject, v as string, x as unknown, y as tuple } from "./package-zod.js";
import { c as pictureTokens, l as reasoningEfforts, n as modelProfile, o as PromptTooLong, r as bedrockPlace, s as messageText } from "./engine-model-port.js";
import { c as UserError, d as errorMessage, f as findExplanation, h as showInput, i as sleep, l as cannotReach, n as raceAbort, o as OutageError } from "./engine-base.js";
// src/engines/model/message/calls.ts
function embeddedJson(text) {
	return parseJson(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}
function parseArguments(sent) {
	if (typeof sent !== "string") return sent ?? {};
	const input = parseJson(sent || "{}");
	return input !== void 0 && isShallow(input) ? input : sent;
}
function formatArguments(input) {
	return JSON.stringify(toMembers(input));
}
function callIds() {
	const taken = new Set();
	return { take(id) {
		let own = id;
		for (let number = taken.size; own === "" || taken.has(own); number += 1) own = `call${String(number).padStart(5, "0")}`;
		taken.add(own);
		return own;
	} };
}
// src/engines/model/dialect/providers.ts
const choices = [
	"allowed",
	"required",
	"auto"
];
const ruleRoles = [
	"system",
	"developer",
	"user"
];
const usual = {
	apis: ["chat", "responses"],
	choice: "required",
	effort: "used",
	cacheKey: false,
	marks: "none",
	extras: false
};
const likeOpenAi = {
	...usual,
	apis: ["responses", "chat"],
	cacheKey: true
};
const claude = {
	...usual,
	apis: ["messages"],
	choice: "allowed",
	marks: "cache_control"
};
const providers = [
	{
		name: "Anthropic",
		hosts: /(?:^|\.)api\.anthropic\.com$/,
		paths: /^\/$/,
		...claude
	},
	{
		name: "Claude in a cloud",
		hosts: /$/,
		...claude,
		paths: /\/anthropic(?:\/v1)?\/?$|\/publishers\/anthropic\/models\/?$/
	},
	{
		name: "OpenAI",
		hosts: /(?:^|\.)api\.openai\.com$/,
		...likeOpenAi,
		choice: "allowed",
		marks: "prompt_cache_breakpoint"
	},
	{
		name: "Azure",
		hosts: /\.(?:openai\.azure|services\.ai\.azure|cognitiveservices\.azure)\.(?:com|us|cn)$/,
		...likeOpenAi
	},
	{
		name: "Bedrock",
		hosts: /^bedrock-(?:mantle\.[\w-]+\.api\.aws|runtime\.[\w-]+\.amazonaws\.com)$/,
		...likeOpenAi
	},
	{
		name: "Vertex",
		hosts: /(?:^|[.-])aiplatform\.googleapis\.com$/,
		...usual,
		apis: ["responses", "chat"],
		extras: true
	},
	{
		name: "OpenRouter",
		hosts: /(?:^|\.)openrouter\.ai$/,
		...usual,
		marks: "cache_control",
		extras: true
	},
	{
		name: "Anthropic",
		hosts: /(?:^|\.)api\.anthropic\.com$/,
		...usual,
		apis: ["chat"],
		effort: "ignored",
		better: "https://api.anthropic.com"
	},
	{
		name: "Gemini",
		hosts: /^generativelanguage\.googleapis\.com$/,
		...usual,
		apis: ["chat"],
		extras: true
	},
	{
		name: "DeepSeek",
		hosts: /(?:^|\.)api\.deepseek\.com$/,
		...usual,
		apis: ["chat"],
		extras: true
	},
	{
		name: "Ollama",
		hosts: /:11434$|(?:^|\.)ollama\.com$/,
		...usual
	},
	{
		name: "vLLM",
		hosts: /:8000$/,
		...usual
	},
	{
		name: "LM Studio",
		hosts: /:1234$/,
		...usual,
		apis: ["chat"]
	}
];
[...new Set(providers.map(({ name }) => name))];
const unknownProvider = {
	name: "unknown",
	hosts: /$/,
	...usual
};
function providerAt(address = "https://api.openai.com/v1") {
	const { host, pathname } = URL.canParse(address) ? new URL(address) : unknownAddress;
	const isAt = ({ hosts, paths = /^/ }) => hosts.test(host.toLowerCase()) && paths.test(pathname);
	return providers.find(isAt) ?? unknownProvider;
}
const unknownAddress = {
	host: "",
	pathname: ""
};
function asSpoken(provider, api) {
	const isUsual = provider.apis.includes("messages") === (api === "messages");
	const columns = api === "messages" ? claude : usual;
	return {
		...provider,
		...isUsual ? {} : columns,
		apis: [api]
	};
}
// src/engines/model/dialect/dialect.ts
function firstDialect({ baseUrl, model, api = "auto", effort }) {
	const known = providerAt(baseUrl);
	const provider = api === "auto" ? known : asSpoken(known, api);
	const { apis, choice, cacheKey, extras, better } = provider;
	const { reasons, sees, prices } = modelProfile(model);
	const writesCost = prices !== "unknown" && prices.cacheWritten > prices.prompt;
	const isClaude = apis[0] === "messages";
	return {
		apis,
		proven: false,
		limits: {
			chat: chatLimits(known, model),
			responses: ["max_output_tokens"],
			messages: ["max_tokens"]
		},
		maxReply: void 0,
		rules: "system",
		form: "tools",
		choice,
		cacheKey,
		extras,
		better,
		forbidsTools: true,
		effort,
		efforts: provider.effort === "ignored" ? [] : void 0,
		reasons: reasons === true,
		unreasonedTools: false,
		marks: writesCost || isClaude ? provider.marks : "none",
		streams: true,
		streamUsage: true,
		pictures: sees !== false,
		store: true,
		thoughts: reasons !== false
	};
}
function chatLimits({ apis }, model) {
	return apis[0] === "responses" || isReasoningOpenAi(model) ? ["max_completion_tokens", "max_tokens"] : ["max_tokens", "max_completion_tokens"];
}
function isReasoningOpenAi(model) {
	return /(?:^|[^a-z0-9])(?:o\d|gpt-?(?:[5-9]|\d\d))(?:$|[^a-z0-9])/i.test(model);
}
function nearestEffort(wanted, { efforts: accepted = reasoningEfforts }) {
	const efforts = wanted === "none" ? accepted : accepted.filter((effort) => effort !== "none");
	const distance = (effort) => Math.abs(reasoningEfforts.indexOf(effort) - reasoningEfforts.indexOf(wanted));
	return efforts.toSorted((a, b) => distance(a) - distance(b))[0];
}
// src/engines/model/message/layout-messages.ts
const mostEnds = 3;
function layoutMessages({ messages, stable = 0 }, dialect, hasTools) {
	const last = messages.length - 1;
	const told = messages.map((message, at) => {
		const isEnd = stable > 0 && at >= Math.max(stable, last - mostEnds) && at < last;
		const isMarked = at === stable - 1 || isEnd;
		if (message.role !== "tools") return {
			...shown(message, dialect),
			isMarked
		};
		return hasTools ? {
			...message,
			isMarked
		} : {
			role: "user",
			text: messageText(message),
			isMarked
		};
	});
	if (dialect.rules === "user") return folded(told);
	const { rules } = dialect;
	return told.map((message) => message.role === "system" ? {
		...message,
		role: rules
	} : message);
}
function shown(message, { pictures }) {
	const named = message.pictures ?? [];
	if (named.length === 0 || pictures) return message;
	const names = named.map(({ name }) => oneLine(name, 200)).join(", ");
	const { role, text } = message;
	return {
		role,
		text: `${text}\n\nPictures that are not shown, because you cannot see them here: ${names}`
	};
}
function folded(messages) {
	const told = [];
	for (const message of messages) {
		const next = message.role === "system" ? {
			...message,
			role: "user"
		} : message;
		const last = told.pop();
		told.push(...last === void 0 ? [next] : asOne(last, next));
	}
	return told;
}
function asOne(last, next) {
	if (last.role === "tools" || next.role === "tools" || last.role !== next.role) return [last, next];
	const pictures = [...last.pictures ?? [], ...next.pictures ?? []];
	return [{
		...next,
		text: `${last.text}\n\n${next.text}`,
		pictures
	}];
}
function hasPictures({ messages }) {
	return messages.some((message) => message.role !== "tools" && (message.pictures ?? []).length > 0);
}
// src/engines/model/message/layout.ts
function layOut(request, maxReplyTokens, dialect) {
	const tools = toolsOf(request, dialect);
	const asked = withForm(request, dialect.form);
	return {
		messages: layoutMessages(asked, dialect, tools.tools.length > 0),
		...tools,
		format: dialect.form === "schema" && wantsForm(request) ? request.answer : void 0,
		effort: effortOf(request, dialect, tools.tools.length > 0),
		maxReply: Math.min(maxReplyTokens, dialect.maxReply ?? maxReplyTokens),
		text: textOf(asked.messages, tools.tools)
	};
}
function textOf(messages, tools) {
	return [...messages.map(messageText), ...tools.length === 0 ? [] : [JSON.stringify(tools)]].join("\n");
}
const wantsForm = ({ answer, mayBeText }) => answer !== void 0 && !mayBeText;
function withForm(request, form) {
	const { messages, answer } = request;
	if (form === "tools" || answer === void 0 || !wantsForm(request)) return request;
	const last = messages.at(-1);
	const said = `You cannot call tools here. Reply with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(answer.parameters)}`;
	const asked = last?.role === "user" ? [...messages.slice(0, -1), {
		...last,
		text: `${last.text}\n\n${said}`
	}] : [...messages, {
		role: "user",
		text: said
	}];
	return {
		...request,
		messages: asked
	};
}
function toolsOf(request, dialect) {
	const { form, choice } = dialect;
	const { answer, reads, allTools = [], allReads = [] } = request;
	const own = [...answer === void 0 ? [] : [answer], ...reads];
	const isThoughtOver = request.mayBeText === true && losesThought(dialect);
	if (form !== "tools" || isThoughtOver) return {
		tools: [],
		allowed: void 0,
		isForced: false
	};
	const isForced = wantsForm(request) && choice !== "auto";
	const offersAll = choice === "allowed" && allTools.length > 0;
	const names = new Set(allTools.map(({ name }) => name));
	const isKnown = own.every(({ name }) => names.has(name));
	if (offersAll && isKnown) return {
		tools: allTools,
		allowed: own,
		isForced
	};
	return own.length === 0 && repeatsCalls(request, dialect) ? {
		tools: allReads,
		allowed: [],
		isForced
	} : {
		tools: own,
		allowed: void 0,
		isForced
	};
}
function repeatsCalls({ messages }, dialect) {
	const { choice, forbidsTools } = dialect;
	return messages.some(({ role }) => role === "tools") && forbidsTools && choice !== "auto" && !losesThought(dialect);
}
const losesThought = ({ unreasonedTools, apis }) => unreasonedTools && apis[0] === "chat";
function effortOf({ needsRoom = false }, dialect, hasTools) {
	if (hasTools && losesThought(dialect)) return "none";
	const { effort, reasons } = dialect;
	const wanted = needsRoom && reasons ? lower(effort ?? usualEffort) : effort;
	return wanted === void 0 ? void 0 : nearestEffort(wanted, dialect);
}
const usualEffort = "medium";
function lower(effort) {
	const step = reasoningEfforts.indexOf(effort);
	return step <= reasoningEfforts.indexOf("low") ? effort : reasoningEfforts[step - 1] ?? effort;
}
// src/engines/model/message/parsed-reply.ts
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
function parseReplyBody(form, body) {
	if (!isShallow(body)) throw new NoCompletion("a body that is nested too deeply");
	const answer = form.safeParse(body);
	if (answer.success) return answer.data;
	throw new NoCompletion(nameBody(body), body);
}
function nameBody(body) {
	if (body === void 0) return "an empty body";
	return object({ error: union([string().regex(/./s), object({})]) }).safeParse(body).success ? "an error" : "a body without a message";
}
const longestReply = 2 ** 20;
function withinLength(reply) {
	if (!(reply.text.length > longestReply || reply.toolCalls.length > 0 && JSON.stringify(reply.toolCalls).length > longestReply)) return reply;
	const { continuation: _, ...rest } = reply;
	return {
		...rest,
		text: clip(reply.text, longestReply, ""),
		toolCalls: [],
		ended: "cut"
	};
}
const Count = number().int().nonnegative().catch(0);
const Counts = record(string(), unknown()).catch({});
const cacheReads = [
	"cached_tokens",
	"prompt_cache_hit_tokens",
	"cache_read_input_tokens"
];
const cacheWrites = ["cache_write_tokens", "cache_creation_input_tokens"];
function countedTokens(usage, { prompt, reply }) {
	const counts = Counts.parse(usage);
	const count = (name) => Count.parse(counts[name]);
	const detail = (part, name) => Count.parse(Counts.parse(counts[`${part}_tokens_details`])[name]);
	const ofCache = (names) => Math.max(...names.map((name) => detail(prompt, name) || count(name)));
	const [read, written] = [ofCache(cacheReads), ofCache(cacheWrites)];
	const [given, replied] = [count(`${prompt}_tokens`), count(`${reply}_tokens`)];
	const rest = given > 0 ? Math.max(count("total_tokens") - given - replied, 0) : 0;
	const isPrompt = rest === written;
	const promptTokens = isPrompt ? given + rest : given;
	const completionTokens = isPrompt ? replied : replied + rest;
	const cachedTokens = Math.min(read, promptTokens);
	return {
		promptTokens,
		completionTokens,
		reasoningTokens: Math.min(detail(reply, "reasoning_tokens"), completionTokens),
		cachedTokens,
		cacheWrittenTokens: Math.min(written, promptTokens - cachedTokens)
	};
}
const filtered = /^(?:content_filter|refusal|safety|sensitive|prohibited_content|blocklist)(?:$|:)/i;
function requireAllowed(reason) {
	if (reason && filtered.test(reason)) throw new Withheld(`The content filter withheld the model's reply (finish reason “${reason}”)`);
}
function tokensSpent({ text: prompt, messages }, { text, toolCalls, counted }) {
	const calls = toolCalls.length === 0 ? "" : JSON.stringify(toolCalls);
	const seen = messages.flatMap((one) => one.role === "tools" ? [] : one.pictures ?? []).reduce((sum, picture) => sum + pictureTokens(picture), 0);
	const promptTokens = counted.promptTokens || estimateTokens(prompt) + seen;
	const completionTokens = counted.completionTokens || estimateTokens(text + calls);
	const estimated = promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens;
	return {
		...counted,
		promptTokens,
		completionTokens,
		estimated
	};
}
// src/engines/model/stream/collector.ts
var AnswerTooLong = class extends Error {
	name = "AnswerTooLong";
	constructor(bytes) {
		super(`an answer of more than ${bytes / 2 ** 20} MiB`);
	}
};
const mostKept = 8 * 2 ** 20;
function requireKeepable(length) {
	if (length > mostKept) throw new AnswerTooLong(mostKept);
}
function toList(value) {
	return Array.isArray(value) ? value : [];
}
function nonEmptyText(value) {
	return typeof value === "string" && value !== "" ? value : void 0;
}
const growing$1 = new Set([
	"content",
	"refusal",
	"reasoning",
	"reasoning_content",
	"text",
	"summary"
]);
const mostMembers = 4096;
function merged(before, piece) {
	const isFull = Object.keys(before).length >= mostMembers;
	const names = Object.entries(piece).filter(([name]) => !isFull || Object.hasOwn(before, name));
	return {
		...before,
		...Object.fromEntries(names.map(([name, it]) => [name, grown(name, before[name], it)]))
	};
}
function grown(name, before, piece) {
	if (piece === void 0 || piece === null || piece === "") return before ?? piece;
	if (typeof before === "string" && typeof piece === "string") return growing$1.has(name) ? before + piece : piece;
	if (Array.isArray(before) && Array.isArray(piece)) return mergedLists(before, piece);
	return isObject(before) && isObject(piece) ? merged(before, piece) : piece;
}
function mergedLists(before, pieces) {
	const list = [...before];
	for (const piece of pieces) {
		const { index } = toMembers(piece);
		const at = index === void 0 ? -1 : list.findIndex((it) => toMembers(it).index === index);
		if (at >= 0) list[at] = merged(toMembers(list[at]), toMembers(piece));
		else if (list.length < mostMembers) list.push(piece);
	}
	return list;
}
// src/engines/model/stream/chat.ts
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
		for (const piece of toList(pieces)) calls.add(toMembers(piece));
		const thoughts = thoughtsIn(delta);
		const said = nonEmptyText(delta.content) ?? nonEmptyText(delta.refusal);
		tokens += estimateTokens([
			thoughts,
			said,
			writtenBy(pieces)
		].join(""));
		if (thoughts !== "") isThinking = true;
		if (said !== void 0 || toList(pieces).length > 0) isThinking = false;
	};
	return {
		add: (chunk) => {
			const { choices, usage: counted, ...others } = chunk;
			common = merged(common, others);
			const choice = toMembers(toList(choices)[0]);
			usage = counted ?? usage;
			if (Object.keys(choice).length === 0) {
				isAfterwards ||= hasChoice && typeof counted === "object" && counted !== null;
				return isAfterwards;
			}
			hasChoice = true;
			addDelta(toMembers(choice.delta));
			finish = nonEmptyText(choice.finish_reason) ?? finish;
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
	const texts = delta.content.map((part) => nonEmptyText(toMembers(part).text) ?? "");
	return {
		...delta,
		content: texts.join("")
	};
}
const thoughtsIn = (delta) => nonEmptyText(delta.reasoning_content) ?? nonEmptyText(delta.reasoning) ?? "";
function writtenBy(pieces) {
	return toList(pieces).map((piece) => JSON.stringify(toMembers(piece).function) ?? "").join("");
}
function callCollector() {
	const calls = [];
	const byKey = new Map();
	return {
		add: (sent) => {
			const { index, function: callee, ...members } = sent;
			const { name, arguments: input } = toMembers(callee);
			const [id, tool] = [nonEmptyText(sent.id), nonEmptyText(name)];
			const key = index ?? id;
			let call = (key === void 0 ? void 0 : byKey.get(key)) ?? (index === void 0 || index === null ? calls.at(-1) : void 0);
			if (call === void 0 || isNext(call, {
				id,
				name: tool,
				input
			})) {
				call = {
					members: {},
					name: "",
					input: ""
				};
				calls.push(call);
			}
			const first = nonEmptyText(call.members.id) ?? id;
			call.members = {
				...merged(call.members, members),
				id: first
			};
			call.name = tool ?? call.name;
			call.input = grownInput(call.input, input);
			if (key !== void 0) byKey.set(key, call);
		},
		calls: () => calls.map(({ members, name, input }) => ({
			type: "function",
			...members,
			function: {
				name,
				arguments: input
			}
		}))
	};
}
function isNext(call, { id, name, input }) {
	if (name === void 0 || call.name === "") return false;
	if (name !== call.name) return true;
	if (id !== void 0) return id !== call.members.id;
	return isWhole(call.input) && isWhole(input) && input !== call.input;
}
const isWhole = (input) => typeof input === "string" && /^\{.*\}$/s.test(input);
function grownInput(before, piece) {
	if (piece === void 0 || piece === null || piece === before) return before;
	if (typeof before !== "string" || typeof piece !== "string") return piece;
	return before === "{}" && piece.startsWith("{") ? piece : before + piece;
}
// src/engines/model/stream/typed.ts
const final = /^(?:completed|incomplete|failed|cancelled)$/;
function responseCollector() {
	const items = new Map();
	let [response, isFinal] = [{}, false];
	let [tokens, isThinking] = [0, false];
	const addResponse = (given, named) => {
		const state = [nonEmptyText(given.status), named].find((word) => final.test(word ?? ""));
		isFinal ||= state !== void 0;
		response = {
			...response,
			...given,
			...state === void 0 ? {} : { status: state }
		};
	};
	const addPart = (event, type) => {
		const kind = nonEmptyText(toMembers(event.item).type);
		if (kind !== void 0) isThinking = kind === "reasoning";
		if (type === "response.output_item.done") items.set(event.output_index ?? items.size, toMembers(event.item));
		if (!type.endsWith(".delta")) return;
		tokens += estimateTokens(nonEmptyText(event.delta) ?? "");
		isThinking = type.startsWith("response.reasoning");
	};
	return {
		add: (event) => {
			const type = nonEmptyText(event.type) ?? "";
			const [, name] = /^response\.(\w+)$/.exec(type) ?? [];
			if (name !== void 0) addResponse(toMembers(event.response), name);
			else if (type.startsWith("response.")) addPart(event, type);
			return type.startsWith("response.");
		},
		stage: () => isFinal ? "ended" : "open",
		body: () => {
			return toList(response.output).length === 0 && items.size > 0 ? {
				...response,
				output: [...items.values()]
			} : response;
		},
		progress: () => ({
			tokens,
			isThinking
		})
	};
}
const growing = new Map([
	["text_delta", "text"],
	["thinking_delta", "thinking"],
	["signature_delta", "signature"],
	["input_json_delta", "partial_json"]
]);
function messageCollector() {
	const blocks = new Map();
	let [message, usage] = [{}, {}];
	let [isThere, isStopped, isEnded] = [
		false,
		false,
		false
	];
	let [tokens, isThinking] = [0, false];
	const addPiece = (index, { type, ...delta }) => {
		const name = growing.get(nonEmptyText(type) ?? "");
		const block = blocks.get(index) ?? {};
		const piece = nonEmptyText(delta[name ?? ""]);
		if (name === void 0 || piece === void 0) return;
		const member = name === "partial_json" ? "input" : name;
		const before = typeof block[member] === "string" ? block[member] : "";
		blocks.set(index, {
			...block,
			[member]: before + piece
		});
		if (name !== "signature") tokens += estimateTokens(piece);
	};
	const start = (given) => {
		message = given;
		usage = withCounts({}, given.usage);
		isThere = true;
	};
	const begin = (index, block) => {
		blocks.set(index, block);
		isThinking = /thinking/.test(nonEmptyText(block.type) ?? "");
	};
	const change = (delta, counts) => {
		message = {
			...message,
			...delta
		};
		usage = withCounts(usage, counts);
		isStopped ||= nonEmptyText(message.stop_reason) !== void 0;
	};
	return {
		add: ({ type, index, ...event }) => {
			if (type === "message_start") start(toMembers(event.message));
			else if (type === "content_block_start") begin(index, toMembers(event.content_block));
			else if (type === "content_block_delta") addPiece(index, toMembers(event.delta));
			else if (type === "message_delta") change(toMembers(event.delta), event.usage);
			else if (type === "message_stop") isEnded = isThere;
			else return type === "content_block_stop";
			return true;
		},
		stage() {
			if (isEnded) return "ended";
			return isStopped ? "ending" : "open";
		},
		body: () => ({
			...message,
			content: blocks.size > 0 ? [...blocks.values()] : toList(message.content),
			usage
		}),
		progress: () => ({
			tokens,
			isThinking
		})
	};
}
function withCounts(before, counts) {
	const known = Object.entries(toMembers(counts)).filter(([, count]) => count !== null);
	return {
		...before,
		...Object.fromEntries(known)
	};
}
// src/engines/model/stream/answer.ts
const collectors = {
	chat: chatCollector,
	responses: responseCollector,
	messages: messageCollector
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
			head = (head + text).trimStart();
			if (head.length < longestField) return false;
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
const isStream = /^\s*(?:(?:data|event|id|retry)?:|error: ?\{)/;
const longestField = 8;
function wholeAnswer() {
	const pieces = [];
	let length = 0;
	return {
		push: (text) => {
			length += text.length;
			requireKeepable(length);
			pieces.push(text);
			return true;
		},
		stage: () => "open",
		progress: () => ({
			tokens: 0,
			isThinking: false
		}),
		end: () => {
			const text = pieces.join("").trim();
			if (text === "") return void 0;
			if (!/^[{[]/.test(text)) return text;
			const body = parseJson(text);
			return failureIn(toMembers(body ?? embeddedJson(text))) ?? body ?? JSON.parse(text);
		}
	};
}
var CutOffStream = class extends Error {
	name = "CutOffStream";
	stray;
	constructor(stray = "") {
		super();
		this.stray = stray;
	}
};
function streamedAnswer(collector) {
	let [isDone, isBroken, parts, event] = [
		false,
		false,
		0,
		""
	];
	let failure;
	let stray = "";
	const stage = () => {
		return isDone || isBroken || failure !== void 0 ? "ended" : collector.stage();
	};
	const keep = (text) => {
		if (stray.length < mostStray) stray = `${stray}\n${text}`.trim().slice(0, mostStray);
	};
	const takeData = (text) => {
		const value = parsed(text);
		const members = toMembers(Array.isArray(value) ? value[0] : value);
		if (text === "[DONE]") isDone = true;
		else if (value === void 0 && /^[{[]/.test(text)) isBroken = collector.stage() === "open";
		else if (event === "error") failure = failureIn(members) ?? { error: value ?? text };
		else if (value === void 0) keep(text);
		else {
			failure = failureIn(members);
			if (failure === void 0 && collector.add(members)) parts += 1;
		}
	};
	const take = (line) => {
		const [, field, value = ""] = fieldLine.exec(line) ?? [];
		if (stage() === "ended") return;
		if (line === "") event = "";
		else if (field === "event") event = value;
		else if (field === "data") takeData(value.trim());
		else if (field === "error") failure = { error: parsed(value) ?? value };
		else if (field === void 0) {
			failure = failureIn(toMembers(parsed(line)));
			keep(line);
		}
	};
	const lines = lineReader(take);
	return {
		push: (text) => {
			const before = parts;
			lines.push(text);
			return parts > before;
		},
		stage,
		progress: collector.progress,
		end: () => {
			lines.end();
			if (failure !== void 0) return failure;
			if (isBroken || stage() === "open") throw new CutOffStream(stray);
			return collector.body();
		}
	};
}
const fieldLine = /^(data|event|id|retry|error|)(?:: ?|$)(.*)$/;
const mostStray = 4096;
function failureIn(event) {
	const { choices, output: _, ...others } = event;
	const choice = toMembers(Array.isArray(choices) ? choices[0] : void 0);
	const said = [event.error, choice.error].find(isSaid);
	return event.type === "error" || event.object === "error" || said !== void 0 ? {
		...others,
		error: said ?? event
	} : void 0;
}
const isSaid = (error) => isObject(error) ? Object.keys(error).length > 0 : Boolean(error);
function parsed(text) {
	const value = parseJson(text);
	return isShallow(value) ? value : void 0;
}
function lineReader(onLine) {
	let pieces = [];
	let length = 0;
	const end = () => {
		const line = pieces.join("").replace(/\r$/, "");
		[pieces, length] = [[], 0];
		onLine(line);
	};
	return {
		push: (text) => {
			const [first = "", ...others] = text.split("\n");
			for (const [at, piece] of [first, ...others].entries()) {
				if (at > 0) end();
				pieces.push(piece);
				length += piece.length;
			}
			requireKeepable(length);
		},
		end
	};
}
// src/engines/model/refusals/endpoint-refusal.ts
var ErrorAnswer = class extends Error {
	name = "ErrorAnswer";
	status;
	headers;
	text;
	constructor({ status, headers }, text = "") {
		super(`status ${status}`);
		this.status = status;
		this.headers = headers;
		this.text = text;
	}
};
function readRefusal(error, conceal = (said) => said) {
	const answer = answerOf(error);
	if (answer === void 0) return void 0;
	const { sentence = answer.otherwise ?? "", ...body } = readErrorBody(answer.body);
	const isMarked = isMarkup(sentence);
	return {
		...body,
		status: answer.status ?? body.status ?? 200,
		said: tidy(conceal(isMarked ? titleOf(sentence) : sentence)),
		isPage: answer.isPage ?? isMarked,
		what: answer.what
	};
}
function answerOf(error) {
	if (error instanceof NoCompletion) return {
		body: error.body,
		isPage: error.isPage,
		what: error.message
	};
	if (error instanceof CutOffStream && error.stray !== "") return {
		body: parseJson(error.stray) ?? error.stray,
		isPage: false,
		what: "a reply that breaks off"
	};
	if (!(error instanceof ErrorAnswer)) return void 0;
	const { status, text } = error;
	const [body] = [parseJson(text) ?? text].flat();
	return {
		status,
		body,
		otherwise: text
	};
}
function describeAnswer(refusal) {
	const { status, isPage, what } = refusal;
	const kind = what ?? (isPage ? "a page that is not JSON" : "");
	const said = quoteRefusal(refusal);
	return `answered ${status}${kind && ` with ${kind}`}${said && `: “${said}”`}`;
}
function quoteRefusal({ said }) {
	return clip(said, 300);
}
const isMarkup = (text) => /^\s*<(?:!doctype|html|head|body|title|h1|\?xml)/i.test(text);
function titleOf(page) {
	return /<(title|h1)[^>]*>([^<]{1,200})<\/\1>/i.exec(page)?.[2] ?? page.replaceAll(/<[^<>]*>/g, " ");
}
function tidy(said) {
	return withoutInvisible(cleanLine(said.slice(0, 4e3))).replaceAll(/\s+/g, " ").trim();
}
const miscalls = /\b(?:tool_use_failed|output_parse_failed|json_validate_failed|(?:malformed|unexpected|too_many)_(?:function|tool)_calls?)\b/i;
function isMiscall({ code }) {
	return miscalls.test(code);
}
function readErrorBody(body) {
	const parts = [...membersIn(body)];
	const words = parts.flatMap(wordsOf);
	return {
		status: words.map(Number).filter((it) => Number.isInteger(it) && it >= 400 && it < 600)[0] ?? statusOfKind(words),
		code: words.join(" "),
		named: parts.flatMap(namesOf),
		window: parts.map(({ n_ctx }) => n_ctx).find((it) => typeof it === "number"),
		retryAfter: parts.flatMap(({ retryDelay }) => secondsIn(retryDelay))[0],
		sentence: parts.flatMap(sentenceOf).at(-1) ?? (typeof body === "string" ? body : void 0)
	};
}
const sentenceMembers = "error_description raw message msg error_message detail details error errors".split(" ");
const innerMembers = new Set([...sentenceMembers, ...[
	"metadata",
	"choices",
	"fieldViolations",
	"violations"
]]);
function sentenceOf(part) {
	const said = sentenceMembers.map((name) => part[name]).find((text) => typeof text === "string" && text.trim() !== "");
	const where = Array.isArray(part.loc) ? `${part.loc.join(".")}: ` : "";
	return typeof said === "string" ? [`${where}${said}`] : [];
}
function* membersIn(body, depth = 0) {
	if (depth > 8) return;
	if (typeof body === "string") yield* membersIn(jsonIn(body), depth + 1);
	if (Array.isArray(body)) for (const it of body) yield* membersIn(it, depth + 1);
	if (!isObject(body)) return;
	yield body;
	for (const [name, inner] of Object.entries(body)) if (innerMembers.has(name)) yield* membersIn(inner, depth + 1);
}
const jsonIn = (text) => /^\s*</.test(text) ? void 0 : embeddedJson(text);
const codeMembers = "code status type error_type status_code http_status_code finish_reason stop_reason quotaId".split(" ");
function wordsOf(part) {
	return codeMembers.flatMap((name) => {
		const word = part[name];
		return typeof word === "string" || typeof word === "number" ? [String(word)] : [];
	});
}
const kinds = [
	[413, /context_(?:length|size|window)|request_too_large/],
	[402, /insufficient_(?:quota|balance|credit)|billing|payment/],
	[401, /authentication|unauthenticated|unauthorized|invalid_api_key/],
	[403, /permission|forbidden|access_denied/],
	[404, /not_found/],
	[429, /rate_?limit|resource_exhausted|throttling|too_many_requests/],
	[504, /timeout|timed_out|deadline_exceeded/],
	[503, /overloaded|unavailable|system_resource|network_error|abort/],
	[500, /server_error|internal|api_error|engine|model_error/],
	[400, /invalid|bad_request|validation|unsupported|unknown_parameter|content_(?:filter|policy)/]
];
function statusOfKind(words) {
	const names = words.map((word) => word.replaceAll(/([a-z])(?=[A-Z])/g, "$1_").toLowerCase());
	return kinds.find(([, kind]) => names.some((name) => kind.test(name)))?.[0];
}
function namesOf({ type, loc, param, field = param }) {
	const path = Array.isArray(loc) && type !== "missing" ? [loc.join(".").replace(/^body\./, "")] : [];
	return typeof field === "string" && field !== "" ? [...path, field] : path;
}
function secondsIn(delay) {
	const [, seconds] = typeof delay === "string" ? /^(\d{1,9}(?:\.\d+)?)s$/.exec(delay) ?? [] : [];
	return seconds === void 0 ? [] : [Number(seconds) * 1e3];
}
// src/engines/model/refusals/meanings.ts
const inWords = (words) => ({ said, code }) => words.test(`${said} ${code}`);
const isModelMissing = inWords(/model_not_found|\bmodels?\b.*(?:not[ _](?:found|exist|supported)|is invalid)|\bwith on-demand throughput\b/i);
const isOutOfCredit = inWords(/credit balance|insufficient (?:balance|credits?)|\binsufficient_quota\b|\blimit: 0\b/i);
const isTooLong = inWords(/context[ _-]?(?:length|window|size|limit)|maximum (?:model|context|prompt|input) length|(?:prompt|input|messages?|request|string)\b[^.]{0,40} too (?:long|large)|input token count/i);
const isWrongKey = inWords(/\bapi[ _-]key (?:is )?(?:not valid|invalid)|\b(?:invalid|incorrect)[ _]api[ _]key\b|\bexpired_key\b/i);
const isWithoutTools = /\b(?:not|n't) support (?:[\w-]+ ){0,2}(?:tools?|functions?)\b|\b(?:tools?|functions?)(?:[ _-](?:use|calls?|calling))?`? (?:is|are) not (?:supported|available|enabled)|\bendpoints found that support tool use\b|\brequires --[\w-]*(?:tool|jinja)/i;
const isUsedUp = inWords(/\bper[ _-]?day|PerDay|\bdaily\b/i);
const meanings = [
	{
		when: (refusal) => refusal.status === 402 || isOutOfCredit(refusal),
		isLasting: true,
		part: "tools",
		isTooLong: false,
		mend: (_show, _model, access) => `Add credit to the account of ${access}`
	},
	{
		when: (refusal) => refusal.status === 413 || refusal.named.includes("input_tokens") || isTooLong(refusal),
		isLasting: true,
		part: "tools",
		isTooLong: true,
		mend: (show) => `Set ${show("model")} to one that reads longer prompts`
	},
	{
		when: (refusal) => refusal.status === 401 || isWrongKey(refusal),
		isLasting: false,
		part: "key",
		isTooLong: false,
		mend: (_show, _model, access) => `Set ${access} to one that is valid there`
	},
	{
		when: ({ status }) => status >= 300 && status < 400,
		isLasting: false,
		part: "endpoint",
		isTooLong: false,
		mend: (show) => `Set ${show("base-url")} to the endpoint's own address, not one that redirects`
	},
	{
		when: ({ isPage, status }, { hasReplied }) => isPage && status < 500 && !hasReplied,
		isLasting: false,
		part: "endpoint",
		isTooLong: false,
		mend: (show) => `Set ${show("base-url")} to the address that /chat/completions, /responses or /v1/messages is appended to, often one that ends in /v1`
	},
	{
		when: (refusal) => [
			400,
			403,
			404,
			422
		].includes(refusal.status) && (isModelMissing(refusal) || refusal.named.includes("model")),
		isLasting: false,
		part: "model-name",
		isTooLong: false,
		mend: (show, model, access) => `Set ${show("model")} to one that ${access} may use, instead of ${JSON.stringify(model)}`
	},
	{
		when: (refusal) => [
			200,
			400,
			404,
			422,
			501
		].includes(refusal.status) && isWithoutTools.test(refusal.said),
		isLasting: false,
		part: "tools",
		isTooLong: false,
		mend: (show) => `Set ${show("model")} to one that calls tools`
	},
	{
		when: inWords(/\brequires more system memory\b/),
		isLasting: true,
		part: "model-name",
		isTooLong: false,
		mend: (show) => `Set ${show("model")} to one that fits the memory of its server`
	},
	{
		when: ({ status }, { hasReplied, wanted }) => [
			404,
			405,
			501
		].includes(status) && !hasReplied && wanted !== void 0 && wanted !== "chat",
		isLasting: false,
		part: "endpoint",
		isTooLong: false,
		mend: (show) => `Set ${show("api")} to auto or chat, or ${show("base-url")} to an address that serves the named protocol`
	},
	{
		when: ({ status }) => status === 403 || status === 412,
		isLasting: false,
		part: "key",
		isTooLong: false,
		mend: (_show, model, access) => `Set ${access} to one that may use ${JSON.stringify(model)}`
	},
	{
		when: ({ status }, { hasReplied }) => [
			404,
			405,
			410
		].includes(status) && !hasReplied,
		isLasting: false,
		part: "endpoint",
		isTooLong: false,
		mend: (show, model) => `Set ${show("model")} and ${show("base-url")} to values that match, unlike ${JSON.stringify(model)}`
	}
];
function findMeaning(refusal, circumstances = {
	hasReplied: false,
	wanted: void 0
}) {
	return meanings.find(({ when }) => when(refusal, circumstances));
}
function countsIn(said) {
	return [...said.matchAll(/(?<![\w.-])\d[\d,_]*(?![\w-]|\.\d)/g)].map(([digits]) => Number(digits.replaceAll(/[,_]/g, "")));
}
const leastWindow = 1e3;
function readPromptLimit({ said, window: named }, model, maxReply) {
	if (named !== void 0) return named;
	const counts = countsIn(said).filter((count) => count >= leastWindow && count !== maxReply);
	if (counts.length > 0) return Math.min(...counts);
	const { window } = modelProfile(model);
	return window === "unknown" ? void 0 : window;
}
// src/engines/model/refusals/changes.ts
const losing = (ability, instead) => ({
	ability,
	instead
});
function changing(members, loss) {
	return (dialect) => {
		const changed = {
			...dialect,
			...members
		};
		return JSON.stringify(changed) === JSON.stringify(dialect) ? void 0 : {
			dialect: changed,
			loss
		};
	};
}
function all(changes) {
	return (dialect) => changes.reduce((before, next) => {
		const changed = next(before?.dialect ?? dialect);
		return changed === void 0 ? before : {
			loss: before?.loss,
			...changed
		};
	}, void 0);
}
function without(name) {
	return changing({ [name]: false });
}
const withExtras = changing({ extras: true });
const withoutMarks = changing({ marks: "none" }, losing("caching", "the provider chooses what is cached"));
const withoutStream = changing({ streams: false }, losing("streaming", "replies come whole"));
const withoutPictures = changing({ pictures: false }, losing("pictures", "pictures are only named"));
const withoutThinking = changing({ thoughts: false }, losing("reasoning-effort", "the model decides whether it thinks"));
function withoutApi(api) {
	return (dialect) => {
		const { apis, unreasonedTools } = dialect;
		if (apis[0] !== api || apis.length === 1) return void 0;
		const isThoughtLost = unreasonedTools && apis[1] === "chat";
		return {
			dialect: {
				...dialect,
				apis: apis.slice(1),
				proven: false
			},
			loss: isThoughtLost ? unreasoned : void 0
		};
	};
}
const unreasoned = losing("reasoning-effort", "tools only without reasoning");
const withoutLimit = (dialect) => {
	const [api = "chat"] = dialect.apis;
	const left = dialect.limits[api].slice(1);
	const loss = losing("reply-limit", "the provider limits replies");
	return changing({ limits: {
		...dialect.limits,
		[api]: left
	} }, left.length === 0 ? loss : void 0)(dialect);
};
function limitedTo(tokens) {
	const limit = changing({ maxReply: tokens }, losing("reply-limit", `at most ${tokens.toLocaleString("en")} tokens`));
	return (dialect) => tokens < leastReply || tokens >= (dialect.maxReply ?? Number.POSITIVE_INFINITY) ? void 0 : limit(dialect);
}
const leastReply = 1e3;
const lessForced = (dialect) => {
	const choice = choices[choices.indexOf(dialect.choice) + 1] ?? "auto";
	const loss = losing("forced-tool", "the prompt alone asks for the call");
	return changing({ choice }, choice === "auto" ? loss : void 0)(dialect);
};
const withoutTools = (dialect) => dialect.form === "tools" ? changing({ form: "schema" }, losing("tools", "the model cannot look around; `model` can name one that calls tools"))(dialect) : void 0;
const withoutFormat = (dialect) => dialect.form === "tools" ? lessForced(dialect) ?? withoutTools(dialect) : changing({ form: "prompt" }, losing("reply-form", "the prompt alone asks for JSON"))(dialect);
const otherRole = (dialect) => changing({ rules: ruleRoles[ruleRoles.indexOf(dialect.rules) + 1] ?? "user" })(dialect);
const foldedRules = changing({ rules: "user" });
function otherEffort(said, sent) {
	const words = new Set(said.toLowerCase().match(/[a-z]+/g) ?? []);
	const named = reasoningEfforts.filter((effort) => words.has(effort) && effort !== sent);
	return (dialect) => {
		return (dialect.unreasonedTools && sent === "none" ? withoutTools(dialect) : onlyEfforts(named)(dialect)) ?? onlyEfforts([])(dialect);
	};
}
function onlyEfforts(efforts) {
	const instead = efforts.length === 0 ? "the provider chooses it" : `it takes only ${efforts.join(", ")}`;
	return changing({ efforts }, losing("reasoning-effort", instead));
}
const unreasonedTools = (dialect) => {
	if (dialect.apis[0] !== "chat") return void 0;
	if (dialect.apis.includes("responses")) {
		const apis = ["responses", "chat"];
		return { dialect: {
			...dialect,
			apis,
			unreasonedTools: true,
			proven: false
		} };
	}
	return dialect.unreasonedTools ? withoutTools(dialect) : changing({ unreasonedTools: true }, unreasoned)(dialect);
};
// src/engines/model/refusals/refused-part.ts
function fields(...names) {
	const forms = names.map((name) => name.includes("_") ? String.raw`\b${name.replaceAll("_", "[_ ]?")}\b` : String.raw`[\x60'"](?:(?:body|request)\.)?${name}\b[\w.[\]]*[\x60'"]|: (?:\w+, )*${name}(?=,|\.?$)`);
	return new RegExp(forms.join("|"), "i");
}
const either = (...forms) => new RegExp(forms.map(({ source }) => source).join("|"), "i");
const hasTools = ({ tools }) => tools.length > 0;
const forbidsCalls = ({ allowed }) => allowed?.length === 0;
const parts = [
	{
		names: either(/\brs_\w/, fields("encrypted_content", "include")),
		change: () => without("thoughts")
	},
	{
		names: /image|multimodal/i,
		isSent: hasPictures,
		change: () => withoutPictures
	},
	{
		names: either(/\bin streaming mode\b/, fields("stream")),
		change: () => withoutStream
	},
	{
		names: fields("stream_options"),
		change: () => without("streamUsage")
	},
	{
		names: fields("prompt_cache_key"),
		change: () => without("cacheKey")
	},
	{
		names: fields("prompt_cache_options", "prompt_cache_breakpoint", "cache_control"),
		change: () => withoutMarks
	},
	{
		names: fields("store"),
		change: () => without("store")
	},
	{
		names: fields("reasoning_content", "reasoning_details", "extra_content", "thought_signature"),
		change: (refusal) => isFieldRefused(refusal) ? without("extras") : withExtras
	},
	{
		names: /\b(?:messages|input)\W+0\W+role\b/,
		change: () => otherRole
	},
	{
		names: /\bsystem role\b|\bdeveloper instruction\b|\broles must alternate\b/i,
		change: () => foldedRules
	},
	{
		names: isWithoutTools,
		isSent: hasTools,
		change: () => withoutTools
	},
	{
		names: fields("tool_choice"),
		isSent: hasTools,
		change: (_, sent) => forbidsCalls(sent) ? without("forbidsTools") : lessForced
	},
	{
		names: either(/\boutput_config\.format\b/, fields("response_format", "json_schema", "text")),
		change: () => withoutFormat
	},
	{
		names: fields("max_tokens", "max_completion_tokens", "max_output_tokens"),
		change: (refusal, { maxReply }) => {
			if (isFieldRefused(refusal)) return withoutLimit;
			const lower = lowerLimit(refusal.said, maxReply);
			return isShared(refusal.said) ? lower : (dialect) => lower(dialect) ?? withoutLimit(dialect);
		}
	},
	{
		names: fields("tools"),
		isSent: hasTools,
		change: () => withoutTools
	},
	{
		names: /\badaptive thinking\b|\bthinking\.type\b/,
		isSent: ({ effort }) => effort !== "none",
		change: () => withoutThinking
	},
	{
		names: either(/\b(?:think|reasoning) value\b|\bthinking level\b|\bsupport thinking\b|\breasoning is mandatory\b|\bthinking\.type\b/, fields("reasoning_effort", "output_config", "reasoning")),
		change: ({ said }, { effort }) => otherEffort(said, effort)
	}
];
const protocolPhrases = [
	[/\bFunction tools with reasoning_effort are not supported\b/, unreasonedTools],
	[/\bnot (?:supported )?in (?:the )?v1\/chat\/completions\b|\bchatCompletion operation does not work\b/, withoutApi("chat")],
	[/\bnot supported (?:in|with) (?:the )?Responses API\b/, withoutApi("responses")]
];
const fieldRefused = /\b(?:unknown|unsupported)[_ ](?:parameter|name)\b|\bextra_forbidden\b|\bunrecognized request argument/i;
const isFieldRefused = ({ code, said }) => fieldRefused.test(`${code} ${said}`);
const refusing$1 = new Set([
	400,
	402,
	404,
	422,
	500
]);
function withoutRefused(refusal, dialect, sent) {
	const changed = refusing$1.has(refusal.status) ? withoutNamed(refusal, sent)(dialect) : void 0;
	if (changed !== void 0) return changed;
	const [api] = dialect.apis;
	return [
		404,
		405,
		501
	].includes(refusal.status) && !isModelMissing(refusal) && !dialect.proven && api !== void 0 ? withoutApi(api)(dialect) : void 0;
}
function withoutNamed(refusal, sent) {
	if (isMiscall(refusal)) return forbidsCalls(sent) ? without("forbidsTools") : () => void 0;
	const { said, named } = refusal;
	const own = parts.filter(({ isSent }) => isSent?.(sent) ?? true);
	const namedIn = (text) => own.filter(({ names }) => names.test(text));
	const byProgram = named.flatMap((path) => namedIn(`'${path}'`).slice(0, 1));
	const inWords = isModelMissing(refusal) ? [] : namedIn(said);
	const changesOf = (found) => found.map(({ change }) => change(refusal, sent));
	const isQuoted = countsIn(said).includes(sent.maxReply);
	const inTurn = [
		...protocolPhrases.flatMap(([phrase, change]) => phrase.test(said) ? [change] : []),
		all(changesOf(byProgram)),
		...changesOf(inWords),
		...isQuoted ? [lowerLimit(said, sent.maxReply)] : []
	];
	return (dialect) => inTurn.map((change) => change(dialect)).find((changed) => changed);
}
const isShared = (said) => /\b(?:context|input|prompt|messages)\b/i.test(said);
function lowerLimit(said, refused) {
	const counts = countsIn(said);
	const told = counts.filter((count) => count !== refused && !counts.includes(count - refused));
	const [window = 0, prompt = 0] = told;
	const most = isShared(said) ? window - prompt : Math.max(...told.filter((count) => count < refused));
	const left = /\bat least \d/.test(said) ? Math.floor(refused / 2) : most;
	return left < refused ? limitedTo(left) : () => void 0;
}
// src/engines/model/failures.ts
const maxFailures = 4;
const longestDelay = 2 ** 31 - 1;
function pauseAfter(failures, now) {
	const last = failures.at(-1);
	if (failures.length >= maxFailures || !isTransient(last)) return void 0;
	const empty = failures.filter(isEmpty);
	if (isTimeout(last) && failures.filter(isTimeout).length > 1) return void 0;
	if (isEmpty(last) && empty.length > 1) return void 0;
	const requested = requestedDelay(last, now);
	return {
		kind: "waiting",
		ms: Math.min(requested ?? backoff(failures.length), longestDelay),
		why: reasonOf(last, requested !== void 0)
	};
}
const isEmpty = (error) => error instanceof NoCompletion && readRefusal(error)?.status === 200;
function isTransient(error) {
	const refusal = readRefusal(error);
	if (refusal !== void 0 && (findMeaning(refusal)?.isLasting === true || isUsedUp(refusal))) return false;
	if (refusal !== void 0 && /\bmodel has crashed\b/.test(refusal.said)) return true;
	const status = refusal?.status ?? 200;
	if (status !== 200) return status >= 500 || [
		408,
		409,
		424,
		425,
		429
	].includes(status);
	return refusal !== void 0 || isTimeout(error) || isCutOff(error) || isUnreachable(error);
}
function reasonOf(error, isRequested) {
	const status = readRefusal(error)?.status ?? 0;
	if (status > 200 && isRequested) return `the endpoint asks for it (${status})`;
	if (status > 200) return `the endpoint answered ${status}`;
	if (isTimeout(error)) return "the endpoint was silent for too long";
	if (error instanceof NoCompletion) return "the endpoint sent no reply";
	const code = error instanceof Error ? findErrorCode(error) : "";
	return `the connection to the endpoint failed${code === "" ? "" : ` (${code})`}`;
}
function requestedDelay(error, now) {
	const headers = error instanceof ErrorAnswer ? error.headers : void 0;
	const exact = headers?.get("retry-after-ms") ?? "";
	if (/^\d+(?:\.\d+)?$/.test(exact)) return Number(exact);
	return retryAfterMs(headers?.get("retry-after"), now) ?? readRefusal(error)?.retryAfter;
}
function backoff(failures) {
	return Math.min(500 * 2 ** (failures - 1), 8e3) * (1 - Math.random() / 4);
}
var AttemptTimeout = class extends Error {
	name = "AttemptTimeout";
	constructor(sent, ms) {
		super(`sent ${sent} for ${Math.round(ms / 1e3)} s`);
	}
};
var NoConnection = class extends Error {
	name = "NoConnection";
	constructor(cause) {
		super("no connection", { cause });
	}
};
function isTimeout(error) {
	if (error instanceof AttemptTimeout) return true;
	return error instanceof Error && nodeTimeout.test(findErrorCode(error));
}
const nodeTimeout = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;
function isCutOff(error) {
	if (error instanceof SyntaxError || error instanceof CutOffStream) return true;
	return (error instanceof NoConnection || error instanceof TypeError) && (brokenCode.test(findErrorCode(error)) || error.message === "terminated");
}
const brokenCode = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;
function isUnreachable(error) {
	return error instanceof NoConnection && unreachableCode.test(findErrorCode(error));
}
const unreachableCode = /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;
function findErrorCode(error) {
	const cause = rootCause(error);
	return "code" in cause && typeof cause.code === "string" ? cause.code : "";
}
function rootCause(error) {
	return error.cause instanceof Error ? rootCause(error.cause) : error;
}
const maxError = 2 ** 20;
async function readBeginning({ body }) {
	const decoder = new TextDecoder();
	let [text, size] = ["", 0];
	try {
		for await (const chunk of body ?? []) {
			text += decoder.decode(chunk, { stream: true });
			size += chunk.length;
			if (size > maxError) break;
		}
	} catch {}
	return text;
}
async function successful(response) {
	if (response.ok) return response;
	throw new ErrorAnswer(response, await readBeginning(response));
}
const tokenTimeout = 2e4;
async function fetchInTime(url, init) {
	const limit = AbortSignal.timeout(tokenTimeout);
	try {
		const response = await successful(await fetch(url, {
			...init,
			signal: limit
		}));
		return new Response(await readBeginning(response), response);
	} catch (error) {
		if (limit.aborted) throw new AttemptTimeout("nothing", tokenTimeout);
		throw error instanceof ErrorAnswer ? error : new NoConnection(error);
	}
}
// src/engines/model/credential.ts
function keyCredential(key, baseUrl, show) {
	if (!/^[\x21-\x7e]+$/.test(key)) throw new UserError(`Set ${show("api-key")} to the key alone: it is empty, or contains spaces or line breaks.`);
	const { origin } = new URL(baseUrl);
	const isToken = origin === "https://api.anthropic.com" && !key.startsWith("sk-ant-api");
	const authorization = `Bearer ${key}`;
	return {
		prepare: async () => {},
		headers: async () => ({
			authorization,
			...isToken && asToken
		}),
		secrets: () => key.length < 10 ? [] : [key],
		shown: show("api-key")
	};
}
const asToken = { "anthropic-beta": "oauth-2025-04-20" };
function awsCredential(keys, baseUrl, show) {
	const place = bedrockPlace(baseUrl);
	if (place === void 0) throw new UserError(`Set ${show("api-key")} to the API key of ${new URL(baseUrl).hostname}.`);
	const { accessKeyId, secretAccessKey, sessionToken } = keys;
	const own = {
		accessKeyId,
		secretAccessKey,
		...sessionToken === void 0 ? {} : { sessionToken },
		...place
	};
	return {
		prepare: async () => {},
		async headers(url, { method = "POST", headers = {}, body = null }) {
			const { AwsV4Signer } = await import("./aws4fetch.esm.js");
			const signed = await new AwsV4Signer({
				...own,
				method,
				url,
				headers,
				body
			}).sign();
			return Object.fromEntries(signed.headers);
		},
		secrets: () => [secretAccessKey, ...sessionToken === void 0 ? [] : [sessionToken]],
		shown: "`AWS_ACCESS_KEY_ID`"
	};
}
// src/engines/model/sign-in.ts
const exchanges = {
	OpenAI: {
		audience: "https://api.openai.com/v1",
		hosts: /^(?:\w+\.)?api\.openai\.com$/,
		address: "https://auth.openai.com/oauth/token"
	},
	Anthropic: {
		audience: "https://api.anthropic.com",
		hosts: /^api\.anthropic\.com$/,
		address: "https://api.anthropic.com/v1/oauth/token"
	}
};
var SignInFailure = class extends Error {
	name = "SignInFailure";
	of;
	address;
	constructor(of, address, cause) {
		super(`no token of ${of}`, { cause });
		this.of = of;
		this.address = address;
	}
};
function identityCredential({ ids, issuer, onToken }, baseUrl, show) {
	const { audience, hosts, address } = exchanges[ids.provider];
	const { protocol, hostname, origin } = new URL(baseUrl);
	if (!(protocol === "https:" && hosts.test(hostname)) && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) throw new UserError(`Set ${show("base-url")} to ${audience}: tokens of ${ids.provider} must not be sent to ${origin}.`);
	const tokens = new Set();
	const masked = (token) => {
		if (typeof token !== "string" || !/^[\x21-\x7e]+$/.test(token)) throw new Error("no token");
		if (!tokens.has(token)) onToken(token);
		tokens.add(token);
		return token;
	};
	const getJobToken = async () => {
		try {
			return masked(await jobToken(issuer, audience));
		} catch (cause) {
			throw new SignInFailure("the job", issuer.url, cause);
		}
	};
	let failure;
	const exchange = (url, init) => fetchInTime(url, init).catch((error) => {
		failure = error;
		throw error;
	});
	const exchanged = openExchange(ids, getJobToken, exchange);
	let held = "";
	const refresh = async () => {
		failure = void 0;
		try {
			held = masked(await (await exchanged()).getToken());
		} catch (cause) {
			if (cause instanceof SignInFailure) throw cause;
			throw new SignInFailure(ids.provider, address, failure ?? cause);
		}
	};
	const isOpenAi = ids.provider === "OpenAI";
	return {
		prepare: (signal) => raceAbort(refresh(), signal),
		headers: async () => ({
			authorization: `Bearer ${held}`,
			...isOpenAi ? {} : asToken
		}),
		secrets: () => tokens,
		shown: isOpenAi ? show("service-account-id") : "`ANTHROPIC_SERVICE_ACCOUNT_ID`"
	};
}
async function jobToken({ url, token }, audience) {
	const address = new URL(url);
	address.searchParams.set("audience", audience);
	const response = await fetchInTime(address, {
		headers: { authorization: `Bearer ${token}` },
		redirect: "manual"
	});
	return toMembers(parseJson(await response.text())).value;
}
function openExchange(ids, getToken, exchange) {
	const open = async () => {
		if (ids.provider === "OpenAI") {
			const { WorkloadIdentityAuth } = await import("./workload-identity-auth.js");
			const provider = {
				tokenType: "jwt",
				getToken
			};
			return new WorkloadIdentityAuth({
				...ids,
				provider,
				refreshBufferSeconds: 120
			}, exchange);
		}
		const { oidcFederationProvider } = await import("./anthropic-oidc-federation.js");
		const { TokenCache } = await import("./anthropic-token-cache.js");
		const baseURL = exchanges.Anthropic.audience;
		return new TokenCache(oidcFederationProvider({
			...ids,
			baseURL,
			identityTokenProvider: getToken,
			fetch: exchange
		}));
	};
	let opened;
	return () => {
		opened ??= open();
		return opened;
	};
}
// src/engines/model/client.ts
function openEndpoint(settings) {
	const { baseUrl = "https://api.openai.com/v1", apiKey, show = showInput } = settings;
	if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) throw new UserError(`Set ${show("base-url")} to an address that begins with https:// or http://.`);
	const credential = credentialOf(apiKey, baseUrl, show);
	return {
		baseUrl,
		credential,
		async post({ api, route, body }, signal) {
			let failure;
			const send = (url, init) => sendAs(credential, String(url), init).catch((error) => {
				failure = error;
				throw error;
			});
			const options = {
				...common,
				baseURL: baseUrl,
				fetch: send
			};
			try {
				return await (await (api === "messages" ? anthropic(options) : openai(options))).post(route, {
					body,
					signal,
					timeout
				}).asResponse();
			} catch (error) {
				throw failure ?? error;
			}
		}
	};
}
function credentialOf(access, baseUrl, show) {
	if (typeof access === "string") return keyCredential(access, baseUrl, show);
	return "ids" in access ? identityCredential(access, baseUrl, show) : awsCredential(access, baseUrl, show);
}
const timeout = 2 ** 31 - 1;
const common = {
	apiKey: "none",
	maxRetries: 0,
	logLevel: "off"
};
async function openai(options) {
	const { OpenAI } = await import("./openai.js");
	const others = {
		organization: null,
		project: null
	};
	return new OpenAI({
		...options,
		...others,
		adminAPIKey: null,
		webhookSecret: null
	});
}
async function anthropic(options) {
	const { BaseAnthropic } = await import("./anthropic-client.js");
	return new BaseAnthropic({
		...options,
		authToken: null,
		webhookKey: null,
		openTelemetry: false
	});
}
async function sendAs(credential, url, init = {}) {
	const version = new Headers(init.headers).get("anthropic-version");
	const isOwn = new URL(url).hostname === "api.anthropic.com";
	const headers = {
		accept: "application/json, text/event-stream",
		"content-type": "application/json",
		"user-agent": "jira-bug-fix-agent",
		...version !== null && { "anthropic-version": isOwn ? version : "2023-06-01" }
	};
	const request = {
		...init,
		headers,
		redirect: "manual"
	};
	const own = {
		...headers,
		...await credential.headers(url, request)
	};
	return successful(await fetch(url, {
		...request,
		headers: own
	}).catch((cause) => {
		throw new NoConnection(cause);
	}));
}
// src/engines/model/explain.ts
function explainFailure(failure, settings, credential) {
	const { error } = failure;
	const explained = findExplanation(error);
	if (explained !== void 0) return explained;
	const conceal = concealing(credential);
	if (error instanceof SignInFailure) return explainSignIn(error, failure, conceal, settings);
	const refusal = readRefusal(error, conceal);
	if (refusal !== void 0) return explainRefusal(refusal, failure, settings, credential);
	const broken = brokenAnswer(error, addressOf(settings));
	if (broken !== void 0) return outage(broken, failure);
	return error instanceof NoConnection ? explainConnection(error, failure, settings) : error;
}
function brokenAnswer(error, address) {
	const endpoint = `The model's endpoint ${address}`;
	if (error instanceof AttemptTimeout) return `${endpoint} ${error.message}`;
	if (isTimeout(error)) return `${endpoint} did not answer in time`;
	if (error instanceof Withheld) return `${error.message} at ${address}`;
	if (error instanceof AnswerTooLong) return `${endpoint} sent ${error.message}`;
	if (error instanceof CutOffStream) return `${endpoint} sent a reply that breaks off`;
	if (error instanceof SyntaxError) return `${endpoint} answered with JSON that cannot be read`;
	return isCutOff(error) ? `The connection to the model's endpoint ${address} broke` : void 0;
}
function explainRefusal(refusal, failure, settings, { shown }) {
	const { apis, hasReplied, error, maxReply } = failure;
	const { show = showInput, api, model } = settings;
	const meaning = findMeaning(refusal, {
		hasReplied,
		wanted: apis.length === 1 && apis[0] === api ? api : void 0
	});
	const answered = `${addressOf(settings)} ${describeAnswer(refusal)}`;
	if (meaning === void 0) return outage(`The model's endpoint ${answered}`, failure);
	const sentence = `${meaning.mend(show, model, shown)}: ${answered}.`;
	const mendable = new UserError(sentence, { cause: error });
	return meaning.isTooLong ? new PromptTooLong(sentence, readPromptLimit(refusal, model, maxReply), { cause: mendable }) : mendable;
}
function concealing({ secrets }) {
	return (text) => [...secrets()].reduce((said, one) => said.replaceAll(one, "***"), text);
}
const refusing = new Set([
	400,
	401,
	403,
	404,
	422
]);
function explainSignIn({ of, address, cause }, failure, conceal, { show = showInput }) {
	const refusal = readRefusal(cause, conceal);
	const answered = refusal && describeAnswer(refusal);
	if (of !== "the job" && refusal !== void 0 && refusing.has(refusal.status)) {
		const ids = of === "OpenAI" ? `${show("identity-provider-id")} and ${show("service-account-id")}` : "`ANTHROPIC_FEDERATION_RULE_ID` and `ANTHROPIC_ORGANIZATION_ID`";
		return new UserError(`Set ${ids} to match the workload identity federation of ${of}: ${address} ${answered}.`, { cause });
	}
	const said = answered ?? describeSilence(cause);
	return outage(`The service that issues tokens of ${of}, ${new URL(address).origin}, ${said}`, {
		...failure,
		error: cause
	});
}
function describeSilence(cause) {
	if (cause instanceof AttemptTimeout) return cause.message;
	if (!(cause instanceof NoConnection)) return "answered without a token";
	return `could not be reached (${findErrorCode(cause) || oneLine(rootCause(cause).message, 200)})`;
}
function explainConnection(error, failure, settings) {
	const { show = showInput } = settings;
	const address = addressOf(settings);
	const reason = findErrorCode(error) || oneLine(rootCause(error).message, 200);
	if (failure.hasReplied) return outage(`The model's endpoint ${address} can no longer be reached (${reason})`, failure);
	if (reason === "CERT_HAS_EXPIRED") return outage(`The certificate of the model's endpoint ${address} has expired`, failure);
	const advised = untrusted.test(reason) ? `Set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that ${address} uses: Node does not trust it (${reason}).` : cannotReach("The model's endpoint", address, reason || refusedByFetch, show("base-url"));
	return new UserError(advised, { cause: error });
}
const refusedByFetch = "407 or another answer that Node does not pass on";
const untrusted = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|CERT_UNTRUSTED/;
function outage(what, { attempts, error }) {
	const tried = attempts > 1 ? ` (tried ${attempts} times)` : "";
	return new OutageError(`${what}${tried}.`, { cause: error });
}
function addressOf({ baseUrl }) {
	if (baseUrl === void 0 || !URL.canParse(baseUrl)) return "https://api.openai.com/v1";
	const { origin, pathname } = new URL(baseUrl);
	return `${origin}${pathname}`;
}
// src/engines/model/protocols/fields.ts
function toolFields({ tools, allowed, isForced }, { tool, only }) {
	if (tools.length === 0) return {};
	const offered = { tools: tools.map(tool) };
	const mode = isForced ? "required" : "auto";
	if (allowed === void 0) return isForced ? {
		...offered,
		tool_choice: mode
	} : offered;
	if (allowed.length === 0) return {
		...offered,
		tool_choice: "none"
	};
	const names = allowed.map(({ name }) => name);
	return {
		...offered,
		tool_choice: only(mode, names)
	};
}
function namedSchema({ name, parameters }) {
	return {
		name,
		schema: { ...parameters }
	};
}
const breakpoint = { prompt_cache_breakpoint: { mode: "explicit" } };
function cacheFields({ cacheKey }, dialect) {
	return {
		...cacheKey !== void 0 && dialect.cacheKey && { prompt_cache_key: cacheKey },
		...dialect.marks === "prompt_cache_breakpoint" && { prompt_cache_options: { mode: "explicit" } }
	};
}
function markLast(parts, mark) {
	return parts.map((part, at) => at === parts.length - 1 ? {
		...part,
		...mark
	} : part);
}
// src/engines/model/protocols/chat.ts
function chatRequest(model, layout, request, dialect) {
	const ids = callIds();
	const [limit] = dialect.limits.chat;
	return {
		model,
		messages: layout.messages.flatMap((message) => message.role === "tools" ? exchangeMessages(message, ids, dialect).map((one, at, all) => at === all.length - 1 ? marked(one, message.isMarked, dialect) : one) : [marked(chatMessage(message), message.isMarked, dialect)]),
		...toolFields(layout, {
			tool: (tool) => ({
				type: "function",
				function: { ...tool }
			}),
			only: (mode, names) => ({
				type: "allowed_tools",
				allowed_tools: {
					mode,
					tools: names.map((name) => ({
						type: "function",
						function: { name }
					}))
				}
			})
		}),
		...layout.format && { response_format: {
			type: "json_schema",
			json_schema: namedSchema(layout.format)
		} },
		...layout.effort && { reasoning_effort: layout.effort },
		...cacheFields(request, dialect),
		...limit === void 0 ? {} : { [limit]: layout.maxReply }
	};
}
function chatMessage({ role, text, pictures = [] }) {
	if (role !== "user" || pictures.length === 0) return {
		role,
		content: text
	};
	const parts = pictures.map(({ mediaType, data }) => ({
		type: "image_url",
		image_url: {
			url: `data:${mediaType};base64,${data}`,
			detail: "high"
		}
	}));
	return {
		role,
		content: [{
			type: "text",
			text
		}, ...parts]
	};
}
function marked(message, isMarked, { marks }) {
	const { content } = message;
	if (!isMarked || marks === "none" || content === null || content === void 0) return message;
	const mark = marks === "cache_control" ? { cache_control: { type: "ephemeral" } } : breakpoint;
	const parts = typeof content === "string" ? [{
		type: "text",
		text: content
	}] : content;
	return Object.assign({ ...message }, { content: markLast(parts, mark) });
}
const Call$2 = object({ function: object({
	name: string(),
	arguments: unknown().optional()
}) }).transform(({ function: { name, arguments: input } }) => {
	return {
		name,
		input: parseArguments(input)
	};
});
const Content = union([string(), array(object({ text: string().catch("") })).transform((parts) => parts.map(({ text }) => text).join(""))]);
const Choice = object({
	finish_reason: string().nullish(),
	message: looseObject({
		content: Content.nullish(),
		refusal: string().nullish(),
		tool_calls: array(unknown()).nullish()
	}).transform(({ tool_calls, ...message }) => ({
		...message,
		calls: array(Call$2).safeParse(tool_calls ?? []).data,
		continuation: keptMessage({
			...message,
			tool_calls
		})
	}))
});
const Answer$2 = object({
	model: string().optional().catch(void 0),
	choices: tuple([Choice], unknown()),
	usage: unknown().optional()
});
const endings$2 = new Map([
	["stop", "stopped"],
	["tool_calls", "stopped"],
	["length", "cut"],
	["max_tokens", "cut"],
	["model_length", "cut"],
	["model_context_window_exceeded", "cut"]
]);
const failed$1 = /^(?:error|network_error|insufficient_system_resource|abort)$/i;
const emptying = /^model_context_window_exceeded$|(?:malformed|unexpected|too_many)_(?:function|tool)_calls?$/i;
function readChatReply(body) {
	const answer = parseReplyBody(Answer$2, body);
	const [{ finish_reason: finish, message }] = answer.choices;
	if (message.calls === void 0) throw new NoCompletion("a body without a message", body);
	if (failed$1.test(finish ?? "")) throw new NoCompletion("an error", body);
	requireAllowed(finish);
	const said = message.content ?? message.refusal ?? "";
	const isUnread = emptying.test(finish ?? "");
	if (isUnread && said.trim() === "") throw new NoCompletion("an empty reply", body);
	const calls = isUnread ? [] : message.calls;
	const isSilent = said.trim() === "" && calls.length === 0;
	return {
		served: answer.model,
		text: isSilent ? thoughtsOf(message) : said,
		toolCalls: calls,
		ended: endings$2.get((finish ?? "").toLowerCase()) ?? "unknown",
		continuation: calls.length === 0 ? void 0 : message.continuation,
		counted: countedTokens(answer.usage, {
			prompt: "prompt",
			reply: "completion"
		})
	};
}
function thoughtsOf({ reasoning_content, reasoning }) {
	const thoughts = [reasoning_content, reasoning].find((one) => typeof one === "string" && one);
	return thoughts === void 0 ? "" : `<think>\n${thoughts}\n</think>`;
}
const Kept$2 = object({
	api: literal("chat"),
	message: looseObject({ tool_calls: array(looseObject({
		id: string().catch(""),
		function: looseObject({
			name: string(),
			arguments: unknown().optional()
		})
	})) })
});
const ordinary = new Set([...[
	"role",
	"content",
	"tool_calls",
	"refusal",
	"annotations",
	"audio",
	"function_call"
]]);
function exchangeMessages({ said, calls, continuation }, ids, { extras }) {
	const kept = Kept$2.safeParse(continuation).data?.message;
	const isWhole = kept?.tool_calls.length === calls.length;
	const made = calls.map(({ name, input, result }, at) => {
		const own = isWhole ? kept.tool_calls[at] : void 0;
		return {
			call: {
				...extras && own !== void 0 ? extrasOf(own, callMembers) : {},
				id: ids.take(own?.id ?? ""),
				type: "function",
				function: {
					name,
					arguments: formatArguments(input)
				}
			},
			result
		};
	});
	return [{
		...isWhole && extras ? extrasOf(kept, ordinary) : {},
		role: "assistant",
		content: said ?? null,
		tool_calls: made.map(({ call }) => call)
	}, ...made.map(({ call, result }) => ({
		role: "tool",
		tool_call_id: call.id,
		content: result
	}))];
}
const callMembers = new Set([
	"id",
	"type",
	"function",
	"index"
]);
function extrasOf(members, known) {
	return Object.fromEntries(Object.entries(members).filter(([name, value]) => !known.has(name) && value !== null));
}
function keptMessage(message) {
	return Kept$2.safeParse({
		api: "chat",
		message
	}).data;
}
// src/engines/model/protocols/messages.ts
function messagesRequest(model, layout, _, dialect) {
	const ids = callIds();
	const rules = layout.messages.flatMap((one) => one.role === "system" ? [one] : []);
	const others = layout.messages.filter(({ role }) => role !== "system");
	const hasMarks = dialect.marks === "cache_control";
	const marked = marksOf(others.map(({ isMarked }) => hasMarks && isMarked));
	const messages = others.flatMap((message, at) => {
		const turns = message.role === "tools" ? exchangeTurns(message, ids, dialect) : [turnOf(message)];
		const last = turns.length - 1;
		return turns.map((turn, part) => marked[at] && part === last ? withMark(turn) : turn);
	});
	const system = rules.map(({ text }) => ({
		type: "text",
		text
	}));
	return {
		model,
		max_tokens: layout.maxReply,
		...layout.tools.length > 0 && {
			tools: layout.tools.map(toolOf),
			...choiceOf(layout, dialect)
		},
		...thinkingOf(layout, dialect),
		...system.length > 0 && { system: hasMarks ? markLast(system, mark) : system },
		messages: joined(messages)
	};
}
function placeMessages(body, baseUrl) {
	if (!/\/publishers\/anthropic\/models\/?$/.test(baseUrl)) return {
		route: /\/v1\/?$/.test(baseUrl) ? "/messages" : "/v1/messages",
		body
	};
	const { model, ...others } = toMembers(body);
	const method = others.stream === true ? "streamRawPredict" : "rawPredict";
	return {
		route: `/${encodeURIComponent(String(model))}:${method}`,
		body: {
			anthropic_version: "vertex-2023-10-16",
			...others
		}
	};
}
const mark = { cache_control: { type: "ephemeral" } };
function marksOf(wanted) {
	const places = wanted.flatMap((isWanted, at) => isWanted ? [at] : []);
	const kept = new Set([...places.slice(0, 1), ...places.slice(1).slice(-2)]);
	return wanted.map((_, at) => kept.has(at));
}
const withMark = (turn) => ({
	...turn,
	content: markLast(turn.content, mark)
});
function joined(turns) {
	const messages = [];
	for (const turn of turns) {
		const last = messages.at(-1);
		if (last?.role === turn.role) last.content.push(...turn.content);
		else messages.push({
			...turn,
			content: [...turn.content]
		});
	}
	return messages;
}
function turnOf({ role, text, pictures = [] }) {
	const shown = pictures.map(({ mediaType, data }) => ({
		type: "image",
		source: {
			type: "base64",
			media_type: mediaType,
			data
		}
	}));
	const content = [...textBlocks(text), ...shown];
	return {
		role: role === "assistant" ? role : "user",
		content
	};
}
const textBlocks = (text = "") => text.trim() === "" ? [] : [{
	type: "text",
	text
}];
function toolOf({ name, description, parameters }) {
	return {
		name,
		description,
		input_schema: {
			...parameters,
			type: "object"
		}
	};
}
const mayThink = ({ effort }, { thoughts }) => thoughts && effort !== "none";
function choiceOf(layout, dialect) {
	const { allowed, tools, isForced } = layout;
	const [only, ...others] = allowed ?? tools;
	if (only === void 0) return { tool_choice: { type: "none" } };
	if (!isForced || mayThink(layout, dialect)) return {};
	const { name } = only;
	return { tool_choice: others.length === 0 ? {
		type: "tool",
		name
	} : { type: "any" } };
}
function thinkingOf(layout, dialect) {
	const { effort, format } = layout;
	const output = {
		...effort && effort !== "none" && { effort: effort === "minimal" ? "low" : effort },
		...format && { format: {
			type: "json_schema",
			schema: { ...format.parameters }
		} }
	};
	return {
		...dialect.thoughts && { thinking: { type: effort === "none" ? "disabled" : "adaptive" } },
		...Object.keys(output).length > 0 && { output_config: output }
	};
}
const Call$1 = looseObject({
	type: literal("tool_use"),
	id: string().catch(""),
	name: string()
});
const Block = union([
	Call$1,
	object({
		type: literal("text"),
		text: string()
	}),
	looseObject({
		type: literal("thinking"),
		thinking: string(),
		signature: string()
	}),
	looseObject({
		type: literal("redacted_thinking"),
		data: string()
	})
]);
const Kept$1 = object({
	api: literal("messages"),
	content: array(unknown()).transform((blocks) => blocks.flatMap((block) => Block.safeParse(block).data ?? []))
});
function exchangeTurns({ said = "", calls, continuation }, ids, { thoughts }) {
	const kept = Kept$1.safeParse(continuation).data?.content ?? [];
	const own = kept.flatMap((block) => block.type === "tool_use" ? [block.id] : []);
	const isWhole = own.length === calls.length;
	const made = calls.map(({ name, input, result }, at) => {
		return {
			id: ids.take((isWhole ? own[at] : void 0) ?? ""),
			name,
			input: toMembers(input),
			result
		};
	});
	const uses = made.map(({ id, name, input }) => ({
		type: "tool_use",
		id,
		name,
		input
	}));
	const unsaid = isWhole && kept.some(({ type }) => type === "text") ? [] : textBlocks(said);
	const content = (isWhole ? kept : []).flatMap((block) => {
		if (block.type === "tool_use") return [...unsaid.splice(0), ...uses.splice(0, 1)];
		if (block.type === "text") return textBlocks(block.text);
		return thoughts ? [block] : [];
	});
	const results = made.map(({ id, result }) => ({
		type: "tool_result",
		tool_use_id: id,
		content: result
	}));
	return [{
		role: "assistant",
		content: [
			...content,
			...unsaid,
			...uses
		]
	}, {
		role: "user",
		content: results
	}];
}
const Answer$1 = object({
	model: string().optional().catch(void 0),
	content: array(looseObject({ type: string() })),
	stop_reason: string().nullish(),
	usage: unknown().optional()
});
const endings$1 = new Map([
	["end_turn", "stopped"],
	["stop_sequence", "stopped"],
	["tool_use", "stopped"],
	["max_tokens", "cut"],
	["model_context_window_exceeded", "cut"]
]);
function readMessage(body) {
	const { model, content, stop_reason: stop, usage } = parseReplyBody(Answer$1, body);
	requireAllowed(stop);
	const calls = content.flatMap((block) => Call$1.safeParse(block).data ?? []);
	const text = content.map((block) => block.type === "text" && typeof block.text === "string" ? block.text : "").join("");
	if (stop === "model_context_window_exceeded" && calls.length === 0 && text === "") throw new NoCompletion("an empty reply", body);
	return {
		served: model,
		text,
		toolCalls: calls.map(({ name, input }) => ({
			name,
			input: parseArguments(input)
		})),
		ended: endings$1.get(stop ?? "") ?? "unknown",
		continuation: calls.length === 0 ? void 0 : {
			api: "messages",
			content
		},
		counted: countedUsage(toMembers(usage))
	};
}
function countedUsage({ input_tokens, output_tokens, ...usage }) {
	const { cache_read_input_tokens: read, cache_creation_input_tokens: written } = usage;
	const { thinking_tokens } = toMembers(usage.output_tokens_details);
	const sum = [
		input_tokens,
		read,
		written
	].reduce((all, one) => all + (typeof one === "number" ? one : 0), 0);
	const names = {
		prompt: "input",
		reply: "output"
	};
	const output_tokens_details = { reasoning_tokens: thinking_tokens };
	return countedTokens({
		...usage,
		input_tokens: sum,
		output_tokens,
		output_tokens_details
	}, names);
}
// src/engines/model/protocols/responses.ts
function responsesRequest(model, layout, request, dialect) {
	const ids = callIds();
	const hasLimit = dialect.limits.responses.length > 0;
	return {
		model,
		...dialect.store && { store: false },
		...dialect.thoughts && { include: ["reasoning.encrypted_content"] },
		input: layout.messages.flatMap((message) => message.role === "tools" ? [...exchangeItems(message, ids, dialect)] : [inputMessage(message, dialect)]),
		...toolFields(layout, {
			tool: (tool) => ({
				type: "function",
				strict: false,
				...tool
			}),
			only: (mode, names) => ({
				type: "allowed_tools",
				mode,
				tools: names.map((name) => ({
					type: "function",
					name
				}))
			})
		}),
		...layout.format && { text: { format: {
			type: "json_schema",
			...namedSchema(layout.format),
			strict: false
		} } },
		...layout.effort && { reasoning: { effort: layout.effort } },
		...cacheFields(request, dialect),
		...hasLimit && { max_output_tokens: Math.max(layout.maxReply, leastLimit) }
	};
}
const leastLimit = 16;
function inputMessage({ role, text, pictures = [], isMarked }, { marks }) {
	const isPlain = !isMarked || marks !== "prompt_cache_breakpoint";
	if (role === "assistant" || pictures.length === 0 && isPlain) return {
		role,
		content: text
	};
	const shown = pictures.map(({ mediaType, data }) => ({
		type: "input_image",
		detail: "high",
		image_url: `data:${mediaType};base64,${data}`
	}));
	const parts = [{
		type: "input_text",
		text
	}, ...shown];
	return {
		role,
		content: isPlain ? parts : markLast(parts, breakpoint)
	};
}
const Call = object({
	type: literal("function_call"),
	call_id: string().catch(""),
	name: string(),
	arguments: unknown().optional()
});
const Part = object({
	text: string().catch(""),
	refusal: string().catch("")
}).transform(({ text, refusal }) => text || refusal);
const Message = object({
	type: literal("message"),
	content: union([string(), array(Part).transform((parts) => parts.join(""))])
});
const Answer = object({
	model: string().optional().catch(void 0),
	status: string().nullish(),
	incomplete_details: object({ reason: string().nullish() }).nullish(),
	output: array(unknown()),
	usage: unknown().optional()
});
const endings = new Map([["completed", "stopped"], ["incomplete", "cut"]]);
const failed = /^(?:failed|cancelled|queued|in_progress)$/;
function readResponse(body) {
	const { model, status, incomplete_details: details, output, usage } = parseReplyBody(Answer, body);
	if (status && failed.test(status)) throw new NoCompletion(`a response that is ${status}`, body);
	requireAllowed(details?.reason);
	const calls = output.flatMap((item) => Call.safeParse(item).data ?? []);
	const text = output.map((item) => Message.safeParse(item).data?.content ?? "").join("");
	const ids = calls.map(({ call_id }) => call_id);
	return {
		served: model,
		text,
		toolCalls: calls.map(({ name, arguments: input }) => ({
			name,
			input: parseArguments(input)
		})),
		ended: endings.get(status ?? "") ?? "unknown",
		continuation: calls.length === 0 ? void 0 : keptOutput(output, ids),
		counted: countedTokens(usage, {
			prompt: "input",
			reply: "output"
		})
	};
}
const Reasoning = object({
	type: literal("reasoning"),
	id: string(),
	summary: array(object({
		type: literal("summary_text"),
		text: string()
	})).catch([]),
	encrypted_content: string()
});
const Kept = object({
	api: literal("responses"),
	thoughts: array(Reasoning),
	ids: array(string())
});
function exchangeItems({ said, calls, continuation, isMarked }, ids, { thoughts, marks }) {
	const kept = Kept.safeParse(continuation).data;
	const isWhole = kept?.ids.length === calls.length;
	const made = calls.map(({ name, input, result }, at) => {
		return {
			call_id: ids.take((isWhole ? kept.ids[at] : void 0) ?? ""),
			name,
			input,
			result
		};
	});
	const last = made.length - 1;
	const isBreak = isMarked && marks === "prompt_cache_breakpoint";
	return [
		...isWhole && thoughts ? kept.thoughts : [],
		...said === void 0 ? [] : [{
			role: "assistant",
			content: said
		}],
		...made.map(({ call_id, name, input }) => ({
			type: "function_call",
			call_id,
			name,
			arguments: formatArguments(input)
		})),
		...made.map(({ call_id, result }, at) => ({
			type: "function_call_output",
			call_id,
			output: isBreak && at === last ? [{
				type: "input_text",
				text: result,
				...breakpoint
			}] : result
		}))
	];
}
function keptOutput(output, ids) {
	return {
		api: "responses",
		thoughts: output.flatMap((item) => Reasoning.safeParse(item).data ?? []),
		ids: [...ids]
	};
}
// src/engines/model/protocols/index.ts
const protocols = {
	chat: {
		place: (body) => ({
			route: "/chat/completions",
			body
		}),
		request: chatRequest,
		read: readChatReply,
		hidesUsage: true
	},
	responses: {
		place: (body) => ({
			route: "/responses",
			body
		}),
		request: responsesRequest,
		read: readResponse,
		hidesUsage: false
	},
	messages: {
		place: placeMessages,
		request: messagesRequest,
		read: readMessage,
		hidesUsage: false
	}
};
// src/engines/model/send.ts
const usualPatience = 3e5;
const grace = 1e4;
const maxAnswer = 64 * 2 ** 20;
async function sendOnce(endpoint, outgoing, attempt) {
	const silence = watchSilence(attempt.patience);
	const signal = AbortSignal.any([attempt.signal, silence.signal]);
	try {
		const { body } = await raceAbort(request(endpoint, outgoing, signal), signal);
		const answer = incomingAnswer(outgoing.api);
		const heard = (isReply) => {
			const isEnding = answer.stage() === "ending";
			if (isReply || !isEnding) silence.heard(isEnding ? grace : attempt.patience);
			if (isReply) attempt.onProgress?.({
				kind: "arriving",
				...answer.progress()
			});
		};
		if (body !== null) await receive(body, answer, signal, heard).catch((error) => {
			if (answer.stage() !== "ending" || attempt.signal.aborted) throw error;
		});
		return answer.end();
	} finally {
		silence.end();
	}
}
function request({ post, baseUrl }, { api, body, streams, streamUsage }, signal) {
	const { place, hidesUsage } = protocols[api];
	const isAsked = streams && streamUsage && hidesUsage;
	return post({
		api,
		...place({
			...body,
			...streams && { stream: true },
			...isAsked && { stream_options: { include_usage: true } }
		}, baseUrl)
	}, signal);
}
async function receive(body, answer, signal, heard) {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	try {
		for (let size = 0; answer.stage() !== "ended";) {
			const { done, value } = await raceAbort(reader.read(), signal);
			if (done) return;
			size += value.length;
			if (size > maxAnswer) throw new AnswerTooLong(maxAnswer);
			heard(answer.push(decoder.decode(value, { stream: true })));
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}
function watchSilence(patience) {
	const stop = new AbortController();
	const stopAfter = (sent, ms) => setTimeout(() => stop.abort(new AttemptTimeout(sent, ms)), ms);
	let timer = stopAfter("nothing", patience);
	return {
		signal: stop.signal,
		heard: (ms) => {
			clearTimeout(timer);
			timer = stopAfter("nothing more", ms);
		},
		end: () => clearTimeout(timer)
	};
}
// src/engines/model/model.ts
function endpointModel(settings, wait = sleep) {
	const endpoint = openEndpoint(settings);
	const { credential } = endpoint;
	const conceal = concealing(credential);
	const first = firstDialect(settings);
	const lossesKnownFor = knownLosses(first, settings.show);
	let dialect = first;
	let hasReplied = false;
	return { async ask(request, { signal, beforeAttempt, maxReplyTokens, onProgress, timeLeft }) {
		const { patience = usualPatience } = settings;
		const attempt = {
			signal,
			patience,
			onProgress
		};
		const isTooLate = (ms) => timeLeft !== void 0 && timeLeft() < ms;
		let state = {
			dialect,
			refusals: 0,
			losses: [],
			failures: [],
			miscalls: 0
		};
		for (let calls = 1;; calls += 1) {
			signal.throwIfAborted();
			const layout = layOut(request, maxReplyTokens, state.dialect);
			try {
				await credential.prepare(signal);
				beforeAttempt();
				const { streams, streamUsage, apis } = state.dialect;
				const [api = "chat"] = apis;
				const outgoing = {
					api,
					body: protocols[api].request(settings.model, layout, request, state.dialect),
					streams,
					streamUsage
				};
				const { counted, ...reply } = readReply(api, await sendOnce(endpoint, outgoing, attempt));
				const ignoresChoice = layout.allowed?.length === 0 && reply.toolCalls.length > 0;
				dialect = {
					...state.dialect,
					proven: true,
					...ignoresChoice && { forbidsTools: false }
				};
				hasReplied = true;
				return {
					...reply,
					losses: [...lossesKnownFor(request), ...state.losses],
					spent: {
						calls,
						...tokensSpent(layout, {
							...reply,
							counted
						})
					}
				};
			} catch (error) {
				signal.throwIfAborted();
				const next = nextAttempt(state, {
					error,
					sent: layout
				}, conceal, Date.now());
				const expected = (next?.pause?.ms ?? 0) + (isTimeout(error) ? patience : 0);
				if (next === void 0 || isTooLate(expected)) {
					const { apis } = state.dialect;
					const { maxReply } = layout;
					throw explainFailure({
						error,
						attempts: calls,
						hasReplied,
						apis,
						maxReply
					}, settings, credential);
				}
				if (next.pause !== void 0) {
					onProgress?.(next.pause);
					await wait(next.pause.ms, signal);
				}
				state = next.state;
			}
		}
	} };
}
function readReply(api, sent) {
	const body = typeof sent === "string" ? parseJson(sent) ?? sent : sent;
	if (typeof body === "string") throw new NoCompletion("a page that is not JSON", body, true);
	return withinLength(protocols[api].read(body));
}
function knownLosses({ effort, efforts, pictures, better }, show = showInput) {
	const left = new Map();
	if (effort !== void 0 && efforts?.length === 0) left.set("reasoning-effort", "the provider chooses it");
	if (better !== void 0) left.set("caching", `${show("base-url")} ${better} has one`);
	if (!pictures) left.set("pictures", "pictures are only named");
	return (request) => [...left].flatMap(([ability, instead]) => {
		if (ability === "pictures" && !hasPictures(request)) return [];
		left.delete(ability);
		return [{
			ability,
			instead,
			said: ""
		}];
	});
}
const maxRefusals = 7;
const maxMiscalls = 2;
function nextAttempt(state, { error, sent }, conceal, now) {
	const isSignIn = error instanceof SignInFailure;
	const refusal = isSignIn ? void 0 : readRefusal(error, conceal);
	const change = refusal && withoutRefused(refusal, state.dialect, sent);
	if (refusal !== void 0 && change !== void 0) {
		if (state.refusals === maxRefusals) return void 0;
		const { dialect, loss } = change;
		const lost = loss && {
			...loss,
			said: quoteRefusal(refusal)
		};
		const others = state.losses.filter(({ ability }) => ability !== lost?.ability);
		const losses = lost === void 0 ? state.losses : [...others, lost];
		return { state: {
			...state,
			dialect,
			losses,
			refusals: state.refusals + 1
		} };
	}
	if (refusal !== void 0 && isMiscall(refusal)) {
		if (state.miscalls === maxMiscalls) return void 0;
		return { state: {
			...state,
			miscalls: state.miscalls + 1
		} };
	}
	const failures = [...state.failures, isSignIn ? error.cause : error];
	const pause = pauseAfter(failures, now);
	if (pause === void 0) return void 0;
	return {
		state: {
			...state,
			failures
		},
		pause: pause.ms > 0 ? pause : void 0
	};
}
// src/engines/model/inspection.ts
const trialTokens = {
	prompt: 300,
	reply: 2e3
};
async function tryModel(settings, signal, patience) {
	try {
		const reply = await endpointModel({
			...settings,
			patience
		}).ask({
			messages: [{
				role: "user",
				text: question
			}],
			answer: confirm,
			reads: []
		}, {
			signal,
			beforeAttempt: () => {},
			maxReplyTokens: trialTokens.reply,
			timeLeft: () => 0
		});
		return {
			callsTools: reply.toolCalls.some(({ name }) => name === confirm.name),
			advice: reply.losses.find(({ ability, said }) => ability === "caching" && said === "")?.instead
		};
	} catch (error) {
		signal.throwIfAborted();
		if (findExplanation(error) === void 0) throw error;
		return {
			failure: {
				of: partOf(error),
				sentence: errorMessage(error)
			},
			callsTools: false
		};
	}
}
const question = "Call the tool “confirm” with ready set to true. Say nothing else.";
const confirm = {
	name: "confirm",
	description: "Confirms that tools can be called.",
	parameters: {
		type: "object",
		properties: { ready: { type: "boolean" } },
		required: ["ready"]
	}
};
function partOf(error) {
	const cause = error instanceof Error ? error.cause : void 0;
	const refusal = readRefusal(cause);
	if (refusal !== void 0) return findMeaning(refusal)?.part ?? "tools";
	return (cause === void 0 || cause instanceof NoConnection) && !isTimeout(cause) ? "endpoint" : "tools";
}
// src/engines/model/open-model.ts
function openModel({ reviewModel, ...settings }) {
	const worker = endpointModel(settings);
	if (reviewModel === void 0 || reviewModel === settings.model) return worker;
	const reviewer = withOwnThoughts(endpointModel({
		...settings,
		model: reviewModel
	}));
	const other = withOwnThoughts(worker);
	return { ask: (request, control) => (request.isReview === true ? reviewer : other).ask(request, control) };
}
function withOwnThoughts(model) {
	const own = new WeakSet();
	const isOwn = (value) => typeof value === "object" && value !== null && own.has(value);
	const withoutForeign = (message) => message.role !== "tools" || isOwn(message.continuation) ? message : {
		...message,
		continuation: void 0
	};
	return { async ask(request, control) {
		const messages = request.messages.map(withoutForeign);
		const reply = await model.ask({
			...request,
			messages
		}, control);
		const { continuation } = reply;
		if (typeof continuation === "object" && continuation !== null) own.add(continuation);
		return reply;
	} };
}
export { trialTokens as n, tryModel as r, openModel as t };
