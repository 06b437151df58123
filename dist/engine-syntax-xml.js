import { n as XmlError, t as parseXml } from "./package-xml.js";
import { a as phrase, s as problemAt } from "./engine-syntax.js";
// src/engines/syntax/formats/xml.ts
function xmlProblems(text) {
	try {
		parseXml(text, { ignoreUndefinedEntities: true });
		return [];
	} catch (error) {
		if (!(error instanceof XmlError)) return void 0;
		const message = phrase(error.message.replace(/ \(line \d+, column \d+\)/, ""));
		const lines = text.replace(/^\ufeff/, "").split("\n");
		return [problemAt(lines, {
			row: error.line - 1,
			column: error.column - 1
		}, message)];
	}
}
export { xmlProblems as t };
