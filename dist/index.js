import { A as tellStep, B as readRules, Bt as found, Ct as clip, D as DISPATCH_EVENT, Dt as ticketKey, E as githubDispatcher, Et as together, F as headline, Ft as object, G as sweepProblem, H as rulesLeft, It as string, J as endedRecord, K as usualSweep, L as linesSetting, Lt as isOn, M as describeWorstCase, Mt as literal, N as evidence, Nt as looseObject, O as parseDispatch, Ot as carriesMark, P as listed, Pt as number, Q as textAfterCommand, R as wholeSetting, Rt as explain, St as wholeText, T as markedBody, Tt as mergedRecords, U as describeFinding, Vt as UserError, W as describeSweep, X as readinessOf, Y as isConclusive, Z as instruction, _ as fixTicket, _t as code, a as openaiModel, at as addSpent, bt as strong, c as grep, ct as deltaDiff, d as git, dt as deltasOf, et as briefly, f as gitLine, ft as samePatch, g as failure, gt as capBlocks, h as openTicket, ht as clean, i as testsOn, it as trialOf, j as describeCost, jt as boolean, k as describeStep, kt as commentMark, l as decodeText, lt as diffSize, m as sweepTickets, mt as jiraTickets, n as readProjectSettings, nt as keptPatch, o as records, ot as tokensOf, p as isOverLimit, pt as readJiraSettings, q as begunRecord, r as treeSitterSyntax, rt as planOf, s as firstHits, st as shortened, t as readCaps, tt as isSound, u as sizeLimit, v as notBegun, vt as link, w as githubForge, x as pause, xt as text, y as pathRules, yt as paragraph, z as wordSetting, zt as connect } from "./shared.js";
import * as os from "os";
import { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants, existsSync, promises, readFileSync } from "fs";
import { createHash } from "node:crypto";
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const summary = new Summary();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function getMultilineInput(name, options) {
	const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
	if (options && options.trimWhitespace === false) return inputs;
	return inputs.map((input) => input.trim());
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
	process.exitCode = ExitCode.Failure;
	error(message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os.EOL);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}
