import { d as lookBelow, h as searchPath, m as isOutside, n as worktreeRoot, o as originOf, p as headCommit, s as parseOrigin } from "./adapter-git.js";
import { bt as requireValid, gt as errorMessage, ht as UserError, jt as ticketKey, tn as stopReasons, tt as exampleModels, yt as problemsOf } from "./core.js";
import { _ as readApiKey, a as literalDefault, c as settingNames, i as fromWorkTree, l as settingsTable, s as openSettings, u as readersOf } from "./settings.js";
import { g as record, h as object, o as array, v as string, x as unknown } from "./package-zod.js";
import { t as harmless } from "./print.js";
import { t as parse$1 } from "./package-toml.js";
import { a as version, i as repository, r as name, t as devDependencies } from "./package.js";
import { Ht as FILE_HEADERS_ONLY, Ut as createTwoFilesPatch, i as text, n as password, r as select, t as confirm } from "./packages.js";
import { t as require_dist } from "./package-yaml.js";
import { d as DISPATCH_EVENT, h as smallJson } from "./agent.js";
import { t as jiraInspection } from "./adapter-jira.js";
import { createServer } from "node:http";
import { randomBytes } from "node:crypto";
import { access, constants, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { spawn } from "node:child_process";
// src/cli/init/providers.ts
const knownProviders = [
	{
		name: "OpenAI",
		baseUrl: "https://api.openai.com/v1",
		model: exampleModels.openai,
		keys: "https://platform.openai.com/api-keys"
	},
	{
		name: "Anthropic",
		baseUrl: "https://api.anthropic.com/v1",
		model: exampleModels.anthropic,
		keys: "https://platform.claude.com/settings/keys"
	},
	{
		name: "Gemini",
		baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
		model: exampleModels.google,
		keys: "https://aistudio.google.com/apikey"
	},
	{
		name: "OpenRouter",
		baseUrl: "https://openrouter.ai/api/v1",
		model: "",
		keys: "https://openrouter.ai/settings/keys"
	},
	{
		name: "Azure",
		baseUrl: "https://RESOURCE.openai.azure.com/openai/v1",
		model: "",
		keys: "https://ai.azure.com"
	}
];
function providerAtAddress(baseUrl) {
	const domain = (address) => new URL(address).hostname.replace(/^[\w-]+(?=\.openai\.azure\.com$)/, "");
	return knownProviders.find((known) => domain(known.baseUrl) === domain(baseUrl));
}
function needsKey(baseUrl) {
	const given = {
		"base-url": baseUrl,
		"insecure-hosts": new URL(baseUrl).hostname
	};
	const get = (name) => given[name];
	return problemsOf([() => readApiKey(openSettings({
		get,
		show: (name) => name
	}))]).length > 0;
}
// src/cli/init/setup.ts
const workerFolder = ".jira-bug-fix";
const fullName = ({ owner, name }) => `${owner}/${name}`;
const webAddress = (repository) => `https://${repository.host}/${fullName(repository)}`;
function apiAddress(host) {
	if (host === "github.com") return "https://api.github.com";
	return host.endsWith(".ghe.com") ? `https://api.${host}` : `https://${host}/api/v3`;
}
const needsWorker = ({ trigger }) => trigger !== "schedule";
const isCloudSite = (jiraUrl) => /\.(?:atlassian\.net|jira\.com)$/.test(new URL(jiraUrl).hostname);
function projectIn(jql) {
	const keys = [...jql.matchAll(/\bproject\s*=\s*"?([a-z]\w+)"?/gi)].map(([, key = ""]) => key);
	return keys.length === 1 ? keys[0]?.toUpperCase() : void 0;
}
// src/cli/init/secrets.ts
const webhookSecretName = "JIRA_WEBHOOK_SECRET";
function secretsOf(setup) {
	const { jiraUrl, baseUrl, usesApp, repository } = setup;
	const jira = {
		setting: "jira-token",
		what: "API token of the agent's Jira account",
		link: isCloudSite(jiraUrl) ? "https://id.atlassian.com/manage-profile/security/api-tokens" : `${jiraUrl}/secure/ViewProfile.jspa`
	};
	const model = {
		setting: "api-key",
		what: `API key for ${new URL(baseUrl).hostname}`,
		link: providerAtAddress(baseUrl)?.keys
	};
	const token = {
		setting: "github-token",
		what: `fine-grained GitHub token for ${repository.name} alone, with Contents: read and write and Actions: read`,
		link: `https://${repository.host}/settings/personal-access-tokens/new`
	};
	return [
		secret("github", "JIRA_TOKEN", jira),
		...needsKey(baseUrl) ? [secret("github", "MODEL_API_KEY", model)] : [],
		...usesApp ? [secret("github", "APP_PRIVATE_KEY")] : [],
		...needsWorker(setup) ? [secret("worker", webhookSecretName), workerLogin()] : []
	];
	function workerLogin() {
		if (!usesApp) return secret("worker", "GITHUB_TOKEN", token);
		return {
			place: "worker",
			name: "GITHUB_APP_PRIVATE_KEY",
			value: "APP_PRIVATE_KEY"
		};
	}
}
function secret(place, name, fetched) {
	return {
		place,
		name,
		value: name,
		...fetched === void 0 ? {} : { fetched }
	};
}
// src/cli/init/worker-folder.ts
const workerConfigPath = `${workerFolder}/wrangler.toml`;
const workerName = "jira-bug-fix-agent";
async function workerFiles(setup, facts, bundle) {
	return [
		{
			path: workerConfigPath,
			text: workerConfig(setup, facts)
		},
		{
			path: `${workerFolder}/worker.js`,
			text: await readFile(bundle, "utf8"),
			isBuilt: true
		},
		{
			path: `${workerFolder}/.gitignore`,
			text: "worker.js\n.secrets/\n.wrangler/\n"
		}
	];
}
const keptVariables = [...[
	"ROUTES",
	"PROJECTS",
	"REPORTERS",
	"AGENT_ACCOUNTS",
	"TRIGGER_LABELS",
	"COMMENT_COMMAND"
], ...[
	"REOPEN_STATUSES",
	"BULK_LIMIT",
	"HOURLY_CAP",
	"SHARD_BY"
]];
function readVariables(text) {
	try {
		const { vars } = parse$1(text);
		const entries = Object.entries(Object(vars)).filter(([name]) => keptVariables.includes(name));
		return new Map(entries.map(([name, value]) => [name, String(value)]));
	} catch {
		return new Map();
	}
}
function workerConfig(setup, { accounts, appId, before }) {
	const variables = [
		["GITHUB_REPOSITORY", fullName(setup.repository)],
		["GITHUB_API_URL", setup.repository.host === "github.com" ? void 0 : setup.apiUrl],
		["GITHUB_APP_ID", appId],
		["PROJECTS", projectIn(setup.jql) ?? before?.get("PROJECTS")],
		["AGENT_ACCOUNTS", accounts ?? before?.get("AGENT_ACCOUNTS")],
		["TRIGGER_LABELS", before?.get("TRIGGER_LABELS") ?? "jira-bug-fix"]
	];
	const others = [...before ?? []].filter(([name]) => variables.every(([ours]) => ours !== name));
	const lines = [...variables, ...others].flatMap(([name, value]) => value === void 0 ? [] : [`${name} = ${JSON.stringify(value)}`]);
	return `# The Worker that receives Jira's webhooks. \`init\` deploys it.
name = "${workerName}"
main = "worker.js"
no_bundle = true
compatibility_date = "2026-10-20"
send_metrics = false

# Variables that are not listed have their defaults.
[vars]
${lines.join("\n")}

[[durable_objects.bindings]]
name = "INBOX"
class_name = "Inbox"

[durable_objects.code_update_strategy]
mode = "immediate"

[exports.Inbox]
type = "durable-object"
storage = "sqlite"

[triggers]
crons = ["*/10 * * * *"]

[observability]
enabled = true
`;
}
// src/cli/init/commands.ts
function commandsOf(plan) {
	const { root, setup, cloudflare, secrets, files } = plan;
	const config = ["--config", join(root, workerConfigPath)];
	const isKept = files.some(({ path, state }) => path === workerConfigPath && state === "kept");
	const isChanged = files.some(({ path, state }) => /\.(?:toml|js)$/.test(path) && (state === "new" || state === "differs"));
	const isDeployed = cloudflare.secrets !== void 0 && !isChanged;
	const storing = (place) => wantedSecrets(plan).filter((one) => one.place === place && secrets.has(one.value)).map((one) => storeSecret(setup, one, secrets.get(one.value)));
	const deployment = needsWorker(setup) && !isDeployed && !isKept ? [wrangler$1("deploy", ...config)] : [];
	return [
		...variableCommands(plan),
		...pullRequestCommand(plan),
		...storing("github"),
		...isKept && cloudflare.secrets === void 0 ? [] : [...deployment, ...storing("worker")]
	];
}
function wantedSecrets({ setup, github, cloudflare }) {
	const stored = {
		github: github.secrets,
		worker: cloudflare.secrets
	};
	return secretsOf(setup).filter(({ place, name }) => stored[place]?.has(name) !== true);
}
function storeSecret(setup, wanted, secret) {
	const { place, name, value } = wanted;
	return {
		...place === "github" ? gh(setup, "secret", "set", name) : wrangler$1("secret", "put", name, "--name", workerName),
		secret,
		stores: value
	};
}
function variableCommands({ setup, github, appId }) {
	const { jiraUrl, jiraEmail, model } = setup;
	return Object.entries({
		JIRA_URL: jiraUrl,
		JIRA_EMAIL: jiraEmail,
		MODEL: model,
		APP_ID: appId
	}).flatMap(([name, value]) => value === void 0 || github.variables.get(name) === value ? [] : [gh(setup, "variable", "set", name, "--body", value)]);
}
function pullRequestCommand({ setup, github }) {
	if (setup.usesApp || github.mayOpenPulls) return [];
	const path = `repos/${fullName(setup.repository)}/actions/permissions/workflow`;
	const host = ["--hostname", setup.repository.host];
	const field = ["-F", "can_approve_pull_request_reviews=true"];
	return [{
		program: "gh",
		args: [
			"api",
			...host,
			"-X",
			"PUT",
			path,
			...field
		]
	}];
}
function gh({ repository: { host, owner, name } }, ...args) {
	const repo = host === "github.com" ? `${owner}/${name}` : `${host}/${owner}/${name}`;
	return {
		program: "gh",
		args: [
			...args,
			"--repo",
			repo
		]
	};
}
function wrangler$1(...args) {
	return {
		program: "wrangler",
		args
	};
}
// src/cli/init/files.ts
async function compareFile(root, file) {
	const found = await readBelow(root, file.path);
	if (found === file.text) return {
		...file,
		state: "same",
		difference: ""
	};
	const [from, to] = [found === void 0 ? "/dev/null" : `a/${file.path}`, `b/${file.path}`];
	const options = { headerOptions: FILE_HEADERS_ONLY };
	const difference = file.isBuilt ? "" : createTwoFilesPatch(from, to, found ?? "", file.text, "", "", options).trimEnd();
	return {
		...file,
		state: found === void 0 ? "new" : "differs",
		difference
	};
}
const maxSize = 2e6;
async function readBelow(root, path) {
	const entry = await lookBelow(root)(path);
	if (entry.kind === "absent") return void 0;
	if (entry.kind === "file" && entry.size <= maxSize) return readIfThere(`${root}/${path}`);
	throw new UserError(`Remove ${path}: init replaces regular files only, and follows no symbolic links.`);
}
async function placeFile(path, text, isPrivate = false) {
	await mkdir(dirname(path), { recursive: true });
	const draft = `${path}.${process.pid}`;
	try {
		await writeFile(draft, text, {
			mode: isPrivate ? 384 : 438,
			flag: "wx"
		});
		await rename(draft, path);
	} finally {
		await rm(draft, { force: true });
	}
}
function readIfThere(path) {
	return readFile(path, "utf8").catch((error) => {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return void 0;
		throw error;
	});
}
function fileExists(path) {
	return access(path).then(() => true, () => false);
}
// src/cli/init/action-source.ts
const Lock = object({ packages: record(string(), object({ resolved: string().optional() })) });
async function actionSource(home) {
	if (await fileExists(join(home, ".git"))) {
		const origin = await originOf(home);
		return origin && published(origin.repository, await headCommit(home).catch(() => void 0));
	}
	const [address = "", commit] = resolvedIn(await readIfThere(join(home, "..", ".package-lock.json")))?.split("#") ?? [];
	return published(repositoryAt(commit === void 0 ? repository.url : address), commit);
}
function published(repository, commit) {
	if (repository === void 0 || repository.startsWith("OWNER/")) return void 0;
	const tag = `v${version}`;
	return `${repository}@${commit === void 0 ? tag : `${commit} # ${tag}`}`;
}
const repositoryAt = (address) => parseOrigin(address.replace(/^git\+/, ""))?.repository;
function resolvedIn(lock) {
	try {
		return Lock.safeParse(JSON.parse(lock ?? "{}")).data?.packages[`node_modules/${name}`]?.resolved;
	} catch {
		return;
	}
}
// src/cli/init/answers.ts
async function settle(settings, known, asker) {
	const ask = questions(settings, asker);
	const { variables, workflow } = known;
	const { inputs, cron } = workflow;
	if (asker === void 0) requireAll(settings, known);
	const jiraUrl = (await ask("jira-url", "Address of your Jira site", variables.get("JIRA_URL"))).replace(/\/+$/, "");
	const jiraEmail = await ask("jira-email", `E-mail address of the agent's Jira account${isCloudSite(jiraUrl) ? "" : " (empty for Data Center)"}`, variables.get("JIRA_EMAIL") ?? "");
	if (jiraEmail === "" && isCloudSite(jiraUrl)) throw new UserError("Set JIRA_EMAIL to the e-mail address of the account in Jira Cloud.");
	const jql = await askJql(settings, knownJql(known), ask, asker);
	const baseUrl = await askEndpoint(settings, addressIn(inputs), ask, asker);
	const model = await ask("model", "Model", variables.get("MODEL") ?? providerAtAddress(baseUrl)?.model);
	const own = isEmpty(inputs) ? known.commands : commandsIn(inputs);
	const setup = {
		repository: known.repository,
		apiUrl: known.apiUrl,
		action: known.action,
		jiraUrl,
		jiraEmail: jiraEmail || void 0,
		jql,
		model,
		baseUrl,
		inputs: {
			...inputs,
			...insecureHosts(settings)
		},
		cron,
		commands: {
			setup: await ask("setup-command", "Command that installs (empty: none)", own.setup),
			tests: await ask("test-command", "Command that tests (empty: none)", own.tests),
			lint: await ask("lint-command", "Command that lints (empty: none)", own.lint)
		},
		trigger: await askTrigger(settings, known, asker),
		usesApp: await askApp(settings, variables, asker)
	};
	const wanted = secretsOf(setup).filter(({ name }) => !known.stored.has(name));
	const inGitHub = wanted.filter(({ place }) => place === "github");
	const given = [await askSecrets(settings, wanted), await askSecrets(settings, inGitHub, asker)];
	return {
		setup,
		given: new Map(given.flatMap((one) => [...one]))
	};
}
const insecureHosts = ({ read, isGiven }) => isGiven("insecure-hosts") ? { "insecure-hosts": read("insecure-hosts").join("\n") } : {};
const isEmpty = (inputs) => Object.keys(inputs).length === 0;
const addressIn = ({ "base-url": address = "" }) => URL.canParse(address) ? address : void 0;
const commandsIn = (inputs) => ({
	setup: inputs["setup-command"] ?? "",
	tests: inputs["test-command"] ?? "",
	lint: inputs["lint-command"] ?? ""
});
function knownJql({ workflow, project }) {
	return workflow.jql ?? (project && usualJql(project));
}
const usualJql = (project) => `project = ${project} AND issuetype = Bug`;
function questions(settings, asker) {
	return async (name, message, initial) => {
		if (settings.isGiven(name)) return String(settings.read(name));
		const { kind } = settingsTable[name];
		const check = (text) => kind.parse(text) === null ? `Enter ${kind.wanted}.` : void 0;
		return asker === void 0 ? initial ?? "" : asker.text({
			message,
			initial,
			check
		});
	};
}
function requireAll(settings, known) {
	const { variables } = known;
	const needed = [
		["jira-url", variables.has("JIRA_URL")],
		["sweep-jql", knownJql(known) !== void 0],
		["model", variables.has("MODEL")]
	];
	requireValid(readersOf(settings, needed.flatMap(([name, isKnown]) => isKnown ? [] : [name])));
}
async function askJql(settings, known, ask, asker) {
	if (settings.isGiven("sweep-jql") || asker === void 0 || known !== void 0) return ask("sweep-jql", "Tickets to work on, as JQL", known);
	const check = (text) => /^[A-Za-z][A-Za-z0-9_]+$/.test(text) ? void 0 : "Enter the key of a project, such as APP.";
	const key = await asker.text({
		message: "Key of the Jira project",
		check
	});
	return ask("sweep-jql", "Tickets to work on, as JQL", usualJql(key.toUpperCase()));
}
async function askEndpoint(settings, known, ask, asker) {
	const usual = known ?? settings.read("base-url");
	const isForeign = known !== void 0 && knownProviders.every(({ baseUrl }) => baseUrl !== known);
	if (asker === void 0 && isForeign && !settings.isGiven("base-url")) throw new UserError(`Set ${settings.show("base-url")} to ${known} if you trust it: only the workflow of the work tree names it.`);
	if (settings.isGiven("base-url") || asker === void 0) return ask("base-url", "", usual);
	const listed = knownProviders.map(({ name, baseUrl }) => [baseUrl, name]);
	const chosen = await asker.choose("Who serves the model?", [...listed, ["", "another, by its address"]], providerAtAddress(usual)?.baseUrl ?? "");
	return chosen !== "" && !chosen.includes("RESOURCE") ? chosen : ask("base-url", "Address of the endpoint", chosen || known);
}
function askTrigger(settings, { workflow, hasWorker }, asker) {
	const usual = workflow.jql !== void 0 && !settings.isGiven("trigger") ? hasWorker ? "both" : "schedule" : settings.read("trigger");
	if (settings.isGiven("trigger") || asker === void 0) return Promise.resolve(usual);
	return asker.choose("What starts work on a ticket?", [
		["webhook", "Jira's webhooks, through a Worker on Cloudflare: at once"],
		["schedule", "an hourly sweep, without a Worker: the fewest steps"],
		["both", "webhooks, and a sweep for what they miss"]
	], usual);
}
async function askApp(settings, variables, asker) {
	if (variables.has("APP_ID")) return true;
	if (settings.isGiven("app") || asker === void 0) return settings.read("app");
	return asker.confirm(`Create a GitHub App for the agent, so that checks of its pull requests start by themselves, and no token expires?`, true);
}
async function askSecrets(settings, wanted, asker) {
	const given = new Map();
	for (const { name, fetched } of wanted) {
		if (fetched === void 0) continue;
		const { setting, what, link = "" } = fetched;
		const { kind } = settingsTable[setting];
		if (settings.isGiven(setting)) given.set(name, String(settings.read(setting)));
		else if (asker !== void 0) {
			const message = `The ${what} (empty: later) ${link}`.trimEnd();
			const check = (text) => text !== "" && kind.parse(text) === null ? `Enter ${kind.wanted}.` : void 0;
			const answer = await asker.secret({
				message,
				check
			});
			if (answer !== "") given.set(name, answer);
		}
	}
	return given;
}
// src/cli/init/existing-workflow.ts
var import_dist = require_dist();
const connection = new Set([...[
	"ticket",
	"jira-url",
	"jira-email",
	"jira-token",
	"github-token"
], ...[
	"model",
	"api-key",
	"sweep-jql"
]]);
const Workflow = object({
	on: object({ schedule: array(object({ cron: string() })).optional() }),
	jobs: record(string(), object({ steps: array(object({
		id: string().optional(),
		with: record(string(), unknown()).optional()
	})) }))
});
function readOwnWorkflow(text) {
	const { on, jobs } = workflowIn(text);
	const steps = Object.values(jobs).flatMap((job) => job.steps);
	const inputs = Object.entries(steps.find(({ id }) => id === "fix")?.with ?? {}).map(([name, value]) => [name, String(value)]);
	return {
		inputs: Object.fromEntries(inputs.filter(([name]) => name in settingsTable && !connection.has(name))),
		jql: new Map(inputs).get("sweep-jql"),
		cron: on.schedule?.[0]?.cron
	};
}
function workflowIn(text = "") {
	try {
		return Workflow.parse((0, import_dist.parse)(text, {
			logLevel: "error",
			prettyErrors: false
		}));
	} catch {
		return {
			on: {},
			jobs: {}
		};
	}
}
// src/cli/init/surroundings.ts
const common = /^(?:HOME|USER|LOGNAME|USERNAME|USERPROFILE|HOMEDRIVE|HOMEPATH|(?:LOCAL)?APPDATA|PROGRAMDATA|XDG_\w+|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|TMPDIR|TE?MP|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|(?:WAYLAND_)?DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS|BROWSER|WSL_\w+|(?:HTTPS?|ALL|NO)_PROXY|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA)$/i;
const own = {
	gh: /^(?:GH_\w+|GITHUB_(?:ENTERPRISE_)?TOKEN)$/,
	npx: /^(?:CLOUDFLARE_\w+|CF_API_\w+|CF_ACCOUNT_ID|WRANGLER_\w+)$/,
	open: /^$/,
	"xdg-open": /^$/
};
async function findProgram(name, env, root) {
	const path = await searchPath(env.PATH, root);
	const program = process.platform === "win32" ? windowsFiles[name] : name;
	for (const folder of path.split(delimiter)) {
		const found = join(folder, program);
		if (!await canRun(found) || !await isOutside(root, found)) continue;
		const [file, ...args] = program.endsWith(".js") ? [process.execPath, found] : [found];
		return {
			file,
			args,
			env: {
				...await allowed(name, env, root),
				PATH: path
			}
		};
	}
}
const windowsFiles = {
	gh: "gh.exe",
	npx: join("node_modules", "npm", "bin", "npx-cli.js"),
	open: "explorer.exe",
	"xdg-open": "explorer.exe"
};
const canRun = (file) => access(file, constants.X_OK).then(() => true, () => false);
async function allowed(program, env, root) {
	const names = Object.keys(env).filter((name) => common.test(name) || own[program].test(name));
	for (const name of ["npm_config_userconfig", "NPM_CONFIG_USERCONFIG"]) if (await isOutside(root, env[name] ?? "")) names.push(name);
	return Object.fromEntries(names.map((name) => [name, env[name]]));
}
// src/cli/init/programs.ts
const wrangler = `wrangler@${devDependencies.wrangler}`;
function programs(env, root) {
	return async (call) => {
		const program = await findProgram(call.program === "gh" ? "gh" : "npx", env, root);
		if (program === void 0) return {
			code: void 0,
			stdout: "",
			stderr: ""
		};
		const cwd = await mkdtemp(join(tmpdir(), "jira-bug-fix-"));
		const fetching = [
			"--yes",
			"--ignore-scripts",
			"--prefix",
			cwd,
			wrangler
		];
		const args = [
			...program.args,
			...call.program === "gh" ? [] : fetching,
			...call.args
		];
		const quiet = {
			WRANGLER_SEND_METRICS: "false",
			WRANGLER_CACHE_DIR: join(cwd, "cache")
		};
		try {
			const place = {
				cwd,
				env: {
					...program.env,
					...quiet
				}
			};
			return await start([program.file, ...args], call, place);
		} finally {
			await rm(cwd, {
				recursive: true,
				force: true
			});
		}
	};
}
function commandLine({ program, args }, file) {
	const input = file === void 0 ? "" : ` < ${quoted(file)}`;
	if (program === "gh") return ["gh", ...args.map(quoted)].join(" ") + input;
	return npxLine([wrangler, ...args], input);
}
function npxLine(args, input = "") {
	return `(cd ~ && npx ${args.map(quoted).join(" ")}${input})`;
}
const quoted = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
function start([file = "", ...args], input, place) {
	return new Promise((resolve) => {
		const output = {
			stdout: "",
			stderr: ""
		};
		const child = spawn(file, args, {
			...place,
			stdio: input.isInteractive ? "inherit" : "pipe"
		});
		child.stdout?.on("data", (part) => {
			output.stdout += part.toString("utf8");
		});
		child.stderr?.on("data", (part) => {
			output.stderr += part.toString("utf8");
		});
		child.on("error", () => resolve({
			code: void 0,
			...output
		}));
		child.on("close", (code) => resolve({
			code: code ?? 1,
			...output
		}));
		child.stdin?.on("error", () => {}).end(input.secret ?? "");
	});
}
async function openBrowser(address, env, root) {
	const program = await findProgram(process.platform === "darwin" ? "open" : "xdg-open", env, root);
	if (program === void 0) return;
	const place = {
		cwd: homedir(),
		env: program.env,
		stdio: "ignore",
		detached: true
	};
	spawn(program.file, [...program.args, address], place).on("error", () => {}).unref();
}
// src/cli/init/found.ts
const workflowPath = ".github/workflows/jira-bug-fix.yml";
const Named = array(object({
	name: string(),
	value: string().optional()
}));
async function lookAtGitHub(run, repository) {
	const { host } = repository;
	const login = await run({
		program: "gh",
		args: [
			"auth",
			"status",
			"--hostname",
			host
		]
	});
	const ask = async (...args) => {
		if (login.code !== 0) return void 0;
		const { code, stdout } = await run({
			program: "gh",
			args
		});
		return code === 0 ? stdout.trim() : void 0;
	};
	const list = (what, fields) => ask(what, "list", "--repo", `${host}/${fullName(repository)}`, "--json", fields);
	const api = (path, jq) => ask("api", "--hostname", host, path, "--jq", jq);
	const inRepository = `repos/${fullName(repository)}`;
	const [secrets, variables, pulls, type, workflow] = await Promise.all([
		list("secret", "name"),
		list("variable", "name,value"),
		api(`${inRepository}/actions/permissions/workflow`, ".can_approve_pull_request_reviews"),
		api(`users/${repository.owner}`, ".type"),
		api(`${inRepository}/contents/${workflowPath}`, ".content")
	]);
	return {
		problem: problemOf(login.code, "gh", `gh auth login --hostname ${host}`),
		secrets: new Set(namesIn(secrets).map(({ name }) => name)),
		variables: new Map(namesIn(variables).map(({ name, value = "" }) => [name, value])),
		mayOpenPulls: pulls === "true",
		isOrganization: type === "Organization",
		workflow: workflow && Buffer.from(workflow, "base64").toString("utf8")
	};
}
async function signInToCloudflare(run, asker) {
	const found = await lookAtCloudflare(run);
	if (!found.needsLogin || asker === void 0) return found;
	if (!await asker.confirm("Sign in to Cloudflare now, in the browser?", true)) return found;
	await run({
		program: "wrangler",
		args: ["login"],
		isInteractive: true
	});
	return lookAtCloudflare(run);
}
async function lookAtCloudflare(run) {
	const asking = {
		program: "wrangler",
		args: ["whoami", "--json"]
	};
	const login = await run(asking);
	const needsLogin = login.code !== 0 && login.stdout.includes("\"loggedIn\"");
	const list = [
		"secret",
		"list",
		"--name",
		workerName
	];
	const listed = login.code === 0 ? await run({
		program: "wrangler",
		args: list
	}) : void 0;
	return {
		needsLogin,
		problem: needsLogin ? `You are not signed in to Cloudflare: run \`${commandLine({
			...asking,
			args: ["login"]
		})}\`.` : problemOf(login.code, "Node 22 or newer with npm", commandLine(asking)),
		secrets: listed?.code === 0 ? new Set(namesIn(listed.stdout).map(({ name }) => name)) : void 0
	};
}
function problemOf(code, program, login) {
	if (code === 0) return "";
	return code === void 0 ? `Install ${program}, or run the commands below yourself.` : `Run \`${login}\` first, or run the commands below yourself.`;
}
function namesIn(text = "[]") {
	try {
		const found = Named.safeParse(JSON.parse(text.slice(text.indexOf("["))));
		return found.success ? found.data : [];
	} catch {
		return [];
	}
}
// src/cli/init/kept.ts
function keptFolder(env, repository) {
	const { host, owner, name } = repository;
	const home = join(env.HOME ?? homedir(), ".local", "state");
	const state = env.XDG_STATE_HOME ?? env.LOCALAPPDATA ?? home;
	return join(state, "jira-bug-fix-agent", [
		...host.split(":"),
		owner,
		name
	].join("+"));
}
function keepSecret(folder, name, value) {
	return placeFile(join(folder, name), value, true);
}
function removeKept(folder, name) {
	return rm(join(folder, name), { force: true });
}
async function readKept(folder) {
	const read = (await readdir(folder).catch(() => [])).map(async (name) => [name, await readIfThere(join(folder, name))]);
	const values = (await Promise.all(read)).flatMap(([name, value]) => value === void 0 ? [] : [[name, value.trim()]]);
	return new Map(values);
}
// src/cli/init/own-commands.ts
const pytest = {
	lint: "",
	tests: ".venv/bin/python -m pytest"
};
const venv = "python3 -m venv .venv && .venv/bin/pip install";
const builds = [
	{
		file: "go.mod",
		setup: "go mod download",
		lint: "go vet ./...",
		tests: "go test ./..."
	},
	{
		file: "Cargo.toml",
		setup: "cargo fetch",
		lint: "",
		tests: "cargo test --offline"
	},
	{
		file: "mvnw",
		setup: "./mvnw -B -q test-compile",
		lint: "",
		tests: "./mvnw -B -o -q test"
	},
	{
		file: "pom.xml",
		setup: "mvn -B -q test-compile",
		lint: "",
		tests: "mvn -B -o -q test"
	},
	{
		file: "gradlew",
		setup: "./gradlew testClasses",
		lint: "",
		tests: "./gradlew --offline test"
	},
	{
		file: /\.(?:slnx?|csproj)$/,
		setup: "dotnet build",
		lint: "",
		tests: "dotnet test --no-build"
	},
	{
		file: "mix.exs",
		setup: "mix deps.get",
		lint: "",
		tests: "mix test"
	},
	{
		file: "composer.json",
		setup: "composer install",
		lint: "",
		tests: "vendor/bin/phpunit"
	},
	{
		file: "uv.lock",
		setup: "pipx run uv sync",
		...pytest
	},
	{
		file: "poetry.lock",
		setup: "POETRY_VIRTUALENVS_IN_PROJECT=true pipx run poetry install",
		...pytest
	},
	{
		file: "pyproject.toml",
		setup: `${venv} -e . pytest`,
		...pytest
	},
	{
		file: "requirements.txt",
		setup: `${venv} -r requirements.txt pytest`,
		...pytest
	}
];
const installs = [
	["package-lock.json", "npm ci"],
	["pnpm-lock.yaml", "npx --yes pnpm install --frozen-lockfile"],
	["yarn.lock", "npx --yes yarn install --frozen-lockfile"],
	["bun.lock", "npx --yes bun install --frozen-lockfile"]
];
async function guessCommands(root) {
	const files = await readdir(root);
	const has = (file) => files.includes(file);
	if (has("package.json")) return ofPackage(await readBelow(root, "package.json") ?? "", has);
	if (has("Gemfile")) return {
		setup: "bundle install",
		lint: "",
		tests: has("spec") ? "bundle exec rspec" : "bundle exec rake test"
	};
	const fits = ({ file }) => files.some((name) => typeof file === "string" ? file === name : file.test(name));
	const { setup = "", lint = "", tests = "" } = builds.find(fits) ?? {};
	return {
		setup,
		lint,
		tests
	};
}
function ofPackage(text, has) {
	const manifest = membersIn(text);
	const scripts = new Map(Object.entries(Object(manifest.get("scripts"))));
	const isTested = /^(?!.*no test specified)./.test(String(scripts.get("test") ?? ""));
	const [, install = "npm install"] = installs.find(([lockfile]) => has(lockfile)) ?? [];
	return {
		setup: has("yarn.lock") && /^yarn@[2-9]/.test(String(manifest.get("packageManager"))) ? "npx --yes corepack yarn install --immutable" : install,
		lint: scripts.has("lint") ? "npm run lint" : "",
		tests: isTested ? "npm test" : ""
	};
}
function membersIn(json) {
	try {
		return new Map(Object.entries(Object(JSON.parse(json))));
	} catch {
		return new Map();
	}
}
// src/cli/init/workflow.ts
const pinned = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	upload: "actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1",
	appToken: "actions/create-github-app-token@1b10c78c7865c340bc4f6099eb2f838309f1e8c3 # v3.1.1"
};
const insiders = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
];
function workflowFile(options) {
	const { sweep, app = false } = options;
	return `name: Jira bug fix
run-name: jira \${{ github.event.client_payload.ticket || inputs.ticket || github.event.issue.number || github.event.pull_request.number || 'sweep' }} [\${{ github.event.client_payload.delivery || github.event_name }}]
on:
  repository_dispatch: { types: [${DISPATCH_EVENT}] }
  workflow_dispatch: { inputs: { ticket: ${ticketInput(sweep !== void 0)} } }
  pull_request: { types: [closed] }
  pull_request_review: { types: [submitted] }
  issue_comment: { types: [created] }
${sweep === void 0 ? "" : `  schedule: [{ cron: ${scalar(sweep.cron)} }]\n`}permissions: { ${permissions$1(options)} }
concurrency:
  group: jira-bug-fix-\${{ github.event.client_payload.ticket || inputs.ticket || github.run_id }}
  cancel-in-progress: false
jobs:
  fix:
    if: >-
${condition(options.inputs)}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
${app ? appStep : ""}      - uses: ${pinned.checkout}
        if: github.event_name != 'pull_request'
        with: { ref: '\${{ github.event.pull_request.base.ref || github.ref }}', fetch-depth: 1000, persist-credentials: false }
      - uses: ${options.action}
        id: fix
        with:
${inputLines(options)}
      - uses: ${pinned.upload}
        if: always() && (steps.fix.outputs.patch || steps.fix.outputs.receipt)
        with:
          name: jira-bug-fix
          path: |
            \${{ steps.fix.outputs.patch }}
            \${{ steps.fix.outputs.receipt }}
`;
}
function ticketInput(isOptional) {
	const description = "Key of the ticket, such as APP-17";
	return isOptional ? `{ description: '${description}; empty for a sweep' }` : `{ description: '${description}', required: true }`;
}
const hasIdentity = ({ inputs = {} }) => inputs["identity-provider-id"] !== void 0 || inputs["federation-rule-id"] !== void 0;
function permissions$1(options) {
	const own = options.app ? "contents: read" : "contents: write, pull-requests: write";
	return hasIdentity(options) ? `${own}, id-token: write` : own;
}
function condition(inputs = {}) {
	const quoted = (name) => `'${(inputs[name] ?? literalDefault(name)).replaceAll("'", "''")}'`;
	const [command, prefix] = [quoted("command"), quoted("branch-prefix")];
	const from = (author) => `(github.event.repository.private || contains(fromJSON('${JSON.stringify(insiders)}'), github.event.${author}.author_association))`;
	return `      !github.event.issue && !github.event.pull_request
      || github.event.issue.pull_request && github.event.sender.type != 'Bot' && startsWith(github.event.comment.body, ${command}) && ${from("comment")}
      || github.event.pull_request.head.repo.full_name == github.repository && startsWith(github.event.pull_request.head.ref, ${prefix})
      && (!github.event.review && github.event.pull_request.merged || (github.event.review.state == 'changes_requested' || startsWith(github.event.review.body, ${command})) && ${from("review")})`;
}
const appStep = `      - uses: ${pinned.appToken}
        id: app
        with:
          client-id: \${{ vars.APP_ID }}
          private-key: \${{ secrets.APP_PRIVATE_KEY }}
`;
function inputLines(options) {
	const { inputs = {}, sweep, app } = options;
	const connection = [
		["ticket", evaluated("inputs.ticket")],
		["jira-url", evaluated("vars.JIRA_URL")],
		["jira-email", evaluated("vars.JIRA_EMAIL")],
		["jira-token", evaluated("secrets.JIRA_TOKEN")],
		...app ? [["github-token", evaluated("steps.app.outputs.token")]] : [],
		["model", evaluated("vars.MODEL")],
		...hasIdentity(options) ? [] : [["api-key", evaluated("secrets.MODEL_API_KEY")]],
		...sweep === void 0 ? [] : [["sweep-jql", sweep.jql]]
	];
	return Object.entries({
		...Object.fromEntries(connection),
		...inputs
	}).map(([name, value]) => `          ${name}: ${scalar(value)}`).join("\n");
}
const evaluated = (expression) => `\${{ ${expression} }}`;
function scalar(text) {
	return /^(?:\$\{\{[^\n#]*\}\}|[A-Za-z](?:[\w ./=@-]|:(?=\/\/))*)$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$|\s$/i.test(text) ? text : JSON.stringify(text);
}
// src/cli/init/plan.ts
async function makePlan(survey) {
	const { settings, run, asker, root, env } = survey;
	const repository = await repositoryOf(survey);
	const github = await lookAtGitHub(run, repository);
	const folder = keptFolder(env, repository);
	const kept = await readKept(folder);
	const config = await readBelow(root, workerConfigPath);
	const { setup, given } = await settle(settings, {
		repository,
		variables: github.variables,
		commands: await guessCommands(root),
		apiUrl: apiUrlOf(settings, repository),
		action: await actionOf(survey),
		workflow: readOwnWorkflow(await readBelow(root, workflowPath)),
		project: config && readVariables(config).get("PROJECTS"),
		hasWorker: config !== void 0,
		stored: github.secrets
	}, asker);
	const plan = {
		root,
		kept: folder,
		setup,
		github,
		cloudflare: unknownCloudflare,
		files: [],
		jira: await survey.askJira(setup, given, {
			...survey,
			isStored: github.secrets.has("JIRA_TOKEN")
		}),
		secrets: new Map([
			...webhookSecret(setup),
			...kept,
			...given
		]),
		appId: setup.usesApp ? github.variables.get("APP_ID") ?? kept.get("APP_ID") : void 0
	};
	return {
		...plan,
		files: await compareFiles(plan, survey.bundle)
	};
}
const unknownCloudflare = {
	problem: "",
	needsLogin: false,
	secrets: void 0
};
async function compareFiles(plan, bundle) {
	const { root, setup, jira, appId } = plan;
	const files = [{
		path: workflowPath,
		text: workflowFile(workflowOptions(setup))
	}];
	if (needsWorker(setup)) {
		const before = readVariables(await readBelow(root, workerConfigPath) ?? "");
		const accounts = jira.accounts.join(", ") || void 0;
		files.push(...await workerFiles(setup, {
			accounts,
			appId,
			before
		}, bundle));
	}
	return Promise.all(files.map((file) => compareFile(root, file)));
}
function workflowOptions(setup) {
	const { action, commands, baseUrl, trigger, jql, usesApp, cron = "17 * * * *" } = setup;
	const inputs = {
		...setup.inputs,
		"base-url": baseUrl === "https://api.openai.com/v1" ? "" : baseUrl,
		"setup-command": commands.setup,
		"lint-command": commands.lint,
		"test-command": commands.tests
	};
	const set = Object.entries(inputs).filter(([, value]) => value !== "");
	const sweep = trigger === "webhook" ? {} : { sweep: {
		cron,
		jql
	} };
	return {
		action,
		inputs: Object.fromEntries(set),
		app: usesApp,
		...sweep
	};
}
function lacksApp({ setup, github, appId, secrets }) {
	const hasKey = github.secrets.has("APP_PRIVATE_KEY") || secrets.has("APP_PRIVATE_KEY");
	return setup.usesApp && (appId === void 0 || !hasKey);
}
async function repositoryOf({ settings, root, env }) {
	const origin = await originOf(root);
	const host = origin?.host ?? "github.com";
	const [owner = "", name = ""] = (settings.read("github") ?? origin?.repository)?.split("/") ?? [];
	if (name === "") throw new UserError(`Set ${settings.show("github")} to the repository on GitHub: the remote origin names none.`);
	if (!["github.com", env.GH_HOST].some((one) => one === host) && settings.read("github-api-url") !== apiAddress(host)) throw new UserError(`Set ${settings.show("github-api-url")} to ${apiAddress(host)} if you trust it: only the remote origin names it.`);
	return {
		host,
		owner,
		name
	};
}
function apiUrlOf(settings, { host }) {
	return settings.isGiven("github-api-url") ? settings.read("github-api-url") : apiAddress(host);
}
async function actionOf({ settings, home }) {
	const action = settings.read("action") ?? await actionSource(home);
	if (action !== void 0) return action;
	throw new UserError(`Set ${settings.show("action")} to the Action and its version: nothing says where this program comes from.`);
}
function webhookSecret(setup) {
	return needsWorker(setup) ? [[webhookSecretName, randomBytes(32).toString("hex")]] : [];
}
// src/cli/init/agreement.ts
async function agree(plan, { force, yes, print }, { asker }) {
	const overwrites = new Set();
	for (const { path, state, isBuilt } of plan.files) {
		if (state !== "differs") continue;
		if (force || isBuilt || await asker?.confirm(`Overwrite ${path} as shown above?`, false)) overwrites.add(path);
	}
	const hasCommands = !print && (commandsOf(plan).length > 0 || lacksApp(plan));
	const writes = plan.files.some(({ path, state }) => state === "new" || overwrites.has(path));
	const runs = hasCommands && (yes || asker !== void 0);
	if (yes || asker === void 0 || !(writes || runs)) return {
		runs,
		overwrites
	};
	const question = runs ? "Run the commands? (No changes nothing, not even a file.)" : "Write the files?";
	return await asker.confirm(question, true) ? {
		runs,
		overwrites
	} : void 0;
}
// src/cli/init/asker.ts
var Cancelled = class extends Error {
	name = "Cancelled";
};
function terminalAsker(input, output, signal) {
	const common = () => ({
		input,
		output,
		signal: AbortSignal.any([signal])
	});
	const validate = (check) => (answer = "") => check?.(answer.trim());
	return {
		text: async ({ message, initial = "", check }) => answered(await text({
			message,
			initialValue: initial,
			validate: validate(check),
			...common()
		})).trim(),
		secret: async ({ message, check }) => (answered(await password({
			message,
			validate: validate(check),
			...common()
		})) ?? "").trim(),
		choose: async (message, choices, initial) => {
			const options = choices.map(([value, label]) => ({
				value: String(value),
				label
			}));
			const found = answered(await select({
				message,
				options,
				initialValue: String(initial),
				...common()
			}));
			return choices.find(([value]) => value === found)?.[0] ?? initial;
		},
		confirm: async (message, initial) => answered(await confirm({
			message,
			initialValue: initial,
			...common()
		}))
	};
}
function answered(answer) {
	if (typeof answer === "symbol") throw new Cancelled();
	return answer;
}
// src/cli/init/create-app.ts
const Conversion = object({
	client_id: string(),
	pem: string(),
	html_url: string()
});
async function createApp({ setup, isOrganization, signal, open }) {
	const state = randomBytes(16).toString("hex");
	const created = Promise.withResolvers();
	let origin = "";
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
		const code = searchParams.get("code") ?? "";
		const isMeant = request.method === "GET" && request.headers.host === new URL(origin).host;
		if (isMeant && pathname === "/") {
			response.setHeader("content-type", "text/html; charset=utf-8");
			response.end(startPage(manifestOf(setup, origin), formAddress(setup, isOrganization, state)));
		} else if (isMeant && pathname === "/created" && searchParams.get("state") === state && code) exchange(setup, code).then((app) => {
			response.writeHead(303, { location: app.installUrl }).end();
			created.resolve(app);
		}, (error) => {
			response.writeHead(502).end("GitHub did not create the App. The terminal says why.");
			created.reject(error);
		});
		else response.writeHead(404).end("Not found.");
	});
	const cancel = () => created.reject(signal.reason);
	signal.addEventListener("abort", cancel);
	try {
		origin = `http://127.0.0.1:${await portOf(server)}`;
		open(`${origin}/`);
		return await created.promise;
	} finally {
		signal.removeEventListener("abort", cancel);
		server.close();
		server.closeIdleConnections();
	}
}
function manifestOf({ repository, action }, origin) {
	const homepage = `https://github.com/${action.split("@")[0]}`;
	return {
		name: appName(repository.owner),
		redirect_url: `${origin}/created`,
		...appManifest(homepage)
	};
}
function formAddress({ repository }, isOrganization, state) {
	return `${newAppAddress(repository, isOrganization)}?state=${state}`;
}
function newAppAddress(repository, isOrganization) {
	const owner = isOrganization ? `/organizations/${repository.owner}` : "";
	return `${new URL(webAddress(repository)).origin}${owner}/settings/apps/new`;
}
function startPage(manifest, address) {
	return `<!doctype html>
<html lang="en">
<title>Create the GitHub App</title>
<form method="post" action="${address}">
<input type="hidden" name="manifest" value="${JSON.stringify(manifest).replaceAll("&", "&amp;").replaceAll("\"", "&quot;")}">
<button type="submit">Create the GitHub App</button>
</form>
<script>document.forms[0].submit()<\/script>
</html>
`;
}
async function exchange({ apiUrl }, code) {
	const address = `${apiUrl}/app-manifests/${encodeURIComponent(code)}/conversions`;
	const response = await fetch(address, {
		method: "POST",
		headers: {
			accept: "application/vnd.github+json",
			"user-agent": "jira-bug-fix-agent"
		}
	});
	if (response.status !== 201) throw new UserError(`GitHub refused the code of the new App with status ${response.status}: start again, and confirm within an hour.`);
	const created = Conversion.safeParse(await smallJson(response.body)).data;
	if (created === void 0) throw new UserError("GitHub created the App, but did not send its key: delete the App at GitHub and start again.");
	const { client_id, pem, html_url } = created;
	return {
		clientId: client_id,
		privateKey: pem,
		installUrl: `${html_url}/installations/new`
	};
}
async function portOf(server) {
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (typeof address === "object" && address !== null) return address.port;
	throw new Error("The system gave no port to listen on.");
}
const permissions = {
	contents: "write",
	pull_requests: "write",
	actions: "read"
};
function appManifest(homepage) {
	return {
		url: homepage,
		hook_attributes: {
			url: homepage,
			active: false
		},
		public: false,
		default_permissions: permissions,
		default_events: []
	};
}
function appName(owner) {
	return `jira-bug-fix-${owner}`.slice(0, 34);
}
// src/cli/init/carry-out.ts
async function carryOut(planned, { runs, overwrites }, survey) {
	const found = runs && needsWorker(planned.setup) ? await withWorker(planned, survey) : planned;
	const app = runs && lacksApp(found) ? await startApp(found, survey) : void 0;
	const known = app === void 0 ? found : await withApp(found, app, survey.bundle);
	const plan = {
		...known,
		files: known.files.map(keepUnless(overwrites))
	};
	const { root, kept, files, secrets } = plan;
	for (const { path, text, state } of files) if (state === "new" || state === "differs") await placeFile(join(root, path), text);
	for (const { value, fetched } of wantedSecrets(plan)) {
		const made = fetched === void 0 ? secrets.get(value) : void 0;
		if (made !== void 0) await keepSecret(kept, value, made);
	}
	const ended = await runAll(plan, runs, survey);
	for (const name of ["APP_PRIVATE_KEY", "APP_ID"]) if (ended.commands.every(({ isDone }) => isDone)) await removeKept(kept, name);
	return {
		plan,
		app,
		...ended
	};
}
function keepUnless(overwrites) {
	return (file) => file.state === "differs" && !overwrites.has(file.path) ? {
		...file,
		state: "kept"
	} : file;
}
async function runAll(plan, runs, { run, signal, say }) {
	const commands = [];
	let failure = "";
	let workerUrl;
	for (const command of commandsOf(plan)) {
		const problem = (command.program === "gh" ? plan.github : plan.cloudflare).problem;
		const isRun = runs && problem === "" && failure === "" && !signal.aborted;
		const line = lineOf(plan, command);
		if (isRun) say(`Running ${line}`);
		const end = isRun ? await run(command) : void 0;
		if (end !== void 0 && end.code !== 0) failure = `\`${line}\` failed: ${`${end.stderr}\n${end.stdout}`.trim().split("\n")[0]}`;
		workerUrl = /https:\/\/[\w.-]+\.workers\.dev/.exec(end?.stdout ?? "")?.[0] ?? workerUrl;
		commands.push({
			line,
			isDone: end?.code === 0
		});
	}
	return {
		commands,
		failure,
		workerUrl
	};
}
function lineOf(plan, command) {
	return commandLine(command, secretsOf(plan.setup).some(({ value, fetched }) => value === command.stores && fetched === void 0) ? join(plan.kept, command.stores ?? "") : void 0);
}
function missingSecrets(plan) {
	return wantedSecrets(plan).filter(({ value, fetched }) => fetched !== void 0 && !plan.secrets.has(value)).map((one) => [one, lineOf(plan, storeSecret(plan.setup, one))]);
}
async function withWorker(plan, survey) {
	const { run, asker, settings, say } = survey;
	const cloudflare = await signInToCloudflare(run, asker);
	if (cloudflare.problem !== "") say(cloudflare.problem);
	const secrets = new Map(plan.secrets);
	const isPending = (await readKept(plan.kept)).has(webhookSecretName);
	if (cloudflare.secrets?.has("JIRA_WEBHOOK_SECRET") && !isPending) secrets.delete(webhookSecretName);
	const found = {
		...plan,
		cloudflare,
		secrets
	};
	const given = await askSecrets(settings, wantedSecrets(found).filter(({ value }) => !secrets.has(value)).filter(({ place }) => place === "worker"), asker);
	return {
		...found,
		secrets: new Map([...secrets, ...given])
	};
}
async function startApp(plan, survey) {
	const app = await createApp({
		setup: plan.setup,
		isOrganization: plan.github.isOrganization,
		signal: survey.signal,
		open: (address) => {
			survey.say(`To create the App, confirm on GitHub's page: ${address}`);
			survey.open(address);
		}
	});
	await keepSecret(plan.kept, "APP_PRIVATE_KEY", app.privateKey);
	await keepSecret(plan.kept, "APP_ID", app.clientId);
	return app;
}
async function withApp(plan, app, bundle) {
	const secrets = new Map([...plan.secrets, ["APP_PRIVATE_KEY", app.privateKey]]);
	const known = {
		...plan,
		secrets,
		appId: app.clientId
	};
	return {
		...known,
		files: await compareFiles(known, bundle)
	};
}
// src/cli/init/jira-facts.ts
const needed = [
	"Browse projects",
	"Add comments",
	"Edit issues",
	"Transition issues",
	"Link issues"
];
async function askJira(setup, given, question) {
	const { settings, asker, say, isStored } = question;
	const fromSettings = settings.isGiven("jira-token") ? settings.read("jira-token") : void 0;
	const token = given.get("JIRA_TOKEN") ?? fromSettings;
	if (!token) return unknownJira(isStored);
	if (asker === void 0 && !settings.isGiven("jira-url")) {
		const advice = `set ${settings.show("jira-url")} to ${setup.jiraUrl} if you trust it`;
		return {
			...unknownJira(isStored),
			problem: `Jira was not asked: ${advice}.`
		};
	}
	try {
		return await askAbout(setup, token, question);
	} catch (error) {
		if (!(error instanceof UserError)) return {
			...unknownJira(isStored),
			problem: `Jira was not asked: ${errorMessage(error)}`
		};
		if (asker === void 0 || fromSettings !== void 0) throw error;
		say(error.message);
		given.delete("JIRA_TOKEN");
		const another = await asker.secret({ message: "Another token of the agent's Jira account (empty: later)" });
		if (another !== "") given.set("JIRA_TOKEN", another);
		return askJira(setup, given, question);
	}
}
function unknownJira(isStored) {
	return {
		accounts: [],
		isEnglish: isStored,
		lacking: isStored ? [] : needed,
		problem: ""
	};
}
async function askAbout({ jiraUrl, jiraEmail, jql }, token, { settings: { read, show }, signal }) {
	const access = {
		baseUrl: jiraUrl,
		email: jiraEmail,
		token,
		cloudId: read("cloud-id"),
		show
	};
	const inspection = jiraInspection(access, { signal });
	const { ids, locale } = await inspection.account();
	const key = ticketKey(`${projectIn(jql) ?? ""}-1`);
	const lacking = key && await inspection.lacking(key).catch(onlyUserError);
	return {
		accounts: ids,
		isEnglish: locale?.startsWith("en") === true,
		problem: "",
		lacking: lacking ? [...lacking] : needed
	};
}
function onlyUserError(error) {
	if (error instanceof UserError) return void 0;
	throw error;
}
// src/cli/init/steps.ts
function stepsLeft(setup, left) {
	const all = [
		...appSteps(setup, left),
		...terminalStep("Run these commands.", left.commands),
		...left.missing.map(([{ name, fetched }, command]) => ({
			...at(fetched?.link, `Create the ${fetched?.what ?? `value of ${name}`}, and store it with this command.`),
			commands: [command],
			credential: name
		})),
		...jiraSteps(setup, left),
		...commitStep(left.toCommit)
	];
	const check = "Check that everything fits together.";
	return [...all, ...terminalStep(check, [ownLine(setup, left, "doctor")])];
}
const ownLine = ({ action }, { root }, ...args) => npxLine([
	`github:${action.split("@")[0]}`,
	...args,
	"--repo",
	root
]);
function at(link, action) {
	return {
		action,
		console: link === void 0 ? "terminal" : new URL(link).host,
		link
	};
}
function terminalStep(action, commands) {
	return commands.length === 0 ? [] : [{
		action,
		console: "terminal",
		commands
	}];
}
function commitStep(paths) {
	if (paths.length === 0) return [];
	const named = paths.join(" ");
	const commit = `git commit -m 'Add the Jira bug fix workflow' -- ${named}`;
	return terminalStep("Bring the files to the default branch.", [
		`git add ${named}`,
		commit,
		"git push"
	]);
}
function appSteps(setup, left) {
	const { app, isOrganization } = left;
	if (app === void 0) return [];
	if (app !== "create") return [at(app.installUrl, `Install the App on ${setup.repository.name}.`)];
	return [at(newAppAddress(setup.repository, isOrganization), `Create the GitHub App: ${`run ${ownLine(setup, left, "init", "--app")} at a terminal, which asks for one click`}.`)];
}
function jiraSteps(setup, left) {
	const { jiraUrl, jql } = setup;
	const { lacking, isEnglish } = left.jira;
	const project = projectIn(jql);
	const roles = project === void 0 ? "" : `/plugins/servlet/project-config/${project}/roles`;
	const language = isCloudSite(jiraUrl) ? "https://id.atlassian.com/manage-profile/account-preferences" : `${jiraUrl}/secure/ViewProfile.jspa`;
	return [
		...lacking.length === 0 ? [] : [at(`${jiraUrl}${roles}`, `Give the agent's account these permissions${project === void 0 ? "" : ` in ${project}`}: ${lacking.join(", ")}.`)],
		...isEnglish ? [] : [at(language, "Set the language of the agent's account to English.")],
		...webhookStep(setup, left)
	];
}
function webhookStep(setup, { workerUrl, secretFile }) {
	if (!needsWorker(setup) || secretFile === void 0) return [];
	const action = [
		"As a Jira administrator, create a webhook:",
		`URL: ${workerUrl ?? "https://(the address that wrangler deploy prints)"}/webhooks/jira`,
		`Secret: the content of ${secretFile}; delete the file afterwards`,
		"Events: Issue created, updated; Comment created",
		`JQL: ${setup.jql}`
	].join("\n   ");
	return [at(`${setup.jiraUrl}/plugins/servlet/webhooks`, action)];
}
function stepLines({ action, link, commands = [] }, index) {
	const lines = [...link === void 0 ? [] : [link], ...commands];
	return [`${index + 1}. ${action}`, ...lines.map((line) => `   ${line}`)].join("\n");
}
// src/cli/init/init.ts
async function initFromCli(request, world) {
	const { env, input, output, signal, bundle, home, isInteractive } = world;
	const { settings } = request;
	const say = (text) => void output.write(`${harmless(text)}\n`);
	const root = await worktreeRoot(settings.read("repo"));
	const survey = {
		settings,
		root,
		env,
		bundle,
		home,
		signal,
		say,
		askJira,
		run: world.programsFor(root),
		open: (address) => world.open(address, root),
		asker: isInteractive ? terminalAsker(input, output, signal) : void 0
	};
	try {
		const plan = await makePlan(survey);
		describePlan(plan, say);
		if (request.dryRun) return report(request, undone(plan), say, world);
		const agreed = await agree(plan, request, survey);
		if (agreed !== void 0) return report(request, await carryOut(plan, agreed, survey), say, world);
		say("Nothing was changed.");
		return 0;
	} catch (error) {
		if (!(error instanceof Cancelled) && !signal.aborted) throw error;
		say("Cancelled: nothing was changed.");
		return stopReasons.cancelled.exitCode;
	}
}
function describePlan(plan, say) {
	for (const { path, state, difference } of plan.files) if (state !== "same") say(difference || `${path}: ${state === "new" ? "new" : "changed"}`);
	for (const name of settingNames.filter((one) => fromWorkTree(one) === "compared")) {
		const text = plan.setup.inputs?.[name];
		if (text !== void 0) say(`Kept from the workflow that is there: ${name}: ${text}`);
	}
	for (const problem of [
		plan.github.problem,
		plan.cloudflare.problem,
		plan.jira.problem
	]) if (problem !== "") say(problem);
	const lines = commandsOf(plan).map((command) => lineOf(plan, command));
	if (lacksApp(plan)) say("The GitHub App is created by one click on GitHub.");
	if (lines.length === 0) return;
	say(`Commands:\n${lines.map((line) => `  ${line}`).join("\n")}`);
	if (needsWorker(plan.setup)) say("Those for what Cloudflare has already are left out then.");
}
function undone(plan) {
	return {
		plan,
		commands: commandsOf(plan).map((command) => ({
			line: lineOf(plan, command),
			isDone: false
		})),
		app: void 0,
		failure: "",
		workerUrl: void 0
	};
}
function report({ json, dryRun }, done, say, { result, signal }) {
	const { plan, commands, failure } = done;
	const steps = remaining(done);
	const kept = plan.files.filter(({ state }) => state === "kept");
	const isDone = plan.files.every(({ state }) => state === "same") && commands.length === 0;
	if (failure !== "") say(failure);
	for (const { path } of kept) say(`${path} was left as it is. --force overwrites it.`);
	if (isDone && steps.length === 1) say("Everything is set up.");
	say(`${dryRun ? "Nothing was changed. Left" : "Left"} to do in ${plan.root}:`);
	say(steps.map(stepLines).join("\n"));
	const files = plan.files.map(({ path, state }) => ({
		path,
		state
	}));
	const credentials = secretsOf(plan.setup).flatMap(({ fetched, name }) => fetched === void 0 ? [] : [{
		name,
		...fetched
	}]);
	const found = {
		repository: fullName(plan.setup.repository),
		files,
		commands,
		credentials,
		steps
	};
	if (json) result.write(`${JSON.stringify(found)}\n`);
	if (signal.aborted) return stopReasons.cancelled.exitCode;
	return failure === "" ? 0 : stopReasons.failed.exitCode;
}
function remaining({ plan, app, commands, workerUrl }) {
	const { root, setup, github, files, secrets, jira } = plan;
	const workflow = files.find(({ path }) => path === workflowPath);
	const isPending = secrets.has(webhookSecretName);
	return stepsLeft(setup, {
		root,
		jira,
		workerUrl,
		isOrganization: github.isOrganization,
		app: app ?? (lacksApp(plan) ? "create" : void 0),
		missing: missingSecrets(plan),
		commands: commands.flatMap(({ line, isDone }) => isDone ? [] : [line]),
		toCommit: github.workflow === workflow?.text ? [] : files.filter(({ isBuilt, state }) => !isBuilt && state !== "kept").map(({ path }) => path),
		secretFile: isPending ? join(plan.kept, webhookSecretName) : void 0
	});
}
export { initFromCli, openBrowser, programs };
