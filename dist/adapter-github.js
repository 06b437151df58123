import { n as throttling, t as Octokit } from "./package-octokit.js";
import { Qi as oneLine, St as showInput, bi as parseJson, gt as UserError, hr as unaltered, ht as OutageError, j as readEmbeddedState, mi as retryAfterMs, qi as clip, vt as errorMessage, yr as sortedChanges, yt as findExplanation } from "./core.js";
import { d as DISPATCH_EVENT, m as firstBytes, v as sleep } from "./agent.js";
import { _ as string, m as object, o as array, r as datetime } from "./package-zod.js";
import { randomUUID } from "node:crypto";
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
const maxAnswer = 16777216;
var OversizedAnswer = class extends OutageError {};
async function complete(answer) {
	const { status, statusText, headers, url } = answer;
	const { bytes, isWhole } = await firstBytes(answer.body, maxAnswer);
	if (!isWhole) throw new OversizedAnswer(`GitHub sent an answer of more than ${maxAnswer / 2 ** 20} MiB.`);
	const whole = new Response(bytes.length === 0 ? null : bytes, {
		status,
		statusText,
		headers
	});
	return Object.defineProperty(whole, "url", { value: url });
}
// src/adapters/github/errors.ts
function readRejection(error) {
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
	return error instanceof Error && error.name === "HttpError" && readRejection(error) === void 0;
}
function isLost(error) {
	const { status } = readRejection(error) ?? {};
	return status === void 0 ? isUnanswered(error) : isOutage(status);
}
function isRejected(error, status, pattern = /(?:)/) {
	const rejection = readRejection(error);
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
	const status = readRejection(error)?.status;
	if (status !== void 0) return `GitHub answered ${status}${said(error.message)}`;
	return isUnanswered(error) || error.name === "GraphqlResponseError" ? `GitHub did not do it${said(error.message)}` : void 0;
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
	const explained = findExplanation(error);
	if (explained !== void 0) return explained;
	const rejection = readRejection(error);
	if (rejection === void 0) {
		if (!isUnanswered(error)) return error;
		const text = sentence(`GitHub did not answer at ${settings.apiUrl}${said(errorMessage(error))}`);
		return new OutageError(text, { cause: error });
	}
	const advice = adviceFor(rejection, settings);
	if (advice !== void 0) return new UserError(advice, { cause: error });
	const { status, message } = rejection;
	const text = sentence(`GitHub answered ${status} for ${settings.repository}${said(message)}`);
	return new OutageError(text, { cause: error });
}
function said(message) {
	const text = oneLine(message).replace(/ - https?:\S+$/, "");
	return text === "" || text.startsWith("<") ? "" : `: ${clip(text, 300)}`;
}
const sentence = (text) => text.replace(/[.!]?$/, ".");
function adviceFor(rejection, settings) {
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
// src/adapters/github/connection.ts
const Client = Octokit.plugin(throttling);
function githubConnection(settings, options = {}) {
	const [owner = "", repo = ""] = settings.repository.split("/");
	const ignore = () => {};
	const outages = watchOutages(options);
	const { rest, graphql, paginate } = new Client({
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
		paginate,
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
			if (("error" in sent ? !(sent.error instanceof OversizedAnswer) : isOutage(sent.answer.status)) && isRepeatable && await mayRepeat(tries)) continue;
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
			const { status, rateLimited } = readRejection(error) ?? {};
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
async function changedPaths(github, base, tip) {
	const compared = await compare(github, `${base}...${tip}`, 1);
	if (compared?.status !== "ahead") return void 0;
	return compared.files.flatMap(({ filename: now, previous_filename: before = now }) => [before, now]);
}
async function compare({ rest, at }, basehead, most) {
	const which = {
		...at,
		basehead,
		per_page: most
	};
	try {
		const { files, ...compared } = (await rest.repos.compareCommitsWithBasehead(which)).data;
		return files === void 0 || files.length >= listedFiles ? void 0 : {
			...compared,
			files
		};
	} catch (error) {
		const { status = 0 } = readRejection(error) ?? {};
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
	const remember = ({ sha, tree, message, verification, ...data }) => {
		const commit = {
			sha,
			tree: tree.sha,
			message,
			verified: verification?.verified,
			author: personOf(data.author),
			committer: personOf(data.committer),
			parents: data.parents.map((parent) => parent.sha)
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
const personOf = ({ name, email }) => `${name} <${email}>`;
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
function isMarked({ message }, key) {
	return message.split(/\r?\n/).includes(trailer(key));
}
const trailer = (key) => `Jira-Bug-Fix: ${key}`;
// src/adapters/github/ownership.ts
const refOf$1 = (key, sha) => `jira-bug-fix/commits/${key}/${sha}`;
function recordCommit({ rest, at, repeat }, key, sha) {
	return repeat(async () => {
		try {
			await rest.git.createRef({
				...at,
				ref: `refs/${refOf$1(key, sha)}`,
				sha
			});
		} catch (error) {
			if (!isRejected(error, 422, /reference already exists/i)) throw error;
		}
	});
}
async function isOwn(repository, place, head) {
	if (await isWritten(repository, place, head)) return true;
	return isMergeOfGitHub(head) && await isOwnMerged(repository, place, head);
}
async function isWritten({ rest, at }, { key }, commit) {
	return (await ifFound(rest.git.getRef({
		...at,
		ref: refOf$1(key, commit.sha)
	})))?.data.object.sha === commit.sha || isMarked(commit, key) && isOfBot(commit);
}
function isOfBot({ author, committer, verified, parents }) {
	const isUnchanged = committer === author || gitHub.test(committer);
	return verified === true && parents.length === 1 && bot.test(author) && isUnchanged;
}
const bot = /\[bot\] <[^@]+\[bot\]@users\.noreply\.github\.com>$/;
const gitHub = /^(?:GitHub <noreply@github\.com|GitHub Enterprise <noreply@[^>]+)>$/;
function isMergeOfGitHub({ parents, committer, verified }) {
	return parents.length === 2 && gitHub.test(committer) && verified !== false;
}
const mostCommits = 20;
async function isOwnMerged(repository, place, head) {
	const merged = await changesOn(repository, place, head.sha);
	if (merged === void 0) return false;
	const [own, ...others] = (await Promise.all(merged.commits.map((sha) => repository.readCommit(sha)))).filter((commit) => !isMergeOfGitHub(commit));
	if (own === void 0 || others.length > 0) return false;
	if (!await isWritten(repository, place, own)) return false;
	const before = await changesOn(repository, place, own.sha);
	return before !== void 0 && before.lines === merged.lines;
}
async function changesOn(github, { into }, sha) {
	const compared = await compare(github, `${into}...${sha}`, 21);
	if (compared === void 0 || compared.total_commits > mostCommits) return void 0;
	const { commits, files } = compared;
	const changes = files.map(({ filename, previous_filename = "", status, patch, sha: blob }) => {
		const lines = patch?.split("\n").filter((line) => /^[+-]/.test(line)) ?? [blob];
		return JSON.stringify([
			filename,
			previous_filename,
			status,
			...lines
		]);
	});
	return {
		commits: commits.map((commit) => commit.sha),
		lines: changes.toSorted().join("\n")
	};
}
// src/adapters/github/branch.ts
async function findBranch(repository, place) {
	const { rest, at, readCommit } = repository;
	const ref = await ifFound(rest.git.getRef({
		...at,
		ref: `heads/${place.branch}`
	}));
	if (ref === void 0) return { kind: "absent" };
	const commit = await readCommit(ref.data.object.sha);
	return await isOwn(repository, place, commit) ? {
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
async function write({ rest, at }, { branch }, state, { sha, parents }) {
	if (state.kind === "foreign") return false;
	if (state.kind === "own" && state.commit.sha === sha) return true;
	if (state.kind === "absent") await rest.git.createRef({
		...at,
		ref: `refs/heads/${branch}`,
		sha
	});
	else {
		const force = !parents.includes(state.commit.sha);
		await rest.git.updateRef({
			...at,
			ref: `heads/${branch}`,
			sha,
			force
		});
	}
	return true;
}
// src/adapters/github/lease.ts
const maxAttempts = 5;
async function takeLease(repository, request) {
	for (let attempt = 1;; attempt += 1) try {
		return await repository.repeat(() => takeFreeLease(repository, request));
	} catch (error) {
		if (attempt === maxAttempts || !isRejected(error, 422, changedMeanwhile)) throw error;
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
	return leaseSchema.safeParse(parseJson(line)).data;
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
	unaltered(publication);
	const { branch, draft } = publication;
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
	const commit = isUpToDate ? before.commit : await repository.createCommit({
		message,
		tree,
		parent: base.commit
	});
	if (!isUpToDate) {
		await recordCommit(repository, publication.key, commit.sha);
		if (!await pointBranch(repository, publication, before, commit)) return taken;
	}
	const pull = await openPullRequest(repository, publication, before.kind === "absent");
	const notes = [...pull.notes, ...await addLabelsAndReviewers(repository, publication, pull)];
	const { number, url } = pull;
	const pullRequest = {
		number,
		url,
		branch,
		draft,
		verified: commit.verified
	};
	return {
		kind: "published",
		commit: commit.sha,
		pullRequest,
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
		const failure = `The pull request lacks the labels ${list(missing)}, so check \`labels\``;
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
	return noteFailure(() => rest.pulls.requestReviewers(request), `Nobody was asked for a review, so check \`reviewers\`${teams.length === 0 ? "" : " (`github-token` must be able to see teams)"}: ${list(reviewers)}`);
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
const list = (names) => names.join(", ");
// src/adapters/github/inspection.ts
function githubInspection(settings, options = {}) {
	const connection = githubConnection(settings, options);
	const { rest, at, paginate } = connection;
	const { actions } = rest;
	const { repository, show = showInput } = settings;
	const explained = explaining(settings);
	const readable = (request) => explained(ifReadable(request));
	return {
		async repository() {
			const found = await explained(ifFound(rest.repos.get(at)));
			if (found === void 0) throw new UserError(`${repository} does not exist, or ${show("github-token")} may not read it: check the name, or give the token access to the repository.`);
			return {
				branch: found.data.default_branch,
				isArchived: found.data.archived
			};
		},
		write: () => explained(tryWriting(connection, settings)),
		async openPull(branch) {
			const pull = {
				...at,
				title: "never opened",
				head: branch,
				base: branch
			};
			const request = rest.pulls.create(pull).catch((error) => {
				if (isRejected(error, 422)) return false;
				if (isRejected(error, 403, /not permitted to create or approve/i)) return true;
				if (!isRejected(error, 404)) throw error;
				throw new UserError(`${show("github-token")} may not open pull requests in ${repository}: ${writeAccessHint(settings)}.`);
			});
			return { isForbiddenToActions: await explained(request) === true };
		},
		async mayReadRuns() {
			const one = {
				...at,
				per_page: 1
			};
			return await readable(actions.listWorkflowRunsForRepo(one)) !== void 0;
		},
		async workflowToken() {
			const request = actions.getGithubActionsDefaultWorkflowPermissionsRepository(at);
			const found = await readable(request);
			if (found === void 0) return void 0;
			const { can_approve_pull_request_reviews, default_workflow_permissions } = found.data;
			return {
				opensPulls: can_approve_pull_request_reviews,
				writesByDefault: default_workflow_permissions === "write"
			};
		},
		async rulesOf(branch) {
			return (await readable(rest.repos.getBranchRules({
				...at,
				branch
			})))?.data.map(({ type }) => type) ?? [];
		},
		workflows: (branch) => explained(readWorkflows(connection, branch)),
		async secrets() {
			const [own, shared] = await Promise.all([readable(paginate(actions.listRepoSecrets, {
				...at,
				per_page: 100
			})), readable(paginate(actions.listRepoOrganizationSecrets, {
				...at,
				per_page: 100
			}))]);
			return own && new Set([...own, ...shared ?? []].map(({ name }) => name));
		},
		async variables() {
			const [own, shared] = await Promise.all([readable(paginate(actions.listRepoVariables, {
				...at,
				per_page: 30
			})), readable(paginate(actions.listRepoOrganizationVariables, {
				...at,
				per_page: 30
			}))]);
			return own && new Map([...shared ?? [], ...own].map(({ name, value }) => [name, value]));
		}
	};
}
async function ifReadable(request) {
	try {
		return await request;
	} catch (error) {
		const { status, rateLimited } = readRejection(error) ?? {};
		if ((status === 403 || status === 404) && !rateLimited) return void 0;
		throw error;
	}
}
const Listed = array(object({
	path: string(),
	type: string()
}));
const Content = object({ content: string() });
async function readWorkflows({ rest, at }, ref) {
	const folder = await ifFound(rest.repos.getContent({
		...at,
		ref,
		path: ".github/workflows"
	}));
	const texts = (Listed.safeParse(folder?.data).data ?? []).map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path)).map(async (path) => {
		const { data } = await rest.repos.getContent({
			...at,
			ref,
			path
		});
		const { content } = Content.parse(data);
		return [path, Buffer.from(content, "base64").toString("utf8")];
	});
	return new Map(await Promise.all(texts));
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
		line: place.side === "LEFT" ? void 0 : place.line ?? lastLine(hunk ?? ""),
		hunk
	};
}
function lastLine(hunk) {
	const [head = "", ...lines] = hunk.trimEnd().split("\n");
	const [, start] = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(head) ?? [];
	if (start === void 0 || lines.at(-1)?.startsWith("-")) return void 0;
	const kept = lines.filter((line) => !/^[-\\]/.test(line)).length;
	return kept === 0 ? void 0 : Number(start) + kept - 1;
}
export { githubDispatcher as i, githubInspection as n, githubForge as r, githubReviews as t };
