import { E as email$1 } from "./packages.js";
import { S as foldCase, et as clip, q as nearestWord } from "./engine-text.js";
import { m as usualCaps } from "./engine-edits.js";
import { $r as ticketKey, B as readyWhenValues, Gr as branchTemplate, Jr as ticketOfBranch, Rn as accessRules, da as isJobVariable, fa as takesFiles, k as pemOf } from "./core.js";
import { g as worstCase, l as defaultRules, u as efforts, y as describeMoney } from "./progress.js";
import { a as exampleModels, i as isAnthropic, l as reasoningEfforts, n as modelProfile, r as bedrockPlace, t as listPrices } from "./engine-model-port.js";
import { c as UserError, d as errorMessage, m as requireValid, u as collectProblems } from "./engine-base.js";
// src/settings/private-hosts.ts
const isPrivateHost = (hostname) => privateHost.test(hostname);
const privateHost = /^(?:[\w-]+|.+\.(?:localhost|local|internal|lan)|(?:127|10)(?:\.\d+){3}|(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])$/;
// src/settings/credential.ts
function readCredential(settings, env = process.env) {
	const { isGiven, show } = settings;
	const names = ["identity-provider-id", "service-account-id"];
	const [identityProviderId, serviceAccountId] = readPair(settings, names);
	if (identityProviderId === void 0 || serviceAccountId === void 0) {
		const [one, other] = names.map(show);
		const instead = `, or set ${one} and ${other} in a job with \`id-token: write\``;
		return isAnthropic(settings.read("base-url")) && !isGiven("api-key") && anthropicIds(env) || readApiKey(settings, instead, env);
	}
	if (!isGiven("api-key")) return { ids: {
		provider: "OpenAI",
		identityProviderId,
		serviceAccountId
	} };
	throw new UserError(`Remove ${show("api-key")} or ${show(names[0])}: the endpoint takes only one.`);
}
function anthropicIds(env) {
	const { ANTHROPIC_FEDERATION_RULE_ID, ANTHROPIC_ORGANIZATION_ID } = env;
	if (!ANTHROPIC_FEDERATION_RULE_ID || !ANTHROPIC_ORGANIZATION_ID) return void 0;
	return { ids: {
		provider: "Anthropic",
		federationRuleId: ANTHROPIC_FEDERATION_RULE_ID,
		organizationId: ANTHROPIC_ORGANIZATION_ID,
		serviceAccountId: env.ANTHROPIC_SERVICE_ACCOUNT_ID,
		workspaceId: env.ANTHROPIC_WORKSPACE_ID
	} };
}
function readApiKey({ read, show }, instead = "", env = process.env) {
	const key = read("api-key");
	if (key !== void 0) return key;
	const address = read("base-url");
	const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
	if (accessKeyId && secretAccessKey && bedrockPlace(address) !== void 0) return {
		accessKeyId,
		secretAccessKey,
		sessionToken: env.AWS_SESSION_TOKEN || void 0
	};
	const { hostname } = new URL(address);
	if (isPrivateHost(hostname)) return "none";
	throw new UserError(`Set ${show("api-key")} to the API key of ${hostname}${instead}.`);
}
function readGitHub(settings) {
	const [id, privateKey] = readPair(settings, ["app-id", "app-private-key"]);
	return id === void 0 || privateKey === void 0 ? {
		kind: "token",
		token: settings.read("github-token")
	} : {
		kind: "app",
		id,
		privateKey
	};
}
function readPair({ read, show }, [first, second]) {
	const values = [read(first), read(second)];
	if (values[0] === void 0 === (values[1] === void 0)) return values;
	const [given, missing] = values[0] === void 0 ? [second, first] : [first, second];
	throw new UserError(`Set ${show(missing)} as well, which is empty, or remove ${show(given)}.`);
}
// src/settings/endpoint.ts
function readEndpoint(settings) {
	const { read } = settings;
	return {
		baseUrl: read("base-url"),
		model: read("model"),
		reviewModel: otherReviewer(settings),
		api: read("api"),
		effort: read("reasoning-effort")
	};
}
function otherReviewer({ read, isGiven }) {
	const reviewer = read("review-model");
	return isGiven("model") && reviewer === read("model") ? void 0 : reviewer;
}
function modelsOfRun(settings) {
	const { read, isGiven } = settings;
	const reviewer = otherReviewer(settings);
	return [...isGiven("model") ? [read("model")] : [], ...reviewer === void 0 ? [] : [reviewer]];
}
function windowOfModels(settings) {
	const windows = modelsOfRun(settings).map((name) => modelProfile(name).window);
	const known = windows.filter((window) => window !== "unknown");
	return known.length === windows.length && known.length > 0 ? Math.min(...known) : void 0;
}
function maxReplyOfModels(settings) {
	const names = modelsOfRun(settings);
	return Math.max(...(names.length === 0 ? [""] : names).map((name) => modelProfile(name).replyTokens));
}
// src/settings/cost.ts
function readPrices(settings) {
	const { read, show } = settings;
	const prompt = read("price-prompt");
	const completion = read("price-completion");
	if (prompt !== void 0 && completion !== void 0) return {
		prompt,
		cached: prompt,
		cacheWritten: prompt,
		completion
	};
	if (prompt !== void 0 || completion !== void 0) throw new UserError(`Set ${show(prompt === void 0 ? "price-prompt" : "price-completion")} as well: the price of a million tokens.`);
	const listed = listedPrices(settings);
	const isInMoney = read("monthly-budget")?.unit === "money";
	const limit = read("max-cost") === void 0 ? isInMoney && "monthly-budget" : "max-cost";
	if (listed === "unknown" && limit) throw new UserError(askFor(settings, limit));
	return typeof listed === "string" ? void 0 : listed;
}
function listedPrices(settings) {
	const [model, reviewer] = modelsOfRun(settings).map((name) => listPrices(name, settings.read("base-url")));
	if (reviewer === void 0) return model ?? "free";
	return model === "free" && reviewer === "free" ? "free" : "unknown";
}
function askFor(settings, limit) {
	const { show } = settings;
	const both = `${show("price-prompt")} and ${show("price-completion")}`;
	const [model, reviewer] = modelsOfRun(settings);
	return reviewer === void 0 ? `Set ${both}: ${show(limit)} requires them, because no list price of ${JSON.stringify(model)} is known.` : `Set ${both}: ${show(limit)} requires them, because a run with two models has no list price.`;
}
function checkCost(rules, settings) {
	const { prices, maxCost = Number.POSITIVE_INFINITY } = rules;
	const { unit, most = Number.POSITIVE_INFINITY } = settings.read("monthly-budget") ?? {};
	const { tokens, cost = 0 } = worstCase(rules);
	const money = {
		could: cost,
		said: `cost ${prices && describeMoney(cost, prices)}`
	};
	const taken = unit === "tokens" ? {
		could: tokens,
		said: `take ${tokens} tokens`
	} : money;
	checkMost("max-cost", {
		...money,
		most: maxCost
	}, rules, settings);
	checkMost("monthly-budget", {
		...taken,
		most
	}, rules, settings);
}
function checkMost(name, { could, said, most }, { maxTokens }, { show }) {
	if (could <= most) return;
	const fitting = Math.floor(maxTokens * most / could);
	const lower = fitting > 0 ? `lower ${show("max-tokens")} to ${fitting} or ` : "";
	throw new UserError(`The run could ${said}, more than ${show(name)}: ${lower}raise ${show(name)}.`);
}
// src/settings/groups.ts
function readRun(settings) {
	const { read, show } = settings;
	requireValid([
		readPrices,
		readRules,
		readPaths,
		readTestFiles,
		readServices,
		readEnvironment
	].map((part) => () => part(settings)));
	return {
		rules: readRules(settings),
		paths: readPaths(settings),
		caps: {
			files: read("max-files"),
			lines: read("max-lines")
		},
		project: {
			setup: read("setup-command"),
			lint: read("lint-command"),
			tests: read("test-command"),
			testFiles: readTestFiles(settings),
			services: readServices(settings),
			reports: read("test-report"),
			timeout: 6e4 * read("test-timeout-minutes"),
			isolation: read("test-isolation"),
			environment: readEnvironment(settings),
			folders: read("test-folders"),
			ports: read("test-services"),
			show
		},
		reproduce: read("reproduce"),
		planTypes: readPlanFirst(settings).types
	};
}
function readQuery({ read, show }) {
	const query = read("sweep-jql");
	if (query !== void 0) return query;
	throw new UserError(`Set ${show("sweep-jql")} to the tickets in scope, such as project = APP AND issuetype = Bug.`);
}
function readSweep(settings) {
	const { read } = settings;
	return {
		jql: readQuery(settings),
		monthlyBudget: read("monthly-budget"),
		command: read("command"),
		reopenStatuses: read("reopen-statuses").map(foldCase),
		maxTicketAttempts: read("max-ticket-attempts"),
		attemptMs: 6e4 * read("deadline-minutes"),
		branch: settings.read("branch")
	};
}
function readTargets(settings) {
	return {
		start: readTarget(settings, "start", [
			"pull-request",
			"merge",
			"stop"
		]),
		pullRequest: readReady(settings),
		merge: readMerge(settings),
		stop: readTarget(settings, "stop", [
			"start",
			"pull-request",
			"merge"
		])
	};
}
const readReady = (settings) => readTarget(settings, "pull-request", ["merge", "stop"]);
const readMerge = (settings) => readTarget(settings, "merge", ["stop"]);
function readTarget({ read, show }, moment, others) {
	const target = read(`transition-on-${moment}`);
	if (target.kind !== "category") return target;
	const except = others.map((other) => read(`transition-on-${other}`)).flatMap((other) => other.kind === "named" ? other.names : []);
	return {
		...target,
		except,
		setting: show(`transition-on-${moment}`)
	};
}
function readFollow(settings) {
	const { read } = settings;
	const template = settings.read("branch");
	return {
		command: read("command"),
		ticketOf: (branch) => ticketOfBranch(template, branch),
		onMerge: readMerge(settings),
		onReady: readReady(settings),
		maxTicketAttempts: read("max-ticket-attempts"),
		maxMinutes: read("deadline-minutes")
	};
}
function readRules(settings) {
	const { read } = settings;
	const { maxAttempts, maxLooks } = efforts[read("effort")];
	const rules = {
		maxAttempts,
		maxLooks,
		review: read("review") === "true",
		planFirst: readPlanFirst(settings).files,
		maxCalls: read("max-calls"),
		maxTokens: read("max-tokens"),
		maxMinutes: read("deadline-minutes"),
		maxReplyTokens: maxReplyOfModels(settings),
		window: windowOfModels(settings),
		prices: readPrices(settings),
		maxCost: read("max-cost")
	};
	checkCost(rules, settings);
	return rules;
}
function readPlanFirst({ read }) {
	const rows = read("plan-first");
	const files = rows.flatMap((row) => /^(?:always|over (\d+))/i.exec(row)?.slice(1) ?? []).map((count = "0") => Number(count));
	const types = rows.flatMap((row) => /^type +(.+)$/i.exec(row)?.slice(1) ?? []);
	return {
		files: files.length === 0 ? void 0 : Math.min(...files),
		types
	};
}
function readTestFiles({ read, show }) {
	const command = read("test-files-command");
	if (command === void 0 || read("test-command") !== void 0) return command;
	throw new UserError(`Set ${show("test-command")} as well: ${show("test-files-command")} adds to it.`);
}
const servicesSeconds = 60;
function readServices({ read, show }) {
	const [command, ports] = [read("services-command"), read("services-ports")];
	const [given, missing] = command === void 0 ? ["services-ports", "services-command"] : ["services-command", "test-command"];
	if (!(command === void 0 ? ports.length === 0 : read("test-command") !== void 0)) throw new UserError(`Set ${show(missing)} as well: ${show(given)} adds to it.`);
	if (command === void 0) return void 0;
	return {
		command,
		ports,
		seconds: servicesSeconds
	};
}
function readEnvironment({ read, show }) {
	const names = read("test-environment");
	const owned = names.find(isJobVariable);
	if (owned === void 0) return names;
	throw new UserError(`Remove ${owned} from ${show("test-environment")}: code under test must not see the agent's own variables.`);
}
function readPaths({ read, show }) {
	const rules = accessRules(read("safe-directory"), read("protected-paths"));
	if (rules !== void 0) return rules;
	throw new UserError(`Set ${show("safe-directory")} to a directory inside the repository.`);
}
function readModel(settings) {
	return {
		apiKey: readApiKey(settings),
		...readEndpoint(settings),
		show: settings.show
	};
}
// src/settings/jira.ts
const jiraSettings = [
	"jira-url",
	"jira-email",
	"jira-token",
	"jira-token-previous",
	"cloud-id",
	"ticket-fields",
	"reporters"
];
function readJira(settings) {
	const { read, show } = settings;
	const { baseUrl, isCloudSite } = siteAddress(settings);
	const email = read("jira-email");
	const cloudId = read("cloud-id");
	if (email === void 0 && isCloudSite) throw new UserError(`${show("jira-url")} is a Jira Cloud site: set ${show("jira-email")} to the e-mail address of the account that owns ${show("jira-token")}.`);
	if (email === void 0 && cloudId !== void 0) throw new UserError(`${show("cloud-id")} is for Jira Cloud only: set ${show("jira-email")} as well, or remove ${show("cloud-id")}.`);
	const ticketFields = [...new Set(read("ticket-fields"))];
	const reporters = read("reporters");
	return {
		baseUrl,
		email,
		token: read("jira-token"),
		cloudId,
		previousToken: read("jira-token-previous"),
		ticketFields,
		reporters,
		show
	};
}
function siteAddress({ read, show }) {
	const url = new URL(read("jira-url"));
	if (url.username !== "" || url.password !== "" || url.search !== "") throw new UserError(`Set ${show("jira-url")} to the address of the Jira site alone, without credentials or a query.`);
	if (url.hostname === "api.atlassian.com") throw new UserError(`${show("jira-url")} is the address of Atlassian's gateway: set it to the address of the site, and ${show("cloud-id")} to the ID of the site.`);
	const isCloudSite = /\.(atlassian\.net|jira\.com)$/.test(url.hostname);
	const path = isCloudSite ? "" : url.pathname.replace(/\/+$/, "");
	return {
		baseUrl: `${url.origin}${path}`,
		isCloudSite
	};
}
// src/settings/kinds.ts
function input(ofWorkTree, ...modes) {
	return {
		kind: "input",
		ofWorkTree,
		modes
	};
}
const withInit = [
	"run",
	"doctor",
	"init"
];
function option(value, subcommands = ["run"], name, letter) {
	return {
		kind: "option",
		value,
		subcommands,
		name,
		letter
	};
}
function variable(name, description) {
	return {
		kind: "variable",
		name,
		description
	};
}
function single(wanted, parse) {
	return {
		form: "text",
		wanted,
		bounds: "",
		parse: (given) => parse(given.trim())
	};
}
function freeText(wanted, form = /./) {
	return single(wanted, (text) => form.test(text) ? text : null);
}
function secret(wanted) {
	return {
		...freeText(`${wanted}, without spaces or line breaks`, /^[\x21-\x7e]+$/),
		form: "secret"
	};
}
const privateKey = {
	...single("the whole .pem file that GitHub made for the App", (text) => pemOf(text) ?? null),
	form: "secret"
};
const email = single("an e-mail address", (text) => email$1.test(text) ? text : null);
function path(wanted) {
	return {
		...freeText(wanted),
		parse: (given) => given || null
	};
}
function address(wanted) {
	return {
		...single(`${wanted}; http:// is for this machine and private networks only`, (text) => {
			const url = text.replace(/(?<!\/)\/+$/, "");
			if (!/^[^\s\p{Cc}]+$/u.test(url) || !URL.canParse(url)) return null;
			const { protocol, hostname } = new URL(url);
			return protocol === "https:" || protocol === "http:" && isPrivateHost(hostname) ? url : null;
		}),
		form: "address"
	};
}
function endpointAddress(wanted) {
	const { parse, ...kind } = address(wanted);
	return {
		...kind,
		parse: (given) => {
			const url = parse(given);
			return url !== null && isBare(new URL(url)) ? url : null;
		}
	};
}
function isBare({ username, password, search, hash }) {
	return [
		username,
		password,
		search,
		hash
	].every((part) => part === "");
}
function lines(wanted, form = /^/) {
	const parse = (given) => {
		const all = given.split("\n").flatMap((line) => line.trim() || []);
		return all.every((line) => form.test(line)) ? all : null;
	};
	return {
		form: "lines",
		wanted,
		bounds: "",
		parse
	};
}
function whole(from, to) {
	const range = `${from.toLocaleString("en")} to ${to.toLocaleString("en")}`;
	return {
		...single(`a whole number from ${range}`, (text) => {
			const number = Number(text);
			return /^\d{1,9}$/.test(text) && number >= from && number <= to ? number : null;
		}),
		bounds: `From ${range}.`
	};
}
function amount(to = Number.POSITIVE_INFINITY) {
	const isBounded = Number.isFinite(to);
	return {
		...single(`a number above 0${isBounded ? ` and up to ${to}` : ""}`, (text) => {
			const number = Number(text);
			return /^\d{1,9}(\.\d{1,9})?$/.test(text) && number > 0 && number <= to ? number : null;
		}),
		bounds: isBounded ? `At most ${to}.` : ""
	};
}
function word(words) {
	const wanted = `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
	const parse = (text) => words.find((known) => known === text.toLowerCase()) ?? null;
	return {
		...single(wanted, parse),
		choices: words
	};
}
const flag = {
	...single("true or false", (text) => /^(?:true|false)$/i.test(text) ? /^t/i.test(text) : null),
	form: "flag"
};
const key = single("the key of a Jira ticket, such as APP-17", (text) => ticketKey(text.toUpperCase()) ?? null);
function optional({ parse, ...kind }) {
	return {
		...kind,
		parse: (given) => given.trim() === "" ? void 0 : parse(given)
	};
}
function ofRun(ofWorkTree, kind, value, usual) {
	return {
		kind,
		default: usual,
		places: [input(ofWorkTree, "work"), option(value)]
	};
}
function ofWork(ofWorkTree, kind, usual) {
	return {
		kind,
		default: usual,
		places: [input(ofWorkTree, "work")]
	};
}
function ofCommands(subcommands, letter) {
	return {
		kind: flag,
		default: "false",
		places: [option("", subcommands, void 0, letter)]
	};
}
// src/settings/work-tree.ts
const prices = ["price-prompt", "price-completion"];
const free = { unless: [] };
const ofPrice = { unless: [
	...prices,
	"max-cost",
	"monthly-budget"
] };
const ofModel = { unless: prices };
// src/settings/check-settings.ts
const ofCommand = {
	kind: optional(freeText("a shell command")),
	places: [input("agreed", "work"), option("COMMAND", ["run", "init"])]
};
const ports = {
	...lines("ports from 1024 to 65535, one per line, such as 5432"),
	parse: (given) => {
		const words = given.split(/[\s,]+/).filter((word) => word !== "");
		const isPort = (word) => /^\d{4,5}$/.test(word) && +word >= 1024 && +word <= 65535;
		return words.every(isPort) ? [...new Set(words.map(Number))] : null;
	}
};
const ofPorts = (ofWorkTree) => ({
	kind: ports,
	places: [input(ofWorkTree, "work"), option("PORT")]
});
const checkSettings = {
	"setup-command": {
		...ofCommand,
		description: "Shell command that prepares a copy of the repository, such as npm ci. Runs once, before any change, with network access but without secrets."
	},
	"lint-command": {
		...ofCommand,
		description: "Shell command that lints or checks types. Runs on every change, without network access."
	},
	"test-command": {
		...ofCommand,
		description: "Shell command that runs the project's tests, such as npm test. Runs on every change, without network access."
	},
	"test-files-command": {
		...ofCommand,
		kind: optional(freeText("a command with {files} as a word of its own, outside quotes", { test: takesFiles })),
		description: "Shell command that runs the tests in certain files, such as npx vitest run {files}, also for the model while it works. Requires test-command."
	},
	"services-command": {
		...ofCommand,
		description: "Shell command that starts what the tests need, such as a database, in the sandbox, before each test command and until its end. Requires test-command."
	},
	"services-ports": {
		...ofPorts(free),
		description: "Loopback ports that services-command opens. A test command starts when all of them answer."
	},
	"test-services": {
		...ofPorts("compared"),
		description: "Loopback ports of the job that the lint and test commands reach as their own, such as 5432 of a service container."
	},
	"test-report": {
		kind: lines("paths of .xml, .trx, .json or .tap files inside the repository, one per line, such as reports/**/*.xml", /^(?!\/)(?!(?:.*\/)?\.{0,2}\/)[^\\,[\]{}()!]+\.(?:xml|trx|json|tap)$/i),
		places: [input(free, "work"), option("GLOB")],
		description: "Where test-command writes reports, such as reports/*.xml; *, ** and ? are wildcards. The usual places of Maven, Gradle, sbt and .NET are known."
	},
	"test-timeout-minutes": {
		...ofRun("lower", whole(1, 120), "N", "5"),
		description: "Minutes that each of the project's commands may take. A fifth of deadline-minutes stays for the model."
	},
	"test-isolation": {
		...ofRun("compared", word(["required", "none"]), "WORD", "required"),
		description: "required: the commands run as a separate user, without access to the agent's files, processes and network, or the run ends before it costs anything. none: code that the model wrote can read the agent's files and keys, and use its network."
	},
	"test-environment": {
		...ofRun("compared", lines("names of environment variables", /^[A-Za-z_][A-Za-z0-9_]*$/), "NAME"),
		description: "Additional environment variables that the commands see. Never name one that holds a secret."
	},
	"test-folders": {
		...ofRun("compared", lines("absolute paths of folders", /^\//), "DIR"),
		description: "Folders that the commands may read besides the system, its tools and the repository, such as /srv/fixtures."
	},
	reproduce: {
		...ofRun({ only: "true" }, flag, "", "false"),
		description: "Ask the model for a test that fails without the fix."
	},
	review: {
		...ofRun({ only: "true" }, word(["true", "false"]), "BOOLEAN", "true"),
		description: "Whether the model reviews each change that passes its checks. With false, such a change is approved as it is."
	},
	"ready-when": {
		...ofWork({ only: "never" }, optional(word(readyWhenValues))),
		description: "Evidence, besides the approving review, that makes a pull request ready; with less, it is a draft. reviewed: changed code was parsed, or tests or lint pass. linted or tested: that command passes. regression: also, tests fail without the fix and pass with it. never: always a draft. Defaults to tested if test-command is set, otherwise to reviewed."
	}
};
// src/settings/run-settings.ts
const monthlyBudget = {
	...freeText("an amount of money above 0, such as 50, or of tokens, such as 5000000 tokens"),
	parse: (given) => {
		const [, digits, unit] = /^(\d{1,12}(?:\.\d{1,9})?)(?: +(tokens))?$/.exec(given.trim()) ?? [];
		const most = Number(digits);
		if (!(most > 0) || unit !== void 0 && !Number.isInteger(most)) return null;
		return {
			unit: unit === void 0 ? "money" : "tokens",
			most
		};
	}
};
const ofIdentity = {
	kind: optional(freeText("the ID that the provider shows", /^[\w.:-]+$/)),
	places: [input("compared", "work")]
};
function byEffort(limit) {
	const { small, normal, thorough } = efforts;
	const [low, usual, high] = [
		small,
		normal,
		thorough
	].map((one) => one[limit].toLocaleString("en"));
	return `${low}, ${usual} or ${high}`;
}
const modelSettings = {
	model: {
		kind: freeText(`the name of a model that the endpoint serves, such as ${exampleModels.openai}`),
		places: [
			input(ofModel, "work"),
			option("NAME", withInit),
			variable("MODEL")
		],
		description: `Name of the model, as the endpoint knows it, such as ${exampleModels.openai} or, for a local Ollama, ${exampleModels.local}.`
	},
	"review-model": {
		kind: optional(freeText("the name of a model that the endpoint serves")),
		places: [input("never", "work"), option("NAME", ["run", "doctor"])],
		description: "Model that reviews changes, at the same endpoint. Defaults to model. Then only given prices count."
	},
	"api-key": {
		kind: optional(secret("the endpoint's API key")),
		places: [input("compared", "work"), variable("OPENAI_API_KEY", "API key of the endpoint. A local endpoint needs none.")],
		description: "API key of the endpoint, or a token that an earlier step has got. Omit it for a local endpoint, or in a job that signs in by its identity or as AWS."
	},
	"identity-provider-id": {
		...ofIdentity,
		description: "ID of the workload identity provider at OpenAI. Replaces api-key in a job with id-token: write."
	},
	"service-account-id": {
		...ofIdentity,
		description: "ID of the service account that the job acts as, with identity-provider-id."
	},
	"base-url": {
		kind: endpointAddress("the address of a model endpoint, without credentials or a query, such as https://api.openai.com/v1"),
		default: { ifOmitted: "https://api.openai.com/v1" },
		places: [
			input("compared", "work"),
			option("URL", withInit),
			variable("OPENAI_BASE_URL")
		],
		description: "Address of the endpoint, such as https://api.anthropic.com, or http://localhost:11434/v1 for a local Ollama."
	},
	api: {
		kind: word([
			"auto",
			"responses",
			"chat",
			"messages"
		]),
		default: "auto",
		places: [
			input(free, "work"),
			option("WORD", ["run", "doctor"]),
			variable("MODEL_API")
		],
		description: "Protocol of the endpoint: the Responses API, Chat Completions or the Messages API. auto: the one that it is known for."
	},
	"reasoning-effort": {
		kind: optional(word(reasoningEfforts)),
		places: [input("never", "work"), option("WORD", ["run", "doctor"])],
		description: `How much the model thinks before it replies: ${reasoningEfforts.slice(0, -1).join(", ")} or ${reasoningEfforts.at(-1)}, as far as it knows them. Defaults to the provider's choice.`
	}
};
const planFirstForm = /^(?:always|over [1-9]\d{0,3} files?|type .*\S)$/i;
const limitSettings = {
	effort: {
		...ofRun("lower", word([
			"small",
			"normal",
			"thorough"
		]), "WORD", "normal"),
		description: `How much a run may do: the edits that the model may try, which are ${byEffort("maxAttempts")}, the calls of reading tools, which are ${byEffort("maxLooks")}, and the defaults of max-calls and max-tokens.`
	},
	"max-calls": {
		...ofRun("lower", whole(1, 200), "N", { byEffort: "maxCalls" }),
		description: `Requests to the model that a run may make, including retries. Defaults to ${byEffort("maxCalls")} by effort.`
	},
	"max-tokens": {
		...ofRun("lower", whole(1, 1e7), "N", { byEffort: "maxTokens" }),
		description: `Tokens that a run may use, prompts and replies together. Defaults to ${byEffort("maxTokens")} by effort.`
	},
	"deadline-minutes": {
		kind: amount(300),
		default: String(defaultRules.maxMinutes),
		places: [input("lower", "work", "follow", "sweep"), option("N")],
		description: "Minutes after which a run is stopped. A sweep skips tickets that a run may still be working on."
	},
	"price-prompt": {
		...ofRun(ofPrice, optional(amount()), "PRICE"),
		description: "Price of a million prompt tokens, in any currency. Both prices replace the list prices that are built in."
	},
	"price-completion": {
		...ofRun(ofPrice, optional(amount()), "PRICE"),
		description: "Price of a million reply tokens."
	},
	"max-cost": {
		...ofRun("lower", optional(amount()), "COST"),
		description: "A run that could cost more does not start. In the currency of the prices, US dollars for list prices. Requires both prices if the model has no list price."
	},
	"monthly-budget": {
		kind: optional(monthlyBudget),
		places: [input("lower", "work", "sweep")],
		description: "The most that all runs of a month, in UTC, may take together: money in the currency of the prices, such as 50, or tokens, such as 5000000 tokens. A run that could take more than is left does not start."
	},
	"safe-directory": {
		...ofRun("within", path("a directory inside the repository"), "DIR", "."),
		description: "Directory of the repository outside which nothing is read or changed."
	},
	"protected-paths": {
		...ofRun("add", lines("patterns in gitignore syntax"), "PATTERN"),
		description: "Files that are never read or changed, as gitignore patterns, besides those that docs/privacy.md names."
	},
	"plan-first": {
		...ofRun("add", lines("always, over N files, or type and a name", planFirstForm), "WHICH"),
		description: "Which plans wait until people agree to them, before any code is changed: always, for each of them; over 3 files, for one that names more; or type Story, for tickets of that type."
	},
	"max-files": {
		...ofRun("lower", whole(1, 1e3), "N", String(usualCaps.files)),
		description: "Files that one change may touch."
	},
	"max-lines": {
		...ofRun("lower", whole(1, 1e5), "N", String(usualCaps.lines)),
		description: "Lines that one change may add and remove in total."
	}
};
const recordSettings = { trace: {
	kind: optional(path("a file")),
	places: [input("ignored", "work"), option("FILE", ["run"])],
	description: "File for the record of the run: every prompt, reply and decision, a JSON object a line. By default, the Action writes one with digests in place of texts."
} };
// src/settings/setup-settings.ts
const githubSettings = {
	"github-token": {
		kind: secret("a token that can write contents and pull requests"),
		default: { expression: "github.token" },
		places: [input("ignored", "work", "follow", "sweep"), variable("GITHUB_TOKEN", "Token for doctor, which reads the repository with it.")],
		description: "Token that can write contents and pull requests. With a GitHub App's token, the checks of the pull request start by themselves."
	},
	"app-id": {
		kind: optional(freeText("the App ID or client ID of a GitHub App", /^[\w.-]+$/)),
		places: [input("ignored", "work", "follow", "sweep"), option("ID", ["init"])],
		description: "Client ID of the GitHub App that acts in place of github-token; app-private-key is its key."
	},
	"app-private-key": {
		kind: optional(privateKey),
		places: [input("ignored", "work", "follow", "sweep")],
		description: "Private key of that App, the whole .pem file that GitHub made; line breaks may be written as \\n."
	},
	"github-api-url": {
		kind: address("the address of the GitHub API"),
		default: "https://api.github.com",
		places: [variable("GITHUB_API_URL")],
		description: "Address of the GitHub API, such as https://github.example.com/api/v3."
	}
};
const doctorSettings = {
	"sample-ticket": {
		kind: optional(key),
		places: [option("KEY", ["doctor"])],
		description: "Ticket of the project, such as APP-17, on which permissions and transitions are checked."
	},
	github: {
		kind: optional(freeText("the repository, as owner/name", /^[\w.-]+\/[\w.-]+$/)),
		places: [option("OWNER/NAME", ["doctor", "init"])],
		description: "Repository on GitHub. Defaults to the one that the work tree was cloned from."
	},
	"worker-url": {
		kind: optional(address("the address of the Worker, such as https://name.example.workers.dev")),
		places: [option("URL", ["doctor"]), variable("WORKER_URL")],
		description: "Address of the Worker to check."
	},
	"run-commands": {
		...ofCommands(["run"]),
		description: "Run the commands that .jira-bug-fix.yml names, without asking."
	},
	"webhook-secret": {
		kind: optional(secret("the secret of the Worker and of Jira's webhook")),
		places: [variable("JIRA_WEBHOOK_SECRET")],
		description: "Secret of the webhook. doctor signs a ping to the Worker with it."
	}
};
const initSettings = {
	trigger: {
		kind: word([
			"webhook",
			"schedule",
			"both"
		]),
		default: "webhook",
		places: [option("WORD", ["init"])],
		description: "What starts work. webhook: Jira's webhooks, through a Worker. schedule: an hourly sweep, without a Worker. both: the sweep finds what a webhook missed."
	},
	action: {
		kind: optional(freeText("the Action and its version, as owner/name@ref", /^[\w.-]+\/[\w.-]+@[\w./-]+$/)),
		places: [option("OWNER/NAME@REF", ["init"])],
		description: "Action that the workflow uses. Defaults to the repository and version that this program comes from."
	},
	force: {
		...ofCommands(["init"]),
		description: "Overwrite a workflow that differs, after showing the difference."
	}
};
const everyCommand = [
	"run",
	"doctor",
	"init"
];
const commandSettings = {
	"dry-run": {
		...ofCommands(["run", "init"]),
		description: "Print what would change, and change nothing."
	},
	json: {
		...ofCommands(["run", "doctor"]),
		description: "Print the result as JSON. run prints each step once it is done, and the outcome last: one object a line."
	},
	verbose: {
		...ofCommands(["run"]),
		description: "Also print each wait, and what is behind each step. Known secrets are hidden."
	},
	quiet: {
		...ofCommands(["run"], "q"),
		description: "Print only the result and what is wrong."
	},
	help: {
		...ofCommands(everyCommand, "h"),
		description: "Print this help."
	},
	version: {
		...ofCommands(everyCommand, "v"),
		description: "Print the version."
	}
};
// src/settings/ticket-settings.ts
const everyMode = (ofWorkTree) => input(ofWorkTree, "work", "follow", "sweep");
const ticketSettings = {
	mode: {
		kind: word([
			"auto",
			"work",
			"follow",
			"sweep"
		]),
		default: "auto",
		places: [everyMode("ignored")],
		description: "What the job does. auto: what its event asks for. work: turn a ticket into a pull request. follow: do what a pull request asks for, until it is merged or closed. sweep: do what no event has reported."
	},
	ticket: {
		kind: optional(key),
		places: [input("ignored", "work")],
		description: "Key of the ticket, such as APP-17. By default it comes from the event that the Worker or a sweep sends."
	},
	"ticket-file": {
		kind: optional(path("a file")),
		places: [option("FILE", ["run"], "ticket")],
		description: "Read the ticket from this Markdown or JSON file, or from standard input for -."
	},
	plan: {
		kind: optional(path("a file")),
		places: [option("FILE", ["run"])],
		description: "Go on with the plan in this file, which a run with --plan-first always has kept."
	},
	repo: {
		kind: path("a directory"),
		default: ".",
		places: [option("DIR", [
			"run",
			"doctor",
			"init"
		])],
		description: "Git repository to work in."
	},
	"jira-url": {
		kind: address("the address of your Jira site, such as https://example.atlassian.net"),
		places: [
			everyMode("compared"),
			option("URL", withInit),
			variable("JIRA_URL")
		],
		description: "Address of the Jira site, such as https://example.atlassian.net."
	},
	"jira-email": {
		kind: optional(email),
		places: [everyMode("never"), variable("JIRA_EMAIL")],
		description: "E-mail address of the agent's Jira Cloud account. Omit it for Jira Data Center."
	},
	"jira-token": {
		kind: secret("an API token of the account, or a personal access token for Data Center"),
		places: [everyMode("compared"), variable("JIRA_TOKEN")],
		description: "API token of that account, or a personal access token for Jira Data Center."
	},
	"jira-token-previous": {
		kind: optional(secret("the token that was replaced")),
		places: [everyMode("compared"), variable("JIRA_TOKEN_PREVIOUS")],
		description: "The API token that jira-token has replaced: what the agent has signed with it still counts."
	},
	"cloud-id": {
		kind: optional(freeText("the ID that https://example.atlassian.net/_edge/tenant_info shows for your site", /^[A-Za-z0-9-]{8,64}$/)),
		places: [
			everyMode("compared"),
			option("ID", ["run", "doctor"]),
			variable("JIRA_CLOUD_ID")
		],
		description: "ID of the Jira Cloud site, for scoped tokens and service accounts, from https://example.atlassian.net/_edge/tenant_info."
	},
	"ticket-fields": {
		kind: lines("names or IDs of ticket fields"),
		places: [everyMode("never"), option("NAME", ["run", "doctor"], "ticket-field")],
		description: "Additional ticket fields to read, by name or ID, such as Acceptance criteria."
	},
	reporters: {
		kind: lines("account IDs, or user names on Data Center", /^\S+$/),
		places: [everyMode("narrow")],
		description: "Account IDs, or user names on Data Center, of those whose text is used, as in REPORTERS of the Worker. A ticket that someone else reported or edited is not worked on. By default, everyone."
	}
};
const targets = new Map([
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
const target = single("none, in-progress or done alone, or to names or IDs of statuses and transitions, separated by commas", (text) => {
	const alone = targets.get(text.toLowerCase());
	if (alone !== void 0) return alone;
	const names = text.split(/[,\n]/).flatMap((part) => part.trim() || []);
	const isMixed = names.some((name) => name === "none" || name === "in-progress");
	return names.length === 0 || isMixed ? null : {
		kind: "named",
		names
	};
});
const stays = { only: "none" };
const targetFormat = "in-progress or done (categories), none, or comma-separated names or IDs of statuses or transitions, the first that is available.";
// src/settings/table.ts
const groups = {
	"Ticket and Jira": ticketSettings,
	GitHub: githubSettings,
	Model: modelSettings,
	Limits: limitSettings,
	Checks: checkSettings,
	"Pull request and ticket": {
		labels: {
			...ofWork(free, lines("names of labels")),
			description: "Labels to add to the pull request."
		},
		reviewers: {
			...ofWork(free, lines("logins of people, or team: and the name of a team", /^(team:)?[A-Za-z0-9][\w.-]*(\[bot\])?$/)),
			description: "Reviewers to request for a new pull request: logins, or team:name for a team."
		},
		publish: {
			kind: optional(word(["summary", "nothing-of-the-ticket"])),
			places: [everyMode({ only: "nothing-of-the-ticket" })],
			description: "What GitHub shows of the ticket. summary: its summary, the cause and the reviews, in a public repository to everyone. nothing-of-the-ticket: its key only, beside the change and its evidence. Defaults to summary."
		},
		command: {
			kind: freeText("a slash and a word, such as /fix", /^\/[a-z][\w-]*$/i),
			default: "/fix",
			places: [everyMode("never")],
			description: "First word of a comment that requests another attempt."
		},
		branch: {
			kind: freeText("the name of a branch with {key} in it, such as fix/{key}", branchTemplate),
			default: "fix/{key}",
			places: [everyMode("never"), option("TEMPLATE", ["doctor"])],
			description: "Name of the agent's branches, with {key} once and, if wanted, {summary} and {type}. A ticket keeps the branch that it has."
		},
		"pull-request-title": {
			...ofWork(free, freeText("one line", /^[^\n]+$/), "{key}: {summary}"),
			description: "Title of the pull request, with {key}, {summary} and {type}."
		},
		"commit-message": {
			kind: freeText("one or more lines"),
			default: "{key}: {summary}",
			places: [input(free, "work"), option("TEXT", ["doctor"])],
			description: "Message of the commits, with {key}, {summary} and {type}. A line that names the ticket follows it."
		},
		"sign-off": {
			...ofWork({ only: "false" }, flag, "false"),
			description: "Whether the commits end with `Signed-off-by` and the name and address of the account that commits."
		},
		"transition-on-start": {
			kind: target,
			default: "in-progress",
			places: [input(stays, "work"), option("STATUS", ["doctor"])],
			description: `Where to move the ticket when work on it begins: ${targetFormat}`
		},
		"transition-on-pull-request": {
			kind: target,
			default: "in-progress",
			places: [everyMode(stays), option("STATUS", ["doctor"])],
			description: "Where to move the ticket when its pull request is ready, in the same format, such as In Review."
		},
		"transition-on-merge": {
			kind: target,
			default: "done",
			places: [everyMode(stays), option("STATUS", ["doctor"])],
			description: "Where to move the ticket when its pull request is merged, in the same format."
		},
		"transition-on-stop": {
			kind: target,
			default: "none",
			places: [everyMode(stays), option("STATUS", ["doctor"])],
			description: "Where to move the ticket when work on it ends without a pull request, in the same format, such as Blocked."
		},
		"max-ticket-attempts": {
			kind: whole(1, 100),
			default: "5",
			places: [everyMode("lower")],
			description: "How often one ticket may be worked on."
		}
	},
	Records: recordSettings,
	Sweep: {
		"sweep-jql": {
			kind: optional(freeText("the tickets in scope, such as project = APP AND issuetype = Bug")),
			places: [input("never", "sweep"), option("QUERY", ["doctor", "init"], "jql")],
			description: "Tickets that a sweep considers, as a JQL query such as project = APP AND issuetype = Bug. Without it, the Action sweeps pull requests only."
		},
		"reopen-statuses": {
			kind: lines("names or IDs of statuses"),
			places: [input("never", "sweep")],
			description: "Names or IDs of statuses in progress that count as reopened, such as Rework, as in REOPEN_STATUSES of the Worker: a sweep starts a ticket there that people have moved or commented on after the last attempt."
		}
	},
	"Command line": {
		...doctorSettings,
		...initSettings,
		...commandSettings
	}
};
const rows = {
	...groups["Ticket and Jira"],
	...groups.GitHub,
	...groups.Model,
	...groups.Limits,
	...groups.Checks,
	...groups["Pull request and ticket"],
	...groups.Records,
	...groups.Sweep,
	...groups["Command line"]
};
const settingsTable = rows;
function withTexts(settings, path, texts) {
	return openSettings({
		get: (name) => texts.get(name) ?? settings.text(name),
		show: (name) => texts.has(name) ? `\`${name}\` in ${path}` : settings.show(name)
	});
}
function openSettings({ get, show }) {
	const read = (name) => {
		const { kind, default: declared } = settingsTable[name];
		const given = get(name);
		const isByEffort = typeof declared === "object" && "byEffort" in declared;
		const usual = () => fallback(declared, given, isByEffort ? read("effort") : void 0);
		const value = kind.parse(given?.trim() ? given : usual());
		if (value === null) throw new UserError(`Set ${show(name)} to ${kind.wanted}.`);
		return value;
	};
	return {
		show,
		read,
		text: get,
		isGiven: (name) => Boolean(get(name)?.trim())
	};
}
function fallback(declared = "", given, effort) {
	if (typeof declared === "string") return declared;
	if ("byEffort" in declared) return effort ? String(efforts[effort][declared.byEffort]) : "";
	return given === void 0 && "ifOmitted" in declared ? declared.ifOmitted : "";
}
const settingNames = Object.keys(rows).filter((name) => name in rows);
function readersOf({ read }, names) {
	return names.map((name) => () => read(name));
}
function givenSecrets({ read, isGiven }) {
	const { AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
	const found = [AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN].flatMap((secret) => secret || []);
	return [...settingNames.flatMap((name) => {
		if (!(settingsTable[name].kind.form === "secret" && isGiven(name)) || collectProblems([() => read(name)]).length > 0) return [];
		const value = read(name);
		return typeof value === "string" ? [value] : [];
	}), ...found];
}
const settingGroups = Object.entries(groups).map(([title, group]) => ({
	title,
	names: settingNames.filter((name) => name in group)
}));
function atTerminal(name) {
	const { places } = settingsTable[name];
	const option = places.find((place) => place.kind === "option");
	const variable = places.find((place) => place.kind === "variable");
	return {
		option: option && {
			...option,
			name: option.name ?? name
		},
		variable: variable?.name,
		description: variable?.description ?? settingsTable[name].description
	};
}
function modesOf(name) {
	return settingsTable[name].places.flatMap((place) => place.kind === "input" ? place.modes : []);
}
function fromWorkTree(name) {
	const what = ofWorkTree(name);
	return what === void 0 || what === "agreed" || what === "compared" || what === "ignored" ? what : "value";
}
function inFile(name) {
	const what = ofWorkTree(name);
	if (what === "agreed") return free;
	return what === void 0 || what === "compared" || what === "ignored" ? "never" : what;
}
function ofWorkTree(name) {
	const place = settingsTable[name].places.find(({ kind }) => kind === "input");
	return place?.kind === "input" ? place.ofWorkTree : void 0;
}
function literalDefault(name) {
	return fallback(settingsTable[name].default);
}
function isRequired(name) {
	const { kind, default: declared } = settingsTable[name];
	return declared === void 0 && kind.parse("") === null;
}
function describeSetting(name, place) {
	const { kind, description: general } = settingsTable[name];
	const description = place === "option" ? atTerminal(name).description : general;
	const many = place === "input" ? "One per line." : "Repeatable.";
	const modes = place === "input" && isRequired(name) ? modesOf(name) : [];
	return [
		description,
		kind.bounds,
		kind.form === "lines" ? many : "",
		modes.length === 1 ? `Required in mode ${modes}.` : ""
	].filter((sentence) => sentence !== "").join(" ");
}
// src/settings/repository-file.ts
const settingsFile = ".jira-bug-fix.yml";
const maxLength = 8192;
const maxSigns = 200;
function mayStandInFile(name) {
	return inFile(name) !== "never";
}
function parseSettingsFile(text, parseYaml) {
	const members = membersOf(text, parseYaml);
	requireValid([...members].map((member) => () => checkMember(...member)));
	const entries = settingNames.flatMap((name) => {
		const value = [members.get(name) ?? ""].flat().join("\n");
		return value.trim() === "" ? [] : [[name, value]];
	});
	const isAgreed = ([name]) => fromWorkTree(name) === "agreed";
	return {
		value: new Map(entries.filter((entry) => !isAgreed(entry))),
		agreed: new Map(entries.filter(isAgreed))
	};
}
function membersOf(text, parseYaml) {
	if (text.length > maxLength) throw new UserError(`Shorten ${settingsFile} to ${maxLength / 1024} KiB of settings.`);
	if ((text.match(/[[{&!]/g) ?? []).length > maxSigns) throw new UserError(`Shorten ${settingsFile}: it may have ${maxSigns} of the signs [ { & !.`);
	let members;
	try {
		members = parseYaml(text, {
			schema: "failsafe",
			logLevel: "error",
			mapAsMap: true
		});
	} catch (cause) {
		const [why = ""] = errorMessage(cause).split("\n");
		throw new UserError(`Mend ${settingsFile}: ${why.replace(/[.:]?$/, ".")}`, { cause });
	}
	if (members instanceof Map) return members;
	if (!members) return new Map();
	throw new UserError(`Write ${settingsFile} as lines of settings and values, such as \`max-calls: 12\`.`);
}
function checkMember(given, value) {
	const name = settingNames.find((known) => known === given && fromWorkTree(known) !== void 0);
	const show = clip(JSON.stringify(given), 200);
	if (name === void 0) {
		const meant = nearestWord(String(given), settingNames.filter(mayStandInFile));
		const advice = meant === void 0 ? "" : ` Did you mean ${meant}?`;
		throw new UserError(`Remove ${show} from ${settingsFile}: it is no input.${advice}`);
	}
	const how = inFile(name);
	if (how === "never") throw new UserError(`Move ${show} from ${settingsFile} into the workflow: a file of the repository only tightens what a run may do.`);
	if (typeof how === "object" && "only" in how && !isText(value, how.only)) throw new UserError(`Write ${show} in ${settingsFile} as ${how.only}, or move it into the workflow: a file of the repository only tightens what a run may do.`);
	if (isText(value) || Array.isArray(value) && value.every((one) => isText(one))) return;
	throw new UserError(`Write ${show} in ${settingsFile} as one value, or as a list of values.`);
}
function isText(value, only) {
	return typeof value === "string" && (only === void 0 || value.trim().toLowerCase() === only);
}
// src/settings/tightening.ts
function tightened(base, { path, texts: { value, agreed } }, { isFixed, runsCommands }) {
	const all = [...value, ...agreed].filter(([name]) => !isFixed(name));
	const counts = new Map();
	for (const [name, text] of all) {
		const taken = runsCommands || !agreed.has(name) ? tighter(name, text, base) : void 0;
		if (taken !== void 0) counts.set(name, taken);
	}
	const others = all.flatMap(([name]) => counts.has(name) ? [] : [name]).join(", ");
	const left = others && ` Not taken, since a file of the repository only tightens: ${others}.`;
	const sentence = `From ${path}: ${[...counts.keys()].join(", ") || "nothing"}.${left}`;
	return {
		settings: withTexts(base, path, counts),
		sentence
	};
}
function tighter(name, text, base) {
	const [how, { kind }] = [inFile(name), settingsTable[name]];
	if (how === "never") return void 0;
	if (typeof how === "object") {
		if ("only" in how) return text.trim().toLowerCase() === how.only ? text : void 0;
		return [name, ...how.unless].some((one) => base.isGiven(one)) ? void 0 : text;
	}
	const value = kind.parse(text);
	if (value === null) return text;
	if (collectProblems([() => base.read(name)]).length > 0) return void 0;
	const current = base.read(name);
	const choices = kind.choices ?? [];
	return compare[how](text, {
		value,
		current,
		choices,
		base: base.text(name) ?? ""
	});
}
const compare = {
	lower: (text, compared) => isAtMost(compared) ? text : void 0,
	within: (text, { value, current }) => {
		const [inner, outer] = [value, current].map((one) => accessRules(String(one))?.safeDirectory);
		if (inner === void 0) return text;
		return outer === "" || `${inner}/`.startsWith(`${outer}/`) ? text : void 0;
	},
	add: (text, { base }) => `${text}\n${base}`,
	narrow: (text, { base }) => {
		const [names = [], all = []] = [text, base].map((list) => list.split("\n").map(trimmed));
		const both = base.trim() === "" ? names : names.filter((one) => one !== "" && all.includes(one));
		return both.length > 0 ? both.join("\n") : void 0;
	}
};
const trimmed = (line) => line.trim();
function isAtMost({ value, current, choices }) {
	if (current === void 0) return true;
	if (typeof value === "number" && typeof current === "number") return value <= current;
	if (typeof value === "string" && typeof current === "string") return choices.indexOf(value) <= choices.indexOf(current);
	const [low, high] = [value, current].map((one) => typeof one === "object" && "most" in one ? one : void 0);
	return low !== void 0 && low.unit === high?.unit && low.most <= high.most;
}
export { isPrivateHost as A, readSweep as C, readApiKey as D, readEndpoint as E, readCredential as O, readRun as S, modelsOfRun as T, jiraSettings as _, atTerminal as a, readModel as b, givenSecrets as c, openSettings as d, readersOf as f, withTexts as g, settingsTable as h, settingsFile as i, readGitHub as k, literalDefault as l, settingNames as m, mayStandInFile as n, describeSetting as o, settingGroups as p, parseSettingsFile as r, fromWorkTree as s, tightened as t, modesOf as u, readJira as v, readTargets as w, readQuery as x, readFollow as y };
