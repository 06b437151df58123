import { i as e, n as t, t as n } from "./rolldown-runtime.js";
function __classPrivateFieldSet(e, t, n, r, i) {
	if (r === `m`) throw TypeError(`Private method is not writable`);
	if (r === `a` && !i) throw TypeError(`Private accessor was defined without a setter`);
	if (typeof t == `function` ? e !== t || !i : !t.has(e)) throw TypeError(`Cannot write private member to an object whose class did not declare it`);
	return r === `a` ? i.call(e, n) : i ? i.value = n : t.set(e, n), n;
}
function __classPrivateFieldGet(e, t, n, r) {
	if (n === `a` && !r) throw TypeError(`Private accessor was defined without a getter`);
	if (typeof t == `function` ? e !== t || !r : !t.has(e)) throw TypeError(`Cannot read private member from an object whose class did not declare it`);
	return n === `m` ? r : n === `a` ? r.call(e) : r ? r.value : t.get(e);
}
let uuid4 = function() {
	let { crypto: e } = globalThis;
	if (e?.randomUUID) return uuid4 = e.randomUUID.bind(e), e.randomUUID();
	let t = new Uint8Array(1), n = e ? () => e.getRandomValues(t)[0] : () => Math.random() * 255 & 255;
	return `10000000-1000-4000-8000-100000000000`.replace(/[018]/g, (e) => (+e ^ n() & 15 >> e / 4).toString(16));
};
function isAbortError(e) {
	return typeof e == `object` && !!e && (`name` in e && e.name === `AbortError` || `message` in e && String(e.message).includes(`FetchRequestCanceledException`));
}
const castToError = (e) => {
	if (e instanceof Error) return e;
	if (typeof e == `object` && e) {
		try {
			if (Object.prototype.toString.call(e) === `[object Error]`) {
				let t = `cause` in e, n = Error(e.message, t ? { cause: e.cause } : {});
				return e.stack && (n.stack = e.stack), t && !Object.prototype.hasOwnProperty.call(n, `cause`) && (n.cause = e.cause), e.name && (n.name = e.name), n;
			}
		} catch {}
		try {
			return Error(JSON.stringify(e));
		} catch {}
	}
	return Error(e);
};
var OpenAIError = class extends Error {}, r = class APIError extends OpenAIError {
	constructor(e, t, n, r) {
		super(`${APIError.makeMessage(e, t, n)}`), this.status = e, this.headers = r, this.requestID = r?.get(`x-request-id`), this.error = t;
		let i = t;
		this.code = i?.code, this.param = i?.param, this.type = i?.type;
	}
	static makeMessage(e, t, n) {
		let r = t?.message ? typeof t.message == `string` ? t.message : JSON.stringify(t.message) : t ? JSON.stringify(t) : n;
		return e && r ? `${e} ${r}` : e ? `${e} status code (no body)` : r || `(no status code or body)`;
	}
	static generate(e, t, n, r) {
		if (!e || !r) return new APIConnectionError({
			message: n,
			cause: castToError(t)
		});
		let i = t?.error;
		return e === 400 ? new BadRequestError(e, i, n, r) : e === 401 ? new AuthenticationError(e, i, n, r) : e === 403 ? new PermissionDeniedError(e, i, n, r) : e === 404 ? new NotFoundError(e, i, n, r) : e === 409 ? new ConflictError(e, i, n, r) : e === 422 ? new UnprocessableEntityError(e, i, n, r) : e === 429 ? new RateLimitError(e, i, n, r) : e >= 500 ? new InternalServerError(e, i, n, r) : new APIError(e, i, n, r);
	}
}, APIUserAbortError = class extends r {
	constructor({ message: e } = {}) {
		super(void 0, void 0, e || `Request was aborted.`, void 0);
	}
}, APIConnectionError = class extends r {
	constructor({ message: e, cause: t }) {
		super(void 0, void 0, e || `Connection error.`, void 0), t && (this.cause = t);
	}
}, APIConnectionTimeoutError = class extends APIConnectionError {
	constructor({ message: e } = {}) {
		super({ message: e ?? `Request timed out.` });
	}
}, BadRequestError = class extends r {}, AuthenticationError = class extends r {}, PermissionDeniedError = class extends r {}, NotFoundError = class extends r {}, ConflictError = class extends r {}, UnprocessableEntityError = class extends r {}, RateLimitError = class extends r {}, InternalServerError = class extends r {}, LengthFinishReasonError = class extends OpenAIError {
	constructor() {
		super(`Could not parse response content as the length limit was reached`);
	}
}, ContentFilterFinishReasonError = class extends OpenAIError {
	constructor() {
		super(`Could not parse response content as the request was rejected by the content filter`);
	}
}, InvalidWebhookSignatureError = class extends Error {
	constructor(e) {
		super(e);
	}
}, OAuthError = class extends r {
	constructor(e, t, n) {
		let r = `OAuth2 authentication error`, i;
		if (t && typeof t == `object`) {
			let e = t;
			i = e.error;
			let n = e.error_description;
			n && typeof n == `string` ? r = n : i && (r = i);
		}
		super(e, t, r, n), this.error_code = i;
	}
}, SubjectTokenProviderError = class extends OpenAIError {
	constructor(e, t, n) {
		super(e), this.provider = t, this.cause = n;
	}
};
const i = /^[a-z][a-z0-9+.-]*:/i, isAbsoluteURL = (e) => i.test(e);
let isArray = (e) => (isArray = Array.isArray, isArray(e)), a = isArray;
function maybeObj(e) {
	return typeof e == `object` ? e ?? {} : {};
}
function isEmptyObj(e) {
	if (!e) return !0;
	for (let t in e) return !1;
	return !0;
}
function hasOwn(e, t) {
	return Object.prototype.hasOwnProperty.call(e, t);
}
function isObj(e) {
	return typeof e == `object` && !!e && !Array.isArray(e);
}
const validatePositiveInteger = (e, t) => {
	if (typeof t != `number` || !Number.isInteger(t)) throw new OpenAIError(`${e} must be an integer`);
	if (t < 0) throw new OpenAIError(`${e} must be a positive integer`);
	return t;
}, safeJSON = (e) => {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}, sleep = (e, ...t) => new Promise((n, r) => {
	let i = [...new Set(t.filter((e) => e != null))], a, o = !1, cleanup = () => {
		for (let e of i) try {
			e.removeEventListener(`abort`, abort);
		} catch {}
	}, settle = (e) => {
		o || (o = !0, a !== void 0 && (clearTimeout(a), a = void 0), cleanup(), e());
	}, abort = () => {
		settle(() => r());
	};
	if (i.some((e) => e.aborted)) abort();
	else {
		a = setTimeout(() => {
			settle(n);
		}, e);
		for (let e of i) {
			if (o) break;
			try {
				e.addEventListener(`abort`, abort, { once: !0 });
			} catch (e) {
				settle(() => r(e));
			}
		}
		i.some((e) => e.aborted) && abort();
	}
}), o = globalThis, s = typeof o.FinalizationRegistry == `function` ? new o.FinalizationRegistry((e) => {
	try {
		e();
	} catch {}
}) : void 0, c = new WeakMap(), l = new WeakMap();
function subscribeWeakly(e, t, n) {
	let r = l.get(e);
	if (!r) {
		let t = new Set(), abort = () => {
			l.delete(e);
			for (let e of t) n.unregister(e), e.deref()?.();
			t.clear();
		};
		r = {
			callbacks: t,
			abort
		}, e.addEventListener(`abort`, abort, { once: !0 }), l.set(e, r);
	}
	let i = r;
	return i.callbacks.add(t), () => {
		i.callbacks.delete(t), n.unregister(t), i.callbacks.size === 0 && (l.get(e) === i && l.delete(e), e.removeEventListener(`abort`, i.abort));
	};
}
function releaseOnAbort(e, t, n) {
	e.addEventListener(`abort`, () => t.deref()?.delete(n), { once: !0 });
}
function retainRequestAbortCallback(e, t, n) {
	if (typeof o.WeakRef == `function` && s && !n.aborted) {
		let r = c.get(e);
		r || (r = new Set(), c.set(e, r)), r.add(t), releaseOnAbort(n, new o.WeakRef(r), t);
	}
}
function addRequestAbortListener(e, t, n) {
	if (e.aborted) return t(), () => {};
	if (typeof o.WeakRef != `function` || !s) return e.addEventListener(`abort`, t, { once: !0 }), () => e.removeEventListener(`abort`, t);
	let r = new o.WeakRef(t), i = subscribeWeakly(e, r, s);
	return s.register(t, i, r), retainRequestAbortCallback(n, t, n), i;
}
function getDefaultFetch() {
	if (typeof fetch < `u`) return fetch;
	throw Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new OpenAI({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
}
function makeReadableStream(...e) {
	let t = globalThis.ReadableStream;
	if (t === void 0) throw Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
	return new t(...e);
}
function ReadableStreamFrom(e, t) {
	let n = Symbol.asyncIterator in e ? e[Symbol.asyncIterator]() : e[Symbol.iterator]();
	return makeReadableStream({
		start() {},
		async pull(e) {
			let { done: t, value: r } = await n.next();
			t ? e.close() : e.enqueue(r);
		},
		async cancel() {
			await n.return?.();
		}
	}, t);
}
function ReadableStreamToAsyncIterable(e) {
	if (e[Symbol.asyncIterator]) return e;
	let t = e.getReader();
	return {
		async next() {
			try {
				let e = await t.read();
				return e?.done && t.releaseLock(), e;
			} catch (e) {
				throw t.releaseLock(), e;
			}
		},
		async return() {
			let e = t.cancel();
			return t.releaseLock(), await e, {
				done: !0,
				value: void 0
			};
		},
		[Symbol.asyncIterator]() {
			return this;
		}
	};
}
async function CancelReadableStream(e) {
	if (typeof e != `object` || !e) return;
	if (e[Symbol.asyncIterator]) {
		await e[Symbol.asyncIterator]().return?.();
		return;
	}
	let t = e.getReader(), n = t.cancel();
	t.releaseLock(), await n;
}
let u;
function encodeUTF8(e) {
	let t;
	return (u ??= (t = new globalThis.TextEncoder(), t.encode.bind(t)))(e);
}
let d;
function decodeUTF8(e) {
	let t;
	return (d ??= (t = new globalThis.TextDecoder(), t.decode.bind(t)))(e);
}
var f, p, m, h, g, _, _LineDecoder_append;
const v = 65536;
var LineDecoder = class {
	constructor() {
		f.add(this), p.set(this, void 0), m.set(this, void 0), h.set(this, void 0), g.set(this, void 0), _.set(this, void 0), __classPrivateFieldSet(this, p, new Uint8Array(), `f`), __classPrivateFieldSet(this, m, 0, `f`), __classPrivateFieldSet(this, h, 0, `f`), __classPrivateFieldSet(this, g, 0, `f`), __classPrivateFieldSet(this, _, !1, `f`);
	}
	decode(e) {
		if (e == null) return [];
		let t;
		if (t = e instanceof ArrayBuffer ? new Uint8Array(e) : typeof e == `string` ? encodeUTF8(e) : e, t.length === 0 || __classPrivateFieldGet(this, _, `f`) && (__classPrivateFieldSet(this, _, !1, `f`), t[0] === 10 && (t = t.subarray(1)), t.length === 0)) return [];
		__classPrivateFieldGet(this, f, `m`, _LineDecoder_append).call(this, t);
		let n = [], r;
		for (; (r = findNewlineIndex(__classPrivateFieldGet(this, p, `f`), __classPrivateFieldGet(this, g, `f`), __classPrivateFieldGet(this, h, `f`))) != null;) {
			let e = decodeUTF8(__classPrivateFieldGet(this, p, `f`).subarray(__classPrivateFieldGet(this, m, `f`), r.preceding));
			n.push(e), __classPrivateFieldSet(this, m, r.index, `f`), r.carriage && (__classPrivateFieldGet(this, m, `f`) < __classPrivateFieldGet(this, h, `f`) && __classPrivateFieldGet(this, p, `f`)[__classPrivateFieldGet(this, m, `f`)] === 10 ? __classPrivateFieldSet(this, m, __classPrivateFieldGet(this, m, `f`) + 1, `f`) : __classPrivateFieldGet(this, m, `f`) === __classPrivateFieldGet(this, h, `f`) && __classPrivateFieldSet(this, _, !0, `f`)), __classPrivateFieldSet(this, g, __classPrivateFieldGet(this, m, `f`), `f`);
		}
		if (__classPrivateFieldSet(this, g, __classPrivateFieldGet(this, h, `f`), `f`), __classPrivateFieldGet(this, m, `f`) === __classPrivateFieldGet(this, h, `f`)) __classPrivateFieldSet(this, m, 0, `f`), __classPrivateFieldSet(this, h, 0, `f`), __classPrivateFieldSet(this, g, 0, `f`), __classPrivateFieldGet(this, p, `f`).length > v && __classPrivateFieldSet(this, p, new Uint8Array(), `f`);
		else if (n.length > 0 && __classPrivateFieldGet(this, p, `f`).length > v) {
			let e = __classPrivateFieldGet(this, h, `f`) - __classPrivateFieldGet(this, m, `f`);
			if (e <= v || __classPrivateFieldGet(this, p, `f`).length > e * 4) {
				let t = e <= v ? Math.min(Math.max(e * 2, 256), v) : e * 2, n = new Uint8Array(t);
				n.set(__classPrivateFieldGet(this, p, `f`).subarray(__classPrivateFieldGet(this, m, `f`), __classPrivateFieldGet(this, h, `f`))), __classPrivateFieldSet(this, p, n, `f`), __classPrivateFieldSet(this, m, 0, `f`), __classPrivateFieldSet(this, h, e, `f`), __classPrivateFieldSet(this, g, e, `f`);
			}
		}
		return n;
	}
	flush() {
		return __classPrivateFieldSet(this, _, !1, `f`), __classPrivateFieldGet(this, m, `f`) === __classPrivateFieldGet(this, h, `f`) ? [] : this.decode(`
`);
	}
};
p = new WeakMap(), m = new WeakMap(), h = new WeakMap(), g = new WeakMap(), _ = new WeakMap(), f = new WeakSet(), _LineDecoder_append = function(e) {
	if (__classPrivateFieldGet(this, h, `f`) + e.length > __classPrivateFieldGet(this, p, `f`).length) {
		let t = __classPrivateFieldGet(this, h, `f`) - __classPrivateFieldGet(this, m, `f`);
		if (__classPrivateFieldGet(this, m, `f`) >= __classPrivateFieldGet(this, p, `f`).length / 2 && t + e.length <= __classPrivateFieldGet(this, p, `f`).length) __classPrivateFieldGet(this, p, `f`).copyWithin(0, __classPrivateFieldGet(this, m, `f`), __classPrivateFieldGet(this, h, `f`));
		else {
			let n = Math.max(__classPrivateFieldGet(this, p, `f`).length * 2, t + e.length, 256), r = new Uint8Array(n);
			r.set(__classPrivateFieldGet(this, p, `f`).subarray(__classPrivateFieldGet(this, m, `f`), __classPrivateFieldGet(this, h, `f`))), __classPrivateFieldSet(this, p, r, `f`);
		}
		__classPrivateFieldSet(this, g, __classPrivateFieldGet(this, g, `f`) - __classPrivateFieldGet(this, m, `f`), `f`), __classPrivateFieldSet(this, h, t, `f`), __classPrivateFieldSet(this, m, 0, `f`);
	}
	__classPrivateFieldGet(this, p, `f`).set(e, __classPrivateFieldGet(this, h, `f`)), __classPrivateFieldSet(this, h, __classPrivateFieldGet(this, h, `f`) + e.length, `f`);
}, LineDecoder.NEWLINE_CHARS = new Set([`
`, `\r`]), LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
function findNewlineIndex(e, t, n) {
	for (let r = t; r < n; r++) {
		if (e[r] === 10) return {
			preceding: r,
			index: r + 1,
			carriage: !1
		};
		if (e[r] === 13) return {
			preceding: r,
			index: r + 1,
			carriage: !0
		};
	}
	return null;
}
function findDoubleNewlineIndex(e) {
	for (let t = 0; t < e.length - 1; t++) {
		let n = lineEndingLength(e, t);
		if (n > 0) {
			let r = t + n, i = lineEndingLength(e, r);
			if (i > 0) return r + i;
		}
	}
	return -1;
}
function lineEndingLength(e, t) {
	return e[t] === 10 ? 1 : e[t] === 13 ? e[t + 1] === 10 ? 2 : 1 : 0;
}
const y = {
	off: 0,
	error: 200,
	warn: 300,
	info: 400,
	debug: 500
}, parseLogLevel = (e, t, n) => {
	if (e) {
		if (hasOwn(y, e)) return e;
		loggerFor(n).warn(`${t} was set to ${JSON.stringify(e)}, expected one of ${JSON.stringify(Object.keys(y))}`);
	}
};
function noop() {}
function makeLogFn(e, t, n) {
	return !t || y[e] > y[n] ? noop : t[e].bind(t);
}
const b = {
	error: noop,
	warn: noop,
	info: noop,
	debug: noop
};
let x = new WeakMap();
function loggerFor(e) {
	let t = e.logger, n = e.logLevel ?? `off`;
	if (!t) return b;
	let r = x.get(t);
	if (r && r[0] === n) return r[1];
	let i = {
		error: makeLogFn(`error`, t, n),
		warn: makeLogFn(`warn`, t, n),
		info: makeLogFn(`info`, t, n),
		debug: makeLogFn(`debug`, t, n)
	};
	return x.set(t, [n, i]), i;
}
const S = new Set([
	`apikey`,
	`accesstoken`,
	`refreshtoken`,
	`sessiontoken`,
	`sessionid`,
	`idtoken`,
	`authtoken`,
	`authorization`,
	`token`,
	`password`,
	`clientsecret`,
	`signingsecret`,
	`sig`,
	`signature`,
	`xgoogsignature`,
	`xgoogcredential`,
	`xamzsecuritytoken`,
	`xamzsignature`,
	`xamzcredential`
]);
function isSensitiveQueryParameter(e) {
	let t = e.toLowerCase().replace(/[-_]/gu, ``);
	return S.has(t) || S.has(t.replace(/^x/u, ``));
}
const C = new Set([
	`authorization`,
	`proxy-authorization`,
	`api-key`,
	`x-api-key`,
	`x-amz-security-token`,
	`cookie`,
	`set-cookie`,
	`x-session-token`,
	`x-session-id`,
	`x-auth-token`,
	`x-id-token`
]);
function isSensitiveHeader(e) {
	return C.has(e.toLowerCase().replace(/_/gu, `-`)) || isSensitiveQueryParameter(e);
}
function redactURL(e) {
	let t = new URL(e);
	t.username = ``, t.password = ``, t.hash = ``;
	for (let e of t.searchParams.keys()) isSensitiveQueryParameter(e) && t.searchParams.set(e, `***`);
	return t.href;
}
const formatRequestDetails = (e) => {
	if (e.options) {
		if (e.options = { ...e.options }, delete e.options.headers, e.options.path) {
			let t = e.options.path, n = new URL(redactURL(new URL(t, `https://redacted.invalid`).href));
			e.options.path = n.origin === `https://redacted.invalid` ? `${t.startsWith(`/`) ? `/` : ``}${n.pathname.slice(1)}${n.search}` : n.href;
		}
		e.options.query && (e.options.query = Object.fromEntries(Object.entries(e.options.query).map(([e, t]) => [e, isSensitiveQueryParameter(e) ? `***` : t])));
	}
	return e.url &&= redactURL(e.url), e.headers &&= Object.fromEntries((e.headers instanceof Headers ? [...e.headers] : Object.entries(e.headers)).map(([e, t]) => [e, isSensitiveHeader(e) ? `***` : t])), `retryOfRequestLogID` in e && (e.retryOfRequestLogID && (e.retryOf = e.retryOfRequestLogID), delete e.retryOfRequestLogID), e;
};
var w, ee, te, _Stream_cancelIterator;
function isTransportAbortError(e) {
	return !(e instanceof r) && isAbortError(e);
}
function createStreamTeeQueue() {
	let e = [], t = 0, n = !1;
	return {
		get length() {
			return e.length - t;
		},
		get canceled() {
			return n;
		},
		enqueue(t) {
			n || e.push(t);
		},
		dequeue() {
			if (t === e.length) return;
			let n = e[t];
			return e[t] = void 0, t += 1, t === e.length ? (e = [], t = 0) : t >= 1024 && t * 2 >= e.length && (e = e.slice(t), t = 0), n;
		},
		cancel() {
			n = !0, e.length = 0, t = 0;
		}
	};
}
var ne = class Stream {
	constructor(e, t, n) {
		w.add(this), ee.set(this, void 0), te.set(this, !1), this.iterator = e, this.controller = t, __classPrivateFieldSet(this, ee, n, `f`);
	}
	static fromSSEResponse(e, t, n, i, a = `legacy`) {
		let o = !1, s = n ? loggerFor(n) : console;
		async function* iterator() {
			if (o) throw new OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
			o = !0;
			let n = !1, c = !1, l = _iterSSEMessages(e, t), u = l.return.bind(l);
			l.return = (e) => (c || t.abort(), u(e));
			try {
				for await (let t of l) {
					if (t.data === `[DONE]`) {
						c = !0;
						break;
					}
					let n;
					try {
						n = JSON.parse(t.data);
					} catch {
						throw s.error(`Could not parse message into JSON:`), s.error(`From chunk:`), SyntaxError(`Error reading response: malformed server-sent event JSON.`);
					}
					if (a === `legacy`) {
						if (t.event?.startsWith(`thread.`)) {
							yield {
								event: t.event,
								data: n
							};
							continue;
						}
						if (t.event === `error`) throw new r(void 0, n?.error ?? n, void 0, e.headers);
						if (n && n.error) throw new r(void 0, n.error, void 0, e.headers);
					}
					yield i ? {
						event: t.event,
						data: n
					} : n;
				}
				n = !0;
			} catch (e) {
				if (c || isTransportAbortError(e) || t.signal.aborted && e === t.signal.reason) return;
				throw e;
			} finally {
				n || t.abort();
			}
		}
		return new Stream(iterator, t, n);
	}
	static fromReadableStream(e, t, n) {
		let r = !1;
		async function* iterLines() {
			let n = new LineDecoder(), r = e.getReader(), i = !1, a, cancel = () => {
				a ??= r.cancel(), a.catch(() => void 0);
			};
			t.signal.addEventListener(`abort`, cancel, { once: !0 });
			try {
				if (t.signal.aborted) {
					cancel();
					return;
				}
				for (;;) {
					let { value: e, done: a } = await r.read();
					if (a) {
						i = !0;
						break;
					}
					if (t.signal.aborted) return;
					for (let r of n.decode(e)) {
						if (t.signal.aborted) return;
						yield r;
					}
				}
				if (t.signal.aborted) return;
				for (let e of n.flush()) {
					if (t.signal.aborted) return;
					yield e;
				}
			} finally {
				t.signal.removeEventListener(`abort`, cancel), i || cancel(), r.releaseLock();
			}
		}
		async function* iterator() {
			if (r) throw new OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
			r = !0;
			let e = !1;
			try {
				for await (let e of iterLines()) if (e) {
					let t;
					try {
						t = JSON.parse(e);
					} catch (e) {
						throw e instanceof SyntaxError ? SyntaxError(`Error reading response: malformed newline-delimited JSON.`) : e;
					}
					yield t;
				}
				e = !0;
			} catch (e) {
				if (t.signal.aborted || isAbortError(e)) return;
				throw e;
			} finally {
				e || t.abort();
			}
		}
		return new Stream(iterator, t, n);
	}
	[(ee = new WeakMap(), te = new WeakMap(), w = new WeakSet(), Symbol.asyncIterator)]() {
		return this.iterator();
	}
	__betaTransformIterator(e) {
		this.iterator = e(this.iterator.bind(this));
	}
	tee() {
		let { controller: e } = this, t = createStreamTeeQueue(), n = createStreamTeeQueue(), r = this.iterator(), teeIterator = (i) => ({
			next: () => {
				if (i.canceled) return Promise.resolve({
					value: void 0,
					done: !0
				});
				if (i.length === 0) {
					let e = r.next();
					t.enqueue(e), n.enqueue(e);
				}
				return i.dequeue();
			},
			return: async () => (i.canceled || (i.cancel(), t.canceled && n.canceled && await __classPrivateFieldGet(this, w, `m`, _Stream_cancelIterator).call(this, r, e)), {
				value: void 0,
				done: !0
			})
		}), branch = (t) => {
			let n = new Stream(() => teeIterator(t), e, __classPrivateFieldGet(this, ee, `f`));
			return __classPrivateFieldSet(n, te, !0, `f`), n;
		};
		return [branch(t), branch(n)];
	}
	toReadableStream() {
		let { controller: e } = this, t, n, cancel = () => n ??= __classPrivateFieldGet(this, w, `m`, _Stream_cancelIterator).call(this, t, e);
		return makeReadableStream({
			start: async () => {
				t = this[Symbol.asyncIterator]();
			},
			async pull(e) {
				try {
					let { value: n, done: r } = await t.next();
					if (r) return e.close();
					let i = encodeUTF8(JSON.stringify(n) + `
`);
					e.enqueue(i);
				} catch (t) {
					e.error(t), cancel().catch(() => void 0);
				}
			},
			cancel
		});
	}
};
_Stream_cancelIterator = async function(e, t) {
	let n = e.return;
	n && (__classPrivateFieldGet(this, te, `f`) || t.abort(), await Reflect.apply(n, e, []));
};
function createAbortableSSESource(e, t) {
	let n = typeof e.getReader == `function` ? e.getReader() : void 0, r = n ? {
		next: () => n.read(),
		return: () => n.cancel()
	} : ReadableStreamToAsyncIterable(e)[Symbol.asyncIterator](), i = {
		value: void 0,
		done: !0
	}, a = !1, o = !1, s, c, waitForAbort = () => new Promise((e) => {
		c = e;
	}), cancel = () => {
		if (o || a) return s;
		o = !0;
		try {
			s = Promise.resolve(r.return?.());
		} catch (e) {
			s = Promise.reject(e);
		}
		return s.catch(() => void 0), s;
	}, abort = () => {
		queueMicrotask(() => {
			c?.(), cancel();
		});
	};
	return {
		iterator: {
			async next() {
				if (t.aborted) return i;
				let e = waitForAbort().then(() => i);
				try {
					let n = await Promise.race([r.next(), e]);
					return t.aborted ? i : n.done ? (a = !0, i) : {
						value: n.value,
						done: !1
					};
				} catch (e) {
					if (t.aborted && (isAbortError(e) || e === t.reason)) return i;
					throw e;
				} finally {
					c = void 0;
				}
			},
			async return() {
				let e = cancel();
				if (e && !t.aborted) {
					let n = waitForAbort();
					try {
						t.aborted || await Promise.race([e, n]);
					} finally {
						c = void 0;
					}
				}
				return i;
			},
			[Symbol.asyncIterator]() {
				return this;
			}
		},
		start() {
			t.addEventListener(`abort`, abort, { once: !0 }), t.aborted && abort();
		},
		async cleanup(e) {
			let r;
			try {
				t.removeEventListener(`abort`, abort);
			} catch (e) {
				r = e;
			}
			if (!a) {
				let n = cancel();
				if (n && !e && !t.aborted) try {
					await n;
				} catch (e) {
					r ??= e;
				}
			}
			if (n) try {
				n.releaseLock();
			} catch (e) {
				r ??= e;
			}
			if (r !== void 0 && !e && !t.aborted) throw r;
		}
	};
}
async function* _iterSSEMessages(e, t) {
	if (!e.body) throw t.abort(), globalThis.navigator !== void 0 && globalThis.navigator.product === `ReactNative` ? new OpenAIError(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`) : new OpenAIError(`Attempted to iterate over a response with no body`);
	let n = new SSEDecoder(), r = new LineDecoder(), { signal: i } = t, a = createAbortableSSESource(e.body, i), o = !1;
	try {
		a.start();
		for await (let e of iterSSEChunks(a.iterator)) {
			if (i.aborted) return;
			for (let t of r.decode(e)) {
				if (i.aborted) return;
				let e = n.decode(t);
				e && (yield e);
			}
		}
		if (i.aborted) return;
		for (let e of r.flush()) {
			if (i.aborted) return;
			let t = n.decode(e);
			t && (yield t);
		}
		if (i.aborted) return;
		let e = n.flush();
		e && (yield e);
	} catch (e) {
		if (o = !0, !i.aborted || !isAbortError(e) && e !== i.reason) throw e;
	} finally {
		await a.cleanup(o);
	}
}
async function* iterSSEChunks(e) {
	let t = new Uint8Array(), n = 0, r = 0, i = 0;
	for await (let a of e) {
		if (a == null) continue;
		let e;
		if (e = a instanceof ArrayBuffer ? new Uint8Array(a) : typeof a == `string` ? encodeUTF8(a) : a, r + e.length > t.length) {
			let a = r - n;
			if (n >= t.length / 2 && a + e.length <= t.length) t.copyWithin(0, n, r);
			else {
				let i = new Uint8Array(Math.max(t.length * 2, a + e.length));
				i.set(t.subarray(n, r)), t = i;
			}
			i -= n, n = 0, r = a;
		}
		t.set(e, r), r += e.length;
		let o;
		for (; (o = findDoubleNewlineIndex(t.subarray(i, r))) !== -1;) o += i, yield t.slice(n, o), n = o, i = n;
		i = Math.max(n, r - 3);
	}
	r > n && (yield t.slice(n, r));
}
var SSEDecoder = class {
	constructor() {
		this.event = null, this.data = [], this.chunks = [];
	}
	decode(e) {
		if (e.endsWith(`\r`) && (e = e.slice(0, -1)), !e) {
			if (!this.event && !this.data.length) return null;
			let e = {
				event: this.event,
				data: this.data.join(`
`),
				raw: this.chunks
			};
			return this.event = null, this.data = [], this.chunks = [], e;
		}
		if (this.chunks.push(e), e.startsWith(`:`)) return null;
		let [t, , n] = partition(e, `:`), r = n;
		return r.startsWith(` `) && (r = r.slice(1)), t === `event` ? this.event = r : t === `data` && this.data.push(r), null;
	}
	flush() {
		return this.decode(``);
	}
};
function partition(e, t) {
	let n = e.indexOf(t);
	return n === -1 ? [
		e,
		``,
		``
	] : [
		e.slice(0, n),
		t,
		e.slice(n + t.length)
	];
}
async function defaultParseResponse(e, t) {
	let { response: n, requestLogID: r, retryOfRequestLogID: i, startTime: a } = t, o, s = await (async () => {
		if (t.options.stream) return loggerFor(e).debug(`response`, n.status, n.url, n.headers, n.body), t.options.__streamClass ? t.options.__streamClass.fromSSEResponse(n, t.controller, e, t.options.__synthesizeEventData, t.options.__streamMode) : ne.fromSSEResponse(n, t.controller, e, t.options.__synthesizeEventData, t.options.__streamMode);
		if (n.status === 204) return null;
		if (t.options.__binaryResponse) return n;
		let r = n.headers.get(`content-type`)?.split(`;`)[0]?.trim().toLowerCase();
		if (r?.includes(`application/json`) || r?.endsWith(`+json`)) {
			if (n.headers.get(`content-length`) === `0`) return;
			let e = await n.text();
			if (!e) return;
			let t = JSON.parse(e);
			return o = e.length, addRequestID(t, n);
		}
		return await n.text();
	})().catch((e) => {
		throw asAbortError(e, t.controller.signal);
	});
	return e.logLevel === `debug` && loggerFor(e).debug(`[${r}] response parsed`, formatRequestDetails({
		retryOfRequestLogID: i,
		url: n.url,
		status: n.status,
		body: o === void 0 ? s : {
			type: `json`,
			length: o
		},
		durationMs: Date.now() - a
	})), s;
}
function asAbortError(e, t) {
	if (!t.aborted || e !== t.reason || isAbortError(e)) return e;
	let n = `This operation was aborted`, r = globalThis.DOMException;
	return typeof r == `function` ? new r(n, `AbortError`) : Object.assign(Error(n), { name: `AbortError` });
}
function addRequestID(e, t) {
	return !e || typeof e != `object` || Array.isArray(e) ? e : Object.defineProperty(e, "_request_id", {
		value: t.headers.get(`x-request-id`),
		enumerable: !1
	});
}
const re = `7.55.0`, isRunningInBrowser = () => typeof window < `u` && window.document !== void 0 && typeof navigator < `u`;
function getDetectedPlatform() {
	return typeof Deno < `u` && Deno.build != null ? `deno` : typeof EdgeRuntime < `u` ? `edge` : Object.prototype.toString.call(globalThis.process === void 0 ? 0 : globalThis.process) === `[object process]` ? `node` : `unknown`;
}
const getPlatformProperties = () => {
	let e = getDetectedPlatform();
	if (e === `deno`) return {
		"X-Stainless-Lang": `js`,
		"X-Stainless-Package-Version": re,
		"X-Stainless-OS": normalizePlatform(Deno.build.os),
		"X-Stainless-Arch": normalizeArch(Deno.build.arch),
		"X-Stainless-Runtime": `deno`,
		"X-Stainless-Runtime-Version": typeof Deno.version == `string` ? Deno.version : Deno.version?.deno ?? `unknown`
	};
	if (typeof EdgeRuntime < `u`) return {
		"X-Stainless-Lang": `js`,
		"X-Stainless-Package-Version": re,
		"X-Stainless-OS": `Unknown`,
		"X-Stainless-Arch": `other:${EdgeRuntime}`,
		"X-Stainless-Runtime": `edge`,
		"X-Stainless-Runtime-Version": globalThis.process?.version ?? `unknown`
	};
	if (e === `node`) return {
		"X-Stainless-Lang": `js`,
		"X-Stainless-Package-Version": re,
		"X-Stainless-OS": normalizePlatform(globalThis.process.platform ?? `unknown`),
		"X-Stainless-Arch": normalizeArch(globalThis.process.arch ?? `unknown`),
		"X-Stainless-Runtime": `node`,
		"X-Stainless-Runtime-Version": globalThis.process.version ?? `unknown`
	};
	let t = getBrowserInfo();
	return t ? {
		"X-Stainless-Lang": `js`,
		"X-Stainless-Package-Version": re,
		"X-Stainless-OS": `Unknown`,
		"X-Stainless-Arch": `unknown`,
		"X-Stainless-Runtime": `browser:${t.browser}`,
		"X-Stainless-Runtime-Version": t.version
	} : {
		"X-Stainless-Lang": `js`,
		"X-Stainless-Package-Version": re,
		"X-Stainless-OS": `Unknown`,
		"X-Stainless-Arch": `unknown`,
		"X-Stainless-Runtime": `unknown`,
		"X-Stainless-Runtime-Version": `unknown`
	};
};
function getBrowserInfo() {
	if (typeof navigator > `u` || !navigator) return null;
	for (let { key: e, pattern: t } of [
		{
			key: `edge`,
			pattern: /\bEdg(?:e|A|iOS)?\b(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: `ie`,
			pattern: /MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: `ie`,
			pattern: /Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: `chrome`,
			pattern: /Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: `firefox`,
			pattern: /Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
		},
		{
			key: `safari`,
			pattern: /(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/
		}
	]) {
		let n = t.exec(navigator.userAgent);
		if (n) return {
			browser: e,
			version: `${n[1] || 0}.${n[2] || 0}.${n[3] || 0}`
		};
	}
	return null;
}
const normalizeArch = (e) => e === `x32` ? `x32` : e === `x86_64` || e === `x64` ? `x64` : e === `arm` ? `arm` : e === `aarch64` || e === `arm64` ? `arm64` : e ? `other:${e}` : `unknown`, normalizePlatform = (e) => (e = e.toLowerCase(), e.includes(`ios`) ? `iOS` : e === `android` ? `Android` : e === `darwin` ? `MacOS` : e === `win32` ? `Windows` : e === `freebsd` ? `FreeBSD` : e === `openbsd` ? `OpenBSD` : e === `linux` ? `Linux` : e ? `Other:${e}` : `Unknown`);
let ie;
const getPlatformHeaders = () => ie ??= getPlatformProperties(), ae = new WeakMap();
function observeJSONRequestBody(e, t) {
	let n = ae.get(e);
	return n || (n = new Set(), ae.set(e, n)), n.add(t), () => {
		let n = ae.get(e);
		n && (n.delete(t), n.size === 0 && ae.delete(e));
	};
}
const FallbackEncoder = ({ headers: e, body: t }) => {
	let n = typeof t == `object` && t ? ae.get(t) : void 0, r;
	if (!n || n.size === 0) r = JSON.stringify(t);
	else {
		let e = [...n];
		r = JSON.stringify(t, function(t, n) {
			let r = n;
			for (let n of e) {
				let e = n.value(this, t, r);
				e !== void 0 && (r = e);
			}
			return r;
		});
		for (let t of e) t.complete();
	}
	return {
		bodyHeaders: { "content-type": `application/json` },
		body: r
	};
}, oe = `RFC3986`, se = String, ce = {
	RFC1738: (e) => String(e).replace(/%20/g, `+`),
	RFC3986: se
};
let le;
const has = (e, t) => {
	let n = le ?? Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty);
	return le = n, n(e, t);
}, ue = (() => {
	let e = [];
	for (let t = 0; t < 256; ++t) e.push(`%` + ((t < 16 ? `0` : ``) + t.toString(16)).toUpperCase());
	return e;
})(), de = 1024, encode = (e, t, n, r, i) => {
	if (e.length === 0) return e;
	let a = e;
	if (typeof e == `symbol` ? a = Symbol.prototype.toString.call(e) : typeof e != `string` && (a = String(e)), n === `iso-8859-1`) return escape(a).replace(/%u[0-9a-f]{4}/gi, (e) => `%26%23` + Number.parseInt(e.slice(2), 16) + `%3B`);
	let o = ``;
	for (let e = 0; e < a.length;) {
		let t = Math.min((Math.floor(e / de) + 1) * de, a.length);
		t < a.length && a.codePointAt(t - 1) > 65535 && (t += 1);
		let n = a.length >= de ? a.slice(e, t) : a, r = [];
		for (let e = 0; e < n.length; ++e) {
			let t = n.charCodeAt(e);
			t === 45 || t === 46 || t === 95 || t === 126 || t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || i === `RFC1738` && (t === 40 || t === 41) ? r[r.length] = n.charAt(e) : t < 128 ? r[r.length] = ue[t] : t < 2048 ? r[r.length] = ue[192 | t >> 6] + ue[128 | t & 63] : t < 55296 || t >= 57344 ? r[r.length] = ue[224 | t >> 12] + ue[128 | t >> 6 & 63] + ue[128 | t & 63] : (e += 1, t = 65536 + ((t & 1023) << 10 | n.charCodeAt(e) & 1023), r[r.length] = ue[240 | t >> 18] + ue[128 | t >> 12 & 63] + ue[128 | t >> 6 & 63] + ue[128 | t & 63]);
		}
		o += r.join(``), e = t;
	}
	return o;
};
function is_buffer(e) {
	return !e || typeof e != `object` ? !1 : !!(e.constructor && e.constructor.isBuffer && e.constructor.isBuffer(e));
}
function maybe_map(e, t) {
	if (isArray(e)) {
		let n = [];
		for (let r of e) n.push(t(r));
		return n;
	}
	return t(e);
}
const fe = {
	brackets(e) {
		return String(e) + `[]`;
	},
	comma: `comma`,
	indices(e, t) {
		return String(e) + `[` + t + `]`;
	},
	repeat: String
}, push_to_array = function(e, t) {
	Array.prototype.push.apply(e, isArray(t) ? t : [t]);
};
let pe;
const T = {
	addQueryPrefix: !1,
	allowDots: !1,
	allowEmptyArrays: !1,
	arrayFormat: `indices`,
	charset: `utf-8`,
	charsetSentinel: !1,
	delimiter: `&`,
	encode: !0,
	encodeDotInKeys: !1,
	encoder: encode,
	encodeValuesOnly: !1,
	format: oe,
	formatter: se,
	indices: !1,
	serializeDate(e) {
		return (pe ??= Function.prototype.call.bind(Date.prototype.toISOString))(e);
	},
	skipNulls: !1,
	strictNullHandling: !1
};
function is_non_nullish_primitive(e) {
	return typeof e == `string` || typeof e == `number` || typeof e == `boolean` || typeof e == `symbol` || typeof e == `bigint`;
}
const me = {};
function inner_stringify(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _) {
	let v = e, y = _, b = 0, x = !1;
	for (; (y = y.get(me)) !== void 0 && !x;) {
		let t = y.get(e);
		if (b += 1, t !== void 0) {
			if (t === b) throw RangeError(`Cyclic object value`);
			x = !0;
		}
		y.get(me) === void 0 && (b = 0);
	}
	if (typeof l == `function` ? v = l(t, v) : v instanceof Date ? v = f?.(v) : n === `comma` && isArray(v) && (v = maybe_map(v, (e) => e instanceof Date ? f?.(e) : e)), v === null) {
		if (a) return c && !h ? c(t, T.encoder, g, `key`, p) : t;
		v = ``;
	}
	if (is_non_nullish_primitive(v) || is_buffer(v)) {
		if (c) {
			let e = h ? t : c(t, T.encoder, g, `key`, p);
			return [m?.(e) + `=` + m?.(c(v, T.encoder, g, `value`, p))];
		}
		return [m?.(t) + `=` + m?.(String(v))];
	}
	let S = [];
	if (v === void 0) return S;
	let C;
	if (n === `comma` && isArray(v)) h && c && (v = maybe_map(v, c)), C = [{ value: v.length > 0 ? v.join(`,`) || null : void 0 }];
	else if (isArray(l)) C = l;
	else {
		let e = Object.keys(v);
		u && e.sort(u), C = e;
	}
	let w = s ? String(t).replace(/\./g, `%2E`) : String(t), ee = r && isArray(v) && v.length === 1 ? w + `[]` : w;
	if (i && isArray(v) && v.length === 0) return ee + `[]`;
	for (let t of C) {
		let y = typeof t == `object` && t.value !== void 0 ? t.value : v[t];
		if (o && y === null) continue;
		let x = d && s ? t.replace(/\./g, `%2E`) : t, C;
		C = isArray(v) ? typeof n == `function` ? n(ee, x) : ee : ee + (d ? `.` + x : `[` + x + `]`), _.set(e, b);
		let w = new WeakMap([[me, _]]);
		push_to_array(S, inner_stringify(y, C, n, r, i, a, o, s, n === `comma` && h && isArray(v) ? null : c, l, u, d, f, p, m, h, g, w));
	}
	return S;
}
function normalize_stringify_options(e = T) {
	if (e.allowEmptyArrays !== void 0 && typeof e.allowEmptyArrays != `boolean`) throw TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided");
	if (e.encodeDotInKeys !== void 0 && typeof e.encodeDotInKeys != `boolean`) throw TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided");
	if (e.encoder !== null && e.encoder !== void 0 && typeof e.encoder != `function`) throw TypeError(`Encoder has to be a function.`);
	let t = e.charset || T.charset;
	if (e.charset !== void 0 && e.charset !== `utf-8` && e.charset !== `iso-8859-1`) throw TypeError(`The charset option must be either utf-8, iso-8859-1, or undefined`);
	let n = oe;
	if (e.format !== void 0) {
		if (!has(ce, e.format)) throw TypeError(`Unknown format option provided.`);
		n = e.format;
	}
	let r = ce[n], i = T.filter;
	(typeof e.filter == `function` || isArray(e.filter)) && (i = e.filter);
	let a;
	if (a = e.arrayFormat && e.arrayFormat in fe ? e.arrayFormat : `indices` in e ? e.indices ? `indices` : `repeat` : T.arrayFormat, `commaRoundTrip` in e && typeof e.commaRoundTrip != `boolean`) throw TypeError("`commaRoundTrip` must be a boolean, or absent");
	let o;
	return o = e.allowDots === void 0 ? e.encodeDotInKeys ? !0 : T.allowDots : !!e.allowDots, {
		addQueryPrefix: typeof e.addQueryPrefix == `boolean` ? e.addQueryPrefix : T.addQueryPrefix,
		allowDots: o,
		allowEmptyArrays: typeof e.allowEmptyArrays == `boolean` ? !!e.allowEmptyArrays : T.allowEmptyArrays,
		arrayFormat: a,
		charset: t,
		charsetSentinel: typeof e.charsetSentinel == `boolean` ? e.charsetSentinel : T.charsetSentinel,
		commaRoundTrip: !!e.commaRoundTrip,
		delimiter: e.delimiter === void 0 ? T.delimiter : e.delimiter,
		encode: typeof e.encode == `boolean` ? e.encode : T.encode,
		encodeDotInKeys: typeof e.encodeDotInKeys == `boolean` ? e.encodeDotInKeys : T.encodeDotInKeys,
		encoder: typeof e.encoder == `function` ? e.encoder : T.encoder,
		encodeValuesOnly: typeof e.encodeValuesOnly == `boolean` ? e.encodeValuesOnly : T.encodeValuesOnly,
		filter: i,
		format: n,
		formatter: r,
		serializeDate: typeof e.serializeDate == `function` ? e.serializeDate : T.serializeDate,
		skipNulls: typeof e.skipNulls == `boolean` ? e.skipNulls : T.skipNulls,
		sort: typeof e.sort == `function` ? e.sort : null,
		strictNullHandling: typeof e.strictNullHandling == `boolean` ? e.strictNullHandling : T.strictNullHandling
	};
}
function stringify(e, t = {}) {
	let n = e, r = normalize_stringify_options(t), i, a;
	typeof r.filter == `function` ? (a = r.filter, n = a(``, n)) : isArray(r.filter) && (a = r.filter, i = a);
	let o = [];
	if (typeof n != `object` || !n) return ``;
	let s = fe[r.arrayFormat], c = s === `comma` && r.commaRoundTrip;
	i ||= Object.keys(n), r.sort && i.sort(r.sort);
	let l = new WeakMap();
	for (let e of i) r.skipNulls && n[e] === null || push_to_array(o, inner_stringify(n[e], e, s, c, r.allowEmptyArrays, r.strictNullHandling, r.skipNulls, r.encodeDotInKeys, r.encode ? r.encoder : null, r.filter, r.sort, r.allowDots, r.serializeDate, r.format, r.formatter, r.encodeValuesOnly, r.charset, l));
	let u = o.join(r.delimiter), d = r.addQueryPrefix === !0 ? `?` : ``;
	return r.charsetSentinel && (d += r.charset === `iso-8859-1` ? `utf8=%26%2310003%3B&` : `utf8=%E2%9C%93&`), u.length > 0 ? d + u : ``;
}
function stringifyQuery(e) {
	return stringify(e, { arrayFormat: `brackets` });
}
const he = new Map([
	[`global`, `https://api.openai.com/v1`],
	[`us`, `https://us.api.openai.com/v1`],
	[`eu`, `https://eu.api.openai.com/v1`],
	[`ae`, `https://ae.api.openai.com/v1`],
	[`au`, `https://au.api.openai.com/v1`],
	[`in`, `https://in.api.openai.com/v1`],
	[`jp`, `https://jp.api.openai.com/v1`]
]);
function resolveDataResidency(e) {
	if (e.dataResidency === null || e.dataResidency === void 0) return;
	if (hasOwn(e, `baseURL`)) throw new OpenAIError("The `dataResidency` and `baseURL` options are mutually exclusive.");
	let t = he.get(e.dataResidency);
	if (t === void 0) throw new OpenAIError("Invalid `dataResidency`; expected one of: global, us, eu, ae, au, in, jp.");
	return t;
}
var ge, _e = class APIPromise extends Promise {
	constructor(e, t, n = defaultParseResponse) {
		super((e) => {
			e(null);
		}), this.responsePromise = t, this.parseResponse = n, ge.set(this, void 0), __classPrivateFieldSet(this, ge, e, `f`);
	}
	_thenUnwrap(e) {
		return new APIPromise(__classPrivateFieldGet(this, ge, `f`), this.responsePromise, async (t, n) => addRequestID(e(await this.parseResponse(t, n), n), n.response));
	}
	asResponse() {
		return this.responsePromise.then((e) => e.response);
	}
	async withResponse() {
		let [e, t] = await Promise.all([this.parse(), this.asResponse()]);
		return {
			data: e,
			response: t,
			request_id: t.headers.get(`x-request-id`)
		};
	}
	parse() {
		return this.parsedPromise ||= this.responsePromise.then((e) => this.parseResponse(__classPrivateFieldGet(this, ge, `f`), e)), this.parsedPromise;
	}
	then(e, t) {
		return this.parse().then(e, t);
	}
	catch(e) {
		return this.parse().catch(e);
	}
	finally(e) {
		return this.parse().finally(e);
	}
};
ge = new WeakMap();
var ve, AbstractPage = class {
	constructor(e, t, n, r) {
		ve.set(this, void 0), __classPrivateFieldSet(this, ve, e, `f`), this.options = r, this.response = t, this.body = n;
	}
	hasNextPage() {
		return this.getPaginatedItems().length ? this.nextPageRequestOptions() != null : !1;
	}
	async getNextPage() {
		let e = this.nextPageRequestOptions();
		if (!e) throw new OpenAIError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
		return await __classPrivateFieldGet(this, ve, `f`).requestAPIList(this.constructor, e);
	}
	async *iterPages() {
		let e = this;
		for (yield e; e.hasNextPage();) e = await e.getNextPage(), yield e;
	}
	async *[(ve = new WeakMap(), Symbol.asyncIterator)]() {
		for await (let e of this.iterPages()) for (let t of e.getPaginatedItems()) yield t;
	}
}, PagePromise = class extends _e {
	constructor(e, t, n) {
		super(e, t, async (e, t) => new n(e, t.response, await defaultParseResponse(e, t), t.options));
	}
	async *[Symbol.asyncIterator]() {
		let e = await this;
		for await (let t of e) yield t;
	}
}, Page = class extends AbstractPage {
	constructor(e, t, n, r) {
		super(e, t, n, r), this.data = n.data || [], this.object = n.object;
	}
	getPaginatedItems() {
		return this.data ?? [];
	}
	nextPageRequestOptions() {
		return null;
	}
}, CursorPage = class extends AbstractPage {
	constructor(e, t, n, r) {
		super(e, t, n, r), this.data = n.data || [], this.has_more = n.has_more || !1;
	}
	getPaginatedItems() {
		return this.data ?? [];
	}
	hasNextPage() {
		return this.has_more !== !1 && super.hasNextPage();
	}
	nextPageRequestOptions() {
		let e = this.getPaginatedItems(), t = e[e.length - 1]?.id;
		return t ? {
			...this.options,
			query: {
				...maybeObj(this.options.query),
				after: t
			}
		} : null;
	}
}, ConversationCursorPage = class extends AbstractPage {
	constructor(e, t, n, r) {
		super(e, t, n, r), this.data = n.data || [], this.has_more = n.has_more || !1, this.last_id = n.last_id || ``;
	}
	getPaginatedItems() {
		return this.data ?? [];
	}
	hasNextPage() {
		return this.has_more !== !1 && super.hasNextPage();
	}
	nextPageRequestOptions() {
		let e = this.last_id;
		return e ? {
			...this.options,
			query: {
				...maybeObj(this.options.query),
				after: e
			}
		} : null;
	}
}, NextCursorPage = class extends AbstractPage {
	constructor(e, t, n, r) {
		super(e, t, n, r), this.data = n.data || [], this.has_more = n.has_more || !1, this.next = n.next || null;
	}
	getPaginatedItems() {
		return this.data ?? [];
	}
	hasNextPage() {
		return this.has_more !== !1 && this.nextPageRequestOptions() != null;
	}
	nextPageRequestOptions() {
		let e = this.next;
		return e ? {
			...this.options,
			query: {
				...maybeObj(this.options.query),
				after: e
			}
		} : null;
	}
}, TokenPage = class extends AbstractPage {
	constructor(e, t, n, r) {
		super(e, t, n, r), this.data = n.data || [], this.has_more = n.has_more || !1, this.next = n.next || null;
	}
	getPaginatedItems() {
		return this.data ?? [];
	}
	hasNextPage() {
		return this.has_more !== !1 && this.nextPageRequestOptions() != null;
	}
	nextPageRequestOptions() {
		let e = this.next;
		return e ? {
			...this.options,
			query: {
				...maybeObj(this.options.query),
				page: e
			}
		} : null;
	}
};
const ye = {
	jwt: `urn:ietf:params:oauth:token-type:jwt`,
	id: `urn:ietf:params:oauth:token-type:id_token`
};
function calculateExpiresAt(e, t) {
	if (typeof e != `number` || !Number.isFinite(e) || e <= 0) throw new OpenAIError(`Token exchange response has invalid 'expires_in' field`);
	let n = Date.now(), r = n + e * 1e3;
	if (!Number.isSafeInteger(r) || r <= n) throw new OpenAIError(`Token exchange response has invalid 'expires_in' field`);
	let i = r - (performance.now() - t);
	if (i <= n) throw new OpenAIError(`Workload identity token expired before its exchange completed.`);
	return i;
}
function calculateRefreshAt(e, t, n) {
	let r = (n ?? 1200) * 1e3;
	return e - Math.min(r, t * 1e3 * .5);
}
const be = Response.prototype, xe = be.arrayBuffer;
function isResponsePrototype(e, t) {
	let n = Object.getOwnPropertyDescriptor(t, `constructor`)?.value;
	if (t === e || typeof n != `function` || Object.getOwnPropertyDescriptor(n, `name`)?.value !== `Response` || Object.getOwnPropertyDescriptor(n, `prototype`)?.value !== t) return !1;
	let r = Object.getOwnPropertyDescriptor(t, Symbol.toStringTag);
	return (r?.value === `Response` || typeof r?.get == `function`) && typeof Object.getOwnPropertyDescriptor(t, `headers`)?.get == `function` && typeof Object.getOwnPropertyDescriptor(t, `ok`)?.get == `function` && typeof Object.getOwnPropertyDescriptor(t, `status`)?.get == `function`;
}
function isResponseBodyPrototype(e, t) {
	if (e === t) return !0;
	let n = Object.getOwnPropertyDescriptor(e, `constructor`)?.value;
	return t !== null && Object.getPrototypeOf(t) === e && typeof n == `function` && Object.getOwnPropertyDescriptor(n, `name`)?.value === `Body` && Object.getOwnPropertyDescriptor(n, `prototype`)?.value === e;
}
function decodeNativeResponseBody(e) {
	return new TextDecoder(`utf-8`, { ignoreBOM: typeof globalThis.Bun?.version == `string` }).decode(e);
}
async function parseOAuthTokenResponse(e) {
	let t, n = null;
	for (let r = 0, i = e; i !== null && r < 16 && i !== be; i = Object.getPrototypeOf(i), r += 1) {
		isResponsePrototype(e, i) && (n = i);
		let r = Object.getOwnPropertyDescriptor(i, `json`);
		if (!r) continue;
		if (typeof r.value != `function`) break;
		let a = Object.getOwnPropertyDescriptor(i, `text`)?.value;
		if (typeof a == `function` && isResponseBodyPrototype(i, n)) {
			t = a;
			break;
		}
		return r.value.call(e);
	}
	let r = t === void 0 ? decodeNativeResponseBody(await xe.call(e)) : await t.call(e);
	try {
		return JSON.parse(r);
	} catch {
		throw SyntaxError(`Token exchange response contains invalid JSON`);
	}
}
function isUnsafeAccessToken(e) {
	return typeof globalThis.Bun?.version == `string` ? /[^\t\u0020-\u007E]|^[\t ]|[\t ]$/u.test(e) : /[^\t\u0020-\u007E\u0080-\u00FF]|^[\t ]|[\t ]$/u.test(e);
}
var Se = class WorkloadIdentityAuth {
	constructor(e, t) {
		this.cachedToken = null, this.refreshPromise = null, this.tokenGeneration = 0, this.tokenExchangeUrl = `https://auth.openai.com/oauth/token`;
		let { identityProviderId: n, serviceAccountId: r, clientId: i, refreshBufferSeconds: a, provider: o } = e;
		this.config = {
			identityProviderId: n,
			serviceAccountId: r,
			...i === void 0 ? {} : { clientId: i },
			...a === void 0 ? {} : { refreshBufferSeconds: a },
			provider: {
				tokenType: o.tokenType,
				getToken: o.getToken.bind(o)
			}
		}, this.fetch = t ?? getDefaultFetch();
	}
	async getToken() {
		if (!this.cachedToken || WorkloadIdentityAuth.isTokenExpired(this.cachedToken)) {
			if (this.refreshPromise) return await this.refreshPromise;
			let e = this.refreshToken(this.tokenGeneration);
			this.refreshPromise = e;
			try {
				return await e;
			} finally {
				this.refreshPromise === e && (this.refreshPromise = null);
			}
		}
		if (WorkloadIdentityAuth.needsRefresh(this.cachedToken) && !this.refreshPromise) {
			let e = this.refreshToken(this.tokenGeneration).finally(() => {
				this.refreshPromise === e && (this.refreshPromise = null);
			});
			this.refreshPromise = e, e.catch(() => null);
		}
		return this.cachedToken.token;
	}
	async refreshToken(e) {
		let t = {
			grant_type: `urn:ietf:params:oauth:grant-type:token-exchange`,
			subject_token: await this.config.provider.getToken(),
			subject_token_type: ye[this.config.provider.tokenType],
			identity_provider_id: this.config.identityProviderId,
			service_account_id: this.config.serviceAccountId
		};
		this.config.clientId && (t.client_id = this.config.clientId);
		let n = performance.now(), i = await this.fetch(this.tokenExchangeUrl, {
			method: `POST`,
			headers: { "Content-Type": `application/json` },
			body: JSON.stringify(t),
			redirect: `manual`
		});
		if (!i.ok) {
			let e = await i.text(), t;
			try {
				t = JSON.parse(e);
			} catch {}
			throw i.status === 400 || i.status === 401 || i.status === 403 ? new OAuthError(i.status, t, i.headers) : r.generate(i.status, t, `Token exchange failed with status ${i.status}`, i.headers);
		}
		let a = await parseOAuthTokenResponse(i), o = typeof a == `object` && a && `access_token` in a ? a.access_token : void 0;
		if (typeof o != `string` || o.trim().length === 0 || isUnsafeAccessToken(o)) throw new OpenAIError(`Token exchange response missing 'access_token' field`);
		let s = a.expires_in ?? 3600, c = calculateExpiresAt(s, n);
		return this.tokenGeneration === e && (this.cachedToken = {
			token: o,
			expiresAt: c,
			refreshAt: calculateRefreshAt(c, s, this.config.refreshBufferSeconds)
		}), o;
	}
	static isTokenExpired(e) {
		return Date.now() >= e.expiresAt;
	}
	static needsRefresh(e) {
		return Date.now() >= e.refreshAt;
	}
	invalidateToken() {
		this.tokenGeneration += 1, this.cachedToken = null, this.refreshPromise = null;
	}
};
function assertX509APIOrigin(e) {
	let t;
	try {
		t = new URL(e);
	} catch {
		throw new OpenAIError(`X.509 workload identity requires the approved global mTLS API origin.`);
	}
	if (t.origin !== `https://mtls.api.openai.com` || t.username || t.password) throw new OpenAIError(`X.509 workload identity requires the approved global mTLS API origin.`);
	for (let e of t.searchParams.keys()) if (isSensitiveQueryParameter(e)) throw new OpenAIError(`X.509 workload identity cannot send conflicting query authentication credentials.`);
	return t;
}
const Ce = Symbol(`brand.privateNullableHeaders`), we = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
function* iterateHeaders(e) {
	if (!e) return;
	if (Ce in e) {
		let { values: t, nulls: n } = e;
		yield* t.entries();
		for (let e of n) yield [e, null];
		return;
	}
	let t = !1, n, r = Symbol.iterator in e ? e[Symbol.iterator] : void 0;
	typeof r == `function` ? n = { [Symbol.iterator]: () => r.call(e) } : (t = !0, n = Object.entries(e ?? {}));
	for (let e of n) {
		let n = e[0];
		if (typeof n != `string`) throw TypeError(`expected header name to be a string`);
		let r = a(e[1]) ? e[1] : [e[1]], i = !1;
		for (let e of r) e !== void 0 && (t && !i && (i = !0, yield [n, null]), yield [n, e]);
	}
}
const buildHeaders = (e) => {
	let t = new Headers(), n = new Set();
	for (let r of e) {
		let e = new Set();
		for (let [i, a] of iterateHeaders(r)) {
			if (!we.test(i)) throw TypeError(`Header name must be a valid HTTP token ["${i}"]`);
			let r = i.toLowerCase();
			e.has(r) || (t.delete(r), e.add(r)), a === null ? (t.delete(r), n.add(r)) : (t.append(r, a), n.delete(r));
		}
	}
	return {
		[Ce]: !0,
		values: t,
		nulls: n
	};
};
var Te = t({
	findRegisteredX509Transport: () => Me,
	findX509Credential: () => Ue,
	findX509OAuthError: () => Ve,
	isApprovedX509Client: () => ze,
	isRetryableX509IssuerError: () => Le,
	isTransientX509ConnectionError: () => Fe,
	markApprovedX509Client: () => Re,
	markRetryableX509IssuerError: () => Ie,
	markTransientX509ConnectionError: () => Pe,
	rememberRegisteredX509Transport: () => Ne,
	rememberX509Credential: () => He,
	rememberX509OAuthError: () => Be
});
const Ee = new WeakMap(), De = new WeakSet(), Oe = new WeakSet(), ke = new WeakSet(), Ae = new WeakMap(), je = new WeakMap(), Me = WeakMap.prototype.get.bind(Ee), Ne = WeakMap.prototype.set.bind(Ee), Pe = WeakSet.prototype.add.bind(De), Fe = WeakSet.prototype.has.bind(De), Ie = WeakSet.prototype.add.bind(Oe), Le = WeakSet.prototype.has.bind(Oe), Re = WeakSet.prototype.add.bind(ke), ze = WeakSet.prototype.has.bind(ke), Be = WeakMap.prototype.set.bind(Ae), Ve = WeakMap.prototype.get.bind(Ae), He = WeakMap.prototype.set.bind(je), Ue = WeakMap.prototype.get.bind(je);
var We = e(n(((e, t) => {
	if (t !== void 0 && t !== globalThis.module && e !== void 0 && t.exports === e) {
		Object.defineProperty(e, "__esModule", { value: !0 }), e.findX509Credential = e.rememberX509Credential = e.findX509OAuthError = e.rememberX509OAuthError = e.isApprovedX509Client = e.markApprovedX509Client = e.isRetryableX509IssuerError = e.markRetryableX509IssuerError = e.isTransientX509ConnectionError = e.markTransientX509ConnectionError = e.rememberRegisteredX509Transport = e.findRegisteredX509Transport = void 0;
		let t = new WeakMap(), n = new WeakSet(), r = new WeakSet(), i = new WeakSet(), a = new WeakMap(), o = new WeakMap();
		e.findRegisteredX509Transport = WeakMap.prototype.get.bind(t), e.rememberRegisteredX509Transport = WeakMap.prototype.set.bind(t), e.markTransientX509ConnectionError = WeakSet.prototype.add.bind(n), e.isTransientX509ConnectionError = WeakSet.prototype.has.bind(n), e.markRetryableX509IssuerError = WeakSet.prototype.add.bind(r), e.isRetryableX509IssuerError = WeakSet.prototype.has.bind(r), e.markApprovedX509Client = WeakSet.prototype.add.bind(i), e.isApprovedX509Client = WeakSet.prototype.has.bind(i), e.rememberX509OAuthError = WeakMap.prototype.set.bind(a), e.findX509OAuthError = WeakMap.prototype.get.bind(a), e.rememberX509Credential = WeakMap.prototype.set.bind(o), e.findX509Credential = WeakMap.prototype.get.bind(o);
	}
}))(), 1);
const { findRegisteredX509Transport: Ge, rememberRegisteredX509Transport: Ke, markTransientX509ConnectionError: qe, isTransientX509ConnectionError: Je, markRetryableX509IssuerError: Ye, isRetryableX509IssuerError: Xe, markApprovedX509Client: Ze, isApprovedX509Client: Qe, rememberX509OAuthError: $e, findX509OAuthError: et, rememberX509Credential: tt, findX509Credential: nt } = typeof We.findRegisteredX509Transport == `function` ? We : Te;
function resolveX509Transport(e) {
	if (!e || typeof e != `object`) throw new OpenAIError(`X.509 workload identity requires an approved X.509 transport capability.`);
	let t = Ge(e);
	if (!t) throw new OpenAIError(`X.509 workload identity requires an approved X.509 transport capability.`);
	return t;
}
var E, D, rt, it, at, ot, st, ct, O, lt, ut, dt, ft, _X509WorkloadIdentityAuth_cancelRequestBody, _X509WorkloadIdentityAuth_assignToken, _X509WorkloadIdentityAuth_recoverRefreshFailure, _X509WorkloadIdentityAuth_fallbackToken, _X509WorkloadIdentityAuth_retireRefresh, _X509WorkloadIdentityAuth_beginRefresh, _X509WorkloadIdentityAuth_refreshToken, _X509WorkloadIdentityAuth_preflight, _X509WorkloadIdentityAuth_scope, _X509WorkloadIdentityAuth_assertTenantHeaders;
const pt = [
	`dispatcher`,
	`agent`,
	`client`,
	`tls`,
	`proxy`
], headerValue = (e, t) => Headers.prototype.get.call(e, t), mt = 1e3, userAbortError = (e) => {
	let t = new APIUserAbortError();
	return Object.defineProperty(t, "cause", {
		value: e.reason,
		writable: !0,
		configurable: !0
	}), t;
};
function assertSafeHeaders(e) {
	for (let t of Headers.prototype.keys.call(e)) {
		let e = t.toLowerCase().split(`_`).join(`-`);
		if (e !== `authorization` && isSensitiveHeader(e) || e === `host`) throw new OpenAIError(`X.509 workload identity cannot send conflicting authentication credentials.`);
	}
}
function exchangeDeadline(e, t) {
	let n = new AbortController(), r = e === void 0 ? void 0 : setTimeout(() => n.abort(new APIConnectionTimeoutError()), e), i = r;
	typeof i == `object` && i && `unref` in i && typeof i.unref == `function` && i.unref();
	let cancel = () => n.abort(t?.reason);
	return t?.addEventListener(`abort`, cancel, { once: !0 }), t?.aborted && cancel(), {
		signal: n.signal,
		dispose: () => {
			t?.removeEventListener(`abort`, cancel), r && clearTimeout(r);
		}
	};
}
function waitForRefresh(e, t) {
	let abort, n = new Promise((e, n) => {
		abort = () => n(t.reason), t.addEventListener(`abort`, abort, { once: !0 }), t.aborted && abort();
	});
	return {
		result: Promise.race([e.promise, n]),
		dispose: () => {
			abort && t.removeEventListener(`abort`, abort);
		}
	};
}
function isX509WorkloadIdentity(e) {
	if (!e || typeof e != `object`) return !1;
	let t = e;
	for (; t !== null && t !== Object.prototype;) {
		let e = Object.getOwnPropertyDescriptor(t, `provider`);
		if (e) {
			if (!(`value` in e) || e.value !== void 0) return !1;
			break;
		}
		t = Object.getPrototypeOf(t);
	}
	let n = e;
	for (; n !== null && n !== Object.prototype;) {
		let e = Object.getOwnPropertyDescriptor(n, `type`);
		if (e) {
			if (!(`value` in e)) throw new OpenAIError(`X.509 workload identity type must be a plain data property.`);
			return e.value === `x509`;
		}
		n = Object.getPrototypeOf(n);
	}
	return !1;
}
function assertX509FetchOptions(e) {
	if (!e) return;
	for (let t of pt) if (hasOwn(e, t)) throw new OpenAIError(`X.509 workload identity cannot override its approved transport capability.`);
	let t = Object.getOwnPropertyDescriptor(e, `redirect`)?.value;
	if (t !== void 0 && t !== `manual`) throw new OpenAIError(`X.509 workload identity requests require manual redirects.`);
}
function assertX509RequestOptions(e) {
	if (assertX509FetchOptions(e), e && [
		`body`,
		`headers`,
		`method`,
		`signal`
	].some((t) => hasOwn(e, t))) throw new OpenAIError(`X.509 workload identity cannot override its request body, headers, method, or signal through fetch options.`);
}
function snapshotX509RequestOptions(e) {
	assertX509RequestOptions(e);
	let t = { ...e };
	return assertX509RequestOptions(t), t;
}
var X509WorkloadIdentityAuth = class {
	constructor(e, t, n, r) {
		if (E.add(this), rt.set(this, void 0), it.set(this, void 0), at.set(this, void 0), ot.set(this, void 0), st.set(this, void 0), ct.set(this, void 0), O.set(this, void 0), lt.set(this, void 0), ut.set(this, void 0), dt.set(this, void 0), ft.set(this, 0), __classPrivateFieldSet(this, O, resolveX509Transport(t), `f`), __classPrivateFieldSet(this, rt, e.identityProviderId, `f`), __classPrivateFieldSet(this, it, e.serviceAccountId, `f`), __classPrivateFieldSet(this, at, e.refreshBufferMs, `f`), __classPrivateFieldSet(this, ot, e.refreshBufferSeconds, `f`), __classPrivateFieldSet(this, st, n, `f`), __classPrivateFieldSet(this, ct, r, `f`), __classPrivateFieldGet(this, at, `f`) !== void 0 && __classPrivateFieldGet(this, ot, `f`) !== void 0) throw new OpenAIError(`X.509 workload identity cannot combine refreshBufferSeconds and refreshBufferMs.`);
		if (__classPrivateFieldGet(this, at, `f`) !== void 0 && (!Number.isSafeInteger(__classPrivateFieldGet(this, at, `f`)) || __classPrivateFieldGet(this, at, `f`) < 0)) throw new OpenAIError(`X.509 workload identity requires a nonnegative integer refreshBufferMs.`);
		if (__classPrivateFieldGet(this, ot, `f`) !== void 0 && (!Number.isSafeInteger(__classPrivateFieldGet(this, ot, `f`)) || __classPrivateFieldGet(this, ot, `f`) < 0 || !Number.isSafeInteger(__classPrivateFieldGet(this, ot, `f`) * 1e3))) throw new OpenAIError(`X.509 workload identity requires a nonnegative integer refreshBufferSeconds.`);
		__classPrivateFieldSet(this, lt, __classPrivateFieldGet(this, ot, `f`) === void 0 ? __classPrivateFieldGet(this, at, `f`) ?? 12e5 : __classPrivateFieldGet(this, ot, `f`) * 1e3, `f`);
	}
	identitySnapshot() {
		return {
			type: `x509`,
			identityProviderId: __classPrivateFieldGet(this, rt, `f`),
			serviceAccountId: __classPrivateFieldGet(this, it, `f`),
			...__classPrivateFieldGet(this, at, `f`) === void 0 ? {} : { refreshBufferMs: __classPrivateFieldGet(this, at, `f`) },
			...__classPrivateFieldGet(this, ot, `f`) === void 0 ? {} : { refreshBufferSeconds: __classPrivateFieldGet(this, ot, `f`) }
		};
	}
	static shouldAuthenticate(e, t, n = e.headers) {
		return !buildHeaders([t, n]).nulls.has(`authorization`);
	}
	snapshotHeaders(e, t) {
		let n = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		return n.defaultHeaders ??= buildHeaders([e]), n.requestHeaders ??= buildHeaders([t]), this.headerSnapshots();
	}
	headerSnapshots() {
		let { defaultHeaders: e, requestHeaders: t } = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		if (!e || !t) throw new OpenAIError(`X.509 workload identity requires snapshotted request headers.`);
		return {
			defaultHeaders: e,
			requestHeaders: t
		};
	}
	snapshotTenant(e, t) {
		if (e !== __classPrivateFieldGet(this, st, `f`) || t !== __classPrivateFieldGet(this, ct, `f`)) throw new OpenAIError(`X.509 workload identity cannot override its enrolled organization or project.`);
		let n = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		return n.tenant = {
			organization: e,
			project: t
		}, n.tenant;
	}
	tenantSnapshot() {
		let { tenant: e } = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		if (!e) throw new OpenAIError(`X.509 workload identity requires snapshotted tenant selectors.`);
		return e;
	}
	snapshotAPIURL(e) {
		assertX509APIOrigin(e), __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this).apiURL = e;
	}
	requestAPIURL() {
		let { apiURL: e } = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		if (e === void 0) throw new OpenAIError(`X.509 workload identity requires a snapshotted API destination.`);
		return e;
	}
	snapshotRequest(e, t, n) {
		var r;
		(r = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this)).request ?? (r.request = {
			signal: e,
			timeout: t,
			fetchOptions: n
		});
	}
	requestSnapshot() {
		let { request: e } = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		if (!e) throw new OpenAIError(`X.509 workload identity requires snapshotted request settings.`);
		return e;
	}
	beginRequestPreparation() {
		let e = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		e.deadlineArmed && e.preparationStartedAt === void 0 && (e.preparationStartedAt = performance.now(), e.preparationWallStartedAt = Date.now());
	}
	beginRequestPlanning() {
		__classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this).phase = `planning`;
	}
	beginRequestNetwork() {
		let e = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		e.deadlineArmed ? e.preparationStartedAt !== void 0 && (e.monotonicStartedAt += performance.now() - e.preparationStartedAt, e.wallStartedAt += Date.now() - (e.preparationWallStartedAt ?? Date.now()), delete e.preparationStartedAt, delete e.preparationWallStartedAt) : (e.wallStartedAt = Date.now(), e.monotonicStartedAt = performance.now(), e.deadlineArmed = !0);
	}
	isPlanningRequest() {
		return __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this).phase === `planning`;
	}
	authorizePlannedRequest(e, t, n, r = !1) {
		let i = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this), a = Object.getOwnPropertyDescriptor(t, `headers`), o = Object.getOwnPropertyDescriptor(t, `body`), s = Object.getOwnPropertyDescriptor(t, `signal`), c = Object.getOwnPropertyDescriptor(t, `redirect`);
		if (i.phase !== `planning` || !a || !(a.value instanceof Headers) || !o && `body` in t || [
			o,
			s,
			c
		].some((e) => e && !(`value` in e))) throw new OpenAIError(`X.509 workload identity requires an approved final request.`);
		this.snapshotAPIURL(e), assertX509FetchOptions(t);
		try {
			assertSafeHeaders(a.value);
		} catch {
			throw new OpenAIError(`X.509 workload identity cannot use caller-supplied authentication credentials.`);
		}
		if (headerValue(a.value, `Authorization`) !== null) throw new OpenAIError(`X.509 workload identity cannot use caller-supplied authorization credentials.`);
		if (__classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_assertTenantHeaders).call(this, a.value), !r && (s?.value ?? void 0) !== (this.requestSnapshot().signal ?? void 0)) throw new OpenAIError(`X.509 workload identity must preserve its approved request signal.`);
		let l = this.requestSnapshot();
		i.request = {
			...l,
			timeout: Math.min(l.timeout, n)
		}, i.phase = `authorizing`;
	}
	ownRequestBody(e, t) {
		e instanceof ReadableStream && e !== t && (__classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this).materializedBody = e);
	}
	static isStreamingRequestBody(e) {
		return globalThis.ReadableStream !== void 0 && e instanceof globalThis.ReadableStream || typeof e == `object` && !!e && (Symbol.asyncIterator in e || Symbol.iterator in e && `next` in e && typeof e.next == `function`);
	}
	retireRequestBody() {
		let e = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this), t = e.materializedBody;
		delete e.materializedBody, t && __classPrivateFieldGet(D, D, `m`, _X509WorkloadIdentityAuth_cancelRequestBody).call(D, t);
	}
	releaseRequestBody(e) {
		let t = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		t.materializedBody === e ? delete t.materializedBody : this.retireRequestBody();
	}
	setEffectiveSignal(e) {
		e ? __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this).effectiveSignal = e : delete __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this).effectiveSignal;
	}
	effectiveSignal() {
		let e = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		return e.effectiveSignal ?? e.request?.signal;
	}
	runRequest(e, t) {
		return __classPrivateFieldGet(this, O, `f`).run(async () => {
			let n = __classPrivateFieldGet(this, O, `f`).current();
			if (!n) throw new OpenAIError(`X.509 workload identity requires an active certificate request scope.`);
			n.owner = this, n.requestOwner = t;
			try {
				return await e();
			} finally {
				this.retireRequestBody(), this.releaseRequestCredentials(), delete n.requestOwner, delete n.owner;
			}
		});
	}
	inRequest(e) {
		let t = __classPrivateFieldGet(this, O, `f`).current();
		return t?.owner === this && t.requestOwner === e && t.phase !== `authorizing`;
	}
	matches(e) {
		return __classPrivateFieldGet(this, O, `f`) === __classPrivateFieldGet(e, O, `f`) && __classPrivateFieldGet(this, rt, `f`) === __classPrivateFieldGet(e, rt, `f`) && __classPrivateFieldGet(this, it, `f`) === __classPrivateFieldGet(e, it, `f`) && __classPrivateFieldGet(this, st, `f`) === __classPrivateFieldGet(e, st, `f`) && __classPrivateFieldGet(this, ct, `f`) === __classPrivateFieldGet(e, ct, `f`) && __classPrivateFieldGet(this, lt, `f`) === __classPrivateFieldGet(e, lt, `f`);
	}
	continuation() {
		let { wallStartedAt: e, monotonicStartedAt: t, deadlineArmed: n, request: r, requestOwner: i, effectiveSignal: a } = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this), o = {
			wallStartedAt: e,
			monotonicStartedAt: t,
			owner: this,
			...n ? { deadlineArmed: n } : {},
			...r ? { request: r } : {},
			...a ? { effectiveSignal: a } : {},
			...i ? { requestOwner: i } : {}
		};
		return (e) => __classPrivateFieldGet(this, O, `f`).resume(o, async () => {
			try {
				return await e();
			} finally {
				this.releaseRequestCredentials(), delete o.requestOwner, delete o.owner;
			}
		});
	}
	releaseRequestCredentials() {
		let e = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this);
		delete e.request, delete e.phase, delete e.deadlineArmed, delete e.preparationStartedAt, delete e.preparationWallStartedAt, delete e.effectiveSignal, delete e.materializedBody, delete e.apiURL, delete e.tenant, delete e.token, delete e.defaultHeaders, delete e.requestHeaders, delete e.tokenGeneration, delete e.headers, delete e.authorization;
	}
	requestStartedAt(e) {
		return __classPrivateFieldGet(this, O, `f`).current()?.wallStartedAt;
	}
	usedWorkloadToken(e) {
		return __classPrivateFieldGet(this, O, `f`).current()?.token !== void 0;
	}
	remainingTimeout(e, t) {
		let n = __classPrivateFieldGet(this, O, `f`).current();
		if (n === void 0) return t;
		let r = t - (performance.now() - n.monotonicStartedAt);
		if (r <= 0) throw new APIConnectionTimeoutError();
		return r;
	}
	async waitForRetry(e, t) {
		try {
			await __classPrivateFieldGet(this, O, `f`).sleep(e, t);
		} catch (e) {
			throw t?.aborted ? userAbortError(t) : e;
		}
	}
	static isRetryableFailure(e) {
		return typeof e == `object` && !!e && (Je(e) || Xe(e));
	}
	static retryHeaders(e) {
		if (!e || typeof e != `object` || !Xe(e)) return;
		let t = Object.getOwnPropertyDescriptor(e, `headers`)?.value;
		return t instanceof Headers ? t : void 0;
	}
	async getToken(e, t) {
		let n = t ? t.signal : e?.signal;
		if (n?.aborted) throw userAbortError(n);
		e && assertX509RequestOptions(t ? t.fetchOptions : e.fetchOptions), __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_preflight).call(this, t);
		let r = e ? __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this) : void 0, i = __classPrivateFieldGet(this, ut, `f`);
		if (i && performance.now() < i.refreshAt && Date.now() < i.wallRefreshAt) return __classPrivateFieldGet(D, D, `m`, _X509WorkloadIdentityAuth_assignToken).call(D, r, i);
		let { signal: a, dispose: o } = exchangeDeadline(t && e ? this.remainingTimeout(e, t.timeout) : t?.timeout, n);
		if (n?.aborted) throw o(), userAbortError(n);
		let s = __classPrivateFieldGet(this, dt, `f`) ?? __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_beginRefresh).call(this);
		s.waiters += 1;
		let c = waitForRefresh(s, a);
		try {
			let e = await c.result, t = __classPrivateFieldGet(this, ut, `f`);
			if (!t || t.accessToken !== e.accessToken) throw new APIUserAbortError();
			return __classPrivateFieldGet(D, D, `m`, _X509WorkloadIdentityAuth_assignToken).call(D, r, t);
		} catch (n) {
			return await __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_recoverRefreshFailure).call(this, n, s, i, r, e, t);
		} finally {
			c.dispose(), o(), --s.waiters, __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_retireRefresh).call(this, s);
		}
	}
	invalidateToken() {
		let e = __classPrivateFieldGet(this, O, `f`).current();
		if (!e?.token || __classPrivateFieldGet(this, ut, `f`)?.accessToken !== e.token || __classPrivateFieldGet(this, ut, `f`).generation !== e.tokenGeneration) return;
		__classPrivateFieldSet(this, ft, __classPrivateFieldGet(this, ft, `f`) + 1, `f`), __classPrivateFieldSet(this, ut, void 0, `f`);
		let t = __classPrivateFieldGet(this, dt, `f`);
		__classPrivateFieldSet(this, dt, void 0, `f`), t?.controller.abort(new APIUserAbortError());
	}
	bindRequest(e, t, n) {
		if (!(t.headers instanceof Headers)) throw new OpenAIError(`X.509 workload identity requires the original workload authorization headers.`);
		let r = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this), { token: i } = r, a = e.__security ?? { bearerAuth: !0 }, o = i ? `Bearer ${i}` : null;
		!i && a.adminAPIKeyAuth && n !== null && headerValue(t.headers, `Authorization`) !== null && (o = new Headers({ Authorization: `Bearer ${n}` }).get(`Authorization`)), r.headers = t.headers, r.authorization = o, this.assertRequest(t);
	}
	adoptRequestHeaders(e) {
		let t = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_scope).call(this), n = t.headers;
		if (!(n instanceof Headers) || !(e.headers instanceof Headers)) throw new OpenAIError(`X.509 workload identity must preserve its issued workload authorization.`);
		t.headers = e.headers;
		try {
			this.assertRequest(e);
		} catch (e) {
			throw t.headers = n, e;
		}
	}
	assertRequest(e) {
		let { headers: t } = e;
		if (!(t instanceof Headers)) throw new OpenAIError(`X.509 workload identity must preserve its issued workload authorization.`);
		let n = __classPrivateFieldGet(this, O, `f`).current();
		if (!n || n.headers !== t || n.authorization === void 0 || headerValue(t, `Authorization`) !== n.authorization) throw new OpenAIError(`X.509 workload identity must preserve its issued workload authorization.`);
		__classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_assertTenantHeaders).call(this, t), assertSafeHeaders(t);
	}
	fetch() {
		return async (e, t = {}) => {
			let n = assertX509APIOrigin(typeof e == `string` || e instanceof URL ? e : e.url);
			assertX509FetchOptions(t), this.assertRequest(t);
			let r = t.headers;
			if (!(r instanceof Headers)) throw new OpenAIError(`X.509 workload identity must preserve its issued workload authorization.`);
			let i = new Headers([...Headers.prototype.entries.call(r)]);
			return assertSafeHeaders(i), t.headers = i, t.redirect = `manual`, await __classPrivateFieldGet(this, O, `f`).dispatch(n, t);
		};
	}
};
D = X509WorkloadIdentityAuth, rt = new WeakMap(), it = new WeakMap(), at = new WeakMap(), ot = new WeakMap(), st = new WeakMap(), ct = new WeakMap(), O = new WeakMap(), lt = new WeakMap(), ut = new WeakMap(), dt = new WeakMap(), ft = new WeakMap(), E = new WeakSet(), _X509WorkloadIdentityAuth_cancelRequestBody = async function(e) {
	try {
		await CancelReadableStream(e);
	} catch {}
}, _X509WorkloadIdentityAuth_assignToken = function(e, t) {
	return e && (e.token = t.accessToken, e.tokenGeneration = t.generation), t.accessToken;
}, _X509WorkloadIdentityAuth_recoverRefreshFailure = async function(e, t, n, r, i, a) {
	let o = a ? a.signal : i?.signal;
	if (o?.aborted) throw userAbortError(o);
	if (t.controller.signal.aborted && t.generation !== __classPrivateFieldGet(this, ft, `f`)) return await this.getToken(i, a);
	let s = __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_fallbackToken).call(this, e, n, r);
	if (s !== void 0) return s;
	if (e && typeof e == `object` && !(e instanceof OAuthError)) {
		let t = et(e);
		if (t) throw new OAuthError(t.status, t.error, t.headers);
	}
	throw e;
}, _X509WorkloadIdentityAuth_fallbackToken = function(e, t, n) {
	if (!t || t !== __classPrivateFieldGet(this, ut, `f`) || performance.now() >= t.expiresAt || Date.now() >= t.wallExpiresAt || !D.isRetryableFailure(e)) return;
	let r = D.retryHeaders(e), i = r?.get(`retry-after-ms`), a = i ? Number(i) : void 0, o = r?.get(`retry-after`);
	if (o && (a === void 0 || Number.isNaN(a))) {
		let e = Number(o);
		a = Number.isNaN(e) ? Date.parse(o) - Date.now() : e * 1e3;
	}
	let s = a !== void 0 && Number.isFinite(a) && a >= 0 && a <= 6e4 ? Math.max(mt, a) : mt;
	return t.refreshAt = Math.min(t.expiresAt, performance.now() + s), t.wallRefreshAt = Math.min(t.wallExpiresAt, Date.now() + s), __classPrivateFieldGet(D, D, `m`, _X509WorkloadIdentityAuth_assignToken).call(D, n, t);
}, _X509WorkloadIdentityAuth_retireRefresh = function(e) {
	e.waiters === 0 && __classPrivateFieldGet(this, dt, `f`) === e && queueMicrotask(() => {
		e.waiters === 0 && __classPrivateFieldGet(this, dt, `f`) === e && (__classPrivateFieldSet(this, dt, void 0, `f`), __classPrivateFieldSet(this, ft, __classPrivateFieldGet(this, ft, `f`) + 1, `f`), e.controller.abort(new APIUserAbortError()));
	});
}, _X509WorkloadIdentityAuth_beginRefresh = function() {
	let e = new AbortController(), t = __classPrivateFieldGet(this, ft, `f`), n = {
		controller: e,
		generation: t,
		waiters: 0,
		promise: __classPrivateFieldGet(this, E, `m`, _X509WorkloadIdentityAuth_refreshToken).call(this, e, t)
	};
	return __classPrivateFieldSet(this, dt, n, `f`), n;
}, _X509WorkloadIdentityAuth_refreshToken = async function(e, t) {
	let n = performance.now(), r = Date.now();
	try {
		let i = await __classPrivateFieldGet(this, O, `f`).exchange(__classPrivateFieldGet(this, rt, `f`), __classPrivateFieldGet(this, it, `f`), e.signal), a = i.expiresIn * 1e3, o = n + a, s = r + a;
		if (performance.now() >= o || Date.now() >= s) throw new OpenAIError(`X.509 workload identity token expired before its exchange completed.`);
		if (__classPrivateFieldGet(this, ft, `f`) !== t || e.signal.aborted || __classPrivateFieldGet(this, dt, `f`)?.controller !== e) throw new APIUserAbortError();
		return __classPrivateFieldSet(this, ft, __classPrivateFieldGet(this, ft, `f`) + 1, `f`), __classPrivateFieldSet(this, ut, {
			accessToken: i.accessToken,
			generation: __classPrivateFieldGet(this, ft, `f`),
			expiresAt: o,
			refreshAt: o - Math.min(__classPrivateFieldGet(this, lt, `f`), a / 2),
			wallExpiresAt: s,
			wallRefreshAt: s - Math.min(__classPrivateFieldGet(this, lt, `f`), a / 2)
		}, `f`), i;
	} finally {
		__classPrivateFieldGet(this, dt, `f`)?.controller === e && __classPrivateFieldSet(this, dt, void 0, `f`);
	}
}, _X509WorkloadIdentityAuth_preflight = function(e) {
	if (!e) return;
	if (e.organization !== __classPrivateFieldGet(this, st, `f`) || e.project !== __classPrivateFieldGet(this, ct, `f`)) throw new OpenAIError(`X.509 workload identity cannot override its enrolled organization or project.`);
	assertX509APIOrigin(e.apiURL);
	let t = buildHeaders([e.defaultHeaders, e.requestHeaders]);
	if (__classPrivateFieldGet(this, st, `f`) !== null && t.nulls.has(`openai-organization`) || __classPrivateFieldGet(this, ct, `f`) !== null && t.nulls.has(`openai-project`)) throw new OpenAIError(`X.509 workload identity cannot omit its enrolled organization or project.`);
	for (let n of t.values.keys()) {
		let r = n.toLowerCase().split(`_`).join(`-`);
		if ((r === `openai-organization` || r === `openai-project`) && (n !== r || headerValue(t.values, n) !== (r === `openai-organization` ? e.organization : e.project))) throw new OpenAIError(`X.509 workload identity cannot override its enrolled organization or project.`);
		if (isSensitiveHeader(r) || r === `host`) throw new OpenAIError(`X.509 workload identity cannot use caller-supplied authentication credentials.`);
	}
}, _X509WorkloadIdentityAuth_scope = function() {
	let e = __classPrivateFieldGet(this, O, `f`).current();
	if (!e || e.owner !== this) throw new OpenAIError(`X.509 workload identity requires an active certificate request scope.`);
	return e;
}, _X509WorkloadIdentityAuth_assertTenantHeaders = function(e) {
	if (headerValue(e, `OpenAI-Organization`) !== __classPrivateFieldGet(this, st, `f`) || headerValue(e, `OpenAI-Project`) !== __classPrivateFieldGet(this, ct, `f`)) throw new OpenAIError(`X.509 workload identity cannot override its enrolled organization or project.`);
	for (let t of Headers.prototype.keys.call(e)) {
		let e = t.toLowerCase().split(`_`).join(`-`);
		if ((e === `openai-organization` || e === `openai-project`) && t !== e) throw new OpenAIError(`X.509 workload identity cannot override its enrolled organization or project.`);
	}
};
function normalizeX509CredentialOptions(e) {
	let { credential: t } = e;
	if (t === void 0) return {
		credential: t,
		options: e
	};
	let n = nt(t);
	if (!n) throw new OpenAIError(`An X.509 credential must be created by the SDK authentication helper.`);
	let r = [
		`apiKey`,
		`adminAPIKey`,
		`workloadIdentity`,
		`x509Transport`
	].filter((t) => e[t] != null);
	if (r.length > 0) throw new OpenAIError(`The \`credential\` option cannot be combined with ${r.map((e) => `\`${e}\``).join(`, `)}.`);
	return {
		credential: t,
		options: {
			...e,
			apiKey: null,
			adminAPIKey: null,
			baseURL: e.baseURL ?? null,
			organization: e.organization ?? null,
			project: e.project ?? null,
			workloadIdentity: n.identity,
			x509Transport: n.transport
		}
	};
}
function overridesOrdinaryAuthentication({ apiKey: e, adminAPIKey: t }) {
	return e != null || t != null;
}
function prepareProviderClone(e, t) {
	let n = e.provider, r = t.credential ?? t.workloadIdentity, i = t.provider ?? (r ? void 0 : n);
	return i !== n && (delete e.baseURL, delete e.organization, delete e.project, delete e.defaultHeaders, delete e.defaultQuery, delete e.fetchOptions, delete e.fetch), i && (delete e.apiKey, delete e.adminAPIKey, delete e.credential, delete e.workloadIdentity, delete e.x509Transport, delete e.baseURL), i;
}
function prepareX509ClientClone(e, t, n, r) {
	let i = hasOwn(t, `workloadIdentity`) ? t.workloadIdentity : e.workloadIdentity, a = n !== void 0 && (overridesOrdinaryAuthentication(t) && t.workloadIdentity === void 0 || t.provider !== void 0);
	n !== void 0 && hasOwn(t, `workloadIdentity`) && delete e.x509Transport;
	let o = n !== void 0 && !a && t.credential === void 0 && !hasOwn(t, `workloadIdentity`) && !hasOwn(t, `x509Transport`) ? n : void 0, s = t.credential === void 0 ? o : t.credential, c = s !== void 0 || !a && isX509WorkloadIdentity(i);
	return r !== c && (delete e.fetch, delete e.baseURL, delete e.organization, delete e.project, delete e.defaultHeaders, delete e.defaultQuery, delete e.fetchOptions, c ? e.apiKey = null : (delete e.x509Transport, a && delete e.workloadIdentity)), s !== void 0 && (delete e.apiKey, delete e.adminAPIKey, delete e.workloadIdentity, delete e.x509Transport, e.credential = s, t.credential !== void 0 && (delete e.organization, delete e.project, delete e.defaultHeaders, delete e.defaultQuery, delete e.fetchOptions)), {
		credential: s,
		provider: prepareProviderClone(e, t)
	};
}
const ht = Symbol(`brand.privateStreamingFile`);
function toStreamingFile(e, t, n) {
	if (typeof t != `string` || !t) throw TypeError(`toStreamingFile requires a non-empty file name`);
	let r = n?.type;
	return r && validateStreamingFileType(r), {
		[ht]: !0,
		data: e,
		name: t,
		...r ? { type: r } : {}
	};
}
const checkFileSupport = () => {
	if (typeof File > `u`) {
		let { process: e } = globalThis, t = typeof e?.versions?.node == `string` && Number.parseInt(e.versions.node.split(`.`), 10) < 20;
		throw Error("`File` is not defined as a global, which is required for file uploads." + (t ? " Update to a supported Node.js LTS release, or set `globalThis.File` to `import('node:buffer').File`." : ``));
	}
};
function makeFile(e, t, n) {
	return checkFileSupport(), new File(e, t ?? `unknown_file`, n);
}
function getName(e, t) {
	if (typeof e != `object` || !e) return;
	let n = `name` in e ? e.name : void 0, r = n && String(n) || `filename` in e && e.filename && String(e.filename);
	if (r) return t?.stripFilename === !1 ? normalizeFilenamePath(r) : basename(r);
	let i = `url` in e && e.url && String(e.url);
	if (i) try {
		let e = basename(new URL(i).pathname);
		return e === void 0 ? void 0 : basename(decodeURLFilename(e));
	} catch {
		return basename(i);
	}
	let a = `path` in e && e.path && String(e.path);
	return a ? basename(a) : void 0;
}
function basename(e) {
	return e.split(/[\\/]/).pop() || void 0;
}
function decodeURLFilename(e) {
	try {
		let t = decodeURIComponent(e);
		return /%(?:0[AD]|22)/i.test(t) ? e : t.replace(/[\u0000-\u001F\u007F]/gu, encodeURIComponent);
	} catch {
		return e;
	}
}
function normalizeFilenamePath(e) {
	let t = e.replace(/\\/g, `/`);
	if (t.startsWith(`/`) || /^[A-Za-z]:/.test(t) || t.split(`/`).includes(`..`)) throw TypeError(`Upload file name must be a safe relative path without parent directory segments`);
	return t;
}
const gt = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, `byteLength`)?.get;
function isArrayBuffer(e) {
	try {
		return gt?.call(e) !== void 0;
	} catch {
		return !1;
	}
}
const isAsyncIterable = (e) => typeof e == `object` && !!e && typeof e[Symbol.asyncIterator] == `function`, maybeMultipartFormRequestOptions = async (e, t, n) => {
	if (!hasUploadableValue(e.body)) return e.__metadata?.finalizeMultipart === !0 && n?.stripFilenames === !1 ? {
		...e,
		__metadata: {
			...e.__metadata,
			preserveMultipartFilenames: !0
		}
	} : e;
	let r = e.__metadata?.finalizeMultipart === !0 ? {
		...e,
		__metadata: {
			...e.__metadata,
			finalizeMultipart: !1
		}
	} : e;
	return hasStreamingUploadableValue(e.body) ? createStreamingFormRequestOptions(r, n) : {
		...r,
		body: await createForm(r.body, t, n)
	};
}, multipartFormRequestOptions = async (e, t, n) => hasStreamingUploadableValue(e.body) ? createStreamingFormRequestOptions(e, n) : {
	...e,
	body: await createForm(e.body, t, n)
}, _t = new WeakMap();
function supportsFormData(e) {
	let t = typeof e == `function` ? e : e.fetch, n = _t.get(t);
	if (n) return n;
	let r = (async () => {
		try {
			let e;
			if (`Response` in t) e = t.Response;
			else {
				let n = await t(`data:,`);
				await n.arrayBuffer(), e = n.constructor;
			}
			let n = new FormData();
			return n.toString() !== await new e(n).text();
		} catch {
			return !0;
		}
	})();
	return _t.set(t, r), r;
}
const createForm = async (e, t, n = {}) => {
	if (!await supportsFormData(t)) throw TypeError(`The provided fetch function does not support file uploads with the current global FormData class.`);
	let r = new FormData();
	return await Promise.all(Object.entries(e || {}).map(([e, t]) => addFormValue(r, e, t, n))), r;
}, isBlob = (e) => e instanceof Blob, isReadableStream = (e) => typeof e == `object` && !!e && `getReader` in e && typeof e.getReader == `function`, isStreamingFile = (e) => typeof e == `object` && !!e && ht in e, isUploadable = (e) => typeof e == `object` && !!e && (e instanceof Response || isAsyncIterable(e) || isReadableStream(e) || isStreamingFile(e) || isBlob(e)), hasStreamingUploadableValue = (e) => {
	if (isStreamingFile(e) || isAsyncIterable(e) || isReadableStream(e)) return !0;
	if (Array.isArray(e)) return e.some(hasStreamingUploadableValue);
	if (e && typeof e == `object` && !isBlob(e) && !(e instanceof Response)) {
		for (let t of Object.keys(e)) if (hasStreamingUploadableValue(e[t])) return !0;
	}
	return !1;
}, hasUploadableValue = (e) => {
	if (isUploadable(e)) return !0;
	if (Array.isArray(e)) return e.some(hasUploadableValue);
	if (e && typeof e == `object`) {
		for (let t of Object.keys(e)) if (hasUploadableValue(e[t])) return !0;
	}
	return !1;
}, snapshotPreservedUploadEntries = (e, t) => {
	let n = [];
	for (let r of e) isUploadable(r.value) && !t.has(r.value) && t.set(r.value, getStreamingFileName(r.value, { stripFilenames: !1 })), n.push(r);
	return n;
}, vt = new WeakMap(), finalizeStreamingFormRequestOptions = (e) => {
	if (typeof e.body != `object` || e.body === null) return;
	let t = vt.get(e.body);
	t && (e.stream = t(), vt.delete(e.body));
}, createStreamingFormRequestOptions = (e, t = {}) => {
	let n = iterateFormEntries(e.body), r = t.stripFilenames === !1 ? new WeakMap() : void 0, i = r ? snapshotPreservedUploadEntries(n, r) : n, a = `openai-${Math.random().toString(36).slice(2)}`;
	async function* multipartBody() {
		yield* iterateMultipartBody(i, a, t, r);
	}
	let o = ReadableStreamFrom(multipartBody(), e.__metadata?.streamFromBody === !0 ? { highWaterMark: 0 } : void 0), s = e.body;
	return e.__metadata?.streamFromBody === !0 && typeof s == `object` && s && vt.set(o, () => {
		let e = { ...s }, t = iterateFormEntries(e);
		i = r ? snapshotPreservedUploadEntries(t, r) : t;
		let n = Object.getOwnPropertyDescriptor(e, `stream`)?.value;
		return n === !0 || n === `true`;
	}), {
		...e,
		body: o,
		headers: buildHeaders([{ "content-type": `multipart/form-data; boundary=${a}` }, e.headers])
	};
};
async function* iterateMultipartBody(e, t, n, r) {
	for await (let { key: i, value: a } of e) {
		if (isUploadable(a)) {
			let e = r?.get(a) ?? getStreamingFileName(a, n), o = getStreamingFileType(a);
			yield encodeUTF8(`--${t}\r\n`), yield encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(i)}"; filename="${escapeHeaderValue(e)}"\r\nContent-Type: ${o}\r\n\r\n`), yield* iterateBytes(getStreamingFileData(a));
		} else yield encodeUTF8(`--${t}\r\n`), yield encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(i)}"\r\n\r\n${String(a)}`);
		yield encodeUTF8(`\r
`);
	}
	yield encodeUTF8(`--${t}--\r\n`);
}
function* iterateFormEntries(e) {
	if (e && typeof e == `object`) for (let [t, n] of Object.entries(e)) yield* iterateFormValue(t, n);
}
function* iterateFormValue(e, t) {
	if (t !== void 0) {
		if (t == null) throw TypeError(`Received null for "${e}"; to pass null in FormData, you must use the string 'null'`);
		if (typeof t == `string` || typeof t == `number` || typeof t == `boolean` || isUploadable(t)) yield {
			key: e,
			value: t
		};
		else if (Array.isArray(t)) for (let n of t) yield* iterateFormValue(e + `[]`, n);
		else if (typeof t == `object`) for (let [n, r] of Object.entries(t)) yield* iterateFormValue(`${e}[${n}]`, r);
		else throw TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${t} instead`);
	}
}
function getStreamingFileName(e, t) {
	if (isStreamingFile(e)) {
		let { name: n } = e;
		if (typeof n != `string` || !n) throw TypeError(`Streaming upload file name must be a non-empty string`);
		return t.stripFilenames === !1 ? normalizeFilenamePath(n) : basename(n) ?? `unknown_file`;
	}
	return getName(e, { stripFilename: t.stripFilenames }) ?? `unknown_file`;
}
function getStreamingFileType(e) {
	let t;
	return isStreamingFile(e) || isBlob(e) ? {type: t} = e : e instanceof Response && (t = e.headers.get(`content-type`) ?? void 0), validateStreamingFileType(t || `application/octet-stream`);
}
function validateStreamingFileType(e) {
	if (typeof e != `string`) throw TypeError(`Streaming upload content type must be a string`);
	for (let t = 0; t < e.length; t += 1) {
		let n = e.codePointAt(t) ?? 0;
		if (n <= 31 || n === 127) throw TypeError(`Streaming upload content type must not contain control characters`);
	}
	return e;
}
function getStreamingFileData(e) {
	return isStreamingFile(e) ? e.data : e;
}
async function* iterateBytes(e) {
	if (typeof e == `string`) yield encodeUTF8(e);
	else if (ArrayBuffer.isView(e)) yield new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
	else if (isArrayBuffer(e)) yield new Uint8Array(e);
	else if (e instanceof Response) yield* iterateBytes(e.body || await e.blob());
	else if (e instanceof Blob) typeof e.stream == `function` ? yield* iterateBytes(e.stream()) : yield new Uint8Array(await e.arrayBuffer());
	else if (isReadableStream(e)) for await (let t of ReadableStreamToAsyncIterable(e)) yield* iterateBytes(t);
	else if (isAsyncIterable(e)) for await (let t of e) yield* iterateBytes(t);
	else throw TypeError(`Invalid streaming file chunk: ${String(e)}`);
}
function escapeHeaderValue(e) {
	return Array.from(e, (e) => {
		let t = e.codePointAt(0) ?? 0;
		return t <= 31 || t === 127 || e === `"` || e === `\\` ? encodeURIComponent(e) : e;
	}).join(``);
}
const addFormValue = async (e, t, n, r) => {
	if (n !== void 0) {
		if (n == null) throw TypeError(`Received null for "${t}"; to pass null in FormData, you must use the string 'null'`);
		if (typeof n == `string` || typeof n == `number` || typeof n == `boolean`) e.append(t, String(n));
		else if (n instanceof Response) {
			let i = await n.blob();
			e.append(t, makeFile([i], getName(n, { stripFilename: r.stripFilenames }), { type: i.type }));
		} else if (isAsyncIterable(n)) e.append(t, makeFile([await new Response(ReadableStreamFrom(n)).blob()], getName(n, { stripFilename: r.stripFilenames })));
		else if (isBlob(n)) {
			let i = getName(n, { stripFilename: r.stripFilenames });
			i === void 0 ? e.append(t, n) : e.append(t, n, i);
		} else if (Array.isArray(n)) {
			let i = await Promise.all(n.map(async (e) => {
				let n = new FormData();
				return await addFormValue(n, t + `[]`, e, r), n;
			}));
			for (let t of i) if (t) for (let [n, r] of t.entries()) e.append(n, r);
		} else if (typeof n == `object`) await Promise.all(Object.entries(n).map(([n, i]) => addFormValue(e, `${t}[${n}]`, i, r)));
		else throw TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${n} instead`);
	}
}, isBlobLike = (e) => typeof e == `object` && !!e && typeof e.size == `number` && typeof e.type == `string` && typeof e.text == `function` && typeof e.slice == `function` && typeof e.arrayBuffer == `function`, isFileLike = (e) => typeof e == `object` && !!e && typeof e.name == `string` && typeof e.lastModified == `number` && isBlobLike(e), isResponseLike = (e) => typeof e == `object` && !!e && typeof e.url == `string` && typeof e.blob == `function`, hasFilePropertyOverrides = (e, t) => t?.type != null && t.type !== e.type || t?.lastModified != null && t.lastModified !== e.lastModified || t?.endings != null, canReuseNativeFile = (e, t, n) => (t == null || t === e.name) && !hasFilePropertyOverrides(e, n);
async function toFile(e, t, n) {
	if (checkFileSupport(), e = await e, isFileLike(e)) {
		let r = {
			...n,
			type: n?.type ?? e.type,
			lastModified: n?.lastModified ?? e.lastModified
		};
		return e instanceof File ? canReuseNativeFile(e, t, n) ? e : makeFile([e], t ?? e.name, r) : makeFile([await e.arrayBuffer()], t ?? e.name, r);
	}
	if (isResponseLike(e)) {
		let r = await e.blob();
		t ??= getName(e);
		let i = n?.type === void 0 && r.type ? {
			...n,
			type: r.type
		} : n;
		return makeFile(await getBytes(r), t, i);
	}
	let r = await getBytes(e);
	if (t ??= getName(e), n?.type === void 0) {
		let e = r.find((e) => typeof e == `object` && `type` in e && !!e.type);
		e && (n = {
			...n,
			type: e.type
		});
	}
	return makeFile(r, t, n);
}
async function getBytes(e) {
	let t = [];
	if (typeof e == `string` || ArrayBuffer.isView(e) || isArrayBuffer(e)) t.push(e);
	else if (isBlobLike(e)) t.push(e instanceof Blob ? e : new Blob([await e.arrayBuffer()], { type: e.type }));
	else if (isAsyncIterable(e)) for await (let n of e) t.push(...await getBytes(n));
	else {
		let t = e?.constructor?.name;
		throw Error(`Unexpected data type: ${typeof e}${t ? `; constructor: ${t}` : ``}${propsForError(e)}`);
	}
	return t;
}
function propsForError(e) {
	return typeof e != `object` || !e ? `` : `; props: [${Object.getOwnPropertyNames(e).map((e) => `"${e}"`).join(`, `)}]`;
}
var APIResource = class {
	constructor(e) {
		this._client = e;
	}
};
function encodeURIPath(e) {
	return e.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
const yt = Object.freeze(Object.create(null)), k = ((e = encodeURIPath) => function(t, ...n) {
	if (t.length === 1) return t[0];
	let r = !1, i = [], a = ``;
	for (let o = 0; o < t.length; o += 1) if (o in t) {
		let s = t[o];
		/[?#]/.test(s) && (r = !0);
		let c = n[o], l = (r ? encodeURIComponent : e)(`` + c);
		o !== n.length && (c == null || typeof c == `object` && c.toString === Object.getPrototypeOf(Object.getPrototypeOf(c.hasOwnProperty ?? yt) ?? yt)?.toString) && (l = c + ``, i.push({
			start: a.length + s.length,
			length: l.length,
			error: `Value of type ${Object.prototype.toString.call(c).slice(8, -1)} is not a valid path parameter`
		})), a += s + (o === n.length ? `` : l);
	}
	let o = a.split(/[?#]/, 1)[0], s = /(?<=^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi, c;
	for (; (c = s.exec(o)) !== null;) i.push({
		start: c.index,
		length: c[0].length,
		error: `Value "${c[0]}" can't be safely passed as a path parameter`
	});
	if (i.sort((e, t) => e.start - t.start), i.length > 0) {
		let e = 0, t = ``;
		for (let n of i) {
			let r = ` `.repeat(n.start - e), i = `^`.repeat(n.length);
			e = n.start + n.length, t += r + i;
		}
		throw new OpenAIError(`Path parameters result in path with invalid segments:\n${i.map((e) => e.error).join(`
`)}\n${a}\n${t}`);
	}
	return a;
})(encodeURIPath);
function resolveResourceRequestOptions$112(e, t) {
	return Promise.resolve(e).then(t);
}
const bt = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$63(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => bt.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !bt.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Messages$1 = class extends APIResource {
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$63(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/chat/completions/${e}/messages`, CursorPage, resolveResourceRequestOptions$112(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function isChatCompletionFunctionTool(e) {
	return e !== void 0 && `function` in e && e.function !== void 0;
}
function isAutoParsableResponseFormat(e) {
	return e?.$brand === `auto-parseable-response-format`;
}
function isParseableResponseFormat(e) {
	return isAutoParsableResponseFormat(e) || e?.type === `json_schema`;
}
function parseResponseFormatContent(e, t) {
	if (!isParseableResponseFormat(e)) return null;
	if (typeof e == `object` && e && `$parseRaw` in e && typeof e.$parseRaw == `function`) return e.$parseRaw(t);
	try {
		return JSON.parse(t);
	} catch (e) {
		throw e instanceof SyntaxError ? SyntaxError(`Error reading response: invalid structured output JSON.`) : e;
	}
}
function isAutoParsableTool$1(e) {
	return e?.$brand === `auto-parseable-tool`;
}
function maybeParseChatCompletion(e, t) {
	return !t || !hasAutoParseableInput$1(t) ? {
		...e,
		choices: e.choices.map((e) => ({
			...e,
			message: {
				...e.message,
				parsed: null,
				...e.message.tool_calls ? { tool_calls: e.message.tool_calls } : void 0
			}
		}))
	} : parseChatCompletion(e, t);
}
function parseChatCompletion(e, t) {
	let n = e.choices.map((e) => {
		if (e.finish_reason === `length`) throw new LengthFinishReasonError();
		if (e.finish_reason === `content_filter`) throw new ContentFilterFinishReasonError();
		return {
			...e,
			message: {
				...e.message,
				...e.message.tool_calls ? { tool_calls: e.message.tool_calls?.map((e) => parseToolCall$1(t, e)) ?? void 0 } : void 0,
				parsed: e.message.content !== null && e.message.content !== void 0 && !e.message.refusal && (e.message.content !== `` || !e.message.tool_calls?.length && !e.message.function_call) ? parseResponseFormat(t, e.message.content) : null
			}
		};
	});
	return {
		...e,
		choices: n
	};
}
function parseResponseFormat(e, t) {
	return parseResponseFormatContent(e.response_format, t);
}
function parseToolCall$1(e, t) {
	if (t.type === `custom`) return t;
	if (t.type !== `function`) {
		let e = t.type;
		throw new OpenAIError(`Currently only \`function\` and \`custom\` tool calls are supported; Received \`${e}\``);
	}
	let n = e.tools?.find((e) => isChatCompletionFunctionTool(e) && e.function?.name === t.function.name), r = null;
	return isAutoParsableTool$1(n) ? r = n.$parseRaw(t.function.arguments) : n?.function.strict && (r = parseResponseFormatContent({
		type: `json_schema`,
		$parseRaw: void 0
	}, t.function.arguments)), {
		...t,
		function: {
			...t.function,
			parsed_arguments: r
		}
	};
}
function shouldParseToolCall(e, t) {
	if (!e || !(`tools` in e) || !e.tools || t.type !== `function`) return !1;
	let n = e.tools?.find((e) => isChatCompletionFunctionTool(e) && e.function?.name === t.function?.name);
	return isChatCompletionFunctionTool(n) && (isAutoParsableTool$1(n) || n?.function.strict || !1);
}
function hasAutoParseableInput$1(e) {
	return isParseableResponseFormat(e.response_format) ? !0 : e.tools?.some((e) => isAutoParsableTool$1(e) || e.type === `function` && e.function.strict === !0) ?? !1;
}
function validateInputTools(e) {
	for (let t of e ?? []) if (t.type !== `custom`) {
		if (t.type !== `function`) {
			let e = t.type;
			throw new OpenAIError(`Currently only \`function\` and \`custom\` tool types are supported; Received \`${e}\``);
		}
		if (t.function.strict !== !0) throw new OpenAIError(`The \`${t.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`);
	}
}
const isAssistantMessage = (e) => e?.role === `assistant`, isToolMessage = (e) => e?.role === `tool`;
var A, xt, St, Ct, wt, Tt, Et, j, Dt, Ot, kt, At, jt, Mt, Nt, Pt, Ft, It, _EventStream_abortFromSignal, _EventStream_removeAbortListeners, _EventStream_onceForEmitted, _EventStream_removeEmittedListener, _EventStream_cleanupEmittedListeners, _EventStream_handleError, _EventStream_settleTerminalEvent;
const Lt = 4096, Rt = 8388608, zt = JSON.stringify, Bt = JSON.parse, Vt = new WeakSet(), Ht = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), `buffer`)?.get, Ut = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), `length`)?.get, Wt = Object.getOwnPropertyDescriptor(DataView.prototype, `buffer`)?.get, Gt = Object.getOwnPropertyDescriptor(Symbol.prototype, `description`)?.get, Kt = Date.prototype.getTime, qt = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, `byteLength`)?.get, Jt = typeof SharedArrayBuffer == `function` ? Object.getOwnPropertyDescriptor(SharedArrayBuffer.prototype, `byteLength`)?.get : void 0, Yt = Object.getOwnPropertyDescriptor(Error(`native stack descriptor`), `stack`), Xt = Function.prototype.toString, Zt = Object.prototype.toString, Qt = Object.getOwnPropertyDescriptor(Error, `isError`), $t = Qt && `value` in Qt && typeof Qt.value == `function` ? Qt.value : void 0, en = Xt.call(Error), tn = Xt.call(Date), nn = Xt.call(Function), rn = new Set([
	APIConnectionError.prototype,
	APIConnectionTimeoutError.prototype,
	r.prototype,
	OpenAIError.prototype,
	APIUserAbortError.prototype,
	AuthenticationError.prototype,
	BadRequestError.prototype,
	ConflictError.prototype,
	ContentFilterFinishReasonError.prototype,
	InternalServerError.prototype,
	InvalidWebhookSignatureError.prototype,
	LengthFinishReasonError.prototype,
	NotFoundError.prototype,
	OAuthError.prototype,
	PermissionDeniedError.prototype,
	RateLimitError.prototype,
	SubjectTokenProviderError.prototype,
	UnprocessableEntityError.prototype
]), an = new Set(), on = new Map(), sn = new WeakMap();
function captureNativeProxyDetector() {
	if (typeof process < `u`) try {
		let e = Object.getOwnPropertyDescriptor(process, `getBuiltinModule`);
		if (!e || !(`value` in e) || typeof e.value != `function`) return;
		let t = Reflect.apply(e.value, process, [`node:util`]);
		if (typeof t != `object` || !t) return;
		let n = Object.getOwnPropertyDescriptor(t, `types`);
		if (!n || !(`value` in n) || typeof n.value != `object` || n.value === null) return;
		let r = Object.getOwnPropertyDescriptor(n.value, `isProxy`);
		return !r || !(`value` in r) || typeof r.value != `function` ? void 0 : r.value;
	} catch {
		return;
	}
}
const cn = captureNativeProxyDetector();
function rememberTrustedIntrinsic(e) {
	if (typeof e != `function`) return;
	let t = Object.getOwnPropertyDescriptor(e, `prototype`);
	if (!t || !(`value` in t) || typeof t.value != `object` && typeof t.value != `function`) return;
	rn.add(t.value);
	let n = Xt.call(e);
	if (/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(n) && t.configurable === !1 && t.writable === !1) {
		an.add(n);
		let e = new Map();
		for (let n of Reflect.ownKeys(t.value)) {
			let r = Object.getOwnPropertyDescriptor(t.value, n);
			r && e.set(n, r);
		}
		on.set(n, e);
	}
}
for (let e of [
	Object,
	Function,
	Array,
	Date,
	Map,
	Set,
	ArrayBuffer,
	DataView,
	Error,
	EvalError,
	RangeError,
	ReferenceError,
	SyntaxError,
	TypeError,
	URIError,
	Uint8Array,
	Uint8ClampedArray,
	Uint16Array,
	Uint32Array,
	Int8Array,
	Int16Array,
	Int32Array,
	Float32Array,
	Float64Array
]) rememberTrustedIntrinsic(e);
for (let e of [
	`SharedArrayBuffer`,
	`AggregateError`,
	`Float16Array`,
	`BigInt64Array`,
	`BigUint64Array`,
	`Blob`,
	`File`,
	`Headers`
]) {
	let t = Object.getOwnPropertyDescriptor(globalThis, e);
	t && `value` in t && rememberTrustedIntrinsic(t.value);
}
const ln = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), `constructor`);
ln && `value` in ln && rememberTrustedIntrinsic(ln.value), typeof Buffer == `function` && rememberTrustedIntrinsic(Buffer);
const un = (() => {
	if (typeof Blob == `function`) try {
		let e = new Blob([]);
		for (let t of Object.getOwnPropertySymbols(e)) {
			let n = Object.getOwnPropertyDescriptor(e, t);
			if (n && `value` in n && typeof n.value == `object` && n.value) return Object.getPrototypeOf(n.value);
		}
	} catch {
		return;
	}
})(), dn = Map.prototype.entries, fn = Set.prototype.values, pn = typeof Headers == `function` ? Object.getOwnPropertyDescriptor(Headers.prototype, `entries`) : void 0, mn = pn && `value` in pn && typeof pn.value == `function` ? pn.value : void 0, hn = new Set([
	`ArrayBuffer`,
	`SharedArrayBuffer`,
	`Blob`,
	`File`,
	`Map`,
	`Date`,
	`Set`,
	`Headers`
]);
function getTrustedForeignIntrinsic(e) {
	let t = Object.getOwnPropertyDescriptor(e, `constructor`);
	if (!t || !(`value` in t) || typeof t.value != `function`) return;
	let n = t.value, r = Xt.call(n), i = on.get(r);
	if (!an.has(r) || !i) return;
	let a = Object.getOwnPropertyDescriptor(n, `prototype`);
	if (a && `value` in a && a.value === e && a.configurable === !1 && a.writable === !1) return {
		constructor: n,
		descriptors: i,
		functionPrototype: Object.getPrototypeOf(n)
	};
}
function isTrustedIntrinsicPrototype(e) {
	return rn.has(e) || getTrustedForeignIntrinsic(e) !== void 0;
}
function isCanonicalIntrinsicFunction(e, t, n) {
	if (t === void 0) return e === void 0;
	if (typeof e != `function` || typeof t != `function`) return !1;
	let r = Xt.call(t);
	if (Xt.call(e) !== r) return !1;
	let i = Object.getPrototypeOf(e);
	if (i === n) return !0;
	if (!/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(r)) return !1;
	let a = getTrustedForeignIntrinsic(i);
	return a !== void 0 && Xt.call(a.constructor) === nn;
}
function isCanonicalIntrinsicDescriptor(e, t, n) {
	return !t || e.configurable !== t.configurable || e.enumerable !== t.enumerable || `value` in e != `value` in t ? !1 : `value` in e && `value` in t ? e.writable === t.writable ? typeof t.value == `function` ? isCanonicalIntrinsicFunction(e.value, t.value, n) : t.value !== null && typeof t.value == `object` ? !1 : Object.is(e.value, t.value) : !1 : isCanonicalIntrinsicFunction(e.get, t.get, n) && isCanonicalIntrinsicFunction(e.set, t.set, n);
}
function hasNativeErrorBrand(e) {
	if ($t) return $t.call(Error, e);
	let t = e;
	for (let e = 0; t !== null && e < 256; e += 1) {
		if (Object.getOwnPropertyDescriptor(t, Symbol.toStringTag)) return !1;
		t = Object.getPrototypeOf(t);
	}
	return t === null && Zt.call(e) === `[object Error]`;
}
function getVerifiedForeignErrorConstructor(e, t) {
	if (typeof t.get != `function` || typeof t.set != `function`) return;
	let n = Object.getPrototypeOf(e);
	for (let e = 0; n !== null && e < 256; e += 1) {
		let e = Object.getOwnPropertyDescriptor(n, `constructor`);
		if (e && `value` in e && typeof e.value == `function`) {
			let r = e.value;
			if (Xt.call(r) === en && isTrustedIntrinsicPrototype(n)) {
				let e = Object.getPrototypeOf(r);
				return Object.getPrototypeOf(t.get) === e && Object.getPrototypeOf(t.set) === e ? {
					constructor: r,
					prototype: n
				} : void 0;
			}
		}
		n = Object.getPrototypeOf(n);
	}
}
function isTrustedNativeErrorStack(e, t) {
	if (!hasNativeErrorBrand(e)) return !1;
	if (Yt && !(`value` in Yt) && typeof Yt.get == `function` && Object.prototype.isPrototypeOf.call(Error.prototype, e) && t.get === Yt.get && t.set === Yt.set) return !0;
	let n = getVerifiedForeignErrorConstructor(e, t);
	if (!n) return !1;
	let r = sn.get(n.prototype);
	if (!r) {
		let e = Reflect.construct(n.constructor, []);
		if (typeof e != `object` || !e || !hasNativeErrorBrand(e) || Object.getPrototypeOf(e) !== n.prototype || (r = Object.getOwnPropertyDescriptor(e, `stack`), !r || `value` in r || typeof r.get != `function` || typeof r.set != `function`)) return !1;
		sn.set(n.prototype, r);
	}
	return t.get === r.get && t.set === r.set;
}
function createEventQueue() {
	let e = [], t = 0;
	return {
		get length() {
			return e.length - t;
		},
		enqueue(t) {
			e.push(t);
		},
		dequeue() {
			if (t === e.length) return;
			let n = e[t];
			return e[t] = void 0, t += 1, t === e.length ? (e = [], t = 0) : t >= 1024 && t * 2 >= e.length && (e = e.slice(t), t = 0), n;
		},
		clear() {
			e = [], t = 0;
		}
	};
}
function getRetainedStorageBrand(e) {
	let t = Object.getPrototypeOf(e);
	for (let e = 0; t !== null && e < 256; e += 1) {
		if (t === Date.prototype) return `Date`;
		if (!rn.has(t)) {
			let e = Object.getOwnPropertyDescriptor(t, `constructor`);
			if (e && `value` in e && typeof e.value == `function` && Xt.call(e.value) === tn && getTrustedForeignIntrinsic(t)) return `Date`;
		}
		let e = Object.getOwnPropertyDescriptor(t, Symbol.toStringTag);
		if (e && `value` in e && typeof e.value == `string` && hn.has(e.value)) return e.value;
		t = Object.getPrototypeOf(t);
	}
}
function estimateRetainedBufferBytes(e, t, n) {
	if (ArrayBuffer.isView(e)) {
		let r, i = `typed-array`;
		try {
			r = Ht?.call(e);
		} catch {
			i = `data-view`, r = Wt?.call(e);
		}
		return typeof r != `object` || !r ? {
			bytes: 1 / 0,
			kind: i
		} : (t(r, n + 1), {
			bytes: 0,
			kind: i
		});
	}
	let r = getRetainedStorageBrand(e);
	if (!r) return;
	let i;
	switch (r) {
		case `ArrayBuffer`:
			i = qt;
			break;
		case `SharedArrayBuffer`:
			i = Jt;
			break;
		case `Blob`:
		case `File`: return {
			bytes: 1 / 0,
			kind: `blob`
		};
		case `Map`: return {
			bytes: 0,
			kind: `map`
		};
		case `Date`: return Reflect.apply(Kt, e, []), {
			bytes: 8,
			kind: `date`
		};
		case `Set`: return {
			bytes: 0,
			kind: `set`
		};
		case `Headers`: return {
			bytes: 0,
			kind: `headers`
		};
		default: return;
	}
	let a = i?.call(e);
	return {
		bytes: typeof a == `number` && Number.isSafeInteger(a) && a >= 0 ? a : 1 / 0,
		kind: `buffer`
	};
}
function visitHiddenEventValues(e, t, n) {
	if (t === `map`) {
		for (let [t, r] of dn.call(e)) if (!n(t, 8) || !n(r, 8)) return !1;
	}
	if (t === `set`) {
		for (let t of fn.call(e)) if (!n(t, 8)) return !1;
	}
	if (t === `headers`) {
		if (!mn) return !1;
		for (let [t, r] of mn.call(e)) if (!n(t, 8) || !n(r, 8)) return !1;
	}
	return !0;
}
function getInspectableEventKeys(e, t, n) {
	if (Array.isArray(e)) {
		let t = Object.getOwnPropertyDescriptor(e, `length`), r = t && `value` in t ? t.value : void 0;
		if (typeof r != `number` || !Number.isSafeInteger(r) || r < 0 || r > Math.floor(n / 16)) return;
	}
	if (t !== `typed-array`) return Reflect.ownKeys(e);
	let r = Ut?.call(e);
	if (!(typeof r != `number` || !Number.isSafeInteger(r) || r < 0 || r > 4096)) return Reflect.ownKeys(e).filter((e) => {
		if (typeof e != `string`) return !0;
		let t = Number(e);
		return !Number.isInteger(t) || t < 0 || t >= r || String(t) !== e;
	});
}
function visitInspectableEventProperties(e, t, n, r, i, a) {
	let o = getInspectableEventKeys(e, t, r());
	if (o === void 0) return !1;
	for (let r of o) {
		if (!i(typeof r == `string` ? r.length * 2 + 8 : 8)) return !1;
		typeof r == `symbol` && a(r, n + 1);
		let o = Object.getOwnPropertyDescriptor(e, r);
		if (!o) return !1;
		if (!(`value` in o)) {
			if (r === `stack` && isTrustedNativeErrorStack(e, o)) continue;
			return !1;
		}
		a(o.value, n + 1, t === `blob`);
	}
	return !0;
}
function visitRetainedEventPrototypes(e, t, n, r, i, a, o, s) {
	let c = Object.getPrototypeOf(e);
	for (let e = t + 1; c !== null; e += 1) {
		if (e >= 256) return !1;
		if (rn.has(c) || n && c === un) return !0;
		if (r.has(c)) return o(c, e), i() >= 0;
		r.add(c);
		let t = c;
		if (!s(t, () => {
			if (!a(16)) return !1;
			let n = getTrustedForeignIntrinsic(t);
			if (!n) return visitInspectableEventProperties(t, void 0, e, i, a, o);
			for (let r of Reflect.ownKeys(t)) {
				let i = Object.getOwnPropertyDescriptor(t, r);
				if (!i) return !1;
				if (!isCanonicalIntrinsicDescriptor(i, n.descriptors.get(r), n.functionPrototype)) {
					if (!a(typeof r == `string` ? r.length * 2 + 8 : 8) || !(`value` in i)) return !1;
					typeof r == `symbol` && o(r, e + 1), o(i.value, e + 1);
				}
			}
			return i() >= 0;
		})) return !1;
		c = Object.getPrototypeOf(t);
	}
	return !0;
}
function inspectBufferedEventGraph(e, t) {
	let n = 0, r = 0, i = new WeakSet(), a = new Set(), o = new Set(), s = new Map(), c, availableBytes = () => t - n, charge = (e) => !Number.isSafeInteger(e) || e < 0 ? (n = t + 1, !1) : (n += e, c ? c.bytes += e : r += e, n <= t), addIdentity = (e) => {
		c ? c.edges.add(e) : o.add(e);
	}, retainIdentity = (e, t) => {
		addIdentity(e);
		let n = {
			bytes: 0,
			edges: new Set()
		};
		s.set(e, n);
		let r = c;
		c = n;
		try {
			return t();
		} finally {
			c = r;
		}
	}, visitSymbol = (e) => {
		a.has(e) ? (addIdentity(e), charge(8)) : (a.add(e), retainIdentity(e, () => {
			if (!Gt) return !1;
			let t = Reflect.apply(Gt, e, []);
			return charge(8 + (t?.length ?? 0) * 2);
		}) || (n = t + 1));
	}, visit = (e, r, a = !1) => {
		n > t || (typeof e == `string` ? charge(e.length * 2) : typeof e == `symbol` ? visitSymbol(e) : typeof e == `function` ? n = t + 1 : typeof e != `object` || !e ? charge(8) : cn?.(e) || r >= 256 ? n = t + 1 : i.has(e) ? (addIdentity(e), charge(8)) : (i.add(e), retainIdentity(e, () => {
			if (!charge(16)) return !1;
			let o = estimateRetainedBufferBytes(e, visit, r);
			return !visitRetainedEventPrototypes(e, r, a, i, availableBytes, charge, visit, retainIdentity) || o !== void 0 && !charge(o.bytes) || !visitHiddenEventValues(e, o?.kind, (e, i) => charge(i) ? (visit(e, r + 1), n <= t) : !1) ? !1 : visitInspectableEventProperties(e, o?.kind, r, availableBytes, charge, visit);
		}) || (n = t + 1)));
	};
	try {
		visit(e, 0);
	} catch {
		return;
	}
	return n <= t ? {
		scalarBytes: r,
		roots: o,
		nodes: s
	} : void 0;
}
function areBufferedRetainedEdgesEqual(e, t) {
	if (e.size !== t.size) return !1;
	for (let n of e) if (!t.has(n)) return !1;
	return !0;
}
function getBufferedLedgerNodeBytes(e, t) {
	return e.bytes + 32 + e.edges.size * 8 + t * 16;
}
function getBufferedLedgerEntryBytes(e) {
	return 32 + e.scalarBytes + e.roots.size * 8;
}
function collectBufferedLedgerIdentities(e, t, n, r) {
	let i = new Set(), a = [...e];
	for (; a.length;) {
		if (--r.remaining, r.remaining < 0) return;
		let e = a.pop();
		if (i.has(e)) continue;
		let o = t.get(e) ?? n.get(e);
		if (!o) return;
		i.add(e);
		for (let e of o.edges) a.push(e);
	}
	return i;
}
function getBufferedLedgerChange(e, t, n, r, i) {
	let a = r.get(e);
	if (a) return i && (a.node = i), a;
	let o = i ?? t.nodes.get(e) ?? n.get(e);
	if (!o) return;
	let s = {
		node: o,
		ownerDelta: 0
	};
	return r.set(e, s), s;
}
function findBufferedLedgerAffectedOwners(e, t, n, r, i) {
	let a = new Set([e]);
	for (let [e, o] of t.nodes) {
		if (--i.remaining, i.remaining < 0) return;
		let s = n.get(e);
		if (!s) continue;
		let c = !areBufferedRetainedEdgesEqual(s.edges, o.edges);
		if ((s.bytes !== o.bytes || c) && getBufferedLedgerChange(e, t, n, r, o), c) for (let e of s.owners) {
			if (--i.remaining, i.remaining < 0) return;
			a.add(e);
		}
	}
	return a;
}
function updateBufferedLedgerMembershipChanges(e, t, n, r, i, a) {
	for (let o of e.identities) {
		if (--a.remaining, a.remaining < 0) return !1;
		if (!t.has(o)) {
			let e = getBufferedLedgerChange(o, n, r, i);
			if (!e) return !1;
			--e.ownerDelta;
		}
	}
	for (let o of t) {
		if (--a.remaining, a.remaining < 0) return !1;
		if (!e.identities.has(o)) {
			let e = getBufferedLedgerChange(o, n, r, i);
			if (!e) return !1;
			e.ownerDelta += 1;
		}
	}
	return !0;
}
function collectBufferedLedgerMemberships(e, t, n, r, i, a) {
	let o = new Map();
	for (let s of n) {
		let n = collectBufferedLedgerIdentities(s === e ? t.roots : s.roots, t.nodes, r, a);
		if (!n || !updateBufferedLedgerMembershipChanges(s, n, t, r, i, a)) return;
		o.set(s, n);
	}
	return o;
}
function projectBufferedLedgerBytes(e, t, n, r, i, a) {
	let o = e - (r ? 0 : getBufferedLedgerEntryBytes(t)) + getBufferedLedgerEntryBytes(n);
	for (let [e, t] of i) {
		let n = a.get(e), r = (n?.owners.size ?? 0) + t.ownerDelta;
		if (r < 0) return;
		n && (o -= getBufferedLedgerNodeBytes(n, n.owners.size)), r && (o += getBufferedLedgerNodeBytes(t.node, r));
	}
	return Number.isSafeInteger(o) && o >= 0 && o <= Rt ? o : void 0;
}
function applyBufferedLedgerChanges(e, t, n) {
	for (let [n, r] of t) {
		let t = e.get(n);
		(t?.owners.size ?? 0) + r.ownerDelta && (t ? (t.bytes = r.node.bytes, t.edges = r.node.edges) : e.set(n, {
			bytes: r.node.bytes,
			edges: r.node.edges,
			owners: new Set()
		}));
	}
	for (let [t, r] of n) {
		for (let n of t.identities) r.has(n) || e.get(n)?.owners.delete(t);
		for (let n of r) t.identities.has(n) || e.get(n).owners.add(t);
		t.identities = r;
	}
	for (let n of t.keys()) e.get(n)?.owners.size === 0 && e.delete(n);
}
function createBufferedEventLedger() {
	let e = new Map(), t = 0, reconcile = (n, r, i) => {
		let a = { remaining: 131072 }, o = new Map(), s = findBufferedLedgerAffectedOwners(n, r, e, o, a);
		if (!s) return !1;
		let c = collectBufferedLedgerMemberships(n, r, s, e, o, a);
		if (!c) return !1;
		let l = projectBufferedLedgerBytes(t, n, r, i, o, e);
		return l !== void 0 && (applyBufferedLedgerChanges(e, o, c), n.scalarBytes = r.scalarBytes, n.roots = r.roots, t = l, !0);
	};
	return {
		retain(e) {
			let t = {
				scalarBytes: 0,
				roots: new Set(),
				identities: new Set()
			};
			return reconcile(t, e, !0) ? t : void 0;
		},
		refresh(e, t) {
			return reconcile(e, t, !1);
		},
		release: (n) => {
			t -= getBufferedLedgerEntryBytes(n);
			for (let r of n.identities) {
				let i = e.get(r);
				i?.owners.delete(n) && (t -= 16, i.owners.size === 0 && (t -= getBufferedLedgerNodeBytes(i, 0), e.delete(r)));
			}
			n.identities.clear();
		},
		clear() {
			e.clear(), t = 0;
		}
	};
}
var EventStream = class {
	constructor() {
		A.add(this), this.controller = new AbortController(), xt.set(this, void 0), St.set(this, () => void 0), Ct.set(this, () => void 0), wt.set(this, void 0), Tt.set(this, () => void 0), Et.set(this, () => void 0), j.set(this, Object.create(null)), Dt.set(this, []), Ot.set(this, new WeakMap()), kt.set(this, new Set()), At.set(this, new Set()), jt.set(this, 0), Mt.set(this, !1), Nt.set(this, !1), Pt.set(this, !1), Ft.set(this, !1), It.set(this, void 0), __classPrivateFieldSet(this, xt, new Promise((e, t) => {
			__classPrivateFieldSet(this, St, e, `f`), __classPrivateFieldSet(this, Ct, t, `f`);
		}), `f`), __classPrivateFieldSet(this, wt, new Promise((e, t) => {
			__classPrivateFieldSet(this, Tt, e, `f`), __classPrivateFieldSet(this, Et, t, `f`);
		}), `f`), __classPrivateFieldGet(this, xt, `f`).catch(() => void 0), __classPrivateFieldGet(this, wt, `f`).catch(() => void 0);
	}
	_run(e) {
		setTimeout(() => {
			let t = !1;
			Promise.resolve().then(e).catch((e) => {
				t = !0, __classPrivateFieldGet(this, A, `m`, _EventStream_handleError).call(this, e);
			}).then(() => {
				if (!t) {
					try {
						this._emitFinal();
					} catch (e) {
						__classPrivateFieldGet(this, A, `m`, _EventStream_handleError).call(this, e);
						return;
					}
					this._emit(`end`);
				}
			});
		}, 0);
	}
	_connected() {
		this.ended || (__classPrivateFieldGet(this, St, `f`).call(this), this._emit(`connect`));
	}
	get ended() {
		return __classPrivateFieldGet(this, Mt, `f`);
	}
	get errored() {
		return __classPrivateFieldGet(this, Nt, `f`);
	}
	get aborted() {
		return __classPrivateFieldGet(this, Pt, `f`);
	}
	abort() {
		this.controller.abort();
	}
	_userAbortError() {
		let e = new APIUserAbortError();
		return Object.defineProperty(e, "cause", {
			value: this.controller.signal.reason,
			writable: !0,
			configurable: !0
		}), e;
	}
	_listenForAbort(e) {
		if (!e || this.ended) return;
		if (e.aborted) {
			__classPrivateFieldGet(this, A, `m`, _EventStream_abortFromSignal).call(this, e);
			return;
		}
		if (__classPrivateFieldGet(this, Dt, `f`).some((t) => t.signal === e)) return;
		let listener = () => __classPrivateFieldGet(this, A, `m`, _EventStream_abortFromSignal).call(this, e);
		e.addEventListener(`abort`, listener, { once: !0 }), __classPrivateFieldGet(this, Dt, `f`).push({
			signal: e,
			listener
		});
	}
	on(e, t) {
		var n;
		return ((n = __classPrivateFieldGet(this, j, `f`))[e] || (n[e] = [])).push({ listener: t }), this;
	}
	off(e, t) {
		let n = __classPrivateFieldGet(this, j, `f`)[e];
		if (!n) return this;
		let r = __classPrivateFieldGet(this, Ot, `f`).get(t);
		if (r?.event === e && !r.registration.removed && !r.registration.detached) return __classPrivateFieldGet(this, A, `m`, _EventStream_removeEmittedListener).call(this, e, r.registration), this;
		let i = n.findIndex((e) => !e.removed && e.listener === t);
		return i !== -1 && n.splice(i, 1), this;
	}
	once(e, t) {
		var n;
		return ((n = __classPrivateFieldGet(this, j, `f`))[e] || (n[e] = [])).push({
			listener: t,
			once: !0
		}), this;
	}
	emitted(e) {
		return new Promise((t, n) => {
			__classPrivateFieldSet(this, Ft, !0, `f`);
			let onError = (t) => {
				this.off(e, onEvent), n(t);
			}, onEvent = (...n) => {
				e !== `error` && this.off(`error`, onError), t(n.length > 1 ? n : n[0]);
			};
			e !== `error` && __classPrivateFieldGet(this, A, `m`, _EventStream_onceForEmitted).call(this, `error`, onError), __classPrivateFieldGet(this, A, `m`, _EventStream_onceForEmitted).call(this, e, onEvent);
		});
	}
	events(e) {
		return this._createIterator((t) => {
			let onEvent = (...e) => {
				Vt.add(e);
				try {
					t(e);
				} finally {
					Vt.delete(e);
				}
			};
			return this.on(e, onEvent), () => this.off(e, onEvent);
		}, {
			rejectOnError: e !== `error`,
			rejectOnAbort: e !== `abort`
		});
	}
	_createIterator(e, { rejectOnError: t = !0, rejectOnAbort: n = !0, onReturn: r } = {}) {
		let i = createEventQueue(), a = createEventQueue(), o = createEventQueue(), s = createBufferedEventLedger(), c = this.ended, l, u = !1, detach = () => void 0, doneResult = () => ({
			value: void 0,
			done: !0
		}), finishReaders = () => {
			for (; o.length;) o.dequeue().resolve(doneResult());
		}, rejectReader = () => {
			l && !u && o.length && (u = !0, o.dequeue().reject(l));
		}, cleanup = () => {
			detach(), this.off(`end`, onEnd), t && this.off(`error`, onFailure), n && this.off(`abort`, onFailure);
		}, deactivateBufferedEvent = (e) => {
			e.active = !1, e.check &&= (__classPrivateFieldGet(this, At, `f`).delete(e.check), void 0);
		}, failBufferedEvents = (e = !1) => {
			if (e) {
				for (; a.length;) deactivateBufferedEvent(a.dequeue());
				i.clear(), s.clear();
			}
			let t = new OpenAIError(`Event stream iterator buffer limit exceeded (${Lt} events or ${Rt} bytes); consume events as they arrive.`);
			try {
				__classPrivateFieldGet(this, A, `m`, _EventStream_handleError).call(this, t);
			} finally {
				this.controller.abort();
			}
			return t;
		}, revalidateBufferedEvent = (e, t) => {
			if (!t.active || __classPrivateFieldGet(this, Mt, `f`)) return;
			let n = inspectBufferedEventGraph(e, Rt);
			n && s.refresh(t.retention, n) || failBufferedEvents(!0);
		}, push = (e) => {
			if (c) return;
			let t = o.dequeue();
			if (t) t.resolve({
				value: e,
				done: !1
			});
			else {
				if (i.length >= Lt) {
					failBufferedEvents();
					return;
				}
				let t = inspectBufferedEventGraph(e, Rt), n = t && s.retain(t);
				if (!n) {
					failBufferedEvents();
					return;
				}
				if (typeof e == `object` && e && Vt.has(e)) {
					let t = e;
					for (let e = 0; e < t.length; e += 1) {
						let n = t[e];
						typeof n == `string` && (t[e] = Bt(zt(n)));
					}
				}
				let r = {
					retention: n,
					active: !0,
					check: void 0
				};
				i.enqueue(e), a.enqueue(r);
				let check = () => {
					r.check = void 0, revalidateBufferedEvent(e, r);
				};
				r.check = check, __classPrivateFieldGet(this, At, `f`).add(check);
			}
		}, onFailure = (e) => {
			l = e, i.length || rejectReader();
		}, adoptTerminalFailure = () => {
			if (l) return;
			let e = __classPrivateFieldGet(this, It, `f`);
			e && (e.kind === `error` ? t : n) && (l = e.error);
		}, onEnd = () => {
			c = !0, adoptTerminalFailure(), cleanup(), i.length || (rejectReader(), finishReaders());
		};
		return c || (detach = e(push), this.on(`end`, onEnd), t && this.on(`error`, onFailure), n && this.on(`abort`, onFailure)), {
			next: () => {
				if (i.length) {
					let e = i.dequeue(), t = a.dequeue();
					deactivateBufferedEvent(t);
					let n = inspectBufferedEventGraph(e, Rt);
					if (!n || !s.refresh(t.retention, n)) {
						let e = failBufferedEvents(!0);
						return u = !0, Promise.reject(e);
					}
					return s.release(t.retention), Promise.resolve({
						value: e,
						done: !1
					});
				}
				return (c || this.ended) && adoptTerminalFailure(), l && !u ? (u = !0, Promise.reject(l)) : c ? Promise.resolve(doneResult()) : new Promise((e, t) => {
					o.enqueue({
						resolve: e,
						reject: t
					});
				});
			},
			return: () => {
				for (c = !0, u = !0; a.length;) deactivateBufferedEvent(a.dequeue());
				return i.clear(), s.clear(), cleanup(), finishReaders(), r && (this.done().catch(() => void 0), r()), Promise.resolve(doneResult());
			},
			[Symbol.asyncIterator]() {
				return this;
			}
		};
	}
	async done() {
		__classPrivateFieldSet(this, Ft, !0, `f`), await __classPrivateFieldGet(this, wt, `f`);
	}
	_hasListeners(e) {
		return !!__classPrivateFieldGet(this, j, `f`)[e]?.some((e) => !e.removed);
	}
	_emit(e, ...t) {
		if (__classPrivateFieldGet(this, Mt, `f`)) return;
		e === `end` && (__classPrivateFieldGet(this, A, `m`, _EventStream_removeAbortListeners).call(this), __classPrivateFieldSet(this, Mt, !0, `f`), __classPrivateFieldGet(this, Tt, `f`).call(this));
		let n = __classPrivateFieldGet(this, j, `f`)[e], r, i = !1;
		try {
			if (n) {
				__classPrivateFieldGet(this, j, `f`)[e] = n.filter((e) => (e.once && (e.detached = !0), !e.once && !e.removed)), __classPrivateFieldSet(this, jt, __classPrivateFieldGet(this, jt, `f`) + 1, `f`);
				try {
					for (let e of n) if (!e.removed) {
						let { listener: n } = e;
						n(...t);
					}
				} finally {
					if (__classPrivateFieldSet(this, jt, __classPrivateFieldGet(this, jt, `f`) - 1, `f`), __classPrivateFieldGet(this, jt, `f`) === 0) {
						__classPrivateFieldGet(this, A, `m`, _EventStream_cleanupEmittedListeners).call(this);
						for (let e of __classPrivateFieldGet(this, At, `f`)) __classPrivateFieldGet(this, At, `f`).delete(e), __classPrivateFieldGet(this, Mt, `f`) || e();
					}
				}
			}
		} catch (e) {
			r = e, i = !0;
		}
		try {
			__classPrivateFieldGet(this, A, `m`, _EventStream_settleTerminalEvent).call(this, e, t, !!n?.length);
		} catch (e) {
			i ||= (r = e, !0);
		}
		if (i) throw r;
	}
	_emitFinal() {}
};
xt = new WeakMap(), St = new WeakMap(), Ct = new WeakMap(), wt = new WeakMap(), Tt = new WeakMap(), Et = new WeakMap(), j = new WeakMap(), Dt = new WeakMap(), Ot = new WeakMap(), kt = new WeakMap(), At = new WeakMap(), jt = new WeakMap(), Mt = new WeakMap(), Nt = new WeakMap(), Pt = new WeakMap(), Ft = new WeakMap(), It = new WeakMap(), A = new WeakSet(), _EventStream_abortFromSignal = function(e) {
	try {
		this.controller.abort(e.reason);
	} catch {
		this.controller.abort();
	}
}, _EventStream_removeAbortListeners = function() {
	for (let { signal: e, listener: t } of __classPrivateFieldGet(this, Dt, `f`).splice(0)) e.removeEventListener(`abort`, t);
}, _EventStream_onceForEmitted = function(e, t) {
	let n = __classPrivateFieldGet(this, j, `f`)[e], r = n?.length ?? 0;
	this.once(e, t);
	let i = __classPrivateFieldGet(this, j, `f`)[e], [a] = i?.slice(-1) ?? [];
	(n === void 0 || i === n) && i?.length === r + 1 && a?.listener === t && a.once && __classPrivateFieldGet(this, Ot, `f`).set(t, {
		event: e,
		registration: a
	});
}, _EventStream_removeEmittedListener = function(e, t) {
	t.removed || (t.removed = !0, __classPrivateFieldGet(this, Ot, `f`).delete(t.listener), __classPrivateFieldGet(this, kt, `f`).add(e), __classPrivateFieldGet(this, jt, `f`) === 0 && __classPrivateFieldGet(this, A, `m`, _EventStream_cleanupEmittedListeners).call(this));
}, _EventStream_cleanupEmittedListeners = function() {
	for (let e of __classPrivateFieldGet(this, kt, `f`)) {
		let t = e, n = __classPrivateFieldGet(this, j, `f`)[t];
		n && (__classPrivateFieldGet(this, j, `f`)[t] = n.filter((e) => !e.removed));
	}
	__classPrivateFieldGet(this, kt, `f`).clear();
}, _EventStream_handleError = function(e) {
	if (__classPrivateFieldSet(this, Nt, !0, `f`), e instanceof Error && e.name === `AbortError` && (e = this._userAbortError()), e instanceof APIUserAbortError) return __classPrivateFieldSet(this, Pt, !0, `f`), this._emit(`abort`, e);
	if (e instanceof OpenAIError) return this._emit(`error`, e);
	if (e instanceof Error) {
		let t = new OpenAIError(e.message);
		return t.cause = e, this._emit(`error`, t);
	}
	return this._emit(`error`, new OpenAIError(String(e)));
}, _EventStream_settleTerminalEvent = function(e, t, n) {
	if (e === `abort`) {
		let e = t[0];
		__classPrivateFieldSet(this, It, __classPrivateFieldGet(this, It, `f`) ?? {
			kind: `abort`,
			error: e
		}, `f`), !__classPrivateFieldGet(this, Ft, `f`) && !n && Promise.reject(e), __classPrivateFieldGet(this, Ct, `f`).call(this, e), __classPrivateFieldGet(this, Et, `f`).call(this, e), this._emit(`end`);
	} else if (e === `error`) {
		let e = t[0];
		__classPrivateFieldSet(this, It, __classPrivateFieldGet(this, It, `f`) ?? {
			kind: `error`,
			error: e
		}, `f`), !__classPrivateFieldGet(this, Ft, `f`) && !n && Promise.reject(e), __classPrivateFieldGet(this, Ct, `f`).call(this, e), __classPrivateFieldGet(this, Et, `f`).call(this, e), this._emit(`end`);
	}
};
function isRunnableFunctionWithParse(e) {
	return typeof e.parse == `function`;
}
var M, gn, _n, vn, _AbstractChatCompletionRunner_getFinalContent, _AbstractChatCompletionRunner_getFinalMessage, _AbstractChatCompletionRunner_getFinalFunctionToolCall, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult, _AbstractChatCompletionRunner_calculateTotalUsage, _AbstractChatCompletionRunner_throwIfAborted, _AbstractChatCompletionRunner_validateParams, _AbstractChatCompletionRunner_stringifyFunctionCallResult;
function normalizeToolCallIds(e) {
	for (let t of e.choices) for (let e of t.message.tool_calls ?? []) e.id ||= `call_${uuid4()}`;
}
function toRequestMessage(e) {
	if (!isAssistantMessage(e)) return e;
	let t = { role: `assistant` };
	return e.audio != null && (t.audio = { id: e.audio.id }), e.content !== void 0 && (t.content = e.content), e.function_call != null && (t.function_call = e.function_call), e.name !== void 0 && (t.name = e.name), e.refusal != null && (t.refusal = e.refusal), e.tool_calls !== void 0 && (t.tool_calls = e.tool_calls.map((e) => e.type === `custom` ? {
		id: e.id,
		type: e.type,
		custom: {
			input: e.custom.input,
			name: e.custom.name
		}
	} : {
		id: e.id,
		type: e.type,
		function: {
			arguments: e.function.arguments,
			name: e.function.name
		}
	})), t;
}
var AbstractChatCompletionRunner = class extends EventStream {
	constructor() {
		super(...arguments), M.add(this), this._chatCompletions = [], _n.set(this, !1), vn.set(this, !1), this.messages = [];
	}
	_addChatCompletion(e) {
		__classPrivateFieldSet(this, _n, !this.controller.signal.aborted, `f`), normalizeToolCallIds(e), this._chatCompletions.push(e), this._emit(`chatCompletion`, e);
		let t = e.choices[0]?.message;
		return t && this._addMessage(t), e;
	}
	_addMessage(e, t = !0, n = !0) {
		if (n && !(`content` in e) && (e.content = null), this.messages.push(e), t) {
			if (this._emit(`message`, e), isToolMessage(e) && e.content) this._emit(`functionToolCallResult`, e.content);
			else if (isAssistantMessage(e) && e.tool_calls) for (let t of e.tool_calls) t.type === `function` && this._emit(`functionToolCall`, t.function);
		}
	}
	async finalChatCompletion() {
		await this.done();
		let e = this._chatCompletions[this._chatCompletions.length - 1];
		if (!e) throw new OpenAIError(`stream ended without producing a ChatCompletion`);
		return e;
	}
	async finalContent() {
		return await this.done(), __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalContent).call(this);
	}
	async finalMessage() {
		return await this.done(), __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalMessage).call(this);
	}
	async finalFunctionToolCall() {
		return await this.done(), __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
	}
	async finalFunctionToolCallResult() {
		return await this.done(), __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
	}
	async totalUsage() {
		return await this.done(), __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_calculateTotalUsage).call(this);
	}
	allChatCompletions() {
		return [...this._chatCompletions];
	}
	_emitFinal() {
		__classPrivateFieldGet(this, vn, `f`) && __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_throwIfAborted).call(this);
		let e = this._chatCompletions[this._chatCompletions.length - 1];
		e && this._emit(`finalChatCompletion`, e);
		let t = __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalMessage).call(this);
		t && this._emit(`finalMessage`, t);
		let n = __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalContent).call(this);
		n && this._emit(`finalContent`, n);
		let r = __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
		r && this._emit(`finalFunctionToolCall`, r);
		let i = __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
		i != null && this._emit(`finalFunctionToolCallResult`, i), this._chatCompletions.some((e) => e.usage) && this._emit(`totalUsage`, __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_calculateTotalUsage).call(this));
	}
	async _createChatCompletion(e, t, n) {
		this._listenForAbort(n?.signal), __classPrivateFieldGet(gn, gn, `m`, _AbstractChatCompletionRunner_validateParams).call(gn, t);
		let r = await e.chat.completions.create({
			...t,
			stream: !1
		}, {
			...n,
			signal: this.controller.signal
		});
		return this._connected(), this._addChatCompletion(parseChatCompletion(r, t));
	}
	async _runChatCompletion(e, t, n) {
		for (let e of t.messages) this._addMessage(e, !1, !1);
		return await this._createChatCompletion(e, t, n);
	}
	async _runTools(e, t, n, r) {
		let i = `tool`, { tool_choice: a = `auto`, stream: o, toolContext: s, ...c } = t, l = s, u = typeof a != `string` && a.type === `function` && a?.function?.name, { maxChatCompletions: d = 10, afterCompletion: f } = r || {}, runAfterCompletion = async (e) => {
			f != null && (__classPrivateFieldSet(this, vn, !0, `f`), await f(e, n), __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_throwIfAborted).call(this));
		}, p = t.tools.map((e) => {
			if (isAutoParsableTool$1(e)) {
				if (!e.$callback) throw new OpenAIError("Tool given to `.runTools()` that does not have an associated function");
				return {
					type: `function`,
					function: {
						function: e.$callback,
						name: e.function.name,
						description: e.function.description || ``,
						parameters: e.function.parameters,
						parse: e.$parseRaw,
						strict: !0
					}
				};
			}
			return e;
		}), m = Object.create(null);
		for (let e of p) e.type === `function` && (m[e.function.name || e.function.function.name] = e.function);
		let h = `tools` in t ? p.map((e) => e.type === `function` ? {
			type: `function`,
			function: {
				name: e.function.name || e.function.function.name,
				parameters: e.function.parameters,
				description: e.function.description,
				strict: e.function.strict
			}
		} : e) : void 0;
		for (let e of t.messages) this._addMessage(e, !1, !1);
		let g = !1, runToolCall = async (e) => {
			let t = g;
			if (g = !1, e.type !== `function`) return {
				message: void 0,
				functionCalled: !1
			};
			let r = e.id, { name: a, arguments: o } = e.function, s = m[a];
			if (!s) {
				let e = `Invalid tool_call: ${JSON.stringify(a)}. Available options are: ${Object.keys(m).map((e) => JSON.stringify(e)).join(`, `)}. Please try again`;
				return {
					message: {
						role: i,
						tool_call_id: r,
						content: e
					},
					functionCalled: !1
				};
			}
			if (u && u !== a) {
				let e = `Invalid tool_call: ${JSON.stringify(a)}. ${JSON.stringify(u)} requested. Please try again`;
				return {
					message: {
						role: i,
						tool_call_id: r,
						content: e
					},
					functionCalled: !1
				};
			}
			let c;
			if (isRunnableFunctionWithParse(s)) {
				let e;
				try {
					e = await s.parse(o);
				} catch (e) {
					if (this.controller.signal.aborted) throw this._userAbortError();
					let t = e instanceof Error ? e.message : String(e);
					return {
						message: {
							role: i,
							tool_call_id: r,
							content: t
						},
						functionCalled: !1
					};
				}
				if (this.controller.signal.aborted) throw this._userAbortError();
				try {
					c = await s.function(e, n, l);
				} catch (e) {
					throw this.controller.signal.aborted && Object.is(e, this.controller.signal.reason) ? this._userAbortError() : e;
				}
			} else {
				if (this.controller.signal.aborted && !t) throw this._userAbortError();
				try {
					c = await s.function(o, n, l);
				} catch (e) {
					throw this.controller.signal.aborted && Object.is(e, this.controller.signal.reason) ? this._userAbortError() : e;
				}
			}
			let d = __classPrivateFieldGet(gn, gn, `m`, _AbstractChatCompletionRunner_stringifyFunctionCallResult).call(gn, c);
			return {
				message: {
					role: i,
					tool_call_id: r,
					content: d
				},
				functionCalled: !0
			};
		};
		for (let n = 0; n < d; ++n) {
			let n = await this._createChatCompletion(e, {
				...c,
				tool_choice: a,
				tools: h,
				messages: this.messages.map(toRequestMessage)
			}, r);
			g = this.controller.signal.aborted && __classPrivateFieldGet(this, _n, `f`);
			let i = n.choices[0]?.message;
			if (!i) throw new OpenAIError(`missing message in ChatCompletion response`);
			if (!i.tool_calls?.length) {
				await runAfterCompletion(n);
				return;
			}
			if (u || t.parallel_tool_calls === !1) for (let e of i.tool_calls) {
				let t = await runToolCall(e);
				if (t.message && this._addMessage(t.message), this.controller.signal.aborted) throw this._userAbortError();
				if (u && t.functionCalled) {
					await runAfterCompletion(n);
					return;
				}
			}
			else {
				let e = await Promise.allSettled(i.tool_calls.map(runToolCall));
				if (!this.controller.signal.aborted) {
					for (let t of e) if (t.status === `rejected`) throw t.reason;
				}
				for (let t of e) t.status === `fulfilled` && t.value.message && this._addMessage(t.value.message);
				if (this.controller.signal.aborted) throw this._userAbortError();
			}
			await runAfterCompletion(n);
		}
	}
};
gn = AbstractChatCompletionRunner, _n = new WeakMap(), vn = new WeakMap(), M = new WeakSet(), _AbstractChatCompletionRunner_getFinalContent = function() {
	return __classPrivateFieldGet(this, M, `m`, _AbstractChatCompletionRunner_getFinalMessage).call(this).content ?? null;
}, _AbstractChatCompletionRunner_getFinalMessage = function() {
	let e = this.messages.length;
	for (; e-- > 0;) {
		let t = this.messages[e];
		if (isAssistantMessage(t)) return {
			...t,
			content: t.content ?? null,
			refusal: t.refusal ?? null
		};
	}
	throw new OpenAIError(`stream ended without producing a ChatCompletionMessage with role=assistant`);
}, _AbstractChatCompletionRunner_getFinalFunctionToolCall = function() {
	for (let e = this.messages.length - 1; e >= 0; e--) {
		let t = this.messages[e];
		if (isAssistantMessage(t) && t?.tool_calls?.length) for (let e = t.tool_calls.length - 1; e >= 0; e--) {
			let n = t.tool_calls[e];
			if (n?.type === `function`) return n.function;
		}
	}
}, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult = function() {
	for (let e = this.messages.length - 1; e >= 0; e--) {
		let t = this.messages[e];
		if (isToolMessage(t) && t.content != null && typeof t.content == `string` && this.messages.some((e) => e.role === `assistant` && e.tool_calls?.some((e) => e.type === `function` && e.id === t.tool_call_id))) return t.content;
	}
}, _AbstractChatCompletionRunner_calculateTotalUsage = function() {
	let e = {
		completion_tokens: 0,
		prompt_tokens: 0,
		total_tokens: 0
	};
	for (let { usage: t } of this._chatCompletions) if (t) {
		e.completion_tokens += t.completion_tokens, e.prompt_tokens += t.prompt_tokens, e.total_tokens += t.total_tokens;
		for (let n of [`completion_tokens_details`, `prompt_tokens_details`]) {
			let r = t[n];
			if (isObj(r)) {
				let t = e[n] ?? (e[n] = {});
				for (let e in r) {
					if (!hasOwn(r, e)) continue;
					let n = r[e];
					typeof n == `number` && Object.defineProperty(t, e, {
						value: (hasOwn(t, e) ? t[e] ?? 0 : 0) + n,
						enumerable: !0,
						configurable: !0,
						writable: !0
					});
				}
			}
		}
	}
	return e;
}, _AbstractChatCompletionRunner_throwIfAborted = function() {
	if (this.controller.signal.aborted) throw this._userAbortError();
}, _AbstractChatCompletionRunner_validateParams = function(e) {
	if (e.n != null && e.n > 1) throw new OpenAIError(`ChatCompletion convenience helpers only support n=1 at this time. To use n>1, please use chat.completions.create() directly.`);
}, _AbstractChatCompletionRunner_stringifyFunctionCallResult = function(e) {
	return typeof e == `string` ? e : e === void 0 ? `undefined` : JSON.stringify(e);
};
var yn = class ChatCompletionRunner extends AbstractChatCompletionRunner {
	static runTools(e, t, n) {
		let r = new ChatCompletionRunner(), i = {
			...n,
			__metadata: {
				...n?.__metadata,
				helperMethod: `runTools`
			}
		};
		return r._run(() => r._runTools(e, t, r, i)), r;
	}
	_addMessage(e, t = !0, n = !0) {
		super._addMessage(e, t, n), t && isAssistantMessage(e) && e.content && this._emit(`content`, e.content);
	}
};
const N = {
	STR: 1,
	NUM: 2,
	ARR: 4,
	OBJ: 8,
	NULL: 16,
	BOOL: 32,
	NAN: 64,
	INFINITY: 128,
	MINUS_INFINITY: 256,
	INF: 384,
	SPECIAL: 496,
	ATOM: 499,
	COLLECTION: 12,
	ALL: 511
};
var PartialJSON = class extends Error {}, MalformedJSON = class extends Error {};
function parseJSON(e, t = N.ALL) {
	if (typeof e != `string`) throw TypeError(`expecting str, got ${typeof e}`);
	if (!e.trim()) throw Error(`${e} is empty`);
	return _parseJSON(e.trim(), t);
}
const _parseJSON = (e, t) => {
	let n = e.length, r = 0, markPartialJSON = (e) => {
		throw new PartialJSON(`${e} at position ${r}`);
	}, throwMalformedError = (e) => {
		throw new MalformedJSON(`${e} at position ${r}`);
	}, parseAny = () => (skipBlank(), r >= n && markPartialJSON(`Unexpected end of input`), e[r] === `"` ? parseStr() : e[r] === `{` ? parseObj() : e[r] === `[` ? parseArr() : e.substring(r, r + 4) === `null` || N.NULL & t && n - r < 4 && `null`.startsWith(e.substring(r)) ? (r += 4, null) : e.substring(r, r + 4) === `true` || N.BOOL & t && n - r < 4 && `true`.startsWith(e.substring(r)) ? (r += 4, !0) : e.substring(r, r + 5) === `false` || N.BOOL & t && n - r < 5 && `false`.startsWith(e.substring(r)) ? (r += 5, !1) : e.substring(r, r + 8) === `Infinity` || N.INFINITY & t && n - r < 8 && `Infinity`.startsWith(e.substring(r)) ? (r += 8, 1 / 0) : e.substring(r, r + 9) === `-Infinity` || N.MINUS_INFINITY & t && n - r > 1 && n - r < 9 && `-Infinity`.startsWith(e.substring(r)) ? (r += 9, -1 / 0) : e.substring(r, r + 3) === `NaN` || N.NAN & t && n - r < 3 && `NaN`.startsWith(e.substring(r)) ? (r += 3, NaN) : parseNum()), parseStr = () => {
		let i = r, a = !1;
		for (r++; r < n && (e[r] !== `"` || a && e[r - 1] === `\\`);) a = e[r] === `\\` && !a, r++;
		if (e.charAt(r) === `"`) try {
			return JSON.parse(e.substring(i, ++r - Number(a)));
		} catch (e) {
			throwMalformedError(String(e));
		}
		else if (N.STR & t) try {
			return JSON.parse(e.substring(i, r - Number(a)) + `"`);
		} catch {
			return JSON.parse(e.substring(i, e.lastIndexOf(`\\`)) + `"`);
		}
		markPartialJSON(`Unterminated string literal`);
	}, parseObj = () => {
		r++, skipBlank();
		let i = {};
		try {
			for (; e[r] !== `}`;) {
				if (skipBlank(), r >= n && N.OBJ & t) return i;
				let a = parseStr();
				skipBlank(), r++;
				try {
					let e = parseAny();
					Object.defineProperty(i, a, {
						value: e,
						writable: !0,
						enumerable: !0,
						configurable: !0
					});
				} catch (e) {
					if (N.OBJ & t) return i;
					throw e;
				}
				skipBlank(), e[r] === `,` && r++;
			}
		} catch {
			if (N.OBJ & t) return i;
			markPartialJSON(`Expected '}' at end of object`);
		}
		return r++, i;
	}, parseArr = () => {
		r++;
		let n = [];
		try {
			for (; e[r] !== `]`;) n.push(parseAny()), skipBlank(), e[r] === `,` && r++;
		} catch {
			if (N.ARR & t) return n;
			markPartialJSON(`Expected ']' at end of array`);
		}
		return r++, n;
	}, parseNum = () => {
		if (r === 0) {
			e === `-` && N.NUM & t && markPartialJSON(`Not sure what '-' is`);
			try {
				return JSON.parse(e);
			} catch (n) {
				if (N.NUM & t) try {
					return e[e.length - 1] === `.` ? JSON.parse(e.substring(0, e.lastIndexOf(`.`))) : JSON.parse(e.substring(0, e.lastIndexOf(`e`)));
				} catch {}
				throwMalformedError(String(n));
			}
		}
		let i = r;
		for (e[r] === `-` && r++; e[r] && !`,]}`.includes(e[r]);) r++;
		r === n && !(N.NUM & t) && markPartialJSON(`Unterminated number literal`);
		let a = e.substring(i, r);
		try {
			return JSON.parse(a);
		} catch {
			a === `-` && N.NUM & t && markPartialJSON(`Not sure what '-' is`);
			try {
				return JSON.parse(a.substring(0, a.lastIndexOf(`e`)));
			} catch (e) {
				throwMalformedError(String(e));
			}
		}
	}, skipBlank = () => {
		for (; r < n && ` 
\r	`.includes(e[r]);) r++;
	};
	return parseAny();
}, partialParse = (e) => parseJSON(e, N.ALL ^ N.NUM);
function normalizeChatCompletionChunk(e) {
	return Array.isArray(e?.choices) ? {
		...e,
		choices: e.choices.map((e) => ({
			...e,
			finish_reason: e.finish_reason ?? null
		}))
	} : e;
}
function normalizeChatCompletionStream(e) {
	let t = e[Symbol.asyncIterator].bind(e);
	return e[Symbol.asyncIterator] = async function* () {
		let e = { [Symbol.asyncIterator]: t };
		for await (let t of e) yield normalizeChatCompletionChunk(t);
	}, e;
}
var P, F, bn, xn, Sn, I, Cn, L, _ChatCompletionStream_beginRequest, _ChatCompletionStream_getChoiceEventState, _ChatCompletionStream_addChunk, _ChatCompletionStream_emitToolCallDoneEvent, _ChatCompletionStream_emitContentDoneEvents, _ChatCompletionStream_validateStructuredSnapshots, _ChatCompletionStream_endRequest, _ChatCompletionStream_accumulateChatCompletion;
function parseStructuredStreamingJSON(e) {
	try {
		return partialParse(e);
	} catch (t) {
		if (t instanceof MalformedJSON || t instanceof SyntaxError) return parseResponseFormatContent({
			type: `json_schema`,
			$parseRaw: void 0
		}, e);
		throw t;
	}
}
const wn = `chat.completion.chunk.message:`;
function makeChatCompletionReadableStreamMessageChunk(e, t, n) {
	let r = {
		type: `message`,
		message: t,
		...n ? { tool_call_ids: n } : {}
	};
	return {
		id: e.id,
		choices: [],
		created: e.created,
		model: e.model,
		object: `${wn}${JSON.stringify(r)}`
	};
}
function isChatCompletionReadableStreamMessage(e) {
	return `type` in e && e.type === `message` && `message` in e || `object` in e && typeof e.object == `string` && e.object.startsWith(wn);
}
function getChatCompletionReadableStreamMessage(e) {
	return `type` in e ? e : JSON.parse(e.object.slice(30));
}
const Tn = 67108864, En = 1024;
function createPartialJSONParseState() {
	return {
		bytes: 0,
		depth: 0,
		fragments: 0,
		work: 0,
		escaped: !1,
		has_non_whitespace: !1,
		in_string: !1,
		last_parsed_bytes: 0,
		pending_high_surrogate: !1
	};
}
function recordPartialJSONFragment(e, t, n, r) {
	if (t.fragments >= 65536) throw new OpenAIError(`Chat completion stream exceeded its structured JSON fragment limit`);
	let i = 0, { depth: a, escaped: o, has_non_whitespace: s, in_string: c } = e, l = !1, u = !0;
	for (let d of n) {
		let n = i, f = d.codePointAt(0);
		if (u && e.pending_high_surrogate && f >= 56320 && f <= 57343 ? i += 1 : i += f <= 127 ? 1 : f <= 2047 ? 2 : f <= 65535 ? 3 : 4, u = !1, t.bytes + i > 16777216) throw new OpenAIError(`Chat completion stream exceeded its structured JSON byte limit`);
		if (r && r.work + i > Tn) throw r.work += n, new OpenAIError(`Chat completion stream exceeded its structured JSON parse-work limit`);
		if (d !== ` ` && d !== `
` && d !== `\r` && d !== `	` && (s = !0), c) o ? o = !1 : d === `\\` ? o = !0 : d === `"` && (c = !1, l ||= a === 0);
		else if (d === `"`) c = !0;
		else if (d === `{` || d === `[`) {
			if (a += 1, a > 128) throw new OpenAIError(`Chat completion stream exceeded its structured JSON nesting depth limit`);
		} else (d === `}` || d === `]`) && a > 0 && (--a, l ||= a === 0);
	}
	if (e.bytes += i, e.fragments += 1, e.depth = a, e.escaped = o, e.has_non_whitespace = s, e.in_string = c, n.length > 0) {
		let t = n.codePointAt(n.length - 1) ?? 0;
		e.pending_high_surrogate = t >= 55296 && t <= 56319;
	}
	if (t.bytes += i, t.fragments += 1, r && (r.work += i), !s || i === 0) return !1;
	let d = Math.max(En, Math.floor(e.last_parsed_bytes / 2));
	return !(e.bytes > En && !l && e.bytes - e.last_parsed_bytes < d);
}
function reservePartialJSONParse(e, t) {
	return t.work + e.bytes > Tn ? !1 : (t.work += e.bytes, e.work += e.bytes, e.last_parsed_bytes = e.bytes, !0);
}
function captureStructuredJSONSnapshot(e, t) {
	let n = Object.getOwnPropertyDescriptor(e, t);
	if (n) {
		if (!(`value` in n) || typeof n.value != `string` && n.value !== null && n.value !== void 0) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
		return n.value;
	}
	{
		let n = Object.getPrototypeOf(e);
		for (let e = 0; n !== null; e += 1) {
			if (e >= 128 || Object.getOwnPropertyDescriptor(n, t)) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
			n = Object.getPrototypeOf(n);
		}
	}
}
function captureStructuredMessageSnapshot(e) {
	let t = Object.getOwnPropertyDescriptor(e, `message`);
	if (!t || !(`value` in t) || typeof t.value != `object` || t.value === null) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
	return t.value;
}
function captureSnapshotArray(e, t, n, r) {
	let i = Object.getOwnPropertyDescriptor(e, t);
	if (!i) {
		let n = Object.getPrototypeOf(e);
		for (let e = 0; n !== null; e += 1) {
			if (e >= 128 || Object.getOwnPropertyDescriptor(n, t)) throw new OpenAIError(`Chat completion stream contains an unsafe snapshot ${r} collection`);
			n = Object.getPrototypeOf(n);
		}
		return;
	}
	if (!(`value` in i) || !Array.isArray(i.value)) throw new OpenAIError(`Chat completion stream contains an unsafe snapshot ${r} collection`);
	let a = Object.getOwnPropertyDescriptor(i.value, `length`);
	if (!a || !(`value` in a) || !Number.isSafeInteger(a.value) || a.value > n) throw new OpenAIError(`Chat completion stream exceeded its snapshot ${r} limit`);
	return i.value;
}
function captureSnapshotArrayItem(e, t) {
	let n = Object.getOwnPropertyDescriptor(e, t);
	if (n) {
		if (!(`value` in n)) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
		return n.value;
	}
}
function mapCapturedSnapshotArray(e, t, n, r) {
	let i = Object.getOwnPropertyDescriptor(e, `length`), a = i && `value` in i ? i.value : void 0;
	if (typeof a != `number` || !Number.isSafeInteger(a) || a < 0 || a > t) throw new OpenAIError(`Chat completion stream exceeded its snapshot ${n} limit`);
	let o = [];
	o.length = a;
	for (let t = 0; t < a; t += 1) {
		let n = Object.getOwnPropertyDescriptor(e, t);
		if (n) {
			if (!(`value` in n)) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
			o[t] = r(n.value, t);
		}
	}
	return o;
}
function validateStructuredJSONSnapshot(e, t, n) {
	let r = createPartialJSONParseState(), i = t ?? {
		bytes: 0,
		fragments: 0,
		work: 0
	};
	if (recordPartialJSONFragment(r, i, e, n), !reservePartialJSONParse(r, i)) throw new OpenAIError(`Chat completion stream exceeded its structured JSON parse-work limit`);
	return e;
}
function ownFunctionToolIdentity(e) {
	let t = Object.getOwnPropertyDescriptor(e, `type`), n = Object.getOwnPropertyDescriptor(e, `function`);
	if (!t || !(`value` in t) || t.value !== `function` || !n || !(`value` in n) || typeof n.value != `object` || n.value === null) return;
	let r = Object.getOwnPropertyDescriptor(n.value, `name`);
	if (r && `value` in r && typeof r.value == `string` && r.value.length !== 0) return {
		type: `function`,
		name: r.value
	};
}
function assertBoundToolCallIdentity(e, t) {
	let n = ownFunctionToolIdentity(e);
	if (!n || n.name !== t.name || n.type !== t.type) throw new OpenAIError(`Chat completion stream contains a changed tool call identity`);
}
function assignOwnProperties(e, t) {
	return Object.prototype.propertyIsEnumerable.call(t, `__proto__`) && !hasOwn(e, `__proto__`) && Object.defineProperty(e, "__proto__", {
		value: void 0,
		writable: !0,
		enumerable: !0,
		configurable: !0
	}), Object.assign(e, t);
}
function cloneParserConfigObject(e, t = []) {
	let n = Object.getOwnPropertyDescriptors(e);
	for (let r of t) {
		let t = n[r];
		(t || r in e) && (n[r] = {
			value: t && `value` in t ? t.value : Reflect.get(e, r, e),
			enumerable: t?.enumerable ?? !1,
			configurable: t?.configurable ?? !0,
			writable: t && `writable` in t ? t.writable : !1
		});
	}
	return Object.create(Object.getPrototypeOf(e), n);
}
function snapshotChatCompletionParserParams(e) {
	let t = cloneParserConfigObject(e);
	if (e.tools) {
		let n = [], r = Object.getOwnPropertyDescriptor(e.tools, `length`), i = r && `value` in r ? r.value : void 0, a = typeof i == `number` && Number.isSafeInteger(i) && i >= 0 ? Math.min(i, 128) : 0;
		for (let t = 0; t < a; t += 1) {
			let r = Object.getOwnPropertyDescriptor(e.tools, String(t));
			if (!r || !(`value` in r)) {
				n.length = t + 1;
				continue;
			}
			let i = r.value, a = cloneParserConfigObject(i, [
				`type`,
				`$brand`,
				`$parseRaw`,
				`$callback`,
				`function`
			]), o = Object.getOwnPropertyDescriptors(a);
			if (isChatCompletionFunctionTool(a)) {
				let e = o.function;
				o.function = {
					...e && `value` in e ? e : {
						configurable: !0,
						enumerable: !0,
						writable: !0
					},
					value: cloneParserConfigObject(a.function, [`name`, `strict`])
				};
			}
			n[t] = Object.create(Object.getPrototypeOf(i), o);
		}
		t.tools = n;
	}
	return e.response_format && (t.response_format = cloneParserConfigObject(e.response_format, [
		`type`,
		`$brand`,
		`$parseRaw`
	])), t;
}
const Dn = 4096, On = JSON.stringify, kn = Symbol(`omitted serialized parser value`), R = Symbol(`unsafe serialized parser value`);
function canonicalSerializedParserSchema(e, t) {
	let n = new WeakSet(), charge = (e) => !Number.isSafeInteger(e) || e < 0 || t.bytes + e > 1048576 ? !1 : (t.bytes += e, !0), visit = (e, r) => {
		if (r > 64 || t.nodes >= Dn) return R;
		if (t.nodes += 1, e === void 0 || typeof e == `function` || typeof e == `symbol`) return kn;
		if (typeof e == `bigint`) return R;
		if (e === null || typeof e == `boolean` || typeof e == `number`) {
			let t = On(e);
			return typeof t == `string` && charge(t.length) ? t : R;
		}
		if (typeof e == `string`) return charge(e.length * 6 + 2) ? On(e) : R;
		if (typeof e != `object` || n.has(e)) return R;
		let i = Array.isArray(e), a = Object.getPrototypeOf(e);
		if (i && a !== Array.prototype || !i && a !== null && a !== Object.prototype) return R;
		for (let t = e; t !== null; t = Object.getPrototypeOf(t)) {
			let e = Object.getOwnPropertyDescriptor(t, `toJSON`);
			if (e) {
				if (!(`value` in e) || typeof e.value == `function`) return R;
				break;
			}
		}
		n.add(e);
		try {
			if (!charge(2)) return R;
			if (i) {
				let n = Object.getOwnPropertyDescriptor(e, `length`), i = n && `value` in n ? n.value : void 0;
				if (typeof i != `number` || !Number.isSafeInteger(i) || i < 0 || i > Dn - t.nodes) return R;
				let a = [];
				for (let n = 0; n < i; n += 1) {
					let i = String(n), o = Object.getOwnPropertyDescriptor(e, i);
					if (!o) {
						if (Object.getOwnPropertyDescriptor(Array.prototype, i) || Object.getOwnPropertyDescriptor(Object.prototype, i) || (t.nodes += 1, !charge(4))) return R;
						a.push(`null`);
						continue;
					}
					if (!(`value` in o)) return R;
					let s = visit(o.value, r + 1);
					if (s === R) return s;
					a.push(s === kn ? `null` : s);
				}
				return `[${a.join(`,`)}]`;
			}
			let n = Reflect.ownKeys(e);
			if (n.length > Dn - t.nodes) return R;
			let a = [];
			for (let t of n) {
				if (typeof t != `string`) continue;
				let n = Object.getOwnPropertyDescriptor(e, t);
				if (!n) return R;
				if (n.enumerable) {
					if (!(`value` in n)) return R;
					a.push([t, n.value]);
				}
			}
			a.sort(([e], [t]) => e === t ? 0 : e < t ? -1 : 1);
			let o = [];
			for (let [e, t] of a) {
				let n = visit(t, r + 1);
				if (n === R) return n;
				if (n !== kn) {
					if (!charge(e.length * 6 + 3)) return R;
					o.push(`${On(e)}:${n}`);
				}
			}
			return `{${o.join(`,`)}}`;
		} finally {
			n.delete(e);
		}
	};
	try {
		let t = visit(e, 0);
		return typeof t == `string` ? t : void 0;
	} catch {
		return;
	}
}
function rememberSerializedParserSchema(e, t, n, r) {
	let i = Object.getOwnPropertyDescriptor(t, `$parseRaw`), a = Object.getOwnPropertyDescriptor(n, r);
	if (!i || !(`value` in i) || typeof i.value != `function` || !a || !(`value` in a)) return;
	let o = canonicalSerializedParserSchema(a.value, {
		nodes: 0,
		bytes: 0
	});
	o !== void 0 && e.set(t, o);
}
function hasMatchingSerializedParserSchema(e, t, n, r, i) {
	let a = t && e.get(t), o = Object.getOwnPropertyDescriptor(n, r);
	return a !== void 0 && o !== void 0 && `value` in o && canonicalSerializedParserSchema(i, {
		nodes: 0,
		bytes: 0
	}) === a;
}
function serializedParserDescriptor(e, t) {
	return e && `value` in e ? {
		...e,
		value: t
	} : {
		configurable: !0,
		enumerable: !0,
		writable: !0,
		value: t
	};
}
function shadowSerializedParserMetadata(e, t, n) {
	for (let r of n) {
		let n = e[r];
		(n || r in t) && (e[r] = n && `value` in n ? {
			...n,
			value: void 0
		} : {
			configurable: n?.configurable ?? !0,
			enumerable: n?.enumerable ?? !1,
			writable: !1,
			value: void 0
		});
	}
}
function snapshotSerializedParserTool(e) {
	let t = e.source ?? {
		type: e.type,
		...e.type === `function` ? { function: {} } : {}
	}, n = Object.getOwnPropertyDescriptors(t);
	if (n.type = serializedParserDescriptor(n.type, e.type), e.type !== `function` || !e.function) return n.function &&= serializedParserDescriptor(n.function, void 0), shadowSerializedParserMetadata(n, t, [
		`$brand`,
		`$parseRaw`,
		`$callback`
	]), Object.create(Object.getPrototypeOf(t), n);
	let r = n.function, i = r && `value` in r && typeof r.value == `object` && r.value !== null ? r.value : {}, a = Object.getOwnPropertyDescriptors(i);
	return a.name = serializedParserDescriptor(a.name, e.function.name), a.strict = serializedParserDescriptor(a.strict, e.function.strict), n.function = serializedParserDescriptor(r, Object.create(Object.getPrototypeOf(i), a)), e.function.schemaMatches || shadowSerializedParserMetadata(n, t, [
		`$brand`,
		`$parseRaw`,
		`$callback`
	]), Object.create(Object.getPrototypeOf(t), n);
}
function snapshotSerializedResponseFormat(e) {
	let t = e.source ?? { type: e.type }, n = Object.getOwnPropertyDescriptors(t);
	return n.type = serializedParserDescriptor(n.type, e.type), e.type === `json_schema` && e.source && e.schemaMatches || shadowSerializedParserMetadata(n, t, [`$brand`, `$parseRaw`]), Object.create(Object.getPrototypeOf(t), n);
}
function ownSerializedParserObject(e, t) {
	let n = Object.getOwnPropertyDescriptor(e, t);
	if (!n || !(`value` in n)) return;
	let { value: r } = n;
	return typeof r == `object` && r ? r : void 0;
}
function observeSerializedChatCompletionParserParams(e, t, n) {
	let r = new WeakMap(), i = new WeakMap();
	if (e.tools) for (let n = 0; n < e.tools.length && n < 128; n += 1) {
		let a = ownSerializedParserObject(e.tools, String(n)), o = t.tools?.[n];
		if (a && o) {
			r.set(a, o);
			let e = ownSerializedParserObject(o, `function`);
			e && rememberSerializedParserSchema(i, o, e, `parameters`);
		}
	}
	t.response_format && rememberSerializedParserSchema(i, t.response_format, t.response_format, `json_schema`);
	let a, o, s, c, l = [], u = new WeakMap(), d = new Map(), f = new WeakMap();
	return observeJSONRequestBody(e, {
		value(n, p, m) {
			if (!a && p === `` && typeof m == `object` && m) {
				a = m, o = void 0, s = void 0, c = void 0, l = [], u = new WeakMap(), d = new Map(), f = new WeakMap();
				return;
			}
			if (n === a && p === `response_format`) {
				typeof m == `object` && m && (s = m, c = {
					source: ownSerializedParserObject(n, p) === e.response_format ? t.response_format : void 0,
					schemaMatches: !1
				});
				return;
			}
			if (n === a && p === `tools`) return Array.isArray(m) ? (o = new Proxy(m, { get(e, t) {
				let n = Reflect.get(e, t, e);
				if (typeof t == `string`) {
					let e = Number(t);
					Number.isSafeInteger(e) && e >= 0 && e < 128 && String(e) === t && d.set(e, typeof n == `object` && n ? n : void 0);
				}
				return n;
			} }), o) : void 0;
			if (n === o) {
				let e = Number(p);
				if (!Number.isSafeInteger(e) || e < 0 || e >= 128 || typeof m != `object` || !m) return;
				let t = d.get(e), n = { source: t ? r.get(t) : void 0 };
				l[e] = n, u.set(m, n);
				return;
			}
			let h = u.get(n);
			if (h) {
				if (p === `type` && typeof m == `string`) h.type = m;
				else if (p === `function` && typeof m == `object` && m) {
					let e = {
						source: h.source,
						schemaMatches: !1
					};
					h.function = e, f.set(m, e);
				}
				return;
			}
			if (n === s && c) {
				p === `type` && typeof m == `string` ? c.type = m : p === `json_schema` && (c.schemaMatches = hasMatchingSerializedParserSchema(i, c.source, n, p, m));
				return;
			}
			let g = f.get(n);
			g && (p === `name` && typeof m == `string` ? g.name = m : p === `strict` && typeof m == `boolean` ? g.strict = m : p === `parameters` && (g.schemaMatches = hasMatchingSerializedParserSchema(i, g.source, n, p, m)));
		},
		complete() {
			if (!a) return;
			let e = cloneParserConfigObject(t);
			if (o) {
				let t = [];
				for (let e = 0; e < l.length; e += 1) {
					let n = l[e];
					n && (t[e] = snapshotSerializedParserTool(n));
				}
				e.tools = t;
			} else delete e.tools;
			c ? e.response_format = snapshotSerializedResponseFormat(c) : delete e.response_format, n(e), a = void 0, o = void 0, s = void 0, c = void 0, l = [], u = new WeakMap(), d = new Map(), f = new WeakMap();
		}
	});
}
var An = class ChatCompletionStream extends AbstractChatCompletionRunner {
	constructor(e) {
		super(), P.add(this), F.set(this, void 0), bn.set(this, !1), xn.set(this, void 0), Sn.set(this, void 0), I.set(this, void 0), Cn.set(this, void 0), L.set(this, void 0), __classPrivateFieldSet(this, F, e, `f`), __classPrivateFieldSet(this, xn, new Set(), `f`), __classPrivateFieldSet(this, Sn, [], `f`), __classPrivateFieldSet(this, Cn, !1, `f`);
		let t = e?.tools, n = t && Object.getOwnPropertyDescriptor(t, `length`), r = n && `value` in n ? n.value : void 0;
		if (t && typeof r == `number` && Number.isSafeInteger(r) && r >= 0) for (let e = 0; e < Math.min(r, 128); e += 1) {
			let n = Object.getOwnPropertyDescriptor(t, String(e));
			if (!n || !(`value` in n)) continue;
			let r = n.value;
			if (isChatCompletionFunctionTool(r) && (isAutoParsableTool$1(r) || r.function.strict === !0)) {
				__classPrivateFieldSet(this, Cn, !0, `f`);
				break;
			}
		}
		__classPrivateFieldSet(this, L, {
			bytes: 0,
			fragments: 0,
			work: 0
		}, `f`);
	}
	get currentChatCompletionSnapshot() {
		return __classPrivateFieldGet(this, I, `f`);
	}
	static fromReadableStream(e) {
		let t = new ChatCompletionStream(null);
		return t._run(() => t._fromReadableStream(e)), t;
	}
	static createChatCompletion(e, t, n) {
		let r = new ChatCompletionStream(t);
		return r._run(() => r._runChatCompletion(e, {
			...t,
			stream: !0
		}, {
			...n,
			__metadata: {
				...n?.__metadata,
				helperMethod: `stream`
			}
		})), r;
	}
	_runTools(e, t, n, r) {
		return __classPrivateFieldSet(this, bn, !0, `f`), super._runTools(e, t, n, r);
	}
	async _createChatCompletion(e, t, n) {
		this._listenForAbort(n?.signal);
		let r = {
			...t,
			stream: !0
		};
		__classPrivateFieldSet(this, F, r, `f`), __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_beginRequest).call(this);
		let i = snapshotChatCompletionParserParams(r);
		__classPrivateFieldSet(this, F, i, `f`), __classPrivateFieldSet(this, Cn, i.tools?.some((e) => isChatCompletionFunctionTool(e) && (isAutoParsableTool$1(e) || e.function.strict === !0)) ?? !1, `f`);
		let a = r.tools || r.response_format ? observeSerializedChatCompletionParserParams(r, i, (e) => {
			__classPrivateFieldSet(this, F, e, `f`), __classPrivateFieldSet(this, Cn, e.tools?.some((e) => isChatCompletionFunctionTool(e) && (isAutoParsableTool$1(e) || e.function.strict === !0)) ?? !1, `f`);
		}) : void 0, o = await e.chat.completions.create(r, {
			...n,
			signal: this.controller.signal
		}).finally(a);
		this._connected();
		for await (let e of o) __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_addChunk).call(this, e);
		if (o.controller.signal?.aborted) throw this._userAbortError();
		return this._addChatCompletion(__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_endRequest).call(this));
	}
	async _fromReadableStream(e, t) {
		this._listenForAbort(t?.signal), __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_beginRequest).call(this), this._connected();
		let n = ne.fromReadableStream(e, this.controller), i;
		for await (let e of n) {
			if (`error` in e && hasOwn(e, `error`) && typeof e.error == `object` && e.error !== null) throw new r(void 0, e.error, void 0, void 0);
			if (isChatCompletionReadableStreamMessage(e)) {
				let t = getChatCompletionReadableStreamMessage(e);
				if (__classPrivateFieldGet(this, I, `f`)) {
					let e = __classPrivateFieldGet(this, I, `f`).choices[0]?.message.tool_calls;
					for (let [n, r] of t.tool_call_ids?.entries() ?? []) {
						let t = e?.[n];
						t && r && (t.id = r);
					}
					this._addChatCompletion(__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_endRequest).call(this)), i = void 0;
				}
				this._addMessage(t.message);
				continue;
			}
			let t = normalizeChatCompletionChunk(e);
			i && t.id && i !== t.id && this._addChatCompletion(__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_endRequest).call(this)), __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_addChunk).call(this, t), t.id && (i = t.id);
		}
		if (n.controller.signal?.aborted) throw this._userAbortError();
		if (__classPrivateFieldGet(this, I, `f`)) return this._addChatCompletion(__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_endRequest).call(this));
		let a = this._chatCompletions[this._chatCompletions.length - 1];
		if (a) return a;
		throw new OpenAIError(`request ended without sending any chunks`);
	}
	[(F = new WeakMap(), bn = new WeakMap(), xn = new WeakMap(), Sn = new WeakMap(), I = new WeakMap(), Cn = new WeakMap(), L = new WeakMap(), P = new WeakSet(), _ChatCompletionStream_beginRequest = function() {
		this.ended || (__classPrivateFieldSet(this, xn, new Set(), `f`), __classPrivateFieldSet(this, I, void 0, `f`), __classPrivateFieldSet(this, L, {
			bytes: 0,
			fragments: 0,
			work: 0
		}, `f`));
	}, _ChatCompletionStream_getChoiceEventState = function(e) {
		let t = __classPrivateFieldGet(this, Sn, `f`)[e.index];
		return t || (t = {
			content_done: !1,
			content_parse_state: void 0,
			refusal_done: !1,
			logprobs_content_done: !1,
			logprobs_refusal_done: !1,
			done_tool_calls: new Set(),
			current_tool_call_index: null,
			tool_call_parse_states: new Map(),
			tool_call_identities: new Map()
		}, __classPrivateFieldGet(this, Sn, `f`)[e.index] = t, t);
	}, _ChatCompletionStream_addChunk = function(e) {
		if (this.ended) return;
		let t = new WeakMap(), n = __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_accumulateChatCompletion).call(this, e, t);
		this._emit(`chunk`, e, n);
		for (let r of e.choices) {
			let e = t.get(r), i = n.choices[e?.index ?? r.index], a = e?.tool_calls ?? [], { delta: o } = r, s = isParseableResponseFormat(__classPrivateFieldGet(this, F, `f`)?.response_format), c = s || __classPrivateFieldGet(this, Cn, `f`), l = c ? captureStructuredMessageSnapshot(i) : i.message, u = c ? captureStructuredJSONSnapshot(l, `refusal`) : l.refusal, d = !u && s ? captureStructuredJSONSnapshot(l, `content`) : l.content;
			o?.content != null && l.role === `assistant` && d && (this._emit(`content`, o.content, d), this._emit(`content.delta`, {
				delta: o.content,
				snapshot: d,
				parsed: l.parsed
			})), o?.refusal != null && l.role === `assistant` && u && this._emit(`refusal.delta`, {
				delta: o.refusal,
				snapshot: u
			}), r.logprobs?.content != null && l.role === `assistant` && this._emit(`logprobs.content.delta`, {
				content: r.logprobs?.content,
				snapshot: i.logprobs?.content ?? []
			}), r.logprobs?.refusal != null && l.role === `assistant` && this._emit(`logprobs.refusal.delta`, {
				refusal: r.logprobs?.refusal,
				snapshot: i.logprobs?.refusal ?? []
			});
			let f = __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_getChoiceEventState).call(this, i);
			i.finish_reason && (__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_emitContentDoneEvents).call(this, i), f.current_tool_call_index != null && __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_emitToolCallDoneEvent).call(this, i, f.current_tool_call_index));
			for (let e of a) f.current_tool_call_index !== e.index && (__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_emitContentDoneEvents).call(this, i), f.current_tool_call_index != null && __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_emitToolCallDoneEvent).call(this, i, f.current_tool_call_index)), f.current_tool_call_index = e.index;
			for (let e of a) {
				let t = l.tool_calls?.[e.index];
				if (t?.type) {
					if (t.type === `function`) {
						let n = f.tool_call_identities.get(e.index), r;
						if (n?.parseable) {
							let e = captureStructuredJSONSnapshot(t.function, `arguments`);
							if (typeof e != `string`) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
							r = e;
						} else r = t.function.arguments;
						this._emit(`tool_calls.function.arguments.delta`, {
							name: t.function.name,
							index: e.index,
							arguments: r,
							parsed_arguments: t.function.parsed_arguments,
							arguments_delta: e.arguments_delta
						});
					} else t.type;
				}
			}
		}
	}, _ChatCompletionStream_emitToolCallDoneEvent = function(e, t) {
		let n = __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_getChoiceEventState).call(this, e);
		if (n.done_tool_calls.has(t)) return;
		let r = (__classPrivateFieldGet(this, Cn, `f`) ? captureStructuredMessageSnapshot(e) : e.message).tool_calls?.[t];
		if (!r) throw Error(`no tool call snapshot`);
		let i = n.tool_call_identities.get(t);
		if (i && assertBoundToolCallIdentity(r, i), !r.type) throw Error("tool call snapshot missing `type`");
		if (r.type === `function`) {
			let i = __classPrivateFieldGet(this, F, `f`)?.tools?.find((e) => isChatCompletionFunctionTool(e) && e.function.name === r.function.name), a = null, o = isAutoParsableTool$1(i) || i?.function.strict === !0, s;
			if (o) {
				__classPrivateFieldGet(this, I, `f`) && __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_validateStructuredSnapshots).call(this, __classPrivateFieldGet(this, I, `f`));
				let e = captureStructuredJSONSnapshot(r.function, `arguments`);
				if (typeof e != `string`) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
				s = e;
			} else s = r.function.arguments;
			isAutoParsableTool$1(i) ? a = i.$parseRaw(validateStructuredJSONSnapshot(s)) : i?.function.strict && (a = parseResponseFormatContent({
				type: `json_schema`,
				$parseRaw: void 0
			}, validateStructuredJSONSnapshot(s))), e.finish_reason && n.done_tool_calls.add(t), this._emit(`tool_calls.function.arguments.done`, {
				name: r.function.name,
				index: t,
				arguments: s,
				parsed_arguments: a
			});
		} else r.type;
	}, _ChatCompletionStream_emitContentDoneEvents = function(e) {
		let t = __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_getChoiceEventState).call(this, e), n = isParseableResponseFormat(__classPrivateFieldGet(this, F, `f`)?.response_format), r = n || __classPrivateFieldGet(this, Cn, `f`), i = r ? captureStructuredMessageSnapshot(e) : e.message, a = r ? captureStructuredJSONSnapshot(i, `refusal`) : i.refusal, o = !a && n, s = o ? captureStructuredJSONSnapshot(i, `content`) : i.content;
		s == null || s === `` && (a || i.tool_calls?.length || i.function_call) || t.content_done || (o && __classPrivateFieldGet(this, I, `f`) && __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_validateStructuredSnapshots).call(this, __classPrivateFieldGet(this, I, `f`)), t.content_done = !0, this._emit(`content.done`, {
			content: s,
			parsed: a ? null : parseResponseFormatContent(__classPrivateFieldGet(this, F, `f`)?.response_format, o ? validateStructuredJSONSnapshot(s) : s)
		})), a && !t.refusal_done && (t.refusal_done = !0, this._emit(`refusal.done`, { refusal: a })), e.logprobs?.content && !t.logprobs_content_done && (t.logprobs_content_done = !0, this._emit(`logprobs.content.done`, { content: e.logprobs.content })), e.logprobs?.refusal && !t.logprobs_refusal_done && (t.logprobs_refusal_done = !0, this._emit(`logprobs.refusal.done`, { refusal: e.logprobs.refusal }));
	}, _ChatCompletionStream_validateStructuredSnapshots = function(e) {
		let t = {
			bytes: 0,
			fragments: 0,
			work: 0
		}, n = isParseableResponseFormat(__classPrivateFieldGet(this, F, `f`)?.response_format), r = new WeakMap(), i = captureSnapshotArray(e, `choices`, 128, `choice`);
		if (!i) throw new OpenAIError(`Chat completion stream contains an unsafe snapshot choice collection`);
		for (let e = 0; e < i.length; e += 1) {
			let a = captureSnapshotArrayItem(i, e);
			if (!a) continue;
			let o = captureStructuredMessageSnapshot(a), s = captureStructuredJSONSnapshot(o, `refusal`), c = captureStructuredJSONSnapshot(o, `content`), l = new Map(), u = captureSnapshotArray(o, `tool_calls`, 128, `tool-call`);
			r.set(a, Object.freeze({
				message: o,
				content: c,
				refusal: s,
				toolCallCollection: u,
				toolCalls: l
			}));
			let d = __classPrivateFieldGet(this, Sn, `f`)[a.index];
			n && !s && typeof c == `string` && validateStructuredJSONSnapshot(c, t, __classPrivateFieldGet(this, L, `f`));
			for (let [e, t] of d?.tool_call_identities ?? []) {
				let n = u && captureSnapshotArrayItem(u, e);
				if (!n) throw new OpenAIError(`Chat completion stream contains a changed tool call identity`);
				assertBoundToolCallIdentity(n, t);
			}
			if (__classPrivateFieldGet(this, Cn, `f`)) for (let e = 0; e < (u?.length ?? 0); e += 1) {
				let n = captureSnapshotArrayItem(u, e);
				if (!n) continue;
				let r = ownFunctionToolIdentity(n);
				if (!r) {
					let e = Object.getOwnPropertyDescriptor(n, `type`);
					if (e && !(`value` in e)) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
					if (e?.value !== `function`) continue;
					let t = Object.getOwnPropertyDescriptor(n, `function`);
					if (t && !(`value` in t)) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
					if (t && typeof t.value == `object` && t.value !== null) {
						let e = Object.getOwnPropertyDescriptor(t.value, `name`);
						if (e && !(`value` in e)) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
					}
					continue;
				}
				if (!shouldParseToolCall(__classPrivateFieldGet(this, F, `f`), {
					type: r.type,
					function: { name: r.name }
				})) continue;
				let i = Object.getOwnPropertyDescriptor(n, `function`);
				if (!i || !(`value` in i)) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
				let a = i.value, o = captureStructuredJSONSnapshot(a, `arguments`);
				if (typeof o != `string`) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
				validateStructuredJSONSnapshot(o, t, __classPrivateFieldGet(this, L, `f`)), l.set(e, Object.freeze({
					tool: n,
					function: a,
					type: r.type,
					name: r.name,
					arguments: o
				}));
			}
		}
		return r;
	}, _ChatCompletionStream_endRequest = function() {
		if (this.ended) throw new OpenAIError(`stream has ended, this shouldn't happen`);
		let e = __classPrivateFieldGet(this, I, `f`);
		if (!e) throw new OpenAIError(`request ended without sending any chunks`);
		let t = __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_validateStructuredSnapshots).call(this, e), n = __classPrivateFieldGet(this, xn, `f`);
		return __classPrivateFieldSet(this, xn, new Set(), `f`), __classPrivateFieldSet(this, I, void 0, `f`), __classPrivateFieldSet(this, Sn, [], `f`), finalizeChatCompletion(e, __classPrivateFieldGet(this, F, `f`), n, t);
	}, _ChatCompletionStream_accumulateChatCompletion = function(e, t) {
		var n, r, i, a, o;
		let s = __classPrivateFieldGet(this, I, `f`), { choices: c, obfuscation: l, ...u } = e;
		if (s) e.id && assignOwnProperties(s, u);
		else {
			let e = {
				...u,
				choices: []
			};
			__classPrivateFieldSet(this, I, e, `f`), s = e;
		}
		let d = __classPrivateFieldGet(this, F, `f`)?.n, f = typeof d == `number` && Number.isSafeInteger(d) && d > 0 ? Math.min(d, 128) : 128;
		for (let c of e.choices) {
			let { delta: e, finish_reason: l, index: u, logprobs: d = null, ...p } = c, m = [];
			if (t.set(c, Object.freeze({
				index: u,
				tool_calls: m
			})), !Number.isSafeInteger(u) || u < 0 || u >= f) throw new OpenAIError(`Chat completion stream contains an invalid choice index: ${u}`);
			let h = s.choices[u];
			if (!h) {
				let e = {
					finish_reason: l ?? null,
					index: u,
					message: {},
					logprobs: null,
					...p
				};
				s.choices[u] = e, h = e;
			}
			if ((isParseableResponseFormat(__classPrivateFieldGet(this, F, `f`)?.response_format) || __classPrivateFieldGet(this, Cn, `f`)) && captureStructuredJSONSnapshot(captureStructuredMessageSnapshot(h), `refusal`), d) {
				if (h.logprobs) {
					let { content: e, refusal: t, ...i } = d;
					assignOwnProperties(h.logprobs, i), e && ((n = h.logprobs).content ?? (n.content = []), h.logprobs.content.push(...e)), t && ((r = h.logprobs).refusal ?? (r.refusal = []), h.logprobs.refusal.push(...t));
				} else h.logprobs = { ...d }, d.content && (h.logprobs.content = [...d.content]), d.refusal && (h.logprobs.refusal = [...d.refusal]);
			}
			if (l && (h.finish_reason = l, __classPrivateFieldGet(this, F, `f`) && (__classPrivateFieldGet(this, bn, `f`) || hasAutoParseableInput$1(__classPrivateFieldGet(this, F, `f`))))) {
				if (l === `length`) throw new LengthFinishReasonError();
				if (l === `content_filter`) throw new ContentFilterFinishReasonError();
			}
			if (assignOwnProperties(h, p), !e) {
				Object.freeze(m);
				continue;
			}
			__classPrivateFieldGet(this, xn, `f`).delete(u);
			let { audio: g, content: _, refusal: v, function_call: y, role: b, ...x } = e, { tool_calls: S, ...C } = x, w = hasOwn(x, `tool_calls`) ? S : e.tool_calls;
			if (assignOwnProperties(h.message, C), g?.expires_at != null && g.id == null && g.data == null && g.transcript == null && _ == null && v == null && y == null && b == null && w == null && Object.keys(C).length === 0 && __classPrivateFieldGet(this, xn, `f`).add(u), v && (h.message.refusal = (h.message.refusal || ``) + v), b && (h.message.role = b), g) {
				let e = (i = h.message).audio ?? (i.audio = {});
				g.id != null && (e.id = g.id), g.data != null && (e.data = (e.data ?? ``) + g.data), g.transcript != null && (e.transcript = (e.transcript ?? ``) + g.transcript), g.expires_at != null && (e.expires_at = g.expires_at);
			}
			if (y && (h.message.function_call ? (y.name && (h.message.function_call.name = y.name), y.arguments && ((a = h.message.function_call).arguments ?? (a.arguments = ``), h.message.function_call.arguments += y.arguments)) : h.message.function_call = y), _ != null) {
				if (!h.message.refusal && isParseableResponseFormat(__classPrivateFieldGet(this, F, `f`)?.response_format)) {
					let e = __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_getChoiceEventState).call(this, h), t = e.content_parse_state ??= createPartialJSONParseState(), n = recordPartialJSONFragment(t, __classPrivateFieldGet(this, L, `f`), _);
					h.message.content = (captureStructuredJSONSnapshot(h.message, `content`) || ``) + _, t.has_non_whitespace ? n && reservePartialJSONParse(t, __classPrivateFieldGet(this, L, `f`)) ? (__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_validateStructuredSnapshots).call(this, s), h.message.parsed = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(h.message.content))) : _.length > 0 && (h.message.parsed = null) : h.message.parsed = null;
				} else h.message.content = (h.message.content || ``) + _;
			}
			if (w) {
				let e = (o = h.message).tool_calls ?? (o.tool_calls = []);
				for (let t of w) {
					let { index: n, id: r, type: i, function: a, custom: o, ...c } = t;
					if (!Number.isSafeInteger(n) || n < 0 || n >= 128) throw new OpenAIError(`Chat completion stream contains an invalid tool call index: ${n}`);
					let l = ``, u = e[n] ?? (e[n] = {}), d = a?.name, f = __classPrivateFieldGet(this, Cn, `f`) ? __classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_getChoiceEventState).call(this, h) : void 0, p = f?.tool_call_identities.get(n);
					if (p && (assertBoundToolCallIdentity(u, p), i !== void 0 && i !== p.type || d !== void 0 && d !== p.name)) throw new OpenAIError(`Chat completion stream contains a changed tool call identity`);
					if (assignOwnProperties(u, c), r && (u.id = r), i && (u.type = i), o) {
						let e = u.custom ??= {
							name: o.name ?? ``,
							input: ``
						};
						o.name && (e.name = o.name), o.input && (e.input += o.input);
					}
					if (a) {
						let e = u.function ??= {
							name: d ?? ``,
							arguments: ``
						};
						if (d && (e.name = d), f && !p) {
							let e = ownFunctionToolIdentity(u), t = e && __classPrivateFieldGet(this, F, `f`)?.tools?.find((t) => isChatCompletionFunctionTool(t) && t.function.name === e.name);
							if (e && (p = {
								...e,
								parseable: t !== void 0 && shouldParseToolCall(__classPrivateFieldGet(this, F, `f`), {
									type: e.type,
									function: { name: e.name }
								})
							}, f.tool_call_identities.set(n, p), !p.parseable)) {
								let e = f.tool_call_parse_states.get(n);
								e && (__classPrivateFieldGet(this, L, `f`).bytes -= e.bytes, __classPrivateFieldGet(this, L, `f`).fragments -= e.fragments, __classPrivateFieldGet(this, L, `f`).work -= e.work, f.tool_call_parse_states.delete(n));
							}
						}
						let t = a.arguments;
						if (t != null) {
							if (l = t, f && p?.parseable !== !1) {
								let r = f.tool_call_parse_states.get(n);
								r || (r = createPartialJSONParseState(), f.tool_call_parse_states.set(n, r));
								let i = recordPartialJSONFragment(r, __classPrivateFieldGet(this, L, `f`), t), a = captureStructuredJSONSnapshot(e, `arguments`);
								if (typeof a != `string`) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
								e.arguments = a + t, i && p?.parseable === !0 && reservePartialJSONParse(r, __classPrivateFieldGet(this, L, `f`)) ? (__classPrivateFieldGet(this, P, `m`, _ChatCompletionStream_validateStructuredSnapshots).call(this, s), e.parsed_arguments = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(e.arguments))) : t.length > 0 && hasOwn(e, `parsed_arguments`) && (e.parsed_arguments = void 0);
							} else e.arguments += t;
						}
					}
					m.push(Object.freeze({
						index: n,
						arguments_delta: l
					}));
				}
			}
			Object.freeze(m);
		}
		return s;
	}, Symbol.asyncIterator)]() {
		return this._createIterator((e) => {
			let onChunk = (t) => e(t);
			return this.on(`chunk`, onChunk), () => this.off(`chunk`, onChunk);
		}, { onReturn: () => this.abort() });
	}
	toReadableStream() {
		return new ne(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
	}
};
function finalizeChatCompletion(e, t, n, r) {
	let { id: i, choices: a, created: o, model: s, system_fingerprint: c, ...l } = e;
	return maybeParseChatCompletion({
		...l,
		id: i,
		choices: mapCapturedSnapshotArray(a, 128, `choice`, (e) => {
			let i = r.get(e);
			if (!i) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
			let { message: a, finish_reason: o, index: s, logprobs: c, ...l } = new Proxy(e, { get(e, t, n) {
				return t === `message` ? i.message : Reflect.get(e, t, n);
			} }), u = new Proxy(a, { get(e, t, n) {
				return t === `content` ? i.content : t === `refusal` ? i.refusal : t === `tool_calls` ? i.toolCallCollection : Reflect.get(e, t, n);
			} }), { content: d = null, function_call: f, tool_calls: p, audio: m, ...h } = u, g = o ?? (n.has(s) && isCompleteAudio(m) ? `stop` : null);
			if (!g) throw new OpenAIError(`missing finish_reason for choice ${s}`);
			let _ = m ? { audio: m } : {}, v = u.role;
			if (!v) throw new OpenAIError(`missing role for choice ${s}`);
			if (f) {
				let { arguments: e, name: t } = f;
				if (e == null) throw new OpenAIError(`missing function_call.arguments for choice ${s}`);
				if (!t) throw new OpenAIError(`missing function_call.name for choice ${s}`);
				return {
					...l,
					message: {
						..._,
						content: d,
						function_call: {
							arguments: e,
							name: t
						},
						role: v,
						refusal: u.refusal ?? null
					},
					finish_reason: g,
					index: s,
					logprobs: c
				};
			}
			return p ? {
				...l,
				index: s,
				finish_reason: g,
				logprobs: c,
				message: {
					...h,
					..._,
					role: v,
					content: d,
					refusal: u.refusal ?? null,
					tool_calls: mapCapturedSnapshotArray(p, 128, `tool-call`, (e, n) => {
						let r = i.toolCalls.get(n);
						if (!r) {
							let n = ownFunctionToolIdentity(e);
							if (n && shouldParseToolCall(t, {
								type: n.type,
								function: { name: n.name }
							})) throw new OpenAIError(`Chat completion stream contains an unsafe structured JSON snapshot`);
						}
						if (r && r.tool !== e) throw new OpenAIError(`Chat completion stream contains a changed tool call identity`);
						let a = r && new Proxy(r.function, { get(e, t, n) {
							return t === `arguments` ? r.arguments : t === `name` ? r.name : Reflect.get(e, t, n);
						} }), o = r && a ? new Proxy(e, { get(e, t, n) {
							return t === `type` ? r.type : t === `function` ? a : Reflect.get(e, t, n);
						} }) : e;
						if (o.type == null) throw new OpenAIError(`missing choices[${s}].tool_calls[${n}].type`);
						if (o.type === `custom`) {
							let { custom: e, type: t, id: r, ...i } = o, { input: a = ``, name: c, ...l } = e || {};
							if (c == null) throw new OpenAIError(`missing choices[${s}].tool_calls[${n}].custom.name`);
							return {
								...i,
								id: r || `call_${uuid4()}`,
								type: t,
								custom: {
									...l,
									name: c,
									input: a
								}
							};
						}
						let { function: c, type: l, id: u, ...d } = o, { arguments: f, name: p, ...m } = c || {};
						if (p == null) throw new OpenAIError(`missing choices[${s}].tool_calls[${n}].function.name`);
						if (f == null) throw new OpenAIError(`missing choices[${s}].tool_calls[${n}].function.arguments`);
						return {
							...d,
							id: u || `call_${uuid4()}`,
							type: l,
							function: {
								...m,
								name: p,
								arguments: f
							}
						};
					})
				}
			} : {
				...l,
				message: {
					...h,
					..._,
					content: d,
					role: v,
					refusal: u.refusal ?? null
				},
				finish_reason: g,
				index: s,
				logprobs: c
			};
		}),
		created: o,
		model: s,
		object: `chat.completion`,
		...c ? { system_fingerprint: c } : {}
	}, t);
}
function isCompleteAudio(e) {
	return e?.id != null && e.data != null && e.transcript != null && e.expires_at != null;
}
var jn = class ChatCompletionStreamingRunner extends An {
	static fromReadableStream(e) {
		let t = new ChatCompletionStreamingRunner(null);
		return t._run(() => t._fromReadableStream(e)), t;
	}
	toReadableStream() {
		let e, t, n = this._createIterator((n) => {
			let onChunk = (t) => {
				e = t, n(t);
			}, onMessage = (r) => {
				if (isAssistantMessage(r)) t = r.tool_calls?.map((e) => e.id);
				else if (isToolMessage(r)) {
					if (!e) throw new OpenAIError(`cannot serialize a tool message before receiving any chunks`);
					n(makeChatCompletionReadableStreamMessageChunk(e, r, t)), t = void 0;
				}
			};
			return this.on(`chunk`, onChunk), this.on(`message`, onMessage), () => {
				this.off(`chunk`, onChunk), this.off(`message`, onMessage);
			};
		}, { onReturn: () => this.abort() });
		return new ne(() => n, this.controller).toReadableStream();
	}
	static runTools(e, t, n) {
		let r = new ChatCompletionStreamingRunner(t), i = {
			...n,
			__metadata: {
				...n?.__metadata,
				helperMethod: `runTools`
			}
		};
		return r._run(() => r._runTools(e, t, r, i)), r;
	}
};
function resolveResourceRequestOptions$111(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$12(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const Mn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$62(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Mn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Mn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Completions$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.messages = new Messages$1(this._client);
	}
	create(e, t) {
		return this._client.post(`/chat/completions`, resolveResourceRequestOptions$111(t, (t) => withBodyFinalization$12({
			body: e,
			...t,
			stream: e.stream ?? !1,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })))._thenUnwrap((e, t) => t.options.stream ? normalizeChatCompletionStream(e) : e);
	}
	retrieve(e, t) {
		return this._client.get(k`/chat/completions/${e}`, resolveResourceRequestOptions$111(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/chat/completions/${e}`, resolveResourceRequestOptions$111(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$62(e, [
			`after`,
			`limit`,
			`metadata`,
			`model`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/chat/completions`, CursorPage, resolveResourceRequestOptions$111(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/chat/completions/${e}`, resolveResourceRequestOptions$111(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	parse(e, t) {
		return validateInputTools(e.tools), this._client.chat.completions.create(e, {
			...t,
			__metadata: {
				...t?.__metadata,
				helperMethod: `chat.completions.parse`
			}
		})._thenUnwrap((t) => parseChatCompletion(t, e));
	}
	runTools(e, t) {
		return e.stream ? jn.runTools(this._client, e, t) : yn.runTools(this._client, e, t);
	}
	stream(e, t) {
		return An.createChatCompletion(this._client, e, t);
	}
};
Completions$1.Messages = Messages$1;
var Chat = class extends APIResource {
	constructor() {
		super(...arguments), this.completions = new Completions$1(this._client);
	}
};
Chat.Completions = Completions$1;
function resolveResourceRequestOptions$110(e, t) {
	return Promise.resolve(e).then(t);
}
const Nn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$61(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Nn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Nn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var AdminAPIKeys = class extends APIResource {
	create(e, t) {
		return this._client.post(`/organization/admin_api_keys`, resolveResourceRequestOptions$110(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/admin_api_keys/${e}`, resolveResourceRequestOptions$110(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$61(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/admin_api_keys`, CursorPage, resolveResourceRequestOptions$110(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/admin_api_keys/${e}`, resolveResourceRequestOptions$110(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$109(e, t) {
	return Promise.resolve(e).then(t);
}
const Pn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$60(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Pn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Pn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var AuditLogs = class extends APIResource {
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$60(e, [
			`actor_emails`,
			`actor_ids`,
			`after`,
			`before`,
			`effective_at`,
			`event_types`,
			`limit`,
			`project_ids`,
			`resource_ids`,
			`tenant_only`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/audit_logs`, ConversationCursorPage, resolveResourceRequestOptions$109(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$108(e, t) {
	return Promise.resolve(e).then(t);
}
const Fn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$59(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Fn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Fn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Certificates$1 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/organization/certificates`, resolveResourceRequestOptions$108(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$59(t, [`include`], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.get(k`/organization/certificates/${e}`, resolveResourceRequestOptions$108(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/certificates/${e}`, resolveResourceRequestOptions$108(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$59(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/certificates`, ConversationCursorPage, resolveResourceRequestOptions$108(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/certificates/${e}`, resolveResourceRequestOptions$108(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	activate(e, t) {
		return this._client.getAPIList(`/organization/certificates/activate`, Page, resolveResourceRequestOptions$108(t, (t) => ({
			body: e,
			method: `post`,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	deactivate(e, t) {
		return this._client.getAPIList(`/organization/certificates/deactivate`, Page, resolveResourceRequestOptions$108(t, (t) => ({
			body: e,
			method: `post`,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$107(e, t) {
	return Promise.resolve(e).then(t);
}
var DataRetention$1 = class extends APIResource {
	retrieve(e) {
		return this._client.get(`/organization/data_retention`, resolveResourceRequestOptions$107(e, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t) {
		return this._client.post(`/organization/data_retention`, resolveResourceRequestOptions$107(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$106(e, t) {
	return Promise.resolve(e).then(t);
}
const In = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$58(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => In.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !In.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var ExternalKeys = class extends APIResource {
	create(e, t) {
		return this._client.post(`/organization/external_keys`, resolveResourceRequestOptions$106(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/external_keys/${e}`, resolveResourceRequestOptions$106(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$58(e, [
			`after`,
			`limit`,
			`order`,
			`purpose`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/external_keys`, CursorPage, resolveResourceRequestOptions$106(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/external_keys/${e}`, resolveResourceRequestOptions$106(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	validate(e, t) {
		return this._client.post(k`/organization/external_keys/${e}/validate`, resolveResourceRequestOptions$106(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$105(e, t) {
	return Promise.resolve(e).then(t);
}
const Ln = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$57(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Ln.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Ln.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var ExternalStorage = class extends APIResource {
	create(e, t) {
		return this._client.post(`/organization/external_storage`, resolveResourceRequestOptions$105(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/external_storage/${e}`, resolveResourceRequestOptions$105(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$57(e, [
			`after`,
			`limit`,
			`order`,
			`project_id`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/external_storage`, CursorPage, resolveResourceRequestOptions$105(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/external_storage/${e}`, resolveResourceRequestOptions$105(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	validate(e, t) {
		return this._client.post(k`/organization/external_storage/${e}/validate`, resolveResourceRequestOptions$105(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$104(e, t) {
	return Promise.resolve(e).then(t);
}
const Rn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$56(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Rn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Rn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Invites = class extends APIResource {
	create(e, t) {
		return this._client.post(`/organization/invites`, resolveResourceRequestOptions$104(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/invites/${e}`, resolveResourceRequestOptions$104(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$56(e, [`after`, `limit`], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/invites`, ConversationCursorPage, resolveResourceRequestOptions$104(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/invites/${e}`, resolveResourceRequestOptions$104(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$103(e, t) {
	return Promise.resolve(e).then(t);
}
const zn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$55(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => zn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !zn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Roles$5 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/organization/roles`, resolveResourceRequestOptions$103(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/roles/${e}`, resolveResourceRequestOptions$103(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/roles/${e}`, resolveResourceRequestOptions$103(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$55(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/roles`, NextCursorPage, resolveResourceRequestOptions$103(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/roles/${e}`, resolveResourceRequestOptions$103(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$102(e, t) {
	return Promise.resolve(e).then(t);
}
const Bn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$54(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Bn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Bn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var SpendAlerts$1 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/organization/spend_alerts`, resolveResourceRequestOptions$102(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/spend_alerts/${e}`, resolveResourceRequestOptions$102(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/spend_alerts/${e}`, resolveResourceRequestOptions$102(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$54(e, [
			`after`,
			`before`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/spend_alerts`, ConversationCursorPage, resolveResourceRequestOptions$102(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/spend_alerts/${e}`, resolveResourceRequestOptions$102(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$101(e, t) {
	return Promise.resolve(e).then(t);
}
var SpendLimit$1 = class extends APIResource {
	retrieve(e) {
		return this._client.get(`/organization/spend_limit`, resolveResourceRequestOptions$101(e, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t) {
		return this._client.post(`/organization/spend_limit`, resolveResourceRequestOptions$101(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e) {
		return this._client.delete(`/organization/spend_limit`, resolveResourceRequestOptions$101(e, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$100(e, t) {
	return Promise.resolve(e).then(t);
}
var Usage = class extends APIResource {
	audioSpeeches(e, t) {
		return this._client.get(`/organization/usage/audio_speeches`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	audioTranscriptions(e, t) {
		return this._client.get(`/organization/usage/audio_transcriptions`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	codeInterpreterSessions(e, t) {
		return this._client.get(`/organization/usage/code_interpreter_sessions`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	completions(e, t) {
		return this._client.get(`/organization/usage/completions`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	costs(e, t) {
		return this._client.get(`/organization/costs`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	decisions(e, t) {
		return this._client.get(`/organization/usage/decisions`, resolveResourceRequestOptions$100(t, (t) => ({
			query: Object.fromEntries(Object.entries(e).filter(([, e]) => e !== null)),
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	embeddings(e, t) {
		return this._client.get(`/organization/usage/embeddings`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	fileSearchCalls(e, t) {
		return this._client.get(`/organization/usage/file_search_calls`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	images(e, t) {
		return this._client.get(`/organization/usage/images`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	moderations(e, t) {
		return this._client.get(`/organization/usage/moderations`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	vectorStores(e, t) {
		return this._client.get(`/organization/usage/vector_stores`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	webSearchCalls(e, t) {
		return this._client.get(`/organization/usage/web_search_calls`, resolveResourceRequestOptions$100(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$99(e, t) {
	return Promise.resolve(e).then(t);
}
const Vn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$53(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Vn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Vn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Roles$4 = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/organization/groups/${e}/roles`, resolveResourceRequestOptions$99(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { group_id: r } = t;
		return this._client.get(k`/organization/groups/${r}/roles/${e}`, resolveResourceRequestOptions$99(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$53(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/groups/${e}/roles`, NextCursorPage, resolveResourceRequestOptions$99(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { group_id: r } = t;
		return this._client.delete(k`/organization/groups/${r}/roles/${e}`, resolveResourceRequestOptions$99(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$98(e, t) {
	return Promise.resolve(e).then(t);
}
const Hn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$52(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Hn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Hn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Users$2 = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/organization/groups/${e}/users`, resolveResourceRequestOptions$98(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { group_id: r } = t;
		return this._client.get(k`/organization/groups/${r}/users/${e}`, resolveResourceRequestOptions$98(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$52(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/groups/${e}/users`, NextCursorPage, resolveResourceRequestOptions$98(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { group_id: r } = t;
		return this._client.delete(k`/organization/groups/${r}/users/${e}`, resolveResourceRequestOptions$98(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$97(e, t) {
	return Promise.resolve(e).then(t);
}
const Un = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$51(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Un.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Un.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Groups$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.users = new Users$2(this._client), this.roles = new Roles$4(this._client);
	}
	create(e, t) {
		return this._client.post(`/organization/groups`, resolveResourceRequestOptions$97(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/groups/${e}`, resolveResourceRequestOptions$97(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/groups/${e}`, resolveResourceRequestOptions$97(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$51(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/groups`, NextCursorPage, resolveResourceRequestOptions$97(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/groups/${e}`, resolveResourceRequestOptions$97(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
Groups$1.Users = Users$2, Groups$1.Roles = Roles$4;
function resolveResourceRequestOptions$96(e, t) {
	return Promise.resolve(e).then(t);
}
const Wn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$50(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Wn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Wn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var APIKeys$1 = class extends APIResource {
	retrieve(e, t, n) {
		let { project_id: r } = t;
		return this._client.get(k`/organization/projects/${r}/api_keys/${e}`, resolveResourceRequestOptions$96(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/organization/projects/${r}/api_keys/${e}`, resolveResourceRequestOptions$96(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$50(t, [
			`after`,
			`limit`,
			`owner_project_access`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/projects/${e}/api_keys`, ConversationCursorPage, resolveResourceRequestOptions$96(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r } = t;
		return this._client.delete(k`/organization/projects/${r}/api_keys/${e}`, resolveResourceRequestOptions$96(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$95(e, t) {
	return Promise.resolve(e).then(t);
}
const Gn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$49(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Gn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Gn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Certificates = class extends APIResource {
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$49(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/projects/${e}/certificates`, ConversationCursorPage, resolveResourceRequestOptions$95(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	activate(e, t, n) {
		return this._client.getAPIList(k`/organization/projects/${e}/certificates/activate`, Page, resolveResourceRequestOptions$95(n, (e) => ({
			body: t,
			method: `post`,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	deactivate(e, t, n) {
		return this._client.getAPIList(k`/organization/projects/${e}/certificates/deactivate`, Page, resolveResourceRequestOptions$95(n, (e) => ({
			body: t,
			method: `post`,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$94(e, t) {
	return Promise.resolve(e).then(t);
}
var DataRetention = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/organization/projects/${e}/data_retention`, resolveResourceRequestOptions$94(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/data_retention`, resolveResourceRequestOptions$94(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$93(e, t) {
	return Promise.resolve(e).then(t);
}
var HostedToolPermissions = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/organization/projects/${e}/hosted_tool_permissions`, resolveResourceRequestOptions$93(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/hosted_tool_permissions`, resolveResourceRequestOptions$93(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$92(e, t) {
	return Promise.resolve(e).then(t);
}
var ModelPermissions = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/organization/projects/${e}/model_permissions`, resolveResourceRequestOptions$92(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/model_permissions`, resolveResourceRequestOptions$92(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/projects/${e}/model_permissions`, resolveResourceRequestOptions$92(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$91(e, t) {
	return Promise.resolve(e).then(t);
}
const Kn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$48(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Kn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Kn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var RateLimits = class extends APIResource {
	listRateLimits(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$48(t, [
			`after`,
			`before`,
			`limit`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/projects/${e}/rate_limits`, ConversationCursorPage, resolveResourceRequestOptions$91(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	updateRateLimit(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/organization/projects/${r}/rate_limits/${e}`, resolveResourceRequestOptions$91(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$90(e, t) {
	return Promise.resolve(e).then(t);
}
const qn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$47(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => qn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !qn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Roles$3 = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/projects/${e}/roles`, resolveResourceRequestOptions$90(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { project_id: r } = t;
		return this._client.get(k`/projects/${r}/roles/${e}`, resolveResourceRequestOptions$90(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/projects/${r}/roles/${e}`, resolveResourceRequestOptions$90(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$47(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/projects/${e}/roles`, NextCursorPage, resolveResourceRequestOptions$90(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r } = t;
		return this._client.delete(k`/projects/${r}/roles/${e}`, resolveResourceRequestOptions$90(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$89(e, t) {
	return Promise.resolve(e).then(t);
}
var ServiceTierSettings = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/organization/projects/${e}/service_tier_settings`, resolveResourceRequestOptions$89(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/service_tier_settings`, resolveResourceRequestOptions$89(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$88(e, t) {
	return Promise.resolve(e).then(t);
}
const Jn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$46(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Jn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Jn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var SpendAlerts = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/spend_alerts`, resolveResourceRequestOptions$88(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { project_id: r } = t;
		return this._client.get(k`/organization/projects/${r}/spend_alerts/${e}`, resolveResourceRequestOptions$88(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/organization/projects/${r}/spend_alerts/${e}`, resolveResourceRequestOptions$88(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$46(t, [
			`after`,
			`before`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/projects/${e}/spend_alerts`, ConversationCursorPage, resolveResourceRequestOptions$88(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r } = t;
		return this._client.delete(k`/organization/projects/${r}/spend_alerts/${e}`, resolveResourceRequestOptions$88(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$87(e, t) {
	return Promise.resolve(e).then(t);
}
var SpendLimit = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/organization/projects/${e}/spend_limit`, resolveResourceRequestOptions$87(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/spend_limit`, resolveResourceRequestOptions$87(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/projects/${e}/spend_limit`, resolveResourceRequestOptions$87(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$86(e, t) {
	return Promise.resolve(e).then(t);
}
var Roles$2 = class extends APIResource {
	create(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/projects/${r}/groups/${e}/roles`, resolveResourceRequestOptions$86(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { project_id: r, group_id: i } = t;
		return this._client.get(k`/projects/${r}/groups/${i}/roles/${e}`, resolveResourceRequestOptions$86(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.getAPIList(k`/projects/${r}/groups/${e}/roles`, NextCursorPage, resolveResourceRequestOptions$86(n, (e) => ({
			query: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r, group_id: i } = t;
		return this._client.delete(k`/projects/${r}/groups/${i}/roles/${e}`, resolveResourceRequestOptions$86(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$85(e, t) {
	return Promise.resolve(e).then(t);
}
const Yn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$45(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Yn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Yn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Groups = class extends APIResource {
	constructor() {
		super(...arguments), this.roles = new Roles$2(this._client);
	}
	create(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/groups`, resolveResourceRequestOptions$85(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.get(k`/organization/projects/${r}/groups/${e}`, resolveResourceRequestOptions$85(n, (e) => ({
			query: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$45(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/projects/${e}/groups`, NextCursorPage, resolveResourceRequestOptions$85(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r } = t;
		return this._client.delete(k`/organization/projects/${r}/groups/${e}`, resolveResourceRequestOptions$85(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
Groups.Roles = Roles$2;
function resolveResourceRequestOptions$84(e, t) {
	return Promise.resolve(e).then(t);
}
var APIKeys = class extends APIResource {
	create(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/organization/projects/${r}/service_accounts/${e}/api_keys`, resolveResourceRequestOptions$84(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$83(e, t) {
	return Promise.resolve(e).then(t);
}
const Xn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$44(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Xn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Xn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var ServiceAccounts = class extends APIResource {
	constructor() {
		super(...arguments), this.apiKeys = new APIKeys(this._client);
	}
	create(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/service_accounts`, resolveResourceRequestOptions$83(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { project_id: r } = t;
		return this._client.get(k`/organization/projects/${r}/service_accounts/${e}`, resolveResourceRequestOptions$83(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/organization/projects/${r}/service_accounts/${e}`, resolveResourceRequestOptions$83(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$44(t, [`after`, `limit`], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/projects/${e}/service_accounts`, ConversationCursorPage, resolveResourceRequestOptions$83(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r } = t;
		return this._client.delete(k`/organization/projects/${r}/service_accounts/${e}`, resolveResourceRequestOptions$83(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
ServiceAccounts.APIKeys = APIKeys;
function resolveResourceRequestOptions$82(e, t) {
	return Promise.resolve(e).then(t);
}
var Roles$1 = class extends APIResource {
	create(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/projects/${r}/users/${e}/roles`, resolveResourceRequestOptions$82(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { project_id: r, user_id: i } = t;
		return this._client.get(k`/projects/${r}/users/${i}/roles/${e}`, resolveResourceRequestOptions$82(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.getAPIList(k`/projects/${r}/users/${e}/roles`, NextCursorPage, resolveResourceRequestOptions$82(n, (e) => ({
			query: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r, user_id: i } = t;
		return this._client.delete(k`/projects/${r}/users/${i}/roles/${e}`, resolveResourceRequestOptions$82(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$81(e, t) {
	return Promise.resolve(e).then(t);
}
const Zn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$43(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Zn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Zn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Users$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.roles = new Roles$1(this._client);
	}
	create(e, t, n) {
		return this._client.post(k`/organization/projects/${e}/users`, resolveResourceRequestOptions$81(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { project_id: r } = t;
		return this._client.get(k`/organization/projects/${r}/users/${e}`, resolveResourceRequestOptions$81(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { project_id: r, ...i } = t;
		return this._client.post(k`/organization/projects/${r}/users/${e}`, resolveResourceRequestOptions$81(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$43(t, [`after`, `limit`], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/projects/${e}/users`, ConversationCursorPage, resolveResourceRequestOptions$81(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { project_id: r } = t;
		return this._client.delete(k`/organization/projects/${r}/users/${e}`, resolveResourceRequestOptions$81(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
Users$1.Roles = Roles$1;
function resolveResourceRequestOptions$80(e, t) {
	return Promise.resolve(e).then(t);
}
const Qn = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$42(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Qn.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Qn.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Projects = class extends APIResource {
	constructor() {
		super(...arguments), this.users = new Users$1(this._client), this.serviceAccounts = new ServiceAccounts(this._client), this.apiKeys = new APIKeys$1(this._client), this.rateLimits = new RateLimits(this._client), this.modelPermissions = new ModelPermissions(this._client), this.serviceTierSettings = new ServiceTierSettings(this._client), this.hostedToolPermissions = new HostedToolPermissions(this._client), this.groups = new Groups(this._client), this.roles = new Roles$3(this._client), this.dataRetention = new DataRetention(this._client), this.spendLimit = new SpendLimit(this._client), this.spendAlerts = new SpendAlerts(this._client), this.certificates = new Certificates(this._client);
	}
	create(e, t) {
		return this._client.post(`/organization/projects`, resolveResourceRequestOptions$80(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/projects/${e}`, resolveResourceRequestOptions$80(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/projects/${e}`, resolveResourceRequestOptions$80(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$42(e, [
			`after`,
			`include_archived`,
			`limit`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/projects`, ConversationCursorPage, resolveResourceRequestOptions$80(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	archive(e, t) {
		return this._client.post(k`/organization/projects/${e}/archive`, resolveResourceRequestOptions$80(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
Projects.Users = Users$1, Projects.ServiceAccounts = ServiceAccounts, Projects.APIKeys = APIKeys$1, Projects.RateLimits = RateLimits, Projects.ModelPermissions = ModelPermissions, Projects.ServiceTierSettings = ServiceTierSettings, Projects.HostedToolPermissions = HostedToolPermissions, Projects.Groups = Groups, Projects.Roles = Roles$3, Projects.DataRetention = DataRetention, Projects.SpendLimit = SpendLimit, Projects.SpendAlerts = SpendAlerts, Projects.Certificates = Certificates;
function resolveResourceRequestOptions$79(e, t) {
	return Promise.resolve(e).then(t);
}
const $n = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$41(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => $n.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !$n.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Roles = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/organization/users/${e}/roles`, resolveResourceRequestOptions$79(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { user_id: r } = t;
		return this._client.get(k`/organization/users/${r}/roles/${e}`, resolveResourceRequestOptions$79(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$41(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/users/${e}/roles`, NextCursorPage, resolveResourceRequestOptions$79(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { user_id: r } = t;
		return this._client.delete(k`/organization/users/${r}/roles/${e}`, resolveResourceRequestOptions$79(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$78(e, t) {
	return Promise.resolve(e).then(t);
}
const er = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$40(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => er.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !er.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Users = class extends APIResource {
	constructor() {
		super(...arguments), this.roles = new Roles(this._client);
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/users/${e}`, resolveResourceRequestOptions$78(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/organization/users/${e}`, resolveResourceRequestOptions$78(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$40(e, [
			`after`,
			`emails`,
			`limit`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/users`, ConversationCursorPage, resolveResourceRequestOptions$78(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/users/${e}`, resolveResourceRequestOptions$78(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
Users.Roles = Roles;
function resolveResourceRequestOptions$77(e, t) {
	return Promise.resolve(e).then(t);
}
const tr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$39(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => tr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !tr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var FederationRules = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/organization/workload_identity_providers/${e}/federation_rules`, resolveResourceRequestOptions$77(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { workload_identity_provider_id: r } = t;
		return this._client.get(k`/organization/workload_identity_providers/${r}/federation_rules/${e}`, resolveResourceRequestOptions$77(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { workload_identity_provider_id: r, ...i } = t;
		return this._client.post(k`/organization/workload_identity_providers/${r}/federation_rules/${e}`, resolveResourceRequestOptions$77(n, (e) => ({
			body: i,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$39(t, [
			`after`,
			`limit`,
			`order`,
			`service_account_id`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/organization/workload_identity_providers/${e}/federation_rules`, CursorPage, resolveResourceRequestOptions$77(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { workload_identity_provider_id: r } = t;
		return this._client.delete(k`/organization/workload_identity_providers/${r}/federation_rules/${e}`, resolveResourceRequestOptions$77(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$76(e, t) {
	return Promise.resolve(e).then(t);
}
const nr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$38(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => nr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !nr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var WorkloadIdentityProviders = class extends APIResource {
	constructor() {
		super(...arguments), this.federationRules = new FederationRules(this._client);
	}
	create(e, t) {
		return this._client.post(`/organization/workload_identity_providers`, resolveResourceRequestOptions$76(t, (t) => ({
			body: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/organization/workload_identity_providers/${e}`, resolveResourceRequestOptions$76(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	update(e, t = {}, n) {
		return this._client.post(k`/organization/workload_identity_providers/${e}`, resolveResourceRequestOptions$76(n, (e) => ({
			body: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$38(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/organization/workload_identity_providers`, CursorPage, resolveResourceRequestOptions$76(t, (t) => ({
			query: e,
			...t,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/organization/workload_identity_providers/${e}`, resolveResourceRequestOptions$76(t, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
};
WorkloadIdentityProviders.FederationRules = FederationRules;
var Organization = class extends APIResource {
	constructor() {
		super(...arguments), this.auditLogs = new AuditLogs(this._client), this.adminAPIKeys = new AdminAPIKeys(this._client), this.usage = new Usage(this._client), this.invites = new Invites(this._client), this.users = new Users(this._client), this.groups = new Groups$1(this._client), this.roles = new Roles$5(this._client), this.dataRetention = new DataRetention$1(this._client), this.externalKeys = new ExternalKeys(this._client), this.workloadIdentityProviders = new WorkloadIdentityProviders(this._client), this.externalStorage = new ExternalStorage(this._client), this.spendLimit = new SpendLimit$1(this._client), this.spendAlerts = new SpendAlerts$1(this._client), this.certificates = new Certificates$1(this._client), this.projects = new Projects(this._client);
	}
};
Organization.AuditLogs = AuditLogs, Organization.AdminAPIKeys = AdminAPIKeys, Organization.Usage = Usage, Organization.Invites = Invites, Organization.Users = Users, Organization.Groups = Groups$1, Organization.Roles = Roles$5, Organization.DataRetention = DataRetention$1, Organization.ExternalKeys = ExternalKeys, Organization.WorkloadIdentityProviders = WorkloadIdentityProviders, Organization.ExternalStorage = ExternalStorage, Organization.SpendLimit = SpendLimit$1, Organization.SpendAlerts = SpendAlerts$1, Organization.Certificates = Certificates$1, Organization.Projects = Projects;
var Admin = class extends APIResource {
	constructor() {
		super(...arguments), this.organization = new Organization(this._client);
	}
};
Admin.Organization = Organization;
function resolveResourceRequestOptions$75(e, t) {
	return Promise.resolve(e).then(t);
}
var Speech = class extends APIResource {
	create(e, t) {
		return this._client.post(`/audio/speech`, resolveResourceRequestOptions$75(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ Accept: `application/octet-stream` }, t?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
};
function resolveResourceRequestOptions$74(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$11(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
var Transcriptions = class extends APIResource {
	create(e, t) {
		return this._client.post(`/audio/transcriptions`, resolveResourceRequestOptions$74(t, (t) => multipartFormRequestOptions(withBodyFinalization$11(((t) => ({
			...t,
			__metadata: { model: e.model }
		}))({
			body: e,
			...t,
			stream: e.stream ?? !1,
			__security: { bearerAuth: !0 }
		}), { streamFromBody: !0 }), this._client)));
	}
};
function resolveResourceRequestOptions$73(e, t) {
	return Promise.resolve(e).then(t);
}
var Translations$1 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/audio/translations`, resolveResourceRequestOptions$73(t, (t) => multipartFormRequestOptions(((t) => ({
			...t,
			__metadata: { model: e.model }
		}))({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}), this._client)));
	}
};
function resolveResourceRequestOptions$72(e, t) {
	return Promise.resolve(e).then(t);
}
const rr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$37(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => rr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !rr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var VoiceConsents = class extends APIResource {
	create(e, t) {
		return this._client.post(`/audio/voice_consents`, resolveResourceRequestOptions$72(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	retrieve(e, t) {
		return this._client.get(k`/audio/voice_consents/${e}`, resolveResourceRequestOptions$72(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/audio/voice_consents/${e}`, resolveResourceRequestOptions$72(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$37(e, [`after`, `limit`], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/audio/voice_consents`, CursorPage, resolveResourceRequestOptions$72(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/audio/voice_consents/${e}`, resolveResourceRequestOptions$72(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$71(e, t) {
	return Promise.resolve(e).then(t);
}
var Voices = class extends APIResource {
	create(e, t) {
		return this._client.post(`/audio/voices`, resolveResourceRequestOptions$71(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	delete(e, t) {
		return this._client.delete(k`/audio/voices/${e}`, resolveResourceRequestOptions$71(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
}, Audio = class extends APIResource {
	constructor() {
		super(...arguments), this.transcriptions = new Transcriptions(this._client), this.translations = new Translations$1(this._client), this.speech = new Speech(this._client), this.voices = new Voices(this._client), this.voiceConsents = new VoiceConsents(this._client);
	}
};
Audio.Transcriptions = Transcriptions, Audio.Translations = Translations$1, Audio.Speech = Speech, Audio.Voices = Voices, Audio.VoiceConsents = VoiceConsents;
function resolveResourceRequestOptions$70(e, t) {
	return Promise.resolve(e).then(t);
}
const ir = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$36(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ir.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ir.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Batches = class extends APIResource {
	create(e, t) {
		return this._client.post(`/batches`, resolveResourceRequestOptions$70(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/batches/${e}`, resolveResourceRequestOptions$70(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$36(e, [`after`, `limit`], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/batches`, CursorPage, resolveResourceRequestOptions$70(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t) {
		return this._client.post(k`/batches/${e}/cancel`, resolveResourceRequestOptions$70(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$69(e, t) {
	return Promise.resolve(e).then(t);
}
const ar = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$35(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ar.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ar.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Assistants = class extends APIResource {
	create(e, t) {
		return this._client.post(`/assistants`, resolveResourceRequestOptions$69(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/assistants/${e}`, resolveResourceRequestOptions$69(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/assistants/${e}`, resolveResourceRequestOptions$69(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$35(e, [
			`after`,
			`before`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/assistants`, CursorPage, resolveResourceRequestOptions$69(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/assistants/${e}`, resolveResourceRequestOptions$69(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$68(e, t) {
	return Promise.resolve(e).then(t);
}
const or = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$34(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => or.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !or.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Invocations = class extends APIResource {
	create(e, t) {
		return this._client.post(k`/agents/automations/${e}/invocations`, resolveResourceRequestOptions$68(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { automation_id: r } = t;
		return this._client.get(k`/agents/automations/${r}/invocations/${e}`, resolveResourceRequestOptions$68(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$34(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/agents/automations/${e}/invocations`, CursorPage, resolveResourceRequestOptions$68(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$67(e, t) {
	return Promise.resolve(e).then(t);
}
const sr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$33(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => sr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !sr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Automations = class extends APIResource {
	constructor() {
		super(...arguments), this.invocations = new Invocations(this._client);
	}
	create(e, t) {
		return this._client.post(`/agents/automations`, resolveResourceRequestOptions$67(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/agents/automations/${e}`, resolveResourceRequestOptions$67(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/agents/automations/${e}`, resolveResourceRequestOptions$67(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$33(e, [
			`after`,
			`limit`,
			`order`,
			`session_id`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/agents/automations`, CursorPage, resolveResourceRequestOptions$67(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/agents/automations/${e}`, resolveResourceRequestOptions$67(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	pause(e, t) {
		return this._client.post(k`/agents/automations/${e}/pause`, resolveResourceRequestOptions$67(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	resume(e, t) {
		return this._client.post(k`/agents/automations/${e}/resume`, resolveResourceRequestOptions$67(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Automations.Invocations = Invocations;
var AgentFileUploadError = class extends OpenAIError {
	constructor(e, t) {
		super(`Agent file preparation or staging failed; uploaded files remain caller-owned.`), this.name = `AgentFileUploadError`, this.uploadedFiles = e, Object.defineProperty(this, "cause", {
			value: t,
			configurable: !0
		});
	}
};
function validateAgentFilePath(e) {
	let t = e.split(`/`), n = t[2] ?? ``;
	if (!e.startsWith(`/workspace/`) || e.includes(`\\`) || e.includes(`\0`) || t.slice(1).some((e) => e === `` || e === `.` || e === `..`) || n === `.codex` || n === `.managed-agents` || n.startsWith(`.managed-agents-`) || e === `/workspace/outputs`) throw new OpenAIError(`Agent files require a non-reserved absolute file path inside /workspace`);
}
function preflight(e, t) {
	let n = Object.entries(e), r = buildHeaders([t.headers]);
	if (n.length > 1 && (r.values.has(`idempotency-key`) || !r.nulls.has(`idempotency-key`) && t?.idempotencyKey !== void 0)) throw new OpenAIError(`Do not reuse an Idempotency-Key across multiple file uploads`);
	let i = { children: new Map() };
	for (let [e] of n) {
		validateAgentFilePath(e);
		let t = i;
		for (let n of e.split(`/`)) {
			if (t.file) throw new OpenAIError(`Agent file destinations conflict`);
			let e = t.children.get(n);
			e || (e = { children: new Map() }, t.children.set(n, e)), t = e;
		}
		if (t.children.size > 0) throw new OpenAIError(`Agent file destinations conflict`);
		t.file = !0;
	}
	return n;
}
async function prepareAgentFiles(e, t, n) {
	let r = { ...n }, i = buildHeaders([e._options.defaultHeaders, r.headers]);
	r.headers = i;
	let a = preflight(t, r);
	a.length > 1 && i.nulls.add(`idempotency-key`);
	let o = {
		files: [],
		uploadedFiles: []
	};
	try {
		for (let [t, n] of a) {
			let i = await e.files.create({
				file: n,
				purpose: `user_data`
			}, r);
			o.uploadedFiles.push(i), o.files.push({
				type: `file_id`,
				file_id: i.id,
				path: t
			});
		}
		return o;
	} catch (e) {
		throw new AgentFileUploadError(o.uploadedFiles, e);
	}
}
async function uploadAgentFile(e, t, n, r, i) {
	let a = await prepareAgentFiles(e, { [r.path]: r.file }, i), [o] = a.files, [s] = a.uploadedFiles;
	if (!o || !s) throw new OpenAIError(`Missing prepared agent file`);
	try {
		return {
			uploadedFile: s,
			environmentFile: await t.create(n, o, i)
		};
	} catch (e) {
		throw new AgentFileUploadError(a.uploadedFiles, e);
	}
}
function resolveResourceRequestOptions$66(e, t) {
	return Promise.resolve(e).then(t);
}
var Files$3 = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/agents/environments/${e}/files`, resolveResourceRequestOptions$66(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		return this._client.getAPIList(k`/agents/environments/${e}/files`, TokenPage, resolveResourceRequestOptions$66(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	prepare(e, t) {
		return prepareAgentFiles(this._client, e, t);
	}
	upload(e, t, n) {
		return uploadAgentFile(this._client, this, e, t, n);
	}
};
function resolveResourceRequestOptions$65(e, t) {
	return Promise.resolve(e).then(t);
}
const cr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$32(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => cr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !cr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Templates = class extends APIResource {
	create(e = {}, t) {
		return this._client.post(`/agents/environments/templates`, resolveResourceRequestOptions$65(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/agents/environments/templates/${e}`, resolveResourceRequestOptions$65(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t = {}, n) {
		return this._client.post(k`/agents/environments/templates/${e}`, resolveResourceRequestOptions$65(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$32(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/agents/environments/templates`, CursorPage, resolveResourceRequestOptions$65(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/agents/environments/templates/${e}`, resolveResourceRequestOptions$65(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$64(e, t) {
	return Promise.resolve(e).then(t);
}
const lr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$31(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => lr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !lr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Environments = class extends APIResource {
	constructor() {
		super(...arguments), this.files = new Files$3(this._client), this.templates = new Templates(this._client);
	}
	create(e, t) {
		let { "Idempotency-Key": n, ...r } = e;
		return this._client.post(`/agents/environments`, resolveResourceRequestOptions$64(t, (e) => ({
			body: r,
			...e,
			headers: buildHeaders([{
				"OpenAI-Beta": `agents=v1`,
				...n == null ? void 0 : { "Idempotency-Key": n }
			}, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/agents/environments/${e}`, resolveResourceRequestOptions$64(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$31(e, [
			`after`,
			`limit`,
			`order`,
			`type`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/agents/environments`, EnvironmentInfosPage, resolveResourceRequestOptions$64(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
}, EnvironmentInfosPage = class extends CursorPage {
	constructor(e, t, n, r) {
		super(e, t, n, r), this.object = n.object, this.first_id = n.first_id, this.last_id = n.last_id;
	}
};
Environments.Files = Files$3, Environments.Templates = Templates;
async function* agentItems(e) {
	let t;
	for (;;) {
		let n = await e(t);
		if (yield* n.data, !n.has_more) return;
		let r = n.body, i = n.data[n.data.length - 1], a = isObj(r) && typeof r.last_id == `string` ? r.last_id : i?.id;
		if (!a || a === t) throw new OpenAIError(`Agent pagination cannot advance to the next page`);
		t = a;
	}
}
var ur, dr, fr, AgentResultArtifacts = class {
	constructor(e, t) {
		ur.set(this, void 0), dr.set(this, void 0), fr.set(this, void 0), __classPrivateFieldSet(this, ur, e, `f`), __classPrivateFieldSet(this, dr, t.session_id, `f`), __classPrivateFieldSet(this, fr, t.turn_id, `f`);
	}
	async retrieve(e, t) {
		let n;
		for await (let r of agentItems((e) => __classPrivateFieldGet(this, ur, `f`).list(__classPrivateFieldGet(this, dr, `f`), {}, {
			...t,
			query: {
				...t?.query,
				after: e,
				environment_id: void 0
			}
		}))) if (r.session_id === __classPrivateFieldGet(this, dr, `f`) && r.turn_id === __classPrivateFieldGet(this, fr, `f`) && r.path === e) {
			if (n) throw new OpenAIError(`Multiple artifacts match this result and path`);
			n = r;
		}
		if (!n) throw new OpenAIError(`No artifact matches this result and path`);
		return n;
	}
	async content(e, t) {
		let n = await this.retrieve(e, t);
		return __classPrivateFieldGet(this, ur, `f`).content(n.id, { session_id: __classPrivateFieldGet(this, dr, `f`) }, t);
	}
	async download(e, t) {
		let { path: n, to: r } = e, i = await this.retrieve(n, t), a = await __classPrivateFieldGet(this, ur, `f`).content(i.id, { session_id: __classPrivateFieldGet(this, dr, `f`) }, t);
		if (!a.body) throw new OpenAIError(`Artifact response has no content stream`);
		try {
			await a.body.pipeTo(r, t?.signal ? { signal: t.signal } : {});
		} catch (e) {
			try {
				await a.body.cancel();
			} catch {}
			throw e;
		}
		return i;
	}
};
ur = new WeakMap(), dr = new WeakMap(), fr = new WeakMap();
function resolveResourceRequestOptions$63(e, t) {
	return Promise.resolve(e).then(t);
}
const pr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$30(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => pr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !pr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Artifacts = class extends APIResource {
	retrieve(e, t, n) {
		let { session_id: r } = t;
		return this._client.get(k`/agents/sessions/${r}/artifacts/${e}`, resolveResourceRequestOptions$63(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$30(t, [
			`after`,
			`environment_id`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/agents/sessions/${e}/artifacts`, CursorPage, resolveResourceRequestOptions$63(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { session_id: r } = t;
		return this._client.delete(k`/agents/sessions/${r}/artifacts/${e}`, resolveResourceRequestOptions$63(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	content(e, t, n) {
		let { session_id: r } = t;
		return this._client.get(k`/agents/sessions/${r}/artifacts/${e}/content`, resolveResourceRequestOptions$63(n, (e) => ({
			...e,
			headers: buildHeaders([{
				"OpenAI-Beta": `agents=v1`,
				Accept: `application/octet-stream`
			}, e?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
	forResult(e) {
		return new AgentResultArtifacts(this, e);
	}
};
function resolveResourceRequestOptions$62(e, t) {
	return Promise.resolve(e).then(t);
}
var Events = class extends APIResource {
	create(e, t, n) {
		let { "Idempotency-Key": r, ...i } = t;
		return this._client.post(k`/agents/sessions/${e}/events`, resolveResourceRequestOptions$62(n, (e) => ({
			body: i,
			...e,
			headers: buildHeaders([{
				"OpenAI-Beta": `agents=v1`,
				Accept: `*/*`,
				...r == null ? void 0 : { "Idempotency-Key": r }
			}, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	stream(e, t) {
		return this._client.get(k`/agents/sessions/${e}/events`, resolveResourceRequestOptions$62(t, (e) => ({
			...e,
			headers: buildHeaders([{
				"OpenAI-Beta": `agents=v1`,
				Accept: `text/event-stream`
			}, e?.headers]),
			stream: !0,
			__streamMode: `events`,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$61(e, t) {
	return Promise.resolve(e).then(t);
}
const mr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$29(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => mr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !mr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Items$4 = class extends APIResource {
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$29(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/agents/sessions/${e}/items`, CursorPage, resolveResourceRequestOptions$61(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$60(e, t) {
	return Promise.resolve(e).then(t);
}
const hr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$28(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => hr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !hr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Traces = class extends APIResource {
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$28(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/agents/sessions/${e}/traces`, CursorPage, resolveResourceRequestOptions$60(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$59(e, t) {
	return Promise.resolve(e).then(t);
}
var Items$3 = class extends APIResource {
	list(e, t, n) {
		let { session_id: r, ...i } = t;
		return this._client.getAPIList(k`/agents/sessions/${r}/subagents/${e}/items`, CursorPage, resolveResourceRequestOptions$59(n, (e) => ({
			query: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$58(e, t) {
	return Promise.resolve(e).then(t);
}
var Items$2 = class extends APIResource {
	list(e, t, n) {
		let { session_id: r, subagent_id: i, ...a } = t;
		return this._client.getAPIList(k`/agents/sessions/${r}/subagents/${i}/turns/${e}/items`, CursorPage, resolveResourceRequestOptions$58(n, (e) => ({
			query: a,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$57(e, t) {
	return Promise.resolve(e).then(t);
}
var Turns$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.items = new Items$2(this._client);
	}
	retrieve(e, t, n) {
		let { session_id: r, subagent_id: i } = t;
		return this._client.get(k`/agents/sessions/${r}/subagents/${i}/turns/${e}`, resolveResourceRequestOptions$57(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t, n) {
		let { session_id: r, ...i } = t;
		return this._client.getAPIList(k`/agents/sessions/${r}/subagents/${e}/turns`, CursorPage, resolveResourceRequestOptions$57(n, (e) => ({
			query: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Turns$1.Items = Items$2;
function resolveResourceRequestOptions$56(e, t) {
	return Promise.resolve(e).then(t);
}
const gr = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$27(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => gr.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !gr.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Subagents = class extends APIResource {
	constructor() {
		super(...arguments), this.items = new Items$3(this._client), this.turns = new Turns$1(this._client);
	}
	retrieve(e, t, n) {
		let { session_id: r } = t;
		return this._client.get(k`/agents/sessions/${r}/subagents/${e}`, resolveResourceRequestOptions$56(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$27(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/agents/sessions/${e}/subagents`, CursorPage, resolveResourceRequestOptions$56(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Subagents.Items = Items$3, Subagents.Turns = Turns$1;
function resolveResourceRequestOptions$55(e, t) {
	return Promise.resolve(e).then(t);
}
var Items$1 = class extends APIResource {
	list(e, t, n) {
		let { session_id: r, ...i } = t;
		return this._client.getAPIList(k`/agents/sessions/${r}/turns/${e}/items`, ConversationCursorPage, resolveResourceRequestOptions$55(n, (e) => ({
			query: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$54(e, t) {
	return Promise.resolve(e).then(t);
}
const _r = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$26(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => _r.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !_r.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Turns = class extends APIResource {
	constructor() {
		super(...arguments), this.items = new Items$1(this._client);
	}
	retrieve(e, t, n) {
		let { session_id: r } = t;
		return this._client.get(k`/agents/sessions/${r}/turns/${e}`, resolveResourceRequestOptions$54(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$26(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/agents/sessions/${e}/turns`, CursorPage, resolveResourceRequestOptions$54(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Turns.Items = Items$1;
var vr, yr, br, xr, TurnState = class {
	constructor() {
		vr.set(this, void 0), yr.set(this, !1), br.set(this, new Set()), xr.set(this, new Set());
	}
	accept(e) {
		if (__classPrivateFieldGet(this, br, `f`).has(e.event_id)) return !1;
		if (__classPrivateFieldGet(this, br, `f`).size === 1024) {
			let e = __classPrivateFieldGet(this, br, `f`).values().next();
			e.done || __classPrivateFieldGet(this, br, `f`).delete(e.value);
		}
		return __classPrivateFieldGet(this, br, `f`).add(e.event_id), e.type === `agent.session.turn.created` && e.turn.subagent_id === null && __classPrivateFieldGet(this, vr, `f`) === void 0 && __classPrivateFieldSet(this, vr, e.turn_id, `f`), (e.type === `agent.session.turn.completed` || e.type === `agent.session.turn.failed` || e.type === `agent.session.turn.cancelled`) && __classPrivateFieldGet(this, vr, `f`) !== void 0 && e.turn_id === __classPrivateFieldGet(this, vr, `f`) && __classPrivateFieldSet(this, yr, !0, `f`), !0;
	}
	terminal(e) {
		return e.type === `agent.session.failed` || e.type === `agent.session.idle` && __classPrivateFieldGet(this, yr, `f`);
	}
	call(e) {
		if (e.type !== `agent.session.turn.item.added` || e.item.type !== `function_call`) return;
		let t = e.item, n = JSON.stringify([t.turn_id, t.call_id]);
		if (!__classPrivateFieldGet(this, xr, `f`).has(n)) return __classPrivateFieldGet(this, xr, `f`).add(n), t;
	}
};
vr = new WeakMap(), yr = new WeakMap(), br = new WeakMap(), xr = new WeakMap();
function isInputContent(e) {
	if (!isObj(e)) return !1;
	let t = e, n;
	if (t.type === `input_text`) n = `text`;
	else if (t.type === `input_image`) n = `image_url`;
	else return !1;
	return hasOwn(t, `type`) && hasOwn(t, n) && typeof t[n] == `string`;
}
const Sr = Symbol.for(`openai.beta.agents.toolStages`);
var z, Cr, wr, Tr, Er, Dr, _AgentToolDispatcher_result, _AgentToolDispatcher_checkAbort, _AgentToolDispatcher_abortError, _AgentToolDispatcher_wait, Or;
function normalizedOutput(e) {
	if (e === null) return null;
	if (typeof e == `string` || Array.isArray(e) && e.every(isInputContent)) return e;
	throw new OpenAIError(`Tool output must be text, content, a JSON object, or null`);
}
function toolResult(e, t) {
	let n = isObj(t) ? JSON.stringify(t) : t, r = JSON.stringify(n);
	if (r === void 0) throw new OpenAIError(`Tool output must be JSON serializable`);
	return {
		type: `agent.session.input.tool_result`,
		turn_id: e.turn_id,
		call_id: e.call_id,
		success: !0,
		output: normalizedOutput(typeof n == `string` ? n : JSON.parse(r))
	};
}
var AgentToolDispatcher = class {
	constructor(e, t, n, r, i) {
		z.add(this), Cr.set(this, void 0), wr.set(this, void 0), Tr.set(this, void 0), Er.set(this, void 0), Dr.set(this, void 0), __classPrivateFieldSet(this, Tr, e, `f`), __classPrivateFieldSet(this, Er, n, `f`), __classPrivateFieldSet(this, Dr, i, `f`), __classPrivateFieldSet(this, Cr, new Map(Object.entries(t)), `f`);
		let a = buildHeaders([r?.headers]);
		a.values.delete(`idempotency-key`), a.nulls.delete(`idempotency-key`);
		let { idempotencyKey: o, ...s } = r ?? {};
		__classPrivateFieldSet(this, wr, {
			...s,
			headers: a,
			signal: n.signal
		}, `f`);
	}
	canHandle(e) {
		return typeof __classPrivateFieldGet(this, Cr, `f`).get(e) == `function`;
	}
	prepare(e, t) {
		let n = e && __classPrivateFieldGet(this, Cr, `f`).get(e.name);
		if (!e || typeof n != `function`) return;
		if (!t) throw new OpenAIError(`Tool call received before the session creation event`);
		let r = structuredClone(e);
		return async () => {
			__classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_checkAbort).call(this);
			let e = await __classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_result).call(this, r, n, t);
			__classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_checkAbort).call(this), await __classPrivateFieldGet(this, z, `m`, Or).call(this, t, e);
		};
	}
};
Cr = new WeakMap(), wr = new WeakMap(), Tr = new WeakMap(), Er = new WeakMap(), Dr = new WeakMap(), z = new WeakSet(), _AgentToolDispatcher_result = async function(e, t, n) {
	let r = `arguments`;
	try {
		let n = typeof e.arguments == `string` ? JSON.parse(e.arguments) : e.arguments;
		if (!isObj(n)) throw new OpenAIError(`Function arguments must be a JSON object`);
		r = `execution`;
		let i = n, a = await __classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_wait).call(this, () => __classPrivateFieldGet(this, Dr, `f`) && t[Sr] ? t(i, (e) => {
			r = e;
		}) : t(i));
		return r = `output`, toolResult(e, a);
	} catch (t) {
		if (__classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_checkAbort).call(this), __classPrivateFieldGet(this, Dr, `f`)) {
			let i = Object.freeze({
				error: t,
				stage: r,
				tool_name: e.name,
				session_id: n,
				turn_id: e.turn_id,
				call_id: e.call_id
			});
			try {
				await __classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_wait).call(this, () => __classPrivateFieldGet(this, Dr, `f`)?.call(this, i));
			} catch {
				__classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_checkAbort).call(this);
			}
		}
		return {
			type: `agent.session.input.tool_result`,
			turn_id: e.turn_id,
			call_id: e.call_id,
			success: !1,
			error: `Tool handler failed.`
		};
	}
}, _AgentToolDispatcher_checkAbort = function() {
	if (__classPrivateFieldGet(this, Er, `f`).signal.aborted) throw __classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_abortError).call(this);
}, _AgentToolDispatcher_abortError = function() {
	let e = new APIUserAbortError();
	return Object.defineProperty(e, "cause", {
		value: __classPrivateFieldGet(this, Er, `f`).signal.reason,
		writable: !0,
		configurable: !0
	}), e;
}, _AgentToolDispatcher_wait = async function(e) {
	let onAbort, t = new Promise((e, t) => {
		onAbort = () => t(__classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_abortError).call(this)), __classPrivateFieldGet(this, Er, `f`).signal.addEventListener(`abort`, onAbort, { once: !0 });
	});
	try {
		return __classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_checkAbort).call(this), await Promise.race([(async () => await e())(), t]);
	} finally {
		onAbort && __classPrivateFieldGet(this, Er, `f`).signal.removeEventListener(`abort`, onAbort);
	}
}, Or = async function _AgentToolDispatcher_submit(e, t, n = uuid4(), r = 0) {
	__classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_checkAbort).call(this);
	try {
		await __classPrivateFieldGet(this, Tr, `f`).events.create(e, {
			events: [t],
			"Idempotency-Key": n
		}, __classPrivateFieldGet(this, wr, `f`));
	} catch (i) {
		let a = [
			100,
			300,
			600
		][r];
		if (a === void 0 || !(i instanceof BadRequestError) || i.code !== `invalid_request_error` || !i.error || !(`message` in i.error) || i.error.message !== `Unknown pending tool call: ${t.call_id}`) throw i;
		let o;
		try {
			await __classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_wait).call(this, () => new Promise((e) => {
				o = setTimeout(e, a);
			}));
		} finally {
			o !== void 0 && clearTimeout(o);
		}
		await __classPrivateFieldGet(this, z, `m`, _AgentToolDispatcher_submit).call(this, e, t, n, r + 1);
	}
};
function outputText(e) {
	return e.content.map((e) => e.type === `output_text` ? e.text : ``).join(``);
}
var AgentTurnResult = class {
	constructor(e, t) {
		this.turn = e, this.messages = t;
	}
	get session_id() {
		return this.turn.session_id;
	}
	get turn_id() {
		return this.turn.id;
	}
	get output_text() {
		return this.messages.map(outputText).join(``);
	}
}, ParsedAgentTurnResult = class extends AgentTurnResult {
	constructor(e, t) {
		super(e.turn, e.messages), this.raw_result = e, this.output_parsed = t;
	}
}, kr, AgentOutputParseError = class extends OpenAIError {
	constructor(e) {
		super(`The completed agent output could not be parsed`), this.name = `AgentOutputParseError`, kr.set(this, void 0), __classPrivateFieldSet(this, kr, e, `f`);
	}
	get raw_result() {
		return __classPrivateFieldGet(this, kr, `f`);
	}
};
kr = new WeakMap();
function parseAgentResult(e, t) {
	try {
		if (!t) return e;
		let n;
		for (let r of e.messages) for (let e of r.content) if (e.type === `output_text`) {
			let r = t.$parseRaw(e.text);
			n ??= { value: r };
		}
		if (!n) throw new AgentOutputParseError(e);
		return new ParsedAgentTurnResult(e, n.value);
	} catch {
		throw new AgentOutputParseError(e);
	}
}
function ownJSONValue(e, t) {
	let n = e && Object.getOwnPropertyDescriptor(e, t);
	return n?.enumerable && `value` in n ? n.value : void 0;
}
function agentFormatParser(e) {
	if (!e) return;
	let t = Object.getOwnPropertyDescriptor(e, `$parseRaw`);
	if (!t || !(`value` in t) || typeof t.value != `function`) return;
	let n = ownJSONValue(e, `schema`);
	if (ownJSONValue(e, `type`) !== `json_schema` || !n) throw new OpenAIError(`Typed agent formats require own enumerable type and schema data properties`);
	let r = t.value;
	return {
		type: `json_schema`,
		schema: n,
		$parseRaw: (t) => r.call(e, t)
	};
}
function snapshotJSONProperty(e, t, n = (e) => e) {
	let r = Object.getOwnPropertyDescriptor(e, t);
	if (!r?.enumerable) return e;
	let i = n(e[t]);
	return `value` in r && i === r.value ? e : Object.create(Object.getPrototypeOf(e), {
		...Object.getOwnPropertyDescriptors(e),
		[t]: {
			value: i,
			enumerable: !0,
			configurable: r.configurable,
			writable: !0
		}
	});
}
function captureAgentOutput(e, t) {
	let n = snapshotJSONProperty(e, `agent`, (e) => e && snapshotJSONProperty(e, `text`, (e) => e && snapshotJSONProperty(e, `format`))), r = ownJSONValue(n, `agent`), i = ownJSONValue(r, `text`), a = agentFormatParser(ownJSONValue(i, `format`));
	if (!a) return {
		body: n,
		options: t
	};
	let o = structuredClone(a.schema);
	for (let e of [
		n,
		r,
		i
	]) if (e && `toJSON` in e) throw new OpenAIError(`Typed agent requests cannot customize body, agent, or text serialization`);
	let s = { ...t };
	if (ownJSONValue(s, `body`) !== void 0) throw new OpenAIError(`Typed agent requests cannot override the body in request options`);
	return delete s.body, {
		options: s,
		body: {
			...n,
			agent: {
				...r,
				text: {
					...i,
					format: {
						type: `json_schema`,
						schema: o
					}
				}
			}
		},
		format: a
	};
}
async function parseAgentResultPromise(e, t) {
	return parseAgentResult(await e, t);
}
var AgentTurnResultError = class extends OpenAIError {
	constructor(e, t, n, r, i = [], a) {
		super(`Could not collect the agent turn result: ${e}`), this.name = `AgentTurnResultError`, this.reason = e, this.session_id = t, this.turn = n, this.messages = r, this.required_actions = i, this.cause = a;
	}
	get turn_id() {
		return this.turn?.id;
	}
}, Ar, jr, B, Mr, Nr, Pr, Fr, Ir, Lr, _AgentTurnResultCollector_acceptTurn, _AgentTurnResultCollector_acceptOutput, _AgentTurnResultCollector_finalMessages, AgentTurnResultCollector = class {
	constructor(e) {
		Ar.add(this), jr.set(this, void 0), B.set(this, void 0), Mr.set(this, new Map()), Nr.set(this, []), Pr.set(this, void 0), Fr.set(this, !1), Ir.set(this, !1), Lr.set(this, !1), __classPrivateFieldSet(this, jr, e, `f`);
	}
	accept(e) {
		if (this.ready) return;
		`session` in e && (__classPrivateFieldSet(this, jr, __classPrivateFieldGet(this, jr, `f`) ?? e.session.id, `f`), __classPrivateFieldSet(this, Nr, structuredClone(e.session.required_actions ?? []), `f`), __classPrivateFieldSet(this, Pr, void 0, `f`), __classPrivateFieldSet(this, Fr, __classPrivateFieldGet(this, Fr, `f`) || e.type === `agent.session.failed`, `f`), __classPrivateFieldSet(this, Lr, __classPrivateFieldGet(this, Lr, `f`) || e.type === `agent.session.idle` && __classPrivateFieldGet(this, Ir, `f`), `f`)), e.type === `agent.session.turn.created` && e.turn.subagent_id === null && !__classPrivateFieldGet(this, B, `f`) && (__classPrivateFieldSet(this, B, structuredClone(e.turn), `f`), __classPrivateFieldSet(this, jr, e.turn.session_id, `f`));
		let t = `turn_id` in e ? e.turn_id : void 0;
		`item` in e && (t = e.item.turn_id), __classPrivateFieldGet(this, B, `f`) && t === __classPrivateFieldGet(this, B, `f`).id && __classPrivateFieldGet(this, Ar, `m`, _AgentTurnResultCollector_acceptTurn).call(this, e);
	}
	error(e, t) {
		return new AgentTurnResultError(e, __classPrivateFieldGet(this, jr, `f`), __classPrivateFieldGet(this, B, `f`), __classPrivateFieldGet(this, Ar, `m`, _AgentTurnResultCollector_finalMessages).call(this), __classPrivateFieldGet(this, Nr, `f`), t);
	}
	checkAction(e) {
		if (__classPrivateFieldGet(this, Fr, `f`) || __classPrivateFieldGet(this, B, `f`)?.status === `failed`) throw this.error(`failed`);
		if (__classPrivateFieldGet(this, B, `f`)?.status === `cancelled`) throw this.error(`cancelled`);
		if (__classPrivateFieldGet(this, Pr, `f`) !== e) {
			if (__classPrivateFieldGet(this, Nr, `f`).some((t) => t.type !== `function_call` || !e(t.name))) throw this.error(`requires_action`);
			__classPrivateFieldSet(this, Pr, e, `f`);
		}
	}
	get ready() {
		return __classPrivateFieldGet(this, Ir, `f`) && __classPrivateFieldGet(this, Lr, `f`);
	}
	release() {
		__classPrivateFieldGet(this, Mr, `f`).clear(), __classPrivateFieldSet(this, Nr, [], `f`), __classPrivateFieldSet(this, Pr, void 0, `f`);
	}
	finish() {
		if (this.checkAction(() => this.ready), !__classPrivateFieldGet(this, Ir, `f`) || __classPrivateFieldGet(this, B, `f`)?.status !== `completed` || !__classPrivateFieldGet(this, Lr, `f`)) throw this.error(`observation`);
		return new AgentTurnResult(__classPrivateFieldGet(this, B, `f`), __classPrivateFieldGet(this, Ar, `m`, _AgentTurnResultCollector_finalMessages).call(this));
	}
};
jr = new WeakMap(), B = new WeakMap(), Mr = new WeakMap(), Nr = new WeakMap(), Pr = new WeakMap(), Fr = new WeakMap(), Ir = new WeakMap(), Lr = new WeakMap(), Ar = new WeakSet(), _AgentTurnResultCollector_acceptTurn = function(e) {
	`turn` in e && (__classPrivateFieldSet(this, B, structuredClone(e.turn), `f`), __classPrivateFieldSet(this, Ir, __classPrivateFieldGet(this, Ir, `f`) || e.type === `agent.session.turn.completed` || e.type === `agent.session.turn.failed` || e.type === `agent.session.turn.cancelled`, `f`)), __classPrivateFieldGet(this, Ar, `m`, _AgentTurnResultCollector_acceptOutput).call(this, e);
}, _AgentTurnResultCollector_acceptOutput = function(e) {
	e.type !== `agent.session.turn.item.done` || e.item.type !== `message` || e.item.status !== `completed` || e.item.phase === `commentary` || __classPrivateFieldGet(this, Mr, `f`).has(e.item.id) || __classPrivateFieldGet(this, Mr, `f`).set(e.item.id, {
		index: e.output_index,
		message: structuredClone(e.item)
	});
}, _AgentTurnResultCollector_finalMessages = function() {
	return [...__classPrivateFieldGet(this, Mr, `f`).values()].sort((e, t) => e.index - t.index).map(({ message: e }) => e);
};
var Rr, zr, Br, Vr, Hr, Ur, Wr, Gr, Kr, qr, _ResultCollection_observe, _ResultCollection_collect, ResultCollection = class {
	constructor(e, t = () => !1, n, r) {
		Rr.add(this), zr.set(this, void 0), Br.set(this, !1), Vr.set(this, !1), Hr.set(this, !1), Ur.set(this, void 0), Wr.set(this, void 0), Gr.set(this, void 0), Kr.set(this, void 0), qr.set(this, void 0), __classPrivateFieldSet(this, Gr, e, `f`), __classPrivateFieldSet(this, Kr, r, `f`), __classPrivateFieldSet(this, qr, t, `f`), this.collector = new AgentTurnResultCollector(n);
	}
	enable() {
		if (!__classPrivateFieldGet(this, Vr, `f`) && __classPrivateFieldGet(this, Hr, `f`)) throw new OpenAIError(`Call withResultCollection() before consuming events, or call finalResult() on a fresh stream.`);
		__classPrivateFieldSet(this, Vr, !0, `f`);
	}
	iterate() {
		if (__classPrivateFieldGet(this, zr, `f`)) throw new OpenAIError(`An agent result stream can only be consumed once`);
		return __classPrivateFieldSet(this, zr, __classPrivateFieldGet(this, Rr, `m`, _ResultCollection_observe).call(this), `f`);
	}
	finalResult() {
		return __classPrivateFieldSet(this, Wr, __classPrivateFieldGet(this, Wr, `f`) ?? __classPrivateFieldGet(this, Rr, `m`, _ResultCollection_collect).call(this), `f`);
	}
};
zr = new WeakMap(), Br = new WeakMap(), Vr = new WeakMap(), Hr = new WeakMap(), Ur = new WeakMap(), Wr = new WeakMap(), Gr = new WeakMap(), Kr = new WeakMap(), qr = new WeakMap(), Rr = new WeakSet(), _ResultCollection_observe = async function* () {
	let e = __classPrivateFieldGet(this, Gr, `f`).call(this), t = !1;
	try {
		for (;;) {
			let n = await e.next();
			if (n.done) {
				t = !0;
				return;
			}
			__classPrivateFieldGet(this, Vr, `f`) ? this.collector.accept(n.value) : __classPrivateFieldSet(this, Hr, !0, `f`), yield n.value;
		}
	} catch (e) {
		throw __classPrivateFieldGet(this, Vr, `f`) && __classPrivateFieldSet(this, Ur, e, `f`), e;
	} finally {
		__classPrivateFieldSet(this, Br, !0, `f`), t || await e.return?.();
	}
}, _ResultCollection_collect = async function() {
	this.enable();
	try {
		let e = __classPrivateFieldGet(this, zr, `f`) ?? this.iterate();
		for (; !__classPrivateFieldGet(this, Br, `f`) && !this.collector.ready && (this.collector.checkAction(__classPrivateFieldGet(this, qr, `f`)), !(await e.next()).done););
		if (__classPrivateFieldGet(this, Ur, `f`) !== void 0 && !this.collector.ready) throw __classPrivateFieldGet(this, Ur, `f`);
		if (!this.collector.ready && __classPrivateFieldGet(this, Kr, `f`)?.aborted) throw this.collector.error(`observation`, __classPrivateFieldGet(this, Kr, `f`).reason);
		return this.collector.finish();
	} catch (e) {
		throw e instanceof AgentTurnResultError ? e : this.collector.error(`observation`, e);
	} finally {
		try {
			await __classPrivateFieldGet(this, zr, `f`)?.return();
		} finally {
			this.collector.release();
		}
	}
};
var Jr, Yr, Xr, Zr, Qr, $r, ei, ti, ni, ri, ii, ai, oi, si, _AgentSessionStream_iterate, _AgentSessionStream_checkAbort, _AgentSessionStream_abortError;
async function cancelBody(e) {
	try {
		await e?.body?.cancel();
	} catch {}
}
var AgentSessionStream = class {
	constructor(e, t, n, r) {
		Jr.add(this), this.controller = new AbortController(), Yr.set(this, !1), Xr.set(this, void 0), Zr.set(this, void 0), Qr.set(this, void 0), $r.set(this, void 0), ei.set(this, void 0), ti.set(this, !1), ni.set(this, void 0), ri.set(this, void 0), ii.set(this, void 0), ai.set(this, void 0), oi.set(this, void 0), si.set(this, void 0);
		let i = typeof n.input == `string` ? [{
			role: `user`,
			content: [{
				type: `input_text`,
				text: n.input
			}]
		}] : n.input;
		if (n.input.length === 0) throw new OpenAIError(`input must not be empty`);
		if (__classPrivateFieldSet(this, Xr, agentFormatParser(n.outputFormat), `f`), n.outputFormat && !__classPrivateFieldGet(this, Xr, `f`)) throw new OpenAIError(`outputFormat must have its own parser function`);
		__classPrivateFieldSet(this, ni, e, `f`), __classPrivateFieldSet(this, ri, t, `f`), __classPrivateFieldSet(this, ii, {
			type: `agent.session.input.message`,
			input: i
		}, `f`);
		let a = buildHeaders([r?.headers]);
		__classPrivateFieldSet(this, oi, a.nulls.has(`idempotency-key`) ? void 0 : a.values.get(`idempotency-key`) ?? n.idempotencyKey ?? r?.idempotencyKey ?? uuid4(), `f`), a.values.delete(`idempotency-key`), a.nulls.delete(`idempotency-key`);
		let { idempotencyKey: o, ...s } = r ?? {};
		__classPrivateFieldSet(this, si, {
			...s,
			headers: a
		}, `f`), __classPrivateFieldSet(this, ai, new AgentToolDispatcher(e, n.toolHandlers ?? {}, this.controller, __classPrivateFieldGet(this, si, `f`), n.onToolError), `f`), __classPrivateFieldSet(this, Qr, new ResultCollection(() => __classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_iterate).call(this), (e) => __classPrivateFieldGet(this, ai, `f`).canHandle(e), t), `f`);
	}
	abort(e) {
		this.controller.abort(e), __classPrivateFieldGet(this, $r, `f`)?.controller.abort(this.controller.signal.reason), __classPrivateFieldGet(this, ti, `f`) || cancelBody(__classPrivateFieldGet(this, ei, `f`));
	}
	[(Yr = new WeakMap(), Xr = new WeakMap(), Zr = new WeakMap(), Qr = new WeakMap(), $r = new WeakMap(), ei = new WeakMap(), ti = new WeakMap(), ni = new WeakMap(), ri = new WeakMap(), ii = new WeakMap(), ai = new WeakMap(), oi = new WeakMap(), si = new WeakMap(), Jr = new WeakSet(), Symbol.asyncIterator)]() {
		if (__classPrivateFieldGet(this, Yr, `f`)) throw new OpenAIError(`An AgentSessionStream can only be consumed once`);
		return __classPrivateFieldSet(this, Yr, !0, `f`), __classPrivateFieldGet(this, Qr, `f`).iterate();
	}
	withResultCollection() {
		return __classPrivateFieldGet(this, Qr, `f`).enable(), this;
	}
	finalResult() {
		return __classPrivateFieldSet(this, Zr, __classPrivateFieldGet(this, Zr, `f`) ?? parseAgentResultPromise(__classPrivateFieldGet(this, Qr, `f`).finalResult(), __classPrivateFieldGet(this, Xr, `f`)), `f`);
	}
};
_AgentSessionStream_iterate = async function* () {
	let e = __classPrivateFieldGet(this, si, `f`).signal, abort = () => this.abort(e?.aborted ? e.reason : this.controller.signal.reason);
	e?.addEventListener(`abort`, abort, { once: !0 }), this.controller.signal.addEventListener(`abort`, abort, { once: !0 });
	let t = {
		...__classPrivateFieldGet(this, si, `f`),
		signal: this.controller.signal
	}, n = new TurnState();
	try {
		if (e?.aborted && this.abort(e.reason), __classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_checkAbort).call(this), (await __classPrivateFieldGet(this, ni, `f`).retrieve(__classPrivateFieldGet(this, ri, `f`), t)).status !== `idle`) throw new OpenAIError(`sessions.stream requires an idle session; use sessions.events.stream for active sessions`);
		let r = await __classPrivateFieldGet(this, ni, `f`).events.stream(__classPrivateFieldGet(this, ri, `f`), t).withResponse();
		__classPrivateFieldSet(this, $r, r.data, `f`), __classPrivateFieldSet(this, ei, r.response, `f`), __classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_checkAbort).call(this), await __classPrivateFieldGet(this, ni, `f`).events.create(__classPrivateFieldGet(this, ri, `f`), {
			events: [__classPrivateFieldGet(this, ii, `f`)],
			...__classPrivateFieldGet(this, oi, `f`) === void 0 ? {} : { "Idempotency-Key": __classPrivateFieldGet(this, oi, `f`) }
		}, {
			...t,
			headers: buildHeaders([t.headers, { "Idempotency-Key": __classPrivateFieldGet(this, oi, `f`) ?? null }])
		}), __classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_checkAbort).call(this), __classPrivateFieldSet(this, ti, !0, `f`);
		for await (let e of __classPrivateFieldGet(this, $r, `f`)) {
			if (__classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_checkAbort).call(this), !n.accept(e)) continue;
			let t = n.terminal(e), r = __classPrivateFieldGet(this, ai, `f`).prepare(n.call(e), __classPrivateFieldGet(this, ri, `f`));
			if (t && __classPrivateFieldGet(this, $r, `f`).controller.abort(), yield e, t) return;
			__classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_checkAbort).call(this), await r?.();
		}
		throw __classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_checkAbort).call(this), new OpenAIError(`Session event stream ended before the turn reached idle or failed`);
	} finally {
		e?.removeEventListener(`abort`, abort), this.controller.signal.removeEventListener(`abort`, abort), this.abort();
	}
}, _AgentSessionStream_checkAbort = function() {
	if (this.controller.signal.aborted) throw __classPrivateFieldGet(this, Jr, `m`, _AgentSessionStream_abortError).call(this);
}, _AgentSessionStream_abortError = function() {
	let e = new APIUserAbortError();
	return Object.defineProperty(e, "cause", {
		value: this.controller.signal.reason,
		writable: !0,
		configurable: !0
	}), e;
};
async function* dispatchCreationTools(e, t, n) {
	let r = new TurnState(), i;
	for await (let a of { [Symbol.asyncIterator]: e }) {
		a.type === `agent.session.created` && (i ??= a.session.id);
		let e = r.accept(a) ? t.prepare(r.call(a), i) : void 0;
		if (yield a, n.aborted) return;
		try {
			await e?.();
		} catch (e) {
			if (n.aborted && e instanceof APIUserAbortError) return;
			throw e;
		}
	}
}
function withAgentTurnResult(e, t, n) {
	let r;
	e.__betaTransformIterator((t) => {
		let { path: i, method: a, stream: o, ...s } = n?.options ?? {}, c = n && new AgentToolDispatcher(n.sessions, n.handlers, e.controller, s);
		return r = new ResultCollection(c ? () => dispatchCreationTools(t, c, e.controller.signal) : t, c ? (e) => c.canHandle(e) : void 0, void 0, e.controller.signal), () => r.iterate();
	});
	let i, a = Object.assign(e, {
		finalResult: () => i ??= parseAgentResultPromise(r.finalResult(), t),
		withResultCollection: () => (r.enable(), a)
	});
	return a;
}
function captureCreationTools(e, t) {
	let n = Object.getOwnPropertyDescriptor(e, `toolHandlers`);
	if (!n) return {
		body: e,
		options: t
	};
	let r = e.toolHandlers;
	if (r === void 0 && `value` in n) return {
		body: e,
		options: t
	};
	let i = Object.getOwnPropertyDescriptors(e);
	delete i.toolHandlers;
	let a = { ...t };
	if (`toJSON` in e || a.body !== void 0) throw new OpenAIError(`Creation tool handlers cannot customize request body serialization`);
	if (r === void 0) return {
		body: Object.create(Object.getPrototypeOf(e), i),
		options: a
	};
	let { stream: o } = e;
	if (o !== !0) throw new OpenAIError(`toolHandlers requires stream: true`);
	return a.headers = buildHeaders([a.headers]), i.stream = {
		value: o,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}, {
		body: Object.create(Object.getPrototypeOf(e), i),
		options: a,
		handlers: r && Object.fromEntries(Object.entries(r))
	};
}
function resolveResourceRequestOptions$53(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$10(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const ci = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$25(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ci.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ci.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Sessions$3 = class extends APIResource {
	constructor() {
		super(...arguments), this.subagents = new Subagents(this._client), this.artifacts = new Artifacts(this._client), this.items = new Items$4(this._client), this.events = new Events(this._client), this.traces = new Traces(this._client), this.turns = new Turns(this._client);
	}
	create(e, t) {
		let n = captureCreationTools(e, t), r = captureAgentOutput(n.body, n.options);
		return ((e, t) => this._client.post(`/agents/sessions`, resolveResourceRequestOptions$53(t, (t) => withBodyFinalization$10({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			stream: e.stream ?? !1,
			__streamMode: `events`,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 }))))(r.body, r.options)._thenUnwrap((e, { options: t }) => t.stream ? withAgentTurnResult(e, r.format, n.handlers ? {
			sessions: this,
			handlers: n.handlers,
			options: r.options
		} : void 0) : e);
	}
	retrieve(e, t) {
		return this._client.get(k`/agents/sessions/${e}`, resolveResourceRequestOptions$53(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t = {}, n) {
		return this._client.post(k`/agents/sessions/${e}`, resolveResourceRequestOptions$53(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$25(e, [
			`after`,
			`agent_id`,
			`limit`,
			`metadata`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/agents/sessions`, CursorPage, resolveResourceRequestOptions$53(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/agents/sessions/${e}`, resolveResourceRequestOptions$53(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	stream(e, t, n) {
		return new AgentSessionStream(this, e, t, n);
	}
};
Sessions$3.Subagents = Subagents, Sessions$3.Artifacts = Artifacts, Sessions$3.Items = Items$4, Sessions$3.Events = Events, Sessions$3.Traces = Traces, Sessions$3.Turns = Turns;
function resolveResourceRequestOptions$52(e, t) {
	return Promise.resolve(e).then(t);
}
const li = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$24(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => li.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !li.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Credentials = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/vaults/${e}/credentials`, resolveResourceRequestOptions$52(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { vault_id: r } = t;
		return this._client.get(k`/vaults/${r}/credentials/${e}`, resolveResourceRequestOptions$52(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { vault_id: r, ...i } = t;
		return this._client.post(k`/vaults/${r}/credentials/${e}`, resolveResourceRequestOptions$52(n, (e) => ({
			body: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$24(t, [
			`after`,
			`limit`,
			`metadata`,
			`order`,
			`status`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/vaults/${e}/credentials`, CursorPage, resolveResourceRequestOptions$52(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { vault_id: r } = t;
		return this._client.delete(k`/vaults/${r}/credentials/${e}`, resolveResourceRequestOptions$52(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$51(e, t) {
	return Promise.resolve(e).then(t);
}
const ui = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$23(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ui.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ui.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Vaults = class extends APIResource {
	constructor() {
		super(...arguments), this.credentials = new Credentials(this._client);
	}
	create(e = {}, t) {
		return this._client.post(`/vaults`, resolveResourceRequestOptions$51(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/vaults/${e}`, resolveResourceRequestOptions$51(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/vaults/${e}`, resolveResourceRequestOptions$51(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$23(e, [
			`after`,
			`limit`,
			`metadata`,
			`order`,
			`status`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/vaults`, CursorPage, resolveResourceRequestOptions$51(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/vaults/${e}`, resolveResourceRequestOptions$51(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Vaults.Credentials = Credentials;
function resolveResourceRequestOptions$50(e, t) {
	return Promise.resolve(e).then(t);
}
const di = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$22(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => di.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !di.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Agents = class extends APIResource {
	constructor() {
		super(...arguments), this.automations = new Automations(this._client), this.environments = new Environments(this._client), this.vaults = new Vaults(this._client), this.sessions = new Sessions$3(this._client);
	}
	create(e, t) {
		return this._client.post(`/agents`, resolveResourceRequestOptions$50(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/agents/${e}`, resolveResourceRequestOptions$50(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t = {}, n) {
		return this._client.post(k`/agents/${e}`, resolveResourceRequestOptions$50(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$22(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/agents`, CursorPage, resolveResourceRequestOptions$50(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/agents/${e}`, resolveResourceRequestOptions$50(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `agents=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Agents.Automations = Automations, Agents.Environments = Environments, Agents.Vaults = Vaults, Agents.Sessions = Sessions$3;
function resolveResourceRequestOptions$49(e, t) {
	return Promise.resolve(e).then(t);
}
var Sessions$2 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/chatkit/sessions`, resolveResourceRequestOptions$49(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `chatkit_beta=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t) {
		return this._client.post(k`/chatkit/sessions/${e}/cancel`, resolveResourceRequestOptions$49(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `chatkit_beta=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$48(e, t) {
	return Promise.resolve(e).then(t);
}
const fi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$21(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => fi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !fi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Threads$1 = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/chatkit/threads/${e}`, resolveResourceRequestOptions$48(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `chatkit_beta=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$21(e, [
			`after`,
			`before`,
			`limit`,
			`order`,
			`user`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/chatkit/threads`, ConversationCursorPage, resolveResourceRequestOptions$48(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `chatkit_beta=v1` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/chatkit/threads/${e}`, resolveResourceRequestOptions$48(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `chatkit_beta=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	listItems(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$21(t, [
			`after`,
			`before`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/chatkit/threads/${e}/items`, ConversationCursorPage, resolveResourceRequestOptions$48(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `chatkit_beta=v1` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
}, ChatKit = class extends APIResource {
	constructor() {
		super(...arguments), this.sessions = new Sessions$2(this._client), this.threads = new Threads$1(this._client);
	}
};
ChatKit.Sessions = Sessions$2, ChatKit.Threads = Threads$1;
function resolveResourceRequestOptions$47(e, t) {
	return Promise.resolve(e).then(t);
}
const pi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$20(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => pi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !pi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var InputItems$1 = class extends APIResource {
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$20(t, [
			`after`,
			`betas`,
			`include`,
			`limit`,
			`order`
		], n);
		r !== void 0 && (n = r, t = {}), t = t;
		let { betas: i, ...a } = t ?? {};
		return this._client.getAPIList(k`/responses/${e}/input_items?beta=true`, CursorPage, resolveResourceRequestOptions$47(n, (e) => ({
			query: a,
			...e,
			headers: buildHeaders([{ ...i?.toString() == null ? void 0 : { "openai-beta": i?.toString() } }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$46(e, t) {
	return Promise.resolve(e).then(t);
}
var InputTokens$1 = class extends APIResource {
	count(e = {}, t) {
		let { betas: n, ...r } = e ?? {};
		return this._client.post(`/responses/input_tokens?beta=true`, resolveResourceRequestOptions$46(t, (e) => ({
			body: r,
			...e,
			headers: buildHeaders([{ ...n?.toString() == null ? void 0 : { "openai-beta": n?.toString() } }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$45(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$9(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const mi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$19(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => mi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !mi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Responses$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.inputItems = new InputItems$1(this._client), this.inputTokens = new InputTokens$1(this._client);
	}
	create(e, t) {
		let { betas: n, ...r } = e;
		return this._client.post(`/responses?beta=true`, resolveResourceRequestOptions$45(t, (t) => withBodyFinalization$9({
			body: r,
			...t,
			headers: buildHeaders([{ ...n?.toString() == null ? void 0 : { "openai-beta": n?.toString() } }, t?.headers]),
			stream: e.stream ?? !1,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })));
	}
	retrieve(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$19(t, [
			`betas`,
			`include`,
			`include_obfuscation`,
			`starting_after`,
			`stream`
		], n);
		r !== void 0 && (n = r, t = {}), t = t;
		let { betas: i, ...a } = t ?? {};
		return this._client.get(k`/responses/${e}?beta=true`, resolveResourceRequestOptions$45(n, (e) => ({
			query: a,
			...e,
			headers: buildHeaders([{ ...i?.toString() == null ? void 0 : { "openai-beta": i?.toString() } }, e?.headers]),
			stream: t?.stream ?? !1,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t = {}, n) {
		let { betas: r } = t ?? {};
		return this._client.delete(k`/responses/${e}?beta=true`, resolveResourceRequestOptions$45(n, (e) => ({
			...e,
			headers: buildHeaders([{
				Accept: `*/*`,
				...r?.toString() == null ? void 0 : { "openai-beta": r?.toString() }
			}, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t = {}, n) {
		let { betas: r } = t ?? {};
		return this._client.post(k`/responses/${e}/cancel?beta=true`, resolveResourceRequestOptions$45(n, (e) => ({
			...e,
			headers: buildHeaders([{ ...r?.toString() == null ? void 0 : { "openai-beta": r?.toString() } }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	compact(e, t) {
		let { betas: n, ...r } = e;
		return this._client.post(`/responses/compact?beta=true`, resolveResourceRequestOptions$45(t, (e) => ({
			body: r,
			...e,
			headers: buildHeaders([{ ...n?.toString() == null ? void 0 : { "openai-beta": n?.toString() } }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Responses$1.InputItems = InputItems$1, Responses$1.InputTokens = InputTokens$1;
function resolveResourceRequestOptions$44(e, t) {
	return Promise.resolve(e).then(t);
}
const hi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$18(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => hi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !hi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Messages = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/threads/${e}/messages`, resolveResourceRequestOptions$44(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { thread_id: r } = t;
		return this._client.get(k`/threads/${r}/messages/${e}`, resolveResourceRequestOptions$44(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { thread_id: r, ...i } = t;
		return this._client.post(k`/threads/${r}/messages/${e}`, resolveResourceRequestOptions$44(n, (e) => ({
			body: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$18(t, [
			`after`,
			`before`,
			`limit`,
			`order`,
			`run_id`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/threads/${e}/messages`, CursorPage, resolveResourceRequestOptions$44(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { thread_id: r } = t;
		return this._client.delete(k`/threads/${r}/messages/${e}`, resolveResourceRequestOptions$44(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$43(e, t) {
	return Promise.resolve(e).then(t);
}
var Steps = class extends APIResource {
	retrieve(e, t, n) {
		let { thread_id: r, run_id: i, ...a } = t;
		return this._client.get(k`/threads/${r}/runs/${i}/steps/${e}`, resolveResourceRequestOptions$43(n, (e) => ({
			query: a,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t, n) {
		let { thread_id: r, ...i } = t;
		return this._client.getAPIList(k`/threads/${r}/runs/${e}/steps`, CursorPage, resolveResourceRequestOptions$43(n, (e) => ({
			query: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function sleepUntilAborted(e, t) {
	return new Promise((n, r) => {
		let i, a, o = !1, removeAbortListener = (e) => {
			try {
				t.removeEventListener(`abort`, e);
			} catch {}
		}, cleanup = () => {
			if (i !== void 0 && (clearTimeout(i), i = void 0), a) {
				let e = a;
				a = void 0, removeAbortListener(e);
			}
		}, abort = () => {
			if (!o) {
				o = !0, cleanup();
				try {
					let e = new APIUserAbortError();
					Object.defineProperty(e, "cause", {
						value: t.reason,
						writable: !0,
						configurable: !0
					}), r(e);
				} catch (e) {
					r(e);
				}
			}
		};
		if (t.aborted) abort();
		else {
			i = setTimeout(() => {
				o || (o = !0, cleanup(), n());
			}, e), a = abort;
			try {
				t.addEventListener(`abort`, abort, { once: !0 }), o ? removeAbortListener(abort) : t.aborted && abort();
			} catch (e) {
				o ? removeAbortListener(abort) : (o = !0, cleanup(), r(e));
			}
		}
	});
}
async function pollWithResponse(e, t, n, r) {
	let i = buildHeaders([r?.headers, {
		"X-Stainless-Poll-Helper": `true`,
		"X-Stainless-Custom-Poll-Interval": r?.pollIntervalMs?.toString() ?? void 0
	}]);
	for (;;) {
		let { data: a, response: o } = await e(i).withResponse(), { status: s } = a;
		if (t.includes(s)) {
			let e = 5e3, t = r?.pollIntervalMs;
			if (t || t === 0) e = t;
			else {
				let t = o.headers.get(`openai-poll-after-ms`);
				if (t) {
					let n = Number.parseInt(t);
					Number.isNaN(n) || (e = n);
				}
			}
			let n = r && Object.prototype.propertyIsEnumerable.call(r, `signal`) ? r.signal : void 0;
			await (n ? sleepUntilAborted(e, n) : sleep(e));
		} else if (n.includes(s)) return a;
	}
}
function pollAssistantRun(e, t, n, r) {
	return pollWithResponse((i) => e.retrieve(t, n, {
		...r,
		headers: {
			...r?.headers,
			...i
		}
	}), [
		`queued`,
		`in_progress`,
		`cancelling`
	], [
		`requires_action`,
		`incomplete`,
		`cancelled`,
		`completed`,
		`failed`,
		`expired`
	], r);
}
const fromBase64 = (e) => {
	if (globalThis.Buffer !== void 0) {
		let t = globalThis.Buffer.from(e, `base64`);
		return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
	}
	if (typeof atob < `u`) {
		let t = atob(e), n = new Uint8Array(t.length);
		for (let e = 0; e < t.length; e++) n[e] = t.charCodeAt(e);
		return n;
	}
	throw new OpenAIError("Cannot decode base64 string; Expected `Buffer` or `atob` to be defined");
}, toFloat32Array = (e) => {
	if (typeof Buffer < `u`) {
		let t = Buffer.from(e, `base64`);
		if (t.length % Float32Array.BYTES_PER_ELEMENT !== 0) throw RangeError(`Invalid base64-encoded float32 array: byte length must be a multiple of 4`);
		return Array.from(new Float32Array(t.buffer, t.byteOffset, t.length / Float32Array.BYTES_PER_ELEMENT));
	}
	{
		let t = atob(e), n = t.length, r = new Uint8Array(n);
		for (let e = 0; e < n; e++) r[e] = t.charCodeAt(e);
		return Array.from(new Float32Array(r.buffer));
	}
}, readEnv = (e) => {
	try {
		if (globalThis.process !== void 0) return globalThis.process.env?.[e]?.trim() || void 0;
		if (globalThis.Deno !== void 0) return globalThis.Deno.env?.get?.(e)?.trim() || void 0;
	} catch {
		return;
	}
}, gi = 1024;
function getAssistantStreamDiagnosticProperty(e) {
	switch (e) {
		case `value`:
		case `arguments`:
		case `input`:
		case `text`:
		case `content`:
		case `annotations`:
		case `metadata`:
		case `name`:
		case `role`:
		case `status`:
		case `tool_calls`:
		case `step_details`: return e;
		default: return `unknown`;
	}
}
const _i = new WeakMap(), vi = new WeakSet();
function createAssistantStreamDeltaProjection(e) {
	return {
		arrays: new Map(),
		cacheArrays: e,
		records: new WeakMap()
	};
}
function commitAssistantStreamArrayProjection(e) {
	for (let [t, n] of e.arrays) n.cacheable && !vi.has(t) ? _i.set(t, {
		length: n.length,
		ownEntryCount: n.ownEntryCount
	}) : _i.delete(t);
}
function isPrimitiveAssistantStreamValue(e) {
	return typeof e == `string` || typeof e == `number`;
}
function isPrimitiveAssistantStreamArrayDelta(e, t) {
	return t.every(isPrimitiveAssistantStreamValue) && e.every(isPrimitiveAssistantStreamValue);
}
function countOwnAssistantStreamArrayEntries(e) {
	let t = 0;
	for (let n of Object.keys(e)) {
		let r = Number(n);
		Number.isSafeInteger(r) && r >= 0 && r < e.length && String(r) === n && (t += 1);
	}
	return t;
}
function getAssistantStreamArrayOwnEntryCount(e, t, n) {
	return t ? n?.length === e.length ? n.ownEntryCount : countOwnAssistantStreamArrayEntries(e) : 0;
}
function getAssistantStreamDeltaIndex(e, t, n) {
	let { index: r } = e;
	if (t === `array` && r == null) throw Error("Expected array delta entry to have an `index` property");
	if (t === `array` && typeof r != `number`) throw TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
	if (!Number.isSafeInteger(r) || r < 0 || r >= n + gi || r >= 65536) throw new OpenAIError(`Assistant stream delta contains an invalid ${t} index: ${typeof r == `number` ? r : `unknown`}`);
	return r;
}
function assertValidAssistantStreamArrayDelta(e, t, n, r, i) {
	let a = r.arrays.get(e);
	if (!a) {
		let t = r.cacheArrays && !vi.has(e), n = t ? _i.get(e) : void 0;
		a = {
			baselineLength: e.length,
			cacheable: t,
			enforceSparseHoleBudget: t,
			entries: new Map(),
			length: e.length,
			ownEntryCount: getAssistantStreamArrayOwnEntryCount(e, t, n)
		}, r.arrays.set(e, a);
	}
	for (let o of t) {
		if (!isObj(o)) throw Error(`Expected array delta entry to be an object but got an invalid value`);
		let t = getAssistantStreamDeltaIndex(o, n, a.baselineLength), s;
		a.entries.has(t) ? s = a.entries.get(t) : hasOwn(e, t) ? (s = e[t], s ?? a.entries.set(t, o)) : (a.entries.set(t, o), a.ownEntryCount += 1);
		let c = Math.max(a.length, t + 1);
		if (a.enforceSparseHoleBudget && c - a.ownEntryCount > gi) throw new OpenAIError(`Assistant stream delta contains an invalid ${n} index: ${t}`);
		isObj(s) && i(s, o, r), a.length = c;
	}
}
function assertValidAssistantStreamDeltaIndices(e, t, n) {
	let r = n.records.get(e);
	for (let [i, a] of Object.entries(t)) {
		if (i === `index` || i === `type`) continue;
		let t;
		r?.has(i) ? t = r.get(i) : hasOwn(e, i) && (t = e[i]), t == null ? (r || (r = new Map(), n.records.set(e, r)), r.set(i, a)) : isObj(t) && isObj(a) ? assertValidAssistantStreamDeltaIndices(t, a, n) : Array.isArray(t) && Array.isArray(a) && !isPrimitiveAssistantStreamArrayDelta(t, a) && assertValidAssistantStreamArrayDelta(t, a, `array`, n, assertValidAssistantStreamDeltaIndices);
	}
}
function isAssistantStreamValueExternallyMutable(e) {
	return (isObj(e) || Array.isArray(e)) && vi.has(e);
}
function markAssistantStreamValueExternallyMutable(e) {
	if (!(!isObj(e) && !Array.isArray(e) || vi.has(e))) {
		vi.add(e), Array.isArray(e) && _i.delete(e);
		for (let t of Reflect.ownKeys(e)) {
			let n = Object.getOwnPropertyDescriptor(e, t);
			n && `value` in n && markAssistantStreamValueExternallyMutable(n.value);
		}
	}
}
function defineAssistantStreamArrayEntry(e, t, n) {
	vi.has(e) && markAssistantStreamValueExternallyMutable(n), Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !0,
		value: n,
		writable: !0
	});
}
function getRequiredAssistantStreamArrayIndex(e) {
	let { index: t } = e;
	if (t == null) throw Error("Expected array delta entry to have an `index` property");
	if (typeof t != `number`) throw TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
	return t;
}
function applyAssistantStreamArrayDelta(e, t, n) {
	if (isPrimitiveAssistantStreamArrayDelta(e, t)) e.push(...t), _i.delete(e);
	else for (let r of t) {
		if (!isObj(r)) throw Error(`Expected array delta entry to be an object but got an invalid value`);
		let t = getRequiredAssistantStreamArrayIndex(r);
		if (hasOwn(e, t)) {
			let i = e[t];
			i == null ? (vi.has(e) && markAssistantStreamValueExternallyMutable(r), e[t] = r) : e[t] = n(i, r);
		} else defineAssistantStreamArrayEntry(e, t, r);
	}
}
function applyAssistantStreamDelta(e, t) {
	let n = vi.has(e);
	for (let [r, i] of Object.entries(t)) {
		if (r === `__proto__` || r === `constructor` || r === `prototype`) throw new OpenAIError(`Assistant stream delta contains an unsafe property: ${r}`);
		if (!hasOwn(e, r)) {
			n && markAssistantStreamValueExternallyMutable(i), e[r] = i;
			continue;
		}
		let t = e[r];
		if (t == null) n && markAssistantStreamValueExternallyMutable(i), e[r] = i;
		else if (r === `index` || r === `type`) e[r] = i;
		else {
			if (typeof t == `string` && typeof i == `string`) t += i;
			else if (typeof t == `number` && typeof i == `number`) t += i;
			else if (isObj(t) && isObj(i)) t = applyAssistantStreamDelta(t, i);
			else if (Array.isArray(t) && Array.isArray(i)) {
				applyAssistantStreamArrayDelta(t, i, applyAssistantStreamDelta);
				continue;
			} else throw TypeError(`Unhandled record type: ${getAssistantStreamDiagnosticProperty(r)}`);
			e[r] = t;
		}
	}
	return e;
}
function assertSafeAssistantStreamDelta(e) {
	if (isObj(e) || Array.isArray(e)) for (let [t, n] of Object.entries(e)) {
		if (t === `__proto__` || t === `constructor` || t === `prototype`) throw new OpenAIError(`Assistant stream delta contains an unsafe property: ${t}`);
		assertSafeAssistantStreamDelta(n);
	}
}
function accumulateAssistantStreamDelta(e, t, n = !1) {
	assertSafeAssistantStreamDelta(t);
	let r = e, i = t, a = createAssistantStreamDeltaProjection(n && !isAssistantStreamValueExternallyMutable(e));
	return assertValidAssistantStreamDeltaIndices(r, i, a), applyAssistantStreamDelta(r, i), commitAssistantStreamArrayProjection(a), e;
}
function createAssistantStreamArrayDeltaCommit(e, t, n, r = !0) {
	assertSafeAssistantStreamDelta(t);
	let i = createAssistantStreamDeltaProjection(r && !isAssistantStreamValueExternallyMutable(e));
	return assertValidAssistantStreamArrayDelta(e, t, n, i, assertValidAssistantStreamDeltaIndices), () => commitAssistantStreamArrayProjection(i);
}
var V, H, yi, U, bi, xi, W, Si, Ci, wi, Ti, Ei, G, Di, Oi, ki, _AssistantStream_addEvent, _AssistantStream_endRequest, _AssistantStream_validateRunStepEvent, _AssistantStream_reserveRunStepAlias, _AssistantStream_validateMessageEvent, _AssistantStream_reserveMessageAlias, _AssistantStream_handleMessage, _AssistantStream_handleRunStep, _AssistantStream_emitExposed, _AssistantStream_handleEvent, _AssistantStream_accumulateRunStep, _AssistantStream_accumulateMessage, _AssistantStream_accumulateContent, _AssistantStream_handleRun;
function stabilizeAssistantStreamEvent(e) {
	let t = Object.getOwnPropertyDescriptor(e, `event`), n = Object.getOwnPropertyDescriptor(e, `data`), r = Reflect.get(e, `event`, e), i = Reflect.get(e, `data`, e), a = i;
	if (r === `thread.message.created` || r === `thread.message.in_progress` || r === `thread.message.delta` || r === `thread.message.completed` || r === `thread.message.incomplete` || r === `thread.run.step.created` || r === `thread.run.step.in_progress` || r === `thread.run.step.delta` || r === `thread.run.step.completed` || r === `thread.run.step.failed` || r === `thread.run.step.cancelled` || r === `thread.run.step.expired`) {
		let e = Object.getOwnPropertyDescriptor(i, `id`);
		if (e && `value` in e && i.id !== e.value) {
			let t = e.value;
			a = new Proxy(i, { get(e, n) {
				return n === `id` ? t : Reflect.get(e, n, e);
			} });
		}
	}
	return {
		event: Object.freeze({
			event: r,
			data: a
		}),
		exposedEvent: t !== void 0 && `value` in t && t.value === r && n !== void 0 && `value` in n && n.value === i && a === i ? e : {
			event: r,
			data: a
		}
	};
}
var Ai = class AssistantStream extends EventStream {
	constructor() {
		super(...arguments), V.add(this), H.set(this, Object.create(null)), yi.set(this, new Map()), U.set(this, void 0), bi.set(this, Object.create(null)), xi.set(this, new Map()), W.set(this, void 0), Si.set(this, void 0), Ci.set(this, void 0), wi.set(this, void 0), Ti.set(this, void 0), Ei.set(this, void 0), G.set(this, void 0), Di.set(this, void 0), Oi.set(this, void 0), ki.set(this, void 0);
	}
	[(H = new WeakMap(), yi = new WeakMap(), U = new WeakMap(), bi = new WeakMap(), xi = new WeakMap(), W = new WeakMap(), Si = new WeakMap(), Ci = new WeakMap(), wi = new WeakMap(), Ti = new WeakMap(), Ei = new WeakMap(), G = new WeakMap(), Di = new WeakMap(), Oi = new WeakMap(), ki = new WeakMap(), V = new WeakSet(), Symbol.asyncIterator)]() {
		return this._createIterator((e) => {
			let onEvent = (t) => e(structuredClone(t));
			return this.on(`event`, onEvent), () => this.off(`event`, onEvent);
		}, { onReturn: () => this.abort() });
	}
	static fromReadableStream(e) {
		let t = new AssistantStream();
		return t._run(() => t._fromReadableStream(e)), t;
	}
	async _fromReadableStream(e, t) {
		this._listenForAbort(t?.signal), this._connected();
		let n = ne.fromReadableStream(e, this.controller);
		for await (let e of n) __classPrivateFieldGet(this, V, `m`, _AssistantStream_addEvent).call(this, e);
		if (n.controller.signal?.aborted) throw this._userAbortError();
		return this._addRun(__classPrivateFieldGet(this, V, `m`, _AssistantStream_endRequest).call(this));
	}
	toReadableStream() {
		return new ne(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
	}
	static createToolAssistantStream(e, t, n, r) {
		let i = new AssistantStream();
		return i._run(() => i._runToolAssistantStream(e, t, n, {
			...r,
			__metadata: {
				...r?.__metadata,
				helperMethod: `stream`
			}
		})), i;
	}
	async _createToolAssistantStream(e, t, n, r) {
		this._listenForAbort(r?.signal);
		let i = {
			...n,
			stream: !0
		}, a = await e.submitToolOutputs(t, i, {
			...r,
			signal: this.controller.signal
		});
		this._connected();
		for await (let e of a) __classPrivateFieldGet(this, V, `m`, _AssistantStream_addEvent).call(this, e);
		if (a.controller.signal?.aborted) throw this._userAbortError();
		return this._addRun(__classPrivateFieldGet(this, V, `m`, _AssistantStream_endRequest).call(this));
	}
	static createThreadAssistantStream(e, t, n) {
		let r = new AssistantStream();
		return r._run(() => r._threadAssistantStream(e, t, {
			...n,
			__metadata: {
				...n?.__metadata,
				helperMethod: `stream`
			}
		})), r;
	}
	static createAssistantStream(e, t, n, r) {
		let i = new AssistantStream();
		return i._run(() => i._runAssistantStream(e, t, n, {
			...r,
			__metadata: {
				...r?.__metadata,
				helperMethod: `stream`
			}
		})), i;
	}
	currentEvent() {
		return markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, Di, `f`)), __classPrivateFieldGet(this, Di, `f`);
	}
	currentRun() {
		return markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, Oi, `f`)), __classPrivateFieldGet(this, Oi, `f`);
	}
	currentMessageSnapshot() {
		return markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, W, `f`)), __classPrivateFieldGet(this, W, `f`);
	}
	currentRunStepSnapshot() {
		return markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, ki, `f`)), __classPrivateFieldGet(this, ki, `f`);
	}
	async finalRunSteps() {
		return await this.done(), Object.values(__classPrivateFieldGet(this, H, `f`));
	}
	async finalMessages() {
		return await this.done(), Object.values(__classPrivateFieldGet(this, bi, `f`));
	}
	async finalRun() {
		if (await this.done(), !__classPrivateFieldGet(this, Ci, `f`)) throw Error(`Final run was not received.`);
		return __classPrivateFieldGet(this, Ci, `f`);
	}
	async _createThreadAssistantStream(e, t, n) {
		this._listenForAbort(n?.signal);
		let r = {
			...t,
			stream: !0
		}, i = await e.createAndRun(r, {
			...n,
			signal: this.controller.signal
		});
		this._connected();
		for await (let e of i) __classPrivateFieldGet(this, V, `m`, _AssistantStream_addEvent).call(this, e);
		if (i.controller.signal?.aborted) throw this._userAbortError();
		return this._addRun(__classPrivateFieldGet(this, V, `m`, _AssistantStream_endRequest).call(this));
	}
	async _createAssistantStream(e, t, n, r) {
		this._listenForAbort(r?.signal);
		let i = {
			...n,
			stream: !0
		}, a = await e.create(t, i, {
			...r,
			signal: this.controller.signal
		});
		this._connected();
		for await (let e of a) __classPrivateFieldGet(this, V, `m`, _AssistantStream_addEvent).call(this, e);
		if (a.controller.signal?.aborted) throw this._userAbortError();
		return this._addRun(__classPrivateFieldGet(this, V, `m`, _AssistantStream_endRequest).call(this));
	}
	static accumulateDelta(e, t) {
		return accumulateAssistantStreamDelta(e, t);
	}
	_addRun(e) {
		return __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `run`, e), e;
	}
	async _threadAssistantStream(e, t, n) {
		return await this._createThreadAssistantStream(t, e, n);
	}
	async _runAssistantStream(e, t, n, r) {
		return await this._createAssistantStream(t, e, n, r);
	}
	async _runToolAssistantStream(e, t, n, r) {
		return await this._createToolAssistantStream(t, e, n, r);
	}
};
_AssistantStream_addEvent = function(e) {
	if (this.ended) return;
	let { event: t, exposedEvent: n } = stabilizeAssistantStreamEvent(e), i, a, o, s;
	switch (t.event) {
		case `thread.message.created`:
		case `thread.message.in_progress`:
		case `thread.message.delta`:
		case `thread.message.completed`:
		case `thread.message.incomplete`:
			i = __classPrivateFieldGet(this, V, `m`, _AssistantStream_validateMessageEvent).call(this, t), a = t.data;
			break;
		case `thread.run.step.created`:
		case `thread.run.step.in_progress`:
		case `thread.run.step.delta`:
		case `thread.run.step.completed`:
		case `thread.run.step.failed`:
		case `thread.run.step.cancelled`:
		case `thread.run.step.expired`: o = __classPrivateFieldGet(this, V, `m`, _AssistantStream_validateRunStepEvent).call(this, t), s = t.data;
	}
	switch (__classPrivateFieldSet(this, Di, n, `f`), __classPrivateFieldGet(this, V, `m`, _AssistantStream_handleEvent).call(this, n), i !== void 0 && a !== void 0 && __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveMessageAlias).call(this, a, i), o !== void 0 && s !== void 0 && __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveRunStepAlias).call(this, s, o), o === void 0 && __classPrivateFieldGet(this, U, `f`) !== void 0 && __classPrivateFieldGet(this, ki, `f`) && __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveRunStepAlias).call(this, __classPrivateFieldGet(this, ki, `f`), __classPrivateFieldGet(this, U, `f`)), t.event) {
		case `thread.created`: break;
		case `thread.run.created`:
		case `thread.run.queued`:
		case `thread.run.in_progress`:
		case `thread.run.requires_action`:
		case `thread.run.completed`:
		case `thread.run.incomplete`:
		case `thread.run.failed`:
		case `thread.run.cancelling`:
		case `thread.run.cancelled`:
		case `thread.run.expired`:
			__classPrivateFieldGet(this, V, `m`, _AssistantStream_handleRun).call(this, t);
			break;
		case `thread.run.step.created`:
		case `thread.run.step.in_progress`:
		case `thread.run.step.delta`:
		case `thread.run.step.completed`:
		case `thread.run.step.failed`:
		case `thread.run.step.cancelled`:
		case `thread.run.step.expired`: {
			if (o === void 0) throw new OpenAIError(`Received assistant run-step event without a canonical run-step ID`);
			let e = __classPrivateFieldGet(this, H, `f`)[o];
			e && __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveRunStepAlias).call(this, e, o), __classPrivateFieldGet(this, V, `m`, _AssistantStream_handleRunStep).call(this, t, o), __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveRunStepAlias).call(this, t.data, o);
			let n = __classPrivateFieldGet(this, H, `f`)[o];
			n && __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveRunStepAlias).call(this, n, o);
			break;
		}
		case `thread.message.created`:
		case `thread.message.in_progress`:
		case `thread.message.delta`:
		case `thread.message.completed`:
		case `thread.message.incomplete`:
			if (i !== void 0 && __classPrivateFieldGet(this, W, `f`) && __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveMessageAlias).call(this, __classPrivateFieldGet(this, W, `f`), i), __classPrivateFieldGet(this, V, `m`, _AssistantStream_handleMessage).call(this, t), i !== void 0) {
				__classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveMessageAlias).call(this, t.data, i);
				let e = __classPrivateFieldGet(this, bi, `f`)[i];
				e && __classPrivateFieldGet(this, V, `m`, _AssistantStream_reserveMessageAlias).call(this, e, i);
			}
			break;
		case `error`: throw new r(void 0, t.data, void 0, void 0);
	}
}, _AssistantStream_endRequest = function() {
	if (this.ended) throw new OpenAIError(`stream has ended, this shouldn't happen`);
	if (!__classPrivateFieldGet(this, Ci, `f`)) throw Error(`Final run has not been received`);
	return __classPrivateFieldGet(this, Ci, `f`);
}, _AssistantStream_validateRunStepEvent = function(e) {
	let t = Object.getOwnPropertyDescriptor(e.data, `id`), n = t && `value` in t ? t.value : void 0;
	if (typeof n != `string` || n.length === 0) throw new OpenAIError(`Received assistant run-step event with an invalid run-step ID`);
	if (e.event === `thread.run.step.delta`) {
		let t = e.data.delta;
		if (t && hasOwn(t, `id`)) throw new OpenAIError(`Run-step deltas must not contain an id field`);
	}
	if (e.event === `thread.run.step.created`) {
		if (__classPrivateFieldGet(this, U, `f`) !== void 0) throw new OpenAIError(`Received run-step creation for "${n}" before the active run step "${__classPrivateFieldGet(this, U, `f`)}" reached a terminal state`);
		if (hasOwn(__classPrivateFieldGet(this, H, `f`), n) || __classPrivateFieldGet(this, yi, `f`).has(n)) throw new OpenAIError(`Received run-step creation for run step "${n}", which has already been created`);
		return __classPrivateFieldSet(this, U, n, `f`), __classPrivateFieldGet(this, yi, `f`).set(n, n), n;
	}
	if (__classPrivateFieldGet(this, U, `f`) !== void 0) {
		if (n !== __classPrivateFieldGet(this, U, `f`)) throw new OpenAIError(`Received ${e.event} for run step "${n}", which does not match the active run step "${__classPrivateFieldGet(this, U, `f`)}"`);
		return n;
	}
	if (e.event === `thread.run.step.delta`) throw hasOwn(__classPrivateFieldGet(this, H, `f`), n) ? new OpenAIError(`Received run-step delta for "${n}" with no active run step`) : new OpenAIError(`Received a RunStepDelta before creation of a snapshot`);
	if (hasOwn(__classPrivateFieldGet(this, H, `f`), n) || __classPrivateFieldGet(this, yi, `f`).has(n)) throw new OpenAIError(`Received run-step event for run step "${n}", which has already been created`);
	return __classPrivateFieldGet(this, yi, `f`).set(n, n), e.event === `thread.run.step.in_progress` && __classPrivateFieldSet(this, U, n, `f`), n;
}, _AssistantStream_reserveRunStepAlias = function(e, t) {
	let n = Object.getOwnPropertyDescriptor(e, `id`), r = n && `value` in n ? n.value : void 0;
	if (typeof r != `string` || r.length === 0) throw new OpenAIError(`Received assistant run-step event with an invalid run-step ID`);
	let i = __classPrivateFieldGet(this, yi, `f`).get(r);
	if (i !== void 0 && i !== t) throw new OpenAIError(`Received run-step creation for run step "${r}", which has already been created`);
	__classPrivateFieldGet(this, yi, `f`).set(r, t);
}, _AssistantStream_validateMessageEvent = function(e) {
	let t = Object.getOwnPropertyDescriptor(e.data, `id`), n = t && `value` in t ? t.value : void 0;
	if (typeof n != `string` || n.length === 0) throw new OpenAIError(`Received assistant message event with an invalid message ID`);
	if (e.event === `thread.message.created`) {
		if (__classPrivateFieldGet(this, W, `f`)) throw new OpenAIError(`Received message creation for "${n}" before the active message "${__classPrivateFieldGet(this, Si, `f`)}" reached a terminal state`);
		if (hasOwn(__classPrivateFieldGet(this, bi, `f`), n) || __classPrivateFieldGet(this, xi, `f`).has(n)) throw new OpenAIError(`Received message creation for message "${n}", which has already been created`);
		return __classPrivateFieldSet(this, Si, n, `f`), __classPrivateFieldGet(this, xi, `f`).set(n, n), n;
	}
	if (!__classPrivateFieldGet(this, W, `f`)) throw e.event === `thread.message.delta` ? new OpenAIError(`Received a delta with no existing snapshot (there should be one from message creation)`) : new OpenAIError(`Received thread message event with no existing snapshot`);
	if (n !== __classPrivateFieldGet(this, Si, `f`)) throw new OpenAIError(`Received ${e.event} for message "${n}", which does not match the active message "${__classPrivateFieldGet(this, Si, `f`)}"`);
	return n;
}, _AssistantStream_reserveMessageAlias = function(e, t) {
	let n = Object.getOwnPropertyDescriptor(e, `id`), r = n && `value` in n ? n.value : void 0;
	if (typeof r != `string` || r.length === 0) throw new OpenAIError(`Received assistant message event with an invalid message ID`);
	let i = __classPrivateFieldGet(this, xi, `f`).get(r);
	if (i !== void 0 && i !== t) throw new OpenAIError(`Received message creation for message "${r}", which has already been created`);
	__classPrivateFieldGet(this, xi, `f`).set(r, t);
}, _AssistantStream_handleMessage = function(e) {
	let [t, n] = __classPrivateFieldGet(this, V, `m`, _AssistantStream_accumulateMessage).call(this, e, __classPrivateFieldGet(this, W, `f`));
	if (__classPrivateFieldSet(this, W, t, `f`), !__classPrivateFieldGet(this, Si, `f`)) throw new OpenAIError(`Received thread message event with no active message ID`);
	__classPrivateFieldGet(this, bi, `f`)[__classPrivateFieldGet(this, Si, `f`)] = t;
	for (let e of n) {
		let n = t.content[e.index];
		n?.type === `text` && __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `textCreated`, n.text);
	}
	switch (e.event) {
		case `thread.message.created`:
			__classPrivateFieldSet(this, wi, void 0, `f`), __classPrivateFieldSet(this, Ti, void 0, `f`), __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `messageCreated`, e.data);
			break;
		case `thread.message.in_progress`: break;
		case `thread.message.delta`:
			if (__classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `messageDelta`, e.data.delta, t), e.data.delta.content) for (let n of e.data.delta.content) {
				if (n.type === `text` && n.text) {
					let e = n.text, r = t.content[n.index];
					if (r && r.type === `text`) __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `textDelta`, e, r.text);
					else throw Error(`The snapshot associated with this text delta is not text or missing`);
				}
				if (n.index !== __classPrivateFieldGet(this, wi, `f`)) {
					if (__classPrivateFieldGet(this, Ti, `f`)) switch (__classPrivateFieldGet(this, Ti, `f`).type) {
						case `text`:
							__classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `textDone`, __classPrivateFieldGet(this, Ti, `f`).text, __classPrivateFieldGet(this, W, `f`));
							break;
						case `image_file`: __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `imageFileDone`, __classPrivateFieldGet(this, Ti, `f`).image_file, __classPrivateFieldGet(this, W, `f`));
					}
					__classPrivateFieldSet(this, wi, n.index, `f`);
				}
				__classPrivateFieldSet(this, Ti, t.content[n.index], `f`);
			}
			break;
		case `thread.message.completed`:
		case `thread.message.incomplete`:
			if (__classPrivateFieldGet(this, wi, `f`) !== void 0) {
				let t = e.data.content[__classPrivateFieldGet(this, wi, `f`)];
				if (t) switch (t.type) {
					case `image_file`:
						__classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `imageFileDone`, t.image_file, __classPrivateFieldGet(this, W, `f`));
						break;
					case `text`: __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `textDone`, t.text, __classPrivateFieldGet(this, W, `f`));
				}
			}
			__classPrivateFieldGet(this, W, `f`) && __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `messageDone`, e.data), __classPrivateFieldSet(this, wi, void 0, `f`), __classPrivateFieldSet(this, Ti, void 0, `f`), __classPrivateFieldSet(this, W, void 0, `f`), __classPrivateFieldSet(this, Si, void 0, `f`);
	}
}, _AssistantStream_handleRunStep = function(e, t) {
	let n = __classPrivateFieldGet(this, V, `m`, _AssistantStream_accumulateRunStep).call(this, e, t);
	switch (__classPrivateFieldSet(this, ki, n, `f`), e.event) {
		case `thread.run.step.created`:
			__classPrivateFieldSet(this, Ei, void 0, `f`), __classPrivateFieldSet(this, G, void 0, `f`), __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `runStepCreated`, e.data);
			break;
		case `thread.run.step.delta`: {
			let t = e.data.delta;
			if (t.step_details && t.step_details.type === `tool_calls` && t.step_details.tool_calls && n.step_details.type === `tool_calls`) for (let e of t.step_details.tool_calls) e.index === __classPrivateFieldGet(this, Ei, `f`) ? __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `toolCallDelta`, e, n.step_details.tool_calls[e.index]) : (__classPrivateFieldGet(this, G, `f`) && __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `toolCallDone`, __classPrivateFieldGet(this, G, `f`)), __classPrivateFieldSet(this, Ei, e.index, `f`), __classPrivateFieldSet(this, G, n.step_details.tool_calls[e.index], `f`), __classPrivateFieldGet(this, G, `f`) && __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `toolCallCreated`, __classPrivateFieldGet(this, G, `f`)));
			__classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `runStepDelta`, e.data.delta, n);
			break;
		}
		case `thread.run.step.completed`:
		case `thread.run.step.failed`:
		case `thread.run.step.cancelled`:
		case `thread.run.step.expired`: __classPrivateFieldSet(this, ki, void 0, `f`), __classPrivateFieldSet(this, U, void 0, `f`), e.data.step_details.type === `tool_calls` && __classPrivateFieldGet(this, G, `f`) && __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `toolCallDone`, __classPrivateFieldGet(this, G, `f`)), __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `runStepDone`, e.data, n), __classPrivateFieldSet(this, Ei, void 0, `f`), __classPrivateFieldSet(this, G, void 0, `f`);
	}
}, _AssistantStream_emitExposed = function(e, ...t) {
	if (this._hasListeners(e)) for (let e of t) markAssistantStreamValueExternallyMutable(e);
	this._emit(e, ...t);
}, _AssistantStream_handleEvent = function(e) {
	__classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `event`, e);
}, _AssistantStream_accumulateRunStep = function(e, t) {
	switch (e.event) {
		case `thread.run.step.created`: return __classPrivateFieldGet(this, H, `f`)[t] = e.data, e.data;
		case `thread.run.step.delta`: {
			let n = __classPrivateFieldGet(this, H, `f`)[t];
			if (!n) throw Error(`Received a RunStepDelta before creation of a snapshot`);
			let r = e.data.delta;
			if (r) {
				if (hasOwn(r, `id`)) throw new OpenAIError(`Run-step deltas must not contain an id field`);
				let e = accumulateAssistantStreamDelta(n, r, !0);
				__classPrivateFieldGet(this, H, `f`)[t] = e;
			}
			return __classPrivateFieldGet(this, H, `f`)[t];
		}
		case `thread.run.step.completed`:
		case `thread.run.step.failed`:
		case `thread.run.step.cancelled`:
		case `thread.run.step.expired`:
		case `thread.run.step.in_progress`: __classPrivateFieldGet(this, H, `f`)[t] = e.data;
	}
	if (__classPrivateFieldGet(this, H, `f`)[t]) return __classPrivateFieldGet(this, H, `f`)[t];
	throw Error(`No snapshot available`);
}, _AssistantStream_accumulateMessage = function(e, t) {
	let n = [];
	switch (e.event) {
		case `thread.message.created`: return [e.data, n];
		case `thread.message.delta`: {
			if (!t) throw Error(`Received a delta with no existing snapshot (there should be one from message creation)`);
			let r = e.data;
			if (r.delta.content) {
				assertSafeAssistantStreamDelta(r.delta);
				let e = !isAssistantStreamValueExternallyMutable(t), i = createAssistantStreamArrayDeltaCommit(t.content, r.delta.content, `content`, e);
				for (let i of r.delta.content) if (hasOwn(t.content, i.index)) {
					let n = t.content[i.index];
					t.content[i.index] = __classPrivateFieldGet(this, V, `m`, _AssistantStream_accumulateContent).call(this, i, n, e);
				} else defineAssistantStreamArrayEntry(t.content, i.index, i), n.push(i);
				i();
			}
			return [t, n];
		}
		case `thread.message.in_progress`:
		case `thread.message.completed`:
		case `thread.message.incomplete`:
			if (t) return [e.event === `thread.message.in_progress` ? t : e.data, n];
			throw Error(`Received thread message event with no existing snapshot`);
	}
	throw Error(`Tried to accumulate a non-message event`);
}, _AssistantStream_accumulateContent = function(e, t, n) {
	return accumulateAssistantStreamDelta(t, e, n);
}, _AssistantStream_handleRun = function(e) {
	switch (__classPrivateFieldSet(this, Oi, e.data, `f`), e.event) {
		case `thread.run.created`: break;
		case `thread.run.queued`: break;
		case `thread.run.in_progress`: break;
		case `thread.run.requires_action`:
		case `thread.run.cancelled`:
		case `thread.run.failed`:
		case `thread.run.completed`:
		case `thread.run.expired`:
		case `thread.run.incomplete`: __classPrivateFieldSet(this, Ci, e.data, `f`), __classPrivateFieldGet(this, G, `f`) && __classPrivateFieldGet(this, V, `m`, _AssistantStream_emitExposed).call(this, `toolCallDone`, __classPrivateFieldGet(this, G, `f`)), __classPrivateFieldSet(this, Ei, void 0, `f`), __classPrivateFieldSet(this, G, void 0, `f`);
	}
};
function resolveResourceRequestOptions$42(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$8(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const ji = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$17(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ji.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ji.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Runs$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.steps = new Steps(this._client);
	}
	create(e, t, n) {
		let { include: r, ...i } = t;
		return this._client.post(k`/threads/${e}/runs`, resolveResourceRequestOptions$42(n, (e) => withBodyFinalization$8({
			query: { include: r },
			body: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			stream: t.stream ?? !1,
			__synthesizeEventData: !0,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })));
	}
	async createAndPoll(e, t, n) {
		let r = await this.create(e, t, n);
		return await this.poll(r.id, { thread_id: e }, n);
	}
	createAndStream(e, t, n) {
		return Ai.createAssistantStream(e, this._client.beta.threads.runs, t, n);
	}
	retrieve(e, t, n) {
		let { thread_id: r } = t;
		return this._client.get(k`/threads/${r}/runs/${e}`, resolveResourceRequestOptions$42(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { thread_id: r, ...i } = t;
		return this._client.post(k`/threads/${r}/runs/${e}`, resolveResourceRequestOptions$42(n, (e) => ({
			body: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$17(t, [
			`after`,
			`before`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/threads/${e}/runs`, CursorPage, resolveResourceRequestOptions$42(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t, n) {
		let { thread_id: r } = t;
		return this._client.post(k`/threads/${r}/runs/${e}/cancel`, resolveResourceRequestOptions$42(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	async poll(e, t, n) {
		return await pollAssistantRun(this, e, t, n);
	}
	stream(e, t, n) {
		return Ai.createAssistantStream(e, this._client.beta.threads.runs, t, n);
	}
	submitToolOutputs(e, t, n) {
		let { thread_id: r, ...i } = t;
		return this._client.post(k`/threads/${r}/runs/${e}/submit_tool_outputs`, resolveResourceRequestOptions$42(n, (e) => withBodyFinalization$8({
			body: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			stream: t.stream ?? !1,
			__synthesizeEventData: !0,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })));
	}
	async submitToolOutputsAndPoll(e, t, n) {
		let r = await this.submitToolOutputs(e, t, n);
		return await this.poll(r.id, t, n);
	}
	submitToolOutputsStream(e, t, n) {
		return Ai.createToolAssistantStream(e, this._client.beta.threads.runs, t, n);
	}
};
Runs$1.Steps = Steps;
function resolveResourceRequestOptions$41(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$7(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
var Threads = class extends APIResource {
	constructor() {
		super(...arguments), this.runs = new Runs$1(this._client), this.messages = new Messages(this._client);
	}
	create(e = {}, t) {
		return this._client.post(`/threads`, resolveResourceRequestOptions$41(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/threads/${e}`, resolveResourceRequestOptions$41(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/threads/${e}`, resolveResourceRequestOptions$41(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/threads/${e}`, resolveResourceRequestOptions$41(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	createAndRun(e, t) {
		return this._client.post(`/threads/runs`, resolveResourceRequestOptions$41(t, (t) => withBodyFinalization$7({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			stream: e.stream ?? !1,
			__synthesizeEventData: !0,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })));
	}
	async createAndRunPoll(e, t) {
		let n = await this.createAndRun(e, t);
		return await this.runs.poll(n.id, { thread_id: n.thread_id }, t);
	}
	createAndRunStream(e, t) {
		return Ai.createThreadAssistantStream(e, this._client.beta.threads, t);
	}
};
Threads.Runs = Runs$1, Threads.Messages = Messages;
var Sessions$1 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/realtime/sessions`, {
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			__security: { bearerAuth: !0 }
		});
	}
}, TranscriptionSessions = class extends APIResource {
	create(e, t) {
		return this._client.post(`/realtime/transcription_sessions`, {
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			__security: { bearerAuth: !0 }
		});
	}
}, Realtime$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.sessions = new Sessions$1(this._client), this.transcriptionSessions = new TranscriptionSessions(this._client);
	}
};
Realtime$1.Sessions = Sessions$1, Realtime$1.TranscriptionSessions = TranscriptionSessions;
var Beta = class extends APIResource {
	constructor() {
		super(...arguments), this.realtime = new Realtime$1(this._client), this.agents = new Agents(this._client), this.responses = new Responses$1(this._client), this.chatkit = new ChatKit(this._client), this.assistants = new Assistants(this._client), this.threads = new Threads(this._client);
	}
};
Beta.Realtime = Realtime$1, Beta.Agents = Agents, Beta.Responses = Responses$1, Beta.ChatKit = ChatKit, Beta.Assistants = Assistants, Beta.Threads = Threads;
function resolveResourceRequestOptions$40(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$6(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
var Completions = class extends APIResource {
	create(e, t) {
		return this._client.post(`/completions`, resolveResourceRequestOptions$40(t, (t) => withBodyFinalization$6({
			body: e,
			...t,
			stream: e.stream ?? !1,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })));
	}
};
function resolveResourceRequestOptions$39(e, t) {
	return Promise.resolve(e).then(t);
}
var Content$2 = class extends APIResource {
	retrieve(e, t, n) {
		let { container_id: r } = t;
		return this._client.get(k`/containers/${r}/files/${e}/content`, resolveResourceRequestOptions$39(n, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `application/binary` }, e?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
};
function resolveResourceRequestOptions$38(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$5(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const Mi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$16(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Mi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Mi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Files$2 = class extends APIResource {
	constructor() {
		super(...arguments), this.content = new Content$2(this._client);
	}
	create(e, t, n) {
		return this._client.post(k`/containers/${e}/files`, resolveResourceRequestOptions$38(n, (e) => maybeMultipartFormRequestOptions(withBodyFinalization$5({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		}, { finalizeMultipart: !0 }), this._client)));
	}
	retrieve(e, t, n) {
		let { container_id: r } = t;
		return this._client.get(k`/containers/${r}/files/${e}`, resolveResourceRequestOptions$38(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$16(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/containers/${e}/files`, CursorPage, resolveResourceRequestOptions$38(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { container_id: r } = t;
		return this._client.delete(k`/containers/${r}/files/${e}`, resolveResourceRequestOptions$38(n, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Files$2.Content = Content$2;
function resolveResourceRequestOptions$37(e, t) {
	return Promise.resolve(e).then(t);
}
const Ni = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$15(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Ni.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Ni.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Containers = class extends APIResource {
	constructor() {
		super(...arguments), this.files = new Files$2(this._client);
	}
	create(e, t) {
		return this._client.post(`/containers`, resolveResourceRequestOptions$37(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/containers/${e}`, resolveResourceRequestOptions$37(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$15(e, [
			`after`,
			`limit`,
			`name`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/containers`, CursorPage, resolveResourceRequestOptions$37(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/containers/${e}`, resolveResourceRequestOptions$37(t, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
Containers.Files = Files$2;
function resolveResourceRequestOptions$36(e, t) {
	return Promise.resolve(e).then(t);
}
var ContentProvenanceChecks = class extends APIResource {
	create(e, t) {
		return this._client.post(`/content_provenance_checks`, resolveResourceRequestOptions$36(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
};
function resolveResourceRequestOptions$35(e, t) {
	return Promise.resolve(e).then(t);
}
const Pi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$14(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Pi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Pi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Items = class extends APIResource {
	create(e, t, n) {
		let { include: r, ...i } = t;
		return this._client.post(k`/conversations/${e}/items`, resolveResourceRequestOptions$35(n, (e) => ({
			query: { include: r },
			body: i,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { conversation_id: r, ...i } = t;
		return this._client.get(k`/conversations/${r}/items/${e}`, resolveResourceRequestOptions$35(n, (e) => ({
			query: i,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$14(t, [
			`after`,
			`include`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/conversations/${e}/items`, ConversationCursorPage, resolveResourceRequestOptions$35(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { conversation_id: r } = t;
		return this._client.delete(k`/conversations/${r}/items/${e}`, resolveResourceRequestOptions$35(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$34(e, t) {
	return Promise.resolve(e).then(t);
}
var Conversations = class extends APIResource {
	constructor() {
		super(...arguments), this.items = new Items(this._client);
	}
	create(e = {}, t) {
		return this._client.post(`/conversations`, resolveResourceRequestOptions$34(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/conversations/${e}`, resolveResourceRequestOptions$34(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/conversations/${e}`, resolveResourceRequestOptions$34(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/conversations/${e}`, resolveResourceRequestOptions$34(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
Conversations.Items = Items;
function resolveResourceRequestOptions$33(e, t) {
	return Promise.resolve(e).then(t);
}
var Decisions = class extends APIResource {
	create(e, t) {
		return this._client.post(`/decisions`, resolveResourceRequestOptions$33(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
};
function createEmbedding(e, t, n) {
	let r = !!t.encoding_format, i = r ? t.encoding_format : `base64`;
	r && loggerFor(e).debug(`embeddings/user defined encoding_format:`, t.encoding_format);
	let a = {
		body: {
			...t,
			encoding_format: i
		},
		...n,
		__security: { bearerAuth: !0 }
	}, o = e.post(`/embeddings`, a);
	return r ? o : (loggerFor(e).debug(`embeddings/decoding base64 embeddings from base64`), o._thenUnwrap((e) => {
		let t = e?.data;
		if (t !== void 0) {
			if (!Array.isArray(t)) throw TypeError(`Expected embeddings response data to be an array`);
			let { length: e } = t;
			for (let n = 0; n < e; n += 1) if (n in t) {
				let e = t[n], { embedding: r } = e;
				if (Array.isArray(r)) continue;
				e.embedding = toFloat32Array(r);
			}
		}
		return e;
	}));
}
var Embeddings = class extends APIResource {
	create(e, t) {
		return createEmbedding(this._client, e, t);
	}
};
function resolveResourceRequestOptions$32(e, t) {
	return Promise.resolve(e).then(t);
}
var OutputItems = class extends APIResource {
	retrieve(e, t, n) {
		let { eval_id: r, run_id: i } = t;
		return this._client.get(k`/evals/${r}/runs/${i}/output_items/${e}`, resolveResourceRequestOptions$32(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t, n) {
		let { eval_id: r, ...i } = t;
		return this._client.getAPIList(k`/evals/${r}/runs/${e}/output_items`, CursorPage, resolveResourceRequestOptions$32(n, (e) => ({
			query: i,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$31(e, t) {
	return Promise.resolve(e).then(t);
}
const Fi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$13(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Fi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Fi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Runs = class extends APIResource {
	constructor() {
		super(...arguments), this.outputItems = new OutputItems(this._client);
	}
	create(e, t, n) {
		return this._client.post(k`/evals/${e}/runs`, resolveResourceRequestOptions$31(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { eval_id: r } = t;
		return this._client.get(k`/evals/${r}/runs/${e}`, resolveResourceRequestOptions$31(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$13(t, [
			`after`,
			`limit`,
			`order`,
			`status`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/evals/${e}/runs`, CursorPage, resolveResourceRequestOptions$31(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { eval_id: r } = t;
		return this._client.delete(k`/evals/${r}/runs/${e}`, resolveResourceRequestOptions$31(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t, n) {
		let { eval_id: r } = t;
		return this._client.post(k`/evals/${r}/runs/${e}/cancel`, resolveResourceRequestOptions$31(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
Runs.OutputItems = OutputItems;
function resolveResourceRequestOptions$30(e, t) {
	return Promise.resolve(e).then(t);
}
const Ii = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$12(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Ii.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Ii.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Evals = class extends APIResource {
	constructor() {
		super(...arguments), this.runs = new Runs(this._client);
	}
	create(e, t) {
		return this._client.post(`/evals`, resolveResourceRequestOptions$30(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/evals/${e}`, resolveResourceRequestOptions$30(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/evals/${e}`, resolveResourceRequestOptions$30(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$12(e, [
			`after`,
			`limit`,
			`order`,
			`order_by`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/evals`, CursorPage, resolveResourceRequestOptions$30(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/evals/${e}`, resolveResourceRequestOptions$30(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
Evals.Runs = Runs;
async function waitForFileProcessing(e, t, n, r) {
	let i = new Set([
		`processed`,
		`error`,
		`deleted`
	]), a = performance.now(), o = await e.retrieve(t);
	for (; !o.status || !i.has(o.status);) if (await sleep(n), o = await e.retrieve(t), performance.now() - a > r) throw new APIConnectionTimeoutError({ message: `Giving up on waiting for file ${t} to finish processing after ${r} milliseconds.` });
	return o;
}
function resolveResourceRequestOptions$29(e, t) {
	return Promise.resolve(e).then(t);
}
const Li = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$11(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Li.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Li.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Files$1 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/files`, resolveResourceRequestOptions$29(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	retrieve(e, t) {
		return this._client.get(k`/files/${e}`, resolveResourceRequestOptions$29(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$11(e, [
			`after`,
			`limit`,
			`order`,
			`purpose`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/files`, CursorPage, resolveResourceRequestOptions$29(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/files/${e}`, resolveResourceRequestOptions$29(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	content(e, t) {
		return this._client.get(k`/files/${e}/content`, resolveResourceRequestOptions$29(t, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `application/binary` }, e?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
	async waitForProcessing(e, { pollInterval: t = 5e3, maxWait: n = 18e5 } = {}) {
		return await waitForFileProcessing(this, e, t, n);
	}
}, Methods = class extends APIResource {};
function resolveResourceRequestOptions$28(e, t) {
	return Promise.resolve(e).then(t);
}
var Graders$1 = class extends APIResource {
	run(e, t) {
		return this._client.post(`/fine_tuning/alpha/graders/run`, resolveResourceRequestOptions$28(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	validate(e, t) {
		return this._client.post(`/fine_tuning/alpha/graders/validate`, resolveResourceRequestOptions$28(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
}, Alpha = class extends APIResource {
	constructor() {
		super(...arguments), this.graders = new Graders$1(this._client);
	}
};
Alpha.Graders = Graders$1;
function resolveResourceRequestOptions$27(e, t) {
	return Promise.resolve(e).then(t);
}
const Ri = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$10(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Ri.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Ri.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Permissions = class extends APIResource {
	create(e, t, n) {
		return this._client.getAPIList(k`/fine_tuning/checkpoints/${e}/permissions`, Page, resolveResourceRequestOptions$27(n, (e) => ({
			body: t,
			method: `post`,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	retrieve(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$10(t, [
			`after`,
			`limit`,
			`order`,
			`project_id`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.get(k`/fine_tuning/checkpoints/${e}/permissions`, resolveResourceRequestOptions$27(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$10(t, [
			`after`,
			`limit`,
			`order`,
			`project_id`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/fine_tuning/checkpoints/${e}/permissions`, ConversationCursorPage, resolveResourceRequestOptions$27(n, (e) => ({
			query: t,
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { fine_tuned_model_checkpoint: r } = t;
		return this._client.delete(k`/fine_tuning/checkpoints/${r}/permissions/${e}`, resolveResourceRequestOptions$27(n, (e) => ({
			...e,
			__security: { adminAPIKeyAuth: !0 }
		})));
	}
}, Checkpoints$1 = class extends APIResource {
	constructor() {
		super(...arguments), this.permissions = new Permissions(this._client);
	}
};
Checkpoints$1.Permissions = Permissions;
function resolveResourceRequestOptions$26(e, t) {
	return Promise.resolve(e).then(t);
}
const zi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$9(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => zi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !zi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Checkpoints = class extends APIResource {
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$9(t, [`after`, `limit`], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/fine_tuning/jobs/${e}/checkpoints`, CursorPage, resolveResourceRequestOptions$26(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$25(e, t) {
	return Promise.resolve(e).then(t);
}
const Bi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$8(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Bi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Bi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Jobs = class extends APIResource {
	constructor() {
		super(...arguments), this.checkpoints = new Checkpoints(this._client);
	}
	create(e, t) {
		return this._client.post(`/fine_tuning/jobs`, resolveResourceRequestOptions$25(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/fine_tuning/jobs/${e}`, resolveResourceRequestOptions$25(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$8(e, [
			`after`,
			`limit`,
			`metadata`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/fine_tuning/jobs`, CursorPage, resolveResourceRequestOptions$25(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t) {
		return this._client.post(k`/fine_tuning/jobs/${e}/cancel`, resolveResourceRequestOptions$25(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	listEvents(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$8(t, [`after`, `limit`], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/fine_tuning/jobs/${e}/events`, CursorPage, resolveResourceRequestOptions$25(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	pause(e, t) {
		return this._client.post(k`/fine_tuning/jobs/${e}/pause`, resolveResourceRequestOptions$25(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	resume(e, t) {
		return this._client.post(k`/fine_tuning/jobs/${e}/resume`, resolveResourceRequestOptions$25(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
Jobs.Checkpoints = Checkpoints;
var FineTuning = class extends APIResource {
	constructor() {
		super(...arguments), this.methods = new Methods(this._client), this.jobs = new Jobs(this._client), this.checkpoints = new Checkpoints$1(this._client), this.alpha = new Alpha(this._client);
	}
};
FineTuning.Methods = Methods, FineTuning.Jobs = Jobs, FineTuning.Checkpoints = Checkpoints$1, FineTuning.Alpha = Alpha;
var GraderModels = class extends APIResource {}, Graders = class extends APIResource {
	constructor() {
		super(...arguments), this.graderModels = new GraderModels(this._client);
	}
};
Graders.GraderModels = GraderModels;
function resolveResourceRequestOptions$24(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$4(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
var Images = class extends APIResource {
	createVariation(e, t) {
		return this._client.post(`/images/variations`, resolveResourceRequestOptions$24(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	edit(e, t) {
		return this._client.post(`/images/edits`, resolveResourceRequestOptions$24(t, (t) => multipartFormRequestOptions(withBodyFinalization$4(((e) => ({
			...e,
			body: Object.fromEntries(Object.entries(e.body ?? {}).map(([e, t]) => [e, e === `safety_identifier` && t === null ? void 0 : t]))
		}))({
			body: e,
			...t,
			stream: e.stream ?? !1,
			__metadata: {
				...t?.__metadata,
				...e.model == null ? {} : { model: e.model }
			},
			__security: { bearerAuth: !0 }
		}), { streamFromBody: !0 }), this._client)));
	}
	generate(e, t) {
		return this._client.post(`/images/generations`, resolveResourceRequestOptions$24(t, (t) => withBodyFinalization$4({
			body: e,
			...t,
			stream: e.stream ?? !1,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })));
	}
};
function resolveResourceRequestOptions$23(e, t) {
	return Promise.resolve(e).then(t);
}
var Sessions = class extends APIResource {
	accept(e, t, n) {
		return this._client.post(k`/live/sessions/${e}/accept`, resolveResourceRequestOptions$23(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	downloadRecording(e, t) {
		return this._client.get(k`/live/sessions/${e}/content`, resolveResourceRequestOptions$23(t, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `application/binary` }, e?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
	fork(e, t, n) {
		return this._client.post(k`/live/sessions/${e}/fork`, resolveResourceRequestOptions$23(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	hangup(e, t) {
		return this._client.post(k`/live/sessions/${e}/hangup`, resolveResourceRequestOptions$23(t, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	refer(e, t, n) {
		return this._client.post(k`/live/sessions/${e}/refer`, resolveResourceRequestOptions$23(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	reject(e, t, n) {
		return this._client.post(k`/live/sessions/${e}/reject`, resolveResourceRequestOptions$23(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
}, Forks = class extends APIResource {}, Sideband = class extends APIResource {};
function resolveResourceRequestOptions$22(e, t) {
	return Promise.resolve(e).then(t);
}
var Live = class extends APIResource {
	constructor() {
		super(...arguments), this.sideband = new Sideband(this._client), this.forks = new Forks(this._client), this.sessions = new Sessions(this._client);
	}
	create(e, t) {
		return this._client.post(`/live/sessions`, resolveResourceRequestOptions$22(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
};
Live.Sideband = Sideband, Live.Forks = Forks, Live.Sessions = Sessions;
function resolveResourceRequestOptions$21(e, t) {
	return Promise.resolve(e).then(t);
}
var Models = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/models/${e}`, resolveResourceRequestOptions$21(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e) {
		return this._client.getAPIList(`/models`, Page, resolveResourceRequestOptions$21(e, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/models/${e}`, resolveResourceRequestOptions$21(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$20(e, t) {
	return Promise.resolve(e).then(t);
}
var Moderations = class extends APIResource {
	create(e, t) {
		return this._client.post(`/moderations`, resolveResourceRequestOptions$20(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
};
async function encodedMultipartFormRequestOptions(e, t, n, r = null) {
	if (e.body === null || typeof e.body != `object` || Array.isArray(e.body)) throw TypeError(`Multipart request body must be an object`);
	let i = Object.fromEntries(Object.entries(e.body).filter(([, e]) => e !== void 0));
	if (r !== null && Object.keys(i).length === 1 && Object.prototype.hasOwnProperty.call(i, r)) {
		let t = i[r];
		if (typeof t != `string`) throw TypeError(`Raw multipart alternative must be a string`);
		return {
			...e,
			body: t,
			headers: buildHeaders([e.headers, { "content-type": n[r].content_type }])
		};
	}
	let a = [];
	for (let [e, t] of Object.entries(n)) {
		if (!Object.prototype.hasOwnProperty.call(i, e)) continue;
		let n = i[e], r = t.json ? JSON.stringify(n) : n;
		if (typeof r != `string`) throw TypeError(`Multipart field ${e} must encode as a string`);
		a.push([e, makeFile([r], ``, { type: t.content_type })]), delete i[e];
	}
	let o = (await multipartFormRequestOptions({
		...e,
		body: i
	}, t)).body;
	if (!(o instanceof FormData)) throw await o.cancel(), TypeError(`Unexpected streaming upload in typed multipart request body`);
	for (let [e, t] of a) o.append(e, t, ``);
	return {
		...e,
		body: o,
		headers: buildHeaders([e.headers, { "content-type": null }])
	};
}
function resolveResourceRequestOptions$19(e, t) {
	return Promise.resolve(e).then(t);
}
var Calls = class extends APIResource {
	create(e, t) {
		return this._client.post(`/realtime/calls`, resolveResourceRequestOptions$19(t, (t) => encodedMultipartFormRequestOptions({
			body: e,
			...t,
			headers: buildHeaders([{ Accept: `application/sdp` }, t?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		}, this._client, {
			sdp: {
				content_type: `application/sdp`,
				json: !1
			},
			session: {
				content_type: `application/json`,
				json: !0
			}
		}, `sdp`)));
	}
	accept(e, t, n) {
		return this._client.post(k`/realtime/calls/${e}/accept`, resolveResourceRequestOptions$19(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	hangup(e, t) {
		return this._client.post(k`/realtime/calls/${e}/hangup`, resolveResourceRequestOptions$19(t, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	refer(e, t, n) {
		return this._client.post(k`/realtime/calls/${e}/refer`, resolveResourceRequestOptions$19(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	reject(e, t = {}, n) {
		return this._client.post(k`/realtime/calls/${e}/reject`, resolveResourceRequestOptions$19(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$18(e, t) {
	return Promise.resolve(e).then(t);
}
var ClientSecrets$1 = class extends APIResource {
	create(e, t) {
		return this._client.post(`/realtime/client_secrets`, resolveResourceRequestOptions$18(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$17(e, t) {
	return Promise.resolve(e).then(t);
}
var ClientSecrets = class extends APIResource {
	create(e, t) {
		return this._client.post(`/realtime/translations/client_secrets`, resolveResourceRequestOptions$17(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
}, Translations = class extends APIResource {
	constructor() {
		super(...arguments), this.clientSecrets = new ClientSecrets(this._client);
	}
};
Translations.ClientSecrets = ClientSecrets;
var Realtime = class extends APIResource {
	constructor() {
		super(...arguments), this.clientSecrets = new ClientSecrets$1(this._client), this.calls = new Calls(this._client), this.translations = new Translations(this._client);
	}
};
Realtime.ClientSecrets = ClientSecrets$1, Realtime.Calls = Calls, Realtime.Translations = Translations;
function resolveResourceRequestOptions$16(e, t) {
	return Promise.resolve(e).then(t);
}
const Vi = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$7(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => Vi.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !Vi.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var InputItems = class extends APIResource {
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$7(t, [
			`after`,
			`include`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/responses/${e}/input_items`, CursorPage, resolveResourceRequestOptions$16(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$15(e, t) {
	return Promise.resolve(e).then(t);
}
var InputTokens = class extends APIResource {
	count(e = {}, t) {
		return this._client.post(`/responses/input_tokens`, resolveResourceRequestOptions$15(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
};
function isTextFormat(e) {
	return isObj(e) && typeof e.type == `string`;
}
function effectiveTextFormat({ body: e }, t) {
	if (t === null || !isObj(e)) return t ?? null;
	let { input: n } = e;
	if (Array.isArray(n)) for (let e = n.length - 1; e >= 0; --e) {
		let r = n[e];
		if (!isObj(r) || r.type !== `configuration_update`) continue;
		let { text: i } = r;
		if (!isObj(i)) continue;
		let { format: a } = i;
		if (isTextFormat(a)) {
			if (a.type === `text` && t !== void 0) throw new OpenAIError(`Cannot use parseAs with a plain-text format update.`);
			return t ?? a;
		}
	}
	let { text: r } = e, i = isObj(r) ? r.format : null;
	return t ?? (isTextFormat(i) ? i : null);
}
function resolveResponseParseOptions(e, t) {
	let n = t && hasOwn(t, `parseAs`) ? t.parseAs : void 0;
	n != null && effectiveTextFormat({ body: e }, n);
	let r = { ...t };
	delete r.parseAs;
	let i;
	return r.__metadata = {
		...t?.__metadata,
		captureResponseParser(e) {
			let t = effectiveTextFormat(e, n);
			i = t === null ? null : {
				type: t.type,
				$brand: `$brand` in t ? t.$brand : void 0,
				$parseRaw: `$parseRaw` in t ? t.$parseRaw : void 0
			};
		}
	}, {
		getTextFormat: (e) => i === void 0 ? effectiveTextFormat(e, n) : i,
		requestOptions: r
	};
}
function maybeParseResponse(e, t, n = t && effectiveTextFormat({ body: t })) {
	if (!t || !hasAutoParseableInput(t, n)) {
		let t = {
			...e,
			output_parsed: null,
			output: e.output.map((e) => e.type === `function_call` ? {
				...e,
				parsed_arguments: null
			} : e.type === `message` ? {
				...e,
				content: e.content.map((e) => ({
					...e,
					parsed: null
				}))
			} : e)
		};
		return needsOutputText(e, t) && addOutputText(t), t;
	}
	return parseResponse(e, t, n);
}
function parseResponse(e, t, n = effectiveTextFormat({ body: t })) {
	let r = !e.status || e.status === `completed`, i = e.output.map((e) => {
		if (e.type === `function_call`) return r ? parseToolCall(t, e) : {
			...e,
			parsed_arguments: null
		};
		if (e.type === `message`) {
			let t = e.content.map((t) => t.type === `output_text` ? {
				...t,
				parsed: r && (e.phase == null || e.phase === `final_answer`) ? parseResponseFormatContent(n, t.text) : null
			} : t);
			return {
				...e,
				content: t
			};
		}
		return e;
	}), a = {
		...e,
		output: i
	};
	return needsOutputText(e, a) && addOutputText(a), Object.defineProperty(a, "output_parsed", {
		enumerable: !0,
		get() {
			for (let e of a.output) if (e.type === `message`) {
				for (let t of e.content) if (t.type === `output_text` && t.parsed !== null) return t.parsed;
			}
			return null;
		}
	}), a;
}
function hasAutoParseableInput(e, t = effectiveTextFormat({ body: e })) {
	return isParseableResponseFormat(t) ? !0 : Array.isArray(e.tools) && e.tools.some((e) => isAutoParsableTool(e) || e.type === `function` && e.strict === !0 || e.type === `namespace` && e.tools.some((e) => e.type === `function` && (isAutoParsableTool(e) || e.strict === !0)));
}
function isAutoParsableTool(e) {
	return e?.$brand === `auto-parseable-tool`;
}
function getInputToolByName(e, t, n) {
	for (let r of e) if (n == null) {
		if (r.type === `function` && r.name === t) return r;
	} else if (r.type === `namespace` && r.name === n) return r.tools.find((e) => e.type === `function` && e.name === t);
	if (n === t) return e.find((e) => e.type === `function` && e.name === t && e.defer_loading === !0);
}
function parseToolCall(e, t) {
	let n = getInputToolByName(e.tools ?? [], t.name, t.namespace), r = null;
	return isAutoParsableTool(n) ? r = n.$parseRaw(t.arguments) : n?.strict && (r = parseResponseFormatContent({
		type: `json_schema`,
		$parseRaw: void 0
	}, t.arguments)), {
		...t,
		parsed_arguments: r
	};
}
function needsOutputText(e, t) {
	return !Object.getOwnPropertyDescriptor(e, `output_text`) || t.output_text == null;
}
function addOutputText(e) {
	let t = [];
	for (let n of e.output) if (n.type === `message`) for (let e of n.content) e.type === `output_text` && t.push(e.text);
	e.output_text = t.join(``);
}
var OutputTextIndex = class {
	constructor() {
		this.capacity = 1, this.values = [0, 0], this.size = 0;
	}
	get length() {
		return this.size;
	}
	append(e) {
		this.size === this.capacity && this.grow();
		let t = this.size;
		this.size += 1, this.update(t, e);
	}
	update(e, t) {
		if (!Number.isSafeInteger(e) || e < 0 || e >= this.size) throw RangeError(`missing output at index ${e}`);
		let n = this.capacity + e, r = t - (this.values[n] ?? 0);
		if (r !== 0) for (; n >= 1;) this.values[n] = (this.values[n] ?? 0) + r, n = Math.floor(n / 2);
	}
	prefixSum(e) {
		if (!Number.isSafeInteger(e) || e < 0 || e > this.size) throw RangeError(`missing output at index ${e}`);
		let t = this.capacity, n = this.capacity + e, r = 0;
		for (; t < n;) t % 2 == 1 && (r += this.values[t] ?? 0, t += 1), n % 2 == 1 && (--n, r += this.values[n] ?? 0), t = Math.floor(t / 2), n = Math.floor(n / 2);
		return r;
	}
	grow() {
		let e = this.capacity;
		this.capacity *= 2;
		let t = Array.from({ length: this.capacity * 2 }, () => 0);
		for (let n = 0; n < this.size; n += 1) t[this.capacity + n] = this.values[e + n] ?? 0;
		for (let e = this.capacity - 1; e > 0; --e) t[e] = (t[e * 2] ?? 0) + (t[e * 2 + 1] ?? 0);
		this.values = t;
	}
};
function createCanonicalResponseContext() {
	return {
		canonicalSnapshot: void 0,
		outputTextLengths: new WeakMap(),
		outputTextIndex: new OutputTextIndex()
	};
}
function getOutputText(e, t) {
	if (t.type !== `message`) return ``;
	let n = ``;
	for (let e of t.content) e.type === `output_text` && (n += e.text);
	return e.outputTextLengths.set(t, n.length), n;
}
function ensureCanonicalOutputText(e, t) {
	if (e.deferOutputText) {
		e.canonicalSnapshot = void 0;
		return;
	}
	if (e.canonicalSnapshot === t) return;
	let n = new OutputTextIndex(), r = ``;
	for (let i of t.output) {
		let t = getOutputText(e, i);
		r += t, n.append(t.length);
	}
	t.output_text = r, e.outputTextIndex = n, e.canonicalSnapshot = t;
}
function cloneResponse(e, t) {
	e.canonicalSnapshot = void 0, e.outputTextLengths = new WeakMap(), e.outputTextIndex = new OutputTextIndex();
	let n = structuredClone(t);
	return !Object.getOwnPropertyDescriptor(n, `output_text`) || n.output_text === null || n.output_text === void 0 ? ensureCanonicalOutputText(e, n) : n.output.length === 0 && n.output_text === `` && (e.canonicalSnapshot = n), n;
}
function updateCachedOutputTextLength(e, t, n, r, i) {
	if (e.deferOutputText) return;
	let a = e.outputTextLengths.get(t);
	if (a !== void 0) {
		let o = a - r.length + i.length;
		e.outputTextLengths.set(t, o), e.outputTextIndex.update(n, o);
	}
}
function replaceOutputTextSuffix(e, t, n) {
	t.length === 0 ? e.output_text += n : e.output_text = e.output_text.slice(0, e.output_text.length - t.length) + n;
}
function getPrecedingContentTextLength(e, t, n, r) {
	if (n === void 0 || t?.type !== `message`) return 0;
	if (n < t.content.length - n - 1) {
		let e = 0;
		for (let r = 0; r < n; r += 1) {
			let n = t.content[r];
			n?.type === `output_text` && (e += n.text.length);
		}
		return e;
	}
	let i = 0;
	for (let e = n + 1; e < t.content.length; e += 1) {
		let n = t.content[e];
		n?.type === `output_text` && (i += n.text.length);
	}
	return (e.outputTextLengths.get(t) ?? getOutputText(e, t).length) - i - r.length;
}
function updateOutputText(e, t, n, r, i, a) {
	if (r === i) return;
	if (e.deferOutputText) {
		e.outputTextDirty = !0;
		return;
	}
	let o = t.output[n];
	if (n === t.output.length - 1 && (a === void 0 || o?.type === `message` && a === o.content.length - 1)) {
		replaceOutputTextSuffix(t, r, i);
		return;
	}
	let s = getPrecedingContentTextLength(e, o, a, i), c = e.outputTextIndex.prefixSum(n) + s;
	c + r.length === t.output_text.length ? replaceOutputTextSuffix(t, r, i) : t.output_text = t.output_text.slice(0, c) + i + t.output_text.slice(c + r.length);
}
const Hi = new WeakMap();
function validateArrayIndex(e, t, n, r = !1) {
	if (!Array.isArray(e) || !Number.isSafeInteger(t) || t < 0 || t > e.length || (t === e.length ? !r || t in e : !hasOwn(e, t))) throw new OpenAIError(`missing ${n} at index ${t}`);
}
function validateArrayAppend(e, t, n) {
	if (t !== e.length) throw new OpenAIError(`missing ${n} at index ${t}`);
	validateArrayIndex(e, t, n, !0);
}
function getOutput(e, t) {
	validateArrayIndex(e.output, t, `output`);
	let n = e.output[t];
	if (!n) throw new OpenAIError(`missing output at index ${t}`);
	return n;
}
function hasRoutedOutputCallIdentity(e) {
	return e.type === `function_call` || e.type === `custom_tool_call` || e.type === `shell_call` || e.type === `shell_call_output`;
}
function getOutputItemIdentityKeys(e, t) {
	if (!hasOwn(e, `type`) || typeof e.type != `string`) throw new OpenAIError(`expected an own output item type for ${t}`);
	let n = e.type === `function_call` || e.type === `custom_tool_call`, r = [];
	if (hasOwn(e, `id`)) {
		if (typeof e.id != `string` || e.id.length === 0 && e.type !== `computer_call`) throw new OpenAIError(`expected a non-empty output item id for ${t}`);
		r.push(`id:${e.id}`);
	} else if (!n) throw new OpenAIError(`expected a non-empty output item id for ${t}`);
	if (hasRoutedOutputCallIdentity(e)) {
		if (!hasOwn(e, `call_id`) || typeof e.call_id != `string` || e.call_id.length === 0 && e.type !== `function_call`) throw new OpenAIError(`expected a non-empty output item call_id for ${t}`);
		r.push(`call:${e.type}:${e.call_id}`);
	}
	return r;
}
function assertOutputItemIdentitiesAvailable(e, t) {
	for (let n of t) if (e.has(n)) throw new OpenAIError(`duplicate output item identity '${n}'`);
}
function addOutputItemIdentities(e, t) {
	assertOutputItemIdentitiesAvailable(e, t);
	for (let n of t) e.add(n);
}
function createResponseOutputIdentityIndex(e) {
	let t = {
		snapshot: e,
		output: e.output,
		length: e.output.length,
		identities: new Set()
	};
	for (let n = 0; n < e.output.length; n += 1) {
		let r = getOutput(e, n);
		addOutputItemIdentities(t.identities, getOutputItemIdentityKeys(r, `response snapshot`));
	}
	return t;
}
function getResponseOutputIdentityIndex(e, t) {
	let n = Hi.get(e);
	if (n && n.snapshot === t && n.output === t.output && n.length === t.output.length) return n;
	let r = createResponseOutputIdentityIndex(t);
	return Hi.set(e, r), r;
}
function cloneValidatedResponse(e, t) {
	let n = createCanonicalResponseContext(), r = cloneResponse(n, t), i = createResponseOutputIdentityIndex(r);
	return e.canonicalSnapshot = n.canonicalSnapshot, e.outputTextLengths = n.outputTextLengths, e.outputTextIndex = n.outputTextIndex, Hi.set(e, i), r;
}
const Ui = {
	"response.output_text.delta": `message`,
	"response.output_text.done": `message`,
	"response.output_text.annotation.added": `message`,
	"response.refusal.delta": `message`,
	"response.refusal.done": `message`,
	"response.function_call_arguments.delta": `function_call`,
	"response.function_call_arguments.done": `function_call`,
	"response.custom_tool_call_input.delta": `custom_tool_call`,
	"response.custom_tool_call_input.done": `custom_tool_call`,
	"response.mcp_call_arguments.delta": `mcp_call`,
	"response.mcp_call_arguments.done": `mcp_call`,
	"response.mcp_call.in_progress": `mcp_call`,
	"response.mcp_call.completed": `mcp_call`,
	"response.mcp_call.failed": `mcp_call`,
	"response.shell_call_output_content.delta": `shell_call_output`,
	"response.shell_call_output_content.done": `shell_call_output`,
	"response.reasoning_text.delta": `reasoning`,
	"response.reasoning_text.done": `reasoning`,
	"response.reasoning_summary_part.added": `reasoning`,
	"response.reasoning_summary_part.done": `reasoning`,
	"response.reasoning_summary_text.delta": `reasoning`,
	"response.reasoning_summary_text.done": `reasoning`,
	"response.code_interpreter_call_code.delta": `code_interpreter_call`,
	"response.code_interpreter_call_code.done": `code_interpreter_call`,
	"response.code_interpreter_call.in_progress": `code_interpreter_call`,
	"response.code_interpreter_call.interpreting": `code_interpreter_call`,
	"response.code_interpreter_call.completed": `code_interpreter_call`,
	"response.file_search_call.in_progress": `file_search_call`,
	"response.file_search_call.searching": `file_search_call`,
	"response.file_search_call.completed": `file_search_call`,
	"response.web_search_call.in_progress": `web_search_call`,
	"response.web_search_call.searching": `web_search_call`,
	"response.web_search_call.completed": `web_search_call`,
	"response.image_generation_call.in_progress": `image_generation_call`,
	"response.image_generation_call.generating": `image_generation_call`,
	"response.image_generation_call.completed": `image_generation_call`,
	"response.image_generation_call.partial_image": `image_generation_call`,
	"response.mcp_list_tools.in_progress": `mcp_list_tools`,
	"response.mcp_list_tools.completed": `mcp_list_tools`,
	"response.mcp_list_tools.failed": `mcp_list_tools`,
	"response.compaction.compacting": `compaction`
};
function getExpectedOutputItemType(e) {
	return e.type === `response.content_part.added` || e.type === `response.content_part.done` ? e.part.type === `reasoning_text` ? `reasoning` : `message` : Ui[e.type];
}
function validateResponseOutputItemIdentity(e, t, n) {
	if (getOutputItemIdentityKeys(e, n), getOutputItemIdentityKeys(t, n), !hasOwn(t, `type`) || e.type !== t.type) throw new OpenAIError(`expected output item type '${e.type}', got '${t.type}'`);
	let r = hasOwn(e, `id`) ? e.id : void 0, i = hasOwn(t, `id`) ? t.id : void 0, a = r === void 0 && (e.type === `function_call` || e.type === `custom_tool_call`);
	if (r !== i && !a) throw new OpenAIError(`expected output item id '${r}', got '${i}'`);
	if (hasRoutedOutputCallIdentity(e) && hasRoutedOutputCallIdentity(t) && e.call_id !== t.call_id) throw new OpenAIError(`expected output item call_id '${e.call_id}', got '${t.call_id}'`);
}
function validateOutputItemIdentity(e, t, n) {
	if (e.type === `response.output_item.done`) return;
	if (n && (e.type === `response.shell_call_command.added` || e.type === `response.shell_call_command.delta` || e.type === `response.shell_call_command.done`)) {
		let n = getOutput(t, e.output_index);
		if (!hasOwn(n, `type`) || n.type !== `shell_call`) throw new OpenAIError(`expected output item type 'shell_call', got '${n.type}'`);
		return;
	}
	if (e.type !== `response.content_part.added` && e.type !== `response.content_part.done` && !hasOwn(Ui, e.type)) return;
	let r = e;
	if (!hasOwn(e, `item_id`) || typeof r.item_id != `string` || r.item_id.length === 0) throw new OpenAIError(`expected a non-empty item_id for ${e.type}`);
	let i = getOutput(t, r.output_index), a = hasOwn(i, `id`) ? i.id : void 0;
	if (a !== r.item_id) throw new OpenAIError(`expected item_id '${a}', got '${r.item_id}'`);
	let o = getExpectedOutputItemType(r);
	if (i.type !== o) throw new OpenAIError(`expected output item type '${o}', got '${i.type}'`);
}
function getContent(e, t) {
	validateArrayIndex(e, t, `content`);
	let n = e[t];
	if (!n) throw new OpenAIError(`missing content at index ${t}`);
	return n;
}
function getShellOutputContent(e, t, n) {
	let r = e.output.find((e) => e.type === `shell_call` && e.call_id === t.call_id);
	for (r ? validateArrayIndex(r.action.commands, n, `command`) : validateArrayIndex(t.output, n, `content`, !0); t.output.length <= n;) t.output.push({
		stdout: ``,
		stderr: ``,
		outcome: {
			type: `exit`,
			exit_code: 0
		}
	});
	return getContent(t.output, n);
}
function createSupportedResponseEventTypes(e) {
	return new Set(e);
}
const Wi = createSupportedResponseEventTypes(`response.output_item.added,response.output_item.done,response.content_part.added,response.content_part.done,response.output_text.delta,response.output_text.done,response.output_text.annotation.added,response.refusal.delta,response.refusal.done,response.function_call_arguments.delta,response.function_call_arguments.done,response.custom_tool_call_input.delta,response.custom_tool_call_input.done,response.mcp_call_arguments.delta,response.mcp_call_arguments.done,response.shell_call_command.added,response.shell_call_command.done,response.shell_call_command.delta,response.shell_call_output_content.delta,response.shell_call_output_content.done,response.reasoning_text.delta,response.reasoning_text.done,response.reasoning_summary_part.added,response.reasoning_summary_part.done,response.reasoning_summary_text.delta,response.reasoning_summary_text.done,response.code_interpreter_call_code.delta,response.code_interpreter_call_code.done,response.code_interpreter_call.in_progress,response.code_interpreter_call.interpreting,response.code_interpreter_call.completed,response.file_search_call.in_progress,response.file_search_call.searching,response.file_search_call.completed,response.web_search_call.in_progress,response.web_search_call.searching,response.web_search_call.completed,response.image_generation_call.in_progress,response.image_generation_call.generating,response.image_generation_call.completed,response.mcp_call.in_progress,response.mcp_call.completed,response.mcp_call.failed,response.created,response.queued,response.in_progress,response.completed,response.failed,response.incomplete,response.audio.delta,response.audio.done,response.audio.transcript.delta,response.audio.transcript.done,response.compaction.compacting,response.image_generation_call.partial_image,response.mcp_list_tools.in_progress,response.mcp_list_tools.completed,response.mcp_list_tools.failed,keepalive,error`.split(`,`));
function assertNever(e) {
	throw new OpenAIError(`Unhandled response stream event: unknown`);
}
const Gi = [
	`item_id`,
	`output_index`,
	`content_index`,
	`annotation_index`,
	`command_index`,
	`summary_index`
];
function sanitizeResponseEvent(e) {
	let t;
	try {
		t = Object.getOwnPropertyDescriptor(e, `type`);
	} catch {
		return assertNever(e);
	}
	let n = t?.value;
	if (typeof n != `string` || !Wi.has(n)) return assertNever(e);
	let r = new Map([[`type`, n]]);
	if (n === `response.output_item.added` || n === `response.output_item.done` || n === `response.content_part.added` || n === `response.content_part.done` || n === `response.shell_call_command.added` || n === `response.shell_call_command.delta` || n === `response.shell_call_command.done` || hasOwn(Ui, n)) try {
		for (let t of Gi) {
			let n = Object.getOwnPropertyDescriptor(e, t);
			r.set(t, n ? e[t] : void 0);
		}
		n === `response.output_item.added` || n === `response.output_item.done` ? r.set(`item`, structuredClone(e.item)) : (n === `response.content_part.added` || n === `response.content_part.done`) && r.set(`part`, structuredClone(e.part));
	} catch {
		return assertNever(e);
	}
	return new Proxy(e, { get(e, t) {
		return r.has(t) ? r.get(t) : Reflect.get(e, t, e);
	} });
}
function replaceResponseOutputItem(e, t, n, r, i = !0) {
	let a = getOutput(t, n);
	if (validateResponseOutputItemIdentity(a, r, `response.output_item.done`), !hasOwn(a, `id`) && hasOwn(r, `id`)) {
		let { identities: n } = getResponseOutputIdentityIndex(e, t);
		addOutputItemIdentities(n, [`id:${r.id}`]);
	}
	if (!i) {
		t.output[n] = r;
		return;
	}
	let o = getOutputText(e, a);
	(a.type === `message` || r.type === `message`) && ensureCanonicalOutputText(e, t), t.output[n] = r;
	let s = getOutputText(e, r);
	e.canonicalSnapshot === t && e.outputTextIndex.update(n, s.length), updateOutputText(e, t, n, o, s);
}
function accumulateOutputItemEvent(e, t, n) {
	switch (e.type) {
		case `response.output_item.added`: {
			validateArrayAppend(t.output, e.output_index, `output`);
			let r = getResponseOutputIdentityIndex(n, t), i = e.item, a = getOutputItemIdentityKeys(i, e.type);
			assertOutputItemIdentitiesAvailable(r.identities, a), i.type === `message` && ensureCanonicalOutputText(n, t), t.output.push(i), addOutputItemIdentities(r.identities, a), r.length = t.output.length;
			let o = getOutputText(n, i);
			return n.canonicalSnapshot === t && n.outputTextIndex.append(o.length), o && (n.deferOutputText ? n.outputTextDirty = !0 : t.output_text += o), !0;
		}
		case `response.output_item.done`: return replaceResponseOutputItem(n, t, e.output_index, e.item), !0;
		default: return !1;
	}
}
function accumulateContentPartAddedEvent(e, t, n) {
	switch (e.type) {
		case `response.content_part.added`: {
			let r = getOutput(t, e.output_index), { type: i } = r, { part: a } = e;
			if (i === `message` && a.type !== `reasoning_text`) {
				validateArrayAppend(r.content, e.content_index, `content`);
				let i = a;
				i.type === `output_text` && ensureCanonicalOutputText(n, t), r.content.push(i), i.type === `output_text` && (updateCachedOutputTextLength(n, r, e.output_index, ``, i.text), updateOutputText(n, t, e.output_index, ``, i.text, e.content_index));
			} else if (i === `reasoning` && a.type === `reasoning_text`) {
				let t = r.content ?? [];
				validateArrayAppend(t, e.content_index, `content`), r.content ||= t, t.push(a);
			}
			return !0;
		}
		default: return !1;
	}
}
function accumulateContentPartDoneEvent(e, t, n) {
	switch (e.type) {
		case `response.content_part.done`: {
			let r = getOutput(t, e.output_index), { part: i } = e;
			if (r.type === `message` && i.type !== `reasoning_text`) {
				let a = getContent(r.content, e.content_index), o = a.type === `output_text` ? a.text : ``, s = i;
				(a.type === `output_text` || s.type === `output_text`) && ensureCanonicalOutputText(n, t), r.content[e.content_index] = s;
				let c = s.type === `output_text` ? s.text : ``;
				updateCachedOutputTextLength(n, r, e.output_index, o, c), updateOutputText(n, t, e.output_index, o, c, e.content_index);
			} else if (r.type === `reasoning` && i.type === `reasoning_text`) {
				let { content: t } = r;
				if (!t) throw new OpenAIError(`missing content at index ${e.content_index}`);
				getContent(t, e.content_index), t[e.content_index] = i;
			}
			return !0;
		}
		default: return !1;
	}
}
function isLogprobWithBytes(e) {
	return isObj(e) && typeof e.token == `string` && typeof e.logprob == `number` && Array.isArray(e.bytes) && e.bytes.every((e) => typeof e == `number`);
}
function isOutputLogprobs(e) {
	return Array.isArray(e) && e.every((e) => isLogprobWithBytes(e) && `top_logprobs` in e && Array.isArray(e.top_logprobs) && e.top_logprobs.every(isLogprobWithBytes));
}
function accumulateOutputLogprobs(e, t) {
	let n = structuredClone(t.logprobs);
	if (isOutputLogprobs(n)) {
		if (t.type === `response.output_text.done`) (n.length > 0 || Array.isArray(e.logprobs) && e.logprobs.length > 0) && (e.logprobs = n);
		else if (n.length > 0) {
			Array.isArray(e.logprobs) || (e.logprobs = []);
			for (let t of n) e.logprobs.push(t);
		}
	}
}
function accumulateOutputTextEvent(e, t, n) {
	switch (e.type) {
		case `response.output_text.delta`: {
			let r = getOutput(t, e.output_index);
			if (r.type === `message`) {
				let i = getContent(r.content, e.content_index);
				if (i.type !== `output_text`) throw new OpenAIError(`expected content to be 'output_text', got ${i.type}`);
				accumulateOutputLogprobs(i, e);
				let a = i.text;
				ensureCanonicalOutputText(n, t), i.text = a + e.delta, updateCachedOutputTextLength(n, r, e.output_index, a, i.text), e.output_index === t.output.length - 1 && e.content_index === r.content.length - 1 ? n.deferOutputText ? e.delta !== `` && (n.outputTextDirty = !0) : t.output_text += e.delta : updateOutputText(n, t, e.output_index, a, i.text, e.content_index);
			}
			return !0;
		}
		case `response.output_text.done`: {
			let r = getOutput(t, e.output_index);
			if (r.type === `message`) {
				let i = getContent(r.content, e.content_index);
				if (i.type !== `output_text`) throw new OpenAIError(`expected content to be 'output_text', got ${i.type}`);
				accumulateOutputLogprobs(i, e);
				let a = i.text;
				ensureCanonicalOutputText(n, t), i.text = e.text, updateCachedOutputTextLength(n, r, e.output_index, a, e.text), updateOutputText(n, t, e.output_index, a, e.text, e.content_index);
			}
			return !0;
		}
		case `response.output_text.annotation.added`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `message`) {
				let t = getContent(n.content, e.content_index);
				if (t.type !== `output_text`) throw new OpenAIError(`expected content to be 'output_text', got ${t.type}`);
				validateArrayIndex(t.annotations, e.annotation_index, `annotation`, !0), t.annotations[e.annotation_index] = structuredClone(e.annotation);
			}
			return !0;
		}
		default: return !1;
	}
}
function accumulateRefusalAndArgumentsEvent(e, t) {
	switch (e.type) {
		case `response.refusal.delta`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `message`) {
				let t = getContent(n.content, e.content_index);
				if (t.type !== `refusal`) throw new OpenAIError(`expected content to be 'refusal', got ${t.type}`);
				t.refusal += e.delta;
			}
			return !0;
		}
		case `response.refusal.done`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `message`) {
				let t = getContent(n.content, e.content_index);
				if (t.type !== `refusal`) throw new OpenAIError(`expected content to be 'refusal', got ${t.type}`);
				t.refusal = e.refusal;
			}
			return !0;
		}
		case `response.function_call_arguments.delta`: {
			let n = getOutput(t, e.output_index);
			return n.type === `function_call` && (n.arguments += e.delta), !0;
		}
		case `response.function_call_arguments.done`: {
			let n = getOutput(t, e.output_index);
			return n.type === `function_call` && (n.arguments = e.arguments), !0;
		}
		case `response.custom_tool_call_input.delta`: {
			let n = getOutput(t, e.output_index);
			return n.type === `custom_tool_call` && (n.input += e.delta), !0;
		}
		case `response.custom_tool_call_input.done`: {
			let n = getOutput(t, e.output_index);
			return n.type === `custom_tool_call` && (n.input = e.input), !0;
		}
		case `response.mcp_call_arguments.delta`: {
			let n = getOutput(t, e.output_index);
			return n.type === `mcp_call` && (n.arguments += e.delta), !0;
		}
		case `response.mcp_call_arguments.done`: {
			let n = getOutput(t, e.output_index);
			return n.type === `mcp_call` && (n.arguments = e.arguments), !0;
		}
		default: return !1;
	}
}
function accumulateShellEvent(e, t) {
	switch (e.type) {
		case `response.shell_call_command.added`:
		case `response.shell_call_command.done`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `shell_call`) {
				let t = e.type === `response.shell_call_command.added`;
				validateArrayIndex(n.action.commands, e.command_index, `command`, t), n.action.commands[e.command_index] = e.command;
			}
			return !0;
		}
		case `response.shell_call_command.delta`: {
			let n = getOutput(t, e.output_index);
			return n.type === `shell_call` && (validateArrayIndex(n.action.commands, e.command_index, `command`), n.action.commands[e.command_index] += e.delta), !0;
		}
		case `response.shell_call_output_content.delta`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `shell_call_output`) {
				let r = getShellOutputContent(t, n, e.command_index);
				r.stdout += e.delta.stdout ?? ``, r.stderr += e.delta.stderr ?? ``;
			}
			return !0;
		}
		case `response.shell_call_output_content.done`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `shell_call_output`) {
				let r = getContent(e.output, 0);
				getShellOutputContent(t, n, e.command_index), n.output[e.command_index] = structuredClone(r);
			}
			return !0;
		}
		default: return !1;
	}
}
function accumulateReasoningEvent(e, t) {
	switch (e.type) {
		case `response.reasoning_text.delta`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `reasoning`) {
				if (!n.content) throw new OpenAIError(`missing content at index ${e.content_index}`);
				let t = getContent(n.content, e.content_index);
				if (t.type !== `reasoning_text`) throw new OpenAIError(`expected content to be 'reasoning_text', got ${t.type}`);
				t.text += e.delta;
			}
			return !0;
		}
		case `response.reasoning_text.done`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `reasoning`) {
				if (!n.content) throw new OpenAIError(`missing content at index ${e.content_index}`);
				let t = getContent(n.content, e.content_index);
				if (t.type !== `reasoning_text`) throw new OpenAIError(`expected content to be 'reasoning_text', got ${t.type}`);
				t.text = e.text;
			}
			return !0;
		}
		case `response.reasoning_summary_part.added`: {
			let n = getOutput(t, e.output_index);
			return n.type === `reasoning` && (validateArrayAppend(n.summary, e.summary_index, `content`), n.summary.push(structuredClone(e.part))), !0;
		}
		case `response.reasoning_summary_part.done`: {
			let n = getOutput(t, e.output_index);
			return n.type === `reasoning` && (getContent(n.summary, e.summary_index), n.summary[e.summary_index] = structuredClone(e.part)), !0;
		}
		case `response.reasoning_summary_text.delta`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `reasoning`) {
				let t = getContent(n.summary, e.summary_index);
				t.text += e.delta;
			}
			return !0;
		}
		case `response.reasoning_summary_text.done`: {
			let n = getOutput(t, e.output_index);
			if (n.type === `reasoning`) {
				let t = getContent(n.summary, e.summary_index);
				t.text = e.text;
			}
			return !0;
		}
		default: return !1;
	}
}
function accumulateCodeInterpreterEvent(e, t) {
	switch (e.type) {
		case `response.code_interpreter_call_code.delta`: {
			let n = getOutput(t, e.output_index);
			return n.type === `code_interpreter_call` && (n.code = (n.code ?? ``) + e.delta), !0;
		}
		case `response.code_interpreter_call_code.done`: {
			let n = getOutput(t, e.output_index);
			return n.type === `code_interpreter_call` && (n.code = e.code), !0;
		}
		case `response.code_interpreter_call.in_progress`: {
			let n = getOutput(t, e.output_index);
			return n.type === `code_interpreter_call` && (n.status = `in_progress`), !0;
		}
		case `response.code_interpreter_call.interpreting`: {
			let n = getOutput(t, e.output_index);
			return n.type === `code_interpreter_call` && (n.status = `interpreting`), !0;
		}
		case `response.code_interpreter_call.completed`: {
			let n = getOutput(t, e.output_index);
			return n.type === `code_interpreter_call` && (n.status = `completed`), !0;
		}
		default: return !1;
	}
}
function accumulateSearchStatusEvent(e, t) {
	switch (e.type) {
		case `response.file_search_call.in_progress`: {
			let n = getOutput(t, e.output_index);
			return n.type === `file_search_call` && (n.status = `in_progress`), !0;
		}
		case `response.file_search_call.searching`: {
			let n = getOutput(t, e.output_index);
			return n.type === `file_search_call` && (n.status = `searching`), !0;
		}
		case `response.file_search_call.completed`: {
			let n = getOutput(t, e.output_index);
			return n.type === `file_search_call` && (n.status = `completed`), !0;
		}
		case `response.web_search_call.in_progress`: {
			let n = getOutput(t, e.output_index);
			return n.type === `web_search_call` && (n.status = `in_progress`), !0;
		}
		case `response.web_search_call.searching`: {
			let n = getOutput(t, e.output_index);
			return n.type === `web_search_call` && (n.status = `searching`), !0;
		}
		case `response.web_search_call.completed`: {
			let n = getOutput(t, e.output_index);
			return n.type === `web_search_call` && (n.status = `completed`), !0;
		}
		default: return !1;
	}
}
function accumulateImageAndMcpStatusEvent(e, t) {
	switch (e.type) {
		case `response.image_generation_call.in_progress`: {
			let n = getOutput(t, e.output_index);
			return n.type === `image_generation_call` && (n.status = `in_progress`), !0;
		}
		case `response.image_generation_call.generating`: {
			let n = getOutput(t, e.output_index);
			return n.type === `image_generation_call` && (n.status = `generating`), !0;
		}
		case `response.image_generation_call.completed`: {
			let n = getOutput(t, e.output_index);
			return n.type === `image_generation_call` && (n.status = `completed`), !0;
		}
		case `response.mcp_call.in_progress`: {
			let n = getOutput(t, e.output_index);
			return n.type === `mcp_call` && (n.status = `in_progress`), !0;
		}
		case `response.mcp_call.completed`: {
			let n = getOutput(t, e.output_index);
			return n.type === `mcp_call` && (n.status = `completed`), !0;
		}
		case `response.mcp_call.failed`: {
			let n = getOutput(t, e.output_index);
			return n.type === `mcp_call` && (n.status = `failed`), !0;
		}
		default: return !1;
	}
}
function isResponseLifecycleEvent(e) {
	switch (e.type) {
		case `response.created`:
		case `response.queued`:
		case `response.in_progress`:
		case `response.completed`:
		case `response.failed`:
		case `response.incomplete`: return !0;
		default: return !1;
	}
}
function isIgnoredResponseEvent(e) {
	switch (e.type) {
		case `response.audio.delta`:
		case `response.audio.done`:
		case `response.audio.transcript.delta`:
		case `response.audio.transcript.done`:
		case `response.compaction.compacting`:
		case `response.image_generation_call.partial_image`:
		case `response.mcp_list_tools.in_progress`:
		case `response.mcp_list_tools.completed`:
		case `response.mcp_list_tools.failed`:
		case `keepalive`:
		case `error`: return !0;
		default: return !1;
	}
}
function createResponseContext() {
	return createCanonicalResponseContext();
}
function accumulateResponseOutput(e, t, n, r) {
	return validateOutputItemIdentity(e, t, r), !!(accumulateOutputItemEvent(e, t, n) || accumulateContentPartAddedEvent(e, t, n) || accumulateContentPartDoneEvent(e, t, n) || accumulateOutputTextEvent(e, t, n) || accumulateRefusalAndArgumentsEvent(e, t) || accumulateShellEvent(e, t) || accumulateReasoningEvent(e, t) || accumulateCodeInterpreterEvent(e, t) || accumulateSearchStatusEvent(e, t) || accumulateImageAndMcpStatusEvent(e, t) || isIgnoredResponseEvent(e));
}
function accumulateResponseWithContext(e, t, n, r = !1, i) {
	let a = sanitizeResponseEvent(e);
	if (i && a.type !== `keepalive`) {
		let e = i(a);
		if (e === null) {
			if (!t) throw new OpenAIError(`Cannot ignore a response event before response.created.`);
			return t;
		}
		a = e;
	}
	if (!t) {
		if (a.type !== `response.created`) throw new OpenAIError(`When snapshot hasn't been set yet, expected 'response.created' event, got ${a.type}`);
		return cloneValidatedResponse(n, a.response);
	}
	return accumulateResponseOutput(a, t, n, r) ? t : isResponseLifecycleEvent(a) ? cloneValidatedResponse(n, a.response) : assertNever(a);
}
var K, Ki, q, qi, Ji, J, Yi, Xi, Y, X, _ResponseStream_beginRequest, _ResponseStream_prepareEvent, _ResponseStream_prepareOutputEvent, _ResponseStream_outputAtWireIndex, _ResponseStream_assertComplete, _ResponseStream_recordOutput, _ResponseStream_reorderInterimOutput, _ResponseStream_updateInterimResponse, _ResponseStream_addEvent, _ResponseStream_endRequest;
const Zi = {
	annotation: !0,
	annotation_index: !0,
	arguments: !0,
	background: !0,
	code: !0,
	command: !0,
	command_index: !0,
	content_index: !0,
	delta: !0,
	input: !0,
	item: !0,
	item_id: !0,
	logprobs: !0,
	message: !0,
	obfuscation: !0,
	output: !0,
	output_format: !0,
	output_index: !0,
	param: !0,
	part: !0,
	partial_image_b64: !0,
	partial_image_index: !0,
	quality: !0,
	refusal: !0,
	response: !0,
	sequence_number: !0,
	size: !0,
	status: !0,
	summary_index: !0,
	text: !0,
	type: !0
};
var Qi = class ResponseStream extends EventStream {
	constructor(e) {
		super(), K.add(this), Ki.set(this, void 0), q.set(this, void 0), qi.set(this, void 0), Ji.set(this, createResponseContext()), J.set(this, new Map()), Yi.set(this, new Map()), Xi.set(this, !1), Y.set(this, new Map()), X.set(this, new Map()), __classPrivateFieldSet(this, Ki, e, `f`), this.once(`end`, () => {
			__classPrivateFieldGet(this, J, `f`).clear(), __classPrivateFieldGet(this, Yi, `f`).clear(), __classPrivateFieldGet(this, Y, `f`).clear(), __classPrivateFieldGet(this, X, `f`).clear();
		});
	}
	static createResponse(e, t, n) {
		let { getTextFormat: r, requestOptions: i } = resolveResponseParseOptions(t, n), a = new ResponseStream(Array.isArray(t.tools) ? { tools: t.tools } : {});
		return a._run(() => a._createOrRetrieveResponse(e, t, {
			...i,
			__metadata: {
				...i?.__metadata,
				helperMethod: `stream`
			}
		}, r)), a;
	}
	static fromReadableStream(e) {
		let t = new ResponseStream(null);
		return t._run(() => t._fromReadableStream(e)), t;
	}
	async _createOrRetrieveResponse(e, t, n, r = resolveResponseParseOptions(t).getTextFormat) {
		this._listenForAbort(n?.signal), __classPrivateFieldGet(this, K, `m`, _ResponseStream_beginRequest).call(this);
		let i, a, o = null;
		if (`response_id` in t) a = r({ body: t }), i = await e.responses.retrieve(t.response_id, { stream: !0 }, {
			...n,
			signal: this.controller.signal,
			stream: !0
		}), o = t.starting_after ?? null;
		else {
			let o = {
				...t,
				stream: !0
			}, s = { body: o }, c = null, l = e.responses.create(o, {
				...n,
				signal: this.controller.signal
			});
			l instanceof _e && (l = l._thenUnwrap((e, t) => (s = t.options, c = t.response.body, e))), i = await l;
			try {
				a = r(s);
			} catch (e) {
				throw this.abort(), i.controller.abort(), cancelUnconsumedBody(c), e;
			}
		}
		this._connected();
		for await (let e of i) __classPrivateFieldGet(this, K, `m`, _ResponseStream_addEvent).call(this, e, o);
		if (i.controller.signal?.aborted) throw this._userAbortError();
		return __classPrivateFieldGet(this, K, `m`, _ResponseStream_endRequest).call(this, a);
	}
	async _fromReadableStream(e, t) {
		this._listenForAbort(t?.signal), __classPrivateFieldGet(this, K, `m`, _ResponseStream_beginRequest).call(this), this._connected();
		let n = ne.fromReadableStream(e, this.controller);
		for await (let e of n) __classPrivateFieldGet(this, K, `m`, _ResponseStream_addEvent).call(this, e, null);
		if (n.controller.signal?.aborted) throw this._userAbortError();
		return __classPrivateFieldGet(this, K, `m`, _ResponseStream_endRequest).call(this);
	}
	[(Ki = new WeakMap(), q = new WeakMap(), qi = new WeakMap(), Ji = new WeakMap(), J = new WeakMap(), Yi = new WeakMap(), Xi = new WeakMap(), Y = new WeakMap(), X = new WeakMap(), K = new WeakSet(), _ResponseStream_beginRequest = function() {
		this.ended || (__classPrivateFieldSet(this, q, void 0, `f`), __classPrivateFieldSet(this, Ji, createResponseContext(), `f`), __classPrivateFieldGet(this, J, `f`).clear(), __classPrivateFieldGet(this, Yi, `f`).clear(), __classPrivateFieldSet(this, Xi, !1, `f`), __classPrivateFieldGet(this, Y, `f`).clear(), __classPrivateFieldGet(this, X, `f`).clear());
	}, _ResponseStream_prepareEvent = function(e) {
		if (e.type === `response.created` || e.type === `response.queued` || e.type === `response.in_progress` || e.type === `response.completed` || e.type === `response.failed` || e.type === `response.incomplete`) {
			if (!hasOwn(e, `response`)) throw new OpenAIError(`Lifecycle events require their own response field.`);
			let { response: t, ...n } = e;
			if (!isObj(t)) throw new OpenAIError(`Lifecycle events require a response object.`);
			let r = structuredClone(t);
			if (__classPrivateFieldGet(this, q, `f`) && r.id !== __classPrivateFieldGet(this, q, `f`).id) throw new OpenAIError(`Lifecycle response identity changed.`);
			if (!hasOwn(r, `output`) || r.output == null) {
				let t;
				t = e.type === `response.completed` ? [...__classPrivateFieldGet(this, Y, `f`)].sort(([e], [t]) => e - t).map(([, e]) => structuredClone(e)) : e.type === `response.failed` || e.type === `response.incomplete` ? [...__classPrivateFieldGet(this, J, `f`).keys()].sort((e, t) => e - t).map((e) => structuredClone(__classPrivateFieldGet(this, K, `m`, _ResponseStream_outputAtWireIndex).call(this, e))) : [], r = {
					...r,
					output: t
				}, (e.type === `response.completed` || e.type === `response.failed` || e.type === `response.incomplete`) && addOutputText(r);
			}
			return e.type === `response.completed` && __classPrivateFieldGet(this, K, `m`, _ResponseStream_assertComplete).call(this, r), {
				...n,
				type: e.type,
				sequence_number: e.sequence_number,
				response: r
			};
		}
		return __classPrivateFieldGet(this, K, `m`, _ResponseStream_prepareOutputEvent).call(this, e);
	}, _ResponseStream_prepareOutputEvent = function(e) {
		if (!__classPrivateFieldGet(this, q, `f`) || !hasOwn(e, `output_index`) || !(`output_index` in e)) return e;
		let t = e.output_index;
		if (!Number.isSafeInteger(t) || t < 0) throw new OpenAIError(`Invalid response output index.`);
		let n;
		if (e.type === `response.output_item.added`) {
			if (e.item == null) return null;
			if (__classPrivateFieldGet(this, Y, `f`).has(t) || __classPrivateFieldGet(this, X, `f`).has(t)) throw new OpenAIError(`Duplicate response output index ${t}.`);
			n = __classPrivateFieldGet(this, q, `f`).output.length;
		} else {
			let e = __classPrivateFieldGet(this, J, `f`).get(t);
			if (e === void 0) throw new OpenAIError(`missing output at index ${t}`);
			n = e;
		}
		return new Proxy(e, { get(e, t) {
			return t === `output_index` ? n : Reflect.get(e, t, e);
		} });
	}, _ResponseStream_outputAtWireIndex = function(e) {
		let t = __classPrivateFieldGet(this, J, `f`).get(e);
		return __classPrivateFieldGet(this, Y, `f`).get(e) ?? (t === void 0 ? void 0 : __classPrivateFieldGet(this, q, `f`)?.output[t]);
	}, _ResponseStream_assertComplete = function(e) {
		if (__classPrivateFieldGet(this, X, `f`).size === 0 && __classPrivateFieldGet(this, Y, `f`).size === 0) return;
		let t = new Map((e.output ?? []).map((e) => [outputIdentity(e), e]));
		for (let e of __classPrivateFieldGet(this, Y, `f`).values()) {
			let n = t.get(outputIdentity(e));
			n && validateResponseOutputItemIdentity(e, n, `response.completed`);
		}
		for (let [e, n] of __classPrivateFieldGet(this, X, `f`)) {
			let r = t.get(n);
			if (!r) throw new OpenAIError(`Cannot complete response with unfinished output items.`);
			let i = __classPrivateFieldGet(this, K, `m`, _ResponseStream_outputAtWireIndex).call(this, e);
			if (!i) throw new OpenAIError(`Cannot complete response with a missing output identity.`);
			validateResponseOutputItemIdentity(i, r, `response.completed`);
		}
	}, _ResponseStream_recordOutput = function(e, t, n) {
		if (e.type === `response.completed`) __classPrivateFieldSet(this, Xi, !1, `f`);
		else if (t !== __classPrivateFieldGet(this, q, `f`)) {
			let n = new Map();
			for (let [e, t] of __classPrivateFieldGet(this, Y, `f`)) n.set(outputIdentity(t), e);
			for (let [e, t] of __classPrivateFieldGet(this, X, `f`)) n.set(t, e);
			let r = new Map();
			__classPrivateFieldGet(this, Yi, `f`).clear();
			for (let [i, a] of t.output.entries()) {
				let t = outputIdentity(a), o = n.get(t) ?? i, s = __classPrivateFieldGet(this, Y, `f`).get(o), c = __classPrivateFieldGet(this, X, `f`).get(o);
				if (r.has(o) || s && outputIdentity(s) !== t || c !== void 0 && c !== t) throw new OpenAIError(`Response snapshot has conflicting output positions.`);
				let l = __classPrivateFieldGet(this, K, `m`, _ResponseStream_outputAtWireIndex).call(this, o);
				l && validateResponseOutputItemIdentity(l, a, e.type), r.set(o, i), __classPrivateFieldGet(this, Yi, `f`).set(t, o), s ? __classPrivateFieldGet(this, Y, `f`).set(o, structuredClone(a)) : __classPrivateFieldGet(this, X, `f`).set(o, t);
			}
			__classPrivateFieldSet(this, J, r, `f`), __classPrivateFieldSet(this, Xi, ![`response.failed`, `response.incomplete`].includes(e.type), `f`), [
				`response.created`,
				`response.queued`,
				`response.in_progress`
			].includes(e.type) && __classPrivateFieldGet(this, K, `m`, _ResponseStream_reorderInterimOutput).call(this, t);
		} else if (n !== void 0) {
			if (e.type === `response.output_item.added` && e.item != null) {
				__classPrivateFieldGet(this, J, `f`).set(e.output_index, n);
				let t = outputIdentity(e.item);
				__classPrivateFieldGet(this, X, `f`).set(e.output_index, t), __classPrivateFieldGet(this, Yi, `f`).set(t, e.output_index), __classPrivateFieldSet(this, Xi, !0, `f`);
			} else if (e.type === `response.output_item.done`) {
				let r = t.output[n];
				if (!r) throw new OpenAIError(`missing output at index ${e.output_index}`);
				__classPrivateFieldGet(this, Y, `f`).set(e.output_index, structuredClone(r)), __classPrivateFieldGet(this, X, `f`).delete(e.output_index);
			}
		}
	}, _ResponseStream_reorderInterimOutput = function(e) {
		if (!__classPrivateFieldGet(this, Xi, `f`)) return;
		let t = [...__classPrivateFieldGet(this, J, `f`)];
		if (t.sort(([e], [t]) => e - t), t.some(([, e], t) => e !== t)) {
			let n = __classPrivateFieldGet(this, Ji, `f`).canonicalSnapshot === e;
			e.output = t.map(([, t]) => e.output[t]), __classPrivateFieldSet(this, J, new Map(t.map(([e], t) => [e, t])), `f`), __classPrivateFieldSet(this, Ji, createResponseContext(), `f`), n && ensureCanonicalOutputText(__classPrivateFieldGet(this, Ji, `f`), e);
		}
		__classPrivateFieldSet(this, Xi, !1, `f`);
	}, _ResponseStream_updateInterimResponse = function(e, t) {
		if (!Array.isArray(e.output)) return !1;
		let n = hasOwn(e, `output_text`) ? e.output_text : void 0;
		if (e.output.length !== 0) {
			let r = cloneValidatedResponse(createResponseContext(), e), i = [];
			for (let e of r.output) {
				let t = __classPrivateFieldGet(this, Yi, `f`).get(outputIdentity(e)), n = t === void 0 ? void 0 : __classPrivateFieldGet(this, J, `f`).get(t);
				if (t === void 0 || n === void 0) return !1;
				i.push({
					wire: t,
					position: n,
					item: e
				});
			}
			let a = n == null;
			a || (__classPrivateFieldGet(this, Ji, `f`).canonicalSnapshot = void 0);
			for (let { wire: e, position: n, item: r } of i) replaceResponseOutputItem(__classPrivateFieldGet(this, Ji, `f`), t, n, r, a), __classPrivateFieldGet(this, Y, `f`).has(e) && __classPrivateFieldGet(this, Y, `f`).set(e, structuredClone(r));
			__classPrivateFieldGet(this, K, `m`, _ResponseStream_reorderInterimOutput).call(this, t);
		}
		let { output: r } = t, i = n;
		i == null ? (ensureCanonicalOutputText(__classPrivateFieldGet(this, Ji, `f`), t), i = t.output_text) : __classPrivateFieldGet(this, Ji, `f`).canonicalSnapshot = void 0;
		for (let n of Object.keys(t)) hasOwn(e, n) || Reflect.deleteProperty(t, n);
		return Object.defineProperties(t, Object.getOwnPropertyDescriptors({
			...e,
			output: r,
			output_text: i
		})), !0;
	}, _ResponseStream_addEvent = function(e, t) {
		if (this.ended) return;
		let maybeEmit = (e, n) => {
			(t == null || n.sequence_number > t) && this._emit(e, n);
		};
		if (e.type === `error`) throw new r(void 0, `error` in e && typeof e.error == `object` && e.error !== null ? e.error : e, e.message, void 0);
		let n = e, i, a = accumulateResponseWithContext(e, __classPrivateFieldGet(this, q, `f`), __classPrivateFieldGet(this, Ji, `f`), !0, (e) => {
			n = e;
			let t = __classPrivateFieldGet(this, K, `m`, _ResponseStream_prepareEvent).call(this, e);
			if (t) {
				if (hasOwn(t, `output_index`) && `output_index` in t) i = t.output_index;
				else if (hasOwn(t, `response`) && `response` in t && (n = t, (t.type === `response.created` || t.type === `response.queued` || t.type === `response.in_progress`) && __classPrivateFieldGet(this, q, `f`))) {
					if (__classPrivateFieldGet(this, K, `m`, _ResponseStream_updateInterimResponse).call(this, t.response, __classPrivateFieldGet(this, q, `f`))) return null;
					let e = new Set(t.response.output.map(outputIdentity)), n = __classPrivateFieldGet(this, q, `f`).output.filter((t) => !e.has(outputIdentity(t)));
					if (n.length) return {
						...t,
						response: {
							...t.response,
							output: [...t.response.output, ...n]
						}
					};
				}
			}
			return t;
		});
		if (__classPrivateFieldGet(this, K, `m`, _ResponseStream_recordOutput).call(this, n, a, i), __classPrivateFieldSet(this, q, a, `f`), n.type === `response.output_item.added` && n.item == null) return;
		let o = { ...n };
		for (let e of Object.keys(Zi)) {
			let t = Object.getOwnPropertyDescriptor(n, e);
			t && !t.enumerable && Object.defineProperty(o, e, {
				value: Reflect.get(n, e, n),
				enumerable: !0
			});
		}
		let s = structuredClone(o);
		switch (maybeEmit(`event`, s), o.type) {
			case `response.output_text.delta`: {
				let e = a.output[i ?? o.output_index];
				if (!e) throw new OpenAIError(`missing output at index ${o.output_index}`);
				if (e.type === `message`) {
					let t = e.content[o.content_index];
					if (!t) throw new OpenAIError(`missing content at index ${o.content_index}`);
					if (t.type !== `output_text`) throw new OpenAIError(`expected content to be 'output_text', got ${t.type}`);
					maybeEmit(`response.output_text.delta`, {
						...structuredClone(o),
						snapshot: t.text
					});
				}
				break;
			}
			case `response.function_call_arguments.delta`: {
				let e = a.output[i ?? o.output_index];
				if (!e) throw new OpenAIError(`missing output at index ${o.output_index}`);
				e.type === `function_call` && maybeEmit(`response.function_call_arguments.delta`, {
					...structuredClone(o),
					snapshot: e.arguments
				});
				break;
			}
			default: maybeEmit(o.type, s);
		}
	}, _ResponseStream_endRequest = function(e) {
		if (this.ended) throw new OpenAIError(`stream has ended, this shouldn't happen`);
		let t = __classPrivateFieldGet(this, q, `f`);
		if (!t) throw new OpenAIError(`request ended without sending any events`);
		__classPrivateFieldGet(this, K, `m`, _ResponseStream_reorderInterimOutput).call(this, t), __classPrivateFieldSet(this, q, void 0, `f`), __classPrivateFieldSet(this, Ji, createResponseContext(), `f`), __classPrivateFieldGet(this, J, `f`).clear(), __classPrivateFieldGet(this, Yi, `f`).clear(), __classPrivateFieldSet(this, Xi, !1, `f`), __classPrivateFieldGet(this, Y, `f`).clear(), __classPrivateFieldGet(this, X, `f`).clear();
		let n = finalizeResponse(t, __classPrivateFieldGet(this, Ki, `f`), e);
		return __classPrivateFieldSet(this, qi, n, `f`), n;
	}, Symbol.asyncIterator)]() {
		return this._createIterator((e) => {
			let onEvent = (t) => e(t);
			return this.on(`event`, onEvent), () => this.off(`event`, onEvent);
		}, { onReturn: () => this.abort() });
	}
	async finalResponse() {
		await this.done();
		let e = __classPrivateFieldGet(this, qi, `f`);
		if (!e) throw new OpenAIError(`stream ended without producing a Response`);
		return e;
	}
};
async function cancelUnconsumedBody(e) {
	try {
		await CancelReadableStream(e);
	} catch {}
}
function outputIdentity(e) {
	return JSON.stringify([
		e.type,
		!hasRoutedOutputCallIdentity(e) && hasOwn(e, `id`) ? e.id : null,
		hasOwn(e, `call_id`) && `call_id` in e ? e.call_id : null
	]);
}
function finalizeResponse(e, t, n) {
	return maybeParseResponse(e, t, n);
}
function resolveResourceRequestOptions$14(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$3(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const $i = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$6(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => $i.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !$i.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Responses = class extends APIResource {
	constructor() {
		super(...arguments), this.inputItems = new InputItems(this._client), this.inputTokens = new InputTokens(this._client);
	}
	create(e, t) {
		return this._client.post(`/responses`, resolveResourceRequestOptions$14(t, (t) => withBodyFinalization$3({
			body: e,
			...t,
			stream: e.stream ?? !1,
			__security: { bearerAuth: !0 }
		}, { streamFromBody: !0 })))._thenUnwrap((e) => (`object` in e && e.object === `response` && addOutputText(e), e));
	}
	retrieve(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$6(t, [
			`include`,
			`include_obfuscation`,
			`starting_after`,
			`stream`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.get(k`/responses/${e}`, resolveResourceRequestOptions$14(n, (e) => ({
			query: t,
			...e,
			stream: t?.stream ?? !1,
			__security: { bearerAuth: !0 }
		})))._thenUnwrap((e) => (`object` in e && e.object === `response` && addOutputText(e), e));
	}
	delete(e, t) {
		return this._client.delete(k`/responses/${e}`, resolveResourceRequestOptions$14(t, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `*/*` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t) {
		return this._client.post(k`/responses/${e}/cancel`, resolveResourceRequestOptions$14(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	compact(e, t) {
		return this._client.post(`/responses/compact`, resolveResourceRequestOptions$14(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	parse(e, t) {
		let { getTextFormat: n, requestOptions: r } = resolveResponseParseOptions(e, t);
		return this._client.responses.create(e, r)._thenUnwrap((t, { options: r }) => parseResponse(t, e, n(r)));
	}
	stream(e, t) {
		return Qi.createResponse(this._client, e, t);
	}
};
Responses.InputItems = InputItems, Responses.InputTokens = InputTokens;
function resolveResourceRequestOptions$13(e, t) {
	return Promise.resolve(e).then(t);
}
var Alerts = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/safety/alerts/${e}`, resolveResourceRequestOptions$13(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$12(e, t) {
	return Promise.resolve(e).then(t);
}
var Cases = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/safety/cases/${e}`, resolveResourceRequestOptions$12(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
}, Safety = class extends APIResource {
	constructor() {
		super(...arguments), this.cases = new Cases(this._client), this.alerts = new Alerts(this._client);
	}
};
Safety.Cases = Cases, Safety.Alerts = Alerts;
function resolveResourceRequestOptions$11(e, t) {
	return Promise.resolve(e).then(t);
}
var Content$1 = class extends APIResource {
	retrieve(e, t) {
		return this._client.get(k`/skills/${e}/content`, resolveResourceRequestOptions$11(t, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `application/binary` }, e?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
};
function resolveResourceRequestOptions$10(e, t) {
	return Promise.resolve(e).then(t);
}
var Content = class extends APIResource {
	retrieve(e, t, n) {
		let { skill_id: r } = t;
		return this._client.get(k`/skills/${r}/versions/${e}/content`, resolveResourceRequestOptions$10(n, (e) => ({
			...e,
			headers: buildHeaders([{ Accept: `application/binary` }, e?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
};
function resolveResourceRequestOptions$9(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$2(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const ea = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$5(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ea.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ea.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Versions = class extends APIResource {
	constructor() {
		super(...arguments), this.content = new Content(this._client);
	}
	create(e, t = {}, n) {
		return this._client.post(k`/skills/${e}/versions`, maybeMultipartFormRequestOptions(withBodyFinalization$2({
			body: t,
			...n,
			__security: { bearerAuth: !0 }
		}, { finalizeMultipart: !0 }), this._client, { stripFilenames: !1 }));
	}
	retrieve(e, t, n) {
		let { skill_id: r } = t;
		return this._client.get(k`/skills/${r}/versions/${e}`, resolveResourceRequestOptions$9(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$5(t, [
			`after`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/skills/${e}/versions`, CursorPage, resolveResourceRequestOptions$9(n, (e) => ({
			query: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { skill_id: r } = t;
		return this._client.delete(k`/skills/${r}/versions/${e}`, resolveResourceRequestOptions$9(n, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
Versions.Content = Content;
function resolveResourceRequestOptions$8(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization$1(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const ta = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$4(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ta.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ta.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Skills = class extends APIResource {
	constructor() {
		super(...arguments), this.content = new Content$1(this._client), this.versions = new Versions(this._client);
	}
	create(e = {}, t) {
		return this._client.post(`/skills`, maybeMultipartFormRequestOptions(withBodyFinalization$1({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, { finalizeMultipart: !0 }), this._client, { stripFilenames: !1 }));
	}
	retrieve(e, t) {
		return this._client.get(k`/skills/${e}`, resolveResourceRequestOptions$8(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/skills/${e}`, resolveResourceRequestOptions$8(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$4(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/skills`, CursorPage, resolveResourceRequestOptions$8(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/skills/${e}`, resolveResourceRequestOptions$8(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
Skills.Content = Content$1, Skills.Versions = Versions;
function resolveResourceRequestOptions$7(e, t) {
	return Promise.resolve(e).then(t);
}
var Parts = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/uploads/${e}/parts`, resolveResourceRequestOptions$7(n, (e) => multipartFormRequestOptions({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
};
function resolveResourceRequestOptions$6(e, t) {
	return Promise.resolve(e).then(t);
}
var Uploads = class extends APIResource {
	constructor() {
		super(...arguments), this.parts = new Parts(this._client);
	}
	create(e, t) {
		return this._client.post(`/uploads`, resolveResourceRequestOptions$6(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t) {
		return this._client.post(k`/uploads/${e}/cancel`, resolveResourceRequestOptions$6(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	complete(e, t, n) {
		return this._client.post(k`/uploads/${e}/complete`, resolveResourceRequestOptions$6(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
Uploads.Parts = Parts;
function pollVectorStoreFile(e, t, n, r) {
	return pollWithResponse((i) => e.retrieve(n, { vector_store_id: t }, {
		...r,
		headers: i
	}), [`in_progress`], [
		`failed`,
		`cancelled`,
		`completed`
	], r);
}
function pollVectorStoreFileBatch(e, t, n, r) {
	return pollWithResponse((i) => e.retrieve(n, { vector_store_id: t }, {
		...r,
		headers: i
	}), [`in_progress`], [
		`failed`,
		`cancelled`,
		`completed`
	], r);
}
const allSettledWithThrow = async (e) => {
	let t = await Promise.allSettled(e), n = t.filter((e) => e.status === `rejected`);
	if (n.length) throw Object.defineProperty(Error(`${n.length} promise(s) failed`), "rejections", {
		configurable: !0,
		value: n.map(({ reason: e }) => e),
		writable: !0
	});
	let r = [];
	for (let e of t) e.status === `fulfilled` && r.push(e.value);
	return r;
};
async function uploadAndPollVectorStoreFileBatch(e, t, n, r, i, a) {
	if (r == null || r.length === 0) throw Error("No `files` provided to process. If you've already uploaded files you should use `.createAndPoll()` instead");
	let o = a?.maxConcurrency ?? 5, s = Math.min(o, r.length);
	if (s === 0) throw RangeError(`maxConcurrency must be greater than 0`);
	let c = r.values(), l = [...i];
	async function processFiles(e) {
		for (let n of e) {
			let e = await t.files.create({
				file: n,
				purpose: `assistants`
			}, a);
			l.push(e.id);
		}
	}
	let u = [];
	u.length = s;
	for (let e = 0; e < u.length; e += 1) u[e] = processFiles(c);
	return await allSettledWithThrow(u), await e.createAndPoll(n, { file_ids: l }, a);
}
function resolveResourceRequestOptions$5(e, t) {
	return Promise.resolve(e).then(t);
}
var FileBatches = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/vector_stores/${e}/file_batches`, resolveResourceRequestOptions$5(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { vector_store_id: r } = t;
		return this._client.get(k`/vector_stores/${r}/file_batches/${e}`, resolveResourceRequestOptions$5(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	cancel(e, t, n) {
		let { vector_store_id: r } = t;
		return this._client.post(k`/vector_stores/${r}/file_batches/${e}/cancel`, resolveResourceRequestOptions$5(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	async createAndPoll(e, t, n) {
		let r = await this.create(e, t, n);
		return await this.poll(e, r.id, n);
	}
	listFiles(e, t, n) {
		let { vector_store_id: r, ...i } = t;
		return this._client.getAPIList(k`/vector_stores/${r}/file_batches/${e}/files`, CursorPage, resolveResourceRequestOptions$5(n, (e) => ({
			query: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	async poll(e, t, n) {
		return await pollVectorStoreFileBatch(this, e, t, n);
	}
	async uploadAndPoll(e, { files: t, fileIds: n = [] }, r) {
		return await uploadAndPollVectorStoreFileBatch(this, this._client, e, t, n, r);
	}
};
function resolveResourceRequestOptions$4(e, t) {
	return Promise.resolve(e).then(t);
}
const na = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$3(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => na.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !na.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Files = class extends APIResource {
	create(e, t, n) {
		return this._client.post(k`/vector_stores/${e}/files`, resolveResourceRequestOptions$4(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t, n) {
		let { vector_store_id: r } = t;
		return this._client.get(k`/vector_stores/${r}/files/${e}`, resolveResourceRequestOptions$4(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		let { vector_store_id: r, ...i } = t;
		return this._client.post(k`/vector_stores/${r}/files/${e}`, resolveResourceRequestOptions$4(n, (e) => ({
			body: i,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$3(t, [
			`after`,
			`before`,
			`filter`,
			`limit`,
			`order`
		], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.getAPIList(k`/vector_stores/${e}/files`, CursorPage, resolveResourceRequestOptions$4(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t, n) {
		let { vector_store_id: r } = t;
		return this._client.delete(k`/vector_stores/${r}/files/${e}`, resolveResourceRequestOptions$4(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	async createAndPoll(e, t, n) {
		let r = await this.create(e, t, n);
		return await this.poll(e, r.id, n);
	}
	async poll(e, t, n) {
		return await pollVectorStoreFile(this, e, t, n);
	}
	async upload(e, t, n) {
		let r = await this._client.files.create({
			file: t,
			purpose: `assistants`
		}, n);
		return this.create(e, { file_id: r.id }, n);
	}
	async uploadAndPoll(e, t, n) {
		let r = await this.upload(e, t, n);
		return await this.poll(e, r.id, n);
	}
	content(e, t, n) {
		let { vector_store_id: r } = t;
		return this._client.getAPIList(k`/vector_stores/${r}/files/${e}/content`, Page, resolveResourceRequestOptions$4(n, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
function resolveResourceRequestOptions$3(e, t) {
	return Promise.resolve(e).then(t);
}
const ra = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$2(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ra.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ra.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var VectorStores = class extends APIResource {
	constructor() {
		super(...arguments), this.files = new Files(this._client), this.fileBatches = new FileBatches(this._client);
	}
	create(e, t) {
		return this._client.post(`/vector_stores`, resolveResourceRequestOptions$3(t, (t) => ({
			body: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/vector_stores/${e}`, resolveResourceRequestOptions$3(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t, n) {
		return this._client.post(k`/vector_stores/${e}`, resolveResourceRequestOptions$3(n, (e) => ({
			body: t,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$2(e, [
			`after`,
			`before`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/vector_stores`, CursorPage, resolveResourceRequestOptions$3(t, (t) => ({
			query: e,
			...t,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, t?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/vector_stores/${e}`, resolveResourceRequestOptions$3(t, (e) => ({
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
	search(e, t, n) {
		return this._client.getAPIList(k`/vector_stores/${e}/search`, Page, resolveResourceRequestOptions$3(n, (e) => ({
			body: t,
			method: `post`,
			...e,
			headers: buildHeaders([{ "OpenAI-Beta": `assistants=v2` }, e?.headers]),
			__security: { bearerAuth: !0 }
		})));
	}
};
VectorStores.Files = Files, VectorStores.FileBatches = FileBatches;
function resolveResourceRequestOptions$2(e, t) {
	return Promise.resolve(e).then(t);
}
function withBodyFinalization(e, t) {
	return {
		...e,
		__metadata: {
			...e.__metadata,
			...t
		}
	};
}
const ia = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery$1(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => ia.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !ia.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Videos = class extends APIResource {
	create(e, t) {
		return this._client.post(`/videos`, resolveResourceRequestOptions$2(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	retrieve(e, t) {
		return this._client.get(k`/videos/${e}`, resolveResourceRequestOptions$2(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery$1(e, [
			`after`,
			`limit`,
			`order`
		], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/videos`, ConversationCursorPage, resolveResourceRequestOptions$2(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/videos/${e}`, resolveResourceRequestOptions$2(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	createCharacter(e, t) {
		return this._client.post(`/videos/characters`, resolveResourceRequestOptions$2(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	downloadContent(e, t = {}, n) {
		let r = normalizeRequestOptionsForQuery$1(t, [`variant`], n);
		return r !== void 0 && (n = r, t = {}), t = t, this._client.get(k`/videos/${e}/content`, resolveResourceRequestOptions$2(n, (e) => ({
			query: t,
			...e,
			headers: buildHeaders([{ Accept: `application/binary` }, e?.headers]),
			__security: { bearerAuth: !0 },
			__binaryResponse: !0
		})));
	}
	edit(e, t) {
		return this._client.post(`/videos/edits`, resolveResourceRequestOptions$2(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	extend(e, t) {
		return this._client.post(`/videos/extensions`, resolveResourceRequestOptions$2(t, (t) => multipartFormRequestOptions({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		}, this._client)));
	}
	getCharacter(e, t) {
		return this._client.get(k`/videos/characters/${e}`, resolveResourceRequestOptions$2(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	remix(e, t, n) {
		return this._client.post(k`/videos/${e}/remix`, resolveResourceRequestOptions$2(n, (e) => maybeMultipartFormRequestOptions(withBodyFinalization({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		}, { finalizeMultipart: !0 }), this._client)));
	}
};
function resolveResourceRequestOptions$1(e, t) {
	return Promise.resolve(e).then(t);
}
var EventTypes = class extends APIResource {
	list(e) {
		return this._client.get(`/webhook_event_types`, resolveResourceRequestOptions$1(e, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
};
function webhookSignatureRequiresSigning(e) {
	return e.split(` `, 33).length > 32;
}
function* signatureCandidates(e) {
	let t = 0;
	for (; t <= e.length;) {
		let n = e.indexOf(` `, t), r = e.slice(t, n === -1 ? void 0 : n);
		if (yield r.startsWith(`v1,`) ? r.slice(3) : r, n === -1) break;
		t = n + 1;
	}
}
function decodeSignature(e) {
	try {
		let t = fromBase64(e);
		return t.byteLength === 32 ? t : void 0;
	} catch {
		return;
	}
}
function firstValidLengthSignature(e) {
	for (let t of signatureCandidates(e)) {
		let e = decodeSignature(t);
		if (e) return e;
	}
}
function selectMatchingSignature(e, t, n) {
	let r = n;
	for (let n of signatureCandidates(e)) {
		let e = decodeSignature(n);
		if (!e) continue;
		let i = 0;
		for (let [n, r] of e.entries()) i |= r ^ (t[n] ?? 0);
		i === 0 && (r = e);
	}
	return r;
}
async function verifyWebhookSignature(e, t, n, r, i, a) {
	let o = Number.parseInt(n, 10);
	if (Number.isNaN(o)) throw new InvalidWebhookSignatureError(`Invalid webhook timestamp format`);
	let s = Math.floor(Date.now() / 1e3);
	if (s - o > a) throw new InvalidWebhookSignatureError(`Webhook timestamp is too old`);
	if (o > s + a) throw new InvalidWebhookSignatureError(`Webhook timestamp is too new`);
	let c = webhookSignatureRequiresSigning(t), l = c ? firstValidLengthSignature(t) : void 0;
	if (c && !l) throw new InvalidWebhookSignatureError(`The given webhook signature does not match the expected signature`);
	let u = Uint8Array.from(i.startsWith(`whsec_`) ? fromBase64(i.slice(6)) : encodeUTF8(i)), d = r ? `${r}.${n}.${e}` : `${n}.${e}`, f = Uint8Array.from(encodeUTF8(d)), p = await crypto.subtle.importKey(`raw`, u, {
		name: `HMAC`,
		hash: `SHA-256`
	}, !1, c ? [`sign`, `verify`] : [`verify`]);
	if (c && l) {
		let e = selectMatchingSignature(t, new Uint8Array(await crypto.subtle.sign(`HMAC`, p, f)), l);
		try {
			if (await crypto.subtle.verify(`HMAC`, p, Uint8Array.from(e), f)) return;
		} catch {}
		throw new InvalidWebhookSignatureError(`The given webhook signature does not match the expected signature`);
	}
	for (let e of signatureCandidates(t)) try {
		let t = Uint8Array.from(fromBase64(e));
		if (await crypto.subtle.verify(`HMAC`, p, t, f)) return;
	} catch {}
	throw new InvalidWebhookSignatureError(`The given webhook signature does not match the expected signature`);
}
var aa, _Webhooks_validateSecret, _Webhooks_getRequiredHeader;
function resolveResourceRequestOptions(e, t) {
	return Promise.resolve(e).then(t);
}
const oa = new Set([
	`method`,
	`path`,
	`query`,
	`body`,
	`headers`,
	`maxRetries`,
	`stream`,
	`timeout`,
	`httpAgent`,
	`fetchOptions`,
	`signal`,
	`idempotencyKey`,
	`defaultBaseURL`,
	`__metadata`,
	`__binaryRequest`,
	`__binaryResponse`,
	`__streamClass`,
	`__streamMode`,
	`__security`,
	`__synthesizeEventData`
]);
function normalizeRequestOptionsForQuery(e, t, n) {
	if (typeof e != `object` || !e) return;
	let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!(`value` in e) || e.value !== void 0)), i = r.map(([e]) => e);
	if (i.some((e) => oa.has(e) && !t.includes(e))) {
		if (n !== void 0 || i.some((e) => !oa.has(e) || t.includes(e))) throw TypeError(`Query parameters and request options must be passed as separate arguments.`);
		if (i.some((e) => ![
			`headers`,
			`maxRetries`,
			`timeout`,
			`signal`,
			`idempotencyKey`,
			`query`
		].includes(e))) throw TypeError(`Pass transport overrides in the explicit request options argument.`);
		return Object.fromEntries(r.map(([t, n]) => `value` in n ? [t, n.value] : [t, n.get ? Reflect.apply(n.get, e, []) : void 0]));
	}
}
var Webhooks = class extends APIResource {
	constructor() {
		super(...arguments), aa.add(this), this.eventTypes = new EventTypes(this._client);
	}
	create(e, t) {
		return this._client.post(`/webhook_endpoints`, resolveResourceRequestOptions(t, (t) => ({
			body: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	retrieve(e, t) {
		return this._client.get(k`/webhook_endpoints/${e}`, resolveResourceRequestOptions(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	update(e, t = {}, n) {
		return this._client.post(k`/webhook_endpoints/${e}`, resolveResourceRequestOptions(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	list(e = {}, t) {
		let n = normalizeRequestOptionsForQuery(e, [`after`, `limit`], t);
		return n !== void 0 && (t = n, e = {}), e = e, this._client.getAPIList(`/webhook_endpoints`, CursorPage, resolveResourceRequestOptions(t, (t) => ({
			query: e,
			...t,
			__security: { bearerAuth: !0 }
		})));
	}
	delete(e, t) {
		return this._client.delete(k`/webhook_endpoints/${e}`, resolveResourceRequestOptions(t, (e) => ({
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	rotateSecret(e, t = {}, n) {
		return this._client.post(k`/webhook_endpoints/${e}/rotate_secret`, resolveResourceRequestOptions(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	test(e, t, n) {
		return this._client.post(k`/webhook_endpoints/${e}/test`, resolveResourceRequestOptions(n, (e) => ({
			body: t,
			...e,
			__security: { bearerAuth: !0 }
		})));
	}
	async unwrap(e, t, n = this._client.webhookSecret, r = 300) {
		return await this.verifySignature(e, t, n, r), JSON.parse(e);
	}
	async verifySignature(e, t, n = this._client.webhookSecret, r = 300) {
		if (typeof crypto > `u` || typeof crypto.subtle?.importKey != `function` || typeof crypto.subtle.verify != `function`) throw Error("Webhook signature verification is only supported when the `crypto` global is defined");
		__classPrivateFieldGet(this, aa, `m`, _Webhooks_validateSecret).call(this, n);
		let i = buildHeaders([t]).values, a = __classPrivateFieldGet(this, aa, `m`, _Webhooks_getRequiredHeader).call(this, i, `webhook-signature`), o = __classPrivateFieldGet(this, aa, `m`, _Webhooks_getRequiredHeader).call(this, i, `webhook-timestamp`), s = __classPrivateFieldGet(this, aa, `m`, _Webhooks_getRequiredHeader).call(this, i, `webhook-id`);
		if (webhookSignatureRequiresSigning(a) && typeof crypto.subtle.sign != `function`) throw Error("Webhook signature verification is only supported when the `crypto` global is defined");
		return await verifyWebhookSignature(e, a, o, s, n, r);
	}
};
aa = new WeakSet(), _Webhooks_validateSecret = function(e) {
	if (typeof e != `string` || e.length === 0) throw Error(`The webhook secret must either be set using the env var, OPENAI_WEBHOOK_SECRET, on the client class, OpenAI({ webhookSecret: '123' }), or passed to this function`);
}, _Webhooks_getRequiredHeader = function(e, t) {
	if (!e) throw Error(`Headers are required`);
	let n = e.get(t);
	if (n == null) throw Error(`Missing required header: ${t}`);
	return n;
}, Webhooks.EventTypes = EventTypes;
const sa = Symbol.for(`openai.privateBedrockClient`);
function assertValidBedrockBearerCredential(e) {
	if (/^[\t ]|[\t ]$/.test(e)) throw TypeError(`Bedrock bearer credential contains an invalid HTTP header value.`);
	for (let t of e) {
		let e = t.codePointAt(0) ?? 0;
		if (e < 32 && e !== 9 || e === 127 || e > 255) throw TypeError(`Bedrock bearer credential contains an invalid HTTP header value.`);
	}
}
function mergeWebSocketAuthHeaders(e, t, n) {
	let r = new Map(Object.entries(t).map(([e, t]) => [e.toLowerCase(), t]));
	for (let e of n) r.delete(e);
	for (let [t, n] of Object.entries(e.headers ?? {})) r.set(t, n);
	return {
		...e,
		headers: Object.fromEntries(r)
	};
}
const ca = new WeakMap(), la = Symbol.for(`openai.realtimeAPIKeyCacheContext`);
let ua;
function getDeferredRealtimeAPIKeyCache(e) {
	let t = e[la]?.getStore();
	return t?.client === e ? t : void 0;
}
function validateCapturedAPIKey(e, t) {
	return t !== null && sa in e && assertValidBedrockBearerCredential(t), t;
}
async function resolveRealtimeAPIKey(e, t = !1) {
	let n, r = {
		client: e,
		commit: () => n === void 0 ? e.apiKey : n
	}, capture = (e) => {
		n = e;
	}, invoke = () => e._callApiKey(capture), i = e[la] ?? ua;
	t && i && !e[la] && Object.defineProperty(e, la, { value: i });
	let a = await (i ? i.run(t ? r : void 0, invoke) : invoke());
	return {
		apiKey: n === void 0 ? e.apiKey : n,
		isProvider: a,
		commit: () => {
			let t = r.providerKey !== void 0 && n !== void 0 && n !== r.providerKey ? validateCapturedAPIKey(e, n) : void 0, i = r.commit();
			return t === void 0 ? validateCapturedAPIKey(e, i) : t;
		}
	};
}
const da = Symbol.for(`openai.node.providerTimeout.v1`);
function isProviderTimeoutError(e) {
	return e instanceof APIConnectionTimeoutError || e instanceof Error && da in e && e[da] === !0;
}
const fa = Symbol.for(`openai.node.providerDefinitions.v1`), pa = globalThis, ma = pa[fa], ha = ma ?? new WeakMap();
ma || Object.defineProperty(pa, fa, { value: ha });
function configureProvider(e) {
	let t = ha.get(e);
	if (!t) throw Error(`Invalid provider. Providers must be created with createProvider().`);
	return t.configure();
}
var Z, Q, ga, $, _a, va, ya, ba, xa, _OpenAI_baseURLOverridden, _OpenAI_normalizeRetries, _OpenAI_isSensitiveLogKey, _OpenAI_sanitizeLogValue, _OpenAI_sanitizeLogger;
function isRunningInBrowserOrBrowserWorker() {
	if (isRunningInBrowser()) return !0;
	let e = globalThis;
	return typeof e.WorkerGlobalScope == `function` && e instanceof e.WorkerGlobalScope && typeof e.WorkerNavigator == `function` && e.navigator instanceof e.WorkerNavigator && typeof e.navigator?.userAgent == `string` && e.navigator.userAgent !== `Cloudflare-Workers` && e.process?.versions?.node === void 0 && e.Deno === void 0 && e.Bun === void 0 && e.EdgeRuntime === void 0 && e.WebSocketPair === void 0;
}
const Sa = Symbol(`inheritedDataResidencySelection`);
var OpenAI = class {
	constructor(e = {}) {
		Z.add(this), ga.set(this, void 0), $.set(this, void 0), _a.set(this, void 0), va.set(this, void 0), ya.set(this, !1), ba.set(this, new WeakMap()), this._apiKeyInvocation = 0, this._lastCachedAPIKeyInvocation = 0, this.decisions = new Decisions(this), this.completions = new Completions(this), this.chat = new Chat(this), this.embeddings = new Embeddings(this), this.files = new Files$1(this), this.images = new Images(this), this.contentProvenanceChecks = new ContentProvenanceChecks(this), this.audio = new Audio(this), this.moderations = new Moderations(this), this.models = new Models(this), this.fineTuning = new FineTuning(this), this.graders = new Graders(this), this.vectorStores = new VectorStores(this), this.safety = new Safety(this), this.webhooks = new Webhooks(this), this.beta = new Beta(this), this.batches = new Batches(this), this.uploads = new Uploads(this), this.admin = new Admin(this), this.responses = new Responses(this), this.live = new Live(this), this.realtime = new Realtime(this), this.conversations = new Conversations(this), this.evals = new Evals(this), this.containers = new Containers(this), this.skills = new Skills(this), this.videos = new Videos(this);
		let { credential: t, options: n } = normalizeX509CredentialOptions(e);
		e = n;
		let r = resolveDataResidency(e), i = e.provider, { baseURL: a = i ? null : readEnv(`OPENAI_BASE_URL`), dataResidency: o, [Sa]: s = !1, apiKey: c = i ? null : readEnv(`OPENAI_API_KEY`) ?? null, adminAPIKey: l = i ? null : readEnv(`OPENAI_ADMIN_KEY`) ?? null, organization: u = i ? null : readEnv(`OPENAI_ORG_ID`) ?? null, project: d = i ? null : readEnv(`OPENAI_PROJECT_ID`) ?? null, webhookSecret: f = readEnv(`OPENAI_WEBHOOK_SECRET`) ?? null, workloadIdentity: p, x509Transport: m, credential: h, ...g } = e;
		if (i) {
			let t = [
				`apiKey`,
				`adminAPIKey`,
				`workloadIdentity`,
				`x509Transport`,
				`baseURL`,
				`dataResidency`
			].filter((t) => (t === `workloadIdentity` ? p : e[t]) != null);
			if (t.length) throw new OpenAIError(`The \`provider\` option cannot be used with ${t.map((e) => `\`${e}\``).join(`, `)}. Configure authentication and the base URL through the provider instead.`);
		}
		let _ = isX509WorkloadIdentity(p) ? {
			x509: p,
			legacy: void 0
		} : {
			x509: void 0,
			legacy: p
		}, v = _.x509, y = v !== void 0, b = i ? configureProvider(i) : void 0, x = {
			apiKey: c,
			adminAPIKey: l,
			organization: u,
			project: d,
			webhookSecret: f,
			workloadIdentity: p,
			x509Transport: m,
			provider: i,
			...g,
			baseURL: b?.baseURL ?? r ?? (a || (y ? `https://mtls.api.openai.com/v1` : `https://api.openai.com/v1`))
		};
		if (m && !y) throw new OpenAIError(`An X.509 transport requires an X.509 workload identity.`);
		if (y) {
			if (r !== void 0 || s) throw new OpenAIError(`X.509 workload identity does not support data residency selection.`);
			if (e.fetch !== void 0) throw new OpenAIError(`X.509 workload identity does not support a custom fetch implementation.`);
			if (assertX509APIOrigin(x.baseURL), assertX509RequestOptions(x.fetchOptions), this.fetchWithAuth !== Q.prototype.fetchWithAuth || this.fetchWithTimeout !== Q.prototype.fetchWithTimeout) throw new OpenAIError(`X.509 workload identity does not support overridden fetch dispatch hooks.`);
		}
		if (c && p) throw new OpenAIError("The `apiKey` and `workloadIdentity` options are mutually exclusive");
		if (!b && !c && !l && !p) throw new OpenAIError("Missing credentials. Please pass an `apiKey`, `workloadIdentity`, `adminAPIKey`, or set the `OPENAI_API_KEY` or `OPENAI_ADMIN_KEY` environment variable.");
		if (!x.dangerouslyAllowBrowser && isRunningInBrowserOrBrowserWorker()) throw new OpenAIError(`It looks like you're running in a browser-like environment.

This is disabled by default, as it risks exposing your secret API credentials to attackers.
If you understand the risks and have appropriate mitigations in place,
you can set the \`dangerouslyAllowBrowser\` option to \`true\`, e.g.,

new OpenAI({ apiKey, dangerouslyAllowBrowser: true });

https://help.openai.com/en/articles/5112595-best-practices-for-api-key-safety
`);
		this.baseURL = x.baseURL, __classPrivateFieldSet(this, ya, r !== void 0 || s, `f`), this.timeout = x.timeout ?? Q.DEFAULT_TIMEOUT, this.logger = __classPrivateFieldGet(this, Z, `m`, _OpenAI_sanitizeLogger).call(this, x.logger ?? console);
		let S = `warn`;
		this.logLevel = S, this.logLevel = parseLogLevel(x.logLevel, `ClientOptions.logLevel`, this) ?? parseLogLevel(readEnv(`OPENAI_LOG`), `process.env['OPENAI_LOG']`, this) ?? S, this.fetchOptions = x.fetchOptions, this.maxRetries = __classPrivateFieldGet(this, Z, `m`, _OpenAI_normalizeRetries).call(this, x.maxRetries), this.fetch = x.fetch ?? getDefaultFetch(), __classPrivateFieldSet(this, ga, FallbackEncoder, `f`);
		let C = i || t ? void 0 : readEnv(`OPENAI_CUSTOM_HEADERS`);
		if (C) {
			let e = {};
			for (let t of C.split(`
`)) {
				let n = t.indexOf(`:`);
				n >= 0 && (e[t.substring(0, n).trim()] = t.substring(n + 1).trim());
			}
			x.defaultHeaders = buildHeaders([e, x.defaultHeaders]);
		}
		if (this._options = x, this._provider = b, v) {
			let e = new X509WorkloadIdentityAuth(v, m, u, d);
			this._workloadIdentityAuth = e, __classPrivateFieldSet(this, $, e, `f`), __classPrivateFieldSet(this, _a, t, `f`), __classPrivateFieldSet(this, va, e.fetch(), `f`), this.fetch = __classPrivateFieldGet(this, va, `f`), Ze(this);
		} else _.legacy && (this._workloadIdentityAuth = new Se(_.legacy, this.fetch));
		this.apiKey = typeof c == `string` ? c : null, this.adminAPIKey = l, this.organization = u, this.project = d, this.webhookSecret = f;
	}
	withOptions(e) {
		let t = resolveDataResidency(e), n = __classPrivateFieldGet(this, $, `f`), r = {
			...this._options,
			baseURL: this.baseURL,
			maxRetries: this.maxRetries,
			timeout: this.timeout,
			logger: this.logger,
			logLevel: this.logLevel,
			fetch: __classPrivateFieldGet(this, $, `f`) ? void 0 : this.fetch,
			fetchOptions: this.fetchOptions,
			apiKey: this._options.apiKey,
			adminAPIKey: this.adminAPIKey,
			workloadIdentity: n?.identitySnapshot() ?? this._options.workloadIdentity,
			x509Transport: this._options.x509Transport,
			organization: this.organization,
			project: this.project,
			webhookSecret: this.webhookSecret
		}, { credential: i, provider: a } = prepareX509ClientClone(r, e, __classPrivateFieldGet(this, _a, `f`), n !== void 0);
		t !== void 0 && delete r.baseURL;
		let o = {
			...r,
			...e,
			credential: i,
			provider: a,
			[Sa]: __classPrivateFieldGet(this, ya, `f`) && t === void 0 && !hasOwn(e, `baseURL`) && e.credential === void 0 && !a
		}, s = new this.constructor(o);
		return a && new URL(s.baseURL).origin !== new URL(this.baseURL).origin && (Object.assign(s._options, {
			defaultHeaders: e.defaultHeaders,
			defaultQuery: e.defaultQuery,
			fetchOptions: e.fetchOptions,
			fetch: e.fetch
		}), s.fetchOptions = e.fetchOptions, s.fetch = e.fetch ?? getDefaultFetch(), s.organization = e.organization ?? null, s.project = e.project ?? null), __classPrivateFieldGet(this, $, `f`) && __classPrivateFieldGet(s, $, `f`) && this.baseURL === s.baseURL && __classPrivateFieldGet(this, $, `f`).matches(__classPrivateFieldGet(s, $, `f`)) && (s._workloadIdentityAuth = __classPrivateFieldGet(this, $, `f`), __classPrivateFieldSet(s, $, __classPrivateFieldGet(this, $, `f`), `f`), __classPrivateFieldSet(s, va, __classPrivateFieldGet(this, va, `f`), `f`)), s;
	}
	defaultQuery() {
		return this._options.defaultQuery;
	}
	_buildWebSocketHeaders(e, t) {
		let n = ca.get(this);
		if (n?.baseHeaders) return mergeWebSocketAuthHeaders({ headers: n.baseHeaders }, e, n.removedHeaders ?? new Set()).headers;
		let r = buildHeaders([
			{
				"User-Agent": this.getUserAgent(),
				"OpenAI-Organization": this.organization,
				"OpenAI-Project": this.project
			},
			e,
			this._options.defaultHeaders
		]);
		r.nulls.forEach((e) => (t ?? n?.removedHeaders)?.add(e));
		let i = Object.fromEntries(r.values);
		return n && (n.baseHeaders = { ...i }), i;
	}
	validateHeaders({ values: e, nulls: t }, n = {
		bearerAuth: !0,
		adminAPIKeyAuth: !0
	}) {
		if (!(e.get(`authorization`) || e.get(`api-key`)) && !(t.has(`authorization`) || t.has(`api-key`)) && !(this._workloadIdentityAuth && n.bearerAuth)) throw Error(`Could not resolve authentication method. Expected either apiKey or adminAPIKey to be set. Or for one of the "Authorization" or "api-key" headers to be explicitly omitted`);
	}
	async authHeaders(e, t = {
		bearerAuth: !0,
		adminAPIKeyAuth: !0
	}) {
		return (__classPrivateFieldGet(this, $, `f`) ?? this._workloadIdentityAuth) instanceof X509WorkloadIdentityAuth && t.adminAPIKeyAuth && this.adminAPIKey !== null ? await this.adminAPIKeyAuth(e) : buildHeaders([t.bearerAuth ? await this.bearerAuth(e) : null, t.adminAPIKeyAuth ? await this.adminAPIKeyAuth(e) : null]);
	}
	async bearerAuth(e) {
		let t = __classPrivateFieldGet(this, $, `f`) ?? this._workloadIdentityAuth;
		if (t) {
			if (t instanceof X509WorkloadIdentityAuth) {
				if (t === this._workloadIdentityAuth && (this.fetchWithAuth !== Q.prototype.fetchWithAuth || this.fetchWithTimeout !== Q.prototype.fetchWithTimeout)) throw new OpenAIError(`X.509 workload identity does not support overridden fetch dispatch hooks.`);
				let n = t.headerSnapshots();
				if (!X509WorkloadIdentityAuth.shouldAuthenticate(e, n.defaultHeaders, n.requestHeaders)) return;
			}
			let n = t instanceof X509WorkloadIdentityAuth ? await t.getToken(e, {
				apiURL: t.requestAPIURL(),
				...t.headerSnapshots(),
				...t.requestSnapshot(),
				signal: t.effectiveSignal(),
				...t.tenantSnapshot()
			}) : await t.getToken();
			return buildHeaders([{ Authorization: `Bearer ${n}` }]);
		}
		let { apiKey: n } = await resolveRealtimeAPIKey(this);
		if (n != null) return buildHeaders([{ Authorization: `Bearer ${n}` }]);
	}
	async adminAPIKeyAuth(e) {
		if (this.adminAPIKey != null) return buildHeaders([{ Authorization: `Bearer ${this.adminAPIKey}` }]);
	}
	stringifyQuery(e) {
		return stringifyQuery(e);
	}
	getUserAgent() {
		return `${this.constructor.name}/JS ${re}`;
	}
	defaultIdempotencyKey() {
		return `stainless-node-retry-${uuid4()}`;
	}
	makeStatusError(e, t, n, i) {
		let a = t && typeof t == `object` && t.error == null ? { error: t } : t;
		return r.generate(e, a, n, i);
	}
	_hasApiKeyProvider() {
		return typeof this._options.apiKey == `function`;
	}
	async _callApiKey(e) {
		if (this._provider) return e?.(this.apiKey), !1;
		let t = this._options.apiKey;
		if (typeof t != `function`) return e?.(this.apiKey), !1;
		let n = getDeferredRealtimeAPIKeyCache(this), r = ++this._apiKeyInvocation, i;
		try {
			i = await t();
		} catch (e) {
			throw e instanceof OpenAIError ? e : new OpenAIError(`Failed to get token from 'apiKey' function: ${e.message}`, { cause: e });
		}
		if (typeof i != `string` || !i) throw new OpenAIError(`Expected 'apiKey' function argument to return a string but it returned ${i}`);
		let a = i, commit = () => {
			if (e && validateCapturedAPIKey(this, a), r < this._lastCachedAPIKeyInvocation) return a;
			this.apiKey = a;
			let t = e ? this.apiKey : a;
			return this._lastCachedAPIKeyInvocation = r, t;
		};
		n && (n.providerKey = a, n.commit = commit);
		let o = n ? validateCapturedAPIKey(this, a) : commit();
		return e?.(o), !0;
	}
	buildURL(e, t, n) {
		let r = !__classPrivateFieldGet(this, Z, `m`, _OpenAI_baseURLOverridden).call(this) && n || this.baseURL, i, a = {}, o;
		if (isAbsoluteURL(e)) i = new URL(e);
		else if (r.includes(`?`)) {
			let t = new URL(r);
			o = new URLSearchParams(t.search), a = Object.fromEntries(o), t.search = ``, t.hash = ``, i = new URL(t.toString() + (t.pathname.endsWith(`/`) && e.startsWith(`/`) ? e.slice(1) : e));
		} else i = new URL(r + (r.endsWith(`/`) && e.startsWith(`/`) ? e.slice(1) : e));
		let s = this.defaultQuery(), c = Object.fromEntries(i.searchParams), l;
		if (isEmptyObj(a) && isEmptyObj(s) && isEmptyObj(c) || (l = {
			...c,
			...s,
			...t
		}, t = {
			...a,
			...l
		}), typeof t == `object` && t && !Array.isArray(t) && (i.search = this.stringifyQuery(t), o && l)) {
			let e = new Set(), t = new Set();
			for (let n of o.keys()) e.has(n) && !hasOwn(l, n) && t.add(n), e.add(n);
			if (t.size) {
				let e = new URLSearchParams();
				for (let [n, r] of i.searchParams) t.has(n) || e.append(n, r);
				for (let [n, r] of o) t.has(n) && e.append(n, r);
				i.search = e.toString();
			}
		}
		return i.toString();
	}
	async prepareOptions(e) {}
	async prepareRequest(e, { url: t, options: n }) {}
	get(e, t) {
		return this.methodRequest(`get`, e, t);
	}
	post(e, t) {
		return this.methodRequest(`post`, e, t);
	}
	patch(e, t) {
		return this.methodRequest(`patch`, e, t);
	}
	put(e, t) {
		return this.methodRequest(`put`, e, t);
	}
	delete(e, t) {
		return this.methodRequest(`delete`, e, t);
	}
	methodRequest(e, t, n) {
		return this.request(Promise.resolve(n).then((n) => ({
			method: e,
			path: t,
			...n
		})));
	}
	request(e, t = null) {
		let n = __classPrivateFieldGet(this, $, `f`) ?? this._workloadIdentityAuth, r = n instanceof X509WorkloadIdentityAuth ? Promise.resolve(e).then((e) => n.runRequest(() => this.makeRequest(e, t, void 0), this)) : this.makeRequest(e, t, void 0);
		return this.responsePromise(r);
	}
	responsePromise(e, t = (e, t) => this.parseResponseWithTimeout(e, t)) {
		let n = new _e(this, e, (e, n) => {
			let r = __classPrivateFieldGet(this, ba, `f`).get(n.controller)?.continueRequest;
			return r ? r(() => t(e, n)) : t(e, n);
		});
		return n.withResponse = async () => {
			let t = await n, { response: r } = await e;
			return {
				data: t,
				response: r,
				request_id: r.headers.get(`x-request-id`)
			};
		}, n._thenUnwrap = (n) => this.responsePromise(e, async (e, r) => addRequestID(n(await t(e, r), r), r.response)), n;
	}
	async parseResponseWithTimeout(e, t) {
		if (t.options.stream || t.options.__binaryResponse || t.response.status === 204 || t.response.headers.get(`content-length`) === `0`) return defaultParseResponse(e, t);
		for (;;) {
			let n = __classPrivateFieldGet(this, ba, `f`).get(t.controller), r = n?.timeout ?? t.options.timeout ?? this.timeout, i = n?.authentication, a = i ? t.controller.signal : t.options.signal, abortError = () => i && a ? this._makeUserAbortError(a) : new APIUserAbortError(), o;
			try {
				o = i?.remainingTimeout(t.options, r) ?? Math.max(0, t.startTime + r - Date.now());
			} catch (e) {
				let n = a?.aborted ? abortError() : void 0;
				throw t.controller.abort(), CancelReadableStream(t.response.body).catch(() => void 0), n ?? e;
			}
			let s, abortListener, c = !1;
			try {
				if (a?.aborted && n?.helperMethod !== `runTools`) throw abortError();
				let r = new Promise((e, n) => {
					s = setTimeout(() => {
						c = !0, t.controller.abort(), n(new APIConnectionTimeoutError());
					}, o), a && (abortListener = () => {
						c || n(abortError());
					}, a.addEventListener(`abort`, abortListener, { once: !0 }));
				});
				return await Promise.race([defaultParseResponse(e, t), r]);
			} catch (e) {
				if (a?.aborted && !c) throw abortError();
				if (!c) throw i && e instanceof SyntaxError ? SyntaxError(`X.509 workload identity API response contains invalid JSON.`) : i && !(e instanceof OpenAIError) ? new APIConnectionError({ message: `X.509 workload identity API response body could not be read.` }) : e;
				let r = n?.retriesRemaining ?? 0;
				if (!r || n?.hasStreamingBody || t.options.__metadata?.hasStreamingBody || globalThis.ReadableStream && t.options.body instanceof globalThis.ReadableStream || typeof t.options.body == `object` && t.options.body !== null && (Symbol.asyncIterator in t.options.body || Symbol.iterator in t.options.body && `next` in t.options.body && typeof t.options.body.next == `function`)) throw new APIConnectionTimeoutError();
				s !== void 0 && clearTimeout(s), abortListener && a?.removeEventListener(`abort`, abortListener), abortListener = void 0;
				let o = await this.retryRequest(t.options, r, t.retryOfRequestLogID ?? t.requestLogID, void 0, t.requestSignal);
				Object.assign(t, o);
			} finally {
				s !== void 0 && clearTimeout(s), abortListener && a?.removeEventListener(`abort`, abortListener);
			}
		}
	}
	async readX509ResponseError(e, t, n, r, i) {
		let a = new AbortController(), o = r.signal, s = !1, cancel = () => a.abort(o.reason);
		o.addEventListener(`abort`, cancel, { once: !0 }), o.aborted && cancel();
		try {
			let r = i.remainingTimeout(t, n), s = i.waitForRetry(r, a.signal).then(() => {
				throw new APIConnectionTimeoutError();
			}), c = await Promise.race([e.text().catch(() => `X.509 workload identity API response body could not be read.`), s]);
			if (o.aborted) throw this._makeUserAbortError(o);
			return c;
		} catch (t) {
			throw t instanceof APIConnectionTimeoutError && (s = !o.aborted, r.abort(), CancelReadableStream(e.body).catch(() => void 0)), o.aborted && !s ? this._makeUserAbortError(o) : t;
		} finally {
			o.removeEventListener(`abort`, cancel), a.abort();
		}
	}
	async makeRequest(e, t, n) {
		let r = await e, i = __classPrivateFieldGet(this, Z, `m`, _OpenAI_normalizeRetries).call(this, r.maxRetries ?? this.maxRetries);
		t = t == null ? i : Math.min(__classPrivateFieldGet(this, Z, `m`, _OpenAI_normalizeRetries).call(this, t), i);
		let a = __classPrivateFieldGet(this, $, `f`);
		a?.beginRequestPreparation(), await this.prepareOptions(r), a?.beginRequestPlanning();
		let o;
		try {
			let e = await this.buildRequest(r, { retryCount: i - t });
			if (o = {
				req: e.req,
				url: e.url,
				timeout: e.timeout
			}, a) {
				validatePositiveInteger(`timeout`, o.timeout), a.authorizePlannedRequest(o.url, o.req, o.timeout), X509WorkloadIdentityAuth.isStreamingRequestBody(o.req.body) && (r.__metadata = {
					...r.__metadata,
					hasStreamingBody: !0
				}), await this.prepareRequest(o.req, {
					url: o.url,
					options: r
				}), await this._provider?.prepareRequest?.(o.req, {
					url: o.url,
					options: r,
					timeout: o.timeout
				}), a.beginRequestPlanning(), a.authorizePlannedRequest(o.url, o.req, o.timeout, !0), X509WorkloadIdentityAuth.isStreamingRequestBody(o.req.body) && (r.__metadata = {
					...r.__metadata,
					hasStreamingBody: !0
				});
				let e = a.requestSnapshot().signal;
				if (e?.aborted || o.req.signal?.aborted) throw this._makeUserAbortError(e?.aborted ? e : o.req.signal);
				a.setEffectiveSignal(o.req.signal || e ? createRequestController(o.req.signal ?? e, e).signal : void 0), a.beginRequestNetwork();
				let t = r.__security ?? { bearerAuth: !0 }, n = await this.authHeaders(r, t), i = a.headerSnapshots(), s = buildHeaders([i.defaultHeaders, i.requestHeaders]);
				for (let [e, t] of n?.values ?? []) !s.nulls.has(e) && !o.req.headers.has(e) && o.req.headers.set(e, t);
				this.validateHeaders(buildHeaders([s, o.req.headers]), t);
			}
		} catch (e) {
			if (a?.retireRequestBody(), a && t && !r.__metadata?.hasStreamingBody && X509WorkloadIdentityAuth.isRetryableFailure(e)) return await this.retryRequest(r, t, n ?? `x509-token-exchange`, X509WorkloadIdentityAuth.retryHeaders(e));
			throw e;
		}
		let { req: s, url: c } = o, l = a ? Math.min(o.timeout, a.requestSnapshot().timeout) : o.timeout;
		a?.bindRequest(r, s, this.adminAPIKey);
		let u = r.__metadata?.hasStreamingBody === !0, d, f;
		if (!a) {
			await this.prepareRequest(s, {
				url: c,
				options: r
			}), this._provider?.timeoutIncludesAuth && (d = {
				wallTime: Date.now(),
				monotonicTime: performance.now()
			});
			try {
				await this._provider?.prepareRequest?.(s, {
					url: c,
					options: r,
					timeout: l
				});
			} catch (e) {
				if (!d || !isProviderTimeoutError(e)) throw e;
				f = e;
			}
		}
		a?.adoptRequestHeaders(s), a && X509WorkloadIdentityAuth.isStreamingRequestBody(s.body) && (u = !0);
		let p = `log_` + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, `0`), m = n === void 0 ? `` : `, retryOf: ${n}`, h = a?.requestStartedAt(r) ?? d?.wallTime ?? Date.now();
		if (this.logLevel === `debug`) {
			let e = typeof s.body == `string` ? {
				type: `string`,
				length: s.body.length
			} : s.body;
			loggerFor(this).debug(`[${p}] sending request`, formatRequestDetails({
				retryOfRequestLogID: n,
				method: r.method,
				url: c,
				options: a ? {
					body: e,
					...a.requestSnapshot()
				} : {
					...r,
					body: e
				},
				headers: s.headers
			}));
		}
		let g = a ? a.requestSnapshot().signal : r.signal;
		if (g?.aborted || s.signal?.aborted) throw this._makeUserAbortError(g?.aborted ? g : s.signal);
		let _ = r.__security ?? { bearerAuth: !0 }, v = a || this.fetchWithTimeout === Q.prototype.fetchWithTimeout ? createRequestController(s.signal ?? (a ? g : void 0), a ? g : void 0) : new AbortController(), y = a?.remainingTimeout(r, l) ?? (d ? l - (performance.now() - d.monotonicTime) : l);
		d && y <= 0 && (f ??= new APIConnectionTimeoutError());
		let b = a ? Q.prototype.fetchWithAuth : this.fetchWithAuth;
		a?.releaseRequestBody(s.body);
		let x = f ?? await b.call(this, c, s, y, v, _).catch(castToError), S = Date.now();
		if (x instanceof globalThis.Error) {
			let e = `retrying, ${t} attempts remaining`;
			if (g?.aborted || s.signal?.aborted) throw this._makeUserAbortError(g?.aborted ? g : s.signal);
			let i = isAbortError(x) || /timed? ?out/i.test(String(x) + (`cause` in x ? String(x.cause) : ``));
			if (t && !u && (!a || Je(x))) return loggerFor(this).info(`[${p}] connection ${i ? `timed out` : `failed`} - ${e}`), loggerFor(this).debug(`[${p}] connection ${i ? `timed out` : `failed`} (${e})`, formatRequestDetails({
				retryOfRequestLogID: n,
				url: c,
				durationMs: S - h,
				message: a ? `X.509 workload identity API connection failed.` : x.message
			})), this.retryRequest(r, t, n ?? p, void 0, s.signal);
			let o = u ? `error; streaming body cannot be retried` : `error; no more retries left`;
			if (loggerFor(this).info(`[${p}] connection ${i ? `timed out` : `failed`} - ${o}`), loggerFor(this).debug(`[${p}] connection ${i ? `timed out` : `failed`} (${o})`, formatRequestDetails({
				retryOfRequestLogID: n,
				url: c,
				durationMs: S - h,
				message: a ? `X.509 workload identity API connection failed.` : x.message
			})), x instanceof OAuthError || x instanceof SubjectTokenProviderError) throw x;
			if (i) {
				let e = `cause` in x ? x.cause : void 0, t = typeof e == `object` && e && `code` in e && e.code === `UND_ERR_HEADERS_TIMEOUT` ? new APIConnectionTimeoutError({ message: `Request timed out. Node.js fetch timed out waiting for response headers; configure a matching undici fetch and fetchOptions.dispatcher with an Agent whose headersTimeout is at least the SDK timeout.` }) : new APIConnectionTimeoutError();
				throw a ? new APIConnectionTimeoutError() : Object.assign(t, { cause: x });
			}
			throw a ? new APIConnectionError({ message: `X.509 workload identity API connection failed.` }) : new APIConnectionError({
				message: getConnectionErrorMessage(x),
				cause: x
			});
		}
		let C = `[${p}${m}${[...x.headers.entries()].filter(([e]) => e === `x-request-id`).map(([e, t]) => `, ` + e + `: ` + JSON.stringify(t)).join(``)}] ${s.method} ${redactURL(c)} ${x.ok ? `succeeded` : `failed`} with status ${x.status} in ${S - h}ms`;
		if (!x.ok) {
			let e = x.status === 401 && a && _.bearerAuth && a.usedWorkloadToken(r);
			if (e && a.invalidateToken(), x.status === 401 && (a || this._workloadIdentityAuth) && _.bearerAuth && (!a || a.usedWorkloadToken(r)) && (!a || t > 0) && !u && !r.__metadata?.workloadIdentityTokenRefreshed) {
				a ? CancelReadableStream(x.body).catch(() => void 0) : (await CancelReadableStream(x.body), this._workloadIdentityAuth?.invalidateToken());
				let e = {
					...r,
					__metadata: {
						...r.__metadata,
						workloadIdentityTokenRefreshed: !0
					}
				};
				return this.makeRequest(e, a ? t - 1 : t, n ?? p);
			}
			let i = e && r.__metadata?.workloadIdentityTokenRefreshed ? !1 : await this.shouldRetry(x);
			if (t && i && !u) {
				let e = `retrying, ${t} attempts remaining`;
				return a ? CancelReadableStream(x.body).catch(() => void 0) : await CancelReadableStream(x.body), loggerFor(this).info(`${C} - ${e}`), loggerFor(this).debug(`[${p}] response error (${e})`, formatRequestDetails({
					retryOfRequestLogID: n,
					url: x.url,
					status: x.status,
					headers: x.headers,
					durationMs: S - h
				})), this.retryRequest(r, t, n ?? p, x.headers, s.signal);
			}
			let o = i ? u ? `error; streaming body cannot be retried` : `error; no more retries left` : `error; not retryable`;
			loggerFor(this).info(`${C} - ${o}`);
			let c = a ? await this.readX509ResponseError(x, r, l, v, a) : await x.text().catch((e) => castToError(e).message), d = safeJSON(c), f = d ? void 0 : c;
			throw loggerFor(this).debug(`[${p}] response error (${o})`, formatRequestDetails({
				retryOfRequestLogID: n,
				url: x.url,
				status: x.status,
				headers: x.headers,
				message: f,
				durationMs: Date.now() - h
			})), this.makeStatusError(x.status, d, f, x.headers);
		}
		loggerFor(this).info(C), loggerFor(this).debug(`[${p}] response start`, formatRequestDetails({
			retryOfRequestLogID: n,
			url: x.url,
			status: x.status,
			headers: x.headers,
			durationMs: S - h
		}));
		let w = a?.continuation();
		return a?.releaseRequestCredentials(), __classPrivateFieldGet(this, ba, `f`).set(v, {
			timeout: l,
			retriesRemaining: t,
			hasStreamingBody: u,
			...a ? { authentication: a } : {},
			helperMethod: r.__metadata?.helperMethod,
			...w ? { continueRequest: w } : {}
		}), {
			response: x,
			options: r,
			controller: v,
			requestSignal: s.signal,
			requestLogID: p,
			retryOfRequestLogID: n,
			startTime: h
		};
	}
	getAPIList(e, t, n) {
		return this.requestAPIList(t, n && `then` in n ? n.then((t) => ({
			method: `get`,
			path: e,
			...t
		})) : {
			method: `get`,
			path: e,
			...n
		});
	}
	requestAPIList(e, t) {
		let n = __classPrivateFieldGet(this, $, `f`) ?? this._workloadIdentityAuth, r = n instanceof X509WorkloadIdentityAuth ? Promise.resolve(t).then((e) => n.runRequest(() => this.makeRequest(e, null, void 0), this)) : this.makeRequest(t, null, void 0), i = new PagePromise(this, r, e), a = this.responsePromise(r, async (t, n) => {
			let r = await this.parseResponseWithTimeout(t, n);
			return new e(t, n.response, r, n.options);
		});
		return i.then = a.then.bind(a), i.catch = a.catch.bind(a), i.finally = a.finally.bind(a), i.withResponse = a.withResponse.bind(a), i._thenUnwrap = a._thenUnwrap.bind(a), i;
	}
	async fetchWithAuth(e, t, n, r, i = {
		bearerAuth: !0,
		adminAPIKeyAuth: !0
	}) {
		if (this._workloadIdentityAuth && !__classPrivateFieldGet(this, va, `f`) && i.bearerAuth) {
			let e = t.headers;
			if (e.get(`Authorization`) === `Bearer workload-identity-auth`) {
				let t = await this._workloadIdentityAuth.getToken();
				e.set(`Authorization`, `Bearer ${t}`);
			}
		}
		return await (__classPrivateFieldGet(this, va, `f`) ? Q.prototype.fetchWithTimeout : this.fetchWithTimeout).call(this, e, t, n, r);
	}
	async fetchWithTimeout(e, t, n, r) {
		let { signal: i, method: a, ...o } = t || {}, s = this._makeAbort(r), c = !!i && Ca.get(r) === i, l = i && !c ? addRequestAbortListener(i, s, r.signal) : void 0, u = setTimeout(s, n), d = globalThis.ReadableStream && o.body instanceof globalThis.ReadableStream || typeof o.body == `object` && o.body !== null && Symbol.asyncIterator in o.body, f = {
			signal: r.signal,
			...d ? { duplex: `half` } : {},
			method: `GET`,
			...o
		};
		a && (f.method = a.toUpperCase());
		try {
			let t = await (__classPrivateFieldGet(this, va, `f`) ?? this.fetch).call(void 0, e, f);
			return l && retainRequestAbortCallback(t.body ?? t, s, r.signal), t;
		} catch (e) {
			throw l?.(), e;
		} finally {
			clearTimeout(u);
		}
	}
	async shouldRetry(e) {
		let t = e.headers.get(`x-should-retry`);
		return t === `true` ? !0 : t === `false` ? !1 : e.status === 408 || e.status === 409 || e.status === 429 || e.status >= 500;
	}
	async retryRequest(e, t, n, r, i = e.signal) {
		let a, o = r?.get(`retry-after-ms`);
		if (o) {
			let e = parseFloat(o);
			Number.isNaN(e) || (a = e);
		}
		let s = r?.get(`retry-after`);
		if (s && a === void 0) {
			let e = parseFloat(s);
			a = Number.isNaN(e) ? Date.parse(s) - Date.now() : e * 1e3;
		}
		if (a === void 0 || !Number.isFinite(a) || a < 0 || a > 6e4) {
			let n = __classPrivateFieldGet(this, Z, `m`, _OpenAI_normalizeRetries).call(this, e.maxRetries ?? this.maxRetries);
			a = this.calculateDefaultRetryTimeoutMillis(t, n);
		}
		let c = __classPrivateFieldGet(this, $, `f`);
		if (c) {
			let t = c.remainingTimeout(e, c.requestSnapshot().timeout);
			if (a >= t) throw new APIConnectionTimeoutError();
		}
		if (c) await c.waitForRetry(a, c.effectiveSignal());
		else {
			let t = i === e.signal ? [i] : [i, e.signal];
			try {
				await sleep(a, ...t);
			} catch (e) {
				let n = t.find((e) => e?.aborted);
				throw n ? this._makeUserAbortError(n) : e;
			}
		}
		return this.makeRequest(e, t - 1, n);
	}
	calculateDefaultRetryTimeoutMillis(e, t) {
		let n = t - e;
		return Math.min(.5 * 2 ** n, 8) * (1 - Math.random() * .25) * 1e3;
	}
	async buildRequest(e, { retryCount: t = 0 } = {}) {
		if (__classPrivateFieldGet(this, $, `f`) && !__classPrivateFieldGet(this, $, `f`).inRequest(this)) {
			let n = __classPrivateFieldGet(this, $, `f`);
			return await n.runRequest(async () => {
				let r = await Q.prototype.buildRequest.call(this, e, { retryCount: t });
				return n.releaseRequestBody(r.req.body), r;
			}, this);
		}
		let n = { ...e }, r = __classPrivateFieldGet(this, $, `f`), i = r?.snapshotTenant(this.organization, this.project), a = r?.snapshotHeaders(this._options.defaultHeaders, n.headers);
		a && (n.headers = a.requestHeaders);
		let o = r ? snapshotX509RequestOptions(this.fetchOptions) : void 0, s = r ? snapshotX509RequestOptions(n.fetchOptions) : void 0, { method: c, path: l, query: u, defaultBaseURL: d } = n, f = this.buildURL(l, u, d);
		r?.snapshotAPIURL(f);
		let p = `timeout` in n;
		if (p && validatePositiveInteger(`timeout`, n.timeout), n.timeout = n.timeout ?? this.timeout, r && s && r.snapshotRequest(n.signal, n.timeout, s), r) {
			let e = r.requestSnapshot();
			n.timeout = e.timeout, e.signal === void 0 ? delete n.signal : n.signal = e.signal;
		}
		let m = this._provider || r ? void 0 : await this.authHeaders(e, e.__security ?? { bearerAuth: !0 });
		if (n.__metadata?.finalizeMultipart === !0 && hasUploadableValue(n.body)) {
			let t = buildHeaders([n.headers]);
			t.values.delete(`content-type`), t.nulls.delete(`content-type`);
			let r = await maybeMultipartFormRequestOptions({
				...n,
				headers: t
			}, this, n.__metadata?.preserveMultipartFilenames === !0 ? { stripFilenames: !1 } : void 0);
			e.body = n.body = r.body, n.headers = r.headers, e.__metadata = n.__metadata = {
				...r.__metadata,
				finalizedMultipart: {
					body: r.body,
					contentType: buildHeaders([r.headers]).values.get(`content-type`)
				}
			};
		}
		n.__metadata?.streamFromBody === !0 && (finalizeStreamingFormRequestOptions(n), e.stream = n.stream);
		let h = JSON.isRawJSON, g, _ = !1, v = !1, y = !1, b = n.__metadata?.streamFromBody === !0 && typeof n.body == `object` && n.body !== null ? observeJSONRequestBody(n.body, {
			value(e, t, n) {
				if (!_) _ = !0, g = n;
				else if (e === g && t === `stream`) {
					if (v = n === !0, h?.(n)) v = n.rawJSON === `true`;
					else if (typeof n == `object` && n) try {
						v = Boolean.prototype.valueOf.call(n);
					} catch {}
				}
			},
			complete() {
				y = !0;
			}
		}) : void 0, x;
		try {
			x = this.buildBody({ options: n });
		} finally {
			b?.();
		}
		let { bodyHeaders: S, body: C, isStreamingBody: w } = x, ee = n.__metadata?.captureResponseParser;
		typeof ee == `function` && ee(n), n.__metadata?.streamFromBody === !0 && (C instanceof FormData ? e.stream = n.stream = C.get(`stream`) === `true` : y && typeof g == `object` && g && !Array.isArray(g) && !h?.(g) && (e.stream = n.stream = v)), w && (e.__metadata = {
			...e.__metadata,
			hasStreamingBody: !0
		}, r?.ownRequestBody(C, n.body));
		let te, ne = n.__metadata?.finalizedMultipart;
		if (typeof ne == `object` && ne && `body` in ne && `contentType` in ne) {
			let { body: e, contentType: t } = ne;
			e === C && (typeof t == `string` ? te = t : t === null && (te = null));
		}
		let re = await this.buildHeaders({
			options: e,
			method: c,
			bodyHeaders: S,
			authenticationHeaders: m,
			retryCount: t,
			x509Headers: a,
			x509Timeout: p ? n.timeout : void 0,
			x509Tenant: i
		});
		return te === null ? re.delete(`content-type`) : te !== void 0 && re.set(`content-type`, te), {
			req: {
				method: c,
				headers: re,
				...n.signal && { signal: n.signal },
				...globalThis.ReadableStream && C instanceof globalThis.ReadableStream && { duplex: `half` },
				...C && { body: C },
				...(r ? o : this.fetchOptions) ?? {},
				...(r ? s : n.fetchOptions) ?? {}
			},
			url: f,
			timeout: n.timeout
		};
	}
	async buildHeaders({ options: e, method: t, bodyHeaders: n, authenticationHeaders: r, retryCount: i, x509Headers: a, x509Timeout: o, x509Tenant: s }) {
		let c = {};
		this.idempotencyHeader && t !== `get` && (e.idempotencyKey ||= this.defaultIdempotencyKey(), c[this.idempotencyHeader] = e.idempotencyKey);
		let l = e.__metadata?.helperMethod, u = a ? o : e.timeout, d = buildHeaders([
			c,
			{
				Accept: `application/json`,
				...isRunningInBrowserOrBrowserWorker() ? void 0 : { "User-Agent": this.getUserAgent() },
				"X-Stainless-Retry-Count": String(i),
				...u ? { "X-Stainless-Timeout": String(Math.trunc(u / 1e3)) } : {},
				...getPlatformHeaders(),
				...typeof l == `string` ? { "X-Stainless-Helper-Method": l } : {},
				"OpenAI-Organization": s ? s.organization : this.organization,
				"OpenAI-Project": s ? s.project : this.project
			},
			__classPrivateFieldGet(this, $, `f`) && !__classPrivateFieldGet(this, $, `f`).isPlanningRequest() ? await this.authHeaders(e, e.__security ?? { bearerAuth: !0 }) : r,
			a?.defaultHeaders ?? this._options.defaultHeaders,
			n,
			a?.requestHeaders ?? e.headers
		]);
		return !this._provider && !__classPrivateFieldGet(this, $, `f`)?.isPlanningRequest() && this.validateHeaders(d, e.__security ?? { bearerAuth: !0 }), d.values;
	}
	_makeAbort(e) {
		return () => e.abort();
	}
	_makeUserAbortError(e) {
		let t = new APIUserAbortError();
		return Object.defineProperty(t, "cause", {
			value: e.reason,
			writable: !0,
			configurable: !0
		}), t;
	}
	buildBody({ options: e }) {
		let { body: t, headers: n } = e;
		if (!t) return t === void 0 && `body` in e ? {
			...__classPrivateFieldGet(this, ga, `f`).call(this, {
				body: t,
				headers: buildHeaders([n])
			}),
			isStreamingBody: !1
		} : {
			bodyHeaders: void 0,
			body: void 0,
			isStreamingBody: !1
		};
		let r = buildHeaders([n]), i = globalThis.ReadableStream !== void 0 && t instanceof globalThis.ReadableStream, a = !i && (typeof t == `string` || t instanceof ArrayBuffer || ArrayBuffer.isView(t) || globalThis.Blob !== void 0 && t instanceof globalThis.Blob || t instanceof URLSearchParams || t instanceof FormData);
		return ArrayBuffer.isView(t) || t instanceof ArrayBuffer || t instanceof DataView || typeof t == `string` && r.values.has(`content-type`) || globalThis.Blob && t instanceof globalThis.Blob || t instanceof FormData || t instanceof URLSearchParams || i ? {
			bodyHeaders: void 0,
			body: t,
			isStreamingBody: !a
		} : typeof t == `object` && (Symbol.asyncIterator in t || Symbol.iterator in t && `next` in t && typeof t.next == `function`) ? {
			bodyHeaders: void 0,
			body: ReadableStreamFrom(t),
			isStreamingBody: !0
		} : typeof t == `object` && r.values.get(`content-type`) === `application/x-www-form-urlencoded` ? {
			bodyHeaders: { "content-type": `application/x-www-form-urlencoded` },
			body: this.stringifyQuery(t),
			isStreamingBody: !1
		} : {
			...__classPrivateFieldGet(this, ga, `f`).call(this, {
				body: t,
				headers: r
			}),
			isStreamingBody: !1
		};
	}
};
Q = OpenAI, ga = new WeakMap(), $ = new WeakMap(), _a = new WeakMap(), va = new WeakMap(), ya = new WeakMap(), ba = new WeakMap(), Z = new WeakSet(), _OpenAI_baseURLOverridden = function() {
	return __classPrivateFieldGet(this, ya, `f`) || this._provider !== void 0 || this.baseURL !== `https://api.openai.com/v1`;
}, _OpenAI_normalizeRetries = function(e) {
	return typeof e == `number` && Number.isSafeInteger(e) && e >= 0 ? e : 2;
}, _OpenAI_isSensitiveLogKey = function(e) {
	let t = e.replace(/[^a-z0-9]/gi, ``).toLowerCase();
	if (/authorization|authentication|cookie|session|signature|assertion|connectionstring|devicecode|codeverifier|accountkey|mtlskey|proxyauth|^(?:auth|key|sig|sas|jwt|bearer|pfx|p12)$|(?:sid|token|secret|password|passwd|pwd|credential|passphrase|apikey|accesskey|privatekey|username)s?$/.test(t)) return !0;
	let n = /api|access|secret|private|security|refresh|id|bearer|aws|azure|openai|admin|client|proxy|auth/.exec(t);
	return n !== null && /key|token|secret|password|passwd|pwd|credential|auth/.test(t.slice(n.index + n[0].length));
}, _OpenAI_sanitizeLogValue = function(e, t) {
	let n = 4096, redactString = (e) => e.replace(/(\/\/)([^/\s?#]*@)(?=[^/\s?#]+)/g, `$1[REDACTED]@`).replace(/(^|[\s/])([^/\s]+)/g, (e, t, n) => {
		let r = t === `/` ? n.search(/[=(]/) + 1 : 0;
		if (t === `/` && r === 0) return e;
		let i = n.indexOf(`:`, r + 1), a = n.length - 2;
		for (; a >= 0 && (n[a] !== `@` || n[a + 1] === `@`);) a--;
		return i >= 0 && a > i ? `${t}${n.slice(0, r)}[REDACTED]${n.slice(a)}` : e;
	}).replace(/(^|[\s,;])([a-z][a-z0-9_-]*)(\s*:\s*)([^\r\n,;]+)/gi, (e, t, n, r) => __classPrivateFieldGet(this, Z, `m`, _OpenAI_isSensitiveLogKey).call(this, n) ? `${t}${n}${r}[REDACTED]` : e).replace(/(^|[?&#;])([^=&;\s?#/]+)=([^&;\s#]+)/g, (e, t, n) => {
		let r = n;
		try {
			r = globalThis.decodeURIComponent(n);
		} catch {}
		return __classPrivateFieldGet(this, Z, `m`, _OpenAI_isSensitiveLogKey).call(this, r) ? `${t}${n}=[REDACTED]` : e;
	}), getLogString = (e) => {
		try {
			return globalThis.String.prototype.valueOf.call(e);
		} catch {
			return;
		}
	}, isSensitiveLogLabel = (e) => {
		let t = getLogString(e);
		if (t !== void 0) return __classPrivateFieldGet(this, Z, `m`, _OpenAI_isSensitiveLogKey).call(this, t);
		try {
			return e instanceof globalThis.String;
		} catch {
			return !0;
		}
	}, r = [], i = [], a, getOwnLogDescriptor = (e, t) => {
		try {
			return {
				descriptor: globalThis.Object.getOwnPropertyDescriptor(e, t),
				failed: !1
			};
		} catch {
			return {
				descriptor: void 0,
				failed: !0
			};
		}
	}, enqueue = (e, t, i) => {
		t > 64 || r.length >= n ? i(`[REDACTED]`) : r.push({
			value: e,
			depth: t,
			assign: i
		});
	};
	enqueue(e, 0, (e) => {
		a = e;
	});
	for (let e = 0; e < r.length; e += 1) {
		let { value: a, depth: o, assign: s } = r[e];
		if (typeof a == `string`) {
			s(redactString(a));
			continue;
		}
		if (typeof a == `function` || typeof a == `symbol`) {
			s(`[REDACTED]`);
			continue;
		}
		if (typeof a != `object` || !a) {
			s(a);
			continue;
		}
		let c = t.get(a);
		if (c !== void 0) s(c);
		else try {
			let e = getLogString(a);
			if (e !== void 0) {
				let n = new globalThis.String(redactString(e));
				t.set(a, n), s(n);
				continue;
			}
			if (a instanceof globalThis.String) {
				t.set(a, `[REDACTED]`), s(`[REDACTED]`);
				continue;
			}
			let r = globalThis.Headers;
			if (typeof r == `function` && a instanceof r) {
				let e = new r();
				t.set(a, e), s(e), r.prototype.forEach.call(a, (t, n) => {
					e.set(n, __classPrivateFieldGet(this, Z, `m`, _OpenAI_isSensitiveLogKey).call(this, n) ? `[REDACTED]` : redactString(t));
				});
				continue;
			}
			if (a instanceof URL) {
				let e = new URL(URL.prototype.toString.call(a));
				t.set(a, e), s(e), e.username &&= `[REDACTED]`, e.password &&= `[REDACTED]`;
				for (let [t] of e.searchParams) __classPrivateFieldGet(this, Z, `m`, _OpenAI_isSensitiveLogKey).call(this, t) && e.searchParams.set(t, `[REDACTED]`);
				e.hash &&= redactString(e.hash);
				continue;
			}
			if (Array.isArray(a)) {
				let e = getOwnLogDescriptor(a, `length`);
				if (e.failed || !e.descriptor || !(`value` in e.descriptor) || typeof e.descriptor.value != `number`) {
					t.set(a, `[REDACTED]`), s(`[REDACTED]`);
					continue;
				}
				let r = [];
				t.set(a, r), s(r);
				let i = Math.min(e.descriptor.value, n), c = getOwnLogDescriptor(a, `0`), l = !c.failed && c.descriptor && `value` in c.descriptor ? c.descriptor.value : void 0;
				for (let e = 0; e < i; e += 1) {
					let t = e === 0 ? c : getOwnLogDescriptor(a, `${e}`);
					if (t.failed) {
						r[e] = `[REDACTED]`;
						continue;
					}
					let n = t.descriptor;
					n?.enumerable && (e === 1 && (c.failed || c.descriptor && !(`value` in c.descriptor) || isSensitiveLogLabel(l)) ? r[e] = `[REDACTED]` : `value` in n ? enqueue(n.value, o + 1, (t) => {
						r[e] = t;
					}) : r[e] = `[REDACTED]`);
				}
				r.length = i, e.descriptor.value > i && (r[i] = `[REDACTED]`);
				continue;
			}
			if (a instanceof globalThis.Map) {
				let e = new globalThis.Map(), n = [];
				i.push({
					map: e,
					entries: n
				}), t.set(a, e), s(e), globalThis.Map.prototype.forEach.call(a, (e, t) => {
					let r = [`[REDACTED]`, `[REDACTED]`];
					n.push(r), enqueue(t, o + 1, (e) => {
						typeof e != `function` && typeof e != `symbol` && !(typeof t == `object` && t && e === t) && (r[0] = e);
					}), isSensitiveLogLabel(t) || enqueue(e, o + 1, (e) => {
						r[1] = e;
					});
				});
				continue;
			}
			if (a instanceof globalThis.Set) {
				let e = new globalThis.Set();
				t.set(a, e), s(e), globalThis.Set.prototype.forEach.call(a, (t) => {
					enqueue(t, o + 1, (t) => {
						e.add(t);
					});
				});
				continue;
			}
			if (a instanceof globalThis.Date) {
				s(new globalThis.Date(globalThis.Date.prototype.getTime.call(a)));
				continue;
			}
			let c = globalThis.ReadableStream;
			if (typeof c == `function` && a instanceof c || a instanceof globalThis.ArrayBuffer || globalThis.ArrayBuffer.isView(a)) {
				t.set(a, `[REDACTED]`), s(`[REDACTED]`);
				continue;
			}
			let l;
			try {
				l = globalThis.Reflect.ownKeys(a);
			} catch {
				t.set(a, `[REDACTED]`), s(`[REDACTED]`);
				continue;
			}
			let u = {};
			t.set(a, u), s(u);
			for (let e of l) {
				if (typeof e != `string`) continue;
				let t = getOwnLogDescriptor(a, e);
				if (t.failed) {
					u[e] = `[REDACTED]`;
					continue;
				}
				let n = t.descriptor;
				n?.enumerable && (__classPrivateFieldGet(this, Z, `m`, _OpenAI_isSensitiveLogKey).call(this, e) ? u[e] = `[REDACTED]` : `value` in n ? enqueue(n.value, o + 1, (t) => {
					u[e] = t;
				}) : u[e] = `[REDACTED]`);
			}
		} catch {
			t.set(a, `[REDACTED]`), s(`[REDACTED]`);
		}
	}
	for (let { map: e, entries: t } of i) for (let [n, r] of t) e.set(n, r);
	return a;
}, _OpenAI_sanitizeLogger = function(e) {
	if (__classPrivateFieldGet(Q, Q, `f`, xa).has(e)) return e;
	let t = new globalThis.Proxy(Object.create(null), {
		get: (t, n) => {
			let r = globalThis.Reflect.get(e, n, e);
			return typeof r == `function` ? typeof n != `string` || ![
				`debug`,
				`info`,
				`warn`,
				`error`,
				`trace`,
				`log`
			].includes(n) ? r.bind(e) : (...t) => {
				let n = new WeakMap();
				return globalThis.Reflect.apply(r, e, t.map((e) => __classPrivateFieldGet(this, Z, `m`, _OpenAI_sanitizeLogValue).call(this, e, n)));
			} : r;
		},
		set: (t, n, r) => globalThis.Reflect.set(e, n, r, e)
	});
	return __classPrivateFieldGet(Q, Q, `f`, xa).add(t), t;
}, xa = { value: new globalThis.WeakSet() }, OpenAI.OpenAI = Q, OpenAI.DEFAULT_TIMEOUT = 6e5, OpenAI.OpenAIError = OpenAIError, OpenAI.APIError = r, OpenAI.APIConnectionError = APIConnectionError, OpenAI.APIConnectionTimeoutError = APIConnectionTimeoutError, OpenAI.APIUserAbortError = APIUserAbortError, OpenAI.NotFoundError = NotFoundError, OpenAI.ConflictError = ConflictError, OpenAI.RateLimitError = RateLimitError, OpenAI.BadRequestError = BadRequestError, OpenAI.AuthenticationError = AuthenticationError, OpenAI.InternalServerError = InternalServerError, OpenAI.PermissionDeniedError = PermissionDeniedError, OpenAI.UnprocessableEntityError = UnprocessableEntityError, OpenAI.InvalidWebhookSignatureError = InvalidWebhookSignatureError, OpenAI.toFile = toFile, OpenAI.toStreamingFile = toStreamingFile, OpenAI.Decisions = Decisions, OpenAI.Completions = Completions, OpenAI.Chat = Chat, OpenAI.Embeddings = Embeddings, OpenAI.Files = Files$1, OpenAI.Images = Images, OpenAI.ContentProvenanceChecks = ContentProvenanceChecks, OpenAI.Audio = Audio, OpenAI.Moderations = Moderations, OpenAI.Models = Models, OpenAI.FineTuning = FineTuning, OpenAI.Graders = Graders, OpenAI.VectorStores = VectorStores, OpenAI.Safety = Safety, OpenAI.Webhooks = Webhooks, OpenAI.Beta = Beta, OpenAI.Batches = Batches, OpenAI.Uploads = Uploads, OpenAI.Admin = Admin, OpenAI.Responses = Responses, OpenAI.Live = Live, OpenAI.Realtime = Realtime, OpenAI.Conversations = Conversations, OpenAI.Evals = Evals, OpenAI.Containers = Containers, OpenAI.Skills = Skills, OpenAI.Videos = Videos, OpenAI.ConversationCursorPage = ConversationCursorPage, OpenAI.CursorPage = CursorPage, OpenAI.NextCursorPage = NextCursorPage, OpenAI.Page = Page, OpenAI.TokenPage = TokenPage;
const Ca = new WeakMap();
function createRequestController(e, t) {
	let n = new AbortController();
	if (!e) return n;
	let r = globalThis.AbortSignal;
	if (typeof r?.any != `function` || !(e instanceof r)) return n;
	try {
		let i = [n.signal, e];
		t && t !== e && i.push(t);
		let a = r.any(i);
		Object.defineProperty(n, "signal", {
			value: a,
			configurable: !0
		}), Ca.set(n, e);
	} catch {}
	return n;
}
function getConnectionErrorMessage(e) {
	if (isUndiciDispatcherVersionMismatchError(e)) return `Connection error. This may be caused by passing an undici dispatcher, such as ProxyAgent, that is incompatible with the fetch implementation. If you are using undici's ProxyAgent, pass the fetch implementation from the same undici package: import { fetch, ProxyAgent } from 'undici'; new OpenAI({ fetch, fetchOptions: { dispatcher: new ProxyAgent(...) } });`;
}
function isUndiciDispatcherVersionMismatchError(e) {
	let t = e;
	for (let e = 0; e < 8 && t && typeof t == `object`; e++) {
		let e = t;
		if (e.code === `UND_ERR_INVALID_ARG` && typeof e.message == `string` && e.message.includes(`invalid onRequestStart method`)) return !0;
		t = e.cause;
	}
	return !1;
}
export { r as i, APIConnectionError as n, APIConnectionTimeoutError as r, OpenAI as t };
