import { i as __toESM } from "./rolldown-runtime.js";
import { A as ServerError, B as date, C as isForbiddenError, D as ForbiddenError, E as AuthError, F as datetime, G as object, H as literal, I as _enum, J as tuple, K as record$1, L as array, M as throttling, O as NotFoundError, R as boolean, S as isApiError, T as ApiError, U as looseObject, W as number, X as unknown, Y as union, Z as ZodError, _ as getFields, a as APIConnectionError, b as getComments, c as doTransition, d as searchAndReconsileIssuesUsingJqlPost, f as createOrUpdateRemoteIssueLink, g as setIssueProperty, h as getIssuePropertyKeys, i as OpenAI, j as Octokit, k as RateLimitError, l as getIssue, m as getIssueProperty, n as Language, o as APIConnectionTimeoutError, p as deleteIssueProperty, q as string, r as Parser, s as APIError, u as getTransitions, v as addComment, w as isNotFoundError, x as updateComment, y as getComment, z as custom } from "./packages.js";
import { $t as withoutLineBreaks, At as patchDiff, C as joinTexts, Cn as UserError, E as text, En as showInput, Ft as sortedChanges, I as ticketKey, Jt as estimateTokens, K as emptyRecord, M as chooseTransition, N as hasCommentMark, Nt as emptyPatch, P as projectOf, Qt as pageUrl, S as fullTextLabel, Sn as OutageError, Xt as clean, Zt as cleanLine, _n as fenced$1, b as capBlocks, bn as prefixed, dn as clip, en as retryAfterMs, fn as excerpt, gn as codeSpan, hn as codeLines, o as readEmbeddedState, pn as oneLine, q as fitRecord, sn as withoutInvisible, un as byteLength, vn as joined, w as link, wn as errorMessage, xn as tableOf, yn as linkTo } from "./core.js";
import { a as DISPATCH_EVENT, c as raceAbort, l as settleAll, u as sleep } from "./agent.js";
import { constants, homedir, tmpdir } from "node:os";
import { dirname, isAbsolute, join, normalize, posix, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { once } from "node:events";
import { brotliCompressSync, brotliDecompressSync, constants as constants$1 } from "node:zlib";
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { execFile, spawn } from "node:child_process";
import { chmod, copyFile, lstat, mkdir, mkdtemp, readFile, readdir, realpath, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { constants as constants$2, existsSync, readdirSync } from "node:fs";
// src/adapters/git/decode.ts
const sizeLimit$1 = 1048576;
const lfsPointer = "version https://git-lfs.github.com/spec/";
function decodeText(bytes) {
	if (bytes.byteLength > 1048576 || bytes.includes(0)) return void 0;
	const text = decodeStrictly(bytes);
	return text?.startsWith(lfsPointer) ? void 0 : text;
}
function decodeStrictly(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
function decodeRecords(output) {
	const records = [];
	let start = 0;
	for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
		const record = decodeRecord(output, start, end);
		if (record !== void 0) records.push(record);
		start = end + 1;
	}
	return records;
}
function decodeRecord(output, start, end) {
	const text = output.toString("utf8", start, end);
	return text.includes("�") ? decodeStrictly(output.subarray(start, end)) : text;
}
function utf8FromLatin1(text) {
	return decodeStrictly(Buffer.from(text, "latin1"));
}
// src/adapters/git/trust.ts
async function trustedRoot(from) {
	const root = await repositoryAround(from);
	if (root === void 0) return void 0;
	const trusted = [
		process.getuid?.(),
		0,
		await ownerOf(process.env.GITHUB_EVENT_PATH)
	];
	return (await Promise.all([root, join(root, ".git")].map(ownerOf))).every((owner) => owner !== void 0 && trusted.includes(owner)) ? root : void 0;
}
async function repositoryAround(folder) {
	const entry = await lstat(join(folder, ".git")).catch(() => void 0);
	if (entry !== void 0) return entry.isDirectory() ? folder : void 0;
	const parent = dirname(folder);
	return parent === folder ? void 0 : repositoryAround(parent);
}
async function ownerOf(path) {
	return (path === void 0 ? void 0 : await lstat(path).catch(() => void 0))?.uid;
}
// src/adapters/git/git.ts
const run = promisify(execFile);
const listingLimit = 268435456;
const inherited = [
	"PATH",
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
async function git(directory, args, { bytes = listingLimit, milliseconds = 0, protocol = "none", env = {} } = {}) {
	const cwd = await realpath(directory).catch((cause) => {
		throw new NoRepository(directory, cause);
	});
	const trusted = await trustedRoot(cwd);
	const overrides = [...settings, ...trusted === void 0 ? [] : [`safe.directory=${trusted}`]];
	try {
		const { stdout } = await run("git", [...overrides.flatMap((it) => ["-c", it]), ...args], {
			cwd,
			env: {
				...environment(),
				GIT_ALLOW_PROTOCOL: protocol,
				...env
			},
			encoding: "buffer",
			maxBuffer: bytes,
			timeout: milliseconds
		});
		return stdout;
	} catch (cause) {
		throw explainGitError(directory, args, cause);
	}
}
function isOverLimit(error) {
	return error instanceof Error && errorCode(error.cause) === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER";
}
function isIncomplete(error) {
	return /lazy fetching disabled|transport '\S+' not allowed|promisor remote/.test(String(error));
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
	if (errorCode(cause) === "ENOTDIR" || /not a git repository|must be run in a work tree/.test(String(cause))) return new NoRepository(directory, cause);
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
// src/adapters/git/grep.ts
const limits$1 = {
	bytes: 8388608,
	milliseconds: 2e4
};
const maxTextLength = 1e3;
const maxLineLength$1 = 300;
const fixedOptions = [...[
	"-I",
	"-n",
	"-i",
	"-F",
	"-z",
	"--full-name",
	"--no-color",
	"--no-column"
], ...["--no-textconv", "--no-recurse-submodules"]];
async function grep(directory, text, where) {
	if (text === "" || text.length > maxTextLength || /[\n\0]/.test(text)) return [];
	return parseHits(await git(directory, [
		"grep",
		...fixedOptions,
		"-e",
		text,
		...where,
		"--",
		":/"
	], limits$1).catch(outputOf));
}
function firstHits(found, isFile, limit) {
	return [...new Map(found.map((hit) => [`${hit.line} ${hit.path}`, hit])).values()].filter(({ path }) => isFile(path)).sort((a, b) => a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1).slice(0, limit);
}
function outputOf(error) {
	const cause = error instanceof Error ? error.cause : void 0;
	if (errorCode(cause) === 1) return Buffer.alloc(0);
	const printed = cause instanceof Error && "stdout" in cause ? cause.stdout : void 0;
	if ((isOverLimit(error) || isIncomplete(error)) && Buffer.isBuffer(printed)) return printed;
	throw error;
}
const record = /([^\0]*)\0(\d+)\0([^\n]*)\n/gy;
function parseHits(output) {
	return [...output.toString("latin1").matchAll(record)].flatMap(([, name = "", number, rest = ""]) => {
		const path = utf8FromLatin1(name);
		const text = utf8FromLatin1(rest);
		if (path === void 0 || text === void 0) return [];
		return [{
			path,
			line: Number(number),
			text: clip(text.replace(/\r$/, ""), maxLineLength$1, "")
		}];
	});
}
// src/adapters/git/commit-workspace.ts
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
function commitWorkspace(directory, commit) {
	let listed;
	const listing = () => {
		listed ??= list$2(directory, commit);
		return listed;
	};
	return {
		paths: async () => (await listing()).paths,
		read: async (path) => {
			const entry = (await listing()).entries.get(path);
			return entry && readBlob(directory, entry);
		},
		search: async (text, limit) => {
			const { entries } = await listing();
			return firstHits(await grepCommit(directory, commit, text), (path) => entries.has(path), limit);
		}
	};
}
async function list$2(directory, commit) {
	const args = [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		"--end-of-options",
		commit
	];
	const entries = new Map();
	for (const record of decodeRecords(await git(directory, args))) {
		const [, mode, blob, path] = /^(100644|100755) blob ([0-9a-f]+)\t(.+)$/s.exec(record) ?? [];
		if (blob === void 0 || path === void 0) continue;
		entries.set(path, {
			blob,
			executable: mode === "100755"
		});
	}
	return {
		paths: [...entries.keys()].sort(),
		entries
	};
}
async function grepCommit(directory, commit, text) {
	const id = await gitLine(directory, [
		"rev-parse",
		"--verify",
		"--end-of-options",
		`${commit}^{commit}`
	]);
	return (await grep(directory, text, [id])).map((hit) => ({
		...hit,
		path: hit.path.slice(id.length + 1)
	}));
}
async function readBlob(directory, entry) {
	try {
		const text = decodeText(await git(directory, [
			"cat-file",
			"blob",
			entry.blob
		], { bytes: sizeLimit$1 }));
		return text === void 0 ? void 0 : {
			text,
			executable: entry.executable
		};
	} catch (error) {
		if (isOverLimit(error) || isIncomplete(error)) return void 0;
		throw error;
	}
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
const proxyOf$1 = (name) => process.env[name] || process.env[name.toUpperCase()] || "";
const milliseconds = 12e4;
const waits$1 = [
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
			...environmentFor(remote),
			GIT_OBJECT_DIRECTORY: objects
		},
		milliseconds,
		protocol: new URL(remote.url).protocol.replace(":", "")
	};
	for (let tries = 0;; tries += 1) try {
		return await git(directory, args, options);
	} catch (error) {
		const wait = waits$1[tries];
		if (error instanceof UserError) throw error;
		if (wait === void 0 || !outage$2.test(errorMessage(error))) throw explain(error, remote);
		await setTimeout$1(wait);
	}
}
const outage$2 = /returned error: 5\d\d|Could not resolve|Failed to connect|Connection |Empty reply|hung up|early EOF|RPC failed|too slow|timed out/i;
function explain(cause, { url }) {
	if (/Authentication failed|could not read Username/.test(errorMessage(cause))) {
		const advice = `set ${showInput("github-token")} to one that may read contents`;
		return new UserError(`${url} does not accept the token: ${advice}.`, { cause });
	}
	const said = errorMessage(cause).split("\n").findLast((line) => /^(?:fatal|error): /.test(line)) ?? "it did not answer";
	const why = clip(oneLine(said.replace(/^\w+: /, "")), 300).replace(/[.!]?$/, ".");
	return new OutageError(`git could not fetch from ${url}: ${why}`, { cause });
}
function environmentFor({ url, token, patience = 30 }) {
	const credentials = Buffer.from(`x-access-token:${token}`).toString("base64");
	return {
		...Object.fromEntries(proxies.map((name) => [name, proxyOf$1(name)])),
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
		GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
		GIT_HTTP_LOW_SPEED_LIMIT: "1",
		GIT_HTTP_LOW_SPEED_TIME: String(patience)
	};
}
// src/adapters/git/patch-file.ts
async function savePatch(file, patch) {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, patchDiff(patch));
}
// src/adapters/git/uncommitted.ts
async function uncommittedFiles(root, patch) {
	const existing = sortedChanges(patch).flatMap(({ path, before }) => before === null ? [] : [{
		path,
		before
	}]);
	if (existing.length === 0) return [];
	const committed = await committedBlobs(root, existing.map(({ path }) => path));
	return existing.filter(({ path, before }) => !isBlob(committed.get(path) ?? "", before)).map(({ path }) => path);
}
async function committedBlobs(root, paths) {
	const listed = await git(root, [
		"ls-tree",
		"-z",
		"--full-tree",
		"HEAD",
		"--",
		...paths
	]).catch((error) => {
		if (/not a valid object name/i.test(errorMessage(error))) return Buffer.alloc(0);
		throw error;
	});
	return new Map(decodeRecords(listed).map((record) => {
		const [entry = "", path = ""] = record.split("	");
		return [path, entry.split(" ")[2] ?? ""];
	}));
}
function isBlob(id, text) {
	const algorithm = id.length === 64 ? "sha256" : "sha1";
	return [text, text.replaceAll("\r\n", "\n")].some((form) => {
		const bytes = Buffer.from(form, "utf8");
		return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === id;
	});
}
// src/adapters/git/disk.ts
const { basename, dirname: dirname$1, join: join$1 } = posix;
function lookBelow(root) {
	const folders = new Map();
	const folder = (path) => {
		const known = folders.get(path) ?? look(path);
		folders.set(path, known);
		return known;
	};
	const look = async (path) => {
		if (path === ".") return { kind: "folder" };
		const parent = await folder(dirname$1(path));
		if (parent.kind === "folder") return entryAt(join$1(root, path));
		return parent.kind === "file" ? { kind: "foreign" } : parent;
	};
	return look;
}
async function entryAt(path) {
	try {
		const stats = await lstat(path);
		if (stats.isFile()) return {
			kind: "file",
			size: stats.size,
			mode: stats.mode & 511
		};
		return { kind: stats.isDirectory() ? "folder" : "foreign" };
	} catch (error) {
		if (errorCode(error) === "ENOENT") return { kind: "absent" };
		throw error;
	}
}
async function filesAmong(root, paths) {
	const contents = listBelow(root);
	const look = lookBelow(root);
	const isFile = async (path) => (await look(path)).kind === "file";
	const files = [];
	for (const path of paths) if (contents(dirname$1(path))?.files.has(basename(path)) === true || await isFile(path)) files.push(path);
	return files;
}
function listBelow(root) {
	const known = new Map();
	const list = (folder) => {
		if (!known.has(folder)) {
			const isFolder = folder === "." || list(dirname$1(folder))?.folders.has(basename(folder));
			known.set(folder, isFolder ? contentsOf(join$1(root, folder)) : void 0);
		}
		return known.get(folder);
	};
	return list;
}
function contentsOf(folder) {
	const files = new Set();
	const folders = new Set();
	try {
		for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isFile()) files.add(entry.name);
		else if (entry.isDirectory()) folders.add(entry.name);
		return {
			files,
			folders
		};
	} catch {
		return;
	}
}
// src/adapters/git/worktree.ts
async function worktreeRoot(directory) {
	try {
		return await gitLine(directory, ["rev-parse", "--show-toplevel"]);
	} catch (error) {
		if (!(error instanceof NoRepository)) throw error;
		throw new UserError(`Set --repo to a directory in a git repository: ${directory} is in none.`, { cause: error });
	}
}
function worktreeWorkspace(directory) {
	let found;
	const worktree = () => {
		found ??= open(directory);
		return found;
	};
	return {
		paths: async () => (await worktree()).paths,
		read: async (path) => read(await worktree(), path),
		search: async (text, limit) => {
			const { root, files } = await worktree();
			return firstHits(await grepDisk(root, text), (path) => files.has(path), limit);
		}
	};
}
async function open(directory) {
	const root = await worktreeRoot(directory);
	const paths = (await filesAmong(root, [...new Set(decodeRecords(await git(root, [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	])))])).toSorted();
	return {
		root,
		paths,
		files: new Set(paths)
	};
}
async function read({ root, files }, path) {
	const entry = files.has(path) ? await lookBelow(root)(path) : void 0;
	if (entry?.kind !== "file" || entry.size > 1048576) return void 0;
	const text = decodeText(await readFile(join(root, path)));
	const executable = (entry.mode & 64) !== 0;
	return text === void 0 ? void 0 : {
		text,
		executable
	};
}
async function grepDisk(root, text) {
	return (await Promise.all([[], ["--untracked", "--exclude-standard"]].map((where) => grep(root, text, where)))).flat();
}
// src/adapters/git/write-patch.ts
async function writePatch$1(directory, patch) {
	const root = normalize(await worktreeRoot(directory));
	const look = lookBelow(root);
	const plans = [...patch.values()].map(async (change) => plan(root, change, await look(change.path)));
	await applyAll(root, await Promise.all(plans));
}
async function plan(root, change, entry) {
	if (entry.kind === "foreign" || entry.kind === "folder") throw new UserError(`${change.path} is a folder, a symlink or behind one: put a regular file there, then run again.`);
	const target = join(root, change.path);
	const { before, after, executable } = change;
	const current = entry.kind === "file" ? await readFile(target) : void 0;
	if (!(before === null ? current === void 0 : current?.equals(Buffer.from(before, "utf8")))) throw new UserError(`${change.path} on disk is not what the patch was made from: commit or stash your change, then run again.`);
	return {
		target,
		text: after,
		executable,
		mode: entry.kind === "file" ? entry.mode : void 0
	};
}
async function applyAll(root, operations) {
	const journal = [];
	const staged = [];
	try {
		const deletionsLast = operations.toSorted((a, b) => Number(a.text === null) - Number(b.text === null));
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
	const { target, text, mode } = operation;
	const fresh = text === null ? void 0 : await writeFresh(operation, text, journal);
	if (mode === void 0) return {
		target,
		fresh,
		original: void 0
	};
	const original = unusedPath(dirname(target), journal);
	await copyFile(target, original, constants$2.COPYFILE_EXCL);
	return {
		target,
		fresh,
		original
	};
}
async function writeFresh({ target, executable, mode }, text, journal) {
	const folder = dirname(target);
	const created = await mkdir(folder, { recursive: true });
	if (created !== void 0) journal.push(() => rm(created, {
		recursive: true,
		force: true
	}));
	const fresh = unusedPath(folder, journal);
	await writeFile(fresh, text, {
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
// src/adapters/github/outage.ts
const waits = [
	0,
	1e3,
	3e3,
	9e3,
	2e4
];
const longestWait = 6e4;
const allLost = 18e4;
function watchOutages(options) {
	const { timeoutMs = 3e4, signal = new AbortController().signal, wait = sleep } = options;
	let failures = 0;
	let asked = 0;
	let lost = 0;
	return {
		send: async (url, request) => {
			const limit = AbortSignal.timeout(timeoutMs);
			try {
				const answer = await complete(await fetch(url, {
					...request,
					signal: limit
				}));
				if (!isOutage(answer.status)) failures = 0;
				asked = retryAfterMs(answer.headers.get("retry-after"), Date.now()) ?? 0;
				return answer;
			} catch (error) {
				asked = 0;
				if (!limit.aborted) throw error;
				lost += timeoutMs;
				throw new Error(`no answer within ${timeoutMs / 1e3} s`, { cause: error });
			}
		},
		mayRepeat: async (tries) => {
			const own = waits[Math.max(failures, tries - 1)];
			failures += 1;
			const milliseconds = Math.max(own ?? 0, asked);
			lost += milliseconds;
			if (own === void 0 || asked > longestWait || lost > allLost) return false;
			return wait(milliseconds, signal);
		}
	};
}
const isOutage = (status) => status >= 500;
async function complete(answer) {
	const { status, statusText, headers } = answer;
	const body = await answer.arrayBuffer();
	return new Response(body.byteLength === 0 ? null : body, {
		status,
		statusText,
		headers
	});
}
// src/adapters/github/errors.ts
function rejectionOf(error) {
	if (!(error instanceof Error && "status" in error && "response" in error)) return void 0;
	const { status, response, message } = error;
	if (typeof status !== "number" || response === void 0) return void 0;
	const isLimit = /\b(?:rate limit|abuse detection)/i.test(message);
	return {
		status,
		message,
		rateLimited: status === 429 || isLimit
	};
}
function isUnanswered(error) {
	return error instanceof Error && error.name === "HttpError" && rejectionOf(error) === void 0;
}
function isLost(error) {
	const { status } = rejectionOf(error) ?? {};
	return status === void 0 ? isUnanswered(error) : isOutage(status);
}
function isRejected(error, status, pattern = /(?:)/) {
	const rejection = rejectionOf(error);
	return rejection?.status === status && pattern.test(rejection.message);
}
async function ifFound(request) {
	try {
		return await request;
	} catch (error) {
		if (isRejected(error, 404)) return void 0;
		throw error;
	}
}
function failureReason(error) {
	if (!(error instanceof Error)) return void 0;
	const message = plain(error.message);
	const status = rejectionOf(error)?.status;
	if (status !== void 0) return `GitHub answered ${status}: ${message}`;
	return isUnanswered(error) || error.name === "GraphqlResponseError" ? `GitHub did not do it: ${message}` : void 0;
}
function writeAccessHint({ show = showInput }) {
	return `give the workflow \`permissions: contents: write, pull-requests: write\`, or set ${show("github-token")} to a token with these rights`;
}
function explaining(settings) {
	return async (request) => {
		try {
			return await request;
		} catch (error) {
			throw explainError(error, settings);
		}
	};
}
function explainError(error, settings) {
	const rejection = rejectionOf(error);
	if (rejection === void 0) {
		if (!isUnanswered(error)) return error;
		const text = `GitHub did not answer at ${settings.apiUrl}: ${sentence$1(errorMessage(error))}`;
		return new OutageError(text, { cause: error });
	}
	const advice = adviceFor$2(rejection, settings);
	if (advice !== void 0) return new UserError(advice, { cause: error });
	const { status, message } = rejection;
	const text = `GitHub answered ${status} for ${settings.repository}: ${sentence$1(message)}`;
	return new OutageError(text, { cause: error });
}
function plain(message) {
	return clip(oneLine(message).replace(/ - https?:\S+$/, ""), 300);
}
const sentence$1 = (message) => plain(message).replace(/[.!]?$/, ".");
function adviceFor$2(rejection, settings) {
	const { status, message, rateLimited } = rejection;
	const { repository, show = showInput } = settings;
	if (status === 401) return `GitHub does not accept the token: set ${show("github-token")} to one for ${repository} that has not expired.`;
	if (/refusing to allow .* workflow/is.test(message)) return `The token may not push changes to workflow files of ${repository}: set ${show("github-token")} to the token of a GitHub App or person with the permission \`workflows\`, or run the agent on a commit whose workflows are those of the default branch.`;
	if (status !== 403 || rateLimited) return void 0;
	return `The token lacks permissions for this in ${repository}: ${permissionHint(message, settings)}.`;
}
function permissionHint(message, settings) {
	const { show = showInput } = settings;
	if (/not permitted to create or approve pull requests/i.test(message)) return `turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or set ${show("github-token")} to the token of a GitHub App`;
	return /archived/i.test(message) ? "it is archived, so unarchive it" : writeAccessHint(settings);
}
// src/adapters/github/repetition.ts
const repeatable = [
	/^(?:GET|HEAD) /,
	/^POST .*\/git\/(?:blobs|trees|commits)$/,
	/^PATCH .*\/pulls\/\d+$/,
	/^POST .*\/issues\/\d+\/labels$/,
	/^POST .*\/pulls\/\d+\/requested_reviewers$/,
	/^POST .*\/graphql$/
];
function fetchThrough({ send, mayRepeat }) {
	return async (url, request) => {
		const { pathname } = new URL(String(url));
		const name = `${request?.method ?? "GET"} ${pathname}`;
		const isRepeatable = repeatable.some((form) => form.test(name));
		for (let tries = 1;; tries += 1) {
			const sent = await send(url, request).then((answer) => ({ answer }), (error) => ({ error }));
			if (("error" in sent || isOutage(sent.answer.status)) && isRepeatable && await mayRepeat(tries)) continue;
			if ("error" in sent) throw sent.error;
			return sent.answer;
		}
	};
}
async function repeatWhileOut({ mayRepeat }, step) {
	for (let tries = 1;; tries += 1) try {
		return await step(tries > 1);
	} catch (error) {
		if (!isLost(error) || !await mayRepeat(tries)) throw error;
	}
}
// src/adapters/github/connection.ts
const Client = Octokit.plugin(throttling);
function githubConnection(settings, options = {}) {
	const [owner = "", repo = ""] = settings.repository.split("/");
	const ignore = () => {};
	const outages = watchOutages(options);
	const { rest, graphql } = new Client({
		auth: settings.token,
		baseUrl: settings.apiUrl.replace(/\/+$/, ""),
		userAgent: "jira-bug-fix-agent",
		log: {
			debug: ignore,
			info: ignore,
			warn: ignore,
			error: ignore
		},
		request: { fetch: fetchThrough(outages) },
		throttle: throttleOptions()
	});
	return {
		rest,
		graphql,
		at: {
			owner,
			repo
		},
		repeat: (step) => repeatWhileOut(outages, step)
	};
}
function throttleOptions() {
	const options = {
		id: randomUUID(),
		onRateLimit: isWorthWaiting,
		onSecondaryRateLimit: isWorthWaiting
	};
	return Object.assign(options, {
		write: rateLimiter({
			burst: 12,
			interval: 1e3
		}),
		notifications: rateLimiter({
			burst: 3,
			interval: 3e3
		})
	});
}
function isWorthWaiting(seconds, _, __, retries) {
	return seconds <= 60 && retries < 2;
}
function rateLimiter(limit) {
	const reserve = tokenBucket(limit);
	const schedule = async (_, task) => {
		const wait = reserve(performance.now());
		if (wait > 0) await delay(wait);
		return task();
	};
	return { key: () => ({ schedule }) };
}
function tokenBucket({ burst, interval }) {
	let full = Number.NEGATIVE_INFINITY;
	return (now) => {
		const wait = Math.max(0, full - (burst - 1) * interval - now);
		full = Math.max(full, now) + interval;
		return wait;
	};
}
const delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
// src/adapters/github/dispatcher.ts
function githubDispatcher(settings) {
	const { rest, at } = githubConnection(settings);
	const { show = showInput } = settings;
	const token = show("github-token");
	return async (dispatch) => {
		try {
			await rest.repos.createDispatchEvent({
				...at,
				event_type: DISPATCH_EVENT,
				client_payload: { ...dispatch }
			});
		} catch (error) {
			const { status, rateLimited } = rejectionOf(error) ?? {};
			if (!(!rateLimited && (status === 404 || status === 403))) throw explainError(error, settings);
			throw new UserError(`${token} may not start a workflow in ${settings.repository}: give the workflow of the sweep \`permissions: contents: write\`, or set ${token} to a token that may write contents.`, { cause: error });
		}
	};
}
// src/adapters/github/base-commit.ts
const listedFiles = 300;
async function chooseBaseCommit(repository, publication) {
	const { base, into, stopIfBaseMoved } = publication;
	const { rest, at } = repository;
	const tip = (await ifFound(rest.git.getRef({
		...at,
		ref: `heads/${into}`
	})))?.data.object.sha ?? base;
	if (tip === base) return {
		kind: "base",
		commit: base
	};
	const changed = await changedPaths(repository, base, tip);
	if (changed !== void 0 && !touches(publication, changed)) return {
		kind: "base",
		commit: tip
	};
	await repository.readCommit(base);
	return stopIfBaseMoved ? {
		kind: "base-moved",
		tip
	} : {
		kind: "base",
		commit: base
	};
}
async function changedPaths({ rest, at }, base, tip) {
	const which = {
		...at,
		basehead: `${base}...${tip}`,
		per_page: 1
	};
	try {
		const { status, files } = (await rest.repos.compareCommitsWithBasehead(which)).data;
		if (status !== "ahead" || files === void 0 || files.length >= listedFiles) return void 0;
		return files.flatMap(({ filename: now, previous_filename: before = now }) => [before, now]);
	} catch (error) {
		const { status = 0 } = rejectionOf(error) ?? {};
		if (status === 404 || status === 422 || status >= 500) return void 0;
		throw error;
	}
}
function touches({ patch }, changed) {
	const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
	return [...patch.keys()].some((path) => changed.some((other) => isWithin(path, other) || isWithin(other, path)));
}
// src/adapters/github/path-conflict.ts
const folderMode = "040000";
const kinds = {
	[folderMode]: "a folder",
	"100644": "a file",
	"100755": "a file",
	"120000": "a symbolic link",
	"160000": "a submodule"
};
async function rejectPathConflicts({ rest, at }, tree, patch) {
	const listings = new Map();
	const readFolder = async (sha) => {
		const listing = listings.get(sha) ?? (await rest.git.getTree({
			...at,
			tree_sha: sha
		})).data.tree;
		listings.set(sha, listing);
		return listing;
	};
	for (const change of patch.values()) {
		if (change.before !== null) continue;
		const conflict = await findConflict(readFolder, tree, change, patch);
		if (conflict !== void 0) throw conflictError(change.path, conflict);
	}
}
async function findConflict(readFolder, root, { path: newFile }, patch) {
	let folder = root;
	let path = "";
	for (const name of newFile.split("/")) {
		path = path === "" ? name : `${path}/${name}`;
		const entry = (await readFolder(folder)).find((one) => one.path === name);
		if (entry === void 0 || freesPath(patch, path)) return void 0;
		const { mode = "" } = entry;
		if (mode !== folderMode || path === newFile) return {
			path,
			mode
		};
		folder = entry.sha ?? folder;
	}
}
function freesPath(patch, taken) {
	return [...patch.values()].some(({ path, after }) => after === null && (path === taken || path.startsWith(`${taken}/`)));
}
function conflictError(newFile, { path, mode }) {
	const taken = JSON.stringify(path);
	const what = `${taken} is ${kinds[mode] ?? "something else"} in the repository`;
	return new UserError(`The new file ${JSON.stringify(newFile)} cannot be written, because ${what}: change the ticket to name another file, or put ${taken} into \`protected-paths\`.`);
}
// src/adapters/github/commits.ts
function withCommits(connection) {
	const { rest, at } = connection;
	const known = new Map();
	const remember = ({ sha, tree, message, verification }) => {
		const commit = {
			sha,
			tree: tree.sha,
			message,
			verified: verification?.verified
		};
		known.set(sha, commit);
		return commit;
	};
	return {
		...connection,
		async readCommit(sha) {
			const commit = known.get(sha);
			if (commit !== void 0) return commit;
			const answer = await ifFound(rest.git.getCommit({
				...at,
				commit_sha: sha
			}));
			if (answer !== void 0) return remember(answer.data);
			throw new UserError(`GitHub does not know the commit ${sha}: push it, then run again.`);
		},
		createCommit: async ({ message, tree, parent }) => remember((await rest.git.createCommit({
			...at,
			message,
			tree,
			parents: [parent]
		})).data)
	};
}
async function createTree(repository, { patch }, base) {
	const { rest, at } = repository;
	const { tree: unchanged } = await repository.readCommit(base);
	await rejectPathConflicts(repository, unchanged, patch);
	const tree = sortedChanges(patch).map(treeEntry);
	const { data } = await rest.git.createTree({
		...at,
		base_tree: unchanged,
		tree
	});
	if (data.sha === unchanged) throw new Error("the patch leaves every file as it was");
	return data.sha;
}
function treeEntry({ path, after, executable }) {
	return {
		path,
		mode: executable ? "100755" : "100644",
		type: "blob",
		...after === null ? { sha: null } : { content: after }
	};
}
function signedMessage({ message, key }) {
	return `${message.trimEnd()}\n\n${trailer(key)}\n`;
}
function isOwnWork(message, key) {
	return message.split(/\r?\n/).includes(trailer(key));
}
const trailer = (key) => `Jira-Bug-Fix: ${key}`;
// src/adapters/github/branch.ts
async function findBranch({ rest, at, readCommit }, { branch, key }) {
	const ref = await ifFound(rest.git.getRef({
		...at,
		ref: `heads/${branch}`
	}));
	if (ref === void 0) return { kind: "absent" };
	const commit = await readCommit(ref.data.object.sha);
	return isOwnWork(commit.message, key) ? {
		kind: "own",
		commit
	} : { kind: "foreign" };
}
function pointBranch(repository, publication, before, commit) {
	const look = () => findBranch(repository, publication);
	return repository.repeat(async (isRepeated) => {
		try {
			return await write(repository, publication, before.kind === "absent" && !isRepeated ? before : await look(), commit);
		} catch (error) {
			if (!isRejected(error, 422, changedMeanwhile$1)) throw error;
			return write(repository, publication, await look(), commit);
		}
	});
}
const changedMeanwhile$1 = /reference (?:already exists|does not exist|update failed)/i;
async function write({ rest, at }, { branch }, state, sha) {
	if (state.kind === "foreign") return false;
	if (state.kind === "own" && state.commit.sha === sha) return true;
	if (state.kind === "absent") await rest.git.createRef({
		...at,
		ref: `refs/heads/${branch}`,
		sha
	});
	else await rest.git.updateRef({
		...at,
		ref: `heads/${branch}`,
		sha,
		force: true
	});
	return true;
}
// src/adapters/github/labels-and-reviewers.ts
async function addLabelsAndReviewers(github, { labels, reviewers }, pull) {
	const { rest, at } = github;
	const present = new Set(pull.labels.map((name) => name.toLowerCase()));
	const missing = labels.filter((name) => !present.has(name.toLowerCase()));
	const notes = [];
	if (missing.length > 0) {
		const request = {
			...at,
			issue_number: pull.number,
			labels: missing
		};
		const failure = `The pull request lacks the labels ${list$1(missing)}, so check \`labels\``;
		notes.push(...await noteFailure(() => rest.issues.addLabels(request), failure));
	}
	if (pull.isNew && reviewers.length > 0) notes.push(...await requestReviews(github, pull, reviewers));
	return notes;
}
function requestReviews({ rest, at }, { number }, reviewers) {
	const teams = reviewers.filter(isTeam);
	const request = {
		...at,
		pull_number: number,
		reviewers: reviewers.filter((name) => !isTeam(name)),
		team_reviewers: teams.map((name) => name.slice(teamPrefix.length))
	};
	return noteFailure(() => rest.pulls.requestReviewers(request), `Nobody was asked for a review, so check \`reviewers\`${teams.length === 0 ? "" : " (`github-token` must be able to see teams)"}: ${list$1(reviewers)}`);
}
const maxRetries = 3;
async function noteFailure(request, failure) {
	for (let retry = 1;; retry += 1) try {
		await request();
		return [];
	} catch (error) {
		const isEarly = isRejected(error, 422, /could not resolve to a node/i);
		const reason = failureReason(error);
		if (reason === void 0) throw error;
		if (!isEarly || retry > maxRetries) return [`${failure}. ${reason}`];
		await delay(1e3 * retry);
	}
}
const teamPrefix = "team:";
const isTeam = (name) => name.startsWith(teamPrefix);
const list$1 = (names) => names.join(", ");
// src/adapters/github/lease.ts
const maxAttempts$1 = 5;
async function takeLease(repository, request) {
	for (let attempt = 1;; attempt += 1) try {
		return await repository.repeat(() => takeFreeLease(repository, request));
	} catch (error) {
		if (attempt === maxAttempts$1 || !isRejected(error, 422, changedMeanwhile)) throw error;
	}
}
async function takeFreeLease(repository, request) {
	const stored = await findLease(repository, request.key);
	if (stored?.lease !== void 0 && !isExpired(stored.lease, request.now)) return stored.lease;
	await writeLease(repository, request, stored);
	return request.lease;
}
function releaseLease(repository, key, lease) {
	return repository.repeat(() => deleteLease(repository, key, lease));
}
async function deleteLease(repository, key, { run }) {
	if ((await findLease(repository, key))?.lease?.run !== run) return;
	const { rest, at } = repository;
	try {
		await rest.git.deleteRef({
			...at,
			ref: refOf(key)
		});
	} catch (error) {
		if (!(isRejected(error, 422, /does not exist/i) || isRejected(error, 404))) throw error;
	}
}
async function findLease({ rest, at, readCommit }, key) {
	const ref = await ifFound(rest.git.getRef({
		...at,
		ref: refOf(key)
	}));
	if (ref === void 0) return void 0;
	const commit = await readCommit(ref.data.object.sha);
	return {
		commit,
		lease: parseLease(commit.message)
	};
}
async function writeLease({ rest, at, readCommit, createCommit }, { key, lease: { run, until }, base }, expired) {
	const { sha: parent, tree } = expired?.commit ?? await readCommit(base);
	const { sha } = await createCommit({
		message: `Lease on ${key}\n\n${JSON.stringify({
			run,
			until
		})}\n`,
		tree,
		parent
	});
	if (expired === void 0) await rest.git.createRef({
		...at,
		ref: `refs/${refOf(key)}`,
		sha
	});
	else await rest.git.updateRef({
		...at,
		ref: refOf(key),
		sha,
		force: false
	});
}
const changedMeanwhile = /reference (?:already exists|does not exist|update failed|cannot be updated)|not a fast forward/i;
const refOf = (key) => `jira-bug-fix/${key}`;
const leaseSchema = object({
	run: string(),
	until: datetime({ offset: true })
});
function parseLease(message) {
	const line = message.trimEnd().split("\n").at(-1) ?? "";
	try {
		return leaseSchema.safeParse(JSON.parse(line)).data;
	} catch {
		return;
	}
}
const isExpired = ({ until }, now) => Date.parse(until) <= now.getTime();
// src/adapters/github/pull-request.ts
async function openPullRequest(github, publication, isNewBranch) {
	const open = isNewBranch ? void 0 : await findOpen(github, publication.branch);
	if (open !== void 0) return update(github, publication, open);
	try {
		return await github.repeat((isRepeated) => createOnce(github, publication, isRepeated));
	} catch (error) {
		if (!isRejected(error, 422, /pull request already exists/i)) throw error;
		const existing = await findOpen(github, publication.branch);
		if (existing === void 0) throw error;
		return update(github, publication, existing);
	}
}
async function createOnce(github, publication, isRepeated) {
	const created = isRepeated ? await findOpen(github, publication.branch) : void 0;
	if (created === void 0) return create(github, publication);
	return {
		...await update(github, publication, created),
		isNew: true
	};
}
async function findOpen({ rest, at }, branch) {
	const head = `${at.owner}:${branch}`;
	const { data } = await rest.pulls.list({
		...at,
		head,
		state: "open"
	});
	return data.find((pull) => isFromBranch(pull, branch, at))?.number;
}
function isFromBranch({ head }, branch, { owner, repo }) {
	const fullName = `${owner}/${repo}`.toLowerCase();
	return head.ref === branch && head.repo?.full_name.toLowerCase() === fullName;
}
async function create({ rest, at }, { branch, into, title, body, draft }) {
	const request = {
		...at,
		head: branch,
		base: into,
		title,
		body
	};
	try {
		const { data } = await rest.pulls.create({
			...request,
			draft
		});
		return branchPullRequest(data, true);
	} catch (error) {
		const hasNoDrafts = isRejected(error, 422, /draft pull requests? (?:is|are) not supported/i);
		if (!draft || !hasNoDrafts) throw error;
	}
	const { data } = await rest.pulls.create(request);
	return branchPullRequest(data, true, ["The pull request is not a draft, because GitHub does not support drafts in this repository."]);
}
async function update(github, { title, body, draft }, number) {
	const { rest, at } = github;
	const { data } = await rest.pulls.update({
		...at,
		pull_number: number,
		title,
		body
	});
	return branchPullRequest(data, false, (data.draft ?? false) === draft ? [] : await setDraft(github, data.node_id, draft));
}
function branchPullRequest({ number, html_url: url, labels }, isNew, notes = []) {
	return {
		number,
		url,
		isNew,
		labels: labels.map(({ name }) => name),
		notes
	};
}
async function setDraft({ graphql }, id, draft) {
	const query = `mutation ($id: ID!) { ${draft ? "convertPullRequestToDraft" : "markPullRequestReadyForReview"}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`;
	try {
		await graphql(query, { id });
		return [];
	} catch (error) {
		const reason = failureReason(error);
		if (reason === void 0) throw error;
		return [draft ? `The pull request did not become a draft: ${reason}` : `The pull request is still a draft, so mark it as ready for review: ${reason}`];
	}
}
async function recallRecord({ rest, at }, key, branch) {
	const head = `${at.owner}:${branch}`;
	const pulls = ((await ifFound(rest.pulls.list({
		...at,
		head,
		state: "all",
		per_page: 100
	})))?.data ?? []).filter((pull) => isFromBranch(pull, branch, at)).toSorted((a, b) => rankOf(b) - rankOf(a) || b.number - a.number);
	for (const { body, html_url: pullRequest } of pulls) {
		const record = readEmbeddedState(body ?? "", key);
		if (record !== void 0) return {
			...record,
			branch,
			pullRequest
		};
	}
}
const rankOf = ({ state }) => state === "open" ? 1 : 0;
// src/adapters/github/forge.ts
function githubForge(settings, options = {}) {
	const repository = withCommits(githubConnection(settings, options));
	const explained = explaining(settings);
	return {
		check: (place) => explained(checkAccess(repository, settings, place)),
		lease: (key, lease, base, now) => explained(takeLease(repository, {
			key,
			lease,
			base,
			now
		})),
		release: (key, lease) => explained(releaseLease(repository, key, lease)),
		publish: (publication) => explained(publish(repository, publication)),
		recall: (key, branch) => explained(recallRecord(repository, key, branch))
	};
}
async function publish(repository, publication) {
	const { branch } = publication;
	const taken = {
		kind: "branch-taken",
		branch
	};
	const before = await findBranch(repository, publication);
	if (before.kind === "foreign") return taken;
	const base = await chooseBaseCommit(repository, publication);
	if (base.kind === "base-moved") return base;
	const tree = await createTree(repository, publication, base.commit);
	const isUpToDate = before.kind === "own" && before.commit.tree === tree;
	const message = signedMessage(publication);
	const { sha: commit, verified } = isUpToDate ? before.commit : await repository.createCommit({
		message,
		tree,
		parent: base.commit
	});
	if (!isUpToDate && !await pointBranch(repository, publication, before, commit)) return taken;
	const pull = await openPullRequest(repository, publication, before.kind === "absent");
	const notes = [...pull.notes, ...await addLabelsAndReviewers(repository, publication, pull)];
	return {
		kind: "published",
		branch,
		commit,
		pullRequest: {
			number: pull.number,
			url: pull.url
		},
		verified,
		notes
	};
}
async function checkAccess(github, settings, place) {
	const [checksWait] = await Promise.all([isWorkflowToken(github), tryWriting(github, settings)]);
	const { kind } = await findBranch(github, place);
	return {
		checksWait,
		branchTaken: kind === "foreign"
	};
}
async function tryWriting({ rest, at }, settings) {
	try {
		await rest.git.createBlob({
			...at,
			content: "write access",
			encoding: "utf-8"
		});
	} catch (error) {
		if (!isRejected(error, 404)) throw error;
		const { repository, show = showInput } = settings;
		const problem = await ifFound(rest.repos.get(at)) !== void 0 ? `${show("github-token")} may not write to ${repository}` : `${repository} does not exist, or ${show("github-token")} may not read it`;
		throw new UserError(`${problem}: ${writeAccessHint(settings)}.`);
	}
}
async function isWorkflowToken({ graphql }) {
	try {
		const { viewer } = await graphql("query { viewer { login } }");
		return viewer.login === "github-actions[bot]";
	} catch {
		return false;
	}
}
// src/adapters/github/reviews.ts
const remarksPerPage = 100;
const maxPages = 3;
function githubReviews(settings) {
	const github = githubConnection(settings);
	const explained = explaining(settings);
	return {
		pull: (number) => explained(findPull(github, number)),
		mayWrite: (login) => explained(mayWrite(github, login)),
		remarks: (pull, review) => explained(listRemarks(github, pull, review))
	};
}
async function findPull({ rest, at }, pull_number) {
	const pull = (await ifFound(rest.pulls.get({
		...at,
		pull_number
	})))?.data;
	if (pull?.state !== "open" || !isFromBranch(pull, pull.head.ref, at)) return void 0;
	return {
		branch: pull.head.ref,
		into: pull.base.ref
	};
}
async function mayWrite({ rest, at }, username) {
	const { permission = "none", role_name: role = "none" } = (await ifFound(rest.repos.getCollaboratorPermissionLevel({
		...at,
		username
	})))?.data ?? {};
	return [permission, role].some((right) => /^(?:admin|maintain|write)$/.test(right));
}
async function listRemarks({ rest, at }, pull_number, review_id) {
	const which = {
		...at,
		pull_number,
		review_id,
		per_page: remarksPerPage
	};
	const remarks = [];
	for (let page = 1; page <= maxPages; page += 1) {
		const { data } = await rest.pulls.listCommentsForReview({
			...which,
			page
		});
		remarks.push(...data.map(remarkOf));
		if (data.length < remarksPerPage) break;
	}
	return remarks;
}
function remarkOf({ path, body: text, ...place }) {
	if (place.subject_type === "file") return {
		path,
		text
	};
	const hunk = place.diff_hunk || void 0;
	return {
		path,
		text,
		line: place.side === "LEFT" ? void 0 : place.line ?? lastLine$1(hunk ?? ""),
		hunk
	};
}
function lastLine$1(hunk) {
	const [head = "", ...lines] = hunk.trimEnd().split("\n");
	const [, start] = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(head) ?? [];
	if (start === void 0 || lines.at(-1)?.startsWith("-")) return void 0;
	const kept = lines.filter((line) => !/^[-\\]/.test(line)).length;
	return kept === 0 ? void 0 : Number(start) + kept - 1;
}
// src/adapters/jira/account.ts
const accounts = {
	cloud: object({ accountId: string().min(1) }),
	"data-center": object({
		name: string().min(1),
		key: string().min(1)
	})
};
async function ownAccount(transport, kind) {
	const path = [
		"rest",
		"api",
		kind === "cloud" ? "3" : "2",
		"myself"
	];
	try {
		return accounts[kind].parse(await transport.send({
			method: "GET",
			path
		}));
	} catch (error) {
		if (!isAnswered(error)) throw error;
		throw await wrongDeployment(transport, kind, error) ?? explainLogin(error, kind, transport.show);
	}
}
function isAnswered(error) {
	const root = error instanceof UserError ? error.cause : error;
	if (isApiError(root)) return root.status < 500 && root.status !== 429;
	return root instanceof SyntaxError || root instanceof ZodError;
}
const ServerInfo = object({ deploymentType: string() });
async function wrongDeployment(transport, kind, cause) {
	const answer = await transport.send({
		method: "GET",
		path: [
			"rest",
			"api",
			"2",
			"serverInfo"
		],
		anonymous: true
	}).catch(() => void 0);
	const info = ServerInfo.safeParse(answer);
	if (!info.success) return void 0;
	const found = info.data.deploymentType.toLowerCase() === "cloud" ? "cloud" : "data-center";
	if (found === kind) return void 0;
	const { show } = transport;
	const advice = found === "cloud" ? `Jira Cloud: set ${show("jira-email")} to the account’s e-mail address, and ${show("jira-token")} to an API token of that account.` : `Jira Data Center: leave ${show("jira-email")} empty, and set ${show("jira-token")} to a personal access token.`;
	return new UserError(`The server at ${show("jira-url")} is ${advice}`, { cause });
}
function explainLogin(error, kind, show) {
	if (error instanceof UserError) return error;
	const url = show("jira-url");
	const owned = show(kind === "cloud" ? "jira-email" : "jira-token");
	const product = kind === "cloud" ? "Jira Cloud" : "Jira Data Center";
	const problem = isForbiddenError(error) ? `The Jira at ${url} does not let the account of ${owned} in: give it access to the site, also from the network of this machine.` : `The server at ${url} is not ${product}: set it to the address of the Jira site.`;
	return new UserError(problem, { cause: error });
}
// src/adapters/jira/client.ts
function jiraClient(transport, version, find) {
	return { sendRequest: async (options) => {
		const request = requestOf(options, version);
		const answer = await transport.send({
			...request,
			find
		});
		const parsed = options.schema?.safeParse(answer);
		return parsed?.success ? parsed.data : custom().parse(answer);
	} };
}
const Method = _enum([
	"GET",
	"POST",
	"PUT",
	"DELETE"
]);
function requestOf(options, version) {
	const { url, method = "GET", searchParams = {}, body } = options;
	const [rest = "", api = "", _, ...resource] = segments(url);
	const isRepeatable = method !== "POST" || repeatablePosts.has(resource.at(-1) ?? "");
	const query = Object.entries(searchParams).map(([name, value]) => [name, parameter(value, version)]);
	return {
		method: Method.parse(method),
		path: [
			rest,
			api,
			String(version),
			...resource
		],
		query: Object.fromEntries(query),
		body,
		isRepeatable
	};
}
const repeatablePosts = new Set(["jql", "remotelink"]);
function segments(url) {
	if (!/^\/rest\/api\/3(\/[\w.~@!$&'()*+,;=:%-]+)+$/.test(url)) throw new Error(`jira.js produced a path that is not one of Jira’s: ${JSON.stringify(url)}`);
	return url.slice(1).split("/").map(decodeURIComponent);
}
function parameter(value, version) {
	if (Array.isArray(value)) return version === 2 ? value.join(",") : value.map(String);
	return value === void 0 ? void 0 : String(value);
}
// src/adapters/jira/dialect.ts
const JiraStatus = object({
	name: string(),
	statusCategory: object({ key: _enum([
		"new",
		"indeterminate",
		"done"
	]).catch("new") })
}).transform((status) => ({
	name: status.name,
	category: status.statusCategory.key
}));
const FoundFields = object({
	summary: string().nullish(),
	status: JiraStatus
});
const FoundIssue = object({
	id: string(),
	key: string(),
	fields: FoundFields
});
const foundFields = Object.keys(FoundFields.shape);
// src/adapters/jira/formats/adf/inline.ts
const renderers$1 = new Map(Object.entries({
	text: (node) => textOf$2(node),
	hardBreak: () => "\n",
	mention: (node) => `@${node.label.replace(/^@/, "")}`,
	emoji: (node) => node.attribute("text") || node.attribute("shortName") || "[emoji]",
	date: (node) => calendarDay(node.attribute("timestamp")),
	status: (node) => `[${node.attribute("text")}]`,
	placeholder: (node) => `[${node.attribute("text")}]`,
	inlineCard: (node) => card(node),
	media: (node) => `[image: ${mediaName(node)}]`,
	mediaInline: (node) => `[attachment: ${mediaName(node)}]`
}));
function isInline(node) {
	return renderers$1.has(node.type);
}
function renderInlineNodes(nodes, renderOther) {
	return nodes.map((node) => {
		const known = renderers$1.get(node.type);
		if (known === void 0) return renderOther(node);
		return node.marks.reduceRight(withMark, known(node)) + renderInlineNodes(node.content, renderOther);
	}).join("");
}
function placeholder$1(node) {
	const type = node.type || "unknown";
	return node.label === "" ? `[${type}]` : `[${type}: ${node.label}]`;
}
function card(node) {
	return node.label === "" ? placeholder$1(node) : `<${node.label}>`;
}
function mediaName(node) {
	return node.attribute("alt") || node.label || "unnamed";
}
const textOf$2 = (node) => node.marks.some((mark) => mark.type === "code") ? codeSpan(node.text) : node.text;
const wrappings = new Map([
	["strong", ["**"]],
	["em", ["*"]],
	["strike", ["~~"]],
	["sub", ["<sub>", "</sub>"]],
	["sup", ["<sup>", "</sup>"]]
]);
const wrappingOf = (mark) => mark.type === "subsup" ? mark.attribute("type") : mark.type;
function withMark(text, mark) {
	if (mark.type === "link") return linkTo(text, mark.attribute("href"));
	const [before, after = before] = wrappings.get(wrappingOf(mark)) ?? [];
	const core = text.trim();
	return before === void 0 || core === "" ? text : text.replace(core, () => `${before}${core}${after}`);
}
function calendarDay(timestamp) {
	const date = new Date(timestamp === "" ? NaN : Number(timestamp));
	return !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : `[date: ${timestamp}]`;
}
// src/adapters/jira/formats/adf/node.ts
const maxDepth$3 = 60;
function parseNode(value, depth = 0) {
	if (value === null || value === void 0) return void 0;
	if (depth > maxDepth$3) return textNode(allText(value));
	if (Array.isArray(value)) return group(parseNodes(value, depth));
	if (typeof value !== "object") return textNode(String(value));
	const fields = mapOf(value);
	const type = asText(fields.get("type"));
	const text = asText(fields.get("text"));
	const marks = parseNodes(fields.get("marks"), depth);
	const content = parseNodes([fields.get("content")].flat(), depth);
	if (type === "text" && content.length === 0) return textNode(text, marks);
	const all = text === "" ? content : [textNode(text, marks), ...content];
	if (type === "text") return group(all);
	const attrs = mapOf(fields.get("attrs"));
	const attribute = (name) => asText(attrs.get(name));
	const node = {
		...group(all),
		type,
		attribute,
		label: labelOf(attrs)
	};
	return text === "" ? {
		...node,
		marks
	} : node;
}
function parseNodes(value, depth) {
	return Array.isArray(value) ? value.map((entry) => parseNode(entry, depth + 1)).filter((node) => node !== void 0) : [];
}
const labels = [
	"text",
	"title",
	"alt",
	"name",
	"url",
	"extensionKey",
	"resourceId",
	"id"
];
function labelOf(attrs) {
	const data = mapOf(attrs.get("data"));
	return labels.map((name) => asText(attrs.get(name)) || asText(data.get(name))).find(Boolean) ?? "";
}
function codeText(block) {
	return plainText({
		...block,
		label: ""
	});
}
function plainText(node) {
	return (node.type === "hardBreak" ? "\n" : node.text) + node.content.map(plainText).join("") || node.label;
}
function allText(value) {
	const found = [];
	const waiting = [value];
	while (waiting.length > 0) {
		const next = waiting.pop();
		if (typeof next === "string") found.push(next);
		if (typeof next !== "object" || next === null) continue;
		const fields = mapOf(next);
		const inner = Array.isArray(next) ? next : [fields.get("text"), fields.get("content")];
		for (const entry of inner.toReversed()) waiting.push(entry);
	}
	return found.join(" ");
}
function textNode(text, marks = []) {
	return {
		...group([]),
		type: "text",
		text,
		marks
	};
}
function group(content, type = "doc") {
	return {
		type,
		text: "",
		attribute: () => "",
		label: "",
		marks: [],
		content
	};
}
function mapOf(value) {
	return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
function asText(value) {
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
// src/adapters/jira/formats/adf/markdown.ts
function adfToMarkdown(document) {
	const node = parseNode(document);
	return node === void 0 ? "" : renderBlocks([node]).trim();
}
const renderers = new Map(Object.entries({
	doc: (node) => renderBlocks(node.content),
	paragraph: (node) => renderLine(node.content),
	heading: (node) => `${"#".repeat(headingLevel(node))} ${withoutLineBreaks(renderLine(node.content))}`,
	caption: (node) => renderLine(node.content),
	rule: (node) => joined(["---", renderBlocks(node.content)]),
	bulletList: (node) => renderItems(node.content, () => "- "),
	orderedList: (node) => renderItems(node.content, (index) => `${firstNumber(node) + index}. `),
	taskList: (node) => renderItems(node.content, () => "- "),
	decisionList: (node) => renderItems(node.content, () => "- "),
	listItem: (node) => renderBlocks(node.content),
	taskItem: (node) => `${checkbox(node)} ${renderBlocks(node.content)}`,
	blockTaskItem: (node) => `${checkbox(node)} ${renderBlocks(node.content)}`,
	decisionItem: (node) => `Decision: ${renderBlocks(node.content)}`,
	codeBlock: (node) => fenced$1(node.attribute("language"), codeText(node)),
	blockquote: (node) => prefixed(renderBlocks(node.content), "> "),
	panel: (node) => prefixed(joined([`**${node.attribute("panelType")}**`, renderBlocks(node.content)]), "> "),
	expand: (node) => titled(node),
	nestedExpand: (node) => titled(node),
	table: (node) => renderTable(node),
	mediaSingle: (node) => renderBlocks(node.content),
	mediaGroup: (node) => renderAttachments(node.content),
	blockCard: (node) => joined([card(node), renderBlocks(node.content)]),
	embedCard: (node) => joined([card(node), renderBlocks(node.content)]),
	layoutSection: (node) => renderBlocks(node.content),
	layoutColumn: (node) => renderBlocks(node.content)
}));
function renderBlocks(nodes) {
	const parts = [];
	let line = [];
	const endLine = () => {
		parts.push(renderLine(line));
		line = [];
	};
	for (const node of nodes) if (isInline(node)) line.push(node);
	else {
		endLine();
		parts.push(renderBlock(node));
	}
	endLine();
	return joined(parts);
}
function renderBlock(node) {
	return renderers.get(node.type)?.(node) ?? joined([placeholder$1(node), renderBlocks(node.content)]);
}
function renderLine(nodes) {
	return renderInlineNodes(nodes, (node) => renderers.has(node.type) ? `\n${renderBlock(node)}\n` : placeholder$1(node) + renderLine(node.content));
}
function renderItems(items, marker) {
	return items.map((item, index) => {
		const prefix = lists.has(item.type) ? "  " : marker(index);
		return prefix + prefixed(renderBlocks([item]), " ".repeat(prefix.length)).trimStart();
	}).join("\n");
}
const lists = new Set([
	"bulletList",
	"orderedList",
	"taskList",
	"decisionList"
]);
function renderAttachments(nodes) {
	return nodes.map((node) => renderBlocks([node.type === "media" ? {
		...node,
		type: "mediaInline"
	} : node])).join("\n");
}
function renderTable(table) {
	const cell = (node) => renderBlocks((isCell(node) ? node.content : [node]).map(withoutFences));
	const rows = table.content.map((row) => row.type === "tableRow" ? row.content : [row]);
	return tableOf(rows.map((row) => row.map(cell)));
}
const isCell = (node) => node.type === "tableCell" || node.type === "tableHeader";
function withoutFences(node) {
	if (node.type !== "codeBlock") return {
		...node,
		content: node.content.map(withoutFences)
	};
	return group([textNode(codeLines(codeText(node)))], "paragraph");
}
function titled(node) {
	const title = withoutLineBreaks(node.attribute("title"));
	return joined([title && `**${title}**`, renderBlocks(node.content)]);
}
function headingLevel(node) {
	return Math.min(Math.max(Math.trunc(Number(node.attribute("level"))) || 1, 1), 6);
}
function firstNumber(node) {
	const order = Number(node.attribute("order") || "1");
	return Number.isSafeInteger(order) && order >= 0 ? order : 1;
}
const checkbox = (node) => node.attribute("state") === "DONE" ? "[x]" : "[ ]";
// src/adapters/jira/formats/adf/writer.ts
const maxDocument = 3e4;
function blocksToAdf(blocks) {
	return documentOf(capBlocks(blocks, sizeOf, maxDocument - emptySize));
}
function documentOf(blocks) {
	return {
		version: 1,
		type: "doc",
		content: blocks.flatMap(writeBlock$1)
	};
}
const emptySize = JSON.stringify(documentOf([])).length;
function sizeOf(block) {
	return JSON.stringify(writeBlock$1(block)).length;
}
function writeBlock$1(block) {
	switch (block.kind) {
		case "heading": return [{
			type: "heading",
			attrs: { level: 3 },
			content: textNodes(cleanLine(block.text))
		}];
		case "details": {
			const content = orEmpty(block.content.flatMap(writeFolded));
			return [{
				type: "expand",
				attrs: { title: cleanLine(block.title) },
				content
			}];
		}
		default: return writeFolded(block);
	}
}
function writeFolded(block) {
	switch (block.kind) {
		case "quote": return [quote(block)];
		case "table": return block.header.length === 0 ? [] : [table(block)];
		default: return writeProse(block);
	}
}
function writeProse(block) {
	switch (block.kind) {
		case "paragraph": return [paragraph(block.content)];
		case "list": return block.items.length === 0 ? [] : [list(block)];
		case "code": return code(block);
	}
}
function quote({ content }) {
	return {
		type: "blockquote",
		content: orEmpty(content.flatMap(writeProse))
	};
}
function list({ first, items }) {
	const content = items.map((item) => {
		const blocks = orEmpty(item.flatMap(writeProse));
		return {
			type: "listItem",
			content: blocks[0]?.type === "bulletList" || blocks[0]?.type === "orderedList" ? [paragraph([]), ...blocks] : blocks
		};
	});
	return first === void 0 ? {
		type: "bulletList",
		content
	} : {
		type: "orderedList",
		attrs: { order: first },
		content
	};
}
function orEmpty(content) {
	return content.length === 0 ? [paragraph([])] : content;
}
function table({ header, rows }) {
	const head = header.map((name) => cell("tableHeader", [text(name)]));
	const body = rows.map((row) => tableRow(row.map((content) => cell("tableCell", content))));
	return {
		type: "table",
		content: [tableRow(head), ...body]
	};
}
function tableRow(content) {
	return {
		type: "tableRow",
		content
	};
}
function cell(type, content) {
	return {
		type,
		content: [paragraph(content)]
	};
}
function code({ language, text: body, fullTextUrl }) {
	const name = language.replace(/[^\w+#.-]/g, "").slice(0, 40);
	const attrs = name === "" ? {} : { language: name };
	const more = fullTextUrl === void 0 ? [] : [paragraph([link(fullTextLabel, fullTextUrl)])];
	return [{
		type: "codeBlock",
		attrs,
		content: textNodes(clean(body))
	}, ...more];
}
function paragraph(content) {
	return {
		type: "paragraph",
		content: content.flatMap(writeInline$1)
	};
}
function writeInline$1(inline) {
	switch (inline.kind) {
		case "text": return lines(inline.text);
		case "strong": return textNodes(cleanLine(inline.text), { type: "strong" });
		case "code": return textNodes(cleanLine(inline.text), { type: "code" });
		case "link": return writeLink$1(cleanLine(inline.text), inline.url);
	}
}
function writeLink$1(text, url) {
	const href = pageUrl(url);
	if (href === void 0) return textNodes(text);
	return textNodes(text || href, {
		type: "link",
		attrs: { href }
	});
}
function lines(text) {
	return clean(text).split("\n").flatMap((line, index) => index === 0 ? textNodes(line) : [{ type: "hardBreak" }, ...textNodes(line)]);
}
function textNodes(text, ...marks) {
	if (text === "") return [];
	return [marks.length === 0 ? {
		type: "text",
		text
	} : {
		type: "text",
		text,
		marks
	}];
}
// src/adapters/jira/cloud.ts
const Found$1 = object({
	issues: array(FoundIssue).default([]),
	nextPageToken: string().min(1).optional().catch(void 0)
});
function cloudDialect(transport) {
	const client = jiraClient(transport, 3);
	const clientFor = (find) => jiraClient(transport, 3, find);
	return {
		client,
		clientFor,
		account: () => ownAccount(transport, "cloud"),
		markdown: (text) => text,
		download: ({ id }, maxBytes) => transport.download([
			"rest",
			"api",
			"3",
			"attachment",
			"content",
			id
		], maxBytes),
		postComment: (key, blocks, find) => addComment(clientFor(find), {
			issueIdOrKey: key,
			body: blocksToAdf(blocks)
		}),
		rewriteComment: (key, blocks, id) => {
			const comment = {
				id: encodeURIComponent(id),
				body: { body: blocksToAdf(blocks) }
			};
			return updateComment(client, {
				issueIdOrKey: key,
				...comment
			});
		},
		searchPage: async ({ jql, size: maxResults, token: nextPageToken }) => {
			const search = {
				jql,
				maxResults,
				nextPageToken,
				fields: [...foundFields]
			};
			const found = Found$1.parse(await searchAndReconsileIssuesUsingJqlPost(client, search));
			return {
				issues: found.issues,
				next: found.nextPageToken
			};
		}
	};
}
// src/adapters/jira/comments.ts
const Author = object({
	accountId: string().optional(),
	accountType: string().optional(),
	name: string().optional(),
	key: string().optional(),
	displayName: string().optional()
});
const JiraTime = union([date(), string()]).optional().catch(void 0).transform((time) => {
	const date = new Date(time ?? 0);
	return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
});
const JiraComment = object({
	id: string().regex(/^\d+$/),
	author: Author.nullish(),
	body: unknown().optional(),
	created: JiraTime,
	visibility: unknown().optional(),
	jsdPublic: boolean().optional().catch(void 0),
	properties: array(unknown()).catch([])
});
const CommentPage = object({
	comments: array(JiraComment),
	total: number()
});
const Internal = object({
	key: literal("sd.public.comment"),
	value: object({ internal: literal(true) })
});
const maxComments = 5e3;
async function readComments(dialect, key, own) {
	const found = [];
	while (found.length < maxComments) {
		const { comments, total } = await commentPage(dialect, key, {
			startAt: found.length,
			maxResults: 100,
			orderBy: "created"
		});
		found.push(...comments.map((comment) => classifyComment(comment, own, dialect.markdown)));
		if (comments.length === 0 || found.length >= total) break;
	}
	return found;
}
async function commentPage({ client, commentExpand: expand }, issueIdOrKey, page) {
	return CommentPage.parse(await getComments(client, {
		issueIdOrKey,
		...page,
		expand
	}));
}
function classifyComment({ id, author, body, created, ...comment }, own, markdown) {
	return {
		id,
		author: author?.displayName ?? author?.name ?? "Someone",
		created,
		body: typeof body === "string" ? markdown(body) : adfToMarkdown(body),
		isOwn: isAccount(author ?? {}, own),
		isApp: author?.accountType === "app",
		isRestricted: (comment.visibility ?? null) !== null || comment.jsdPublic === false || comment.properties.some((property) => Internal.safeParse(property).success)
	};
}
function isAccount({ accountId, name, key }, own) {
	if ("accountId" in own) return accountId === own.accountId;
	return name === own.name || (key ?? name) === own.key;
}
function sortComments(all, recorded) {
	const inOrder = all.toSorted((a, b) => a.created.localeCompare(b.created) || Number(a.id) - Number(b.id));
	const people = inOrder.filter(({ id, isOwn, isApp }) => !isOwn && !isApp && !recorded.includes(id));
	const open = people.filter(({ isRestricted }) => !isRestricted);
	const restricted = people.length - open.length;
	return {
		comments: open.map(({ id, author, created, body }) => ({
			id,
			author,
			created,
			body
		})),
		ownComments: inOrder.filter(({ isOwn, body }) => isOwn && hasCommentMark(body)).map(({ id }) => id),
		...restricted === 0 ? {} : { restrictedComments: restricted }
	};
}
const Posted = object({ id: string().regex(/^\d+$/) });
async function writeComment(dialect, { key, blocks, replaces }, own) {
	if (replaces !== void 0) try {
		await dialect.rewriteComment(key, blocks, replaces);
		return replaces;
	} catch (error) {
		if (!await isDeleted(dialect.client, key, replaces, error)) throw error;
	}
	const find = () => findPosted(dialect, {
		key,
		blocks,
		replaces
	}, own);
	return Posted.parse(await dialect.postComment(key, blocks, find)).id;
}
async function findPosted(dialect, { key, blocks }, own) {
	const { comments } = await commentPage(dialect, key, {
		orderBy: "-created",
		maxResults: 50
	});
	const posted = comments.map((comment) => classifyComment(comment, own, dialect.markdown)).find(({ isOwn, body }) => isOwn && hasCommentMark(body));
	if (posted === void 0) return void 0;
	await dialect.rewriteComment(key, blocks, posted.id);
	return { id: posted.id };
}
async function isDeleted(client, key, id, error) {
	if (isNotFoundError(error)) return true;
	if (!isApiError(error) || error.status !== 400) return false;
	return getComment(client, {
		issueIdOrKey: key,
		id: encodeURIComponent(id)
	}).then(() => false, isNotFoundError);
}
// src/adapters/jira/transport/reason.ts
const JiraProblem = object({
	message: string().catch(""),
	errorMessages: array(string()).catch([]),
	errors: record$1(string(), string()).catch({})
});
const longestPage = 2e4;
const unread = /<(script|style|head)\b.*?<\/\1\s*>|<[^>]*>/gis;
function reasonIn(body) {
	if (typeof body === "string") return clip(oneLine(body.slice(0, longestPage).replace(unread, " ")), 300);
	const { message, errorMessages, errors } = JiraProblem.safeParse(body).data ?? noProblem;
	return clip(oneLine([
		...errorMessages,
		...Object.values(errors),
		message
	].join(" ")), 300);
}
const noProblem = {
	message: "",
	errorMessages: [],
	errors: {}
};
// src/adapters/jira/transport/login-problem.ts
function loginProblem(answer, access) {
	if (isLockedOut(answer)) return lockedOut(access);
	if (answer.status === 401 && lacksScope(answer)) return `${access.show("jira-token")} lacks a scope: create one with read:jira-work, write:jira-work and read:jira-user.`;
	if (answer.status === 401 || isAnonymous(answer)) return rejectedLogin(access);
	if (answer.status >= 300 && answer.status < 400) return redirected(answer, access);
	return isUnknownSite(answer, access) ? unknownSite(access) : void 0;
}
function loginReasons({ headers }) {
	return (headers.get("x-seraph-loginreason") ?? "").toUpperCase().split(/[\s,;]+/);
}
function isAnonymous(answer) {
	const reasons = loginReasons(answer);
	return !reasons.includes("OK") && [
		"AUTHENTICATED_FAILED",
		"AUTHENTICATION_DENIED",
		"AUTHORISATION_FAILED"
	].some((reason) => reasons.includes(reason));
}
function isLockedOut(answer) {
	const why = answer.headers.get("x-authentication-denied-reason") ?? "";
	return /CAPTCHA/i.test(why) || loginReasons(answer).includes("AUTHENTICATION_DENIED");
}
function lockedOut({ kind, baseUrl, show }) {
	const token = show("jira-token");
	return `Jira at ${baseUrl} asks for a CAPTCHA after failed logins: log in once in a browser as ${kind === "cloud" ? show("jira-email") : `the account of ${token}`}, and check ${token}.`;
}
function rejectedLogin(access) {
	const { baseUrl, show } = access;
	const token = show("jira-token");
	if (access.kind === "data-center") return `Jira at ${baseUrl} does not accept ${token}: set it to an unexpired personal access token.`;
	const sentence = `Jira at ${baseUrl} does not accept ${show("jira-email")} with ${token}: set them to the account’s e-mail address and an unexpired API token of that account`;
	return access.cloudId === void 0 ? `${sentence}; a token with scopes or of a service account needs ${show("cloud-id")} too.` : `${sentence}, and check that ${show("cloud-id")} is the id of this site.`;
}
function redirected({ headers }, { baseUrl, show }) {
	const location = headers.get("location") ?? "";
	return `The server at ${baseUrl} redirects to ${URL.canParse(location, baseUrl) ? new URL(location, baseUrl).origin : "elsewhere"}: set ${show("jira-url")} to the address at which Jira itself answers.`;
}
function isUnknownSite(answer, access) {
	return access.kind === "cloud" && access.cloudId !== void 0 && answer.status === 404 && !bodyText(answer).includes("\"errorMessages\"");
}
function unknownSite({ baseUrl, show }) {
	return `Atlassian’s gateway knows no site with this ID: set ${show("cloud-id")} to the id shown at ${baseUrl}/_edge/tenant_info.`;
}
const lacksScope = (answer) => /scope does not match/i.test(bodyText(answer));
const bodyText = ({ bytes }) => new TextDecoder().decode(bytes.subarray(0, 1e4));
// src/adapters/jira/transport/answer.ts
function checkAnswer(answer, access) {
	const error = answer.status < 300 ? void 0 : statusError(answer);
	const problem = loginProblem(answer, access);
	if (problem !== void 0) {
		const cause = error ?? new AuthError("Jira treated the request as anonymous", answer.statusText, textOf$1(answer));
		throw new UserError(problem, { cause });
	}
	if (error === void 0) return;
	throw answer.status >= 500 || answer.status === 429 ? outage$1(error, access) : error;
}
function outage$1(error, { baseUrl }) {
	const answered = `Jira at ${baseUrl} answered ${`${error.status} ${error.statusText}`.trim()}`;
	const reason = reasonIn(error.body);
	const message = reason === "" ? `${answered}.` : `${answered}: “${reason}”`;
	return new OutageError(message, { cause: error });
}
function parseAnswer(answer, { baseUrl, show }) {
	const text = textOf$1(answer);
	if (answer.truncated) throw new Error(`Jira’s answer is longer than ${answer.bytes.length} bytes.`);
	if (text.trim() === "") return void 0;
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new UserError(`The server at ${baseUrl} is not Jira: set ${show("jira-url")} to the address of the Jira site.`, { cause });
	}
}
function noAnswer(result, { baseUrl, show }, { timeoutMs, hasAnswered }) {
	const { cause } = result;
	if (result.kind === "timed-out") return new OutageError(`Jira at ${baseUrl} did not answer within ${timeoutMs / 1e3} s.`, { cause });
	const { code, why } = result;
	if (hasAnswered || lostCodes.has(code)) return new OutageError(`The connection to Jira at ${baseUrl} failed: “${why}”`, { cause });
	return new UserError(`Jira cannot be reached at ${baseUrl}: check ${show("jira-url")}, and that this machine can connect to it.`, { cause });
}
const lostCodes = new Set([
	"ECONNRESET",
	"EPIPE",
	"UND_ERR_SOCKET"
]);
const textOf$1 = ({ bytes }) => new TextDecoder().decode(bytes);
function bodyOf(answer) {
	const text = textOf$1(answer);
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function statusError(answer) {
	const { status, statusText, headers } = answer;
	const body = bodyOf(answer);
	const message = `Jira answered ${status}`;
	if (status === 401) return new AuthError(message, statusText, body);
	if (status === 403) return new ForbiddenError(message, statusText, body);
	if (status === 404) return new NotFoundError(message, statusText, body);
	if (status === 429) {
		const requested = retryAfterMs(headers.get("retry-after"), Date.now());
		return new RateLimitError(message, statusText, body, requested === void 0 ? {} : { retryAfterMs: requested });
	}
	if (status >= 500) return new ServerError(message, status, statusText, body);
	return new ApiError(message, status, statusText, body);
}
// src/adapters/jira/transport/exchange.ts
async function exchange(request, { timeoutMs, maxBytes, signal: run }) {
	const timer = AbortSignal.timeout(timeoutMs);
	const signal = run === void 0 ? timer : AbortSignal.any([timer, run]);
	try {
		return {
			kind: "answered",
			answer: await readAnswer(await followRedirects(request, signal), maxBytes)
		};
	} catch (cause) {
		run?.throwIfAborted();
		return timer.aborted ? {
			kind: "timed-out",
			cause
		} : {
			kind: "failed",
			...reasonOf(cause),
			cause
		};
	}
}
const ConnectionError = object({
	code: string().catch(""),
	message: string()
});
function reasonOf(thrown) {
	const root = thrown instanceof Error ? thrown.cause : void 0;
	const { code, message } = ConnectionError.safeParse(root).data ?? {
		code: "",
		message: ""
	};
	return {
		code,
		why: oneLine(message || errorMessage(thrown))
	};
}
const maxRedirects = 5;
async function followRedirects(request, signal) {
	const { method, body = null } = request;
	let url = new URL(request.url);
	let headers = request.headers;
	for (let hop = 0;; hop++) {
		const response = await fetch(url, {
			method,
			headers,
			body,
			signal,
			redirect: "manual"
		});
		const next = hop < maxRedirects ? redirectTarget(response, url, request) : void 0;
		if (next === void 0) return response;
		if (next.origin !== url.origin) headers = { accept: "*/*" };
		await response.body?.cancel();
		url = next;
	}
}
function redirectTarget(response, url, request) {
	const location = response.headers.get("location") ?? "";
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(response.status) || request.method !== "GET" || !URL.canParse(location, url.href)) return void 0;
	const next = new URL(location, url);
	if (next.origin === url.origin) return next;
	const isSafe = next.protocol === "https:" || next.protocol === url.protocol;
	return request.crossHost && isSafe && /^https?:$/.test(next.protocol) ? next : void 0;
}
async function readAnswer(response, maxBytes) {
	const { status, statusText, headers } = response;
	const chunks = [];
	let length = 0;
	for await (const chunk of response.body ?? []) {
		chunks.push(chunk);
		length += chunk.length;
		if (length > maxBytes) break;
	}
	return {
		status,
		statusText,
		headers,
		bytes: new Uint8Array(Buffer.concat(chunks, length).subarray(0, maxBytes)),
		truncated: length > maxBytes
	};
}
// src/adapters/jira/transport/request.ts
function apiBase(access) {
	if (access.kind !== "cloud" || access.cloudId === void 0) return access.baseUrl;
	return `https://api.atlassian.com/ex/jira/${encodeURIComponent(access.cloudId)}`;
}
function addressOf$1(base, path, query = {}) {
	const search = new URLSearchParams();
	for (const [name, value = []] of Object.entries(query)) for (const each of [value].flat()) search.append(name, String(each));
	const address = [base, ...path.map(encoded)].join("/");
	return search.size === 0 ? address : `${address}?${search}`;
}
function encoded(segment) {
	if ([
		"",
		".",
		".."
	].includes(segment)) throw new Error(`“${segment}” cannot be part of a Jira address.`);
	return encodeURIComponent(segment.toWellFormed());
}
// src/adapters/jira/transport/retry.ts
const maxAttempts = 4;
const maxDelay = 6e4;
const firstDelay = {
	busy: 2e3,
	broken: 500
};
async function withRetries({ isRepeatable, find }, send, wait) {
	for (let attempt = 1;; attempt++) {
		const result = await send();
		const isOpen = leavesOpen(result);
		const delay = isRepeatable || find !== void 0 || !isOpen ? delayAfter(result, attempt) : void 0;
		if (delay !== void 0) await wait(delay);
		const found = isOpen ? await find?.() : void 0;
		if (found !== void 0) return found;
		if (delay === void 0) return result;
	}
}
const unconnected = new Set([...[
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"UND_ERR_CONNECT_TIMEOUT"
]]);
function leavesOpen(result) {
	if (result.kind === "answered") return result.answer.status >= 500;
	return result.kind === "timed-out" || !unconnected.has(result.code);
}
function delayAfter(result, attempt) {
	const doubling = (first) => first * 2 ** (attempt - 1) * jitter(.7);
	if (attempt === maxAttempts) return void 0;
	if (result.kind === "timed-out") return attempt === 1 ? 0 : void 0;
	if (result.kind === "failed") return doubling(firstDelay.broken);
	const { status, headers } = result.answer;
	if (status !== 429 && (status < 500 || status === 501)) return void 0;
	const requested = retryAfterMs(headers.get("retry-after"), Date.now());
	if (requested !== void 0) return requested > maxDelay ? void 0 : requested * jitter(1);
	return doubling([429, 503].includes(status) ? firstDelay.busy : firstDelay.broken);
}
const jitter = (least) => least + Math.random() * (1.3 - least);
// src/adapters/jira/transport/transport.ts
const maxAnswer = 25165824;
function jiraTransport(access, options = {}) {
	const base = apiBase(access);
	const perform = performer(access, options);
	return {
		show: access.show,
		send: async ({ method, path, query, body, anonymous = false, ...repetition }) => {
			const headers = {
				accept: "application/json",
				"user-agent": userAgent,
				...anonymous ? {} : { authorization: authorization(access) },
				...body === void 0 ? {} : { "content-type": "application/json" }
			};
			const request = {
				method,
				url: addressOf$1(base, path, query),
				headers,
				body: JSON.stringify(body),
				crossHost: false
			};
			const { isRepeatable = method !== "POST", find } = repetition;
			return parseAnswer(await perform(request, maxAnswer, {
				isRepeatable,
				find: find && (() => find().then(lostAnswer))
			}), access);
		},
		download: async (path, maxBytes) => {
			const headers = {
				"user-agent": userAgent,
				authorization: authorization(access)
			};
			const request = {
				method: "GET",
				url: addressOf$1(base, path),
				headers,
				crossHost: true
			};
			return (await perform(request, maxBytes, { isRepeatable: true })).bytes;
		}
	};
}
function performer(access, options) {
	const { timeoutMs = 3e4, signal, wait = waitInRealTime } = options;
	let hasAnswered = false;
	return async (request, maxBytes, repetition) => {
		const result = await withRetries(repetition, async () => {
			const result = await exchange(request, {
				timeoutMs,
				maxBytes,
				signal
			});
			hasAnswered ||= result.kind === "answered";
			return result;
		}, (milliseconds) => wait(milliseconds, signal));
		if (result.kind !== "answered") throw noAnswer(result, access, {
			timeoutMs,
			hasAnswered
		});
		checkAnswer(result.answer, access);
		return result.answer;
	};
}
function lostAnswer(found) {
	if (found === void 0) return void 0;
	const bytes = new TextEncoder().encode(JSON.stringify(found));
	return {
		kind: "answered",
		answer: {
			status: 200,
			statusText: "",
			headers: new Headers(),
			bytes,
			truncated: false
		}
	};
}
const userAgent = "jira-bug-fix-agent";
function authorization(access) {
	if (access.kind === "data-center") return `Bearer ${access.token}`;
	return `Basic ${Buffer.from(`${access.email}:${access.token}`).toString("base64")}`;
}
const waitInRealTime = (milliseconds, signal) => setTimeout$1(milliseconds, void 0, { signal });
// src/adapters/jira/error-advice.ts
function explainTicketError(error, operation) {
	if (!isApiError(error)) return error;
	const { key, email, permission, show } = operation;
	const message = jiraMessage(error);
	const account = email === "" ? `the account of ${show("jira-token")}` : email;
	if (lacksPermission(error, message)) return new UserError(`${account.replace(/^the/, "The")} lacks a permission for ${key}: grant it “${permission}” in the project.`, { cause: error });
	if (error.status === 404) return new UserError(`${key} cannot be seen by ${account}: check the key, or grant the account “Browse projects” in the project.`, { cause: error });
	return answerError(error, `for ${key}`, adviceFor$1(message)?.(show));
}
function explainQueryError(error, show) {
	if (!isApiError(error)) return error;
	const advice = adviceFor$1(jiraMessage(error)) ?? queryAdvice;
	return answerError(error, "to the search for tickets", error.status === 400 ? advice(show) : void 0);
}
function answerError(error, request, advice) {
	const answer = `Jira answered ${error.status} ${request}: ${jiraMessage(error)}`;
	return advice === void 0 ? new Error(answer, { cause: error }) : new UserError(`${answer.replace(/\.$/, "")}; ${advice}`, { cause: error });
}
function lacksPermission({ status }, message) {
	if (status === 403) return adviceFor$1(message) === void 0;
	return status === 400 && /permission/i.test(message) && !/\bfield '/i.test(message);
}
function jiraMessage(error) {
	return reasonIn(error.body) || `status ${error.status} without a reason`;
}
const queryAdvice = (show) => `fix ${show("sweep-jql")}, and try it in Jira’s issue search.`;
const advices = [
	{
		message: /unbounded jql/i,
		advice: (show) => `name a project in ${show("sweep-jql")}, so that Jira does not search every ticket.`
	},
	{
		message: /\bjql\b.*(?:error|pars|invalid)|error in the jql|does not exist for the field|field '.*' does not exist or you do not have permission/i,
		advice: queryAdvice
	},
	{
		message: /api has been removed/i,
		advice: () => "update this program to a newer version."
	},
	{
		message: /only connect and oauth 2\.0 apps/i,
		advice: (show) => `no ${show("jira-token")} can register this webhook: ask an administrator to add it under System, WebHooks.`
	},
	{
		message: /entered text is too long|exceeds the allowed limit/i,
		advice: () => "ask an administrator to raise jira.text.field.character.limit to 32767."
	},
	{
		message: /comment body is not valid/i,
		advice: (show) => `set ${show("jira-email")} for Jira Cloud, and leave it empty for Data Center.`
	},
	{
		message: /field .+ is required|cannot be set\. it is not on the appropriate screen|missing 'transition'|transition id '.*' is not valid/i,
		advice: (show) => `choose another transition in ${show("transition-on-start")}, ${show("transition-on-pull-request")} or ${show("transition-on-merge")}, or change the screen of this one.`
	}
];
function adviceFor$1(message) {
	return advices.find((row) => row.message.test(message))?.advice;
}
// src/adapters/jira/fields.ts
const Field = object({
	id: string().min(1),
	name: string(),
	untranslatedName: string().optional().catch(void 0)
});
const excluded = new Set([
	"summary",
	"description",
	"comment",
	"attachment",
	"issuelinks",
	"worklog"
]);
async function knownFields(client, wanted, show) {
	return wanted.length === 0 ? [] : chooseFields(wanted, await getFields(client), show);
}
function chooseFields(wanted, listed, show) {
	const known = listed.flatMap((field) => Field.safeParse(field).data ?? []);
	const found = wanted.map((name) => known.filter((field) => isCalled(field, name)));
	const missing = wanted.filter((_, index) => found[index]?.length === 0);
	if (missing.length > 0) {
		const names = missing.map((name) => `“${name}”`).join(", ");
		throw new UserError(`Jira has no field ${names}: set ${show("ticket-fields")} to names or ids of its fields, such as customfield_10031.`);
	}
	return [...new Map(found.flat().map(({ id, name }) => [id, {
		id,
		name
	}])).values()].filter(({ id }) => !excluded.has(id));
}
function isCalled(field, wanted) {
	const { id, name, untranslatedName = name } = field;
	return [
		id,
		name,
		untranslatedName
	].some((called) => fold(called) === fold(wanted));
}
const fold = (name) => name.normalize("NFKC").trim().toLowerCase();
function readFields(fields, values, markdown) {
	return fields.map(({ id, name }) => ({
		name,
		text: fieldText(values[id], markdown).trim()
	})).filter(({ text }) => text !== "");
}
const maxDepth$2 = 4;
function fieldText(value, markdown, depth = 0) {
	if (value === null || value === void 0) return "";
	if (typeof value === "string") return markdown(value);
	if (typeof value !== "object" || depth > maxDepth$2) return JSON.stringify(value) ?? "";
	if (!Array.isArray(value)) return objectText(value);
	return value.map((entry) => fieldText(entry, markdown, depth + 1).trim()).filter((text) => text !== "").map((text) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n");
}
const DescribedObject = union([
	object({
		value: string(),
		child: object({ value: string() }).nullish()
	}).transform(({ value, child }) => child ? `${value}: ${child.value}` : value),
	object({
		key: string(),
		fields: object({ summary: string() })
	}).transform(({ key, fields }) => `${key}: ${fields.summary}`),
	object({ displayName: string() }).transform(({ displayName }) => displayName),
	object({ name: string() }).transform(({ name }) => name)
]);
function objectText(value) {
	if ("type" in value && value.type === "doc") return adfToMarkdown(value);
	return DescribedObject.safeParse(value).data ?? JSON.stringify(value);
}
// src/adapters/jira/attachments.ts
const limits = {
	files: 5,
	each: 2e4,
	all: 6e4,
	download: 2097152
};
const JiraAttachment = object({
	id: union([string().regex(/^\d+$/), number().int().transform(String)]),
	filename: string().min(1).catch("unnamed file"),
	mimeType: string().catch(""),
	size: number().catch(0),
	created: string().catch("")
});
const textName = /\.(?:log|txt|text|out|err|trace|stack|stacktrace|md|rst|json|jsonl|ya?ml|toml|ini|cfg|conf|properties|csv|tsv|xml|css|scss|less|sql|diff|patch|sh|bash|ps1|bat|py|[cm]?jsx?|[cm]?tsx?|vue|svelte|java|kts?|scala|groovy|gradle|go|rs|c|h|cc|cpp|hpp|cs|fs|vb|rb|php|pl|lua|r|swift|m|dart|exs?|erl|hs|clj|tf|proto|graphql)(?:\.\d+)?$/i;
const textType = /^(?:text\/(?!rtf)|application\/(?:json|xml|x?-?yaml|javascript|sql|x-sh)\b)/i;
async function readAttachments(listed, download) {
	const files = listed.flatMap((entry) => JiraAttachment.safeParse(entry).data ?? []).sort((a, b) => b.created.localeCompare(a.created) || Number(b.id) - Number(a.id));
	const shown = [];
	let [texts, remaining] = [0, limits.all];
	for (const file of files) {
		const attachment = await readFile$1(file, texts < limits.files ? Math.min(limits.each, remaining) : 0, download);
		shown.push(attachment);
		if (attachment.text === void 0) continue;
		texts += 1;
		remaining -= byteLength(attachment.text);
	}
	return shown;
}
async function readFile$1(file, limit, download) {
	const name = file.filename;
	const note = [file.mimeType, sizeText(file.size)].filter((part) => part !== "").join(", ");
	if (!textName.test(name) && !textType.test(file.mimeType)) return {
		name,
		note
	};
	if (limit <= 0) return {
		name,
		note: `${note}, not read: newer files use up the limit`
	};
	const bytes = await download({
		id: file.id,
		name
	}, limits.download).catch(() => void 0);
	if (bytes === void 0) return {
		name,
		note: `${note}, could not be read`
	};
	const isWhole = Math.max(file.size, bytes.length) <= limits.download;
	const text = textOf(bytes.subarray(0, limits.download), isWhole);
	if (text === void 0) return {
		name,
		note: `${note}, not UTF-8 text`
	};
	return {
		name,
		note: isWhole ? note : `${note}, only the first ${sizeText(limits.download)} were read`,
		text: excerpt(text, limit)
	};
}
function textOf(bytes, isWhole) {
	if (bytes.includes(0)) return void 0;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !isWhole });
	} catch {
		return;
	}
}
function sizeText(bytes) {
	if (bytes < 1024) return `${bytes} bytes`;
	if (bytes < 1024 ** 2) return `${Math.round(bytes / 1024)} KB`;
	return `${Math.round(bytes / 1024 ** 2 * 10) / 10} MB`;
}
// src/adapters/jira/issue.ts
const StandardFields = looseObject({
	summary: string().nullish(),
	description: unknown().optional(),
	status: JiraStatus,
	attachment: array(unknown()).catch([]),
	issuelinks: array(unknown()).catch([])
});
const JiraIssue = object({
	key: string(),
	fields: StandardFields
});
async function readIssue({ client, markdown, download }, key, fields) {
	const names = [...Object.keys(StandardFields.shape), ...fields.map(({ id }) => id)];
	const issue = JiraIssue.parse(await getIssue(client, {
		issueIdOrKey: key,
		fields: names
	}));
	const { summary, description, status, attachment, issuelinks } = issue.fields;
	return {
		key: ticketKey(issue.key) ?? key,
		summary: summary ?? "",
		description: fieldText(description, markdown),
		status,
		fields: readFields(fields, issue.fields, markdown),
		links: readLinks(issuelinks),
		attachments: await readAttachments(attachment, download)
	};
}
const OtherIssue = object({
	key: string(),
	fields: object({ summary: string().nullish() }).optional().catch(void 0)
});
const IssueLink = object({
	type: object({
		inward: string().catch("relates to"),
		outward: string().catch("relates to")
	}),
	inwardIssue: OtherIssue.optional(),
	outwardIssue: OtherIssue.optional()
});
function readLinks(listed) {
	return listed.flatMap((entry) => {
		const { type, inwardIssue, outwardIssue } = IssueLink.safeParse(entry).data ?? {};
		const other = inwardIssue ?? outwardIssue;
		if (type === void 0 || other === void 0) return [];
		const relation = other === inwardIssue ? type.inward : type.outward;
		return [{
			key: other.key,
			relation,
			summary: other.fields?.summary ?? ""
		}];
	});
}
// src/adapters/jira/jql.ts
const reserved = /[-+&|!(){}[\]^~*?\\/:"]/g;
const maxText$1 = 200;
function textQuery(project, text) {
	const words = text.toWellFormed().replace(/[\p{C}\s]+/gu, " ").trim().slice(0, maxText$1);
	if (!/[\p{L}\p{N}]/u.test(words)) return void 0;
	const searched = quoted(words.toWellFormed().replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase()).replace(reserved, "\\$&"));
	return `project = ${quoted(project)} AND text ~ ${searched} ORDER BY updated DESC`;
}
const toDoCategory = 2;
function sweepQuery({ jql, hours }, show) {
	const scope = jql.replace(/(?:^|\s)ORDER\s+BY\s[^"']*$/i, "").trim();
	if (scope === "" || !isBalanced(scope)) throw new UserError(`Set ${show("sweep-jql")} to a query with balanced quotes and parentheses, such as project = APP AND issuetype = Bug.`);
	return `(${scope}) AND statusCategory = ${toDoCategory} AND updated >= -${hours}h ORDER BY updated ASC`;
}
function isBalanced(jql) {
	const bare = jql.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, "");
	let depth = 0;
	for (const sign of bare) {
		if (sign === "\"" || sign === "'") return false;
		if (sign === "(") depth += 1;
		if (sign === ")") depth -= 1;
		if (depth < 0) return false;
	}
	return depth === 0;
}
function quoted(text) {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
// src/adapters/jira/search.ts
async function searchText(fetchPage, near, { text, pageToken }) {
	const jql = textQuery(projectOf(near), text);
	if (jql === void 0) return { tickets: [] };
	const { issues, next } = await fetchPage({
		jql,
		size: 10,
		token: pageToken
	});
	return {
		tickets: issues.map(({ key, fields }) => ({
			key,
			summary: fields.summary ?? "",
			status: fields.status.name
		})),
		nextPageToken: next === pageToken ? void 0 : next
	};
}
const maxSweepPages = 20;
async function searchScope(fetchPage, scope, show) {
	const jql = sweepQuery(scope, show);
	const found = new Map();
	const tokens = new Set();
	let token;
	for (let page = 0; page < maxSweepPages && found.size < scope.limit; page += 1) {
		tokens.add(token);
		const { issues, next } = await fetchPage({
			jql,
			size: 100,
			token
		}).catch((error) => {
			throw explainQueryError(error, show);
		});
		for (const { id, key: name, fields } of issues) {
			const key = ticketKey(name);
			if (key !== void 0 && !found.has(id)) found.set(id, {
				key,
				id,
				status: fields.status
			});
		}
		if (next === void 0 || tokens.has(next)) break;
		token = next;
	}
	return [...found.values()].slice(0, scope.limit);
}
// src/adapters/jira/formats/wiki/escape.ts
const named = new Map(Object.entries({
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	nbsp: " "
}));
function unescapeWiki(text) {
	return text.replaceAll(/\\([-#*_+?^~|%{}[\]()!@])|&(#\d{2,7}|[a-z]{2,4});/g, (source, sign, entity) => sign ?? characterOf(entity) ?? source);
}
function characterOf(entity) {
	const code = entity.startsWith("#") ? Number(entity.slice(1)) : 0;
	return code >= 32 && code <= 1114111 ? String.fromCodePoint(code).toWellFormed() : named.get(entity);
}
const markup = /[{}[\]!|*_+^~]/g;
function escapeWiki(text) {
	return text.split("\n").map((line) => withoutAutolinks(line.replaceAll(/&(?=#?\w+;)/g, "&amp;").replaceAll("\\", "&#92;")).replaceAll(markup, "\\$&").replaceAll(/\?(?=\?)|(?<=\?)\?/g, "\\?").replaceAll(/(?<![\p{L}\p{N}])-(?=\S)|(?<=\S)-(?![\p{L}\p{N}])/gu, "\\-").replaceAll(/\((?=(?:[xyi/?]|\\[!*+]|\\-|on|off|flag|flagoff)\\?\))/gi, "\\(").replace(/^(\s*)(?=(?:[#-](?:[#*-]|\\\*)*(?:\s|$))|#)/, "$1\\").replace(/^(\s*)(h[1-6]|bq)(?=\.)/i, "$1$2​")).join("\n");
}
function escapeEnclosed(text) {
	return withoutAutolinks(text.replaceAll(/&(?=#?\w+;)/g, "&amp;")).replaceAll(/[\\{}[\]!|*_+^~?()]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
function withoutAutolinks(text) {
	return text.replaceAll(/:(?=\/\/)/g, ":​").replaceAll(/\b(?:mailto|news|nntp|irc|file)(?=:)/gi, "$&​").replaceAll(/\bwww(?=\.)/gi, "$&​");
}
// src/adapters/jira/formats/wiki/link.ts
const target = /^(?:[a-z][a-z\d+.-]*:|\/|#|\^|~|www\.)/i;
const cardStyles = new Set([
	"smart-link",
	"smart-card",
	"smart-embed"
]);
function readLink(inner, render) {
	const parts = inner.split("|");
	const [first = "", second] = parts;
	const url = (second ?? first).trim();
	if (!target.test(url)) return void 0;
	const name = second === void 0 ? "" : render(first.trim());
	const tip = parts.slice(2).filter((part) => part.trim() !== "" && !cardStyles.has(part.trim()));
	return [linkOrPlaceholder(name, url), ...tip.map((part) => `(${part.trim()})`)].join(" ");
}
function linkOrPlaceholder(name, url) {
	const special = placeholder(url);
	if (special === void 0) return linkTo(name || url, url);
	return name === "" ? special : `${name} ${special}`;
}
function placeholder(url) {
	if (url.startsWith("^")) return `[attachment: ${url.slice(1)}]`;
	if (url.startsWith("~")) return `@${url.slice(1).replace(/^accountid:/, "")}`;
	return url.startsWith("#") ? `[anchor: ${url.slice(1)}]` : void 0;
}
const fileName = /^[^\s|][^|]*\.\w{2,5}$/;
const address = /^https?:\/\/\S+$/;
const styleParameter = /^(?:thumbnail|(?:width|height|align|border|bordercolor|hspace|vspace|id|type)=\S*|\s*)$/i;
function readImage(inner) {
	const bar = inner.indexOf("|");
	const name = bar === -1 ? inner : inner.slice(0, bar);
	if (!fileName.test(name) && !address.test(name)) return void 0;
	return `[image: ${[name, ...(bar === -1 ? [] : inner.slice(bar + 1).split(/[|,]/)).map((part) => part.trim()).filter((part) => !styleParameter.test(part))].join(", ")}]`;
}
// src/adapters/jira/formats/wiki/scan.ts
function forwardSearch(text) {
	const found = new Map();
	return (needle, from) => {
		const last = found.get(needle);
		if (last !== void 0 && (last === -1 || last >= from)) return last;
		const next = text.indexOf(needle, from);
		found.set(needle, next);
		return next;
	};
}
const stop = /[\\\n{]/g;
const tag = /\{(code|noformat|quote|panel|expand|info|note|tip|warning|color|anchor)(?::([^{}\n]*))?\}/iy;
function* scanTokens(text) {
	const find = forwardSearch(text);
	let [start, at] = [0, 0];
	while (at < text.length) {
		stop.lastIndex = at;
		const found = stop.exec(text)?.index ?? text.length;
		const scanned = scanAt(text, find, found);
		if (scanned === void 0) {
			at = endOfText(text, find, found);
			continue;
		}
		if (found > start) yield {
			kind: "text",
			text: text.slice(start, found)
		};
		if (scanned.token !== void 0) yield scanned.token;
		[start, at] = [scanned.end, scanned.end];
	}
	if (start < text.length) yield {
		kind: "text",
		text: text.slice(start)
	};
}
function endOfText(text, find, at) {
	if (text[at] === "\\") return text[at + 1] === "\n" ? at + 1 : at + 2;
	if (!text.startsWith("{{", at)) return at + 1;
	const close = find("}}", at + 2);
	const line = find("\n", at);
	return close === -1 || line !== -1 && line < close ? at + 2 : close + 2;
}
function scanAt(text, find, at) {
	if (text[at] === "\n") return {
		token: { kind: "break" },
		end: at + 1
	};
	if (text[at] !== "{" || text[at + 1] === "{") return void 0;
	tag.lastIndex = at;
	const match = tag.exec(text);
	if (match === null) return void 0;
	const [source, name = "", parameters = ""] = match;
	const macro = {
		name: name.toLowerCase(),
		parameters
	};
	const end = at + source.length;
	if (macro.name === "color") return {
		token: void 0,
		end
	};
	if (macro.name === "anchor") return {
		token: {
			kind: "text",
			text: `\\[anchor: ${parameters}\\]`
		},
		end
	};
	const closing = `{${name}}`;
	const close = find(closing, end);
	if (macro.name !== "code" && macro.name !== "noformat") return {
		token: {
			kind: "container",
			macro,
			source,
			isClosed: close !== -1
		},
		end
	};
	if (close === -1) return void 0;
	return {
		token: {
			kind: "verbatim",
			macro,
			body: text.slice(end, close)
		},
		end: close + closing.length
	};
}
// src/adapters/jira/formats/wiki/inline.ts
const special = /[\\{[!&?*_+^~-]/g;
function inlineToMarkdown(text) {
	const enclosureAt = enclosureReader(text);
	const line = {
		text,
		out: [],
		opened: new Map(),
		enclosureAt,
		isPath: windowsPaths(text)
	};
	let at = 0;
	while (at < text.length) {
		special.lastIndex = at;
		const found = special.exec(text)?.index ?? text.length;
		line.out.push(text.slice(at, found));
		at = found < text.length ? readSign(line, found) : found;
	}
	return line.out.join("");
}
function readSign(line, at) {
	const rendered = readEscape(line, at) ?? line.enclosureAt(at);
	if (rendered !== void 0) line.out.push(rendered.markdown);
	const end = rendered?.end ?? readPhrase(line, at);
	if (end !== void 0) return end;
	line.out.push(line.text.charAt(at));
	return at + 1;
}
function readEscape({ text, isPath }, at) {
	const [source] = /^(?:\\.|&[#\w]+;)/.exec(text.slice(at, at + 12)) ?? [];
	if (source === void 0 || source.startsWith("\\") && isPath(at)) return void 0;
	const markdown = source === "\\\\" ? "\n" : unescapeWiki(source);
	return markdown === source ? void 0 : {
		markdown,
		end: at + source.length
	};
}
const enclosures = [
	{
		open: "[",
		close: "]",
		render: (inner) => readLink(inner, inlineToMarkdown)
	},
	{
		open: "!",
		close: "!",
		render: readImage
	},
	{
		open: "{{",
		close: "}}",
		render: readMonospace
	},
	{
		open: "??",
		close: "??",
		render: readCitation
	}
];
function enclosureReader(text) {
	const find = forwardSearch(text);
	return (at) => {
		const found = enclosures.find(({ open }) => text.startsWith(open, at));
		if (found === void 0) return void 0;
		const { open, close, render } = found;
		const start = at + open.length;
		const end = find(close, start);
		const nested = open === "[" ? find("[", start) : -1;
		if (end === -1 || nested !== -1 && nested < end) return void 0;
		const markdown = render(text.slice(start, end));
		return markdown === void 0 ? void 0 : {
			markdown,
			end: end + close.length
		};
	};
}
function readMonospace(inner) {
	const code = inner.trim();
	return code === "" ? void 0 : codeSpan(unescapeWiki(code));
}
function readCitation(inner) {
	return inner === "" || inner !== inner.trim() ? void 0 : `*${unescapeWiki(inner)}*`;
}
const marks = new Map([
	["*", ["**", "**"]],
	["_", ["*", "*"]],
	["-", ["~~", "~~"]],
	["+", ["", ""]],
	["^", ["<sup>", "</sup>"]],
	["~", ["<sub>", "</sub>"]]
]);
const phraseSign = /\{([*_+^~-])\}|[*_+^~-]/y;
const beforePhrase = /[\s([{"'>|,;:*_+-]/;
const startOfPhrase = /[^\s.,;:/)\]}?!]/;
const afterPhrase = /[\s.,;:!?)\]}"'<|*_+-]/;
function readPhrase({ text, out, opened }, start) {
	phraseSign.lastIndex = start;
	const [source = "", forced] = phraseSign.exec(text) ?? [];
	if (source === "") return void 0;
	const sign = forced ?? source;
	const end = start + source.length;
	const [before, after] = [text.charAt(start - 1), text.charAt(end)];
	if (forced === void 0 && (before === sign || after === sign)) return void 0;
	const opening = opened.get(sign);
	const closes = forced || /\S/.test(before) && (after === "" || afterPhrase.test(after));
	if (opening !== void 0 && closes) {
		const [opener = "", closer = ""] = marks.get(sign) ?? [];
		out[opening] = opener;
		out.push(closer);
		for (const [other, place] of opened) if (place >= opening) opened.delete(other);
		return end;
	}
	const startsWord = before === "" || sign === "^" || beforePhrase.test(before);
	if (forced || startsWord && startOfPhrase.test(after)) opened.set(sign, out.length);
	out.push(source);
	return end;
}
function windowsPaths(text) {
	const path = /(?<![^\s"'(=,])(?:[A-Za-z]:\\|\\\\\w)[^\s"'|]*/g;
	let match = path.exec(text);
	return (at) => {
		while (match !== null && match.index + match[0].length <= at) match = path.exec(text);
		return match !== null && match.index <= at;
	};
}
// src/adapters/jira/formats/wiki/line.ts
function renderPieces(line) {
	return joined(line.map(renderPiece));
}
function renderPiece({ kind, text }) {
	return kind === "block" ? text : inlineToMarkdown(text.trimEnd()).trim();
}
function lineKind(line) {
	const [first, ...others] = line;
	if (first === void 0) return { kind: "blank" };
	if (first.kind === "block") return { kind: "text" };
	const text = first.text.trim();
	if (text === "" && others.length === 0) return { kind: "blank" };
	if (/^-{4,}$/.test(text) && others.length === 0) return { kind: "rule" };
	if (text.startsWith("|")) return { kind: "row" };
	const rest = (mark) => [{
		kind: "markup",
		text: text.slice(mark.length).trimStart()
	}, ...others];
	const [heading, level] = /^h([1-6])\.(?=\s|$)/.exec(text) ?? [];
	if (heading !== void 0) return {
		kind: "heading",
		level: Number(level),
		rest: rest(heading)
	};
	const [quote] = /^bq\.(?=\s|$)/.exec(text) ?? [];
	if (quote !== void 0) return {
		kind: "quote",
		rest: rest(quote)
	};
	const [item] = /^(?:[*#]+|-)(?=\s)/.exec(`${text} `) ?? [];
	const holdsMore = others.length > 0 || text !== item;
	return item !== void 0 && holdsMore ? {
		kind: "item",
		marker: item,
		rest: rest(item)
	} : { kind: "text" };
}
// src/adapters/jira/formats/wiki/blocks.ts
const maxDepth$1 = 10;
var WikiList = class {
	#items = [];
	#levels = [];
	add(marker, text) {
		const depth = Math.min(marker.length, this.#levels.length + 1, maxDepth$1);
		const ordered = marker.endsWith("#");
		const parents = this.#levels.slice(0, depth - 1);
		const before = this.#levels[depth - 1];
		const level = before?.ordered === ordered ? before : levelBelow(parents.at(-1), ordered);
		level.count += 1;
		const sign = ordered ? `${level.count}. ` : "- ";
		level.width = sign.length;
		this.#levels = [...parents, level];
		const indent = level.indent + " ".repeat(sign.length);
		this.#items.push({
			indent,
			parts: [level.indent + sign + prefixed(text, indent).trimStart()]
		});
	}
	extend(text, isBlock) {
		const item = this.#items.at(-1);
		if (item === void 0 || text === "") return;
		item.parts.push(`${isBlock ? "\n" : ""}${prefixed(text, item.indent)}`);
	}
	render() {
		return this.#items.map(({ parts }) => parts.join("\n")).join("\n");
	}
};
function levelBelow(parent, ordered) {
	return {
		ordered,
		indent: parent === void 0 ? "" : parent.indent + " ".repeat(parent.width),
		count: 0,
		width: 0
	};
}
var WikiTable = class {
	#rows = [];
	#isOpen = false;
	get isOpen() {
		return this.#isOpen;
	}
	add(line) {
		this.#rows.push(this.#cells(line));
	}
	extend(line) {
		const row = this.#rows.at(-1);
		const [first = [], ...others] = this.#cells(line);
		row?.at(-1)?.push(...first);
		row?.push(...others);
	}
	render() {
		return tableOf(this.#rows.map((row) => row.map(joined)));
	}
	#cells(line) {
		const cells = [[]];
		let closed = false;
		for (const piece of line) {
			const texts = piece.kind === "block" ? [piece.inCell ?? piece.text] : cellTexts(piece.text);
			texts.forEach((text, index) => {
				if (index > 0) cells.push([]);
				cells.at(-1)?.push(renderPiece({
					kind: piece.kind,
					text
				}));
			});
			closed = piece.kind === "markup" && texts.length > 1 && texts.at(-1)?.trim() === "";
		}
		this.#isOpen = !closed;
		if (closed) cells.pop();
		return line[0]?.kind === "markup" && line[0].text.trimStart().startsWith("|") ? cells.slice(1) : cells;
	}
};
const separator$1 = /\\.|\|{1,2}|\{\{|\[|!/g;
function cellTexts(text) {
	const enclosureAt = enclosureReader(text);
	const found = [];
	let [start, at] = [0, 0];
	while (at < text.length) {
		separator$1.lastIndex = at;
		const match = separator$1.exec(text);
		if (match === null) break;
		const [sign] = match;
		at = enclosureAt(match.index)?.end ?? match.index + sign.length;
		if (sign.startsWith("|")) {
			found.push(text.slice(start, match.index));
			start = at;
		}
	}
	return [...found, text.slice(start)];
}
// src/adapters/jira/formats/wiki/macro.ts
function verbatimPiece(macro, body) {
	const { language, title } = parametersOf(macro);
	const code = codeOf$1(body);
	return {
		kind: "block",
		text: joined([inBold(title), fenced$1(language, code)]),
		inCell: joined([inBold(title), codeLines(code)])
	};
}
function renderContainer(macro, body) {
	const { language: unnamed, title } = parametersOf(macro);
	if (macro.name === "expand") return joined([inBold(title || unnamed), body]);
	const type = macro.name === "panel" || macro.name === "quote" ? "" : macro.name;
	const content = joined([
		inBold(type),
		inBold(title),
		body
	]);
	return content === "" ? "" : prefixed(content, "> ");
}
function parametersOf(macro) {
	const parameters = macro.parameters.split("|");
	const named = (name) => parameters.find((parameter) => parameter.trimStart().startsWith(`${name}=`));
	const contentOf = (parameter = "") => parameter.slice(parameter.indexOf("=") + 1).trim();
	const unnamed = parameters.find((parameter) => !parameter.includes("="));
	return {
		language: contentOf(named("language") ?? named("lang") ?? unnamed),
		title: contentOf(named("title"))
	};
}
function codeOf$1(body) {
	const end = body.lastIndexOf("\n");
	return (end !== -1 && body.slice(end).trim() === "" ? body.slice(0, end) : body).replace(/^[^\S\n]*\n/, "");
}
const inBold = (text) => text === "" ? "" : `**${withoutLineBreaks(text)}**`;
// src/adapters/jira/formats/wiki/markdown.ts
const maxDepth = 10;
function wikiToMarkdown(text) {
	const frames = [new Frame()];
	for (const token of scanTokens(text.replaceAll(/\r\n?/g, "\n"))) {
		const frame = frames.at(-1) ?? new Frame();
		if (token.kind === "text") frame.write({
			kind: "markup",
			text: token.text
		});
		else if (token.kind === "break") frame.endLine();
		else if (token.kind === "verbatim") frame.write(verbatimPiece(token.macro, token.body));
		else if (!openOrClose(frames, token.macro, token.isClosed)) frame.write({
			kind: "markup",
			text: token.source
		});
	}
	while (frames.length > 1) close(frames);
	return frames[0]?.render().trim() ?? "";
}
function openOrClose(frames, macro, isClosed) {
	const open = frames.findLastIndex((frame) => frame.macro?.name === macro.name);
	if (open > 0 && macro.parameters === "") {
		while (frames.length > open) close(frames);
		return true;
	}
	if (!isClosed || frames.length > maxDepth) return false;
	frames.push(new Frame(macro));
	return true;
}
function close(frames) {
	const inner = frames.pop();
	if (inner?.macro === void 0) return;
	frames.at(-1)?.write({
		kind: "block",
		text: renderContainer(inner.macro, inner.render())
	});
}
var Frame = class {
	macro;
	#blocks = [];
	#line = [];
	#lines = [];
	#open;
	constructor(macro) {
		this.macro = macro;
	}
	write(piece) {
		const last = this.#line.at(-1);
		if (piece.kind === "block" || last?.kind !== "markup") this.#line.push(piece);
		else this.#line[this.#line.length - 1] = {
			kind: "markup",
			text: last.text + piece.text
		};
	}
	endLine() {
		const line = this.#line;
		this.#line = [];
		const found = lineKind(line);
		if (found.kind === "row") this.#addRow(line);
		else if (found.kind === "item") this.#addItem(found.marker, found.rest);
		else if (found.kind === "text") this.#addText(line);
		else {
			this.#endBlock();
			if (found.kind === "rule") this.#blocks.push("---");
			if (found.kind === "quote") this.#blocks.push(prefixed(renderPieces(found.rest), "> "));
			if (found.kind === "heading") this.#addHeading(found.level, found.rest);
		}
	}
	render() {
		this.endLine();
		this.#endBlock();
		return joined(this.#blocks);
	}
	#addRow(line) {
		if (!(this.#open instanceof WikiTable)) {
			this.#endBlock();
			this.#open = new WikiTable();
		}
		this.#open.add(line);
	}
	#addHeading(level, line) {
		const [title, ...others] = line;
		const text = title === void 0 ? "" : withoutLineBreaks(renderPieces([title]));
		this.#blocks.push(`${"#".repeat(level)} ${text}`.trimEnd(), renderPieces(others));
	}
	#addItem(marker, line) {
		if (!(this.#open instanceof WikiList)) {
			this.#endBlock();
			this.#open = new WikiList();
		}
		this.#open.add(marker, renderPieces(line));
	}
	#addText(line) {
		const isBlock = line.some(({ kind }) => kind === "block");
		if (this.#open instanceof WikiTable && this.#open.isOpen) this.#open.extend(line);
		else if (this.#open instanceof WikiList) this.#open.extend(renderPieces(line), isBlock);
		else {
			if (isBlock || this.#open !== void 0) this.#endBlock();
			(isBlock ? this.#blocks : this.#lines).push(renderPieces(line));
		}
	}
	#endBlock() {
		this.#blocks.push(this.#lines.join("\n"), this.#open?.render() ?? "");
		this.#lines = [];
		this.#open = void 0;
	}
};
// src/adapters/jira/formats/wiki/writer.ts
const maxText = 3e4;
const separator = "\n\n";
function blocksToWiki(blocks) {
	const sizeOf = (block) => writeBlock(block).length + 2;
	return capBlocks(blocks, sizeOf, maxText).map(writeBlock).join(separator);
}
function writeBlock(block) {
	switch (block.kind) {
		case "heading": return `h3. ${escapeWiki(cleanLine(block.text))}`;
		case "paragraph": return writeInlines(block.content, clean);
		case "list": return writeList(block, "");
		case "quote": return `{quote}\n${writeAll(block.content).replaceAll(quoteInCode, "$& ")}\n{quote}`;
		case "table": return writeTable(block);
		case "code": return writeCode(block);
		case "details": return `${writeTitle(block.title)}${writeAll(block.content)}`;
	}
}
function writeAll(blocks) {
	return blocks.map(writeBlock).join(separator);
}
const quoteInCode = /(?<=(?<!\\)\{\s*)quo(?=te)/gi;
function writeList({ first, items }, around) {
	const sign = around + (first === void 0 ? "*" : "#");
	return items.map((item) => `${sign} ${writeItem(item, sign)}`).join("\n");
}
function writeItem(item, sign) {
	return item.map((block, index) => {
		if (block.kind === "paragraph") return writeInlines(block.content, withoutBlankLines);
		if (block.kind === "code") return writeCode(block);
		return (index === 0 ? "\n" : "") + writeList(block, sign);
	}).join("\n");
}
function writeTable({ header, rows }) {
	if (header.length === 0) return "";
	const head = header.map((name) => ` ${writeCell([text(name)])} `).join("||");
	const body = rows.map((row) => `|${row.map((cell) => ` ${writeCell(cell)} `).join("|")}|`);
	return [`||${head}||`, ...body].join("\n");
}
function writeCell(content) {
	return writeInlines(content, cleanLine).replaceAll("\\|", "&#124;");
}
function writeTitle(title) {
	const name = cleanLine(title).trim();
	return name === "" ? "" : `*${escapeWiki(name)}*\n`;
}
function writeCode({ text: source, fullTextUrl }) {
	return `{noformat}\n${clean(source).replaceAll(/(?<=\{\s*)no(?=format)/gi, "$& ")}\n{noformat}${fullTextUrl === void 0 ? "" : `\n${writeInline(link(fullTextLabel, fullTextUrl), clean)}`}`;
}
function writeInlines(content, prepare) {
	return joinTexts(content).map((inline) => writeInline(inline, prepare)).join("");
}
function writeInline(inline, prepare) {
	switch (inline.kind) {
		case "text": return escapeWiki(prepare(inline.text));
		case "strong": return around("*", escapeWiki(cleanLine(inline.text)), "*");
		case "code": return around("{{", escapeEnclosed(cleanLine(inline.text)), "}}");
		case "link": return writeLink(cleanLine(inline.text), inline.url);
	}
}
function around(before, text, after) {
	return text.replace(/\S(?:.*\S)?/u, (core) => before + core + after);
}
function writeLink(text, url) {
	const href = pageUrl(url)?.replaceAll(/[[\]|{}!^\\"<>]/g, percentEncoded);
	if (href === void 0) return escapeWiki(text);
	return text.trim() === "" ? `[${href}]` : `[${escapeEnclosed(text.trim())}|${href}]`;
}
const percentEncoded = (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const withoutBlankLines = (text) => clean(text).replaceAll(/\n\s*\n/g, "\n");
// src/adapters/jira/server.ts
const Found = object({
	issues: array(FoundIssue),
	total: number()
});
function serverDialect(transport) {
	return {
		client: jiraClient(transport, 2),
		clientFor: (find) => jiraClient(transport, 2, find),
		account: () => ownAccount(transport, "data-center"),
		markdown: wikiToMarkdown,
		download: ({ id, name }, maxBytes) => transport.download([
			"secure",
			"attachment",
			id,
			name
		], maxBytes),
		commentExpand: "properties",
		postComment: (key, blocks, find) => {
			const path = [
				"rest",
				"api",
				"2",
				"issue",
				key,
				"comment"
			];
			return transport.send({
				method: "POST",
				path,
				body: { body: blocksToWiki(blocks) },
				find
			});
		},
		rewriteComment: (key, blocks, id) => {
			const path = [
				"rest",
				"api",
				"2",
				"issue",
				key,
				"comment",
				id
			];
			return transport.send({
				method: "PUT",
				path,
				body: { body: blocksToWiki(blocks) }
			});
		},
		searchPage: searchPage(transport)
	};
}
function searchPage(transport) {
	return async ({ jql, size: maxResults, token = "0" }) => {
		if (!/^\d{1,6}$/.test(token)) throw new Error("This page token does not come from a search.");
		const startAt = Number(token);
		const query = {
			jql,
			startAt,
			maxResults,
			fields: foundFields.join(",")
		};
		const { issues, total } = Found.parse(await transport.send({
			method: "GET",
			path: [
				"rest",
				"api",
				"2",
				"search"
			],
			query
		}));
		const end = startAt + issues.length;
		return {
			issues,
			next: issues.length > 0 && end < total ? String(end) : void 0
		};
	};
}
// src/adapters/jira/seal.ts
const sizes = {
	nonce: 12,
	tag: 16
};
const longestText = 67108864;
function seal(text, secret) {
	const params = {
		[constants$1.BROTLI_PARAM_QUALITY]: 9,
		[constants$1.BROTLI_PARAM_LGWIN]: constants$1.BROTLI_MAX_WINDOW_BITS
	};
	const packed = brotliCompressSync(Buffer.from(text, "utf8"), { params });
	const nonce = randomBytes(sizes.nonce);
	const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce);
	const sealed = Buffer.concat([cipher.update(packed), cipher.final()]);
	return Buffer.concat([
		nonce,
		cipher.getAuthTag(),
		sealed
	]);
}
function unseal(sealed, secret) {
	const nonce = sealed.subarray(0, sizes.nonce);
	const tag = sealed.subarray(sizes.nonce, sizes.nonce + sizes.tag);
	const rest = sealed.subarray(sizes.nonce + sizes.tag);
	try {
		const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), nonce, { authTagLength: sizes.tag }).setAuthTag(tag);
		const packed = Buffer.concat([decipher.update(rest), decipher.final()]);
		return brotliDecompressSync(packed, { maxOutputLength: longestText }).toString("utf8");
	} catch {
		return;
	}
}
function keyOf(secret) {
	return new Uint8Array(hkdfSync("sha256", secret, "", "jira-bug-fix-agent: stored change", 32));
}
// src/adapters/jira/stored-change.ts
const prefix = "jira-bug-fix-agent-change-";
const partLength = 32e3;
const maxParts = 8;
const Part = object({
	parts: number().int().min(1).max(maxParts),
	text: string()
});
const Keys = object({ keys: array(object({ key: string() })) });
async function writeChange(client, issueIdOrKey, text, secret) {
	const sealed = seal(text, secret).toString("base64");
	const parts = Math.ceil(sealed.length / partLength);
	if (parts > maxParts) throw new Error("The change is too large for a ticket.");
	for (let part = 0; part < parts; part += 1) {
		const body = {
			parts,
			text: sealed.slice(part * partLength, (part + 1) * partLength)
		};
		await setIssueProperty(client, {
			issueIdOrKey,
			propertyKey: `${prefix}${part + 1}`,
			body
		});
	}
}
async function readChange(client, key, secret) {
	const first = await readPart(client, key, 1);
	if (first === void 0) return void 0;
	const texts = [first.text];
	for (let part = 2; part <= first.parts; part += 1) texts.push((await readPart(client, key, part))?.text ?? "");
	return unseal(Buffer.from(texts.join(""), "base64"), secret);
}
async function readPart(client, issueIdOrKey, part) {
	const property = {
		issueIdOrKey,
		propertyKey: `${prefix}${part}`
	};
	const stored = await getIssueProperty(client, property).catch((error) => {
		if (!isNotFoundError(error)) throw error;
	});
	return Part.safeParse(stored?.value).data;
}
async function removeChange(client, issueIdOrKey) {
	const { keys } = Keys.parse(await getIssuePropertyKeys(client, { issueIdOrKey }));
	for (const { key: propertyKey } of keys) if (propertyKey.startsWith(prefix)) await deleteIssueProperty(client, {
		issueIdOrKey,
		propertyKey
	});
}
// src/adapters/jira/ticket-record.ts
const propertyKey = "jira-bug-fix-agent";
const maxRecord = 32e3;
const RecordV1 = object({
	version: literal(1),
	inputs: array(string()),
	comments: array(string()),
	read: array(string()),
	branch: string().exactOptional(),
	pullRequest: string().exactOptional(),
	delivery: string().exactOptional()
});
const RecordV2 = RecordV1.extend({
	version: literal(2),
	attempts: number().int().nonnegative(),
	begun: string().exactOptional(),
	concluded: string().exactOptional(),
	text: string().exactOptional(),
	left: _enum([
		"new",
		"indeterminate",
		"done"
	]).exactOptional(),
	diff: string().exactOptional(),
	critique: string().exactOptional(),
	unpublished: array(string()).exactOptional()
});
const UpgradedV1 = RecordV1.transform((record) => ({
	...record,
	version: 2,
	attempts: record.inputs.length
}));
const StoredRecord = union([RecordV2, UpgradedV1]);
async function readRecord(client, key) {
	const stored = await getIssueProperty(client, {
		issueIdOrKey: key,
		propertyKey
	}).catch((error) => {
		if (!isNotFoundError(error)) throw error;
	});
	return StoredRecord.safeParse(stored?.value).data ?? emptyRecord;
}
async function writeRecord(client, key, record) {
	const body = { ...fitRecord(record, maxRecord) };
	await setIssueProperty(client, {
		issueIdOrKey: key,
		propertyKey,
		body
	});
}
// src/adapters/jira/transition.ts
const ScreenField = object({
	name: string().catch("unnamed field"),
	required: boolean().catch(false),
	hasDefaultValue: boolean().catch(false),
	allowedValues: array(object({ id: string() })).catch([])
});
const JiraTransition = object({
	id: string(),
	name: string(),
	to: JiraStatus,
	fields: record$1(string(), ScreenField).catch({})
}).transform(({ fields, ...transition }) => ({
	...transition,
	fields: Object.entries(fields).map(([id, field]) => ({
		id,
		name: field.name,
		required: field.required,
		hasDefault: field.hasDefaultValue,
		allowed: field.allowedValues.map((value) => value.id)
	}))
}));
const OpenTransitions = object({ transitions: array(JiraTransition) });
const IssueStatus = object({ fields: object({ status: JiraStatus }) });
async function transitionTicket(dialect, key, target) {
	const { client } = dialect;
	const [status, open] = await settleAll([readStatus(client, key), readTransitions(client, key)]);
	const choice = chooseTransition(open, status, target);
	if (choice.kind === "go") return perform(dialect, key, choice, status);
	return {
		kind: "stayed",
		why: choice.why,
		category: status.category
	};
}
async function readStatus(client, key) {
	const issue = await getIssue(client, {
		issueIdOrKey: key,
		fields: ["status"]
	});
	return IssueStatus.parse(issue).fields.status;
}
async function readTransitions(client, key) {
	const answer = await getTransitions(client, {
		issueIdOrKey: key,
		expand: "transitions.fields"
	});
	return OpenTransitions.parse(answer).transitions;
}
async function perform({ client, clientFor }, key, { transition, fields }, before) {
	const values = Object.keys(fields).length === 0 ? {} : { fields };
	let reached = transition.to;
	const find = async () => {
		const now = await readStatus(client, key);
		if (now.name === before.name && now.name !== transition.to.name) return void 0;
		reached = now;
		return {};
	};
	try {
		const { id } = transition;
		await doTransition(clientFor(find), {
			issueIdOrKey: key,
			transition: { id },
			...values
		});
		return {
			kind: "moved",
			to: reached.name,
			category: reached.category
		};
	} catch (error) {
		if (!isApiError(error) || ![400, 409].includes(error.status)) throw error;
		return {
			kind: "stayed",
			why: `Jira refused the transition “${transition.name}”: ${jiraMessage(error)}`,
			category: before.category
		};
	}
}
// src/adapters/jira/tickets.ts
function jiraTickets(settings, options = {}) {
	const { baseUrl, email, token, cloudId, show = showInput } = settings;
	const access = email === void 0 ? {
		kind: "data-center",
		baseUrl,
		token,
		show
	} : {
		kind: "cloud",
		baseUrl,
		email,
		token,
		cloudId,
		show
	};
	const transport = jiraTransport(access, options);
	return ticketsIn(access.kind === "cloud" ? cloudDialect(transport) : serverDialect(transport), settings);
}
function ticketsIn(dialect, settings) {
	const { client, searchPage } = dialect;
	const { baseUrl, email = "", token, ticketFields = [], show = showInput } = settings;
	const account = askOnce(dialect.account);
	const fields = askOnce(() => knownFields(client, ticketFields, show));
	const request = async (key, permission, send) => {
		return send(await account()).catch((error) => {
			throw explainTicketError(error, {
				key,
				permission,
				email,
				show
			});
		});
	};
	return {
		read: (key, { comments }) => request(key, "Browse projects", async (own) => {
			const { issue, all } = await readWithComments(dialect, key, await fields(), own);
			const url = `${baseUrl}/browse/${issue.key}`;
			return {
				...issue,
				url,
				...sortComments(all, comments)
			};
		}),
		search: (near, query) => request(near, "Browse projects", () => searchText(searchPage, near, query)),
		recall: (key) => request(key, "Browse projects", () => readRecord(client, key)),
		remember: (key, record) => request(key, "Edit issues", () => writeRecord(client, key, record)),
		storeChange: (key, text) => request(key, "Edit issues", () => writeChange(client, key, text, token)),
		storedChange: (key) => request(key, "Browse projects", () => readChange(client, key, token)),
		dropChange: (key) => request(key, "Edit issues", () => removeChange(client, key)),
		comment: (key, body, replaces) => request(key, "Add comments", (own) => writeComment(dialect, {
			key,
			blocks: body,
			replaces
		}, own)),
		move: (key, target) => request(key, "Transition issues", () => transitionTicket(dialect, key, target)),
		link: (key, page) => request(key, "Link issues", async () => {
			await createOrUpdateRemoteIssueLink(client, {
				issueIdOrKey: key,
				...remoteLink(page)
			});
		}),
		sweep: async (scope) => {
			await account();
			return searchScope(searchPage, scope, show);
		}
	};
}
async function readWithComments(dialect, key, fields, own) {
	const asked = readIssue(dialect, key, fields);
	const early = readComments(dialect, key, own);
	await Promise.allSettled([asked, early]);
	const issue = await asked;
	return {
		issue,
		all: await (issue.key !== key ? readComments(dialect, issue.key, own) : early)
	};
}
function askOnce(ask) {
	let answer;
	return () => {
		answer ??= ask().catch((error) => {
			answer = void 0;
			throw error;
		});
		return answer;
	};
}
const maxLinkText = 255;
function remoteLink({ id, url, title }) {
	const object = {
		url,
		title: title.slice(0, maxLinkText).toWellFormed()
	};
	return {
		globalId: id.slice(0, maxLinkText),
		object
	};
}
// src/adapters/proxy/index.ts
async function useProxies(env) {
	const httpProxy = proxyOf("HTTP_PROXY", env);
	const httpsProxy = proxyOf("HTTPS_PROXY", env);
	if (httpProxy === "" && httpsProxy === "") return;
	const { EnvHttpProxyAgent, install, setGlobalDispatcher } = await import("./undici.js").then((m) => __toESM(m.default, 1));
	setGlobalDispatcher(new EnvHttpProxyAgent({
		httpProxy,
		httpsProxy,
		noProxy: env.no_proxy || env.NO_PROXY || "",
		proxyTunnel: false
	}));
	install();
}
function proxyOf(name, env) {
	const given = env[name.toLowerCase()] || env[name] || "";
	const url = given === "" || given.includes("://") ? given : `http://${given}`;
	if (url === "" || URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
	throw new UserError(`Set ${name} to the address of an HTTP proxy, such as http://proxy.example.com:3128.`);
}
// src/adapters/openai/client.ts
var AttemptTimeout = class extends Error {
	name = "AttemptTimeout";
};
const attemptTimeout = 3e5;
function openaiClient({ baseUrl = "https://api.openai.com/v1", apiKey, show = showInput }) {
	if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new UserError(`Set ${show("api-key")} to the key alone: it is empty, or contains spaces or line breaks.`);
	if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) throw new UserError(`Set ${show("base-url")} to an address that begins with https:// or http://.`);
	return new Endpoint({
		baseURL: baseUrl,
		apiKey,
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		maxRetries: 0,
		logLevel: "off",
		fetch: fetchWith(apiKey)
	});
}
var Endpoint = class extends OpenAI {
	makeStatusError(status, body, message, headers) {
		const unwrapped = Array.isArray(body) ? body[0] ?? {} : body;
		return super.makeStatusError(status, unwrapped, message, headers);
	}
};
function fetchWith(apiKey) {
	const headers = {
		accept: "application/json",
		authorization: `Bearer ${apiKey}`,
		"content-type": "application/json",
		"user-agent": "jira-bug-fix-agent"
	};
	return (url, init) => fetch(url, {
		...init,
		headers,
		redirect: "manual"
	});
}
async function sendOnce(client, body, signal) {
	const timeout = new AbortController();
	const timer = setTimeout(() => timeout.abort(new AttemptTimeout()), attemptTimeout);
	const either = AbortSignal.any([signal, timeout.signal]);
	try {
		const sent = client.chat.completions.create(body, {
			signal: either,
			timeout: attemptTimeout
		});
		return await raceAbort(sent, either);
	} finally {
		clearTimeout(timer);
	}
}
// src/adapters/openai/dialect.ts
const optionalFields = [
	"max_tokens",
	"max_completion_tokens",
	"temperature",
	"tool_choice",
	"tools",
	"response_format"
];
const outputModes = [
	"tools",
	"schema",
	"any-object",
	"json-object",
	"prompt"
];
function initialDialect(model) {
	const common = {
		toolChoice: true,
		outputMode: "tools"
	};
	return isReasoningModel(model) ? {
		...common,
		tokenLimits: ["max_completion_tokens", "max_tokens"],
		temperature: false
	} : {
		...common,
		tokenLimits: ["max_tokens", "max_completion_tokens"],
		temperature: true
	};
}
function withoutField(field, dialect) {
	switch (field) {
		case "max_tokens":
		case "max_completion_tokens": return {
			...dialect,
			tokenLimits: dialect.tokenLimits.slice(1)
		};
		case "temperature": return {
			...dialect,
			temperature: false
		};
		case "tool_choice": return {
			...dialect,
			toolChoice: false
		};
		case "tools":
		case "response_format": {
			const next = outputModes[outputModes.indexOf(dialect.outputMode) + 1];
			return {
				...dialect,
				outputMode: next ?? "prompt"
			};
		}
	}
}
function isReasoningModel(model) {
	return /(?:^|[^a-z0-9])(?:o\d|gpt-?(?:[5-9]|\d\d))(?:$|[^a-z0-9])/i.test(model);
}
// src/adapters/openai/failures.ts
var NoCompletion = class extends Error {
	name = "NoCompletion";
	body;
	isPage;
	constructor(message, body, isPage = false) {
		super(message);
		this.body = body;
		this.isPage = isPage;
	}
};
var Withheld = class extends Error {
	name = "Withheld";
};
function isTransient(error) {
	if (isTimeout(error) || isCutOff(error) || error instanceof NoCompletion) return true;
	if (error instanceof APIConnectionError) return codeOf(error) === "ECONNREFUSED";
	if (!(error instanceof APIError) || isOutOfCredit(error) || isTooLong(error.message)) return false;
	const { status = 0 } = error;
	return status >= 500 || [
		408,
		409,
		429
	].includes(status);
}
function isTimeout(error) {
	return error instanceof AttemptTimeout || error instanceof APIConnectionTimeoutError;
}
function isCutOff(error) {
	if (error instanceof SyntaxError) return true;
	return (error instanceof APIConnectionError || error instanceof TypeError) && (brokenCode.test(codeOf(error)) || error.message === "terminated");
}
const brokenCode = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;
function codeOf(error) {
	const cause = rootCause(error);
	return "code" in cause && typeof cause.code === "string" ? cause.code : "";
}
function rootCause(error) {
	return error.cause instanceof Error ? rootCause(error.cause) : error;
}
function isOutOfCredit({ status, code, type, message }) {
	const isNamed = [code, type].some((word) => word === "insufficient_quota");
	return status === 402 || isNamed || /credit balance|insufficient (?:balance|credits?)/i.test(message);
}
function isTooLong(complaint) {
	return tooLong.test(complaint);
}
const tooLong = /context[ _-]?(?:length|window|size|limit)|maximum (?:model|context|prompt|input) length|(?:prompt|input|messages?|request|conversation|string)\b[^.]{0,40} too (?:long|large)|input token count|tokens? exceeds?\b|exceeds? the (?:model's |configured )?(?:limit|maximum)[^.]*tokens|reduce the length of the (?:messages|prompt|input)|when context the overflows/i;
// src/adapters/openai/complaint.ts
function complaintOf(error) {
	if (error instanceof NoCompletion) {
		const { body, isPage } = error;
		const { code } = membersOf(membersOf(body).error);
		const said = sentence(body) ?? (isPage && typeof body === "string" ? titleOf(body) : "");
		return {
			status: statusOf(code) ?? 200,
			code: wordsOf(body),
			said: tidy(said),
			isPage,
			what: error.message
		};
	}
	if (!(error instanceof APIError) || error.status === void 0) return void 0;
	const { status, error: body } = error;
	const own = sentence(body) ?? error.message.replace(/^\d{3} (?:status code \(no body\))?/, "");
	const isPage = isMarkup(own);
	return {
		status,
		code: wordsOf(error),
		said: tidy(isPage ? titleOf(own) : own),
		isPage
	};
}
const sentenceMembers = "metadata raw error errors message msg detail details choices".split(" ");
function sentence(body, depth = 0) {
	if (depth > 5) return void 0;
	if (typeof body === "string") return sentence(/^\s*[[{]/.test(body) ? parsed(body) : void 0, depth + 1) ?? (body.trim() === "" || isMarkup(body) ? void 0 : body);
	if (Array.isArray(body)) return sentence(body[0], depth + 1);
	const members = membersOf(body);
	for (const name of sentenceMembers) {
		const found = sentence(members[name], depth + 1);
		if (found !== void 0) return found;
	}
}
const isMarkup = (text) => /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text);
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function titleOf(page) {
	return /<(title|h1)[^>]*>([^<]{1,200})<\/\1>/i.exec(page)?.[2] ?? "";
}
function wordsOf(error) {
	const { code, type, error: inner } = membersOf(error);
	return [...[code, type].filter((word) => typeof word === "string" || typeof word === "number"), ...inner === void 0 ? [] : [wordsOf(inner)]].join(" ");
}
function statusOf(code) {
	const status = Number(code);
	return Number.isInteger(status) && status >= 400 && status < 600 ? status : void 0;
}
function membersOf(value) {
	return typeof value === "object" && value !== null ? { ...value } : {};
}
function tidy(said) {
	return clip(withoutInvisible(cleanLine(said)).replaceAll(/\s+/g, " ").trim(), 300);
}
// src/adapters/openai/explain.ts
function explainFailure(failure, settings) {
	const { error } = failure;
	const { show = showInput } = settings;
	const address = addressOf(settings);
	const complaint = complaintOf(error);
	if (complaint !== void 0) {
		const mend = advice.find(({ when }) => when(complaint, failure))?.mend;
		const answered = answer(complaint, settings);
		return mend === void 0 ? outage(`The model's endpoint ${address} ${answered}`, failure) : new UserError(`${mend(show, settings.model)}: ${address} ${answered}.`, { cause: error });
	}
	if (error instanceof Withheld) return outage(`${error.message} at ${address}`, failure);
	if (isTimeout(error)) return outage(`The model's endpoint ${address} did not answer in time`, failure);
	if (error instanceof SyntaxError) return outage(`The model's endpoint ${address} answered with JSON that is cut off`, failure);
	if (isCutOff(error)) return outage(`The connection to the model's endpoint ${address} broke`, failure);
	return error instanceof APIConnectionError ? explainConnection(error, failure, settings) : error;
}
function explainConnection(error, failure, settings) {
	const { show = showInput } = settings;
	const address = addressOf(settings);
	const reason = codeOf(error) || oneLine(rootCause(error).message, 200);
	if (failure.hasReplied) return outage(`The model's endpoint ${address} can no longer be reached (${reason})`, failure);
	const advised = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(reason) ? `Set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that ${address} uses: Node does not trust it (${reason}).` : `Set ${show("base-url")} to the address of an endpoint that can be reached: ${address} cannot (${reason}).`;
	return new UserError(advised, { cause: error });
}
const says = (words) => ({ said, code }) => words.test(`${said} ${code}`);
const isAbout = says(/\bmodel/i);
const advice = [
	{
		when: ({ status, code, said }) => isOutOfCredit({
			status,
			code: code.split(" ")[0],
			type: code.split(" ")[1],
			message: said
		}),
		mend: (show) => `Add credit to the account of ${show("api-key")}`
	},
	{
		when: ({ status, said, code }) => isTooLong(`${said} ${code}`) || status === 413,
		mend: (show) => `Set ${show("model")} to one that reads longer prompts`
	},
	{
		when: (complaint) => complaint.status === 401 || isWrongKey(complaint),
		mend: (show) => `Set ${show("api-key")} to a key that is valid there`
	},
	{
		when: ({ isPage, status }, { hasReplied }) => isPage && status < 500 && !hasReplied,
		mend: (show) => `Set ${show("base-url")} to the address that /chat/completions is appended to, often one that ends in /v1`
	},
	{
		when: (complaint) => [
			400,
			403,
			404,
			422
		].includes(complaint.status) && isModelMissing(complaint),
		mend: (show, model) => `Set ${show("model")} to a model that the key may use, instead of ${JSON.stringify(model)}`
	},
	{
		when: ({ status }) => status === 403,
		mend: (show, model) => `Set ${show("api-key")} to a key that may use ${JSON.stringify(model)}`
	},
	{
		when: ({ status }, { hasReplied }) => [
			404,
			405,
			410
		].includes(status) && !hasReplied,
		mend: (show, model) => `Set ${show("model")} and ${show("base-url")} to values that match, unlike ${JSON.stringify(model)}`
	},
	{
		when: ({ status }) => status >= 300 && status < 400,
		mend: (show) => `Set ${show("base-url")} to the endpoint's own address, not one that redirects`
	}
];
const isWrongKey = says(/\bapi[ _-]key (?:is )?(?:not valid|invalid)|\b(?:invalid|incorrect)[ _]api[ _]key\b/i);
const isMissing = says(/model_not_found|not[ _]found|no access|not have access|does not exist|not (?:a )?valid|invalid model|unknown model|not supported|decommissioned|deprecated|retired|no endpoints/i);
const isModelMissing = (complaint) => isAbout(complaint) && isMissing(complaint);
const shortestKey = 10;
function answer({ status, said, isPage, what }, { apiKey }) {
	const kind = what ?? (isPage ? "a page that is not JSON" : "");
	const quoted = apiKey.length < shortestKey ? said : said.replaceAll(apiKey, "***");
	return `answered ${status}${kind && ` with ${kind}`}${quoted && `: “${quoted}”`}`;
}
function outage(what, { attempts, error }) {
	const tried = attempts > 1 ? ` (tried ${attempts} times)` : "";
	return new OutageError(`${what}${tried}.`, { cause: error });
}
function addressOf({ baseUrl }) {
	if (baseUrl === void 0 || !URL.canParse(baseUrl)) return "https://api.openai.com/v1";
	const { origin, pathname } = new URL(baseUrl);
	return `${origin}${pathname}`;
}
// src/adapters/openai/reply.ts
const Count = number().int().nonnegative().catch(0);
const Call = object({ function: object({
	name: string(),
	arguments: unknown()
}) }).transform(({ function: { name, arguments: input } }) => {
	return {
		name,
		input: typeof input === "string" ? parseJson(input || "{}") : input
	};
});
const Content = union([string(), array(object({ text: string().catch("") })).transform((parts) => parts.map(({ text }) => text).join(""))]);
const Choice = object({
	finish_reason: string().nullish(),
	message: object({
		content: Content.nullish(),
		refusal: string().nullish(),
		tool_calls: array(Call).nullish()
	})
});
const Answer = object({
	choices: tuple([Choice], unknown()),
	usage: object({
		prompt_tokens: Count,
		completion_tokens: Count
	}).transform((it) => ({
		promptTokens: it.prompt_tokens,
		completionTokens: it.completion_tokens
	})).catch({
		promptTokens: 0,
		completionTokens: 0
	})
});
const filtered = /^(?:content_filter|safety|sensitive|prohibited_content|blocklist)$/i;
function readReply(sent) {
	const body = typeof sent === "string" ? parseJson(sent) : sent;
	if (typeof body === "string") throw new NoCompletion("a page that is not JSON", body, true);
	const answer = Answer.safeParse(body);
	if (!answer.success) throw new NoCompletion("a body without a message", body);
	const [{ finish_reason: finish, message }] = answer.data.choices;
	if (finish === "error") throw new NoCompletion("an error", body);
	if (finish && filtered.test(finish)) throw new Withheld(`The content filter withheld the model's reply (finish reason “${finish}”)`);
	return {
		text: message.content ?? message.refusal ?? "",
		toolCalls: message.tool_calls ?? [],
		complete: finish !== "length",
		finished: finish === "stop" || finish === "tool_calls",
		counted: answer.data.usage
	};
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function tokensSpent({ messages, tools = [] }, { text, toolCalls }, counted) {
	const prompt = messages.map(({ content }) => typeof content === "string" ? content : "");
	const promptTokens = counted.promptTokens || estimateTokens(prompt.join("\n") + jsonOf(tools));
	const completionTokens = counted.completionTokens || estimateTokens(text + jsonOf(toolCalls));
	return {
		promptTokens,
		completionTokens,
		estimated: promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens
	};
}
const jsonOf = (tools) => tools.length === 0 ? "" : JSON.stringify(tools);
// src/adapters/openai/json-schema.ts
const refusedInTools = new Set([
	"$schema",
	"additionalProperties",
	"exclusiveMinimum",
	"exclusiveMaximum"
]);
const refusedInReplies = new Set([
	...refusedInTools,
	...[
		"minimum",
		"maximum",
		"minLength",
		"maxLength",
		"minItems",
		"maxItems"
	],
	...[
		"multipleOf",
		"pattern",
		"format",
		"default"
	]
]);
const schemaMaps = new Set([
	"properties",
	"$defs",
	"definitions"
]);
const plainData = new Set([
	"enum",
	"required",
	"default",
	"examples"
]);
function toolSchema(schema) {
	return without(schema, refusedInTools);
}
function replySchema(schema) {
	return without(schema, refusedInReplies);
}
function without(schema, refused) {
	const members = Object.entries(schema).filter(([keyword]) => !refused.has(keyword)).map(([keyword, value]) => keyword === "const" ? ["enum", [value]] : [keyword, member(keyword, value, refused)]);
	return Object.fromEntries(members);
}
function member(keyword, value, refused) {
	if (plainData.has(keyword)) return value;
	if (Array.isArray(value)) return value.map((one) => member("", one, refused));
	if (!isSchema(value)) return value;
	if (!schemaMaps.has(keyword)) return without(value, refused);
	return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, member("", schema, refused)]));
}
function isSchema(value) {
	return typeof value === "object" && value !== null;
}
// src/adapters/openai/request.ts
function chatRequest(model, request, maxReplyTokens, { tokenLimits, temperature, toolChoice, outputMode }) {
	const [limit] = tokenLimits;
	return {
		model,
		messages: messagesFor(request, outputMode).map(({ role, text }) => ({
			role,
			content: text
		})),
		...limit === void 0 ? {} : { [limit]: maxReplyTokens },
		...temperature ? { temperature: 0 } : {},
		...outputFields(request, outputMode, toolChoice)
	};
}
function messagesFor({ messages, answer }, mode) {
	if (mode === "tools" || answer === void 0) return messages;
	const last = messages.at(-1);
	const form = `You cannot call tools here. Reply with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(replySchema(answer.parameters))}`;
	return last?.role === "user" ? [...messages.slice(0, -1), {
		role: "user",
		text: `${last.text}\n\n${form}`
	}] : [...messages, {
		role: "user",
		text: form
	}];
}
function outputFields({ answer, reads }, mode, toolChoice) {
	if (mode !== "tools") return answer === void 0 ? {} : formatFields(answer, mode);
	const tools = [...answer === void 0 ? [] : [answer], ...reads].map(chatTool);
	if (tools.length === 0) return {};
	return answer !== void 0 && toolChoice ? {
		tools,
		tool_choice: "required"
	} : { tools };
}
function formatFields({ name, parameters }, mode) {
	switch (mode) {
		case "schema": return { response_format: jsonSchema(name, replySchema(parameters)) };
		case "any-object": return { response_format: jsonSchema(name, { type: "object" }) };
		case "json-object": return { response_format: { type: "json_object" } };
		case "prompt": return {};
	}
}
function jsonSchema(name, schema) {
	return {
		type: "json_schema",
		json_schema: {
			name,
			schema
		}
	};
}
function chatTool({ name, description, parameters }) {
	return {
		type: "function",
		function: {
			name,
			description,
			parameters: toolSchema(parameters)
		}
	};
}
// src/adapters/openai/refused-field.ts
const names$1 = {
	max_tokens: /\bmax_tokens\b/i,
	max_completion_tokens: /\bmax_completion_tokens\b/i,
	temperature: /\btemperature\b/i,
	tool_choice: /\btool[ _]choice\b/i,
	tools: /\btools?\b|\bfunctions?\b/i,
	response_format: /\bresponse_format\b|\bjson(?:[ _](?:schema|object|mode))?\b|\bgrammar\b/i
};
function refusedField(error, body) {
	if (!(error instanceof APIError)) return void 0;
	const { status = 0, param } = error;
	const complaint = `${error.message} ${JSON.stringify(error.error)}`;
	const isBadRequest = status === 400 || status === 422;
	if (!isBadRequest && !lacksFeature(status, complaint)) return void 0;
	const sent = optionalFields.filter((field) => body[field] !== void 0);
	if (isTooLong(complaint)) return firstNamed(sent.filter(isTokenLimit), complaint);
	const refused = sent.find((field) => param?.split(/[.[]/)[0] === field) ?? firstNamed(sent, complaint);
	if (refused !== void 0 || !isBadRequest) return refused;
	return sent.find((field) => field === "response_format");
}
function lacksFeature(status, complaint) {
	return [
		404,
		500,
		501
	].includes(status) && /\b(?:support|requires?\b|enable)/i.test(complaint);
}
function isTokenLimit(field) {
	return field === "max_tokens" || field === "max_completion_tokens";
}
function firstNamed(sent, complaint) {
	return sent.map((field) => ({
		field,
		at: complaint.search(names$1[field])
	})).filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.field;
}
// src/adapters/openai/retry.ts
const maxFailures = 4;
const maxDropped = 3;
const longestDelay = 2 ** 31 - 1;
function nextAttempt(state, error, body, now) {
	const field = refusedField(error, body);
	if (field !== void 0) return dropField(state, field);
	const failures = [...state.failures, error];
	const delay = retryDelay(failures, now);
	return delay === void 0 ? void 0 : {
		state: {
			...state,
			failures
		},
		delay
	};
}
function dropField(state, field) {
	const isForm = field === "tools" || field === "response_format";
	const dropped = state.dropped + (isForm ? 0 : 1);
	if (dropped > maxDropped) return void 0;
	return {
		state: {
			...state,
			dialect: withoutField(field, state.dialect),
			dropped
		},
		delay: 0
	};
}
function retryDelay(failures, now) {
	const last = failures.at(-1);
	if (failures.length >= maxFailures || !isTransient(last)) return void 0;
	const empty = failures.filter((failure) => failure instanceof NoCompletion);
	if (last instanceof NoCompletion && empty.length > 1) return void 0;
	const requested = last instanceof APIError ? requestedDelay(last.headers, now) : void 0;
	return Math.min(requested ?? backoff(failures.length), longestDelay);
}
function requestedDelay(headers, now) {
	const exact = headers?.get("retry-after-ms") ?? "";
	if (/^\d+(?:\.\d+)?$/.test(exact)) return Number(exact);
	return retryAfterMs(headers?.get("retry-after"), now);
}
function backoff(failures) {
	return Math.min(500 * 2 ** (failures - 1), 8e3) * (1 - Math.random() / 4);
}
// src/adapters/openai/model.ts
function openaiModel(settings, wait = sleep) {
	const client = openaiClient(settings);
	let dialect = initialDialect(settings.model);
	let hasReplied = false;
	return { async ask(request, { signal, beforeAttempt, maxReplyTokens }) {
		let state = {
			dialect,
			dropped: 0,
			failures: []
		};
		for (let calls = 1;; calls += 1) {
			signal.throwIfAborted();
			beforeAttempt();
			const body = chatRequest(settings.model, request, maxReplyTokens, state.dialect);
			try {
				const { counted, ...reply } = readReply(await sendOnce(client, body, signal));
				dialect = state.dialect;
				hasReplied = true;
				return {
					...reply,
					spent: {
						calls,
						...tokensSpent(body, reply, counted)
					}
				};
			} catch (error) {
				signal.throwIfAborted();
				const next = nextAttempt(state, error, body, Date.now());
				if (next === void 0) throw explainFailure({
					error,
					attempts: calls,
					hasReplied
				}, settings);
				if (next.delay > 0) await wait(next.delay, signal);
				state = next.state;
			}
		}
	} };
}
// src/adapters/sandbox/environment.ts
const toolHomes = new Set(`
  JAVA_HOME GRADLE_HOME M2_HOME MAVEN_HOME ANT_HOME KOTLIN_HOME SBT_HOME GOROOT CARGO_HOME RUSTUP_HOME
  ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK ANDROID_NDK_HOME ANDROID_NDK_ROOT FLUTTER_ROOT DOTNET_ROOT
  NVM_DIR NVM_BIN PNPM_HOME VOLTA_HOME BUN_INSTALL ASDF_DIR ASDF_DATA_DIR SDKMAN_DIR RBENV_ROOT PYENV_ROOT
  VIRTUAL_ENV CONDA CONDA_PREFIX pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR
  VCPKG_ROOT VCPKG_INSTALLATION_ROOT PKG_CONFIG_PATH LD_LIBRARY_PATH
  CHROME_BIN CHROMEWEBDRIVER GECKOWEBDRIVER EDGEWEBDRIVER SELENIUM_JAR_PATH
  SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE
  `.trim().split(/\s+/));
const versionedHome = /^(JAVA_HOME_\d+|GOROOT_\d+_\d+)_(X64|ARM64)$/;
const alwaysAllowed = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ)$/;
const defaultHomes = {
	RUSTUP_HOME: ".rustup",
	PYENV_ROOT: ".pyenv",
	RBENV_ROOT: ".rbenv",
	NVM_DIR: ".nvm",
	VOLTA_HOME: ".volta",
	SDKMAN_DIR: ".sdkman"
};
const jobPrefix = /^(INPUT|GITHUB|ACTIONS|RUNNER)_/i;
function checkNames(names, show = showInput) {
	const name = names.find((one) => jobPrefix.test(one));
	if (name === void 0) return;
	throw new UserError(`Remove ${name} from ${show("test-environment")}: code under test must not see the agent's own variables.`);
}
function allowedVariables(jobEnv, names) {
	const passes = ([name, value]) => alwaysAllowed.test(name) || names.includes(name) || isToolHome(name, value);
	return {
		...Object.fromEntries(entriesOf(jobEnv).filter(passes)),
		CI: "true"
	};
}
function toolFolders(jobEnv) {
	return entriesOf(jobEnv).filter(([name, value]) => isToolHome(name, value)).flatMap(([, value]) => value.split(":")).filter(isAbsolute);
}
function defaultToolHomes(home) {
	const found = Object.entries(defaultHomes).map(([name, folder]) => [name, join(home, folder)]).filter(([, path]) => existsSync(path));
	return Object.fromEntries(found);
}
const isToolHome = (name, value) => isAbsolute(value) && (toolHomes.has(name) || versionedHome.test(name));
const entriesOf = (jobEnv) => Object.entries(jobEnv).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]);
// src/adapters/sandbox/manifest.ts
const copiedFolders = [
	"checkout",
	"home",
	"tmp",
	"var-tmp"
];
async function writeManifest(folder, manifest) {
	const { variables, mounts, patch } = manifest;
	await mkdir(patchFolder(folder), { recursive: true });
	await writeFile(join(folder, "environment"), records(Object.entries(variables).map(([name, value]) => `${name}=${value}`)), { mode: 384 });
	const fields = parentsFirst(mounts).flatMap((mount) => [
		mount.kind,
		mount.path,
		"source" in mount ? mount.source : ""
	]);
	await writeFile(join(folder, "mounts"), records(fields));
	await writePatch(patchFolder(folder), patch);
}
const patchFolder = (folder) => join(folder, "patch");
const parentsFirst = (mounts) => mounts.toSorted((a, b) => a.path.length - b.path.length);
async function writePatch(folder, patch) {
	const changes = sortedChanges(patch).toSorted((a, b) => Number(b.after === null) - Number(a.after === null));
	const fields = changes.flatMap(({ path, after, executable }) => {
		return [after === null ? "absent" : executable ? "755" : "644", path];
	});
	const texts = changes.map(({ after }, number) => [String(number), after ?? ""]);
	for (const [name, text] of [["changes", records(fields)], ...texts]) {
		await writeFile(join(folder, name), text);
		await chmod(join(folder, name), 420);
	}
	await chmod(folder, 493);
}
const records = (fields) => fields.map((field) => `${field}\0`).join("");
// src/adapters/sandbox/mounts.ts
const system = new Set("/ /bin /dev /etc /lib /lib64 /mnt /nix /opt /proc /sbin /sys /usr /usr/local /var /var/lib".split(" "));
const toolsAtHome = `
  .cargo/bin .cargo/registry .cargo/git .rustup go/bin go/pkg/mod .ghcup .cabal/bin
  .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools
  .local/share/mise .local/share/fnm .nvm .volta .fnm .asdf .sdkman .pyenv .rbenv .gem/ruby .dotnet
  .deno/bin .bun/bin .m2/repository .m2/wrapper .nuget/packages .ivy2/cache
  .config/composer/vendor .pub-cache/hosted
  .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier .cache/bazelisk
`.trim().split(/\s+/);
const toolsElsewhere = ["/home/linuxbrew/.linuxbrew", "/run/systemd/resolve"];
async function buildMountTable({ root, scratch, jobEnv }) {
	const [realHome] = await existing([jobEnv.HOME || homedir()]);
	const home = realHome && realHome !== root && !system.has(realHome) ? realHome : "/tmp/home";
	const staged = [
		{
			kind: "staged",
			path: "/tmp",
			source: "tmp"
		},
		{
			kind: "staged",
			path: "/var/tmp",
			source: "var-tmp"
		},
		{
			kind: "staged",
			path: home,
			source: "home"
		},
		{
			kind: "staged",
			path: root,
			source: "checkout"
		}
	];
	const secrets = await secretPaths(jobEnv);
	const closed = await Promise.all([home, root].map(closedAncestor));
	const secretFolders = await existing([
		...secrets.folders,
		...closed.flat(),
		scratch
	]);
	const hidden = [...await existing([
		"/home",
		"/root",
		"/run",
		"/github"
	]), ...secretFolders.filter((path) => !system.has(path))];
	const empty = [...new Set(hidden)].filter((path) => !staged.some((mount) => mount.path === path)).map((path) => ({
		kind: "empty",
		path
	}));
	const blank = secrets.files.map((path) => ({
		kind: "blank",
		path
	}));
	const covered = [...staged, ...empty].map(({ path }) => path);
	const shown = (await toolPaths(home, jobEnv)).filter((path) => covered.some((folder) => isWithin(path, folder))).filter((path) => ![...covered, "/"].some((folder) => isWithin(folder, path))).filter((path) => !isWithin(path, root) && !isWithin(path, scratch)).map((path) => ({
		kind: "shown",
		path,
		source: path
	}));
	const homeFolders = [...staged, ...shown].filter(({ path }) => path !== home && isWithin(path, home)).map(({ path }) => relative(home, path));
	return {
		home,
		mounts: [
			...empty,
			...staged,
			...shown,
			...blank
		],
		homeFolders
	};
}
const isWithin = (path, folder) => path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
async function closedAncestor(path) {
	let folder = "";
	for (const name of path.split("/").slice(1, -1)) {
		folder += `/${name}`;
		const found = await stat(folder).catch(() => void 0);
		if (found === void 0) return [];
		if ((found.mode & 1) === 0) return [folder];
	}
	return [];
}
async function secretPaths(jobEnv) {
	const work = jobEnv.RUNNER_WORKSPACE && dirname(jobEnv.RUNNER_WORKSPACE);
	const runner = work && dirname(work);
	const runnerFiles = await existing(inFolder(runner, [
		".credentials",
		".credentials_rsaparams",
		".runner",
		".env"
	]));
	const cargoKeys = inFolder(jobEnv.CARGO_HOME, ["credentials", "credentials.toml"]);
	const commandFiles = [
		jobEnv.GITHUB_EVENT_PATH,
		jobEnv.GITHUB_ENV,
		jobEnv.GITHUB_OUTPUT
	];
	const runnerFolders = [
		work,
		jobEnv.RUNNER_TEMP,
		runnerFiles.length > 0 ? runner : void 0
	];
	const commandFolders = commandFiles.map((file) => file && dirname(file));
	return {
		folders: [
			...runnerFolders,
			jobEnv.GITHUB_WORKSPACE,
			...commandFolders
		],
		files: [...runnerFiles, ...await existing(cargoKeys)]
	};
}
const inFolder = (folder, names) => folder ? names.map((name) => join(folder, name)) : [];
async function toolPaths(home, jobEnv) {
	const found = await existing([
		...inFolder(home, toolsAtHome),
		...toolsElsewhere,
		...toolFolders(jobEnv),
		...inFolder(jobEnv.CARGO_HOME, [
			"bin",
			"registry",
			"git"
		]),
		...(jobEnv.PATH ?? "").split(":").map(pathFolder),
		jobEnv.RUNNER_TOOL_CACHE,
		jobEnv.AGENT_TOOLSDIRECTORY
	]);
	const isSafe = await Promise.all(found.map(isSafeToShow));
	return found.filter((_, index) => isSafe[index]);
}
const keyFiles$1 = /^(credentials(\.\w+)?|settings(-security)?\.xml|gradle\.properties|auth\.(json|toml)|\.npmrc|\.condarc)$/;
async function isSafeToShow(path) {
	const names = await readdir(path).catch(() => void 0);
	return names !== void 0 && !names.some((name) => keyFiles$1.test(name));
}
const pathFolder = (entry) => entry.replace(/(\/node_modules)\/.*$/, "$1");
async function existing(paths) {
	const found = await Promise.all(paths.map((path) => path?.startsWith("/") ? realpath(path).catch(() => void 0) : void 0));
	return [...new Set(found.filter((path) => path !== void 0))];
}
// src/adapters/sandbox/process.ts
const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" };
const outputLimit = 4194304;
const errorLimit = 65536;
const drainTime = 1e3;
async function runProgram(program) {
	const { argv, killBy, timeout, signal } = program;
	signal?.throwIfAborted();
	const began = performance.now();
	const [file = "", ...args] = argv;
	const child = spawn(file, args, {
		cwd: "/",
		env,
		detached: true,
		stdio: "pipe"
	});
	const output = collectOutput(outputLimit);
	const errors = collectOutput(errorLimit);
	child.stdout.on("data", output.add);
	child.stderr.on("data", errors.add);
	child.stdin.on("error", () => {});
	if (killBy === "process-group") child.stdin.end();
	let kind = "exited";
	const kill = () => killAll(child, killBy);
	const timer = setTimeout(() => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		kind = "timed-out";
		kill();
	}, timeout);
	signal?.addEventListener("abort", kill);
	try {
		const code = await exitCode(child, kill).catch((cause) => {
			throw new Error(`\`${file}\` could not be started: ${String(cause)}`, { cause });
		});
		signal?.throwIfAborted();
		const elapsed = Math.round(performance.now() - began);
		return {
			kind,
			code,
			output: output.text(),
			errors: errors.text(),
			elapsed
		};
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", kill);
	}
}
async function exitCode(child, kill) {
	const closed = once(child, "close");
	closed.catch(() => {});
	await once(child, "exit");
	kill();
	await Promise.race([closed, setTimeout$1(drainTime, void 0, { ref: false })]);
	child.stdout?.destroy();
	child.stderr?.destroy();
	return child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0);
}
function killAll(child, killBy) {
	if (killBy === "closing-stdin") {
		child.stdin?.destroy();
		return;
	}
	try {
		if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
	} catch {}
}
function collectOutput(limit) {
	const half = Math.floor(limit / 2);
	const first = [];
	const last = [];
	let firstLength = 0;
	let lastLength = 0;
	let omitted = 0;
	const addLast = (chunk) => {
		last.push(chunk);
		lastLength += chunk.length;
		for (let head = last[0]; head !== void 0 && lastLength > half; head = last[0]) {
			const excess = Math.min(head.length, lastLength - half);
			if (excess === head.length) last.shift();
			else last[0] = head.subarray(excess);
			lastLength -= excess;
			omitted += excess;
		}
	};
	return {
		add: (chunk) => {
			const taken = chunk.subarray(0, half - firstLength);
			if (taken.length > 0) first.push(taken);
			firstLength += taken.length;
			if (taken.length < chunk.length) addLast(chunk.subarray(taken.length));
		},
		text: () => {
			if (omitted === 0) return decode([...first, ...last]);
			return `${decode(first)}\n[${omitted} bytes of output were left out here]\n${decode(last)}`;
		}
	};
}
const decode = (chunks) => Buffer.concat(chunks).toString("utf8");
const lastLine = (text) => text.split("\n").map((line) => line.trim()).findLast((line) => line !== "") ?? "no reason given";
// src/adapters/sandbox/scripts.ts
const closeInherited = `
if [[ ! -e /dev/fd/0 ]]; then echo "/dev/fd is missing" >&2; exit 1; fi
for descriptor in /dev/fd/*; do
  descriptor=\${descriptor##*/}
  if (( descriptor > 2 )); then eval "exec $descriptor>&-"; fi
done
`;
const bash = (script, ...args) => [
	"/bin/bash",
	"--norc",
	"-c",
	`${closeInherited}${script}`,
	"script",
	...args
];
const applyPatch = `
set -euo pipefail
number=0
while IFS= read -r -d '' mode && IFS= read -r -d '' path; do
  IFS=/ read -r -a names <<< "$path"
  at=.
  for name in "\${names[@]}"; do
    at+=/$name
    if [[ -L $at ]]; then echo "$path leads through a symlink" >&2; exit 1; fi
  done
  folder=$(dirname -- "./$path")
  rm -f -- "./$path"
  if [[ $mode == absent ]]; then
    rmdir -p -- "$folder" 2> /dev/null || true
  else
    mkdir -p -- "$folder"
    cat -- "$1/$number" > "./$path"
    chmod "$mode" -- "./$path"
  fi
  number=$((number + 1))
done < "$1/changes"
`;
const watchStdin = (stop) => `
exec 3<&0
main "$@" & work=$!
{ read -r _ <&3 || true; ${stop}; } & watcher=$!
disown "$watcher"
status=0
wait "$work" || status=$?
kill -KILL "$watcher" 2> /dev/null || true
exit "$status"
`;
const populateWorkspace = `
set -euo pipefail
main() {
  exec 3<&-
  root=$1 base=$2 owner=$3 history=$4
  shift 4
  excluded=(--exclude=.git)
  for pattern; do excluded+=(--exclude="$pattern"); done
  { tar -C "$root" "\${excluded[@]}" -cf - . || (( $? == 1 )); } |
    tar -C "$base/checkout" -xpf - --no-same-owner
  cp -R -- "$history/." "$base/checkout"
  if [[ $owner ]]; then chown -R -h -- "$owner" "$base"; fi
}
${watchStdin("kill -KILL 0")}`;
const removeFolders = `
chmod -R u+rwX -- "$@" 2> /dev/null
rm -rf -- "$@"
`;
const runUnprotected = `
set -euo pipefail
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5
if [[ $stage != base ]]; then cp -a -- "$workspace/base/." "$workspace/$stage"; fi
environment=()
while IFS= read -r -d '' variable; do environment+=("$variable"); done < "$manifest/environment"
cd -- "$workspace/$stage/checkout"
/bin/bash --norc -c "$apply_patch" apply-patch "$manifest/patch"
echo ready >&2
exec env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c "$command" < /dev/null 2>&1
`;
const runInNamespaces = `
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5 where=$6 user=$7 network=$8
view=$workspace/view

read_only() {
  mount -o remount,bind,ro -- "$1" 2> /dev/null || umount -l -- "$1" 2> /dev/null || ! mountpoint -q -- "$1"
}

stage_copy() {
  cd -- "$workspace"
  copy=$workspace/$stage
  if [[ $stage != base ]]; then
    mkdir -- "$copy/upper" "$copy/work" "$copy/merged"
    layers="lowerdir=base,upperdir=$stage/upper,workdir=$stage/work,redirect_dir=on"
    copy=$copy/merged
    mount -t overlay -o "$layers" overlay "$copy" 2> /dev/null || cp -a -- "$workspace/base/." "$copy"
  fi
  cd /
}

build_view() {
  mkdir -p -- "$view"
  mount --rbind / "$view"
  mapfile -t mounted < /proc/self/mountinfo
  for line in "\${mounted[@]}"; do
    read -r _ _ _ _ point _ <<< "$line"
    printf -v point %b "\${point//\\\\/\\\\0}"
    if [[ $point == "$view" || $point == "$view"/* ]]; then read_only "$point"; fi
  done
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$view/dev/pts"
  mount -t tmpfs -o mode=1777,nosuid,nodev shm "$view/dev/shm"
  mount -t proc -o nosuid,nodev,noexec proc "$view/proc"
}

apply_mount_table() {
  while IFS= read -r -d '' kind && IFS= read -r -d '' path && IFS= read -r -d '' source; do
    target=$view$path
    case $kind in
      empty) if [[ -d $target ]]; then mount -t tmpfs -o mode=755,nosuid,nodev none "$target"; fi ;;
      blank) if [[ -e $target ]]; then mount --bind /dev/null "$target"; fi ;;
      staged) mkdir -p -- "$target"; mount --bind -- "$copy/$source" "$target" ;;
      shown)
        if [[ -d $source ]]; then mkdir -p -- "$target"; fi
        mount --bind -- "$source" "$target"
        mount -o remount,bind,ro -- "$target" ;;
    esac
  done < "$manifest/mounts"
}

main() {
  exec 3<&-
  stage_copy
  build_view
  apply_mount_table
  mapfile -d '' -t environment < "$manifest/environment"
  if [[ $network == none ]] && ! { ip link set lo up || ifconfig lo up; } 2> /dev/null; then
    echo no-loopback >&2
  fi
  cd -- "$view"
  pivot_root . .
  umount -l .
  cd -- "$where"
  ulimit -c 0
  echo 500 > /proc/self/oom_score_adj
  drop=(setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all)
  "\${drop[@]}" env -i PATH="$PATH" /bin/bash --norc -c "$apply_patch" apply-patch /run/patch
  echo ready >&2
  exec "\${drop[@]}" env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c "$command" < /dev/null 2>&1
}

${watchStdin("kill -KILL \"$work\"")}`;
// src/adapters/sandbox/namespaces.ts
const objectsInSandbox = "/run/project-objects";
const unshare = [
	"unshare",
	"--mount",
	"--pid",
	"--fork",
	"--kill-child=SIGKILL",
	"--ipc",
	"--uts"
];
async function namespaceBackend(settings, workspace, privileged) {
	const { home, homeFolders, mounts: machine } = await buildMountTable(settings);
	const { user, mounts: account } = await addUser(workspace, home);
	const variables = {
		...allowedVariables(settings.jobEnv, settings.environment),
		HOME: home,
		TMPDIR: "/tmp",
		USER: "tests",
		LOGNAME: "tests",
		SHELL: "/bin/bash"
	};
	return {
		privileged,
		owner: `${user}:${user}`,
		objects: objectsInSandbox,
		homeFolders,
		run: async ({ command, patch, network, timeout, signal }, { manifest, stage, objects }) => {
			const mounts = [
				...machine,
				...account,
				...runMounts(manifest, objects)
			];
			await writeManifest(manifest, {
				variables,
				mounts,
				patch
			});
			const args = [
				manifest,
				workspace,
				stage,
				applyPatch,
				command,
				settings.root,
				`${user}`
			];
			const script = bash(runInNamespaces, ...args, network ? "shared" : "none");
			return runProgram({
				argv: [
					...privileged,
					...unshare,
					...network ? [] : ["--net"],
					"--",
					...script
				],
				killBy: "closing-stdin",
				timeout,
				signal
			});
		}
	};
}
function runMounts(manifest, objects) {
	const patch = {
		kind: "shown",
		path: "/run/patch",
		source: patchFolder(manifest)
	};
	if (objects === void 0) return [patch];
	return [patch, {
		kind: "shown",
		path: objectsInSandbox,
		source: objects
	}];
}
async function addUser(folder, home) {
	const users = await readFile("/etc/passwd", "utf8");
	const groups = await readFile("/etc/group", "utf8");
	const numbers = `${users}\n${groups}`.split("\n").map((line) => Number(line.split(":")[2]));
	let user = 47e3;
	while (numbers.includes(user)) user += 1;
	const list = async (name, text, line) => {
		const source = join(folder, name);
		await writeFile(source, `${text.replace(/\n?$/, "\n")}${line}\n`, { mode: 420 });
		return {
			kind: "shown",
			path: `/etc/${name}`,
			source
		};
	};
	const mounts = await Promise.all([list("passwd", users, `tests:x:${user}:${user}:tests:${home}:/bin/bash`), list("group", groups, `tests:x:${user}:`)]);
	return {
		user,
		mounts
	};
}
// src/adapters/sandbox/unprotected.ts
function unprotectedBackend({ environment, jobEnv }, workspace) {
	return {
		privileged: [],
		owner: "",
		objects: void 0,
		homeFolders: [],
		run: async ({ command, patch, timeout, signal }, { manifest, stage }) => {
			const copy = join(workspace, stage);
			await writeManifest(manifest, {
				variables: {
					...defaultToolHomes(jobEnv.HOME || homedir()),
					...allowedVariables(jobEnv, environment),
					HOME: join(copy, "home"),
					TMPDIR: join(copy, "tmp")
				},
				mounts: [],
				patch
			});
			return runProgram({
				argv: bash(runUnprotected, manifest, workspace, stage, applyPatch, command),
				killBy: "process-group",
				timeout,
				signal
			});
		}
	};
}
// src/adapters/sandbox/workspace.ts
const copyTimeout = 18e5;
const keyFiles = "./gha-creds-*.json";
async function createWorkspace({ root, scratch, copyHistory }, build) {
	const directory = await realpath(await mkdtemp(join(scratch, "tests-")));
	await makeFolders(directory);
	const backend = await build(directory);
	try {
		for (const folder of backend.homeFolders) await mkdir(join(directory, "base/home", folder), { recursive: true });
		await populate(backend, directory, {
			root: join(directory, "nothing"),
			excluded: []
		});
	} catch (error) {
		await remove(backend, [directory]);
		throw error;
	}
	let objects;
	const busy = new Set();
	return {
		copyCheckout: async (signal) => {
			objects = await copyHistory(root, join(directory, "history"), backend.objects);
			const excluded = [keyFiles, `./${relative(root, scratch)}`];
			await populate(backend, directory, {
				root,
				excluded,
				signal
			});
		},
		run: async (command) => {
			const number = takeNumber(busy);
			const manifest = join(directory, `manifest-${number}`);
			const stage = command.persists ? "base" : `stage-${number}`;
			await mkdir(manifest);
			if (!command.persists) await mkdir(join(directory, stage));
			try {
				return await backend.run(command, {
					manifest,
					stage,
					objects
				});
			} finally {
				const layer = command.persists ? [] : [join(directory, stage)];
				if (await remove(backend, [manifest, ...layer])) busy.delete(number);
			}
		},
		[Symbol.asyncDispose]: async () => {
			await remove(backend, [directory]);
		}
	};
}
function takeNumber(busy) {
	let number = 1;
	while (busy.has(number)) number += 1;
	busy.add(number);
	return number;
}
async function makeFolders(directory) {
	for (const folder of ["nothing", "history"]) await mkdir(join(directory, folder));
	for (const folder of copiedFolders) {
		const path = join(directory, "base", folder);
		await mkdir(path, { recursive: true });
		await chmod(path, folder.endsWith("tmp") ? 1023 : 493);
	}
}
async function populate({ privileged, owner }, directory, { root, excluded, signal }) {
	const [base, history] = [join(directory, "base"), join(directory, "history")];
	const script = bash(populateWorkspace, root, base, owner, history, ...excluded);
	await runScript("copying the checkout", [...privileged, ...script], signal);
}
async function remove({ privileged }, folders) {
	try {
		const script = bash(removeFolders, ...folders);
		await runScript("removing the private copy", [...privileged, ...script]);
		return true;
	} catch {
		return false;
	}
}
async function runScript(what, argv, signal) {
	const result = await runProgram({
		argv,
		killBy: "closing-stdin",
		timeout: copyTimeout,
		signal
	});
	if (result.kind === "timed-out" || result.code !== 0) throw new Error(`${what} failed (exit code ${result.code}): ${lastLine(result.errors)}`);
}
// src/adapters/sandbox/isolation.ts
const trialTimeout = 6e4;
const isolated = "The commands run as a separate user, without access to the agent's processes, secrets and network.";
const withoutLoopback = "Their loopback network is down, because this machine has neither `ip` nor `ifconfig`.";
const unprotected = (show) => `The commands run unprotected, because ${show("test-isolation")} is none: they do not see the agent's environment, but code under test can read the agent's files and processes and use its network.`;
async function isolate(settings, mode, show = showInput) {
	const isUnprotected = mode === "none";
	let workspace;
	try {
		const privileged = isUnprotected ? [] : await findPrivilege();
		workspace = await createWorkspace(settings, async (directory) => isUnprotected ? unprotectedBackend(settings, directory) : namespaceBackend(settings, directory, privileged));
		const errors = await tryOut(workspace);
		const sentence = /^no-loopback$/m.test(errors) ? `${isolated} ${withoutLoopback}` : isolated;
		return {
			kind: "ready",
			workspace,
			sentence: isUnprotected ? unprotected(show) : sentence
		};
	} catch (error) {
		await workspace?.[Symbol.asyncDispose]();
		const why = errorMessage(error);
		return {
			kind: "missing",
			sentence: isUnprotected ? `The commands cannot run here: ${why}.` : adviceFor(why, show)
		};
	}
}
async function findPrivilege() {
	if (process.platform !== "linux") throw new Error("this machine does not run Linux");
	if (process.getuid?.() === 0) return [];
	const sudo = [
		"sudo",
		"-n",
		"--"
	];
	const result = await runProgram({
		argv: [...sudo, "true"],
		killBy: "closing-stdin",
		timeout: trialTimeout
	}).catch(() => void 0);
	if (result?.kind === "exited" && result.code === 0) return sudo;
	throw new Error("this user is not root and cannot become root with `sudo -n`");
}
async function tryOut(workspace) {
	const { kind, code, errors } = await workspace.run({
		command: "true",
		patch: emptyPatch,
		persists: false,
		network: false,
		timeout: trialTimeout
	});
	if (kind === "timed-out") throw new Error("they took more than a minute to start");
	if (!errors.includes("ready") || code !== 0) throw new Error(`their sandbox could not be set up (${lastLine(errors)})`);
	return errors;
}
const adviceFor = (why, show) => `The commands cannot be isolated from the agent's secrets here: ${why}. Use a Linux machine with root or passwordless \`sudo\`, or set ${show("test-isolation")} to none to run them unprotected.`;
// src/adapters/sandbox/project-checks.ts
async function openProjectChecks(checkout, settings, jobEnv = process.env) {
	const { environment, copyHistory, timeout, show } = settings;
	checkNames(environment, show);
	const commands = commandsOf(settings);
	if (commands.length === 0) return unavailable([], "no command is set");
	const [root, temporary] = await Promise.all([realpath(checkout), realpath(tmpdir())]);
	const scratch = join(temporary, `jira-bug-fix-agent-${randomUUID()}`);
	await mkdir(scratch);
	const isolation = await isolate({
		root,
		scratch,
		environment,
		jobEnv,
		copyHistory
	}, settings.isolation, show);
	if (isolation.kind === "missing") {
		await rmdir(scratch).catch(() => {});
		return unavailable(commands, isolation.sentence);
	}
	const { workspace, sentence } = isolation;
	let prepared;
	const prepareOnce = (signal) => {
		prepared ??= prepare(workspace, settings, signal);
		return prepared;
	};
	return {
		commands,
		isolation: sentence,
		prepare: prepareOnce,
		run: async (name, patch, signal) => {
			signal.throwIfAborted();
			const command = settings[name];
			if (!command) return notRun(`No command is configured for ${name}.`);
			const problem = await prepareOnce(signal);
			if (problem !== void 0) return notRun(problem);
			const limits = {
				persists: false,
				network: false,
				timeout,
				signal
			};
			return outcomeOf(await workspace.run({
				command,
				patch,
				...limits
			}));
		},
		[Symbol.asyncDispose]: async () => {
			await workspace[Symbol.asyncDispose]();
			await rmdir(scratch).catch(() => {});
		}
	};
}
function commandsOf(settings) {
	return ["lint", "tests"].flatMap((name) => {
		const text = settings[name];
		return text ? [{
			name,
			text
		}] : [];
	});
}
async function prepare(workspace, settings, signal) {
	const { setup, timeout } = settings;
	try {
		await workspace.copyCheckout(signal);
	} catch (error) {
		signal.throwIfAborted();
		return `The checkout could not be copied for the commands: ${errorMessage(error)}. Make room for a copy in the temporary folder, and let this user read every file of the checkout.`;
	}
	if (!setup) return void 0;
	const access = {
		patch: emptyPatch,
		persists: true,
		network: true
	};
	const outcome = outcomeOf(await workspace.run({
		command: setup,
		...access,
		timeout,
		signal
	}));
	if (outcome.kind === "not-run") return outcome.why;
	if (outcome.kind === "exited" && outcome.code === 0) return void 0;
	const { code } = outcome.kind === "exited" ? outcome : { code: void 0 };
	return `The setup command ${code === void 0 ? `took more than ${timeout / 1e3} seconds` : `ended with exit code ${code}`}. ${setupAdvice(settings)} The end of its output:\n${lastLines(outcome.output)}`;
}
function setupAdvice({ show = showInput, ...settings }) {
	const others = [...settings.lint ? [show("lint-command")] : [], ...settings.tests ? [show("test-command")] : []];
	return `Correct ${show("setup-command")}, or remove it and ${others.join(" and ")} to work without checks.`;
}
function outcomeOf({ kind, code, output, errors, elapsed }) {
	if (kind === "timed-out") return {
		kind,
		output,
		elapsed
	};
	if (!/^ready$/m.test(errors)) return notRun(`The sandbox for the command could not be set up: ${lastLine(errors)}.`);
	return {
		kind,
		code,
		output,
		elapsed
	};
}
function unavailable(commands, why) {
	return {
		commands,
		isolation: "",
		prepare: async () => why,
		run: async (_name, _patch, signal) => {
			signal.throwIfAborted();
			return notRun(why);
		},
		[Symbol.asyncDispose]: async () => {}
	};
}
const notRun = (why) => ({
	kind: "not-run",
	why
});
const lastLines = (output) => output.trimEnd().split("\n").slice(-10).join("\n").slice(-2e3);
const shortestSecret = 6;
function maskSecrets({ commands, isolation, prepare, run }, secrets) {
	const hidden = secrets.filter(({ length }) => length >= shortestSecret);
	const mask = (text) => hidden.reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
	return {
		commands: commands.map(({ name, text }) => ({
			name,
			text: mask(text)
		})),
		isolation,
		prepare: async (signal) => {
			const problem = await prepare(signal);
			return problem === void 0 ? void 0 : mask(problem);
		},
		run: async (...args) => {
			const ran = await run(...args);
			return ran.kind === "not-run" ? {
				...ran,
				why: mask(ran.why)
			} : {
				...ran,
				output: mask(ran.output)
			};
		}
	};
}
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
export { copyHistory as _, useProxies as a, githubForge as c, worktreeRoot as d, worktreeWorkspace as f, remoteTip as g, fetchCommit as h, openaiModel as i, githubDispatcher as l, savePatch as m, maskSecrets as n, jiraTickets as o, uncommittedFiles as p, openProjectChecks as r, githubReviews as s, treeSitterSyntax as t, writePatch$1 as u, commitWorkspace as v, headCommit as y };
