import { r as findingAt, t as phrase } from "./adapter-syntax.js";
import { i as isJson } from "./adapter-syntax-json.js";
// src/adapters/syntax/formats/dockerfile-lines.ts
function readInstructions(text) {
	const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
	const settings = new Map();
	for (const line of lines) {
		const setting = /^\s*#\s*(\w+)\s*=\s*(\S+)\s*$/.exec(line);
		if (setting === null) break;
		settings.set(setting[1]?.toLowerCase() ?? "", setting[2] ?? "");
	}
	const continuer = settings.get("escape") ?? "\\";
	const instructions = [];
	let row = 0;
	while (row < lines.length) {
		if (isSkipped(lines[row])) {
			row += 1;
			continue;
		}
		const start = row;
		const joined = joinLines(lines, row, continuer);
		const [, name = "", args = ""] = /^\s*(\S+)\s*(.*)$/s.exec(joined.text) ?? [];
		const documents = skipDocuments(lines, joined.next, documentsOf(name, args));
		row = documents.next;
		const { unclosed } = documents;
		instructions.push({
			name: name.toUpperCase(),
			text: args.trim(),
			row: start,
			unclosed
		});
	}
	return {
		instructions,
		continuer,
		syntax: settings.get("syntax")
	};
}
const isSkipped = (line = "") => /^\s*(?:#|$)/.test(line);
function joinLines(lines, row, continuer) {
	const parts = [];
	let next = row;
	while (next < lines.length) {
		const line = lines[next] ?? "";
		next += 1;
		if (parts.length > 0 && isSkipped(line)) continue;
		const end = line.trimEnd();
		const isContinued = end.endsWith(continuer) && !end.endsWith(continuer + continuer);
		parts.push(isContinued ? end.slice(0, -1) : line);
		if (!isContinued) break;
	}
	return {
		text: parts.join(""),
		next
	};
}
function documentsOf(name, args) {
	if (!/^(?:run|copy|add|onbuild)$/i.test(name)) return [];
	return args.split(/\s+/).flatMap((word) => {
		const document = /^\d*<<(-?)(["']?)([\w.-]+)\2$/.exec(word);
		return document === null ? [] : [`${document[1]}${document[3]}`];
	});
}
function skipDocuments(lines, row, ends) {
	let next = row;
	for (const end of ends) {
		const word = end.replace(/^-/, "");
		const isEnd = (line = "") => (end === word ? line : line.replace(/^\t+/, "")) === word;
		while (next < lines.length && !isEnd(lines[next])) next += 1;
		if (next === lines.length) return {
			next,
			unclosed: word
		};
		next += 1;
	}
	return {
		next,
		unclosed: void 0
	};
}
// src/adapters/syntax/formats/dockerfile.ts
function dockerfileFindings(text) {
	const { instructions, continuer, syntax = "docker/dockerfile" } = readInstructions(text);
	if (!syntax.includes("docker/dockerfile")) return void 0;
	const lines = text.split("\n");
	const findings = instructions.flatMap((one) => mistakesIn(one, continuer).map((message) => findingAt(lines, {
		row: one.row,
		column: 0
	}, message)));
	const first = instructions.find(({ name }) => name !== "ARG");
	if (first?.name === "FROM" || findings.length > 0) return findings;
	return [findingAt(lines, {
		row: first?.row ?? 0,
		column: 0
	}, "nothing may come before `FROM` but `ARG`")];
}
const anything = () => void 0;
const rules = new Map([
	["ADD", twoPaths],
	["ARG", anything],
	["CMD", execForm],
	["COPY", twoPaths],
	["ENTRYPOINT", execForm],
	["ENV", pairs],
	["EXPOSE", anything],
	["FROM", stage],
	["HEALTHCHECK", health],
	["LABEL", pairs],
	["MAINTAINER", anything],
	["ONBUILD", trigger],
	["RUN", anything],
	["SHELL", (text) => isJson(text) ? void 0 : "needs a list of strings in double quotes"],
	["STOPSIGNAL", anything],
	["USER", anything],
	["VOLUME", execForm],
	["WORKDIR", anything]
]);
function mistakesIn({ name, text, unclosed }, continuer) {
	const rule = rules.get(name);
	if (rule === void 0) return [`unknown instruction \`${phrase(name)}\`; if it continues the line before, that must end with \`${continuer}\``];
	if (text === "" && name !== "CMD" && name !== "ENTRYPOINT") return [`\`${name}\` needs an argument`];
	if (unclosed !== void 0) return [`the here-document \`${unclosed}\` is never closed`];
	const mistake = rule(text, continuer);
	return mistake === void 0 ? [] : [`\`${name}\` ${mistake}`];
}
const withoutFlags = (text) => text.replace(/^(?:--\S+\s+)+/, "");
function twoPaths(text) {
	const paths = withoutFlags(text);
	if (/^\[/.test(paths)) return execForm(paths);
	return /\S\s+\S/.test(paths) ? void 0 : "needs a source and a destination";
}
function execForm(text) {
	return /^\[\s*"[^"$\s]+"?\s*(?:[,\]]|$)|^"[^"$\s]+"\s*[,\]].*\]$/.test(text) && !isJson(text) ? "has a list that is not valid: `[\"…\", \"…\"]`" : void 0;
}
function stage(text) {
	const words = withoutFlags(text).trim().split(/\s+/);
	const isNamed = words.length === 3 && words[1]?.toLowerCase() === "as";
	return words.length === 1 || isNamed ? void 0 : "needs an image, or `image AS name`";
}
function health(text) {
	return /^(?:none$|cmd\s+\S)/i.test(withoutFlags(text)) ? void 0 : "needs `CMD` and a command, or `NONE`";
}
function trigger(text) {
	const name = text.split(/\s/, 1)[0]?.toUpperCase() ?? "";
	return rules.has(name) && ![
		"ONBUILD",
		"FROM",
		"MAINTAINER"
	].includes(name) ? void 0 : "needs an instruction that may wait";
}
function pairs(text, continuer) {
	const escaped = continuer === "\\" ? "\\\\" : continuer;
	const word = `(?:[^\\s"'${escaped}]|${escaped}.|"(?:[^"${escaped}]|${escaped}.)*"|'[^']*')+`;
	const words = new RegExp(`^${word}(?:\\s+${word})*$`, "s");
	if (!/^[^\s"'=]*(?:(?:"[^"]*"|'[^']*')[^\s"'=]*)?=/.test(text)) return /^\S+\s+\S/.test(text) ? void 0 : "needs a name and a value";
	if (!words.test(text)) return "has a quote that is not closed";
	const isPair = (one) => one.includes("=");
	return (text.match(new RegExp(word, "gs")) ?? []).every(isPair) ? void 0 : "needs `=` between each name and its value";
}
export { dockerfileFindings as t };
