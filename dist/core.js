import { i as __toESM } from "./rolldown-runtime.js";
import { Gt as formatPatch, Ht as w, Jt as require_posix, Kt as structuredPatch, Qt as utf8ToBytes, Xt as sha256, Yt as require_ignore, Zt as bytesToHex, qt as diffArrays } from "./packages.js";
// src/core/repository/comment.ts
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
const goesOn$2 = /(?:[([{,=+\\%&|?"'>]|\breturn|["']\s*:)\s*$/;
const longest$3 = 1e3;
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
		if (opening !== void 0 && !(opening.isText && goesOn$2.test(code))) {
			const { begins, end } = opening;
			if (line.replace(begins, "").includes(end)) return true;
			if (lines.slice(index + 1, index + longest$3).some((one) => one.includes(end))) {
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
// src/core/repository/extensions.ts
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
const settings$1 = {
	clear: "cfg cmake conf gql graphql ini json jsonc properties sln tf toml yaml yml",
	others: `json5 hcl tfvars nix thrift avdl prisma feature mk make bzl bazel star dockerfile csproj fsproj vbproj props
  targets pom plist`
};
const documents$1 = "csv env ipynb md mdx po rst svg txt";
const setOf = (...groups) => new Set(groups.flatMap((group) => group.split(/\s+/)));
const programs = setOf(programming.clear, programming.others);
const code$4 = setOf(...[
	programming,
	markup,
	settings$1
].flatMap(({ clear, others }) => [clear, others]));
const clearExtensions = setOf(...[
	programming,
	markup,
	settings$1
].map(({ clear }) => clear), documents$1);
function extensionOf(path) {
	return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
function isProgram(path) {
	return programs.has(extensionOf(path));
}
const unwrapped$1 = setOf(documents$1, "adoc asciidoc markdown log tsv pot resx xlf xliff xml plist lock lockb sum snap pem crt", "json jsonc json5 jsonl ndjson geojson yaml yml toml ini properties");
function hasLongLines(path, text) {
	const extension = extensionOf(path);
	return extension === "" ? !isCodeFile(path, text) : unwrapped$1.has(extension);
}
const names$3 = /^(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Jenkins|Vagrant|Proc|Brew|Gem|Rake|Guard|Pod|Fast|Just|Cake)file|justfile|BUILD|WORKSPACE)$/;
function isCodeFile(path, text) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return code$4.has(extensionOf(path)) || names$3.test(name) || text.startsWith("#!");
}
// src/core/repository/examples/change-notes.ts
const most$12 = 200;
const least$3 = 3;
const folders$1 = /(?:^|\/)(?:\.changesets?|\.?changelogs?(?:\.d)?|\.?changes|newsfragments|news|releasenotes\/notes|upcoming_changes|whatsnew\/fragments)(?:\/(?:unreleased|next|next-release|fix(?:ed)?|bug(?:s|fix(?:es)?)?))?$/i;
const notOwn = /^(?:\.|_|(?:readme|index|template|config)\b)/i;
const release = /^\W*(?:\w+\(release\)|(?:\w+(?:\([\w-]+\))?: ?)?(?:(?:(?:prepare|preparing|bump|cut|publish) )?(?:for )?(?:the )?(?:next )?(?:releas(?:e|ing)|version)(?: (?:version|of|candidate|packages))?(?=\W*(?:v?\d|\n|$))|(?:(?:prepar|bump|publish)\w*\b.{1,40}?\b)?v?\d+\.\d+))/i;
const ofPackage = /(?:^|\/)(?:package\.json|Cargo\.toml|pyproject\.toml|pom\.xml|CHANGELOG\.md)$/;
const mostPackages = 2;
const isRelease = ({ paths, message }) => release.test(message) || paths.filter((path) => ofPackage.test(path)).length > mostPackages;
const shared = /^(?:changelog|changes|history|news|release[-_]?notes)(?:\.(?:md|rst|txt|adoc))?$/i;
function changeNotes(paths, history, source) {
	const known = new Set(paths);
	const places = new Map();
	for (const commit of history.slice(0, most$12)) {
		if (isRelease(commit) || !commit.paths.some(isProgram)) continue;
		for (const [place, notes] of placesIn$2(commit.paths)) {
			const found = places.get(place);
			if (found !== void 0) found.count += 1;
			else if (known.has(notes.path)) places.set(place, {
				notes,
				count: 1
			});
		}
	}
	if (history.length < least$3) {
		const path = paths.find((one) => shared.test(one));
		return path === void 0 ? void 0 : {
			path,
			isOwn: false,
			isGuess: true
		};
	}
	const [best] = [...places].filter(([, { count }]) => count >= least$3).sort(([one, a], [other, b]) => shares(other, source) - shares(one, source) || Number(b.notes.isOwn) - Number(a.notes.isOwn) || b.count - a.count);
	return best?.[1].notes;
}
function placesIn$2(changed) {
	const places = new Map();
	for (const path of changed) {
		const slash = path.lastIndexOf("/");
		const [folder, name] = [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)];
		if (folders$1.test(folder) && !notOwn.test(name) && !isProgram(path)) places.set(folder, {
			path,
			isOwn: true
		});
		else if (shared.test(name)) places.set(path, {
			path,
			isOwn: false
		});
	}
	return places;
}
function shares(place, source) {
	const [one, other] = [place.split("/"), source.split("/")];
	const end = one.findIndex((part, index) => part !== other[index]);
	return end < 0 ? one.length : end;
}
// src/core/repository/ranking/code-names.ts
const most$11 = 4e4;
const counts$2 = {
	marked: 1.6,
	capital: .3
};
const symbol = /(`)?((?:[\p{L}_$][\p{L}\p{N}_$]{0,80}(?:\.|::|#|->)){0,12})([\p{L}_$][\p{L}\p{N}_$]{2,80})(\()?(?=[^`\n]{0,30}(`)|)/gu;
function codeNames(text) {
	const names = weighedNames(text.slice(0, most$11));
	return new Set(names.flatMap(({ name, weight }) => weight > counts$2.capital ? [name] : []));
}
function weighedNames(text) {
	return [...text.matchAll(symbol)].flatMap(([, open, path = "", name = "", call, close]) => {
		const isMarked = open !== void 0 && close !== void 0;
		const isJoined = /\p{Ll}\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]|\p{Lu}\p{Lu}\p{Ll}/u.test(name);
		const isCode = isMarked || isJoined || call !== void 0 || path !== "";
		const isCapital = /^\p{Lu}\p{Ll}{3,}/u.test(name);
		const weight = isMarked ? counts$2.marked : isCode ? 1 : isCapital ? counts$2.capital : 0;
		const owners = path.split(/\.|::|#|->/).filter((part) => part.length > 2);
		return [...weight > 0 ? [{
			name,
			weight
		}] : [], ...owners.map((owner) => ({
			name: owner,
			weight: 1 / 2
		}))];
	});
}
// src/core/repository/mentions/envelope.ts
const mostLevels = 4;
const sign = /\\(?:[nr](?=[\s\\#"'\])},]|$)|")|"\\t(?=at |[/.])/m;
const sequence = /(?<!\w)[A-Za-z]:(?:\\[^\\\s"'<>|:]{1,200})+|\\(?:u([\da-fA-F]{4})|([nrt"'/\\]))/g;
const escaped$1 = {
	n: "\n",
	r: "",
	t: "	"
};
const coded = /%0[AD]|#01[125](?!\d)|&(?:#10|#x0*A|#39|quot|lt|gt|amp|nbsp);|<br\s?\/?>/gi;
const codes = {
	"&#39;": "'",
	"&quot;": "\"",
	"&lt;": "<",
	"&gt;": ">",
	"&amp;": "&",
	"&nbsp;": " ",
	"%0d": "",
	"#011": "	",
	"#015": ""
};
const colour = /\p{Cc}?\[\d{1,3}(?:;\d{1,3}){0,6}m/gu;
function unwrapped(text) {
	return text.replace(coded, (code) => codes[code.toLowerCase()] ?? "\n").split("\n").map(unescaped$2).join("\n").replace(colour, "");
}
function unescaped$2(line) {
	let plain = line;
	for (let level = 0; level < mostLevels && sign.test(plain); level += 1) plain = plain.replace(sequence, (whole, code, letter) => {
		if (code !== void 0) return String.fromCharCode(Number.parseInt(code, 16));
		return letter === void 0 ? whole : escaped$1[letter] ?? letter;
	});
	return plain;
}
// src/core/repository/mentions/file-names.ts
function findFileNames(text) {
	return [...text.matchAll(fileName$1)].filter(([name]) => !isNoise(name)).map((match) => sightingOf$1(match, match[0].replace(/^(?:\.[\\/])+/, "")));
}
function sightingOf$1(match, name) {
	const end = match.index + match[0].length;
	return {
		at: match.index,
		end,
		name,
		line: lineAfter(match.input, end)
	};
}
const fileName$1 = /(?<![\w\p{sc=Latin}@~+.\\/-])(?:[\w\p{sc=Latin}@~+-][\w\p{sc=Latin}@~+.-]*[\\/]|\.{0,3}[\\/])*[\w\p{sc=Latin}@+-][\w\p{sc=Latin}@+.-]*\.[A-Za-z][A-Za-z0-9]{0,9}(?![\w@])/gu;
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
const plain$1 = /^[\w\p{sc=Latin}@~+./-]*$/u;
const run$1 = /[\w\p{sc=Latin}.+@~-]*[\w\p{sc=Latin}]/gu;
const spaced$1 = (text) => text.replaceAll("\\", "/").replace(/[^\S\n]/g, " ");
function unusualNames(paths) {
	const unusual = paths.filter((path) => !plain$1.test(path)).flatMap(endsOf$1);
	const names = new Map(unusual.map((name) => [spaced$1(name), name]));
	const sizes = new Map();
	for (const name of names.keys()) {
		const last = [...name.matchAll(run$1)].at(-1);
		if (last === void 0) continue;
		const after = name.length - last.index - last[0].length;
		sizes.set(last[0], (sizes.get(last[0]) ?? new Map()).set(name.length, after));
	}
	if (sizes.size === 0) return () => [];
	const ends = new Map([...sizes].map(([end, of]) => [end, [...of].sort(([a], [b]) => b - a)]));
	return (text) => {
		const unix = spaced$1(text);
		return [...unix.matchAll(run$1)].flatMap((match) => {
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
function endsOf$1(path) {
	const parts = path.normalize("NFC").split("/").slice(-12);
	const first = parts.findIndex((part) => !plain$1.test(part));
	return parts.slice(0, Math.max(0, first) + 1).map((_, index) => parts.slice(index).join("/"));
}
const bare$2 = /(?<![\w\p{sc=Latin}@~+./\\:-])(?:\.{0,2}[\\/])?[\w\p{sc=Latin}@+.-]{1,100}(?:[\\/][\w\p{sc=Latin}@+.-]{1,100}){0,20}(?![\w\\/])/gu;
function findBareNames(text) {
	return [...text.matchAll(bare$2)].flatMap((match) => {
		const name = match[0].replace(/^\.{0,2}[\\/]/, "").replace(/\.+$/, "");
		const around = text.slice(Math.max(0, match.index - 1), match.index + match[0].length + 1);
		const isQuoted = /^["'`].+["'`]$/.test(around);
		return /^(?:\.\w|[A-Z][\w-]{2,}$)/.test(name) || /[\\/].*[\\/]/.test(match[0]) || isQuoted ? [sightingOf$1(match, name)] : [];
	});
}
const qualified = /(?<![\p{L}\p{N}_$.:\\/#-])[\p{L}_][\p{L}\p{N}_$]{0,100}(?:(?:\.|::|\\|#|->)[\p{L}_][\p{L}\p{N}_$]{0,100}){1,20}/gu;
function findModules(text) {
	return [...text.matchAll(qualified)].map((match) => sightingOf$1(match, match[0]));
}
// src/core/repository/mentions/mention.ts
function ticketText(instruction) {
	const [first = "", ...rest] = instruction.split("\n");
	return {
		title: first.replace(/^#\s+(?:[A-Z][A-Z0-9_]+-\d+: )?/, ""),
		body: rest.join("\n")
	};
}
// src/core/repository/mentions/frame-line.ts
const line$1 = String.raw`(?<line>\d{1,7})`;
const place$2 = String.raw`${line$1}(?::\d{1,7})?`;
const path = String.raw`(?<file>[^\s"'()<>|]{1,400}?)`;
const enclosed$1 = String.raw`(?<file>[^\s"'<>|][^"<>|\n]{0,400}?)`;
const named$2 = String.raw`(?<file>[^\s"'()<>|]{1,400}?\.[A-Za-z]\w{0,9})`;
const dotted = String.raw`(?<file>(?:[A-Za-z]:)?[^\s"'()<>|:][^"()<>|:\n]{0,400}?\.[A-Za-z]\w{0,9})`;
const end$3 = String.raw`[\s'\x60)\]{},;|│]*(?:$|</|"(?:$|[\s,}\]]))`;
const shapes$1 = [
	String.raw`\b[Ff]ile(?:,|: |=| )(?:~c)?["'](?<file>[^"'\n]{1,400})["'](?:\},\{|,? )line(?:,|: |=| )${line$1}`,
	String.raw`\)(?: \p{L}{1,12}:?)? ${dotted}(?: \p{L}{1,12})?[:,] ?\p{L}{1,12}:? ${line$1}(?!\w)`,
	String.raw`^in (?:function|call from)\s.{1,300}\((?<file>[^()\n]{1,300}), line ${line$1}\)`,
	String.raw`\bat ${named$2} line ${line$1}(?:[.,]|\s*$)`,
	String.raw`\bin (?<file>[^\s"'()<>|]{1,400}\.(?:php|phtml|inc))(?: on line |:)${line$1}\b`,
	String.raw`\bfile (?<file>[^\s"',]{1,300}\.swift), line ${line$1}\b`,
	`(?:^|, )${dotted}: line ${line$1}(?::|${end$3})`,
	String.raw`(?:^|\[")${named$2}", ?${line$1}, ?"`,
	String.raw`^${named$2}[\x60"']? in .{1,200}? at line \*{0,2}${line$1}`,
	String.raw`^(?<file>[^\s"'()<>|]{1,400}\.py|<[\w-]{1,80}>) in (?:[\w.]{1,100}\(|<module>)`,
	String.raw`(?:\bat\s{1,4}|^)(?:[\w.@-]{0,80}/{1,2}){0,2}(?<owner>[\w$.]{1,300})\.[\w$<>-]{1,200}\((?<file>[\w$-]{1,200}\.[a-z]{1,6}):${line$1}\)`,
	String.raw`^at\s{1,4}(?:[\w.@-]{0,80}/{1,2}){0,2}(?<owner>[\w$.]{1,300})\.[\w$<>-]{1,200}\([^()\n]{0,200}\)${end$3}`,
	String.raw`^#\d{1,4} ${enclosed$1}\(${line$1}\)(?:: |\s*$)`,
	String.raw`^(?<file>[^\s"'()<>|]{1,400}\.(?:py|nim))\(${line$1}\)\s?[\p{L}<]`,
	String.raw`^at (?:.{1,300}? \()?${enclosed$1}:${line$1}:\d{1,7}${end$3}`,
	String.raw`^[^\s@]{0,200}@(?<file>(?:[a-z-]{2,20}:/|/)[^\s"'<>]{1,400}?):${line$1}:\d{1,7}${end$3}`,
	`^at ${named$2}:${place$2}${end$3}`,
	String.raw`^(?:❯|@|#\d{1,4}|\d{1,4}:?(?=\s.{0,200}0x[\da-f]{4}))\s(?:.{0,600}?[\s(])?${path}:${place$2}${end$3}`,
	String.raw`(?:\(at |\] in |, called at |--> |\bpanicked at (?:.{0,300}, )?)${named$2}:${line$1}\b`,
	String.raw`^At ${enclosed$1}:${line$1} char:\d`,
	String.raw`(?:^|\s|['"\x60(])(?<file>[^\s:'"\x60()]{1,300}\.\w{1,8}):${line$1}:in [\x60'‘"]`,
	String.raw`^(?:from |File |\(\w{1,80}(?: [\w.-]{1,40})?\) )?${named$2}:${place$2}(?:,? in ['\x60]?[\w.<>:#]{1,200}['\x60]?(?:\(.*\))?|: in .*|: .{1,200}/\d{1,3}|(?: \+|: )0x[\da-f].*)${end$3}`,
	String.raw`^(?<file>(?:/|[A-Za-z]:|[a-z\d-]{1,60}\.[a-z])[^\s"'()<>|]{1,400}\.(?:go|s)):${line$1}${end$3}`,
	String.raw`(?:^|\s)(?<file>[^\s"':]{1,300}\.\w{1,8}):${place$2}: (?:Fatal|Precondition|Assertion)`,
	String.raw`^(?<file>[^\s:()]{1,300}\.py):${line$1}: [A-Z]\w{0,80}(?:Error|Exception|Warning)?\s*$`,
	String.raw`^(?<file>[^\s"'()<>|]{1,400}\.dart) ${place$2}\s{1,80}\S`
].map((pattern) => new RegExp(pattern, "gu"));
const prefix$3 = /\s*(?:["']?[\w.@-]{1,40}["']?\s?[:=]\s?(?=["'[{])|[>|│┃║•*+,{"'`]+|#{0,2}\[[^\]\n]{0,60}\]|\[|[\w.-]{1,80}\s{0,20}\||(?:\d[\d:.,TZ/+-]{3,40}|[A-Z][ /][\w.-]{1,40}(?:\(\s{0,5}\d{1,6}\))?:|[A-Z]{4,8}:?|std(?:out|err)(?: [FP])?|[\w .:+-]{1,60}\[[\w./-]{1,30}\]:|[-–:]|\d\.)(?=\s))/y;
const mostPrefixes = 16;
function framesOfLine(line, offset) {
	if (!/[\d(<]/.test(line)) return [];
	const start = startOf(line);
	const frame = line.slice(start);
	const shape = shapes$1.find((one) => frame.search(one) !== -1);
	if (shape === void 0) return [];
	return [...frame.matchAll(shape)].map((match) => frameOf(match, offset + start));
}
function startOf(line) {
	let start = 0;
	for (let count = 0; count < mostPrefixes; count += 1) {
		prefix$3.lastIndex = start;
		if (!prefix$3.test(line)) break;
		start = prefix$3.lastIndex;
	}
	return start + (/^\s*/.exec(line.slice(start))?.[0].length ?? 0);
}
function frameOf(match, offset) {
	const { file, owner, line } = match.groups ?? {};
	const at = offset + match.index;
	return {
		at,
		end: at + match[0].length,
		name: owner === void 0 ? sourcePath(file ?? "") : inFolders(owner, file),
		line: line === void 0 ? line : Number(line)
	};
}
function inFolders(owner, file) {
	const parts = owner.split(".");
	return file === void 0 ? parts.join("/") : [...parts.slice(0, -1), file].join("/");
}
function sourcePath(file) {
	return file.replace(/^(?:async |eval at |\w{1,80}@)/, "").replace(/^(?:package:|packages\/)([^/]+)\//, (whole, name) => name === "flutter" ? whole : `${name}/lib/`).replace(/^file:\/{2,3}/, "/").replace(/^[a-z][a-z+-]{1,20}:\/\/(?:\/|[^/]*\/)?(?:\([\w-]+\)\/)?/, "/").replace(/^\/\.\//, "").replace(/[?#].*$/, "");
}
// src/core/repository/mentions/structured-frames.ts
const token$1 = /(?<![\w.@-])["']?([\w.@-]{1,60})["']?\s{0,9}[:=]\s{0,9}(?:"([^"\n]{0,400})"|'([^'\n]{0,400})'|(\d{1,7})(?![\w.])|(?=[[{]))|"[^"\n]{0,2000}"|[{}[\]]/g;
const members = {
	file: /(?:file|path|source|url)$|(?:file|path)[._]?name$/i,
	line: /line(?:[._]?(?:no|num(?:ber)?))?$/i,
	owner: /(?:class(?:_?name)?|module)$/i,
	ofFrame: /^(?:file|line|origin|log\.origin)$/i
};
const fileName = /[^\s/\\]\.[A-Za-z]\w{0,9}(?:\?.*)?$/;
function findStructuredFrames(text) {
	const lists = [];
	const open = [];
	let name = "";
	for (const match of text.matchAll(token$1)) {
		const [whole, key = "", double, single, number] = match;
		const value = double ?? single ?? number;
		const inner = open.at(-1);
		if (whole === "}" || whole === "]") open.pop();
		else if (whole === "{" || whole === "[") {
			const told = members.ofFrame.test(name) ? inner?.told : void 0;
			const frames = whole === "{" ? inner?.frames : void 0;
			const next = {
				name,
				told: told ?? {},
				frames: frames ?? new Set()
			};
			if (frames === void 0) lists.push(next);
			open.push(next);
			name = "";
		} else if (value === void 0) name = key;
		else if (inner !== void 0) note(inner, key, {
			value,
			end: match.index + whole.length
		});
	}
	return lists.map(({ name, frames }) => {
		const sightings = [...frames].flatMap(sightingOf);
		return name === "frames" ? sightings.toReversed() : sightings;
	});
}
function note({ name, told, frames }, key, at) {
	const { value, end } = at;
	const member = `${name}.${key}`;
	if (members.line.test(member) && /^\d{1,7}$/.test(value)) told.line ??= Number(value);
	else if (members.owner.test(member)) told.owner ??= value;
	else if (members.file.test(member) && fileName.test(value) && depthOf(value) > depthOf(told.place?.name)) told.place = {
		at: end - value.length - 1,
		end: end - 1,
		name: value
	};
	if (told.place !== void 0 && told.line !== void 0) frames.add(told);
}
const depthOf = (path) => path === void 0 ? 0 : path.split(/[\\/]/).length;
function sightingOf({ place, line, owner = "" }) {
	if (place === void 0) return [];
	const folders = depthOf(place.name) === 1 ? owner.split(".").slice(0, -1) : [];
	return [{
		...place,
		line,
		name: [...folders, place.name].join("/")
	}];
}
// src/core/repository/mentions/frames.ts
const maxLine$10 = 2e4;
const pieces$1 = /(?<=\n)|(?<=["'],\s?)(?=["'])|(?=\bCaused by: )/;
const link$1 = /^[>\s]*(?:Caused by:|\[cause\]|.{0,20}The above exception was|.{0,20}During handling of the above)/;
const heading = /\bmost recent call (last|first)\b/;
const python = /\.(?:py[ix]?|nim)$|^</;
const code$3 = /^[>|│\s]*(?:(-{1,4}>) |❱ )?\s*(\d{1,7})[ │|]/;
function findFrames(text) {
	const lists = findStructuredFrames(text).map((frames) => frames.map((frame) => ({
		...frame,
		name: sourcePath(frame.name)
	})));
	return [...findTraces(text).map(fromCrash), ...lists].flatMap((frames) => frames.map((frame, depth) => ({
		...frame,
		depth
	})));
}
function findTraces(text) {
	const traces = [];
	let isLinked = false;
	let order;
	let isNew = true;
	let at = 0;
	for (const [number, line] of text.split(pieces$1).entries()) {
		const shown = line.slice(0, maxLine$10);
		const frames = framesOfLine(shown, at);
		at += line.length;
		const open = traces.at(-1);
		const isNear = open !== void 0 && number - open.lastLine <= 4;
		isLinked ||= link$1.test(shown);
		const [, stated] = heading.exec(shown) ?? [];
		order = stated ?? order;
		isNew ||= stated !== void 0;
		if (frames.length === 0) {
			if (isNear) passCode(open, shown, number);
			continue;
		}
		const isPython = python.test(frames[0]?.name ?? "");
		if (open === void 0 || open.isPython !== isPython || !(isNear && !isNew || isLinked)) {
			const isCrashLast = isPython && order !== "first";
			traces.push({
				isPython,
				isCrashLast,
				chain: [[...frames]],
				lastLine: number
			});
		} else {
			if (isLinked) open.chain.push([...frames]);
			else open.chain.at(-1)?.push(...frames);
			open.lastLine = number;
		}
		isLinked = false;
		isNew = false;
		order = void 0;
	}
	return traces;
}
function passCode(trace, text, number) {
	const [, arrow, line] = code$3.exec(text) ?? [];
	if (line === void 0) return;
	trace.lastLine = number;
	const frames = trace.chain.at(-1);
	const last = frames?.at(-1);
	if (arrow === void 0 || last === void 0 || last.line !== void 0) return;
	frames?.splice(-1, 1, {
		...last,
		line: Number(line)
	});
}
function fromCrash({ isCrashLast, chain }) {
	return (isCrashLast ? chain.map((frames) => frames.toReversed()) : chain.toReversed()).flat();
}
// src/core/text/bot-commands.ts
const start$2 = String.raw`(?<=^(?:[\s>*+|\\-]|\d{1,3}[.)]){0,24}`;
const line = (before, after) => new RegExp(`${start$2}${before})(?=${after})`, "gim");
const verbs$2 = [
	"approve|area|assign|auto-?cc|azp|backport|build|cancel|cc|check-?cla|cherry-?pick|ci|close|deploy|fix|gcbrun",
	"gemini|hold|improve|kind|label|lgtm|lifecycle|lock|merge|milestone|ok-to-test|override|priority|rebase|recheck",
	"release|remove-[a-z-]+|reopen|rerun|retest|retitle|retry|review|revert|run|ship|shipit|sig|skip|squash|stop",
	"submit|test|transfer|triage|unapprove|unassign|uncc|unhold|unlock|update|verify|work"
].join("|");
const bots = [
	"allcontributors|atlantis|bors|bugbot|cla bot|claude|coderabbitai|codex|copilot|dependabot|ghprb|github-actions|greptileai|homu",
	"jenkins|k8s-ci-robot|mergebot|mergify|mergifyio|netlify|openhands|pre-commit-ci|renovate|renovatebot|rustbot",
	"rust-?timer|snyk|sweep|triagebot|trunk|vercel|zuul"
].join("|");
const phrases$1 = [
	/(?<=o)(?=k\W{1,80}to\W{1,80}test)/gi,
	/(?<=te)(?=st\W{1,80}this\W{1,80}please)/gi,
	/(?<=ad)(?=d\W{1,80}to\W{1,80}(?:white|allow)list)/gi,
	/(?<=here)(?=by\W{1,80}sign)/gi
];
const alone = "check experimental|gate|lgtm|please test|rebuild|recheck|regate|rerun|retest|reverify|run tests|shipit|take|test this|try";
const noPath = String.raw`(?![\w-]*(?:\/|\.\w))`;
const places$3 = {
	prose: [
		...phrases$1,
		line("/", String.raw`[a-z][\w-]*${noPath}`),
		line("!", "[a-z]"),
		line("#", "!"),
		line("@", String.raw`[a-z][\w-]*`),
		line("[a-z]", String.raw`(?<=(?=(?:${bots})\b[: ,]*\S).)`),
		line("r", "[+=-]"),
		line("[a-z]", String.raw`(?<=(?=(?:${alone})\W*$).)`),
		line(String.raw`\.`, String.raw`[a-z]+\s*$`),
		line("depends-", "on:"),
		line(":", String.raw`(?:shipit|\+1|ship|rocket):`)
	],
	code: [
		...phrases$1,
		line(String.raw`\/`, String.raw`(?:${verbs$2})(?:\s|$)`),
		line("@", String.raw`(?:${bots})\b`),
		line("[a-z]", String.raw`(?<=(?=(?:bors|atlantis|homu)[: ] ?\w).)`)
	],
	span: [...phrases$1, line("@", String.raw`(?:${bots})\b`)]
};
function breakCommands(text, where) {
	return places$3[where].reduce((broken, place) => broken.replace(place, "​"), text);
}
const replacements$1 = [
	[new RegExp(String.raw`^\s*(?:[/!]|#!)+(?=[a-z][\w-]*${noPath})`, "i"), ""],
	[/ok(?=\W{1,80}to\W{1,80}test)/gi, "okay"],
	[/(?<=test)\W{1,80}this\W{1,80}please/gi, " this"],
	[/(?<=add\W{1,80}to)\W{1,80}(?=(?:white|allow)list)/gi, " the "]
];
function removeCommands(title) {
	return replacements$1.reduce((left, [pattern, instead]) => left.replace(pattern, instead), title);
}
// src/core/text/markdown.ts
function codeSpan(text, isPadded = text.includes("`")) {
	const fence = backticks(text, 1);
	return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
function fenced(language, code) {
	const { open, close } = fenceAround(language, code);
	return open + code + close;
}
function codeLines$1(code) {
	return code.split("\n").map((line) => line.trim() === "" ? "" : codeSpan(line)).join("\n");
}
function fenceAround(language, code) {
	const fence = backticks(code, 3);
	return {
		open: `${fence}${language.replace(/[^\w+#.-]/g, "")}\n`,
		close: `\n${fence}`
	};
}
function backticks(text, min) {
	const runs = text.match(/`+/g) ?? [];
	return "`".repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), min));
}
function linkTo(text, url) {
	return url === "" || url === text ? text : `[${text}](${url})`;
}
function joined$2(parts) {
	return parts.filter((part) => part !== "").join("\n\n");
}
function prefixed(text, prefix) {
	return text.split("\n").map((line) => line === "" ? prefix.trimEnd() : prefix + line).join("\n");
}
function writeMarkdownTable(rows) {
	const cell = (text) => text.replaceAll("|", "\\|").replaceAll(/\n+/g, "<br>");
	const lines = rows.map((row) => `| ${row.map(cell).join(" | ")} |`);
	const rule = `|${" --- |".repeat(Math.max(rows[0]?.length ?? 0, 1))}`;
	return lines.toSpliced(1, 0, rule).join("\n");
}
// src/core/text/shorten.ts
const encoder$2 = new TextEncoder();
const decoder = new TextDecoder();
function clip(text, length, mark = "…") {
	if (text.length <= length) return text;
	return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}${mark}`;
}
function clipWithin(text, length) {
	return text.length <= length ? text : clip(text, length - 1);
}
function clipLines(text, length, mark) {
	if (text.length <= length) return text;
	const end = text.lastIndexOf("\n", length);
	return end > 0 ? text.slice(0, end) + mark : clip(text, length, mark);
}
function firstLines(lines, length) {
	let used = 0;
	const end = lines.findIndex((line) => {
		used += line.length + 1;
		return used > length;
	});
	return end === -1 ? lines : lines.slice(0, end);
}
function largestFitting(floor, ceiling, passes) {
	let [low, high] = [floor, ceiling];
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (passes(middle)) low = middle;
		else high = middle;
	}
	return low;
}
function firstFew(texts, max) {
	const more = texts.length - max;
	return more > 0 ? [...texts.slice(0, max), `and ${more} more`] : texts;
}
function listNames(names) {
	if (names.length === 0) return "";
	const more = names.length > 5 ? ` and ${names.length - 5} more` : "";
	return `: ${names.slice(0, 5).map((name) => clip(name, 120)).join(", ")}${more}`;
}
function summaryLine(text) {
	const [first = ""] = text.split("\n", 1);
	const end = first.lastIndexOf(". ");
	return clip(first.endsWith(":") ? first.slice(0, end > 0 ? end : -1) : first, 300, " (cut here)");
}
function oneLine(text, room) {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return room === void 0 ? line : excerpt(line, room).replaceAll(/\s+/g, " ");
}
function byteLength(text) {
	return encoder$2.encode(text).length;
}
const minExcerpt = 160;
const fenceRoom = 12;
function excerpt(text, room) {
	if (byteLength(text) <= room) return text;
	if (room < minExcerpt) return prefix$2(text, room - byteLength("…")) + (room < 3 ? "" : "…");
	const half = Math.floor((room - fenceRoom - byteLength(cutLine(text.length))) / 2);
	const head = toLineEnd(prefix$2(text, half));
	const tail = fromLineStart(suffix(text, half));
	return closed$2(head + cutLine(Math.max(text.length - head.length - tail.length, 1)) + tail);
}
function closed$2(text) {
	const open = openFence(text);
	return open === void 0 || open.length > 10 ? text : `${text}\n${open}`;
}
function openFence(text) {
	let open;
	for (const line of text.split("\n")) {
		const [, fence, info = ""] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
		if (fence === void 0) continue;
		if (open === void 0) open = fence.startsWith("`") && info.includes("`") ? void 0 : fence;
		else if (fence.startsWith(open) && info.trim() === "") open = void 0;
	}
	return open;
}
const cutLine = (count) => `\n\n(… ${count} characters are cut here …)\n\n`;
function prefix$2(text, bytes) {
	if (bytes <= 0) return "";
	return text.slice(0, encoder$2.encodeInto(text, new Uint8Array(bytes)).read);
}
function suffix(text, bytes) {
	const all = encoder$2.encode(text);
	let start = Math.max(all.length - bytes, 0);
	while (isContinuation(all[start])) start += 1;
	return decoder.decode(all.subarray(start));
}
const isContinuation = (byte) => byte !== void 0 && (byte & 192) === 128;
function toLineEnd(head) {
	const end = head.lastIndexOf("\n");
	return end > head.length / 2 ? head.slice(0, end) : head;
}
function fromLineStart(tail) {
	const start = tail.indexOf("\n") + 1;
	return start > 0 && start < tail.length / 2 ? tail.slice(start) : tail;
}
// src/core/text/budgeted-text.ts
const blankLine = "\n\n";
function prose(text) {
	const whole = closed$2(text);
	return {
		need: byteLength(whole),
		within: (room) => excerpt(whole, room)
	};
}
function headed(head, body) {
	const top = byteLength(head) + 2;
	return {
		need: top + body.need,
		within: (room) => top < room ? `${head}${blankLine}${body.within(room - top)}` : excerpt(head, room)
	};
}
function budgetedCode(language, code) {
	const whole = code.replace(/\n$/, "");
	const { open, close } = fenceAround(language, whole);
	const around = byteLength(open + close);
	return {
		need: around + byteLength(whole),
		within: (room) => around < room ? `${open}${excerpt(whole, room - around)}${close}` : excerpt("(…)", room)
	};
}
const minItem = 200;
function budgetedList(list) {
	const { title, items, omitted, alreadyOmitted = 0, isReversed, separator = blankLine } = list;
	const top = byteLength(title) + 2;
	const apart = byteLength(separator);
	const note = byteLength(omitted(items.length + alreadyOmitted)) + apart;
	const need = top + items.map((item) => item.need + apart).reduce((sum, size) => sum + size, alreadyOmitted > 0 ? note : -apart);
	const within = (room) => {
		const spare = need <= room && alreadyOmitted === 0 ? 0 : note;
		const shown = firstItems(items, room - top - spare + apart, apart);
		const missing = items.length - shown.length + alreadyOmitted;
		const lines = missing > 0 ? [...shown, omitted(missing)] : shown;
		const text = (isReversed ? lines.toReversed() : lines).join(separator);
		return excerpt(`${title}${blankLine}${text}`, room);
	};
	return {
		need,
		within
	};
}
function firstItems(items, room, apart) {
	const shown = [];
	let left = room;
	for (const { need, within } of items) {
		const available = left - apart;
		if (need > available && shown.length > 0 && available < minItem) break;
		shown.push(within(Math.max(available, 0)));
		if (need > available) break;
		left -= need + apart;
	}
	return shown;
}
function fitSections(sections, room) {
	return allot(sections, room - 2 * (sections.length - 1)).map(({ section, bytes }) => section.within(bytes)).join(blankLine);
}
function allot(sections, room) {
	const free = room - sections.filter(({ share }) => share === void 0).reduce((sum, { need }) => sum + need, 0);
	const parts = sections.map((section) => {
		const { need, share } = section;
		return {
			section,
			bytes: share === void 0 ? need : Math.min(need, Math.floor(share * free))
		};
	});
	let rest = room - parts.reduce((sum, { bytes }) => sum + bytes, 0);
	for (const part of parts.toSorted((a, b) => (b.section.share ?? 0) - (a.section.share ?? 0))) {
		const more = Math.min(part.section.need - part.bytes, rest);
		part.bytes += more;
		rest -= more;
	}
	return parts;
}
// src/core/text/invisible.ts
const joining = String.raw`(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Zinh}\p{scx=Zyyy}])[\p{L}\p{M}]`;
const unspaced = String.raw`[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`;
const fromRight = String.raw`(?!\p{DI})[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]`;
const between = String.raw`[^"'\x60#/\n]{0,40}`;
const pictured = String.raw`[\p{Emoji_Modifier}\uFE0F\p{Extended_Pictographic}]`;
const symbols = String.raw`(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|(?![\0-\x7F])\p{S})\uFE0F?`;
const flag$1 = String.raw`\u{1F3F4}(?=\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})[\u{E0061}-\u{E007A}]{0,5}`;
const deceiving = [
	String.raw`[\u202A-\u202E\u2066-\u2069]`,
	String.raw`(?<!${flag$1})[\u{E0000}-\u{E00FF}]`,
	String.raw`(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]`
];
const idle$1 = [
	String.raw`(?<!^)\uFEFF`,
	String.raw`(?<!${joining})\u200C`,
	String.raw`(?<!${joining}|${pictured}(?=\u200D\p{Extended_Pictographic}))\u200D(?!${joining})`,
	String.raw`(?<!${unspaced})\u200B(?!${unspaced})`,
	String.raw`(?<!${fromRight}${between})[\u061C\u200E\u200F](?!${between}${fromRight})`,
	String.raw`(?<!(?!\p{DI})\p{scx=Mong})[\u180B-\u180F]`,
	String.raw`(?<![\p{Script=Han}\p{scx=Mymr}\p{scx=Phag}]|(?![\0-\x7F])\p{Sm})[\uFE00-\uFE0D]`,
	String.raw`(?<!${symbols})(?!(?<=[#*\d])\uFE0F\u20E3)[\uFE0E\uFE0F]`,
	String.raw`(?<![\u2800-\u28FF])\u2800+(?![\u2800-\u28FF])`,
	String.raw`(?![\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFE00-\uFE0F\uFEFF\u{E0000}-\u{E01EF}])[\p{DI}\uFFF9-\uFFFC\u{1D159}]`
];
const deceptive = `(?:${deceiving.join("|")})`;
const hidden$1 = String.raw`(?=[\p{DI}\u2800\uFFF9-\uFFFC\u{1D159}])(?:${[...deceiving, ...idle$1].join("|")})`;
const formats = String.raw`(?!\p{DI})\p{Cf}(?<!(?![\0-\x7F])[\p{L}\p{M}\p{N}].)(?!(?![\0-\x7F])[\p{L}\p{M}\p{N}])`;
const unseen = new RegExp(String.raw`${hidden$1}|${formats}|[^\P{Cc}\t\n\f\r]|\p{Cs}|[\u2028\u2029]|\r(?!\n)|(?<=[^\n])\f`, "gu");
const deceptiveRuns = new RegExp(`${deceptive}+`, "gu");
const hiddenRuns = new RegExp(`^\\uFEFF|(?:${hidden$1})+`, "gu");
function withoutInvisible(text) {
	return isAscii(text) ? text : text.replace(hiddenRuns, "");
}
function showDeceptive(text) {
	return isAscii(text) ? text : text.replace(deceptiveRuns, nameFirst);
}
function showInvisible(text) {
	return isAscii(text) ? text : text.replace(hiddenRuns, nameFirst);
}
function showControls(text) {
	return text.replace(/[^\P{Cc}\t\n]/gu, nameFirst);
}
function visibleText(text) {
	return showComments(withoutInvisible(showDeceptive(text)));
}
function nameFirst(found) {
	const [first = "", ...others] = found;
	const more = others.length === 0 ? "" : ` and ${others.length} more`;
	return `⟨${formatCodePoint(first)}${more}⟩`;
}
const maxPlaces = 5;
function describeDeceptive(text) {
	if (isAscii(text)) return void 0;
	const places = text.split("\n").flatMap((line, index) => (line.match(deceptiveRuns) ?? []).map((found) => `${nameFirst(found)} in line ${index + 1}`));
	const more = places.length - maxPlaces;
	if (places.length === 0) return void 0;
	return places.slice(0, maxPlaces).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
function formatCodePoint(character) {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
const isAscii = (text) => !/[^\0-\x7F]/.test(text);
function showComments(text) {
	if (!text.includes("<!--")) return text;
	let fence;
	let isComment = false;
	return text.split("\n").map((line) => {
		const [, sign] = isComment ? [] : /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
		if (fence !== void 0) {
			if (sign?.startsWith(fence)) fence = void 0;
			return line;
		}
		fence = sign;
		if (sign !== void 0) return line;
		const shown = showInLine(line, isComment);
		isComment = shown.isComment;
		return shown.line;
	}).join("\n");
}
function showInLine(line, isComment) {
	let within = isComment;
	return {
		line: line.split(/(<!--|-->|`[^`]*`)/).map((part) => {
			if (part === "-->" && within) {
				within = false;
				return "⟩";
			}
			if (part !== "<!--" || within) return part;
			within = true;
			return "⟨HTML comment:";
		}).join(""),
		isComment: within
	};
}
// src/core/text/twins.ts
const lettersByTwin = `
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
w 26f 1d21 461 51d 561 ab83 ; x 445 ; y 263 1d8c 28f 1eff ab5a 3b3 443 4af 10e7 ; z 1d22 ab93`;
const signsByTwin = `
! 1c3 2d51 ; ? 294 241 97d 13ae a6eb ; = 1400 2e40 30a0 a78a a4ff ; : 589 5c3 205a 2236 2f8 a789 a4fd ; . a4f8 a60e 701 702
, 60d 66b a4f9 ; / 2041 2044 2215 27cb 29f8 ; \\ 2216 27cd 29f5 29f9 ; * 204e 66d 2217 ; + 16ed 1029b ; ~ 2053
( 2768 2772 3014 fd3e ; ) 2769 2773 3015 fd3f ; { 2774 1d114 ; } 2775 ; < 1438 16b2 ; > 1433 16f3f ; | 1c0 2223 5c0 ; % 66a 2052
- 2d7`;
const nearTwins = /[кмтнвпиκτηεωχμ]/u;
const twins = new Map(`${lettersByTwin}${signsByTwin}`.split(/ ; |\n/).flatMap((row) => {
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
const isNearTwin = (letter) => nearTwins.test(letter) || twinOf(letter) !== void 0;
const anyTwin = new RegExp([
	`[${[...twins.keys()].join("")}]`,
	nearTwins.source,
	formsOfAscii.source
].join("|"), "u");
// src/core/text/character-names.ts
const names$2 = new Map([
	[12, "form feed within a line"],
	[13, "carriage return without a line feed"],
	[173, "soft hyphen"],
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
	[10240, "Braille blank"],
	[65279, "zero-width no-break space"]
]);
const ranges = [
	[/\p{Cc}/u, "control character"],
	[/\p{Cs}/u, "half of a surrogate pair"],
	[/\p{Zs}/u, "blank that is no space"],
	[/[\u115F\u1160\u3164\uFFA0]/, "Hangul filler"],
	[/\p{Variation_Selector}/u, "variation selector"],
	[/[\u{E0000}-\u{E007F}]/u, "tag character"]
];
function nameTwin(character) {
	const [first = ""] = character;
	return `${formatCodePoint(first)} looks like ${twinOf(first) ?? "another letter"}`;
}
function nameCharacter(character) {
	const range = ranges.find(([pattern]) => pattern.test(character.slice(0, 2)))?.[1];
	const name = names$2.get(character.codePointAt(0) ?? 0) ?? range ?? "invisible character";
	return `${formatCodePoint(character)} ${name}`;
}
// src/core/text/directives.ts
const everywhere = [
	/(?<=\*no_)(?=ci)/gi,
	/(?<=skip-)(?=checks\s*:)/gi,
	/(?<=release-)(?=as\s*:)/gi,
	/(?<=BREAKING[ -])(?=CHANGE\s*:)/g,
	/(?<=\+)(?=semver\s*:)/gi
];
const inProse = [
	...everywhere,
	/(?<=GH-)(?=\d)/gi,
	/(?<=\[)(?=[^[\]]*?(?:skip|(?<!\p{L})(?:no|ci)(?!\p{L})))/giu,
	/(?<=-)(?=by\s*:)/gi,
	/(?<=[@#])(?=[\p{L}\p{N}_])/gu,
	/(?<=\bwww)(?=\.)/gi,
	/(?<=:)(?=\/\/)/g
];
const inCode = [
	...everywhere,
	/(?<=\[)(?=(?:skip[ -][\w.-]{1,40}|(?:[\w.]{1,40}[ -]){1,3}skip|(?:skip|no)[ -]?ci|ci[ -]?skip|ci[ -]off)\])/gi,
	/(?<=(?:authored|signed-off|reviewed|acked|tested|approved)-)(?=by\s*:)/gi,
	/(?=\d)(?<=(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[:\s]+(?:[^\s#]{0,200}(?:#|\/(?:issues|pulls?)\/)|GH-))/gi,
	/(?<=[A-Z]-\d+\b[^\n]{0,200}#)(?=[a-z])/gi
];
function breakDirectives(text, where) {
	return (where === "code" ? inCode : inProse).reduce((broken, place) => broken.replace(place, "​"), text);
}
const replacements = [
	[/(?<![@#])[@#]+(?=[\p{L}\p{N}_])/gu, ""],
	[/GH-+(?=\d)/gi, "GH "],
	[/:\/\/+/g, ": "],
	[/(?<=\*no)_(?=ci)/gi, " "],
	[/\[(?=[^[\]]*?(?:skip|(?<!\p{L})(?:no|ci)(?!\p{L})))([^[\]]*)\]?/giu, "($1)"],
	[/(?<=skip)-(?=checks\s*:)/gi, " "],
	[/-(?=by\s*:)/gi, " "],
	[/(?<=release)-(?=as\s*:)/gi, " "],
	[/BREAKING[ -]CHANGE(?=\s*:)/g, "breaking change"],
	[/\+(?=semver\s*:)/gi, " "]
];
function removeDirectives(line) {
	return replacements.reduce((left, [pattern, instead]) => left.replace(pattern, instead), line);
}
// src/core/text/distance.ts
function distance(a, b, limit) {
	const more = limit + 1;
	if (Math.abs(a.length - b.length) > limit) return more;
	let [before, above] = [() => more, (j) => Math.min(j, more)];
	for (let i = 1; i <= a.length; i += 1) {
		const first = Math.max(0, i - limit);
		const cells = [];
		for (let j = first; j <= Math.min(b.length, i + limit); j += 1) {
			const changed = j === 0 ? i : above(j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before(j - 2) + 1 : more;
			cells.push(Math.min(changed, above(j) + 1, (cells.at(-1) ?? more) + 1, swapped));
		}
		if (Math.min(...cells) > limit) return more;
		[before, above] = [above, (j) => cells[j - first] ?? more];
	}
	return Math.min(above(b.length), more);
}
function nearest$1(wanted, names, nearness) {
	return nearNames(wanted, names, nearness).map(({ name }) => name);
}
function closest(wanted, names, nearness) {
	const near = nearNames(wanted, names, nearness);
	return near.filter(({ edits }) => edits === near[0]?.edits).map(({ name }) => name);
}
function meantWord(word, names) {
	const limit = Math.min(3, Math.floor(word.length / 2));
	const [best, ...others] = closest(word.toLowerCase(), names, { limit });
	return others.length === 0 ? best : void 0;
}
function nearNames(wanted, names, { limit, partOf }) {
	return [...names].map((name) => ({
		name,
		edits: distance(partOf?.(name) ?? name, wanted, limit)
	})).filter(({ edits }) => edits <= limit).sort((a, b) => a.edits - b.edits);
}
const furthest$1 = 2;
const furthestInShort = 1;
const shortest = 4;
function isTypo(a, b) {
	const length = Math.min(a.length, b.length);
	const limit = length < 8 ? furthestInShort : furthest$1;
	return length >= shortest && digitsOf(a) === digitsOf(b) && distance(a, b, limit) <= limit;
}
function digitsOf(line) {
	return line.replace(/\D+/g, " ");
}
// src/core/text/document.ts
const text$1 = (value) => ({
	kind: "text",
	text: value
});
const strong = (value) => ({
	kind: "strong",
	text: value
});
const code$2 = (value) => ({
	kind: "code",
	text: value
});
const link = (value, url) => ({
	kind: "link",
	text: value,
	url
});
function paragraph(...content) {
	return {
		kind: "paragraph",
		content
	};
}
function withCode(value) {
	return value.split(/(?<![\\`])`([^`\n]+)`(?!`)/).map((part, index) => index % 2 === 0 ? text$1(part) : code$2(part));
}
function paragraphs(...sentences) {
	return sentences.flatMap((value) => value ? [paragraph(...withCode(value))] : []);
}
function bullets$1(items) {
	return {
		kind: "list",
		items: items.map((content) => [paragraph(...content)])
	};
}
function titledCode(title, code) {
	return {
		kind: "details",
		title,
		content: [{
			kind: "code",
			...code
		}]
	};
}
function joinTexts(content) {
	const all = [];
	for (const inline of content) {
		const last = all.at(-1);
		if (inline.kind !== "text" || last?.kind !== "text") all.push(inline);
		else all[all.length - 1] = {
			kind: "text",
			text: last.text + inline.text
		};
	}
	return all;
}
// src/core/text/fingerprint.ts
function requestFingerprint(value) {
	return sha256Hex(canonicalJson(value) ?? "undefined");
}
const marks$2 = /[\s`*_~"'“”‘’.,;:()。、…–—]+|-{2,}|[!?](?![=\p{L}])/gu;
function proseFingerprint(text) {
	return sha256Hex(text.normalize("NFKC").toLowerCase().replace(marks$2, ""));
}
function sha256Hex(text) {
	return bytesToHex(sha256(utf8ToBytes(text)));
}
function canonicalJson(value) {
	const inOrder = (_, member) => typeof member === "object" && member !== null && !Array.isArray(member) ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => a < b ? -1 : 1)) : member;
	return JSON.stringify(value, inOrder);
}
// src/core/text/enclosure.ts
const tags$1 = [...[
	"critique",
	"diff",
	"edits",
	"file",
	"files",
	"guidance"
], ...[
	"output",
	"plan",
	"problem",
	"read",
	"said",
	"ticket",
	"uses"
]];
function enclosed(tag, text, attributes = {}) {
	const name = `${tag}${suffixFor(text)}`;
	const invisible = describeDeceptive(text);
	return `<${name}${writeAttributes(invisible === void 0 ? attributes : {
		...attributes,
		invisible
	})}>\n${text}\n</${name}>`;
}
function emptyTag(tag, attributes) {
	return `<${tag}${writeAttributes(attributes)}></${tag}>`;
}
const anyTag = new RegExp(`[<‹〈⟨❮]\\s*[/∕⁄]?\\s*(?:(?:${tags$1.join("|")})(?![a-z])|[a-z]{0,8}[^\\x00-\\x7F]\\w*)`, "i");
function suffixFor(text) {
	if (!anyTag.test(withoutInvisible(text.normalize("NFKC")))) return "";
	let hash = sha256Hex(text);
	while (text.includes(hash.slice(0, 8))) hash = sha256Hex(hash);
	return `-${hash.slice(0, 8)}`;
}
function writeAttributes(attributes) {
	return Object.entries(attributes).map(([name, value]) => value === true ? ` ${name}` : ` ${name}=${quoted$4(value)}`).join("");
}
function quoted$4(value) {
	return JSON.stringify(value).replace(/[<>\u007F-\u009F\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/core/text/encoding.ts
const shownAs = new Map(Array.from("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ", (character, at) => [String.fromCharCode(128 + at), character]));
const byteOf = new Map(Array.from(shownAs, ([byte, character]) => [character, byte]));
function decodeBytes(bytes) {
	return {
		text: Array.from(chunksOf(bytes), (chunk) => String.fromCharCode(...chunk)).join("").replace(/[\x80-\x9F]/g, (byte) => shownAs.get(byte) ?? byte),
		encoding: "single-byte"
	};
}
function* chunksOf(bytes, length = 8192) {
	for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
function encodeText({ text, encoding }) {
	if (encoding === void 0) return new TextEncoder().encode(text);
	const raw = text.replace(/\P{ASCII}/gu, singleByte);
	return Uint8Array.from(raw, (byte) => byte.charCodeAt(0));
}
function singleByte(character) {
	const byte = byteOf.get(character);
	if (byte !== void 0) return byte;
	if (character > "ÿ" || shownAs.has(character)) throw new Error(`No byte is ${character}.`);
	return character;
}
function foreignCharacters(text, before) {
	const known = new Set(before.flatMap((one) => one.match(/\P{ASCII}/gu) ?? []));
	return [...new Set(text.match(/\P{ASCII}/gu) ?? [])].filter((one) => !known.has(one));
}
// src/core/text/fold.ts
function foldCase(name) {
	return name.normalize("NFKC").trim().toLowerCase();
}
function foldAccents(text) {
	return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase();
}
// src/core/text/grouped.ts
function groupedBy(items, nameOf) {
	const groups = new Map();
	for (const item of items) {
		const name = nameOf(item);
		const group = groups.get(name);
		if (group === void 0) groups.set(name, [item]);
		else group.push(item);
	}
	return groups;
}
// src/core/text/hide-in.ts
const redacted = "[redacted]";
function hideIn(value, hide) {
	if (typeof value === "string") return hide(value);
	if (Array.isArray(value)) return listed$3(value, hide);
	const isMap = value instanceof Map;
	if (!isMap && !isPlain(value)) return value;
	const entries = isMap ? [...value] : Object.entries(value);
	const hidden = listed$3(entries, hide);
	if (hidden === entries) return value;
	return isMap ? new Map(hidden) : Object.fromEntries(hidden);
}
function listed$3(list, hide) {
	const hidden = list.map((item) => hideIn(item, hide));
	const parts = hidden.filter(isPartOfLine);
	const [first] = parts;
	if (first !== void 0 && parts.length === hidden.length) {
		const whole = parts.map(({ text }) => text).join("");
		const text = hide(whole);
		if (text !== whole) return [{
			...first,
			kind: "text",
			text
		}];
	}
	return hidden.every((item, at) => Object.is(item, list[at])) ? list : hidden;
}
const isPartOfLine = (item) => isPlain(item) && "kind" in item && [
	"text",
	"strong",
	"code",
	"link"
].includes(String(item.kind)) && !("language" in item) && "text" in item && typeof item.text === "string";
function isPlain(value) {
	if (typeof value !== "object" || value === null) return false;
	const prototype = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null;
}
function guarded(port, hide) {
	return new Proxy(port, { get(target, name) {
		const member = Reflect.get(target, name);
		if (typeof member !== "function") return member;
		return (...given) => Reflect.apply(member, target, hideIn(given, hide));
	} });
}
// src/core/text/json.ts
const utf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: false
});
function parseJson(source) {
	try {
		return JSON.parse(typeof source === "string" ? source : utf8.decode(source));
	} catch {
		return;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function toMembers(value) {
	return isObject(value) ? value : {};
}
function readMembers(value) {
	return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
const maxNesting = 500;
function isShallow(json) {
	let level = [json];
	for (let depth = 0; depth <= maxNesting; depth += 1) {
		level = level.flatMap((one) => typeof one === "object" && one !== null ? Object.values(one) : []);
		if (level.length === 0) return true;
	}
	return false;
}
// src/core/text/numbers.ts
function formatNumber(value) {
	return value.toLocaleString("en");
}
function counted(count, noun, shown = String(count)) {
	return `${shown} ${noun}${count === 1 ? "" : "s"}`;
}
// src/core/text/placeholders.ts
const opening$1 = /^(?:\/{2,}!?|\/\*+|\*+(?!\/)|#+|--+(?:\[\[)?|<!--+|\{\/\*+|;+|%+|\(\*+|\{-+|@\*|\{\{!-*|\{#|<%[-#]+|'|"|REM\b|dnl\b)\s*/i;
const hidingSign = /^<!--+\s*/;
const quotedSign = /^(?:\/\/|\/\*|#|<!--)/;
const closing$2 = /\s*(?:\*+\/\}?|--+>|\*+\)|-+\}|\*@|-*\}\}|#\}|-*%>|\]\])$/;
const bare$1 = /^(?:[([]?(?:\.{3}|…)|[([](?:rest of|existing|previous|remaining|unchanged) )/i;
const maxComment = 140;
const maxLine$9 = 300;
const hint = /\.{3}|…|rest of|existing|remain|previous|original|other|unchanged|unmodified|before|changes|same|omit|snip|keep|leave|insert|resto? d|restliche|代码|остальной/i;
function isPlaceholder(line, isDocument) {
	if (!hint.test(line)) return false;
	const text = line.trim();
	if (text.length > maxLine$9) return false;
	const sign = isDocument ? hidingSign : opening$1;
	const isComment = sign.test(text);
	if (!isComment && !bare$1.test(text)) return false;
	const content = text.replace(sign, "").replace(closing$2, "").trim();
	if (content.length > maxComment || quotedSign.test(content)) return false;
	const phrase = content.replace(restPhrase, restSign).replace(keptPhrase, keptSign);
	return [...isComment ? inComment$1 : inText, ...anywhere].some((pattern) => pattern.test(phrase));
}
const code$1 = "(?:code|file|functions?|methods?|class(?:es)?|implementations?|modules?|components?|logic|imports?)";
const part = "(?:contents?|body|script|styles?|css|html|markup|jsx|templates?|tests?|test cases|props|properties|fields|routes?|handlers?|cases|config|configuration|setup|sections?|lines|definitions?|declarations?|helpers?|hooks?|elements|entries|items|options|rules|statements?|types|interfaces|exports|init|initiali[sz]ation|constructor|page|form|layout|schema|queries|endpoints|attributes|columns|steps|branches|processing|settings|variables|constants|structs?|validation|middleware|services?|headers|checks|calculations?|variants|arms|spec)";
const few$2 = String.raw`(?:(?!(?:in|on|of|for|to|that|which|you|we|is|are) )[\w-]+ ){0,3}?`;
const restPhrase = new RegExp(String.raw`\b(?:the )?(?:rest|remainder) of (?:(?:the|your|this|my|our|that|its|all) )?${few$2}(?:(${code$1})|${part})s?\b`, "i");
const keptPhrase = new RegExp(String.raw`\b(?:(?:the|your|my|our|all|any|its) ){0,2}(existing|remaining|unchanged|unmodified|previous|original|other|same) ${few$2}(?:(${code$1})|${part})\b`, "i");
const [restCode, restPart, keptCode, keptPart] = [
	"",
	"",
	"",
	""
];
const rest = `[${restCode}${restPart}]`;
const kept = `[${keptCode}${keptPart}]`;
const either = `[${restCode}-${keptPart}]`;
const blank = String.raw`[^\w${restCode}-${keptPart}]*`;
const restSign = (_, noun) => noun !== void 0 ? restCode : restPart;
const keptSign = (_, adjective, noun) => noun !== void 0 && adjective.toLowerCase() !== "same" ? keptCode : keptPart;
const ellipsis$1 = String.raw`(?:\.{3,}|…)`;
const unchanged = "(?:unchanged|untouched|unmodified|intact|identical|the same|same|as[ -]is|as (?:it )?(?:was|before)|as they are)";
const stays = `(?:(?:goes |stays |remains )?here|(?:(?:will|should|must|can) )?(?:(?:remains?|stays?|is|are|be|keeps?|kept) )?(?:exactly |completely )?${unchanged}|remains?|stays?|continues?|omitted)`;
const keep = "(?:keep|leave|include|insert|add|paste|copy|retain|preserve)";
const start$1 = String.raw`^\W*(?:(?:todo|note|fixme)\b\W*)?`;
const end$2 = String.raw`(?:\W.*)?$`;
const patternsOf = (...sources) => sources.map((source) => new RegExp(source, "i"));
const anywhere = patternsOf(String.raw`^${blank}?${ellipsis$1}[\s([]*(?:and )?${either}`, String.raw`^${blank}${either}(?: (?:for|from|with|as|and)\b[^.]{0,50}|\W+${stays})?\W*${ellipsis$1}\W*$`, String.raw`^\W*?${ellipsis$1}[\s([]*(?:(?:keep|leave|retain|preserve) .{0,40}(?:${either}|\b(?:the rest|${code$1}|${part})s?\b).*|(?<=[\s([]|^\W*)[^.]{0,40}?\b(?:${unchanged}|(?:omitted|truncated|snipped)(?: for \w+)?))\W*$`, String.raw`^\W*(?:<|\[|-+ ?)?snip(?:ped)?(?:>|\]| ?-+)\W*$`);
const inText = patternsOf(String.raw`^[([](?:${restCode}|${keptCode}\W|${either}.*\b${unchanged}).*[)\]]$`);
const inComment$1 = patternsOf(String.raw`${start$1}${restCode}(?: (?:above|below))?\W*$`, String.raw`${start$1}(?:${rest}(?: (?:above|below))?|${keptCode})\W+${stays}${end$2}`, String.raw`^\W*?${ellipsis$1}\s+(?:[([]\s*(?:the )?(?:rest of|existing|remaining)|keep existing)\b`, String.raw`^\W*\(${code$1}\W+${stays}${end$2}`, String.raw`${start$1}${kept} (?:goes )?here\W*$`, String.raw`${start$1}\(${either}\W*\)?\W*$`, String.raw`${start$1}${keep} (?:the rest|${rest}|${keptCode})(?: of [\w ]{1,40}?)?(?: (?:here|${unchanged}))?\W*$`, String.raw`^[([\s]*(?:code |content |file |method |function )?(?:unchanged|same as before|no changes?(?: (?:here|needed))?)[)\]\s]*$`, String.raw`^${blank}(?:${either}|${code$1}|contents?).{0,20}\b(?:omitted|elided|(?:truncated|omitted) for|unchanged(?=\W*${ellipsis$1}))\b(?: \w+)?\W*$`, String.raw`\blines? \d+ ?(?:-|–|to|through) ?\d+\b.*\b(?:${unchanged}|omitted)`, String.raw`^\W*${ellipsis$1}[\s([]+(?:and )?(?:the )?(?:rest|remaining|unchanged)\W*$|^\W*(?:the )?(?:rest|remaining)\W*${ellipsis$1}\W*$`, String.raw`^\W*${ellipsis$1}\s*\(?(?:[\w-]+ ){0,2}(?:${code$1}|${part})s?\)?\s*${ellipsis$1}\W*$`, String.raw`^\W*(?:(?:el )?resto del c[óo]digo|(?:le )?reste du code|(?:der )?(?:restliche|übrige|bestehende)r? code|rest des codes|(?:其余|剩余|现有|其他)的?代码|остальной код)`);
// src/core/text/retry-after.ts
const timeOfDay = /\d:\d\d/;
function retryAfterMs(header, now) {
	const asked = header?.trim() ?? "";
	if (/^\d{1,12}(?:\.\d+)?$/.test(asked)) return Number(asked) * 1e3;
	const date = timeOfDay.test(asked) ? Date.parse(asked) : NaN;
	return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}
// src/core/text/safe-text.ts
function clean(text) {
	return storable(withoutInvisible(showDeceptive(text)));
}
function cleanCode(text) {
	return storable(showInvisible(text));
}
function storable(text) {
	return text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, "").toWellFormed();
}
const cleanLine = (text) => withoutLineBreaks(clean(text));
const cleanCodeLine = (text) => withoutLineBreaks(cleanCode(text));
function withoutLineBreaks(text) {
	return text.replaceAll(blanksWithBreak, " ");
}
const blanksWithBreak = /(?<!\s)\s*\n\s*/g;
function withoutForeignKeys(text, own) {
	return text.replace(keyLike, keyFor(own));
}
const keyFor = (own) => (found) => found === own || standard.test(found) ? found : found.replace("-", "‑");
const standard = /^(?:UTF-(?:8|16|32)|SHA-(?:[123]|224|256|384|512)|AES-(?:128|192|256)|ISO-(?:2022|8601|8859)|CVE-\d{4})$/i;
const keyLike = /(?<![\p{L}0-9])\p{L}[\p{L}\p{N}_]{0,254}-\p{N}+/gu;
const keyInCode = /(?<![A-Za-z0-9])[A-Z][A-Z0-9_]{1,254}-\d+/g;
function escapeMarkdown(text, own) {
	const visible = spaced(clean(text));
	const keyed = own === void 0 ? visible : withoutForeignKeys(visible, own);
	return inert(keyed).replace(/[\\`*_{}[\]()<>|~!&$]/g, (sign) => `\\${sign}`).replace(/^(\s*)(?=[-+](?:\s|$)|--|=|#+(?:\s|$))/, "$1\\").replace(/^(\s*\d+)(?=\.)/, "$1\\");
}
function boldMarkdown(text, own) {
	return escapeMarkdown(text, own).replace(/\S(?:.*\S)?/u, "**$&**");
}
const entities$1 = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeHtml(text) {
	return inert(spaced(clean(text))).replace(/[&<>"']/g, (sign) => entities$1[sign] ?? sign);
}
function safeCodeSpan(text, own) {
	const code = inertCode(spaced(cleanCode(text)), "span", own);
	return code === "" ? "" : codeSpan(code, /^`|`$/.test(code));
}
function safeFence(language, text, own) {
	return fenced(language, inertCode(cleanCode(text), "code", own).replace(/\n$/, ""));
}
function plainLanguage(language) {
	return /^(?:mermaid|geojson|topojson|stl|math|katex|plantuml|puml)$/i.test(language) ? "" : language;
}
function linkTarget(url) {
	if (!/^https?:\/\/[^\s<>]+$/.test(url)) return void 0;
	return url.replace(/[\\`|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
function pageUrl(url) {
	const href = URL.canParse(url) ? new URL(url).href : "";
	return /^https?:/.test(href) && href.length <= 2e3 ? href : void 0;
}
function tameMarkdown(markdown, own) {
	return inertCode(markdown, "prose", own).replace(/(?<![\p{L}\p{N}_./@-])@(?=[\p{L}\p{N}_])/gu, "@​");
}
function inertCode(code, form, own) {
	const unmarked = code.replace(/<(?=!--\s*\/?\s*jira-bug-fix-agent\b)/gi, "<​");
	return own === void 0 ? unmarked : breakCommands(breakDirectives(unmarked.replace(keyInCode, keyFor(own)), "code"), form);
}
const inert = (text) => breakCommands(breakDirectives(text, "prose"), "prose");
const spaced = (text) => text.replace(/\s+/g, " ");
// src/core/text/inserted-signs.ts
const inserted = /\p{DI}+|\\(?=[!-/:-@[-`{-~])|[\u2010\u2011]|&(?:amp|lt|gt|quot|#\d{2,3});|`+|\*\*/gu;
const signs$1 = /(?:&(?:amp|lt|gt|quot|#\d{2,3});|[^A-Za-z\d])+/g;
const withoutSigns = (taken, text) => text.replace(taken, (sign) => /^[\u2010\u2011]$/.test(sign) && taken === inserted ? "-" : "");
function replaceWithout(taken, text, mark, find) {
	const parts = find(withoutSigns(taken, text));
	const places = parts.length === 0 ? [] : placesIn$1(text, taken);
	let [replaced, kept] = ["", 0];
	for (const [start, end] of parts.toSorted(([one], [other]) => one - other)) {
		const from = places[start]?.[0] ?? text.length;
		if (from >= kept) replaced += text.slice(kept, from) + mark;
		kept = Math.max(kept, places[end - 1]?.[1] ?? text.length);
	}
	return replaced + text.slice(kept);
}
function placesIn$1(text, taken) {
	const places = [];
	let kept = 0;
	const keepTo = (end) => {
		for (; kept < end; kept += 1) places.push([kept, kept + 1]);
	};
	for (const { 0: sign, index } of text.matchAll(taken)) {
		keepTo(index);
		kept = index + sign.length;
		if (withoutSigns(taken, sign) !== "") places.push([index, kept]);
	}
	keepTo(text.length);
	return places;
}
// src/core/text/secrets.ts
const minRest = 12;
function hideSecrets(secrets, mark = "***") {
	const forms = derived(secrets, formsOf$1);
	return (text) => forms().reduce((hidden, form) => hide(hidden, form, mark), text);
}
function derived(list, make) {
	let last;
	return () => {
		if (last?.length !== list.length) last = {
			made: make(list),
			length: list.length
		};
		return last.made;
	};
}
function formsOf$1(secrets) {
	const all = secrets.filter((secret) => !isWeakSecret(secret)).flatMap(encodeSecret);
	return [...new Set(all)].toSorted((one, other) => other.length - one.length);
}
function secretAdder(secrets) {
	const hiders = derived(secrets, (all) => all.map((secret) => hideSecrets([secret])));
	return (before, after) => hiders().some((hideOne) => {
		const isIn = (text) => hideOne(`${text}.`) !== `${text}.`;
		return isIn(after) && !before.some(isIn);
	});
}
function encodeSecret(secret) {
	const bytes = new TextEncoder().encode(secret);
	const quoted = JSON.stringify(secret).slice(1, -1);
	const encoded = encodeURIComponent(secret.toWellFormed());
	const inSmall = encoded.replace(/%../g, (byte) => byte.toLowerCase());
	const base64 = [
		0,
		1,
		2
	].map((before) => encodeBase64(bytes, before));
	const urlSafe = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"));
	const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return [
		secret,
		quoted,
		encoded,
		inSmall,
		digits,
		digits.toUpperCase(),
		...base64,
		...urlSafe
	];
}
function hide(text, secret, mark) {
	let [hidden, kept] = ["", 0];
	for (const [start, end] of partsOf$4(text, secret)) {
		hidden += text.slice(kept, start) + mark;
		kept = end;
	}
	return kept === 0 ? text : hidden + text.slice(kept);
}
function partsOf$4(text, secret) {
	const start = secret.slice(0, minRest);
	const parts = [];
	for (let at = text.indexOf(start); at >= 0;) {
		const end = endOfSecret(text, secret, at);
		if (end !== void 0) parts.push([at, end]);
		at = text.indexOf(start, end ?? at + 1);
	}
	return parts;
}
const cut$2 = /\s*(?:$|…|\((?:…|cut\b))/y;
function endOfSecret(text, secret, from) {
	let end = from;
	while (end - from < secret.length && text[end] === secret[end - from]) end += 1;
	if (end - from === secret.length) return end;
	cut$2.lastIndex = end;
	return cut$2.test(text) ? end : void 0;
}
function encodeBase64(bytes, before) {
	const text = btoa(String.fromCharCode(...new Uint8Array(before), ...bytes));
	const end = Math.floor((before + bytes.length) * 8 / 6);
	return text.slice(Math.ceil(before * 8 / 6), end);
}
const minSecret = 8;
const maxWord = 12;
const defaults = new Set(`a access admin administrator api apikey auth change changeit changeme client default demo dev dummy example guest
  here it key letmein local me my mysecret pass passphrase passw0rd passwd password placeholder private qwerty root
  sample secret test testing the token user username welcome word your`.split(/\s+/));
function isWeakSecret(secret) {
	if (secret.length < minSecret) return true;
	if (secret.length <= maxWord && /^(?:\p{L}\p{Ll}*|\p{Lu}+|\d+)$/u.test(secret)) return true;
	return secret.toLowerCase().split(/[\s_.-]+/).every((word) => word === "" || defaults.has(word.replace(/[^a-z]+$/, "")));
}
const services$1 = [
	String.raw`[psr]k[-_][\w-]{16,200}|(?:gsk_|xai-|hf_)\w{20,200}`,
	String.raw`(?:gh[oprsu]_|github_pat_|glpat-|npm_)[\w-]{16,255}`,
	String.raw`AT[AC]TT3[\w=-]{20,400}|xox[a-z]-[\w-]{10,200}`,
	String.raw`hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/-]{16,200}`,
	String.raw`SG\.[\w-]{16,40}\.[\w-]{20,80}|pypi-AgE[\w-]{16,400}|do[opr]_v1_[\da-f]{32,128}`,
	String.raw`hv[bsr]\.[\w-]{20,400}|shp(?:at|ca|pa|ss)_[\da-fA-F]{24,64}|dckr_[op]at_[\w-]{16,100}`,
	String.raw`(?:AKIA|ASIA)[A-Z\d]{16}(?![A-Z\d])|(?:AIza|ya29\.)[\w-]{20,400}`,
	String.raw`eyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{0,2000}|(?:Bearer|Basic) [\w.~+/=-]{16,4000}`
].join("|");
const keyForms = [
	[new RegExp(`(?<![A-Za-z\\d])(?:${services$1})`, "g")],
	[/(?<![a-z])[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@]{0,200}:[^\s/]{1,400}@[^\s"'<>)\]}]{1,400}/gi],
	[/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g],
	[/(?<=(?:account|access|shared)[a-z_-]{0,20}key["']?\s?[:=]\s?["']?)[\w+/-]{20,400}={0,2}/gi, isRandom],
	[/(?<![A-Za-z\d+/])[A-Za-z\d+/]{40}(?![A-Za-z\d+/=])/g, isRandom]
];
const maxLetters = 3.4;
function isRandom(text) {
	const words = text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
	return [
		/[A-Z]/,
		/[a-z]/,
		/\d/
	].every((kind) => kind.test(text)) && text.length / Math.max(words.length, 1) < maxLetters;
}
const keysIn = (text) => keyForms.flatMap(([form, isKey = () => true]) => Array.from(text.matchAll(form)).flatMap(({ 0: found, index }) => isKey(found) ? [[index, index + found.length]] : []));
const hideKeys = (text) => replaceWithout(inserted, text, redacted, keysIn);
function redactor(secrets) {
	const hideKnown = derived(secrets, (all) => hideSecrets(all, redacted));
	const plain = derived(secrets, (all) => formsOf$1(all).map((form) => withoutSigns(inserted, form)));
	const letters = derived(secrets, (all) => formsOf$1(all).map((form) => withoutSigns(signs$1, form)).filter((form) => form.length >= minRest && !isWeakSecret(form)));
	const hideThrough = (taken, forms, text) => replaceWithout(taken, text, redacted, (left) => forms.flatMap((form) => partsOf$4(left, form)));
	return (text) => {
		const known = hideThrough(inserted, plain(), hideKeys(hideKnown()(text)));
		return hideThrough(signs$1, letters(), known);
	};
}
// src/core/text/thoughts.ts
const tags = /<\/?(?:\w{1,20}:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratchpad)\s?>|\[\/?THINK\]|◁\/?think▷|(?<!<\|call\|>\s?)<\|start\|>assistant(?:<\|channel\|>final<\|message\|>)?/gi;
const closing$1 = /^(?:.\/|<\|)/;
function withoutThoughts(reply, contentOf) {
	if (reply.search(tags) < 0) return reply;
	const content = [...contentOf(reply)].sort((a, b) => a.start - b.start);
	let [next, contentEnd] = [0, 0];
	let kept = "";
	let from = 0;
	let open;
	for (const tag of findTags(reply)) {
		while ((content[next]?.start ?? tag.end) <= tag.start) {
			contentEnd = Math.max(contentEnd, content[next]?.end ?? 0);
			next += 1;
		}
		if (tag.start < contentEnd || isMentioned(reply, tag)) continue;
		if (tag.closes) {
			kept = open === void 0 ? "" : kept + reply.slice(from, open.start);
			from = tag.end;
			open = void 0;
		} else if (open === void 0 && startsLine(reply, tag)) open = tag;
	}
	const isCut = open !== void 0 && (opensText(reply, open) || isFirst$1(reply, open));
	return kept + reply.slice(from, isCut ? open?.start : void 0);
}
function findTags(reply) {
	return [...reply.matchAll(tags)].map(({ 0: tag, index }) => {
		return {
			start: index,
			end: index + tag.length,
			closes: closing$1.test(tag)
		};
	});
}
const reach$1 = 120;
function isMentioned(reply, { start, end, closes }) {
	const before = reply.slice(Math.max(0, start - reach$1), start);
	const after = reply.slice(end, end + reach$1);
	const last = before.at(-1) ?? "";
	if (/["'`]/.test(last) && after.startsWith(last)) return true;
	return before.slice(before.lastIndexOf("\n") + 1).split("`").length % 2 === 0 && /^[^`\n]*`(?!``)/.test(after) || closes && /\S $/.test(before) && sentenceRest.test(after);
}
const sentenceRest = /^(?: [a-z]+ [a-z]|["'](?=[\s.,;:)])|[.,;:)]\s)/;
function startsLine(reply, { start }) {
	let at = start;
	while (/[ \t]/.test(reply[at - 1] ?? "")) at -= 1;
	return at === 0 || reply[at - 1] === "\n";
}
function opensText(reply, { end }) {
	return /^(?:[ \t\r]*(?:\n|$)|\S)/.test(reply.slice(end, end + reach$1));
}
function isFirst$1(reply, { start }) {
	return reply.slice(0, start).trim() === "";
}
// src/core/text/tokens.ts
const pieces = /([A-Za-z]+)|([\p{L}\p{M}]+)|(\p{N}{1,3})|(\r?\n[ \t]*)|([^\S\r\n]+)|((?:[^\p{L}\p{M}\p{N}\s]|\r(?!\n))+)/gu;
function estimateTokens(text) {
	let tokens = 0;
	for (const [piece, latin, letters, digits, lineEnd, spaces] of text.matchAll(pieces)) if (latin !== void 0) tokens += Math.max(1, piece.length / 6.2);
	else if (letters !== void 0) tokens += .55 * piece.length;
	else if (digits !== void 0) tokens += 1;
	else if (lineEnd !== void 0 || spaces !== void 0) tokens += .55;
	else tokens += Math.max(.8, .55 * piece.length);
	return Math.ceil(tokens);
}
// src/core/repository/file-kind.ts
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
	if (separated.test(stem) || joined$1.test(stem)) return true;
	return /\.(?:java|kt|groovy|scala)$/.test(name) && joinedJava.test(stem);
}
const folders = /^(?:tests?|testing|__tests?__|specs?|e2e|testdata|test[-_]?(?:data|fixtures?|resources|utils|support)|fixtures?|__fixtures__|__mocks__|snapshots?|__snapshots__|cypress|step_definitions)$/i;
const rootFolders = /^(?:features|t)\//;
const projects = /(?:^|[a-z0-9.])(?:Unit|Integration|UI)?Tests?$|\.(?:specs?|tests?)$/;
const texts = /\.(?:md|rst|txt|adoc|ya?ml|toml|ini|cfg|lock|xml|html?|css|svg|env)$/i;
const templates = /\.(?:template|tmpl|tpl|tt)$/;
const separated = /(?:^|[._-])(?:tests?|specs?|e2e|cy)$|^(?:tests?|specs?)[._-]|^conftest$/i;
const joined$1 = /[a-z0-9](?:Tests?|TestCase|TestSuite|Specs?)$/;
const joinedJava = /^(?:Test[A-Z]\w*|\w*[a-z0-9]IT)$/;
// src/core/repository/mentions/dependency.ts
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
const anyOf$1 = (expressions) => `(?:${expressions.trim().split(/\s+/).join("|")})`;
const folder = new RegExp(`(?:^|/)${anyOf$1(installed)}(?=/)`, "gi");
const runtime = new RegExp(`^${anyOf$1(runtimes)}`);
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
// src/core/repository/mentions/resolver.ts
const resolvers = new WeakMap();
function fileResolver(paths) {
	const known = resolvers.get(paths);
	if (known !== void 0) return known;
	const index = fileIndex(paths);
	const resolver = {
		stated: (name) => index.endingIn(partsOf$3(name), partsOf$3(name).length),
		file: (name) => fileNamed(name.replaceAll("\\", "/"), index),
		module: (name) => moduleNamed(name, index)
	};
	resolvers.set(paths, resolver);
	return resolver;
}
function partsOf$3(path) {
	return path.replace(/^[A-Za-z]:/, "").split(/[\\/]/).filter((part) => !/^\.{0,3}$/.test(part)).slice(-40);
}
function fileNamed(path, index) {
	const dependency = findDependency(path);
	if (dependency !== void 0) return fileOfPackage(dependency, index);
	const parts = partsOf$3(path);
	const isForeign = /^(?:[/~$%{]|[A-Za-z]:|\.\.|[a-z\d-]+(?:\.[a-z\d-]+)+\/)/.test(path);
	const found = index.endingIn(parts, least$2(parts.length, isForeign));
	const name = parts.at(-1) ?? "";
	return {
		files: name.includes(".") ? found : found.filter((file) => file.endsWith(name)),
		isDependency: false
	};
}
function least$2(parts, isForeign) {
	return Math.min(parts, isForeign ? 2 : Math.max(2, Math.floor(parts / 2) + 1));
}
function fileOfPackage({ inside, whole }, index) {
	const copied = partsOf$3(whole);
	const copies = index.endingIn(copied, copied.length);
	if (copies.length > 0) return {
		files: copies,
		isDependency: true
	};
	const [name = "", ...rest] = partsOf$3(inside);
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
		const shared = Math.max(least$2(length, false), Math.min(3, length));
		const files = index.modules(parts.slice(0, length), shared);
		if (files.length > 0) return files;
	}
	return [];
}
function resolveName(name, paths) {
	const found = fileResolver(paths).stated(name);
	const path = partsOf$3(name).join("/");
	return found.includes(path) ? [path] : found;
}
const mostFiles = 100;
function fileIndex(paths) {
	const byName = groups(paths, (path) => folded(baseOf$2(path)));
	const byFolder = new Map();
	const byModule = groups(paths, moduleName);
	function inFolder(folder, name) {
		const found = byName(name);
		if (found.length <= fewFiles) return found;
		const folders = byFolder.get(name) ?? groups(found, (path) => folded(folderOf$3(path)));
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
			const wanted = parts.map(flat$1);
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
const baseOf$2 = (path) => path.slice(path.lastIndexOf("/") + 1);
const folderOf$3 = (path) => path.split("/").at(-2) ?? "";
function folded(name) {
	return name.toLowerCase().normalize("NFC");
}
const flat$1 = (part) => part.toLowerCase().replace(/[_-]/g, "");
const ofFolder = /^(?:__init__\.py|index\.(?:[cm]?[jt]sx?|vue|svelte|dart)|mod\.rs)$/;
function moduleParts(path) {
	const parts = path.split("/").map(flat$1);
	const name = parts.pop() ?? "";
	if (!isProgram(path)) return [];
	return ofFolder.test(baseOf$2(path)) ? parts : [...parts, withoutExtension(name)];
}
function moduleName(path) {
	if (!isProgram(path)) return "";
	const base = baseOf$2(path);
	return ofFolder.test(base) ? flat$1(folderOf$3(path)) : withoutExtension(flat$1(base));
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
// src/core/repository/mentions/mentions-in.ts
const most$10 = {
	mentions: 300,
	names: 2e3
};
function findMentions(ticket, paths) {
	const resolver = fileResolver(paths);
	const title = plainText$1(ticket.title);
	const found = [];
	let text = `${title}\n${plainText$1(ticket.body)}`;
	for (const find of [
		findFrames,
		findAddresses,
		unusualNames(paths),
		findFileNames,
		findModules,
		findBareNames
	]) {
		const sightings = find(text).slice(0, most$10.names);
		const known = sightings.flatMap((one) => meaningOf$1(one, resolver));
		found.push(...known);
		text = blanked(text, find === findAddresses ? sightings : known);
	}
	return distinct$1(found, title.length);
}
function plainText$1(text) {
	const [start = "", ...rest] = text.normalize("NFC").split("<!--");
	const shown = (part) => part.slice(part.includes("-->") ? part.indexOf("-->") + 3 : 0);
	return unwrapped([start, ...rest.map(shown)].join(" "));
}
function meaningOf$1(sighting, { file, module }) {
	const { name, depth } = sighting;
	const kind = depth === void 0 ? "file" : "frame";
	const named = file(name);
	if (named.files.length > 0 || named.isDependency || isFileName(name)) return [{
		...sighting,
		kind,
		...named
	}];
	const files = module(name);
	const found = {
		...sighting,
		kind: depth === void 0 ? "module" : kind,
		files
	};
	return files.length > 0 ? [{
		...found,
		isDependency: false
	}] : [];
}
function isFileName(name) {
	const dot = name.lastIndexOf(".");
	const [stem, extension] = [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
	const isOther = /^(?:[A-Z][a-z\d]*\.js|process\.env|\w(?:\.\w)+)$/.test(name);
	return /[\p{L}\p{N}]/u.test(stem) && !isOther && clearExtensions.has(extension);
}
function blanked(text, read) {
	const parts = [];
	let end = 0;
	for (const one of read.toSorted((a, b) => a.at - b.at)) {
		if (one.at < end) continue;
		parts.push(text.slice(end, one.at), " ".repeat(one.end - one.at));
		end = one.end;
	}
	return [...parts, text.slice(end)].join("");
}
function distinct$1(found, titleLength) {
	const withLine = new Set(found.filter(({ line }) => line !== void 0).map(({ name }) => name));
	const titled = new Set(found.filter(({ at }) => at < titleLength).map(({ name }) => name));
	const places = new Map();
	const far = found.length;
	for (const { at, end, ...mention } of found.toSorted((a, b) => (a.depth ?? far) - (b.depth ?? far) || a.at - b.at)) {
		const { name, line } = mention;
		const key = `${name}:${line ?? ""}`;
		if (places.has(key) || line === void 0 && withLine.has(name)) continue;
		places.set(key, {
			...mention,
			inTitle: titled.has(name)
		});
	}
	return [...places.values()].slice(0, most$10.mentions);
}
// src/core/repository/mentions/mentions-text.ts
const most$9 = {
	text: 1200,
	name: 100,
	path: 250,
	files: 4,
	missing: 8
};
function mentionsText(mentions, near = () => []) {
	const ordered = mentions.filter(({ name, files, kind, line, depth = 0 }) => {
		if (line === void 0 && isOwnName(name, files)) return false;
		return files.length > 0 || !name.startsWith("<") && (kind === "file" || depth === 0);
	}).toSorted((a, b) => worth(b) - worth(a));
	const missing = ordered.filter(isMissing$1).slice(0, most$9.missing);
	const known = ordered.filter((one) => !isMissing$1(one)).map(described);
	const lines = [...new Set([...known, ...missing.flatMap((one) => missed(one, near))])];
	const kept = [];
	let length = 0;
	for (const line of lines) {
		const isKnown = kept.some((other) => other === line || other.startsWith(`${line}:`));
		length += isKnown ? 0 : line.length + 1;
		if (length > most$9.text) break;
		if (!isKnown) kept.push(line);
	}
	return kept.join("\n");
}
function isOwnName(name, files) {
	const [only, ...others] = files;
	return others.length === 0 && only !== void 0 && `/${only}`.endsWith(`/${name}`);
}
function worth({ files, depth, isDependency, inTitle }) {
	if (files.length === 0) return isDependency ? -1 : 0;
	return 10 - (depth === void 0 ? 2 : Math.min(depth, 30) / 10) + (inTitle ? 3 : 0) - Math.min(files.length - 1, 5);
}
const isMissing$1 = ({ files, isDependency }) => files.length === 0 && !isDependency;
function missed({ name }, near) {
	const files = near(name).slice(0, most$9.files);
	if (files.length === 0) return [];
	const listed = files.map((file) => oneLine(file, most$9.path)).join(", ");
	return [`${oneLine(name, most$9.name)}: no such file; there is ${listed}`];
}
function described({ name, files, line, depth }) {
	const shown = oneLine(name, most$9.name);
	const [first, ...others] = files.slice(0, most$9.files).map((file) => oneLine(file, most$9.path));
	if (first === void 0) return `${shown}: a dependency`;
	const at = line === void 0 ? "" : `:${line}`;
	const crash = depth === 0 ? " (crashed here)" : "";
	if (others.length === 0) return name.replaceAll("\\", "/").endsWith(first) || depth !== void 0 ? `${first}${at}${crash}` : `${shown}: ${first}${at}`;
	const more = files.length > most$9.files ? " or others" : "";
	return `${shown}${at}: ${[first, ...others].join(" or ")}${more} (the ticket does not say which)${crash}`;
}
// src/core/repository/ranking/literals.ts
const most$8 = {
	text: 4e4,
	piece: 120,
	pieces: 120
};
const least$1 = {
	words: 10,
	token: 6
};
const quote$1 = /`([^`\n]{3,300})`|"([^"\n]{3,300})"|“([^”\n]{3,300})”|«([^»\n]{3,300})»|\{\{([^{}\n]{3,300})\}\}|(?<![\p{L}\p{N}])'([^'\n]{3,300})'(?![\p{L}\p{N}])/gu;
const message = /(?:(?<![\w.$])[\w.$]{0,100}(?:Error|Exception|Warning|Failure)|\b(?:error|fatal|panic|warn(?:ing)?|failed|failure))\b(?:[\])]|[ \t]{0,4}[:–-])[ \t]{1,4}([^\n]{6,400})/giu;
const block = /^ {0,3}(```|~~~)[^\n]*\n([\s\S]*?)(?:^ {0,3}\1|$(?![\s\S]))|\{(code|noformat)(?::[^}\n]{0,100})?\}([\s\S]*?)\{\3\}/gm;
const frame = /^\s*(?:at\s|File ".*", line|\.\.\. \d+ more|#\d+ )|:\d+:\d+\)?\s*$/;
const placeholder = /%[-+#\d.]{0,6}[a-zA-Z]|\$?\{[^{}\n]{0,100}\}|<[^<>\n]{1,100}>|"[^"\n]{0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|(?:[A-Za-z]:)?(?:[\w.~-]{0,100}[\\/]){1,20}[\w.-]{0,100}|(?<!\w)[\w-]{0,40}\d[\w-]{0,40}|\.{3}|…|["'`\\]/g;
const token = /^(?:-{1,2}[A-Za-z]|[@.:]?[A-Za-z_])[\w$]*(?:[-.:/@]{1,2}[A-Za-z_$][\w$]*)*$/;
function literalPieces({ title, body }) {
	const text = unwrapped(`${title}\n${body.slice(0, most$8.text)}`);
	const pieces = new Set();
	for (const span of [
		...messagesIn(text),
		...quotesIn(text),
		...blockLines(text)
	]) {
		for (const piece of piecesOf$1(span)) pieces.add(piece);
		if (pieces.size >= most$8.pieces) break;
	}
	return [...pieces].slice(0, most$8.pieces);
}
const messagesIn = (text) => [...text.matchAll(message)].map(([, said = ""]) => said);
const quotesIn = (text) => [...text.matchAll(quote$1)].map(([, ...quoted]) => quoted.find((one) => one !== void 0) ?? "");
const blockLines = (text) => [...text.matchAll(block)].flatMap(([, , fenced, , braced]) => (fenced ?? braced ?? "").split("\n")).filter((line) => !frame.test(line));
function piecesOf$1(span) {
	const whole = span.trim().replace(/[()[\]{};,:.!?]+$/, "");
	if (token.test(whole)) return isDistinct(whole) ? [whole.slice(0, most$8.piece)] : [];
	return span.split(placeholder).map((piece) => trimmed(piece).slice(0, most$8.piece)).filter((piece) => /\w[^\w\s]{0,3}\s/.test(piece) && piece.length >= least$1.words);
}
const isDistinct = (name) => /^-/.test(name) || name.length >= least$1.token && /\w[-.:/@]/.test(name);
const trimmed = (piece) => piece.replace(/^[^\p{L}\p{N}_$@-]+|[^\p{L}\p{N}_$]+$/gu, "");
// src/core/repository/places.ts
function sortedPlace(sorted, text) {
	let [from, to] = [0, sorted.length];
	while (from < to) {
		const middle = from + to >>> 1;
		if ((sorted[middle] ?? "") < text) from = middle + 1;
		else to = middle;
	}
	return from;
}
// src/core/repository/ranking/bm25.ts
const [k, b] = [1.2, .6];
function rarities(texts, terms) {
	const holders = new Float32Array(terms);
	let total = 0;
	for (const text of texts) {
		if (text === void 0) continue;
		total += 1;
		for (let at = 0; at < text.counts.length; at += 2) {
			const term = text.counts[at] ?? 0;
			holders[term] = (holders[term] ?? 0) + 1;
		}
	}
	return holders.map((count) => Math.log(1 + (total - count + .5) / (count + .5)));
}
function bm25(texts, weights, rarity) {
	const mean = meanLength(texts);
	const scores = new Float32Array(texts.length);
	for (const [index, text] of texts.entries()) {
		if (text === void 0 || text.counts.length === 0) continue;
		const norm = k * (1 - b + b * text.length / Math.max(1, mean));
		let score = 0;
		for (let at = 0; at < text.counts.length; at += 2) {
			const term = text.counts[at] ?? 0;
			const count = text.counts[at + 1] ?? 0;
			const weight = (weights[term] ?? 0) * (rarity[term] ?? 0);
			score += weight * count * (k + 1) / (count + norm);
		}
		scores[index] = score;
	}
	return scores;
}
function meanLength(texts) {
	let [total, sum] = [0, 0];
	for (const text of texts) {
		if (text === void 0) continue;
		total += 1;
		sum += text.length;
	}
	return sum / Math.max(1, total);
}
// src/core/repository/ranking/words.ts
const stopWords = new Set(`a about above actual actually after again all already also always am an and any are as at attached be because been
  before behavior behaviour being below between both bug but by call called came can cannot case code could current
  currently describe described description did do does doing done down due each either else error etc even every
  example expect expected few fix fixed following for found from get gets getting give given gives got had happen
  happens has have having he hello help her here hi how however i if in information instead into is issue it its just
  know like line look looks made make makes many may maybe me might more most much must my need needed needs never new
  no not nothing now of off ok on once one only or other our out over own please possible problem rather really
  report reproduce reproduction result results return returns right run running same see seem seems set she should
  show shows simple since so some something source steps still such sure system take test tested than thank thanks that
  the their them then there these they thing this those through to too tried try trying two under until up us use used
  user uses using ve version very want was way we well were what when where whether which while who why will with
  within without work working works would wrong you your
  await bool boolean break catch class const continue def default false final finally float function func import int
  interface let long null none package private protected public self static string struct switch this throw throws true
  type undefined var void yield var fn impl pub mut`.split(/\s+/));
function isStopWord(word) {
	return stopWords.has(word);
}
function wordParts(name) {
	return (name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}/gu) ?? []).map((part) => part.toLowerCase());
}
function stemOf(word) {
	if (word.length < 4) return word;
	for (const [ending, by] of endings$2) {
		if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
		return undoubled(word.slice(0, -ending.length) + by);
	}
	return word;
}
const endings$2 = Object.entries({
	ations: "at",
	ation: "at",
	ities: "ity",
	ingly: "",
	ings: "",
	ing: "",
	ions: "",
	ion: "",
	ies: "y",
	ied: "y",
	sses: "ss",
	ers: "",
	ors: "",
	ates: "at",
	ated: "at",
	ate: "at",
	ed: "",
	er: "",
	or: "",
	es: "",
	ss: "ss",
	s: "",
	e: ""
});
const undoubled = (stem) => stem.replace(/([bdgmnprt])\1$/, "$1");
function formsOf(stem) {
	const last = stem.at(-1) ?? "";
	const starts = [
		stem,
		`${stem}e`,
		.../[bdgmnprt]/.test(last) ? [stem + last] : []
	];
	if (last === "y") starts.push(`${stem.slice(0, -1)}i`);
	return starts.flatMap((start) => formEndings.map((ending) => start + ending));
}
const formEndings = ["", ..."s es ed d ing ings er ers r rs or ors ion ions".split(" ")];
const ownName = 2;
function pathTexts(paths, stems) {
	const stemsIn = stemFinder(stems);
	const folders = new Map();
	const others = [];
	return paths.map((path) => {
		const start = path.lastIndexOf("/") + 1;
		const folder = path.slice(0, start);
		const above = folders.get(folder) ?? stemsIn(folder);
		folders.set(folder, above);
		const own = stemsIn(path.slice(start));
		const length = above.length + ownName * own.length;
		if (above.found.length + own.found.length === 0) {
			others[length] ??= {
				length,
				counts: new Uint16Array()
			};
			return others[length];
		}
		const counts = new Map();
		const count = (index, by) => counts.set(index, (counts.get(index) ?? 0) + by);
		for (const index of above.found) count(index, 1);
		for (const index of own.found) count(index, ownName);
		return {
			length,
			counts: Uint16Array.from([...counts].flat())
		};
	});
}
function stemFinder(stems) {
	const indices = new Map(stems.map((stem, index) => [stem, index]));
	const known = new Map();
	const indexOf = (word) => {
		if (!known.has(word)) known.set(word, indices.get(stemOf(word)));
		return known.get(word) ?? [];
	};
	return (text) => {
		const words = wordParts(text).filter((part) => part.length > 2);
		return {
			length: words.length,
			found: words.flatMap(indexOf)
		};
	};
}
function bareName$1(path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	const dot = name.lastIndexOf(".");
	const bare = (dot > 0 ? name.slice(0, dot) : name).toLowerCase();
	return /^[a-z\d]*$/.test(bare) ? bare : bare.replace(/[^\p{L}\p{N}]/gu, "");
}
// src/core/repository/ranking/history.ts
const broad$1 = 25;
const similar = 60;
function similarCommits(history, query) {
	const commits = narrow(history);
	const indices = new Map(query.stems.map((stem, index) => [stem, index]));
	const texts = commits.map(({ message }) => messageText(message, indices));
	const scores = bm25(texts, query.weights, rarities(texts, query.stems.length));
	const best = scores.reduce((most, score) => Math.max(most, score), 0);
	const touched = new Map();
	const ranked = [...commits.entries()].map(([index, commit]) => ({
		commit,
		score: scores[index] ?? 0
	})).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).slice(0, similar);
	for (const { commit, score } of ranked) {
		const share = (score / best) ** 2 / Math.sqrt(commit.paths.length);
		for (const path of commit.paths) touched.set(path, (touched.get(path) ?? 0) + share);
	}
	return touched;
}
function messageText(message, indices) {
	const counts = new Map();
	const words = wordParts(message);
	for (const word of words) {
		const index = indices.get(stemOf(word));
		if (index !== void 0) counts.set(index, (counts.get(index) ?? 0) + 1);
	}
	return {
		length: words.length,
		counts: Uint16Array.from([...counts].flat())
	};
}
function changedWith(history, likely) {
	const shared = new Map();
	for (const { paths } of narrow(history)) for (const path of paths) {
		const weight = likely.get(path);
		if (weight === void 0) continue;
		for (const other of paths) if (other !== path) shared.set(other, (shared.get(other) ?? 0) + weight / paths.length);
	}
	return shared;
}
const narrow = (history) => history.filter(({ paths }) => paths.length <= broad$1);
// src/core/repository/ranking/features.ts
function computeFeatures(evidence, known = knownFeatures(evidence)) {
	const fromText = scaled({
		...textFeatures(evidence),
		...symbolFeatures(evidence)
	});
	const plain = Float32Array.from(evidence.counts, (file) => file?.plain ?? 0);
	return {
		...known,
		...fromText,
		plain
	};
}
function knownFeatures({ paths, named, query, mentions, history }) {
	const kinds = columnBy(paths, fileKind);
	const flag = (wanted) => kinds.map((kind) => kind === wanted ? 1 : 0);
	const names = pathTexts(paths, query.stems);
	return {
		...scaled({
			path: bm25(names, query.weights, rarities(names, query.stems.length)),
			name: nameColumn(paths.length, named, query),
			...mentionFeatures(paths, mentions),
			similar: columnOf(paths, similarCommits(history, query))
		}),
		test: flag(1),
		document: flag(2),
		generated: flag(3),
		code: columnBy(paths, (path) => isProgram(path) ? 1 : 0)
	};
}
function neighbourFeatures({ paths, history }, likely) {
	return scaled({ changedWith: columnOf(paths, changedWith(history, likely)) });
}
function scaled(columns) {
	for (const column of Object.values(columns)) scale(column);
	return columns;
}
function scale(column) {
	let largest = 0;
	for (let at = 0; at < column.length; at += 1) largest = Math.max(largest, column[at] ?? 0);
	if (largest === 0) return;
	for (let at = 0; at < column.length; at += 1) column[at] = (column[at] ?? 0) / largest;
}
function columnOf(paths, numbers) {
	const column = new Float32Array(paths.length);
	for (const [path, value] of numbers) {
		const index = sortedPlace(paths, path);
		if (paths[index] === path) column[index] = value;
	}
	return column;
}
function columnBy(paths, numberOf) {
	const column = new Float32Array(paths.length);
	for (let at = 0; at < column.length; at += 1) column[at] = numberOf(paths[at] ?? "");
	return column;
}
function countedStems(counts) {
	return counts.map((file) => file && {
		length: file.length,
		counts: file.stems
	});
}
function textFeatures({ counts, query }) {
	const terms = query.stems.length;
	const texts = countedStems(counts);
	const defined = counts.map((file) => file && {
		length: file.length,
		counts: file.definedStems
	});
	return {
		body: bm25(texts, query.weights, rarities(texts, terms)),
		definitions: bm25(defined, query.weights, rarities(defined, terms))
	};
}
function symbolFeatures({ counts, query }) {
	const weights = Float32Array.from(query.symbols.values());
	const rarity = rarities(counts.map((file) => file && {
		length: 1,
		counts: file.used
	}), weights.length);
	const definers = new Float32Array(weights.length);
	for (const file of counts) forPairs(file?.defined, (name) => addTo(definers, name, 1));
	const sumOf = (pairs, value) => {
		let sum = 0;
		forPairs(pairs, (name) => {
			sum += (weights[name] ?? 0) * value(name);
		});
		return sum;
	};
	const [defines, uses] = [new Float32Array(counts.length), new Float32Array(counts.length)];
	for (const [index, file] of counts.entries()) {
		defines[index] = sumOf(file?.defined, (name) => 1 / Math.sqrt(definers[name] ?? 1));
		uses[index] = sumOf(file?.used, (name) => rarity[name] ?? 0);
	}
	return {
		defines,
		uses
	};
}
function forPairs(pairs, visit) {
	if (pairs === void 0) return;
	for (let at = 0; at < pairs.length; at += 2) visit(pairs[at] ?? 0);
}
function addTo(column, index, value) {
	column[index] = (column[index] ?? 0) + value;
}
function nameColumn(length, named, { words }) {
	const column = new Float32Array(length);
	for (const word of words) {
		const places = named.get(word) ?? [];
		for (const index of places) column[index] = 1 / Math.sqrt(places.length);
	}
	return column;
}
const fading = {
	frame: .35,
	body: .5
};
function mentionFeatures(paths, mentions) {
	const values = {
		file: new Map(),
		frame: new Map()
	};
	for (const { kind, files, isDependency, inTitle, depth = 0 } of mentions) {
		if (isDependency || kind === "module") continue;
		const value = kind === "frame" ? 1 / (1 + fading.frame * depth) : inTitle ? 1 : fading.body;
		const column = values[kind];
		for (const path of files) {
			const share = value / Math.sqrt(files.length);
			column.set(path, Math.max(column.get(path) ?? 0, share));
		}
	}
	return {
		file: columnOf(paths, values.file),
		frame: columnOf(paths, values.frame)
	};
}
// src/core/repository/ranking/hash-table.ts
const emptyHash = -2128831035;
function addByte(hash, byte) {
	return Math.imul(hash ^ byte, 16777619);
}
const encoder$1 = new TextEncoder();
function hashOf(word) {
	let hash = emptyHash;
	for (const byte of encoder$1.encode(word)) hash = addByte(hash, byte);
	return hash;
}
var HashTable = class {
	#mask;
	#hashes;
	#values;
	constructor(entries) {
		const size = 2 ** Math.ceil(Math.log2(4 * entries.length + 16));
		this.#mask = size - 1;
		this.#hashes = new Int32Array(size);
		this.#values = new Int32Array(size).fill(-1);
		for (const [word, value] of entries) {
			const hash = hashOf(word);
			const at = this.#slotOf(hash);
			if (this.#values[at] === -1) {
				this.#hashes[at] = hash;
				this.#values[at] = value;
			}
		}
	}
	find(hash) {
		return this.#values[this.#slotOf(hash)] ?? -1;
	}
	#slotOf(hash) {
		let at = (hash ^ hash >>> 15) & this.#mask;
		while (this.#values[at] !== -1 && this.#hashes[at] !== hash) at = at + 1 & this.#mask;
		return at;
	}
};
// src/core/repository/ranking/name-starts.ts
const kinds$1 = {
	other: 0,
	lower: 1,
	upper: 2,
	digit: 3,
	joint: 4
};
const kindOf$1 = Uint8Array.from({ length: 256 }, (_, byte) => {
	if (byte >= 97 && byte <= 122) return kinds$1.lower;
	if (byte >= 65 && byte <= 90) return kinds$1.upper;
	if (byte >= 48 && byte <= 57) return kinds$1.digit;
	if (byte === 95 || byte === 36) return kinds$1.joint;
	return byte >= 128 ? kinds$1.lower : kinds$1.other;
});
const encoder = new TextEncoder();
function wordStarts(words) {
	const starts = new Uint8Array(2 ** 15);
	for (const word of words) {
		const plain = word.replace(/^[_$]+/, "");
		for (const start of [
			plain,
			plain.replace(/^./, "$&_"),
			plain.replace(/^../, "$&_")
		]) {
			const [a = 0, b = 0, c = 0] = encoder.encode(start.slice(0, 3));
			starts[(a & 31) << 10 | (b & 31) << 5 | c & 31] = 1;
		}
	}
	return starts;
}
function findStart(bytes, from, starts) {
	const end = bytes.length | 0;
	let key = 0;
	for (let at = from | 0; at < end; at = at + 1 | 0) {
		key = (key << 5 | (bytes[at] ?? 0) & 31) & 32767;
		if (starts[key] !== 0 && at >= from + 2 && isPartStart(bytes, at - 2)) return at - 2;
	}
	return -1;
}
function isPartStart(bytes, at) {
	const kind = kindOf$1[bytes[at] ?? 0] ?? 0;
	if (kind !== kinds$1.lower && kind !== kinds$1.upper) return false;
	const last = kindOf$1[bytes[at - 1] ?? 0] ?? 0;
	if (last !== kinds$1.lower && last !== kinds$1.upper) return true;
	return kind === kinds$1.upper && startsPart(last, bytes[at + 1]);
}
function nameStart(bytes, at) {
	let start = at;
	while (start > 0 && kindOf$1[bytes[start - 1] ?? 0] !== kinds$1.other) start -= 1;
	while (kindOf$1[bytes[start] ?? 0] === kinds$1.digit) start += 1;
	return start;
}
function startsPart(last, next) {
	return last === kinds$1.lower || last === kinds$1.upper && kindOf$1[next ?? 0] === kinds$1.lower;
}
// src/core/repository/ranking/tally.ts
const nothing = new Uint16Array();
function tally(limit) {
	const counts = new Uint16Array(limit);
	const seen = [];
	return {
		add(value) {
			if (value < 0) return;
			const count = counts[value] ?? 0;
			if (count === 0) seen.push(value);
			if (count < 65535) counts[value] = count + 1;
		},
		take() {
			if (seen.length === 0) return nothing;
			const pairs = new Uint16Array(2 * seen.length);
			for (const [index, value] of seen.entries()) {
				pairs[2 * index] = value;
				pairs[2 * index + 1] = counts[value] ?? 0;
				counts[value] = 0;
			}
			seen.length = 0;
			return pairs;
		}
	};
}
// src/core/repository/ranking/scanner.ts
const longest$2 = {
	text: 4e5,
	program: 4194304
};
const longestLines = 300;
const definers = new HashTable(`class def function func fn fun struct interface trait enum type module namespace record object protocol impl union
  macro define sub typedef`.split(/\s+/).map((word) => [word, 1]));
const control = new HashTable("return new throw else await yield in case not and or if for while switch catch import from goto delete assert".split(" ").map((word) => [word, 1]));
const [space, tab, lineFeed, paren, equals, colon] = [
	32,
	9,
	10,
	40,
	61,
	58
];
function termScanner(query) {
	const symbols = [...query.symbols.keys()];
	const numbered = (words) => words.map((word, index) => [word, index]);
	const forms = query.stems.flatMap((stem, index) => formsOf(stem).map((form) => [form, index]));
	const words = new HashTable([...numbered(query.stems), ...forms]);
	const names = new HashTable(numbered(symbols));
	const starts = wordStarts([
		...query.stems,
		...forms.map(([form]) => form),
		...symbols
	]);
	const [stems, definedStems] = [tally(query.stems.length), tally(query.stems.length)];
	const [used, defined] = [tally(symbols.length), tally(symbols.length)];
	const ofName = [];
	const countWord = (hash) => {
		const stem = words.find(hash);
		if (stem < 0) return;
		stems.add(stem);
		ofName.push(stem);
	};
	return (bytes, kind = "text") => {
		if (bytes.length > longest$2[kind]) return void 0;
		const { lines, comments } = countLines(bytes);
		if (bytes.length / lines > longestLines) return void 0;
		const name = {
			end: 0,
			whole: 0,
			small: 0,
			parts: 0
		};
		let at = findStart(bytes, 0, starts);
		for (; at >= 0; at = findStart(bytes, name.end, starts)) {
			const start = nameStart(bytes, at);
			ofName.length = 0;
			readName(bytes, start, name, countWord);
			if (name.parts > 1) countWord(name.small);
			const symbol = names.find(name.whole);
			if (symbol < 0 && ofName.length === 0) continue;
			used.add(symbol);
			if (!isDefined(bytes, start, name.end)) continue;
			defined.add(symbol);
			for (const stem of ofName) definedStems.add(stem);
		}
		return {
			length: countParts$1(bytes),
			stems: stems.take(),
			used: used.take(),
			defined: defined.take(),
			definedStems: definedStems.take(),
			plain: 1 - comments / lines
		};
	};
}
const startsAfter = Uint8Array.of(0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0);
const letterOf = kindOf$1.map((kind) => kind === kinds$1.lower || kind === kinds$1.upper ? kind : 0);
function countParts$1(bytes) {
	const end = bytes.length | 0;
	let parts = 0;
	let last = 0;
	for (let at = 0; at < end; at = at + 1 | 0) {
		const kind = letterOf[bytes[at] ?? 0] ?? 0;
		parts = parts + (startsAfter[last << 2 | kind] ?? 0) | 0;
		last = kind;
	}
	return parts;
}
function countLines(bytes) {
	let [lines, comments] = [0, 0];
	for (let start = 0; start >= 0;) {
		lines += 1;
		if (isCommentAt(bytes, start)) comments += 1;
		const end = bytes.indexOf(lineFeed, start);
		start = end < 0 ? end : end + 1;
	}
	return {
		lines,
		comments
	};
}
const [slash, star, hash, dash] = [
	47,
	42,
	35,
	45
];
function isCommentAt(bytes, start) {
	let at = start;
	while (bytes[at] === space || bytes[at] === tab) at += 1;
	const [sign, next = lineFeed] = [bytes[at], bytes[at + 1]];
	if (sign === slash) return next === slash || next === star;
	if (sign === dash) return next === dash;
	return (sign === star || sign === hash) && (next === space || next === lineFeed);
}
const shortestPart = 3;
function readName(bytes, start, name, visit) {
	let [whole, small, part] = [
		emptyHash,
		emptyHash,
		emptyHash
	];
	let [letters, parts, last] = [
		0,
		0,
		kinds$1.other
	];
	let at = start;
	for (; at < bytes.length; at += 1) {
		const byte = bytes[at] ?? 0;
		const kind = kindOf$1[byte] ?? 0;
		if (kind === kinds$1.other) break;
		whole = addByte(whole, byte);
		const isLetter = kind === kinds$1.lower || kind === kinds$1.upper;
		if (!isLetter || kind === kinds$1.upper && startsPart(last, bytes[at + 1])) {
			if (letters > 0) parts += 1;
			if (letters >= shortestPart) visit(part);
			part = emptyHash;
			letters = 0;
		}
		const plain = kind === kinds$1.upper ? byte | 32 : byte;
		if (kind !== kinds$1.joint) small = addByte(small, plain);
		if (isLetter) {
			part = addByte(part, plain);
			letters += 1;
		}
		last = kind;
	}
	if (letters > 0) parts += 1;
	if (letters >= shortestPart) visit(part);
	name.end = at;
	name.whole = whole;
	name.small = small;
	name.parts = parts;
}
function hashBefore(bytes, start) {
	let end = start;
	while (bytes[end - 1] === space || bytes[end - 1] === tab) end -= 1;
	if (end === start || kindOf$1[bytes[end - 1] ?? 0] === kinds$1.other) return 0;
	const first = nameStart(bytes, end - 1);
	if (first >= end) return 0;
	let hash = emptyHash;
	for (let at = first; at < end; at += 1) hash = addByte(hash, bytes[at] ?? 0);
	return hash;
}
function isDefined(bytes, start, end) {
	const before = hashBefore(bytes, start);
	if (before !== 0 && definers.find(before) > 0) return true;
	let at = end;
	while (bytes[at] === space) at += 1;
	if (bytes[at] === paren) {
		if (before !== 0) return control.find(before) < 0;
		return isFirst(bytes, start) && endsWithBrace(bytes, at) || isAfterReceiver(bytes, start);
	}
	if (bytes[at] !== equals && bytes[at] !== colon) return false;
	at += 1;
	while (bytes[at] === space) at += 1;
	return bytes[at] === paren || startsWith$1(bytes, at, "function") || startsWith$1(bytes, at, "async");
}
function isFirst(bytes, start) {
	let at = start - 1;
	while (bytes[at] === space || bytes[at] === tab) at -= 1;
	return at < 0 || bytes[at] === lineFeed;
}
function endsWithBrace(bytes, from) {
	const end = bytes.indexOf(lineFeed, from);
	let at = (end < 0 ? bytes.length : end) - 1;
	while (bytes[at] === space || bytes[at] === 13) at -= 1;
	return bytes[at] === 123;
}
function isAfterReceiver(bytes, start) {
	if (bytes[start - 1] !== space || bytes[start - 2] !== 41) return false;
	return startsWith$1(bytes, bytes.lastIndexOf(lineFeed, start) + 1, "func (");
}
function startsWith$1(bytes, at, text) {
	for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return false;
	return true;
}
// src/core/repository/ranking/stated-definitions.ts
const stated = .9;
const few$1 = 3;
function statedDefinitions({ counts, paths, query }) {
	const names = [...query.symbols];
	const definers = names.map(() => []);
	for (const [file, found] of counts.entries()) {
		if (found === void 0 || found.defined.length === 0) continue;
		if (fileKind(paths[file] ?? "") !== 0) continue;
		for (let at = 0; at < found.defined.length; at += 2) definers[found.defined[at] ?? 0]?.push(file);
	}
	const meant = new Set(definers.filter(({ length }) => length <= few$1).flat());
	return names.flatMap(([name, weight], index) => {
		const all = definers[index] ?? [];
		const files = all.length <= few$1 ? all : all.filter((file) => meant.has(file));
		if (weight < stated || files.length === 0 || files.length > few$1) return [];
		return [{
			name,
			paths: files.map((file) => paths[file] ?? ""),
			weight: weight / Math.sqrt(files.length)
		}];
	}).toSorted((a, b) => b.weight - a.weight);
}
// src/core/repository/ranking/stated-files.ts
const places$2 = 5;
function keepStated(files, mentions) {
	const stated = new Set(statedFiles$1(mentions).slice(0, places$2));
	const first = files.slice(0, places$2);
	const late = files.slice(places$2).filter((path) => stated.has(path));
	if (late.length === 0) return files;
	const others = first.filter((path) => !stated.has(path)).slice(-late.length);
	return [...[
		...first.filter((path) => !others.includes(path)),
		...late,
		...others
	], ...files.slice(places$2).filter((path) => !stated.has(path))];
}
function statedFiles$1(mentions) {
	return mentions.flatMap((mention) => {
		const [path, ...others] = mention.files;
		if (path === void 0 || others.length > 0 || mention.isDependency) return [];
		if (mention.kind === "module") return isWholeClass(mention.name, path) ? [{
			path,
			rank: 2
		}] : [];
		return mention.kind === "frame" || mention.line !== void 0 || /[\\/]/.test(mention.name) ? [{
			path,
			rank: fileKind(path) === 0 ? 0 : 1
		}] : [];
	}).toSorted((a, b) => a.rank - b.rank).map(({ path }) => path);
}
function isWholeClass(name, path) {
	const base = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
	return /^\p{Lu}/u.test(base) && name.split(/[.\\#$]|::|->/).indexOf(base) >= 2;
}
// src/core/repository/ranking/ticket-focus.ts
const symbolFactor = 2;
function findFocus({ counts, query, mentions }) {
	const rarity = rarities(countedStems(counts), query.stems.length);
	const stems = new Map(query.stems.map((stem, index) => {
		return [stem, ((query.weights[index] ?? 0) + (query.titleWeights[index] ?? 0)) * (rarity[index] ?? 0)];
	}));
	const lines = linesByFile(mentions);
	return {
		weigh(text) {
			let sum = 0;
			const seen = new Set();
			const add = (key, weight) => {
				if (weight > 0 && !seen.has(key)) sum += weight;
				seen.add(key);
			};
			for (const [name] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) {
				add(name, symbolFactor * (query.symbols.get(name) ?? 0));
				const parts = wordParts(name);
				const whole = name.toLowerCase().replaceAll("_", "");
				for (const word of parts.length > 1 ? [...parts, whole] : parts) {
					const stem = stemOf(word);
					add(` ${stem}`, stems.get(stem) ?? 0);
				}
			}
			return sum;
		},
		linesIn: (path) => lines.get(path) ?? [],
		literals: query.literals
	};
}
function linesByFile(mentions) {
	const lines = new Map();
	for (const { files, line, isDependency } of mentions) {
		if (line === void 0 || isDependency) continue;
		for (const path of files) {
			const known = lines.get(path) ?? [];
			if (!known.includes(line)) lines.set(path, [...known, line]);
		}
	}
	return lines;
}
// src/core/repository/ranking/ticket-terms.ts
const most$7 = {
	title: 1e3,
	body: 4e4,
	stems: 400,
	symbols: 200
};
const counts$1 = {
	title: 3,
	prose: 1,
	code: .3,
	most: 6
};
const codeBlock = /^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|\{(code|noformat)(?::[^}]*)?\}[\s\S]*?\{\2\}|(?:^(?: {4}|\t).*\n?)+/gm;
const frameLine = /^\s*(?:at\s+\S+\(.*\)|at .*:\d+|File ".*", line \d+.*|\.\.\. \d+ more)\s*$/gm;
function readTerms(ticket) {
	const { title, body } = ticket;
	const plain = withoutNoise(unwrapped(body.slice(0, most$7.body)));
	const code = [...plain.matchAll(codeBlock)].map(([block]) => block).join("\n");
	const prose = plain.replace(codeBlock, "\n");
	const heading = withoutNoise(title.slice(0, most$7.title));
	const stems = new Map();
	const inTitle = new Map();
	const symbols = new Map();
	const words = new Set();
	for (const [text, count] of [
		[heading, counts$1.title],
		[prose, counts$1.prose],
		[code, counts$1.code]
	]) {
		addWords(text, count, stems);
		if (text === heading) addWords(text, 1, inTitle);
		addSymbols(text, count, symbols);
		for (const [word] of text.matchAll(/[\p{L}\p{N}_]{3,60}/gu)) {
			const plainWord = word.toLowerCase().replaceAll("_", "");
			if (!isStopWord(plainWord)) words.add(plainWord);
		}
	}
	const kept = heaviest(stems, most$7.stems);
	return {
		stems: kept.map(([stem]) => stem),
		weights: Float32Array.from(kept, ([, weight]) => Math.min(weight, counts$1.most)),
		titleWeights: Float32Array.from(kept, ([stem]) => Math.min(inTitle.get(stem) ?? 0, 2)),
		symbols: new Map(heaviest(symbols, most$7.symbols)),
		words,
		literals: literalPieces(ticket)
	};
}
function withoutNoise(text) {
	return text.replace(/<!--[\s\S]*?-->/g, " ").replace(/\b[a-z]+:\/\/[^\s<>"'`)\]]*/g, " ").replace(frameLine, "");
}
function addWords(text, count, into) {
	for (const [name] of text.matchAll(/[\p{L}_][\p{L}\p{N}\p{M}_]{1,80}/gu)) {
		const parts = wordParts(name);
		const whole = name.toLowerCase().replaceAll("_", "");
		for (const part of parts) addWord(part, count, into);
		if (parts.length > 1 && whole.length <= 40) addWord(whole, count, into);
	}
}
function addWord(word, count, into) {
	if (word.length < 3 || isStopWord(word)) return;
	const stem = stemOf(word);
	into.set(stem, (into.get(stem) ?? 0) + count);
}
function addSymbols(text, count, into) {
	for (const { name, weight } of weighedNames(text)) add(name, count * weight, into);
}
function add(name, count, into) {
	if (isStopWord(name.toLowerCase())) return;
	into.set(name, Math.min((into.get(name) ?? 0) + count, counts$1.most));
}
function heaviest(entries, count) {
	return [...entries].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, count);
}
// src/core/repository/ranking/weights.ts
const weights = {
	body: 5.37,
	path: .89,
	definitions: .74,
	defines: .72,
	uses: 1.54,
	name: .85,
	file: 1.05,
	frame: 1.47,
	similar: 1.99,
	test: -4.21,
	document: -1.52,
	generated: -2.14,
	code: 3.45,
	plain: 2.03,
	changedWith: .84
};
// src/core/repository/ranking/ranker.ts
function startRanking(ticket, unsorted, history) {
	const paths = unsorted.toSorted();
	const counts = paths.map(() => void 0);
	const named = groupedBy([...paths.keys()], (at) => bareName$1(paths[at] ?? ""));
	const query = readTerms(ticket);
	const evidence = {
		paths,
		named,
		counts,
		query,
		mentions: findMentions(ticket, paths),
		history
	};
	const known = knownFeatures(evidence);
	const scan = termScanner(query);
	let left = budget.bytes;
	return {
		wanted: Array.from(orderOf(scoresOf(known)), (index) => paths[index] ?? "").filter((path) => !unread.test(path)).slice(0, budget.bytes / budget.opening),
		read(path, bytes) {
			const index = sortedPlace(paths, path);
			if (paths[index] === path) counts[index] = scan(bytes, isProgram(path) ? "program" : "text");
			left -= budget.opening + bytes.length;
			return left > 0;
		},
		evidence,
		rank: () => rankFiles(evidence, scoresOf(allFeatures(evidence, known)))
	};
}
const budget = {
	bytes: 134217728,
	opening: 4096
};
const unread = /(?:^|\/)(?:node_modules|bower_components)\/|(?:^|\/)(?:package-lock\.json|go\.sum|[^/]*\.lock|pnpm-lock\.yaml)$|[.-]min\.\w+$|\.(?:map|svg|snap|csv|tsv|ipynb|lockb|png|jpe?g|gif|ico|webp|pdf|zip|gz|jar|class|woff2?|ttf|eot|mp[34]|bin|exe|dll|so|po|mo|xlf)$/i;
const mostLikely = 8;
function allFeatures(evidence, known) {
	const own = computeFeatures(evidence, known);
	const scores = scoresOf(own);
	const first = [...orderOf(scores).slice(0, mostLikely)];
	const best = scores[first[0] ?? 0] ?? 0;
	const likely = new Map(first.map((index) => [evidence.paths[index] ?? "", Math.exp(((scores[index] ?? 0) - best) / 2)]));
	return {
		...own,
		...neighbourFeatures(evidence, likely)
	};
}
function scoresOf(features) {
	const scores = new Float64Array(features.path.length);
	const byName = new Map(Object.entries(weights));
	for (const [name, column] of Object.entries(features)) {
		const weight = byName.get(name) ?? 0;
		for (const [at, value] of column.entries()) scores[at] = (scores[at] ?? 0) + weight * value;
	}
	return scores;
}
function rankFiles(evidence, total) {
	const order = orderOf(total);
	const ordered = Array.from(order, (index) => evidence.paths[index] ?? "");
	const shares = sharesOf(total);
	return {
		paths: keepStated(ordered, evidence.mentions),
		scores: Float64Array.from(order, (index) => shares[index] ?? 0),
		mentions: evidence.mentions,
		definitions: statedDefinitions(evidence),
		focus: findFocus(evidence)
	};
}
function sharesOf(scores) {
	const best = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
	const shares = scores.map((score) => Math.exp(score - best));
	const total = shares.reduce((sum, share) => sum + share, 0);
	return shares.map((share) => share / total);
}
const orderOf = (scores) => new Uint32Array(scores.length).map((_, index) => index).sort((a, b) => compare(scores[b] ?? 0, scores[a] ?? 0) || a - b);
const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
// src/core/repository/outline/definition.ts
function inOrder$1(definitions, count) {
	return definitions.filter(({ start, end }) => start >= 1 && start <= end && start <= count).map((one) => one.end > count ? {
		...one,
		end: count
	} : one).sort((a, b) => a.start - b.start || a.depth - b.depth || b.end - a.end);
}
function linesOf$4(text) {
	const lines = text.split("\n");
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
// src/core/repository/outline/window.ts
function showWindow(text, { start = 1, end }, limit) {
	const lines = linesOf$4(text);
	if (lines.length === 0) return {
		text: "(the file is empty)",
		isWhole: false
	};
	const first = Math.max(1, Math.floor(start));
	if (first > lines.length) return {
		text: `(there is no line ${first}: the file has ${lines.length})`,
		isWhole: false
	};
	const last = Math.max(first, Math.min(lines.length, Math.floor(end ?? lines.length)));
	const shown = firstLines(lines.slice(first - 1, last), limit + 1);
	const through = Math.max(first, first + shown.length - 1);
	const cut = shown.length === 0 ? "; the line is longer than is shown" : "";
	const rest = shown.length > 0 && through < last ? `; cut here, ask for lines ${through + 1}-${last}` : "";
	return {
		text: [`(lines ${first}-${through} of ${lines.length}${cut}${rest})`, ...shown.length > 0 ? shown : [clip(lines[first - 1] ?? "", limit, "")]].join("\n"),
		lines: {
			start: first,
			end: through
		},
		isWhole: first === 1 && through === lines.length && shown.length > 0
	};
}
function mergedLines(ranges, between = 0) {
	const merged = [];
	for (const range of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
		const last = merged.at(-1);
		if (last === void 0 || range.start > last.end + 1 + between) merged.push(range);
		else merged[merged.length - 1] = {
			start: last.start,
			end: Math.max(last.end, range.end)
		};
	}
	return merged;
}
const around$1 = 20;
function rangeAround(line, count) {
	return {
		start: Math.max(1, line - around$1),
		end: Math.min(count, line + around$1)
	};
}
function lengthsOf(lines) {
	const sums = [0];
	for (const line of lines) sums.push((sums.at(-1) ?? 0) + line.length + 1);
	return ({ start, end }) => (sums[end] ?? 0) - (sums[start - 1] ?? 0);
}
// src/core/repository/outline/asked-lines.ts
const most$6 = {
	lines: 150,
	same: 3
};
const name$1 = /((?:[A-Za-z_$][\w$]*(?:\.|::|#|->))*)([A-Za-z_$][\w$]*)/g;
const place$1 = /(?<![\w./\\-])([\w./\\-]{1,300}\.[A-Za-z]\w{0,20})(?::|[^\n]{0,60}?\blines?\s+)(\d{1,6})/g;
const quote = /`([^`\n]{12,})`|"([^"\n]{12,})"/g;
function askedLines(file, report) {
	const definitions = (file.definitions ?? []).filter(isShort$1);
	const codes = codeNames(report);
	const named = [...report.matchAll(name$1)].flatMap(({ index, 1: path = "", 2: own = "" }) => codes.has(own) ? meant(own, path, file).map((range) => ({
		index,
		range
	})) : []);
	const quoted = [...report.matchAll(quote)].flatMap(({ index, 1: code, 2: text = code }) => text !== void 0 && isOnce(text, file.text) ? [{
		index,
		line: lineOf(text, file.text)
	}] : []);
	const around = [...placesIn(file, report), ...quoted].map(({ index, line }) => ({
		index,
		range: blockAround$1(file, line, definitions)
	}));
	return [...named, ...around].toSorted((a, b) => a.index - b.index).map(({ range }) => range);
}
const isShort$1 = ({ start, end }) => end - start < most$6.lines;
const isOnce = (part, text) => text.includes(part) && text.indexOf(part) === text.lastIndexOf(part);
const lineOf = (part, text) => text.slice(0, text.indexOf(part)).split("\n").length;
function meant(own, path, file) {
	const all = file.definitions ?? [];
	const owner = path.split(/\.|::|#|->/).at(-2);
	const same = all.filter((one) => one.name === own);
	const isOwned = (one) => one.container === owner || all.some((o) => o !== one && o.name === owner && o.start <= one.start && o.end >= one.end);
	const owned = owner === void 0 ? [] : same.filter(isOwned);
	const isElsewhere = owner !== void 0 && /^_*\p{Lu}/u.test(owner) && owned.length === 0;
	const found = owned.length > 0 ? owned : same;
	return isElsewhere || found.length > most$6.same ? [] : found.filter(isShort$1);
}
function placesIn({ path, text }, report) {
	const count = linesOf$4(text).length;
	return [...report.matchAll(place$1)].flatMap(({ index, 1: said = "", 2: number }) => {
		const line = Number(number);
		return (`/${path}`.endsWith(`/${said}`) || said.endsWith(`/${path}`)) && line >= 1 && line <= count ? [{
			index,
			line
		}] : [];
	});
}
function blockAround$1({ text }, line, definitions) {
	const [longest] = definitions.filter(({ start, end }) => start <= line && line <= end && start < end).toSorted((a, b) => b.end - b.start - (a.end - a.start));
	return longest ?? rangeAround(line, linesOf$4(text).length);
}
// src/core/repository/outline/folds.ts
const mostShown = 6;
function foldsOf(path, lines) {
	const docs = /\.(?:md|mdx|markdown|rst|txt|adoc)$/i.test(path) ? [] : docLines(lines);
	const long = runsOf(docs, lines).flatMap(({ start, end }) => {
		if (end - start < mostShown) return [];
		if (isComment(lines[start - 1] ?? "")) return [{
			start,
			end
		}];
		return [{
			start: start + lines.slice(start - 1, end).findIndex((line) => /\p{L}{2}/u.test(line)) + 1,
			end
		}];
	});
	return {
		docs,
		long,
		without: (range) => {
			const within = long.filter(({ start, end }) => start <= range.end && range.start <= end);
			return withoutLines([range], within);
		}
	};
}
function runsOf(docs, lines) {
	const runs = [];
	let isOpen = false;
	for (const [index, isDoc] of docs.entries()) {
		const last = runs.at(-1);
		if (isDoc && isOpen && last !== void 0) runs[runs.length - 1] = {
			...last,
			end: index + 1
		};
		else if (isDoc) runs.push({
			start: index + 1,
			end: index + 1
		});
		isOpen = isDoc || isOpen && (lines[index] ?? "").trim() === "";
	}
	return runs;
}
function withoutLines(ranges, others) {
	return ranges.flatMap((range) => {
		const left = [];
		let { start } = range;
		for (const other of others.toSorted((a, b) => a.start - b.start)) {
			if (other.end < start || other.start > range.end) continue;
			if (other.start > start) left.push({
				start,
				end: other.start - 1
			});
			start = other.end + 1;
		}
		if (start <= range.end) left.push({
			start,
			end: range.end
		});
		return left;
	});
}
// src/core/repository/outline/name-line.ts
const annotation = /^\s*(?:@\w|#\[)/;
function nameLine({ name, start, end }, lines, docs = []) {
	const isNamed = (line, at) => line.includes(name) && !isComment(line) && !annotation.test(line) && docs[start - 1 + at] !== true;
	return start + Math.max(0, lines.slice(start - 1, end).findIndex(isNamed));
}
// src/core/repository/outline/entries.ts
const maxShared = 120;
function outlineEntries(lines, definitions) {
	const entries = [];
	let covered = 0;
	for (const group of grouped(inOrder$1(definitions, lines.length))) {
		const [first] = group;
		if (first === void 0) continue;
		const end = group.at(-1)?.end ?? first.end;
		const gap = gapEntry(lines, covered + 1, first.start - 1);
		const [comment] = gap.filter((one) => lines.slice(one.start - 1, one.end).every(isCommentOrBlank));
		entries.push(...comment === void 0 ? gap : [], {
			start: comment?.start ?? first.start,
			end,
			depth: first.depth,
			label: labelOf(group),
			names: group.map(({ name }) => name)
		});
		covered = Math.max(covered, end);
	}
	return [...entries, ...gapEntry(lines, covered + 1, lines.length)];
}
function grouped(definitions) {
	const groups = [];
	let length = 0;
	for (const one of definitions) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		const isNext = last !== void 0 && one.start === one.end && last.start === last.end && one.depth === last.depth && one.start - last.end <= 2;
		const own = one.name.length + (one.container?.length ?? 0) + 3;
		const isShort = length + own <= maxShared;
		length = isNext && isShort ? length + own : own;
		if (isNext && isShort && group !== void 0) group.push(one);
		else groups.push([one]);
	}
	return groups;
}
function labelOf(group) {
	const full = ({ name, container }) => container === void 0 ? name : `${container}.${name}`;
	return `${[...new Set(group.map(({ kind }) => kind))].join("/")} ${group.map(full).join(", ")}`;
}
const importing$2 = /^\s*(?:import|from|use|using|require|include|#\s*include|package|extern crate|alias|const .*require\()/;
function gapEntry(lines, from, to) {
	const isText = (line) => (lines[line - 1] ?? "").trim() !== "";
	let [start, end] = [from, to];
	while (start <= end && !isText(start)) start += 1;
	while (end > start && !isText(end)) end -= 1;
	if (start > end) return [];
	const label = lines.slice(start - 1, end).some((line) => importing$2.test(line)) ? "(imports)" : "(top-level code)";
	return [{
		start,
		end,
		depth: 0,
		label,
		names: []
	}];
}
// src/core/repository/outline/outline.ts
const maxRow = 200;
function writeOutline(file, options = {}) {
	const { path, text, definitions } = file;
	const lines = linesOf$4(text);
	const entries = outlineEntries(lines, definitions ?? []);
	const head = `Outline of ${clip(path, 300, "")}, ${lines.length} lines:`;
	if (entries.every(({ names }) => names.length === 0)) return `${head}\n(${definitions === void 0 ? "no grammar reads it" : "it defines nothing"}: search_code finds its lines)`;
	const room = Math.max(500, options.room ?? 8e3) - head.length - 1;
	const ranked = rankOf$1(file, lines, entries, options.focus);
	const rowsOf = (count) => withFolds(entries, new Set(ranked.slice(0, count)));
	const fits = (count) => rowsOf(count).join("\n").length <= room;
	return [head, ...rowsOf(largestFitting(0, entries.length + 1, fits))].join("\n");
}
function rankOf$1({ path }, lines, entries, focus) {
	const named = focus?.linesIn(path) ?? [];
	const weights = entries.map(({ start, end, names }) => {
		if (focus === void 0) return 0;
		const hits = named.filter((line) => line >= start && line <= end).length;
		const body = lines.slice(start - 1, Math.min(end, start + maxWeighed)).join("\n");
		return focus.weigh(names.join(" ")) * 2 + focus.weigh(body) + hits * 100;
	});
	const order = entries.map((_, index) => index).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || (entries[a]?.depth ?? 0) - (entries[b]?.depth ?? 0) || a - b);
	const parents = parentsOf(entries);
	const ranked = new Set();
	for (const index of order) {
		const chain = [];
		for (let at = index; at !== void 0 && !ranked.has(at); at = parents[at]) chain.unshift(at);
		for (const one of chain) ranked.add(one);
	}
	return [...ranked];
}
const maxWeighed = 150;
function parentsOf(entries) {
	const open = [];
	return entries.map(({ depth }, index) => {
		while (open.length > 0 && (entries[open.at(-1) ?? 0]?.depth ?? 0) >= depth) open.pop();
		const parent = open.at(-1);
		open.push(index);
		return parent;
	});
}
function withFolds(entries, chosen) {
	const rows = [];
	let folded = [];
	const fold = () => {
		const [first] = folded;
		if (first === void 0) return;
		const end = Math.max(...folded.map((one) => one.end));
		rows.push(`${indented(first)}(… ${folded.length} more, lines ${first.start}-${end})`);
		folded = [];
	};
	for (const [index, entry] of entries.entries()) {
		if (!chosen.has(index)) {
			folded.push(entry);
			continue;
		}
		fold();
		rows.push(rowOf(entry));
	}
	fold();
	return rows;
}
function rowOf(entry) {
	const { start, end, label } = entry;
	const range = start === end ? `${start}` : `${start}-${end}`;
	return `${indented(entry)}${range} ${clip(label, maxRow, "…")}`;
}
function indented({ depth }) {
	return "  ".repeat(Math.min(depth, 10));
}
// src/core/repository/outline/reading.ts
const least = {
	gap: 4,
	code: 8
};
const spare = 500;
function chooseLines({ path, lines }, asked, room) {
	const wanted = mergedLines(asked);
	const length = lengthsOf(lines);
	const costOf = (ranges) => ranges.reduce((sum, one) => sum + length(one) + 40, 0);
	const isTold = ({ start, end }) => countOf$1(wanted) < least.code || /[\p{L}\p{N}]/u.test(lines.slice(start - 1, end).join(""));
	const without = (docs) => mergedLines(withoutLines(wanted, docs), least.gap).filter(isTold);
	const { long } = foldsOf(path, lines);
	const byLength = long.toSorted((a, b) => b.end - b.start - (a.end - a.start));
	const count = byLength.findIndex((_, at) => costOf(without(byLength.slice(0, at))) <= room);
	const code = without(count < 0 ? long : byLength.slice(0, count));
	const parts = countOf$1(code) < least.code ? without([]) : code;
	const shown = costOf(parts) <= room + spare ? parts : fitting$2(parts, costOf, room);
	const left = withoutLines(parts, shown);
	return {
		shown,
		left,
		docs: withoutLines(wanted, [...shown, ...left]).filter(isTold)
	};
}
const countOf$1 = (ranges) => ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
function fitting$2(parts, costOf, room) {
	const chosen = [];
	for (const { start, end } of parts) {
		const fits = (last) => costOf([...chosen, {
			start,
			end: last
		}]) <= room;
		if (!fits(start) && chosen.length > 0) break;
		const last = largestFitting(start, end + 1, fits);
		chosen.push({
			start,
			end: last
		});
		if (last < end) break;
	}
	return chosen;
}
// src/core/repository/outline/blocks.ts
const maxBlock = {
	usual: 40,
	likeliest: 80
};
const piece = 20;
function blocksOf(lines, definitions, folds, most = maxBlock.usual) {
	const blocks = [];
	const outer = [];
	const codeEnd = codeCounter(lines.length, folds);
	let next = 1;
	const leave = (line) => {
		while ((outer.at(-1)?.end ?? line) < line) outer.pop();
	};
	const fill = (to) => {
		const last = blocks.at(-1);
		if (last !== void 0 && lines.slice(next - 1, to).every((line) => line.trim() === "")) {
			blocks[blocks.length - 1] = {
				...last,
				end: Math.max(last.end, to)
			};
			next = Math.max(next, to + 1);
		}
		while (next <= to) {
			leave(next);
			const within = Math.min(to, outer.at(-1)?.end ?? to);
			const end = codeEnd(next, piece * 1.5) > within ? within : codeEnd(next, piece) - 1;
			blocks.push({
				start: next,
				end,
				name: ""
			});
			next = end + 1;
		}
	};
	for (const one of inOrder$1(definitions, lines.length)) {
		if (one.end < next) continue;
		fill(one.start - 1);
		if (codeEnd(one.start, most) <= one.end) {
			outer.push(one);
			continue;
		}
		blocks.push({
			start: Math.max(next, one.start),
			end: one.end,
			name: one.name
		});
		next = one.end + 1;
	}
	fill(lines.length);
	return [...blocks.filter((block) => folds.without(block).length > 0), ...folds.long.flatMap(docBlocks)];
}
function codeCounter(count, { long }) {
	const folded = new Map(long.map(({ start, end }) => [start, end]));
	return (from, most) => {
		let line = from;
		for (let left = most; left > 0 && line <= count; line += 1) {
			const end = folded.get(line);
			if (end === void 0) left -= 1;
			else line = end;
		}
		return line;
	};
}
function docBlocks({ start, end }) {
	return Array.from({ length: Math.ceil((end - start + 1) / piece) }, (_, at) => {
		const first = start + at * piece;
		return {
			start: first,
			end: Math.min(end, first + piece - 1),
			name: "",
			isDoc: true
		};
	});
}
const shownOf = (block, folds) => "isDoc" in block ? [block] : folds.without(block);
const definedName = 1.5;
const inComment = .2;
const beside = .2;
const padding = 20;
function blockScores(blocks, lines, { focus, folds }) {
	const weights = wordWeights(focus);
	const linesIn = (block, isDoc) => shownOf(block, folds).flatMap(({ start, end }) => lines.slice(start - 1, end).filter((_, at) => (folds.docs[start - 1 + at] ?? false) === isDoc));
	const weighed = blocks.map((block) => {
		const inComments = [...weights(linesIn(block, true).join("\n"))].map(([word, weight]) => [word, inComment * weight]);
		return new Map([...inComments, ...weights(linesIn(block, false).join("\n"))]);
	});
	const counts = new Map();
	for (const words of weighed) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
	const sumOf = (words) => {
		let sum = 0;
		for (const [word, weight] of words) sum += weight * Math.log(1 + blocks.length / (counts.get(word) ?? 1));
		return sum;
	};
	const own = blocks.map((block, index) => {
		const sum = sumOf(weighed[index] ?? new Map()) + definedName * sumOf(weights(block.name));
		const length = shownOf(block, folds).reduce((all, { start, end }) => all + end - start + 1, 0);
		return sum / Math.sqrt(length + padding);
	});
	const isPiece = (index) => blocks[index]?.name === "" && blocks[index]?.isDoc !== true;
	const shared = (index, other) => isPiece(index) && isPiece(other) ? beside * (own[other] ?? 0) : 0;
	return own.map((score, index) => {
		if (blocks[index]?.isDoc === true) return inComment * score;
		return score + shared(index, index - 1) + shared(index, index + 1);
	});
}
function wordWeights(focus) {
	const known = new Map();
	const weightOf = (word) => {
		const weight = known.get(word) ?? focus.weigh(word);
		known.set(word, weight);
		return weight;
	};
	return (text) => {
		const weights = new Map();
		const add = (word, weight) => {
			if (weight > 0) weights.set(word.toLowerCase(), weight);
		};
		for (const [word] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]{0,79}/gu)) {
			const parts = word.split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).filter((one) => one.length > 2);
			const inParts = parts.map(weightOf);
			for (const [index, part] of parts.entries()) add(part, inParts[index] ?? 0);
			if (parts.length > 1) add(word, weightOf(word) - inParts.reduce((sum, one) => sum + one, 0));
		}
		return weights;
	};
}
// src/core/repository/outline/file-view.ts
const likeliest$1 = .4;
function viewOf(file, focus) {
	const lines = linesOf$4(file.text);
	const definitions = inOrder$1(file.definitions ?? [], lines.length);
	const folds = foldsOf(file.path, lines);
	const blocks = blocksOf(lines, definitions, folds, file.weight >= likeliest$1 ? maxBlock.likeliest : maxBlock.usual).filter(({ start, end }) => lines.slice(start - 1, end).some((line) => line.trim() !== ""));
	const scores = blockScores(blocks, lines, {
		focus,
		folds
	});
	const best = scores.reduce((most, score) => Math.max(most, score), 0);
	const length = lengthsOf(lines);
	const lengthOf = (ranges) => ranges.reduce((sum, one) => sum + length(one), 0);
	const shown = (range) => shownOf(range, folds);
	return {
		file,
		lines,
		definitions,
		blocks,
		scores,
		best,
		folds,
		lengthOf,
		shown
	};
}
// src/core/repository/outline/stated-lines.ts
function statedLines(views, focus) {
	return [
		...views.flatMap((view) => focus.linesIn(view.file.path).filter((line) => line >= 1 && line <= view.lines.length).map((line) => ({
			view,
			range: blockAround(line, view)
		}))),
		...quoting(views, focus.literals),
		...named$1(views)
	];
}
const blockAround = (line, { blocks, lines }) => blocks.findLast(({ start, end }) => start <= line && line <= end) ?? rangeAround(line, lines.length);
const most$5 = {
	places: 3,
	all: 6,
	overloads: 4
};
function quoting(views, literals) {
	return literals.flatMap((literal) => {
		const places = views.flatMap((view) => {
			if (!view.file.text.includes(literal)) return [];
			return view.lines.flatMap((line, index) => line.includes(literal) ? [{
				view,
				line: index + 1
			}] : []);
		});
		const inCode = places.filter(({ view, line }) => view.folds.docs[line - 1] !== true);
		const own = inCode.length > 0 ? inCode : places;
		return own.length > most$5.places ? [] : own;
	}).slice(0, most$5.all).map(({ view, line }) => ({
		view,
		range: blockAround(line, view)
	}));
}
const whole$1 = 1200;
const head$1 = 300;
function named$1(views) {
	const all = views.flatMap((view) => [...view.file.names].flatMap(([name, weight]) => outermost(view.definitions.filter((one) => one.name === name)).slice(0, most$5.overloads).map((definition) => ({
		view,
		definition,
		weight: weight * (.1 + view.file.weight)
	})))).toSorted((a, b) => b.weight - a.weight);
	const rangesOf = (rangeOf) => all.map(({ view, definition }) => ({
		view,
		range: rangeOf(definition, view)
	}));
	return [...rangesOf(nameOf$5), ...rangesOf(wholeOrHead)];
}
function nameOf$5(definition, { lines, folds }) {
	const line = nameLine(definition, lines, folds.docs);
	return {
		start: line,
		end: line
	};
}
const wholeOrHead = (definition, view) => view.lengthOf(view.shown(definition)) <= whole$1 ? definition : headOf$2(definition, view);
const outermost = (same) => same.filter((one) => !same.some((other) => other !== one && other.start <= one.start && other.end >= one.end));
function headOf$2(definition, view) {
	const { start: first } = nameOf$5(definition, view);
	let last = first;
	const lengthTo = (end) => view.lengthOf(view.shown({
		start: first,
		end
	}));
	while (last < definition.end && lengthTo(last + 1) <= head$1) last += 1;
	return {
		start: first,
		end: last
	};
}
// src/core/repository/outline/widened.ts
const gap = 120;
const whole = {
	share: .6,
	rest: 2500
};
function widened(view, ranges) {
	const all = {
		start: 1,
		end: view.lines.length
	};
	const [shown, total] = [view.lengthOf(ranges), view.lengthOf([all])];
	if (shown >= whole.share * total && total - shown <= whole.rest * view.file.weight) return [all];
	const gaps = ranges.flatMap(({ end }, index) => {
		const between = {
			start: end + 1,
			end: (ranges[index + 1]?.start ?? 0) - 1
		};
		return between.end >= between.start && view.lengthOf([between]) <= gap ? [between] : [];
	});
	return mergedLines([...ranges, ...gaps]);
}
// src/core/repository/outline/shared-room.ts
const tagLength = 30;
function shareRoom(files, focus, room) {
	const views = files.map((file) => viewOf(file, focus));
	const shown = new Map();
	let left = room;
	const add = (view, ranges) => {
		const own = shown.get(view) ?? [];
		const merged = mergedLines([...own, ...ranges]);
		const tag = own.length === 0 ? tagLength + view.file.path.length : 0;
		for (const lines of [widened(view, merged), merged]) {
			const cost = costOf$1(view, lines) - costOf$1(view, own) + tag;
			if (cost > left) continue;
			shown.set(view, lines);
			left -= cost;
			return;
		}
	};
	const take = ({ view, range }) => add(view, view.shown(range));
	for (const one of statedLines(views, focus)) take(one);
	for (const view of views.filter(isShort)) add(view, wholeOf(view));
	const blocks = blocksByWeight(views);
	for (const [index, view] of views.entries()) {
		if (shown.has(view)) continue;
		if (view.file.weight < likely) {
			const [best] = blocks.filter((block) => block.view === view);
			if (best !== void 0) take({
				view,
				range: briefOf(best, focus)
			});
			continue;
		}
		const share = left / (views.length - index) - tagLength - 40;
		const own = blocks.filter((block) => block.view === view);
		const block = own.find(({ range }) => view.lengthOf(view.shown(range)) <= share) ?? own[0];
		if (block !== void 0) take(block);
	}
	for (const block of blocks) if (block.weight >= leastWeight) take(block);
	return views.map((view) => shown.get(view) ?? []);
}
const wholeFiles = [
	{
		weight: 1,
		lines: 400,
		length: 9e3
	},
	{
		weight: .4,
		lines: 200,
		length: 7500
	},
	{
		weight: .1,
		lines: 120,
		length: 4e3
	}
];
const wholeOf = (view) => view.shown({
	start: 1,
	end: view.lines.length
});
const isShort = (view) => isLikely(view) && wholeFiles.some(({ weight, lines, length }) => view.file.weight >= weight && view.lines.length <= lines && view.lengthOf(wholeOf(view)) <= length);
const likely = .06;
const leastWeight = .05;
const brief = 200;
function briefOf({ view, range }, focus) {
	const weights = view.lines.slice(range.start - 1, range.end).map((line) => focus.weigh(line));
	const start = range.start + weights.indexOf(Math.max(...weights));
	let end = start;
	while (end < range.end && view.lengthOf([{
		start,
		end: end + 1
	}]) <= brief) end += 1;
	return {
		start,
		end
	};
}
const costOf$1 = (view, ranges) => view.lengthOf(ranges) + ranges.length * 40;
const isLikely = ({ file, best }) => file.weight > 0 && (file.isNamed || best > 0);
const leastScore = 1e-6;
function blocksByWeight(views) {
	const best = views.reduce((most, view) => Math.max(most, view.best), leastScore);
	return views.filter(isLikely).flatMap((view) => view.blocks.map((range, index) => {
		const parts = Math.max(leastScore, view.scores[index] ?? 0) / Math.sqrt(Math.max(leastScore, view.best) * best);
		return {
			view,
			range,
			weight: view.file.weight * parts
		};
	})).toSorted((a, b) => b.weight - a.weight || a.range.start - b.range.start);
}
// src/core/repository/outline/signature.ts
const most$4 = {
	signature: 8,
	above: 40
};
function signatureOf(lines, { start, end }) {
	const own = lines.slice(start - 1, Math.min(end, start - 1 + most$4.above));
	const first = own.findIndex((line) => !isCommentOrBlank(line) && !/^\s*@/.test(line));
	if (first === -1) return {
		start,
		end: start
	};
	let open = 0;
	const length = own.slice(first, first + most$4.signature).findIndex((line) => {
		open += (line.match(/[([]/g) ?? []).length - (line.match(/[)\]]/g) ?? []).length;
		return open <= 0;
	});
	return {
		start: start + first,
		end: start + first + Math.max(0, length)
	};
}
// src/core/repository/outline/windows.ts
const maxNamed = 120;
function namedLines(file, text, room) {
	const lines = linesOf$4(file.text);
	const names = codeNames(text);
	const { definitions = [] } = file;
	const folds = foldsOf(file.path, lines);
	const named = [...rangesIn(text, lines.length).map((range) => [range]), ...definitions.filter(({ name }) => names.has(name)).map(folds.without)];
	const lengthOf = (ranges) => ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
	const short = named.filter((ranges) => lengthOf(ranges) <= maxNamed);
	return fitting$1([headOf$1(lines, definitions[0]?.start), ...short], lines, room);
}
const writtenRange = /\b(?:lines?\s+|L)(\d{1,6})(?:\s*[-–]\s*L?(\d{1,6}))?\b|\((\d{1,6})\s*[-–]\s*(\d{1,6})\)/gi;
function rangesIn(text, count) {
	return [...text.matchAll(writtenRange)].flatMap(([, from, to, start = from, end = to ?? from]) => {
		const range = {
			start: Number(start),
			end: Math.min(Number(end), count)
		};
		return range.start >= 1 && range.start <= range.end ? [range] : [];
	});
}
const maxHead$1 = 40;
function windowsFor(file, focus, room) {
	const lines = linesOf$4(file.text);
	const chosen = fitting$1(blocksByFocus(file, focus), lines, room);
	return chosen.length > 0 ? chosen : [{
		start: 1,
		end: firstLines(lines, room).length || 1
	}];
}
function blocksByFocus(file, focus) {
	const lines = linesOf$4(file.text);
	const { definitions = [] } = file;
	const named = focus.linesIn(file.path).filter((line) => line >= 1 && line <= lines.length);
	const folds = foldsOf(file.path, lines);
	const blocks = blocksOf(lines, definitions, folds);
	const scores = blockScores(blocks, lines, {
		focus,
		folds
	});
	const ranked = blocks.map((block, index) => ({
		block,
		score: scores[index] ?? 0
	})).sort((a, b) => b.score - a.score || a.block.start - b.block.start).filter(({ block: { start, end }, score }) => score > 0 && !isBlank$2(lines.slice(start - 1, end)));
	return [
		...named.map((line) => [rangeAround(line, lines.length)]),
		headOf$1(lines, definitions[0]?.start),
		...ranked.map(({ block }) => shownOf(block, folds))
	];
}
function fitting$1(wanted, lines, room) {
	const lengths = lengthsOf(lines);
	const chosen = [];
	let left = room;
	for (const ranges of wanted) {
		const missing = withoutLines(ranges, chosen);
		const cost = missing.reduce((sum, range) => sum + lengths(range) + 40, 0);
		if (cost > left) continue;
		chosen.push(...missing);
		left -= cost;
	}
	return mergedLines(chosen);
}
function linesInRoom(wanted, text, room) {
	const lines = linesOf$4(text);
	const ranges = wanted.map(({ start, end }) => ({
		start: Math.max(1, start),
		end: Math.min(lines.length, end)
	}));
	const chosen = fitting$1(ranges.map((range) => [range]), lines, room);
	const [first] = ranges;
	if (chosen.length > 0 || first === void 0) return chosen;
	const { length } = firstLines(lines.slice(first.start - 1, first.end), room);
	return [{
		start: first.start,
		end: first.start + Math.max(1, length) - 1
	}];
}
function windowsText(text, ranges) {
	const lines = linesOf$4(text);
	const { long } = foldsOf("", lines);
	return mergedLines(ranges).filter(({ start, end }) => /[\p{L}\p{N}]/u.test(lines.slice(start - 1, end).join("\n"))).map((range) => {
		const window = showWindow(text, range, text.length).text;
		const fold = long.find(({ end }) => end === range.start - 1);
		const leftOut = `; lines ${fold?.start}-${fold?.end} of documentation are left out)`;
		return fold === void 0 ? window : window.replace(")", leftOut);
	}).join("\n\n");
}
const isBlank$2 = (lines) => lines.every((line) => line.trim() === "");
function headOf$1(lines, first) {
	const end = (first ?? 1) - 1;
	return end >= 1 && end <= Math.min(maxHead$1, lines.length) ? [{
		start: 1,
		end
	}] : [];
}
// src/core/repository/examples/example-test.ts
const most$3 = {
	lines: 24,
	characters: 1e3,
	head: 12,
	above: 100,
	end: 5
};
const leastLines = 3;
const marks$1 = /^[ \t]*(?:@\w*Test\b|\[(?:Fact|Theory|Test\w*)\b|#\[(?:\w+::)*test\b|(?:it|test|specify|scenario|should|Deno\.test)\b(?:\.\w+)*[\s('"`]|(?:async )?def test|func (?:\(\w+ \*?\w+\) )?Test|(?:(?:public|protected|final|static|async) )*(?:void|function|fun|Task) `?(?:test|should)|[A-Z_]*TEST(?:_[A-Z]+)*\s*\(|\w*[tT]ester\.run\b)/m;
function exampleTest(file, focus) {
	const lines = linesOf$4(file.text);
	const { definitions = [] } = file;
	const tests = definitions.map(({ start, end }) => ({
		start: withMarks(start, lines),
		end
	})).filter(({ start, end }) => end - start + 1 >= leastLines && end - start < most$3.lines).map((range) => ({
		...range,
		text: lines.slice(range.start - 1, range.end).join("\n")
	})).filter(({ text }) => text.length <= most$3.characters && marks$1.test(text));
	const [best] = tests.filter(({ end }, index) => (tests[index + 1]?.start ?? end + 1) > end).map((one) => ({
		...one,
		worth: focus.weigh(one.text) / Math.sqrt(one.end - one.start + 8)
	})).sort((one, other) => other.worth - one.worth);
	if (best === void 0) return marks$1.test(file.text) ? [] : void 0;
	const around = definitions.filter(({ start, end }) => start < best.start && end >= best.end).map((one) => nameLine(one, lines)).map((line) => ({
		start: line,
		end: line
	}));
	const { start, end } = best;
	return [...around, {
		start,
		end
	}];
}
function endsOf({ text }) {
	const lines = linesOf$4(text);
	const end = lines.findLastIndex((line) => line.trim() !== "") + 1;
	return [...importLines(lines), {
		start: Math.max(1, end - most$3.end + 1),
		end
	}];
}
const imports = /^\s*(?:import\b|from\s|use\s|using\s|#\s*include\b|require\b|(?:const|let|var|local)\s.*\brequire\b)/;
function importLines(lines) {
	const start = lines.slice(0, most$3.above).findIndex((line) => imports.test(line));
	if (start === -1) return [];
	const near = lines.slice(start, start + most$3.head);
	const last = near.findLastIndex((line) => imports.test(line));
	const rest = near.slice(last).findIndex((line) => line.trim() === "");
	return [{
		start: start + 1,
		end: start + (rest === -1 ? near.length : last + rest)
	}];
}
function withMarks(start, lines) {
	let first = start;
	while (/^\s*(?:@\w|\[\w|#\[)/.test(lines[first - 2] ?? "")) first -= 1;
	return first;
}
// src/core/repository/examples/nearest-tests.ts
const most$2 = {
	sources: 3,
	tests: 8
};
const counts = {
	name: 3,
	part: 1,
	folders: 2,
	rank: 4,
	helper: -1
};
function nearestTests(ranking) {
	const sources = likelySources(ranking);
	const nearest = [];
	let place = 0;
	for (const path of ranking.paths) {
		if (!isTestFile(path)) continue;
		place += 1;
		if (!isProgram(path) || isData$1.test(path)) continue;
		const own = Math.max(0, ...sources.map((source) => source.weight * nearness$1(path, source)));
		const helper = isNamedAsTest.test(baseOf$1(path)) ? 0 : counts.helper;
		nearest.push({
			path,
			worth: own + counts.rank / Math.sqrt(place) + helper
		});
		nearest.sort((one, other) => other.worth - one.worth).splice(most$2.tests);
	}
	return nearest.map(({ path }) => path);
}
const likeliest = {
	count: 10,
	part: .001
};
function listedPaths(ranking) {
	const { paths, scores } = ranking;
	const [best = 0] = scores;
	const isLikely = (score = 0) => score > 0 && score >= likeliest.part * best;
	const likely = paths.filter((_, index) => index === 0 || isLikely(scores[index]));
	const first = likely.slice(0, likeliest.count);
	return [...new Set([
		...first,
		...nearestTests(ranking),
		...likely
	])];
}
function likelySources({ paths, scores }) {
	const sources = [];
	for (const [index, path] of paths.entries()) {
		const score = scores[index] ?? 0;
		if (score === 0 || sources.length === most$2.sources) break;
		if (fileKind(path) !== 0) continue;
		const weight = Math.sqrt(score / (scores[0] ?? 1));
		sources.push({
			path,
			weight,
			name: nameOf$4(path),
			folders: foldersOf(path)
		});
	}
	return sources;
}
function nearness$1(test, { path, name, folders }) {
	if (languageOf$1(test) !== languageOf$1(path)) return 0;
	const own = nameOf$4(test).replace(testMarks, "");
	const isPart = Math.min(own.length, name.length) > 3 && (own.includes(name) || name.includes(own));
	const called = own === name ? counts.name : isPart ? counts.part : 0;
	const others = foldersOf(test);
	const shared = folders.filter((one) => others.includes(one)).length;
	const all = folders.length + others.length;
	return called + counts.folders * (all === 0 ? 1 : 2 * shared / all);
}
const isData$1 = /(?:^|\/)_*(?:test[-_]?)?(?:data|fixtures?|mocks?|snapshots?|bench(?:marks?)?)_*\//i;
const isNamedAsTest = /test|spec|IT\.\w+$|\.t$/i;
const testMarks = /^(?:tests?|specs?)(?=.)|(?<=.)\.?(?:tests?|specs?|testcase|e2e)$/g;
const baseOf$1 = (path) => path.slice(path.lastIndexOf("/") + 1);
function nameOf$4(path) {
	const name = baseOf$1(path).replace(/(?<=.)\.[^.]*$/, "");
	return ((/^(?:__init__|index|mod)$/.test(name) ? path.split("/").at(-2) : void 0) ?? name).toLowerCase().replace(/[_-]/g, "");
}
const layout = /^(?:src|lib|main|java|kotlin|python|tests?|testing|specs?|__tests__|unit|integration)$/i;
function foldersOf(path) {
	return path.split("/").slice(0, -1).filter((one) => !layout.test(one)).map((one) => one.toLowerCase().replace(/[._-]?tests?$/, ""));
}
function languageOf$1(path) {
	const extension = extensionOf(path);
	return families.find((one) => one.test(extension))?.source ?? extension;
}
const families = [
	/^[cm]?[jt]sx?$|^vue$|^svelte$/,
	/^(?:c|h)(?:c|h|pp|xx|\+\+)?$/,
	/^(?:java|kts?|groovy|scala)$/
];
// src/core/repository/file-tree.ts
const usualRoom$1 = 1e3;
const forCounts = {
	most: 400,
	share: .25,
	least: 24
};
function fileTree(paths, named = paths, room = usualRoom$1) {
	const shown = shownPaths(paths, named, room);
	const tree = [...groupedBy(shown, folderOf$2)].map(([folder, files]) => `${folder}: ${files.map(shownName).join(" ")}`).join("\n");
	if (shown.length === paths.length) return tree;
	const listed = new Set(shown);
	return [tree, countedFolders(paths.filter((path) => !listed.has(path)), Math.min(room - tree.length - 1, forCounts.most))].filter((part) => part !== "").join("\n");
}
function shownPaths(paths, named, room = usualRoom$1) {
	if (fitting(paths, room).length === paths.length) return [...new Set([...named, ...paths])];
	const { most, share, least } = forCounts;
	return fitting(named, room - Math.max(least, Math.min(room * share, most)));
}
function fitting(paths, room) {
	const folders = new Set();
	const shown = [];
	let length = 0;
	for (const path of paths) {
		const folder = folderOf$2(path);
		length += shownName(path).length + 1 + (folders.has(folder) ? 0 : folder.length + 2);
		if (length > room) break;
		folders.add(folder);
		shown.push(path);
	}
	return shown;
}
const folderOf$2 = (path) => path.slice(0, path.lastIndexOf("/") + 1) || "./";
function shownName(path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return /\s/.test(name) ? JSON.stringify(name) : name;
}
function countedFolders(paths, room) {
	const files = new Map();
	for (const path of paths) files.set(folderOf$2(path), (files.get(folderOf$2(path)) ?? 0) + 1);
	const counted = (depth) => {
		const counts = new Map();
		for (const [path, count] of files) {
			const folder = path.split("/").slice(0, -1).slice(0, depth).join("/");
			counts.set(folder, (counts.get(folder) ?? 0) + count);
		}
		return [...counts].map(([folder, count]) => `${folder}/: (${count} more)`).join("\n");
	};
	const fits = (depth) => counted(depth).length <= room;
	const depth = largestFitting(0, 7, fits);
	return depth === 0 ? `(and ${paths.length} more files)` : counted(depth);
}
// src/core/repository/folded.ts
var import_ignore = __toESM(require_ignore(), 1);
const names$1 = [
	[/[-.]min\.(?:[cm]?js|css)$|\.(?:js|css)\.map$/i, "minified code"],
	[/(?:^|\/)__generated__\/|\.pb(?:\.[a-z]+)?\.(?:go|cc|h|c|swift|dart|js|ts)$|_pb2(?:_grpc)?\.pyi?$|\.(?:g|generated|designer|feature)\.\w+$/i, "generated code"],
	[/\.(?:lock|lockb)$|(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|go\.sum)$/i, "a lockfile"],
	[/(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|3rd[-_]?party|extern(?:al)?s?|godeps|pods|carthage\/build|dist|\.yarn)\/|^deps\//i, "code of others, or a build"]
];
const headLength = 2e3;
const generatedMark = /\bgenerated\b[\s\S]{0,160}\b(?:do not|don't) (?:edit|modify|change)\b|\b(?:do not|don't) (?:edit|modify|change)\b[\s\S]{0,160}\bgenerated\b|@generated\b|<auto-?generated\b/i;
function whyFolded(path, text, attributes) {
	const said = attributes.reduce((known, one) => foldingIn(one, path) ?? known, void 0);
	if (said === true) return "a generated file, by .gitattributes";
	const named = names$1.find(([pattern]) => pattern.test(path))?.[1];
	const marked = generatedMark.test(text.slice(0, headLength)) ? "generated code" : void 0;
	return said === false ? void 0 : named ?? marked;
}
function attributePaths(path) {
	const folders = path.split("/").slice(0, -1);
	return ["", ...folders.map((_, at) => `${folders.slice(0, at + 1).join("/")}/`)].map((folder) => `${folder}.gitattributes`);
}
function foldingIn({ folder, text }, path) {
	if (!path.startsWith(folder)) return void 0;
	const within = path.slice(folder.length);
	return text.split("\n").flatMap((line) => {
		const [, quoted, bare = "", rest = ""] = /^\s*(?:"(.*)"|(\S+))(.*)$/.exec(line) ?? [];
		const [pattern, said] = [quoted ?? bare, rest.split(/\s+/)];
		const folds = said.map(isFolding).findLast((one) => one !== void 0);
		return folds === void 0 || pattern.startsWith("#") ? [] : [{
			pattern,
			folds
		}];
	}).findLast(({ pattern }) => (0, import_ignore.default)().add(pattern).ignores(within))?.folds;
}
function isFolding(attribute) {
	if (/^(?:-diff|binary|linguist-generated(?:=true)?)$/.test(attribute)) return true;
	return /^[-!]?linguist-(?:generated|vendored)(?:=false)?$/.test(attribute) ? false : void 0;
}
// src/core/repository/obstacles.ts
const byHand = "or change it by hand";
const obstacles = {
	submodule: {
		why: "{at} is a repository of its own",
		remedy: "run on that repository"
	},
	symlink: {
		why: "{at} is a symlink",
		remedy: "name the file that the symlink leads to in the ticket, if it is in this repository"
	},
	ignored: {
		why: "Git ignores it",
		remedy: "add it to Git, or change it by hand"
	},
	sparse: {
		why: "the sparse checkout leaves it out",
		remedy: "add its folder with `git sparse-checkout add`"
	},
	unmerged: {
		why: "it is in a merge with conflicts",
		remedy: "finish the merge"
	},
	"read-only": {
		why: "the permissions of the file or its folder forbid it",
		remedy: "allow reading and writing both"
	},
	missing: {
		why: "this clone lacks its content",
		remedy: "clone the repository without a filter"
	},
	"too-large": {
		why: "it is larger than 4 MiB",
		remedy: `split it, ${byHand}`
	},
	"lfs-pointer": {
		why: "Git LFS keeps its content elsewhere",
		remedy: `fetch it with \`git lfs pull\` and run in that work tree, ${byHand}`
	},
	"utf-16": {
		why: "it is UTF-16 text",
		remedy: `convert it to UTF-8, ${byHand}`
	},
	encoding: {
		why: "it is not UTF-8, and the change adds characters that it does not have yet",
		remedy: `convert it to UTF-8, ${byHand}`
	},
	binary: {
		why: "it is not text",
		remedy: "change it by hand"
	}
};
function describeBlocked({ path, obstacle }) {
	return `${path} cannot be edited: ${whyBlocked(path, obstacle)}`;
}
function whyBlocked(path, { kind, at = path }) {
	return obstacles[kind].why.replace("{at}", () => at === path ? "it" : at);
}
function remedyFor({ kind }) {
	return obstacles[kind].remedy;
}
// src/core/repository/protected-names.ts
const pipelines = "agola|appveyor|argo-?ci|atlantis|azure-?devops|azure-pipelines|bamboo(-specs)?|bitbucket-pipelines|bitrise|buddy|buildkite|ci|circle(ci)?|cirrus|codefresh|codemagic|concourse|dagger|drone|evergreen|forgejo|gitea|gitlab(-ci)?|gocd|harness|jenkins|onedev|packit|pipelines?|prow|readthedocs|screwdriver|semaphore(ci)?|shippable|spacelift|teamcity|tekton|travis|vela|wercker|woodpecker|zuul";
const reviewers = "bandit|bors|bulldozer|checkov|codacy|codeclimate|codecov|codeql|coderabbit|coveralls|deepsource|dependabot|detect-secrets|ggshield|gitguardian|gitleaks|grype|horusec|kics|kodiak|lgtm|mend|mergify|osv-scanner|policy|pullapprove|renovate(rc)?|reviewpad|scrutinizer|secrets.baseline|semgrep|snyk|sonar(cloud|lint|-project)?|tfsec|trivy|trufflehog|whitesource";
const platforms = "amplify|apprunner|appspec|devspace|dokku|firebase|goreleaser|heroku|jreleaser|kamal|netlify|nixpacks|okteto|pulumi|release-please-(config|manifest)|samconfig|scalingo|serverless|skaffold|staticwebapp|upsun|vercel|waypoint|werf|wrangler|zeabur";
const platformsAtRoot = "app|azure|cron|deploy|deployment|dispatch|garden|platform|railway|release|render";
const agents = "aider|amazonq|antigravity|augment|bolt|claude|cline|codebuddy|codeium|codex|comate|continue|copilot|crush|cursor|devin|factory|gemini|goose|iflow|jules|junie|kilo|kiro|lingma|lovable|openhands|opencode|qodo|qwen|replit|ruler|rulesync|tabnine|trae|warp|windsurf|zencoder";
const services = "anthropic|apify|bitwarden|cdsapi|civitai|cloudflared?|cohere|confluent|databricks|deepseek|doctl|doppler|dropbox|elevenlabs|gcp|groq|hcloud|heroku|hf|hugging_?face|infisical|kaggle|linode|mailgun|mc|minio|mistral|mongodb|okta|op|openai|openrouter|perplexity|planetscale|rclone|replicate|runpod|sendgrid|sentry|slack|snowflake|snowsql|stripe|supabase|tailscale|together|twilio|vault|wandb|wrangler";
const forTests = "(?<!(?<![^/])(__tests__|docs?|examples?|fixtures?|i18n|locales?|mocks?|samples?|specs?|testdata|tests?)/(**)?)";
const real = "(?!*(?<![a-z])(dist|example|sample|schema|template|te?mpl|tpl)(?![a-z]))";
const data$1 = "(cfg|conf|csv|enc|ini|json5?|jsonc|plist|properties|star|toml|txt|xml|ya?ml)";
const protectedKinds = {
	hidden: [
		{
			why: "Git runs or follows what it says",
			anywhere: ".git .gitmodules .gitattributes .gitconfig",
			examples: ".git/hooks/pre-commit vendor/.gitmodules .gitattributes .gitconfig"
		},
		{
			why: "a pipeline runs it with its secrets",
			anywhere: `jenkinsfile([.-]*)? *.jenkinsfile action.ya?ml .(${pipelines})([.-]*)? .builds? .build.ya?ml
      *(azure|bitbucket)-pipelines*.ya?ml *gitlab-ci*.ya?ml (buildspec|cloudbuild)([.-]*)?.(ya?ml|json)$`,
			atRoot: `.github/(workflows|actions) (${pipelines})([.-]*)?.${data$1}$ *[._-](ci|cicd|pipelines?)([._-]*)?.ya?ml$
      (bamboo-specs|buildkite|ci|cicd|concourse|jenkins|tekton)/**.(groovy|json|kts|ya?ml)$ ci_scripts
      (${pipelines})(.d)?/**.ya?ml$`,
			examples: ".github/workflows/ci.yml ci/Jenkinsfile.release .tekton/push.yaml ci.yml"
		},
		{
			why: "it decides who reviews and what is merged",
			anywhere: `codeowners (owners|owners_aliases)$ .(${reviewers})(ignore|rc)?([.-]*)?`,
			atRoot: `(${reviewers})([.-]*)?.${data$1}$ .github/((${reviewers}|settings)([.-]*)?)`,
			examples: "docs/CODEOWNERS .github/dependabot.yml renovate.json .gitleaksignore"
		},
		{
			why: "it runs on developers' machines",
			anywhere: `.husky(rc*)? .git-?hooks .?lefthook*.(ya?ml|toml|json) .pre-commit-(config|hooks).ya?ml .overcommit.ya?ml
      .?(captainhook|simple-git-hooks)([.-]*)? .lintstagedrc* lint-staged.config.* .?nano-staged*.* .envrc* .mise
      .?(mise|rtx)([.-]*)?.toml .(n?vim|lvim|ex)(rc|.lua)? .dir-locals* .(gdb|lldb)init .rprofile .(bash|zsh)(rc|env)
      .(bash_|zsh?_)?profile`,
			examples: ".husky/pre-commit lefthook.yml .pre-commit-config.yaml api/.envrc .mise.toml"
		},
		{
			why: "an editor or coding agent runs it when it opens the folder",
			anywhere: `.devcontainer(.json)? .vscode .idea .gitpod* .mcp.json .fleet .zed .vs .theia .codesandbox .stackblitz*
      .replit replit.nix .idx .run .nova .?devfile.ya?ml *.(code-workspace|sublime-project)`,
			examples: ".devcontainer/devcontainer.json .vscode/tasks.json web/.mcp.json .fleet/run.json"
		},
		{
			why: "it says where packages and tools come from",
			anywhere: `.npmrc .yarnrc* .pnpmfile.* .pypirc pip.(conf|ini) .gemrc nuget.config .mvn .condarc .?bunfig.toml
      (gradle|maven)-wrapper.(properties|jar) .yarn .cargo .bundle .gradle .m2 .sbt verification-metadata.xml`,
			examples: "web/.npmrc .yarnrc.yml pip.conf .cargo/config.toml .mvn/extensions.xml"
		},
		{
			why: "only its own tool writes it",
			anywhere: `*.(lock|locked|lockfile|freeze|lockb|resolved)(.(hcl|json|toml|ya?ml))? *-lock.(json|toml|ya?ml)
      (npm-shrinkwrap|packages.lock|project.assets).json go(.work)?.sum pylock*.toml`,
			examples: "yarn.lock web/package-lock.json go.sum .terraform.lock.hcl"
		},
		{
			why: "it can hold secrets",
			anywhere: `${real}.env([._-]*)? ${real}*.env(.local)? .envs .flaskenv ${real}.dev.vars*
      .?(secrets?|credentials?)$ .secrets? .credentials? credentials.json (secrets|credentials)/**.${data$1}$
      (?<!templates/)${real}(secrets?|credentials?)([._-]*)?.${data$1}$ passwords?.(csv|txt)$
      (?<!templates/)${real}(?!(external|sealed)-)*(secrets?|credentials?)(.(enc|live|local|prod*|sops|stag*))?(.${data$1})$
      *[._-](secrets?|credentials?)$ *service[._-]?account*.json$ *-adminsdk*.json$ client_?secrets?*.json$
      google-?service(s|-info)*.(json|plist)$ *api[._-]?keys?(.${data$1})?$ *private[._-]?key(.${data$1})?$ *.token$
      *.(pem|key|keytab|p8|p12|pfx|pkcs(8|12)|jks|jceks|bks|keystore|truststore|kdbx?|ppk|asc|gpg|pgp|snk|age|ovpn)
      *.mobileprovision id_(rsa|dsa|ecdsa|ed25519) id_*_sk *[._-](rsa|dsa|ecdsa|ed25519)$ [._]netrc .pgpass
      .my(login)?.cnf .?htpasswd .git-credentials .docker(cfg|configjson)? .s3cfg .boto .aws .azure .gcloud .oci .ssh
      .gnupg .kube *(?<![^/.-])kubeconfig(-[^./]*)?(.(conf|json|ya?ml))?$ .?vault[._-](token|pass*) vault.(hcl|json|ya?ml)$
      (group|host)_vars/**vault* .terraformrc terraform.rc .terraform(.d)? *.(tfvars|tfstate)(.json|.backup)?
      *.tfstate.d .?rclone.conf .?ngrok*.ya?ml .?s?ftp-?config(.json)? .chef .sentryclirc .databrickscfg .clasprc.json
      .(${services})(rc|[._-]*)? .config/(${services}|gh|gcloud|op)/** .(?<service>[a-z-]+)/\\k<service>(.${data$1})?$
      .*(auth|key|token|cookie)s?$ .[a-z-]+/(**/)?(auth|hosts|session|login|cookies?|connections)(.${data$1})?$
      ${forTests}${real}(*[._-])?(keys?|tokens?|passwords?|passwd|wallet)([._-](live|local|prod*|stag*))?(.(env|${data$1}))?$ wallet.dat$
      ${real}env[._-](dev*|live|local|prod*|stag*)$ .*_history *.publishsettings wp-config.php local_?settings.(py|php) local.settings.json connectionstrings.config
      (key|keystore|signing|local).properties appsettings.(?!(dev|development|tests?|testing).json$)*.json$
      application-(live|prod*|stag*).(properties|ya?ml)$`,
			atRoot: "auth.json settings(-security)?.xml",
			examples: "api/.env.local prod.env .dev.vars secrets.yml tls/server.pem prod.tfvars"
		}
	],
	protected: [
		{
			why: "coding agents follow it",
			anywhere: `(agents?|claude|conventions|gemini)(.local|.override)?.md .(${agents})* .(agents?|ai(exclude|ignore)?|amp|cody)
      .(roo*|rules|skills) skill.md *.mdc *.(agent|chatmode|instructions|prompt).md`,
			atRoot: `(${agents})(-instructions)?.(md|jsonc?|ya?ml) mcp.json .jira-bug-fix.ya?ml
      .github/(copilot*|instructions|prompts|agents|chatmodes|skills|hooks)`,
			examples: "AGENTS.md web/CLAUDE.local.md .cursor/rules/style.mdc opencode.json .jira-bug-fix.yml"
		},
		{
			why: "the code host, its bots or its pipelines follow it",
			atRoot: ".github/(?!(issue|discussion|pull_request)_template|funding.ya?ml|*.(gif|jpe?g|md|png|rst|svg|txt)$)*",
			examples: ".github/release.yml .github/labeler.yml .github/scripts/deploy.sh"
		},
		{
			why: "a platform deploys or releases what it says",
			anywhere: `.?(${platforms})([.-]*)?.(jsonc?|toml|ya?ml)$ .(${platforms})(rc)? fly([.-]*)?.toml procfile([.-]*)?
      .ebextensions .elasticbeanstalk .platform(.app.yaml)? .releaserc* release.config.* .release-it.* fastlane *fastfile$`,
			atRoot: `.?(${platformsAtRoot})([.-]*)?.(toml|ya?ml)$ (cdk|eas|now|railway).json .do .clever .openshift
      (serverless|vercel).[jt]s sst.config.* capfile captain-definition config/deploy(.*)?`,
			examples: "wrangler.toml web/vercel.json netlify.toml fly.toml Procfile serverless.yml"
		}
	]
};
const signs = {
	"**": ".*",
	"*": "[^/]*",
	".": String.raw`\.`,
	"(": "(?:"
};
function expressionOf(kinds, end) {
	const anywhere = patternsIn(kinds.map((kind) => kind.anywhere));
	const atRoot = patternsIn(kinds.map((kind) => kind.atRoot));
	const [ends, names] = [true, false].map((isEnd) => anywhere.filter((pattern) => /^\*(?!\*|$)/.test(pattern) === isEnd));
	const alternatives = [
		oneOf$1("", ends?.map((pattern) => pattern.slice(1)) ?? []),
		oneOf$1("(?:^|/)", names ?? []),
		oneOf$1("^", atRoot)
	].filter((one) => one !== "");
	return new RegExp(`(?:${alternatives.join("|")})${end}`);
}
const patternsIn = (some) => some.flatMap((patterns) => patterns?.match(/\S+/g) ?? []);
function oneOf$1(start, patterns) {
	const expressions = patterns.map((pattern) => pattern.replace(/\*\*|[*.]|\((?!\?)/g, (sign) => signs[sign] ?? sign));
	return patterns.length === 0 ? "" : `${start}(?:${expressions.join("|")})`;
}
const end$1 = "(?:/|$)";
const hidden = expressionOf(protectedKinds.hidden, end$1);
const untouchable = [...protectedKinds.hidden, ...protectedKinds.protected].map((kind) => ({
	...kind,
	expression: expressionOf([kind], end$1)
}));
function asTwin(path) {
	if (/^[ -~]*$/.test(path)) return path.toLowerCase();
	return path.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
const copy = /[._~-](?:\d+|backup|bak|live|local|old|orig|prod|production|sav|save|stage|staging)$/;
const readingsOf = (path) => [asTwin(path), asTwin(path).replace(copy, "")];
function isHidden(path) {
	return readingsOf(path).some((twin) => hidden.test(twin));
}
function whyUntouchable(path) {
	const twins = readingsOf(path);
	return untouchable.find(({ expression }) => twins.some((twin) => expression.test(twin)))?.why;
}
// src/core/repository/path.ts
function repoPath(candidate, rules) {
	const path = normalizePath(candidate);
	if (path === void 0) return refused$2(`${show(candidate)} is not a path inside the repository`);
	if (!isInside(path, rules.safeDirectory)) return refused$2(`${show(path)} is outside the safe directory ${show(rules.safeDirectory)}`);
	if (rules.isProtected(path)) return refused$2(`${show(path)} is protected${because(path)}`);
	return path;
}
function whyReadOnly(path) {
	const why = whyUntouchable(path);
	return why && `${show(path)} is protected, because ${why}`;
}
const notOnWindows = /(?:^|\/)(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[\d¹²³]) *(?:\.[^/]*)?(?:\/|$)|[<>:"|?*]/i;
function whyNotNew(path, existing, isGone = () => false) {
	if (notOnWindows.test(path)) return `${show(path)} is a name that Windows does not allow`;
	for (const name of withFolders$1(path)) {
		const alike = namesAmong(existing).get(foldName(name)) ?? [];
		if (alike.includes(name)) return void 0;
		const same = alike.find((one) => !isGone(one));
		if (same !== void 0) return `${show(path)} differs from ${show(same)} only in case`;
	}
}
const known$3 = new WeakMap();
function namesAmong(paths) {
	const names = new Map();
	const listed = known$3.get(paths);
	if (listed !== void 0) return listed;
	known$3.set(paths, names);
	for (const path of paths) for (const name of withFolders$1(path)) {
		const folded = foldName(name);
		const alike = names.get(folded) ?? [];
		if (alike.includes(name)) break;
		alike.push(name);
		names.set(folded, alike);
	}
	return names;
}
const foldName = (name) => name.normalize("NFC").toLowerCase();
function* withFolders$1(path) {
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) yield path.slice(0, end);
}
function because(path) {
	const why = whyUntouchable(path);
	return why === void 0 ? "" : `, because ${why}`;
}
function pathRules(directory, protectedPatterns = []) {
	const safeDirectory = /^\.?\/?$/.test(directory.trim()) ? "" : normalizePath(directory);
	if (safeDirectory === void 0) return void 0;
	const hasPatterns = protectedPatterns.length > 0;
	const additional = (0, import_ignore.default)().add([...protectedPatterns]);
	return {
		safeDirectory,
		isProtected: (path) => isHidden(path) || hasPatterns && additional.ignores(path)
	};
}
const plainPath$1 = /^\.?[\w@+-]+(?:\.[\w@+-]+)*(?:\/\.?[\w@+-]+(?:\.[\w@+-]+)*)*$/;
function normalizePath(candidate) {
	if (candidate.length > longest$1) return void 0;
	if (plainPath$1.test(candidate)) return candidate;
	const unix = candidate.trim().replaceAll("\\", "/");
	if (/^\/|^[A-Za-z]:|[\p{Cc}\p{Cf}]/u.test(unix)) return void 0;
	const segments = unix.split("/").filter((segment) => segment !== "" && segment !== ".");
	if (segments.length === 0 || segments.some((segment) => aliases.test(segment))) return void 0;
	return segments.join("/");
}
const longest$1 = 1024;
const aliases = /[. ]$|:\$|^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/;
function isInside(path, directory) {
	return directory === "" || path.startsWith(`${directory}/`);
}
const refused$2 = (why) => ({
	kind: "refused",
	why
});
const show = (path) => JSON.stringify(path);
// src/core/repository/read-first-names.ts
const document = /(?:^|\/)(?:authors|change(?:s|log)|contribut(?:ing|ors)|copying|credits|examples|history|licen[cs]e|maintainers|news|notice|patents|readme|security|thanks|todo)(?:[._-][\w-]*)?$|\.(?:adoc|asciidoc|gif|ico|jpe?g|md|mdx|org|png|rdoc|rst|svg|txt|webp)$/i;
function isSource(path) {
	const extension = extensionOf(path);
	return clearExtensions.has(extension) && !settings.test(extension);
}
const settings = /^(?:bat|cfg|cmake|cmd|conf|csv|env|gradle|ini|jsonc?|po|properties|ps1|sh|sln|tf|toml|xml|ya?ml|zsh)$/;
const kinds = [
	{
		why: "installs follow such manifests and run their scripts",
		anywhere: `package.json package.yaml deno.jsonc? jsr.json (bower|composer|conanfile|elm|lerna|vcpkg).json conanfile.*
    setup.(py|cfg) pyproject.toml pipfile *requirements*.(txt|in) *constraints.txt environment.ya?ml *.pth
    *.(gemspec|podspec|rockspec|nimble|cabal|nuspec|opam) gems.rb cargo.toml mix.exs (package|project).swift
    go.(mod|work) rebar.config(.script)? (deps|bb|shadow-cljs).edn project.(clj|toml) pubspec.ya?ml stack.yaml shard.yml
    dub.(json|sdl) cpanfile description global.json packages.config`,
		atRoot: "(pre|post)?install([._-]*)?.*",
		applies: (path) => !document.test(path) || /\.txt$/.test(path),
		examples: "web/package.json pyproject.toml requirements-dev.txt Cargo.toml go.mod"
	},
	{
		why: "builds run such files",
		anywhere: `*.conf(ig)?.([cm]?[jt]s|json) hatch_build.py makefile.* gnumakefile.* *.ma?k *[a-z]file
    (make|just|task|gulp|grunt|jake|danger|docker|container|rake|gem|pod|cake|vagrant|tilt|earth|brew|snake|plop|mage)file.* mage.go
    pom.xml *.gradle *.gradle.kts gradle.properties libs.versions.toml *.sbt build.(properties|rs|xml|zig*|sc|boot|pl)
    build(.bazel|.ya?ml)? workspace(.bazel)? buck module.bazel *.(bzl|bazel|star|gn|gni|gypi?) *.*proj *.slnx?
    *.(props|targets) cmakelists.txt cmake*presets.json *.(cmake|nix|am|ac|m4|pro|ninja|rake|dockerfile) meson.build
    meson([._-])options(.txt)? sconstruct sconscript wscript configure(.*)? (autogen|bootstrap)(.*)? cabal.project*
    (gradlew|mvnw)(.(bat|cmd))? setup.hs dune(-project)? makefile.pl (angular|nx|project|turbo|tsconfig*).json
    (buildsrc|build-logic)/**`,
		atRoot: `(build|setup|bootstrap|make|release|deploy|publish|tasks?|webpack|rollup|esbuild)([._-]*)?.* fabfile.py dodo.py
    (build|scripts?|tasks)/** bin/(**/)?[^./]* (gradle|project)/** *[a-z][a-z][a-z]rc.[cm]?[jt]s
    *[._-](config|preset|transform)([._-]*)?.(py|[cm]?[jt]sx?) (babel|gatsby|knip|premake|tailwind|typedoc|xmake)[._-]*`,
		applies: (path) => !document.test(path) || /\.txt$/.test(path),
		examples: "Makefile web/vite.config.ts api/build.gradle.kts tasks/lint.ts bin/setup"
	},
	{
		why: "tests and checks run such files before they begin",
		anywhere: `(conftest|noxfile|sitecustomize|usercustomize).py (tox|pytest|mypy).ini
    *(jest|vitest|mocha|karma|jasmine|cypress|playwright)*[.-]setup.* setup[._-]?(jest|vitest|mocha|tests?|env|files).*
    setuptests.* (tests?|specs?|__tests__)/(__init__.py|*_helper.rb|(global-?)?setup*.*)
    *(biome|clippy|checkstyle|nodemon|phpstan|phpunit|psalm|pyrightconfig|ruff|rustfmt|tslint)*.(jsonc?|toml|xml|ya?ml|neon)`,
		atRoot: "(eslint|jest|karma|lint|wallaby)([._-]*)?.*",
		applies: (path) => !document.test(path),
		examples: "conftest.py pytest.ini jest.setup.js spec/spec_helper.rb tests/__init__.py"
	},
	{
		why: "deployments follow such files",
		anywhere: `*.(tf|tofu|bicep|nomad) *(?<![^/.-])compose([.-]*)?.ya?ml chart.yaml kustomization.ya?ml helmfile.ya?ml
    (ansible|charts?|deploy|deployments?|gitops|helm|infra|k8s|kube|kubernetes|manifests|playbooks|terraform)/**.(ya?ml|hcl|tpl)`,
		examples: "infra/main.tf docker-compose.dev.yml charts/shop/values.yaml k8s/web.yaml"
	},
	{
		why: "people and pipelines run such scripts",
		anywhere: "*.(sh|bash|zsh|fish|ksh|ps1|psm1|bat|cmd)",
		applies: (path) => fileKind(path) !== 1,
		examples: "entrypoint.sh tools/release.ps1 web/start.bat"
	},
	{
		why: "tools write such files, and few people read their changes",
		anywhere: "*",
		applies: (path) => whyFolded(path, "", []) === void 0 && (fileKind(path.replaceAll(/\b(?:build|out)\//g, "")) === 3 || /\.snap$/i.test(path)),
		examples: "web/generated/api.ts web/app.mjs.map __snapshots__/a.snap"
	},
	{
		why: "tools and services follow such settings",
		anywhere: ".* .*/** (config|conf|etc|settings)/**",
		atRoot: "*",
		applies: (path) => !document.test(path) && (/(?:^|\/)\./.test(path) || !isSource(path) && !isTestFile(path)),
		examples: ".editorconfig .tool-versions web/.eslintignore firewall.cfg VERSION"
	}
].map((kind) => ({
	...kind,
	expression: expressionOf([kind], "$")
}));
function whyReadFirst(path) {
	const twin = asTwin(path);
	return kinds.find(({ expression, applies }) => expression.test(twin) && (applies?.(path) ?? true))?.why;
}
// src/core/repository/search/found-file.ts
function searchFile(path, text, matcher) {
	if (!matcher.mayMatch(text)) return void 0;
	const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
	const found = lines.flatMap((line, index) => matcher.matches(line) ? [index] : []);
	if (found.length === 0) return void 0;
	const docs = docLines(lines);
	return {
		path,
		count: found.length,
		lines: found.map((index) => {
			const line = lines[index] ?? "";
			const start = line.length > 160 ? matcher.startIn(line) : 0;
			const isDoc = docs[index] === true ? { isDoc: true } : {};
			return {
				line: index + 1,
				text: cutAround(line, start),
				...isDoc
			};
		})
	};
}
const maxBefore = 60;
function cutAround(line, start) {
	if (line.length <= 160) return line;
	const from = start + maxBefore <= 160 ? 0 : start - maxBefore;
	const rest = line.slice(from).replace(/^[\uDC00-\uDFFF]/, "");
	return `${from > 0 ? "…" : ""}${clip(rest, 160)}`;
}
// src/core/repository/search/hits.ts
const most$1 = {
	beside: [
		0,
		20,
		5
	],
	counted: 8
};
const few = 20;
function groupHits(files, around, room) {
	const kinds = [
		0,
		1,
		2
	].map((kind) => files.flatMap((file) => partOf$1(file, kind)));
	const main = kinds.findIndex((own) => own.length > 0);
	const isCounted = (own, kind) => kind > main && own.reduce((sum, { count }) => sum + count, 0) > (most$1.beside[kind] ?? 0);
	const others = kinds.flatMap((own, kind) => own.length > 0 && isCounted(own, kind) ? [countedOnly(own)] : []);
	const groupsIn = (margin) => kinds.flatMap((own, kind) => {
		if (isCounted(own, kind)) return [];
		const isBeside = kind === 2 && kind > main;
		return ordered(own).map((file) => groupOf(file, isBeside ? 0 : margin));
	});
	const wide = [...groupsIn(around), ...others];
	return lengthOf(wide) <= room ? wide : [...groupsIn(0), ...others];
}
const lengthOf = (groups) => groups.flatMap(({ title, lines }) => [title, ...lines]).join("\n").length;
function partOf$1(file, kind) {
	const own = fileKind(file.path);
	const kindOf = ({ isDoc }) => isDoc === true ? 2 : Math.min(2, own);
	const lines = file.lines.filter((line) => kindOf(line) === kind);
	const count = file.count - (file.lines.length - lines.length);
	return lines.length === 0 ? [] : [{
		...file,
		lines,
		count
	}];
}
function ordered(files) {
	const rank = (file) => (beginsDefinition(file) ? 0 : 2) + (file.count > few ? 1 : 0);
	return files.toSorted((one, other) => rank(one) - rank(other));
}
const beginsDefinition = ({ lines, definitions }) => lines.some(({ line }) => definitions.some(({ start }) => start === line));
function countedOnly(files) {
	return {
		title: "",
		lines: [`Not shown without their path: ${firstFew(files.map(({ path, count }) => `${path} (${count})`), most$1.counted).join(", ")}`]
	};
}
const importing$1 = /^\s*(?:(?:import|from|use|using|include|#\s*include|\}\s*from)\b|export\s*(?:\*|\{.*\}|default\s+[\w$]+;?$)|(?:const|let|var)\b.*=\s*require\(|(?:module\.)?exports\b[\w$.]*\s*=\s*[\w$]+;?\s*$|(['"]?)[\w$]+\1,?\s*$)/;
function groupOf(file, margin) {
	const { path, count, lines, text } = file;
	const found = new Map(lines.map((hit) => [hit.line, hit.text]));
	const ranges = mergedLines(lines.map((hit) => rangeOf(hit, file, margin)));
	const heads = ranges.map((range) => headOf(range, file));
	const rows = ranges.flatMap(({ start, end }, at) => {
		const isNew = heads[at] !== "" && heads[at] !== heads[at - 1];
		const shown = Array.from({ length: end - start + 1 }, (_, after) => {
			const line = start + after;
			const written = found.get(line) ?? clip(text[line - 1] ?? "", 160);
			return {
				text: `  ${line}${found.has(line) ? ":" : "-"} ${written}`,
				line
			};
		});
		return isNew ? [{
			text: `  in ${heads[at]}`,
			line: 0
		}, ...shown] : shown;
	});
	return {
		title: `${path} (${counted(count, "line")})`,
		lines: rows.map((row) => row.text),
		places: rows.map(({ line }) => line > 0 ? {
			path,
			start: line,
			end: line
		} : void 0)
	};
}
function rangeOf({ line, text }, file, margin) {
	if (importing$1.test(text)) return {
		start: line,
		end: line
	};
	const last = file.text.length;
	const { start, end } = placeOf$2(line, file.definitions).at(-1) ?? {
		start: 1,
		end: last
	};
	return {
		start: Math.min(line, Math.max(start, line - margin)),
		end: Math.max(line, Math.min(end, last, line + margin))
	};
}
function placeOf$2(line, definitions) {
	return definitions.filter(({ start, end }) => start <= line && line <= end).toSorted((a, b) => a.depth - b.depth);
}
function headOf({ start }, { lines, definitions }) {
	const within = placeOf$2(lines.find(({ line }) => start <= line)?.line ?? start, definitions).filter((one) => one.start <= start && one.end > start);
	const inner = within.at(-1);
	if (inner === void 0) return "";
	return `${clip(within.flatMap(({ container = [], name }) => [container, name].flat()).slice(-2).join("."), 80)}, lines ${inner.start}-${inner.end}`;
}
// src/core/repository/search/matcher.ts
function textMatcher(text) {
	const wanted = text.toLowerCase();
	const mayMatch = (whole) => whole.toLowerCase().includes(wanted);
	return {
		mayMatch,
		matches: mayMatch,
		startIn: (line) => line.toLowerCase().indexOf(wanted)
	};
}
// src/core/repository/search/path-filter.ts
var import_posix = __toESM(require_posix(), 1);
function pathFilter(pattern) {
	const plain = plainPath(pattern);
	if (plain === "") return () => true;
	const isWithin = (path) => path === plain || path.startsWith(`${plain}/`);
	if (!/[*?[\]{}()!]/.test(plain)) return isWithin;
	const isMatch = globMatcher(plain);
	return (path) => isMatch(path) || isWithin(path);
}
const mostWildcards = 12;
const longestGlob = 300;
function globMatcher(glob) {
	const wildcards = glob.match(/\*+|\?|[[({]/g)?.length ?? 0;
	if (glob.length > longestGlob || wildcards > mostWildcards) return () => false;
	const options = {
		dot: true,
		noextglob: true,
		maxLength: longestGlob
	};
	try {
		const isFile = (0, import_posix.default)(glob, {
			...options,
			basename: !glob.includes("/")
		});
		const isBelow = belowMatcher((0, import_posix.default)(glob, options));
		return (path) => isFile(path) || isBelow(path);
	} catch {
		return () => false;
	}
}
function belowMatcher(isFolder) {
	const known = new Map();
	const isBelow = (path) => {
		const slash = path.lastIndexOf("/");
		if (slash < 0) return false;
		const folder = path.slice(0, slash);
		const found = known.get(folder) ?? (isFolder(folder) || isBelow(folder));
		known.set(folder, found);
		return found;
	};
	return isBelow;
}
function plainPath(path) {
	return path.trim().split(/[\\/]/).filter((segment) => segment !== "" && segment !== ".").join("/");
}
// src/core/repository/search/pattern.ts
const longestTested = 2e4;
const mostTested = 4e7;
async function patternMatcher(text, isCaseSensitive = false) {
	const { RE2JS, RE2JSException } = await import("./build.js");
	const flags = isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
	try {
		return matcherOf(RE2JS.compile(text, flags), requiredText(text).toLowerCase());
	} catch (error) {
		if (!(error instanceof RE2JSException)) throw error;
		return {
			kind: "refused",
			why: refusal$1(text, error.message)
		};
	}
}
function matcherOf(expression, required) {
	let tested = 0;
	const mayMatch = (text) => required === "" || text.toLowerCase().includes(required);
	return {
		mayMatch,
		matches: (line) => {
			if (tested > mostTested || !mayMatch(line)) return false;
			const start = line.slice(0, longestTested);
			tested += start.length;
			return expression.test(start);
		},
		startIn: (line) => {
			const match = expression.matcher(line.slice(0, 2e3));
			return match.find() ? match.start() : 0;
		},
		isSpent: () => tested > mostTested
	};
}
function refusal$1(text, message) {
	if (/\(\?(?:[=!>]|<[=!])|\\[1-9]|\\k</.test(text)) return "Regular expressions have no lookahead, lookbehind, atomic groups or backreferences here.";
	return `This is not a regular expression: ${message.replace(/^error parsing regexp: /, "")}.`;
}
function requiredText(pattern) {
	if (/[|]|\(\?|\\[QE]/.test(pattern)) return "";
	const runs = [""];
	let depth = 0;
	for (const [token] of pattern.matchAll(tokens$1)) {
		const literal = depth > 0 ? void 0 : literalOf(token);
		if (literal !== void 0) runs.push(`${runs.pop() ?? ""}${literal}`);
		else if (/^[*?{]/.test(token)) runs.push((runs.pop() ?? "").slice(0, -1), "");
		else runs.push("");
		if (token === "(") depth += 1;
		if (token === ")") depth -= 1;
	}
	const longest = runs.reduce((best, run) => run.length > best.length ? run : best, "");
	return longest.length >= 2 ? longest : "";
}
const tokens$1 = /\\(?:[pP]\{[^}]*\}|x\{[^}]*\}|x..|[0-7]{1,3}|[\s\S])|\[\^?\]?(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\]|[*+?]\??|\{[^}]*\}\??|[\s\S]/g;
function literalOf(token) {
	if (/^\\[^\w\s]$/.test(token)) return token.slice(1);
	return token.length === 1 && /[\w\s/:;,<>=!@#%&'"`~-]/.test(token) && token.charCodeAt(0) < 128 ? token : void 0;
}
// src/core/repository/search/result-groups.ts
function pagesOf(groups, room) {
	const pages = [];
	let page = [];
	let shown = [];
	let [used, upTo] = [0, 0];
	const end = () => {
		pages.push({
			text: page.join("\n"),
			shown,
			upTo
		});
		[page, shown, used] = [
			[],
			[],
			0
		];
	};
	const add = (line) => {
		page.push(line);
		used += line.length + 1;
	};
	for (const { title, lines, places } of groups) {
		let isTitled = title === "";
		for (const [at, line] of lines.entries()) {
			const needed = line.length + 1 + (isTitled ? 0 : title.length + 1);
			if (used > 0 && used + needed > room) {
				end();
				isTitled = title === "";
			}
			if (!isTitled) add(title);
			add(line);
			upTo += 1;
			isTitled = true;
			const place = places?.[at];
			if (place !== void 0) shown.push(place);
		}
	}
	if (page.length > 0) end();
	return pages;
}
// src/core/edits/file-names.ts
const furthestTypo = 2;
const namedFiles = (name, paths) => {
	const stated = statedFiles(name, paths);
	return stated.length > 0 ? stated : firstOf$1([
		withoutRoot,
		inAnyFolder,
		misspelt
	], cleaned(name), paths);
};
const statedFiles = (name, paths) => {
	if (paths.includes(name)) return [name];
	const rooted = isAbsolute(name) ? [withoutRoot] : [];
	return firstOf$1([
		itself,
		withoutSide,
		...rooted,
		resolveName
	], cleaned(name), paths);
};
function firstOf$1(readings, name, paths) {
	for (const read of readings) {
		const found = read(name, paths);
		if (found.length > 0) return found;
	}
	return [];
}
const itself = (name, paths) => paths.includes(name) ? [name] : [];
const withoutSide = (name, paths) => /^[ab]\//.test(name) ? itself(name.slice(2), paths) : [];
const withoutRoot = (name, paths) => {
	const tail = tailsOf(name).find((one) => one.includes("/") && paths.includes(one));
	return tail === void 0 ? [] : [tail];
};
const inAnyFolder = (name, paths) => {
	const base = baseOf(name);
	const exact = paths.filter((path) => baseOf(path) === base);
	return exact.length > 0 ? exact : resolveName(base, paths);
};
const misspelt = (name, paths) => closest(name, paths, { limit: furthestTypo });
function newFile(name, paths) {
	const clean = cleaned(name);
	const isFolder = (folder) => paths.some((path) => path.startsWith(`${folder}/`));
	if (isAbsolute(name)) return [clean, ...tailsOf(clean)].find((path) => isFolder(folderOf$1(path))) ?? (clean.includes("/") ? unquoted(name) : clean);
	const [side] = /^[ab](?=\/)/.exec(clean) ?? [];
	return side === void 0 || isFolder(side) ? clean : clean.slice(2);
}
function isAbsolute(name) {
	return /^(?:[\\/]|[A-Za-z]:)/.test(unquoted(name));
}
function cleaned(name) {
	return unquoted(name).replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
}
function unquoted(name) {
	return name.trim().replace(/^(\*\*|[`"'])(.+)\1$/, "$2").trim();
}
function tailsOf(path) {
	const segments = path.split("/").slice(-50);
	return segments.slice(1).map((_, at) => segments.slice(at + 1).join("/"));
}
function folderOf$1(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function baseOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/core/edits/marks.ts
function markedChanges(patch) {
	const changes = [...patch.values()];
	const deleted = changes.filter(({ after }) => after === null);
	return changes.filter((change) => {
		const earlier = change.before === null ? deleted : [change];
		return hasMark$1(change.after) && !earlier.some(({ before }) => hasMark$1(before));
	});
}
const whyMarked = `the new text has ${redacted}, which stands for a secret that is not shown: leave its line as it is, and change only other lines`;
const whyQuoted = `has ${redacted}, which stands for a secret that is not shown: quote only lines without it`;
const hasMark$1 = (text) => text?.includes(redacted) === true;
// src/core/edits/patch/patch.ts
const emptyPatch = new Map();
function withChange(patch, change) {
	const next = new Map(patch);
	const { before, executable, encoding } = patch.get(change.path) ?? change;
	if (before === change.after) next.delete(change.path);
	else next.set(change.path, {
		...change,
		before,
		executable,
		encoding
	});
	return next;
}
function samePatch(a, b) {
	return a.size === b.size && [...a].every(([path, change]) => b.get(path)?.after === change.after);
}
function sortedChanges(patch) {
	return [...patch.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}
function findDeltas(patch) {
	const changes = sortedChanges(patch);
	const origins = originsOf(changes);
	const moved = new Set(origins.values());
	return changes.filter(({ path }) => !moved.has(path)).map((change) => {
		const from = origins.get(change.path);
		return from === void 0 ? {
			kind: kindOf(change),
			change
		} : {
			kind: "renamed",
			from,
			change
		};
	});
}
function originsOf(changes) {
	const origins = new Map();
	const deleted = new Set(changes.filter(({ after }) => after === null));
	for (const change of changes.filter(({ before }) => before === null)) {
		const origin = [...deleted].find((gone) => isMoved(gone, change));
		if (origin === void 0) continue;
		deleted.delete(origin);
		origins.set(change.path, origin.path);
	}
	return origins;
}
function isMoved(gone, created) {
	return gone.before === created.after && gone.executable === created.executable && gone.encoding === created.encoding;
}
function kindOf({ before, after }) {
	if (before === null) return "created";
	return after === null ? "deleted" : "modified";
}
// src/core/edits/patch/checked-patch.ts
function patchDigest(patch) {
	return requestFingerprint(sortedChanges(patch));
}
function unaltered({ patch, digest }) {
	if (patchDigest(patch) === digest) return patch;
	throw new Error("The change is not the one that was checked, so it is not published: a defect.");
}
// src/core/edits/patch/diff.ts
const maxEditLength = 3e3;
const usualContext = 3;
function fileDiff(change, shown = []) {
	const { path, before, after, executable } = change;
	const mode = executable ? "100755" : "100644";
	const hunks = textHunks(change, shown);
	const diff = gitDiff({
		oldFileName: before === null ? "/dev/null" : `a/${path}`,
		newFileName: after === null ? "/dev/null" : `b/${path}`,
		hunks,
		...before === null ? {
			isCreate: true,
			newMode: mode
		} : {},
		...after === null ? {
			isDelete: true,
			oldMode: mode
		} : {}
	});
	if (before === null) return diff;
	const lines = before.split(/\r?\n/);
	return withHeads(diff, hunks, (hunk) => definitionAround(lines, headLine$1(hunk)));
}
function headLine$1({ oldStart, lines }) {
	const changed = lines.findIndex((line) => !line.startsWith(" "));
	return oldStart - 1 + (changed > usualContext ? 0 : Math.max(0, changed));
}
function withHeads(diff, hunks, headOf) {
	const heads = hunks.map(headOf);
	let at = -1;
	return diff.replaceAll(/^@@ -\d[\d,]* \+\d[\d,]* @@$/gm, (numbers) => {
		at += 1;
		return `${numbers} ${heads[at] ?? ""}`.trimEnd();
	});
}
function deltaDiff(delta, shown = []) {
	if (delta.kind !== "renamed") return fileDiff(delta.change, shown);
	return gitDiff({
		oldFileName: `a/${delta.from}`,
		newFileName: `b/${delta.change.path}`,
		hunks: [],
		isRename: true
	}).replace("\n", "\nsimilarity index 100%\n");
}
function patchDiff(patch) {
	return findDeltas(patch).map((delta) => deltaDiff(delta)).join("");
}
function diffBytes(patch) {
	const parts = findDeltas(patch).map((delta) => encodeText({
		text: deltaDiff(delta),
		encoding: delta.change.encoding
	}));
	return Uint8Array.from(parts.flatMap((part) => [...part]));
}
function diffSize(delta) {
	const lines = (delta.kind === "renamed" ? [] : textHunks(delta.change)).flatMap((hunk) => hunk.lines);
	return {
		added: lines.filter((line) => line.startsWith("+")).length,
		removed: lines.filter((line) => line.startsWith("-")).length
	};
}
const usualCaps = {
	files: 20,
	lines: 1e3
};
function overCaps(patch, { files, lines }) {
	const deltas = findDeltas(patch);
	if (deltas.length > files) return `the change touches ${deltas.length} files; the limit is ${files}`;
	const touched = deltas.map(diffSize).reduce((sum, { added, removed }) => sum + added + removed, 0);
	return touched > lines ? `the change adds and removes ${touched} lines; the limit is ${lines}` : void 0;
}
function gitDiff(section) {
	return formatPatch({
		...section,
		isGit: true,
		oldHeader: void 0,
		newHeader: void 0
	});
}
function textHunks({ before, after }, shown = []) {
	const [old, now] = [before ?? "", after ?? ""];
	const context = shown.length > 0 ? Number.MAX_SAFE_INTEGER : usualContext;
	const shortest = structuredPatch("", "", old, now, "", "", {
		context,
		maxEditLength
	});
	if (shortest !== void 0) return shown.length > 0 ? shortest.hunks.flatMap((hunk) => partsOf$2(hunk, shown)) : shortest.hunks;
	const [removal] = structuredPatch("", "", old, "").hunks;
	const [addition] = structuredPatch("", "", "", now).hunks;
	return [{
		oldStart: 1,
		oldLines: removal?.oldLines ?? 0,
		newStart: 1,
		newLines: addition?.newLines ?? 0,
		lines: [...removal?.lines ?? [], ...addition?.lines ?? []]
	}];
}
function partsOf$2(whole, shown) {
	const { lines } = whole;
	const wanted = new Set(lines.flatMap((line, at) => /^[+-]/.test(line) ? Array.from({ length: 7 }, (_, n) => at + n) : []));
	const isShown = (line) => shown.some(({ start, end }) => start <= line && line <= end);
	let [oldStart, newStart] = [whole.oldStart, whole.newStart];
	let part;
	const parts = [];
	for (const [at, line] of lines.entries()) {
		const [old, now] = [/^[ -]/.test(line) ? 1 : 0, /^[ +]/.test(line) ? 1 : 0];
		if (wanted.has(at + usualContext) || old + now === 2 && isShown(newStart)) {
			if (part === void 0) {
				part = {
					oldStart,
					oldLines: 0,
					newStart,
					newLines: 0,
					lines: []
				};
				parts.push(part);
			}
			part.lines.push(line);
			part.oldLines += old;
			part.newLines += now;
		} else part = void 0;
		oldStart += old;
		newStart += now;
	}
	return parts;
}
const maxHead = 80;
const definition = /^\s*(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|override|virtual|inline|sealed|partial|unsafe|extern|pub(?:\([^)]*\))?)\s+)*(?:function\b|def\s|class\s|func\s|fn\s|fun\s|interface\s|struct\s|enum\s|impl\b|trait\s|module\s|namespace\s|object\s|record\s|sub\s)|^\s*(?!(?:if|else|for|foreach|while|switch|catch|do|try|return|with|elif|elsif|unless|until|when|match)\b)[\w$#~][\w$<>[\], *&:?.=]*\([^;]*\)[^;]*\{\s*$/;
function definitionAround(lines, index) {
	let limit = indentOf$1(lines[index] ?? "");
	for (let at = index - 1; at >= 0 && limit > 0; at -= 1) {
		const line = lines[at] ?? "";
		if (line.trim() === "" || indentOf$1(line) >= limit) continue;
		if (definition.test(line)) return line.trim().slice(0, maxHead).trimEnd();
		limit = indentOf$1(line);
	}
	return "";
}
const indentOf$1 = (line) => line.trim() === "" ? Number.POSITIVE_INFINITY : line.search(/\S/);
// src/core/edits/patch/document.ts
function parseDocument(text) {
	const bom = text.startsWith("﻿") ? "﻿" : "";
	const lines = [];
	for (let start = bom.length; start < text.length;) {
		const newline = text.indexOf("\n", start);
		const end = newline < 0 ? text.length : newline + 1;
		const ending = newline < 0 ? "" : text[newline - 1] === "\r" && newline > start ? "\r\n" : "\n";
		lines.push({
			text: text.slice(start, end - ending.length),
			ending
		});
		start = end;
	}
	return {
		bom,
		lines
	};
}
function textOf({ bom, lines }) {
	let text = bom;
	for (const line of lines) text += line.text + line.ending;
	return text;
}
function sameText(a, b) {
	const isSame = (line, other) => line === other || other && line.text + line.ending === other.text + other.ending;
	return a.bom === b.bom && a.lines.length === b.lines.length && a.lines.every((line, at) => isSame(line, b.lines[at]));
}
const known$2 = new WeakMap();
function lineTexts(document) {
	if (document === null) return [];
	const texts = known$2.get(document.lines) ?? document.lines.map(({ text }) => text);
	known$2.set(document.lines, texts);
	return texts;
}
function dominantEnding(lines) {
	let surplus = 0;
	for (const { ending } of lines) surplus += ending === "\r\n" ? 1 : ending === "" ? 0 : -1;
	return surplus > 0 ? "\r\n" : "\n";
}
function matchFileStyle(before, lines) {
	const ending = dominantEnding(before?.lines ?? []);
	const last = before?.lines.at(-1)?.ending === "" ? "" : ending;
	const [first, ...rest] = lines;
	const ownBom = first?.startsWith("﻿") ? "﻿" : "";
	const texts = first === void 0 ? [] : [first.slice(ownBom.length), ...rest];
	return {
		bom: before?.bom || ownBom,
		lines: texts.map((text, at) => ({
			text,
			ending: at === texts.length - 1 ? last : ending
		}))
	};
}
function indentOf(line) {
	return line.slice(0, line.length - line.trimStart().length);
}
function isBlank$1(line) {
	return line.trim() === "";
}
// src/core/edits/patch/line-hunks.ts
const mostDifferences$1 = 1e3;
function lineHunks(before, after) {
	const changes = diffArrays([...before], [...after], { maxEditLength: mostDifferences$1 });
	if (changes === void 0) return [{
		from: 0,
		to: before.length,
		at: 0,
		added: after
	}];
	const hunks = [];
	let hunk = {
		from: 0,
		to: 0,
		at: 0,
		added: []
	};
	for (const { added, removed, value } of changes) if (removed) hunk = {
		...hunk,
		to: hunk.to + value.length
	};
	else if (added) hunk = {
		...hunk,
		added: [...hunk.added, ...value]
	};
	else {
		hunks.push(hunk);
		const from = hunk.to + value.length;
		hunk = {
			from,
			to: from,
			at: hunk.at + hunk.added.length + value.length,
			added: []
		};
	}
	return [...hunks, hunk].filter(({ from, to, added }) => to > from || added.length > 0);
}
function leavesOut(before, after) {
	const hunks = lineHunks(before, after);
	const removed = hunks.reduce((sum, { from, to }) => sum + to - from, 0);
	const losses = hunks.filter(({ from, to, added }) => to - from > added.length);
	const lost = losses.reduce((sum, { from, to, added }) => sum + to - from - added.length, 0);
	return losses.some(({ from, to }) => from === 0 || to === before.length) || removed > Math.max(1, before.length / 2) || lost > Math.max(2, before.length / 10);
}
// src/core/edits/merge/overlay.ts
function overlay({ base, ours, theirs }, clashes) {
	const hunks = [...lineHunks(base, ours).map((hunk) => ({
		...hunk,
		side: "ours"
	})), ...lineHunks(base, theirs).map((hunk) => ({
		...hunk,
		side: "theirs"
	}))].sort((a, b) => a.from - b.from || a.to - b.to);
	const parts = [];
	let done = 0;
	for (const group of groupsOf(hunks, (a, b) => clashes(a, b, base))) {
		const from = Math.min(...group.map((hunk) => hunk.from));
		const to = Math.max(...group.map((hunk) => hunk.to));
		parts.push({
			kind: "certain",
			text: base.slice(done, from).join("")
		});
		const within = (side) => changed$1(base, {
			from,
			to
		}, group.filter((hunk) => hunk.side === side));
		const texts = {
			base: base.slice(from, to).join(""),
			ours: within("ours"),
			theirs: within("theirs")
		};
		const certain = certainOf(texts);
		parts.push(certain === void 0 ? {
			kind: "clash",
			...texts
		} : {
			kind: "certain",
			text: certain
		});
		done = to;
	}
	return [...parts, {
		kind: "certain",
		text: base.slice(done).join("")
	}];
}
function groupsOf(hunks, clashes) {
	const groups = [];
	for (const hunk of hunks) {
		const group = groups.at(-1);
		const isJoined = group?.some((one) => one.side !== hunk.side && clashes(one, hunk)) === true;
		if (group !== void 0 && isJoined) group.push(hunk);
		else groups.push([hunk]);
	}
	return groups;
}
function changed$1(base, { from, to }, hunks) {
	let [text, at] = ["", from];
	for (const hunk of hunks) {
		text += base.slice(at, hunk.from).join("") + hunk.added.join("");
		at = hunk.to;
	}
	return text + base.slice(at, to).join("");
}
function certainOf({ base, ours, theirs }) {
	if (ours === base || ours === theirs) return theirs;
	return theirs === base ? ours : void 0;
}
// src/core/edits/merge/merge-file.ts
function mergeFile(base, ours, theirs) {
	const parts = overlay({
		base: linesOf$3(base),
		ours: linesOf$3(ours),
		theirs: linesOf$3(theirs)
	}, clashesByLine).flatMap((part) => part.kind === "clash" ? mergeWords(part) : [part]);
	let [text, line] = ["", 1];
	const conflicts = [];
	for (const part of parts) {
		if (part.kind === "clash") {
			const { kind: _, ...texts } = part;
			conflicts.push({
				line,
				...texts
			});
		}
		const next = part.kind === "clash" ? part.theirs : part.text;
		text += next;
		line += next.split("\n").length - 1;
	}
	return conflicts.length === 0 ? {
		kind: "merged",
		text
	} : {
		kind: "conflicted",
		text,
		conflicts
	};
}
function clashesByLine(a, b) {
	if (a.from === a.to && b.from === b.to) return a.from === b.from;
	return a.from < b.to && b.from < a.to;
}
function mergeWords(clash) {
	const [base, ours, theirs] = [
		wordsOf$4(clash.base),
		wordsOf$4(clash.ours),
		wordsOf$4(clash.theirs)
	];
	if (!keepsMost(base, ours) || !keepsMost(base, theirs)) return [clash];
	const parts = overlay({
		base,
		ours,
		theirs
	}, clashesByWord);
	return parts.every(({ kind }) => kind === "certain") ? parts : [clash];
}
function clashesByWord(a, b, base) {
	if (isBlank(a, base) || isBlank(b, base)) return clashesByLine(a, b);
	return base.slice(a.to, b.from).every((word) => word.trim() === "");
}
function isBlank({ from, to, added }, base) {
	return [...base.slice(from, to), ...added].every((word) => word.trim() === "");
}
function keepsMost(base, side) {
	const isWord = (word) => word.trim() !== "";
	return 2 * lineHunks(base, side).flatMap(({ from, to }) => base.slice(from, to).filter(isWord)).length <= base.filter(isWord).length;
}
const linesOf$3 = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf$4 = (text) => text.match(/\r?\n|[^\S\r\n]+|[\p{L}\p{N}_]+|[\s\S]/gu) ?? [];
// src/core/edits/merge/merge-patch.ts
function mergePatch(files, added) {
	let patch = emptyPatch;
	const conflicts = [];
	for (const given of files) {
		const { path, base, ours, theirs, executable, encoding } = followed(given, added);
		if (ours === base || ours === theirs) continue;
		const change = {
			path,
			before: theirs,
			executable,
			encoding
		};
		if (theirs === base) patch = withChange(patch, {
			...change,
			after: ours
		});
		else if (ours === null || theirs === null) conflicts.push({
			path,
			hunks: [],
			deletedBy: ours === null ? "ours" : "theirs"
		});
		else {
			const merged = mergeFile(base ?? "", ours, theirs);
			patch = withChange(patch, {
				...change,
				after: merged.text
			});
			if (merged.kind === "conflicted") conflicts.push({
				path,
				hunks: merged.conflicts
			});
		}
	}
	return {
		patch,
		conflicts
	};
}
function followed(file, added) {
	if (file.theirs !== null || file.base === null) return file;
	const [moved, ...others] = [...added].filter(([, { text }]) => text === file.base);
	if (moved === void 0 || others.length > 0) return file;
	const [path, { text, executable }] = moved;
	return {
		...file,
		path,
		theirs: text,
		executable
	};
}
// src/core/edits/pending.ts
const nothingPending = {
	kept: [],
	open: []
};
function unansweredEdits(open, sent) {
	const byPath = new Map();
	for (const { edit, path } of sent) {
		const known = byPath.get(path) ?? new Set();
		for (const line of edit.kind === "deletion" ? [] : linesOf$2(edit)) known.add(line);
		byPath.set(path, known);
	}
	const whole = new Set(sent.flatMap(({ edit, path }) => hasSides(edit) ? [] : [path]));
	return open.filter(({ edit, path }) => {
		const known = byPath.get(path);
		const lines = linesOf$2(edit);
		if (known === void 0) return true;
		return !whole.has(path) && lines.length > 0 && !lines.some((line) => known.has(line));
	});
}
const hasSides = ({ kind }) => kind === "replacement" || kind === "hunks";
function linesOf$2(edit) {
	return sidesOf(edit).flatMap(({ search, replace }) => [...search, ...replace]).map((line) => line.trim()).filter((line) => /[\p{L}\p{N}]/u.test(line));
}
function sidesOf(edit) {
	switch (edit.kind) {
		case "replacement": return [edit];
		case "hunks": return edit.hunks;
		case "whole-file": return [{
			search: [],
			replace: edit.lines
		}];
		case "deletion":
		case "renaming": return [];
	}
}
function writeEdit({ edit, path }) {
	switch (edit.kind) {
		case "replacement": return [...[
			path,
			"<<<<<<< SEARCH",
			...edit.search
		], ...[
			"=======",
			...edit.replace,
			">>>>>>> REPLACE"
		]].join("\n");
		case "hunks": return [`*** Update File: ${path}`, ...edit.hunks.flatMap(hunkLines)].join("\n");
		case "whole-file": return [`*** Add File: ${path}`, ...edit.lines.map((line) => `+${line}`)].join("\n");
		case "deletion": return `*** Delete File: ${path}`;
		case "renaming": return `*** Update File: ${path}\n*** Move to: ${edit.to}`;
	}
}
function hunkLines({ search, replace, anchors, signed }) {
	const lines = signed ?? [...search.map((line) => `-${line}`), ...replace.map((line) => `+${line}`)];
	return [`@@ ${anchors.at(-1) ?? ""}`.trimEnd(), ...lines];
}
function briefEdit(placed) {
	const { edit, path } = placed;
	if (!hasSides(edit)) return writeEdit(placed);
	return [path, ...sidesOf(edit).flatMap(({ search, replace }) => lineHunks(search, replace).flatMap(({ from, to, added }) => [...search.slice(from, to).map((line) => `-${line}`), ...added.map((line) => `+${line}`)])).filter((line) => !isBlank$1(line.slice(1)))].join("\n");
}
// src/core/edits/reply/block-markers.ts
const forms$1 = {
	search: "search",
	original: "search",
	delete: "delete",
	rename: "rename"
};
const headLine = /^(?<indent>\s*)(?<heading>#{1,6} )?(?<signs><{5,9}) *(?<word>SEARCH|ORIGINAL|DELETE|RENAME)\b(?: {0,3}[>:])?[ \t]*(?<name>[^\s<>|"]+)?$/i;
const dashedHeadLine = /^(?<indent>\s*)(?<signs>-{5,9}) (?<word>SEARCH)>?$/;
const endLine = /^(?<indent>\s*)(?:#{1,6} )?(?<signs>>{5,9}|\+{5,9}) *(?<word>REPLACE|UPDATED?|DELETE|RENAME)\b(?: {0,3}[<>:])?$/i;
function readHead(line) {
	if (!mayBeMarker(line)) return void 0;
	const text = line.trimEnd();
	const { indent = "", heading = "", signs = "", word = "", name } = (headLine.exec(text) ?? dashedHeadLine.exec(text))?.groups ?? {};
	const form = forms$1[word.toLowerCase()];
	if (form === void 0) return void 0;
	return {
		form,
		length: signs.length,
		indent: indent.length,
		heading,
		name
	};
}
function readEndLength(line, head) {
	if (!mayBeMarker(line)) return void 0;
	const { indent = "", signs, word = "" } = endLine.exec(line.trimEnd())?.groups ?? {};
	if (signs === void 0 || indent.length > head.indent) return void 0;
	return (forms$1[word.toLowerCase()] ?? "search") === head.form ? signs.length : void 0;
}
function isDivider(line, head) {
	if (line.length < head.length || !line.includes("=====")) return false;
	const bare = line.trim();
	const sign = "=".repeat(head.length);
	if (bare !== sign && bare !== head.heading + sign) return false;
	return line.length - line.trimStart().length <= head.indent;
}
function mayBeMarker(line) {
	return line.length < 400 && /<{5}|>{5}|-{5}|\+{5}/.test(line);
}
// src/core/edits/reply/fence.ts
const fenceLine = /^(?<signs>`{3,}|~{3,})(?<info>[^`]*)$/;
function fenceReader(lines) {
	const findClose = closeFinder(lines);
	const closed = [];
	const open = [];
	let isCut = false;
	return {
		read: (at) => {
			const { signs, info = "" } = fenceLine.exec(lines[at]?.trimEnd() ?? "")?.groups ?? {};
			const inner = open.at(-1);
			if (signs === void 0 || !signs.startsWith(inner?.signs ?? "")) return;
			if (inner !== void 0 && info === "" && signs === inner.signs) {
				closed.push({
					...inner,
					to: at
				});
				open.pop();
			} else if (findClose(signs, at + 1) === void 0) isCut = true;
			else open.push({
				at,
				signs,
				info: info.trim()
			});
		},
		findEnd: (at) => {
			const inner = open.at(-1);
			return inner && findClose(inner.signs, at);
		},
		closed,
		isOpen: () => isCut || open.length > 0
	};
}
function closeFinder(lines) {
	const found = new Map();
	return (signs, from) => {
		let at = Math.max(from, found.get(signs) ?? 0);
		while (at < lines.length && lines[at]?.trimEnd() !== signs) at += 1;
		found.set(signs, at);
		return at < lines.length ? at : void 0;
	};
}
function isBareFence(line) {
	return /^\s*(?:`{3,}|~{3,})\s*$/.test(line);
}
function outerFences(fences) {
	const outer = [];
	for (const fence of fences.toReversed()) if (fence.at < (outer.at(-1)?.at ?? Number.POSITIVE_INFINITY)) outer.push(fence);
	return outer.reverse();
}
// src/core/edits/reply/fence-language.ts
const changes = /^(?:u?diff|patch)$/;
const quotations = /^(?:sh|bash|zsh|fish|shell(?:-?session)?|console|terminal|cmd|bat|powershell|pwsh|ps1|te?xt|plain(?:text)?|output|log|stdout|stderr)$/;
const quotedFiles = /^(?:\w*sh|bats?|cmd|psm?1|txt|text|log|out|md|rst|adoc|csv|env|svg)$/;
const languageOf = (info) => /^[\w+#-]*/.exec(info)?.[0].toLowerCase() ?? "";
function showsNoFile(info) {
	const language = languageOf(info);
	return changes.test(language) || quotations.test(language);
}
function fitsFile(info, file) {
	const [language, extension] = [languageOf(info), extensionOf(file)];
	if (changes.test(language)) return changes.test(extension);
	return !quotations.test(language) || quotedFiles.test(extension) || !clearExtensions.has(extension);
}
// src/core/edits/reply/file-name.ts
const reach = 3;
const fence$1 = /^\s*(?:`{3,}|~{3,})(.*)$/;
function fileNameAbove(lines, at, floor) {
	let seen = 0;
	for (let index = at - 1; index >= floor && seen < reach; index -= 1) {
		const line = lines[index] ?? "";
		if (line.trim() === "") continue;
		const info = fence$1.exec(line)?.[1];
		const name = info === void 0 ? nameIn(line) : nameInInfo(info);
		if (name !== void 0) return name;
		if (info === void 0) seen += 1;
	}
}
function nameAlone(line) {
	const bare = withoutMarkup(line);
	return !/\s/.test(bare) && nameIn(line) === bare ? bare : void 0;
}
function nameIn(line) {
	const attribute = /\b(?:path|file|name|src)=["']([^"']+)["']/.exec(line)?.[1];
	if (attribute !== void 0) return attribute;
	const bare = withoutMarkup(line);
	if (!/\s/.test(bare)) return isPath(bare) || isPlainName(bare) ? bare : void 0;
	if (isSpacedPath(bare)) return bare;
	const shown = [...line.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*/g)].map((match) => withoutMarkup(match[1] ?? match[2] ?? "")).filter((name) => isPath(name) || isPlainName(name));
	const words = bare.split(/\s+/).map(withoutPunctuation).filter(isPathInProse);
	const strongest = [
		shown.filter(isFull),
		words.filter(isFull),
		shown,
		words
	];
	const [name, ...others] = new Set(strongest.find((names) => names.length > 0));
	return others.length === 0 ? name : void 0;
}
function nameInInfo(info) {
	return info.split(/[\s"'={}]+|:(?![\\/])/).filter((word) => word !== "").findLast(isPath);
}
function withoutMarkup(line) {
	return line.trim().replace(/^(?:[-*+] |\d+[.)] |#+ *|\/\/ *|<!-- *|\{?\/\*+ *|> )+/, "").replace(/^[*_`]*(?:new |the )?(?:file(?: ?name)?|path)\b[*_`]* *: */i, "").replace(/(?:-->|\*\/\}?)$/, "").trim().replace(/^__(.+)__(:?)$/, "$1$2").replace(/^[*`\s]+/, "").replace(/(?<![*`:])[*`:]+$/, "").trim();
}
function withoutPunctuation(word) {
	return withoutMarkup(withoutMarkup(word).replace(/(?<![)'",;.!?])[)'",;.!?]+$/, "").replace(/^['"(]+(?!.*\))/, ""));
}
function isPath(name) {
	return name.length <= 250 && /[./\\][^\s./\\]+$/.test(name) && !/\s{2}|[<>|"`]|[;,)({]$/.test(name);
}
function isPlainName(name) {
	return name.length <= 250 && /^(?:\w+[Ff]ile|[A-Z]{3,}|\w+_\w+)$/.test(name);
}
function isPathInProse(word) {
	return isPath(word) && !/^(?:\w\.)+\w$/.test(word) || /^[A-Z]\w+file$/.test(word);
}
function isFull(name) {
	return /[\\/][^\\/]*\.[^\\/.]+$/.test(name);
}
function isSpacedPath(name) {
	return isPath(name) && /^[^\s.]*[\\/][^.]* [^.]*\.\w+$/.test(name);
}
// src/core/edits/reply/block.ts
function readBlock$1({ texts }, at, place) {
	const head = readHead(texts[at] ?? "");
	if (head === void 0) return void 0;
	const name = head.name ?? fileNameAbove(texts, at, place.floor);
	const called = name === void 0 ? `the block at line ${at + 1}` : `the block for ${name}`;
	const block = readMarked(texts, at, head, place);
	if (typeof block === "string") return {
		edits: `${called} ${block}`,
		next: at + 1
	};
	const edit = toEdit(block, name, place.previous);
	return {
		edits: typeof edit === "string" ? `${called} ${edit}` : [edit],
		next: block.next
	};
}
function toEdit({ head, search, replace }, name, previous) {
	if (head.form === "search") return {
		kind: "replacement",
		file: name,
		search,
		replace
	};
	const file = name ?? previous;
	if (file === void 0) return "does not name its file";
	const filled = search.filter((line) => line.trim() !== "");
	switch (head.form) {
		case "delete": return filled.length === 0 ? {
			kind: "deletion",
			file
		} : "deletes a file, so it must be empty";
		case "rename": {
			const [to, ...others] = filled;
			return to === void 0 || others.length > 0 ? "must contain the new path and nothing else" : {
				kind: "renaming",
				file,
				to: to.trim()
			};
		}
	}
}
function readMarked(lines, at, head, place) {
	const close = closeOf(lines, at + 1, head) ?? dividerEnd(lines, at + 1, head) ?? openEnd(lines, at, place);
	if (close === void 0) return "has no end marker, so the reply may be cut off";
	const body = withoutIndent(lines.slice(at + 1, close), head.indent);
	const parts = {
		head,
		next: close + 1
	};
	if (head.form !== "search") return {
		...parts,
		search: body,
		replace: []
	};
	const dividers = body.flatMap((line, index) => isDivider(line, head) ? [index] : []);
	const [divider] = dividers;
	if (divider === void 0 || dividers.length > 1) return `has ${dividers.length} dividers of ${head.length} signs instead of one; if the code contains such a line, use longer markers`;
	return {
		...parts,
		search: body.slice(0, divider),
		replace: body.slice(divider + 1)
	};
}
function closeOf(lines, start, head) {
	let loose;
	let hasHeadInside = false;
	for (let at = start; at < lines.length; at += 1) {
		const line = lines[at] ?? "";
		const length = readEndLength(line, head);
		if (length === head.length) return at;
		if (length !== void 0 && !hasHeadInside) loose ??= at;
		const inner = readHead(line);
		if (inner === void 0 || inner.indent > head.indent) continue;
		if (inner.length === head.length) break;
		hasHeadInside = true;
	}
	return loose;
}
function dividerEnd(lines, start, head) {
	const next = lines.findIndex((line, at) => at >= start && readHead(line) !== void 0);
	const end = next < 0 ? lines.length : next;
	const [, second, third] = Array.from(lines.slice(start, end).entries()).flatMap(([index, line]) => isDivider(line, head) ? [start + index] : []);
	if (second === void 0 || third !== void 0) return void 0;
	const others = lines.slice(second + 1, end).filter((line) => line.trim() !== "").filter((line) => !isBareFence(line));
	const [name = "", ...more] = others;
	const isNamed = next >= 0 && more.length === 0 && nameAlone(name) !== void 0;
	return others.length === 0 || isNamed ? second : void 0;
}
function openEnd(lines, at, { fenceEnd, finished }) {
	if (!finished) return void 0;
	const below = lines.slice(at + 1);
	if (below.some((line) => readHead(line) !== void 0)) return void 0;
	const fence = below.findIndex(isBareFence);
	if (fence >= 0) return fenceEnd === at + 1 + fence && !below.includes(lines[fenceEnd] ?? "", fence + 1) ? fenceEnd : void 0;
	const last = lines.findLastIndex((line) => line.trim() !== "");
	return last > at ? last + 1 : void 0;
}
function withoutIndent(body, indent) {
	const isIndented = (line) => line.slice(0, indent).trim() === "";
	return indent > 0 && body.every(isIndented) ? body.map((line) => line.slice(indent)) : body;
}
// src/core/edits/reply/hunk-lines.ts
function replyLines(reply) {
	const raw = reply.split("\n");
	const isLast = (at) => at === raw.length - 1;
	const hasReturn = (at) => !isLast(at) && raw[at]?.endsWith("\r") === true;
	return {
		texts: raw.map((line, at) => hasReturn(at) ? line.slice(0, -1) : line),
		endingOf: (at) => isLast(at) ? "" : hasReturn(at) ? "\r\n" : "\n"
	};
}
const numbered$3 = /^@@+\s*-\s*(?<line>\d{1,9})(?:,\s*\d+)?\s*\+\s*\d+(?:,\s*\d+)?\s*(?:@@|$)/;
const unnumbered$1 = /^@@+\s*-[?.,\s\dnxy]*\+[?.,\s\dnxy]*(?:@@.*)?$/i;
function readHunkHead(line) {
	if (!line.startsWith("@@")) return void 0;
	const start = numbered$3.exec(line)?.groups?.line;
	if (start !== void 0) return { line: Number(start) };
	if (unnumbered$1.test(line)) return {};
	const rest = line.slice(2).trim().replace(/^(?:\.{3}|…)\s*(?=@@|$)/, "");
	const anchor = rest.startsWith("@@") ? rest.slice(2).trim() : rest.replace(/\s@@$/, "").trim();
	return anchor === "" ? {} : { anchor };
}
function withoutEnd(texts, { from, to }) {
	let end = to;
	while (end > from && texts[end - 1] === "") end -= 1;
	return {
		from,
		to: end
	};
}
const noNewline = /^\\ /;
function isClosing(line, word) {
	return word !== void 0 && line.startsWith(word) && /^\W*$/.test(line.slice(word.length));
}
function isHunkLine(line) {
	return /^[ +-]/.test(line) || noNewline.test(line) || line.trim() === "";
}
function unsigned$1(line) {
	return `has a line that begins with none of \` \`, \`+\`, \`-\` and \`@@\`: ${JSON.stringify(line.slice(0, 80))}`;
}
function placeIn({ anchor, line }) {
	return {
		anchors: anchor === void 0 ? [] : [anchor],
		line: line || void 0
	};
}
function readHunk({ texts, endingOf }, range, place) {
	const { from, to } = withoutEnd(texts, range);
	const signed = [];
	const endings = new Set();
	const oldEndings = new Set();
	for (let at = from; at < to; at += 1) {
		const line = texts[at] ?? "";
		if (noNewline.test(line)) continue;
		const own = /^[ +-]/.test(line) ? line : ` ${line}`;
		signed.push(own);
		if (noNewline.test(texts[at + 1] ?? "")) continue;
		endings.add(endingOf(at));
		if (!own.startsWith("+")) oldEndings.add(endingOf(at));
	}
	const without = (other) => signed.filter((line) => !line.startsWith(other)).map((line) => line.slice(1));
	const [search, replace] = [without("+"), without("-")];
	endings.delete("");
	const isNew = oldEndings.size === 0;
	if (endings.size > 1 || isNew && endings.has("\r\n") && endingOf(from - 1) === "\n") return "mixes line endings, which an edit cannot change";
	if (hasMark(search) !== hasMark(replace)) return "changes a byte order mark, which it cannot";
	return {
		search,
		replace,
		signed,
		...place
	};
}
const hasMark = (lines) => lines[0]?.startsWith("﻿") === true;
// src/core/edits/reply/directives.ts
const longest = 1200;
const beginOrEnd = /^(?<edge>begin|end)[ _]?(?:of )?[ _]?(?<what>patch|file)\W*$/i;
const section = /^(?<verb>\w+)[ _]file\b(?:\s*:\s*|\s+)(?<name>\S.*)$/i;
const move = /^(?:move|rename)d?(?: file)? to\b(?:\s*:\s*|\s+)(?<name>\S.*)$/i;
const gitLine = /^(?:diff --git |index |new file mode |deleted file mode )/;
const mostGitLines = 3;
function sectionAt(texts, at, isInside = true) {
	const directive = readDirective(texts[at] ?? "", isInside);
	if (directive && "file" in directive) return {
		...directive,
		next: at + 1
	};
	let names = at;
	while (names < at + mostGitLines && gitLine.test(texts[names] ?? "")) names += 1;
	const [removed = "", added = "", head = ""] = texts.slice(names, names + 3);
	const old = /^--- (?<name>\S[^\t]*)/.exec(removed)?.groups?.name?.trim();
	const file = /^\+{3} (?<name>\S[^\t]*)/.exec(added)?.groups?.name?.trim();
	if (old === void 0 || file === void 0 || !head.startsWith("@@")) return void 0;
	return {
		...changeOf(old, file),
		next: names + 2
	};
}
function changeOf(old, file) {
	const hasSides = /^(?:a\/|\/dev\/null$)/.test(old) && /^(?:b\/|\/dev\/null$)/.test(file);
	const bare = (name) => hasSides ? name.replace(/^[ab]\//, "") : name;
	if (file === "/dev/null") return {
		kind: "delete",
		file: bare(old)
	};
	return {
		kind: old === "/dev/null" ? "add" : "update",
		file: bare(file)
	};
}
const verbs$1 = new Map([
	["add", "add"],
	["create", "add"],
	["new", "add"],
	["update", "update"],
	["modify", "update"],
	["edit", "update"],
	["change", "update"],
	["delete", "delete"],
	["remove", "delete"]
]);
function readDirective(line, isInside = true) {
	if (line.length > longest) return void 0;
	const stars = /^\**/.exec(line)?.[0].length ?? 0;
	const words = line.slice(stars).trim().replace(/[\s*]+$/, "");
	const { edge, what } = stars > 1 && beginOrEnd.exec(words)?.groups || {};
	if (edge !== void 0) return edgeOf(edge.toLowerCase(), what?.toLowerCase());
	if (!(isInside ? stars > 1 || /^\w+ file:/i.test(line) : /^\*{3,} /.test(line))) return void 0;
	const to = move.exec(words)?.groups?.name;
	if (to !== void 0) return {
		kind: "move",
		to: bare(to)
	};
	const { verb = "", name = "" } = section.exec(words)?.groups ?? {};
	const kind = verbs$1.get(verb.toLowerCase());
	return kind && {
		kind,
		file: bare(name)
	};
}
function edgeOf(edge, what) {
	if (what === "file") return edge === "end" ? { kind: "end-of-file" } : void 0;
	return { kind: edge === "end" ? "end" : "begin" };
}
const bare = (name) => name.replace(/(?<=\S)\s*:$/, "").replace(/^([`"'])(.+)\1$/, "$2");
// src/core/edits/reply/v4a.ts
function startsPatch(texts, at) {
	const line = texts[at] ?? "";
	if (!/^(?:\*\*|---|diff )/.test(line)) return false;
	return readDirective(line, false)?.kind === "begin" || sectionAt(texts, at, false) !== void 0;
}
function readV4a(reply, start, place) {
	const { texts } = reply;
	if (!startsPatch(texts, start)) return void 0;
	const from = readDirective(texts[start] ?? "")?.kind === "begin" ? start + 1 : start;
	const { to, next, isEnded } = findEnd(texts, {
		from,
		hasBegin: from > start
	}, place);
	const read = isEnded || place.finished ? readSections(reply, {
		from,
		to
	}) : "has no `*** End Patch`, so the reply may be cut off";
	return {
		edits: typeof read === "string" ? `the patch at line ${start + 1} ${read}` : read,
		next
	};
}
function readSections(reply, { from, to }) {
	const { texts } = reply;
	const starts = sectionsIn(texts, {
		from,
		to
	});
	const loose = texts.slice(from, starts[0]?.at ?? to).findIndex((line) => line.trim() !== "");
	if (loose >= 0) return `line ${from + loose + 1} is in no section: it must begin with \`*** Add File:\`, \`*** Update File:\` or \`*** Delete File:\``;
	const edits = [];
	for (const [index, { next, ...section }] of starts.entries()) {
		const end = starts[index + 1]?.at ?? to;
		if (section.kind === "update" && next === end && end < to) continue;
		const read = readSection(reply, section, {
			from: next,
			to: end
		});
		if (typeof read === "string") return `for ${section.file} ${read}`;
		edits.push(...read);
	}
	return edits;
}
function sectionsIn(texts, { from, to }) {
	const starts = [];
	for (let at = from; at < to;) {
		const section = sectionAt(texts, at);
		if (section !== void 0) starts.push({
			...section,
			at
		});
		at = section?.next ?? at + 1;
	}
	return starts;
}
function findEnd(texts, { from, hasBegin }, { fenceEnd, closing }) {
	const limit = fenceEnd ?? texts.length;
	const isFree = fenceEnd === void 0 && closing === void 0;
	let prose;
	let at = from;
	for (; at < limit; at += 1) {
		const line = texts[at] ?? "";
		const { kind } = readDirective(line) ?? {};
		if (kind === "end") return {
			to: at,
			next: at + 1,
			isEnded: true
		};
		if (isClosing(line, closing)) return {
			to: at,
			next: at,
			isEnded: true
		};
		if (kind === "begin" || prose !== void 0 && !hasBegin && startsPatch(texts, at)) break;
		const isBelowBlank = at > from && texts[at - 1]?.trim() === "";
		if (changed.test(line)) prose = void 0;
		else if (isFree && isBelowBlank && !isPatchLine(line)) prose ??= at;
	}
	const to = prose ?? at;
	return {
		to,
		next: to,
		isEnded: at === fenceEnd
	};
}
const changed = /^[+-](?:\t| {2,}\S|[^\s+-])/;
const isPatchLine = (line) => isHunkLine(line) || /^(?:@@|\*{3} |diff )/.test(line);
function readSection(reply, { kind, file }, range) {
	switch (kind) {
		case "add": {
			const from = reply.texts[range.from]?.startsWith("@@") ? range.from + 1 : range.from;
			const hunk = readHunk(reply, {
				...range,
				from
			}, { anchors: [] });
			if (typeof hunk === "string") return hunk;
			return hunk.search.some((line) => line !== "") ? "adds a file, so every line of it must begin with `+`" : [{
				kind: "whole-file",
				isPatch: true,
				file,
				lines: hunk.replace,
				isNew: true
			}];
		}
		case "delete": return reply.texts.slice(range.from, range.to).every((line) => line.trim() === "" || /^(?:-|@@)/.test(line) || noNewline.test(line)) ? [{
			kind: "deletion",
			isPatch: true,
			file
		}] : "deletes a file, so it must have no lines";
		case "update": return readUpdate(reply, file, range);
	}
}
function readUpdate(reply, file, { from, to }) {
	const { texts } = reply;
	const directive = readDirective(texts[from] ?? "");
	const target = directive?.kind === "move" ? directive.to : void 0;
	const hunks = readHunks(reply, {
		from: target === void 0 ? from : from + 1,
		to
	});
	if (typeof hunks === "string") return hunks;
	if (hunks.length === 0 && target === void 0) return "updates a file, but has no hunk";
	return [...hunks.length > 0 ? [{
		kind: "hunks",
		isPatch: true,
		file,
		hunks
	}] : [], ...target === void 0 ? [] : [{
		kind: "renaming",
		isPatch: true,
		file,
		to: target
	}]];
}
function readHunks(reply, { from, to }) {
	const { texts } = reply;
	const hunks = [];
	let anchors = [];
	let place = { anchors };
	for (let at = from; at < to;) {
		const head = readHunkHead(texts[at] ?? "");
		if (head !== void 0) {
			place = placeIn(head);
			anchors.push(...place.anchors);
			at += 1;
			continue;
		}
		const end = hunkEnd$1(texts, at, to);
		const isAtEnd = end < to && isFileEnd(texts[end] ?? "") || void 0;
		if (end < to && isAtEnd === void 0 && !texts[end]?.startsWith("@@")) return unsigned$1(texts[end] ?? "");
		const hunk = readHunk(reply, {
			from: at,
			to: end
		}, {
			...place,
			anchors,
			isAtEnd
		});
		if (typeof hunk === "string") return hunk;
		if (hunk.search.length + hunk.replace.length > 0) {
			hunks.push(hunk);
			anchors = [];
		}
		at = isAtEnd ? end + 1 : end;
	}
	return hunks;
}
function hunkEnd$1(texts, from, to) {
	let at = from;
	while (at < to && !/^(?:@@|\*{3})/.test(texts[at] ?? "")) at += 1;
	return at;
}
const isFileEnd = (line) => readDirective(line)?.kind === "end-of-file";
// src/core/edits/reply/scan.ts
const readers = [["block", readBlock$1], ["patch", readV4a]];
function scanReply(reply, finished = false) {
	return scanLines(replyLines(withoutThoughts(reply, contentSpans)), finished);
}
const shellDocument = /<<-?\s*\\?(?<quote>["']?)(?<word>[A-Z_]{2,30}\d*)\k<quote>\s*$/;
const mostBroken = 20;
function scanLines(lines, finished) {
	const { texts } = lines;
	const fences = fenceReader(texts);
	const parts = [];
	let [floor, previous] = [0, void 0];
	let [at, broken] = [0, 0];
	let closing;
	while (at < texts.length && broken < mostBroken) {
		const place = {
			floor,
			previous,
			fenceEnd: fences.findEnd(at),
			closing,
			finished
		};
		const part = readPart(lines, at, place);
		if (part === void 0) {
			fences.read(at);
			if (isClosing(texts[at] ?? "", closing)) closing = void 0;
			closing = shellDocument.exec(texts[at] ?? "")?.groups?.word ?? closing;
			at += 1;
			continue;
		}
		parts.push(part);
		if (typeof part.edits !== "string") {
			floor = part.next;
			previous = part.edits.at(-1)?.file ?? previous;
		} else if (part.form === "block") broken += 1;
		at = part.next;
	}
	return {
		lines,
		parts,
		fences: fences.closed,
		isOpen: fences.isOpen() || at < texts.length
	};
}
function readPart(lines, at, place) {
	for (const [form, read] of readers) {
		const found = read(lines, at, place);
		if (found !== void 0) return {
			...found,
			form,
			at
		};
	}
}
function contentSpans(reply) {
	const { parts, fences } = scanLines(replyLines(reply), false);
	const whole = parts.filter(({ edits }) => typeof edits !== "string");
	const blocks = whole.filter(({ form }) => form === "block");
	const spanOf = lineSpans(reply);
	return [...whole.map(({ at, next }) => spanOf(at, next)), ...withoutParts(fences, blocks).map(({ at, to }) => spanOf(at, to + 1))];
}
function withoutParts(fences, parts) {
	let next = 0;
	return fences.filter(({ at, to }) => {
		while ((parts[next]?.at ?? to) < to) next += 1;
		return (parts[next - 1]?.at ?? 0) <= at;
	});
}
function lineSpans(reply) {
	let offset = 0;
	const starts = reply.split("\n").map((line) => {
		const start = offset;
		offset += line.length + 1;
		return start;
	});
	return (from, next) => ({
		start: starts[from] ?? 0,
		end: starts[next] ?? reply.length
	});
}
// src/core/edits/reply/parse.ts
const noEdits = "it contains no SEARCH/REPLACE block";
function parseEdits(reply, finished = false) {
	const scan = scanReply(reply, finished);
	for (const way of [unquotedParts(scan), fencedFiles(scan)]) {
		const read = allEdits(way.map(({ edits }) => edits));
		if (typeof read === "string") return malformed$1(read);
		if (read.length > 0) return {
			kind: "edits",
			edits: read
		};
	}
	return malformed$1(noEdits);
}
function allEdits(read) {
	return read.find((edits) => typeof edits === "string") ?? read.flatMap((edits) => typeof edits === "string" ? [] : edits);
}
const malformed$1 = (why) => ({
	kind: "malformed",
	why
});
const patchFile = /\.(?:patch|diff)$/;
function unquotedParts({ lines: { texts }, parts, fences }) {
	const files = outerFences(fences).filter((fence) => showsFile(texts, fence));
	let next = 0;
	return parts.filter(({ form, at }) => {
		while ((files[next]?.to ?? at) < at) next += 1;
		return form === "block" || at < (files[next]?.at ?? texts.length);
	});
}
function showsFile(texts, { at, to, info }) {
	const file = nameOf$3(texts, at);
	if (file === void 0) return false;
	if (patchFile.test(file)) return true;
	const filled = texts.findIndex((line, index) => index > at && line.trim() !== "");
	const first = filled < to ? texts[filled] ?? "" : "";
	const isPatch = startsPatch(texts, filled) || /^\$? ?apply_patch\b/.test(first);
	return fitsFile(info, file) && !isPatch;
}
function fencedFiles({ lines: { texts }, fences, isOpen }) {
	if (isOpen) return [];
	const files = [];
	for (const { at, to, info } of outerFences(fences)) {
		const file = nameOf$3(texts, at);
		if (file === void 0 && showsNoFile(info)) continue;
		if (file === void 0 || !fitsFile(info, file)) return [];
		files.push({
			kind: "whole-file",
			file,
			lines: texts.slice(at + 1, to),
			isFenced: true
		});
	}
	return [{ edits: files }];
}
function nameOf$3(texts, open) {
	let above = open - 1;
	while (texts[above]?.trim() === "") above -= 1;
	return nameAlone(texts[above] ?? "");
}
// src/core/edits/reply/unescape.ts
const quoteInCode = /(?:^|[([{=,:])\s*[‘“]/;
const entity = /&(?:lt|gt|quot|apos|amp|#34|#39|#x27|nbsp|copy|[mn]dash|hellip);/;
const entities = [
	{
		escaped: /&lt;/g,
		bare: /</,
		character: "<",
		rightful: entity
	},
	{
		escaped: /&gt;/g,
		bare: />/,
		character: ">",
		rightful: entity
	},
	{
		escaped: /&quot;|&#34;/g,
		bare: /"/,
		character: "\"",
		rightful: entity
	},
	{
		escaped: /&#39;|&#x27;|&apos;/g,
		bare: /'/,
		character: "'",
		rightful: entity
	}
];
const ampersand = {
	escaped: /&amp;/g,
	bare: /&(?!(?:[a-z]+|#x?[\da-f]+);)/i,
	character: "&",
	rightful: entity
};
const inStrings = [{
	escaped: /\\"/g,
	bare: /(?<!\\)"/,
	character: "\"",
	rightful: /\\"/
}, {
	escaped: /\\'/g,
	bare: /(?<!\\)'/,
	character: "'",
	rightful: /\\'/
}];
const curly = [{
	escaped: /[“”]/g,
	bare: /"/,
	character: "\"",
	evidence: quoteInCode,
	rightful: /“/
}, {
	escaped: /[‘’]/g,
	bare: /'/,
	character: "'",
	evidence: quoteInCode,
	rightful: /‘/
}];
const pages = [...entities, ampersand];
function unescapings(lines) {
	return [
		pages,
		inStrings,
		curly
	].filter((kind) => kind.some(({ escaped }) => isIn(escaped, lines))).map((kind) => (line) => undo(line, kind));
}
function unescaperFor(reply, files) {
	const blocks = reply.flatMap((edit) => edit.kind === "hunks" ? edit.hunks : edit.kind === "replacement" ? [edit] : []);
	const search = blocks.flatMap((block) => block.search);
	const all = [...search, ...blocks.flatMap((block) => block.replace)];
	const texts = files.flat();
	const suspected = [...inStrings, ...curly].filter(({ escaped, bare, evidence = escaped }) => isIn(escaped, all) && !isIn(bare, all) && (isIn(evidence, all) || provesEscapes(search, curly, texts)));
	if (suspected.length === 0 && !isIn(entity, all)) return (block) => block;
	const every = [
		...entities,
		...suspected,
		ampersand
	];
	const isProven = provesEscapes(search, every, texts);
	return (block, own) => {
		const mayUndo = ({ rightful }) => isProven || !isIn(rightful, own);
		const page = pageEscapes(block, all, isProven);
		if (typeof page === "string") return isIn(entity, own) && !isProven ? block : page;
		const undone = every.filter((one) => mayUndo(one) && (suspected.includes(one) || page.includes(one)));
		const unescaped = (line) => undo(line, undone);
		return {
			...block,
			search: block.search.map(unescaped),
			replace: block.replace.map(unescaped),
			...block.signed && { signed: block.signed.map(unescaped) }
		};
	};
}
function pageEscapes({ search, replace }, all, isProven) {
	const own = [...search, ...replace];
	const escaped = pages.filter((one) => isIn(one.escaped, own));
	const contradicted = escaped.filter((one) => isIn(one.bare, own));
	if (contradicted.length > 0) return escaped.length > 1 && contradicted.every((one) => one === ampersand) ? mixed$1("beside a bare `&`") : [];
	if (!isProven && escaped.some((one) => isIn(one.bare, all))) return isIn(entity, search) ? [] : mixed$1("beside blocks without them");
	return escaped.length > 0 ? pages : [];
}
const mixed$1 = (where) => `it has HTML entities ${where}, so what they mean is unclear: write the characters themselves`;
function isIn(pattern, lines) {
	return lines.some((line) => line.search(pattern) >= 0);
}
function provesEscapes(search, suspected, fileTexts) {
	const own = new Set(fileTexts.map((text) => text.trim()));
	const escaped = search.map((line) => line.trim()).filter((line) => undo(line, suspected) !== line);
	return escaped.some((line) => own.has(undo(line, suspected))) && !escaped.some((line) => own.has(line));
}
function undo(line, undone) {
	return undone.reduce((text, { escaped, character }) => text.replace(escaped, () => character), line);
}
// src/core/edits/reply/whole-names.ts
const mark$1 = "name_kept_whole/";
const marked$1 = new RegExp(`${mark$1}(\\d+)_(?:\\.\\w+)?`, "g");
function withWholeNames(paths, read) {
	const unusual = paths.filter((path) => /[^\w@~+./-]/.test(path));
	const find = unusualNames([...new Set(unusual.flatMap(withFolders))]);
	const written = [];
	const numbers = new Map();
	const wordFor = (name) => {
		const number = numbers.get(name) ?? written.length;
		if (number === written.length) written.push(name);
		numbers.set(name, number);
		return `${mark$1}${number}_${/\.\w+$/.exec(name)?.[0] ?? ""}`;
	};
	const asWords = (text) => {
		let [words, end] = ["", 0];
		for (const one of find(text).toSorted((a, b) => a.at - b.at || b.end - a.end)) {
			if (one.at < end) continue;
			words += text.slice(end, one.at) + wordFor(text.slice(one.at, one.end));
			end = one.end;
		}
		return words + text.slice(end);
	};
	return hideIn(read(asWords), (text) => text.replace(marked$1, (word, number) => written[number] ?? word));
}
function withFolders(path) {
	const folders = [];
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) folders.push(path.slice(0, end));
	return folders;
}
// src/core/edits/place/lines.ts
const costs = {
	copied: 1,
	end: 2,
	blanks: 4,
	indent: 8,
	signs: 16,
	spaces: 32,
	part: 64,
	typo: 128,
	line: 256
};
const ignored = [...[
	"nothing",
	"trailing whitespace",
	"blank lines",
	"indentation",
	"look-alike characters"
], ...[
	"whitespace inside lines",
	"the ends of its lines",
	"one line",
	"one line"
]];
function ignoredBy(cost) {
	return ignored[31 - Math.clz32(cost | 1)] ?? "nothing";
}
function isAlike(a, b) {
	const words = (line) => new Set(line.match(/[\p{L}\p{N}_]+/gu));
	const [own, other] = [words(a), words(b)];
	return [...own].filter((word) => other.has(word)).length * 2 >= Math.max(own.size, other.size);
}
const known$1 = new WeakMap();
function comparedLines(texts) {
	const lines = known$1.get(texts) ?? texts.map(comparedLine);
	known$1.set(texts, lines);
	return lines;
}
const comparedLine = (text) => ({
	text,
	folded: foldedLine(text),
	words: wordsOnly(text)
});
function foldedLine(line) {
	return foldLookAlikes(line.trim()).trim();
}
function wordsOnly(text) {
	return text.trim().replace(/(?<=[\p{L}\p{M}\p{N}_$])\s+(?=[\p{L}\p{M}\p{N}_$])/gu, "\0").replace(/\s+/g, "");
}
const lookAlikes = new Map([
	["'", "‘’‚‛′´"],
	["\"", "“”„‟″«»"],
	["-", "‐‑‒–—―−"],
	["*", "•·"],
	["...", "…"],
	["x", "×"],
	["->", "→"],
	["=>", "⇒"],
	["<-", "←"],
	["<=", "≤"],
	[">=", "≥"],
	["!=", "≠"]
].flatMap(([plain = "", characters = ""]) => Array.from(characters, (character) => [character, plain])));
function foldLookAlikes(line) {
	return /[^\t\x20-\x7E]/.test(line) ? Array.from(line, foldCharacter).join("") : line;
}
function foldCharacter(character) {
	const plain = lookAlikes.get(character);
	if (plain !== void 0) return plain;
	const folded = Array.from(character.normalize("NFKD").replace(/[\p{M}\p{DI}]/gu, "")).map((part) => lookAlikes.get(part) ?? part).join("");
	lookAlikes.set(character, folded);
	return folded;
}
// src/core/edits/place/align.ts
const mostComparisons$1 = 16;
const [fewestForPart, fewestForOff] = [2, 3];
function placesOf$1(texts, search, limit = 1) {
	const own = comparedLines(search);
	const file = comparedLines(texts);
	const filled = own.filter(isFilled).length;
	const sought = {
		own,
		file,
		known: new Set(file.map(({ folded }) => folded)),
		first: own.findIndex(isFilled),
		mayBePart: limit > costs.part && filled >= fewestForPart,
		left: mostComparisons$1 * (texts.length + search.length)
	};
	const mayBeOff = limit > costs.typo && filled >= fewestForOff;
	const cheapest = new Map();
	for (const at of texts.keys()) {
		const place = placeOf$1(sought, follow(sought, {
			i: 0,
			j: at,
			mayBeOff
		}) ?? []);
		const filledAt = place?.steps.find(({ from }) => from === sought.first)?.start ?? -1;
		if (place === void 0 || place.cost >= limit) continue;
		if (place.cost < (cheapest.get(filledAt)?.cost ?? limit)) cheapest.set(filledAt, place);
	}
	return sought.left < 0 ? [] : [...cheapest.values()];
}
const isFilled = ({ folded }) => folded !== "";
function placeOf$1({ own }, steps) {
	const found = steps.filter(({ from, to, start, end }) => to > from && end > start);
	const filled = found.filter(({ from }) => own[from]?.folded !== "");
	const [head, tail, last] = [
		found[0],
		found.at(-1),
		filled.at(-1)
	];
	if (head === void 0 || tail === void 0 || last === void 0) return void 0;
	const cost = steps.reduce((all, step) => all | step.cost, 0);
	const [isPart, isOff] = [(cost & costs.part) > 0, cost >= costs.typo];
	const more = cost & ~(costs.part | costs.end | costs.blanks);
	if (isPart ? more > 0 : isOff && (more & costs.spaces) > 0) return void 0;
	const [moved, ...others] = filled.filter((step) => (step.cost & costs.indent) > 0);
	if (moved !== void 0 && others.length === 0 && filled.length > 1 && isOtherBlock(own, filled, moved)) return void 0;
	return {
		steps,
		cost,
		start: head.start,
		end: tail.end
	};
}
function isOtherBlock(own, filled, moved) {
	const isIndented = ({ from }) => indentOf(own[from]?.text ?? "") !== "";
	if (moved === filled.at(-1)) return closes.test(own[moved.from]?.text ?? "");
	return moved === filled[0] && filled.length > 2 && filled.every(isIndented);
}
const closes = /^\s*(?:[)}\]]+[;,)]*|end)\s*$/;
function follow(sought, { i: from, j: at, mayBeOff }) {
	const steps = [];
	let [i, j] = [from, at];
	while (i < sought.own.length) {
		sought.left -= 1;
		if (sought.left < 0) return void 0;
		const cost = pairCost(sought.own[i], sought.file[j]);
		const [first] = cost === void 0 ? differences(sought, {
			i,
			j,
			mayBeOff
		}) : [];
		const isBlank = first?.cost === costs.blanks && !mayBeOff;
		if (cost === void 0 && !isBlank) {
			const rest = goAround(sought, {
				i,
				j,
				mayBeOff
			});
			return rest && [...steps, ...rest];
		}
		const [own, file] = first?.lines ?? [1, 1];
		steps.push({
			from: i,
			to: i + own,
			start: j,
			end: j + file,
			cost: cost ?? costs.blanks
		});
		[i, j] = [i + own, j + file];
	}
	return steps;
}
function goAround(sought, { i, j, mayBeOff }) {
	for (const { lines, cost } of differences(sought, {
		i,
		j,
		mayBeOff
	})) {
		const step = {
			from: i,
			to: i + lines[0],
			start: j,
			end: j + lines[1],
			cost
		};
		const rest = follow(sought, {
			i: step.to,
			j: step.end,
			mayBeOff: false
		});
		if (rest !== void 0) return [step, ...rest];
	}
}
function differences(sought, { i, j, mayBeOff }) {
	const { own, file, first, mayBePart } = sought;
	const [mine, there] = [own[i], file[j]];
	if (mine === void 0) return [];
	const all = [];
	if (!isFilled(mine)) all.push({
		lines: [1, 0],
		cost: costs.blanks
	});
	if (there === void 0) return all;
	if (!isFilled(there)) return i > first ? [...all, {
		lines: [0, 1],
		cost: costs.blanks
	}] : all;
	const isHead = i === 0 && endsInWords(there.text, mine.text);
	const isTail = i > 0 && i === own.length - 1 && startsInWords(there.text, mine.text);
	if (isFilled(mine) && mayBePart && (isHead || isTail)) all.push({
		lines: [1, 1],
		cost: costs.part
	});
	return mayBeOff ? [...all, ...linesOff(sought, mine, there, own[i - 1])] : all;
}
function linesOff({ known }, mine, there, above) {
	const all = [];
	if (isFilled(mine) && !known.has(mine.folded)) {
		if (isTypo(mine.folded, there.folded)) all.push({
			lines: [1, 1],
			cost: costs.typo
		});
		else if (isReworded(mine.folded, there.folded)) all.push({
			lines: [1, 1],
			cost: costs.line
		});
	}
	return above !== void 0 && above.folded !== there.folded ? [...all, {
		lines: [0, 1],
		cost: costs.line
	}] : all;
}
function pairCost(mine, there) {
	if (mine === void 0 || there === void 0) return void 0;
	if (mine.text === there.text) return 0;
	if (mine.folded !== there.folded) return isFilled(mine) && mine.words === there.words ? costs.spaces : void 0;
	if (mine.text.trimEnd() === there.text.trimEnd()) return costs.end;
	return (indentOf(mine.text) === indentOf(there.text) ? 0 : costs.indent) | (mine.text.trim() === there.text.trim() ? 0 : costs.signs);
}
function isReworded(a, b) {
	return digitsOf(a) === digitsOf(b) && isAlike(a, b);
}
function endsInWords(text, end) {
	const [line, own] = [text.trimEnd(), end.trimEnd()];
	return line.endsWith(own) && isBoundary(line, line.length - own.length);
}
function startsInWords(line, start) {
	return line.startsWith(start) && isBoundary(line, start.length);
}
const within$1 = /[\p{L}\p{M}\p{N}_]\n[\p{L}\p{M}\p{N}_]|\d\n\.\d|\d\.\n\d/u;
function isBoundary(line, at) {
	return !within$1.test(`${line.slice(Math.max(0, at - 2), at)}\n${line.slice(at, at + 2)}`);
}
// src/core/edits/place/block.ts
function isIdentical({ search, replace }) {
	return search.length === replace.length && search.every((line, at) => line === replace[at]);
}
// src/core/edits/place/omitted.ts
const ellipsis = /^\s*(?:(?:\/\/|#|--|;|%|\/\*+|\*|<!--|\{\/\*)\s*(?:\.{3}|…).*|(?:\.{3}|…))\s*$/;
function isEllipsis(line) {
	return ellipsis.test(line);
}
function whyIncomplete(lines, ...known) {
	const placeholders = lines.filter((line) => isPlaceholder(line, false));
	if (placeholders.length === 0) return void 0;
	const isKnown = new Set(known.flat());
	const placeholder = placeholders.find((line) => !isKnown.has(line));
	return placeholder === void 0 ? void 0 : `it omits code with ${JSON.stringify(placeholder.trim())}: write out every line`;
}
// src/core/edits/place/anchors.ts
const mostScopes = 100;
function anchoredPart(texts, anchors) {
	let part;
	for (const anchor of anchors.slice(-8)) {
		const { from: above = -1, scopes = [] } = part ?? {};
		const lines = anchorLines(texts, anchor).filter((line) => line > above);
		const inner = lines.filter((line) => scopes.some(({ at, end }) => at < line && line < end));
		const meant = (inner.length > 0 ? inner : lines).slice(0, mostScopes);
		const [from] = lines;
		if (from !== void 0) part = {
			from,
			scopes: meant.map((at) => ({
				at,
				end: scopeEnd(texts, at)
			}))
		};
	}
	return part;
}
function isInScope(start, end, { scopes }) {
	return scopes.some((scope) => start === scope.at + 1 || start < scope.end && end > scope.at);
}
function anchorLines(texts, anchor) {
	const wanted = foldedLine(anchor);
	const bare = wanted.replace(/[\s:{]+$/, "");
	const begins = (key) => key.startsWith(bare) && /\w/.test(bare) && !/^\w/.test(key.slice(bare.length));
	const readings = [
		(key) => key === wanted,
		begins,
		(key) => isTypo(wanted, key)
	];
	const keys = comparedLines(texts).map(({ folded }) => folded);
	for (const reading of readings) {
		const lines = keys.flatMap((key, at) => reading(key) ? [at] : []);
		if (lines.length > 0) return lines;
	}
	return [];
}
const goesOn$1 = /^(?:[^\w@#'"$\s]|(?:else|elif|elsif|except|rescue|finally|catch|end)\b)/;
function scopeEnd(texts, at) {
	const depth = indentOf(texts[at] ?? "").length;
	const isOutside = (line) => {
		const own = indentOf(line).length;
		return !isBlank$1(line) && own <= depth && (own < depth || !goesOn$1.test(line.trim()));
	};
	const end = texts.findIndex((line, index) => index > at && isOutside(line));
	return end < 0 ? texts.length : end;
}
// src/core/edits/place/changes.ts
function changesAt(texts, block, steps) {
	const [first] = steps;
	if (first && steps.every(({ from, to, start, end }) => to - from > 1 || end - start > 1)) return [{
		...first,
		added: block.replace,
		at: 0
	}];
	const hunks = lineHunks(block.search, block.replace);
	const found = steps.filter(({ from, to, start, end }) => to > from && end > start);
	if (steps.filter(({ from }) => from < head(found) || from > tail(found)).some((step) => growsAt(step, block, hunks))) return void 0;
	if (steps.some((step) => dependsOn(step, block, hunks, texts))) return void 0;
	const respaced = steps.flatMap((step) => respacedAt(texts, block, step, hunks));
	return [...hunks, ...respaced].sort((a, b) => a.from - b.from).map((hunk) => {
		const own = found.filter(({ from, to }) => from >= hunk.from && to <= hunk.to);
		if (own.length === 0) return addedIn(texts, hunk, found);
		const { at, added } = hunk;
		return {
			start: own[0]?.start ?? 0,
			end: own.at(-1)?.end ?? 0,
			added,
			at
		};
	});
}
function addedIn(texts, { from, at, added }, found) {
	const above = found.findLast(({ to }) => to <= from);
	const below = found.find((step) => step.from >= from);
	const start = above?.end ?? found[0]?.start ?? 0;
	const end = below?.start ?? start;
	const blanks = texts.slice(start, end);
	const isLost = above && blanks.length > 0 && blanks.every(isBlank$1) && below?.from === above.to;
	const first = added.findIndex((line) => !isBlank$1(line));
	const last = added.findLastIndex((line) => !isBlank$1(line));
	if (!isLost || first < 0 || last - first + 1 === added.length) return {
		start,
		end: start,
		added,
		at
	};
	return {
		start: end,
		end,
		added: [...added.slice(first, last + 1), ...blanks],
		at: at + first
	};
}
const head = (found) => found[0]?.from ?? 0;
const tail = (found) => found.at(-1)?.from ?? 0;
function growsAt({ from, to }, { search }, hunks) {
	const filled = (lines) => lines.filter((line) => !isBlank$1(line)).length;
	return hunks.filter((hunk) => hunk.from <= to && from <= hunk.to).some((hunk) => filled(hunk.added) > filled(search.slice(hunk.from, hunk.to)));
}
function dependsOn({ from, to, start, cost }, block, hunks, texts) {
	if (cost !== costs.line) return false;
	const line = foldedLine(texts[start] ?? "");
	if (hunks.some(({ added }) => added.some((one) => foldedLine(one) === line))) return true;
	return to > from ? hunks.some((hunk) => hunk.from <= from && to <= hunk.to) : isTouched(from, block, hunks);
}
function isTouched(gap, { search, replace }, hunks) {
	const mirrored = lineHunks(search.toReversed(), replace.toReversed()).toReversed();
	if (mirrored.length !== hunks.length) return true;
	return hunks.some(({ from, to, added }, at) => {
		const other = mirrored[at];
		const [high, low] = [search.length - (other?.to ?? 0), search.length - (other?.from ?? 0)];
		if (gap < Math.min(from, high) || gap > Math.max(to, low)) return false;
		if (!(high === from && low === to && (gap === from || gap === to)) || added.length > to - from) return true;
		const [old, next] = gap === from ? [search[from], added[0]] : [search[to - 1], added.at(-1)];
		return next !== void 0 && !isRewrite(old ?? "", next);
	});
}
function isRewrite(old, next) {
	return indentOf(old) === indentOf(next) && isAlike(old, next);
}
function respacedAt(texts, { search }, { from, to, start, cost }, hunks) {
	const narrow = (line = "") => line.trim().replace(/\s+/g, " ");
	if (cost !== costs.spaces || narrow(search[from]) !== narrow(texts[start])) return [];
	if (hunks.some((hunk) => hunk.from < to && from < hunk.to)) return [];
	return [{
		from,
		to,
		at: hunks.filter((hunk) => hunk.to <= from).reduce((sum, hunk) => sum + hunk.added.length - (hunk.to - hunk.from), from),
		added: search.slice(from, to)
	}];
}
// src/core/edits/place/fit.ts
function fitStyle(texts, block, steps, { changes, signed }) {
	const reindent = learnIndentation(steps.flatMap(({ from, to, start, end, cost }) => {
		const [reply, file] = [block.search[from] ?? "", texts[start] ?? ""];
		return to > from && end > start && (cost & costs.part) === 0 && !isBlank$1(reply) ? [{
			reply,
			file
		}] : [];
	}), texts, block);
	return changes.map((change) => ({
		...change,
		added: change.added.map((line, index) => {
			const at = change.at + index;
			return reindent(line === block.replace[at] ? signed[at] ?? line : line, at);
		})
	}));
}
function learnIndentation(pairs, texts, { search, replace }) {
	const met = pairs.filter(({ reply, file }) => !isBlank$1(reply) && !isBlank$1(file)).map(({ reply, file }) => ({
		reply: indentOf(reply),
		file: indentOf(file)
	}));
	const [first, ...rest] = met;
	const isSame = ({ reply, file }) => reply === file;
	const isFlat = met.every(({ reply, file }) => reply === "" && file === "");
	const signs = [onlySign(replace), onlySign(texts)];
	const isOther = isFlat && !signs.includes(void 0) && signs[0] !== signs[1];
	if (first === void 0 || met.every(isSame) && !isOther) return (line) => line;
	const isTrimmed = search.filter((line) => !isBlank$1(line)).length === 1 ? isDeepEnough(replace, first.file) : rest.length > 0 && rest.every(isSame);
	if (first.reply === "" && first.file !== "" && isTrimmed) return (line, index) => index === 0 && indentOf(line) === "" && line !== "" ? first.file + line : line;
	const known = new Map(met.toReversed().map(({ reply, file }) => [reply, file]));
	const scale = scaleOf(known, texts, replace);
	return (line) => {
		if (isBlank$1(line)) return isFlat ? line : "";
		const indent = indentOf(line);
		return (known.get(indent) ?? extended(indent, known, scale)) + line.slice(indent.length);
	};
}
const opens = /(?:[:{([]|=>|->|\b(?:then|do|begin))\s*(?:(?:#|\/\/).*)?$/;
function isDeepEnough(replace, depth) {
	const [first = "", ...others] = replace.filter((line) => !isBlank$1(line));
	const below = indentOf(first) === "" ? others : [first, ...others];
	const least = opens.test(first) && below.length === others.length ? depth.length + 1 : 0;
	const isDeep = (line) => indentOf(line).startsWith(depth);
	return below.length > 0 && below.every(isDeep) && indentOf(below[0] ?? "").length >= least;
}
function scaleOf(known, texts, replace) {
	const pairs = [...known].map(([reply, file]) => ({
		reply,
		file
	}));
	const isIn = (indents) => indents.some((indent) => indent.includes("	"));
	const files = pairs.flatMap(({ file }) => file === "" ? [] : [file]);
	const own = [...known.keys(), ...replace.map(indentOf)].filter((indent) => indent !== "");
	const usesTabs = files.length > 0 ? isIn(files) : onlySign(texts) === "	";
	const replyTabs = isIn([...known.keys()].join("") === "" ? own : [...known.keys()]);
	if (own.length === 0 || replyTabs === usesTabs) {
		const ratio = slopeOf(pairs) ?? 1;
		return {
			tab: 1,
			ratio,
			usesTabs,
			isLike: ratio === 1
		};
	}
	const like = pairs.map(({ reply, file }) => replyTabs ? [reply, file] : [file, reply]).filter(([tabs, blanks]) => /^\t*$/.test(tabs ?? "") && /^ *$/.test(blanks ?? "")).map(([reply = "", file = ""]) => ({
		reply,
		file
	}));
	const one = like.find(({ reply, file }) => reply !== "" && file !== "");
	const tab = slopeOf(like) ?? (one && one.file.length / one.reply.length) ?? unitOf(replyTabs ? texts : own);
	return {
		tab: Math.max(1, Math.round(tab)),
		ratio: 1,
		usesTabs,
		isLike: false
	};
}
function extended(indent, known, scale) {
	const width = (one) => Array.from(one).reduce((sum, sign) => sum + (sign === "	" ? scale.tab : 1), 0);
	const deepestFirst = [...known].sort(([a], [b]) => width(b) - width(a));
	const [reply, file] = deepestFirst.find(([reply]) => width(reply) <= width(indent)) ?? deepestFirst.at(-1) ?? ["", ""];
	if (indent.startsWith(reply) && scale.isLike) return file + indent.slice(reply.length);
	const columns = Math.max(0, width(file) + Math.round((width(indent) - width(reply)) * scale.ratio));
	if (!scale.usesTabs) return " ".repeat(columns);
	return "	".repeat(columns / scale.tab) + " ".repeat(columns % scale.tab);
}
function onlySign(lines) {
	const indented = lines.filter((line) => !isBlank$1(line) && indentOf(line) !== "");
	const sign = indented[0]?.at(0);
	return indented.every((line) => line.at(0) === sign) ? sign : void 0;
}
const usualTab = 4;
function unitOf(lines) {
	const widths = lines.flatMap((line) => / {2,}(?=$|\S)/y.exec(line)?.[0].length ?? []);
	return widths.length === 0 ? usualTab : Math.min(...widths.slice(0, 1e4));
}
function slopeOf(pairs) {
	const isPure = (indent) => !(indent.includes("	") && indent.includes(" "));
	const sorted = pairs.filter(({ reply, file }) => isPure(reply) && isPure(file)).sort((a, b) => a.reply.length - b.reply.length);
	const [shallow, deep] = [sorted.at(0), sorted.at(-1)];
	if (shallow === void 0 || deep === void 0) return void 0;
	const run = deep.reply.length - shallow.reply.length;
	const rise = deep.file.length - shallow.file.length;
	return run > 0 && rise > 0 ? rise / run : void 0;
}
// src/core/edits/place/readings.ts
function otherReadings(block) {
	const bodies = [block, ...unfenced(block)];
	const undone = bodies.flatMap((body) => artefacts.flatMap((undo) => undo(body)));
	const written = block.search.join("\n");
	return [...bodies.slice(1), ...undone].filter(({ search }) => !search.every(isBlank$1) && search.join("\n") !== written);
}
const fence = /^\s*(?:`{3,}|~{3,})[^`]*$/;
const unfenced = (block) => {
	const isFence = (line = "") => fence.test(line);
	if (!isFence(block.search[0]) && !isFence(block.search.at(-1))) return [];
	const inside = (lines) => {
		const start = isFence(lines[0]) ? 1 : 0;
		return lines.slice(start, lines.length > start && isFence(lines.at(-1)) ? -1 : void 0);
	};
	return [{
		search: inside(block.search),
		replace: inside(block.replace)
	}];
};
const numbered$2 = [/^ *L?(\d+)(?: ?[|│]|[:)]) (.*)$/, /^ *L?(\d+)(?: ?[|│]|[:)\t→])(.*)$/];
const unnumbered = (block) => {
	const filled = block.search.filter((line) => !isBlank$1(line));
	return numbered$2.flatMap((form) => {
		const read = (line) => form.exec(line) ?? form.exec(`${line} `);
		const numbers = filled.map((line) => Number(read(line)?.[1] ?? NaN));
		if (!numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? one)) || !numbers.every(Number.isInteger)) return [];
		return [eachLine(block, (line) => read(line)?.[2] ?? line)];
	});
};
const unsigned = ({ search, replace }) => {
	const has = (lines, sign) => lines.some((line) => line.startsWith(sign));
	if (!has(search, "-") && !has(replace, "+")) return [];
	const cut = (from) => ({
		search: search.map((line) => from(line, "-")),
		replace: replace.map((line) => from(line, "+"))
	});
	const isSigned = (lines, sign) => lines.every((line) => line === "" || line.startsWith(" ") || line.startsWith(sign));
	const everyLine = isSigned(search, "-") && isSigned(replace, "+");
	const isList = has(search, "-") && has(replace, "-");
	return [...everyLine ? [cut((line) => line.slice(1))] : [], ...isList ? [] : [cut((line, sign) => line.startsWith(sign) ? line.slice(1) : line)]];
};
const unescaped$1 = (block) => unescapings(block.search).map((undo) => eachLine(block, undo));
const artefacts = [
	unnumbered,
	unsigned,
	unescaped$1
];
function eachLine({ search, replace }, change) {
	return {
		search: search.map(change),
		replace: replace.map(change)
	};
}
function withLostBlanks(texts, { signed = [] }) {
	const there = new Set(texts.map((line) => line.trimEnd()));
	const has = (line) => there.has(line.trimEnd());
	const isLost = (line) => !isBlank$1(line.slice(1)) && !has(line.slice(1)) && has(line);
	const lines = signed.map((line) => isLost(line) ? ` ${line}` : line);
	if (lines.every((line, at) => line === signed[at])) return void 0;
	const without = (sign) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
	return {
		search: without("+"),
		replace: without("-")
	};
}
// src/core/edits/place/signs.ts
const tokenForm = /\s+|[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}]+)*|\.{3}|[-=]>|<-|[<>!=]=|\S/gu;
const paired = new Set([
	"\"",
	"'",
	"(",
	")",
	"[",
	"]",
	"{",
	"}",
	"<",
	">"
]);
const mostDifferences = 1e3;
const tokensOf$1 = (line) => line.match(tokenForm) ?? [];
const isWord = (token) => /[\p{L}\p{N}]/u.test(token);
function withFileSigns(texts, { search, replace }, steps) {
	const signed = [...replace];
	for (const { from, to, at, added } of lineHunks(search, replace)) {
		const old = search.slice(from, to);
		const isRecounted = (sign) => countOf(sign, old) !== countOf(sign, added);
		for (const [index, line] of added.entries()) {
			const likeness = old.map((own) => sharedTokens(own.trim(), line.trim()).size);
			const partner = from + likeness.indexOf(Math.max(...likeness));
			const file = texts[steps.find((one) => one.from === partner && one.to > partner)?.start ?? -1];
			if (file === void 0 || isMended(file)) continue;
			const own = search[partner]?.trim() ?? "";
			const next = signedLike(line.trim(), own, file.trim(), isRecounted);
			if (next === void 0) return void 0;
			signed[at + index] = line.replace(line.trim(), () => next);
		}
	}
	return signed;
}
const countOf = (sign, lines) => lines.flatMap(tokensOf$1).filter((token) => foldLookAlikes(token) === sign).length;
function isMended(file) {
	const code = file.replace(/\/\/.*|^\s*[*#].*|\p{L}’\p{L}/gu, "");
	return /;\s*$|\w\(\s*[‘“]/.test(code) && /[‘“]/.test(code) && !/["']/.test(code);
}
function sharedTokens(before, after) {
	const folded = (line) => tokensOf$1(line).map(foldLookAlikes);
	const changes = diffArrays(folded(before), folded(after), { maxEditLength: mostDifferences });
	const common = new Map();
	let [from, to] = [0, 0];
	for (const { added, removed, count } of changes ?? []) {
		if (!added && !removed) for (let at = 0; at < count; at += 1) common.set(to + at, from + at);
		if (!added) from += count;
		if (!removed) to += count;
	}
	return common;
}
function signedLike(line, own, file, isRecounted) {
	const [is, next] = [tokensOf$1(file), tokensOf$1(line)];
	if (own === file || foldLookAlikes(own) !== foldLookAlikes(file)) return line;
	const common = sharedTokens(own, line);
	if (![...common.keys()].some((at) => isWord(next[at] ?? ""))) return line;
	const texts = next.map((one, at) => is[common.get(at) ?? -1] ?? one);
	const signs = is.map(foldLookAlikes).filter((one, at) => one !== is[at] && !isWord(one));
	for (const sign of new Set(signs)) {
		const isSign = (token) => foldLookAlikes(token) === sign;
		const old = is.filter(isSign);
		const places = next.flatMap((one, at) => isSign(one) ? [at] : []);
		const isPaired = paired.has(sign);
		const isSame = old.length === places.length && (isPaired || !isRecounted(sign));
		if (isPaired && !isSame) return void 0;
		for (const [index, at] of places.entries()) texts[at] = isSame ? old[index] ?? sign : sign;
	}
	return texts.join("");
}
// src/core/edits/place/locate.ts
const mostPlaces = 20;
function bestPlaces(texts, run, isAllowed = () => true) {
	const allowed = candidatesOf(texts, run).filter(isAllowed);
	const least = Math.min(...allowed.map(({ cost }) => rankOf(cost)));
	return allowed.filter(({ cost }) => rankOf(cost) === least).toSorted((a, b) => a.start - b.start).map((one, at) => placeOf(texts, one, at < mostPlaces));
}
function rankOf(cost) {
	return 2 * (32 - Math.clz32(Math.min(cost, costs.typo) >> 1)) + (cost & costs.copied);
}
function candidatesOf(texts, run) {
	const restored = withLostBlanks(texts, run);
	const written = (restored ? [restored, run] : [run]).flatMap((block) => placesOf$1(texts, block.search, costs.line * 2).map((place) => ({
		...place,
		block
	})));
	const copied = otherReadings(run).flatMap((block) => placesOf$1(texts, block.search, costs.spaces).map((place) => {
		return {
			...place,
			cost: place.cost | costs.copied,
			block
		};
	}));
	const found = [...written, ...copied];
	const all = found.length > 0 ? found : reflowed(texts, run);
	const cheapest = new Map();
	for (const one of all) if (one.cost < (cheapest.get(one.start)?.cost ?? Number.POSITIVE_INFINITY)) cheapest.set(one.start, one);
	return [...cheapest.values()];
}
const fewestCharacters = 12;
const mostLines$2 = 16;
function reflowed(texts, block) {
	const unspaced = (text) => text.replace(/\s+/g, "");
	const filled = (lines) => lines.filter((line) => !isBlank$1(line)).length;
	const [wanted, file] = [unspaced(block.search.join("")), texts.map(unspaced)];
	if (wanted.length < fewestCharacters) return [];
	let left = mostLines$2 * (texts.length + block.search.length);
	const found = file.flatMap((first, start) => {
		let [end, at] = [start, 0];
		while (first !== "" && at < wanted.length && end < file.length && left > 0) {
			const line = file[end] ?? "";
			if (!wanted.startsWith(line, at)) return [];
			[end, at, left] = [
				end + 1,
				at + line.length,
				left - 1
			];
		}
		if (at !== wanted.length) return [];
		const lines = texts.slice(start, end);
		const words = (of) => wordsOnly(of.join("\n"));
		if (!(words(lines) === words(block.search)) || filled(lines) === filled(block.search)) return [];
		return [{
			steps: [{
				from: 0,
				to: block.search.length,
				start,
				end,
				cost: costs.spaces
			}],
			cost: costs.spaces,
			start,
			end,
			block
		}];
	});
	return left > 0 ? found : [];
}
function placeOf(texts, candidate, isLookedAt) {
	const { start, end, cost } = candidate;
	const { block, steps } = completed(texts, candidate);
	const place = {
		steps,
		cost,
		start,
		end
	};
	const isMade = isLookedAt && !isIdentical(block) && cost < costs.typo && fitsMade(texts, {
		...place,
		block
	});
	const isLeft = (cost & costs.part) > 0 && candidate.block.replace.every(isBlank$1);
	if (!isLookedAt || isMade || isLeft) return {
		...place,
		isMade,
		changes: void 0
	};
	const changes = changesAt(texts, block, steps);
	const signed = cost & costs.signs ? withFileSigns(texts, block, steps) : block.replace;
	const fitted = changes && signed && fitStyle(texts, block, steps, {
		changes,
		signed
	});
	return {
		...place,
		isMade,
		changes: fitted
	};
}
function completed(texts, candidate) {
	const { block, steps } = candidate;
	const [search, replace] = [[...block.search], [...block.replace]];
	for (const { from, start, cost } of steps) {
		if ((cost & costs.part) === 0) continue;
		const [line, mine] = [texts[start] ?? "", block.search[from] ?? ""];
		search[from] = line;
		if (from > 0) replace.push(`${replace.pop() ?? ""}${line.slice(mine.length)}`);
		else replace[0] = line.trimEnd().slice(0, -mine.trimEnd().length) + (replace[0] ?? "");
	}
	return {
		...candidate,
		block: {
			search,
			replace
		}
	};
}
function fitsMade(texts, { block, steps, start, end }) {
	const own = steps.reduce((sum, { cost }) => sum | cost, 0);
	const [from, to] = [Math.max(0, start - block.replace.length), end + block.replace.length];
	return placesOf$1(texts.slice(from, to), block.replace, own + 1).some((other) => other.start + from <= start && end <= other.end + from);
}
// src/core/edits/place/runs.ts
function changesIn(placements) {
	return placements.flatMap((one) => one?.kind === "placed" ? one.changes : []);
}
function locateEdit(texts, edit) {
	if (edit.kind === "hunks") return locateHunks(texts, edit.hunks);
	const whole = inOrder(texts, [edit]);
	const pieces = whole[0] === void 0 ? piecesOf(edit) : void 0;
	if (pieces === void 0) return whole;
	const placements = inOrder(texts, pieces);
	const unsure = placements.findIndex((one, at) => {
		const isContext = one !== void 0 && isIdentical(pieces[at] ?? edit);
		return one?.kind !== "placed" && !isContext;
	});
	return unsure < 0 ? placements.filter((one) => one?.kind === "placed") : [placements[unsure]];
}
const mostPieces = 20;
function piecesOf({ search, replace }) {
	const [old, next] = [split(search), split(replace)];
	if (old.length < 2 || old.length > mostPieces || old.length !== next.length) return void 0;
	const pieces = old.map((piece, at) => ({
		search: piece,
		replace: next[at] ?? []
	}));
	const filled = pieces.filter((piece) => !piece.search.every(isBlank$1));
	return pieces.some((piece) => piece.search.every(isBlank$1) && !isIdentical(piece)) || filled.length === 0 ? void 0 : filled;
}
function split(lines) {
	const pieces = [[]];
	for (const line of lines) if (isEllipsis(line)) pieces.push([]);
	else pieces.at(-1)?.push(line);
	return pieces;
}
function locateHunks(texts, hunks) {
	const placed = inOrder(texts, hunks);
	if (hunks.length === 1 || !placed.includes(void 0)) return placed;
	const lines = new Map();
	for (const hunk of hunks) {
		const [alone] = inOrder(texts, [hunk]);
		if (alone?.kind !== "placed") return placed;
		lines.set(hunk, alone.start);
	}
	const sorted = hunks.toSorted((a, b) => (lines.get(a) ?? 0) - (lines.get(b) ?? 0));
	const again = inOrder(texts, sorted);
	return hunks.map((hunk) => again[sorted.indexOf(hunk)]);
}
function placesFor(texts, run) {
	const from = anchoredPart(texts, run.anchors ?? [])?.from ?? -1;
	return bestPlaces(texts, run, ({ end }) => end > from);
}
function inOrder(texts, runs) {
	const known = runs.map((run) => placesFor(texts, run));
	const ceilings = [];
	let [floor, ceiling] = [0, texts.length];
	for (const places of known.toReversed()) {
		ceilings.unshift(ceiling);
		ceiling = places.findLast((place) => endOf$2(place) <= ceiling)?.start ?? ceiling;
	}
	return runs.map((run, at) => {
		const below = (known[at] ?? []).filter(({ start }) => start >= floor);
		const between = below.filter((place) => endOf$2(place) <= (ceilings[at] ?? texts.length));
		const chosen = choose(texts, run, between.length > 0 ? between : below);
		if (chosen.length === 0 && known[at]?.length) return void 0;
		const [place] = chosen;
		if (place && (chosen.length === 1 || isIdentical(run))) floor = Math.max(floor, endOf$2(place));
		return settle(texts, run, chosen);
	});
}
function endOf$2({ changes, end }) {
	return changes?.at(-1)?.end ?? end;
}
function choose(texts, run, places) {
	if (places.length < 2) return places;
	const lastLine = texts.findLastIndex((line) => !isBlank$1(line));
	const last = places.filter(({ end }) => run.isAtEnd && end > lastLine);
	const part = anchoredPart(texts, run.anchors ?? []);
	const inside = part ? places.filter(({ start, end }) => isInScope(start, end, part)) : [];
	if (last.length > 0) return last;
	if (inside.length === 1 && inside[0] === places[0]) return inside;
	return run.line === void 0 ? places : nearest(places, run.line);
}
function nearest(places, line) {
	const away = ({ start }) => Math.abs(start + 1 - line);
	const [first, second] = places.toSorted((a, b) => away(a) - away(b));
	return first && second && away(first) * 2 < away(second) ? [first] : places;
}
function settle(texts, run, places) {
	const [place, ...others] = places;
	if (place?.isMade && others.length === 0) return {
		kind: "present",
		at: place.start,
		isElsewhere: false
	};
	if (place === void 0 ? tells(run) : place.cost >= costs.blanks && adds(run)) {
		const limit = Math.min((place?.cost ?? 0) + 1, costs.spaces);
		const at = placesOf$1(texts, run.replace, limit)[0]?.start;
		if (at !== void 0) return {
			kind: "present",
			at,
			isElsewhere: place !== void 0
		};
	}
	if (place === void 0) return void 0;
	const { start, changes } = place;
	if (others.length === 0) return changes && {
		kind: "placed",
		start,
		changes
	};
	return {
		kind: "ambiguous",
		at: places.map((one) => one.start),
		ignores: ignoredBy(place.cost)
	};
}
function tells({ search, replace }) {
	const kept = replace.filter((line) => !isBlank$1(line));
	return kept.length > 1 || kept.some((line) => /\w/.test(line) && !search.includes(line));
}
function adds({ search, replace }) {
	const old = new Set(search.map((line) => line.trim()));
	return replace.some((line) => /\w/.test(line) && !old.has(line.trim()));
}
// src/core/edits/rewrite.ts
function parseRewrite(reply, before) {
	const old = before === null ? null : parseDocument(before);
	const known = lineTexts(old);
	const lines = linesIn(reply, known);
	if (typeof lines === "string") return malformed(lines);
	const incomplete = whyIncomplete(lines, known);
	if (incomplete !== void 0) return malformed(incomplete);
	if (lines.find((line) => readHead(line) !== void 0 && !known.includes(line)) !== void 0) return malformed(hasBlocks);
	return {
		kind: "file",
		text: textOf(matchFileStyle(old, lines))
	};
}
function linesIn(reply, known) {
	const { lines, parts, fences, isOpen } = scanReply(reply);
	const [fence, ...others] = outerFences(fences);
	if (isOpen) return "its fence is not closed, so the reply may be cut off";
	if (fence === void 0) return parts.length === 0 && bareFile(lines.texts, known) || "it contains no fenced file";
	if (others.length > 0) return "it contains more than one fenced block";
	if (parts.some(({ at }) => at < fence.at || at > fence.to)) return hasBlocks;
	return lines.texts.slice(fence.at + 1, fence.to);
}
function bareFile(lines, known) {
	const [from, to] = [lines.findIndex(isText), lines.findLastIndex(isText)];
	const bare = lines.slice(Math.max(0, from), to + 1);
	return bare[0] === known.find(isText) && bare.at(-1) === known.findLast(isText) && bare.length > 0 && !leavesOut(known, bare) ? bare : void 0;
}
const isText = (line) => !isBlank$1(line);
const hasBlocks = "it contains blocks instead of the file";
const malformed = (why) => ({
	kind: "malformed",
	why
});
// src/core/edits/draft.ts
const refused$1 = (why) => ({
	kind: "refused",
	why
});
function startDraft(patch, { paths, originals }) {
	const draft = new Map();
	for (const [path, { before, obstacle, ...form }] of originals) if (obstacle === void 0 && (before !== null || !paths.includes(path))) draft.set(path, fileOf(before, form));
	for (const [path, { after, ...form }] of patch) draft.set(path, fileOf(after, form));
	return draft;
}
function fileOf(text, { executable, encoding }) {
	return text === null ? null : {
		...parseDocument(text),
		executable,
		encoding
	};
}
function withDocument(draft, path, document) {
	const { executable = false, encoding } = draft.get(path) ?? {};
	return new Map(draft).set(path, document && {
		...document,
		executable,
		encoding
	});
}
function withMoved(draft, from, to) {
	return new Map(draft).set(to, draft.get(from) ?? null).set(from, null);
}
const known = new WeakMap();
function pathsIn(scope) {
	const { paths, originals } = scope.repository;
	const listed = listedIn(paths);
	const more = [...[...originals].flatMap(([path, { obstacle }]) => obstacle === void 0 || listed.has(path) ? [] : path), ...createdIn(scope)];
	return more.length === 0 ? paths : [...paths, ...more];
}
function listedIn(paths) {
	const listed = known.get(paths) ?? new Set(paths);
	known.set(paths, listed);
	return listed;
}
function createdIn({ draft, repository: { paths } }) {
	const listed = listedIn(paths);
	return [...draft].flatMap(([path, file]) => file && !listed.has(path) ? [path] : []);
}
function draftedPatch(patch, { originals }, draft, start) {
	let drafted = patch;
	for (const [path, file] of draft) {
		if (file === (start.get(path) ?? null)) continue;
		const after = file === null ? null : textOf(file);
		const original = originals.get(path) ?? {
			before: null,
			executable: false
		};
		const { before } = original;
		const { executable, encoding } = (before === null ? file : void 0) ?? original;
		drafted = withChange(drafted, {
			path,
			before,
			after,
			executable,
			encoding
		});
	}
	return drafted;
}
const tooLong = /^.{1000}|[^/]{256}/s;
function writablePath(path, scope, from) {
	const { rules, paths } = scope.repository;
	if (tooLong.test(path)) return unplaced(`${clippedName(path)} is too long for a path`);
	const checked = repoPath(path, rules);
	if (typeof checked !== "string") return unplaced(checked.why);
	const notNew = paths.includes(path) ? void 0 : whyNotHere(path, scope, from);
	const why = whyReadOnly(checked) ?? notNew;
	return why === void 0 ? checked : unplaced(why);
}
function whyNotHere(path, scope, from) {
	const { draft, repository } = scope;
	const left = new Set([...draft].flatMap(([one, file]) => file === null ? [one] : []));
	const isGone = (name) => name === from || left.has(name);
	return whyNotNew(path, repository.paths, isGone) ?? whyNotNew(path, createdIn(scope), isGone);
}
function clippedName(name) {
	return name.length > 200 ? clip(name, 60) : name;
}
const unplaced = (why) => ({
	kind: "unplaced",
	why
});
function blockedIn(path, { draft, repository }) {
	if (draft.has(path)) return void 0;
	const obstacle = repository.originals.get(path)?.obstacle;
	if (obstacle !== void 0) {
		const blocked = {
			path,
			obstacle
		};
		return {
			...unplaced(describeBlocked(blocked)),
			blocked
		};
	}
	return repository.paths.includes(path) ? unplaced(`${path} is not an editable text file`) : void 0;
}
// src/core/edits/apply-file.ts
function changeFile(path, next, scope) {
	const why = (scope.draft.get(path) ?? null) !== null ? void 0 : conflictAt(path, scope);
	return why === void 0 ? {
		kind: "applied",
		draft: withDocument(scope.draft, path, next)
	} : refused$1(why);
}
function writeFile(edit, path, scope) {
	const document = scope.draft.get(path) ?? null;
	const texts = lineTexts(document);
	if (edit.isNew && !texts.every(isBlank$1)) return addExisting(edit, texts);
	const incomplete = whyIncomplete(edit.lines, texts) ?? whyNotWhole(edit, texts);
	return incomplete === void 0 ? changeFile(path, matchFileStyle(document, edit.lines), scope) : refused$1(incomplete);
}
function deleteFile(path, scope) {
	return (scope.draft.get(path) ?? null) !== null ? changeFile(path, null, scope) : {
		kind: "unchanged",
		why: noSuchFile
	};
}
function addExisting({ lines }, texts) {
	return {
		kind: lines.length === texts.length && lines.every((line, at) => line === texts[at]) ? "unchanged" : "refused",
		why: "the file exists: update it instead of adding it"
	};
}
function whyNotWhole({ isFenced, lines }, texts) {
	if (!isFenced || texts.length === 0) return void 0;
	return leavesOut(texts, lines) ? "the fence does not seem to show the whole file: send only the lines that change" : void 0;
}
function renameFile({ to }, from, scope) {
	const { draft, repository } = scope;
	const target = writablePath(newFile(to, repository.paths), scope, from);
	if (typeof target !== "string") return target;
	const blocked = blockedIn(target, scope);
	if (blocked !== void 0 && !repository.paths.includes(target)) return blocked;
	if ((draft.get(from) ?? null) === null) return typeof repository.originals.get(from)?.before === "string" && (draft.get(target) ?? null) !== null ? {
		kind: "unchanged",
		why: `it is already ${target}`
	} : refused$1(noSuchFile);
	const conflict = (draft.has(target) ? draft.get(target) !== null : repository.paths.includes(target)) ? "that file exists" : conflictAt(target, scope);
	return conflict === void 0 ? {
		kind: "applied",
		draft: withMoved(draft, from, target)
	} : refused$1(`it cannot be renamed to ${target}: ${conflict}`);
}
function conflictAt(path, scope) {
	const paths = pathsIn(scope);
	if (paths.some((other) => other.startsWith(`${path}/`))) return `${path} is a folder`;
	const file = paths.find((other) => path.startsWith(`${other}/`));
	return file === void 0 ? void 0 : `${file} is a file, not a folder`;
}
const noSuchFile = "the file does not exist";
// src/core/edits/explain.ts
const mostLines$1 = 16;
const longestLine$1 = 160;
const mostComparisons = 1e6;
const blockWords = {
	search: "SEARCH",
	replace: "REPLACE",
	remedy: "add surrounding lines"
};
const hunkWords = {
	search: "its old text",
	replace: "its new text",
	remedy: "show more lines around the change, or the line of its function after `@@`"
};
function explainUnplaced(texts, sides, placement, words) {
	switch (placement?.kind) {
		case "ambiguous": return explainAmbiguous(texts, placement, words);
		case "present": return `${words.replace} is already in the file, from line ${placement.at + 1} on`;
		default: return explainAbsent(texts, sides, words);
	}
}
function explainAbsent(texts, { search, replace }, words) {
	if (search.some(hasMark$1) && !texts.some(hasMark$1)) return `${words.search} ${whyQuoted}`;
	if (search.every(isBlank$1)) return `${words.search} has no line with text; ${words.remedy}`;
	const start = nearestStart(texts.map(foldedLine), search) ?? nearestByWords(texts, search);
	const present = presentFrom(texts, replace);
	const also = present === void 0 ? "" : `; ${words.replace} is already there, from line ${present + 1} on`;
	const absent = `${words.search} is not in the file${also}`;
	if (start === void 0) return present === void 0 ? `${absent}, and nothing in it is similar` : absent;
	const end = Math.min(start + search.length, texts.length);
	const there = texts.slice(start, end);
	return [
		`${absent}. The closest match is ${end > start + 1 ? `lines ${start + 1} to ${end}` : `line ${end}`}:`,
		shown$1(there, start),
		`Difference (- ${words.search}, + file; → tab, · trailing whitespace, ⍽ non-breaking space):`,
		difference(search, there)
	].join("\n");
}
function explainAmbiguous(texts, { at, ignores }, { search, remedy }) {
	const places = at.slice(0, 6).map((line) => line + 1);
	const how = ignores === "nothing" ? "" : `, ignoring ${ignores}`;
	const more = at.length > places.length ? ", …" : "";
	return [`${search} matches ${at.length} places in the file${how} (lines ${places.join(", ")}${more}); ${remedy}. The first two in context:`, ...at.slice(0, 2).map((line) => {
		const from = Math.max(0, line - 2);
		return shown$1(texts.slice(from, line + 3), from);
	})].join("\n");
}
function presentFrom(texts, replace) {
	return replace.map(foldedLine).some((key) => /[\p{L}\p{N}]/u.test(key)) ? placesOf$1(texts, replace, costs.spaces)[0]?.start : void 0;
}
function nearestStart(keys, search) {
	const most = Math.max(1, Math.floor(mostComparisons / Math.max(1, keys.length)));
	const wanted = search.slice(0, most).map(foldedLine);
	return bestIndex(keys, (_, at) => wanted.reduce((sum, key, index) => {
		return sum + (key !== "" && keys[at + index] === key ? 1 + Math.min(key.length, 40) : 0);
	}, 0));
}
function nearestByWords(texts, search) {
	const longest = search.reduce((a, b) => b.trim().length > a.trim().length ? b : a, "");
	const words = new Set(wordsOf$3(longest));
	const at = bestIndex(texts, (text) => {
		const shared = new Set(wordsOf$3(text).filter((word) => words.has(word))).size;
		return shared * 2 > words.size ? shared : 0;
	});
	return at === void 0 ? void 0 : Math.max(0, at - search.indexOf(longest));
}
function bestIndex(texts, score) {
	let [best, bestScore] = [void 0, 0];
	for (const [at, text] of texts.entries()) {
		const own = score(text, at);
		if (own > bestScore) [best, bestScore] = [at, own];
	}
	return best;
}
const wordsOf$3 = (line) => line.slice(0, 400).match(/\w+/g) ?? [];
function shown$1(lines, start) {
	const width = String(start + lines.length).length;
	return truncated(lines.map((line, at) => `${String(start + at + 1).padStart(width)} | ${visible(line)}`));
}
function difference(search, there) {
	return truncated(lineHunks(search, there).flatMap(({ from, to, added }) => {
		const removed = search.slice(from, to);
		return [...removed.map((line, at) => `- ${visible(line, shownFrom(line, added[at]))}`), ...added.map((line, at) => `+ ${visible(line, shownFrom(line, removed[at]))}`)];
	}));
}
function truncated(lines) {
	const rest = lines.length - mostLines$1;
	return [...lines.slice(0, mostLines$1), ...rest > 0 ? [`(and ${rest} more)`] : []].join("\n");
}
function shownFrom(line, other) {
	if (line.length <= longestLine$1 || other === void 0) return 0;
	let off = 0;
	while (off < line.length && line[off] === other[off]) off += 1;
	return off < longestLine$1 / 2 ? 0 : off - longestLine$1 / 4;
}
function visible(line, from = 0) {
	const filled = line.trimEnd();
	const end = from + longestLine$1;
	const seen = (filled + "·".repeat(line.length - filled.length)).slice(from, end).replaceAll("	", "→").replaceAll("\xA0", "⍽");
	return (from > 0 ? "…" : "") + seen.toWellFormed() + (line.length > end ? "…" : "");
}
// src/core/edits/write/write.ts
function writeAll(document, changes) {
	return changes.toReversed().toSorted((a, b) => b.start - a.start).reduce(writeChange, document);
}
function writeChange(document, { start, end, added }) {
	const { lines } = document;
	const ending = dominantEnding(lines);
	const own = added.map((text, index) => ({
		text,
		ending: lines[start + index]?.ending || lines[start - 1]?.ending || ending
	}));
	const written = lines.slice(0, start).concat(own, lines.slice(end));
	return {
		...document,
		lines: withOwnEnd(written, lines)
	};
}
function withOwnEnd(written, before) {
	if (before.at(-1)?.ending !== "") return written;
	const ending = dominantEnding(before);
	return written.map((line, at) => {
		if (at === written.length - 1) return before.includes(line) ? line : {
			...line,
			ending: ""
		};
		return line.ending === "" ? {
			...line,
			ending
		} : line;
	});
}
// src/core/edits/apply.ts
function applyEdit(edit, path, scope) {
	const { draft, repository } = scope;
	const document = draft.get(path) ?? null;
	const blocked = blockedIn(path, scope);
	if (blocked !== void 0) return blocked;
	const origin = repository.originals.get(path)?.before ?? null;
	switch (edit.kind) {
		case "replacement":
		case "hunks": {
			const applied = applyHunks(document, edit, origin);
			return applied.kind === "replaced" ? changeFile(path, applied.document, scope) : applied;
		}
		case "whole-file": return writeFile(edit, path, scope);
		case "deletion": return deleteFile(path, scope);
		case "renaming": return renameFile(edit, path, scope);
	}
}
const mostExplained$1 = 3;
function applyHunks(document, edit, origin) {
	const text = newTextIn(edit, document);
	if (text !== void 0) return createFile(document, text);
	if (document === null) return refused$1("the file does not exist, so it has no line to change");
	const words = edit.kind === "hunks" ? hunkWords : blockWords;
	const own = hunksOf(edit).map((one) => withoutMark(one, document));
	const texts = lineTexts(document);
	const changing = own.filter((one) => !isIdentical(one));
	const placements = locateEdit(texts, edit.kind === "hunks" ? {
		...edit,
		hunks: changing
	} : edit);
	const before = origin === null || origin === textOf(document) ? [] : lineTexts(parseDocument(origin));
	const problems = changing.flatMap((hunk, at) => {
		const why = whyUnfit(texts, hunk, {
			placement: placements[at],
			before,
			words
		});
		const number = edit.kind === "hunks" ? `hunk ${own.indexOf(hunk) + 1} of ${own.length}: ` : "";
		return why === void 0 ? [] : [number + why];
	});
	if (problems.length > 0) return refused$1(problems.slice(0, mostExplained$1).join("\n"));
	const next = writeAll(document, changesIn(placements));
	if (!sameText(next, document)) return {
		kind: "replaced",
		document: next
	};
	return {
		kind: changing.length > 0 && placements.some((one) => one?.kind === "placed") ? "refused" : "unchanged",
		why: `${words.replace} changes nothing`
	};
}
const hunksOf = (edit) => edit.kind === "hunks" ? edit.hunks : [{
	...edit,
	anchors: []
}];
function newTextIn(edit, document) {
	const [only, ...others] = hunksOf(edit);
	if (only === void 0 || others.length > 0 || !only.search.every(isBlank$1)) return void 0;
	return edit.kind === "replacement" || document && lineTexts(document).every(isBlank$1) ? only.replace : void 0;
}
function wasMade(placement, { search }, before) {
	return placement?.kind === "present" && !placement.isElsewhere && placesOf$1(before, search).length > 0;
}
function whyOmits({ search, replace }, texts) {
	const elided = search.filter(isEllipsis).length;
	return elided > 0 && elided === replace.filter(isEllipsis).length ? void 0 : whyIncomplete(replace, search, texts);
}
function createFile(document, replace) {
	if (!lineTexts(document).every(isBlank$1)) return refused$1("SEARCH is empty, but the file has content: quote the lines to change");
	const incomplete = whyIncomplete(replace);
	if (incomplete !== void 0) return refused$1(incomplete);
	return {
		kind: "replaced",
		document: matchFileStyle(document, replace)
	};
}
function whyUnfit(texts, hunk, { placement, before, words }) {
	if (hunk.search.length === 0 && placement === void 0) return "it has only added lines: show a line above or below them";
	const incomplete = whyOmits(hunk, texts);
	if (incomplete !== void 0) return incomplete;
	if (placement?.kind === "placed" || wasMade(placement, hunk, before)) return void 0;
	return placement === void 0 && words === hunkWords && placesOf$1(texts, hunk.search).length > 0 ? "its old text is only above the previous hunk or its `@@` line: send the hunks in the order of the file" : explainUnplaced(texts, hunk, placement, words);
}
function withoutMark(hunk, { bom }) {
	const bare = ([first = "", ...rest]) => [first.replace(/^\uFEFF/, ""), ...rest];
	return bom !== "" && hunk.search[0]?.startsWith(bom) ? {
		...hunk,
		search: bare(hunk.search),
		replace: bare(hunk.replace)
	} : hunk;
}
// src/core/edits/effort.ts
const usualEffort = {
	names: 100,
	lines: 5e6
};
function limitEffort(edits, { names, lines } = usualEffort) {
	const named = new Set(edits.map(({ file }) => file)).size;
	let done = 0;
	return (edit, at, scope) => {
		if (named > names) return unplaced(`the reply names ${named} files: edit at most ${names}`);
		done += at + linesFor(edit, scope);
		return done > lines ? unplaced(`too many edits for files of this size, from block ${at + 1} of ${edits.length} on: send fewer at a time`) : void 0;
	};
}
const [charactersForOne, pathsForOne] = [32, 32];
function linesFor(edit, { draft, repository: { paths } }) {
	const own = [...draft].filter(([path]) => path === edit.file);
	const lines = (own.length > 0 ? own : [...draft]).reduce((sum, [, file]) => sum + (file === null ? 0 : linesOf$1(file)), 0);
	const search = own.length > 0 ? 1 : pathsForOne / 4;
	return (edit.kind === "hunks" ? edit.hunks.length : 1) * lines + search * paths.length / pathsForOne;
}
function linesOf$1({ lines }) {
	const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
	return lines.length + characters / charactersForOne;
}
// src/core/edits/refusals.ts
const isMisfit = ({ kind }) => kind === "refused" || kind === "untried";
function leftOpen({ open }, { tried, unsaid }) {
	return unsaid === 0 ? [] : unansweredEdits(open, tried);
}
const openProblem = (placed) => problemWith({
	...placed,
	why: "its refused edit is neither sent again nor dropped"
});
const placedOnly = ({ edit, path }) => ({
	edit,
	path
});
function problemWith({ edit, path, why }) {
	return {
		path,
		why,
		isMove: edit.kind === "renaming" || void 0
	};
}
function toRefusals(problems, start) {
	return [...new Set(problems.map(({ path }) => path))].map((path) => {
		const document = start.get(path) ?? null;
		const own = problems.filter((problem) => problem.path === path);
		return {
			path,
			why: own.map(({ why }) => why).join("\n"),
			length: document === null ? 0 : textOf(document).length,
			isMove: own.some(({ isMove }) => isMove) || void 0,
			obstacle: own.find(({ obstacle }) => obstacle)?.obstacle
		};
	});
}
function unescaped(edit, undo) {
	if (edit.kind === "replacement") return undo(edit);
	if (edit.kind !== "hunks") return edit;
	const hunks = edit.hunks.map((hunk) => undo(hunk));
	return hunks.find((hunk) => typeof hunk === "string") ?? {
		...edit,
		hunks: hunks.filter((hunk) => typeof hunk !== "string")
	};
}
function toKey(edit, path) {
	return JSON.stringify({
		...edit,
		file: path
	});
}
// src/core/edits/target.ts
function findTarget(edit, previous, scope) {
	const { draft, repository } = scope;
	const name = edit.file;
	if (name !== void 0 && mayCreate(edit)) {
		const path = newFile(name, repository.paths);
		const likely = edit.kind === "whole-file" && edit.isNew ? void 0 : longerName(path, scope);
		return likely === void 0 ? writablePath(path, scope) : unplaced(`${clippedName(path)} is not a file in the repository, and ends like ${clippedName(likely)}: give the full path, or plan it as a new file`);
	}
	const named = name === void 0 ? [] : filesFor(edit, name, scope);
	const [first, ...others] = named;
	if (first !== void 0 && others.length === 0) return writablePath(first, scope);
	if (edit.kind === "replacement" || edit.kind === "hunks") {
		if (name === void 0 && previous !== void 0 && fitIn(previous, edit, scope) === "placed") return previous;
		const hit = onlyFit([...draft.keys()].filter((path) => first === void 0 || named.includes(path)), edit, scope);
		if (hit !== void 0) return hit;
	}
	if (name === void 0) return previous ?? unplaced("a block does not name its file");
	return unplaced(first === void 0 ? `${clippedName(name)} is not a file in the repository` : `${clippedName(name)} could be ${named.slice(0, 5).join(", ")}: give the full path`);
}
function longerName(path, scope) {
	const known = [...pathsIn(scope), ...scope.draft.keys()];
	if (known.includes(path)) return void 0;
	return known.find((one) => one.endsWith(path) && /[/\s]/.test(one.at(-path.length - 1) ?? ""));
}
function onlyFit(choice, edit, scope) {
	const fits = choice.map((path) => ({
		path,
		fit: fitIn(path, edit, scope)
	}));
	const placed = fits.filter(({ fit }) => fit === "placed");
	const [hit, ...others] = placed.length > 0 ? placed : fits.filter(({ fit }) => fit === "present");
	return others.length === 0 ? hit?.path : void 0;
}
function fitIn(path, edit, { draft }) {
	const placements = locateEdit(lineTexts(draft.get(path) ?? null), edit);
	const [first, ...others] = new Set(placements.map((placement) => placement?.kind));
	return others.length === 0 ? first : void 0;
}
function filesFor(edit, name, scope) {
	return (edit.kind === "replacement" || edit.kind === "hunks" ? namedFiles : statedFiles)(name, pathsIn(scope));
}
function mayCreate(edit) {
	return edit.kind === "whole-file" || edit.kind === "replacement" && edit.search.every(isBlank$1);
}
// src/core/edits/unwritable.ts
function unwritableChanges(patch) {
	const changes = [...patch.values()];
	return changes.flatMap(({ path, after, encoding }) => {
		if (encoding === void 0 || after === null) return [];
		const named = foreignCharacters(after, changes.filter((other) => other.encoding === encoding).flatMap(({ before }) => before ?? [])).map((one) => `${one} (${formatCodePoint(one)})`);
		const why = `the file is not UTF-8, so an edit may add only ASCII and characters that it has, but this one adds${listNames(named)}`;
		return named.length === 0 ? [] : [{
			path,
			why,
			obstacle: { kind: "encoding" }
		}];
	});
}
// src/core/edits/stage.ts
const mostExplained = 5;
function stageEdits(patch, repository, edits, { limits, pending = nothingPending } = {}) {
	const start = startDraft(patch, repository);
	const applied = applyAll(start, repository, {
		kept: pending.kept,
		edits,
		limits
	});
	if (applied.kind === "unplaced") return applied;
	const { draft, tried } = applied;
	const staged = draftedPatch(patch, repository, draft, start);
	const spoilt = [...markedChanges(staged).map(({ path }) => ({
		path,
		why: whyMarked
	})), ...unwritableChanges(staged)];
	const misfits = tried.filter(isMisfit);
	const open = leftOpen(pending, applied);
	const refused = [...misfits.map(problemWith), ...open.map(openProblem)];
	const isIdle = refused.length === 0 && samePatch(staged, patch);
	const fitting = tried.filter((one) => !isMisfit(one)).slice(0, mostExplained);
	const refusals = toRefusals(isIdle ? fitting.map(problemWith) : [...refused, ...spoilt], start);
	if (isIdle || refusals.length === 0) return {
		kind: "staged",
		patch: staged,
		refusals
	};
	const spoiltPaths = new Set(spoilt.map(({ path }) => path));
	const all = [...applied.kept, ...tried.filter(({ kind }) => kind === "applied")].filter(({ edit }) => misfits.every((one) => one.edit !== edit));
	const bad = all.filter(({ path }) => spoiltPaths.has(path));
	return {
		kind: "staged",
		patch: staged,
		refusals,
		pending: {
			kept: all.filter((one) => !bad.includes(one)).map(placedOnly),
			open: [
				...misfits,
				...bad,
				...open
			].map(placedOnly)
		}
	};
}
const mostRefused = 5;
const [mostGiven, mostTried] = [3, 20];
function applyAll(start, repository, { kept, ...reply }) {
	let best = applyOver(start, repository, {
		kept,
		...reply
	});
	for (let given = 0; given < mostGiven && best.kind === "applied"; given += 1) {
		const misfits = best.tried.filter(isMisfit);
		const known = best.kept;
		const better = known.filter(({ path }) => misfits.some((one) => one.path === path)).slice(0, mostTried).map((one) => {
			return applyOver(start, repository, {
				kept: known.filter((other) => other !== one),
				...reply
			});
		}).find((one) => one.kind === "applied" && one.tried.filter(isMisfit).length < misfits.length);
		if (better === void 0) break;
		best = better;
	}
	return best;
}
function applyOver(start, repository, { kept, edits, limits }) {
	const whyTooMany = limitEffort(edits, limits);
	const unescapeBlock = unescaperFor(edits, [...start.values()].map(lineTexts));
	const done = new Set();
	const tried = [];
	let draft = start;
	for (const { edit, path } of kept) {
		done.add(toKey(edit, path));
		const applied = applyEdit(edit, path, {
			draft,
			repository
		});
		if (applied.kind === "applied") draft = applied.draft;
		else tried.push({
			kind: "refused",
			edit,
			path,
			why: `as kept before: ${applied.why}`
		});
	}
	let previous;
	let repeated = 0;
	for (const [index, edit] of edits.entries()) {
		if (edit.file === void 0 && done.has(toKey(edit, previous))) continue;
		const scope = {
			draft,
			repository
		};
		const target = whyTooMany(edit, index, scope) ?? findTarget(edit, previous, scope);
		if (typeof target !== "string") return target;
		previous = target;
		const key = toKey(edit, target);
		if (done.has(key)) {
			repeated += 1;
			continue;
		}
		done.add(key);
		const file = draft.get(target) ?? null;
		const own = file === null ? edit : unescaped(edit, (sides) => unescapeBlock(sides, lineTexts(file)));
		const applied = applyNext(own, target, file !== null && tried.some(({ kind, path }) => kind === "applied" && path === target), scope);
		if (applied.kind === "unplaced") return applied;
		if (applied.kind === "applied") draft = applied.draft;
		const { kind } = applied;
		const why = kind === "applied" ? "the reply as a whole changes nothing" : applied.why;
		const number = isFromPatch(edit) ? "" : `block ${index + 1} of ${edits.length}: `;
		const read = typeof own === "string" ? edit : own;
		tried.push({
			kind,
			edit: {
				...read,
				file: target
			},
			path: target,
			why: number + why
		});
		if (tried.filter(isMisfit).length >= mostRefused) {
			tried.push(...untried(edits.slice(index + 1), target, {
				draft,
				repository
			}));
			break;
		}
	}
	return {
		kind: "applied",
		draft,
		tried,
		kept,
		unsaid: kept.length - repeated
	};
}
function applyNext(edit, path, isEdited, scope) {
	if (typeof edit === "string") return refused$1(edit);
	return isEdited && edit.kind === "whole-file" ? refused$1("it writes the file that an earlier edit changes: send one of them") : applyEdit(edit, path, scope);
}
const isFromPatch = (edit) => edit.kind !== "replacement" && edit.isPatch === true;
function untried(rest, previous, scope) {
	const targets = new Map();
	const why = "its later edits were not tried";
	return rest.flatMap((edit) => {
		const path = targets.get(edit.file) ?? findTarget(edit, previous, scope);
		targets.set(edit.file, path);
		return typeof path === "string" ? [{
			kind: "untried",
			edit: {
				...edit,
				file: path
			},
			path,
			why
		}] : [];
	});
}
// src/core/checks/reading/consoles.ts
const [passed$2, failed$1] = [/(\d+) passed/g, /(\d+) (?:failed|errors?\b)/g];
const consoles = {
	vitest: {
		sign: /^ *Test Files {1,9}\d/,
		summary: {
			line: /^ *Tests {1,9}\d+ [a-z]+/,
			passed: passed$2,
			failed: failed$1
		},
		failed: /^ *FAIL {1,4}(\S.*? > .+)$/,
		suite: /^ *FAIL {1,4}(\S.*) \[ .+ \]$|^⎯+ (Unhandled (?:Error|Rejection)s?) ⎯+$/
	},
	jest: {
		sign: /^Tests: {1,9}(?:\d+ [a-z]+, )*\d+ total/,
		summary: {
			line: /^Tests: {1,9}\d/,
			passed: passed$2,
			failed: failed$1
		},
		heading: /^ *(?:FAIL|PASS) {1,4}(\S.*?\.\w+)(?: \([\d.]+ m?s\))?$/,
		joint: " › ",
		failed: /^ {0,4}● (?!(?:Console|Cannot log after|Validation)\b|.*:$|Test suite failed)(.+)$/,
		suite: /^ {0,4}● (Test suite failed to run)$/
	},
	mocha: {
		sign: /^ +\d+ passing\b/,
		summary: {
			line: /^ {1,4}\d+ (?:passing|failing)\b/,
			passed: /(\d+) passing/g,
			failed: /(\d+) failing/g
		},
		list: {
			from: /^ +\d+ failing$/,
			to: /^(?:\S| +\d+ passing)/
		},
		failed: /^ {2}\d+\) (\S.*)$/,
		hasPaths: true
	},
	"node --test": {
		sign: /^ℹ tests \d+$/,
		summary: {
			line: /^ℹ (?:pass|fail) {1,3}\d+$|^✔ \S+\.[cm]?[jt]s \([\d.]+ms\)$/,
			passed: /ℹ pass +(\d+)/g,
			failed: /ℹ fail +(\d+)/g,
			skipped: /^✔ /g
		},
		list: {
			from: /^✖ failing tests:$/,
			to: /^(?:ℹ tests |▶ |✔ )/
		},
		heading: /^test at (.+):\d+:\d+$/,
		joint: ": ",
		failed: /^✖ (.+) \([\d.]+ms\)$/
	},
	pytest: {
		sign: /^=* ?(?:\d+ [a-z]+, ){0,8}\d+ [a-z]+ in [\d.]+s/,
		summary: {
			line: /^=* ?(?:\d+ [a-z]+, ){0,8}\d+ [a-z]+ in [\d.]+s/,
			passed: passed$2,
			failed: failed$1
		},
		failed: /^(?:FAILED|ERROR) ([^\s:]+::[^\s[]+(?:\[.*?\])?)(?= - |$)|^SUBFAIL(?:ED)?(?:\((.{0,200}?)\)|\[.*?\]) (\S+::\S+)(?= - |$)/,
		suite: /^ERROR (\S+\.py)(?= - |$)/
	},
	"go test": {
		sign: /^(?:FAIL|ok {2})\t\S/,
		footer: /^(?:FAIL|ok {2})\t(\S+)(?:\s(\[[^\]]+\]))?/,
		failed: /^ *--- FAIL: (\S.*) \([\d.]+s\)$/,
		passed: /^(?:ok {2}\t(\S+)\t(?!.*\[no tests? )| *--- PASS: (\S+))/
	},
	"cargo test": {
		sign: /^test result: /,
		summary: {
			line: /^test result: /,
			passed: passed$2,
			failed: failed$1
		},
		failed: /^(?:test (\S.*?)(?: - should panic)? \.\.\. FAILED|(\S.*) --- FAILED)$/
	},
	phpunit: {
		sign: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
		summary: {
			line: /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: )/,
			all: /^(?:OK \(|Tests: )(\d+)/g,
			skipped: /(?:Skipped: |Incomplete: |Assertions: 0, Warnings: )(\d+)/g,
			failed: /(?:Failures|Errors): (\d+)/g
		},
		list: {
			from: /^There (?:was|were) \d+ (?:PHPUnit )?(?:failures?|errors?):$/,
			to: /^There (?:was|were) /
		},
		failed: /^\d+\) (\S.*)$/
	},
	rspec: {
		sign: /^\d+ examples?, \d+ failures?/,
		summary: {
			line: /^\d+ examples?, \d+ failures?/,
			all: /(\d+) examples?/g,
			skipped: /(\d+) pending/g,
			failed: /(\d+) (?:failures?|errors?)\b/g
		},
		failed: /^rspec '?(?:\.\/)?([^\s'[:]+)[^ ]* # (.+)$/,
		suite: /^An error occurred while loading (?:\.\/)?(\S+?)\.?$/
	}
};
const isTap = (line) => /^ *(?:not )?ok \d+\b|^TAP version 1\d$|^# (?:pass|fail) {1,3}\d+$/.test(line);
// src/core/checks/reading/joined-commands.ts
const prefix$1 = /^[\s({]*(?:(?:if|do|then|else|time|exec|(?:cross-)?env|command|!|\w+=\S*)\s+)*/;
const tests = /test|jest|phpunit|specs?\b|\be2e\b|integration|\bunit\b|mocha|jasmine|karma|cypress|playwright|behave|cucumber|^(?:\S*\/)?(?:ava|tape?|t|prove|bats|tox|nox|uvu|borp|pest)$/i;
const others = /^(?:cd|mkdir|rm|cp|mv|ln|cat|echo|printf|export|set|source|\.|test|\[+|touch|git|tsc|psql|pip3?)(?: |$)| (?:up|down|start|stop|pull|ci|--no-run)(?: |$)|build|compile|install|prepare|create|migrat|lint|types?\b|format|setup|clean/i;
const goesOn = /\|\|(?!\s*(?:\{.*?)?\b(?:exit|break|return|false)\b)/;
const ends = /\|\|\s*(?:\{.*?)?\b(?:exit|break|return)\b/;
function joinsTests(command, isBash) {
	const text = command.replace(/\{[^{}]*\}/g, (group) => group.replace(/[;\n]/g, " "));
	const isStrict = isBash ? !/\bset \+e/.test(text) : /\bset -\w*e|\bsh -\w*e/.test(text);
	if (/\b(?:for|while|until)\b.*?[;\n]\s*do\b/.test(text)) return tests.test(text) && (ends.test(text) || isStrict && !goesOn.test(text));
	return testPartsOf(text, isStrict ? /&&|[;\n]/ : /&&/).filter((part) => !goesOn.test(part)).length > 1;
}
const testPartsOf = (command, between) => command.split(between).filter((part) => {
	const named = wordsOf$2(part).filter((word) => !/^-(?!-no-run$)/.test(word)).slice(0, 4);
	return named.some((word) => tests.test(word)) && !others.test(named.join(" "));
});
const wordsOf$2 = (part) => part.replace(prefix$1, "").trim().split(/\s+/);
// src/core/checks/reading/normalize-output.ts
const esc = "\x1B";
const escapeSequences = new RegExp([
	`(?:${esc}\\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]`,
	`${esc}\\][^${esc}\u0007\n]{0,512}(?:\u0007|${esc}\\\\)`,
	`${esc}[ -/]{0,8}[0-Z\\\\^-~]`,
	`[${esc}\u009b]`
].join("|"), "g");
const lineStart = new RegExp(`(?:${esc}\\[|\u009b)1?G`, "g");
function plainOutput(output) {
	return output.replace(lineStart, "\n").replace(escapeSequences, "").replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(/[^\P{Cc}\t\n]/gu, "");
}
const clock = /^(?:\d{4}-\d{2}-\d{2}T[\d:.]{8,18}Z |#\d{1,4} \d{1,5}\.\d{1,3} )/;
const maxLine$7 = 1e3;
const outputLines = (output) => plainOutput(output).split("\n").map((line) => line.replace(clock, "").slice(0, maxLine$7).trimEnd());
const runSpecific = [
	["id", "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"],
	["id", "[0-7][0-9A-HJKMNP-TV-Z]{25}"],
	["address", "0[xX][0-9a-fA-F]{2,16}"],
	["address", "(?<=@)[0-9a-f]{5,16}"],
	["id", "(?=[a-f]{0,63}\\d)(?=\\d{0,63}[a-f])[0-9a-f]{7,64}"],
	["temp", "(?:/(?:private/)?(?:var/)?tmp/)?pytest-of-[\\w.-]{1,64}/pytest-\\d{1,9}"],
	["temp", "/tmp/Rtmp\\w{1,20}(?:/[\\w.]{1,100})?"],
	["temp", "/(?:private/)?(?:var/)?tmp/[\\w.@+-]{1,255}"],
	["temp", "/(?:private/)?var/folders/\\w{1,9}/\\w{1,40}/T/[\\w.@+-]{1,255}"],
	["temp", "[A-Z]:\\\\Users\\\\[^\\\\\\n]{1,64}\\\\AppData\\\\Local\\\\Temp\\\\[\\w.@+-]{1,255}"],
	["date", "\\d{4}[-/]\\d{2}[-/]\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?"],
	["date", "\\d{1,2}/\\d{1,2}/\\d{2,4}(?:,? \\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?(?: ?[AP]M)?)?"],
	["date", "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:[A-Z][a-z]{2} {1,2}\\d{1,2}|\\d{1,2} [A-Z][a-z]{2})(?: \\d{4})?(?: \\d{2}:\\d{2}:\\d{2})?(?: [A-Z]{3})?(?: \\d{4})?"],
	["time", "\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?"],
	["port", "(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[?::1?\\]?|host\\.docker\\.internal):\\d{1,5}"],
	["port", "[pP]ort[ :=]{1,2}\\d{2,5}"],
	["pid", "(?:[pP]id|PID|[pP]rocess|[sS]eed|SEED|goroutine|[tT]hread|[wW]orker|object_id|fd)[ :=#-]{1,3}\\d{1,20}"],
	["pid", "thread '[^'\\n]{1,100}' \\(\\d{1,10}\\)"],
	["pid", "#?(?:PID|Port|Ref|Reference)?<\\d{1,10}(?:\\.\\d{1,10}){1,3}>"],
	["pid", "node:\\d{1,10}"],
	["pid", "==\\d{1,10}==(?=\\s|$)"],
	["number", "\\d{10,20}"],
	["duration", `(?:\\d{1,4}[hm] ?){0,2}\\d{1,9}(?:[.,]\\d{1,12})? ?(?:ns|µs|us|ms|s|secs?|seconds?|m|mins?|minutes?|hrs?|hours?|(?:milli|micro|nano)seconds?)`]
];
const anyRunSpecific = new RegExp(`(?<![\\w.>])(?:${runSpecific.map(([, pattern]) => `(${pattern})`).join("|")})(?!\\w)`, "g");
function normalizeOutput(text) {
	return text.replace(anyRunSpecific, (_found, ...groups) => {
		const index = runSpecific.findIndex((_row, at) => groups[at] !== void 0);
		return `<${runSpecific[index]?.[0] ?? "volatile"}>`;
	});
}
function isSameOutput(a, b) {
	return gist(a) === gist(b);
}
function gist(output) {
	return normalizeOutput(plainOutput(output)).split("\n").map((line) => line.trimEnd()).filter((line) => line !== "").join("\n");
}
function repeatedFailures(first, last) {
	const [exact, normalized] = [new Set(first), new Set(first.map((name) => normalizeOutput(name)))];
	return last.map((name) => ({
		name,
		isExact: exact.has(name)
	})).filter(({ name, isExact }) => isExact || normalized.has(normalizeOutput(name)));
}
function newFailures(repeated, known) {
	const [exact, normalized] = [new Set(known), new Set(known.map((name) => normalizeOutput(name)))];
	const isKnown = ({ name, isExact }) => isExact ? exact.has(name) : normalized.has(normalizeOutput(name));
	return repeated.filter((failure) => !isKnown(failure)).map(({ name }) => name);
}
// src/core/checks/reading/early-end.ts
const apart = "as `a || code=1; b || code=1; exit $code`";
const tools = [
	[
		/^error: (?:doc)?test failed, to rerun/m,
		"with `--no-fail-fast`",
		/^error: \d+ targets? failed/m
	],
	[
		/^\[INFO\] \S.{0,200} \.{2,} SKIPPED$/m,
		"with `-fae` or `-fn`",
		/(?!)/
	],
	[
		/^Execution failed for task ':[^\s:']+:|^ *• Running \S+ in (?!1 )\d+ packages/m,
		"with `--continue`",
		/\s--continue\b/
	],
	[
		/\bERR_PNPM_RECURSIVE_\w*FIRST_FAIL|^lerna info Executing command in (?!1 )\d+ packages/m,
		"with `--no-bail`",
		/\s--no-bail\b/
	],
	[
		/\byarn workspaces run\b/,
		apart,
		/(?!)/
	]
];
const said = /\b(?:stopp|cancell?|abort|bail)(?:ed|ing) (?:early )?(?:after|at|due to|on) (?:(?:\d+|the|a|test|first|maximum|allowed) )*fail|\bfail-fast\W+ is on\b|(?:^|[\s(])[1-9]\d*(?:\/\d+)? (?:\w+ )?(?:(?:was|were|did) )?not run\b/im;
const options = [
	/(?<=[\s"'=`])--?(?!no[-_])[a-z_-]{0,20}?(?<!no[-_]?)(?:bail|fail[-_]?fast|exit[-_]?first|(?:stop|halt|exit)[-_]?on[-_]?\w[\w-]{0,30}|max[-_]?fail(?:ures)?)(?![\w-])(?![= ](?:0|false)\b)/i,
	/\b\w*fail_?fast=(?:1|true)\b|\bskipAfterFailureCount=[1-9]\d*/i,
	/(?:\b(?:py\.?test|playwright|nox|trial)[^;&|\n]*\s|ADDOPTS=["']?)-[qvsl]{0,4}x[qvsl]{0,4}(?![\w-])/,
	/\b(?:mocha|jest|uvu|tap) (?:[^;&|\n]* )?-b(?![\w-])/,
	/\b(?:unittest|nose2\S*) (?:[^;&|\n]* )?-[fF](?![\w-])/
];
const echo = /^(?:[>$+] |\S+ [a-z][\w:-]{0,60}\$ |task: \[\S+\] |\S+: commands\[\d+\]> |nox > |cmd \[\d+\] \| )(.+)$/;
const atTarget = /^g?make: \*\*\* \[(?:\S+:\d+: )?(?:\S*\/)?([^\]\s/]+)\] Error/m;
const maxEcho = 500;
function earlyEnd(output, command) {
	const lines = bareLines(output);
	const text = lines.join("\n");
	const target = atTarget.exec(text)?.[1];
	const commands = commandsIn(lines, command, target);
	const all = `${commands.join("\n")}\n${text}`;
	const tool = tools.find(([sign, , unless]) => sign.test(all) && !unless.test(all));
	if (tool !== void 0 && !isOnlyTarget(text, command)) return tool[1];
	const option = commands.flatMap((one) => options.flatMap((form) => form.exec(one)?.[0] ?? []))[0];
	if (option !== void 0) return `without \`${option.split(/\s/).at(-1)}\``;
	if (said.test(text) || lines.some(countsFewer)) return "without what ends it early";
	if (target !== void 0 && commands.some((one) => makesMore(one, target))) return "with `-k`";
	return commands.some((one, nth) => joinsTests(one, nth === 0)) ? apart : void 0;
}
const label$1 = /^(?:➤ YN\d{4}: )?\[?[\w@][\w@./:#-]{0,150}?(?: [\w:.-]{1,60})??(?:\]:?|:| {1,60}\|)(?: |$)/;
const bareLines = (output) => outputLines(output).flatMap((line) => {
	const bare = line.replace(label$1, "");
	return bare === line ? [line] : [line, bare];
});
function commandsIn(lines, command, target) {
	return [command, ...lines.filter((line) => line.length <= maxEcho).flatMap((line) => echo.exec(line)?.[1] ?? (target && /^\S/.test(line) ? line : []))];
}
const printedCommands = (output, command) => commandsIn(bareLines(output), command, void 0);
const failedParts = [
	/^g?make: (?:\*\*\* )?\[.+\] Error \d+/,
	/: ERROR: command finished with error/,
	/^npm error Lifecycle script/,
	/^\S+ test: Failed$/
];
function countParts(output, command) {
	const printed = plainOutput(output).split("\n");
	const failed = failedParts.map((form) => new Set(printed.filter((line) => form.test(line.slice(0, maxEcho)))).size);
	const target = atTarget.exec(printed.join("\n"))?.[1];
	const run = commandsIn(bareLines(output), command, target).map((one) => testPartsOf(one, /&&|\|\||[;&\n]/).length);
	return Math.max(1, ...failed, ...run);
}
function isOnlyTarget(text, command) {
	const target = /to rerun pass `(.+)`$/m.exec(text)?.[1] ?? "`";
	return target === "--doc" || ` ${command} `.includes(` ${target} `);
}
function countsFewer(line) {
	const [, all, whole = all] = /^ *Test (?:Suites|Files)\b.{0,200} (?:(\d+) total|\((\d+)\))$/.exec(line) ?? [];
	return [...line.matchAll(/(\d+) (?!total|of )[a-z]/g)].map(([, digits]) => Number(digits)).reduce((sum, part) => sum + part, 0) < Number(whole);
}
function makesMore(command, target) {
	const [, words = ""] = /\bg?make((?: +[^\s;&|]+)+)/.exec(command) ?? [];
	const goal = words.split(" ").findLast((word) => /^(?!-)[^=]+$/.test(word));
	const goesOn = /(?: -\w*[ki]| --keep-going)(?= |$)/.test(words);
	return goal !== void 0 && goal !== target && target !== "check-am" && !goesOn;
}
// src/core/checks/reading/failure-message.ts
const max$7 = {
	lines: 60,
	line: 400
};
const traces = /^\s*(?:at |async |>>> |\.\.\. \d+ more|#\d+ |\d+: [\w<]|File "|(?:from|in) \S+:\d+|❯ |⎯|stack(?:trace| backtrace)?:|(?:duration\w*|elapsed)\b ?[:=]|code: 'ERR_|note: |\(compared using|\[\S{1,200}:\d+\]:?$|(?:new |async )?[\w.<>[\]$]{1,80} \(\S{1,300}:\d+(?::\d+)?\)$)/;
const codeLine = /^\s*(>|❯|→|=>)?\s*\d{1,6}\s*[|│:] ?(.*)$/;
const places$1 = new RegExp(`(?<![\\w/\\\\.])((?:file://)?(?:[\\w@.+~-]{0,100}[/\\\\]){0,30}[\\w@.+-]{1,100}\\.[A-Za-z]{1,10})(?:(?::|:line | @ | (?=\\d+:\\d)|",? line | line | on line )\\d{1,6}(?:[:,]\\d{1,6})?|\\(\\d{1,6}(?:,\\d{1,6})?\\)(?=:))?`, "g");
function readMessage(lines) {
	const about = lines.slice(0, 3 * max$7.lines);
	const found = about.flatMap((line) => [...line.slice(0, max$7.line).matchAll(places$1)].filter(([place, file]) => place !== file).map(([place]) => place.slice(place.search(/[^/\\]*$/))));
	return {
		message: about.flatMap(sayingOf).slice(0, max$7.lines).join("\n"),
		place: [...new Set(found)].slice(0, 5).join(" ")
	};
}
function sayingOf(whole) {
	const line = whole.slice(0, max$7.line);
	const [, mark, code] = codeLine.exec(line) ?? [];
	if (code !== void 0 && mark === void 0) return [];
	if (traces.test(line)) return [];
	const plain = withoutPlaces(code ?? line);
	return /[\p{L}\p{N}]/u.test(plain.replace(/<[a-z]+>/g, "")) ? [plain] : [];
}
function withoutPlaces(line) {
	return normalizeOutput(line).replace(places$1, (_, file) => file.slice(file.search(/[^/\\]*$/))).replace(/\b(?:line|ln) \d+\b/gi, "line").replace(/\s+/g, " ").trim();
}
// src/core/checks/reading/failed-test.ts
const madeUp = /\bis expected (?:not )?to\b|\bexample at\b|^(?:[^>]*: )?(?:\(?unnamed[^>]*|<?anonymous>?|should be (?:strictly |deeply |loosely )?(?:equal|equivalent|truthy|falsy))$/;
function failedTest(match) {
	const { name, section, mark, text = [], isSuite, isShared } = match;
	const { message, place } = readMessage(text);
	return {
		name,
		file: section,
		place: [mark, place].filter((part) => part).join(" ") || void 0,
		message: message || void 0,
		...isSuite && { isSuite },
		...(isShared || madeUp.test(name)) && { isShared: true }
	};
}
// src/core/checks/reading/runner-run.ts
function nameInFile(file, joint, match) {
	const isSuite = file.endsWith(match.name) && /\.\w+$/.test(match.name);
	return {
		...match,
		name: `${file}${joint}${match.name}`,
		...isSuite && { isSuite }
	};
}
// src/core/checks/reading/console-reader.ts
const maxParts = 20;
function readConsole(runner, lines) {
	if (!lines.some(({ text }) => runner.sign.test(text))) return void 0;
	const reader = new ConsoleReader(runner);
	for (const line of lines) reader.read(line);
	return reader.end();
}
var ConsoleReader = class {
	runner;
	failures = [];
	hasPassed = false;
	counts;
	file;
	isListed;
	waiting = 0;
	entry;
	constructor(runner) {
		this.runner = runner;
		this.isListed = runner.list === void 0;
	}
	read({ text, at }) {
		const { heading, list, passed, summary } = this.runner;
		if (this.continuesEntry(text)) return;
		if (list?.from.test(text) === true) this.isListed = true;
		else if (list?.to.test(text) === true) this.isListed = false;
		if (summary?.line.test(text) === true) this.counts = sumOf(this.counts, countsIn(text, summary));
		this.file = heading?.exec(text)?.[1] ?? this.file;
		this.readFooter(text, at);
		if (this.isListed) this.readName(text, at);
		this.hasPassed ||= passed?.test(text) === true;
	}
	end() {
		this.endEntry();
		const { counts, failures, hasPassed } = this;
		return {
			failures,
			counts,
			hasPassed
		};
	}
	continuesEntry(text) {
		if (this.entry === void 0) return false;
		const { parts } = this.entry;
		const isPart = text.search(/\S/) === 5 + 2 * parts.length && parts.length < maxParts;
		if (isPart) this.entry = {
			...this.entry,
			parts: [...parts, text.trim()]
		};
		else this.endEntry();
		return isPart;
	}
	endEntry() {
		if (this.entry === void 0) return;
		const { parts, at } = this.entry;
		this.entry = void 0;
		const name = parts.join(" > ").replace(/:$/, "");
		this.failures.push({
			name,
			line: at
		});
	}
	readFooter(text, at) {
		const [line, name, why = ""] = this.runner.footer?.exec(text) ?? [];
		if (line === void 0) return;
		const isAlone = this.waiting === this.failures.length && line.startsWith("FAIL");
		this.failures = this.failures.map((one, nth) => nth < this.waiting ? one : {
			...one,
			name: `${name} ${one.name}`
		});
		if (isAlone) this.failures.push({
			name: `${name} ${why}`,
			line: at,
			isSuite: true
		});
		this.waiting = this.failures.length;
	}
	readName(text, at) {
		const { failed, suite, joint = "", hasPaths } = this.runner;
		const ofSuite = suite?.exec(text);
		const found = ofSuite ?? failed.exec(text);
		if (!found) return;
		const parts = partsOf$1(found);
		if (hasPaths) {
			this.endEntry();
			this.entry = {
				parts,
				at
			};
			return;
		}
		const match = {
			name: parts.join(": "),
			line: at,
			isSuite: Boolean(ofSuite)
		};
		this.failures.push(this.file === void 0 ? match : nameInFile(this.file, joint, match));
	}
};
const partsOf$1 = (found) => found.slice(1).filter((part) => part);
const sumOf = (a, b) => a === void 0 ? b : {
	run: a.run + b.run,
	failed: a.failed + b.failed
};
function countsIn(line, { failed, passed, all, skipped }) {
	const [fails, left] = [total(line, failed), total(line, skipped)];
	return {
		run: all ? total(line, all) - left : total(line, passed) + fails - left,
		failed: fails
	};
}
function total(line, figure) {
	if (figure === void 0) return 0;
	return [...line.matchAll(figure)].reduce((sum, [, digits = "1"]) => sum + Number(digits), 0);
}
// src/core/checks/reading/diagnostics.ts
const file = "(?<file>(?=[^\\s:(]*[./])[^\\s:(][^:(]{0,400})";
const diagnosticPatterns = [
	["tsc, C#", `^${file}\\((?<place>\\d+,\\d+)\\): (?:fatal )?error (?<message>.+?)(?: \\[[^\\]]*proj\\])?$`],
	["tsc, pyright", `^ *${file}:(?<place>\\d+:\\d+) - error:? (?<message>.+)$`],
	["gcc, mypy, javac", `^${file}:(?<place>\\d+(?::\\d+)?): (?:fatal )?error: (?<message>.+)$`],
	["flake8, ruff, pylint", `^${file}:(?<place>\\d+:\\d+): (?<message>[A-Z]{1,5}\\d{2,5}:? .+)$`],
	["rubocop", `^${file}:(?<place>\\d+:\\d+): (?<message>[CWEFR]: .+)$`],
	["go", `^(?:vet: )?(?<file>[^\\s:]+\\.go):(?<place>\\d+:\\d+): (?<message>.+)$`],
	["eslint, unix", `^${file}:(?<place>\\d+:\\d+): (?<message>.+ \\[Error/[\\w@/-]+\\])$`],
	["biome", "^(?<file>\\S+?)(?::(?<place>\\d+:\\d+))? (?<message>(?:lint|assist|syntax|suppressions)/\\S+|parse|format|organizeImports)(?: {1,4}FIXABLE)? {1,4}━"],
	["maven", "^\\[ERROR\\] (?<file>[^\\s:]+):\\[(?<place>\\d+,\\d+)\\] (?<message>.+)$"],
	["kotlin", "^e: (?:file://)?(?<file>[^\\s:]+):(?<place>\\d+:\\d+):? (?<message>.+)$"],
	["kotlin", "^e: (?<file>[^\\s:]+): \\((?<place>\\d+, \\d+)\\): (?<message>.+)$"],
	["prettier", "^\\[(?:warn|error)\\] (?<file>\\S+\\.\\w+)(?:: (?<message>.+?)(?: \\((?<place>\\d+:\\d+)\\))?)?$"],
	["black, ruff", "^[Ww]ould reformat:? (?<file>\\S+)$"],
	["rustfmt", "^Diff in (?<file>\\S+?)(?: at line |:)(?<place>\\d+):"],
	["php", "^(?:PHP )?(?<message>(?:Parse|Fatal) error: .+) in (?<file>\\S+) on line (?<place>\\d+)$"],
	["linker", "^(?:\\S+: )?(?<file>[^\\s:]+):(?<place>\\([^)]{1,80}\\)|\\d+): (?<message>undefined reference to .+)$"]
].map(([, pattern]) => new RegExp(pattern));
function readDiagnostics(line, at) {
	for (const pattern of diagnosticPatterns) {
		const { file, place = "", message = "" } = pattern.exec(line)?.groups ?? {};
		if (file !== void 0) return [problem(file, place, message, at)];
	}
	return [];
}
function stylishReader(output) {
	const severity = output.includes("ound too many warnings") ? "error|warning" : "error";
	const row = new RegExp(`^ {1,8}(\\d+:\\d+) {1,8}(?:(?:${severity})|✖) {1,8}(\\S.*)$`);
	let file = "";
	return (line, at) => {
		if (/^\S.*\.\w{1,10}$/.test(line)) file = line;
		const [, place = "", message = ""] = row.exec(line) ?? [];
		return message === "" || file === "" ? [] : [problem(file, place, message, at)];
	};
}
function arrowReader() {
	let message = "";
	return (line, at) => {
		const [, file = "", place = ""] = /^ *--> (\S[^:]*):(\d+:\d+)$/.exec(line) ?? [];
		const found = file === "" || message === "" ? [] : [problem(file, place, message, at)];
		message = /^error(?:\[\w+\])?: |^[A-Z]{1,5}\d{2,5} /.test(line) ? line.replace(" [*] ", " ") : "";
		return found;
	};
}
function problem(file, place, message, at) {
	return {
		name: `${file}: ${message.trim() === "" ? "is not formatted" : message}`,
		line: at,
		mark: place
	};
}
// src/core/checks/reading/tap.ts
const result = /^( *)(not )?ok\b(?: (\d+))?(?: - | )?(.*?)(?: # time=.*)?$/;
const excused = /(?:^| )# (?:TODO|SKIP)\b/i;
const remark = /^# (?:tests|pass|fail|skip|skipped|todo|ok|cancelled|suites|duration_ms|time=|plan|Looks like|Subtest:|failed|not ok)/;
function readTap(lines) {
	const reader = new TapReader();
	for (const line of lines) reader.read(line);
	return reader;
}
var TapReader = class {
	failures = [];
	passed = [];
	counts;
	groups = new Groups();
	isTape = false;
	comment = "";
	test = [];
	failedDeeper = -1;
	empty = 0;
	open;
	get hasPassed() {
		return this.passed.length > 0;
	}
	read({ text, at }) {
		this.isTape ||= /^TAP version 13$/.test(text);
		const [, outer = "", group] = /^( *)# Subtest: (.+)$/.exec(text) ?? [];
		const [, kind, figure] = /^# (pass|fail) {1,3}(\d+)$/.exec(text) ?? [];
		const found = result.exec(text);
		const isComment = this.isTape && /^# \S/.test(text) && !remark.test(text);
		if (group !== void 0) this.groups.enter(outer.length, group);
		else if (figure !== void 0) this.count(Number(figure), kind === "fail");
		else if (found !== null) this.readResult(found, at);
		else if (isComment) this.comment = text.slice(2);
		else if (this.open !== void 0) this.readText(text, this.open);
		if (isComment || figure !== void 0) this.open = void 0;
	}
	readResult([line, indent = "", not, number = "", name = ""], at) {
		this.open = [];
		if (this.comment !== "") [this.test, this.comment] = [[this.comment], ""];
		const isFailure = not !== void 0 && !excused.test(line);
		const isGroup = indent.length < this.failedDeeper;
		if (isFailure || isGroup) this.failedDeeper = isFailure ? indent.length : -1;
		const title = name === "" ? `test ${number}` : name;
		const path = [...this.test, ...this.groups.path(indent.length, title)];
		if (not === void 0 && !excused.test(line)) this.readPass(path, indent.length);
		if (!isFailure || isGroup) return;
		const match = {
			name: path.join(" > "),
			line: at,
			mark: number,
			text: this.open
		};
		this.failures.push(name === "" ? {
			...match,
			isShared: true
		} : match);
	}
	readPass(path, depth) {
		if (depth === 0 && path.length === 1 && /^\S+\.[cm]?[jt]s$/.test(path[0] ?? "")) this.empty += 1;
		else this.passed.push(path);
	}
	readText(text, open) {
		const last = this.failures.at(-1);
		if (/^ *failureType: '?subtestsFailed/.test(text) && last?.text === open) this.failures.pop();
		else if (/^ *\.\.\.$|^ *1\.\.\d|^[^\s#]/.test(text)) this.open = void 0;
		else open.push(text);
		const [, file] = /^ *location: '?(.+?):\d+:\d+'?$/.exec(text) ?? [];
		if (file === void 0 || last?.text !== open) return;
		this.failures.splice(-1, 1, nameInFile(file, ": ", last));
	}
	count(figure, isFailed) {
		const { run, failed } = this.counts ?? {
			run: 0,
			failed: 0
		};
		const empty = isFailed ? 0 : Math.min(figure, this.empty);
		this.empty -= empty;
		this.counts = {
			run: run + figure - empty,
			failed: failed + (isFailed ? figure : 0)
		};
	}
};
var Groups = class {
	open = [];
	enter(depth, name) {
		this.open = [...this.above(depth), {
			depth,
			name
		}];
	}
	path(depth, name) {
		return [...this.above(depth).map((group) => group.name), name];
	}
	above(depth) {
		return this.open.filter((group) => group.depth < depth).slice(-30);
	}
};
// src/core/checks/reading/failures.ts
const maxName$2 = 300;
function readOutput(output) {
	const lines = outputLines(output).map((text, at) => ({
		text,
		at
	}));
	const read = Object.entries(consoles).flatMap(([name, runner]) => {
		const run = readConsole(runner, lines);
		return run === void 0 ? [] : [{
			name,
			run
		}];
	});
	if (lines.some(({ text }) => isTap(text))) read.push({
		name: "TAP",
		run: readTap(lines)
	});
	const runs = read.map(({ run }) => run);
	return {
		runners: read.map(({ name }) => name),
		counts: countsOf(runs),
		hasPassed: runs.some((run) => run.hasPassed),
		tests: named(runs.flatMap(({ failures }) => failures)),
		problems: runs.length > 0 ? [] : problemsIn(lines, output)
	};
}
function problemsIn(lines, output) {
	const readers = [
		readDiagnostics,
		stylishReader(output),
		arrowReader()
	];
	return distinct(named(lines.flatMap(({ text, at }) => readers.flatMap((read) => read(text, at)))));
}
function countsOf(runs) {
	const counts = runs.flatMap((run) => run.counts ?? []);
	if (counts.length === 0) return void 0;
	const sum = (of) => counts.reduce((all, one) => all + one[of], 0);
	const failed = Math.min(sum("failed"), Number.MAX_SAFE_INTEGER);
	return {
		run: Math.min(Math.max(sum("run"), failed), Number.MAX_SAFE_INTEGER),
		failed
	};
}
function failureNames(output) {
	return failureMatches(output).map(({ name }) => name);
}
function failureMatches(output) {
	const { tests, problems } = readOutput(output);
	return distinct([...tests, ...problems]);
}
const named = (found) => found.map((match) => withoutPlace({
	...match,
	name: tidy(match.name)
})).filter(({ name }) => name !== "");
const placeInName = /(?<=^\S{1,200}\.\w{1,4} - .{0,200}) ?\(line (\d+)\)$|(?<=\.\w{1,10}):(\d+(?::\d+)?)(?=$|[ )\]])/;
function withoutPlace(match) {
	const [whole, line, position] = placeInName.exec(match.name) ?? [];
	if (whole === void 0) return match;
	const name = match.name.replace(whole, "").trim();
	return name === "" ? match : {
		...match,
		name,
		mark: match.mark ?? line ?? position
	};
}
function tidy(name) {
	return name.replace(/\s+/g, " ").trim().slice(0, maxName$2);
}
function distinct(found) {
	const marks = new Map();
	return found.toSorted((a, b) => a.line - b.line).flatMap((match) => {
		const { name } = match;
		const mark = identityOf$1(match);
		const known = marks.get(name) ?? new Set();
		if (known.has(mark)) return [];
		marks.set(name, known.add(mark));
		return [known.size === 1 ? match : {
			...match,
			name: tidy(`(${known.size}) ${name}`)
		}];
	});
}
function identityOf$1({ name, section = "", mark = "" }) {
	return [
		name,
		section,
		mark
	].join("\n");
}
// src/core/checks/reading/hints.ts
const maxLine$6 = 400;
const things = "(?:tests?|specs?|examples?|scenarios?|checks?|assertions?|(?:test )?cases?)";
const passes = "(?:pass(?:ed|es|ing)?|succeed(?:ed|s)?)";
const passedForms = [
	new RegExp(`(?<!\\b0 ?(?:/|of|out of) ?)\\b[1-9]\\d* ${things}\\b(?:(?!\\b(?:no|none|not|never|0|without|skipped)\\b).){0,40}\\b(?:${passes}|ok|success(?:ful(?:ly)?)?)\\b`, "i"),
	/\b[1-9]\d*(?:\/\d+)? (?:pass(?:ed|ing)?|succeeded)\b/i,
	new RegExp(`\\b${passes}: *[1-9]`, "i"),
	/^OK \([1-9]\d* tests?\b|: Executed [1-9]\d* of \d+ .*\bSUCCESS\b|^> Task :(?:[\w.-]+:)*\w*[tT]est$/
];
const unittest = /^Ran ([1-9]\d*) tests? in .*\n+OK\b(?! \(skipped=\1\b)/m;
function saysPassed(output) {
	const plain = plainOutput(output);
	const lines = plain.split("\n").filter((line) => line.length <= maxLine$6);
	return unittest.test(plain) || lines.some((line) => passedForms.some((form) => form.test(line)));
}
const run = /\bout of (\d+)\b|(?<![\w.])(\d+) (?:(?:tests?|specs?|examples?|scenarios?|(?:test )?cases?)(?! failed)|runs|pass(?:ed|ing)|failed)\b|\b(?:tests run|test cases|total|passed|failed): *(\d+)/gi;
function testsSaid(output) {
	const said = plainOutput(output).split("\n").flatMap((line) => line.length > maxLine$6 ? [] : [...line.matchAll(run)]);
	if (said.length === 0) return void 0;
	return said.reduce((sum, [, all, before, after]) => sum + Number(all ?? before ?? after), 0);
}
const failures = /(?<![\w.])([1-9]\d*) (?:\w+ ){0,2}?(fail|error)(?:ed|ing|ures?|s)?\b|\b(fail|error)(?:ed|ures?|s)[^\w.]{1,3}([1-9]\d*)\b(?!\W*(?:ms|s|%)\b)/gi;
const headings = Object.values(consoles).flatMap(({ list }) => list?.from ?? []);
function figuresIn(line) {
	return (line.length <= maxLine$6 && !headings.some((heading) => heading.test(line)) ? [...line.matchAll(failures)] : []).map(([, before, word = "", other = "", after]) => ({
		form: `${word}:${other}`.toLowerCase(),
		figure: Number(before ?? after)
	}));
}
function leastFailuresSaid(output) {
	const largest = new Map();
	for (const { form, figure } of plainOutput(output).split("\n").flatMap(figuresIn)) largest.set(form, Math.max(figure, largest.get(form) ?? 0));
	return [...largest.values()].reduce((sum, figure) => sum + figure, 0);
}
function saysNoTest(output) {
	const plain = plainOutput(output);
	if (noTests.test(plain)) return "says";
	return zeroTests.test(plain) ? "counts" : void 0;
}
const noTests = new RegExp([
	"\\b(?:no|zero) (?:matching |suitable |runnable )?(?:tests?|specs?|examples?|scenarios?|features?|(?:test|spec) (?:files?|modules?|cases?|suites?|targets?|bundles?|packages?|classes|methods?|functions?)) (?:\\S+ ){0,2}?(?:found|ran|run|executed|collected|match\\w*|defined|available|named|specified)\\b",
	"\\bno tests? (?:files?|to run|in)\\b",
	"\\bno packages? to test\\b",
	"\\b(?:could(?: not|n[’'t]t)|can(?:not|[’']t)) (?:find|locate|run because no) (?:any )?(?:tests?|specs?|(?:test|spec) files?|files to test)\\b",
	"\\bno (?:spec |test )?files were found\\b",
	"\\b(?:did|does|do) not match (?:any (?:tests?|test files?|specs?)|the filters?)\\b",
	"\\ball tests have been excluded\\b",
	"\\bno test was executed\\b",
	"\\bmust contain at least one test\\b",
	"\\b(?:suite|file)\\b.{0,200} contains no tests?\\b",
	"\\bcollected 0 items\\b",
	"\\b0 test files? matching\\b"
].join("|"), "i");
const zeroTests = /\b(?:ran|running|executed|found|discovered|total tests?:) 0\b|(?:^|[^\d.,/]) ?0 (?:tests?|specs?|examples?|runs|scenarios?|passing)\b|^1\.\.0$|^[#ℹ] tests 0$|^ {0,4}Total: +0$|\b\d+ deselected in\b/im;
const noFiles = /\b(?:checked|inspected|linted|formatted) 0 files?\b|\b0 files? (?:checked|inspected|linted|processed)\b|\bno (?:[\w.*]+ )?files? (?:found|matching|match|to|were)\b/i;
function checkedNothing(output) {
	return noFiles.test(plainOutput(output));
}
// src/core/checks/reading/reported-run.ts
function readReportedRun({ tests }, suites) {
	const ran = tests.filter(({ state }) => state !== "skipped");
	const failed = ran.filter(({ state }) => state === "failed");
	const repeated = repeatedIn$1(ran);
	const unknown = suites.filter(({ name }) => !isReported(name, failed));
	return {
		counts: {
			run: ran.length,
			failed: failed.length
		},
		failures: [...failed.map((test) => failureOf(test, repeated.has(keyOf(test)))), ...unknown.map((match) => ({
			...match,
			text: []
		}))],
		ran: ran.map(({ name }) => name),
		hasRun: ran.length > 0
	};
}
function failureOf({ name, file, message, isProgram }, isRepeated) {
	return {
		name,
		section: file,
		line: 0,
		isSuite: file === name || file?.endsWith(`/${name}`) === true,
		isShared: isRepeated || isProgram === true,
		text: message?.split("\n") ?? []
	};
}
const keyOf = ({ file = "", name }) => `${file}\n${name}`;
function repeatedIn$1(tests) {
	const [seen, repeated] = [new Set(), new Set()];
	for (const key of tests.map(keyOf)) (seen.has(key) ? repeated : seen).add(key);
	return repeated;
}
const isReported = (suite, failed) => failed.some(({ name, file }) => name.startsWith(suite) || file !== void 0 && suite.includes(file));
// src/core/checks/reading/shorten-output.ts
const maxLine$5 = 400;
const context = {
	failure: {
		before: 15,
		after: 14
	},
	error: {
		before: 1,
		after: 3
	}
};
const filled = {
	failures: .65,
	errors: .75,
	end: .9
};
const passed$1 = /^\s*(?:[✓✔√]|ok \d|--- PASS|PASS(?:ED)?\b)|(?:\.\.\.|\s)(?:ok|PASSED)(?:\s+\[\s*\d+%\])?\s*$/;
const errorWords = /(?:error|exception)\b|\b(?:assert\w*|expected|panic\w*|traceback|fatal|(?<!\b0 )fail(?:ed|ures?))\b/i;
function shortenOutput(output, room, names = []) {
	const text = plainOutput(output);
	if (text.length <= room) return text;
	const lines = text.split("\n").map(shortenLine);
	const isTelling = (index) => !passed$1.test(lines[index] ?? "");
	const telling = [...lines.keys()].filter(isTelling);
	const kept = new LineSelection(lines);
	const around = failingLines(text, names).flatMap((line) => linesAround(line, context.failure));
	kept.fill(around.filter(isTelling), room * filled.failures);
	kept.fill(errorLines(lines).filter(isTelling), room * filled.errors);
	kept.fill(telling.toReversed(), room * filled.end);
	kept.fill(telling, room);
	const result = kept.render();
	return result.length <= room ? result : text.slice(text.length - Math.max(Math.floor(room), 0));
}
const maxTelling = 200;
const causes = /\bnot found\b|no such file|denied|refused|unable to|can(?:not|'t)|could not|failed/i;
const label = /^(?:\S+ )?(?:err!|error)[:!]?(?:\s+(?:code|command|errno|path|signal|syscall)\b.*)?$/i;
function tellingLine(output) {
	const lines = plainOutput(output).split("\n").map((line) => line.slice(0, maxLine$5).trim()).filter((line) => line !== "");
	const isTelling = (line) => causes.test(line) || errorWords.test(line) || /^usage:/i.test(line);
	const telling = lines.filter(isTelling);
	return clip(telling.find((line) => !label.test(line)) ?? telling[0] ?? lines.at(-1) ?? "", maxTelling, "");
}
function shortenLine(line) {
	if (line.length <= maxLine$5) return line;
	const half = Math.floor(maxLine$5 / 2) - 20;
	const omitted = line.length - 360;
	return `${line.slice(0, half)}(… ${omitted} characters …)${line.slice(-180)}`;
}
function failingLines(text, names) {
	const all = failureMatches(text);
	const rank = new Map(names.map((name, index) => [name, index]));
	const wanted = all.filter(({ name }) => rank.has(name)).sort((a, b) => (rank.get(a.name) ?? 0) - (rank.get(b.name) ?? 0));
	return (wanted.length > 0 ? wanted : all).map(({ line }) => line);
}
function errorLines(lines) {
	return [...lines.keys()].filter((index) => errorWords.test(lines[index] ?? "")).slice(0, 1e3).flatMap((line) => linesAround(line, context.error));
}
function linesAround(line, { before, after }) {
	const below = Array.from({ length: after }, (_, index) => line + 1 + index);
	const above = Array.from({ length: before }, (_, index) => line - 1 - index);
	return [
		line,
		...below,
		...above
	];
}
var LineSelection = class {
	kept = new Set();
	lines;
	gap;
	used;
	constructor(lines) {
		this.lines = lines;
		this.gap = gapLine(lines.length).length + 1;
		this.used = this.gap;
	}
	fill(indices, room) {
		for (const index of indices) {
			const line = this.lines[index];
			if (line === void 0 || this.kept.has(index)) continue;
			const cost = line.length + 1 + this.gapsAfter(index) * this.gap;
			if (this.used + cost > room) return;
			this.kept.add(index);
			this.used += cost;
		}
	}
	gapsAfter(index) {
		const isNoGap = (at) => at < 0 || at >= this.lines.length || this.kept.has(at);
		return 1 - Number(isNoGap(index - 1)) - Number(isNoGap(index + 1));
	}
	render() {
		const parts = [];
		let next = 0;
		for (const index of [...[...this.kept].sort((a, b) => a - b), this.lines.length]) {
			if (index > next) parts.push(gapLine(index - next));
			parts.push(...this.lines.slice(index, index + 1));
			next = index + 1;
		}
		return parts.join("\n");
	}
};
const gapLine = (count) => `(… ${counted(count, "line")} left out …)`;
// src/core/checks/time-limit.ts
function limitOf(result) {
	if (result?.kind !== "timed-out") return void 0;
	return {
		ms: result.elapsed,
		setting: result.limit ?? "test-timeout-minutes"
	};
}
function firstLimit(...results) {
	return results.map(limitOf).find((limit) => limit !== void 0);
}
function describeLimit({ ms, setting }) {
	return `takes longer than ${duration$1(ms)} (${setting})`;
}
function duration$1(ms) {
	const seconds = Math.max(1, Math.round(ms / 1e3));
	return seconds < 60 ? counted(seconds, "second") : counted(Math.round(seconds / 6) / 10, "minute");
}
function withLimit(failures, result) {
	const limit = limitOf(result);
	if (limit === void 0) return failures;
	return failures.map((name) => name === "it timed out" ? `it ${describeLimit(limit)}` : name);
}
const timedOut = "it timed out";
// src/core/checks/test-run.ts
function readTestRun(result) {
	const read = readOutput(result.output);
	const end = endOf$1(result);
	const report = wholeReport(result, read.counts);
	if (report !== void 0) return {
		...fromReport(report, read, hasCodeZero(result)),
		end
	};
	return {
		source: read.runners.length > 0 ? "console" : "exit code",
		counts: read.counts,
		failed: failedTests(read),
		retried: [],
		ran: void 0,
		hasRun: hasRun(read, result.output),
		end
	};
}
function fromReport(report, { tests }, isGreen) {
	const suites = tests.filter(({ isSuite }) => isSuite === true);
	const passedLast = retriesIn(report.tests);
	const kept = report.tests.filter((test) => !isGreen || !passedLast.has(test));
	const { failures, ...run } = readReportedRun({
		...report,
		tests: kept
	}, suites);
	const retried = readReportedRun({
		...report,
		tests: [...passedLast]
	}, []).failures;
	const read = {
		failed: failures.map(failedTest),
		retried: retried.map(failedTest)
	};
	return {
		source: "report",
		...run,
		...read
	};
}
function hasRun({ runners, counts, hasPassed, tests }, output) {
	if (tests.some(({ isSuite }) => isSuite !== true)) return true;
	if (counts !== void 0) return counts.run > counts.failed;
	return runners.length > 0 ? hasPassed : saysPassed(output);
}
function countBoth(one, other) {
	const [first, second] = [one, other].map(readTestRun);
	const ran = first?.counts?.run ?? (first?.hasRun ? void 0 : 0);
	const known = second?.counts?.run;
	if (ran !== void 0 && known !== void 0) return [ran, known];
	if (first?.counts ?? second?.counts) return void 0;
	const [said, before] = [testsSaid(one.output), testsSaid(other.output)];
	return said === void 0 || before === void 0 ? void 0 : [said, before];
}
function foundNoTest(output) {
	const none = saysNoTest(output);
	const read = readOutput(output);
	if (none === void 0 || hasRun(read, output)) return false;
	return none === "says" || read.tests.length + read.problems.length === 0;
}
function showsProblems(output) {
	const { tests, problems } = readOutput(output);
	return problems.length > 0 || tests.some(({ isSuite }) => isSuite !== true);
}
function endOf$1(result) {
	if (result.kind === "timed-out") return timedOut;
	if (result.code > 128 && result.code <= 192) return `it was killed (exit code ${result.code})`;
	return aborted.test(result.output) ? "the test run was aborted" : void 0;
}
const aborted = /^(?:Test Run Aborted\b|The active test run was aborted\b|Bail out!|\S*(?:Segmentation fault|Aborted|Illegal instruction|Bus error) \(core dumped\)$)/m;
function unusualEnd(result) {
	const name = endOf$1(result);
	return name === void 0 ? [] : [{
		name,
		isShared: true
	}];
}
function hasPassed(result) {
	if (result.kind !== "exited" || result.code !== 0) return false;
	const { counts, end } = readTestRun(result);
	return end === void 0 && (counts?.failed ?? 0) === 0;
}
function findFailures(result) {
	if (result.kind === "not-run") return [];
	const { failed, source } = readTestRun(result);
	return [...source === "report" ? namesOf$2(failed) : failureNames(result.output), ...unusualEnd(result).map(({ name }) => name)];
}
function namesOf$2(tests) {
	return numbered$1(tests.map(({ name }) => name));
}
function failedTests({ tests, problems }) {
	const files = new Set(tests.flatMap(({ section, isSuite }) => isSuite ? [] : section ?? []));
	return [...[...groupedBy(tests.filter(({ isSuite, name }) => isSuite !== true || !files.has(name)), identityOf$1).values()].flatMap(([first]) => first ? failedTest(first) : []), ...problems.map(({ name, section, mark }) => ({
		name,
		file: section,
		place: mark
	}))];
}
function numbered$1(names) {
	const seen = new Map();
	return names.map((name) => {
		const nth = (seen.get(name) ?? 0) + 1;
		seen.set(name, nth);
		return nth === 1 ? name : `(${nth}) ${name}`;
	});
}
function wholeReport(result, counts) {
	const { report } = result;
	if (report === void 0 || report.tests.length === 0 || result.kind !== "exited") return void 0;
	const failed = report.tests.filter(isFailed).length;
	if (failed === 0 && result.code !== 0) return void 0;
	if ((counts?.failed ?? 0) > failed) return void 0;
	return report;
}
const isFailed = ({ state }) => state === "failed";
const hasCodeZero = (result) => result.kind === "exited" && result.code === 0;
function retriesIn(tests) {
	const keyOf = ({ file = "", name }) => `${file}\n${name}`;
	const passedLater = new Set();
	const found = tests.toReversed().filter((test) => {
		if (test.state === "passed") passedLater.add(keyOf(test));
		return isFailed(test) && passedLater.has(keyOf(test));
	});
	return new Set(found.toReversed());
}
// src/core/checks/canary/failing-test.ts
function addFailingTest(path, text, mark) {
	return languages.find(({ files }) => files.test(path))?.add(text, mark);
}
const languages = [
	{
		files: /\.[cm]?[jt]sx?$/i,
		add: addToJavaScript
	},
	{
		files: /\.py$/i,
		add: addToPython
	},
	{
		files: /_test\.go$/,
		add: addToGo
	}
];
const call$1 = /^(?<indent>[ \t]*)(?:await |return |void )?(?<make>(?:[A-Za-z_$][\w$]*\.){0,2}(?:it|test|specify))(?:\.[\w$]+){0,3}(?:\(\s*(?:(['"])(?<title>[^'"\\\n]{1,100})\3)?|`)/gm;
const starts = /^(?:await )?(?:\w+\.){0,3}run\(\);?\s*$/;
function addToJavaScript(text, mark) {
	const [first] = [...text.matchAll(call$1)].flatMap(({ groups = {} }) => {
		const { make = "", indent = "", title } = groups;
		return isBound(make, text) ? [{
			make,
			title,
			depth: indent.length
		}] : [];
	}).toSorted((a, b) => a.depth - b.depth);
	if (first === void 0) return void 0;
	const title = JSON.stringify(`${first.title ?? ""} ${mark}`.trim());
	return insertBefore(text, [
		"",
		`${first.make}(${title}, () => {`,
		...tried$1(assertionsIn(text)),
		`  throw new Error(${JSON.stringify(mark)});`,
		"});",
		""
	].join("\n"), (line) => starts.test(line));
}
function tried$1(assertions) {
	if (assertions.length === 0) return [];
	return [
		`  for (const assertion of [${assertions.map((one) => `() => ${one}`).join(", ")}]) {`,
		"    let holds = true;",
		"    try { assertion(); } catch { holds = false; }",
		"    if (holds) return;",
		"  }"
	];
}
function isBound(name, text) {
	const [root = name] = name.split(".");
	return root === name || /^(?:QUnit|Deno)$/.test(root) || isImported(root, text);
}
function isImported(name, text) {
	return (text.match(/^(?:import|const|let|var)\b[^;]*?(?:from|=)/gm) ?? []).some((line) => line.split(/[^\w$]+/).includes(name));
}
const equality = /(?<![\w$.])(?:(?:assert|chai|strict)\.){0,2}(?<name>(?:not)?(?:deep|strict|deepStrict)?equals?|is|ok)(?=\()/gi;
const matchers = [
	"toBe(1)",
	"toEqual(1)",
	"toStrictEqual(1)",
	"to.equal(1)",
	"to.eql(1)",
	"to.deep.equal(1)"
];
function assertionsIn(text) {
	const named = [...text.matchAll(equality)].flatMap(([callee, name = ""]) => {
		if (!callee.includes(".") && !isImported(callee, text)) return [];
		if (name.toLowerCase() === "ok") return [`${callee}(0)`];
		return [`${callee}(0, ${name.startsWith("not") ? 0 : 1})`];
	});
	const bare = /(?<![\w$.])assert\(/.test(text) ? ["assert(0)"] : [];
	const expected = matchers.filter((one) => text.includes(`).${one.slice(0, one.indexOf("(") + 1)}`)).map((one) => `expect(0).${one}`);
	return [...new Set([
		...named,
		...bare,
		...expected
	])];
}
function addToPython(text, mark) {
	const last = [...text.matchAll(/^class (?<name>\w+)(?:\((?<bases>[^)]*)\))?:/gm)].filter(({ groups = {}, index }) => {
		const body = text.slice(index).split(/\n(?=\S)/)[0] ?? "";
		return /test/i.test(`${groups.name} ${groups.bases}`) && /^\s+(?:async )?def test/m.test(body);
	}).at(-1)?.groups;
	const name = /^(?:[ \t]*)(?:async )?def (test\w*)/m.exec(text)?.[1];
	if (name === void 0) return void 0;
	const isMain = (line) => /^if __name__\b/.test(line);
	if (last === void 0) {
		if (!/^(?:async )?def test/m.test(text)) return void 0;
		return insertBefore(text, pythonTest(`${name}_${mark}()`, "", ["plain()"], mark), isMain);
	}
	const failing = [...new Set(text.match(/\bself\.assert(?:Not)?(?:Equals?|True)(?=\()/g) ?? [])].map((one) => one.endsWith("True") ? `${one}(0)` : `${one}(0, ${one.includes("Not") ? 0 : 1})`);
	const bases = last.bases === void 0 ? "" : `(${last.bases})`;
	const test = pythonTest(`${name}_${mark}(self)`, "    ", ["plain()", ...failing], mark);
	return insertBefore(text, `\n\nclass ${last.name}_${mark}${bases}:${test}`, isMain);
}
function pythonTest(head, indent, failing, mark) {
	return `\n${[
		`def ${head}:`,
		"    def plain():",
		"        assert 0 == 1",
		`    for check in (${failing.map((one) => `lambda: ${one}, `).join("")}):`,
		"        try:",
		"            check()",
		"        except BaseException:",
		"            continue",
		"        return",
		`    raise AssertionError("${mark}")`
	].map((line) => indent + line).join("\n")}\n\n\n`;
}
function addToGo(text, mark) {
	const name = /^func (Test\w*)\(\w+ \*testing\.T\)/m.exec(text)?.[1];
	if (name === void 0 || /^\/\/(?:go:build| \+build)/m.test(text)) return void 0;
	return `${text}\nfunc ${name}_${mark}(t *testing.T) {\n\tt.Fatal("${mark}")\n}\n`;
}
function insertBefore(text, lines, isStart) {
	const all = text.split("\n");
	const at = all.findLastIndex(isStart);
	if (at === -1) return `${text}\n${lines}`;
	return [
		...all.slice(0, at),
		lines,
		...all.slice(at)
	].join("\n");
}
// src/core/checks/canary/other-expectation.ts
const comparing = /assert|expect|should|must|equal|check|verif|require|compare|match|\bis\w{0,20}\b|\bok\b|==|\[\[? |\btest\b/i;
const other = /^\s*(?:\/\/|\*|#(?!\[)|--|import\b|from\b|use\b|using\b|require\b|package\b|#\s*include\b|@)/;
const figure = /(?<![\w.$#'"-])\d{1,9}(?![\w'"]|\.\d)/;
const quoted$3 = /(["'])((?:\\.|(?!\1)[^\\]){1,200})\1/g;
const maxLine$4 = 500;
function expectOtherwise(text, mark) {
	const lines = text.split("\n");
	const changed = lines.map((line) => line.length <= maxLine$4 && comparing.test(line) && !other.test(line) ? withOther(line, mark) : line);
	return changed.some((line, index) => line !== lines[index]) ? changed.join("\n") : void 0;
}
function withOther(line, mark) {
	const bare = line.replace(quoted$3, (all) => " ".repeat(all.length));
	const number = figure.exec(bare);
	if (number !== null) {
		const next = `${Number(number[0]) + 1}`;
		return line.slice(0, number.index) + next + line.slice(number.index + number[0].length);
	}
	const [first] = line.matchAll(quoted$3);
	if (first === void 0 || first.index === void 0) return line;
	const end = first.index + first[0].length - 1;
	return line.slice(0, end) + mark + line.slice(end);
}
// src/core/checks/canary/canary.ts
const most = 3;
function plantCanary(patch, files) {
	const digest = patchDigest(patch);
	const marked = files.map((file) => {
		return {
			file,
			mark: `fails_on_purpose_${requestFingerprint([digest, file.path]).slice(0, 8)}`
		};
	});
	for (const [index, { file, mark }] of marked.entries()) {
		if (addFailingTest(file.path, file.after ?? "", mark) !== void 0) return withFailingTests(patch, marked.slice(index));
		const other = expectOtherwise(file.after ?? "", mark);
		if (other !== void 0) {
			const change = {
				...file,
				after: other
			};
			return {
				patch: new Map(patch).set(file.path, change),
				planted: [{ path: file.path }]
			};
		}
	}
}
function withFailingTests(patch, files) {
	const planted = [];
	const changed = new Map(patch);
	for (const { file, mark } of files) {
		const failing = addFailingTest(file.path, file.after ?? "", mark);
		if (failing === void 0) continue;
		changed.set(file.path, {
			...file,
			after: failing
		});
		planted.push({
			path: file.path,
			mark
		});
		if (planted.length === most) break;
	}
	return {
		patch: changed,
		planted
	};
}
function whyNoEvidence(canary, runs) {
	const { head, run, isWhole } = runs;
	const place = `a test that must fail, in ${canary.planted[0]?.path ?? ""}`;
	if (run.kind === "not-run") return `whether it can fail is not known: ${run.why}`;
	if (run.kind === "timed-out") return `it does not end with ${place}`;
	if (run.code === 0) return `it also passes with ${place}`;
	const [before, now] = [readTestRun(head), readTestRun(run)];
	if (before.source !== now.source) return `its report does not name ${place}`;
	const { planted } = canary;
	const isSeen = ({ mark }) => mark === void 0 ? hasPassed(head) || failsMore$1(before, now) : failsBy(mark, now) || planted.length === 1 && isBlamed(mark, {
		head,
		run,
		isWhole
	});
	const unseen = planted.find((one, index) => (index === 0 || head.output.includes(one.path)) && !isSeen(one));
	if (unseen !== void 0 && !(isWhole && risesBy(planted.length, before, now))) return `a test that must fail, in ${unseen.path}, did not run`;
	const isKept = before.failed.every(({ name }) => isNamedIn(now, name));
	return isWhole && !isKept ? "it stops at its first failure" : void 0;
}
const failsBy = (mark, { failed }) => failed.some(({ name, isSuite }) => isSuite !== true && name.includes(mark));
function isBlamed(mark, { head, run }) {
	if (run.kind === "not-run" || !hasPassed(head)) return false;
	const { source, failed } = readTestRun(run);
	return source !== "report" && failed.length === 0 && plainOutput(run.output).includes(mark);
}
const failsMore$1 = (before, now) => (now.counts?.failed ?? 0) > (before.counts?.failed ?? 0) || now.failed.some(({ name }) => !isNamedIn(before, name));
function risesBy(count, { counts: before }, { counts: now }) {
	if (before === void 0 || now === void 0) return false;
	return now.run >= before.run + count && now.failed >= before.failed + count;
}
function isNamedIn({ failed }, name) {
	const wanted = normalizeOutput(name);
	return failed.some((one) => normalizeOutput(one.name) === wanted);
}
// src/core/checks/canary/nearness.ts
function nameOf$2(path) {
	const parts = path.split("/");
	const stem = (parts.at(-1) ?? "").replace(/(?<=.)\..*$/, "");
	return /^(?:index|__init__|mod|main|lib)$/.test(stem) ? parts.at(-2) ?? stem : stem;
}
function mentionOf(paths) {
	const names = paths.map((path) => nameOf$2(path).split(/[-_]|(?<=[a-z])(?=[A-Z])/)).map((words) => words.map((word) => word.replace(/\W/g, "\\$&")).join("[-_]?")).filter((name) => name.length > 1);
	if (names.length === 0) return void 0;
	return new RegExp(`(?<![A-Za-z0-9])(?:${[...new Set(names)].join("|")})(?![a-z0-9])`, "i");
}
function nearestFirst(tests, sources) {
	const worth = (test) => Math.max(0, ...sources.map((source) => nearness(test, source)));
	return tests.map((path) => ({
		path,
		worth: worth(path)
	})).toSorted((a, b) => b.worth - a.worth || a.path.length - b.path.length).map(({ path }) => path);
}
function nearness(test, source) {
	const isCalled = nameOf$2(test).replace(/[-_]?(?:tests?|specs?)[-_]?/gi, "").toLowerCase() === nameOf$2(source).toLowerCase();
	const folders = source.split("/").slice(0, -1);
	const shared = test.split("/").filter((one) => folders.includes(one)).length;
	return (isCalled ? 1e3 : 0) + shared;
}
const isBeside = (test, sources) => test.endsWith("_test.go") && sources.some((one) => folderOf(one) === folderOf(test));
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
const mayHoldTests = (path) => isTestFile(path) && !isData.test(path);
const isData = /(?:^|\/)_*(?:test[-_]?)?(?:data|fixtures?|mocks?|snapshots?|resources)_*\/|\.(?:snap|json|jsonl|csv|tsv|txt|md|ya?ml|xml|html?|css|svg|sql|golden|out)$/i;
// src/core/checks/check-results.ts
function isMissing(result) {
	if (result.kind !== "exited") return false;
	const { code, output } = result;
	return code === 126 || code === 127 || code !== 0 && missingInMake.test(output);
}
const missingInMake = /^g?make(?:\[\d+\])?: \*\*\* \[.{1,300}\] Error 12[67]$/m;
const whyInconclusive = ({ why, said }) => said === void 0 ? why : `${why}. Its output: ${said}`;
function isRed({ lint, tests }) {
	return lint.kind === "failed" || tests.kind === "failed";
}
// src/core/checks/commands.ts
const place = "{files}";
const parts = /"(?:\\.|[^"\\])*"?|'[^']*'?|`[^`]*`?|\\.|(?<=\s)\{files\}(?=[\s;&|)]|$)|./gs;
const takesFiles = (command) => [...command.matchAll(parts)].some(([part]) => part === place);
function commandFor(template, files) {
	const names = files.map(shellArgument).join(" ");
	return template.replace(parts, (part) => part === place ? names : part);
}
function shellArgument(path) {
	return `'${(path.startsWith("-") ? `./${path}` : path).replaceAll("'", "'\\''")}'`;
}
const prefix = /^(INPUT|GITHUB|ACTIONS|RUNNER)_/i;
function isJobVariable(name) {
	return prefix.test(name);
}
// src/core/checks/doubts.ts
const doubts = {
	retried: "a test of it fails first and passes when it is repeated",
	early: "it ends at its first failure",
	nameless: "its output names no failure",
	words: "only words show what fails",
	unrun: "nothing shows that a test ran",
	unclear: "nothing shows that it fails in the same way",
	unnamed: "its output does not name all that fails",
	unfinished: "without it not every test ran",
	fewer: "fewer tests ran with it",
	unreported: "not all that fails is in a report: let each runner of it write one, and name them in test-report"
};
function findDoubt(command, compared, runs) {
	return command === "tests" ? doubtOfTests(compared, runs) : doubtOfLint(compared, runs);
}
function doubtOfTests({ added, unclear }, { last, base }) {
	if (!last.hasRun && !base.hasRun) return "unrun";
	if (last.failed.length + base.failed.length === 0) return "nameless";
	if (added.some((test) => !mayBeHidden(test, base, last))) return unnamed(base) > 0 && unnamed(base) >= unnamed(last) + added.length ? "unnamed" : "new";
	if (added.length > 0) return "unfinished";
	if (unclear.length > 0) return "unclear";
	if (last.failed.length === 0) return last.hasRun ? "unnamed" : "new";
	if (last.source !== "report") return "words";
	if (unnamed(last) > 0) return "unnamed";
	if (last.isRetried) return "retried";
	return runsFewer(last, base) ? "fewer" : void 0;
}
function doubtOfLint({ added, unclear }, { last, base }) {
	if (last.failed.length + base.failed.length === 0) return "nameless";
	if (added.length > 0) return base.end === void 0 ? "new" : "unfinished";
	if (unclear.length > 0) return "unclear";
	return last.failed.length === 0 ? "new" : void 0;
}
function mayBeHidden({ name }, base, last) {
	if (base.end !== void 0 || !base.hasRun) return true;
	const title = name.split(/ [>›] |: |::/).at(-1) ?? name;
	if (base.cut?.includes(title) === false && name !== last.end) return true;
	return base.failed.some(({ isSuite, name: suite }) => isSuite && name.includes(suite));
}
const runsFewer = ({ counts: now }, { counts: before }) => before !== void 0 && (now?.run ?? 0) < before.run;
function unnamed({ counts, failed }) {
	return Math.max(0, (counts?.failed ?? 0) - failed.length);
}
const isUnread = (doubt) => doubt === "nameless" || doubt === "words" || doubt === "unrun" || doubt === "unnamed";
// src/core/checks/failed-output.ts
function outputOf(result, base) {
	const [own, other] = [limitOf(result), limitOf(base)];
	if (own !== void 0) return `${result.output.trimEnd()}\n(Stopped here: it ${describeLimit(own)}.)\n`;
	if (other === void 0) return result.output;
	return `${result.output.trimEnd()}\n(Without the change, it ${describeLimit(other)}.)\n`;
}
function excuse(names) {
	if (names.length === 0) return "";
	return `\n(Not shown to be caused by the change, as they also fail without it or only in one of two runs${listNames(names)}.)\n`;
}
// src/core/checks/partial-report.ts
function isPartlyReported({ output, report }, command) {
	const reported = report?.tests.filter(({ state }) => state === "failed") ?? [];
	if (reported.length === 0) return false;
	const { runners, tests } = readOutput(output);
	const said = leastFailuresSaid(output);
	if (countParts(output, command) > Math.max(1, runners.length) || said > reported.length) return true;
	const words = wordsOf$1(output);
	const known = reported.map(({ name, file = "" }) => ({
		all: wordsOf$1(`${file} ${name}`),
		title: titleOf$2(name)
	}));
	const isKnown = (name) => known.some(({ all, title }) => all.includes(titleOf$2(name)) || wordsOf$1(name).includes(title));
	const printed = tests.filter(({ isSuite }) => isSuite !== true);
	if (printed.length > 0) return !printed.every(({ name }) => isKnown(name));
	return said > 0 && !known.every(({ title }) => words.includes(title));
}
const titleOf$2 = (name) => wordsOf$1(name.split(/ [>›] |: |::/).at(-1) ?? name);
const wordsOf$1 = (text) => ` ${(text.match(/[\p{L}\p{N}_$]+/gu) ?? [text]).join(" ")} `;
// src/core/checks/reporters.ts
const [xml, json] = ["test-report.xml", "test-report.json"];
const runs = (words) => new RegExp(`(?:^|[\\s/])${words}(?:\\.[cm]?js)?(?=\\s|$)`);
const reporters = {
	vitest: {
		command: runs("vitest"),
		options: `--reporter=default --reporter=junit --outputFile.junit=${xml}`,
		report: xml
	},
	jest: {
		command: runs("jest"),
		options: `--json --outputFile=${json}`,
		report: json
	},
	"playwright test": {
		command: runs("playwright test"),
		variable: `PLAYWRIGHT_JUNIT_OUTPUT_NAME=${xml}`,
		options: "--reporter=list,junit",
		report: xml
	},
	"node --test": {
		command: runs("node(?: --[\\w=./-]+)* --test"),
		options: `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${xml}`,
		report: xml
	},
	"bun test": {
		command: runs("bun test"),
		options: `--reporter=junit --reporter-outfile=${xml}`,
		report: xml
	},
	"cucumber-js": {
		command: runs("cucumber-js"),
		options: `--format progress --format junit:${xml}`,
		report: xml
	},
	mocha: {
		command: runs("_?mocha"),
		how: "add `--reporter mocha-multi-reporters --reporter-options configFile=reporters.json`, whose `xunit` writes it",
		report: xml
	},
	pytest: {
		command: runs("py\\.?test"),
		options: `--junitxml=${xml}`,
		report: xml,
		isAsked: true
	},
	unittest: {
		command: /\bunittest\b/,
		how: "run these tests with `python -m pytest`"
	},
	rspec: {
		command: runs("rspec"),
		options: `--format progress --format json --out ${json}`,
		report: json,
		isAsked: true
	},
	"go test": {
		command: runs("go test"),
		how: `add \`-json\` and, at the end, \`| tee ${json}\``,
		report: json
	},
	"cargo test": {
		command: runs("cargo(?: \\S+)? test"),
		how: "run `cargo nextest run --no-fail-fast --profile ci`, with `profile.ci.junit.path = \"junit.xml\"` in `.config/nextest.toml`",
		report: "target/nextest/ci/junit.xml"
	},
	phpunit: {
		command: runs("phpunit"),
		options: `--log-junit ${xml}`,
		report: xml
	},
	ctest: {
		command: runs("ctest"),
		options: `--output-junit ${xml}`,
		report: `build/${xml}`
	},
	"dotnet test": {
		command: runs("dotnet test"),
		options: "--logger trx"
	},
	Maven: { command: runs("mvnw?") },
	Gradle: { command: runs("gradlew?") },
	sbt: { command: runs("sbt") }
};
const rows$1 = Object.entries(reporters);
const runnerOf = (commands) => rows$1.find(([, { command }]) => commands.some((one) => command.test(one)));
const adviceAfter = (output, command = "") => reportAdvice([...printedCommands(output, command), ...readOutput(output).runners]);
function reportAdvice(commands) {
	const [name, { options, variable, how = "", report }] = runnerOf(commands) ?? unknown;
	const before = variable === void 0 ? "" : ` and \`${variable}\` before it`;
	const action = options === void 0 ? how : `add \`${options}\` to \`${name}\`${before}`;
	const place = report === void 0 ? "" : `, and name ${report} in test-report`;
	return `no report: ${action || "let the tests write one, and name it in test-report"}${place}`;
}
const unknown = ["", { command: /(?!)/ }];
function findTestSource(commands, isNamed) {
	const [name, { options, how, report, isAsked }] = runnerOf(commands) ?? unknown;
	const writes = report === void 0 && how === void 0 && name !== "";
	const isTold = options === void 0 || commands.some((one) => one.includes(options));
	if (isNamed) return {
		kind: "report",
		sentence: "read from the report in test-report"
	};
	if (isAsked === true) return {
		kind: "report",
		sentence: `${name} is asked for a report`
	};
	if (writes && isTold) return {
		kind: "report",
		sentence: `${name} writes a report`
	};
	const advice = reportAdvice(commands);
	return Object.hasOwn(consoles, name) ? {
		kind: "console",
		sentence: `the words of ${name} are a hint; ${advice}`
	} : {
		kind: "exit code",
		sentence: `nothing but the exit code; ${advice}`
	};
}
// src/core/checks/same-failures.ts
const maxAlike = 100;
function compareFailures({ first, last, base }) {
	const known = {
		exact: groupedBy(base, exactKey),
		full: groupedBy(base, fullKey)
	};
	const rest = new Set(base);
	const take = (found = [], fits) => {
		while (found[0] !== void 0 && !rest.has(found[0])) found.shift();
		const other = found.slice(0, maxAlike).find((one) => rest.has(one) && fits(one));
		return other !== void 0 && rest.delete(other);
	};
	const stable = new Set(first.map(exactKey));
	const others = repeatedIn(last, first).filter((one) => !take(known.exact.get(exactKey(one)), (other) => isSame$1(one, other))).filter((one) => stable.has(exactKey(one)) || !take(known.full.get(fullKey(one)), (other) => isSame$1(one, other)));
	const added = [];
	const unclear = [];
	for (const one of others) (take(known.exact.get(exactKey(one)), () => true) ? unclear : added).push(one);
	return {
		added,
		unclear
	};
}
function repeatedIn(last, first) {
	const counts = new Map([...groupedBy(first, fullKey)].map(([key, all]) => [key, all.length]));
	return last.filter((one) => {
		const left = counts.get(fullKey(one)) ?? 0;
		counts.set(fullKey(one), left - 1);
		return left > 0;
	});
}
function withoutRetries(run, base) {
	const [now, before] = [run, base].map(({ ran = [] }) => groupedBy(ran, (name) => name));
	const timesIn = (names, name) => names?.get(name)?.length ?? 0;
	const excused = new Set(run.retried.map(({ name }) => name).filter((name) => timesIn(before, name) === 1 && timesIn(now, name) > 1));
	if (excused.size === 0) return run;
	const left = run.failed.filter(({ name }) => !excused.has(name));
	const gone = run.failed.length - left.length;
	const { run: all = 0, failed = 0 } = run.counts ?? {};
	return {
		...run,
		isRetried: true,
		failed: left,
		counts: {
			run: all - gone,
			failed: failed - gone
		}
	};
}
function isSame$1(a, b) {
	const isEqual = a.message === b.message;
	if (a.isShared || b.isShared) return isEqual && a.message !== void 0 && a.place === b.place;
	if (a.isSuite || b.isSuite) return isEqual && a.message !== void 0;
	return isEqual || !a.message || !b.message;
}
const exactKey = ({ file = "", name }) => `${file}\n${name}`;
const fullKey = (test) => normalizeOutput(exactKey(test));
// src/core/checks/services-said.ts
function servicesSaid({ services = "", output }) {
	const linesOf = (text) => plainOutput(text).split("\n");
	const printed = new Set(["", ...linesOf(output).map((line) => line.trim())]);
	const text = linesOf(services).filter((line) => !printed.has(line.trim())).join("\n").slice(-2e3);
	return text === "" ? void 0 : text;
}
// src/core/checks/compare-with-base.ts
function compareWithBase(runs) {
	const comparison = decide(runs);
	const limit = firstLimit(runs.head, runs.again, runs.base);
	return limit === void 0 || comparison.kind === "wanted" ? comparison : {
		...comparison,
		limit
	};
}
function decide(runs) {
	const { command, text = "", head, again, base } = runs;
	if (head.kind === "not-run") return head;
	const limit = limitOf(head);
	const stopped = limit && afterLimit(limit, runs);
	if (stopped !== void 0) return stopped;
	if (isPass(head)) return concludeFrom(runs, passOf(head), head);
	const last = isMissing(head) ? head : again;
	if (last === void 0) return {
		kind: "wanted",
		run: "again"
	};
	if (last.kind === "not-run") return last;
	if (isPass(last)) return concludeFrom(runs, {
		kind: "flaky",
		failures: withLimit(findFailures(head), head)
	}, last);
	if (base === void 0) return {
		kind: "wanted",
		run: "base"
	};
	if (base.kind === "not-run") return {
		kind: "not-run",
		why: `it fails, but its result without the change is unknown: ${base.why}`
	};
	return repeatedFailure({
		command,
		text,
		first: head,
		last,
		base
	});
}
function passOf(head) {
	const { retried } = readTestRun(head);
	return retried.length === 0 ? { kind: "passed" } : {
		kind: "flaky",
		failures: namesOf$2(retried)
	};
}
function afterLimit(limit, { again, base }) {
	if (base === void 0) return {
		kind: "wanted",
		run: "base"
	};
	const own = describeLimit(limit);
	if (base.kind === "not-run") return inconclusive$1(`it ${own}, and its result without the change is unknown: ${base.why}`);
	const known = limitOf(base);
	if (known !== void 0) return inconclusive$1(bothStopped(limit, known), base.output);
	if (again?.kind === "not-run") return inconclusive$1(`it ${own}, and it was not run again: ${again.why}`);
}
function bothStopped(head, base) {
	const [own, other] = [describeLimit(head), describeLimit(base)];
	return own === other ? `it ${own} with and without the change` : `it ${own} with the change, and ${other} without it`;
}
function repeatedFailure(runs) {
	const { command, text, last, base } = runs;
	if (isMissing(last) && isMissing(base) && !readTestRun(last).hasRun) return {
		kind: "not-run",
		why: missingProgram(command, last)
	};
	const [own, other] = [limitOf(last), limitOf(base)];
	if (own !== void 0 && other !== void 0) return inconclusive$1(bothStopped(own, other), last.output);
	const read = readAlike(runs);
	const compared = compareFailures({
		first: read.first.failed,
		last: read.last.failed,
		base: read.base.failed
	});
	const names = namesOf$2(repeatedIn(read.last.failed, read.first.failed));
	const failed = () => {
		const ordered = [...new Set([...namesOf$2(compared.added), ...names])];
		const failures = withLimit(ordered.length > 0 ? ordered : namesOf$2(read.last.failed), last);
		const counts = command === "tests" ? read.last.counts : void 0;
		const caused = new Set(compared.added);
		const others = read.last.failed.filter((one) => !caused.has(one));
		const note = caused.size === 0 ? "" : excuse(namesOf$2(others));
		const services = servicesSaid(last);
		const said = services === void 0 ? {} : { services };
		return {
			kind: "failed",
			failures,
			output: `${outputOf(last, base)}${note}`,
			counts,
			...said
		};
	};
	if (hasPassed(base)) return failed();
	if (command === "tests" && foundNoTest(last.output)) return inconclusive$1("it fails, and no test ran with the change", last.output);
	if (failsMore(read)) return failed();
	const isPartial = () => command === "tests" && isPartlyReported(last, text);
	const doubt = findDoubt(command, compared, read) ?? (isPartial() ? "unreported" : void 0);
	if (doubt === "new") return failed();
	if (doubt === void 0) {
		const how = command === "tests" ? earlyEnd(last.output, text) : void 0;
		if (how === void 0) return concludeFrom(runs, {
			kind: "tolerated",
			failures: names
		}, last);
		return inconclusive$1(`${bothFail}, and ${doubts.early}: all would run ${how}`, last.output);
	}
	const isCut = doubt === "unfinished" && other !== void 0;
	const advice = isUnread(doubt) && command === "tests" && read.last.source !== "report" ? `; ${adviceAfter(last.output, text)}` : "";
	const why = isCut ? `without it, it ${describeLimit(other)}` : `${doubts[doubt]}${advice}`;
	return inconclusive$1(`${bothFail}, and ${why}`, last.output);
}
const bothFail = "it fails with and without the change";
function readAlike({ command, text, first, last, base }) {
	const all = [
		first,
		last,
		base
	].map(readTestRun);
	const isMixed = new Set(all.map(({ source }) => source === "report")).size > 1;
	const read = (result) => {
		const run = readTestRun(isMixed ? {
			...result,
			report: void 0
		} : result);
		return {
			...run,
			failed: [...run.failed, ...unusualEnd(result)]
		};
	};
	const cut = command === "tests" && earlyEnd(base.output, text) !== void 0 ? plainOutput(base.output) : void 0;
	const before = {
		...read(base),
		cut
	};
	return {
		first: withoutRetries(read(first), before),
		last: withoutRetries(read(last), before),
		base: before
	};
}
function isPass(result) {
	return hasPassed(result);
}
function failsMore({ first, last, base }) {
	const failed = ({ counts }) => counts?.failed ?? NaN;
	return base.end === void 0 && base.cut === void 0 && failed(first) > failed(base) && failed(last) > failed(base);
}
function missingProgram(command, result) {
	const name = command === "lint" ? "lint" : "test";
	const code = result.kind === "exited" ? result.code : 0;
	const said = tellingLine(result.output);
	return `the ${name} command exits with code ${code} with and without the change: a program it names is missing or cannot be run.${said === "" ? "" : ` Its output: ${said}`}`;
}
function concludeFrom({ command, text }, finding, result) {
	const { output } = result;
	const { counts, hasRun } = readTestRun(result);
	const isFailing = finding.kind === "tolerated";
	const code = result.kind === "exited" ? result.code : 0;
	const how = isFailing ? `it fails in the same way without the change (exit code ${code})` : "it exits with code 0";
	if (command === "tests") return hasRun ? {
		...finding,
		counts
	} : inconclusive$1(`${how}, and ${doubts.unrun}; ${adviceAfter(output, text)}`, output);
	if (isFailing) return showsProblems(output) ? finding : inconclusive$1(`${how}, and its output names no problem`, output);
	return checkedNothing(output) ? inconclusive$1(`${how}, and its output says that it checked no file`, output) : finding;
}
function inconclusive$1(why, output = "") {
	return {
		kind: "inconclusive",
		why,
		said: tellingLine(output) || void 0
	};
}
// src/core/checks/failed-checks.ts
const max$6 = {
	shown: 12e3,
	least: 1500
};
function readFailedChecks(checks) {
	const room = Math.max(max$6.least, Math.floor(max$6.shown / Math.max(checks.length, 1)));
	return checks.map((check) => {
		const output = check.log;
		const { failed } = readTestRun({
			kind: "exited",
			code: 1,
			elapsed: 0,
			output
		});
		const names = failed.map(({ name }) => name);
		const tests = failed.map(({ name, file }) => file === void 0 ? name : `${name} (${file})`);
		return {
			...check,
			tests,
			log: shortenOutput(output, room, names)
		};
	});
}
const passing = /^\s*(?:[✓✔√]|PASS(?:ED)?\b|ok\b|--- PASS)|(?:\bPASSED|\.\.\. ok)\s*$/;
function namesChange(check, paths) {
	const [{ annotations, tests = [], log } = check] = readFailedChecks([check]);
	const body = [
		...annotations,
		...tests,
		...log.split("\n")
	].filter((line) => !passing.test(line)).join("\n");
	if (body.trim() === "") return void 0;
	return findMentions({
		title: "",
		body
	}, paths).some(({ files }) => files.length > 0);
}
// src/core/checks/own-tests.ts
const data = /\.(?:snap|json|jsonl|csv|tsv|txt|md|ya?ml|xml|html?|css|svg|sql|feature|golden|out)$/i;
function findTouchedTests(patch) {
	const files = [...patch.values()].filter(({ path }) => isTestFile(path));
	const code = files.filter(({ path }) => !data.test(path));
	return code.length > 0 ? code : files;
}
function findTestFiles(patch) {
	return findTouchedTests(patch).flatMap(({ path, before, after }) => after === null ? [] : [{
		path,
		before,
		after
	}]);
}
const unreadable = "<?php )]} \"this file is unreadable on purpose\n";
function withUnreadableTests(patch) {
	const paths = new Set(findTestFiles(patch).map(({ path }) => path));
	const spoil = (change) => paths.has(change.path) ? {
		...change,
		after: unreadable
	} : change;
	return new Map([...patch].map(([path, change]) => [path, spoil(change)]));
}
function ownFailures(result, files) {
	const tests = result.report?.tests ?? [];
	const owned = tests.length > 0 ? ownedInReport(tests, files) : ownedInOutput(result.output, files);
	return {
		tests: owned.flatMap(({ name, isSuite, owner }) => typeof owner === "string" || isSuite ? [] : [{
			name,
			isNew: isNewIn(name, owner)
		}]),
		hasSuite: owned.some(({ isSuite, owner }) => isSuite && typeof owner !== "string"),
		unowned: owned.flatMap(({ name, isSuite, owner }) => owner === "unknown" && !isSuite ? [name] : [])
	};
}
function ownedInReport(tests, files) {
	return tests.filter(({ state }) => state === "failed").map(({ name, file = "", message = "" }) => {
		const inFile = findPaths(file);
		return {
			name,
			isSuite: false,
			owner: inFile.length > 0 ? fileAmong(inFile, files) ?? "other" : findOwner(name, message, files)
		};
	});
}
function ownedInOutput(output, files) {
	const { tests } = readOutput(output);
	const titled = groupedBy(tests, ({ name }) => findTitle(name));
	return tests.map(({ name, section = "", isSuite = false }) => {
		const alike = titled.get(findTitle(name)) ?? [];
		return {
			name,
			isSuite,
			owner: findPaths(name).length > 0 || alike.every((one) => one.name.startsWith(name) || name.startsWith(one.name)) ? findOwner(name, section, files) : "unknown"
		};
	});
}
const maxLine$3 = 1e3;
function splitLines(output) {
	return plainOutput(output).split("\n").map((line) => line.slice(0, maxLine$3));
}
function findOwner(name, block, files) {
	const inName = findPaths(name);
	if (inName.length > 0) return fileAmong(inName, files) ?? "other";
	const ofClass = files.find(({ path }) => isNamedAfter(name, flatStem(path)));
	if (ofClass !== void 0) return ofClass;
	const inBlock = findPaths(block).filter((path) => !/(?:^|\/)(?:node_modules|site-packages|vendor)\//.test(path) && (isTestFile(path) || fileAmong([path], files)));
	if (inBlock.length > 0) return fileAmong(inBlock, files) ?? "other";
	return files.find(({ after }) => holdsTitle(after, name)) ?? "unknown";
}
function isNewIn(name, { before, after }) {
	return before === null || holdsTitle(after, name) && !holdsTitle(before, name);
}
function namesAllFiles(result, files) {
	return files.length > 0 && files.every((file) => namesFile(result, file));
}
function namesFile({ output, report }, file) {
	const name = file.path.slice(file.path.lastIndexOf("/") + 1);
	const stem = flatStem(file.path);
	const tests = report?.tests.filter(({ state }) => state !== "skipped") ?? [];
	const isHere = (path) => fileAmong(findPaths(path), [file]) !== void 0;
	return tests.some((one) => isHere(one.file ?? one.name) || isNamedAfter(one.name, stem)) || splitLines(output).some((line) => line.includes(name) && isHere(line));
}
const paths = new RegExp(`(?:[\\w@.+-]{1,100}[/\\\\]){0,30}[\\w@.+-]{1,150}\\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kts?|groovy|scala|php|phpt|cs|fs|exs?|dart|swift|clj[cs]?|c|cc|cpp|cxx|t|lua|sh|bats|hs|ml|erl|zig|jl|pl|r|feature)\\b`, "g");
function findPaths(text) {
	return [...text.matchAll(paths)].map(([path]) => path.replaceAll("\\", "/"));
}
function fileAmong(found, files) {
	const isSame = (a, b) => a === b || a.endsWith(`/${b}`);
	const plain = found.map((path) => path.replace(/^(?:\.\.?\/)+/, ""));
	return files.find(({ path }) => plain.some((one) => isSame(one, path) || isSame(path, one)));
}
function flatStem(path) {
	return flat(path.slice(path.lastIndexOf("/") + 1).replace(/(?<=.)\..*$/, ""));
}
function isNamedAfter(name, stem) {
	const words = (name.match(/[\p{L}\p{N}_$]+/gu) ?? []).map(flat);
	return /test|spec|it$/.test(stem) && words.includes(stem);
}
const flat = (word) => word.replace(/[_-]/g, "").toLowerCase();
function holdsTitle(text, name) {
	const title = findTitle(name);
	if (title.length < 3) return false;
	return text.includes(title) && (!/^\w+$/.test(title) || new RegExp(`\\b${title}\\b`).test(text));
}
function findTitle(name) {
	const go = /(?:^|: )\S+ ((?:Test|Example|Fuzz)\w*)(?:\/.*)?$/.exec(name)?.[1];
	if (go !== void 0) return go;
	const bare = (name.split(/ [>›] |: /).at(-1) ?? "").replace(/(?<=.)[([{].*$/, "").trim();
	if (/\s/.test(bare)) return bare;
	return bare.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.at(-1) ?? bare;
}
// src/core/checks/old-tests.ts
const wanted$1 = (run) => ({
	kind: "wanted",
	run
});
const compared = (...weakened) => ({
	kind: "compared",
	weakened
});
function compareWithOldTests(runs, parts) {
	const { head, old, base } = runs;
	if (old === void 0) return wanted$1("old");
	if (old.kind === "not-run") return compared();
	const fewer = fewerTests$1(head, old, parts);
	const known = fewer === void 0 ? [] : [fewer];
	if (hasPassed(old)) return {
		...compared(...known),
		isAsMany: isAsMany(head, old)
	};
	if (isRunnable(old)) return withGreened(runs, parts, old, known);
	if (known.length > 0) return compared(...known);
	if (base === void 0) return wanted$1("base");
	if (base.kind === "not-run") return compared();
	const gone = fewerTests$1(head, base, parts);
	if (gone !== void 0) return compared(gone);
	if (hasPassed(base) || !isSameOutput(old.output, base.output)) return compared();
	return withGreened(runs, parts, old, known);
}
function isRunnable(result) {
	const { failed, hasRun, counts } = readTestRun(result);
	return hasRun && failed.some(({ isSuite }) => isSuite !== true) || failed.length === 0 && (counts?.failed ?? 0) > 0;
}
function withGreened(runs, parts, old, known) {
	const named = newly(namesOf$1(old), namesOf$1(runs.head));
	const failing = namesOf$1(old).length === 0 && hasPassed(runs.head) ? [void 0] : named;
	if (failing.length === 0) return compared(...known);
	const isAlone = parts.files.length === 0 || !parts.hasCode;
	const red = isAlone ? runs.head : runs.red;
	if (red === void 0) return wanted$1("red");
	if (red.kind === "not-run") return compared(...known);
	const greened = failing.filter((name) => isAlone || !isExplained(name, red, runs, parts));
	if (greened.length === 0) return {
		...compared(...known),
		isAsMany: isAsMany(runs.head, old)
	};
	const { oldAgain } = runs;
	if (oldAgain === void 0) return wanted$1("oldAgain");
	if (oldAgain.kind === "not-run" || hasPassed(oldAgain)) return compared(...known);
	const again = new Set(namesOf$1(oldAgain).map((name) => normalizeOutput(name)));
	let repeated = greened.filter((name) => name === void 0 || again.has(normalizeOutput(name)));
	if (repeated.length > 0 && !isAlone && known.length === 0) {
		if (runs.base === void 0) return wanted$1("base");
		repeated = repeated.filter((name) => !isReplaced(name, red, runs, parts));
	}
	const kind = parts.hasSettings ? "run" : "test";
	const weakened = repeated.map((test) => ({
		kind,
		test,
		how: greenedHow
	}));
	return {
		...compared(...known, ...weakened),
		isAsMany: isAsMany(runs.head, old)
	};
}
function isReplaced(name, red, { head, base }, { files }) {
	if (name === void 0 || base === void 0 || namesOf$1(base).includes(name)) return false;
	const isGone = !files.some(({ after }) => after.includes(lastWord(name)));
	const own = ownFailures(red, files).tests.map((one) => one.name);
	return isGone && newly(own, namesOf$1(head)).length > 0;
}
const greenedHow = "fails as it was, and passes only with what the change does to the tests";
function isExplained(name, red, { head }, { files, hasSettings }) {
	if (hasPassed(red)) return false;
	if (name === void 0 || !isRunnable(red)) return true;
	const { tests, unowned, hasSuite } = ownFailures(red, files);
	if (hasSuite) return true;
	const own = hasSettings ? tests.map((one) => one.name) : [...tests.map((one) => one.name), ...unowned];
	return newly(hasSettings ? own : namesOf$1(red), namesOf$1(head)).some((one) => bareName(one) === bareName(name));
}
const bareName = (name) => name.replace(/(?<=\w)[[(].*$/s, "");
const lastWord = (name) => bareName(name).split(/::|\.(?=\w+$)| > | › |: /).at(-1)?.trim() ?? name;
const namesOf$1 = (result) => result.kind === "not-run" ? [] : readTestRun(result).failed.flatMap(nameOf$1);
const nameOf$1 = ({ name, isSuite }) => isSuite === true ? [] : [name];
const newly = (names, known) => {
	const old = new Set(known);
	return names.filter((name) => !old.has(name));
};
function isAsMany(head, other) {
	const runOf = (result) => readTestRun(result).counts?.run ?? NaN;
	return runOf(head) >= runOf(other);
}
function fewerTests$1(head, other, { hasSettings }) {
	const [now, before] = [readTestRun(head), readTestRun(other)];
	const [ran = 0, known = 0] = countBoth(head, other) ?? [];
	if (ran >= known) return void 0;
	const there = new Set(now.ran);
	const gone = now.ran === void 0 ? [] : (before.ran ?? []).filter((name) => !there.has(name));
	const named = gone.length === 0 ? "" : `, without ${gone.slice(0, maxGone).join("; ")}`;
	return {
		kind: hasSettings || ran === 0 ? "run" : "test",
		how: `only ${counted(ran, "test")} ran with the change, and ${known} with the tests as they were${named}`
	};
}
const maxGone = 5;
// src/core/checks/regression.ts
const notShown$1 = (why) => ({
	kind: "not-shown",
	why
});
const wanted = (run) => ({
	kind: "wanted",
	run
});
function verifyRegression(runs, files) {
	const { finding, red } = runs;
	if (finding.kind === "not-run") return notShown$1("the tests were not run");
	if (finding.kind === "failed") return notShown$1("the tests fail with the change");
	if (finding.kind === "inconclusive" && !lastPassed(runs)) return notShown$1(whyInconclusive(finding));
	if (red === void 0) return wanted("red");
	if (red.kind === "not-run") return notShown$1(red.why);
	if (isMissing(red)) return notShown$1("its tests cannot be run without the change");
	if (hasPassed(red)) return withoutFailure(runs, files, "its tests also pass without the change");
	const { problems, ...named } = readOutput(red.output);
	const { source, failed } = readTestRun(red);
	const tests = source === "report" ? failed : named.tests;
	const own = ownFailures(red, files);
	if (own.tests.length > 0) return verifyNamed(runs, files, finding.kind === "passed" && own.tests.every(({ isNew }) => isNew));
	if (own.hasSuite) return notShown$1("its tests cannot be loaded without the change");
	if (tests.every(({ isSuite }) => isSuite) && problems.length > 0) return notShown$1("its tests do not build without the change");
	const known = new Set(runs.heads.flatMap(findFailures));
	if (own.unowned.some((name) => !known.has(name))) return notShown$1("tests fail without the change, but nothing shows that they are its own");
	return tests.length === 0 ? notShown$1(`without the change, it fails, and its output names no failure; ${adviceAfter(red.output)}`) : withoutFailure(runs, files, "none of its tests fails without the change");
}
function verifyStanding(heads, bases) {
	const none = notShown$1("the change has no test of its own");
	const started = bases.filter(isStarted);
	const last = started.at(-1);
	if (last === void 0 || started.length < bases.length || started.some(hasPassed)) return none;
	const [first = [], again = first] = started.map((base) => namesOf$2(readTestRun(base).failed.filter(({ isSuite, isShared }) => !isSuite && !isShared)));
	const tests = newFailures(repeatedFailures(first, again), heads.filter(isStarted).flatMap(findFailures));
	if (tests.length === 0) return none;
	return fewerTests(heads.at(-1), last) ?? {
		kind: "shown",
		tests,
		isOfBase: true
	};
}
function lastPassed({ heads }) {
	const last = heads.at(-1);
	return last !== void 0 && hasPassed(last);
}
function verifyNamed(runs, files, isSteady) {
	if (!isSteady && !isSlow(runs)) {
		if (runs.redAgain === void 0) return wanted("redAgain");
		if (runs.redAgain.kind === "not-run") return notShown$1(runs.redAgain.why);
	}
	const reds = [runs.red, runs.redAgain].filter(isStarted);
	const [first = [], last = first] = reds.map((one) => ownFailures(one, files).tests.map(({ name }) => name));
	const red = repeatedFailures(first, last);
	if (red.length === 0) return notShown$1("its tests sometimes pass without the change");
	const heads = runs.heads.filter(isStarted);
	const green = repeatedFailures(first, newFailures(red, heads.flatMap(findFailures)));
	if (green.length === 0) return notShown$1("its tests sometimes fail with the change, too");
	if (runs.finding.kind === "passed") {
		const tests = green.map(({ name }) => name);
		return reds.map((one) => fewerTests(heads.at(-1), one)).find(Boolean) ?? {
			kind: "shown",
			tests
		};
	}
	const { base } = runs;
	if (base === void 0) return wanted("base");
	if (base.kind === "not-run") return notShown$1(base.why);
	const added = newFailures(green, findFailures(base));
	if (added.length === 0) return notShown$1("its tests fail without any change, too");
	return fewerTests(heads.at(-1), base) ?? {
		kind: "shown",
		tests: added
	};
}
const tooSlowToRepeat = 6e4;
function isSlow({ heads, red }) {
	return [...heads, red].filter(isStarted).some(({ elapsed }) => elapsed > tooSlowToRepeat);
}
function withoutFailure(runs, files, why) {
	const { finding, heads, unreadable } = runs;
	if (finding.kind === "inconclusive") return notShown$1(whyInconclusive(finding));
	const isNamed = (head) => files.some((file) => namesFile(head, file));
	if (heads.filter(isStarted).some(isNamed)) return notShown$1(why);
	if (unreadable === void 0) return wanted("unreadable");
	if (unreadable.kind === "not-run") return notShown$1(`${why}, or the test command does not run them`);
	return (lastPassed(runs) ? !hasPassed(unreadable) : failsOtherwise(unreadable, heads)) ? notShown$1(why) : {
		kind: "not-shown",
		why: unrun,
		isUnrun: true
	};
}
const unrun = "its own tests were not run: the test command does not cover them";
function failsOtherwise(result, others) {
	if (others.filter(isStarted).some(({ output }) => isSameOutput(output, result.output))) return false;
	const known = new Set(others.flatMap(findFailures));
	const failures = findFailures(result);
	return failures.some((name) => !known.has(name)) || !failures.some((name) => known.has(name));
}
function fewerTests(head, base) {
	if (head === void 0 || !isStarted(head)) return void 0;
	const [now = 0, before = 0] = countBoth(head, base) ?? [];
	if (now >= before) return void 0;
	return notShown$1(`only ${now} tests run with the change, but ${before} without it`);
}
function isStarted(result) {
	return result !== void 0 && result.kind !== "not-run";
}
// src/core/checks/test-changes/added-lines.ts
const maxLine$2 = 600;
function extraLines(lines, others) {
	const left = new Map();
	for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
	return lines.filter((line) => {
		const count = left.get(line) ?? 0;
		left.set(line, count - 1);
		return count <= 0;
	});
}
function textLines(text) {
	return (text ?? "").split("\n").map((line) => line.slice(0, maxLine$2).trimEnd()).filter((line) => line !== "");
}
// src/core/checks/test-changes/test-cases.ts
const maxLine$1 = 600;
function readTests(text, forms) {
	const found = [{
		title: "",
		lines: [],
		head: 0
	}];
	const lines = codeLines(text, forms);
	let marks = [];
	for (const [at, { indent, line }] of lines.entries()) {
		const above = marks.map((mark) => mark.line);
		const title = titleOf$1(line, lines[at + 1]?.line ?? "", above, forms);
		if (title !== void 0) {
			const before = found.at(-1);
			before?.lines.splice(before.lines.length - above.length);
			found.push({
				title,
				lines: [...above, line],
				head: above.length + 1
			});
			marks = [];
			continue;
		}
		found.at(-1)?.lines.push(line);
		const [first] = marks;
		const isInside = first !== void 0 && (indent > first.indent || /^[)\]}]/.test(line));
		if (isMark(line) || isInside) marks.push({
			indent,
			line
		});
		else marks = [];
	}
	return numbered(found);
}
const isMark = (line) => /^(?:@|\[|#!?\[)/.test(line);
function titleOf$1(line, next, above, { starts, mark }) {
	for (const start of starts) {
		const found = start.exec(line);
		if (found === null) continue;
		if (mark !== void 0 && ![line, ...above].some((one) => mark.test(one))) return void 0;
		const { title, name } = found.groups ?? {};
		if (title !== void 0 || name !== void 0) return title ?? name ?? "";
		return line.trimEnd().length === found[0].trimEnd().length && /^(["'`])(.{1,300})\1,?$/.exec(next)?.[2] || "";
	}
}
function codeLines(text, { comment }) {
	const lines = [];
	let until;
	for (const whole of text.split("\n")) {
		const line = whole.trim().slice(0, maxLine$1);
		if (until !== void 0) {
			if (until.test(line)) until = void 0;
			continue;
		}
		until = blockEnd(line);
		if (line === "" || until !== void 0 && !/"""|'''/.test(line) || comment.test(line)) continue;
		lines.push({
			indent: whole.length - whole.trimStart().length,
			line
		});
	}
	return lines;
}
function blockEnd(line) {
	if (line.startsWith("/*") && !line.includes("*/")) return /\*\//;
	if (line === "=begin") return /^=end/;
	if (/^#if 0\b/.test(line)) return /^#(?:endif|else|elif)\b/;
	const quotes = ["\"\"\"", "'''"].find((mark) => line.split(mark).length % 2 === 0);
	return quotes === void 0 ? void 0 : new RegExp(quotes);
}
const group = /^(?:\w+\.)?[xfPFX]?(?:describe|context|suite|feature|group|SCENARIO|class|Describe|Context|When|DescribeTable|RSpec\.\w+)\b/;
function numbered(found) {
	const seen = new Map();
	return found.map(({ title, lines, head }, at) => {
		const nth = (seen.get(title) ?? 0) + 1;
		seen.set(title, nth);
		const isGroup = at === 0 || group.test(lines[head - 1] ?? "");
		return {
			name: nth === 1 ? title : `${title} (${nth})`,
			lines,
			head,
			isGroup
		};
	});
}
// src/core/checks/test-changes/test-forms.ts
const slashes = /^(?:\/\/|\/?\*(?:\s|\/|\*|$))/;
const hashes = /^#(?!\[)/;
const quoted$2 = "(?<quote>[\"'`])(?<title>(?:\\\\.|(?!\\k<quote>).){0,300})\\k<quote>";
const javaScript = {
	files: /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i,
	starts: [new RegExp(`^(?:await |return |void )?(?:[a-zA-Z]\\w{0,20}\\.)?[xf]?(?:it|test|specify|describe|context|suite|scenario)(?:\\.\\w{1,20}){0,4}(?:\\(\\s*(?:${quoted$2})?|\`)`)],
	skip: /^(?:\w+\.)?x(?:it|test|specify|describe|context)\b|\.(?:skip|todo|fixme|fails|failing)(?:\(|\.|`|;|$)|\bskip: *(?:true|["'`])|\btodo: *true|\b(?:this|t|ctx|context|test)\.skip\(/,
	only: /^(?:\w+\.)?(?:fit|ftest|fdescribe|fcontext)\b|^(?:\w+\.)?(?:it|test|specify|describe|context|suite)(?:\.\w+)*\.only\b|\bonly: *true/,
	comment: slashes
};
const marked = {
	starts: [/^(?:(?:\[[^\]]{0,200}\]|@[\w.]{1,60}(?:\([^()]{0,200}\))?|public|private|protected|internal|open|override|static|final|async|suspend|virtual) ){0,8}(?:fun|func|def|void|[A-Z][\w<>[\]., ]{0,60}) (?:`(?<title>[^`]{1,200})`|(?<name>\w{1,200}))\s?\(/],
	comment: slashes
};
const testForms = [
	javaScript,
	{
		files: /\.pyx?$/,
		starts: [/^(?:async )?def (?<title>test\w{0,200})\(/, /^class (?<title>Test\w{0,200}|\w{1,200}Tests?(?:Case)?)\b/],
		skip: /\bmark\.(?:skip|skipif|xfail)\b|^@(?:unittest\.)?(?:skip\w*|expectedFailure)\b|\bpytest\.(?:skip|xfail|importorskip)\(|\bskipTest\(|\braise (?:unittest\.)?SkipTest|^__test__ = False/,
		comment: hashes
	},
	{
		files: /\.go$/,
		starts: [
			/^func (?:\([^)]{1,100}\) )?(?<title>(?:Test|Fuzz|Example)\w{0,200})\(/,
			new RegExp(`^\\w{1,20}\\.Run\\(${quoted$2}`),
			new RegExp(`^[PXF]?(?:It|Describe|Context|When|Entry|DescribeTable|Specify)\\(${quoted$2}`)
		],
		skip: /\.(?:Skip|Skipf|SkipNow)\(|^[PX](?:It|Describe|Context|When|Entry|DescribeTable|Specify)\(/,
		only: /^F(?:It|Describe|Context|When|Entry|DescribeTable|Specify)\(/,
		comment: slashes
	},
	{
		...marked,
		files: /\.(?:java|kts?|groovy|scala)$/,
		mark: /@(?:\w*Test|Theory|Property|TestFactory|ParameterizedTest)\b|\s(?:void|fun|def) (?:`|test)|\bextends \w*Spec/,
		starts: [
			...marked.starts,
			new RegExp(`^def ${quoted$2}\\(`),
			new RegExp(`^(?:it|test|should)\\(${quoted$2}\\)`)
		],
		skip: /^@(?:Disabled|Ignore)\b|@Test\(enabled *= *false|\bassumeTrue\(false|^ignore\(/
	},
	{
		...marked,
		files: /\.(?:cs|fs|vb)$/,
		mark: /\[(?:\w+, *)?(?:Fact|Theory|\w*Test\w*|ConditionalFact|ConditionalTheory)\b/,
		skip: /\[(?:\w+, *)*(?:Ignore|Explicit)\b|\bSkip *= *"|Assert\.(?:Ignore|Inconclusive)\(/
	},
	{
		files: /\.rs$/,
		starts: [/^(?:pub )?(?:async )?fn (?<title>\w{1,200})/],
		mark: /#\[(?:\w+::)*(?:test|rstest|test_case|wasm_bindgen_test|proptest)\b/,
		skip: /^#!?\[ignore\b/,
		comment: slashes
	},
	{
		files: /(?:\.rb|\.rake|_spec\.cr)$/,
		starts: [
			/^def (?<title>test_\w{1,200}[?!]?)/,
			new RegExp(`^(?:RSpec\\.)?[xf]?(?:it|specify|test|should|scenario|example|describe|context|feature) ?\\(?${quoted$2}`),
			/^x?(?:it|specify|example) (?:\{|do)/,
			/^(?:RSpec\.)?x?(?:describe|context) [A-Z]/
		],
		skip: /^x(?:it|specify|describe|context|scenario|example)\b|^(?:skip|pending|omit)\b|, *(?::skip|:pending|skip: *(?:true|["']))/,
		only: /^f(?:it|specify|describe|context|scenario|example)\b|, *(?::focus|focus: *true)/,
		comment: hashes
	},
	{
		files: /\.(?:php|phpt)$/,
		starts: [/^(?:(?:public|final|protected) ){0,3}function (?<title>\w{1,200})\(/, new RegExp(`^(?:it|test|describe)\\(${quoted$2}`)],
		mark: /\bfunction test|#\[Test\b|@test\b|^(?:it|test|describe)\(/,
		skip: /\bmarkTest(?:Skipped|Incomplete)\(|->(?:skip|todo)\(|^@group (?:skip|disabled)/,
		only: /->only\(/,
		comment: /^(?:\/\/|\/?\*(?! @test\b)(?:\s|\/|\*|$)|#(?!\[))/
	},
	{
		files: /\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|mm?|cu)$/,
		starts: [
			/^(?:TYPED_)?TEST(?:_[A-Z]+)?\(\s*(?<title>[^)"]{1,200})/,
			new RegExp(`^(?:TEST_CASE|SCENARIO|SECTION|SUBCASE|TEMPLATE_TEST_CASE|DOCTEST_TEST_CASE)\\(\\s*${quoted$2}`),
			/^(?:BOOST_\w{0,20}TEST_CASE|START_TEST|Test|DEFINE_TEST)\(\s*(?<title>[\w, ]{1,200})/,
			/^- ?\(void\) ?(?<title>test\w{1,200})/
		],
		skip: /\bGTEST_SKIP\(|\bDISABLED_|\[!?(?:\.|hide|mayfail|shouldfail)\]|\bXCTSkip|\bdisabled\(\)|\bSKIP\(/,
		comment: slashes
	}
];
function findForms(path) {
	return testForms.find(({ files }) => files.test(path));
}
// src/core/checks/test-changes/changed-tests.ts
function changedTests(changes) {
	const files = changes.flatMap((change) => readFile(change, changes));
	const linesOf = (tests) => tests.flatMap(({ lines }) => lines);
	const adds = files.some(({ before, after }) => extraLines(linesOf(after), linesOf(before)).length > 0);
	return [...deletedTests(files), ...files.flatMap((file) => keptTests(file, adds))];
}
function readFile(change, all) {
	const { path, before, after } = change;
	const forms = findForms(path);
	if (forms === void 0) return [];
	const testsIn = (text) => text === null ? [] : readTests(text, forms);
	const isRun = before !== null || isFoundByRunner(path, all);
	const file = {
		path,
		forms,
		before: testsIn(before),
		after: isRun ? testsIn(after) : []
	};
	return [...file.before, ...file.after].some(isTest) ? [file] : [];
}
function isFoundByRunner(path, all) {
	const isNamed = (one) => /test|spec/i.test(one.slice(one.lastIndexOf("/") + 1));
	const deleted = all.filter(({ after }) => after === null);
	return isTestFile(path) && (isNamed(path) || !deleted.some((gone) => isNamed(gone.path)));
}
const table = /\bparametri[sz]e\b|\.each\b|@(?:Csv|Value|Method|Enum|Parameterized)\w*|\[(?:InlineData|TestCase|Theory|MemberData)\b|[dD]ataProvider|#\[(?:case|rstest|test_case)|\bt\.Run\(|\bsubTest\(|^for\b/;
const isTest = ({ isGroup }) => !isGroup;
function deletedTests(files) {
	const testsOf = (side) => files.flatMap((file) => file[side].filter(isTest).map((one) => ({
		path: file.path,
		one
	})));
	const [before, after] = [testsOf("before"), testsOf("after")];
	const tables = (tests) => tests.filter(({ one }) => one.lines.some((line) => table.test(line))).length;
	if (before.length <= after.length || tables(after) > tables(before)) return [];
	const kept = new Set(after.map(({ one }) => one.name));
	return before.filter(({ one }) => !kept.has(one.name)).map(({ path, one }) => ({
		kind: "deleted",
		path,
		test: one.name,
		how: "is deleted"
	}));
}
function keptTests({ path, forms, before, after }, adds) {
	const earlier = new Map(before.map((one) => [plainName$1(one), one]));
	return after.flatMap((now) => {
		const then = earlier.get(plainName$1(now));
		const how = isFocused(now, then, forms) ? "runs alone: the others are skipped" : then && lossOf(then, now, forms, adds);
		if (how === void 0) return [];
		return [{
			kind: "test",
			path,
			...now.name !== "" && { test: now.name },
			how
		}];
	});
}
const plainName$1 = ({ name }) => name.replace(/\bDISABLED_/g, "");
function isFocused({ lines, head }, then, { only }) {
	const isOnly = (some) => some.some((line) => only?.test(line) === true);
	return isOnly(lines.slice(0, head + 1)) && !isOnly(then?.lines ?? []);
}
function lossOf(then, now, { skip }, adds) {
	const added = extraLines(now.lines, then.lines);
	const removed = extraLines(then.lines, now.lines);
	if (added.length + removed.length === 0) return void 0;
	if (skipsOf(now, skip) > skipsOf(then, skip)) return "is skipped";
	if (now.isGroup || !isNamed(now)) return void 0;
	const isHollow = hollowOf(now.lines.slice(now.head), added);
	if (isHollow !== void 0) return isHollow;
	if (!removed.some(isAssertion)) return void 0;
	if (!now.lines.slice(now.head).some(isAssertion) && !added.some((line) => call.test(line))) return "asserts nothing any more";
	return adds ? void 0 : "asserts less";
}
const call = /\w\(/;
const isNamed = ({ name }) => !/^(?: \(\d+\))?$/.test(name);
function skipsOf({ lines }, skip) {
	return lines.filter((line, at) => {
		if (!skip.test(line)) return false;
		const before = lines[at - 1] ?? "";
		return ![line, before].some((one) => condition.test(one)) || [line, before].some((one) => constant.test(one));
	}).length;
}
const condition = /\b(?:if|unless|when|\w*skip_?if\w*|\w*skip_?unless\w*|run_?if|importorskip|else|except|rescue|catch|case)\b|[&?]|\bOn(?:Os|Jre)\b/i;
const constant = /\bif ?\(? ?(?:true|1|"1")\b|\(\s*(?:True|true|1)\s*[,)]|\bunless ?\(? ?(?:false|0)\b/i;
const assertion = /(?:assert|expect|verif|check|should|require|raise|throw|fail|ensure|must|match|contain|equal|compare|refute|EXPECT_|ASSERT_|\bis_|\bok\b|\bt\.\w+\(|\[\[? )/i;
function isAssertion(line) {
	return assertion.test(line);
}
const always = /\bassert (?:True|1|not False)\b(?!\s*(?:and|==))|\b(?:assert|assert\.ok|assert_|assertTrue|assert_true|XCTAssert|XCTAssertTrue|assert!|ok)\(\s*(?:true|!false|1)\s*[,)]|\bexpect\(\s*(?:true|1)\s*\)\.(?:to|not)|\b(?:EXPECT|ASSERT|REQUIRE|CHECK)(?:_TRUE)?\(\s*(?:true|1)\s*\)|\b(?:assert|expect|ok)\w*\b.*(?: or True\b|\|\| ?true\b)/i;
function hollowOf(lines, newLines) {
	const [body, added] = [lines.map(withoutStrings), newLines.map(withoutStrings)];
	const extra = new Set(added);
	const first = body[0] ?? "";
	if (extra.has(first) && /^return\b[^()]*$/.test(first)) return "ends before it asserts";
	if (added.some((line) => always.test(line))) return "asserts what is always true";
	if (added.some((line) => /^(?:if|unless) ?\(? ?(?:false|0)\b|^#if 0\b/i.test(line))) return "never gets to what it asserts";
	return !body.some((line) => /\bfail\w*\(/.test(line)) && body.some((line, at) => {
		const next = body[at + 1] ?? "";
		if (!extra.has(line)) return false;
		return swallowing.test(line) || catching.test(line) && /^(?:pass|\}|end|return);?\)?$/.test(next);
	}) ? "hides what fails in it" : void 0;
}
function withoutStrings(line) {
	return line.replace(/(["'`])(?:\\.|(?!\1)[^\\]){0,500}\1/g, "$1$1");
}
const broad = "(?:Exception|AssertionError|BaseException|Throwable|StandardError|Minitest::Assertion|Error)";
const swallowing = new RegExp(`\\bcatch ?(?:\\((?:\\w+|${broad} \\w+)\\) ?)?\\{ ?\\}|^except(?: ${broad}\\b.*)?: ?pass$|\\bcontextlib\\.suppress\\(${broad}|\\brescue nil$`);
const catching = new RegExp(`\\bcatch ?(?:\\((?:\\w+|${broad} \\w+)\\) ?)?\\{$|^except(?: ${broad}\\b.*)?:$|^rescue(?: ${broad}.*)?$`);
// src/core/checks/test-changes/tested-code.ts
const asks = /\b(?:env|environ|getenv|modules|argv|Args|Lookup|defined)\b.{0,60}(?:\b|_)(?:tests?|testing|jest|vitest|pytest|unittest|mocha|rspec|phpunit|junit)(?:\b|_)|['"](?:pytest|unittest)['"] in\b|\btypeof (?:jest|vi|describe|it|expect|test)\b|\btesting\.Testing\(\)/i;
function testedCode(changes) {
	return changes.flatMap(({ path, before, after }) => {
		if (isTestFile(path) || !isCodeFile(path, after ?? "")) return [];
		return extraLines(textLines(after), textLines(before)).some((line) => asks.test(line)) ? [{
			kind: "test",
			path,
			how: "asks whether tests run it"
		}] : [];
	});
}
// src/core/checks/test-changes/added-tests.ts
const loadedAlone = /(?:^|\/)(?:__init__\.py|[\w.-]*(?:setup|helper)[\w.-]*|index\.\w+)$/i;
const importing = /^(?:import|from|use|using|require|include|#include|@?testable|package|const \{?[\w ,]+\}? = (?:await )?(?:require|import)\b|[\w ,{}]+,?$|\} from\b)/;
function onlyAddsTests({ path, before, after }) {
	if (before === null) return !loadedAlone.test(path);
	const forms = findForms(path);
	if (after === null || forms === void 0) return false;
	const [was, is] = [readTests(before, forms), readTests(after, forms)];
	const now = new Map(is.map((one) => [one.name, one]));
	return was.length > 1 && was.every((one) => isSame(one, now.get(one.name)));
}
const isCode = (line) => !/^[)\]};,]*$/.test(line);
function isSame(one, other) {
	if (other === void 0) return false;
	const [was, is] = [one, other].map(({ lines }) => lines.filter(isCode));
	const added = extraLines(is ?? [], was ?? []);
	const isStart = one.head === 0;
	return extraLines(was ?? [], is ?? []).length === 0 && added.every((line) => isStart && importing.test(line));
}
// src/core/checks/test-changes/run-settings.ts
const settingsNames = /^(?:conftest\.py|sitecustomize\.py|usercustomize\.py|pytest\.ini|\.?pytest\.toml|tox\.ini|noxfile\.py|\.rspec|phpunit[\w.-]*\.xml(?:\.dist)?|ctesttestfile\.cmake|ctestcustom\.cmake|\.?(?:jest|vitest|vite|mocha|mocharc|karma|jasmine|ava|tap|taprc|nycrc|c8rc|cypress|playwright|web-test-runner|wallaby|testcafe|stryker)[\w-]*(?:\.(?:config|conf|setup|workspace|projects|preset))*\.?(?:[cm]?[jt]s|json|ya?ml|toml)?|(?:gnu)?makefile|justfile|taskfile\.ya?ml|rakefile|gruntfile\.\w+|gulpfile\.\w+|nextest\.toml|(?:run|all)[_-]?tests?\.\w+|(?:run|all)[_-]?tests?|test\.sh|tests?_?runner\.\w+)$/i;
const buildNames = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:cfg|py)|cmakelists\.txt|[\w.-]+\.cmake|meson\.build|build(?:\.bazel)?|build\.(?:gradle|gradle\.kts|sbt|rs|zig)|[\w.-]+\.gradle(?:\.kts)?|pom\.xml|cargo\.toml|config\.toml|[\w.-]+\.(?:cs|fs|vb)proj|directory\.build\.(?:props|targets)|[\w.-]*\.runsettings|composer\.json|mix\.exs|nx\.json|project\.json|turbo\.json|package\.swift|build\.xml|project\.clj|dune(?:-project)?|[\w-]+\.(?:sh|bash|ps1|bat|cmd))$/i;
const aboutTests = /test|spec|check|jest|vitest|mocha|karma|surefire|failsafe|exclude|ignore|skip|filter|enabled|onlyif|harness|coverage|\bexit\b|\btrue\b/i;
function isRunSetting(change, command) {
	const { path, before, after } = change;
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (settingsNames.test(name)) return true;
	if (command.split(/[\s'"=]+/).some((word) => isSamePath(word, path)) && !isTestFile(path)) return true;
	if (!buildNames.test(name)) return false;
	const [was, is] = [textLines(before), textLines(after)];
	return [...extraLines(is, was), ...extraLines(was, is)].some((line) => aboutTests.test(line));
}
const isSamePath = (word, path) => word.replace(/^\.\//, "") === path;
// src/core/checks/test-changes/weakening.ts
function describeWeakening({ path, test, how }) {
	const named = test === void 0 ? [] : [`“${clip(oneLine(test), maxName$1)}”`];
	const subject = [...path === void 0 ? [] : [`${path}:`], ...named].join(" ");
	return subject === "" ? how : `${subject} ${how}`;
}
const maxName$1 = 200;
// src/core/checks/test-changes/index.ts
function findWeakenings(patch) {
	const changes = sortedChanges(patch);
	return [...changedTests(changes), ...testedCode(changes)];
}
// src/core/checks/test-files.ts
function splitPatch(patch, command) {
	const part = (kind) => new Map([...patch].filter(([, change]) => partOf(change, command) === kind));
	return {
		tests: part("tests"),
		settings: part("settings"),
		code: part("code")
	};
}
function partOf(change, command) {
	if (isRunSetting(change, command)) return "settings";
	return isTestFile(change.path) ? "tests" : "code";
}
function writesTests(tests) {
	return [...tests.values()].some(({ after }) => after !== null);
}
function touchesOldTests({ tests, settings }) {
	return settings.size > 0 || ![...tests.values()].every(onlyAddsTests);
}
// src/core/run/money.ts
function computeCost(used, prices) {
	const { promptTokens, completionTokens, cachedTokens, cacheWrittenTokens } = used;
	const { prompt, cached, cacheWritten, completion } = pricesFor(promptTokens, prices);
	const read = Math.min(cachedTokens, promptTokens);
	const written = Math.min(cacheWrittenTokens, promptTokens - read);
	return ((promptTokens - read - written) * prompt + read * cached + written * cacheWritten + completionTokens * completion) / 1e6;
}
function costOf(used, prices) {
	if (prices !== void 0) return computeCost(used, prices);
	return used.promptTokens + used.completionTokens > 0 ? null : 0;
}
function pricesFor(promptTokens, prices) {
	const long = "list" in prices ? prices.long : void 0;
	return long !== void 0 && promptTokens > long.above ? long : prices;
}
function highestCost(tokens, prices) {
	return tokens * Math.max(highestOf(prices), highestOf(pricesFor(tokens, prices))) / 1e6;
}
function highestOf({ prompt, cached, cacheWritten, completion }) {
	return Math.max(prompt, cached, cacheWritten, completion);
}
function describeMoney(amount, prices) {
	const figure = moneyFigure(amount, prices);
	if (!("list" in prices)) return `${figure} at the given prices`;
	const { maker, read } = prices.list;
	return `${figure} at ${maker}'s list prices of ${read}${prices.isElsewhere ? " (this endpoint may charge differently)" : ""}`;
}
function moneyFigure(amount, prices) {
	const figure = amount.toLocaleString("en", {
		minimumFractionDigits: 2,
		maximumFractionDigits: amount < .1 ? 6 : 2
	});
	return "list" in prices ? `$${figure}` : figure;
}
// src/core/run/budget.ts
const efforts = {
	small: {
		maxAttempts: 2,
		maxLooks: 12,
		maxCalls: 8,
		maxTokens: 8e4
	},
	normal: {
		maxAttempts: 3,
		maxLooks: 24,
		maxCalls: 16,
		maxTokens: 2e5
	},
	thorough: {
		maxAttempts: 6,
		maxLooks: 60,
		maxCalls: 40,
		maxTokens: 6e5
	}
};
const defaultRules = {
	...efforts.normal,
	review: true,
	maxMinutes: 15,
	maxReplyTokens: 16e3
};
const longestShown = 4e4;
function replyBound({ maxReplyTokens }, needsRoom) {
	return needsRoom ? 2 * maxReplyTokens : maxReplyTokens;
}
function worstCase({ maxCalls, maxLooks, maxTokens, maxMinutes, prices }) {
	return {
		calls: maxCalls,
		looks: maxLooks,
		tokens: maxTokens,
		minutes: maxMinutes,
		cost: prices && highestCost(maxTokens, prices)
	};
}
const modelShare = 1 / 5;
function commandTime({ maxMinutes }, left) {
	return Math.max(left - maxMinutes * 6e4 * modelShare, left / 2);
}
const nothingSpent = {
	calls: 0,
	promptTokens: 0,
	completionTokens: 0,
	reasoningTokens: 0,
	cachedTokens: 0,
	cacheWrittenTokens: 0,
	estimated: false,
	cost: 0
};
function addSpent(a, b) {
	return {
		calls: a.calls + b.calls,
		promptTokens: a.promptTokens + b.promptTokens,
		completionTokens: a.completionTokens + b.completionTokens,
		reasoningTokens: a.reasoningTokens + b.reasoningTokens,
		cachedTokens: a.cachedTokens + b.cachedTokens,
		cacheWrittenTokens: a.cacheWrittenTokens + b.cacheWrittenTokens,
		estimated: a.estimated || b.estimated,
		cost: a.cost === null || b.cost === null ? null : a.cost + b.cost
	};
}
function countTokens({ promptTokens, completionTokens }) {
	return promptTokens + completionTokens;
}
function sumSpent(run) {
	return run.steps.reduce((sum, step) => "call" in step ? addSpent(sum, step.call.spent) : sum, nothingSpent);
}
function isSpent(spent, rules) {
	return spent.calls >= rules.maxCalls || countTokens(spent) >= rules.maxTokens;
}
// src/core/run/state.ts
function blockedFiles(step) {
	if (step?.kind === "unusable") return step.blocked ?? [];
	if (step === void 0 || !("refusals" in step)) return [];
	const blocked = step.refusals.flatMap(({ path, obstacle }) => obstacle ? {
		path,
		obstacle
	} : []);
	return blocked.length === step.refusals.length ? blocked : [];
}
function withoutCuts({ restored: _, ...run }) {
	return {
		...run,
		steps: run.steps.filter(({ kind }) => kind !== "cut")
	};
}
function isCutTwice({ steps }) {
	const lastTwo = steps.slice(-2);
	return lastTwo.length === 2 && lastTwo.every(({ kind }) => kind === "cut");
}
function currentPlan(run) {
	return run.steps.findLast((step) => step.kind === "planned" || step.kind === "merged")?.plan;
}
function filesToFix(run) {
	const plan = currentPlan(run);
	return plan?.kind === "fix" ? plan.files : [];
}
function sincePlan(run) {
	const planned = run.steps.findLastIndex(({ kind }) => kind === "planned" || kind === "merged");
	return {
		...run,
		steps: run.steps.slice(planned + 1)
	};
}
function attempts(run) {
	return run.steps.filter((step) => step.kind === "edited").length;
}
function findStagings({ steps }) {
	return steps.filter((step) => step.kind === "edited" || step.kind === "rewritten" || step.kind === "merged");
}
function pendingEdits({ steps }) {
	const last = steps.findLast(({ kind }) => kind !== "explored" && kind !== "cut" && kind !== "unusable");
	return last?.kind === "edited" ? last.pending : void 0;
}
function stagedPatch(run) {
	return findStagings(run).at(-1)?.patch ?? emptyPatch;
}
function stagedStates(run) {
	const applied = findStagings(run).filter(({ refusals }) => refusals.length === 0);
	return [emptyPatch, ...applied.map(({ patch }) => patch)];
}
function keptPatch(run) {
	return stagedPatch({ steps: run.steps.slice(0, lastSound(run) + 1) });
}
function openMerge(run) {
	const merged = run.steps.find((step) => step.kind === "merged");
	return merged?.refusals.length === 0 || lastSound(run) >= 0 ? void 0 : merged;
}
function currentPatch(run) {
	const kept = openMerge(run)?.patch ?? keptPatch(run);
	const planned = run.steps.findLastIndex(({ kind }) => kind === "planned");
	const plan = currentPlan(run);
	if (planned < lastSound(run) || plan?.kind !== "fix") return kept;
	const paths = new Set(plan.files.map(({ path }) => path));
	return new Map([...kept].filter(([path]) => paths.has(path)));
}
function isSound(step) {
	return hasNoProblem(step) && step.hidden?.isKept !== false;
}
function isAskedAbout(step) {
	return hasNoProblem(step) && step.hidden?.isKept === false;
}
const hasNoProblem = ({ problems, excess, leaks }) => problems.length === 0 && excess === void 0 && leaks === void 0;
function keptCheck(run) {
	const step = run.steps[lastSound(run)];
	return step?.kind === "checked" ? step : void 0;
}
function checkedChange(run) {
	const since = run.steps.slice(lastSound(run));
	const next = since.findIndex(({ kind }) => kind === "edited" || kind === "rewritten");
	const named = since.slice(0, next < 0 ? since.length : next).filter((step) => step.kind === "checked" || step.kind === "tested" || step.kind === "reviewed");
	const [digest = "", ...others] = new Set(named.map((step) => step.digest));
	return {
		patch: keptPatch(run),
		digest: others.length === 0 ? digest : ""
	};
}
function keptCheckResults(run) {
	return resultsAfter(run, lastSound(run));
}
function resultsAfter({ steps }, check) {
	const next = steps[check + 1];
	return next?.kind === "tested" ? next.results : void 0;
}
function lacksTestRun(run) {
	if (!(keptCheck(run)?.commands?.some(({ name }) => name === "tests") === true)) return false;
	const results = keptCheckResults(run);
	return results === void 0 || hasNoTestRun[results.tests.kind] && !isShown(results);
}
const isShown = ({ regression }) => regression.kind === "shown";
const hasNoTestRun = {
	passed: false,
	flaky: false,
	tolerated: false,
	failed: false,
	inconclusive: true,
	"not-run": true
};
function keptReview(run) {
	const at = run.steps.findLastIndex((step) => step.kind === "reviewed");
	const last = run.steps[at];
	if (last?.kind !== "reviewed" || lastSound(run) > at) return void 0;
	return {
		verdict: last.verdict,
		attempt: attempts({ steps: run.steps.slice(0, at) })
	};
}
function openCritique(run) {
	const last = run.steps.findLast((step) => step.kind === "reviewed");
	if (last?.kind !== "reviewed" || last.verdict.kind === "approve") return void 0;
	const of = keptReview(run) === void 0 ? "before" : "kept";
	return {
		critique: last.verdict.critique,
		of
	};
}
function lastSound({ steps, restored }) {
	if (restored !== void 0) return restored;
	return steps.findLastIndex((step) => step.kind === "checked" && isSound(step));
}
function rewrittenPath(run, index) {
	const before = run.steps[index - 1];
	return before !== void 0 && "refusals" in before ? before.refusals[0]?.path : void 0;
}
function mayReplan(run) {
	const { length } = listPlans(run);
	return length > 0 && length <= 2;
}
function offersPlan(run) {
	const last = withoutCuts(run).steps.at(-1);
	return (last?.kind === "explored" || last?.kind === "unusable") && last.asked === "edit" && mayReplan(run);
}
function returnsToPlan(run) {
	const plans = listPlans(run);
	const newest = plans.at(-1);
	const last = plans.findLastIndex((files) => files !== newest);
	return plans.slice(0, Math.max(0, last)).some((files) => files === newest);
}
function restatesPlan(run) {
	const [before, newest] = listPlans(run).slice(-2);
	return run.steps.at(-1)?.kind === "planned" && newest !== void 0 && before === newest;
}
function listPlans({ steps }) {
	return steps.flatMap((step) => (step.kind === "planned" || step.kind === "merged") && step.plan.kind === "fix" ? [JSON.stringify(step.plan.files.map(({ path }) => path).sort())] : []);
}
function waitsForAgreement({ steps }, { planFirst }) {
	const last = steps.at(-1);
	if (planFirst === void 0 || last?.kind !== "planned" || last.plan.kind !== "fix") return false;
	const agreed = new Set(steps.find(isAgreed)?.plan.files.map(({ path }) => path));
	const { files } = last.plan;
	return files.length > planFirst && !files.every(({ path }) => agreed.has(path));
}
function isAgreed(step) {
	return "isAgreed" in step;
}
// src/core/run/due.ts
function due(whole) {
	const run = withoutCuts(whole);
	const last = run.steps.at(-1);
	if (last === void 0) return "plan";
	switch (last.kind) {
		case "planned": return last.plan.kind === "fix" ? "edit" : "plan";
		case "merged": return last.refusals.length > 0 ? "edit" : "check";
		case "edited":
		case "rewritten": return afterStaging(run, last);
		case "checked":
			if (!isSound(last)) return "edit";
			return last.commands === void 0 ? "review" : "test";
		case "tested": return isRed(last.results) || last.wantsTest ? "edit" : "review";
		case "reviewed": return isPlanWrong(last) && mayReplan(run) ? "plan" : "edit";
		case "explored":
		case "unusable":
		case "cut": return last.asked;
	}
}
function isSentBack({ steps }) {
	const last = steps.at(-1)?.kind;
	return last !== void 0 && endsEdit[last] && mayBeSentBack[due({ steps })];
}
const endsEdit = {
	edited: true,
	rewritten: true,
	checked: true,
	tested: true,
	reviewed: true,
	explored: false,
	planned: false,
	merged: false,
	cut: false,
	unusable: false
};
const mayBeSentBack = {
	plan: true,
	edit: true,
	rewrite: true,
	check: false,
	test: false,
	review: false
};
const isPlanWrong = ({ verdict }) => verdict.kind === "revise" && verdict.isPlanWrong === true;
function afterStaging(run, { patch, refusals }) {
	if (refusals.length > 0) {
		if (isOutsidePlan(run) && mayReplan(run)) return "plan";
		return mayRewrite(run) ? "rewrite" : "edit";
	}
	return patch.size === 0 || samePatch(patch, currentPatch(run)) ? "edit" : "check";
}
function isOutsidePlan(run) {
	const planned = new Set(filesToFix(run).map(({ path }) => path));
	const edits = findStagings(sincePlan(run)).slice(-2);
	const isOutside = ({ refusals }) => refusals.length > 0 && refusals.every(({ path }) => !planned.has(path));
	return edits.length === 2 && edits.every(isOutside);
}
function mayRewrite(run) {
	const edited = run.steps.findLast((step) => step.kind === "edited");
	if (edited === void 0 || !isRefusedAgain(run) || hasFailed(run)) return false;
	const { patch, refusals } = edited;
	const isRewritable = ({ path, length, isMove, obstacle }) => (isMove ?? obstacle) === void 0 && length <= 4e4 && patch.get(path)?.after !== null;
	return refusals.length <= 3 && refusals.every(isRewritable);
}
function isRefusedAgain(run) {
	const stagings = findStagings(sincePlan(run));
	const edit = stagings.findLastIndex(({ kind }) => kind === "edited");
	const lastTwo = stagings.slice(Math.max(edit - 1, 0), edit + 1);
	return lastTwo.length === 2 && lastTwo.every(({ refusals }) => refusals.length > 0);
}
function hasFailed(run) {
	const last = run.steps.at(-1);
	const requested = rewrittenPath(run, run.steps.length - 1);
	return last?.kind === "rewritten" && last.refusals.some(({ path }) => path === requested);
}
// src/core/run/exploration.ts
function ruleOn(history, request) {
	const { length } = history.filter(({ fingerprint, epoch }) => fingerprint === request.fingerprint && epoch === request.epoch);
	if (length === 0) return "fresh";
	return length === 1 ? "repeated" : "exhausted";
}
function findReads(run) {
	return run.steps.flatMap((step) => step.kind === "explored" ? step.reads : []);
}
function isExhausted$1(run) {
	return findReads(sinceEdit(run)).some(({ ruling }) => ruling === "exhausted");
}
function hasLearnedMore(run) {
	const reads = findReads(sinceEdit(run));
	const stuck = reads.filter(({ ruling }) => ruling === "exhausted");
	const isStuck = (fingerprint) => stuck.some((read) => read.fingerprint === fingerprint);
	return reads.some(({ ruling, fingerprint }) => ruling === "fresh" && !isStuck(fingerprint));
}
function sinceEdit(run) {
	const edit = run.steps.findLastIndex(({ kind }) => kind === "edited");
	return {
		...run,
		steps: run.steps.slice(edit + 1)
	};
}
// src/core/run/problem-lines.ts
const around = 3;
const width = 160;
function describeProblem({ line, column, message }, text) {
	const lines = text.split("\n");
	const from = Math.max(0, line - 1 - around);
	const digits = String(line + around).length;
	const shown = lines.slice(from, line + around).map((content, at) => {
		const number = from + at + 1;
		const isMarked = number === line;
		const start = isMarked ? startFor(column) : 0;
		return `${isMarked ? ">" : " "} ${String(number).padStart(digits)} | ${cut$1(content, start)}`;
	});
	return [`line ${line}, column ${column}: ${message}`, ...shown].join("\n");
}
function startFor(column) {
	return column <= width ? 0 : column - width / 2;
}
function cut$1(line, start) {
	const end = start + width;
	const shown = cleanCode(showControls(line.slice(start, end).replace(/\r$/, "")));
	return `${start > 0 ? "…" : ""}${shown}${line.length > end ? "…" : ""}`;
}
// src/core/run/short-diff.ts
const cut = "\n… (shortened)\n";
function shortDiff(patch) {
	return clipLines(findDeltas(patch).map((delta) => deltaDiff(delta)).sort((a, b) => a.length - b.length).join(""), 7985, cut);
}
// src/core/run/feedback.ts
const max$5 = {
	reasons: 8e3,
	unusable: 500,
	reply: 600,
	output: 6e3,
	edits: 6e3
};
const maxExplained = 5;
function replyNotes(whole) {
	const cut = whole.steps.at(-1);
	const last = attempted(withoutCuts(whole)).at(-1);
	return [...cut?.kind === "cut" ? [cutNotes[cut.why]] : [], ...last?.kind === "unusable" ? [unusableNote(last)] : []];
}
function openNotes(whole) {
	const run = withoutCuts(whole);
	return [...problemsOf(run, attempted(run).findLast(({ kind }) => kind !== "unusable")), ...conflictNotes(run)];
}
const attempted = ({ steps }) => steps.filter(({ kind }) => kind !== "explored");
const cutNotes = {
	length: "The last reply was cut off at its length limit, so nothing of it was used. Think less before you reply.",
	calls: "The last reply called a reading tool, but nothing can be read any more. Reply with text alone.",
	empty: "The last reply was empty. Think less before you reply, then reply in full."
};
const unusableNote = ({ why, call }) => `The last reply could not be used: ${within(why, max$5.unusable)}. It began:\n${enclosed("said", within(call.reply.trim(), max$5.reply))}`;
function problemsOf(run, step) {
	switch (step?.kind) {
		case "planned": return [...droppedFiles(run), ...openBefore(run, step)];
		case "edited":
		case "rewritten": return [...refusalNotes("The last edit was", step), ...critiqueNote(run)];
		case "checked": return isSound(step) ? [] : [...checkNotes(run, step), ...critiqueNote(run)];
		case "tested": return testNotes(step);
		case "reviewed": return critiqueNote(run);
		case "merged":
		case "explored":
		case "unusable":
		case "cut":
		case void 0: return [];
	}
}
function testNotes({ results, wantsTest }) {
	const { lint, tests, regression, weakened = [] } = results;
	const before = [...weakenedNote(weakened), ...findingNote("The lint command", lint)];
	const isNameless = tests.kind === "inconclusive" && regression.limit === void 0;
	if (regression.kind === "shown" && isNameless) return [...before, namelessNote];
	const notes = [...before, ...findingNote("The tests", tests)];
	if (regression.kind === "shown") return [...notes, "The change's own tests fail without the fix and pass with it."];
	if (wantsTest) {
		const wanted = `Add a test that fails without the fix and passes with it: ${regression.why}.`;
		return [...notes, wanted];
	}
	if (regression.isUnrun === true) return [...notes, unrunNote];
	if (tests.kind !== "passed" && tests.kind !== "tolerated") return notes;
	return [...notes, `That a test of the change fails without the fix is not shown: ${regression.why}.`];
}
const namelessNote = "The test command succeeds with the change (exit code 0), but names no tests. Without the fix, with the change's own tests, it fails.";
const unrunNote = "The change's own tests were not run: the test command does not cover them, so that it passes says nothing about them.";
function weakenedNote(weakened) {
	if (weakened.length === 0) return [];
	return [`The change makes the tests see less:\n${enclosed("problem", firstFew(weakened.map(describeWeakening), maxExplained).join("\n"))}`];
}
const ranText = ({ counts }) => counts === void 0 ? "" : ` (${formatNumber(counts.run)} ran)`;
function findingNote(command, finding) {
	if (finding.kind === "not-run") return [];
	if (finding.kind === "inconclusive") return [inconclusiveNote(command, finding)];
	if (finding.kind === "tolerated") {
		const names = firstFew(finding.failures, maxExplained).join("\n");
		return [`${command} failed, but not because of the change${names && `, for these failed without it:\n${enclosed("problem", names)}` || "."}`];
	}
	if (finding.kind !== "failed") return [`${command} passed with the change${ranText(finding)}.`];
	const output = shortenOutput(finding.output, max$5.output, finding.failures);
	const { services } = finding;
	return [`${command} failed because of the change. The output:\n${enclosed("output", output)}`, ...services === void 0 ? [] : [`Its services printed:\n${enclosed("output", services)}`]];
}
function inconclusiveNote(command, { why, said }) {
	const note = `${command} showed nothing: ${why}.`;
	return said === void 0 ? note : `${note} It said:\n${enclosed("output", said)}`;
}
function droppedFiles(run) {
	const current = currentPatch(run);
	const dropped = [...keptPatch(run).keys()].filter((path) => !current.has(path));
	if (dropped.length === 0) return [];
	return [`These files are what they were before the change, because the new plan does not name them: ${dropped.join(", ")}.`];
}
function openBefore(run, plan) {
	const last = run.steps.slice(0, run.steps.indexOf(plan)).findLast(({ kind }) => kind !== "explored" && kind !== "unusable");
	return last?.kind === "tested" || last?.kind === "reviewed" ? problemsOf(run, last) : [];
}
const resendAll = "Nothing from the last edit was kept: send all of its edits again, including those that matched.";
function refusalNotes(what, { refusals, pending }) {
	if (refusals.length === 0) return ["The last edit did not change any file."];
	const { kept = [], open = [] } = pending ?? {};
	const sent = within(open.map(writeEdit).join("\n\n"), max$5.edits);
	const reasons = explained(refusals);
	const refused = open.length === 0 ? [] : [enclosed("edits", sent)];
	if (kept.length === 0) return [
		`${what} refused. ${resendAll} Reasons:`,
		...reasons,
		...refused
	];
	const done = within(kept.map(briefEdit).join("\n"), max$5.edits);
	return [
		`${what} refused in part. These of its changes are kept and wait for the rest; do not send them again:`,
		enclosed("diff", done),
		"Send these again, corrected, or say that one is not needed by a block that leaves its lines as they are:",
		...refused,
		"Reasons:",
		...reasons
	];
}
function explained(files) {
	const first = files.slice(0, maxExplained);
	const room = Math.floor(max$5.reasons / first.length);
	const reasons = first.map(({ path, why }) => enclosed("problem", within(why, room), { path }));
	const more = files.length - first.length;
	return more > 0 ? [...reasons, `(and ${more} more)`] : reasons;
}
function conflictNotes(run) {
	const merged = openMerge(run);
	if (merged === void 0) return [];
	return ["The change so far was made on older files and merged into these. What follows is in conflict, and the files have it as their base does. Edit only that, so that the files have what both wanted:", ...explained(merged.refusals)];
}
function checkNotes(run, { problems, hidden, excess }) {
	const asked = hidden?.isKept === false ? hidden.found : [];
	return [
		...placesNote("The last edit would break the syntax:", problems, run),
		...placesNote(askAboutHidden, asked, run),
		...problems.length + asked.length === 0 ? [] : [droppedNote(run)],
		...excess === void 0 ? [] : [`Make a smaller change: ${excess}.`],
		resendAll
	];
}
function droppedNote(run) {
	return `With that edit, the change would be:\n${enclosed("diff", shortDiff(stagedPatch(run)))}`;
}
const askAboutHidden = "The last edit adds what people do not see, or take for something else. Write such a character as an escape, or leave it out; break long lines; of a generated file, change the source. If the file needs it as it is, send the same edit again:";
function placesNote(title, problems, run) {
	if (problems.length === 0) return [];
	const texts = stagedPatch(run);
	return [title, ...explained([...new Set(problems.map(({ path }) => path))].map((path) => {
		const text = texts.get(path)?.after ?? "";
		return {
			path,
			why: problems.filter((problem) => problem.path === path).map((problem) => describeProblem(problem, text)).join("\n\n")
		};
	}))];
}
function critiqueNote({ steps }) {
	const last = steps.findLast((step) => step.kind === "reviewed");
	return last?.verdict.kind === "revise" ? [`The reviewer's critique:\n${enclosed("critique", last.verdict.critique)}`] : [];
}
const within = (text, room) => clipLines(text, room, "\n(cut here)");
// src/core/run/losses.ts
const abilities = {
	tools: {
		without: "takes no tools",
		costs: "sight"
	},
	"forced-tool": {
		without: "cannot be made to call a tool",
		costs: "nothing"
	},
	"reply-form": {
		without: "cannot be held to a form of reply",
		costs: "form"
	},
	"reply-limit": {
		without: "sets its own limit for replies",
		costs: "nothing"
	},
	"reasoning-effort": {
		without: "restricts the reasoning effort",
		costs: "nothing"
	},
	streaming: {
		without: "does not stream",
		costs: "nothing"
	},
	pictures: {
		without: "shows no pictures to the model",
		costs: "nothing"
	},
	caching: {
		without: "takes no settings of its cache",
		costs: "nothing"
	}
};
// src/core/run/handicaps.ts
function lossesOf(run) {
	return [...run.losses ?? [], ...callLosses(run.steps)];
}
const callLosses = (steps) => steps.flatMap((step) => "call" in step ? step.call.losses : []);
function findHandicap(run, cost) {
	const costly = (losses) => losses.find(({ ability }) => abilities[ability].costs === cost);
	if (cost === "form") return costly(lossesOf(run));
	return findReads(run).some(({ ruling }) => ruling !== "invalid") ? void 0 : costly(lossesOf({
		...run,
		steps: planningSteps(run)
	}));
}
function planningSteps({ steps }) {
	const planned = steps.findLastIndex(({ kind }) => kind === "planned");
	return planned < 0 ? steps : steps.slice(0, planned + 1);
}
// src/core/run/looks.ts
function countLooks(run) {
	return findReads(run).filter(({ ruling }) => ruling !== "invalid").length;
}
const callsToEnd = {
	plan: 3,
	edit: 2,
	rewrite: 2,
	check: 1,
	test: 1,
	review: 1
};
function looksLeft(run, step, { maxLooks, maxCalls }) {
	const callsAfter = maxCalls - sumSpent(run).calls - 1;
	if (isExhausted$1(run) || callsAfter < callsToEnd[step]) return 0;
	return Math.max(0, maxLooks - countLooks(run));
}
function rulesLeft({ rules, run, spent, elapsed }) {
	const maxCalls = rules.maxCalls - spent.calls;
	const maxLooks = Math.max(0, rules.maxLooks - countLooks(run));
	const maxTokens = rules.maxTokens - countTokens(spent);
	const maxMinutes = rules.maxMinutes - elapsed / 6e4;
	return maxCalls > 0 && maxTokens > 0 && maxMinutes > 0 ? {
		...rules,
		maxCalls,
		maxLooks,
		maxTokens,
		maxMinutes
	} : void 0;
}
// src/core/run/merged-step.ts
const unknownPlan = "A change that was made before is made again on newer files.";
function mergedStep({ patch, conflicts, understanding = unknownPlan }) {
	const clashes = conflicts.filter(({ path }) => !patch.has(path));
	const named = (path, isNew) => ({
		path,
		state: isNew ? "new" : "existing"
	});
	const files = [...Array.from(patch.values(), ({ path, before }) => named(path, before === null)), ...clashes.map(({ path, deletedBy }) => named(path, deletedBy === "theirs"))];
	const refusals = conflicts.map((conflict) => ({
		path: conflict.path,
		why: describeConflict(conflict),
		length: patch.get(conflict.path)?.after?.length ?? 0
	}));
	return {
		kind: "merged",
		plan: {
			kind: "fix",
			understanding,
			files
		},
		patch,
		refusals
	};
}
function describeConflict({ hunks, deletedBy }) {
	if (deletedBy === "ours") return "The change deletes this file, and the base has changed it.";
	if (deletedBy === "theirs") return "The base has deleted this file, and the change changes it.";
	return hunks.map(describeHunk).join("\n\n");
}
function describeHunk({ line, base, ours, theirs }) {
	return [
		`From line ${line}, before both:\n${shown(base)}`,
		`The change made of it:\n${shown(ours)}`,
		`Its base made of it:\n${shown(theirs)}`
	].join("\n");
}
const shown = (text) => text.replace(/\n$/, "") || "(nothing)";
// src/core/run/stop-policy.ts
const settled$1 = {
	job: "green",
	change: "none",
	records: "input",
	problem: "operator",
	isBegun: true,
	isResumed: false
};
const gaveUp = {
	...settled$1,
	job: "red"
};
const interrupted = {
	...gaveUp,
	records: "nothing"
};
const ways = {
	more: "To ask for more, comment `/fix` and what is missing, or reopen the ticket with a comment.",
	help: "You can help: comment `/fix` and say where it goes wrong and what you expect, or reopen the ticket with such a comment.",
	again: "Nothing is wrong with your ticket. To try again, comment `/fix`, or reopen the ticket.",
	mended: "Nothing is needed from you now: whoever runs the agent finds the cause below. After that, comment `/fix`, or reopen the ticket."
};
// src/core/run/detailed-stop-reasons.ts
const idle = {
	...settled$1,
	exitCode: 10,
	isBegun: false
};
const nothingToDo = {
	"nothing-new": {
		...idle,
		reporter: "Nothing was added to this ticket since the last attempt, so nothing was done.",
		way: ways.more,
		team: "Nothing was added to this ticket since the last attempt.",
		next: "nothing, unless you expected work: comment what is missing, and reopen the ticket."
	},
	withdrawn: {
		...idle,
		records: "nothing",
		problem: "everybody",
		reporter: "This ticket no longer asks for work, so nothing was done.",
		way: "Nothing is needed from you. To have it worked on after all, comment `/fix`.",
		team: "The ticket no longer asks for work.",
		next: "nothing, if it was meant. Otherwise, comment `/fix`."
	}
};
const notNow = {
	...idle,
	exitCode: 11,
	records: "nothing",
	problem: "everybody",
	isResumed: true
};
const waiting$1 = {
	"monthly-budget": {
		...notNow,
		job: "warning",
		reporter: "The agent has used its budget for this month, so the work has not begun.",
		way: "Nothing is needed from you where the agent looks for open tickets by itself. Otherwise, comment `/fix` once work can start, or reopen the ticket then.",
		team: "The run could take more than is left of the budget of this month.",
		next: "nothing: the first sweep of the next month starts the ticket. Otherwise, raise `monthly-budget` or lower `max-tokens`."
	},
	"other-pull-request": {
		...notNow,
		reporter: "Somebody may be working on this ticket already, so the work has not begun.",
		way: "Nothing is needed from you: a sweep starts the work once that pull request has been merged or closed. To start now, comment `/fix`.",
		team: "An open pull request names this ticket, so the model was not asked.",
		next: "nothing: a sweep starts the ticket once that is merged or closed. To start now, comment `/fix`."
	},
	"other-run": {
		...notNow,
		job: "warning",
		reporter: "Another run works on this ticket, so this one has not begun.",
		way: "Nothing is needed from you: the other run says here what it comes to.",
		team: "Other runs worked on this ticket the whole time.",
		next: "run this job again once they have ended."
	}
};
const stuck = {
	...gaveUp,
	exitCode: 12,
	change: "passing-draft"
};
const inCircles = {
	...stuck,
	reporter: "The agent went round in circles and got no further.",
	way: ways.help,
	next: "name the files and the wanted result in a comment and reopen the ticket, or choose a stronger model."
};
const noProgress = {
	"repeated-edit": {
		...inCircles,
		team: "The model repeated an edit."
	},
	"repeated-plan": {
		...inCircles,
		team: "The model repeated a plan."
	},
	"repeated-request": {
		...inCircles,
		team: "The model repeated a request."
	},
	"repeated-critique": {
		...stuck,
		reporter: "The automatic review made the same criticism twice, and no change answered it.",
		way: "Often a decision is missing: comment `/fix` and say what is wanted there, or reopen the ticket with such a comment.",
		team: "The automatic review made the same criticism twice.",
		next: "read the criticism: the ticket often lacks a decision. Say what is wanted and reopen it, or choose a stronger model."
	},
	"not-editable": {
		...stuck,
		reporter: "The agent cannot edit the files that it would have to change.",
		way: ways.mended,
		team: "The files to change cannot be edited by the agent.",
		next: "read which file it is and what is in its way, then remove that, or fix the ticket by hand."
	},
	"never-applied": {
		...stuck,
		reporter: "The agent found no way to make its change in the files as they are.",
		way: "This one is best fixed by a developer. You can also comment `/fix` and say where it goes wrong, or reopen the ticket with such a comment.",
		team: "Two edits in a row did not match the files.",
		next: "choose a stronger model: this one did not copy the text of the files."
	},
	"no-action": {
		...stuck,
		reporter: "The agent twice gave no usable answer.",
		way: ways.help,
		team: "The model twice failed to do what it was asked.",
		next: "name the cause or the file in the ticket, choose a stronger model, or set `api` to the other protocol."
	},
	"reply-cut": {
		...stuck,
		records: "nothing",
		reporter: "The agent twice gave an answer that was not complete.",
		way: ways.mended,
		team: "Two replies of the model in a row were cut off or empty.",
		next: "lower `reasoning-effort`, or raise `max-tokens`. Then reopen the ticket."
	}
};
const overLimit = {
	...interrupted,
	exitCode: 13,
	change: "passing-draft"
};
const limitReached = {
	attempts: {
		...overLimit,
		records: "input",
		reporter: "No change was good enough to be proposed as a fix.",
		way: ways.help,
		team: "No attempt passed both the checks and the review.",
		next: "read the criticism and add what is missing to the ticket, or raise `effort`."
	},
	spending: {
		...overLimit,
		reporter: "The work was larger than what the agent may spend on one ticket.",
		way: "You can help: comment `/fix` and say where it goes wrong, or make the ticket smaller and reopen it.",
		team: "The run used up its model calls or tokens.",
		next: "raise the limit that was reached, `max-calls` or `max-tokens`, and reopen the ticket."
	},
	deadline: {
		...overLimit,
		reporter: "The work took longer than the agent may take.",
		way: ways.again,
		team: "The run reached its time limit.",
		next: "raise `deadline-minutes`, and `timeout-minutes` of the job with it, or choose a faster model or test command."
	},
	"ticket-attempts": {
		...overLimit,
		change: "none",
		records: "attempt-limit",
		reporter: "The agent has used all of its attempts at this ticket, so it needs a person now.",
		way: "Please ask a developer to take it over: the agent does nothing more here by itself.",
		team: "This ticket has used all of its attempts, so it needs a person now.",
		next: "fix the ticket by hand, or raise `max-ticket-attempts` and reopen it."
	}
};
const detailedReasons = {
	"nothing-to-do": nothingToDo,
	waiting: waiting$1,
	"no-progress": noProgress,
	"limit-reached": limitReached
};
const details = {
	...nothingToDo,
	...waiting$1,
	...noProgress,
	...limitReached
};
// src/core/run/plain-stop-reasons.ts
const plainReasons = {
	approved: {
		...settled$1,
		exitCode: 0,
		change: "fix",
		reporter: "A fix is ready for review.",
		way: ways.more,
		team: "A fix is ready for review.",
		next: "read the diff, and merge the change or request changes."
	},
	failed: {
		...interrupted,
		exitCode: 1,
		reporter: "Something failed before the agent could finish.",
		way: ways.again,
		team: "Something failed before the agent could finish.",
		next: "run it again; if it fails in the same way, the log has the details for a report."
	},
	misconfigured: {
		...interrupted,
		exitCode: 2,
		isResumed: true,
		reporter: "The agent cannot do this work as it is set up.",
		way: ways.mended,
		team: "A configuration problem stopped the agent.",
		next: "correct each setting that is named, then run the job again."
	},
	answered: {
		...settled$1,
		exitCode: 3,
		reporter: "Your question is answered, and nothing was changed.",
		way: "If you want a change, comment `/fix` and say which, or reopen the ticket with a comment.",
		team: "The ticket asks a question, so it was answered and nothing was changed.",
		next: "read the answer. To ask for a change, reopen the ticket and say so."
	},
	asked: {
		...settled$1,
		exitCode: 4,
		reporter: "More detail is needed before this can be fixed.",
		way: "Please answer the question: comment `/fix` and your answer, or answer in a comment and reopen the ticket.",
		team: "The ticket needs more detail before it can be fixed.",
		next: "answer the question in the ticket."
	},
	"already-fixed": {
		...settled$1,
		exitCode: 5,
		reporter: "The program already does what you ask for, so nothing was changed.",
		way: "If it still goes wrong for you, comment `/fix` and the steps that show it, or reopen the ticket with them.",
		team: "The code already does what the ticket asks for, so nothing was changed.",
		next: "check the code that the reply names. If the bug is there, reopen the ticket with steps that show it."
	},
	planned: {
		...settled$1,
		exitCode: 6,
		reporter: "A plan is ready, and nothing was changed yet.",
		way: "To go on with this plan, comment `/fix go`. To have another one, comment `/fix` and what to do instead.",
		team: "A plan is ready, and nothing was changed yet.",
		next: "read the plan. Comment `/fix go` to go on with it, or `/fix` and what to do instead."
	},
	"not-shown": {
		...settled$1,
		exitCode: 7,
		job: "warning",
		change: "fix",
		reporter: "A fix is made, but no test shows that it works.",
		way: "Nothing is needed from you: a developer tries it by hand. To ask for more, comment `/fix` and what is missing, or reopen the ticket with a comment.",
		team: "A fix was approved, but no test shows that it works.",
		next: "read in the evidence why, and correct the setting. Try the fix by hand before you merge it."
	},
	"tests-failed": {
		...gaveUp,
		exitCode: 8,
		change: "draft",
		reporter: "A change was tried, but the project's own checks fail with it.",
		way: ways.help,
		team: "The project's own checks fail with the change.",
		next: "finish the change by hand, or reopen the ticket with a comment that says what the tests expect."
	},
	"secret-added": {
		...gaveUp,
		exitCode: 9,
		reporter: "The change was held back, because it would have made a secret of the project public.",
		way: "Nothing is needed from you: whoever runs the agent replaces that secret. After that, comment `/fix`, or reopen the ticket with a comment.",
		team: "The change writes one of the job's secrets into a file, so it was not published.",
		next: "find out how the model came to know the secret, and replace it. Then reopen the ticket."
	},
	stopped: {
		...settled$1,
		exitCode: 14,
		problem: "everybody",
		reporter: "The work on this ticket was stopped, as a person asked.",
		way: "Nothing is needed from you. To start again, undo what has stopped it, then comment `/fix`.",
		team: "Somebody has ended the work on the ticket.",
		next: "nothing, if it was meant. Otherwise, undo what has ended the work, and comment `/fix`."
	},
	"branch-taken": {
		...gaveUp,
		exitCode: 15,
		reporter: "A person has worked on the agent's change, so the agent left it as it is.",
		way: "Please ask that person to finish it. If the agent shall work on it again, a developer makes room for it first, as the details below say.",
		team: "The agent's branch contains someone else's commit, so it was not touched.",
		next: "rename or delete the branch, then reopen the ticket."
	},
	"checks-unavailable": {
		...interrupted,
		exitCode: 16,
		reporter: "The project's own checks cannot run at the moment, so the work did not begin.",
		way: ways.mended,
		team: "The project's own checks cannot run here, so the model was not asked.",
		next: "correct `setup-command`, or run the job where commands can be isolated. Nothing was spent."
	},
	unreported: {
		...interrupted,
		exitCode: 17,
		reporter: "The work is done, but its result could not be written here at the time.",
		way: "Nothing is needed from you: the next run for this ticket reports it. To hear it at once, comment `/fix`, or reopen the ticket.",
		team: "The work is done, but the ticket could not be updated.",
		next: "look in the log for what Jira answered. The next run or sweep repeats the report without a call to the model."
	},
	cancelled: {
		...interrupted,
		exitCode: 130,
		isResumed: true,
		reporter: "The work was cancelled before it was done.",
		way: ways.again,
		team: "The run was cancelled.",
		next: "run it again, or reopen the ticket."
	}
};
// src/core/run/stop-reasons.ts
function meaningOf(end) {
	return end.detail === void 0 ? plainReasons[end.reason] : details[end.detail];
}
function endingName({ reason, detail }) {
	return detail === void 0 ? reason : `${reason} (${detail})`;
}
[...Object.keys(plainReasons).map((reason) => ({ reason })), ...Object.entries(detailedReasons).flatMap(([reason, rows]) => Object.keys(rows).map((detail) => ({
	reason,
	detail
})))].filter(isEnding).toSorted((one, other) => meaningOf(one).exitCode - meaningOf(other).exitCode);
function parseEnding(reason, detail) {
	const named = {
		reason,
		detail
	};
	return isEnding(named) ? named : void 0;
}
const endingOf = ({ reason, detail }) => parseEnding(reason, detail) ?? { reason: "failed" };
function isEnding(named) {
	const { reason, detail } = named;
	if (detail === void 0) return isKey(plainReasons, reason);
	return isKey(detailedReasons, reason) && isKey(detailedReasons[reason], detail);
}
function isKey(table, name) {
	return typeof name === "string" && Object.hasOwn(table, name);
}
// src/core/run/publishable.ts
function publishableAs(ended) {
	const { run } = ended;
	const { change } = meaningOf(ended);
	if (change === "fix" || change === "none") return change;
	return (change === "draft" || isPassing(run)) && keptPatch(run).size > 0 ? "draft" : "none";
}
function withPassingChange(run) {
	return isPassing(run) || lastPassing(run) < 0 ? run : {
		...run,
		restored: lastPassing(run)
	};
}
function lastPassing(run) {
	return run.steps.findLastIndex((step, at) => {
		if (step.kind !== "checked" || !isSound(step)) return false;
		const results = resultsAfter(run, at);
		return results === void 0 ? step.commands === void 0 : !isRed(results);
	});
}
function isPassing(run) {
	return lastSound(run) >= 0 && lastSound(run) === lastPassing(run);
}
// src/core/run/reasoning.ts
const reasoningEfforts = [
	"none",
	"minimal",
	"low",
	"medium",
	"high",
	"xhigh",
	"max"
];
// src/core/tickets/commands.ts
const stopCommand = "/stop";
const usualCommand = "/fix";
function isStop({ body }) {
	return textAfterCommand(body, stopCommand) !== void 0;
}
function saysGo({ body }, command) {
	return /^go[\s.!]*$/i.test(textAfterCommand(body, command) ?? "");
}
function textAfterCommand(comment, command) {
	if (command === "") return void 0;
	const word = command.toLowerCase();
	const closings = [];
	let text = comment;
	for (let passed = 0; passed < maxBeforeCommand; passed += 1) {
		if (text.slice(0, word.length).toLowerCase() === word) {
			const rest = closings.reduceRight(withoutClosing, text.slice(word.length));
			if (!/^[\p{L}\p{N}\p{M}_/-]/u.test(rest)) return rest.replace(atEnds, "");
		}
		const [before = ""] = beforeCommand.exec(text) ?? [];
		if (before === "") return void 0;
		closings.push(...closingsOf(before));
		text = text.slice(before.length);
	}
}
const maxBeforeCommand = 20;
const preceding = [
	String.raw`(?:[\s\p{Cf}]|&nbsp;)+`,
	String.raw`\{color(?::[^{}\n]{1,40})?\}`,
	String.raw`\{[*_+]\}|[*_+](?=[^\s\p{Cf}])`,
	String.raw`(?:h[1-6]\.|#{1,6})[ \t]`,
	String.raw`\[(?:[^\][|\n]{1,200}\|)?~[^\][\n]{1,200}\][:,]?`,
	String.raw`@[\p{L}\p{N}][\p{L}\p{N}._-]{0,100}(?:\[bot\])?(?: [\p{Lu}\p{N}(][\p{L}\p{N}.'’_()-]{0,100}){0,5}[:,]?`
];
const beforeCommand = new RegExp(`^(?:${preceding.join("|")})`, "u");
function closingsOf(before) {
	if (before.startsWith("{color:")) return ["{color}"];
	return /^(?:\{[*_+]\}|[*_+])$/.test(before) ? [before] : [];
}
function withoutClosing(text, closing) {
	const sign = closing.replaceAll(/[*+{}]/g, "\\$&");
	const place = closing.length > 1 ? sign : `(?<!\\s)${sign}(?![\\p{L}\\p{N}])`;
	return text.replace(new RegExp(place, "u"), "");
}
const atEnds = /^(?:[\s\p{Cf}:,.!]|&nbsp;)+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;
// src/core/tickets/followed-pull.ts
function followedAs(known, pull) {
	return known?.pull === pull ? known : {
		pull,
		repairs: 0,
		done: []
	};
}
function publishedAs(known, pull, into) {
	return {
		...withTold(followedAs(known, pull)),
		into
	};
}
function withTold(known, text) {
	return {
		...known,
		told: {
			text,
			times: (known.told?.times ?? 0) + 1
		}
	};
}
function withDone(known, key, { isRepair = false } = {}) {
	const done = [...known.done.filter((one) => one !== key), key].slice(-24);
	return {
		...known,
		done,
		repairs: known.repairs + Number(isRepair)
	};
}
function withWait(known, key, wait) {
	const done = known.done.filter((one) => one !== key);
	return withDone({
		...known,
		done,
		repairs: Math.max(0, known.repairs - 1)
	}, wait);
}
function mergeFollowed(older, newer) {
	if (older === void 0 || newer === void 0) return newer ?? older;
	if (older.pull !== newer.pull) return older.pull > newer.pull ? older : newer;
	const done = newer.done.reduce((all, key) => withDone(all, key), older).done;
	return {
		...newer,
		done,
		repairs: Math.max(older.repairs, newer.repairs),
		into: newer.into ?? older.into,
		refused: newer.refused ?? older.refused,
		told: (older.told?.times ?? 0) > (newer.told?.times ?? 0) ? older.told : newer.told
	};
}
// src/core/tickets/input.ts
function inputFingerprint(ticket) {
	const comments = ticket.comments.map(({ id, body }) => ({
		id,
		body
	}));
	return requestFingerprint({
		...ownText(ticket),
		comments
	});
}
function textFingerprint(ticket) {
	return requestFingerprint(ownText(ticket));
}
function ownText({ summary, description, fields, attachments }) {
	return {
		summary,
		description,
		fields: fields.map(({ name, text }) => ({
			name,
			text
		})),
		attachments: attachments.map(({ name }) => name).sort()
	};
}
// src/core/tickets/labels.ts
const controlLabels = {
	stop: "agent-stop",
	plan: "agent-plan",
	go: "agent-go"
};
function hasLabel({ labels = [] }, label) {
	return labels.some((one) => one.toLowerCase() === label.toLowerCase());
}
// src/core/tickets/story.ts
function bareReport({ reason, detail }, attempt) {
	return {
		reason,
		detail,
		attempt,
		work: [],
		notes: [],
		more: []
	};
}
function storyOf(report, change) {
	if (change === void 0) return { ended: report };
	return {
		published: {
			...change,
			report
		},
		ended: void 0,
		pull: void 0
	};
}
function bareChange(pull) {
	return {
		pull,
		lacking: [],
		report: bareReport({ reason: "approved" }, 0)
	};
}
function withCommit(known, added) {
	const { commits = [], older = 0 } = known;
	if (added.commit !== void 0 && commits.some(({ commit }) => commit === added.commit)) return {
		commits,
		older
	};
	const all = [...commits, added];
	const kept = all.slice(-8);
	return {
		commits: kept,
		older: older + all.length - kept.length
	};
}
function standing(record, mayWork = true) {
	const { published, ended, pull, attempts, plansFollowed = 0 } = record;
	const working = mayWork && isWorking(record) ? attempts - plansFollowed : void 0;
	const look = pull?.number === published?.pull.number ? pull : void 0;
	if (published !== void 0 && (look === void 0 || look.state === "open")) return {
		kind: "open",
		change: published,
		now: look?.now,
		working,
		since: ended
	};
	if (working !== void 0) return {
		kind: "working",
		attempt: working
	};
	if (ended !== void 0) return {
		kind: "ended",
		report: ended
	};
	if (published === void 0 || look === void 0) return void 0;
	return {
		kind: look.state === "merged" ? "merged" : "closed",
		change: published,
		pull: look
	};
}
function isWorking({ published, ended, open, attempts }) {
	const reported = Math.max(published?.report.attempt ?? 0, ended?.attempt ?? 0);
	return open !== void 0 && open.end === void 0 && reported < attempts;
}
function mergeStories(less, more) {
	return {
		published: more.published ?? less.published,
		ended: more.ended,
		pull: laterPull(less.pull, more.pull)
	};
}
function laterPull(less, more) {
	if (less === void 0 || more === void 0) return more ?? less;
	if (less.number !== more.number) return less.number > more.number ? less : more;
	return more.state === "open" && less.state !== "open" ? less : more;
}
// src/core/tickets/record.ts
const emptyRecord = {
	version: 2,
	inputs: [],
	comments: [],
	read: [],
	attempts: 0
};
const isTicketRecord = (value) => isObject(value) && value.version === emptyRecord.version;
function commentEntry({ id, body }) {
	return `${id}:${requestFingerprint({ body }).slice(0, 12)}`;
}
function hasRead({ read }, comment) {
	return read.includes(commentEntry(comment));
}
function mergeRecords(older, newer) {
	const [less, more] = newer.attempts < older.attempts ? [newer, older] : [older, newer];
	const { text, seen } = lastSeen(less, more);
	return {
		version: 2,
		inputs: joined(less.inputs, more.inputs),
		comments: joined(less.comments, more.comments),
		read: joined(less.read, more.read),
		attempts: more.attempts,
		text,
		seen,
		begun: more.begun ?? less.begun,
		branch: more.branch ?? less.branch,
		pullRequest: more.pullRequest ?? less.pullRequest,
		delivery: more.delivery ?? less.delivery,
		left: mergeLeft(less, more),
		leftStatus: more.leftStatus,
		open: mergeOpen(less, more),
		diff: more.diff ?? less.diff,
		critique: more.critique ?? (more.diff === void 0 ? less.critique : void 0),
		plan: more.plan,
		plansFollowed: more.plansFollowed ?? less.plansFollowed,
		waitsFor: more.waitsFor,
		followed: mergeFollowed(less.followed, more.followed),
		part: more.part ?? less.part,
		...mergeStories(less, more),
		isUnsigned: newer.isUnsigned
	};
}
function lastSeen(less, more) {
	return (less.seen ?? "") > (more.seen ?? "") ? less : more;
}
function mergeLeft(less, more) {
	if (less.attempts !== more.attempts) return more.left;
	return less.left === "new" ? "new" : more.left ?? less.left;
}
function mergeOpen(less, more) {
	if (less.attempts !== more.attempts) return more.open;
	if (less.open === void 0 || more.open === void 0) return void 0;
	const open = {
		...less.open,
		...more.open
	};
	const isPublished = less.open.end?.isPublished ?? more.open.end?.isPublished;
	return open.end && isPublished ? {
		...open,
		end: {
			...open.end,
			isPublished
		}
	} : open;
}
function fitRecord(record, limit) {
	let fitting = record;
	for (const concede of concessions) {
		if (sizeOf$1(fitting) <= limit) return fitting;
		fitting = concede(fitting, limit);
	}
	while (sizeOf$1(fitting) > limit) {
		const [longest] = lists.toSorted((a, b) => sizeOf$1(fitting[b]) - sizeOf$1(fitting[a]));
		if (longest === void 0 || fitting[longest].length === 0) return fitting;
		const entries = fitting[longest];
		fitting = {
			...fitting,
			[longest]: entries.slice(Math.ceil(entries.length / 10))
		};
	}
	return fitting;
}
const concessions = [
	withShorter(({ more }) => ({ more: more.slice(-1) })),
	({ diff: _, ...record }) => record,
	({ plan, ...record }, limit) => plan === void 0 ? record : {
		...record,
		plan: shortened$1(plan, limit)
	},
	withShorter(() => ({ more: [] })),
	withShorter(() => ({
		work: [],
		notes: []
	}))
];
function withShorter(shorten) {
	const short = (report) => ({
		...report,
		...shorten(report)
	});
	return ({ published, ended, open, ...record }) => ({
		...record,
		...open && { open: withEnd(open, short) },
		...published && { published: {
			...published,
			report: short(published.report)
		} },
		...ended && { ended: short(ended) }
	});
}
function withEnd({ end, ...open }, shorten) {
	return end === void 0 ? open : {
		...open,
		end: {
			...end,
			report: shorten(end.report)
		}
	};
}
function shortened$1(plan, limit) {
	const files = plan.files.map(({ path, state }) => ({
		path,
		state
	}));
	return sizeOf$1(files) > limit / 2 ? void 0 : {
		...plan,
		files
	};
}
const lists = [
	"inputs",
	"comments",
	"read"
];
const sizeOf$1 = (value) => JSON.stringify(value).length;
function joined(first, last) {
	const later = new Set(last);
	return [...new Set([...first.filter((entry) => !later.has(entry)), ...later])];
}
// src/core/tickets/attempt-policy.ts
function judgeReadiness(ticket, known, { maxTicketAttempts, ...request }) {
	const why = whyWithdrawn(ticket, known, request);
	const { end } = known.open ?? {};
	if (end?.commit !== void 0 && !end.isPublished) return why === void 0 ? {
		kind: "untold",
		end
	} : {
		kind: "withdrawn",
		why
	};
	if (wasWorked$1(ticket, known, request)) return end === void 0 ? { kind: "worked" } : {
		kind: "untold",
		end
	};
	if (why !== void 0) return {
		kind: "withdrawn",
		why
	};
	if (known.attempts >= maxTicketAttempts) return {
		kind: "exhausted",
		reported: known.inputs.includes(exhaustedInput(ticket, known, request))
	};
	return { kind: "due" };
}
function whyWithdrawn(ticket, known, request) {
	const { cause = "event", isCommand = false, review, repair } = request;
	if (cause === "hand") return void 0;
	const isAsked = isCommand || review !== void 0;
	if (hasLabel(ticket, controlLabels.stop) && !isAsked) return `The ticket has the label ${controlLabels.stop}.`;
	const stop = ticket.comments.find((comment) => isStop(comment) && !hasRead(known, comment) && !isAskedAfter(comment, request));
	if (stop !== void 0) return `${oneLine(stop.author, 100)} has commented ${stopCommand}.`;
	if (cause === "assigned" && ticket.isAssigned === false) return "The ticket is not assigned to the agent any more.";
	if (request.perhaps && known.attempts === 0) return "The ticket was moved, and nobody has asked the agent to work on it.";
	const isDone = ticket.status.category === "done";
	const isLeft = repair !== void 0 && ticket.status.name === known.leftStatus;
	return isDone && cause === "event" && !isAsked && !isLeft ? `The ticket is closed: it is in “${oneLine(ticket.status.name, 100)}”.` : void 0;
}
function isAskedAfter({ created }, { changed, isCommand = false, review }) {
	if (changed !== void 0) return Date.parse(changed) > Date.parse(created);
	return isCommand || review !== void 0;
}
function wasWorked$1(ticket, known, request) {
	if (!wasRead(ticket, known)) return false;
	const { inputs, left, open } = known;
	if (open !== void 0 && open.end === void 0) return false;
	if (pullInputs(request).some((entry) => !inputs.includes(entry))) return false;
	if (isNewRequest(ticket, known, request)) return false;
	return ticket.status.category !== "new" || left === void 0 || left === "new";
}
function wasRead(ticket, known) {
	if (known.inputs.includes(inputFingerprint(ticket))) return true;
	return known.text === textFingerprint(ticket) && ticket.comments.every((comment) => hasRead(known, comment));
}
function isNewRequest(ticket, known, request) {
	const { inputs, seen, leftStatus = ticket.status.name } = known;
	if (deliveryInputs(request).every((entry) => inputs.includes(entry))) return false;
	const { changed, reopened } = request;
	if (reopened && isWithinToDo(ticket, known, request)) return false;
	if (changed !== void 0 && seen !== void 0) return Date.parse(changed) > Date.parse(seen);
	return !reopened || ticket.status.category === "new" || ticket.status.name !== leftStatus;
}
function isWithinToDo({ status }, { left, leftStatus = status.name }, { perhaps = status.name !== leftStatus }) {
	return perhaps && left === "new" && status.category === "new";
}
function workedInputs(ticket, request) {
	return [
		inputFingerprint(ticket),
		...deliveryInputs(request),
		...pullInputs(request)
	];
}
function yieldsToOthers({ comments }, known, { cause, isCommand = false, review, repair, command = usualCommand }) {
	if (cause === "hand" || isCommand || review !== void 0 || repair !== void 0) return false;
	return !comments.some((one) => !hasRead(known, one) && textAfterCommand(one.body, command) !== void 0);
}
function exhaustedInput(ticket, { attempts }, { review, repair }) {
	return requestFingerprint({
		exhausted: attempts,
		input: inputFingerprint(ticket),
		review: review?.id,
		repair: repair?.id
	});
}
function deliveryInputs({ delivery, reopened, cause, isCommand }) {
	if (delivery === void 0) return [];
	if (reopened) return [requestFingerprint({ reopened: delivery })];
	return cause === "assigned" || cause === "asked" && !isCommand ? [requestFingerprint({ asked: delivery })] : [];
}
function pullInputs({ review, repair }) {
	return [...review === void 0 ? [] : [requestFingerprint({ review: review.id })], ...repair === void 0 ? [] : [requestFingerprint({ repair: repair.id })]];
}
function startedRecord(known, now, branch, { delivery }) {
	return {
		...known,
		attempts: known.attempts + 1,
		begun: now.toISOString(),
		open: {},
		branch,
		delivery,
		waitsFor: void 0,
		...known.followed && { followed: withTold(known.followed) }
	};
}
// src/core/tickets/ticket.ts
const keyForm = /^[A-Z][A-Z0-9_]{1,31}-[1-9][0-9]{0,11}$/;
function ticketKey(text) {
	return keyForm.test(text) ? text : void 0;
}
function projectOf(key) {
	return key.slice(0, key.lastIndexOf("-"));
}
const commentMark = "Written by Jira Bug Fix Agent.";
function commentMarkOf(repository) {
	return repository === void 0 ? commentMark : commentMark.replace(/\.$/, ` for ${repository}.`);
}
function lastMark(comment) {
	const line = comment.trimEnd().split("\n").at(-1)?.trim().replaceAll("\\", "") ?? "";
	return /^Written by Jira Bug Fix Agent(?: for \S+)?\.$/.test(line) ? line : void 0;
}
const hasCommentMark = (comment) => lastMark(comment) !== void 0;
// src/core/tickets/branch-name.ts
const branchTemplate = /^(?=(?:(?!\{key\}).)*\{key\}(?![\d{])(?:(?!\{key\}).)*$)(?:[A-Za-z0-9]|\{(?:key|summary|type)\})(?:[\w-]|\{(?:key|summary|type)\}|\/(?!\/|$))*$/;
const longestSlug = 40;
function branchName(template, { key, summary, type = "" }) {
	return template.replaceAll("{summary}", slug(summary) || "fix").replaceAll("{type}", slug(type) || "bug").replaceAll("{key}", key);
}
function isNamedByKey(template) {
	return !/\{(?:summary|type)\}/.test(template);
}
function fixedStart(template, key) {
	return template.replace(/\{(?:summary|type)\}.*/, "").replace("{key}", key);
}
function slug(text) {
	return (foldAccents(text.slice(0, 500)).match(/[a-z0-9]+/g) ?? []).join("-").slice(0, longestSlug).replace(/-$/, "");
}
const longestName = 250;
function ticketOfBranch(template, branch) {
	if (branch.length > longestName) return void 0;
	const form = template.replace(/\{(key|summary|type)\}/g, (_, name) => name === "key" ? "([A-Z][A-Z0-9_]{1,31}-[1-9][0-9]{0,11})" : "[a-z0-9-]+");
	const [, key = ""] = new RegExp(`^${form}(?:-[1-9][0-9]*)?$`).exec(branch) ?? [];
	return ticketKey(key);
}
// src/core/tickets/heard.ts
const stopRules$1 = [
	(before, now) => {
		const stop = addedComments(before, now).findLast(isStop);
		return stop && `${nameOf(stop)} has ended it by the comment /stop.`;
	},
	(before, now) => hasLabel(now, controlLabels.stop) && !hasLabel(before, controlLabels.stop) ? `It was ended by the label ${controlLabels.stop}.` : void 0,
	(before, now) => now.status.category === "done" && before.status.category !== "done" ? `The ticket was closed: it is in “${oneLine(now.status.name, 100)}”.` : void 0,
	(before, now) => now.isAssigned === false && before.isAssigned === true ? "The ticket was taken from the agent: it is no longer assigned to it." : void 0
];
function hear(before, now, command = usualCommand) {
	for (const rule of stopRules$1) {
		const why = rule(before, now);
		if (why !== void 0) return {
			kind: "stop",
			why
		};
	}
	const comments = addedComments(before, now).filter((comment) => !saysGo(comment, command));
	const isTextChanged = hasOtherText(before, now) || addsFile(before, now);
	return comments.length > 0 || isTextChanged ? {
		kind: "news",
		news: {
			comments,
			isTextChanged
		}
	} : { kind: "nothing" };
}
function addedComments(before, now) {
	const read = new Set(before.comments.map(commentEntry));
	return now.comments.filter((comment) => !read.has(commentEntry(comment)));
}
function hasOtherText(before, now) {
	const [old, current] = [before, now].map((ticket) => textFingerprint({
		...ticket,
		attachments: []
	}));
	return old !== current;
}
function addsFile(before, now) {
	const left = before.attachments.map(({ name }) => name);
	return now.attachments.some(({ name }) => {
		const at = left.indexOf(name);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
function withWords(ticket, now) {
	const known = new Map(ticket.attachments.map((file) => [file.name, file]));
	const attachments = now.attachments.map(({ name }) => known.get(name) ?? {
		name,
		note: "added while the work went on, not read"
	});
	return {
		...ticket,
		...now,
		attachments,
		updated: lastChange$1(ticket, now)
	};
}
function lastChange$1(ticket, now) {
	return now.updated ?? ticket.updated;
}
const maxTold = 3;
function unheardPhrases({ comments, isTextChanged }, { names = true } = {}) {
	const told = comments.slice(0, maxTold).map((comment) => {
		return `the comment${names ? ` by ${nameOf(comment)}` : ""} of ${timeOf(comment)} was not considered`;
	});
	const more = comments.length - told.length;
	return [
		...told,
		...more > 0 ? [`nor ${more === 1 ? "was" : "were"} ${counted(more, "other comment")}`] : [],
		...isTextChanged ? ["the new text of the ticket was not considered"] : []
	];
}
const nameOf = ({ author }) => oneLine(author, 100);
function timeOf({ created }) {
	const [, day, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(new Date(created).toJSON() ?? "") ?? [];
	return day === void 0 ? oneLine(created, 40) : `${day}, ${minute} UTC`;
}
// src/core/tickets/picture-places.ts
const maxMarks = 20;
function withPictureNumbers(text, pictures) {
	const numbers = new Map();
	for (const [index, { marks }] of pictures.entries()) for (const mark of marks.slice(0, maxMarks)) numbers.set(mark, [...numbers.get(mark) ?? [], index + 1]);
	return [...numbers].reduce((numbered, [mark, found]) => {
		const name = oneLine(pictures[(found[0] ?? 1) - 1]?.name ?? "", 200);
		return numbered.replaceAll(mark, () => `${mark} (picture ${found.join(" or ")}: ${name})`);
	}, text);
}
const embeddedFile = /\bdata:([\w.+-]+\/[\w.+-]+)(?:;[\w=.-]+){0,5};base64,[a-z\d+/=]{100,}/gi;
function withoutEmbeddedFiles(text) {
	return text.replaceAll(embeddedFile, (file, type) => `data:${type} (${file.length} characters, not shown)`);
}
function textsWithPictures({ description, fields, comments }, since) {
	const newestFirst = comments.toReversed();
	const isNews = (comment) => since.inputs.length > 0 && !hasRead(since, comment);
	return [
		...newestFirst.filter(isNews).map(({ body }) => body),
		description,
		...fields.map(({ text }) => text),
		...newestFirst.filter((comment) => !isNews(comment)).map(({ body }) => body)
	];
}
// src/core/tickets/plan-text.ts
const max$4 = {
	understanding: 2e3,
	uncertain: 1e3,
	change: 300
};
function shortPlan(plan) {
	const { understanding, uncertain, files } = plan;
	return {
		...plan,
		understanding: clipWithin(understanding, max$4.understanding),
		uncertain: uncertain && clipWithin(uncertain, max$4.uncertain),
		files: files.map(({ change, ...file }) => ({
			...file,
			change: change && clipWithin(oneLine(change, max$4.change), max$4.change)
		}))
	};
}
function planText({ understanding, files, uncertain }) {
	const items = files.map(({ path, state, change = "" }) => {
		const name = `${oneLine(path, 300)}${state === "new" ? " (new)" : ""}`;
		return change === "" ? `- ${name}` : `- ${name}: ${oneLine(change, max$4.change)}`;
	});
	const open = uncertain === void 0 ? [] : [`Uncertain: ${uncertain.trim()}`];
	return [
		understanding.trim(),
		items.join("\n"),
		...open
	].join("\n\n");
}
// src/core/tickets/repair.ts
const max$3 = {
	shown: 10,
	finding: 300,
	name: 200,
	words: 1e3
};
function commitReason({ review, repair }) {
	if (review !== void 0) return `answers ${oneLine(review.author, 100)}'s review`;
	const [first, ...others] = repair?.failures ?? [];
	if (first === void 0) return repair && "makes the change again on the newest files";
	const more = others.length === 0 ? "" : ` and ${others.length} more`;
	return `mends the check “${oneLine(first.name, max$3.name)}”${more}`;
}
function rootCauseFor({ review, repair }, { published }) {
	return review === void 0 && repair === void 0 ? void 0 : published?.report.rootCause;
}
function repairText({ failures }) {
	if (failures.length === 0) return prose(conflictText);
	return budgetedList({
		title: "## Failed checks of the pull request",
		items: [prose("Nothing shows that they fail without the change."), ...failures.map(failureText)],
		omitted: (count) => `(Failed checks not shown: ${count}.)`
	});
}
const conflictText = "## The pull request conflicts with its base\n\nOther changes were merged since. The same change is wanted on the files as they are now.";
function failureText(check) {
	const { name, steps, annotations, says, tests = [], log } = check;
	const parts = [
		...steps.length === 0 ? [] : [`Failed steps: ${listed$2(steps).join("; ")}`],
		...says === void 0 ? [] : [`It says: ${oneLine(says, max$3.words)}`],
		...annotations.length === 0 ? [] : ["Its annotations:", bullets(annotations)],
		...tests.length === 0 ? [] : ["Failures that its log names:", bullets(tests)]
	];
	const head = [`**${oneLine(name, max$3.name)}** failed.`, ...parts].join("\n\n");
	return log.trim() === "" ? prose(head) : headed(`${head}\n\nFrom its log:`, budgetedCode("", log));
}
const bullets = (findings) => listed$2(findings).map((finding) => `- ${finding}`).join("\n");
const listed$2 = (findings) => firstFew(findings.map((finding) => oneLine(finding, max$3.finding)), max$3.shown);
// src/core/tickets/review.ts
const remarksText = "\n\nAnswer each remark by its number, in `answers`. Where all that is asked is a question, the plan is of kind `answer`.";
const maxHunk = {
	bytes: 800,
	lines: 6
};
function reviewText({ author, text, remarks }) {
	return budgetedList({
		title: `## Review of the pull request${remarks.length === 0 ? "" : remarksText}`,
		items: [headed(`**${oneLine(author, 100)}** requests changes:`, prose(text.trim() || "(no text)")), ...remarks.map(remarkText)],
		omitted: (count) => `(Remarks not shown: ${count}.)`
	});
}
function remarkText({ path, line, text, hunk = "" }, index) {
	const where = line === void 0 ? "" : `, line ${line} in the pull request`;
	const words = text.trim() || "(no text)";
	const body = hunk.trim() === "" ? words : `${hunkEnd(hunk)}\n\n${words}`;
	return headed(`Remark ${index + 1}, **${oneLine(path, 200)}**${where}:`, prose(body));
}
function hunkEnd(hunk) {
	return budgetedCode("diff", hunk.trimEnd().split("\n").slice(-maxHunk.lines).join("\n")).within(maxHunk.bytes);
}
// src/core/tickets/instruction.ts
const usualRoom = 6e4;
const maxLinks = 20;
function instruction(ticket, known, trigger = {}, room = usualRoom) {
	const { review, repair, before } = trigger;
	const since = before === void 0 ? known : withRead(known, before);
	const { description, fields, comments } = shownTexts(ticket, since);
	const restricted = ticket.restrictedComments ?? 0;
	return excerpt(visibleText(fitSections([
		prose(`# ${ticket.key}: ${oneLine(ticket.summary, 500)}`),
		{
			...prose(description.trim() || "(no description)"),
			share: .25
		},
		...fieldSection(fields),
		...linkSection(ticket.links),
		...attachmentSection(ticket.attachments),
		...pictureSection(ticket.pictures),
		...restricted > 0 ? [prose(`(Restricted comments, not included: ${restricted}.)`)] : [],
		...since.inputs.length > 0 ? retrySections(comments, since, trigger) : [...attemptSection(since, trigger), ...commentSection("Comments", comments, hasNews(trigger) ? .08 : .25)],
		...repair === void 0 ? [] : [{
			...repairText(repair),
			share: .15
		}],
		...review === void 0 ? [] : [{
			...reviewText(review),
			share: .15
		}]
	], room)), room);
}
function withRead(known, before) {
	const read = [...known.read, ...before.comments.map(commentEntry)];
	return {
		...known,
		inputs: [...known.inputs, inputFingerprint(before)],
		read
	};
}
function shownTexts({ description, fields, comments, pictures }, since) {
	const seen = new Set(since.read.map((entry) => entry.split(":", 1).join("")));
	const shown = (text) => withoutEmbeddedFiles(withPictureNumbers(text, pictures));
	return {
		description: shown(description),
		fields: fields.map(({ name, text }) => ({
			name,
			text: shown(text)
		})),
		comments: comments.map((comment) => {
			const isRead = hasRead(since, comment);
			const isEdited = since.inputs.length > 0 && !isRead && seen.has(comment.id);
			return {
				...comment,
				body: shown(comment.body),
				isRead,
				isEdited
			};
		})
	};
}
const hasNews = ({ review, repair }) => review !== void 0 || repair !== void 0;
function retrySections(comments, since, trigger) {
	const earlier = comments.filter(({ isRead }) => isRead);
	const fresh = comments.filter(({ isRead }) => !isRead);
	const isNewest = fresh.length === 0 && !hasNews(trigger);
	return [
		...commentSection("Earlier comments", earlier, isNewest ? .25 : .08),
		...attemptSection(since, trigger),
		...planSection(since),
		...fresh.length > 0 || isNewest ? newsSection(fresh, since, trigger) : []
	];
}
function planSection({ plan }) {
	if (plan === void 0) return [];
	return [{
		...prose(`## The plan that was proposed\n\n${planText(plan)}`),
		share: .1
	}];
}
function newsSection(fresh, { plan }, trigger) {
	const share = hasNews(trigger) ? .1 : .25;
	const isGoingOn = trigger.before !== void 0;
	const title = isGoingOn ? "New since the work began" : "New since the last attempt";
	const told = isGoingOn ? "" : plan === void 0 ? ", which did not solve it" : " made a plan";
	if (fresh.length > 0) return commentSection(`${title}${told}`, fresh, share);
	if (isGoingOn) return [prose(`## ${title}\n\nThe ticket was edited: its text above is new.`)];
	return [prose(`## ${title}\n\nNo new comment: the ticket was reopened or edited without one.`)];
}
function attemptSection({ diff: last = "", critique = "" }, { isOnBranch = false }) {
	const diff = isOnBranch ? "" : last;
	const items = [
		...isOnBranch ? [prose(branchText)] : [],
		...critique.trim() === "" ? [] : [headed("What was still wrong:", prose(critique.trim()))],
		...diff.trim() === "" ? [] : [headed("Its changes:", budgetedCode("diff", diff))]
	];
	const omitted = () => "(Its changes are not shown.)";
	return listSection(.15, {
		title: "## The last attempt",
		items,
		omitted
	});
}
const branchText = "Its changes are already in the files, and others have committed on top of them. Keep what they did, and change only what is asked for now.";
function commentSection(name, comments, share) {
	return listSection(share, {
		title: `## ${name}`,
		items: comments.toReversed().map(commentText),
		omitted: (count) => `(Older comments not shown: ${count}.)`,
		isReversed: true
	});
}
function commentText({ author, created, body, isEdited }) {
	const when = `${oneLine(created, 40)}${isEdited ? ", edited since" : ""}`;
	return headed(`**${oneLine(author, 100)}**, ${when}:`, prose(body.trim()));
}
function fieldSection(fields) {
	return listSection(.1, {
		title: "## Fields",
		items: fields.filter(({ text }) => text.trim() !== "").map(({ name, text }) => headed(`### ${oneLine(name, 100)}`, prose(text.trim()))),
		omitted: (count) => `(Fields not shown: ${count}.)`
	});
}
function linkSection(links) {
	return listSection(.05, {
		title: "## Linked tickets",
		items: links.slice(0, maxLinks).map(({ key, relation, summary }) => prose(`- ${oneLine(relation, 60)} ${oneLine(key, 50)}${titled(oneLine(summary, 300))}`)),
		omitted: (count) => `(Linked tickets not shown: ${count}.)`,
		alreadyOmitted: Math.max(links.length - maxLinks, 0),
		separator: "\n"
	});
}
const titled = (title) => title === "" ? "" : `: ${title}`;
function attachmentSection(attachments) {
	return listSection(.12, {
		title: "## Attachments",
		items: attachments.map(({ name, note, text }) => {
			const head = `**${oneLine(name, 200)}** (${oneLine(note, 200)})`;
			return text === void 0 ? prose(head) : headed(`${head}:`, budgetedCode("", text));
		}),
		omitted: (count) => `(Attachments not shown: ${count}.)`
	});
}
function pictureSection(pictures) {
	return listSection(.02, {
		title: "## Pictures",
		items: pictures.map(({ name, mediaType, width, height }, index) => prose(`${index + 1}. ${oneLine(name, 200)} (${mediaType}, ${width} × ${height} pixels)`)),
		omitted: (count) => `(Pictures not listed: ${count}.)`,
		separator: "\n"
	});
}
function listSection(share, list) {
	return list.items.length === 0 ? [] : [{
		...budgetedList(list),
		share
	}];
}
// src/core/tickets/picture-format.ts
function pictureFormat(bytes) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (startsWith(view, 0, "PNG\r\n\n")) return readPng(view);
	if (startsWith(view, 0, "ÿØÿ")) return readJpeg(view);
	if (startsWith(view, 0, "GIF87a") || startsWith(view, 0, "GIF89a")) return readGif(view);
	return startsWith(view, 0, "RIFF") && startsWith(view, 8, "WEBP") ? readWebp(view) : void 0;
}
function startsWith(view, at, text) {
	if (at + text.length > view.byteLength) return false;
	return Array.from(text).every((char, index) => view.getUint8(at + index) === char.charCodeAt(0));
}
function readPng(view) {
	if (view.byteLength < 33 || !startsWith(view, 12, "IHDR")) return void 0;
	let at = 8;
	while (at + 12 <= view.byteLength && !startsWith(view, at + 4, "IEND")) at += 12 + view.getUint32(at);
	const size = {
		width: view.getUint32(16),
		height: view.getUint32(20)
	};
	const isWhole = at + 12 <= view.byteLength;
	return {
		mediaType: "image/png",
		...size,
		isWhole,
		isAnimated: false
	};
}
function readJpeg(view) {
	let at = 2;
	while (at + 9 <= view.byteLength && view.getUint8(at) === 255) {
		const marker = view.getUint8(at + 1);
		if (isFrameHeader(marker)) return {
			mediaType: "image/jpeg",
			width: view.getUint16(at + 7),
			height: view.getUint16(at + 5),
			isWhole: hasEoi(view, at),
			isAnimated: false
		};
		if (marker === 255) at += 1;
		else if (marker === 218 || marker === 217) return void 0;
		else at += hasNoLength(marker) ? 2 : 2 + Math.max(view.getUint16(at + 2), 2);
	}
}
const isFrameHeader = (marker) => marker >= 192 && marker <= 207 && ![
	196,
	200,
	204
].includes(marker);
const hasNoLength = (marker) => marker === 1 || marker >= 208 && marker <= 216;
function hasEoi(view, from) {
	for (let at = view.byteLength - 2; at > from; at -= 1) if (view.getUint16(at) === 65497) return true;
	return false;
}
function readGif(view) {
	if (view.byteLength < 13) return void 0;
	const size = {
		width: view.getUint16(6, true),
		height: view.getUint16(8, true)
	};
	let at = 13 + colorTable(view.getUint8(10));
	let images = 0;
	while (at !== void 0 && at < view.byteLength) {
		const kind = view.getUint8(at);
		if (kind === 33) at = endOfBlocks(view, at + 2);
		else if (kind === 44 && at + 10 < view.byteLength) {
			at = endOfBlocks(view, at + 11 + colorTable(view.getUint8(at + 9)));
			if (at !== void 0) images += 1;
		} else break;
	}
	return {
		mediaType: "image/gif",
		...size,
		isWhole: images > 0,
		isAnimated: images > 1
	};
}
const colorTable = (flags) => flags & 128 ? 3 * 2 ** ((flags & 7) + 1) : 0;
function endOfBlocks(view, start) {
	let at = start;
	while (at < view.byteLength) {
		const length = view.getUint8(at);
		at += 1 + length;
		if (length === 0) return at;
	}
}
function readWebp(view) {
	if (view.byteLength < 30) return void 0;
	const common = {
		mediaType: "image/webp",
		isWhole: view.getUint32(4, true) + 8 <= view.byteLength,
		isAnimated: false
	};
	if (startsWith(view, 12, "VP8 ")) {
		const side = (at) => view.getUint16(at, true) & 16383;
		return {
			...common,
			width: side(26),
			height: side(28)
		};
	}
	if (startsWith(view, 12, "VP8L")) {
		const bits = view.getUint32(21, true);
		return {
			...common,
			width: (bits & 16383) + 1,
			height: (bits >>> 14 & 16383) + 1
		};
	}
	if (!startsWith(view, 12, "VP8X")) return void 0;
	const side = (at) => (view.getUint32(at - 1, true) >>> 8) + 1;
	const isAnimated = (view.getUint8(20) & 2) !== 0;
	return {
		...common,
		width: side(24),
		height: side(27),
		isAnimated
	};
}
// src/core/tickets/picture.ts
const pictureLimits = {
	count: 4,
	each: 3145728,
	all: 8388608,
	minSide: 11,
	maxSide: 8e3
};
function spaceForPicture(shown) {
	const left = pictureLimits.all - shown.reduce((sum, { bytes }) => sum + bytes, 0);
	return shown.length < pictureLimits.count ? Math.max(Math.min(pictureLimits.each, left), 0) : 0;
}
function judgePicture(bytes, space) {
	if (bytes.length > space) return "not shown: too large";
	const format = pictureFormat(bytes);
	const problem = pictureProblem(format);
	if (format === void 0 || problem !== void 0) return `not shown: ${problem}`;
	const { mediaType, width, height } = format;
	return {
		mediaType,
		width,
		height,
		bytes: bytes.length
	};
}
function spaceProblem(bytes, space) {
	if (bytes > pictureLimits.each) return "not shown: too large";
	return bytes > space || space === 0 ? "not shown: others use up the limit" : void 0;
}
function pictureProblem(format) {
	if (format === void 0) return "not a PNG, JPEG, GIF or WebP file";
	const { width, height, isWhole, isAnimated } = format;
	if (!isWhole) return "incomplete";
	if (isAnimated) return "animated";
	const size = `${width} × ${height} pixels`;
	if (Math.max(width, height) > pictureLimits.maxSide) return `too large with ${size}`;
	return Math.min(width, height) < pictureLimits.minSide ? `too small with ${size}` : void 0;
}
const patch = {
	side: 28,
	max: 4784
};
function pictureTokens({ width, height }) {
	const patches = Math.ceil(width / patch.side) * Math.ceil(height / patch.side);
	return Math.min(patches, patch.max);
}
// src/core/tickets/proposed-plan.ts
function answerToPlan(ticket, known, { command = usualCommand }) {
	const { plan } = known;
	if (plan === void 0) return { kind: "no-plan" };
	if (inputFingerprint(asPlanned(ticket, known)) !== plan.input) return { kind: "void" };
	const words = ticket.comments.filter((comment) => !hasRead(known, comment)).findLast(({ body }) => textAfterCommand(body, command) !== void 0);
	if (words !== void 0 && !saysGo(words, command)) return { kind: "another" };
	if (words === void 0 && !hasLabel(ticket, controlLabels.go)) return { kind: "waits" };
	return {
		kind: "go",
		plan,
		ticket: withoutGo(ticket, command)
	};
}
function judgePlanFirst(ticket, { rules, planTypes = [] }) {
	if (hasLabel(ticket, controlLabels.go)) return void 0;
	return planTypes.some((type) => type.toLowerCase() === ticket.type?.toLowerCase()) || hasLabel(ticket, controlLabels.plan) ? 0 : rules.planFirst;
}
function judgeTicket(ticket, known, request) {
	const { review, repair } = request;
	if (review !== void 0 || repair !== void 0) return judgeReadiness(ticket, known, request);
	const answer = answerToPlan(ticket, known, request);
	const isFree = answer.kind === "go" && isFirstGo(known);
	const maxTicketAttempts = request.maxTicketAttempts + (known.plansFollowed ?? 0) + (isFree ? 1 : 0);
	const limits = {
		...request,
		maxTicketAttempts
	};
	switch (answer.kind) {
		case "go": {
			const inputs = known.inputs.filter((input) => input !== inputFingerprint(ticket));
			return judgeReadiness(ticket, {
				...known,
				inputs,
				text: void 0
			}, limits);
		}
		case "waits": return judgeReadiness(isAsked(request) ? ticket : asPlanned(ticket, known), known, limits);
		case "no-plan": return judgeReadiness(goInputs(ticket, request).some((input) => known.inputs.includes(input)) ? withoutGo(ticket, request.command) : ticket, known, limits);
		default: return judgeReadiness(ticket, known, limits);
	}
}
function isAsked({ cause = "event", reopened = false }) {
	return cause !== "event" || reopened;
}
function goInputs(ticket, { command }) {
	const rest = withoutGo(ticket, command);
	if (!(rest.comments.length < ticket.comments.length) && !hasLabel(ticket, controlLabels.go)) return [];
	return [requestFingerprint({ go: inputFingerprint(rest) })];
}
function followedRecord(started, known) {
	const { plansFollowed = 0 } = known;
	return isFirstGo(known) ? {
		...started,
		plansFollowed: plansFollowed + 1
	} : started;
}
const isFirstGo = ({ plan, attempts }) => plan?.attempt === attempts;
function asPlanned(ticket, { read }) {
	const ids = new Set(read.map((entry) => entry.split(":", 1).join("")));
	return {
		...ticket,
		comments: ticket.comments.filter(({ id }) => ids.has(id))
	};
}
function withoutGo(ticket, command = usualCommand) {
	return {
		...ticket,
		comments: ticket.comments.filter((comment) => !saysGo(comment, command))
	};
}
// src/core/tickets/sweep.ts
function sweepVerdict(ticket, known, rules, now) {
	const { name, category } = ticket.status;
	const again = category === "indeterminate" ? asksAgain(ticket, known, rules) : void 0;
	const request = again === "reopened" ? {
		reopened: true,
		delivery: "sweep"
	} : {};
	const readiness = judgeTicket(ticket, known, {
		...rules,
		...request
	});
	const isRecent = now.getTime() - Date.parse(known.begun ?? "") < rules.attemptMs;
	if (readiness.kind === "untold") return dueAs("unreported");
	if (known.open !== void 0 && category !== "done") return dueAs("unfinished");
	if (category !== "new" && again === void 0) return {
		kind: "begun",
		status: name
	};
	switch (readiness.kind) {
		case "due": return isRecent ? { kind: "busy" } : dueAs(again ?? "unworked");
		case "exhausted": return { kind: "exhausted" };
		case "withdrawn":
		case "worked": return readiness;
	}
}
const dueAs = (why) => ({
	kind: "due",
	why
});
function asksAgain(ticket, known, { command = "", reopenStatuses = [] }) {
	if (known.waitsFor !== void 0) return "freed";
	if (!wasConcluded(known)) return void 0;
	const { comments, status } = ticket;
	const unread = comments.filter((comment) => !hasRead(known, comment));
	if (unread.some(({ body }) => textAfterCommand(body, command) !== void 0)) return "asked";
	const { id, name } = status;
	if (![foldCase(name), id].some((one) => one !== void 0 && reopenStatuses.includes(one))) return void 0;
	if (unread.length > 0) return "asked";
	return (known.leftStatus ?? name) === name ? void 0 : "reopened";
}
function wasConcluded({ inputs }) {
	return inputs.length > 0;
}
function describeFinding({ key, verdict }) {
	return `${key}: ${describeVerdict(verdict)}`;
}
function describeSweep(findings) {
	const due = findings.filter(({ verdict }) => verdict.kind === "due");
	return `Tickets found: ${findings.length}, dispatched: ${due.length}.`;
}
function sweepProblem(findings) {
	const unreadable = findings.filter(({ verdict }) => verdict.kind === "unreadable");
	const [first] = unreadable;
	if (first === void 0) return void 0;
	return `Tickets that could not be read: ${unreadable.length} of ${findings.length}. ${describeFinding(first)}`;
}
const reasons = {
	unworked: "",
	unreported: ", the end of the last attempt is not reported yet",
	unfinished: ", the last attempt did not end",
	asked: ", a comment asks for another attempt",
	reopened: ", it was reopened",
	freed: ", the pull request that it waited for has ended"
};
function describeVerdict(verdict) {
	switch (verdict.kind) {
		case "due": return `dispatched${reasons[verdict.why]}`;
		case "worked": return "already worked, nothing new since";
		case "withdrawn": return `asks for no work: ${verdict.why}`;
		case "exhausted": return "no attempts left";
		case "pull-open": return `waits for pull request #${verdict.pull}, which names it`;
		case "busy": return "an attempt started recently";
		case "begun": return `no longer to do, now in “${verdict.status}”`;
		case "waiting": return "left for the next sweep";
		case "over-budget": return "waits for the monthly budget";
		case "unreadable": return `could not be read: ${verdict.why}`;
	}
}
// src/core/tickets/status-words.ts
const waiting = [`review qa test uat verif block wait await hold pending stag preprod ready accepta
    prüf überprüf geprüft abnahm freigab blockier warte gestoppt beoord controle nakijk nagekeken keur goedkeur toets wacht geblok gepauz gransk kontroll godkän vänta invänta avvakt paus
    revue révis relecture valid recette bloqu attente prueba espera análise homolog aguard revision collaud blocc attesa
    провер ревью рецен тест блок заблок ожид przegl recenz weryf sprawdz ocen akcept oczek czek wstrzym zawiesz zablok
    incele gözden değerlendir doğrula kontrol onay bekle beklet engel askı`, "レビュー 確認 検証 テスト ブロック 保留 待ち 审核 审查 评审 审阅 審 测试 測試 验证 阻 等待 검토 리뷰 검증 테스트 차단 대기 보류"];
const working = [`progress doing working work_in in_work wip develop implementing implementation coding build active in_dev started ongoing underway under_way fixing programming construct
    arbeit bearbeit entwickl umsetz programmier behebung läuft uitvoer bewerk behandel bezig ontwikkel pågå arbet arbeid arbejd utveckl utvikl udvikl igång igang i_gang
    cours dévelop réalis trait curso desarr desenv progres proces ejecuc execuç andament fazend implementac implementaç svilupp lavor corso lucru dezvolt
    работ разраб процес выполня исполн исправля роботі робот розроб викону toku trakcie realizac programow kodow opracow probíh prebieh vývoj řeš prác
    devam geliştir yapılı çalış sürü kodlan işlem käynnis kehity työn folyamat fejleszt εξέλιξη ανάπτυξη`, "進行 作業 対応中 着手 開発 実装中 修正中 进行 處理中 处理中 开发 開發 修复中 진행 작업 개발 처리 중 처리중 수정 중 수정중 구현"];
const finished = [`done fix resolv solved complet finish implement accomplish
    fertig erledig gelöst lösen lösung behob beheb abgeschl abschl beende umgesetzt vollst vollend gereed klaar afgerond afgeh afgesl opgelost oploss voltooi verholpen hersteld gedaan klar färdig åtgärd löst slutfört avslut rätta
    termin fini achev résol corrig réalis trait fait hech list resuel solucion correg arregl conclu pront feit fatt risol corrett sistemat
    готов заверш выполн исправл исправит решен решит разреш сделан законч устранен реализован gotow zakończ ukończ skończ rozwiąz naprawi zrobi wykona zrealiz załatw
    tamam bitti bitir çöz düzelt yapıl gideril`, "完了 完成 解決 修正済 対応済 処理済 終了 解决 修复 修復 已修 完结 已处理 已處理 완료 해결 수정 처리"];
const closed$1 = ["clos geschl schließ gesloten sluit stäng ferme clôtur cerr fech encerr chius закры zamkn kapat kapal", "クローズ 关闭 關閉 종료 닫"];
const refused = [`reject declin deni deny cancel abort abandon discard dismiss drop withdr supersed replac redundan dup invalid irrepro obsolet outdat expir stale defer postpon later ignor skip fail stop terminated revert delet remov trash spam junk void archiv suspend moved unable impossib insuffic third_part out_of as_design by_design works_ working_as intend as_expect expected user_err known nonissue scrap nothing ice
    ablehn abgelehn abweis abgewies abbr abgebr stornier verworf verwerf zurückgew zurückgez zurückgest rückgäng doppel ungült hinfäll gegenstandsl veralt überholt unmögl entfäll aufgehob verschob dublett gelöscht lösch irrelev eingestellt geannul afgewez afgekeur afwijz geweiger verworp ingetrok dubbel ongeld verval achterh uitgest verouderd onmog avbr avbö avvis avsla förkast återkall dubbl ogilt makul inställd nedlagd föråld uppskj borttag omöj
    annul rejet refus écart doubl périm caduc retir supprim injustif irrecev anul descart rechaz deneg desestim aband imposib desech aplaz elimin recus rejeit desist descontin negad improced adiad excluí arquiv rifiut scart respin doppi rimand sospes
    не отклон отмен отказ отверг отброш отозв дубл повтор устар аннул отлож невозмож прекращ удален nie brak_ odrzuc zaniech odmów porzuc odwoł wycof powiel zduplik przestarz odłoż usunięt
    iptal redd vazgeç yinele tekrarlan mükerrer çift geçersiz ertele gereksiz kapsam_dış`, "却下 取消 取り消 取下 取り下 キャンセル 中止 重複 棄却 見送 破棄 対象外 廃止 拒 延期 しな せず できな でき ない なし 仕様 設計如此 设计如此 重复 作废 作廢 驳回 駁回 放弃 放棄 废 廢 终止 終止 撤 忽略 挂起 搁置 不(?!具合|良) 未 无 無 非 没 沒 취소 거부 거절 반려 중복 기각 폐기 무효 없음 않 안\\s?[함됨할] 못\\s?함 불가 불필요 미해결 미완 철회 제외 중단 삭제"];
const negations = "not no non never cannot cant wont dont t without nicht kein keine keinen ohne geen zonder inte ej utan ne pas sans aucun aucune sin nunca não nao sem senza nessun nessuna нет без bez değil yok";
const denied$1 = "\\p{L}(?:m[ae](?:y[ae]c[ae][kg]\\p{L}*|di|z|mis|yan|yen)|m[iu]yor\\p{L}*)";
const [start, end] = ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
const fold = (text) => foldAccents(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).replaceAll("ı", "i");
const anyOf = (words) => `(?:${fold(words).split(/\s+/).join("|").replaceAll("_", "[ _-]+")})`;
function finder([beginnings, anywhere], ...more) {
	const forms = [
		`${start}(?:[ck]ode?)?${anyOf(beginnings)}`,
		anyOf(anywhere),
		...more
	];
	const form = new RegExp(forms.join("|"), "u");
	return (name) => form.test(fold(name));
}
const saysWaiting = finder(waiting);
const saysWorking = finder(working);
const saysRefused = finder(refused, start + anyOf(negations) + end, `${start}(?:un|in|ir|non|on|o)${anyOf(finished[0])}`, denied$1 + end);
const saysFinished = finder(finished);
const saysClosed = finder(closed$1);
// src/core/tickets/transition.ts
function statusAfter(move) {
	return move?.kind === "moved" ? {
		name: move.to,
		category: move.category
	} : void 0;
}
const resolution = "resolution";
const categories = {
	new: {
		rank: 0,
		name: "To do",
		aim: "puts the ticket back"
	},
	indeterminate: {
		rank: 1,
		name: "In progress",
		aim: "begins the work"
	},
	done: {
		rank: 2,
		name: "Done",
		aim: "finishes the ticket"
	}
};
function chooseTransition(transitions, status, target) {
	switch (target.kind) {
		case "stay": return settled("The settings say to leave the status unchanged.");
		case "category": return chooseByCategory(transitions, status, target);
		case "named": return chooseByName(transitions, status, target.names);
	}
}
function chooseByCategory(transitions, status, { category, except = [], setting = "the setting of this move" }) {
	const { rank, name, aim } = categories[category];
	const current = categories[status.category].rank;
	if (current === rank) return alreadyIn(status);
	if (current > rank) return settled(`The ticket is already further on, in ${quoted$1(status.name)}.`);
	const ofCategory = transitions.filter(({ to }) => to.category === category);
	const candidates = ofCategory.filter((transition) => !except.some((kept) => isCalled(transition, kept)));
	if (candidates.length > 0) return firstPassable(category === "done" ? finishing(candidates, namesOf) : starting(candidates)) ?? stay(unclear(candidates, aim, setting));
	const free = candidates.length < ofCategory.length ? " that is not kept for another move" : "";
	const wanted = `a status of the category ${quoted$1(name.toLowerCase())}${free}`;
	return stay(noTransition(transitions, status, wanted));
}
function starting(all) {
	const free = all.filter((one) => !namesOf(one).some(saysWaiting));
	const possible = free.length > 0 ? free : all;
	const clear = clearest(possible, namesOf, startSigns);
	const onward = possible.filter(({ isGlobal }) => isGlobal === false);
	return clear.length > 0 ? clear : clearest(onward, namesOf, startSigns);
}
function finishing(all, names) {
	return clearest(all.filter((one) => !names(one).some(saysRefused)), names, finishSigns);
}
function clearest(possible, names, signs) {
	const rank = (one) => signs.findIndex((says) => names(one).some(says));
	const named = possible.filter((one) => rank(one) >= 0).toSorted((a, b) => rank(a) - rank(b));
	const isClear = new Set(possible.map((one) => foldCase(names(one)[0]))).size === 1;
	return named.length > 0 || !isClear ? named : possible;
}
const isNamedLike = (category) => (name) => isSameName(name, categories[category].name);
const startSigns = [isNamedLike("indeterminate"), saysWorking];
const finishSigns = [
	isNamedLike("done"),
	saysFinished,
	saysClosed
];
function chooseByName(transitions, status, names) {
	let refused;
	for (const name of names) {
		if (isSameName(status.name, name)) return alreadyIn(status);
		const choice = chooseForName(transitions, status, name);
		if (choice?.kind === "go") return choice;
		refused ??= choice;
	}
	return refused ?? stay(noTransition(transitions, status, names.map(quoted$1).join(" or ")));
}
function chooseForName(transitions, status, name) {
	const candidates = transitions.filter((transition) => isCalled(transition, name));
	const { rank } = categories[status.category];
	const forward = candidates.filter(({ to }) => categories[to.category].rank >= rank);
	const [back] = candidates;
	return firstPassable(forward) ?? (back && stay(leadsBack$1(back, status)));
}
function firstPassable(candidates) {
	const ways = candidates.map((transition) => ({
		transition,
		...fillIn(transition)
	}));
	const passable = ways.find(({ missing }) => missing.length === 0);
	if (passable) return {
		kind: "go",
		transition: passable.transition,
		fields: passable.fields
	};
	const [first] = ways;
	return first && stay(needsPerson(first.transition, first.missing));
}
function fillIn(transition) {
	const fields = {};
	const missing = [];
	const isRefusal = namesOf(transition).some(saysRefused);
	for (const { id, name, required, hasDefault, allowed } of transition.fields) {
		const isWanted = required || transition.to.category === "done";
		if (id !== resolution || !isWanted || allowed.length === 0) {
			if (required && !hasDefault) missing.push(quoted$1(name));
			continue;
		}
		const refusals = [...allowed.filter((value) => saysRefused(value.name)), ...allowed];
		const [value] = isRefusal ? refusals : finishing(allowed, (one) => [one.name]);
		if (value) fields[id] = { id: value.id };
		else missing.push(`${quoted$1(name)}, none of whose values is named like a finish`);
	}
	return {
		fields,
		missing
	};
}
function needsPerson({ name }, missing) {
	return `The transition ${quoted$1(name)} requires ${missing.join(", ")}, which only a person can fill in.`;
}
function unclear(candidates, aim, setting) {
	return `No transition plainly ${aim}: ${listed$1(candidates)}; name the right one in ${setting}, or move the ticket by hand.`;
}
function leadsBack$1({ name, to }, status) {
	return `The transition ${quoted$1(name)} would lead back from ${quoted$1(status.name)} to ${quoted$1(to.name)}.`;
}
function noTransition(transitions, status, wanted) {
	return `No transition leads from ${quoted$1(status.name)} to ${wanted}; available to the agent: ${listed$1(transitions)}.`;
}
const alreadyIn = (status) => settled(`The ticket is already in ${quoted$1(status.name)}.`);
const stay = (why) => ({
	kind: "stay",
	why,
	isSettled: false
});
const settled = (why) => ({
	kind: "stay",
	why,
	isSettled: true
});
const quoted$1 = (name) => `“${name}”`;
const listed$1 = (transitions) => transitions.map(({ name }) => quoted$1(name)).join(", ") || "none";
const namesOf = ({ name, to }) => [to.name, name];
const isCalled = ({ id, name, to }, wanted) => [
	id,
	name,
	to.name
].some((known) => isSameName(known, wanted));
const isSameName = (a, b) => foldCase(a) === foldCase(b);
// src/core/run/record-outcome.ts
function endedRecord(known, ticket, request, end) {
	const { run, pullRequest, left, leftStatus, isLeftOpen, into } = end;
	const { isPublished = pullRequest !== void 0 } = end;
	const isConcluded = isConclusive(end) || isPublished;
	const added = {
		input: [...workedInputs(ticket, request), ...goInputs(ticket, request)],
		"attempt-limit": [exhaustedInput(ticket, known, request)],
		nothing: []
	}[isPublished ? "input" : meaningOf(end).records];
	return {
		...known,
		...lastChange(run),
		inputs: [...new Set([...known.inputs, ...added])],
		...isConcluded && conclusion(ticket),
		pullRequest: pullRequest?.url ?? known.pullRequest,
		...pullRequest !== void 0 && into !== void 0 && { followed: publishedAs(known.followed, pullRequest.number, into) },
		...isConcluded && {
			left,
			leftStatus
		},
		waitsFor: end.detail === "other-pull-request" ? known.waitsFor : void 0,
		plan: waitingPlan(known, ticket, end),
		open: isLeftOpen || known.open?.end !== void 0 && !isConcluded ? known.open : void 0
	};
}
function waitingPlan(known, ticket, end) {
	const { reason, run, base } = end;
	const plan = currentPlan(run);
	if (reason === "planned" && plan?.kind === "fix" && base !== void 0) return shortPlan({
		...plan,
		input: inputFingerprint(ticket),
		base,
		attempt: known.attempts
	});
	return reason === "planned" || !isConclusive(end) ? known.plan : void 0;
}
function conclusion(ticket) {
	return {
		read: ticket.comments.map(commentEntry),
		text: textFingerprint(ticket),
		seen: ticket.updated
	};
}
function isConclusive(end) {
	return meaningOf(end).records === "input";
}
const maxCritique = 2e3;
function lastChange(run) {
	const kept = keptPatch(run);
	const patch = kept.size > 0 ? kept : stagedPatch(run);
	if (patch.size === 0) return {};
	const critique = lastCritique(run);
	return {
		diff: shortDiff(patch),
		critique: critique && clipWithin(critique, maxCritique)
	};
}
function lastCritique({ steps, restored = -1 }) {
	const next = steps.findIndex(({ kind }, at) => at > restored && kind === "edited");
	const last = (restored < 0 ? steps : steps.slice(0, next)).findLast((step) => step.kind === "reviewed" || step.kind === "checked" || step.kind === "tested");
	switch (last?.kind) {
		case "reviewed": return last.verdict.kind === "revise" ? last.verdict.critique : void 0;
		case "tested": return isRed(last.results) ? testNotes(last).join("\n") : void 0;
		case "checked": return isSound(last) ? void 0 : last.excess ?? problemLines(last);
		default: return;
	}
}
function problemLines({ problems, hidden }) {
	return [...problems, ...hidden?.found ?? []].map(({ path, line, message }) => `${path}:${line}: ${message}`).join("\n");
}
// src/core/run/run.ts
const newRun = { steps: [] };
const record = (run, step) => ({
	...run,
	steps: [...run.steps, step]
});
// src/core/run/repetition.ts
function repeatsCritique(run) {
	return hasRepeat(run.steps.flatMap((step) => step.kind === "reviewed" && step.verdict.kind === "revise" ? [step.verdict.critique] : []).map(proseFingerprint));
}
function repeatsRequest(run) {
	const last = run.steps.at(-1);
	if (run.steps.findLast(({ kind }) => kind !== "unusable")?.kind !== "explored" || !isExhausted$1(run)) return false;
	return last?.kind === "unusable" || !hasLearnedMore(run);
}
function repeatsUnusable(run) {
	const last = run.steps.at(-1);
	if (last?.kind !== "unusable") return false;
	const isSame = (step) => step.kind === "unusable" && step.asked === last.asked && step.call.reply === last.call.reply;
	const at = run.steps.slice(0, -1).findLastIndex(isSame);
	return at >= 0 && run.steps.slice(at + 1).every((_, index) => isIdle$1(run, at + 1 + index));
}
function isIdle$1(run, at) {
	const step = run.steps[at];
	if (step?.kind === "explored") return step.reads.every(({ ruling }) => ruling !== "fresh");
	return step?.kind === "unusable" || restatesPlan({
		...run,
		steps: run.steps.slice(0, at + 1)
	});
}
function repeatsEdit(whole) {
	const run = withoutAsked(whole);
	const edits = modelReplies(run, "edited").map(({ reply }) => reply);
	const rewrites = modelReplies(run, "rewritten");
	const named = rewrites.map(({ index, reply }) => `${rewrittenPath(run, index)}\n${reply}`);
	return rewrites.some(({ reply }) => edits.includes(reply)) || hasRepeat(edits) || hasRepeat(named) || leadsBack(run);
}
function withoutAsked(run) {
	const steps = [];
	for (const step of run.steps) if (step.kind === "checked" && isAskedAbout(step)) steps.splice(steps.findLastIndex(({ kind }) => kind === "edited"));
	else steps.push(step);
	return {
		...run,
		steps
	};
}
function modelReplies(run, kind) {
	return run.steps.flatMap((step, index) => step.kind === kind ? [{
		index,
		reply: sha256Hex(step.call.reply)
	}] : []);
}
function leadsBack(run) {
	const [newest, ...earlier] = stagedStates(run).reverse();
	if (newest === void 0 || samePatch(newest, keptPatch(run))) return false;
	return earlier.some((state) => samePatch(state, newest));
}
function hasRepeat(fingerprints) {
	return new Set(fingerprints).size < fingerprints.length;
}
// src/core/run/stop.ts
const stopRules = [
	[{ reason: "secret-added" }, addsSecret],
	[{ reason: "not-shown" }, (run) => isApproved(run) && lacksTestRun(run)],
	[{ reason: "approved" }, isApproved],
	[{ reason: "answered" }, (run) => currentPlan(run)?.kind === "answer"],
	[{ reason: "asked" }, (run) => currentPlan(run)?.kind === "ask"],
	[{ reason: "already-fixed" }, (run) => currentPlan(run)?.kind === "already-fixed"],
	[{ reason: "planned" }, waitsForAgreement],
	[{
		reason: "no-progress",
		detail: "not-editable"
	}, isBlockedAgain],
	[{
		reason: "no-progress",
		detail: "repeated-critique"
	}, repeatsCritique],
	[{
		reason: "no-progress",
		detail: "repeated-request"
	}, repeatsRequest],
	[{
		reason: "no-progress",
		detail: "repeated-edit"
	}, repeatsEdit],
	[{
		reason: "no-progress",
		detail: "repeated-plan"
	}, returnsToPlan],
	[{
		reason: "no-progress",
		detail: "never-applied"
	}, (run) => isRefusedAgain(run) && !mayRewrite(run) && due(run) !== "plan"],
	[{
		reason: "no-progress",
		detail: "no-action"
	}, (run) => isIdleTwice(run) || repeatsUnusable(run)],
	[{ reason: "tests-failed" }, hasFailedTests],
	[{
		reason: "limit-reached",
		detail: "attempts"
	}, (run, rules) => wantsEdit[due(run)] && hasNoAttemptsLeft(run, rules)],
	[{
		reason: "no-progress",
		detail: "reply-cut"
	}, (_, __, whole) => isCutTwice(whole)],
	[{
		reason: "limit-reached",
		detail: "spending"
	}, (run, rules, whole) => callsModel[due(run)] && isSpent(sumSpent(whole), rules)]
];
function firstEnding(whole, rules) {
	const run = withoutCuts(whole);
	return stopRules.find(([, applies]) => applies(run, rules, whole))?.[0];
}
const callsModel = {
	plan: true,
	edit: true,
	rewrite: true,
	check: false,
	test: false,
	review: true
};
const wantsEdit = {
	plan: true,
	edit: true,
	rewrite: false,
	check: false,
	test: false,
	review: false
};
function isApproved(run) {
	const last = run.steps.at(-1);
	if (run.isUnreviewed && due(run) === "review") return true;
	return last?.kind === "reviewed" && last.verdict.kind === "approve";
}
function addsSecret({ steps }) {
	const last = steps.at(-1);
	return last?.kind === "checked" && last.leaks !== void 0;
}
function isBlockedAgain({ steps }) {
	const [last, before] = steps.filter(({ kind }) => kind !== "explored").slice(-2).reverse();
	const isRefused = before !== void 0 && "refusals" in before && before.refusals.length > 0;
	return blockedFiles(last).length > 0 && (before?.kind === "unusable" || isRefused);
}
function isIdleTwice(run) {
	const lastTwo = run.steps.slice(-2);
	return lastTwo.length === 2 && lastTwo.every(isIdle);
}
function isIdle(step) {
	return step.kind === "unusable" || step.kind === "explored" && step.reads.every(({ ruling }) => ruling === "invalid");
}
function hasFailedTests(run, rules) {
	const last = run.steps.at(-1);
	if (last?.kind !== "tested" || !isRed(last.results)) return false;
	return lastPassing(run) < 0 && hasNoAttemptsLeft(run, rules);
}
function hasNoAttemptsLeft(run, rules) {
	return attempts(run) >= rules.maxAttempts;
}
// src/core/user-error.ts
var UserError = class extends Error {
	name = "UserError";
};
var OutageError = class extends Error {
	name = "OutageError";
};
var UnreachableError = class extends OutageError {};
function cannotReach(service, address, why, named) {
	return `${service} cannot be reached at ${address} (${why}): check this machine's network, the address in ${named}, and the proxy if the network needs one (HTTPS_PROXY, NO_PROXY).`;
}
function collectProblems(readers) {
	const lines = readers.flatMap((read) => {
		try {
			read();
			return [];
		} catch (error) {
			if (error instanceof UserError) return error.message.split("\n");
			throw error;
		}
	});
	return [...new Set(lines)];
}
function requireValid(readers) {
	const problems = collectProblems(readers);
	if (problems.length > 0) throw new UserError(problems.join("\n"));
}
function errorMessage(error) {
	return error instanceof Error ? error.message : String(error);
}
function isDefect(error) {
	if (error instanceof UserError || error instanceof OutageError) return false;
	if (!(error instanceof Error)) return true;
	const { name } = error;
	const code = "code" in error ? String(error.code) : "";
	const status = "status" in error ? error.status : void 0;
	if (endings.has(name) || networkCode.test(code) || isRefusal(status)) return false;
	return error.cause === void 0 || isDefect(error.cause);
}
function findExplanation(error) {
	if (error instanceof UserError || error instanceof OutageError) return error;
	return error instanceof Error ? findExplanation(error.cause) : void 0;
}
const endings = new Set(["AbortError", "TimeoutError"]);
const networkCode = /^(?:E(?:CONN\w+|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|AI_AGAIN|PIPE|PROTO|NOSPC|DQUOT)|UND_ERR_\w+|ERR_(?:TLS|SSL|SOCKET)\w*|\w*CERT\w*)$/;
function isRefusal(status) {
	return typeof status === "number" && status >= 401 && status !== 422;
}
const showInput = (name) => `\`${name}\``;
// src/core/report/abridgement.ts
const limitsAt = (size, maxCode) => ({
	code: Math.min(size, maxCode),
	prose: Math.max(4 * size, 80),
	items: Math.max(Math.ceil(size / 30), 4),
	blocks: size
});
function capBlocks(all, sizeOf, room, maxCode = room) {
	const blocks = hideIn(all, hideKeys);
	const shorten = (size) => abridgeAll(blocks, limitsAt(size, maxCode));
	const fits = (size) => isWithin(shorten(size), sizeOf, room);
	return [...shorten(fits(room) ? room : largestFitting(0, room, fits))];
}
function isWithin(blocks, sizeOf, room) {
	let total = 0;
	for (const block of blocks) {
		total += sizeOf(block);
		if (total > room) return false;
	}
	return true;
}
function* abridgeAll(blocks, limits) {
	const body = firstOf(blocks.slice(0, -1), limits.blocks, partsNotShown);
	for (const block of [...body, ...blocks.slice(-1)]) yield abridge(block, limits);
}
function abridge(block, limits) {
	switch (block.kind) {
		case "heading": return {
			...block,
			text: clip(block.text, limits.prose)
		};
		case "paragraph": return {
			...block,
			content: abridgeLine(block.content, limits)
		};
		case "list": {
			const items = firstOf(block.items, limits.items, (hidden) => [paragraph(text$1(notShown(hidden, "item")))]);
			return {
				...block,
				items: items.map((item) => abridgeProse(item, limits))
			};
		}
		case "quote": return {
			...block,
			content: abridgeProse(block.content, limits)
		};
		case "table": {
			const others = block.header.slice(1).map(() => []);
			const rows = firstOf(block.rows, Math.max(limits.items, minRows), (hidden) => [[text$1(notShown(hidden, "row"))], ...others]);
			return {
				...block,
				header: block.header.map((name) => clip(name, limits.prose)),
				rows: rows.map((row) => row.map((cell) => abridgeLine(cell, limits)))
			};
		}
		case "code": return {
			...block,
			text: headAndTail(block.text, limits.code)
		};
		case "details": return {
			...block,
			title: clip(block.title, Math.min(limits.prose, 200)),
			content: block.content.map((part) => abridge(part, limits))
		};
	}
}
const minRows = 8;
function abridgeProse(parts, limits) {
	return firstOf(parts, limits.items, partsNotShown).map((part) => abridge(part, limits));
}
function abridgeLine(content, limits) {
	return firstOf(content, limits.items, () => text$1(" …")).map((inline) => ({
		...inline,
		text: clip(inline.text, limits.prose)
	}));
}
function headAndTail(source, room) {
	if (source.length <= room) return source;
	const lines = source.split("\n").map((line) => clip(line, Math.min(room, 500)));
	const head = firstLines(lines, room * 2 / 3);
	const tail = firstLines(lines.slice(head.length).reverse(), room / 3).toReversed();
	const hidden = lines.length - head.length - tail.length;
	const gap = hidden > 0 ? [notShown(hidden, "line")] : [];
	return [
		...head,
		...gap,
		...tail
	].join("\n");
}
function firstOf(all, most, hiding) {
	const hidden = all.length - most;
	return hidden > 0 ? [...all.slice(0, most), hiding(hidden)] : all;
}
const partsNotShown = (hidden) => paragraph(text$1(notShown(hidden, "part")));
const notShown = (count, what) => `… ${counted(count, what)} not shown`;
// src/core/report/activity.ts
function describeActivity(activity, seconds) {
	const lasted = seconds === void 0 ? [] : [duration(seconds)];
	switch (activity.kind) {
		case "asking": {
			const isThinking = lasted.length > 0 && activity.isThinking;
			return [
				...[
					activity.step,
					...lasted,
					...isThinking ? ["thinking"] : []
				],
				`call ${activity.spent.calls} of ${activity.rules.maxCalls}`,
				...lasted.length > 0 ? describeUse(activity) : []
			].join(" · ");
		}
		case "waiting": {
			const left = Math.max(0, activity.ms / 1e3 - (seconds ?? 0));
			return `waiting ${duration(Math.ceil(left))}: ${oneLine(activity.why)}`;
		}
		case "blocked": return [
			"waiting",
			...lasted,
			activity.why
		].join(" · ");
		case "running": return [
			activity.command,
			...lasted,
			describeCommand(activity)
		].join(" · ");
		case "preparing": return [oneLine(activity.what), ...lasted].join(" · ");
	}
}
function describeCommand({ text, on }) {
	return `${oneLine(text, maxCommand$2)}${on === void 0 ? "" : ` (${on})`}`;
}
const maxCommand$2 = 100;
function describeUse({ tokens, spent, rules }) {
	const used = countTokens(spent) + tokens;
	const { prices, maxCost } = rules;
	const counted = used > 0 ? [`${formatNumber(used)} tokens`] : [];
	if (prices === void 0) return counted;
	const allowed = maxCost ?? worstCase(rules).cost ?? 0;
	const sign = "list" in prices ? "$" : "";
	const left = Math.max(0, allowed - (spent.cost ?? 0));
	return [...counted, `${sign}${left.toFixed(2)} of ${sign}${allowed.toFixed(2)} left`];
}
function duration(seconds) {
	const whole = Math.floor(seconds);
	return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
// src/core/report/answer-mark.ts
const mark = (id) => `<!-- jira-bug-fix-agent answers ${id} -->`;
function markAnswer(text, id) {
	return `${text}\n\n${mark(id)}`;
}
const isMarkedAnswer = (text, id) => text.includes(mark(id));
// src/core/work/address.ts
function pullAt(url) {
	const [, repository, number] = /^https?:\/\/[^/\s]+\/([^/\s]+\/[^/\s]+)\/pull\/([1-9]\d{0,8})$/.exec(url ?? "") ?? [];
	return repository === void 0 ? void 0 : {
		repository,
		number: Number(number)
	};
}
// src/core/work/check-kind.ts
const systemicFrom = 2;
function kindOfCheck({ name, run }, failure) {
	const isFirst = run?.attempt === 1;
	if (isMetadataCheck(name, failure)) return "metadata";
	if (failure.isUnfinished === true && !isFirst) return "unfinished";
	if (failure.isRedOnBase) return "red-on-base";
	if (failure.redElsewhere >= systemicFrom) return "red-everywhere";
	if (run === void 0) return failure.passedBefore ? "flaky" : "ours";
	return isFirst && isUnclear(failure) ? "unclear" : "ours";
}
const isUnclear = ({ isUnfinished, steps, passedBefore, namesChange }) => isUnfinished === true || steps.length === 0 || passedBefore || namesChange === false;
const patience = 108e5;
function isSilent(since, now) {
	return now.getTime() - Date.parse(since) >= patience;
}
function isMetadataCheck(name, { steps, marksFiles, says = "" }) {
	const concerns = steps.map((step) => concernOf(step, perhaps));
	switch (concernOf(name, perhaps)) {
		case "metadata": return !concerns.includes("code");
		case "code": return false;
		case "unknown":
			if (steps.length > 0) return concerns.every((concern) => concern === "metadata");
			return marksFiles !== true && concernOf(says, [...perhaps, ...denied]) === "metadata";
	}
}
const surely = [
	...[
		"dco",
		"cla",
		"easycla",
		"signoff",
		"sign off",
		"signed off",
		"commitlint",
		"commit lint"
	],
	...[
		"commit message",
		"commit messages",
		"conventional commit",
		"conventional commits"
	],
	...[
		"pr title",
		"pull request title",
		"pr description",
		"pull request description",
		"pr body"
	],
	...[
		"semantic pr",
		"semantic pull request",
		"semantic pull requests",
		"lint pr"
	],
	...[
		"pr size",
		"pull request size",
		"fixup commits",
		"rate limit",
		"rate limited"
	],
	...[
		"pr label",
		"pr labels",
		"linked issue",
		"linked issues",
		"issue link",
		"issue linked"
	],
	...[
		"pullapprove",
		"policy bot",
		"wip",
		"work in progress",
		"do not merge",
		"usage limit"
	]
];
const perhaps = [
	...[
		"title",
		"semantic",
		"label",
		"labels",
		"labeler",
		"labeller",
		"size",
		"milestone"
	],
	...[
		"changelog",
		"changelogs",
		"changeset",
		"release notes",
		"news fragment"
	],
	...[
		"issue reference",
		"issue references",
		"jira issue",
		"jira key",
		"ticket reference"
	],
	...[
		"approval",
		"approvals",
		"approve",
		"approved",
		"approvers",
		"reviewer",
		"reviewers"
	],
	...[
		"review required",
		"required review",
		"required reviews",
		"codeowners",
		"code owners"
	],
	...[
		"freeze",
		"frozen",
		"merge queue",
		"mergeable",
		"up to date"
	]
];
const denied = [
	...[
		"authorization",
		"authorize",
		"authorized",
		"unauthorized",
		"not allowed",
		"forbidden"
	],
	...[
		"permission",
		"permissions",
		"access denied",
		"billing",
		"payment",
		"quota",
		"credits"
	],
	...[
		"subscription",
		"seat",
		"seats",
		"waiting for",
		"awaiting",
		"on hold",
		"maintenance"
	]
];
const code = [
	...[
		"test",
		"tests",
		"testing",
		"unit",
		"e2e",
		"integration",
		"spec",
		"build",
		"compile"
	],
	...[
		"lint",
		"linter",
		"eslint",
		"typecheck",
		"types",
		"bundle",
		"image",
		"binary",
		"limit"
	],
	...[
		"compressed",
		"analysis",
		"coverage",
		"benchmark",
		"segmentation",
		"versioning"
	]
];
function concernOf(text, hints) {
	const words = ` ${text.toLowerCase().split(/[^\p{L}\p{N}]+/u).join(" ")} `;
	const has = (phrases) => phrases.some((one) => words.includes(` ${one} `));
	if (has(surely)) return "metadata";
	if (has(code)) return "code";
	return has(hints) ? "metadata" : "unknown";
}
// src/core/work/sentences.ts
const max$2 = {
	sentence: 700,
	name: 60
};
function sentenceOf(text) {
	return clipWithin(oneLine(text), max$2.sentence);
}
function quoted(name, most = max$2.name) {
	return `“${clipWithin(oneLine(removeCommands(removeDirectives(cleanLine(name)))).replaceAll("“", "‘").replaceAll("”", "’"), most) || "unnamed"}”`;
}
function wordsOf({ checks = [] }) {
	const one = checks.find(({ failure }) => failure?.says !== void 0);
	return one === void 0 ? "" : ` ${quoted(one.name)} says: ${quoted(one.failure?.says ?? "", 200)}.`;
}
function silentChecks(checks) {
	const silent = checks.filter(({ state }) => state === "silent");
	const since = silent.map((check) => check.since ?? "").toSorted().at(-1);
	if (since === void 0) return "";
	const verb = silent.length === 1 ? "has" : "have";
	return ` It waits for ${namedChecks(silent)}, which ${verb} not answered since ${minute.format(new Date(since))} UTC.`;
}
const minute = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "long",
	timeStyle: "short",
	timeZone: "UTC"
});
function namedChecks(checks) {
	const names = firstFew([...new Set(checks.map(({ name }) => quoted(name)))], 4);
	const last = names.at(-1) ?? "none";
	if (names.length < 2) return `the check ${last}`;
	return `the checks ${names.slice(0, -1).join(", ")} ${last.startsWith("and ") ? last : `and ${last}`}`;
}
const byName = ({ command }) => `a person with write access can ask by a comment that starts with ${oneLine(command, 40)}`;
function awaiting({ isQueued, removal, isApproved, isDraft, checks }) {
	if (isQueued) return "It waits to be merged as soon as its checks pass.";
	if (removal !== void 0) return removed(removal);
	if (isApproved) return "It is approved and waits for a person to merge it.";
	if (isDraft) return "It is a draft and waits for a person to review it and to mark it as ready.";
	const passed = checks.filter(({ state }) => state === "passed").length;
	return `It waits for a person to review it.${passed === 0 ? "" : ` ${counted(passed, "check")} passed.`}`;
}
function removed({ reason, failed }) {
	const given = reason === "" ? "" : `, for the reason ${quoted(reason)}`;
	return `It was removed from the merge queue${failed.length === 0 ? given : `: ${namedChecks(failed)} failed there`}. It waits for a person to see to that, and to add it again.`;
}
// src/core/work/reactions.ts
const leaves = {
	act: "leave",
	tells: "nobody",
	costsAttempt: false,
	needsPerson: false
};
const waits = {
	...leaves,
	act: "wait",
	tells: "pull"
};
const told$1 = {
	act: "tell",
	tells: "both",
	costsAttempt: false,
	needsPerson: true
};
const tried = {
	act: "attempt",
	tells: "pull",
	costsAttempt: true,
	needsPerson: false
};
const answered = {
	...leaves,
	act: "answer"
};
const failing = ({ checks = [] }) => `${namedChecks(checks)} failed`;
const reactions = {
	superseded: {
		...leaves,
		says: () => "A later pull request is followed instead of it."
	},
	merged: {
		...leaves,
		act: "move",
		tells: "both",
		says: ({ facts }) => `It was merged into ${quoted(facts.into)}.`
	},
	"merged-elsewhere": {
		...told$1,
		says: ({ facts: { into, madeFor = "" } }) => `It was merged into ${quoted(into)}, but made for ${quoted(madeFor)}: the ticket is not moved.`
	},
	closed: {
		...told$1,
		says: () => "It was closed without being merged. Its branch is left as it is; another attempt opens a new pull request."
	},
	unfinished: {
		...tried,
		costsAttempt: false,
		says: () => "A change that is finished is being published."
	},
	requested: {
		...tried,
		says: ({ why = "a person" }) => `The agent works on what ${why} asked for.`
	},
	"request-worked": {
		...answered,
		says: () => "This request was worked; how it ended is said in the description and on the ticket."
	},
	"request-refused": {
		...answered,
		needsPerson: true,
		says: ({ why = "" }) => `Nothing was changed: ${why}.`
	},
	"base-gone": {
		...told$1,
		says: ({ facts }) => `Its base ${quoted(facts.into)} is gone. It waits for a person to choose another base.`
	},
	off: {
		...told$1,
		says: ({ limits }) => `The agent leaves it alone, as people have asked by ${limits.command} off or a label; ${byName(limits)} for one more attempt.`
	},
	"taken-over": {
		...told$1,
		says: ({ facts, limits }) => `${quoted(facts.committer ?? "")} has committed to its branch, so the agent leaves it to people; ${byName(limits)} for a change on top.`
	},
	"already-in-base": {
		...told$1,
		says: ({ facts }) => `Its change is already in ${quoted(facts.into)}: it can be closed.`
	},
	"merge-unknown": {
		...waits,
		tells: "nobody",
		says: () => "GitHub has not said yet if it merges."
	},
	conflict: {
		...tried,
		says: ({ facts }) => `It conflicts with ${quoted(facts.into)}: the agent makes the change again on the new base.`
	},
	"conflict-left": {
		...told$1,
		says: ({ facts, limits, why = "" }) => `It conflicts with ${quoted(facts.into)}. The agent leaves that to a person, since ${why}; ${byName(limits)} for another attempt.`
	},
	"checks-running": {
		...waits,
		says: () => "It waits for its checks to end."
	},
	"checks-held": {
		...told$1,
		says: ({ checks = [], also = "" }) => `It waits for a person to start its checks, or to answer them: ${namedChecks(checks)}.${also}`
	},
	behind: {
		...leaves,
		act: "update",
		tells: "pull",
		says: ({ facts }) => `It is brought up to date with ${quoted(facts.into)}, as a rule requires.`
	},
	"checks-failed": {
		...tried,
		says: (about) => `The agent works on its checks: ${failing(about)}.${about.also ?? ""}`
	},
	"checks-left": {
		...told$1,
		says: (about) => `It waits for ${namedChecks(about.checks ?? [])}, which failed. The agent leaves that to a person, since ${about.why ?? ""}; ${byName(about.limits)} for another attempt.${about.also ?? ""}`
	},
	"checks-rerun": {
		...leaves,
		act: "rerun",
		tells: "pull",
		says: (about) => `Of its checks, ${failing(about)} without a failed step, without naming what the change touches, or after passing on the same commit: the agent runs it again, once.${about.also ?? ""}`
	},
	"checks-flaky": {
		...told$1,
		says: (about) => `Of its checks, ${namedChecks(about.checks ?? [])} ${about.why ?? ""}. It waits for a person to start it again, which the agent cannot.${wordsOf(about)}${about.also ?? ""}`
	},
	"checks-red-on-base": {
		...told$1,
		says: (about) => `Of its checks, ${failing(about)}, and on ${quoted(about.facts.into)} as well: it waits for a person to mend that.${about.also ?? ""}`
	},
	"checks-red-everywhere": {
		...told$1,
		says: (about) => `Of its checks, ${failing(about)}, and in other pull requests as well: it waits for a person to find the common cause.${about.also ?? ""}`
	},
	"checks-metadata": {
		...told$1,
		says: (about) => `Of its checks, ${failing(about)} for something else than code, such as a title, a signature, an approval or a right: it waits for a person.${wordsOf(about)}${about.also ?? ""}`
	},
	"review-awaited": {
		...told$1,
		act: "wait",
		says: ({ facts, also = "" }) => `${awaiting(facts)}${also}`
	}
};
Object.keys(reactions).filter((name) => name in reactions);
function policyOf(name) {
	return reactions[name];
}
function react({ facts, limits }, name, subject, { request, ...details } = {}) {
	const { says, tells } = policyOf(name);
	const sentence = sentenceOf(says({
		facts,
		limits,
		...details
	}));
	const isTold = (where) => tells === "both" || tells === where;
	return {
		name,
		key: `${name}:${subject}`,
		says: sentence,
		onPull: isTold("pull") ? sentence : void 0,
		onTicket: isTold("ticket") ? onTicket$1(sentence, facts) : void 0,
		request,
		checks: details.checks
	};
}
function onTicket$1(sentence, { number }) {
	const subject = `Pull request #${number}`;
	return sentence.startsWith("It ") ? `${subject}${sentence.slice(2)}` : `${subject}: ${sentence}`;
}
const shortSha = (commit) => commit.slice(0, 12);
function decidedBy({ isQueued, isApproved }) {
	if (isQueued) return "it is about to be merged, which a new commit would stop";
	return isApproved ? "it is approved as it is" : void 0;
}
function ownLimit({ facts, record, followed, limits }, key) {
	const decided = decidedBy(facts);
	if (decided !== void 0) return decided;
	if (followed.done.includes(key)) return "an attempt at it has ended without a new commit";
	const { month, isWithdrawn } = limits;
	if (isWithdrawn) return "people have ended the work on the ticket";
	if (month !== void 0 && followed.done.includes(budgetKey(month))) return `the budget of ${month} has too little left for one; a look in the next month tries again`;
	if (followed.repairs >= 2) return `2 attempts that nobody asked for were made here, which is the limit`;
	return ticketLimit(record.attempts, limits);
}
const budgetKey = (month) => `budget:${month}`;
function ticketLimit(attempts, { maxTicketAttempts }) {
	return attempts < maxTicketAttempts ? void 0 : `all ${maxTicketAttempts} attempts at this ticket (max-ticket-attempts) were used`;
}
// src/core/work/checks-decision.ts
function checksReaction(look) {
	const { facts } = look;
	const head = shortSha(facts.head);
	const inState = (state) => facts.checks.filter((check) => check.state === state);
	if (inState("running").length > 0) return react(look, "checks-running", head);
	const kinds = failuresByKind(facts.checks);
	const held = inState("held");
	if (held.length > 0) return react(look, "checks-held", head, {
		checks: held,
		also: alsoOf(look, kinds)
	});
	if (facts.isBehind && !facts.isApproved && !facts.isQueued) return react(look, "behind", `${head}:${shortSha(facts.base ?? "")}`);
	return failureReaction(look, kinds);
}
function failuresByKind(checks) {
	const failed = checks.filter(({ state }) => state === "failed");
	return Map.groupBy(failed, (check) => {
		if (check.failure !== void 0) return kindOfCheck(check, check.failure);
		return check.run?.attempt === 1 ? "unclear" : "ours";
	});
}
const leads = {
	ours: ["checks-failed", "failed because of the change"],
	unclear: ["checks-rerun", "failed for an unclear reason"],
	flaky: ["checks-flaky", "failed after passing on the same commit"],
	unfinished: ["checks-flaky", "ended without a result"],
	"red-on-base": ["checks-red-on-base", "failed on the base as well"],
	"red-everywhere": ["checks-red-everywhere", "failed in other pull requests as well"],
	metadata: ["checks-metadata", "asked for something else than code"]
};
const order = Object.keys(leads).filter((kind) => kind in leads);
function failureReaction(look, kinds) {
	const kind = order.find((one) => kinds.has(one));
	const checks = kind && kinds.get(kind);
	if (kind === void 0 || checks === void 0) return void 0;
	const about = {
		checks,
		also: alsoOf(look, kinds, kind)
	};
	const head = shortSha(look.facts.head);
	if (kind === "unclear") return rerunReaction(look, checks, about.also);
	const [name, said] = leads[kind];
	const made = react(look, name, head, {
		...about,
		why: said
	});
	const why = kind === "ours" ? ownLimit(look, made.key) : void 0;
	return why === void 0 ? made : react(look, "checks-left", head, {
		...about,
		why
	});
}
function rerunReaction(look, checks, also) {
	const { facts, followed } = look;
	const head = shortSha(facts.head);
	const about = {
		checks,
		also
	};
	const made = react(look, "checks-rerun", `${head}:${runsOfChecks(checks).join("-").slice(0, 60)}`, about);
	if (followed.refused?.key !== made.key) return made;
	const why = `${leads.unclear[1]}, and is not run again: ${quoted(followed.refused.said, 200)}`;
	return react(look, "checks-flaky", head, {
		...about,
		why
	});
}
function runsOfChecks(checks) {
	const runs = checks.flatMap(({ run }) => run === void 0 ? [] : [run.id]);
	return [...new Set(runs)].toSorted((a, b) => a - b);
}
function alsoOf({ facts }, kinds, main) {
	const said = order.filter((kind) => kind !== main && kinds.has(kind)).map((kind) => `${namedChecks(kinds.get(kind) ?? [])} ${leads[kind][1]}`);
	return `${said.length === 0 ? "" : ` Besides, ${said.join("; ")}.`}${silentChecks(facts.checks)}`;
}
// src/core/work/committer.ts
const isBotLogin = (login) => login.endsWith("[bot]");
function personOn({ committer }) {
	return committer === void 0 || isBotLogin(committer) ? void 0 : committer;
}
// src/core/work/request-decision.ts
function requestReaction(look) {
	const { facts, followed } = look;
	const request = facts.requests.find((one) => (one.isByName || !facts.isOff) && !followed.done.includes(answerKey(one)));
	if (request === void 0) return void 0;
	if (wasWorked(look, request)) return toAnswer(look, "request-worked", request);
	const why = refusal(look, request);
	if (why !== void 0) return toAnswer(look, "request-refused", request, why);
	const author = quoted(request.review.author);
	return react(look, "requested", idOf(request), {
		request,
		why: author
	});
}
const answerKey = (request) => `answered:${idOf(request)}`;
function toAnswer(look, name, request, why) {
	return {
		...react(look, name, idOf(request), {
			request,
			why
		}),
		key: answerKey(request)
	};
}
function wasWorked({ record, followed }, request) {
	const input = requestFingerprint({ review: request.review.id });
	return record.inputs.includes(input) || followed.done.includes(`requested:${idOf(request)}`);
}
function refusal({ facts, record, limits }, { isByName }) {
	if (facts.base === void 0) return `the base ${quoted(facts.into)} is gone; choose another base, then ask again`;
	const [person, decided] = isByName ? [] : [personOn(facts), decidedBy(facts)];
	if (person !== void 0) return `${quoted(person)} has committed to the branch; ${byName(limits)}`;
	if (decided !== void 0) return `${decided}; ${byName(limits)}`;
	return ticketLimit(record.attempts, limits);
}
const idOf = ({ review }) => review.id.replaceAll(/[^\w-]/g, "").slice(0, 60);
// src/core/work/decision.ts
function chooseReaction(facts, record, limits) {
	const look = {
		facts,
		record,
		followed: followedAs(record.followed, facts.number),
		limits
	};
	for (const rule of rules) {
		const reaction = rule(look);
		if (reaction !== void 0) return reaction;
	}
	const also = `${flakes(look)}${silentChecks(facts.checks)}`;
	return react(look, "review-awaited", facts.number, { also });
}
function isDue({ name, key }, { done }) {
	const { act } = policyOf(name);
	return act !== "leave" && act !== "wait" && act !== "tell" && !done.includes(key);
}
function isRepair({ name, request }) {
	return policyOf(name).costsAttempt && request === void 0;
}
function isWanted(facts, { request }) {
	if (facts?.state !== "open") return false;
	const ids = facts.requests.map(({ review }) => review.id);
	const isAsked = request === void 0 || ids.includes(request.review.id);
	const isLeft = facts.isOff || decidedBy(facts) !== void 0;
	return isAsked && (request?.isByName === true || !isLeft);
}
const rules = [
	ended,
	unfinished,
	requestReaction,
	leftToPeople,
	inBase,
	baseReaction,
	checksReaction
];
function ended(look) {
	const { facts, record } = look;
	const { number, state, madeFor } = facts;
	if ((record.followed?.pull ?? 0) > number) return react(look, "superseded", number);
	if (state === "closed") return react(look, "closed", number);
	if (state === "open") return void 0;
	return react(look, madeFor === void 0 ? "merged" : "merged-elsewhere", number);
}
function unfinished(look) {
	const { commit, isPublished } = look.record.open?.end ?? {};
	return commit === void 0 || isPublished ? void 0 : react(look, "unfinished", shortSha(commit));
}
function leftToPeople(look) {
	const { base, number, isOff } = look.facts;
	if (base === void 0) return react(look, "base-gone", number);
	if (isOff) return react(look, "off", number);
	return personOn(look.facts) === void 0 ? void 0 : react(look, "taken-over", number);
}
function inBase(look) {
	const { isInBase, head } = look.facts;
	return isInBase ? react(look, "already-in-base", shortSha(head)) : void 0;
}
function baseReaction(look) {
	const { merges, head, base = "", number } = look.facts;
	if (merges === "unknown") return react(look, "merge-unknown", number);
	if (merges === "clean") return void 0;
	const at = `${shortSha(head)}:${shortSha(base)}`;
	const made = react(look, "conflict", at);
	const why = ownLimit(look, made.key);
	return why === void 0 ? made : react(look, "conflict-left", at, { why });
}
function flakes({ facts, followed }) {
	const rerun = `checks-rerun:${shortSha(facts.head)}:`;
	const wasRerun = followed.done.some((key) => key.startsWith(rerun));
	const again = facts.checks.filter(({ state, run }) => state === "passed" && (run?.attempt ?? 1) > 1);
	if (!wasRerun || again.length === 0) return "";
	return ` Of its checks, ${namedChecks(again)} failed once and passed on the same commit: flaky.`;
}
// src/core/work/rules.ts
function allowMerges(rules) {
	return rules.every(({ type }) => type !== "required_linear_history");
}
const judgedRules = new Set([
	...[
		"creation",
		"update",
		"required_linear_history",
		"required_signatures"
	],
	...["branch_name_pattern", "commit_message_pattern"],
	...["commit_author_email_pattern", "committer_email_pattern"]
]);
async function findForbidding(rules, change) {
	const ofCommits = rules.base.filter(({ type }) => !rulesOfBranch.has(type));
	for (const rule of [...rules.branch, ...ofCommits]) {
		const sentence = forbidsAll(rule, change) ?? await forbidsText(rule, change);
		if (sentence !== void 0) return sentence;
	}
}
const rulesOfBranch = new Set([
	"creation",
	"update",
	"branch_name_pattern"
]);
const exempt = "or let the agent bypass that rule, under Settings > Rules";
function forbidsAll({ type }, { branch, isNew, isSigned }) {
	if (type === "required_signatures" && isSigned === false) return `A rule of GitHub requires signed commits, and it signs none for the owner of this token: set \`github-token\` to that of a GitHub App or of the workflow, ${exempt}.`;
	if (type !== (isNew ? "creation" : "update")) return void 0;
	return `A rule of GitHub forbids the agent to ${isNew ? "create" : "change"} ${branch}: exempt branches like ${branch}, ${exempt}.`;
}
function subjectOf(type, { branch, isNew, message, authors, committers }) {
	const remedy = "set `github-token` to that of an account whose address does";
	switch (type) {
		case "branch_name_pattern": return {
			texts: isNew ? [branch] : void 0,
			name: `the name of the branch ${branch}`,
			remedy: "set `branch` to a name that does"
		};
		case "commit_message_pattern": return {
			texts: message === void 0 ? void 0 : [message],
			name: "the message of a commit",
			remedy: "set `commit-message` to one that does"
		};
		case "commit_author_email_pattern": return {
			texts: authors,
			name: "the address of a commit's author",
			remedy
		};
		case "committer_email_pattern": return {
			texts: committers,
			name: "the address of a committer",
			remedy
		};
		default: return;
	}
}
async function forbidsText({ type, pattern }, change) {
	const { texts, name, remedy } = subjectOf(type, change) ?? {};
	if (texts === void 0 || pattern === void 0) return void 0;
	if ((await Promise.all(texts.map((text) => meets(text, pattern)))).some((isMet) => isMet !== false)) return void 0;
	return `A rule of GitHub requires ${name} ${`${pattern.negate ? "not " : ""}to ${verbs[pattern.operator]}`} ${JSON.stringify(clip(pattern.pattern.replace(/\p{Cc}+/gu, " "), 200))}: ${remedy}, ${exempt}.`;
}
const verbs = {
	starts_with: "start with",
	ends_with: "end with",
	contains: "contain",
	regex: "match"
};
async function meets(text, { operator, pattern, negate }) {
	switch (operator) {
		case "starts_with": return text.startsWith(pattern) !== negate;
		case "ends_with": return text.trimEnd().endsWith(pattern) !== negate;
		case "contains": return text.includes(pattern) !== negate;
		case "regex": {
			const matcher = await patternMatcher(pattern, true);
			return "kind" in matcher ? void 0 : matcher.matches(text) !== negate;
		}
	}
}
// src/core/work/ticket-decision.ts
function decideOnTicket(facts, names) {
	const { readiness, isOpen } = facts;
	switch (readiness.kind) {
		case "untold": return { act: "publish" };
		case "worked": return {
			act: "leave",
			stop: {
				reason: "nothing-to-do",
				detail: "nothing-new"
			}
		};
		case "withdrawn": return told(isOpen, {
			reason: "nothing-to-do",
			detail: "withdrawn",
			problem: readiness.why
		});
		case "exhausted": return told(isOpen || !readiness.reported, {
			reason: "limit-reached",
			detail: "ticket-attempts"
		});
		case "due": return whetherFree(facts, names);
	}
}
function told(isUntold, stop) {
	return {
		act: isUntold ? "tell" : "leave",
		stop
	};
}
function whetherFree({ isBranchTaken, otherPull }, names) {
	if (isBranchTaken) return {
		act: "tell",
		stop: branchTaken(names)
	};
	if (otherPull === void 0) return { act: "attempt" };
	const { number, author } = otherPull;
	const command = names.request.command ?? "/fix";
	return {
		act: "tell",
		stop: {
			reason: "waiting",
			detail: "other-pull-request",
			problem: `Pull request #${number} by ${oneLine(author, 100)} is open and names this ticket; \`${command}\` overrules it.`
		}
	};
}
function branchTaken({ branch, key }) {
	return {
		reason: "branch-taken",
		detail: void 0,
		problem: `The branch ${branch} holds a commit that the agent did not make, or that somebody has changed since: rename or delete the branch, then reopen ${key}.`
	};
}
// src/core/work/whole-ticket.ts
function wholeStanding(records) {
	const all = new Set(records.map(partStanding));
	const count = Math.max(...records.map(({ part }) => part?.of ?? 1));
	if (records.length < count || all.has("open")) return "open";
	if (!pulled.some((one) => all.has(one))) return "stopped";
	if (all.has("draft") || all.has("stopped")) return "waiting";
	return all.has("ready") ? "ready" : "merged";
}
const pulled = [
	"ready",
	"draft",
	"merged"
];
function partStanding(record) {
	const now = standing(record);
	switch (now?.kind) {
		case "open":
			if (now.working !== void 0) return "open";
			return now.change.pull.draft ? "draft" : "ready";
		case "merged": return now.pull.isElsewhere ? "stopped" : "merged";
		case "closed": return "stopped";
		case "ended": {
			const ending = endingOf(now.report);
			const { isBegun, isResumed, job } = meaningOf(ending);
			if (!isBegun && isResumed) return "open";
			const isAsking = ending.reason === "asked" || ending.reason === "planned";
			return job === "green" && !isAsking ? "nothing" : "stopped";
		}
		default: return "open";
	}
}
// src/core/report/since-review.ts
function newsSince({ commits = [], older = 0 }, reviewed) {
	if (reviewed === void 0) return void 0;
	const since = commits.filter(({ at }) => Date.parse(at) >= Date.parse(reviewed.at));
	if (since.length === 0) return void 0;
	const isAll = since.length === commits.length;
	return {
		...reviewed,
		commits: since,
		older: isAll ? older : 0
	};
}
function newsBlocks({ by, at, commits = [], older = 0 }) {
	const named = commits.map(({ commit, why }) => commit === void 0 ? [text$1(why)] : [code$2(commit), text$1(` ${why}`)]);
	const rest = older === 0 ? [] : [[text$1(`before these, commits that are not listed: ${older}`)]];
	return [paragraph(strong("Since your review"), text$1(` (${by}, ${dayOf(at)}):`)), bullets$1([...rest, ...named])];
}
function dayOf(instant) {
	return new Intl.DateTimeFormat("en-GB", {
		dateStyle: "long",
		timeZone: "UTC"
	}).format(new Date(instant));
}
// src/core/report/headline.ts
function titleOf(now, reader) {
	switch (now.kind) {
		case "working": return `${now.attempt > 1 ? `Attempt ${now.attempt} at this ticket` : "Work on this ticket"} is in progress.`;
		case "open": return isChosen(now.change) ? "A change is ready for review." : endOf({
			...endingOf(now.change.report),
			pullRequest: now.change.pull
		}, reader);
		case "merged": return mergedTitle(now.pull);
		case "closed": return "The fix was closed without being merged.";
		case "ended": return endOf(endingOf(now.report), reader);
	}
}
function isChosen({ pull, report }) {
	return !pull.draft && meaningOf(endingOf(report)).change !== "fix";
}
function mergedTitle({ into, isElsewhere, ended }) {
	const day = ended === void 0 ? "" : ` on ${dayOf(ended)}`;
	return `${isElsewhere ? "Merged elsewhere: into" : "Fixed: merged into"} ${into}${day}.`;
}
function headline(ended) {
	const { before, pullRequest } = ended;
	return pullRequest === void 0 && isInPull(before) ? titleOf(before, "team") : endOf(ended, "team");
}
const isInPull = (now) => now !== void 0 && "change" in now;
function endOf(ended, reader) {
	const { reason, pullRequest, before } = ended;
	const { change, reporter, team } = meaningOf(ended);
	const sentence = reader === "reporter" ? reporter : team;
	const isDraft = pullRequest?.draft === true;
	if (change === "none") return sentence;
	if (change === "fix" && !isDraft) return sentence;
	if (reason === "approved") return "A fix was approved and is waiting as a draft.";
	if (change === "fix") return `${sentence} It is waiting as a draft.`;
	if (isDraft) return `${sentence} ${fates$1[reader].draft}`;
	return isInPull(before) ? sentence : `${sentence} ${fates$1[reader].none}`;
}
const shownFates = {
	draft: "The last sound change is a draft.",
	none: "No pull request was opened."
};
const fates$1 = {
	reporter: {
		draft: "The last change waits as a draft.",
		none: "The project is unchanged."
	},
	team: shownFates,
	terminal: {
		...shownFates,
		none: "Nothing was written to the work tree."
	}
};
function draftSentence(lacking = []) {
	return lacking.length === 0 ? void 0 : `It is a draft because: ${lacking.join("; ")}.`;
}
function nowOf(now) {
	if (!isInPull(now)) return void 0;
	if (now.kind !== "open") return now.pull.now;
	return now.working === void 0 ? sentences(now.now, now.since && attemptSentence(now.since)) : `attempt ${now.working} at this ticket is in progress.`;
}
const sentences = (...said) => said.filter(Boolean).join(" ") || void 0;
const maxReply = 300;
function modelReply(run) {
	const planned = run.steps.findLast((step) => step.kind === "planned");
	return clipWithin(oneLine(planned === void 0 || planned.plan.kind === "fix" ? "" : planned.plan.reply), maxReply);
}
function attemptSentence(report, withholds = false) {
	const { reply, problem } = report;
	const { isBegun, job, reporter } = meaningOf(endingOf(report));
	const start = isBegun ? "The last attempt changed nothing" : "No other attempt has begun";
	if (withholds) return `${start}.`;
	if (reply) return `${start}: ${quoted(reply, maxReply)}`;
	return `${start}. ${problem ?? (isBegun && job === "green" ? "" : reporter)}`.trim();
}
const maxStatus = 1e3;
function statusParagraph(status) {
	return paragraph(strong("Now:"), text$1(` ${clipWithin(oneLine(status), maxStatus)}`));
}
// src/core/report/markdown.ts
function renderMarkdown(blocks, room, own) {
	const between = "\n\n";
	const render = (block) => renderBlock(block, own);
	const sizeOf = (block) => render(block).length + 2;
	return `${capBlocks(blocks, sizeOf, room).map(render).join(between)}\n`;
}
function renderBlock(block, own) {
	switch (block.kind) {
		case "heading": return `### ${escapeMarkdown(block.text, own)}`;
		case "paragraph": return renderInlines(block.content, own);
		case "list": return renderList(block, own);
		case "quote": return prefixed(renderAll(block.content, own), "> ");
		case "table": return renderTable(block, own);
		case "code": return safeFence(block.language, block.text, own);
		case "details": return `<details>${`<summary>${escapeHtml(block.title)}</summary>`}\n\n${renderAll(block.content, own)}\n\n</details>`;
	}
}
function renderAll(blocks, own) {
	return joined$2(blocks.map((block) => renderBlock(block, own)));
}
function renderList({ first, items }, own) {
	return items.map((item, index) => {
		const sign = first === void 0 ? "- " : `${first + index}. `;
		return sign + prefixed(item.every(({ kind }, at) => kind === (at === 0 ? "paragraph" : "list")) ? item.map((block) => renderBlock(block, own)).join("\n") : renderAll(item, own), " ".repeat(sign.length)).slice(sign.length);
	}).join("\n");
}
function renderInlines(content, own) {
	return joinTexts(content.map((inline) => inline.kind === "link" && linkTarget(inline.url) === void 0 ? text$1(inline.text) : inline).filter((inline) => inline.text !== "" || inline.kind === "link")).map((inline) => renderInline(inline, own)).join("");
}
function renderInline(inline, own) {
	switch (inline.kind) {
		case "text": return inline.text.split(/\s*[\r\n\u2028\u2029]\s*/).map((line) => escapeMarkdown(line, own)).join("\n");
		case "strong": return boldMarkdown(inline.text, own);
		case "code": return safeCodeSpan(inline.text, own);
		case "link": {
			const [name, target] = [escapeMarkdown(inline.text, own), linkTarget(inline.url)];
			return target === void 0 ? name : `[${name}](<${target}>)`;
		}
	}
}
function renderTable({ header, rows }, own) {
	if (header.length === 0) return "";
	const line = (cells) => `| ${cells.join(" | ")} |`;
	const head = line(header.map((name) => escapeMarkdown(name, own)));
	const body = rows.map((row) => line(row.map((cell) => renderCell(cell, own))));
	return [
		head,
		`|${" --- |".repeat(header.length)}`,
		...body
	].join("\n");
}
function renderCell(cell, own) {
	return renderInlines(cell.map((inline) => inline.kind === "code" && inline.text.includes("|") ? text$1(inline.text) : inline), own).replaceAll("\n", " ");
}
// src/core/report/answers.ts
const max$1 = {
	answer: 1e3,
	reply: 500
};
const near = 3;
function answersTo(request, outcome, { key, since }) {
	const line = (said) => answerText(said, key);
	const answers = remarkAnswers(outcome);
	if (outcome.pullRequest === void 0) return {
		request,
		text: line(notDone(outcome)),
		threads: request.threads.map((_, at) => line(answers.get(at + 1) ?? notDone(outcome))).map((text) => ({
			text,
			isResolved: false
		}))
	};
	const isTested = keptCheckResults(outcome.run)?.tests.kind === "passed";
	const threads = request.threads.map((thread, at) => {
		const isTouched = since !== void 0 && touches(since, thread);
		const computed = isTouched ? touched[isTested ? "tested" : "untested"] : void 0;
		const said = [answers.get(at + 1), computed].filter((one) => one !== void 0).join(" ");
		return {
			text: line(said || untouched),
			isResolved: isTouched && isTested
		};
	});
	return {
		request,
		text: line(`The change was made again: ${endOf(outcome, "team")}`),
		threads
	};
}
function answerText(said, key) {
	const line = clipWithin(oneLine(said), max$1.answer);
	return renderMarkdown([paragraph(text$1(line))], 4 * max$1.answer, key).trim();
}
const touched = {
	tested: "Done: the new change touches this place, and the tests pass with it.",
	untested: "The new change touches this place. No test shows that it works, so please look."
};
const untouched = "The new change does not touch this place: please look whether it is answered elsewhere.";
function remarkAnswers({ run, pullRequest }) {
	const last = run.steps.flatMap((step) => {
		if (step.kind === "planned" && step.plan.kind !== "fix") return [step.plan.answers ?? []];
		return step.kind === "reviewed" && step.verdict.kind === "approve" && pullRequest !== void 0 ? [step.verdict.answers ?? []] : [];
	}).findLast((one) => one.length > 0) ?? [];
	return new Map(last.map(({ remark, answer }) => [remark, clipWithin(oneLine(answer), max$1.reply)]));
}
function notDone(outcome) {
	const said = modelReply(outcome.run);
	const { team, problem } = meaningOf(outcome);
	const why = problem === "everybody" ? outcome.problem ?? team : team;
	return said === "" ? `No new change. ${why}` : `No new change: ${said}`;
}
function touches(since, { path, line }) {
	const change = [...since.values()].find((one) => one.path === path);
	if (change === void 0) return false;
	if (line === void 0 || change.before === null || change.after === null) return true;
	return lineHunks(change.before.split("\n"), change.after.split("\n")).some(({ from, to }) => line > from - near && line <= Math.max(to, from + 1) + near);
}
// src/core/report/prose.ts
const maxDepth = 5;
const maxRead = 2e4;
function readProse(markdown) {
	if (markdown.length > maxRead) return [paragraph(text$1(markdown))];
	try {
		return new w({ gfm: false }).lex(markdown).flatMap((token) => readBlock(token, 0));
	} catch {
		return [paragraph(text$1(markdown))];
	}
}
function labelled(label, markdown) {
	const [first, ...rest] = readProse(markdown);
	if (first === void 0) return [paragraph(strong(label))];
	if (rest.length > 0 || first.kind !== "paragraph") return [paragraph(strong(label)), quoteOf(markdown)];
	return [paragraph(strong(label), text$1(" "), ...first.content)];
}
function quoteOf(markdown) {
	return {
		kind: "quote",
		content: readProse(markdown)
	};
}
function readBlock(token, depth) {
	if (!isRead(token)) return asWritten(token);
	switch (token.type) {
		case "space":
		case "hr": return [];
		case "heading": return [paragraph(...readInlines(token.tokens, strong))];
		case "paragraph": return isTable(token.raw) ? [{
			kind: "code",
			language: "",
			text: token.raw.trim()
		}] : [paragraph(...readInlines(token.tokens))];
		case "text": return [paragraph(...token.tokens ? readInlines(token.tokens) : [text$1(token.text)])];
		case "code": return readCode(token);
		case "list": return depth < maxDepth ? [readList(token, depth)] : asWritten(token);
		case "blockquote": return depth < maxDepth ? readQuote(token, depth) : asWritten(token);
		default: return asWritten(token);
	}
}
function isTable(raw) {
	const lines = raw.split("\n");
	return lines.some((line, at) => isRule(line) && lines[at - 1]?.includes("|") === true);
}
function isRule(line) {
	const signs = line.trimStart();
	return /^[ \t|:-]+$/.test(line) && signs.includes("-") && signs.includes("|", 1);
}
function readCode({ lang = "", text: source }) {
	const [language = ""] = /^[a-z][a-z\d_+]{0,20}(?:-[a-z]{1,20})?#?(?=\s|$)/i.exec(lang) ?? [];
	const block = {
		kind: "code",
		language: plainLanguage(language),
		text: source
	};
	return lang === language ? [block] : [paragraph(code$2(lang)), block];
}
function readList({ ordered, start, items }, depth) {
	return {
		kind: "list",
		first: ordered ? Number(start) : void 0,
		items: items.map(({ tokens }) => tokens.flatMap((token) => readBlock(token, depth + 1)))
	};
}
function readQuote({ tokens }, depth) {
	return tokens.flatMap((token) => readBlock(token, depth + 1)).map((block) => block.kind === "paragraph" ? paragraph(text$1("> "), ...block.content) : block);
}
const asWritten = ({ raw }) => raw.trim() === "" ? [] : [paragraph(text$1(raw.trim()))];
function readInlines(tokens, write = text$1) {
	return tokens.flatMap((token) => readInline(token, write));
}
function readInline(token, write) {
	if (!isRead(token)) return [write(token.raw)];
	switch (token.type) {
		case "text":
		case "escape": return [write(token.text)];
		case "codespan": return [code$2(token.text)];
		case "strong":
			if (token.raw.startsWith("*")) return readInlines(token.tokens, strong);
			return [
				write("__"),
				...readInlines(token.tokens, write),
				write("__")
			];
		case "em": {
			const sign = token.raw.slice(0, 1);
			return [
				write(sign),
				...readInlines(token.tokens, write),
				write(sign)
			];
		}
		case "br": return [write("\n")];
		case "link": return readLink(token);
		default: return [write(token.raw)];
	}
}
function readLink({ href, text: label, tokens }) {
	return label === href ? [code$2(href)] : [
		...readInlines(tokens),
		text$1(" "),
		code$2(href)
	];
}
const readTypes = [...[
	"blockquote",
	"code",
	"heading",
	"hr",
	"list",
	"paragraph",
	"space"
], ...[
	"br",
	"codespan",
	"em",
	"escape",
	"link",
	"strong",
	"text"
]];
const isRead = (token) => readTypes.some((type) => type === token.type);
// src/core/report/changes.ts
function changeBlocks(run, title) {
	const deltas = findDeltas(keptPatch(run));
	if (deltas.length === 0) return [];
	const noticed = noticedBesides(run);
	return [
		...labelled(title, summaryOfChange(run)),
		bullets$1(deltas.map(deltaContent)),
		...noticed === "" ? [] : labelled("Noticed, not changed:", noticed)
	];
}
function summaryOfChange(run) {
	return findApproval(run)?.summary.trim() ?? "";
}
function noticedBesides(run) {
	return findApproval(run)?.noticed ?? "";
}
function findApproval(run) {
	const last = run.steps.findLast((step) => step.kind === "reviewed");
	return last?.verdict.kind === "approve" ? last.verdict : void 0;
}
const fates = {
	created: " (new)",
	modified: "",
	deleted: " (deleted)"
};
function deltaContent(delta) {
	const path = code$2(delta.change.path);
	if (delta.kind === "renamed") return [
		path,
		text$1(" (renamed from "),
		code$2(delta.from),
		text$1(")")
	];
	const { added, removed } = diffSize(delta);
	const size = `${added > 0 ? ` +${added}` : ""}${removed > 0 ? ` −${removed}` : ""}`;
	return [path, text$1(`${fates[delta.kind]}${size}`)];
}
function diffBlocks(patch, most) {
	const deltas = findDeltas(patch);
	const hidden = deltas.length - most;
	return [...deltas.slice(0, most).map((delta) => {
		const diff = deltaDiff(delta).trimEnd();
		return titledCode(delta.change.path, {
			language: "diff",
			text: diff
		});
	}), ...paragraphs(hidden > 0 ? `Diffs of ${counted(hidden, "more file")} not shown.` : void 0)];
}
const maxReadFirst = 10;
function readFirstInlines(patch) {
	const all = [...patch.keys()].sort().filter((path) => whyReadFirst(path) !== void 0);
	const shown = all.slice(0, maxReadFirst);
	const parts = [...new Set(shown.map(whyReadFirst))].flatMap((why, at) => {
		const names = shown.filter((path) => whyReadFirst(path) === why).flatMap((path) => [text$1(", "), code$2(path)]).slice(1);
		return [
			...at === 0 ? [] : [text$1(";")],
			text$1(" "),
			...names,
			text$1(`, because ${why}`)
		];
	});
	const more = all.length > maxReadFirst ? `; and ${all.length - maxReadFirst} more.` : ".";
	return all.length === 0 ? [] : [
		strong("Read first:"),
		...parts,
		text$1(more)
	];
}
function readFirstBlocks(patch) {
	const content = readFirstInlines(patch);
	return content.length === 0 ? [] : [paragraph(...content)];
}
function doubtSentence(run) {
	const found = (keptCheck(run)?.doubtful ?? []).map(({ path, line, message }) => `${path}:${line} (${message})`);
	return found.length === 0 ? "" : `Look closely: ${firstFew(found, maxReadFirst).join(", ")}.`;
}
const readFirstSentence = (patch) => readFirstInlines(patch).map((inline) => inline.text).join("");
// src/core/report/handicap-items.ts
const names = {
	sight: "Looked around",
	form: "Answers in a fixed form"
};
function handicapItems(run) {
	return ["sight", "form"].flatMap((kind) => {
		const loss = findHandicap(run, kind);
		if (loss === void 0) return [];
		return [{
			kind,
			name: names[kind],
			state: "inconclusive",
			detail: describeLoss(loss)
		}];
	});
}
const maxSaid = 300;
function describeLoss({ ability, instead, said }) {
	const words = clip(oneLine(cleanLine(said)), maxSaid);
	const quoted = words === "" ? "" : ` It says: “${words}”`;
	return `The endpoint ${abilities[ability].without}: ${oneLine(instead)}.${quoted}`;
}
// src/core/report/checklist.ts
function buildChecklist(run) {
	return [...changeEvidence(run), ...handicapItems(run)];
}
function changeEvidence(run) {
	const { lint, tests, regression, weakened = [] } = keptCheckResults(run) ?? {};
	const { worse } = keptReview(run)?.verdict ?? {};
	const hidden = (keptCheck(run)?.hidden?.found ?? []).map(({ path, line, message }) => `${path}:${line}: ${message}`);
	return [
		...foundItems("weakened", "Tests not weakened", weakened.map(describeWeakening)),
		...foundItems("worse", "Nothing made worse", worse === void 0 ? [] : [oneLine(worse)]),
		{
			kind: "syntax",
			name: "Syntax valid",
			...syntaxStatus(run)
		},
		...foundItems("characters", "No hidden characters or code", hidden),
		{
			kind: "lint",
			name: "Lint and types",
			...commandStatus(run, "lint", lint)
		},
		{
			kind: "tests",
			name: "Tests",
			...commandStatus(run, "tests", tests)
		},
		{
			kind: "regression",
			name: "Red before, green after",
			...regressionStatus(regression, tests)
		},
		{
			kind: "review",
			name: "Model review",
			...reviewStatus(run)
		}
	];
}
const passed = (detail) => ({
	state: "passed",
	detail
});
const asBefore = (detail) => ({
	state: "as-before",
	detail
});
const failed = (detail) => ({
	state: "failed",
	detail
});
const inconclusive = (detail) => ({
	state: "inconclusive",
	detail
});
const notRun = (detail) => ({
	state: "not-run",
	detail
});
const notNeeded = (detail) => ({
	state: "not-needed",
	detail
});
function syntaxStatus(run) {
	const kept = keptCheck(run);
	if (kept === void 0) return droppedStatus(run);
	const { parsed, unparsed } = kept;
	const detail = describeParsing(kept);
	if (unparsed.length > 0) return inconclusive(detail);
	return parsed.length > 0 ? passed(detail) : notNeeded(detail);
}
function droppedStatus({ steps }) {
	const last = steps.flatMap((step) => step.kind === "checked" ? [step.problems.length] : []).findLast((found) => found > 0);
	if (last === void 0) return notRun("there was nothing to check");
	return failed(`${counted(last, "problem")} in the last edit, which was dropped`);
}
function foundItems(kind, name, found) {
	return found.length === 0 ? [] : [{
		kind,
		name,
		...failed(firstFew(found, maxFound).join("; "))
	}];
}
const maxFound = 10;
const maxCommand$1 = 100;
function commandStatus(run, name, finding) {
	const kept = keptCheck(run);
	const { commands } = kept ?? {};
	if (finding === void 0) return notRun(kept !== void 0 && commands === void 0 ? "no command is set" : "the change did not get that far");
	if (finding.kind === "not-run") return notRun(finding.why);
	const { text = "" } = commands?.find((one) => one.name === name) ?? {};
	const command = clip(oneLine(text), maxCommand$1) || void 0;
	const status = findingStatus(finding);
	const detail = [status.detail, ...ignoredReports(finding)].join(". ");
	return {
		...status,
		detail,
		command,
		counts: finding.counts
	};
}
const maxIgnored = 200;
function ignoredReports({ ignored = [] }) {
	return firstFew(ignored.map((why) => clip(oneLine(why).replace(/\.$/, ""), maxIgnored)), 3);
}
function findingStatus(finding) {
	const { counts } = finding;
	const passing = counts && `${formatNumber(counts.run - counts.failed)} passed`;
	switch (finding.kind) {
		case "passed": return passed(passing ?? "passes with the change");
		case "flaky": return passed(`${passing ?? "passes"} on a rerun, after a failure${listNames(finding.failures)}`);
		case "tolerated": {
			const failing = counts?.failed || finding.failures.length;
			const failed = `${failing === 0 ? "" : `${formatNumber(failing)} `}${failing > 1 ? "fail" : "fails"} as before`;
			const all = passing === void 0 ? failed : `${passing}, ${failed}`;
			return asBefore(`${all}${listNames(finding.failures)}`);
		}
		case "failed": {
			const all = counts && ` (${passing}, ${formatNumber(counts.failed)} failed)`;
			return failed(`fails because of the change${all ?? ""}${listNames(finding.failures)}`);
		}
		case "inconclusive": return inconclusive(whyInconclusive(finding));
	}
}
function regressionStatus(regression, tests) {
	if (regression === void 0 || tests?.kind === "not-run") return notRun("the tests were not run");
	if (regression.kind === "not-shown") return inconclusive(regression.why);
	const { tests: own, limit, isOfBase } = regression;
	const how = limit === void 0 ? "" : ` (where it ${describeLimit(limit)})`;
	return passed(`fails without the fix${how}${isOfBase ? " (it stood in the repository)" : ""}${listOwnTests(own)}`);
}
const maxOwnTests = 10;
function listOwnTests(tests) {
	return tests.length === 0 ? "" : `: ${firstFew(tests, maxOwnTests).join("; ")}`;
}
function reviewStatus(run) {
	const review = keptReview(run);
	if (review === void 0 && run.isUnreviewed) return notNeeded("the settings ask for none");
	if (review === void 0) return notRun(wasReviewAsked(run) ? "the model sent no review that can be used" : "the change did not get that far");
	const after = review.attempt > 1 ? ` after ${review.attempt} edits` : "";
	return review.verdict.kind === "approve" ? passed(`approved${after}`) : failed(`changes requested${after}`);
}
function wasReviewAsked(run) {
	return run.steps.slice(lastSound(run) + 1).some((step) => "asked" in step && step.asked === "review");
}
const maxUnparsed = 5;
function describeParsing({ parsed, unparsed }) {
	const all = parsed.length + unparsed.length;
	if (all === 0) return "the change writes no code file";
	const files = `${counted(all, "file")} parsed`;
	if (unparsed.length === 0) return files;
	const named = unparsed.map(({ path, why }) => `${path}: ${why}`);
	return [`${parsed.length} of ${files}`, ...firstFew(named, maxUnparsed)].join("; ");
}
// src/core/report/evidence.ts
const maxDetail = 2500;
const evidenceStates = {
	passed: "✓ passed",
	"as-before": "≈ as before",
	failed: "✗ failed",
	inconclusive: "– not shown",
	"not-run": "– not shown",
	"not-needed": "– not needed"
};
const stateWidth = Math.max(...Object.values(evidenceStates).map(({ length }) => length));
function evidenceLines(items) {
	const width = Math.max(...items.map(({ name }) => name.length));
	return items.map(({ name, state, command, detail }) => {
		const shown = barred(clip(command === void 0 ? detail : `${command}: ${detail}`, maxDetail));
		return `  ${name.padEnd(width)}  ${evidenceStates[state].padEnd(stateWidth)}  ${shown}`;
	});
}
function barred(text) {
	return text.replaceAll("\n", "\n  | ");
}
function evidenceBlocks(run) {
	const rows = (keptPatch(run).size > 0 ? buildChecklist(run) : handicapItems(run)).map(evidenceRow);
	if (rows.length === 0) return [];
	return [{
		kind: "table",
		header: [
			"Evidence",
			"State",
			"Detail"
		],
		rows
	}];
}
function isolationOf(run) {
	return keptPatch(run).size > 0 ? run.steps.findLast((step) => step.kind === "tested")?.isolation : void 0;
}
function evidenceRow(item) {
	const { name, state, command, detail } = item;
	const content = withCode(detail);
	const told = command === void 0 ? content : [
		code$2(command),
		text$1(": "),
		...content
	];
	return [
		[text$1(name)],
		[text$1(evidenceStates[state])],
		told
	];
}
// src/core/models/examples.ts
const exampleModels = {
	openai: "gpt-6.1-sol",
	anthropic: "claude-sonnet-5-5",
	google: "gemini-3.8-flash",
	local: "gpt-oss:20b",
	served: "openai/gpt-oss-20b"
};
// src/core/models/prices.ts
function pricesOf(list, row, above, long) {
	if (above === void 0 || long === void 0) return {
		list,
		...columns(row)
	};
	return {
		list,
		...columns(row),
		long: {
			above,
			...columns(long)
		}
	};
}
function columns([prompt, cached, cacheWritten, completion]) {
	return {
		prompt,
		cached,
		cacheWritten,
		completion
	};
}
// src/core/models/profile.ts
const thinking = {
	reasons: true,
	replyTokens: 48e3
};
const instant$1 = {
	reasons: false,
	replyTokens: 16e3
};
const unknownModel = {
	reasons: "unknown",
	replyTokens: 16e3,
	window: "unknown",
	sees: "unknown",
	edits: "blocks",
	weights: "unknown",
	prices: "unknown"
};
// src/core/models/anthropic.ts
const list$1 = {
	maker: "Anthropic",
	host: "api.anthropic.com",
	source: "https://platform.claude.com/docs/en/about-claude/pricing",
	read: "2026-10-24"
};
const current$1 = {
	...thinking,
	window: 1e6,
	sees: true,
	edits: "blocks",
	weights: "closed"
};
const earlier$1 = {
	...current$1,
	window: 2e5
};
const anthropicModels = [
	{
		name: "claude-fable-5.1",
		...current$1,
		prices: at(10, .25, 12.5, 50)
	},
	{
		name: "claude-fable-5",
		...current$1,
		prices: at(10, 1, 12.5, 50)
	},
	{
		name: "claude-opus-5.5",
		...current$1,
		prices: at(4, .2, 5, 20)
	},
	{
		name: "claude-opus-5",
		...current$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-opus-4.8",
		...earlier$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-opus-4.7",
		...earlier$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-opus-4.6",
		...earlier$1,
		prices: at(5, .5, 6.25, 25)
	},
	{
		name: "claude-sonnet-5.5",
		...current$1,
		prices: at(2, .1, 2.5, 10)
	},
	{
		name: "claude-sonnet-5",
		...current$1,
		prices: at(2, .2, 2.5, 10)
	},
	{
		name: "claude-sonnet-4.6",
		...earlier$1,
		prices: at(3, .3, 3.75, 15)
	},
	{
		name: "claude-haiku-5.5",
		...current$1,
		prices: pricesOf(list$1, [
			.1,
			.01,
			.125,
			.5
		], 1e5, [
			.5,
			.05,
			.625,
			2.5
		])
	},
	{
		name: "claude-haiku-4.5",
		...earlier$1,
		prices: at(1, .1, 1.25, 5)
	},
	{
		name: "claude-opus-4*",
		...earlier$1,
		prices: "unknown"
	},
	{
		name: "claude-sonnet-4*",
		...earlier$1,
		prices: "unknown"
	},
	{
		name: "claude-haiku-4*",
		...earlier$1,
		prices: "unknown"
	},
	{
		name: "claude-3*",
		...earlier$1,
		replyTokens: 8e3,
		reasons: "unknown",
		prices: "unknown"
	},
	{
		name: "claude-*",
		...current$1,
		prices: "unknown"
	}
];
function at(...row) {
	return pricesOf(list$1, row);
}
// src/core/models/model-name.ts
const edition = /-(?:latest|20\d{2}-\d{2}-\d{2}|20\d{6}|\d{4})$/;
const bedrockMaker = /^(?:[a-z]{2,6}(?:-gov)?\.)?[a-z]+\.(?=[a-z])/;
function plainName(given) {
	const name = given.trim().toLowerCase();
	return withoutEdition(name.slice(name.lastIndexOf("/") + 1).replace(bedrockMaker, "").replace(/(?:-v\d+)?:.*$/, "").replaceAll(/[.@_]/g, "-"));
}
function withoutEdition(name) {
	const shorter = name.replace(edition, "");
	return shorter === name ? name : withoutEdition(shorter);
}
// src/core/models/openai.ts
const list = {
	maker: "OpenAI",
	host: "api.openai.com",
	source: "https://developers.openai.com/api/docs/pricing",
	read: "2026-10-26"
};
const current = {
	...thinking,
	window: 105e4,
	sees: true,
	edits: "v4a",
	weights: "closed"
};
const earlier = {
	...current,
	window: 4e5
};
const plain = {
	...instant$1,
	sees: true,
	weights: "closed",
	prices: "unknown"
};
const openaiModels = [
	{
		name: "gpt-6-astra",
		...current,
		prices: tiered(10, 1, 12.5, 50)
	},
	{
		name: "gpt-6.1-sol",
		...current,
		prices: tiered(2, .1, 2.5, 10)
	},
	{
		name: "gpt-6.1-terra",
		...current,
		prices: tiered(1, .05, 1.25, 5)
	},
	{
		name: "gpt-6-sol",
		...current,
		prices: tiered(2, .2, 2.5, 10)
	},
	{
		name: "gpt-6-luna",
		...current,
		prices: tiered(.1, .01, .125, .5)
	},
	{
		name: "gpt-5.6-sol",
		...current,
		prices: tiered(5, .5, 6.25, 30)
	},
	{
		name: "gpt-5.6-terra",
		...current,
		prices: tiered(2, .2, 2.5, 12)
	},
	{
		name: "gpt-5.6-luna",
		...current,
		prices: tiered(.2, .02, .25, 1.2)
	},
	{
		name: "gpt-5.6*",
		...current,
		prices: "unknown"
	},
	{
		name: "gpt-5.5*",
		...current,
		prices: "unknown"
	},
	{
		name: "gpt-5.5",
		...current,
		prices: tiered(5, .5, 5, 30)
	},
	{
		name: "gpt-5.4",
		...current,
		prices: tiered(2.5, .25, 2.5, 15)
	},
	{
		name: "gpt-5.4-mini",
		...earlier,
		prices: pricesOf(list, [
			.75,
			.075,
			.75,
			4.5
		])
	},
	{
		name: "gpt-5*",
		...earlier,
		prices: "unknown"
	},
	{
		name: "gpt-*",
		...current,
		prices: "unknown"
	},
	{
		name: "o1*",
		...earlier,
		window: 2e5,
		prices: "unknown"
	},
	{
		name: "o3*",
		...earlier,
		window: 2e5,
		prices: "unknown"
	},
	{
		name: "o4*",
		...earlier,
		window: 2e5,
		prices: "unknown"
	},
	{
		name: "gpt-4*",
		...plain,
		window: 128e3,
		edits: "blocks"
	},
	{
		name: "gpt-4.1*",
		...plain,
		window: 1047576,
		edits: "v4a"
	},
	{
		name: "gpt-3*",
		...plain,
		replyTokens: 4e3,
		window: 16385,
		sees: false,
		edits: "blocks"
	},
	{
		name: "gpt-oss*",
		...thinking,
		window: 131072,
		sees: false,
		edits: "v4a",
		weights: "open",
		prices: "unknown"
	}
];
function tiered(...row) {
	const [prompt, cached, cacheWritten, completion] = row;
	const long = [
		2 * prompt,
		2 * cached,
		2 * cacheWritten,
		1.5 * completion
	];
	return pricesOf(list, row, 272e3, long);
}
// src/core/models/others.ts
const google = {
	maker: "Google",
	host: "generativelanguage.googleapis.com",
	source: "https://ai.google.dev/gemini-api/docs/pricing",
	read: "2026-10-13"
};
const deepseek = {
	maker: "DeepSeek",
	host: "api.deepseek.com",
	source: "https://api-docs.deepseek.com/quick_start/pricing",
	read: "2026-11-15"
};
const closed = {
	edits: "blocks",
	weights: "closed",
	prices: "unknown"
};
const gemini = {
	...closed,
	...thinking,
	window: 1048576,
	sees: true
};
const open = {
	...closed,
	weights: "open"
};
const mixed = {
	reasons: "unknown",
	replyTokens: 48e3
};
const otherModels = [
	{
		name: "gemini-4-argon",
		...gemini,
		prices: pricesOf(google, [
			4,
			.2,
			4,
			20
		])
	},
	{
		name: "gemini-3.8-flash",
		...gemini,
		prices: pricesOf(google, [
			1.5,
			.15,
			1.5,
			7.5
		])
	},
	{
		name: "gemini-3.6-flash",
		...gemini,
		prices: pricesOf(google, [
			1.5,
			.15,
			1.5,
			7.5
		])
	},
	{
		name: "gemini-3.5-flash",
		...gemini,
		prices: pricesOf(google, [
			1.5,
			.15,
			1.5,
			9
		])
	},
	{
		name: "gemini-3.5-flash-lite",
		...gemini,
		prices: pricesOf(google, [
			.3,
			.03,
			.3,
			2.5
		])
	},
	{
		name: "gemini-*",
		...gemini,
		prices: "unknown"
	},
	{
		name: "deepseek-flash",
		...open,
		...thinking,
		window: 1e6,
		sees: true,
		prices: pricesOf(deepseek, [
			.3,
			.006,
			.3,
			1.2
		])
	},
	{
		name: "deepseek-v4-pro",
		...open,
		...thinking,
		window: 1e6,
		sees: false,
		prices: pricesOf(deepseek, [
			1.32,
			.044,
			1.32,
			3.96
		])
	},
	{
		name: "deepseek-v4*",
		...open,
		...thinking,
		window: 1e6,
		sees: "unknown"
	},
	{
		name: "deepseek-*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "grok-*",
		...closed,
		...thinking,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "grok-4.7",
		...closed,
		...thinking,
		window: 5e5,
		sees: true
	},
	{
		name: "mistral-*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "mistral-large-4*",
		...open,
		...thinking,
		window: 524288,
		sees: true
	},
	{
		name: "mistral-medium-3.5*",
		...open,
		...mixed,
		window: 256e3,
		sees: true
	},
	{
		name: "magistral*",
		...open,
		...thinking,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "devstral*",
		...open,
		...instant$1,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "codestral*",
		...closed,
		...instant$1,
		window: 256e3,
		sees: false
	},
	{
		name: "qwen*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "qwen2.5-coder*",
		...open,
		...instant$1,
		window: 131072,
		sees: false
	},
	{
		name: "qwen3-coder*",
		...open,
		...instant$1,
		window: 262144,
		sees: false
	},
	{
		name: "qwq*",
		...open,
		...thinking,
		window: 131072,
		sees: false
	},
	{
		name: "llama*",
		...open,
		...instant$1,
		window: "unknown",
		sees: "unknown"
	},
	{
		name: "gemma*",
		...open,
		...mixed,
		window: "unknown",
		sees: "unknown"
	}
];
// src/core/models/table.ts
const rows = [
	...openaiModels,
	...anthropicModels,
	...otherModels
].toSorted((a, b) => Number(isFamily(a)) - Number(isFamily(b)) || b.name.length - a.name.length);
function modelProfile(name) {
	const plain = plainName(name);
	return rows.find((row) => matches(row, plain)) ?? unknownModel;
}
function matches(row, plain) {
	const name = row.name.replaceAll(".", "-");
	return isFamily(row) ? plain.startsWith(name.slice(0, -1)) : plain === name;
}
function isFamily({ name }) {
	return name.endsWith("*");
}
function listPrices(model, address = "https://api.openai.com/v1") {
	const { prices, weights } = modelProfile(model);
	const { host, hostname } = new URL(address);
	if (weights === "open" && isLoopback(hostname)) return "free";
	return prices === "unknown" ? prices : {
		...prices,
		isElsewhere: prices.list.host !== host
	};
}
function isLoopback(hostname) {
	return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
// src/core/report/outcome.ts
function describeCommandTime(rules, timeout) {
	return ` (a run of a command at most ${duration$1(Math.min(timeout, commandTime(rules, rules.maxMinutes * 6e4)))})`;
}
function describeWorstCase(rules, { model, reviewModel, baseUrl }, commands) {
	const { calls, looks, tokens, minutes, cost } = worstCase(rules);
	const { prices } = rules;
	const asked = reviewModel === void 0 ? [model] : [model, reviewModel];
	const isFree = asked.every((name) => listPrices(name, baseUrl) === "free");
	return [
		`at most ${counted(calls, "call", formatNumber(calls))} to ${asked.join(" and ")}`,
		`${formatNumber(looks)} looks at the repository`,
		`${formatNumber(tokens)} tokens`,
		`${counted(minutes, "minute")}${commands ? describeCommandTime(rules, commands.timeout) : ""}`,
		...prices && cost !== void 0 ? [describeMoney(cost, prices)] : [],
		...!prices && !isFree ? ["at a price that is not known"] : []
	].join(", ");
}
function describeCost({ spent, elapsed, allowed }) {
	const of = (limit) => limit === void 0 ? "" : ` of ${formatNumber(limit)}`;
	const tokens = countTokens(spent);
	const minutes = Math.ceil(elapsed / 6e3) / 10;
	const prices = allowed?.prices;
	const calls = spent.calls === 1 && !allowed ? "call" : "calls";
	return [
		`${formatNumber(spent.calls)}${of(allowed?.maxCalls)} ${calls}`,
		...tokens > 0 ? [`${formatNumber(tokens)}${of(allowed?.maxTokens)} tokens${tokenDetails(spent)}`] : [],
		`${minutes.toFixed(1)}${of(allowed?.maxMinutes)} minutes`,
		...prices && tokens > 0 ? [describeMoney(spent.cost ?? 0, prices)] : []
	].join(", ");
}
function tokenDetails(spent) {
	const details = tokenParts(spent);
	return details.length === 0 ? "" : ` (${details.join(", ")})`;
}
function tokenParts(spent) {
	const { reasoningTokens, cachedTokens, cacheWrittenTokens, estimated } = spent;
	return [
		...estimated ? ["estimated"] : [],
		...reasoningTokens > 0 ? [`${formatNumber(reasoningTokens)} thought`] : [],
		...cachedTokens > 0 ? [`${formatNumber(cachedTokens)} from the cache`] : [],
		...cacheWrittenTokens > 0 ? [`${formatNumber(cacheWrittenTokens)} written to the cache`] : []
	];
}
// src/core/report/problems.ts
const cutPhrases = {
	length: "was cut off at its length limit",
	empty: "was empty",
	calls: "called a reading tool where none is allowed"
};
function describeCut(cut) {
	const { completionTokens: tokens } = cut.call.spent;
	const details = [...tokens > 0 ? [`${formatNumber(tokens)} tokens`] : [], ...describeThoughts(cut)].join(", ");
	return details === "" ? cutPhrases[cut.why] : `${cutPhrases[cut.why]} (${details})`;
}
function describeThoughts({ call: { spent, reply } }) {
	const { reasoningTokens: thoughts, completionTokens: all } = spent;
	if (reply.trim() !== "" && withoutThoughts(reply, () => []).trim() === "" || thoughts > 0 && thoughts >= all) return ["nothing but thoughts"];
	return thoughts > 0 ? [`${formatNumber(thoughts)} of them thoughts`] : [];
}
const askedNouns = {
	plan: "a plan",
	edit: "an edit",
	rewrite: "a whole file",
	review: "a review"
};
function cutProblem(run, rules, show = showInput) {
	const [last, before] = run.steps.slice(-2).reverse();
	if (last?.kind !== "cut") return void 0;
	const cuts = before?.kind === "cut" ? [before, last] : [last];
	const isLong = cuts.some(({ why }) => why === "length");
	const hasThought = cuts.some((cut) => describeThoughts(cut).length > 0);
	const isNearEnd = rules.maxTokens - countTokens(sumSpent(run)) < replyBound(rules, true);
	const listed = [...isLong && isNearEnd ? [`raise ${show("max-tokens")}`] : [], ...isLong || hasThought ? [`lower ${show("reasoning-effort")}`] : []].map((one) => `${one}, `).join("").replace(/, $/, " or ");
	return `Asked for ${askedNouns[last.asked]}, the model sent ${tell(cuts)}. To mend this, ${listed}set ${show("model")} to another model.`;
}
function blockedProblem({ steps }) {
	const files = blockedFiles(steps.at(-1));
	const remedies = [...new Set(files.map(({ obstacle }) => remedyFor(obstacle)))];
	return files.length === 0 ? void 0 : `To mend this, ${remedies.join("; or ")}.`;
}
function budgetProblem({ calls }, { maxCalls }, show = showInput) {
	return calls >= maxCalls ? `No call to the model is left. To mend this, raise ${show("max-calls")}.` : `Too few tokens are left for another call to the model. To mend this, raise ${show("max-tokens")}.`;
}
function tell(cuts) {
	const [only, ...others] = cuts.map(describeCut);
	return others.length === 0 ? `a reply that cannot be used: it ${only}` : `two replies that cannot be used: the first ${only}, the second ${others.join()}`;
}
// src/core/report/particulars.ts
const isExhausted = ({ ruling }) => ruling === "exhausted";
const maxAsked = 120;
function particulars(ended) {
	return speakers[ended.detail ?? ended.reason]?.(ended.run);
}
const speakers = {
	"repeated-request": (run) => {
		const stuck = findReads(run).findLast(isExhausted);
		const asked = stuck && describeRequest(stuck);
		return asked && `It kept asking to ${asked}.`;
	},
	"repeated-plan": (run) => {
		return withFiles("It went back to the plan to change", filesToFix(run).map(({ path }) => path));
	},
	"repeated-edit": (run) => {
		const { patch, refusals } = findStagings(run).at(-1) ?? {};
		const refused = refusals?.map(({ path }) => path) ?? [];
		return withFiles("It last worked on", [...new Set([...patch?.keys() ?? [], ...refused])]);
	},
	"never-applied": (run) => {
		const refused = findStagings(run).at(-1)?.refusals ?? [];
		return withFiles("Its edits did not fit", [...new Set(refused.map(({ path }) => path))]);
	},
	"not-editable": ({ steps }) => {
		const files = blockedFiles(steps.at(-1));
		return files.length === 0 ? void 0 : `${files.slice(0, 3).map(describeBlocked).join("; ")}.`;
	},
	"no-action": ({ steps }) => {
		const last = steps.at(-1);
		if (last?.kind !== "unusable" && last?.kind !== "explored") return void 0;
		return `It was asked for ${askedNouns[last.asked]}, and twice sent something else.`;
	},
	"secret-added": ({ steps }) => {
		const last = steps.at(-1);
		const leaks = last?.kind === "checked" ? last.leaks : void 0;
		return leaks && withFiles("The secret was in the new text of", leaks);
	}
};
function withFiles(beginning, files) {
	return files.length === 0 ? void 0 : `${beginning}${listNames(files).replace(":", "")}.`;
}
function describeRequest({ tool, input }) {
	if (input === "") return void 0;
	const given = [...readMembers(parseJson(input)).values()].flat().filter((value) => typeof value === "string").join(", ");
	return clip(oneLine(`${tool.replaceAll("_", " ")} ${given}`), maxAsked);
}
// src/core/report/progress.ts
function logLines(recorded, next, elapsed) {
	const losses = "call" in recorded ? recorded.call.losses.map(describeLoss) : [];
	const took = "call" in recorded || elapsed === void 0 ? "" : ` (${inSeconds(elapsed)})`;
	return [...losses, `${describeStep(recorded)}${took} → ${typeof next === "string" ? next : endingName(next)}`];
}
function describeStep(recorded) {
	const { step, result } = summarizeStep(recorded);
	const cost = "call" in recorded ? ` (${describeCall(recorded.call)})` : "";
	return `${step}: ${oneLine(result)}${cost}`;
}
function summarizeStep(recorded) {
	const { step, result } = inWords(recorded);
	const leftOut = "call" in recorded ? recorded.call.leftOut ?? [] : [];
	if (leftOut.length === 0) return {
		step,
		result
	};
	return {
		step,
		result: `(prompt too long, so without ${leftOut.join(", ")}) ${result}`
	};
}
function inWords(step) {
	switch (step.kind) {
		case "explored": return {
			step: "explore",
			result: step.reads.map(describeRead).join(", ")
		};
		case "planned": return {
			step: "plan",
			result: describePlan(step.plan)
		};
		case "merged": return {
			step: "merge",
			result: describeMerge(step)
		};
		case "edited": return {
			step: "edit",
			result: describeStaging(step)
		};
		case "rewritten": return {
			step: "rewrite",
			result: describeStaging(step)
		};
		case "checked": return {
			step: "check",
			result: describeCheck(step)
		};
		case "tested": return {
			step: "test",
			result: describeResults(step.results)
		};
		case "reviewed": return {
			step: "review",
			result: step.verdict.kind === "approve" ? "approved" : step.verdict.critique
		};
		case "cut": return {
			step: step.asked,
			result: `the reply ${cutPhrases[step.why]}`
		};
		case "unusable": return {
			step: step.asked,
			result: `the reply could not be used: ${toldModel(step.why)}`
		};
	}
}
function otherEdits(run) {
	const { steps } = run;
	const starts = steps.flatMap((step, at) => step.kind === "edited" ? [at] : []);
	const sound = lastSound(run);
	return starts.flatMap((start, index) => {
		const end = starts[index + 1] ?? steps.length;
		const last = steps.slice(start, end).findLast(({ kind }) => aboutEdits.has(kind));
		if (start < sound && sound < end || last === void 0) return [];
		const { step, result } = summarizeStep(last);
		return [`Edit ${index + 1} (${step}): ${result}`];
	});
}
const aboutEdits = new Set([...[
	"edited",
	"rewritten",
	"checked",
	"tested",
	"reviewed"
]]);
function describeRead({ tool, input, ruling }) {
	return `${tool} ${input}${ruling === "fresh" ? "" : ` (${ruling})`}`;
}
function describePlan(plan) {
	if (plan.kind !== "fix") return plan.kind;
	return `fix ${plan.files.map(({ path, state }) => state === "new" ? `${path} (new)` : path).join(", ")}`;
}
function describeMerge({ patch, refusals }) {
	const clashes = refusals.map(({ path }) => `${path} in conflict`);
	return [...findDeltas(patch).map(describeDelta), ...clashes].join(", ");
}
function describeStaging({ patch, refusals }) {
	if (refusals.length === 0) return findDeltas(patch).map(describeDelta).join(", ") || "nothing changed";
	return `nothing kept; ${refusals.map(({ path, why }) => `${path}: ${toldModel(summaryLine(why))}`).join("; ")}`;
}
const toldModel = (why) => `the model was told “${why}”`;
function describeCheck(step) {
	const { problems, excess, hidden } = step;
	const found = [...[...problems, ...hidden?.found ?? []].map(describePlace), ...excess === void 0 ? [] : [excess]];
	return [...isSound(step) ? [describeParsing(step)] : [], ...found].join("; ");
}
const describePlace = ({ path, line, message }) => `${path}:${line} ${message}`;
function describeResults({ lint, tests, regression, weakened = [] }) {
	const commands = [`lint ${wordFor(lint)}`, `tests ${wordFor(tests)}`];
	const own = regression.kind === "not-shown" && regression.isUnrun ? ["its own tests not run"] : [];
	const less = weakened.length === 0 ? [] : ["tests weakened"];
	const shown = `red before and green after ${wordFor(regression)}`;
	return [
		...commands,
		shown,
		...own,
		...less
	].join(", ");
}
const words = {
	passed: "passed",
	flaky: "passed on a rerun",
	tolerated: "fail as before",
	inconclusive: "not shown",
	failed: "failed",
	"not-run": "not run",
	shown: "shown",
	"not-shown": "not shown"
};
function wordFor(found) {
	const { kind, limit } = found;
	const word = limit === void 0 ? words[kind] : `${words[kind]} (it ${describeLimit(limit)})`;
	return kind === "failed" ? word + listNames(found.failures) : word;
}
function describeDelta(delta) {
	const fate = delta.kind === "renamed" ? ` (renamed from ${delta.from})` : fates[delta.kind];
	return `${delta.change.path}${fate}`;
}
function describeCall({ spent, elapsed }) {
	const tokens = countTokens(spent);
	return [...tokens > 0 ? [`${formatNumber(tokens)} tokens`, ...tokenParts(spent)] : [], inSeconds(elapsed)].join(", ");
}
const inSeconds = (elapsed) => `${(elapsed / 1e3).toFixed(1)} s`;
// src/core/report/step-details.ts
const maxOutput = 8e3;
function commandOutputs({ lint, tests }, room = maxOutput) {
	return [...failedOutput("Output of the lint command", lint, room), ...failedOutput("Output of the tests", tests, room)];
}
function failedOutput(title, finding, room) {
	if (finding.kind !== "failed") return [];
	const { output, failures, services } = finding;
	return [{
		title,
		output: shortenOutput(output, room, failures)
	}, ...services === void 0 ? [] : [{
		title: "What the services printed",
		output: services
	}]];
}
function stepDetails(step) {
	switch (step.kind) {
		case "planned": return planDetails(step.plan);
		case "merged":
		case "edited":
		case "rewritten": return patchDiff(step.patch);
		case "tested": return commandOutputs(step.results).map(({ title, output }) => `${title}:\n${output}`).join("\n");
		case "reviewed": return step.verdict.kind === "approve" ? step.verdict.summary : step.verdict.critique;
		default: return "";
	}
}
function planDetails(plan) {
	const rest = plan.kind === "fix" ? [...plan.files.map(({ path, change = "" }) => `${path}: ${change}`.replace(/: $/, "")), ...plan.uncertain === void 0 ? [] : [`Uncertain: ${plan.uncertain}`]] : [plan.reply];
	return [plan.understanding, ...rest].join("\n");
}
// src/core/report/parts.ts
const max = {
	rootCause: 2e3,
	edit: 400
};
function partsOf(outcome) {
	const { run, pullRequest, further, problem, notes = [], failures = [], moved } = outcome;
	const kept = keptPatch(run);
	const isPublished = pullRequest !== void 0;
	return {
		further: further === void 0 ? [] : [paragraph(text$1(`The last attempt ${further}.`))],
		particulars: paragraphs(particulars(outcome)),
		problem: paragraphs(...problem?.split("\n") ?? []),
		plan: planBlocks(outcome),
		change: changeBlocks(run, isPublished ? "What changed:" : "Last change, not in a pull request:"),
		critique: critiqueBlocks(run),
		draft: paragraphs(draftSentence(outcome.lacking)),
		readFirst: [...readFirstBlocks(kept), ...paragraphs(doubtSentence(run))],
		evidence: evidenceBlocks(run),
		isolation: paragraphs(isolationOf(run)),
		outputs: outputsOf(run).map(({ title, output }) => titledCode(title, {
			language: "text",
			text: output
		})),
		diffs: (most) => diffBlocks(kept, most),
		tried: triedBlocks(run),
		moved: paragraphs(moved && movedSentence(moved)),
		notes: paragraphs(...notes),
		failures: paragraphs(...failures),
		cost: costBlocks$1(outcome)
	};
}
function ticketLink({ key, summary, url }) {
	return link(summary === "" ? key : `${key}: ${summary}`, url);
}
function nextBlocks(...advice) {
	return advice.filter((one) => one !== void 0).map((one) => nextBlock(...withCode(one)));
}
const nextBlock = (...task) => paragraph(strong("Next:"), text$1(" "), ...task);
function planBlocks(outcome) {
	const plan = currentPlan(outcome.run);
	if (plan === void 0 || plan.kind === "fix") {
		const cause = rootCauseOf(outcome);
		return cause === void 0 ? [] : labelled("What was wrong:", cause);
	}
	const { understanding, reply } = plan;
	const understood = understanding === "" ? [] : labelled("Understanding:", understanding);
	return reply === "" ? understood : [...understood, quoteOf(reply)];
}
function rootCauseOf({ run, rootCause }) {
	const plan = currentPlan(run);
	const own = plan?.kind === "fix" && plan.understanding !== "A change that was made before is made again on newer files." ? plan.understanding : "";
	return clip(rootCause ?? own, max.rootCause) || void 0;
}
function movedSentence(moved) {
	return moved.kind === "moved" ? `Moved to ${moved.to}.` : `Not moved: ${moved.why}`;
}
const critiqueTitles = {
	kept: "The automatic review asks for:",
	before: "Before the last edit, the automatic review asked for:"
};
function critiqueBlocks(run) {
	const open = openCritique(run);
	if (open === void 0) return [];
	return [paragraph(strong(critiqueTitles[open.of])), quoteOf(open.critique)];
}
function outputsOf(run) {
	const results = keptCheckResults(run);
	return results === void 0 ? [] : commandOutputs(results);
}
function triedBlocks(run) {
	const items = otherEdits(run).map((edit) => withCode(clip(oneLine(edit), max.edit)));
	return items.length === 0 ? [] : [paragraph(strong("Tried and discarded:")), bullets$1(items)];
}
function costBlocks$1({ model, log, ...cost }) {
	const isIdle = cost.spent.calls === 0;
	const reviewer = model?.reviewer === void 0 ? [] : [text$1(", reviewed by "), code$2(model.reviewer)];
	const [first = [], ...others] = [
		model === void 0 || isIdle ? [] : [
			text$1("Model: "),
			code$2(model.name),
			...reviewer,
			text$1(" at "),
			code$2(model.host),
			text$1(".")
		],
		isIdle ? [] : [text$1(`Cost: ${describeCost(cost)}.`)],
		log === void 0 ? [] : [link("Log of this run", log)]
	].filter(({ length }) => length > 0);
	const content = [...first, ...others.flatMap((sentence) => [text$1(" "), ...sentence])];
	return content.length === 0 ? [] : [paragraph(...content)];
}
// src/core/report/plan-comment.ts
function proposalBlocks(outcome, { plan, command }) {
	const { understanding, files, uncertain = "" } = plan;
	return [
		...labelled("What is wrong:", understanding),
		paragraph(strong("What would change:")),
		bullets$1(files.map(fileInlines)),
		...uncertain === "" ? [] : labelled("What is uncertain:", uncertain),
		...costBlocks(outcome),
		...answerBlocks(command ?? "/fix")
	];
}
function fileInlines({ path, state, change = "" }) {
	const what = state === "new" ? " (new)" : "";
	return [
		code$2(path),
		text$1(change === "" ? what : `${what}: `),
		...withCode(change)
	];
}
function costBlocks({ allowed, model }) {
	if (allowed === void 0 || model === void 0) return [];
	const { name, reviewer, host } = model;
	const asked = {
		model: name,
		reviewModel: reviewer,
		baseUrl: `https://${host}`
	};
	return [paragraph(strong("Going on costs:"), text$1(` ${describeWorstCase(allowed, asked)}.`))];
}
function answerBlocks(command) {
	const go = [code$2(`${command} go`), text$1(", or add the label ")];
	return [paragraph(...[
		strong("To go on with this plan,"),
		text$1(" comment "),
		...go,
		code$2(controlLabels.go)
	], ...[
		text$1(". For another plan, comment "),
		code$2(command),
		text$1(" and what to do instead.")
	], text$1(" An edit of the ticket voids the plan."))];
}
// src/core/report/time-limits.ts
function limitAdvice(run, show = showInput) {
	const { lint, tests, regression } = keptCheckResults(run) ?? {};
	const stopped = [{
		name: "lint",
		limit: lint?.limit
	}, {
		name: "tests",
		limit: tests?.limit ?? regression?.limit
	}].find(({ limit }) => limit !== void 0);
	if (stopped?.limit === void 0) return void 0;
	const { ms, setting } = stopped.limit;
	const { text = "" } = keptCheck(run)?.commands?.find(({ name }) => name === stopped.name) ?? {};
	const command = text === "" || text.includes("`") ? "" : ` \`${oneLine(text, maxCommand)}\``;
	return `raise ${show(setting)} or make ${commandNames[stopped.name]}${command} faster: it takes longer than ${duration$1(ms)}.`;
}
const maxCommand = 100;
const commandNames = {
	lint: "the lint command",
	tests: "the test command"
};
function deadlineProblem(maxMinutes, { step, activity, elapsed }, show = showInput) {
	const when = `The limit of ${duration$1(maxMinutes * 6e4)} came during the ${step}`;
	const ran = `${cutName(activity)} had taken ${duration$1(elapsed)}`;
	const mending = activity?.kind === "running" ? "make the command faster" : "choose a faster model";
	return `${when}: ${ran}. To mend this, raise ${show("deadline-minutes")}, or ${mending}.`;
}
function cutName(activity) {
	if (activity === void 0) return "it";
	if (activity.kind === "running") return describeCommand(activity);
	return activity.kind === "preparing" ? oneLine(activity.what) : "the model";
}
// src/core/report/attempt-report.ts
const maxDiffs = 20;
const room = {
	work: 6e3,
	notes: 1500,
	more: 12e3
};
function attemptReport(outcome, attempt) {
	const { reason, detail, pullRequest, moved, proposed, problem } = outcome;
	const parts = partsOf(outcome);
	const isForAll = meaningOf(outcome).problem === "everybody";
	const isPlanless = reason === "planned" && proposed === void 0;
	const cap = (blocks, most) => capBlocks(blocks, sizeOf, most);
	const work = [
		...pullRequest === void 0 ? [] : parts.further,
		...parts.particulars,
		...isForAll ? parts.problem : [],
		...proposed ? proposalBlocks(outcome, proposed) : [...parts.plan, ...parts.change],
		...parts.critique
	];
	const notes = [
		...parts.notes,
		...moved?.kind === "moved" ? parts.moved : [],
		...paragraphs(isPlanless ? meaningOf(outcome).way : void 0)
	];
	const more = [...parts.diffs(maxDiffs), {
		kind: "details",
		title: "Details for the team",
		content: teamBlocks(outcome, parts)
	}];
	return {
		reason,
		detail,
		attempt,
		rootCause: rootCauseOf(outcome),
		reply: modelReply(outcome.run) || void 0,
		problem: isForAll && problem !== void 0 ? oneLine(problem) : void 0,
		work: cap(work, room.work),
		notes: cap(notes, room.notes),
		more: cap(more, room.more)
	};
}
const sizeOf = (block) => JSON.stringify(block).length;
function teamBlocks(outcome, parts) {
	const { run, moved } = outcome;
	const { job, problem, next } = meaningOf(outcome);
	const isGreen = job === "green";
	return [
		...paragraphs(isGreen ? void 0 : endOf(outcome, "team")),
		...problem === "operator" ? parts.problem : [],
		...nextBlocks(isGreen ? void 0 : next, limitAdvice(run)),
		...parts.readFirst,
		...parts.evidence,
		...parts.isolation,
		...keptPatch(run).size === 0 ? parts.tried : [],
		...moved?.kind === "stayed" ? parts.moved : [],
		...parts.failures,
		...parts.cost,
		paragraph(text$1("Stop reason: "), code$2(endingName(outcome)))
	];
}
// src/core/ledger/attempts.ts
function attemptsIn(entries) {
	const known = groupedBy(entries.filter((entry) => entry.kind === "run"), ({ ticket }) => ticket);
	return (ticket) => known.get(ticket) ?? [];
}
// src/core/ledger/entry.ts
function tokensOf({ tokens }) {
	return tokens.uncached + tokens.cached + tokens.written + tokens.reply;
}
// src/core/ledger/month.ts
const emptyMonth = {
	entries: [],
	unread: []
};
function monthOf(instant) {
	return new Date(instant).toISOString().slice(0, 7);
}
function nextMonth(month) {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number, 1));
}
function withEntry(month, entry) {
	const identity = identityOf(entry);
	const known = month.entries.find((one) => identityOf(one) === identity);
	if (known !== void 0 && !replaces(entry, known)) return month;
	const merged = known?.kind === "pull" && entry.kind === "pull" ? {
		...known,
		...entry
	} : entry;
	const kept = month.entries.filter((one) => identityOf(one) !== identity);
	return {
		...month,
		entries: [...kept, merged]
	};
}
function withoutReservation(month, run) {
	const entries = month.entries.filter((one) => one.kind !== "reservation" || one.run !== run);
	return entries.length === month.entries.length ? month : {
		...month,
		entries
	};
}
function identityOf(entry) {
	if (entry.kind === "pull") return `pull ${entry.pull}`;
	if (entry.kind === "warning") return `warning ${entry.about}`;
	return `run ${entry.run}`;
}
function replaces(entry, known) {
	if (entry.kind === "pull" && known.kind === "pull") return entry.looked > known.looked;
	return known.kind === "reservation";
}
const runEntries = ({ entries }) => entries.filter((entry) => entry.kind === "run");
const pullEntries = ({ entries }) => entries.filter((entry) => entry.kind === "pull");
const reservations = ({ entries }) => entries.filter((entry) => entry.kind === "reservation");
// src/core/ledger/budget.ts
function budgetState({ entries }, budget, now) {
	const counted = entries.flatMap((entry) => {
		if (entry.kind === "pull" || entry.kind === "warning") return [];
		const spent = measure(amountOf(entry), budget);
		return [{
			spent,
			held: entry.kind === "reservation" && Date.parse(entry.until) > now.getTime() ? Math.max(0, measure(entry.most, budget) - spent) : 0
		}];
	});
	return {
		spent: counted.reduce((sum, { spent }) => sum + spent, 0),
		held: counted.reduce((sum, { held }) => sum + held, 0)
	};
}
function measure({ tokens, cost = 0 }, { unit }) {
	return unit === "tokens" ? tokens : cost;
}
function amountOf(entry) {
	if (entry.kind === "reservation") return entry.drawn;
	return {
		tokens: tokensOf(entry),
		cost: entry.cost
	};
}
function budgetWait(month, most, budget, now) {
	const { spent, held } = budgetState(month, budget, now);
	const needed = spent + measure(most, budget);
	if (needed + held <= budget.most) return void 0;
	return needed <= budget.most ? "runs" : "month";
}
function withReservation(month, reservation, budget, now) {
	return budgetWait(withoutReservation(month, reservation.run), reservation.most, budget, now) === void 0 ? withEntry(month, reservation) : month;
}
function heldAt(month, now) {
	return reservations(month).filter(({ until }) => Date.parse(until) > now.getTime());
}
function withEnded(month, runs, now) {
	const until = now.toISOString();
	return heldAt(month, now).filter(({ run }) => runs.has(run)).reduce((known, one) => withEntry(known, {
		...one,
		until
	}), month);
}
function withDrawn(month, { run, drawn }, budget, now) {
	const own = reservations(month).find((one) => one.run === run);
	if (own === void 0 || own.drawn.tokens >= drawn.tokens) return month;
	return budgetWait(withoutReservation(month, run), drawn, budget, now) === void 0 ? withEntry(month, {
		...own,
		drawn
	}) : month;
}
const warnedFrom = .8;
const budgetWarning = "budget";
function withBudgetWarning(month, budget, now) {
	const { spent } = budgetState(month, budget, now);
	if (spent < warnedFrom * budget.most) return month;
	return withEntry(month, {
		kind: "warning",
		about: budgetWarning,
		at: now.toISOString()
	});
}
function isWarnedAt({ entries }, now) {
	return entries.some((entry) => entry.kind === "warning" && entry.about === budgetWarning && entry.at === now.toISOString());
}
function toldToWait(ticket, needs, now) {
	return {
		kind: "warning",
		about: ticket,
		at: now.toISOString(),
		needs
	};
}
function waitingTickets({ entries }) {
	return entries.flatMap((entry) => entry.kind === "warning" && entry.needs ? [{
		...entry,
		needs: entry.needs
	}] : []);
}
function budgetWaits(month, last, budget, now) {
	const runs = [...runEntries(last), ...runEntries(month)];
	const isOpen = ({ about, at }) => !runs.some((run) => run.ticket === about && run.at > at);
	const current = waitingTickets(month).filter(isOpen);
	const isHeld = ({ needs }) => budgetWait(month, needs, budget, now) !== void 0;
	const held = new Set(current.filter(isHeld).map(({ about }) => about));
	const released = [...waitingTickets(last).filter(isOpen), ...current].flatMap(({ about, at }) => held.has(about) ? [] : [[about, at]]);
	return {
		held,
		released: new Map(released)
	};
}
// src/core/ledger/watch.ts
const watchedDays = 30;
const dayMs = 864e5;
function watchEnd(merged) {
	return new Date(Date.parse(merged) + watchedDays * dayMs);
}
function isDueLook({ state, looked, ended }, now) {
	const last = new Date(looked);
	if (state === "open") return now.getTime() >= last.getTime() + dayMs;
	if (state !== "merged" || ended === void 0) return false;
	return watchEnd(ended) <= now && watchEnd(ended) > last;
}
// src/core/ledger/rates.ts
const openDays = 14;
function ratesOf(entries, all, now) {
	const pulls = entries.filter((entry) => entry.kind === "pull");
	const runs = entries.filter((entry) => entry.kind === "run");
	const count = (state) => pulls.filter((one) => one.state === state).length;
	const merged = pulls.filter(({ state }) => state === "merged");
	const [closed, superseded, open] = [
		count("closed"),
		count("superseded"),
		count("open")
	];
	const overdue = pulls.filter((pull) => isOverdue(pull, now)).length;
	const share = shareOf(merged.length, merged.length + closed + overdue);
	const commits = merged.flatMap(({ othersCommits }) => othersCommits ?? []);
	const reverts = merged.flatMap(({ isReverted }) => isReverted ?? []);
	return {
		pulls: {
			merged: merged.length,
			closed,
			superseded,
			open,
			overdue
		},
		merged: merged.length + closed === 0 ? {
			...share,
			share: null
		} : share,
		reworked: shareOf(commits.filter((number) => number > 0).length, commits.length),
		reverted: shareOf(reverts.filter(Boolean).length, reverts.length),
		daysToReview: medianOf(pulls.flatMap((pull) => daysBetween(pull.opened, pull.reviewed))),
		daysToMerge: medianOf(merged.flatMap((pull) => daysBetween(pull.opened, pull.ended))),
		spent: spentBy(runs, 1),
		perMerged: perMerged(merged, attemptsIn(all))
	};
}
function isOverdue({ state, opened }, now) {
	return state === "open" && daysBetween(opened, now.toISOString()).some((days) => days > openDays);
}
function perMerged(merged, attempts) {
	const known = merged.filter(({ ticket }) => attempts(ticket).length > 0);
	const runs = [...new Set(known.map(({ ticket }) => ticket))].flatMap(attempts);
	return known.length === 0 ? null : {
		pulls: known.length,
		...spentBy(runs, known.length)
	};
}
function spentBy(runs, each) {
	const costs = runs.flatMap(({ cost }) => cost ?? []);
	const tokens = (name) => sum(runs.map((run) => run.tokens[name])) / each;
	return {
		runs: runs.length / each,
		cost: costs.length < runs.length ? null : sum(costs) / each,
		tokens: {
			uncached: tokens("uncached"),
			cached: tokens("cached"),
			written: tokens("written"),
			reply: tokens("reply")
		},
		minutes: sum(runs.map(({ minutes }) => minutes)) / each
	};
}
function daysBetween(from, to) {
	const days = (Date.parse(to ?? "") - Date.parse(from ?? "")) / dayMs;
	return days >= 0 ? [days] : [];
}
function shareOf(count, of) {
	const part = Math.min(count, of);
	return {
		count: part,
		of,
		share: of === 0 ? null : part / of
	};
}
function medianOf(figures) {
	const sorted = figures.toSorted((one, other) => one - other);
	const half = sorted.length / 2;
	const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
	return {
		median: low === void 0 || high === void 0 ? null : (low + high) / 2,
		of: sorted.length
	};
}
const sum = (figures) => figures.toSorted((one, other) => one - other).reduce((total, figure) => total + figure, 0);
// src/core/ledger/revert.ts
const statement = new RegExp([
	/^\W*(?:\[[^\]]{0,40}\]\W*)?(?:[\w-]{1,40}(?:\([^)]{0,40}\))?!?:\s*|[a-z]{2,10}-\d+\s+)?/,
	/(?:(?:this|it|also|and|emergency|temporarily)\s+(?:(?:commit|change|pr)\s+)?)?/,
	/(?:revert(?:s|ed|ing)?|roll(?:s|ed|ing)?[\s-]?backs?|back(?:s|ed|ing)?[\s-]?outs?|undo(?:es)?)\b(.*)$/
].map(({ source }) => source).join(""), "i");
const maxLine = 500;
function saysRevert(message, change) {
	return message.split(/\r?\n/).some((line) => {
		const [, about] = statement.exec(line.slice(0, maxLine)) ?? [];
		return about !== void 0 && isAbout(about, change);
	});
}
function isAbout(about, change) {
	const said = about.replace(/^[\s:]+|\s*\(#\d+\)\s*$/g, "");
	const [, title = said, rest = said] = /^["“](.*)["”](.*)$/.exec(said) ?? [];
	const [object = ""] = rest.replace(/\bchanges?\s+(?:\w+ )?(?:in|by)\b/i, "").split(turning);
	const named = object.match(name) ?? [];
	return isTitle(title, change) || named.some((one) => isName(one, change));
}
const turning = /[.;:](?:\s|$)|\b(?:to|in|by|not|before|after|because|since|with|until|as|that|which|for|via|on|due)\b/i;
const name = /(?:[\w.-]+\/[\w.-]+)?#\d+|https?:\/\/\S+\/pull\/\d+|\b[0-9a-f]{7,40}\b/gi;
function isTitle(said, { title, number }) {
	const [, merged, own] = /^Merge pull request #(\d+) |\(#(\d+)\)\s*$/.exec(said) ?? [];
	if (merged ?? own) return Number(merged ?? own) === number;
	return title !== void 0 && foldCase(said) === foldCase(title);
}
function isName(named, { repository, number, shas }) {
	const [, where, found] = /(?:([\w.-]+\/[\w.-]+)|^)(?:#|\/pull\/)(\d+)$/u.exec(named) ?? [];
	if (found === void 0) return shas.some((sha) => sha.startsWith(named.toLowerCase()));
	return (where === void 0 || where.toLowerCase() === repository.toLowerCase()) && Number(found) === number;
}
// src/core/ledger/stored-month.ts
const ledgerRef = "jira-bug-fix/ledger";
const ledgerFile = (month) => `${month}.jsonl`;
const longestLine = 8e3;
const [longestMonth, mostLines] = [1e6, 2e4];
const largest = 0xe8d4a51000;
function readMonth(text) {
	const from = text.length > longestMonth ? text.indexOf("\n", text.length - longestMonth) + 1 : 0;
	const newer = linesOf(text.slice(from));
	const entries = [];
	const unread = [...linesOf(text.slice(0, from)), ...newer.slice(0, -mostLines)];
	for (const line of newer.slice(-mostLines)) {
		const value = line.length <= longestLine ? parseJson(line) : void 0;
		if (isEntry(value)) entries.push(value);
		else unread.push(line);
	}
	return {
		entries,
		unread
	};
}
const linesOf = (text) => text.split("\n").filter((line) => line.trim() !== "");
function writeMonth({ entries, unread }) {
	return [...unread, ...entries.map((entry) => JSON.stringify(entry))].map((line) => `${line}\n`).join("");
}
function isEntry(value) {
	if (!isObject(value)) return false;
	const shape = new Map(Object.entries(shapes)).get(value.kind);
	return shape !== void 0 && fits(shape, value);
}
const fits = (shape, value) => isObject(value) && Object.entries(shape).every(([name, check]) => check(value[name]));
const text = (value) => typeof value === "string";
const number = (value) => typeof value === "number" && value >= 0 && value <= largest;
const flag = (value) => typeof value === "boolean";
const instant = (value) => typeof value === "string" && !Number.isNaN(Date.parse(value));
const oneOf = (...known) => (value) => known.some((one) => one === value);
const optional = (check) => (value) => value === void 0 || check(value);
const tokens = {
	uncached: number,
	cached: number,
	written: number,
	reply: number
};
const amount = {
	tokens: number,
	cost: optional(number)
};
const shapes = {
	run: {
		kind: text,
		run: text,
		ticket: text,
		at: instant,
		reason: text,
		detail: optional(text),
		attempt: number,
		calls: number,
		minutes: number,
		cost: optional(number),
		tokens: (value) => fits(tokens, value),
		model: optional(text),
		type: optional(text),
		pull: optional(number)
	},
	pull: {
		kind: text,
		pull: number,
		ticket: text,
		opened: instant,
		looked: instant,
		state: oneOf("open", "merged", "closed", "superseded"),
		ended: optional(instant),
		reviewed: optional(instant),
		othersCommits: optional(number),
		isReverted: optional(flag)
	},
	reservation: {
		kind: text,
		run: text,
		ticket: text,
		until: instant,
		most: (value) => fits(amount, value),
		drawn: (value) => fits(amount, value)
	},
	warning: {
		kind: text,
		about: text,
		at: instant,
		needs: optional((value) => fits(amount, value))
	}
};
// src/core/report/outcome-tables.ts
const figures = {
	"Pull requests": ({ pulls: { merged, closed, superseded, open } }) => `${merged + closed + superseded + open}`,
	Merged: ({ merged }) => shareCell(merged),
	Reworked: ({ reworked }) => shareCell(reworked),
	Reverted: ({ reverted }) => shareCell(reverted),
	"Cost of a merged one": ({ perMerged }) => figureCell(perMerged?.cost),
	"Tokens of a merged one": ({ perMerged }) => figureCell(perMerged && tokensOf(perMerged)),
	"Of these from the cache": ({ perMerged }) => figureCell(perMerged?.tokens.cached),
	"Minutes of a merged one": ({ perMerged }) => figureCell(perMerged?.minutes),
	"Days to the first review": ({ daysToReview }) => medianCell(daysToReview),
	"Days to the merge": ({ daysToMerge }) => medianCell(daysToMerge),
	Runs: ({ spent }) => `${spent.runs}`,
	"Cost of all runs": ({ spent }) => figureCell(spent.cost)
};
function outcomeBlocks(entries, now) {
	const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
	const months = [monthOf(now), monthOf(before)].map((month) => ({
		month,
		own: entries.filter((entry) => isOf(month, entry))
	})).filter(({ own }) => own.length > 0);
	if (months.length === 0) return [];
	const rates = months.map(({ own }) => ratesOf(own, entries, now));
	return [...paragraphs("What became of pull requests, by the month in which they were opened:"), {
		kind: "table",
		header: ["", ...months.map(({ month }) => month)],
		rows: Object.entries(figures).map(([label, cell]) => [label, ...rates.map(cell)].map((shown) => [text$1(shown)]))
	}];
}
function isOf(month, entry) {
	if (entry.kind === "run") return monthOf(entry.at) === month;
	return entry.kind === "pull" && monthOf(entry.opened) === month;
}
const shareCell = ({ count, of, share }) => `${share === null ? "–" : `${Math.round(share * 100)} %`} (${formatNumber(count)} of ${formatNumber(of)})`;
const medianCell = ({ median, of }) => `${figureCell(median)} (of ${formatNumber(of)})`;
const figureCell = (value) => value == null ? "–" : formatNumber(Number(value.toPrecision(value < 100 ? 2 : 3)));
// src/core/report/pull-request-state.ts
const opening = "<!-- jira-bug-fix-agent ";
const closing = " -->";
const maxMark = 4e3;
function embedState(body, { key, record, seal }) {
	const { version, inputs, comments, read, text, attempts, begun, seen, left, followed } = record;
	const concluded = {
		version,
		inputs,
		comments,
		read,
		text,
		attempts,
		begun,
		seen,
		left
	};
	const open = record.open && shortOpen(record.open);
	const fitting = fitRecord({
		...concluded,
		open,
		followed
	}, maxMark);
	const mark = escaped(JSON.stringify({
		key,
		...fitting
	}));
	return `${body.trimEnd()}\n\n${opening}${mark} ${seal.sign(mark)}${closing}\n`;
}
function shortOpen({ end }) {
	if (end === void 0) return {};
	return { end: {
		report: bareReport(end.report, end.report.attempt),
		lacking: end.lacking,
		isPublished: true
	} };
}
function writePullState(body, status, kept, news) {
	const told = shownStatus(body) !== void 0 ? withStatus(body, status, kept?.key, news) : body;
	if (kept === void 0) return told;
	const [before = told, , after = ""] = splitAtMark(told) ?? [];
	return embedState(before + after, kept);
}
function splitAtMark(body) {
	const start = body.lastIndexOf(opening);
	const end = body.indexOf(closing, start);
	if (start === -1 || end === -1) return void 0;
	const inside = body.slice(start + 24, end);
	return [
		body.slice(0, start),
		inside,
		body.slice(end + 4)
	];
}
function readEmbeddedState(body, key, seal) {
	const [, text = "", code = ""] = /^(.*\})(?: (\S*))?$/su.exec(splitAtMark(body)?.[1] ?? "") ?? [];
	if (!seal.isSigned(text, code)) return void 0;
	const mark = parseJson(text);
	if (!isTicketRecord(mark) || !("key" in mark) || mark.key !== key) return void 0;
	const { key: _, ...record } = mark;
	return record;
}
const statusMarks = ["<!-- jira-bug-fix-agent:status -->", "<!-- /jira-bug-fix-agent:status -->"];
function withStatus(body, status, own, news) {
	const written = statusText({
		status,
		news
	}, own);
	const line = statusMarks.join(`\n${written}\n`);
	const { start, end } = findStatus(body) ?? {
		start: 0,
		end: 0
	};
	return `${body.slice(0, start)}${line}${end === 0 ? "\n\n" : ""}${body.slice(end)}`;
}
function statusText({ status, news }, own) {
	return renderMarkdown([statusParagraph(status), ...news === void 0 ? [] : newsBlocks(news)], 6 * maxStatus, own).trim();
}
function shownStatus(body) {
	return readStatus(body) ?? (splitAtMark(body) && "");
}
function readStatus(body) {
	const place = findStatus(body);
	const [begin = "", stop = ""] = statusMarks;
	return place && body.slice(place.start + begin.length, place.end - stop.length).trim();
}
function findStatus(body) {
	const [begin = "", stop = ""] = statusMarks;
	const start = body.indexOf(begin);
	const end = body.indexOf(stop, start);
	return start === -1 || end === -1 ? void 0 : {
		start,
		end: end + stop.length
	};
}
function escaped(json) {
	return json.replace(/[-<>]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/core/report/pull-template.ts
const places = [
	/^(?:\.github\/|docs\/)?pull_request_template\.(?:md|txt)$/i,
	/^(?:\.github\/|docs\/)?pull_request_template\/bug[^/]*\.(?:md|txt)$/i,
	/^(?:\.github\/|docs\/)?pull_request_template\/[^/]+\.(?:md|txt)$/i
];
function pullTemplatePath(paths) {
	const sorted = paths.toSorted();
	return places.map((place) => sorted.find((path) => place.test(path))).find((path) => path !== void 0);
}
const maxTemplate = 2e4;
function aboveTemplate(report, template, own) {
	if (template.length > maxTemplate) return void 0;
	const form = closed$2(tameMarkdown(clean(template), own));
	return joined$2([report.trim(), form.replace(/^\n+/, "").trimEnd()]);
}
// src/core/report/try-it.ts
const maxScript = 1e3;
function tryBlocks({ run, checkout }, own) {
	const command = keptCheck(run)?.commands?.find(({ name }) => name === "tests")?.text;
	const isShown = keptCheckResults(run)?.regression.kind === "shown";
	if (checkout === void 0 || command === void 0 || !isShown) return [];
	const allBut = [".", ...[...splitPatch(keptPatch(run), command).tests.keys()].sort().map((path) => shellArgument(`:!${path}`))].join(" ");
	const script = [
		`gh pr checkout ${shellArgument(checkout.branch)}`,
		"# Without the fix, its test fails:",
		`git restore -SWs ${checkout.base.slice(0, 12)} -- ${allBut}`,
		command,
		"# With the fix, it passes:",
		"git restore -SWs HEAD -- .",
		command
	].join("\n");
	if (script.length > maxScript || !isShownWhole(script, own)) return [];
	return [paragraph(strong("Try it:")), {
		kind: "code",
		language: "sh",
		text: script
	}];
}
const isShownWhole = (script, own) => safeFence("", script, own).includes(`\n${script}\n`);
// src/core/report/pull-request.ts
const maxTitle = 120;
const maxSummary$1 = 1e3;
function changeTitle(key, summary) {
	return fillTitle(void 0, {
		key,
		summary
	});
}
const usualTitle = "{key}: {summary}";
function fillTitle(template = usualTitle, { key, summary, type = "Bug" }) {
	const rest = template.replaceAll("{key}", key).replaceAll("{type}", plainText(type, key));
	const places = rest.split("{summary}").length - 1;
	const left = maxTitle - rest.length + places * 9;
	const longest = Math.max(Math.floor(left / Math.max(places, 1)), 20);
	const text = clipWithin(plainText(summary, key) || "fix", longest);
	return clipWithin(rest.replaceAll("{summary}", () => text), maxTitle);
}
function fillMessage(template = usualTitle, names) {
	return template.split("\n").map((line) => fillTitle(line, names)).join("\n");
}
function plainText(text, key) {
	return oneLine(withoutForeignKeys(removeDirectives(removeCommands(withoutInvisible(hideKeys(text).slice(0, maxSummary$1).toWellFormed().replace(/\p{Cc}+/gu, " ")))), key));
}
const maxBody = 59800;
function pullRequestBody(ticket, outcome, template) {
	const report = renderMarkdown(bodyBlocks(ticket, outcome), maxBody, ticket.key);
	const filled = template && aboveTemplate(report, template, ticket.key);
	return withStatus(filled && filled.length <= maxBody ? `${filled}\n` : report, openingStatus(outcome), ticket.key);
}
function reportedBody({ work, notes, more }, key, withholds = false) {
	const first = paragraphs(`For ${key}. The run that made this change ended before it could open this.`);
	return withStatus(renderMarkdown(withholds ? first : [
		...first,
		...work,
		...notes,
		...more
	], maxBody, key), "It waits for a person to review it.", key);
}
function bodyBlocks(ticket, outcome) {
	const { run } = outcome;
	const { change, team } = meaningOf(outcome);
	const parts = partsOf(outcome);
	const isFix = change === "fix";
	return [
		paragraph(text$1(isFix ? "Fixes " : "An attempt at "), ticketLink(ticket)),
		...isFix ? [] : [...paragraphs(team), ...parts.particulars],
		...parts.further,
		...parts.critique,
		...parts.draft,
		...parts.plan,
		...changeBlocks(run, "What changed:"),
		...parts.readFirst,
		...tryBlocks(outcome, ticket.key),
		...parts.evidence,
		...parts.outputs,
		{
			kind: "details",
			title: agentTitle,
			content: [
				...waitingBlocks(outcome),
				requestParagraph,
				...parts.isolation,
				...parts.tried,
				...parts.cost
			]
		}
	];
}
const agentTitle = "Written by Jira Bug Fix Agent: how to ask for more, and what it cost";
function openingStatus({ checksWait }) {
	return checksWait === true ? "waiting until someone starts its checks." : "waiting for a review.";
}
const requestParagraph = paragraph(text$1("To ask for changes, request them in a review, or comment here with "), code$2("/fix"), text$1(" and what to change. Where the workflow listens to neither, reopen the ticket with a comment. Each starts another attempt on this branch, as long as the ticket has attempts left."));
function waitingBlocks({ checksWait }) {
	if (checksWait !== true) return [];
	return [paragraph(text$1("This pull request was opened with the workflow's own token, so its checks wait until someone with write access clicks “Approve workflows to run”. To let them start on their own, set "), code$2("github-token"), text$1(" to a GitHub App's token, as "), code$2("docs/setup.md"), text$1(" of Jira Bug Fix Agent explains."))];
}
// src/core/report/ready-when.ts
const needed = {
	reviewed: ["syntax", "review"],
	linted: ["lint", "review"],
	tested: ["tests", "review"],
	regression: [
		"tests",
		"regression",
		"review"
	]
};
const stronger = { syntax: ["lint", "tests"] };
const phrasesOf = (failed, missing) => ({
	failed,
	inconclusive: missing,
	"not-run": missing
});
const phrases = {
	weakened: phrasesOf("the change weakens the tests", "weakened tests were not looked for"),
	worse: phrasesOf("the reviewer names what it makes worse", "the change was not reviewed"),
	syntax: {
		failed: "the last edit broke the syntax",
		inconclusive: "not every changed file could be parsed",
		"not-run": "the syntax was not checked"
	},
	characters: phrasesOf("the change adds characters or code that people cannot see", "hidden characters were not looked for"),
	lint: {
		failed: "lint or types fail",
		inconclusive: "the lint command shows nothing",
		"not-run": "lint and types were not run"
	},
	tests: {
		failed: "tests fail",
		inconclusive: "nothing shows that a test ran",
		"not-run": "the tests were not run"
	},
	regression: phrasesOf("no test shows the bug", "no test shows the bug"),
	review: phrasesOf("the review requested changes", "the change was not reviewed")
};
function lackingEvidence(run, readyWhen) {
	if (readyWhen === "never") return ["the settings ask for a draft"];
	const items = changeEvidence(run);
	const hasPassed = (kind) => items.some((item) => item.kind === kind && item.state === "passed");
	const isNeeded = (kind) => needed[readyWhen].includes(kind) || kind === "tests" && lacksTestRun(run);
	return items.flatMap((item) => {
		const { kind, state } = item;
		if (state === "failed") return [phrases[kind].failed];
		if (!isNeeded(kind) || stronger[kind]?.some(hasPassed)) return [];
		if (state === "inconclusive" || state === "not-run") return [phrases[kind][state]];
		return hasNoPass(item) ? ["no test passes, with or without the change"] : [];
	});
}
function hasNoPass({ state, counts }) {
	return state === "as-before" && counts !== void 0 && counts.run === counts.failed;
}
// src/core/report/ready-when-values.ts
const readyWhenValues = [
	"reviewed",
	"linted",
	"tested",
	"regression",
	"never"
];
// src/core/report/summary.ts
const maxSummary = 25e4;
function jobSummary(outcome, ticket) {
	const { run, pullRequest, setupOutput } = outcome;
	const parts = partsOf(outcome);
	const now = nowOfRun(outcome);
	return renderMarkdown([
		{
			kind: "heading",
			text: headline(outcome)
		},
		...now === void 0 ? [] : [statusParagraph(now)],
		...pullRequest === void 0 ? [] : parts.further,
		...parts.particulars,
		...now === void 0 ? parts.problem : [],
		...parts.readFirst,
		...taskBlocks(outcome),
		...pullRequest === void 0 ? [] : parts.draft,
		...ticket === void 0 ? [] : [paragraph(strong("Asked:"), text$1(" "), ticketLink(ticket))],
		...parts.plan,
		...parts.change,
		...parts.evidence,
		...parts.isolation,
		...parts.critique,
		...parts.diffs(Number.POSITIVE_INFINITY),
		...parts.outputs,
		...setupOutput === void 0 ? [] : [setupBlock(setupOutput)],
		...lossBlocks(run),
		...stepBlocks(outcome),
		...parts.cost,
		...parts.moved,
		...parts.notes,
		...parts.failures
	], maxSummary);
}
function nowOfRun(outcome) {
	const { before, pullRequest } = outcome;
	if (pullRequest !== void 0 || !isInPull(before)) return void 0;
	const stands = before.kind === "open" ? before.now : before.pull.now;
	return sentences(stands, attemptSentence({
		...outcome,
		reply: modelReply(outcome.run)
	}));
}
function taskBlocks(outcome) {
	const { run, pullRequest, before } = outcome;
	const { job, next } = meaningOf(outcome);
	const limit = limitAdvice(run);
	if (pullRequest !== void 0) {
		const task = pullRequest.draft ? "decide on" : "review and merge";
		return [pullTask(pullRequest, task), ...nextBlocks(limit && `to have it tested, ${limit}`)];
	}
	return before?.kind === "open" && job === "green" ? [pullTask(before.change.pull, "look at")] : nextBlocks(next, limit);
}
const pullTask = ({ number, url }, task) => nextBlock(text$1(`please ${task} `), link(`pull request #${number}`, url), text$1("."));
const setupBlock = (output) => titledCode("Output of the setup command", {
	language: "text",
	text: output
});
function lossBlocks(run) {
	const losses = lossesOf(run).map((loss) => withCode(describeLoss(loss)));
	return losses.length === 0 ? [] : [paragraph(strong("What the endpoint refused:")), bullets$1(losses)];
}
const maxResult = 300;
function stepBlocks({ run: { steps }, allowed }) {
	if (steps.length === 0) return [];
	const header = [
		"Step",
		"Result",
		"Seconds",
		"Tokens",
		...allowed?.prices === void 0 ? [] : ["Cost"]
	];
	const rows = steps.map((step) => stepRow(step, allowed?.prices));
	return [paragraph(strong("What was done:")), {
		kind: "table",
		header,
		rows
	}];
}
function stepRow(recorded, prices) {
	const { step, result } = summarizeStep(recorded);
	const cells = [[text$1(step)], withCode(clip(result, maxResult))];
	const money = (cell) => prices === void 0 ? [] : [cell];
	if (!("call" in recorded)) return [
		...cells,
		[],
		[],
		...money([])
	];
	const { elapsed, spent } = recorded.call;
	const tokens = countTokens(spent);
	return [
		...cells,
		[text$1((elapsed / 1e3).toFixed(1))],
		tokens > 0 ? [text$1(formatNumber(tokens) + tokenDetails(spent))] : [],
		...money(prices === void 0 ? [] : [text$1(moneyFigure(spent.cost ?? 0, prices))])
	];
}
// src/core/report/ticket-comment.ts
function ticketComment(now, place) {
	const { repository } = place;
	const title = titleOf(now, "reporter");
	const said = nowOf(now);
	return [
		{
			kind: "heading",
			text: repository === void 0 ? title : `${repository}: ${title}`
		},
		...said === void 0 ? [] : [statusParagraph(said)],
		...standingBlocks(now, place),
		...paragraphs(commentMarkOf(repository))
	];
}
function standingBlocks(now, { log }) {
	switch (now.kind) {
		case "working": return [...paragraphs("The result will replace this comment."), ...logBlocks(log)];
		case "open": return [...now.working === void 0 ? [] : logBlocks(log), ...openBlocks(now)];
		case "merged": return [
			...now.change.report.work,
			changePlace(now.change),
			...paragraphs("If it still goes wrong, reopen the ticket with a comment that says how.")
		];
		case "closed": return [
			...paragraphs("Its branch is left as it is; another attempt opens a new pull request."),
			...now.change.report.work,
			changePlace(now.change),
			...paragraphs(approved.way)
		];
		case "ended": return endedBlocks(now.report);
	}
}
function openBlocks({ change, since }) {
	const { pull, lacking, report } = change;
	const task = pull.draft ? [", a draft that a developer decides on.", draftSentence(lacking)] : [", for a developer to review and merge."];
	const { way } = isChosen(change) ? approved : meaningOf(endingOf(report));
	return [
		...report.work,
		changePlace(change, task.filter(Boolean).join(" ")),
		...report.notes,
		...paragraphs(way),
		...report.more,
		...lastDetails(since)
	];
}
function lastDetails(since) {
	const last = since?.more.at(-1);
	return last?.kind === "details" ? [{
		...last,
		title: "Last attempt: details for the team"
	}] : [];
}
function endedBlocks(report) {
	const { job, way } = meaningOf(endingOf(report));
	const next = paragraphs(report.reason === "planned" ? void 0 : way);
	const isFailure = job === "red";
	return [
		...isFailure ? next : [],
		...report.work,
		...report.notes,
		...isFailure ? [] : next,
		...report.more
	];
}
const approved = meaningOf({ reason: "approved" });
const logBlocks = (log) => log === void 0 ? [] : [paragraph(link("Log of this run", log))];
function changePlace({ pull }, task = ".") {
	const { number, url } = pull;
	return paragraph(text$1("The change is in "), link(`pull request #${number}`, url), text$1(task));
}
// src/core/report/withheld.ts
const onTicket = "The ticket has the words.";
function withheldTicket(ticket) {
	const { labels: _, type: __, ...shown } = ticket;
	return {
		...shown,
		summary: ""
	};
}
function withheldOutcome(outcome) {
	const { run, problem } = outcome;
	const isOfPeople = meaningOf(outcome).problem === "everybody";
	return {
		...outcome,
		run: withheldRun(run),
		problem: isOfPeople && problem !== void 0 ? onTicket : problem,
		rootCause: void 0,
		notes: void 0,
		moved: void 0,
		proposed: void 0
	};
}
function withheldRun({ steps, losses, ...rest }) {
	const silent = losses === void 0 ? {} : { losses: losses.map(withheldLoss) };
	return {
		...rest,
		...silent,
		steps: steps.map(withheldStep)
	};
}
function withheldStep(recorded) {
	const step = "call" in recorded ? {
		...recorded,
		call: withheldCall(recorded.call)
	} : recorded;
	switch (step.kind) {
		case "explored": {
			const reads = step.reads.map((read) => ({
				...read,
				input: "",
				result: ""
			}));
			return {
				...step,
				reads,
				said: void 0
			};
		}
		case "planned": return "isAgreed" in step ? {
			...step,
			plan: withheldFix(step.plan)
		} : {
			...step,
			plan: withheldPlan(step.plan)
		};
		case "merged": return {
			...step,
			plan: withheldFix(step.plan)
		};
		case "reviewed": return {
			...step,
			verdict: withheldVerdict(step.verdict)
		};
		case "unusable": return {
			...step,
			why: onTicket
		};
		case "cut":
		case "edited":
		case "rewritten":
		case "checked":
		case "tested": return step;
	}
}
function withheldPlan(plan) {
	return plan.kind === "fix" ? withheldFix(plan) : {
		kind: plan.kind,
		understanding: "",
		reply: ""
	};
}
function withheldFix(plan) {
	const files = plan.files.map((file) => ({
		...file,
		change: void 0
	}));
	return {
		kind: plan.kind,
		understanding: "",
		files
	};
}
function withheldVerdict(verdict) {
	const worse = verdict.worse === void 0 ? void 0 : onTicket;
	return verdict.kind === "approve" ? {
		kind: "approve",
		summary: "",
		worse
	} : {
		...verdict,
		critique: onTicket,
		worse
	};
}
function withheldCall(call) {
	const losses = call.losses.map(withheldLoss);
	return {
		...call,
		losses,
		prompt: "",
		reply: "",
		leftOut: void 0
	};
}
const withheldLoss = (loss) => ({
	...loss,
	said: ""
});
// src/core/identity/app-key.ts
async function readAppKey(text) {
	const [, label, base64] = pemForm.exec(pemOf(text) ?? "") ?? [];
	if (label === void 0 || base64 === void 0) return void 0;
	try {
		const der = Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (char) => char.charCodeAt(0));
		const pkcs8 = label === "RSA PRIVATE KEY" ? wrap(der) : der;
		return await crypto.subtle.importKey("pkcs8", pkcs8, algorithm, false, ["sign"]);
	} catch {
		return;
	}
}
function pemOf(text) {
	const given = text.trim();
	const file = /^[\w+/=\s]+$/.test(given) ? fromBase64(given) : given;
	const [pem] = pemForm.exec(file.replaceAll("\\n", "\n").replaceAll("\r", "")) ?? [];
	return pem;
}
function fromBase64(text) {
	try {
		return atob(text.replaceAll(/\s/g, ""));
	} catch {
		return "";
	}
}
async function appJwt(appId, key, now) {
	const seconds = Math.floor(now / 1e3);
	const text = [{
		alg: "RS256",
		typ: "JWT"
	}, {
		iat: seconds - 60,
		exp: seconds + 540,
		iss: appId
	}].map(encodedJson).join(".");
	const signature = await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(text));
	return `${text}.${base64Url(new Uint8Array(signature))}`;
}
const algorithm = {
	name: "RSASSA-PKCS1-v1_5",
	hash: "SHA-256"
};
const pemForm = /-----BEGIN ((?:RSA )?PRIVATE KEY)-----([\s\w+/=]+)-----END \1-----/;
function wrap(pkcs1) {
	return element(48, [
		...version,
		...rsaEncryption,
		...element(4, pkcs1)
	]);
}
const version = [
	2,
	1,
	0
];
const rsaEncryption = [...[
	48,
	13,
	6,
	9,
	42,
	134,
	72,
	134,
	247,
	13,
	1,
	1,
	1
], ...[5, 0]];
function element(tag, content) {
	const { length } = content;
	return Uint8Array.from([
		tag,
		130,
		length >> 8,
		length & 255,
		...Array.from(content)
	]);
}
const encodedJson = (value) => base64Url(new TextEncoder().encode(JSON.stringify(value)));
function base64Url(bytes) {
	return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
// src/core/identity/token-source.ts
async function tokenNow(source) {
	return typeof source === "string" ? source : source();
}
// src/core/trace/digest.ts
const forms = [
	[/^(?:event|step|kind|next|reason|detail|asked|ruling|state|ability)$/, /^[a-z][a-z-]*$/],
	[/^(?:fingerprint|digest)$/, /^[0-9a-f]{32,64}$/],
	[/^sentence$/, /^/],
	[/^served$/, /^[\w.:/@+-]{1,100}$/]
];
function digestText(member, text) {
	return forms.some(([members, form]) => members.test(member) && form.test(text)) || text === "" ? text : `sha256:${sha256Hex(text)}`;
}
// src/core/trace/events.ts
function stepEvent(recorded, next) {
	const { kind: step } = recorded;
	if (!("call" in recorded)) return {
		event: "step",
		step,
		result: resultOf(recorded),
		next
	};
	const { call, ...rest } = recorded;
	return {
		event: "step",
		step,
		call,
		fingerprint: requestFingerprint([call.prompt, call.reply]),
		result: resultOf(rest),
		next
	};
}
function outcomeEvent(ended) {
	const { reason, detail = null, run = newRun, problem, spent = nothingSpent, elapsed = 0 } = ended;
	const { exitCode, team } = meaningOf(ended);
	const wrong = [particulars({
		...ended,
		run
	}), problem].filter((told) => told !== void 0);
	const kept = keptPatch(run);
	return {
		event: "outcome",
		reason,
		detail,
		exitCode,
		sentence: team,
		problem: wrong.length === 0 ? null : wrong.join("\n"),
		patch: kept.size === 0 ? null : patchDiff(kept),
		evidence: currentPlan(run)?.kind === "fix" ? buildChecklist(run) : handicapItems(run),
		spent,
		elapsed
	};
}
function eventWriter({ secrets, digests = false }) {
	const redact = redactor(secrets);
	const show = (member, text) => digests ? digestText(member, text) : redact(text);
	const replaced = (member, value) => typeof value === "string" ? show(member, value) : value;
	return (event) => `${JSON.stringify(event, replaced)}\n`;
}
function traceText(work, options) {
	return [...(work.recorded ?? []).flatMap(({ run, decisions }) => run.steps.map((step, at) => stepEvent(step, decisions[at] ?? ""))), outcomeEvent(work)].map(eventWriter(options)).join("");
}
const unshown = new Set([
	"kind",
	"continuation",
	"pending"
]);
function resultOf(step) {
	return Object.fromEntries(Object.entries(step).filter(([name]) => !unshown.has(name)).map(([name, value]) => [name, value instanceof Map ? [...value.values()] : value]));
}
// src/core/diagnosis/joints.ts
const jointGroups = {
	model: "Model",
	jira: "Jira",
	github: "GitHub",
	worker: "Worker"
};
const joints = {
	endpoint: {
		group: "model",
		title: "endpoint",
		needs: []
	},
	key: {
		group: "model",
		title: "key",
		needs: ["endpoint"]
	},
	"model-name": {
		group: "model",
		title: "name",
		needs: ["key"]
	},
	tools: {
		group: "model",
		title: "reply with tools",
		needs: ["model-name"]
	},
	site: {
		group: "jira",
		title: "site",
		needs: []
	},
	account: {
		group: "jira",
		title: "account",
		needs: ["site"]
	},
	language: {
		group: "jira",
		title: "language",
		needs: ["account"]
	},
	"project-permissions": {
		group: "jira",
		title: "permissions in the project",
		needs: ["account"]
	},
	ticket: {
		group: "jira",
		title: "sample ticket",
		needs: ["project-permissions"]
	},
	scopes: {
		group: "jira",
		title: "scopes for writing",
		needs: ["ticket"]
	},
	moves: {
		group: "jira",
		title: "moves",
		needs: ["ticket"]
	},
	sweep: {
		group: "jira",
		title: "query of the sweep",
		needs: ["account"]
	},
	repository: {
		group: "github",
		title: "repository",
		needs: []
	},
	visibility: {
		group: "github",
		title: "who can read it",
		needs: ["repository"]
	},
	approval: {
		group: "github",
		title: "Actions may open pull requests",
		needs: ["repository"]
	},
	rules: {
		group: "github",
		title: "rules for branches",
		needs: ["repository"]
	},
	workflow: {
		group: "github",
		title: "workflow",
		needs: ["repository"]
	},
	"run-name": {
		group: "github",
		title: "run-name",
		needs: ["workflow"]
	},
	watched: {
		group: "github",
		title: "watched workflows",
		needs: ["workflow"]
	},
	permissions: {
		group: "github",
		title: "permissions of the workflow",
		needs: ["workflow"]
	},
	reports: {
		group: "github",
		title: "evidence of the tests",
		needs: ["workflow"]
	},
	secrets: {
		group: "github",
		title: "secrets and variables",
		needs: ["workflow"]
	},
	worker: {
		group: "worker",
		title: "address",
		needs: []
	},
	"worker-settings": {
		group: "worker",
		title: "settings",
		needs: ["worker"]
	},
	"worker-token": {
		group: "worker",
		title: "access to GitHub",
		needs: ["worker-settings"]
	},
	signature: {
		group: "worker",
		title: "webhook's secret",
		needs: ["worker-settings"]
	}
};
function jointsOf(group) {
	return jointNames.filter((name) => joints[name].group === group);
}
const jointNames = Object.keys(joints).filter((name) => name in joints);
// src/core/diagnosis/finding.ts
const green = (sentence) => ({
	state: "green",
	sentence
});
const amber = (sentence) => ({
	state: "amber",
	sentence
});
const red = (sentence) => ({
	state: "red",
	sentence
});
const notChecked = (why) => ({
	state: "unchecked",
	sentence: `not checked: ${why}`
});
function blockedBy(need, isExamined = true) {
	if (need.state === "unchecked") return need;
	if (isExamined && need.state !== "red" || need.joint === void 0) return void 0;
	return notChecked(`first mend “${joints[need.joint].title}”`);
}
function exitCodeOf(findings) {
	if (findings.some(({ state }) => state === "red")) return 2;
	return uncheckedGroups(findings).length > 0 ? 3 : 0;
}
function uncheckedGroups(findings) {
	const isKnown = ({ state, joint }) => state === "green" || state === "red" || state === "amber" && joint === void 0;
	const known = new Set(findings.filter(isKnown).map(({ group }) => group));
	const open = findings.flatMap(({ group }) => known.has(group) ? [] : [jointGroups[group]]);
	return [...new Set(open)];
}
// src/core/diagnosis/describe.ts
const marks = {
	green: "✓",
	amber: "!",
	red: "✗",
	unchecked: "–"
};
function findingLines(findings) {
	return findings.filter((finding, index) => !isRepeated(finding, findings.slice(0, index))).map((finding) => {
		const { state, sentence } = finding;
		const titles = findings.filter((other) => other === finding || isRepeated(other, [finding])).flatMap(({ joint }) => joint === void 0 ? [] : [joints[joint].title]);
		const text = titles.length === 0 ? sentence : `${shortened(titles)}: ${sentence}`;
		return {
			state,
			mark: marks[state],
			text
		};
	});
}
function shortened(titles) {
	return titles.length <= 3 ? titles.join(", ") : `${titles[0]} and ${titles.length - 1} more`;
}
function isRepeated({ state, sentence }, others) {
	return state === "unchecked" && others.some((other) => other.sentence === sentence);
}
function findingsJson(findings) {
	const ok = exitCodeOf(findings) === 0;
	const shown = findings.map(({ group, joint, state, sentence }) => ({
		group,
		joint: joint ?? null,
		state,
		sentence
	}));
	return JSON.stringify({
		ok,
		findings: shown
	}, null, 2);
}
// src/core/diagnosis/moves.ts
function judgeMoves(open, moves) {
	const { start, pullRequest, merge, stop } = moves;
	const judged = Object.entries({
		"on start": judgeMove(open, [start]),
		"on pull request": judgeMove(open, [start, pullRequest]),
		"on merge": judgeMove(open, [
			start,
			pullRequest,
			merge
		]),
		"on stop": judgeMove(open, [start, stop])
	});
	const told = (state) => judged.flatMap(([when, one]) => one.state === state ? [`${when}: ${one.sentence}`] : []);
	const [amiss, good] = [told("amber"), told("green")];
	if (amiss.length > 0) return amber(amiss.join(" "));
	return good.length > 0 ? green(good.join("; ")) : judgeMove(open, [start]);
}
function judgeMove({ status, transitions }, targets) {
	const choices = targets.map((target) => chooseTransition(transitions, status, target));
	const last = choices.pop();
	const reached = choices.findLast((choice) => choice.kind === "go")?.transition.to;
	const wanted = targets.at(-1);
	if (reached !== void 0 && wanted?.kind === "category") {
		const then = chooseTransition([], reached, wanted);
		if (then.kind === "stay" && then.isSettled) return green(`it stays in “${reached.name}” then`);
	}
	if (last === void 0 || last.kind === "go") return green(`“${last?.transition.name}” leads to “${last?.transition.to.name}”`);
	if (last.isSettled) return green(last.why);
	return reached !== void 0 ? notChecked(`set --sample-ticket to one that is further on than “${status.name}”`) : amber(`${last.why} The agent would leave such a ticket where it is.`);
}
// src/core/diagnosis/workflow-joints.ts
const workflowPermissions = [
	{
		scope: "contents",
		right: "write",
		isRequired: true,
		purpose: "create commits and branches, resolve threads, start runs that a sweep finds due"
	},
	{
		scope: "pull-requests",
		right: "write",
		isRequired: true,
		purpose: "open pull requests, read and answer what people say there"
	},
	{
		scope: "actions",
		right: "write",
		isRequired: false,
		purpose: "read the logs of failed checks, and run a job again that failed for no reason of the change"
	},
	{
		scope: "checks",
		right: "read",
		isRequired: false,
		purpose: "see the checks of a pull request"
	},
	{
		scope: "statuses",
		right: "read",
		isRequired: false,
		purpose: "see what other systems report on a commit"
	}
];
function judgeWorkflows(workflows, branch) {
	const listening = workflows.find(({ isDispatched }) => isDispatched);
	if (listening !== void 0) return green(`${listening.path} on ${branch} runs ${listening.action}`);
	return workflows.length === 0 ? red(`Run \`jira-bug-fix-agent init\`, and bring its workflow to ${branch}, the default branch: none there runs the agent.`) : red(`Add \`repository_dispatch: types: [jira-bug-fix]\` to the \`on:\` of ${workflows.map(({ path }) => path).join(" or ")}: nothing that the Worker sends starts it.`);
}
function judgeRunName({ runName, path }) {
	if (runName.includes("github.event.client_payload.delivery")) return green("has the delivery");
	return red(`Put \`[\${{ github.event.client_payload.delivery }}]\` into the \`run-name\` of ${path}: without it, the Worker may start a run twice.`);
}
function judgePermissions({ writes, reads, path, inputs }, writesByDefault) {
	if (hasOwnToken(inputs)) return green(ownTokenNote);
	const required = workflowPermissions.filter(({ isRequired }) => isRequired);
	if (writes === void 0 && writesByDefault === true) return green("those of the repository");
	const lacking = (wanted) => wanted.filter(({ scope, right }) => !(right === "write" ? writes : reads)?.has(scope));
	const missing = lacking(required);
	const left = lacking(workflowPermissions);
	if (left.length === 0) return green(listed(workflowPermissions));
	if (missing.length === 0) return amber(`Add \`permissions: ${listed(left)}\` to ${path}, so that the agent sees to the checks of its pull requests.`);
	const advice = `Add \`permissions: ${listed(left)}\` to ${path}`;
	return writes === void 0 && writesByDefault === void 0 ? amber(`${advice}, unless the repository's workflows may write by default.`) : red(`${advice}: its token may only read them.`);
}
const listed = (permissions) => permissions.map(({ scope, right }) => `${scope}: ${right}`).join(", ");
function judgeWatched(workflows, checks) {
	const watched = new Set(workflows.flatMap(({ watches }) => watches));
	const where = `\`workflow_run: workflows\` in ${placesOf(workflows)}`;
	const names = (some) => firstFew(some.map((name) => clip(oneLine(name), maxName)), 3).join(", ");
	const unseen = checks.filter((name) => !watched.has(name));
	if (unseen.length > 0) return amber(`Add to ${where} what also checks pull requests: ${names(unseen)}.`);
	const gone = [...watched].filter((name) => !checks.includes(name));
	if (gone.length > 0) return amber(`Remove from ${where} what checks no pull request: ${names(gone)}.`);
	return green(watched.size === 0 ? "there is nothing to watch" : names([...watched]));
}
const maxName = 40;
const placesOf = (workflows) => workflows.find(({ isDispatched }) => isDispatched)?.path ?? "the workflow";
const ownTokenNote = "not needed: the agent does not use the job's own token";
function judgeVisibility(isPublic, workflows) {
	if (!isPublic) return green("the repository is not public");
	const shown = workflows.map(({ inputs }) => inputs.get("publish") ?? "").find((one) => one !== "");
	if (shown !== void 0) return green(`the repository is public; \`publish\` is ${shown}`);
	return amber("Set `publish` in the workflow to nothing-of-the-ticket, or to summary if this is intended: the repository is public, so everyone can read summaries of tickets, their causes, changes and evidence in pull requests, and the logs of runs.");
}
function hasOwnToken(inputs) {
	if ((inputs.get("app-id") ?? "") !== "") return true;
	const token = inputs.get("github-token") ?? "";
	return token !== "" && !/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/.test(token);
}
function judgeNames(workflows, secrets, variables) {
	const used = (names) => [...new Set(names.flat())];
	const absentSecrets = absent(used(workflows.map((one) => one.secrets)), secrets);
	const absentVariables = absent(used(workflows.map((one) => one.variables)), variables);
	const where = "under Settings > Secrets and variables > Actions";
	if (absentSecrets !== "") return red(`Set these secrets ${where}: ${absentSecrets}.`);
	if (absentVariables !== "") return amber(`Set these variables ${where}, unless they are to be empty: ${absentVariables}.`);
	if (secrets !== void 0 && variables !== void 0) return green("all set");
	const names = workflows.flatMap((one) => [...one.secrets, ...one.variables]);
	return amber(`Check ${where} that these are set, as the token may not read their names: ${[...new Set(names)].join(", ")}.`);
}
function absent(names, known) {
	return names.filter((name) => known?.has(name.toUpperCase()) === false).join(", ");
}
async function judgeRules(branch, rules, message) {
	const forbidding = await findForbidding(rules, {
		branch,
		isNew: true,
		message
	});
	if (forbidding !== void 0) return red(forbidding);
	const types = [...rules.branch, ...rules.base].map(({ type }) => type);
	if (rules.branch.some(({ type }) => type === "update")) return red(`Exempt branches like ${branch} from the rule that forbids to change them, under Settings > Rules.`);
	return types.includes("required_signatures") ? amber("A rule requires signed commits: give the agent a token of Actions or of a GitHub App, whose commits GitHub signs.") : green(`none is in the way of ${branch}`);
}
export { ledgerRef as $, describeBlocked as $a, isJobVariable as $i, judgeTicket as $n, groupedBy as $o, lossesOf as $r, endOf as $t, pemOf as A, patchDiff as Aa, worstCase as Ai, collectProblems as An, withoutThoughts as Ao, fitRecord as Ar, firstFew as As, logLines as At, changeTitle as B, whyMarked as Ba, verifyStanding as Bi, isConclusive as Bn, withoutLineBreaks as Bo, withDone as Br, prefixed as Bs, barred as Bt, jointsOf as C, noEdits as Ca, commandTime as Ci, markAnswer as Cn, sortedPlace as Co, lastMark as Cr, visibleText as Cs, attemptsIn as Ct, traceText as D, deltaDiff as Da, longestShown as Di, UnreachableError as Dn, fileKind as Do, whyWithdrawn as Dr, clipLines as Ds, critiqueTitles as Dt, stepEvent as E, lineHunks as Ea, efforts as Ei, OutageError as En, resolveName as Eo, startedRecord as Er, clip as Es, limitAdvice as Et, ticketComment as F, findDeltas as Fa, touchesOldTests as Fi, showInput as Fn, clean as Fo, storyOf as Fr, codeLines$1 as Fs, describeCost as Ft, pullTemplatePath as G, plainPath as Ga, withUnreadableTests as Gi, describeFinding as Gn, isObject as Go, publishableAs as Gr, extensionOf as Gs, noticedBesides as Gt, fillTitle as H, pagesOf as Ha, findTestFiles as Hi, chooseTransition as Hn, isPlaceholder as Ho, withWait as Hr, breakCommands as Hs, buildChecklist as Ht, jobSummary as I, samePatch as Ia, writesTests as Ii, firstEnding as In, cleanCode as Io, withCommit as Ir, codeSpan as Is, describeWorstCase as It, shownStatus as J, searchFile as Ja, compareWithBase as Ji, sweepVerdict as Jn, readMembers as Jo, meaningOf as Jr, isProgram as Js, answerText as Jt, embedState as K, textMatcher as Ka, namesChange as Ki, describeSweep as Kn, isShallow as Ko, withPassingChange as Kr, hasLongLines as Ks, readFirstSentence as Kt, nowOfRun as L, sortedChanges as La, findWeakenings as Li, newRun as Ln, cleanCodeLine as Lo, inputFingerprint as Lr, fenced as Ls, listPrices as Lt, withheldOutcome as M, patchDigest as Ma, costOf as Mi, findExplanation as Mn, isWeakSecret as Mo, mergeRecords as Mr, listNames as Ms, blockedProblem as Mt, withheldStep as N, unaltered as Na, describeMoney as Ni, isDefect as Nn, redactor as No, bareChange as Nr, oneLine as Ns, budgetProblem as Nt, tokenNow as O, diffBytes as Oa, nothingSpent as Oi, UserError as On, isTestFile as Oo, yieldsToOthers as Or, clipWithin as Os, commandOutputs as Ot, withheldTicket as P, emptyPatch as Pa, splitPatch as Pi, requireValid as Pn, secretAdder as Po, standing as Pr, summaryLine as Ps, cutProblem as Pt, ledgerFile as Q, whyReadOnly as Qa, commandFor as Qi, judgePlanFirst as Qn, redacted as Qo, rulesLeft as Qr, draftSentence as Qt, readyWhenValues as R, withChange as Ra, tooSlowToRepeat as Ri, record as Rn, cleanLine as Ro, followedAs as Rr, joined$2 as Rs, modelProfile as Rt, joints as S, withWholeNames as Sa, addSpent as Si, isMarkedAnswer as Sn, startRanking as So, hasCommentMark as Sr, unseen as Ss, withEntry as St, outcomeEvent as T, mergePatch as Ta, defaultRules as Ti, capBlocks as Tn, findMentions as To, ticketKey as Tr, byteLength as Ts, deadlineProblem as Tt, pullRequestBody as U, patternMatcher as Ua, findTouchedTests as Ui, statusAfter as Un, counted as Uo, textAfterCommand as Ur, ticketText as Us, handicapItems as Ut, fillMessage as V, namedFiles as Va, compareWithOldTests as Vi, waitingPlan as Vn, retryAfterMs as Vo, withTold as Vr, writeMarkdownTable as Vs, evidenceLines as Vt, reportedBody as W, pathFilter as Wa, namesAllFiles as Wi, asksAgain as Wn, formatNumber as Wo, reasoningEfforts as Wr, changeNotes as Ws, doubtSentence as Wt, writePullState as X, repoPath as Xa, findTestSource as Xi, answerToPlan as Xn, guarded as Xo, mergedStep as Xr, isComment as Xs, renderMarkdown as Xt, statusText as Y, pathRules as Ya, servicesSaid as Yi, wasConcluded as Yn, toMembers as Yo, parseEnding as Yr, docLines as Ys, answersTo as Yt, outcomeBlocks as Z, whyNotNew as Za, reporters as Zi, followedRecord as Zn, hideIn as Zo, looksLeft as Zr, attemptSentence as Zt, green as _, readTap as _a, keptCheckResults as _i, budgetKey as _n, withoutLines as _o, branchTemplate as _r, twinOf as _s, emptyMonth as _t, judgeRunName as a, nearestFirst as aa, due as ai, branchTaken as an, nearestTests as ao, instruction as ar, requestFingerprint as as, budgetState as at, uncheckedGroups as b, unwritableChanges as ba, pendingEdits as bi, kindOfCheck as bn, showWindow as bo, ticketOfBranch as br, showDeceptive as bs, pullEntries as bt, judgeWorkflows as c, findFailures as ca, offersPlan as ci, findForbidding as cn, linesInRoom as co, planText as cr, joinTexts as cs, heldAt as ct, judgeMoves as d, readTestRun as da, checkedChange as di, isDue as dn, windowsText as do, addsFile as dr, meantWord as ds, toldToWait as dt, takesFiles as ea, openNotes as ei, headline as en, whyBlocked as eo, judgePicture as er, foldCase as es, readMonth as et, findingLines as f, describeLimit as fa, currentPatch as fi, isRepair as fn, signatureOf as fo, hear as fr, nearest$1 as fs, waitingTickets as ft, exitCodeOf as g, tellingLine as ga, isSound as gi, runsOfChecks as gn, foldsOf as go, branchName as gr, isNearTwin as gs, withReservation as gt, blockedBy as h, shortenOutput as ha, findStagings as hi, isBotLogin as hn, writeOutline as ho, withWords as hr, anyTwin as hs, withEnded as ht, judgeRules as i, mentionOf as ia, ruleOn as ii, wholeStanding as in, listedPaths as io, spaceProblem as ir, enclosed as is, watchEnd as it, readAppKey as j, usualCaps as ja, computeCost as ji, errorMessage as jn, hideSecrets as jo, isTicketRecord as jr, firstLines as js, particulars as jt, appJwt as k, overCaps as ka, replyBound as ki, cannotReach as kn, estimateTokens as ko, emptyRecord as kr, excerpt as ks, stepDetails as kt, ownTokenNote as l, foundNoTest as la, waitsForAgreement as li, judgedRules as ln, namedLines as lo, shortPlan as lr, paragraphs as ls, isWarnedAt as lt, amber as m, limitOf as ma, filesToFix as mi, answerKey as mn, chooseLines as mo, unheardPhrases as mr, nameTwin as ms, withDrawn as mt, judgeNames as n, isBeside as na, replyNotes as ni, newsSince as nn, whyFolded as no, pictureTokens as nr, encodeText as ns, saysRevert as nt, judgeVisibility as o, plantCanary as oa, isSentBack as oi, decideOnTicket as on, endsOf as oo, commitReason as or, sha256Hex as os, budgetWait as ot, findingsJson as p, firstLimit as pa, currentPlan as pi, isWanted as pn, shareRoom as po, lastChange$1 as pr, nameCharacter as ps, withBudgetWarning as pt, readEmbeddedState as q, groupHits as qa, readFailedChecks as qi, sweepProblem as qn, parseJson as qo, endingName as qr, isCodeFile as qs, summaryOfChange as qt, judgePermissions as r, mayHoldTests as ra, findReads as ri, partStanding as rn, fileTree as ro, spaceForPicture as rr, emptyTag as rs, isDueLook as rt, judgeWatched as s, whyNoEvidence as sa, mayReplan as si, allowMerges as sn, exampleTest as so, rootCauseFor as sr, bullets$1 as ss, budgetWaits as st, hasOwnToken as t, isRed as ta, refusalNotes as ti, titleOf as tn, attributePaths as to, pictureLimits as tr, decodeBytes as ts, writeMonth as tt, workflowPermissions as u, hasPassed as ua, attempts as ui, chooseReaction as un, windowsFor as uo, textsWithPictures as ur, text$1 as us, measure as ut, notChecked as v, plainOutput as va, keptPatch as vi, policyOf as vn, askedLines as vo, fixedStart as vr, formatCodePoint as vs, monthOf as vt, eventWriter as w, parseEdits as wa, countTokens as wi, describeActivity as wn, mentionsText as wo, projectOf as wr, withoutInvisible as ws, attemptReport as wt, jointGroups as x, parseRewrite as xa, stagedPatch as xi, pullAt as xn, linesOf$4 as xo, commentMarkOf as xr, showInvisible as xs, reservations as xt, red as y, stageEdits as ya, openCritique as yi, isSilent as yn, mergedLines as yo, isNamedByKey as yr, showControls as ys, nextMonth as yt, lackingEvidence as z, markedChanges as za, verifyRegression as zi, endedRecord as zn, pageUrl as zo, publishedAs as zr, linkTo as zs, exampleModels as zt };
