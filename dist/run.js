import { a as worktreeWorkspace, f as copyHistory, g as uncommittedFiles, i as worktreeRoot, n as writePatch, r as requireWritable, t as savePatch } from "./adapter-git.js";
import { t as openProjectChecks } from "./adapter-sandbox.js";
import { C as requireFiles, S as toFailure, b as runLoop, x as notStarted } from "./agent.js";
import { h as object, i as _enum, o as array, v as string } from "./package-zod.js";
import { t as during } from "./progress.js";
import { $r as ticketKey, $t as endOf, At as stepDetails, Bi as currentPlan, Bt as doubtSentence, D as traceText, Dr as judgePlanFirst, Dt as limitAdvice, E as stepEvent, Gi as keptPatch, Gt as describeWorstCase, Ht as readFirstSentence, Ir as planText, It as barred, Ki as openCritique, Lr as shortPlan, Lt as evidenceLines, Mt as particulars, Nr as instruction, Ot as critiqueTitles, Ri as checkedChange, Rt as buildChecklist, T as outcomeEvent, Ut as summaryOfChange, Vt as noticedBesides, Wi as keptCheckResults, Wt as describeCost, bi as endingName, di as inputFingerprint, jt as logLines, kt as commandOutputs, ri as emptyRecord, w as eventWriter, xi as meaningOf, z as lackingEvidence, zt as handicapItems } from "./core.js";
import { c as UserError, d as errorMessage } from "./engine-base.js";
import { n as modelProfile } from "./engine-model-port.js";
import { t as openModel } from "./engine-model.js";
import { t as syntaxChecker } from "./engine-syntax.js";
import { _ as guarded, et as clip, i as hideSecrets, lt as oneLine, m as parseJson$1, o as redactor, s as secretAdder, y as redacted } from "./engine-text.js";
import { a as printError, c as systemProblem, i as printDiff, l as terminalProgress, r as harmless, s as printResult } from "./print.js";
import { b as sortedChanges, g as requireUnaltered, v as findDeltas } from "./engine-edits.js";
import { K as NEVER, a as _usingCtx } from "./packages.js";
import { isUtf8 } from "node:buffer";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
// src/cli/run/conclusion.ts
const maxLength = {
	output: 4e3,
	said: 4e3
};
function describeWork(run) {
	const plan = currentPlan(run);
	if (plan === void 0) return "";
	const summary = summaryOfChange(run);
	const noticed = noticedBesides(run);
	return [
		...saidLines(plan.kind === "fix" ? "What was wrong" : "Understanding", plan.understanding),
		...summary === "" ? [] : saidLines("What changed", summary),
		...noticed === "" ? [] : saidLines("Noticed, not changed", noticed)
	].join("\n");
}
function saidLines(title, text) {
	return [`${title}:`, `  | ${barred(clip(text.trim(), maxLength.said))}`];
}
function describeEvidence(run, commands) {
	if (currentPlan(run)?.kind !== "fix") {
		const items = handicapItems(run);
		return items.length === 0 ? "" : ["Evidence:", ...evidenceLines(items)].join("\n");
	}
	const results = keptCheckResults(run);
	return [
		...(results === void 0 ? [] : commandOutputs(results, maxLength.output)).flatMap(({ title, output }) => saidLines(title, output.trimEnd())),
		"Evidence:",
		...evidenceLines(buildChecklist(run)),
		...commands.length === 0 ? [howToTest] : [],
		...critiqueLines(run)
	].join("\n");
}
function critiqueLines(run) {
	const open = openCritique(run);
	if (open === void 0) return [];
	return [critiqueTitles[open.of], `  | ${barred(clip(open.critique, maxLength.said))}`];
}
const howToTest = "  To have it tested, set --lint-command or --test-command.";
function describeEnd(ended, options, commands) {
	const { cause, setupOutput } = ended;
	const wrong = [particulars(ended), ended.problem].filter((told) => told !== void 0);
	const next = nextOf(ended, options);
	return [
		...ended.spent.calls > 0 ? [`${describeCost({
			...ended,
			allowed: options.rules
		})}.`] : [],
		...wrong.map(barred),
		...setupOutput === void 0 ? [] : saidLines("The end of the output of the setup command", setupOutput),
		...cause instanceof Error ? [cause.stack ?? cause.message] : [],
		...next === void 0 ? [] : [`Next: ${next}`],
		`Stopped: ${endingName(ended)}. ${sentenceOf(ended, options, commands)}`
	];
}
function nextOf(result, { dryRun, repository, show, planFile }) {
	const { reason, run, problem } = result;
	if (reason === "planned") return nextOfPlan(planFile);
	const { change, next } = meaningOf(result);
	const kept = keptPatch(run);
	const advice = limitAdvice(run, show);
	const also = advice === void 0 ? "" : ` To have it tested, ${advice}`;
	if (change === "fix" && !dryRun) return `${reviewSentence(kept, repository)}${also}`;
	if (kept.size > 0) return `${howToApply}${also}`;
	return problem === void 0 ? next : void 0;
}
function nextOfPlan(file) {
	if (file === void 0) return "read the plan. To go on with it, run without --dry-run, which keeps it.";
	return `read the plan. To go on with it, run the same command with --plan ${file}; to have another one, say in the ticket what to do instead and run again.`;
}
function sentenceOf(result, { dryRun }, commands) {
	const { reason, run } = result;
	const ended = endOf(result, "terminal");
	if (meaningOf(result).change !== "fix") return ended;
	return [
		reason === "approved" ? void 0 : ended,
		dryRun ? "This is the fix; nothing was changed." : "The fix is in the work tree.",
		lackingSentence(run, commands)
	].filter((one) => one !== void 0).join(" ");
}
function lackingSentence(run, commands) {
	const has = (name) => commands.some((command) => command.name === name);
	const lacking = lackingEvidence(run, has("tests") ? "tested" : has("lint") ? "linted" : "reviewed");
	return lacking.length === 0 ? void 0 : `But ${lacking.join("; ")}.`;
}
const howToApply = "to use the diff above, save it and run `git apply FILE`.";
function reviewSentence(patch, repository) {
	const where = /^[\w./~-]+$/.test(repository) ? repository : `'${repository.replaceAll("'", "'\\''")}'`;
	const git = repository === "." ? "git" : `git -C ${where}`;
	return `review the fix with \`${git} diff\`${sortedChanges(patch).some(({ before }) => before === null) ? `, and its new files with \`${git} status\`` : ""}.`;
}
// src/cli/run/plan-file.ts
const KeptPlan = object({
	input: string(),
	understanding: string(),
	uncertain: string().exactOptional(),
	files: array(object({
		path: string(),
		state: _enum(["existing", "new"]),
		change: string().exactOptional()
	}))
});
async function keepPlan(plan, ticket, source) {
	const { understanding, uncertain, files } = shortPlan({
		...plan,
		input: "",
		base: ""
	});
	const kept = {
		input: inputFingerprint(ticket),
		understanding,
		uncertain,
		files
	};
	const text = `${JSON.stringify(kept, null, 2)}\n`;
	const isFile = source.kind === "file" && source.path !== "-";
	const { dir, name } = parse(isFile ? source.path : ticket.key);
	const file = join(dir, `${name}.plan.json`);
	await writeFile(file, text).catch((cause) => {
		throw new UserError(`The plan cannot be kept in ${file} (${systemProblem(cause)}).`);
	});
	return file;
}
async function readPlan(path, ticket, place) {
	const text = await readFile(path, "utf8").catch((cause) => {
		throw new UserError(`Set --plan to a file that can be read: ${systemProblem(cause)}.`);
	});
	const { data: plan } = KeptPlan.safeParse(parseJson$1(text));
	if (plan === void 0) throw new UserError(`Set --plan to a file that --plan-first always has kept: ${path} is none.`);
	if (plan.input !== inputFingerprint(ticket)) throw new UserError(`Make another plan with --plan-first always: the ticket is not that of ${path}.`);
	const { followable } = await import("./work.js");
	const agreed = await followable(plan, place);
	if (typeof agreed !== "string") return agreed;
	throw new UserError(`Make another plan with --plan-first always: ${agreed}.`);
}
// src/cli/run/ticket-file.ts
const someText = (wanted) => string({ error: wanted });
const Comment = object({
	author: someText("the name of its author").default("someone"),
	created: someText("the time at which it was written").default(""),
	body: someText("the text of the comment")
}, { error: "an object with \"body\"" });
const keyWanted = "a ticket key such as APP-17";
const Key = someText(keyWanted).transform((given, context) => {
	const key = ticketKey(given.toUpperCase());
	if (key === void 0) context.addIssue(keyWanted);
	return key ?? NEVER;
});
const TicketContent = object({
	key: Key.prefault("LOCAL-1"),
	summary: someText("a sentence that says what is wrong").regex(/./s, { error: "a sentence that says what is wrong" }),
	description: someText("a text").default(""),
	comments: array(Comment, { error: "a list of objects with \"body\"" }).default([])
}, { error: "an object with \"summary\"" });
async function readTicketFile(path) {
	const name = path === "-" ? "on standard input" : path;
	const bytes = await (path === "-" ? readInput() : readFile(path)).catch((cause) => {
		throw new UserError(`The ticket ${name} cannot be read (${systemProblem(cause)}): name another file.`);
	});
	if (!isUtf8(bytes) || bytes.includes(0)) throw new UserError(`The ticket ${name} is not UTF-8 text: save it as UTF-8, then run again.`);
	const bare = bytes.toString("utf8").replace(/^\uFEFF/, "");
	const isJson = path === "-" ? bare.trimStart().startsWith("{") : /\.json$/i.test(path);
	const { data, error } = TicketContent.safeParse(isJson ? parseJson(name, bare) : parseMarkdown(name, bare));
	if (error !== void 0) {
		const [issue] = error.issues;
		const where = issue?.path.length ? `"${issue.path.join(".")}"` : "the whole text";
		throw new UserError(`In the ticket ${name}, set ${where} to ${issue?.message}.`);
	}
	return {
		...data,
		comments: data.comments.map((comment, index) => ({
			id: String(index + 1),
			...comment
		})),
		fields: [],
		pictures: [],
		attachments: [],
		url: "",
		status: {
			name: "Open",
			category: "new"
		},
		links: [],
		ownComments: []
	};
}
function readInput() {
	if (process.stdin.isTTY) printError("Describe the bug, then press Ctrl-D:");
	return buffer(process.stdin);
}
function parseJson(name, given) {
	try {
		return JSON.parse(given);
	} catch (cause) {
		const why = errorMessage(cause);
		throw new UserError(`The ticket ${name} is not JSON: ${why.replace(/\s+/g, " ")}.`);
	}
}
function parseMarkdown(name, given) {
	const lines = given.split(/\r?\n/);
	const heading = lines.findIndex((line) => /^#{1,6}\s+\S/.test(line));
	const at = heading >= 0 ? heading : lines.findIndex((line) => line.trim() !== "");
	const summary = (lines[at] ?? "").replace(/^#{1,6}\s+/, "").trim();
	if (summary === "") throw new UserError(`The ticket ${name} is empty: describe the bug in it.`);
	return {
		summary,
		description: lines.toSpliced(at, 1).join("\n").trim()
	};
}
// src/cli/run/write-fix.ts
async function writeFix(root, change, record, safeDirectory = "") {
	try {
		await record();
		const patch = requireUnaltered(change);
		await protectUncommitted(root, patch, safeDirectory);
		await writePatch(root, patch);
	} catch (cause) {
		const file = join(await mkdtemp(join(tmpdir(), "jira-bug-fix-")), "fix.patch");
		await savePatch(file, change);
		const why = cause instanceof UserError ? cause.message : `The fix could not be written: ${oneLine(errorMessage(cause)).replace(/[.!]?$/, ".")}`;
		const advice = `To apply it later, run \`git apply ${file}\` in ${root}.`;
		throw new UserError(`${why} The fix is saved. ${advice}`, { cause });
	}
}
async function protectUncommitted(root, patch, safeDirectory) {
	const uncommitted = await uncommittedFiles(root, patch, safeDirectory);
	if (uncommitted.length === 0) return;
	const deleted = findDeltas(patch).flatMap(({ kind, change }) => kind === "deleted" ? [change.path] : []);
	const lost = uncommitted.filter((path) => deleted.some((gone) => gone === path));
	if (lost.length > 0) throw new UserError(`Commit or stash your changes in ${lost.join(", ")} first: the fix deletes them.`);
	printError(`Not committed yet: ${uncommitted.join(", ")}. The fix is added to your changes.`);
}
// src/cli/run/run.ts
async function runCli(options, grammars, signal) {
	await openTrace(options);
	return conclude(await workOnTicket(options, grammars, signal).catch(async (thrown) => {
		await writeTrace({
			...notStarted,
			...toFailure(thrown, signal)
		}, options);
		throw thrown;
	}), options);
}
async function workOnTicket(options, grammars, signal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { paths, caps, reproduce, model } = options;
		const root = await worktreeRoot(options.repository);
		if (!options.dryRun) await requireWritable(root);
		const workspace = worktreeWorkspace(root, paths.safeDirectory, { isWritten: !options.dryRun });
		await requireFiles(workspace, paths, options.show);
		const onProgress = terminalProgress(options.verbosity);
		const tell = options.verbosity === "quiet" ? () => {} : printError;
		const [hide, write] = [redactor(options.secrets), eventWriter(options)];
		const { ticket, tickets } = await readTicket(options.ticket, onProgress);
		const opening = openProjectChecks(root, {
			...options.project,
			copyHistory
		});
		const checks = _usingCtx$1.a(await during(onProgress, "preparing the sandbox", opening));
		const { commands, isolation } = checks;
		const rules = {
			...options.rules,
			planFirst: judgePlanFirst(ticket, options)
		};
		const told = [`${ticket.summary}: ${describeWorstCase(rules, model, options.project)}.`, isolation];
		for (const text of told) if (text) tell(text);
		const { key, pictures } = ticket;
		const agreed = options.plan && await readPlan(options.plan, ticket, {
			workspace,
			paths
		});
		const task = {
			key,
			instruction: instruction(ticket, emptyRecord),
			pictures,
			...agreed && { agreed }
		};
		const context = {
			model: guarded(openModel(model), hideSecrets(options.secrets, redacted)),
			addsSecret: secretAdder(options.secrets),
			edits: modelProfile(model.model).edits,
			tickets,
			workspace,
			syntax: syntaxChecker(grammars),
			checks,
			now: () => performance.now(),
			date: () => new Date(),
			signal,
			show: options.show,
			onStep: (step, next) => {
				if (options.json) printResult(write(stepEvent(step, typeof next === "string" ? next : next.reason)));
				for (const line of logLines(step, next)) tell(line);
				const details = options.verbosity === "verbose" ? hide(stepDetails(step)).trimEnd() : "";
				if (details !== "") tell(`  | ${barred(details)}`);
			},
			onProgress
		};
		const ended = await runLoop({
			...task,
			paths,
			caps,
			reproduce
		}, context, rules);
		onProgress(void 0);
		return {
			ended,
			ticket,
			root,
			commands
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function readTicket(source, onProgress) {
	if (source.kind === "file") return { ticket: await readTicketFile(source.path) };
	const { jiraTickets } = await import("./jira.js");
	const tickets = jiraTickets(source.jira);
	const reading = tickets.read(source.key, emptyRecord);
	return {
		ticket: await during(onProgress, `reading ${source.key} from Jira`, reading),
		tickets
	};
}
async function conclude({ ended, ticket, root, commands }, options) {
	const { reason, run } = ended;
	const { change, exitCode } = meaningOf(ended);
	const plan = currentPlan(run);
	const isPlanned = reason === "planned" && plan?.kind === "fix";
	const reply = isPlanned ? planText(plan) : plan?.kind === "fix" ? void 0 : plan?.reply;
	const kept = keptPatch(run);
	if (!options.json && reply !== void 0) printResult(harmless(reply));
	if (!options.json && kept.size > 0) printDiff(kept);
	const said = isPlanned ? [] : [describeWork(run), describeEvidence(run, commands)];
	for (const text of [
		readFirstSentence(kept),
		doubtSentence(run),
		...said
	]) if (text !== "") printError(text);
	const record = () => writeTrace(ended, options);
	await (change === "fix" && !options.dryRun ? writeFix(root, checkedChange(run), record, options.paths.safeDirectory) : record());
	const planFile = isPlanned && !options.dryRun ? await keepPlan(plan, ticket, options.ticket) : void 0;
	for (const line of describeEnd(ended, {
		...options,
		planFile
	}, commands)) printError(line);
	if (options.json) printResult(eventWriter(options)(outcomeEvent(ended)));
	return exitCode;
}
async function openTrace({ trace }) {
	await writeTo(trace, "");
}
async function writeTrace(ended, { trace, secrets }) {
	if (trace !== void 0) await writeTo(trace, traceText(ended, { secrets }));
}
async function writeTo(file, text) {
	if (file === void 0) return;
	await writeFile(file, text).catch((cause) => {
		throw new UserError(`Set --trace to a file that can be written: ${file} cannot (${systemProblem(cause)}).`);
	});
}
export { runCli };
