import { Mr as oneLine, Tn as sortedChanges, bn as patchDiff, dt as OutageError, ft as UserError, kr as clip, pt as errorMessage, vt as showInput } from "./core.js";
import { promisify } from "node:util";
import { createHash, randomUUID } from "node:crypto";
import { constants, readdirSync } from "node:fs";
import { chmod, copyFile, lstat, mkdir, mkdtemp, readFile, realpath, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize, posix, resolve } from "node:path";
import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
// src/adapters/git/decode.ts
const sizeLimit = 1048576;
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
const neutral = dirname(process.execPath);
async function git(directory, args, { bytes = listingLimit, milliseconds = 0, protocol = "none", env = {} } = {}) {
	const cwd = await realpath(directory).catch((cause) => {
		throw new NoRepository(directory, cause);
	});
	const trusted = await trustedRoot(cwd);
	const overrides = [...settings, ...trusted === void 0 ? [] : [`safe.directory=${trusted}`]];
	try {
		const where = [
			"-C",
			cwd,
			...overrides.flatMap((it) => ["-c", it])
		];
		const { stdout } = await run("git", [...where, ...args], {
			cwd: neutral,
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
		listed ??= list(directory, commit);
		return listed;
	};
	return {
		paths: async () => (await listing()).paths,
		read: async (path) => {
			const entry = (await listing()).entries.get(path);
			return entry && readBlob(directory, entry);
		},
		scan: async (paths, visit) => {
			const { entries } = await listing();
			for (const path of paths) {
				const entry = entries.get(path);
				const file = entry && await readBlob(directory, entry);
				if (file !== void 0 && visit(path, Buffer.from(file.text)) === false) return;
			}
		},
		history: async () => []
	};
}
async function list(directory, commit) {
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
async function readBlob(directory, entry) {
	try {
		const text = decodeText(await git(directory, [
			"cat-file",
			"blob",
			entry.blob
		], { bytes: sizeLimit }));
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
			...environmentFor(remote),
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
function environmentFor({ url, token, patience = 30 }) {
	const credentials = Buffer.from(`x-access-token:${token}`).toString("base64");
	return {
		...Object.fromEntries(proxies.map((name) => [name, proxyOf(name)])),
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
		GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
		GIT_HTTP_LOW_SPEED_LIMIT: "1",
		GIT_HTTP_LOW_SPEED_TIME: String(patience)
	};
}
// src/adapters/git/origin.ts
async function originOf(root) {
	return parseOrigin(await gitLine(root, [
		"ls-remote",
		"--get-url",
		"origin"
	]).catch(() => ""));
}
function parseOrigin(url) {
	const [, host, owner, name] = forms.exec(url) ?? [];
	return host && owner && name ? {
		host,
		repository: `${owner}/${name}`
	} : void 0;
}
const forms = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+(?::\d+)?)[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
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
const { basename: basename$1, dirname: dirname$1, join: join$1 } = posix;
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
	for (const path of paths) if (contents(dirname$1(path))?.files.has(basename$1(path)) === true || await isFile(path)) files.push(path);
	return files;
}
function listBelow(root) {
	const known = new Map();
	const list = (folder) => {
		if (!known.has(folder)) {
			const isFolder = folder === "." || list(dirname$1(folder))?.folders.has(basename$1(folder));
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
function worktreeWorkspace(directory) {
	let found;
	const worktree = () => {
		found ??= open(directory);
		return found;
	};
	return {
		paths: async () => (await worktree()).paths,
		read: async (path) => read(await worktree(), path),
		scan: async (paths, visit) => {
			const found = await worktree();
			for (const path of paths) {
				const file = await read(found, path);
				if (file !== void 0 && visit(path, Buffer.from(file.text)) === false) return;
			}
		},
		history: async () => []
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
// src/adapters/git/write-patch.ts
async function writePatch(directory, patch) {
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
	await copyFile(target, original, constants.COPYFILE_EXCL);
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
export { savePatch as a, fetchCommit as c, commitWorkspace as d, headCommit as f, uncommittedFiles as i, remoteTip as l, worktreeRoot as n, originOf as o, worktreeWorkspace as r, parseOrigin as s, writePatch as t, copyHistory as u };
