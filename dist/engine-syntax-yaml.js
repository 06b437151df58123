import { t as require_dist } from "./package-yaml.js";
import { a as phrase, s as problemAt } from "./engine-syntax.js";
// src/engines/syntax/formats/yaml.ts
var import_dist = require_dist();
function yamlProblems(text) {
	const places = new import_dist.LineCounter();
	const documents = (0, import_dist.parseAllDocuments)(text, {
		uniqueKeys: false,
		prettyErrors: false,
		lineCounter: places,
		logLevel: "silent"
	});
	const errors = documents.flatMap((document) => document.errors);
	if (errors.some(({ code }) => code === "RESOURCE_EXHAUSTION")) return void 0;
	const mistakes = errors.length > 0 ? errors.map(({ pos, message }) => [pos[0], phrase(message)]) : documents.flatMap(unknownAliases);
	const lines = mistakes.length > 0 ? text.split("\n") : [];
	return mistakes.map(([index, message]) => {
		const { line, col } = places.linePos(index);
		return problemAt(lines, {
			row: Math.max(line, 1) - 1,
			column: Math.max(col, 1) - 1
		}, message);
	});
}
function unknownAliases(document) {
	const mistakes = [];
	const anchors = new Set();
	(0, import_dist.visit)(document, {
		Node: (_, node) => {
			if ("anchor" in node && node.anchor) anchors.add(node.anchor);
		},
		Alias: (_, { source, range }) => {
			if (anchors.has(source)) return;
			const message = `no anchor \`&${phrase(source)}\` comes before this alias`;
			mistakes.push([range?.[0] ?? 0, message]);
		}
	});
	return mistakes;
}
export { yamlProblems as t };
