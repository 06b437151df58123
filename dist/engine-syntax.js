import { i as __toESM } from "./rolldown-runtime.js";
import { C as isProgram, S as isDocument, T as isComment, b as hasLongLines, w as docLines, x as isCodeFile, y as extensionOf } from "./engine-files.js";
import { I as unseen, M as formatCodePoint, N as showControls, l as isPlaceholder, u as counted } from "./engine-text.js";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { basename } from "node:path";
import { readFile } from "node:fs/promises";
import { Script, createContext } from "node:vm";
// src/engines/syntax/problems/index.ts
const maxProblems$1 = 5;
const keptLength = 200;
function problemAt(lines, { row, column }, message) {
	const text = (lines[row] ?? "").slice(0, keptLength).trim();
	return {
		line: row + 1,
		column: column + 1,
		message,
		text
	};
}
function positionOf(text, index) {
	const before = text.slice(0, index).split("\n");
	return {
		row: before.length - 1,
		column: before.at(-1)?.length ?? 0
	};
}
function newProblems(before, after) {
	const known = new Map();
	for (const problem of before) known.set(idOf(problem), (known.get(idOf(problem)) ?? 0) + 1);
	return after.filter((problem) => {
		const left = known.get(idOf(problem)) ?? 0;
		known.set(idOf(problem), left - 1);
		return left <= 0;
	});
}
function brokenVerdict(problems) {
	return {
		kind: "broken",
		problems: firstProblems(problems)
	};
}
function firstProblems(problems) {
	return [...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values()].slice(0, maxProblems$1).map(({ line, column, message }) => ({
		line,
		column,
		message
	}));
}
const idOf = (problem) => `${problem.message}\n${problem.text}`;
const phraseLength = 160;
function phrase(message) {
	const line = (message.split("\n", 1)[0] ?? "").trim().replace(/[.:]$/, "").slice(0, phraseLength);
	return /^[A-Z][a-z]/.test(line) ? line.slice(0, 1).toLowerCase() + line.slice(1) : line;
}
// src/engines/syntax/grammar/brackets.ts
const closers = new Map([
	["(", ")"],
	["[", "]"],
	["{", "}"]
]);
const closing = new Set(closers.values());
function depthChange(token) {
	return closers.has(token) ? 1 : closing.has(token) ? -1 : 0;
}
function bracketsOf(text, { row, column }) {
	return text.split("\n").flatMap((line, down) => [...line.matchAll(/[()[\]{}]/g)].map(({ 0: token, index }) => ({
		token,
		position: {
			row: row + down,
			column: (down === 0 ? column : 0) + index
		}
	})));
}
function pairBrackets(brackets, lines) {
	const plain = pairBy(brackets, () => true);
	if (plain.unclosed.length === 0) return plain;
	const indents = lines.map((line) => Math.max(0, line.search(/\S/)));
	const indented = pairBy(brackets, (open, close) => isAligned$1(open, close, indents));
	const count = ({ unclosed, unopened }) => unclosed.length + unopened.length;
	return count(indented) === count(plain) ? indented : plain;
}
function isAligned$1(open, close, indents) {
	const { row, column } = close.position;
	return indents[row] !== column || (indents[open.position.row] ?? 0) <= column;
}
function pairBy(brackets, fits) {
	const open = [];
	const awaited = new Map();
	const count = (closer, by) => awaited.set(closer, (awaited.get(closer) ?? 0) + by);
	const unclosed = [];
	const unopened = [];
	for (const bracket of brackets) {
		const closer = closers.get(bracket.token);
		if (closer !== void 0) {
			open.push(bracket);
			count(closer, 1);
		} else if ((awaited.get(bracket.token) ?? 0) === 0) unopened.push(bracket);
		else {
			const inner = popUntil(open, bracket, fits);
			unclosed.push(...inner);
			for (const { token } of inner) count(closers.get(token) ?? "", -1);
			count(bracket.token, -1);
		}
	}
	return {
		balance: balanceOf(brackets),
		unclosed: [...unclosed, ...open],
		unopened
	};
}
function popUntil(open, closer, fits) {
	const closes = ({ token }) => closers.get(token) === closer.token;
	const innermost = open.findLastIndex(closes);
	const first = open[innermost];
	if (first === void 0 || fits(first, closer)) return open.splice(innermost).slice(1);
	const nearby = open.slice(-50);
	const fitting = nearby.findLastIndex((bracket) => closes(bracket) && fits(bracket, closer));
	return open.splice(fitting < 0 ? innermost : fitting - nearby.length).slice(1);
}
function balanceOf(brackets) {
	const counts = new Map([...closing].map((closer) => [closer, 0]));
	for (const { token } of brackets) {
		const kind = closers.get(token) ?? token;
		counts.set(kind, (counts.get(kind) ?? 0) + depthChange(token));
	}
	return [...counts.values()].join(" ");
}
const evenBalance = balanceOf([]);
function bracketProblems(pairing, lines) {
	return [...pairing.unopened.map(({ token, position }) => problemAt(lines, position, `unexpected \`${token}\``)), ...pairing.unclosed.map(({ token, position }) => problemAt(lines, position, `\`${token}\` is never closed`))];
}
function scanBrackets(text, skipped) {
	const lines = text.split("\n");
	return bracketProblems(pairBrackets(bracketsOf(text.replace(skipped, blank), {
		row: 0,
		column: 0
	}), lines), lines);
}
function blank(text) {
	return text.replace(/[^\n]/g, " ");
}
// src/engines/syntax/grammar/loader.ts
const workLimit = 2e5;
const pieceWork = 1;
const stepWork = {
	plain: 5,
	recovering: 30
};
const pieceLength = 256;
function grammarLoader(folder, milliseconds = 3e3) {
	let runtime;
	const grammars = new Map();
	return async (module) => {
		const known = runtime;
		const isUsable = await known?.then(({ failed }) => !failed, () => false);
		if (runtime === known && isUsable !== true) {
			runtime = openRuntime(folder);
			grammars.clear();
		}
		const name = basename(module);
		const grammar = grammars.get(module) ?? load(runtime, folder, name, milliseconds);
		grammars.set(module, grammar);
		return grammar;
	};
}
async function load(opening, folder, name, milliseconds) {
	try {
		const [runtime, bytes] = await Promise.all([opening, readCompressed(folder, name)]);
		if (runtime === void 0) throw new Error("there is no runtime");
		return parseWith(runtime, await runtime.Language.load(bytes), milliseconds);
	} catch (cause) {
		throw new Error(`the grammar ${new URL(name, folder)} could not be loaded`, { cause });
	}
}
function parseWith(runtime, language, milliseconds) {
	return (text, read) => {
		if (runtime.failed) return void 0;
		const parser = new runtime.Parser();
		let tree = null;
		try {
			parser.setLanguage(language);
			tree = parseWithin(parser, text, milliseconds);
			return tree === null ? void 0 : read(tree);
		} catch (error) {
			if (!isExhausted(error)) throw error;
			runtime.failed = true;
			return;
		} finally {
			release(runtime, tree);
			release(runtime, parser);
		}
	};
}
function parseWithin(parser, text, milliseconds) {
	const start = process.cpuUsage();
	let work = 0;
	const readPiece = (index) => {
		work += pieceWork;
		return text.slice(index, endOfPiece(text, index));
	};
	const progressCallback = ({ hasError }) => {
		work += hasError ? stepWork.recovering : stepWork.plain;
		return work > workLimit || process.cpuUsage(start).user > milliseconds * 1e3;
	};
	return parser.parse(readPiece, null, { progressCallback });
}
function endOfPiece(text, index) {
	const end = index + pieceLength;
	return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end + 1 : end;
}
function isExhausted(error) {
	return error instanceof RangeError || error instanceof WebAssembly.RuntimeError;
}
function release(runtime, held) {
	try {
		held?.delete();
	} catch {
		runtime.failed = true;
	}
}
const stackSize = 4e6;
const decompress = promisify(brotliDecompress);
const chunkSize = 1e6;
let opened = 0;
async function readCompressed(folder, name) {
	return new Uint8Array(await decompress(await readFile(new URL(`${name}.br`, folder)), { chunkSize }));
}
async function openRuntime(folder) {
	opened += 1;
	const importing = import(new URL(`runtime.js?${opened}`, folder).href);
	const [{ Language, Parser }, module] = await Promise.all([importing, readCompressed(folder, "web-tree-sitter.wasm").then((binary) => WebAssembly.compile(binary))]);
	await Parser.init(withStack(module));
	return {
		Language,
		Parser,
		failed: false
	};
}
function withStack(module) {
	const options = {
		_malloc: (_) => 0,
		instantiateWasm(imports, done) {
			pointer = imports.env.__stack_pointer;
			done(new WebAssembly.Instance(module, imports), module);
		},
		onRuntimeInitialized() {
			const stack = options._malloc(stackSize);
			if (stack > 0) pointer.value = stack + stackSize - stackSize % 16;
		}
	};
	let pointer = { value: 0 };
	return options;
}
// src/engines/syntax/grammar/walk.ts
function walkTree(tree, visitor) {
	const cursor = tree.walk();
	let depth = 0;
	try {
		for (;;) {
			if (visitor.enter(cursor, depth) && cursor.gotoFirstChild()) {
				depth += 1;
				continue;
			}
			visitor.leaf(cursor);
			for (; !cursor.gotoNextSibling(); depth -= 1) if (!cursor.gotoParent()) return;
		}
	} finally {
		cursor.delete();
	}
}
// src/engines/syntax/grammar/summary.ts
const noErrors = {
	errors: 0,
	isComplete: true,
	balance: evenBalance,
	problems: [],
	unpaired: []
};
const bracket = /[()[\]{}]/;
function summarizeTree(tree, text) {
	if (!tree.rootNode.hasError) return noErrors;
	const lines = text.split("\n");
	const brackets = [];
	const problems = [];
	const errorEnds = [];
	let readTo = 0;
	const leaveErrors = (index) => {
		for (let end = errorEnds.at(-1); end !== void 0 && end <= index; end = errorEnds.at(-1)) {
			errorEnds.pop();
			if (end <= readTo || brackets.length === 0) continue;
			for (const one of bracketsOf(withoutQuotes(text.slice(readTo, end)), positionOf(text, readTo))) brackets.push(one);
			readTo = end;
		}
	};
	walkTree(tree, {
		enter(cursor) {
			if (cursor.nodeType !== "ERROR") return true;
			problems.push(problemAt(lines, cursor.startPosition, problemMessage(cursor, text)));
			leaveErrors(cursor.startIndex);
			readTo = cursor.startIndex;
			errorEnds.push(cursor.endIndex);
			return true;
		},
		leaf(cursor) {
			if (errorEnds.length > 0) leaveErrors(cursor.startIndex);
			const { nodeType } = cursor;
			if (nodeType === "ERROR") return;
			if (cursor.nodeIsMissing) problems.push(problemAt(lines, cursor.startPosition, `missing \`${nodeType}\``));
			else if (bracket.test(nodeType) && !cursor.nodeIsNamed) brackets.push(...bracketsOf(nodeType, cursor.startPosition));
			if (errorEnds.length > 0) readTo = cursor.endIndex;
		}
	});
	leaveErrors(text.length);
	const pairing = pairBrackets(brackets, lines);
	const unpaired = bracketProblems(pairing, lines);
	return {
		errors: problems.length,
		isComplete: false,
		balance: pairing.balance,
		problems: [...unpaired, ...problems],
		unpaired
	};
}
function withoutQuotes(text) {
	return text.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'|\/\/.*|\/\*[\s\S]*?\*\//g, blank);
}
const textOf = ({ startIndex, endIndex }, text) => text.slice(startIndex, endIndex);
function problemMessage(cursor, text) {
	if (cursor.endPosition.row > cursor.startPosition.row) return "does not parse from here on";
	const region = textOf(cursor, text).trim();
	const token = /^(?:[\p{L}\p{N}_$]{1,40}|.)/u.exec(region)?.[0];
	return token === void 0 ? "something is missing" : `unexpected \`${showControls(token)}\``;
}
// src/engines/syntax/languages/embedded.ts
const maxParts = 100;
const opening = /<!--|<(script|style)(?=[\s>/])/gi;
const attributes = /(?:[^"'>]|"[^"]*"|'[^']*')*>/y;
function embeddedTexts(text) {
	const parts = [];
	for (let from = 0; parts.length < maxParts;) {
		const element = nextElement(text, from);
		if (element === void 0) return parts;
		const { tag, attributes: written, start, end } = element;
		const extension = extensions[tag](written);
		if (extension !== void 0) parts.push({
			path: `${tag}.${extension}`,
			text: text.slice(start, end),
			...positionOf(text, start)
		});
		from = end;
	}
	return parts;
}
const extensions = {
	script: scriptExtension,
	style: styleExtension,
	comment: () => void 0
};
function nextElement(text, from) {
	opening.lastIndex = from;
	const found = opening.exec(text);
	if (found === null) return void 0;
	const name = found[1]?.toLowerCase();
	if (name === void 0) {
		const end = text.indexOf("-->", opening.lastIndex);
		return end < 0 ? void 0 : {
			tag: "comment",
			attributes: "",
			start: end,
			end
		};
	}
	attributes.lastIndex = opening.lastIndex;
	const written = attributes.exec(text)?.[0];
	if (written === void 0) return void 0;
	const start = attributes.lastIndex;
	if (written.endsWith("/>")) return {
		tag: "comment",
		attributes: "",
		start,
		end: start
	};
	const tag = name === "style" ? "style" : "script";
	const closing = tag === "style" ? /<\/style[\s>/]/gi : /<\/script[\s>/]/gi;
	closing.lastIndex = start;
	const end = closing.exec(text)?.index;
	return end === void 0 ? void 0 : {
		tag,
		attributes: written,
		start,
		end
	};
}
const scriptTypes = {
	"": "js",
	"text/javascript": "js",
	"application/javascript": "js",
	module: "mjs",
	"text/babel": "jsx",
	"text/typescript": "ts",
	"application/json": "json",
	"application/ld+json": "json",
	importmap: "json",
	speculationrules: "json"
};
const scriptLanguages = {
	js: "js",
	javascript: "js",
	jsx: "jsx",
	ts: "ts",
	typescript: "ts",
	tsx: "tsx"
};
function scriptExtension(written) {
	if (attributeOf("src", written) !== void 0) return void 0;
	const language = attributeOf("lang", written);
	const type = attributeOf("type", written);
	return language === void 0 ? scriptTypes[type ?? ""] : scriptLanguages[language];
}
const styleLanguages = {
	css: "css",
	postcss: "css",
	scss: "scss",
	less: "less"
};
function styleExtension(written) {
	return styleLanguages[attributeOf("lang", written) ?? "css"];
}
function attributeOf(name, written) {
	const found = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*["']?([^"'\\s>]*)|(?=[\\s>]))`, "i").exec(written);
	return found === null ? void 0 : (found[1] ?? "").toLowerCase();
}
// src/engines/syntax/javascript/dialects.ts
const dialects = [
	{
		files: /\.d\.(?:[^./]+\.)?[cm]?ts$/i,
		plugins: [["typescript", { dts: true }]],
		sources: ["module", "script"]
	},
	{
		files: /\.mts$/i,
		plugins: ["typescript"],
		sources: ["module"]
	},
	{
		files: /\.c?ts$/i,
		plugins: ["typescript"],
		sources: ["module", "script"]
	},
	{
		files: /\.tsx$/i,
		plugins: ["typescript", "jsx"],
		sources: ["module", "script"]
	},
	{
		files: /\.mjs$/i,
		plugins: ["jsx"],
		sources: ["module"]
	},
	{
		files: /\.cjs$/i,
		plugins: ["jsx"],
		sources: ["commonjs"]
	}
];
const javascript = {
	plugins: ["jsx"],
	sources: ["module", "commonjs"]
};
const proposals = [
	"decoratorAutoAccessors",
	"explicitResourceManagement",
	"deferredImportEvaluation",
	"sourcePhaseImports",
	["importAttributes", { deprecatedAssertSyntax: true }]
];
function optionsFor(path, text) {
	const { plugins, sources } = dialects.find(({ files }) => files.test(path)) ?? javascript;
	const typed = plugins.some((plugin) => plugin === "typescript" || plugin[0] === "typescript");
	const flow = typed || !hasFlow(text) ? [] : [["flow", { all: true }]];
	return sources.map((sourceType) => ({
		sourceType,
		plugins: [
			...plugins,
			...proposals,
			...flow,
			decoratorsOf(text)
		],
		attachComment: false,
		createImportExpressions: true,
		allowUndeclaredExports: typed && /\bdeclare\s+(?:module|namespace|global)\b/.test(text)
	}));
}
const bracketedName = /\[(?<=(?:[{,]|\*\/|\/\/[^\n]{0,200})\s{0,80}\[) ?(?:'[^'\\\n]*'|"[^"\\\n]*"|`[^`\\$\n]*`) ?\](?=\s*[=,}])/g;
const decorated = /@[\w$.]+(?:\([^\n]{0,200}?\))?(?=\s{0,80}(?:\.{3}|\[))/g;
function withoutUnknown(text, path) {
	if (!/\.[cm]?tsx?$/i.test(path)) return text;
	return text.replace(bracketedName, (name) => "_".repeat(name.length)).replace(decorated, (decorators) => " ".repeat(decorators.length));
}
function decoratorsOf(text) {
	return /\bexport\s+(?:default\s+)?@/.test(text) ? "decorators" : "decorators-legacy";
}
function hasFlow(text) {
	return /@flow\b/.test(text.slice(0, 2e3));
}
// src/engines/syntax/javascript/index.ts
const maxProblems = 10;
const slowest = 100;
async function loadScriptParser(milliseconds = 1e3) {
	const { parse } = await import("./babel.js").then((m) => __toESM(m.default, 1));
	return (text, path) => {
		const mistakes = withinTime(milliseconds + Math.ceil(text.length / slowest), () => {
			const ways = optionsFor(path, text);
			const found = mistakesIn(parse, text, ways);
			const known = found.length === 0 ? text : withoutUnknown(text, path);
			return known === text ? found : mistakesIn(parse, known, ways);
		});
		return mistakes && toProblems(mistakes, text);
	};
}
function mistakesIn(read, text, ways) {
	let common;
	for (const way of ways) {
		const first = fileOrError(() => read(text, {
			...way,
			tokens: true
		}));
		if (!isParseError(first)) return literalMistakes(first.tokens ?? [], text);
		if (common !== void 0 && needsModule(first)) continue;
		const tolerant = fileOrError(() => read(text, {
			...way,
			errorRecovery: true
		}));
		const errors = isParseError(tolerant) ? [tolerant] : tolerant.errors ?? [];
		const isModule = errors.some(needsModule);
		const forgotten = errors.every(({ pos }) => pos !== first.pos) ? [first] : [];
		if (common === void 0 || !isModule) common = sharedErrors([...forgotten, ...errors], common);
	}
	return (common ?? []).map((error) => ({
		index: error.pos,
		message: messageOf(error, text)
	}));
}
const needsModule = ({ code }) => code === "BABEL_PARSER_SOURCETYPE_MODULE_REQUIRED";
function sharedErrors(errors, former = errors) {
	const shared = former.filter((error) => errors.some(({ message }) => message === error.message));
	return shared.length === 0 ? former : shared;
}
function fileOrError(read) {
	try {
		return read();
	} catch (error) {
		if (isParseError(error)) return error;
		throw error;
	}
}
function isParseError(error) {
	return error instanceof SyntaxError && "pos" in error && "reasonCode" in error;
}
function toProblems(mistakes, text) {
	const lines = text.split("\n");
	return mistakes.toSorted((a, b) => a.index - b.index).slice(0, maxProblems).map(({ index, message }) => problemAt(lines, positionOf(text, index), message));
}
const maxLength = 160;
const wordings = {
	UnexpectedToken: (found, words) => {
		const expected = /expected "(.+)"$/.exec(words)?.[1];
		return `unexpected ${found}${expected === void 0 ? "" : `, expected \`${expected}\``}`;
	},
	MissingSemicolon: (found) => `unexpected ${found} after the end of a statement`,
	IllegalBreakContinue: (found) => `${found} is not in a loop, or has an unknown label`,
	UnterminatedJsxContent: () => "a JSX tag is not closed, or closed by another one",
	ImportOutsideModule: (found) => `${found} at the top of a file that is no module`,
	ImportMetaOutsideModule: (found) => `${found} in a file that is no module`,
	MissingPlugin: (found) => `unexpected ${found}: not valid in a file of this kind`,
	MissingOneOfPlugins: (found) => `unexpected ${found}: not valid in a file of this kind`
};
function messageOf({ reasonCode, message, pos }, text) {
	const [first = ""] = message.replace(/ \(\d+:\d+\)$/, "").split("\n");
	const words = first.replace(/\.$/, "").replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
	const wording = wordings[reasonCode];
	return (wording?.(tokenAt(text, pos), words) ?? words).slice(0, maxLength);
}
function tokenAt(text, index) {
	const rest = text.slice(index, index + 1e3).trimStart();
	const token = /^(?:[\p{L}\p{N}_$#@]{1,40}|.)/su.exec(rest)?.[0];
	return token === void 0 ? "end of the file" : `\`${token}\``;
}
const script = new Script("task()");
const realm = { task: () => {} };
let isReady = false;
function withinTime(milliseconds, task) {
	let result;
	realm.task = () => {
		result = task();
	};
	if (!isReady) createContext(realm);
	isReady = true;
	try {
		script.runInContext(realm, { timeout: milliseconds });
		return result;
	} catch {
		return;
	}
}
function literalMistakes(tokens, text) {
	return tokens.flatMap(({ type, value, start, end }) => {
		if (type.label === "jsxText") return strayBrace(text.slice(start, end), start);
		return type.label === "regexp" ? patternMistakes(value, start) : [];
	});
}
function strayBrace(content, start) {
	const index = content.indexOf("}");
	return index < 0 ? [] : [{
		index: start + index,
		message: "`}` in the text of an element: its `{` is missing, or it must be `{'}'}`"
	}];
}
const refused = /(?:Unterminated (?:group|character class)|Unmatched '\)'|Nothing to repeat|Lone quantifier brackets|Range out of order|numbers out of order)[^:/]*$/;
function patternMistakes(value, index) {
	if (!isPattern(value)) return [];
	try {
		new RegExp(value.pattern, value.flags);
		return [];
	} catch (error) {
		const words = refused.exec(String(error))?.[0];
		if (words === void 0) return [];
		return [{
			index,
			message: `${words.replace(/^[A-Z]/, (letter) => letter.toLowerCase())} in a regular expression`
		}];
	}
}
function isPattern(value) {
	return typeof value === "object" && value !== null && "pattern" in value && "flags" in value;
}
// src/engines/syntax/python/index.ts
function pythonProblems(tree, text) {
	const lines = text.split("\n");
	const reader = readLines(text);
	const ruleOn = followRules();
	const found = [];
	let type = "";
	walkTree(tree, {
		enter(cursor, depth) {
			type = cursor.nodeType;
			reader.enter(type, cursor);
			const message = ruleOn(type, cursor, depth);
			if (message !== void 0) found.push(problemAt(lines, cursor.startPosition, message));
			return true;
		},
		leaf: (cursor) => reader.leaf(type, cursor)
	});
	return [
		...indentationProblems(reader.lines, lines),
		...reader.problems.map(({ position, message }) => problemAt(lines, position, message)),
		...found
	].sort((one, other) => one.line - other.line);
}
const none = {
	columns: 0,
	characters: 0
};
function indentationProblems(logicalLines, lines) {
	const wrong = [];
	const report = (row, message) => {
		const column = Math.max(0, (lines[row] ?? "").search(/\S/));
		wrong.push(problemAt(lines, {
			row,
			column
		}, message));
	};
	const blocks = [none];
	const inner = () => blocks.at(-1) ?? none;
	let opened = false;
	let mixed;
	for (const { row, opens } of logicalLines) {
		const width = widthOf(lines[row] ?? "");
		const deeper = width.columns > inner().columns;
		if (opened && !deeper) report(row, "expected an indented block");
		if (!opened && deeper) report(row, "unexpected indent");
		while (inner().columns > width.columns) blocks.pop();
		const fits = deeper || inner().columns === width.columns;
		if (!fits) report(row, "unindent does not match any outer indentation level");
		if (fits && !measuresAgree(width, inner())) mixed ??= row;
		if (inner().columns !== width.columns) blocks.push(width);
		opened = opens;
	}
	if (opened) report(logicalLines.at(-1)?.row ?? 0, "expected an indented block");
	if (mixed !== void 0) report(mixed, "inconsistent use of tabs and spaces in indentation");
	return wrong;
}
function measuresAgree(one, other) {
	return Math.sign(one.columns - other.columns) === Math.sign(one.characters - other.characters);
}
function widthOf(line) {
	let { columns, characters } = none;
	for (const character of line) {
		if (character === " ") columns += 1;
		else if (character === "	") columns += 8 - columns % 8;
		else if (character !== "\f") break;
		characters += 1;
		if (character === "\f") [columns, characters] = [0, 0];
	}
	return {
		columns,
		characters
	};
}
const statement = /(?:_statement|_definition|^decorator|^(?:elif|else|except|finally|case)_clause)$/;
function readLines(text) {
	const lines = [];
	const problems = [];
	let [depth, end, stringEnd, statementStart, last] = [
		0,
		0,
		0,
		-1,
		""
	];
	const token = (type, start, cursor) => {
		const starts = depth === 0 && (lines.length === 0 || endsLine(text.slice(end, start)));
		end = cursor.endIndex;
		if (type === "comment") return;
		const isStatement = start === statementStart;
		if (starts) lines.push({
			row: cursor.startPosition.row,
			opens: false
		});
		if (starts && !isStatement) problems.push({
			position: cursor.startPosition,
			message: cutOff
		});
		if (!starts && isStatement && last !== ";" && last !== ":") problems.push({
			position: cursor.startPosition,
			message: twoStatements
		});
		depth = Math.max(0, depth + depthChange(type));
		last = type;
		const line = lines.at(-1);
		if (line) line.opens = type === ":" && depth === 0;
	};
	return {
		lines,
		problems,
		enter(type, cursor) {
			if (statement.test(type)) statementStart = cursor.startIndex;
			if (type !== "string" || cursor.startIndex < stringEnd) return;
			token(type, cursor.startIndex, cursor);
			stringEnd = end;
		},
		leaf(type, cursor) {
			const start = cursor.startIndex;
			if (start >= stringEnd && type !== "line_continuation" && start < cursor.endIndex) token(type, start, cursor);
		}
	};
}
const cutOff = "invalid syntax: the statement on the lines above is not complete";
const twoStatements = "invalid syntax: expected a new line before this statement";
function endsLine(gap) {
	return gap.includes("\n") && !/\\\r?\n/.test(gap);
}
const bodies = new Map([
	["class_definition", "class"],
	["for_statement", "loop"],
	["function_definition", "function"],
	["lambda", "function"],
	["while_statement", "loop"]
]);
function followRules() {
	const levels = [];
	const module = {
		body: "module",
		isInLoop: false
	};
	return (type, cursor, depth) => {
		const parent = levels[depth - 1] ?? {
			type: "",
			around: module
		};
		const body = cursor.currentFieldName === "body" ? bodies.get(parent.type) : void 0;
		const around = body === void 0 ? parent.around : enclosedBy(body, parent.around);
		levels[depth] = {
			type,
			around
		};
		return cursor.nodeIsNamed ? problemOf(type, cursor, around) : void 0;
	};
}
function enclosedBy(body, around) {
	return body === "loop" ? {
		...around,
		isInLoop: true
	} : {
		body,
		isInLoop: false
	};
}
function problemOf(type, cursor, { body, isInLoop }) {
	switch (type) {
		case "break_statement":
		case "continue_statement": return isInLoop ? void 0 : `'${type.replace("_statement", "")}' outside loop`;
		case "return_statement":
		case "yield": return body === "function" ? void 0 : `'${type.replace("_statement", "")}' outside function`;
		case "try_statement": return cursor.currentNode.namedChildren.some((one) => /^(?:except|finally)/.test(one.type)) ? void 0 : "expected 'except' or 'finally' block";
	}
}
// src/engines/syntax/rules/index.ts
const surroundings = new Map([
	["interpolation", true],
	["directive_attribute", true],
	["attribute", false],
	["element", false],
	["script_element", false],
	["style_element", false]
]);
const skipped = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`|\\[\s\S]/g;
function expressionProblems(tree, text) {
	if (/\sv-pre[\s>]/.test(text)) return [];
	let isExpression = false;
	let end = 0;
	let code = "";
	walkTree(tree, {
		enter({ nodeType }) {
			isExpression = surroundings.get(nodeType) ?? isExpression;
			return true;
		},
		leaf({ nodeType, startIndex, endIndex }) {
			const kept = codeIn(text.slice(startIndex, endIndex), nodeType, isExpression);
			if (kept === void 0) return;
			code += blank(text.slice(end, startIndex)) + kept;
			end = endIndex;
		}
	});
	return scanBrackets(code, skipped);
}
function codeIn(leaf, nodeType, isExpression) {
	if (nodeType === "svelte_raw_text") return leaf;
	if (nodeType === "text") return leaf.includes("}}") ? leaf.replace(/[^{}\n]/g, " ") : void 0;
	return isExpression && /^(?:raw_text|attribute_value)$/.test(nodeType) ? leaf : void 0;
}
function jsxTagProblems(tree, text) {
	const lines = text.split("\n");
	const problems = [];
	const open = [];
	walkTree(tree, {
		enter({ nodeType, startIndex }) {
			if (nodeType === "jsx_opening_element") open.push(nameAt(text, startIndex));
			if (nodeType !== "jsx_closing_element") return true;
			const [start, end] = [open.pop(), nameAt(text, startIndex)];
			if (start !== void 0 && start !== end) {
				const message = `\`</${end}>\` where \`<${start}>\` is open`;
				problems.push(problemAt(lines, positionOf(text, startIndex), message));
			}
			return false;
		},
		leaf() {}
	});
	return problems;
}
function nameAt(text, index) {
	return /^<\s*\/?\s*([^\s/>{}"'<]{0,80})/.exec(text.slice(index, index + 200))?.[1] ?? "";
}
function misplaced(...words) {
	const pattern = new RegExp(`^[ \\t]*(?:\\}[ \\t]*)?(${words.join("|")})\\b`, "gm");
	return (tree, text) => {
		const places = [...text.matchAll(pattern)].flatMap(({ 0: start, 1: word = "", index }) => {
			const at = index + start.length - word.length;
			return isName$1(tree, text, at, word) ? [{
				at,
				word
			}] : [];
		});
		if (places.length === 0) return [];
		const lines = text.split("\n");
		return places.map(({ at, word }) => problemAt(lines, positionOf(text, at), `unexpected \`${word}\``));
	};
}
function isName$1(tree, text, at, word) {
	const node = tree.rootNode.descendantForIndex(at, at + word.length);
	if (node?.type !== "identifier" || node.endIndex !== at + word.length) return false;
	return !/[.:&]\s*$/.test(text.slice(Math.max(0, at - 200), at));
}
const ofBash = new Set([
	"}",
	"fi",
	"done",
	"esac",
	"then",
	"elif",
	"else",
	"do"
]);
function commandProblems(tree, text) {
	const lines = text.split("\n");
	const problems = [];
	let start = -1;
	walkTree(tree, {
		enter({ nodeType, startIndex, endIndex, startPosition }) {
			if (nodeType === "command") start = startIndex;
			if (nodeType !== "command_name" || startIndex !== start) return true;
			const word = text.slice(startIndex, endIndex);
			if (ofBash.has(word)) problems.push(problemAt(lines, startPosition, `unexpected \`${word}\``));
			return true;
		},
		leaf() {}
	});
	return problems;
}
const reserved = {
	ruby: misplaced("end", "else", "elsif", "when", "ensure"),
	elixir: misplaced("end", "else"),
	braces: misplaced("else"),
	bash: commandProblems
};
const cssText = /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|url\([^"'()\s]*\)|\\[\s\S]/gi;
const styleText$1 = new RegExp(`${cssText.source}|(?<!:)//[^\\n]*`, "gi");
function styleProblems(text, path) {
	return scanBrackets(text, path.toLowerCase().endsWith(".css") ? cssText : styleText$1);
}
// src/engines/syntax/languages/definitions.ts
const allKinds = [...[
	"class",
	"interface",
	"enum",
	"type",
	"module",
	"impl",
	"function"
], ...[
	"macro",
	"field",
	"variable",
	"assigned",
	"member",
	"call"
]];
function nodes(types, calls) {
	const kinds = new Map();
	for (const kind of allKinds) for (const type of types[kind]?.split(" ") ?? []) kinds.set(type, kind);
	return calls === void 0 ? { kinds } : {
		kinds,
		calls
	};
}
const definitionNodes = {
	python: nodes({
		class: "class_definition",
		function: "function_definition",
		type: "type_alias_statement",
		assigned: "assignment"
	}),
	script: nodes({
		class: "class_declaration abstract_class_declaration",
		interface: "interface_declaration",
		enum: "enum_declaration",
		type: "type_alias_declaration",
		module: "internal_module module",
		function: "function_declaration generator_function_declaration function_signature method_definition method_signature abstract_method_signature",
		field: "property_signature",
		assigned: "variable_declarator assignment_expression field_definition public_field_definition export_statement",
		member: "pair",
		call: "call_expression"
	}, /^(?:describe|context|suite|it|test|bench)(?:\.[\w.]+)?[(`<]/),
	java: nodes({
		class: "class_declaration record_declaration",
		interface: "interface_declaration annotation_type_declaration",
		enum: "enum_declaration",
		function: "method_declaration constructor_declaration compact_constructor_declaration annotation_type_element_declaration",
		assigned: "variable_declarator"
	}),
	kotlin: nodes({
		class: "class_declaration object_declaration companion_object",
		function: "function_declaration secondary_constructor",
		type: "type_alias",
		variable: "property_declaration"
	}),
	csharp: nodes({
		class: "class_declaration struct_declaration record_declaration",
		interface: "interface_declaration",
		enum: "enum_declaration",
		type: "delegate_declaration",
		module: "namespace_declaration",
		function: "method_declaration constructor_declaration destructor_declaration operator_declaration conversion_operator_declaration local_function_statement property_declaration indexer_declaration event_declaration",
		assigned: "variable_declarator"
	}),
	go: nodes({
		type: "type_spec type_alias",
		function: "function_declaration method_declaration",
		variable: "const_spec var_spec"
	}),
	rust: nodes({
		class: "struct_item union_item",
		interface: "trait_item",
		enum: "enum_item",
		type: "type_item associated_type",
		module: "mod_item",
		impl: "impl_item",
		function: "function_item function_signature_item",
		macro: "macro_definition",
		variable: "const_item static_item"
	}),
	php: nodes({
		class: "class_declaration trait_declaration",
		interface: "interface_declaration",
		enum: "enum_declaration",
		function: "function_definition method_declaration",
		variable: "const_element property_element",
		assigned: "assignment_expression"
	}),
	ruby: nodes({
		class: "class",
		module: "module",
		function: "method singleton_method",
		assigned: "assignment",
		call: "call"
	}, /^(?:RSpec\.)?(?:describe|context|it|specify|feature|scenario|shared_examples|test|task|define_method|scope|subject|let!?)\b/),
	c: nodes({
		class: "struct_specifier union_specifier class_specifier",
		enum: "enum_specifier",
		type: "type_definition alias_declaration concept_definition",
		module: "namespace_definition",
		function: "function_definition",
		macro: "preproc_def preproc_function_def",
		field: "field_declaration",
		variable: "declaration"
	}),
	swift: nodes({
		class: "class_declaration",
		interface: "protocol_declaration",
		type: "typealias_declaration",
		function: "function_declaration init_declaration deinit_declaration subscript_declaration protocol_function_declaration",
		variable: "property_declaration protocol_property_declaration"
	}),
	scala: nodes({
		class: "class_definition object_definition",
		interface: "trait_definition",
		enum: "enum_definition",
		type: "type_definition",
		function: "function_definition function_declaration given_definition",
		variable: "val_definition var_definition val_declaration var_declaration"
	}),
	dart: nodes({
		class: "class_definition mixin_declaration extension_declaration",
		enum: "enum_declaration",
		type: "type_alias",
		function: "method_signature function_signature getter_signature setter_signature constructor_signature",
		variable: "initialized_identifier static_final_declaration"
	}),
	elixir: nodes({ call: "call" }, /^(?:defmodule|defprotocol|defimpl|defp?|defmacrop?|defguardp?|defdelegate|test|describe)\b/),
	bash: nodes({
		function: "function_definition",
		variable: "variable_assignment"
	})
};
// src/engines/syntax/languages/formats.ts
const words = (text) => text.split(" ");
const templateTags = /^[^\S\n]*(?:(?:[-\w."']+[^\S\n]*[:=]|-|,)[^\S\n]*)?(?:\{\{|\{#|<#|#\{)|<%[-=#\s\w]|\{%[-+\s\w]/gm;
const formats = [
	{
		label: "JSON",
		extensions: words("json jsonc webmanifest geojson jsonld ipynb avsc code-workspace code-snippets babelrc swcrc eslintrc jshintrc"),
		trusted: true,
		parsers: [async () => (await import("./json.js")).jsonProblems, async () => (await import("./json.js")).jsoncProblems],
		templateTags
	},
	{
		label: "YAML",
		extensions: ["yaml", "yml"],
		trusted: true,
		parsers: [async () => (await import("./yaml.js")).yamlProblems],
		sizeLimit: 2e5,
		templateTags
	},
	{
		label: "TOML",
		extensions: ["toml"],
		names: /^(?:Pipfile|Cargo\.lock|poetry\.lock|uv\.lock|pdm\.lock|Gopkg\.lock)$/,
		trusted: true,
		parsers: [async () => (await import("./toml.js")).tomlProblems],
		templateTags
	},
	{
		label: "XML",
		extensions: words("xml xsd xsl xslt svg pom csproj fsproj vbproj props targets nuspec resx plist storyboard xib xaml xhtml wsdl rss atom"),
		names: /^(?:app|web|nuget|packages)(?:\.\w+)?\.config$/i,
		trusted: true,
		parsers: [async () => (await import("./xml.js")).xmlProblems],
		templateTags
	},
	{
		label: "Dockerfile",
		extensions: ["dockerfile", "containerfile"],
		names: /^(?:Docker|Container)file(?:\.(?!(?:j2|jinja2?|erb|tmpl|tpl|template|md|sh|py)$)[\w.-]+)?$/,
		trusted: true,
		parsers: [async () => (await import("./dockerfile.js")).dockerfileProblems],
		templateTags
	}
];
// src/engines/syntax/languages/misread.ts
const anyOf = (...patterns) => new RegExp(patterns.map(({ source }) => source).join("|"), "gm");
const misread = {
	java: anyOf(/^import\s+module\b/, /[;}]\s*(?:super|this)\(/),
	kotlin: anyOf(/^\s*(?:!?is|in|else)\b.*\bif\b.*->/, /^\s*context\(/, /\$\$+"/),
	csharp: anyOf(/^\s*#(?:if|:)/, /\bextension(?:<[^>]*>)?\(/, /\boperator\s*(?:\+\+|--|[-+*/%&|^]=|<<=|>{2,3}=)/, /\?(?:\.\w+|\[[^\]]*\])[^\s;=]*\s*(?:[-+*/%&|^]|\?\?)?=(?![=>])/, /\bparams\s+[\w.]+</, /\ballows\s+ref\b/, /\.\.\s*var\b/, /\(.*\b(?:ref|out|in)\s.*\)\s*=>/),
	go: anyOf(/\bnew\((?![\w.*[\]]+\))/, /\)\s*\w+\[\w+\s+[^\]]+\]\(/),
	rust: anyOf(/\btry!/, /\bsafe\s+(?:fn|static)\b/, /\bgen\s+fn\b/, /\bauto\s+trait\b/, /\bconst\s+[A-Z]\w*\s+for\b/),
	php: anyOf(/\bclone\s*\(.*,/, /\(void\)/, /\b__halt_compiler\b/),
	ruby: anyOf(/->\s*\([^)]*;/, /\bdef\s[^=\n]*\s=\s+[a-z_]\w*[?!]?\s+[^\s=&|?]/),
	macros: anyOf(/^\s*[A-Z][A-Z\d_]{2,}\b[^;={]*$/, /\)\s*[A-Z][A-Z\d_]{2,}\b/, /\b(?:class|struct)\s+[A-Z][A-Z\d_]{2,}\s+\w/),
	elixir: anyOf(/%[BbCcRrSsWw]["'([{<|/]/, /\b[A-Z]\w*\[\w+:/),
	swift: anyOf(/\btry\?\s+await\b/, /#(?!if\b|else|endif\b|available\b|unavailable\b|selector\b|file|line\b|column\b|function\b)[A-Za-z]\w*/, /(?:=|\breturn)\s+(?:if|switch)\b/, /\bthrows\(/, /#"/, /\bpackage\s+\w/, /:\s*(?:isolated|sending)\s/, /\b(?:each|repeat)\s+\w/, /<let\s/),
	dart: anyOf(/^library;/, /\b(?:var|final)\s*\(/, /\bclass\s+const\b/),
	bash: anyOf(/\bcoproc\s+\w+\s+\{/, /^\s*\w+\[[^\]\n]*\s[^\]\n]*\]\+?=/)
};
const templateTag = /<%[^%]/g;
function addsMisread(pattern, before, after) {
	const count = (one, text) => one === void 0 ? 0 : text.match(one)?.length ?? 0;
	return [templateTag, pattern].some((one) => count(one, after) > count(one, before));
}
const gap = String.raw`(?:\s|\/\/[^\n]{0,200}\n|\/\*[^*]{0,200}\*\/){0,100}`;
const operator = String.raw`(?:(?:is|as|in|switch)\b|(?:with|and|or|when|on|equals|into|join|let|where|select|group|orderby|ascending|descending)\s+[\p{L}_@({])`;
const names$1 = new RegExp([
	String.raw`\bnu?int\b`,
	String.raw`\b(?:async|await|partial|required)\b(?=${gap}(?:(?!\/[/*])[^\p{L}\p{N}_\s@"'$({!]|![=.]|${operator}))`,
	String.raw`\b(?:and|not|or|when|with)\b(?=${gap}(?:[),;=.?:\]}]|&&|\|\||(?:is|as|in|switch|when)\b))`,
	String.raw`(?<=\[ ?)(?:assembly|field|method|module|param|property|type|typevar)\b(?!\s*:)`
].join("|"), "gu");
const comments = /^[ \t]*#(?:(?!"""|'''|\\\r?$)[^\n])*$(?=(?:\n\s*#[^\n]*){20})/gm;
const respelling = {
	csharp: (text) => text.replace(names$1, (name) => "_".repeat(name.length)),
	python: (text) => text.replace(comments, (comment) => " ".repeat(comment.length))
};
// src/engines/syntax/languages/table.ts
const vscode = (name) => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;
const cursorless = (name) => `@cursorless/tree-sitter-wasms/out/tree-sitter-${name}.wasm`;
const repomix = (name) => `@repomix/tree-sitter-wasms/out/tree-sitter-${name}.wasm`;
const own = (name) => `@tree-sitter-grammars/tree-sitter-${name}/tree-sitter-${name}.wasm`;
const languages = [
	{
		label: "Python",
		extensions: ["py", "pyi"],
		interpreters: /^python[\d.]*$/,
		trusted: true,
		grammar: {
			module: vscode("python"),
			respell: respelling.python,
			rules: [pythonProblems],
			definitions: definitionNodes.python
		}
	},
	{
		label: "JavaScript",
		extensions: [
			"js",
			"mjs",
			"cjs"
		],
		interpreters: /^(?:node|nodejs|bun)$/,
		trusted: true,
		parsers: [loadScriptParser],
		grammar: {
			module: vscode("javascript"),
			rules: [jsxTagProblems],
			definitions: definitionNodes.script
		}
	},
	{
		label: "JSX",
		extensions: ["jsx"],
		trusted: true,
		parsers: [loadScriptParser],
		grammar: {
			module: vscode("javascript"),
			rules: [jsxTagProblems],
			definitions: definitionNodes.script
		}
	},
	{
		label: "TypeScript",
		extensions: [
			"ts",
			"mts",
			"cts"
		],
		interpreters: /^(?:deno|tsx|ts-node)$/,
		trusted: true,
		parsers: [loadScriptParser],
		grammar: {
			module: vscode("typescript"),
			definitions: definitionNodes.script
		}
	},
	{
		label: "TSX",
		extensions: ["tsx"],
		trusted: true,
		parsers: [loadScriptParser],
		grammar: {
			module: vscode("tsx"),
			rules: [jsxTagProblems],
			definitions: definitionNodes.script
		}
	},
	{
		label: "Java",
		extensions: ["java"],
		trusted: true,
		grammar: {
			module: vscode("java"),
			misreads: misread.java,
			definitions: definitionNodes.java
		}
	},
	{
		label: "Kotlin",
		extensions: ["kt", "kts"],
		trusted: true,
		grammar: {
			module: own("kotlin"),
			misreads: misread.kotlin,
			rules: [reserved.braces],
			definitions: definitionNodes.kotlin
		}
	},
	{
		label: "C#",
		extensions: ["cs"],
		trusted: true,
		grammar: {
			module: vscode("c-sharp"),
			respell: respelling.csharp,
			misreads: misread.csharp,
			definitions: definitionNodes.csharp
		}
	},
	{
		label: "Go",
		extensions: ["go"],
		trusted: true,
		grammar: {
			module: vscode("go"),
			misreads: misread.go,
			definitions: definitionNodes.go
		}
	},
	{
		label: "Rust",
		extensions: ["rs"],
		trusted: true,
		grammar: {
			module: vscode("rust"),
			misreads: misread.rust,
			definitions: definitionNodes.rust
		}
	},
	{
		label: "PHP",
		extensions: ["php"],
		interpreters: /^php[\d.]*$/,
		trusted: true,
		grammar: {
			module: vscode("php"),
			misreads: misread.php,
			definitions: definitionNodes.php
		}
	},
	{
		label: "Ruby",
		extensions: [
			"rb",
			"rake",
			"gemspec"
		],
		names: /^(?:Gem|Rake|Guard|Pod|Fast|Brew|Vagrant)file$/,
		interpreters: /^(?:j?ruby|rake)$/,
		trusted: true,
		grammar: {
			module: vscode("ruby"),
			misreads: misread.ruby,
			rules: [reserved.ruby],
			definitions: definitionNodes.ruby
		}
	},
	{
		label: "C",
		extensions: ["c"],
		trusted: false,
		grammar: {
			module: cursorless("c"),
			misreads: misread.macros,
			definitions: definitionNodes.c
		}
	},
	{
		label: "C++",
		extensions: [
			"cpp",
			"cc",
			"cxx",
			"c++",
			"h",
			"hpp",
			"hh",
			"hxx",
			"h++"
		],
		trusted: false,
		grammar: {
			module: cursorless("cpp"),
			misreads: misread.macros,
			definitions: definitionNodes.c
		}
	},
	{
		label: "Swift",
		extensions: ["swift"],
		trusted: false,
		grammar: {
			module: cursorless("swift"),
			misreads: misread.swift,
			definitions: definitionNodes.swift
		}
	},
	{
		label: "Scala",
		extensions: [
			"scala",
			"sc",
			"sbt"
		],
		trusted: false,
		grammar: {
			module: cursorless("scala"),
			rules: [reserved.braces],
			definitions: definitionNodes.scala
		}
	},
	{
		label: "Dart",
		extensions: ["dart"],
		trusted: false,
		grammar: {
			module: repomix("dart"),
			misreads: misread.dart,
			definitions: definitionNodes.dart
		}
	},
	{
		label: "Elixir",
		extensions: ["ex", "exs"],
		interpreters: /^elixir$/,
		trusted: true,
		grammar: {
			module: cursorless("elixir"),
			misreads: misread.elixir,
			rules: [reserved.elixir],
			definitions: definitionNodes.elixir
		}
	},
	{
		label: "Bash",
		extensions: ["sh", "bash"],
		names: /^\.(?:bashrc|bash_profile|bash_aliases|profile)$/,
		interpreters: /^(?:ba|da)?sh$/,
		trusted: false,
		grammar: {
			module: vscode("bash"),
			rules: [reserved.bash],
			misreads: misread.bash,
			definitions: definitionNodes.bash
		}
	},
	{
		label: "HTML",
		extensions: ["html", "htm"],
		trusted: false,
		grammar: { module: cursorless("html") },
		embedded: embeddedTexts,
		templateTags: /\{\{|\{%|<%|<\?/g
	},
	{
		label: "CSS",
		extensions: [
			"css",
			"scss",
			"less"
		],
		trusted: true,
		parsers: [async () => styleProblems],
		grammar: { module: vscode("css") }
	},
	{
		label: "Vue",
		extensions: ["vue"],
		trusted: true,
		grammar: {
			module: repomix("vue"),
			rules: [expressionProblems]
		},
		embedded: embeddedTexts
	},
	{
		label: "Svelte",
		extensions: ["svelte"],
		trusted: true,
		grammar: {
			module: own("svelte"),
			rules: [expressionProblems]
		},
		embedded: embeddedTexts
	},
	...formats
];
// src/engines/syntax/languages/find.ts
function findLanguage(path, text = "") {
	const [extension, name] = [extensionOf(path), fileNameOf(path)];
	return languages.find(({ names }) => names?.test(name)) ?? languages.find(({ extensions }) => extensions.includes(extension)) ?? (extension === "" ? languageOfScript(text) : void 0);
}
function languageOfScript(text) {
	const line = /^#!\s*(?:\S*\/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(\S+)/.exec(text)?.[1];
	const interpreter = line === void 0 ? "" : fileNameOf(line);
	return languages.find(({ interpreters }) => interpreters?.test(interpreter));
}
const fileNameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
// src/engines/syntax/compare.ts
const unchecked = (why) => ({
	kind: "unchecked",
	why
});
function compareTrees(parse, language, change) {
	const { before, after } = change;
	const rules = language.grammar?.rules ?? [];
	const now = parseText(parse, rules, after);
	if (!now) return unchecked(notInTime);
	if (now.isComplete && now.violations.length === 0) return { kind: "sound" };
	const was = parseText(parse, rules, before ?? "");
	if (!was) return unchecked(notInTime);
	if (before === null && !language.trusted) return unchecked(cannotTell(language));
	if (breaks(was, now, isReliable(language, change))) return brokenVerdict([...nearestFirst(newProblems(was.problems, now.problems), change), ...now.problems]);
	if (now.errors === 0 && now.violations.length > was.violations.length) return brokenVerdict(newProblems(was.violations, now.violations));
	if (now.errors + now.violations.length === 0) return unchecked("may lack the end of a line or of a statement");
	return unchecked(before === null ? cannotTell(language) : beforeAndNow(was, now));
}
function explainTrees(parse, language, { before, after }) {
	const rules = language.grammar?.rules ?? [];
	const causesIn = (text) => parse(text, (tree) => [...rules.flatMap((rule) => rule(tree, text)), ...summarizeTree(tree, text).unpaired]) ?? [];
	return newProblems(causesIn(before ?? ""), causesIn(after));
}
function nearestFirst(problems, { before, after }) {
	const [was, now] = [(before ?? "").split("\n"), after.split("\n")];
	const start = now.findIndex((line, row) => line !== was[row]);
	const shift = was.length - now.length;
	const end = now.findLastIndex((line, row) => line !== was[row + shift]);
	const isNear = ({ line }) => line >= start && line <= end + 2;
	return [...problems.filter(isNear), ...problems.filter((problem) => !isNear(problem))];
}
const notInTime = "it is too much work for its grammar";
function cannotTell({ label }) {
	return `has syntax errors, or ${label} that its grammar does not know`;
}
function beforeAndNow(was, now) {
	const problems = ({ errors, violations }) => errors || violations.length;
	const had = problems(was);
	return `had ${counted(had, "syntax error")} before the change, has ${problems(now)} now, as its grammar reads it`;
}
function parseText(parse, rules, text) {
	return parse(text, (tree) => {
		const summary = summarizeTree(tree, text);
		const violations = rules.flatMap((rule) => rule(tree, text));
		return {
			...summary,
			violations
		};
	});
}
function breaks(was, now, isReliable) {
	if (now.errors === 0) return false;
	if (was.errors === 0 && isReliable) return true;
	const mends = now.errors < was.errors && now.unpaired.length < was.unpaired.length;
	return now.balance !== was.balance && now.unpaired.length > 0 && !mends;
}
function isReliable({ grammar }, { before, after }) {
	return !addsMisread(grammar?.misreads, before ?? "", after);
}
// src/engines/syntax/definitions/names.ts
const maxName = 80;
const fields = [...[
	"name",
	"declarator",
	"bound_identifier",
	"pattern",
	"property",
	"left",
	"key"
], ...[
	"target",
	"type",
	"value"
]];
const isName = /(?<!initialized_)identifier$|^(?:name|constant|word|alias|simple_symbol|instance_variable|global_variable|variable_name|user_type|destructor_name|operator_name|self|string|string_literal|property_identifier|interpolated_string|template_string|quoted_atom)$/;
const isSeveral = /^(?:object|array|tuple|list|struct)_pattern$|^pattern_list$|^expression_list$/;
const fixedNames = new Map([
	["companion_object", "Companion"],
	["secondary_constructor", "constructor"],
	["indexer_declaration", "this"],
	["operator_declaration", "operator"],
	["conversion_operator_declaration", "operator"],
	["function_declaration", "init"],
	["init_declaration", "init"],
	["deinit_declaration", "deinit"],
	["subscript_declaration", "subscript"],
	["operator_signature", "operator"],
	["export_statement", "default"]
]);
const overrides = ({ type }) => type === "subscript_declaration";
function definedName(node) {
	const fixed = fixedNames.get(node.type);
	const named = node.childForFieldName("name");
	const found = fixed !== void 0 && (named === null || !named.isNamed || overrides(node)) ? { name: fixed } : nameIn(node, 0);
	if (found === void 0) return void 0;
	const container = (node.childForFieldName("receiver")?.descendantsOfType("type_identifier")[0])?.text ?? found.container;
	return container === void 0 ? found : {
		...found,
		container: cut(container)
	};
}
function argumentName(node) {
	const first = (node.childForFieldName("arguments") ?? node.namedChildren.find((child) => child.type === "arguments"))?.namedChild(0) ?? null;
	if (first === null || !/string|symbol|alias|constant|scope|call|identifier|operator/.test(first.type)) return void 0;
	return nameIn(first, 0);
}
const maxDepth = 12;
function nameIn(node, depth) {
	if (depth > maxDepth || isSeveral.test(node.type)) return void 0;
	const outer = node.childForFieldName("object") ?? node.childForFieldName("scope");
	const isMember = outer !== null && /member|qualified|attribute|field|scope/.test(node.type);
	const inner = isMember ? memberName(node, depth) : innerName(node, depth);
	if (inner === void 0) return void 0;
	if (!isMember || inner.container !== void 0) return inner;
	return {
		...inner,
		container: outer.text.replace(/\.prototype$/, "")
	};
}
function memberName(node, depth) {
	const last = node.childForFieldName("property") ?? node.childForFieldName("attribute") ?? node.childForFieldName("name");
	return last === null ? void 0 : nameIn(last, depth + 1);
}
function innerName(node, depth) {
	if (node.type === "variable_name") return { name: cut(node.text).replace("$", "") };
	if (isName.test(node.type)) return { name: cut(node.text) };
	for (const field of fields) {
		const child = node.childForFieldName(field);
		if (child !== null && !(field === "value" && depth === 0)) return nameIn(child, depth + 1);
	}
	const names = node.namedChildren.filter((child) => isName.test(child.type));
	const direct = names.find(({ type }) => type !== "type_identifier") ?? names[0];
	if (direct !== void 0) return nameIn(direct, depth + 1);
	const first = node.namedChild(0);
	const isWrapper = /signature$|declaration$|declarator$/.test(node.type);
	return first !== null && isWrapper ? nameIn(first, depth + 1) : void 0;
}
function cut(text) {
	return text.slice(0, 160).replace(/\s+/g, " ").trim().replace(/^["'`:]+|["'`]+$/g, "").slice(0, maxName);
}
// src/engines/syntax/definitions/index.ts
function findDefinitions(tree, text, nodes) {
	const scopes = openScopes();
	const leading = leadingRows(text);
	walkTree(tree, {
		enter(cursor, depth) {
			if (!cursor.nodeIsNamed) return false;
			const type = cursor.nodeType;
			const from = leading.at(cursor, type, depth);
			if (type === "function_body" && scopes.addBody(cursor, depth)) return true;
			scopes.leave(depth);
			const kind = nodes.kinds.get(type);
			if (kind === void 0) return true;
			const found = definitionAt(cursor, kind, {
				text,
				nodes,
				inFunction: scopes.inFunction()
			});
			if (found !== void 0) scopes.open({
				...found,
				start: Math.min(found.start, from)
			}, depth);
			return found === void 0 || !type.endsWith("_signature");
		},
		leaf() {}
	});
	return scopes.found;
}
const minInner = 3;
function definitionAt(cursor, kind, { text, nodes, inFunction }) {
	const isCall = kind === "call";
	if (isCall && !isDefiningCall(text.slice(cursor.startIndex, cursor.startIndex + 40), nodes)) return;
	if (inFunction && (kind === "variable" || kind === "field")) return void 0;
	const node = cursor.currentNode;
	const actual = isCall ? kindOfCall(node) : actualKind(node, kind);
	if (actual === void 0 || inFunction && /variable|object/.test(actual)) return void 0;
	const { startPosition, endPosition } = node;
	const end = endPosition.row + (endPosition.column === 0 ? 0 : 1);
	const start = startPosition.row + 1;
	if (inFunction && actual === "function" && !isCall && end - start + 1 < minInner) return void 0;
	const name = isCall ? argumentName(node) : definedName(node);
	if (name === void 0 || name.name === "") return void 0;
	return {
		...name,
		kind: actual,
		start,
		end: Math.max(start, end)
	};
}
function isDefiningCall(beginning, { calls }) {
	return calls?.test(beginning) === true;
}
function kindOfCall(node) {
	const word = /^(?:RSpec\.)?(\w+)/.exec(node.text.slice(0, 40))?.[1] ?? "call";
	return elixirKinds.get(word) ?? word;
}
const elixirKinds = new Map([
	["def", "function"],
	["defp", "function"],
	["defdelegate", "function"],
	["defguard", "macro"],
	["defmacro", "macro"],
	["defmacrop", "macro"],
	["defmodule", "module"],
	["defprotocol", "interface"],
	["defimpl", "impl"]
]);
const functionTypes = /^(?:arrow_function|function_expression|generator_function|anonymous_function|anonymous_function_creation_expression|arrow_function_expression|lambda|lambda_expression|function)$/;
function actualKind(node, kind) {
	if (node.type.endsWith("_specifier") && node.childForFieldName("body") === null) return void 0;
	if (/^(?:field_)?declaration$/.test(node.type)) return isPrototype(node) ? "function" : kind;
	if (kind !== "assigned" && kind !== "member") return kind;
	const value = node.childForFieldName("value") ?? node.childForFieldName("right");
	const byValue = value === null ? void 0 : kindOfValue(value);
	if (kind === "member") return byValue === "function" ? byValue : void 0;
	if (node.type === "export_statement") return value === null ? void 0 : byValue ?? "variable";
	return byValue ?? "variable";
}
function isPrototype(node) {
	const declarator = node.childForFieldName("declarator");
	return [declarator, declarator?.childForFieldName("declarator") ?? declarator?.namedChild(0)].some((one) => one?.type === "function_declarator");
}
function kindOfValue(value) {
	if (functionTypes.test(value.type)) return "function";
	if (value.type === "class") return "class";
	if (value.type === "object") return "object";
	if (!value.type.startsWith("call")) return void 0;
	return (value.childForFieldName("arguments")?.namedChildren ?? []).slice(0, 2).some(({ type }) => functionTypes.test(type)) ? "function" : void 0;
}
function openScopes() {
	const found = [];
	const open = [];
	let last = -1;
	return {
		found,
		inFunction: () => open.some(({ isFunction }) => isFunction),
		leave(depth) {
			while ((open.at(-1)?.at ?? -1) >= depth) open.pop();
		},
		open(definition, depth) {
			found.push({
				...definition,
				depth: open.length
			});
			open.push({
				at: depth,
				isFunction: definition.kind === "function"
			});
			last = depth;
		},
		addBody(cursor, depth) {
			const signature = found.at(-1);
			if (signature === void 0 || last !== depth || open.at(-1)?.at !== depth) return false;
			found[found.length - 1] = {
				...signature,
				end: cursor.endPosition.row + 1
			};
			return true;
		}
	};
}
const leadingTypes = /comment|^decorator$|attribute_item|^annotation|^attribute_list$/;
const wrappers = /^(?:decorated_definition|export_statement|template_declaration|ambient_declaration|lexical_declaration|variable_declaration|expression_statement|type_declaration|const_declaration|var_declaration|declaration_list_item)$/;
function leadingRows(text) {
	const runs = [];
	const starts = [];
	return { at(cursor, type, depth) {
		const { row } = cursor.startPosition;
		const run = runs[depth];
		const isNext = run !== void 0 && row - run.end <= 1;
		if (leadingTypes.test(type)) {
			const isOwn = startsLine(text, cursor.startIndex);
			const { row: last, column } = cursor.endPosition;
			const end = column === 0 ? last - 1 : last;
			runs[depth] = isOwn ? {
				start: isNext ? run.start : row,
				end
			} : void 0;
			return row + 1;
		}
		runs[depth] = void 0;
		runs[depth + 1] = void 0;
		const own = isNext ? run.start : row;
		const around = depth > 0 ? starts[depth - 1] : void 0;
		const start = around === void 0 ? own : Math.min(around, own);
		if (depth > 0 && !/parameters?$|_list$/.test(type)) starts[depth - 1] = void 0;
		starts[depth] = wrappers.test(type) ? start : void 0;
		return start + 1;
	} };
}
function startsLine(text, index) {
	return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, index - 200), index));
}
// src/engines/syntax/hidden/off-screen.ts
const usual = {
	within: 30,
	before: 120,
	line: 240
};
const far = {
	columns: 200,
	lines: 100
};
const reach = 5;
const tabs = [4, 8];
const expand = (text, tab) => {
	let width = 0;
	return text.replace(/\t|[^\t]+/g, (part) => {
		const shown = part === "	" ? " ".repeat(tab - width % tab) : part;
		width += shown.length;
		return shown;
	});
};
function findOffScreen(before, after, path) {
	const known = new Set(before.split("\n"));
	const lines = after.split("\n");
	const longest = Math.max(usual.line, 2 * longestOf(before === "" ? [] : [...known]));
	const mostShown = hasLongLines(path, after) ? Number.POSITIVE_INFINITY : longest;
	return [...lines.flatMap((line, row) => {
		if (line.length <= usual.within / 4 || known.has(line)) return [];
		const { length } = line.trimEnd();
		const behind = behindBlanks(lines, row);
		if (behind.length > 0 || length <= mostShown) return behind;
		const message = `code in a line of ${length.toLocaleString("en")} characters`;
		return [{
			row,
			column: longest,
			message,
			isDoubtful: true
		}];
	}), ...known.size < lines.length ? behindLines(lines, before) : []];
}
const longestOf = (lines) => lines.reduce((most, { length }) => Math.max(most, length), 0);
function behindBlanks(lines, row) {
	const line = (lines[row] ?? "").trimEnd();
	for (const { 0: blanks, index } of line.matchAll(/(?<!\s)\s{8,}(?=\S)/g)) {
		const column = index + blanks.length;
		const rest = line.slice(column);
		const width = blanks.length + 3 * (blanks.split("	").length - 1);
		if (width < (index === 0 ? usual.before : usual.within) || !/[\p{L}\p{N}]/u.test(rest) || isComment(rest)) continue;
		const isFar = width >= far.columns;
		if (!isFar && isAligned(lines, row, column)) continue;
		return [{
			row,
			column,
			message: `code behind ${width.toLocaleString("en")} blanks`,
			...!isFar && { isDoubtful: true }
		}];
	}
	return [];
}
function isAligned(lines, row, column) {
	const texts = lines.slice(Math.max(0, row - reach), row + reach + 1);
	const line = lines[row] ?? "";
	return tabs.some((tab) => {
		const at = expand(line.slice(0, column), tab).length;
		return texts.map((text) => expand(text, tab)).filter((text) => text.length > at).filter((text) => /^ {2}$/.test(text.slice(at - 2, at))).length > 1;
	});
}
function behindLines(lines, before) {
	const blanks = /(?:\n[^\S\n]*){100}\n\s*\S/.test(before);
	let count = 0;
	return lines.flatMap((line, row) => {
		const above = count;
		count = line.trim() === "" ? count + 1 : 0;
		if (count > 0 || above < far.lines || blanks) return [];
		return [{
			row,
			column: 0,
			message: `code behind ${above} blank lines`
		}];
	});
}
// src/engines/syntax/hidden/twins.ts
const twins = new Map(`
3 a7ab 21c 1b7 a76a 2ccc 417 4e0 ; 4 13ce ; 5 1bc ; 6 2cd2 431 13ee ; A 391 410 13aa a4ee ; B a7b4 392 412 13f4 a4d0
C 3f9 2ca4 421 13df a4da ; D 13a0 a4d3 ; E 395 415 13ac a4f0 ; F a798 3dc a4dd ; G 50c 13c0 13f3 a4d6
H 397 2c8e 41d 13bb a4e7 ; J a7b2 37f 408 13ab a4d9 ; K 39a 2c94 41a 13e6 a4d7 ; L 2cd0 13de a4e1
M 39c 3fa 2c98 41c 13b7 a4df ; N 39d 2c9a a4e0 ; O 39f 2c9e 41e 555 a4f3 ; P 3a1 2ca2 420 13e2 a4d1
R 1a6 13a1 13d2 a4e3 ; S 405 54f 13d5 13da a4e2 ; T 3a4 2ca6 422 13a2 a4d4 ; U 54d a4f4 ; V 474 13d9 a4e6
W 51c 13b3 13d4 a4ea ; X a7b3 3a7 2cac 425 a4eb ; Y 3a5 2ca8 423 4ae 13a9 13bd a4ec ; Z 396 13c3 a4dc
a 251 3b1 430 ; b 184 42c 13cf ; c 1d04 3f2 2ca5 441 abaf ; d 501 13e7 a4d2 ; e ab32 435 4bd ; f ab35 a799 1e9d 584
g 261 1d83 18d 581 ; h 4bb 570 13c2 ; i 131 26a 269 3b9 456 a647 4cf ab75 13a5 ; j 3f3 458
l 196 399 2c92 406 4c0 a4f2 ; n 578 57c ; o 1d0f 1d11 ab3d 3bf 3c3 2c9f 43e 10ff 585 ; p 3c1 2ca3 440 ; q 51b 563 566
r ab47 ab48 1d26 2c85 433 ab81 ; s a731 1bd 455 abaa ; u a79f 1d1c ab4e ab52 28b 3c5 57d ; v 1d20 3bd 475 aba9
w 26f 1d21 461 51d 561 ab83 ; x 445 ; y 263 1d8c 28f 1eff ab5a 3b3 443 4af 10e7 ; z 1d22 ab93
! 1c3 2d51 ; ? 294 241 97d 13ae a6eb ; = 1400 2e40 30a0 a78a a4ff ; : 589 5c3 205a 2236 2f8 a789 a4fd ; . a4f8 a60e 701 702
, 60d 66b a4f9 ; / 2041 2044 2215 27cb 29f8 ; \\ 2216 27cd 29f5 29f9 ; * 204e 66d 2217 ; + 16ed 1029b ; ~ 2053
( 2768 2772 3014 fd3e ; ) 2769 2773 3015 fd3f ; { 2774 1d114 ; } 2775 ; < 1438 16b2 ; > 1433 16f3f ; | 1c0 2223 5c0 ; % 66a 2052
- 2d7`.split(/ ; |\n/).flatMap((row) => {
	const [ascii = "", ...codes] = row.split(" ");
	return codes.map((code) => [String.fromCodePoint(Number.parseInt(code, 16)), ascii]);
}));
const formsOfAscii = /[\u037E\u1FEF\u2024\u2100-\u218F\uFE10-\uFE19\uFE50-\uFE6B\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/u;
function twinOf(character) {
	const known = twins.get(character);
	if (known !== void 0 || !formsOfAscii.test(character)) return known;
	const plain = character.normalize("NFKC");
	return /^[!-~]$/.test(plain) ? plain : void 0;
}
const nearTwins = /[кмтнвпиκτηεωχμ]/u;
const otherWords = /(?<![\p{L}\p{M}\p{N}_$])[\w$]*(?![\0-\x7F])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_$]*/gu;
const runsOfOthers = /(?:(?![\0-\x7F])[\p{L}\p{N}]\p{M}*)+/gu;
const otherSigns = /(?![\0-\x7F])[^\p{L}\p{M}\p{N}\p{Zs}]/gu;
const otherBlanks = /(?![\t \r\n])\p{Zs}+/gu;
const soft = /^[αγιρσυνıʋɣ\u{1D400}-\u{1D7FF}\u2100-\u214F]+$/u;
const typed = /[\u2018-\u201F\u2032\u2033\u2212\u02B9-\u02BC\u02C8]/u;
function twinsIn(line, code) {
	const mixed = wordsIn(line).flatMap(({ word, runs, index }) => {
		const run = /[A-Za-z]/.test(word) && runs.find((one) => isMixed(one[0], one.index, word));
		return run ? [twinAt(index + run.index, run[0])] : [];
	});
	if (hasOwnLetters(code)) return mixed;
	const alone = wordsIn(code).flatMap(({ word, runs, index }) => {
		const [first] = runs.every(([run]) => isWord(run) && [...run].every(isTwin)) && !/[A-Za-z]/.test(word) ? runs : [];
		return first ? [twinAt(index + first.index, first[0])] : [];
	});
	const signs = Array.from(code.matchAll(otherSigns)).filter(({ 0: sign, index }) => isTwin(sign) && isBesideCode(code, sign, index));
	const blanks = code.trimEnd().matchAll(otherBlanks);
	return [
		...[...mixed, ...alone],
		...signs.map(({ 0: sign, index }) => twinAt(index, sign)),
		...Array.from(blanks, ({ 0: blank, index }) => ({
			column: index,
			message: `${formatCodePoint(blank)} blank that is no space`
		}))
	];
}
const isTwin = (character) => twinOf(character) !== void 0;
const hasOwnLetters = (code, isTyped = (_) => false) => code.match(/(?![\0-\x7F])\p{L}/gu)?.some((one) => !isTwin(one) && !isTyped(one)) === true;
const wordsIn = (line) => Array.from(line.matchAll(otherWords), ({ 0: word, index }) => {
	return {
		word,
		index,
		runs: [...word.matchAll(runsOfOthers)]
	};
});
function twinAt(column, [first = ""], twin = "another letter") {
	return {
		column,
		message: `${formatCodePoint(first)} looks like ${twinOf(first) ?? twin}`
	};
}
function isMixed(letters, at, word) {
	const isInside = /^[A-Za-z]{2}$/.test(`${word[at - 1] ?? ""}${word[at + letters.length] ?? ""}`);
	if (isInside ? /^[ıʋɣ\u{1D400}-\u{1D7FF}]+$/u.test(letters) : soft.test(letters)) return false;
	return [...letters.replace(/\p{M}/gu, "")].every((one) => isTwin(one) || isInside && nearTwins.test(one));
}
const isWord = (run) => !soft.test(run) || /^[\u{1D400}-\u{1D7FF}]{2,}$/u.test(run);
function isBesideCode(code, sign, index) {
	const around = `${code[index - 1] ?? ""}${code[index + sign.length] ?? ""}`;
	return /[!#-&(-_a-~]/.test(around) && !/^\d\d$/.test(around);
}
function doubtIn(code) {
	const words = Array.from(code.matchAll(otherWords)).flatMap(({ 0: word, index }) => {
		const message = doubtAbout(word);
		return message === void 0 ? [] : [{
			column: index,
			message
		}];
	});
	if (words.length > 0 || hasOwnLetters(code, (one) => typed.test(one))) return words.slice(0, 1);
	const signs = code.matchAll(/(?![\0-\x7F])[^\p{L}\p{M}\p{N}\s]|[\u02B9-\u02BC\u02C8]/gu);
	return Array.from(signs).filter(([sign]) => typed.test(sign) || isTwin(sign)).slice(0, 1).map(({ 0: sign, index }) => twinAt(index, sign, "a sign of code"));
}
function doubtAbout(word) {
	if (/\d/.test(word) && /(?!\d)\p{Nd}/u.test(word)) return "digits of two scripts";
	const read = Array.from(word.normalize("NFKC"), (one) => twinOf(one) ?? one).join("").replace(/(?<=[A-Za-z])\p{M}/gu, "");
	return /\w/.test(word) && /^[ -~]+$/.test(read) && !/\p{No}/u.test(word) ? `a word that is read as ${read}` : void 0;
}
// src/engines/syntax/hidden/index.ts
function newHidden(before, after, path) {
	const lines = after.split("\n");
	const code = linesOfCode(path, after);
	const added = newCharacters(charactersIn(after, code), before, path);
	const characters = added.map((one) => {
		return added.length < many && isInCode(one, code) || reordering.test(one.message) ? one : {
			...one,
			isDoubtful: true
		};
	});
	if (isDocument(path)) return characters;
	const named = new Set(characters.map(({ line }) => line - 1));
	const known = new Set(before.split("\n"));
	const doubts = code.flatMap((line, row) => {
		if (isAscii(line) || named.has(row) || known.has(lines[row] ?? "")) return [];
		return doubtIn(line).map((doubt) => ({
			...doubt,
			row,
			isDoubtful: true
		}));
	});
	const found = [...findOffScreen(before, after, path), ...doubts];
	return [...characters, ...found.map((one) => problemFrom(lines, one))];
}
const isAscii = (text) => !/[^\0-\x7F]/.test(text);
const problemFrom = (lines, { message, isDoubtful, ...at }) => ({
	...problemAt(lines, at, message),
	...isDoubtful && { isDoubtful }
});
const many = 10;
const reordering = /^U\+(?:20[26]|E0)/;
function isInCode({ line, column, message }, code) {
	const left = code[line - 1] ?? "";
	return message.includes(" looks like ") ? (left[column - 1] ?? " ") !== " " : left !== "";
}
const forPeople = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|(?:\/\/|\/\*|(?<!\S)(?:#|;|--)|^\s*[%!]|<!--).*/g;
function linesOfCode(path, text) {
	const lines = text.split("\n");
	if (!isProgram(path) && !text.startsWith("#!")) return lines.map(() => "");
	const isDoc = docLines(lines);
	return lines.map((line, row) => isDoc[row] ? "" : line.replace(forPeople, (part) => " ".repeat(part.length)));
}
function newCharacters(now, before, path) {
	if (now.length === 0) return [];
	const was = charactersIn(before, linesOfCode(path, before));
	const excess = new Map();
	const count = (message, by) => excess.set(message, (excess.get(message) ?? 0) + by);
	for (const { message } of now) count(message, 1);
	for (const { message } of was) count(message, -1);
	return newProblems(was, now).filter(({ message }) => {
		const isMore = (excess.get(message) ?? 0) > 0;
		count(message, -1);
		return isMore;
	});
}
const unseenOrBreak = new RegExp(`\\n|${unseen.source}`, unseen.flags);
function charactersIn(text, code) {
	const lines = text.split("\n");
	const found = lines.flatMap((line, row) => isAscii(line) ? [] : twinsIn(line, code[row] ?? "").map((twin) => ({
		...twin,
		row
	})));
	let [row, start] = [0, 0];
	for (const { 0: sign, index } of text.matchAll(unseenOrBreak)) if (sign === "\n") [row, start] = [row + 1, index + 1];
	else found.push({
		row,
		column: index - start,
		message: nameUnseen(sign)
	});
	return found.sort((a, b) => a.row - b.row || a.column - b.column).map((one) => problemFrom(lines, one));
}
const names = new Map(`c form feed within a line; d carriage return without a line feed; ad soft hyphen; 61c Arabic letter mark
200b zero-width space; 200c zero-width non-joiner; 200d zero-width joiner; 200e left-to-right mark
200f right-to-left mark; 2028 line separator; 2029 paragraph separator; 202a left-to-right embedding
202b right-to-left embedding; 202c pop directional formatting; 202d left-to-right override
202e right-to-left override; 2060 word joiner; 2066 left-to-right isolate; 2067 right-to-left isolate
2068 first strong isolate; 2069 pop directional isolate; 2800 Braille blank; feff zero-width no-break space`.split(/; |\n/).map((row) => [Number.parseInt(row, 16), row.replace(/^\S+ /, "")]));
const ranges = [
	[/\p{Cc}/u, "control character"],
	[/\p{Cs}/u, "half of a surrogate pair"],
	[/[\u115F\u1160\u3164\uFFA0]/, "Hangul filler"],
	[/\p{Variation_Selector}/u, "variation selector"],
	[/[\u{E0000}-\u{E007F}]/u, "tag character"]
];
function nameUnseen(characters) {
	const range = ranges.find(([pattern]) => pattern.test(characters.slice(0, 2)))?.[1];
	const name = names.get(characters.codePointAt(0) ?? 0) ?? range ?? "invisible character";
	return `${formatCodePoint(characters)} ${name}`;
}
// src/engines/syntax/residue.ts
const markdown = [
	"md",
	"markdown",
	"mdx",
	"mdc",
	"rmd",
	"qmd",
	"livemd"
];
const quoting = new Set([
	"diff",
	"patch",
	"rej",
	"snap"
]);
const maxLineLength = 300;
function residueProblems(path, text) {
	const extension = extensionOf(path);
	if (quoting.has(extension)) return [];
	const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
	const isText = isDocument(path) || extension === "txt" || extension === "";
	const fences = markdown.includes(extension) ? [] : fenceRows(lines);
	const found = lines.flatMap((line, row) => {
		if (fences.includes(row)) return [[row, "code fence around the file"]];
		if (line.length > maxLineLength) return [];
		if (isMarker(line) || isDivider(lines, row) && !isText) return [[row, "leftover edit or merge marker"]];
		return isPlaceholder(line, isDocument(path)) ? [[row, "placeholder instead of code"]] : [];
	});
	if (found.length === 0) return [];
	const quoted = quotedRows(lines);
	return found.filter(([row]) => fences.includes(row) || !quoted.has(row)).map(([row, message]) => problemAt(lines, {
		row,
		column: 0
	}, message));
}
const isMarker = (line) => markers.some((marker) => marker.test(line));
const markers = [
	/^(?:<{7}|>{7}|\|{7})(?: |$)/,
	/^\s*(?:<{3,9} ?(?:SEARCH|ORIGINAL|HEAD)|>{3,9} ?(?:REPLACE|UPDATED))\b/,
	/^\s*(?:-{3,9} ?SEARCH|\+{3,9} ?REPLACE)[<>]?\s*$/,
	/^\*\*\* (?:Begin Patch|End Patch|End of File|(?:Update|Add|Delete) File: |Move to: )/,
	/^@@(?: -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|$| (?:class|def|func|fn|function|public|private|async|export)\b)/,
	/^diff --git a\/\S/
];
function isDivider(lines, row) {
	return lines[row] === "=======" && lines[row - 1]?.trim().length !== 7;
}
const openingFence = /^(?:`{3,}|~{3,})[\w+#.-]*(?:[: ]+(?:\{[^{}]*\}|[\w.-]+=(?:"[^"]*"|'[^']*'|[^\s:"']*)|[\w\\-]*[./][\w./\\-]+))*\s*$/;
const closingFence = /^(?:`{3,}|~{3,})\s*$/;
function fenceRows(lines) {
	const isText = (line) => line.trim() !== "";
	const first = lines.findIndex(isText);
	const last = lines.findLastIndex(isText);
	const short = lines.map((line) => line.length > maxLineLength ? "" : line);
	const opened = (/^[*`#/ ]*[\w./\\-]+\.\w+[*`:]*$/.test(short[first] ?? "") ? [first, first + 1] : [first]).filter((row) => openingFence.test(short[row] ?? ""));
	const isPaired = lines.filter((line) => /^(?:`{3,}|~{3,})/.test(line)).length % 2 === 0;
	return last > first && closingFence.test(lines[last] ?? "") && (opened.length > 0 || !isPaired) ? [...opened, last] : opened;
}
const quotes = [
	/(?<!\\)`/g,
	/"""/g,
	/'''/g
];
function quotedRows(lines) {
	const counts = quotes.map(() => 0);
	const rows = new Set();
	for (const [row, line] of lines.entries()) {
		if (counts.some((count) => count % 2 === 1)) rows.add(row);
		for (const [at, quote] of quotes.entries()) counts[at] = (counts[at] ?? 0) + (line.match(quote)?.length ?? 0);
	}
	return rows;
}
// src/engines/syntax/syntax.ts
const defaultLimit = 4e6;
function syntaxChecker(folder) {
	const loadGrammar = grammarLoader(folder);
	let last = Promise.resolve();
	const inTurn = (work) => {
		const working = last.then(work);
		last = working.catch(() => void 0);
		return working;
	};
	return {
		definitions: (path, text) => inTurn(() => definitionsOf(path, text, loadGrammar)).catch(() => void 0),
		async check(path, before, after) {
			const verdict = await inTurn(() => verdictOn(path, {
				before,
				after
			}, loadGrammar));
			const found = newHidden(before ?? "", after, path);
			const hidden = firstProblems(found.filter(({ isDoubtful }) => !isDoubtful));
			const doubtful = firstProblems(found.filter(({ isDoubtful }) => isDoubtful));
			return {
				...verdict,
				...hidden.length > 0 && { hidden },
				...doubtful.length > 0 && { doubtful }
			};
		}
	};
}
async function definitionsOf(path, text, loadGrammar) {
	const language = findLanguage(path, text);
	if (language === void 0 || Buffer.byteLength(text) > (language.sizeLimit ?? defaultLimit)) return;
	const nodes = language.grammar?.definitions;
	if (language.grammar === void 0 || nodes === void 0) return definitionsInside(language, text, loadGrammar);
	return (await openGrammar(language.grammar, loadGrammar))(text, (tree) => findDefinitions(tree, text, nodes));
}
async function definitionsInside({ embedded }, text, loadGrammar) {
	const found = [];
	const parts = (embedded?.(text) ?? []).filter(({ path }) => path.startsWith("script."));
	for (const { path, text: inner, row } of parts) {
		const definitions = await definitionsOf(path, inner, loadGrammar) ?? [];
		found.push(...definitions.map((one) => ({
			...one,
			start: one.start + row,
			end: one.end + row
		})));
	}
	return parts.length === 0 ? void 0 : found;
}
async function verdictOn(path, change, loadGrammar) {
	const { before, after } = change;
	const residue = newProblems(residueProblems(path, before ?? ""), residueProblems(path, after));
	if (residue.length > 0) return brokenVerdict(residue);
	const language = findLanguage(path, after);
	if (language === void 0 && !isCodeFile(path, after)) return { kind: "not-code" };
	const limit = language?.sizeLimit ?? defaultLimit;
	if ([after, before ?? ""].some((text) => Buffer.byteLength(text) > limit)) return unchecked(`larger than ${limit / 1e3} KB`);
	if (language === void 0) return unchecked(noGrammar(path));
	return judge(language, path, change, loadGrammar);
}
function noGrammar(path) {
	const extension = extensionOf(path);
	return `no grammar for ${extension === "" ? "files of its kind" : `.${extension}`}`;
}
async function openGrammar({ module, respell }, loadGrammar) {
	const parse = await loadGrammar(module);
	return respell === void 0 ? parse : (text, read) => parse(respell(text), read);
}
async function judge(language, path, change, loadGrammar) {
	const verdicts = [await judgeWhole(language, path, change, loadGrammar)];
	for (const part of partsIn(language, change)) {
		const inner = findLanguage(part.path, part.change.after);
		if (inner !== void 0) verdicts.push(await judgePart(language, inner, part, loadGrammar));
	}
	const verdict = combined(verdicts);
	return verdict.kind === "broken" && addsTags(language, change) ? unchecked("has tags of a template engine") : verdict;
}
function addsTags({ templateTags }, { before, after }) {
	if (templateTags === void 0) return false;
	const countOf = (text) => text.match(templateTags)?.length ?? 0;
	return countOf(after) > countOf(before ?? "");
}
async function judgePart(outer, inner, part, loadGrammar) {
	const trusted = outer.trusted && inner.trusted;
	return placed(await judgeWhole({
		...inner,
		trusted
	}, part.path, part.change, loadGrammar), part);
}
function partsIn({ embedded = () => [] }, { before, after }) {
	const former = [...embedded(before ?? "")];
	const present = embedded(after);
	return present.map(({ text, ...part }) => {
		const isPresent = (one) => present.some((other) => other.text === one.text);
		const candidates = former.filter(({ path }) => path === part.path);
		const counterpart = candidates.find((one) => one.text === text) ?? candidates.find((one) => !isPresent(one));
		if (counterpart !== void 0) former.splice(former.indexOf(counterpart), 1);
		return {
			...part,
			change: {
				before: counterpart?.text ?? null,
				after: text
			}
		};
	});
}
function placed(verdict, { row, column }) {
	if (verdict.kind !== "broken") return verdict;
	const problems = verdict.problems.map((problem) => ({
		...problem,
		line: problem.line + row,
		column: problem.column + (problem.line === 1 ? column : 0)
	}));
	return {
		...verdict,
		problems
	};
}
function combined(verdicts) {
	const problems = verdicts.flatMap((verdict) => verdict.kind === "broken" ? verdict.problems : []);
	if (problems.length > 0) return brokenVerdict(problems);
	return verdicts.find(({ kind }) => kind === "unchecked") ?? { kind: "sound" };
}
async function judgeWhole(language, path, change, loadGrammar) {
	const verdict = await compareByParsers(language, path, change);
	if (verdict?.kind === "sound") return verdict;
	if (language.grammar === void 0) return verdict ?? unchecked(rejected(language, change));
	const parse = await openGrammar(language.grammar, loadGrammar).catch(() => void 0);
	if (parse === void 0) return verdict ?? unchecked(noParse(language));
	if (verdict?.kind === "broken") return brokenVerdict([...explainTrees(parse, language, change), ...verdict.problems]);
	const byTree = compareTrees(parse, language, change);
	return language.parsers !== void 0 && verdict === void 0 && byTree.kind === "sound" ? unchecked(rejected(language, change)) : byTree;
}
function noParse({ label }) {
	return `the grammar of ${label} cannot be loaded: install the agent anew`;
}
function rejected({ label }, { before }) {
	return before === null ? `has syntax errors, or ${label} that its parser does not know` : `was not valid ${label} before the change, and is not now`;
}
async function compareByParsers({ parsers = [], trusted }, path, { before, after }) {
	for (const load of parsers) {
		const parse = await load();
		const now = parse(after, path);
		if (now === void 0) return unchecked("its parser could not read it");
		if (now.length === 0) return { kind: "sound" };
		if (before === null) return trusted ? brokenVerdict(now) : void 0;
		if (parse(before, path)?.length === 0) return brokenVerdict(now);
	}
}
export { phrase as a, pairBrackets as i, bracketProblems as n, positionOf as o, bracketsOf as r, problemAt as s, syntaxChecker as t };
