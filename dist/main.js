import { n as version } from "./package.js";
import { _ as copyHistory, a as useProxies, c as githubForge, d as worktreeRoot, f as worktreeWorkspace, i as openaiModel, l as githubDispatcher, m as savePatch, o as jiraTickets, p as uncommittedFiles, r as openProjectChecks, t as treeSitterSyntax, u as writePatch } from "./adapters.js";
import { At as patchDiff, Cn as UserError, Ft as sortedChanges, I as ticketKey, K as emptyRecord, L as describeFinding, Mt as deltasOf, R as describeSweep, Tn as isDefect, V as instruction, X as stopReasons, an as showDeceptive, at as openCritique, ct as shortenOutput, dn as clip, g as describeWorstCase, h as describeCost, it as keptPatch, l as describeStep, ln as distance, m as doubtSentence, ot as planOf, p as critiqueTitles, pn as oneLine, rt as checkResultsOf, t as traceOf, v as checklistOf, wn as errorMessage, y as evidenceStates, z as sweepProblem } from "./core.js";
import { a as openSettings, c as jiraSettings, d as readSweep, l as readJira, m as requireValid, n as describeSetting, o as settingNames, p as readersOf, r as literalDefault, s as settingsTable, t as atTerminal, u as readRun } from "./settings.js";
import { p as requireFiles, s as runLoop, t as sweepTickets } from "./agent.js";
import { $ as NEVER, G as object, L as array, q as string, t as _usingCtx } from "./packages.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { statSync } from "node:fs";
import { text } from "node:stream/consumers";
// src/cli/nearest.ts
function nearest(word, names) {
	const limit = Math.min(3, Math.floor(word.length / 2));
	const found = names.map((name) => ({
		name,
		by: distance(word.toLowerCase(), name, limit)
	}));
	const least = Math.min(...found.map(({ by }) => by));
	const [best, ...others] = found.filter(({ by }) => by === least);
	return least <= limit && others.length === 0 ? best?.name : void 0;
}
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
	const options = optionsConfig();
	const { tokens } = parseArgs({
		args: [...args],
		options,
		strict: false,
		tokens: true
	});
	const unknown = tokens.filter((token) => token.kind === "option").find(({ name }) => !(name in options));
	if (unknown !== void 0) {
		const meant = nearest(unknown.name, Object.keys(options));
		const advice = meant === void 0 ? "see --help." : `did you mean --${meant}?`;
		throw new UserError(`There is no option ${unknown.rawName}: ${advice}`);
	}
	try {
		return parseArgs({
			args: [...args],
			options,
			allowPositionals: true
		});
	} catch (cause) {
		const why = errorMessage(cause).split(/\.\s/)[0];
		throw new UserError(`${why}; see --help.`);
	}
}
function optionsConfig() {
	const options = settingNames.flatMap((name) => {
		const { option } = atTerminal(name);
		if (option === void 0) return [];
		const { form } = settingsTable[name].kind;
		const type = form === "flag" ? "boolean" : "string";
		const short = option.letter === void 0 ? {} : { short: option.letter };
		return [[option.name, {
			type,
			multiple: form === "lines",
			...short
		}]];
	});
	return Object.fromEntries(options);
}
// src/cli/ticket-source.ts
function namedTicket(words, option) {
	const [word, ...others] = [...words, ...option === void 0 ? [] : [option]];
	if (word === void 0) throw new UserError("Name the ticket: a file such as bug.md, or a key such as APP-17.");
	if (others.length > 0) {
		const more = others.map((other) => JSON.stringify(other)).join(", ");
		throw new UserError(`One run works on one ticket: remove ${JSON.stringify(word)} or ${more}.`);
	}
	const key = ticketKey(word.toUpperCase());
	if (key !== void 0 && (key === word && option === void 0 || !isFile(word))) return {
		kind: "key",
		key
	};
	if (option !== void 0 || seemsFile(word)) return {
		kind: "file",
		path: word
	};
	throw new UserError(`${JSON.stringify(word)} is neither a file nor a ticket key: name a file such as bug.md, or a key such as APP-17.`);
}
function seemsFile(word) {
	return word === "-" || /[\\/]|\.(md|markdown|txt|json)$/i.test(word) || isFile(word);
}
function isFile(path) {
	return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
// src/cli/arguments.ts
function readArguments(args, env) {
	const { settings, options, positionals } = openTerminalSettings(args, env);
	const [command, ...words] = positionals;
	if (settings.read("version")) return { kind: "version" };
	if (settings.read("help") || args.length === 0 || command === "help") return { kind: "help" };
	const subcommand = subcommandOf(command);
	checkOptions(options, subcommand);
	return subcommand === "run" ? readRunRequest(words, settings) : readSweepRequest(words, settings);
}
function subcommandOf(command) {
	if (command === "run" || command === "sweep") return command;
	if (command === void 0) throw new UserError("Put a command before the options, run or sweep; see --help.");
	const meant = ticketKey(command.toUpperCase()) !== void 0 || seemsFile(command) ? `run ${command}` : nearest(command, [
		"run",
		"sweep",
		"help"
	]);
	const advice = meant === void 0 ? "use run, sweep or --help." : `did you mean ${meant}?`;
	throw new UserError(`There is no command ${JSON.stringify(command)}: ${advice}`);
}
function checkOptions(given, subcommand) {
	const wrong = settingNames.map((name) => atTerminal(name).option).find((option) => option?.subcommands.includes(subcommand) === false && given.includes(option.name));
	if (wrong === void 0) return;
	throw new UserError(`Remove --${wrong.name}: ${subcommand} has no such option; see --help.`);
}
function readRunRequest(words, settings) {
	const { read, show } = settings;
	const ticket = () => namedTicket(words, read("ticket-file"));
	requireValid([
		ticket,
		() => ticket().kind === "key" && requireJira(settings),
		...readersOf(settings, optionsOf$1("run")),
		() => readModel(settings),
		() => checkEnvironment(read("test-environment"), show),
		() => readRun(settings)
	]);
	const named = ticket();
	return {
		kind: "run",
		ticket: named.kind === "file" ? named : {
			kind: "jira",
			key: named.key,
			jira: readJira(settings)
		},
		repository: read("repo"),
		model: readModel(settings),
		show,
		...readRun(settings),
		dryRun: read("dry-run"),
		trace: read("trace")
	};
}
function readSweepRequest([word], settings) {
	requireValid([
		() => refuseWord(word),
		() => requireJira(settings),
		...readersOf(settings, optionsOf$1("sweep")),
		() => readGitHubSettings(settings)
	]);
	return {
		kind: "sweep",
		sweep: readSweep(settings),
		jira: readJira(settings),
		github: readGitHubSettings(settings)
	};
}
function refuseWord(word) {
	if (word === void 0) return;
	throw new UserError(`A sweep finds its tickets by --jql; remove ${JSON.stringify(word)}.`);
}
function optionsOf$1(subcommand) {
	return settingNames.filter((name) => atTerminal(name).option?.subcommands.includes(subcommand) && !jiraSettings.includes(name));
}
function requireJira(settings) {
	requireValid([...readersOf(settings, jiraSettings), () => readJira(settings)]);
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
function readModel({ read, isGiven, show }) {
	const baseUrl = read("base-url");
	return {
		baseUrl,
		apiKey: isGiven("api-key") || new URL(baseUrl).hostname === "api.openai.com" ? read("api-key") : "none",
		model: read("model"),
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

  node dist/cli.js run TICKET --model NAME [options]
  node dist/cli.js sweep --jql QUERY [options]

run works on one ticket: a Markdown file whose first heading is the summary, a JSON file with
"summary", "description" and "comments", either of them on standard input (-), or a Jira ticket
such as APP-17. An approved fix is written to the work tree; nothing is committed. sweep lists the
tickets in Jira that are due, and can start a workflow for each.

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
${entry("HTTPS_PROXY, HTTP_PROXY", "Addresses of the proxies that requests go through.".split(" "))}
${entry("NO_PROXY", "Hosts that are reached without a proxy, separated by commas.".split(" "))}

The last line on standard error names the stop reason. Exit codes:
${Object.entries(stopReasons).toSorted(([, one], [, other]) => one.exitCode - other.exitCode).map(([reason, { exitCode }]) => `  ${String(exitCode).padStart(3)}  ${reason}`).join("\n")}
`;
function optionsOf(...subcommands) {
	return listed((name) => {
		const { option } = atTerminal(name);
		if (option?.subcommands.join() !== subcommands.join()) return void 0;
		const short = option.letter === void 0 ? "" : `, -${option.letter}`;
		return `--${option.name}${short} ${option.value}`;
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
	return showDeceptive(text.replace(/[^\P{Cc}\n\t]/gu, ""));
}
function systemProblem(cause) {
	const message = errorMessage(cause);
	return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
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
function describeEnd(ended, options, commands) {
	const { reason, problem, cause } = ended;
	return [
		...ended.spent.calls > 0 ? [`${describeCost({
			...ended,
			allowed: options.rules
		})}.`] : [],
		...problem === void 0 ? [] : [quoted(problem)],
		...cause instanceof Error ? [cause.stack ?? cause.message] : [],
		`Stopped: ${reason}. ${sentenceOf(ended, options, commands)}`
	];
}
function sentenceOf({ reason, run }, { dryRun, repository }, commands) {
	const { change, sentence } = stopReasons[reason];
	if (change === "fix") {
		const fix = dryRun ? "This is the fix; nothing was changed." : "The fix is in the work tree.";
		const next = dryRun ? howToApply : reviewSentence(keptPatch(run), repository);
		return [
			fix,
			...skippedCommands(run, commands),
			next
		].join(" ");
	}
	if (keptPatch(run).size === 0) return sentence;
	return `${sentence} Nothing was written to the work tree. ${howToApply}`;
}
const howToApply = "To use the diff above, save it and run `git apply FILE`.";
function reviewSentence(patch, repository) {
	const where = /^[\w./~-]+$/.test(repository) ? repository : `'${repository.replaceAll("'", "'\\''")}'`;
	const git = repository === "." ? "git" : `git -C ${where}`;
	return `Review it with \`${git} diff\`${sortedChanges(patch).some(({ before }) => before === null) ? `, and its new files with \`${git} status\`` : ""}.`;
}
const skippedSentences = {
	lint: {
		"not-run": "The lint command did not run.",
		inconclusive: "The lint command showed nothing."
	},
	tests: {
		"not-run": "The tests did not run.",
		inconclusive: "Nothing shows that a test ran."
	}
};
function skippedCommands(run, commands) {
	const results = checkResultsOf(run);
	return commands.flatMap(({ name }) => {
		const kind = results?.[name].kind ?? "not-run";
		return kind === "not-run" || kind === "inconclusive" ? [skippedSentences[name][kind]] : [];
	});
}
// src/cli/ticket-file.ts
const someText = (wanted) => string({ error: wanted });
const Comment = object({
	author: someText("the name of its author").default("someone"),
	created: someText("the time at which it was written").default(""),
	body: someText("the text of the comment")
}, { error: "an object with \"body\"" });
const keyWanted = "a ticket key such as APP-17";
const Key = someText(keyWanted).transform((given, context) => {
	const key = ticketKey(given.toUpperCase());
	if (key === void 0) context.addIssue(keyWanted);
	return key ?? NEVER;
});
const TicketContent = object({
	key: Key.prefault("LOCAL-1"),
	summary: someText("a sentence that says what is wrong").min(1, { error: "a sentence that says what is wrong" }),
	description: someText("a text").default(""),
	comments: array(Comment, { error: "a list of objects with \"body\"" }).default([])
}, { error: "an object with \"summary\"" });
async function readTicketFile(path) {
	const name = path === "-" ? "on standard input" : path;
	const bare = (await (path === "-" ? readInput() : readFile(path, "utf8")).catch((cause) => {
		throw new UserError(`The ticket ${name} cannot be read (${systemProblem(cause)}): name another file.`);
	})).replace(/^\uFEFF/, "");
	const isJson = path === "-" ? bare.trimStart().startsWith("{") : /\.json$/i.test(path);
	const { data, error } = TicketContent.safeParse(isJson ? parseJson(name, bare) : parseMarkdown(name, bare));
	if (error !== void 0) {
		const [issue] = error.issues;
		const where = issue?.path.length ? `"${issue.path.join(".")}"` : "the whole text";
		throw new UserError(`In the ticket ${name}, set ${where} to ${issue?.message}.`);
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
function readInput() {
	if (process.stdin.isTTY) printError("Describe the bug, then press Ctrl-D:");
	return text(process.stdin);
}
function parseJson(name, given) {
	try {
		return JSON.parse(given);
	} catch (cause) {
		const why = errorMessage(cause);
		throw new UserError(`The ticket ${name} is not JSON: ${why.replace(/\s+/g, " ")}.`);
	}
}
function parseMarkdown(name, given) {
	const lines = given.split(/\r?\n/);
	const heading = lines.findIndex((line) => /^#{1,6}\s+\S/.test(line));
	const at = heading >= 0 ? heading : lines.findIndex((line) => line.trim() !== "");
	const summary = (lines[at] ?? "").replace(/^#{1,6}\s+/, "").trim();
	if (summary === "") throw new UserError(`The ticket ${name} is empty: describe the bug in it.`);
	return {
		summary,
		description: lines.toSpliced(at, 1).join("\n").trim()
	};
}
// src/cli/write-fix.ts
async function writeFix(root, patch, record) {
	try {
		await record();
		await protectUncommitted(root, patch);
		await writePatch(root, patch);
	} catch (cause) {
		const file = join(await mkdtemp(join(tmpdir(), "jira-bug-fix-")), "fix.patch");
		await savePatch(file, patch);
		const why = cause instanceof UserError ? cause.message : `The fix could not be written: ${oneLine(errorMessage(cause)).replace(/[.!]?$/, ".")}`;
		const advice = `To apply it later, run \`git apply ${file}\` in ${root}.`;
		throw new UserError(`${why} The fix is saved. ${advice}`, { cause });
	}
}
async function protectUncommitted(root, patch) {
	const uncommitted = await uncommittedFiles(root, patch);
	if (uncommitted.length === 0) return;
	const deleted = deltasOf(patch).flatMap(({ kind, change }) => kind === "deleted" ? [change.path] : []);
	const lost = uncommitted.filter((path) => deleted.some((gone) => gone === path));
	if (lost.length > 0) throw new UserError(`Commit or stash your changes in ${lost.join(", ")} first: the fix deletes them.`);
	printError(`Not committed yet: ${uncommitted.join(", ")}. The fix is added to your changes.`);
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
	const record = () => writeTrace(trace, options);
	await (change === "fix" && !options.dryRun ? writeFix(root, kept, record) : record());
	for (const line of describeEnd(ended, options, commands)) printError(line);
	return exitCode;
}
async function writeTrace(text, { trace }) {
	if (trace === void 0) return;
	await writeFile(trace, text).catch((cause) => {
		throw new UserError(`Set --trace to a file that can be written: ${trace} cannot (${systemProblem(cause)}).`);
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
