import { C as replay, D as readyWhenValues, an as abilities, bi as sha256Hex, en as stopReasonOf, ht as UserError } from "./core.js";
import { _ as strictObject, b as union, c as custom, f as literal, h as object, i as _enum, m as number, o as array, s as boolean, u as discriminatedUnion, v as string, x as unknown } from "./package-zod.js";
import { a as printResult, o as systemProblem } from "./print.js";
import { readFile } from "node:fs/promises";
// src/cli/replay/check-trace.ts
const TraceFile = object({ steps: array(object({ call: object({
	prompt: string(),
	reply: string()
}).optional() })) });
function checkTrace(text, file, runs) {
	const trace = TraceFile.safeParse(jsonOf$1(text)).data;
	if (trace === void 0) throw new UserError(`Set --trace to the file that the run has written: ${file} is no trace.`);
	const steps = runs.flatMap((run) => run.steps);
	if (steps.length !== trace.steps.length) return {
		kind: "differs",
		place: `step ${Math.min(steps.length, trace.steps.length) + 1}`
	};
	let [texts, unchecked] = [0, 0];
	for (const [at, step] of steps.entries()) {
		const told = trace.steps[at]?.call;
		const recorded = "call" in step ? step.call : void 0;
		if (told === void 0 !== (recorded === void 0)) return {
			kind: "differs",
			place: `step ${at + 1}`
		};
		for (const part of ["prompt", "reply"]) {
			if (told === void 0 || recorded === void 0) continue;
			texts += 1;
			if (sha256Hex(told[part]) === recorded[part]) continue;
			if (!told[part].includes("[redacted]")) return {
				kind: "differs",
				place: `step ${at + 1}: the ${part}`
			};
			unchecked += 1;
		}
	}
	return {
		kind: "same",
		texts,
		unchecked
	};
}
function jsonOf$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/cli/replay/step-schema.ts
const isDigest = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const Digest = custom(isDigest);
const Path = custom(isDigest);
const Count = number().nonnegative();
const Texts = array(Digest);
const SpentFigures = strictObject({
	calls: Count,
	promptTokens: Count,
	completionTokens: Count,
	reasoningTokens: Count,
	cachedTokens: Count,
	cacheWrittenTokens: Count,
	estimated: boolean(),
	cost: Count
});
const known = new Set(Object.keys(abilities));
const Losses = array(strictObject({
	ability: custom((name) => typeof name === "string" && known.has(name)),
	instead: Digest,
	said: Digest
}));
const Call = strictObject({
	prompt: Digest,
	reply: Digest,
	spent: SpentFigures,
	elapsed: number(),
	losses: Losses,
	served: Digest.optional(),
	leftOut: Texts.optional()
});
const Read = strictObject({
	tool: Digest,
	input: Digest,
	fingerprint: Digest,
	ruling: _enum([
		"fresh",
		"repeated",
		"exhausted",
		"invalid",
		"failed"
	]),
	result: Digest,
	at: number()
});
const Plan = union([strictObject({
	kind: literal("fix"),
	understanding: Digest,
	files: array(strictObject({
		path: Path,
		state: _enum(["existing", "new"]),
		change: Digest.optional()
	}))
}), strictObject({
	kind: _enum([
		"answer",
		"ask",
		"already-fixed"
	]),
	understanding: Digest,
	reply: Digest
})]);
const Change = strictObject({
	path: Path,
	before: Digest.nullable(),
	after: Digest.nullable(),
	executable: boolean()
});
const Staged = {
	patch: array(Change).transform((changes) => new Map(changes.map((change) => [change.path, change]))),
	refusals: array(strictObject({
		path: Path,
		why: Digest,
		length: Count,
		isMove: literal(true).optional()
	})),
	call: Call
};
const Problems = array(strictObject({
	path: Path,
	line: number(),
	column: number(),
	message: Digest
}));
const counts = strictObject({
	run: Count,
	failed: Count
}).optional();
const Finding = discriminatedUnion("kind", [
	strictObject({
		kind: literal("passed"),
		counts
	}),
	strictObject({
		kind: literal("flaky"),
		counts,
		failures: Texts
	}),
	strictObject({
		kind: literal("tolerated"),
		counts,
		failures: Texts
	}),
	strictObject({
		kind: literal("failed"),
		counts,
		failures: Texts,
		output: Digest
	}),
	strictObject({
		kind: literal("inconclusive"),
		counts,
		why: Digest,
		said: Digest.optional()
	}),
	strictObject({
		kind: literal("not-run"),
		counts,
		why: Digest
	})
]);
const Results = strictObject({
	lint: Finding,
	tests: Finding,
	regression: union([strictObject({
		kind: literal("shown"),
		tests: Texts
	}), strictObject({
		kind: literal("not-shown"),
		why: Digest
	})])
});
const Verdict = union([strictObject({
	kind: literal("approve"),
	summary: Digest,
	noticed: Digest.optional()
}), strictObject({
	kind: literal("revise"),
	critique: Digest,
	isPlanWrong: literal(true).optional()
})]);
const RecordedStep = discriminatedUnion("kind", [
	strictObject({
		kind: literal("explored"),
		asked: _enum([
			"plan",
			"edit",
			"review"
		]),
		reads: array(Read),
		said: Digest.optional(),
		call: Call
	}),
	strictObject({
		kind: literal("planned"),
		plan: Plan,
		unknown: Texts,
		edits: Digest.optional(),
		call: Call
	}),
	strictObject({
		kind: literal("edited"),
		...Staged
	}),
	strictObject({
		kind: literal("rewritten"),
		...Staged
	}),
	strictObject({
		kind: literal("checked"),
		problems: Problems,
		parsed: array(Path),
		unparsed: array(strictObject({
			path: Path,
			why: Digest
		})),
		hidden: strictObject({
			found: Problems,
			isKept: boolean()
		}).optional(),
		excess: Digest.optional(),
		leaks: array(Path).optional(),
		commands: array(strictObject({
			name: _enum(["lint", "tests"]),
			text: Digest
		})).optional()
	}),
	strictObject({
		kind: literal("tested"),
		results: Results,
		isolation: Digest,
		wantsTest: boolean()
	}),
	strictObject({
		kind: literal("reviewed"),
		verdict: Verdict,
		call: Call
	}),
	strictObject({
		kind: literal("cut"),
		asked: _enum([
			"plan",
			"edit",
			"rewrite",
			"review"
		]),
		why: _enum([
			"length",
			"empty",
			"calls"
		]),
		call: Call
	}),
	strictObject({
		kind: literal("unusable"),
		asked: _enum([
			"plan",
			"edit",
			"review"
		]),
		why: Digest,
		call: Call
	})
]);
// src/cli/replay/read-receipt.ts
const Reason = custom((name) => stopReasonOf(name) !== void 0);
const Amount = number().nonnegative();
const prices = {
	prompt: Amount,
	cached: Amount,
	cacheWritten: Amount,
	completion: Amount
};
const Prices = union([strictObject({
	...prices,
	list: strictObject({
		maker: string(),
		host: string(),
		source: string(),
		read: string()
	}),
	long: strictObject({
		...prices,
		above: Amount
	}).optional(),
	isElsewhere: boolean().optional()
}), strictObject(prices)]);
const Rules = strictObject({
	maxAttempts: Amount,
	maxLooks: Amount,
	review: boolean(),
	maxCandidates: Amount,
	maxCalls: Amount,
	maxTokens: Amount,
	maxMinutes: Amount,
	maxReplyTokens: Amount,
	window: Amount.optional(),
	prices: Prices.optional(),
	maxCost: Amount.optional(),
	maxRoomyTokens: Amount.optional()
});
const RunOfReceipt = strictObject({
	rules: Rules,
	caps: strictObject({
		files: Amount,
		lines: Amount
	}).optional(),
	reproduce: boolean().optional(),
	instruction: Digest,
	losses: unknown(),
	steps: array(strictObject({
		step: unknown(),
		next: string()
	})),
	reason: Reason,
	kept: Amount.optional(),
	change: _enum([
		"fix",
		"draft",
		"none"
	]),
	lacking: array(string()),
	diff: Digest.optional(),
	spent: SpentFigures,
	elapsed: Amount
});
const ReceiptFile = strictObject({
	format: literal(2),
	checksum: Digest,
	versions: strictObject({
		agent: string(),
		node: string()
	}),
	model: strictObject({
		name: string().optional(),
		served: array(string())
	}),
	readyWhen: _enum(readyWhenValues).optional(),
	ticket: Digest.optional(),
	runs: array(RunOfReceipt),
	end: strictObject({
		reason: Reason,
		run: Amount.optional(),
		spent: SpentFigures,
		elapsed: Amount
	})
});
const Format = object({
	format: number(),
	versions: unknown()
});
const RecordedParts = object({
	losses: Losses,
	steps: array(RecordedStep)
});
function readReceipt(text, file) {
	const json = jsonOf(text);
	const format = Format.safeParse(json).data?.format ?? 2;
	if (format !== 2) throw new UserError(`Replay ${file} with ${format > 2 ? "a newer" : "an older"} version of this program: the receipt has format ${format}, and this version reads format 2.`);
	const parsed = ReceiptFile.safeParse(json).data;
	if (parsed === void 0) throw new UserError(notReceipt(file));
	const { checksum: _, ...rest } = parsed;
	const receipt = rest;
	return {
		text,
		receipt,
		runs: receipt.runs.map(({ losses, steps, rules: { review } }) => {
			const parts = RecordedParts.safeParse({
				losses,
				steps: steps.map(({ step }) => step)
			}).data;
			if (parts === void 0) throw new UserError(notReceipt(file));
			return review ? parts : {
				...parts,
				isUnreviewed: true
			};
		})
	};
}
const notReceipt = (file) => `Give the receipt that a run has written: ${file} is none, or is damaged.`;
function jsonOf(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/cli/replay/replay-files.ts
async function replayFiles({ receipt: file, trace }) {
	const text = await readText(file, "Name the file of a receipt");
	const read = readReceipt(text, file);
	const replayed = replay(read);
	if (replayed.kind === "damaged") throw new UserError(`Give the receipt as the run has written it. ${replayed.why}`);
	if (replayed.kind === "differs") {
		const { place, recorded, now } = replayed;
		printResult(`${place}: recorded "${recorded}", now "${now}"`);
		return 1;
	}
	const { agent, node } = read.receipt.versions;
	printResult(`${sameSentence(replayed)} Written by version ${agent} on Node ${node}.`);
	printResult(`Receipt sha256:${sha256Hex(text)}`);
	return trace === void 0 ? 0 : compareTrace(trace, read);
}
function sameSentence({ steps, outside }) {
	const same = `The same byte for byte: ${steps} ${steps === 1 ? "step" : "steps"}, each followed by the same decision.`;
	return outside.length === 0 ? same : `${same} No rule decides ${outside.join(" or ")}, so that end is only recorded.`;
}
async function compareTrace(file, { runs }) {
	const check = checkTrace(await readText(file, "Set --trace to a file"), file, runs);
	if (check.kind === "differs") {
		printResult(`${check.place} of the trace is not what the receipt records`);
		return 1;
	}
	const { texts, unchecked } = check;
	const open = unchecked === 0 ? "" : ` ${unchecked} with a redacted part could not be checked.`;
	printResult(`The ${texts - unchecked} prompts and replies of the trace are the recorded ones.${open}`);
	return 0;
}
async function readText(file, advice) {
	return readFile(file, "utf8").catch((cause) => {
		throw new UserError(`${advice} that can be read: ${file} cannot (${systemProblem(cause)}).`);
	});
}
export { replayFiles };
