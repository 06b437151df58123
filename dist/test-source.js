import { h as readMembers, m as parseJson } from "./engine-text.js";
import { b as union, g as record, h as object, m as number, o as array, s as boolean, v as string, x as unknown } from "./package-zod.js";
import { ea as findTestSource, u as workflowPermissions } from "./core.js";
import "./agent.js";
import { a as worktreeWorkspace } from "./adapter-git.js";
import { t as require_dist } from "./package-yaml.js";
// src/cli/workflows/find-workflows.ts
var import_dist = require_dist();
const ownWorkflow = {
	name: "Jira bug fix",
	path: ".github/workflows/jira-bug-fix.yml"
};
const maxFiles = 100;
const maxChecks = 50;
function readWorkflows(files) {
	const some = [...files].slice(0, maxFiles);
	const agent = some.flatMap(([path, text]) => parseWorkflow(path, text) ?? []);
	const own = new Set([ownWorkflow.path, ...agent.map(({ path }) => path)]);
	const names = some.flatMap(([path, text]) => own.has(path) ? [] : nameOfChecks(path, text) ?? []).filter((name) => name !== ownWorkflow.name);
	return {
		agent: agent.toSorted((a, b) => Number(b.isDispatched) - Number(a.isDispatched)),
		checks: [...new Set(names)].toSorted().slice(0, maxChecks)
	};
}
async function findWorkflows(root) {
	const files = worktreeWorkspace(root, ".github/workflows");
	const paths = (await files.paths().catch(() => [])).filter((path) => workflowPath.test(path));
	const texts = new Map();
	if (paths.length > 0) await files.scan(paths.slice(0, maxFiles), (path, bytes) => {
		texts.set(path, Buffer.from(bytes).toString("utf8"));
	});
	return readWorkflows(texts);
}
const workflowPath = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const Text = union([
	string(),
	number(),
	boolean()
]).transform(String);
const Permissions = union([string(), record(string(), string())]).nullish();
const Step = object({
	uses: string(),
	with: record(string(), Text).nullish()
});
const Job = object({
	permissions: Permissions,
	steps: array(unknown()).catch([])
});
const Listening = object({ repository_dispatch: unknown() });
const Watching = object({ workflow_run: object({ workflows: array(string()) }) });
const Types = object({ types: union([string().transform((one) => [one]), array(string())]) });
const Workflow = object({
	name: string().catch(""),
	"run-name": string().catch(""),
	on: unknown(),
	permissions: Permissions,
	jobs: record(string(), unknown())
});
const usesAgent = /(?:^|\/)jira-bug-fix-agent(?:\/[^@]*)?(?:@|$)|^\.\/?$/;
const maxLength = 131072;
function parseWorkflow(path, text) {
	if (text.length > maxLength || !/jira-bug-fix-agent|uses\W+\.\//.test(text)) return void 0;
	const workflow = Workflow.safeParse(parsed(text)).data;
	if (workflow === void 0) return void 0;
	for (const entry of Object.values(workflow.jobs)) {
		const job = Job.safeParse(entry).data;
		const step = job?.steps.flatMap((one) => Step.safeParse(one).data ?? []).find(({ uses }) => usesAgent.test(uses));
		if (job === void 0 || step === void 0) continue;
		return {
			path,
			action: step.uses,
			isDispatched: isDispatched(workflow.on),
			watches: Watching.safeParse(workflow.on).data?.workflow_run.workflows ?? [],
			runName: workflow["run-name"],
			writes: granted(job.permissions ?? workflow.permissions, ["write"]),
			reads: granted(job.permissions ?? workflow.permissions, ["read", "write"]),
			inputs: new Map(Object.entries(step.with ?? {})),
			secrets: namesIn(text, "secrets").filter((name) => name !== "GITHUB_TOKEN"),
			variables: namesIn(text, "vars")
		};
	}
}
const maxName = 200;
function nameOfChecks(path, text) {
	if (text.length > maxLength || !/pull_request|push/.test(text)) return void 0;
	const workflow = Workflow.safeParse(parsed(text)).data;
	const checks = [
		"pull_request",
		"pull_request_target",
		"push"
	];
	if (!eventsOf(workflow?.on).some((event) => checks.includes(event))) return void 0;
	const name = workflow?.name || path;
	return name.length > maxName ? void 0 : name;
}
function parsed(text) {
	try {
		return (0, import_dist.parse)(text, {
			logLevel: "error",
			prettyErrors: false
		});
	} catch {
		return;
	}
}
function eventsOf(on) {
	if (typeof on === "string") return [on];
	if (Array.isArray(on)) return on.filter((event) => typeof event === "string");
	return Object.keys(on ?? {});
}
function isDispatched(on) {
	if (on === "repository_dispatch") return true;
	if (Array.isArray(on)) return on.includes("repository_dispatch");
	const listening = Listening.safeParse(on);
	if (!listening.success || !("repository_dispatch" in Object(on))) return false;
	const named = Types.safeParse(listening.data.repository_dispatch);
	return !named.success || named.data.types.includes("jira-bug-fix");
}
function granted(permissions, rights) {
	if (permissions === void 0 || permissions === null) return void 0;
	if (typeof permissions !== "string") {
		const scopes = Object.entries(permissions).filter(([, right]) => rights.includes(right));
		return new Set(scopes.map(([scope]) => scope));
	}
	const isAll = rights.some((right) => permissions === `${right}-all`);
	return new Set(isAll ? workflowPermissions.map(({ scope }) => scope) : []);
}
function namesIn(text, context) {
	const names = [...text.matchAll(/\b(secrets|vars)\.([A-Za-z_]\w*)/g)].flatMap(([, from, name]) => from === context && name ? [name] : []);
	return [...new Set(names)];
}
// src/cli/workflows/test-source.ts
const runsScript = /\b(?:npm|pnpm|yarn|bun run)(?: run)? ([\w:.-]+)/g;
const deepest = 3;
function testSourceOf(command, isNamed, manifest = "{}") {
	const scripts = new Map(Object.entries(Object(readMembers(parseJson(manifest)).get("scripts"))));
	const run = (one, depth) => {
		const names = [...one.matchAll(runsScript)].flatMap(([, name = ""]) => scripts.get(name) ?? []);
		return [one, ...depth === 0 ? [] : names.flatMap((script) => run(String(script), depth - 1))];
	};
	return findTestSource(run(command, deepest), isNamed);
}
export { readWorkflows as i, findWorkflows as n, ownWorkflow as r, testSourceOf as t };
