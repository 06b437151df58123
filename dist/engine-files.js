import { i as __toESM } from "./rolldown-runtime.js";
import { Qt as require_ignore } from "./packages.js";
import { b as groupedBy } from "./engine-text.js";
// src/engines/files/comment.ts
function isComment(line) {
	return /^\s*(?:\/[/*]|\*(?:[\s/]|$)|#(?![a-z]|\s*define)|--|;|<!--)/.test(line);
}
function isCommentOrBlank(line) {
	return line.trim() === "" || isComment(line);
}
const openings = [
	{
		begins: /^\s*\/\*/,
		end: "*/",
		isText: false
	},
	{
		begins: /^\s*<!--/,
		end: "-->",
		isText: false
	},
	{
		begins: /^\s*(?:@\w*doc\s+)?[a-zA-Z~]{0,3}"""/,
		end: "\"\"\"",
		isText: true
	},
	{
		begins: /^\s*(?:@\w*doc\s+)?[a-zA-Z~]{0,3}'''(?!\s\S)/,
		end: "'''",
		isText: true
	}
];
const goesOn = /(?:[([{,=+\\%&|?"'>]|\breturn|["']\s*:)\s*$/;
const longest$1 = 1e3;
function docLines(lines) {
	let code = "";
	let quotes;
	let docEnd;
	return lines.map((line, index) => {
		if (docEnd !== void 0) {
			if (line.includes(docEnd)) docEnd = void 0;
			return true;
		}
		const opening = quotes === void 0 ? openings.find(({ begins }) => begins.test(line)) : void 0;
		if (opening !== void 0 && !(opening.isText && goesOn.test(code))) {
			const { begins, end } = opening;
			if (line.replace(begins, "").includes(end)) return true;
			if (lines.slice(index + 1, index + longest$1).some((one) => one.includes(end))) {
				docEnd = end;
				return true;
			}
		}
		if (quotes === void 0 && isComment(line)) return true;
		quotes = quotesAfter(line, quotes);
		if (line.trim() !== "") code = line;
		return false;
	});
}
function quotesAfter(line, before) {
	let open = before;
	for (const [sign] of line.matchAll(/'"""'|"'''"|"""|'''/g)) if (open === void 0 && sign.length === 3) open = sign;
	else if (sign === open) open = void 0;
	return open;
}
// src/engines/files/extensions.ts
const programming = {
	clear: `astro c cc clj cpp cs cxx dart erl ex exs fs fsx go gradle groovy h hh hpp hs java jl js jsx kt kts lua m mjs
  cjs ml mm mts cts php pl pm ps1 py pyi r rb rs scala sh sol sql svelte swift ts tsx vb vue zig zsh bat cmd proto`,
	others: `c++ hxx h++ inl ino cu cuh metal glsl frag vert hlsl wgsl sc sbt cljs cljc edn csx fsi razor cshtml pyx pxd
  coffee elm purs res resi nim d v odin lhs mli hrl heex eex gleam cr rmd rake gemspec phtml t raku tcl bash ksh fish
  psm1 awk sed bats pas pp dpr ada adb ads f f90 f95 f03 for cob cbl asm s lisp el scm rkt pro vy cairo move`
};
const markup = {
	clear: "css ejs erb hbs htm html jinja less pug sass scss xml",
	others: `haml slim twig blade xhtml xsd xsl xslt xaml jsp jspx ftl mustache liquid j2 jinja2 styl`
};
const settings = {
	clear: "cfg cmake conf gql graphql ini json jsonc properties sln tf toml yaml yml",
	others: `json5 hcl tfvars nix thrift avdl prisma feature mk make bzl bazel star dockerfile csproj fsproj vbproj props
  targets pom plist`
};
const documents$1 = "csv env ipynb md mdx po rst svg txt";
const setOf = (...groups) => new Set(groups.flatMap((group) => group.split(/\s+/)));
const programs = setOf(programming.clear, programming.others);
const code = setOf(...[
	programming,
	markup,
	settings
].flatMap(({ clear, others }) => [clear, others]));
const clearExtensions = setOf(...[
	programming,
	markup,
	settings
].map(({ clear }) => clear), documents$1);
function extensionOf(path) {
	return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
function isProgram(path) {
	return programs.has(extensionOf(path));
}
function isDocument(path) {
	return /^(?:md|markdown|mdx|mdc|rmd|qmd|livemd|rst|adoc|asciidoc)$/.test(extensionOf(path));
}
const unwrapped = setOf(documents$1, "adoc asciidoc markdown log tsv pot resx xlf xliff xml plist lock lockb sum snap pem crt", "json jsonc json5 jsonl ndjson geojson yaml yml toml ini properties");
function hasLongLines(path, text) {
	const extension = extensionOf(path);
	return extension === "" ? !isCodeFile(path, text) : unwrapped.has(extension);
}
const names = /^(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Jenkins|Vagrant|Proc|Brew|Gem|Rake|Guard|Pod|Fast|Just|Cake)file|justfile|BUILD|WORKSPACE)$/;
function isCodeFile(path, text) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return code.has(extensionOf(path)) || names.test(name) || text.startsWith("#!");
}
// src/engines/files/file-kind.ts
function fileKind(path) {
	if (generated.test(path)) return 3;
	if (documents.test(path)) return 2;
	return isTestFile(path) || examples.test(path) ? 1 : 0;
}
const examples = /(?:^|\/)(?:examples?|samples?|benchmarks?|bench)\//;
const documents = /(?:^|\/)(?:docs?|documentation|changelogs?|locales?|i18n)\/|\.(?:md|mdx|markdown|rst|txt|adoc|json|json5|ya?ml|toml|xml|svg|csv|tsv|po|ini|lock|html?|css|s[ac]ss|less|snap|ipynb)$/i;
const generated = /(?:^|\/)(?:dist|build|out|vendor|third_party|third-party|node_modules|generated|__generated__|\.yarn)\/|\.min\.[a-z]+$|\.(?:pb|generated|g)\.\w+$|_pb2\.py$|\.map$/i;
function isTestFile(path) {
	const segments = path.split("/");
	const name = segments.pop() ?? "";
	if (segments.some((one) => folders.test(one) || projects.test(one)) || rootFolders.test(path) || /\.(?:snap|t|bats|feature)$/.test(name)) return true;
	if (texts.test(name)) return false;
	const stem = name.replace(templates, "").replace(/(?<=.)\.[^.]*$/, "");
	if (separated.test(stem) || joined.test(stem)) return true;
	return /\.(?:java|kt|groovy|scala)$/.test(name) && joinedJava.test(stem);
}
const folders = /^(?:tests?|testing|__tests?__|specs?|e2e|testdata|test[-_]?(?:data|fixtures?|resources|utils|support)|fixtures?|__fixtures__|__mocks__|snapshots?|__snapshots__|cypress|step_definitions)$/i;
const rootFolders = /^(?:features|t)\//;
const projects = /(?:^|[a-z0-9.])(?:Unit|Integration|UI)?Tests?$|\.(?:specs?|tests?)$/;
const texts = /\.(?:md|rst|txt|adoc|ya?ml|toml|ini|cfg|lock|xml|html?|css|svg|env)$/i;
const templates = /\.(?:template|tmpl|tpl|tt)$/;
const separated = /(?:^|[._-])(?:tests?|specs?|e2e|cy)$|^(?:tests?|specs?)[._-]|^conftest$/i;
const joined = /[a-z0-9](?:Tests?|TestCase|TestSuite|Specs?)$/;
const joinedJava = /^(?:Test[A-Z]\w*|\w*[a-z0-9]IT)$/;
const installed = String.raw`
  node_modules(?:/\.pnpm/[^/]+/node_modules)? bower_components \.yarn/(?:cache|unplugged)
  site-packages dist-packages [^/]+\.egg lib/python[\d.]+ Python[\d.]+/lib
  vendor gems lib/ruby/[\d.]+ Pods \.pub-cache/hosted/[^/]+ \.m2/repository \.nuget/packages
  \.?cargo[/_](?:registry|git)(?:/(?:src|checkouts)/[^/]+)? rustc/[0-9a-f]+
  go/pkg/mod (?:usr/local|opt|lib|libexec)/go(?:-[\d.]+)?/src usr/include`;
const runtimes = String.raw`
  node: internal/(?:modules|process|main|streams|timers)/ dart: package:flutter/ < java\.base/
  javax?/(?:lang|util|io|nio|net|security|sql|time|text|math|servlet|swing)/ (?:jdk|sun|com/sun)/
  kotlinx?/(?:collections|coroutines|io|text)/ scala/(?:collection|concurrent|runtime|util)/ groovy/lang/`;
const anyOf = (expressions) => `(?:${expressions.trim().split(/\s+/).join("|")})`;
const folder = new RegExp(`(?:^|/)${anyOf(installed)}(?=/)`, "gi");
const runtime = new RegExp(`^${anyOf(runtimes)}`);
function findDependency(path) {
	const last = [...path.matchAll(folder)].at(-1);
	if (last === void 0) return runtime.test(path) ? {
		inside: path,
		whole: path
	} : void 0;
	return {
		inside: path.slice(last.index + last[0].length + 1).replace(/(?<=[^/])(?:@v?|-)\d[^/]*(?=\/)/, ""),
		whole: path.slice(last.index)
	};
}
// src/engines/files/file-names.ts
function findFileNames(text) {
	return [...text.matchAll(fileName)].filter(([name]) => !isNoise(name)).map((match) => sightingOf(match, match[0].replace(/^(?:\.[\\/])+/, "")));
}
function sightingOf(match, name) {
	const end = match.index + match[0].length;
	return {
		at: match.index,
		end,
		name,
		line: lineAfter(match.input, end)
	};
}
const fileName = /(?<![\w\p{sc=Latin}@~+.\\/-])(?:[\w\p{sc=Latin}@~+-][\w\p{sc=Latin}@~+.-]*[\\/]|\.{0,3}[\\/])*[\w\p{sc=Latin}@+-][\w\p{sc=Latin}@+.-]*\.[A-Za-z][A-Za-z0-9]{0,9}(?![\w@])/gu;
function isNoise(name) {
	return /^(?:e\.g|i\.e|etc|v?\d[\d.]*)$/i.test(name) || /^www\./i.test(name) || name.length > 250;
}
const lineMark = /^(?::(?:\p{L}{2,10} )?|\((?=\d{1,7}(?:,\s?\d{1,7})*\))|#L|#lines-|["'`)]{0,2},? (?:(?:on|at|in) )?(?:line|ligne|Zeile|línea|linha|строк[аи]) |["'`)]{0,2}[，,]? ?第 ?)(\d{1,7})(?![\w.])/iu;
function lineAfter(text, end) {
	const line = lineMark.exec(text.slice(end, end + 30))?.[1];
	return line === void 0 ? void 0 : Number(line);
}
const address = /\b[a-z][a-z+.-]{1,20}:\/\/[^\s<>"'`]{0,2000}/gi;
const blob = /\/(?:-\/)?(?:blob|blame|raw|edit|src)\/[^/]{1,250}\/([^?#]{1,500})(?:[^#]{0,200}#(?:L|lines-)(\d{1,7}))?/;
function findAddresses(text) {
	return [...text.matchAll(address)].map(({ 0: url, index: at }) => {
		const [, path = "", line] = blob.exec(url) ?? [];
		const name = decoded(path.replace(/[).,;:\]]+$/, ""));
		return {
			at,
			end: at + url.length,
			name,
			line: line === void 0 ? line : Number(line)
		};
	});
}
function decoded(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
const plain = /^[\w\p{sc=Latin}@~+./-]*$/u;
const run = /[\w\p{sc=Latin}.+@~-]*[\w\p{sc=Latin}]/gu;
const spaced = (text) => text.replaceAll("\\", "/").replace(/[^\S\n]/g, " ");
function unusualNames(paths) {
	const unusual = paths.filter((path) => !plain.test(path)).flatMap(endsOf);
	const names = new Map(unusual.map((name) => [spaced(name), name]));
	const sizes = new Map();
	for (const name of names.keys()) {
		const last = [...name.matchAll(run)].at(-1);
		if (last === void 0) continue;
		const after = name.length - last.index - last[0].length;
		sizes.set(last[0], (sizes.get(last[0]) ?? new Map()).set(name.length, after));
	}
	if (sizes.size === 0) return () => [];
	const ends = new Map([...sizes].map(([end, of]) => [end, [...of].sort(([a], [b]) => b - a)]));
	return (text) => {
		const unix = spaced(text);
		return [...unix.matchAll(run)].flatMap((match) => {
			for (const [length, after] of ends.get(match[0]) ?? []) {
				const end = match.index + match[0].length + after;
				const at = end - length;
				const name = at < 0 ? void 0 : names.get(unix.slice(at, end));
				if (name !== void 0 && isStart(unix, at)) return [{
					at,
					end,
					name,
					line: lineAfter(text, end)
				}];
			}
			return [];
		});
	};
}
function isStart(text, at) {
	return !/\w/.test(text[at] ?? "") || !/\w/.test(text[at - 1] ?? "");
}
function endsOf(path) {
	const parts = path.normalize("NFC").split("/").slice(-12);
	const first = parts.findIndex((part) => !plain.test(part));
	return parts.slice(0, Math.max(0, first) + 1).map((_, index) => parts.slice(index).join("/"));
}
const bare = /(?<![\w\p{sc=Latin}@~+./\\:-])(?:\.{0,2}[\\/])?[\w\p{sc=Latin}@+.-]{1,100}(?:[\\/][\w\p{sc=Latin}@+.-]{1,100}){0,20}(?![\w\\/])/gu;
function findBareNames(text) {
	return [...text.matchAll(bare)].flatMap((match) => {
		const name = match[0].replace(/^\.{0,2}[\\/]/, "").replace(/\.+$/, "");
		const around = text.slice(Math.max(0, match.index - 1), match.index + match[0].length + 1);
		const isQuoted = /^["'`].+["'`]$/.test(around);
		return /^(?:\.\w|[A-Z][\w-]{2,}$)/.test(name) || /[\\/].*[\\/]/.test(match[0]) || isQuoted ? [sightingOf(match, name)] : [];
	});
}
const qualified = /(?<![\p{L}\p{N}_$.:\\/#-])[\p{L}_][\p{L}\p{N}_$]{0,100}(?:(?:\.|::|\\|#|->)[\p{L}_][\p{L}\p{N}_$]{0,100}){1,20}/gu;
function findModules(text) {
	return [...text.matchAll(qualified)].map((match) => sightingOf(match, match[0]));
}
// src/engines/files/obstacles.ts
const obstacles = {
	submodule: "{at} is a repository of its own",
	symlink: "{at} is a symlink",
	ignored: "Git ignores it",
	sparse: "the sparse checkout leaves it out",
	unmerged: "it is in a merge with conflicts",
	"read-only": "the permissions of the file or its folder forbid it",
	missing: "this clone lacks its content",
	"too-large": "it is larger than 4 MiB",
	"lfs-pointer": "Git LFS keeps its content elsewhere",
	"utf-16": "it is UTF-16 text",
	encoding: "it is not UTF-8, and the change adds characters that it does not have yet",
	binary: "it is not text"
};
function describeBlocked({ path, obstacle }) {
	return `${path} cannot be edited: ${whyBlocked(path, obstacle)}`;
}
function whyBlocked(path, { kind, at = path }) {
	return obstacles[kind].replace("{at}", () => at === path ? "it" : at);
}
// src/engines/files/path.ts
var import_ignore = __toESM(require_ignore(), 1);
const unprotected = {
	isHidden: () => false,
	whyProtected: () => void 0
};
function repoPath(candidate, rules) {
	const path = normalizePath(candidate);
	if (path === void 0) return refused(`${show(candidate)} is not a path inside the repository`);
	if (!isInside(path, rules.safeDirectory)) return refused(`${show(path)} is outside the safe directory ${show(rules.safeDirectory)}`);
	const why = rules.whyProtected(path);
	if (rules.isHidden(path)) return refused(protectedAs(path, why));
	return path;
}
function whyReadOnly(path, rules) {
	const why = rules.whyProtected(path);
	return why && protectedAs(path, why);
}
const protectedAs = (path, why) => `${show(path)} is protected${why === void 0 ? "" : `, because ${why}`}`;
const notOnWindows = /(?:^|\/)(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[\d¹²³]) *(?:\.[^/]*)?(?:\/|$)|[<>:"|?*]/i;
function whyNotNew(path, existing, isGone = () => false) {
	if (notOnWindows.test(path)) return `${show(path)} is a name that Windows does not allow`;
	for (const name of withFolders(path)) {
		const alike = namesAmong(existing).get(foldName(name)) ?? [];
		if (alike.includes(name)) return void 0;
		const same = alike.find((one) => !isGone(one));
		if (same !== void 0) return `${show(path)} differs from ${show(same)} only in case`;
	}
}
const known = new WeakMap();
function namesAmong(paths) {
	const names = new Map();
	const listed = known.get(paths);
	if (listed !== void 0) return listed;
	known.set(paths, names);
	for (const path of paths) for (const name of withFolders(path)) {
		const folded = foldName(name);
		const alike = names.get(folded) ?? [];
		if (alike.includes(name)) break;
		alike.push(name);
		names.set(folded, alike);
	}
	return names;
}
const foldName = (name) => name.normalize("NFC").toLowerCase();
function* withFolders(path) {
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) yield path.slice(0, end);
}
function pathRules(directory, { isHidden, whyProtected }, hiddenPatterns = []) {
	const safeDirectory = /^\.?\/?$/.test(directory.trim()) ? "" : normalizePath(directory);
	if (safeDirectory === void 0) return void 0;
	if (hiddenPatterns.length === 0) return {
		safeDirectory,
		isHidden,
		whyProtected
	};
	const additional = (0, import_ignore.default)().add([...hiddenPatterns]);
	return {
		safeDirectory,
		whyProtected,
		isHidden: (path) => isHidden(path) || additional.ignores(path)
	};
}
const plainPath = /^\.?[\w@+-]+(?:\.[\w@+-]+)*(?:\/\.?[\w@+-]+(?:\.[\w@+-]+)*)*$/;
function normalizePath(candidate) {
	if (candidate.length > longest) return void 0;
	if (plainPath.test(candidate)) return candidate;
	const unix = candidate.trim().replaceAll("\\", "/");
	if (/^\/|^[A-Za-z]:|[\p{Cc}\p{Cf}]/u.test(unix)) return void 0;
	const segments = unix.split("/").filter((segment) => segment !== "" && segment !== ".");
	if (segments.length === 0 || segments.some((segment) => aliases.test(segment))) return void 0;
	return segments.join("/");
}
const longest = 1024;
const aliases = /[. ]$|:\$|^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/;
function isInside(path, directory) {
	return directory === "" || path.startsWith(`${directory}/`);
}
const refused = (why) => ({
	kind: "refused",
	why
});
const show = (path) => JSON.stringify(path);
// src/engines/files/places.ts
function sortedPlace(sorted, text) {
	let [from, to] = [0, sorted.length];
	while (from < to) {
		const middle = from + to >>> 1;
		if ((sorted[middle] ?? "") < text) from = middle + 1;
		else to = middle;
	}
	return from;
}
// src/engines/files/resolver.ts
const resolvers = new WeakMap();
function fileResolver(paths) {
	const known = resolvers.get(paths);
	if (known !== void 0) return known;
	const index = fileIndex(paths);
	const resolver = {
		stated: (name) => index.endingIn(partsOf(name), partsOf(name).length),
		file: (name) => fileNamed(name.replaceAll("\\", "/"), index),
		module: (name) => moduleNamed(name, index)
	};
	resolvers.set(paths, resolver);
	return resolver;
}
function partsOf(path) {
	return path.replace(/^[A-Za-z]:/, "").split(/[\\/]/).filter((part) => !/^\.{0,3}$/.test(part)).slice(-40);
}
function fileNamed(path, index) {
	const dependency = findDependency(path);
	if (dependency !== void 0) return fileOfPackage(dependency, index);
	const parts = partsOf(path);
	const isForeign = /^(?:[/~$%{]|[A-Za-z]:|\.\.|[a-z\d-]+(?:\.[a-z\d-]+)+\/)/.test(path);
	const found = index.endingIn(parts, least(parts.length, isForeign));
	const name = parts.at(-1) ?? "";
	return {
		files: name.includes(".") ? found : found.filter((file) => file.endsWith(name)),
		isDependency: false
	};
}
function least(parts, isForeign) {
	return Math.min(parts, isForeign ? 2 : Math.max(2, Math.floor(parts / 2) + 1));
}
function fileOfPackage({ inside, whole }, index) {
	const copied = partsOf(whole);
	const copies = index.endingIn(copied, copied.length);
	if (copies.length > 0) return {
		files: copies,
		isDependency: true
	};
	const [name = "", ...rest] = partsOf(inside);
	const own = rest.length === 0 ? [] : index.endingIn([name, ...rest], rest.length + 1);
	const files = own.length > 0 ? own : fileAtRoot(name, rest, index);
	return {
		files,
		isDependency: files.length === 0
	};
}
function fileAtRoot(name, rest, index) {
	if (rest.length < 2 || index.modules([name], 1).length === 0) return [];
	return index.endingIn(rest, rest.length).filter((path) => path === rest.join("/"));
}
const mostMembers = 2;
const className = /^\p{Lu}\p{Ll}+\p{Lu}/u;
function moduleNamed(name, index) {
	const isPath = name.includes("/");
	const parts = name.replace(/\$.*$/, "").split(isPath ? "/" : /\.|::|\\|#|->/).filter((part) => !/^(?:\.{0,2}|crate|self|super|this|std)$/.test(part)).slice(-40);
	const isClass = parts.length <= 2 && className.test(parts[0] ?? "");
	const shortest = Math.max(isClass ? 1 : 2, parts.length - (isPath ? 0 : mostMembers));
	for (let length = parts.length; length >= shortest; length -= 1) {
		const shared = Math.max(least(length, false), Math.min(3, length));
		const files = index.modules(parts.slice(0, length), shared);
		if (files.length > 0) return files;
	}
	return [];
}
function resolveName(name, paths) {
	const found = fileResolver(paths).stated(name);
	const path = partsOf(name).join("/");
	return found.includes(path) ? [path] : found;
}
const mostFiles = 100;
function fileIndex(paths) {
	const byName = groups(paths, (path) => folded(baseOf(path)));
	const byFolder = new Map();
	const byModule = groups(paths, moduleName);
	function inFolder(folder, name) {
		const found = byName(name);
		if (found.length <= fewFiles) return found;
		const folders = byFolder.get(name) ?? groups(found, (path) => folded(folderOf(path)));
		byFolder.set(name, folders);
		return folders(folder);
	}
	return {
		endingIn: (parts, least) => {
			const [name = "", folder = ""] = parts.toReversed().map(folded);
			const found = least > 1 ? inFolder(folder, name) : byName(name);
			const exact = furthest(found, (path) => common(parts, path.split("/")), least);
			if (exact.length > 0) return exact;
			const wanted = parts.map(folded);
			return furthest(found, (path) => common(wanted, folded(path).split("/")), least);
		},
		modules: (parts, least) => {
			const wanted = parts.map(flat);
			const name = wanted.at(-1) ?? "";
			return furthest(name === "" ? [] : byModule(name), (path) => common(wanted, moduleParts(path), sources), least);
		}
	};
}
const fewFiles = 50;
function groups(paths, keyOf) {
	let known;
	return (key) => {
		known ??= groupedBy(paths, keyOf);
		return known.get(key) ?? [];
	};
}
const baseOf = (path) => path.slice(path.lastIndexOf("/") + 1);
const folderOf = (path) => path.split("/").at(-2) ?? "";
function folded(name) {
	return name.toLowerCase().normalize("NFC");
}
const flat = (part) => part.toLowerCase().replace(/[_-]/g, "");
const ofFolder = /^(?:__init__\.py|index\.(?:[cm]?[jt]sx?|vue|svelte|dart)|mod\.rs)$/;
function moduleParts(path) {
	const parts = path.split("/").map(flat);
	const name = parts.pop() ?? "";
	if (!isProgram(path)) return [];
	return ofFolder.test(baseOf(path)) ? parts : [...parts, withoutExtension(name)];
}
function moduleName(path) {
	if (!isProgram(path)) return "";
	const base = baseOf(path);
	return ofFolder.test(base) ? flat(folderOf(path)) : withoutExtension(flat(base));
}
const withoutExtension = (name) => name.replace(/(?<=.)\.[^.]*$/, "");
function common(wanted, parts, omitted) {
	let count = 0;
	for (const part of parts.toReversed()) if (part === wanted.at(-1 - count)) count += 1;
	else if (count === 0 || !omitted?.test(part)) break;
	return count;
}
const sources = /^(?:src|lib)$/;
function furthest(paths, reach, least) {
	const reached = paths.map((path) => ({
		path,
		count: reach(path)
	}));
	const most = reached.reduce((top, { count }) => Math.max(top, count), least);
	return reached.filter(({ count }) => count === most).map(({ path }) => path).sort(byLikelihood).slice(0, mostFiles);
}
function byLikelihood(a, b) {
	return Number(isTestFile(a)) - Number(isTestFile(b)) || a.length - b.length || (a < b ? -1 : 1);
}
export { isProgram as C, isCommentOrBlank as E, isDocument as S, isComment as T, isTestFile as _, repoPath as a, hasLongLines as b, whyReadOnly as c, findAddresses as d, findBareNames as f, fileKind as g, unusualNames as h, pathRules as i, describeBlocked as l, findModules as m, resolveName as n, unprotected as o, findFileNames as p, sortedPlace as r, whyNotNew as s, fileResolver as t, whyBlocked as u, clearExtensions as v, docLines as w, isCodeFile as x, extensionOf as y };
