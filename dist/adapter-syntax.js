import { i as __toESM } from "./rolldown-runtime.js";
import { n as Parser, t as Language } from "./package-tree-sitter.js";
import { basename } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { readFile } from "node:fs/promises";
import { Script, createContext } from "node:vm";
// src/adapters/syntax/findings/findings.ts
const maxProblems = 5;
const keptLength = 200;
function findingAt(lines, { row, column }, message) {
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
function newFindings(before, after) {
	const known = new Map();
	for (const finding of before) known.set(idOf(finding), (known.get(idOf(finding)) ?? 0) + 1);
	return after.filter((finding) => {
		const left = known.get(idOf(finding)) ?? 0;
		known.set(idOf(finding), left - 1);
		return left <= 0;
	});
}
function brokenVerdict(findings) {
	return {
		kind: "broken",
		problems: firstProblems(findings)
	};
}
function firstProblems(findings) {
	return [...new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding])).values()].slice(0, maxProblems).map(({ line, column, message }) => ({
		line,
		column,
		message
	}));
}
const idOf = (finding) => `${finding.message}\n${finding.text}`;
// src/adapters/syntax/grammar/brackets.ts
const closers = new Map([
	["(", ")"],
	["[", "]"],
	["{", "}"],
	["${", "}"]
]);
const closing$1 = new Set(closers.values());
function depthChange(token) {
	return closers.has(token) ? 1 : closing$1.has(token) ? -1 : 0;
}
function pairBrackets(brackets) {
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
			const inner = popUntil(open, bracket.token);
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
function popUntil(open, closer) {
	const at = open.findLastIndex(({ token }) => closers.get(token) === closer);
	return open.splice(at).slice(1);
}
function balanceOf(brackets) {
	const counts = new Map([...closing$1].map((closer) => [closer, 0]));
	for (const { token } of brackets) {
		const kind = closers.get(token) ?? token;
		counts.set(kind, (counts.get(kind) ?? 0) + depthChange(token));
	}
	return [...counts.values()].join(" ");
}
// src/adapters/syntax/grammar/loader.ts
const timeLimit = 2e3;
function grammarLoader(folder) {
	const loaded = new Map();
	return (module) => {
		const parse = loaded.get(module) ?? load(folder, basename(module));
		loaded.set(module, parse);
		return parse;
	};
}
const decompress = promisify(brotliDecompress);
async function load(folder, name) {
	const read = async (file) => new Uint8Array(await decompress(await readFile(new URL(`${file}.br`, folder))));
	try {
		const [runtime, grammar] = await Promise.all([read("web-tree-sitter.wasm"), read(name)]);
		await Parser.init({ wasmBinary: runtime });
		return parseWith(await Language.load(grammar));
	} catch (cause) {
		throw new Error(`the grammar ${new URL(name, folder)} could not be loaded`, { cause });
	}
}
function parseWith(language) {
	return (text, read) => {
		const parser = new Parser();
		parser.setLanguage(language);
		const tree = parseInTime(parser, text);
		try {
			return tree === null ? void 0 : read(tree);
		} finally {
			tree?.delete();
			parser.delete();
		}
	};
}
function parseInTime(parser, text) {
	const deadline = performance.now() + timeLimit;
	try {
		return parser.parse(text, null, { progressCallback: () => performance.now() > deadline });
	} catch {
		return null;
	}
}
// src/adapters/syntax/grammar/walk.ts
function walkTree(tree, visitor) {
	const cursor = tree.walk();
	try {
		for (;;) {
			if (visitor.enter(cursor) && cursor.gotoFirstChild()) continue;
			visitor.leaf(cursor);
			while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return;
		}
	} finally {
		cursor.delete();
	}
}
// src/adapters/syntax/grammar/summary.ts
function summarizeTree(tree, text) {
	if (!tree.rootNode.hasError) return {
		errors: 0,
		errorLength: 0,
		balance: "",
		findings: [],
		unpaired: []
	};
	const lines = text.split("\n");
	const brackets = [];
	const findings = [];
	let errorLength = 0;
	walkTree(tree, {
		enter(cursor) {
			if (cursor.nodeType === "ERROR") {
				errorLength += cursor.endIndex - cursor.startIndex;
				findings.push(findingAt(lines, cursor.startPosition, findingMessage(cursor, text)));
			}
			return true;
		},
		leaf(cursor) {
			const { nodeType } = cursor;
			const { startPosition: position } = cursor;
			if (cursor.nodeIsMissing) findings.push(findingAt(lines, position, `missing \`${nodeType}\``));
			else if (depthChange(nodeType) !== 0) brackets.push({
				token: nodeType,
				position
			});
		}
	});
	const pairing = pairBrackets(brackets);
	const unpaired = bracketFindings(pairing, lines);
	return {
		errors: findings.length,
		errorLength,
		balance: pairing.balance,
		findings: [...unpaired, ...findings],
		unpaired
	};
}
function bracketFindings(pairing, lines) {
	return [...pairing.unopened.map(({ token, position }) => findingAt(lines, position, `unexpected \`${token}\``)), ...pairing.unclosed.map(({ token, position }) => findingAt(lines, position, `\`${token}\` is never closed`))];
}
function findingMessage(cursor, text) {
	if (cursor.endPosition.row > cursor.startPosition.row) return "does not parse from here on";
	const region = text.slice(cursor.startIndex, cursor.endIndex).trim();
	const token = /^(?:[\p{L}\p{N}_$]{1,40}|.)/u.exec(region)?.[0];
	return token === void 0 ? "something is missing" : `unexpected \`${token}\``;
}
// src/adapters/syntax/compare.ts
const unchecked = (why) => ({
	kind: "unchecked",
	why
});
function compareTrees(parse, language, { before, after }) {
	const rules = language.grammar?.rules ?? [];
	const now = parseText(parse, rules, after);
	if (!now) return unchecked(notInTime);
	if (now.errors === 0 && now.violations.length === 0) return { kind: "sound" };
	const was = parseText(parse, rules, before ?? "");
	if (!was) return unchecked(notInTime);
	if (before === null && !language.trusted) return unchecked(cannotTell(language));
	if (breaks(was, now)) return brokenVerdict([...newFindings(was.findings, now.findings), ...now.findings]);
	if (now.violations.length > was.violations.length) return brokenVerdict(newFindings(was.violations, now.violations));
	return unchecked(beforeAndNow(was, now));
}
function explainTrees(parse, language, { before, after }) {
	const rules = language.grammar?.rules ?? [];
	const causesIn = (text) => parse(text, (tree) => [...rules.flatMap((rule) => rule(tree, text)), ...summarizeTree(tree, text).unpaired]) ?? [];
	return newFindings(causesIn(before ?? ""), causesIn(after));
}
const notInTime = "its grammar did not parse it in time";
function cannotTell({ label }) {
	return `has syntax errors, or ${label} that its grammar does not know`;
}
function beforeAndNow(was, now) {
	const problems = ({ errors, violations }) => errors + violations.length;
	const had = problems(was);
	return `had ${had} syntax ${had === 1 ? "error" : "errors"} before the change, has ${problems(now)} now`;
}
function parseText(parse, rules, text) {
	return parse(text, (tree) => {
		const summary = summarizeTree(tree, text);
		const violations = summary.errors === 0 ? rules.flatMap((rule) => rule(tree, text)) : [];
		return {
			...summary,
			violations
		};
	});
}
function breaks(was, now) {
	if (now.errors === 0) return false;
	if (was.errors === 0) return true;
	const [more, longer] = [now.errors > was.errors, now.errorLength > was.errorLength];
	return more && now.errorLength >= was.errorLength || now.balance !== was.balance && (more || longer);
}
// src/adapters/syntax/languages/path.ts
function extensionOf(path) {
	return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
function fileNameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/adapters/syntax/languages/code-files.ts
const extensions = new Set([
	"c h cc cpp cxx c++ hh hpp hxx h++ m mm ino cu cuh metal glsl frag vert hlsl wgsl",
	"java kt kts groovy gradle scala sc sbt clj cljs cljc edn cs csx fs fsx fsi vb razor cshtml",
	"py pyi pyx pxd js mjs cjs jsx ts mts cts tsx coffee vue svelte astro elm purs res resi",
	"go rs zig nim d v odin swift dart hs lhs ml mli erl hrl ex exs heex eex gleam cr jl r rmd",
	"rb rake gemspec erb haml slim php phtml twig blade pl pm t lua raku tcl",
	"sh bash zsh ksh fish ps1 psm1 bat cmd awk sed bats",
	"pas pp dpr ada adb ads f f90 f95 f03 for cob cbl asm s lisp el scm rkt pro sol vy cairo move",
	"html htm xhtml xml xsd xsl xslt xaml jsp jspx ftl hbs mustache ejs pug liquid j2 jinja jinja2",
	"css scss sass less styl json jsonc json5 yaml yml toml ini cfg conf properties hcl tf tfvars nix",
	"sql graphql gql proto thrift avdl prisma feature cmake mk make bzl bazel star dockerfile",
	"csproj fsproj vbproj props targets sln pom plist"
].flatMap((group) => group.split(" ")));
const names$1 = /^(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Jenkins|Vagrant|Proc|Brew|Gem|Rake|Guard|Pod|Fast|Just|Cake)file|justfile|BUILD|WORKSPACE)$/;
function isCodeFile(path, text) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (extensions.has(extensionOf(path)) || names$1.test(name)) return true;
	return text.startsWith("#!");
}
// src/adapters/syntax/javascript/dialects.ts
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
function decoratorsOf(text) {
	return /\bexport\s+(?:default\s+)?@/.test(text) ? "decorators" : "decorators-legacy";
}
function hasFlow(text) {
	return /@flow\b/.test(text.slice(0, 2e3));
}
// src/adapters/syntax/javascript/messages.ts
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
// src/adapters/syntax/javascript/time.ts
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
// src/adapters/syntax/javascript/parser.ts
const maxFindings = 10;
const slowest = 100;
async function loadScriptParser(milliseconds = 1e3) {
	const { parse } = await import("./lib.js").then((m) => __toESM(m.default, 1));
	return (text, path) => {
		const errors = withinTime(milliseconds + Math.ceil(text.length / slowest), () => errorsIn(parse, text, optionsFor(path, text)));
		return errors && toFindings(errors, text);
	};
}
function errorsIn(read, text, ways) {
	let common;
	for (const way of ways) {
		const first = parseErrors(() => read(text, way).errors);
		if (first.length === 0) return [];
		const errors = parseErrors(() => read(text, {
			...way,
			errorRecovery: true
		}).errors);
		const isModule = errors.some(({ code }) => code === "BABEL_PARSER_SOURCETYPE_MODULE_REQUIRED");
		const forgotten = first.filter(({ pos }) => errors.every((error) => error.pos !== pos));
		if (common === void 0 || !isModule) common = sharedErrors([...forgotten, ...errors], common);
	}
	return common ?? [];
}
function sharedErrors(errors, former = errors) {
	const shared = former.filter((error) => errors.some(({ message }) => message === error.message));
	return shared.length === 0 ? former : shared;
}
function parseErrors(read) {
	try {
		return read() ?? [];
	} catch (error) {
		if (isParseError(error)) return [error];
		throw error;
	}
}
function isParseError(error) {
	return error instanceof SyntaxError && "pos" in error && "reasonCode" in error;
}
function toFindings(errors, text) {
	const lines = text.split("\n");
	return errors.toSorted((a, b) => a.pos - b.pos).slice(0, maxFindings).map((error) => findingAt(lines, positionOf(text, error.pos), messageOf(error, text)));
}
// src/adapters/syntax/javascript/tags.ts
function jsxTagFindings(tree, text) {
	const lines = text.split("\n");
	const findings = [];
	const open = [];
	walkTree(tree, {
		enter({ nodeType, startIndex }) {
			if (nodeType === "jsx_opening_element") open.push(nameAt(text, startIndex));
			if (nodeType !== "jsx_closing_element") return true;
			const [start, end] = [open.pop(), nameAt(text, startIndex)];
			if (start !== void 0 && start !== end) {
				const message = `\`</${end}>\` where \`<${start}>\` is open`;
				findings.push(findingAt(lines, positionOf(text, startIndex), message));
			}
			return false;
		},
		leaf() {}
	});
	return findings;
}
function nameAt(text, index) {
	return /^<\s*\/?\s*([^\s/>{}"'<]{0,80})/.exec(text.slice(index, index + 200))?.[1] ?? "";
}
// src/adapters/syntax/python/indentation.ts
function indentationFindings(tree, text) {
	const lines = text.split("\n");
	const findings = [];
	const report = (row, message) => {
		const column = (lines[row] ?? "").search(/\S/);
		findings.push(findingAt(lines, {
			row,
			column: Math.max(0, column)
		}, message));
	};
	const blocks = [0];
	let opened = false;
	let last = 0;
	for (const { row, opens } of logicalLines(tree, text)) {
		const width = widthOf(lines[row] ?? "");
		const deeper = width > (blocks.at(-1) ?? 0);
		if (opened && !deeper) report(row, "expected an indented block");
		if (!opened && deeper) report(row, "unexpected indentation");
		if (!deeper && !closeBlocks(blocks, width)) report(row, "indentation matches no outer block");
		if (blocks.at(-1) !== width) blocks.push(width);
		opened = opens;
		last = row;
	}
	if (opened) report(last, "expected an indented block");
	return findings;
}
function closeBlocks(blocks, width) {
	while ((blocks.at(-1) ?? 0) > width) blocks.pop();
	return blocks.at(-1) === width;
}
function logicalLines(tree, text) {
	const found = [];
	let depth = 0;
	let end = 0;
	walkTree(tree, {
		enter: (cursor) => cursor.nodeType !== "string",
		leaf({ nodeType, startIndex, endIndex, startPosition }) {
			if (startIndex === endIndex || nodeType === "line_continuation") return;
			const starts = depth === 0 && (found.length === 0 || endsLine(text.slice(end, startIndex)));
			end = endIndex;
			if (nodeType === "comment") return;
			depth = Math.max(0, depth + depthChange(nodeType));
			const row = starts ? startPosition.row : found.pop()?.row;
			if (row !== void 0) found.push({
				row,
				opens: nodeType === ":" && depth === 0
			});
		}
	});
	return found;
}
function endsLine(gap) {
	return gap.includes("\n") && !/\\\r?\n/.test(gap);
}
function widthOf(line) {
	let width = 0;
	for (const character of line) if (character === " ") width += 1;
	else if (character === "	") width += 8 - width % 8;
	else if (character === "\f") width = 0;
	else break;
	return width;
}
// src/adapters/syntax/formats/template.ts
const tag = /^[^\S\n]*(?:[-\w."']+[^\S\n]*[:=]|-|,)?[^\S\n]*(?:\{\{|\{%|\{#|<%|<#|#\{)/m;
function isTemplate(text) {
	return tag.test(text);
}
// src/adapters/syntax/languages/formats.ts
const words = (text) => text.split(" ");
const formats = [{
	label: "JSON",
	extensions: words("json jsonc json5 webmanifest geojson jsonld ipynb avsc code-workspace code-snippets babelrc swcrc eslintrc jshintrc"),
	trusted: true,
	parser: async () => (await import("./json.js")).jsonFindings,
	dialects: [async () => (await import("./json.js")).jsoncFindings, async () => (await import("./json.js")).json5Findings],
	isTemplate
}];
// src/adapters/syntax/languages/table.ts
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
			rules: [indentationFindings]
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
		parser: loadScriptParser,
		grammar: {
			module: vscode("javascript"),
			rules: [jsxTagFindings]
		}
	},
	{
		label: "JSX",
		extensions: ["jsx"],
		trusted: true,
		parser: loadScriptParser,
		grammar: {
			module: vscode("javascript"),
			rules: [jsxTagFindings]
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
		parser: loadScriptParser,
		grammar: { module: vscode("typescript") }
	},
	{
		label: "TSX",
		extensions: ["tsx"],
		trusted: true,
		parser: loadScriptParser,
		grammar: {
			module: vscode("tsx"),
			rules: [jsxTagFindings]
		}
	},
	{
		label: "Java",
		extensions: ["java"],
		trusted: true,
		grammar: { module: vscode("java") }
	},
	{
		label: "Kotlin",
		extensions: ["kt", "kts"],
		trusted: true,
		grammar: { module: own("kotlin") }
	},
	{
		label: "C#",
		extensions: ["cs"],
		trusted: true,
		grammar: { module: vscode("c-sharp") }
	},
	{
		label: "Go",
		extensions: ["go"],
		trusted: true,
		grammar: { module: vscode("go") }
	},
	{
		label: "Rust",
		extensions: ["rs"],
		trusted: true,
		grammar: { module: vscode("rust") }
	},
	{
		label: "PHP",
		extensions: ["php"],
		interpreters: /^php[\d.]*$/,
		trusted: true,
		grammar: { module: vscode("php") }
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
		grammar: { module: vscode("ruby") }
	},
	{
		label: "C",
		extensions: ["c", "h"],
		trusted: false,
		grammar: { module: cursorless("c") }
	},
	{
		label: "C++",
		extensions: [
			"cpp",
			"cc",
			"cxx",
			"c++",
			"hpp",
			"hh",
			"hxx",
			"h++"
		],
		trusted: false,
		grammar: { module: cursorless("cpp") }
	},
	{
		label: "Swift",
		extensions: ["swift"],
		trusted: false,
		grammar: { module: cursorless("swift") }
	},
	{
		label: "Scala",
		extensions: [
			"scala",
			"sc",
			"sbt"
		],
		trusted: false,
		grammar: { module: cursorless("scala") }
	},
	{
		label: "Dart",
		extensions: ["dart"],
		trusted: false,
		grammar: { module: repomix("dart") }
	},
	{
		label: "Elixir",
		extensions: ["ex", "exs"],
		interpreters: /^elixir$/,
		trusted: true,
		grammar: { module: cursorless("elixir") }
	},
	{
		label: "Bash",
		extensions: ["sh", "bash"],
		names: /^\.(?:bashrc|bash_profile|bash_aliases|profile)$/,
		interpreters: /^(?:ba|da)?sh$/,
		trusted: false,
		grammar: { module: vscode("bash") }
	},
	{
		label: "HTML",
		extensions: ["html", "htm"],
		trusted: false,
		grammar: { module: cursorless("html") }
	},
	{
		label: "CSS",
		extensions: ["css"],
		trusted: false,
		grammar: { module: vscode("css") }
	},
	{
		label: "Vue",
		extensions: ["vue"],
		trusted: true,
		grammar: { module: repomix("vue") }
	},
	{
		label: "Svelte",
		extensions: ["svelte"],
		trusted: true,
		grammar: { module: own("svelte") }
	},
	...formats
];
// src/adapters/syntax/languages/find.ts
function languageOf(path, text = "") {
	const [extension, name] = [extensionOf(path), fileNameOf(path)];
	return languages.find(({ names }) => names?.test(name)) ?? languages.find(({ extensions }) => extensions.includes(extension)) ?? (extension === "" ? languageOfScript(text) : void 0);
}
function languageOfScript(text) {
	const line = /^#!\s*(?:\S*\/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(\S+)/.exec(text)?.[1];
	const interpreter = line === void 0 ? "" : fileNameOf(line);
	return languages.find(({ interpreters }) => interpreters?.test(interpreter));
}
// src/adapters/syntax/strict.ts
async function compareByParsers(language, path, change) {
	const { parser, dialects = [], isTemplate } = language;
	for (const load of parser === void 0 ? [] : [parser, ...dialects]) {
		const verdict = compareBy(await load(), path, change, language.trusted);
		if (verdict?.kind === "broken" && isTemplate?.(change.after)) return unchecked(templated);
		if (verdict !== void 0) return verdict;
		if (change.before === null) return void 0;
	}
}
const templated = "has tags of a template engine";
function compareBy(parse, path, { before, after }, isTrusted) {
	const now = parse(after, path);
	if (now === void 0) return unchecked("its parser could not read it");
	if (now.length === 0) return { kind: "sound" };
	return (before === null ? isTrusted : parse(before, path)?.length === 0) ? brokenVerdict(now) : void 0;
}
// src/adapters/syntax/text/hidden.ts
const names = new Map([
	[1564, "Arabic letter mark"],
	[8203, "zero-width space"],
	[8204, "zero-width non-joiner"],
	[8205, "zero-width joiner"],
	[8206, "left-to-right mark"],
	[8207, "right-to-left mark"],
	[8232, "line separator"],
	[8233, "paragraph separator"],
	[8234, "left-to-right embedding"],
	[8235, "right-to-left embedding"],
	[8236, "pop directional formatting"],
	[8237, "left-to-right override"],
	[8238, "right-to-left override"],
	[8288, "word joiner"],
	[8294, "left-to-right isolate"],
	[8295, "right-to-left isolate"],
	[8296, "first strong isolate"],
	[8297, "pop directional isolate"],
	[65279, "zero-width no-break space"]
]);
const ranges = [
	[/\p{Cc}/u, "control character"],
	[/\p{Cs}/u, "half of a surrogate pair"],
	[/[\u115F\u1160\u3164\uFFA0]/, "Hangul filler"],
	[/\p{Variation_Selector}/u, "variation selector"],
	[/[\u{E0000}-\u{E007F}]/u, "tag character"]
];
const hiding = new RegExp([
	String.raw`(?<flag>\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})`,
	String.raw`[\u202A-\u202E\u2066-\u2069\u2028\u2029]`,
	String.raw`[\u{E0000}-\u{E007F}]`,
	String.raw`[^\P{Cc}\t\n\f\r]|\p{Cs}`,
	String.raw`[\u115F\u1160\u3164\uFFA0]`,
	String.raw`(?<=[\w$])[\u061C\u200B-\u200F\u2060\uFEFF]+(?=[\w$])`,
	String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`,
	String.raw`(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]`
].join("|"), "gu");
function newHidden(before, after) {
	const now = hiddenFindings(after);
	if (now.length === 0) return [];
	const was = hiddenFindings(before);
	const allowed = countsOf(was);
	const excess = new Map([...countsOf(now)].map(([message, count]) => [message, count - (allowed.get(message) ?? 0)]));
	return newFindings(was, now).filter(({ message }) => {
		const left = excess.get(message) ?? 0;
		excess.set(message, left - 1);
		return left > 0;
	});
}
function hiddenFindings(text) {
	if (text.search(hiding) < 0) return [];
	const lines = text.split("\n");
	return lines.flatMap((line, row) => [...line.matchAll(hiding)].flatMap(({ 0: found, index, groups }) => groups?.flag === void 0 ? [findingAt(lines, {
		row,
		column: index
	}, nameOf(found.codePointAt(0) ?? 0))] : []));
}
function countsOf(findings) {
	const counts = new Map();
	for (const { message } of findings) counts.set(message, (counts.get(message) ?? 0) + 1);
	return counts;
}
function nameOf(codePoint) {
	const hex = codePoint.toString(16).toUpperCase().padStart(4, "0");
	const character = String.fromCodePoint(codePoint);
	const range = ranges.find(([pattern]) => pattern.test(character))?.[1];
	return `U+${hex} ${names.get(codePoint) ?? range ?? "invisible character"}`;
}
// src/adapters/syntax/text/placeholders.ts
const opening = /^(?:\/{2,}!?|\/\*+|\*+(?!\/)|#+|--+(?:\[\[)?|<!--+|\{\/\*+|;+|%+|\(\*+|\{-+|@\*|\{\{!-*|\{#|<%[-#]+|'|"|REM\b|dnl\b)\s*/i;
const hidingSign = /^<!--+\s*/;
const closing = /\s*(?:\*+\/\}?|--+>|\*+\)|-+\}|\*@|-*\}\}|#\}|-*%>|\]\])$/;
const bare = /^[([]?(?:\.{3}|…|(?:rest of|existing|previous|remaining|unchanged) )/i;
const longest = 140;
const hint = /\.{3}|…|rest of|existing|remain|previous|original|other|unchanged|unmodified|before|changes|same|omit|snip|keep|leave|insert|resto? d|restliche|代码|остальной/i;
function isPlaceholder(line, isDocument) {
	if (!hint.test(line)) return false;
	const text = line.trim();
	const sign = isDocument ? hidingSign : opening;
	const isComment = sign.test(text);
	if (!isComment && !bare.test(text)) return false;
	const content = text.replace(sign, "").replace(closing, "").trim();
	if (content.length > longest) return false;
	const phrase = content.replace(restPhrase, rest).replace(keptPhrase, keptSign);
	return [...isComment ? inComment : inText, ...anywhere].some((pattern) => pattern.test(phrase));
}
const code = "(?:code|file|functions?|methods?|class(?:es)?|implementations?|modules?|components?|logic|imports?)";
const part = "(?:contents?|body|script|styles?|css|html|markup|jsx|templates?|tests?|test cases|props|properties|fields|routes?|handlers?|cases|config|configuration|setup|sections?|lines|definitions?|declarations?|helpers?|hooks?|elements|entries|items|options|rules|statements?|types|interfaces|exports|init|initiali[sz]ation|constructor|page|form|layout|schema|queries|endpoints|attributes|columns|steps|branches|processing|settings|variables|constants|structs?|validation|middleware|services?|headers|checks|calculations?|variants|arms|spec)";
const few = String.raw`(?:[\w-]+ ){0,3}?`;
const restPhrase = new RegExp(String.raw`\b(?:the )?(?:rest|remainder) of (?:(?:the|your|this|my|our|that|its|all) )?${few}(?:${code}|${part})s?\b`, "i");
const keptPhrase = new RegExp(String.raw`\b(?:(?:the|your|my|our|all|any|its) ){0,2}(existing|remaining|unchanged|unmodified|previous|original|other|same) ${few}(?:(${code})|${part})\b`, "i");
const [rest, keptCode, keptPart] = [
	"",
	"",
	""
];
const kept = `[${keptCode}${keptPart}]`;
function keptSign(_, adjective, noun) {
	return noun !== void 0 && adjective.toLowerCase() !== "same" ? keptCode : keptPart;
}
const ellipsis = String.raw`(?:\.{3,}|…)`;
const unchanged = "(?:unchanged|untouched|unmodified|intact|identical|the same|same|as[ -]is|as (?:it )?(?:was|before)|as they are)";
const stays = `(?:(?:goes |stays |remains )?here|(?:(?:will|should|must|can) )?(?:(?:remains?|stays?|is|are|be|keeps?|kept) )?(?:exactly |completely )?${unchanged}|remains?|stays?|continues?|omitted)`;
const keep = "(?:keep|leave|include|insert|add|paste|copy|retain|preserve)";
const start = String.raw`^\W*(?:(?:todo|note|fixme)\b\W*)?`;
const end = String.raw`(?:\W.*)?$`;
const patternsOf = (...sources) => sources.map((source) => new RegExp(source, "i"));
const anywhere = patternsOf(String.raw`^[^\w${rest}-${keptPart}]*?${ellipsis}[\s([]*(?:and )?(?:${rest}|${kept})`, String.raw`^[^\w${rest}-${keptPart}]*(?:${rest}|${kept})[^.]{0,60}${ellipsis}\W*$`, String.raw`^\W*?${ellipsis}[\s([]*(?:${keep} .*|(?<=[\s([]|^\W*)[^.]{0,40}?\b(?:${unchanged}|(?:omitted|truncated|snipped)(?: for \w+)?))\W*$`, String.raw`^\W*(?:rest|remaining)\W*${ellipsis}\W*$`, String.raw`^\W*(?:<|\[|-+ ?)?snip(?:ped)?(?:>|\]| ?-+)\W*$`);
const inText = patternsOf(String.raw`^[([].*(?:${rest}|${keptCode}|${keptPart}.*\b${unchanged}).*[)\]]$`);
const inComment = patternsOf(String.raw`${start}${rest}(?: (?:above|below))?\W*(?:${stays}${end})?$`, String.raw`${start}${keptCode}\W+${stays}${end}`, String.raw`${start}${kept} (?:goes )?here\W*$`, String.raw`${start}\((?:${rest}|${kept})\W*\)?\W*$`, String.raw`${start}${keep} (?:the rest|${rest})(?: of [\w ]{1,40}?)?(?: (?:here|${unchanged}))?\W*$`, String.raw`${start}${keep} ${keptCode}(?: (?:here|${unchanged}))?\W*$`, String.raw`^[([\s]*(?:code |content |file |method |function )?(?:unchanged|same as before|no changes?(?: (?:here|needed))?)[)\]\s]*$`, String.raw`^[^\w${rest}-${keptPart}]*(?:${rest}|${kept}|${code}|contents?).{0,20}\b(?:omitted|elided|truncated for|omitted for)\b(?: \w+)?\W*$`, String.raw`\blines? \d+ ?(?:-|–|to|through) ?\d+\b.*\b(?:${unchanged}|omitted)`, String.raw`^\W*${ellipsis}\s*\(?[\w ,/&-]{3,50}\)?\s*${ellipsis}\W*$`, String.raw`^\W*(?:(?:el )?resto del c[óo]digo|(?:le )?reste du code|(?:der )?(?:restliche|übrige|bestehende)r? code|rest des codes|(?:其余|剩余|现有|其他)的?代码|остальной код)`);
// src/adapters/syntax/text/residue.ts
const prose = new Set([
	"md",
	"markdown",
	"mdx",
	"rst",
	"txt",
	"adoc",
	"asciidoc",
	""
]);
const fenced = new Set([
	"md",
	"markdown",
	"mdx",
	"mdc",
	"rmd",
	"qmd",
	"livemd"
]);
const quoting = new Set([
	"diff",
	"patch",
	"rej",
	"snap"
]);
const maxLineLength = 300;
function residueFindings(path, text) {
	const extension = extensionOf(path);
	if (quoting.has(extension)) return [];
	const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
	const isDocument = fenced.has(extension);
	const fences = isDocument ? [] : fenceRows(lines);
	const found = lines.flatMap((line, row) => {
		if (fences.includes(row)) return [[row, "code fence around the file"]];
		if (line.length > maxLineLength) return [];
		if (isMarker(line) || isDivider(lines, row) && !prose.has(extension)) return [[row, "leftover edit or merge marker"]];
		return isPlaceholder(line, isDocument) ? [[row, "placeholder instead of code"]] : [];
	});
	if (found.length === 0) return [];
	const quoted = quotedRows(lines);
	return found.filter(([row]) => fences.includes(row) || !quoted.has(row)).map(([row, message]) => findingAt(lines, {
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
const openingFence = /^(?:`{3,}|~{3,})[\w+#.-]*(?:[: ]+(?:\{.*\}|[\w.-]+=.*|[\w./\\-]*[./][\w./\\-]+))*\s*$/;
const closingFence = /^(?:`{3,}|~{3,})\s*$/;
function fenceRows(lines) {
	const isText = (line) => line.trim() !== "";
	const first = lines.findIndex(isText);
	const last = lines.findLastIndex(isText);
	return [...(/^[*`#/ ]*[\w./\\-]+\.\w+[*`:]*$/.test(lines[first] ?? "") ? [first, first + 1] : [first]).filter((row) => openingFence.test(lines[row] ?? "")), ...last > first && closingFence.test(lines[last] ?? "") ? [last] : []];
}
const quotes = [
	/`/g,
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
// src/adapters/syntax/syntax.ts
const sizeLimit = 1e6;
function syntaxChecker(folder) {
	const loadGrammar = grammarLoader(folder);
	return { async check(path, before, after) {
		const verdict = await verdictOn(path, {
			before,
			after
		}, loadGrammar);
		const hidden = firstProblems(newHidden(before ?? "", after));
		return hidden.length > 0 ? {
			...verdict,
			hidden
		} : verdict;
	} };
}
async function verdictOn(path, change, loadGrammar) {
	const { before, after } = change;
	const residue = newFindings(residueFindings(path, before ?? ""), residueFindings(path, after));
	if (residue.length > 0) return brokenVerdict(residue);
	const language = languageOf(path, after);
	if (language === void 0 && !isCodeFile(path, after)) return { kind: "not-code" };
	if (isTooLarge(after) || isTooLarge(before ?? "")) return unchecked("larger than 1 MB");
	if (language === void 0) return unchecked(noGrammar(path));
	return judge(language, path, change, loadGrammar);
}
async function judge(language, path, change, loadGrammar) {
	const verdict = await compareByParsers(language, path, change);
	if (verdict?.kind === "sound") return verdict;
	if (language.grammar === void 0) return verdict ?? unchecked(rejected(language, change));
	const parse = await loadGrammar(language.grammar.module);
	if (verdict?.kind === "broken") return brokenVerdict([...explainTrees(parse, language, change), ...verdict.problems]);
	const byTree = compareTrees(parse, language, change);
	return language.parser !== void 0 && verdict === void 0 && byTree.kind === "sound" ? unchecked(rejected(language, change)) : byTree;
}
function noGrammar(path) {
	const extension = extensionOf(path);
	return `no grammar for ${extension === "" ? "files of its kind" : `.${extension}`}`;
}
function rejected({ label }, { before }) {
	return before === null ? `has syntax errors, or ${label} that its parser does not know` : `was not valid ${label} before the change, and is not now`;
}
function isTooLarge(text) {
	return Buffer.byteLength(text) > sizeLimit;
}
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
export { syntaxChecker as i, jsonFindings as n, jsoncFindings as r, json5Findings as t };
