import { c as originOf, g as headCommit, i as worktreeRoot, l as parseOrigin, m as lookBelow, s as defaultBranch, v as isOutside, y as searchPath } from "./adapter-git.js";
import { $o as parseJson, Fn as UserError, Go as counted, Ln as collectProblems, Ms as firstFew, Rn as errorMessage, Vn as requireValid, as as foldCase, bn as exampleModels, d as workflowPermissions, es as readMembers, qr as stopReasons } from "./core.js";
import { t as harmless } from "./print.js";
import { _ as string, h as record, m as object, o as array } from "./package-zod.js";
import { Ut as FILE_HEADERS_ONLY, Wt as createTwoFilesPatch, i as text, n as password, r as select, t as confirm } from "./packages.js";
import { i as version, r as name, t as devDependencies } from "./package.js";
import { O as readApiKey, S as readQuery, d as openSettings, f as readersOf, h as settingsTable, l as literalDefault } from "./settings.js";
import { t as parse$1 } from "./package-toml.js";
import { n as ownWorkflow, t as findWorkflows } from "./find-workflows.js";
import { t as jiraInspection } from "./adapter-jira.js";
import { C as DISPATCH_EVENT } from "./agent.js";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { spawn } from "node:child_process";
import { access, constants as constants$1, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
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
function rememberingAsker(asker) {
	const before = new Map();
	return {
		...asker,
		text: async (question) => {
			const { message, initial } = question;
			const answer = await asker.text({
				...question,
				initial: before.get(message) ?? initial
			});
			before.set(message, answer);
			return answer;
		},
		choose: async (message, choices, initial) => {
			const known = choices.find(([value]) => value === before.get(message)) ?? [initial];
			const chosen = await asker.choose(message, choices, known[0]);
			before.set(message, chosen);
			return chosen;
		}
	};
}
function answered(answer) {
	if (typeof answer === "symbol") throw new Cancelled();
	return answer;
}
// src/cli/init/setup.ts
const fullName = ({ owner, name }) => `${owner}/${name}`;
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
const moveNames = [
	"transition-on-start",
	"transition-on-pull-request",
	"transition-on-merge",
	"transition-on-stop"
];
function targetText(target) {
	if (target.kind === "named") return target.names.join(", ");
	if (target.kind === "stay") return "none";
	return target.category === "done" ? "done" : "in-progress";
}
// src/cli/init/github-calls.ts
function gh(repository, ...args) {
	const { host } = repository;
	const repo = host === "github.com" ? fullName(repository) : `${host}/${fullName(repository)}`;
	return {
		program: "gh",
		args: [
			...args,
			"--repo",
			repo
		]
	};
}
function api(repository, request, ...args) {
	const [path = "", method] = request.split(" ").toReversed();
	return {
		program: "gh",
		args: [
			"api",
			...[
				"--hostname",
				repository.host,
				...method === void 0 ? [] : ["-X", method]
			],
			`repos/${fullName(repository)}/${path}`,
			...args
		]
	};
}
async function ask(run, call) {
	const { code, stdout } = await run(call);
	return code === 0 ? stdout.trim() : "";
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
async function placeFile(path, text) {
	await mkdir(dirname(path), { recursive: true });
	const draft = `${path}.${process.pid}`;
	try {
		await writeFile(draft, text, { flag: "wx" });
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
function fileExists(path, mode = constants$1.F_OK) {
	return access(path, mode).then(() => true, () => false);
}
// src/cli/init/programs.ts
const wrangler$1 = `wrangler@${devDependencies.wrangler}`;
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
			wrangler$1
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
function commandLine({ program, args }, input = "") {
	if (program === "gh") return ["gh", ...args.map(quoted)].join(" ") + input;
	return npxLine([wrangler$1, ...args], input);
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
		child.stdin?.on("error", () => {}).end(input.stdin ?? "");
	});
}
const common = /^(?:HOME|USER|LOGNAME|USERNAME|USERPROFILE|HOMEDRIVE|HOMEPATH|(?:LOCAL)?APPDATA|PROGRAMDATA|XDG_\w+|LANG|LC_\w+|TERM|COLORTERM|NO_COLOR|TMPDIR|TE?MP|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|(?:WAYLAND_)?DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS|BROWSER|WSL_\w+|(?:HTTPS?|ALL|NO)_PROXY|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA)$/i;
const own = {
	gh: /^(?:GH_\w+|GITHUB_(?:ENTERPRISE_)?TOKEN)$/,
	npx: /^(?:CLOUDFLARE_\w+|CF_API_\w+|CF_ACCOUNT_ID|WRANGLER_\w+)$/
};
async function findProgram(name, env, root) {
	const path = await searchPath(env.PATH, root);
	const program = process.platform === "win32" ? windowsFiles[name] : name;
	for (const folder of path.split(delimiter)) {
		const found = join(folder, program);
		if (!await fileExists(found, constants$1.X_OK) || !await isOutside(root, found)) continue;
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
	npx: join("node_modules", "npm", "bin", "npx-cli.js")
};
async function allowed(program, env, root) {
	const names = Object.keys(env).filter((name) => common.test(name) || own[program].test(name));
	for (const name of ["npm_config_userconfig", "NPM_CONFIG_USERCONFIG"]) if (await isOutside(root, env[name] ?? "")) names.push(name);
	return Object.fromEntries(names.map((name) => [name, env[name]]));
}
// src/cli/init/proposal.ts
const setupBranch = "jira-bug-fix-setup";
const setupTitle = "Add the Jira bug fix workflow";
async function lookAtProposal(run, repository, files) {
	const read = (path, field) => ask(run, api(repository, path, "--jq", field));
	const blobOn = async (commit, path) => [path, await read(`contents/${path}?ref=${commit}`, ".sha")];
	const blobsOn = async (commit) => new Map(await Promise.all(files.map(({ path }) => blobOn(commit, path))));
	const head = await read("commits/HEAD", ".sha");
	if (head === "") return void 0;
	const [tip, pull, onDefault] = await Promise.all([
		read(`git/ref/heads/${setupBranch}`, ".object.sha"),
		read(`pulls?head=${repository.owner}:${setupBranch}`, ".[].html_url"),
		blobsOn(head)
	]);
	const onBranch = tip === "" ? onDefault : await blobsOn(tip);
	return {
		head,
		hasBranch: tip !== "",
		pull,
		onDefault,
		onBranch
	};
}
function filesToPropose({ files, proposal }) {
	return files.filter((file) => {
		if (file.isBuilt || file.state === "kept") return false;
		return proposal === void 0 ? file.state !== "same" : !isAmong(proposal.onDefault, file);
	});
}
function proposalCommands(plan) {
	const { proposal, setup } = plan;
	const files = filesToPropose(plan);
	if (proposal === void 0 || files.length === 0) return [];
	const { head, hasBranch, pull, onBranch } = proposal;
	const ref = [
		"-f",
		`ref=refs/heads/${setupBranch}`,
		"-f",
		`sha=${head}`
	];
	const text = [
		"--title",
		setupTitle,
		"--body",
		"With this workflow, the Jira bug fix agent works on tickets. `init` wrote it."
	];
	return [
		...hasBranch ? [] : [api(setup.repository, "POST git/refs", ...ref)],
		...files.filter((file) => !isAmong(onBranch, file)).map((file) => putFile(plan, file)),
		...pull === "" ? [gh(setup.repository, "pr", "create", "--head", setupBranch, ...text)] : []
	];
}
function putFile({ proposal, setup }, { path, text }) {
	const sha = proposal?.onBranch.get(path) || void 0;
	const content = Buffer.from(text).toString("base64");
	const stdin = JSON.stringify({
		branch: setupBranch,
		message: setupTitle,
		sha,
		content
	});
	return {
		...api(setup.repository, `PUT contents/${path}`, "--input", "-"),
		stdin
	};
}
function isAmong(blobs, { path, text }) {
	const blob = `blob ${Buffer.byteLength(text)}\0${text}`;
	return blobs.get(path) === createHash("sha1").update(blob).digest("hex");
}
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
	return collectProblems([() => readApiKey(openSettings({
		get,
		show: (name) => name
	}))]).length > 0;
}
// src/cli/init/secrets.ts
const keyFile = "~/private-key.pem";
function listSecrets(setup) {
	const { jiraUrl, baseUrl, appId } = setup;
	const jira = {
		place: "github",
		name: "JIRA_TOKEN",
		setting: "jira-token",
		what: "API token of the agent's Jira account",
		link: isCloudSite(jiraUrl) ? "https://id.atlassian.com/manage-profile/security/api-tokens" : `${jiraUrl}/secure/ViewProfile.jspa`
	};
	const model = {
		place: "github",
		name: "MODEL_API_KEY",
		setting: "api-key",
		what: `API key for ${new URL(baseUrl).hostname}`,
		link: providerAtAddress(baseUrl)?.keys
	};
	const key = `private key of the GitHub App as ${keyFile}`;
	return [
		jira,
		...needsKey(baseUrl) ? [model] : [],
		...appId === void 0 ? [] : [{
			place: "github",
			name: "APP_PRIVATE_KEY",
			what: key
		}],
		...needsWorker(setup) ? secretsOfWorker(setup, key) : []
	];
}
function wantedSecrets(setup, onGitHub) {
	return listSecrets(setup).filter(({ place, name }) => place === "worker" || !onGitHub.has(name));
}
function secretsOfWorker({ repository, appId }, key) {
	const webhook = {
		place: "worker",
		name: "JIRA_WEBHOOK_SECRET",
		setting: "webhook-secret",
		what: "secret of Jira's webhook, such as `openssl rand -hex 32` makes one"
	};
	const token = {
		place: "worker",
		name: "GITHUB_TOKEN",
		setting: "github-token",
		what: `fine-grained GitHub token for ${repository.name} alone, with Contents: read and write and Actions: read`,
		link: `https://${repository.host}/settings/personal-access-tokens/new`
	};
	return [webhook, appId === void 0 ? token : {
		place: "worker",
		name: "GITHUB_APP_PRIVATE_KEY",
		what: key
	}];
}
// src/cli/init/worker-folder.ts
const workerFolder = ".jira-bug-fix";
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
			text: "worker.js\n.wrangler/\n"
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
	"HOURLY_CAP"
]];
function readVariables(text) {
	try {
		const { vars } = parse$1(text);
		const entries = Object.entries(Object(vars)).filter(([name]) => keptVariables.includes(name));
		const shown = (value) => typeof value === "object" ? JSON.stringify(value) : String(value);
		return new Map(entries.map(([name, value]) => [name, shown(value)]));
	} catch {
		return new Map();
	}
}
const literal = (text) => /^[^'\\\p{Cc}]*"[^'\\\p{Cc}]*$/u.test(text) ? `'${text}'` : JSON.stringify(text);
function workerConfig(setup, { accounts, before }) {
	const variables = [
		["GITHUB_REPOSITORY", fullName(setup.repository)],
		["GITHUB_API_URL", setup.repository.host === "github.com" ? void 0 : setup.apiUrl],
		["GITHUB_APP_ID", setup.appId],
		["PROJECTS", projectIn(setup.jql) ?? before?.get("PROJECTS")],
		["AGENT_ACCOUNTS", accounts.join(", ") || before?.get("AGENT_ACCOUNTS")],
		["TRIGGER_LABELS", before?.get("TRIGGER_LABELS") ?? "jira-bug-fix"]
	];
	const others = [...before ?? []].filter(([name]) => variables.every(([ours]) => ours !== name));
	const lines = [...variables, ...others].flatMap(([name, value]) => value === void 0 ? [] : [`${name} = ${literal(value)}`]);
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
	const { root, setup, github, secrets, files } = plan;
	const isKept = files.some(({ path, state }) => path === ".jira-bug-fix/wrangler.toml" && state === "kept");
	const deploy = {
		...wrangler("deploy", "--config", join(root, workerConfigPath)),
		isInteractive: true
	};
	const storing = (place) => wantedSecrets(setup, github.secrets).filter((one) => one.place === place && secrets.has(one.name)).map((one) => ({
		...storeSecret(setup, one),
		stdin: secrets.get(one.name)
	}));
	return [
		...variableCommands(plan),
		...pullRequestCommand(plan),
		...storing("github"),
		...needsWorker(setup) && !isKept ? [deploy, ...storing("worker")] : [],
		...proposalCommands(plan)
	];
}
function missingSecrets(plan) {
	return wantedSecrets(plan.setup, plan.github.secrets).filter(({ name }) => !plan.secrets.has(name)).map((one) => {
		const input = one.setting === void 0 ? ` < ${keyFile}` : "";
		return [one, commandLine(storeSecret(plan.setup, one), input)];
	});
}
function storeSecret({ repository }, { place, name }) {
	return place === "github" ? gh(repository, "secret", "set", name) : wrangler("secret", "put", name, "--name", workerName);
}
function variableCommands({ setup, github }) {
	const { jiraUrl, jiraEmail, model, appId } = setup;
	return Object.entries({
		JIRA_URL: jiraUrl,
		JIRA_EMAIL: jiraEmail,
		MODEL: model,
		APP_ID: appId
	}).flatMap(([name, value]) => value === void 0 || github.variables.get(name) === value ? [] : [gh(setup.repository, "variable", "set", name, "--body", value)]);
}
function pullRequestCommand({ setup, github }) {
	if (setup.appId !== void 0 || github.mayOpenPulls) return [];
	return [api(setup.repository, "PUT actions/permissions/workflow", ...["-F", "can_approve_pull_request_reviews=true"])];
}
function wrangler(...args) {
	return {
		program: "wrangler",
		args
	};
}
// src/cli/init/carry-out.ts
async function agree(plan, { force, yes, print }, asker) {
	const overwrites = new Set();
	for (const { path, state, isBuilt } of plan.files) {
		if (state !== "differs") continue;
		if (force || isBuilt || await asker?.confirm(`Overwrite ${path} as shown above?`, false)) overwrites.add(path);
	}
	const hasCommands = !print && commandsOf(plan).length > 0;
	const writes = plan.files.some(({ path, state }) => state === "new" || overwrites.has(path));
	const runs = hasCommands && (yes || asker !== void 0);
	if (yes || asker === void 0 || !(writes || runs)) return {
		runs,
		overwrites
	};
	const answer = await asker.choose(runs ? "Write the files and run the commands?" : "Write the files?", [
		["yes", "Yes"],
		["again", "No, ask again with these answers"],
		["no", "No, leave everything as it is"]
	], "yes");
	return answer === "yes" ? {
		runs,
		overwrites
	} : answer;
}
async function carryOut(planned, { runs, overwrites }, survey) {
	const plan = {
		...planned,
		files: planned.files.map(keepUnless(overwrites))
	};
	for (const { path, text, state } of plan.files) if (state === "new" || state === "differs") await placeFile(join(plan.root, path), text);
	return {
		plan,
		...await runAll(plan, runs, survey)
	};
}
function keepUnless(overwrites) {
	return (file) => file.state === "differs" && !overwrites.has(file.path) ? {
		...file,
		state: "kept"
	} : file;
}
async function runAll(plan, runs, { run, asker, signal, say }) {
	const commands = [];
	const absent = new Set(plan.github.problem === "" ? [] : ["gh"]);
	let failure = "";
	let workerUrl;
	let pullUrl;
	for (const command of commandsOf(plan)) {
		const line = commandLine(command);
		const isRun = runs && !absent.has(command.program) && failure === "" && !signal.aborted;
		if (isRun) say(`Running ${line}`);
		const isInteractive = command.isInteractive === true && asker !== void 0;
		const end = isRun ? await run({
			...command,
			isInteractive
		}) : void 0;
		commands.push({
			line,
			isDone: end?.code === 0
		});
		if (end === void 0 || end.code === 0) {
			const printed = end?.stdout ?? "";
			workerUrl = /https:\/\/[\w.-]+\.workers\.dev/.exec(printed)?.[0] ?? workerUrl;
			pullUrl = /https:\/\/\S+\/pull\/\d+/.exec(printed)?.[0] ?? pullUrl;
		} else if (end.code === void 0) {
			absent.add(command.program);
			say("Install Node 22 or newer with npm, or run the commands below yourself.");
		} else failure = describeFailure(command, end);
	}
	return {
		commands,
		failure,
		workerUrl,
		pullUrl
	};
}
function describeFailure(command, { stdout, stderr }) {
	const [said = ""] = `${stderr}\n${stdout}`.trim().split("\n");
	return `\`${commandLine(command)}\` failed${said === "" ? "." : `: ${said}`}`;
}
// src/cli/init/action-source.ts
async function findAction(settings, home) {
	const action = settings.read("action") ?? await actionSource(home);
	if (action !== void 0) return action;
	throw new UserError(`Set ${settings.show("action")} to the Action and its version, such as acme/jira-bug-fix-agent@v1: this copy names no account that hosts it. In a clone, npm run owner -- acme names it for good.`);
}
async function pinAction(action, host, run) {
	const [, owner = "", name = "", version] = /^([\w.-]+)\/([\w.-]+)@(v\d[\w.-]*)$/.exec(action) ?? [];
	if (version === void 0) return action;
	const call = api({
		host,
		owner,
		name
	}, `commits/${version}`, "--jq", ".sha");
	const commit = await ask(run, call);
	return /^[0-9a-f]{40}$/.test(commit) ? `${owner}/${name}@${commit} # ${version}` : `${action} # a tag can be moved; its commit: ${commandLine(call)}`;
}
const Package = object({ repository: object({ url: string() }) });
const Lock = object({ packages: record(string(), object({ resolved: string().optional() })) });
async function actionSource(home) {
	return await commitSource(home) ?? published(await namedRepository(home));
}
async function commitSource(home) {
	if (await fileExists(join(home, ".git"))) return published((await originOf(home))?.repository, await headCommit(home).catch(() => void 0));
	const [address = "", commit] = resolvedIn(await readIfThere(join(home, "..", ".package-lock.json")))?.split("#") ?? [];
	return commit === void 0 ? void 0 : published(repositoryAt(address), commit);
}
async function namedRepository(home) {
	const text = await readIfThere(join(home, "package.json"));
	const named = Package.safeParse(parseJson(text ?? "{}")).data;
	return repositoryAt(named?.repository.url ?? "");
}
function published(repository, commit) {
	if (repository === void 0 || repository.startsWith("OWNER/")) return void 0;
	const tag = `v${version}`;
	return `${repository}@${commit === void 0 ? tag : `${commit} # ${tag}`}`;
}
const repositoryAt = (address) => parseOrigin(address.replace(/^git\+/, ""))?.repository;
function resolvedIn(lock) {
	return Lock.safeParse(parseJson(lock ?? "{}")).data?.packages[`node_modules/${name}`]?.resolved;
}
// src/cli/init/answers.ts
async function settle(settings, known, asker) {
	const { github, commands, before, ...place } = known;
	const { variables } = github;
	if (asker === void 0) requireAll(settings, variables);
	const ask = questions(settings, asker);
	const jiraUrl = (await ask("jira-url", "Address of your Jira site", variables.get("JIRA_URL"))).replace(/\/+$/, "");
	const jiraEmail = await askEmail(jiraUrl, ask, variables.get("JIRA_EMAIL"));
	const jql = await askJql(settings, asker);
	const baseUrl = await askEndpoint(settings, ask, asker);
	const usualModel = variables.get("MODEL") ?? providerAtAddress(baseUrl)?.model;
	const setup = {
		...place,
		jiraUrl,
		jiraEmail,
		jql,
		baseUrl,
		model: await ask("model", `Model at ${new URL(baseUrl).host}`, usualModel),
		inputs: inputsOf(settings, baseUrl, commands),
		trigger: await askTrigger(settings, asker),
		appId: settings.read("app-id") ?? variables.get("APP_ID") ?? await askApp(place.action, ask)
	};
	return {
		setup,
		given: await askSecrets(settings, wantedSecrets(setup, github.secrets), {
			asker,
			before
		})
	};
}
function inputsOf({ read, isGiven }, baseUrl, own) {
	const inputs = {
		"base-url": baseUrl === "https://api.openai.com/v1" ? "" : baseUrl,
		"insecure-hosts": isGiven("insecure-hosts") ? read("insecure-hosts").join("\n") : "",
		"setup-command": read("setup-command") ?? own.setup,
		"lint-command": read("lint-command") ?? own.lint,
		"test-command": read("test-command") ?? own.tests,
		"test-files-command": read("test-files-command") ?? "",
		"services-command": read("services-command") ?? "",
		"services-ports": read("services-ports").join("\n"),
		"test-services": read("test-services").join("\n"),
		"test-report": reportsOf({
			read,
			isGiven
		}, own),
		...Object.fromEntries(moveNames.map((name) => [name, isGiven(name) ? targetText(read(name)) : ""]))
	};
	return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ""));
}
function reportsOf({ read, isGiven }, own) {
	if (isGiven("test-report")) return read("test-report").join("\n");
	return isGiven("test-command") ? "" : own.reports ?? "";
}
function questions(settings, asker) {
	return async (name, message, initial) => {
		if (settings.isGiven(name)) return String(settings.read(name));
		if (asker === void 0) return initial ?? "";
		return asker.text({
			message,
			initial,
			check: checkOf(name)
		});
	};
}
function checkOf(name) {
	const { kind } = settingsTable[name];
	return (text) => kind.parse(text) === null ? `Enter ${kind.wanted}.` : void 0;
}
function requireAll(settings, variables) {
	const open = [
		["jira-url", "JIRA_URL"],
		["sweep-jql", ""],
		["model", "MODEL"]
	].filter(([, variable]) => !variables.has(variable)).map(([name]) => name);
	requireValid(readersOf(settings, open));
}
async function askEmail(jiraUrl, ask, known = "") {
	const isCloud = isCloudSite(jiraUrl);
	const email = await ask("jira-email", `E-mail address of the agent's Jira account${isCloud ? "" : " (empty for Data Center)"}`, known);
	if (email !== "") return email;
	if (!isCloud) return void 0;
	throw new UserError("Set JIRA_EMAIL to the e-mail address of the account in Jira Cloud.");
}
async function askJql(settings, asker) {
	if (settings.isGiven("sweep-jql") || asker === void 0) return readQuery(settings);
	const check = (text) => /^[A-Za-z][A-Za-z0-9_]+$/.test(text) ? void 0 : "Enter the key of a project, such as APP.";
	return `project = ${(await asker.text({
		message: "Key of the Jira project",
		check
	})).toUpperCase()} AND issuetype = Bug`;
}
async function askEndpoint(settings, ask, asker) {
	const usual = settings.read("base-url");
	if (settings.isGiven("base-url") || asker === void 0) return usual;
	const choices = [...knownProviders.map(({ name, baseUrl }) => [baseUrl, name]), ["", "another, by its address"]];
	const chosen = await asker.choose("Who serves the model?", choices, usual);
	return chosen !== "" && !chosen.includes("RESOURCE") ? chosen : ask("base-url", "Address of the endpoint", chosen);
}
async function askTrigger(settings, asker) {
	const usual = settings.read("trigger");
	if (settings.isGiven("trigger") || asker === void 0) return usual;
	return asker.choose("What starts work on a ticket?", [
		["webhook", "Jira's webhooks, through a Worker on Cloudflare: at once"],
		["schedule", "an hourly sweep, without a Worker: the fewest steps"],
		["both", "webhooks, and a sweep for what they miss"]
	], usual);
}
async function askApp(action, ask) {
	return await ask("app-id", `Client ID of the agent's GitHub App (empty: tokens act, without an App) ${`https://github.com/${action.split("@")[0]}/blob/main/docs/setup.md#the-github-app`}`, void 0) || void 0;
}
async function askSecrets(settings, wanted, { asker, before }) {
	const given = new Map();
	for (const { name, setting, what, link = "" } of wanted) {
		if (setting === void 0) continue;
		if (settings.isGiven(setting)) given.set(name, String(settings.read(setting)));
		else if (asker !== void 0) {
			const kept = before.get(name) ?? "";
			const message = `The ${what} (empty: ${kept === "" ? "later" : "as before"}) ${link}`.trimEnd();
			const isNone = checkOf(setting);
			const check = (text) => text === "" ? void 0 : isNone(text);
			const answer = await asker.secret({
				message,
				check
			}) || kept;
			if (answer !== "") given.set(name, answer);
		}
	}
	return given;
}
// src/cli/init/found.ts
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
	const read = (call) => login.code === 0 ? ask(run, call) : "";
	const [secrets, variables, pulls] = await Promise.all([
		read(gh(repository, "secret", "list", "--json", "name")),
		read(gh(repository, "variable", "list", "--json", "name,value")),
		read(api(repository, "actions/permissions/workflow", ...["--jq", ".can_approve_pull_request_reviews"]))
	]);
	const [, scopes] = /Token scopes:(.*)/.exec(login.stdout + login.stderr) ?? [];
	return {
		problem: describeLogin(login.code, host),
		secrets: new Set(parseNames(secrets).map(({ name }) => name)),
		variables: new Map(parseNames(variables).map(({ name, value = "" }) => [name, value])),
		mayOpenPulls: pulls === "true",
		lacksWorkflowScope: scopes !== void 0 && !/\bworkflow\b/.test(scopes)
	};
}
function describeLogin(code, host) {
	if (code === 0) return "";
	return `${code === void 0 ? "Install gh" : `Run \`gh auth login --hostname ${host}\` first`}, or run the commands below yourself.`;
}
function parseNames(json) {
	return Named.safeParse(parseJson(json)).data ?? [];
}
// src/cli/init/jira-trial.ts
async function askJira(settled, given, question) {
	const found = await askAccount(settled, given, question);
	if (found === void 0) return {
		setup: await withReview(settled, void 0, question),
		accounts: [],
		notes: []
	};
	const { jira, accounts } = found;
	const { jql, tickets } = await tryQuery(jira, settled.jql, question);
	const statuses = await statusesOf(jira, projectIn(jql));
	const setup = await withReview({
		...settled,
		jql
	}, statuses, question);
	return {
		setup,
		accounts,
		notes: [...tickets === void 0 ? [] : [`${counted(tickets, "ticket")} found by: ${jql}`], ...judgeTargets(setup, statuses, question)]
	};
}
async function askAccount(setup, given, question) {
	const { settings, asker, say, signal } = question;
	const { read, show, isGiven } = settings;
	const { jiraUrl, jiraEmail } = setup;
	const token = given.get("JIRA_TOKEN") ?? (isGiven("jira-token") ? read("jira-token") : "");
	if (token === "") return void 0;
	if (asker === void 0 && !isGiven("jira-url")) {
		say(`Jira was not asked: set ${show("jira-url")} to ${jiraUrl} if you trust it.`);
		return;
	}
	const access = {
		baseUrl: jiraUrl,
		email: jiraEmail,
		token,
		cloudId: read("cloud-id"),
		show
	};
	const jira = jiraInspection(access, { signal });
	try {
		return {
			jira,
			accounts: (await jira.account()).ids
		};
	} catch (error) {
		if (!(error instanceof UserError)) {
			say(`Jira was not asked: ${errorMessage(error)}`);
			return;
		}
		if (asker === void 0 || isGiven("jira-token")) throw error;
		say(error.message);
		given.delete("JIRA_TOKEN");
		const another = await asker.secret({ message: "Another token of the agent's Jira account (empty: later)" });
		if (another !== "") given.set("JIRA_TOKEN", another);
		return askAccount(setup, given, question);
	}
}
async function tryQuery(jira, jql, question) {
	const { asker, say } = question;
	try {
		return {
			jql,
			tickets: await jira.count(jql)
		};
	} catch (error) {
		if (!(error instanceof UserError)) {
			say(`The query was not tried: ${errorMessage(error)}`);
			return {
				jql,
				tickets: void 0
			};
		}
		if (asker === void 0) throw error;
		say(error.message);
		const check = checkOf("sweep-jql");
		return tryQuery(jira, await asker.text({
			message: "Another JQL query",
			initial: jql,
			check
		}), question);
	}
}
async function statusesOf(jira, project) {
	return project === void 0 ? void 0 : jira.statuses(project).catch(() => void 0);
}
async function withReview(setup, statuses, { settings, asker }) {
	const name = "transition-on-pull-request";
	if (settings.isGiven(name) || asker === void 0) return setup;
	const chosen = await askReview(statuses, asker);
	return chosen === "" ? setup : {
		...setup,
		inputs: {
			...setup.inputs,
			[name]: chosen
		}
	};
}
function askReview(statuses, asker) {
	const message = "Status of a ticket whose pull request waits for a review";
	if (statuses === void 0) {
		const isNone = checkOf("transition-on-pull-request");
		const check = (text) => text === "" ? void 0 : isNone(text);
		return asker.text({
			message: `${message} (empty: it stays in progress)`,
			check
		});
	}
	const named = statuses.filter(({ category }) => category === "indeterminate").map(({ id = "", name }) => [name.includes(",") ? id : name, name]);
	return asker.choose(message, [["", "it stays in progress"], ...named], "");
}
function judgeTargets({ jql }, statuses, { settings }) {
	if (statuses === void 0) return [];
	const has = firstFew(statuses.map(({ name }) => `“${name}”`), 20).join(", ");
	return moveNames.flatMap((setting) => {
		const target = settings.read(setting);
		if (target.kind !== "named") return [];
		const names = target.names.map(foldCase);
		if (statuses.some(({ id, name }) => [id, name].some((one) => names.includes(foldCase(one ?? ""))))) return [];
		const wanted = target.names.map((name) => `“${name}”`).join(" or ");
		return [`${`${settings.show(setting)}: ${projectIn(jql)} has no status ${wanted}`}, unless a transition has that name. It has ${has}.`];
	});
}
// src/cli/init/test-runners.ts
const testReport = "test-report.xml";
const runners = [
	{
		script: /^vitest(?!\S)/,
		options: `--reporter=default --reporter=junit --outputFile.junit=${testReport}`
	},
	{
		script: /^jest(?!\S)/,
		variables: `JEST_JUNIT_OUTPUT_FILE=${testReport} JEST_JUNIT_ADD_FILE_ATTRIBUTE=true`,
		options: "--reporters=default --reporters=jest-junit",
		needs: "jest-junit"
	},
	{
		script: /^playwright test(?!\S)/,
		variables: `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${testReport}`,
		options: "--reporter=list,junit"
	},
	{
		script: /^node(?: --[\w=.-]+)* --test(?: --[\w=.-]+)*$/,
		options: `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${testReport}`
	},
	{
		script: /^bun test(?!\S)/,
		options: `--reporter=junit --reporter-outfile=${testReport}`
	},
	{
		script: /^cucumber-js(?!\S)/,
		options: `--format progress --format junit:${testReport}`
	}
];
function reportingTest(script, has) {
	const single = /[&|;<>]/.test(script) ? "" : script.trim().replace(/^npx (?:--\S+ )*/, "");
	const runner = runners.find((one) => one.script.test(single));
	if (runner === void 0) return {};
	const { needs, variables = "", options } = runner;
	if (needs !== void 0 && !has(needs)) return { needs };
	return { command: `${variables} npm test -- ${options}`.trim() };
}
// src/cli/init/own-commands.ts
const pytest = {
	lint: "",
	tests: `.venv/bin/python -m pytest --junitxml=${testReport}`,
	reports: testReport
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
		tests: "./mvnw -B -o -q test",
		reports: ""
	},
	{
		file: "pom.xml",
		setup: "mvn -B -q test-compile",
		lint: "",
		tests: "mvn -B -o -q test",
		reports: ""
	},
	{
		file: "gradlew",
		setup: "./gradlew testClasses",
		lint: "",
		tests: "./gradlew --offline test",
		reports: ""
	},
	{
		file: /\.(?:slnx?|csproj)$/,
		setup: "dotnet build",
		lint: "",
		tests: "dotnet test --no-build --logger trx",
		reports: ""
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
		tests: `vendor/bin/phpunit --log-junit ${testReport}`,
		reports: testReport
	},
	{
		file: "CMakeLists.txt",
		setup: "cmake -S . -B build && cmake --build build",
		lint: "",
		tests: `cmake --build build && ctest --test-dir build --output-on-failure --output-junit ${testReport}`,
		reports: `build/${testReport}`
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
		...has("spec") ? rspec(await gems(root)) : { tests: "bundle exec rake test" }
	};
	const fits = ({ file }) => files.some((name) => typeof file === "string" ? file === name : file.test(name));
	const { setup = "", lint = "", tests = "", reports } = builds.find(fits) ?? {};
	return {
		setup,
		lint,
		tests,
		reports
	};
}
const gems = async (root) => `${await readBelow(root, "Gemfile")}\n${await readBelow(root, "Gemfile.lock")}`;
function rspec(gemfiles) {
	const tests = "bundle exec rspec";
	if (!/\brspec_junit_formatter\b/.test(gemfiles)) return {
		tests,
		needs: "rspec_junit_formatter"
	};
	return {
		tests: `${tests} --format progress ${`--format RspecJunitFormatter --out ${testReport}`}`,
		reports: testReport
	};
}
function ofPackage(text, has) {
	const manifest = readMembers(parseJson(text));
	const scripts = new Map(Object.entries(Object(manifest.get("scripts"))));
	const test = String(scripts.get("test") ?? "");
	const isTested = /^(?!.*no test specified)./.test(test);
	const packages = ["dependencies", "devDependencies"].flatMap((member) => Object.keys(Object(manifest.get(member))));
	const reporting = reportingTest(test, (name) => packages.includes(name));
	const [, install = "npm install"] = installs.find(([lockfile]) => has(lockfile)) ?? [];
	return {
		setup: has("yarn.lock") && /^yarn@[2-9]/.test(String(manifest.get("packageManager"))) ? "npx --yes corepack yarn install --immutable" : install,
		lint: scripts.has("lint") ? "npm run lint" : "",
		tests: isTested ? reporting.command ?? "npm test" : "",
		reports: reporting.command && "test-report.xml",
		needs: reporting.needs
	};
}
// src/cli/init/workflow.ts
const pinned = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	upload: "actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1"
};
const ownSweep = "43 */3 * * *";
const insiders = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
];
function workflowFile(options) {
	const { sweep, branch = "main", watched = [] } = options;
	const lines = condition(options);
	return `name: ${ownWorkflow.name}
