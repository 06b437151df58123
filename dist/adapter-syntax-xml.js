import { n as XmlError, t as parseXml } from "./package-xml.js";
import { o as findingAt, t as phrase } from "./adapter-syntax.js";
// src/adapters/syntax/formats/xml.ts
function xmlFindings(text) {
	try {
		parseXml(text, { ignoreUndefinedEntities: true });
		return [];
	} catch (error) {
		if (!(error instanceof XmlError)) return void 0;
		const message = phrase(error.message.replace(/ \(line \d+, column \d+\)/, ""));
		const lines = text.replace(/^\ufeff/, "").split("\n");
		return [findingAt(lines, {
			row: error.line - 1,
			column: error.column - 1
		}, message)];
	}
}
export { xmlFindings as t };
