import { i as version } from "./package.js";
import { n as useProxies, t as readProxies } from "./adapter-proxy.js";
import { $r as ticketKey, T as outcomeEvent, w as eventWriter, xi as meaningOf } from "./core.js";
import { c as UserError, d as errorMessage, m as requireValid, p as isDefect, s as UnreachableError } from "./engine-base.js";
import { q as nearestWord } from "./engine-text.js";
import { S as readRun, _ as jiraSettings, a as atTerminal, b as readModel, c as givenSecrets, d as openSettings, f as readersOf, h as settingsTable, l as literalDefault, m as settingNames, o as describeSetting, p as settingGroups, v as readJira } from "./settings.js";
import { a as refuseWord, i as readVerbosity, n as optionsOf, r as program, t as confirmIfAsked } from "./command.js";
import { a as printError, n as hang, s as printResult, t as columnsOf, u as wrap } from "./print.js";
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
		const meant = nearestWord(unknown.name, Object.keys(options));
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
	sentence: "Checks each part of a set-up: the model, Jira, GitHub and the Worker.",
	details: [
		"Takes the settings of run and sweep, from options, variables, and from the workflow that runs the agent and .jira-bug-fix.yml in the work tree. Asks only what is configured, changes nothing, and shows no secret. GitHub is asked with GITHUB_TOKEN; the model is asked once, in a few hundred tokens.",
		"Anyone may have written these files of a clone: addresses and secrets are never taken from them. Commands of the project are not run: a job prepares them before its first call, and says why they cannot run.",
		"Prints a line for each part: ✓ works, ! works with less, ✗ is broken, with the sentence that mends it. The exit code is 2 if anything is broken, else 3 if a group was not checked, otherwise 0. What the workflow goes without, such as a Worker beside a sweep, counts as checked.",
		"With --json, prints {\"ok\": boolean, \"findings\": [{\"group\", \"joint\", \"state\", \"sentence\"}]}. A state is green, amber, red or unchecked; a group that is not configured has the joint null."
	],
	examples: [`${program} doctor --sample-ticket APP-17`, `${program} doctor --worker-url https://jira.example.workers.dev --json`],
	read: readDoctorRequest,
	async perform(request, signal) {
		const { doctorFromCli } = await import("./doctor.js");
		return doctorFromCli(request, { signal });
	}
};
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
	sentence: "Writes the workflow of a repository, and the commands that set up the rest.",
	details: ["Asks what it cannot find out, writes the workflow once you agree, and prints one block of commands to paste, which ask for each secret, and what only a person can do. It runs, stores and deploys nothing itself. With JIRA_TOKEN, it also asks Jira what the query finds and who the agent is. Without a terminal, a workflow that is there already stays, unless you pass --force."],
	examples: [
		`${program} init`,
		`${program} init --dry-run`,
		`${program} init --trigger schedule --jql 'project = APP' --model gpt-6.1-sol`
	],
	read: readInitRequest,
	async perform(request, signal) {
		const { initFromCli } = await import("./init.js");
		const { stdin, stdout } = process;
		return initFromCli(request, {
			signal,
			input: stdin,
			output: stdout,
			isInteractive: stdin.isTTY && stdout.isTTY,
			home: fileURLToPath(new URL("..", import.meta.url))
		});
	}
};
function readInitRequest({ words, settings, proxies }) {
	const { read, isGiven } = settings;
	const given = [
		...optionsOf("init"),
		"jira-url",
		"jira-email",
		"jira-token"
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
		force: read("force"),
		proxies: proxies()
	};
}
// src/cli/run/request.ts
function readRunRequest({ words, settings, proxies }) {
	const { read, show } = settings;
	const ticket = () => namedTicket(words, read("ticket-file"));
	const jiraParts = [...readersOf(settings, jiraSettings), () => readJira(settings)];
	requireValid([
		ticket,
		() => ticket().kind === "key" && requireValid(jiraParts),
		...readersOf(settings, optionsOf("run")),
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
// src/cli/commands.ts
const commands = {
	run: {
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
	},
	init: initCommand,
	doctor: doctorCommand
};
const commandNames = Object.keys(commands).filter((name) => name in commands);
const otherTopics = ["environment"];
const shownExamples = 3;
const mostColumns = 100;
function helpOn(topic, columns = columnsOf({})) {
	return topicOf$1(topic)(Math.min(columns, mostColumns));
}
function topicOf$1(topic) {
	if (topic === void 0) return firstScreen;
	return topic === "environment" ? environmentHelp : (columns) => commandHelp(topic, columns);
}
function firstScreen(columns) {
	const width = Math.max(...commandNames.map(({ length }) => length)) + 4;
	const list = commandNames.map((name) => entry([name, commands[name].sentence], columns, width));
	const examples = [
		0,
		1,
		2
	].map((at) => commandNames.map((name) => commands[name].examples[at])).flat().filter((example) => example !== void 0);
	const topics = [[`${program} help COMMAND`, "A command, its options and examples."], [`${program} help environment`, "The environment variables."]];
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
		process.exitCode = meaningOf({ reason }).exitCode;
	}
}
async function perform(request, signal) {
	switch (request.kind) {
		case "help":
			printResult(helpOn(request.topic, columnsOf(process.stdout)));
			return 0;
		case "version":
			printResult(version);
			return 0;
		default:
			await useProxies(request.proxies);
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
	const meant = nearestWord(word, topics);
	const advice = meant === void 0 ? `use ${topics.join(", ")}.` : `did you mean ${meant}?`;
	throw new UserError(`There is no help on ${JSON.stringify(word)}: ${advice}`);
}
function subcommandOf(word) {
	const known = commandNames.find((name) => name === word);
	if (known !== void 0) return known;
	const all = commandNames.join(", ");
	if (word === void 0) throw new UserError("Put a command before the options, such as run; see --help.");
	const meant = ticketKey(word.toUpperCase()) !== void 0 || seemsFile(word) ? `run ${word}` : nearestWord(word, [...commandNames, "help"]);
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