run-name: >-
  jira \${{ ${subject(watched)} }} [\${{ github.event.client_payload.delivery || github.event_name }}]\${{ !(${lines.join(" ")}) && ' – nothing to do' || '' }}
on:
  repository_dispatch: { types: [${DISPATCH_EVENT}] }
  workflow_dispatch: { inputs: { ticket: ${ticketInput(sweep !== void 0)} } }
  pull_request: { types: [closed, reopened] }
  pull_request_review: { types: [submitted] }
  pull_request_review_comment: { types: [created] }
  issue_comment: { types: [created] }
${watched.length === 0 ? "" : `  workflow_run: { workflows: [${watched.map(scalar).join(", ")}], types: [completed] }\n`}  check_suite: { types: [completed] }
  status:
  push: { branches: [${scalar(branch)}] }
  schedule: [{ cron: ${scalar(sweep?.cron ?? ownSweep)} }]
permissions: { ${permissions(options)} }
concurrency:
  group: jira-bug-fix-\${{ github.event.client_payload.ticket || inputs.ticket || github.run_id }}
  cancel-in-progress: false
jobs:
  fix:
    if: >-
${lines.map((line) => `      ${line}`).join("\n")}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${pinned.checkout}
        if: github.event_name != 'pull_request' && github.event_name != 'push'
        with: { ref: '\${{ github.event.pull_request.base.ref || github.ref }}', fetch-depth: 1000, persist-credentials: false }
      - uses: ${options.action}
        id: fix
        with:
