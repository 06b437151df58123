const e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var StringScanner = class {
	constructor(e) {
		if (this.charCount = this.charLength(e, !0), this.charIndex = 0, this.length = e.length, this.multiByteMode = this.charCount !== this.length, this.string = e, this.multiByteMode) {
			let t = [];
			for (let n = 0, r = 0; r < this.charCount; ++r) t[r] = n, n += e.codePointAt(n) > 65535 ? 2 : 1;
			this.charsToBytes = t;
		}
	}
	get isEnd() {
		return this.charIndex >= this.charCount;
	}
	charLength(t, n = this.multiByteMode) {
		return n ? t.replace(e, `_`).length : t.length;
	}
	advance(e = 1) {
		this.charIndex = Math.min(this.charCount, this.charIndex + e);
	}
	charIndexToByteIndex(e = this.charIndex) {
		return this.multiByteMode ? this.charsToBytes[e] ?? 1 / 0 : e;
	}
	consume(e = 1) {
		let t = this.peek(e);
		return this.advance(e), t;
	}
	consumeBytes(e) {
		let t = this.charIndexToByteIndex(), n = this.string.slice(t, t + e);
		return this.advance(this.charLength(n)), n;
	}
	consumeMatchFn(e) {
		let { length: t, multiByteMode: n, string: r } = this, i = this.charIndexToByteIndex(), a = i;
		if (n) for (; a < t;) {
			let t = r[a], n = t >= `\ud800` && t <= `\udbff`;
			if (n && (t += r[a + 1]), !e(t)) break;
			a += n ? 2 : 1;
		}
		else for (; a < t && e(r[a]);) ++a;
		return this.consumeBytes(a - i);
	}
	consumeString(e) {
		let { length: t } = e, n = this.charIndexToByteIndex();
		return e === this.string.slice(n, n + t) ? (this.advance(t === 1 ? 1 : this.charLength(e)), e) : ``;
	}
	consumeUntilMatch(e) {
		let t = this.string.slice(this.charIndexToByteIndex()).search(e);
		return t > 0 ? this.consumeBytes(t) : ``;
	}
	consumeUntilString(e) {
		let t = this.charIndexToByteIndex(), n = this.string.indexOf(e, t);
		return n > 0 ? this.consumeBytes(n - t) : ``;
	}
	peek(e = 1) {
		let { charIndex: t, string: n } = this;
		return this.multiByteMode ? n.slice(this.charIndexToByteIndex(t), this.charIndexToByteIndex(t + e)) : n.slice(t, t + e);
	}
	reset(e = 0) {
		this.charIndex = e >= 0 ? Math.min(this.charCount, e) : Math.max(0, this.charIndex + e);
	}
};
const t = /["&<]/, n = /['&<]/, r = /\r\n|[\n\r\t]/g, i = /<|&|]]>/, a = Object.freeze(Object.assign(Object.create(null), {
	amp: `&`,
	apos: `'`,
	gt: `>`,
	lt: `<`,
	quot: `"`
}));
function isNameChar(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || isNameStartChar(e, t);
}
function isNameStartChar(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function isReferenceChar(e) {
	return e === `#` || isNameChar(e);
}
function isWhitespace(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function isXmlCodePoint(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
var o = class XmlNode {
	constructor() {
		this.parent = null, this.start = -1, this.end = -1;
	}
	get document() {
		return this.parent?.document ?? null;
	}
	get isRootNode() {
		return this.parent !== null && this.parent === this.document && this.type === XmlNode.TYPE_ELEMENT;
	}
	get preserveWhitespace() {
		return !!this.parent?.preserveWhitespace;
	}
	get type() {
		return ``;
	}
	toJSON() {
		let e = { type: this.type };
		return this.isRootNode && (e.isRootNode = !0), this.preserveWhitespace && (e.preserveWhitespace = !0), this.start !== -1 && (e.start = this.start, e.end = this.end), e;
	}
};
o.TYPE_CDATA = `cdata`, o.TYPE_COMMENT = `comment`, o.TYPE_DOCUMENT = `document`, o.TYPE_DOCUMENT_TYPE = `doctype`, o.TYPE_ELEMENT = `element`, o.TYPE_PROCESSING_INSTRUCTION = `pi`, o.TYPE_TEXT = `text`, o.TYPE_XML_DECLARATION = `xmldecl`;
var XmlText = class extends o {
	constructor(e = ``) {
		super(), this.text = e;
	}
	get type() {
		return o.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(o.prototype.toJSON.call(this), { text: this.text });
	}
}, XmlCdata = class extends XmlText {
	get type() {
		return o.TYPE_CDATA;
	}
}, XmlComment = class extends o {
	constructor(e = ``) {
		super(), this.content = e;
	}
	get type() {
		return o.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(o.prototype.toJSON.call(this), { content: this.content });
	}
}, XmlDeclaration = class extends o {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return o.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = o.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of [`encoding`, `standalone`]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, s = class XmlElement extends o {
	constructor(e, t = Object.create(null), n = []) {
		super(), this.name = e, this.attributes = t, this.children = n;
	}
	get isEmpty() {
		return this.children.length === 0;
	}
	get preserveWhitespace() {
		let e = this;
		for (; e instanceof XmlElement;) {
			if (`xml:space` in e.attributes) return e.attributes[`xml:space`] === `preserve`;
			e = e.parent;
		}
		return !1;
	}
	get text() {
		return this.children.map((e) => `text` in e ? e.text : ``).join(``);
	}
	get type() {
		return o.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(o.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, XmlDocument = class extends o {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof s) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => `text` in e ? e.text : ``).join(``);
	}
	get type() {
		return o.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(o.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, XmlDocumentType = class extends o {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return o.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = o.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			`publicId`,
			`systemId`,
			`internalSubset`
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, XmlError = class extends Error {
	constructor(e, t, n) {
		let r = 1, i = ``, a = 1;
		for (let e = 0; e < t; ++e) {
			let t = n[e];
			t === `
` ? (r = 1, i = ``, a += 1) : (r += 1, i += t);
		}
		let o = n.indexOf(`
`, t);
		i += o === -1 ? n.slice(t) : n.slice(t, o);
		let s = 0;
		i.length > 50 && (r < 40 ? i = i.slice(0, 50) : (s = r - 20, i = i.slice(s, r + 30))), super(`${e} (line ${a}, column ${r})\n  ${i}\n` + ` `.repeat(r - s + 1) + `^
`), this.column = r, this.excerpt = i, this.line = a, this.name = `XmlError`, this.pos = t;
	}
}, XmlProcessingInstruction = class extends o {
	constructor(e, t = ``) {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return o.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(o.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, Parser = class {
	constructor(e, t = {}) {
		let n = this.document = new XmlDocument();
		this.currentNode = n, this.options = t, this.scanner = new StringScanner(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = normalizeLineBreaks(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === o.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new XmlText(e), t);
	}
	consumeAttributes() {
		let e = Object.create(null);
		for (; this.consumeWhitespace();) {
			let t = this.consumeName();
			if (!t) break;
			let n = this.consumeEqual() && this.consumeAttributeValue();
			if (n === !1) throw this.error(`Attribute value expected`);
			if (t in e) throw this.error(`Duplicate attribute: ${t}`);
			if (t === `xml:space` && n !== "default" && n !== `preserve`) throw this.error("Value of the `xml:space` attribute must be \"default\" or \"preserve\"");
			e[t] = n;
		}
		if (this.options.sortAttributes) {
			let t = Object.keys(e).sort(), n = Object.create(null);
			for (let r = 0; r < t.length; ++r) {
				let i = t[r];
				n[i] = e[i];
			}
			e = n;
		}
		return e;
	}
	consumeAttributeValue() {
		let { scanner: e } = this, i = e.peek();
		if (i !== `"` && i !== `'`) return !1;
		e.advance();
		let a, o = !1, s = ``, c = i === `"` ? t : n;
		matchLoop: for (; !e.isEnd;) switch (a = e.consumeUntilMatch(c), a && (this.validateChars(a), s += a.replace(r, ` `)), e.peek()) {
			case i:
				o = !0;
				break matchLoop;
			case `&`:
				s += this.consumeReference();
				continue;
			case `<`: throw this.error("Unescaped `<` is not allowed in an attribute value");
			default: break matchLoop;
		}
		if (!o) throw this.error(`Unclosed attribute`);
		return e.advance(), s;
	}
	consumeCdataSection() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString(`<![CDATA[`)) return !1;
		let n = e.consumeUntilString(`]]>`);
		if (this.validateChars(n), !e.consumeString(`]]>`)) throw this.error(`Unclosed CDATA section`);
		return this.options.preserveCdata ? this.addNode(new XmlCdata(normalizeLineBreaks(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(i);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === `]]>`) throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString(`<!--`)) return !1;
		let n = e.consumeUntilString(`--`);
		if (this.validateChars(n), !e.consumeString(`-->`)) throw e.peek(2) === `--` ? this.error("The string `--` isn't allowed inside a comment") : this.error(`Unclosed comment`);
		return !this.options.preserveComments || this.addNode(new XmlComment(normalizeLineBreaks(n)), t);
	}
	consumeContentReference() {
		let e = this.scanner.charIndex, t = this.consumeReference();
		return t ? this.addText(t, e, !1) : !1;
	}
	consumeDoctypeDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString(`<!DOCTYPE`)) return !1;
		let n = this.consumeWhitespace() && this.consumeName();
		if (!n) throw this.error(`Expected a name`);
		let r, i;
		if (this.consumeWhitespace()) {
			if (e.consumeString(`PUBLIC`)) {
				if (r = this.consumeWhitespace() && this.consumePubidLiteral(), r === !1) throw this.error(`Expected a public identifier`);
				this.consumeWhitespace();
			}
			if (r !== void 0 || e.consumeString(`SYSTEM`)) {
				if (this.consumeWhitespace(), i = this.consumeSystemLiteral(), i === !1) throw this.error(`Expected a system identifier`);
				this.consumeWhitespace();
			}
		}
		let a;
		if (e.consumeString(`[`)) {
			if (a = e.consumeUntilMatch(/\][\x20\t\r\n]*>/), !e.consumeString(`]`)) throw this.error(`Unclosed internal subset`);
			this.consumeWhitespace();
		}
		if (!e.consumeString(`>`)) throw this.error(`Unclosed doctype declaration`);
		return !this.options.preserveDocumentType || this.addNode(new XmlDocumentType(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString(`<`)) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString(`/>`), a = new s(n, r);
		if (a.parent = this.currentNode, !i) {
			if (!e.consumeString(`>`)) throw this.error(`Unclosed start tag for element \`${n}\``);
			this.currentNode = a;
			do
				this.consumeCharData();
			while (this.consumeElement() || this.consumeContentReference() || this.consumeCdataSection() || this.consumeProcessingInstruction() || this.consumeComment());
			let t = e.charIndex, r;
			if (!e.consumeString(`</`) || !(r = this.consumeName()) || r !== n) throw e.reset(t), this.error(`Missing end tag for element ${n}`);
			if (this.consumeWhitespace(), !e.consumeString(`>`)) throw this.error(`Unclosed end tag for element ${n}`);
			this.currentNode = a.parent;
		}
		return this.addNode(a, t);
	}
	consumeEqual() {
		return this.consumeWhitespace(), this.scanner.consumeString(`=`) ? (this.consumeWhitespace(), !0) : !1;
	}
	consumeMisc() {
		return this.consumeComment() || this.consumeProcessingInstruction() || this.consumeWhitespace();
	}
	consumeName() {
		return isNameStartChar(this.scanner.peek()) ? this.scanner.consumeMatchFn(isNameChar) : ``;
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString(`<?`)) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === `xml`) throw e.reset(t), this.error(`XML declaration isn't allowed here`);
		} else throw this.error(`Invalid processing instruction`);
		if (!this.consumeWhitespace()) {
			if (e.consumeString(`?>`)) return this.addNode(new XmlProcessingInstruction(n), t);
			throw this.error(`Whitespace is required after a processing instruction name`);
		}
		let r = e.consumeUntilString(`?>`);
		if (this.validateChars(r), !e.consumeString(`?>`)) throw this.error(`Unterminated processing instruction`);
		return this.addNode(new XmlProcessingInstruction(n, normalizeLineBreaks(r)), t);
	}
	consumeProlog() {
		let { scanner: e } = this, t = e.charIndex;
		for (this.consumeXmlDeclaration(); this.consumeMisc(););
		if (this.consumeDoctypeDeclaration()) for (; this.consumeMisc(););
		return t < e.charIndex;
	}
	consumePubidLiteral() {
		let e = this.scanner.charIndex, t = this.consumeSystemLiteral();
		if (t !== !1 && !/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(t)) throw this.scanner.reset(e), this.error(`Invalid character in public identifier`);
		return t;
	}
	consumeReference() {
		let { scanner: e } = this;
		if (!e.consumeString(`&`)) return !1;
		let t = e.consumeMatchFn(isReferenceChar);
		if (e.consume() !== `;`) throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === `#`) {
			let e = t[1] === `x` ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error(`Invalid character reference`);
			if (!isXmlCodePoint(e)) throw this.error(`Character reference resolves to an invalid character`);
			n = String.fromCodePoint(e);
		} else if (n = a[t], n === void 0) {
			let { ignoreUndefinedEntities: n, resolveUndefinedEntity: r } = this.options, i = `&${t};`;
			if (r) {
				let e = r(i);
				if (e != null) {
					let t = typeof e;
					if (t !== `string`) throw TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${t}`);
					return e;
				}
			}
			if (n) return i;
			throw e.reset(-i.length), this.error(`Named entity isn't defined: ${i}`);
		}
		return n;
	}
	consumeSystemLiteral() {
		let { scanner: e } = this, t = e.consumeString(`"`) || e.consumeString(`'`);
		if (!t) return !1;
		let n = e.consumeUntilString(t);
		if (this.validateChars(n), !e.consumeString(t)) throw this.error(`Missing end quote`);
		return n;
	}
	consumeWhitespace() {
		return !!this.scanner.consumeMatchFn(isWhitespace);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString(`<?xml`)) return !1;
		if (isNameChar(e.peek())) return e.reset(t), !1;
		if (!this.consumeWhitespace()) throw this.error(`Invalid XML declaration`);
		let n = !!e.consumeString(`version`) && this.consumeEqual() && this.consumeSystemLiteral();
		if (n === !1) throw this.error(`XML version is missing or invalid`);
		if (!/^1\.[0-9]+$/.test(n)) throw this.error(`Invalid character in version number`);
		let r, i;
		if (this.consumeWhitespace()) {
			if (r = !!e.consumeString(`encoding`) && this.consumeEqual() && this.consumeSystemLiteral(), r) {
				if (!/^[A-Za-z][\w.-]*$/.test(r)) throw this.error(`Invalid character in encoding name`);
				this.consumeWhitespace();
			}
			if (i = !!e.consumeString(`standalone`) && this.consumeEqual() && this.consumeSystemLiteral(), i) {
				if (i !== `yes` && i !== `no`) throw this.error("Only \"yes\" and \"no\" are permitted as values of `standalone`");
				this.consumeWhitespace();
			}
		}
		if (!e.consumeString(`?>`)) throw this.error(`Invalid or unclosed XML declaration`);
		return !this.options.preserveXmlDeclaration || this.addNode(new XmlDeclaration(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new XmlError(e, t.charIndex, t.string);
	}
	parse() {
		if (this.scanner.consumeString(`﻿`), this.consumeProlog(), !this.consumeElement()) throw this.error(`Root element is missing or invalid`);
		for (; this.consumeMisc(););
		if (!this.scanner.isEnd) throw this.error(`Extra content at the end of the document`);
	}
	validateChars(e) {
		let { length: t } = e;
		for (let n = 0; n < t; ++n) {
			let t = e.codePointAt(n);
			if (!isXmlCodePoint(t)) throw this.scanner.reset(-([...e].length - n)), this.error(`Invalid character`);
			t > 65535 && (n += 1);
		}
	}
};
function normalizeLineBreaks(e) {
	let t = 0;
	for (; (t = e.indexOf(`\r`, t)) !== -1;) e = e[t + 1] === `
` ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + `
` + e.slice(t + 1);
	return e;
}
function parseXml(e, t) {
	return new Parser(e, t).document;
}
export { XmlError as n, parseXml as t };
