import { a as repoPath, c as whyReadOnly, h as unusualNames, l as describeBlocked, n as resolveName, s as whyNotNew, v as clearExtensions, y as extensionOf } from "./engine-files.js";
import { Jt as diffArrays, Kt as formatPatch, qt as structuredPatch } from "./packages.js";
import { G as isTypo, M as formatCodePoint, T as foreignCharacters, U as closest, V as requestFingerprint, W as digitsOf, ct as listNames, et as clip, l as isPlaceholder, n as withoutThoughts, v as mapTexts, w as encodeText, y as redacted } from "./engine-text.js";
// src/engines/edits/file-names.ts
const furthestTypo = 2;
const namedFiles = (name, paths) => {
	const stated = statedFiles(name, paths);
	return stated.length > 0 ? stated : firstOf([
		withoutRoot,
		inAnyFolder,
		misspelt
	], cleaned(name), paths);
};
const statedFiles = (name, paths) => {
	if (paths.includes(name)) return [name];
	const rooted = isAbsolute(name) ? [withoutRoot] : [];
	return firstOf([
		itself,
		withoutSide,
		...rooted,
		resolveName
	], cleaned(name), paths);
};
function firstOf(readings, name, paths) {
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
	if (isAbsolute(name)) return [clean, ...tailsOf(clean)].find((path) => isFolder(folderOf(path))) ?? (clean.includes("/") ? unquoted(name) : clean);
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
function folderOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function baseOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/engines/edits/patch/patch.ts
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
// src/engines/edits/patch/checked-patch.ts
function patchDigest(patch) {
	return requestFingerprint(sortedChanges(patch));
}
function requireUnaltered({ patch, digest }) {
	if (patchDigest(patch) === digest) return patch;
	throw new Error("The change is not the one that was checked, so it is not published: a defect.");
}
// src/engines/edits/patch/diff.ts
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
function withHeads(diff, hunks, headFor) {
	const heads = hunks.map(headFor);
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
	if (shortest !== void 0) return shown.length > 0 ? shortest.hunks.flatMap((hunk) => partsOf(hunk, shown)) : shortest.hunks;
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
function partsOf(whole, shown) {
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
// src/engines/edits/patch/document.ts
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
// src/engines/edits/patch/line-hunks.ts
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
// src/engines/edits/merge.ts
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
function mergeFile(base, ours, theirs) {
	const parts = overlay({
		base: linesOf$2(base),
		ours: linesOf$2(ours),
		theirs: linesOf$2(theirs)
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
		wordsOf$1(clash.base),
		wordsOf$1(clash.ours),
		wordsOf$1(clash.theirs)
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
const linesOf$2 = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf$1 = (text) => text.match(/\r?\n|[^\S\r\n]+|[\p{L}\p{N}_]+|[\s\S]/gu) ?? [];
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
// src/engines/edits/pending.ts
const nothingPending = {
	kept: [],
	open: []
};
function unansweredEdits(open, sent) {
	const byPath = new Map();
	for (const { edit, path } of sent) {
		const known = byPath.get(path) ?? new Set();
		for (const line of edit.kind === "deletion" ? [] : linesOf$1(edit)) known.add(line);
		byPath.set(path, known);
	}
	const whole = new Set(sent.flatMap(({ edit, path }) => hasSides(edit) ? [] : [path]));
	return open.filter(({ edit, path }) => {
		const known = byPath.get(path);
		const lines = linesOf$1(edit);
		if (known === void 0) return true;
		return !whole.has(path) && lines.length > 0 && !lines.some((line) => known.has(line));
	});
}
const hasSides = ({ kind }) => kind === "replacement" || kind === "hunks";
function linesOf$1(edit) {
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
// src/engines/edits/reply/fence.ts
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
// src/engines/edits/reply/file-name.ts
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
// src/engines/edits/reply/block.ts
function readBlock({ texts }, at, place) {
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
const forms = {
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
	const form = forms[word.toLowerCase()];
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
	return (forms[word.toLowerCase()] ?? "search") === head.form ? signs.length : void 0;
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
// src/engines/edits/reply/hunk-lines.ts
function replyLines(reply) {
	const raw = reply.split("\n");
	const isLast = (at) => at === raw.length - 1;
	const hasReturn = (at) => !isLast(at) && raw[at]?.endsWith("\r") === true;
	return {
		texts: raw.map((line, at) => hasReturn(at) ? line.slice(0, -1) : line),
		endingOf: (at) => isLast(at) ? "" : hasReturn(at) ? "\r\n" : "\n"
	};
}
const numbered$1 = /^@@+\s*-\s*(?<line>\d{1,9})(?:,\s*\d+)?\s*\+\s*\d+(?:,\s*\d+)?\s*(?:@@|$)/;
const unnumbered$1 = /^@@+\s*-[?.,\s\dnxy]*\+[?.,\s\dnxy]*(?:@@.*)?$/i;
function readHunkHead(line) {
	if (!line.startsWith("@@")) return void 0;
	const start = numbered$1.exec(line)?.groups?.line;
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
	if (hasMark$1(search) !== hasMark$1(replace)) return "changes a byte order mark, which it cannot";
	return {
		search,
		replace,
		signed,
		...place
	};
}
const hasMark$1 = (lines) => lines[0]?.startsWith("﻿") === true;
// src/engines/edits/reply/directives.ts
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
const verbs = new Map([
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
	const kind = verbs.get(verb.toLowerCase());
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
// src/engines/edits/reply/v4a.ts
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
		const end = hunkEnd(texts, at, to);
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
function hunkEnd(texts, from, to) {
	let at = from;
	while (at < to && !/^(?:@@|\*{3})/.test(texts[at] ?? "")) at += 1;
	return at;
}
const isFileEnd = (line) => readDirective(line)?.kind === "end-of-file";
// src/engines/edits/reply/scan.ts
const readers = [["block", readBlock], ["patch", readV4a]];
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
// src/engines/edits/reply/parse.ts
const noEdits = "it contains no SEARCH/REPLACE block";
function parseEdits(reply, finished = false) {
	const scan = scanReply(reply, finished);
	for (const way of [unquotedParts(scan), fencedFiles(scan)]) {
		const read = allEdits(way.map(({ edits }) => edits));
		if (typeof read === "string") return malformed(read);
		if (read.length > 0) return {
			kind: "edits",
			edits: read
		};
	}
	return malformed(noEdits);
}
function allEdits(read) {
	return read.find((edits) => typeof edits === "string") ?? read.flatMap((edits) => typeof edits === "string" ? [] : edits);
}
const malformed = (why) => ({
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
	const file = nameOf(texts, at);
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
		const file = nameOf(texts, at);
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
function nameOf(texts, open) {
	let above = open - 1;
	while (texts[above]?.trim() === "") above -= 1;
	return nameAlone(texts[above] ?? "");
}
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
const mark = "name_kept_whole/";
const marked = new RegExp(`${mark}(\\d+)_(?:\\.\\w+)?`, "g");
function keepNamesWhole(paths, read) {
	const unusual = paths.filter((path) => /[^\w@~+./-]/.test(path));
	const find = unusualNames([...new Set(unusual.flatMap(withFolders))]);
	const written = [];
	const numbers = new Map();
	const wordFor = (name) => {
		const number = numbers.get(name) ?? written.length;
		if (number === written.length) written.push(name);
		numbers.set(name, number);
		return `${mark}${number}_${/\.\w+$/.exec(name)?.[0] ?? ""}`;
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
	return mapTexts(read(asWords), (text) => text.replace(marked, (word, number) => written[number] ?? word));
}
function withFolders(path) {
	const folders = [];
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) folders.push(path.slice(0, end));
	return folders;
}
// src/engines/edits/reply/unescape.ts
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
function unescaperFor(reply) {
	const all = reply.flatMap((edit) => edit.kind === "hunks" ? edit.hunks : edit.kind === "replacement" ? [edit] : []).flatMap(({ search, replace }) => [...search, ...replace]);
	const suspected = [...inStrings, ...curly].filter(({ escaped, bare, evidence = escaped }) => isIn(escaped, all) && !isIn(bare, all) && isIn(evidence, all));
	if (suspected.length === 0 && !isIn(entity, all)) return (block) => block;
	const every = [
		...entities,
		...suspected,
		ampersand
	];
	return (block, own) => {
		const page = pageEscapes(block, all);
		if (typeof page === "string") return isIn(entity, own) ? block : page;
		const undone = every.filter((one) => !isIn(one.rightful, own) && (suspected.includes(one) || page.includes(one)));
		const unescaped = (line) => undo(line, undone);
		return {
			...block,
			search: block.search.map(unescaped),
			replace: block.replace.map(unescaped),
			...block.signed && { signed: block.signed.map(unescaped) }
		};
	};
}
function pageEscapes({ search, replace }, all) {
	const own = [...search, ...replace];
	const escaped = pages.filter((one) => isIn(one.escaped, own));
	const contradicted = escaped.filter((one) => isIn(one.bare, own));
	if (contradicted.length > 0) return escaped.length > 1 && contradicted.every((one) => one === ampersand) ? mixed("beside a bare `&`") : [];
	if (escaped.some((one) => isIn(one.bare, all))) return isIn(entity, search) ? [] : mixed("beside blocks without them");
	return escaped.length > 0 ? pages : [];
}
const mixed = (where) => `it has HTML entities ${where}, so what they mean is unclear: write the characters themselves`;
function isIn(pattern, lines) {
	return lines.some((line) => line.search(pattern) >= 0);
}
function undo(line, undone) {
	return undone.reduce((text, { escaped, character }) => text.replace(escaped, () => character), line);
}
// src/engines/edits/draft.ts
const refused = (why) => ({
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
const known$1 = new WeakMap();
function pathsIn(scope) {
	const { paths, originals } = scope.repository;
	const listed = listedIn(paths);
	const more = [...[...originals].flatMap(([path, { obstacle }]) => obstacle === void 0 || listed.has(path) ? [] : path), ...createdIn(scope)];
	return more.length === 0 ? paths : [...paths, ...more];
}
function listedIn(paths) {
	const listed = known$1.get(paths) ?? new Set(paths);
	known$1.set(paths, listed);
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
	const why = whyReadOnly(checked, rules) ?? notNew;
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
// src/engines/edits/place/lines.ts
function isIdentical({ search, replace }) {
	return search.length === replace.length && search.every((line, at) => line === replace[at]);
}
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
const known = new WeakMap();
function comparedLines(texts) {
	const lines = known.get(texts) ?? texts.map(comparedLine);
	known.set(texts, lines);
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
// src/engines/edits/place/align.ts
const mostComparisons$1 = 16;
const [fewestForPart, fewestForOff] = [2, 3];
function placesOf(texts, search, limit = 1) {
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
const within = /[\p{L}\p{M}\p{N}_]\n[\p{L}\p{M}\p{N}_]|\d\n\.\d|\d\.\n\d/u;
function isBoundary(line, at) {
	return !within.test(`${line.slice(Math.max(0, at - 2), at)}\n${line.slice(at, at + 2)}`);
}
// src/engines/edits/place/changes.ts
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
// src/engines/edits/place/omitted.ts
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
// src/engines/edits/place/anchors.ts
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
const goesOn = /^(?:[^\w@#'"$\s]|(?:else|elif|elsif|except|rescue|finally|catch|end)\b)/;
function scopeEnd(texts, at) {
	const depth = indentOf(texts[at] ?? "").length;
	const isOutside = (line) => {
		const own = indentOf(line).length;
		return !isBlank$1(line) && own <= depth && (own < depth || !goesOn.test(line.trim()));
	};
	const end = texts.findIndex((line, index) => index > at && isOutside(line));
	return end < 0 ? texts.length : end;
}
// src/engines/edits/place/fit.ts
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
	const scale = indentScale(known, texts, replace);
	return (line) => {
		if (isBlank$1(line)) return isFlat ? line : "";
		const indent = indentOf(line);
		return (known.get(indent) ?? extended(indent, known, scale)) + line.slice(indent.length);
	};
}
const opensBlock = /(?:[:{([]|=>|->|\b(?:then|do|begin))\s*(?:(?:#|\/\/).*)?$/;
function isDeepEnough(replace, depth) {
	const [first = "", ...others] = replace.filter((line) => !isBlank$1(line));
	const below = indentOf(first) === "" ? others : [first, ...others];
	const least = opensBlock.test(first) && below.length === others.length ? depth.length + 1 : 0;
	const isDeep = (line) => indentOf(line).startsWith(depth);
	return below.length > 0 && below.every(isDeep) && indentOf(below[0] ?? "").length >= least;
}
function indentScale(known, texts, replace) {
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
// src/engines/edits/place/readings.ts
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
const numbered = [/^ *L?(\d+)(?: ?[|│]|[:)]) (.*)$/, /^ *L?(\d+)(?: ?[|│]|[:)\t→])(.*)$/];
const unnumbered = (block) => {
	const filled = block.search.filter((line) => !isBlank$1(line));
	return numbered.flatMap((form) => {
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
// src/engines/edits/place/signs.ts
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
const tokensOf = (line) => line.match(tokenForm) ?? [];
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
const countOf = (sign, lines) => lines.flatMap(tokensOf).filter((token) => foldLookAlikes(token) === sign).length;
function isMended(file) {
	const code = file.replace(/\/\/.*|^\s*[*#].*|\p{L}’\p{L}/gu, "");
	return /;\s*$|\w\(\s*[‘“]/.test(code) && /[‘“]/.test(code) && !/["']/.test(code);
}
function sharedTokens(before, after) {
	const folded = (line) => tokensOf(line).map(foldLookAlikes);
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
	const [is, next] = [tokensOf(file), tokensOf(line)];
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
// src/engines/edits/place/locate.ts
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
	const written = (restored ? [restored, run] : [run]).flatMap((block) => placesOf(texts, block.search, costs.line * 2).map((place) => ({
		...place,
		block
	})));
	const copied = otherReadings(run).flatMap((block) => placesOf(texts, block.search, costs.spaces).map((place) => {
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
const mostLines$1 = 16;
function reflowed(texts, block) {
	const unspaced = (text) => text.replace(/\s+/g, "");
	const filled = (lines) => lines.filter((line) => !isBlank$1(line)).length;
	const [wanted, file] = [unspaced(block.search.join("")), texts.map(unspaced)];
	if (wanted.length < fewestCharacters) return [];
	let left = mostLines$1 * (texts.length + block.search.length);
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
	return placesOf(texts.slice(from, to), block.replace, own + 1).some((other) => other.start + from <= start && end <= other.end + from);
}
// src/engines/edits/place/runs.ts
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
		ceiling = places.findLast((place) => endOf(place) <= ceiling)?.start ?? ceiling;
	}
	return runs.map((run, at) => {
		const below = (known[at] ?? []).filter(({ start }) => start >= floor);
		const between = below.filter((place) => endOf(place) <= (ceilings[at] ?? texts.length));
		const chosen = choose(texts, run, between.length > 0 ? between : below);
		if (chosen.length === 0 && known[at]?.length) return void 0;
		const [place] = chosen;
		if (place && (chosen.length === 1 || isIdentical(run))) floor = Math.max(floor, endOf(place));
		return settle(texts, run, chosen);
	});
}
function endOf({ changes, end }) {
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
		const at = placesOf(texts, run.replace, limit)[0]?.start;
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
// src/engines/edits/unwritable.ts
function unwritableChanges(patch) {
	const changes = [...patch.values()];
	return [...markedChanges(changes).map(({ path }) => ({
		path,
		why: whyMarked
	})), ...foreignChanges(changes)];
}
function foreignChanges(changes) {
	return changes.flatMap(({ path, after, encoding }) => {
		if (encoding === void 0 || after === null) return [];
		const alike = changes.filter((other) => other.encoding === encoding);
		const named = foreignCharacters(after, alike.flatMap(({ before }) => before ?? [])).map((one) => `${one} (${formatCodePoint(one)})`);
		const why = `the file is not UTF-8, so an edit may add only ASCII and characters that it has, but this one adds${listNames(named)}`;
		return named.length === 0 ? [] : [{
			path,
			why,
			obstacle: { kind: "encoding" }
		}];
	});
}
function markedChanges(changes) {
	const deleted = changes.filter(({ after }) => after === null);
	return changes.filter((change) => {
		const earlier = change.before === null ? deleted : [change];
		return hasMark(change.after) && !earlier.some(({ before }) => hasMark(before));
	});
}
const whyMarked = `the new text has ${redacted}, which stands for a secret that is not shown: leave its line as it is, and change only other lines`;
const whyQuoted = `has ${redacted}, which stands for a secret that is not shown: quote only lines without it`;
const hasMark = (text) => text?.includes(redacted) === true;
// src/engines/edits/explain.ts
const mostLines = 16;
const longestLine = 160;
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
	if (search.some(hasMark) && !texts.some(hasMark)) return `${words.search} ${whyQuoted}`;
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
		shown(there, start),
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
		return shown(texts.slice(from, line + 3), from);
	})].join("\n");
}
function presentFrom(texts, replace) {
	return replace.map(foldedLine).some((key) => /[\p{L}\p{N}]/u.test(key)) ? placesOf(texts, replace, costs.spaces)[0]?.start : void 0;
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
	const words = new Set(wordsOf(longest));
	const at = bestIndex(texts, (text) => {
		const shared = new Set(wordsOf(text).filter((word) => words.has(word))).size;
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
const wordsOf = (line) => line.slice(0, 400).match(/\w+/g) ?? [];
function shown(lines, start) {
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
	const rest = lines.length - mostLines;
	return [...lines.slice(0, mostLines), ...rest > 0 ? [`(and ${rest} more)`] : []].join("\n");
}
function shownFrom(line, other) {
	if (line.length <= longestLine || other === void 0) return 0;
	let off = 0;
	while (off < line.length && line[off] === other[off]) off += 1;
	return off < longestLine / 2 ? 0 : off - longestLine / 4;
}
function visible(line, from = 0) {
	const filled = line.trimEnd();
	const end = from + longestLine;
	const seen = (filled + "·".repeat(line.length - filled.length)).slice(from, end).replaceAll("	", "→").replaceAll("\xA0", "⍽");
	return (from > 0 ? "…" : "") + seen.toWellFormed() + (line.length > end ? "…" : "");
}
// src/engines/edits/apply.ts
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
	if (document === null) return refused("the file does not exist, so it has no line to change");
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
	if (problems.length > 0) return refused(problems.slice(0, mostExplained$1).join("\n"));
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
	return placement?.kind === "present" && !placement.isElsewhere && placesOf(before, search).length > 0;
}
function whyOmits({ search, replace }, texts) {
	const elided = search.filter(isEllipsis).length;
	return elided > 0 && elided === replace.filter(isEllipsis).length ? void 0 : whyIncomplete(replace, search, texts);
}
function createFile(document, replace) {
	if (!lineTexts(document).every(isBlank$1)) return refused("SEARCH is empty, but the file has content: quote the lines to change");
	const incomplete = whyIncomplete(replace);
	if (incomplete !== void 0) return refused(incomplete);
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
	return placement === void 0 && words === hunkWords && placesOf(texts, hunk.search).length > 0 ? "its old text is only above the previous hunk or its `@@` line: send the hunks in the order of the file" : explainUnplaced(texts, hunk, placement, words);
}
function withoutMark(hunk, { bom }) {
	const bare = ([first = "", ...rest]) => [first.replace(/^\uFEFF/, ""), ...rest];
	return bom !== "" && hunk.search[0]?.startsWith(bom) ? {
		...hunk,
		search: bare(hunk.search),
		replace: bare(hunk.replace)
	} : hunk;
}
function changeFile(path, next, scope) {
	const why = (scope.draft.get(path) ?? null) !== null ? void 0 : conflictAt(path, scope);
	return why === void 0 ? {
		kind: "applied",
		draft: withDocument(scope.draft, path, next)
	} : refused(why);
}
function writeFile(edit, path, scope) {
	const document = scope.draft.get(path) ?? null;
	const texts = lineTexts(document);
	if (edit.isNew && !texts.every(isBlank$1)) return addExisting(edit, texts);
	const incomplete = whyIncomplete(edit.lines, texts) ?? whyNotWhole(edit, texts);
	return incomplete === void 0 ? changeFile(path, matchFileStyle(document, edit.lines), scope) : refused(incomplete);
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
	} : refused(noSuchFile);
	const conflict = (draft.has(target) ? draft.get(target) !== null : repository.paths.includes(target)) ? "that file exists" : conflictAt(target, scope);
	return conflict === void 0 ? {
		kind: "applied",
		draft: withMoved(draft, from, target)
	} : refused(`it cannot be renamed to ${target}: ${conflict}`);
}
function conflictAt(path, scope) {
	const paths = pathsIn(scope);
	if (paths.some((other) => other.startsWith(`${path}/`))) return `${path} is a folder`;
	const file = paths.find((other) => path.startsWith(`${other}/`));
	return file === void 0 ? void 0 : `${file} is a file, not a folder`;
}
const noSuchFile = "the file does not exist";
// src/engines/edits/effort.ts
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
	const lines = (own.length > 0 ? own : [...draft]).reduce((sum, [, file]) => sum + (file === null ? 0 : linesOf(file)), 0);
	const search = own.length > 0 ? 1 : pathsForOne / 4;
	return (edit.kind === "hunks" ? edit.hunks.length : 1) * lines + search * paths.length / pathsForOne;
}
function linesOf({ lines }) {
	const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
	return lines.length + characters / charactersForOne;
}
// src/engines/edits/refusals.ts
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
const problemWith = ({ path, why }) => ({
	path,
	why
});
function onePerFile(problems) {
	return [...new Set(problems.map(({ path }) => path))].map((path) => {
		const own = problems.filter((problem) => problem.path === path);
		return {
			path,
			why: own.map(({ why }) => why).join("\n"),
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
// src/engines/edits/target.ts
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
// src/engines/edits/stage.ts
const mostExplained = 5;
function applyEdits(patch, repository, edits, { limits, pending = nothingPending } = {}) {
	const start = startDraft(patch, repository);
	const applied = applyAll(start, repository, {
		kept: pending.kept,
		edits,
		limits
	});
	if (applied.kind === "unplaced") return applied;
	const { draft, tried } = applied;
	const staged = draftedPatch(patch, repository, draft, start);
	const spoilt = unwritableChanges(staged);
	const misfits = tried.filter(isMisfit);
	const open = leftOpen(pending, applied);
	const refused = [...misfits.map(problemWith), ...open.map(openProblem)];
	const isIdle = refused.length === 0 && samePatch(staged, patch);
	const fitting = tried.filter((one) => !isMisfit(one)).slice(0, mostExplained);
	const refusals = onePerFile(isIdle ? fitting.map(problemWith) : [...refused, ...spoilt]);
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
	const unescapeBlock = unescaperFor(edits);
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
	if (typeof edit === "string") return refused(edit);
	return isEdited && edit.kind === "whole-file" ? refused("it writes the file that an earlier edit changes: send one of them") : applyEdit(edit, path, scope);
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
export { emptyPatch as _, briefEdit as a, sortedChanges as b, lineHunks as c, diffSize as d, overCaps as f, requireUnaltered as g, patchDigest as h, parseEdits as i, deltaDiff as l, usualCaps as m, keepNamesWhole as n, writeEdit as o, patchDiff as p, noEdits as r, mergePatch as s, applyEdits as t, diffBytes as u, findDeltas as v, namedFiles as x, samePatch as y };
