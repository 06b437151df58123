import { t as require_dist } from "./package-yaml.js";
import { r as findingAt, t as phrase } from "./adapter-syntax.js";
// src/adapters/syntax/formats/yaml.ts
var import_dist = require_dist();
function yamlFindings(text) {
	return findings(text, (document) => [
		...duplicateKeys(document),
		...unknownAliases(document),
		...strayBrackets(document)
	]);
}
function lenientYamlFindings(text) {
	return findings(text, () => []);
}
function findings(text, rulesOf) {
	const places = new import_dist.LineCounter();
	const documents = (0, import_dist.parseAllDocuments)(text, {
		uniqueKeys: false,
		prettyErrors: false,
		lineCounter: places,
		logLevel: "silent"
	});
	const errors = documents.flatMap((document) => document.errors);
	if (errors.some(({ code }) => code === "RESOURCE_EXHAUSTION")) return void 0;
	const mistakes = errors.length > 0 ? errors.map(({ pos, message }) => [pos[0], phrase(message)]) : documents.flatMap((document) => rulesOf(document));
	const lines = mistakes.length > 0 ? text.split("\n") : [];
	return mistakes.map(([index, message]) => {
		const { line, col } = places.linePos(index);
		return findingAt(lines, {
			row: Math.max(line, 1) - 1,
			column: Math.max(col, 1) - 1
		}, message);
	});
}
function duplicateKeys(document) {
	const mistakes = [];
	(0, import_dist.visit)(document, { Map: (_, { items }) => {
		const known = new Set();
		for (const { key } of items) {
			if (!(0, import_dist.isScalar)(key) || key.value === "<<") continue;
			if (known.has(key.value)) mistakes.push([key.range?.[0] ?? 0, `the key ${phrase(`\`${key.value}\``)} is given twice`]);
			known.add(key.value);
		}
	} });
	return mistakes;
}
function unknownAliases(document) {
	const mistakes = [];
	const anchors = new Set();
	(0, import_dist.visit)(document, {
		Node: (_, node) => {
			if ("anchor" in node && node.anchor) anchors.add(node.anchor);
		},
		Alias: (_, { source, range }) => {
			if (!anchors.has(source)) mistakes.push([range?.[0] ?? 0, `no anchor \`&${phrase(source)}\` comes before this alias`]);
		}
	});
	return mistakes;
}
const halfExpression = /\$\{\{(?:'[^'\n]*'|[^'}$\n])*\}(?!\})|\$\{\s[^{}\n]*\}\}/;
function strayBrackets(document) {
	const mistakes = [];
	(0, import_dist.visit)(document, { Scalar: (_, { type, source = "", range }) => {
		const [start = 0, end = 1] = range ?? [];
		if (halfExpression.test(source)) mistakes.push([start, "an expression with two braces at each side lacks one"]);
		const closer = source.at(-1);
		if (type !== "PLAIN" || closer !== "]" && closer !== "}") return;
		const count = (bracket) => source.split(bracket).length;
		if (count(closer) > count(closer === "]" ? "[" : "{")) mistakes.push([end - 1, `unexpected \`${closer}\``]);
	} });
	return mistakes;
}
export { yamlFindings as n, lenientYamlFindings as t };
