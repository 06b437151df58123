import { C as isCodeFile, y as isTestFile } from "./engine-files.js";
import { Et as clip, F as groupedBy, Ft as oneLine, Pt as listNames, T as counted, W as requestFingerprint } from "./engine-text.js";
import { S as sortedChanges, _ as patchDigest } from "./engine-edits.js";
// src/engines/evidence/reading/consoles.ts
const [passed$1, failed] = [/(\d+) passed/g, /(\d+) (?:failed|errors?\b)/g];
const consoles = {
	vitest: {
		sign: /^ *Test Files {1,9}\d/,
		summary: {
			line: /^ *Tests {1,9}\d+ [a-z]+/,
			passed: passed$1,
			failed
		},
		failed: /^ *FAIL {1,4}(\S.*? > .+)$/,
		suite: /^ *FAIL {1,4}(\S.*) \[ .+ \]$|^⎯+ (Unhandled (?:Error|Rejection)s?) ⎯+$/
	},
	jest: {
		sign: /^Tests: {1,9}(?:\d+ [a-z]+, )*\d+ total/,
		summary: {
			line: /^Tests: {1,9}\d/,
			passed: passed$1,
			failed
		},
		heading: /^ *(?:FAIL|PASS) {1,4}(\S.*?\.\w+)(?: \([\d.]+ m?s\))?$/,
		joint: " › ",
		failed: /^ {0,4}● (?!(?:Console|Cannot log after|Validation)\b|.*:$|Test suite failed)(.+)$/,
		suite: /^ {0,4}● (Test suite failed to run)$/
	},
	mocha: {
		sign: /^ +\d+ passing\b/,
		summary: {
			line: /^ {1,4}\d+ (?:passing|failing)\b/,
			passed: /(\d+) passing/g,
			failed: /(\d+) failing/g
		},
		list: {
			from: /^ +\d+ failing$/,
			to: /^(?:\S| +\d+ passing)/
		},
		failed: /^ {2}\d+\) (\S.*)$/,
		hasPaths: true
	},
	"node --test": {
		sign: /^ℹ tests \d+$/,
		summary: {
			line: /^ℹ (?:pass|fail) {1,3}\d+$|^✔ \S+\.[cm]?[jt]s \([\d.]+ms\)$/,
			passed: /ℹ pass +(\d+)/g,
			failed: /ℹ fail +(\d+)/g,
			skipped: /^✔ /g
		},
		list: {
			from: /^✖ failing tests:$/,
			to: /^(?:ℹ tests |▶ |✔ )/
		},
		heading: /^test at (.+):\d+:\d+$/,
		joint: ": ",
		failed: /^✖ (.+) \([\d.]+ms\)$/
	},
	pytest: {
		sign: /^=* ?(?:\d+ [a-z]+, ){0,8}\d+ [a-z]+ in [\d.]+s/,
		summary: {
			line: /^=* ?(?:\d+ [a-z]+, ){0,8}\d+ [a-z]+ in [\d.]+s/,
			passed: passed$1,
			failed
		},
		failed: /^(?:FAILED|ERROR) ([^\s:]+::[^\s[]+(?:\[.*?\])?)(?= - |$)|^SUBFAIL(?:ED)?(?:\((.{0,200}?)\)|\[.*?\]) (\S+::\S+)(?= - |$)/,
		suite: /^ERROR (\S+\.py)(?= - |$)/
	},
	"go test": {
		sign: /^(?:FAIL|ok {2})\t\S/,
		footer: /^(?:FAIL|ok {2})\t(\S+)(?:\s(\[[^\]]+\]))?/,
		failed: /^ *--- FAIL: (\S.*) \([\d.]+s\)$/,
		passed: /^(?:ok {2}\t(\S+)\t(?!.*\[no tests? )| *--- PASS: (\S+))/
	},
	"cargo test": {
		sign: /^test result: /,
		summary: {
			line: /^test result: /,
			passed: passed$1,
			failed
		},
		failed: /^(?:test (\S.*?)(?: - should panic)? \.\.\. FAILED|(\S.*) --- FAILED)$/
	},
	phpunit: {
		sign: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
		summary: {
			line: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
			all: /^(?:OK \(|Tests: )(\d+)/g,
			skipped: /(?:Skipped: |Incomplete: |Assertions: 0, Warnings: )(\d+)/g,
			failed: /(?:Failures|Errors): (\d+)/g
		},
		list: {
			from: /^There (?:was|were) \d+ (?:PHPUnit )?(?:failures?|errors?):$/,
			to: /^There (?:was|were) /
		},
		failed: /^\d+\) (\S.*)$/
	},
	rspec: {
		sign: /^\d+ examples?, \d+ failures?/,
		summary: {
			line: /^\d+ examples?, \d+ failures?/,
			all: /(\d+) examples?/g,
			skipped: /(\d+) pending/g,
			failed: /(\d+) (?:failures?|errors?)\b/g
		},
		failed: /^rspec '?(?:\.\/)?([^\s'[:]+)[^ ]* # (.+)$/,
		suite: /^An error occurred while loading (?:\.\/)?(\S+?)\.?$/
	}
};
const isTap = (line) => /^ *(?:not )?ok \d+\b|^TAP version 1\d$|^# (?:pass|fail) {1,3}\d+$/.test(line);
// src/engines/evidence/reading/joined-commands.ts
const prefix$1 = /^[\s({]*(?:(?:if|do|then|else|time|exec|(?:cross-)?env|command|!|\w+=\S*)\s+)*/;
const tests = /test|jest|phpunit|specs?\b|\be2e\b|integration|\bunit\b|mocha|jasmine|karma|cypress|playwright|behave|cucumber|^(?:\S*\/)?(?:ava|tape?|t|prove|bats|tox|nox|uvu|borp|pest)$/i;
const others = /^(?:cd|mkdir|rm|cp|mv|ln|cat|echo|printf|export|set|source|\.|test|\[+|touch|git|tsc|psql|pip3?)(?: |$)| (?:up|down|start|stop|pull|ci|--no-run)(?: |$)|build|compile|install|prepare|create|migrat|lint|types?\b|format|setup|clean/i;
const goesOn = /\|\|(?!\s*(?:\{.*?)?\b(?:exit|break|return|false)\b)/;
const ends = /\|\|\s*(?:\{.*?)?\b(?:exit|break|return)\b/;
function joinsTests(command, isBash) {
	const text = command.replace(/\{[^{}]*\}/g, (group) => group.replace(/[;\n]/g, " "));
	const isStrict = isBash ? !/\bset \+e/.test(text) : /\bset -\w*e|\bsh -\w*e/.test(text);
	if (/\b(?:for|while|until)\b.*?[;\n]\s*do\b/.test(text)) return tests.test(text) && (ends.test(text) || isStrict && !goesOn.test(text));
	return testPartsOf(text, isStrict ? /&&|[;\n]/ : /&&/).filter((part) => !goesOn.test(part)).length > 1;
}
const testPartsOf = (command, between) => command.split(between).filter((part) => {
	const named = wordsOf$1(part).filter((word) => !/^-(?!-no-run$)/.test(word)).slice(0, 4);
	return named.some((word) => tests.test(word)) && !others.test(named.join(" "));
});
const wordsOf$1 = (part) => part.replace(prefix$1, "").trim().split(/\s+/);
// src/engines/evidence/reading/normalize-output.ts
const esc = "\x1B";
const escapeSequences = new RegExp([
	`(?:${esc}\\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]`,
	`${esc}\\][^${esc}\u0007\n]{0,512}(?:\u0007|${esc}\\\\)`,
	`${esc}[ -/]{0,8}[0-Z\\\\^-~]`,
	`[${esc}\u009b]`
].join("|"), "g");
const lineStart = new RegExp(`(?:${esc}\\[|\u009b)1?G`, "g");
function plainOutput(output) {
	return output.replace(lineStart, "\n").replace(escapeSequences, "").replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(/[^\P{Cc}\t\n]/gu, "");
}
const clock = /^(?:\d{4}-\d{2}-\d{2}T[\d:.]{8,18}Z |#\d{1,4} \d{1,5}\.\d{1,3} )/;
const maxLine$6 = 1e3;
const outputLines = (output) => plainOutput(output).split("\n").map((line) => line.replace(clock, "").slice(0, maxLine$6).trimEnd());
const runSpecific = [
	["id", "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"],
	["id", "[0-7][0-9A-HJKMNP-TV-Z]{25}"],
	["address", "0[xX][0-9a-fA-F]{2,16}"],
	["address", "(?<=@)[0-9a-f]{5,16}"],
	["id", "(?=[a-f]{0,63}\\d)(?=\\d{0,63}[a-f])[0-9a-f]{7,64}"],
	["temp", "(?:/(?:private/)?(?:var/)?tmp/)?pytest-of-[\\w.-]{1,64}/pytest-\\d{1,9}"],
	["temp", "/tmp/Rtmp\\w{1,20}(?:/[\\w.]{1,100})?"],
	["temp", "/(?:private/)?(?:var/)?tmp/[\\w.@+-]{1,255}"],
	["temp", "/(?:private/)?var/folders/\\w{1,9}/\\w{1,40}/T/[\\w.@+-]{1,255}"],
	["temp", "[A-Z]:\\\\Users\\\\[^\\\\\\n]{1,64}\\\\AppData\\\\Local\\\\Temp\\\\[\\w.@+-]{1,255}"],
	["date", "\\d{4}[-/]\\d{2}[-/]\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?"],
	["date", "\\d{1,2}/\\d{1,2}/\\d{2,4}(?:,? \\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?(?: ?[AP]M)?)?"],
	["date", "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:[A-Z][a-z]{2} {1,2}\\d{1,2}|\\d{1,2} [A-Z][a-z]{2})(?: \\d{4})?(?: \\d{2}:\\d{2}:\\d{2})?(?: [A-Z]{3})?(?: \\d{4})?"],
	["time", "\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?"],
	["port", "(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[?::1?\\]?|host\\.docker\\.internal):\\d{1,5}"],
	["port", "[pP]ort[ :=]{1,2}\\d{2,5}"],
	["pid", "(?:[pP]id|PID|[pP]rocess|[sS]eed|SEED|goroutine|[tT]hread|[wW]orker|object_id|fd)[ :=#-]{1,3}\\d{1,20}"],
	["pid", "thread '[^'\\n]{1,100}' \\(\\d{1,10}\\)"],
	["pid", "#?(?:PID|Port|Ref|Reference)?<\\d{1,10}(?:\\.\\d{1,10}){1,3}>"],
	["pid", "node:\\d{1,10}"],
	["pid", "==\\d{1,10}==(?=\\s|$)"],
	["number", "\\d{10,20}"],
	["duration", `(?:\\d{1,4}[hm] ?){0,2}\\d{1,9}(?:[.,]\\d{1,12})? ?(?:ns|µs|us|ms|s|secs?|seconds?|m|mins?|minutes?|hrs?|hours?|(?:milli|micro|nano)seconds?)`]
];
const anyRunSpecific = new RegExp(`(?<![\\w.>])(?:${runSpecific.map(([, pattern]) => `(${pattern})`).join("|")})(?!\\w)`, "g");
function normalizeOutput(text) {
	return text.replace(anyRunSpecific, (_found, ...groups) => {
		const index = runSpecific.findIndex((_row, at) => groups[at] !== void 0);
		return `<${runSpecific[index]?.[0] ?? "volatile"}>`;
	});
}
function isSameOutput(a, b) {
	return gist(a) === gist(b);
}
function gist(output) {
	return normalizeOutput(plainOutput(output)).split("\n").map((line) => line.trimEnd()).filter((line) => line !== "").join("\n");
}
function repeatedFailures(first, last) {
	const [exact, normalized] = [new Set(first), new Set(first.map((name) => normalizeOutput(name)))];
	return last.map((name) => ({
		name,
		isExact: exact.has(name)
	})).filter(({ name, isExact }) => isExact || normalized.has(normalizeOutput(name)));
}
function newFailures(repeated, known) {
	const [exact, normalized] = [new Set(known), new Set(known.map((name) => normalizeOutput(name)))];
	const isKnown = ({ name, isExact }) => isExact ? exact.has(name) : normalized.has(normalizeOutput(name));
	return repeated.filter((failure) => !isKnown(failure)).map(({ name }) => name);
}
// src/engines/evidence/reading/early-end.ts
const apart = "as `a || code=1; b || code=1; exit $code`";
const tools = [
	[
		/^error: (?:doc)?test failed, to rerun/m,
		"with `--no-fail-fast`",
		/^error: \d+ targets? failed/m
	],
	[
		/^\[INFO\] \S.{0,200} \.{2,} SKIPPED$/m,
		"with `-fae` or `-fn`",
		/(?!)/
	],
	[
		/^Execution failed for task ':[^\s:']+:|^ *• Running \S+ in (?!1 )\d+ packages/m,
		"with `--continue`",
		/\s--continue\b/
	],
	[
		/\bERR_PNPM_RECURSIVE_\w*FIRST_FAIL|^lerna info Executing command in (?!1 )\d+ packages/m,
		"with `--no-bail`",
		/\s--no-bail\b/
	],
	[
		/\byarn workspaces run\b/,
		apart,
		/(?!)/
	]
];
const said = /\b(?:stopp|cancell?|abort|bail)(?:ed|ing) (?:early )?(?:after|at|due to|on) (?:(?:\d+|the|a|test|first|maximum|allowed) )*fail|\bfail-fast\W+ is on\b|(?:^|[\s(])[1-9]\d*(?:\/\d+)? (?:\w+ )?(?:(?:was|were|did) )?not run\b/im;
const options = [
	/(?<=[\s"'=`])--?(?!no[-_])[a-z_-]{0,20}?(?<!no[-_]?)(?:bail|fail[-_]?fast|exit[-_]?first|(?:stop|halt|exit)[-_]?on[-_]?\w[\w-]{0,30}|max[-_]?fail(?:ures)?)(?![\w-])(?![= ](?:0|false)\b)/i,
	/\b\w*fail_?fast=(?:1|true)\b|\bskipAfterFailureCount=[1-9]\d*/i,
	/(?:\b(?:py\.?test|playwright|nox|trial)[^;&|\n]*\s|ADDOPTS=["']?)-[qvsl]{0,4}x[qvsl]{0,4}(?![\w-])/,
	/\b(?:mocha|jest|uvu|tap) (?:[^;&|\n]* )?-b(?![\w-])/,
	/\b(?:unittest|nose2\S*) (?:[^;&|\n]* )?-[fF](?![\w-])/
];
const echo = /^(?:[>$+] |\S+ [a-z][\w:-]{0,60}\$ |task: \[\S+\] |\S+: commands\[\d+\]> |nox > |cmd \[\d+\] \| )(.+)$/;
const atTarget = /^g?make: \*\*\* \[(?:\S+:\d+: )?(?:\S*\/)?([^\]\s/]+)\] Error/m;
const maxEcho = 500;
function earlyEnd(output, command) {
	const lines = bareLines(output);
	const text = lines.join("\n");
	const target = atTarget.exec(text)?.[1];
	const commands = commandsIn(lines, command, target);
	const all = `${commands.join("\n")}\n${text}`;
	const tool = tools.find(([sign, , unless]) => sign.test(all) && !unless.test(all));
	if (tool !== void 0 && !isOnlyTarget(text, command)) return tool[1];
	const option = commands.flatMap((one) => options.flatMap((form) => form.exec(one)?.[0] ?? []))[0];
	if (option !== void 0) return `without \`${option.split(/\s/).at(-1)}\``;
	if (said.test(text) || lines.some(countsFewer)) return "without what ends it early";
	if (target !== void 0 && commands.some((one) => makesMore(one, target))) return "with `-k`";
	return commands.some((one, nth) => joinsTests(one, nth === 0)) ? apart : void 0;
}
const label$1 = /^(?:➤ YN\d{4}: )?\[?[\w@][\w@./:#-]{0,150}?(?: [\w:.-]{1,60})??(?:\]:?|:| {1,60}\|)(?: |$)/;
const bareLines = (output) => outputLines(output).flatMap((line) => {
	const bare = line.replace(label$1, "");
	return bare === line ? [line] : [line, bare];
});
function commandsIn(lines, command, target) {
	return [command, ...lines.filter((line) => line.length <= maxEcho).flatMap((line) => echo.exec(line)?.[1] ?? (target && /^\S/.test(line) ? line : []))];
}
const printedCommands = (output, command) => commandsIn(bareLines(output), command, void 0);
const failedParts = [
	/^g?make: (?:\*\*\* )?\[.+\] Error \d+/,
	/: ERROR: command finished with error/,
	/^npm error Lifecycle script/,
	/^\S+ test: Failed$/
];
function countParts(output, command) {
	const printed = plainOutput(output).split("\n");
	const failed = failedParts.map((form) => new Set(printed.filter((line) => form.test(line.slice(0, maxEcho)))).size);
	const target = atTarget.exec(printed.join("\n"))?.[1];
	const run = commandsIn(bareLines(output), command, target).map((one) => testPartsOf(one, /&&|\|\||[;&\n]/).length);
	return Math.max(1, ...failed, ...run);
}
function isOnlyTarget(text, command) {
	const target = /to rerun pass `(.+)`$/m.exec(text)?.[1] ?? "`";
	return target === "--doc" || ` ${command} `.includes(` ${target} `);
}
function countsFewer(line) {
	const [, all, whole = all] = /^ *Test (?:Suites|Files)\b.{0,200} (?:(\d+) total|\((\d+)\))$/.exec(line) ?? [];
	return [...line.matchAll(/(\d+) (?!total|of )[a-z]/g)].map(([, digits]) => Number(digits)).reduce((sum, part) => sum + part, 0) < Number(whole);
}
function makesMore(command, target) {
	const [, words = ""] = /\bg?make((?: +[^\s;&|]+)+)/.exec(command) ?? [];
	const goal = words.split(" ").findLast((word) => /^(?!-)[^=]+$/.test(word));
	const goesOn = /(?: -\w*[ki]| --keep-going)(?= |$)/.test(words);
	return goal !== void 0 && goal !== target && target !== "check-am" && !goesOn;
}
// src/engines/evidence/reading/failure-message.ts
const max = {
	lines: 60,
	line: 400
};
const traces = /^\s*(?:at |async |>>> |\.\.\. \d+ more|#\d+ |\d+: [\w<]|File "|(?:from|in) \S+:\d+|❯ |⎯|stack(?:trace| backtrace)?:|(?:duration\w*|elapsed)\b ?[:=]|code: 'ERR_|note: |\(compared using|\[\S{1,200}:\d+\]:?$|(?:new |async )?[\w.<>[\]$]{1,80} \(\S{1,300}:\d+(?::\d+)?\)$)/;
const codeLine = /^\s*(>|❯|→|=>)?\s*\d{1,6}\s*[|│:] ?(.*)$/;
const places = new RegExp(`(?<![\\w/\\\\.])((?:file://)?(?:[\\w@.+~-]{0,100}[/\\\\]){0,30}[\\w@.+-]{1,100}\\.[A-Za-z]{1,10})(?:(?::|:line | @ | (?=\\d+:\\d)|",? line | line | on line )\\d{1,6}(?:[:,]\\d{1,6})?|\\(\\d{1,6}(?:,\\d{1,6})?\\)(?=:))?`, "g");
function readMessage(lines) {
	const about = lines.slice(0, 3 * max.lines);
	const found = about.flatMap((line) => [...line.slice(0, max.line).matchAll(places)].filter(([place, file]) => place !== file).map(([place]) => place.slice(place.search(/[^/\\]*$/))));
	return {
		message: about.flatMap(sayingOf).slice(0, max.lines).join("\n"),
		place: [...new Set(found)].slice(0, 5).join(" ")
	};
}
function sayingOf(whole) {
	const line = whole.slice(0, max.line);
	const [, mark, code] = codeLine.exec(line) ?? [];
	if (code !== void 0 && mark === void 0) return [];
	if (traces.test(line)) return [];
	const plain = withoutPlaces(code ?? line);
	return /[\p{L}\p{N}]/u.test(plain.replace(/<[a-z]+>/g, "")) ? [plain] : [];
}
function withoutPlaces(line) {
	return normalizeOutput(line).replace(places, (_, file) => file.slice(file.search(/[^/\\]*$/))).replace(/\b(?:line|ln) \d+\b/gi, "line").replace(/\s+/g, " ").trim();
}
// src/engines/evidence/reading/failed-test.ts
const madeUp = /\bis expected (?:not )?to\b|\bexample at\b|^(?:[^>]*: )?(?:\(?unnamed[^>]*|<?anonymous>?|should be (?:strictly |deeply |loosely )?(?:equal|equivalent|truthy|falsy))$/;
function failedTest(match) {
	const { name, section, mark, text = [], isSuite, isShared } = match;
	const { message, place } = readMessage(text);
	return {
		name,
		file: section,
		place: [mark, place].filter((part) => part).join(" ") || void 0,
		message: message || void 0,
		...isSuite && { isSuite },
		...(isShared || madeUp.test(name)) && { isShared: true }
	};
}
// src/engines/evidence/reading/runner-run.ts
function nameInFile(file, joint, match) {
	const isSuite = file.endsWith(match.name) && /\.\w+$/.test(match.name);
	return {
		...match,
		name: `${file}${joint}${match.name}`,
		...isSuite && { isSuite }
	};
}
// src/engines/evidence/reading/console-reader.ts
const maxParts = 20;
function readConsole(runner, lines) {
	if (!lines.some(({ text }) => runner.sign.test(text))) return void 0;
	const reader = new ConsoleReader(runner);
	for (const line of lines) reader.read(line);
	return reader.end();
}
var ConsoleReader = class {
	runner;
	failures = [];
	hasPassed = false;
	counts;
	file;
	isListed;
	waiting = 0;
	entry;
	constructor(runner) {
		this.runner = runner;
		this.isListed = runner.list === void 0;
	}
	read({ text, at }) {
		const { heading, list, passed, summary } = this.runner;
		if (this.continuesEntry(text)) return;
		if (list?.from.test(text) === true) this.isListed = true;
		else if (list?.to.test(text) === true) this.isListed = false;
		if (summary?.line.test(text) === true) this.counts = sumOf(this.counts, countsIn(text, summary));
		this.file = heading?.exec(text)?.[1] ?? this.file;
		this.readFooter(text, at);
		if (this.isListed) this.readName(text, at);
		this.hasPassed ||= passed?.test(text) === true;
	}
	end() {
		this.endEntry();
		const { counts, failures, hasPassed } = this;
		return {
			failures,
			counts,
			hasPassed
		};
	}
	continuesEntry(text) {
		if (this.entry === void 0) return false;
		const { parts } = this.entry;
		const isPart = text.search(/\S/) === 5 + 2 * parts.length && parts.length < maxParts;
		if (isPart) this.entry = {
			...this.entry,
			parts: [...parts, text.trim()]
		};
		else this.endEntry();
		return isPart;
	}
	endEntry() {
		if (this.entry === void 0) return;
		const { parts, at } = this.entry;
		this.entry = void 0;
		const name = parts.join(" > ").replace(/:$/, "");
		this.failures.push({
			name,
			line: at
		});
	}
	readFooter(text, at) {
		const [line, name, why = ""] = this.runner.footer?.exec(text) ?? [];
		if (line === void 0) return;
		const isAlone = this.waiting === this.failures.length && line.startsWith("FAIL");
		this.failures = this.failures.map((one, nth) => nth < this.waiting ? one : {
			...one,
			name: `${name} ${one.name}`
		});
		if (isAlone) this.failures.push({
			name: `${name} ${why}`,
			line: at,
			isSuite: true
		});
		this.waiting = this.failures.length;
	}
	readName(text, at) {
		const { failed, suite, joint = "", hasPaths } = this.runner;
		const ofSuite = suite?.exec(text);
		const found = ofSuite ?? failed.exec(text);
		if (!found) return;
		const parts = partsOf(found);
		if (hasPaths) {
			this.endEntry();
			this.entry = {
				parts,
				at
			};
			return;
		}
		const match = {
			name: parts.join(": "),
			line: at,
			isSuite: Boolean(ofSuite)
		};
		this.failures.push(this.file === void 0 ? match : nameInFile(this.file, joint, match));
	}
};
const partsOf = (found) => found.slice(1).filter((part) => part);
const sumOf = (a, b) => a === void 0 ? b : {
	run: a.run + b.run,
	failed: a.failed + b.failed
};
function countsIn(line, { failed, passed, all, skipped }) {
	const [fails, left] = [total(line, failed), total(line, skipped)];
	return {
		run: all ? total(line, all) - left : total(line, passed) + fails - left,
		failed: fails
	};
}
function total(line, figure) {
	if (figure === void 0) return 0;
	return [...line.matchAll(figure)].reduce((sum, [, digits = "1"]) => sum + Number(digits), 0);
}
// src/engines/evidence/reading/diagnostics.ts
const file = "(?<file>(?=[^\\s:(]*[./])[^\\s:(][^:(]{0,400})";
const diagnosticPatterns = [
	["tsc, C#", `^${file}\\((?<place>\\d+,\\d+)\\): (?:fatal )?error (?<message>.+?)(?: \\[[^\\]]*proj\\])?$`],
	["tsc, pyright", `^ *${file}:(?<place>\\d+:\\d+) - error:? (?<message>.+)$`],
	["gcc, mypy, javac", `^${file}:(?<place>\\d+(?::\\d+)?): (?:fatal )?error: (?<message>.+)$`],
	["flake8, ruff, pylint", `^${file}:(?<place>\\d+:\\d+): (?<message>[A-Z]{1,5}\\d{2,5}:? .+)$`],
	["rubocop", `^${file}:(?<place>\\d+:\\d+): (?<message>[CWEFR]: .+)$`],
	["go", `^(?:vet: )?(?<file>[^\\s:]+\\.go):(?<place>\\d+:\\d+): (?<message>.+)$`],
	["eslint, unix", `^${file}:(?<place>\\d+:\\d+): (?<message>.+ \\[Error/[\\w@/-]+\\])$`],
	["biome", "^(?<file>\\S+?)(?::(?<place>\\d+:\\d+))? (?<message>(?:lint|assist|syntax|suppressions)/\\S+|parse|format|organizeImports)(?: {1,4}FIXABLE)? {1,4}━"],
	["maven", "^\\[ERROR\\] (?<file>[^\\s:]+):\\[(?<place>\\d+,\\d+)\\] (?<message>.+)$"],
	["kotlin", "^e: (?:file://)?(?<file>[^\\s:]+):(?<place>\\d+:\\d+):? (?<message>.+)$"],
	["kotlin", "^e: (?<file>[^\\s:]+): \\((?<place>\\d+, \\d+)\\): (?<message>.+)$"],
	["prettier", "^\\[(?:warn|error)\\] (?<file>\\S+\\.\\w+)(?:: (?<message>.+?)(?: \\((?<place>\\d+:\\d+)\\))?)?$"],
	["black, ruff", "^[Ww]ould reformat:? (?<file>\\S+)$"],
	["rustfmt", "^Diff in (?<file>\\S+?)(?: at line |:)(?<place>\\d+):"],
	["php", "^(?:PHP )?(?<message>(?:Parse|Fatal) error: .+) in (?<file>\\S+) on line (?<place>\\d+)$"],
	["linker", "^(?:\\S+: )?(?<file>[^\\s:]+):(?<place>\\([^)]{1,80}\\)|\\d+): (?<message>undefined reference to .+)$"]
].map(([, pattern]) => new RegExp(pattern));
function readDiagnostics(line, at) {
	for (const pattern of diagnosticPatterns) {
		const { file, place = "", message = "" } = pattern.exec(line)?.groups ?? {};
		if (file !== void 0) return [problem(file, place, message, at)];
	}
	return [];
}
function stylishReader(output) {
	const severity = output.includes("ound too many warnings") ? "error|warning" : "error";
	const row = new RegExp(`^ {1,8}(\\d+:\\d+) {1,8}(?:(?:${severity})|✖) {1,8}(\\S.*)$`);
	let file = "";
	return (line, at) => {
		if (/^\S.*\.\w{1,10}$/.test(line)) file = line;
		const [, place = "", message = ""] = row.exec(line) ?? [];
		return message === "" || file === "" ? [] : [problem(file, place, message, at)];
	};
}
function arrowReader() {
	let message = "";
	return (line, at) => {
		const [, file = "", place = ""] = /^ *--> (\S[^:]*):(\d+:\d+)$/.exec(line) ?? [];
		const found = file === "" || message === "" ? [] : [problem(file, place, message, at)];
		message = /^error(?:\[\w+\])?: |^[A-Z]{1,5}\d{2,5} /.test(line) ? line.replace(" [*] ", " ") : "";
		return found;
	};
}
function problem(file, place, message, at) {
	return {
		name: `${file}: ${message.trim() === "" ? "is not formatted" : message}`,
		line: at,
		mark: place
	};
}
// src/engines/evidence/reading/tap.ts
const result = /^( *)(not )?ok\b(?: (\d+))?(?: - | )?(.*?)(?: # time=.*)?$/;
const excused = /(?:^| )# (?:TODO|SKIP)\b/i;
const remark = /^# (?:tests|pass|fail|skip|skipped|todo|ok|cancelled|suites|duration_ms|time=|plan|Looks like|Subtest:|failed|not ok)/;
function readTap(lines) {
	const reader = new TapReader();
	for (const line of lines) reader.read(line);
	return reader;
}
var TapReader = class {
	failures = [];
	passed = [];
	counts;
	groups = new Groups();
	isTape = false;
	comment = "";
	test = [];
	failedDeeper = -1;
	empty = 0;
	open;
	get hasPassed() {
		return this.passed.length > 0;
	}
	read({ text, at }) {
		this.isTape ||= /^TAP version 13$/.test(text);
		const [, outer = "", group] = /^( *)# Subtest: (.+)$/.exec(text) ?? [];
		const [, kind, figure] = /^# (pass|fail) {1,3}(\d+)$/.exec(text) ?? [];
		const found = result.exec(text);
		const isComment = this.isTape && /^# \S/.test(text) && !remark.test(text);
		if (group !== void 0) this.groups.enter(outer.length, group);
		else if (figure !== void 0) this.count(Number(figure), kind === "fail");
		else if (found !== null) this.readResult(found, at);
		else if (isComment) this.comment = text.slice(2);
		else if (this.open !== void 0) this.readText(text, this.open);
		if (isComment || figure !== void 0) this.open = void 0;
	}
	readResult([line, indent = "", not, number = "", name = ""], at) {
		this.open = [];
		if (this.comment !== "") [this.test, this.comment] = [[this.comment], ""];
		const isFailure = not !== void 0 && !excused.test(line);
		const isGroup = indent.length < this.failedDeeper;
		if (isFailure || isGroup) this.failedDeeper = isFailure ? indent.length : -1;
		const title = name === "" ? `test ${number}` : name;
		const path = [...this.test, ...this.groups.path(indent.length, title)];
		if (not === void 0 && !excused.test(line)) this.readPass(path, indent.length);
		if (!isFailure || isGroup) return;
		const match = {
			name: path.join(" > "),
			line: at,
			mark: number,
			text: this.open
		};
		this.failures.push(name === "" ? {
			...match,
			isShared: true
		} : match);
	}
	readPass(path, depth) {
		if (depth === 0 && path.length === 1 && /^\S+\.[cm]?[jt]s$/.test(path[0] ?? "")) this.empty += 1;
		else this.passed.push(path);
	}
	readText(text, open) {
		const last = this.failures.at(-1);
		if (/^ *failureType: '?subtestsFailed/.test(text) && last?.text === open) this.failures.pop();
		else if (/^ *\.\.\.$|^ *1\.\.\d|^[^\s#]/.test(text)) this.open = void 0;
		else open.push(text);
		const [, file] = /^ *location: '?(.+?):\d+:\d+'?$/.exec(text) ?? [];
		if (file === void 0 || last?.text !== open) return;
		this.failures.splice(-1, 1, nameInFile(file, ": ", last));
	}
	count(figure, isFailed) {
		const { run, failed } = this.counts ?? {
			run: 0,
			failed: 0
		};
		const empty = isFailed ? 0 : Math.min(figure, this.empty);
		this.empty -= empty;
		this.counts = {
			run: run + figure - empty,
			failed: failed + (isFailed ? figure : 0)
		};
	}
};
var Groups = class {
	open = [];
	enter(depth, name) {
		this.open = [...this.above(depth), {
			depth,
			name
		}];
	}
	path(depth, name) {
		return [...this.above(depth).map((group) => group.name), name];
	}
	above(depth) {
		return this.open.filter((group) => group.depth < depth).slice(-30);
	}
};
// src/engines/evidence/reading/failures.ts
const maxName$1 = 300;
function readOutput(output) {
	const lines = outputLines(output).map((text, at) => ({
		text,
		at
	}));
	const read = Object.entries(consoles).flatMap(([name, runner]) => {
		const run = readConsole(runner, lines);
		return run === void 0 ? [] : [{
			name,
			run
		}];
	});
	if (lines.some(({ text }) => isTap(text))) read.push({
		name: "TAP",
		run: readTap(lines)
	});
	const runs = read.map(({ run }) => run);
	return {
		runners: read.map(({ name }) => name),
		counts: countsOf(runs),
		hasPassed: runs.some((run) => run.hasPassed),
		tests: named(runs.flatMap(({ failures }) => failures)),
		problems: runs.length > 0 ? [] : problemsIn(lines, output)
	};
}
function problemsIn(lines, output) {
	const readers = [
		readDiagnostics,
		stylishReader(output),
		arrowReader()
	];
	return distinct(named(lines.flatMap(({ text, at }) => readers.flatMap((read) => read(text, at)))));
}
function countsOf(runs) {
	const counts = runs.flatMap((run) => run.counts ?? []);
	if (counts.length === 0) return void 0;
	const sum = (of) => counts.reduce((all, one) => all + one[of], 0);
	const failed = Math.min(sum("failed"), Number.MAX_SAFE_INTEGER);
	return {
		run: Math.min(Math.max(sum("run"), failed), Number.MAX_SAFE_INTEGER),
		failed
	};
}
function failureNames(output) {
	return failureMatches(output).map(({ name }) => name);
}
function failureMatches(output) {
	const { tests, problems } = readOutput(output);
	return distinct([...tests, ...problems]);
}
const named = (found) => found.map((match) => withoutPlace({
	...match,
	name: tidy(match.name)
})).filter(({ name }) => name !== "");
const placeInName = /(?<=^\S{1,200}\.\w{1,4} - .{0,200}) ?\(line (\d+)\)$|(?<=\.\w{1,10}):(\d+(?::\d+)?)(?=$|[ )\]])/;
function withoutPlace(match) {
	const [whole, line, position] = placeInName.exec(match.name) ?? [];
	if (whole === void 0) return match;
	const name = match.name.replace(whole, "").trim();
	return name === "" ? match : {
		...match,
		name,
		mark: match.mark ?? line ?? position
	};
}
function tidy(name) {
	return name.replace(/\s+/g, " ").trim().slice(0, maxName$1);
}
function distinct(found) {
	const marks = new Map();
	return found.toSorted((a, b) => a.line - b.line).flatMap((match) => {
		const { name } = match;
		const mark = identityOf(match);
		const known = marks.get(name) ?? new Set();
		if (known.has(mark)) return [];
		marks.set(name, known.add(mark));
		return [known.size === 1 ? match : {
			...match,
			name: tidy(`(${known.size}) ${name}`)
		}];
	});
}
function identityOf({ name, section = "", mark = "" }) {
	return [
		name,
		section,
		mark
	].join("\n");
}
// src/engines/evidence/reading/hints.ts
const maxLine$5 = 400;
const things = "(?:tests?|specs?|examples?|scenarios?|checks?|assertions?|(?:test )?cases?)";
const passes = "(?:pass(?:ed|es|ing)?|succeed(?:ed|s)?)";
const passedForms = [
	new RegExp(`(?<!\\b0 ?(?:/|of|out of) ?)\\b[1-9]\\d* ${things}\\b(?:(?!\\b(?:no|none|not|never|0|without|skipped)\\b).){0,40}\\b(?:${passes}|ok|success(?:ful(?:ly)?)?)\\b`, "i"),
	/\b[1-9]\d*(?:\/\d+)? (?:pass(?:ed|ing)?|succeeded)\b/i,
	new RegExp(`\\b${passes}: *[1-9]`, "i"),
	/^OK \([1-9]\d* tests?\b|: Executed [1-9]\d* of \d+ .*\bSUCCESS\b|^> Task :(?:[\w.-]+:)*\w*[tT]est$/
];
const unittest = /^Ran ([1-9]\d*) tests? in .*\n+OK\b(?! \(skipped=\1\b)/m;
function saysPassed(output) {
	const plain = plainOutput(output);
	const lines = plain.split("\n").filter((line) => line.length <= maxLine$5);
	return unittest.test(plain) || lines.some((line) => passedForms.some((form) => form.test(line)));
}
const run = /\bout of (\d+)\b|(?<![\w.])(\d+) (?:(?:tests?|specs?|examples?|scenarios?|(?:test )?cases?)(?! failed)|runs|pass(?:ed|ing)|failed)\b|\b(?:tests run|test cases|total|passed|failed): *(\d+)/gi;
function testsSaid(output) {
	const said = plainOutput(output).split("\n").flatMap((line) => line.length > maxLine$5 ? [] : [...line.matchAll(run)]);
	if (said.length === 0) return void 0;
	return said.reduce((sum, [, all, before, after]) => sum + Number(all ?? before ?? after), 0);
}
const failures = /(?<![\w.])([1-9]\d*) (?:\w+ ){0,2}?(fail|error)(?:ed|ing|ures?|s)?\b|\b(fail|error)(?:ed|ures?|s)[^\w.]{1,3}([1-9]\d*)\b(?!\W*(?:ms|s|%)\b)/gi;
const headings = Object.values(consoles).flatMap(({ list }) => list?.from ?? []);
function figuresIn(line) {
	return (line.length <= maxLine$5 && !headings.some((heading) => heading.test(line)) ? [...line.matchAll(failures)] : []).map(([, before, word = "", other = "", after]) => ({
		form: `${word}:${other}`.toLowerCase(),
		figure: Number(before ?? after)
	}));
}
function leastFailuresSaid(output) {
	const largest = new Map();
	for (const { form, figure } of plainOutput(output).split("\n").flatMap(figuresIn)) largest.set(form, Math.max(figure, largest.get(form) ?? 0));
	return [...largest.values()].reduce((sum, figure) => sum + figure, 0);
}
function saysNoTest(output) {
	const plain = plainOutput(output);
	if (noTests.test(plain)) return "says";
	return zeroTests.test(plain) ? "counts" : void 0;
}
const noTests = new RegExp([
	"\\b(?:no|zero) (?:matching |suitable |runnable )?(?:tests?|specs?|examples?|scenarios?|features?|(?:test|spec) (?:files?|modules?|cases?|suites?|targets?|bundles?|packages?|classes|methods?|functions?)) (?:\\S+ ){0,2}?(?:found|ran|run|executed|collected|match\\w*|defined|available|named|specified)\\b",
	"\\bno tests? (?:files?|to run|in)\\b",
	"\\bno packages? to test\\b",
	"\\b(?:could(?: not|n[’'t]t)|can(?:not|[’']t)) (?:find|locate|run because no) (?:any )?(?:tests?|specs?|(?:test|spec) files?|files to test)\\b",
	"\\bno (?:spec |test )?files were found\\b",
	"\\b(?:did|does|do) not match (?:any (?:tests?|test files?|specs?)|the filters?)\\b",
	"\\ball tests have been excluded\\b",
	"\\bno test was executed\\b",
	"\\bmust contain at least one test\\b",
	"\\b(?:suite|file)\\b.{0,200} contains no tests?\\b",
	"\\bcollected 0 items\\b",
	"\\b0 test files? matching\\b"
].join("|"), "i");
const zeroTests = /\b(?:ran|running|executed|found|discovered|total tests?:) 0\b|(?:^|[^\d.,/]) ?0 (?:tests?|specs?|examples?|runs|scenarios?|passing)\b|^1\.\.0$|^[#ℹ] tests 0$|^ {0,4}Total: +0$|\b\d+ deselected in\b/im;
const noFiles = /\b(?:checked|inspected|linted|formatted) 0 files?\b|\b0 files? (?:checked|inspected|linted|processed)\b|\bno (?:[\w.*]+ )?files? (?:found|matching|match|to|were)\b/i;
function checkedNothing(output) {
	return noFiles.test(plainOutput(output));
}
// src/engines/evidence/reading/reported-run.ts
function readReportedRun({ tests }, suites) {
	const ran = tests.filter(({ state }) => state !== "skipped");
	const failed = ran.filter(({ state }) => state === "failed");
	const repeated = repeatedIn$1(ran);
	const unknown = suites.filter(({ name }) => !isReported(name, failed));
	return {
		counts: {
			run: ran.length,
			failed: failed.length
		},
		failures: [...failed.map((test) => failureOf(test, repeated.has(keyOf(test)))), ...unknown.map((match) => ({
			...match,
			text: []
		}))],
		ran: ran.map(({ name }) => name),
		hasRun: ran.length > 0
	};
}
function failureOf({ name, file, message, isProgram }, isRepeated) {
	return {
		name,
		section: file,
		line: 0,
		isSuite: file === name || file?.endsWith(`/${name}`) === true,
		isShared: isRepeated || isProgram === true,
		text: message?.split("\n") ?? []
	};
}
const keyOf = ({ file = "", name }) => `${file}\n${name}`;
function repeatedIn$1(tests) {
	const [seen, repeated] = [new Set(), new Set()];
	for (const key of tests.map(keyOf)) (seen.has(key) ? repeated : seen).add(key);
	return repeated;
}
const isReported = (suite, failed) => failed.some(({ name, file }) => name.startsWith(suite) || file !== void 0 && suite.includes(file));
// src/engines/evidence/reading/shorten-output.ts
const maxLine$4 = 400;
const context = {
	failure: {
		before: 15,
		after: 14
	},
	error: {
		before: 1,
		after: 3
	}
};
const filled = {
	failures: .65,
	errors: .75,
	end: .9
};
const passed = /^\s*(?:[✓✔√]|ok \d|--- PASS|PASS(?:ED)?\b)|(?:\.\.\.|\s)(?:ok|PASSED)(?:\s+\[\s*\d+%\])?\s*$/;
const errorWords = /(?:error|exception)\b|\b(?:assert\w*|expected|panic\w*|traceback|fatal|(?<!\b0 )fail(?:ed|ures?))\b/i;
function shortenOutput(output, room, names = []) {
	const text = plainOutput(output);
	if (text.length <= room) return text;
	const lines = text.split("\n").map(shortenLine);
	const isTelling = (index) => !passed.test(lines[index] ?? "");
	const telling = [...lines.keys()].filter(isTelling);
	const kept = new LineSelection(lines);
	const around = failingLines(text, names).flatMap((line) => linesAround(line, context.failure));
	kept.fill(around.filter(isTelling), room * filled.failures);
	kept.fill(errorLines(lines).filter(isTelling), room * filled.errors);
	kept.fill(telling.toReversed(), room * filled.end);
	kept.fill(telling, room);
	const result = kept.render();
	return result.length <= room ? result : text.slice(text.length - Math.max(Math.floor(room), 0));
}
const maxTelling = 200;
const causes = /\bnot found\b|no such file|denied|refused|unable to|can(?:not|'t)|could not|failed/i;
const label = /^(?:\S+ )?(?:err!|error)[:!]?(?:\s+(?:code|command|errno|path|signal|syscall)\b.*)?$/i;
function tellingLine(output) {
	const lines = plainOutput(output).split("\n").map((line) => line.slice(0, maxLine$4).trim()).filter((line) => line !== "");
	const isTelling = (line) => causes.test(line) || errorWords.test(line) || /^usage:/i.test(line);
	const telling = lines.filter(isTelling);
	const said = telling.find((line) => !label.test(line)) ?? telling[0] ?? lines.at(-1);
	return clip(said ?? "", maxTelling, "");
}
function shortenLine(line) {
	if (line.length <= maxLine$4) return line;
	const half = Math.floor(maxLine$4 / 2) - 20;
	const omitted = line.length - 360;
	return `${line.slice(0, half)}(… ${omitted} characters …)${line.slice(-180)}`;
}
function failingLines(text, names) {
	const all = failureMatches(text);
	const rank = new Map(names.map((name, index) => [name, index]));
	const wanted = all.filter(({ name }) => rank.has(name)).sort((a, b) => (rank.get(a.name) ?? 0) - (rank.get(b.name) ?? 0));
	return (wanted.length > 0 ? wanted : all).map(({ line }) => line);
}
function errorLines(lines) {
	return [...lines.keys()].filter((index) => errorWords.test(lines[index] ?? "")).slice(0, 1e3).flatMap((line) => linesAround(line, context.error));
}
function linesAround(line, { before, after }) {
	const below = Array.from({ length: after }, (_, index) => line + 1 + index);
	const above = Array.from({ length: before }, (_, index) => line - 1 - index);
	return [
		line,
		...below,
		...above
	];
}
var LineSelection = class {
	kept = new Set();
	lines;
	gap;
	used;
	constructor(lines) {
		this.lines = lines;
		this.gap = gapLine(lines.length).length + 1;
		this.used = this.gap;
	}
	fill(indices, room) {
		for (const index of indices) {
			const line = this.lines[index];
			if (line === void 0 || this.kept.has(index)) continue;
			const cost = line.length + 1 + this.gapsAfter(index) * this.gap;
			if (this.used + cost > room) return;
			this.kept.add(index);
			this.used += cost;
		}
	}
	gapsAfter(index) {
		const isNoGap = (at) => at < 0 || at >= this.lines.length || this.kept.has(at);
		return 1 - Number(isNoGap(index - 1)) - Number(isNoGap(index + 1));
	}
	render() {
		const parts = [];
		let next = 0;
		for (const index of [...[...this.kept].sort((a, b) => a - b), this.lines.length]) {
			if (index > next) parts.push(gapLine(index - next));
			parts.push(...this.lines.slice(index, index + 1));
			next = index + 1;
		}
		return parts.join("\n");
	}
};
const gapLine = (count) => `(… ${counted(count, "line")} left out …)`;
// src/engines/evidence/time-limit.ts
function limitOf(result) {
	if (result?.kind !== "timed-out") return void 0;
	return {
		ms: result.elapsed,
		setting: result.limit ?? "test-timeout-minutes"
	};
}
function firstLimit(...results) {
	return results.map(limitOf).find((limit) => limit !== void 0);
}
function describeLimit({ ms, setting }) {
	return `takes longer than ${duration(ms)} (${setting})`;
}
function duration(ms) {
	const seconds = Math.max(1, Math.round(ms / 1e3));
	return seconds < 60 ? counted(seconds, "second") : counted(Math.round(seconds / 6) / 10, "minute");
}
function withLimit(failures, result) {
	const limit = limitOf(result);
	if (limit === void 0) return failures;
	return failures.map((name) => name === "it timed out" ? `it ${describeLimit(limit)}` : name);
}
const timedOut = "it timed out";
// src/engines/evidence/test-run.ts
function readTestRun(result) {
	const read = readOutput(result.output);
	const end = endOf(result);
	const report = wholeReport(result, read.counts);
	if (report !== void 0) return {
		...fromReport(report, read, hasCodeZero(result)),
		end
	};
	return {
		source: read.runners.length > 0 ? "console" : "exit code",
		counts: read.counts,
		failed: failedTests(read),
		retried: [],
		ran: void 0,
		hasRun: hasRun(read, result.output),
		end
	};
}
function fromReport(report, { tests }, isGreen) {
	const suites = tests.filter(({ isSuite }) => isSuite === true);
	const passedLast = retriesIn(report.tests);
	const kept = report.tests.filter((test) => !isGreen || !passedLast.has(test));
	const { failures, ...run } = readReportedRun({
		...report,
		tests: kept
	}, suites);
	const retried = readReportedRun({
		...report,
		tests: [...passedLast]
	}, []).failures;
	const read = {
		failed: failures.map(failedTest),
		retried: retried.map(failedTest)
	};
	return {
		source: "report",
		...run,
		...read
	};
}
function hasRun({ runners, counts, hasPassed, tests }, output) {
	if (tests.some(({ isSuite }) => isSuite !== true)) return true;
	if (counts !== void 0) return counts.run > counts.failed;
	return runners.length > 0 ? hasPassed : saysPassed(output);
}
function countBoth(one, other) {
	const [first, second] = [one, other].map(readTestRun);
	const ran = first?.counts?.run ?? (first?.hasRun ? void 0 : 0);
	const known = second?.counts?.run;
	if (ran !== void 0 && known !== void 0) return [ran, known];
	if (first?.counts ?? second?.counts) return void 0;
	const [said, before] = [testsSaid(one.output), testsSaid(other.output)];
	return said === void 0 || before === void 0 ? void 0 : [said, before];
}
function foundNoTest(output) {
	const none = saysNoTest(output);
	const read = readOutput(output);
	if (none === void 0 || hasRun(read, output)) return false;
	return none === "says" || read.tests.length + read.problems.length === 0;
}
function showsProblems(output) {
	const { tests, problems } = readOutput(output);
	return problems.length > 0 || tests.some(({ isSuite }) => isSuite !== true);
}
function endOf(result) {
	if (result.kind === "timed-out") return timedOut;
	if (result.code > 128 && result.code <= 192) return `it was killed (exit code ${result.code})`;
	return aborted.test(result.output) ? "the test run was aborted" : void 0;
}
const aborted = /^(?:Test Run Aborted\b|The active test run was aborted\b|Bail out!|\S*(?:Segmentation fault|Aborted|Illegal instruction|Bus error) \(core dumped\)$)/m;
function unusualEnd(result) {
	const name = endOf(result);
	return name === void 0 ? [] : [{
		name,
		isShared: true
	}];
}
function hasPassed(result) {
	if (result.kind !== "exited" || result.code !== 0) return false;
	const { counts, end } = readTestRun(result);
	return end === void 0 && (counts?.failed ?? 0) === 0;
}
function findFailures(result) {
	if (result.kind === "not-run") return [];
	const { failed, source } = readTestRun(result);
	return [...source === "report" ? namesOf$1(failed) : failureNames(result.output), ...unusualEnd(result).map(({ name }) => name)];
}
function namesOf$1(tests) {
	return numbered$1(tests.map(({ name }) => name));
}
function failedTests({ tests, problems }) {
	const files = new Set(tests.flatMap(({ section, isSuite }) => isSuite ? [] : section ?? []));
	const own = tests.filter(({ isSuite, name }) => isSuite !== true || !files.has(name));
	return [...[...groupedBy(own, identityOf).values()].flatMap(([first]) => first ? failedTest(first) : []), ...problems.map(({ name, section, mark }) => ({
		name,
		file: section,
		place: mark
	}))];
}
function numbered$1(names) {
	const seen = new Map();
	return names.map((name) => {
		const nth = (seen.get(name) ?? 0) + 1;
		seen.set(name, nth);
		return nth === 1 ? name : `(${nth}) ${name}`;
	});
}
function wholeReport(result, counts) {
	const { report } = result;
	if (report === void 0 || report.tests.length === 0 || result.kind !== "exited") return void 0;
	const failed = report.tests.filter(isFailed).length;
	if (failed === 0 && result.code !== 0) return void 0;
	if ((counts?.failed ?? 0) > failed) return void 0;
	return report;
}
const isFailed = ({ state }) => state === "failed";
const hasCodeZero = (result) => result.kind === "exited" && result.code === 0;
function retriesIn(tests) {
	const keyOf = ({ file = "", name }) => `${file}\n${name}`;
	const passedLater = new Set();
	const found = tests.toReversed().filter((test) => {
		if (test.state === "passed") passedLater.add(keyOf(test));
		return isFailed(test) && passedLater.has(keyOf(test));
	});
	return new Set(found.toReversed());
}
// src/engines/evidence/canary/failing-test.ts
function addFailingTest(path, text, mark) {
	return languages.find(({ files }) => files.test(path))?.add(text, mark);
}
const languages = [
	{
		files: /\.[cm]?[jt]sx?$/i,
		add: addToJavaScript
	},
	{
		files: /\.py$/i,
		add: addToPython
	},
	{
		files: /_test\.go$/,
		add: addToGo
	}
];
const call$1 = /^(?<indent>[ \t]*)(?:await |return |void )?(?<make>(?:[A-Za-z_$][\w$]*\.){0,2}(?:it|test|specify))(?:\.[\w$]+){0,3}(?:\(\s*(?:(['"])(?<title>[^'"\\\n]{1,100})\3)?|`)/gm;
const starts = /^(?:await )?(?:\w+\.){0,3}run\(\);?\s*$/;
function addToJavaScript(text, mark) {
	const [first] = [...text.matchAll(call$1)].flatMap(({ groups = {} }) => {
		const { make = "", indent = "", title } = groups;
		return isBound(make, text) ? [{
			make,
			title,
			depth: indent.length
		}] : [];
	}).toSorted((a, b) => a.depth - b.depth);
	if (first === void 0) return void 0;
	const title = JSON.stringify(`${first.title ?? ""} ${mark}`.trim());
	return insertBefore(text, [
		"",
		`${first.make}(${title}, () => {`,
		...tried(assertionsIn(text)),
		`  throw new Error(${JSON.stringify(mark)});`,
		"});",
		""
	].join("\n"), (line) => starts.test(line));
}
function tried(assertions) {
	if (assertions.length === 0) return [];
	return [
		`  for (const assertion of [${assertions.map((one) => `() => ${one}`).join(", ")}]) {`,
		"    let holds = true;",
		"    try { assertion(); } catch { holds = false; }",
		"    if (holds) return;",
		"  }"
	];
}
function isBound(name, text) {
	const [root = name] = name.split(".");
	return root === name || /^(?:QUnit|Deno)$/.test(root) || isImported(root, text);
}
function isImported(name, text) {
	return (text.match(/^(?:import|const|let|var)\b[^;]*?(?:from|=)/gm) ?? []).some((line) => line.split(/[^\w$]+/).includes(name));
}
const equality = /(?<![\w$.])(?:(?:assert|chai|strict)\.){0,2}(?<name>(?:not)?(?:deep|strict|deepStrict)?equals?|is|ok)(?=\()/gi;
const matchers = [
	"toBe(1)",
	"toEqual(1)",
	"toStrictEqual(1)",
	"to.equal(1)",
	"to.eql(1)",
	"to.deep.equal(1)"
];
function assertionsIn(text) {
	const named = [...text.matchAll(equality)].flatMap(([callee, name = ""]) => {
		if (!callee.includes(".") && !isImported(callee, text)) return [];
		if (name.toLowerCase() === "ok") return [`${callee}(0)`];
		return [`${callee}(0, ${name.startsWith("not") ? 0 : 1})`];
	});
	const bare = /(?<![\w$.])assert\(/.test(text) ? ["assert(0)"] : [];
	const expected = matchers.filter((one) => text.includes(`).${one.slice(0, one.indexOf("(") + 1)}`)).map((one) => `expect(0).${one}`);
	return [...new Set([
		...named,
		...bare,
		...expected
	])];
}
function addToPython(text, mark) {
	const last = [...text.matchAll(/^class (?<name>\w+)(?:\((?<bases>[^)]*)\))?:/gm)].filter(({ groups = {}, index }) => {
		const body = text.slice(index).split(/\n(?=\S)/)[0] ?? "";
		return /test/i.test(`${groups.name} ${groups.bases}`) && /^\s+(?:async )?def test/m.test(body);
	}).at(-1)?.groups;
	const name = /^(?:[ \t]*)(?:async )?def (test\w*)/m.exec(text)?.[1];
	if (name === void 0) return void 0;
	const isMain = (line) => /^if __name__\b/.test(line);
	if (last === void 0) {
		if (!/^(?:async )?def test/m.test(text)) return void 0;
		return insertBefore(text, pythonTest(`${name}_${mark}()`, "", ["plain()"], mark), isMain);
	}
	const failing = [...new Set(text.match(/\bself\.assert(?:Not)?(?:Equals?|True)(?=\()/g) ?? [])].map((one) => one.endsWith("True") ? `${one}(0)` : `${one}(0, ${one.includes("Not") ? 0 : 1})`);
	const bases = last.bases === void 0 ? "" : `(${last.bases})`;
	const test = pythonTest(`${name}_${mark}(self)`, "    ", ["plain()", ...failing], mark);
	return insertBefore(text, `\n\nclass ${last.name}_${mark}${bases}:${test}`, isMain);
}
function pythonTest(head, indent, failing, mark) {
	return `\n${[
		`def ${head}:`,
		"    def plain():",
		"        assert 0 == 1",
		`    for check in (${failing.map((one) => `lambda: ${one}, `).join("")}):`,
		"        try:",
		"            check()",
		"        except BaseException:",
		"            continue",
		"        return",
		`    raise AssertionError("${mark}")`
	].map((line) => indent + line).join("\n")}\n\n\n`;
}
function addToGo(text, mark) {
	const name = /^func (Test\w*)\(\w+ \*testing\.T\)/m.exec(text)?.[1];
	if (name === void 0 || /^\/\/(?:go:build| \+build)/m.test(text)) return void 0;
	return `${text}\nfunc ${name}_${mark}(t *testing.T) {\n\tt.Fatal("${mark}")\n}\n`;
}
function insertBefore(text, lines, isStart) {
	const all = text.split("\n");
	const at = all.findLastIndex(isStart);
	if (at === -1) return `${text}\n${lines}`;
	return [
		...all.slice(0, at),
		lines,
		...all.slice(at)
	].join("\n");
}
// src/engines/evidence/canary/other-expectation.ts
const comparing = /assert|expect|should|must|equal|check|verif|require|compare|match|\bis\w{0,20}\b|\bok\b|==|\[\[? |\btest\b/i;
const other = /^\s*(?:\/\/|\*|#(?!\[)|--|import\b|from\b|use\b|using\b|require\b|package\b|#\s*include\b|@)/;
const figure = /(?<![\w.$#'"-])\d{1,9}(?![\w'"]|\.\d)/;
const quoted$1 = /(["'])((?:\\.|(?!\1)[^\\]){1,200})\1/g;
const maxLine$3 = 500;
function expectOtherwise(text, mark) {
	const lines = text.split("\n");
	const changed = lines.map((line) => line.length <= maxLine$3 && comparing.test(line) && !other.test(line) ? withOther(line, mark) : line);
	return changed.some((line, index) => line !== lines[index]) ? changed.join("\n") : void 0;
}
function withOther(line, mark) {
	const bare = line.replace(quoted$1, (all) => " ".repeat(all.length));
	const number = figure.exec(bare);
	if (number !== null) {
		const next = `${Number(number[0]) + 1}`;
		return line.slice(0, number.index) + next + line.slice(number.index + number[0].length);
	}
	const [first] = line.matchAll(quoted$1);
	if (first === void 0 || first.index === void 0) return line;
	const end = first.index + first[0].length - 1;
	return line.slice(0, end) + mark + line.slice(end);
}
// src/engines/evidence/canary/canary.ts
const most = 3;
function plantCanary(patch, files) {
	const digest = patchDigest(patch);
	const marked = files.map((file) => {
		return {
			file,
			mark: `fails_on_purpose_${requestFingerprint([digest, file.path]).slice(0, 8)}`
		};
	});
	for (const [index, { file, mark }] of marked.entries()) {
		if (addFailingTest(file.path, file.after ?? "", mark) !== void 0) return withFailingTests(patch, marked.slice(index));
		const other = expectOtherwise(file.after ?? "", mark);
		if (other !== void 0) {
			const change = {
				...file,
				after: other
			};
			return {
				patch: new Map(patch).set(file.path, change),
				planted: [{ path: file.path }]
			};
		}
	}
}
function withFailingTests(patch, files) {
	const planted = [];
	const changed = new Map(patch);
	for (const { file, mark } of files) {
		const failing = addFailingTest(file.path, file.after ?? "", mark);
		if (failing === void 0) continue;
		changed.set(file.path, {
			...file,
			after: failing
		});
		planted.push({
			path: file.path,
			mark
		});
		if (planted.length === most) break;
	}
	return {
		patch: changed,
		planted
	};
}
function whyNoEvidence(canary, runs) {
	const { head, run, isWhole } = runs;
	const place = `a test that must fail, in ${canary.planted[0]?.path ?? ""}`;
	if (run.kind === "not-run") return `whether it can fail is not known: ${run.why}`;
	if (run.kind === "timed-out") return `it does not end with ${place}`;
	if (run.code === 0) return `it also passes with ${place}`;
	const [before, now] = [readTestRun(head), readTestRun(run)];
	if (before.source !== now.source) return `its report does not name ${place}`;
	const { planted } = canary;
	const isSeen = ({ mark }) => mark === void 0 ? hasPassed(head) || failsMore$1(before, now) : failsBy(mark, now) || planted.length === 1 && isBlamed(mark, {
		head,
		run,
		isWhole
	});
	const unseen = planted.find((one, index) => (index === 0 || head.output.includes(one.path)) && !isSeen(one));
	if (unseen !== void 0 && !(isWhole && risesBy(planted.length, before, now))) return `a test that must fail, in ${unseen.path}, did not run`;
	const isKept = before.failed.every(({ name }) => isNamedIn(now, name));
	return isWhole && !isKept ? "it stops at its first failure" : void 0;
}
const failsBy = (mark, { failed }) => failed.some(({ name, isSuite }) => isSuite !== true && name.includes(mark));
function isBlamed(mark, { head, run }) {
	if (run.kind === "not-run" || !hasPassed(head)) return false;
	const { source, failed } = readTestRun(run);
	return source !== "report" && failed.length === 0 && plainOutput(run.output).includes(mark);
}
const failsMore$1 = (before, now) => (now.counts?.failed ?? 0) > (before.counts?.failed ?? 0) || now.failed.some(({ name }) => !isNamedIn(before, name));
function risesBy(count, { counts: before }, { counts: now }) {
	if (before === void 0 || now === void 0) return false;
	return now.run >= before.run + count && now.failed >= before.failed + count;
}
function isNamedIn({ failed }, name) {
	const wanted = normalizeOutput(name);
	return failed.some((one) => normalizeOutput(one.name) === wanted);
}
// src/engines/evidence/canary/nearness.ts
function nameOf$1(path) {
	const parts = path.split("/");
	const stem = (parts.at(-1) ?? "").replace(/(?<=.)\..*$/, "");
	return /^(?:index|__init__|mod|main|lib)$/.test(stem) ? parts.at(-2) ?? stem : stem;
}
function mentionOf(paths) {
	const names = paths.map((path) => nameOf$1(path).split(/[-_]|(?<=[a-z])(?=[A-Z])/)).map((words) => words.map((word) => word.replace(/\W/g, "\\$&")).join("[-_]?")).filter((name) => name.length > 1);
	if (names.length === 0) return void 0;
	return new RegExp(`(?<![A-Za-z0-9])(?:${[...new Set(names)].join("|")})(?![a-z0-9])`, "i");
}
function nearestFirst(tests, sources) {
	const worth = (test) => Math.max(0, ...sources.map((source) => nearness(test, source)));
	return tests.map((path) => ({
		path,
		worth: worth(path)
	})).toSorted((a, b) => b.worth - a.worth || a.path.length - b.path.length).map(({ path }) => path);
}
function nearness(test, source) {
	const isCalled = nameOf$1(test).replace(/[-_]?(?:tests?|specs?)[-_]?/gi, "").toLowerCase() === nameOf$1(source).toLowerCase();
	const folders = source.split("/").slice(0, -1);
	const shared = test.split("/").filter((one) => folders.includes(one)).length;
	return (isCalled ? 1e3 : 0) + shared;
}
const isBeside = (test, sources) => test.endsWith("_test.go") && sources.some((one) => folderOf(one) === folderOf(test));
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
const mayHoldTests = (path) => isTestFile(path) && !isData.test(path);
const isData = /(?:^|\/)_*(?:test[-_]?)?(?:data|fixtures?|mocks?|snapshots?|resources)_*\/|\.(?:snap|json|jsonl|csv|tsv|txt|md|ya?ml|xml|html?|css|svg|sql|golden|out)$/i;
// src/engines/evidence/check-results.ts
function isMissing(result) {
	if (result.kind !== "exited") return false;
	const { code, output } = result;
	return code === 126 || code === 127 || code !== 0 && missingInMake.test(output);
}
const missingInMake = /^g?make(?:\[\d+\])?: \*\*\* \[.{1,300}\] Error 12[67]$/m;
const whyInconclusive = ({ why, said }) => said === void 0 ? why : `${why}. Its output: ${said}`;
function isRed({ lint, tests }) {
	return lint.kind === "failed" || tests.kind === "failed";
}
// src/engines/evidence/commands.ts
const place = "{files}";
const parts = /"(?:\\.|[^"\\])*"?|'[^']*'?|`[^`]*`?|\\.|(?<=\s)\{files\}(?=[\s;&|)]|$)|./gs;
const takesFiles = (command) => [...command.matchAll(parts)].some(([part]) => part === place);
function commandFor(template, files) {
	const names = files.map(shellArgument).join(" ");
	return template.replace(parts, (part) => part === place ? names : part);
}
function shellArgument(path) {
	return `'${(path.startsWith("-") ? `./${path}` : path).replaceAll("'", "'\\''")}'`;
}
const prefix = /^(INPUT|GITHUB|ACTIONS|RUNNER)_/i;
function isJobVariable(name) {
	return prefix.test(name);
}
// src/engines/evidence/doubts.ts
const doubts = {
	retried: "a test of it fails first and passes when it is repeated",
	early: "it ends at its first failure",
	nameless: "its output names no failure",
	words: "only words show what fails",
	unrun: "nothing shows that a test ran",
	unclear: "nothing shows that it fails in the same way",
	unnamed: "its output does not name all that fails",
	unfinished: "without it not every test ran",
	fewer: "fewer tests ran with it",
	unreported: "not all that fails is in a report: let each runner of it write one, and name them in test-report"
};
function findDoubt(command, compared, runs) {
	return command === "tests" ? doubtOfTests(compared, runs) : doubtOfLint(compared, runs);
}
function doubtOfTests({ added, unclear }, { last, base }) {
	if (!last.hasRun && !base.hasRun) return "unrun";
	if (last.failed.length + base.failed.length === 0) return "nameless";
	if (added.some((test) => !mayBeHidden(test, base, last))) return unnamed(base) > 0 && unnamed(base) >= unnamed(last) + added.length ? "unnamed" : "new";
	if (added.length > 0) return "unfinished";
	if (unclear.length > 0) return "unclear";
	if (last.failed.length === 0) return last.hasRun ? "unnamed" : "new";
	if (last.source !== "report") return "words";
	if (unnamed(last) > 0) return "unnamed";
	if (last.isRetried) return "retried";
	return runsFewer(last, base) ? "fewer" : void 0;
}
function doubtOfLint({ added, unclear }, { last, base }) {
	if (last.failed.length + base.failed.length === 0) return "nameless";
	if (added.length > 0) return base.end === void 0 ? "new" : "unfinished";
	if (unclear.length > 0) return "unclear";
	return last.failed.length === 0 ? "new" : void 0;
}
function mayBeHidden({ name }, base, last) {
	if (base.end !== void 0 || !base.hasRun) return true;
	const title = name.split(/ [>›] |: |::/).at(-1) ?? name;
	if (base.cut?.includes(title) === false && name !== last.end) return true;
	return base.failed.some(({ isSuite, name: suite }) => isSuite && name.includes(suite));
}
const runsFewer = ({ counts: now }, { counts: before }) => before !== void 0 && (now?.run ?? 0) < before.run;
function unnamed({ counts, failed }) {
	return Math.max(0, (counts?.failed ?? 0) - failed.length);
}
const isUnread = (doubt) => doubt === "nameless" || doubt === "words" || doubt === "unrun" || doubt === "unnamed";
// src/engines/evidence/failed-output.ts
function outputOf(result, base) {
	const [own, other] = [limitOf(result), limitOf(base)];
	if (own !== void 0) return `${result.output.trimEnd()}\n(Stopped here: it ${describeLimit(own)}.)\n`;
	if (other === void 0) return result.output;
	return `${result.output.trimEnd()}\n(Without the change, it ${describeLimit(other)}.)\n`;
}
function excuse(names) {
	if (names.length === 0) return "";
	return `\n(Not shown to be caused by the change, as they also fail without it or only in one of two runs${listNames(names)}.)\n`;
}
// src/engines/evidence/partial-report.ts
function isPartlyReported({ output, report }, command) {
	const reported = report?.tests.filter(({ state }) => state === "failed") ?? [];
	if (reported.length === 0) return false;
	const { runners, tests } = readOutput(output);
	const said = leastFailuresSaid(output);
	if (countParts(output, command) > Math.max(1, runners.length) || said > reported.length) return true;
	const words = wordsOf(output);
	const known = reported.map(({ name, file = "" }) => ({
		all: wordsOf(`${file} ${name}`),
		title: titleOf$1(name)
	}));
	const isKnown = (name) => known.some(({ all, title }) => all.includes(titleOf$1(name)) || wordsOf(name).includes(title));
	const printed = tests.filter(({ isSuite }) => isSuite !== true);
	if (printed.length > 0) return !printed.every(({ name }) => isKnown(name));
	return said > 0 && !known.every(({ title }) => words.includes(title));
}
const titleOf$1 = (name) => wordsOf(name.split(/ [>›] |: |::/).at(-1) ?? name);
const wordsOf = (text) => ` ${(text.match(/[\p{L}\p{N}_$]+/gu) ?? [text]).join(" ")} `;
// src/engines/evidence/reporters.ts
const [xml, json] = ["test-report.xml", "test-report.json"];
const runs = (words) => new RegExp(`(?:^|[\\s/])${words}(?:\\.[cm]?js)?(?=\\s|$)`);
const reporters = {
	vitest: {
		command: runs("vitest"),
		options: `--reporter=default --reporter=junit --outputFile.junit=${xml}`,
		report: xml
	},
	jest: {
		command: runs("jest"),
		options: `--json --outputFile=${json}`,
		report: json
	},
	"playwright test": {
		command: runs("playwright test"),
		variable: `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${xml}`,
		options: "--reporter=list,junit",
		report: xml
	},
	"node --test": {
		command: runs("node(?: --[\\w=./-]+)* --test"),
		options: `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${xml}`,
		report: xml
	},
	"bun test": {
		command: runs("bun test"),
		options: `--reporter=junit --reporter-outfile=${xml}`,
		report: xml
	},
	"cucumber-js": {
		command: runs("cucumber-js"),
		options: `--format progress --format junit:${xml}`,
		report: xml
	},
	mocha: {
		command: runs("_?mocha"),
		how: "add `--reporter mocha-multi-reporters --reporter-options configFile=reporters.json`, whose `xunit` writes it",
		report: xml
	},
	pytest: {
		command: runs("py\\.?test"),
		options: `--junitxml=${xml}`,
		report: xml,
		isAsked: true
	},
	unittest: {
		command: /\bunittest\b/,
		how: "run these tests with `python -m pytest`"
	},
	rspec: {
		command: runs("rspec"),
		options: `--format progress --format json --out ${json}`,
		report: json,
		isAsked: true
	},
	"go test": {
		command: runs("go test"),
		how: `add \`-json\` and, at the end, \`| tee ${json}\``,
		report: json
	},
	"cargo test": {
		command: runs("cargo(?: \\S+)? test"),
		how: "run `cargo nextest run --no-fail-fast --profile ci`, with `profile.ci.junit.path = \"junit.xml\"` in `.config/nextest.toml`",
		report: "target/nextest/ci/junit.xml"
	},
	phpunit: {
		command: runs("phpunit"),
		options: `--log-junit ${xml}`,
		report: xml
	},
	ctest: {
		command: runs("ctest"),
		options: `--output-junit ${xml}`,
		report: `build/${xml}`
	},
	"dotnet test": {
		command: runs("dotnet test"),
		options: "--logger trx"
	},
	Maven: { command: runs("mvnw?") },
	Gradle: { command: runs("gradlew?") },
	sbt: { command: runs("sbt") }
};
const rows = Object.entries(reporters);
const runnerOf = (commands) => rows.find(([, { command }]) => commands.some((one) => command.test(one)));
const adviceAfter = (output, command = "") => reportAdvice([...printedCommands(output, command), ...readOutput(output).runners]);
function reportAdvice(commands) {
	const [name, { options, variable, how = "", report }] = runnerOf(commands) ?? unknown;
	const before = variable === void 0 ? "" : ` and \`${variable}\` before it`;
	const action = options === void 0 ? how : `add \`${options}\` to \`${name}\`${before}`;
	const place = report === void 0 ? "" : `, and name ${report} in test-report`;
	return `no report: ${action || "let the tests write one, and name it in test-report"}${place}`;
}
const unknown = ["", { command: /(?!)/ }];
function findTestSource(commands, isNamed) {
	const [name, { options, how, report, isAsked }] = runnerOf(commands) ?? unknown;
	const writes = report === void 0 && how === void 0 && name !== "";
	const isTold = options === void 0 || commands.some((one) => one.includes(options));
	if (isNamed) return {
		kind: "report",
		sentence: "read from the report in test-report"
	};
	if (isAsked === true) return {
		kind: "report",
		sentence: `${name} is asked for a report`
	};
	if (writes && isTold) return {
		kind: "report",
		sentence: `${name} writes a report`
	};
	const advice = reportAdvice(commands);
	return Object.hasOwn(consoles, name) ? {
		kind: "console",
		sentence: `the words of ${name} are a hint; ${advice}`
	} : {
		kind: "exit code",
		sentence: `nothing but the exit code; ${advice}`
	};
}
// src/engines/evidence/same-failures.ts
const maxAlike = 100;
function compareFailures({ first, last, base }) {
	const known = {
		exact: groupedBy(base, exactKey),
		full: groupedBy(base, fullKey)
	};
	const rest = new Set(base);
	const take = (found = [], fits) => {
		while (found[0] !== void 0 && !rest.has(found[0])) found.shift();
		const other = found.slice(0, maxAlike).find((one) => rest.has(one) && fits(one));
		return other !== void 0 && rest.delete(other);
	};
	const stable = new Set(first.map(exactKey));
	const others = repeatedIn(last, first).filter((one) => !take(known.exact.get(exactKey(one)), (other) => isSame$1(one, other))).filter((one) => stable.has(exactKey(one)) || !take(known.full.get(fullKey(one)), (other) => isSame$1(one, other)));
	const added = [];
	const unclear = [];
	for (const one of others) (take(known.exact.get(exactKey(one)), () => true) ? unclear : added).push(one);
	return {
		added,
		unclear
	};
}
function repeatedIn(last, first) {
	const counts = new Map([...groupedBy(first, fullKey)].map(([key, all]) => [key, all.length]));
	return last.filter((one) => {
		const left = counts.get(fullKey(one)) ?? 0;
		counts.set(fullKey(one), left - 1);
		return left > 0;
	});
}
function withoutRetries(run, base) {
	const [now, before] = [run, base].map(({ ran = [] }) => groupedBy(ran, (name) => name));
	const timesIn = (names, name) => names?.get(name)?.length ?? 0;
	const excused = new Set(run.retried.map(({ name }) => name).filter((name) => timesIn(before, name) === 1 && timesIn(now, name) > 1));
	if (excused.size === 0) return run;
	const left = run.failed.filter(({ name }) => !excused.has(name));
	const gone = run.failed.length - left.length;
	const { run: all = 0, failed = 0 } = run.counts ?? {};
	return {
		...run,
		isRetried: true,
		failed: left,
		counts: {
			run: all - gone,
			failed: failed - gone
		}
	};
}
function isSame$1(a, b) {
	const isEqual = a.message === b.message;
	if (a.isShared || b.isShared) return isEqual && a.message !== void 0 && a.place === b.place;
	if (a.isSuite || b.isSuite) return isEqual && a.message !== void 0;
	return isEqual || !a.message || !b.message;
}
const exactKey = ({ file = "", name }) => `${file}\n${name}`;
const fullKey = (test) => normalizeOutput(exactKey(test));
// src/engines/evidence/services-said.ts
function servicesSaid({ services = "", output }) {
	const linesOf = (text) => plainOutput(text).split("\n");
	const printed = new Set(["", ...linesOf(output).map((line) => line.trim())]);
	const text = linesOf(services).filter((line) => !printed.has(line.trim())).join("\n").slice(-2e3);
	return text === "" ? void 0 : text;
}
// src/engines/evidence/compare-with-base.ts
function compareWithBase(runs) {
	const comparison = decide(runs);
	const limit = firstLimit(runs.head, runs.again, runs.base);
	return limit === void 0 || comparison.kind === "wanted" ? comparison : {
		...comparison,
		limit
	};
}
function decide(runs) {
	const { command, text = "", head, again, base } = runs;
	if (head.kind === "not-run") return head;
	const limit = limitOf(head);
	const stopped = limit && afterLimit(limit, runs);
	if (stopped !== void 0) return stopped;
	if (isPass(head)) return concludeFrom(runs, passOf(head), head);
	const last = isMissing(head) ? head : again;
	if (last === void 0) return {
		kind: "wanted",
		run: "again"
	};
	if (last.kind === "not-run") return last;
	if (isPass(last)) return concludeFrom(runs, {
		kind: "flaky",
		failures: withLimit(findFailures(head), head)
	}, last);
	if (base === void 0) return {
		kind: "wanted",
		run: "base"
	};
	if (base.kind === "not-run") return {
		kind: "not-run",
		why: `it fails, but its result without the change is unknown: ${base.why}`
	};
	return repeatedFailure({
		command,
		text,
		first: head,
		last,
		base
	});
}
function passOf(head) {
	const { retried } = readTestRun(head);
	return retried.length === 0 ? { kind: "passed" } : {
		kind: "flaky",
		failures: namesOf$1(retried)
	};
}
function afterLimit(limit, { again, base }) {
	if (base === void 0) return {
		kind: "wanted",
		run: "base"
	};
	const own = describeLimit(limit);
	if (base.kind === "not-run") return inconclusive(`it ${own}, and its result without the change is unknown: ${base.why}`);
	const known = limitOf(base);
	if (known !== void 0) return inconclusive(bothStopped(limit, known), base.output);
	if (again?.kind === "not-run") return inconclusive(`it ${own}, and it was not run again: ${again.why}`);
}
function bothStopped(head, base) {
	const [own, other] = [describeLimit(head), describeLimit(base)];
	return own === other ? `it ${own} with and without the change` : `it ${own} with the change, and ${other} without it`;
}
function repeatedFailure(runs) {
	const { command, text, last, base } = runs;
	if (isMissing(last) && isMissing(base) && !readTestRun(last).hasRun) return {
		kind: "not-run",
		why: missingProgram(command, last)
	};
	const [own, other] = [limitOf(last), limitOf(base)];
	if (own !== void 0 && other !== void 0) return inconclusive(bothStopped(own, other), last.output);
	const read = readAlike(runs);
	const compared = compareFailures({
		first: read.first.failed,
		last: read.last.failed,
		base: read.base.failed
	});
	const names = namesOf$1(repeatedIn(read.last.failed, read.first.failed));
	const failed = () => {
		const ordered = [...new Set([...namesOf$1(compared.added), ...names])];
		const failures = withLimit(ordered.length > 0 ? ordered : namesOf$1(read.last.failed), last);
		const counts = command === "tests" ? read.last.counts : void 0;
		const caused = new Set(compared.added);
		const others = read.last.failed.filter((one) => !caused.has(one));
		const note = caused.size === 0 ? "" : excuse(namesOf$1(others));
		const services = servicesSaid(last);
		const said = services === void 0 ? {} : { services };
		return {
			kind: "failed",
			failures,
			output: `${outputOf(last, base)}${note}`,
			counts,
			...said
		};
	};
	if (hasPassed(base)) return failed();
	if (command === "tests" && foundNoTest(last.output)) return inconclusive("it fails, and no test ran with the change", last.output);
	if (failsMore(read)) return failed();
	const isPartial = () => command === "tests" && isPartlyReported(last, text);
	const doubt = findDoubt(command, compared, read) ?? (isPartial() ? "unreported" : void 0);
	if (doubt === "new") return failed();
	if (doubt === void 0) {
		const how = command === "tests" ? earlyEnd(last.output, text) : void 0;
		if (how === void 0) return concludeFrom(runs, {
			kind: "tolerated",
			failures: names
		}, last);
		return inconclusive(`${bothFail}, and ${doubts.early}: all would run ${how}`, last.output);
	}
	const isCut = doubt === "unfinished" && other !== void 0;
	const advice = isUnread(doubt) && command === "tests" && read.last.source !== "report" ? `; ${adviceAfter(last.output, text)}` : "";
	const why = isCut ? `without it, it ${describeLimit(other)}` : `${doubts[doubt]}${advice}`;
	return inconclusive(`${bothFail}, and ${why}`, last.output);
}
const bothFail = "it fails with and without the change";
function readAlike({ command, text, first, last, base }) {
	const all = [
		first,
		last,
		base
	].map(readTestRun);
	const isMixed = new Set(all.map(({ source }) => source === "report")).size > 1;
	const read = (result) => {
		const run = readTestRun(isMixed ? {
			...result,
			report: void 0
		} : result);
		return {
			...run,
			failed: [...run.failed, ...unusualEnd(result)]
		};
	};
	const cut = command === "tests" && earlyEnd(base.output, text) !== void 0 ? plainOutput(base.output) : void 0;
	const before = {
		...read(base),
		cut
	};
	return {
		first: withoutRetries(read(first), before),
		last: withoutRetries(read(last), before),
		base: before
	};
}
function isPass(result) {
	return hasPassed(result);
}
function failsMore({ first, last, base }) {
	const failed = ({ counts }) => counts?.failed ?? NaN;
	return base.end === void 0 && base.cut === void 0 && failed(first) > failed(base) && failed(last) > failed(base);
}
function missingProgram(command, result) {
	const name = command === "lint" ? "lint" : "test";
	const code = result.kind === "exited" ? result.code : 0;
	const said = tellingLine(result.output);
	return `the ${name} command exits with code ${code} with and without the change: a program it names is missing or cannot be run.${said === "" ? "" : ` Its output: ${said}`}`;
}
function concludeFrom({ command, text }, finding, result) {
	const { output } = result;
	const { counts, hasRun } = readTestRun(result);
	const isFailing = finding.kind === "tolerated";
	const code = result.kind === "exited" ? result.code : 0;
	const how = isFailing ? `it fails in the same way without the change (exit code ${code})` : "it exits with code 0";
	if (command === "tests") return hasRun ? {
		...finding,
		counts
	} : inconclusive(`${how}, and ${doubts.unrun}; ${adviceAfter(output, text)}`, output);
	if (isFailing) return showsProblems(output) ? finding : inconclusive(`${how}, and its output names no problem`, output);
	return checkedNothing(output) ? inconclusive(`${how}, and its output says that it checked no file`, output) : finding;
}
function inconclusive(why, output = "") {
	return {
		kind: "inconclusive",
		why,
		said: tellingLine(output) || void 0
	};
}
// src/engines/evidence/own-tests.ts
const data = /\.(?:snap|json|jsonl|csv|tsv|txt|md|ya?ml|xml|html?|css|svg|sql|feature|golden|out)$/i;
function findTouchedTests(patch) {
	const files = [...patch.values()].filter(({ path }) => isTestFile(path));
	const code = files.filter(({ path }) => !data.test(path));
	return code.length > 0 ? code : files;
}
function findTestFiles(patch) {
	return findTouchedTests(patch).flatMap(({ path, before, after }) => after === null ? [] : [{
		path,
		before,
		after
	}]);
}
const unreadable = "<?php )]} \"this file is unreadable on purpose\n";
function withUnreadableTests(patch) {
	const paths = new Set(findTestFiles(patch).map(({ path }) => path));
	const spoil = (change) => paths.has(change.path) ? {
		...change,
		after: unreadable
	} : change;
	return new Map([...patch].map(([path, change]) => [path, spoil(change)]));
}
function ownFailures(result, files) {
	const tests = result.report?.tests ?? [];
	const owned = tests.length > 0 ? ownedInReport(tests, files) : ownedInOutput(result.output, files);
	return {
		tests: owned.flatMap(({ name, isSuite, owner }) => typeof owner === "string" || isSuite ? [] : [{
			name,
			isNew: isNewIn(name, owner)
		}]),
		hasSuite: owned.some(({ isSuite, owner }) => isSuite && typeof owner !== "string"),
		unowned: owned.flatMap(({ name, isSuite, owner }) => owner === "unknown" && !isSuite ? [name] : [])
	};
}
function ownedInReport(tests, files) {
	return tests.filter(({ state }) => state === "failed").map(({ name, file = "", message = "" }) => {
		const inFile = findPaths(file);
		return {
			name,
			isSuite: false,
			owner: inFile.length > 0 ? fileAmong(inFile, files) ?? "other" : findOwner(name, message, files)
		};
	});
}
function ownedInOutput(output, files) {
	const { tests } = readOutput(output);
	const titled = groupedBy(tests, ({ name }) => findTitle(name));
	return tests.map(({ name, section = "", isSuite = false }) => {
		const alike = titled.get(findTitle(name)) ?? [];
		return {
			name,
			isSuite,
			owner: findPaths(name).length > 0 || alike.every((one) => one.name.startsWith(name) || name.startsWith(one.name)) ? findOwner(name, section, files) : "unknown"
		};
	});
}
const maxLine$2 = 1e3;
function splitLines(output) {
	return plainOutput(output).split("\n").map((line) => line.slice(0, maxLine$2));
}
function findOwner(name, block, files) {
	const inName = findPaths(name);
	if (inName.length > 0) return fileAmong(inName, files) ?? "other";
	const ofClass = files.find(({ path }) => isNamedAfter(name, flatStem(path)));
	if (ofClass !== void 0) return ofClass;
	const inBlock = findPaths(block).filter((path) => !/(?:^|\/)(?:node_modules|site-packages|vendor)\//.test(path) && (isTestFile(path) || fileAmong([path], files)));
	if (inBlock.length > 0) return fileAmong(inBlock, files) ?? "other";
	return files.find(({ after }) => holdsTitle(after, name)) ?? "unknown";
}
function isNewIn(name, { before, after }) {
	return before === null || holdsTitle(after, name) && !holdsTitle(before, name);
}
function namesAllFiles(result, files) {
	return files.length > 0 && files.every((file) => namesFile(result, file));
}
function namesFile({ output, report }, file) {
	const name = file.path.slice(file.path.lastIndexOf("/") + 1);
	const stem = flatStem(file.path);
	const tests = report?.tests.filter(({ state }) => state !== "skipped") ?? [];
	const isHere = (path) => fileAmong(findPaths(path), [file]) !== void 0;
	return tests.some((one) => isHere(one.file ?? one.name) || isNamedAfter(one.name, stem)) || splitLines(output).some((line) => line.includes(name) && isHere(line));
}
const paths = new RegExp(`(?:[\\w@.+-]{1,100}[/\\\\]){0,30}[\\w@.+-]{1,150}\\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kts?|groovy|scala|php|phpt|cs|fs|exs?|dart|swift|clj[cs]?|c|cc|cpp|cxx|t|lua|sh|bats|hs|ml|erl|zig|jl|pl|r|feature)\\b`, "g");
function findPaths(text) {
	return [...text.matchAll(paths)].map(([path]) => path.replaceAll("\\", "/"));
}
function fileAmong(found, files) {
	const isSame = (a, b) => a === b || a.endsWith(`/${b}`);
	const plain = found.map((path) => path.replace(/^(?:\.\.?\/)+/, ""));
	return files.find(({ path }) => plain.some((one) => isSame(one, path) || isSame(path, one)));
}
function flatStem(path) {
	return flat(path.slice(path.lastIndexOf("/") + 1).replace(/(?<=.)\..*$/, ""));
}
function isNamedAfter(name, stem) {
	const words = (name.match(/[\p{L}\p{N}_$]+/gu) ?? []).map(flat);
	return /test|spec|it$/.test(stem) && words.includes(stem);
}
const flat = (word) => word.replace(/[_-]/g, "").toLowerCase();
function holdsTitle(text, name) {
	const title = findTitle(name);
	if (title.length < 3) return false;
	return text.includes(title) && (!/^\w+$/.test(title) || new RegExp(`\\b${title}\\b`).test(text));
}
function findTitle(name) {
	const go = /(?:^|: )\S+ ((?:Test|Example|Fuzz)\w*)(?:\/.*)?$/.exec(name)?.[1];
	if (go !== void 0) return go;
	const bare = (name.split(/ [>›] |: /).at(-1) ?? "").replace(/(?<=.)[([{].*$/, "").trim();
	if (/\s/.test(bare)) return bare;
	return bare.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.at(-1) ?? bare;
}
// src/engines/evidence/old-tests.ts
const wanted$1 = (run) => ({
	kind: "wanted",
	run
});
const compared = (...weakened) => ({
	kind: "compared",
	weakened
});
function compareWithOldTests(runs, parts) {
	const { head, old, base } = runs;
	if (old === void 0) return wanted$1("old");
	if (old.kind === "not-run") return compared();
	const fewer = fewerTests$1(head, old, parts);
	const known = fewer === void 0 ? [] : [fewer];
	if (hasPassed(old)) return {
		...compared(...known),
		isAsMany: isAsMany(head, old)
	};
	if (isRunnable(old)) return withGreened(runs, parts, old, known);
	if (known.length > 0) return compared(...known);
	if (base === void 0) return wanted$1("base");
	if (base.kind === "not-run") return compared();
	const gone = fewerTests$1(head, base, parts);
	if (gone !== void 0) return compared(gone);
	if (hasPassed(base) || !isSameOutput(old.output, base.output)) return compared();
	return withGreened(runs, parts, old, known);
}
function isRunnable(result) {
	const { failed, hasRun, counts } = readTestRun(result);
	return hasRun && failed.some(({ isSuite }) => isSuite !== true) || failed.length === 0 && (counts?.failed ?? 0) > 0;
}
function withGreened(runs, parts, old, known) {
	const named = newly(namesOf(old), namesOf(runs.head));
	const failing = namesOf(old).length === 0 && hasPassed(runs.head) ? [void 0] : named;
	if (failing.length === 0) return compared(...known);
	const isAlone = parts.files.length === 0 || !parts.hasCode;
	const red = isAlone ? runs.head : runs.red;
	if (red === void 0) return wanted$1("red");
	if (red.kind === "not-run") return compared(...known);
	const greened = failing.filter((name) => isAlone || !isExplained(name, red, runs, parts));
	if (greened.length === 0) return {
		...compared(...known),
		isAsMany: isAsMany(runs.head, old)
	};
	const { oldAgain } = runs;
	if (oldAgain === void 0) return wanted$1("oldAgain");
	if (oldAgain.kind === "not-run" || hasPassed(oldAgain)) return compared(...known);
	const again = new Set(namesOf(oldAgain).map((name) => normalizeOutput(name)));
	let repeated = greened.filter((name) => name === void 0 || again.has(normalizeOutput(name)));
	if (repeated.length > 0 && !isAlone && known.length === 0) {
		if (runs.base === void 0) return wanted$1("base");
		repeated = repeated.filter((name) => !isReplaced(name, red, runs, parts));
	}
	const kind = parts.hasSettings ? "run" : "test";
	const weakened = repeated.map((test) => ({
		kind,
		test,
		how: greenedHow
	}));
	return {
		...compared(...known, ...weakened),
		isAsMany: isAsMany(runs.head, old)
	};
}
function isReplaced(name, red, { head, base }, { files }) {
	if (name === void 0 || base === void 0 || namesOf(base).includes(name)) return false;
	const isGone = !files.some(({ after }) => after.includes(lastWord(name)));
	const own = ownFailures(red, files).tests.map((one) => one.name);
	return isGone && newly(own, namesOf(head)).length > 0;
}
const greenedHow = "fails as it was, and passes only with what the change does to the tests";
function isExplained(name, red, { head }, { files, hasSettings }) {
	if (hasPassed(red)) return false;
	if (name === void 0 || !isRunnable(red)) return true;
	const { tests, unowned, hasSuite } = ownFailures(red, files);
	if (hasSuite) return true;
	const own = hasSettings ? tests.map((one) => one.name) : [...tests.map((one) => one.name), ...unowned];
	return newly(hasSettings ? own : namesOf(red), namesOf(head)).some((one) => bareName(one) === bareName(name));
}
const bareName = (name) => name.replace(/(?<=\w)[[(].*$/s, "");
const lastWord = (name) => bareName(name).split(/::|\.(?=\w+$)| > | › |: /).at(-1)?.trim() ?? name;
const namesOf = (result) => result.kind === "not-run" ? [] : readTestRun(result).failed.flatMap(nameOf);
const nameOf = ({ name, isSuite }) => isSuite === true ? [] : [name];
const newly = (names, known) => {
	const old = new Set(known);
	return names.filter((name) => !old.has(name));
};
function isAsMany(head, other) {
	const runOf = (result) => readTestRun(result).counts?.run ?? NaN;
	return runOf(head) >= runOf(other);
}
function fewerTests$1(head, other, { hasSettings }) {
	const [now, before] = [readTestRun(head), readTestRun(other)];
	const [ran = 0, known = 0] = countBoth(head, other) ?? [];
	if (ran >= known) return void 0;
	const there = new Set(now.ran);
	const gone = now.ran === void 0 ? [] : (before.ran ?? []).filter((name) => !there.has(name));
	const named = gone.length === 0 ? "" : `, without ${gone.slice(0, maxGone).join("; ")}`;
	return {
		kind: hasSettings || ran === 0 ? "run" : "test",
		how: `only ${counted(ran, "test")} ran with the change, and ${known} with the tests as they were${named}`
	};
}
const maxGone = 5;
// src/engines/evidence/regression.ts
const notShown = (why) => ({
	kind: "not-shown",
	why
});
const wanted = (run) => ({
	kind: "wanted",
	run
});
function verifyRegression(runs, files) {
	const { finding, red } = runs;
	if (finding.kind === "not-run") return notShown("the tests were not run");
	if (finding.kind === "failed") return notShown("the tests fail with the change");
	if (finding.kind === "inconclusive" && !lastPassed(runs)) return notShown(whyInconclusive(finding));
	if (red === void 0) return wanted("red");
	if (red.kind === "not-run") return notShown(red.why);
	if (isMissing(red)) return notShown("its tests cannot be run without the change");
	if (hasPassed(red)) return withoutFailure(runs, files, "its tests also pass without the change");
	const { problems, ...named } = readOutput(red.output);
	const { source, failed } = readTestRun(red);
	const tests = source === "report" ? failed : named.tests;
	const own = ownFailures(red, files);
	if (own.tests.length > 0) return verifyNamed(runs, files, finding.kind === "passed" && own.tests.every(({ isNew }) => isNew));
	if (own.hasSuite) return notShown("its tests cannot be loaded without the change");
	if (tests.every(({ isSuite }) => isSuite) && problems.length > 0) return notShown("its tests do not build without the change");
	const known = new Set(runs.heads.flatMap(findFailures));
	if (own.unowned.some((name) => !known.has(name))) return notShown("tests fail without the change, but nothing shows that they are its own");
	return tests.length === 0 ? notShown(`without the change, it fails, and its output names no failure; ${adviceAfter(red.output)}`) : withoutFailure(runs, files, "none of its tests fails without the change");
}
function verifyStanding(heads, bases) {
	const none = notShown("the change has no test of its own");
	const started = bases.filter(isStarted);
	const last = started.at(-1);
	if (last === void 0 || started.length < bases.length || started.some(hasPassed)) return none;
	const [first = [], again = first] = started.map((base) => namesOf$1(readTestRun(base).failed.filter(({ isSuite, isShared }) => !isSuite && !isShared)));
	const tests = newFailures(repeatedFailures(first, again), heads.filter(isStarted).flatMap(findFailures));
	if (tests.length === 0) return none;
	return fewerTests(heads.at(-1), last) ?? {
		kind: "shown",
		tests,
		isOfBase: true
	};
}
function lastPassed({ heads }) {
	const last = heads.at(-1);
	return last !== void 0 && hasPassed(last);
}
function verifyNamed(runs, files, isSteady) {
	if (!isSteady && !isSlow(runs)) {
		if (runs.redAgain === void 0) return wanted("redAgain");
		if (runs.redAgain.kind === "not-run") return notShown(runs.redAgain.why);
	}
	const reds = [runs.red, runs.redAgain].filter(isStarted);
	const [first = [], last = first] = reds.map((one) => ownFailures(one, files).tests.map(({ name }) => name));
	const red = repeatedFailures(first, last);
	if (red.length === 0) return notShown("its tests sometimes pass without the change");
	const heads = runs.heads.filter(isStarted);
	const green = repeatedFailures(first, newFailures(red, heads.flatMap(findFailures)));
	if (green.length === 0) return notShown("its tests sometimes fail with the change, too");
	if (runs.finding.kind === "passed") {
		const tests = green.map(({ name }) => name);
		return reds.map((one) => fewerTests(heads.at(-1), one)).find(Boolean) ?? {
			kind: "shown",
			tests
		};
	}
	const { base } = runs;
	if (base === void 0) return wanted("base");
	if (base.kind === "not-run") return notShown(base.why);
	const added = newFailures(green, findFailures(base));
	if (added.length === 0) return notShown("its tests fail without any change, too");
	return fewerTests(heads.at(-1), base) ?? {
		kind: "shown",
		tests: added
	};
}
const tooSlowToRepeat = 6e4;
function isSlow({ heads, red }) {
	return [...heads, red].filter(isStarted).some(({ elapsed }) => elapsed > tooSlowToRepeat);
}
function withoutFailure(runs, files, why) {
	const { finding, heads, unreadable } = runs;
	if (finding.kind === "inconclusive") return notShown(whyInconclusive(finding));
	const isNamed = (head) => files.some((file) => namesFile(head, file));
	if (heads.filter(isStarted).some(isNamed)) return notShown(why);
	if (unreadable === void 0) return wanted("unreadable");
	if (unreadable.kind === "not-run") return notShown(`${why}, or the test command does not run them`);
	return (lastPassed(runs) ? !hasPassed(unreadable) : failsOtherwise(unreadable, heads)) ? notShown(why) : {
		kind: "not-shown",
		why: unrun,
		isUnrun: true
	};
}
const unrun = "its own tests were not run: the test command does not cover them";
function failsOtherwise(result, others) {
	if (others.filter(isStarted).some(({ output }) => isSameOutput(output, result.output))) return false;
	const known = new Set(others.flatMap(findFailures));
	const failures = findFailures(result);
	return failures.some((name) => !known.has(name)) || !failures.some((name) => known.has(name));
}
function fewerTests(head, base) {
	if (head === void 0 || !isStarted(head)) return void 0;
	const [now = 0, before = 0] = countBoth(head, base) ?? [];
	if (now >= before) return void 0;
	return notShown(`only ${now} tests run with the change, but ${before} without it`);
}
function isStarted(result) {
	return result !== void 0 && result.kind !== "not-run";
}
// src/engines/evidence/test-changes/added-lines.ts
const maxLine$1 = 600;
function extraLines(lines, others) {
	const left = new Map();
	for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
	return lines.filter((line) => {
		const count = left.get(line) ?? 0;
		left.set(line, count - 1);
		return count <= 0;
	});
}
function textLines(text) {
	return (text ?? "").split("\n").map((line) => line.slice(0, maxLine$1).trimEnd()).filter((line) => line !== "");
}
// src/engines/evidence/test-changes/test-cases.ts
const maxLine = 600;
function readTests(text, forms) {
	const found = [{
		title: "",
		lines: [],
		head: 0
	}];
	const lines = codeLines(text, forms);
	let marks = [];
	for (const [at, { indent, line }] of lines.entries()) {
		const above = marks.map((mark) => mark.line);
		const title = titleOf(line, lines[at + 1]?.line ?? "", above, forms);
		if (title !== void 0) {
			const before = found.at(-1);
			before?.lines.splice(before.lines.length - above.length);
			found.push({
				title,
				lines: [...above, line],
				head: above.length + 1
			});
			marks = [];
			continue;
		}
		found.at(-1)?.lines.push(line);
		const [first] = marks;
		const isInside = first !== void 0 && (indent > first.indent || /^[)\]}]/.test(line));
		if (isMark(line) || isInside) marks.push({
			indent,
			line
		});
		else marks = [];
	}
	return numbered(found);
}
const isMark = (line) => /^(?:@|\[|#!?\[)/.test(line);
function titleOf(line, next, above, { starts, mark }) {
	for (const start of starts) {
		const found = start.exec(line);
		if (found === null) continue;
		if (mark !== void 0 && ![line, ...above].some((one) => mark.test(one))) return void 0;
		const { title, name } = found.groups ?? {};
		if (title !== void 0 || name !== void 0) return title ?? name ?? "";
		return line.trimEnd().length === found[0].trimEnd().length && /^(["'`])(.{1,300})\1,?$/.exec(next)?.[2] || "";
	}
}
function codeLines(text, { comment }) {
	const lines = [];
	let until;
	for (const whole of text.split("\n")) {
		const line = whole.trim().slice(0, maxLine);
		if (until !== void 0) {
			if (until.test(line)) until = void 0;
			continue;
		}
		until = blockEnd(line);
		if (line === "" || until !== void 0 && !/"""|'''/.test(line) || comment.test(line)) continue;
		lines.push({
			indent: whole.length - whole.trimStart().length,
			line
		});
	}
	return lines;
}
function blockEnd(line) {
	if (line.startsWith("/*") && !line.includes("*/")) return /\*\//;
	if (line === "=begin") return /^=end/;
	if (/^#if 0\b/.test(line)) return /^#(?:endif|else|elif)\b/;
	const quotes = ["\"\"\"", "'''"].find((mark) => line.split(mark).length % 2 === 0);
	return quotes === void 0 ? void 0 : new RegExp(quotes);
}
const group = /^(?:\w+\.)?[xfPFX]?(?:describe|context|suite|feature|group|SCENARIO|class|Describe|Context|When|DescribeTable|RSpec\.\w+)\b/;
function numbered(found) {
	const seen = new Map();
	return found.map(({ title, lines, head }, at) => {
		const nth = (seen.get(title) ?? 0) + 1;
		seen.set(title, nth);
		const isGroup = at === 0 || group.test(lines[head - 1] ?? "");
		return {
			name: nth === 1 ? title : `${title} (${nth})`,
			lines,
			head,
			isGroup
		};
	});
}
// src/engines/evidence/test-changes/test-forms.ts
const slashes = /^(?:\/\/|\/?\*(?:\s|\/|\*|$))/;
const hashes = /^#(?!\[)/;
const quoted = "(?<quote>[\"'`])(?<title>(?:\\\\.|(?!\\k<quote>).){0,300})\\k<quote>";
const javaScript = {
	files: /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i,
	starts: [new RegExp(`^(?:await |return |void )?(?:[a-zA-Z]\\w{0,20}\\.)?[xf]?(?:it|test|specify|describe|context|suite|scenario)(?:\\.\\w{1,20}){0,4}(?:\\(\\s*(?:${quoted})?|\`)`)],
	skip: /^(?:\w+\.)?x(?:it|test|specify|describe|context)\b|\.(?:skip|todo|fixme|fails|failing)(?:\(|\.|`|;|$)|\bskip: *(?:true|["'`])|\btodo: *true|\b(?:this|t|ctx|context|test)\.skip\(/,
	only: /^(?:\w+\.)?(?:fit|ftest|fdescribe|fcontext)\b|^(?:\w+\.)?(?:it|test|specify|describe|context|suite)(?:\.\w+)*\.only\b|\bonly: *true/,
	comment: slashes
};
const marked = {
	starts: [/^(?:(?:\[[^\]]{0,200}\]|@[\w.]{1,60}(?:\([^()]{0,200}\))?|public|private|protected|internal|open|override|static|final|async|suspend|virtual) ){0,8}(?:fun|func|def|void|[A-Z][\w<>[\]., ]{0,60}) (?:`(?<title>[^`]{1,200})`|(?<name>\w{1,200}))\s?\(/],
	comment: slashes
};
const testForms = [
	javaScript,
	{
		files: /\.pyx?$/,
		starts: [/^(?:async )?def (?<title>test\w{0,200})\(/, /^class (?<title>Test\w{0,200}|\w{1,200}Tests?(?:Case)?)\b/],
		skip: /\bmark\.(?:skip|skipif|xfail)\b|^@(?:unittest\.)?(?:skip\w*|expectedFailure)\b|\bpytest\.(?:skip|xfail|importorskip)\(|\bskipTest\(|\braise (?:unittest\.)?SkipTest|^__test__ = False/,
		comment: hashes
	},
	{
		files: /\.go$/,
		starts: [
			/^func (?:\([^)]{1,100}\) )?(?<title>(?:Test|Fuzz|Example)\w{0,200})\(/,
			new RegExp(`^\\w{1,20}\\.Run\\(${quoted}`),
			new RegExp(`^[PXF]?(?:It|Describe|Context|When|Entry|DescribeTable|Specify)\\(${quoted}`)
		],
		skip: /\.(?:Skip|Skipf|SkipNow)\(|^[PX](?:It|Describe|Context|When|Entry|DescribeTable|Specify)\(/,
		only: /^F(?:It|Describe|Context|When|Entry|DescribeTable|Specify)\(/,
		comment: slashes
	},
	{
		...marked,
		files: /\.(?:java|kts?|groovy|scala)$/,
		mark: /@(?:\w*Test|Theory|Property|TestFactory|ParameterizedTest)\b|\s(?:void|fun|def) (?:`|test)|\bextends \w*Spec/,
		starts: [
			...marked.starts,
			new RegExp(`^def ${quoted}\\(`),
			new RegExp(`^(?:it|test|should)\\(${quoted}\\)`)
		],
		skip: /^@(?:Disabled|Ignore)\b|@Test\(enabled *= *false|\bassumeTrue\(false|^ignore\(/
	},
	{
		...marked,
		files: /\.(?:cs|fs|vb)$/,
		mark: /\[(?:\w+, *)?(?:Fact|Theory|\w*Test\w*|ConditionalFact|ConditionalTheory)\b/,
		skip: /\[(?:\w+, *)*(?:Ignore|Explicit)\b|\bSkip *= *"|Assert\.(?:Ignore|Inconclusive)\(/
	},
	{
		files: /\.rs$/,
		starts: [/^(?:pub )?(?:async )?fn (?<title>\w{1,200})/],
		mark: /#\[(?:\w+::)*(?:test|rstest|test_case|wasm_bindgen_test|proptest)\b/,
		skip: /^#!?\[ignore\b/,
		comment: slashes
	},
	{
		files: /(?:\.rb|\.rake|_spec\.cr)$/,
		starts: [
			/^def (?<title>test_\w{1,200}[?!]?)/,
			new RegExp(`^(?:RSpec\\.)?[xf]?(?:it|specify|test|should|scenario|example|describe|context|feature) ?\\(?${quoted}`),
			/^x?(?:it|specify|example) (?:\{|do)/,
			/^(?:RSpec\.)?x?(?:describe|context) [A-Z]/
		],
		skip: /^x(?:it|specify|describe|context|scenario|example)\b|^(?:skip|pending|omit)\b|, *(?::skip|:pending|skip: *(?:true|["']))/,
		only: /^f(?:it|specify|describe|context|scenario|example)\b|, *(?::focus|focus: *true)/,
		comment: hashes
	},
	{
		files: /\.(?:php|phpt)$/,
		starts: [/^(?:(?:public|final|protected) ){0,3}function (?<title>\w{1,200})\(/, new RegExp(`^(?:it|test|describe)\\(${quoted}`)],
		mark: /\bfunction test|#\[Test\b|@test\b|^(?:it|test|describe)\(/,
		skip: /\bmarkTest(?:Skipped|Incomplete)\(|->(?:skip|todo)\(|^@group (?:skip|disabled)/,
		only: /->only\(/,
		comment: /^(?:\/\/|\/?\*(?! @test\b)(?:\s|\/|\*|$)|#(?!\[))/
	},
	{
		files: /\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|mm?|cu)$/,
		starts: [
			/^(?:TYPED_)?TEST(?:_[A-Z]+)?\(\s*(?<title>[^)"]{1,200})/,
			new RegExp(`^(?:TEST_CASE|SCENARIO|SECTION|SUBCASE|TEMPLATE_TEST_CASE|DOCTEST_TEST_CASE)\\(\\s*${quoted}`),
			/^(?:BOOST_\w{0,20}TEST_CASE|START_TEST|Test|DEFINE_TEST)\(\s*(?<title>[\w, ]{1,200})/,
			/^- ?\(void\) ?(?<title>test\w{1,200})/
		],
		skip: /\bGTEST_SKIP\(|\bDISABLED_|\[!?(?:\.|hide|mayfail|shouldfail)\]|\bXCTSkip|\bdisabled\(\)|\bSKIP\(/,
		comment: slashes
	}
];
function findForms(path) {
	return testForms.find(({ files }) => files.test(path));
}
// src/engines/evidence/test-changes/changed-tests.ts
function changedTests(changes) {
	const files = changes.flatMap((change) => readFile(change, changes));
	const linesOf = (tests) => tests.flatMap(({ lines }) => lines);
	const adds = files.some(({ before, after }) => extraLines(linesOf(after), linesOf(before)).length > 0);
	return [...deletedTests(files), ...files.flatMap((file) => keptTests(file, adds))];
}
function readFile(change, all) {
	const { path, before, after } = change;
	const forms = findForms(path);
	if (forms === void 0) return [];
	const testsIn = (text) => text === null ? [] : readTests(text, forms);
	const isRun = before !== null || isFoundByRunner(path, all);
	const file = {
		path,
		forms,
		before: testsIn(before),
		after: isRun ? testsIn(after) : []
	};
	return [...file.before, ...file.after].some(isTest) ? [file] : [];
}
function isFoundByRunner(path, all) {
	const isNamed = (one) => /test|spec/i.test(one.slice(one.lastIndexOf("/") + 1));
	const deleted = all.filter(({ after }) => after === null);
	return isTestFile(path) && (isNamed(path) || !deleted.some((gone) => isNamed(gone.path)));
}
const table = /\bparametri[sz]e\b|\.each\b|@(?:Csv|Value|Method|Enum|Parameterized)\w*|\[(?:InlineData|TestCase|Theory|MemberData)\b|[dD]ataProvider|#\[(?:case|rstest|test_case)|\bt\.Run\(|\bsubTest\(|^for\b/;
const isTest = ({ isGroup }) => !isGroup;
function deletedTests(files) {
	const testsOf = (side) => files.flatMap((file) => file[side].filter(isTest).map((one) => ({
		path: file.path,
		one
	})));
	const [before, after] = [testsOf("before"), testsOf("after")];
	const tables = (tests) => tests.filter(({ one }) => one.lines.some((line) => table.test(line))).length;
	if (before.length <= after.length || tables(after) > tables(before)) return [];
	const kept = new Set(after.map(({ one }) => one.name));
	return before.filter(({ one }) => !kept.has(one.name)).map(({ path, one }) => ({
		kind: "deleted",
		path,
		test: one.name,
		how: "is deleted"
	}));
}
function keptTests({ path, forms, before, after }, adds) {
	const earlier = new Map(before.map((one) => [plainName(one), one]));
	return after.flatMap((now) => {
		const then = earlier.get(plainName(now));
		const how = isFocused(now, then, forms) ? "runs alone: the others are skipped" : then && lossOf(then, now, forms, adds);
		if (how === void 0) return [];
		return [{
			kind: "test",
			path,
			...now.name !== "" && { test: now.name },
			how
		}];
	});
}
const plainName = ({ name }) => name.replace(/\bDISABLED_/g, "");
function isFocused({ lines, head }, then, { only }) {
	const isOnly = (some) => some.some((line) => only?.test(line) === true);
	return isOnly(lines.slice(0, head + 1)) && !isOnly(then?.lines ?? []);
}
function lossOf(then, now, { skip }, adds) {
	const added = extraLines(now.lines, then.lines);
	const removed = extraLines(then.lines, now.lines);
	if (added.length + removed.length === 0) return void 0;
	if (skipsOf(now, skip) > skipsOf(then, skip)) return "is skipped";
	if (now.isGroup || !isNamed(now)) return void 0;
	const isHollow = hollowOf(now.lines.slice(now.head), added);
	if (isHollow !== void 0) return isHollow;
	if (!removed.some(isAssertion)) return void 0;
	if (!now.lines.slice(now.head).some(isAssertion) && !added.some((line) => call.test(line))) return "asserts nothing any more";
	return adds ? void 0 : "asserts less";
}
const call = /\w\(/;
const isNamed = ({ name }) => !/^(?: \(\d+\))?$/.test(name);
function skipsOf({ lines }, skip) {
	return lines.filter((line, at) => {
		if (!skip.test(line)) return false;
		const before = lines[at - 1] ?? "";
		return ![line, before].some((one) => condition.test(one)) || [line, before].some((one) => constant.test(one));
	}).length;
}
const condition = /\b(?:if|unless|when|\w*skip_?if\w*|\w*skip_?unless\w*|run_?if|importorskip|else|except|rescue|catch|case)\b|[&?]|\bOn(?:Os|Jre)\b/i;
const constant = /\bif ?\(? ?(?:true|1|"1")\b|\(\s*(?:True|true|1)\s*[,)]|\bunless ?\(? ?(?:false|0)\b/i;
const assertion = /(?:assert|expect|verif|check|should|require|raise|throw|fail|ensure|must|match|contain|equal|compare|refute|EXPECT_|ASSERT_|\bis_|\bok\b|\bt\.\w+\(|\[\[? )/i;
function isAssertion(line) {
	return assertion.test(line);
}
const always = /\bassert (?:True|1|not False)\b(?!\s*(?:and|==))|\b(?:assert|assert\.ok|assert_|assertTrue|assert_true|XCTAssert|XCTAssertTrue|assert!|ok)\(\s*(?:true|!false|1)\s*[,)]|\bexpect\(\s*(?:true|1)\s*\)\.(?:to|not)|\b(?:EXPECT|ASSERT|REQUIRE|CHECK)(?:_TRUE)?\(\s*(?:true|1)\s*\)|\b(?:assert|expect|ok)\w*\b.*(?: or True\b|\|\| ?true\b)/i;
function hollowOf(lines, newLines) {
	const [body, added] = [lines.map(withoutStrings), newLines.map(withoutStrings)];
	const extra = new Set(added);
	const first = body[0] ?? "";
	if (extra.has(first) && /^return\b[^()]*$/.test(first)) return "ends before it asserts";
	if (added.some((line) => always.test(line))) return "asserts what is always true";
	if (added.some((line) => /^(?:if|unless) ?\(? ?(?:false|0)\b|^#if 0\b/i.test(line))) return "never gets to what it asserts";
	return !body.some((line) => /\bfail\w*\(/.test(line)) && body.some((line, at) => {
		const next = body[at + 1] ?? "";
		if (!extra.has(line)) return false;
		return swallowing.test(line) || catching.test(line) && /^(?:pass|\}|end|return);?\)?$/.test(next);
	}) ? "hides what fails in it" : void 0;
}
function withoutStrings(line) {
	return line.replace(/(["'`])(?:\\.|(?!\1)[^\\]){0,500}\1/g, "$1$1");
}
const broad = "(?:Exception|AssertionError|BaseException|Throwable|StandardError|Minitest::Assertion|Error)";
const swallowing = new RegExp(`\\bcatch ?(?:\\((?:\\w+|${broad} \\w+)\\) ?)?\\{ ?\\}|^except(?: ${broad}\\b.*)?: ?pass$|\\bcontextlib\\.suppress\\(${broad}|\\brescue nil$`);
const catching = new RegExp(`\\bcatch ?(?:\\((?:\\w+|${broad} \\w+)\\) ?)?\\{$|^except(?: ${broad}\\b.*)?:$|^rescue(?: ${broad}.*)?$`);
// src/engines/evidence/test-changes/tested-code.ts
const asks = /\b(?:env|environ|getenv|modules|argv|Args|Lookup|defined)\b.{0,60}(?:\b|_)(?:tests?|testing|jest|vitest|pytest|unittest|mocha|rspec|phpunit|junit)(?:\b|_)|['"](?:pytest|unittest)['"] in\b|\btypeof (?:jest|vi|describe|it|expect|test)\b|\btesting\.Testing\(\)/i;
function testedCode(changes) {
	return changes.flatMap(({ path, before, after }) => {
		if (isTestFile(path) || !isCodeFile(path, after ?? "")) return [];
		return extraLines(textLines(after), textLines(before)).some((line) => asks.test(line)) ? [{
			kind: "test",
			path,
			how: "asks whether tests run it"
		}] : [];
	});
}
// src/engines/evidence/test-changes/added-tests.ts
const loadedAlone = /(?:^|\/)(?:__init__\.py|[\w.-]*(?:setup|helper)[\w.-]*|index\.\w+)$/i;
const importing = /^(?:import|from|use|using|require|include|#include|@?testable|package|const \{?[\w ,]+\}? = (?:await )?(?:require|import)\b|[\w ,{}]+,?$|\} from\b)/;
function onlyAddsTests({ path, before, after }) {
	if (before === null) return !loadedAlone.test(path);
	const forms = findForms(path);
	if (after === null || forms === void 0) return false;
	const [was, is] = [readTests(before, forms), readTests(after, forms)];
	const now = new Map(is.map((one) => [one.name, one]));
	return was.length > 1 && was.every((one) => isSame(one, now.get(one.name)));
}
const isCode = (line) => !/^[)\]};,]*$/.test(line);
function isSame(one, other) {
	if (other === void 0) return false;
	const [was, is] = [one, other].map(({ lines }) => lines.filter(isCode));
	const added = extraLines(is ?? [], was ?? []);
	const isStart = one.head === 0;
	return extraLines(was ?? [], is ?? []).length === 0 && added.every((line) => isStart && importing.test(line));
}
// src/engines/evidence/test-changes/run-settings.ts
const settingsNames = /^(?:conftest\.py|sitecustomize\.py|usercustomize\.py|pytest\.ini|\.?pytest\.toml|tox\.ini|noxfile\.py|\.rspec|phpunit[\w.-]*\.xml(?:\.dist)?|ctesttestfile\.cmake|ctestcustom\.cmake|\.?(?:jest|vitest|vite|mocha|mocharc|karma|jasmine|ava|tap|taprc|nycrc|c8rc|cypress|playwright|web-test-runner|wallaby|testcafe|stryker)[\w-]*(?:\.(?:config|conf|setup|workspace|projects|preset))*\.?(?:[cm]?[jt]s|json|ya?ml|toml)?|(?:gnu)?makefile|justfile|taskfile\.ya?ml|rakefile|gruntfile\.\w+|gulpfile\.\w+|nextest\.toml|(?:run|all)[_-]?tests?\.\w+|(?:run|all)[_-]?tests?|test\.sh|tests?_?runner\.\w+)$/i;
const buildNames = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:cfg|py)|cmakelists\.txt|[\w.-]+\.cmake|meson\.build|build(?:\.bazel)?|build\.(?:gradle|gradle\.kts|sbt|rs|zig)|[\w.-]+\.gradle(?:\.kts)?|pom\.xml|cargo\.toml|config\.toml|[\w.-]+\.(?:cs|fs|vb)proj|directory\.build\.(?:props|targets)|[\w.-]*\.runsettings|composer\.json|mix\.exs|nx\.json|project\.json|turbo\.json|package\.swift|build\.xml|project\.clj|dune(?:-project)?|[\w-]+\.(?:sh|bash|ps1|bat|cmd))$/i;
const aboutTests = /test|spec|check|jest|vitest|mocha|karma|surefire|failsafe|exclude|ignore|skip|filter|enabled|onlyif|harness|coverage|\bexit\b|\btrue\b/i;
function isRunSetting(change, command) {
	const { path, before, after } = change;
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (settingsNames.test(name)) return true;
	if (command.split(/[\s'"=]+/).some((word) => isSamePath(word, path)) && !isTestFile(path)) return true;
	if (!buildNames.test(name)) return false;
	const [was, is] = [textLines(before), textLines(after)];
	return [...extraLines(is, was), ...extraLines(was, is)].some((line) => aboutTests.test(line));
}
const isSamePath = (word, path) => word.replace(/^\.\//, "") === path;
// src/engines/evidence/test-changes/weakening.ts
function describeWeakening({ path, test, how }) {
	const named = test === void 0 ? [] : [`“${clip(oneLine(test), maxName)}”`];
	const subject = [...path === void 0 ? [] : [`${path}:`], ...named].join(" ");
	return subject === "" ? how : `${subject} ${how}`;
}
const maxName = 200;
// src/engines/evidence/test-changes/index.ts
function findWeakenings(patch) {
	const changes = sortedChanges(patch);
	return [...changedTests(changes), ...testedCode(changes)];
}
// src/engines/evidence/test-files.ts
function splitPatch(patch, command) {
	const part = (kind) => new Map([...patch].filter(([, change]) => partOf(change, command) === kind));
	return {
		tests: part("tests"),
		settings: part("settings"),
		code: part("code")
	};
}
function partOf(change, command) {
	if (isRunSetting(change, command)) return "settings";
	return isTestFile(change.path) ? "tests" : "code";
}
function writesTests(tests) {
	return [...tests.values()].some(({ after }) => after !== null);
}
function touchesOldTests({ tests, settings }) {
	return settings.size > 0 || ![...tests.values()].every(onlyAddsTests);
}
export { findFailures as A, readTap as B, whyInconclusive as C, nearestFirst as D, mentionOf as E, duration as F, firstLimit as I, limitOf as L, hasPassed as M, readTestRun as N, plantCanary as O, describeLimit as P, shortenOutput as R, isRed as S, mayHoldTests as T, plainOutput as V, reporters as _, describeWeakening as a, shellArgument as b, verifyStanding as c, findTouchedTests as d, namesAllFiles as f, findTestSource as g, servicesSaid as h, findWeakenings as i, foundNoTest as j, whyNoEvidence as k, compareWithOldTests as l, compareWithBase as m, touchesOldTests as n, tooSlowToRepeat as o, withUnreadableTests as p, writesTests as r, verifyRegression as s, splitPatch as t, findTestFiles as u, commandFor as v, isBeside as w, takesFiles as x, isJobVariable as y, tellingLine as z };
