import { D as enclosed, lt as oneLine } from "./engine-text.js";
// src/engines/model/port/losses.ts
const abilities = {
	tools: {
		without: "takes no tools",
		costs: "sight"
	},
	"forced-tool": {
		without: "cannot be made to call a tool",
		costs: "nothing"
	},
	"reply-form": {
		without: "cannot be held to a form of reply",
		costs: "form"
	},
	"reply-limit": {
		without: "sets its own limit for replies",
		costs: "nothing"
	},
	"reasoning-effort": {
		without: "restricts the reasoning effort",
		costs: "nothing"
	},
	streaming: {
		without: "does not stream",
		costs: "nothing"
	},
	pictures: {
		without: "shows no pictures to the model",
		costs: "nothing"
	},
	caching: {
		without: "takes no settings of its cache",
		costs: "nothing"
	}
};
// src/engines/model/port/model.ts
function messageText(message) {
	if (message.role !== "tools") {
		const named = (message.pictures ?? []).map(pictureName);
		return [message.text, ...named].join("\n\n");
	}
	const exchanged = message.calls.map(({ name, input, result }) => {
		return `${name} ${JSON.stringify(input).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e")}\n${result}`;
	});
	return [...message.said === void 0 ? [] : [enclosed("said", message.said)], ...exchanged].join("\n\n");
}
function pictureName({ name, mediaType, bytes }, index) {
	return `(picture ${index + 1}: ${oneLine(name, 200)}, ${mediaType}, ${bytes} bytes)`;
}
var PromptTooLong = class extends Error {
	name = "PromptTooLong";
	limit;
	constructor(message, limit, options) {
		super(message, options);
		this.limit = limit;
	}
};
const patch = {
	side: 28,
	max: 4784
};
function pictureTokens({ width, height }) {
	const patches = Math.ceil(width / patch.side) * Math.ceil(height / patch.side);
	return Math.min(patches, patch.max);
}
const reasoningEfforts = [
	"none",
	"minimal",
	"low",
	"medium",
	"high",
	"xhigh",
	"max"
];
// src/engines/model/catalog/examples.ts
const exampleModels = {
	openai: "gpt-6.1-sol",
	anthropic: "claude-sonnet-5-5",
	google: "gemini-3.8-flash",
	local: "gpt-oss:20b",
	served: "openai/gpt-oss-20b"
};
// src/engines/model/catalog/places.ts
function bedrockPlace(address) {
	const [, kind, region] = place.exec(new URL(address).hostname) ?? [];
	if (region === void 0) return void 0;
	return {
		service: kind === "mantle" ? "bedrock-mantle" : "bedrock",
		region
	};
}
const isAnthropic = (address) => new URL(address).hostname === "api.anthropic.com";
const place = /(?:^|\.)bedrock-(mantle|runtime)\.([a-z]{2,3}(?:-[a-z]+)+-\d)\.(?:vpce\.)?(?:amazonaws\.com(?:\.cn)?|api\.aws)$/;
// src/engines/model/catalog/profile.ts
const thinking = {
	reasons: true,
	replyTokens: 48e3
};
const instant = {
	reasons: false,
	replyTokens: 16e3
};
const unknownModel = {
	reasons: "unknown",
	replyTokens: 16e3,
	window: "unknown",
	sees: "unknown",
	edits: "blocks",
	weights: "unknown",
	prices: "unknown"
};
function pricesOf(list, row, above, long) {
	if (above === void 0 || long === void 0) return {
		list,
		...columns(row)
	};
	return {
		list,
		...columns(row),
		long: {
			above,
			...columns(long)
		}
	};
}
function columns([prompt, cached, cacheWritten, completion]) {
	return {
		prompt,
		cached,
		cacheWritten,
		completion
	};
}
// src/engines/model/catalog/anthropic.ts
const list$1 = {
	maker: "Anthropic",
	host: "api.anthropic.com",
	source: "https://platform.claude.com/docs/en/about-claude/pricing",
	read: "2026-10-24"
};
const current$1 = {
	...thinking,
	window: 1e6,
	sees: true,
	edits: "blocks",
	weights: "closed"
};
const earlier$1 = {
	...current$1,
	window: 2e5
};
const anthropicModels = [
	{
		name: "claude-fable-5.1",
		...current$1,
		prices: at(10, .25, 12.5, 50)
	},
	{
		name: "claude-fable-5",
		...current$1,
		prices: at(10, 1, 12.5, 50)
	},
	{
		name: "claude-opus-5.5",
		...current$1,
		prices: at(4, .2, 5, 20)
	},
	{
		name: "claude-opus-5",
		...current$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-opus-4.8",
		...earlier$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-opus-4.7",
		...earlier$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-opus-4.6",
		...earlier$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-sonnet-5.5",
		...current$1,
		prices: at(2, .1, 2.5, 10)
	},
	{
		name: "claude-sonnet-5",
		...current$1,
		prices: at(2, .2, 2.5, 10)
	},
	{
		name: "claude-sonnet-4.6",
		...earlier$1,
		prices: at(3, .3, 3.75, 15)
	},
	{
		name: "claude-haiku-5.5",
		...current$1,
		prices: pricesOf(list$1, [
			.1,
			.01,
			.125,
			.5
		], 1e5, [
			.5,
			.05,
			.625,
			2.5
		])
	},
	{
		name: "claude-haiku-4.5",
		...earlier$1,
		prices: at(1, .1, 1.25, 5)
	},
	{
		name: "claude-opus-4*",
		...earlier$1,
		prices: "unknown"
	},
	{
		name: "claude-sonnet-4*",
		...earlier$1,
		prices: "unknown"
	},
	{
		name: "claude-haiku-4*",
		...earlier$1,
		prices: "unknown"
	},
	{
		name: "claude-3*",
		...earlier$1,
		replyTokens: 8e3,
		reasons: "unknown",
		prices: "unknown"
	},
	{
		name: "claude-*",
		...current$1,
		prices: "unknown"
	}
];
function at(...row) {
	return pricesOf(list$1, row);
}
// src/engines/model/catalog/openai.ts
const list = {
	maker: "OpenAI",
	host: "api.openai.com",
	source: "https://developers.openai.com/api/docs/pricing",
	read: "2026-10-26"
};
const current = {
	...thinking,
	window: 105e4,
	sees: true,
	edits: "v4a",
	weights: "closed"
};
const earlier = {
	...current,
	window: 4e5
};
const plain = {
	...instant,
	sees: true,
	weights: "closed",
	prices: "unknown"
};
const openaiModels = [
	{
		name: "gpt-6-astra",
		...current,
		prices: tiered(10, 1, 12.5, 50)
	},
	{
		name: "gpt-6.1-sol",
		...current,
		prices: tiered(2, .1, 2.5, 10)
	},
	{
		name: "gpt-6.1-terra",
		...current,
		prices: tiered(1, .05, 1.25, 5)
	},
	{
		name: "gpt-6-sol",
		...current,
		prices: tiered(2, .2, 2.5, 10)
	},
	{
		name: "gpt-6-luna",
		...current,
		prices: tiered(.1, .01, .125, .5)
	},
	{
		name: "gpt-5.6-sol",
		...current,
		prices: tiered(5, .5, 6.25, 30)
	},
	{
		name: "gpt-5.6-terra",
		...current,
		prices: tiered(2, .2, 2.5, 12)
	},
	{
		name: "gpt-5.6-luna",
		...current,
		prices: tiered(.2, .02, .25, 1.2)
	},
	{
		name: "gpt-5.6*",
		...current,
		prices: "unknown"
	},
	{
		name: "gpt-5.5*",
		...current,
		prices: "unknown"
	},
	{
		name: "gpt-5.5",
		...current,
		prices: tiered(5, .5, 5, 30)
	},
	{
		name: "gpt-5.4",
		...current,
		prices: tiered(2.5, .25, 2.5, 15)
	},
	{
		name: "gpt-5.4-mini",
		...earlier,
		prices: pricesOf(list, [
			.75,
			.075,
			.75,
			4.5
		])
	},
	{
		name: "gpt-5*",
		...earlier,
		prices: "unknown"
	},
	{
		name: "gpt-*",
		...current,
		prices: "unknown"
	},
	{
		name: "o1*",
		...earlier,
		window: 2e5,
		prices: "unknown"
	},
	{
		name: "o3*",
		...earlier,
		window: 2e5,
		prices: "unknown"
	},
	{
		name: "o4*",
		...earlier,
		window: 2e5,
		prices: "unknown"
	},
	{
		name: "gpt-4*",
		...plain,
		window: 128e3,
		edits: "blocks"
	},
	{
		name: "gpt-4.1*",
		...plain,
		window: 1047576,
		edits: "v4a"
	},
	{
		name: "gpt-3*",
		...plain,
		replyTokens: 4e3,
		window: 16385,
		sees: false,
		edits: "blocks"
	},
	{
		name: "gpt-oss*",
		...thinking,
		window: 131072,
		sees: false,
		edits: "v4a",
		weights: "open",
		prices: "unknown"
	}
];
function tiered(...row) {
	const [prompt, cached, cacheWritten, completion] = row;
	const long = [
		2 * prompt,
		2 * cached,
		2 * cacheWritten,
		1.5 * completion
	];
	return pricesOf(list, row, 272e3, long);
}
// src/engines/model/catalog/others.ts
const google = {
	maker: "Google",
	host: "generativelanguage.googleapis.com",
	source: "https://ai.google.dev/gemini-api/docs/pricing",
	read: "2026-10-13"
};
const deepseek = {
	maker: "DeepSeek",
	host: "api.deepseek.com",
	source: "https://api-docs.deepseek.com/quick_start/pricing",
	read: "2026-11-15"
};
const closed = {
	edits: "blocks",
	weights: "closed",
	prices: "unknown"
};
const gemini = {
	...closed,
	...thinking,
	window: 1048576,
	sees: true
};
const open = {
	...closed,
	weights: "open"
};
const mixed = {
	reasons: "unknown",
	replyTokens: 48e3
};
const otherModels = [
	{
		name: "gemini-4-argon",
		...gemini,
		prices: pricesOf(google, [
			4,
			.2,
			4,
			20
		])
	},
	{
		name: "gemini-3.8-flash",
		...gemini,
		prices: pricesOf(google, [
			1.5,
			.15,
			1.5,
			7.5
		])
	},
	{
		name: "gemini-3.6-flash",
		...gemini,
		prices: pricesOf(google, [
			1.5,
			.15,
			1.5,
			7.5
		])
	},
	{
		name: "gemini-3.5-flash",
		...gemini,
		prices: pricesOf(google, [
			1.5,
			.15,
			1.5,
			9
		])
	},
	{
		name: "gemini-3.5-flash-lite",
		...gemini,
		prices: pricesOf(google, [
			.3,
			.03,
			.3,
			2.5
		])
	},
	{
		name: "gemini-*",
		...gemini,
		prices: "unknown"
	},
	{
		name: "deepseek-flash",
		...open,
		...thinking,
		window: 1e6,
		sees: true,
		prices: pricesOf(deepseek, [
			.3,
			.006,
			.3,
			1.2
		])
	},
	{
		name: "deepseek-v4-pro",
		...open,
		...thinking,
		window: 1e6,
		sees: false,
		prices: pricesOf(deepseek, [
			1.32,
			.044,
			1.32,
			3.96
		])
	},
	{
		name: "deepseek-v4*",
		...open,
		...thinking,
		window: 1e6,
		sees: "unknown"
	},
	{
		name: "deepseek-*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "grok-*",
		...closed,
		...thinking,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "grok-4.7",
		...closed,
		...thinking,
		window: 5e5,
		sees: true
	},
	{
		name: "mistral-*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "mistral-large-4*",
		...open,
		...thinking,
		window: 524288,
		sees: true
	},
	{
		name: "mistral-medium-3.5*",
		...open,
		...mixed,
		window: 256e3,
		sees: true
	},
	{
		name: "magistral*",
		...open,
		...thinking,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "devstral*",
		...open,
		...instant,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "codestral*",
		...closed,
		...instant,
		window: 256e3,
		sees: false
	},
	{
		name: "qwen*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "qwen2.5-coder*",
		...open,
		...instant,
		window: 131072,
		sees: false
	},
	{
		name: "qwen3-coder*",
		...open,
		...instant,
		window: 262144,
		sees: false
	},
	{
		name: "qwq*",
		...open,
		...thinking,
		window: 131072,
		sees: false
	},
	{
		name: "llama*",
		...open,
		...instant,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "gemma*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	}
];
// src/engines/model/catalog/table.ts
const rows = [
	...openaiModels,
	...anthropicModels,
	...otherModels
].toSorted((a, b) => Number(isFamily(a)) - Number(isFamily(b)) || b.name.length - a.name.length);
function modelProfile(name) {
	const plain = plainName(name);
	return rows.find((row) => matches(row, plain)) ?? unknownModel;
}
function matches(row, plain) {
	const name = row.name.replaceAll(".", "-");
	return isFamily(row) ? plain.startsWith(name.slice(0, -1)) : plain === name;
}
function isFamily({ name }) {
	return name.endsWith("*");
}
function listPrices(model, address = "https://api.openai.com/v1") {
	const { prices, weights } = modelProfile(model);
	const { host, hostname } = new URL(address);
	if (weights === "open" && isLoopback(hostname)) return "free";
	return prices === "unknown" ? prices : {
		...prices,
		isElsewhere: prices.list.host !== host
	};
}
function isLoopback(hostname) {
	return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
const edition = /-(?:latest|20\d{2}-\d{2}-\d{2}|20\d{6}|\d{4})$/;
const bedrockMaker = /^(?:[a-z]{2,6}(?:-gov)?\.)?[a-z]+\.(?=[a-z])/;
function plainName(given) {
	const name = given.trim().toLowerCase();
	return withoutEdition(name.slice(name.lastIndexOf("/") + 1).replace(bedrockMaker, "").replace(/(?:-v\d+)?:.*$/, "").replaceAll(/[.@_]/g, "-"));
}
function withoutEdition(name) {
	const shorter = name.replace(edition, "");
	return shorter === name ? name : withoutEdition(shorter);
}
export { exampleModels as a, pictureTokens as c, isAnthropic as i, reasoningEfforts as l, modelProfile as n, PromptTooLong as o, bedrockPlace as r, messageText as s, listPrices as t, abilities as u };
