import { b as groupedBy, ct as listNames, et as clip, u as counted } from "./engine-text.js";
// src/engines/evidence/command-result.ts
function isProgramMissing(result) {
	if (result.kind !== "exited") return false;
	const { code, output } = result;
	return code === 126 || code === 127 || code !== 0 && missingInMake.test(output);
}
const missingInMake = /^g?make(?:\[\d+\])?: \*\*\* \[.{1,300}\] Error 12[67]$/m;
function timeLimitOf(result) {
	if (result?.kind !== "timed-out") return void 0;
	return {
		ms: result.elapsed,
		setting: result.limit
	};
}
function firstTimeLimit(...results) {
	return results.map(timeLimitOf).find((limit) => limit !== void 0);
}
function describeTimeLimit({ ms, setting }) {
	const named = setting === void 0 ? "" : ` (${setting})`;
	return `takes longer than ${formatDuration(ms)}${named}`;
}
function formatDuration(ms) {
	const seconds = Math.max(1, Math.round(ms / 1e3));
	return seconds < 60 ? counted(seconds, "second") : counted(Math.round(seconds / 6) / 10, "minute");
}
function nameTimeout(failures, result) {
	const limit = timeLimitOf(result);
	if (limit === void 0) return failures;
	return failures.map((name) => name === "it timed out" ? `it ${describeTimeLimit(limit)}` : name);
}
const timedOut = "it timed out";
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
const maxLine$2 = 1e3;
const outputLines = (output) => plainOutput(output).split("\n").map((line) => line.replace(clock, "").slice(0, maxLine$2).trimEnd());
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
const prefix = /^[\s({]*(?:(?:if|do|then|else|time|exec|(?:cross-)?env|command|!|\w+=\S*)\s+)*/;
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
const wordsOf$1 = (part) => part.replace(prefix, "").trim().split(/\s+/);
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
// src/engines/evidence/reading/runner-run.ts
function nameInFile(file, joint, match) {
	const isSuite = file.endsWith(match.name) && /\.\w+$/.test(match.name);
	return {
		...match,
		name: `${file}${joint}${match.name}`,
		...isSuite && { isSuite }
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
const maxName = 300;
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
	return name.replace(/\s+/g, " ").trim().slice(0, maxName);
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
// src/engines/evidence/reading/hints.ts
const maxLine$1 = 400;
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
	const lines = plain.split("\n").filter((line) => line.length <= maxLine$1);
	return unittest.test(plain) || lines.some((line) => passedForms.some((form) => form.test(line)));
}
const run = /\bout of (\d+)\b|(?<![\w.])(\d+) (?:(?:tests?|specs?|examples?|scenarios?|(?:test )?cases?)(?! failed)|runs|pass(?:ed|ing)|failed)\b|\b(?:tests run|test cases|total|passed|failed): *(\d+)/gi;
function testsSaid(output) {
	const said = plainOutput(output).split("\n").flatMap((line) => line.length > maxLine$1 ? [] : [...line.matchAll(run)]);
	if (said.length === 0) return void 0;
	return said.reduce((sum, [, all, before, after]) => sum + Number(all ?? before ?? after), 0);
}
const failures = /(?<![\w.])([1-9]\d*) (?:\w+ ){0,2}?(fail|error)(?:ed|ing|ures?|s)?\b|\b(fail|error)(?:ed|ures?|s)[^\w.]{1,3}([1-9]\d*)\b(?!\W*(?:ms|s|%)\b)/gi;
const headings = Object.values(consoles).flatMap(({ list }) => list?.from ?? []);
function figuresIn(line) {
	return (line.length <= maxLine$1 && !headings.some((heading) => heading.test(line)) ? [...line.matchAll(failures)] : []).map(([, before, word = "", other = "", after]) => ({
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
// src/engines/evidence/reading/shorten-output.ts
const maxLine = 400;
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
	const lines = plainOutput(output).split("\n").map((line) => line.slice(0, maxLine).trim()).filter((line) => line !== "");
	const isTelling = (line) => causes.test(line) || errorWords.test(line) || /^usage:/i.test(line);
	const telling = lines.filter(isTelling);
	const said = telling.find((line) => !label.test(line)) ?? telling[0] ?? lines.at(-1);
	return clip(said ?? "", maxTelling, "");
}
function shortenLine(line) {
	if (line.length <= maxLine) return line;
	const half = Math.floor(maxLine / 2) - 20;
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
function isPartlyReported({ output, report }, command) {
	const reported = report?.tests.filter(({ state }) => state === "failed") ?? [];
	if (reported.length === 0) return false;
	const { runners, tests } = readOutput(output);
	const said = leastFailuresSaid(output);
	if (countParts(output, command) > Math.max(1, runners.length) || said > reported.length) return true;
	const words = wordsOf(output);
	const known = reported.map(({ name, file = "" }) => ({
		all: wordsOf(`${file} ${name}`),
		title: titleOf(name)
	}));
	const isKnown = (name) => known.some(({ all, title }) => all.includes(titleOf(name)) || wordsOf(name).includes(title));
	const printed = tests.filter(({ isSuite }) => isSuite !== true);
	if (printed.length > 0) return !printed.every(({ name }) => isKnown(name));
	return said > 0 && !known.every(({ title }) => words.includes(title));
}
const titleOf = (name) => wordsOf(name.split(/ [>›] |: |::/).at(-1) ?? name);
const wordsOf = (text) => ` ${(text.match(/[\p{L}\p{N}_$]+/gu) ?? [text]).join(" ")} `;
// src/engines/evidence/failed-output.ts
function outputOf(result, base) {
	const [own, other] = [timeLimitOf(result), timeLimitOf(base)];
	if (own !== void 0) return `${result.output.trimEnd()}\n(Stopped here: it ${describeTimeLimit(own)}.)\n`;
	if (other === void 0) return result.output;
	return `${result.output.trimEnd()}\n(Without the change, it ${describeTimeLimit(other)}.)\n`;
}
function excuse(names) {
	if (names.length === 0) return "";
	return `\n(Not shown to be caused by the change, as they also fail without it or only in one of two runs${listNames(names)}.)\n`;
}
function servicesOutput({ services = "", output }) {
	const linesOf = (text) => plainOutput(text).split("\n");
	const printed = new Set(["", ...linesOf(output).map((line) => line.trim())]);
	const text = linesOf(services).filter((line) => !printed.has(line.trim())).join("\n").slice(-2e3);
	return text === "" ? void 0 : text;
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
	const others = repeatedIn$1(last, first).filter((one) => !take(known.exact.get(exactKey(one)), (other) => isSame(one, other))).filter((one) => stable.has(exactKey(one)) || !take(known.full.get(fullKey(one)), (other) => isSame(one, other)));
	const added = [];
	const unclear = [];
	for (const one of others) (take(known.exact.get(exactKey(one)), () => true) ? unclear : added).push(one);
	return {
		added,
		unclear
	};
}
function repeatedIn$1(last, first) {
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
function isSame(a, b) {
	const isEqual = a.message === b.message;
	if (a.isShared || b.isShared) return isEqual && a.message !== void 0 && a.place === b.place;
	if (a.isSuite || b.isSuite) return isEqual && a.message !== void 0;
	return isEqual || !a.message || !b.message;
}
const exactKey = ({ file = "", name }) => `${file}\n${name}`;
const fullKey = (test) => normalizeOutput(exactKey(test));
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
function comparableCounts(one, other) {
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
	return [...source === "report" ? numberedNames(failed) : failureNames(result.output), ...unusualEnd(result).map(({ name }) => name)];
}
function numberedNames(tests) {
	return numbered(tests.map(({ name }) => name));
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
function numbered(names) {
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
	const passedLater = new Set();
	const found = tests.toReversed().filter((test) => {
		if (test.state === "passed") passedLater.add(keyOf(test));
		return isFailed(test) && passedLater.has(keyOf(test));
	});
	return new Set(found.toReversed());
}
function readReportedRun({ tests }, suites) {
	const ran = tests.filter(({ state }) => state !== "skipped");
	const failed = ran.filter(({ state }) => state === "failed");
	const repeated = repeatedIn(ran);
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
function repeatedIn(tests) {
	const [seen, repeated] = [new Set(), new Set()];
	for (const key of tests.map(keyOf)) (seen.has(key) ? repeated : seen).add(key);
	return repeated;
}
const isReported = (suite, failed) => failed.some(({ name, file }) => name.startsWith(suite) || file !== void 0 && suite.includes(file));
// src/engines/evidence/compare-runs.ts
function compareRuns(runs) {
	const comparison = decide(runs);
	const limit = firstTimeLimit(runs.head, runs.again, runs.base);
	return limit === void 0 || comparison.kind === "wanted" ? comparison : {
		...comparison,
		limit
	};
}
function decide(runs) {
	const { command, text = "", advise, head, again, base } = runs;
	if (head.kind === "not-run") return head;
	const limit = timeLimitOf(head);
	const stopped = limit && afterLimit(limit, runs);
	if (stopped !== void 0) return stopped;
	if (isPass(head)) return concludeFrom(runs, passOf(head), head);
	const last = isProgramMissing(head) ? head : again;
	if (last === void 0) return {
		kind: "wanted",
		run: "again"
	};
	if (last.kind === "not-run") return last;
	if (isPass(last)) return concludeFrom(runs, {
		kind: "flaky",
		failures: nameTimeout(findFailures(head), head)
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
		advise,
		first: head,
		last,
		base
	});
}
function passOf(head) {
	const { retried } = readTestRun(head);
	return retried.length === 0 ? { kind: "passed" } : {
		kind: "flaky",
		failures: numberedNames(retried)
	};
}
function afterLimit(limit, { again, base }) {
	if (base === void 0) return {
		kind: "wanted",
		run: "base"
	};
	const own = describeTimeLimit(limit);
	if (base.kind === "not-run") return inconclusive(`it ${own}, and its result without the change is unknown: ${base.why}`);
	const known = timeLimitOf(base);
	if (known !== void 0) return inconclusive(bothStopped(limit, known), base.output);
	if (again?.kind === "not-run") return inconclusive(`it ${own}, and it was not run again: ${again.why}`);
}
function bothStopped(head, base) {
	const [own, other] = [describeTimeLimit(head), describeTimeLimit(base)];
	return own === other ? `it ${own} with and without the change` : `it ${own} with the change, and ${other} without it`;
}
function repeatedFailure(runs) {
	const { command, text, last, base } = runs;
	if (isProgramMissing(last) && isProgramMissing(base) && !readTestRun(last).hasRun) return {
		kind: "not-run",
		why: missingProgram(command, last)
	};
	const [own, other] = [timeLimitOf(last), timeLimitOf(base)];
	if (own !== void 0 && other !== void 0) return inconclusive(bothStopped(own, other), last.output);
	const read = readAlike(runs);
	const compared = compareFailures({
		first: read.first.failed,
		last: read.last.failed,
		base: read.base.failed
	});
	const names = numberedNames(repeatedIn$1(read.last.failed, read.first.failed));
	const failed = () => {
		const ordered = [...new Set([...numberedNames(compared.added), ...names])];
		const failures = nameTimeout(ordered.length > 0 ? ordered : numberedNames(read.last.failed), last);
		const counts = command === "tests" ? read.last.counts : void 0;
		const caused = new Set(compared.added);
		const others = read.last.failed.filter((one) => !caused.has(one));
		const note = caused.size === 0 ? "" : excuse(numberedNames(others));
		const services = servicesOutput(last);
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
	const advice = isUnread(doubt) && command === "tests" && read.last.source !== "report" ? advised(runs, last.output) : "";
	const why = isCut ? `without it, it ${describeTimeLimit(other)}` : `${doubts[doubt]}${advice}`;
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
function concludeFrom(runs, finding, result) {
	const { output } = result;
	const { counts, hasRun } = readTestRun(result);
	const isFailing = finding.kind === "tolerated";
	const code = result.kind === "exited" ? result.code : 0;
	const how = isFailing ? `it fails in the same way without the change (exit code ${code})` : "it exits with code 0";
	if (runs.command === "tests") return hasRun ? {
		...finding,
		counts
	} : inconclusive(`${how}, and ${doubts.unrun}${advised(runs, output)}`, output);
	if (isFailing) return showsProblems(output) ? finding : inconclusive(`${how}, and its output names no problem`, output);
	return checkedNothing(output) ? inconclusive(`${how}, and its output says that it checked no file`, output) : finding;
}
const advised = ({ advise, text = "" }, output) => advise === void 0 ? "" : `; ${advise(output, text)}`;
function inconclusive(why, output = "") {
	return {
		kind: "inconclusive",
		why,
		said: tellingLine(output) || void 0
	};
}
export { isProgramMissing as C, formatDuration as S, plainOutput as _, hasPassed as a, describeTimeLimit as b, servicesOutput as c, readOutput as d, readTap as f, normalizeOutput as g, newFailures as h, foundNoTest as i, shortenOutput as l, isSameOutput as m, comparableCounts as n, numberedNames as o, printedCommands as p, findFailures as r, readTestRun as s, compareRuns as t, tellingLine as u, repeatedFailures as v, timeLimitOf as w, firstTimeLimit as x, consoles as y };
