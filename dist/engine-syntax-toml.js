import { n as TomlError, t as parse } from "./package-toml.js";
import { a as phrase, s as problemAt } from "./engine-syntax.js";
// src/engines/syntax/formats/toml.ts
function tomlProblems(text) {
	try {
		parse(text, { maxDepth: Number.POSITIVE_INFINITY });
		return [];
	} catch (error) {
		if (!(error instanceof TomlError)) return void 0;
		const message = phrase(error.message.replace(/^Invalid TOML document: /, ""));
		return [problemAt(text.split("\n"), {
			row: error.line - 1,
			column: error.column - 1
		}, message)];
	}
}
export { tomlProblems as t };
