import { r as findingAt } from "./adapter-syntax.js";
// src/adapters/syntax/formats/json-dialects.ts
const strictJson = {
	label: "JSON",
	comments: false,
	trailingCommas: false,
	isName: (token) => token.startsWith("\"") && isJson(token),
	isScalar: isJson
};
const jsonWithComments = {
	...strictJson,
	label: "JSON with comments",
	comments: true,
	trailingCommas: true
};
const json5 = {
	label: "JSON5",
	comments: true,
	trailingCommas: true,
	isName: (token) => isQuoted(token) || /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(token),
	isScalar: (token) => isQuoted(token) || isJson(token) || json5Number.test(token)
};
const json5Number = /^[+-]?(?:Infinity|NaN|0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/;
const isQuoted = (token) => /^(?:".*"|'.*')$/s.test(token);
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
const jsonDialects = {
	strict: strictJson,
	comments: jsonWithComments,
	json5
};
const settings = [
	[/\.json5$|\.babelrc(?:\.json)?$|(?:^|\/)babel\.config\.json$/, json5],
	[/\.(?:jsonc|code-workspace|code-snippets|swcrc|eslintrc|jshintrc)$/, jsonWithComments],
	[/(?:^|\/)\.(?:vscode|devcontainer|zed)\/(?:.*\/)?[^/]+\.json$/, jsonWithComments],
	[/(?:^|\/)[tj]sconfig[^/]*\.json$|[.-][tj]sconfig\.json$/, jsonWithComments],
	[/(?:^|\/)(?:appsettings|local\.settings|launchsettings|host)[^/]*\.json$/, jsonWithComments],
	[/(?:^|\/)\.(?:devcontainer|eslintrc|markdownlint|cspell|luarc)\.json$/, jsonWithComments],
	[/(?:^|\/)(?:angular|api-extractor|biome|cspell|deno|global|language-configuration|nx|project|renovate|rush|tsdoc|tslint|turbo|typedoc|wrangler)\.json$/, jsonWithComments]
];
function jsonDialectOf(path) {
	const name = path.toLowerCase();
	return settings.find(([pattern]) => pattern.test(name))?.[1] ?? strictJson;
}
// src/adapters/syntax/formats/json-tokens.ts
const pieces = /[ \t\r\n]+|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[^\s{}[\],:"'/]+|./gs;
function* jsonTokens(text) {
	let [row, lineStart, lineIndent] = [
		0,
		0,
		-1
	];
	for (const { 0: piece, index } of text.matchAll(pieces)) {
		if (!/^[ \t\r\n]/.test(piece) && !(index === 0 && piece === "﻿")) {
			const column = index - lineStart;
			const indent = lineIndent < 0 ? column : -1;
			if (lineIndent < 0) lineIndent = column;
			yield {
				kind: kindOf(piece),
				text: piece,
				position: {
					row,
					column
				},
				indent,
				lineIndent
			};
		}
		const lastBreak = piece.lastIndexOf("\n");
		if (lastBreak < 0) continue;
		row += piece.split("\n").length - 1;
		[lineStart, lineIndent] = [index + lastBreak + 1, -1];
	}
}
function kindOf(piece) {
	switch (piece) {
		case "{":
		case "}":
		case "[":
		case "]":
		case ",":
		case ":": return piece;
		default: return /^\/[/*]/.test(piece) ? "comment" : "value";
	}
}
// src/adapters/syntax/formats/json-reader.ts
const enough = 10;
function jsonMistakes(text, dialect) {
	const reader = new JsonReader(dialect);
	for (const token of jsonTokens(text)) {
		reader.take(token);
		if (reader.isDone()) break;
	}
	return reader.finish();
}
var JsonReader = class {
	#dialect;
	#open = [];
	#causes = [];
	#others = [];
	#awaited = "value";
	#last;
	#misaligned;
	#isCommented = false;
	#isOver = false;
	constructor(dialect) {
		this.#dialect = dialect;
	}
	isDone() {
		return this.#isOver || this.#causes.length + this.#others.length >= enough;
	}
	take(token) {
		if (token.kind === "comment") {
			this.#comment(token);
			return;
		}
		if (this.#awaited === "nothing") {
			this.#report(token, `${named(token)} after the end of the value`);
			this.#isOver = true;
		} else if (token.kind === "}" || token.kind === "]") this.#close(token, token.kind);
		else if (token.kind === ",") this.#comma(token);
		else if (token.kind === ":") this.#colon(token);
		else this.#value(token);
		this.#last = token;
	}
	finish() {
		const last = this.#last;
		const opener = this.#open.at(-1);
		if (last === void 0) this.#others.push({
			position: {
				row: 0,
				column: 0
			},
			message: "has no value"
		});
		else if (opener !== void 0 && !this.isDone()) {
			const message = `the text ends before the ${named(opener)} of line ${lineOf(opener)} is closed`;
			this.#causes.push(this.#misaligned ?? {
				position: endOf(last),
				message
			});
		}
		return [...this.#causes, ...this.#others];
	}
	#comment(token) {
		if (token.text.startsWith("/*") && !/^\/\*.*\*\/$/s.test(token.text)) this.#report(token, "a comment is never closed");
		else if (!this.#dialect.comments && !this.#isCommented) {
			this.#report(token, `${this.#dialect.label} allows no comments`);
			this.#isCommented = true;
		}
	}
	#value(token) {
		if (this.#awaited === "comma" && this.#last !== void 0) {
			this.#others.push({
				position: endOf(this.#last),
				message: `a comma is missing before ${named(token)}`
			});
			this.#next();
		}
		const isName = this.#awaited === "name";
		if (this.#awaited === "colon") this.#report(token, `a colon is missing before ${named(token)}`);
		const mistake = isName ? this.#nameMistake(token) : this.#scalarMistake(token);
		if (mistake !== void 0) this.#report(token, mistake);
		this.#isOver = unclosedString(token) !== void 0;
		if (token.kind === "value") this.#awaited = isName ? "colon" : this.#afterValue();
		else {
			this.#open.push(token);
			this.#next();
		}
	}
	#nameMistake(token) {
		if (token.kind === "value" && this.#dialect.isName(token.text)) return void 0;
		return unclosedString(token) ?? `a property name in double quotes is expected instead of ${named(token)}`;
	}
	#scalarMistake(token) {
		if (token.kind !== "value" || this.#dialect.isScalar(token.text)) return void 0;
		const unclosed = unclosedString(token);
		if (unclosed !== void 0) return unclosed;
		if (token.text.startsWith("\"")) return "an escape or a control character is not allowed here";
		if (token.text.startsWith("'")) return "a string needs double quotes";
		return `${named(token)} is no value of ${this.#dialect.label}`;
	}
	#comma(token) {
		if (this.#awaited !== "comma") this.#report(token, "a value is missing before the comma");
		this.#next();
	}
	#colon(token) {
		if (this.#awaited !== "colon") this.#report(token, "unexpected `:`");
		this.#awaited = "value";
	}
	#close(token, kind) {
		const wants = kind === "}" ? "{" : "[";
		const at = this.#open.findLastIndex((opener) => opener.kind === wants);
		const opener = this.#open[at];
		if (opener === void 0) {
			this.#causes.push({
				position: token.position,
				message: `unexpected ${named(token)}`
			});
			return;
		}
		this.#beforeCloser(token);
		for (const inner of this.#open.splice(at).slice(1)) {
			const message = `${named(inner)} is never closed before the ${named(token)} of line ${lineOf(token)}`;
			this.#causes.push({
				position: inner.position,
				message
			});
		}
		if (token.indent >= 0 && token.indent < opener.lineIndent) {
			const message = `${named(opener)} seems not to be closed: the ${named(token)} of line ${lineOf(token)} is indented as that of an outer one`;
			this.#misaligned ??= {
				position: opener.position,
				message
			};
		}
		this.#awaited = this.#afterValue();
	}
	#beforeCloser(token) {
		const last = this.#last;
		if (this.#awaited === "value" || this.#awaited === "colon") this.#report(token, `a value is missing before ${named(token)}`);
		else if (last?.kind === "," && !this.#dialect.trailingCommas) this.#report(last, `the comma before ${named(token)} must go`);
	}
	#next() {
		const inside = this.#open.at(-1)?.kind;
		this.#awaited = inside === "{" ? "name" : inside === "[" ? "item" : "value";
	}
	#afterValue() {
		return this.#open.length === 0 ? "nothing" : "comma";
	}
	#report({ position }, message) {
		this.#others.push({
			position,
			message
		});
	}
};
function unclosedString({ text }) {
	const quote = text[0];
	if (quote !== "\"" && quote !== "'") return void 0;
	return text.length > 1 && text.endsWith(quote) && !/[^\\](?:\\\\)*\\.$/.test(text) ? void 0 : "a string is not closed on its line";
}
function named({ text }) {
	return /^["']/.test(text) ? "the string" : `\`${text.slice(0, 40)}\``;
}
const lineOf = ({ position }) => position.row + 1;
function endOf({ text, position: { row, column } }) {
	return {
		row,
		column: column + text.length
	};
}
// src/adapters/syntax/formats/json.ts
function jsonFindings(text, path) {
	return isJson(text) ? [] : findings(text, jsonDialectOf(path));
}
function jsoncFindings(text) {
	return findings(text, jsonDialects.comments);
}
function json5Findings(text) {
	return findings(text, jsonDialects.json5);
}
function findings(text, dialect) {
	const mistakes = jsonMistakes(text, dialect);
	const lines = mistakes.length > 0 ? text.split("\n") : [];
	return mistakes.map(({ position, message }) => findingAt(lines, position, message));
}
export { isJson as i, jsonFindings as n, jsoncFindings as r, json5Findings as t };
