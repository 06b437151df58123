import { n as TomlError, t as parse } from "./package-toml.js";
import { o as findingAt, t as phrase } from "./adapter-syntax.js";
// src/adapters/syntax/formats/toml.ts
function tomlFindings(text) {
	try {
		parse(text, { maxDepth: Number.POSITIVE_INFINITY });
		return [];
	} catch (error) {
		if (!(error instanceof TomlError)) return void 0;
		const message = phrase(error.message.replace(/^Invalid TOML document: /, ""));
		return [findingAt(text.split("\n"), {
			row: error.line - 1,
			column: error.column - 1
		}, message)];
	}
}
export { tomlFindings as t };
