import { Gr as parseStopReason, Jo as UserError, Ls as sha256Hex, R as replay, an as barred, gs as counted, qr as stopReasons, ws as parseJson, yn as describeCost } from "./core.js";
import { _ as string, b as unknown, c as custom, f as looseObject, i as _enum, m as object, o as array, p as number, s as boolean } from "./package-zod.js";
import { a as printResult, o as systemProblem, t as harmless } from "./print.js";
import { readFile } from "node:fs/promises";
// src/cli/replay/read-receipt.ts
const Format = object({
	format: number(),
	checksum: string(),
	versions: unknown()
});
const Reason = custom((name) => parseStopReason(name) !== void 0);
const RecordedStep = looseObject({ patch: array(looseObject({ path: string() })).optional() }).transform(({ patch, ...step }) => {
	const changes = patch?.map((change) => [change.path, change]);
	return custom().parse({
		...step,
		...changes && { patch: new Map(changes) }
	});
});
const RecordedRun = object({
	reason: Reason,
	rules: object({ review: boolean() }),
	losses: custom(Array.isArray),
	steps: array(object({ step: RecordedStep }))
}).transform(({ rules: { review }, losses, steps }) => {
	const run = {
		losses,
		steps: steps.map(({ step }) => step)
	};
	return review ? run : {
		...run,
		isUnreviewed: true
	};
});
const ReceiptFile = object({
	versions: object({
		agent: string(),
		node: string()
	}),
	runs: array(RecordedRun),
	end: object({ reason: Reason })
});
function readReceipt(text, file) {
	const json = parseJson(text);
	const found = Format.safeParse(json).data;
	if (found === void 0) throw new UserError(notReceipt(file));
	if (found.format !== 2) {
		const other = found.format > 2 ? "a newer" : "an older";
		throw new UserError(`Replay ${file} with ${other} version of this program: the receipt has format ${found.format}, and this version reads format 2.`);
	}
	if (!isSealed(text)) throw new UserError(`Give the receipt as the run has written it: ${file} was changed after it was written.`);
	const runs = ReceiptFile.safeParse(json).data?.runs;
	if (runs === void 0) throw new UserError(notReceipt(file));
	return {
		receipt: custom().parse(json),
		runs
	};
}
const notReceipt = (file) => `Give the receipt that a run has written: ${file} is none, or is damaged.`;
function isSealed(text) {
	const [first = "", checksum] = /^\{\n {2}"checksum": "([0-9a-f]{64})",\n/.exec(text) ?? [];
	return checksum !== void 0 && sha256Hex(`{\n${text.slice(first.length)}`) === checksum;
}
// src/cli/replay/replay-files.ts
async function replayFiles({ receipt: file, trace }) {
	const text = await readText(file, "Name the file of a receipt");
	const read = readReceipt(text, file);
	const replayed = replayReceipt(read, file);
	if (replayed.kind === "damaged") throw new UserError(`Give the receipt as the run has written it. ${replayed.why}`);
	if (replayed.kind === "differs") {
		const { place, recorded, now } = replayed;
		printResult(harmless(`${place}: recorded "${recorded}", now "${now}"`));
		return 1;
	}
	const { agent, node } = read.receipt.versions;
	const by = `Written by version ${agent} on Node ${node}.`;
	printResult(harmless(`${sameSentence(replayed)} ${by}`));
	printResult(`Receipt sha256:${sha256Hex(text)}`);
	const events = trace === void 0 ? void 0 : await readTrace(trace);
	const compared = events && compareTrace(events, read);
	if (compared !== void 0) printResult(compared.sentence);
	for (const line of describeEnd(read.receipt, events?.at(-1)?.problem)) printResult(harmless(line));
	return compared?.exitCode ?? 0;
}
function describeEnd({ runs, end }, problem) {
	const { operator, job } = stopReasons[end.reason];
	const run = runs[(end.run ?? 0) - 1];
	return [
		...run === void 0 ? [] : [`${describeCost({
			...end,
			allowed: run.rules
		})}.`],
		...problem ? [barred(problem)] : [],
		...run !== void 0 && run.lacking.length > 0 ? [`It lacks: ${run.lacking.join("; ")}.`] : [],
		...job === "green" ? [] : [`Next: ${operator.next}`],
		`Stopped: ${end.reason}. ${operator.ended}`
	];
}
function replayReceipt(read, file) {
	try {
		return replay(read);
	} catch (cause) {
		throw new UserError(notReceipt(file), { cause });
	}
}
function sameSentence({ steps, outside }) {
	const same = `The same byte for byte: ${counted(steps, "step")}, each followed by the same decision.`;
	return outside.length === 0 ? same : `${same} No rule decides ${outside.join(" or ")}, so that end is only recorded.`;
}
const TraceLine = object({
	event: _enum(["step", "outcome"]),
	call: object({
		prompt: string(),
		reply: string()
	}).optional(),
	problem: string().nullish()
});
function compareTrace(events, { runs }) {
	const trace = events.filter(({ event }) => event === "step");
	const steps = runs.flatMap((run) => run.steps);
	if (steps.length !== trace.length) return differs(Math.min(steps.length, trace.length));
	let [same, unchecked] = [0, 0];
	for (const [at, step] of steps.entries()) {
		const told = trace[at]?.call;
		const recorded = "call" in step ? step.call : void 0;
		if (told === void 0 !== (recorded === void 0)) return differs(at);
		for (const part of ["prompt", "reply"]) {
			if (told === void 0 || recorded === void 0) continue;
			if (sha256Hex(told[part]) === recorded[part]) same += 1;
			else if (told[part].includes("[redacted]")) unchecked += 1;
			else return differs(at, `: the ${part}`);
		}
	}
	const open = unchecked === 0 ? "" : ` ${unchecked} with a redacted part could not be checked.`;
	return {
		exitCode: 0,
		sentence: `The ${same} prompts and replies of the trace are the recorded ones.${open}`
	};
}
function differs(at, part = "") {
	return {
		exitCode: 1,
		sentence: `step ${at + 1}${part} of the trace is not what the receipt records`
	};
}
async function readTrace(file) {
	const text = await readText(file, "Set --trace to a file");
	try {
		return text.trimEnd().split("\n").map((line) => TraceLine.parse(JSON.parse(line)));
	} catch {
		throw new UserError(`Set --trace to the file that the run has written: ${file} is no trace.`);
	}
}
async function readText(file, advice) {
	return readFile(file, "utf8").catch((cause) => {
		throw new UserError(`${advice} that can be read: ${file} cannot (${systemProblem(cause)}).`);
	});
}
export { replayFiles };
