import { r as e, t } from "./rolldown-runtime.js";
var n = t(((e) => {
	let t = Symbol.for(`yaml.alias`), n = Symbol.for(`yaml.document`), r = Symbol.for(`yaml.map`), i = Symbol.for(`yaml.pair`), a = Symbol.for(`yaml.scalar`), o = Symbol.for(`yaml.seq`), s = Symbol.for(`yaml.node.type`), isAlias = (e) => !!e && typeof e == `object` && e[s] === t, isDocument = (e) => !!e && typeof e == `object` && e[s] === n, isMap = (e) => !!e && typeof e == `object` && e[s] === r, isPair = (e) => !!e && typeof e == `object` && e[s] === i, isScalar = (e) => !!e && typeof e == `object` && e[s] === a, isSeq = (e) => !!e && typeof e == `object` && e[s] === o;
	function isCollection(e) {
		if (e && typeof e == `object`) switch (e[s]) {
			case r:
			case o: return !0;
		}
		return !1;
	}
	function isNode(e) {
		if (e && typeof e == `object`) switch (e[s]) {
			case t:
			case r:
			case a:
			case o: return !0;
		}
		return !1;
	}
	e.ALIAS = t, e.DOC = n, e.MAP = r, e.NODE_TYPE = s, e.PAIR = i, e.SCALAR = a, e.SEQ = o, e.hasAnchor = (e) => (isScalar(e) || isCollection(e)) && !!e.anchor, e.isAlias = isAlias, e.isCollection = isCollection, e.isDocument = isDocument, e.isMap = isMap, e.isNode = isNode, e.isPair = isPair, e.isScalar = isScalar, e.isSeq = isSeq;
})), r = t(((e) => {
	var t = n();
	let r = Symbol(`break visit`), i = Symbol(`skip children`), a = Symbol(`remove node`);
	function visit(e, n) {
		let r = initVisitor(n);
		t.isDocument(e) ? visit_(null, e.contents, r, Object.freeze([e])) === a && (e.contents = null) : visit_(null, e, r, Object.freeze([]));
	}
	visit.BREAK = r, visit.SKIP = i, visit.REMOVE = a;
	function visit_(e, n, i, o) {
		let s = callVisitor(e, n, i, o);
		if (t.isNode(s) || t.isPair(s)) return replaceNode(e, o, s), visit_(e, s, i, o);
		if (typeof s != `symbol`) {
			if (t.isCollection(n)) {
				o = Object.freeze(o.concat(n));
				for (let e = 0; e < n.items.length; ++e) {
					let t = visit_(e, n.items[e], i, o);
					if (typeof t == `number`) e = t - 1;
					else if (t === r) return r;
					else t === a && (n.items.splice(e, 1), --e);
				}
			} else if (t.isPair(n)) {
				o = Object.freeze(o.concat(n));
				let e = visit_(`key`, n.key, i, o);
				if (e === r) return r;
				e === a && (n.key = null);
				let t = visit_(`value`, n.value, i, o);
				if (t === r) return r;
				t === a && (n.value = null);
			}
		}
		return s;
	}
	async function visitAsync(e, n) {
		let r = initVisitor(n);
		t.isDocument(e) ? await visitAsync_(null, e.contents, r, Object.freeze([e])) === a && (e.contents = null) : await visitAsync_(null, e, r, Object.freeze([]));
	}
	visitAsync.BREAK = r, visitAsync.SKIP = i, visitAsync.REMOVE = a;
	async function visitAsync_(e, n, i, o) {
		let s = await callVisitor(e, n, i, o);
		if (t.isNode(s) || t.isPair(s)) return replaceNode(e, o, s), visitAsync_(e, s, i, o);
		if (typeof s != `symbol`) {
			if (t.isCollection(n)) {
				o = Object.freeze(o.concat(n));
				for (let e = 0; e < n.items.length; ++e) {
					let t = await visitAsync_(e, n.items[e], i, o);
					if (typeof t == `number`) e = t - 1;
					else if (t === r) return r;
					else t === a && (n.items.splice(e, 1), --e);
				}
			} else if (t.isPair(n)) {
				o = Object.freeze(o.concat(n));
				let e = await visitAsync_(`key`, n.key, i, o);
				if (e === r) return r;
				e === a && (n.key = null);
				let t = await visitAsync_(`value`, n.value, i, o);
				if (t === r) return r;
				t === a && (n.value = null);
			}
		}
		return s;
	}
	function initVisitor(e) {
		return typeof e == `object` && (e.Collection || e.Node || e.Value) ? Object.assign({
			Alias: e.Node,
			Map: e.Node,
			Scalar: e.Node,
			Seq: e.Node
		}, e.Value && {
			Map: e.Value,
			Scalar: e.Value,
			Seq: e.Value
		}, e.Collection && {
			Map: e.Collection,
			Seq: e.Collection
		}, e) : e;
	}
	function callVisitor(e, n, r, i) {
		if (typeof r == `function`) return r(e, n, i);
		if (t.isMap(n)) return r.Map?.(e, n, i);
		if (t.isSeq(n)) return r.Seq?.(e, n, i);
		if (t.isPair(n)) return r.Pair?.(e, n, i);
		if (t.isScalar(n)) return r.Scalar?.(e, n, i);
		if (t.isAlias(n)) return r.Alias?.(e, n, i);
	}
	function replaceNode(e, n, r) {
		let i = n[n.length - 1];
		if (t.isCollection(i)) i.items[e] = r;
		else if (t.isPair(i)) e === `key` ? i.key = r : i.value = r;
		else if (t.isDocument(i)) i.contents = r;
		else {
			let e = t.isAlias(i) ? `alias` : `scalar`;
			throw Error(`Cannot replace node with ${e} parent`);
		}
	}
	e.visit = visit, e.visitAsync = visitAsync;
})), i = t(((e) => {
	var t = n(), i = r();
	let a = {
		"!": `%21`,
		",": `%2C`,
		"[": `%5B`,
		"]": `%5D`,
		"{": `%7B`,
		"}": `%7D`
	}, escapeTagName = (e) => e.replace(/[!,[\]{}]/g, (e) => a[e]);
	var o = class Directives {
		constructor(e, t) {
			this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, Directives.defaultYaml, e), this.tags = Object.assign({}, Directives.defaultTags, t);
		}
		clone() {
			let e = new Directives(this.yaml, this.tags);
			return e.docStart = this.docStart, e;
		}
		atDocument() {
			let e = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case `1.1`:
					this.atNextDocument = !0;
					break;
				case `1.2`: this.atNextDocument = !1, this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: `1.2`
				}, this.tags = Object.assign({}, Directives.defaultTags);
			}
			return e;
		}
		add(e, t) {
			this.atNextDocument &&= (this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: `1.1`
			}, this.tags = Object.assign({}, Directives.defaultTags), !1);
			let n = e.trim().split(/[ \t]+/), r = n.shift();
			switch (r) {
				case `%TAG`: {
					if (n.length !== 2 && (t(0, `%TAG directive should contain exactly two parts`), n.length < 2)) return !1;
					let [e, r] = n;
					return this.tags[e] = r, !0;
				}
				case `%YAML`: {
					if (this.yaml.explicit = !0, n.length !== 1) return t(0, `%YAML directive should contain exactly one part`), !1;
					let [e] = n;
					if (e === `1.1` || e === `1.2`) return this.yaml.version = e, !0;
					{
						let n = /^\d+\.\d+$/.test(e);
						return t(6, `Unsupported YAML version ${e}`, n), !1;
					}
				}
				default: return t(0, `Unknown directive ${r}`, !0), !1;
			}
		}
		tagName(e, t) {
			if (e === `!`) return `!`;
			if (e[0] !== `!`) return t(`Not a valid tag: ${e}`), null;
			if (e[1] === `<`) {
				let n = e.slice(2, -1);
				return n === `!` || n === `!!` ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== `>` && t(`Verbatim tags must end with a >`), n);
			}
			let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
			r || t(`The ${e} tag has no suffix`);
			let i = this.tags[n];
			if (i) try {
				return i + decodeURIComponent(r);
			} catch (e) {
				return t(String(e)), null;
			}
			return n === `!` ? e : (t(`Could not resolve tag: ${e}`), null);
		}
		tagString(e) {
			for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + escapeTagName(e.substring(n.length));
			return e[0] === `!` ? e : `!<${e}>`;
		}
		toString(e) {
			let n = this.yaml.explicit ? [`%YAML ${this.yaml.version || `1.2`}`] : [], r = Object.entries(this.tags), a;
			if (e && r.length > 0 && t.isNode(e.contents)) {
				let n = {};
				i.visit(e.contents, (e, r) => {
					t.isNode(r) && r.tag && (n[r.tag] = !0);
				}), a = Object.keys(n);
			} else a = [];
			for (let [t, i] of r) t === `!!` && i === `tag:yaml.org,2002:` || e && !a.some((e) => e.startsWith(i)) || n.push(`%TAG ${t} ${i}`);
			return n.join(`
`);
		}
	};
	o.defaultYaml = {
		explicit: !1,
		version: `1.2`
	}, o.defaultTags = { "!!": `tag:yaml.org,2002:` }, e.Directives = o;
})), a = t(((e) => {
	var t = n(), i = r();
	function anchorIsValid(e) {
		if (/[\x00-\x19\s,[\]{}]/.test(e)) {
			let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
			throw Error(t);
		}
		return !0;
	}
	function anchorNames(e) {
		let t = new Set();
		return i.visit(e, { Value(e, n) {
			n.anchor && t.add(n.anchor);
		} }), t;
	}
	function findNewAnchor(e, t) {
		for (let n = 1;; ++n) {
			let r = `${e}${n}`;
			if (!t.has(r)) return r;
		}
	}
	function createNodeAnchors(e, n) {
		let r = [], i = new Map(), a = null;
		return {
			onAnchor: (t) => {
				r.push(t), a ??= anchorNames(e);
				let i = findNewAnchor(n, a);
				return a.add(i), i;
			},
			setAnchors: () => {
				for (let e of r) {
					let n = i.get(e);
					if (typeof n == `object` && n.anchor && (t.isScalar(n.node) || t.isCollection(n.node))) n.node.anchor = n.anchor;
					else {
						let t = Error(`Failed to resolve repeated object (this should not happen)`);
						throw t.source = e, t;
					}
				}
			},
			sourceObjects: i
		};
	}
	e.anchorIsValid = anchorIsValid, e.anchorNames = anchorNames, e.createNodeAnchors = createNodeAnchors, e.findNewAnchor = findNewAnchor;
})), o = t(((e) => {
	function applyReviver(e, t, n, r) {
		if (r && typeof r == `object`) {
			if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
				let n = r[t], i = applyReviver(e, r, String(t), n);
				i === void 0 ? delete r[t] : i !== n && (r[t] = i);
			}
			else if (r instanceof Map) for (let t of Array.from(r.keys())) {
				let n = r.get(t), i = applyReviver(e, r, t, n);
				i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
			}
			else if (r instanceof Set) for (let t of Array.from(r)) {
				let n = applyReviver(e, r, t, t);
				n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
			}
			else for (let [t, n] of Object.entries(r)) {
				let i = applyReviver(e, r, t, n);
				i === void 0 ? delete r[t] : i !== n && (r[t] = i);
			}
		}
		return e.call(t, n, r);
	}
	e.applyReviver = applyReviver;
})), s = t(((e) => {
	var t = n();
	function toJS(e, n, r) {
		if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), r));
		if (e && typeof e.toJSON == `function`) {
			if (!r || !t.hasAnchor(e)) return e.toJSON(n, r);
			let i = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			r.anchors.set(e, i), r.onCreate = (e) => {
				i.res = e, delete r.onCreate;
			};
			let a = e.toJSON(n, r);
			return r.onCreate && r.onCreate(a), a;
		}
		return typeof e == `bigint` && !r?.keep ? Number(e) : e;
	}
	e.toJS = toJS;
})), c = t(((e) => {
	var t = o(), r = n(), i = s();
	e.NodeBase = class {
		constructor(e) {
			Object.defineProperty(this, r.NODE_TYPE, { value: e });
		}
		clone() {
			let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return this.range && (e.range = this.range.slice()), e;
		}
		toJS(e, { mapAsMap: n, maxAliasCount: a, onAnchor: o, reviver: s } = {}) {
			if (!r.isDocument(e)) throw TypeError(`A document argument is required`);
			let c = {
				anchors: new Map(),
				doc: e,
				keep: !0,
				mapAsMap: n === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof a == `number` ? a : 100
			}, l = i.toJS(this, ``, c);
			if (typeof o == `function`) for (let { count: e, res: t } of c.anchors.values()) o(t, e);
			return typeof s == `function` ? t.applyReviver(s, { "": l }, ``, l) : l;
		}
	};
})), l = t(((e) => {
	var t = a(), i = r(), o = n(), l = c(), u = s(), Alias = class extends l.NodeBase {
		constructor(e) {
			super(o.ALIAS), this.source = e, Object.defineProperty(this, "tag", { set() {
				throw Error(`Alias nodes cannot have tags`);
			} });
		}
		resolve(e, t) {
			if (t?.maxAliasCount === 0) throw ReferenceError(`Alias resolution is disabled`);
			let n;
			t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], i.visit(e, { Node: (e, t) => {
				(o.isAlias(t) || o.hasAnchor(t)) && n.push(t);
			} }), t && (t.aliasResolveCache = n));
			let r;
			for (let e of n) {
				if (e === this) break;
				e.anchor === this.source && (r = e);
			}
			if (r && t) {
				let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
				if (a ||= (u.toJS(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError(`This should not happen: Alias anchor was not resolved?`);
				if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = getAliasCount(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError(`Excessive alias count indicates a resource exhaustion attack`);
			}
			return r;
		}
		toJSON(e, t) {
			if (!t) return { source: this.source };
			let n = this.resolve(t.doc, t);
			if (!n) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw ReferenceError(e);
			}
			return t.anchors.get(n).res;
		}
		toString(e, n, r) {
			let i = `*${this.source}`;
			if (e) {
				if (t.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
					let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw Error(e);
				}
				if (e.implicitKey) return `${i} `;
			}
			return i;
		}
	};
	function getAliasCount(e, t, n) {
		if (o.isAlias(t)) {
			let r = t.resolve(e), i = n && r && n.get(r);
			return i ? i.count * i.aliasCount : 0;
		}
		if (o.isCollection(t)) {
			let r = 0;
			for (let i of t.items) {
				let t = getAliasCount(e, i, n);
				t > r && (r = t);
			}
			return r;
		}
		if (o.isPair(t)) {
			let r = getAliasCount(e, t.key, n), i = getAliasCount(e, t.value, n);
			return Math.max(r, i);
		}
		return 1;
	}
	e.Alias = Alias;
})), u = t(((e) => {
	var t = n(), r = c(), i = s();
	let isScalarValue = (e) => !e || typeof e != `function` && typeof e != `object`;
	var Scalar = class extends r.NodeBase {
		constructor(e) {
			super(t.SCALAR), this.value = e;
		}
		toJSON(e, t) {
			return t?.keep ? this.value : i.toJS(this.value, e, t);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = `BLOCK_FOLDED`, Scalar.BLOCK_LITERAL = `BLOCK_LITERAL`, Scalar.PLAIN = `PLAIN`, Scalar.QUOTE_DOUBLE = `QUOTE_DOUBLE`, Scalar.QUOTE_SINGLE = `QUOTE_SINGLE`, e.Scalar = Scalar, e.isScalarValue = isScalarValue;
})), d = t(((e) => {
	var t = l(), r = n(), i = u();
	function findTagObject(e, t, n) {
		if (t) {
			let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
			if (!r) throw Error(`Tag ${t} not found`);
			return r;
		}
		return n.find((t) => t.identify?.(e) && !t.format);
	}
	function createNode(e, n, a) {
		if (r.isDocument(e) && (e = e.contents), r.isNode(e)) return e;
		if (r.isPair(e)) {
			let t = a.schema[r.MAP].createNode?.(a.schema, null, a);
			return t.items.push(e), t;
		}
		(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < `u` && e instanceof BigInt) && (e = e.valueOf());
		let { aliasDuplicateObjects: o, onAnchor: s, onTagObj: c, schema: l, sourceObjects: u } = a, d;
		if (o && e && typeof e == `object`) {
			if (d = u.get(e), d) return d.anchor ?? (d.anchor = s(e)), new t.Alias(d.anchor);
			d = {
				anchor: null,
				node: null
			}, u.set(e, d);
		}
		n?.startsWith(`!!`) && (n = `tag:yaml.org,2002:` + n.slice(2));
		let f = findTagObject(e, n, l.tags);
		if (!f) {
			if (e && typeof e.toJSON == `function` && (e = e.toJSON()), !e || typeof e != `object`) {
				let t = new i.Scalar(e);
				return d && (d.node = t), t;
			}
			f = e instanceof Map ? l[r.MAP] : Symbol.iterator in Object(e) ? l[r.SEQ] : l[r.MAP];
		}
		c && (c(f), delete a.onTagObj);
		let p = f?.createNode ? f.createNode(a.schema, e, a) : typeof f?.nodeClass?.from == `function` ? f.nodeClass.from(a.schema, e, a) : new i.Scalar(e);
		return n ? p.tag = n : f.default || (p.tag = f.tag), d && (d.node = p), p;
	}
	e.createNode = createNode;
})), f = t(((e) => {
	var t = d(), r = n(), i = c();
	function collectionFromPath(e, n, r) {
		let i = r;
		for (let e = n.length - 1; e >= 0; --e) {
			let t = n[e];
			if (typeof t == `number` && Number.isInteger(t) && t >= 0) {
				let e = [];
				e[t] = i, i = e;
			} else i = new Map([[t, i]]);
		}
		return t.createNode(i, void 0, {
			aliasDuplicateObjects: !1,
			keepUndefined: !1,
			onAnchor: () => {
				throw Error(`This should not happen, please report a bug.`);
			},
			schema: e,
			sourceObjects: new Map()
		});
	}
	let isEmptyPath = (e) => e == null || typeof e == `object` && !!e[Symbol.iterator]().next().done;
	e.Collection = class extends i.NodeBase {
		constructor(e, t) {
			super(e), Object.defineProperty(this, "schema", {
				value: t,
				configurable: !0,
				enumerable: !1,
				writable: !0
			});
		}
		clone(e) {
			let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return e && (t.schema = e), t.items = t.items.map((t) => r.isNode(t) || r.isPair(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
		}
		addIn(e, t) {
			if (isEmptyPath(e)) this.add(t);
			else {
				let [n, ...i] = e, a = this.get(n, !0);
				if (r.isCollection(a)) a.addIn(i, t);
				else if (a === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, i, t));
				else throw Error(`Expected YAML collection at ${n}. Remaining path: ${i}`);
			}
		}
		deleteIn(e) {
			let [t, ...n] = e;
			if (n.length === 0) return this.delete(t);
			let i = this.get(t, !0);
			if (r.isCollection(i)) return i.deleteIn(n);
			throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
		}
		getIn(e, t) {
			let [n, ...i] = e, a = this.get(n, !0);
			return i.length === 0 ? !t && r.isScalar(a) ? a.value : a : r.isCollection(a) ? a.getIn(i, t) : void 0;
		}
		hasAllNullValues(e) {
			return this.items.every((t) => {
				if (!r.isPair(t)) return !1;
				let n = t.value;
				return n == null || e && r.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(e) {
			let [t, ...n] = e;
			if (n.length === 0) return this.has(t);
			let i = this.get(t, !0);
			return r.isCollection(i) ? i.hasIn(n) : !1;
		}
		setIn(e, t) {
			let [n, ...i] = e;
			if (i.length === 0) this.set(n, t);
			else {
				let e = this.get(n, !0);
				if (r.isCollection(e)) e.setIn(i, t);
				else if (e === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, i, t));
				else throw Error(`Expected YAML collection at ${n}. Remaining path: ${i}`);
			}
		}
	}, e.collectionFromPath = collectionFromPath, e.isEmptyPath = isEmptyPath;
})), p = t(((e) => {
	let stringifyComment = (e) => e.replace(/^(?!$)(?: $)?/gm, `#`);
	function indentComment(e, t) {
		return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
	}
	e.indentComment = indentComment, e.lineComment = (e, t, n) => e.endsWith(`
`) ? indentComment(n, t) : n.includes(`
`) ? `
` + indentComment(n, t) : (e.endsWith(` `) ? `` : ` `) + n, e.stringifyComment = stringifyComment;
})), m = t(((e) => {
	let t = `block`, n = `quoted`;
	function foldFlowLines(e, r, i = `flow`, { indentAtStart: a, lineWidth: o = 80, minContentWidth: s = 20, onFold: c, onOverflow: l } = {}) {
		if (!o || o < 0) return e;
		o < s && (s = 0);
		let u = Math.max(1 + s, 1 + o - r.length);
		if (e.length <= u) return e;
		let d = [], f = {}, p = o - r.length;
		typeof a == `number` && (a > o - Math.max(2, s) ? d.push(0) : p = o - a);
		let m, h, g = !1, _ = -1, v = -1, y = -1;
		i === t && (_ = consumeMoreIndentedLines(e, _, r.length), _ !== -1 && (p = _ + u));
		for (let a; a = e[_ += 1];) {
			if (i === n && a === `\\`) {
				switch (v = _, e[_ + 1]) {
					case `x`:
						_ += 3;
						break;
					case `u`:
						_ += 5;
						break;
					case `U`:
						_ += 9;
						break;
					default: _ += 1;
				}
				y = _;
			}
			if (a === `
`) i === t && (_ = consumeMoreIndentedLines(e, _, r.length)), p = _ + r.length + u, m = void 0;
			else {
				if (a === ` ` && h && h !== ` ` && h !== `
` && h !== `	`) {
					let t = e[_ + 1];
					t && t !== ` ` && t !== `
` && t !== `	` && (m = _);
				}
				if (_ >= p) {
					if (m) d.push(m), p = m + u, m = void 0;
					else if (i === n) {
						for (; h === ` ` || h === `	`;) h = a, a = e[_ += 1], g = !0;
						let t = _ > y + 1 ? _ - 2 : v - 1;
						if (f[t]) return e;
						d.push(t), f[t] = !0, p = t + u, m = void 0;
					} else g = !0;
				}
			}
			h = a;
		}
		if (g && l && l(), d.length === 0) return e;
		c && c();
		let b = e.slice(0, d[0]);
		for (let t = 0; t < d.length; ++t) {
			let a = d[t], o = d[t + 1] || e.length;
			a === 0 ? b = `\n${r}${e.slice(0, o)}` : (i === n && f[a] && (b += `${e[a]}\\`), b += `\n${r}${e.slice(a + 1, o)}`);
		}
		return b;
	}
	function consumeMoreIndentedLines(e, t, n) {
		let r = t, i = t + 1, a = e[i];
		for (; a === ` ` || a === `	`;) if (t < i + n) a = e[++t];
		else {
			do
				a = e[++t];
			while (a && a !== `
`);
			r = t, i = t + 1, a = e[i];
		}
		return r;
	}
	e.FOLD_BLOCK = t, e.FOLD_FLOW = `flow`, e.FOLD_QUOTED = n, e.foldFlowLines = foldFlowLines;
})), h = t(((e) => {
	var t = u(), n = m();
	let getFoldOptions = (e, t) => ({
		indentAtStart: t ? e.indent.length : e.indentAtStart,
		lineWidth: e.options.lineWidth,
		minContentWidth: e.options.minContentWidth
	}), containsDocumentMarker = (e) => /^(%|---|\.\.\.)/m.test(e);
	function lineLengthOverLimit(e, t, n) {
		if (!t || t < 0) return !1;
		let r = t - n, i = e.length;
		if (i <= r) return !1;
		for (let t = 0, n = 0; t < i; ++t) if (e[t] === `
`) {
			if (t - n > r) return !0;
			if (n = t + 1, i - n <= r) return !1;
		}
		return !0;
	}
	function doubleQuotedString(e, t) {
		let r = JSON.stringify(e);
		if (t.options.doubleQuotedAsJSON) return r;
		let { implicitKey: i } = t, a = t.options.doubleQuotedMinMultiLineLength, o = t.indent || (containsDocumentMarker(e) ? `  ` : ``), s = ``, c = 0;
		for (let e = 0, t = r[e]; t; t = r[++e]) if (t === ` ` && r[e + 1] === `\\` && r[e + 2] === `n` && (s += r.slice(c, e) + `\\ `, e += 1, c = e, t = `\\`), t === `\\`) switch (r[e + 1]) {
			case `u`:
				{
					s += r.slice(c, e);
					let t = r.substr(e + 2, 4);
					switch (t) {
						case `0000`:
							s += `\\0`;
							break;
						case `0007`:
							s += `\\a`;
							break;
						case `000b`:
							s += `\\v`;
							break;
						case `001b`:
							s += `\\e`;
							break;
						case `0085`:
							s += `\\N`;
							break;
						case `00a0`:
							s += `\\_`;
							break;
						case `2028`:
							s += `\\L`;
							break;
						case `2029`:
							s += `\\P`;
							break;
						default: t.substr(0, 2) === `00` ? s += `\\x` + t.substr(2) : s += r.substr(e, 6);
					}
					e += 5, c = e + 1;
				}
				break;
			case `n`:
				if (i || r[e + 2] === `"` || r.length < a) e += 1;
				else {
					for (s += r.slice(c, e) + `

`; r[e + 2] === `\\` && r[e + 3] === `n` && r[e + 4] !== `"`;) s += `
`, e += 2;
					s += o, r[e + 2] === ` ` && (s += `\\`), e += 1, c = e + 1;
				}
				break;
			default: e += 1;
		}
		return s = c ? s + r.slice(c) : r, i ? s : n.foldFlowLines(s, o, n.FOLD_QUOTED, getFoldOptions(t, !1));
	}
	function singleQuotedString(e, t) {
		if (t.options.singleQuote === !1 || t.implicitKey && e.includes(`
`) || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
		let r = t.indent || (containsDocumentMarker(e) ? `  ` : ``), i = `'` + e.replace(/'/g, `''`).replace(/\n+/g, `$&\n${r}`) + `'`;
		return t.implicitKey ? i : n.foldFlowLines(i, r, n.FOLD_FLOW, getFoldOptions(t, !1));
	}
	function quotedString(e, t) {
		let { singleQuote: n } = t.options, r;
		if (n === !1) r = doubleQuotedString;
		else {
			let t = e.includes(`"`), i = e.includes(`'`);
			r = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : n ? singleQuotedString : doubleQuotedString;
		}
		return r(e, t);
	}
	let r;
	try {
		r = RegExp(`(^|(?<!
))
+(?!
|$)`, `g`);
	} catch {
		r = /\n+(?!\n|$)/g;
	}
	function blockString({ comment: e, type: i, value: a }, o, s, c) {
		let { blockQuote: l, commentString: u, lineWidth: d } = o.options;
		if (!l || /\n[\t ]+$/.test(a)) return quotedString(a, o);
		let f = o.indent || (o.forceBlockIndent || containsDocumentMarker(a) ? `  ` : ``), p = l === `literal` ? !0 : l === `folded` || i === t.Scalar.BLOCK_FOLDED ? !1 : i === t.Scalar.BLOCK_LITERAL || !lineLengthOverLimit(a, d, f.length);
		if (!a) return p ? `|
` : `>
`;
		let m, h;
		for (h = a.length; h > 0; --h) {
			let e = a[h - 1];
			if (e !== `
` && e !== `	` && e !== ` `) break;
		}
		let g = a.substring(h), _ = g.indexOf(`
`);
		_ === -1 ? m = `-` : a === g || _ !== g.length - 1 ? (m = `+`, c && c()) : m = ``, g &&= (a = a.slice(0, -g.length), g[g.length - 1] === `
` && (g = g.slice(0, -1)), g.replace(r, `$&${f}`));
		let v = !1, y, b = -1;
		for (y = 0; y < a.length; ++y) {
			let e = a[y];
			if (e === ` `) v = !0;
			else if (e === `
`) b = y;
			else break;
		}
		let x = a.substring(0, b < y ? b + 1 : y);
		x &&= (a = a.substring(x.length), x.replace(/\n+/g, `$&${f}`));
		let S = (v ? f ? `2` : `1` : ``) + m;
		if (e && (S += ` ` + u(e.replace(/ ?[\r\n]+/g, ` `)), s && s()), !p) {
			let e = a.replace(/\n+/g, `
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, `$1$2`).replace(/\n+/g, `$&${f}`), r = !1, s = getFoldOptions(o, !0);
			l !== `folded` && i !== t.Scalar.BLOCK_FOLDED && (s.onOverflow = () => {
				r = !0;
			});
			let c = n.foldFlowLines(`${x}${e}${g}`, f, n.FOLD_BLOCK, s);
			if (!r) return `>${S}\n${f}${c}`;
		}
		return a = a.replace(/\n+/g, `$&${f}`), `|${S}\n${f}${x}${a}${g}`;
	}
	function plainString(e, r, i, a) {
		let { type: o, value: s } = e, { actualString: c, implicitKey: l, indent: u, indentStep: d, inFlow: f } = r;
		if (l && s.includes(`
`) || f && /[[\]{},]/.test(s)) return quotedString(s, r);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s)) return l || f || !s.includes(`
`) ? quotedString(s, r) : blockString(e, r, i, a);
		if (!l && !f && o !== t.Scalar.PLAIN && s.includes(`
`)) return blockString(e, r, i, a);
		if (containsDocumentMarker(s)) {
			if (u === ``) return r.forceBlockIndent = !0, blockString(e, r, i, a);
			if (l && u === d) return quotedString(s, r);
		}
		let p = s.replace(/\n+/g, `$&\n${u}`);
		if (c) {
			let test = (e) => e.default && e.tag !== `tag:yaml.org,2002:str` && e.test?.test(p), { compat: e, tags: t } = r.doc.schema;
			if (t.some(test) || e?.some(test)) return quotedString(s, r);
		}
		return l ? p : n.foldFlowLines(p, u, n.FOLD_FLOW, getFoldOptions(r, !1));
	}
	function stringifyString(e, n, r, i) {
		let { implicitKey: a, inFlow: o } = n, s = typeof e.value == `string` ? e : Object.assign({}, e, { value: String(e.value) }), { type: c } = e;
		c !== t.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(s.value) && (c = t.Scalar.QUOTE_DOUBLE);
		let _stringify = (e) => {
			switch (e) {
				case t.Scalar.BLOCK_FOLDED:
				case t.Scalar.BLOCK_LITERAL: return a || o ? quotedString(s.value, n) : blockString(s, n, r, i);
				case t.Scalar.QUOTE_DOUBLE: return doubleQuotedString(s.value, n);
				case t.Scalar.QUOTE_SINGLE: return singleQuotedString(s.value, n);
				case t.Scalar.PLAIN: return plainString(s, n, r, i);
				default: return null;
			}
		}, l = _stringify(c);
		if (l === null) {
			let { defaultKeyType: e, defaultStringType: t } = n.options, r = a && e || t;
			if (l = _stringify(r), l === null) throw Error(`Unsupported default string type ${r}`);
		}
		return l;
	}
	e.stringifyString = stringifyString;
})), g = t(((e) => {
	var t = a(), r = n(), i = p(), o = h();
	function createStringifyContext(e, t) {
		let n = Object.assign({
			blockQuote: !0,
			commentString: i.stringifyComment,
			defaultKeyType: null,
			defaultStringType: `PLAIN`,
			directives: null,
			doubleQuotedAsJSON: !1,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: `false`,
			flowCollectionPadding: !0,
			indentSeq: !0,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: `null`,
			simpleKeys: !1,
			singleQuote: null,
			trailingComma: !1,
			trueStr: `true`,
			verifyAliasOrder: !0
		}, e.schema.toStringOptions, t), r;
		switch (n.collectionStyle) {
			case `block`:
				r = !1;
				break;
			case `flow`:
				r = !0;
				break;
			default: r = null;
		}
		return {
			anchors: new Set(),
			doc: e,
			flowCollectionPadding: n.flowCollectionPadding ? ` ` : ``,
			indent: ``,
			indentStep: typeof n.indent == `number` ? ` `.repeat(n.indent) : `  `,
			inFlow: r,
			options: n
		};
	}
	function getTagObject(e, t) {
		if (t.tag) {
			let n = e.filter((e) => e.tag === t.tag);
			if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
		}
		let n, i;
		if (r.isScalar(t)) {
			i = t.value;
			let r = e.filter((e) => e.identify?.(i));
			if (r.length > 1) {
				let e = r.filter((e) => e.test);
				e.length > 0 && (r = e);
			}
			n = r.find((e) => e.format === t.format) ?? r.find((e) => !e.format);
		} else i = t, n = e.find((e) => e.nodeClass && i instanceof e.nodeClass);
		if (!n) {
			let e = i?.constructor?.name ?? (i === null ? `null` : typeof i);
			throw Error(`Tag not resolved for ${e} value`);
		}
		return n;
	}
	function stringifyProps(e, n, { anchors: i, doc: a }) {
		if (!a.directives) return ``;
		let o = [], s = (r.isScalar(e) || r.isCollection(e)) && e.anchor;
		s && t.anchorIsValid(s) && (i.add(s), o.push(`&${s}`));
		let c = e.tag ?? (n.default ? null : n.tag);
		return c && o.push(a.directives.tagString(c)), o.join(` `);
	}
	function stringify(e, t, n, i) {
		if (r.isPair(e)) return e.toString(t, n, i);
		if (r.isAlias(e)) {
			if (t.doc.directives) return e.toString(t);
			if (t.resolvedAliases?.has(e)) throw TypeError(`Cannot stringify circular structure without alias nodes`);
			t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
		}
		let a, s = r.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => a = e });
		a ??= getTagObject(t.doc.schema.tags, s);
		let c = stringifyProps(s, a, t);
		c.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + c.length + 1);
		let l = typeof a.stringify == `function` ? a.stringify(s, t, n, i) : r.isScalar(s) ? o.stringifyString(s, t, n, i) : s.toString(t, n, i);
		return c ? r.isScalar(s) || l[0] === `{` || l[0] === `[` ? `${c} ${l}` : `${c}\n${t.indent}${l}` : l;
	}
	e.createStringifyContext = createStringifyContext, e.stringify = stringify;
})), _ = t(((e) => {
	var t = n(), r = u(), i = g(), a = p();
	function stringifyPair({ key: e, value: n }, o, s, c) {
		let { allNullValues: l, doc: u, indent: d, indentStep: f, options: { commentString: p, indentSeq: m, simpleKeys: h } } = o, g = t.isNode(e) && e.comment || null;
		if (h) {
			if (g) throw Error(`With simple keys, key nodes cannot have comments`);
			if (t.isCollection(e) || !t.isNode(e) && typeof e == `object`) throw Error(`With simple keys, collection cannot be used as a key value`);
		}
		let _ = !h && (!e || g && n == null && !o.inFlow || t.isCollection(e) || (t.isScalar(e) ? e.type === r.Scalar.BLOCK_FOLDED || e.type === r.Scalar.BLOCK_LITERAL : typeof e == `object`));
		o = Object.assign({}, o, {
			allNullValues: !1,
			implicitKey: !_ && (h || !l),
			indent: d + f
		});
		let v = !1, y = !1, b = i.stringify(e, o, () => v = !0, () => y = !0);
		if (!_ && !o.inFlow && b.length > 1024) {
			if (h) throw Error(`With simple keys, single line scalar must not span more than 1024 characters`);
			_ = !0;
		}
		if (o.inFlow) {
			if (l || n == null) return v && s && s(), b === `` ? `?` : _ ? `? ${b}` : b;
		} else if (l && !h || n == null && _) return b = `? ${b}`, g && !v ? b += a.lineComment(b, o.indent, p(g)) : y && c && c(), b;
		v && (g = null), _ ? (g && (b += a.lineComment(b, o.indent, p(g))), b = `? ${b}\n${d}:`) : (b = `${b}:`, g && (b += a.lineComment(b, o.indent, p(g))));
		let x, S, C;
		t.isNode(n) ? (x = !!n.spaceBefore, S = n.commentBefore, C = n.comment) : (x = !1, S = null, C = null, n && typeof n == `object` && (n = u.createNode(n))), o.implicitKey = !1, !_ && !g && t.isScalar(n) && (o.indentAtStart = b.length + 1), y = !1, !m && f.length >= 2 && !o.inFlow && !_ && t.isSeq(n) && !n.flow && !n.tag && !n.anchor && (o.indent = o.indent.substring(2));
		let w = !1, T = i.stringify(n, o, () => w = !0, () => y = !0), E = ` `;
		if (g || x || S) {
			if (E = x ? `
` : ``, S) {
				let e = p(S);
				E += `\n${a.indentComment(e, o.indent)}`;
			}
			T === `` && !o.inFlow ? E === `
` && C && (E = `

`) : E += `\n${o.indent}`;
		} else if (!_ && t.isCollection(n)) {
			let e = T[0], t = T.indexOf(`
`), r = t !== -1, i = o.inFlow ?? n.flow ?? n.items.length === 0;
			if (r || !i) {
				let n = !1;
				if (r && (e === `&` || e === `!`)) {
					let r = T.indexOf(` `);
					e === `&` && r !== -1 && r < t && T[r + 1] === `!` && (r = T.indexOf(` `, r + 1)), (r === -1 || t < r) && (n = !0);
				}
				n || (E = `\n${o.indent}`);
			}
		} else (T === `` || T[0] === `
`) && (E = ``);
		return b += E + T, o.inFlow ? w && s && s() : C && !w ? b += a.lineComment(b, o.indent, p(C)) : y && c && c(), b;
	}
	e.stringifyPair = stringifyPair;
})), v = t(((t) => {
	var n = e(`process`);
	function debug(e, ...t) {
		e === `debug` && console.log(...t);
	}
	function warn(e, t) {
		(e === `debug` || e === `warn`) && (typeof n.emitWarning == `function` ? n.emitWarning(t) : console.warn(t));
	}
	t.debug = debug, t.warn = warn;
})), y = t(((e) => {
	var t = n(), r = u();
	let i = {
		identify: (e) => e === `<<` || typeof e == `symbol` && e.description === `<<`,
		default: `key`,
		tag: `tag:yaml.org,2002:merge`,
		test: /^<<$/,
		resolve: () => Object.assign(new r.Scalar(Symbol(`<<`)), { addToJSMap: addMergeToJSMap }),
		stringify: () => `<<`
	}, isMergeKey = (e, n) => (i.identify(n) || t.isScalar(n) && (!n.type || n.type === r.Scalar.PLAIN) && i.identify(n.value)) && e?.doc.schema.tags.some((e) => e.tag === i.tag && e.default);
	function addMergeToJSMap(e, n, r) {
		let i = resolveAliasValue(e, r);
		if (t.isSeq(i)) for (let t of i.items) mergeValue(e, n, t);
		else if (Array.isArray(i)) for (let t of i) mergeValue(e, n, t);
		else mergeValue(e, n, i);
	}
	function mergeValue(e, n, r) {
		let i = resolveAliasValue(e, r);
		if (!t.isMap(i)) throw Error(`Merge sources must be maps or map aliases`);
		let a = i.toJSON(null, e, Map);
		for (let [e, t] of a) n instanceof Map ? n.has(e) || n.set(e, t) : n instanceof Set ? n.add(e) : Object.prototype.hasOwnProperty.call(n, e) || Object.defineProperty(n, e, {
			value: t,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
		return n;
	}
	function resolveAliasValue(e, n) {
		return e && t.isAlias(n) ? n.resolve(e.doc, e) : n;
	}
	e.addMergeToJSMap = addMergeToJSMap, e.isMergeKey = isMergeKey, e.merge = i;
})), b = t(((e) => {
	var t = v(), r = y(), i = g(), a = n(), o = s();
	function addPairToJSMap(e, t, { key: n, value: i }) {
		if (a.isNode(n) && n.addToJSMap) n.addToJSMap(e, t, i);
		else if (r.isMergeKey(e, n)) r.addMergeToJSMap(e, t, i);
		else {
			let r = o.toJS(n, ``, e);
			if (t instanceof Map) t.set(r, o.toJS(i, r, e));
			else if (t instanceof Set) t.add(r);
			else {
				let a = stringifyKey(n, r, e), s = o.toJS(i, a, e);
				a in t ? Object.defineProperty(t, a, {
					value: s,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : t[a] = s;
			}
		}
		return t;
	}
	function stringifyKey(e, n, r) {
		if (n === null) return ``;
		if (typeof n != `object`) return String(n);
		if (a.isNode(e) && r?.doc) {
			let n = i.createStringifyContext(r.doc, {});
			n.anchors = new Set();
			for (let e of r.anchors.keys()) n.anchors.add(e.anchor);
			n.inFlow = !0, n.inStringifyKey = !0;
			let a = e.toString(n);
			if (!r.mapKeyWarned) {
				let e = JSON.stringify(a);
				e.length > 40 && (e = e.substring(0, 36) + `..."`), t.warn(r.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), r.mapKeyWarned = !0;
			}
			return a;
		}
		return JSON.stringify(n);
	}
	e.addPairToJSMap = addPairToJSMap;
})), x = t(((e) => {
	var t = d(), r = _(), i = b(), a = n();
	function createPair(e, n, r) {
		return new o(t.createNode(e, void 0, r), t.createNode(n, void 0, r));
	}
	var o = class Pair {
		constructor(e, t = null) {
			Object.defineProperty(this, a.NODE_TYPE, { value: a.PAIR }), this.key = e, this.value = t;
		}
		clone(e) {
			let { key: t, value: n } = this;
			return a.isNode(t) && (t = t.clone(e)), a.isNode(n) && (n = n.clone(e)), new Pair(t, n);
		}
		toJSON(e, t) {
			let n = t?.mapAsMap ? new Map() : {};
			return i.addPairToJSMap(t, n, this);
		}
		toString(e, t, n) {
			return e?.doc ? r.stringifyPair(this, e, t, n) : JSON.stringify(this);
		}
	};
	e.Pair = o, e.createPair = createPair;
})), S = t(((e) => {
	var t = n(), r = g(), i = p();
	function stringifyCollection(e, t, n) {
		return (t.inFlow ?? e.flow ? stringifyFlowCollection : stringifyBlockCollection)(e, t, n);
	}
	function stringifyBlockCollection({ comment: e, items: n }, a, { blockItemPrefix: o, flowChars: s, itemIndent: c, onChompKeep: l, onComment: u }) {
		let { indent: d, options: { commentString: f } } = a, p = Object.assign({}, a, {
			indent: c,
			type: null
		}), m = !1, h = [];
		for (let e = 0; e < n.length; ++e) {
			let s = n[e], l = null;
			if (t.isNode(s)) !m && s.spaceBefore && h.push(``), addCommentBefore(a, h, s.commentBefore, m), s.comment && (l = s.comment);
			else if (t.isPair(s)) {
				let e = t.isNode(s.key) ? s.key : null;
				e && (!m && e.spaceBefore && h.push(``), addCommentBefore(a, h, e.commentBefore, m));
			}
			m = !1;
			let u = r.stringify(s, p, () => l = null, () => m = !0);
			l && (u += i.lineComment(u, c, f(l))), m && l && (m = !1), h.push(o + u);
		}
		let g;
		if (h.length === 0) g = s.start + s.end;
		else {
			g = h[0];
			for (let e = 1; e < h.length; ++e) {
				let t = h[e];
				g += t ? `\n${d}${t}` : `
`;
			}
		}
		return e ? (g += `
` + i.indentComment(f(e), d), u && u()) : m && l && l(), g;
	}
	function stringifyFlowCollection({ items: e }, n, { flowChars: a, itemIndent: o }) {
		let { indent: s, indentStep: c, flowCollectionPadding: l, options: { commentString: u } } = n;
		o += c;
		let d = Object.assign({}, n, {
			indent: o,
			inFlow: !0,
			type: null
		}), f = !1, p = 0, m = [];
		for (let a = 0; a < e.length; ++a) {
			let s = e[a], c = null;
			if (t.isNode(s)) s.spaceBefore && m.push(``), addCommentBefore(n, m, s.commentBefore, !1), s.comment && (c = s.comment);
			else if (t.isPair(s)) {
				let e = t.isNode(s.key) ? s.key : null;
				e && (e.spaceBefore && m.push(``), addCommentBefore(n, m, e.commentBefore, !1), e.comment && (f = !0));
				let r = t.isNode(s.value) ? s.value : null;
				r ? (r.comment && (c = r.comment), r.commentBefore && (f = !0)) : s.value == null && e?.comment && (c = e.comment);
			}
			c && (f = !0);
			let l = r.stringify(s, d, () => c = null);
			f ||= m.length > p || l.includes(`
`), a < e.length - 1 ? l += `,` : n.options.trailingComma && (n.options.lineWidth > 0 && (f ||= m.reduce((e, t) => e + t.length + 2, 2) + (l.length + 2) > n.options.lineWidth), f && (l += `,`)), c && (l += i.lineComment(l, o, u(c))), m.push(l), p = m.length;
		}
		let { start: h, end: g } = a;
		if (m.length === 0) return h + g;
		if (!f) {
			let e = m.reduce((e, t) => e + t.length + 2, 2);
			f = n.options.lineWidth > 0 && e > n.options.lineWidth;
		}
		if (f) {
			let e = h;
			for (let t of m) e += t ? `\n${c}${s}${t}` : `
`;
			return `${e}\n${s}${g}`;
		}
		return `${h}${l}${m.join(` `)}${l}${g}`;
	}
	function addCommentBefore({ indent: e, options: { commentString: t } }, n, r, a) {
		if (r && a && (r = r.replace(/^\n+/, ``)), r) {
			let a = i.indentComment(t(r), e);
			n.push(a.trimStart());
		}
	}
	e.stringifyCollection = stringifyCollection;
})), C = t(((e) => {
	var t = S(), r = b(), i = f(), a = n(), o = x(), s = u();
	function findPair(e, t) {
		let n = a.isScalar(t) ? t.value : t;
		for (let r of e) if (a.isPair(r) && (r.key === t || r.key === n || a.isScalar(r.key) && r.key.value === n)) return r;
	}
	e.YAMLMap = class extends i.Collection {
		static get tagName() {
			return `tag:yaml.org,2002:map`;
		}
		constructor(e) {
			super(a.MAP, e), this.items = [];
		}
		static from(e, t, n) {
			let { keepUndefined: r, replacer: i } = n, a = new this(e), add = (e, s) => {
				if (typeof i == `function`) s = i.call(t, e, s);
				else if (Array.isArray(i) && !i.includes(e)) return;
				(s !== void 0 || r) && a.items.push(o.createPair(e, s, n));
			};
			if (t instanceof Map) for (let [e, n] of t) add(e, n);
			else if (t && typeof t == `object`) for (let e of Object.keys(t)) add(e, t[e]);
			return typeof e.sortMapEntries == `function` && a.items.sort(e.sortMapEntries), a;
		}
		add(e, t) {
			let n;
			n = a.isPair(e) ? e : !e || typeof e != `object` || !(`key` in e) ? new o.Pair(e, e?.value) : new o.Pair(e.key, e.value);
			let r = findPair(this.items, n.key), i = this.schema?.sortMapEntries;
			if (r) {
				if (!t) throw Error(`Key ${n.key} already set`);
				a.isScalar(r.value) && s.isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
			} else if (i) {
				let e = this.items.findIndex((e) => i(n, e) < 0);
				e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
			} else this.items.push(n);
		}
		delete(e) {
			let t = findPair(this.items, e);
			return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
		}
		get(e, t) {
			let n = findPair(this.items, e)?.value;
			return (!t && a.isScalar(n) ? n.value : n) ?? void 0;
		}
		has(e) {
			return !!findPair(this.items, e);
		}
		set(e, t) {
			this.add(new o.Pair(e, t), !0);
		}
		toJSON(e, t, n) {
			let i = n ? new n() : t?.mapAsMap ? new Map() : {};
			t?.onCreate && t.onCreate(i);
			for (let e of this.items) r.addPairToJSMap(t, i, e);
			return i;
		}
		toString(e, n, r) {
			if (!e) return JSON.stringify(this);
			for (let e of this.items) if (!a.isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
			return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), t.stringifyCollection(this, e, {
				blockItemPrefix: ``,
				flowChars: {
					start: `{`,
					end: `}`
				},
				itemIndent: e.indent || ``,
				onChompKeep: r,
				onComment: n
			});
		}
	}, e.findPair = findPair;
})), w = t(((e) => {
	var t = n(), r = C();
	e.map = {
		collection: `map`,
		default: !0,
		nodeClass: r.YAMLMap,
		tag: `tag:yaml.org,2002:map`,
		resolve(e, n) {
			return t.isMap(e) || n(`Expected a mapping for this tag`), e;
		},
		createNode: (e, t, n) => r.YAMLMap.from(e, t, n)
	};
})), T = t(((e) => {
	var t = d(), r = S(), i = f(), a = n(), o = u(), c = s(), YAMLSeq = class extends i.Collection {
		static get tagName() {
			return `tag:yaml.org,2002:seq`;
		}
		constructor(e) {
			super(a.SEQ, e), this.items = [];
		}
		add(e) {
			this.items.push(e);
		}
		delete(e) {
			let t = asItemIndex(e);
			return typeof t == `number` && this.items.splice(t, 1).length > 0;
		}
		get(e, t) {
			let n = asItemIndex(e);
			if (typeof n != `number`) return;
			let r = this.items[n];
			return !t && a.isScalar(r) ? r.value : r;
		}
		has(e) {
			let t = asItemIndex(e);
			return typeof t == `number` && t < this.items.length;
		}
		set(e, t) {
			let n = asItemIndex(e);
			if (typeof n != `number`) throw Error(`Expected a valid index, not ${e}.`);
			let r = this.items[n];
			a.isScalar(r) && o.isScalarValue(t) ? r.value = t : this.items[n] = t;
		}
		toJSON(e, t) {
			let n = [];
			t?.onCreate && t.onCreate(n);
			let r = 0;
			for (let e of this.items) n.push(c.toJS(e, String(r++), t));
			return n;
		}
		toString(e, t, n) {
			return e ? r.stringifyCollection(this, e, {
				blockItemPrefix: `- `,
				flowChars: {
					start: `[`,
					end: `]`
				},
				itemIndent: (e.indent || ``) + `  `,
				onChompKeep: n,
				onComment: t
			}) : JSON.stringify(this);
		}
		static from(e, n, r) {
			let { replacer: i } = r, a = new this(e);
			if (n && Symbol.iterator in Object(n)) {
				let e = 0;
				for (let o of n) {
					if (typeof i == `function`) {
						let t = n instanceof Set ? o : String(e++);
						o = i.call(n, t, o);
					}
					a.items.push(t.createNode(o, void 0, r));
				}
			}
			return a;
		}
	};
	function asItemIndex(e) {
		let t = a.isScalar(e) ? e.value : e;
		return t && typeof t == `string` && (t = Number(t)), typeof t == `number` && Number.isInteger(t) && t >= 0 ? t : null;
	}
	e.YAMLSeq = YAMLSeq;
})), E = t(((e) => {
	var t = n(), r = T();
	e.seq = {
		collection: `seq`,
		default: !0,
		nodeClass: r.YAMLSeq,
		tag: `tag:yaml.org,2002:seq`,
		resolve(e, n) {
			return t.isSeq(e) || n(`Expected a sequence for this tag`), e;
		},
		createNode: (e, t, n) => r.YAMLSeq.from(e, t, n)
	};
})), D = t(((e) => {
	var t = h();
	e.string = {
		identify: (e) => typeof e == `string`,
		default: !0,
		tag: `tag:yaml.org,2002:str`,
		resolve: (e) => e,
		stringify(e, n, r, i) {
			return n = Object.assign({ actualString: !0 }, n), t.stringifyString(e, n, r, i);
		}
	};
})), O = t(((e) => {
	var t = u();
	let n = {
		identify: (e) => e == null,
		createNode: () => new t.Scalar(null),
		default: !0,
		tag: `tag:yaml.org,2002:null`,
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new t.Scalar(null),
		stringify: ({ source: e }, t) => typeof e == `string` && n.test.test(e) ? e : t.options.nullStr
	};
	e.nullTag = n;
})), k = t(((e) => {
	var t = u();
	let n = {
		identify: (e) => typeof e == `boolean`,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (e) => new t.Scalar(e[0] === `t` || e[0] === `T`),
		stringify({ source: e, value: t }, r) {
			return e && n.test.test(e) && t === (e[0] === `t` || e[0] === `T`) ? e : t ? r.options.trueStr : r.options.falseStr;
		}
	};
	e.boolTag = n;
})), A = t(((e) => {
	function stringifyNumber({ format: e, minFractionDigits: t, tag: n, value: r }) {
		if (typeof r == `bigint`) return String(r);
		let i = typeof r == `number` ? r : Number(r);
		if (!isFinite(i)) return isNaN(i) ? `.nan` : i < 0 ? `-.inf` : `.inf`;
		let a = Object.is(r, -0) ? `-0` : JSON.stringify(r);
		if (!e && t && (!n || n === `tag:yaml.org,2002:float`) && /^-?\d/.test(a) && !a.includes(`e`)) {
			let e = a.indexOf(`.`);
			e < 0 && (e = a.length, a += `.`);
			let n = t - (a.length - e - 1);
			for (; n-- > 0;) a += `0`;
		}
		return a;
	}
	e.stringifyNumber = stringifyNumber;
})), j = t(((e) => {
	var t = u(), n = A();
	let r = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e)), r = e.indexOf(`.`);
			return r !== -1 && e[e.length - 1] === `0` && (n.minFractionDigits = e.length - r - 1), n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `EXP`,
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), M = t(((e) => {
	var t = A();
	let intIdentify = (e) => typeof e == `bigint` || Number.isInteger(e), intResolve = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
	function intStringify(e, n, r) {
		let { value: i } = e;
		return intIdentify(i) && i >= 0 ? r + i.toString(n) : t.stringifyNumber(e);
	}
	e.int = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		test: /^[-+]?[0-9]+$/,
		resolve: (e, t, n) => intResolve(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, e.intHex = {
		identify: (e) => intIdentify(e) && e >= 0,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `HEX`,
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 16, n),
		stringify: (e) => intStringify(e, 16, `0x`)
	}, e.intOct = {
		identify: (e) => intIdentify(e) && e >= 0,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `OCT`,
		test: /^0o[0-7]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 8, n),
		stringify: (e) => intStringify(e, 8, `0o`)
	};
})), ee = t(((e) => {
	var t = w(), n = O(), r = E(), i = D(), a = k(), o = j(), s = M();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		a.boolTag,
		s.intOct,
		s.int,
		s.intHex,
		o.floatNaN,
		o.floatExp,
		o.float
	];
})), te = t(((e) => {
	var t = u(), n = w(), r = E();
	function intIdentify(e) {
		return typeof e == `bigint` || Number.isInteger(e);
	}
	let stringifyJSON = ({ value: e }) => JSON.stringify(e), i = [
		{
			identify: (e) => typeof e == `string`,
			default: !0,
			tag: `tag:yaml.org,2002:str`,
			resolve: (e) => e,
			stringify: stringifyJSON
		},
		{
			identify: (e) => e == null,
			createNode: () => new t.Scalar(null),
			default: !0,
			tag: `tag:yaml.org,2002:null`,
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (e) => typeof e == `boolean`,
			default: !0,
			tag: `tag:yaml.org,2002:bool`,
			test: /^true$|^false$/,
			resolve: (e) => e === `true`,
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: !0,
			tag: `tag:yaml.org,2002:int`,
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
			stringify: ({ value: e }) => intIdentify(e) ? e.toString() : JSON.stringify(e)
		},
		{
			identify: (e) => typeof e == `number`,
			default: !0,
			tag: `tag:yaml.org,2002:float`,
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (e) => parseFloat(e),
			stringify: stringifyJSON
		}
	];
	e.schema = [n.map, r.seq].concat(i, {
		default: !0,
		tag: ``,
		test: /^/,
		resolve(e, t) {
			return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
		}
	});
})), N = t(((t) => {
	var n = e(`buffer`), r = u(), i = h();
	t.binary = {
		identify: (e) => e instanceof Uint8Array,
		default: !1,
		tag: `tag:yaml.org,2002:binary`,
		resolve(e, t) {
			if (typeof n.Buffer == `function`) return n.Buffer.from(e, `base64`);
			if (typeof atob == `function`) {
				let t = atob(e.replace(/[\n\r]/g, ``)), n = new Uint8Array(t.length);
				for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
				return n;
			}
			return t(`This environment does not support reading binary tags; either Buffer or atob is required`), e;
		},
		stringify({ comment: e, type: t, value: a }, o, s, c) {
			if (!a) return ``;
			let l = a, u;
			if (typeof n.Buffer == `function`) u = l instanceof n.Buffer ? l.toString(`base64`) : n.Buffer.from(l.buffer).toString(`base64`);
			else if (typeof btoa == `function`) {
				let e = ``;
				for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
				u = btoa(e);
			} else throw Error(`This environment does not support writing binary tags; either Buffer or btoa is required`);
			if (t ??= r.Scalar.BLOCK_LITERAL, t !== r.Scalar.QUOTE_DOUBLE) {
				let e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth), n = Math.ceil(u.length / e), i = Array(n);
				for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = u.substr(r, e);
				u = i.join(t === r.Scalar.BLOCK_LITERAL ? `
` : ` `);
			}
			return i.stringifyString({
				comment: e,
				type: t,
				value: u
			}, o, s, c);
		}
	};
})), P = t(((e) => {
	var t = n(), r = x(), i = u(), a = T();
	function resolvePairs(e, n) {
		if (t.isSeq(e)) for (let a = 0; a < e.items.length; ++a) {
			let o = e.items[a];
			if (!t.isPair(o)) {
				if (t.isMap(o)) {
					o.items.length > 1 && n(`Each pair must have its own sequence indicator`);
					let e = o.items[0] || new r.Pair(new i.Scalar(null));
					if (o.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore), o.comment) {
						let t = e.value ?? e.key;
						t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
					}
					o = e;
				}
				e.items[a] = t.isPair(o) ? o : new r.Pair(o);
			}
		}
		else n(`Expected a sequence for this tag`);
		return e;
	}
	function createPairs(e, t, n) {
		let { replacer: i } = n, o = new a.YAMLSeq(e);
		o.tag = `tag:yaml.org,2002:pairs`;
		let s = 0;
		if (t && Symbol.iterator in Object(t)) for (let e of t) {
			typeof i == `function` && (e = i.call(t, String(s++), e));
			let a, c;
			if (Array.isArray(e)) {
				if (e.length === 2) a = e[0], c = e[1];
				else throw TypeError(`Expected [key, value] tuple: ${e}`);
			} else if (e && e instanceof Object) {
				let t = Object.keys(e);
				if (t.length === 1) a = t[0], c = e[a];
				else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
			} else a = e;
			o.items.push(r.createPair(a, c, n));
		}
		return o;
	}
	let o = {
		collection: `seq`,
		default: !1,
		tag: `tag:yaml.org,2002:pairs`,
		resolve: resolvePairs,
		createNode: createPairs
	};
	e.createPairs = createPairs, e.pairs = o, e.resolvePairs = resolvePairs;
})), F = t(((e) => {
	var t = n(), r = s(), i = C(), a = T(), o = P(), c = class YAMLOMap extends a.YAMLSeq {
		constructor() {
			super(), this.add = i.YAMLMap.prototype.add.bind(this), this.delete = i.YAMLMap.prototype.delete.bind(this), this.get = i.YAMLMap.prototype.get.bind(this), this.has = i.YAMLMap.prototype.has.bind(this), this.set = i.YAMLMap.prototype.set.bind(this), this.tag = YAMLOMap.tag;
		}
		toJSON(e, n) {
			if (!n) return super.toJSON(e);
			let i = new Map();
			n?.onCreate && n.onCreate(i);
			for (let e of this.items) {
				let a, o;
				if (t.isPair(e) ? (a = r.toJS(e.key, ``, n), o = r.toJS(e.value, a, n)) : a = r.toJS(e, ``, n), i.has(a)) throw Error(`Ordered maps must not include duplicate keys`);
				i.set(a, o);
			}
			return i;
		}
		static from(e, t, n) {
			let r = o.createPairs(e, t, n), i = new this();
			return i.items = r.items, i;
		}
	};
	c.tag = `tag:yaml.org,2002:omap`;
	let l = {
		collection: `seq`,
		identify: (e) => e instanceof Map,
		nodeClass: c,
		default: !1,
		tag: `tag:yaml.org,2002:omap`,
		resolve(e, n) {
			let r = o.resolvePairs(e, n), i = [];
			for (let { key: e } of r.items) t.isScalar(e) && (i.includes(e.value) ? n(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
			return Object.assign(new c(), r);
		},
		createNode: (e, t, n) => c.from(e, t, n)
	};
	e.YAMLOMap = c, e.omap = l;
})), ne = t(((e) => {
	var t = u();
	function boolStringify({ value: e, source: t }, i) {
		return t && (e ? n : r).test.test(t) ? t : e ? i.options.trueStr : i.options.falseStr;
	}
	let n = {
		identify: (e) => e === !0,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new t.Scalar(!0),
		stringify: boolStringify
	}, r = {
		identify: (e) => e === !1,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new t.Scalar(!1),
		stringify: boolStringify
	};
	e.falseTag = r, e.trueTag = n;
})), re = t(((e) => {
	var t = u(), n = A();
	let r = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e.replace(/_/g, ``))), r = e.indexOf(`.`);
			if (r !== -1) {
				let t = e.substring(r + 1).replace(/_/g, ``);
				t[t.length - 1] === `0` && (n.minFractionDigits = t.length);
			}
			return n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `EXP`,
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e.replace(/_/g, ``)),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), ie = t(((e) => {
	var t = A();
	let intIdentify = (e) => typeof e == `bigint` || Number.isInteger(e);
	function intResolve(e, t, n, { intAsBigInt: r }) {
		let i = e[0];
		if ((i === `-` || i === `+`) && (t += 1), e = e.substring(t).replace(/_/g, ``), r) {
			switch (n) {
				case 2:
					e = `0b${e}`;
					break;
				case 8:
					e = `0o${e}`;
					break;
				case 16: e = `0x${e}`;
			}
			let t = BigInt(e);
			return i === `-` ? BigInt(-1) * t : t;
		}
		let a = parseInt(e, n);
		return i === `-` ? -1 * a : a;
	}
	function intStringify(e, n, r) {
		let { value: i } = e;
		if (intIdentify(i)) {
			let e = i.toString(n);
			return i < 0 ? `-` + r + e.substr(1) : r + e;
		}
		return t.stringifyNumber(e);
	}
	let n = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `BIN`,
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 2, n),
		stringify: (e) => intStringify(e, 2, `0b`)
	}, r = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `OCT`,
		test: /^[-+]?0[0-7_]+$/,
		resolve: (e, t, n) => intResolve(e, 1, 8, n),
		stringify: (e) => intStringify(e, 8, `0`)
	}, i = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (e, t, n) => intResolve(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, a = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `HEX`,
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 16, n),
		stringify: (e) => intStringify(e, 16, `0x`)
	};
	e.int = i, e.intBin = n, e.intHex = a, e.intOct = r;
})), I = t(((e) => {
	var t = n(), r = x(), i = C(), a = class YAMLSet extends i.YAMLMap {
		constructor(e) {
			super(e), this.tag = YAMLSet.tag;
		}
		add(e) {
			let n;
			n = t.isPair(e) ? e : e && typeof e == `object` && `key` in e && `value` in e && e.value === null ? new r.Pair(e.key, null) : new r.Pair(e, null), i.findPair(this.items, n.key) || this.items.push(n);
		}
		get(e, n) {
			let r = i.findPair(this.items, e);
			return !n && t.isPair(r) ? t.isScalar(r.key) ? r.key.value : r.key : r;
		}
		set(e, t) {
			if (typeof t != `boolean`) throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
			let n = i.findPair(this.items, e);
			n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new r.Pair(e));
		}
		toJSON(e, t) {
			return super.toJSON(e, t, Set);
		}
		toString(e, t, n) {
			if (!e) return JSON.stringify(this);
			if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
			throw Error(`Set items must all have null values`);
		}
		static from(e, t, n) {
			let { replacer: i } = n, a = new this(e);
			if (t && Symbol.iterator in Object(t)) for (let e of t) typeof i == `function` && (e = i.call(t, e, e)), a.items.push(r.createPair(e, null, n));
			return a;
		}
	};
	a.tag = `tag:yaml.org,2002:set`;
	let o = {
		collection: `map`,
		identify: (e) => e instanceof Set,
		nodeClass: a,
		default: !1,
		tag: `tag:yaml.org,2002:set`,
		createNode: (e, t, n) => a.from(e, t, n),
		resolve(e, n) {
			if (t.isMap(e)) {
				if (e.hasAllNullValues(!0)) return Object.assign(new a(), e);
				n(`Set items must all have null values`);
			} else n(`Expected a mapping for this tag`);
			return e;
		}
	};
	e.YAMLSet = a, e.set = o;
})), L = t(((e) => {
	var t = A();
	function parseSexagesimal(e, t) {
		let n = e[0], r = n === `-` || n === `+` ? e.substring(1) : e, num = (e) => t ? BigInt(e) : Number(e), i = r.replace(/_/g, ``).split(`:`).reduce((e, t) => e * num(60) + num(t), num(0));
		return n === `-` ? num(-1) * i : i;
	}
	function stringifySexagesimal(e) {
		let { value: n } = e, num = (e) => e;
		if (typeof n == `bigint`) num = (e) => BigInt(e);
		else if (isNaN(n) || !isFinite(n)) return t.stringifyNumber(e);
		let r = ``;
		n < 0 && (r = `-`, n *= num(-1));
		let i = num(60), a = [n % i];
		return n < 60 ? a.unshift(0) : (n = (n - a[0]) / i, a.unshift(n % i), n >= 60 && (n = (n - a[0]) / i, a.unshift(n))), r + a.map((e) => String(e).padStart(2, `0`)).join(`:`).replace(/000000\d*$/, ``);
	}
	let n = {
		identify: (e) => typeof e == `bigint` || Number.isInteger(e),
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `TIME`,
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (e, t, { intAsBigInt: n }) => parseSexagesimal(e, n),
		stringify: stringifySexagesimal
	}, r = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `TIME`,
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (e) => parseSexagesimal(e, !1),
		stringify: stringifySexagesimal
	}, i = {
		identify: (e) => e instanceof Date,
		default: !0,
		tag: `tag:yaml.org,2002:timestamp`,
		test: RegExp(`^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$`),
		resolve(e) {
			let t = e.match(i.test);
			if (!t) throw Error(`!!timestamp expects a date, starting with yyyy-mm-dd`);
			let [, n, r, a, o, s, c] = t.map(Number), l = t[7] ? Number((t[7] + `00`).substr(1, 3)) : 0, u = Date.UTC(n, r - 1, a, o || 0, s || 0, c || 0, l), d = t[8];
			if (d && d !== `Z`) {
				let e = parseSexagesimal(d, !1);
				Math.abs(e) < 30 && (e *= 60), u -= 6e4 * e;
			}
			return new Date(u);
		},
		stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, ``) ?? ``
	};
	e.floatTime = r, e.intTime = n, e.timestamp = i;
})), ae = t(((e) => {
	var t = w(), n = O(), r = E(), i = D(), a = N(), o = ne(), s = re(), c = ie(), l = y(), u = F(), d = P(), f = I(), p = L();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		o.trueTag,
		o.falseTag,
		c.intBin,
		c.intOct,
		c.int,
		c.intHex,
		s.floatNaN,
		s.floatExp,
		s.float,
		a.binary,
		l.merge,
		u.omap,
		d.pairs,
		f.set,
		p.intTime,
		p.floatTime,
		p.timestamp
	];
})), oe = t(((e) => {
	var t = w(), n = O(), r = E(), i = D(), a = k(), o = j(), s = M(), c = ee(), l = te(), u = N(), d = y(), f = F(), p = P(), m = ae(), h = I(), g = L();
	let _ = new Map([
		[`core`, c.schema],
		[`failsafe`, [
			t.map,
			r.seq,
			i.string
		]],
		[`json`, l.schema],
		[`yaml11`, m.schema],
		[`yaml-1.1`, m.schema]
	]), v = {
		binary: u.binary,
		bool: a.boolTag,
		float: o.float,
		floatExp: o.floatExp,
		floatNaN: o.floatNaN,
		floatTime: g.floatTime,
		int: s.int,
		intHex: s.intHex,
		intOct: s.intOct,
		intTime: g.intTime,
		map: t.map,
		merge: d.merge,
		null: n.nullTag,
		omap: f.omap,
		pairs: p.pairs,
		seq: r.seq,
		set: h.set,
		timestamp: g.timestamp
	}, b = {
		"tag:yaml.org,2002:binary": u.binary,
		"tag:yaml.org,2002:merge": d.merge,
		"tag:yaml.org,2002:omap": f.omap,
		"tag:yaml.org,2002:pairs": p.pairs,
		"tag:yaml.org,2002:set": h.set,
		"tag:yaml.org,2002:timestamp": g.timestamp
	};
	function getTags(e, t, n) {
		let r = _.get(t);
		if (r && !e) return n && !r.includes(d.merge) ? r.concat(d.merge) : r.slice();
		let i = r;
		if (!i) {
			if (Array.isArray(e)) i = [];
			else {
				let e = Array.from(_.keys()).filter((e) => e !== `yaml11`).map((e) => JSON.stringify(e)).join(`, `);
				throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
			}
		}
		if (Array.isArray(e)) for (let t of e) i = i.concat(t);
		else typeof e == `function` && (i = e(i.slice()));
		return n && (i = i.concat(d.merge)), i.reduce((e, t) => {
			let n = typeof t == `string` ? v[t] : t;
			if (!n) {
				let e = JSON.stringify(t), n = Object.keys(v).map((e) => JSON.stringify(e)).join(`, `);
				throw Error(`Unknown custom tag ${e}; use one of ${n}`);
			}
			return e.includes(n) || e.push(n), e;
		}, []);
	}
	e.coreKnownTags = b, e.getTags = getTags;
})), R = t(((e) => {
	var t = n(), r = w(), i = E(), a = D(), o = oe();
	let sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
	e.Schema = class Schema {
		constructor({ compat: e, customTags: n, merge: s, resolveKnownTags: c, schema: l, sortMapEntries: u, toStringDefaults: d }) {
			this.compat = Array.isArray(e) ? o.getTags(e, `compat`) : e ? o.getTags(null, e) : null, this.name = typeof l == `string` && l || `core`, this.knownTags = c ? o.coreKnownTags : {}, this.tags = o.getTags(n, this.name, s), this.toStringOptions = d ?? null, Object.defineProperty(this, t.MAP, { value: r.map }), Object.defineProperty(this, t.SCALAR, { value: a.string }), Object.defineProperty(this, t.SEQ, { value: i.seq }), this.sortMapEntries = typeof u == `function` ? u : u === !0 ? sortMapEntriesByKey : null;
		}
		clone() {
			let e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			return e.tags = this.tags.slice(), e;
		}
	};
})), se = t(((e) => {
	var t = n(), r = g(), i = p();
	function stringifyDocument(e, n) {
		let a = [], o = n.directives === !0;
		if (n.directives !== !1 && e.directives) {
			let t = e.directives.toString(e);
			t ? (a.push(t), o = !0) : e.directives.docStart && (o = !0);
		}
		o && a.push(`---`);
		let s = r.createStringifyContext(e, n), { commentString: c } = s.options;
		if (e.commentBefore) {
			a.length !== 1 && a.unshift(``);
			let t = c(e.commentBefore);
			a.unshift(i.indentComment(t, ``));
		}
		let l = !1, u = null;
		if (e.contents) {
			if (t.isNode(e.contents)) {
				if (e.contents.spaceBefore && o && a.push(``), e.contents.commentBefore) {
					let t = c(e.contents.commentBefore);
					a.push(i.indentComment(t, ``));
				}
				s.forceBlockIndent = !!e.comment, u = e.contents.comment;
			}
			let n = u ? void 0 : () => l = !0, d = r.stringify(e.contents, s, () => u = null, n);
			u && (d += i.lineComment(d, ``, c(u))), (d[0] === `|` || d[0] === `>`) && a[a.length - 1] === `---` ? a[a.length - 1] = `--- ${d}` : a.push(d);
		} else a.push(r.stringify(e.contents, s));
		if (e.directives?.docEnd) {
			if (e.comment) {
				let t = c(e.comment);
				t.includes(`
`) ? (a.push(`...`), a.push(i.indentComment(t, ``))) : a.push(`... ${t}`);
			} else a.push(`...`);
		} else {
			let t = e.comment;
			t && l && (t = t.replace(/^\n+/, ``)), t && ((!l || u) && a[a.length - 1] !== `` && a.push(``), a.push(i.indentComment(c(t), ``)));
		}
		return a.join(`
`) + `
`;
	}
	e.stringifyDocument = stringifyDocument;
})), z = t(((e) => {
	var t = l(), r = f(), c = n(), u = x(), p = s(), m = R(), h = se(), g = a(), _ = o(), v = d(), y = i(), b = class Document {
		constructor(e, t, n) {
			this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, c.NODE_TYPE, { value: c.DOC });
			let r = null;
			typeof t == `function` || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
			let i = Object.assign({
				intAsBigInt: !1,
				keepSourceTokens: !1,
				logLevel: `warn`,
				prettyErrors: !0,
				strict: !0,
				stringKeys: !1,
				uniqueKeys: !0,
				version: `1.2`
			}, n);
			this.options = i;
			let { version: a } = i;
			n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new y.Directives({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
		}
		clone() {
			let e = Object.create(Document.prototype, { [c.NODE_TYPE]: { value: c.DOC } });
			return e.commentBefore = this.commentBefore, e.comment = this.comment, e.errors = this.errors.slice(), e.warnings = this.warnings.slice(), e.options = Object.assign({}, this.options), this.directives && (e.directives = this.directives.clone()), e.schema = this.schema.clone(), e.contents = c.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents, this.range && (e.range = this.range.slice()), e;
		}
		add(e) {
			assertCollection(this.contents) && this.contents.add(e);
		}
		addIn(e, t) {
			assertCollection(this.contents) && this.contents.addIn(e, t);
		}
		createAlias(e, n) {
			if (!e.anchor) {
				let t = g.anchorNames(this);
				e.anchor = !n || t.has(n) ? g.findNewAnchor(n || `a`, t) : n;
			}
			return new t.Alias(e.anchor);
		}
		createNode(e, t, n) {
			let r;
			if (typeof t == `function`) e = t.call({ "": e }, ``, e), r = t;
			else if (Array.isArray(t)) {
				let e = t.filter((e) => typeof e == `number` || e instanceof String || e instanceof Number).map(String);
				e.length > 0 && (t = t.concat(e)), r = t;
			} else n === void 0 && t && (n = t, t = void 0);
			let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: l, tag: u } = n ?? {}, { onAnchor: d, setAnchors: f, sourceObjects: p } = g.createNodeAnchors(this, a || `a`), m = {
				aliasDuplicateObjects: i ?? !0,
				keepUndefined: s ?? !1,
				onAnchor: d,
				onTagObj: l,
				replacer: r,
				schema: this.schema,
				sourceObjects: p
			}, h = v.createNode(e, u, m);
			return o && c.isCollection(h) && (h.flow = !0), f(), h;
		}
		createPair(e, t, n = {}) {
			let r = this.createNode(e, null, n), i = this.createNode(t, null, n);
			return new u.Pair(r, i);
		}
		delete(e) {
			return assertCollection(this.contents) ? this.contents.delete(e) : !1;
		}
		deleteIn(e) {
			return r.isEmptyPath(e) ? this.contents != null && (this.contents = null, !0) : assertCollection(this.contents) ? this.contents.deleteIn(e) : !1;
		}
		get(e, t) {
			return c.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
		}
		getIn(e, t) {
			return r.isEmptyPath(e) ? !t && c.isScalar(this.contents) ? this.contents.value : this.contents : c.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
		}
		has(e) {
			return c.isCollection(this.contents) ? this.contents.has(e) : !1;
		}
		hasIn(e) {
			return r.isEmptyPath(e) ? this.contents !== void 0 : c.isCollection(this.contents) ? this.contents.hasIn(e) : !1;
		}
		set(e, t) {
			this.contents == null ? this.contents = r.collectionFromPath(this.schema, [e], t) : assertCollection(this.contents) && this.contents.set(e, t);
		}
		setIn(e, t) {
			r.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = r.collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
		}
		setSchema(e, t = {}) {
			typeof e == `number` && (e = String(e));
			let n;
			switch (e) {
				case `1.1`:
					this.directives ? this.directives.yaml.version = `1.1` : this.directives = new y.Directives({ version: `1.1` }), n = {
						resolveKnownTags: !1,
						schema: `yaml-1.1`
					};
					break;
				case `1.2`:
				case `next`:
					this.directives ? this.directives.yaml.version = e : this.directives = new y.Directives({ version: e }), n = {
						resolveKnownTags: !0,
						schema: `core`
					};
					break;
				case null:
					this.directives && delete this.directives, n = null;
					break;
				default: {
					let t = JSON.stringify(e);
					throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
				}
			}
			if (t.schema instanceof Object) this.schema = t.schema;
			else if (n) this.schema = new m.Schema(Object.assign(n, t));
			else throw Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
			let o = {
				anchors: new Map(),
				doc: this,
				keep: !e,
				mapAsMap: n === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof r == `number` ? r : 100
			}, s = p.toJS(this.contents, t ?? ``, o);
			if (typeof i == `function`) for (let { count: e, res: t } of o.anchors.values()) i(t, e);
			return typeof a == `function` ? _.applyReviver(a, { "": s }, ``, s) : s;
		}
		toJSON(e, t) {
			return this.toJS({
				json: !0,
				jsonArg: e,
				mapAsMap: !1,
				onAnchor: t
			});
		}
		toString(e = {}) {
			if (this.errors.length > 0) throw Error(`Document with errors cannot be stringified`);
			if (`indent` in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
				let t = JSON.stringify(e.indent);
				throw Error(`"indent" option must be a positive integer, not ${t}`);
			}
			return h.stringifyDocument(this, e);
		}
	};
	function assertCollection(e) {
		if (c.isCollection(e)) return !0;
		throw Error(`Expected a YAML collection as document contents`);
	}
	e.Document = b;
})), B = t(((e) => {
	var YAMLError = class extends Error {
		constructor(e, t, n, r) {
			super(), this.name = e, this.code = n, this.message = r, this.pos = t;
		}
	}, YAMLParseError = class extends YAMLError {
		constructor(e, t, n) {
			super(`YAMLParseError`, e, t, n);
		}
	}, YAMLWarning = class extends YAMLError {
		constructor(e, t, n) {
			super(`YAMLWarning`, e, t, n);
		}
	};
	e.YAMLError = YAMLError, e.YAMLParseError = YAMLParseError, e.YAMLWarning = YAMLWarning, e.prettifyError = (e, t) => (n) => {
		if (n.pos[0] === -1) return;
		n.linePos = n.pos.map((e) => t.linePos(e));
		let { line: r, col: i } = n.linePos[0];
		n.message += ` at line ${r}, column ${i}`;
		let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, ``);
		if (a >= 60 && o.length > 80) {
			let e = Math.min(a - 39, o.length - 79);
			o = `…` + o.substring(e), a -= e - 1;
		}
		if (o.length > 80 && (o = o.substring(0, 79) + `…`), r > 1 && /^ *$/.test(o.substring(0, a))) {
			let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
			n.length > 80 && (n = n.substring(0, 79) + `…
`), o = n + o;
		}
		if (/[^ ]/.test(o)) {
			let e = 1, t = n.linePos[1];
			t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
			let s = ` `.repeat(a) + `^`.repeat(e);
			n.message += `:\n\n${o}\n${s}\n`;
		}
	};
})), V = t(((e) => {
	function resolveProps(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
		let c = !1, l = s, u = s, d = ``, f = ``, p = !1, m = !1, h = null, g = null, _ = null, v = null, y = null, b = null, x = null;
		for (let i of e) switch (m &&= (i.type !== `space` && i.type !== `newline` && i.type !== `comma` && a(i.offset, `MISSING_CHAR`, `Tags and anchors must be separated from the next token by white space`), !1), h &&= (l && i.type !== `comment` && i.type !== `newline` && a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`), null), i.type) {
			case `space`:
				!t && (n !== `doc-start` || r?.type !== `flow-collection`) && i.source.includes(`	`) && (h = i), u = !0;
				break;
			case `comment`: {
				u || a(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`);
				let e = i.source.substring(1) || ` `;
				d ? d += f + e : d = e, f = ``, l = !1;
				break;
			}
			case `newline`:
				l ? d ? d += i.source : b && n === `seq-item-ind` || (c = !0) : f += i.source, l = !0, p = !0, (g || _) && (v = i), u = !0;
				break;
			case `anchor`:
				g && a(i, `MULTIPLE_ANCHORS`, `A node can have at most one anchor`), i.source.endsWith(`:`) && a(i.offset + i.source.length - 1, `BAD_ALIAS`, `Anchor ending in : is ambiguous`, !0), g = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case `tag`:
				_ && a(i, `MULTIPLE_TAGS`, `A node can have at most one tag`), _ = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case n:
				(g || _) && a(i, `BAD_PROP_ORDER`, `Anchors and tags must be after the ${i.source} indicator`), b && a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.source} in ${t ?? `collection`}`), b = i, l = n === `seq-item-ind` || n === `explicit-key-ind`, u = !1;
				break;
			case `comma`: if (t) {
				y && a(i, `UNEXPECTED_TOKEN`, `Unexpected , in ${t}`), y = i, l = !1, u = !1;
				break;
			}
			default: a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.type} token`), l = !1, u = !1;
		}
		let S = e[e.length - 1], C = S ? S.offset + S.source.length : i;
		return m && r && r.type !== `space` && r.type !== `newline` && r.type !== `comma` && (r.type !== `scalar` || r.source !== ``) && a(r.offset, `MISSING_CHAR`, `Tags and anchors must be separated from the next token by white space`), h && (l && h.indent <= o || r?.type === `block-map` || r?.type === `block-seq`) && a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`), {
			comma: y,
			found: b,
			spaceBefore: c,
			comment: d,
			hasNewline: p,
			anchor: g,
			tag: _,
			newlineAfterProp: v,
			end: C,
			start: x ?? C
		};
	}
	e.resolveProps = resolveProps;
})), H = t(((e) => {
	function containsNewline(e) {
		if (!e) return null;
		switch (e.type) {
			case `alias`:
			case `scalar`:
			case `double-quoted-scalar`:
			case `single-quoted-scalar`:
				if (e.source.includes(`
`)) return !0;
				if (e.end) {
					for (let t of e.end) if (t.type === `newline`) return !0;
				}
				return !1;
			case `flow-collection`:
				for (let t of e.items) {
					for (let e of t.start) if (e.type === `newline`) return !0;
					if (t.sep) {
						for (let e of t.sep) if (e.type === `newline`) return !0;
					}
					if (containsNewline(t.key) || containsNewline(t.value)) return !0;
				}
				return !1;
			default: return !0;
		}
	}
	e.containsNewline = containsNewline;
})), U = t(((e) => {
	var t = H();
	function flowIndentCheck(e, n, r) {
		if (n?.type === `flow-collection`) {
			let i = n.end[0];
			i.indent === e && (i.source === `]` || i.source === `}`) && t.containsNewline(n) && r(i, `BAD_INDENT`, `Flow end indicator should be more indented than parent`, !0);
		}
	}
	e.flowIndentCheck = flowIndentCheck;
})), W = t(((e) => {
	var t = n();
	function mapIncludes(e, n, r) {
		let { uniqueKeys: i } = e.options;
		if (i === !1) return !1;
		let a = typeof i == `function` ? i : (e, n) => e === n || t.isScalar(e) && t.isScalar(n) && e.value === n.value;
		return n.some((e) => a(e.key, r));
	}
	e.mapIncludes = mapIncludes;
})), ce = t(((e) => {
	var t = x(), n = C(), r = V(), i = H(), a = U(), o = W();
	let s = `All mapping items must start at the same column`;
	function resolveBlockMap({ composeNode: e, composeEmptyNode: c }, l, u, d, f) {
		let p = new ((f?.nodeClass) ?? n.YAMLMap)(l.schema);
		l.atRoot &&= !1;
		let m = u.offset, h = null;
		for (let n of u.items) {
			let { start: f, key: g, sep: _, value: v } = n, y = r.resolveProps(f, {
				indicator: `explicit-key-ind`,
				next: g ?? _?.[0],
				offset: m,
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !0
			}), b = !y.found;
			if (b) {
				if (g && (g.type === `block-seq` ? d(m, `BLOCK_AS_IMPLICIT_KEY`, `A block sequence may not be used as an implicit map key`) : `indent` in g && g.indent !== u.indent && d(m, `BAD_INDENT`, s)), !y.anchor && !y.tag && !_) {
					h = y.end, y.comment && (p.comment ? p.comment += `
