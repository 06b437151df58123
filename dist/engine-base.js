// src/engines/errors.ts
var UserError = class extends Error {
	name = "UserError";
};
var OutageError = class extends Error {
	name = "OutageError";
};
var UnreachableError = class extends OutageError {};
function cannotReach(service, address, why, named) {
	return `${service} cannot be reached at ${address} (${why}): check this machine's network, the address in ${named}, and the proxy if the network needs one (HTTPS_PROXY, NO_PROXY).`;
}
function collectProblems(readers) {
	const lines = readers.flatMap((read) => {
		try {
			read();
			return [];
		} catch (error) {
			if (error instanceof UserError) return error.message.split("\n");
			throw error;
		}
	});
	return [...new Set(lines)];
}
function requireValid(readers) {
	const problems = collectProblems(readers);
	if (problems.length > 0) throw new UserError(problems.join("\n"));
}
function errorMessage(error) {
	return error instanceof Error ? error.message : String(error);
}
function isDefect(error) {
	if (error instanceof UserError || error instanceof OutageError) return false;
	if (!(error instanceof Error)) return true;
	const { name } = error;
	const code = "code" in error ? String(error.code) : "";
	const status = "status" in error ? error.status : void 0;
	if (endings.has(name) || networkCode.test(code) || isRefusal(status)) return false;
	return error.cause === void 0 || isDefect(error.cause);
}
function findExplanation(error) {
	if (error instanceof UserError || error instanceof OutageError) return error;
	return error instanceof Error ? findExplanation(error.cause) : void 0;
}
const endings = new Set(["AbortError", "TimeoutError"]);
const networkCode = /^(?:E(?:CONN\w+|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|AI_AGAIN|PIPE|PROTO|NOSPC|DQUOT)|UND_ERR_\w+|ERR_(?:TLS|SSL|SOCKET)\w*|\w*CERT\w*)$/;
function isRefusal(status) {
	return typeof status === "number" && status >= 401 && status !== 422;
}
const showInput = (name) => `\`${name}\``;
// src/engines/async.ts
async function settleAll(calls) {
	await Promise.allSettled(calls);
	return Promise.all(calls);
}
async function raceAbort(work, signal) {
	let abort = () => {};
	const aborted = new Promise((_, reject) => {
		abort = () => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		if (signal.aborted) abort();
	});
	try {
		return await Promise.race([work, aborted]);
	} catch (error) {
		signal.throwIfAborted();
		throw error;
	} finally {
		signal.removeEventListener("abort", abort);
	}
}
function sleep(ms, signal) {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", end);
			resolve(!signal.aborted);
		};
		const timer = setTimeout(end, ms);
		signal.addEventListener("abort", end, { once: true });
		if (signal.aborted) end();
	});
}
async function firstBytes(body, most) {
	const chunks = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		chunks.push(chunk);
		size += chunk.length;
		if (size > most) break;
	}
	const bytes = new Uint8Array(Math.min(size, most));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk.subarray(0, most - at), at);
		at += Math.min(chunk.length, most - at);
	}
	return {
		bytes,
		isWhole: size <= most
	};
}
const mostOfObject = 1048576;
async function smallJson(body) {
	try {
		const { bytes, isWhole } = await firstBytes(body, mostOfObject);
		return isWhole ? JSON.parse(new TextDecoder().decode(bytes)) : void 0;
	} catch {
		return;
	}
}
export { smallJson as a, UserError as c, errorMessage as d, findExplanation as f, showInput as h, sleep as i, cannotReach as l, requireValid as m, raceAbort as n, OutageError as o, isDefect as p, settleAll as r, UnreachableError as s, firstBytes as t, collectProblems as u };
