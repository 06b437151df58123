import { H as describeMoney, V as defaultRules, at as usualCaps, q as worstCase, tn as UserError } from "./core.js";
import { m as wholeSetting } from "./adapters.js";
// src/settings/cap-settings.ts
function readCaps(settings) {
	return {
		files: wholeSetting(settings, "max-files", usualCaps.files, [1, 1e3]),
		lines: wholeSetting(settings, "max-lines", usualCaps.lines, [1, 1e5])
	};
}
// src/settings/rules.ts
function readRules(settings) {
	const prices = readPrices(settings);
	const maxCost = positive(settings, "max-cost");
	const rules = {
		maxAttempts: whole(settings, "max-attempts", 10) ?? defaultRules.maxAttempts,
		maxCalls: whole(settings, "max-calls", 200) ?? defaultRules.maxCalls,
		maxTokens: whole(settings, "max-tokens", 1e7) ?? defaultRules.maxTokens,
		maxMinutes: positive(settings, "deadline-minutes", 300) ?? defaultRules.maxMinutes,
		...prices === void 0 ? {} : { prices },
		...maxCost === void 0 ? {} : { maxCost }
	};
	refuseOverCap(rules, settings);
	return rules;
}
function readPrices(settings) {
	const prompt = positive(settings, "price-prompt");
	const completion = positive(settings, "price-completion");
	if (prompt === void 0 && completion === void 0) return void 0;
	if (prompt !== void 0 && completion !== void 0) return {
		prompt,
		completion
	};
	const missing = prompt === void 0 ? "price-prompt" : "price-completion";
	throw new UserError(`Set ${settings.show(missing)}, too: the price of a million tokens.`);
}
function refuseOverCap(rules, { show }) {
	const { maxCost } = rules;
	if (maxCost === void 0) return;
	const { cost } = worstCase(rules);
	if (cost === void 0) throw new UserError(`Set ${show("price-prompt")} and ${show("price-completion")}: without them ${show("max-cost")} cannot be kept.`);
	if (cost <= maxCost) return;
	const fitting = Math.floor(rules.maxTokens * maxCost / cost);
	const lower = fitting > 0 ? `lower ${show("max-tokens")} to ${fitting} or ` : "";
	throw new UserError(`The run could cost ${describeMoney(cost)}, more than ${show("max-cost")}: ${lower}raise ${show("max-cost")}.`);
}
function whole({ get, show }, name, most) {
	const value = get(name).trim();
	if (value === "") return void 0;
	const number = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : NaN;
	if (number <= most) return number;
	throw new UserError(`Set ${show(name)} to a whole number from 1 to ${most.toLocaleString("en")}.`);
}
function positive({ get, show }, name, most = Number.MAX_SAFE_INTEGER) {
	const value = get(name).trim();
	if (value === "") return void 0;
	const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : NaN;
	if (number > 0 && number <= most) return number;
	const limit = most === Number.MAX_SAFE_INTEGER ? "" : ` and up to ${most}`;
	throw new UserError(`Set ${show(name)} to a number above 0${limit}.`);
}
export { readCaps as n, readRules as t };