// src/action/log.ts
function printLine(text) {
	info(defuse(text));
}
function failJob(sentence) {
	setFailed(defuse(sentence));
}
function printCause(cause) {
	const details = cause instanceof Error ? cause.stack ?? cause.message : String(cause);
	const because = cause instanceof Error && cause.cause !== void 0 ? `\ncaused by ${String(cause.cause)}` : "";
	startGroup("Details");
	printLine(details + because);
	endGroup();
}
function defuse(text) {
	return text.replace(/^((?:[^\S\r\n\u2028\u2029]|\u0085)*):(?=:)/gm, "$1:​").replaceAll("##[", "#​#[");
}
// node_modules/@actions/github/lib/context.js
var Context = class {
	constructor() {
		var _a, _b, _c;
		this.payload = {};
		if (process.env.GITHUB_EVENT_PATH) {
			if (existsSync(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				const path = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME;
		this.sha = process.env.GITHUB_SHA;
		this.ref = process.env.GITHUB_REF;
		this.workflow = process.env.GITHUB_WORKFLOW;
		this.action = process.env.GITHUB_ACTION;
		this.actor = process.env.GITHUB_ACTOR;
		this.job = process.env.GITHUB_JOB;
		this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
		this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
		this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
		this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
		this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
		this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
	}
	get issue() {
		const payload = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner,
				repo
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
};
// node_modules/@actions/github/lib/github.js
const context = new Context();
// src/adapters/github/review.ts
const pageSize = 100;
const mostPages = 3;
function githubReviews(settings) {
	const github = connect(settings);
	const explained = async (work) => {
		try {
			return await work;
		} catch (error) {
			throw explain(error, settings);
		}
	};
	return {
		pull: (number) => explained(findPull(github, number)),
		mayWrite: (login) => explained(mayWrite(github, login)),
		remarks: (pull, review) => explained(listRemarks(github, pull, review))
	};
}
async function findPull({ rest, at }, pull_number) {
	const pull = (await found(rest.pulls.get({
		...at,
		pull_number
	})))?.data;
	if (pull?.state !== "open" || !isOn(pull, pull.head.ref, at)) return void 0;
	return {
		branch: pull.head.ref,
		into: pull.base.ref
	};
}
async function mayWrite({ rest, at }, username) {
	const { permission = "none", role_name: role = "none" } = (await found(rest.repos.getCollaboratorPermissionLevel({
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
		per_page: pageSize
	};
	const remarks = [];
	for (let page = 1; page <= mostPages; page += 1) {
		const { data } = await rest.pulls.listCommentsForReview({
			...which,
			page
		});
		remarks.push(...data.map(remarkOf));
		if (data.length < pageSize) break;
	}
	return remarks;
}
function remarkOf({ path, body, ...place }) {
	if (place.subject_type === "file") return {
		path,
		text: body
	};
	const hunk = place.diff_hunk ?? "";
	const line = place.side === "LEFT" ? void 0 : place.line ?? lastLine(hunk);
	return {
		path,
		text: body,
		...line && { line },
		...hunk && { hunk }
	};
}
function lastLine(hunk) {
	const [head = "", ...lines] = hunk.trimEnd().split("\n");
	const [, start] = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(head) ?? [];
	if (start === void 0 || lines.at(-1)?.startsWith("-")) return void 0;
	const kept = lines.filter((line) => !/^[-\\]/.test(line)).length;
	return kept === 0 ? void 0 : Number(start) + kept - 1;
}
// src/action/input.ts
const inputs = {
	get: getInput,
	show: (name) => `the input \`${name}\``
};
function required(name, what) {
	const value = getInput(name);
	if (value === "") throw new UserError(`Set the input \`${name}\` to ${what}.`);
	return value;
}
function webAddress(name, what) {
	const value = required(name, what);
	if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw new UserError(`The input \`${name}\` must be ${what}.`);
	return value.replace(/\/+$/, "");
}
// src/action/targets.ts
const words = new Map([
	["none", { kind: "stay" }],
	["in-progress", {
		kind: "category",
		category: "indeterminate"
	}],
	["done", {
		kind: "category",
		category: "done"
	}]
]);
function targetInput(name, usual) {
	const value = getInput(name).trim() || usual;
	const word = words.get(value.toLowerCase());
	if (word !== void 0) return word;
	const names = value.split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
	const isWord = (part) => part === "none" || part === "in-progress";
	if (names.length === 0 || names.some(isWord)) throw new UserError(`Set the input \`${name}\` to none, in-progress or done alone, or to names or ids of statuses and transitions, separated by commas.`);
	return {
		kind: "named",
		names
	};
}
// src/action/inputs.ts
function readMode() {
	return wordSetting(inputs, "mode", [
		"work",
		"merged",
		"sweep"
	], "work");
}
function readJira() {
	maskSecrets();
	return readJiraSettings(inputs);
}
function readTicketInputs(dispatch, reviewed) {
	const jira = readJira();
	return {
		jira,
		ticket: reviewed ?? chosenTicket(dispatch, jira.baseUrl)
	};
}
function readReviewInputs() {
	const command = getInput("command") || "/fix";
	if (!/^\/[a-z][\w-]*$/i.test(command)) throw new UserError("The input `command` must be a slash and a word, such as /fix.");
	return {
		githubToken: required("github-token", "a token that may write pull requests"),
		command,
		branchPrefix: branchPrefixInput()
	};
}
function readMergeInputs() {
	return {
		branchPrefix: branchPrefixInput(),
		target: targetInput("transition-on-merge", "done")
	};
}
function readSweepInputs() {
	return {
		githubToken: required("github-token", "a token that may write contents"),
		jql: required("sweep-jql", "the tickets in scope, such as project = APP AND issuetype = Bug"),
		hours: wholeSetting(inputs, "sweep-hours", usualSweep.hours, [1, 8760]),
		limit: wholeSetting(inputs, "sweep-limit", usualSweep.limit, [1, 100]),
		maxTicketAttempts: wholeSetting(inputs, "max-ticket-attempts", usualSweep.maxTicketAttempts, [1, 100]),
		cooldownMs: 6e4 * readRules(inputs).maxMinutes,
		branchPrefix: branchPrefixInput()
	};
}
function maskSecrets() {
	for (const name of [
		"jira-token",
		"github-token",
		"api-key"
	]) {
		const value = getInput(name);
		if (value !== "") setSecret(value);
	}
}
function chosenTicket(dispatch, jiraUrl) {
	const given = getInput("ticket");
	if (given !== "") {
		const key = ticketKey(given);
		if (key === void 0) throw new UserError("The input `ticket` must be a Jira key such as APP-17.");
		return key;
	}
	if (dispatch === void 0) throw new UserError("Give the input `ticket`, or start the workflow by a repository_dispatch of type jira-bug-fix from the Worker or a sweep.");
	const { host } = new URL(jiraUrl);
	if (dispatch.site !== host) throw new UserError(`The event comes from the Jira site ${dispatch.site}, but the input \`jira-url\` names ${host}: they must be the same.`);
	return dispatch.ticket;
}
function branchPrefixInput() {
	const value = getInput("branch-prefix") || "fix/";
	if (!/^[A-Za-z0-9][\w-]*(\/[\w-]+)*\/?$/.test(value)) throw new UserError("The input `branch-prefix` must be the beginning of a branch name, such as fix/.");
	return value;
}
// src/action/own-branch.ts
function ticketOfBranch(branch, prefix) {
	return branch.startsWith(prefix) ? ticketKey(branch.slice(prefix.length)) : void 0;
}
// src/action/merged.ts
const Repository = object({ full_name: string() });
const Closing = object({
	action: literal("closed"),
	pull_request: object({
		number: number(),
		merged: boolean(),
		head: object({
			ref: string(),
			repo: Repository.nullable()
		}),
		base: object({ repo: Repository })
	})
});
async function moveMerged(event, { branchPrefix, target }, tickets) {
	const pull = closedPullRequest(event);
	const key = ticketOf(pull, branchPrefix);
	const name = `Pull request #${pull.number}`;
	if (key === void 0) return `${name} is not from a branch of the agent, so no ticket was moved.`;
	if (!pull.merged) return `${name} was closed without a merge, so ${key} keeps its status.`;
	const moved = await tickets.move(key, target).catch((thrown) => {
		throw mendable(key, thrown);
	});
	return moved.kind === "moved" ? `${name} is merged: ${key} was moved to ${moved.to}.` : `${name} is merged, but ${key} was not moved. ${moved.why}`;
}
function closedPullRequest(event) {
	const parsed = Closing.safeParse(event);
	if (parsed.success) return parsed.data.pull_request;
	throw new UserError("Start the workflow with `mode: merged` by the event pull_request of type closed; this was another event.");
}
function ticketOf({ head, base }, branchPrefix) {
	return head.repo?.full_name === base.repo.full_name ? ticketOfBranch(head.ref, branchPrefix) : void 0;
}
function mendable(key, thrown) {
	if (thrown instanceof UserError) return thrown;
	const reason = (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\s+/g, " ").slice(0, 200).replace(/\.$/, "");
	return new UserError(`${key} could not be moved (${reason}): run this job again.`, { cause: thrown });
}
// src/core/report/reference.ts
const invisible = /[\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const keyLike = /(?<![\p{L}0-9])\p{L}[\p{L}\p{N}_]*-\p{N}+/gu;
function withoutInvisible(text) {
	return text.replace(invisible, "");
}
function withoutForeignKeys(text, own) {
	return text.replace(keyLike, (found) => found === own ? found : found.replace("-", "‑"));
}
// src/core/report/markdown-text.ts
function plain(text, own) {
	const visible = withoutInvisible(unbroken(text));
	return unlinked((own === void 0 ? visible : withoutForeignKeys(visible, own)).replace(/[\\`*_{}[\]()<>|~!&$]/g, (sign) => `\\${sign}`).replace(/^(\s*)(?=[-+](?:\s|$)|--|=|#+(?:\s|$))/, "$1\\").replace(/^(\s*\d+)(?=\.)/, "$1\\"));
}
function unlinked(text) {
	return text.replace(/[@#](?=[\p{L}\p{N}_])/gu, "$&​").replace(/\bGH-(?=\d)/gi, "$&​").replace(/\bwww(?=\.)/gi, "$&​").replace(/:(?=\/\/)/g, "$&​");
}
function bold(text, own) {
	return plain(text, own).replace(/\S(?:.*\S)?/u, "**$&**");
}
function codeSpan(text) {
	const code = unmarked(unbroken(text));
	const ticks = "`".repeat(longestRun(code, /`+/g) + 1);
	const pad = code.startsWith("`") || code.endsWith("`") ? " " : "";
	return code === "" ? "" : `${ticks}${pad}${code}${pad}${ticks}`;
}
function fenced(language, text) {
	const code = unmarked(clean(text));
	const fence = "`".repeat(Math.max(3, longestRun(code, /`{3,}/g) + 1));
	return `${fence}${language.replace(/[^\w+-]/g, "")}\n${code}${code.endsWith("\n") ? "" : "\n"}${fence}`;
}
function html(text) {
	const entities = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;",
		"'": "&#39;"
	};
	return unlinked(withoutInvisible(unbroken(text))).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
function linkTarget(url) {
	if (!/^https?:\/\/[^\s<>]+$/.test(url)) return void 0;
	return url.replace(/[\\`|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
function unmarked(code) {
	return code.replace(/<(?=!--\s*jira-bug-fix-agent\b)/gi, "<​");
}
function longestRun(text, runs) {
	return (text.match(runs) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function unbroken(text) {
	return clean(text).replace(/\s+/g, " ");
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
		case "heading": return `### ${plain(block.text, own)}`;
		case "paragraph": return renderInlines(block.content, own);
		case "list": return block.items.map((item) => `- ${renderInlines(item, own)}`).join("\n");
		case "quote": return block.text.split(/\r\n?|\n/).map((line) => `> ${plain(line, own)}`).join("\n");
		case "table": return renderTable(block, own);
		case "code": return folded(block.title, fenced(block.language, block.text), block.whole);
	}
}
function renderInlines(content, own) {
	return content.map((inline) => renderInline(inline, own)).join("");
}
function renderInline(inline, own) {
	switch (inline.kind) {
		case "text": return plain(inline.text, own);
		case "strong": return bold(inline.text, own);
		case "code": return codeSpan(inline.text);
		case "link": {
			const [name, target] = [plain(inline.text, own), linkTarget(inline.url)];
			return target === void 0 ? name : `[${name}](<${target}>)`;
		}
	}
}
function renderTable({ header, rows }, own) {
	if (header.length === 0) return "";
	const line = (cells) => `| ${cells.join(" | ")} |`;
	const head = line(header.map((name) => plain(name, own)));
	const body = rows.map((row) => line(row.map((cell) => renderCell(cell, own))));
	return [
		head,
		`|${" --- |".repeat(header.length)}`,
		...body
	].join("\n");
}
function renderCell(cell, own) {
	return cell.map((inline) => inline.kind === "code" && inline.text.includes("|") ? plain(inline.text, own) : renderInline(inline, own)).join("");
}
function folded(title, body, whole) {
	const more = whole === void 0 ? "" : `\n\n${renderInline(link(wholeText, whole), void 0)}`;
	return `<details><summary>${html(title)}</summary>\n\n${body}${more}\n\n</details>`;
}
// src/core/report/changes.ts
const longest$2 = {
	list: 50,
	plan: 300
};
function changeBlocks(run, title) {
	const deltas = deltasOf(keptPatch(run));
	if (deltas.length === 0) return [];
	const plans = plansOf(run);
	const items = deltas.slice(0, longest$2.list).map((delta) => [...deltaContent(delta), ...plannedContent(delta, plans)]);
	const more = deltas.length - items.length;
	const rest = more > 0 ? [[text(`and ${more} more`)]] : [];
	const last = run.steps.findLast((step) => step.kind === "reviewed");
	const summary = last?.verdict.kind === "approve" ? last.verdict.summary.trim() : "";
	const told = summary === "" ? [] : [text(` ${clip(summary, 1e3)}`)];
	return [{
		kind: "paragraph",
		content: [strong(title), ...told]
	}, {
		kind: "list",
		items: [...items, ...rest]
	}];
}
function deltaContent(delta) {
	const path = code(delta.change.path);
	if (delta.kind === "renamed") return [
		path,
		text(" (renamed from "),
		code(delta.from),
		text(")")
	];
	const { added, removed } = diffSize(delta);
	const size = `${added > 0 ? ` +${added}` : ""}${removed > 0 ? ` −${removed}` : ""}`;
	return [path, text(`${remarks[delta.kind]}${size}`)];
}
function plansOf(run) {
	const plan = planOf(run);
	if (plan?.kind !== "fix") return new Map();
	return new Map(plan.files.map(({ path, change = "" }) => [path, change]));
}
function plannedContent(delta, plans) {
	const old = delta.kind === "renamed" ? plans.get(delta.from) : void 0;
	const planned = (plans.get(delta.change.path) || old || "").replaceAll(/\s+/g, " ").trim();
	return planned === "" ? [] : [text(`; planned: ${clip(planned, longest$2.plan)}`)];
}
const remarks = {
	created: " (new)",
	modified: "",
	deleted: " (deleted)"
};
function diffBlocks(run, pullRequest, most) {
	const deltas = deltasOf(keptPatch(run));
	const diffs = deltas.slice(0, most).map((delta) => ({
		kind: "code",
		title: delta.change.path,
		language: "diff",
		text: deltaDiff(delta).trimEnd(),
		...pullRequest === void 0 ? {} : { whole: placeOf(delta.change.path, pullRequest) }
	}));
	const hidden = deltas.length - diffs.length;
	if (hidden === 0) return diffs;
	const rest = `Diffs of ${hidden} more ${hidden === 1 ? "file" : "files"}`;
	const where = pullRequest === void 0 ? text(`${rest} not shown`) : link(rest, `${pullRequest}/files`);
	return [...diffs, {
		kind: "paragraph",
		content: [where]
	}];
}
function placeOf(path, pullRequest) {
	return `${pullRequest}/files#diff-${createHash("sha256").update(path).digest("hex")}`;
}
// src/core/report/attempts.ts
function otherAttempts({ steps }) {
	const starts = steps.flatMap((step, at) => step.kind === "edited" ? [at] : []);
	const sound = steps.findLastIndex(isKeeping);
	return starts.flatMap((start, index) => {
		const end = starts[index + 1] ?? steps.length;
		return start < sound && sound < end ? [] : [`Edit ${index + 1} ${fateOf(steps.slice(start, end), steps.slice(0, end))}`];
	});
}
function openCritique({ steps }) {
	const at = steps.findLastIndex((step) => step.kind === "reviewed");
	const last = steps[at];
	if (last?.kind !== "reviewed" || last.verdict.kind !== "revise") return void 0;
	return steps.findLastIndex(isKeeping) > at ? void 0 : last.verdict.critique;
}
function isKeeping(step) {
	return step.kind === "checked" && isSound(step);
}
function fateOf(steps, before) {
	const fates = steps.map(verdictOn).filter((fate) => fate !== void 0);
	const staged = steps.findLast((step) => step.kind === "edited" || step.kind === "rewritten");
	if (staged === void 0) return "went no further";
	if (staged.refusals.length > 0) return refusal(staged);
	const isIdle = samePatch(staged.patch, keptPatch({ steps: before }));
	return fates.at(-1) ?? (isIdle ? "changed nothing" : "went no further");
}
function verdictOn(step) {
	switch (step.kind) {
		case "checked": return damage(step);
		case "tested": return testFailure(step);
		case "reviewed": return step.verdict.kind === "revise" ? `did not satisfy the review: ${step.verdict.critique}` : void 0;
		default: return;
	}
}
function refusal({ refusals }) {
	const [first] = refusals;
	const more = refusals.length > 1 ? ` (and ${refusals.length - 1} more)` : "";
	return `did not fit ${first?.path ?? "the files"}${more}: ${briefly(first?.why ?? "")}`;
}
function damage({ problems, excess }) {
	const [first] = problems;
	if (first === void 0) return excess === void 0 ? void 0 : `was too much: ${excess}`;
	const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : "";
	return `broke the syntax in ${first.path}:${first.line}${more}: ${first.message}`;
}
function testFailure({ trial, wantsTest }) {
	const { lint, tests, regression } = trial;
	if (tests.kind === "failed") return `failed tests${listed(tests.failures)}`;
	if (lint.kind === "failed") return `failed lint or types${listed(lint.failures)}`;
	const why = regression.kind === "not-shown" ? `: ${regression.why}` : "";
	return wantsTest ? `had no test that shows the bug${why}` : void 0;
}
// src/core/report/sections.ts
const longest$1 = {
	understanding: 2e3,
	reply: 8e3,
	critique: 4e3,
	detail: 700,
	attempt: 400,
	output: 8e3
};
function planBlocks(run) {
	const plan = planOf(run);
	if (plan === void 0) return [];
	const understanding = clip(plan.understanding, longest$1.understanding);
	const understood = paragraph(strong("Understood:"), text(` ${understanding}`));
	if (plan.kind === "fix") return [understood];
	return [
		understood,
		{
			kind: "quote",
			text: clip(plan.reply, longest$1.reply)
		},
		...unknownBlocks(run)
	];
}
function unknownBlocks(run) {
	const last = run.steps.findLast((step) => step.kind === "planned");
	if (last === void 0 || last.unknown.length === 0) return [];
	return [paragraph(text(`Not found in the repository: ${last.unknown.join(", ")}.`))];
}
function draftContent({ lacking = [] }) {
	return lacking.length === 0 ? [] : [text(`It is a draft because: ${lacking.join("; ")}.`)];
}
function evidenceBlocks(run) {
	if (planOf(run)?.kind !== "fix") return [];
	return [{
		kind: "table",
		header: [
			"Evidence",
			"State",
			"Detail"
		],
		rows: evidence(run).map(rungRow)
	}, ...isolationBlocks(run)];
}
function isolationBlocks({ steps }) {
	const tested = steps.findLast((step) => step.kind === "tested");
	return tested === void 0 ? [] : [paragraph(text(tested.isolation))];
}
const states = {
	passed: "✓ passed",
	failed: "✗ failed",
	"not-run": "– not shown"
};
function rungRow({ name, state, detail }) {
	return [
		[text(name)],
		[text(states[state])],
		[text(clip(detail, longest$1.detail))]
	];
}
function critiqueBlocks(run) {
	const critique = openCritique(run);
	if (critique === void 0) return [];
	return [paragraph(strong("The review asks for:")), {
		kind: "quote",
		text: clip(critique, longest$1.critique)
	}];
}
function outputBlocks(run) {
	const trial = trialOf(run);
	if (trial === void 0) return [];
	return [...outputBlock("Output of the lint command", trial.lint), ...outputBlock("Output of the tests", trial.tests)];
}
function outputBlock(title, finding) {
	if (finding.kind !== "failed") return [];
	return [{
		kind: "code",
		title,
		language: "text",
		text: shortened(finding.output, longest$1.output, finding.failures)
	}];
}
function attemptBlocks(run) {
	const items = otherAttempts(run).map((attempt) => [text(clip(attempt, longest$1.attempt))]);
	return items.length === 0 ? [] : [paragraph(strong("Tried and dropped:")), {
		kind: "list",
		items
	}];
}
function costContent(outcome) {
	return [text(`Cost: ${describeCost(outcome)}.`)];
}
// src/core/report/comment.ts
function workingComment({ attempt, log }) {
	return [
		{
			kind: "heading",
			text: `${attempt > 1 ? `Attempt ${attempt} at this ticket` : "Work on this ticket"} is under way.`
		},
		paragraph(text("The result will take the place of this comment.")),
		...logBlocks(log),
		paragraph(text(commentMark))
	];
}
const mostDiffs = 20;
function ticketComment(outcome) {
	return [
		...openingBlocks(outcome),
		...workBlocks(outcome, mostDiffs),
		...closingBlocks(outcome),
		paragraph(text(commentMark))
	];
}
function openingBlocks(outcome, ...remark) {
	const { problem } = outcome;
	return [
		{
			kind: "heading",
			text: headline(outcome)
		},
		...problem === void 0 ? [] : [paragraph(text(problem))],
		...pullRequestBlocks(outcome, remark)
	];
}
function pullRequestBlocks(outcome, remark) {
	const { pullRequest, earlierPullRequest: earlier } = outcome;
	if (pullRequest === void 0) return earlier === void 0 ? [] : [paragraph(text("Pull request of an earlier run: "), link(earlier, earlier))];
	const told = [...pullRequest.draft ? draftContent(outcome) : [], ...remark].flatMap((content) => [text(" "), content]);
	const address = link(`#${pullRequest.number}`, pullRequest.url);
	const end = told.length === 0 ? [] : [text("."), ...told];
	return [paragraph(text("Pull request: "), address, ...end)];
}
function workBlocks({ run, pullRequest }, diffs) {
	const title = pullRequest === void 0 ? "Last change, not in a pull request:" : "Changes:";
	return [
		...planBlocks(run),
		...changeBlocks(run, title),
		...diffBlocks(run, pullRequest?.url, diffs),
		...evidenceBlocks(run),
		...critiqueBlocks(run)
	];
}
function closingBlocks(outcome) {
	const { moved, log, spent, notes = [] } = outcome;
	const more = askingForMore(outcome.reason);
	return [
		...moved === void 0 ? [] : [paragraph(text(movedSentence(moved)))],
		...notes.map((note) => paragraph(text(clip(note, 1e3)))),
		...spent.calls > 0 ? [paragraph(...costContent(outcome))] : [],
		...logBlocks(log),
		...more === void 0 ? [] : [paragraph(text(more))]
	];
}
function movedSentence(moved) {
	return moved.kind === "moved" ? `Moved to ${moved.to}.` : `Not moved: ${moved.why}`;
}
function logBlocks(log) {
	return log === void 0 ? [] : [paragraph(link("Log of this run", log))];
}
function askingForMore(reason) {
	if (reason === "ticket-attempts-exhausted") return void 0;
	if (reason === "asked") return "To go on, answer in a comment and reopen the ticket.";
	return isConclusive(reason) ? "To ask for more, reopen the ticket with a comment that says what is missing." : "To try again, reopen the ticket.";
}
// src/core/report/summary.ts
const longestSummary = 25e4;
const longestResult = 300;
function jobSummary(outcome, ticket) {
	return renderMarkdown([
		...ticket ? [paragraph(link(ticket.key, ticket.url))] : [],
		...openingBlocks(outcome, ...verifiedContent(outcome)),
		...workBlocks(outcome, Number.POSITIVE_INFINITY),
		...outputBlocks(outcome.run),
		...stepBlocks(outcome.run),
		...closingBlocks(outcome)
	], longestSummary);
}
function verifiedContent({ pullRequest }) {
	const verified = pullRequest?.verified;
	return verified === void 0 ? [] : [text(`Its commit is ${verified ? "" : "not "}verified by GitHub.`)];
}
function stepBlocks({ steps }) {
	if (steps.length === 0) return [];
	return [{
		kind: "table",
		header: [
			"Step",
			"What came of it",
			"Seconds",
			"Tokens"
		],
		rows: steps.map(stepRow)
	}];
}
function stepRow(recorded) {
	const { step, result } = tellStep(recorded);
	const told = [[text(step)], [text(clip(result, longestResult))]];
	if (!("call" in recorded)) return [
		...told,
		[],
		[]
	];
	const { elapsed, spent } = recorded.call;
	const tokens = tokensOf(spent);
	const counted = tokens > 0 ? [text(tokens.toLocaleString("en"))] : [];
	return [
		...told,
		[text((elapsed / 1e3).toFixed(1))],
		counted
	];
}
// src/action/outputs.ts
const goodEnds = new Set([
	"approved",
	"answered",
	"asked",
	"already-fixed",
	"nothing-new"
]);
async function reportToRunner({ outcome, ticket, cause }) {
	setOutput("stop-reason", outcome.reason);
	setOutput("pull-request", outcome.pullRequest?.url ?? "");
	setOutput("commit-verified", outcome.pullRequest?.verified ?? "");
	setOutput("calls", outcome.spent.calls);
	setOutput("tokens", tokensOf(outcome.spent));
	await summary.addRaw(jobSummary(outcome, ticket)).write();
	const sentence = headline(outcome);
	if (outcome.pullRequest !== void 0) printLine(`pull request: ${outcome.pullRequest.url}`);
	if (outcome.moved?.kind === "moved") printLine(`ticket: moved to ${outcome.moved.to}`);
	if (outcome.moved?.kind === "stayed") printLine(`ticket: not moved: ${outcome.moved.why}`);
	printLine(`Stopped: ${outcome.reason}. ${sentence}`);
	if (cause !== void 0) printCause(cause);
	if (!goodEnds.has(outcome.reason)) failJob(outcome.problem ?? sentence);
}
async function reportSentence(sentence) {
	printLine(sentence);
	const summary$1 = renderMarkdown([{
		kind: "paragraph",
		content: [text(sentence)]
	}], 1e4);
	await summary.addRaw(summary$1).write();
}
// src/action/review.ts
const Id = number().int().positive();
const Text = string().nullish();
const Author = object({
	login: string().min(1),
	type: Text
}).nullish();
const Reviewed = object({
	action: literal("submitted"),
	review: object({
		id: Id,
		state: string(),
		body: Text,
		user: Author
	}),
	pull_request: object({ number: Id })
});
const Commented = object({
	action: literal("created"),
	comment: object({
		id: Id,
		body: Text,
		user: Author
	}),
	issue: object({
		number: Id,
		pull_request: looseObject({})
	})
});
async function readReview(event, { branchPrefix, command }, reviews) {
	const said = statementOf(event, command);
	if (said === void 0) return ignored("The event is no submitted review of a pull request and no new comment on one.");
	const { asked, author } = said;
	const what = `The ${said.kind} on pull request #${said.pull}`;
	if (asked === void 0) return ignored(`${what} neither asks for changes nor begins with ${command}.`);
	if (!isPerson(author) || carriesMark(said.body)) return ignored(`${what} was not written by a person.`);
	const pull = await reviews.pull(said.pull);
	const key = pull && ticketOfBranch(pull.branch, branchPrefix);
	if (pull === void 0 || key === void 0) return ignored(`Pull request #${said.pull} is not an open one from a branch of the agent.`);
	if (!await reviews.mayWrite(author.login)) return ignored(`${what} is from ${author.login}, who may not write to the repository.`);
	const remarks = said.kind === "review" ? await reviews.remarks(said.pull, said.id) : [];
	const review = {
		id: `${said.kind}-${said.id}`,
		author: author.login,
		text: asked,
		remarks
	};
	return {
		kind: "wanted",
		key,
		into: pull.into,
		review
	};
}
function statementOf(event, command) {
	const reviewed = Reviewed.safeParse(event).data;
	if (reviewed !== void 0) {
		const { id, body, user: author, state } = reviewed.review;
		const [text, pull] = [body ?? "", reviewed.pull_request.number];
		return {
			kind: "review",
			id,
			pull,
			author,
			body: text,
			asked: textAfterCommand(text, command) ?? (state.toLowerCase() === "changes_requested" ? text : void 0)
		};
	}
	const commented = Commented.safeParse(event).data;
	if (commented === void 0) return void 0;
	const { id, body, user: author } = commented.comment;
	const [text, pull] = [body ?? "", commented.issue.number];
	return {
		kind: "comment",
		id,
		pull,
		author,
		body: text,
		asked: textAfterCommand(text, command)
	};
}
function isPerson(author) {
	return author != null && author.type !== "Bot" && !author.login.endsWith("[bot]");
}
const ignored = (why) => ({
	kind: "ignored",
	why
});
// src/action/runner.ts
function readJob(env) {
	const { owner, repo } = context.repo;
	return {
		repository: `${owner}/${repo}`,
		apiUrl: context.apiUrl,
		branch: context.ref.replace(/^refs\/heads\//, ""),
		workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
		run: `${context.runId}/${context.job}`,
		remote: `${context.serverUrl}/${owner}/${repo}`,
		log: `${context.serverUrl}/${owner}/${repo}/actions/runs/${context.runId}`,
		dispatch: readDispatch()
	};
}
function readDispatch() {
	if (context.eventName !== "repository_dispatch" || context.payload.action !== "jira-bug-fix") return void 0;
	const dispatch = parseDispatch(context.payload.client_payload);
	if (dispatch === void 0) throw new UserError(`The client_payload of the ${DISPATCH_EVENT} event is not one that the Worker or a sweep of this version sends: bring both to one version.`);
	return dispatch;
}
// src/action/sweep.ts
async function runSweep(env, signal) {
	const { apiUrl, repository } = readJob(env);
	const jira = readJira();
	const { githubToken: token, ...order } = readSweepInputs();
	const github = {
		apiUrl,
		repository,
		token
	};
	await report(await sweepTickets(order, {
		tickets: jiraTickets({
			...jira,
			signal
		}),
		forge: githubForge(github),
		dispatch: githubDispatcher(github)
	}, {
		date: () => new Date(),
		signal
	}, (finding) => printLine(describeFinding(finding))));
	if (signal.aborted) failJob("The sweep was cancelled; the next one goes on.");
}
async function report(findings) {
	const sentence = describeSweep(findings);
	const items = findings.map((finding) => [text(describeFinding(finding))]);
	const blocks = [{
		kind: "paragraph",
		content: [text(sentence)]
	}, ...items.length === 0 ? [] : [{
		kind: "list",
		items
	}]];
	await summary.addRaw(renderMarkdown(blocks, 6e4)).write();
	printLine(sentence);
	const problem = sweepProblem(findings);
	if (problem !== void 0) failJob(problem);
}
// src/adapters/git/commit.ts
function headCommit(directory) {
	return gitLine(directory, [
		"rev-parse",
		"--verify",
		"HEAD^{commit}"
	]);
}
function commitWorkspace(directory, commit) {
	let listed;
	const entries = () => {
		listed ??= list(directory, commit);
		return listed;
	};
	return {
		paths: async () => [...(await entries()).keys()].sort(),
		read: async (path) => {
			const entry = (await entries()).get(path);
			return entry && readBlob(directory, entry);
		},
		search: async (text, limit) => {
			const files = await entries();
			const found = await grepCommit(directory, commit, text);
			return firstHits(found, (path) => files.has(path), limit);
		}
	};
}
async function list(directory, commit) {
	const entries = records(await git(directory, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		"--end-of-options",
		commit
	])).flatMap((record) => parse(record) ?? []);
	return new Map(entries.map((entry) => [entry.path, entry]));
}
async function grepCommit(directory, commit, text) {
	const name = [
		"rev-parse",
		"--verify",
		"--end-of-options",
		`${commit}^{commit}`
	];
	const id = await gitLine(directory, name);
	return (await grep(directory, text, [id])).map((hit) => ({
		...hit,
		path: hit.path.slice(id.length + 1)
	}));
}
function parse(record) {
	const [, mode, blob, path] = /^(100644|100755) blob ([0-9a-f]+)\t(.+)$/s.exec(record) ?? [];
	if (blob === void 0 || path === void 0) return void 0;
	return {
		path,
		blob,
		executable: mode === "100755"
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
		if (isOverLimit(error)) return void 0;
		throw error;
	}
}
// src/adapters/git/fetch.ts
async function fetchCommit(directory, remote, commit) {
	const args = [
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
	];
	await git(directory, args, withCredentials(remote));
}
async function remoteTip(directory, remote, branch) {
	const ref = `refs/heads/${branch}`;
	const args = [
		"ls-remote",
		"--exit-code",
		"--end-of-options",
		remote.url,
		ref
	];
	const listed = await git(directory, args, withCredentials(remote));
	const [, commit] = /^([0-9a-f]{40,64})\t/.exec(listed.toString("utf8")) ?? [];
	if (commit === void 0) throw new Error(`${remote.url} has no branch ${branch}`);
	return commit;
}
const milliseconds = 12e4;
function withCredentials({ url, token }) {
	const credentials = Buffer.from(`x-access-token:${token}`).toString("base64");
	return {
		env: {
			GIT_CONFIG_COUNT: "1",
			GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
			GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`
		},
		milliseconds
	};
}
// src/adapters/sandbox/masked.ts
const shortest = 6;
function masked({ commands, isolation, run }, secrets) {
	const hidden = secrets.filter(({ length }) => length >= shortest);
	const mask = (text) => hidden.reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
	return {
		commands,
		isolation,
		run: async (...of) => {
			const ran = await run(...of);
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
// src/core/report/pull-request.ts
const longestBody = 6e4;
function pullRequestBody(ticket, outcome) {
	const { run } = outcome;
	const draft = draftContent(outcome);
	return renderMarkdown([
		paragraph(text("Fixes "), link(`${ticket.key}: ${ticket.summary}`, ticket.url)),
		...draft.length === 0 ? [] : [paragraph(...draft)],
		...planBlocks(run),
		...changeBlocks(run, "Changes:"),
		...evidenceBlocks(run),
		...critiqueBlocks(run),
		...outputBlocks(run),
		...attemptBlocks(run),
		...waitingBlocks(outcome),
		paragraph(text(`${headline(outcome)} `), ...costContent(outcome))
	], longestBody, ticket.key);
}
function waitingBlocks({ checksWait }) {
	if (checksWait !== true) return [];
	return [paragraph(text("Made with the workflow's own token: the checks wait until somebody with write access clicks “Approve workflows to run”. They start by themselves with a GitHub App's token as "), code("github-token"), text("; see the README of Jira Bug Fix Agent."))];
}
// src/core/report/ready-when.ts
const bars = [
	"reviewed",
	"linted",
	"tested",
	"regression",
	"never"
];
const needed = {
	reviewed: [
		"applied",
		"syntax",
		"review"
	],
	linted: [
		"applied",
		"syntax",
		"lint",
		"review"
	],
	tested: [
		"applied",
		"syntax",
		"tests",
		"review"
	],
	regression: [
		"applied",
		"syntax",
		"tests",
		"regression",
		"review"
	]
};
const phrases = {
	applied: {
		failed: "no change was kept",
		"not-run": "no change was kept"
	},
	syntax: {
		failed: "the last edit broke the syntax",
		"not-run": "the syntax was not checked"
	},
	lint: {
		failed: "lint or types fail",
		"not-run": "lint and types were not run"
	},
	tests: {
		failed: "tests fail",
		"not-run": "the tests were not run"
	},
	regression: {
		failed: "no test shows the bug",
		"not-run": "no test shows the bug"
	},
	review: {
		failed: "the review asked for changes",
		"not-run": "the change was not reviewed"
	}
};
function lacking(run, bar) {
	if (bar === "never") return ["the settings ask for a draft"];
	return evidence(run).flatMap(({ kind, state }) => {
		return state === "failed" || state === "not-run" && needed[bar].includes(kind) ? [phrases[kind][state]] : [];
	});
}
// src/core/report/title.ts
function changeTitle(key, summary) {
	const title = `${key}: ${withoutForeignKeys(withoutInvisible(summary.toWellFormed().replace(/\p{Cc}+/gu, " ")).replace(/[#@]+(?=[\p{L}\p{N}_])/gu, "").replace(/\bGH-+(?=\d)/gi, "GH ").replace(/:\/\/+/g, ": "), key).replace(/\s+/g, " ").trim() || "fix"}`;
	return title.length <= longest ? title : clip(title, longest - 1);
}
const longest = 120;
// src/agent/job/publishing.ts
const publishable = new Set(["approved", "tests-failed"]);
function publicationOf(job, { ticket }, ended) {
	if (!publishable.has(ended.reason)) return void 0;
	const title = changeTitle(ticket.key, ticket.summary);
	const missing = lacking(ended.run, job.bar);
	return {
		lacking: missing,
		text: pullRequestBody(ticket, {
			...ended,
			allowed: job.rules,
			lacking: missing,
			checksWait: job.checksWait === true
		}),
		publication: {
			key: ticket.key,
			branch: job.branch,
			base: job.base,
			into: job.into,
			patch: keptPatch(ended.run),
			message: title,
			title,
			draft: missing.length > 0,
			labels: job.labels,
			reviewers: job.reviewers
		}
	};
}
function withMark({ publication, text }, record, heedsBase) {
	return {
		...publication,
		heedsBase,
		body: markedBody(text, publication.key, record)
	};
}
// src/agent/job/start-attempt.ts
async function beginAttempt(job, tickets, signal, now, opened) {
	const { log } = job;
	const { key } = opened.ticket;
	const claim = begunRecord(opened.known, now, job.branch, job);
	const words = workingComment({
		attempt: claim.attempts,
		...log === void 0 ? {} : { log }
	});
	const [unclaimed, comment] = await together([writeRecord(tickets, key, claim, signal), tickets.comment(key, words, opened.comment)]);
	const known = withComment(claim, comment);
	const isKnown = claim.comments.includes(comment);
	const [unwritable, moved] = await together([unclaimed ?? (isKnown ? void 0 : writeRecord(tickets, key, known, signal)), moveTicket(tickets, key, job.targets.start, signal)]);
	return {
		...opened,
		known,
		comment,
		...moved && { moved },
		...unwritable === void 0 ? {} : { unwritable }
	};
}
function withComment(record, comment) {
	return {
		...record,
		comments: [...record.comments.filter((id) => id !== comment), comment]
	};
}
async function writeRecord(tickets, key, record, signal) {
	try {
		await tickets.remember(key, record);
		return;
	} catch (thrown) {
		return problemOf(thrown, signal);
	}
}
async function moveTicket(tickets, key, target, signal) {
	if (target.kind === "stay") return void 0;
	try {
		return await tickets.move(key, target);
	} catch (thrown) {
		return {
			kind: "stayed",
			why: problemOf(thrown, signal)
		};
	}
}
function problemOf(thrown, signal) {
	return failure(thrown, signal).problem ?? "The run was cancelled.";
}
// src/agent/job/attempt.ts
async function makeAttempt(job, { tickets, forge }, world, read, time) {
	let ended = {
		reason: "failed",
		...notBegun
	};
	let opened = read;
	try {
		if (read.doubt !== void 0) throw read.doubt;
		opened = await beginAttempt(job, tickets, world.signal, world.date(), read);
		const bounded = {
			...job,
			rules: {
				...job.rules,
				maxMinutes: time / 6e4
			}
		};
		ended = await work(bounded, read, world);
		const published = await publish(bounded, forge, opened, ended, true);
		if (published?.answer.kind !== "base-moved") return attemptOf(opened, ended, published);
		const again = await workAgain(bounded, read, world, ended, published.answer.tip);
		ended = again.ended;
		return attemptOf(opened, ended, await publish(again.job, forge, opened, ended, false));
	} catch (thrown) {
		return {
			opened,
			worked: {
				...ended,
				...failure(thrown, world.signal)
			}
		};
	}
}
function work(job, { ticket, known }, world) {
	const { key } = ticket;
	const { paths, caps, reproduce, review } = job;
	const task = {
		key,
		instruction: instruction(ticket, known, review),
		paths,
		caps,
		reproduce
	};
	return fixTicket(task, world, job.rules);
}
async function publish(job, forge, opened, ended, heedsBase) {
	const unmarked = publicationOf(job, opened, ended);
	if (unmarked === void 0) return void 0;
	const answer = await forge.publish(withMark(unmarked, opened.known, heedsBase));
	return {
		...unmarked,
		answer
	};
}
function attemptOf(opened, ended, published) {
	if (published === void 0) return {
		opened,
		worked: ended
	};
	const { answer, ...unmarked } = published;
	const { lacking } = unmarked;
	const reason = answer.kind === "branch-taken" ? answer.kind : ended.reason;
	return {
		opened,
		worked: {
			...ended,
			reason,
			published: answer,
			lacking
		},
		unmarked
	};
}
async function workAgain(job, read, world, first, tip) {
	const rules = rulesLeft(job.rules, first.spent, first.elapsed);
	const workspace = await world.filesAt?.(tip).catch(() => void 0);
	if (rules === void 0 || workspace === void 0) return {
		job,
		ended: first
	};
	const moved = {
		...job,
		base: tip,
		rules
	};
	const { tests, ...rest } = world;
	const ended = await work(moved, read, {
		...rest,
		workspace,
		...tests && { tests: elsewhere(tests) }
	});
	const spent = addSpent(first.spent, ended.spent);
	const elapsed = first.elapsed + ended.elapsed;
	return {
		job: {
			...moved,
			rules: job.rules
		},
		ended: {
			...ended,
			spent,
			elapsed
		}
	};
}
function elsewhere({ commands, isolation }) {
	const why = "the change is on newer files than the checkout, on which it was not run";
	return {
		commands,
		isolation,
		run: async () => ({
			kind: "not-run",
			why
		})
	};
}
// src/agent/job/lease.ts
const interval = 15e3;
const afterwards = 3e5;
async function holdTicket({ key, run, base }, forge, { date, signal }, time) {
	const length = time + afterwards;
	let outage;
	for (let waited = 0; waited <= 2 * length; waited += interval) {
		const now = date();
		const hold = {
			run,
			until: new Date(now.getTime() + length).toISOString()
		};
		const standing = await forge.hold(key, hold, base, now).catch(outageOf);
		if ("run" in standing && standing.run === run) return {
			kind: "held",
			hold: standing
		};
		if ("cause" in standing && outage !== void 0) return {
			kind: "busy",
			...standing
		};
		outage = "cause" in standing ? standing : void 0;
		if (!await pause(interval, signal)) return { kind: "cancelled" };
	}
	return { kind: "busy" };
}
function outageOf(cause) {
	if (cause instanceof UserError) throw cause;
	return { cause };
}
// src/agent/job/linking.ts
async function linkTicket(tickets, signal, ticket, published) {
	if (published?.kind !== "published") return [];
	try {
		await tickets.link(ticket.key, pageOf(ticket, published.pullRequest));
		return [];
	} catch (thrown) {
		return [`The pull request could not be linked to the ticket: ${problemOf(thrown, signal)}`];
	}
}
function pageOf({ key, summary }, { number, url }) {
	const [, repository] = /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/pull\/\d+$/.exec(url) ?? [];
	return {
		id: repository === void 0 ? url : `github:${repository}#${number}`,
		url,
		title: `#${number} ${changeTitle(key, summary)}`
	};
}
// src/agent/job/report-outcome.ts
async function tellTicket(job, tickets, signal, opened, { cause, ...worked }) {
	const { ticket } = opened;
	const [linkNotes, { moved, left }] = await together([linkTicket(tickets, signal, ticket, worked.published), settle(job, tickets, signal, opened, worked)]);
	const notes = [
		...worked.published?.kind === "published" ? worked.published.notes : [],
		...linkNotes,
		...unwritableNotes(opened, worked.published)
	];
	const outcome = {
		...outcomeOf(job, opened, worked),
		...moved && { moved },
		...notes.length > 0 ? { notes } : {}
	};
	try {
		const replaces = opened.comment ?? await unseenComment(tickets, opened);
		const [comment, known] = await together([tickets.comment(ticket.key, ticketComment(outcome), replaces), latestRecord(tickets, opened)]);
		return await recordEnd(tickets, signal, opened, withComment(endedRecord(known, ticket, job, {
			...outcome,
			left
		}), comment), {
			ticket,
			outcome,
			cause
		});
	} catch (thrown) {
		return { delivered: unreported({
			ticket,
			outcome,
			cause
		}, thrown, signal) };
	}
}
async function unseenComment(tickets, { ticket, known }) {
	const { ownComments } = await tickets.read(ticket.key, known);
	return ownComments[0];
}
function outcomeOf(job, { known }, worked) {
	const { published, lacking, ...ended } = worked;
	return {
		...ended,
		...published?.kind === "published" ? { pullRequest: pullRequestOf(published, lacking) } : {},
		...lacking === void 0 ? {} : { lacking },
		...job.log === void 0 ? {} : { log: job.log },
		...job.rules === void 0 ? {} : { allowed: job.rules },
		...known.pullRequest === void 0 ? {} : { earlierPullRequest: known.pullRequest }
	};
}
function pullRequestOf({ pullRequest, verified }, lacking = []) {
	const draft = lacking.length > 0;
	return {
		...pullRequest,
		draft,
		...verified === void 0 ? {} : { verified }
	};
}
async function settle(job, tickets, signal, { ticket, moved: first }, { published, lacking = [] }) {
	const isReady = published?.kind === "published" && lacking.length === 0;
	const target = isReady ? job.targets.pullRequest : { kind: "stay" };
	const last = await moveTicket(tickets, ticket.key, target, signal);
	const moved = last ?? (isReady || first?.kind === "moved" ? first : void 0);
	return {
		left: last?.category ?? first?.category ?? ticket.status.category,
		...moved && { moved }
	};
}
function unwritableNotes({ unwritable }, published) {
	if (unwritable === void 0) return [];
	const consequence = published?.kind === "published" ? "The pull request's description keeps it instead." : "The same request may therefore be worked again.";
	return [`The agent's record could not be written on the ticket: ${/[.!?]$/.test(unwritable) ? unwritable : `${unwritable}.`} ${consequence}`];
}
async function latestRecord(tickets, { ticket, known }) {
	const latest = await tickets.recall(ticket.key).catch(() => known);
	return mergedRecords(latest, known);
}
async function recordEnd(tickets, signal, { ticket, unwritable }, record, delivered) {
	try {
		await tickets.remember(ticket.key, record);
		return { delivered };
	} catch (thrown) {
		return {
			delivered: unwritable !== void 0 ? delivered : unreported(delivered, thrown, signal),
			unrecorded: record
		};
	}
}
function unreported(delivered, thrown, signal) {
	const { outcome, cause = thrown } = delivered;
	const reason = isConclusive(outcome.reason) ? "unreported" : outcome.reason;
	const problem = outcome.problem ?? problemOf(thrown, signal);
	return {
		...delivered,
		outcome: {
			...outcome,
			reason,
			problem
		},
		cause
	};
}
async function tellFailure(job, tickets, signal, thrown) {
	const { cause, ...why } = failure(thrown, signal);
	const opened = await openTicket(job.key, tickets, signal);
	if ("outcome" in opened) return {
		outcome: {
			...notBegun,
			...why
		},
		cause
	};
	return (await tellTicket(job, tickets, signal, opened, {
		...notBegun,
		...why,
		cause
	})).delivered;
}
// src/agent/job/wait-until-due.ts
async function awaitTurn(job, tickets, mark, world, time) {
	let left = time;
	for (;;) {
		const opened = await openTicket(job.key, tickets, world.signal, mark);
		if ("outcome" in opened) return {
			kind: "over",
			delivered: opened
		};
		const { ticket, known } = opened;
		const readiness = readinessOf(ticket, known, job, world.date());
		switch (readiness.kind) {
			case "due": return {
				kind: "work",
				opened,
				left
			};
			case "worked": return over(opened, "nothing-new");
			case "exhausted":
				if (readiness.told) return over(opened, "ticket-attempts-exhausted");
				return {
					kind: "stop",
					opened,
					reason: "ticket-attempts-exhausted"
				};
			case "cooling":
				left -= readiness.ms;
				if (left <= 0) return {
					kind: "stop",
					opened,
					reason: "deadline"
				};
				if (!await pause(readiness.ms, world.signal)) return {
					kind: "stop",
					opened,
					reason: "cancelled"
				};
		}
	}
}
function over({ ticket }, reason) {
	return {
		kind: "over",
		delivered: {
			ticket,
			outcome: {
				reason,
				...notBegun
			}
		}
	};
}
// src/agent/job/job.ts
async function workTicket(job, ends, world) {
	const time = job.rules.maxMinutes * 6e4;
	const mark = {
		forge: ends.forge,
		branch: job.branch
	};
	const turn = await awaitTurn(job, ends.tickets, mark, world, time);
	if (turn.kind === "over") return turn.delivered;
	const taken = await takeTicket(job, ends.forge, world, turn);
	if (taken.kind === "failed") return conclude(job, ends, world, {
		...turn,
		worked: taken.worked
	});
	if (taken.kind !== "held") return leave(turn.opened, taken);
	const { hold, checksWait } = taken;
	try {
		const again = isFinal(turn) ? turn : await awaitTurn(job, ends.tickets, mark, world, leftOf(turn));
		if (again.kind === "over") return again.delivered;
		if (again.kind === "stop") return await passOver(job, ends, world, again);
		return await conclude(job, ends, world, await makeAttempt({
			...job,
			checksWait
		}, ends, world, again.opened, again.left));
	} finally {
		await ends.forge.release(job.key, hold).catch(() => {});
	}
}
const isFinal = (turn) => turn.kind === "stop" && /^(cancelled|deadline)$/.test(turn.reason);
const leftOf = (turn) => turn.kind === "work" ? turn.left : 0;
async function passOver(job, ends, { signal }, turn) {
	const ended = {
		reason: turn.reason,
		...notBegun
	};
	return (await tellTicket(job, ends.tickets, signal, turn.opened, ended)).delivered;
}
function leave({ ticket }, taken) {
	if (taken.kind === "cancelled") return {
		ticket,
		outcome: {
			reason: "cancelled",
			...notBegun
		}
	};
	const isOutage = taken.cause !== void 0;
	const problem = `${isOutage ? "It is not known whether another run has" : "Other runs had"} ${ticket.key}${isOutage ? "" : " all the time"}: run this job again.`;
	return {
		ticket,
		outcome: {
			reason: isOutage ? "failed" : "deadline",
			problem,
			...notBegun
		},
		cause: taken.cause
	};
}
async function takeTicket(job, forge, world, turn) {
	try {
		const access = await forge.check();
		if (turn.opened.doubt !== void 0) throw turn.opened.doubt;
		return {
			...await holdTicket(job, forge, world, leftOf(turn)),
			...access
		};
	} catch (cause) {
		if (world.signal.aborted) return {
			kind: "cancelled",
			checksWait: false
		};
		if (!(cause instanceof UserError)) return {
			kind: "busy",
			cause,
			checksWait: false
		};
		return {
			kind: "failed",
			worked: {
				...notBegun,
				...failure(cause, world.signal)
			}
		};
	}
}
async function conclude(job, { tickets, forge }, world, { opened, worked, unmarked }) {
	const { delivered, unrecorded } = await tellTicket(job, tickets, world.signal, opened, worked);
	if (unrecorded === void 0 || worked.published?.kind !== "published") return delivered;
	if (unmarked === void 0) return delivered;
	try {
		await forge.publish(withMark(unmarked, unrecorded, false));
		const { problem: _, ...outcome } = delivered.outcome;
		return {
			...delivered,
			outcome: {
				...outcome,
				reason: worked.reason
			}
		};
	} catch (thrown) {
		return {
			...delivered,
			cause: delivered.cause ?? thrown
		};
	}
}
// src/action/assignment.ts
function assignmentOf(job, key, { branchPrefix, githubToken: _, model: __, project: ___, ...inputs }, base, wanted) {
	return {
		...inputs,
		...summonsOf(job.dispatch, wanted),
		key,
		base,
		run: job.run,
		log: job.log,
		into: wanted?.into ?? job.branch,
		branch: `${branchPrefix}${key}`
	};
}
function summonsOf(dispatch, wanted) {
	if (wanted !== void 0) return {
		delivery: wanted.review.id,
		review: wanted.review
	};
	if (dispatch === void 0) return {};
	const { delivery, reason } = dispatch;
	return {
		delivery,
		reopened: reason === "reopened"
	};
}
// src/action/work-inputs.ts
function readWorkInputs() {
	const project = readProjectSettings(inputs);
	return {
		githubToken: required("github-token", "a token that may write contents and pull requests"),
		model: {
			baseUrl: webAddress("base-url", "the address of an OpenAI-compatible endpoint"),
			apiKey: required("api-key", "the endpoint's key, from a secret"),
			model: required("model", "the name of a model that the endpoint serves")
		},
		rules: readRules(inputs),
		paths: pathsInput(),
		branchPrefix: branchPrefixInput(),
		targets: {
			start: targetInput("transition-on-start", "in-progress"),
			pullRequest: targetInput("transition-on-pull-request", "in-progress")
		},
		maxTicketAttempts: wholeSetting(inputs, "max-ticket-attempts", 5, [1, 100]),
		cooldownMs: 1e3 * wholeSetting(inputs, "cooldown-seconds", 60, [0, 3600]),
		project,
		bar: wordSetting(inputs, "ready-when", bars, project.tests === void 0 ? "reviewed" : "tested"),
		labels: linesSetting(inputs, "labels"),
		reviewers: reviewersInput(),
		reproduce: wordSetting(inputs, "reproduce", ["true", "false"], "false") === "true",
		caps: readCaps(inputs)
	};
}
function reviewersInput() {
	const reviewers = linesSetting(inputs, "reviewers");
	if (reviewers.find((name) => !/^(team:)?[A-Za-z0-9][\w.-]*(\[bot\])?$/.test(name)) === void 0) return reviewers;
	throw new UserError("The input `reviewers` must be a login, or team: and the name of a team, one a line.");
}
function pathsInput() {
	const rules = pathRules(getInput("safe-directory"), getMultilineInput("protected-paths"));
	if (rules === void 0) throw new UserError("The input `safe-directory` must be a directory inside the repository.");
	return rules;
}
// src/action/work.ts
const stay = { kind: "stay" };
async function runWork(job, env, grammars, signal, wanted) {
	const { ticket, jira } = readTicketInputs(job.dispatch, wanted?.key);
	const tickets = jiraTickets(jira);
	try {
		const inputs = readWorkInputs();
		const head = await headCommit(job.workspace);
		const base = await baseOf(job, inputs, head, wanted);
		printLine(`${ticket}: ${describeWorstCase(inputs.rules)} of ${inputs.model.model}.`);
		await using made = await testsOn(job.workspace, inputs.project, env);
		if (made.commands.length > 0) printLine(made.isolation);
		const tests = base === head ? masked(made, secretsOf(jira, inputs)) : elsewhere(made);
		const world = {
			...worldOf(job, inputs, base, grammars, signal),
			tickets,
			tests
		};
		const forge = githubForge({
			...job,
			token: inputs.githubToken
		});
		return await workTicket(assignmentOf(job, ticket, inputs, base, wanted), {
			tickets,
			forge
		}, world);
	} catch (thrown) {
		return tellFailure({
			key: ticket,
			log: job.log,
			targets: {
				start: stay,
				pullRequest: stay
			}
		}, tickets, signal, thrown);
	}
}
function worldOf(job, inputs, base, grammars, signal) {
	return {
		model: openaiModel(inputs.model),
		workspace: commitWorkspace(job.workspace, base),
		filesAt: (commit) => filesAt(job, inputs.githubToken, commit),
		syntax: treeSitterSyntax(grammars),
		now: () => performance.now(),
		date: () => new Date(),
		signal,
		onStep: (step, next) => printLine(`${describeStep(step)} → ${next}`)
	};
}
async function baseOf(job, { githubToken: token }, head, wanted) {
	if (wanted === void 0) return head;
	const remote = {
		url: job.remote,
		token
	};
	const tip = await remoteTip(job.workspace, remote, wanted.into);
	if (tip !== head) await fetchCommit(job.workspace, remote, tip);
	return tip;
}
function secretsOf(jira, { githubToken, model }) {
	return [
		jira.token,
		githubToken,
		model.apiKey
	];
}
async function filesAt(job, token, commit) {
	await fetchCommit(job.workspace, {
		url: job.remote,
		token
	}, commit);
	return commitWorkspace(job.workspace, commit);
}
// src/action/run.ts
async function runAction(env, grammars, signal) {
	switch (readMode()) {
		case "work": return workOrIgnore(env, grammars, signal);
		case "merged": return reportSentence(await mergeOfJob(signal));
		case "sweep": return runSweep(env, signal);
	}
}
async function workOrIgnore(env, grammars, signal) {
	const job = readJob(env);
	const review = await reviewOfJob(job);
	if (review?.kind === "ignored") return reportSentence(review.why);
	return reportToRunner(await runWork(job, env, grammars, signal, review));
}
async function reviewOfJob({ apiUrl, repository }) {
	if (!/^(pull_request_review|issue_comment)$/.test(context.eventName)) return void 0;
	const { githubToken: token, ...inputs } = readReviewInputs();
	return readReview(context.payload, inputs, githubReviews({
		apiUrl,
		repository,
		token
	}));
}
function mergeOfJob(signal) {
	const tickets = jiraTickets({
		...readJira(),
		signal
	});
	return moveMerged(context.payload, readMergeInputs(), tickets);
}
// src/action/index.ts
const cancelled = new AbortController();
process.once("SIGINT", () => cancelled.abort());
process.once("SIGTERM", () => cancelled.abort());
try {
	const grammars = new URL("./grammars/", import.meta.url);
	await runAction(process.env, grammars, cancelled.signal);
} catch (cause) {
	failJob(cause instanceof Error ? cause.message : String(cause));
	if (!(cause instanceof UserError)) printCause(cause);
}
export {};
