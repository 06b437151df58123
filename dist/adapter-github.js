import { n as throttling, t as Octokit } from "./package-octokit.js";
import { c as retryAfterMs, et as clip, lt as oneLine, m as parseJson, nt as clipWithin, w as encodeText } from "./engine-text.js";
import { b as sortedChanges, g as requireUnaltered } from "./engine-edits.js";
import { _ as plainOutput } from "./engine-evidence.js";
import { f as literal, h as object, i as _enum, m as number, o as array, r as datetime, s as boolean, u as int, v as string, x as unknown } from "./package-zod.js";
import { $ as ledgerFile, A as readAppKey, J as readEmbeddedState, Jr as ticketOfBranch, Jt as isMarkedAnswer, Kr as fixedStart, O as appJwt, Sn as kindOfCheck, Wr as branchName, Xr as hasCommentMark, Y as shownStatus, Yt as markAnswer, Z as writePullState, _i as textAfterCommand, _n as isBotLogin, at as watchEnd, cn as findForbidding, et as ledgerRef, j as tokenNow, ln as judgedRules, nt as writeMonth, qr as isNamedByKey, ri as emptyRecord, rt as saysRevert, si as bareChange, sn as allowMerges, tt as readMonth, un as namesChange, xn as isSilent, yt as emptyMonth } from "./core.js";
import { v as DISPATCH_EVENT } from "./agent.js";
import { c as UserError, d as errorMessage, f as findExplanation, h as showInput, i as sleep, l as cannotReach, o as OutageError, s as UnreachableError, t as firstBytes } from "./engine-base.js";
import { randomUUID } from "node:crypto";
// src/adapters/github/connection/outage.ts
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
	const { timeoutMs = 3e4, signal = new AbortController().signal } = options;
	const { onWait, wait = sleep } = options;
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
			onWait?.(milliseconds);
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
// src/adapters/github/connection/errors.ts
function readRejection(error) {
	if (!(error instanceof Error && "status" in error && "response" in error)) return void 0;
	const { status, response, message } = error;
	if (typeof status !== "number" || response === void 0) return void 0;
	const isLimit = /\b(?:rate limit|abuse detection)/i.test(message);
	const { method = "", url = "" } = "request" in error ? Object(error.request) : {};
	return {
		status,
		request: `${method} ${url}`,
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
async function unlessRejected(request, status, pattern) {
	try {
		return await request;
	} catch (error) {
		if (isRejected(error, status, pattern)) return void 0;
		throw error;
	}
}
const ifFound = (request) => unlessRejected(request, 404);
const isOvertaken = (error) => isRejected(error, 422, changedMeanwhile);
const changedMeanwhile = /reference (?:already exists|does not exist|update failed|cannot be updated)|not a fast[ -]forward/i;
async function ifReadable(request) {
	try {
		return await request;
	} catch (error) {
		const { status, rateLimited } = readRejection(error) ?? {};
		if ((status === 403 || status === 404) && !rateLimited) return void 0;
		throw error;
	}
}
async function refusalOf(request) {
	return request.then(() => void 0, (error) => {
		const { status = 0, rateLimited } = readRejection(error) ?? {};
		if (![
			403,
			404,
			409,
			410,
			422
		].includes(status) || rateLimited) throw error;
		return failureReason(error);
	});
}
function failureReason(error) {
	if (!(error instanceof Error)) return void 0;
	const status = readRejection(error)?.status;
	if (status !== void 0) return `GitHub answered ${status}${said(error.message)}`;
	return isUnanswered(error) || error.name === "GraphqlResponseError" ? `GitHub did not do it${said(error.message)}` : void 0;
}
const publishing = "contents: write, pull-requests: write";
const appHint = (needed = publishing) => `give the App of \`app-id\` the permissions \`${needed}\`, and accept them where it is installed`;
const permissions = [
	[/^POST .*\/actions\//, "actions: write"],
	[/^GET .*\/actions\//, "actions: read"],
	[/^GET .*\/check-runs/, "checks: read"],
	[/^GET .*\/status(?:\?|$)/, "statuses: read"],
	[/^(?:POST|PATCH) .*\/issues\/.*comments/, "issues: write"]
];
function writeAccessHint({ show = showInput, token }, request = "") {
	const [, needed = publishing] = permissions.find(([form]) => form.test(request)) ?? [];
	if (typeof token !== "string") return appHint(needed);
	const rights = needed.includes(",") ? "these rights" : "this right";
	return `give the workflow \`permissions: ${needed}\`, or set ${show("github-token")} to a token with ${rights}`;
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
		const why = oneLine(errorMessage(error), 200);
		const text = cannotReach("GitHub", settings.apiUrl, why, "GITHUB_API_URL");
		return new UnreachableError(text, { cause: error });
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
	if (status === 401 && typeof settings.token !== "string") return `GitHub does not accept the token of the App of \`app-id\`: see whether it is still installed on ${repository}.`;
	if (status === 401) return `GitHub does not accept the token: set ${show("github-token")} to one for ${repository} that has not expired.`;
	if (/refusing to allow .* workflow/is.test(message)) return `The token may not push changes to workflow files of ${repository}: set ${show("github-token")} to the token of a GitHub App or person with the permission \`workflows\`, or run the agent on a commit whose workflows are those of the default branch.`;
	if (status === 422 && ruled.test(message)) return `A rule of ${repository} forbids what the agent has to write${said(message)}: set \`branch\` or \`commit-message\` to what it allows, or let the agent bypass it, under Settings > Rules.`;
	if (status !== 403 || rateLimited) return void 0;
	return `The token lacks permissions for this in ${repository}: ${permissionHint(rejection, settings)}.`;
}
const ruled = /repository rule violations|cannot force-push|protected (?:branch|ref)|creations being restricted|must (?:not )?match a given pattern/i;
function permissionHint({ message, request }, settings) {
	const { show = showInput } = settings;
	if (/not permitted to create or approve pull requests/i.test(message)) return `turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or set ${show("github-token")} to the token of a GitHub App`;
	return /archived/i.test(message) ? "it is archived, so unarchive it" : writeAccessHint(settings, request);
}
// src/adapters/github/connection/connection.ts
const Client = Octokit.plugin(throttling);
function githubConnection(settings, options = {}) {
	const [owner = "", repo = ""] = settings.repository.split("/");
	const ignore = () => {};
	const { signal = new AbortController().signal, wait = sleep } = options;
	const outages = watchOutages(options);
	const client = new Client({
		baseUrl: settings.apiUrl.replace(/\/+$/, ""),
		userAgent: "jira-bug-fix-agent",
		log: {
			debug: ignore,
			info: ignore,
			warn: ignore,
			error: ignore
		},
		request: { fetch: fetchThrough(outages) },
		throttle: throttleOptions(options)
	});
	authorize(client, settings);
	const { rest, graphql, paginate } = client;
	return {
		rest,
		apiUrl: settings.apiUrl,
		graphql,
		paginate,
		at: {
			owner,
			repo
		},
		ownWorkflow: settings.ownWorkflow,
		ownRun: settings.ownRun,
		repeat: (step) => repeatWhileOut(outages, step),
		wait: (milliseconds) => wait(milliseconds, signal)
	};
}
function authorize({ hook }, { token }) {
	let hasWorked = false;
	hook.wrap("request", async (request, options) => {
		options.headers.authorization = `Bearer ${await tokenNow(token)}`;
		try {
			const answer = await request(options);
			hasWorked = true;
			return answer;
		} catch (error) {
			if (!hasWorked || !isRejected(error, 401)) throw error;
			throw new OutageError(tokenEnded, { cause: error });
		}
	});
}
const tokenEnded = "GitHub does not accept the token any more that it accepted earlier in this run, so it has ended: run this job again, and give it `app-id` and `app-private-key` instead of a token, so that it gets a new one in time.";
function throttleOptions({ onWait }) {
	const isWaitedOut = (seconds, _, __, retries) => {
		const isWorth = seconds <= 60 && retries < 2;
		if (isWorth) onWait?.(seconds * 1e3);
		return isWorth;
	};
	const options = {
		id: randomUUID(),
		onRateLimit: isWaitedOut,
		onSecondaryRateLimit: isWaitedOut
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
// src/adapters/github/connection/file-text.ts
const File = object({
	encoding: literal("base64"),
	content: string()
});
async function fileTextAt({ rest, at }, path, ref) {
	const { data } = await rest.repos.getContent({
		...at,
		path,
		ref
	});
	return Buffer.from(File.parse(data).content, "base64").toString("utf8");
}
async function githubFileAt(settings, { commit, path }, options = {}) {
	const asked = fileTextAt(githubConnection(settings, options), path, commit);
	return await explaining(settings)(ifReadable(asked)) ?? null;
}
// src/adapters/github/connection/pages.ts
const perPage = 100;
async function readPages(most, read, first = 1) {
	const rows = [];
	for (let page = first; page < first + most; page += 1) {
		const found = await read({
			per_page: perPage,
			page
		});
		rows.push(...found);
		if (found.length < perPage) break;
	}
	return rows;
}
const firstOfNewest = (rows, pages) => Math.max(1, Math.ceil(rows / perPage) - pages + 1);
// src/adapters/github/app-tokens.ts
const margin = 3e5;
function appTokens(app, options = {}) {
	let last;
	let next;
	return async () => {
		if (last !== void 0 && Date.now() < last.end) return last.token;
		next ??= issueToken(app, options).finally(() => {
			next = void 0;
		});
		last = await next;
		return last.token;
	};
}
async function issueToken(app, options) {
	const key = await readAppKey(app.privateKey);
	if (key === void 0) throw new UserError("Set `app-private-key` to the whole .pem file that GitHub made: it is not an RSA key.");
	const token = () => appJwt(app.id, key, Date.now());
	const github = githubConnection({
		...app,
		token
	}, options);
	try {
		const { id, granted } = await findInstallation(github, app);
		const { data } = await github.rest.apps.createInstallationAccessToken({
			installation_id: id,
			repositories: [github.at.repo],
			permissions: allowed(granted)
		});
		app.onToken(data.token);
		return {
			token: data.token,
			end: Date.parse(data.expires_at) - margin
		};
	} catch (error) {
		throw explainAppError(error, {
			...app,
			token
		});
	}
}
async function findInstallation({ rest, at }, { repository }) {
	const found = await ifFound(rest.apps.getRepoInstallation(at));
	if (found === void 0) throw new UserError(`Install the App of \`app-id\` on ${repository}: it is not installed there.`);
	const { id, permissions: granted } = found.data;
	if (granted.contents !== "write" || granted.pull_requests !== "write") throw new UserError(`Change the App's permissions on ${repository}: ${appHint()}.`);
	return {
		id,
		granted
	};
}
function allowed({ actions, checks, statuses, members, workflows }) {
	return {
		contents: "write",
		pull_requests: "write",
		...actions && { actions },
		...checks && { checks: "read" },
		...statuses && { statuses: "read" },
		...members && { members: "read" },
		...workflows && { workflows }
	};
}
function explainAppError(error, settings) {
	if (!isRejected(error, 401)) return explainError(error, settings);
	return new UserError("Set `app-id` and `app-private-key` to the ID and a key of one GitHub App: GitHub does not accept them together.", { cause: error });
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
// src/adapters/github/publish/commits.ts
function withCommits(connection) {
	const { rest, at } = connection;
	const known = new Map();
	const remember = (data) => {
		const commit = toCommit(data);
		known.set(commit.sha, commit);
		return commit;
	};
	const readCommit = async (sha) => {
		const commit = known.get(sha);
		if (commit !== void 0) return commit;
		const answer = await ifFound(rest.git.getCommit({
			...at,
			commit_sha: sha
		}));
		if (answer !== void 0) return remember(answer.data);
		throw new UserError(`GitHub does not know the commit ${sha}: push it, then run again.`);
	};
	const createCommit = async ({ message, tree, parents }) => remember((await rest.git.createCommit({
		...at,
		message,
		tree,
		parents: [...parents]
	})).data);
	let account;
	const findAccount = async (base) => {
		const { tree } = await readCommit(base);
		return (await createCommit({
			message: "Who commits",
			tree,
			parents: [base]
		})).author;
	};
	return {
		...connection,
		readCommit,
		createCommit,
		committer: (base) => {
			account ??= findAccount(base);
			return account;
		}
	};
}
async function commitAt({ rest, at, readCommit }, ref) {
	const found = await ifFound(rest.git.getRef({
		...at,
		ref
	}));
	return found && readCommit(found.data.object.sha);
}
function toCommit({ sha, tree, message, verification, ...data }) {
	return {
		sha,
		tree: tree.sha,
		message,
		verified: verification?.verified,
		author: personOf(data.author),
		committer: personOf(data.committer),
		parents: data.parents.map((parent) => parent.sha)
	};
}
const personOf = (person) => `${plain(person?.name)} <${plain(person?.email)}>`;
const plain = (text) => text?.replace(/[<>\p{Cc}]/gu, "").trim();
async function createTree(repository, { patch }, base) {
	const { rest, at } = repository;
	const { tree: unchanged } = await repository.readCommit(base);
	const tree = await Promise.all(sortedChanges(patch).map((one) => treeEntry(repository, one)));
	const { data } = await rest.git.createTree({
		...at,
		base_tree: unchanged,
		tree
	});
	if (data.sha === unchanged) throw new Error("the patch leaves every file as it was");
	return data.sha;
}
async function treeEntry({ rest, at }, { path, after, executable, encoding }) {
	const entry = {
		path,
		mode: executable ? "100755" : "100644",
		type: "blob"
	};
	if (after === null) return {
		...entry,
		sha: null
	};
	if (encoding === void 0) return {
		...entry,
		content: after
	};
	const content = Buffer.from(encodeText({
		text: after,
		encoding
	})).toString("base64");
	const { data } = await rest.git.createBlob({
		...at,
		content,
		encoding: "base64"
	});
	return {
		...entry,
		sha: data.sha
	};
}
async function signedMessage(repository, { message, key, signsOff }, base) {
	const signature = signsOff ? `Signed-off-by: ${await repository.committer(base)}\n` : "";
	return `${message.trimEnd()}\n\n${trailer(key)}\n${signature}`;
}
const trailer = (key) => `Jira-Bug-Fix: ${key}`;
// src/adapters/github/publish/comparison.ts
const listedFiles = 300;
async function compare({ rest, at }, basehead, most) {
	const which = {
		...at,
		basehead,
		per_page: most
	};
	try {
		const { data } = await rest.repos.compareCommitsWithBasehead(which);
		const { files, commits, status, merge_base_commit, total_commits: total } = data;
		return {
			status,
			total,
			fork: merge_base_commit.sha,
			commits: commits.map(toListed),
			files: files === void 0 || files.length >= listedFiles ? void 0 : files
		};
	} catch (error) {
		const { status = 0 } = readRejection(error) ?? {};
		if (status === 404 || status === 422 || status >= 500) return void 0;
		throw error;
	}
}
function toListed({ commit, author, committer, sha, parents }) {
	const [account, named] = committer?.login === "web-flow" || commit.committer?.name === "GitHub" ? [author, commit.author] : [committer, commit.committer];
	const person = account?.login || named?.name || author?.login || commit.author?.name || "somebody";
	const isNamed = account?.type !== "Bot" || isBotLogin(person);
	return {
		...toCommit({
			...commit,
			sha,
			parents
		}),
		person: isNamed ? person : `${person}[bot]`
	};
}
async function comparedPaths(github, from, to) {
	if (from === to) return [];
	const compared = await compare(github, `${from}...${to}`, 1);
	if (compared?.status !== "ahead") return void 0;
	return compared.files?.flatMap(({ filename: now, previous_filename: before = now }) => [before, now]);
}
async function changedLines(github, from, to) {
	return ((await compare(github, `${from}...${to}`, 1))?.files?.map((file) => {
		const { filename, previous_filename = "", status, patch, sha } = file;
		const lines = patch?.split("\n").filter((line) => /^[+-]/.test(line)) ?? [sha];
		return JSON.stringify([
			filename,
			previous_filename,
			status,
			...lines
		]);
	}))?.toSorted().join("\n");
}
async function isAncestor(github, sha, later) {
	return (await compare(github, `${sha}...${later}`, 1))?.fork === sha;
}
// src/adapters/github/publish/ownership.ts
const refsOf = (key) => `jira-bug-fix/commits/${key}/`;
function recordCommit({ rest, at, repeat }, key, sha) {
	const ref = `refs/${refsOf(key)}${sha}`;
	return repeat(() => unlessRejected(rest.git.createRef({
		...at,
		ref,
		sha
	}), 422, /reference already exists/i));
}
const mostCommits = 50;
async function ownershipOf(github, { key, into }, head) {
	const compared = await compare(github, `${into}...${head}`, 51);
	if (compared === void 0 || compared.total > mostCommits) return {
		kind: "shared",
		person: "somebody"
	};
	const isPerson = ({ person }) => !isBotLogin(person);
	const others = await commitsOfOthers(github, key, compared.commits, isPerson);
	const isOnTop = others[0]?.sha !== compared.commits[0]?.sha;
	const { person } = others.find((one) => isPerson(one) || !isOnTop) ?? {};
	if (person !== void 0) return {
		kind: "shared",
		person
	};
	return {
		kind: "own",
		fork: compared.fork,
		program: others[0]?.person
	};
}
async function commitsOfOthers(github, key, commits, isEnough = () => false) {
	const written = await writtenCommits(github, key);
	let changes;
	const isOwn = async (commit) => {
		if (written.has(commit.sha) || await isUpdate(github, commit, commits)) return true;
		if (written.size === 0) return false;
		const lines = await linesOf(github, commit);
		if (lines === void 0 || lines === "") return false;
		changes ??= changesOf(github, [...written].slice(-mostCompared));
		return (await changes).includes(lines);
	};
	const others = [];
	for (const commit of commits) {
		if (await isOwn(commit)) continue;
		others.push(commit);
		if (isEnough(commit)) break;
	}
	return others;
}
async function writtenCommits({ rest, at }, key) {
	const { data } = await rest.git.listMatchingRefs({
		...at,
		ref: refsOf(key)
	});
	const named = data.filter(({ ref, object }) => ref === `refs/${refsOf(key)}${object.sha}`);
	return new Set(named.map(({ object }) => object.sha));
}
const mostCompared = 10;
const changesOf = (github, commits) => {
	const { rest, at } = github;
	const reading = commits.map((commit_sha) => rest.git.getCommit({
		...at,
		commit_sha
	}));
	return Promise.all(reading.map(async (one) => linesOf(github, toCommit((await one).data))));
};
async function linesOf(github, { sha, parents: [parent, ...others] }) {
	if (parent === void 0 || others.length > 0) return void 0;
	return changedLines(github, parent, sha);
}
const gitHub = /^(?:GitHub <noreply@github\.com|GitHub Enterprise <noreply@[^>]+)>$/;
async function isUpdate(github, { sha, parents, committer, person, verified }, commits) {
	const [before, base, ...others] = parents;
	if (before === void 0 || base === void 0 || others.length > 0) return false;
	const isOfBase = !commits.some((commit) => commit.sha === base);
	const isByMachine = isBotLogin(person) || gitHub.test(committer) && verified !== false;
	if (!isOfBase || !isByMachine) return false;
	const [lines, merged] = await Promise.all([changedLines(github, base, before), changedLines(github, base, sha)]);
	return lines !== void 0 && lines === merged;
}
// src/adapters/github/publish/branch.ts
function builtUpon(state) {
	return state.kind === "own" && state.program !== void 0 ? state.commit.sha : void 0;
}
async function findBranch(repository, place) {
	const tip = await tipOf(repository, place.branch);
	if (tip === void 0) return { kind: "absent" };
	const [commit, ownership] = await Promise.all([repository.readCommit(tip), ownershipOf(repository, place, tip)]);
	return {
		...ownership,
		commit
	};
}
async function tipOf({ rest, at }, branch) {
	return (await ifFound(rest.git.getRef({
		...at,
		ref: `heads/${branch}`
	})))?.data.object.sha;
}
function pointBranch(repository, move) {
	const { rest, at, repeat } = repository;
	const { branch, before, sha } = move;
	return repeat(async () => {
		try {
			if (before.kind === "absent") await rest.git.createRef({
				...at,
				ref: `refs/heads/${branch}`,
				sha
			});
			else await rest.git.updateRef({
				...at,
				ref: `heads/${branch}`,
				sha,
				force: false
			});
			return true;
		} catch (error) {
			if (!isOvertaken(error)) throw error;
			return await tipOf(repository, branch) === sha;
		}
	});
}
// src/adapters/github/publish/pull-request.ts
async function openPullRequest(github, publication, open) {
	if (open !== void 0) return update$1(github, publication, open);
	try {
		return await github.repeat((isRepeated) => createOnce(github, publication, isRepeated));
	} catch (error) {
		if (!isRejected(error, 422, /pull request already exists/i)) throw error;
		const existing = await findOpen(github, publication.branch);
		if (existing === void 0) throw error;
		return update$1(github, publication, existing);
	}
}
async function createOnce(github, publication, isRepeated) {
	const created = isRepeated ? await findOpen(github, publication.branch) : void 0;
	if (created === void 0) return create(github, publication);
	return {
		...await update$1(github, publication, created),
		isNew: true
	};
}
async function findOpen(github, branch) {
	return (await pullsOf(github, branch)).find(({ state }) => state === "open")?.number;
}
async function pullsOf({ rest, at }, branch) {
	const head = `${at.owner}:${branch}`;
	return ((await ifFound(rest.pulls.list({
		...at,
		head,
		state: "all",
		per_page: 100
	})))?.data ?? []).filter((pull) => isFromBranch(pull, branch, at)).toSorted((one, other) => other.number - one.number);
}
async function findOtherPull({ rest, at }, key, branch) {
	const newest = {
		sort: "updated",
		direction: "desc",
		per_page: 100
	};
	const { data } = await rest.pulls.list({
		...at,
		...newest,
		state: "open"
	});
	const name = new RegExp(`(?<![\\p{L}\\p{N}])${key}(?![\\p{L}\\p{N}])`, "iu");
	const found = data.find((pull) => {
		const { title, body, head } = pull;
		const inSeries = head.ref.replace(/-\d+$/, "") === branch ? head.ref : branch;
		return [
			title,
			body ?? "",
			head.ref
		].some((text) => name.test(text)) && !isFromBranch(pull, inSeries, at);
	});
	return found && {
		number: found.number,
		author: found.user?.login ?? "somebody"
	};
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
async function update$1(github, { title, body, draft }, number) {
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
// src/adapters/github/publish/branch-series.ts
const mostBranches = 100;
async function findSeries(github, first) {
	const pulls = [];
	for (let number = 1;; number += 1) {
		const branch = number === 1 ? first : `${first}-${number}`;
		const own = await pullsOf(github, branch);
		pulls.unshift(...own);
		const open = own.find(({ state }) => state === "open")?.number;
		if (!(own.length > 0 && open === void 0 && number < mostBranches) || await tipOf(github, branch) === void 0) return {
			branch,
			open,
			pulls
		};
	}
}
function afterWhich(pulls) {
	const before = pulls.find(({ state }) => state !== "open");
	if (before === void 0) return "";
	return before.merged_at === null ? `Replaces #${before.number}, which was closed.\n\n` : `Follows #${before.number}, which was merged.\n\n`;
}
async function recallRecord(github, { key, branch: template, seal }) {
	const first = await firstBranch(github, key, template);
	if (first === void 0) return void 0;
	const { pulls } = await findSeries(github, first);
	const isOpen = ({ state }) => state === "open" ? 1 : 0;
	for (const pull of pulls.toSorted((one, other) => isOpen(other) - isOpen(one))) {
		const body = pull.body ?? "";
		if (readEmbeddedState(body, key, {
			...seal,
			isSigned: () => true
		}) === void 0) continue;
		return {
			...readEmbeddedState(body, key, seal) ?? emptyRecord,
			...storyOfPull(pull),
			branch: pull.head.ref,
			pullRequest: pull.html_url
		};
	}
}
function storyOfPull(pull) {
	const { number, html_url: url, draft = false, merged_at, closed_at } = pull;
	const state = pull.state === "open" ? "open" : merged_at === null ? "closed" : "merged";
	const ended = merged_at ?? closed_at ?? void 0;
	return {
		published: bareChange({
			number,
			url,
			draft
		}),
		pull: {
			number,
			state,
			into: pull.base.ref,
			ended
		}
	};
}
async function firstBranch({ rest, at }, key, template) {
	if (isNamedByKey(template)) return branchName(template, {
		key,
		summary: ""
	});
	const ref = `heads/${fixedStart(template, key)}`;
	const { data } = await rest.git.listMatchingRefs({
		...at,
		ref
	});
	return data.map((found) => found.ref.replace(/^refs\/heads\//, "")).filter((name) => ticketOfBranch(template, name) === key).toSorted((one, other) => one.length - other.length)[0];
}
// src/adapters/github/publish/publish.ts
async function publishChange(repository, asked) {
	requireUnaltered(asked);
	const series = await findSeries(repository, asked.branch);
	const { branch, open } = series;
	const publication = {
		...asked,
		branch,
		body: `${afterWhich(series.pulls)}${asked.body}`
	};
	const written = await writeBranch(repository, publication);
	if (written.kind !== "written") return written;
	return openFor(repository, publication, {
		commit: written.commit,
		open
	});
}
async function resumeChange(repository, asked) {
	const { branch, open, pulls } = await findSeries(repository, asked.branch);
	const change = {
		...asked,
		branch,
		body: `${afterWhich(pulls)}${asked.body}`
	};
	const commit = await repository.readCommit(asked.commit);
	return await showCommit(repository, change, commit) ? openFor(repository, change, {
		commit,
		open
	}) : {
		kind: "branch-taken",
		branch
	};
}
async function showCommit(repository, place, { sha, parents }) {
	const before = await findBranch(repository, place);
	if (before.kind !== "absent") {
		const { sha: tip } = before.commit;
		if (tip === sha || await isAncestor(repository, sha, tip)) return true;
		if (!parents.includes(tip)) return false;
	}
	return pointBranch(repository, {
		branch: place.branch,
		before,
		sha
	});
}
async function openFor(repository, change, { commit, open }) {
	const pull = await openPullRequest(repository, change, open);
	const notes = [...pull.notes, ...await addLabelsAndReviewers(repository, change, pull)];
	const { number, url } = pull;
	const { branch, draft } = change;
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
const mostLooks = 4;
async function writeBranch(repository, publication) {
	for (let looks = 1; looks <= mostLooks; looks += 1) {
		const written = await writeOnce(repository, publication);
		if (written !== void 0) return written;
	}
	throw new OutageError(`The branch ${publication.branch} has changed all the time.`);
}
async function writeOnce(repository, publication) {
	const { branch, key, onBranch = false } = publication;
	const before = await findBranch(repository, publication);
	if (before.kind === "shared" && !onBranch) return {
		kind: "branch-taken",
		branch
	};
	const files = onBranch ? publication.base : void 0;
	const done = files && await createTree(repository, publication, files);
	if (before.kind !== "absent" && before.commit.tree === done) return {
		kind: "written",
		commit: before.commit
	};
	const position = await positionOf(repository, publication, before);
	if (position.kind === "base-moved") return position;
	const { parents } = position;
	const tree = await createTree(repository, publication, position.files);
	if (before.kind === "own" && before.commit.tree === tree) return {
		kind: "written",
		commit: before.commit
	};
	const tip = onBranch ? void 0 : builtUpon(before);
	if (tip !== void 0 && tip !== publication.contains) return {
		kind: "branch-taken",
		branch
	};
	const message = await signedMessage(repository, publication, position.files);
	const commit = await repository.createCommit({
		message,
		tree,
		parents
	});
	await recordCommit(repository, key, commit.sha);
	await publication.onCommit?.(commit.sha);
	return await pointBranch(repository, {
		branch,
		before,
		sha: commit.sha
	}) ? {
		kind: "written",
		commit
	} : void 0;
}
async function positionOf(repository, publication, before) {
	const { branch, onBranch } = publication;
	if (onBranch && before.kind !== "absent") return chooseOnBranch(repository, publication, before);
	const base = await chooseBaseCommit(repository, publication);
	if (base.kind === "base-moved" || before.kind !== "own") return base;
	const position = await choosePosition(repository, publication, before, base.files);
	if (!(position.kind === "position" && position.parents.length > 1) || allowMerges(await repository.rulesOf(branch))) return position;
	throw new UserError(`The base has changed the files of the change, and a rule of GitHub forbids merges on ${branch}: delete the branch, and the next attempt begins it anew.`);
}
async function chooseBaseCommit(repository, publication) {
	const { base, into, stopIfBaseMoved } = publication;
	const after = (commit) => ({
		kind: "position",
		files: commit,
		parents: [commit]
	});
	const tip = await tipOf(repository, into) ?? base;
	if (await isUntouched(repository, publication, base, tip)) return after(tip);
	await repository.readCommit(base);
	return stopIfBaseMoved ? {
		kind: "base-moved",
		tip
	} : after(base);
}
async function choosePosition(repository, publication, { commit: tip, fork }, commit) {
	const kept = {
		kind: "position",
		files: fork,
		parents: [tip.sha]
	};
	if (await isUntouched(repository, publication, fork, commit)) return kept;
	const compared = await compare(repository, `${fork}...${commit}`, 1);
	if (compared?.status === "ahead" || compared?.status === "diverged") return {
		kind: "position",
		files: commit,
		parents: [tip.sha, commit]
	};
	if (await isUntouched(repository, publication, commit, fork)) return kept;
	return {
		kind: "base-moved",
		tip: await tipOf(repository, publication.into) ?? fork
	};
}
async function chooseOnBranch(repository, publication, { commit: { sha: tip } }) {
	return await isUntouched(repository, publication, publication.base, tip) ? {
		kind: "position",
		files: tip,
		parents: [tip]
	} : {
		kind: "base-moved",
		tip
	};
}
async function isUntouched(repository, { patch }, from, to) {
	const changed = await comparedPaths(repository, from, to);
	const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
	const isTouched = (path) => changed?.some((other) => isWithin(path, other) || isWithin(other, path));
	return changed !== void 0 && ![...patch.keys()].some(isTouched);
}
// src/adapters/github/publish/rules.ts
function withRules(repository) {
	const known = new Map();
	const rulesOf = (branch) => {
		const rules = known.get(branch) ?? binding(repository, branch);
		known.set(branch, rules);
		return rules;
	};
	return {
		...repository,
		rulesOf
	};
}
async function binding(github, branch) {
	const judged = (await readRules(github, branch) ?? []).filter(({ type }) => judgedRules.has(type));
	const sets = [...new Set(judged.flatMap(({ ruleset }) => ruleset ?? []))];
	const free = await Promise.all(sets.map((id) => mayBypass(github, id)));
	return judged.filter(({ ruleset }) => ruleset === void 0 || !free[sets.indexOf(ruleset)]);
}
const Listed$1 = array(object({
	type: string(),
	ruleset_id: number().optional(),
	parameters: unknown().optional()
}));
const Pattern = object({
	operator: _enum([
		"starts_with",
		"ends_with",
		"contains",
		"regex"
	]),
	pattern: string(),
	negate: boolean().default(false)
});
async function readRules({ rest, at }, branch) {
	const answer = await ifReadable(rest.repos.getBranchRules({
		...at,
		branch,
		per_page: 100
	}));
	return Listed$1.safeParse(answer?.data).data?.map(({ type, ruleset_id, parameters }) => ({
		type,
		ruleset: ruleset_id,
		pattern: Pattern.safeParse(parameters).data
	}));
}
async function mayBypass({ rest, at }, id) {
	const answer = await ifReadable(rest.repos.getRepoRuleset({
		...at,
		ruleset_id: id
	}));
	return /^(?:always|exempt)$/.test(answer?.data.current_user_can_bypass ?? "");
}
async function requirePermitted(repository, place, before, login) {
	const { branch, into } = place;
	const isNew = before.kind === "absent";
	const [ofBranch, ofBase] = await Promise.all([
		repository.rulesOf(branch),
		repository.rulesOf(into),
		isNew ? requireFreeName(repository, branch) : void 0
	]);
	const change = {
		branch,
		isNew,
		message: await messageOf(repository, place),
		...identityOf(login)
	};
	const sentence = await findForbidding({
		branch: ofBranch,
		base: ofBase
	}, change);
	if (sentence !== void 0) throw new UserError(sentence);
}
async function messageOf(repository, { key, into, message, signsOff }) {
	if (message === void 0) return void 0;
	const base = signsOff ? await tipOf(repository, into) : void 0;
	return signedMessage(repository, {
		key,
		message,
		signsOff: base !== void 0
	}, base ?? "");
}
function identityOf(login) {
	if (login === void 0) return {};
	if (login !== "github-actions[bot]") return { isSigned: login.endsWith("[bot]") };
	const address = "41898282+github-actions[bot]@users.noreply.github.com";
	return {
		isSigned: true,
		authors: [address],
		committers: [address, "noreply@github.com"]
	};
}
async function requireFreeName(repository, branch) {
	const { rest, at } = repository;
	const parts = branch.split("/");
	const folders = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
	const [below, ...tips] = await Promise.all([rest.git.listMatchingRefs({
		...at,
		ref: `heads/${branch}/`
	}), ...folders.map((folder) => tipOf(repository, folder))]);
	const taken = folders.find((_, index) => tips[index] !== void 0) ?? below.data[0]?.ref.replace(/^refs\/heads\//, "");
	if (taken === void 0) return;
	throw new UserError(`The branch ${taken} is in the way of ${branch}, because Git has either a branch or a folder of a name: rename it, or set \`branch\` to another name.`);
}
// src/adapters/github/checks/check-runs.ts
const max = {
	pages: 5,
	words: 1e3
};
async function readCheckRuns({ rest, at }, ref, filter) {
	return (await ifReadable(readPages(max.pages, async (page) => {
		const { data } = await rest.checks.listForRef({
			...at,
			...page,
			ref,
			filter
		});
		return data.check_runs;
	})))?.map(({ id, name, app, check_suite, status, conclusion, started_at, output }) => ({
		id: Number(id),
		name,
		app: app?.slug ?? "",
		suite: Number(check_suite?.id ?? 0),
		status,
		conclusion,
		since: started_at ?? void 0,
		says: wordsOf(output.title, output.summary),
		marksFiles: output.annotations_count > 0
	})).toSorted((one, other) => other.id - one.id);
}
async function readStatuses({ rest, at }, ref) {
	return (await ifReadable(readPages(max.pages, async (page) => {
		const { data } = await rest.repos.getCombinedStatusForRef({
			...at,
			...page,
			ref
		});
		return data.statuses;
	})))?.map(({ id, context: name, state, description, updated_at }) => ({
		id: Number(id),
		name,
		app: "status",
		suite: 0,
		marksFiles: false,
		status: state === "pending" ? state : "completed",
		conclusion: state,
		since: updated_at,
		says: wordsOf(description)
	}));
}
async function readRuns({ rest, at }, head_sha) {
	const which = {
		...at,
		head_sha,
		per_page: 100
	};
	return (await ifReadable(rest.actions.listWorkflowRunsForRepo(which)))?.data.workflow_runs;
}
function wordsOf(...texts) {
	const said = texts.map((text) => oneLine(text ?? "")).filter((text) => text !== "");
	return said.length === 0 ? void 0 : clipWithin(said.join(": "), max.words);
}
// src/adapters/github/checks/check-failures.ts
const mostOthers = 10;
const mostFailures = 20;
async function readFailures(github, place, failed) {
	const known = failed.slice(0, mostFailures);
	if (known.length === 0) return new Map();
	const { base, head } = place;
	const [steps, onBase, elsewhere, before] = await Promise.all([
		readFailedSteps(github, known),
		base === void 0 ? new Set() : findSame(github, base, known, red),
		readRedElsewhere(github, place, known),
		findSame(github, head, known, passed)
	]);
	return new Map(known.map((check) => [check, {
		id: `${check.kind}-${check.id}`,
		steps: steps.get(check.id) ?? [],
		isRedOnBase: onBase.has(check),
		redElsewhere: elsewhere.filter((found) => found.has(check)).length,
		passedBefore: before.has(check),
		isUnfinished: unfinished.test(check.report.conclusion ?? ""),
		marksFiles: check.report.marksFiles,
		says: check.report.says
	}]));
}
const unfinished = /^(?:cancelled|stale|startup_failure)$/;
const passed = {
	filter: "all",
	conclusion: /^success$/
};
const red = {
	filter: "latest",
	conclusion: /^(?:failure|timed_out|error)$/,
	alike: /^(?:push|pull_request|pull_request_target|merge_group)$/
};
async function readFailedSteps({ rest, at }, failed) {
	const runs = new Set(failed.flatMap(({ kind, run }) => kind === "job" && run ? [run.id] : []));
	const jobs = await Promise.all([...runs].map((run_id) => ifReadable(readPages(3, async (page) => {
		const { data } = await rest.actions.listJobsForWorkflowRun({
			...at,
			...page,
			run_id
		});
		return data.jobs;
	}))));
	const isFailed = ({ conclusion }) => conclusion === "failure" || conclusion === "timed_out";
	return new Map(jobs.flatMap((found = []) => found.map(({ id, steps = [] }) => [Number(id), steps.filter(isFailed).map(({ name }) => name)])));
}
async function findSame(github, sha, failed, { filter, conclusion, alike }) {
	const [checkRuns = [], statuses = []] = await Promise.all([readCheckRuns(github, sha, filter), failed.some(({ kind }) => kind === "status") ? readStatuses(github, sha) : []]);
	const namesakes = [...checkRuns, ...statuses].filter((one) => conclusion.test(one.conclusion ?? "")).flatMap(({ name, app, suite }) => {
		return failed.filter((check) => check.name === name && check.report.app === app).map((check) => ({
			check,
			suite
		}));
	});
	const runs = namesakes.some(({ check }) => check.of !== void 0) ? await readRuns(github, sha) : [];
	const bySuite = new Map(runs?.map((run) => [run.check_suite_id, run]));
	const isSame = ({ check: { of }, suite }) => {
		const run = bySuite.get(suite);
		const areAlike = [run, of].every((one) => alike?.test(one?.event ?? ""));
		return run?.workflow_id === of?.workflow_id && (run?.event === of?.event || areAlike);
	};
	return new Set(namesakes.filter(isSame).map(({ check }) => check));
}
async function readRedElsewhere(github, { number, head }, failed) {
	const { rest, at } = github;
	const newest = {
		state: "open",
		sort: "created",
		direction: "desc"
	};
	const { data } = await rest.pulls.list({
		...at,
		...newest,
		per_page: 11
	});
	const others = data.filter((pull) => pull.number !== number && pull.head.sha !== head);
	const heads = new Set(others.slice(0, mostOthers).map((pull) => pull.head.sha));
	return Promise.all([...heads].map((sha) => findSame(github, sha, failed, red)));
}
// src/adapters/github/checks/checks.ts
async function readChecks(github, sha, now = new Date()) {
	const [runs, checkRuns, statuses] = await Promise.all([
		readRuns(github, sha),
		readCheckRuns(github, sha, "latest"),
		readStatuses(github, sha)
	]);
	if (checkRuns === void 0 || runs === void 0) return void 0;
	const ofStatus = (report) => checkOf("status", report, now);
	return [...ofCheckRuns(github, checkRuns, runs, now), ...(statuses ?? []).map(ofStatus)];
}
function checkOf(kind, report, now, of) {
	const { id, name, since } = report;
	const check = {
		id,
		kind,
		name,
		run: of && {
			id: of.id,
			attempt: of.run_attempt ?? 1
		},
		report,
		of
	};
	const state = stateOf(report.status, report.conclusion);
	if (state !== "running" || since === void 0) return {
		...check,
		state
	};
	return {
		...check,
		state: isSilent(since, now) ? "silent" : state,
		since
	};
}
function stateOf(status, conclusion) {
	if (status === "waiting" || conclusion === "action_required") return "held";
	if (status !== "completed") return "running";
	return /^(?:success|neutral|skipped)$/.test(conclusion ?? "") ? "passed" : "failed";
}
const ofTalk = /^(?:issue_comment|pull_request_review)/;
function newestRuns({ at, ownWorkflow }, runs) {
	const own = `${at.owner}/${at.repo}`.toLowerCase();
	const counting = runs.filter(({ event, path, head_repository: from }) => !ofTalk.test(event) && path.replace(/@.*$/, "") !== ownWorkflow && from?.full_name.toLowerCase() === own);
	const kinds = Map.groupBy(counting, ({ workflow_id, path, event }) => `${workflow_id} ${path} ${event}`);
	return new Set([...kinds.values()].flatMap((same) => same.toSorted((a, b) => b.id - a.id).slice(0, 1)));
}
function ofCheckRuns(github, checkRuns, runs, now) {
	const newest = newestRuns(github, runs);
	const bySuite = new Map(runs.map((run) => [run.check_suite_id, run]));
	const seen = new Set();
	const checks = [];
	for (const report of checkRuns) {
		const run = bySuite.get(report.suite);
		const key = (event = "") => `${report.app} ${run?.workflow_id ?? ""} ${event} ${report.name}`;
		if (seen.has(key(run?.event)) || seen.has(key("workflow_dispatch")) || run !== void 0 && !newest.has(run)) continue;
		seen.add(key(run?.event));
		checks.push(checkOf(run === void 0 ? "other" : "job", report, now, run));
	}
	const withJobs = new Set(checkRuns.map(({ suite }) => suite));
	return [...checks, ...[...newest].flatMap((run) => ofRun(run, checks, now, withJobs.has(run.check_suite_id ?? 0)))];
}
function ofRun(run, checks, now, hasJobs) {
	const { id, status, conclusion, path, updated_at: since } = run;
	const report = {
		id,
		name: run.name ?? path,
		app: "github-actions",
		status: status ?? ""
	};
	const said = {
		conclusion,
		since,
		says: void 0,
		marksFiles: false
	};
	const check = checkOf("run", {
		...report,
		...said
	}, now, run);
	const roughly = ({ state }) => state === "silent" ? "running" : state;
	return checks.some((job) => job.run?.id === id && roughly(job) === roughly(check)) || check.state === "passed" || check.state === "failed" && hasJobs ? [] : [check];
}
// src/adapters/github/checks/failed-checks.ts
const mostChecks = 5;
const mostAnnotations = 50;
const maxLine = 300;
function fetchFailedChecks(github, checks) {
	const failed = checks.filter(({ state }) => state === "failed").slice(0, mostChecks);
	return Promise.all(failed.map(async ({ name, failure }) => {
		const [, kind, id = "0"] = /^(\w+)-(\d+)$/.exec(failure?.id ?? "") ?? [];
		const isJob = kind === "job";
		const [annotations, log] = await Promise.all([isJob || kind === "other" ? readAnnotations(github, Number(id)) : [], isJob ? readLog(github, Number(id)) : ""]);
		const steps = (failure?.steps ?? []).map((step) => clipWithin(oneLine(step), maxLine));
		const says = failure?.says;
		return {
			name: clipWithin(oneLine(name), maxLine),
			steps,
			annotations,
			says,
			log
		};
	}));
}
async function withNamedChange(github, pull_number, checks) {
	const unexplained = checks.filter((check) => check.run?.attempt === 1 && check.failure && kindOfCheck(check, check.failure) === "ours");
	if (unexplained.length === 0) return checks;
	const { rest, at } = github;
	const [said, changed] = await Promise.all([fetchFailedChecks(github, unexplained), ifReadable(rest.pulls.listFiles({
		...at,
		pull_number,
		per_page: 100
	}))]);
	const paths = changed?.data.map(({ filename }) => filename);
	return checks.map((check) => {
		const { failure } = check;
		const found = said[unexplained.indexOf(check)];
		if (found === void 0 || paths === void 0 || failure === void 0) return check;
		return {
			...check,
			failure: {
				...failure,
				namesChange: namesChange(found, paths)
			}
		};
	});
}
async function readAnnotations({ rest, at }, check_run_id) {
	const which = {
		...at,
		check_run_id,
		per_page: mostAnnotations
	};
	return ((await ifReadable(rest.checks.listAnnotations(which)))?.data ?? []).filter(({ path }) => path !== noPlace).map(({ path, start_line, message }) => clipWithin(oneLine(`${path}:${start_line}: ${message ?? ""}`), maxLine));
}
const noPlace = ".github";
const timeLimit = 6e4;
async function readLog({ rest, at, apiUrl }, job_id) {
	const request = { redirect: "manual" };
	try {
		const url = storeAddress((await rest.actions.downloadJobLogsForWorkflowRun({
			...at,
			job_id,
			request
		})).headers.location, apiUrl);
		if (url === void 0) return "";
		const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
		return answer.ok ? failedStep(await readLogEnd(answer.body)) : "";
	} catch {
		return "";
	}
}
function storeAddress(location, apiUrl) {
	const url = URL.parse(location ?? "", apiUrl);
	const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
	const isWeaker = url?.protocol === "http:" && !apiUrl.startsWith("http:");
	return url !== null && isWeb && !isWeaker ? url : void 0;
}
const maxKept = 4e5;
const timestamp = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z ?/;
const groupOfStep = /^##\[group\]Run /;
const error = /^##\[error\]/;
function failedStep(log) {
	const lines = plainOutput(log).split("\n").map((line) => line.replace(timestamp, ""));
	const end = lines.findLastIndex((line) => error.test(line));
	const start = lines.slice(0, end + 1).findLastIndex((line) => groupOfStep.test(line));
	const text = (end === -1 ? lines : lines.slice(Math.max(start, 0), end + 1)).filter((line) => !/^##\[(?:endgroup|debug)\]/.test(line)).map((line) => line.replace(/^##\[\w+\]/, "")).join("\n").trim();
	return text.length <= maxKept ? text : afterLine(text.slice(-4e5));
}
const afterLine = (text) => text.replace(/^[^\n]*\n?/, "");
const limits = {
	read: 512 * 2 ** 20,
	kept: 2 ** 20
};
async function readLogEnd(body) {
	const last = [];
	let [read, kept] = [0, 0];
	for await (const chunk of body ?? []) {
		last.push(chunk);
		read += chunk.length;
		kept += chunk.length;
		while (kept - (last[0]?.length ?? 0) >= limits.kept) kept -= last.shift()?.length ?? 0;
		if (read > limits.read) break;
	}
	const end = new TextDecoder().decode(Buffer.concat(last));
	return read === kept ? end : afterLine(end);
}
// src/adapters/github/follow/asks.ts
const maxAsks = 50;
function possibleAskers(talk, command) {
	const people = [...[...talk.comments, ...talk.lines].filter(({ body }) => commanded(body, command)), ...talk.reviews.filter((one) => decides(one) || commanded(one.body, command))].filter(isFromPerson);
	const insiders = people.filter(({ isInsider }) => isInsider);
	return [...new Set([...insiders, ...people].map(({ login }) => login))];
}
function newestReview({ reviews }, agent) {
	const newest = reviews.filter((one) => isFromPerson(one) && one.login !== agent && one.at !== "").toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
	return newest && {
		by: newest.login,
		at: newest.at
	};
}
function findAsks(talk, rules) {
	const counts = (one) => isFromPerson(one) && rules.writers.has(one.login);
	const heard = {
		comments: talk.comments.filter(counts),
		reviews: talk.reviews.filter(counts),
		lines: talk.lines.filter(counts)
	};
	const open = heard.lines.filter((line) => isOpen(talk, rules, line));
	return [...askedInComments(heard, rules), ...askedInReviews(heard, rules, open)].filter(({ ask, roots }) => !isAnswered(talk, rules, ask, roots)).toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, maxAsks).map(({ ask }) => ask);
}
function isApprovedBy({ reviews }, { writers }) {
	const given = reviews.filter((one) => isFromPerson(one) && writers.has(one.login) && one.state !== "COMMENTED").toSorted((one, other) => one.at.localeCompare(other.at));
	const newest = [...new Map(given.map(({ login, state }) => [login, state])).values()];
	return newest.includes("APPROVED") && !newest.includes("CHANGES_REQUESTED");
}
function isToldOff(talk, { command, writers }) {
	const newest = [
		...talk.comments,
		...talk.reviews,
		...talk.lines
	].filter((one) => isFromPerson(one) && writers.has(one.login)).filter(({ body }) => isSwitch(body, command)).toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
	return newest !== void 0 && /off\W*$/i.test(newest.body);
}
const isSwitch = (body, command) => /^(?:off|on)[.!]*$/i.test(textAfterCommand(body, command) ?? "");
const isFromPerson = ({ login, isBot, body }) => login !== "" && !isBot && !hasCommentMark(body);
const commanded = (body, command) => textAfterCommand(body, command) !== void 0;
const asksForChanges = ({ state }) => state === "CHANGES_REQUESTED";
const decides = (review) => asksForChanges(review) || review.state === "APPROVED";
function asked(body, command) {
	return isSwitch(body, command) ? void 0 : textAfterCommand(body, command);
}
function askedInComments({ comments }, { command }) {
	return comments.flatMap(({ id, node, login: author, body, at }) => {
		const text = asked(body, command);
		if (text === void 0) return [];
		return [{
			at,
			roots: [],
			ask: {
				review: {
					id: `comment-${id}`,
					author,
					text,
					remarks: []
				},
				isByName: true,
				asks: [node],
				threads: []
			}
		}];
	});
}
function askedInReviews(talk, rules, open) {
	const reviews = new Map(talk.reviews.map((review) => [review.id, review]));
	const lines = Map.groupBy(open, ({ review }) => review);
	return [...new Set([...reviews.keys(), ...lines.keys()])].flatMap((id) => {
		const found = askedInReview(talk, rules, reviews.get(id), lines.get(id) ?? []);
		return found === void 0 ? [] : [found];
	});
}
function askedInReview(talk, rules, review, lines) {
	const { command } = rules;
	const said = review ?? lines[0];
	if (said === void 0) return void 0;
	const text = review && asked(review.body, command);
	const named = lines.filter(({ body }) => asked(body, command) !== void 0);
	const wantsAll = text !== void 0 || review !== void 0 && isOpenRefusal(talk, review);
	const wanted = wantsAll ? lines.filter((line) => !isSwitch(line.body, command)) : named;
	if (!wantsAll && named.length === 0) return void 0;
	const threads = threadsOf(talk, rules, wanted);
	const isByName = text !== void 0 || named.length > 0;
	if (!isByName && threads.length === 0 && said.body.trim() === "") return void 0;
	const asks = wantsAll ? [said.node] : named.map(({ node }) => node);
	const ask = {
		review: {
			id: `review-${review?.id ?? lines[0]?.review}`,
			author: said.login,
			text: text ?? review?.body ?? "",
			remarks: threads.map(({ remark }) => remark)
		},
		isByName,
		asks,
		threads: threads.flatMap(({ thread }) => thread ?? [])
	};
	return {
		at: said.at,
		ask,
		roots: threads.filter(({ thread }) => thread).map(({ root }) => root)
	};
}
function isOpen({ lines }, rules, { id, root, body }) {
	const { threads, agent, command } = rules;
	if (threads.get(root)?.isResolved !== true) return true;
	return lines.some((one) => one.root === root && one.login === agent && one.id < id) && asked(body, command) !== void 0;
}
function isOpenRefusal({ reviews }, review) {
	const isLater = ({ login, state, at }) => login === review.login && state === "APPROVED" && at >= review.at;
	return asksForChanges(review) && !reviews.some(isLater);
}
function threadsOf(talk, { command, threads }, lines) {
	return [...Map.groupBy(lines, ({ root }) => root)].map(([root, [first, ...more]]) => {
		const known = threads.get(root);
		const { path = "", line, hunk } = first?.remark ?? {};
		return {
			root,
			remark: {
				path,
				line,
				hunk,
				text: [
					...talk.lines.filter((one) => one.id === root && one !== first),
					...first ? [first] : [],
					...more
				].map(({ body }) => textAfterCommand(body, command) ?? body).filter((text) => text !== "").join("\n\n")
			},
			thread: known && {
				...known,
				path,
				line
			}
		};
	}).toSorted((one, other) => Number(!one.thread) - Number(!other.thread));
}
function isAnswered({ comments, lines }, { agent }, { review }, roots) {
	const isAnswer = ({ login, body }) => login === agent && isMarkedAnswer(body, review.id);
	if (comments.some(isAnswer)) return true;
	const answered = new Set(lines.filter(isAnswer).map(({ root }) => root));
	return roots.length > 0 && roots.every((root) => answered.has(root));
}
// src/adapters/github/follow/pull-graph.ts
const query = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewDecision
      mergeQueueEntry { id }
      autoMergeRequest { enabledAt }
      timelineItems(last: 1, itemTypes: [ADDED_TO_MERGE_QUEUE_EVENT, REMOVED_FROM_MERGE_QUEUE_EVENT, PULL_REQUEST_COMMIT, HEAD_REF_FORCE_PUSHED_EVENT]) {
        nodes { ... on RemovedFromMergeQueueEvent { reason beforeCommit { oid } } }
      }
      reviewThreads(first: 100, after: $after) {
        nodes { id isResolved comments(first: 1) { nodes { databaseId } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const maxPages$2 = 5;
async function readPullGraph({ graphql, at }, number) {
	const threads = new Map();
	let after = null;
	for (let page = 1;; page += 1) {
		const pull = (await graphql(query, {
			...at,
			number,
			after
		})).repository?.pullRequest;
		for (const { id, isResolved, comments } of pull?.reviewThreads.nodes ?? []) {
			const root = comments.nodes[0]?.databaseId;
			if (root != null) threads.set(root, {
				id,
				isResolved
			});
		}
		const { hasNextPage = false, endCursor = null } = pull?.reviewThreads.pageInfo ?? {};
		if (hasNextPage && page < maxPages$2) {
			after = endCursor;
			continue;
		}
		const isQueued = Boolean(pull?.mergeQueueEntry ?? pull?.autoMergeRequest);
		const { reason, beforeCommit = null } = pull?.timelineItems.nodes.at(-1) ?? {};
		const removal = isQueued || reason === void 0 ? void 0 : {
			reason,
			beforeCommit
		};
		return {
			decision: pull?.reviewDecision ?? null,
			isQueued,
			removal,
			threads
		};
	}
}
// src/adapters/github/follow/talk.ts
const maxPages$1 = 10;
const maxBody = 2e4;
async function readTalk(github, pull) {
	const { rest, at } = github;
	const [comments, reviews, lines] = await Promise.all([
		readPullComments(github, pull),
		readPages(maxPages$1, async (page) => {
			return (await rest.pulls.listReviews({
				...at,
				...page,
				pull_number: pull.number
			})).data;
		}),
		readLineComments(github, pull.number)
	]);
	return {
		comments,
		lines,
		reviews: reviews.map((review) => ({
			...statementOf({
				...review,
				created_at: review.submitted_at
			}),
			state: review.state.toUpperCase()
		}))
	};
}
async function readPullComments({ rest, at }, { number, comments }) {
	const which = {
		...at,
		issue_number: number
	};
	return (await readPages(maxPages$1, async (page) => (await rest.issues.listComments({
		...which,
		...page
	})).data, firstOfNewest(comments, maxPages$1))).map(statementOf);
}
async function readLineComments({ rest, at }, pull_number) {
	const order = {
		sort: "created",
		direction: "desc"
	};
	return (await readPages(maxPages$1, async (page) => (await rest.pulls.listReviewComments({
		...at,
		...page,
		...order,
		pull_number
	})).data)).toReversed().map((comment) => ({
		...statementOf(comment),
		review: comment.pull_request_review_id ?? comment.id,
		root: comment.in_reply_to_id ?? comment.id,
		remark: remarkOf(comment)
	}));
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
function statementOf(said) {
	const { login = "", type = "" } = said.user ?? {};
	return {
		id: Number(said.id),
		node: said.node_id,
		login,
		at: said.created_at ?? "",
		isBot: type === "Bot" || isBotLogin(login),
		isInsider: /^(?:OWNER|MEMBER|COLLABORATOR)$/.test(said.author_association ?? ""),
		body: (said.body ?? "").slice(0, maxBody)
	};
}
// src/adapters/github/follow/pull-facts.ts
const offLabel = "jira-bug-fix-off";
async function readFacts(github, question) {
	const pull = await findPull(github, question.number);
	if (pull === void 0) return void 0;
	const base = await tipOf(github, pull.base.ref);
	const facts = {
		number: pull.number,
		url: pull.html_url,
		branch: pull.head.ref,
		into: pull.base.ref,
		head: pull.head.sha,
		base,
		isDraft: pull.draft ?? false,
		says: shownStatus(pull.body?.replaceAll("\r\n", "\n") ?? "")
	};
	if (pull.state !== "open") {
		const at = pull.merged_at ?? pull.closed_at ?? void 0;
		const madeFor = pull.merged ? await otherTarget(github, question, pull) : void 0;
		return {
			...facts,
			...settled,
			state: pull.merged ? "merged" : "closed",
			ended: at,
			madeFor
		};
	}
	const place = {
		key: question.key,
		branch: facts.branch,
		into: facts.into
	};
	const [tried, owner, checked, said] = await Promise.all([
		findMergeable(github, pull),
		findOwner(github, place),
		checkedBy(github, {
			number: pull.number,
			head: facts.head,
			base
		}, question.now),
		saidIn(github, question, pull)
	]);
	const { mergeable } = tried;
	const merges = mergeable === null ? "unknown" : mergeable ? "clean" : "conflict";
	const [isBehind, isInBase] = await Promise.all([merges !== "conflict" && isBehindBase(github, facts, pull), hasChange(github, {
		...facts,
		merges
	}, tried.merge_commit_sha)]);
	return {
		...facts,
		state: "open",
		merges,
		isBehind,
		isInBase,
		...owner,
		...checked,
		...said
	};
}
async function hasChange(github, { head, base, merges }, merge) {
	if (base === void 0 || merges !== "clean") return false;
	const { files } = await compare(github, `${base}...${merge ?? head}`, 1) ?? {};
	return files?.length === 0;
}
const settled = {
	isApproved: false,
	isQueued: false,
	isOff: false,
	isBehind: false,
	isInBase: false,
	merges: "unknown",
	checks: [],
	requests: []
};
async function findPull({ rest, at }, pull_number) {
	const pull = (await ifFound(rest.pulls.get({
		...at,
		pull_number
	})))?.data;
	return pull !== void 0 && isFromBranch(pull, pull.head.ref, at) ? pull : void 0;
}
async function otherTarget({ rest, at }, { madeFor }, { base: { ref, repo } }) {
	if (madeFor === void 0 || madeFor === ref || ref === repo.default_branch) return void 0;
	return (await ifFound(rest.repos.getBranch({
		...at,
		branch: madeFor
	})))?.data.name === ref ? void 0 : madeFor;
}
const retryDelays = [
	1e3,
	2e3,
	4e3
];
async function findMergeable({ rest, at, wait }, pull) {
	let found = pull;
	for (const milliseconds of retryDelays) {
		if (found.mergeable !== null || !await wait(milliseconds)) break;
		found = (await rest.pulls.get({
			...at,
			pull_number: pull.number
		})).data;
	}
	return found;
}
async function findOwner(github, place) {
	const state = await findBranch(github, place);
	if (state.kind === "shared") return { committer: state.person };
	if (state.kind === "absent") return {};
	return {
		forkPoint: state.fork,
		...state.program && { committer: state.program }
	};
}
async function checkedBy(github, place, now) {
	const found = await readChecks(github, place.head, now);
	if (found === void 0) return {
		checks: [],
		notes: [unreadable]
	};
	const failures = await readFailures(github, place, found.some(({ state }) => state === "running") ? [] : found.filter(({ state }) => state === "failed"));
	const checks = found.map((check) => {
		const { name, state, since, run } = check;
		return {
			name,
			state,
			since,
			run,
			failure: failures.get(check)
		};
	});
	return { checks: await withNamedChange(github, place.number, checks) };
}
const unreadable = "The token may not read checks: give the workflow `permissions: checks: read, statuses: read, actions: read`.";
async function queueRemoval(github, { reason, beforeCommit }) {
	const failed = (beforeCommit ? await readChecks(github, beforeCommit.oid) : [])?.filter(({ report }) => report.conclusion === "failure") ?? [];
	return {
		reason: reason ?? "",
		failed: failed.map(({ name }) => ({ name }))
	};
}
const mostAskers = 50;
async function saidIn(github, { command, number }, pull) {
	const [graph, talk] = await Promise.all([readPullGraph(github, number), readTalk(github, pull)]);
	const removal = graph.removal && await queueRemoval(github, graph.removal);
	const askers = possibleAskers(talk, command).slice(0, mostAskers);
	const may = await Promise.all(askers.map((login) => mayWrite(github, login)));
	const writers = new Set(askers.filter((_, at) => may[at]));
	const { decision, isQueued, threads } = graph;
	const rules = {
		command,
		writers,
		threads,
		agent: pull.user.login
	};
	const isLabelled = pull.labels.some(({ name }) => name.toLowerCase() === offLabel);
	const requests = findAsks(talk, rules);
	return {
		isApproved: decision === null ? isApprovedBy(talk, rules) : decision === "APPROVED",
		isQueued,
		removal,
		requests,
		reviewed: newestReview(talk, rules.agent),
		isOff: isLabelled || isToldOff(talk, rules)
	};
}
async function mayWrite({ rest, at }, username) {
	const { permission = "none", role_name: role = "none" } = (await ifFound(rest.repos.getCollaboratorPermissionLevel({
		...at,
		username
	})))?.data ?? {};
	return [permission, role].some((right) => /^(?:admin|maintain|write)$/.test(right));
}
async function isBehindBase(github, { head, base, into }, pull) {
	if (base === void 0) return false;
	if (pull.mergeable_state === "behind") return true;
	if (!await isStrict(github, into)) return false;
	return ((await compare(github, `${head}...${base}`, 1))?.total ?? 0) > 0;
}
async function isStrict({ rest, at }, branch) {
	if ((await ifReadable(rest.repos.getBranchRules({
		...at,
		branch
	})))?.data.some((rule) => rule.type === "required_status_checks" && rule.parameters?.strict_required_status_checks_policy === true)) return true;
	return (await ifReadable(rest.repos.getStatusChecksProtection({
		...at,
		branch
	})))?.data.strict === true;
}
// src/adapters/github/follow/outcome.ts
function githubOutcomes(settings, options = {}) {
	const github = githubConnection(settings, options);
	return { outcome: (question) => explaining(settings)(readOutcome(github, question)) };
}
async function readOutcome(github, question) {
	const { number, now, known } = question;
	const pull = await findPull(github, number);
	const ticket = pull && question.ticketOf(pull.head.ref);
	if (pull === void 0 || ticket === void 0) return void 0;
	const { merged_at: mergedAt, merge_commit_sha: commit, closed_at: closedAt } = pull;
	const isNew = known?.state !== "merged";
	const { title, base, head } = pull;
	const commits = {
		commit: commit ?? "",
		head: head.sha
	};
	const merge = {
		number,
		title,
		into: base.ref,
		at: mergedAt ?? "",
		...commits
	};
	const isWatched = mergedAt !== null && watchEnd(mergedAt) <= now;
	const [people, reverted] = await Promise.all([isNew ? readPeople(github, pull, ticket) : {}, isWatched ? isReverted(github, merge) : void 0]);
	return {
		kind: "pull",
		pull: number,
		ticket,
		opened: pull.created_at,
		looked: now.toISOString(),
		state: mergedAt !== null ? "merged" : pull.state,
		...closedAt !== null && { ended: mergedAt ?? closedAt },
		...people,
		...reverted !== void 0 && { isReverted: reverted }
	};
}
async function readPeople(github, { number, user }, key) {
	const { rest, at } = github;
	const which = {
		...at,
		pull_number: number,
		per_page: 100
	};
	const [reviews, commits] = await Promise.all([rest.pulls.listReviews(which), rest.pulls.listCommits(which)]);
	const isPerson = (login, type) => type !== "Bot" && !isBotLogin(login) && login !== user.login;
	const reviewed = reviews.data.filter((review) => review.user !== null && isPerson(review.user.login, review.user.type)).flatMap(({ submitted_at: instant }) => instant ?? []).toSorted()[0];
	const people = (await commitsOfOthers(github, key, commits.data.map(toListed))).filter(({ person }) => !isBotLogin(person));
	return {
		...reviewed !== void 0 && { reviewed },
		othersCommits: people.length
	};
}
async function isReverted({ rest, at }, { into, at: since, commit, number, title, head }) {
	const { data } = await rest.pulls.listFiles({
		...at,
		pull_number: number,
		per_page: 1
	});
	const path = data[0]?.filename;
	if (path === void 0) return void 0;
	const until = watchEnd(since).toISOString();
	const which = {
		...at,
		sha: into,
		path,
		since,
		until,
		per_page: 100
	};
	const later = (await ifFound(rest.repos.listCommits(which)))?.data ?? [];
	const change = {
		repository: `${at.owner}/${at.repo}`,
		number,
		title,
		shas: [commit, head]
	};
	return later.some((one) => one.sha !== commit && saysRevert(one.commit.message, change));
}
// src/adapters/github/follow/pulls.ts
function githubPulls(settings, options = {}) {
	const repository = withCommits(githubConnection(settings, options));
	const explained = explaining(settings);
	return {
		find: (scope) => explained(findPulls(repository, scope)),
		facts: (question) => explained(readFacts(repository, question)),
		failures: (checks) => explained(fetchFailedChecks(repository, checks)),
		rerun: (run) => explained(rerunFailed(repository, run)),
		update: (number, head) => explained(updateBranch(repository, number, head)),
		acknowledge: (request) => acknowledge(repository, request),
		answer: (number, answer) => explained(writeAnswer(repository, number, answer)),
		describe: (number, state) => explained(describe(repository, number, state))
	};
}
function rerunFailed({ rest, at, repeat }, run_id) {
	return repeat(async (isRepeated) => {
		if (isRepeated) {
			const { data } = await rest.actions.getWorkflowRun({
				...at,
				run_id
			});
			if (data.status !== "completed") return void 0;
		}
		return refusalOf(rest.actions.reRunWorkflowFailedJobs({
			...at,
			run_id
		}));
	});
}
const notUpdated = /expected head sha|no new commits|merge conflict/i;
function updateBranch({ rest, at, repeat }, pull_number, expected_head_sha) {
	return repeat(async () => {
		await unlessRejected(rest.pulls.updateBranch({
			...at,
			pull_number,
			expected_head_sha
		}), 422, notUpdated);
	});
}
async function describe({ rest, at }, pull_number, { status, kept, news }) {
	const { data } = await rest.pulls.get({
		...at,
		pull_number
	});
	const before = data.body ?? "";
	const body = writePullState(before, status, kept, news);
	if (body !== before) await rest.pulls.update({
		...at,
		pull_number,
		body
	});
}
const maxPages = 3;
async function findPulls(github, scope) {
	return (await search(github, scope)).filter((pull) => isFromBranch(pull, pull.head.ref, github.at)).toSorted((one, other) => other.number - one.number).map(({ number, head }) => ({
		number,
		branch: head.ref
	}));
}
async function search(github, scope) {
	const { rest, at } = github;
	switch (scope.kind) {
		case "number": {
			const found = await ifFound(rest.pulls.get({
				...at,
				pull_number: scope.number
			}));
			return found === void 0 ? [] : [found.data];
		}
		case "head": return withHead(github, scope.sha);
		case "into": return readPages(maxPages, async (page) => {
			const which = {
				...at,
				...page,
				state: "open",
				base: scope.branch
			};
			return (await rest.pulls.list(which)).data;
		});
		case "branch": return pullsOf(github, scope.branch);
		case "since": return [...await listOpen(github), ...await listEnded(github, scope.instant)];
	}
}
async function withHead({ rest, at }, sha) {
	const which = {
		...at,
		commit_sha: sha,
		per_page: 100
	};
	const asked = rest.repos.listPullRequestsAssociatedWithCommit(which);
	return ((await ifFound(unlessRejected(asked, 422)))?.data ?? []).filter(({ head, state }) => head.sha === sha && state === "open");
}
const listOpen = ({ rest, at }) => readPages(maxPages, async (page) => (await rest.pulls.list({
	...at,
	...page,
	state: "open"
})).data);
async function listEnded({ rest, at }, instant) {
	const order = {
		state: "closed",
		sort: "updated",
		direction: "desc"
	};
	const isSince = ({ updated_at }) => Date.parse(updated_at) >= instant.getTime();
	const ended = [];
	for (let page = 1; page <= maxPages; page += 1) {
		const { data } = await rest.pulls.list({
			...at,
			...order,
			per_page: 100,
			page
		});
		ended.push(...data.filter(isSince));
		if (data.length < 100 || !data.every(isSince)) break;
	}
	return ended;
}
const eyes = `mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }`;
const resolve = `mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }`;
async function acknowledge({ graphql }, { asks }) {
	await Promise.allSettled(asks.map((id) => graphql(eyes, { id })));
}
async function writeAnswer(github, number, answer) {
	const { rest, at } = github;
	const { data: pull } = await rest.pulls.get({
		...at,
		pull_number: number
	});
	const where = {
		github,
		number,
		agent: pull.user.login,
		id: answer.request.review.id
	};
	await (answer.threads.length === 0 ? answerBelow(where, answer) : answerInThreads(where, answer));
}
async function answerBelow({ github, number, agent, id }, { text }) {
	const { rest, at, repeat } = github;
	const body = markAnswer(text, id);
	const isThere = async () => {
		const { data: pull } = await rest.pulls.get({
			...at,
			pull_number: number
		});
		return (await readPullComments(github, pull)).some(({ login, body: said }) => login === agent && isMarkedAnswer(said, id));
	};
	await repeat(async () => {
		if (!await isThere()) await rest.issues.createComment({
			...at,
			issue_number: number,
			body
		});
	});
}
async function answerInThreads(where, { request, threads }) {
	const { github, number, agent, id } = where;
	const { rest, at, repeat } = github;
	const known = (await readPullGraph(github, number)).threads;
	const roots = new Map([...known].map(([root, thread]) => [thread.id, root]));
	for (const [index, { text, isResolved }] of threads.entries()) {
		const thread = request.threads[index];
		const comment_id = thread && roots.get(thread.id);
		if (thread === void 0 || comment_id === void 0) continue;
		const reply = {
			...at,
			pull_number: number,
			comment_id,
			body: markAnswer(text, id)
		};
		await repeat(async () => {
			if (!(await readLineComments(github, number)).some(({ root, login, body }) => root === comment_id && login === agent && isMarkedAnswer(body, id))) await rest.pulls.createReplyForReviewComment(reply);
		});
		if (isResolved && known.get(comment_id)?.isResolved === false) await close(github, thread.id);
	}
}
async function close({ graphql }, id) {
	try {
		await graphql(resolve, { id });
	} catch (error) {
		if (failureReason(error) === void 0) throw error;
	}
}
// src/adapters/github/lease.ts
const maxAttempts = 5;
async function takeLease(repository, request) {
	for (let attempt = 1;; attempt += 1) try {
		return await repository.repeat(() => takeFreeLease(repository, request));
	} catch (error) {
		if (attempt === maxAttempts || !isOvertaken(error)) throw error;
	}
}
async function takeFreeLease(repository, request) {
	const stored = await findLease(repository, request.key);
	if (stored?.lease && await isValid(repository, stored.lease, request.now)) return stored.lease;
	await writeLease(repository, request, stored?.commit);
	return request.lease;
}
async function isLeased(repository, key, now) {
	const stored = await findLease(repository, key);
	return stored?.lease !== void 0 && isValid(repository, stored.lease, now);
}
async function isValid(connection, { until, workflowRun }, now) {
	if (Date.parse(until) <= now.getTime()) return false;
	return workflowRun === void 0 || !await hasEnded(connection, workflowRun);
}
async function hasEnded({ rest, at, ownRun }, { id, attempt }) {
	if (id === ownRun?.id) return attempt < ownRun.attempt;
	const find = (run_id) => ifFound(rest.actions.getWorkflowRun({
		...at,
		run_id
	}));
	try {
		const found = await find(id);
		if (found === void 0) return ownRun !== void 0 && await find(ownRun.id) !== void 0;
		const { status, run_attempt = 1 } = found.data;
		return run_attempt > attempt || run_attempt === attempt && status === "completed";
	} catch {
		return false;
	}
}
function releaseLease(repository, key, { run }) {
	const { rest, at, repeat } = repository;
	return repeat(async () => {
		if ((await findLease(repository, key))?.lease?.run !== run) return;
		const deleted = rest.git.deleteRef({
			...at,
			ref: refOf(key)
		});
		await ifFound(unlessRejected(deleted, 422, /does not exist/i));
	});
}
async function findLease(repository, key) {
	const commit = await commitAt(repository, refOf(key));
	return commit && {
		commit,
		lease: parseLease(commit.message)
	};
}
async function writeLease({ rest, at, ownRun: workflowRun, readCommit, createCommit }, { key, lease: { run, until }, base }, ended) {
	const { sha: parent, tree } = ended ?? await readCommit(base);
	const { sha } = await createCommit({
		message: `Lease on ${key}\n\n${JSON.stringify({
			run,
			until,
			workflowRun
		})}\n`,
		tree,
		parents: [parent]
	});
	if (ended === void 0) await rest.git.createRef({
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
const refOf = (key) => `jira-bug-fix/${key}`;
const count = int().positive();
const leaseSchema = object({
	run: string(),
	until: datetime({ offset: true }),
	workflowRun: object({
		id: count,
		attempt: count
	}).optional()
});
function parseLease(message) {
	const line = message.trimEnd().split("\n").at(-1) ?? "";
	return leaseSchema.safeParse(parseJson(line)).data;
}
// src/adapters/github/forge.ts
function githubForge(settings, options = {}) {
	const repository = withRules(withCommits(githubConnection(settings, options)));
	const explained = explaining(settings);
	return {
		check: (place) => explained(checkAccess(repository, settings, place)),
		lease: (key, lease, base, now) => explained(takeLease(repository, {
			key,
			lease,
			base,
			now
		})),
		isLeased: (key, now) => isLeased(repository, key, now).catch(() => true),
		release: (key, lease) => explained(releaseLease(repository, key, lease)),
		publish: (publication) => explained(publishChange(repository, publication)),
		resume: (change) => explained(resumeChange(repository, change)),
		recall: (key, branch, seal) => explained(recallRecord(repository, {
			key,
			branch,
			seal
		})),
		findOther: (key, branch) => explained(findOtherPull(repository, key, branch))
	};
}
async function checkAccess(github, settings, asked) {
	const isApp = typeof settings.token !== "string";
	const [login] = await Promise.all([isApp ? void 0 : readLogin(github), tryWriting(github, settings)]);
	const { branch } = await findSeries(github, asked.branch);
	const place = {
		...asked,
		branch
	};
	const before = await findBranch(github, place);
	await requirePermitted(github, place, before, login);
	return {
		checksWait: login === "github-actions[bot]",
		branch,
		branchTaken: before.kind === "shared",
		builtUpon: builtUpon(before)
	};
}
async function readLogin({ graphql }) {
	try {
		const { viewer } = await graphql("query { viewer { login } }");
		return viewer.login;
	} catch {
		return;
	}
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
			const { default_branch: branch, archived, private: isPrivate } = found.data;
			return {
				branch,
				isArchived: archived,
				isPublic: !isPrivate
			};
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
		rulesOf: async (branch) => await explained(readRules(connection, branch)) ?? [],
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
const Listed = array(object({
	path: string(),
	type: string()
}));
async function readWorkflows(github, ref) {
	const { rest, at } = github;
	const folder = await ifFound(rest.repos.getContent({
		...at,
		ref,
		path: ".github/workflows"
	}));
	const texts = (Listed.safeParse(folder?.data).data ?? []).map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path)).map(async (path) => [path, await fileTextAt(github, path, ref)]);
	return new Map(await Promise.all(texts));
}
// src/adapters/github/ledger.ts
const maxTries = 100;
const triesWhenOver = 8;
const longestPause = 4e3;
function githubLedger(settings, options = {}) {
	const repository = withCommits(githubConnection(settings, options));
	const explained = explaining(settings);
	return {
		months: () => explained(listMonths(repository)),
		read: (month) => explained(readAt(repository, month)),
		update: (month, change) => explained(update(repository, {
			month,
			change,
			...options
		}))
	};
}
async function listMonths(repository) {
	return [...(await listFiles(repository, await newestCommit(repository))).keys()].flatMap((name) => /^(\d{4}-\d{2})\.jsonl$/.exec(name)?.[1] ?? []).sort().reverse();
}
async function readAt(repository, month) {
	return readFrom(repository, await newestCommit(repository), month);
}
async function update(repository, given) {
	const { random = Math.random, wait = sleep, signal = new AbortController().signal } = given;
	for (let tries = 1;; tries += 1) {
		try {
			return await repository.repeat(() => store(repository, given));
		} catch (error) {
			if (tries === maxTries || !isOvertaken(error)) throw error;
		}
		if (!await wait(random() * Math.min(longestPause, 100 * 2 ** tries), signal) && tries >= triesWhenOver) signal.throwIfAborted();
	}
}
async function store(repository, { month, change }) {
	const { rest, at, createCommit } = repository;
	const newest = await newestCommit(repository);
	const known = await readFrom(repository, newest, month);
	const changed = change(known);
	if (changed === known) return known;
	const file = {
		path: ledgerFile(month),
		mode: "100644",
		type: "blob"
	};
	const { data: tree } = await rest.git.createTree({
		...at,
		...newest && { base_tree: newest.tree },
		tree: [{
			...file,
			content: writeMonth(changed)
		}]
	});
	const parents = newest === void 0 ? [] : [newest.sha];
	const { sha } = await createCommit({
		message: `Ledger of ${month}`,
		tree: tree.sha,
		parents
	});
	if (newest === void 0) await rest.git.createRef({
		...at,
		ref: `refs/${ledgerRef}`,
		sha
	});
	else await rest.git.updateRef({
		...at,
		ref: ledgerRef,
		sha,
		force: false
	});
	return changed;
}
const newestCommit = (repository) => commitAt(repository, ledgerRef);
async function readFrom(repository, commit, month) {
	const blob = (await listFiles(repository, commit)).get(ledgerFile(month));
	if (blob === void 0) return emptyMonth;
	const { rest, at } = repository;
	const { data } = await rest.git.getBlob({
		...at,
		file_sha: blob
	});
	return readMonth(Buffer.from(data.content, "base64").toString("utf8"));
}
async function listFiles({ rest, at }, commit) {
	if (commit === void 0) return new Map();
	const { data } = await rest.git.getTree({
		...at,
		tree_sha: commit.tree
	});
	return new Map(data.tree.map(({ path, sha }) => [path, sha]));
}
export { githubOutcomes as a, githubFileAt as c, githubPulls as i, githubInspection as n, githubDispatcher as o, githubForge as r, appTokens as s, githubLedger as t };
