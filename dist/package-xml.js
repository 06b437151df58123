// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const emptyString$1 = "";
const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var StringScanner = class {
	constructor(string) {
		this.charCount = this.charLength(string, true);
		this.charIndex = 0;
		this.length = string.length;
		this.multiByteMode = this.charCount !== this.length;
		this.string = string;
		if (this.multiByteMode) {
			let charsToBytes = [];
			for (let byteIndex = 0, charIndex = 0; charIndex < this.charCount; ++charIndex) {
				charsToBytes[charIndex] = byteIndex;
				byteIndex += string.codePointAt(byteIndex) > 65535 ? 2 : 1;
			}
			this.charsToBytes = charsToBytes;
		}
	}
	get isEnd() {
		return this.charIndex >= this.charCount;
	}
	charLength(string, multiByteSafe = this.multiByteMode) {
		return multiByteSafe ? string.replace(surrogatePair, "_").length : string.length;
	}
	advance(count = 1) {
		this.charIndex = Math.min(this.charCount, this.charIndex + count);
	}
	charIndexToByteIndex(charIndex = this.charIndex) {
		return this.multiByteMode ? this.charsToBytes[charIndex] ?? Infinity : charIndex;
	}
	consume(charCount = 1) {
		let chars = this.peek(charCount);
		this.advance(charCount);
		return chars;
	}
	consumeBytes(byteCount) {
		let byteIndex = this.charIndexToByteIndex();
		let result = this.string.slice(byteIndex, byteIndex + byteCount);
		this.advance(this.charLength(result));
		return result;
	}
	consumeMatchFn(fn) {
		let { length, multiByteMode, string } = this;
		let startByteIndex = this.charIndexToByteIndex();
		let endByteIndex = startByteIndex;
		if (multiByteMode) while (endByteIndex < length) {
			let char = string[endByteIndex];
			let isSurrogatePair = char >= "\ud800" && char <= "\udbff";
			if (isSurrogatePair) char += string[endByteIndex + 1];
			if (!fn(char)) break;
			endByteIndex += isSurrogatePair ? 2 : 1;
		}
		else while (endByteIndex < length && fn(string[endByteIndex])) ++endByteIndex;
		return this.consumeBytes(endByteIndex - startByteIndex);
	}
	consumeString(stringToConsume) {
		let { length } = stringToConsume;
		let byteIndex = this.charIndexToByteIndex();
		if (stringToConsume === this.string.slice(byteIndex, byteIndex + length)) {
			this.advance(length === 1 ? 1 : this.charLength(stringToConsume));
			return stringToConsume;
		}
		return emptyString$1;
	}
	consumeUntilMatch(regex) {
		let matchByteIndex = this.string.slice(this.charIndexToByteIndex()).search(regex);
		return matchByteIndex > 0 ? this.consumeBytes(matchByteIndex) : emptyString$1;
	}
	consumeUntilString(searchString) {
		let byteIndex = this.charIndexToByteIndex();
		let matchByteIndex = this.string.indexOf(searchString, byteIndex);
		return matchByteIndex > 0 ? this.consumeBytes(matchByteIndex - byteIndex) : emptyString$1;
	}
	peek(count = 1) {
		let { charIndex, string } = this;
		return this.multiByteMode ? string.slice(this.charIndexToByteIndex(charIndex), this.charIndexToByteIndex(charIndex + count)) : string.slice(charIndex, charIndex + count);
	}
	reset(index = 0) {
		this.charIndex = index >= 0 ? Math.min(this.charCount, index) : Math.max(0, this.charIndex + index);
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/syntax.js
const attValueCharDoubleQuote = /["&<]/;
const attValueCharSingleQuote = /['&<]/;
const attValueNormalizedWhitespace = /\r\n|[\n\r\t]/g;
const endCharData = /<|&|]]>/;
const predefinedEntities = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function isNameChar(char) {
	let cp = char.codePointAt(0);
	return cp >= 97 && cp <= 122 || cp >= 65 && cp <= 90 || cp >= 48 && cp <= 57 || cp === 45 || cp === 46 || cp === 183 || cp >= 768 && cp <= 879 || cp === 8255 || cp === 8256 || isNameStartChar(char, cp);
}
function isNameStartChar(char, cp = char.codePointAt(0)) {
	return cp >= 97 && cp <= 122 || cp >= 65 && cp <= 90 || cp === 58 || cp === 95 || cp >= 192 && cp <= 214 || cp >= 216 && cp <= 246 || cp >= 248 && cp <= 767 || cp >= 880 && cp <= 893 || cp >= 895 && cp <= 8191 || cp === 8204 || cp === 8205 || cp >= 8304 && cp <= 8591 || cp >= 11264 && cp <= 12271 || cp >= 12289 && cp <= 55295 || cp >= 63744 && cp <= 64975 || cp >= 65008 && cp <= 65533 || cp >= 65536 && cp <= 983039;
}
function isReferenceChar(char) {
	return char === "#" || isNameChar(char);
}
function isWhitespace(char) {
	let cp = char.codePointAt(0);
	return cp === 32 || cp === 9 || cp === 10 || cp === 13;
}
function isXmlCodePoint(cp) {
	return cp >= 32 && cp <= 55295 || cp === 10 || cp === 9 || cp === 13 || cp >= 57344 && cp <= 65533 || cp >= 65536 && cp <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var XmlNode = class XmlNode {
	constructor() {
		this.parent = null;
		this.start = -1;
		this.end = -1;
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
		return "";
	}
	toJSON() {
		let json = { type: this.type };
		if (this.isRootNode) json.isRootNode = true;
		if (this.preserveWhitespace) json.preserveWhitespace = true;
		if (this.start !== -1) {
			json.start = this.start;
			json.end = this.end;
		}
		return json;
	}
};
XmlNode.TYPE_CDATA = "cdata";
XmlNode.TYPE_COMMENT = "comment";
XmlNode.TYPE_DOCUMENT = "document";
XmlNode.TYPE_DOCUMENT_TYPE = "doctype";
XmlNode.TYPE_ELEMENT = "element";
XmlNode.TYPE_PROCESSING_INSTRUCTION = "pi";
XmlNode.TYPE_TEXT = "text";
XmlNode.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var XmlText = class extends XmlNode {
	constructor(text = "") {
		super();
		this.text = text;
	}
	get type() {
		return XmlNode.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(XmlNode.prototype.toJSON.call(this), { text: this.text });
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlCdata.js
var XmlCdata = class extends XmlText {
	get type() {
		return XmlNode.TYPE_CDATA;
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlComment.js
var XmlComment = class extends XmlNode {
	constructor(content = "") {
		super();
		this.content = content;
	}
	get type() {
		return XmlNode.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(XmlNode.prototype.toJSON.call(this), { content: this.content });
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlDeclaration.js
var XmlDeclaration = class extends XmlNode {
	constructor(version, encoding, standalone) {
		super();
		this.version = version;
		this.encoding = encoding ?? null;
		this.standalone = standalone ?? null;
	}
	get type() {
		return XmlNode.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let json = XmlNode.prototype.toJSON.call(this);
		json.version = this.version;
		for (let key of ["encoding", "standalone"]) if (this[key] !== null) json[key] = this[key];
		return json;
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlElement.js
var XmlElement = class XmlElement extends XmlNode {
	constructor(name, attributes = Object.create(null), children = []) {
		super();
		this.name = name;
		this.attributes = attributes;
		this.children = children;
	}
	get isEmpty() {
		return this.children.length === 0;
	}
	get preserveWhitespace() {
		let node = this;
		while (node instanceof XmlElement) {
			if ("xml:space" in node.attributes) return node.attributes["xml:space"] === "preserve";
			node = node.parent;
		}
		return false;
	}
	get text() {
		return this.children.map((child) => "text" in child ? child.text : "").join("");
	}
	get type() {
		return XmlNode.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(XmlNode.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((child) => child.toJSON())
		});
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlDocument.js
var XmlDocument = class extends XmlNode {
	constructor(children = []) {
		super();
		this.children = children;
	}
	get document() {
		return this;
	}
	get root() {
		for (let child of this.children) if (child instanceof XmlElement) return child;
		return null;
	}
	get text() {
		return this.children.map((child) => "text" in child ? child.text : "").join("");
	}
	get type() {
		return XmlNode.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(XmlNode.prototype.toJSON.call(this), { children: this.children.map((child) => child.toJSON()) });
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlDocumentType.js
var XmlDocumentType = class extends XmlNode {
	constructor(name, publicId, systemId, internalSubset) {
		super();
		this.name = name;
		this.publicId = publicId ?? null;
		this.systemId = systemId ?? null;
		this.internalSubset = internalSubset ?? null;
	}
	get type() {
		return XmlNode.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let json = XmlNode.prototype.toJSON.call(this);
		json.name = this.name;
		for (let key of [
			"publicId",
			"systemId",
			"internalSubset"
		]) if (this[key] !== null) json[key] = this[key];
		return json;
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlError.js
var XmlError = class extends Error {
	constructor(message, charIndex, xml) {
		let column = 1;
		let excerpt = "";
		let line = 1;
		for (let i = 0; i < charIndex; ++i) {
			let char = xml[i];
			if (char === "\n") {
				column = 1;
				excerpt = "";
				line += 1;
			} else {
				column += 1;
				excerpt += char;
			}
		}
		let eol = xml.indexOf("\n", charIndex);
		excerpt += eol === -1 ? xml.slice(charIndex) : xml.slice(charIndex, eol);
		let excerptStart = 0;
		if (excerpt.length > 50) {
			if (column < 40) excerpt = excerpt.slice(0, 50);
			else {
				excerptStart = column - 20;
				excerpt = excerpt.slice(excerptStart, column + 30);
			}
		}
		super(`${message} (line ${line}, column ${column})\n  ${excerpt}\n` + " ".repeat(column - excerptStart + 1) + "^\n");
		this.column = column;
		this.excerpt = excerpt;
		this.line = line;
		this.name = "XmlError";
		this.pos = charIndex;
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/XmlProcessingInstruction.js
var XmlProcessingInstruction = class extends XmlNode {
	constructor(name, content = "") {
		super();
		this.name = name;
		this.content = content;
	}
	get type() {
		return XmlNode.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(XmlNode.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/Parser.js
const emptyString = "";
var Parser = class {
	constructor(xml, options = {}) {
		let doc = this.document = new XmlDocument();
		this.currentNode = doc;
		this.options = options;
		this.scanner = new StringScanner(xml);
		if (this.options.includeOffsets) {
			doc.start = 0;
			doc.end = xml.length;
		}
		this.parse();
	}
	addNode(node, charIndex) {
		node.parent = this.currentNode;
		if (this.options.includeOffsets) {
			node.start = this.scanner.charIndexToByteIndex(charIndex);
			node.end = this.scanner.charIndexToByteIndex();
		}
		this.currentNode.children.push(node);
		return true;
	}
	addText(text, charIndex, normalize = true) {
		let { children } = this.currentNode;
		let { length } = children;
		if (normalize) text = normalizeLineBreaks(text);
		if (length > 0) {
			let prevNode = children[length - 1];
			if (prevNode?.type === XmlNode.TYPE_TEXT) {
				let textNode = prevNode;
				textNode.text += text;
				if (this.options.includeOffsets) textNode.end = this.scanner.charIndexToByteIndex();
				return true;
			}
		}
		return this.addNode(new XmlText(text), charIndex);
	}
	consumeAttributes() {
		let attributes = Object.create(null);
		while (this.consumeWhitespace()) {
			let attrName = this.consumeName();
			if (!attrName) break;
			let attrValue = this.consumeEqual() && this.consumeAttributeValue();
			if (attrValue === false) throw this.error("Attribute value expected");
			if (attrName in attributes) throw this.error(`Duplicate attribute: ${attrName}`);
			if (attrName === "xml:space" && attrValue !== "default" && attrValue !== "preserve") throw this.error("Value of the `xml:space` attribute must be \"default\" or \"preserve\"");
			attributes[attrName] = attrValue;
		}
		if (this.options.sortAttributes) {
			let attrNames = Object.keys(attributes).sort();
			let sortedAttributes = Object.create(null);
			for (let i = 0; i < attrNames.length; ++i) {
				let attrName = attrNames[i];
				sortedAttributes[attrName] = attributes[attrName];
			}
			attributes = sortedAttributes;
		}
		return attributes;
	}
	consumeAttributeValue() {
		let { scanner } = this;
		let quote = scanner.peek();
		if (quote !== "\"" && quote !== "'") return false;
		scanner.advance();
		let chars;
		let isClosed = false;
		let value = emptyString;
		let regex = quote === "\"" ? attValueCharDoubleQuote : attValueCharSingleQuote;
		matchLoop: while (!scanner.isEnd) {
			chars = scanner.consumeUntilMatch(regex);
			if (chars) {
				this.validateChars(chars);
				value += chars.replace(attValueNormalizedWhitespace, " ");
			}
			switch (scanner.peek()) {
				case quote:
					isClosed = true;
					break matchLoop;
				case "&":
					value += this.consumeReference();
					continue;
				case "<": throw this.error("Unescaped `<` is not allowed in an attribute value");
				default: break matchLoop;
			}
		}
		if (!isClosed) throw this.error("Unclosed attribute");
		scanner.advance();
		return value;
	}
	consumeCdataSection() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		if (!scanner.consumeString("<![CDATA[")) return false;
		let text = scanner.consumeUntilString("]]>");
		this.validateChars(text);
		if (!scanner.consumeString("]]>")) throw this.error("Unclosed CDATA section");
		return this.options.preserveCdata ? this.addNode(new XmlCdata(normalizeLineBreaks(text)), startIndex) : this.addText(text, startIndex);
	}
	consumeCharData() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		let charData = scanner.consumeUntilMatch(endCharData);
		if (!charData) return false;
		this.validateChars(charData);
		if (scanner.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(charData, startIndex);
	}
	consumeComment() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		if (!scanner.consumeString("<!--")) return false;
		let content = scanner.consumeUntilString("--");
		this.validateChars(content);
		if (!scanner.consumeString("-->")) {
			if (scanner.peek(2) === "--") throw this.error("The string `--` isn't allowed inside a comment");
			throw this.error("Unclosed comment");
		}
		return this.options.preserveComments ? this.addNode(new XmlComment(normalizeLineBreaks(content)), startIndex) : true;
	}
	consumeContentReference() {
		let startIndex = this.scanner.charIndex;
		let ref = this.consumeReference();
		return ref ? this.addText(ref, startIndex, false) : false;
	}
	consumeDoctypeDeclaration() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		if (!scanner.consumeString("<!DOCTYPE")) return false;
		let name = this.consumeWhitespace() && this.consumeName();
		if (!name) throw this.error("Expected a name");
		let publicId;
		let systemId;
		if (this.consumeWhitespace()) {
			if (scanner.consumeString("PUBLIC")) {
				publicId = this.consumeWhitespace() && this.consumePubidLiteral();
				if (publicId === false) throw this.error("Expected a public identifier");
				this.consumeWhitespace();
			}
			if (publicId !== void 0 || scanner.consumeString("SYSTEM")) {
				this.consumeWhitespace();
				systemId = this.consumeSystemLiteral();
				if (systemId === false) throw this.error("Expected a system identifier");
				this.consumeWhitespace();
			}
		}
		let internalSubset;
		if (scanner.consumeString("[")) {
			internalSubset = scanner.consumeUntilMatch(/\][\x20\t\r\n]*>/);
			if (!scanner.consumeString("]")) throw this.error("Unclosed internal subset");
			this.consumeWhitespace();
		}
		if (!scanner.consumeString(">")) throw this.error("Unclosed doctype declaration");
		return this.options.preserveDocumentType ? this.addNode(new XmlDocumentType(name, publicId, systemId, internalSubset), startIndex) : true;
	}
	consumeElement() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		if (!scanner.consumeString("<")) return false;
		let name = this.consumeName();
		if (!name) {
			scanner.reset(startIndex);
			return false;
		}
		let attributes = this.consumeAttributes();
		let isEmpty = !!scanner.consumeString("/>");
		let element = new XmlElement(name, attributes);
		element.parent = this.currentNode;
		if (!isEmpty) {
			if (!scanner.consumeString(">")) throw this.error(`Unclosed start tag for element \`${name}\``);
			this.currentNode = element;
			do
				this.consumeCharData();
			while (this.consumeElement() || this.consumeContentReference() || this.consumeCdataSection() || this.consumeProcessingInstruction() || this.consumeComment());
			let endTagMark = scanner.charIndex;
			let endTagName;
			if (!scanner.consumeString("</") || !(endTagName = this.consumeName()) || endTagName !== name) {
				scanner.reset(endTagMark);
				throw this.error(`Missing end tag for element ${name}`);
			}
			this.consumeWhitespace();
			if (!scanner.consumeString(">")) throw this.error(`Unclosed end tag for element ${name}`);
			this.currentNode = element.parent;
		}
		return this.addNode(element, startIndex);
	}
	consumeEqual() {
		this.consumeWhitespace();
		if (this.scanner.consumeString("=")) {
			this.consumeWhitespace();
			return true;
		}
		return false;
	}
	consumeMisc() {
		return this.consumeComment() || this.consumeProcessingInstruction() || this.consumeWhitespace();
	}
	consumeName() {
		return isNameStartChar(this.scanner.peek()) ? this.scanner.consumeMatchFn(isNameChar) : emptyString;
	}
	consumeProcessingInstruction() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		if (!scanner.consumeString("<?")) return false;
		let name = this.consumeName();
		if (name) {
			if (name.toLowerCase() === "xml") {
				scanner.reset(startIndex);
				throw this.error("XML declaration isn't allowed here");
			}
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (scanner.consumeString("?>")) return this.addNode(new XmlProcessingInstruction(name), startIndex);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let content = scanner.consumeUntilString("?>");
		this.validateChars(content);
		if (!scanner.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new XmlProcessingInstruction(name, normalizeLineBreaks(content)), startIndex);
	}
	consumeProlog() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		this.consumeXmlDeclaration();
		while (this.consumeMisc());
		if (this.consumeDoctypeDeclaration()) while (this.consumeMisc());
		return startIndex < scanner.charIndex;
	}
	consumePubidLiteral() {
		let startIndex = this.scanner.charIndex;
		let value = this.consumeSystemLiteral();
		if (value !== false && !/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(value)) {
			this.scanner.reset(startIndex);
			throw this.error("Invalid character in public identifier");
		}
		return value;
	}
	consumeReference() {
		let { scanner } = this;
		if (!scanner.consumeString("&")) return false;
		let ref = scanner.consumeMatchFn(isReferenceChar);
		if (scanner.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let parsedValue;
		if (ref[0] === "#") {
			let codePoint = ref[1] === "x" ? parseInt(ref.slice(2), 16) : parseInt(ref.slice(1), 10);
			if (isNaN(codePoint) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(ref)) throw this.error("Invalid character reference");
			if (!isXmlCodePoint(codePoint)) throw this.error("Character reference resolves to an invalid character");
			parsedValue = String.fromCodePoint(codePoint);
		} else {
			parsedValue = predefinedEntities[ref];
			if (parsedValue === void 0) {
				let { ignoreUndefinedEntities, resolveUndefinedEntity } = this.options;
				let wrappedRef = `&${ref};`;
				if (resolveUndefinedEntity) {
					let resolvedValue = resolveUndefinedEntity(wrappedRef);
					if (resolvedValue !== null && resolvedValue !== void 0) {
						let type = typeof resolvedValue;
						if (type !== "string") throw new TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${type}`);
						return resolvedValue;
					}
				}
				if (ignoreUndefinedEntities) return wrappedRef;
				scanner.reset(-wrappedRef.length);
				throw this.error(`Named entity isn't defined: ${wrappedRef}`);
			}
		}
		return parsedValue;
	}
	consumeSystemLiteral() {
		let { scanner } = this;
		let quote = scanner.consumeString("\"") || scanner.consumeString("'");
		if (!quote) return false;
		let value = scanner.consumeUntilString(quote);
		this.validateChars(value);
		if (!scanner.consumeString(quote)) throw this.error("Missing end quote");
		return value;
	}
	consumeWhitespace() {
		return !!this.scanner.consumeMatchFn(isWhitespace);
	}
	consumeXmlDeclaration() {
		let { scanner } = this;
		let startIndex = scanner.charIndex;
		if (!scanner.consumeString("<?xml")) return false;
		if (isNameChar(scanner.peek())) {
			scanner.reset(startIndex);
			return false;
		}
		if (!this.consumeWhitespace()) throw this.error("Invalid XML declaration");
		let version = !!scanner.consumeString("version") && this.consumeEqual() && this.consumeSystemLiteral();
		if (version === false) throw this.error("XML version is missing or invalid");
		else if (!/^1\.[0-9]+$/.test(version)) throw this.error("Invalid character in version number");
		let encoding;
		let standalone;
		if (this.consumeWhitespace()) {
			encoding = !!scanner.consumeString("encoding") && this.consumeEqual() && this.consumeSystemLiteral();
			if (encoding) {
				if (!/^[A-Za-z][\w.-]*$/.test(encoding)) throw this.error("Invalid character in encoding name");
				this.consumeWhitespace();
			}
			standalone = !!scanner.consumeString("standalone") && this.consumeEqual() && this.consumeSystemLiteral();
			if (standalone) {
				if (standalone !== "yes" && standalone !== "no") throw this.error("Only \"yes\" and \"no\" are permitted as values of `standalone`");
				this.consumeWhitespace();
			}
		}
		if (!scanner.consumeString("?>")) throw this.error("Invalid or unclosed XML declaration");
		return this.options.preserveXmlDeclaration ? this.addNode(new XmlDeclaration(version, encoding || void 0, standalone || void 0), startIndex) : true;
	}
	error(message) {
		let { scanner } = this;
		return new XmlError(message, scanner.charIndex, scanner.string);
	}
	parse() {
		this.scanner.consumeString("﻿");
		this.consumeProlog();
		if (!this.consumeElement()) throw this.error("Root element is missing or invalid");
		while (this.consumeMisc());
		if (!this.scanner.isEnd) throw this.error("Extra content at the end of the document");
	}
	validateChars(string) {
		let { length } = string;
		for (let i = 0; i < length; ++i) {
			let cp = string.codePointAt(i);
			if (!isXmlCodePoint(cp)) {
				this.scanner.reset(-([...string].length - i));
				throw this.error("Invalid character");
			}
			if (cp > 65535) i += 1;
		}
	}
};
function normalizeLineBreaks(text) {
	let i = 0;
	while ((i = text.indexOf("\r", i)) !== -1) text = text[i + 1] === "\n" ? text.slice(0, i) + text.slice(i + 1) : text.slice(0, i) + "\n" + text.slice(i + 1);
	return text;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function parseXml(xml, options) {
	return new Parser(xml, options).document;
}
export { XmlError as n, parseXml as t };