` + y.comment : p.comment = y.comment);
					continue;
				}
				(y.newlineAfterProp || i.containsNewline(g)) && d(g ?? f[f.length - 1], `MULTILINE_IMPLICIT_KEY`, `Implicit keys need to be on a single line`);
			} else y.found?.indent !== u.indent && d(m, `BAD_INDENT`, s);
			l.atKey = !0;
			let x = y.end, S = g ? e(l, g, y, d) : c(l, x, f, null, y, d);
			l.schema.compat && a.flowIndentCheck(u.indent, g, d), l.atKey = !1, o.mapIncludes(l, p.items, S) && d(x, `DUPLICATE_KEY`, `Map keys must be unique`);
			let C = r.resolveProps(_ ?? [], {
				indicator: `map-value-ind`,
				next: v,
				offset: S.range[2],
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !g || g.type === `block-scalar`
			});
			if (m = C.end, C.found) {
				b && (v?.type === `block-map` && !C.hasNewline && d(m, `BLOCK_AS_IMPLICIT_KEY`, `Nested mappings are not allowed in compact mappings`), l.options.strict && y.start < C.found.offset - 1024 && d(S.range, `KEY_OVER_1024_CHARS`, `The : indicator must be at most 1024 chars after the start of an implicit block mapping key`));
				let r = v ? e(l, v, C, d) : c(l, m, _, null, C, d);
				l.schema.compat && a.flowIndentCheck(u.indent, v, d), m = r.range[2];
				let i = new t.Pair(S, r);
				l.options.keepSourceTokens && (i.srcToken = n), p.items.push(i);
			} else {
				b && d(S.range, `MISSING_CHAR`, `Implicit map keys need to be followed by map values`), C.comment && (S.comment ? S.comment += `
