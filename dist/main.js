import { i as version } from "./package.js";
import { n as useProxies, t as readProxies } from "./adapter-proxy.js";
import { Ar as ticketKey, Bn as isDefect, Fn as UserError, Pn as UnreachableError, R as eventWriter, Rn as errorMessage, Vn as requireValid, qo as meantWord, qr as stopReasons, z as outcomeEvent } from "./core.js";
import { C as readRun, S as readQuery, a as atTerminal, b as readModel, c as givenSecrets, d as openSettings, f as readersOf, h as settingsTable, l as literalDefault, m as settingNames, o as describeSetting, p as settingGroups, v as readJira, w as readSweep, y as readFollow } from "./settings.js";
import { a as refuseWord, i as readVerbosity, n as optionsOf$1, o as requireJira, r as program, t as confirmIfAsked } from "./command.js";
import { a as printResult, c as hang, l as wrap, r as printError, s as columnsOf } from "./print.js";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { statSync } from "node:fs";
// src/cli/terminal/terminal-settings.ts
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
		const meant = meantWord(unknown.name, Object.keys(options));
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
		const [, option, isFlag] = /'([^' ]+)[^']*' (does not take)?/.exec(errorMessage(cause)) ?? [];
		throw new UserError(`The option ${option} ${isFlag === void 0 ? "needs a value" : "takes no value"}; see --help.`);
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
// src/cli/doctor/index.ts
const doctorCommand = {
	synopsis: "doctor [options]",
	sentence: "Checks each part of a set-up: the model, Jira, GitHub, the commands and the Worker.",
	details: [
		"Takes the settings of run and sweep, from options, variables, and from the workflow that runs the agent and .jira-bug-fix.yml in the work tree. Asks only what is configured, changes nothing, and shows no secret. GitHub is asked with GITHUB_TOKEN; the model is asked once, in a few hundred tokens.",
		"Anyone may have written these files of a clone: addresses, secrets and the isolation are never taken from them; their commands are shown, and run once you agree, or with --run-commands.",
		"Prints a line for each part: ✓ works, ! works with less, ✗ is broken, with the sentence that mends it. The exit code is 2 if anything is broken, else 3 if a group was not checked, otherwise 0. What the workflow goes without, such as a Worker beside a sweep, counts as checked.",
		"With --json, prints {\"ok\": boolean, \"findings\": [{\"group\", \"joint\", \"state\", \"sentence\"}]}. A state is green, amber, red or unchecked; a group that is not configured has the joint null."
	],
	examples: [`${program} doctor --sample-ticket APP-17`, `${program} doctor --worker-url https://jira.example.workers.dev --json`],
	read: readDoctorRequest,
	async perform(request, signal) {
		const { doctorFromCli } = await import("./doctor.js");
		return doctorFromCli(request, {
			signal,
			confirm: confirmIfAsked(signal)
		});
	}
};
async function checkSetUp(settings, context) {
	const { doctorFromCli } = await import("./doctor.js");
	return doctorFromCli({ settings }, context);
}
function readDoctorRequest({ words, settings, proxies }) {
	requireValid([
		() => refuseWord(words, "Name a ticket with --sample-ticket"),
		...readersOf(settings, settingNames.filter(settings.isGiven)),
		proxies
	]);
	return {
		kind: "doctor",
		settings,
		proxies: proxies()
	};
}
// src/cli/init/index.ts
const initCommand = {
	synopsis: "init [options]",
	sentence: "Sets the agent up in a repository: the workflow, its secrets, the Worker.",
	details: ["Asks what it cannot find out, shows every file and command, and changes nothing before you agree. Secrets come from a masked question or from JIRA_TOKEN, OPENAI_API_KEY and, for the Worker, GITHUB_TOKEN and JIRA_WEBHOOK_SECRET, and go to gh and wrangler by standard input. Without a terminal it writes the files and prints the commands; --yes runs them. A file that is there already is shown beside the new one, and stays unless you agree."],
	examples: [
		`${program} init`,
		`${program} init --dry-run`,
		`${program} init --yes --trigger schedule --jql 'project = APP' --model gpt-6.1-sol`
	],
	read: readInitRequest,
	async perform(request, signal) {
		const { initFromCli, programs } = await import("./init.js");
		const { stdin, stdout, stderr, env } = process;
		const bundle = new URL("./worker.js", import.meta.url);
		return initFromCli(request, {
			signal,
			bundle,
			env,
			input: stdin,
			result: stdout,
			programsFor: (root) => programs(env, root),
			examine: (settings, confirm) => checkSetUp(settings, {
				signal,
				confirm
			}),
			home: fileURLToPath(new URL("..", bundle)),
			output: request.json ? stderr : stdout,
			isInteractive: stdin.isTTY && stdout.isTTY && !request.json
		});
	}
};
function readInitRequest({ words, settings, proxies }) {
	const { read, isGiven } = settings;
	const secrets = [
		"jira-token",
		"api-key",
		"github-token",
		"webhook-secret"
	];
	const given = [
		...optionsOf$1("init"),
		"jira-url",
		"jira-email",
		...secrets
	];
	requireValid([
		() => refuseWord(words, "init takes options only"),
		...readersOf(settings, given.filter(isGiven)),
		proxies
	]);
	return {
		kind: "init",
		settings,
		dryRun: read("dry-run"),
		print: read("print"),
		yes: read("yes"),
		force: read("force"),
		json: read("json"),
		proxies: proxies()
	};
}
// src/cli/outcomes/index.ts
const outcomesCommand = {
	synopsis: "outcomes --repository OWNER/NAME [options]",
	sentence: "Prints what became of the agent's pull requests, and what they cost.",
	details: ["It reads the ledger that runs and sweeps keep in the repository, and changes nothing. Each percentage has its counts; – stands for what is not known yet."],
	examples: [`${program} outcomes --repository acme/shop --since 2026-09`, `${program} outcomes --repository acme/shop --csv`],
	read: readOutcomesRequest,
	async perform(request, signal) {
		const { printOutcomes } = await import("./outcomes.js");
		return printOutcomes(request, signal);
	}
};
function readOutcomesRequest({ words, settings, proxies }) {
	const { read, isGiven, show } = settings;
	requireValid([
		() => refuseWord(words, "Outcomes are those of --repository"),
		() => formOf(settings),
		() => {
			if (isGiven("github-token")) return read("github-token");
			const needed = `${show("github-token")} to a token that can read the repository's contents`;
			throw new UserError(`Set ${needed}.`);
		},
		...readersOf(settings, [...optionsOf$1("outcomes"), "github-api-url"]),
		proxies
	]);
	return {
		kind: "outcomes",
		github: {
			repository: read("repository"),
			apiUrl: read("github-api-url"),
			token: read("github-token"),
			show
		},
		since: read("since"),
		form: formOf(settings),
		proxies: proxies()
	};
}
function formOf({ read }) {
	const [json, csv] = [read("json"), read("csv")];
	if (json && csv) throw new UserError("Remove --json or --csv: one excludes the other.");
	return json ? "json" : csv ? "csv" : "table";
}
// src/cli/run/request.ts
function readRunRequest({ words, settings, proxies }) {
	const { read, show } = settings;
	const ticket = () => namedTicket(words, read("ticket-file"));
	requireValid([
		ticket,
		() => ticket().kind === "key" && requireJira(settings),
		...readersOf(settings, optionsOf$1("run")),
		() => readModel(settings),
		() => checkEnvironment(read("test-environment"), show),
		() => readRun(settings),
		() => readVerbosity(settings),
		proxies
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
		plan: read("plan"),
		trace: read("trace"),
		secrets: givenSecrets(settings),
		json: read("json"),
		verbosity: readVerbosity(settings),
		proxies: proxies()
	};
}
function checkEnvironment(names, show) {
	const secrets = settingNames.filter((name) => settingsTable[name].kind.form === "secret");
	const variables = new Set(secrets.map((name) => atTerminal(name).variable));
	const secret = names.find((name) => variables.has(name));
	if (secret === void 0) return;
	throw new UserError(`Remove ${secret} from ${show("test-environment")}: code under test must not see a secret.`);
}
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
// src/cli/run/index.ts
const runCommand = {
	synopsis: "run TICKET --model NAME [options]",
	sentence: "Fixes the bug that a ticket describes, in the work tree of a Git repository.",
	details: [
		"TICKET is a Markdown file whose first heading is the summary, a JSON file with \"summary\", \"description\" and \"comments\", either of them on standard input (-), or a Jira ticket such as APP-17. An approved fix is written to the work tree; nothing is committed.",
		"The file .jira-bug-fix.yml of the last commit gives the settings that you omit. Its commands are shown, and run once you agree, or with --run-commands.",
		"The project's own commands try every change on a private copy of the work tree. Their output goes back to the model and is printed as evidence. A change that fails them is never written to the work tree: the run ends with tests-failed and prints the diff, the output and what failed."
	],
	examples: [
		`${program} run bug.md --model gpt-6.1-sol --dry-run`,
		`${program} run bug.md --model gpt-oss:20b --base-url http://localhost:11434/v1`,
		`${program} run APP-17 --model gpt-6.1-sol --test-command 'npm test'`
	],
	async settle(settings, signal) {
		const { withCommittedSettings } = await import("./committed-settings.js");
		return withCommittedSettings(settings, confirmIfAsked(signal));
	},
	read: readRunRequest,
	async perform(request, signal) {
		const { runCli } = await import("./run.js");
		return runCli(request, new URL("./grammars/", import.meta.url), signal);
	}
};
// src/cli/sweep/index.ts
const sweepCommand = {
	synopsis: "sweep --jql QUERY [options]",
	sentence: "Lists the tickets in Jira that are due, and can start a workflow for each.",
	details: ["With --dispatch, it also looks at the agent's pull requests in that repository: what needs no model is done at once, such as moving the ticket of one that was merged, and the workflow is started for what needs an attempt."],
	examples: [`${program} sweep --jql 'project = APP AND issuetype = Bug'`, `${program} sweep --jql 'project = APP' --dispatch acme/shop`],
	read: readSweepRequest,
	async perform(request, signal) {
		const { sweepFromCli } = await import("./sweep.js");
		return sweepFromCli(request, signal);
	}
};
function readSweepRequest({ words, settings, proxies }) {
	requireValid([
		() => refuseWord(words, "A sweep finds its tickets by --jql"),
		() => requireJira(settings),
		() => readQuery(settings),
		...readersOf(settings, optionsOf$1("sweep")),
		() => readGitHubSettings(settings),
		proxies
	]);
	return {
		kind: "sweep",
		sweep: readSweep(settings),
		follow: readFollow(settings),
		jira: readJira(settings),
		github: readGitHubSettings(settings),
		proxies: proxies(),
		secrets: givenSecrets(settings)
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
// src/cli/commands.ts
const commands = {
	run: runCommand,
	init: initCommand,
	doctor: doctorCommand,
	sweep: sweepCommand,
	outcomes: outcomesCommand
};
const commandNames = Object.keys(commands).filter((name) => name in commands);
const otherTopics = [
	"environment",
	"exit-codes",
	"completion"
];
// src/cli/completion.ts
const name = `_${program.replaceAll("-", "_")}`;
const scripts = {
	bash: `${name}() {
  local IFS=$'\\n'
  COMPREPLY=($(${program} completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F ${name} ${program}`,
	zsh: `#compdef ${program}
${name}() {
  local -a found
  found=("\${(@f)$(${program} completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n $found[1] ]]; then _describe '' found; else _files; fi
}
if [[ $funcstack[1] == ${name} ]]; then ${name} "$@"; else compdef ${name} ${program}; fi`,
	fish: `function ${name}
  set -l typed (commandline -opc) (commandline -ct)
  set -l found (${program} completion fish -- $typed[2..-1] 2>/dev/null)
  if string length -q -- $found
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c ${program} -f -a '(${name})'`
};
const shells = [
	"bash",
	"zsh",
	"fish"
];
const forms = {
	bash: (word) => word,
	zsh: (word, means) => `${word.replaceAll(":", "\\:")}:${means}`,
	fish: (word, means) => `${word}\t${means}`
};
function completionFor([word, ...typed]) {
	const shell = shells.find((known) => known === word);
	if (shell === void 0) throw new UserError(`Name your shell, ${program} completion SHELL: ${shells.join(", ")}.`);
	if (typed.length === 0) return scripts[shell];
	return candidatesFor(typed).map(([candidate, means]) => forms[shell](candidate, means)).join("\n");
}
function candidatesFor(typed) {
	const [first = "", ...rest] = typed;
	const words = rest.filter((word) => word !== "=");
	const last = rest.at(-1) === "=" ? "" : words.at(-1) ?? "";
	const before = rest.at(-1) === "=" ? words.at(-1) : words.at(-2);
	const all = rest.length === 0 ? firstWords() : following(first, before, last);
	const begun = rest.length === 0 ? first : last;
	return all.filter(([word]) => word.startsWith(begun));
}
function firstWords() {
	return [
		...commandNames.map((command) => [command, commands[command].sentence]),
		["help", "Explains a command."],
		["completion", "Completes commands and options in a shell."]
	];
}
function following(first, before = "", last = "") {
	if (first === "completion") return shells.map((shell) => [shell, ""]);
	if (first === "help") return [...commandNames, ...otherTopics].map((topic) => [topic, ""]);
	const command = commandNames.find((known) => known === first);
	const options = command === void 0 ? [] : optionsOf(command);
	const [joined] = /^--[\w-]+=/.exec(last) ?? [""];
	const asked = joined === "" ? before : joined.slice(0, -1);
	const awaited = options.find(({ names }) => names.includes(asked));
	if (awaited?.takesValue === true) return awaited.choices.map((choice) => [joined + choice, ""]);
	if (!last.startsWith("-")) return [];
	return options.flatMap(({ names, means }) => names.map((option) => [option, means]));
}
function optionsOf(command) {
	return settingNames.flatMap((setting) => {
		const { option, description } = atTerminal(setting);
		if (option?.subcommands.includes(command) !== true) return [];
		const letter = option.letter === void 0 ? [] : [`-${option.letter}`];
		const { choices = [] } = settingsTable[setting].kind;
		const [means = ""] = description.split(/(?<=\.) /);
		return {
			names: [`--${option.name}`, ...letter],
			means,
			choices,
			takesValue: option.value !== ""
		};
	});
}
// src/cli/help.ts
const shownExamples = 3;
const mostColumns = 100;
function helpOn(topic, columns = columnsOf({})) {
	return topicOf$1(topic)(Math.min(columns, mostColumns));
}
function topicOf$1(topic) {
	switch (topic) {
		case void 0: return firstScreen;
		case "environment": return environmentHelp;
		case "exit-codes": return exitCodeHelp;
		case "completion": return completionHelp;
		default: return (columns) => commandHelp(topic, columns);
	}
}
function firstScreen(columns) {
	const width = Math.max(...commandNames.map(({ length }) => length)) + 4;
	const list = commandNames.map((name) => entry([name, commands[name].sentence], columns, width));
	const examples = [
		0,
		1,
		2
	].map((at) => commandNames.map((name) => commands[name].examples[at])).flat().filter((example) => example !== void 0);
	const topics = [
		[`${program} help COMMAND`, "A command, its options and examples."],
		[`${program} help environment`, "The environment variables."],
		[`${program} help exit-codes`, "Each stop reason with its exit code."],
		[`${program} help completion`, "Completion in bash, zsh and fish."]
	];
	return sections(wrap("Turns a Jira bug ticket into a fix, within a fixed budget of model calls.", columns), `Usage:\n  ${program} COMMAND [options]`, titled("Commands", list), titled("Examples", examples.slice(0, shownExamples).map(indented)), titled("More", topics.map((topic) => entry(topic, columns, 39))), wrap("The README of the project and its docs folder explain the set-up and every setting.", columns));
}
function commandHelp(name, columns) {
	const { synopsis, sentence, details, examples } = commands[name];
	const groups = settingGroups.flatMap(({ title, names }) => {
		const options = names.flatMap(optionOf(name)).map((option) => entry(option, columns));
		return options.length === 0 ? [] : [titled(`${title} options`, options)];
	});
	return sections(wrap(sentence, columns), `Usage:\n  ${program} ${synopsis}`, ...details.map((text) => wrap(text, columns)), titled("Examples", examples.map(indented)), ...groups, wrap(`Secrets and proxies are environment variables: ${program} help environment`, columns));
}
const optionOf = (command) => (name) => {
	const { option, variable } = atTerminal(name);
	if (option?.subcommands.includes(command) !== true) return [];
	const short = option.letter === void 0 ? "" : `, -${option.letter}`;
	const value = literalDefault(name);
	const words = [
		describeSetting(name, "option"),
		...variable === void 0 ? [] : [`[env: ${variable}]`],
		...value === "" || option.value === "" ? [] : [`[default: ${value}]`]
	];
	return [[`--${option.name}${short} ${option.value}`, words.join(" ")]];
};
function environmentHelp(columns) {
	const variables = settingNames.flatMap((name) => {
		const { option, variable } = atTerminal(name);
		if (variable === void 0) return [];
		if (option !== void 0) return [[variable, `Replaces --${option.name}.`]];
		const value = literalDefault(name);
		const usual = value === "" ? "" : ` [default: ${value}]`;
		return [[variable, describeSetting(name, "option") + usual]];
	});
	const others = [
		["HTTPS_PROXY, HTTP_PROXY", "Addresses of the proxies that requests go through."],
		["NO_PROXY", "Hosts that are reached without a proxy, separated by commas."],
		["NO_COLOR, FORCE_COLOR", "Never or always colour what is printed on standard error."]
	];
	const all = [...variables, ...others].map((one) => entry(one, columns));
	return sections(titled("Environment variables", all), "An option takes precedence over its variable.");
}
function exitCodeHelp(columns) {
	const rows = Object.entries(stopReasons).toSorted(([, one], [, other]) => one.exitCode - other.exitCode).map(([reason, { exitCode, operator }]) => entry([`${String(exitCode).padStart(3)}  ${reason}`, operator.ended], columns, 33));
	return sections(wrap("The last line on standard error names the stop reason; it decides the exit code.", columns), titled("Exit codes", rows));
}
function completionHelp(columns) {
	return sections(wrap("Completes commands, options and their values. Put the line of your shell into the file that it reads at its start:", columns), ...[
		`bash: eval "$(${program} completion bash)"`,
		`zsh:  eval "$(${program} completion zsh)"`,
		`fish: ${program} completion fish | source`
	].map(indented));
}
const sections = (...parts) => `${parts.join("\n\n")}\n`;
const titled = (title, lines) => [`${title}:`, ...lines].join("\n");
const indented = (line) => `  ${line}`;
function entry([title, description], columns, width = 29) {
	const text = description.replace(/\[[^\]]*\]/g, (remark) => remark.replaceAll(" ", "\xA0"));
	return hang(`  ${title} `, text, columns, " ".repeat(width)).replaceAll("\xA0", " ");
}
// src/cli/main.ts
async function main() {
	const cancelled = new AbortController();
	for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => cancelled.abort());
	for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
		if (!("code" in error) || error.code !== "EPIPE") throw error;
	});
	const args = process.argv.slice(2);
	try {
		const { signal } = cancelled;
		const request = await settle(args, process.env, signal);
		process.exitCode = await perform(request, signal);
	} catch (cause) {
		const reason = cause instanceof UserError || cause instanceof UnreachableError ? "misconfigured" : "failed";
		const stack = isDefect(cause) && cause instanceof Error ? cause.stack : void 0;
		printError(stack ?? errorMessage(cause));
		printError(`Stopped: ${reason}.`);
		if (args.includes("run") && args.includes("--json")) printResult(eventWriter({ secrets: [] })(outcomeEvent({
			reason,
			problem: errorMessage(cause)
		})));
		process.exitCode = stopReasons[reason].exitCode;
	}
}
async function perform(request, signal) {
	switch (request.kind) {
		case "help":
			printResult(helpOn(request.topic, columnsOf(process.stdout)));
			return 0;
		case "completion":
			printResult(completionFor(request.words));
			return 0;
		case "version":
			printResult(version);
			return 0;
		default:
			if (request.proxies !== void 0) await useProxies(request.proxies);
			return commands[request.kind].perform(request, signal);
	}
}
async function settle(args, env, signal) {
	const asked = parseArguments(args, env);
	if ("kind" in asked) return asked;
	const { subcommand, given } = asked;
	const settings = await commands[subcommand].settle?.(given.settings, signal) ?? given.settings;
	return commands[subcommand].read({
		...given,
		settings
	});
}
function parseArguments(args, env) {
	const { settings, options, positionals } = openTerminalSettings(args, env);
	const [command, ...words] = positionals;
	if (settings.read("version")) return { kind: "version" };
	if (command === "help") return {
		kind: "help",
		topic: topicOf(words[0])
	};
	if (command === "completion" && !settings.read("help")) return {
		kind: "completion",
		words
	};
	if (settings.read("help")) return {
		kind: "help",
		topic: topicOf(command)
	};
	if (args.length === 0) return { kind: "help" };
	const subcommand = subcommandOf(command);
	checkOptions(options, subcommand);
	return {
		subcommand,
		given: {
			words,
			settings,
			proxies: () => readProxies(env)
		}
	};
}
function topicOf(word) {
	const topics = [...commandNames, ...otherTopics];
	const known = topics.find((topic) => topic === word);
	if (word === void 0 || known !== void 0) return known;
	const meant = meantWord(word, topics);
	const advice = meant === void 0 ? `use ${topics.join(", ")}.` : `did you mean ${meant}?`;
	throw new UserError(`There is no help on ${JSON.stringify(word)}: ${advice}`);
}
function subcommandOf(word) {
	const known = commandNames.find((name) => name === word);
	if (known !== void 0) return known;
	const all = commandNames.join(", ");
	if (word === void 0) throw new UserError("Put a command before the options, such as run; see --help.");
	const meant = ticketKey(word.toUpperCase()) !== void 0 || seemsFile(word) ? `run ${word}` : meantWord(word, [
		...commandNames,
		"help",
		"completion"
	]);
	const advice = meant === void 0 ? `use ${all} or --help.` : `did you mean ${meant}?`;
	throw new UserError(`There is no command ${JSON.stringify(word)}: ${advice}`);
}
function checkOptions(given, subcommand) {
	const own = settingNames.flatMap((name) => atTerminal(name).option ?? []).filter(({ subcommands }) => subcommands.includes(subcommand));
	const wrong = given.find((name) => own.every((option) => option.name !== name));
	if (wrong === void 0) return;
	throw new UserError(`Remove --${wrong}: ${subcommand} has no such option; see --help.`);
}
export { main };