${inputLines(options)}
      - uses: ${pinned.upload}
        if: always() && (steps.fix.outputs.patch || steps.fix.outputs.trace)
        with:
          name: jira-bug-fix
          path: |
            \${{ steps.fix.outputs.patch }}
            \${{ steps.fix.outputs.trace }}
`;
}
function workflowOf({ action, inputs, trigger, jql, appId }, known) {
	const sweep = trigger === "webhook" ? {} : { sweep: {
		cron: "17 * * * *",
		jql
	} };
	return workflowFile({
		action,
		inputs,
		app: appId !== void 0,
		...known,
		...sweep
	});
}
function ticketInput(isOptional) {
	const description = "Key of the ticket, such as APP-17";
	return isOptional ? `{ description: '${description}; empty for a sweep' }` : `{ description: '${description}', required: true }`;
}
const hasIdentity = ({ inputs = {} }) => inputs["identity-provider-id"] !== void 0 || inputs["federation-rule-id"] !== void 0;
function permissions(options) {
	const own = workflowPermissions.map(({ scope, right }) => `${scope}: ${right}`).join(", ");
	const all = options.app ? "contents: read" : own;
	return hasIdentity(options) ? `${all}, id-token: write` : all;
}
function subject(watched) {
	const ofRun = watched.length === 0 ? [] : ["github.event.workflow_run.head_branch"];
	return [
		...[
			"github.event.client_payload.ticket",
			"inputs.ticket",
			"github.event.issue.number"
		],
		...[
			"github.event.pull_request.number",
			...ofRun,
			"github.event.check_suite.head_branch"
		],
		...[
			"github.event.sha",
			"github.event_name == 'push' && github.ref_name",
			"'sweep'"
		]
	].join(" || ");
}
function condition({ inputs = {}, watched = [] }) {
	const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
	const branch = inputs.branch ?? literalDefault("branch");
	const event = (member) => `github.event.${member}`;
	const command = quoted(inputs.command ?? literalDefault("command"));
	const [start = "", ...rest] = branch.split(/\{\w+\}/);
	const marks = [...new Set(["-", ...rest])].filter((mark) => mark !== "");
	const isBranch = (name) => start === "" ? marks.map((mark) => `contains(${name}, ${quoted(mark)})`).join(" && ") : `startsWith(${name}, ${quoted(start)})`;
	const ofCommit = start === "" ? isBranch(`join(${event("branches.*.name")})`) : `contains(toJSON(${event("branches")}), ${quoted(`"name": "${start}`)})`;
	const list = (words) => `fromJSON('${JSON.stringify(words)}')`;
	const said = (member) => `${event(`comment.${member}`)} || ${event(`review.${member}`)}`;
	const isOwn = `${event("pull_request.head.repo.full_name")} == github.repository && ${isBranch(event("pull_request.head.ref"))}`;
	const ofRun = `|| ${event("workflow_run.head_repository.full_name")} == github.repository && ${isBranch(event("workflow_run.head_branch"))}`;
	return [
		`contains(${list([
			"repository_dispatch",
			"workflow_dispatch",
			"schedule",
			"push"
		])}, github.event_name)`,
		`|| github.event_name == 'check_suite' && ${isBranch(event("check_suite.head_branch"))}`,
		...watched.length === 0 ? [] : [ofRun],
		`|| github.event_name == 'status' && ${event("state")} != 'pending' && ${ofCommit}`,
		`|| (${event("issue.pull_request")} || ${isOwn})`,
		`&& (github.event_name == 'pull_request' || ${event("sender.type")} != 'Bot'`,
		`&& (${event("review.state")} == 'changes_requested' || startsWith(${said("body")}, ${command}))`,
		`&& (${event("repository.private")} || contains(${list(insiders)}, ${said("author_association")})))`
	];
}
function inputLines(options) {
	const { inputs = {}, sweep, app } = options;
	const connection = [
		["ticket", evaluated("inputs.ticket")],
		["jira-url", evaluated("vars.JIRA_URL")],
		["jira-email", evaluated("vars.JIRA_EMAIL")],
		["jira-token", evaluated("secrets.JIRA_TOKEN")],
		...app ? [["app-id", evaluated("vars.APP_ID")], ["app-private-key", evaluated("secrets.APP_PRIVATE_KEY")]] : [],
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
async function makePlan(survey, before = new Map()) {
	const { settings, run, asker, root } = survey;
	const repository = await findRepository(survey);
	const github = await lookAtGitHub(run, repository);
	const known = {
		repository,
		github,
		action: await pinAction(await findAction(settings, survey.home), repository.host, run),
		apiUrl: settings.isGiven("github-api-url") ? settings.read("github-api-url") : apiAddress(repository.host),
		commands: await guessCommands(root),
		before
	};
	const { setup: settled, given } = await settle(settings, known, asker);
	const { setup, accounts, notes } = await askJira(settled, given, survey);
	const files = await compareFiles(setup, accounts, survey);
	const proposal = github.problem === "" && !github.lacksWorkflowScope ? await lookAtProposal(run, repository, files) : void 0;
	const { commands } = known;
	return {
		root,
		setup,
		github,
		secrets: given,
		files,
		proposal,
		commands,
		notes
	};
}
async function compareFiles(setup, accounts, { root, bundle }) {
	const { checks: watched } = await findWorkflows(root);
	const branch = await defaultBranch(root);
	const files = [{
		path: ownWorkflow.path,
		text: workflowOf(setup, {
			watched,
			branch
		})
	}];
	if (needsWorker(setup)) {
		const before = readVariables(await readBelow(root, ".jira-bug-fix/wrangler.toml") ?? "");
		files.push(...await workerFiles(setup, {
			accounts,
			before
		}, bundle));
	}
	return Promise.all(files.map((file) => compareFile(root, file)));
}
async function findRepository({ settings, root, env }) {
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
// src/cli/init/settled-settings.ts
async function settledSettings({ plan, workerUrl }, { settings, run }) {
	const { setup, secrets, root } = plan;
	const { host } = setup.repository;
	const login = await run({
		program: "gh",
		args: [
			"auth",
			"token",
			"--hostname",
			host
		]
	});
	const answers = new Map([
		["repo", root],
		["github", fullName(setup.repository)],
		["github-api-url", setup.apiUrl],
		["github-token", login.code === 0 ? login.stdout.trim() : secrets.get("GITHUB_TOKEN")],
		["jira-url", setup.jiraUrl],
		["jira-email", setup.jiraEmail],
		["jira-token", secrets.get("JIRA_TOKEN")],
		["sweep-jql", setup.trigger === "webhook" ? void 0 : setup.jql],
		["model", setup.model],
		["base-url", setup.baseUrl],
		["insecure-hosts", setup.inputs["insecure-hosts"]],
		["api-key", secrets.get("MODEL_API_KEY")],
		["webhook-secret", secrets.get("JIRA_WEBHOOK_SECRET")],
		["worker-url", workerUrl]
	]);
	const { show, isGiven, text } = settings;
	const answered = (name) => isGiven(name) ? void 0 : answers.get(name);
	return openSettings({
		get: (name) => answered(name) || text(name),
		show
	});
}
// src/cli/init/steps.ts
function stepsLeft(done) {
	const { plan, workerUrl } = done;
	const open = done.commands.flatMap(({ line, isDone }) => isDone ? [] : [line]);
	const proposing = new Set(proposalCommands(plan).map((command) => commandLine(command)));
	const paths = filesToPropose(plan).map(({ path }) => path);
	const bringing = (plan.proposal !== void 0 && !open.some((line) => proposing.has(line)) ? mergeStep : commitStep)(done, paths.join(" "));
	const doctor = npxLine([`github:${plan.setup.action.split("@")[0]}`, ...[
		"doctor",
		"--repo",
		plan.root
	]]);
	return [
		...terminalStep("Run these commands.", open.filter((line) => !proposing.has(line))),
		...secretSteps(plan),
		...webhookStep(plan, workerUrl),
		...paths.length === 0 ? [] : bringing,
		...terminalStep("Check that everything fits together.", [doctor])
	];
}
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
function secretSteps(plan) {
	const missing = missingSecrets(plan);
	return [...new Set(missing.map(([{ what }]) => what))].flatMap((what) => {
		const same = missing.filter(([secret]) => secret.what === what);
		const unless = same.some(([{ place }]) => place === "worker") ? ", unless it is there" : "";
		const commands = same.map(([, command]) => command);
		return same.slice(0, 1).map(([{ name, link }]) => ({
			...at(link, `Fetch the ${what}, and store it with this command${unless}.`),
			commands,
			credential: name
		}));
	});
}
function webhookStep({ setup }, workerUrl) {
	if (!needsWorker(setup)) return [];
	const action = [
		"As a Jira administrator, create a webhook, unless there is one:",
		`URL: ${workerUrl ?? "https://(the address that wrangler deploy prints)"}/webhooks/jira`,
		"Secret: the one that the Worker has as JIRA_WEBHOOK_SECRET",
		"Events: Issue created, updated; Comment created",
		`JQL: ${setup.jql}`
	].join("\n   ");
	return [at(`${setup.jiraUrl}/plugins/servlet/webhooks`, action)];
}
function mergeStep({ plan, pullUrl }, named) {
	const pull = pullUrl ?? plan.proposal?.pull ?? "";
	return terminalStep("Merge the pull request; then the files here make way for the merged ones.", [
		commandLine(gh(plan.setup.repository, "pr", "merge", pull || "jira-bug-fix-setup")),
		`git stash push --include-untracked -- ${named}`,
		"git pull"
	]);
}
function commitStep({ plan: { github, setup } }, named) {
	const { host } = setup.repository;
	const page = `https://${host}/${fullName(setup.repository)}/compare/${setupBranch}?expand=1`;
	const scope = `\`gh auth refresh --hostname ${host} --scopes workflow\` lets init do it`;
	return terminalStep(`Bring the files to the default branch with a pull request${github.lacksWorkflowScope ? `: ${scope}, or run these commands` : ""}.`, [
		"git fetch origin HEAD",
		`git switch --create ${setupBranch} FETCH_HEAD`,
		`git add ${named}`,
		`git commit -m '${setupTitle}' -- ${named}`,
		`git push --set-upstream origin ${setupBranch}`,
		github.problem === "" ? `gh pr create --head ${setupBranch} --fill` : `# Then open ${page}`
	]);
}
function stepLines({ action, link, commands = [] }, index) {
	const lines = [...link === void 0 ? [] : [link], ...commands];
	return [`${index + 1}. ${action}`, ...lines.map((line) => `   ${line}`)].join("\n");
}
function reportHint({ setup, commands }) {
	const { tests, reports, needs } = commands;
	if (!(tests !== "" && setup.inputs["test-command"] === tests) || reports !== void 0) return void 0;
	const page = `https://github.com/${setup.action.split("@")[0]}/blob/main/docs/evidence.md#reports`;
	return `Tests are read from what they print. A report is surer: ${needs === void 0 ? "" : `add the package ${needs} and run init again, or `}see ${page}`;
}
// src/cli/init/init.ts
async function initFromCli(request, world) {
	const { env, input, output, signal, bundle, home, isInteractive } = world;
	const { settings } = request;
	const say = (text) => void output.write(`${harmless(text)}\n`);
	const root = await worktreeRoot(settings.read("repo"));
	const asker = isInteractive ? terminalAsker(input, output, signal) : void 0;
	const survey = {
		settings,
		root,
		env,
		bundle,
		home,
		signal,
		say,
		run: world.programsFor(root),
		asker: asker && rememberingAsker(asker)
	};
	try {
		let plan = await makePlan(survey);
		for (;;) {
			describePlan(plan, say);
			if (request.dryRun) return report(request, foreseen(plan, false), say, world);
			const agreed = await agree(plan, request, asker);
			if (typeof agreed === "object") {
				const done = await carryOut(plan, agreed, survey);
				const code = report(request, done, say, world);
				if (asker !== void 0 && agreed.runs && code === 0) {
					say("Checks what is there already:");
					const confirm = (question) => asker.confirm(question.replace(/ \[.*$/, ""), false);
					await (world.examine?.(await settledSettings(done, survey), confirm))?.catch((error) => {
						if (!(error instanceof Cancelled) && !signal.aborted) throw error;
					});
				}
				return code;
			}
			if (agreed === "no") break;
			plan = await makePlan(survey, plan.secrets);
		}
		say("Nothing was changed.");
		return 0;
	} catch (error) {
		if (!(error instanceof Cancelled) && !signal.aborted) throw error;
		say("Cancelled: nothing was changed.");
		return stopReasons.cancelled.exitCode;
	}
}
function describePlan(plan, say) {
	say(summaryOf(plan));
	for (const { path, state, difference } of plan.files) if (state !== "same") say(difference || `${path}: ${state === "new" ? "new" : "changed"}`);
	if (plan.github.problem !== "") say(plan.github.problem);
	const { commands } = foreseen(plan, false);
	const lines = commands.map(({ line }) => `  ${line}`);
	if (lines.length > 0) say(`Commands:\n${lines.join("\n")}`);
}
function summaryOf(plan) {
	const done = foreseen(plan, true);
	const written = plan.files.filter(({ state }) => state !== "same").length;
	const left = stepsLeft(done).slice(0, -1);
	const parts = [counted(written, "file"), counted(done.commands.length, "command")];
	const yours = `${counted(left.length, "thing")} that only you can do`;
	return [
		`Sets up ${fullName(plan.setup.repository)}: ${parts.join(", ")}, ${yours}.`,
		...left.map(({ action }) => `  - ${action.split("\n")[0]}`),
		...plan.notes
	].join("\n");
}
function foreseen(plan, isDone) {
	return {
		plan,
		commands: commandsOf(plan).map((command) => ({
			line: commandLine(command),
			isDone
		})),
		failure: ""
	};
}
function report({ json, dryRun }, done, say, { result, signal }) {
	const { plan, commands, failure } = done;
	const steps = stepsLeft(done);
	if (failure !== "") say(failure);
	for (const { path, state } of plan.files) if (state === "kept") say(`${path} was left as it is. --force overwrites it.`);
	say(`${dryRun ? "Nothing was changed. Left" : "Left"} to do in ${plan.root}:`);
	say(steps.map(stepLines).join("\n"));
	const hint = reportHint(plan);
	if (hint !== void 0) say(hint);
	const found = {
		repository: fullName(plan.setup.repository),
		files: plan.files.map(({ path, state }) => ({
			path,
			state
		})),
		commands,
		credentials: listSecrets(plan.setup).map(({ name, setting, what, link }) => ({
			name,
			setting,
			what,
			link
		})),
		steps
	};
	if (json) result.write(`${JSON.stringify(found)}\n`);
	if (signal.aborted) return stopReasons.cancelled.exitCode;
	return failure === "" ? 0 : stopReasons.failed.exitCode;
}
export { initFromCli, programs };