` + C.comment : S.comment = C.comment);
				let e = new t.Pair(S);
				l.options.keepSourceTokens && (e.srcToken = n), p.items.push(e);
			}
		}
		return h && h < m && d(h, `IMPOSSIBLE`, `Map comment with trailing content`), p.range = [
			u.offset,
			m,
			h ?? m
		], p;
	}
	e.resolveBlockMap = resolveBlockMap;
})), le = t(((e) => {
	var t = T(), n = V(), r = U();
	function resolveBlockSeq({ composeNode: e, composeEmptyNode: i }, a, o, s, c) {
		let l = new ((c?.nodeClass) ?? t.YAMLSeq)(a.schema);
		a.atRoot &&= !1, a.atKey &&= !1;
		let u = o.offset, d = null;
		for (let { start: t, value: c } of o.items) {
			let f = n.resolveProps(t, {
				indicator: `seq-item-ind`,
				next: c,
				offset: u,
				onError: s,
				parentIndent: o.indent,
				startOnNewline: !0
			});
			if (!f.found) {
				if (f.anchor || f.tag || c) c?.type === `block-seq` ? s(f.end, `BAD_INDENT`, `All sequence items must start at the same column`) : s(u, `MISSING_CHAR`, `Sequence item without - indicator`);
				else {
					d = f.end, f.comment && (l.comment = f.comment);
					continue;
				}
			}
			let p = c ? e(a, c, f, s) : i(a, f.end, t, null, f, s);
			a.schema.compat && r.flowIndentCheck(o.indent, c, s), u = p.range[2], l.items.push(p);
		}
		return l.range = [
			o.offset,
			u,
			d ?? u
		], l;
	}
	e.resolveBlockSeq = resolveBlockSeq;
})), G = t(((e) => {
	function resolveEnd(e, t, n, r) {
		let i = ``;
		if (e) {
			let a = !1, o = ``;
			for (let s of e) {
				let { source: e, type: c } = s;
				switch (c) {
					case `space`:
						a = !0;
						break;
					case `comment`: {
						n && !a && r(s, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`);
						let t = e.substring(1) || ` `;
						i ? i += o + t : i = t, o = ``;
						break;
					}
					case `newline`:
						i && (o += e), a = !0;
						break;
					default: r(s, `UNEXPECTED_TOKEN`, `Unexpected ${c} at node end`);
				}
				t += e.length;
			}
		}
		return {
			comment: i,
			offset: t
		};
	}
	e.resolveEnd = resolveEnd;
})), ue = t(((e) => {
	var t = n(), r = x(), i = C(), a = T(), o = G(), s = V(), c = H(), l = W();
	let u = `Block collections are not allowed within flow collections`, isBlock = (e) => e && (e.type === `block-map` || e.type === `block-seq`);
	function resolveFlowCollection({ composeNode: e, composeEmptyNode: n }, d, f, p, m) {
		let h = f.start.source === `{`, g = h ? `flow map` : `flow sequence`, _ = new ((m?.nodeClass) ?? (h ? i.YAMLMap : a.YAMLSeq))(d.schema);
		_.flow = !0;
		let v = d.atRoot;
		v && (d.atRoot = !1), d.atKey &&= !1;
		let y = f.offset + f.start.source.length;
		for (let a = 0; a < f.items.length; ++a) {
			let o = f.items[a], { start: m, key: v, sep: b, value: x } = o, S = s.resolveProps(m, {
				flow: g,
				indicator: `explicit-key-ind`,
				next: v ?? b?.[0],
				offset: y,
				onError: p,
				parentIndent: f.indent,
				startOnNewline: !1
			});
			if (!S.found) {
				if (!S.anchor && !S.tag && !b && !x) {
					a === 0 && S.comma ? p(S.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${g}`) : a < f.items.length - 1 && p(S.start, `UNEXPECTED_TOKEN`, `Unexpected empty item in ${g}`), S.comment && (_.comment ? _.comment += `
` + S.comment : _.comment = S.comment), y = S.end;
					continue;
				}
				!h && d.options.strict && c.containsNewline(v) && p(v, `MULTILINE_IMPLICIT_KEY`, `Implicit keys of flow sequence pairs need to be on a single line`);
			}
			if (a === 0) S.comma && p(S.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${g}`);
			else if (S.comma || p(S.start, `MISSING_CHAR`, `Missing , between ${g} items`), S.comment) {
				let e = ``;
				loop: for (let t of m) switch (t.type) {
					case `comma`:
					case `space`: break;
					case `comment`:
						e = t.source.substring(1);
						break loop;
					default: break loop;
				}
				if (e) {
					let n = _.items[_.items.length - 1];
					t.isPair(n) && (n = n.value ?? n.key), n.comment ? n.comment += `
` + e : n.comment = e, S.comment = S.comment.substring(e.length + 1);
				}
			}
			if (!h && !b && !S.found) {
				let t = x ? e(d, x, S, p) : n(d, S.end, b, null, S, p);
				_.items.push(t), y = t.range[2], isBlock(x) && p(t.range, `BLOCK_IN_FLOW`, u);
			} else {
				d.atKey = !0;
				let t = S.end, a = v ? e(d, v, S, p) : n(d, t, m, null, S, p);
				isBlock(v) && p(a.range, `BLOCK_IN_FLOW`, u), d.atKey = !1;
				let c = s.resolveProps(b ?? [], {
					flow: g,
					indicator: `map-value-ind`,
					next: x,
					offset: a.range[2],
					onError: p,
					parentIndent: f.indent,
					startOnNewline: !1
				});
				if (c.found) {
					if (!h && !S.found && d.options.strict) {
						if (b) for (let e of b) {
							if (e === c.found) break;
							if (e.type === `newline`) {
								p(e, `MULTILINE_IMPLICIT_KEY`, `Implicit keys of flow sequence pairs need to be on a single line`);
								break;
							}
						}
						S.start < c.found.offset - 1024 && p(c.found, `KEY_OVER_1024_CHARS`, `The : indicator must be at most 1024 chars after the start of an implicit flow sequence key`);
					}
				} else x && (`source` in x && x.source?.[0] === `:` ? p(x, `MISSING_CHAR`, `Missing space after : in ${g}`) : p(c.start, `MISSING_CHAR`, `Missing , or : between ${g} items`));
				let C = x ? e(d, x, c, p) : c.found ? n(d, c.end, b, null, c, p) : null;
				C ? isBlock(x) && p(C.range, `BLOCK_IN_FLOW`, u) : c.comment && (a.comment ? a.comment += `
` + c.comment : a.comment = c.comment);
				let w = new r.Pair(a, C);
				if (d.options.keepSourceTokens && (w.srcToken = o), h) {
					let e = _;
					l.mapIncludes(d, e.items, a) && p(t, `DUPLICATE_KEY`, `Map keys must be unique`), e.items.push(w);
				} else {
					let e = new i.YAMLMap(d.schema);
					e.flow = !0, e.items.push(w);
					let t = (C ?? a).range;
					e.range = [
						a.range[0],
						t[1],
						t[2]
					], _.items.push(e);
				}
				y = C ? C.range[2] : c.end;
			}
		}
		let b = h ? `}` : `]`, [x, ...S] = f.end, C = y;
		if (x?.source === b) C = x.offset + x.source.length;
		else {
			let e = g[0].toUpperCase() + g.substring(1), t = v ? `${e} must end with a ${b}` : `${e} in block collection must be sufficiently indented and end with a ${b}`;
			p(y, v ? `MISSING_CHAR` : `BAD_INDENT`, t), x && x.source.length !== 1 && S.unshift(x);
		}
		if (S.length > 0) {
			let e = o.resolveEnd(S, C, d.options.strict, p);
			e.comment && (_.comment ? _.comment += `
` + e.comment : _.comment = e.comment), _.range = [
				f.offset,
				C,
				e.offset
			];
		} else _.range = [
			f.offset,
			C,
			C
		];
		return _;
	}
	e.resolveFlowCollection = resolveFlowCollection;
})), de = t(((e) => {
	var t = n(), r = u(), i = C(), a = T(), o = ce(), s = le(), c = ue();
	function resolveCollection(e, t, n, r, i, a) {
		let l = n.type === `block-map` ? o.resolveBlockMap(e, t, n, r, a) : n.type === `block-seq` ? s.resolveBlockSeq(e, t, n, r, a) : c.resolveFlowCollection(e, t, n, r, a), u = l.constructor;
		return i === `!` || i === u.tagName ? (l.tag = u.tagName, l) : (i && (l.tag = i), l);
	}
	function composeCollection(e, n, o, s, c) {
		let l = s.tag, u = l ? n.directives.tagName(l.source, (e) => c(l, `TAG_RESOLVE_FAILED`, e)) : null;
		if (o.type === `block-seq`) {
			let { anchor: e, newlineAfterProp: t } = s, n = e && l ? e.offset > l.offset ? e : l : e ?? l;
			n && (!t || t.offset < n.offset) && c(n, `MISSING_CHAR`, `Missing newline after block sequence props`);
		}
		let d = o.type === `block-map` ? `map` : o.type === `block-seq` ? `seq` : o.start.source === `{` ? `map` : `seq`;
		if (!l || !u || u === `!` || u === i.YAMLMap.tagName && d === `map` || u === a.YAMLSeq.tagName && d === `seq`) return resolveCollection(e, n, o, c, u);
		let f = n.schema.tags.find((e) => e.tag === u && e.collection === d);
		if (!f) {
			let t = n.schema.knownTags[u];
			if (t?.collection === d) n.schema.tags.push(Object.assign({}, t, { default: !1 })), f = t;
			else return t ? c(l, `BAD_COLLECTION_TYPE`, `${t.tag} used for ${d} collection, but expects ${t.collection ?? `scalar`}`, !0) : c(l, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${u}`, !0), resolveCollection(e, n, o, c, u);
		}
		let p = resolveCollection(e, n, o, c, u, f), m = f.resolve?.(p, (e) => c(l, `TAG_RESOLVE_FAILED`, e), n.options) ?? p, h = t.isNode(m) ? m : new r.Scalar(m);
		return h.range = p.range, h.tag = u, f?.format && (h.format = f.format), h;
	}
	e.composeCollection = composeCollection;
})), K = t(((e) => {
	var t = u();
	function resolveBlockScalar(e, n, r) {
		let i = n.offset, a = parseBlockScalarHeader(n, e.options.strict, r);
		if (!a) return {
			value: ``,
			type: null,
			comment: ``,
			range: [
				i,
				i,
				i
			]
		};
		let o = a.mode === `>` ? t.Scalar.BLOCK_FOLDED : t.Scalar.BLOCK_LITERAL, s = n.source ? splitLines(n.source) : [], c = s.length;
		for (let e = s.length - 1; e >= 0; --e) {
			let t = s[e][1];
			if (t === `` || t === `\r`) c = e;
			else break;
		}
		if (c === 0) {
			let e = a.chomp === `+` && s.length > 0 ? `
`.repeat(Math.max(1, s.length - 1)) : ``, t = i + a.length;
			return n.source && (t += n.source.length), {
				value: e,
				type: o,
				comment: a.comment,
				range: [
					i,
					t,
					t
				]
			};
		}
		let l = n.indent + a.indent, u = n.offset + a.length, d = 0;
		for (let t = 0; t < c; ++t) {
			let [n, i] = s[t];
			if (i === `` || i === `\r`) a.indent === 0 && n.length > l && (l = n.length);
			else {
				n.length < l && r(u + n.length, `MISSING_CHAR`, `Block scalars with more-indented leading empty lines must use an explicit indentation indicator`), a.indent === 0 && (l = n.length), d = t, l === 0 && !e.atRoot && r(u, `BAD_INDENT`, `Block scalar values in collections must be indented`);
				break;
			}
			u += n.length + i.length + 1;
		}
		for (let e = s.length - 1; e >= c; --e) s[e][0].length > l && (c = e + 1);
		let f = ``, p = ``, m = !1;
		for (let e = 0; e < d; ++e) f += s[e][0].slice(l) + `
`;
		for (let e = d; e < c; ++e) {
			let [n, i] = s[e];
			u += n.length + i.length + 1;
			let c = i[i.length - 1] === `\r`;
			if (c && (i = i.slice(0, -1)), i && n.length < l) {
				let e = `Block scalar lines must not be less indented than their ${a.indent ? `explicit indentation indicator` : `first line`}`;
				r(u - i.length - (c ? 2 : 1), `BAD_INDENT`, e), n = ``;
			}
			o === t.Scalar.BLOCK_LITERAL ? (f += p + n.slice(l) + i, p = `
`) : n.length > l || i[0] === `	` ? (p === ` ` ? p = `
` : !m && p === `
` && (p = `

`), f += p + n.slice(l) + i, p = `
`, m = !0) : i === `` ? p === `
` ? f += `
` : p = `
` : (f += p + i, p = ` `, m = !1);
		}
		switch (a.chomp) {
			case `-`: break;
			case `+`:
				for (let e = c; e < s.length; ++e) f += `
` + s[e][0].slice(l);
				f[f.length - 1] !== `
` && (f += `
`);
				break;
			default: f += `
`;
		}
		let h = i + a.length + n.source.length;
		return {
			value: f,
			type: o,
			comment: a.comment,
			range: [
				i,
				h,
				h
			]
		};
	}
	function parseBlockScalarHeader({ offset: e, props: t }, n, r) {
		if (t[0].type !== `block-scalar-header`) return r(t[0], `IMPOSSIBLE`, `Block scalar header not found`), null;
		let { source: i } = t[0], a = i[0], o = 0, s = ``, c = -1;
		for (let t = 1; t < i.length; ++t) {
			let n = i[t];
			if (!s && (n === `-` || n === `+`)) s = n;
			else {
				let r = Number(n);
				!o && r ? o = r : c === -1 && (c = e + t);
			}
		}
		c !== -1 && r(c, `UNEXPECTED_TOKEN`, `Block scalar header includes extra characters: ${i}`);
		let l = !1, u = ``, d = i.length;
		for (let e = 1; e < t.length; ++e) {
			let i = t[e];
			switch (i.type) {
				case `space`: l = !0;
				case `newline`:
					d += i.source.length;
					break;
				case `comment`:
					n && !l && r(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`), d += i.source.length, u = i.source.substring(1);
					break;
				case `error`:
					r(i, `UNEXPECTED_TOKEN`, i.message), d += i.source.length;
					break;
				default: {
					r(i, `UNEXPECTED_TOKEN`, `Unexpected token in block scalar header: ${i.type}`);
					let e = i.source;
					e && typeof e == `string` && (d += e.length);
				}
			}
		}
		return {
			mode: a,
			indent: o,
			chomp: s,
			comment: u,
			length: d
		};
	}
	function splitLines(e) {
		let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : [``, n]];
		for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
		return i;
	}
	e.resolveBlockScalar = resolveBlockScalar;
})), q = t(((e) => {
	var t = u(), n = G();
	function resolveFlowScalar(e, r, i) {
		let { offset: a, type: o, source: s, end: c } = e, l, u, _onError = (e, t, n) => i(a + e, t, n);
		switch (o) {
			case `scalar`:
				l = t.Scalar.PLAIN, u = plainValue(s, _onError);
				break;
			case `single-quoted-scalar`:
				l = t.Scalar.QUOTE_SINGLE, u = singleQuotedValue(s, _onError);
				break;
			case `double-quoted-scalar`:
				l = t.Scalar.QUOTE_DOUBLE, u = doubleQuotedValue(s, _onError);
				break;
			default: return i(e, `UNEXPECTED_TOKEN`, `Expected a flow scalar value, but found: ${o}`), {
				value: ``,
				type: null,
				comment: ``,
				range: [
					a,
					a + s.length,
					a + s.length
				]
			};
		}
		let d = a + s.length, f = n.resolveEnd(c, d, r, i);
		return {
			value: u,
			type: l,
			comment: f.comment,
			range: [
				a,
				d,
				f.offset
			]
		};
	}
	function plainValue(e, t) {
		let n = ``;
		switch (e[0]) {
			case `	`:
				n = `a tab character`;
				break;
			case `,`:
				n = `flow indicator character ,`;
				break;
			case `%`:
				n = `directive indicator character %`;
				break;
			case `|`:
			case `>`:
				n = `block scalar indicator ${e[0]}`;
				break;
			case `@`:
			case "`": n = `reserved character ${e[0]}`;
		}
		return n && t(0, `BAD_SCALAR_START`, `Plain value cannot start with ${n}`), unfoldLines(e);
	}
	function singleQuotedValue(e, t) {
		return (e[e.length - 1] !== `'` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing 'quote`), unfoldLines(e.slice(1, -1)).replace(/''/g, `'`);
	}
	function unfoldLines(e) {
		let t = /(.*?)\r?\n/sy, n = t.exec(e);
		if (!n) return e;
		let r, i;
		try {
			r = RegExp(`(?<![ 	])[ 	]+$`), i = RegExp(`^[ 	]+|(?<![ 	])[ 	]+$`, `g`);
		} catch {
			r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
		}
		let a = n[1].replace(r, ``), o = ` `, s = t.lastIndex;
		for (; n = t.exec(e);) {
			let e = n[1].replace(i, ``);
			e === `` ? o === `
` ? a += o : o = `
` : (a += o + e, o = ` `), s = t.lastIndex;
		}
		let c = /[ \t]*(.*)/sy;
		return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? ``);
	}
	function doubleQuotedValue(e, t) {
		let n = ``;
		for (let i = 1; i < e.length - 1; ++i) {
			let a = e[i];
			if (a !== `\r` || e[i + 1] !== `
`) {
				if (a === `
`) {
					let { fold: t, offset: r } = foldNewline(e, i);
					n += t, i = r;
				} else if (a === `\\`) {
					let a = e[++i], o = r[a];
					if (o) n += o;
					else if (a === `
`) for (a = e[i + 1]; a === ` ` || a === `	`;) a = e[++i + 1];
					else if (a === `\r` && e[i + 1] === `
`) for (a = e[++i + 1]; a === ` ` || a === `	`;) a = e[++i + 1];
					else if (a === `x` || a === `u` || a === `U`) {
						let r = a === `x` ? 2 : a === `u` ? 4 : 8;
						n += parseCharCode(e, i + 1, r, t), i += r;
					} else {
						let r = e.substr(i - 1, 2);
						t(i - 1, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${r}`), n += r;
					}
				} else if (a === ` ` || a === `	`) {
					let t = i, r = e[i + 1];
					for (; r === ` ` || r === `	`;) r = e[++i + 1];
					r !== `
` && (r !== `\r` || e[i + 2] !== `
`) && (n += i > t ? e.slice(t, i + 1) : a);
				} else n += a;
			}
		}
		return (e[e.length - 1] !== `"` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing "quote`), n;
	}
	function foldNewline(e, t) {
		let n = ``, r = e[t + 1];
		for (; (r === ` ` || r === `	` || r === `
` || r === `\r`) && (r !== `\r` || e[t + 2] === `
`);) r === `
` && (n += `
`), t += 1, r = e[t + 1];
		return n ||= ` `, {
			fold: n,
			offset: t
		};
	}
	let r = {
		0: `\0`,
		a: `\x07`,
		b: `\b`,
		e: `\x1B`,
		f: `\f`,
		n: `
`,
		r: `\r`,
		t: `	`,
		v: `\v`,
		N: ``,
		_: `\xA0`,
		L: `\u2028`,
		P: `\u2029`,
		" ": ` `,
		"\"": `"`,
		"/": `/`,
		"\\": `\\`,
		"	": `	`
	};
	function parseCharCode(e, t, n, r) {
		let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
		try {
			return String.fromCodePoint(a);
		} catch {
			let i = e.substr(t - 2, n + 2);
			return r(t - 2, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${i}`), i;
		}
	}
	e.resolveFlowScalar = resolveFlowScalar;
})), fe = t(((e) => {
	var t = n(), r = u(), i = K(), a = q();
	function composeScalar(e, n, o, s) {
		let { value: c, type: l, comment: u, range: d } = n.type === `block-scalar` ? i.resolveBlockScalar(e, n, s) : a.resolveFlowScalar(n, e.options.strict, s), f = o ? e.directives.tagName(o.source, (e) => s(o, `TAG_RESOLVE_FAILED`, e)) : null, p;
		p = e.options.stringKeys && e.atKey ? e.schema[t.SCALAR] : f ? findScalarTagByName(e.schema, c, f, o, s) : n.type === `scalar` ? findScalarTagByTest(e, c, n, s) : e.schema[t.SCALAR];
		let m;
		try {
			let i = p.resolve(c, (e) => s(o ?? n, `TAG_RESOLVE_FAILED`, e), e.options);
			m = t.isScalar(i) ? i : new r.Scalar(i);
		} catch (e) {
			let t = e instanceof Error ? e.message : String(e);
			s(o ?? n, `TAG_RESOLVE_FAILED`, t), m = new r.Scalar(c);
		}
		return m.range = d, m.source = c, l && (m.type = l), f && (m.tag = f), p.format && (m.format = p.format), u && (m.comment = u), m;
	}
	function findScalarTagByName(e, n, r, i, a) {
		if (r === `!`) return e[t.SCALAR];
		let o = [];
		for (let t of e.tags) if (!t.collection && t.tag === r) {
			if (t.default && t.test) o.push(t);
			else return t;
		}
		for (let e of o) if (e.test?.test(n)) return e;
		let s = e.knownTags[r];
		return s && !s.collection ? (e.tags.push(Object.assign({}, s, {
			default: !1,
			test: void 0
		})), s) : (a(i, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${r}`, r !== `tag:yaml.org,2002:str`), e[t.SCALAR]);
	}
	function findScalarTagByTest({ atKey: e, directives: n, schema: r }, i, a, o) {
		let s = r.tags.find((t) => (t.default === !0 || e && t.default === `key`) && t.test?.test(i)) || r[t.SCALAR];
		if (r.compat) {
			let e = r.compat.find((e) => e.default && e.test?.test(i)) ?? r[t.SCALAR];
			s.tag !== e.tag && o(a, `TAG_RESOLVE_FAILED`, `Value may be parsed as either ${n.tagString(s.tag)} or ${n.tagString(e.tag)}`, !0);
		}
		return s;
	}
	e.composeScalar = composeScalar;
})), pe = t(((e) => {
	function emptyScalarPosition(e, t, n) {
		if (t) {
			n ??= t.length;
			for (let r = n - 1; r >= 0; --r) {
				let n = t[r];
				switch (n.type) {
					case `space`:
					case `comment`:
					case `newline`:
						e -= n.source.length;
						continue;
				}
				for (n = t[++r]; n?.type === `space`;) e += n.source.length, n = t[++r];
				break;
			}
		}
		return e;
	}
	e.emptyScalarPosition = emptyScalarPosition;
})), me = t(((e) => {
	var t = l(), r = n(), i = de(), a = fe(), o = G(), s = pe();
	let c = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(e, t, n, o) {
		let s = e.atKey, { spaceBefore: l, comment: u, anchor: d, tag: f } = n, p, m = !0;
		switch (t.type) {
			case `alias`:
				p = composeAlias(e, t, o), (d || f) && o(t, `ALIAS_PROPS`, `An alias node must not specify any properties`);
				break;
			case `scalar`:
			case `single-quoted-scalar`:
			case `double-quoted-scalar`:
			case `block-scalar`:
				p = a.composeScalar(e, t, f, o), d && (p.anchor = d.source.substring(1));
				break;
			case `block-map`:
			case `block-seq`:
			case `flow-collection`:
				try {
					p = i.composeCollection(c, e, t, n, o), d && (p.anchor = d.source.substring(1));
				} catch (e) {
					o(t, `RESOURCE_EXHAUSTION`, e instanceof Error ? e.message : String(e));
				}
				break;
			default: o(t, `UNEXPECTED_TOKEN`, t.type === `error` ? t.message : `Unsupported token (type: ${t.type})`), m = !1;
		}
		return p ??= composeEmptyNode(e, t.offset, void 0, null, n, o), d && p.anchor === `` && o(d, `BAD_ALIAS`, `Anchor cannot be an empty string`), s && e.options.stringKeys && (!r.isScalar(p) || typeof p.value != `string` || p.tag && p.tag !== `tag:yaml.org,2002:str`) && o(f ?? t, `NON_STRING_KEY`, `With stringKeys, all keys must be strings`), l && (p.spaceBefore = !0), u && (t.type === `scalar` && t.source === `` ? p.comment = u : p.commentBefore = u), e.options.keepSourceTokens && m && (p.srcToken = t), p;
	}
	function composeEmptyNode(e, t, n, r, { spaceBefore: i, comment: o, anchor: c, tag: l, end: u }, d) {
		let f = {
			type: `scalar`,
			offset: s.emptyScalarPosition(t, n, r),
			indent: -1,
			source: ``
		}, p = a.composeScalar(e, f, l, d);
		return c && (p.anchor = c.source.substring(1), p.anchor === `` && d(c, `BAD_ALIAS`, `Anchor cannot be an empty string`)), i && (p.spaceBefore = !0), o && (p.comment = o, p.range[2] = u), p;
	}
	function composeAlias({ options: e }, { offset: n, source: r, end: i }, a) {
		let s = new t.Alias(r.substring(1));
		s.source === `` && a(n, `BAD_ALIAS`, `Alias cannot be an empty string`), s.source.endsWith(`:`) && a(n + r.length - 1, `BAD_ALIAS`, `Alias ending in : is ambiguous`, !0);
		let c = n + r.length, l = o.resolveEnd(i, c, e.strict, a);
		return s.range = [
			n,
			c,
			l.offset
		], l.comment && (s.comment = l.comment), s;
	}
	e.composeEmptyNode = composeEmptyNode, e.composeNode = composeNode;
})), he = t(((e) => {
	var t = z(), n = me(), r = G(), i = V();
	function composeDoc(e, a, { offset: o, start: s, value: c, end: l }, u) {
		let d = Object.assign({ _directives: a }, e), f = new t.Document(void 0, d), p = {
			atKey: !1,
			atRoot: !0,
			directives: f.directives,
			options: f.options,
			schema: f.schema
		}, m = i.resolveProps(s, {
			indicator: `doc-start`,
			next: c ?? l?.[0],
			offset: o,
			onError: u,
			parentIndent: 0,
			startOnNewline: !0
		});
		m.found && (f.directives.docStart = !0, c && (c.type === `block-map` || c.type === `block-seq`) && !m.hasNewline && u(m.end, `MISSING_CHAR`, `Block collection cannot start on same line with directives-end marker`)), f.contents = c ? n.composeNode(p, c, m, u) : n.composeEmptyNode(p, m.end, s, null, m, u);
		let h = f.contents.range[2], g = r.resolveEnd(l, h, !1, u);
		return g.comment && (f.comment = g.comment), f.range = [
			o,
			h,
			g.offset
		], f;
	}
	e.composeDoc = composeDoc;
})), J = t(((t) => {
	var r = e(`process`), a = i(), o = z(), s = B(), c = n(), l = he(), u = G();
	function getErrorPos(e) {
		if (typeof e == `number`) return [e, e + 1];
		if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
		let { offset: t, source: n } = e;
		return [t, t + (typeof n == `string` ? n.length : 1)];
	}
	function parsePrelude(e) {
		let t = ``, n = !1, r = !1;
		for (let i = 0; i < e.length; ++i) {
			let a = e[i];
			switch (a[0]) {
				case `#`:
					t += (t === `` ? `` : r ? `

` : `
`) + (a.substring(1) || ` `), n = !0, r = !1;
					break;
				case `%`:
					e[i + 1]?.[0] !== `#` && (i += 1), n = !1;
					break;
				default: n || (r = !0), n = !1;
			}
		}
		return {
			comment: t,
			afterEmptyLine: r
		};
	}
	t.Composer = class {
		constructor(e = {}) {
			this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
				let i = getErrorPos(e);
				r ? this.warnings.push(new s.YAMLWarning(i, t, n)) : this.errors.push(new s.YAMLParseError(i, t, n));
			}, this.directives = new a.Directives({ version: e.version || `1.2` }), this.options = e;
		}
		decorate(e, t) {
			let { comment: n, afterEmptyLine: r } = parsePrelude(this.prelude);
			if (n) {
				let i = e.contents;
				if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
				else if (r || e.directives.docStart || !i) e.commentBefore = n;
				else if (c.isCollection(i) && !i.flow && i.items.length > 0) {
					let e = i.items[0];
					c.isPair(e) && (e = e.key);
					let t = e.commentBefore;
					e.commentBefore = t ? `${n}\n${t}` : n;
				} else {
					let e = i.commentBefore;
					i.commentBefore = e ? `${n}\n${e}` : n;
				}
			}
			if (t) {
				for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
				for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
			} else e.errors = this.errors, e.warnings = this.warnings;
			this.prelude = [], this.errors = [], this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(e, t = !1, n = -1) {
			for (let t of e) yield* this.next(t);
			yield* this.end(t, n);
		}
		*next(e) {
			switch (r.env.LOG_STREAM && console.dir(e, { depth: null }), e.type) {
				case `directive`:
					this.directives.add(e.source, (t, n, r) => {
						let i = getErrorPos(e);
						i[0] += t, this.onError(i, `BAD_DIRECTIVE`, n, r);
					}), this.prelude.push(e.source), this.atDirectives = !0;
					break;
				case `document`: {
					let t = l.composeDoc(this.options, this.directives, e, this.onError);
					this.atDirectives && !t.directives.docStart && this.onError(e, `MISSING_CHAR`, `Missing directives-end/doc-start indicator line`), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
					break;
				}
				case `byte-order-mark`:
				case `space`: break;
				case `comment`:
				case `newline`:
					this.prelude.push(e.source);
					break;
				case `error`: {
					let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new s.YAMLParseError(getErrorPos(e), `UNEXPECTED_TOKEN`, t);
					this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
					break;
				}
				case `doc-end`: {
					if (!this.doc) {
						this.errors.push(new s.YAMLParseError(getErrorPos(e), `UNEXPECTED_TOKEN`, `Unexpected doc-end without preceding document`));
						break;
					}
					this.doc.directives.docEnd = !0;
					let t = u.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
					if (this.decorate(this.doc, !0), t.comment) {
						let e = this.doc.comment;
						this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
					}
					this.doc.range[2] = t.offset;
					break;
				}
				default: this.errors.push(new s.YAMLParseError(getErrorPos(e), `UNEXPECTED_TOKEN`, `Unsupported token ${e.type}`));
			}
		}
		*end(e = !1, t = -1) {
			if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
			else if (e) {
				let e = Object.assign({ _directives: this.directives }, this.options), n = new o.Document(void 0, e);
				this.atDirectives && this.onError(t, `MISSING_CHAR`, `Missing directives-end indicator line`), n.range = [
					0,
					t,
					t
				], this.decorate(n, !1), yield n;
			}
		}
	};
})), ge = t(((e) => {
	var t = K(), n = q(), r = B(), i = h();
	function resolveAsScalar(e, i = !0, a) {
		if (e) {
			let _onError = (e, t, n) => {
				let i = typeof e == `number` ? e : Array.isArray(e) ? e[0] : e.offset;
				if (a) a(i, t, n);
				else throw new r.YAMLParseError([i, i + 1], t, n);
			};
			switch (e.type) {
				case `scalar`:
				case `single-quoted-scalar`:
				case `double-quoted-scalar`: return n.resolveFlowScalar(e, i, _onError);
				case `block-scalar`: return t.resolveBlockScalar({ options: { strict: i } }, e, _onError);
			}
		}
		return null;
	}
	function createScalarToken(e, t) {
		let { implicitKey: n = !1, indent: r, inFlow: a = !1, offset: o = -1, type: s = `PLAIN` } = t, c = i.stringifyString({
			type: s,
			value: e
		}, {
			implicitKey: n,
			indent: r > 0 ? ` `.repeat(r) : ``,
			inFlow: a,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		}), l = t.end ?? [{
			type: `newline`,
			offset: -1,
			indent: r,
			source: `
`
		}];
		switch (c[0]) {
			case `|`:
			case `>`: {
				let e = c.indexOf(`
`), t = c.substring(0, e), n = c.substring(e + 1) + `
`, i = [{
					type: `block-scalar-header`,
					offset: o,
					indent: r,
					source: t
				}];
				return addEndtoBlockProps(i, l) || i.push({
					type: `newline`,
					offset: -1,
					indent: r,
					source: `
`
				}), {
					type: `block-scalar`,
					offset: o,
					indent: r,
					props: i,
					source: n
				};
			}
			case `"`: return {
				type: `double-quoted-scalar`,
				offset: o,
				indent: r,
				source: c,
				end: l
			};
			case `'`: return {
				type: `single-quoted-scalar`,
				offset: o,
				indent: r,
				source: c,
				end: l
			};
			default: return {
				type: `scalar`,
				offset: o,
				indent: r,
				source: c,
				end: l
			};
		}
	}
	function setScalarValue(e, t, n = {}) {
		let { afterKey: r = !1, implicitKey: a = !1, inFlow: o = !1, type: s } = n, c = `indent` in e ? e.indent : null;
		if (r && typeof c == `number` && (c += 2), !s) switch (e.type) {
			case `single-quoted-scalar`:
				s = `QUOTE_SINGLE`;
				break;
			case `double-quoted-scalar`:
				s = `QUOTE_DOUBLE`;
				break;
			case `block-scalar`: {
				let t = e.props[0];
				if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
				s = t.source[0] === `>` ? `BLOCK_FOLDED` : `BLOCK_LITERAL`;
				break;
			}
			default: s = `PLAIN`;
		}
		let l = i.stringifyString({
			type: s,
			value: t
		}, {
			implicitKey: a || c === null,
			indent: c !== null && c > 0 ? ` `.repeat(c) : ``,
			inFlow: o,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		});
		switch (l[0]) {
			case `|`:
			case `>`:
				setBlockScalarValue(e, l);
				break;
			case `"`:
				setFlowScalarValue(e, l, `double-quoted-scalar`);
				break;
			case `'`:
				setFlowScalarValue(e, l, `single-quoted-scalar`);
				break;
			default: setFlowScalarValue(e, l, `scalar`);
		}
	}
	function setBlockScalarValue(e, t) {
		let n = t.indexOf(`
`), r = t.substring(0, n), i = t.substring(n + 1) + `
`;
		if (e.type === `block-scalar`) {
			let t = e.props[0];
			if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
			t.source = r, e.source = i;
		} else {
			let { offset: t } = e, n = `indent` in e ? e.indent : -1, a = [{
				type: `block-scalar-header`,
				offset: t,
				indent: n,
				source: r
			}];
			addEndtoBlockProps(a, `end` in e ? e.end : void 0) || a.push({
				type: `newline`,
				offset: -1,
				indent: n,
				source: `
`
			});
			for (let t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
			Object.assign(e, {
				type: `block-scalar`,
				indent: n,
				props: a,
				source: i
			});
		}
	}
	function addEndtoBlockProps(e, t) {
		if (t) for (let n of t) switch (n.type) {
			case `space`:
			case `comment`:
				e.push(n);
				break;
			case `newline`: return e.push(n), !0;
		}
		return !1;
	}
	function setFlowScalarValue(e, t, n) {
		switch (e.type) {
			case `scalar`:
			case `double-quoted-scalar`:
			case `single-quoted-scalar`:
				e.type = n, e.source = t;
				break;
			case `block-scalar`: {
				let r = e.props.slice(1), i = t.length;
				e.props[0].type === `block-scalar-header` && (i -= e.props[0].source.length);
				for (let e of r) e.offset += i;
				delete e.props, Object.assign(e, {
					type: n,
					source: t,
					end: r
				});
				break;
			}
			case `block-map`:
			case `block-seq`: {
				let r = {
					type: `newline`,
					offset: e.offset + t.length,
					indent: e.indent,
					source: `
`
				};
				delete e.items, Object.assign(e, {
					type: n,
					source: t,
					end: [r]
				});
				break;
			}
			default: {
				let r = `indent` in e ? e.indent : -1, i = `end` in e && Array.isArray(e.end) ? e.end.filter((e) => e.type === `space` || e.type === `comment` || e.type === `newline`) : [];
				for (let t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
				Object.assign(e, {
					type: n,
					indent: r,
					source: t,
					end: i
				});
			}
		}
	}
	e.createScalarToken = createScalarToken, e.resolveAsScalar = resolveAsScalar, e.setScalarValue = setScalarValue;
})), _e = t(((e) => {
	let stringify = (e) => `type` in e ? stringifyToken(e) : stringifyItem(e);
	function stringifyToken(e) {
		switch (e.type) {
			case `block-scalar`: {
				let t = ``;
				for (let n of e.props) t += stringifyToken(n);
				return t + e.source;
			}
			case `block-map`:
			case `block-seq`: {
				let t = ``;
				for (let n of e.items) t += stringifyItem(n);
				return t;
			}
			case `flow-collection`: {
				let t = e.start.source;
				for (let n of e.items) t += stringifyItem(n);
				for (let n of e.end) t += n.source;
				return t;
			}
			case `document`: {
				let t = stringifyItem(e);
				if (e.end) for (let n of e.end) t += n.source;
				return t;
			}
			default: {
				let t = e.source;
				if (`end` in e && e.end) for (let n of e.end) t += n.source;
				return t;
			}
		}
	}
	function stringifyItem({ start: e, key: t, sep: n, value: r }) {
		let i = ``;
		for (let t of e) i += t.source;
		if (t && (i += stringifyToken(t)), n) for (let e of n) i += e.source;
		return r && (i += stringifyToken(r)), i;
	}
	e.stringify = stringify;
})), Y = t(((e) => {
	let t = Symbol(`break visit`), n = Symbol(`skip children`), r = Symbol(`remove item`);
	function visit(e, t) {
		`type` in e && e.type === `document` && (e = {
			start: e.start,
			value: e.value
		}), _visit(Object.freeze([]), e, t);
	}
	visit.BREAK = t, visit.SKIP = n, visit.REMOVE = r, visit.itemAtPath = (e, t) => {
		let n = e;
		for (let [e, r] of t) {
			let t = n?.[e];
			if (t && `items` in t) n = t.items[r];
			else return;
		}
		return n;
	}, visit.parentCollection = (e, t) => {
		let n = visit.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
		if (i && `items` in i) return i;
		throw Error(`Parent collection not found`);
	};
	function _visit(e, n, i) {
		let a = i(n, e);
		if (typeof a == `symbol`) return a;
		for (let o of [`key`, `value`]) {
			let s = n[o];
			if (s && `items` in s) {
				for (let n = 0; n < s.items.length; ++n) {
					let a = _visit(Object.freeze(e.concat([[o, n]])), s.items[n], i);
					if (typeof a == `number`) n = a - 1;
					else if (a === t) return t;
					else a === r && (s.items.splice(n, 1), --n);
				}
				typeof a == `function` && o === `key` && (a = a(n, e));
			}
		}
		return typeof a == `function` ? a(n, e) : a;
	}
	e.visit = visit;
})), X = t(((e) => {
	var t = ge(), n = _e(), r = Y();
	let isCollection = (e) => !!e && `items` in e, isScalar = (e) => !!e && (e.type === `scalar` || e.type === `single-quoted-scalar` || e.type === `double-quoted-scalar` || e.type === `block-scalar`);
	function prettyToken(e) {
		switch (e) {
			case `﻿`: return `<BOM>`;
			case ``: return `<DOC>`;
			case ``: return `<FLOW_END>`;
			case ``: return `<SCALAR>`;
			default: return JSON.stringify(e);
		}
	}
	function tokenType(e) {
		switch (e) {
			case `﻿`: return `byte-order-mark`;
			case ``: return `doc-mode`;
			case ``: return `flow-error-end`;
			case ``: return `scalar`;
			case `---`: return `doc-start`;
			case `...`: return `doc-end`;
			case ``:
			case `
`:
			case `\r
`: return `newline`;
			case `-`: return `seq-item-ind`;
			case `?`: return `explicit-key-ind`;
			case `:`: return `map-value-ind`;
			case `{`: return `flow-map-start`;
			case `}`: return `flow-map-end`;
			case `[`: return `flow-seq-start`;
			case `]`: return `flow-seq-end`;
			case `,`: return `comma`;
		}
		switch (e[0]) {
			case ` `:
			case `	`: return `space`;
			case `#`: return `comment`;
			case `%`: return `directive-line`;
			case `*`: return `alias`;
			case `&`: return `anchor`;
			case `!`: return `tag`;
			case `'`: return `single-quoted-scalar`;
			case `"`: return `double-quoted-scalar`;
			case `|`:
			case `>`: return `block-scalar-header`;
		}
		return null;
	}
	e.createScalarToken = t.createScalarToken, e.resolveAsScalar = t.resolveAsScalar, e.setScalarValue = t.setScalarValue, e.stringify = n.stringify, e.visit = r.visit, e.BOM = `﻿`, e.DOCUMENT = ``, e.FLOW_END = ``, e.SCALAR = ``, e.isCollection = isCollection, e.isScalar = isScalar, e.prettyToken = prettyToken, e.tokenType = tokenType;
})), Z = t(((e) => {
	var t = X();
	function isEmpty(e) {
		switch (e) {
			case void 0:
			case ` `:
			case `
`:
			case `\r`:
			case `	`: return !0;
			default: return !1;
		}
	}
	let n = new Set(`0123456789ABCDEFabcdef`), r = new Set(`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()`), i = new Set(`,[]{}`), a = new Set(` ,[]{}
\r	`), isNotAnchorChar = (e) => !e || a.has(e);
	e.Lexer = class {
		constructor() {
			this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = ``, this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
		}
		*lex(e, t = !1) {
			if (e) {
				if (typeof e != `string`) throw TypeError(`source is not a string`);
				this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
			}
			this.atEnd = !t;
			let n = this.next ?? `stream`;
			for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
		}
		atLineEnd() {
			let e = this.pos, t = this.buffer[e];
			for (; t === ` ` || t === `	`;) t = this.buffer[++e];
			return !t || t === `#` || t === `
` || t === `\r` && this.buffer[e + 1] === `
`;
		}
		charAt(e) {
			return this.buffer[this.pos + e];
		}
		continueScalar(e) {
			let t = this.buffer[e];
			if (this.indentNext > 0) {
				let n = 0;
				for (; t === ` `;) t = this.buffer[++n + e];
				if (t === `\r`) {
					let t = this.buffer[n + e + 1];
					if (t === `
` || !t && !this.atEnd) return e + n + 1;
				}
				return t === `
` || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
			}
			if (t === `-` || t === `.`) {
				let t = this.buffer.substr(e, 3);
				if ((t === `---` || t === `...`) && isEmpty(this.buffer[e + 3])) return -1;
			}
			return e;
		}
		getLine() {
			let e = this.lineEndPos;
			return (typeof e != `number` || e !== -1 && e < this.pos) && (e = this.buffer.indexOf(`
`, this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === `\r` && --e, this.buffer.substring(this.pos, e));
		}
		hasChars(e) {
			return this.pos + e <= this.buffer.length;
		}
		setNext(e) {
			return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
		}
		peek(e) {
			return this.buffer.substr(this.pos, e);
		}
		*parseNext(e) {
			switch (e) {
				case `stream`: return yield* this.parseStream();
				case `line-start`: return yield* this.parseLineStart();
				case `block-start`: return yield* this.parseBlockStart();
				case `doc`: return yield* this.parseDocument();
				case `flow`: return yield* this.parseFlowCollection();
				case `quoted-scalar`: return yield* this.parseQuotedScalar();
				case `block-scalar`: return yield* this.parseBlockScalar();
				case `plain-scalar`: return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let e = this.getLine();
			if (e === null) return this.setNext(`stream`);
			if (e[0] === t.BOM && (yield* this.pushCount(1), e = e.substring(1)), e[0] === `%`) {
				let t = e.length, n = e.indexOf(`#`);
				for (; n !== -1;) {
					let r = e[n - 1];
					if (r === ` ` || r === `	`) {
						t = n - 1;
						break;
					}
					n = e.indexOf(`#`, n + 1);
				}
				for (;;) {
					let n = e[t - 1];
					if (n === ` ` || n === `	`) --t;
					else break;
				}
				let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
				return yield* this.pushCount(e.length - r), this.pushNewline(), `stream`;
			}
			if (this.atLineEnd()) {
				let t = yield* this.pushSpaces(!0);
				return yield* this.pushCount(e.length - t), yield* this.pushNewline(), `stream`;
			}
			return yield t.DOCUMENT, yield* this.parseLineStart();
		}
		*parseLineStart() {
			let e = this.charAt(0);
			if (!e && !this.atEnd) return this.setNext(`line-start`);
			if (e === `-` || e === `.`) {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext(`line-start`);
				let e = this.peek(3);
				if ((e === `---` || e === `...`) && isEmpty(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === `---` ? `doc` : `stream`;
			}
			return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			let [e, t] = this.peek(2);
			if (!t && !this.atEnd) return this.setNext(`block-start`);
			if ((e === `-` || e === `?` || e === `:`) && isEmpty(t)) {
				let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
				return this.indentNext = this.indentValue + 1, this.indentValue += e, `block-start`;
			}
			return `doc`;
		}
		*parseDocument() {
			yield* this.pushSpaces(!0);
			let e = this.getLine();
			if (e === null) return this.setNext(`doc`);
			let t = yield* this.pushIndicators();
			switch (e[t]) {
				case `#`: yield* this.pushCount(e.length - t);
				case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
				case `{`:
				case `[`: return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, `flow`;
				case `}`:
				case `]`: return yield* this.pushCount(1), `doc`;
				case `*`: return yield* this.pushUntil(isNotAnchorChar), `doc`;
				case `"`:
				case `'`: return yield* this.parseQuotedScalar();
				case `|`:
				case `>`: return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let e, n, r = -1;
			do
				e = yield* this.pushNewline(), e > 0 ? (n = yield* this.pushSpaces(!1), this.indentValue = r = n) : n = 0, n += yield* this.pushSpaces(!0);
			while (e + n > 0);
			let i = this.getLine();
			if (i === null) return this.setNext(`flow`);
			if ((r !== -1 && r < this.indentNext && i[0] !== `#` || r === 0 && (i.startsWith(`---`) || i.startsWith(`...`)) && isEmpty(i[3])) && (r !== this.indentNext - 1 || this.flowLevel !== 1 || i[0] !== `]` && i[0] !== `}`)) return this.flowLevel = 0, yield t.FLOW_END, yield* this.parseLineStart();
			let a = 0;
			for (; i[a] === `,`;) a += yield* this.pushCount(1), a += yield* this.pushSpaces(!0), this.flowKey = !1;
			switch (a += yield* this.pushIndicators(), i[a]) {
				case void 0: return `flow`;
				case `#`: return yield* this.pushCount(i.length - a), `flow`;
				case `{`:
				case `[`: return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, `flow`;
				case `}`:
				case `]`: return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? `flow` : `doc`;
				case `*`: return yield* this.pushUntil(isNotAnchorChar), `flow`;
				case `"`:
				case `'`: return this.flowKey = !0, yield* this.parseQuotedScalar();
				case `:`: {
					let e = this.charAt(1);
					if (this.flowKey || isEmpty(e) || e === `,`) return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), `flow`;
				}
				default: return this.flowKey = !1, yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
			if (e === `'`) for (; t !== -1 && this.buffer[t + 1] === `'`;) t = this.buffer.indexOf(`'`, t + 2);
			else for (; t !== -1;) {
				let e = 0;
				for (; this.buffer[t - 1 - e] === `\\`;) e += 1;
				if (e % 2 == 0) break;
				t = this.buffer.indexOf(`"`, t + 1);
			}
			let n = this.buffer.substring(0, t), r = n.indexOf(`
`, this.pos);
			if (r !== -1) {
				for (; r !== -1;) {
					let e = this.continueScalar(r + 1);
					if (e === -1) break;
					r = n.indexOf(`
`, e);
				}
				r !== -1 && (t = r - (n[r - 1] === `\r` ? 2 : 1));
			}
			if (t === -1) {
				if (!this.atEnd) return this.setNext(`quoted-scalar`);
				t = this.buffer.length;
			}
			return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? `flow` : `doc`;
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1, this.blockScalarKeep = !1;
			let e = this.pos;
			for (;;) {
				let t = this.buffer[++e];
				if (t === `+`) this.blockScalarKeep = !0;
				else if (t > `0` && t <= `9`) this.blockScalarIndent = Number(t) - 1;
				else if (t !== `-`) break;
			}
			return yield* this.pushUntil((e) => isEmpty(e) || e === `#`);
		}
		*parseBlockScalar() {
			let e = this.pos - 1, n = 0, r;
			loop: for (let t = this.pos; r = this.buffer[t]; ++t) switch (r) {
				case ` `:
					n += 1;
					break;
				case `
`:
					e = t, n = 0;
					break;
				case `\r`: {
					let e = this.buffer[t + 1];
					if (!e && !this.atEnd) return this.setNext(`block-scalar`);
					if (e === `
`) break;
				}
				default: break loop;
			}
			if (!r && !this.atEnd) return this.setNext(`block-scalar`);
			if (n >= this.indentNext) {
				this.indentNext = this.blockScalarIndent === -1 ? n : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					let t = this.continueScalar(e + 1);
					if (t === -1) break;
					e = this.buffer.indexOf(`
`, t);
				} while (e !== -1);
				if (e === -1) {
					if (!this.atEnd) return this.setNext(`block-scalar`);
					e = this.buffer.length;
				}
			}
			let i = e + 1;
			for (r = this.buffer[i]; r === ` `;) r = this.buffer[++i];
			if (r === `	`) {
				for (; r === `	` || r === ` ` || r === `\r` || r === `
`;) r = this.buffer[++i];
				e = i - 1;
			} else if (!this.blockScalarKeep) do {
				let t = e - 1, r = this.buffer[t];
				r === `\r` && (r = this.buffer[--t]);
				let i = t;
				for (; r === ` `;) r = this.buffer[--t];
				if (r === `
` && t >= this.pos && t + 1 + n > i) e = t;
				else break;
			} while (1);
			return yield t.SCALAR, yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			let e = this.flowLevel > 0, n = this.pos - 1, r = this.pos - 1, a;
			for (; a = this.buffer[++r];) if (a === `:`) {
				let t = this.buffer[r + 1];
				if (isEmpty(t) || e && i.has(t)) break;
				n = r;
			} else if (isEmpty(a)) {
				let t = this.buffer[r + 1];
				if (a === `\r` && (t === `
` ? (r += 1, a = `
`, t = this.buffer[r + 1]) : n = r), t === `#` || e && i.has(t)) break;
				if (a === `
`) {
					let e = this.continueScalar(r + 1);
					if (e === -1) break;
					r = Math.max(r, e - 2);
				}
			} else {
				if (e && i.has(a)) break;
				n = r;
			}
			return !a && !this.atEnd ? this.setNext(`plain-scalar`) : (yield t.SCALAR, yield* this.pushToIndex(n + 1, !0), e ? `flow` : `doc`);
		}
		*pushCount(e) {
			return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
		}
		*pushToIndex(e, t) {
			let n = this.buffer.slice(this.pos, e);
			return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ``), 0);
		}
		*pushIndicators() {
			let e = 0;
			loop: for (;;) {
				switch (this.charAt(0)) {
					case `!`:
						e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
						continue loop;
					case `&`:
						e += yield* this.pushUntil(isNotAnchorChar), e += yield* this.pushSpaces(!0);
						continue loop;
					case `-`:
					case `?`:
					case `:`: {
						let t = this.flowLevel > 0, n = this.charAt(1);
						if (isEmpty(n) || t && i.has(n)) {
							t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
							continue loop;
						}
					}
				}
				break loop;
			}
			return e;
		}
		*pushTag() {
			if (this.charAt(1) === `<`) {
				let e = this.pos + 2, t = this.buffer[e];
				for (; !isEmpty(t) && t !== `>`;) t = this.buffer[++e];
				return yield* this.pushToIndex(t === `>` ? e + 1 : e, !1);
			}
			{
				let e = this.pos + 1, t = this.buffer[e];
				for (; t;) if (r.has(t)) t = this.buffer[++e];
				else if (t === `%` && n.has(this.buffer[e + 1]) && n.has(this.buffer[e + 2])) t = this.buffer[e += 3];
				else break;
				return yield* this.pushToIndex(e, !1);
			}
		}
		*pushNewline() {
			let e = this.buffer[this.pos];
			return e === `
` ? yield* this.pushCount(1) : e === `\r` && this.charAt(1) === `
` ? yield* this.pushCount(2) : 0;
		}
		*pushSpaces(e) {
			let t = this.pos - 1, n;
			do
				n = this.buffer[++t];
			while (n === ` ` || e && n === `	`);
			let r = t - this.pos;
			return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
		}
		*pushUntil(e) {
			let t = this.pos, n = this.buffer[t];
			for (; !e(n);) n = this.buffer[++t];
			return yield* this.pushToIndex(t, !1);
		}
	};
})), Q = t(((e) => {
	e.LineCounter = class {
		constructor() {
			this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
				let t = 0, n = this.lineStarts.length;
				for (; t < n;) {
					let r = t + n >> 1;
					this.lineStarts[r] < e ? t = r + 1 : n = r;
				}
				if (this.lineStarts[t] === e) return {
					line: t + 1,
					col: 1
				};
				if (t === 0) return {
					line: 0,
					col: e
				};
				let r = this.lineStarts[t - 1];
				return {
					line: t,
					col: e - r + 1
				};
			};
		}
	};
})), $ = t(((t) => {
	var n = e(`process`), r = X(), i = Z();
	function includesToken(e, t) {
		for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
		return !1;
	}
	function findNonEmptyIndex(e) {
		for (let t = 0; t < e.length; ++t) switch (e[t].type) {
			case `space`:
			case `comment`:
			case `newline`: break;
			default: return t;
		}
		return -1;
	}
	function isFlowToken(e) {
		switch (e?.type) {
			case `alias`:
			case `scalar`:
			case `single-quoted-scalar`:
			case `double-quoted-scalar`:
			case `flow-collection`: return !0;
			default: return !1;
		}
	}
	function getPrevProps(e) {
		switch (e.type) {
			case `document`: return e.start;
			case `block-map`: {
				let t = e.items[e.items.length - 1];
				return t.sep ?? t.start;
			}
			case `block-seq`: return e.items[e.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(e) {
		if (e.length === 0) return [];
		let t = e.length;
		loop: for (; --t >= 0;) switch (e[t].type) {
			case `doc-start`:
			case `explicit-key-ind`:
			case `map-value-ind`:
			case `seq-item-ind`:
			case `newline`: break loop;
		}
		for (; e[++t]?.type === `space`;);
		return e.splice(t, e.length);
	}
	function arrayPushArray(e, t) {
		if (t.length < 1e5) Array.prototype.push.apply(e, t);
		else for (let n = 0; n < t.length; ++n) e.push(t[n]);
	}
	function fixFlowSeqItems(e) {
		if (e.start.type === `flow-seq-start`) for (let t of e.items) t.sep && !t.value && !includesToken(t.start, `explicit-key-ind`) && !includesToken(t.sep, `map-value-ind`) && (t.key && (t.value = t.key), delete t.key, isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep), delete t.sep);
	}
	t.Parser = class {
		constructor(e) {
			this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = ``, this.type = ``, this.lexer = new i.Lexer(), this.onNewLine = e;
		}
		*parse(e, t = !1) {
			this.onNewLine && this.offset === 0 && this.onNewLine(0);
			for (let n of this.lexer.lex(e, t)) yield* this.next(n);
			t || (yield* this.end());
		}
		*next(e) {
			if (this.source = e, n.env.LOG_TOKENS && console.log(`|`, r.prettyToken(e)), this.atScalar) {
				this.atScalar = !1, yield* this.step(), this.offset += e.length;
				return;
			}
			let t = r.tokenType(e);
			if (!t) {
				let t = `Not a YAML token: ${e}`;
				yield* this.pop({
					type: `error`,
					offset: this.offset,
					message: t,
					source: e
				}), this.offset += e.length;
			} else if (t === `scalar`) this.atNewLine = !1, this.atScalar = !0, this.type = `scalar`;
			else {
				switch (this.type = t, yield* this.step(), t) {
					case `newline`:
						this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
						break;
					case `space`:
						this.atNewLine && e[0] === ` ` && (this.indent += e.length);
						break;
					case `explicit-key-ind`:
					case `map-value-ind`:
					case `seq-item-ind`:
						this.atNewLine && (this.indent += e.length);
						break;
					case `doc-mode`:
					case `flow-error-end`: return;
					default: this.atNewLine = !1;
				}
				this.offset += e.length;
			}
		}
		*end() {
			for (; this.stack.length > 0;) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			let e = this.peek(1);
			if (this.type === `doc-end` && e?.type !== `doc-end`) {
				for (; this.stack.length > 0;) yield* this.pop();
				this.stack.push({
					type: `doc-end`,
					offset: this.offset,
					source: this.source
				});
			} else {
				if (!e) return yield* this.stream();
				switch (e.type) {
					case `document`: return yield* this.document(e);
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: return yield* this.scalar(e);
					case `block-scalar`: return yield* this.blockScalar(e);
					case `block-map`: return yield* this.blockMap(e);
					case `block-seq`: return yield* this.blockSequence(e);
					case `flow-collection`: return yield* this.flowCollection(e);
					case `doc-end`: return yield* this.documentEnd(e);
				}
				yield* this.pop();
			}
		}
		peek(e) {
			return this.stack[this.stack.length - e];
		}
		*pop(e) {
			let t = e ?? this.stack.pop();
			if (!t) yield {
				type: `error`,
				offset: this.offset,
				source: ``,
				message: `Tried to pop an empty stack`
			};
			else if (this.stack.length === 0) yield t;
			else {
				let e = this.peek(1);
				switch (t.type === `block-scalar` ? t.indent = `indent` in e ? e.indent : 0 : t.type === `flow-collection` && e.type === `document` && (t.indent = 0), t.type === `flow-collection` && fixFlowSeqItems(t), e.type) {
					case `document`:
						e.value = t;
						break;
					case `block-scalar`:
						e.props.push(t);
						break;
					case `block-map`: {
						let n = e.items[e.items.length - 1];
						if (n.value) {
							e.items.push({
								start: [],
								key: t,
								sep: []
							}), this.onKeyLine = !0;
							return;
						}
						if (n.sep) n.value = t;
						else {
							Object.assign(n, {
								key: t,
								sep: []
							}), this.onKeyLine = !n.explicitKey;
							return;
						}
						break;
					}
					case `block-seq`: {
						let n = e.items[e.items.length - 1];
						n.value ? e.items.push({
							start: [],
							value: t
						}) : n.value = t;
						break;
					}
					case `flow-collection`: {
						let n = e.items[e.items.length - 1];
						!n || n.value ? e.items.push({
							start: [],
							key: t,
							sep: []
						}) : n.sep ? n.value = t : Object.assign(n, {
							key: t,
							sep: []
						});
						return;
					}
					default: yield* this.pop(), yield* this.pop(t);
				}
				if ((e.type === `document` || e.type === `block-map` || e.type === `block-seq`) && (t.type === `block-map` || t.type === `block-seq`)) {
					let n = t.items[t.items.length - 1];
					n && !n.sep && !n.value && n.start.length > 0 && findNonEmptyIndex(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== `comment` || e.indent < t.indent)) && (e.type === `document` ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
				}
			}
		}
		*stream() {
			switch (this.type) {
				case `directive-line`:
					yield {
						type: `directive`,
						offset: this.offset,
						source: this.source
					};
					return;
				case `byte-order-mark`:
				case `space`:
				case `comment`:
				case `newline`:
					yield this.sourceToken;
					return;
				case `doc-mode`:
				case `doc-start`: {
					let e = {
						type: `document`,
						offset: this.offset,
						start: []
					};
					this.type === `doc-start` && e.start.push(this.sourceToken), this.stack.push(e);
					return;
				}
			}
			yield {
				type: `error`,
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(e) {
			if (e.value) return yield* this.lineEnd(e);
			switch (this.type) {
				case `doc-start`:
					findNonEmptyIndex(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
					return;
				case `anchor`:
				case `tag`:
				case `space`:
				case `comment`:
				case `newline`:
					e.start.push(this.sourceToken);
					return;
			}
			let t = this.startBlockValue(e);
			t ? this.stack.push(t) : yield {
				type: `error`,
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(e) {
			if (this.type === `map-value-ind`) {
				let t = getFirstKeyStartProps(getPrevProps(this.peek(2))), n;
				e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
				let r = {
					type: `block-map`,
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: t,
						key: e,
						sep: n
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
			} else yield* this.lineEnd(e);
		}
		*blockScalar(e) {
			switch (this.type) {
				case `space`:
				case `comment`:
				case `newline`:
					e.props.push(this.sourceToken);
					return;
				case `scalar`:
					if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
						let e = this.source.indexOf(`
`) + 1;
						for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf(`
`, e) + 1;
					}
					yield* this.pop();
					break;
				default: yield* this.pop(), yield* this.step();
			}
		}
		*blockMap(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case `newline`:
					if (this.onKeyLine = !1, t.value) {
						let n = `end` in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment` ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case `space`:
				case `comment`:
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else if (t.sep) t.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= e.indent) {
				let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== `seq-item-ind`, i = [];
				if (r && t.sep && !t.value) {
					let n = [];
					for (let r = 0; r < t.sep.length; ++r) {
						let i = t.sep[r];
						switch (i.type) {
							case `newline`:
								n.push(r);
								break;
							case `space`: break;
							case `comment`:
								i.indent > e.indent && (n.length = 0);
								break;
							default: n.length = 0;
						}
					}
					n.length >= 2 && (i = t.sep.splice(n[1]));
				}
				switch (this.type) {
					case `anchor`:
					case `tag`:
						r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case `explicit-key-ind`:
						!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
							start: i,
							explicitKey: !0
						})) : this.stack.push({
							type: `block-map`,
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: !0
							}]
						}), this.onKeyLine = !0;
						return;
					case `map-value-ind`:
						if (t.explicitKey) {
							if (!t.sep) {
								if (includesToken(t.start, `newline`)) Object.assign(t, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									let e = getFirstKeyStartProps(t.start);
									this.stack.push({
										type: `block-map`,
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: e,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (t.value) e.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(t.sep, `map-value-ind`)) this.stack.push({
								type: `block-map`,
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: i,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(t.key) && !includesToken(t.sep, `newline`)) {
								let e = getFirstKeyStartProps(t.start), n = t.key, r = t.sep;
								r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
									type: `block-map`,
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: n,
										sep: r
									}]
								});
							} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
						} else t.sep ? t.value || r ? e.items.push({
							start: i,
							key: null,
							sep: [this.sourceToken]
						}) : includesToken(t.sep, `map-value-ind`) ? this.stack.push({
							type: `block-map`,
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						}) : t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						this.onKeyLine = !0;
						return;
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: {
						let n = this.flowScalar(this.type);
						r || t.value ? (e.items.push({
							start: i,
							key: n,
							sep: []
						}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
							key: n,
							sep: []
						}), this.onKeyLine = !0);
						return;
					}
					default: {
						let r = this.startBlockValue(e);
						if (r) {
							if (r.type === `block-seq`) {
								if (!t.explicitKey && t.sep && !includesToken(t.sep, `newline`)) {
									yield* this.pop({
										type: `error`,
										offset: this.offset,
										message: `Unexpected block-seq-ind on same line with key`,
										source: this.source
									});
									return;
								}
							} else n && e.items.push({ start: i });
							this.stack.push(r);
							return;
						}
					}
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*blockSequence(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case `newline`:
					if (t.value) {
						let n = `end` in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment` ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.start.push(this.sourceToken);
					return;
				case `space`:
				case `comment`:
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
				case `anchor`:
				case `tag`:
					if (t.value || this.indent <= e.indent) break;
					t.start.push(this.sourceToken);
					return;
				case `seq-item-ind`:
					if (this.indent !== e.indent) break;
					t.value || includesToken(t.start, `seq-item-ind`) ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
			}
			if (this.indent > e.indent) {
				let t = this.startBlockValue(e);
				if (t) {
					this.stack.push(t);
					return;
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*flowCollection(e) {
			let t = e.items[e.items.length - 1];
			if (this.type === `flow-error-end`) {
				let e;
				do
					yield* this.pop(), e = this.peek(1);
				while (e?.type === `flow-collection`);
			} else if (e.end.length === 0) {
				switch (this.type) {
					case `comma`:
					case `explicit-key-ind`:
						!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
						return;
					case `map-value-ind`:
						!t || t.value ? e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case `space`:
					case `comment`:
					case `newline`:
					case `anchor`:
					case `tag`:
						!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: {
						let n = this.flowScalar(this.type);
						!t || t.value ? e.items.push({
							start: [],
							key: n,
							sep: []
						}) : t.sep ? this.stack.push(n) : Object.assign(t, {
							key: n,
							sep: []
						});
						return;
					}
					case `flow-map-end`:
					case `flow-seq-end`:
						e.end.push(this.sourceToken);
						return;
				}
				let n = this.startBlockValue(e);
				n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
			} else {
				let t = this.peek(2);
				if (t.type === `block-map` && (this.type === `map-value-ind` && t.indent === e.indent || this.type === `newline` && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
				else if (this.type === `map-value-ind` && t.type !== `flow-collection`) {
					let n = getFirstKeyStartProps(getPrevProps(t));
					fixFlowSeqItems(e);
					let r = e.end.splice(1, e.end.length);
					r.push(this.sourceToken);
					let i = {
						type: `block-map`,
						offset: e.offset,
						indent: e.indent,
						items: [{
							start: n,
							key: e,
							sep: r
						}]
					};
					this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
				} else yield* this.lineEnd(e);
			}
		}
		flowScalar(e) {
			if (this.onNewLine) {
				let e = this.source.indexOf(`
`) + 1;
				for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf(`
`, e) + 1;
			}
			return {
				type: e,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(e) {
			switch (this.type) {
				case `alias`:
				case `scalar`:
				case `single-quoted-scalar`:
				case `double-quoted-scalar`: return this.flowScalar(this.type);
				case `block-scalar-header`: return {
					type: `block-scalar`,
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ``
				};
				case `flow-map-start`:
				case `flow-seq-start`: return {
					type: `flow-collection`,
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case `seq-item-ind`: return {
					type: `block-seq`,
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case `explicit-key-ind`: {
					this.onKeyLine = !0;
					let t = getFirstKeyStartProps(getPrevProps(e));
					return t.push(this.sourceToken), {
						type: `block-map`,
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: t,
							explicitKey: !0
						}]
					};
				}
				case `map-value-ind`: {
					this.onKeyLine = !0;
					let t = getFirstKeyStartProps(getPrevProps(e));
					return {
						type: `block-map`,
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: t,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(e, t) {
			return this.type !== `comment` || this.indent <= t ? !1 : e.every((e) => e.type === `newline` || e.type === `space`);
		}
		*documentEnd(e) {
			this.type !== `doc-mode` && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === `newline` && (yield* this.pop()));
		}
		*lineEnd(e) {
			switch (this.type) {
				case `comma`:
				case `doc-start`:
				case `doc-end`:
				case `flow-seq-end`:
				case `flow-map-end`:
				case `map-value-ind`:
					yield* this.pop(), yield* this.step();
					break;
				case `newline`: this.onKeyLine = !1;
				default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === `newline` && (yield* this.pop());
			}
		}
	};
})), ve = t(((e) => {
	var t = J(), r = z(), i = B(), a = v(), o = n(), s = Q(), c = $();
	function parseOptions(e) {
		let t = e.prettyErrors !== !1;
		return {
			lineCounter: e.lineCounter || t && new s.LineCounter() || null,
			prettyErrors: t
		};
	}
	function parseAllDocuments(e, n = {}) {
		let { lineCounter: r, prettyErrors: a } = parseOptions(n), o = new c.Parser(r?.addNewLine), s = new t.Composer(n), l = Array.from(s.compose(o.parse(e)));
		if (a && r) for (let t of l) t.errors.forEach(i.prettifyError(e, r)), t.warnings.forEach(i.prettifyError(e, r));
		return l.length > 0 ? l : Object.assign([], { empty: !0 }, s.streamInfo());
	}
	function parseDocument(e, n = {}) {
		let { lineCounter: r, prettyErrors: a } = parseOptions(n), o = new c.Parser(r?.addNewLine), s = new t.Composer(n), l = null;
		for (let t of s.compose(o.parse(e), !0, e.length)) if (!l) l = t;
		else if (l.options.logLevel !== `silent`) {
			l.errors.push(new i.YAMLParseError(t.range.slice(0, 2), `MULTIPLE_DOCS`, `Source contains multiple documents; please use YAML.parseAllDocuments()`));
			break;
		}
		return a && r && (l.errors.forEach(i.prettifyError(e, r)), l.warnings.forEach(i.prettifyError(e, r))), l;
	}
	function parse(e, t, n) {
		let r;
		typeof t == `function` ? r = t : n === void 0 && t && typeof t == `object` && (n = t);
		let i = parseDocument(e, n);
		if (!i) return null;
		if (i.warnings.forEach((e) => a.warn(i.options.logLevel, e)), i.errors.length > 0) {
			if (i.options.logLevel !== `silent`) throw i.errors[0];
			i.errors = [];
		}
		return i.toJS(Object.assign({ reviver: r }, n));
	}
	function stringify(e, t, n) {
		let i = null;
		if (typeof t == `function` || Array.isArray(t) ? i = t : n === void 0 && t && (n = t), typeof n == `string` && (n = n.length), typeof n == `number`) {
			let e = Math.round(n);
			n = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
		}
		if (e === void 0) {
			let { keepUndefined: e } = n ?? t ?? {};
			if (!e) return;
		}
		return o.isDocument(e) && !i ? e.toString(n) : new r.Document(e, i, n).toString(n);
	}
	e.parse = parse, e.parseAllDocuments = parseAllDocuments, e.parseDocument = parseDocument, e.stringify = stringify;
})), ye = t(((e) => {
	var t = J(), i = z(), a = R(), o = B(), s = l(), c = n(), d = x(), f = u(), p = C(), m = T();
	X();
	var h = Z(), g = Q(), _ = $(), v = ve(), y = r();
	e.Composer = t.Composer, e.Document = i.Document, e.Schema = a.Schema, e.YAMLError = o.YAMLError, e.YAMLParseError = o.YAMLParseError, e.YAMLWarning = o.YAMLWarning, e.Alias = s.Alias, e.isAlias = c.isAlias, e.isCollection = c.isCollection, e.isDocument = c.isDocument, e.isMap = c.isMap, e.isNode = c.isNode, e.isPair = c.isPair, e.isScalar = c.isScalar, e.isSeq = c.isSeq, e.Pair = d.Pair, e.Scalar = f.Scalar, e.YAMLMap = p.YAMLMap, e.YAMLSeq = m.YAMLSeq, e.Lexer = h.Lexer, e.LineCounter = g.LineCounter, e.Parser = _.Parser, e.parse = v.parse, e.parseAllDocuments = v.parseAllDocuments, e.parseDocument = v.parseDocument, e.stringify = v.stringify, e.visit = y.visit, e.visitAsync = y.visitAsync;
}));
export { ye as t };
