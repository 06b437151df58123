import { $ as e, A as t, At as n, B as r, Bt as i, C as a, Ct as o, D as s, Dt as c, E as l, Et as u, F as d, Ft as f, G as p, H as m, I as ee, It as te, J as h, K as ne, L as re, Lt as ie, M as ae, Mt as g, N as oe, Nt as se, O as ce, Ot as _, P as le, Pt as ue, Q as v, R as de, Rt as fe, S as pe, St as me, T as he, Tt as ge, V as _e, W as y, X as b, Y as ve, Z as x, _ as ye, _t as S, at as C, b as be, bt as xe, ct as w, d as Se, dt as T, et as E, f as Ce, ft as we, g as Te, gt as Ee, h as De, ht as Oe, it as ke, j as Ae, jt as je, k as Me, kt as Ne, lt as Pe, m as Fe, mt as D, nt as Ie, ot as Le, p as Re, pt as O, q as ze, rt as Be, st as Ve, tt as He, ut as Ue, v as We, vt as k, w as Ge, wt as A, x as Ke, xt as j, y as qe, yt as M, z as Je, zt as Ye } from "./packages.js";
function _getMessage() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, j, 2), e.message;
}
function _setMessage(e) {
	this._zod.message = e;
}
const Xe = {
	get: _getMessage,
	set: _setMessage,
	enumerable: !0,
	configurable: !0
}, N = {
	value: void 0,
	enumerable: !1
}, Ze = new WeakSet([Object.prototype, Error.prototype]), Qe = m(`$ZodError`, (e, t) => {
	e.name = `$ZodError`, N.value = t, Object.defineProperty(e, "issues", N), N.value = void 0, Object.defineProperty(e, "message", Xe);
	let n = Object.getPrototypeOf(e);
	Ze.has(n) || (Ze.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let value = () => this.message;
			return Object.defineProperty(this, "toString", {
				value,
				configurable: !0,
				writable: !0
			}), value;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
});
function node(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === `__proto__` ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function flattenError(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? node(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function formatError(e, t = (e) => e.message) {
	let n = { _errors: [] }, processError = (e, r = []) => {
		for (let i of e.issues) if (i.code === `invalid_union` && i.errors.length) i.errors.map((e) => processError({ issues: e }, [...r, ...i.path]));
		else if (i.code === `invalid_key`) processError({ issues: i.issues }, [...r, ...i.path]);
		else if (i.code === `invalid_element`) processError({ issues: i.issues }, [...r, ...i.path]);
		else {
			let e = [...r, ...i.path];
			if (e.length === 0) n._errors.push(t(i));
			else {
				let r = n, a = 0;
				for (; a < e.length;) {
					let n = e[a], o = a === e.length - 1;
					if (n === `_errors`) {
						o && r._errors.push(t(i)), a++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(i)), r = s, a++;
				}
			}
		}
	};
	return processError(e), n;
}
function finalizeParams(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const _parse = (t) => {
	let fn = (n, i, a, o) => {
		let s = a ? {
			...a,
			async: !1
		} : { async: !1 }, c = n._zod.run({
			value: i,
			issues: []
		}, s);
		if (c instanceof Promise) throw new r();
		if (c.issues.length) {
			let n = new ((o?.Err) ?? t)(c.issues.map((e) => T(e, s, y())));
			throw e(n, o?.callee ?? fn), n;
		}
		return c.value;
	};
	return fn;
}, _parseAsync = (t) => {
	let fn = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? t)(s.issues.map((e) => T(e, o, y())));
			throw e(n, a?.callee ?? fn), n;
		}
		return s.value;
	};
	return fn;
}, _safeParse = (e) => (t, n, i) => {
	let a = i ? {
		...i,
		async: !1
	} : { async: !1 }, o = t._zod.run({
		value: n,
		issues: []
	}, a);
	if (o instanceof Promise) throw new r();
	return o.issues.length ? failure(e, o.issues, a) : {
		success: !0,
		data: o.value
	};
};
function failure(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => T(e, n, y()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const _safeParseAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, $e = Symbol.for(`zod.compile.invalid`), et = Symbol.for(`zod.compile.fallback`), validate = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== $e) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return validateFallback(e, t, n);
});
function validateFallback(e, t, n) {
	let i = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, a = e._zod.bag.fallbackRun, o;
	if (a ? (i[et] = !0, o = a({
		value: t,
		issues: []
	}, i)) : o = e._zod.run({
		value: t,
		issues: []
	}, i), o instanceof Promise) throw new r();
	return o.issues.length === 0;
}
const validateAsync$1 = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
}, _encode = (e) => {
	let t = _parse(e), fn = (e, n, r, i) => {
		let a = r ? {
			...r,
			direction: `backward`
		} : { direction: `backward` };
		return t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
}, _decode = (e) => {
	let t = _parse(e), fn = (e, n, r, i) => t(e, n, r, finalizeParams(fn, i));
	return fn;
}, _encodeAsync = (e) => {
	let t = _parseAsync(e), fn = async (e, n, r, i) => {
		let a = r ? {
			...r,
			direction: `backward`
		} : { direction: `backward` };
		return await t(e, n, a, finalizeParams(fn, i));
	};
	return fn;
}, _decodeAsync = (e) => {
	let t = _parseAsync(e), fn = async (e, n, r, i) => await t(e, n, r, finalizeParams(fn, i));
	return fn;
}, _safeEncode = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return _safeParse(e)(t, n, i);
}, _safeDecode = (e) => (t, n, r) => _safeParse(e)(t, n, r), _safeEncodeAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return _safeParseAsync(e)(t, n, i);
}, _safeDecodeAsync = (e) => async (t, n, r) => _safeParseAsync(e)(t, n, r), P = m(`$ZodCheck`, (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), _whenHasLength = (e) => {
	let t = e.value;
	return !ge(t) && t.length !== void 0;
}, F = {
	number: `number`,
	bigint: `bigint`,
	object: `date`
}, tt = m(`$ZodCheckLessThan`, (e, t) => {
	P.init(e, t);
	let n = F[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: F[typeof r.value] ?? n,
			code: `too_big`,
			maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), nt = m(`$ZodCheckGreaterThan`, (e, t) => {
	P.init(e, t);
	let n = F[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: F[typeof r.value] ?? n,
			code: `too_small`,
			minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), rt = m(`$ZodCheckMultipleOf`, (e, t) => {
	P.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error(`Cannot mix number and bigint in multiple_of check.`);
		(typeof n.value == `bigint` ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : we(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: `not_multiple_of`,
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), it = m(`$ZodCheckNumberFormat`, (e, t) => {
	P.init(e, t), t.format = t.format || `float64`;
	let n = t.format?.includes(`int`), r = n ? `int` : `number`, [i, a] = ze[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: `invalid_type`,
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: `too_big`,
					maximum: 2 ** 53 - 1,
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: `too_small`,
					minimum: -(2 ** 53 - 1),
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: `number`,
			input: s,
			code: `too_small`,
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: `number`,
			input: s,
			code: `too_big`,
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), at = m(`$ZodCheckMaxLength`, (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == `string` && i > t.maximum ? Ie(r) : i) <= t.maximum) return;
		let a = D(r);
		n.issues.push({
			origin: a,
			code: `too_big`,
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), ot = m(`$ZodCheckMinLength`, (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? Ie(r) : i) >= t.minimum) return;
		let a = D(r);
		n.issues.push({
			origin: a,
			code: `too_small`,
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), st = m(`$ZodCheckLengthEquals`, (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? Ie(r) : i;
		if (a === t.length) return;
		let o = D(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: `too_big`,
				maximum: t.length
			} : {
				code: `too_small`,
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), I = m(`$ZodCheckStringFormat`, (e, t) => {
	var n, r;
	P.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), ct = m(`$ZodCheckRegex`, (e, t) => {
	I.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `regex`,
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), lt = m(`$ZodCheckLowerCase`, (e, t) => {
	t.pattern ??= Ae, I.init(e, t);
}), ut = m(`$ZodCheckUpperCase`, (e, t) => {
	t.pattern ??= re, I.init(e, t);
}), dt = m(`$ZodCheckIncludes`, (e, t) => {
	P.init(e, t);
	let n = w(t.includes);
	t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${n}` : n), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `includes`,
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ft = m(`$ZodCheckStartsWith`, (e, t) => {
	P.init(e, t);
	let n = RegExp(`^${w(t.prefix)}.*`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `starts_with`,
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), pt = m(`$ZodCheckEndsWith`, (e, t) => {
	P.init(e, t);
	let n = RegExp(`.*${w(t.suffix)}$`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `ends_with`,
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), mt = m(`$ZodCheckOverwrite`, (e, t) => {
	P.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
var Doc = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == `function`) {
			e(this, { execution: `sync` }), e(this, { execution: `async` });
			return;
		}
		let t = e.split(`
`).filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => ` `.repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [``];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`)(...Object.values(this.closed));
	}
};
const ht = {
	major: 4,
	minor: 6,
	patch: 7
}, L = m(`$ZodType`, (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = ht;
	let i = e._zod.def.checks, a = e._zod.traits.has(`$ZodCheck`) ? [e, ...i ?? []] : i?.length ? [...i] : [];
	for (let t of a) for (let n of t._zod.onattach) n(e);
	if (a.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let runChecks = (t, n, i) => {
			if (t.memo) return t;
			let a = h(t), o;
			for (let s of n) {
				if (s._zod.def.when) {
					if (Pe(t) || !s._zod.def.when(t)) continue;
				} else if (a) continue;
				let n = t.issues.length, c = s._zod.check(t);
				if (c instanceof Promise && i?.async === !1) throw new r();
				if (o || c instanceof Promise) o = (o ?? Promise.resolve()).then(async () => {
					await c, t.issues.length !== n && (x(t.issues, n, e), a ||= h(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					x(t.issues, n, e), a ||= h(t, n);
				}
			}
			return o ? o.then(() => t) : t;
		}, handleCanaryResult = (t, n, i) => {
			if (h(t)) return t.aborted = !0, t;
			let o = runChecks(n, a, i);
			if (o instanceof Promise) {
				if (i.async === !1) throw new r();
				return o.then((t) => e._zod.parse(t, i));
			}
			return e._zod.parse(o, i);
		};
		e._zod.run = (t, n) => {
			if (n.skipChecks) return e._zod.parse(t, n);
			if (n.direction === `backward`) {
				let r = e._zod.parse({
					value: t.value,
					issues: []
				}, {
					...n,
					skipChecks: !0
				});
				return r instanceof Promise ? r.then((e) => handleCanaryResult(e, t, n)) : handleCanaryResult(r, t, n);
			}
			let i = e._zod.parse(t, n);
			if (i instanceof Promise) {
				if (n.async === !1) throw new r();
				return i.then((e) => runChecks(e, a, n));
			}
			return runChecks(i, a, n);
		};
	}
}, {
	get "~standard"() {
		return Oe(this, `~standard`, standardProps(this));
	},
	set "~standard"(e) {
		_(this, `~standard`, e);
	}
}), toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => T(e, t, y())) } : { value: e.value };
async function validateAsync(e, t) {
	let n = { async: !0 };
	return toStandardResult(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function standardProps(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return toStandardResult(r, n);
			} catch {}
			return validateAsync(e, t);
		},
		vendor: `zod`,
		version: 1
	};
}
const R = m(`$ZodString`, (e, t) => {
	L.init(e, t), e._zod.pattern = t.pattern ?? Se, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == `string` || n.issues.push({
			expected: `string`,
			code: `invalid_type`,
			input: n.value,
			inst: e
		}), n;
	};
}), z = m(`$ZodStringFormat`, (e, t) => {
	I.init(e, t), R.init(e, t);
}), gt = m(`$ZodGUID`, (e, t) => {
	t.pattern ??= he, z.init(e, t);
}), _t = m(`$ZodUUID`, (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= de(e);
	} else t.pattern ??= de();
	z.init(e, t);
}), vt = m(`$ZodEmail`, (e, t) => {
	t.pattern ??= a, z.init(e, t);
});
function canParseURL(e) {
	try {
		return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function validateURL(e, t) {
	return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? canParseURL(e) || 2 : parseURLObject(e, t);
}
function parseURLObject(e, t) {
	if (!t.normalize && t.protocol?.source === l.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < `u`) {
			let t = URL;
			if (typeof t.parse == `function`) return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const yt = /[\t\n\r]/g;
function stripTabAndNewline(e) {
	return e.replace(yt, ``);
}
function urlHostnameOk(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol);
}
const bt = m(`$ZodURL`, (e, t) => {
	z.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = validateURL(r, t);
			if (i === 1) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					note: `Invalid URL format`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = stripTabAndNewline(r);
				return;
			}
			t.hostname && !urlHostnameOk(i, t.hostname) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid hostname`,
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !urlProtocolOk(i, t.protocol) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid protocol`,
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : stripTabAndNewline(r);
			return;
		} catch {
			n.issues.push({
				code: `invalid_format`,
				format: `url`,
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), xt = m(`$ZodEmoji`, (e, t) => {
	t.pattern ??= Ge(), z.init(e, t);
}), St = m(`$ZodNanoID`, (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? ae : oe(t.length), z.init(e, t);
}), Ct = m(`$ZodCUID`, (e, t) => {
	t.pattern ??= ye, z.init(e, t);
}), wt = m(`$ZodCUID2`, (e, t) => {
	t.pattern ??= We, z.init(e, t);
}), Tt = m(`$ZodULID`, (e, t) => {
	t.pattern ??= ee, z.init(e, t);
}), Et = m(`$ZodXID`, (e, t) => {
	t.pattern ??= Je, z.init(e, t);
}), Dt = m(`$ZodKSUID`, (e, n) => {
	n.pattern ??= t, z.init(e, n);
}), Ot = m(`$ZodISODateTime`, (e, t) => {
	t.pattern ??= be(t), z.init(e, t);
}), kt = m(`$ZodISODate`, (e, t) => {
	t.pattern ??= qe, z.init(e, t);
}), At = m(`$ZodISOTime`, (e, t) => {
	t.pattern ??= d(t), z.init(e, t);
}), jt = m(`$ZodISODuration`, (e, t) => {
	t.pattern ??= Ke, z.init(e, t);
}), Mt = m(`$ZodIPv4`, (e, t) => {
	t.pattern ??= ce, z.init(e, t);
}), Nt = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(e) {
	return Nt.test(e) ? canParseURL(`http://[${e}]`) : !1;
}
const Pt = m(`$ZodIPv6`, (e, t) => {
	t.pattern ??= Me, z.init(e, t), e._zod.check = (n) => {
		isValidIPv6(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `ipv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Ft = m(`$ZodCIDRv4`, (e, t) => {
	t.pattern ??= De, z.init(e, t);
});
function isValidCIDRv6(e) {
	let t = e.split(`/`);
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : isValidIPv6(n);
}
const It = m(`$ZodCIDRv6`, (e, t) => {
	t.pattern ??= Te, z.init(e, t), e._zod.check = (n) => {
		isValidCIDRv6(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `cidrv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function isValidBase64(e) {
	if (e === ``) return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const Lt = /^[0-9a-zA-Z+/]*={0,2}$/, Rt = m(`$ZodBase64`, (e, t) => {
	t.pattern ??= Lt, z.init(e, t), e._zod.check = (n) => {
		isValidBase64(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), B = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(e) {
	if (!B.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === `-` ? `+` : `/`);
	return isValidBase64(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const zt = m(`$ZodBase64URL`, (e, t) => {
	t.pattern ??= B, z.init(e, t), e._zod.check = (n) => {
		isValidBase64URL(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64url`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Bt = m(`$ZodE164`, (e, t) => {
	t.pattern ??= pe, z.init(e, t);
});
function isValidJWT(e, t = null) {
	try {
		let n = e.split(`.`);
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !(`typ` in i && i?.typ !== `JWT` || !i.alg || t && (!(`alg` in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
const Vt = m(`$ZodJWT`, (e, t) => {
	z.init(e, t), e._zod.check = (n) => {
		isValidJWT(n.value, t.alg) || n.issues.push({
			code: `invalid_format`,
			format: `jwt`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Ht = m(`$ZodNumber`, (e, t) => {
	L.init(e, t), e._zod.pattern = le, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == `number` ? Number.isNaN(i) ? `NaN` : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: `number`,
			code: `invalid_type`,
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), Ut = m(`$ZodNumberFormat`, (e, t) => {
	it.init(e, t), Ht.init(e, t);
}), Wt = m(`$ZodBoolean`, (e, t) => {
	L.init(e, t), e._zod.pattern = Fe, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == `boolean` || n.issues.push({
			expected: `boolean`,
			code: `invalid_type`,
			input: i,
			inst: e
		}), n;
	};
}), Gt = m(`$ZodAny`, (e, t) => {
	L.init(e, t), e._zod.parse = (e) => e;
}), Kt = m(`$ZodUnknown`, (e, t) => {
	L.init(e, t), e._zod.parse = (e) => e;
}), qt = m(`$ZodNever`, (e, t) => {
	L.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: `never`,
		code: `invalid_type`,
		input: t.value,
		inst: e
	}), t);
}), Jt = m(`$ZodDate`, (e, t) => {
	L.init(e, t), e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = new Date(n.value);
		} catch {}
		let i = n.value, a = i instanceof Date;
		return a && !Number.isNaN(i.getTime()) || n.issues.push({
			expected: `date`,
			code: `invalid_type`,
			input: i,
			...a ? { received: `Invalid Date` } : {},
			inst: e
		}), n;
	};
});
function capSize(e, t) {
	let n = fe(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
			for (let [t, r] of fe(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, x(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const arraySize = (e) => Array.isArray(e) ? e.length : -1;
function handleArrayResult(e, t, n) {
	e.issues.length && t.issues.push(...g(n, e.issues)), t.value[n] = e.value;
}
const Yt = m(`$ZodArray`, (e, t) => {
	L.init(e, t);
	let n = p.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: `array`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => handleArrayResult(t, r, e)));
			else if (handleArrayResult(c, r, e), s && c.issues.length !== 0 && h(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, capSize(e, arraySize);
});
function handlePropertyResult(e, t, n, r, i, a) {
	let o = n in r, s = a === `optional`;
	if (o || !s || i !== `optional`) {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...g(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: `invalid_type`,
			expected: `nonoptional`,
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === `defaulted` && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const Xt = [];
function normalizeDef(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Xt, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`)) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = c(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function handleCatchall(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (h(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === `__proto__`) {
			u === `never` && s.push(i);
			continue;
		}
		if (u === `never`) {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => handlePropertyResult(e, n, i, t, d, f))) : handlePropertyResult(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: `unrecognized_keys`,
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const Zt = m(`$ZodObject`, (e, t) => {
	L.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, `shape`), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let get = () => {
			let e = { ...r };
			return Object.defineProperty(t, "shape", { value: e }), get.raw = e, e;
		};
		get.raw = r, Object.defineProperty(t, "shape", { get });
	}
	let i = v(() => normalizeDef(t));
	C(e, `propValues`, (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || b(n, e, new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = S, o = t.catchall, s, c = p.memoizer;
	c?.attach(e), e._zod.parse = (t, n) => {
		s ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
		t.value = c ? c.alloc(e, t, {}, n) : {};
		let l = [], u = s.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (h(t, f)) break;
				f = t.issues.length;
			}
			if (e === `__proto__`) continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => handlePropertyResult(n, t, e, r, a, o))) : handlePropertyResult(s, t, e, r, a, o);
		}
		return o ? handleCatchall(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), Qt = m(`$ZodObjectJIT`, (e, t) => {
	Zt.init(e, t);
	let n = e._zod.parse, r = v(() => normalizeDef(t)), i = p.memoizer, generateFastpass = (t) => {
		let n = r.value, a = n.symbolKeys, o = new Doc([`payload`, `ctx`], {
			shape: t,
			inst: e,
			memo: i,
			syms: a
		}), parseStr = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, prefixStr = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write(`const input = payload.value;`);
		let s = Object.create(null), c = 0;
		for (let e of n.allKeys) s[e] = `key_${c++}`;
		o.write(i ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (let e of n.allKeys) {
			if (e === `__proto__`) continue;
			let n = s[e], r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : Ve(e), i = `${r} in input`, c = t[e], l = c?._zod?.optin, u = l !== void 0, d = c?._zod?.optout === `optional`;
			if (o.write(`const ${n} = ${parseStr(r)};`), u && d) {
				let e = l === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${prefixStr(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else u ? (o.write(`
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
      `), l === `defaulted` ? o.write(`newResult[${r}] = ${n}.value;`) : o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${prefixStr(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
		}
		return o.write(`payload.value = newResult;`), o.write(`return payload;`), o.compile();
	}, a, o = S, s = !p.jitless, c = s && ve.value, l = t.catchall, u;
	e._zod.parse = (i, d) => {
		u ??= r.value;
		let f = i.value;
		return o(f) ? s && c && d?.async === !1 && d.jitless !== !0 ? (a ||= generateFastpass(t.shape), i = a(i, d), l ? handleCatchall([], f, i, d, u, e, d?.abortEarly === !0) : i) : n(i, d) : (i.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: f,
			inst: e
		}), i);
	};
});
function handleUnionResults(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !h(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: `invalid_union`,
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => T(e, r, y())))
	}), t);
}
const $t = m(`$ZodUnion`, (e, t) => {
	L.init(e, t), C(e, `optin`, (e) => e.def.options.some((e) => e._zod.optin === `defaulted`) ? `defaulted` : e.def.options.some((e) => e._zod.optin !== void 0) ? `optional` : void 0), C(e, `optout`, (e) => e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0), C(e, `values`, (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), C(e, `pattern`, (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => E(e.source)).join(`|`)})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => handleUnionResults(t, r, e, i)) : handleUnionResults(o, r, e, i);
	};
});
function discriminatorMap(e) {
	let t = new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
const en = m(`$ZodDiscriminatedUnion`, (e, t) => {
	t.inclusive = !1, $t.init(e, t);
	let n = e._zod.parse;
	C(e, `propValues`, (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || b(t, e, new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = ue(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = v(() => discriminatorMap(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!S(o)) return i.issues.push({
			code: `invalid_type`,
			expected: `object`,
			input: o,
			inst: e
		}), i;
		let s = o?.[t.discriminator], c = r.value.get(s);
		return c && (s !== void 0 || a.direction !== `backward`) ? c._zod.run(i, a) : t.unionFallback || a.direction === `backward` ? n(i, a) : (i.issues.push({
			code: `invalid_union`,
			errors: [],
			note: `No matching discriminator`,
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		}), i);
	};
}), tn = m(`$ZodIntersection`, (e, t) => {
	L.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => handleIntersectionResults(e, t, n)) : handleIntersectionResults(e, i, a);
	};
});
function mergeValues(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (k(e) && k(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
		for (let n of r) {
			if (n === `__proto__`) continue;
			let r = mergeValues(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = mergeValues(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(e, t, n) {
	let r = new Map(), i, a = new Map(), collect = (e, t) => {
		let n;
		if (e.code === `unrecognized_keys` && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) collect(n, `l`) || e.issues.push(n);
	for (let t of n.issues) collect(t, `r`) || e.issues.push(t);
	let o = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (o.length) {
		let t = i ? o.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of o) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let s = mergeValues(t.value, n.value);
	if (!s.valid) {
		if (h(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(s.mergeErrorPath)}`);
	}
	return e.value = s.data, e;
}
const nn = m(`$ZodTuple`, (e, t) => {
	L.init(e, t);
	let n = t.items, r = p.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: `tuple`,
			code: `invalid_type`
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = getTupleOptStart(n, `optin`), l = getTupleOptStart(n, `optout`);
		if (!t.rest) {
			if (o.length < c) return i.issues.push({
				code: `too_small`,
				minimum: c,
				inclusive: !0,
				input: o,
				inst: e,
				origin: `array`
			}), i;
			o.length > n.length && i.issues.push({
				code: `too_big`,
				maximum: n.length,
				inclusive: !0,
				input: o,
				inst: e,
				origin: `array`
			});
		}
		let u = Array(n.length), d = t.rest ? a?.abortEarly : void 0, f = !1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e]._zod.run({
				value: o[e],
				issues: []
			}, a);
			t instanceof Promise ? s.push(t.then((t) => {
				u[e] = t;
			})) : (u[e] = t, d && !f && t.issues.length && (f = h(t)));
		}
		if (t.rest && !f) {
			let e = n.length - 1, r = o.slice(n.length), c = i.issues.length;
			for (let n of r) {
				if (d && i.issues.length !== c) {
					if (h(i, c)) break;
					c = i.issues.length;
				}
				e++;
				let r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				r instanceof Promise ? s.push(r.then((t) => handleTupleResult(t, i, e))) : handleTupleResult(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => handleTupleResults(u, i, n, o, l)) : handleTupleResults(u, i, n, o, l);
	};
});
function getTupleOptStart(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === `optin` ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === `optional`)) return n + 1;
	return 0;
}
function handleTupleResult(e, t, n) {
	e.issues.length && t.issues.push(...g(n, e.issues)), t.value[n] = e.value;
}
function handleTupleResults(e, t, n, r, i) {
	for (let a = 0; a < n.length; a++) {
		let o = e[a], s = a < r.length;
		if (!s && a >= i && n[a]._zod.optin === `optional`) {
			t.value.length = a;
			break;
		}
		if (o.issues.length) {
			if (!s && a >= i) {
				t.value.length = a;
				break;
			}
			t.issues.push(...g(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === `optional` && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
const rn = m(`$ZodRecord`, (e, t) => {
	L.init(e, t);
	let n = p.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!k(a)) return r.issues.push({
			expected: `record`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = new Set();
			for (let n of s) if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
				if (c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`) continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (s.issues.length) {
					r.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: s.issues.map((e) => T(e, i, y())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === `__proto__`) continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...g(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...g(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === `loose`) {
					if (e === `__proto__`) continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: `unrecognized_keys`,
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (typeof n == `string` && le.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === `loose` ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: l.issues.map((e) => T(e, i, y())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === `__proto__`) continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...g(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...g(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: `unrecognized_keys`,
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), an = m(`$ZodEnum`, (e, t) => {
	L.init(e, t);
	let n = O(t.entries), r = new Set(n);
	e._zod.values = r, C(e, `pattern`, (e) => {
		let t = O(e.def.entries).filter((e) => se.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => w(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: `invalid_value`,
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), on = m(`$ZodLiteral`, (e, t) => {
	L.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, C(e, `pattern`, (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == `string` ? w(e) : e ? w(e.toString()) : String(e)).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: `invalid_value`,
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), sn = m(`$ZodTransform`, (e, t) => {
	L.init(e, t), e._zod.optin = `optional`, p.memoizer?.guard(e), e._zod.parse = (n, i) => {
		if (i.direction === `backward`) throw new _e(e.constructor.name);
		let a = t.transform(n.value, n);
		if (i.async) return (a instanceof Promise ? a : Promise.resolve(a)).then((e) => (n.value = e, n));
		if (a instanceof Promise) throw new r();
		return n.value = a, n;
	};
});
function handleOptionalResult(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const cn = m(`$ZodOptional`, (e, t) => {
	L.init(e, t), C(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), e._zod.optout = `optional`, C(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), C(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${E(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== `defaulted`) return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => handleOptionalResult(e, t)) : handleOptionalResult(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), ln = m(`$ZodExactOptional`, (e, t) => {
	cn.init(e, t), C(e, `values`, (e) => e.def.innerType._zod.values), C(e, `pattern`, (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), un = m(`$ZodNullable`, (e, t) => {
	L.init(e, t), C(e, `optin`, (e) => e.def.innerType._zod.optin), C(e, `optout`, (e) => e.def.innerType._zod.optout), C(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${E(t.source)}|null)$`) : void 0;
	}), C(e, `values`, (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), dn = m(`$ZodDefault`, (e, t) => {
	L.init(e, t), e._zod.optin = `defaulted`, C(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handleDefaultResult(e, t)) : handleDefaultResult(r, t);
	};
});
function handleDefaultResult(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const pn = m(`$ZodPrefault`, (e, t) => {
	L.init(e, t), e._zod.optin = `defaulted`, C(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === `backward` || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), mn = m(`$ZodNonOptional`, (e, t) => {
	L.init(e, t), C(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => handleNonOptionalResult(t, e)) : handleNonOptionalResult(i, e);
	};
});
function handleNonOptionalResult(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: `invalid_type`,
		expected: `nonoptional`,
		input: e.value,
		inst: t
	}), e;
}
function handleCatchResult(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => T(e, r, y())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const hn = m(`$ZodCatch`, (e, t) => {
	L.init(e, t), C(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), C(e, `optout`, (e) => e.def.innerType._zod.optout), C(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => handleCatchResult(e, r, t, n)) : handleCatchResult(e, r, t, n);
	};
}), gn = m(`$ZodPipe`, (e, t) => {
	L.init(e, t), C(e, `values`, (e) => e.def.in._zod.values), C(e, `optin`, (e) => e.def.in._zod.optin), C(e, `optout`, (e) => e.def.out._zod.optout), C(e, `propValues`, (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.in, n)) : handlePipeResult(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.out, n)) : handlePipeResult(r, t.out, n);
	};
});
function handlePipeResult(e, t, n) {
	return e.issues.some((e) => e.code !== `unrecognized_keys`) ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const _n = m(`$ZodReadonly`, (e, t) => {
	L.init(e, t), C(e, `propValues`, (e) => e.def.innerType._zod.propValues), C(e, `values`, (e) => e.def.innerType._zod.values), C(e, `optin`, (e) => e.def.innerType?._zod?.optin), C(e, `optout`, (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(handleReadonlyResult) : handleReadonlyResult(r);
	};
});
function handleReadonlyResult(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const vn = m(`$ZodLazy`, (e, t) => {
	L.init(e, t), ke(e._zod, `innerType`, () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), C(e, `pattern`, (e) => e.innerType?._zod?.pattern), C(e, `propValues`, (e) => e.innerType?._zod?.propValues), C(e, `optin`, (e) => e.innerType?._zod?.optin ?? void 0), C(e, `optout`, (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), yn = m(`$ZodCustom`, (e, t) => {
	P.init(e, t), L.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => handleRefineResult(t, n, r, e));
		handleRefineResult(i, n, r, e);
	};
});
function handleRefineResult(e, t, n, r) {
	if (!e) {
		let e = {
			code: `custom`,
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(M(e));
	}
}
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`), this.name = `ZodCyclicError`;
	}
};
const V = `~memo`, bn = [];
function isRef(e) {
	return typeof e == `object` && !!e;
}
function cloneIssues(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const xn = new WeakMap();
function isRecursive(e, t, n) {
	let r = xn.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, check = (e) => {
		if (i !== 2 && e?._zod) {
			let r = isRecursive(e, t, n);
			r > i && (i = r);
		}
	}, shape = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? isRecursive(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, merge = (e) => {
		e > i && (i = e);
	}, a = e._zod.def;
	switch (a.type) {
		case `object`: {
			let e = ue(a);
			merge(e ? shape(e, !0) : 1), check(a.catchall);
			break;
		}
		case `array`:
			check(a.element);
			break;
		case `tuple`:
			for (let e of a.items) check(e);
			check(a.rest);
			break;
		case `record`:
		case `map`:
			check(a.keyType), check(a.valueType);
			break;
		case `set`:
			check(a.valueType);
			break;
		case `union`:
			for (let e of a.options) check(e);
			break;
		case `intersection`:
			check(a.left), check(a.right);
			break;
		case `optional`:
		case `nullable`:
		case `default`:
		case `prefault`:
		case `catch`:
		case `readonly`:
		case `nonoptional`:
		case `promise`:
		case `success`:
			check(a.innerType);
			break;
		case `pipe`:
			check(a.in), check(a.out);
			break;
		case `function`:
			check(a.input), check(a.output);
			break;
		case `lazy`: {
			let r = a._cachedInner ?? (n ? e._zod.innerType : void 0);
			merge(r ? isRecursive(r, t, !1) : 1);
			break;
		}
		case `template_literal`:
		case `string`:
		case `number`:
		case `int`:
		case `boolean`:
		case `bigint`:
		case `symbol`:
		case `undefined`:
		case `null`:
		case `void`:
		case `never`:
		case `any`:
		case `unknown`:
		case `date`:
		case `nan`:
		case `enum`:
		case `literal`:
		case `file`:
		case `transform`:
		case `custom`: break;
		default: for (let e in a) {
			let t = Object.getOwnPropertyDescriptor(a, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == `object`) {
				if (n._zod) check(n);
				else if (Array.isArray(n)) for (let e of n) check(e);
			}
		}
	}
	return t.delete(e), settle(e, i);
}
function settle(e, t) {
	return t !== 1 && xn.set(e, t === 2), t;
}
function bucketFor(e, t) {
	let n = e.buckets.get(t);
	return n || (n = new WeakMap(), e.buckets.set(t, n)), n;
}
let H;
const U = [], Sn = {
	alloc(e, t, n) {
		let r = H;
		if (!r) return n;
		H = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), U.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, wrapped = (e, n) => {
				if (n.direction !== `backward` && isBackEdge(n, e.value)) throw new $ZodCyclicError();
				return t(e, n);
			};
			e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
		});
	},
	attach(e) {
		var t;
		let n, r = !1, i, a;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, wrapped = (o, s) => {
				if (n === void 0) {
					let i = isRecursive(e, new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === wrapped && (e._zod.run = t), t(o, s);
					i === 2 || r ? n = !0 : r = !0;
				}
				let c = o.value;
				if (!isRef(c)) return t(o, s);
				let l = s[V];
				l || (l = {
					buckets: new WeakMap(),
					backEdges: void 0
				}, s[V] = l);
				let u;
				i === s ? u = a : (u = bucketFor(l, e), i = s, a = u);
				let d = u.get(c);
				if (d) return o.value = d.value, d.issues ? d.issues.length && o.issues.push(...cloneIssues(d.issues)) : (o.memo = !0, l.backEdges ?? (l.backEdges = new WeakSet()), l.backEdges.add(d.value)), o;
				H = u;
				let f = U.length, p = t(o, s);
				H = void 0;
				let m = U.length > f ? U.pop() : void 0;
				return p instanceof Promise ? p.then((e) => (m && (m.issues = e.issues.length ? cloneIssues(e.issues) : bn), e)) : (m && (m.issues = p.issues.length ? cloneIssues(p.issues) : bn), p);
			};
			e._zod.parse = wrapped, e._zod.run === t && (e._zod.run = wrapped);
		});
	}
};
function memoizer() {
	return Sn;
}
function isBackEdge(e, t) {
	let n = e[V]?.backEdges;
	return n !== void 0 && isRef(t) && n.has(t);
}
const error = () => {
	let e = {
		string: {
			unit: `characters`,
			verb: `to have`
		},
		file: {
			unit: `bytes`,
			verb: `to have`
		},
		array: {
			unit: `items`,
			verb: `to have`
		},
		set: {
			unit: `items`,
			verb: `to have`
		},
		map: {
			unit: `entries`,
			verb: `to have`
		}
	};
	function getSizing(t) {
		return e[t] ?? null;
	}
	let t = {
		regex: `input`,
		email: `email address`,
		url: `URL`,
		emoji: `emoji`,
		uuid: `UUID`,
		uuidv4: `UUIDv4`,
		uuidv6: `UUIDv6`,
		nanoid: `nanoid`,
		guid: `GUID`,
		cuid: `cuid`,
		cuid2: `cuid2`,
		ulid: `ULID`,
		xid: `XID`,
		ksuid: `KSUID`,
		datetime: `ISO datetime`,
		date: `ISO date`,
		time: `ISO time`,
		duration: `ISO duration`,
		ipv4: `IPv4 address`,
		ipv6: `IPv6 address`,
		mac: `MAC address`,
		cidrv4: `IPv4 range`,
		cidrv6: `IPv6 range`,
		base64: `base64-encoded string`,
		base64url: `base64url-encoded string`,
		json_string: `JSON string`,
		e164: `E.164 number`,
		currency_code: `currency code`,
		credit_card: `credit card number`,
		iban: `IBAN`,
		jwt: `JWT`,
		template_literal: `input`
	}, n = { nan: `NaN` };
	function getTypeName(e, t) {
		return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : n[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case `invalid_type`: return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(Ne(e.input), e.input)}`;
			case `invalid_value`: return e.values.length === 1 ? `Invalid input: expected ${i(e.values[0])}` : `Invalid option: expected one of ${xe(e.values, `|`)}`;
			case `too_big`: {
				let t = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`, n = getSizing(e.origin);
				return n ? `Too big: expected ${e.origin ?? `value`} to have ${t}${e.maximum.toString()} ${n.unit ?? `elements`}` : `Too big: expected ${e.origin ?? `value`} to be ${t}${e.maximum.toString()}`;
			}
			case `too_small`: {
				let t = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`, n = getSizing(e.origin);
				return n ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}` : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
			}
			case `invalid_format`: {
				let n = e;
				return n.format === `starts_with` ? `Invalid string: must start with "${n.prefix}"` : n.format === `ends_with` ? `Invalid string: must end with "${n.suffix}"` : n.format === `includes` ? `Invalid string: must include "${n.includes}"` : n.format === `regex` ? `Invalid string: must match pattern ${n.pattern}` : `Invalid ${t[n.format] ?? e.format}`;
			}
			case `not_multiple_of`: return `Invalid number: must be a multiple of ${e.divisor}`;
			case `unrecognized_keys`: return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${xe(e.keys, `, `)}`;
			case `invalid_key`: return `Invalid key in ${e.origin}`;
			case `invalid_union`: return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}` : e.inclusive === !1 ? `Invalid input: more than one option matched` : `Invalid input`;
			case `invalid_element`: return `Invalid value in ${e.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
var Cn, $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap(), this._idmap = new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = new WeakMap(), this._idmap = new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == `object` && `id` in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function registry() {
	return new $ZodRegistry();
}
(Cn = globalThis).__zod_globalRegistry ?? (Cn.__zod_globalRegistry = registry());
const W = globalThis.__zod_globalRegistry;
function snapshotChecks(e) {
	return e.checks &&= [...e.checks], e;
}
function _string(e, t) {
	return new e(snapshotChecks({
		type: `string`,
		...A(t)
	}));
}
function _email(e, t) {
	return new e({
		type: `string`,
		format: `email`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _guid(e, t) {
	return new e({
		type: `string`,
		format: `guid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _uuid(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _uuidv4(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v4`,
		...A(t)
	});
}
function _uuidv6(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v6`,
		...A(t)
	});
}
function _uuidv7(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v7`,
		...A(t)
	});
}
function _url(e, t) {
	return new e({
		type: `string`,
		format: `url`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _emoji(e, t) {
	return new e({
		type: `string`,
		format: `emoji`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _nanoid(e, t) {
	return new e({
		type: `string`,
		format: `nanoid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _cuid(e, t) {
	return new e({
		type: `string`,
		format: `cuid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _cuid2(e, t) {
	return new e({
		type: `string`,
		format: `cuid2`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _ulid(e, t) {
	return new e({
		type: `string`,
		format: `ulid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _xid(e, t) {
	return new e({
		type: `string`,
		format: `xid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _ksuid(e, t) {
	return new e({
		type: `string`,
		format: `ksuid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _ipv4(e, t) {
	return new e({
		type: `string`,
		format: `ipv4`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _ipv6(e, t) {
	return new e({
		type: `string`,
		format: `ipv6`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _cidrv4(e, t) {
	return new e({
		type: `string`,
		format: `cidrv4`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _cidrv6(e, t) {
	return new e({
		type: `string`,
		format: `cidrv6`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _base64(e, t) {
	return new e({
		type: `string`,
		format: `base64`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _base64url(e, t) {
	return new e({
		type: `string`,
		format: `base64url`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _e164(e, t) {
	return new e({
		type: `string`,
		format: `e164`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _jwt(e, t) {
	return new e({
		type: `string`,
		format: `jwt`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _isoDateTime(e, t) {
	return new e({
		type: `string`,
		format: `datetime`,
		check: `string_format`,
		offset: !1,
		local: !1,
		precision: null,
		...A(t)
	});
}
function _isoDate(e, t) {
	return new e({
		type: `string`,
		format: `date`,
		check: `string_format`,
		...A(t)
	});
}
function _isoTime(e, t) {
	return new e({
		type: `string`,
		format: `time`,
		check: `string_format`,
		precision: null,
		...A(t)
	});
}
function _isoDuration(e, t) {
	return new e({
		type: `string`,
		format: `duration`,
		check: `string_format`,
		...A(t)
	});
}
function _number(e, t) {
	return new e(snapshotChecks({
		type: `number`,
		checks: [],
		...A(t)
	}));
}
function _coercedNumber(e, t) {
	return new e(snapshotChecks({
		type: `number`,
		coerce: !0,
		checks: [],
		...A(t)
	}));
}
function _int(e, t) {
	return new e({
		type: `number`,
		check: `number_format`,
		abort: !1,
		format: `safeint`,
		...A(t)
	});
}
function _boolean(e, t) {
	return new e({
		type: `boolean`,
		...A(t)
	});
}
function _any(e) {
	return new e({ type: `any` });
}
function _unknown(e) {
	return new e({ type: `unknown` });
}
function _never(e, t) {
	return new e({
		type: `never`,
		...A(t)
	});
}
function _date(e, t) {
	return new e({
		type: `date`,
		...A(t)
	});
}
function _coercedDate(e, t) {
	return new e({
		type: `date`,
		coerce: !0,
		...A(t)
	});
}
function _lt(e, t) {
	return new tt({
		check: `less_than`,
		...A(t),
		value: e,
		inclusive: !1
	});
}
function _lte(e, t) {
	return new tt({
		check: `less_than`,
		...A(t),
		value: e,
		inclusive: !0
	});
}
function _gt(e, t) {
	return new nt({
		check: `greater_than`,
		...A(t),
		value: e,
		inclusive: !1
	});
}
function _gte(e, t) {
	return new nt({
		check: `greater_than`,
		...A(t),
		value: e,
		inclusive: !0
	});
}
function _multipleOf(e, t) {
	return new rt({
		check: `multiple_of`,
		...A(t),
		value: e
	});
}
function _maxLength(e, t) {
	return new at({
		check: `max_length`,
		...A(t),
		maximum: e
	});
}
function _minLength(e, t) {
	return new ot({
		check: `min_length`,
		...A(t),
		minimum: e
	});
}
function _length(e, t) {
	return new st({
		check: `length_equals`,
		...A(t),
		length: e
	});
}
function _regex(e, t) {
	return new ct({
		check: `string_format`,
		format: `regex`,
		...A(t),
		pattern: e
	});
}
function _lowercase(e) {
	return new lt({
		check: `string_format`,
		format: `lowercase`,
		...A(e)
	});
}
function _uppercase(e) {
	return new ut({
		check: `string_format`,
		format: `uppercase`,
		...A(e)
	});
}
function _includes(e, t) {
	return new dt({
		check: `string_format`,
		format: `includes`,
		...A(t),
		includes: e
	});
}
function _startsWith(e, t) {
	return new ft({
		check: `string_format`,
		format: `starts_with`,
		...A(t),
		prefix: e
	});
}
function _endsWith(e, t) {
	return new pt({
		check: `string_format`,
		format: `ends_with`,
		...A(t),
		suffix: e
	});
}
function _overwrite(e) {
	return new mt({
		check: `overwrite`,
		tx: e
	});
}
function _normalize(e) {
	return _overwrite((t) => t.normalize(e));
}
function _trim() {
	return _overwrite((e) => e.trim());
}
function _toLowerCase() {
	return _overwrite((e) => e.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((e) => e.toUpperCase());
}
function _slugify() {
	return _overwrite((e) => Ye(e));
}
function _array(e, t, n) {
	return new e({
		type: `array`,
		element: t,
		...A(n)
	});
}
function _custom(e, t, n) {
	let r = A(n);
	return r.abort ??= !0, new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...r
	});
}
function _refine(e, t, n) {
	return new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...A(n)
	});
}
function _superRefine(e, t) {
	let n = _check((t) => (t.addIssue = (e) => {
		if (typeof e == `string`) t.issues.push(M(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= `custom`, `input` in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(M(r));
		}
	}, e(t.value, t)), t);
	return n;
}
function _check(e, t) {
	let n = new P({
		check: `custom`,
		...A(t)
	});
	return n._zod.check = e, n;
}
function assignProps(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && b(e, t, n[t]);
	return e;
}
function initializeContext(e) {
	let t = e?.target ?? `draft-2020-12`;
	return t === `draft-4` && (t = `draft-04`), t === `draft-7` && (t = `draft-07`), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? W,
		target: t,
		unrepresentable: e?.unrepresentable ?? `throw`,
		override: e?.override ?? (() => {}),
		io: e?.io ?? `output`,
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? `ref`,
		reused: e?.reused ?? `inline`,
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
function handleUnrepresentable(e, t, n, r, i) {
	let a = typeof t.unrepresentable == `function` ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === `any`) return !1;
	if (a === void 0 || a === `throw`) throw Error(i);
	return Object.assign(n, a), !0;
}
function processSchema(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, processSchema(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && assignProps(o.schema, c), t.io === `input` && isTransforming(e) && (delete o.schema.examples, delete o.schema.default), t.io === `input` && `_prefault` in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function encodeJSONPointerSegment(e) {
	return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function extractDefs(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let makeURI = (t) => {
		let r = e.target === `draft-2020-12` ? `$defs` : `definitions`;
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i(`__shared`)}#/${r}/${encodeJSONPointerSegment(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: `#` };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + encodeJSONPointerSegment(a)
		};
	}, extractToDef = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = makeURI(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let i = t.schema;
		for (let e in i) delete i[e];
		i.$ref = n;
	};
	if (e.cycles === `throw`) for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) extractToDef(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					extractToDef(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === `ref`) && extractToDef(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function compactTypeUnion(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != `object`) return;
		compactTypeUnion(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== `type`) return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != `string`) return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
const wn = new Set([
	`type`,
	`properties`,
	`required`,
	`additionalProperties`
]), Tn = [`oneOf`, `anyOf`];
function undeclaredConstraint(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function foldObjects(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != `object` || n.type !== `object`) return null;
		for (let e in n) if (!wn.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? undeclaredConstraint(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			let i = e.length === 1 ? e[0] : foldObjects(e) ?? { allOf: e };
			b(n, r, i);
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: `object`,
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = undeclaredConstraint(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function foldIntersection(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of wn) if (t in e) return;
	let n = t.filter((e) => Tn.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = foldObjects(t);
	else {
		let e = n[0], i = Tn.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => foldObjects([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, assignProps(e, r));
}
function finalize(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	let flattenRef = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let r = n.def ?? n.schema, i = { ...r }, a = n.ref;
		if (n.ref = null, a) {
			flattenRef(a);
			let n = e.seen.get(a), o = n.schema;
			if (o.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`) ? (r.allOf = r.allOf ?? [], r.allOf.push(o)) : assignProps(r, o), assignProps(r, i), t._zod.parent === a) for (let e in r) e !== `$ref` && e !== `allOf` && (e in i || delete r[e]);
			if (o.$ref && n.def) for (let e in r) e !== `$ref` && e !== `allOf` && e in n.def && JSON.stringify(r[e]) === JSON.stringify(n.def[e]) && delete r[e];
		}
		let o = t._zod.parent;
		if (o && o !== a) {
			flattenRef(o);
			let t = e.seen.get(o);
			if (t?.schema.$ref && (r.$ref = t.schema.$ref, t.def)) for (let e in r) e !== `$ref` && e !== `allOf` && e in t.def && JSON.stringify(r[e]) === JSON.stringify(t.def[e]) && delete r[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: r,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) flattenRef(t[0]);
		if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) compactTypeUnion(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) foldIntersection(e);
		}
	}
	let r = {};
	if (e.target === `draft-2020-12` ? r.$schema = `https://json-schema.org/draft/2020-12/schema` : e.target === `draft-07` ? r.$schema = `http://json-schema.org/draft-07/schema#` : e.target === `draft-04` ? r.$schema = `http://json-schema.org/draft-04/schema#` : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		r.$id = e.external.uri(n);
	}
	assignProps(r, n.defId ? n.schema : n.def ?? n.schema);
	let i = e.metadataRegistry.get(t)?.id;
	i !== void 0 && r.id === i && delete r.id;
	let a = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, b(a, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(a).length > 0 && (e.target === `draft-2020-12` ? r.$defs = a : r.definitions = a);
	try {
		let n = JSON.parse(JSON.stringify(r));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t[`~standard`],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(t, `input`, e.processors),
					output: createStandardJSONSchemaMethod(t, `output`, e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error(`Error converting schema to JSON.`);
	}
}
function isTransforming(e, t) {
	let n = t ?? { seen: new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === `transform`) return !0;
	if (r.type === `array`) return isTransforming(r.element, n);
	if (r.type === `set`) return isTransforming(r.valueType, n);
	if (r.type === `lazy`) return isTransforming(r.getter(), n);
	if (r.type === `promise` || r.type === `optional` || r.type === `nonoptional` || r.type === `nullable` || r.type === `readonly` || r.type === "default" || r.type === `prefault` || r.type === `catch`) return isTransforming(r.innerType, n);
	if (r.type === `intersection`) return isTransforming(r.left, n) || isTransforming(r.right, n);
	if (r.type === `record` || r.type === `map`) return isTransforming(r.keyType, n) || isTransforming(r.valueType, n);
	if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : isTransforming(r.in, n) || isTransforming(r.out, n);
	if (r.type === `object`) {
		for (let e in r.shape) if (isTransforming(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === `union`) {
		for (let e of r.options) if (isTransforming(e, n)) return !0;
		return !1;
	}
	if (r.type === `tuple`) {
		for (let e of r.items) if (isTransforming(e, n)) return !0;
		return !!(r.rest && isTransforming(r.rest, n));
	}
	return !1;
}
const createToJSONSchemaMethod = (e, t = {}) => (n) => {
	let r = initializeContext({
		...n,
		processors: t
	});
	return processSchema(e, r), extractDefs(r, e), finalize(r, e);
}, createStandardJSONSchemaMethod = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = initializeContext({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return processSchema(e, o), extractDefs(o, e), finalize(o, e);
}, narrowMin = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, narrowMax = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, narrowBoth = (e, t) => {
	narrowMin(e, `minimum`, t), narrowMax(e, `maximum`, t);
}, addDivisor = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, addPattern = (e, t) => {
	e.patterns ??= new Set(), e.patterns.add(t);
}, intersectMime = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, setFormat = (e, t) => {
	e.format = t, t.includes(`int`) && (e.isInt = !0);
}, minContributor = (e, t) => narrowMin(e, `minimum`, t.minimum), maxContributor = (e, t) => narrowMax(e, `maximum`, t.maximum), formatContributor = (e) => (t, n) => {
	setFormat(t, n.format);
	let [r, i] = e[n.format];
	narrowMin(t, `minimum`, r), narrowMax(t, `maximum`, i);
}, En = {
	greater_than: (e, t) => narrowMin(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
	less_than: (e, t) => narrowMax(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
	multiple_of: (e, t) => addDivisor(e, t.value),
	number_format: formatContributor(ze),
	bigint_format: formatContributor(ne),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (e, t) => narrowBoth(e, t.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (e, t) => narrowBoth(e, t.size),
	string_format: (e, t) => {
		setFormat(e, t.format), t.pattern && addPattern(e, t.pattern), (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => intersectMime(e, t.mime)
};
function aggregateChecks(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has(`$ZodCheck`) ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) En[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && narrowMin(t, `minimum`, i.minimum), i.exclusiveMinimum !== void 0 && narrowMin(t, `exclusiveMinimum`, i.exclusiveMinimum), i.maximum !== void 0 && narrowMax(t, `maximum`, i.maximum), i.exclusiveMaximum !== void 0 && narrowMax(t, `exclusiveMaximum`, i.exclusiveMaximum), i.multipleOf !== void 0 && addDivisor(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes(`int`) && (t.isInt = !0)), i.mime && intersectMime(t, i.mime);
	for (let e of i.patterns ?? []) addPattern(t, e);
	return t;
}
const Dn = {
	guid: `uuid`,
	url: `uri`,
	datetime: `date-time`,
	json_string: `json-string`,
	regex: ``
}, On = new Map([[Lt, Ce], [B, Re]]), exactPattern = (e) => On.get(e) ?? e, stringProcessor = (e, t, n, r) => {
	let i = n;
	i.type = `string`;
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = aggregateChecks(e);
	if (typeof a == `number` && (i.minLength = a), typeof o == `number` && (i.maxLength = o), s && (i.format = Dn[s] ?? s, i.format === `` && delete i.format, (s === `time` || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(exactPattern);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0` ? { type: `string` } : {},
			pattern: e.source
		}))]);
	}
}, numberProcessor = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = aggregateChecks(e);
	i.type = u ? `integer` : `number`;
	let d = typeof l == `number` && l >= (a ?? -1 / 0), f = typeof c == `number` && c <= (o ?? 1 / 0), p = t.target === `draft-04` || t.target === `openapi-3.0`;
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == `number` && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == `number` && (i.maximum = o), s) {
		let n = new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : handleUnrepresentable(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, booleanProcessor = (e, t, n, r) => {
	n.type = `boolean`;
}, bigintProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `BigInt cannot be represented in JSON Schema`);
}, symbolProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Symbols cannot be represented in JSON Schema`);
}, nullProcessor = (e, t, n, r) => {
	t.target === `openapi-3.0` ? (n.type = `string`, n.nullable = !0, n.enum = [null]) : n.type = `null`;
}, undefinedProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Undefined cannot be represented in JSON Schema`);
}, voidProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Void cannot be represented in JSON Schema`);
}, neverProcessor = (e, t, n, r) => {
	n.not = {};
}, anyProcessor = (e, t, n, r) => {}, unknownProcessor = (e, t, n, r) => {}, dateProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Date cannot be represented in JSON Schema`);
}, enumProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = O(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == `number`) && (n.type = `number`), a.every((e) => typeof e == `string`) && (n.type = `string`), n.enum = a);
}, literalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (handleUnrepresentable(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == `bigint`) {
		if (handleUnrepresentable(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? `null` : typeof e, t.target === `draft-04` || t.target === `openapi-3.0` ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == `number`) && (n.type = `number`), a.every((e) => typeof e == `string`) && (n.type = `string`), a.every((e) => typeof e == `boolean`) && (n.type = `boolean`), a.every((e) => e === null) && (n.type = `null`), n.enum = a;
	}
}, nanProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `NaN cannot be represented in JSON Schema`);
}, templateLiteralProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.pattern;
	if (!a) throw Error(`Pattern not found in template literal`);
	i.type = `string`, i.pattern = a.source;
}, fileProcessor = (e, t, n, r) => {
	let i = n;
	i.type = `string`, i.format = `binary`, i.contentEncoding = `binary`;
	let { minimum: a, maximum: o, mime: s } = aggregateChecks(e);
	a !== void 0 && (i.minLength = a), o !== void 0 && (i.maxLength = o), s && (s.length === 0 ? i.not = {} : s.length === 1 ? i.contentMediaType = s[0] : i.anyOf = s.map((e) => ({ contentMediaType: e })));
}, successProcessor = (e, t, n, r) => {
	n.type = `boolean`;
}, customProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
}, functionProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Function types cannot be represented in JSON Schema`);
}, transformProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
}, mapProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Map cannot be represented in JSON Schema`);
}, setProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Set cannot be represented in JSON Schema`);
}, arrayProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = aggregateChecks(e);
	typeof o == `number` && (i.minItems = o), typeof s == `number` && (i.maxItems = s), i.type = `array`, i.items = processSchema(a.element, t, {
		...r,
		path: [...r.path, `items`]
	});
};
function inputOptin(e) {
	let t = e._zod.def;
	return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`) ? inputOptin(t.out) : t.type === `catch` ? inputOptin(t.innerType) : e._zod.optin;
}
const objectProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && handleUnrepresentable(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)) return;
	i.type = `object`, i.properties = {};
	for (let e in o) b(i.properties, e, processSchema(o[e], t, {
		...r,
		path: [
			...r.path,
			`properties`,
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === `input` ? inputOptin(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === `never` ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = processSchema(a.catchall, t, {
		...r,
		path: [...r.path, `additionalProperties`]
	})) : t.io === `output` && (i.additionalProperties = !1);
}, unionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			a ? `oneOf` : `anyOf`,
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, intersectionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.left, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			0
		]
	}), o = processSchema(i.right, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			1
		]
	}), isSimpleIntersection = (e) => `allOf` in e && Object.keys(e).length === 1, s = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(o) ? o.allOf : [o]];
	n.allOf = s, t.intersections.push(s);
}, tupleProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = `array`;
	let o = t.target === `draft-2020-12` ? `prefixItems` : `items`, s = t.target === `draft-2020-12` || t.target === `openapi-3.0` ? `items` : `additionalItems`, c = a.items.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), l = a.rest ? processSchema(a.rest, t, {
		...r,
		path: [
			...r.path,
			s,
			...t.target === `openapi-3.0` ? [a.items.length] : []
		]
	}) : null, u = a.items.length;
	for (; u > 0;) {
		let e = a.items[u - 1];
		if (!(t.io === `input` ? inputOptin(e) !== void 0 : e._zod.optout === `optional`)) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === `draft-2020-12` ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === `openapi-3.0` ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = aggregateChecks(e);
	typeof p == `number` && (i.minItems = p), typeof m == `number` && (i.maxItems = m);
};
function stringifyKeyNames(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = stringifyKeyNames(e, r, n);
		return i === r ? t : i;
	}
	for (let r of [`anyOf`, `oneOf`]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => stringifyKeyNames(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes(`string`) && r.some((e) => e === `number` || e === `integer`), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == `number`)) return t;
	let { minimum: o, maximum: c, exclusiveMinimum: l, exclusiveMaximum: u, multipleOf: d, format: f, id: p, ...m } = t;
	return m.enum ? m.enum = m.enum.map((e) => typeof e == `number` ? String(e) : e) : typeof m.const == `number` && (m.const = String(m.const)), i && (m.type = `string`, a || (m.pattern = (r.includes(`number`) ? le : s).source)), m;
}
const G = new WeakMap();
function rewriteKeyNames(e) {
	let t = new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = new Map();
	for (let r of G.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = stringifyKeyNames(t, a, new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const recordProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = `object`;
	let o = a.keyType, s = aggregateChecks(o).patterns;
	if (a.mode === `loose` && s && s.size > 0) {
		let e = processSchema(a.valueType, t, {
			...r,
			path: [
				...r.path,
				`patternProperties`,
				`*`
			]
		});
		i.patternProperties = {};
		for (let t of s) b(i.patternProperties, exactPattern(t).source, e);
	} else {
		if (t.target === `draft-07` || t.target === `draft-2020-12`) {
			i.propertyNames = processSchema(a.keyType, t, {
				...r,
				path: [...r.path, `propertyNames`]
			});
			let n = G.get(t);
			n || (n = [], G.set(t, n), t.deferred.push(() => rewriteKeyNames(t))), n.push(e);
		}
		i.additionalProperties = processSchema(a.valueType, t, {
			...r,
			path: [...r.path, `additionalProperties`]
		});
	}
	let c = o._zod.values, l = t.io === `input` && inputOptin(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == `string` || typeof e == `number`);
		e.length > 0 && (i.required = e.map(String));
	}
}, nullableProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.innerType, t, r), o = t.seen.get(e);
	t.target === `openapi-3.0` ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: `null` }];
}, nonoptionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, K = Symbol();
function serializeDefaultValue(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == `bigint` ? (a = !0, null) : t);
	return a ? (handleUnrepresentable(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), K) : JSON.parse(o);
}
const defaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== K && (n.default = o);
}, prefaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== `input`) return;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== K && (n._prefault = o);
}, catchProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		handleUnrepresentable(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
		return;
	}
	n.default = o;
}, pipeProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has(`$ZodTransform`), o = t.io === `input` ? a ? i.out : i.in : i.out;
	processSchema(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, readonlyProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, promiseProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, optionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, lazyProcessor = (e, t, n, r) => {
	let i = e._zod.innerType;
	processSchema(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, kn = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(e, t) {
	if (`_idmap` in e) {
		let n = e, r = initializeContext({
			...t,
			processors: kn
		}), i = {};
		for (let e of n._idmap.entries()) {
			let [t, n] = e;
			processSchema(n, r);
		}
		let a = {};
		r.external = {
			registry: n,
			uri: t?.uri,
			defs: i
		};
		for (let e of n._idmap.entries()) {
			let [t, n] = e;
			extractDefs(r, n), b(a, t, finalize(r, n));
		}
		return Object.keys(i).length > 0 && (a.__shared = { [r.target === `draft-2020-12` ? `$defs` : `definitions`]: i }), { schemas: a };
	}
	let n = initializeContext({
		...t,
		processors: kn
	});
	return processSchema(e, n), extractDefs(n, e), finalize(n, e);
}
const An = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const initializer = (e, t) => {
	Qe.init(e, t), e.name = `ZodError`;
	let n = Object.getPrototypeOf(e);
	An.has(n) || (An.add(n), _lazyMethod(n, `format`, (e) => (t) => formatError(e, t)), _lazyMethod(n, `flatten`, (e) => (t) => flattenError(e, t)), _lazyMethod(n, `addIssue`, (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, j, 2);
	}), _lazyMethod(n, `addIssues`, (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, j, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, jn = m(`ZodError`, initializer), q = m(`ZodError`, initializer, void 0, { Parent: Error }), Mn = _parse(q), Nn = _parseAsync(q), Pn = _safeParse(q), Fn = _safeParseAsync(q), In = _encode(q), Ln = _decode(q), Rn = _encodeAsync(q), zn = _decodeAsync(q), Bn = _safeEncode(q), Vn = _safeDecode(q), Hn = _safeEncodeAsync(q), Un = _safeDecodeAsync(q);
function _ensureDefaultLocale() {
	p.localeError || y(en_default());
}
function _ensureDefaultMemoizer() {
	p.memoizer || y({ memoizer: memoizer() });
}
const J = m(`ZodType`, (e, t) => (_ensureDefaultLocale(), L.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(o(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == `function` ? { _zod: {
			check: e,
			def: { check: `custom` },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return He(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(refine(e, t));
	},
	superRefine(e, t) {
		return this.check(superRefine(e, t));
	},
	overwrite(e) {
		return this.check(_overwrite(e));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(e) {
		return nonoptional(this, e);
	},
	array() {
		return array(this);
	},
	or(e) {
		return union([this, e]);
	},
	and(e) {
		return intersection(this, e);
	},
	transform(e) {
		return pipe(this, transform(e));
	},
	default(e) {
		return _default(this, e);
	},
	prefault(e) {
		return prefault(this, e);
	},
	catch(e) {
		return _catch(this, e);
	},
	pipe(e) {
		return pipe(this, e);
	},
	readonly() {
		return readonly(this);
	},
	describe(e) {
		let t = this.clone();
		return W.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return W.get(this);
		let t = this.clone();
		return W.add(t, e[0]), t;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return Oe(this, `~standard`, {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, `input`),
				output: createStandardJSONSchemaMethod(this, `output`)
			}
		});
	},
	set "~standard"(e) {
		_(this, `~standard`, e);
	},
	parse: function _parse(e, t) {
		return Mn(this, e, t, { callee: _parse });
	},
	parseAsync: async function _parseAsync(e, t) {
		return await Nn(this, e, t, { callee: _parseAsync });
	},
	safeParse(e, t) {
		return Pn(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Fn(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		_(this, `spa`, e);
	},
	validate(e, t) {
		return validate(this, e, t);
	},
	validateAsync(e, t) {
		return validateAsync$1(this, e, t);
	},
	encode: function _encode(e, t) {
		return In(this, e, t, { callee: _encode });
	},
	decode: function _decode(e, t) {
		return Ln(this, e, t, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(e, t) {
		return await Rn(this, e, t, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(e, t) {
		return await zn(this, e, t, { callee: _decodeAsync });
	},
	safeEncode(e, t) {
		return Bn(this, e, t);
	},
	safeDecode(e, t) {
		return Vn(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Hn(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Un(this, e, t);
	},
	toJSONSchema(e) {
		return createToJSONSchemaMethod(this, {})(e);
	},
	get description() {
		return W.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Wn = m(`_ZodString`, (e, t) => {
	R.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => stringProcessor(e, t, n, r);
}, Le({
	format: (e) => aggregateChecks(e).format ?? null,
	minLength: (e) => aggregateChecks(e).minimum ?? null,
	maxLength: (e) => aggregateChecks(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(_regex(...e));
	},
	includes(...e) {
		return this.check(_includes(...e));
	},
	startsWith(...e) {
		return this.check(_startsWith(...e));
	},
	endsWith(...e) {
		return this.check(_endsWith(...e));
	},
	min(...e) {
		return this.check(_minLength(...e));
	},
	max(...e) {
		return this.check(_maxLength(...e));
	},
	length(...e) {
		return this.check(_length(...e));
	},
	nonempty(...e) {
		return this.check(_minLength(1, ...e));
	},
	lowercase(e) {
		return this.check(_lowercase(e));
	},
	uppercase(e) {
		return this.check(_uppercase(e));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...e) {
		return this.check(_normalize(...e));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
})), Gn = m(`ZodString`, (e, t) => {
	R.init(e, t), Wn.init(e, t);
}, {
	email(e) {
		return this.check(_email(Xn, e));
	},
	url(e) {
		return this.check(_url(Qn, e));
	},
	jwt(e) {
		return this.check(_jwt(pr, e));
	},
	emoji(e) {
		return this.check(_emoji($n, e));
	},
	guid(e) {
		return this.check(_guid(Zn, e));
	},
	uuid(e) {
		return this.check(_uuid(X, e));
	},
	uuidv4(e) {
		return this.check(_uuidv4(X, e));
	},
	uuidv6(e) {
		return this.check(_uuidv6(X, e));
	},
	uuidv7(e) {
		return this.check(_uuidv7(X, e));
	},
	nanoid(e) {
		return this.check(_nanoid(er, e));
	},
	cuid(e) {
		return this.check(_cuid(tr, e));
	},
	cuid2(e) {
		return this.check(_cuid2(nr, e));
	},
	ulid(e) {
		return this.check(_ulid(rr, e));
	},
	base64(e) {
		return this.check(_base64(ur, e));
	},
	base64url(e) {
		return this.check(_base64url(dr, e));
	},
	xid(e) {
		return this.check(_xid(ir, e));
	},
	ksuid(e) {
		return this.check(_ksuid(ar, e));
	},
	ipv4(e) {
		return this.check(_ipv4(or, e));
	},
	ipv6(e) {
		return this.check(_ipv6(sr, e));
	},
	cidrv4(e) {
		return this.check(_cidrv4(cr, e));
	},
	cidrv6(e) {
		return this.check(_cidrv6(lr, e));
	},
	e164(e) {
		return this.check(_e164(fr, e));
	},
	datetime(e) {
		return this.check(_isoDateTime(Kn, e));
	},
	date(e) {
		return this.check(_isoDate(qn, e));
	},
	time(e) {
		return this.check(_isoTime(Jn, e));
	},
	duration(e) {
		return this.check(_isoDuration(Yn, e));
	}
});
function string(e) {
	return _string(Gn, e);
}
const Y = m(`ZodStringFormat`, (e, t) => {
	z.init(e, t), Wn.init(e, t);
}), Kn = m(`ZodISODateTime`, (e, t) => {
	Ot.init(e, t), Y.init(e, t);
}), qn = m(`ZodISODate`, (e, t) => {
	kt.init(e, t), Y.init(e, t);
}), Jn = m(`ZodISOTime`, (e, t) => {
	At.init(e, t), Y.init(e, t);
}), Yn = m(`ZodISODuration`, (e, t) => {
	jt.init(e, t), Y.init(e, t);
}), Xn = m(`ZodEmail`, (e, t) => {
	vt.init(e, t), Y.init(e, t);
}), Zn = m(`ZodGUID`, (e, t) => {
	gt.init(e, t), Y.init(e, t);
}), X = m(`ZodUUID`, (e, t) => {
	_t.init(e, t), Y.init(e, t);
}), Qn = m(`ZodURL`, (e, t) => {
	bt.init(e, t), Y.init(e, t);
});
function url(e) {
	return _url(Qn, e);
}
const $n = m(`ZodEmoji`, (e, t) => {
	xt.init(e, t), Y.init(e, t);
}), er = m(`ZodNanoID`, (e, t) => {
	St.init(e, t), Y.init(e, t);
}), tr = m(`ZodCUID`, (e, t) => {
	Ct.init(e, t), Y.init(e, t);
}), nr = m(`ZodCUID2`, (e, t) => {
	wt.init(e, t), Y.init(e, t);
}), rr = m(`ZodULID`, (e, t) => {
	Tt.init(e, t), Y.init(e, t);
}), ir = m(`ZodXID`, (e, t) => {
	Et.init(e, t), Y.init(e, t);
}), ar = m(`ZodKSUID`, (e, t) => {
	Dt.init(e, t), Y.init(e, t);
}), or = m(`ZodIPv4`, (e, t) => {
	Mt.init(e, t), Y.init(e, t);
}), sr = m(`ZodIPv6`, (e, t) => {
	Pt.init(e, t), Y.init(e, t);
}), cr = m(`ZodCIDRv4`, (e, t) => {
	Ft.init(e, t), Y.init(e, t);
}), lr = m(`ZodCIDRv6`, (e, t) => {
	It.init(e, t), Y.init(e, t);
}), ur = m(`ZodBase64`, (e, t) => {
	Rt.init(e, t), Y.init(e, t);
}), dr = m(`ZodBase64URL`, (e, t) => {
	zt.init(e, t), Y.init(e, t);
}), fr = m(`ZodE164`, (e, t) => {
	Bt.init(e, t), Y.init(e, t);
}), pr = m(`ZodJWT`, (e, t) => {
	Vt.init(e, t), Y.init(e, t);
}), Z = m(`ZodNumber`, (e, t) => {
	Ht.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => numberProcessor(e, t, n, r), e.isFinite = !0;
}, Le({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = aggregateChecks(e);
		return Math.max(t ?? -1 / 0, n ?? -1 / 0);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = aggregateChecks(e);
		return Math.min(t ?? 1 / 0, n ?? 1 / 0);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = aggregateChecks(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => aggregateChecks(e).format ?? null
}, {
	gt(e, t) {
		return this.check(_gt(e, t));
	},
	gte(e, t) {
		return this.check(_gte(e, t));
	},
	min(e, t) {
		return this.check(_gte(e, t));
	},
	lt(e, t) {
		return this.check(_lt(e, t));
	},
	lte(e, t) {
		return this.check(_lte(e, t));
	},
	max(e, t) {
		return this.check(_lte(e, t));
	},
	int(e) {
		return this.check(int(e));
	},
	safe(e) {
		return this.check(int(e));
	},
	positive(e) {
		return this.check(_gt(0, e));
	},
	nonnegative(e) {
		return this.check(_gte(0, e));
	},
	negative(e) {
		return this.check(_lt(0, e));
	},
	nonpositive(e) {
		return this.check(_lte(0, e));
	},
	multipleOf(e, t) {
		return this.check(_multipleOf(e, t));
	},
	step(e, t) {
		return this.check(_multipleOf(e, t));
	},
	finite() {
		return this;
	}
}));
function number$1(e) {
	return _number(Z, e);
}
const mr = m(`ZodNumberFormat`, (e, t) => {
	Ut.init(e, t), Z.init(e, t);
});
function int(e) {
	return _int(mr, e);
}
const hr = m(`ZodBoolean`, (e, t) => {
	Wt.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => booleanProcessor(e, t, n, r);
});
function boolean(e) {
	return _boolean(hr, e);
}
const gr = m(`ZodAny`, (e, t) => {
	Gt.init(e, t), J.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function any() {
	return _any(gr);
}
const _r = m(`ZodUnknown`, (e, t) => {
	Kt.init(e, t), J.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function unknown() {
	return _unknown(_r);
}
const vr = m(`ZodNever`, (e, t) => {
	qt.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => neverProcessor(e, t, n, r);
});
function never(e) {
	return _never(vr, e);
}
const yr = m(`ZodDate`, (e, t) => {
	Jt.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => dateProcessor(e, t, n, r), e.min = (t, n) => e.check(_gte(t, n)), e.max = (t, n) => e.check(_lte(t, n));
}, Le({
	minDate: (e) => {
		let { minimum: t } = aggregateChecks(e);
		return t ? new Date(t) : null;
	},
	maxDate: (e) => {
		let { maximum: t } = aggregateChecks(e);
		return t ? new Date(t) : null;
	}
}, {}));
function date$1(e) {
	return _date(yr, e);
}
const br = m(`ZodArray`, (e, t) => {
	_ensureDefaultMemoizer(), Yt.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => arrayProcessor(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(_minLength(e, t));
	},
	nonempty(e) {
		return this.check(_minLength(1, e));
	},
	max(e, t) {
		return this.check(_maxLength(e, t));
	},
	length(e, t) {
		return this.check(_length(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function array(e, t) {
	return _array(br, e, t);
}
const Q = m(`ZodObject`, (e, t) => {
	_ensureDefaultMemoizer(), Qt.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => objectProcessor(e, t, n, r), Ee(e, `shape`, (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(o(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(o(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(o(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(o(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(o(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return Ue(this, e);
	},
	safeExtend(e) {
		return te(this, e);
	},
	merge(e) {
		return me(this, e);
	},
	pick(e) {
		return je(this, e);
	},
	omit(e) {
		return u(this, e);
	},
	partial(...e) {
		return n($, this, e[0]);
	},
	exactPartial(...e) {
		return n(kr, this, e[0], `exactPartial`);
	},
	required(...e) {
		return f(Nr, this, e[0]);
	}
});
function object(e, t) {
	let n = {
		type: `object`,
		shape: e ?? {},
		...A(t)
	};
	return new Q(n);
}
function strictObject(e, t) {
	return new Q({
		type: `object`,
		shape: e,
		catchall: never(),
		...A(t)
	});
}
function looseObject(e, t) {
	return new Q({
		type: `object`,
		shape: e,
		catchall: unknown(),
		...A(t)
	});
}
const xr = m(`ZodUnion`, (e, t) => {
	$t.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => unionProcessor(e, t, n, r), e.options = t.options;
});
function union(e, t) {
	return new xr({
		type: `union`,
		options: e,
		...A(t)
	});
}
const Sr = m(`ZodDiscriminatedUnion`, (e, t) => {
	xr.init(e, t), en.init(e, t);
});
function discriminatedUnion(e, t, n) {
	return new Sr({
		type: `union`,
		options: t,
		discriminator: e,
		...A(n)
	});
}
const Cr = m(`ZodIntersection`, (e, t) => {
	tn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => intersectionProcessor(e, t, n, r);
});
function intersection(e, t) {
	return new Cr({
		type: `intersection`,
		left: e,
		right: t
	});
}
const wr = m(`ZodTuple`, (e, t) => {
	_ensureDefaultMemoizer(), nn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => tupleProcessor(e, t, n, r);
}, {
	rest(e) {
		return this.clone({
			...this._zod.def,
			rest: e
		});
	},
	partial() {
		let e = this._zod.def;
		if (e.checks?.length) throw Error(`.partial() cannot be used on tuple schemas containing refinements`);
		return this.clone({
			...e,
			items: e.items.map((e) => new $({
				type: `optional`,
				innerType: e
			}))
		});
	}
});
function tuple(e, t, n) {
	let r = t instanceof L;
	return new wr({
		type: `tuple`,
		items: e,
		rest: r ? t : null,
		...A(r ? n : t)
	});
}
const Tr = m(`ZodRecord`, (e, t) => {
	_ensureDefaultMemoizer(), rn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => recordProcessor(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function record(e, t, n) {
	return !t || !t._zod ? new Tr({
		type: `record`,
		keyType: string(),
		valueType: e,
		...A(t)
	}) : new Tr({
		type: `record`,
		keyType: e,
		valueType: t,
		...A(n)
	});
}
const Er = m(`ZodEnum`, (e, t) => {
	an.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => enumProcessor(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Er({
			...t,
			checks: [],
			...A(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Er({
			...t,
			checks: [],
			...A(r),
			entries: i
		});
	};
});
function _enum(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Er({
		type: `enum`,
		entries: n,
		...A(t)
	});
}
const Dr = m(`ZodLiteral`, (e, t) => {
	on.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => literalProcessor(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function literal(e, t) {
	return new Dr({
		type: `literal`,
		values: Array.isArray(e) ? e : [e],
		...A(t)
	});
}
const Or = m(`ZodTransform`, (e, t) => {
	_ensureDefaultMemoizer(), sn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => transformProcessor(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === `backward`) throw new _e(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == `string`) n.issues.push(M(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= `custom`, `input` in t || (t.input = n.value), t.inst ??= e, n.issues.push(M(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function transform(e) {
	return new Or({
		type: `transform`,
		transform: e
	});
}
const $ = m(`ZodOptional`, (e, t) => {
	cn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function optional(e) {
	return new $({
		type: `optional`,
		innerType: e
	});
}
const kr = m(`ZodExactOptional`, (e, t) => {
	ln.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => optionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function exactOptional(e) {
	return new kr({
		type: `optional`,
		innerType: e
	});
}
const Ar = m(`ZodNullable`, (e, t) => {
	un.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => nullableProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nullable(e) {
	return new Ar({
		type: `nullable`,
		innerType: e
	});
}
const jr = m(`ZodDefault`, (e, t) => {
	dn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => defaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function _default(e, t) {
	return new jr({
		type: `default`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : ie(t);
		}
	});
}
const Mr = m(`ZodPrefault`, (e, t) => {
	pn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => prefaultProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function prefault(e, t) {
	return new Mr({
		type: `prefault`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : ie(t);
		}
	});
}
const Nr = m(`ZodNonOptional`, (e, t) => {
	mn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => nonoptionalProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nonoptional(e, t) {
	return new Nr({
		type: `nonoptional`,
		innerType: e,
		...A(t)
	});
}
const Pr = m(`ZodCatch`, (e, t) => {
	hn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => catchProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function _catch(e, t) {
	return new Pr({
		type: `catch`,
		innerType: e,
		catchValue: typeof t == `function` ? t : Be(t)
	});
}
const Fr = m(`ZodPipe`, (e, t) => {
	gn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => pipeProcessor(e, t, n, r), e.in = t.in, e.out = t.out;
});
function pipe(e, t) {
	return new Fr({
		type: `pipe`,
		in: e,
		out: t
	});
}
const Ir = m(`ZodReadonly`, (e, t) => {
	_n.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => readonlyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function readonly(e) {
	return new Ir({
		type: `readonly`,
		innerType: e
	});
}
const Lr = m(`ZodLazy`, (e, t) => {
	vn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => lazyProcessor(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function lazy(e) {
	return new Lr({
		type: `lazy`,
		getter: e
	});
}
const Rr = m(`ZodCustom`, (e, t) => {
	yn.init(e, t), J.init(e, t), e._zod.processJSONSchema = (t, n, r) => customProcessor(e, t, n, r);
});
function custom(e, t) {
	return _custom(Rr, e ?? (() => !0), t);
}
function refine(e, t = {}) {
	return _refine(Rr, e, t);
}
function superRefine(e, t) {
	return _superRefine(e, t);
}
function datetime(e) {
	return _isoDateTime(Kn, e);
}
function number(e) {
	return _coercedNumber(Z, e);
}
function date(e) {
	return _coercedDate(yr, e);
}
export { jn as C, url as S, strictObject as _, any as a, union as b, custom as c, lazy as d, literal as f, record as g, object as h, _enum as i, date$1 as l, number$1 as m, number as n, array as o, looseObject as p, datetime as r, boolean as s, date as t, discriminatedUnion as u, string as v, toJSONSchema as w, unknown as x, tuple as y };
