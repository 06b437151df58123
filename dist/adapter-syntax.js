import { er as errorMessage } from "./core.js";
import { n as Parser, t as Language } from "./package-tree-sitter.js";
import { fileURLToPath } from "node:url";
import { readFile } from "node:fs/promises";
// src/adapters/syntax/grammars.ts
const grammars = [
	{
		label: "Python",
		file: "tree-sitter-python.wasm",
		extensions: ["py", "pyi"],
		indented: true
	},
	{
		label: "JavaScript",
		file: "tree-sitter-javascript.wasm",
		extensions: [
			"js",
			"mjs",
			"cjs",
			"jsx"
		],
		indented: false
	},
	{
		label: "TypeScript",
		file: "tree-sitter-typescript.wasm",
		extensions: [
			"ts",
			"mts",
			"cts"
		],
		indented: false
	},
	{
		label: "TSX",
		file: "tree-sitter-tsx.wasm",
		extensions: ["tsx"],
		indented: false
	}
];
function grammarOf(path) {
	const extension = extensionOf(path);
	return grammars.find((grammar) => grammar.extensions.includes(extension));
}
function extensionOf(path) {
	return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
// src/adapters/syntax/code-files.ts
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
const names = /^(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Jenkins|Vagrant|Proc|Brew|Gem|Rake|Guard|Pod|Fast|Just|Cake)file|justfile|BUILD|WORKSPACE)$/;
function isCodeFile(path, text) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (extensions.has(extensionOf(path)) || names.test(name)) return true;
	return text.startsWith("#!");
}
// src/adapters/syntax/findings.ts
const maxProblems = 5;
const keptLength = 200;
function findingAt(lines, row, message) {
	return {
		line: row + 1,
		message,
		text: (lines[row] ?? "").slice(0, keptLength).trim()
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
		problems: [...new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding])).values()].slice(0, maxProblems).map(({ line, message }) => ({
			line,
			message
		}))
	};
}
const idOf = (finding) => `${finding.message}\n${finding.text}`;
// src/adapters/syntax/parser.ts
const timeLimit = 2e3;
function grammarLoader(folder) {
	const loaded = new Map();
	return (grammar) => {
		const parse = loaded.get(grammar.file) ?? load(folder, grammar);
		loaded.set(grammar.file, parse);
		return parse;
	};
}
async function load(folder, grammar) {
	const file = new URL(grammar.file, folder);
	try {
		await Parser.init({ locateFile: (name) => fileURLToPath(new URL(name, folder)) });
		return parseWith(await Language.load(new Uint8Array(await readFile(file))));
	} catch (cause) {
		throw new Error(`the ${grammar.label} grammar could not be loaded from ${file}`, { cause });
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
// src/adapters/syntax/parse-summary.ts
function summarizeTree(tree, text) {
	if (!tree.rootNode.hasError) return {
		errors: 0,
		errorLength: 0,
		balance: "",
		findings: []
	};
	const lines = text.split("\n");
	const brackets = [];
	const findings = [];
	let errorLength = 0;
	walkTree(tree, {
		enter(cursor) {
			if (cursor.nodeType === "ERROR") {
				errorLength += cursor.endIndex - cursor.startIndex;
				findings.push(findingAt(lines, cursor.startPosition.row, findingMessage(cursor, text)));
			}
			return true;
		},
		leaf(cursor) {
			const { nodeType } = cursor;
			const { row } = cursor.startPosition;
			if (cursor.nodeIsMissing) findings.push(findingAt(lines, row, `missing \`${nodeType}\``));
			else if (depthChange(nodeType) !== 0) brackets.push({
				token: nodeType,
				row
			});
		}
	});
	const pairing = pairBrackets(brackets);
	return {
		errors: findings.length,
		errorLength,
		balance: pairing.balance,
		findings: [...bracketFindings(pairing, lines), ...findings]
	};
}
function bracketFindings(pairing, lines) {
	return [...pairing.unopened.map(({ token, row }) => findingAt(lines, row, `unexpected \`${token}\``)), ...pairing.unclosed.map(({ token, row }) => findingAt(lines, row, `\`${token}\` is never closed`))];
}
function findingMessage(cursor, text) {
	if (cursor.endPosition.row > cursor.startPosition.row) return "does not parse from here on";
	const region = text.slice(cursor.startIndex, cursor.endIndex).trim();
	const token = /^(?:[\p{L}\p{N}_$]{1,40}|.)/u.exec(region)?.[0];
	return token === void 0 ? "something is missing" : `unexpected \`${token}\``;
}
const closers = new Map([
	["(", ")"],
	["[", "]"],
	["{", "}"],
	["${", "}"]
]);
const closing = new Set(closers.values());
function depthChange(token) {
	return closers.has(token) ? 1 : closing.has(token) ? -1 : 0;
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
	const counts = new Map([...closing].map((closer) => [closer, 0]));
	for (const { token } of brackets) {
		const kind = closers.get(token) ?? token;
		counts.set(kind, (counts.get(kind) ?? 0) + depthChange(token));
	}
	return [...counts.values()].join(" ");
}
// src/adapters/syntax/indentation.ts
function indentationFindings(tree, text) {
	const lines = text.split("\n");
	const findings = [];
	const report = (row, message) => findings.push(findingAt(lines, row, message));
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
// src/adapters/syntax/residue.ts
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
	"mdx"
]);
const maxLineLength = 300;
function residueFindings(path, text) {
	const extension = extensionOf(path);
	const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
	const fences = fenced.has(extension) ? [] : fenceRows(lines);
	return lines.flatMap((line, row) => {
		if (line.length > maxLineLength) return [];
		if (isMarker(line) || isDivider(lines, row) && !prose.has(extension)) return [findingAt(lines, row, "leftover edit or merge marker")];
		if (fences.includes(row)) return [findingAt(lines, row, "code fence around the file")];
		if (isPlaceholder(line)) return [findingAt(lines, row, "placeholder instead of code")];
		return [];
	});
}
function isMarker(line) {
	return /^(?:<{7}|>{7}|\|{7})(?: |$)/.test(line) || /^(?:<{5,9} SEARCH|>{5,9} REPLACE)\b/.test(line);
}
function isDivider(lines, row) {
	return lines[row] === "=======" && lines[row - 1]?.trim().length !== 7;
}
function fenceRows(lines) {
	const isText = (line) => line.trim() !== "";
	const first = lines.findIndex(isText);
	const last = lines.findLastIndex(isText);
	return [.../^(?:`{3,}|~{3,})[\w+#.-]*\s*$/.test(lines[first] ?? "") ? [first] : [], .../^(?:`{3,}|~{3,})\s*$/.test(lines[last] ?? "") ? [last] : []];
}
function isPlaceholder(line) {
	return /^\s*(?:\/\/|#|\/\*|\*|--|<!--|\{\/\*|;|%|\.\.\.|…)/.exec(line) !== null && omissions.some((omission) => omission.test(line));
}
const piece = "code|file|function|method|class|implementation|module|component|logic|imports";
const rest = `(?:rest|remainder) of (?:(?:the|your|this) )?(?:existing )?(?:${piece})s?`;
const kept = `(?:existing|remaining|unchanged|previous|original) (?:${piece})s?`;
const omissions = [
	new RegExp(String.raw`(?:\.{3}|…) ?\(?(?:the )?(?:${rest}|${kept}|other (?:${piece})s?)\b`, "i"),
	new RegExp(String.raw`\b(?:${rest}|${kept}) ?(?:\.{3}|…)`, "i"),
	new RegExp(String.raw`\b(?:${rest}|${kept}) (?:here|unchanged|remains|stays|goes)\b`, "i"),
	new RegExp(String.raw`^\W*(?:the )?${rest}\W*$`, "i")
];
// src/adapters/syntax/syntax.ts
const sizeLimit = 1e6;
const unchecked = (why) => ({
	kind: "unchecked",
	why
});
function treeSitterSyntax(folder) {
	const loadGrammar = grammarLoader(folder);
	return { async check(path, before, after) {
		const residue = newFindings(residueFindings(path, before ?? ""), residueFindings(path, after));
		if (residue.length > 0) return brokenVerdict(residue);
		if (!isCodeFile(path, after)) return { kind: "not-code" };
		if (isTooLarge(after) || isTooLarge(before ?? "")) return unchecked("larger than 1 MB");
		if (extensionOf(path) === "json") return checkJson(before, after);
		const grammar = grammarOf(path);
		if (grammar === void 0) return unchecked(noGrammar(path));
		return compare(await loadGrammar(grammar), grammar, before, after);
	} };
}
function noGrammar(path) {
	const extension = extensionOf(path);
	return `no grammar for ${extension === "" ? "files of its kind" : `.${extension}`}`;
}
function compare(parse, grammar, before, after) {
	const now = parseText(parse, grammar, after);
	if (!now) return unchecked(notInTime);
	if (now.errors === 0 && now.indentation.length === 0) return { kind: "sound" };
	const was = parseText(parse, grammar, before ?? "");
	if (!was) return unchecked(notInTime);
	const findings = [...newFindings(was.findings, now.findings), ...now.findings];
	if (breaks(was, now)) return brokenVerdict([...new Set(findings)]);
	const indentation = newFindings(was.indentation, now.indentation);
	return now.indentation.length > was.indentation.length ? brokenVerdict(indentation) : unchecked(beforeAndNow(was, now));
}
const notInTime = "its grammar did not parse it in time";
function beforeAndNow(was, now) {
	const problems = ({ errors, indentation }) => errors + indentation.length;
	const had = problems(was);
	return `had ${had} syntax ${had === 1 ? "error" : "errors"} before the change, has ${problems(now)} now`;
}
function parseText(parse, grammar, text) {
	return parse(text, (tree) => {
		const summary = summarizeTree(tree, text);
		const hasIndentation = grammar.indented && summary.errors === 0;
		return {
			...summary,
			indentation: hasIndentation ? indentationFindings(tree, text) : []
		};
	});
}
function breaks(was, now) {
	if (now.errors === 0) return false;
	if (was.errors === 0) return true;
	const [more, longer] = [now.errors > was.errors, now.errorLength > was.errorLength];
	return more && now.errorLength >= was.errorLength || now.balance !== was.balance && (more || longer);
}
function isTooLarge(text) {
	return Buffer.byteLength(text) > sizeLimit;
}
function checkJson(before, after) {
	const failure = parseFailure(after);
	if (failure === void 0) return { kind: "sound" };
	if (before !== null && parseFailure(before) !== void 0) return unchecked("was not strict JSON before the change, and is not now");
	const row = after.slice(0, failurePosition(failure, after)).split("\n").length - 1;
	const message = `is not JSON: ${failure.split(/, | in JSON/)[0]}`;
	return brokenVerdict([findingAt(after.split("\n"), row, message)]);
}
function parseFailure(text) {
	try {
		JSON.parse(text);
		return;
	} catch (error) {
		return errorMessage(error);
	}
}
function failurePosition(failure, text) {
	const position = /at position (\d+)/.exec(failure)?.[1];
	if (position !== void 0) return Number(position);
	const quoted = /, (\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid JSON$/.exec(failure);
	if (!quoted) return text.length;
	return text.indexOf(quoted[2] ?? "") + (quoted[1] === void 0 ? 0 : 10);
}
export { treeSitterSyntax as t };
