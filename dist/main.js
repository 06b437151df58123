import { n as version } from "./package.js";
import { _ as githubForge, a as writePatch, c as savePatch, d as copyHistory, h as jiraTickets, i as openaiModel, m as useProxies, o as worktreeRoot, r as openProjectChecks, s as worktreeWorkspace, t as treeSitterSyntax, v as githubDispatcher } from "./adapters.js";
import { Bt as emptyRecord, E as stopReasons, F as openCritique, Ft as ticketKey, I as planOf, It as describeFinding, Lt as describeSweep, N as checkResultsOf, P as keptPatch, R as shortenOutput, Rt as sweepProblem, Ut as instruction, bn as isDefect, cn as oneLine, g as describeWorstCase, h as describeCost, l as describeStep, m as doubtSentence, mt as patchDiff, on as clip, p as critiqueTitles, t as traceOf, v as checklistOf, vn as UserError, y as evidenceStates, yn as errorMessage } from "./core.js";
import { a as settingNames, c as readRun, i as openSettings, l as readSweep, n as describeSetting, o as settingsTable, r as literalDefault, s as readJira, t as atTerminal } from "./settings.js";
import { a as runLoop, o as requireFiles, t as sweepTickets } from "./agent.js";
import { $ as string, U as array, Z as object, at as NEVER, t as _usingCtx } from "./packages.js";
import { parseArgs } from "node:util";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
// src/cli/terminal-settings.ts
function openTerminalSettings(args, env) {
	const { values, positionals } = parse(args);
	const texts = new Map(Object.entries(values).map(([name, value]) => [name, [value].flat().join("\n")]));
	const ways = (name) => {
		const { option, variable } = atTerminal(name);
		return [...option ? [{
			shown: `--${option.name}`,
			text: texts.get(option.name)
		}] : [], ...variable ? [{
			shown: variable,
			text: env[variable] || void 0
		}] : []];
	};
	const given = (name) => ways(name).find(({ text }) => text !== void 0);
	const shown = (name) => ways(name).map((way) => way.shown);
	return {
		settings: openSettings({
			get: (name) => given(name)?.text,
			show: (name) => given(name)?.shown ?? shown(name).join(" or ")
		}),
		options: [...texts.keys()],
		positionals
	};
}
function parse(args) {
	try {
		return parseArgs({
			args: [...args],
			options: optionsConfig(),
			allowPositionals: true
		});
	} catch (cause) {
		const why = cause instanceof Error ? cause.message.split(/\.\s/)[0] : String(cause);
		throw new UserError(`${why}; see --help.`);
	}
}
function optionsConfig() {
	const options = {};
	for (const name of settingNames) {
		const { option } = atTerminal(name);
		const { form } = settingsTable[name].kind;
		const type = form === "flag" ? "boolean" : "string";
		if (option !== void 0) options[option.name] = {
			type,
			multiple: form === "lines"
		};
	}
	return options;
}
// src/cli/arguments.ts
function readArguments(args, env) {
	const { settings, options, positionals } = openTerminalSettings(args, env);
	const [subcommand, ...keys] = positionals;
	if (settings.read("version")) return { kind: "version" };
	if (settings.read("help") || subcommand === void 0 || subcommand === "help") return { kind: "help" };
	if (subcommand !== "run" && subcommand !== "sweep") throw new UserError(`There is no command ${JSON.stringify(subcommand)}; use run, sweep or --help.`);
	checkOptions(options, subcommand);
	return subcommand === "run" ? readRunRequest(keys, settings) : readSweepRequest(keys, settings);
}
function checkOptions(given, subcommand) {
	const wrong = settingNames.map((name) => atTerminal(name).option).find((option) => option?.subcommands.includes(subcommand) === false && given.includes(option.name));
	if (wrong === void 0) return;
	throw new UserError(`Remove --${wrong.name}: ${subcommand} has no such option; see --help.`);
}
function readRunRequest([key, ...others], settings) {
	if (others.length > 0) throw new UserError(`One run works on one ticket; remove ${JSON.stringify(others[0])}.`);
	const { read, show } = settings;
	const run = readRun(settings);
	checkEnvironment(run.project.environment, show);
	return {
		kind: "run",
		ticket: ticketSource(key, settings),
		repository: read("repo"),
		model: readModel(settings),
		show,
		...run,
		dryRun: read("dry-run"),
		trace: read("trace")
	};
}
function readSweepRequest([key], settings) {
	if (key !== void 0) throw new UserError(`A sweep finds its tickets by --jql; remove ${JSON.stringify(key)}.`);
	return {
		kind: "sweep",
		sweep: readSweep(settings),
		jira: readJira(settings),
		github: readGitHubSettings(settings)
	};
}
function readGitHubSettings({ read, show }) {
	const repository = read("dispatch");
	if (repository === void 0) return void 0;
	return {
		repository,
		apiUrl: read("github-api-url"),
		token: read("github-token"),
		show
	};
}
function ticketSource(key, settings) {
	const path = settings.read("ticket-file");
	if (key !== void 0 && path !== void 0) throw new UserError("Give either a ticket key or --ticket FILE, not both.");
	if (path !== void 0) return {
		kind: "file",
		path
	};
	if (key === void 0) throw new UserError("Name the ticket: --ticket FILE, or a key such as APP-17.");
	const checked = ticketKey(key);
	if (checked === void 0) throw new UserError(`${JSON.stringify(key)} is not a ticket key such as APP-17.`);
	return {
		kind: "jira",
		key: checked,
		jira: readJira(settings)
	};
}
function readModel({ read, isGiven, show }) {
	const model = read("model");
	const baseUrl = read("base-url");
	return {
		baseUrl,
		apiKey: isGiven("api-key") || new URL(baseUrl).hostname === "api.openai.com" ? read("api-key") : "none",
		model,
		show
	};
}
function checkEnvironment(names, show) {
	const secrets = settingNames.filter((name) => settingsTable[name].kind.form === "secret");
	const variables = new Set(secrets.map((name) => atTerminal(name).variable));
	const secret = names.find((name) => variables.has(name));
	if (secret === void 0) return;
	throw new UserError(`Remove ${secret} from ${show("test-environment")}: code under test must not see a secret.`);
}
// src/cli/help.ts
const columns = {
	from: 30,
	to: 100
};
const help = `Fixes the bug that a ticket describes, in the work tree of a Git repository.

  node dist/cli.js run --ticket FILE --model NAME [options]
  node dist/cli.js run KEY --model NAME [options]
  node dist/cli.js sweep --jql QUERY [options]

run works on one ticket: a Markdown file whose first heading is the summary, a JSON file with
"summary", "description" and "comments", or a Jira ticket such as APP-17. An approved fix is
written to the work tree; nothing is committed. sweep lists the tickets in Jira that are due, and
can start a workflow for each.

The project's own commands try every change on a private copy of the work tree. Their output goes
back to the model and is printed as evidence. A change that fails them is never written to the
work tree: the run ends with tests-failed and prints the diff, the output and what failed.

Options of run:
${optionsOf("run")}

Options of sweep:
${optionsOf("sweep")}

Options of both:
${optionsOf("run", "sweep")}

Environment variables:
${variables()}

The last line on standard error names the stop reason. Exit codes:
${Object.entries(stopReasons).toSorted(([, one], [, other]) => one.exitCode - other.exitCode).map(([reason, { exitCode }]) => `  ${String(exitCode).padStart(3)}  ${reason}`).join("\n")}
`;
function optionsOf(...subcommands) {
	return listed((name) => {
		const { option } = atTerminal(name);
		return option?.subcommands.join() === subcommands.join() ? `--${option?.name} ${option?.value}` : void 0;
	});
}
function variables() {
	return listed((name) => {
		const { option, variable } = atTerminal(name);
		return option === void 0 ? variable : void 0;
	});
}
function listed(titleOf) {
	return settingNames.flatMap((name) => {
		const title = titleOf(name);
		return title === void 0 ? [] : [entry(title, wordsOf(name))];
	}).join("\n");
}
function wordsOf(name) {
	const { option, variable } = atTerminal(name);
	const value = literalDefault(name);
	const words = describeSetting(name, "option").split(" ");
	if (option && variable) words.push(`[env: ${variable}]`);
	if (value !== "" && option?.value !== "") words.push(`[default: ${value}]`);
	return words;
}
function entry(title, words) {
	const lines = [];
	let line = `  ${title}`.padEnd(columns.from - 1);
	for (const word of words) {
		if (line.length + word.length >= columns.to) {
			lines.push(line);
			line = " ".repeat(columns.from - 1);
		}
		line += ` ${word}`;
	}
	return [...lines, line].join("\n");
}
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
// src/cli/conclusion.ts
const maxLength = {
	detail: 2500,
	output: 4e3,
	critique: 4e3
};
const stateWidth = Math.max(...Object.values(evidenceStates).map(({ length }) => length));
function describeEvidence(run) {
	if (planOf(run)?.kind !== "fix") return "";
	const results = checkResultsOf(run);
	return [
		...outputLines("Output of the lint command", results?.lint),
		...outputLines("Output of the tests", results?.tests),
		"Evidence:",
		...evidenceLines(checklistOf(run)),
		...critiqueLines(run)
	].join("\n");
}
function critiqueLines(run) {
	const open = openCritique(run);
	if (open === void 0) return [];
	return [critiqueTitles[open.of], `  | ${quoted(clip(open.critique, maxLength.critique))}`];
}
function outputLines(title, finding) {
	if (finding?.kind !== "failed") return [];
	const output = shortenOutput(finding.output, maxLength.output, finding.failures).trimEnd();
	return [`${title}:`, `  | ${quoted(output)}`];
}
function evidenceLines(items) {
	const width = Math.max(...items.map(({ name }) => name.length));
	const printed = new Set();
	return items.map(({ name, state, command, detail }) => {
		const told = command === void 0 ? detail : `${command}: ${detail}`;
		const clipped = clip(told, maxLength.detail);
		const shown = printed.has(clipped) ? "the same" : clipped;
		if (state === "not-run") printed.add(clipped);
		return `  ${name.padEnd(width)}  ${evidenceStates[state].padEnd(stateWidth)}  ${quoted(shown)}`;
	});
}
const quoted = (text) => text.replaceAll("\n", "\n  | ");
function describeEnd(ended, { rules, dryRun }, commands) {
	const { reason, problem, cause } = ended;
	return [
		...ended.spent.calls > 0 ? [`${describeCost({
			...ended,
			allowed: rules
		})}.`] : [],
		...problem === void 0 ? [] : [quoted(problem)],
		...cause instanceof Error ? [cause.stack ?? cause.message] : [],
		`Stopped: ${reason}. ${sentenceOf(ended, dryRun, commands)}`
	];
}
function sentenceOf({ reason, run }, dryRun, commands) {
	const { change, sentence } = stopReasons[reason];
	if (change === "fix") return [dryRun ? "This is the fix; nothing was changed." : "The fix is in the work tree.", ...skippedCommands(run, commands)].join(" ");
	return keptPatch(run).size === 0 ? sentence : `${sentence} ${unwritten}`;
}
const unwritten = "Nothing was written to the work tree. To use the diff above, save it and run `git apply FILE`.";
const skippedSentences = {
	lint: "The lint command did not run.",
	tests: "The tests did not run."
};
function skippedCommands(run, commands) {
	const results = checkResultsOf(run);
	return commands.filter(({ name }) => results === void 0 || results[name].kind === "not-run").map(({ name }) => skippedSentences[name]);
}
// src/cli/ticket-file.ts
const Comment = object({
	author: string().default("someone"),
	created: string().default(""),
	body: string()
});
const Key = string().transform((text, context) => {
	const key = ticketKey(text);
	if (key === void 0) context.addIssue("it must be like APP-17");
	return key ?? NEVER;
});
const TicketContent = object({
	key: Key.prefault("LOCAL-1"),
	summary: string().min(1),
	description: string().default(""),
	comments: array(Comment).default([])
});
async function readTicketFile(path) {
	const bare = (await readFile(path, "utf8").catch((cause) => {
		throw new UserError(`Set --ticket to a file that can be read: ${path}: ${cause.code ?? cause.message}.`);
	})).replace(/^\uFEFF/, "");
	const isJson = path.toLowerCase().endsWith(".json");
	const { data, error } = TicketContent.safeParse(isJson ? parseJson(path, bare) : parseMarkdown(path, bare));
	if (error !== void 0) {
		const [issue] = error.issues;
		const where = issue?.path.length ? `"${issue.path.join(".")}"` : "the top level";
		throw new UserError(`The ticket ${path} is not valid at ${where}: ${issue?.message}.`);
	}
	return {
		...data,
		comments: data.comments.map((comment, index) => ({
			id: String(index + 1),
			...comment
		})),
		url: "",
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
function parseJson(path, text) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		const why = errorMessage(cause);
		throw new UserError(`The ticket ${path} is not JSON: ${why.replace(/\s+/g, " ")}.`);
	}
}
function parseMarkdown(path, text) {
	const lines = text.split(/\r?\n/);
	const heading = lines.findIndex((line) => /^#{1,6}\s+\S/.test(line));
	const at = heading >= 0 ? heading : lines.findIndex((line) => line.trim() !== "");
	const summary = (lines[at] ?? "").replace(/^#{1,6}\s+/, "").trim();
	if (summary === "") throw new UserError(`The ticket ${path} is empty: describe the bug in it.`);
	return {
		summary,
		description: lines.toSpliced(at, 1).join("\n").trim()
	};
}
// src/cli/run.ts
async function runCli(options, grammars, signal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { rules, paths, caps, reproduce, model } = options;
		const root = await worktreeRoot(options.repository);
		const workspace = worktreeWorkspace(root);
		await requireFiles(workspace, paths, options.show);
		await writeTrace("", options);
		const { ticket, tickets } = await readTicket(options.ticket);
		const checks = _usingCtx$1.a(await openProjectChecks(root, {
			...options.project,
			copyHistory
		}));
		const { commands, isolation } = checks;
		printError(`${ticket.summary}: ${describeWorstCase(rules)} of ${model.model}.`);
		if (isolation !== "") printError(isolation);
		const task = {
			key: ticket.key,
			instruction: instruction(ticket, emptyRecord)
		};
		const context = {
			model: openaiModel(model),
			tickets,
			workspace,
			syntax: treeSitterSyntax(grammars),
			checks,
			now: () => performance.now(),
			date: () => new Date(),
			signal,
			onStep: (step, next) => printError(`${describeStep(step)} → ${next}`)
		};
		return conclude(await runLoop({
			...task,
			paths,
			caps,
			reproduce
		}, context, rules), options, root, commands);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function readTicket(source) {
	if (source.kind === "file") return { ticket: await readTicketFile(source.path) };
	const tickets = jiraTickets(source.jira);
	return {
		ticket: await tickets.read(source.key, emptyRecord),
		tickets
	};
}
async function conclude(ended, options, root, commands) {
	const { reason, run } = ended;
	const { change, exitCode } = stopReasons[reason];
	const plan = planOf(run);
	if (plan !== void 0 && plan.kind !== "fix") printResult(harmless(plan.reply));
	const kept = keptPatch(run);
	if (kept.size > 0) printResult(patchDiff(kept));
	const evidence = describeEvidence(run);
	if (evidence !== "") printError(evidence);
	const doubt = doubtSentence(run);
	if (doubt !== void 0) printError(doubt);
	const trace = recordOf(ended, options.rules);
	if (change === "fix" && !options.dryRun) await writeFix(root, kept, trace, options);
	else await writeTrace(trace, options);
	for (const line of describeEnd(ended, options, commands)) printError(line);
	return exitCode;
}
async function writeFix(root, patch, trace, options) {
	try {
		await writeTrace(trace, options);
		await writePatch(root, patch);
	} catch (cause) {
		const file = join(await mkdtemp(join(tmpdir(), "jira-bug-fix-")), "fix.patch");
		await savePatch(file, patch);
		const why = cause instanceof UserError ? cause.message : `The fix could not be written: ${oneLine(errorMessage(cause)).replace(/[.!]?$/, ".")}`;
		const advice = `To apply it later, run \`git apply ${file}\` in ${root}.`;
		throw new UserError(`${why} The fix is saved. ${advice}`, { cause });
	}
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
async function sweepFromCli({ jira, sweep, github }, signal) {
	const findings = await sweepTickets(sweep, {
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
	printError(problem);
	return stopReasons.failed.exitCode;
}
// src/cli/main.ts
async function main() {
	const cancelled = new AbortController();
	for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => cancelled.abort());
	try {
		const request = readArguments(process.argv.slice(2), process.env);
		await useProxies(process.env);
		process.exitCode = await perform(request, cancelled.signal);
	} catch (cause) {
		const reason = cause instanceof UserError ? "misconfigured" : "failed";
		printError((isDefect(cause) && cause instanceof Error ? cause.stack : void 0) ?? errorMessage(cause));
		printError(`Stopped: ${reason}.`);
		process.exitCode = stopReasons[reason].exitCode;
	}
}
async function perform(request, signal) {
	switch (request.kind) {
		case "help":
			printResult(help);
			return 0;
		case "version":
			printResult(version);
			return 0;
		case "run": return runCli(request, new URL("./grammars/", import.meta.url), signal);
		case "sweep": return sweepFromCli(request, signal);
	}
}
export { main };
