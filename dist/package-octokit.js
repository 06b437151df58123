import { i as e, t } from "./rolldown-runtime.js";
import { c as n, l as r, o as i, s as a, u as o } from "./packages.js";
import * as s from "os";
import { EOL as c } from "os";
import * as l from "crypto";
import * as u from "fs";
import { constants as d, promises as f } from "fs";
function toCommandValue(e) {
	return e == null ? `` : typeof e == `string` || e instanceof String ? e : JSON.stringify(e);
}
function toCommandProperties(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}
function issueCommand(e, t, n) {
	let r = new Command(e, t, n);
	process.stdout.write(r.toString() + s.EOL);
}
function issue(e, t = ``) {
	issueCommand(e, {}, t);
}
var Command = class {
	constructor(e, t, n) {
		e ||= `missing.command`, this.command = e, this.properties = t, this.message = n;
	}
	toString() {
		let e = `::` + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += ` `;
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				r && (t ? t = !1 : e += `,`, e += `${n}=${escapeProperty(r)}`);
			}
		}
		return e += `::${escapeData(this.message)}`, e;
	}
};
function escapeData(e) {
	return toCommandValue(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`);
}
function escapeProperty(e) {
	return toCommandValue(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`).replace(/:/g, `%3A`).replace(/,/g, `%2C`);
}
function issueFileCommand(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!u.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	u.appendFileSync(n, `${toCommandValue(t)}${s.EOL}`, { encoding: `utf8` });
}
function prepareKeyValueMessage(e, t) {
	let n = `ghadelimiter_${l.randomUUID()}`, r = toCommandValue(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${s.EOL}${r}${s.EOL}${n}`;
}
var __awaiter$1 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
const { access: p, appendFile: m, writeFile: h } = f, g = `GITHUB_STEP_SUMMARY`, _ = new class {
	constructor() {
		this._buffer = ``;
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[g];
			if (!e) throw Error(`Unable to find environment variable for $${g}. Check if your runtime environment supports job summaries.`);
			try {
				yield p(e, d.R_OK | d.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = e, this._filePath;
		});
	}
	wrap(e, t, n = {}) {
		let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join(``);
		return t ? `<${e}${r}>${t}</${e}>` : `<${e}${r}>`;
	}
	write(e) {
		return __awaiter$1(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? h : m)(n, this._buffer, { encoding: `utf8` }), this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = ``, this;
	}
	addRaw(e, t = !1) {
		return this._buffer += e, t ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(c);
	}
	addCodeBlock(e, t) {
		let n = Object.assign({}, t && { lang: t }), r = this.wrap(`pre`, this.wrap(`code`, e), n);
		return this.addRaw(r).addEOL();
	}
	addList(e, t = !1) {
		let n = t ? `ol` : `ul`, r = e.map((e) => this.wrap(`li`, e)).join(``), i = this.wrap(n, r);
		return this.addRaw(i).addEOL();
	}
	addTable(e) {
		let t = e.map((e) => {
			let t = e.map((e) => {
				if (typeof e == `string`) return this.wrap(`td`, e);
				let { header: t, data: n, colspan: r, rowspan: i } = e, a = t ? `th` : `td`, o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
				return this.wrap(a, n, o);
			}).join(``);
			return this.wrap(`tr`, t);
		}).join(``), n = this.wrap(`table`, t);
		return this.addRaw(n).addEOL();
	}
	addDetails(e, t) {
		let n = this.wrap(`details`, this.wrap(`summary`, e) + t);
		return this.addRaw(n).addEOL();
	}
	addImage(e, t, n) {
		let { width: r, height: i } = n || {}, a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i }), o = this.wrap(`img`, null, Object.assign({
			src: e,
			alt: t
		}, a));
		return this.addRaw(o).addEOL();
	}
	addHeading(e, t) {
		let n = `h${t}`, r = [
			`h1`,
			`h2`,
			`h3`,
			`h4`,
			`h5`,
			`h6`
		].includes(n) ? n : `h1`, i = this.wrap(r, e);
		return this.addRaw(i).addEOL();
	}
	addSeparator() {
		let e = this.wrap(`hr`, null);
		return this.addRaw(e).addEOL();
	}
	addBreak() {
		let e = this.wrap(`br`, null);
		return this.addRaw(e).addEOL();
	}
	addQuote(e, t) {
		let n = Object.assign({}, t && { cite: t }), r = this.wrap(`blockquote`, e, n);
		return this.addRaw(r).addEOL();
	}
	addLink(e, t) {
		let n = this.wrap(`a`, e, { href: t });
		return this.addRaw(n).addEOL();
	}
}();
var v;
(function(e) {
	e[e.Success = 0] = `Success`, e[e.Failure = 1] = `Failure`;
})(v ||= {});
function setSecret(e) {
	issueCommand(`add-mask`, {}, e);
}
function getInput(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, `_`).toUpperCase()}`] || ``;
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function setOutput(e, t) {
	if (process.env.GITHUB_OUTPUT) return issueFileCommand(`OUTPUT`, prepareKeyValueMessage(e, t));
	process.stdout.write(s.EOL), issueCommand(`set-output`, { name: e }, toCommandValue(t));
}
function setFailed(e) {
	process.exitCode = v.Failure, error(e);
}
function error(e, t = {}) {
	issueCommand(`error`, toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function info(e) {
	process.stdout.write(e + s.EOL);
}
function startGroup(e) {
	issue(`group`, e);
}
function endGroup() {
	issue(`endgroup`);
}
var y = {
	method: `GET`,
	baseUrl: `https://api.github.com`,
	headers: {
		accept: `application/vnd.github.v3+json`,
		"user-agent": `octokit-endpoint.js/0.0.0-development ${o()}`
	},
	mediaType: { format: `` }
};
function lowercaseKeys(e) {
	return e ? Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {}) : {};
}
function isPlainObject$1(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
function mergeDeep(e, t) {
	let n = Object.assign({}, e);
	return Object.keys(t).forEach((r) => {
		isPlainObject$1(t[r]) && r in e ? n[r] = mergeDeep(e[r], t[r]) : Object.assign(n, { [r]: t[r] });
	}), n;
}
function removeUndefinedProperties(e) {
	for (let t in e) e[t] === void 0 && delete e[t];
	return e;
}
function merge(e, t, n) {
	if (typeof t == `string`) {
		let [e, r] = t.split(` `);
		n = Object.assign(r ? {
			method: e,
			url: r
		} : { url: e }, n);
	} else n = Object.assign({}, t);
	n.headers = lowercaseKeys(n.headers), removeUndefinedProperties(n), removeUndefinedProperties(n.headers);
	let r = mergeDeep(e || {}, n);
	return n.url === `/graphql` && (e && e.mediaType.previews?.length && (r.mediaType.previews = e.mediaType.previews.filter((e) => !r.mediaType.previews.includes(e)).concat(r.mediaType.previews)), r.mediaType.previews = (r.mediaType.previews || []).map((e) => e.replace(/-preview/, ``))), r;
}
function addQueryParameters(e, t) {
	let n = /\?/.test(e) ? `&` : `?`, r = Object.keys(t);
	return r.length === 0 ? e : e + n + r.map((e) => e === `q` ? `q=` + t.q.split(`+`).map(encodeURIComponent).join(`+`) : `${e}=${encodeURIComponent(t[e])}`).join(`&`);
}
var b = /\{[^{}}]+\}/g;
function removeNonChars(e) {
	return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, ``).split(/,/);
}
function extractUrlVariableNames(e) {
	let t = e.match(b);
	return t ? t.map(removeNonChars).reduce((e, t) => e.concat(t), []) : [];
}
function omit(e, t) {
	let n = { __proto__: null };
	for (let r of Object.keys(e)) t.indexOf(r) === -1 && (n[r] = e[r]);
	return n;
}
function encodeReserved(e) {
	return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
		return /%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, `[`).replace(/%5D/g, `]`)), e;
	}).join(``);
}
function encodeUnreserved(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
		return `%` + e.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(e, t, n) {
	return t = e === `+` || e === `#` ? encodeReserved(t) : encodeUnreserved(t), n ? encodeUnreserved(n) + `=` + t : t;
}
function isDefined(e) {
	return e != null;
}
function isKeyOperator(e) {
	return e === `;` || e === `&` || e === `?`;
}
function getValues(e, t, n, r) {
	var i = e[n], a = [];
	if (isDefined(i) && i !== ``) {
		if (typeof i == `string` || typeof i == `number` || typeof i == `bigint` || typeof i == `boolean`) i = i.toString(), r && r !== `*` && (i = i.substring(0, parseInt(r, 10))), a.push(encodeValue(t, i, isKeyOperator(t) ? n : ``));
		else if (r === `*`) Array.isArray(i) ? i.filter(isDefined).forEach(function(e) {
			a.push(encodeValue(t, e, isKeyOperator(t) ? n : ``));
		}) : Object.keys(i).forEach(function(e) {
			isDefined(i[e]) && a.push(encodeValue(t, i[e], e));
		});
		else {
			let e = [];
			Array.isArray(i) ? i.filter(isDefined).forEach(function(n) {
				e.push(encodeValue(t, n));
			}) : Object.keys(i).forEach(function(n) {
				isDefined(i[n]) && (e.push(encodeUnreserved(n)), e.push(encodeValue(t, i[n].toString())));
			}), isKeyOperator(t) ? a.push(encodeUnreserved(n) + `=` + e.join(`,`)) : e.length !== 0 && a.push(e.join(`,`));
		}
	} else t === `;` ? isDefined(i) && a.push(encodeUnreserved(n)) : i === `` && (t === `&` || t === `?`) ? a.push(encodeUnreserved(n) + `=`) : i === `` && a.push(``);
	return a;
}
function parseUrl(e) {
	return { expand: expand.bind(null, e) };
}
function expand(e, t) {
	var n = [
		`+`,
		`#`,
		`.`,
		`/`,
		`;`,
		`?`,
		`&`
	];
	return e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, r, i) {
		if (r) {
			let e = ``, i = [];
			if (n.indexOf(r.charAt(0)) !== -1 && (e = r.charAt(0), r = r.substr(1)), r.split(/,/g).forEach(function(n) {
				var r = /([^:\*]*)(?::(\d+)|(\*))?/.exec(n);
				i.push(getValues(t, e, r[1], r[2] || r[3]));
			}), e && e !== `+`) {
				var a = `,`;
				return e === `?` ? a = `&` : e !== `#` && (a = e), (i.length === 0 ? `` : e) + i.join(a);
			}
			return i.join(`,`);
		}
		return encodeReserved(i);
	}), e === `/` ? e : e.replace(/\/$/, ``);
}
function parse(e) {
	let t = e.method.toUpperCase(), n = (e.url || `/`).replace(/:([a-z]\w+)/g, `{$1}`), r = Object.assign({}, e.headers), i, a = omit(e, [
		`method`,
		`baseUrl`,
		`url`,
		`headers`,
		`request`,
		`mediaType`
	]), o = extractUrlVariableNames(n);
	n = parseUrl(n).expand(a), /^http/.test(n) || (n = e.baseUrl + n);
	let s = omit(a, Object.keys(e).filter((e) => o.includes(e)).concat(`baseUrl`));
	return /application\/octet-stream/i.test(r.accept) || (e.mediaType.format && (r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(`,`)), n.endsWith(`/graphql`) && e.mediaType.previews?.length && (r.accept = (r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(e.mediaType.previews).map((t) => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : `+json`}`).join(`,`))), [`GET`, `HEAD`].includes(t) ? n = addQueryParameters(n, s) : `data` in s ? i = s.data : Object.keys(s).length && (i = s), !r[`content-type`] && i !== void 0 && (r[`content-type`] = `application/json; charset=utf-8`), [`PATCH`, `PUT`].includes(t) && i === void 0 && (i = ``), Object.assign({
		method: t,
		url: n,
		headers: r
	}, i === void 0 ? null : { body: i }, e.request ? { request: e.request } : null);
}
function endpointWithDefaults(e, t, n) {
	return parse(merge(e, t, n));
}
function withDefaults$2(e, t) {
	let n = merge(e, t), r = endpointWithDefaults.bind(null, n);
	return Object.assign(r, {
		DEFAULTS: n,
		defaults: withDefaults$2.bind(null, n),
		merge: merge.bind(null, n),
		parse
	});
}
var x = withDefaults$2(null, y), RequestError = class extends Error {
	name;
	status;
	request;
	response;
	constructor(e, t, n) {
		super(e, { cause: n.cause }), this.name = `HttpError`, this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), `response` in n && (this.response = n.response);
		let r = Object.assign({}, n.request);
		n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, ` [REDACTED]`) })), r.url = r.url.replace(/\bclient_secret=\w+/g, `client_secret=[REDACTED]`).replace(/\baccess_token=\w+/g, `access_token=[REDACTED]`), this.request = r;
	}
}, S = { headers: { "user-agent": `octokit-request.js/10.0.16 ${o()}` } };
function isPlainObject(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
var noop$2 = () => ``;
async function fetchWrapper(e) {
	let t = e.request?.fetch || globalThis.fetch;
	if (!t) throw Error(`fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing`);
	let n = e.request?.log || console, r = e.request?.parseSuccessResponseBody !== !1, i = isPlainObject(e.body) || Array.isArray(e.body) ? a(e.body) : e.body, o = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)])), s;
	try {
		s = await t(e.url, {
			method: e.method,
			body: i,
			redirect: e.request?.redirect,
			headers: o,
			signal: e.request?.signal,
			...e.body && { duplex: `half` }
		});
	} catch (t) {
		let n = `Unknown Error`;
		if (t instanceof Error) {
			if (t.name === `AbortError`) throw t.status = 500, t;
			n = t.message, t.name === `TypeError` && `cause` in t && (t.cause instanceof Error ? n = t.cause.message : typeof t.cause == `string` && (n = t.cause));
		}
		let r = new RequestError(n, 500, { request: e });
		throw r.cause = t, r;
	}
	let c = s.status, l = s.url, u = {};
	for (let [e, t] of s.headers) u[e] = t;
	let d = {
		url: l,
		status: c,
		headers: u,
		data: ``
	};
	if (`deprecation` in u) {
		let t = u.link && u.link.match(/<([^<>]+)>; rel="deprecation"/), r = t && t.pop();
		n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${u.sunset}${r ? `. See ${r}` : ``}`);
	}
	if (c === 204 || c === 205) return d;
	if (e.method === `HEAD`) {
		if (c < 400) return d;
		throw new RequestError(s.statusText, c, {
			response: d,
			request: e
		});
	}
	if (c === 304) throw d.data = await getResponseData(s), new RequestError(`Not modified`, c, {
		response: d,
		request: e
	});
	if (c >= 400) throw d.data = await getResponseData(s), new RequestError(toErrorMessage(d.data), c, {
		response: d,
		request: e
	});
	return d.data = r ? await getResponseData(s) : s.body, d;
}
async function getResponseData(e) {
	let t = e.headers.get(`content-type`);
	if (!t) return e.text().catch(noop$2);
	let r = n(t);
	if (isJSONResponse(r)) {
		let t = ``;
		try {
			return t = await e.text(), i(t);
		} catch {
			return t;
		}
	}
	return r.type.startsWith(`text/`) || r.parameters.charset?.toLowerCase() === `utf-8` && r.type !== `application/octet-stream` ? e.text().catch(noop$2) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
}
function isJSONResponse(e) {
	return e.type === `application/json` || e.type === `application/scim+json`;
}
function toErrorMessage(e) {
	if (typeof e == `string`) return e;
	if (e instanceof ArrayBuffer) return `Unknown error`;
	if (typeof e == `object` && e && `message` in e) {
		let t = e, n = `documentation_url` in t ? ` - ${t.documentation_url}` : ``;
		return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(`, `)}${n}` : `${t.message}${n}`;
	}
	return `Unknown error: ${JSON.stringify(e)}`;
}
function withDefaults$1(e, t) {
	let n = e.defaults(t);
	return Object.assign(function(e, t) {
		let r = n.merge(e, t);
		if (!r.request || !r.request.hook) return fetchWrapper(n.parse(r));
		let request2 = (e, t) => fetchWrapper(n.parse(n.merge(e, t)));
		return Object.assign(request2, {
			endpoint: n,
			defaults: withDefaults$1.bind(null, n)
		}), r.request.hook(request2, r);
	}, {
		endpoint: n,
		defaults: withDefaults$1.bind(null, n)
	});
}
var C = withDefaults$1(x, S), w = `0.0.0-development`;
function _buildMessageForResponseErrors(e) {
	return `Request failed due to following response errors:
` + e.errors.map((e) => ` - ${e.message}`).join(`
`);
}
var GraphqlResponseError = class extends Error {
	constructor(e, t, n) {
		super(_buildMessageForResponseErrors(n)), this.request = e, this.headers = t, this.response = n, this.errors = n.errors, this.data = n.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = `GraphqlResponseError`;
	errors;
	data;
}, T = [
	`method`,
	`baseUrl`,
	`url`,
	`headers`,
	`request`,
	`query`,
	`mediaType`,
	`operationName`
], E = [
	`query`,
	`method`,
	`url`
], D = /\/api\/v3\/?$/;
function graphql(e, t, n) {
	if (n) {
		if (typeof t == `string` && `query` in n) return Promise.reject(Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (let e in n) if (E.includes(e)) return Promise.reject(Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
	}
	let r = typeof t == `string` ? Object.assign({ query: t }, n) : t, i = Object.keys(r).reduce((e, t) => T.includes(t) ? (e[t] = r[t], e) : (e.variables ||= {}, e.variables[t] = r[t], e), {}), a = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
	return D.test(a) && (i.url = a.replace(D, `/api/graphql`)), e(i).then((e) => {
		if (e.data.errors) {
			let t = {};
			for (let n of Object.keys(e.headers)) t[n] = e.headers[n];
			throw new GraphqlResponseError(i, t, e.data);
		}
		return e.data.data;
	});
}
function withDefaults(e, t) {
	let n = e.defaults(t);
	return Object.assign((e, t) => graphql(n, e, t), {
		defaults: withDefaults.bind(null, n),
		endpoint: n.endpoint
	});
}
withDefaults(C, {
	headers: { "user-agent": `octokit-graphql.js/${w} ${o()}` },
	method: `POST`,
	url: `/graphql`
});
function withCustomRequest(e) {
	return withDefaults(e, {
		method: `POST`,
		url: `/graphql`
	});
}
var O = `(?:[a-zA-Z0-9_-]+)`, k = `\\.`, A = RegExp(`^${O}${k}${O}${k}${O}$`), j = A.test.bind(A);
async function auth(e) {
	let t = j(e), n = e.startsWith(`v1.`) || e.startsWith(`ghs_`), r = e.startsWith(`ghu_`);
	return {
		type: `token`,
		token: e,
		tokenType: t ? `app` : n ? `installation` : r ? `user-to-server` : `oauth`
	};
}
function withAuthorizationPrefix(e) {
	return e.split(/\./).length === 3 ? `bearer ${e}` : `token ${e}`;
}
async function hook(e, t, n, r) {
	let i = t.endpoint.merge(n, r);
	return i.headers.authorization = withAuthorizationPrefix(e), t(i);
}
var createTokenAuth = function(e) {
	if (!e) throw Error(`[@octokit/auth-token] No token passed to createTokenAuth`);
	if (typeof e != `string`) throw Error(`[@octokit/auth-token] Token passed to createTokenAuth is not a string`);
	return e = e.replace(/^(token|bearer) +/i, ``), Object.assign(auth.bind(null, e), { hook: hook.bind(null, e) });
};
const M = `7.0.8`, noop$1 = () => {}, N = console.warn.bind(console), P = console.error.bind(console);
function createLogger(e = {}) {
	return typeof e.debug != `function` && (e.debug = noop$1), typeof e.info != `function` && (e.info = noop$1), typeof e.warn != `function` && (e.warn = N), typeof e.error != `function` && (e.error = P), e;
}
const F = `octokit-core.js/${M} ${o()}`;
var Octokit$1 = class {
	static VERSION = M;
	static defaults(e) {
		return class extends this {
			constructor(...t) {
				let n = t[0] || {};
				super(typeof e == `function` ? e(n) : Object.assign({}, e, n, n.userAgent && e.userAgent ? { userAgent: `${n.userAgent} ${e.userAgent}` } : null));
			}
		};
	}
	static plugins = [];
	static plugin(...e) {
		let t = this.plugins;
		return class extends this {
			static plugins = t.concat(e.filter((e) => !t.includes(e)));
		};
	}
	constructor(e = {}) {
		let t = new r.Collection(), n = {
			baseUrl: C.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, e.request, { hook: t.bind(null, `request`) }),
			mediaType: {
				previews: [],
				format: ``
			}
		};
		if (n.headers[`user-agent`] = e.userAgent ? `${e.userAgent} ${F}` : F, e.baseUrl && (n.baseUrl = e.baseUrl), e.previews && (n.mediaType.previews = e.previews), e.timeZone && (n.headers[`time-zone`] = e.timeZone), this.request = C.defaults(n), this.graphql = withCustomRequest(this.request).defaults(n), this.log = createLogger(e.log), this.hook = t, e.authStrategy) {
			let { authStrategy: n, ...r } = e, i = n(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: r
			}, e.auth));
			t.wrap(`request`, i.hook), this.auth = i;
		} else if (!e.auth) this.auth = async () => ({ type: `unauthenticated` });
		else {
			let n = createTokenAuth(e.auth);
			t.wrap(`request`, n.hook), this.auth = n;
		}
		let i = this.constructor;
		for (let t = 0; t < i.plugins.length; ++t) Object.assign(this, i.plugins[t](this, e));
	}
	request;
	graphql;
	log;
	hook;
	auth;
}, I = {
	actions: {
		addCustomLabelsToSelfHostedRunnerForOrg: [`POST /orgs/{org}/actions/runners/{runner_id}/labels`],
		addCustomLabelsToSelfHostedRunnerForRepo: [`POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		addRepoAccessToSelfHostedRunnerGroupInOrg: [`PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		approveWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve`],
		cancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel`],
		createEnvironmentVariable: [`POST /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		createHostedRunnerForOrg: [`POST /orgs/{org}/actions/hosted-runners`],
		createOrUpdateEnvironmentSecret: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		createOrgVariable: [`POST /orgs/{org}/actions/variables`],
		createRegistrationTokenForOrg: [`POST /orgs/{org}/actions/runners/registration-token`],
		createRegistrationTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/registration-token`],
		createRemoveTokenForOrg: [`POST /orgs/{org}/actions/runners/remove-token`],
		createRemoveTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/remove-token`],
		createRepoVariable: [`POST /repos/{owner}/{repo}/actions/variables`],
		createWorkflowDispatch: [`POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches`],
		deleteActionsCacheById: [`DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}`],
		deleteActionsCacheByKey: [`DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}`],
		deleteArtifact: [`DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		deleteCustomImageFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		deleteCustomImageVersionFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		deleteEnvironmentSecret: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		deleteEnvironmentVariable: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		deleteHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}`],
		deleteOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		deleteRepoVariable: [`DELETE /repos/{owner}/{repo}/actions/variables/{name}`],
		deleteSelfHostedRunnerFromOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}`],
		deleteSelfHostedRunnerFromRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		deleteWorkflowRun: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}`],
		deleteWorkflowRunLogs: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		disableSelectedRepositoryGithubActionsOrganization: [`DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		disableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable`],
		downloadArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}`],
		downloadJobLogsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs`],
		downloadWorkflowRunAttemptLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs`],
		downloadWorkflowRunLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		enableSelectedRepositoryGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		enableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable`],
		forceCancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel`],
		generateRunnerJitconfigForOrg: [`POST /orgs/{org}/actions/runners/generate-jitconfig`],
		generateRunnerJitconfigForRepo: [`POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig`],
		getActionsCacheList: [`GET /repos/{owner}/{repo}/actions/caches`],
		getActionsCacheUsage: [`GET /repos/{owner}/{repo}/actions/cache/usage`],
		getActionsCacheUsageByRepoForOrg: [`GET /orgs/{org}/actions/cache/usage-by-repository`],
		getActionsCacheUsageForOrg: [`GET /orgs/{org}/actions/cache/usage`],
		getAllowedActionsOrganization: [`GET /orgs/{org}/actions/permissions/selected-actions`],
		getAllowedActionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		getArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		getCustomImageForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		getCustomImageVersionForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		getCustomOidcSubClaimForRepo: [`GET /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		getEnvironmentPublicKey: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key`],
		getEnvironmentSecret: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		getEnvironmentVariable: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		getGithubActionsDefaultWorkflowPermissionsOrganization: [`GET /orgs/{org}/actions/permissions/workflow`],
		getGithubActionsDefaultWorkflowPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/workflow`],
		getGithubActionsPermissionsOrganization: [`GET /orgs/{org}/actions/permissions`],
		getGithubActionsPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions`],
		getHostedRunnerForOrg: [`GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		getHostedRunnersGithubOwnedImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/github-owned`],
		getHostedRunnersLimitsForOrg: [`GET /orgs/{org}/actions/hosted-runners/limits`],
		getHostedRunnersMachineSpecsForOrg: [`GET /orgs/{org}/actions/hosted-runners/machine-sizes`],
		getHostedRunnersPartnerImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/partner`],
		getHostedRunnersPlatformsForOrg: [`GET /orgs/{org}/actions/hosted-runners/platforms`],
		getJobForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}`],
		getOrgPublicKey: [`GET /orgs/{org}/actions/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}`],
		getOrgVariable: [`GET /orgs/{org}/actions/variables/{name}`],
		getPendingDeploymentsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		getRepoPermissions: [
			`GET /repos/{owner}/{repo}/actions/permissions`,
			{},
			{ renamed: [`actions`, `getGithubActionsPermissionsRepository`] }
		],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/actions/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		getRepoVariable: [`GET /repos/{owner}/{repo}/actions/variables/{name}`],
		getReviewsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals`],
		getSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}`],
		getSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		getWorkflow: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}`],
		getWorkflowAccessToRepository: [`GET /repos/{owner}/{repo}/actions/permissions/access`],
		getWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}`],
		getWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}`],
		getWorkflowRunUsage: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing`],
		getWorkflowUsage: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing`],
		listArtifactsForRepo: [`GET /repos/{owner}/{repo}/actions/artifacts`],
		listCustomImageVersionsForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions`],
		listCustomImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom`],
		listEnvironmentSecrets: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets`],
		listEnvironmentVariables: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		listGithubHostedRunnersInGroupForOrg: [`GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners`],
		listHostedRunnersForOrg: [`GET /orgs/{org}/actions/hosted-runners`],
		listJobsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs`],
		listJobsForWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs`],
		listLabelsForSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}/labels`],
		listLabelsForSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		listOrgSecrets: [`GET /orgs/{org}/actions/secrets`],
		listOrgVariables: [`GET /orgs/{org}/actions/variables`],
		listRepoOrganizationSecrets: [`GET /repos/{owner}/{repo}/actions/organization-secrets`],
		listRepoOrganizationVariables: [`GET /repos/{owner}/{repo}/actions/organization-variables`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/actions/secrets`],
		listRepoVariables: [`GET /repos/{owner}/{repo}/actions/variables`],
		listRepoWorkflows: [`GET /repos/{owner}/{repo}/actions/workflows`],
		listRunnerApplicationsForOrg: [`GET /orgs/{org}/actions/runners/downloads`],
		listRunnerApplicationsForRepo: [`GET /repos/{owner}/{repo}/actions/runners/downloads`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		listSelectedReposForOrgVariable: [`GET /orgs/{org}/actions/variables/{name}/repositories`],
		listSelectedRepositoriesEnabledGithubActionsOrganization: [`GET /orgs/{org}/actions/permissions/repositories`],
		listSelfHostedRunnersForOrg: [`GET /orgs/{org}/actions/runners`],
		listSelfHostedRunnersForRepo: [`GET /repos/{owner}/{repo}/actions/runners`],
		listWorkflowRunArtifacts: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts`],
		listWorkflowRuns: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs`],
		listWorkflowRunsForRepo: [`GET /repos/{owner}/{repo}/actions/runs`],
		reRunJobForWorkflowRun: [`POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun`],
		reRunWorkflow: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun`],
		reRunWorkflowFailedJobs: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs`],
		removeAllCustomLabelsFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels`],
		removeAllCustomLabelsFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		removeCustomLabelFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}`],
		removeCustomLabelFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		reviewCustomGatesForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule`],
		reviewPendingDeploymentsForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		setAllowedActionsOrganization: [`PUT /orgs/{org}/actions/permissions/selected-actions`],
		setAllowedActionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		setCustomLabelsForSelfHostedRunnerForOrg: [`PUT /orgs/{org}/actions/runners/{runner_id}/labels`],
		setCustomLabelsForSelfHostedRunnerForRepo: [`PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		setCustomOidcSubClaimForRepo: [`PUT /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		setGithubActionsDefaultWorkflowPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions/workflow`],
		setGithubActionsDefaultWorkflowPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/workflow`],
		setGithubActionsPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions`],
		setGithubActionsPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories`],
		setSelectedRepositoriesEnabledGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories`],
		setWorkflowAccessToRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/access`],
		updateEnvironmentVariable: [`PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		updateHostedRunnerForOrg: [`PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		updateOrgVariable: [`PATCH /orgs/{org}/actions/variables/{name}`],
		updateRepoVariable: [`PATCH /repos/{owner}/{repo}/actions/variables/{name}`]
	},
	activity: {
		checkRepoIsStarredByAuthenticatedUser: [`GET /user/starred/{owner}/{repo}`],
		deleteRepoSubscription: [`DELETE /repos/{owner}/{repo}/subscription`],
		deleteThreadSubscription: [`DELETE /notifications/threads/{thread_id}/subscription`],
		getFeeds: [`GET /feeds`],
		getRepoSubscription: [`GET /repos/{owner}/{repo}/subscription`],
		getThread: [`GET /notifications/threads/{thread_id}`],
		getThreadSubscriptionForAuthenticatedUser: [`GET /notifications/threads/{thread_id}/subscription`],
		listEventsForAuthenticatedUser: [`GET /users/{username}/events`],
		listNotificationsForAuthenticatedUser: [`GET /notifications`],
		listOrgEventsForAuthenticatedUser: [`GET /users/{username}/events/orgs/{org}`],
		listPublicEvents: [`GET /events`],
		listPublicEventsForRepoNetwork: [`GET /networks/{owner}/{repo}/events`],
		listPublicEventsForUser: [`GET /users/{username}/events/public`],
		listPublicOrgEvents: [`GET /orgs/{org}/events`],
		listReceivedEventsForUser: [`GET /users/{username}/received_events`],
		listReceivedPublicEventsForUser: [`GET /users/{username}/received_events/public`],
		listRepoEvents: [`GET /repos/{owner}/{repo}/events`],
		listRepoNotificationsForAuthenticatedUser: [`GET /repos/{owner}/{repo}/notifications`],
		listReposStarredByAuthenticatedUser: [`GET /user/starred`],
		listReposStarredByUser: [`GET /users/{username}/starred`],
		listReposWatchedByUser: [`GET /users/{username}/subscriptions`],
		listStargazersForRepo: [`GET /repos/{owner}/{repo}/stargazers`],
		listWatchedReposForAuthenticatedUser: [`GET /user/subscriptions`],
		listWatchersForRepo: [`GET /repos/{owner}/{repo}/subscribers`],
		markNotificationsAsRead: [`PUT /notifications`],
		markRepoNotificationsAsRead: [`PUT /repos/{owner}/{repo}/notifications`],
		markThreadAsDone: [`DELETE /notifications/threads/{thread_id}`],
		markThreadAsRead: [`PATCH /notifications/threads/{thread_id}`],
		setRepoSubscription: [`PUT /repos/{owner}/{repo}/subscription`],
		setThreadSubscription: [`PUT /notifications/threads/{thread_id}/subscription`],
		starRepoForAuthenticatedUser: [`PUT /user/starred/{owner}/{repo}`],
		unstarRepoForAuthenticatedUser: [`DELETE /user/starred/{owner}/{repo}`]
	},
	apps: {
		addRepoToInstallation: [
			`PUT /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `addRepoToInstallationForAuthenticatedUser`] }
		],
		addRepoToInstallationForAuthenticatedUser: [`PUT /user/installations/{installation_id}/repositories/{repository_id}`],
		checkToken: [`POST /applications/{client_id}/token`],
		createFromManifest: [`POST /app-manifests/{code}/conversions`],
		createInstallationAccessToken: [`POST /app/installations/{installation_id}/access_tokens`],
		deleteAuthorization: [`DELETE /applications/{client_id}/grant`],
		deleteInstallation: [`DELETE /app/installations/{installation_id}`],
		deleteToken: [`DELETE /applications/{client_id}/token`],
		getAuthenticated: [`GET /app`],
		getBySlug: [`GET /apps/{app_slug}`],
		getInstallation: [`GET /app/installations/{installation_id}`],
		getOrgInstallation: [`GET /orgs/{org}/installation`],
		getRepoInstallation: [`GET /repos/{owner}/{repo}/installation`],
		getSubscriptionPlanForAccount: [`GET /marketplace_listing/accounts/{account_id}`],
		getSubscriptionPlanForAccountStubbed: [`GET /marketplace_listing/stubbed/accounts/{account_id}`],
		getUserInstallation: [`GET /users/{username}/installation`],
		getWebhookConfigForApp: [`GET /app/hook/config`],
		getWebhookDelivery: [`GET /app/hook/deliveries/{delivery_id}`],
		listAccountsForPlan: [`GET /marketplace_listing/plans/{plan_id}/accounts`],
		listAccountsForPlanStubbed: [`GET /marketplace_listing/stubbed/plans/{plan_id}/accounts`],
		listInstallationReposForAuthenticatedUser: [`GET /user/installations/{installation_id}/repositories`],
		listInstallationRequestsForAuthenticatedApp: [`GET /app/installation-requests`],
		listInstallations: [`GET /app/installations`],
		listInstallationsForAuthenticatedUser: [`GET /user/installations`],
		listPlans: [`GET /marketplace_listing/plans`],
		listPlansStubbed: [`GET /marketplace_listing/stubbed/plans`],
		listReposAccessibleToInstallation: [`GET /installation/repositories`],
		listSubscriptionsForAuthenticatedUser: [`GET /user/marketplace_purchases`],
		listSubscriptionsForAuthenticatedUserStubbed: [`GET /user/marketplace_purchases/stubbed`],
		listWebhookDeliveries: [`GET /app/hook/deliveries`],
		redeliverWebhookDelivery: [`POST /app/hook/deliveries/{delivery_id}/attempts`],
		removeRepoFromInstallation: [
			`DELETE /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `removeRepoFromInstallationForAuthenticatedUser`] }
		],
		removeRepoFromInstallationForAuthenticatedUser: [`DELETE /user/installations/{installation_id}/repositories/{repository_id}`],
		resetToken: [`PATCH /applications/{client_id}/token`],
		revokeInstallationAccessToken: [`DELETE /installation/token`],
		scopeToken: [`POST /applications/{client_id}/token/scoped`],
		suspendInstallation: [`PUT /app/installations/{installation_id}/suspended`],
		unsuspendInstallation: [`DELETE /app/installations/{installation_id}/suspended`],
		updateWebhookConfigForApp: [`PATCH /app/hook/config`]
	},
	billing: {
		getGithubActionsBillingOrg: [`GET /orgs/{org}/settings/billing/actions`],
		getGithubActionsBillingUser: [`GET /users/{username}/settings/billing/actions`],
		getGithubBillingPremiumRequestUsageReportOrg: [`GET /organizations/{org}/settings/billing/premium_request/usage`],
		getGithubBillingPremiumRequestUsageReportUser: [`GET /users/{username}/settings/billing/premium_request/usage`],
		getGithubBillingUsageReportOrg: [`GET /organizations/{org}/settings/billing/usage`],
		getGithubBillingUsageReportUser: [`GET /users/{username}/settings/billing/usage`],
		getGithubPackagesBillingOrg: [`GET /orgs/{org}/settings/billing/packages`],
		getGithubPackagesBillingUser: [`GET /users/{username}/settings/billing/packages`],
		getSharedStorageBillingOrg: [`GET /orgs/{org}/settings/billing/shared-storage`],
		getSharedStorageBillingUser: [`GET /users/{username}/settings/billing/shared-storage`]
	},
	campaigns: {
		createCampaign: [`POST /orgs/{org}/campaigns`],
		deleteCampaign: [`DELETE /orgs/{org}/campaigns/{campaign_number}`],
		getCampaignSummary: [`GET /orgs/{org}/campaigns/{campaign_number}`],
		listOrgCampaigns: [`GET /orgs/{org}/campaigns`],
		updateCampaign: [`PATCH /orgs/{org}/campaigns/{campaign_number}`]
	},
	checks: {
		create: [`POST /repos/{owner}/{repo}/check-runs`],
		createSuite: [`POST /repos/{owner}/{repo}/check-suites`],
		get: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}`],
		getSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}`],
		listAnnotations: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations`],
		listForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-runs`],
		listForSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs`],
		listSuitesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-suites`],
		rerequestRun: [`POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest`],
		rerequestSuite: [`POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest`],
		setSuitesPreferences: [`PATCH /repos/{owner}/{repo}/check-suites/preferences`],
		update: [`PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`]
	},
	codeScanning: {
		commitAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits`],
		createAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		createVariantAnalysis: [`POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses`],
		deleteAnalysis: [`DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}`],
		deleteCodeqlDatabase: [`DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getAlert: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`,
			{},
			{ renamedParameters: { alert_id: `alert_number` } }
		],
		getAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}`],
		getAutofix: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		getCodeqlDatabase: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getDefaultSetup: [`GET /repos/{owner}/{repo}/code-scanning/default-setup`],
		getSarif: [`GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}`],
		getVariantAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}`],
		getVariantAnalysisRepoTask: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}`],
		listAlertInstances: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`],
		listAlertsForOrg: [`GET /orgs/{org}/code-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/code-scanning/alerts`],
		listAlertsInstances: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`,
			{},
			{ renamed: [`codeScanning`, `listAlertInstances`] }
		],
		listCodeqlDatabases: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases`],
		listRecentAnalyses: [`GET /repos/{owner}/{repo}/code-scanning/analyses`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`],
		updateDefaultSetup: [`PATCH /repos/{owner}/{repo}/code-scanning/default-setup`],
		uploadSarif: [`POST /repos/{owner}/{repo}/code-scanning/sarifs`]
	},
	codeSecurity: {
		attachConfiguration: [`POST /orgs/{org}/code-security/configurations/{configuration_id}/attach`],
		attachEnterpriseConfiguration: [`POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach`],
		createConfiguration: [`POST /orgs/{org}/code-security/configurations`],
		createConfigurationForEnterprise: [`POST /enterprises/{enterprise}/code-security/configurations`],
		deleteConfiguration: [`DELETE /orgs/{org}/code-security/configurations/{configuration_id}`],
		deleteConfigurationForEnterprise: [`DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		detachConfiguration: [`DELETE /orgs/{org}/code-security/configurations/detach`],
		getConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}`],
		getConfigurationForRepository: [`GET /repos/{owner}/{repo}/code-security-configuration`],
		getConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations`],
		getConfigurationsForOrg: [`GET /orgs/{org}/code-security/configurations`],
		getDefaultConfigurations: [`GET /orgs/{org}/code-security/configurations/defaults`],
		getDefaultConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/defaults`],
		getRepositoriesForConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories`],
		getRepositoriesForEnterpriseConfiguration: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories`],
		getSingleConfigurationForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		setConfigurationAsDefault: [`PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults`],
		setConfigurationAsDefaultForEnterprise: [`PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults`],
		updateConfiguration: [`PATCH /orgs/{org}/code-security/configurations/{configuration_id}`],
		updateEnterpriseConfiguration: [`PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}`]
	},
	codesOfConduct: {
		getAllCodesOfConduct: [`GET /codes_of_conduct`],
		getConductCode: [`GET /codes_of_conduct/{key}`]
	},
	codespaces: {
		addRepositoryForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		checkPermissionsForDevcontainer: [`GET /repos/{owner}/{repo}/codespaces/permissions_check`],
		codespaceMachinesForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/machines`],
		createForAuthenticatedUser: [`POST /user/codespaces`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		createOrUpdateSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}`],
		createWithPrForAuthenticatedUser: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces`],
		createWithRepoForAuthenticatedUser: [`POST /repos/{owner}/{repo}/codespaces`],
		deleteForAuthenticatedUser: [`DELETE /user/codespaces/{codespace_name}`],
		deleteFromOrganization: [`DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		deleteSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}`],
		exportForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/exports`],
		getCodespacesForUserInOrg: [`GET /orgs/{org}/members/{username}/codespaces`],
		getExportDetailsForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/exports/{export_id}`],
		getForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/codespaces/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}`],
		getPublicKeyForAuthenticatedUser: [`GET /user/codespaces/secrets/public-key`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/codespaces/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		getSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}`],
		listDevcontainersInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/devcontainers`],
		listForAuthenticatedUser: [`GET /user/codespaces`],
		listInOrganization: [
			`GET /orgs/{org}/codespaces`,
			{},
			{ renamedParameters: { org_id: `org` } }
		],
		listInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces`],
		listOrgSecrets: [`GET /orgs/{org}/codespaces/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/codespaces/secrets`],
		listRepositoriesForSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}/repositories`],
		listSecretsForAuthenticatedUser: [`GET /user/codespaces/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		preFlightWithRepoForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/new`],
		publishForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/publish`],
		removeRepositoryForSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		repoMachinesForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/machines`],
		setRepositoriesForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		startForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/start`],
		stopForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/stop`],
		stopInOrganization: [`POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop`],
		updateForAuthenticatedUser: [`PATCH /user/codespaces/{codespace_name}`]
	},
	copilot: {
		addCopilotSeatsForTeams: [`POST /orgs/{org}/copilot/billing/selected_teams`],
		addCopilotSeatsForUsers: [`POST /orgs/{org}/copilot/billing/selected_users`],
		cancelCopilotSeatAssignmentForTeams: [`DELETE /orgs/{org}/copilot/billing/selected_teams`],
		cancelCopilotSeatAssignmentForUsers: [`DELETE /orgs/{org}/copilot/billing/selected_users`],
		copilotMetricsForOrganization: [`GET /orgs/{org}/copilot/metrics`],
		copilotMetricsForTeam: [`GET /orgs/{org}/team/{team_slug}/copilot/metrics`],
		getCopilotOrganizationDetails: [`GET /orgs/{org}/copilot/billing`],
		getCopilotSeatDetailsForUser: [`GET /orgs/{org}/members/{username}/copilot`],
		listCopilotSeats: [`GET /orgs/{org}/copilot/billing/seats`]
	},
	credentials: { revoke: [`POST /credentials/revoke`] },
	dependabot: {
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		getAlert: [`GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		getOrgPublicKey: [`GET /orgs/{org}/dependabot/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/dependabot/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		listAlertsForEnterprise: [`GET /enterprises/{enterprise}/dependabot/alerts`],
		listAlertsForOrg: [`GET /orgs/{org}/dependabot/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/dependabot/alerts`],
		listOrgSecrets: [`GET /orgs/{org}/dependabot/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/dependabot/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		repositoryAccessForOrg: [`GET /organizations/{org}/dependabot/repository-access`],
		setRepositoryAccessDefaultLevel: [`PUT /organizations/{org}/dependabot/repository-access/default-level`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		updateRepositoryAccessForOrg: [`PATCH /organizations/{org}/dependabot/repository-access`]
	},
	dependencyGraph: {
		createRepositorySnapshot: [`POST /repos/{owner}/{repo}/dependency-graph/snapshots`],
		diffRange: [`GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}`],
		exportSbom: [`GET /repos/{owner}/{repo}/dependency-graph/sbom`]
	},
	emojis: { get: [`GET /emojis`] },
	enterpriseTeamMemberships: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove`],
		get: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		list: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships`],
		remove: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`]
	},
	enterpriseTeamOrganizations: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignment: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignments: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations`]
	},
	enterpriseTeams: {
		create: [`POST /enterprises/{enterprise}/teams`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{team_slug}`],
		get: [`GET /enterprises/{enterprise}/teams/{team_slug}`],
		list: [`GET /enterprises/{enterprise}/teams`],
		update: [`PATCH /enterprises/{enterprise}/teams/{team_slug}`]
	},
	gists: {
		checkIsStarred: [`GET /gists/{gist_id}/star`],
		create: [`POST /gists`],
		createComment: [`POST /gists/{gist_id}/comments`],
		delete: [`DELETE /gists/{gist_id}`],
		deleteComment: [`DELETE /gists/{gist_id}/comments/{comment_id}`],
		fork: [`POST /gists/{gist_id}/forks`],
		get: [`GET /gists/{gist_id}`],
		getComment: [`GET /gists/{gist_id}/comments/{comment_id}`],
		getRevision: [`GET /gists/{gist_id}/{sha}`],
		list: [`GET /gists`],
		listComments: [`GET /gists/{gist_id}/comments`],
		listCommits: [`GET /gists/{gist_id}/commits`],
		listForUser: [`GET /users/{username}/gists`],
		listForks: [`GET /gists/{gist_id}/forks`],
		listPublic: [`GET /gists/public`],
		listStarred: [`GET /gists/starred`],
		star: [`PUT /gists/{gist_id}/star`],
		unstar: [`DELETE /gists/{gist_id}/star`],
		update: [`PATCH /gists/{gist_id}`],
		updateComment: [`PATCH /gists/{gist_id}/comments/{comment_id}`]
	},
	git: {
		createBlob: [`POST /repos/{owner}/{repo}/git/blobs`],
		createCommit: [`POST /repos/{owner}/{repo}/git/commits`],
		createRef: [`POST /repos/{owner}/{repo}/git/refs`],
		createTag: [`POST /repos/{owner}/{repo}/git/tags`],
		createTree: [`POST /repos/{owner}/{repo}/git/trees`],
		deleteRef: [`DELETE /repos/{owner}/{repo}/git/refs/{ref}`],
		getBlob: [`GET /repos/{owner}/{repo}/git/blobs/{file_sha}`],
		getCommit: [`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`],
		getRef: [`GET /repos/{owner}/{repo}/git/ref/{ref}`],
		getTag: [`GET /repos/{owner}/{repo}/git/tags/{tag_sha}`],
		getTree: [`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`],
		listMatchingRefs: [`GET /repos/{owner}/{repo}/git/matching-refs/{ref}`],
		updateRef: [`PATCH /repos/{owner}/{repo}/git/refs/{ref}`]
	},
	gitignore: {
		getAllTemplates: [`GET /gitignore/templates`],
		getTemplate: [`GET /gitignore/templates/{name}`]
	},
	hostedCompute: {
		createNetworkConfigurationForOrg: [`POST /orgs/{org}/settings/network-configurations`],
		deleteNetworkConfigurationFromOrg: [`DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkConfigurationForOrg: [`GET /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkSettingsForOrg: [`GET /orgs/{org}/settings/network-settings/{network_settings_id}`],
		listNetworkConfigurationsForOrg: [`GET /orgs/{org}/settings/network-configurations`],
		updateNetworkConfigurationForOrg: [`PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}`]
	},
	interactions: {
		getRestrictionsForAuthenticatedUser: [`GET /user/interaction-limits`],
		getRestrictionsForOrg: [`GET /orgs/{org}/interaction-limits`],
		getRestrictionsForRepo: [`GET /repos/{owner}/{repo}/interaction-limits`],
		getRestrictionsForYourPublicRepos: [
			`GET /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `getRestrictionsForAuthenticatedUser`] }
		],
		removeRestrictionsForAuthenticatedUser: [`DELETE /user/interaction-limits`],
		removeRestrictionsForOrg: [`DELETE /orgs/{org}/interaction-limits`],
		removeRestrictionsForRepo: [`DELETE /repos/{owner}/{repo}/interaction-limits`],
		removeRestrictionsForYourPublicRepos: [
			`DELETE /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `removeRestrictionsForAuthenticatedUser`] }
		],
		setRestrictionsForAuthenticatedUser: [`PUT /user/interaction-limits`],
		setRestrictionsForOrg: [`PUT /orgs/{org}/interaction-limits`],
		setRestrictionsForRepo: [`PUT /repos/{owner}/{repo}/interaction-limits`],
		setRestrictionsForYourPublicRepos: [
			`PUT /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `setRestrictionsForAuthenticatedUser`] }
		]
	},
	issues: {
		addAssignees: [`POST /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		addBlockedByDependency: [`POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		addLabels: [`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		addSubIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		checkUserCanBeAssigned: [`GET /repos/{owner}/{repo}/assignees/{assignee}`],
		checkUserCanBeAssignedToIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}`],
		create: [`POST /repos/{owner}/{repo}/issues`],
		createComment: [`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		createLabel: [`POST /repos/{owner}/{repo}/labels`],
		createMilestone: [`POST /repos/{owner}/{repo}/milestones`],
		deleteComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		deleteLabel: [`DELETE /repos/{owner}/{repo}/labels/{name}`],
		deleteMilestone: [`DELETE /repos/{owner}/{repo}/milestones/{milestone_number}`],
		get: [`GET /repos/{owner}/{repo}/issues/{issue_number}`],
		getComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		getEvent: [`GET /repos/{owner}/{repo}/issues/events/{event_id}`],
		getLabel: [`GET /repos/{owner}/{repo}/labels/{name}`],
		getMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}`],
		getParent: [`GET /repos/{owner}/{repo}/issues/{issue_number}/parent`],
		list: [`GET /issues`],
		listAssignees: [`GET /repos/{owner}/{repo}/assignees`],
		listComments: [`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		listCommentsForRepo: [`GET /repos/{owner}/{repo}/issues/comments`],
		listDependenciesBlockedBy: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		listDependenciesBlocking: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking`],
		listEvents: [`GET /repos/{owner}/{repo}/issues/{issue_number}/events`],
		listEventsForRepo: [`GET /repos/{owner}/{repo}/issues/events`],
		listEventsForTimeline: [`GET /repos/{owner}/{repo}/issues/{issue_number}/timeline`],
		listForAuthenticatedUser: [`GET /user/issues`],
		listForOrg: [`GET /orgs/{org}/issues`],
		listForRepo: [`GET /repos/{owner}/{repo}/issues`],
		listLabelsForMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels`],
		listLabelsForRepo: [`GET /repos/{owner}/{repo}/labels`],
		listLabelsOnIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		listMilestones: [`GET /repos/{owner}/{repo}/milestones`],
		listSubIssues: [`GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		lock: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		removeAllLabels: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		removeAssignees: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		removeDependencyBlockedBy: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}`],
		removeLabel: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}`],
		removeSubIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue`],
		reprioritizeSubIssue: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority`],
		setLabels: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		unlock: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		update: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}`],
		updateComment: [`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		updateLabel: [`PATCH /repos/{owner}/{repo}/labels/{name}`],
		updateMilestone: [`PATCH /repos/{owner}/{repo}/milestones/{milestone_number}`]
	},
	licenses: {
		get: [`GET /licenses/{license}`],
		getAllCommonlyUsed: [`GET /licenses`],
		getForRepo: [`GET /repos/{owner}/{repo}/license`]
	},
	markdown: {
		render: [`POST /markdown`],
		renderRaw: [`POST /markdown/raw`, { headers: { "content-type": `text/plain; charset=utf-8` } }]
	},
	meta: {
		get: [`GET /meta`],
		getAllVersions: [`GET /versions`],
		getOctocat: [`GET /octocat`],
		getZen: [`GET /zen`],
		root: [`GET /`]
	},
	migrations: {
		deleteArchiveForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/archive`],
		deleteArchiveForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/archive`],
		downloadArchiveForOrg: [`GET /orgs/{org}/migrations/{migration_id}/archive`],
		getArchiveForAuthenticatedUser: [`GET /user/migrations/{migration_id}/archive`],
		getStatusForAuthenticatedUser: [`GET /user/migrations/{migration_id}`],
		getStatusForOrg: [`GET /orgs/{org}/migrations/{migration_id}`],
		listForAuthenticatedUser: [`GET /user/migrations`],
		listForOrg: [`GET /orgs/{org}/migrations`],
		listReposForAuthenticatedUser: [`GET /user/migrations/{migration_id}/repositories`],
		listReposForOrg: [`GET /orgs/{org}/migrations/{migration_id}/repositories`],
		listReposForUser: [
			`GET /user/migrations/{migration_id}/repositories`,
			{},
			{ renamed: [`migrations`, `listReposForAuthenticatedUser`] }
		],
		startForAuthenticatedUser: [`POST /user/migrations`],
		startForOrg: [`POST /orgs/{org}/migrations`],
		unlockRepoForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock`],
		unlockRepoForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock`]
	},
	oidc: {
		getOidcCustomSubTemplateForOrg: [`GET /orgs/{org}/actions/oidc/customization/sub`],
		updateOidcCustomSubTemplateForOrg: [`PUT /orgs/{org}/actions/oidc/customization/sub`]
	},
	orgs: {
		addSecurityManagerTeam: [
			`PUT /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team` }
		],
		assignTeamToOrgRole: [`PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		assignUserToOrgRole: [`PUT /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		blockUser: [`PUT /orgs/{org}/blocks/{username}`],
		cancelInvitation: [`DELETE /orgs/{org}/invitations/{invitation_id}`],
		checkBlockedUser: [`GET /orgs/{org}/blocks/{username}`],
		checkMembershipForUser: [`GET /orgs/{org}/members/{username}`],
		checkPublicMembershipForUser: [`GET /orgs/{org}/public_members/{username}`],
		convertMemberToOutsideCollaborator: [`PUT /orgs/{org}/outside_collaborators/{username}`],
		createArtifactStorageRecord: [`POST /orgs/{org}/artifacts/metadata/storage-record`],
		createInvitation: [`POST /orgs/{org}/invitations`],
		createIssueType: [`POST /orgs/{org}/issue-types`],
		createWebhook: [`POST /orgs/{org}/hooks`],
		customPropertiesForOrgsCreateOrUpdateOrganizationValues: [`PATCH /organizations/{org}/org-properties/values`],
		customPropertiesForOrgsGetOrganizationValues: [`GET /organizations/{org}/org-properties/values`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinition: [`PUT /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [`PATCH /orgs/{org}/properties/schema`],
		customPropertiesForReposCreateOrUpdateOrganizationValues: [`PATCH /orgs/{org}/properties/values`],
		customPropertiesForReposDeleteOrganizationDefinition: [`DELETE /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinition: [`GET /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinitions: [`GET /orgs/{org}/properties/schema`],
		customPropertiesForReposGetOrganizationValues: [`GET /orgs/{org}/properties/values`],
		delete: [`DELETE /orgs/{org}`],
		deleteAttestationsBulk: [`POST /orgs/{org}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /orgs/{org}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /orgs/{org}/attestations/digest/{subject_digest}`],
		deleteIssueType: [`DELETE /orgs/{org}/issue-types/{issue_type_id}`],
		deleteWebhook: [`DELETE /orgs/{org}/hooks/{hook_id}`],
		disableSelectedRepositoryImmutableReleasesOrganization: [`DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		enableSelectedRepositoryImmutableReleasesOrganization: [`PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		get: [`GET /orgs/{org}`],
		getImmutableReleasesSettings: [`GET /orgs/{org}/settings/immutable-releases`],
		getImmutableReleasesSettingsRepositories: [`GET /orgs/{org}/settings/immutable-releases/repositories`],
		getMembershipForAuthenticatedUser: [`GET /user/memberships/orgs/{org}`],
		getMembershipForUser: [`GET /orgs/{org}/memberships/{username}`],
		getOrgRole: [`GET /orgs/{org}/organization-roles/{role_id}`],
		getOrgRulesetHistory: [`GET /orgs/{org}/rulesets/{ruleset_id}/history`],
		getOrgRulesetVersion: [`GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}`],
		getWebhook: [`GET /orgs/{org}/hooks/{hook_id}`],
		getWebhookConfigForOrg: [`GET /orgs/{org}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}`],
		list: [`GET /organizations`],
		listAppInstallations: [`GET /orgs/{org}/installations`],
		listArtifactStorageRecords: [`GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records`],
		listAttestationRepositories: [`GET /orgs/{org}/attestations/repositories`],
		listAttestations: [`GET /orgs/{org}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedUsers: [`GET /orgs/{org}/blocks`],
		listFailedInvitations: [`GET /orgs/{org}/failed_invitations`],
		listForAuthenticatedUser: [`GET /user/orgs`],
		listForUser: [`GET /users/{username}/orgs`],
		listInvitationTeams: [`GET /orgs/{org}/invitations/{invitation_id}/teams`],
		listIssueTypes: [`GET /orgs/{org}/issue-types`],
		listMembers: [`GET /orgs/{org}/members`],
		listMembershipsForAuthenticatedUser: [`GET /user/memberships/orgs`],
		listOrgRoleTeams: [`GET /orgs/{org}/organization-roles/{role_id}/teams`],
		listOrgRoleUsers: [`GET /orgs/{org}/organization-roles/{role_id}/users`],
		listOrgRoles: [`GET /orgs/{org}/organization-roles`],
		listOrganizationFineGrainedPermissions: [`GET /orgs/{org}/organization-fine-grained-permissions`],
		listOutsideCollaborators: [`GET /orgs/{org}/outside_collaborators`],
		listPatGrantRepositories: [`GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories`],
		listPatGrantRequestRepositories: [`GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories`],
		listPatGrantRequests: [`GET /orgs/{org}/personal-access-token-requests`],
		listPatGrants: [`GET /orgs/{org}/personal-access-tokens`],
		listPendingInvitations: [`GET /orgs/{org}/invitations`],
		listPublicMembers: [`GET /orgs/{org}/public_members`],
		listSecurityManagerTeams: [
			`GET /orgs/{org}/security-managers`,
			{},
			{ deprecated: `octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams` }
		],
		listWebhookDeliveries: [`GET /orgs/{org}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /orgs/{org}/hooks`],
		pingWebhook: [`POST /orgs/{org}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeMember: [`DELETE /orgs/{org}/members/{username}`],
		removeMembershipForUser: [`DELETE /orgs/{org}/memberships/{username}`],
		removeOutsideCollaborator: [`DELETE /orgs/{org}/outside_collaborators/{username}`],
		removePublicMembershipForAuthenticatedUser: [`DELETE /orgs/{org}/public_members/{username}`],
		removeSecurityManagerTeam: [
			`DELETE /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team` }
		],
		reviewPatGrantRequest: [`POST /orgs/{org}/personal-access-token-requests/{pat_request_id}`],
		reviewPatGrantRequestsInBulk: [`POST /orgs/{org}/personal-access-token-requests`],
		revokeAllOrgRolesTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}`],
		revokeAllOrgRolesUser: [`DELETE /orgs/{org}/organization-roles/users/{username}`],
		revokeOrgRoleTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		revokeOrgRoleUser: [`DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		setImmutableReleasesSettings: [`PUT /orgs/{org}/settings/immutable-releases`],
		setImmutableReleasesSettingsRepositories: [`PUT /orgs/{org}/settings/immutable-releases/repositories`],
		setMembershipForUser: [`PUT /orgs/{org}/memberships/{username}`],
		setPublicMembershipForAuthenticatedUser: [`PUT /orgs/{org}/public_members/{username}`],
		unblockUser: [`DELETE /orgs/{org}/blocks/{username}`],
		update: [`PATCH /orgs/{org}`],
		updateIssueType: [`PUT /orgs/{org}/issue-types/{issue_type_id}`],
		updateMembershipForAuthenticatedUser: [`PATCH /user/memberships/orgs/{org}`],
		updatePatAccess: [`POST /orgs/{org}/personal-access-tokens/{pat_id}`],
		updatePatAccesses: [`POST /orgs/{org}/personal-access-tokens`],
		updateWebhook: [`PATCH /orgs/{org}/hooks/{hook_id}`],
		updateWebhookConfigForOrg: [`PATCH /orgs/{org}/hooks/{hook_id}/config`]
	},
	packages: {
		deletePackageForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}`],
		deletePackageForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}`],
		deletePackageForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}`],
		deletePackageVersionForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getAllPackageVersionsForAPackageOwnedByAnOrg: [
			`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByOrg`] }
		],
		getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
			`GET /user/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByAuthenticatedUser`] }
		],
		getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByOrg: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions`],
		getPackageForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}`],
		getPackageForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}`],
		getPackageForUser: [`GET /users/{username}/packages/{package_type}/{package_name}`],
		getPackageVersionForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		listDockerMigrationConflictingPackagesForAuthenticatedUser: [`GET /user/docker/conflicts`],
		listDockerMigrationConflictingPackagesForOrganization: [`GET /orgs/{org}/docker/conflicts`],
		listDockerMigrationConflictingPackagesForUser: [`GET /users/{username}/docker/conflicts`],
		listPackagesForAuthenticatedUser: [`GET /user/packages`],
		listPackagesForOrganization: [`GET /orgs/{org}/packages`],
		listPackagesForUser: [`GET /users/{username}/packages`],
		restorePackageForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageVersionForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`]
	},
	privateRegistries: {
		createOrgPrivateRegistry: [`POST /orgs/{org}/private-registries`],
		deleteOrgPrivateRegistry: [`DELETE /orgs/{org}/private-registries/{secret_name}`],
		getOrgPrivateRegistry: [`GET /orgs/{org}/private-registries/{secret_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/private-registries/public-key`],
		listOrgPrivateRegistries: [`GET /orgs/{org}/private-registries`],
		updateOrgPrivateRegistry: [`PATCH /orgs/{org}/private-registries/{secret_name}`]
	},
	projects: {
		addItemForOrg: [`POST /orgs/{org}/projectsV2/{project_number}/items`],
		addItemForUser: [`POST /users/{username}/projectsV2/{project_number}/items`],
		deleteItemForOrg: [`DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		deleteItemForUser: [`DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		getFieldForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}`],
		getFieldForUser: [`GET /users/{username}/projectsV2/{project_number}/fields/{field_id}`],
		getForOrg: [`GET /orgs/{org}/projectsV2/{project_number}`],
		getForUser: [`GET /users/{username}/projectsV2/{project_number}`],
		getOrgItem: [`GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		getUserItem: [`GET /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		listFieldsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields`],
		listFieldsForUser: [`GET /users/{username}/projectsV2/{project_number}/fields`],
		listForOrg: [`GET /orgs/{org}/projectsV2`],
		listForUser: [`GET /users/{username}/projectsV2`],
		listItemsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/items`],
		listItemsForUser: [`GET /users/{username}/projectsV2/{project_number}/items`],
		updateItemForOrg: [`PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		updateItemForUser: [`PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}`]
	},
	pulls: {
		checkIfMerged: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		create: [`POST /repos/{owner}/{repo}/pulls`],
		createReplyForReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies`],
		createReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		createReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		deletePendingReview: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		deleteReviewComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		dismissReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals`],
		get: [`GET /repos/{owner}/{repo}/pulls/{pull_number}`],
		getReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		getReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		list: [`GET /repos/{owner}/{repo}/pulls`],
		listCommentsForReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments`],
		listCommits: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/commits`],
		listFiles: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/files`],
		listRequestedReviewers: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		listReviewComments: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		listReviewCommentsForRepo: [`GET /repos/{owner}/{repo}/pulls/comments`],
		listReviews: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		merge: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		removeRequestedReviewers: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		requestReviewers: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		submitReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events`],
		update: [`PATCH /repos/{owner}/{repo}/pulls/{pull_number}`],
		updateBranch: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch`],
		updateReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		updateReviewComment: [`PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}`]
	},
	rateLimit: { get: [`GET /rate_limit`] },
	reactions: {
		createForCommitComment: [`POST /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		createForIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		createForIssueComment: [`POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		createForPullRequestReviewComment: [`POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		createForRelease: [`POST /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		createForTeamDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		createForTeamDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`],
		deleteForCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}`],
		deleteForIssueComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForPullRequestComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}`],
		deleteForTeamDiscussion: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}`],
		deleteForTeamDiscussionComment: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}`],
		listForCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		listForIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		listForIssueComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		listForPullRequestReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		listForRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		listForTeamDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		listForTeamDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`]
	},
	repos: {
		acceptInvitation: [
			`PATCH /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `acceptInvitationForAuthenticatedUser`] }
		],
		acceptInvitationForAuthenticatedUser: [`PATCH /user/repository_invitations/{invitation_id}`],
		addAppAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		addCollaborator: [`PUT /repos/{owner}/{repo}/collaborators/{username}`],
		addStatusCheckContexts: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		addTeamAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		addUserAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		cancelPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel`],
		checkAutomatedSecurityFixes: [`GET /repos/{owner}/{repo}/automated-security-fixes`],
		checkCollaborator: [`GET /repos/{owner}/{repo}/collaborators/{username}`],
		checkImmutableReleases: [`GET /repos/{owner}/{repo}/immutable-releases`],
		checkPrivateVulnerabilityReporting: [`GET /repos/{owner}/{repo}/private-vulnerability-reporting`],
		checkVulnerabilityAlerts: [`GET /repos/{owner}/{repo}/vulnerability-alerts`],
		codeownersErrors: [`GET /repos/{owner}/{repo}/codeowners/errors`],
		compareCommits: [`GET /repos/{owner}/{repo}/compare/{base}...{head}`],
		compareCommitsWithBasehead: [`GET /repos/{owner}/{repo}/compare/{basehead}`],
		createAttestation: [`POST /repos/{owner}/{repo}/attestations`],
		createAutolink: [`POST /repos/{owner}/{repo}/autolinks`],
		createCommitComment: [`POST /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		createCommitSignatureProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		createCommitStatus: [`POST /repos/{owner}/{repo}/statuses/{sha}`],
		createDeployKey: [`POST /repos/{owner}/{repo}/keys`],
		createDeployment: [`POST /repos/{owner}/{repo}/deployments`],
		createDeploymentBranchPolicy: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		createDeploymentProtectionRule: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		createDeploymentStatus: [`POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		createDispatchEvent: [`POST /repos/{owner}/{repo}/dispatches`],
		createForAuthenticatedUser: [`POST /user/repos`],
		createFork: [`POST /repos/{owner}/{repo}/forks`],
		createInOrg: [`POST /orgs/{org}/repos`],
		createOrUpdateEnvironment: [`PUT /repos/{owner}/{repo}/environments/{environment_name}`],
		createOrUpdateFileContents: [`PUT /repos/{owner}/{repo}/contents/{path}`],
		createOrgRuleset: [`POST /orgs/{org}/rulesets`],
		createPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments`],
		createPagesSite: [`POST /repos/{owner}/{repo}/pages`],
		createRelease: [`POST /repos/{owner}/{repo}/releases`],
		createRepoRuleset: [`POST /repos/{owner}/{repo}/rulesets`],
		createUsingTemplate: [`POST /repos/{template_owner}/{template_repo}/generate`],
		createWebhook: [`POST /repos/{owner}/{repo}/hooks`],
		customPropertiesForReposCreateOrUpdateRepositoryValues: [`PATCH /repos/{owner}/{repo}/properties/values`],
		customPropertiesForReposGetRepositoryValues: [`GET /repos/{owner}/{repo}/properties/values`],
		declineInvitation: [
			`DELETE /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `declineInvitationForAuthenticatedUser`] }
		],
		declineInvitationForAuthenticatedUser: [`DELETE /user/repository_invitations/{invitation_id}`],
		delete: [`DELETE /repos/{owner}/{repo}`],
		deleteAccessRestrictions: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		deleteAdminBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		deleteAnEnvironment: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}`],
		deleteAutolink: [`DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		deleteBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection`],
		deleteCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}`],
		deleteCommitSignatureProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		deleteDeployKey: [`DELETE /repos/{owner}/{repo}/keys/{key_id}`],
		deleteDeployment: [`DELETE /repos/{owner}/{repo}/deployments/{deployment_id}`],
		deleteDeploymentBranchPolicy: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		deleteFile: [`DELETE /repos/{owner}/{repo}/contents/{path}`],
		deleteInvitation: [`DELETE /repos/{owner}/{repo}/invitations/{invitation_id}`],
		deleteOrgRuleset: [`DELETE /orgs/{org}/rulesets/{ruleset_id}`],
		deletePagesSite: [`DELETE /repos/{owner}/{repo}/pages`],
		deletePullRequestReviewProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		deleteRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}`],
		deleteReleaseAsset: [`DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		deleteRepoRuleset: [`DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		deleteWebhook: [`DELETE /repos/{owner}/{repo}/hooks/{hook_id}`],
		disableAutomatedSecurityFixes: [`DELETE /repos/{owner}/{repo}/automated-security-fixes`],
		disableDeploymentProtectionRule: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		disableImmutableReleases: [`DELETE /repos/{owner}/{repo}/immutable-releases`],
		disablePrivateVulnerabilityReporting: [`DELETE /repos/{owner}/{repo}/private-vulnerability-reporting`],
		disableVulnerabilityAlerts: [`DELETE /repos/{owner}/{repo}/vulnerability-alerts`],
		downloadArchive: [
			`GET /repos/{owner}/{repo}/zipball/{ref}`,
			{},
			{ renamed: [`repos`, `downloadZipballArchive`] }
		],
		downloadTarballArchive: [`GET /repos/{owner}/{repo}/tarball/{ref}`],
		downloadZipballArchive: [`GET /repos/{owner}/{repo}/zipball/{ref}`],
		enableAutomatedSecurityFixes: [`PUT /repos/{owner}/{repo}/automated-security-fixes`],
		enableImmutableReleases: [`PUT /repos/{owner}/{repo}/immutable-releases`],
		enablePrivateVulnerabilityReporting: [`PUT /repos/{owner}/{repo}/private-vulnerability-reporting`],
		enableVulnerabilityAlerts: [`PUT /repos/{owner}/{repo}/vulnerability-alerts`],
		generateReleaseNotes: [`POST /repos/{owner}/{repo}/releases/generate-notes`],
		get: [`GET /repos/{owner}/{repo}`],
		getAccessRestrictions: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		getAdminBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		getAllDeploymentProtectionRules: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		getAllEnvironments: [`GET /repos/{owner}/{repo}/environments`],
		getAllStatusCheckContexts: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`],
		getAllTopics: [`GET /repos/{owner}/{repo}/topics`],
		getAppsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`],
		getAutolink: [`GET /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		getBranch: [`GET /repos/{owner}/{repo}/branches/{branch}`],
		getBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection`],
		getBranchRules: [`GET /repos/{owner}/{repo}/rules/branches/{branch}`],
		getClones: [`GET /repos/{owner}/{repo}/traffic/clones`],
		getCodeFrequencyStats: [`GET /repos/{owner}/{repo}/stats/code_frequency`],
		getCollaboratorPermissionLevel: [`GET /repos/{owner}/{repo}/collaborators/{username}/permission`],
		getCombinedStatusForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/status`],
		getCommit: [`GET /repos/{owner}/{repo}/commits/{ref}`],
		getCommitActivityStats: [`GET /repos/{owner}/{repo}/stats/commit_activity`],
		getCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}`],
		getCommitSignatureProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		getCommunityProfileMetrics: [`GET /repos/{owner}/{repo}/community/profile`],
		getContent: [`GET /repos/{owner}/{repo}/contents/{path}`],
		getContributorsStats: [`GET /repos/{owner}/{repo}/stats/contributors`],
		getCustomDeploymentProtectionRule: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		getDeployKey: [`GET /repos/{owner}/{repo}/keys/{key_id}`],
		getDeployment: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}`],
		getDeploymentBranchPolicy: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		getDeploymentStatus: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}`],
		getEnvironment: [`GET /repos/{owner}/{repo}/environments/{environment_name}`],
		getLatestPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/latest`],
		getLatestRelease: [`GET /repos/{owner}/{repo}/releases/latest`],
		getOrgRuleSuite: [`GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}`],
		getOrgRuleSuites: [`GET /orgs/{org}/rulesets/rule-suites`],
		getOrgRuleset: [`GET /orgs/{org}/rulesets/{ruleset_id}`],
		getOrgRulesets: [`GET /orgs/{org}/rulesets`],
		getPages: [`GET /repos/{owner}/{repo}/pages`],
		getPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/{build_id}`],
		getPagesDeployment: [`GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}`],
		getPagesHealthCheck: [`GET /repos/{owner}/{repo}/pages/health`],
		getParticipationStats: [`GET /repos/{owner}/{repo}/stats/participation`],
		getPullRequestReviewProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		getPunchCardStats: [`GET /repos/{owner}/{repo}/stats/punch_card`],
		getReadme: [`GET /repos/{owner}/{repo}/readme`],
		getReadmeInDirectory: [`GET /repos/{owner}/{repo}/readme/{dir}`],
		getRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}`],
		getReleaseAsset: [`GET /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		getReleaseByTag: [`GET /repos/{owner}/{repo}/releases/tags/{tag}`],
		getRepoRuleSuite: [`GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}`],
		getRepoRuleSuites: [`GET /repos/{owner}/{repo}/rulesets/rule-suites`],
		getRepoRuleset: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		getRepoRulesetHistory: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history`],
		getRepoRulesetVersion: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}`],
		getRepoRulesets: [`GET /repos/{owner}/{repo}/rulesets`],
		getStatusChecksProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		getTeamsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`],
		getTopPaths: [`GET /repos/{owner}/{repo}/traffic/popular/paths`],
		getTopReferrers: [`GET /repos/{owner}/{repo}/traffic/popular/referrers`],
		getUsersWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`],
		getViews: [`GET /repos/{owner}/{repo}/traffic/views`],
		getWebhook: [`GET /repos/{owner}/{repo}/hooks/{hook_id}`],
		getWebhookConfigForRepo: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}`],
		listActivities: [`GET /repos/{owner}/{repo}/activity`],
		listAttestations: [`GET /repos/{owner}/{repo}/attestations/{subject_digest}`],
		listAutolinks: [`GET /repos/{owner}/{repo}/autolinks`],
		listBranches: [`GET /repos/{owner}/{repo}/branches`],
		listBranchesForHeadCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head`],
		listCollaborators: [`GET /repos/{owner}/{repo}/collaborators`],
		listCommentsForCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		listCommitCommentsForRepo: [`GET /repos/{owner}/{repo}/comments`],
		listCommitStatusesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/statuses`],
		listCommits: [`GET /repos/{owner}/{repo}/commits`],
		listContributors: [`GET /repos/{owner}/{repo}/contributors`],
		listCustomDeploymentRuleIntegrations: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps`],
		listDeployKeys: [`GET /repos/{owner}/{repo}/keys`],
		listDeploymentBranchPolicies: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		listDeploymentStatuses: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		listDeployments: [`GET /repos/{owner}/{repo}/deployments`],
		listForAuthenticatedUser: [`GET /user/repos`],
		listForOrg: [`GET /orgs/{org}/repos`],
		listForUser: [`GET /users/{username}/repos`],
		listForks: [`GET /repos/{owner}/{repo}/forks`],
		listInvitations: [`GET /repos/{owner}/{repo}/invitations`],
		listInvitationsForAuthenticatedUser: [`GET /user/repository_invitations`],
		listLanguages: [`GET /repos/{owner}/{repo}/languages`],
		listPagesBuilds: [`GET /repos/{owner}/{repo}/pages/builds`],
		listPublic: [`GET /repositories`],
		listPullRequestsAssociatedWithCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls`],
		listReleaseAssets: [`GET /repos/{owner}/{repo}/releases/{release_id}/assets`],
		listReleases: [`GET /repos/{owner}/{repo}/releases`],
		listTags: [`GET /repos/{owner}/{repo}/tags`],
		listTeams: [`GET /repos/{owner}/{repo}/teams`],
		listWebhookDeliveries: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /repos/{owner}/{repo}/hooks`],
		merge: [`POST /repos/{owner}/{repo}/merges`],
		mergeUpstream: [`POST /repos/{owner}/{repo}/merge-upstream`],
		pingWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeAppAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		removeCollaborator: [`DELETE /repos/{owner}/{repo}/collaborators/{username}`],
		removeStatusCheckContexts: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		removeStatusCheckProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		removeTeamAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		removeUserAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		renameBranch: [`POST /repos/{owner}/{repo}/branches/{branch}/rename`],
		replaceAllTopics: [`PUT /repos/{owner}/{repo}/topics`],
		requestPagesBuild: [`POST /repos/{owner}/{repo}/pages/builds`],
		setAdminBranchProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		setAppAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		setStatusCheckContexts: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		setTeamAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		setUserAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		testPushWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/tests`],
		transfer: [`POST /repos/{owner}/{repo}/transfer`],
		update: [`PATCH /repos/{owner}/{repo}`],
		updateBranchProtection: [`PUT /repos/{owner}/{repo}/branches/{branch}/protection`],
		updateCommitComment: [`PATCH /repos/{owner}/{repo}/comments/{comment_id}`],
		updateDeploymentBranchPolicy: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		updateInformationAboutPagesSite: [`PUT /repos/{owner}/{repo}/pages`],
		updateInvitation: [`PATCH /repos/{owner}/{repo}/invitations/{invitation_id}`],
		updateOrgRuleset: [`PUT /orgs/{org}/rulesets/{ruleset_id}`],
		updatePullRequestReviewProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		updateRelease: [`PATCH /repos/{owner}/{repo}/releases/{release_id}`],
		updateReleaseAsset: [`PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		updateRepoRuleset: [`PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		updateStatusCheckPotection: [
			`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`,
			{},
			{ renamed: [`repos`, `updateStatusCheckProtection`] }
		],
		updateStatusCheckProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		updateWebhook: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}`],
		updateWebhookConfigForRepo: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		uploadReleaseAsset: [`POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}`, { baseUrl: `https://uploads.github.com` }]
	},
	search: {
		code: [`GET /search/code`],
		commits: [`GET /search/commits`],
		issuesAndPullRequests: [`GET /search/issues`],
		labels: [`GET /search/labels`],
		repos: [`GET /search/repositories`],
		topics: [`GET /search/topics`],
		users: [`GET /search/users`]
	},
	secretScanning: {
		createPushProtectionBypass: [`POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses`],
		getAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		getScanHistory: [`GET /repos/{owner}/{repo}/secret-scanning/scan-history`],
		listAlertsForOrg: [`GET /orgs/{org}/secret-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/secret-scanning/alerts`],
		listLocationsForAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations`],
		listOrgPatternConfigs: [`GET /orgs/{org}/secret-scanning/pattern-configurations`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		updateOrgPatternConfigs: [`PATCH /orgs/{org}/secret-scanning/pattern-configurations`]
	},
	securityAdvisories: {
		createFork: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks`],
		createPrivateVulnerabilityReport: [`POST /repos/{owner}/{repo}/security-advisories/reports`],
		createRepositoryAdvisory: [`POST /repos/{owner}/{repo}/security-advisories`],
		createRepositoryAdvisoryCveRequest: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve`],
		getGlobalAdvisory: [`GET /advisories/{ghsa_id}`],
		getRepositoryAdvisory: [`GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}`],
		listGlobalAdvisories: [`GET /advisories`],
		listOrgRepositoryAdvisories: [`GET /orgs/{org}/security-advisories`],
		listRepositoryAdvisories: [`GET /repos/{owner}/{repo}/security-advisories`],
		updateRepositoryAdvisory: [`PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}`]
	},
	teams: {
		addOrUpdateMembershipForUserInOrg: [`PUT /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		addOrUpdateRepoPermissionsInOrg: [`PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		checkPermissionsForRepoInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		create: [`POST /orgs/{org}/teams`],
		createDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		createDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions`],
		deleteDiscussionCommentInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		deleteDiscussionInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		deleteInOrg: [`DELETE /orgs/{org}/teams/{team_slug}`],
		getByName: [`GET /orgs/{org}/teams/{team_slug}`],
		getDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		getDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		getMembershipForUserInOrg: [`GET /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		list: [`GET /orgs/{org}/teams`],
		listChildInOrg: [`GET /orgs/{org}/teams/{team_slug}/teams`],
		listDiscussionCommentsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		listDiscussionsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions`],
		listForAuthenticatedUser: [`GET /user/teams`],
		listMembersInOrg: [`GET /orgs/{org}/teams/{team_slug}/members`],
		listPendingInvitationsInOrg: [`GET /orgs/{org}/teams/{team_slug}/invitations`],
		listReposInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos`],
		removeMembershipForUserInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		removeRepoInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		updateDiscussionCommentInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		updateDiscussionInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		updateInOrg: [`PATCH /orgs/{org}/teams/{team_slug}`]
	},
	users: {
		addEmailForAuthenticated: [
			`POST /user/emails`,
			{},
			{ renamed: [`users`, `addEmailForAuthenticatedUser`] }
		],
		addEmailForAuthenticatedUser: [`POST /user/emails`],
		addSocialAccountForAuthenticatedUser: [`POST /user/social_accounts`],
		block: [`PUT /user/blocks/{username}`],
		checkBlocked: [`GET /user/blocks/{username}`],
		checkFollowingForUser: [`GET /users/{username}/following/{target_user}`],
		checkPersonIsFollowedByAuthenticated: [`GET /user/following/{username}`],
		createGpgKeyForAuthenticated: [
			`POST /user/gpg_keys`,
			{},
			{ renamed: [`users`, `createGpgKeyForAuthenticatedUser`] }
		],
		createGpgKeyForAuthenticatedUser: [`POST /user/gpg_keys`],
		createPublicSshKeyForAuthenticated: [
			`POST /user/keys`,
			{},
			{ renamed: [`users`, `createPublicSshKeyForAuthenticatedUser`] }
		],
		createPublicSshKeyForAuthenticatedUser: [`POST /user/keys`],
		createSshSigningKeyForAuthenticatedUser: [`POST /user/ssh_signing_keys`],
		deleteAttestationsBulk: [`POST /users/{username}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /users/{username}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /users/{username}/attestations/digest/{subject_digest}`],
		deleteEmailForAuthenticated: [
			`DELETE /user/emails`,
			{},
			{ renamed: [`users`, `deleteEmailForAuthenticatedUser`] }
		],
		deleteEmailForAuthenticatedUser: [`DELETE /user/emails`],
		deleteGpgKeyForAuthenticated: [
			`DELETE /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `deleteGpgKeyForAuthenticatedUser`] }
		],
		deleteGpgKeyForAuthenticatedUser: [`DELETE /user/gpg_keys/{gpg_key_id}`],
		deletePublicSshKeyForAuthenticated: [
			`DELETE /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `deletePublicSshKeyForAuthenticatedUser`] }
		],
		deletePublicSshKeyForAuthenticatedUser: [`DELETE /user/keys/{key_id}`],
		deleteSocialAccountForAuthenticatedUser: [`DELETE /user/social_accounts`],
		deleteSshSigningKeyForAuthenticatedUser: [`DELETE /user/ssh_signing_keys/{ssh_signing_key_id}`],
		follow: [`PUT /user/following/{username}`],
		getAuthenticated: [`GET /user`],
		getById: [`GET /user/{account_id}`],
		getByUsername: [`GET /users/{username}`],
		getContextForUser: [`GET /users/{username}/hovercard`],
		getGpgKeyForAuthenticated: [
			`GET /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `getGpgKeyForAuthenticatedUser`] }
		],
		getGpgKeyForAuthenticatedUser: [`GET /user/gpg_keys/{gpg_key_id}`],
		getPublicSshKeyForAuthenticated: [
			`GET /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `getPublicSshKeyForAuthenticatedUser`] }
		],
		getPublicSshKeyForAuthenticatedUser: [`GET /user/keys/{key_id}`],
		getSshSigningKeyForAuthenticatedUser: [`GET /user/ssh_signing_keys/{ssh_signing_key_id}`],
		list: [`GET /users`],
		listAttestations: [`GET /users/{username}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /users/{username}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedByAuthenticated: [
			`GET /user/blocks`,
			{},
			{ renamed: [`users`, `listBlockedByAuthenticatedUser`] }
		],
		listBlockedByAuthenticatedUser: [`GET /user/blocks`],
		listEmailsForAuthenticated: [
			`GET /user/emails`,
			{},
			{ renamed: [`users`, `listEmailsForAuthenticatedUser`] }
		],
		listEmailsForAuthenticatedUser: [`GET /user/emails`],
		listFollowedByAuthenticated: [
			`GET /user/following`,
			{},
			{ renamed: [`users`, `listFollowedByAuthenticatedUser`] }
		],
		listFollowedByAuthenticatedUser: [`GET /user/following`],
		listFollowersForAuthenticatedUser: [`GET /user/followers`],
		listFollowersForUser: [`GET /users/{username}/followers`],
		listFollowingForUser: [`GET /users/{username}/following`],
		listGpgKeysForAuthenticated: [
			`GET /user/gpg_keys`,
			{},
			{ renamed: [`users`, `listGpgKeysForAuthenticatedUser`] }
		],
		listGpgKeysForAuthenticatedUser: [`GET /user/gpg_keys`],
		listGpgKeysForUser: [`GET /users/{username}/gpg_keys`],
		listPublicEmailsForAuthenticated: [
			`GET /user/public_emails`,
			{},
			{ renamed: [`users`, `listPublicEmailsForAuthenticatedUser`] }
		],
		listPublicEmailsForAuthenticatedUser: [`GET /user/public_emails`],
		listPublicKeysForUser: [`GET /users/{username}/keys`],
		listPublicSshKeysForAuthenticated: [
			`GET /user/keys`,
			{},
			{ renamed: [`users`, `listPublicSshKeysForAuthenticatedUser`] }
		],
		listPublicSshKeysForAuthenticatedUser: [`GET /user/keys`],
		listSocialAccountsForAuthenticatedUser: [`GET /user/social_accounts`],
		listSocialAccountsForUser: [`GET /users/{username}/social_accounts`],
		listSshSigningKeysForAuthenticatedUser: [`GET /user/ssh_signing_keys`],
		listSshSigningKeysForUser: [`GET /users/{username}/ssh_signing_keys`],
		setPrimaryEmailVisibilityForAuthenticated: [
			`PATCH /user/email/visibility`,
			{},
			{ renamed: [`users`, `setPrimaryEmailVisibilityForAuthenticatedUser`] }
		],
		setPrimaryEmailVisibilityForAuthenticatedUser: [`PATCH /user/email/visibility`],
		unblock: [`DELETE /user/blocks/{username}`],
		unfollow: [`DELETE /user/following/{username}`],
		updateAuthenticated: [`PATCH /user`]
	}
};
const L = new Map();
for (let [e, t] of Object.entries(I)) for (let [n, r] of Object.entries(t)) {
	let [t, i, a] = r, [o, s] = t.split(/ /), c = Object.assign({
		method: o,
		url: s
	}, i);
	L.has(e) || L.set(e, new Map()), L.get(e).set(n, {
		scope: e,
		methodName: n,
		endpointDefaults: c,
		decorations: a
	});
}
const R = {
	has({ scope: e }, t) {
		return L.get(e).has(t);
	},
	getOwnPropertyDescriptor(e, t) {
		return {
			value: this.get(e, t),
			configurable: !0,
			writable: !0,
			enumerable: !0
		};
	},
	defineProperty(e, t, n) {
		return Object.defineProperty(e.cache, t, n), !0;
	},
	deleteProperty(e, t) {
		return delete e.cache[t], !0;
	},
	ownKeys({ scope: e }) {
		return [...L.get(e).keys()];
	},
	set(e, t, n) {
		return e.cache[t] = n;
	},
	get({ octokit: e, scope: t, cache: n }, r) {
		if (n[r]) return n[r];
		let i = L.get(t).get(r);
		if (!i) return;
		let { endpointDefaults: a, decorations: o } = i;
		return n[r] = o ? decorate(e, t, r, a, o) : e.request.defaults(a), n[r];
	}
};
function endpointsToMethods(e) {
	let t = {};
	for (let n of L.keys()) t[n] = new Proxy({
		octokit: e,
		scope: n,
		cache: {}
	}, R);
	return t;
}
function decorate(e, t, n, r, i) {
	let a = e.request.defaults(r);
	function withDecorations(...r) {
		let o = a.endpoint.merge(...r);
		if (i.mapToData) return o = Object.assign({}, o, {
			data: o[i.mapToData],
			[i.mapToData]: void 0
		}), a(o);
		if (i.renamed) {
			let [r, a] = i.renamed;
			e.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${r}.${a}()`);
		}
		if (i.deprecated && e.log.warn(i.deprecated), i.renamedParameters) {
			let o = a.endpoint.merge(...r);
			for (let [r, a] of Object.entries(i.renamedParameters)) r in o && (e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${n}()". Use "${a}" instead`), a in o || (o[a] = o[r]), delete o[r]);
			return a(o);
		}
		return a(...r);
	}
	return Object.assign(withDecorations, a);
}
function legacyRestEndpointMethods(e) {
	let t = endpointsToMethods(e);
	return {
		...t,
		rest: t
	};
}
legacyRestEndpointMethods.VERSION = `17.0.0`;
var z = `0.0.0-development`;
function normalizePaginatedListResponse(e) {
	if (!e.data) return {
		...e,
		data: []
	};
	if (!((`total_count` in e.data || `total_commits` in e.data) && !(`url` in e.data))) return e;
	let t = e.data.incomplete_results, n = e.data.repository_selection, r = e.data.total_count, i = e.data.total_commits;
	delete e.data.incomplete_results, delete e.data.repository_selection, delete e.data.total_count, delete e.data.total_commits;
	let a = Object.keys(e.data)[0];
	return e.data = e.data[a], t !== void 0 && (e.data.incomplete_results = t), n !== void 0 && (e.data.repository_selection = n), e.data.total_count = r, e.data.total_commits = i, e;
}
function iterator(e, t, n) {
	let r = typeof t == `function` ? t.endpoint(n) : e.request.endpoint(t, n), i = typeof t == `function` ? t : e.request, a = r.method, o = r.headers, s = r.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!s) return { done: !0 };
		try {
			let e = normalizePaginatedListResponse(await i({
				method: a,
				url: s,
				headers: o
			}));
			if (s = ((e.headers.link || ``).match(/<([^<>]+)>;\s*rel="next"/) || [])[1], !s && `total_commits` in e.data) {
				let t = new URL(e.url), n = t.searchParams, r = parseInt(n.get(`page`) || `1`, 10);
				r * parseInt(n.get(`per_page`) || `250`, 10) < e.data.total_commits && (n.set(`page`, String(r + 1)), s = t.toString());
			}
			return { value: e };
		} catch (e) {
			if (e.status !== 409) throw e;
			return s = ``, { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function paginate(e, t, n, r) {
	return typeof n == `function` && (r = n, n = void 0), gather(e, [], iterator(e, t, n)[Symbol.asyncIterator](), r);
}
function gather(e, t, n, r) {
	return n.next().then((i) => {
		if (i.done) return t;
		let a = !1;
		function done() {
			a = !0;
		}
		return t = t.concat(r ? r(i.value, done) : i.value.data), a ? t : gather(e, t, n, r);
	});
}
Object.assign(paginate, { iterator });
function paginateRest(e) {
	return { paginate: Object.assign(paginate.bind(null, e), { iterator: iterator.bind(null, e) }) };
}
paginateRest.VERSION = z;
var B = e(t(((e, t, n) => {
	(function(n, r) {
		typeof e == `object` && t !== void 0 ? t.exports = r() : typeof define == `function` && define.amd ? define(r) : n.Bottleneck = r();
	})(n, (function() {
		var e = typeof globalThis < `u` ? globalThis : typeof window < `u` ? window : typeof global < `u` ? global : typeof self < `u` ? self : {};
		function getCjsExportFromNamespace(e) {
			return e && e.default || e;
		}
		var t = {
			load: function(e, t, n = {}) {
				var r, i;
				for (r in t) i = t[r], n[r] = e[r] ?? i;
				return n;
			},
			overwrite: function(e, t, n = {}) {
				var r, i;
				for (r in e) i = e[r], t[r] !== void 0 && (n[r] = i);
				return n;
			}
		}, DLList_1 = class {
			constructor(e, t) {
				this.incr = e, this.decr = t, this._first = null, this._last = null, this.length = 0;
			}
			push(e) {
				var t;
				this.length++, typeof this.incr == `function` && this.incr(), t = {
					value: e,
					prev: this._last,
					next: null
				}, this._last == null ? this._first = this._last = t : (this._last.next = t, this._last = t);
			}
			shift() {
				var e;
				if (this._first != null) return this.length--, typeof this.decr == `function` && this.decr(), e = this._first.value, (this._first = this._first.next) == null ? this._last = null : this._first.prev = null, e;
			}
			first() {
				if (this._first != null) return this._first.value;
			}
			getArray() {
				for (var e = this._first, t, n = []; e != null;) n.push((t = e, e = e.next, t.value));
				return n;
			}
			forEachShift(e) {
				for (var t = this.shift(); t != null;) e(t), t = this.shift();
			}
			debug() {
				for (var e = this._first, t, n = []; e != null;) n.push((t = e, e = e.next, {
					value: t.value,
					prev: t.prev?.value,
					next: t.next?.value
				}));
				return n;
			}
		}, Events_1 = class {
			constructor(e) {
				if (this.instance = e, this._events = {}, this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) throw Error(`An Emitter already exists for this object`);
				this.instance.on = (e, t) => this._addListener(e, `many`, t), this.instance.once = (e, t) => this._addListener(e, `once`, t), this.instance.removeAllListeners = (e = null) => e == null ? this._events = {} : delete this._events[e];
			}
			_addListener(e, t, n) {
				var r;
				return (r = this._events)[e] ?? (r[e] = []), this._events[e].push({
					cb: n,
					status: t
				}), this.instance;
			}
			listenerCount(e) {
				return this._events[e] == null ? 0 : this._events[e].length;
			}
			async trigger(e, ...t) {
				var n, r;
				try {
					return e !== `debug` && this.trigger(`debug`, `Event triggered: ${e}`, t), this._events[e] == null ? void 0 : (this._events[e] = this._events[e].filter(function(e) {
						return e.status !== `none`;
					}), r = this._events[e].map(async (e) => {
						var n, r;
						if (e.status !== `none`) {
							e.status === `once` && (e.status = `none`);
							try {
								return r = typeof e.cb == `function` ? e.cb(...t) : void 0, typeof r?.then == `function` ? await r : r;
							} catch (e) {
								return n = e, this.trigger(`error`, n), null;
							}
						}
					}), (await Promise.all(r)).find(function(e) {
						return e != null;
					}));
				} catch (e) {
					return n = e, this.trigger(`error`, n), null;
				}
			}
		}, n = DLList_1, r = Events_1, Queues_1 = class {
			constructor(e) {
				this.Events = new r(this), this._length = 0, this._lists = (function() {
					var t, r, i = [];
					for (t = 1, r = e; 1 <= r ? t <= r : t >= r; 1 <= r ? ++t : --t) i.push(new n((() => this.incr()), (() => this.decr())));
					return i;
				}).call(this);
			}
			incr() {
				if (this._length++ === 0) return this.Events.trigger(`leftzero`);
			}
			decr() {
				if (--this._length === 0) return this.Events.trigger(`zero`);
			}
			push(e) {
				return this._lists[e.options.priority].push(e);
			}
			queued(e) {
				return e == null ? this._length : this._lists[e].length;
			}
			shiftAll(e) {
				return this._lists.forEach(function(t) {
					return t.forEachShift(e);
				});
			}
			getFirst(e = this._lists) {
				for (var t = 0, n = e.length, r; t < n; t++) if (r = e[t], r.length > 0) return r;
				return [];
			}
			shiftLastFrom(e) {
				return this.getFirst(this._lists.slice(e).reverse()).shift();
			}
		}, BottleneckError_1 = class extends Error {}, i, a, Job, o = 10, s;
		a = 5, s = t, i = BottleneckError_1, Job = class {
			constructor(e, t, n, r, i, a, o, c) {
				this.task = e, this.args = t, this.rejectOnDrop = i, this.Events = a, this._states = o, this.Promise = c, this.options = s.load(n, r), this.options.priority = this._sanitizePriority(this.options.priority), this.options.id === r.id && (this.options.id = `${this.options.id}-${this._randomIndex()}`), this.promise = new this.Promise((e, t) => {
					this._resolve = e, this._reject = t;
				}), this.retryCount = 0;
			}
			_sanitizePriority(e) {
				var t = ~~e === e ? e : a;
				return t < 0 ? 0 : t > o - 1 ? o - 1 : t;
			}
			_randomIndex() {
				return Math.random().toString(36).slice(2);
			}
			doDrop({ error: e, message: t = `This job has been dropped by Bottleneck` } = {}) {
				return this._states.remove(this.options.id) ? (this.rejectOnDrop && this._reject(e ?? new i(t)), this.Events.trigger(`dropped`, {
					args: this.args,
					options: this.options,
					task: this.task,
					promise: this.promise
				}), !0) : !1;
			}
			_assertStatus(e) {
				var t = this._states.jobStatus(this.options.id);
				if (!(t === e || e === `DONE` && t === null)) throw new i(`Invalid job status ${t}, expected ${e}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
			}
			doReceive() {
				return this._states.start(this.options.id), this.Events.trigger(`received`, {
					args: this.args,
					options: this.options
				});
			}
			doQueue(e, t) {
				return this._assertStatus(`RECEIVED`), this._states.next(this.options.id), this.Events.trigger(`queued`, {
					args: this.args,
					options: this.options,
					reachedHWM: e,
					blocked: t
				});
			}
			doRun() {
				return this.retryCount === 0 ? (this._assertStatus(`QUEUED`), this._states.next(this.options.id)) : this._assertStatus(`EXECUTING`), this.Events.trigger(`scheduled`, {
					args: this.args,
					options: this.options
				});
			}
			async doExecute(e, t, n, r) {
				var i, a, o;
				this.retryCount === 0 ? (this._assertStatus(`RUNNING`), this._states.next(this.options.id)) : this._assertStatus(`EXECUTING`), a = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				}, this.Events.trigger(`executing`, a);
				try {
					if (o = await (e == null ? this.task(...this.args) : e.schedule(this.options, this.task, ...this.args)), t()) return this.doDone(a), await r(this.options, a), this._assertStatus(`DONE`), this._resolve(o);
				} catch (e) {
					return i = e, this._onFailure(i, a, t, n, r);
				}
			}
			doExpire(e, t, n) {
				var r, a;
				return this._states.jobStatus(this.options.id === `RUNNING`) && this._states.next(this.options.id), this._assertStatus(`EXECUTING`), a = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				}, r = new i(`This job timed out after ${this.options.expiration} ms.`), this._onFailure(r, a, e, t, n);
			}
			async _onFailure(e, t, n, r, i) {
				var a, o;
				if (n()) return a = await this.Events.trigger(`failed`, e, t), a == null ? (this.doDone(t), await i(this.options, t), this._assertStatus(`DONE`), this._reject(e)) : (o = ~~a, this.Events.trigger(`retry`, `Retrying ${this.options.id} after ${o} ms`, t), this.retryCount++, r(o));
			}
			doDone(e) {
				return this._assertStatus(`EXECUTING`), this._states.next(this.options.id), this.Events.trigger(`done`, e);
			}
		};
		var c = Job, l, LocalDatastore, u = t;
		l = BottleneckError_1, LocalDatastore = class {
			constructor(e, t, n) {
				this.instance = e, this.storeOptions = t, this.clientId = this.instance._randomIndex(), u.load(n, n, this), this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now(), this._running = 0, this._done = 0, this._unblockTime = 0, this.ready = this.Promise.resolve(), this.clients = {}, this._startHeartbeat();
			}
			_startHeartbeat() {
				var e;
				return this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null) ? typeof (e = this.heartbeat = setInterval(() => {
					var e, t, n, r = Date.now(), i;
					if (this.storeOptions.reservoirRefreshInterval != null && r >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval && (this._lastReservoirRefresh = r, this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount, this.instance._drainAll(this.computeCapacity())), this.storeOptions.reservoirIncreaseInterval != null && r >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval && ({reservoirIncreaseAmount: e, reservoirIncreaseMaximum: n, reservoir: i} = this.storeOptions, this._lastReservoirIncrease = r, t = n == null ? e : Math.min(e, n - i), t > 0)) return this.storeOptions.reservoir += t, this.instance._drainAll(this.computeCapacity());
				}, this.heartbeatInterval)).unref == `function` ? e.unref() : void 0 : clearInterval(this.heartbeat);
			}
			async __publish__(e) {
				return await this.yieldLoop(), this.instance.Events.trigger(`message`, e.toString());
			}
			async __disconnect__(e) {
				return await this.yieldLoop(), clearInterval(this.heartbeat), this.Promise.resolve();
			}
			yieldLoop(e = 0) {
				return new this.Promise(function(t, n) {
					return setTimeout(t, e);
				});
			}
			computePenalty() {
				return this.storeOptions.penalty ?? (15 * this.storeOptions.minTime || 5e3);
			}
			async __updateSettings__(e) {
				return await this.yieldLoop(), u.overwrite(e, e, this.storeOptions), this._startHeartbeat(), this.instance._drainAll(this.computeCapacity()), !0;
			}
			async __running__() {
				return await this.yieldLoop(), this._running;
			}
			async __queued__() {
				return await this.yieldLoop(), this.instance.queued();
			}
			async __done__() {
				return await this.yieldLoop(), this._done;
			}
			async __groupCheck__(e) {
				return await this.yieldLoop(), this._nextRequest + this.timeout < e;
			}
			computeCapacity() {
				var e, t;
				return {maxConcurrent: e, reservoir: t} = this.storeOptions, e != null && t != null ? Math.min(e - this._running, t) : e == null ? t ?? null : e - this._running;
			}
			conditionsCheck(e) {
				var t = this.computeCapacity();
				return t == null || e <= t;
			}
			async __incrementReservoir__(e) {
				var t;
				return await this.yieldLoop(), t = this.storeOptions.reservoir += e, this.instance._drainAll(this.computeCapacity()), t;
			}
			async __currentReservoir__() {
				return await this.yieldLoop(), this.storeOptions.reservoir;
			}
			isBlocked(e) {
				return this._unblockTime >= e;
			}
			check(e, t) {
				return this.conditionsCheck(e) && this._nextRequest - t <= 0;
			}
			async __check__(e) {
				var t;
				return await this.yieldLoop(), t = Date.now(), this.check(e, t);
			}
			async __register__(e, t, n) {
				var r, i;
				return await this.yieldLoop(), r = Date.now(), this.conditionsCheck(t) ? (this._running += t, this.storeOptions.reservoir != null && (this.storeOptions.reservoir -= t), i = Math.max(this._nextRequest - r, 0), this._nextRequest = r + i + this.storeOptions.minTime, {
					success: !0,
					wait: i,
					reservoir: this.storeOptions.reservoir
				}) : { success: !1 };
			}
			strategyIsBlock() {
				return this.storeOptions.strategy === 3;
			}
			async __submit__(e, t) {
				var n, r, i;
				if (await this.yieldLoop(), this.storeOptions.maxConcurrent != null && t > this.storeOptions.maxConcurrent) throw new l(`Impossible to add a job having a weight of ${t} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
				return r = Date.now(), i = this.storeOptions.highWater != null && e === this.storeOptions.highWater && !this.check(t, r), n = this.strategyIsBlock() && (i || this.isBlocked(r)), n && (this._unblockTime = r + this.computePenalty(), this._nextRequest = this._unblockTime + this.storeOptions.minTime, this.instance._dropAllQueued()), {
					reachedHWM: i,
					blocked: n,
					strategy: this.storeOptions.strategy
				};
			}
			async __free__(e, t) {
				return await this.yieldLoop(), this._running -= t, this._done += t, this.instance._drainAll(this.computeCapacity()), { running: this._running };
			}
		};
		var d = LocalDatastore, f = BottleneckError_1, States_1 = class {
			constructor(e) {
				this.status = e, this._jobs = {}, this.counts = this.status.map(function() {
					return 0;
				});
			}
			next(e) {
				var t = this._jobs[e], n = t + 1;
				if (t != null && n < this.status.length) return this.counts[t]--, this.counts[n]++, this._jobs[e]++;
				if (t != null) return this.counts[t]--, delete this._jobs[e];
			}
			start(e) {
				var t = 0;
				return this._jobs[e] = t, this.counts[t]++;
			}
			remove(e) {
				var t = this._jobs[e];
				return t != null && (this.counts[t]--, delete this._jobs[e]), t != null;
			}
			jobStatus(e) {
				return this.status[this._jobs[e]] ?? null;
			}
			statusJobs(e) {
				var t, n, r, i, a;
				if (e != null) {
					if (n = this.status.indexOf(e), n < 0) throw new f(`status must be one of ${this.status.join(`, `)}`);
					for (t in r = this._jobs, i = [], r) a = r[t], a === n && i.push(t);
					return i;
				}
				return Object.keys(this._jobs);
			}
			statusCounts() {
				return this.counts.reduce(((e, t, n) => (e[this.status[n]] = t, e)), {});
			}
		}, p = DLList_1, Sync_1 = class {
			constructor(e, t) {
				this.schedule = this.schedule.bind(this), this.name = e, this.Promise = t, this._running = 0, this._queue = new p();
			}
			isEmpty() {
				return this._queue.length === 0;
			}
			async _tryToRun() {
				var e, t, n, r, i, a, o;
				if (this._running < 1 && this._queue.length > 0) return this._running++, {task: o, args: e, resolve: i, reject: r} = this._queue.shift(), t = await (async function() {
					try {
						return a = await o(...e), function() {
							return i(a);
						};
					} catch (e) {
						return n = e, function() {
							return r(n);
						};
					}
				})(), this._running--, this._tryToRun(), t();
			}
			schedule(e, ...t) {
				var n, r, i = r = null;
				return n = new this.Promise(function(e, t) {
					return i = e, r = t;
				}), this._queue.push({
					task: e,
					args: t,
					resolve: i,
					reject: r
				}), this._tryToRun(), n;
			}
		}, m = `2.19.5`, h = Object.freeze({
			version: m,
			default: { version: m }
		}), require$$2 = () => console.log(`You must import the full version of Bottleneck in order to use this feature.`), require$$3 = () => console.log(`You must import the full version of Bottleneck in order to use this feature.`), require$$4 = () => console.log(`You must import the full version of Bottleneck in order to use this feature.`), g, _, v, y, b, x = t;
		g = Events_1, y = require$$2, v = require$$3, b = require$$4, _ = (function() {
			class Group {
				constructor(e = {}) {
					this.deleteKey = this.deleteKey.bind(this), this.limiterOptions = e, x.load(this.limiterOptions, this.defaults, this), this.Events = new g(this), this.instances = {}, this.Bottleneck = B, this._startAutoCleanup(), this.sharedConnection = this.connection != null, this.connection ?? (this.limiterOptions.datastore === `redis` ? this.connection = new y(Object.assign({}, this.limiterOptions, { Events: this.Events })) : this.limiterOptions.datastore === `ioredis` && (this.connection = new v(Object.assign({}, this.limiterOptions, { Events: this.Events }))));
				}
				key(e = ``) {
					return this.instances[e] ?? (() => {
						var t = this.instances[e] = new this.Bottleneck(Object.assign(this.limiterOptions, {
							id: `${this.id}-${e}`,
							timeout: this.timeout,
							connection: this.connection
						}));
						return this.Events.trigger(`created`, t, e), t;
					})();
				}
				async deleteKey(e = ``) {
					var t, n = this.instances[e];
					return this.connection && (t = await this.connection.__runCommand__([`del`, ...b.allKeys(`${this.id}-${e}`)])), n != null && (delete this.instances[e], await n.disconnect()), n != null || t > 0;
				}
				limiters() {
					var e, t = this.instances, n = [], r;
					for (e in t) r = t[e], n.push({
						key: e,
						limiter: r
					});
					return n;
				}
				keys() {
					return Object.keys(this.instances);
				}
				async clusterKeys() {
					var e, t, n, r, i, a, o, s, c;
					if (this.connection == null) return this.Promise.resolve(this.keys());
					for (a = [], e = null, c = `b_${this.id}-`.length, t = 9; e !== 0;) for ([s, n] = await this.connection.__runCommand__([
						`scan`,
						e ?? 0,
						`match`,
						`b_${this.id}-*_settings`,
						`count`,
						1e4
					]), e = ~~s, r = 0, o = n.length; r < o; r++) i = n[r], a.push(i.slice(c, -t));
					return a;
				}
				_startAutoCleanup() {
					var e;
					return clearInterval(this.interval), typeof (e = this.interval = setInterval(async () => {
						var e, t, n, r, i = Date.now(), a;
						for (t in n = this.instances, r = [], n) {
							a = n[t];
							try {
								await a._store.__groupCheck__(i) ? r.push(this.deleteKey(t)) : r.push(void 0);
							} catch (t) {
								e = t, r.push(a.Events.trigger(`error`, e));
							}
						}
						return r;
					}, this.timeout / 2)).unref == `function` ? e.unref() : void 0;
				}
				updateSettings(e = {}) {
					if (x.overwrite(e, this.defaults, this), x.overwrite(e, e, this.limiterOptions), e.timeout != null) return this._startAutoCleanup();
				}
				disconnect(e = !0) {
					if (!this.sharedConnection) return this.connection?.disconnect(e);
				}
			}
			return Group.prototype.defaults = {
				timeout: 3e5,
				connection: null,
				Promise,
				id: `group-key`
			}, Group;
		}).call(e);
		var S = _, C, w, T = t;
		w = Events_1, C = (function() {
			class Batcher {
				constructor(e = {}) {
					this.options = e, T.load(this.options, this.defaults, this), this.Events = new w(this), this._arr = [], this._resetPromise(), this._lastFlush = Date.now();
				}
				_resetPromise() {
					return this._promise = new this.Promise((e, t) => this._resolve = e);
				}
				_flush() {
					return clearTimeout(this._timeout), this._lastFlush = Date.now(), this._resolve(), this.Events.trigger(`batch`, this._arr), this._arr = [], this._resetPromise();
				}
				add(e) {
					var t;
					return this._arr.push(e), t = this._promise, this._arr.length === this.maxSize ? this._flush() : this.maxTime != null && this._arr.length === 1 && (this._timeout = setTimeout(() => this._flush(), this.maxTime)), t;
				}
			}
			return Batcher.prototype.defaults = {
				maxTime: null,
				maxSize: null,
				Promise
			}, Batcher;
		}).call(e);
		var E = C, require$$4$1 = () => console.log(`You must import the full version of Bottleneck in order to use this feature.`), D = getCjsExportFromNamespace(h), O, k, A, j, M, N, P, F, I, L, R, z = [].splice;
		N = 10, k = 5, R = t, P = Queues_1, j = c, M = d, F = require$$4$1, A = Events_1, I = States_1, L = Sync_1, O = (function() {
			class Bottleneck {
				constructor(e = {}, ...t) {
					var n, r;
					this._addToQueue = this._addToQueue.bind(this), this._validateOptions(e, t), R.load(e, this.instanceDefaults, this), this._queues = new P(N), this._scheduled = {}, this._states = new I([
						`RECEIVED`,
						`QUEUED`,
						`RUNNING`,
						`EXECUTING`
					].concat(this.trackDoneStatus ? [`DONE`] : [])), this._limiter = null, this.Events = new A(this), this._submitLock = new L(`submit`, this.Promise), this._registerLock = new L(`register`, this.Promise), r = R.load(e, this.storeDefaults, {}), this._store = (function() {
						if (this.datastore === `redis` || this.datastore === `ioredis` || this.connection != null) return n = R.load(e, this.redisStoreDefaults, {}), new F(this, r, n);
						if (this.datastore === `local`) return n = R.load(e, this.localStoreDefaults, {}), new M(this, r, n);
						throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
					}).call(this), this._queues.on(`leftzero`, () => {
						var e;
						return (e = this._store.heartbeat) == null ? void 0 : typeof e.ref == `function` ? e.ref() : void 0;
					}), this._queues.on(`zero`, () => {
						var e;
						return (e = this._store.heartbeat) == null ? void 0 : typeof e.unref == `function` ? e.unref() : void 0;
					});
				}
				_validateOptions(e, t) {
					if (!(typeof e == `object` && e && t.length === 0)) throw new Bottleneck.prototype.BottleneckError(`Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.`);
				}
				ready() {
					return this._store.ready;
				}
				clients() {
					return this._store.clients;
				}
				channel() {
					return `b_${this.id}`;
				}
				channel_client() {
					return `b_${this.id}_${this._store.clientId}`;
				}
				publish(e) {
					return this._store.__publish__(e);
				}
				disconnect(e = !0) {
					return this._store.__disconnect__(e);
				}
				chain(e) {
					return this._limiter = e, this;
				}
				queued(e) {
					return this._queues.queued(e);
				}
				clusterQueued() {
					return this._store.__queued__();
				}
				empty() {
					return this.queued() === 0 && this._submitLock.isEmpty();
				}
				running() {
					return this._store.__running__();
				}
				done() {
					return this._store.__done__();
				}
				jobStatus(e) {
					return this._states.jobStatus(e);
				}
				jobs(e) {
					return this._states.statusJobs(e);
				}
				counts() {
					return this._states.statusCounts();
				}
				_randomIndex() {
					return Math.random().toString(36).slice(2);
				}
				check(e = 1) {
					return this._store.__check__(e);
				}
				_clearGlobalState(e) {
					return this._scheduled[e] != null && (clearTimeout(this._scheduled[e].expiration), delete this._scheduled[e], !0);
				}
				async _free(e, t, n, r) {
					var i, a;
					try {
						if ({running: a} = await this._store.__free__(e, n.weight), this.Events.trigger(`debug`, `Freed ${n.id}`, r), a === 0 && this.empty()) return this.Events.trigger(`idle`);
					} catch (e) {
						return i = e, this.Events.trigger(`error`, i);
					}
				}
				_run(e, t, n) {
					var r, i, a;
					return t.doRun(), r = this._clearGlobalState.bind(this, e), a = this._run.bind(this, e, t), i = this._free.bind(this, e, t), this._scheduled[e] = {
						timeout: setTimeout(() => t.doExecute(this._limiter, r, a, i), n),
						expiration: t.options.expiration == null ? void 0 : setTimeout(function() {
							return t.doExpire(r, a, i);
						}, n + t.options.expiration),
						job: t
					};
				}
				_drainOne(e) {
					return this._registerLock.schedule(() => {
						var t, n, r, i, a;
						return this.queued() === 0 || (a = this._queues.getFirst(), {options: i, args: t} = r = a.first(), e != null && i.weight > e) ? this.Promise.resolve(null) : (this.Events.trigger(`debug`, `Draining ${i.id}`, {
							args: t,
							options: i
						}), n = this._randomIndex(), this._store.__register__(n, i.weight, i.expiration).then(({ success: e, wait: o, reservoir: s }) => {
							var c;
							return this.Events.trigger(`debug`, `Drained ${i.id}`, {
								success: e,
								args: t,
								options: i
							}), e ? (a.shift(), c = this.empty(), c && this.Events.trigger(`empty`), s === 0 && this.Events.trigger(`depleted`, c), this._run(n, r, o), this.Promise.resolve(i.weight)) : this.Promise.resolve(null);
						}));
					});
				}
				_drainAll(e, t = 0) {
					return this._drainOne(e).then((n) => {
						var r;
						return n == null ? this.Promise.resolve(t) : (r = e == null ? e : e - n, this._drainAll(r, t + n));
					}).catch((e) => this.Events.trigger(`error`, e));
				}
				_dropAllQueued(e) {
					return this._queues.shiftAll(function(t) {
						return t.doDrop({ message: e });
					});
				}
				stop(e = {}) {
					var t, waitForExecuting;
					return e = R.load(e, this.stopDefaults), waitForExecuting = (e) => {
						var finished = () => {
							var t = this._states.counts;
							return t[0] + t[1] + t[2] + t[3] === e;
						};
						return new this.Promise((e, t) => finished() ? e() : this.on(`done`, () => {
							if (finished()) return this.removeAllListeners(`done`), e();
						}));
					}, t = e.dropWaitingJobs ? (this._run = function(t, n) {
						return n.doDrop({ message: e.dropErrorMessage });
					}, this._drainOne = () => this.Promise.resolve(null), this._registerLock.schedule(() => this._submitLock.schedule(() => {
						var t, n = this._scheduled, r;
						for (t in n) r = n[t], this.jobStatus(r.job.options.id) === `RUNNING` && (clearTimeout(r.timeout), clearTimeout(r.expiration), r.job.doDrop({ message: e.dropErrorMessage }));
						return this._dropAllQueued(e.dropErrorMessage), waitForExecuting(0);
					}))) : this.schedule({
						priority: N - 1,
						weight: 0
					}, () => waitForExecuting(1)), this._receive = function(t) {
						return t._reject(new Bottleneck.prototype.BottleneckError(e.enqueueErrorMessage));
					}, this.stop = () => this.Promise.reject(new Bottleneck.prototype.BottleneckError(`stop() has already been called`)), t;
				}
				async _addToQueue(e) {
					var t, n, r, i, a, o, s;
					({args: t, options: i} = e);
					try {
						({reachedHWM: a, blocked: n, strategy: s} = await this._store.__submit__(this.queued(), i.weight));
					} catch (n) {
						return r = n, this.Events.trigger(`debug`, `Could not queue ${i.id}`, {
							args: t,
							options: i,
							error: r
						}), e.doDrop({ error: r }), !1;
					}
					return n ? (e.doDrop(), !0) : a && (o = s === Bottleneck.prototype.strategy.LEAK ? this._queues.shiftLastFrom(i.priority) : s === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(i.priority + 1) : s === Bottleneck.prototype.strategy.OVERFLOW ? e : void 0, o?.doDrop(), o == null || s === Bottleneck.prototype.strategy.OVERFLOW) ? (o ?? e.doDrop(), a) : (e.doQueue(a, n), this._queues.push(e), await this._drainAll(), a);
				}
				_receive(e) {
					return this._states.jobStatus(e.options.id) == null ? (e.doReceive(), this._submitLock.schedule(this._addToQueue, e)) : (e._reject(new Bottleneck.prototype.BottleneckError(`A job with the same id already exists (id=${e.options.id})`)), !1);
				}
				submit(...e) {
					var t, n, r, i, a, o, task;
					return typeof e[0] == `function` ? (a = e, [n, ...e] = a, [t] = z.call(e, -1), i = R.load({}, this.jobDefaults)) : (o = e, [i, n, ...e] = o, [t] = z.call(e, -1), i = R.load(i, this.jobDefaults)), task = (...e) => new this.Promise(function(t, r) {
						return n(...e, function(...e) {
							return (e[0] == null ? t : r)(e);
						});
					}), r = new j(task, e, i, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), r.promise.then(function(e) {
						return typeof t == `function` ? t(...e) : void 0;
					}).catch(function(e) {
						return Array.isArray(e) ? typeof t == `function` ? t(...e) : void 0 : typeof t == `function` ? t(e) : void 0;
					}), this._receive(r);
				}
				schedule(...e) {
					var t, n, r;
					return typeof e[0] == `function` ? ([r, ...e] = e, n = {}) : [n, r, ...e] = e, t = new j(r, e, n, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), this._receive(t), t.promise;
				}
				wrap(e) {
					var t = this.schedule.bind(this), wrapped = function(...n) {
						return t(e.bind(this), ...n);
					};
					return wrapped.withOptions = function(n, ...r) {
						return t(n, e, ...r);
					}, wrapped;
				}
				async updateSettings(e = {}) {
					return await this._store.__updateSettings__(R.overwrite(e, this.storeDefaults)), R.overwrite(e, this.instanceDefaults, this), this;
				}
				currentReservoir() {
					return this._store.__currentReservoir__();
				}
				incrementReservoir(e = 0) {
					return this._store.__incrementReservoir__(e);
				}
			}
			return Bottleneck.default = Bottleneck, Bottleneck.Events = A, Bottleneck.version = Bottleneck.prototype.version = D.version, Bottleneck.strategy = Bottleneck.prototype.strategy = {
				LEAK: 1,
				OVERFLOW: 2,
				OVERFLOW_PRIORITY: 4,
				BLOCK: 3
			}, Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = BottleneckError_1, Bottleneck.Group = Bottleneck.prototype.Group = S, Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require$$2, Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require$$3, Bottleneck.Batcher = Bottleneck.prototype.Batcher = E, Bottleneck.prototype.jobDefaults = {
				priority: k,
				weight: 1,
				expiration: null,
				id: `<no-id>`
			}, Bottleneck.prototype.storeDefaults = {
				maxConcurrent: null,
				minTime: 0,
				highWater: null,
				strategy: Bottleneck.prototype.strategy.LEAK,
				penalty: null,
				reservoir: null,
				reservoirRefreshInterval: null,
				reservoirRefreshAmount: null,
				reservoirIncreaseInterval: null,
				reservoirIncreaseAmount: null,
				reservoirIncreaseMaximum: null
			}, Bottleneck.prototype.localStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 250
			}, Bottleneck.prototype.redisStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 5e3,
				clientTimeout: 1e4,
				Redis: null,
				clientOptions: {},
				clusterNodes: null,
				clearDatastore: !1,
				connection: null
			}, Bottleneck.prototype.instanceDefaults = {
				datastore: `local`,
				connection: null,
				id: `<no-id>`,
				rejectOnDrop: !0,
				trackDoneStatus: !1,
				Promise
			}, Bottleneck.prototype.stopDefaults = {
				enqueueErrorMessage: `This limiter has been stopped and cannot accept new jobs.`,
				dropWaitingJobs: !0,
				dropErrorMessage: `This limiter has been stopped.`
			}, Bottleneck;
		}).call(e);
		var B = O;
		return B;
	}));
}))(), 1), V = `0.0.0-development`, noop = () => Promise.resolve();
function wrapRequest(e, t, n) {
	return e.retryLimiter.schedule(doRequest, e, t, n);
}
async function doRequest(e, t, n) {
	let { pathname: r } = new URL(n.url, `http://github.test`), i = isAuthRequest(n.method, r), a = !i && n.method !== `GET` && n.method !== `HEAD`, o = n.method === `GET` && r.startsWith(`/search/`), s = r.startsWith(`/graphql`), c = ~~t.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	e.clustering && (c.expiration = 6e4), (a || s) && await e.write.key(e.id).schedule(c, noop), a && e.triggersNotification(r) && await e.notifications.key(e.id).schedule(c, noop), o && await e.search.key(e.id).schedule(c, noop);
	let l = (i ? e.auth : e.global).key(e.id).schedule(c, t, n);
	if (s) {
		let e = await l;
		if (e.data.errors != null && e.data.errors.some((e) => e.type === `RATE_LIMITED`)) throw Object.assign(Error(`GraphQL Rate Limit Exceeded`), {
			response: e,
			data: e.data
		});
	}
	return l;
}
function isAuthRequest(e, t) {
	return e === `PATCH` && /^\/applications\/[^/]+\/token\/scoped$/.test(t) || e === `POST` && (/^\/applications\/[^/]+\/token$/.test(t) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(t) || t === `/login/oauth/access_token`);
}
var H = [
	`/orgs/{org}/invitations`,
	`/orgs/{org}/invitations/{invitation_id}`,
	`/orgs/{org}/teams/{team_slug}/discussions`,
	`/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`,
	`/repos/{owner}/{repo}/collaborators/{username}`,
	`/repos/{owner}/{repo}/commits/{commit_sha}/comments`,
	`/repos/{owner}/{repo}/issues`,
	`/repos/{owner}/{repo}/issues/{issue_number}/comments`,
	`/repos/{owner}/{repo}/issues/{issue_number}/sub_issue`,
	`/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority`,
	`/repos/{owner}/{repo}/pulls`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/comments`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/merge`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/reviews`,
	`/repos/{owner}/{repo}/releases`,
	`/teams/{team_id}/discussions`,
	`/teams/{team_id}/discussions/{discussion_number}/comments`
];
function routeMatcher(e) {
	let t = `^(?:${e.map((e) => e.split(`/`).map((e) => e.startsWith(`{`) ? `(?:.+?)` : e).join(`/`)).map((e) => `(?:${e})`).join(`|`)})[^/]*$`;
	return new RegExp(t, `i`);
}
var U = routeMatcher(H), W = U.test.bind(U), G = {}, createGroups = function(e, t) {
	G.global = new e.Group({
		id: `octokit-global`,
		maxConcurrent: 10,
		...t
	}), G.auth = new e.Group({
		id: `octokit-auth`,
		maxConcurrent: 1,
		...t
	}), G.search = new e.Group({
		id: `octokit-search`,
		maxConcurrent: 1,
		minTime: 2e3,
		...t
	}), G.write = new e.Group({
		id: `octokit-write`,
		maxConcurrent: 1,
		minTime: 1e3,
		...t
	}), G.notifications = new e.Group({
		id: `octokit-notifications`,
		maxConcurrent: 1,
		minTime: 3e3,
		...t
	});
};
function throttling(e, t) {
	let { enabled: n = !0, Bottleneck: r = B.default, id: i = `no-id`, timeout: a = 12e4, connection: o } = t.throttle || {};
	if (!n) return {};
	let s = { timeout: a };
	o !== void 0 && (s.connection = o);
	let c = Object.assign({
		clustering: o != null,
		triggersNotification: W,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id: i
	}, t.throttle);
	if (typeof c.onSecondaryRateLimit != `function` || typeof c.onRateLimit != `function`) throw Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
	let l = !1, initializeBottleneck = () => {
		if (l) return;
		l = !0, G.global ?? createGroups(r, s), c.global = c.global ?? G.global, c.auth = c.auth ?? G.auth, c.search = c.search ?? G.search, c.write = c.write ?? G.write, c.notifications = c.notifications ?? G.notifications, c.retryLimiter = c.retryLimiter ?? new r();
		let t = {}, n = new r.Events(t);
		t.on(`secondary-limit`, c.onSecondaryRateLimit), t.on(`rate-limit`, c.onRateLimit), t.on(`error`, (t) => e.log.warn(`Error in throttling-plugin limit handler`, t)), c.retryLimiter.on(`failed`, async function(t, r) {
			let [i, a, o] = r.args, { pathname: s } = new URL(o.url, `http://github.test`);
			if (!(s.startsWith(`/graphql`) && t.status !== 401 || t.status === 403 || t.status === 429)) return;
			let c = ~~a.retryCount;
			a.retryCount = c, o.request.retryCount = c;
			let { wantRetry: l, retryAfter: u = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(t.message)) {
					let r = Number(t.response.headers[`retry-after`]) || i.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await n.trigger(`secondary-limit`, r, o, e, c),
						retryAfter: r
					};
				}
				if (t.response.headers != null && t.response.headers[`x-ratelimit-remaining`] === `0` || (t.response.data?.errors ?? []).some((e) => e.type === `RATE_LIMITED`)) {
					let r = new Date(~~t.response.headers[`x-ratelimit-reset`] * 1e3).getTime(), i = Math.max(Math.ceil((r - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await n.trigger(`rate-limit`, i, o, e, c),
						retryAfter: i
					};
				}
				return {};
			})();
			if (l) return a.retryCount++, u * i.retryAfterBaseValue;
		});
	};
	return e.hook.wrap(`request`, (e, t) => (initializeBottleneck(), wrapRequest(c, e, t))), {};
}
throttling.VERSION = V, throttling.triggersNotification = W;
function requestLog(e) {
	e.hook.wrap(`request`, (t, n) => {
		e.log.debug(`request`, n);
		let r = Date.now(), i = e.request.endpoint.parse(n), a = i.url.replace(n.baseUrl, ``);
		return t(n).then((t) => {
			let n = t.headers[`x-github-request-id`];
			return e.log.info(`${i.method} ${a} - ${t.status} with id ${n} in ${Date.now() - r}ms`), t;
		}).catch((t) => {
			let n = t.response?.headers[`x-github-request-id`] || `UNKNOWN`;
			throw e.log.error(`${i.method} ${a} - ${t.status} with id ${n} in ${Date.now() - r}ms`), t;
		});
	});
}
requestLog.VERSION = `6.0.0`;
const K = Octokit$1.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults({ userAgent: `octokit-rest.js/22.0.1` });
export { info as a, setSecret as c, getInput as i, startGroup as l, throttling as n, setFailed as o, endGroup as r, setOutput as s, K as t, _ as u };
