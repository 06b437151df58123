import { i as XmlText, n as XmlError, r as XmlElement, t as parseXml } from "./package-xml.js";
import { i as positionOf, r as findingAt, t as phrase } from "./adapter-syntax.js";
// src/adapters/syntax/formats/xml.ts
function xmlFindings(text) {
	return findings(text, tagsInText);
}
function lenientXmlFindings(text) {
	return findings(text, () => []);
}
function findings(marked, ruleOf) {
	const text = marked.replace(/^\ufeff/, "");
	const lines = text.split("\n");
	try {
		const indexes = ruleOf(parseXml(text, {
			ignoreUndefinedEntities: true,
			includeOffsets: true,
			preserveCdata: true,
			preserveComments: true
		}), text);
		const bare = "a tag without its `<`, or text with a `>` that must be `&gt;`";
		return indexes.map((index) => findingAt(lines, positionOf(text, index), bare));
	} catch (error) {
		if (!(error instanceof XmlError)) return void 0;
		const message = phrase(error.message.replace(/ \(line \d+, column \d+\)/, ""));
		return [findingAt(lines, {
			row: error.line - 1,
			column: error.column - 1
		}, message)];
	}
}
const restOfTag = /(?<![\w:.-])[\w:.-]+="[^"<>]*"\s*\/?>|\/>|-->|(?:^|\n)[^\S\n]*\/?[\w:.-]+>/;
function tagsInText(document, text) {
	const indexes = [];
	const left = [...document.children];
	for (let node = left.pop(); node !== void 0; node = left.pop()) if (node instanceof XmlElement) for (const child of node.children) left.push(child);
	else if (node instanceof XmlText && node.type === "text") {
		const source = text.slice(node.start, node.end);
		const rest = source.includes("&") ? null : restOfTag.exec(source);
		if (rest !== null) indexes.push(node.start + rest.index);
	}
	return indexes.toSorted((a, b) => a - b).slice(0, 10);
}
export { xmlFindings as n, lenientXmlFindings as t };
