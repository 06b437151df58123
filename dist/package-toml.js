function getLineColFromPtr(e, t) {
	let n = e.slice(0, t).split(/\r?\n/);
	return [n.length, n.pop().length + 1];
}
function makeCodeBlock(e, t, n) {
	let r = e.split(/\r?\n/), i = ``, a = (Math.log10(t + 1) | 0) + 1;
	for (let e = t - 1; e <= t + 1; e++) {
		let o = r[e - 1];
		o && (i += e.toString().padEnd(a, ` `), i += `:  `, i += o, i += `
`, e === t && (i += ` `.repeat(a + n + 2), i += `^
`));
	}
	return i;
}
var e = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(e, t) {
		let [n, r] = getLineColFromPtr(t.toml, t.ptr), i = makeCodeBlock(t.toml, n, r);
		super(`Invalid TOML document: ${e}\n\n${i}`, t), this.line = n, this.column = r, this.codeblock = i;
	}
	static x(e, t, n) {
		throw new TomlError(e, {
			toml: t.s,
			ptr: n ?? t.p
		});
	}
};
function parseString(t) {
	let n = t.p, r = t.s.charCodeAt(t.p++), i = r, a = r === 39, o = r === t.s.charCodeAt(t.p) && r === t.s.charCodeAt(t.p + 1);
	o && ((r = t.s.charCodeAt(t.p += 2)) === 10 ? t.p++ : r === 13 && t.s.charCodeAt(t.p + 1) === 10 && (t.p += 2));
	let s = ``, c = t.p, l = 0;
	for (; t.p < t.s.length; t.p++) if (r = t.s.charCodeAt(t.p), o && (r === 10 || r === 13 && t.s.charCodeAt(t.p + 1) === 10)) l &&= 3;
	else if (r < 32 && r !== 9 || r === 127) e.x(`control characters are not allowed in strings`, t);
	else if ((!l || l === 3) && r === i && (!o || t.s.charCodeAt(t.p + 1) === i && t.s.charCodeAt(t.p + 2) === i)) {
		if (o && (t.s.charCodeAt(t.p + 3) === i && t.p++, t.s.charCodeAt(t.p + 3) === i && t.p++), !l) {
			let e = t.s.slice(c, t.p);
			s = s ? s + e : e;
		}
		return t.p += o ? 3 : 1, s;
	} else if (!l) !a && r === 92 && (s += t.s.slice(c, c = t.p), l = 1);
	else if (l === 1) {
		if (r === 120 || r === 117 || r === 85) {
			let n = t.p++ - 1, i = 0, a = r === 120 ? 2 : r === 117 ? 4 : 8;
			for (let n = 0; n < a; n++, t.p++) {
				let n = t.s.charCodeAt(t.p), r = n >= 48 && n <= 57 ? n - 48 : n >= 65 && n <= 70 ? n - 65 + 10 : n >= 97 && n <= 102 ? n - 97 + 10 : -1;
				r < 0 && e.x(`invalid non-hex character in unicode escape`, t), i = i << 4 | r;
			}
			(i < 0 || i > 1114111 || i >= 55296 && i <= 57343) && e.x(`invalid unicode escape`, t, n), s += String.fromCodePoint(i), c = t.p--, l = 0;
		} else o && (r === 32 || r === 9) ? l = 2 : (r === 98 ? s += `\b` : r === 116 ? s += `	` : r === 110 ? s += `
` : r === 102 ? s += `\f` : r === 114 ? s += `\r` : r === 101 ? s += `\x1B` : r === 34 ? s += `"` : r === 92 ? s += `\\` : e.x(`unrecognised escape sequence`, t), c = t.p + 1, l = 0);
	} else r !== 32 && r !== 9 && (l === 2 && e.x(`invalid escape: only line-ending whitespace may be escaped`, t, c), l = +(!a && r === 92), c = t.p);
	e.x(`unfinished string`, t, n);
}
let t = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var n = class TomlDate extends Date {
	#e = !1;
	#t = !1;
	#n = null;
	constructor(e, n, r) {
		let i = !0, a = !0, o = `Z`, s;
		if (typeof e == `string`) {
			if (n) prep: {
				if (n < 3) {
					if (+e.slice(11, 13) > 23) {
						e = ``;
						break prep;
					}
					n === 2 ? (o = null, e += `Z`) : (s = e.charCodeAt(e.length - 1)) !== 90 && s !== 122 && (o = e.slice(e.length - 6)), r && (e = e.slice(0, 10) + `T` + e.slice(11));
				} else n === 4 && (e = +e.slice(0, 2) > 23 ? `` : `0000-01-01T${e}Z`);
				i = n !== 4, a = n !== 3;
			}
			else {
				let n = e.match(t);
				n ? (n[1] || (i = !1, e = `0000-01-01T${e}`), a = !!n[2], a && e[10] === ` ` && (e = e.replace(` `, `T`)), n[2] && +n[2] > 23 ? e = `` : (o = n[3] || null, !o && a && (e += `Z`))) : e = ``;
			}
		}
		super(e), isNaN(this.getTime()) || (this.#e = i, this.#t = a, this.#n = o);
	}
	isDateTime() {
		return this.#e && this.#t;
	}
	isLocal() {
		return !this.#e || !this.#t || !this.#n;
	}
	isDate() {
		return this.#e && !this.#t;
	}
	isTime() {
		return this.#t && !this.#e;
	}
	isValid() {
		return this.#e || this.#t;
	}
	toISOString() {
		let e = super.toISOString();
		if (this.isDate()) return e.slice(0, 10);
		if (this.isTime()) return e.slice(11, 23);
		if (this.#n === null) return e.slice(0, -1);
		if (this.#n === `Z` || this.#n === `z`) return e;
		let t = this.#n.slice(1, 3) * 60 + +this.#n.slice(4, 6);
		return t = this.#n[0] === `-` ? t : -t, new Date(this.getTime() - t * 6e4).toISOString().slice(0, -1) + this.#n;
	}
	static wrapAsOffsetDateTime(e, t = `Z`) {
		let n = new TomlDate(e);
		return n.#n = t, n;
	}
	static wrapAsLocalDateTime(e) {
		let t = new TomlDate(e);
		return t.#n = null, t;
	}
	static wrapAsLocalDate(e) {
		let t = new TomlDate(e);
		return t.#t = !1, t.#n = null, t;
	}
	static wrapAsLocalTime(e) {
		let t = new TomlDate(e);
		return t.#e = !1, t.#n = null, t;
	}
};
function isDigit(e, t = 10) {
	return t === 16 ? e > 47 && e < 58 || e > 64 && e < 71 || e > 96 && e < 103 : e > 47 && e < 48 + t;
}
function isEndOfValue(e, t) {
	return e === 32 || e === 9 || e === 10 || e === 13 || t && (e === t || e === 44) || e === 35;
}
function extractValue(t, n) {
	let r = t.p, i = t.s.charCodeAt(t.p);
	if (i === 91 || i === 123) {
		t.d-- || e.x(`document contains excessively nested structures. aborting.`, t);
		let n = i === 91 ? parseArray(t) : parseInlineTable(t);
		return t.d++, n;
	}
	return i === 34 || i === 39 ? parseString(t) : i === 116 ? ((t.s.charCodeAt(++t.p) !== 114 || t.s.charCodeAt(++t.p) !== 117 || t.s.charCodeAt(++t.p) !== 101) && e.x(`invalid value`, t, r), t.p++, !0) : i === 102 ? ((t.s.charCodeAt(++t.p) !== 97 || t.s.charCodeAt(++t.p) !== 108 || t.s.charCodeAt(++t.p) !== 115 || t.s.charCodeAt(++t.p) !== 101) && e.x(`invalid value`, t, r), t.p++, !1) : i === 43 || i === 45 ? parseNumber(t, t.p, t.s.charCodeAt(++t.p), 44 - i, n) : t.s.charCodeAt(t.p + 4) === 45 && t.s.charCodeAt(t.p + 7) === 45 ? parseDate(t, i, n) : t.s.charCodeAt(t.p + 2) === 58 ? parseTime(t, i, n) : parseNumber(t, t.p, i, 0, n);
}
function parseNumber(t, n, r, i, a) {
	let o = r, s = 0, c = !1;
	if (o === 105) return (t.s.charCodeAt(++t.p) !== 110 || t.s.charCodeAt(++t.p) !== 102) && e.x(`invalid value`, t, n), t.p++, (i || 1) / 0;
	if (o === 110) return (t.s.charCodeAt(++t.p) !== 97 || t.s.charCodeAt(++t.p) !== 110) && e.x(`invalid value`, t, n), t.p++, NaN;
	if (o === 48) {
		if (++t.p >= t.s.length || isEndOfValue(o = t.s.charCodeAt(t.p), a)) return t.bi === !0 ? 0n : 0;
		if (!i) {
			if (o === 120) return parseIntegerBaseN(t, n, 16, a);
			if (o === 98) return parseIntegerBaseN(t, n, 2, a);
			if (o === 111) return parseIntegerBaseN(t, n, 8, a);
		}
		o === 46 ? s = 2 : o === 101 || o === 69 ? s = 4 : e.x(`illegal leading zero`, t, n);
	} else isDigit(o) || e.x(`invalid value`, t, n);
	for (; ++t.p < t.s.length && (o = t.s.charCodeAt(t.p), !isEndOfValue(o, a));) s ||= 1, o === 95 ? (s & 1 || e.x(`illegal underscore`, t), s += 11, c = !0) : s === 1 && o === 46 ? s = 2 : (s === 1 || s === 3) && (o === 101 || o === 69) ? s = 4 : s === 4 && (o === 43 || o === 45) ? s = 6 : isDigit(o) ? s > 9 ? s -= 11 : s & 1 || s++ : e.x(`illegal character in numeric literal`, t);
	if (!s) {
		let e = (r - 48) * (i || 1);
		return t.bi === !0 ? BigInt(e) : e;
	}
	s & 1 || e.x(`unfinished numeric value`, t, n);
	let l = t.s.slice(n, t.p);
	return c && (l = l.replaceAll(`_`, ``)), s > 1 ? parseFloat(l) : parseInteger(t, l, 10, n);
}
function parseIntegerBaseN(t, n, r, i) {
	let a, o = 1;
	for (; ++t.p < t.s.length && (a = t.s.charCodeAt(t.p), !isEndOfValue(a, i));) a === 95 ? (o & 1 && e.x(`illegal underscore`, t), o = 3) : isDigit(a, r) ? o & 1 && o-- : e.x(`illegal character in numeric literal`, t);
	o & 1 && e.x(`unfinished numeric value`, t);
	let s = t.s.slice(n + 2, t.p);
	return o && (s = s.replaceAll(`_`, ``)), parseInteger(t, s, r, n);
}
function parseInteger(t, n, r, i) {
	if (t.bi !== !0) int: {
		let a = parseInt(n, r);
		if (!Number.isSafeInteger(a)) {
			if (t.bi) break int;
			e.x(`integer value cannot be represented losslessly`, t, i);
		}
		return a;
	}
	return BigInt(r === 10 ? n : (r === 2 ? `0b` : r === 8 ? `0o` : `0x`) + n);
}
function parseDate(t, n, r) {
	let i = t.p++, a;
	if (!isDigit(n) || !isDigit(t.s.charCodeAt(t.p++)) || !isDigit(t.s.charCodeAt(t.p++)) || !isDigit(t.s.charCodeAt(t.p++))) return parseNumber(t, t.p = i, n, 0, r);
	if (t.p += 5, isDigit(t.s.charCodeAt(t.p++)) || e.x(`invalid date-time: date part is malformed`, t, i), t.p >= t.s.length || ((n = t.s.charCodeAt(t.p)) !== 32 || (a = !0, !isDigit(t.s.charCodeAt(t.p + 1)))) && n !== 84 && n !== 116) return readDate(t, t.s.slice(i, t.p), 3, !1, i);
	if (t.s.charCodeAt(t.p += 3) !== 58 && e.x(`invalid date-time: time part is malformed`, t, i), t.s.charCodeAt(t.p += 3) === 58 && (t.p += 3), t.s.charCodeAt(t.p) === 46) for (; isDigit(t.s.charCodeAt(++t.p)););
	if (n = t.s.charCodeAt(t.p)) {
		if (n === 90 || n === 122) return readDate(t, t.s.slice(i, ++t.p), 1, a, i, `[+00:00]`);
		if (n === 43 || n === 45) return readDate(t, t.s.slice(i, t.p += 6), 1, a, i, !t.ld && `[` + t.s.slice(t.p - 6, t.p) + `]`);
	}
	return readDate(t, t.s.slice(i, t.p), 2, a, i);
}
function parseTime(e, t, n) {
	let r = e.p;
	if (!isDigit(t) || !isDigit(e.s.charCodeAt(++e.p))) return parseNumber(e, --e.p, t, 0, n);
	if (e.s.charCodeAt(e.p += 4) === 58 && (e.p += 3), e.s.charCodeAt(e.p) === 46) for (; isDigit(e.s.charCodeAt(++e.p)););
	return readDate(e, e.s.slice(r, e.p), 4, !1, r);
}
function readDate(t, r, i, a, o, s) {
	if (t.ld) {
		let s = new n(r, i, a);
		return s.isValid() || e.x(`invalid date`, t, o), s;
	}
	try {
		switch (s && (r += s), i) {
			case 1: return Temporal.ZonedDateTime.from(r);
			case 2: return Temporal.PlainDateTime.from(r);
			case 3: return Temporal.PlainDate.from(r);
			case 4: return Temporal.PlainTime.from(r);
		}
	} catch (n) {
		e.x(n instanceof Error ? n.message : `` + n, t, o);
	}
}
function skipComment(t) {
	for (; t.p < t.s.length; t.p++) {
		let n = t.s.charCodeAt(t.p);
		if (n === 10) break;
		if (n === 13 && t.s.charCodeAt(t.p + 1) === 10) {
			t.p++;
			break;
		}
		(n < 32 && n !== 9 || n === 127) && e.x(`control characters are not allowed in comments`, t);
	}
}
function skipVoid(e, t, n) {
	let r;
	for (; e.p < e.s.length;) {
		for (; e.p < e.s.length && ((r = e.s.charCodeAt(e.p)) === 32 || r === 9 || !t && (r === 10 || r === 13 && e.s.charCodeAt(e.p + 1) === 10));) e.p++;
		if (n || r !== 35) break;
		skipComment(e);
	}
}
function parseKey(t, n = 61) {
	let r, i = 0, a = [], o, s = t.s.charCodeAt(r = t.p);
	do
		if (s === n) return i || e.x(`unexpected end of key`, t), i === 1 && a.push(t.s.slice(o, t.p)), t.p++, a;
		else s === 46 ? (i || e.x(`illegal empty bare key`, t), i === 1 && a.push(t.s.slice(o, t.p)), i = 0) : !i && (s === 34 || s === 39) ? (s === t.s.charCodeAt(t.p + 1) && s === t.s.charCodeAt(t.p + 2) && e.x(`illegal quoted key: multiline strings are not allowed`, t), a.push(parseString(t)), i = 2, t.p--) : s === 32 || s === 9 ? i === 1 && (a.push(t.s.slice(o, t.p)), i = 2) : i === 2 || s < 48 && s !== 45 || s > 57 && s < 65 || s > 90 && s < 97 && s !== 95 || s > 122 ? e.x(`illegal character in key`, t) : i || (i = 1, o = t.p);
	while (s = t.s.charCodeAt(++t.p));
	e.x(`incomplete key-value: cannot find end of key`, t, r);
}
function parseInlineTable(t) {
	let n = t.p++, r = Object.create(null), i = new Set(), a;
	for (; t.p < t.s.length;) {
		if (skipVoid(t), (a = t.s.charCodeAt(t.p)) === 125) return t.p++, r;
		let n, o = r, s = !1, c = t.p, l = parseKey(t);
		for (let r = 0; r < l.length; r++) {
			r && (o = s ? o[n] : o[n] = Object.create(null)), n = l[r], (s = Object.hasOwn(o, n)) && (typeof o[n] != `object` || i.has(o[n])) && e.x(`trying to redefine an already defined value`, t, c);
			let a = n === `__proto__`;
			if (t.uk && (a || n === `constructor`)) {
				o = t.uk !== 1 && e.x(`document contains an unsafe property`, t, c);
				break;
			}
			!s && a && Object.defineProperty(o, n, {
				enumerable: !0,
				configurable: !0,
				writable: !0
			});
		}
		s && e.x(`trying to redefine an already defined value`, t, c), skipVoid(t, !0, !0);
		let u = extractValue(t, 125);
		if (o && typeof (o[n] = u) == `object` && i.add(u), skipVoid(t), (a = t.s.charCodeAt(t.p++)) === 125) return r;
		a !== 44 && e.x(`expected comma or end of structure`, t, t.p - 1);
	}
	e.x(`unfinished table`, t, n);
}
function parseArray(t) {
	let n = t.p++, r = [], i;
	for (; t.p < t.s.length;) {
		if (skipVoid(t), (i = t.s.charCodeAt(t.p)) === 93) return t.p++, r;
		if (r.push(extractValue(t, 93)), skipVoid(t), (i = t.s.charCodeAt(t.p++)) === 93) return r;
		i !== 44 && e.x(`expected comma or end of structure`, t, t.p - 1);
	}
	e.x(`unfinished array`, t, n);
}
function peekTable(e, t, n, r, i) {
	let a = n, o = r, s, c = !1, l;
	for (let n = 0; n < t.length; n++) {
		if (n) {
			if (a = c ? a[s] : a[s] = Object.create(null), o = (l = o[s]).c, i === 0 && (l.t === 1 || l.t === 2)) return null;
			if (l.t === 2) {
				let e = a.length - 1;
				a = a[e], o = o[e].c;
			}
		}
		if (s = t[n], (c = Object.hasOwn(a, s)) && o[s]?.t === 0 && o[s]?.d) return null;
		if (!c) {
			let r = s === `__proto__`;
			if (e.uk && (r || s === `constructor`)) return !1;
			r && (Object.defineProperty(a, s, {
				enumerable: !0,
				configurable: !0,
				writable: !0
			}), Object.defineProperty(o, s, {
				enumerable: !0,
				configurable: !0,
				writable: !0
			})), o[s] = {
				t: n < t.length - 1 && i === 2 ? 3 : i,
				d: !1,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	if (l = o[s], l.t !== i && (i !== 1 || l.t !== 3) || (i === 2 && (l.d || (l.d = !0, a[s] = []), a[s].push(a = Object.create(null)), l.c[l.i++] = l = {
		t: 1,
		d: !1,
		i: 0,
		c: Object.create(null)
	}), l.d)) return null;
	if (l.d = !0, i === 1) a = c ? a[s] : a[s] = Object.create(null);
	else if (i === 0 && c) return null;
	return [
		s,
		a,
		l.c
	];
}
function validateTablePeek(t, n, r) {
	(n === null || t.uk === 2) && e.x(n === null ? `trying to redefine an already defined table or value` : `document contains an unsafe property`, t, r);
}
function parse(t, n = {}) {
	let r = {
		s: t,
		p: 0,
		d: n.maxDepth ?? 1e3,
		bi: n.integersAsBigInt ?? !1,
		ld: n.useLegacyDate ?? !0,
		uk: n.unsafeKeyBehaviour === `throw` ? 2 : +(n.unsafeKeyBehaviour === `drop`)
	}, i = Object.create(null), a = Object.create(null), o, s = !1, c = i, l = a;
	for (t.charCodeAt(0) === 65279 && r.p++, skipVoid(r); r.p < t.length;) {
		if (t.charCodeAt(r.p) === 91) {
			let n = t.charCodeAt(++r.p) === 91;
			o = r.p += +n, s = !1;
			let u = parseKey(r, 93);
			n && (t.charCodeAt(r.p) !== 93 && e.x(`expected end of table array declaration`, r), r.p++);
			let d = peekTable(r, u, i, a, n ? 2 : 1);
			d ? (l = d[2], c = d[1]) : (validateTablePeek(r, d, o), s = !0);
		} else {
			o = r.p;
			let e = peekTable(r, parseKey(r), c, l, 0);
			!e && !s && validateTablePeek(r, e, o), skipVoid(r, !0, !0);
			let t = extractValue(r, void 0);
			e && !s && (e[1][e[0]] = t);
		}
		skipVoid(r, !0), r.p < t.length && (o = t.charCodeAt(r.p)) !== 10 && (o !== 13 || t.charCodeAt(r.p + 1) !== 10) && e.x(`each key-value declaration must be followed by an end-of-line`, r), skipVoid(r);
	}
	return i;
}
``.isWellFormed;
export { e as n, parse as t };
