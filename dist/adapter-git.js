import { r as sortedPlace } from "./engine-files.js";
import { C as decodeBytes, et as clip, lt as oneLine, w as encodeText } from "./engine-text.js";
import { b as sortedChanges, g as requireUnaltered, u as diffBytes } from "./engine-edits.js";
import { j as tokenNow } from "./core.js";
import { c as UserError, d as errorMessage, h as showInput, o as OutageError } from "./engine-base.js";
import { isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { randomUUID } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, isAbsolute, join, normalize, posix, relative, resolve, sep } from "node:path";
import { execFile } from "node:child_process";
import { access, chmod, copyFile, lstat, mkdir, mkdtemp, readFile, realpath, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { setImmediate, setTimeout } from "node:timers/promises";
const lfsPointer = "version https://git-lfs.github.com/spec/";
function decodeFile(bytes) {
	const why = whyNoText(bytes);
	if (why !== void 0) return why;
	return isUtf8(bytes) ? { text: bytes.toString("utf8") } : decodeBytes(bytes);
}
function textBytes(bytes) {
	if (whyNoText(bytes) !== void 0) return void 0;
	return isUtf8(bytes) ? bytes : encodeText({ text: decodeBytes(bytes).text });
}
function whyNoText(bytes) {
	if (bytes.byteLength > 4194304) return "too-large";
	if (bytes.includes(0)) return isUtf16(bytes) ? "utf-16" : "binary";
	if (bytes.toString("latin1", 0, 40) === lfsPointer) return "lfs-pointer";
	if (isUtf8(bytes)) return void 0;
	if (isUtf16(bytes)) return "utf-16";
	return isBinary(bytes) ? "binary" : void 0;
}
function isUtf16(bytes) {
	const mark = bytes.toString("latin1", 0, 2);
	if (mark === "ÿþ" || mark === "þÿ") return true;
	const zeros = [0, 0];
	for (const [at, byte] of bytes.subarray(0, 2e3).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	return Math.min(...zeros) === 0 && 4 * Math.max(...zeros) > Math.min(bytes.length, 2e3);
}
function isBinary(bytes) {
	let controls = 0;
	for (const byte of bytes) if (byte === 127 || byte < 32 && !usual.has(byte)) controls += 1;
	return bytes.length - controls < 128 * controls;
}
const usual = new Set(Buffer.from("\b	\n\f\r\x1B", "latin1"));
function* decodeRecords(output) {
	for (const bytes of splitRecords(output)) {
		const name = decodeName(bytes);
		if (name !== void 0) yield name;
	}
}
function* splitRecords(output) {
	let start = 0;
	for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
		yield output.subarray(start, end);
		start = end + 1;
	}
}
function decodeName(bytes) {
	const name = bytes.toString("utf8");
	return name.includes("�") && !isUtf8(bytes) ? void 0 : name;
}
// src/adapters/git/trust.ts
async function trustedRoot(from) {
	const root = await repositoryAround(from);
	if (root === void 0 || !await isFolder(join(root, ".git"))) return void 0;
	const trusted = [
		process.getuid?.(),
		0,
		await ownerOf(process.env.GITHUB_EVENT_PATH)
	];
	return (await Promise.all([root, join(root, ".git")].map(ownerOf))).every((owner) => owner !== void 0 && trusted.includes(owner)) ? root : void 0;
}
async function repositoryAround(folder) {
	if (await entryAt$1(join(folder, ".git")) !== void 0) return folder;
	const parent = dirname(folder);
	return parent === folder ? void 0 : repositoryAround(parent);
}
const entryAt$1 = (path) => lstat(path).catch(() => void 0);
const isFolder = async (path) => (await entryAt$1(path))?.isDirectory() === true;
const ownerOf = async (path) => path === void 0 ? void 0 : (await entryAt$1(path))?.uid;
// src/adapters/git/git.ts
const run = promisify(execFile);
const outputLimit = 33554432;
const inherited = [
	"HOME",
	"USERPROFILE",
	"XDG_CONFIG_HOME",
	"SUDO_UID",
	"SYSTEMROOT",
	"TMPDIR",
	"TEMP"
];
const settings = [
	"core.quotepath=off",
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.sshCommand=false",
	"core.gitProxy=false",
	"core.pager=cat",
	"credential.helper=",
	"diff.external="
];
const neutral = dirname(process.execPath);
async function git(directory, args, { bytes = outputLimit, milliseconds = 0, input = "", ...reach } = {}) {
	const { argv, ...place } = await prepareGit(directory, args, reach);
	try {
		const limits = {
			maxBuffer: bytes,
			timeout: milliseconds
		};
		const running = run("git", argv, {
			...place,
			...limits,
			encoding: "buffer"
		});
		running.child.stdin?.on("error", () => {}).end(input);
		return (await running).stdout;
	} catch (cause) {
		throw explainGitError(directory, args, cause);
	}
}
async function prepareGit(directory, args, { protocol = "none", env = {} }) {
	const inside = await realpath(directory).catch((cause) => {
		throw new NoRepository(directory, cause);
	});
	const trusted = await trustedRoot(inside);
	const path = await searchPath(process.env.PATH, await repositoryAround(inside));
	return {
		argv: [
			"-C",
			inside,
			...[...settings, ...trusted === void 0 ? [] : [`safe.directory=${trusted}`]].flatMap((it) => ["-c", it]),
			...args
		],
		cwd: neutral,
		env: {
			...environment(),
			PATH: path,
			GIT_ALLOW_PROTOCOL: protocol,
			...env
		}
	};
}
function isOverLimit(error) {
	return error instanceof Error && errorCode(error.cause) === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER";
}
function isIncomplete(error) {
	return /lazy fetching disabled|transport '\S+' not allowed|promisor remote/.test(String(error));
}
function printedBefore(error) {
	const cause = error instanceof Error ? error.cause : void 0;
	const printed = cause instanceof Error && "stdout" in cause ? cause.stdout : void 0;
	return Buffer.isBuffer(printed) ? printed : Buffer.alloc(0);
}
async function gitLine(directory, args) {
	return (await git(directory, args)).toString("utf8").replace(/\r?\n$/, "");
}
function environment() {
	return {
		...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
		LC_ALL: "C",
		GIT_ASKPASS: "",
		GIT_TERMINAL_PROMPT: "0",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_NO_LAZY_FETCH: "1"
	};
}
function explainGitError(directory, [command], cause) {
	if (errorCode(cause) === "ENOENT") return new UserError("git was not found: install it, and put it on the `PATH`.", { cause });
	const [, foreign] = /dubious ownership in repository at '(.+)'/.exec(String(cause)) ?? [];
	if (foreign !== void 0) return new UserError(`The repository at ${foreign} belongs to another user: if you trust it, run \`git config --global --add safe.directory ${foreign}\`, then run again.`, { cause });
	if (/not a git repository|must be run in a work tree|cannot change to/.test(String(cause))) return new NoRepository(directory, cause);
	return new Error(`git ${command} failed in ${directory}: ${String(cause).trim()}`, { cause });
}
var NoRepository = class extends UserError {
	constructor(directory, cause) {
		super(`Add the step actions/checkout before this action: there is no git repository at ${directory}.`, { cause });
	}
};
function errorCode(error) {
	return error instanceof Error && "code" in error ? error.code : void 0;
}
async function searchPath(path, root) {
	const folders = (path ?? "").split(delimiter).filter((one) => isAbsolute(one) && !isOfNpm(one));
	if (root === void 0) return folders.join(delimiter);
	const outside = await Promise.all(folders.map((folder) => isOutside(root, folder)));
	return folders.filter((_, index) => outside[index]).join(delimiter);
}
async function isOutside(root, path) {
	const [above, found] = await Promise.all([root, path].map((one) => realpath(one).catch(() => "")));
	if (!above || !found) return false;
	const way = relative(above, found);
	return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
}
const isOfNpm = (folder) => basename(folder) === ".bin" && basename(dirname(folder)) === "node_modules";
// src/adapters/git/obstacles.ts
const otherModes = new Map([["120000", "symlink"], ["160000", "submodule"]]);
function obstacleAbove(path, others) {
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
		const at = path.slice(0, end);
		const kind = others.get(at);
		if (kind !== void 0) return {
			kind,
			at
		};
	}
}
function obstaclesInIndex(listed) {
	const others = new Map();
	for (const record of splitRecords(listed)) {
		const end = record.indexOf(tab);
		const [tag, mode = "", , stage] = record.toString("latin1", 0, end).split(" ");
		const kind = otherModes.get(mode) ?? (stage !== "0" ? "unmerged" : tag === "S" || tag === "s" ? "sparse" : void 0);
		const path = kind && decodeName(record.subarray(end + 1));
		if (kind !== void 0 && path !== void 0) others.set(path, kind);
	}
	return others;
}
const tab = 9;
// src/adapters/git/past-commits.ts
const most = {
	bytes: 33554432,
	milliseconds: 1e4,
	message: 2e3,
	files: 100
};
const form = [
	"-z",
	"--no-merges",
	"--no-renames",
	"--name-only",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-notes",
	"--no-mailmap",
	"--no-show-signature",
	"--no-relative",
	"--ignore-submodules=none",
	"--encoding=UTF-8",
	"-O/dev/null",
	"--format=%x00%ct%x00%B"
];
async function pastCommits(directory, commit, limit) {
	const args = [
		"log",
		`--max-count=${limit}`,
		...form,
		"--end-of-options",
		commit,
		"--"
	];
	const env = { ...withoutRoot };
	try {
		return parseLog(await git(directory, args, {
			...most,
			env
		}));
	} catch (error) {
		return parseLog(printedBefore(error)).slice(0, -1);
	}
}
const withoutRoot = {
	GIT_CONFIG_COUNT: "1",
	GIT_CONFIG_KEY_0: "log.showRoot",
	GIT_CONFIG_VALUE_0: "false"
};
function parseLog(output) {
	const records = [...splitRecords(output)];
	const commits = [];
	for (let at = 0; at < records.length;) {
		const [time, message] = records.slice(at + 1, at + 3);
		const start = at + 3;
		at = start;
		while (at < records.length && records[at]?.length !== 0) at += 1;
		const names = records.slice(start, at);
		if (message === void 0 || names.length === 0 || names.length > most.files) continue;
		const paths = names.flatMap((name, index) => decodeName(index === 0 ? name.subarray(1) : name) ?? []);
		const text = message.toString("utf8").slice(0, most.message).trimEnd();
		commits.push({
			message: text,
			paths,
			time: Number(time)
		});
	}
	return commits;
}
async function changedPaths(directory, from, to) {
	const records = splitRecords(await git(directory, ["diff-tree", ...[
		"-r",
		"-z",
		"--name-only",
		"--no-renames",
		"--end-of-options",
		from,
		to
	]]));
	return Array.from(records, (name) => name.toString("utf8"));
}
// src/adapters/git/whole-listing.ts
async function wholeListing({ safeDirectory, setting }, list) {
	try {
		return await list().catch((error) => {
			if (safeDirectory === "" || !isOverLimit(error)) throw error;
			return list(`${safeDirectory}/`);
		});
	} catch (cause) {
		if (!isOverLimit(cause)) throw cause;
		throw new UserError(`Set ${setting} to a directory with fewer files: git lists more of them in ${safeDirectory === "" ? "the repository" : safeDirectory} than are read.`, { cause });
	}
}
const literal = (path) => `:(top,literal)${path}`;
// src/adapters/git/commit-workspace.ts
const bytes$1 = 20971520;
async function headCommit(directory) {
	try {
		return await gitLine(directory, [
			"rev-parse",
			"--verify",
			"HEAD^{commit}"
		]);
	} catch (error) {
		if (!/Needed a single revision/.test(errorMessage(error))) throw error;
		throw new UserError(`The repository at ${directory} has no commit yet: push one, then run again.`, { cause: error });
	}
}
function commitWorkspace(directory, commit, safeDirectory = "") {
	const place = {
		safeDirectory,
		setting: showInput("safe-directory")
	};
	let listed;
	const listing = () => {
		listed ??= list(directory, commit, place);
		return listed;
	};
	return {
		paths: async () => (await listing()).paths,
		read: async (path) => {
			const found = (await listing()).entries.get(path);
			const content = found && await contentOf$1(directory, found);
			if (found === void 0 || typeof content !== "object") return void 0;
			return {
				...content,
				executable: found.executable
			};
		},
		obstacle: async (path) => {
			const { entries, others } = await listing();
			const found = entries.get(path);
			if (found === void 0) return obstacleAbove(path, others);
			const content = await contentOf$1(directory, found);
			return typeof content === "string" ? { kind: content } : void 0;
		},
		scan: async (paths, visit) => scanBlobs(directory, await listing(), paths, visit),
		history: (limit) => pastCommits(directory, commit, limit)
	};
}
const unix = (text) => text?.replaceAll("\r\n", "\n");
async function uncommittedFiles(root, patch, safeDirectory = "") {
	const { read } = commitWorkspace(root, "HEAD", safeDirectory);
	const committed = (path) => read(path).catch((error) => {
		if (/not a valid object name/i.test(errorMessage(error))) return void 0;
		throw error;
	});
	const found = [];
	for (const { path, before } of sortedChanges(patch)) {
		if (before === null) continue;
		if (unix((await committed(path))?.text) !== unix(before)) found.push(path);
	}
	return found;
}
async function list(directory, commit, place) {
	const how = [
		"-r",
		"-z",
		"--full-tree",
		"--end-of-options",
		commit
	];
	const listed = await wholeListing(place, (...within) => git(directory, [
		"ls-tree",
		...how,
		...within
	], { bytes: bytes$1 }));
	const files = [];
	const others = new Map();
	for (const record of decodeRecords(listed)) {
		const [, mode = "", blob, path] = entry.exec(record) ?? [];
		if (blob === void 0 || path === void 0) continue;
		const other = otherModes.get(mode);
		if (other !== void 0) others.set(path, other);
		else files.push({
			path,
			blob,
			executable: mode === "100755"
		});
	}
	const sizes = await blobSizes(directory, commit, files.map(({ blob }) => blob));
	const entries = new Map(files.map(({ path, ...file }) => [path, {
		...file,
		size: sizes.get(file.blob)
	}]));
	return {
		paths: [...entries.keys()].sort(),
		entries,
		others
	};
}
const entry = /^(\d{6}) \w+ ([0-9a-f]+)\t(.+)$/s;
async function scanBlobs(directory, { entries }, paths, visit) {
	const wanted = paths.flatMap((path) => {
		const { blob = "", size = 4194305 } = entries.get(path) ?? {};
		return size <= 4194304 ? [{
			path,
			blob,
			size
		}] : [];
	});
	await readBlobs(directory, wanted, (index, bytes) => {
		const path = wanted[index]?.path;
		const text = textBytes(bytes);
		return path === void 0 || text === void 0 || visit(path, text) !== false;
	});
}
async function contentOf$1(directory, { blob, size }) {
	if (size === void 0) return "missing";
	if (size > 4194304) return "too-large";
	return decodeFile(await git(directory, [
		"cat-file",
		"blob",
		blob
	]));
}
const limits = {
	together: 16777216,
	header: 100
};
const newline = 10;
async function blobSizes(directory, commit, blobs) {
	try {
		return await readSizes(directory, blobs);
	} catch (error) {
		if (!isIncomplete(error)) throw error;
		const missing = await missingObjects(directory, commit);
		return readSizes(directory, blobs.filter((blob) => !missing.has(blob)));
	}
}
async function readSizes(directory, blobs) {
	const sized = (await git(directory, [
		"cat-file",
		"--batch-check",
		"--buffer"
	], { input: lines(blobs) })).toString("latin1").matchAll(/^(\w+) blob (\d+)$/gm);
	return new Map(Array.from(sized, ([, blob = "", size]) => [blob, Number(size)]));
}
async function missingObjects(directory, commit) {
	const missing = (await git(directory, [
		"rev-list",
		...[
			"--objects",
			"--no-object-names",
			"--missing=print",
			"--no-walk"
		],
		"--end-of-options",
		commit,
		"--"
	])).toString("latin1").matchAll(/^\?(\w+)$/gm);
	return new Set(Array.from(missing, ([, id = ""]) => id));
}
async function readBlobs(directory, blobs, take) {
	for (let start = 0; start < blobs.length;) {
		const together = blobs.slice(start, endOfGroup(blobs, start));
		for (const [index, bytes] of await readGroup(directory, together)) if (!take(start + index, bytes)) return;
		start += together.length;
	}
}
function endOfGroup(blobs, start) {
	let [end, bytes] = [start, 0];
	do {
		bytes += blobs[end]?.size ?? 0;
		end += 1;
	} while (end < blobs.length && bytes + (blobs[end]?.size ?? 0) <= limits.together);
	return end;
}
async function readGroup(directory, blobs) {
	const printed = await git(directory, [
		"cat-file",
		"--batch",
		"--buffer"
	], {
		bytes: blobs.reduce((sum, { size }) => sum + size + limits.header, 0),
		input: lines(blobs.map(({ blob }) => blob))
	});
	let at = 0;
	return blobs.flatMap((_, index) => {
		const end = printed.indexOf(newline, at);
		const [, size] = / blob (\d+)$/.exec(printed.toString("latin1", at, end)) ?? [];
		at = end + 1;
		if (size === void 0) return [];
		const found = printed.subarray(at, at + Number(size));
		at += found.length + 1;
		return [[index, found]];
	});
}
const lines = (ids) => `${ids.join("\n")}\n`;
// src/adapters/git/disk.ts
const { dirname: dirname$1, join: join$1 } = posix;
function lookBelow(root) {
	const known = new Map([[".", { kind: "folder" }]]);
	const look = (path) => {
		const before = known.get(path);
		if (before !== void 0) return before;
		const parent = look(dirname$1(path));
		const behind = parent.kind === "file" ? { kind: "foreign" } : parent;
		const entry = parent.kind === "folder" ? entryAt(join$1(root, path)) : behind;
		if (entry.kind !== "file") known.set(path, entry);
		return entry;
	};
	return look;
}
function entryAt(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	if (stats === void 0) return { kind: "absent" };
	if (stats.isFile()) return {
		kind: "file",
		size: stats.size,
		mode: stats.mode & 511
	};
	return { kind: stats.isDirectory() ? "folder" : "foreign" };
}
// src/adapters/git/history.ts
async function copyHistory(root, copy, objects) {
	const own = join(copy, ".git");
	try {
		const found = await createGitFolder(root, copy);
		await mkdir(join(own, "objects/info"), { recursive: true });
		await writeFile(join(own, "objects/info/alternates"), `${objects ?? found}\n`);
		await git(copy, ["read-tree", "HEAD"], { env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: found } });
		return found;
	} catch {
		await rm(own, {
			recursive: true,
			force: true
		});
		return;
	}
}
async function createGitFolder(root, copy) {
	const own = join(copy, ".git");
	const objects = await realpath(await pathOf(root, "objects"));
	await git(copy, [
		"init",
		"--quiet",
		"--template=",
		`--object-format=${await gitLine(root, ["rev-parse", "--show-object-format"])}`
	], { env: { GIT_DEFAULT_REF_FORMAT: "files" } });
	const refs = await git(root, ["for-each-ref", "--format=%(objectname) %(refname)"]);
	await writeFile(join(own, "packed-refs"), refs);
	await copyFile(await pathOf(root, "HEAD"), join(own, "HEAD"));
	await copyFile(await pathOf(root, "shallow"), join(own, "shallow")).catch(() => {});
	return objects;
}
const pathOf = async (root, name) => resolve(root, await gitLine(root, [
	"rev-parse",
	"--git-path",
	name
]));
// src/adapters/git/fetch.ts
async function fetchCommit(directory, remote, commit) {
	await askRemote(directory, [
		"fetch",
		...[
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-auto-gc",
			"--depth=1"
		],
		"--end-of-options",
		remote.url,
		commit
	], remote);
}
async function remoteTip(directory, remote, branch) {
	const ref = `refs/heads/${branch}`;
	const listed = await askRemote(directory, [
		"ls-remote",
		"--end-of-options",
		remote.url,
		ref
	], remote);
	const [, commit] = /^([0-9a-f]{40,64})\t/.exec(listed.toString("utf8")) ?? [];
	if (commit === void 0) throw new OutageError(`${remote.url} has no branch ${branch}.`);
	return commit;
}
const proxies = [
	"http_proxy",
	"https_proxy",
	"no_proxy"
];
const proxyOf = (name) => process.env[name] || process.env[name.toUpperCase()] || "";
const milliseconds = 12e4;
const waits = [
	0,
	1e3,
	3e3
];
async function askRemote(directory, args, remote) {
	const folder = await mkdtemp(join(tmpdir(), "jira-bug-fix-"));
	try {
		return await insist(folder, args, remote, await createGitFolder(directory, folder));
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function insist(directory, args, remote, objects) {
	const options = {
		env: {
			...await environmentFor(remote),
			GIT_OBJECT_DIRECTORY: objects
		},
		milliseconds,
		protocol: new URL(remote.url).protocol.replace(":", "")
	};
	for (let tries = 0;; tries += 1) try {
		return await git(directory, args, options);
	} catch (error) {
		const wait = waits[tries];
		if (error instanceof UserError) throw error;
		if (wait === void 0 || !outage.test(errorMessage(error))) throw explain(error, remote);
		await setTimeout(wait);
	}
}
const outage = /returned error: 5\d\d|Could not resolve|Failed to connect|Connection |Empty reply|hung up|early EOF|RPC failed|too slow|timed out/i;
function explain(cause, { url }) {
	if (/Authentication failed|could not read Username/.test(errorMessage(cause))) {
		const advice = `set ${showInput("github-token")} to one that may read contents`;
		return new UserError(`${url} does not accept the token: ${advice}.`, { cause });
	}
	const said = errorMessage(cause).split("\n").findLast((line) => /^(?:fatal|error): /.test(line)) ?? "it did not answer";
	const why = clip(oneLine(said.replace(/^\w+: /, "")), 300).replace(/[.!]?$/, ".");
	return new OutageError(`git could not fetch from ${url}: ${why}`, { cause });
}
const patience = 30;
async function environmentFor({ url, token }) {
	const credentials = Buffer.from(`x-access-token:${await tokenNow(token)}`).toString("base64");
	return {
		...Object.fromEntries(proxies.map((name) => [name, proxyOf(name)])),
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
		GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
		GIT_HTTP_LOW_SPEED_LIMIT: "1",
		GIT_HTTP_LOW_SPEED_TIME: String(patience)
	};
}
// src/adapters/git/file-at.ts
const maxBytes = 1048576;
async function fileAt(directory, commit, path) {
	try {
		const listed = (await git(directory, ["ls-tree", ...[
			"--full-tree",
			"-z",
			"--end-of-options",
			commit,
			literal(path)
		]])).toString();
		const [, blob] = /^\d+ blob ([0-9a-f]+)\t/.exec(listed) ?? [];
		if (blob === void 0) return null;
		return (await git(directory, [
			"cat-file",
			"blob",
			blob
		], { bytes: maxBytes })).toString();
	} catch (error) {
		if (!isOverLimit(error)) return void 0;
		throw new UserError(`Shorten ${path}: it has more than 1 MiB.`, { cause: error });
	}
}
// src/adapters/git/origin.ts
async function originOf(root) {
	return parseOrigin(await gitLine(root, [
		"ls-remote",
		"--get-url",
		"origin"
	]).catch(() => ""));
}
async function defaultBranch(root) {
	const name = await gitLine(root, [
		"rev-parse",
		"--abbrev-ref",
		"refs/remotes/origin/HEAD"
	]).catch(() => "");
	return name.startsWith("origin/") ? name.slice(7) : void 0;
}
function parseOrigin(url) {
	const [, host, owner, name] = forms.exec(url) ?? [];
	return host && owner && name && !/^\.+$/.test(owner) && !/^\.+$/.test(name) ? {
		host,
		repository: `${owner}/${name}`
	} : void 0;
}
const forms = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+(?::\d+)?)[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
// src/adapters/git/worktree.ts
const bytes = 10485760;
async function worktreeRoot(directory) {
	try {
		const root = await gitLine(directory, ["rev-parse", "--show-toplevel"]);
		await requireOwnFiles(directory, root);
		return root;
	} catch (error) {
		if (!(error instanceof NoRepository)) throw error;
		throw new UserError(`Set --repo to a directory in a git repository: ${directory} is in none.`, { cause: error });
	}
}
async function requireOwnFiles(directory, root) {
	const around = await repositoryAround(await realpath(directory));
	if (around !== void 0 && await realpath(root) === await realpath(around)) return;
	throw new UserError(`Set --repo to a repository that contains its own files: the \`core.worktree\` of ${directory} is ${root}.`);
}
function worktreeWorkspace(directory, safeDirectory = "", { isWritten = true } = {}) {
	let found;
	const worktree = () => {
		found ??= open$1(directory, safeDirectory);
		return found;
	};
	return {
		paths: async () => (await worktree()).paths,
		read: async (path) => read(await worktree(), path),
		obstacle: async (path) => {
			const tree = await worktree();
			return obstacleAbove(path, await tree.others()) ?? obstacleOnDisk(path, tree, isWritten);
		},
		scan: async (paths, visit) => {
			const { root, isFile } = await worktree();
			await scanFiles(root, paths.filter(isFile), visit);
		},
		history: (limit) => pastCommits(directory, "HEAD", limit)
	};
}
async function open$1(directory, safeDirectory) {
	const root = await worktreeRoot(directory);
	const how = [
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"--"
	];
	const place = {
		safeDirectory,
		setting: "--safe-directory"
	};
	const listed = [...decodeRecords(await wholeListing(place, (...within) => git(root, [
		"ls-files",
		...how,
		...within.map(literal)
	], { bytes })))].sort();
	const look = lookBelow(root);
	const paths = listed.filter(isNew).filter((path) => look(path).kind === "file");
	let index;
	const readIndex = async () => {
		const stages = [
			"-z",
			"-t",
			"--stage",
			"--"
		];
		const list = (...within) => git(root, [
			"ls-files",
			...stages,
			...within.map(literal)
		], { bytes: 2 * bytes });
		return obstaclesInIndex(await wholeListing(place, list));
	};
	const others = () => {
		index ??= readIndex();
		return index;
	};
	const isFile = (path) => paths[sortedPlace(paths, path)] === path;
	return {
		root,
		paths,
		isFile,
		others
	};
}
const isNew = (path, index, sorted) => path !== sorted[index - 1];
async function read({ root, isFile }, path) {
	const entry = isFile(path) ? lookBelow(root)(path) : void 0;
	if (entry?.kind !== "file") return void 0;
	const content = await contentOf(join(root, path), entry);
	if (typeof content === "string") return void 0;
	return {
		...content,
		executable: (entry.mode & 64) !== 0
	};
}
const stretch = 64;
async function scanFiles(root, paths, visit) {
	const buffer = Buffer.allocUnsafe(4194305);
	const look = lookBelow(root);
	for (const [index, path] of paths.entries()) {
		if (index % stretch === 63) await setImmediate();
		if (look(dirname(path)).kind !== "folder") continue;
		const length = readInto(buffer, join(root, path));
		if (length === void 0) continue;
		const text = textBytes(buffer.subarray(0, length));
		if (text !== void 0 && visit(path, text) === false) return;
	}
}
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function readInto(buffer, path) {
	let file;
	try {
		file = openSync(path, flags);
		const stats = fstatSync(file);
		if (!stats.isFile() || stats.size > 4194304) return void 0;
		let length = 0;
		for (let read = -1; read !== 0 && length < buffer.length; length += read) read = readSync(file, buffer, length, buffer.length - length, null);
		return length;
	} catch {
		return;
	} finally {
		if (file !== void 0) closeSync(file);
	}
}
async function contentOf(file, { size }) {
	if (size > 4194304) return "too-large";
	try {
		return decodeFile(await readFile(file));
	} catch (error) {
		if (isForbidden(error)) return "read-only";
		throw error;
	}
}
const isForbidden = (error) => /^(?:EACCES|EPERM|EROFS)$/.test(String(errorCode(error)));
async function obstacleOnDisk(path, { root, isFile }, isWritten) {
	const look = lookBelow(root);
	const entry = look(path);
	if (entry.kind === "foreign") return {
		kind: "symlink",
		at: firstForeign(path, look)
	};
	if (entry.kind === "file" && !isFile(path)) return { kind: "ignored" };
	const isFixed = entry.kind === "file" && (entry.mode & 146) === 0;
	if (isWritten && (isFixed || !await isWritable(join(root, dirname(path))))) return { kind: "read-only" };
	const content = entry.kind === "file" ? await contentOf(join(root, path), entry) : void 0;
	return typeof content === "string" ? { kind: content } : void 0;
}
function firstForeign(path, look) {
	const above = dirname(path);
	return look(above).kind === "foreign" ? firstForeign(above, look) : path;
}
async function isWritable(folder) {
	try {
		await access(folder, constants.W_OK);
		return true;
	} catch (error) {
		return errorCode(error) === "ENOENT" ? isWritable(dirname(folder)) : !isForbidden(error);
	}
}
async function requireWritable(root) {
	if (!await isWritable(root)) throw new UserError(`Allow writing to ${root}, or try it with --dry-run: the fix could not be written there.`);
	const lock = resolve(root, await gitLine(root, [
		"rev-parse",
		"--git-path",
		"index.lock"
	]));
	if (await lstat(lock).catch(() => void 0) === void 0) return;
	throw new UserError(`Wait until the other Git command in ${root} has ended, then run again; if there is none, delete ${lock}.`);
}
// src/adapters/git/write-patch.ts
async function writePatch(directory, patch) {
	const root = normalize(await worktreeRoot(directory));
	const look = lookBelow(root);
	const plans = [...patch.values()].map((change) => plan(root, change, look(change.path)));
	await applyAll(root, await Promise.all(plans));
}
async function plan(root, change, entry) {
	if (entry.kind === "foreign" || entry.kind === "folder") throw new UserError(`${change.path} is a folder, a symlink or behind one: put a regular file there, then run again.`);
	const target = join(root, change.path);
	const { before, after, executable, encoding } = change;
	const current = entry.kind === "file" ? await readFile(target) : void 0;
	if (!(before === null ? current === void 0 : current?.equals(encodeText({
		text: before,
		encoding
	})))) throw new UserError(`${change.path} on disk is not what the patch was made from: commit or stash your change, then run again.`);
	const mode = entry.kind === "file" ? entry.mode : void 0;
	return {
		target,
		content: after === null ? null : encodeText({
			text: after,
			encoding
		}),
		executable,
		mode
	};
}
async function applyAll(root, operations) {
	const journal = [];
	const staged = [];
	try {
		const deletionsLast = operations.toSorted((a, b) => Number(a.content === null) - Number(b.content === null));
		for (const operation of deletionsLast) staged.push(await stage(operation, journal));
		for (const operation of staged) await commit(operation, journal);
	} catch (error) {
		await undo(journal, error);
		throw error;
	}
	for (const { original } of staged) if (original !== void 0) await rm(original);
	for (const { fresh, target } of staged) if (fresh === void 0) await removeEmpty(root, target);
}
async function stage(operation, journal) {
	const { target, content, mode } = operation;
	const fresh = content === null ? void 0 : await writeFresh(operation, content, journal);
	if (mode === void 0) return {
		target,
		fresh,
		original: void 0
	};
	const original = unusedPath(dirname(target), journal);
	await copyFile(target, original, constants.COPYFILE_EXCL);
	return {
		target,
		fresh,
		original
	};
}
async function writeFresh({ target, executable, mode }, content, journal) {
	const folder = dirname(target);
	const created = await mkdir(folder, { recursive: true });
	if (created !== void 0) journal.push(() => rm(created, {
		recursive: true,
		force: true
	}));
	const fresh = unusedPath(folder, journal);
	await writeFile(fresh, content, {
		flag: "wx",
		mode: executable ? 511 : 438
	});
	if (mode !== void 0) await chmod(fresh, mode);
	return fresh;
}
async function commit({ target, fresh, original }, journal) {
	await (fresh === void 0 ? rm(target) : rename(fresh, target));
	journal.push(() => original === void 0 ? rm(target) : rename(original, target));
}
async function removeEmpty(root, target) {
	try {
		for (let folder = dirname(target); folder !== root; folder = dirname(folder)) await rmdir(folder);
	} catch {}
}
function unusedPath(folder, journal) {
	const path = join(folder, `.jira-bug-fix-${randomUUID()}`);
	journal.push(() => rm(path, { force: true }));
	return path;
}
async function undo(journal, reason) {
	const failures = [];
	for (const step of journal.reverse()) await step().catch((error) => failures.push(error));
	if (failures.length > 0) throw new AggregateError([reason, ...failures], "a file could not be restored");
}
async function savePatch(file, change) {
	const diff = diffBytes(requireUnaltered(change));
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, diff);
}
export { changedPaths as _, worktreeWorkspace as a, parseOrigin as c, remoteTip as d, copyHistory as f, uncommittedFiles as g, headCommit as h, worktreeRoot as i, fileAt as l, commitWorkspace as m, writePatch as n, defaultBranch as o, lookBelow as p, requireWritable as r, originOf as s, savePatch as t, fetchCommit as u };
