import { n as parse, r as printParseErrorCode, t as createScanner } from "./package-json.js";
import { m as parseJson } from "./engine-text.js";
import { i as pairBrackets, n as bracketProblems, o as positionOf, r as bracketsOf, s as problemAt } from "./engine-syntax.js";
// src/engines/syntax/formats/json.ts
function jsonProblems(text, path) {
	return settings.some((pattern) => pattern.test(path.toLowerCase())) ? jsoncProblems(text) : problems(text, { disallowComments: true });
}
function jsoncProblems(text) {
	return problems(text, { allowTrailingComma: true });
}
const settings = [
	/\.(?:jsonc|code-workspace|code-snippets|babelrc|swcrc|eslintrc|jshintrc)$/,
	/(?:^|\/)\.(?:vscode|devcontainer|codesandbox|zed)\/(?:.*\/)?[^/]+\.json$/,
	/(?:^|\/)(?:.*[.-])?[tj]sconfig[^/]*\.json$/,
	/(?:^|\/)(?:appsettings|local\.settings|launchsettings|host)[^/]*\.json$/,
	/(?:^|\/)\.(?:babelrc|devcontainer|eslintrc|markdownlint|cspell|luarc)\.json$/,
	/(?:^|\/)(?:angular|api-extractor|babel\.config|biome|cspell|deno|global|language-configuration|nx|project|renovate|rush|tsdoc|tslint|turbo|typedoc|wrangler)\.json$/
];
const enough = 10;
function problems(marked, dialect) {
	const text = marked.replace(/^\ufeff/, "");
	if (parseJson(text) !== void 0) return [];
	const errors = [];
	try {
		parse(text, errors, dialect);
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
	if (errors.length === 0) return [];
	const lines = text.split("\n");
	const mistakes = errors.slice(0, enough).map(({ error, offset, length }) => {
		const token = text.slice(offset, offset + Math.min(length, 40));
		const message = sentences[printParseErrorCode(error)];
		const place = token === "" ? "at the end" : `at \`${token.split("\n", 1)}\``;
		return problemAt(lines, positionOf(text, offset), `${message}, ${place}`);
	});
	const unpaired = unpairedBrackets(text, lines);
	return unpaired.length === 0 ? mistakes : [...unpaired, ...mistakes.slice(0, 1)];
}
function unpairedBrackets(text, lines) {
	const scanner = createScanner(text, true);
	const brackets = [];
	while (scanner.getPosition() < text.length) {
		scanner.scan();
		if (scanner.getTokenError() !== 0) return [];
		const token = scanner.getTokenLength() === 1 ? text[scanner.getTokenOffset()] ?? "" : "";
		const position = {
			row: scanner.getTokenStartLine(),
			column: scanner.getTokenStartCharacter()
		};
		brackets.push(...bracketsOf(token, position));
	}
	return bracketProblems(pairBrackets(brackets, lines), lines).slice(0, enough);
}
const sentences = {
	InvalidSymbol: "no value of JSON, in which names and texts need double quotes",
	InvalidNumberFormat: "no number of JSON",
	PropertyNameExpected: "a name in double quotes is missing, or the comma before must go",
	ValueExpected: "a value is missing, or the comma before must go",
	ColonExpected: "a colon is missing",
	CommaExpected: "a comma is missing",
	CloseBraceExpected: "a `}` is missing",
	CloseBracketExpected: "a `]` is missing",
	EndOfFileExpected: "nothing may follow the value",
	InvalidCommentToken: "comments are not allowed in this file",
	UnexpectedEndOfComment: "the comment is never closed",
	UnexpectedEndOfString: "the string is not closed on its line",
	UnexpectedEndOfNumber: "the number is not complete",
	InvalidUnicode: "the string has an escape that JSON does not know",
	InvalidEscapeCharacter: "the string has an escape that JSON does not know",
	InvalidCharacter: "the string has a control character, which needs an escape",
	"<unknown ParseErrorCode>": "no JSON"
};
export { jsoncProblems as n, jsonProblems as t };
