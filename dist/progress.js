import { d as formatNumber, lt as oneLine } from "./engine-text.js";
// src/core/run/money.ts
function computeCost(used, prices) {
	const { promptTokens, completionTokens, cachedTokens, cacheWrittenTokens } = used;
	const { prompt, cached, cacheWritten, completion } = pricesFor(promptTokens, prices);
	const read = Math.min(cachedTokens, promptTokens);
	const written = Math.min(cacheWrittenTokens, promptTokens - read);
	return ((promptTokens - read - written) * prompt + read * cached + written * cacheWritten + completionTokens * completion) / 1e6;
}
function costOf(used, prices) {
	if (prices !== void 0) return computeCost(used, prices);
	return used.promptTokens + used.completionTokens > 0 ? null : 0;
}
function pricesFor(promptTokens, prices) {
	const long = "list" in prices ? prices.long : void 0;
	return long !== void 0 && promptTokens > long.above ? long : prices;
}
function highestCost(tokens, prices) {
	return tokens * Math.max(highestOf(prices), highestOf(pricesFor(tokens, prices))) / 1e6;
}
function highestOf({ prompt, cached, cacheWritten, completion }) {
	return Math.max(prompt, cached, cacheWritten, completion);
}
function describeMoney(amount, prices) {
	const figure = moneyFigure(amount, prices);
	if (!("list" in prices)) return `${figure} at the given prices`;
	const { maker, read } = prices.list;
	return `${figure} at ${maker}'s list prices of ${read}${prices.isElsewhere ? " (this endpoint may charge differently)" : ""}`;
}
function moneyFigure(amount, prices) {
	const figure = amount.toLocaleString("en", {
		minimumFractionDigits: 2,
		maximumFractionDigits: amount < .1 ? 6 : 2
	});
	return "list" in prices ? `$${figure}` : figure;
}
// src/core/run/budget.ts
const efforts = {
	small: {
		maxAttempts: 2,
		maxLooks: 12,
		maxCalls: 8,
		maxTokens: 8e4
	},
	normal: {
		maxAttempts: 3,
		maxLooks: 24,
		maxCalls: 16,
		maxTokens: 2e5
	},
	thorough: {
		maxAttempts: 6,
		maxLooks: 60,
		maxCalls: 40,
		maxTokens: 6e5
	}
};
const defaultRules = {
	...efforts.normal,
	review: true,
	maxMinutes: 15,
	maxReplyTokens: 16e3
};
const longestShown = 4e4;
function replyBound({ maxReplyTokens }, needsRoom) {
	return needsRoom ? 2 * maxReplyTokens : maxReplyTokens;
}
function worstCase({ maxCalls, maxLooks, maxTokens, maxMinutes, prices }) {
	return {
		calls: maxCalls,
		looks: maxLooks,
		tokens: maxTokens,
		minutes: maxMinutes,
		cost: prices && highestCost(maxTokens, prices)
	};
}
const modelShare = 1 / 5;
function commandTime({ maxMinutes }, left) {
	return Math.max(left - maxMinutes * 6e4 * modelShare, left / 2);
}
const nothingSpent = {
	calls: 0,
	promptTokens: 0,
	completionTokens: 0,
	reasoningTokens: 0,
	cachedTokens: 0,
	cacheWrittenTokens: 0,
	estimated: false,
	cost: 0
};
function addSpent(a, b) {
	return {
		calls: a.calls + b.calls,
		promptTokens: a.promptTokens + b.promptTokens,
		completionTokens: a.completionTokens + b.completionTokens,
		reasoningTokens: a.reasoningTokens + b.reasoningTokens,
		cachedTokens: a.cachedTokens + b.cachedTokens,
		cacheWrittenTokens: a.cacheWrittenTokens + b.cacheWrittenTokens,
		estimated: a.estimated || b.estimated,
		cost: a.cost === null || b.cost === null ? null : a.cost + b.cost
	};
}
function countTokens({ promptTokens, completionTokens }) {
	return promptTokens + completionTokens;
}
function sumSpent(run) {
	return run.steps.reduce((sum, step) => "call" in step ? addSpent(sum, step.call.spent) : sum, nothingSpent);
}
function isSpent(spent, rules) {
	return spent.calls >= rules.maxCalls || countTokens(spent) >= rules.maxTokens;
}
// src/core/report/activity.ts
function describeActivity(activity, seconds) {
	const lasted = seconds === void 0 ? [] : [duration(seconds)];
	switch (activity.kind) {
		case "asking": {
			const isThinking = lasted.length > 0 && activity.isThinking;
			return [
				...[
					activity.step,
					...lasted,
					...isThinking ? ["thinking"] : []
				],
				`call ${activity.spent.calls} of ${activity.rules.maxCalls}`,
				...lasted.length > 0 ? describeUse(activity) : []
			].join(" · ");
		}
		case "waiting": {
			const left = Math.max(0, activity.ms / 1e3 - (seconds ?? 0));
			return `waiting ${duration(Math.ceil(left))}: ${oneLine(activity.why)}`;
		}
		case "blocked": return [
			"waiting",
			...lasted,
			activity.why
		].join(" · ");
		case "running": return [
			activity.command,
			...lasted,
			describeCommand(activity)
		].join(" · ");
		case "preparing": return [oneLine(activity.what), ...lasted].join(" · ");
	}
}
function describeCommand({ text, on }) {
	return `${oneLine(text, maxCommand)}${on === void 0 ? "" : ` (${on})`}`;
}
const maxCommand = 100;
function describeUse({ tokens, spent, rules }) {
	const used = countTokens(spent) + tokens;
	const { prices, maxCost } = rules;
	const counted = used > 0 ? [`${formatNumber(used)} tokens`] : [];
	if (prices === void 0) return counted;
	const allowed = maxCost ?? worstCase(rules).cost ?? 0;
	const sign = "list" in prices ? "$" : "";
	const left = Math.max(0, allowed - (spent.cost ?? 0));
	return [...counted, `${sign}${left.toFixed(2)} of ${sign}${allowed.toFixed(2)} left`];
}
function duration(seconds) {
	const whole = Math.floor(seconds);
	return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
// src/agent/progress/index.ts
function showProgress(display, now, repeat = repeatInBackground) {
	let shown;
	return (activity) => {
		const line = activity && describeActivity(activity);
		if (shown !== void 0 && activity !== void 0 && line === shown.line) {
			shown.latest = activity;
			return;
		}
		shown?.stop();
		if (shown !== void 0) display.ends();
		shown = void 0;
		if (activity === void 0 || line === void 0) return;
		const start = now();
		const seconds = () => (now() - start) / 1e3;
		const lasting = {
			latest: activity,
			line
		};
		display.begins(activity);
		const stop = repeat(() => display.lasts(describeActivity(lasting.latest, seconds())), display.interval);
		shown = Object.assign(lasting, { stop });
	};
}
function logDisplay(print, isVerbose = false) {
	return {
		interval: 3e4,
		begins: (activity) => {
			if (isVerbose || activity.kind !== "preparing") print(describeActivity(activity));
		},
		lasts: print,
		ends: () => {}
	};
}
async function during(onProgress, what, work) {
	onProgress({
		kind: "preparing",
		what
	});
	return work.finally(() => onProgress(void 0));
}
const repeatInBackground = (work, ms) => {
	const timer = setInterval(work, ms);
	timer.unref();
	return () => clearInterval(timer);
};
export { computeCost as _, describeCommand as a, moneyFigure as b, countTokens as c, isSpent as d, longestShown as f, worstCase as g, sumSpent as h, describeActivity as i, defaultRules as l, replyBound as m, logDisplay as n, addSpent as o, nothingSpent as p, showProgress as r, commandTime as s, during as t, efforts as u, costOf as v, describeMoney as y };
