import { A as checkResultsOf, Dt as describeFinding, Et as defaultSweep, I as shortenOutput, Kt as clip, M as planOf, Ot as describeSweep, Pt as instruction, S as stopReasons, Tt as ticketKey, V as defaultRules, at as usualCaps, dt as pathRules, g as checklistOf, it as patchDiff, j as keptPatch, jt as emptyRecord, kt as sweepProblem, l as describeStep, m as describeWorstCase, p as describeCost, t as traceOf, tn as UserError } from "./core.js";
import { V as string, j as array, z as object } from "./packages.js";
import { n as readCaps, t as readRules } from "./settings.js";
import { _ as readJiraSettings, a as openaiModel, b as githubDispatcher, c as worktreeWorkspace, g as jiraTickets, i as readProjectSettings, m as wholeSetting, o as writePatch, r as openProjectChecks, s as worktreeRoot, t as treeSitterSyntax, y as githubForge } from "./adapters.js";
import { a as runLoop, t as sweepTickets } from "./agent.js";
import { parseArgs } from "node:util";
import { readFile, writeFile } from "node:fs/promises";
// src/cli/jira-options.ts
const shown = new Map([
	["jira-url", "--jira-url or the variable JIRA_URL"],
	["jira-email", "the variable JIRA_EMAIL"],
	["jira-token", "the variable JIRA_TOKEN"],
	["cloud-id", "--cloud-id or the variable JIRA_CLOUD_ID"],
	["ticket-fields", "--ticket-field"]
]);
function readJiraOptions(values, env) {
	const given = new Map([
		["jira-url", values["jira-url"] ?? env.JIRA_URL],
		["jira-email", env.JIRA_EMAIL],
		["jira-token", env.JIRA_TOKEN],
		["cloud-id", values["cloud-id"] ?? env.JIRA_CLOUD_ID],
		["ticket-fields", values["ticket-field"]?.join("\n")]
	]);
	return readJiraSettings({
		get: (name) => given.get(name) ?? "",
		show: (name) => shown.get(name) ?? name
	});
}
// src/cli/project-options.ts
const secrets = new Set([
	"OPENAI_API_KEY",
	"JIRA_TOKEN",
	"GITHUB_TOKEN"
]);
function readProjectOptions(settings) {
	const project = readProjectSettings(settings);
	const secret = project.environment.find((name) => secrets.has(name));
	if (secret !== void 0) throw new UserError(`Take ${secret} out of --test-environment: code under test must not see a secret.`);
	return {
		project,
		caps: readCaps(settings)
	};
}
// src/cli/sweep-options.ts
function readSweepOptions(values, env) {
	const { jql = "", dispatch } = values;
	if (jql.trim() === "") throw new UserError("Set --jql to the tickets in scope, such as \"project = APP AND issuetype = Bug\".");
	const { hours, limit, maxTicketAttempts } = defaultSweep;
	const given = new Map([["hours", values.hours], ["limit", values.limit]]);
	const settings = {
		get: (name) => given.get(name) ?? "",
		show: (name) => `--${name}`
	};
	return {
		kind: "sweep",
		jira: readJiraOptions(values, env),
		order: {
			jql,
			hours: wholeSetting(settings, "hours", hours, [1, 8760]),
			limit: wholeSetting(settings, "limit", limit, [1, 100]),
			maxTicketAttempts,
			cooldownMs: 6e4 * defaultRules.maxMinutes,
			branchPrefix: "fix/"
		},
		...dispatch === void 0 ? {} : { github: gitHubSettings(dispatch, env) }
	};
}
function gitHubSettings(repository, env) {
	if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) throw new UserError("Set --dispatch to the repository whose workflow is started, as owner/name.");
	const token = env.GITHUB_TOKEN ?? "";
	if (token === "") throw new UserError("Set the variable GITHUB_TOKEN to a token that may write contents.");
	return {
		apiUrl: env.GITHUB_API_URL || "https://api.github.com",
		repository,
		token
	};
}
// src/cli/arguments.ts
const options = {
	ticket: { type: "string" },
	repo: {
		type: "string",
		default: "."
	},
	model: { type: "string" },
	"base-url": { type: "string" },
	"max-attempts": { type: "string" },
	"max-calls": { type: "string" },
	"max-tokens": { type: "string" },
	"deadline-minutes": { type: "string" },
	"price-prompt": { type: "string" },
	"price-completion": { type: "string" },
	"max-cost": { type: "string" },
	"safe-directory": {
		type: "string",
		default: "."
	},
	"max-files": { type: "string" },
	"max-lines": { type: "string" },
	"setup-command": { type: "string" },
	"lint-command": { type: "string" },
	"test-command": { type: "string" },
	"test-timeout-minutes": { type: "string" },
	"test-isolation": { type: "string" },
	"test-environment": {
		type: "string",
		multiple: true
	},
	reproduce: {
		type: "boolean",
		default: false
	},
	"jira-url": { type: "string" },
	"cloud-id": { type: "string" },
	"ticket-field": {
		type: "string",
		multiple: true
	},
	"dry-run": {
		type: "boolean",
		default: false
	},
	trace: { type: "string" },
	jql: { type: "string" },
	hours: { type: "string" },
	limit: { type: "string" },
	dispatch: { type: "string" },
	help: {
		type: "boolean",
		default: false
	},
	version: {
		type: "boolean",
		default: false
	}
};
function readArguments(args, env) {
	const { values, positionals } = parse(args);
	const [verb, key, ...rest] = positionals;
	if (values.version) return { kind: "version" };
	if (values.help || verb === void 0 || verb === "help") return { kind: "help" };
	if (verb === "sweep") return sweepCommand(key, values, env);
	if (verb !== "run") throw new UserError(`There is no command ${JSON.stringify(verb)}; use run, sweep or --help.`);
	if (rest.length > 0) throw new UserError(`One run works one ticket; ${JSON.stringify(rest[0])} is one too many.`);
	const settings = settingsOf(values);
	return {
		kind: "run",
		ticket: ticketSource(key, values, env),
		repository: values.repo,
		model: modelSettings(values, env),
		rules: readRules(settings),
		paths: pathsOption(values["safe-directory"]),
		...readProjectOptions(settings),
		reproduce: values.reproduce,
		dryRun: values["dry-run"],
		...values.trace === void 0 ? {} : { trace: values.trace }
	};
}
function parse(args) {
	try {
		return parseArgs({
			args: [...args],
			options,
			allowPositionals: true
		});
	} catch (cause) {
		throw new UserError(`${cause instanceof Error ? cause.message.split(/\.\s/)[0] : String(cause)}; see --help.`);
	}
}
function sweepCommand(key, values, env) {
	if (key === void 0) return readSweepOptions(values, env);
	throw new UserError(`A sweep finds its tickets by --jql; ${JSON.stringify(key)} is too much.`);
}
function ticketSource(key, values, env) {
	if (key !== void 0 && values.ticket !== void 0) throw new UserError("Give either a ticket key or --ticket FILE, not both.");
	if (values.ticket !== void 0) return {
		kind: "file",
		path: values.ticket
	};
	if (key === void 0) throw new UserError("Name the ticket: --ticket FILE, or a key such as APP-17.");
	const checked = ticketKey(key);
	if (checked === void 0) throw new UserError(`${JSON.stringify(key)} is not a ticket key such as APP-17.`);
	return {
		kind: "jira",
		key: checked,
		jira: readJiraOptions(values, env)
	};
}
function modelSettings(values, env) {
	const baseUrl = webAddress(values["base-url"] ?? (env.OPENAI_BASE_URL || "https://api.openai.com/v1"), "--base-url or the variable OPENAI_BASE_URL");
	const model = values.model ?? env.MODEL ?? "";
	if (model === "") throw new UserError("Set --model to the name of a model that the endpoint serves.");
	return {
		baseUrl,
		apiKey: new URL(baseUrl).hostname === "api.openai.com" ? variable(env, "OPENAI_API_KEY", "the endpoint's key") : env.OPENAI_API_KEY || "none",
		model
	};
}
function variable(env, name, what) {
	const value = env[name] ?? "";
	if (value === "") throw new UserError(`Set the variable ${name} to ${what}.`);
	return value;
}
function webAddress(value, where) {
	if (value === void 0 || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw new UserError(`Set ${where} to an address that begins with https:// or http://.`);
	return value.replace(/\/+$/, "");
}
function settingsOf(values) {
	const given = new Map(Object.entries(values));
	return {
		get: (name) => [given.get(name) ?? ""].flat().join("\n"),
		show: (name) => `--${name}`
	};
}
function pathsOption(directory) {
	const rules = pathRules(directory);
	if (rules === void 0) throw new UserError("Set --safe-directory to a directory inside the repository.");
	return rules;
}
// src/cli/help.ts
const codes = Object.entries(stopReasons).map(([reason, { exitCode }]) => `  ${String(exitCode).padStart(3)}  ${reason}`).join("\n");
const help = `Fixes the bug that a ticket describes, in the work tree of a git repository.

  node dist/cli.js run --ticket bug.md --model NAME [--repo DIR] [--dry-run]
  node dist/cli.js run APP-17 --model NAME [--repo DIR] [--dry-run]
  node dist/cli.js sweep --jql QUERY [--dispatch OWNER/NAME]

A ticket is a Markdown file (its first heading is the summary), a JSON file with "summary",
"description" and "comments", or a key, which is read from Jira.

  --ticket FILE          the ticket, as Markdown or JSON
  --repo DIR             the repository to work on (default: the current directory)
  --model NAME           a model of the endpoint, or the variable MODEL
  --base-url URL         an OpenAI-compatible endpoint, or the variable OPENAI_BASE_URL
                         (default: https://api.openai.com/v1; Ollama: http://localhost:11434/v1)
  --max-attempts N       edits before it gives up, 1 to 10 (default: ${defaultRules.maxAttempts})
  --max-calls N          attempts to reach the model, retries too (default: ${defaultRules.maxCalls})
  --max-tokens N         tokens of prompts and replies (default: ${defaultRules.maxTokens})
  --deadline-minutes N   minutes for the whole run (default: ${defaultRules.maxMinutes})
  --price-prompt N       money for a million tokens of prompts, --price-completion N of replies
  --max-cost N           refuse to begin a run that could cost more money than this
  --safe-directory DIR   change nothing outside this directory of the repository
  --max-files N          files that the change may touch (default: ${usualCaps.files})
  --max-lines N          lines that it may add and remove, together (default: ${usualCaps.lines})
  --jira-url URL         the Jira site of a key, or the variable JIRA_URL
  --cloud-id ID          the site's id, for a scoped token of Jira Cloud, or the variable JIRA_CLOUD_ID
  --ticket-field NAME    a further field to read, by name or id; may be given several times
  --dry-run              print the diff and change nothing
  --trace FILE           write every prompt, reply and decision of the run as JSON
  --help, --version

The project's own commands try every change, on a private copy of the work tree. What they say goes
back to the model, and is printed as evidence. A change that they fail with is never written to the
work tree: the run ends with tests-failed and prints the diff, the output and the names of what fails.

  --setup-command CMD    prepares that copy once, such as "npm ci"; has network
  --lint-command CMD     lints or checks types
  --test-command CMD     runs the tests, such as "npm test"
  --test-timeout-minutes N  minutes that each of them may take, 1 to 120 (default: 5)
  --test-isolation required  (default) they run as another user, without your files, processes and
                         network; without Linux and root or passwordless sudo they do not run
  --test-isolation none  they run as you: code that the model wrote can read your files and keys and
                         use your network
  --test-environment NAME  a further variable that they see; may be given several times
  --reproduce            ask the model for a test that fails without the fix

A sweep lists the tickets in Jira that are to do, and why each is or is not to be worked.

  --jql QUERY            which tickets are in scope, in Jira's query language
  --hours N              how many hours back it looks for changes (default: ${defaultSweep.hours})
  --limit N              tickets to be worked at most (default: ${defaultSweep.limit})
  --dispatch OWNER/NAME  start that repository's workflow for each, with the token in GITHUB_TOKEN

The endpoint's key comes from the variable OPENAI_API_KEY; Jira's account and token from
JIRA_EMAIL and JIRA_TOKEN. Without JIRA_EMAIL it is Jira Data Center with a personal access token.
The last line on standard error names the stop reason.

Exit codes:
${codes}
`;
// src/cli/print.ts
function printResult(text) {
	process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}
function printError(text) {
	process.stderr.write(`${harmless(text)}\n`);
}
function harmless(text) {
	return text.replace(/[^\P{Cc}\n\t]/gu, "");
}
// src/cli/setting-names.ts
const names$1 = new Map([
	["api-key", "OPENAI_API_KEY"],
	["base-url", "--base-url"],
	["model", "--model"],
	["github-token", "GITHUB_TOKEN"],
	["setup-command", "--setup-command"],
	["lint-command", "--lint-command"],
	["test-command", "--test-command"],
	["test-isolation", "--test-isolation"],
	["test-environment", "--test-environment"],
	["sweep-jql", "--jql"],
	["jira-url", "--jira-url"],
	["jira-email", "JIRA_EMAIL"],
	["jira-token", "JIRA_TOKEN"],
	["cloud-id", "--cloud-id"],
	["ticket-fields", "--ticket-field"]
]);
const named = /(?:\b[Tt]he input )?`(api-key|base-url|model|github-token|(?:setup|lint|test)-command|test-(?:isolation|environment))`|(?<!-)\b(jira-(?:url|email|token)|cloud-id|ticket-fields|sweep-jql)\b/g;
const job = /(?<=\b(?:secrets|network|environment) of )the job\b|\bthe job(?='s files\b)/g;
function inTerminalNames(sentence) {
	return sentence.replace(named, (whole, quoted, bare) => {
		return names$1.get(quoted ?? bare ?? "") ?? whole;
	}).replace(job, "this user");
}
// src/cli/evidence.ts
const longest = {
	detail: 2500,
	output: 4e3
};
const states = {
	passed: "✓ passed",
	failed: "✗ failed",
	"not-run": "– not shown"
};
function describeEvidence(run) {
	if (planOf(run)?.kind !== "fix") return "";
	const trial = checkResultsOf(run);
	return [
		...outputLines("Output of the lint command", trial?.lint),
		...outputLines("Output of the tests", trial?.tests),
		"Evidence:",
		...rungLines(checklistOf(run))
	].join("\n");
}
function outputLines(title, finding) {
	if (finding?.kind !== "failed") return [];
	const output = shortenOutput(finding.output, longest.output, finding.failures).trimEnd();
	return [`${title}:`, `  | ${quoted(output)}`];
}
function rungLines(rungs) {
	const width = Math.max(...rungs.map(({ name }) => name.length));
	const told = new Set();
	return rungs.map((rung) => {
		const detail = detailOf(rung);
		const shown = told.has(detail) ? "the same" : detail;
		if (rung.state === "not-run") told.add(detail);
		return `  ${rung.name.padEnd(width)}  ${states[rung.state].padEnd(11)}  ${quoted(shown)}`;
	});
}
function detailOf({ state, detail }) {
	const clipped = clip(detail, longest.detail);
	return state === "not-run" ? inTerminalNames(clipped) : clipped;
}
const quoted = (text) => text.replaceAll("\n", "\n  | ");
// src/cli/conclusion.ts
async function concludeRun(ended, command, place) {
	const { run } = ended;
	const { change, exitCode } = stopReasons[ended.reason];
	showResult(ended);
	const told = describeEvidence(run);
	if (told !== "") printError(told);
	if (change === "fix" && !command.dryRun) await writePatch(place.root, keptPatch(run));
	printEnd(ended, command, place.commands);
	return exitCode;
}
function showResult({ reason, run }) {
	const plan = planOf(run);
	if (plan !== void 0 && plan.kind !== "fix") printResult(harmless(plan.reply));
	if (stopReasons[reason].change !== "none") printResult(patchDiff(keptPatch(run)));
}
function printEnd(ended, { rules, dryRun }, commands) {
	const { reason, run, problem, cause } = ended;
	if (ended.spent.calls > 0) printError(`${describeCost({
		...ended,
		allowed: rules
	})}.`);
	if (problem !== void 0) printError(inTerminalNames(problem));
	if (cause instanceof Error && stopReasons[reason].isDefect) printError(cause.stack ?? cause.message);
	printError(`Stopped: ${reason}. ${sentenceOf(ended, dryRun)}${untried(run, reason, commands)}`);
}
function sentenceOf({ reason }, dryRun) {
	const { change, sentence } = stopReasons[reason];
	switch (change) {
		case "fix": return dryRun ? "This is the fix; nothing was changed." : "The fix is in the work tree.";
		case "draft": return "The project's own checks fail with this change, so nothing was changed.";
		case "none": return sentence;
	}
}
const names = {
	lint: "The lint command did not run.",
	tests: "The tests did not run."
};
function untried(run, reason, commands) {
	if (stopReasons[reason].change !== "fix") return "";
	const trial = checkResultsOf(run);
	return commands.filter((name) => (trial?.[name].kind ?? "not-run") === "not-run").map((name) => ` ${names[name]}`).join("");
}
// src/cli/ticket-file.ts
const ticketJson = object({
	key: string().default("LOCAL-1"),
	summary: string().min(1),
	description: string().default(""),
	comments: array(object({
		author: string().default("someone"),
		created: string().default(""),
		body: string()
	})).default([])
});
async function readTicketFile(path) {
	const bare = (await readFile(path, "utf8").catch((cause) => {
		throw new UserError(`Set --ticket to a file that can be read: ${path}: ${cause.code ?? cause.message}.`);
	})).replace(/^\uFEFF/, "");
	return path.toLowerCase().endsWith(".json") ? fromJson(path, bare) : fromMarkdown(path, bare);
}
function fromJson(path, text) {
	const parsed = ticketJson.safeParse(parseJson(path, text));
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		const where = issue?.path.join(".") || "its beginning";
		throw new UserError(`The ticket ${path} is not valid at "${where}": ${issue?.message}.`);
	}
	const { key, comments, ...texts } = parsed.data;
	const checked = ticketKey(key);
	if (checked === void 0) throw new UserError(`The ticket ${path} is not valid at "key": it must be like APP-17.`);
	return ticket(checked, texts.summary, texts.description, comments);
}
function parseJson(path, text) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new UserError(`The ticket ${path} is not JSON: ${why.replace(/\s+/g, " ")}.`);
	}
}
function fromMarkdown(path, text) {
	const lines = text.split(/\r?\n/);
	const heading = lines.findIndex((line) => /^#{1,6}\s+\S/.test(line));
	const at = heading >= 0 ? heading : lines.findIndex((line) => line.trim() !== "");
	const summary = (lines[at] ?? "").replace(/^#{1,6}\s+/, "").trim();
	const key = ticketKey("LOCAL-1");
	if (summary === "" || key === void 0) throw new UserError(`The ticket ${path} is empty: write what is wrong into it.`);
	return ticket(key, summary, [...lines.slice(0, at), ...lines.slice(at + 1)].join("\n").trim(), []);
}
function ticket(key, summary, description, comments) {
	return {
		key,
		url: "",
		summary,
		description,
		comments: comments.map((comment, index) => ({
			id: String(index + 1),
			...comment
		})),
		status: {
			name: "Open",
			category: "new"
		},
		fields: [],
		attachments: [],
		links: [],
		ownComments: []
	};
}
// src/cli/run.ts
async function runTicket(command, grammars, signal) {
	const root = await worktreeRoot(command.repository);
	await writeTrace("", command);
	const tickets = ticketsOf(command.ticket);
	const ticket = await readTicket(command.ticket, tickets);
	const { rules } = command;
	await using checks = await openProjectChecks(root, command.project);
	const { commands, isolation } = checks;
	printError(`${ticket.summary}: ${describeWorstCase(rules)} of ${command.model.model}.`);
	if (commands.length > 0) printError(inTerminalNames(isolation));
	const ended = await runLoop(taskOf(ticket, command), {
		model: openaiModel(command.model),
		...tickets === void 0 ? {} : { tickets },
		workspace: worktreeWorkspace(root),
		syntax: treeSitterSyntax(grammars),
		checks,
		now: () => performance.now(),
		date: () => new Date(),
		signal,
		onStep: (step, next) => printError(`${describeStep(step)} → ${next}`)
	}, rules);
	await writeTrace(recordOf(ended, rules), command);
	return concludeRun(ended, command, {
		root,
		commands
	});
}
function taskOf(ticket, { paths, caps, reproduce }) {
	return {
		key: ticket.key,
		instruction: instruction(ticket, emptyRecord),
		paths,
		caps,
		reproduce
	};
}
function ticketsOf(source) {
	return source.kind === "jira" ? jiraTickets(source.jira) : void 0;
}
function readTicket(source, tickets) {
	if (source.kind === "file") return readTicketFile(source.path);
	if (tickets === void 0) throw new Error("A ticket by its key is read from Jira.");
	return tickets.read(source.key, emptyRecord);
}
async function writeTrace(text, { trace }) {
	if (trace === void 0) return;
	await writeFile(trace, text).catch((cause) => {
		throw new UserError(`Set --trace to a file that can be written: ${trace}: ${cause.code}.`);
	});
}
function recordOf({ reason, run }, rules) {
	return `${JSON.stringify({
		reason,
		steps: traceOf(run, rules)
	}, null, 2)}\n`;
}
// src/cli/sweep.ts
async function runSweep({ jira, order, github }, signal) {
	const findings = await sweepTickets(order, {
		tickets: jiraTickets(jira, { signal }),
		forge: github && githubForge(github),
		dispatch: github && githubDispatcher(github),
		date: () => new Date(),
		signal,
		onFinding: (finding) => printResult(harmless(describeFinding(finding)))
	});
	printError(describeSweep(findings));
	if (signal.aborted) return stopReasons.cancelled.exitCode;
	const problem = sweepProblem(findings);
	if (problem === void 0) return 0;
	printError(inTerminalNames(problem));
	return stopReasons.failed.exitCode;
}
// src/cli/version.ts
const version = "0.1.0";
// src/cli/index.ts
const cancelled = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => cancelled.abort());
try {
	const command = readArguments(process.argv.slice(2), process.env);
	switch (command.kind) {
		case "help":
			printResult(help);
			break;
		case "version":
			printResult(version);
			break;
		case "run":
			process.exitCode = await runTicket(command, new URL("./grammars/", import.meta.url), cancelled.signal);
			break;
		case "sweep": process.exitCode = await runSweep(command, cancelled.signal);
	}
} catch (cause) {
	if (cause instanceof UserError) {
		printError(inTerminalNames(cause.message));
		printError("Stopped: misconfigured.");
		process.exitCode = stopReasons.misconfigured.exitCode;
	} else {
		printError(cause instanceof Error ? cause.stack ?? cause.message : String(cause));
		printError("Stopped: failed.");
		process.exitCode = stopReasons.failed.exitCode;
	}
}
export {};
