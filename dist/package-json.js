function createScanner$1(e, t = !1) {
	let n = e.length, r = 0, i = ``, a = 0, o = 16, s = 0, c = 0, l = 0, u = 0, d = 0;
	function scanHexDigits(t, n) {
		let i = 0, a = 0;
		for (; i < t || !n;) {
			let t = e.charCodeAt(r);
			if (t >= 48 && t <= 57) a = a * 16 + t - 48;
			else if (t >= 65 && t <= 70) a = a * 16 + t - 65 + 10;
			else if (t >= 97 && t <= 102) a = a * 16 + t - 97 + 10;
			else break;
			r++, i++;
		}
		return i < t && (a = -1), a;
	}
	function setPosition(e) {
		r = e, i = ``, a = 0, o = 16, d = 0;
	}
	function scanNumber() {
		let t = r;
		if (e.charCodeAt(r) === 48) r++;
		else for (r++; r < e.length && isDigit(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && isDigit(e.charCodeAt(r))) for (r++; r < e.length && isDigit(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && isDigit(e.charCodeAt(r))) {
				for (r++; r < e.length && isDigit(e.charCodeAt(r));) r++;
				n = r;
			} else d = 3;
		}
		return e.substring(t, n);
	}
	function scanString() {
		let t = ``, i = r;
		for (;;) {
			if (r >= n) {
				t += e.substring(i, r), d = 2;
				break;
			}
			let a = e.charCodeAt(r);
			if (a === 34) {
				t += e.substring(i, r), r++;
				break;
			}
			if (a === 92) {
				if (t += e.substring(i, r), r++, r >= n) {
					d = 2;
					break;
				}
				switch (e.charCodeAt(r++)) {
					case 34:
						t += `"`;
						break;
					case 92:
						t += `\\`;
						break;
					case 47:
						t += `/`;
						break;
					case 98:
						t += `\b`;
						break;
					case 102:
						t += `\f`;
						break;
					case 110:
						t += `
`;
						break;
					case 114:
						t += `\r`;
						break;
					case 116:
						t += `	`;
						break;
					case 117:
						let e = scanHexDigits(4, !0);
						e >= 0 ? t += String.fromCharCode(e) : d = 4;
						break;
					default: d = 5;
				}
				i = r;
			} else {
				if (a >= 0 && a <= 31) {
					if (isLineBreak(a)) {
						t += e.substring(i, r), d = 2;
						break;
					}
					d = 6;
				}
				r++;
			}
		}
		return t;
	}
	function scanNext() {
		if (i = ``, d = 0, a = r, c = s, u = l, r >= n) return a = n, o = 17;
		let t = e.charCodeAt(r);
		if (isWhiteSpace(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (isWhiteSpace(t));
			return o = 15;
		}
		if (isLineBreak(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += `
`), s++, l = r, o = 14;
		switch (t) {
			case 123: return r++, o = 1;
			case 125: return r++, o = 2;
			case 91: return r++, o = 3;
			case 93: return r++, o = 4;
			case 58: return r++, o = 6;
			case 44: return r++, o = 5;
			case 34: return r++, i = scanString(), o = 10;
			case 47:
				let c = r - 1;
				if (e.charCodeAt(r + 1) === 47) {
					for (r += 2; r < n && !isLineBreak(e.charCodeAt(r));) r++;
					return i = e.substring(c, r), o = 12;
				}
				if (e.charCodeAt(r + 1) === 42) {
					r += 2;
					let t = n - 1, a = !1;
					for (; r < t;) {
						let t = e.charCodeAt(r);
						if (t === 42 && e.charCodeAt(r + 1) === 47) {
							r += 2, a = !0;
							break;
						}
						r++, isLineBreak(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !isDigit(e.charCodeAt(r))) return o = 16;
			case 48:
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 55:
			case 56:
			case 57: return i += scanNumber(), o = 11;
			default:
				for (; r < n && isUnknownContentCharacter(t);) r++, t = e.charCodeAt(r);
				if (a !== r) {
					switch (i = e.substring(a, r), i) {
						case `true`: return o = 8;
						case `false`: return o = 9;
						case `null`: return o = 7;
					}
					return o = 16;
				}
				return i += String.fromCharCode(t), r++, o = 16;
		}
	}
	function isUnknownContentCharacter(e) {
		if (isWhiteSpace(e) || isLineBreak(e)) return !1;
		switch (e) {
			case 125:
			case 93:
			case 123:
			case 91:
			case 34:
			case 58:
			case 44:
			case 47: return !1;
		}
		return !0;
	}
	function scanNextNonTrivia() {
		let e;
		do
			e = scanNext();
		while (e >= 12 && e <= 15);
		return e;
	}
	return {
		setPosition,
		getPosition: () => r,
		scan: t ? scanNextNonTrivia : scanNext,
		getToken: () => o,
		getTokenValue: () => i,
		getTokenOffset: () => a,
		getTokenLength: () => r - a,
		getTokenStartLine: () => c,
		getTokenStartCharacter: () => a - u,
		getTokenError: () => d
	};
}
function isWhiteSpace(e) {
	return e === 32 || e === 9;
}
function isLineBreak(e) {
	return e === 10 || e === 13;
}
function isDigit(e) {
	return e >= 48 && e <= 57;
}
var e;
(function(e) {
	e[e.lineFeed = 10] = `lineFeed`, e[e.carriageReturn = 13] = `carriageReturn`, e[e.space = 32] = `space`, e[e._0 = 48] = `_0`, e[e._1 = 49] = `_1`, e[e._2 = 50] = `_2`, e[e._3 = 51] = `_3`, e[e._4 = 52] = `_4`, e[e._5 = 53] = `_5`, e[e._6 = 54] = `_6`, e[e._7 = 55] = `_7`, e[e._8 = 56] = `_8`, e[e._9 = 57] = `_9`, e[e.a = 97] = `a`, e[e.b = 98] = `b`, e[e.c = 99] = `c`, e[e.d = 100] = `d`, e[e.e = 101] = `e`, e[e.f = 102] = `f`, e[e.g = 103] = `g`, e[e.h = 104] = `h`, e[e.i = 105] = `i`, e[e.j = 106] = `j`, e[e.k = 107] = `k`, e[e.l = 108] = `l`, e[e.m = 109] = `m`, e[e.n = 110] = `n`, e[e.o = 111] = `o`, e[e.p = 112] = `p`, e[e.q = 113] = `q`, e[e.r = 114] = `r`, e[e.s = 115] = `s`, e[e.t = 116] = `t`, e[e.u = 117] = `u`, e[e.v = 118] = `v`, e[e.w = 119] = `w`, e[e.x = 120] = `x`, e[e.y = 121] = `y`, e[e.z = 122] = `z`, e[e.A = 65] = `A`, e[e.B = 66] = `B`, e[e.C = 67] = `C`, e[e.D = 68] = `D`, e[e.E = 69] = `E`, e[e.F = 70] = `F`, e[e.G = 71] = `G`, e[e.H = 72] = `H`, e[e.I = 73] = `I`, e[e.J = 74] = `J`, e[e.K = 75] = `K`, e[e.L = 76] = `L`, e[e.M = 77] = `M`, e[e.N = 78] = `N`, e[e.O = 79] = `O`, e[e.P = 80] = `P`, e[e.Q = 81] = `Q`, e[e.R = 82] = `R`, e[e.S = 83] = `S`, e[e.T = 84] = `T`, e[e.U = 85] = `U`, e[e.V = 86] = `V`, e[e.W = 87] = `W`, e[e.X = 88] = `X`, e[e.Y = 89] = `Y`, e[e.Z = 90] = `Z`, e[e.asterisk = 42] = `asterisk`, e[e.backslash = 92] = `backslash`, e[e.closeBrace = 125] = `closeBrace`, e[e.closeBracket = 93] = `closeBracket`, e[e.colon = 58] = `colon`, e[e.comma = 44] = `comma`, e[e.dot = 46] = `dot`, e[e.doubleQuote = 34] = `doubleQuote`, e[e.minus = 45] = `minus`, e[e.openBrace = 123] = `openBrace`, e[e.openBracket = 91] = `openBracket`, e[e.plus = 43] = `plus`, e[e.slash = 47] = `slash`, e[e.formFeed = 12] = `formFeed`, e[e.tab = 9] = `tab`;
})(e ||= {}), Array(20).fill(0).map((e, t) => ` `.repeat(t)), Array(200).fill(0).map((e, t) => `
` + ` `.repeat(t)), Array(200).fill(0).map((e, t) => `\r` + ` `.repeat(t)), Array(200).fill(0).map((e, t) => `\r
` + ` `.repeat(t)), Array(200).fill(0).map((e, t) => `
` + `	`.repeat(t)), Array(200).fill(0).map((e, t) => `\r` + `	`.repeat(t)), Array(200).fill(0).map((e, t) => `\r
` + `	`.repeat(t));
var t;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(t ||= {});
function parse$1(e, n = [], r = t.DEFAULT) {
	let i = null, a = [], o = [];
	function onValue(e) {
		Array.isArray(a) ? a.push(e) : i !== null && (a[i] = e);
	}
	return visit(e, {
		onObjectBegin: () => {
			let e = {};
			onValue(e), o.push(a), a = e, i = null;
		},
		onObjectProperty: (e) => {
			i = e;
		},
		onObjectEnd: () => {
			a = o.pop();
		},
		onArrayBegin: () => {
			let e = [];
			onValue(e), o.push(a), a = e, i = null;
		},
		onArrayEnd: () => {
			a = o.pop();
		},
		onLiteralValue: onValue,
		onError: (e, t, r) => {
			n.push({
				error: e,
				offset: t,
				length: r
			});
		}
	}, r), a[0];
}
function visit(e, n, r = t.DEFAULT) {
	let i = createScanner$1(e, !1), a = [], o = 0;
	function toNoArgVisit(e) {
		return e ? () => o === 0 && e(i.getTokenOffset(), i.getTokenLength(), i.getTokenStartLine(), i.getTokenStartCharacter()) : () => !0;
	}
	function toOneArgVisit(e) {
		return e ? (t) => o === 0 && e(t, i.getTokenOffset(), i.getTokenLength(), i.getTokenStartLine(), i.getTokenStartCharacter()) : () => !0;
	}
	function toOneArgVisitWithPath(e) {
		return e ? (t) => o === 0 && e(t, i.getTokenOffset(), i.getTokenLength(), i.getTokenStartLine(), i.getTokenStartCharacter(), () => a.slice()) : () => !0;
	}
	function toBeginVisit(e) {
		return e ? () => {
			o > 0 ? o++ : e(i.getTokenOffset(), i.getTokenLength(), i.getTokenStartLine(), i.getTokenStartCharacter(), () => a.slice()) === !1 && (o = 1);
		} : () => !0;
	}
	function toEndVisit(e) {
		return e ? () => {
			o > 0 && o--, o === 0 && e(i.getTokenOffset(), i.getTokenLength(), i.getTokenStartLine(), i.getTokenStartCharacter());
		} : () => !0;
	}
	let s = toBeginVisit(n.onObjectBegin), c = toOneArgVisitWithPath(n.onObjectProperty), l = toEndVisit(n.onObjectEnd), u = toBeginVisit(n.onArrayBegin), d = toEndVisit(n.onArrayEnd), f = toOneArgVisitWithPath(n.onLiteralValue), p = toOneArgVisit(n.onSeparator), m = toNoArgVisit(n.onComment), h = toOneArgVisit(n.onError), g = r && r.disallowComments, _ = r && r.allowTrailingComma;
	function scanNext() {
		for (;;) {
			let e = i.scan();
			switch (i.getTokenError()) {
				case 4:
					handleError(14);
					break;
				case 5:
					handleError(15);
					break;
				case 3:
					handleError(13);
					break;
				case 1:
					g || handleError(11);
					break;
				case 2:
					handleError(12);
					break;
				case 6: handleError(16);
			}
			switch (e) {
				case 12:
				case 13:
					g ? handleError(10) : m();
					break;
				case 16:
					handleError(1);
					break;
				case 15:
				case 14: break;
				default: return e;
			}
		}
	}
	function handleError(e, t = [], n = []) {
		if (h(e), t.length + n.length > 0) {
			let e = i.getToken();
			for (; e !== 17;) {
				if (t.indexOf(e) !== -1) {
					scanNext();
					break;
				}
				if (n.indexOf(e) !== -1) break;
				e = scanNext();
			}
		}
	}
	function parseString(e) {
		let t = i.getTokenValue();
		return e ? f(t) : (c(t), a.push(t)), scanNext(), !0;
	}
	function parseLiteral() {
		switch (i.getToken()) {
			case 11:
				let e = i.getTokenValue(), t = Number(e);
				isNaN(t) && (handleError(2), t = 0), f(t);
				break;
			case 7:
				f(null);
				break;
			case 8:
				f(!0);
				break;
			case 9:
				f(!1);
				break;
			default: return !1;
		}
		return scanNext(), !0;
	}
	function parseProperty() {
		return i.getToken() === 10 ? (parseString(!1), i.getToken() === 6 ? (p(`:`), scanNext(), parseValue() || handleError(4, [], [2, 5])) : handleError(5, [], [2, 5]), a.pop(), !0) : (handleError(3, [], [2, 5]), !1);
	}
	function parseObject() {
		s(), scanNext();
		let e = !1;
		for (; i.getToken() !== 2 && i.getToken() !== 17;) {
			if (i.getToken() === 5) {
				if (e || handleError(4, [], []), p(`,`), scanNext(), i.getToken() === 2 && _) break;
			} else e && handleError(6, [], []);
			parseProperty() || handleError(4, [], [2, 5]), e = !0;
		}
		return l(), i.getToken() === 2 ? scanNext() : handleError(7, [2], []), !0;
	}
	function parseArray() {
		u(), scanNext();
		let e = !0, t = !1;
		for (; i.getToken() !== 4 && i.getToken() !== 17;) {
			if (i.getToken() === 5) {
				if (t || handleError(4, [], []), p(`,`), scanNext(), i.getToken() === 4 && _) break;
			} else t && handleError(6, [], []);
			e ? (a.push(0), e = !1) : a[a.length - 1]++, parseValue() || handleError(4, [], [4, 5]), t = !0;
		}
		return d(), e || a.pop(), i.getToken() === 4 ? scanNext() : handleError(8, [4], []), !0;
	}
	function parseValue() {
		switch (i.getToken()) {
			case 3: return parseArray();
			case 1: return parseObject();
			case 10: return parseString(!0);
			default: return parseLiteral();
		}
	}
	return scanNext(), i.getToken() === 17 ? r.allowEmptyContent ? !0 : (handleError(4, [], []), !1) : parseValue() ? (i.getToken() !== 17 && handleError(9, [], []), !0) : (handleError(4, [], []), !1);
}
const n = createScanner$1;
var r;
(function(e) {
	e[e.None = 0] = `None`, e[e.UnexpectedEndOfComment = 1] = `UnexpectedEndOfComment`, e[e.UnexpectedEndOfString = 2] = `UnexpectedEndOfString`, e[e.UnexpectedEndOfNumber = 3] = `UnexpectedEndOfNumber`, e[e.InvalidUnicode = 4] = `InvalidUnicode`, e[e.InvalidEscapeCharacter = 5] = `InvalidEscapeCharacter`, e[e.InvalidCharacter = 6] = `InvalidCharacter`;
})(r ||= {});
var i;
(function(e) {
	e[e.OpenBraceToken = 1] = `OpenBraceToken`, e[e.CloseBraceToken = 2] = `CloseBraceToken`, e[e.OpenBracketToken = 3] = `OpenBracketToken`, e[e.CloseBracketToken = 4] = `CloseBracketToken`, e[e.CommaToken = 5] = `CommaToken`, e[e.ColonToken = 6] = `ColonToken`, e[e.NullKeyword = 7] = `NullKeyword`, e[e.TrueKeyword = 8] = `TrueKeyword`, e[e.FalseKeyword = 9] = `FalseKeyword`, e[e.StringLiteral = 10] = `StringLiteral`, e[e.NumericLiteral = 11] = `NumericLiteral`, e[e.LineCommentTrivia = 12] = `LineCommentTrivia`, e[e.BlockCommentTrivia = 13] = `BlockCommentTrivia`, e[e.LineBreakTrivia = 14] = `LineBreakTrivia`, e[e.Trivia = 15] = `Trivia`, e[e.Unknown = 16] = `Unknown`, e[e.EOF = 17] = `EOF`;
})(i ||= {});
const a = parse$1;
var o;
(function(e) {
	e[e.InvalidSymbol = 1] = `InvalidSymbol`, e[e.InvalidNumberFormat = 2] = `InvalidNumberFormat`, e[e.PropertyNameExpected = 3] = `PropertyNameExpected`, e[e.ValueExpected = 4] = `ValueExpected`, e[e.ColonExpected = 5] = `ColonExpected`, e[e.CommaExpected = 6] = `CommaExpected`, e[e.CloseBraceExpected = 7] = `CloseBraceExpected`, e[e.CloseBracketExpected = 8] = `CloseBracketExpected`, e[e.EndOfFileExpected = 9] = `EndOfFileExpected`, e[e.InvalidCommentToken = 10] = `InvalidCommentToken`, e[e.UnexpectedEndOfComment = 11] = `UnexpectedEndOfComment`, e[e.UnexpectedEndOfString = 12] = `UnexpectedEndOfString`, e[e.UnexpectedEndOfNumber = 13] = `UnexpectedEndOfNumber`, e[e.InvalidUnicode = 14] = `InvalidUnicode`, e[e.InvalidEscapeCharacter = 15] = `InvalidEscapeCharacter`, e[e.InvalidCharacter = 16] = `InvalidCharacter`;
})(o ||= {});
function printParseErrorCode(e) {
	switch (e) {
		case 1: return `InvalidSymbol`;
		case 2: return `InvalidNumberFormat`;
		case 3: return `PropertyNameExpected`;
		case 4: return `ValueExpected`;
		case 5: return `ColonExpected`;
		case 6: return `CommaExpected`;
		case 7: return `CloseBraceExpected`;
		case 8: return `CloseBracketExpected`;
		case 9: return `EndOfFileExpected`;
		case 10: return `InvalidCommentToken`;
		case 11: return `UnexpectedEndOfComment`;
		case 12: return `UnexpectedEndOfString`;
		case 13: return `UnexpectedEndOfNumber`;
		case 14: return `InvalidUnicode`;
		case 15: return `InvalidEscapeCharacter`;
		case 16: return `InvalidCharacter`;
	}
	return `<unknown ParseErrorCode>`;
}
export { a as n, printParseErrorCode as r, n as t };
