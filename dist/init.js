import { c as parseOrigin, h as headCommit, i as worktreeRoot, o as defaultBranch, p as lookBelow, s as originOf } from "./adapter-git.js";
import { ta as reporters, u as workflowPermissions, xi as meaningOf } from "./core.js";
import { g as record, h as object, v as string } from "./package-zod.js";
import { r as harmless } from "./print.js";
import { Gt as createTwoFilesPatch, Wt as FILE_HEADERS_ONLY, n as select, r as text, t as confirm } from "./packages.js";
import { c as UserError, m as requireValid } from "./engine-base.js";
import { n as findWorkflows, r as ownWorkflow, t as testSourceOf } from "./test-source.js";
import { i as version, r as name, t as devDependencies } from "./package.js";
import { A as isPrivateHost, f as readersOf, h as settingsTable, l as literalDefault, x as readQuery } from "./settings.js";
import { a as exampleModels } from "./engine-model-port.js";
import { t as jiraInspection } from "./adapter-jira.js";
import { h as readMembers, m as parseJson, u as counted } from "./engine-text.js";
import { v as DISPATCH_EVENT } from "./agent.js";
import { dirname, join } from "node:path";
import { access, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
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
	return {
		text: async ({ message, initial = "", check }) => {
			const validate = (answer = "") => check?.(answer.trim());
			const question = {
				message,
				initialValue: initial,
				validate,
				...common()
			};
			return answered(await text(question)).trim();
		},
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
		confirm: async (message, initialValue) => answered(await confirm({
			message,
			initialValue,
			...common()
		}))
	};
}
function answered(answer) {
	if (typeof answer === "symbol") throw new Cancelled();
	return answer;
}
// src/cli/init/files.ts
async function compareFile(root, path, text) {
	const found = await readBelow(root, path);
	if (found === text) return {
		path,
		text,
		state: "same",
		difference: ""
	};
	const from = found === void 0 ? "/dev/null" : `a/${path}`;
	const options = { headerOptions: FILE_HEADERS_ONLY };
	const patch = createTwoFilesPatch(from, `b/${path}`, found ?? "", text, "", "", options);
	return {
		path,
		text,
		state: found === void 0 ? "new" : "differs",
		difference: patch.trimEnd()
	};
}
const maxSize = 2e6;
async function readBelow(root, path) {
	const entry = lookBelow(root)(path);
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
function fileExists(path) {
	return access(path).then(() => true, () => false);
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
		baseUrl: "https://api.anthropic.com",
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
// src/cli/init/secrets.ts
function listSecrets(setup) {
	const { jiraUrl, baseUrl, appId, repository } = setup;
	const jira = {
		place: "github",
		name: "JIRA_TOKEN",
		what: "API token of the agent's Jira account",
		link: isCloudSite(jiraUrl) ? "https://id.atlassian.com/manage-profile/security/api-tokens" : `${jiraUrl}/secure/ViewProfile.jspa`
	};
	const model = {
		place: "github",
		name: "MODEL_API_KEY",
		what: `API key for ${new URL(baseUrl).hostname}`,
		link: providerAtAddress(baseUrl)?.keys
	};
	const webhook = {
		place: "worker",
		name: "JIRA_WEBHOOK_SECRET",
		what: "secret of Jira's webhook: make one with `openssl rand -hex 32`, and keep it for Jira"
	};
	const token = {
		place: "worker",
		name: "GITHUB_TOKEN",
		what: `fine-grained GitHub token for ${repository.name} alone, with Contents: read and write and Actions: read`,
		link: `https://${repository.host}/settings/personal-access-tokens/new`
	};
	const file = "~/private-key.pem";
	const key = {
		what: `private key of the GitHub App, saved as ${file}`,
		file
	};
	const appKey = {
		place: "github",
		name: "APP_PRIVATE_KEY",
		...key
	};
	const appKeyOfWorker = {
		place: "worker",
		name: "GITHUB_APP_PRIVATE_KEY",
		...key
	};
	const usesApp = appId !== void 0;
	return [
		jira,
		...isPrivateHost(new URL(baseUrl).hostname) ? [] : [model],
		...usesApp ? [appKey] : [],
		...needsWorker(setup) ? [webhook, usesApp ? appKeyOfWorker : token] : []
	];
}
// src/cli/init/paste.ts
const workerName = "jira-bug-fix-agent";
function commandsToPaste(setup, deployment) {
	const storing = (place) => listSecrets(setup).flatMap((one) => one.place === place ? storeSecret(setup, one) : []);
	return [
		"(set -e; cd ~",
		...variableLines(setup),
		...pullRequestLine(setup),
		...storing("github"),
		...needsWorker(setup) ? [deployLine(setup, deployment), ...storing("worker")] : [],
		")"
	];
}
function gh(repository, ...words) {
	const { host } = repository;
	const repo = host === "github.com" ? fullName(repository) : `${host}/${fullName(repository)}`;
	return shellLine("gh", ...words, "--repo", repo);
}
const wrangler = (...words) => shellLine("npx", "--yes", `wrangler@${devDependencies.wrangler}`, ...words);
function variableLines({ repository, jiraUrl, jiraEmail, model, appId }) {
	return Object.entries({
		JIRA_URL: jiraUrl,
		JIRA_EMAIL: jiraEmail,
		MODEL: model,
		APP_ID: appId
	}).flatMap(([name, value]) => value === void 0 ? [] : gh(repository, "variable", "set", name, "--body", value));
}
function pullRequestLine({ repository, appId }) {
	if (appId !== void 0) return [];
	const path = `repos/${fullName(repository)}/actions/permissions/workflow`;
	return [shellLine("gh", "api", ...[
		"--hostname",
		repository.host,
		"-X",
		"PUT",
		path
	], "-F", "can_approve_pull_request_reviews=true")];
}
function storeSecret({ repository }, { place, name, file }) {
	const line = place === "github" ? gh(repository, "secret", "set", name) : wrangler("secret", "put", name, "--name", workerName);
	return file === void 0 ? [`echo ${name}:`, line] : [`${line} < ${file}`];
}
function deployLine(setup, { home, accounts }) {
	const variables = workerVariables(setup, accounts).flatMap(([name, value]) => [...["--var", `${name}:${value}`]]);
	const [worker, config] = [join(home, "dist/worker.js"), join(home, "wrangler.toml")];
	return wrangler("deploy", worker, "--config", config, ...["--no-bundle", "--minify=false"], ...variables);
}
function workerVariables(setup, accounts) {
	const { repository, apiUrl, appId, jql } = setup;
	return [
		["GITHUB_REPOSITORY", fullName(repository)],
		["GITHUB_API_URL", repository.host === "github.com" ? void 0 : apiUrl],
		["GITHUB_APP_ID", appId],
		["PROJECTS", projectIn(jql)],
		["AGENT_ACCOUNTS", accounts.length === 0 ? void 0 : accounts.join(", ")]
	].flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]);
}
function shellLine(...words) {
	const quoted = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
	return words.map(quoted).join(" ");
}
// src/cli/init/steps.ts
function stepsLeft(plan) {
	const { setup, file, root } = plan;
	const doctor = shellLine("npx", `github:${actionName(setup)}`, "doctor", "--repo", root);
	return [
		secretStep(setup),
		{
			action: `Sign in with \`gh auth login\`, and paste this into a terminal. It asks for each secret by its name.${needsWorker(setup) ? " For the Worker, wrangler signs you in to Cloudflare." : ""}`,
			commands: commandsToPaste(setup, plan)
		},
		...needsWorker(setup) ? [webhookStep(setup)] : [],
		...file.state === "same" ? [] : [commitStep(file.path)],
		{
			action: "Check that everything fits together. Export JIRA_URL, JIRA_EMAIL, JIRA_TOKEN, OPENAI_API_KEY and GITHUB_TOKEN first, since doctor takes no secret from elsewhere.",
			commands: [`(cd ~ && ${doctor})`]
		}
	];
}
const actionName = ({ action }) => action.split("@")[0];
function secretStep(setup) {
	return { action: ["Have these at hand.", ...listSecrets(setup).filter(({ what }, index, all) => all.findIndex((one) => one.what === what) === index).map(({ name, what, link = "" }) => `   ${name}: ${what} ${link}`.trimEnd())].join("\n") };
}
function webhookStep({ jiraUrl, jql }) {
	return {
		action: [
			"As a Jira administrator, create a webhook, unless there is one:",
			"URL: https://(the address that wrangler deploy prints)/webhooks/jira",
			"Secret: the one that you gave as JIRA_WEBHOOK_SECRET",
			"Events: Issue created, updated; Comment created",
			`JQL: ${jql}`
		].join("\n   "),
		link: `${jiraUrl}/plugins/servlet/webhooks`
	};
}
function commitStep(path) {
	const branch = "jira-bug-fix-setup";
	return {
		action: "Bring the workflow to the default branch with a pull request.",
		commands: [
			"git fetch origin HEAD",
			`git switch --create ${branch} FETCH_HEAD`,
			`git add ${path}`,
			`git commit -m 'Add the Jira bug fix workflow' -- ${path}`,
			`git push --set-upstream origin ${branch}`,
			`gh pr create --head ${branch} --fill`
		]
	};
}
function stepLines({ action, link, commands = [] }, index) {
	const lines = [...link === void 0 ? [] : [link], ...commands];
	return [`${index + 1}. ${action}`, ...lines.map((line) => `   ${line}`)].join("\n");
}
function reportHint({ setup: { inputs }, manifest }) {
	const { "test-command": tests, "test-report": reports } = inputs;
	if (tests === void 0) return void 0;
	return `Evidence of the tests: ${testSourceOf(tests, reports !== void 0, manifest).sentence}.`;
}
// src/cli/init/action-source.ts
async function findAction(settings, home) {
	const action = settings.read("action") ?? await actionSource(home);
	if (action !== void 0) return withPin(action);
	throw new UserError(`Set ${settings.show("action")} to the Action and its version, such as acme/jira-bug-fix-agent@v1: this copy names no account that hosts it. In a clone, npm run owner -- acme names it for good.`);
}
function withPin(action) {
	const [, name, version] = /^([\w.-]+\/[\w.-]+)@(v\d[\w.-]*)$/.exec(action) ?? [];
	return version === void 0 ? action : `${action} # a tag can be moved; its commit: gh api repos/${name}/commits/${version} --jq .sha`;
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
async function settle(settings, { commands, ...place }, asker) {
	if (asker === void 0) requireValid(readersOf(settings, [
		"jira-url",
		"sweep-jql",
		"model"
	]));
	const ask = questions(settings, asker);
	const jiraUrl = (await ask("jira-url", "Address of your Jira site")).replace(/\/+$/, "");
	const jiraEmail = await askEmail(jiraUrl, ask);
	const jql = await askJql(settings, asker);
	const baseUrl = await askEndpoint(settings, ask, asker);
	const usual = providerAtAddress(baseUrl)?.model;
	const model = await ask("model", `Model at ${new URL(baseUrl).host}`, usual);
	const trigger = await askTrigger(settings, asker);
	const appId = settings.read("app-id") ?? await askApp(place.action, ask);
	const review = await askReview(asker);
	const inputs = {
		...inputsOf(settings, baseUrl, commands),
		...review
	};
	return {
		...place,
		jiraUrl,
		jiraEmail,
		jql,
		baseUrl,
		model,
		trigger,
		appId,
		inputs
	};
}
function inputsOf({ read, isGiven }, baseUrl, own) {
	const inputs = {
		"base-url": baseUrl === "https://api.openai.com/v1" ? "" : baseUrl,
		"setup-command": read("setup-command") ?? own.setup,
		"lint-command": read("lint-command") ?? own.lint,
		"test-command": read("test-command") ?? own.tests,
		"test-report": isGiven("test-command") ? "" : own.reports ?? ""
	};
	return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ""));
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
async function askEmail(jiraUrl, ask) {
	const isCloud = isCloudSite(jiraUrl);
	const email = await ask("jira-email", `E-mail address of the agent's Jira account${isCloud ? "" : " (empty for Data Center)"}`);
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
	return await ask("app-id", `Client ID of the agent's GitHub App (empty: tokens act, without an App) ${`https://github.com/${action.split("@")[0]}/blob/main/docs/setup.md#the-github-app`}`) || void 0;
}
async function askReview(asker) {
	const name = "transition-on-pull-request";
	const message = "Status of a ticket whose pull request waits for a review (empty: it stays in progress)";
	const isNone = checkOf(name);
	const check = (text) => text === "" ? void 0 : isNone(text);
	const status = await asker?.text({
		message,
		check
	}) ?? "";
	return status === "" ? {} : { [name]: status };
}
// src/cli/init/own-commands.ts
const pytest = {
	lint: "",
	tests: `.venv/bin/python -m pytest ${reporters.pytest.options}`,
	reports: reporters.pytest.report
};
const rspec = {
	tests: `bundle exec rspec ${reporters.rspec.options}`,
	reports: reporters.rspec.report
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
		tests: "cargo test --offline --no-fail-fast"
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
		tests: `dotnet test --no-build ${reporters["dotnet test"].options}`,
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
		tests: `vendor/bin/phpunit ${reporters.phpunit.options}`,
		reports: reporters.phpunit.report
	},
	{
		file: "CMakeLists.txt",
		setup: "cmake -S . -B build && cmake --build build",
		lint: "",
		tests: `cmake --build build && ctest --test-dir build --output-on-failure ${reporters.ctest.options}`,
		reports: reporters.ctest.report
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
		...has("spec") ? rspec : { tests: "bundle exec rake test" }
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
function ofPackage(text, has) {
	const manifest = readMembers(parseJson(text));
	const scripts = new Map(Object.entries(Object(manifest.get("scripts"))));
	const test = String(scripts.get("test") ?? "");
	const isTested = /^(?!.*no test specified)./.test(test);
	const [, install = "npm install"] = installs.find(([lockfile]) => has(lockfile)) ?? [];
	return {
		setup: has("yarn.lock") && /^yarn@[2-9]/.test(String(manifest.get("packageManager"))) ? "npx --yes corepack yarn install --immutable" : install,
		lint: scripts.has("lint") ? "npm run lint" : "",
		...reportingTest(test) ?? { tests: isTested ? "npm test" : "" }
	};
}
const runners = [
	"vitest",
	"jest",
	"playwright test",
	"node --test",
	"bun test",
	"cucumber-js"
].map((name) => reporters[name]);
function reportingTest(script) {
	const single = (/[|;<>]|(?<!&)&(?!&)/.test(script) ? "" : script.split("&&").at(-1) ?? "").trim().replace(/^npx (?:--\S+ )*/, "");
	const runner = runners.find(({ command }) => single.search(command) === 0);
	if (runner === void 0 || /^node\b.* [^-]\S*$/.test(single)) return void 0;
	return {
		tests: `${"variable" in runner ? runner.variable : ""} npm test -- ${runner.options}`.trim(),
		reports: runner.report
	};
}
// src/cli/init/workflow.ts
const pinned = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	upload: "actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1"
};
const ownSweep = "43 */3 * * *";
function workflowFile(options) {
	const { sweep, inputs = {} } = options;
	return `name: ${ownWorkflow.name}
run-name: >-
  jira \${{ github.event.client_payload.ticket || inputs.ticket || github.event.issue.number || github.event.pull_request.number }} [\${{ github.event.client_payload.delivery || github.event_name }}]
on: # Each event but the first may be dropped: a sweep makes good what is not heard.
  repository_dispatch: { types: [${DISPATCH_EVENT}] } # a ticket from the Worker, a sweep or a look
  workflow_dispatch: { inputs: { ticket: { description: 'Key of the ticket, such as APP-17; empty for a sweep' } } } # a start by hand
${pullEvents(options)}
  schedule: [{ cron: ${scalar(sweep?.cron ?? ownSweep)} }] # a sweep: whatever no event has told
permissions: { ${permissions(options)} }
concurrency:
  group: jira-bug-fix-\${{ github.event.client_payload.ticket || inputs.ticket || github.run_id }}\${{ github.event.client_payload.reason == 'pull' && '-pull' || '' }}
  cancel-in-progress: false
jobs:
  fix:
    # Keeps out what is surely nothing. The agent decides the rest, and asks GitHub who may write.
    if: >-
      ${condition(inputs)}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${pinned.checkout}
        if: github.event.client_payload || inputs.ticket # No other job needs the files.
        with: { fetch-depth: 1000, persist-credentials: false }
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
const hasIdentity = ({ inputs = {} }) => inputs["identity-provider-id"] !== void 0;
function permissions(options) {
	const own = workflowPermissions.map(({ scope, right }) => `${scope}: ${right}`).join(", ");
	const all = options.app ? "contents: read" : own;
	return hasIdentity(options) ? `${all}, id-token: write` : all;
}
function pullEvents({ branch = "main", watched = [], inputs = {} }) {
	const start = branchStart(inputs);
	const filter = scalar(`${start.replaceAll(/[+!\]]/g, "\\$&")}**`);
	const branches = start === "" ? "" : `, branches: [${filter}, gh-readonly-queue/**]`;
	const runs = `  workflow_run: { workflows: [${watched.map(scalar).join(", ")}], types: [completed]${branches} } # its checks have ended, or those of the merge queue`;
	return [
		"  pull_request: { types: [closed, reopened, dequeued] } # it is merged, closed, reopened or out of the queue",
		"  pull_request_review: { types: [submitted] } # a review requests changes",
		"  pull_request_review_comment: { types: [created] } # a comment on a line has the command",
		"  issue_comment: { types: [created] } # a comment below it has the command",
		...watched.length === 0 ? [] : [runs],
		"  check_suite: { types: [completed] } # checks of another App have ended",
		"  status: # another system reports on a commit",
		`  push: { branches: [${scalar(branch)}] } # its base has moved`
	].join("\n");
}
const branchStart = (inputs) => (inputs.branch ?? literalDefault("branch")).replace(/\{.*/s, "");
function condition(inputs) {
	const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
	const start = branchStart(inputs);
	const command = quoted(inputs.command ?? literalDefault("command"));
	const isOwn = `contains(toJSON(github.event.pull_request || github.event.check_suite || github.event.branches || ${quoted(start)}), ${quoted(`"${start}`)})`;
	const isAsked = `contains(github.event.comment.body || ${command}, ${command})`;
	return [...start === "" ? [] : [isOwn], isAsked].join("\n      && ");
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
// src/cli/init/survey.ts
async function makePlan(survey) {
	const { settings, asker, root, home, signal } = survey;
	const repository = await findRepository(survey);
	const setup = await settle(settings, {
		repository,
		commands: await guessCommands(root),
		action: await findAction(settings, home),
		apiUrl: settings.isGiven("github-api-url") ? settings.read("github-api-url") : apiAddress(repository.host)
	}, asker);
	const jira = await askJira(setup, settings, signal);
	const { checks: watched } = await findWorkflows(root);
	const text = workflowOf(setup, {
		watched,
		branch: await defaultBranch(root)
	});
	return {
		root,
		home,
		setup,
		note: jira === void 0 ? `Jira was not asked. With ${settings.show("jira-token")}, init tries the query and finds the agent's account.` : `${counted(jira.tickets, "ticket")} found by: ${setup.jql}`,
		accounts: jira?.accounts ?? [],
		manifest: await readBelow(root, "package.json"),
		file: await compareFile(root, ownWorkflow.path, text)
	};
}
async function askJira(setup, settings, signal) {
	const { read, show, isGiven } = settings;
	if (!isGiven("jira-token")) return void 0;
	const { jiraUrl, jiraEmail, jql } = setup;
	const login = {
		email: jiraEmail,
		token: read("jira-token"),
		cloudId: read("cloud-id")
	};
	const jira = jiraInspection({
		baseUrl: jiraUrl,
		...login,
		show
	}, { signal });
	const { ids: accounts } = await jira.account();
	return {
		accounts,
		tickets: await jira.count(jql)
	};
}
async function findRepository({ settings, root }) {
	const origin = await originOf(root);
	const host = origin?.host ?? "github.com";
	const [owner = "", name = ""] = (settings.read("github") ?? origin?.repository)?.split("/") ?? [];
	if (name === "") throw new UserError(`Set ${settings.show("github")} to the repository on GitHub: the remote origin names none.`);
	if (host !== "github.com" && settings.read("github-api-url") !== apiAddress(host)) throw new UserError(`Set ${settings.show("github-api-url")} to ${apiAddress(host)} if you trust it: only the remote origin names it.`);
	return {
		host,
		owner,
		name
	};
}
// src/cli/init/init.ts
async function initFromCli(request, world) {
	const { input, output, signal, home, isInteractive } = world;
	const { settings } = request;
	const say = (text) => void output.write(`${harmless(text)}\n`);
	const root = await worktreeRoot(settings.read("repo"));
	const asker = isInteractive ? terminalAsker(input, output, signal) : void 0;
	try {
		const plan = await makePlan({
			settings,
			root,
			home,
			signal,
			asker
		});
		const { file, note } = plan;
		if (file.state !== "same") say(file.difference);
		if (await mayWrite(file, request, asker)) {
			await placeFile(join(root, file.path), file.text);
			say(`${file.path} is written.`);
		} else if (file.state === "differs") say(`${file.path} was left as it is. --force overwrites it.`);
		const hint = reportHint(plan);
		for (const line of [note, ...hint === void 0 ? [] : [hint]]) say(line);
		say(`${request.dryRun ? "Nothing was changed. Left" : "Left"} to do in ${root}:`);
		say(stepsLeft(plan).map(stepLines).join("\n"));
		return 0;
	} catch (error) {
		if (!(error instanceof Cancelled) && !signal.aborted) throw error;
		say("Cancelled: nothing was changed.");
		return meaningOf({ reason: "cancelled" }).exitCode;
	}
}
async function mayWrite({ path, state }, { force, dryRun }, asker) {
	if (dryRun || state === "same") return false;
	if (force || asker === void 0) return force || state === "new";
	return asker.confirm(`${state === "new" ? "Write" : "Overwrite"} ${path} as shown above?`, state === "new");
}
export { initFromCli };
