import { Xt as bytesToHex, Yt as sha256, Zt as utf8ToBytes } from "./packages.js";
// src/engines/text/markdown.ts
function codeSpan(text, isPadded = text.includes("`")) {
	const fence = backticks(text, 1);
	return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
function fenced(language, code) {
	const { open, close } = fenceAround(language, code);
	return open + code + close;
}
function codeLines(code) {
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
function joined(parts) {
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
// src/engines/text/shorten.ts
const encoder = new TextEncoder();
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
	return encoder.encode(text).length;
}
const minExcerpt = 160;
const fenceRoom = 12;
function excerpt(text, room) {
	if (byteLength(text) <= room) return text;
	if (room < minExcerpt) return prefix(text, room - byteLength("…")) + (room < 3 ? "" : "…");
	const half = Math.floor((room - fenceRoom - byteLength(cutLine(text.length))) / 2);
	const head = toLineEnd(prefix(text, half));
	const tail = fromLineStart(suffix(text, half));
	return closed(head + cutLine(Math.max(text.length - head.length - tail.length, 1)) + tail);
}
function closed(text) {
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
function prefix(text, bytes) {
	if (bytes <= 0) return "";
	return text.slice(0, encoder.encodeInto(text, new Uint8Array(bytes)).read);
}
function suffix(text, bytes) {
	const all = encoder.encode(text);
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
// src/engines/text/budgeted-text.ts
const blankLine = "\n\n";
function prose(text) {
	const whole = closed(text);
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
// src/engines/text/distance.ts
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
function nearest(wanted, names, nearness) {
	return nearNames(wanted, names, nearness).map(({ name }) => name);
}
function closest(wanted, names, nearness) {
	const near = nearNames(wanted, names, nearness);
	return near.filter(({ edits }) => edits === near[0]?.edits).map(({ name }) => name);
}
function nearestWord(word, names) {
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
const furthest = 2;
const furthestInShort = 1;
const shortest = 4;
function isTypo(a, b) {
	const length = Math.min(a.length, b.length);
	const limit = length < 8 ? furthestInShort : furthest;
	return length >= shortest && digitsOf(a) === digitsOf(b) && distance(a, b, limit) <= limit;
}
function digitsOf(line) {
	return line.replace(/\D+/g, " ");
}
// src/engines/text/fingerprint.ts
function requestFingerprint(value) {
	return sha256Hex(canonicalJson(value) ?? "undefined");
}
const marks = /[\s`*_~"'“”‘’.,;:()。、…–—]+|-{2,}|[!?](?![=\p{L}])/gu;
function proseFingerprint(text) {
	return sha256Hex(text.normalize("NFKC").toLowerCase().replace(marks, ""));
}
function sha256Hex(text) {
	return bytesToHex(sha256(utf8ToBytes(text)));
}
function canonicalJson(value) {
	const inOrder = (_, member) => typeof member === "object" && member !== null && !Array.isArray(member) ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => a < b ? -1 : 1)) : member;
	return JSON.stringify(value, inOrder);
}
// src/engines/text/invisible.ts
const joining = String.raw`(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Zinh}\p{scx=Zyyy}])[\p{L}\p{M}]`;
const unspaced = String.raw`[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`;
const fromRight = String.raw`(?!\p{DI})[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]`;
const between = String.raw`[^"'\x60#/\n]{0,40}`;
const pictured = String.raw`[\p{Emoji_Modifier}\uFE0F\p{Extended_Pictographic}]`;
const symbols = String.raw`(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|(?![\0-\x7F])\p{S})\uFE0F?`;
const flag = String.raw`\u{1F3F4}(?=\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})[\u{E0061}-\u{E007A}]{0,5}`;
const deceiving = [
	String.raw`[\u202A-\u202E\u2066-\u2069]`,
	String.raw`(?<!${flag})[\u{E0000}-\u{E00FF}]`,
	String.raw`(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]`
];
const idle = [
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
const hidden = String.raw`(?=[\p{DI}\u2800\uFFF9-\uFFFC\u{1D159}])(?:${[...deceiving, ...idle].join("|")})`;
const formats = String.raw`(?!\p{DI})\p{Cf}(?<!(?![\0-\x7F])[\p{L}\p{M}\p{N}].)(?!(?![\0-\x7F])[\p{L}\p{M}\p{N}])`;
const unseen = new RegExp(String.raw`${hidden}|${formats}|[^\P{Cc}\t\n\f\r]|\p{Cs}|[\u2028\u2029]|\r(?!\n)|(?<=[^\n])\f`, "gu");
const deceptiveRuns = new RegExp(`${deceptive}+`, "gu");
const hiddenRuns = new RegExp(`^\\uFEFF|(?:${hidden})+`, "gu");
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
// src/engines/text/enclosure.ts
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
	return Object.entries(attributes).map(([name, value]) => value === true ? ` ${name}` : ` ${name}=${quoted(value)}`).join("");
}
function quoted(value) {
	return JSON.stringify(value).replace(/[<>\u007F-\u009F\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/engines/text/encoding.ts
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
// src/engines/text/fold.ts
function foldCase(name) {
	return name.normalize("NFKC").trim().toLowerCase();
}
function foldAccents(text) {
	return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase();
}
// src/engines/text/grouped.ts
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
// src/engines/text/hide-in.ts
const redacted = "[redacted]";
function mapTexts(value, hide) {
	if (typeof value === "string") return hide(value);
	if (Array.isArray(value)) return listed(value, hide);
	const isMap = value instanceof Map;
	if (!isMap && !isPlain(value)) return value;
	const entries = isMap ? [...value] : Object.entries(value);
	const hidden = listed(entries, hide);
	if (hidden === entries) return value;
	return isMap ? new Map(hidden) : Object.fromEntries(hidden);
}
function listed(list, hide) {
	const hidden = list.map((item) => mapTexts(item, hide));
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
		return (...given) => Reflect.apply(member, target, mapTexts(given, hide));
	} });
}
// src/engines/text/json.ts
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
// src/engines/text/numbers.ts
function formatNumber(value) {
	return value.toLocaleString("en");
}
function counted(count, noun, shown = String(count)) {
	return `${shown} ${noun}${count === 1 ? "" : "s"}`;
}
// src/engines/text/placeholders.ts
const opening = /^(?:\/{2,}!?|\/\*+|\*+(?!\/)|#+|--+(?:\[\[)?|<!--+|\{\/\*+|;+|%+|\(\*+|\{-+|@\*|\{\{!-*|\{#|<%[-#]+|'|"|REM\b|dnl\b)\s*/i;
const hidingSign = /^<!--+\s*/;
const quotedSign = /^(?:\/\/|\/\*|#|<!--)/;
const closing$1 = /\s*(?:\*+\/\}?|--+>|\*+\)|-+\}|\*@|-*\}\}|#\}|-*%>|\]\])$/;
const bare = /^(?:[([]?(?:\.{3}|…)|[([](?:rest of|existing|previous|remaining|unchanged) )/i;
const maxComment = 140;
const maxLine = 300;
const hint = /\.{3}|…|rest of|existing|remain|previous|original|other|unchanged|unmodified|before|changes|same|omit|snip|keep|leave|insert|resto? d|restliche|代码|остальной/i;
function isPlaceholder(line, isDocument) {
	if (!hint.test(line)) return false;
	const text = line.trim();
	if (text.length > maxLine) return false;
	const sign = isDocument ? hidingSign : opening;
	const isComment = sign.test(text);
	if (!isComment && !bare.test(text)) return false;
	const content = text.replace(sign, "").replace(closing$1, "").trim();
	if (content.length > maxComment || quotedSign.test(content)) return false;
	const phrase = content.replace(restPhrase, restSign).replace(keptPhrase, keptSign);
	return [...isComment ? inComment : inText, ...anywhere].some((pattern) => pattern.test(phrase));
}
const code = "(?:code|file|functions?|methods?|class(?:es)?|implementations?|modules?|components?|logic|imports?)";
const part = "(?:contents?|body|script|styles?|css|html|markup|jsx|templates?|tests?|test cases|props|properties|fields|routes?|handlers?|cases|config|configuration|setup|sections?|lines|definitions?|declarations?|helpers?|hooks?|elements|entries|items|options|rules|statements?|types|interfaces|exports|init|initiali[sz]ation|constructor|page|form|layout|schema|queries|endpoints|attributes|columns|steps|branches|processing|settings|variables|constants|structs?|validation|middleware|services?|headers|checks|calculations?|variants|arms|spec)";
const few = String.raw`(?:(?!(?:in|on|of|for|to|that|which|you|we|is|are) )[\w-]+ ){0,3}?`;
const restPhrase = new RegExp(String.raw`\b(?:the )?(?:rest|remainder) of (?:(?:the|your|this|my|our|that|its|all) )?${few}(?:(${code})|${part})s?\b`, "i");
const keptPhrase = new RegExp(String.raw`\b(?:(?:the|your|my|our|all|any|its) ){0,2}(existing|remaining|unchanged|unmodified|previous|original|other|same) ${few}(?:(${code})|${part})\b`, "i");
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
const ellipsis = String.raw`(?:\.{3,}|…)`;
const unchanged = "(?:unchanged|untouched|unmodified|intact|identical|the same|same|as[ -]is|as (?:it )?(?:was|before)|as they are)";
const stays = `(?:(?:goes |stays |remains )?here|(?:(?:will|should|must|can) )?(?:(?:remains?|stays?|is|are|be|keeps?|kept) )?(?:exactly |completely )?${unchanged}|remains?|stays?|continues?|omitted)`;
const keep = "(?:keep|leave|include|insert|add|paste|copy|retain|preserve)";
const start = String.raw`^\W*(?:(?:todo|note|fixme)\b\W*)?`;
const end = String.raw`(?:\W.*)?$`;
const patternsOf = (...sources) => sources.map((source) => new RegExp(source, "i"));
const anywhere = patternsOf(String.raw`^${blank}?${ellipsis}[\s([]*(?:and )?${either}`, String.raw`^${blank}${either}(?: (?:for|from|with|as|and)\b[^.]{0,50}|\W+${stays})?\W*${ellipsis}\W*$`, String.raw`^\W*?${ellipsis}[\s([]*(?:(?:keep|leave|retain|preserve) .{0,40}(?:${either}|\b(?:the rest|${code}|${part})s?\b).*|(?<=[\s([]|^\W*)[^.]{0,40}?\b(?:${unchanged}|(?:omitted|truncated|snipped)(?: for \w+)?))\W*$`, String.raw`^\W*(?:<|\[|-+ ?)?snip(?:ped)?(?:>|\]| ?-+)\W*$`);
const inText = patternsOf(String.raw`^[([](?:${restCode}|${keptCode}\W|${either}.*\b${unchanged}).*[)\]]$`);
const inComment = patternsOf(String.raw`${start}${restCode}(?: (?:above|below))?\W*$`, String.raw`${start}(?:${rest}(?: (?:above|below))?|${keptCode})\W+${stays}${end}`, String.raw`^\W*?${ellipsis}\s+(?:[([]\s*(?:the )?(?:rest of|existing|remaining)|keep existing)\b`, String.raw`^\W*\(${code}\W+${stays}${end}`, String.raw`${start}${kept} (?:goes )?here\W*$`, String.raw`${start}\(${either}\W*\)?\W*$`, String.raw`${start}${keep} (?:the rest|${rest}|${keptCode})(?: of [\w ]{1,40}?)?(?: (?:here|${unchanged}))?\W*$`, String.raw`^[([\s]*(?:code |content |file |method |function )?(?:unchanged|same as before|no changes?(?: (?:here|needed))?)[)\]\s]*$`, String.raw`^${blank}(?:${either}|${code}|contents?).{0,20}\b(?:omitted|elided|(?:truncated|omitted) for|unchanged(?=\W*${ellipsis}))\b(?: \w+)?\W*$`, String.raw`\blines? \d+ ?(?:-|–|to|through) ?\d+\b.*\b(?:${unchanged}|omitted)`, String.raw`^\W*${ellipsis}[\s([]+(?:and )?(?:the )?(?:rest|remaining|unchanged)\W*$|^\W*(?:the )?(?:rest|remaining)\W*${ellipsis}\W*$`, String.raw`^\W*${ellipsis}\s*\(?(?:[\w-]+ ){0,2}(?:${code}|${part})s?\)?\s*${ellipsis}\W*$`, String.raw`^\W*(?:(?:el )?resto del c[óo]digo|(?:le )?reste du code|(?:der )?(?:restliche|übrige|bestehende)r? code|rest des codes|(?:其余|剩余|现有|其他)的?代码|остальной код)`);
// src/engines/text/retry-after.ts
const timeOfDay = /\d:\d\d/;
function retryAfterMs(header, now) {
	const asked = header?.trim() ?? "";
	if (/^\d{1,12}(?:\.\d+)?$/.test(asked)) return Number(asked) * 1e3;
	const date = timeOfDay.test(asked) ? Date.parse(asked) : NaN;
	return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}
// src/engines/text/inserted-signs.ts
const inserted = /\p{DI}+|\\(?=[!-/:-@[-`{-~])|[\u2010\u2011]|&(?:amp|lt|gt|quot|#\d{2,3});|`+|\*\*/gu;
const signs = /(?:&(?:amp|lt|gt|quot|#\d{2,3});|[^A-Za-z\d])+/g;
const withoutSigns = (taken, text) => text.replace(taken, (sign) => /^[\u2010\u2011]$/.test(sign) && taken === inserted ? "-" : "");
function replaceWithout(taken, text, mark, find) {
	const parts = find(withoutSigns(taken, text));
	const places = parts.length === 0 ? [] : placesIn(text, taken);
	let [replaced, kept] = ["", 0];
	for (const [start, end] of parts.toSorted(([one], [other]) => one - other)) {
		const from = places[start]?.[0] ?? text.length;
		if (from >= kept) replaced += text.slice(kept, from) + mark;
		kept = Math.max(kept, places[end - 1]?.[1] ?? text.length);
	}
	return replaced + text.slice(kept);
}
function placesIn(text, taken) {
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
// src/engines/text/secrets.ts
const minRest = 12;
function hideSecrets(secrets, mark = "***") {
	const forms = derived(secrets, formsOf);
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
function formsOf(secrets) {
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
	for (const [start, end] of partsOf(text, secret)) {
		hidden += text.slice(kept, start) + mark;
		kept = end;
	}
	return kept === 0 ? text : hidden + text.slice(kept);
}
function partsOf(text, secret) {
	const start = secret.slice(0, minRest);
	const parts = [];
	for (let at = text.indexOf(start); at >= 0;) {
		const end = endOfSecret(text, secret, at);
		if (end !== void 0) parts.push([at, end]);
		at = text.indexOf(start, end ?? at + 1);
	}
	return parts;
}
const cut = /\s*(?:$|…|\((?:…|cut\b))/y;
function endOfSecret(text, secret, from) {
	let end = from;
	while (end - from < secret.length && text[end] === secret[end - from]) end += 1;
	if (end - from === secret.length) return end;
	cut.lastIndex = end;
	return cut.test(text) ? end : void 0;
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
const services = [
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
	[new RegExp(`(?<![A-Za-z\\d])(?:${services})`, "g")],
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
	const plain = derived(secrets, (all) => formsOf(all).map((form) => withoutSigns(inserted, form)));
	const letters = derived(secrets, (all) => formsOf(all).map((form) => withoutSigns(signs, form)).filter((form) => form.length >= minRest && !isWeakSecret(form)));
	const hideThrough = (taken, forms, text) => replaceWithout(taken, text, redacted, (left) => forms.flatMap((form) => partsOf(left, form)));
	return (text) => {
		const known = hideThrough(inserted, plain(), hideKeys(hideKnown()(text)));
		return hideThrough(signs, letters(), known);
	};
}
// src/engines/text/thoughts.ts
const tags = /<\/?(?:\w{1,20}:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratchpad)\s?>|\[\/?THINK\]|◁\/?think▷|(?<!<\|call\|>\s?)<\|start\|>assistant(?:<\|channel\|>final<\|message\|>)?/gi;
const closing = /^(?:.\/|<\|)/;
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
	const isCut = open !== void 0 && (opensText(reply, open) || isFirst(reply, open));
	return kept + reply.slice(from, isCut ? open?.start : void 0);
}
function findTags(reply) {
	return [...reply.matchAll(tags)].map(({ 0: tag, index }) => {
		return {
			start: index,
			end: index + tag.length,
			closes: closing.test(tag)
		};
	});
}
const reach = 120;
function isMentioned(reply, { start, end, closes }) {
	const before = reply.slice(Math.max(0, start - reach), start);
	const after = reply.slice(end, end + reach);
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
	return /^(?:[ \t\r]*(?:\n|$)|\S)/.test(reply.slice(end, end + reach));
}
function isFirst(reply, { start }) {
	return reply.slice(0, start).trim() === "";
}
// src/engines/text/tokens.ts
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
export { byteLength as $, cleanCodeLine as A, proseFingerprint as B, decodeBytes as C, enclosed as D, emptyTag as E, showInvisible as F, isTypo as G, sha256Hex as H, unseen as I, budgetedCode as J, nearest as K, visibleText as L, formatCodePoint as M, showControls as N, clean as O, showDeceptive as P, prose as Q, withoutInvisible as R, foldCase as S, foreignCharacters as T, closest as U, requestFingerprint as V, digitsOf as W, fitSections as X, budgetedList as Y, headed as Z, guarded as _, writeMarkdownTable as _t, isWeakSecret as a, firstFew as at, groupedBy as b, retryAfterMs as c, listNames as ct, formatNumber as d, codeLines as dt, clip as et, isObject as f, codeSpan as ft, toMembers as g, prefixed as gt, readMembers as h, linkTo as ht, hideSecrets as i, excerpt as it, cleanLine as j, cleanCode as k, isPlaceholder as l, oneLine as lt, parseJson as m, joined as mt, withoutThoughts as n, clipWithin as nt, redactor as o, firstLines as ot, isShallow as p, fenced as pt, nearestWord as q, hideKeys as r, closed as rt, secretAdder as s, largestFitting as st, estimateTokens as t, clipLines as tt, counted as u, summaryLine as ut, mapTexts as v, encodeText as w, foldAccents as x, redacted as y, withoutLineBreaks as z };
