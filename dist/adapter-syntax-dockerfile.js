import { o as findingAt, t as phrase } from "./adapter-syntax.js";
import { t as isJson } from "./adapter-syntax-json.js";
// src/adapters/syntax/formats/dockerfile.ts
function dockerfileFindings(text) {
	const setting = (name) => new RegExp(`^\\ufeff?(?:#.*\n)*#\\s*${name}\\s*=\\s*(\\S+)`, "i").exec(text)?.[1];
	if (setting("syntax")?.includes("docker/dockerfile") === false) return void 0;
	const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
	const instructions = instructionsIn(lines, setting("escape") ?? "\\");
	const first = instructions.find(({ name }) => name !== "ARG");
	return [...instructions.flatMap((one) => {
		const mistake = mistakeIn(one);
		return mistake === void 0 ? [] : [findingAt(lines, {
			row: one.row,
			column: 0
		}, mistake)];
	}), ...first?.name === "FROM" ? [] : [findingAt(lines, {
		row: first?.row ?? 0,
		column: 0
	}, "`FROM` is missing before this")]];
}
function instructionsIn(lines, continuer) {
	const used = lines.map((line, row) => ({
		line,
		row
	})).filter(({ line }) => !/^\s*(?:#|$)/.test(line));
	const instructions = [];
	for (let at = 0; at < used.length;) {
		const row = used[at]?.row ?? 0;
		const parts = [];
		for (let isContinued = true; isContinued && at < used.length; at += 1) {
			const line = used[at]?.line.trimEnd() ?? "";
			isContinued = line.endsWith(continuer) && !line.endsWith(continuer + continuer);
			parts.push(isContinued ? line.slice(0, -1) : line);
		}
		const [, name = "", text = ""] = /^\s*(\S+)\s*(.*)$/s.exec(parts.join("")) ?? [];
		let unclosed;
		for (const [, dash, end] of /^(?:run|copy|add)$/i.test(name) ? documentsIn(text) : []) {
			const isEnd = (line) => (dash ? line.replace(/^\t+/, "") : line) === end;
			while (at < used.length && !isEnd(used[at]?.line ?? "")) at += 1;
			if (at === used.length) unclosed ??= end;
			at += 1;
		}
		instructions.push({
			name: name.toUpperCase(),
			text,
			row,
			unclosed
		});
	}
	return instructions;
}
function documentsIn(text) {
	return (text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map((word) => /^\d*<<(-?)["']?([\w.-]+)["']?$/.exec(word)).filter((found) => found !== null);
}
const anything = {
	text: /^/,
	need: ""
};
const paths = {
	text: /^\[|\S\s+\S/,
	need: "a source and a destination"
};
const pair = {
	text: /=|\s/,
	need: "a name and a value"
};
const forms = new Map([
	["ADD", paths],
	["ARG", anything],
	["CMD", anything],
	["COPY", paths],
	["ENTRYPOINT", anything],
	["ENV", pair],
	["EXPOSE", anything],
	["FROM", {
		text: /^\S+(?:\s+as\s+\S+)?$/i,
		need: "an image, or `image AS name`"
	}],
	["HEALTHCHECK", {
		text: /^(?:none$|cmd\s+\S)/i,
		need: "`CMD` and a command, or `NONE`"
	}],
	["LABEL", pair],
	["MAINTAINER", anything],
	["ONBUILD", anything],
	["RUN", anything],
	["SHELL", {
		text: /^\[/,
		need: "a list of strings in double quotes"
	}],
	["STOPSIGNAL", anything],
	["USER", anything],
	["VOLUME", anything],
	["WORKDIR", anything]
]);
const list = /^\[\s*"[^"$]*"\s*(?:,|\]?$)|^"[^"$]*"\s*(?:,.*)?\]$/;
function mistakeIn({ name, text, unclosed }) {
	const form = forms.get(name);
	if (form === void 0) return `unknown instruction \`${phrase(name)}\`; the line before may lack its \`\\\``;
	if (text === "" && name !== "CMD" && name !== "ENTRYPOINT") return `\`${name}\` needs an argument`;
	if (unclosed !== void 0) return `the here-document \`${unclosed}\` is never closed`;
	const rest = text.replace(/^(?:--\S+\s+)+/, "").trimEnd();
	if (!form.text.test(rest)) return `\`${name}\` needs ${form.need}`;
	return list.test(rest) && !isJson(rest) ? `\`${name}\` has a list that is not valid: \`["…", "…"]\`` : void 0;
}
export { dockerfileFindings as t };
