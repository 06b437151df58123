import { r as e, t } from "./rolldown-runtime.js";
var n = t(((e, t) => {
	t.exports = {
		kClose: Symbol(`close`),
		kDestroy: Symbol(`destroy`),
		kDispatch: Symbol(`dispatch`),
		kUrl: Symbol(`url`),
		kRedirectCacheControl: Symbol(`redirect cache control`),
		kWriting: Symbol(`writing`),
		kResuming: Symbol(`resuming`),
		kQueue: Symbol(`queue`),
		kConnect: Symbol(`connect`),
		kConnecting: Symbol(`connecting`),
		kKeepAliveDefaultTimeout: Symbol(`default keep alive timeout`),
		kKeepAliveMaxTimeout: Symbol(`max keep alive timeout`),
		kKeepAliveTimeoutThreshold: Symbol(`keep alive timeout threshold`),
		kKeepAliveTimeoutValue: Symbol(`keep alive timeout`),
		kKeepAlive: Symbol(`keep alive`),
		kHeadersTimeout: Symbol(`headers timeout`),
		kBodyTimeout: Symbol(`body timeout`),
		kServerName: Symbol(`server name`),
		kLocalAddress: Symbol(`local address`),
		kHost: Symbol(`host`),
		kNoRef: Symbol(`no ref`),
		kBodyUsed: Symbol(`used`),
		kBody: Symbol(`abstracted request body`),
		kRunning: Symbol(`running`),
		kBlocking: Symbol(`blocking`),
		kPending: Symbol(`pending`),
		kSize: Symbol(`size`),
		kBusy: Symbol(`busy`),
		kQueued: Symbol(`queued`),
		kFree: Symbol(`free`),
		kConnected: Symbol(`connected`),
		kClosed: Symbol(`closed`),
		kNeedDrain: Symbol(`need drain`),
		kReset: Symbol(`reset`),
		kDestroyed: Symbol.for(`nodejs.stream.destroyed`),
		kResume: Symbol(`resume`),
		kOnError: Symbol(`on error`),
		kMaxHeadersSize: Symbol(`max headers size`),
		kRunningIdx: Symbol(`running index`),
		kPendingIdx: Symbol(`pending index`),
		kError: Symbol(`error`),
		kClients: Symbol(`clients`),
		kClient: Symbol(`client`),
		kParser: Symbol(`parser`),
		kOnDestroyed: Symbol(`destroy callbacks`),
		kPipelining: Symbol(`pipelining`),
		kSocket: Symbol(`socket`),
		kHostHeader: Symbol(`host header`),
		kConnector: Symbol(`connector`),
		kStrictContentLength: Symbol(`strict content length`),
		kMaxRedirections: Symbol(`maxRedirections`),
		kMaxRequests: Symbol(`maxRequestsPerClient`),
		kProxy: Symbol(`proxy agent options`),
		kCounter: Symbol(`socket request counter`),
		kMaxResponseSize: Symbol(`max response size`),
		kHTTP2Session: Symbol(`http2Session`),
		kHTTP2SessionState: Symbol(`http2Session state`),
		kRetryHandlerDefaultRetry: Symbol(`retry agent default retry`),
		kConstruct: Symbol(`constructable`),
		kListeners: Symbol(`listeners`),
		kHTTPContext: Symbol(`http context`),
		kMaxConcurrentStreams: Symbol(`max concurrent streams`),
		kHTTP2InitialWindowSize: Symbol(`http2 initial window size`),
		kHTTP2ConnectionWindowSize: Symbol(`http2 connection window size`),
		kEnableConnectProtocol: Symbol(`http2session connect protocol`),
		kRemoteSettings: Symbol(`http2session remote settings`),
		kHTTP2Stream: Symbol(`http2session client stream`),
		kPingInterval: Symbol(`ping interval`),
		kNoProxyAgent: Symbol(`no proxy agent`),
		kHttpProxyAgent: Symbol(`http proxy agent`),
		kHttpsProxyAgent: Symbol(`https proxy agent`),
		kSocks5ProxyAgent: Symbol(`socks5 proxy agent`)
	};
})), r = t(((e, t) => {
	let n = 0, r = 1e3, i, a = Symbol(`kFastTimer`), o = [];
	function onTick() {
		n += 499;
		let e = 0, t = o.length;
		for (; e < t;) {
			let r = o[e];
			r._state === 0 ? (r._idleStart = n - 499, r._state = 1) : r._state === 1 && n >= r._idleStart + r._idleTimeout && (r._state = -1, r._idleStart = -1, r._onTimeout(r._timerArg)), r._state === -1 ? (r._state = -2, --t !== 0 && (o[e] = o[t])) : ++e;
		}
		o.length = t, o.length !== 0 && refreshTimeout();
	}
	function refreshTimeout() {
		i?.refresh ? i.refresh() : (clearTimeout(i), i = setTimeout(onTick, 499), i?.unref());
	}
	var FastTimer = class {
		[a] = !0;
		_state = -2;
		_idleTimeout = -1;
		_idleStart = -1;
		_onTimeout;
		_timerArg;
		constructor(e, t, n) {
			this._onTimeout = e, this._idleTimeout = t, this._timerArg = n, this.refresh();
		}
		refresh() {
			this._state === -2 && o.push(this), i && o.length !== 1 || refreshTimeout(), this._state = 0;
		}
		clear() {
			this._state = -1, this._idleStart = -1;
		}
	};
	t.exports = {
		setTimeout(e, t, n) {
			return t <= r ? setTimeout(e, t, n) : new FastTimer(e, t, n);
		},
		clearTimeout(e) {
			e[a] ? e.clear() : clearTimeout(e);
		},
		setFastTimeout(e, t, n) {
			return new FastTimer(e, t, n);
		},
		clearFastTimeout(e) {
			e.clear();
		},
		now() {
			return n;
		},
		tick(e = 0) {
			n += e - r + 1, onTick(), onTick();
		},
		reset() {
			n = 0, o.length = 0, clearTimeout(i), i = null;
		},
		kFastTimer: a
	};
})), i = t(((e, t) => {
	let n = Symbol.for(`undici.error.UND_ERR`);
	var UndiciError = class extends Error {
		constructor(e, t) {
			super(e, t), this.name = `UndiciError`, this.code = `UND_ERR`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[n] === !0;
		}
		get [n]() {
			return !0;
		}
	};
	let r = Symbol.for(`undici.error.UND_ERR_CONNECT_TIMEOUT`);
	var ConnectTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ConnectTimeoutError`, this.message = e || `Connect Timeout Error`, this.code = `UND_ERR_CONNECT_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[r] === !0;
		}
		get [r]() {
			return !0;
		}
	};
	let i = Symbol.for(`undici.error.UND_ERR_HEADERS_TIMEOUT`);
	var HeadersTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `HeadersTimeoutError`, this.message = e || `Headers Timeout Error`, this.code = `UND_ERR_HEADERS_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[i] === !0;
		}
		get [i]() {
			return !0;
		}
	};
	let a = Symbol.for(`undici.error.UND_ERR_HEADERS_OVERFLOW`);
	var HeadersOverflowError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `HeadersOverflowError`, this.message = e || `Headers Overflow Error`, this.code = `UND_ERR_HEADERS_OVERFLOW`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[a] === !0;
		}
		get [a]() {
			return !0;
		}
	};
	let o = Symbol.for(`undici.error.UND_ERR_BODY_TIMEOUT`);
	var BodyTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `BodyTimeoutError`, this.message = e || `Body Timeout Error`, this.code = `UND_ERR_BODY_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[o] === !0;
		}
		get [o]() {
			return !0;
		}
	};
	let s = Symbol.for(`undici.error.UND_ERR_INVALID_ARG`);
	var InvalidArgumentError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `InvalidArgumentError`, this.message = e || `Invalid Argument Error`, this.code = `UND_ERR_INVALID_ARG`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[s] === !0;
		}
		get [s]() {
			return !0;
		}
	};
	let c = Symbol.for(`undici.error.UND_ERR_INVALID_RETURN_VALUE`);
	var InvalidReturnValueError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `InvalidReturnValueError`, this.message = e || `Invalid Return Value Error`, this.code = `UND_ERR_INVALID_RETURN_VALUE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[c] === !0;
		}
		get [c]() {
			return !0;
		}
	};
	let l = Symbol.for(`undici.error.UND_ERR_ABORT`);
	var AbortError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `The operation was aborted`, this.code = `UND_ERR_ABORT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[l] === !0;
		}
		get [l]() {
			return !0;
		}
	};
	let u = Symbol.for(`undici.error.UND_ERR_ABORTED`);
	var RequestAbortedError = class extends AbortError {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `Request aborted`, this.code = `UND_ERR_ABORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[u] === !0;
		}
		get [u]() {
			return !0;
		}
	};
	let d = Symbol.for(`undici.error.UND_ERR_INFO`);
	var InformationalError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `InformationalError`, this.message = e || `Request information`, this.code = `UND_ERR_INFO`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[d] === !0;
		}
		get [d]() {
			return !0;
		}
	};
	let f = Symbol.for(`undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`);
	var RequestContentLengthMismatchError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `RequestContentLengthMismatchError`, this.message = e || `Request body length does not match content-length header`, this.code = `UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[f] === !0;
		}
		get [f]() {
			return !0;
		}
	};
	let p = Symbol.for(`undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH`);
	var ResponseContentLengthMismatchError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ResponseContentLengthMismatchError`, this.message = e || `Response body length does not match content-length header`, this.code = `UND_ERR_RES_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[p] === !0;
		}
		get [p]() {
			return !0;
		}
	};
	let m = Symbol.for(`undici.error.UND_ERR_DESTROYED`);
	var ClientDestroyedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ClientDestroyedError`, this.message = e || `The client is destroyed`, this.code = `UND_ERR_DESTROYED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[m] === !0;
		}
		get [m]() {
			return !0;
		}
	};
	let h = Symbol.for(`undici.error.UND_ERR_CLOSED`);
	var ClientClosedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ClientClosedError`, this.message = e || `The client is closed`, this.code = `UND_ERR_CLOSED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[h] === !0;
		}
		get [h]() {
			return !0;
		}
	};
	let g = Symbol.for(`undici.error.UND_ERR_SOCKET`);
	var SocketError = class extends UndiciError {
		constructor(e, t) {
			super(e), this.name = `SocketError`, this.message = e || `Socket error`, this.code = `UND_ERR_SOCKET`, this.socket = t;
		}
		static [Symbol.hasInstance](e) {
			return e && e[g] === !0;
		}
		get [g]() {
			return !0;
		}
	};
	let _ = Symbol.for(`undici.error.UND_ERR_NOT_SUPPORTED`);
	var NotSupportedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `NotSupportedError`, this.message = e || `Not supported error`, this.code = `UND_ERR_NOT_SUPPORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[_] === !0;
		}
		get [_]() {
			return !0;
		}
	};
	let v = Symbol.for(`undici.error.UND_ERR_BPL_MISSING_UPSTREAM`);
	var BalancedPoolMissingUpstreamError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `MissingUpstreamError`, this.message = e || `No upstream has been added to the BalancedPool`, this.code = `UND_ERR_BPL_MISSING_UPSTREAM`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[v] === !0;
		}
		get [v]() {
			return !0;
		}
	};
	let y = Symbol.for(`undici.error.UND_ERR_HTTP_PARSER`);
	var HTTPParserError = class extends Error {
		constructor(e, t, n) {
			super(e), this.name = `HTTPParserError`, this.code = t ? `HPE_${t}` : void 0, this.data = n ? n.toString() : void 0;
		}
		static [Symbol.hasInstance](e) {
			return e && e[y] === !0;
		}
		get [y]() {
			return !0;
		}
	};
	let b = Symbol.for(`undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE`);
	var ResponseExceededMaxSizeError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ResponseExceededMaxSizeError`, this.message = e || `Response content exceeded max size`, this.code = `UND_ERR_RES_EXCEEDED_MAX_SIZE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[b] === !0;
		}
		get [b]() {
			return !0;
		}
	};
	let x = Symbol.for(`undici.error.UND_ERR_REQ_RETRY`);
	var RequestRetryError = class extends UndiciError {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = `RequestRetryError`, this.message = e || `Request retry error`, this.code = `UND_ERR_REQ_RETRY`, this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[x] === !0;
		}
		get [x]() {
			return !0;
		}
	};
	let S = Symbol.for(`undici.error.UND_ERR_RESPONSE`);
	var ResponseError = class extends UndiciError {
		constructor(e, t, { headers: n, body: r }) {
			super(e), this.name = `ResponseError`, this.message = e || `Response error`, this.code = `UND_ERR_RESPONSE`, this.statusCode = t, this.body = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[S] === !0;
		}
		get [S]() {
			return !0;
		}
	};
	let C = Symbol.for(`undici.error.UND_ERR_PRX_TLS`);
	var SecureProxyConnectionError = class extends UndiciError {
		constructor(e, t, n = {}) {
			super(t, {
				cause: e,
				...n
			}), this.name = `SecureProxyConnectionError`, this.message = t || `Secure Proxy Connection failed`, this.code = `UND_ERR_PRX_TLS`, this.cause = e;
		}
		static [Symbol.hasInstance](e) {
			return e && e[C] === !0;
		}
		get [C]() {
			return !0;
		}
	};
	let w = Symbol.for(`undici.error.UND_ERR_MAX_ORIGINS_REACHED`);
	var MaxOriginsReachedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `MaxOriginsReachedError`, this.message = e || `Maximum allowed origins reached`, this.code = `UND_ERR_MAX_ORIGINS_REACHED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[w] === !0;
		}
		get [w]() {
			return !0;
		}
	}, Socks5ProxyError = class extends UndiciError {
		constructor(e, t) {
			super(e), this.name = `Socks5ProxyError`, this.message = e || `SOCKS5 proxy error`, this.code = t || `UND_ERR_SOCKS5`;
		}
	};
	let T = Symbol.for(`undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`);
	t.exports = {
		AbortError,
		HTTPParserError,
		UndiciError,
		HeadersTimeoutError,
		HeadersOverflowError,
		BodyTimeoutError,
		RequestContentLengthMismatchError,
		ConnectTimeoutError,
		InvalidArgumentError,
		InvalidReturnValueError,
		RequestAbortedError,
		ClientDestroyedError,
		ClientClosedError,
		InformationalError,
		SocketError,
		NotSupportedError,
		ResponseContentLengthMismatchError,
		BalancedPoolMissingUpstreamError,
		ResponseExceededMaxSizeError,
		RequestRetryError,
		ResponseError,
		SecureProxyConnectionError,
		MaxOriginsReachedError,
		Socks5ProxyError,
		MessageSizeExceededError: class extends UndiciError {
			constructor(e) {
				super(e), this.name = `MessageSizeExceededError`, this.message = e || `Max decompressed message size exceeded`, this.code = `UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`;
			}
			static [Symbol.hasInstance](e) {
				return e && e[T] === !0;
			}
			get [T]() {
				return !0;
			}
		}
	};
})), a = t(((e, t) => {
	let n = `Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection`.split(`.`), r = {};
	Object.setPrototypeOf(r, null);
	let i = {};
	Object.setPrototypeOf(i, null);
	function getHeaderNameAsBuffer(e) {
		let t = i[e];
		return t === void 0 && (t = Buffer.from(e)), t;
	}
	for (let e = 0; e < n.length; ++e) {
		let t = n[e], i = t.toLowerCase();
		r[t] = r[i] = i;
	}
	t.exports = {
		wellknownHeaderNames: n,
		headerNameLowerCasedRecord: r,
		getHeaderNameAsBuffer
	};
})), o = t(((e, t) => {
	let { wellknownHeaderNames: n, headerNameLowerCasedRecord: r } = a();
	var i = class TstNode {
		value = null;
		left = null;
		middle = null;
		right = null;
		code;
		constructor(e, t, n) {
			if (n === void 0 || n >= e.length) throw TypeError(`Unreachable`);
			if ((this.code = e.charCodeAt(n)) > 127) throw TypeError(`key must be ascii string`);
			e.length === ++n ? this.value = t : this.middle = new TstNode(e, t, n);
		}
		add(e, t) {
			let n = e.length;
			if (n === 0) throw TypeError(`Unreachable`);
			let r = 0, i = this;
			for (;;) {
				let a = e.charCodeAt(r);
				if (a > 127) throw TypeError(`key must be ascii string`);
				if (i.code === a) {
					if (n === ++r) {
						i.value = t;
						break;
					}
					if (i.middle !== null) i = i.middle;
					else {
						i.middle = new TstNode(e, t, r);
						break;
					}
				} else if (i.code < a) {
					if (i.left !== null) i = i.left;
					else {
						i.left = new TstNode(e, t, r);
						break;
					}
				} else if (i.right !== null) i = i.right;
				else {
					i.right = new TstNode(e, t, r);
					break;
				}
			}
		}
		search(e) {
			let t = e.length, n = 0, r = this;
			for (; r !== null && n < t;) {
				let i = e[n];
				for (i <= 90 && i >= 65 && (i |= 32); r !== null;) {
					if (i === r.code) {
						if (t === ++n) return r;
						r = r.middle;
						break;
					}
					r = r.code < i ? r.left : r.right;
				}
			}
			return null;
		}
	}, TernarySearchTree = class {
		node = null;
		insert(e, t) {
			this.node === null ? this.node = new i(e, t, 0) : this.node.add(e, t);
		}
		lookup(e) {
			return this.node?.search(e)?.value ?? null;
		}
	};
	let o = new TernarySearchTree();
	for (let e = 0; e < n.length; ++e) {
		let t = r[n[e]];
		o.insert(t, t);
	}
	t.exports = {
		TernarySearchTree,
		tree: o
	};
})), s = t(((t, s) => {
	let c = e(`node:assert`), { kDestroyed: l, kBodyUsed: u, kListeners: d, kBody: f } = n(), { IncomingMessage: p } = e(`node:http`), m = e(`node:stream`), h = e(`node:net`), { stringify: g } = e(`node:querystring`), { EventEmitter: _ } = e(`node:events`), v = r(), { InvalidArgumentError: y, ConnectTimeoutError: b } = i(), { headerNameLowerCasedRecord: x } = a(), { tree: S } = o(), [C, w] = process.versions.node.split(`.`, 2).map((e) => Number(e));
	var BodyAsyncIterable = class {
		constructor(e) {
			this[f] = e, this[u] = !1;
		}
		async *[Symbol.asyncIterator]() {
			c(!this[u], `disturbed`), this[u] = !0, yield* this[f];
		}
	};
	function noop() {}
	function wrapRequestBody(e) {
		return isStream(e) ? (bodyLength(e) === 0 && e.on(`data`, function() {
			c(!1);
		}), typeof e.readableDidRead != `boolean` && (e[u] = !1, _.prototype.on.call(e, `data`, function() {
			this[u] = !0;
		})), e) : e && typeof e.pipeTo == `function` ? new BodyAsyncIterable(e) : e && isFormDataLike(e) ? e : e && typeof e != `string` && !ArrayBuffer.isView(e) && isIterable(e) ? new BodyAsyncIterable(e) : e;
	}
	function isStream(e) {
		return e && typeof e == `object` && typeof e.pipe == `function` && typeof e.on == `function`;
	}
	function isBlobLike(e) {
		if (e === null) return !1;
		if (e instanceof Blob) return !0;
		if (typeof e != `object`) return !1;
		{
			let t = e[Symbol.toStringTag];
			return (t === `Blob` || t === `File`) && (`stream` in e && typeof e.stream == `function` || `arrayBuffer` in e && typeof e.arrayBuffer == `function`);
		}
	}
	function pathHasQueryOrFragment(e) {
		return e.includes(`?`) || e.includes(`#`);
	}
	function serializePathWithQuery(e, t) {
		if (pathHasQueryOrFragment(e)) throw Error(`Query params cannot be passed when url already contains "?" or "#".`);
		let n = g(t);
		return n && (e += `?` + n), e;
	}
	function isValidPort(e) {
		let t = parseInt(e, 10);
		return t === Number(e) && t >= 0 && t <= 65535;
	}
	function isHttpOrHttpsPrefixed(e) {
		return e != null && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && (e[4] === `:` || e[4] === `s` && e[5] === `:`);
	}
	function parseURL(e) {
		if (typeof e == `string`) {
			if (e = new URL(e), !isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new y("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return e;
		}
		if (!e || typeof e != `object`) throw new y(`Invalid URL: The URL argument must be a non-null object.`);
		if (!(e instanceof URL)) {
			if (e.port != null && e.port !== `` && isValidPort(e.port) === !1) throw new y(`Invalid URL: port must be a valid integer or a string representation of an integer.`);
			if (e.path != null && typeof e.path != `string`) throw new y(`Invalid URL path: the path must be a string or null/undefined.`);
			if (e.pathname != null && typeof e.pathname != `string`) throw new y(`Invalid URL pathname: the pathname must be a string or null/undefined.`);
			if (e.hostname != null && typeof e.hostname != `string`) throw new y(`Invalid URL hostname: the hostname must be a string or null/undefined.`);
			if (e.origin != null && typeof e.origin != `string`) throw new y(`Invalid URL origin: the origin must be a string or null/undefined.`);
			if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new y("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			let t = e.port == null ? e.protocol === `https:` ? 443 : 80 : e.port, n = e.origin == null ? `${e.protocol || ``}//${e.hostname || ``}:${t}` : e.origin, r = e.path == null ? `${e.pathname || ``}${e.search || ``}` : e.path;
			return n[n.length - 1] === `/` && (n = n.slice(0, n.length - 1)), r && r[0] !== `/` && (r = `/${r}`), new URL(`${n}${r}`);
		}
		if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new y("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return e;
	}
	function parseOrigin(e) {
		if (e = parseURL(e), e.pathname !== `/` || e.search || e.hash) throw new y(`invalid url`);
		return e;
	}
	function getHostname(e) {
		if (e[0] === `[`) {
			let t = e.indexOf(`]`);
			return c(t !== -1), e.substring(1, t);
		}
		let t = e.indexOf(`:`);
		return t === -1 ? e : e.substring(0, t);
	}
	function getServerName(e) {
		if (!e) return null;
		c(typeof e == `string`);
		let t = getHostname(e);
		return h.isIP(t) ? `` : t;
	}
	function deepClone(e) {
		return JSON.parse(JSON.stringify(e));
	}
	function isAsyncIterable(e) {
		return e != null && typeof e[Symbol.asyncIterator] == `function`;
	}
	function isIterable(e) {
		return !(e == null || typeof e[Symbol.iterator] != `function` && typeof e[Symbol.asyncIterator] != `function`);
	}
	function hasSafeIterator(e) {
		let t = Object.getPrototypeOf(e);
		return Object.prototype.hasOwnProperty.call(e, Symbol.iterator) || t != null && t !== Object.prototype && typeof e[Symbol.iterator] == `function`;
	}
	function bodyLength(e) {
		if (e == null) return 0;
		if (isStream(e)) {
			let t = e._readableState;
			return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
		}
		return isBlobLike(e) ? e.size == null ? null : e.size : isBuffer(e) ? e.byteLength : null;
	}
	function isDestroyed(e) {
		return e && !!(e.destroyed || e[l] || m.isDestroyed?.(e));
	}
	function destroy(e, t) {
		e != null && isStream(e) && !isDestroyed(e) && (typeof e.destroy == `function` ? (Object.getPrototypeOf(e).constructor === p && (e.socket = null), e.destroy(t)) : t && queueMicrotask(() => {
			e.emit(`error`, t);
		}), e.destroyed !== !0 && (e[l] = !0));
	}
	let T = /timeout=(\d+)/;
	function parseKeepAliveTimeout(e) {
		let t = e.match(T);
		return t ? parseInt(t[1], 10) * 1e3 : null;
	}
	function headerNameToString(e) {
		return typeof e == `string` ? x[e] ?? e.toLowerCase() : S.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function bufferToLowerCasedHeaderName(e) {
		return S.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function parseHeaders(e, t) {
		t === void 0 && (t = {});
		for (let n = 0; n < e.length; n += 2) {
			let r = headerNameToString(e[n]), i = t[r];
			if (i !== void 0) {
				if (Object.hasOwn(t, r)) typeof i == `string` && (i = [i], t[r] = i), i.push(e[n + 1].toString(`latin1`));
				else {
					let i = typeof e[n + 1] == `string` ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString(`latin1`)) : e[n + 1].toString(`latin1`);
					r === `__proto__` ? Object.defineProperty(t, r, {
						value: i,
						enumerable: !0,
						configurable: !0,
						writable: !0
					}) : t[r] = i;
				}
			} else {
				let i = typeof e[n + 1] == `string` ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString(`latin1`)) : e[n + 1].toString(`latin1`);
				t[r] = i;
			}
		}
		return t;
	}
	function parseRawHeaders(e) {
		let t = e.length, n = Array(t), r, i;
		for (let a = 0; a < t; a += 2) r = e[a], i = e[a + 1], typeof r != `string` && (r = r.toString()), typeof i != `string` && (i = i.toString(`latin1`)), n[a] = r, n[a + 1] = i;
		return n;
	}
	function toRawHeaders(e) {
		let t = [];
		for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n, `latin1`), Buffer.from(`${e}`, `latin1`));
		else t.push(Buffer.from(n, `latin1`), Buffer.from(`${r}`, `latin1`));
		return t;
	}
	function encodeRawHeaders(e) {
		if (!Array.isArray(e)) throw TypeError(`expected headers to be an array`);
		return e.map((e) => Buffer.from(e));
	}
	function isBuffer(e) {
		return e instanceof Uint8Array || Buffer.isBuffer(e);
	}
	function assertRequestHandler(e, t, n) {
		if (!e || typeof e != `object`) throw new y(`handler must be an object`);
		if (typeof e.onRequestStart != `function`) {
			if (typeof e.onConnect != `function`) throw new y(`invalid onConnect method`);
			if (typeof e.onError != `function`) throw new y(`invalid onError method`);
			if (typeof e.onBodySent != `function` && e.onBodySent !== void 0) throw new y(`invalid onBodySent method`);
			if (n || t === `CONNECT`) {
				if (typeof e.onUpgrade != `function`) throw new y(`invalid onUpgrade method`);
			} else {
				if (typeof e.onHeaders != `function`) throw new y(`invalid onHeaders method`);
				if (typeof e.onData != `function`) throw new y(`invalid onData method`);
				if (typeof e.onComplete != `function`) throw new y(`invalid onComplete method`);
			}
		}
	}
	function isDisturbed(e) {
		return !!(e && (m.isDisturbed(e) || e[u]));
	}
	function getSocketInfo(e) {
		return {
			localAddress: e.localAddress,
			localPort: e.localPort,
			remoteAddress: e.remoteAddress,
			remotePort: e.remotePort,
			remoteFamily: e.remoteFamily,
			timeout: e.timeout,
			bytesWritten: e.bytesWritten,
			bytesRead: e.bytesRead
		};
	}
	function ReadableStreamFrom(e) {
		let t;
		return new ReadableStream({
			start() {
				t = e[Symbol.asyncIterator]();
			},
			pull(e) {
				return t.next().then(({ done: t, value: n }) => {
					if (t) return queueMicrotask(() => {
						e.close(), e.byobRequest?.respond(0);
					});
					{
						let t = Buffer.isBuffer(n) ? n : Buffer.from(n);
						return t.byteLength ? e.enqueue(new Uint8Array(t)) : this.pull(e);
					}
				});
			},
			cancel() {
				return t.return();
			},
			type: `bytes`
		});
	}
	function isFormDataLike(e) {
		return e && typeof e == `object` && typeof e.append == `function` && typeof e.delete == `function` && typeof e.get == `function` && typeof e.getAll == `function` && typeof e.has == `function` && typeof e.set == `function` && e[Symbol.toStringTag] === `FormData`;
	}
	function addAbortListener(e, t) {
		return `addEventListener` in e ? (e.addEventListener(`abort`, t, { once: !0 }), () => e.removeEventListener(`abort`, t)) : (e.once(`abort`, t), () => e.removeListener(`abort`, t));
	}
	let E = new Uint8Array([
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		1,
		1,
		0,
		1,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		1,
		0,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	]);
	function isTokenCharCode(e) {
		return E[e] === 1;
	}
	let D = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
	function isValidHTTPToken(e) {
		if (e.length >= 12) return D.test(e);
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (E[e.charCodeAt(t)] !== 1) return !1;
		return !0;
	}
	let O = /[^\t\x20-\x7e\x80-\xff]/;
	function isValidHeaderValue(e) {
		return !O.test(e);
	}
	let k = /^bytes (\d+)-(\d+)\/(\d+)?$/;
	function parseRangeHeader(e) {
		if (e == null || e === ``) return {
			start: 0,
			end: null,
			size: null
		};
		let t = e ? e.match(k) : null;
		return t ? {
			start: parseInt(t[1]),
			end: t[2] ? parseInt(t[2]) : null,
			size: t[3] ? parseInt(t[3]) : null
		} : null;
	}
	function addListener(e, t, n) {
		return (e[d] ??= []).push([t, n]), e.on(t, n), e;
	}
	function removeAllListeners(e) {
		if (e[d] != null) {
			for (let [t, n] of e[d]) e.removeListener(t, n);
			e[d] = null;
		}
		return e;
	}
	function errorRequest(e, t, n) {
		try {
			t.onError(n), c(t.aborted);
		} catch (t) {
			e.emit(`error`, t);
		}
	}
	let A = process.platform === `win32` ? (e, t) => {
		if (!t.timeout) return noop;
		let n = null, r = null, i = v.setFastTimeout(() => {
			n = setImmediate(() => {
				r = setImmediate(() => onConnectTimeout(e.deref(), t));
			});
		}, t.timeout);
		return () => {
			v.clearFastTimeout(i), clearImmediate(n), clearImmediate(r);
		};
	} : (e, t) => {
		if (!t.timeout) return noop;
		let n = null, r = v.setFastTimeout(() => {
			n = setImmediate(() => {
				onConnectTimeout(e.deref(), t);
			});
		}, t.timeout);
		return () => {
			v.clearFastTimeout(r), clearImmediate(n);
		};
	};
	function onConnectTimeout(e, t) {
		if (e == null) return;
		let n = `Connect Timeout Error`;
		Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(`, `)},` : n += ` (attempted address: ${t.hostname}:${t.port},`, n += ` timeout: ${t.timeout}ms)`, destroy(e, new b(n));
	}
	function getProtocolFromUrlString(e) {
		if (e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p`) switch (e[4]) {
			case `:`: return `http:`;
			case `s`: if (e[5] === `:`) return `https:`;
		}
		return e.slice(0, e.indexOf(`:`) + 1);
	}
	let j = Object.create(null);
	j.enumerable = !0;
	let M = {
		delete: `DELETE`,
		DELETE: `DELETE`,
		get: `GET`,
		GET: `GET`,
		head: `HEAD`,
		HEAD: `HEAD`,
		options: `OPTIONS`,
		OPTIONS: `OPTIONS`,
		post: `POST`,
		POST: `POST`,
		put: `PUT`,
		PUT: `PUT`
	}, N = {
		...M,
		patch: `patch`,
		PATCH: `PATCH`
	};
	Object.setPrototypeOf(M, null), Object.setPrototypeOf(N, null), s.exports = {
		kEnumerableProperty: j,
		isDisturbed,
		isBlobLike,
		parseOrigin,
		parseURL,
		getServerName,
		isStream,
		isIterable,
		hasSafeIterator,
		isAsyncIterable,
		isDestroyed,
		headerNameToString,
		bufferToLowerCasedHeaderName,
		addListener,
		removeAllListeners,
		errorRequest,
		parseRawHeaders,
		toRawHeaders,
		encodeRawHeaders,
		parseHeaders,
		parseKeepAliveTimeout,
		destroy,
		bodyLength,
		deepClone,
		ReadableStreamFrom,
		isBuffer,
		assertRequestHandler,
		getSocketInfo,
		isFormDataLike,
		pathHasQueryOrFragment,
		serializePathWithQuery,
		addAbortListener,
		isValidHTTPToken,
		isValidHeaderValue,
		isTokenCharCode,
		parseRangeHeader,
		normalizedMethodRecordsBase: M,
		normalizedMethodRecords: N,
		isValidPort,
		isHttpOrHttpsPrefixed,
		nodeMajor: C,
		nodeMinor: w,
		safeHTTPMethods: Object.freeze([
			`GET`,
			`HEAD`,
			`OPTIONS`,
			`TRACE`
		]),
		wrapRequestBody,
		setupConnectTimeout: A,
		getProtocolFromUrlString
	};
})), c = t(((e, t) => {
	let { kConnected: r, kPending: i, kRunning: a, kSize: o, kFree: s, kQueued: c } = n();
	t.exports = {
		ClientStats: class {
			constructor(e) {
				this.connected = e[r], this.pending = e[i], this.running = e[a], this.size = e[o];
			}
		},
		PoolStats: class {
			constructor(e) {
				this.connected = e[r], this.free = e[s], this.pending = e[i], this.queued = e[c], this.running = e[a], this.size = e[o];
			}
		}
	};
})), l = t(((t, n) => {
	let r = e(`node:diagnostics_channel`), i = e(`node:util`), a = i.debuglog(`undici`), o = i.debuglog(`fetch`), s = i.debuglog(`websocket`), c = {
		beforeConnect: r.channel(`undici:client:beforeConnect`),
		connected: r.channel(`undici:client:connected`),
		connectError: r.channel(`undici:client:connectError`),
		sendHeaders: r.channel(`undici:client:sendHeaders`),
		create: r.channel(`undici:request:create`),
		bodySent: r.channel(`undici:request:bodySent`),
		bodyChunkSent: r.channel(`undici:request:bodyChunkSent`),
		bodyChunkReceived: r.channel(`undici:request:bodyChunkReceived`),
		headers: r.channel(`undici:request:headers`),
		trailers: r.channel(`undici:request:trailers`),
		error: r.channel(`undici:request:error`),
		open: r.channel(`undici:websocket:open`),
		close: r.channel(`undici:websocket:close`),
		socketError: r.channel(`undici:websocket:socket_error`),
		ping: r.channel(`undici:websocket:ping`),
		pong: r.channel(`undici:websocket:pong`),
		proxyConnected: r.channel(`undici:proxy:connected`)
	}, l = !1;
	function trackClientEvents(e = a) {
		l || (c.beforeConnect.hasSubscribers || c.connected.hasSubscribers || c.connectError.hasSubscribers || c.sendHeaders.hasSubscribers ? l = !0 : (l = !0, r.subscribe(`undici:client:beforeConnect`, (t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connecting to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
		}), r.subscribe(`undici:client:connected`, (t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connected to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
		}), r.subscribe(`undici:client:connectError`, (t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
			e(`connection to %s%s using %s%s errored - %s`, a, i ? `:${i}` : ``, r, n, o.message);
		}), r.subscribe(`undici:client:sendHeaders`, (t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`sending request to %s %s%s`, n, i, r);
		})));
	}
	let u = !1;
	function trackRequestEvents(e = a) {
		u || (c.headers.hasSubscribers || c.trailers.hasSubscribers || c.error.hasSubscribers ? u = !0 : (u = !0, r.subscribe(`undici:request:headers`, (t) => {
			let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
			e(`received response to %s %s%s - HTTP %d`, n, i, r, a);
		}), r.subscribe(`undici:request:trailers`, (t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`trailers received from %s %s%s`, n, i, r);
		}), r.subscribe(`undici:request:error`, (t) => {
			let { request: { method: n, path: r, origin: i }, error: a } = t;
			e(`request to %s %s%s errored - %s`, n, i, r, a.message);
		})));
	}
	let d = !1;
	function trackWebSocketEvents(e = s) {
		d || (c.open.hasSubscribers || c.close.hasSubscribers || c.socketError.hasSubscribers || c.ping.hasSubscribers || c.pong.hasSubscribers ? d = !0 : (d = !0, r.subscribe(`undici:websocket:open`, (t) => {
			if (t.address != null) {
				let { address: n, port: r } = t.address;
				e(`connection opened %s%s`, n, r ? `:${r}` : ``);
			} else e(`connection opened`);
		}), r.subscribe(`undici:websocket:close`, (t) => {
			let { websocket: n, code: r, reason: i } = t;
			e(`closed connection to %s - %s %s`, n.url, r, i);
		}), r.subscribe(`undici:websocket:socket_error`, (t) => {
			e(`connection errored - %s`, t.message);
		}), r.subscribe(`undici:websocket:ping`, (t) => {
			e(`ping received`);
		}), r.subscribe(`undici:websocket:pong`, (t) => {
			e(`pong received`);
		})));
	}
	(a.enabled || o.enabled) && (trackClientEvents(o.enabled ? o : a), trackRequestEvents(o.enabled ? o : a)), s.enabled && (trackClientEvents(a.enabled ? a : s), trackWebSocketEvents(s)), n.exports = { channels: c };
})), u = t(((t, n) => {
	let { InvalidArgumentError: r, NotSupportedError: o } = i(), c = e(`node:assert`), { isValidHTTPToken: u, isValidHeaderValue: d, isStream: f, destroy: p, isBuffer: m, isFormDataLike: h, isIterable: g, hasSafeIterator: _, isBlobLike: v, serializePathWithQuery: y, assertRequestHandler: b, getServerName: x, normalizedMethodRecords: S, getProtocolFromUrlString: C } = s(), { channels: w } = l(), { headerNameLowerCasedRecord: T } = a(), E = /[^\u0021-\u00ff]/;
	function isValidContentLengthHeaderValue(e) {
		if (typeof e != `string` || e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) {
			let n = e.charCodeAt(t);
			if (n < 48 || n > 57) return !1;
		}
		return !0;
	}
	let D = Symbol(`handler`);
	var Request = class {
		constructor(e, { path: t, method: n, body: i, headers: a, query: o, idempotent: s, blocking: c, upgrade: l, headersTimeout: T, bodyTimeout: O, reset: k, expectContinue: A, servername: j, throwOnError: M, maxRedirections: N, typeOfService: P }, F) {
			if (typeof t != `string`) throw new r(`path must be a string`);
			if (t[0] !== `/` && !(t.startsWith(`http://`) || t.startsWith(`https://`)) && n !== `CONNECT`) throw new r(`path must be an absolute URL or start with a slash`);
			if (E.test(t)) throw new r(`invalid request path`);
			if (typeof n != `string`) throw new r(`method must be a string`);
			if (S[n] === void 0 && !u(n)) throw new r(`invalid request method`);
			if (l && typeof l != `string`) throw new r(`upgrade must be a string`);
			if (l && !d(l)) throw new r(`invalid upgrade header`);
			if (T != null && (!Number.isFinite(T) || T < 0)) throw new r(`invalid headersTimeout`);
			if (O != null && (!Number.isFinite(O) || O < 0)) throw new r(`invalid bodyTimeout`);
			if (k != null && typeof k != `boolean`) throw new r(`invalid reset`);
			if (A != null && typeof A != `boolean`) throw new r(`invalid expectContinue`);
			if (M != null) throw new r(`invalid throwOnError`);
			if (N != null && N !== 0) throw new r(`maxRedirections is not supported, use the redirect interceptor`);
			if (P != null && (!Number.isInteger(P) || P < 0 || P > 255)) throw new r(`typeOfService must be an integer between 0 and 255`);
			if (this.headersTimeout = T, this.bodyTimeout = O, this.method = n, this.typeOfService = P, this.abort = null, i == null) this.body = null;
			else if (f(i)) {
				this.body = i;
				let e = this.body._readableState;
				e && e.autoDestroy || (this.endHandler = function() {
					p(this);
				}, this.body.on(`end`, this.endHandler)), this.errorHandler = (e) => {
					this.abort ? this.abort(e) : this.error = e;
				}, this.body.on(`error`, this.errorHandler);
			} else if (m(i)) this.body = i.byteLength ? i : null;
			else if (ArrayBuffer.isView(i)) this.body = i.buffer.byteLength ? Buffer.from(i.buffer, i.byteOffset, i.byteLength) : null;
			else if (i instanceof ArrayBuffer) this.body = i.byteLength ? Buffer.from(i) : null;
			else if (typeof i == `string`) this.body = i.length ? Buffer.from(i) : null;
			else if (h(i) || g(i) || v(i)) this.body = i;
			else throw new r(`body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable`);
			if (this.completed = !1, this.aborted = !1, this.upgrade = l || null, this.path = o ? y(t, o) : t, this.origin = e, this.protocol = C(e), this.idempotent = s ?? (n === `HEAD` || n === `GET`), this.blocking = c ?? this.method !== `HEAD`, this.reset = k ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = A ?? !1, Array.isArray(a)) {
				if (a.length % 2 != 0) throw new r(`headers array must be even`);
				for (let e = 0; e < a.length; e += 2) processHeader(this, a[e], a[e + 1]);
			} else if (a && typeof a == `object`) {
				if (_(a)) for (let e of a) {
					if (!Array.isArray(e) || e.length !== 2) throw new r(`headers must be in key-value pair format`);
					processHeader(this, e[0], e[1]);
				}
				else {
					let e = Object.keys(a);
					for (let t = 0; t < e.length; ++t) processHeader(this, e[t], a[e[t]]);
				}
			} else if (a != null) throw new r(`headers must be an object or an array`);
			b(F, n, l), this.servername = j || x(this.host) || null, this[D] = F, w.create.hasSubscribers && w.create.publish({ request: this });
		}
		onBodySent(e) {
			if (w.bodyChunkSent.hasSubscribers && w.bodyChunkSent.publish({
				request: this,
				chunk: e
			}), this[D].onBodySent) try {
				return this[D].onBodySent(e);
			} catch (e) {
				this.abort(e);
			}
		}
		onRequestSent() {
			if (w.bodySent.hasSubscribers && w.bodySent.publish({ request: this }), this[D].onRequestSent) try {
				return this[D].onRequestSent();
			} catch (e) {
				this.abort(e);
			}
		}
		onConnect(e) {
			if (c(!this.aborted), c(!this.completed), this.error) e(this.error);
			else return this.abort = e, this[D].onConnect(e);
		}
		onResponseStarted() {
			return this[D].onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			c(!this.aborted), c(!this.completed), w.headers.hasSubscribers && w.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			try {
				return this[D].onHeaders(e, t, n, r);
			} catch (e) {
				this.abort(e);
			}
		}
		onData(e) {
			c(!this.aborted), c(!this.completed), w.bodyChunkReceived.hasSubscribers && w.bodyChunkReceived.publish({
				request: this,
				chunk: e
			});
			try {
				return this[D].onData(e);
			} catch (e) {
				return this.abort(e), !1;
			}
		}
		onUpgrade(e, t, n, r = ``) {
			this.onFinally(), c(!this.aborted), c(!this.completed), w.headers.hasSubscribers && w.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			let i = this[D].onUpgrade(e, t, n);
			return this.aborted || (this.completed = !0, w.trailers.hasSubscribers && w.trailers.publish({
				request: this,
				trailers: []
			})), i;
		}
		onComplete(e) {
			this.onFinally(), c(!this.aborted), c(!this.completed), this.completed = !0, w.trailers.hasSubscribers && w.trailers.publish({
				request: this,
				trailers: e
			});
			try {
				return this[D].onComplete(e);
			} catch (e) {
				this.onError(e);
			}
		}
		onError(e) {
			if (this.onFinally(), w.error.hasSubscribers && w.error.publish({
				request: this,
				error: e
			}), !this.aborted) return this.aborted = !0, this[D].onError(e);
		}
		onFinally() {
			this.errorHandler &&= (this.body.off(`error`, this.errorHandler), null), this.endHandler &&= (this.body.off(`end`, this.endHandler), null);
		}
		addHeader(e, t) {
			return processHeader(this, e, t), this;
		}
	};
	function processHeader(e, t, n) {
		if (n && typeof n == `object` && !Array.isArray(n)) throw new r(`invalid ${t} header`);
		if (n === void 0) return;
		let i = T[t];
		if (i === void 0 && (i = t.toLowerCase(), T[i] === void 0 && !u(i))) throw new r(`invalid header key`);
		if (Array.isArray(n)) {
			let e = [];
			for (let i = 0; i < n.length; i++) if (typeof n[i] == `string`) {
				if (!d(n[i])) throw new r(`invalid ${t} header`);
				e.push(n[i]);
			} else if (n[i] === null) e.push(``);
			else if (typeof n[i] == `object`) throw new r(`invalid ${t} header`);
			else {
				let a = `${n[i]}`;
				if (!d(a)) throw new r(`invalid ${t} header`);
				e.push(a);
			}
			n = e;
		} else if (typeof n == `string`) {
			if (!d(n)) throw new r(`invalid ${t} header`);
		} else if (n === null) n = ``;
		else if (n = `${n}`, !d(n)) throw new r(`invalid ${t} header`);
		if (i === `host`) {
			if (e.host !== null) throw new r(`duplicate host header`);
			if (typeof n != `string`) throw new r(`invalid host header`);
			e.host = n;
		} else if (i === `content-length`) {
			if (e.contentLength !== null) throw new r(`duplicate content-length header`);
			if (!isValidContentLengthHeaderValue(n)) throw new r(`invalid content-length header`);
			e.contentLength = parseInt(n, 10);
		} else if (e.contentType === null && i === `content-type`) e.contentType = n, e.headers.push(t, n);
		else if (i === `transfer-encoding` || i === `keep-alive` || i === `upgrade`) throw new r(`invalid ${i} header`);
		else if (i === `connection`) {
			let t = typeof n == `string` ? n : null;
			if (t === null) throw new r(`invalid connection header`);
			for (let n of t.toLowerCase().split(`,`)) {
				let t = n.trim();
				if (!u(t)) throw new r(`invalid connection header`);
				t === `close` && (e.reset = !0);
			}
		} else if (i === `expect`) throw new o(`expect header not supported`);
		else e.headers.push(t, n);
	}
	n.exports = Request;
})), d = t(((e, t) => {
	let { InvalidArgumentError: n } = i();
	t.exports = class WrapHandler {
		#e;
		constructor(e) {
			this.#e = e;
		}
		static wrap(e) {
			return e.onRequestStart ? e : new WrapHandler(e);
		}
		onConnect(e, t) {
			return this.#e.onConnect?.(e, t);
		}
		onResponseStarted() {
			return this.#e.onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			return this.#e.onHeaders?.(e, t, n, r);
		}
		onUpgrade(e, t, n) {
			return this.#e.onUpgrade?.(e, t, n);
		}
		onData(e) {
			return this.#e.onData?.(e);
		}
		onComplete(e) {
			return this.#e.onComplete?.(e);
		}
		onError(e) {
			if (!this.#e.onError) throw e;
			return this.#e.onError?.(e);
		}
		onRequestStart(e, t) {
			this.#e.onConnect?.((t) => e.abort(t), t);
		}
		onRequestUpgrade(e, t, n, r) {
			let i = [];
			for (let [e, t] of Object.entries(n)) i.push(Buffer.from(e, `latin1`), toRawHeaderValue(t));
			this.#e.onUpgrade?.(t, i, r);
		}
		onResponseStart(e, t, n, r) {
			let i = [];
			for (let [e, t] of Object.entries(n)) i.push(Buffer.from(e, `latin1`), toRawHeaderValue(t));
			this.#e.onHeaders?.(t, i, () => e.resume(), r) === !1 && e.pause();
		}
		onResponseData(e, t) {
			this.#e.onData?.(t) === !1 && e.pause();
		}
		onResponseEnd(e, t) {
			let n = [];
			for (let [e, r] of Object.entries(t)) n.push(Buffer.from(e, `latin1`), toRawHeaderValue(r));
			this.#e.onComplete?.(n);
		}
		onResponseError(e, t) {
			if (!this.#e.onError) throw new n(`invalid onError method`);
			this.#e.onError?.(t);
		}
	};
	function toRawHeaderValue(e) {
		return Array.isArray(e) ? e.map((e) => Buffer.from(e, `latin1`)) : Buffer.from(e, `latin1`);
	}
})), f = t(((t, n) => {
	let r = e(`node:events`), i = d(), wrapInterceptor = (e) => (t, n) => e(t, i.wrap(n));
	n.exports = class extends r {
		dispatch() {
			throw Error(`not implemented`);
		}
		close() {
			throw Error(`not implemented`);
		}
		destroy() {
			throw Error(`not implemented`);
		}
		compose(...e) {
			let t = Array.isArray(e[0]) ? e[0] : e, n = this.dispatch.bind(this);
			for (let e of t) if (e != null) {
				if (typeof e != `function`) throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
				if (n = e(n), n = wrapInterceptor(n), n == null || typeof n != `function` || n.length !== 2) throw TypeError(`invalid interceptor`);
			}
			return new Proxy(this, { get: (e, t) => t === `dispatch` ? n : e[t] });
		}
	};
})), p = t(((e, t) => {
	let { parseHeaders: n } = s(), { InvalidArgumentError: r } = i(), a = Symbol(`resume`);
	var UnwrapController = class {
		#e = !1;
		#t = null;
		#n = !1;
		#r;
		[a] = null;
		rawHeaders = null;
		rawTrailers = null;
		constructor(e) {
			this.#r = e;
		}
		pause() {
			this.#e = !0;
		}
		resume() {
			this.#e && (this.#e = !1, this[a]?.());
		}
		abort(e) {
			this.#n || (this.#n = !0, this.#t = e, this.#r(e));
		}
		get aborted() {
			return this.#n;
		}
		get reason() {
			return this.#t;
		}
		get paused() {
			return this.#e;
		}
	};
	t.exports = class UnwrapHandler {
		#e;
		#t;
		constructor(e) {
			this.#e = e;
		}
		static unwrap(e) {
			return e.onRequestStart ? new UnwrapHandler(e) : e;
		}
		onConnect(e, t) {
			this.#t = new UnwrapController(e), this.#e.onRequestStart?.(this.#t, t);
		}
		onResponseStarted() {
			return this.#e.onResponseStarted?.();
		}
		onUpgrade(e, t, r) {
			this.#t.rawHeaders = t, this.#e.onRequestUpgrade?.(this.#t, e, n(t), r);
		}
		onHeaders(e, t, r, i) {
			return this.#t[a] = r, this.#t.rawHeaders = t, this.#e.onResponseStart?.(this.#t, e, n(t), i), !this.#t.paused;
		}
		onData(e) {
			return this.#e.onResponseData?.(this.#t, e), !this.#t.paused;
		}
		onComplete(e) {
			this.#t.rawTrailers = e, this.#e.onResponseEnd?.(this.#t, n(e));
		}
		onError(e) {
			if (!this.#e.onResponseError) throw new r(`invalid onError method`);
			this.#e.onResponseError?.(this.#t, e);
		}
	};
})), m = t(((t, r) => {
	let a = e(`node:buffer`), o = f(), s = p(), { ClientDestroyedError: c, ClientClosedError: l, InvalidArgumentError: u } = i(), { kDestroy: d, kClose: m, kClosed: h, kDestroyed: g, kDispatch: _ } = n(), v = Symbol(`onDestroyed`), y = Symbol(`onClosed`), b = Symbol(`webSocketOptions`), x = Symbol(`eventSourceOptions`);
	r.exports = class extends o {
		[g] = !1;
		[v] = null;
		[h] = !1;
		[y] = null;
		constructor(e) {
			super(), this[b] = e?.webSocket ?? {}, this[x] = e?.eventSource ?? {};
		}
		get webSocketOptions() {
			return {
				maxFragments: this[b].maxFragments ?? 131072,
				maxPayloadSize: this[b].maxPayloadSize ?? 134217728
			};
		}
		get eventSourceOptions() {
			return { maxEventSize: this[x].maxEventSize ?? a.kStringMaxLength };
		}
		get destroyed() {
			return this[g];
		}
		get closed() {
			return this[h];
		}
		close(e) {
			if (e === void 0) return new Promise((e, t) => {
				this.close((n, r) => n ? t(n) : e(r));
			});
			if (typeof e != `function`) throw new u(`invalid callback`);
			if (this[g]) {
				let t = new c();
				queueMicrotask(() => e(t, null));
				return;
			}
			if (this[h]) {
				this[y] ? this[y].push(e) : queueMicrotask(() => e(null, null));
				return;
			}
			this[h] = !0, this[y] ??= [], this[y].push(e);
			let onClosed = () => {
				let e = this[y];
				this[y] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[m]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
		}
		destroy(e, t) {
			if (typeof e == `function` && (t = e, e = null), t === void 0) return new Promise((t, n) => {
				this.destroy(e, (e, r) => e ? n(e) : t(r));
			});
			if (typeof t != `function`) throw new u(`invalid callback`);
			if (this[g]) {
				this[v] ? this[v].push(t) : queueMicrotask(() => t(null, null));
				return;
			}
			e ||= new c(), this[g] = !0, this[v] ??= [], this[v].push(t);
			let onDestroyed = () => {
				let e = this[v];
				this[v] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[d](e).then(() => queueMicrotask(onDestroyed));
		}
		dispatch(e, t) {
			if (!t || typeof t != `object`) throw new u(`handler must be an object`);
			t = s.unwrap(t);
			try {
				if (!e || typeof e != `object`) throw new u(`opts must be an object.`);
				if (this[g] || this[v]) throw new c();
				if (this[h]) throw new l();
				return this[_](e, t);
			} catch (e) {
				if (typeof t.onError != `function`) throw e;
				return t.onError(e), !1;
			}
		}
	};
})), h = t(((t, n) => {
	let r = e(`node:net`), a = e(`node:assert`), o = s(), { InvalidArgumentError: c } = i(), l, SessionCache = class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = new Map(), this._sessionRegistry = new FinalizationRegistry((e) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				let t = this._sessionCache.get(e);
				t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
			});
		}
		get(e) {
			let t = this._sessionCache.get(e);
			return t ? t.deref() : null;
		}
		set(e, t) {
			if (this._maxCachedSessions !== 0) {
				if (this._sessionCache.has(e)) this._sessionCache.delete(e);
				else if (this._sessionCache.size >= this._maxCachedSessions) {
					let e = !1;
					for (let [t, n] of this._sessionCache) if (n.deref() === void 0) {
						this._sessionCache.delete(t), e = !0;
						break;
					}
					if (!e) {
						let e = this._sessionCache.keys().next();
						e.done || this._sessionCache.delete(e.value);
					}
				}
				this._sessionCache.set(e, new WeakRef(t)), this._sessionRegistry.register(t, e);
			}
		}
	};
	function buildConnector({ allowH2: t, useH2c: n, maxCachedSessions: i, socketPath: s, timeout: u, session: d, ...f }) {
		if (i != null && (!Number.isInteger(i) || i < 0)) throw new c(`maxCachedSessions must be a positive integer or zero`);
		let p = {
			path: s,
			...f
		}, m = new SessionCache(i ?? 100);
		return u ??= 1e4, t ??= !1, function({ hostname: i, host: s, protocol: c, port: f, servername: h, localAddress: g, httpSocket: _ }, v) {
			let y;
			if (c === `https:`) {
				l ||= e(`node:tls`), h = h || p.servername || o.getServerName(s) || null;
				let n = h || i;
				a(n);
				let r = d || m.get(n) || null;
				f ||= 443, y = l.connect({
					highWaterMark: 16384,
					...p,
					servername: h,
					session: r,
					localAddress: g,
					ALPNProtocols: t ? [`http/1.1`, `h2`] : [`http/1.1`],
					socket: _,
					port: f,
					host: i
				}), y.on(`session`, function(e) {
					m.set(n, e);
				});
			} else a(!_, `httpSocket can only be sent on TLS update`), f ||= 80, y = r.connect({
				highWaterMark: 65536,
				...p,
				localAddress: g,
				port: f,
				host: i
			}), n === !0 && (y.alpnProtocol = `h2`);
			if (p.keepAlive == null || p.keepAlive) {
				let e = p.keepAliveInitialDelay === void 0 ? 6e4 : p.keepAliveInitialDelay;
				y.setKeepAlive(!0, e);
			}
			let b = o.setupConnectTimeout(new WeakRef(y), {
				timeout: u,
				hostname: i,
				port: f
			});
			return y.setNoDelay(!0).once(c === `https:` ? `secureConnect` : `connect`, function() {
				if (queueMicrotask(b), v) {
					let e = v;
					v = null, e(null, this);
				}
			}).on(`error`, function(e) {
				if (queueMicrotask(b), v) {
					let t = v;
					v = null, t(e);
				}
			}), y;
		};
	}
	n.exports = buildConnector;
})), g = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.enumToMap = enumToMap;
	function enumToMap(e, t = [], n = []) {
		let r = (t?.length ?? 0) === 0, i = (n?.length ?? 0) === 0;
		return Object.fromEntries(Object.entries(e).filter(([, e]) => typeof e == `number` && (r || t.includes(e)) && (i || !n.includes(e))));
	}
})), _ = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SPECIAL_HEADERS = e.MINOR = e.MAJOR = e.HTAB_SP_VCHAR_OBS_TEXT = e.QUOTED_STRING = e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS = e.TOKEN = e.HEX = e.URL_CHAR = e.USERINFO_CHARS = e.MARK = e.ALPHANUM = e.NUM = e.HEX_MAP = e.NUM_MAP = e.ALPHA = e.STATUSES_HTTP = e.H_METHOD_MAP = e.METHOD_MAP = e.METHODS_RTSP = e.METHODS_ICE = e.METHODS_HTTP = e.HEADER_STATE = e.FINISH = e.STATUSES = e.METHODS = e.LENIENT_FLAGS = e.FLAGS = e.TYPE = e.ERROR = void 0;
	let t = g();
	e.ERROR = {
		OK: 0,
		INTERNAL: 1,
		STRICT: 2,
		CR_EXPECTED: 25,
		LF_EXPECTED: 3,
		UNEXPECTED_CONTENT_LENGTH: 4,
		UNEXPECTED_SPACE: 30,
		CLOSED_CONNECTION: 5,
		INVALID_METHOD: 6,
		INVALID_URL: 7,
		INVALID_CONSTANT: 8,
		INVALID_VERSION: 9,
		INVALID_HEADER_TOKEN: 10,
		INVALID_CONTENT_LENGTH: 11,
		INVALID_CHUNK_SIZE: 12,
		INVALID_STATUS: 13,
		INVALID_EOF_STATE: 14,
		INVALID_TRANSFER_ENCODING: 15,
		CB_MESSAGE_BEGIN: 16,
		CB_HEADERS_COMPLETE: 17,
		CB_MESSAGE_COMPLETE: 18,
		CB_CHUNK_HEADER: 19,
		CB_CHUNK_COMPLETE: 20,
		PAUSED: 21,
		PAUSED_UPGRADE: 22,
		PAUSED_H2_UPGRADE: 23,
		USER: 24,
		CB_URL_COMPLETE: 26,
		CB_STATUS_COMPLETE: 27,
		CB_METHOD_COMPLETE: 32,
		CB_VERSION_COMPLETE: 33,
		CB_HEADER_FIELD_COMPLETE: 28,
		CB_HEADER_VALUE_COMPLETE: 29,
		CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
		CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
		CB_RESET: 31,
		CB_PROTOCOL_COMPLETE: 38
	}, e.TYPE = {
		BOTH: 0,
		REQUEST: 1,
		RESPONSE: 2
	}, e.FLAGS = {
		CONNECTION_KEEP_ALIVE: 1,
		CONNECTION_CLOSE: 2,
		CONNECTION_UPGRADE: 4,
		CHUNKED: 8,
		UPGRADE: 16,
		CONTENT_LENGTH: 32,
		SKIPBODY: 64,
		TRAILING: 128,
		TRANSFER_ENCODING: 512
	}, e.LENIENT_FLAGS = {
		HEADERS: 1,
		CHUNKED_LENGTH: 2,
		KEEP_ALIVE: 4,
		TRANSFER_ENCODING: 8,
		VERSION: 16,
		DATA_AFTER_CLOSE: 32,
		OPTIONAL_LF_AFTER_CR: 64,
		OPTIONAL_CRLF_AFTER_CHUNK: 128,
		OPTIONAL_CR_BEFORE_LF: 256,
		SPACES_AFTER_CHUNK_SIZE: 512
	}, e.METHODS = {
		DELETE: 0,
		GET: 1,
		HEAD: 2,
		POST: 3,
		PUT: 4,
		CONNECT: 5,
		OPTIONS: 6,
		TRACE: 7,
		COPY: 8,
		LOCK: 9,
		MKCOL: 10,
		MOVE: 11,
		PROPFIND: 12,
		PROPPATCH: 13,
		SEARCH: 14,
		UNLOCK: 15,
		BIND: 16,
		REBIND: 17,
		UNBIND: 18,
		ACL: 19,
		REPORT: 20,
		MKACTIVITY: 21,
		CHECKOUT: 22,
		MERGE: 23,
		"M-SEARCH": 24,
		NOTIFY: 25,
		SUBSCRIBE: 26,
		UNSUBSCRIBE: 27,
		PATCH: 28,
		PURGE: 29,
		MKCALENDAR: 30,
		LINK: 31,
		UNLINK: 32,
		SOURCE: 33,
		PRI: 34,
		DESCRIBE: 35,
		ANNOUNCE: 36,
		SETUP: 37,
		PLAY: 38,
		PAUSE: 39,
		TEARDOWN: 40,
		GET_PARAMETER: 41,
		SET_PARAMETER: 42,
		REDIRECT: 43,
		RECORD: 44,
		FLUSH: 45,
		QUERY: 46
	}, e.STATUSES = {
		CONTINUE: 100,
		SWITCHING_PROTOCOLS: 101,
		PROCESSING: 102,
		EARLY_HINTS: 103,
		RESPONSE_IS_STALE: 110,
		REVALIDATION_FAILED: 111,
		DISCONNECTED_OPERATION: 112,
		HEURISTIC_EXPIRATION: 113,
		MISCELLANEOUS_WARNING: 199,
		OK: 200,
		CREATED: 201,
		ACCEPTED: 202,
		NON_AUTHORITATIVE_INFORMATION: 203,
		NO_CONTENT: 204,
		RESET_CONTENT: 205,
		PARTIAL_CONTENT: 206,
		MULTI_STATUS: 207,
		ALREADY_REPORTED: 208,
		TRANSFORMATION_APPLIED: 214,
		IM_USED: 226,
		MISCELLANEOUS_PERSISTENT_WARNING: 299,
		MULTIPLE_CHOICES: 300,
		MOVED_PERMANENTLY: 301,
		FOUND: 302,
		SEE_OTHER: 303,
		NOT_MODIFIED: 304,
		USE_PROXY: 305,
		SWITCH_PROXY: 306,
		TEMPORARY_REDIRECT: 307,
		PERMANENT_REDIRECT: 308,
		BAD_REQUEST: 400,
		UNAUTHORIZED: 401,
		PAYMENT_REQUIRED: 402,
		FORBIDDEN: 403,
		NOT_FOUND: 404,
		METHOD_NOT_ALLOWED: 405,
		NOT_ACCEPTABLE: 406,
		PROXY_AUTHENTICATION_REQUIRED: 407,
		REQUEST_TIMEOUT: 408,
		CONFLICT: 409,
		GONE: 410,
		LENGTH_REQUIRED: 411,
		PRECONDITION_FAILED: 412,
		PAYLOAD_TOO_LARGE: 413,
		URI_TOO_LONG: 414,
		UNSUPPORTED_MEDIA_TYPE: 415,
		RANGE_NOT_SATISFIABLE: 416,
		EXPECTATION_FAILED: 417,
		IM_A_TEAPOT: 418,
		PAGE_EXPIRED: 419,
		ENHANCE_YOUR_CALM: 420,
		MISDIRECTED_REQUEST: 421,
		UNPROCESSABLE_ENTITY: 422,
		LOCKED: 423,
		FAILED_DEPENDENCY: 424,
		TOO_EARLY: 425,
		UPGRADE_REQUIRED: 426,
		PRECONDITION_REQUIRED: 428,
		TOO_MANY_REQUESTS: 429,
		REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
		REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
		LOGIN_TIMEOUT: 440,
		NO_RESPONSE: 444,
		RETRY_WITH: 449,
		BLOCKED_BY_PARENTAL_CONTROL: 450,
		UNAVAILABLE_FOR_LEGAL_REASONS: 451,
		CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
		INVALID_X_FORWARDED_FOR: 463,
		REQUEST_HEADER_TOO_LARGE: 494,
		SSL_CERTIFICATE_ERROR: 495,
		SSL_CERTIFICATE_REQUIRED: 496,
		HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
		INVALID_TOKEN: 498,
		CLIENT_CLOSED_REQUEST: 499,
		INTERNAL_SERVER_ERROR: 500,
		NOT_IMPLEMENTED: 501,
		BAD_GATEWAY: 502,
		SERVICE_UNAVAILABLE: 503,
		GATEWAY_TIMEOUT: 504,
		HTTP_VERSION_NOT_SUPPORTED: 505,
		VARIANT_ALSO_NEGOTIATES: 506,
		INSUFFICIENT_STORAGE: 507,
		LOOP_DETECTED: 508,
		BANDWIDTH_LIMIT_EXCEEDED: 509,
		NOT_EXTENDED: 510,
		NETWORK_AUTHENTICATION_REQUIRED: 511,
		WEB_SERVER_UNKNOWN_ERROR: 520,
		WEB_SERVER_IS_DOWN: 521,
		CONNECTION_TIMEOUT: 522,
		ORIGIN_IS_UNREACHABLE: 523,
		TIMEOUT_OCCURED: 524,
		SSL_HANDSHAKE_FAILED: 525,
		INVALID_SSL_CERTIFICATE: 526,
		RAILGUN_ERROR: 527,
		SITE_IS_OVERLOADED: 529,
		SITE_IS_FROZEN: 530,
		IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
		NETWORK_READ_TIMEOUT: 598,
		NETWORK_CONNECT_TIMEOUT: 599
	}, e.FINISH = {
		SAFE: 0,
		SAFE_WITH_CB: 1,
		UNSAFE: 2
	}, e.HEADER_STATE = {
		GENERAL: 0,
		CONNECTION: 1,
		CONTENT_LENGTH: 2,
		TRANSFER_ENCODING: 3,
		UPGRADE: 4,
		CONNECTION_KEEP_ALIVE: 5,
		CONNECTION_CLOSE: 6,
		CONNECTION_UPGRADE: 7,
		TRANSFER_ENCODING_CHUNKED: 8
	}, e.METHODS_HTTP = [
		e.METHODS.DELETE,
		e.METHODS.GET,
		e.METHODS.HEAD,
		e.METHODS.POST,
		e.METHODS.PUT,
		e.METHODS.CONNECT,
		e.METHODS.OPTIONS,
		e.METHODS.TRACE,
		e.METHODS.COPY,
		e.METHODS.LOCK,
		e.METHODS.MKCOL,
		e.METHODS.MOVE,
		e.METHODS.PROPFIND,
		e.METHODS.PROPPATCH,
		e.METHODS.SEARCH,
		e.METHODS.UNLOCK,
		e.METHODS.BIND,
		e.METHODS.REBIND,
		e.METHODS.UNBIND,
		e.METHODS.ACL,
		e.METHODS.REPORT,
		e.METHODS.MKACTIVITY,
		e.METHODS.CHECKOUT,
		e.METHODS.MERGE,
		e.METHODS[`M-SEARCH`],
		e.METHODS.NOTIFY,
		e.METHODS.SUBSCRIBE,
		e.METHODS.UNSUBSCRIBE,
		e.METHODS.PATCH,
		e.METHODS.PURGE,
		e.METHODS.MKCALENDAR,
		e.METHODS.LINK,
		e.METHODS.UNLINK,
		e.METHODS.PRI,
		e.METHODS.SOURCE,
		e.METHODS.QUERY
	], e.METHODS_ICE = [e.METHODS.SOURCE], e.METHODS_RTSP = [
		e.METHODS.OPTIONS,
		e.METHODS.DESCRIBE,
		e.METHODS.ANNOUNCE,
		e.METHODS.SETUP,
		e.METHODS.PLAY,
		e.METHODS.PAUSE,
		e.METHODS.TEARDOWN,
		e.METHODS.GET_PARAMETER,
		e.METHODS.SET_PARAMETER,
		e.METHODS.REDIRECT,
		e.METHODS.RECORD,
		e.METHODS.FLUSH,
		e.METHODS.GET,
		e.METHODS.POST
	], e.METHOD_MAP = (0, t.enumToMap)(e.METHODS), e.H_METHOD_MAP = Object.fromEntries(Object.entries(e.METHODS).filter(([e]) => e.startsWith(`H`))), e.STATUSES_HTTP = [
		e.STATUSES.CONTINUE,
		e.STATUSES.SWITCHING_PROTOCOLS,
		e.STATUSES.PROCESSING,
		e.STATUSES.EARLY_HINTS,
		e.STATUSES.RESPONSE_IS_STALE,
		e.STATUSES.REVALIDATION_FAILED,
		e.STATUSES.DISCONNECTED_OPERATION,
		e.STATUSES.HEURISTIC_EXPIRATION,
		e.STATUSES.MISCELLANEOUS_WARNING,
		e.STATUSES.OK,
		e.STATUSES.CREATED,
		e.STATUSES.ACCEPTED,
		e.STATUSES.NON_AUTHORITATIVE_INFORMATION,
		e.STATUSES.NO_CONTENT,
		e.STATUSES.RESET_CONTENT,
		e.STATUSES.PARTIAL_CONTENT,
		e.STATUSES.MULTI_STATUS,
		e.STATUSES.ALREADY_REPORTED,
		e.STATUSES.TRANSFORMATION_APPLIED,
		e.STATUSES.IM_USED,
		e.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
		e.STATUSES.MULTIPLE_CHOICES,
		e.STATUSES.MOVED_PERMANENTLY,
		e.STATUSES.FOUND,
		e.STATUSES.SEE_OTHER,
		e.STATUSES.NOT_MODIFIED,
		e.STATUSES.USE_PROXY,
		e.STATUSES.SWITCH_PROXY,
		e.STATUSES.TEMPORARY_REDIRECT,
		e.STATUSES.PERMANENT_REDIRECT,
		e.STATUSES.BAD_REQUEST,
		e.STATUSES.UNAUTHORIZED,
		e.STATUSES.PAYMENT_REQUIRED,
		e.STATUSES.FORBIDDEN,
		e.STATUSES.NOT_FOUND,
		e.STATUSES.METHOD_NOT_ALLOWED,
		e.STATUSES.NOT_ACCEPTABLE,
		e.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
		e.STATUSES.REQUEST_TIMEOUT,
		e.STATUSES.CONFLICT,
		e.STATUSES.GONE,
		e.STATUSES.LENGTH_REQUIRED,
		e.STATUSES.PRECONDITION_FAILED,
		e.STATUSES.PAYLOAD_TOO_LARGE,
		e.STATUSES.URI_TOO_LONG,
		e.STATUSES.UNSUPPORTED_MEDIA_TYPE,
		e.STATUSES.RANGE_NOT_SATISFIABLE,
		e.STATUSES.EXPECTATION_FAILED,
		e.STATUSES.IM_A_TEAPOT,
		e.STATUSES.PAGE_EXPIRED,
		e.STATUSES.ENHANCE_YOUR_CALM,
		e.STATUSES.MISDIRECTED_REQUEST,
		e.STATUSES.UNPROCESSABLE_ENTITY,
		e.STATUSES.LOCKED,
		e.STATUSES.FAILED_DEPENDENCY,
		e.STATUSES.TOO_EARLY,
		e.STATUSES.UPGRADE_REQUIRED,
		e.STATUSES.PRECONDITION_REQUIRED,
		e.STATUSES.TOO_MANY_REQUESTS,
		e.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
		e.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
		e.STATUSES.LOGIN_TIMEOUT,
		e.STATUSES.NO_RESPONSE,
		e.STATUSES.RETRY_WITH,
		e.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
		e.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
		e.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
		e.STATUSES.INVALID_X_FORWARDED_FOR,
		e.STATUSES.REQUEST_HEADER_TOO_LARGE,
		e.STATUSES.SSL_CERTIFICATE_ERROR,
		e.STATUSES.SSL_CERTIFICATE_REQUIRED,
		e.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
		e.STATUSES.INVALID_TOKEN,
		e.STATUSES.CLIENT_CLOSED_REQUEST,
		e.STATUSES.INTERNAL_SERVER_ERROR,
		e.STATUSES.NOT_IMPLEMENTED,
		e.STATUSES.BAD_GATEWAY,
		e.STATUSES.SERVICE_UNAVAILABLE,
		e.STATUSES.GATEWAY_TIMEOUT,
		e.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
		e.STATUSES.VARIANT_ALSO_NEGOTIATES,
		e.STATUSES.INSUFFICIENT_STORAGE,
		e.STATUSES.LOOP_DETECTED,
		e.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
		e.STATUSES.NOT_EXTENDED,
		e.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
		e.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
		e.STATUSES.WEB_SERVER_IS_DOWN,
		e.STATUSES.CONNECTION_TIMEOUT,
		e.STATUSES.ORIGIN_IS_UNREACHABLE,
		e.STATUSES.TIMEOUT_OCCURED,
		e.STATUSES.SSL_HANDSHAKE_FAILED,
		e.STATUSES.INVALID_SSL_CERTIFICATE,
		e.STATUSES.RAILGUN_ERROR,
		e.STATUSES.SITE_IS_OVERLOADED,
		e.STATUSES.SITE_IS_FROZEN,
		e.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
		e.STATUSES.NETWORK_READ_TIMEOUT,
		e.STATUSES.NETWORK_CONNECT_TIMEOUT
	], e.ALPHA = [];
	for (let t = 65; t <= 90; t++) e.ALPHA.push(String.fromCharCode(t)), e.ALPHA.push(String.fromCharCode(t + 32));
	e.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	}, e.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	}, e.NUM = [
		`0`,
		`1`,
		`2`,
		`3`,
		`4`,
		`5`,
		`6`,
		`7`,
		`8`,
		`9`
	], e.ALPHANUM = e.ALPHA.concat(e.NUM), e.MARK = [
		`-`,
		`_`,
		`.`,
		`!`,
		`~`,
		`*`,
		`'`,
		`(`,
		`)`
	], e.USERINFO_CHARS = e.ALPHANUM.concat(e.MARK).concat([
		`%`,
		`;`,
		`:`,
		`&`,
		`=`,
		`+`,
		`$`,
		`,`
	]), e.URL_CHAR = `!"$%&'()*+,-./:;<=>@[\\]^_\`{|}~`.split(``).concat(e.ALPHANUM), e.HEX = e.NUM.concat([
		`a`,
		`b`,
		`c`,
		`d`,
		`e`,
		`f`,
		`A`,
		`B`,
		`C`,
		`D`,
		`E`,
		`F`
	]), e.TOKEN = [
		`!`,
		`#`,
		`$`,
		`%`,
		`&`,
		`'`,
		`*`,
		`+`,
		`-`,
		`.`,
		`^`,
		`_`,
		"`",
		`|`,
		`~`
	].concat(e.ALPHANUM), e.HEADER_CHARS = [`	`];
	for (let t = 32; t <= 255; t++) t !== 127 && e.HEADER_CHARS.push(t);
	e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS.filter((e) => e !== 44), e.QUOTED_STRING = [`	`, ` `];
	for (let t = 33; t <= 255; t++) t !== 34 && t !== 92 && e.QUOTED_STRING.push(t);
	e.HTAB_SP_VCHAR_OBS_TEXT = [`	`, ` `];
	for (let t = 33; t <= 126; t++) e.HTAB_SP_VCHAR_OBS_TEXT.push(t);
	for (let t = 128; t <= 255; t++) e.HTAB_SP_VCHAR_OBS_TEXT.push(t);
	e.MAJOR = e.NUM_MAP, e.MINOR = e.MAJOR, e.SPECIAL_HEADERS = {
		connection: e.HEADER_STATE.CONNECTION,
		"content-length": e.HEADER_STATE.CONTENT_LENGTH,
		"proxy-connection": e.HEADER_STATE.CONNECTION,
		"transfer-encoding": e.HEADER_STATE.TRANSFER_ENCODING,
		upgrade: e.HEADER_STATE.UPGRADE
	}, e.default = {
		ERROR: e.ERROR,
		TYPE: e.TYPE,
		FLAGS: e.FLAGS,
		LENIENT_FLAGS: e.LENIENT_FLAGS,
		METHODS: e.METHODS,
		STATUSES: e.STATUSES,
		FINISH: e.FINISH,
		HEADER_STATE: e.HEADER_STATE,
		ALPHA: e.ALPHA,
		NUM_MAP: e.NUM_MAP,
		HEX_MAP: e.HEX_MAP,
		NUM: e.NUM,
		ALPHANUM: e.ALPHANUM,
		MARK: e.MARK,
		USERINFO_CHARS: e.USERINFO_CHARS,
		URL_CHAR: e.URL_CHAR,
		HEX: e.HEX,
		TOKEN: e.TOKEN,
		HEADER_CHARS: e.HEADER_CHARS,
		CONNECTION_TOKEN_CHARS: e.CONNECTION_TOKEN_CHARS,
		QUOTED_STRING: e.QUOTED_STRING,
		HTAB_SP_VCHAR_OBS_TEXT: e.HTAB_SP_VCHAR_OBS_TEXT,
		MAJOR: e.MAJOR,
		MINOR: e.MINOR,
		SPECIAL_HEADERS: e.SPECIAL_HEADERS,
		METHODS_HTTP: e.METHODS_HTTP,
		METHODS_ICE: e.METHODS_ICE,
		METHODS_RTSP: e.METHODS_RTSP,
		METHOD_MAP: e.METHOD_MAP,
		H_METHOD_MAP: e.H_METHOD_MAP,
		STATUSES_HTTP: e.STATUSES_HTTP
	};
})), v = t(((t, n) => {
	let { Buffer: r } = e(`node:buffer`), i;
	Object.defineProperty(n, "exports", { get: () => i ||= r.from(`AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==`, `base64`) });
})), y = t(((t, n) => {
	let { Buffer: r } = e(`node:buffer`), i;
	Object.defineProperty(n, "exports", { get: () => i ||= r.from(`AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==`, `base64`) });
})), b = t(((e, t) => {
	let n = [
		`GET`,
		`HEAD`,
		`POST`
	], r = new Set(n), i = [
		101,
		204,
		205,
		304
	], a = [
		301,
		302,
		303,
		307,
		308
	], o = new Set(a), s = `1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080`.split(`.`), c = new Set(s), l = [
		`no-referrer`,
		`no-referrer-when-downgrade`,
		`same-origin`,
		`origin`,
		`strict-origin`,
		`origin-when-cross-origin`,
		`strict-origin-when-cross-origin`,
		`unsafe-url`
	], u = [``, ...l], d = new Set(l), f = [
		`follow`,
		`manual`,
		`error`
	], p = [
		`GET`,
		`HEAD`,
		`OPTIONS`,
		`TRACE`
	], m = new Set(p), h = [
		`navigate`,
		`same-origin`,
		`no-cors`,
		`cors`
	], g = [
		`omit`,
		`same-origin`,
		`include`
	], _ = [
		`default`,
		`no-store`,
		`reload`,
		`no-cache`,
		`force-cache`,
		`only-if-cached`
	], v = [
		`content-encoding`,
		`content-language`,
		`content-location`,
		`content-type`,
		`content-length`
	], y = [`half`], b = [
		`CONNECT`,
		`TRACE`,
		`TRACK`
	], x = new Set(b), S = [
		`audio`,
		`audioworklet`,
		`font`,
		`image`,
		`manifest`,
		`paintworklet`,
		`script`,
		`style`,
		`track`,
		`video`,
		`xslt`,
		``
	];
	t.exports = {
		subresource: S,
		forbiddenMethods: b,
		requestBodyHeader: v,
		referrerPolicy: u,
		requestRedirect: f,
		requestMode: h,
		requestCredentials: g,
		requestCache: _,
		redirectStatus: a,
		corsSafeListedMethods: n,
		nullBodyStatus: i,
		safeMethods: p,
		badPorts: s,
		requestDuplex: y,
		subresourceSet: new Set(S),
		badPortsSet: c,
		redirectStatusSet: o,
		corsSafeListedMethodsSet: r,
		safeMethodsSet: m,
		forbiddenMethodsSet: x,
		referrerPolicyTokens: d
	};
})), x = t(((e, t) => {
	let n = Symbol.for(`undici.globalOrigin.1`);
	function getGlobalOrigin() {
		return globalThis[n];
	}
	function setGlobalOrigin(e) {
		if (e === void 0) {
			Object.defineProperty(globalThis, n, {
				value: void 0,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
			return;
		}
		let t = new URL(e);
		if (t.protocol !== `http:` && t.protocol !== `https:`) throw TypeError(`Only http & https urls are allowed, received ${t.protocol}`);
		Object.defineProperty(globalThis, n, {
			value: t,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	t.exports = {
		getGlobalOrigin,
		setGlobalOrigin
	};
})), S = t(((e, t) => {
	let n = new TextDecoder();
	function utf8DecodeBytes(e) {
		return e.length === 0 ? `` : (e[0] === 239 && e[1] === 187 && e[2] === 191 && (e = e.subarray(3)), n.decode(e));
	}
	t.exports = { utf8DecodeBytes };
})), C = t(((t, n) => {
	let r = e(`node:assert`), { utf8DecodeBytes: i } = S();
	function collectASequenceOfCodePoints(e, t, n) {
		let r = ``;
		for (; n.position < t.length && e(t[n.position]);) r += t[n.position], n.position++;
		return r;
	}
	function collectASequenceOfCodePointsFast(e, t, n) {
		let r = t.indexOf(e, n.position), i = n.position;
		return r === -1 ? (n.position = t.length, t.slice(i)) : (n.position = r, t.slice(i, n.position));
	}
	let a = /[\u0009\u000A\u000C\u000D\u0020]/g, o = /[^\x00-\x7F]/;
	function asciiLowercase(e) {
		return o.test(e) ? e.replace(/[A-Z]+/g, (e) => e.toLowerCase()) : e.toLowerCase();
	}
	function forgivingBase64(e) {
		e = e.replace(a, ``);
		let t = e.length;
		if (t % 4 == 0 && e.charCodeAt(t - 1) === 61 && (--t, e.charCodeAt(t - 1) === 61 && --t), t % 4 == 1 || /[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) return `failure`;
		let n = Buffer.from(e, `base64`);
		return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
	}
	function isASCIIWhitespace(e) {
		return e === 9 || e === 10 || e === 12 || e === 13 || e === 32;
	}
	function isomorphicDecode(e) {
		let t = e.length;
		if (65535 > t) return String.fromCharCode.apply(null, e);
		let n = ``, r = 0, i = 65535;
		for (; r < t;) r + i > t && (i = t - r), n += String.fromCharCode.apply(null, e.subarray(r, r += i));
		return n;
	}
	let s = /[^\x00-\xFF]/;
	function isomorphicEncode(e) {
		return r(!s.test(e)), e;
	}
	function parseJSONFromBytes(e) {
		return JSON.parse(i(e));
	}
	function removeASCIIWhitespace(e, t = !0, n = !0) {
		return removeChars(e, t, n, isASCIIWhitespace);
	}
	function removeChars(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e.charCodeAt(i));) i++;
		if (n) for (; a > 0 && r(e.charCodeAt(a));) a--;
		return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
	}
	function serializeJavascriptValueToJSONString(e) {
		let t = JSON.stringify(e);
		if (t === void 0) throw TypeError(`Value is not JSON serializable`);
		return r(typeof t == `string`), t;
	}
	n.exports = {
		asciiLowercase,
		collectASequenceOfCodePoints,
		collectASequenceOfCodePointsFast,
		forgivingBase64,
		isASCIIWhitespace,
		isomorphicDecode,
		isomorphicEncode,
		parseJSONFromBytes,
		removeASCIIWhitespace,
		removeChars,
		serializeJavascriptValueToJSONString
	};
})), w = t(((t, n) => {
	let r = e(`node:assert`), { forgivingBase64: i, collectASequenceOfCodePoints: a, collectASequenceOfCodePointsFast: o, isomorphicDecode: s, removeASCIIWhitespace: c, removeChars: l } = C(), u = new TextEncoder(), d = /^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u, f = /[\u000A\u000D\u0009\u0020]/u, p = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
	function dataURLProcessor(e) {
		r(e.protocol === `data:`);
		let t = URLSerializer(e, !0);
		t = t.slice(5);
		let n = { position: 0 }, a = o(`,`, t, n), l = a.length;
		if (a = c(a, !0, !0), n.position >= t.length) return `failure`;
		n.position++;
		let u = stringPercentDecode(t.slice(l + 1));
		if (/;(?:\u0020*)base64$/iu.test(a)) {
			let e = s(u);
			if (u = i(e), u === `failure`) return `failure`;
			a = a.slice(0, -6), a = a.replace(/(\u0020+)$/u, ``), a = a.slice(0, -1);
		}
		a.startsWith(`;`) && (a = `text/plain` + a);
		let d = parseMIMEType(a);
		return d === `failure` && (d = parseMIMEType(`text/plain;charset=US-ASCII`)), {
			mimeType: d,
			body: u
		};
	}
	function URLSerializer(e, t = !1) {
		if (!t) return e.href;
		let n = e.href, r = e.hash.length, i = r === 0 ? n : n.substring(0, n.length - r);
		return !r && n.endsWith(`#`) ? i.slice(0, -1) : i;
	}
	function stringPercentDecode(e) {
		return percentDecode(u.encode(e));
	}
	function isHexCharByte(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
	}
	function hexByteToNumber(e) {
		return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
	}
	function percentDecode(e) {
		let t = e.length, n = new Uint8Array(t), r = 0, i = 0;
		for (; i < t;) {
			let t = e[i];
			t === 37 ? t === 37 && !(isHexCharByte(e[i + 1]) && isHexCharByte(e[i + 2])) ? n[r++] = 37 : (n[r++] = hexByteToNumber(e[i + 1]) << 4 | hexByteToNumber(e[i + 2]), i += 2) : n[r++] = t, ++i;
		}
		return t === r ? n : n.subarray(0, r);
	}
	function parseMIMEType(e) {
		e = removeHTTPWhitespace(e, !0, !0);
		let t = { position: 0 }, n = o(`/`, e, t);
		if (n.length === 0 || !d.test(n) || t.position >= e.length) return `failure`;
		t.position++;
		let r = o(`;`, e, t);
		if (r = removeHTTPWhitespace(r, !1, !0), r.length === 0 || !d.test(r)) return `failure`;
		let i = n.toLowerCase(), s = r.toLowerCase(), c = {
			type: i,
			subtype: s,
			parameters: new Map(),
			essence: `${i}/${s}`
		};
		for (; t.position < e.length;) {
			t.position++, a((e) => f.test(e), e, t);
			let n = a((e) => e !== `;` && e !== `=`, e, t);
			if (n = n.toLowerCase(), t.position < e.length) {
				if (e[t.position] === `;`) continue;
				t.position++;
			}
			if (t.position >= e.length) break;
			let r = null;
			if (e[t.position] === `"`) r = collectAnHTTPQuotedString(e, t, !0), o(`;`, e, t);
			else if (r = o(`;`, e, t), r = removeHTTPWhitespace(r, !1, !0), r.length === 0) continue;
			n.length !== 0 && d.test(n) && (r.length === 0 || p.test(r)) && !c.parameters.has(n) && c.parameters.set(n, r);
		}
		return c;
	}
	function collectAnHTTPQuotedString(e, t, n = !1) {
		let i = t.position, o = ``;
		for (r(e[t.position] === `"`), t.position++; o += a((e) => e !== `"` && e !== `\\`, e, t), !(t.position >= e.length);) {
			let n = e[t.position];
			if (t.position++, n === `\\`) {
				if (t.position >= e.length) {
					o += `\\`;
					break;
				}
				o += e[t.position], t.position++;
			} else {
				r(n === `"`);
				break;
			}
		}
		return n ? o : e.slice(i, t.position);
	}
	function serializeAMimeType(e) {
		r(e !== `failure`);
		let { parameters: t, essence: n } = e, i = n;
		for (let [e, n] of t.entries()) i += `;`, i += e, i += `=`, d.test(n) || (n = n.replace(/[\\"]/gu, `\\$&`), n = `"` + n, n += `"`), i += n;
		return i;
	}
	function isHTTPWhiteSpace(e) {
		return e === 13 || e === 10 || e === 9 || e === 32;
	}
	function removeHTTPWhitespace(e, t = !0, n = !0) {
		return l(e, t, n, isHTTPWhiteSpace);
	}
	function minimizeSupportedMimeType(e) {
		switch (e.essence) {
			case `application/ecmascript`:
			case `application/javascript`:
			case `application/x-ecmascript`:
			case `application/x-javascript`:
			case `text/ecmascript`:
			case `text/javascript`:
			case `text/javascript1.0`:
			case `text/javascript1.1`:
			case `text/javascript1.2`:
			case `text/javascript1.3`:
			case `text/javascript1.4`:
			case `text/javascript1.5`:
			case `text/jscript`:
			case `text/livescript`:
			case `text/x-ecmascript`:
			case `text/x-javascript`: return `text/javascript`;
			case `application/json`:
			case `text/json`: return `application/json`;
			case `image/svg+xml`: return `image/svg+xml`;
			case `text/xml`:
			case `application/xml`: return `application/xml`;
		}
		return e.subtype.endsWith(`+json`) ? `application/json` : e.subtype.endsWith(`+xml`) ? `application/xml` : ``;
	}
	n.exports = {
		dataURLProcessor,
		URLSerializer,
		stringPercentDecode,
		parseMIMEType,
		collectAnHTTPQuotedString,
		serializeAMimeType,
		removeHTTPWhitespace,
		minimizeSupportedMimeType,
		HTTP_TOKEN_CODEPOINTS: d
	};
})), T = t(((t, n) => {
	let r = {
		__proto__: null,
		"node:crypto": () => e(`node:crypto`),
		"node:sqlite": () => e(`node:sqlite`),
		"node:worker_threads": () => e(`node:worker_threads`),
		"node:zlib": () => e(`node:zlib`)
	};
	function detectRuntimeFeatureByNodeModule(e) {
		try {
			return r[e](), !0;
		} catch (e) {
			if (e.code !== `ERR_UNKNOWN_BUILTIN_MODULE` && e.code !== `ERR_NO_CRYPTO`) throw e;
			return !1;
		}
	}
	function detectRuntimeFeatureByExportedProperty(e, t) {
		return r[e]()[t] !== void 0;
	}
	let i = [`markAsUncloneable`, `zstd`], a = {
		markAsUncloneable: [`node:worker_threads`, `markAsUncloneable`],
		zstd: [`node:zlib`, `createZstdDecompress`]
	}, o = [`crypto`, `sqlite`], s = [...o, ...i];
	function detectRuntimeFeature(e) {
		if (o.includes(e)) return detectRuntimeFeatureByNodeModule(`node:${e}`);
		if (i.includes(e)) {
			let [t, n] = a[e];
			return detectRuntimeFeatureByExportedProperty(t, n);
		}
		throw TypeError(`unknown feature: ${e}`);
	}
	let c = new class {
		#e = new Map();
		clear() {
			this.#e.clear();
		}
		has(e) {
			return this.#e.get(e) ?? this.#t(e);
		}
		set(e, t) {
			if (s.includes(e) === !1) throw TypeError(`unknown feature: ${e}`);
			this.#e.set(e, t);
		}
		#t(e) {
			let t = detectRuntimeFeature(e);
			return this.#e.set(e, t), t;
		}
	}();
	n.exports.runtimeFeatures = c, n.exports.default = c;
})), E = t(((t, n) => {
	let r = e(`node:assert`), { types: i, inspect: a } = e(`node:util`), { runtimeFeatures: o } = T(), s = Function.call.bind(Function.prototype[Symbol.hasInstance]), c = {
		converters: {},
		util: {},
		errors: {},
		is: {}
	};
	c.errors.exception = function(e) {
		return TypeError(`${e.header}: ${e.message}`);
	}, c.errors.conversionFailed = function(e) {
		let t = e.types.length === 1 ? `` : ` one of`, n = `${e.argument} could not be converted to${t}: ${e.types.join(`, `)}.`;
		return c.errors.exception({
			header: e.prefix,
			message: n
		});
	}, c.errors.invalidArgument = function(e) {
		return c.errors.exception({
			header: e.prefix,
			message: `"${e.value}" is an invalid ${e.type}.`
		});
	}, c.brandCheck = function(e, t) {
		if (!s(t, e)) {
			let e = TypeError(`Illegal invocation`);
			throw e.code = `ERR_INVALID_THIS`, e;
		}
	}, c.brandCheckMultiple = function(e) {
		let t = e.map((e) => c.util.MakeTypeAssertion(e));
		return (e) => {
			if (t.every((t) => !t(e))) {
				let e = TypeError(`Illegal invocation`);
				throw e.code = `ERR_INVALID_THIS`, e;
			}
		};
	}, c.argumentLengthCheck = function({ length: e }, t, n) {
		if (e < t) throw c.errors.exception({
			message: `${t} argument${t === 1 ? `` : `s`} required, but${e ? ` only` : ``} ${e} found.`,
			header: n
		});
	}, c.illegalConstructor = function() {
		throw c.errors.exception({
			header: `TypeError`,
			message: `Illegal constructor`
		});
	}, c.util.MakeTypeAssertion = function(e) {
		return (t) => s(e, t);
	}, c.util.Type = function(e) {
		switch (typeof e) {
			case `undefined`: return 1;
			case `boolean`: return 2;
			case `string`: return 3;
			case `symbol`: return 4;
			case `number`: return 5;
			case `bigint`: return 6;
			case `function`:
			case `object`: return e === null ? 7 : 8;
		}
	}, c.util.Types = {
		UNDEFINED: 1,
		BOOLEAN: 2,
		STRING: 3,
		SYMBOL: 4,
		NUMBER: 5,
		BIGINT: 6,
		NULL: 7,
		OBJECT: 8
	}, c.util.TypeValueToString = function(e) {
		switch (c.util.Type(e)) {
			case 1: return `Undefined`;
			case 2: return `Boolean`;
			case 3: return `String`;
			case 4: return `Symbol`;
			case 5: return `Number`;
			case 6: return `BigInt`;
			case 7: return `Null`;
			case 8: return `Object`;
		}
	}, c.util.markAsUncloneable = o.has(`markAsUncloneable`) ? e(`node:worker_threads`).markAsUncloneable : () => {}, c.util.ConvertToInt = function(e, t, n, r) {
		let i, a;
		t === 64 ? (i = 2 ** 53 - 1, a = n === `unsigned` ? 0 : (-2) ** 53 + 1) : n === `unsigned` ? (a = 0, i = 2 ** t - 1) : (a = -(2 ** (t - 1)), i = 2 ** (t - 1) - 1);
		let o = Number(e);
		if (o === 0 && (o = 0), c.util.HasFlag(r, c.attributes.EnforceRange)) {
			if (Number.isNaN(o) || o === 1 / 0 || o === -1 / 0) throw c.errors.exception({
				header: `Integer conversion`,
				message: `Could not convert ${c.util.Stringify(e)} to an integer.`
			});
			if (o = c.util.IntegerPart(o), o < a || o > i) throw c.errors.exception({
				header: `Integer conversion`,
				message: `Value must be between ${a}-${i}, got ${o}.`
			});
			return o;
		}
		return !Number.isNaN(o) && c.util.HasFlag(r, c.attributes.Clamp) ? (o = Math.min(Math.max(o, a), i), o = Math.floor(o) % 2 == 0 ? Math.floor(o) : Math.ceil(o), o) : Number.isNaN(o) || o === 0 && Object.is(0, o) || o === 1 / 0 || o === -1 / 0 ? 0 : (o = c.util.IntegerPart(o), o %= 2 ** t, n === `signed` && o >= 2 ** (t - 1) ? o - 2 ** t : o);
	}, c.util.IntegerPart = function(e) {
		let t = Math.floor(Math.abs(e));
		return e < 0 ? -1 * t : t;
	}, c.util.Stringify = function(e) {
		switch (c.util.Type(e)) {
			case 4: return `Symbol(${e.description})`;
			case 8: return a(e);
			case 3: return `"${e}"`;
			case 6: return `${e}n`;
			default: return `${e}`;
		}
	}, c.util.IsResizableArrayBuffer = function(e) {
		if (i.isArrayBuffer(e)) return e.resizable;
		if (i.isSharedArrayBuffer(e)) return e.growable;
		throw c.errors.exception({
			header: `IsResizableArrayBuffer`,
			message: `"${c.util.Stringify(e)}" is not an array buffer.`
		});
	}, c.util.HasFlag = function(e, t) {
		return typeof e == `number` && (e & t) === t;
	}, c.sequenceConverter = function(e) {
		return (t, n, r, i) => {
			if (c.util.Type(t) !== 8) throw c.errors.exception({
				header: n,
				message: `${r} (${c.util.Stringify(t)}) is not iterable.`
			});
			let a = typeof i == `function` ? i() : t?.[Symbol.iterator]?.(), o = [], s = 0;
			if (a === void 0 || typeof a.next != `function`) throw c.errors.exception({
				header: n,
				message: `${r} is not iterable.`
			});
			for (;;) {
				let { done: t, value: i } = a.next();
				if (t) break;
				o.push(e(i, n, `${r}[${s++}]`));
			}
			return o;
		};
	}, c.recordConverter = function(e, t) {
		return (n, r, a) => {
			if (c.util.Type(n) !== 8) throw c.errors.exception({
				header: r,
				message: `${a} ("${c.util.TypeValueToString(n)}") is not an Object.`
			});
			let o = {};
			if (!i.isProxy(n)) {
				let i = [...Object.getOwnPropertyNames(n), ...Object.getOwnPropertySymbols(n)];
				for (let s of i) {
					let i = c.util.Stringify(s), l = e(s, r, `Key ${i} in ${a}`);
					o[l] = t(n[s], r, `${a}[${i}]`);
				}
				return o;
			}
			let s = Reflect.ownKeys(n);
			for (let i of s) if (Reflect.getOwnPropertyDescriptor(n, i)?.enumerable) {
				let s = e(i, r, a);
				o[s] = t(n[i], r, a);
			}
			return o;
		};
	}, c.interfaceConverter = function(e, t) {
		return (n, r, i) => {
			if (!e(n)) throw c.errors.exception({
				header: r,
				message: `Expected ${i} ("${c.util.Stringify(n)}") to be an instance of ${t}.`
			});
			return n;
		};
	}, c.dictionaryConverter = function(e) {
		return e.sort((e, t) => (e.key > t.key) - (e.key < t.key)), (t, n, r) => {
			let i = {};
			if (t != null && c.util.Type(t) !== 8) throw c.errors.exception({
				header: n,
				message: `Expected ${t} to be one of: Null, Undefined, Object.`
			});
			for (let a of e) {
				let { key: e, defaultValue: o, required: s, converter: l } = a;
				if (s === !0 && (t == null || !Object.hasOwn(t, e))) throw c.errors.exception({
					header: n,
					message: `Missing required key "${e}".`
				});
				let u = t?.[e], d = o !== void 0;
				if (d && u === void 0 && (u = o()), s || d || u !== void 0) {
					if (u = l(u, n, `${r}.${e}`), a.allowedValues && !a.allowedValues.includes(u)) throw c.errors.exception({
						header: n,
						message: `${u} is not an accepted type. Expected one of ${a.allowedValues.join(`, `)}.`
					});
					i[e] = u;
				}
			}
			return i;
		};
	}, c.nullableConverter = function(e) {
		return (t, n, r) => t === null ? t : e(t, n, r);
	}, c.is.USVString = function(e) {
		return typeof e == `string` && e.isWellFormed();
	}, c.is.ReadableStream = c.util.MakeTypeAssertion(ReadableStream), c.is.Blob = c.util.MakeTypeAssertion(Blob), c.is.URLSearchParams = c.util.MakeTypeAssertion(URLSearchParams), c.is.File = c.util.MakeTypeAssertion(File), c.is.URL = c.util.MakeTypeAssertion(URL), c.is.AbortSignal = c.util.MakeTypeAssertion(AbortSignal), c.is.MessagePort = c.util.MakeTypeAssertion(MessagePort), c.is.BufferSource = function(e) {
		return i.isArrayBuffer(e) || ArrayBuffer.isView(e) && i.isArrayBuffer(e.buffer);
	}, c.util.getCopyOfBytesHeldByBufferSource = function(e) {
		let t = e, n = t, a = 0, o = 0;
		if (i.isTypedArray(t) || i.isDataView(t) ? (n = t.buffer, a = t.byteOffset, o = t.byteLength) : (r(i.isAnyArrayBuffer(t)), o = t.byteLength), n.detached) return new Uint8Array();
		let s = new Uint8Array(o), c = new Uint8Array(n, a, o);
		return s.set(c), s;
	}, c.converters.DOMString = function(e, t, n, r) {
		if (e === null && c.util.HasFlag(r, c.attributes.LegacyNullToEmptyString)) return ``;
		if (typeof e == `symbol`) throw c.errors.exception({
			header: t,
			message: `${n} is a symbol, which cannot be converted to a DOMString.`
		});
		return String(e);
	}, c.converters.ByteString = function(e, t, n) {
		if (typeof e == `symbol`) throw c.errors.exception({
			header: t,
			message: `${n} is a symbol, which cannot be converted to a ByteString.`
		});
		let r = String(e);
		for (let e = 0; e < r.length; e++) if (r.charCodeAt(e) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
		return r;
	}, c.converters.USVString = function(e) {
		return typeof e == `string` ? e.toWellFormed() : `${e}`.toWellFormed();
	}, c.converters.boolean = function(e) {
		return !!e;
	}, c.converters.any = function(e) {
		return e;
	}, c.converters[`long long`] = function(e, t, n) {
		return c.util.ConvertToInt(e, 64, `signed`, 0, t, n);
	}, c.converters[`unsigned long long`] = function(e, t, n) {
		return c.util.ConvertToInt(e, 64, `unsigned`, 0, t, n);
	}, c.converters[`unsigned long`] = function(e, t, n) {
		return c.util.ConvertToInt(e, 32, `unsigned`, 0, t, n);
	}, c.converters[`unsigned short`] = function(e, t, n, r) {
		return c.util.ConvertToInt(e, 16, `unsigned`, r, t, n);
	}, c.converters.ArrayBuffer = function(e, t, n, r) {
		if (c.util.Type(e) !== 8 || !i.isArrayBuffer(e)) throw c.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${c.util.Stringify(e)}")`,
			types: [`ArrayBuffer`]
		});
		if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e)) throw c.errors.exception({
			header: t,
			message: `${n} cannot be a resizable ArrayBuffer.`
		});
		return e;
	}, c.converters.SharedArrayBuffer = function(e, t, n, r) {
		if (c.util.Type(e) !== 8 || !i.isSharedArrayBuffer(e)) throw c.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${c.util.Stringify(e)}")`,
			types: [`SharedArrayBuffer`]
		});
		if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e)) throw c.errors.exception({
			header: t,
			message: `${n} cannot be a resizable SharedArrayBuffer.`
		});
		return e;
	}, c.converters.TypedArray = function(e, t, n, r, a) {
		if (c.util.Type(e) !== 8 || !i.isTypedArray(e) || e.constructor.name !== t.name) throw c.errors.conversionFailed({
			prefix: n,
			argument: `${r} ("${c.util.Stringify(e)}")`,
			types: [t.name]
		});
		if (!c.util.HasFlag(a, c.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) throw c.errors.exception({
			header: n,
			message: `${r} cannot be a view on a shared array buffer.`
		});
		if (!c.util.HasFlag(a, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e.buffer)) throw c.errors.exception({
			header: n,
			message: `${r} cannot be a view on a resizable array buffer.`
		});
		return e;
	}, c.converters.DataView = function(e, t, n, r) {
		if (c.util.Type(e) !== 8 || !i.isDataView(e)) throw c.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${c.util.Stringify(e)}")`,
			types: [`DataView`]
		});
		if (!c.util.HasFlag(r, c.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) throw c.errors.exception({
			header: t,
			message: `${n} cannot be a view on a shared array buffer.`
		});
		if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e.buffer)) throw c.errors.exception({
			header: t,
			message: `${n} cannot be a view on a resizable array buffer.`
		});
		return e;
	}, c.converters.ArrayBufferView = function(e, t, n, r) {
		if (c.util.Type(e) !== 8 || !i.isArrayBufferView(e)) throw c.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${c.util.Stringify(e)}")`,
			types: [`ArrayBufferView`]
		});
		if (!c.util.HasFlag(r, c.attributes.AllowShared) && i.isSharedArrayBuffer(e.buffer)) throw c.errors.exception({
			header: t,
			message: `${n} cannot be a view on a shared array buffer.`
		});
		if (!c.util.HasFlag(r, c.attributes.AllowResizable) && c.util.IsResizableArrayBuffer(e.buffer)) throw c.errors.exception({
			header: t,
			message: `${n} cannot be a view on a resizable array buffer.`
		});
		return e;
	}, c.converters.BufferSource = function(e, t, n, r) {
		if (i.isArrayBuffer(e)) return c.converters.ArrayBuffer(e, t, n, r);
		if (i.isArrayBufferView(e)) return r &= ~c.attributes.AllowShared, c.converters.ArrayBufferView(e, t, n, r);
		throw i.isSharedArrayBuffer(e) ? c.errors.exception({
			header: t,
			message: `${n} cannot be a SharedArrayBuffer.`
		}) : c.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${c.util.Stringify(e)}")`,
			types: [`ArrayBuffer`, `ArrayBufferView`]
		});
	}, c.converters.AllowSharedBufferSource = function(e, t, n, r) {
		if (i.isArrayBuffer(e)) return c.converters.ArrayBuffer(e, t, n, r);
		if (i.isSharedArrayBuffer(e)) return c.converters.SharedArrayBuffer(e, t, n, r);
		if (i.isArrayBufferView(e)) return r |= c.attributes.AllowShared, c.converters.ArrayBufferView(e, t, n, r);
		throw c.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${c.util.Stringify(e)}")`,
			types: [
				`ArrayBuffer`,
				`SharedArrayBuffer`,
				`ArrayBufferView`
			]
		});
	}, c.converters[`sequence<ByteString>`] = c.sequenceConverter(c.converters.ByteString), c.converters[`sequence<sequence<ByteString>>`] = c.sequenceConverter(c.converters[`sequence<ByteString>`]), c.converters[`record<ByteString, ByteString>`] = c.recordConverter(c.converters.ByteString, c.converters.ByteString), c.converters.Blob = c.interfaceConverter(c.is.Blob, `Blob`), c.converters.AbortSignal = c.interfaceConverter(c.is.AbortSignal, `AbortSignal`), c.converters.EventHandlerNonNull = function(e) {
		return c.util.Type(e) === 8 ? typeof e == `function` ? e : () => {} : null;
	}, c.attributes = {
		Clamp: 1,
		EnforceRange: 2,
		AllowShared: 4,
		AllowResizable: 8,
		LegacyNullToEmptyString: 16
	}, n.exports = { webidl: c };
})), D = t(((t, n) => {
	let { Transform: r } = e(`node:stream`), i = e(`node:zlib`), { redirectStatusSet: a, referrerPolicyTokens: o, badPortsSet: c } = b(), { getGlobalOrigin: l } = x(), { collectAnHTTPQuotedString: u, parseMIMEType: d } = w(), { performance: f } = e(`node:perf_hooks`), { ReadableStreamFrom: p, isValidHTTPToken: m, normalizedMethodRecordsBase: h } = s(), g = e(`node:assert`), { isUint8Array: _ } = e(`node:util/types`), { webidl: v } = E(), { isomorphicEncode: y, collectASequenceOfCodePoints: S, removeChars: T } = C();
	function responseURL(e) {
		let t = e.urlList, n = t.length;
		return n === 0 ? null : t[n - 1].toString();
	}
	function responseLocationURL(e, t) {
		if (!a.has(e.status)) return null;
		let n = e.headersList.get(`location`, !0);
		return n !== null && isValidHeaderValue(n) && (isValidEncodedURL(n) || (n = normalizeBinaryStringToUtf8(n)), n = new URL(n, responseURL(e))), n && !n.hash && (n.hash = t), n;
	}
	function isValidEncodedURL(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n > 126 || n < 32) return !1;
		}
		return !0;
	}
	function normalizeBinaryStringToUtf8(e) {
		return Buffer.from(e, `binary`).toString(`utf8`);
	}
	function requestCurrentURL(e) {
		return e.urlList[e.urlList.length - 1];
	}
	function requestBadPort(e) {
		let t = requestCurrentURL(e);
		return urlIsHttpHttpsScheme(t) && c.has(t.port) ? `blocked` : `allowed`;
	}
	function isErrorLike(e) {
		return e instanceof Error || e?.constructor?.name === `Error` || e?.constructor?.name === `DOMException`;
	}
	function isValidReasonPhrase(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) return !1;
		}
		return !0;
	}
	let D = m;
	function isValidHeaderValue(e) {
		return (e[0] === `	` || e[0] === ` ` || e[e.length - 1] === `	` || e[e.length - 1] === ` ` || e.includes(`
`) || e.includes(`\r`) || e.includes(`\0`)) === !1;
	}
	function parseReferrerPolicy(e) {
		let t = (e.headersList.get(`referrer-policy`, !0) ?? ``).split(`,`), n = ``;
		if (t.length) for (let e = t.length; e !== 0; e--) {
			let r = t[e - 1].trim();
			if (o.has(r)) {
				n = r;
				break;
			}
		}
		return n;
	}
	function setRequestReferrerPolicyOnRedirect(e, t) {
		let n = parseReferrerPolicy(t);
		n !== `` && (e.referrerPolicy = n);
	}
	function crossOriginResourcePolicyCheck() {
		return `allowed`;
	}
	function corsCheck() {
		return `success`;
	}
	function TAOCheck() {
		return `success`;
	}
	function appendFetchMetadata(e) {
		let t = null;
		t = e.mode, e.headersList.set(`sec-fetch-mode`, t, !0);
	}
	function appendRequestOriginHeader(e) {
		let t = e.origin;
		if (t !== `client` && t !== void 0) {
			if (e.responseTainting === `cors` || e.mode === `websocket`) e.headersList.append(`origin`, t, !0);
			else if (e.method !== `GET` && e.method !== `HEAD`) {
				switch (e.referrerPolicy) {
					case `no-referrer`:
						t = null;
						break;
					case `no-referrer-when-downgrade`:
					case `strict-origin`:
					case `strict-origin-when-cross-origin`:
						e.origin && urlHasHttpsScheme(e.origin) && !urlHasHttpsScheme(requestCurrentURL(e)) && (t = null);
						break;
					case `same-origin`: sameOrigin(e, requestCurrentURL(e)) || (t = null);
				}
				e.headersList.append(`origin`, t, !0);
			}
		}
	}
	function coarsenTime(e, t) {
		return e;
	}
	function clampAndCoarsenConnectionTimingInfo(e, t, n) {
		return !e?.startTime || e.startTime < t ? {
			domainLookupStartTime: t,
			domainLookupEndTime: t,
			connectionStartTime: t,
			connectionEndTime: t,
			secureConnectionStartTime: t,
			ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
		} : {
			domainLookupStartTime: coarsenTime(e.domainLookupStartTime, n),
			domainLookupEndTime: coarsenTime(e.domainLookupEndTime, n),
			connectionStartTime: coarsenTime(e.connectionStartTime, n),
			connectionEndTime: coarsenTime(e.connectionEndTime, n),
			secureConnectionStartTime: coarsenTime(e.secureConnectionStartTime, n),
			ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
		};
	}
	function coarsenedSharedCurrentTime(e) {
		return coarsenTime(f.now(), e);
	}
	function createOpaqueTimingInfo(e) {
		return {
			startTime: e.startTime ?? 0,
			redirectStartTime: 0,
			redirectEndTime: 0,
			postRedirectStartTime: e.startTime ?? 0,
			finalServiceWorkerStartTime: 0,
			finalNetworkResponseStartTime: 0,
			finalNetworkRequestStartTime: 0,
			endTime: 0,
			encodedBodySize: 0,
			decodedBodySize: 0,
			finalConnectionTimingInfo: null
		};
	}
	function makePolicyContainer() {
		return { referrerPolicy: `strict-origin-when-cross-origin` };
	}
	function clonePolicyContainer(e) {
		return { referrerPolicy: e.referrerPolicy };
	}
	function determineRequestsReferrer(e) {
		let t = e.referrerPolicy;
		g(t);
		let n = null;
		if (e.referrer === `client`) {
			let e = l();
			if (!e || e.origin === `null`) return `no-referrer`;
			n = new URL(e);
		} else v.is.URL(e.referrer) && (n = e.referrer);
		let r = stripURLForReferrer(n), i = stripURLForReferrer(n, !0);
		switch (r.toString().length > 4096 && (r = i), t) {
			case `no-referrer`: return `no-referrer`;
			case `origin`: return i ?? stripURLForReferrer(n, !0);
			case `unsafe-url`: return r;
			case `strict-origin`: {
				let t = requestCurrentURL(e);
				return isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t) ? `no-referrer` : i;
			}
			case `strict-origin-when-cross-origin`: {
				let t = requestCurrentURL(e);
				return sameOrigin(r, t) ? r : isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t) ? `no-referrer` : i;
			}
			case `same-origin`: return sameOrigin(e, r) ? r : `no-referrer`;
			case `origin-when-cross-origin`: return sameOrigin(e, r) ? r : i;
			case `no-referrer-when-downgrade`: {
				let t = requestCurrentURL(e);
				return isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t) ? `no-referrer` : r;
			}
		}
	}
	function stripURLForReferrer(e, t = !1) {
		return g(v.is.URL(e)), e = new URL(e), urlIsLocal(e) ? `no-referrer` : (e.username = ``, e.password = ``, e.hash = ``, t === !0 && (e.pathname = ``, e.search = ``), e);
	}
	let O = RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/), k = RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);
	function isOriginIPPotentiallyTrustworthy(e) {
		return e.includes(`:`) ? (e[0] === `[` && e[e.length - 1] === `]` && (e = e.slice(1, -1)), k(e)) : O(e);
	}
	function isOriginPotentiallyTrustworthy(e) {
		return e == null || e === `null` ? !1 : (e = new URL(e), !!(e.protocol === `https:` || e.protocol === `wss:` || isOriginIPPotentiallyTrustworthy(e.hostname) || e.hostname === `localhost` || e.hostname === `localhost.` || e.hostname.endsWith(`.localhost`) || e.hostname.endsWith(`.localhost.`) || e.protocol === `file:`));
	}
	function isURLPotentiallyTrustworthy(e) {
		return v.is.URL(e) ? e.href === `about:blank` || e.href === `about:srcdoc` || e.protocol === `data:` || e.protocol === `blob:` || isOriginPotentiallyTrustworthy(e.origin) : !1;
	}
	function tryUpgradeRequestToAPotentiallyTrustworthyURL(e) {}
	function sameOrigin(e, t) {
		return e.origin === t.origin && e.origin === `null` || e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port;
	}
	function isAborted(e) {
		return e.controller.state === `aborted`;
	}
	function isCancelled(e) {
		return e.controller.state === `aborted` || e.controller.state === `terminated`;
	}
	function normalizeMethod(e) {
		return h[e.toLowerCase()] ?? e;
	}
	let A = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
	function createIterator(e, t, n = 0, r = 1) {
		class FastIterableIterator {
			#e;
			#t;
			#n;
			constructor(e, t) {
				this.#e = e, this.#t = t, this.#n = 0;
			}
			next() {
				if (typeof this != `object` || this === null || !(#e in this)) throw TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
				let i = this.#n, a = t(this.#e);
				if (i >= a.length) return {
					value: void 0,
					done: !0
				};
				let { [n]: o, [r]: s } = a[i];
				this.#n = i + 1;
				let c;
				switch (this.#t) {
					case `key`:
						c = o;
						break;
					case `value`:
						c = s;
						break;
					case `key+value`: c = [o, s];
				}
				return {
					value: c,
					done: !1
				};
			}
		}
		return delete FastIterableIterator.prototype.constructor, Object.setPrototypeOf(FastIterableIterator.prototype, A), Object.defineProperties(FastIterableIterator.prototype, {
			[Symbol.toStringTag]: {
				writable: !1,
				enumerable: !1,
				configurable: !0,
				value: `${e} Iterator`
			},
			next: {
				writable: !0,
				enumerable: !0,
				configurable: !0
			}
		}), function(e, t) {
			return new FastIterableIterator(e, t);
		};
	}
	function iteratorMixin(e, t, n, r = 0, i = 1) {
		let a = createIterator(e, n, r, i), o = {
			keys: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return v.brandCheck(this, t), a(this, `key`);
				}
			},
			values: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return v.brandCheck(this, t), a(this, `value`);
				}
			},
			entries: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return v.brandCheck(this, t), a(this, `key+value`);
				}
			},
			forEach: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function(n, r = globalThis) {
					if (v.brandCheck(this, t), v.argumentLengthCheck(arguments, 1, `${e}.forEach`), typeof n != `function`) throw TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
					for (let { 0: e, 1: t } of a(this, `key+value`)) n.call(r, t, e, this);
				}
			}
		};
		return Object.defineProperties(t.prototype, {
			...o,
			[Symbol.iterator]: {
				writable: !0,
				enumerable: !1,
				configurable: !0,
				value: o.entries.value
			}
		});
	}
	function fullyReadBody(e, t, n) {
		let r = t, i = n;
		try {
			readAllBytes(e.stream.getReader(), r, i);
		} catch (e) {
			i(e);
		}
	}
	function readableStreamClose(e) {
		try {
			e.close(), e.byobRequest?.respond(0);
		} catch (e) {
			if (!e.message.includes(`Controller is already closed`) && !e.message.includes(`ReadableStream is already closed`)) throw e;
		}
	}
	async function readAllBytes(e, t, n) {
		try {
			let r = [], i = 0;
			do {
				let { done: a, value: o } = await e.read();
				if (a) {
					t(Buffer.concat(r, i));
					return;
				}
				if (!_(o)) {
					n(TypeError(`Received non-Uint8Array chunk`));
					return;
				}
				r.push(o), i += o.length;
			} while (1);
		} catch (e) {
			n(e);
		}
	}
	function urlIsLocal(e) {
		g(`protocol` in e);
		let t = e.protocol;
		return t === `about:` || t === `blob:` || t === `data:`;
	}
	function urlHasHttpsScheme(e) {
		return typeof e == `string` && e[5] === `:` && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && e[4] === `s` || e.protocol === `https:`;
	}
	function urlIsHttpHttpsScheme(e) {
		g(`protocol` in e);
		let t = e.protocol;
		return t === `http:` || t === `https:`;
	}
	function simpleRangeHeaderValue(e, t) {
		let n = e;
		if (!n.startsWith(`bytes`)) return `failure`;
		let r = { position: 5 };
		if (t && S((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 61) return `failure`;
		r.position++, t && S((e) => e === `	` || e === ` `, n, r);
		let i = S((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), a = i.length ? Number(i) : null;
		if (t && S((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 45) return `failure`;
		r.position++, t && S((e) => e === `	` || e === ` `, n, r);
		let o = S((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), s = o.length ? Number(o) : null;
		return r.position < n.length || s === null && a === null || a > s ? `failure` : {
			rangeStartValue: a,
			rangeEndValue: s
		};
	}
	function buildContentRange(e, t, n) {
		let r = `bytes `;
		return r += y(`${e}`), r += `-`, r += y(`${t}`), r += `/`, r += y(`${n}`), r;
	}
	var InflateStream = class extends r {
		#e;
		constructor(e) {
			super(), this.#e = e;
		}
		_transform(e, t, n) {
			if (!this._inflateStream) {
				if (e.length === 0) {
					n();
					return;
				}
				this._inflateStream = (e[0] & 15) == 8 ? i.createInflate(this.#e) : i.createInflateRaw(this.#e), this._inflateStream.on(`data`, this.push.bind(this)), this._inflateStream.on(`end`, () => this.push(null)), this._inflateStream.on(`error`, (e) => this.destroy(e));
			}
			this._inflateStream.write(e, t, n);
		}
		_final(e) {
			this._inflateStream &&= (this._inflateStream.end(), null), e();
		}
	};
	function createInflate(e) {
		return new InflateStream(e);
	}
	function extractMimeType(e) {
		let t = null, n = null, r = null, i = getDecodeSplit(`content-type`, e);
		if (i === null) return `failure`;
		for (let e of i) {
			let i = d(e);
			i !== `failure` && i.essence !== `*/*` && (r = i, r.essence === n ? !r.parameters.has(`charset`) && t !== null && r.parameters.set(`charset`, t) : (t = null, r.parameters.has(`charset`) && (t = r.parameters.get(`charset`)), n = r.essence));
		}
		return r ?? `failure`;
	}
	function gettingDecodingSplitting(e) {
		let t = e, n = { position: 0 }, r = [], i = ``;
		for (; n.position < t.length;) {
			if (i += S((e) => e !== `"` && e !== `,`, t, n), n.position < t.length) {
				if (t.charCodeAt(n.position) === 34) {
					if (i += u(t, n), n.position < t.length) continue;
				} else g(t.charCodeAt(n.position) === 44), n.position++;
			}
			i = T(i, !0, !0, (e) => e === 9 || e === 32), r.push(i), i = ``;
		}
		return r;
	}
	function getDecodeSplit(e, t) {
		let n = t.get(e, !0);
		return n === null ? null : gettingDecodingSplitting(n);
	}
	function hasAuthenticationEntry(e) {
		return !1;
	}
	function includesCredentials(e) {
		return !!(e.username || e.password);
	}
	function isTraversableNavigable(e) {
		return e != null && e !== `client` && e !== `no-traversable`;
	}
	var EnvironmentSettingsObjectBase = class {
		get baseUrl() {
			return l();
		}
		get origin() {
			return this.baseUrl?.origin;
		}
		policyContainer = makePolicyContainer();
	};
	n.exports = {
		isAborted,
		isCancelled,
		isValidEncodedURL,
		ReadableStreamFrom: p,
		tryUpgradeRequestToAPotentiallyTrustworthyURL,
		clampAndCoarsenConnectionTimingInfo,
		coarsenedSharedCurrentTime,
		determineRequestsReferrer,
		makePolicyContainer,
		clonePolicyContainer,
		appendFetchMetadata,
		appendRequestOriginHeader,
		TAOCheck,
		corsCheck,
		crossOriginResourcePolicyCheck,
		createOpaqueTimingInfo,
		setRequestReferrerPolicyOnRedirect,
		isValidHTTPToken: m,
		requestBadPort,
		requestCurrentURL,
		responseURL,
		responseLocationURL,
		isURLPotentiallyTrustworthy,
		isValidReasonPhrase,
		sameOrigin,
		normalizeMethod,
		iteratorMixin,
		createIterator,
		isValidHeaderName: D,
		isValidHeaderValue,
		isErrorLike,
		fullyReadBody,
		readableStreamClose,
		urlIsLocal,
		urlHasHttpsScheme,
		urlIsHttpHttpsScheme,
		readAllBytes,
		simpleRangeHeaderValue,
		buildContentRange,
		createInflate,
		extractMimeType,
		getDecodeSplit,
		environmentSettingsObject: new class {
			settingsObject = new EnvironmentSettingsObjectBase();
		}(),
		isOriginIPPotentiallyTrustworthy,
		hasAuthenticationEntry,
		includesCredentials,
		isTraversableNavigable
	};
})), O = t(((t, n) => {
	let { iteratorMixin: r } = D(), { kEnumerableProperty: i } = s(), { webidl: a } = E(), o = e(`node:util`);
	var c = class FormData {
		#e = [];
		constructor(e = void 0) {
			if (a.util.markAsUncloneable(this), e !== void 0) throw a.errors.conversionFailed({
				prefix: `FormData constructor`,
				argument: `Argument 1`,
				types: [`undefined`]
			});
		}
		append(e, t, n = void 0) {
			a.brandCheck(this, FormData);
			let r = `FormData.append`;
			a.argumentLengthCheck(arguments, 2, r), e = a.converters.USVString(e), arguments.length === 3 || a.is.Blob(t) ? (t = a.converters.Blob(t, r, `value`), n !== void 0 && (n = a.converters.USVString(n))) : t = a.converters.USVString(t);
			let i = makeEntry(e, t, n);
			this.#e.push(i);
		}
		delete(e) {
			a.brandCheck(this, FormData), a.argumentLengthCheck(arguments, 1, `FormData.delete`), e = a.converters.USVString(e), this.#e = this.#e.filter((t) => t.name !== e);
		}
		get(e) {
			a.brandCheck(this, FormData), a.argumentLengthCheck(arguments, 1, `FormData.get`), e = a.converters.USVString(e);
			let t = this.#e.findIndex((t) => t.name === e);
			return t === -1 ? null : this.#e[t].value;
		}
		getAll(e) {
			return a.brandCheck(this, FormData), a.argumentLengthCheck(arguments, 1, `FormData.getAll`), e = a.converters.USVString(e), this.#e.filter((t) => t.name === e).map((e) => e.value);
		}
		has(e) {
			return a.brandCheck(this, FormData), a.argumentLengthCheck(arguments, 1, `FormData.has`), e = a.converters.USVString(e), this.#e.findIndex((t) => t.name === e) !== -1;
		}
		set(e, t, n = void 0) {
			a.brandCheck(this, FormData);
			let r = `FormData.set`;
			a.argumentLengthCheck(arguments, 2, r), e = a.converters.USVString(e), arguments.length === 3 || a.is.Blob(t) ? (t = a.converters.Blob(t, r, `value`), n !== void 0 && (n = a.converters.USVString(n))) : t = a.converters.USVString(t);
			let i = makeEntry(e, t, n), o = this.#e.findIndex((t) => t.name === e);
			o === -1 ? this.#e.push(i) : this.#e = [
				...this.#e.slice(0, o),
				i,
				...this.#e.slice(o + 1).filter((t) => t.name !== e)
			];
		}
		[o.inspect.custom](e, t) {
			let n = this.#e.reduce((e, t) => (e[t.name] ? Array.isArray(e[t.name]) ? e[t.name].push(t.value) : e[t.name] = [e[t.name], t.value] : e[t.name] = t.value, e), { __proto__: null });
			t.depth ??= e, t.colors ??= !0;
			let r = o.formatWithOptions(t, n);
			return `FormData ${r.slice(r.indexOf(`]`) + 2)}`;
		}
		static getFormDataState(e) {
			return e.#e;
		}
		static setFormDataState(e, t) {
			e.#e = t;
		}
	};
	let { getFormDataState: l, setFormDataState: u } = c;
	Reflect.deleteProperty(c, `getFormDataState`), Reflect.deleteProperty(c, `setFormDataState`), r(`FormData`, c, l, `name`, `value`), Object.defineProperties(c.prototype, {
		append: i,
		delete: i,
		get: i,
		getAll: i,
		has: i,
		set: i,
		[Symbol.toStringTag]: {
			value: `FormData`,
			configurable: !0
		}
	});
	function makeEntry(e, t, n) {
		if (typeof t != `string` && (a.is.File(t) || (t = new File([t], `blob`, { type: t.type })), n !== void 0)) {
			let e = {
				type: t.type,
				lastModified: t.lastModified
			};
			t = new File([t], n, e);
		}
		return {
			name: e,
			value: t
		};
	}
	a.is.FormData = a.util.MakeTypeAssertion(c), n.exports = {
		FormData: c,
		makeEntry,
		setFormDataState: u
	};
})), k = t(((t, n) => {
	let { bufferToLowerCasedHeaderName: r } = s(), { HTTP_TOKEN_CODEPOINTS: i } = w(), { makeEntry: a } = O(), { webidl: o } = E(), c = e(`node:assert`), { isomorphicDecode: l } = C(), u = Buffer.from(`--`), d = new TextDecoder(), f = new TextDecoder(`utf-8`, { ignoreBOM: !0 });
	function isAsciiString(e) {
		for (let t = 0; t < e.length; ++t) if (e.charCodeAt(t) & -128) return !1;
		return !0;
	}
	function validateBoundary(e) {
		let t = e.length;
		if (t < 27 || t > 70) return !1;
		for (let n = 0; n < t; ++n) {
			let t = e.charCodeAt(n);
			if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) return !1;
		}
		return !0;
	}
	function multipartFormDataParser(e, t) {
		c(t !== `failure` && t.essence === `multipart/form-data`);
		let n = t.parameters.get(`boundary`);
		if (n === void 0) throw parsingError(`missing boundary in content-type header`);
		let r = Buffer.from(`--${n}`, `utf8`), i = [], s = { position: 0 }, l = e.indexOf(r);
		if (l === -1) throw parsingError(`no boundary found in multipart body`);
		for (s.position = l;;) {
			if (e.subarray(s.position, s.position + r.length).equals(r)) s.position += r.length;
			else throw parsingError(`expected a value starting with -- and the boundary`);
			if (bufferStartsWith(e, u, s)) return i;
			if (e[s.position] !== 13 || e[s.position + 1] !== 10) throw parsingError(`expected CRLF`);
			s.position += 2;
			let { name: t, filename: n, contentType: l, encoding: d } = parseMultipartFormDataHeaders(e, s);
			s.position += 2;
			let p;
			{
				let t = e.indexOf(r.subarray(2), s.position);
				if (t === -1) throw parsingError(`expected boundary after body`);
				p = e.subarray(s.position, t - 4), s.position += p.length, d === `base64` && (p = Buffer.from(p.toString(), `base64`));
			}
			if (e[s.position] !== 13 || e[s.position + 1] !== 10) throw parsingError(`expected CRLF`);
			s.position += 2;
			let m;
			n === null ? m = f.decode(Buffer.from(p)) : (l ??= `text/plain`, isAsciiString(l) || (l = ``), m = new File([p], n, { type: l })), c(o.is.USVString(t)), c(typeof m == `string` && o.is.USVString(m) || o.is.File(m)), i.push(a(t, m, n));
		}
	}
	function parseContentDispositionAttribute(e, t) {
		e[t.position] === 59 && t.position++, collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
		let n = collectASequenceOfBytes((e) => isToken(e) && e !== 61 && e !== 42, e, t);
		if (n.length === 0) return null;
		let r = n.toString(`ascii`).toLowerCase(), i = e[t.position] === 42;
		if (i && t.position++, e[t.position] !== 61) return null;
		t.position++, collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
		let a;
		if (i) {
			let n = collectASequenceOfBytes((e) => e !== 32 && e !== 13 && e !== 10 && e !== 59, e, t);
			if (n[0] !== 117 && n[0] !== 85 || n[1] !== 116 && n[1] !== 84 || n[2] !== 102 && n[2] !== 70 || n[3] !== 45 || n[4] !== 56) throw parsingError(`unknown encoding, expected utf-8''`);
			a = decodeURIComponent(d.decode(n.subarray(7)));
		} else if (e[t.position] === 34) {
			t.position++;
			let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 34, e, t);
			if (e[t.position] !== 34) throw parsingError(`Closing quote not found`);
			t.position++, a = d.decode(n).replace(/%0A/gi, `
`).replace(/%0D/gi, `\r`).replace(/%22/g, `"`);
		} else {
			let n = collectASequenceOfBytes((e) => isToken(e) && e !== 59, e, t);
			a = d.decode(n);
		}
		return {
			name: r,
			value: a,
			extended: i
		};
	}
	function parseMultipartFormDataHeaders(e, t) {
		let n = null, a = null, o = null, s = null;
		for (;;) {
			if (e[t.position] === 13 && e[t.position + 1] === 10) {
				if (n === null) throw parsingError(`header name is null`);
				return {
					name: n,
					filename: a,
					contentType: o,
					encoding: s
				};
			}
			let c = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 58, e, t);
			if (c = removeChars(c, !0, !0, (e) => e === 9 || e === 32), !i.test(c.toString())) throw parsingError(`header name does not match the field-name token production`);
			if (e[t.position] !== 58) throw parsingError(`expected :`);
			switch (t.position++, collectASequenceOfBytes((e) => e === 32 || e === 9, e, t), r(c)) {
				case `content-disposition`: {
					n = a = null;
					let r = !1;
					if (collectASequenceOfBytes((e) => isToken(e), e, t).toString(`ascii`).toLowerCase() !== `form-data`) throw parsingError(`expected form-data for content-disposition header`);
					for (; t.position < e.length && (e[t.position] !== 13 || e[t.position + 1] !== 10);) {
						let i = parseContentDispositionAttribute(e, t);
						if (!i) break;
						i.name === `name` ? n = i.value : i.name === `filename` && (i.extended ? (a = i.value, r = !0) : r || (a = i.value));
					}
					if (n === null) throw parsingError(`name attribute is required in content-disposition header`);
					break;
				}
				case `content-type`: {
					let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
					n = removeChars(n, !1, !0, (e) => e === 9 || e === 32), o = l(n);
					break;
				}
				case `content-transfer-encoding`: {
					let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
					n = removeChars(n, !1, !0, (e) => e === 9 || e === 32), s = l(n);
					break;
				}
				default: collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
			}
			if (e[t.position] !== 13 || e[t.position + 1] !== 10) throw parsingError(`expected CRLF`);
			t.position += 2;
		}
	}
	function collectASequenceOfBytes(e, t, n) {
		let r = n.position;
		for (; r < t.length && e(t[r]);) ++r;
		return t.subarray(n.position, n.position = r);
	}
	function removeChars(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e[i]);) i++;
		if (n) for (; a > 0 && r(e[a]);) a--;
		return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
	}
	function bufferStartsWith(e, t, n) {
		if (e.length < t.length) return !1;
		for (let r = 0; r < t.length; r++) if (t[r] !== e[n.position + r]) return !1;
		return !0;
	}
	function parsingError(e) {
		return TypeError(`Failed to parse body as FormData.`, { cause: TypeError(e) });
	}
	function isCTL(e) {
		return e <= 31 || e === 127;
	}
	function isTSpecial(e) {
		return e === 40 || e === 41 || e === 60 || e === 62 || e === 64 || e === 44 || e === 59 || e === 58 || e === 92 || e === 34 || e === 47 || e === 91 || e === 93 || e === 63 || e === 61;
	}
	function isToken(e) {
		return e <= 127 && e !== 32 && e !== 9 && !isCTL(e) && !isTSpecial(e);
	}
	n.exports = {
		multipartFormDataParser,
		validateBoundary
	};
})), A = t(((e, t) => {
	function createDeferredPromise() {
		let e, t;
		return {
			promise: new Promise((n, r) => {
				e = n, t = r;
			}),
			resolve: e,
			reject: t
		};
	}
	t.exports = { createDeferredPromise };
})), j = t(((t, n) => {
	let r = s(), { ReadableStreamFrom: i, readableStreamClose: a, fullyReadBody: o, extractMimeType: c } = D(), { FormData: l, setFormDataState: u } = O(), { webidl: d } = E(), f = e(`node:assert`), { isErrored: p, isDisturbed: m } = e(`node:stream`), { isUint8Array: h } = e(`node:util/types`), { serializeAMimeType: g } = w(), { multipartFormDataParser: _ } = k(), { createDeferredPromise: v } = A(), { parseJSONFromBytes: y } = C(), { utf8DecodeBytes: b } = S(), { runtimeFeatures: x } = T(), j = x.has(`crypto`) ? e(`node:crypto`).randomInt : (e) => Math.floor(Math.random() * e), M = new TextEncoder();
	function noop() {}
	let N = new FinalizationRegistry((e) => {
		let t = e.deref();
		t && !t.locked && !m(t) && !p(t) && t.cancel(`Response object has been garbage collected`).catch(noop);
	});
	function extractBody(e, t = !1) {
		let n = null;
		n = d.is.ReadableStream(e) ? e : d.is.Blob(e) ? e.stream() : new ReadableStream({
			start() {},
			async pull(e) {
				let t = action(), r = t?.[Symbol.asyncIterator]?.();
				if (r == null) t?.length && !p(n) && e.enqueue(typeof t == `string` ? M.encode(t) : new Uint8Array(t)), queueMicrotask(() => a(e));
				else for (;;) {
					let { value: t, done: i } = await r.next();
					if (i) {
						queueMicrotask(() => a(e));
						return;
					}
					if (t.length && !p(n)) {
						e.enqueue(new Uint8Array(t));
						return;
					}
				}
			},
			cancel(e) {
				return action()[Symbol.asyncIterator]?.().return(e);
			},
			type: `bytes`
		}), f(d.is.ReadableStream(n));
		let action = null, o = null, s = null, c = null;
		if (typeof e == `string`) o = e, c = `text/plain;charset=UTF-8`;
		else if (d.is.URLSearchParams(e)) o = e.toString(), c = `application/x-www-form-urlencoded;charset=UTF-8`;
		else if (d.is.BufferSource(e)) o = d.util.getCopyOfBytesHeldByBufferSource(e);
		else if (d.is.FormData(e)) {
			let t = `----formdata-undici-0${`${j(1e11)}`.padStart(11, `0`)}`, n = `--${t}\r\nContent-Disposition: form-data`, formdataEscape = (e) => e.replace(/\n/g, `%0A`).replace(/\r/g, `%0D`).replace(/"/g, `%22`), normalizeLinefeeds = (e) => e.replace(/\r?\n|\r/g, `\r
`), r = [], i = new Uint8Array([13, 10]);
			s = 0;
			let a = !1;
			for (let [t, o] of e) if (typeof o == `string`) {
				let e = M.encode(n + `; name="${formdataEscape(normalizeLinefeeds(t))}"\r\n\r\n${normalizeLinefeeds(o)}\r\n`);
				r.push(e), s += e.byteLength;
			} else {
				let e = M.encode(`${n}; name="${formdataEscape(normalizeLinefeeds(t))}"` + (o.name ? `; filename="${formdataEscape(o.name)}"` : ``) + `\r
Content-Type: ${o.type || `application/octet-stream`}\r\n\r\n`);
				r.push(e, o, i), typeof o.size == `number` ? s += e.byteLength + o.size + i.byteLength : a = !0;
			}
			let l = M.encode(`--${t}--\r\n`);
			r.push(l), s += l.byteLength, a && (s = null), o = e;
			let u = (async function* () {
				for (let e of r) e.stream ? yield* e.stream() : yield e;
			})();
			action = () => u, c = `multipart/form-data; boundary=${t}`;
		} else if (d.is.Blob(e)) o = e, s = e.size, e.type && (c = e.type);
		else if (typeof e[Symbol.asyncIterator] == `function`) {
			if (t) throw TypeError(`keepalive`);
			if (r.isDisturbed(e) || e.locked) throw TypeError(`Response body object should not be disturbed or locked`);
			n = d.is.ReadableStream(e) ? e : i(e);
		}
		return (typeof o == `string` || h(o)) && (action = () => o, s = typeof o == `string` ? Buffer.byteLength(o) : o.length), [{
			stream: n,
			source: o,
			length: s
		}, c];
	}
	function safelyExtractBody(e, t = !1) {
		return d.is.ReadableStream(e) && (f(!r.isDisturbed(e), `The body has already been consumed.`), f(!e.locked, `The stream is locked.`)), extractBody(e, t);
	}
	function cloneBody(e) {
		let { 0: t, 1: n } = e.stream.tee();
		return e.stream = t, {
			stream: n,
			length: e.length,
			source: e.source
		};
	}
	function bodyMixinMethods(e, t) {
		return {
			blob() {
				return consumeBody(this, (e) => {
					let n = bodyMimeType(t(this));
					return n === null ? n = `` : n &&= g(n), new Blob([e], { type: n });
				}, e, t);
			},
			arrayBuffer() {
				return consumeBody(this, (e) => new Uint8Array(e).buffer, e, t);
			},
			text() {
				return consumeBody(this, b, e, t);
			},
			json() {
				return consumeBody(this, y, e, t);
			},
			formData() {
				return consumeBody(this, (e) => {
					let n = bodyMimeType(t(this));
					if (n !== null) switch (n.essence) {
						case `multipart/form-data`: {
							let t = _(e, n), r = new l();
							return u(r, t), r;
						}
						case `application/x-www-form-urlencoded`: {
							let t = new URLSearchParams(e.toString()), n = new l();
							for (let [e, r] of t) n.append(e, r);
							return n;
						}
					}
					throw TypeError(`Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".`);
				}, e, t);
			},
			bytes() {
				return consumeBody(this, (e) => new Uint8Array(e), e, t);
			}
		};
	}
	function mixinBody(e, t) {
		Object.assign(e.prototype, bodyMixinMethods(e, t));
	}
	function consumeBody(e, t, n, r) {
		try {
			d.brandCheck(e, n);
		} catch (e) {
			return Promise.reject(e);
		}
		if (e = r(e), bodyUnusable(e)) return Promise.reject(TypeError(`Body is unusable: Body has already been read`));
		let i = v(), a = i.reject, successSteps = (e) => {
			try {
				i.resolve(t(e));
			} catch (e) {
				a(e);
			}
		};
		return e.body == null ? (successSteps(Buffer.allocUnsafe(0)), i.promise) : (o(e.body, successSteps, a), i.promise);
	}
	function bodyUnusable(e) {
		let t = e.body;
		return t != null && (t.stream.locked || r.isDisturbed(t.stream));
	}
	function bodyMimeType(e) {
		let t = e.headersList, n = c(t);
		return n === `failure` ? null : n;
	}
	n.exports = {
		extractBody,
		safelyExtractBody,
		cloneBody,
		mixinBody,
		streamRegistry: N,
		bodyUnusable
	};
})), M = t(((t, a) => {
	let o = e(`node:assert`), c = s(), { channels: u } = l(), d = r(), { RequestContentLengthMismatchError: f, ResponseContentLengthMismatchError: p, RequestAbortedError: m, InvalidArgumentError: h, HeadersTimeoutError: g, HeadersOverflowError: b, SocketError: x, InformationalError: S, BodyTimeoutError: C, HTTPParserError: w, ResponseExceededMaxSizeError: T } = i(), { kUrl: E, kReset: D, kClient: O, kParser: k, kBlocking: A, kRunning: M, kPending: N, kSize: P, kWriting: F, kQueue: I, kNoRef: L, kKeepAliveDefaultTimeout: R, kHostHeader: z, kPendingIdx: B, kRunningIdx: V, kError: H, kPipelining: U, kSocket: W, kKeepAliveTimeoutValue: ee, kMaxHeadersSize: G, kKeepAliveMaxTimeout: te, kKeepAliveTimeoutThreshold: ne, kHeadersTimeout: K, kBodyTimeout: re, kStrictContentLength: q, kMaxRequests: ie, kCounter: ae, kMaxResponseSize: oe, kOnError: se, kResume: J, kHTTPContext: ce, kClosed: le } = n(), Y = _(), X = Buffer.alloc(0), ue = Buffer[Symbol.species], de = c.removeAllListeners, fe = Symbol(`kIdleSocketValidation`), Z = Symbol(`kIdleSocketValidationTimeout`), pe = Symbol(`kSocketUsed`), me = Symbol(`kTypeOfService`), he;
	function lazyllhttp() {
		let e = process.env.JEST_WORKER_ID ? v() : void 0, t, n = !0;
		if (process.arch === `ppc64`) {
			let [e, t] = process.versions.node.split(`.`).map((e) => parseInt(e, 10));
			(e < 24 || e === 24 && t < 12) && (n = !1);
		}
		if (process.env.UNDICI_NO_WASM_SIMD === `1` ? n = !1 : process.env.UNDICI_NO_WASM_SIMD === `0` && (n = !0), n) try {
			t = new WebAssembly.Module(y());
		} catch {}
		return t ||= new WebAssembly.Module(e || v()), new WebAssembly.Instance(t, { env: {
			wasm_on_url: (e, t, n) => 0,
			wasm_on_status: (e, t, n) => {
				o(Q.ptr === e);
				let r = t - ve + $.byteOffset;
				return Q.onStatus(new ue($.buffer, r, n));
			},
			wasm_on_message_begin: (e) => (o(Q.ptr === e), Q.onMessageBegin()),
			wasm_on_header_field: (e, t, n) => {
				o(Q.ptr === e);
				let r = t - ve + $.byteOffset;
				return Q.onHeaderField(new ue($.buffer, r, n));
			},
			wasm_on_header_value: (e, t, n) => {
				o(Q.ptr === e);
				let r = t - ve + $.byteOffset;
				return Q.onHeaderValue(new ue($.buffer, r, n));
			},
			wasm_on_headers_complete: (e, t, n, r) => (o(Q.ptr === e), Q.onHeadersComplete(t, n === 1, r === 1)),
			wasm_on_body: (e, t, n) => {
				o(Q.ptr === e);
				let r = t - ve + $.byteOffset;
				return Q.onBody(new ue($.buffer, r, n));
			},
			wasm_on_message_complete: (e) => (o(Q.ptr === e), Q.onMessageComplete())
		} });
	}
	let ge = null, Q = null, $ = null, _e = 0, ve = null;
	var Parser = class {
		constructor(e, t, { exports: n }) {
			this.llhttp = n, this.ptr = this.llhttp.llhttp_alloc(Y.TYPE.RESPONSE), this.client = e, this.socket = t, this.timeout = null, this.timeoutWeakRef = new WeakRef(this), this.timeoutValue = null, this.timeoutType = null, this.statusCode = 0, this.statusText = ``, this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = e[G], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = ``, this.contentLength = ``, this.connection = ``, this.maxResponseSize = e[oe];
		}
		setTimeout(e, t) {
			e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1 ? (this.timeout &&= (d.clearTimeout(this.timeout), null), e && (t & 1 ? this.timeout = d.setFastTimeout(onParserTimeout, e, this.timeoutWeakRef) : (this.timeout = setTimeout(onParserTimeout, e, this.timeoutWeakRef), this.timeout?.unref())), this.timeoutValue = e) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = t;
		}
		resume() {
			!this.socket.destroyed && this.paused && (o(this.ptr != null), o(Q === null), this.llhttp.llhttp_resume(this.ptr), o(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || X), this.readMore());
		}
		readMore() {
			for (; !this.paused && this.ptr;) {
				let e = this.socket.read();
				if (e === null) break;
				this.execute(e);
			}
		}
		execute(e) {
			o(Q === null), o(this.ptr != null), o(!this.paused);
			let { socket: t, llhttp: n } = this;
			e.length > _e && (ve && n.free(ve), _e = Math.ceil(e.length / 4096) * 4096, ve = n.malloc(_e)), new Uint8Array(n.memory.buffer, ve, _e).set(e);
			try {
				let r;
				try {
					$ = e, Q = this, r = n.llhttp_execute(this.ptr, ve, e.length);
				} finally {
					Q = null, $ = null;
				}
				if (r !== Y.ERROR.OK) {
					let i = e.subarray(n.llhttp_get_error_pos(this.ptr) - ve);
					if (r === Y.ERROR.PAUSED_UPGRADE) this.onUpgrade(i);
					else if (r === Y.ERROR.PAUSED) this.paused = !0, t.unshift(i);
					else throw this.createError(r, i);
				}
			} catch (e) {
				c.destroy(t, e);
			}
		}
		finish() {
			o(Q === null), o(this.ptr != null), o(!this.paused);
			let { llhttp: e } = this, t;
			try {
				Q = this, t = e.llhttp_finish(this.ptr);
			} finally {
				Q = null;
			}
			return t === Y.ERROR.OK ? null : t === Y.ERROR.PAUSED || t === Y.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(t, X);
		}
		createError(e, t) {
			let { llhttp: n, contentLength: r, bytesRead: i } = this;
			if (r && i !== parseInt(r, 10)) return new p();
			let a = n.llhttp_get_error_reason(this.ptr), o = ``;
			if (a) {
				let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
				o = `Response does not match the HTTP/1.1 protocol (` + Buffer.from(n.memory.buffer, a, e).toString() + `)`;
			}
			return new w(o, Y.ERROR[e], t);
		}
		destroy() {
			o(Q === null), o(this.ptr != null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && d.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
		}
		onStatus(e) {
			return this.statusText = e.toString(), 0;
		}
		onMessageBegin() {
			let { socket: e, client: t } = this;
			if (e.destroyed) return -1;
			if (t[M] === 0) return c.destroy(e, new x(`bad response`, c.getSocketInfo(e))), -1;
			let n = t[I][t[V]];
			return n ? (n.onResponseStarted(), 0) : -1;
		}
		onHeaderField(e) {
			let t = this.headers.length;
			return t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e), this.trackHeader(e.length), 0;
		}
		onHeaderValue(e) {
			let t = this.headers.length;
			(t & 1) == 1 ? (this.headers.push(e), t += 1) : this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
			let n = this.headers[t - 2];
			if (n.length === 10) {
				let t = c.bufferToLowerCasedHeaderName(n);
				t === `keep-alive` ? this.keepAlive += e.toString() : t === `connection` && (this.connection += e.toString());
			} else n.length === 14 && c.bufferToLowerCasedHeaderName(n) === `content-length` && (this.contentLength += e.toString());
			return this.trackHeader(e.length), 0;
		}
		trackHeader(e) {
			this.headersSize += e, this.headersSize >= this.headersMaxSize && c.destroy(this.socket, new b());
		}
		onUpgrade(e) {
			let { upgrade: t, client: n, socket: r, headers: i, statusCode: a, statusText: s } = this;
			o(t), o(n[W] === r), o(!r.destroyed), o(!this.paused), o(!(i.length & 1));
			let l = n[I][n[V]];
			o(l), o(l.upgrade || l.method === `CONNECT`), this.statusCode = 0, this.statusText = ``, this.shouldKeepAlive = !1, this.headers = [], this.headersSize = 0, r.unshift(e), r[k].destroy(), r[k] = null, r[O] = null, r[H] = null, de(r), n[W] = null, n[ce] = null, n[I][n[V]++] = null, n.emit(`disconnect`, n[E], [n], new S(`upgrade`));
			try {
				l.onUpgrade(a, i, r, s);
			} catch (e) {
				c.errorRequest(n, l, e), c.destroy(r, e);
			}
			n[J]();
		}
		onHeadersComplete(e, t, n) {
			let { client: r, socket: i, headers: a, statusText: s } = this;
			if (i.destroyed) return -1;
			if (r[M] === 0) return c.destroy(i, new x(`bad response`, c.getSocketInfo(i))), -1;
			let l = r[I][r[V]];
			if (!l) return -1;
			if (o(!this.upgrade), o(this.statusCode < 200), e === 100) return c.destroy(i, new x(`bad response`, c.getSocketInfo(i))), -1;
			if (t && !l.upgrade) return c.destroy(i, new x(`bad upgrade`, c.getSocketInfo(i))), -1;
			if (o(this.timeoutType === 3), this.statusCode = e, this.shouldKeepAlive = n || l.method === `HEAD` && !i[D] && this.connection.toLowerCase() === `keep-alive`, this.statusCode >= 200) {
				let e = l.bodyTimeout == null ? r[re] : l.bodyTimeout;
				this.setTimeout(e, 5);
			} else this.timeout && this.timeout.refresh && this.timeout.refresh();
			if (l.method === `CONNECT` || t) return o(r[M] === 1), this.upgrade = !0, 2;
			if (o(!(this.headers.length & 1)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && r[U]) {
				let e = this.keepAlive ? c.parseKeepAliveTimeout(this.keepAlive) : null;
				if (e != null) {
					let t = Math.min(e - r[ne], r[te]);
					t <= 0 ? i[D] = !0 : r[ee] = t;
				} else r[ee] = r[R];
			} else i[D] = !0;
			let u = l.onHeaders(e, a, this.resume, s) === !1;
			return l.aborted ? -1 : l.method === `HEAD` || e < 200 ? 1 : (i[A] && (i[A] = !1, r[J]()), u ? Y.ERROR.PAUSED : 0);
		}
		onBody(e) {
			let { client: t, socket: n, statusCode: r, maxResponseSize: i } = this;
			if (n.destroyed) return -1;
			let a = t[I][t[V]];
			return o(a), o(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), o(r >= 200), i > -1 && this.bytesRead + e.length > i ? (c.destroy(n, new T()), -1) : (this.bytesRead += e.length, a.onData(e) === !1 ? Y.ERROR.PAUSED : 0);
		}
		onMessageComplete() {
			let { client: e, socket: t, statusCode: n, upgrade: r, headers: i, contentLength: a, bytesRead: s, shouldKeepAlive: l } = this;
			if (t.destroyed && (!n || l)) return -1;
			if (r) return 0;
			o(n >= 100), o(!(this.headers.length & 1));
			let u = e[I][e[V]];
			return o(u), this.statusCode = 0, this.statusText = ``, this.bytesRead = 0, this.contentLength = ``, this.keepAlive = ``, this.connection = ``, this.headers = [], this.headersSize = 0, n < 200 ? 0 : u.method !== `HEAD` && a && s !== parseInt(a, 10) ? (c.destroy(t, new p()), -1) : (u.onComplete(i), e[I][e[V]++] = null, t[pe] = e[N] === 0, t[F] ? (o(e[M] === 0), c.destroy(t, new S(`reset`)), Y.ERROR.PAUSED) : !l || t[D] && e[M] === 0 ? (c.destroy(t, new S(`reset`)), Y.ERROR.PAUSED) : (e[U] == null || e[U] === 1 ? setImmediate(e[J]) : e[J](), 0));
		}
	};
	function onParserTimeout(e) {
		let t = e.deref();
		if (!t) return;
		let { socket: n, timeoutType: r, client: i, paused: a } = t;
		r === 3 ? (!n[F] || n.writableNeedDrain || i[M] > 1) && (o(!a, `cannot be paused while waiting for headers`), c.destroy(n, new g())) : r === 5 ? a || c.destroy(n, new C()) : r === 8 && (o(i[M] === 0 && i[ee]), c.destroy(n, new S(`socket idle timeout`)));
	}
	function connectH1(e, t) {
		if (e[W] = t, ge ||= lazyllhttp(), t.errored) throw t.errored;
		if (t.destroyed) throw new x(`destroyed`);
		return t[L] = !1, t[F] = !1, t[D] = !1, t[A] = !1, t[fe] = 0, t[Z] = null, t[pe] = !1, t[k] = new Parser(e, t, ge), c.addListener(t, `error`, onHttpSocketError), c.addListener(t, `readable`, onHttpSocketReadable), c.addListener(t, `end`, onHttpSocketEnd), c.addListener(t, `close`, onHttpSocketClose), t[le] = !1, t.on(`close`, onSocketClose), {
			version: `h1`,
			defaultPipelining: 1,
			write(t) {
				return writeH1(e, t);
			},
			resume() {
				resumeH1(e);
			},
			destroy(e, n) {
				t[le] ? queueMicrotask(n) : (t.on(`close`, n), t.destroy(e));
			},
			get destroyed() {
				return t.destroyed;
			},
			busy(n) {
				return !!(t[F] || t[D] || t[A] || t[fe] === 1 || n && (e[M] > 0 && !n.idempotent || e[M] > 0 && (n.upgrade || n.method === `CONNECT`) || e[M] > 0 && c.bodyLength(n.body) !== 0 && (c.isStream(n.body) || c.isAsyncIterable(n.body) || c.isFormDataLike(n.body))));
			}
		};
	}
	function onHttpSocketError(e) {
		let t = this[k];
		if (e.code === `ECONNRESET` && t.statusCode && !t.shouldKeepAlive) {
			let e = t.finish();
			e && (this[H] = e, this[O][se](e));
		} else this[H] = e, this[O][se](e);
	}
	function onHttpSocketReadable() {
		this[k]?.readMore();
	}
	function onHttpSocketEnd() {
		let e = this[k];
		if (e.statusCode && !e.shouldKeepAlive) {
			let t = e.finish();
			t && c.destroy(this, t);
		} else c.destroy(this, new x(`other side closed`, c.getSocketInfo(this)));
	}
	function onHttpSocketClose() {
		let e = this[k];
		clearIdleSocketValidation(this), e && (!this[H] && e.statusCode && !e.shouldKeepAlive && (this[H] = e.finish() || this[H]), this[k].destroy(), this[k] = null);
		let t = this[H] || new x(`closed`, c.getSocketInfo(this)), n = this[O];
		if (n[W] = null, n[ce] = null, n.destroyed) {
			o(n[N] === 0);
			let e = n[I].splice(n[V]);
			for (let r = 0; r < e.length; r++) {
				let i = e[r];
				c.errorRequest(n, i, t);
			}
		} else if (n[M] > 0 && t.code !== `UND_ERR_INFO`) {
			let e = n[I][n[V]];
			n[I][n[V]++] = null, c.errorRequest(n, e, t);
		}
		n[B] = n[V], o(n[M] === 0), n.emit(`disconnect`, n[E], [n], t), n[J]();
	}
	function onSocketClose() {
		this[le] = !0;
	}
	function clearIdleSocketValidation(e) {
		e[Z] && (clearImmediate(e[Z]), e[Z] = null), e[fe] = 0;
	}
	function scheduleIdleSocketValidation(e, t) {
		t[fe] = 1, t[Z] = setImmediate(() => {
			t[Z] = null, t[fe] = 2, e[W] === t && !t.destroyed && e[J]();
		});
	}
	function resumeH1(e) {
		let t = e[W];
		if (t && !t.destroyed) {
			if (e[P] === 0 ? !t[L] && t.unref && (t.unref(), t[L] = !0) : t[L] && t.ref && (t.ref(), t[L] = !1), e[M] === 0 && e[N] > 0 && t[pe]) {
				if (t[fe] === 0) {
					scheduleIdleSocketValidation(e, t), t[k].readMore(), t.destroyed;
					return;
				}
				if (t[fe] === 1) {
					t[k].readMore(), t.destroyed;
					return;
				}
			}
			if (e[M] === 0 && (t[k].readMore(), t.destroyed)) return;
			if (e[P] === 0) t[k].timeoutType !== 8 && t[k].setTimeout(e[ee], 8);
			else if (e[M] > 0 && t[k].statusCode < 200 && t[k].timeoutType !== 3) {
				let n = e[I][e[V]], r = n.headersTimeout == null ? e[K] : n.headersTimeout;
				t[k].setTimeout(r, 3);
			}
		}
	}
	function shouldSendContentLength(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function setTypeOfService(e, t) {
		if (typeof e.setTypeOfService != `function`) return;
		let n = t.typeOfService;
		if (n !== void 0 && e[me] !== n) try {
			e.setTypeOfService(n), e[me] = n;
		} catch {}
	}
	function writeH1(e, t) {
		let { method: n, path: r, host: i, upgrade: a, blocking: s, reset: l } = t, { body: d, headers: p, contentLength: g } = t, _ = n === `PUT` || n === `POST` || n === `PATCH` || n === `QUERY` || n === `PROPFIND` || n === `PROPPATCH`;
		if (c.isFormDataLike(d)) {
			he ||= j().extractBody;
			let [e, n] = he(d);
			t.contentType ?? p.push(`content-type`, n), d = e.stream, g = e.length;
		} else if (c.isBlobLike(d) && t.contentType == null) {
			let n = d.type;
			if (n) {
				let r = `${n}`;
				if (!c.isValidHeaderValue(r)) return c.errorRequest(e, t, new h(`invalid content-type header`)), !1;
				p.push(`content-type`, r);
			}
		}
		d && typeof d.read == `function` && d.read(0);
		let v = c.bodyLength(d);
		if (g = v ?? g, g === null && (g = t.contentLength), g === 0 && !_ && (g = null), shouldSendContentLength(n) && g > 0 && t.contentLength !== null && t.contentLength !== g) {
			if (e[q]) return c.errorRequest(e, t, new f()), !1;
			process.emitWarning(new f());
		}
		let y = e[W];
		clearIdleSocketValidation(y);
		let abort = (n) => {
			t.aborted || t.completed || (c.errorRequest(e, t, n || new m()), c.destroy(d), c.destroy(y, new S(`aborted`)));
		};
		try {
			t.onConnect(abort);
		} catch (n) {
			c.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		n === `HEAD` && (y[D] = !0), (a || n === `CONNECT`) && (y[D] = !0), l != null && (y[D] = l), e[ie] && y[ae]++ >= e[ie] && (y[D] = !0), s && (y[A] = !0), setTypeOfService(y, t);
		let b = `${n} ${r} HTTP/1.1\r\n`;
		if (b += typeof i == `string` ? `host: ${i}\r\n` : e[z], a ? b += `connection: upgrade\r\nupgrade: ${a}\r\n` : e[U] && !y[D] ? b += `connection: keep-alive\r
` : b += `connection: close\r
`, Array.isArray(p)) for (let e = 0; e < p.length; e += 2) {
			let t = p[e + 0], n = p[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) b += `${t}: ${n[e]}\r\n`;
			else b += `${t}: ${n}\r\n`;
		}
		return u.sendHeaders.hasSubscribers && u.sendHeaders.publish({
			request: t,
			headers: b,
			socket: y
		}), !d || v === 0 ? writeBuffer(abort, null, e, t, y, g, b, _) : c.isBuffer(d) ? writeBuffer(abort, d, e, t, y, g, b, _) : c.isBlobLike(d) ? typeof d.stream == `function` ? writeIterable(abort, d.stream(), e, t, y, g, b, _) : writeBlob(abort, d, e, t, y, g, b, _) : c.isStream(d) ? writeStream(abort, d, e, t, y, g, b, _) : c.isIterable(d) ? writeIterable(abort, d, e, t, y, g, b, _) : o(!1), !0;
	}
	function writeStream(e, t, n, r, i, a, s, l) {
		o(a !== 0 || n[M] === 0, `stream body cannot be pipelined`);
		let u = !1, d = new AsyncWriter({
			abort: e,
			socket: i,
			request: r,
			contentLength: a,
			client: n,
			expectsPayload: l,
			header: s
		}), onData = function(e) {
			if (!u) try {
				!d.write(e) && this.pause && this.pause();
			} catch (e) {
				c.destroy(this, e);
			}
		}, onDrain = function() {
			u || t.resume && t.resume();
		}, onClose = function() {
			if (queueMicrotask(() => {
				t.removeListener(`error`, onFinished);
			}), !u) {
				let e = new m();
				queueMicrotask(() => onFinished(e));
			}
		}, onFinished = function(e) {
			if (!u) {
				if (u = !0, o(i.destroyed || i[F] && n[M] <= 1), i.off(`drain`, onDrain).off(`error`, onFinished), t.removeListener(`data`, onData).removeListener(`end`, onFinished).removeListener(`close`, onClose), !e) try {
					d.end();
				} catch (t) {
					e = t;
				}
				d.destroy(e), e && (e.code !== `UND_ERR_INFO` || e.message !== `reset`) ? c.destroy(t, e) : c.destroy(t);
			}
		};
		t.on(`data`, onData).on(`end`, onFinished).on(`error`, onFinished).on(`close`, onClose), t.resume && t.resume(), i.on(`drain`, onDrain).on(`error`, onFinished), t.errorEmitted ?? t.errored ? setImmediate(onFinished, t.errored) : (t.endEmitted ?? t.readableEnded) && setImmediate(onFinished, null), (t.closeEmitted ?? t.closed) && setImmediate(onClose);
	}
	function writeBuffer(e, t, n, r, i, a, s, l) {
		try {
			t ? c.isBuffer(t) && (o(a === t.byteLength, `buffer body must have content length`), i.cork(), i.write(`${s}content-length: ${a}\r\n\r\n`, `latin1`), i.write(t), i.uncork(), r.onBodySent(t), !l && r.reset !== !1 && (i[D] = !0)) : a === 0 ? i.write(`${s}content-length: 0\r\n\r\n`, `latin1`) : (o(a === null, `no body must not have content length`), i.write(`${s}\r\n`, `latin1`)), r.onRequestSent(), n[J]();
		} catch (t) {
			e(t);
		}
	}
	async function writeBlob(e, t, n, r, i, a, s, c) {
		o(a === t.size, `blob body must have content length`);
		try {
			if (a != null && a !== t.size) throw new f();
			let e = Buffer.from(await t.arrayBuffer());
			i.cork(), i.write(`${s}content-length: ${a}\r\n\r\n`, `latin1`), i.write(e), i.uncork(), r.onBodySent(e), r.onRequestSent(), !c && r.reset !== !1 && (i[D] = !0), n[J]();
		} catch (t) {
			e(t);
		}
	}
	async function writeIterable(e, t, n, r, i, a, s, c) {
		o(a !== 0 || n[M] === 0, `iterator body cannot be pipelined`);
		let l = null;
		function onDrain() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let waitForDrain = () => new Promise((e, t) => {
			o(l === null), i[H] ? t(i[H]) : l = e;
		});
		i.on(`close`, onDrain).on(`drain`, onDrain);
		let u = new AsyncWriter({
			abort: e,
			socket: i,
			request: r,
			contentLength: a,
			client: n,
			expectsPayload: c,
			header: s
		});
		try {
			for await (let e of t) {
				if (i[H]) throw i[H];
				u.write(e) || await waitForDrain();
			}
			u.end();
		} catch (e) {
			u.destroy(e);
		} finally {
			i.off(`close`, onDrain).off(`drain`, onDrain);
		}
	}
	var AsyncWriter = class {
		constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
			this.socket = t, this.request = n, this.contentLength = r, this.client = i, this.bytesWritten = 0, this.expectsPayload = a, this.header = o, this.abort = e, t[F] = !0;
		}
		write(e) {
			let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: o, header: s } = this;
			if (t[H]) throw t[H];
			if (t.destroyed) return !1;
			let c = Buffer.byteLength(e);
			if (!c) return !0;
			if (r !== null && a + c > r) {
				if (i[q]) throw new f();
				process.emitWarning(new f());
			}
			t.cork(), a === 0 && (!o && n.reset !== !1 && (t[D] = !0), r === null ? t.write(`${s}transfer-encoding: chunked\r\n`, `latin1`) : t.write(`${s}content-length: ${r}\r\n\r\n`, `latin1`)), r === null && t.write(`\r\n${c.toString(16)}\r\n`, `latin1`), this.bytesWritten += c;
			let l = t.write(e);
			return t.uncork(), n.onBodySent(e), l || t[k].timeout && t[k].timeoutType === 3 && t[k].timeout.refresh && t[k].timeout.refresh(), l;
		}
		end() {
			let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: o } = this;
			if (o.onRequestSent(), e[F] = !1, e[H]) throw e[H];
			if (!e.destroyed) {
				if (r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, `latin1`) : e.write(`${a}\r\n`, `latin1`) : t === null && e.write(`\r
0\r
\r
`, `latin1`), t !== null && r !== t) {
					if (n[q]) throw new f();
					process.emitWarning(new f());
				}
				e[k].timeout && e[k].timeoutType === 3 && e[k].timeout.refresh && e[k].timeout.refresh(), n[J]();
			}
		}
		destroy(e) {
			let { socket: t, client: n, abort: r } = this;
			t[F] = !1, e && (o(n[M] <= 1, `pipeline should only contain this request`), r(e));
		}
	};
	a.exports = connectH1;
})), N = t(((t, r) => {
	let a = e(`node:assert`), { pipeline: o } = e(`node:stream`), c = s(), { RequestContentLengthMismatchError: u, RequestAbortedError: d, SocketError: f, InformationalError: p, InvalidArgumentError: m, HeadersTimeoutError: h, BodyTimeoutError: g } = i(), { kUrl: _, kReset: v, kClient: y, kRunning: b, kPending: x, kQueue: S, kPendingIdx: C, kRunningIdx: w, kError: T, kSocket: E, kStrictContentLength: D, kOnError: O, kMaxConcurrentStreams: k, kPingInterval: A, kHTTP2Session: M, kHTTP2InitialWindowSize: N, kHTTP2ConnectionWindowSize: P, kResume: F, kSize: I, kHTTPContext: L, kClosed: R, kBodyTimeout: z, kHeadersTimeout: B, kEnableConnectProtocol: V, kRemoteSettings: H, kHTTP2Stream: U, kHTTP2SessionState: W } = n(), { channels: ee } = l(), G = Symbol(`open streams`), te, ne;
	try {
		ne = e(`node:http2`);
	} catch {
		ne = { constants: {} };
	}
	let { constants: { HTTP2_HEADER_AUTHORITY: K, HTTP2_HEADER_METHOD: re, HTTP2_HEADER_PATH: q, HTTP2_HEADER_SCHEME: ie, HTTP2_HEADER_CONTENT_LENGTH: ae, HTTP2_HEADER_EXPECT: oe, HTTP2_HEADER_STATUS: se, HTTP2_HEADER_PROTOCOL: J, NGHTTP2_REFUSED_STREAM: ce, NGHTTP2_CANCEL: le } } = ne;
	function parseH2Headers(e) {
		let t = [];
		for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n), Buffer.from(e));
		else t.push(Buffer.from(n), Buffer.from(r));
		return t;
	}
	function connectH2(e, t) {
		e[E] = t;
		let n = e[N], r = e[P], i = ne.connect(e[_], {
			createConnection: () => t,
			peerMaxConcurrentStreams: e[k],
			settings: {
				enablePush: !1,
				...n == null ? null : { initialWindowSize: n }
			}
		});
		return e[E] = t, i[G] = 0, i[y] = e, i[E] = t, i[W] = { ping: { interval: e[A] === 0 ? null : setInterval(onHttp2SendPing, e[A], i).unref() } }, i[V] = !1, i[H] = !1, r && c.addListener(i, `connect`, applyConnectionWindowSize.bind(i, r)), c.addListener(i, `error`, onHttp2SessionError), c.addListener(i, `frameError`, onHttp2FrameError), c.addListener(i, `end`, onHttp2SessionEnd), c.addListener(i, `goaway`, onHttp2SessionGoAway), c.addListener(i, `close`, onHttp2SessionClose), c.addListener(i, `remoteSettings`, onHttp2RemoteSettings), i.unref(), e[M] = i, t[M] = i, c.addListener(t, `error`, onHttp2SocketError), c.addListener(t, `end`, onHttp2SocketEnd), c.addListener(t, `close`, onHttp2SocketClose), t[R] = !1, t.on(`close`, onSocketClose), {
			version: `h2`,
			defaultPipelining: 1 / 0,
			write(t) {
				return writeH2(e, t);
			},
			resume() {
				resumeH2(e);
			},
			destroy(e, n) {
				t[R] ? queueMicrotask(n) : t.destroy(e).on(`close`, n);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy(t) {
				if (t != null) {
					if (e[b] > 0) {
						if (t.idempotent === !1 || (t.upgrade === `websocket` || t.method === `CONNECT`) && i[H] === !1 || c.bodyLength(t.body) !== 0 && (c.isStream(t.body) || c.isAsyncIterable(t.body) || c.isFormDataLike(t.body))) return !0;
					} else return (t.upgrade === `websocket` || t.method === `CONNECT`) && i[H] === !1;
				}
				return !1;
			}
		};
	}
	function resumeH2(e) {
		let t = e[E];
		t?.destroyed === !1 && (e[I] === 0 ? (t.unref(), e[M].unref()) : (t.ref(), e[M].ref()));
	}
	function applyConnectionWindowSize(e) {
		try {
			typeof this.setLocalWindowSize == `function` && this.setLocalWindowSize(e);
		} catch {}
	}
	function onHttp2RemoteSettings(e) {
		if (this[y][k] = e.maxConcurrentStreams ?? this[y][k], this[H] === !0 && this[V] === !0 && e.enableConnectProtocol === !1) {
			let e = new p(`HTTP/2: Server disabled extended CONNECT protocol against RFC-8441`);
			this[E][T] = e, this[y][O](e);
		} else this[V] = e.enableConnectProtocol ?? this[V], this[H] = !0, this[y][F]();
	}
	function onHttp2SendPing(e) {
		let t = e[W];
		if ((e.closed || e.destroyed) && t.ping.interval != null) {
			clearInterval(t.ping.interval), t.ping.interval = null;
			return;
		}
		e.ping(onPing.bind(e));
		function onPing(e, t) {
			let n = this[y], r = this[y];
			if (e != null) {
				let t = new p(`HTTP/2: "PING" errored - type ${e.message}`);
				r[T] = t, n[O](t);
			} else n.emit(`ping`, t);
		}
	}
	function onHttp2SessionError(e) {
		this[E][T] = e, this[y][O](e);
	}
	function onHttp2FrameError(e, t, n) {
		if (n === 0) {
			let n = new p(`HTTP/2: "frameError" received - type ${e}, code ${t}`);
			this[E][T] = n, this[y][O](n);
		}
	}
	function onHttp2SessionEnd() {
		let e = new f(`other side closed`, c.getSocketInfo(this[E]));
		this.destroy(e), c.destroy(this[E], e);
	}
	function completeRequest(e, t, n = !1) {
		let r = e[S], i = e[w];
		if (i < e[C] && r[i] === t) {
			r[i] = null, e[w] = i + 1;
			return;
		}
		let a = r.indexOf(t, i);
		a === -1 || a >= e[C] || (r.splice(a, 1), e[C]--, n && e[C] < e[w] && (e[C] = e[w]));
	}
	function onHttp2SessionGoAway(e) {
		let t = this[T] || new f(`HTTP/2: "GOAWAY" frame received with code ${e}`, c.getSocketInfo(this[E])), n = this[y];
		if (n[E] = null, n[L] = null, this.close(), this[M] = null, c.destroy(this[E], t), n[w] < n[S].length) {
			let e = n[S][n[w]];
			n[S][n[w]++] = null, e != null && c.errorRequest(n, e, t), n[C] = n[w];
		}
		a(n[b] === 0), n.emit(`disconnect`, n[_], [n], t), n.emit(`connectionError`, n[_], [n], t), n[F]();
	}
	function onHttp2SessionClose() {
		let { [y]: e, [W]: t } = this, { [E]: n } = e, r = this[E][T] || this[T] || new f(`closed`, c.getSocketInfo(n));
		if (e[E] = null, e[L] = null, t.ping.interval != null && (clearInterval(t.ping.interval), t.ping.interval = null), e.destroyed) {
			a(e[x] === 0);
			let t = e[S].splice(e[w]);
			for (let n = 0; n < t.length; n++) {
				let i = t[n];
				i != null && c.errorRequest(e, i, r);
			}
		}
	}
	function onHttp2SocketClose() {
		let e = this[T] || new f(`closed`, c.getSocketInfo(this)), t = this[M][y];
		t[E] = null, t[L] = null, this[M] !== null && this[M].destroy(e), t[C] = t[w], a(t[b] === 0), t.emit(`disconnect`, t[_], [t], e), t[F]();
	}
	function onHttp2SocketError(e) {
		this[T] = e, this[y][O](e);
	}
	function onHttp2SocketEnd() {
		c.destroy(this, new f(`other side closed`, c.getSocketInfo(this)));
	}
	function onSocketClose() {
		this[R] = !0;
	}
	function shouldSendContentLength(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function writeH2(e, t) {
		let n = t.headersTimeout ?? e[B], r = t.bodyTimeout ?? e[z], i = e[M], { method: o, path: s, host: l, upgrade: f, expectContinue: v, signal: y, protocol: b, headers: x } = t, { body: S } = t;
		if (f != null && f !== `websocket`) return c.errorRequest(e, t, new m(`Custom upgrade "${f}" not supported over HTTP/2`)), !1;
		let C = {};
		for (let e = 0; e < x.length; e += 2) {
			let t = x[e + 0], n = x[e + 1];
			if (t === `cookie`) C[t] = C[t] == null ? n : Array.isArray(C[t]) ? (C[t].push(n), C[t]) : [C[t], n];
			else if (Array.isArray(n)) for (let e = 0; e < n.length; e++) C[t] ? C[t] += `, ${n[e]}` : C[t] = n[e];
			else C[t] ? C[t] += `, ${n}` : C[t] = n;
		}
		let w = null, { hostname: T, port: k } = e[_];
		C[K] = l || `${T}${k ? `:${k}` : ``}`, C[re] = o;
		let abort = (n) => {
			t.aborted || t.completed || (n ||= new d(), c.errorRequest(e, t, n), w != null && (w.removeAllListeners(`data`), w.close(), e[O](n), completeRequest(e, t), e[F]()), c.destroy(S, n));
		};
		try {
			t.onConnect(abort);
		} catch (n) {
			c.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		if (f || o === `CONNECT`) return i.ref(), f === `websocket` ? i[V] === !1 ? (c.errorRequest(e, t, new p(`HTTP/2: Extended CONNECT protocol not supported by server`)), i.unref(), !1) : (C[re] = `CONNECT`, C[J] = `websocket`, C[q] = s, b === `ws:` || b === `wss:` ? C[ie] = b === `ws:` ? `http` : `https` : C[ie] = b === `http:` ? `http` : `https`, w = i.request(C, {
			endStream: !1,
			signal: y
		}), w[U] = !0, ++i[G], w.once(`response`, (n, r) => {
			let { [se]: i, ...a } = n;
			try {
				t.onUpgrade(i, parseH2Headers(a), w);
			} catch (e) {
				abort(e);
				return;
			}
			completeRequest(e, t);
		}), w.on(`error`, () => {
			(w.rstCode === ce || w.rstCode === le) && abort(new p(`HTTP/2: "stream error" received - code ${w.rstCode}`));
		}), w.once(`close`, () => {
			--i[G], i[G] === 0 && i.unref();
		}), w.setTimeout(n), !0) : (w = i.request(C, {
			endStream: !1,
			signal: y
		}), w[U] = !0, ++i[G], w.on(`response`, (n) => {
			let { [se]: r, ...i } = n;
			try {
				t.onUpgrade(r, parseH2Headers(i), w);
			} catch (e) {
				abort(e);
				return;
			}
			completeRequest(e, t);
		}), w.on(`error`, abort), w.once(`close`, () => {
			--i[G], i[G] === 0 && i.unref();
		}), w.setTimeout(n), !0);
		C[q] = s, C[ie] = b === `http:` ? `http` : `https`;
		let A = o === `PUT` || o === `POST` || o === `PATCH`;
		S && typeof S.read == `function` && S.read(0);
		let N = c.bodyLength(S);
		if (c.isFormDataLike(S)) {
			te ??= j().extractBody;
			let [e, t] = te(S);
			C[`content-type`] = t, S = e.stream, N = e.length;
		}
		if (N ??= t.contentLength, A || (N = null), shouldSendContentLength(o) && N > 0 && t.contentLength != null && t.contentLength !== N) {
			if (e[D]) return c.errorRequest(e, t, new u()), !1;
			process.emitWarning(new u());
		}
		if (N != null && (a(S || N === 0, `no body must not have content length`), C[ae] = `${N}`), i.ref(), ee.sendHeaders.hasSubscribers) {
			let e = ``;
			for (let t in C) e += `${t}: ${C[t]}\r\n`;
			ee.sendHeaders.publish({
				request: t,
				headers: e,
				socket: i[E]
			});
		}
		let P = o === `GET` || o === `HEAD` || S === null;
		v ? (C[oe] = `100-continue`, w = i.request(C, {
			endStream: P,
			signal: y
		}), w[U] = !0, w.once(`continue`, writeBodyH2)) : (w = i.request(C, {
			endStream: P,
			signal: y
		}), w[U] = !0, writeBodyH2()), ++i[G], w.setTimeout(n);
		let I = !1;
		return w.once(`response`, (e) => {
			let { [se]: n, ...i } = e;
			t.onResponseStarted(), I = !0, w.setTimeout(r), t.aborted ? w.removeAllListeners(`data`) : (t.onHeaders(Number(n), parseH2Headers(i), w.resume.bind(w), ``) === !1 && w.pause(), w.on(`data`, (e) => {
				t.aborted || t.completed || t.onData(e) === !1 && w.pause();
			}));
		}), w.once(`end`, () => {
			w.removeAllListeners(`data`), I ? (!t.aborted && !t.completed && t.onComplete({}), completeRequest(e, t), e[F]()) : (abort(new p(`HTTP/2: stream half-closed (remote)`)), completeRequest(e, t, !0), e[F]());
		}), w.once(`close`, () => {
			w.removeAllListeners(`data`), --i[G], i[G] === 0 && i.unref(), !t.aborted && !t.completed && abort(new p(`HTTP/2: stream closed before the response was complete`));
		}), w.once(`error`, function(e) {
			w.removeAllListeners(`data`), abort(e);
		}), w.once(`frameError`, (e, t) => {
			w.removeAllListeners(`data`), abort(new p(`HTTP/2: "frameError" received - type ${e}, code ${t}`));
		}), w.on(`aborted`, () => {
			w.removeAllListeners(`data`);
		}), w.on(`timeout`, () => {
			let e = I ? new g(`HTTP/2: "body timeout after ${r}"`) : new h(`HTTP/2: "headers timeout after ${n}"`);
			w.removeAllListeners(`data`), --i[G], i[G] === 0 && i.unref(), abort(e);
		}), w.once(`trailers`, (e) => {
			t.aborted || t.completed || (w.removeAllListeners(`data`), t.onComplete(e));
		}), !0;
		function writeBodyH2() {
			!S || N === 0 ? writeBuffer(abort, w, null, e, t, e[E], N, A) : c.isBuffer(S) ? writeBuffer(abort, w, S, e, t, e[E], N, A) : c.isBlobLike(S) ? typeof S.stream == `function` ? writeIterable(abort, w, S.stream(), e, t, e[E], N, A) : writeBlob(abort, w, S, e, t, e[E], N, A) : c.isStream(S) ? writeStream(abort, e[E], A, w, S, e, t, N) : c.isIterable(S) ? writeIterable(abort, w, S, e, t, e[E], N, A) : a(!1);
		}
	}
	function writeBuffer(e, t, n, r, i, o, s, l) {
		try {
			n != null && c.isBuffer(n) && (a(s === n.byteLength, `buffer body must have content length`), t.cork(), t.write(n), t.uncork(), t.end(), i.onBodySent(n)), l || (o[v] = !0), i.onRequestSent(), r[F]();
		} catch (t) {
			e(t);
		}
	}
	function writeStream(e, t, n, r, i, s, l, u) {
		a(u !== 0 || s[b] === 0, `stream body cannot be pipelined`);
		let d = o(i, r, (r) => {
			r ? (c.destroy(d, r), e(r)) : (c.removeAllListeners(d), l.onRequestSent(), n || (t[v] = !0), s[F]());
		});
		c.addListener(d, `data`, onPipeData);
		function onPipeData(e) {
			l.onBodySent(e);
		}
	}
	async function writeBlob(e, t, n, r, i, o, s, c) {
		a(s === n.size, `blob body must have content length`);
		try {
			if (s != null && s !== n.size) throw new u();
			let e = Buffer.from(await n.arrayBuffer());
			t.cork(), t.write(e), t.uncork(), t.end(), i.onBodySent(e), i.onRequestSent(), c || (o[v] = !0), r[F]();
		} catch (t) {
			e(t);
		}
	}
	async function writeIterable(e, t, n, r, i, o, s, c) {
		a(s !== 0 || r[b] === 0, `iterator body cannot be pipelined`);
		let l = null;
		function onDrain() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let waitForDrain = () => new Promise((e, t) => {
			a(l === null), o[T] ? t(o[T]) : l = e;
		});
		t.on(`close`, onDrain).on(`drain`, onDrain);
		try {
			for await (let e of n) {
				if (o[T]) throw o[T];
				let n = t.write(e);
				i.onBodySent(e), n || await waitForDrain();
			}
			t.end(), i.onRequestSent(), c || (o[v] = !0), r[F]();
		} catch (t) {
			e(t);
		} finally {
			t.off(`close`, onDrain).off(`drain`, onDrain);
		}
	}
	r.exports = connectH2;
})), P = t(((t, r) => {
	let a = e(`node:assert`), o = e(`node:net`), d = e(`node:http`), f = s(), { ClientStats: p } = c(), { channels: g } = l(), _ = u(), v = m(), { InvalidArgumentError: y, InformationalError: b, ClientDestroyedError: x } = i(), S = h(), { kUrl: C, kServerName: w, kClient: T, kBusy: E, kConnect: D, kResuming: O, kRunning: k, kPending: A, kSize: j, kQueue: P, kConnected: F, kConnecting: I, kNeedDrain: L, kKeepAliveDefaultTimeout: R, kHostHeader: z, kPendingIdx: B, kRunningIdx: V, kError: H, kPipelining: U, kKeepAliveTimeoutValue: W, kMaxHeadersSize: ee, kKeepAliveMaxTimeout: G, kKeepAliveTimeoutThreshold: te, kHeadersTimeout: ne, kBodyTimeout: K, kStrictContentLength: re, kConnector: q, kMaxRequests: ie, kCounter: ae, kClose: oe, kDestroy: se, kDispatch: J, kLocalAddress: ce, kMaxResponseSize: le, kOnError: Y, kHTTPContext: X, kMaxConcurrentStreams: ue, kHTTP2InitialWindowSize: de, kHTTP2ConnectionWindowSize: fe, kResume: Z, kPingInterval: pe } = n(), me = M(), he = N(), ge = Symbol(`kClosedResolve`), Q = d && d.maxHeaderSize && Number.isInteger(d.maxHeaderSize) && d.maxHeaderSize > 0 ? () => d.maxHeaderSize : () => {
		throw new y(`http module not available or http.maxHeaderSize invalid`);
	}, noop = () => {};
	function getPipelining(e) {
		return e[U] ?? e[X]?.defaultPipelining ?? 1;
	}
	var Client = class extends v {
		constructor(e, { maxHeaderSize: t, headersTimeout: n, socketTimeout: r, requestTimeout: i, connectTimeout: a, bodyTimeout: s, idleTimeout: c, keepAlive: l, keepAliveTimeout: u, maxKeepAliveTimeout: d, keepAliveMaxTimeout: p, keepAliveTimeoutThreshold: m, socketPath: h, pipelining: g, tls: _, strictContentLength: v, maxCachedSessions: b, connect, maxRequestsPerClient: x, localAddress: T, maxResponseSize: E, autoSelectFamily: D, autoSelectFamilyAttemptTimeout: k, maxConcurrentStreams: A, allowH2: j, useH2c: M, initialWindowSize: N, connectionWindowSize: F, pingInterval: I, webSocket: H, eventSource: ae } = {}) {
			if (l !== void 0) throw new y(`unsupported keepAlive, use pipelining=0 instead`);
			if (r !== void 0) throw new y(`unsupported socketTimeout, use headersTimeout & bodyTimeout instead`);
			if (i !== void 0) throw new y(`unsupported requestTimeout, use headersTimeout & bodyTimeout instead`);
			if (c !== void 0) throw new y(`unsupported idleTimeout, use keepAliveTimeout instead`);
			if (d !== void 0) throw new y(`unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead`);
			if (t != null) {
				if (!Number.isInteger(t) || t < 1) throw new y(`invalid maxHeaderSize`);
			} else t = Q();
			if (h != null && typeof h != `string`) throw new y(`invalid socketPath`);
			if (a != null && (!Number.isFinite(a) || a < 0)) throw new y(`invalid connectTimeout`);
			if (u != null && (!Number.isFinite(u) || u <= 0)) throw new y(`invalid keepAliveTimeout`);
			if (p != null && (!Number.isFinite(p) || p <= 0)) throw new y(`invalid keepAliveMaxTimeout`);
			if (m != null && !Number.isFinite(m)) throw new y(`invalid keepAliveTimeoutThreshold`);
			if (n != null && (!Number.isInteger(n) || n < 0)) throw new y(`headersTimeout must be a positive integer or zero`);
			if (s != null && (!Number.isInteger(s) || s < 0)) throw new y(`bodyTimeout must be a positive integer or zero`);
			if (connect != null && typeof connect != `function` && typeof connect != `object`) throw new y(`connect must be a function or an object`);
			if (x != null && (!Number.isInteger(x) || x < 0)) throw new y(`maxRequestsPerClient must be a positive number`);
			if (T != null && (typeof T != `string` || o.isIP(T) === 0)) throw new y(`localAddress must be valid string IP address`);
			if (E != null && (!Number.isInteger(E) || E < -1)) throw new y(`maxResponseSize must be a positive number`);
			if (k != null && (!Number.isInteger(k) || k < -1)) throw new y(`autoSelectFamilyAttemptTimeout must be a positive number`);
			if (j != null && typeof j != `boolean`) throw new y(`allowH2 must be a valid boolean value`);
			if (A != null && (typeof A != `number` || A < 1)) throw new y(`maxConcurrentStreams must be a positive integer, greater than 0`);
			if (M != null && typeof M != `boolean`) throw new y(`useH2c must be a valid boolean value`);
			if (N != null && (!Number.isInteger(N) || N < 1)) throw new y(`initialWindowSize must be a positive integer, greater than 0`);
			if (F != null && (!Number.isInteger(F) || F < 1)) throw new y(`connectionWindowSize must be a positive integer, greater than 0`);
			if (I != null && (typeof I != `number` || !Number.isInteger(I) || I < 0)) throw new y(`pingInterval must be a positive integer, greater or equal to 0`);
			if (super({
				webSocket: H,
				eventSource: ae
			}), typeof connect != `function`) connect = S({
				..._,
				maxCachedSessions: b,
				allowH2: j,
				useH2c: M,
				socketPath: h,
				timeout: a,
				...typeof D == `boolean` ? {
					autoSelectFamily: D,
					autoSelectFamilyAttemptTimeout: k
				} : void 0,
				...connect
			});
			else {
				let e = connect;
				connect = (t, n) => e({
					...t,
					...h == null ? null : { socketPath: h },
					...j == null ? null : { allowH2: j }
				}, n);
			}
			this[C] = f.parseOrigin(e), this[q] = connect, this[U] = g ?? 1, this[ee] = t, this[R] = u ?? 4e3, this[G] = p ?? 6e5, this[te] = m ?? 2e3, this[W] = this[R], this[w] = null, this[ce] = T ?? null, this[O] = 0, this[L] = 0, this[z] = `host: ${this[C].hostname}${this[C].port ? `:${this[C].port}` : ``}\r\n`, this[K] = s ?? 3e5, this[ne] = n ?? 3e5, this[re] = v ?? !0, this[ie] = x, this[ge] = null, this[le] = E > -1 ? E : -1, this[X] = null, this[ue] = A ?? 100, this[de] = N ?? 262144, this[fe] = F ?? 524288, this[pe] = I ?? 6e4, this[P] = [], this[V] = 0, this[B] = 0, this[Z] = (e) => resume(this, e), this[Y] = (e) => onError(this, e);
		}
		get pipelining() {
			return this[U];
		}
		set pipelining(e) {
			this[U] = e, this[Z](!0);
		}
		get stats() {
			return new p(this);
		}
		get [A]() {
			return this[P].length - this[B];
		}
		get [k]() {
			return this[B] - this[V];
		}
		get [j]() {
			return this[P].length - this[V];
		}
		get [F]() {
			return !!this[X] && !this[I] && !this[X].destroyed;
		}
		get [E]() {
			return !!(this[X]?.busy(null) || this[j] >= (getPipelining(this) || 1) || this[A] > 0);
		}
		[D](e) {
			connect(this), this.once(`connect`, e);
		}
		[J](e, t) {
			let n = new _(this[C].origin, e, t);
			return this[P].push(n), this[O] || (f.bodyLength(n.body) == null && f.isIterable(n.body) ? (this[O] = 1, queueMicrotask(() => resume(this))) : this[Z](!0)), this[O] && this[L] !== 2 && this[E] && (this[L] = 2), this[L] < 2;
		}
		[oe]() {
			return new Promise((e) => {
				this[j] ? this[ge] = e : e(null);
			});
		}
		[se](e) {
			return new Promise((t) => {
				let n = this[P].splice(this[B]);
				for (let t = 0; t < n.length; t++) {
					let r = n[t];
					r != null && f.errorRequest(this, r, e);
				}
				let callback = () => {
					this[ge] && (this[ge](), this[ge] = null), t(null);
				};
				this[X] ? (this[X].destroy(e, callback), this[X] = null) : queueMicrotask(callback), this[Z]();
			});
		}
	};
	function onError(e, t) {
		if (e[k] === 0 && t.code !== `UND_ERR_INFO` && t.code !== `UND_ERR_SOCKET`) {
			a(e[B] === e[V]);
			let n = e[P].splice(e[V]);
			for (let r = 0; r < n.length; r++) {
				let i = n[r];
				i != null && f.errorRequest(e, i, t);
			}
			a(e[j] === 0);
		}
	}
	function connect(e) {
		a(!e[I]), a(!e[X]);
		let { host: t, hostname: n, protocol: r, port: i } = e[C];
		if (n[0] === `[`) {
			let e = n.indexOf(`]`);
			a(e !== -1);
			let t = n.substring(1, e);
			a(o.isIPv6(t)), n = t;
		}
		e[I] = !0, g.beforeConnect.hasSubscribers && g.beforeConnect.publish({
			connectParams: {
				host: t,
				hostname: n,
				protocol: r,
				port: i,
				version: e[X]?.version,
				servername: e[w],
				localAddress: e[ce]
			},
			connector: e[q]
		});
		try {
			e[q]({
				host: t,
				hostname: n,
				protocol: r,
				port: i,
				servername: e[w],
				localAddress: e[ce]
			}, (o, s) => {
				if (o) handleConnectError(e, o, {
					host: t,
					hostname: n,
					protocol: r,
					port: i
				}), e[Z]();
				else if (e.destroyed) f.destroy(s.on(`error`, noop), new x()), e[Z]();
				else {
					a(s);
					try {
						e[X] = s.alpnProtocol === `h2` ? he(e, s) : me(e, s);
					} catch (a) {
						s.destroy().on(`error`, noop), handleConnectError(e, a, {
							host: t,
							hostname: n,
							protocol: r,
							port: i
						}), e[Z]();
						return;
					}
					e[I] = !1, s[ae] = 0, s[ie] = e[ie], s[T] = e, s[H] = null, g.connected.hasSubscribers && g.connected.publish({
						connectParams: {
							host: t,
							hostname: n,
							protocol: r,
							port: i,
							version: e[X]?.version,
							servername: e[w],
							localAddress: e[ce]
						},
						connector: e[q],
						socket: s
					}), e.emit(`connect`, e[C], [e]), e[Z]();
				}
			});
		} catch (a) {
			handleConnectError(e, a, {
				host: t,
				hostname: n,
				protocol: r,
				port: i
			}), e[Z]();
		}
	}
	function handleConnectError(e, t, { host: n, hostname: r, protocol: i, port: o }) {
		if (!e.destroyed) {
			if (e[I] = !1, g.connectError.hasSubscribers && g.connectError.publish({
				connectParams: {
					host: n,
					hostname: r,
					protocol: i,
					port: o,
					version: e[X]?.version,
					servername: e[w],
					localAddress: e[ce]
				},
				connector: e[q],
				error: t
			}), t.code === `ERR_TLS_CERT_ALTNAME_INVALID`) for (a(e[k] === 0); e[A] > 0 && e[P][e[B]].servername === e[w];) {
				let n = e[P][e[B]++];
				f.errorRequest(e, n, t);
			}
			else onError(e, t);
			e.emit(`connectionError`, e[C], [e], t);
		}
	}
	function emitDrain(e) {
		e[L] = 0, e.emit(`drain`, e[C], [e]);
	}
	function resume(e, t) {
		e[O] !== 2 && (e[O] = 2, _resume(e, t), e[O] = 0, e[V] > 256 && (e[P].splice(0, e[V]), e[B] -= e[V], e[V] = 0));
	}
	function _resume(e, t) {
		for (;;) {
			if (e.destroyed) {
				a(e[A] === 0);
				return;
			}
			if (e[ge] && !e[j]) {
				e[ge](), e[ge] = null;
				return;
			}
			if (e[X] && e[X].resume(), e[E]) e[L] = 2;
			else if (e[L] === 2) {
				t ? (e[L] = 1, queueMicrotask(() => emitDrain(e))) : emitDrain(e);
				continue;
			}
			if (e[A] === 0 || e[k] >= (getPipelining(e) || 1)) return;
			let n = e[P][e[B]];
			if (n === null) return;
			if (e[C].protocol === `https:` && e[w] !== n.servername) {
				if (e[k] > 0) return;
				e[w] = n.servername, e[X]?.destroy(new b(`servername changed`), () => {
					e[X] = null, resume(e);
				});
			}
			if (e[I]) return;
			if (!e[X]) {
				connect(e);
				return;
			}
			if (e[X].destroyed || e[X].busy(n)) return;
			!n.aborted && e[X].write(n) ? e[B]++ : e[P].splice(e[B], 1);
		}
	}
	r.exports = Client;
})), F = t(((e, t) => {
	let n = 2047;
	var FixedCircularBuffer = class {
		bottom = 0;
		top = 0;
		list = Array(2048).fill(void 0);
		next = null;
		isEmpty() {
			return this.top === this.bottom;
		}
		isFull() {
			return (this.top + 1 & n) === this.bottom;
		}
		push(e) {
			this.list[this.top] = e, this.top = this.top + 1 & n;
		}
		shift() {
			let e = this.list[this.bottom];
			return e === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & n, e);
		}
	};
	t.exports = class {
		constructor() {
			this.head = this.tail = new FixedCircularBuffer();
		}
		isEmpty() {
			return this.head.isEmpty();
		}
		push(e) {
			this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer()), this.head.push(e);
		}
		shift() {
			let e = this.tail, t = e.shift();
			return e.isEmpty() && e.next !== null && (this.tail = e.next, e.next = null), t;
		}
	};
})), I = t(((e, t) => {
	let { PoolStats: r } = c(), i = m(), a = F(), { kConnected: o, kSize: s, kRunning: l, kPending: u, kQueued: d, kBusy: f, kFree: p, kUrl: h, kClose: g, kDestroy: _, kDispatch: v } = n(), y = Symbol(`clients`), b = Symbol(`needDrain`), x = Symbol(`queue`), S = Symbol(`closed resolve`), C = Symbol(`onDrain`), w = Symbol(`onConnect`), T = Symbol(`onDisconnect`), E = Symbol(`onConnectionError`), D = Symbol(`get dispatcher`), O = Symbol(`add client`), k = Symbol(`remove client`);
	t.exports = {
		PoolBase: class extends i {
			[x] = new a();
			[d] = 0;
			[y] = [];
			[b] = !1;
			[C](e, t, n) {
				let r = this[x], i = !1;
				for (; !i;) {
					let t = r.shift();
					if (!t) break;
					this[d]--, i = !e.dispatch(t.opts, t.handler);
				}
				if (e[b] = i, !i && this[b] && (this[b] = !1, this.emit(`drain`, t, [this, ...n])), this[S] && r.isEmpty()) {
					let e = [];
					for (let t = 0; t < this[y].length; t++) {
						let n = this[y][t];
						n.destroyed || e.push(n.close());
					}
					return Promise.all(e).then(this[S]);
				}
			}
			[w] = (e, t) => {
				this.emit(`connect`, e, [this, ...t]);
			};
			[T] = (e, t, n) => {
				this.emit(`disconnect`, e, [this, ...t], n);
			};
			[E] = (e, t, n) => {
				this.emit(`connectionError`, e, [this, ...t], n);
			};
			get [f]() {
				return this[b];
			}
			get [o]() {
				let e = 0;
				for (let { [o]: t } of this[y]) e += t;
				return e;
			}
			get [p]() {
				let e = 0;
				for (let { [o]: t, [b]: n } of this[y]) e += t && !n;
				return e;
			}
			get [u]() {
				let e = this[d];
				for (let { [u]: t } of this[y]) e += t;
				return e;
			}
			get [l]() {
				let e = 0;
				for (let { [l]: t } of this[y]) e += t;
				return e;
			}
			get [s]() {
				let e = this[d];
				for (let { [s]: t } of this[y]) e += t;
				return e;
			}
			get stats() {
				return new r(this);
			}
			[g]() {
				if (this[x].isEmpty()) {
					let e = [];
					for (let t = 0; t < this[y].length; t++) {
						let n = this[y][t];
						n.destroyed || e.push(n.close());
					}
					return Promise.all(e);
				}
				return new Promise((e) => {
					this[S] = e;
				});
			}
			[_](e) {
				for (;;) {
					let t = this[x].shift();
					if (!t) break;
					t.handler.onError(e);
				}
				let t = Array(this[y].length);
				for (let n = 0; n < this[y].length; n++) t[n] = this[y][n].destroy(e);
				return Promise.all(t);
			}
			[v](e, t) {
				let n = this[D]();
				return n ? n.dispatch(e, t) || (n[b] = !0, this[b] = !this[D]()) : (this[b] = !0, this[x].push({
					opts: e,
					handler: t
				}), this[d]++), !this[b];
			}
			[O](e) {
				return e.on(`drain`, this[C].bind(this, e)).on(`connect`, this[w]).on(`disconnect`, this[T]).on(`connectionError`, this[E]), this[y].push(e), this[b] && queueMicrotask(() => {
					this[b] && this[C](e, e[h], [e, this]);
				}), this;
			}
			[k](e) {
				e.close(() => {
					let t = this[y].indexOf(e);
					t !== -1 && this[y].splice(t, 1);
				}), this[b] = this[y].some((e) => !e[b] && e.closed !== !0 && e.destroyed !== !0);
			}
		},
		kClients: y,
		kNeedDrain: b,
		kAddClient: O,
		kRemoveClient: k,
		kGetDispatcher: D
	};
})), L = t(((e, t) => {
	let { PoolBase: r, kClients: a, kNeedDrain: o, kAddClient: c, kGetDispatcher: l, kRemoveClient: u } = I(), d = P(), { InvalidArgumentError: f } = i(), p = s(), { kUrl: m } = n(), g = h(), _ = Symbol(`options`), v = Symbol(`connections`), y = Symbol(`factory`);
	function defaultFactory(e, t) {
		return new d(e, t);
	}
	t.exports = class extends r {
		constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: i, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: u, allowH2: d, clientTtl: h, ...b } = {}) {
			if (t != null && (!Number.isFinite(t) || t < 0)) throw new f(`invalid connections`);
			if (typeof n != `function`) throw new f(`factory must be a function.`);
			if (r != null && typeof r != `function` && typeof r != `object`) throw new f(`connect must be a function or an object`);
			typeof r != `function` && (r = g({
				...o,
				maxCachedSessions: s,
				allowH2: d,
				socketPath: c,
				timeout: i,
				...typeof l == `boolean` ? {
					autoSelectFamily: l,
					autoSelectFamilyAttemptTimeout: u
				} : void 0,
				...r
			})), super(b), this[v] = t || null, this[m] = p.parseOrigin(e), this[_] = {
				...p.deepClone(b),
				connect: r,
				allowH2: d,
				clientTtl: h,
				socketPath: c
			}, this[_].interceptors = b.interceptors ? { ...b.interceptors } : void 0, this[y] = n, this.on(`connect`, (e, t) => {
				if (h != null && h > 0) for (let e of t) Object.assign(e, { ttl: Date.now() });
			}), this.on(`connectionError`, (e, t, n) => {
				for (let e of t) {
					let t = this[a].indexOf(e);
					t !== -1 && this[a].splice(t, 1);
				}
			});
		}
		[l]() {
			let e = this[_].clientTtl;
			for (let t of this[a]) if (e != null && e > 0 && t.ttl && Date.now() - t.ttl > e) this[u](t);
			else if (!t[o]) return t;
			if (!this[v] || this[a].length < this[v]) {
				let e = this[y](this[m], this[_]);
				return this[c](e), e;
			}
		}
	};
})), R = t(((e, t) => {
	let { BalancedPoolMissingUpstreamError: r, InvalidArgumentError: a } = i(), { PoolBase: o, kClients: c, kNeedDrain: l, kAddClient: u, kRemoveClient: d, kGetDispatcher: f } = I(), p = L(), { kUrl: m } = n(), h = s(), g = Symbol(`factory`), _ = Symbol(`options`), v = Symbol(`kGreatestCommonDivisor`), y = Symbol(`kCurrentWeight`), b = Symbol(`kIndex`), x = Symbol(`kWeight`), S = Symbol(`kMaxWeightPerServer`), C = Symbol(`kErrorPenalty`);
	function getGreatestCommonDivisor(e, t) {
		if (e === 0) return t;
		for (; t !== 0;) {
			let n = t;
			t = e % t, e = n;
		}
		return e;
	}
	function defaultFactory(e, t) {
		return new p(e, t);
	}
	t.exports = class extends o {
		constructor(e = [], { factory: t = defaultFactory, connect: n, tls: r, ...i } = {}) {
			if (typeof t != `function`) throw new a(`factory must be a function.`);
			super(i), n && typeof n != `function` && (n = { ...n }), r && typeof r != `function` && (r = { ...r }), this[_] = {
				...h.deepClone(i),
				connect: n,
				tls: r
			}, this[_].interceptors = i.interceptors ? { ...i.interceptors } : void 0, this[b] = -1, this[y] = 0, this[S] = this[_].maxWeightPerServer || 100, this[C] = this[_].errorPenalty || 15, Array.isArray(e) || (e = [e]), this[g] = t;
			for (let t of e) this.addUpstream(t);
			this._updateBalancedPoolStats();
		}
		addUpstream(e) {
			let t = h.parseOrigin(e).origin;
			if (this[c].find((e) => e[m].origin === t && e.closed !== !0 && e.destroyed !== !0)) return this;
			let n = this[g](t, this[_]);
			this[u](n), n.on(`connect`, () => {
				n[x] = Math.min(this[S], n[x] + this[C]);
			}), n.on(`connectionError`, () => {
				n[x] = Math.max(1, n[x] - this[C]), this._updateBalancedPoolStats();
			}), n.on(`disconnect`, (...e) => {
				let t = e[2];
				t && t.code === `UND_ERR_SOCKET` && (n[x] = Math.max(1, n[x] - this[C]), this._updateBalancedPoolStats());
			});
			for (let e of this[c]) e[x] = this[S];
			return this._updateBalancedPoolStats(), this;
		}
		_updateBalancedPoolStats() {
			let e = 0;
			for (let t = 0; t < this[c].length; t++) e = getGreatestCommonDivisor(this[c][t][x], e);
			this[v] = e;
		}
		removeUpstream(e) {
			let t = h.parseOrigin(e).origin, n = this[c].find((e) => e[m].origin === t && e.closed !== !0 && e.destroyed !== !0);
			return n && this[d](n), this;
		}
		getUpstream(e) {
			let t = h.parseOrigin(e).origin;
			return this[c].find((e) => e[m].origin === t && e.closed !== !0 && e.destroyed !== !0);
		}
		get upstreams() {
			return this[c].filter((e) => e.closed !== !0 && e.destroyed !== !0).map((e) => e[m].origin);
		}
		[f]() {
			if (this[c].length === 0) throw new r();
			if (!this[c].find((e) => !e[l] && e.closed !== !0 && e.destroyed !== !0) || this[c].map((e) => e[l]).reduce((e, t) => e && t, !0)) return;
			let e = 0, t = this[c].findIndex((e) => !e[l]);
			for (; e++ < this[c].length;) {
				this[b] = (this[b] + 1) % this[c].length;
				let e = this[c][this[b]];
				if (e[x] > this[c][t][x] && !e[l] && (t = this[b]), this[b] === 0 && (this[y] = this[y] - this[v], this[y] <= 0 && (this[y] = this[S])), e[x] >= this[y] && !e[l]) return e;
			}
			return this[y] = this[c][t][x], this[b] = t, this[c][t];
		}
	};
})), z = t(((e, t) => {
	let { PoolBase: r, kClients: a, kNeedDrain: o, kAddClient: c, kGetDispatcher: l, kRemoveClient: u } = I(), d = P(), { InvalidArgumentError: f } = i(), p = s(), { kUrl: m } = n(), g = h(), _ = Symbol(`options`), v = Symbol(`connections`), y = Symbol(`factory`), b = Symbol(`index`);
	function defaultFactory(e, t) {
		return new d(e, t);
	}
	t.exports = class extends r {
		constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: i, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: u, allowH2: d, clientTtl: h, ...x } = {}) {
			if (t != null && (!Number.isFinite(t) || t < 0)) throw new f(`invalid connections`);
			if (typeof n != `function`) throw new f(`factory must be a function.`);
			if (r != null && typeof r != `function` && typeof r != `object`) throw new f(`connect must be a function or an object`);
			typeof r != `function` && (r = g({
				...o,
				maxCachedSessions: s,
				allowH2: d,
				socketPath: c,
				timeout: i,
				...typeof l == `boolean` ? {
					autoSelectFamily: l,
					autoSelectFamilyAttemptTimeout: u
				} : void 0,
				...r
			})), super(), this[v] = t || null, this[m] = p.parseOrigin(e), this[_] = {
				...p.deepClone(x),
				connect: r,
				allowH2: d,
				clientTtl: h,
				socketPath: c
			}, this[_].interceptors = x.interceptors ? { ...x.interceptors } : void 0, this[y] = n, this[b] = -1, this.on(`connect`, (e, t) => {
				if (h != null && h > 0) for (let e of t) Object.assign(e, { ttl: Date.now() });
			}), this.on(`connectionError`, (e, t, n) => {
				for (let e of t) {
					let t = this[a].indexOf(e);
					t !== -1 && this[a].splice(t, 1);
				}
			});
		}
		[l]() {
			let e = this[_].clientTtl, t = this[a].length;
			if (t === 0) {
				let e = this[y](this[m], this[_]);
				return this[c](e), e;
			}
			let n = 0;
			for (; n < t;) {
				this[b] = (this[b] + 1) % t;
				let r = this[a][this[b]];
				if (e != null && e > 0 && r.ttl && Date.now() - r.ttl > e) this[u](r), n++;
				else {
					if (!r[o]) return r;
					n++;
				}
			}
			if (!this[v] || t < this[v]) {
				let e = this[y](this[m], this[_]);
				return this[c](e), e;
			}
		}
	};
})), B = t(((e, t) => {
	let { InvalidArgumentError: r, MaxOriginsReachedError: a } = i(), { kClients: o, kRunning: c, kClose: l, kDestroy: u, kDispatch: d, kUrl: f } = n(), p = m(), h = L(), g = P(), _ = s(), v = Symbol(`onConnect`), y = Symbol(`onDisconnect`), b = Symbol(`onConnectionError`), x = Symbol(`onDrain`), S = Symbol(`factory`), C = Symbol(`options`), w = Symbol(`origins`);
	function defaultFactory(e, t) {
		return t && t.connections === 1 ? new g(e, t) : new h(e, t);
	}
	t.exports = class extends p {
		constructor({ factory: e = defaultFactory, maxOrigins: t = 1 / 0, connect: n, tls: i, ...a } = {}) {
			if (typeof e != `function`) throw new r(`factory must be a function.`);
			if (n != null && typeof n != `function` && typeof n != `object`) throw new r(`connect must be a function or an object`);
			if (typeof t != `number` || Number.isNaN(t) || t <= 0) throw new r(`maxOrigins must be a number greater than 0`);
			super(a), n && typeof n != `function` && (n = { ...n }), i && typeof i != `function` && (i = { ...i }), this[C] = {
				..._.deepClone(a),
				maxOrigins: t,
				connect: n,
				tls: i
			}, this[S] = e, this[o] = new Map(), this[w] = new Set(), this[x] = (e, t) => {
				this.emit(`drain`, e, [this, ...t]);
			}, this[v] = (e, t) => {
				this.emit(`connect`, e, [this, ...t]);
			}, this[y] = (e, t, n) => {
				this.emit(`disconnect`, e, [this, ...t], n);
			}, this[b] = (e, t, n) => {
				this.emit(`connectionError`, e, [this, ...t], n);
			};
		}
		get [c]() {
			let e = 0;
			for (let { dispatcher: t } of this[o].values()) e += t[c];
			return e;
		}
		[d](e, t) {
			let n;
			if (e.origin && (typeof e.origin == `string` || e.origin instanceof URL)) n = String(e.origin);
			else throw new r(`opts.origin must be a non-empty string or URL.`);
			if (this[w].size >= this[C].maxOrigins && !this[w].has(n)) throw new a();
			let i = this[o].get(n), s = i && i.dispatcher;
			if (!s) {
				let closeClientIfUnused = (e) => {
					let t = this[o].get(n);
					t && (e && --t.count, t.count <= 0 && (this[o].delete(n), t.dispatcher.destroyed || t.dispatcher.close()), this[w].delete(n));
				};
				s = this[S](e.origin, this[C]).on(`drain`, this[x]).on(`connect`, (e, t) => {
					let r = this[o].get(n);
					r && (r.count += 1), this[v](e, t);
				}).on(`disconnect`, (e, t, n) => {
					closeClientIfUnused(!0), this[y](e, t, n);
				}).on(`connectionError`, (e, t, n) => {
					closeClientIfUnused(!1), this[b](e, t, n);
				}), this[o].set(n, {
					count: 0,
					dispatcher: s
				}), this[w].add(n);
			}
			return s.dispatch(e, t);
		}
		[l]() {
			let e = [];
			for (let { dispatcher: t } of this[o].values()) e.push(t.close());
			return this[o].clear(), Promise.all(e);
		}
		[u](e) {
			let t = [];
			for (let { dispatcher: n } of this[o].values()) t.push(n.destroy(e));
			return this[o].clear(), Promise.all(t);
		}
		get stats() {
			let e = {};
			for (let { dispatcher: t } of this[o].values()) t.stats && (e[t[f].origin] = t.stats);
			return e;
		}
	};
})), V = t(((t, n) => {
	let { Buffer: r } = e(`node:buffer`), a = e(`node:net`), { InvalidArgumentError: o } = i();
	function parseAddress(e) {
		if (a.isIPv4(e)) {
			let t = e.split(`.`).map(Number);
			return {
				type: 1,
				buffer: r.from(t)
			};
		}
		if (a.isIPv6(e)) return {
			type: 4,
			buffer: parseIPv6(e)
		};
		let t = r.from(e, `utf8`);
		if (t.length > 255) throw new o(`Domain name too long (max 255 bytes)`);
		return {
			type: 3,
			buffer: r.concat([r.from([t.length]), t])
		};
	}
	function parseIPv6(e) {
		let t = r.alloc(16), n = e;
		if (e.includes(`.`)) {
			let t = e.lastIndexOf(`:`), r = e.slice(t + 1);
			if (a.isIPv4(r)) {
				let i = r.split(`.`).map(Number), a = (i[0] << 8 | i[1]).toString(16), o = (i[2] << 8 | i[3]).toString(16);
				n = `${e.slice(0, t)}:${a}:${o}`;
			}
		}
		let i = n.indexOf(`::`);
		if (i !== -1) {
			let e = n.slice(0, i), r = n.slice(i + 2), a = e === `` ? [] : e.split(`:`), o = r === `` ? [] : r.split(`:`), s = 0;
			for (let e of a) t.writeUInt16BE(parseInt(e, 16), s), s += 2;
			s = 16 - o.length * 2;
			for (let e of o) t.writeUInt16BE(parseInt(e, 16), s), s += 2;
		} else {
			let e = n.split(`:`);
			for (let n = 0; n < e.length; n++) t.writeUInt16BE(parseInt(e[n], 16), n * 2);
		}
		return t;
	}
	function buildAddressBuffer(e, t, n) {
		let i = r.allocUnsafe(2);
		return i.writeUInt16BE(n, 0), r.concat([
			r.from([e]),
			t,
			i
		]);
	}
	function parseResponseAddress(e, t = 0) {
		if (e.length < t + 1) throw new o(`Buffer too small to contain address type`);
		let n = e[t], r, i = t + 1;
		switch (n) {
			case 1:
				if (e.length < i + 6) throw new o(`Buffer too small for IPv4 address`);
				r = Array.from(e.subarray(i, i + 4)).join(`.`), i += 4;
				break;
			case 3: {
				if (e.length < i + 1) throw new o(`Buffer too small for domain length`);
				let t = e[i];
				if (i += 1, e.length < i + t + 2) throw new o(`Buffer too small for domain address`);
				r = e.subarray(i, i + t).toString(`utf8`), i += t;
				break;
			}
			case 4: {
				if (e.length < i + 18) throw new o(`Buffer too small for IPv6 address`);
				let t = [];
				for (let n = 0; n < 8; n++) {
					let r = e.readUInt16BE(i + n * 2);
					t.push(r.toString(16));
				}
				r = t.join(`:`), i += 16;
				break;
			}
			default: throw new o(`Invalid address type: ${n}`);
		}
		if (e.length < i + 2) throw new o(`Buffer too small for port`);
		let a = e.readUInt16BE(i);
		return i += 2, {
			address: r,
			port: a,
			bytesRead: i - t
		};
	}
	function createReplyError(e) {
		let t = {
			1: `General SOCKS server failure`,
			2: `Connection not allowed by ruleset`,
			3: `Network unreachable`,
			4: `Host unreachable`,
			5: `Connection refused`,
			6: `TTL expired`,
			7: `Command not supported`,
			8: `Address type not supported`
		}[e] || `Unknown SOCKS5 error code: ${e}`, n = Error(t);
		return n.code = `SOCKS5_${e}`, n;
	}
	n.exports = {
		parseAddress,
		parseIPv6,
		buildAddressBuffer,
		parseResponseAddress,
		createReplyError
	};
})), H = t(((t, n) => {
	let { EventEmitter: r } = e(`node:events`), { Buffer: a } = e(`node:buffer`), { InvalidArgumentError: o, Socks5ProxyError: s } = i(), { debuglog: c } = e(`node:util`), { parseAddress: l } = V(), u = c(`undici:socks5`), d = a.alloc(0), f = {
		NO_AUTH: 0,
		GSSAPI: 1,
		USERNAME_PASSWORD: 2,
		NO_ACCEPTABLE: 255
	}, p = {
		CONNECT: 1,
		BIND: 2,
		UDP_ASSOCIATE: 3
	}, m = {
		IPV4: 1,
		DOMAIN: 3,
		IPV6: 4
	}, h = {
		SUCCEEDED: 0,
		GENERAL_FAILURE: 1,
		CONNECTION_NOT_ALLOWED: 2,
		NETWORK_UNREACHABLE: 3,
		HOST_UNREACHABLE: 4,
		CONNECTION_REFUSED: 5,
		TTL_EXPIRED: 6,
		COMMAND_NOT_SUPPORTED: 7,
		ADDRESS_TYPE_NOT_SUPPORTED: 8
	}, g = {
		INITIAL: `initial`,
		HANDSHAKING: `handshaking`,
		AUTHENTICATING: `authenticating`,
		AUTHENTICATED: `authenticated`,
		CONNECTING: `connecting`,
		CONNECTED: `connected`,
		ERROR: `error`,
		CLOSED: `closed`
	};
	n.exports = {
		Socks5Client: class extends r {
			constructor(e, t = {}) {
				if (super(), !e) throw new o(`socket is required`);
				this.socket = e, this.options = t, this.state = g.INITIAL, this.buffer = d, this.onSocketData = this.onData.bind(this), this.onSocketError = this.onError.bind(this), this.onSocketClose = this.onClose.bind(this), this.authMethods = [], t.username && t.password && this.authMethods.push(f.USERNAME_PASSWORD), this.authMethods.push(f.NO_AUTH), this.socket.on(`data`, this.onSocketData), this.socket.on(`error`, this.onSocketError), this.socket.on(`close`, this.onSocketClose);
			}
			onData(e) {
				u(`received data`, e.length, `bytes in state`, this.state), this.buffer = a.concat([this.buffer, e]);
				try {
					switch (this.state) {
						case g.HANDSHAKING:
							this.handleHandshakeResponse();
							break;
						case g.AUTHENTICATING:
							this.handleAuthResponse();
							break;
						case g.CONNECTING: this.handleConnectResponse();
					}
				} catch (e) {
					this.onError(e);
				}
			}
			onError(e) {
				u(`socket error`, e), this.state = g.ERROR, this.emit(`error`, e), this.destroy();
			}
			onClose() {
				u(`socket closed`), this.state = g.CLOSED, this.emit(`close`);
			}
			destroy() {
				this.socket && !this.socket.destroyed && this.socket.destroy();
			}
			markAuthenticated() {
				this.state = g.AUTHENTICATED, this.emit(`authenticated`);
			}
			handshake() {
				if (this.state !== g.INITIAL) throw new o(`Handshake already started`);
				u(`starting handshake with`, this.authMethods.length, `auth methods`), this.state = g.HANDSHAKING;
				let e = a.alloc(2 + this.authMethods.length);
				e[0] = 5, e[1] = this.authMethods.length, this.authMethods.forEach((t, n) => {
					e[2 + n] = t;
				}), this.socket.write(e);
			}
			handleHandshakeResponse() {
				if (this.buffer.length < 2) return;
				let e = this.buffer[0], t = this.buffer[1];
				if (e !== 5) throw new s(`Invalid SOCKS version: ${e}`, `UND_ERR_SOCKS5_VERSION`);
				if (t === f.NO_ACCEPTABLE) throw new s(`No acceptable authentication method`, `UND_ERR_SOCKS5_AUTH_REJECTED`);
				if (this.buffer = this.buffer.subarray(2), u(`server selected auth method`, t), t === f.NO_AUTH) this.markAuthenticated();
				else if (t === f.USERNAME_PASSWORD) this.state = g.AUTHENTICATING, this.sendAuthRequest();
				else throw new s(`Unsupported authentication method: ${t}`, `UND_ERR_SOCKS5_AUTH_METHOD`);
			}
			sendAuthRequest() {
				let { username: e, password: t } = this.options;
				if (!e || !t) throw new o(`Username and password required for authentication`);
				u(`sending username/password auth`);
				let n = a.from(e), r = a.from(t);
				if (n.length > 255 || r.length > 255) throw new o(`Username or password too long`);
				let i = a.alloc(3 + n.length + r.length);
				i[0] = 1, i[1] = n.length, n.copy(i, 2), i[2 + n.length] = r.length, r.copy(i, 3 + n.length), this.socket.write(i);
			}
			handleAuthResponse() {
				if (this.buffer.length < 2) return;
				let e = this.buffer[0], t = this.buffer[1];
				if (e !== 1) throw new s(`Invalid auth sub-negotiation version: ${e}`, `UND_ERR_SOCKS5_AUTH_VERSION`);
				if (t !== 0) throw new s(`Authentication failed`, `UND_ERR_SOCKS5_AUTH_FAILED`);
				this.buffer = this.buffer.subarray(2), u(`authentication successful`), this.markAuthenticated();
			}
			connect(e, t) {
				if (this.state === g.CONNECTING || this.state === g.CONNECTED) throw new o(`Connection already in progress`);
				if (this.state !== g.AUTHENTICATED) throw new o(`Client must be authenticated before CONNECT`);
				u(`connecting to`, e, t), this.state = g.CONNECTING;
				let n = this.buildConnectRequest(p.CONNECT, e, t);
				this.socket.write(n);
			}
			buildConnectRequest(e, t, n) {
				let { type: r, buffer: i } = l(t), o = a.alloc(4 + i.length + 2);
				return o[0] = 5, o[1] = e, o[2] = 0, o[3] = r, i.copy(o, 4), o.writeUInt16BE(n, 4 + i.length), o;
			}
			handleConnectResponse() {
				if (this.buffer.length < 4) return;
				let e = this.buffer[0], t = this.buffer[1], n = this.buffer[3];
				if (e !== 5) throw new s(`Invalid SOCKS version in reply: ${e}`, `UND_ERR_SOCKS5_REPLY_VERSION`);
				let r = 4;
				if (n === m.IPV4) r += 6;
				else if (n === m.DOMAIN) {
					if (this.buffer.length < 5) return;
					r += 1 + this.buffer[4] + 2;
				} else if (n === m.IPV6) r += 18;
				else throw new s(`Invalid address type in reply: ${n}`, `UND_ERR_SOCKS5_ADDR_TYPE`);
				if (this.buffer.length < r) return;
				if (t !== h.SUCCEEDED) {
					let e = this.getReplyErrorMessage(t);
					throw new s(`SOCKS5 connection failed: ${e}`, `UND_ERR_SOCKS5_REPLY_${t}`);
				}
				let i, a = 4;
				if (n === m.IPV4) i = Array.from(this.buffer.subarray(a, a + 4)).join(`.`), a += 4;
				else if (n === m.DOMAIN) {
					let e = this.buffer[a];
					a += 1, i = this.buffer.subarray(a, a + e).toString(), a += e;
				} else if (n === m.IPV6) {
					let e = [];
					for (let t = 0; t < 8; t++) {
						let n = this.buffer.readUInt16BE(a + t * 2);
						e.push(n.toString(16));
					}
					i = e.join(`:`), a += 16;
				}
				let o = this.buffer.readUInt16BE(a);
				this.buffer = d, this.state = g.CONNECTED, this.socket.removeListener(`data`, this.onSocketData), u(`connected, bound address:`, i, `port:`, o), this.emit(`connected`, {
					address: i,
					port: o
				});
			}
			getReplyErrorMessage(e) {
				switch (e) {
					case h.GENERAL_FAILURE: return `General SOCKS server failure`;
					case h.CONNECTION_NOT_ALLOWED: return `Connection not allowed by ruleset`;
					case h.NETWORK_UNREACHABLE: return `Network unreachable`;
					case h.HOST_UNREACHABLE: return `Host unreachable`;
					case h.CONNECTION_REFUSED: return `Connection refused`;
					case h.TTL_EXPIRED: return `TTL expired`;
					case h.COMMAND_NOT_SUPPORTED: return `Command not supported`;
					case h.ADDRESS_TYPE_NOT_SUPPORTED: return `Address type not supported`;
					default: return `Unknown error code: ${e}`;
				}
			}
		},
		AUTH_METHODS: f,
		COMMANDS: p,
		ADDRESS_TYPES: m,
		REPLY_CODES: h,
		STATES: g
	};
})), U = t(((t, r) => {
	let { URL: a } = e(`node:url`), o, s = m(), { InvalidArgumentError: c } = i(), { Socks5Client: l, STATES: u } = H(), { kDispatch: d, kClose: f, kDestroy: p } = n(), g = L(), _ = h(), { debuglog: v } = e(`node:util`), y = v(`undici:socks5-proxy`), b = Symbol(`proxy url`), x = Symbol(`proxy headers`), S = Symbol(`proxy auth`), C = Symbol(`proxy protocol`), w = Symbol(`pools`), T = Symbol(`connector`), E = Symbol(`request tls settings`), D = !1;
	r.exports = class extends s {
		constructor(e, t = {}) {
			if (super(), D ||= (process.emitWarning(`SOCKS5 proxy support is experimental and subject to change`, `ExperimentalWarning`), !0), !e) throw new c(`Proxy URL is mandatory`);
			let n = typeof e == `string` ? new a(e) : e;
			if (n.protocol !== `socks5:` && n.protocol !== `socks:`) throw new c(`Proxy URL must use socks5:// or socks:// protocol`);
			this[b] = n, this[x] = t.headers || {}, this[C] = t.proxyTls ? `https:` : `http:`, this[E] = t.requestTls, this[S] = {
				username: t.username || (n.username ? decodeURIComponent(n.username) : null),
				password: t.password || (n.password ? decodeURIComponent(n.password) : null)
			}, this[T] = t.connect || _({
				...t.proxyTls,
				servername: t.proxyTls?.servername || n.hostname
			}), this[w] = new Map();
		}
		async createSocks5Connection(e, t) {
			let n = this[b].hostname, r = parseInt(this[b].port) || 1080;
			y(`creating SOCKS5 connection to`, n, r);
			let i = await new Promise((e, t) => {
				this[T]({
					hostname: n,
					host: n,
					port: r,
					protocol: this[C]
				}, (n, r) => {
					n ? t(n) : e(r);
				});
			}), a = new l(i, this[S]);
			return a.on(`error`, (e) => {
				y(`SOCKS5 error:`, e), i.destroy();
			}), await a.handshake(), await new Promise((e, t) => {
				let n = setTimeout(() => {
					t(Error(`SOCKS5 authentication timeout`));
				}, 5e3), onAuthenticated = () => {
					clearTimeout(n), a.removeListener(`error`, onError), e();
				}, onError = (e) => {
					clearTimeout(n), a.removeListener(`authenticated`, onAuthenticated), t(e);
				};
				a.state === u.AUTHENTICATED ? (clearTimeout(n), e()) : (a.once(`authenticated`, onAuthenticated), a.once(`error`, onError));
			}), await a.connect(e, t), await new Promise((n, r) => {
				let i = setTimeout(() => {
					r(Error(`SOCKS5 connection timeout`));
				}, 5e3), onConnected = (r) => {
					y(`SOCKS5 tunnel established to`, e, t, `via`, r), clearTimeout(i), a.removeListener(`error`, onError), n();
				}, onError = (e) => {
					clearTimeout(i), a.removeListener(`connected`, onConnected), r(e);
				};
				a.once(`connected`, onConnected), a.once(`error`, onError);
			}), i;
		}
		[d](t, n) {
			let { origin: r } = t;
			y(`dispatching request to`, r, `via SOCKS5`);
			try {
				let i = String(r), s = this[w].get(i);
				return (!s || s.destroyed || s.closed) && (s = new g(r, {
					pipelining: t.pipelining,
					connections: t.connections,
					connect: async (t, n) => {
						try {
							let t = new a(r), i = t.hostname, s = parseInt(t.port) || (t.protocol === `https:` ? 443 : 80);
							y(`establishing SOCKS5 connection to`, i, s);
							let c = await this.createSocks5Connection(i, s), l = c;
							t.protocol === `https:` && (o ||= e(`node:tls`), y(`upgrading to TLS`), l = o.connect({
								...this[E],
								socket: c,
								servername: this[E]?.servername || i
							}), await new Promise((e, t) => {
								l.once(`secureConnect`, e), l.once(`error`, t);
							})), n(null, l);
						} catch (e) {
							y(`SOCKS5 connection error:`, e), n(e);
						}
					}
				}), this[w].set(i, s)), s[d](t, n);
			} catch (e) {
				if (y(`dispatch error:`, e), typeof n.onResponseError == `function`) return n.onResponseError(null, e), !1;
				if (typeof n.onError == `function`) return n.onError(e), !1;
				throw e;
			}
		}
		async [f]() {
			let e = [];
			for (let t of this[w].values()) e.push(t.close());
			this[w].clear(), await Promise.all(e);
		}
		async [p](e) {
			let t = [];
			for (let n of this[w].values()) t.push(n.destroy(e));
			this[w].clear(), await Promise.all(t);
		}
	};
})), W = t(((e, t) => {
	let { kProxy: r, kClose: a, kDestroy: o, kDispatch: s } = n(), c = B(), u = L(), d = m(), { InvalidArgumentError: f, RequestAbortedError: p, SecureProxyConnectionError: g } = i(), _ = h(), v = P(), { channels: y } = l(), b = U(), x = Symbol(`proxy agent`), S = Symbol(`proxy client`), C = Symbol(`proxy headers`), w = Symbol(`request tls settings`), T = Symbol(`proxy tls settings`), E = Symbol(`connect endpoint function`), D = Symbol(`tunnel proxy`);
	function defaultProtocolPort(e) {
		return e === `https:` ? 443 : 80;
	}
	function defaultFactory(e, t) {
		return new u(e, t);
	}
	let noop = () => {};
	function defaultAgentFactory(e, t) {
		return t.connections === 1 ? new v(e, t) : new u(e, t);
	}
	var Http1ProxyWrapper = class extends d {
		#e;
		constructor(e, { headers: t = {}, connect: n, factory: r }) {
			if (!e) throw new f(`Proxy URL is mandatory`);
			super(), this[C] = t, this.#e = r ? r(e, { connect: n }) : new v(e, { connect: n });
		}
		[s](e, t) {
			let n = t.onHeaders;
			t.onHeaders = function(e, r, i) {
				e === 407 ? typeof t.onError == `function` && t.onError(new f(`Proxy Authentication Required (407)`)) : n && n.call(this, e, r, i);
			};
			let { origin: r, path: i = `/`, headers: a = {} } = e;
			if (e.path = r + i, !(`host` in a) && !(`Host` in a)) {
				let { host: e } = new URL(r);
				a.host = e;
			}
			return e.headers = {
				...this[C],
				...a
			}, this.#e[s](e, t);
		}
		[a]() {
			return this.#e.close();
		}
		[o](e) {
			return this.#e.destroy(e);
		}
	}, ProxyAgent = class extends d {
		constructor(e) {
			if (!e || typeof e == `object` && !(e instanceof URL) && !e.uri) throw new f(`Proxy uri is mandatory`);
			let { clientFactory: t = defaultFactory } = e;
			if (typeof t != `function`) throw new f(`Proxy opts.clientFactory must be a function.`);
			let { proxyTunnel: n = !0 } = e;
			super();
			let i = this.#e(e), { href: a, origin: o, port: s, protocol: l, username: u, password: d, hostname: m } = i;
			if (this[r] = {
				uri: a,
				protocol: l
			}, this[w] = e.requestTls, this[T] = e.proxyTls, this[C] = e.headers || {}, this[D] = n, e.auth && e.token) throw new f(`opts.auth cannot be used in combination with opts.token`);
			e.auth ? this[C][`proxy-authorization`] = `Basic ${e.auth}` : e.token ? this[C][`proxy-authorization`] = e.token : u && d && (this[C][`proxy-authorization`] = `Basic ${Buffer.from(`${decodeURIComponent(u)}:${decodeURIComponent(d)}`).toString(`base64`)}`);
			let h = _({ ...e.proxyTls });
			this[E] = _({ ...e.requestTls });
			let v = e.factory || defaultAgentFactory, factory = (t, n) => {
				let { protocol: i } = new URL(t);
				return this[r].protocol === `socks5:` || this[r].protocol === `socks:` ? new b(this[r].uri, {
					headers: this[C],
					connect: h,
					factory: v,
					username: e.username || u,
					password: e.password || d,
					proxyTls: e.proxyTls,
					requestTls: e.requestTls
				}) : !this[D] && i === `http:` && this[r].protocol === `http:` ? new Http1ProxyWrapper(this[r].uri, {
					headers: this[C],
					connect: h,
					factory: v
				}) : v(t, n);
			};
			l === `socks5:` || l === `socks:` ? this[S] = null : this[S] = t(i, { connect: h }), this[x] = new c({
				...e,
				factory,
				connect: async (e, t) => {
					if (!this[S]) {
						t(new f(`Cannot establish tunnel connection without a proxy client`));
						return;
					}
					let n = e.host;
					e.port || (n += `:${defaultProtocolPort(e.protocol)}`);
					try {
						let r = {
							origin: o,
							port: s,
							path: n,
							signal: e.signal,
							headers: {
								...this[C],
								host: e.host,
								...e.connections == null || e.connections > 0 ? { "proxy-connection": `keep-alive` } : {}
							},
							servername: this[T]?.servername || m
						}, { socket: i, statusCode: a } = await this[S].connect(r);
						if (a !== 200) {
							i.on(`error`, noop).destroy(), t(new p(`Proxy response (${a}) !== 200 when HTTP Tunneling`));
							return;
						}
						if (y.proxyConnected.hasSubscribers && y.proxyConnected.publish({
							socket: i,
							connectParams: r
						}), e.protocol !== `https:`) {
							t(null, i);
							return;
						}
						let c;
						c = this[w] ? this[w].servername : e.servername, this[E]({
							...e,
							servername: c,
							httpSocket: i
						}, t);
					} catch (e) {
						e.code === `ERR_TLS_CERT_ALTNAME_INVALID` ? t(new g(e)) : t(e);
					}
				}
			});
		}
		dispatch(e, t) {
			let n = buildHeaders(e.headers);
			if (throwIfProxyAuthIsSent(n), n && !(`host` in n) && !(`Host` in n)) {
				let { host: t } = new URL(e.origin);
				n.host = t;
			}
			return this[x].dispatch({
				...e,
				headers: n
			}, t);
		}
		#e(e) {
			return typeof e == `string` ? new URL(e) : e instanceof URL ? e : new URL(e.uri);
		}
		[a]() {
			let e = [this[x].close()];
			return this[S] && e.push(this[S].close()), Promise.all(e);
		}
		[o]() {
			let e = [this[x].destroy()];
			return this[S] && e.push(this[S].destroy()), Promise.all(e);
		}
	};
	function buildHeaders(e) {
		if (Array.isArray(e)) {
			let t = {};
			for (let n = 0; n < e.length; n += 2) t[e[n]] = e[n + 1];
			return t;
		}
		return e;
	}
	function throwIfProxyAuthIsSent(e) {
		if (e && Object.keys(e).find((e) => e.toLowerCase() === `proxy-authorization`)) throw new f(`Proxy-Authorization should be sent in ProxyAgent constructor`);
	}
	t.exports = ProxyAgent;
})), ee = t(((e, t) => {
	let r = m(), { kClose: i, kDestroy: a, kClosed: o, kDestroyed: s, kDispatch: c, kNoProxyAgent: l, kHttpProxyAgent: u, kHttpsProxyAgent: d } = n(), f = W(), p = B(), h = {
		"http:": 80,
		"https:": 443
	};
	t.exports = class extends r {
		#e = null;
		#t = null;
		#n = null;
		constructor(e = {}) {
			super(), this.#n = e;
			let { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
			this[l] = new p(i);
			let a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			a ? this[u] = new f({
				...i,
				uri: a
			}) : this[u] = this[l];
			let o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			o ? this[d] = new f({
				...i,
				uri: o
			}) : this[d] = this[u], this.#a();
		}
		[c](e, t) {
			let n = new URL(e.origin);
			return this.#r(n).dispatch(e, t);
		}
		[i]() {
			return Promise.all([
				this[l].close(),
				!this[u][o] && this[u].close(),
				!this[d][o] && this[d].close()
			]);
		}
		[a](e) {
			return Promise.all([
				this[l].destroy(e),
				!this[u][s] && this[u].destroy(e),
				!this[d][s] && this[d].destroy(e)
			]);
		}
		#r(e) {
			let { protocol: t, host: n, port: r } = e;
			return n = n.replace(/:\d*$/, ``).toLowerCase(), r = Number.parseInt(r, 10) || h[t] || 0, this.#i(n, r) ? t === `https:` ? this[d] : this[u] : this[l];
		}
		#i(e, t) {
			if (this.#o && this.#a(), this.#t.length === 0) return !0;
			if (this.#e === `*`) return !1;
			for (let n = 0; n < this.#t.length; n++) {
				let r = this.#t[n];
				if (!(r.port && r.port !== t) && (e === r.hostname || e.slice(-(r.hostname.length + 1)) === `.${r.hostname}`)) return !1;
			}
			return !0;
		}
		#a() {
			let e = this.#n.noProxy ?? this.#s, t = e.split(/[,\s]/), n = [];
			for (let e = 0; e < t.length; e++) {
				let r = t[e];
				if (!r) continue;
				let i = r.match(/^(.+):(\d+)$/);
				n.push({
					hostname: (i ? i[1] : r).replace(/^\*?\./, ``).toLowerCase(),
					port: i ? Number.parseInt(i[2], 10) : 0
				});
			}
			this.#e = e, this.#t = n;
		}
		get #o() {
			return this.#n.noProxy === void 0 && this.#e !== this.#s;
		}
		get #s() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? ``;
		}
	};
})), G = t(((t, r) => {
	let a = e(`node:assert`), { kRetryHandlerDefaultRetry: o } = n(), { RequestRetryError: c } = i(), l = d(), { isDisturbed: u, parseRangeHeader: f, wrapRequestBody: p } = s();
	function calculateRetryAfterHeader(e) {
		let t = new Date(e).getTime();
		return isNaN(t) ? 0 : t - Date.now();
	}
	function validatePartialResponseContentLength(e, t, n, r) {
		let i = e[`content-length`];
		if (i == null || !Number.isFinite(t.start) || !Number.isFinite(t.end)) return;
		let a = Number(i), o = t.end - t.start + 1;
		if (!Number.isFinite(a) || a !== o) throw new c(`Content-Length mismatch`, n, {
			headers: e,
			data: { count: r }
		});
	}
	var RetryController = class {
		#e = !1;
		#t = null;
		set target(e) {
			this.#t = e, this.#e && e?.pause();
		}
		get target() {
			return this.#t;
		}
		pause() {
			this.#e = !0, this.#t?.pause();
		}
		resume() {
			this.#e = !1, this.#t?.resume();
		}
		abort(e) {
			this.#t?.abort(e);
		}
		get paused() {
			return this.#e || (this.#t?.paused ?? !1);
		}
		get aborted() {
			return this.#t?.aborted ?? !1;
		}
		get reason() {
			return this.#t?.reason ?? null;
		}
		get rawHeaders() {
			return this.#t?.rawHeaders ?? null;
		}
		set rawHeaders(e) {
			this.#t && (this.#t.rawHeaders = e);
		}
		get rawTrailers() {
			return this.#t?.rawTrailers ?? null;
		}
		set rawTrailers(e) {
			this.#t && (this.#t.rawTrailers = e);
		}
	};
	r.exports = class RetryHandler {
		constructor(e, { dispatch: t, handler: n }) {
			let { retryOptions: r, ...i } = e, { retry: a, maxRetries: s, maxTimeout: c, minTimeout: u, timeoutFactor: d, methods: f, errorCodes: m, retryAfter: h, statusCodes: g, throwOnError: _ } = r ?? {};
			this.error = null, this.dispatch = t, this.handler = l.wrap(n), this.opts = {
				...i,
				body: p(e.body)
			}, this.retryOpts = {
				throwOnError: _ ?? !0,
				retry: a ?? RetryHandler[o],
				retryAfter: h ?? !0,
				maxTimeout: c ?? 3e4,
				minTimeout: u ?? 500,
				timeoutFactor: d ?? 2,
				maxRetries: s ?? 5,
				methods: f ?? [
					`GET`,
					`HEAD`,
					`OPTIONS`,
					`PUT`,
					`DELETE`,
					`TRACE`
				],
				statusCodes: g ?? [
					500,
					502,
					503,
					504,
					429
				],
				errorCodes: m ?? [
					`ECONNRESET`,
					`ECONNREFUSED`,
					`ENOTFOUND`,
					`ENETDOWN`,
					`ENETUNREACH`,
					`EHOSTDOWN`,
					`EHOSTUNREACH`,
					`EPIPE`,
					`UND_ERR_SOCKET`
				]
			}, this.retryCount = 0, this.retryCountCheckpoint = 0, this.headersSent = !1, this.start = 0, this.end = null, this.etag = null, this.controllerProxy = new RetryController();
		}
		onResponseStartWithRetry(e, t, n, r, i) {
			if (this.retryOpts.throwOnError) {
				this.retryOpts.statusCodes.includes(t) === !1 ? this.headersSent ? this.handler.onResponseError?.(this.controllerProxy, i) : (this.headersSent = !0, this.checkpointResponseEnd(n), this.handler.onResponseStart?.(this.controllerProxy, t, n, r)) : this.error = i;
				return;
			}
			if (u(this.opts.body)) {
				this.headersSent = !0, this.checkpointResponseEnd(n), this.handler.onResponseStart?.(this.controllerProxy, t, n, r);
				return;
			}
			function shouldRetry(a) {
				a ? (this.headersSent ? this.handler.onResponseError?.(this.controllerProxy, a) : (this.headersSent = !0, this.checkpointResponseEnd(n), this.handler.onResponseStart?.(this.controllerProxy, t, n, r)), e.resume()) : (this.error = i, e.resume());
			}
			e.pause(), this.retryOpts.retry(i, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, shouldRetry.bind(this));
		}
		checkpointResponseEnd(e) {
			if (this.end == null && this.opts.method !== `HEAD`) {
				let t = e[`content-length`];
				this.end = t == null ? null : Number(t) - 1, a(this.end == null || Number.isFinite(this.end), `invalid content-length`), this.resume = this.end != null;
			}
		}
		onRequestStart(e, t) {
			this.controllerProxy.target = e, this.headersSent || this.handler.onRequestStart?.(this.controllerProxy, t);
		}
		onRequestUpgrade(e, t, n, r) {
			this.handler.onRequestUpgrade?.(this.controllerProxy, t, n, r);
		}
		static [o](e, { state: t, opts: n }, r) {
			let { statusCode: i, code: a, headers: o } = e, { method: s, retryOptions: c } = n, { maxRetries: l, minTimeout: u, maxTimeout: d, timeoutFactor: f, statusCodes: p, errorCodes: m, methods: h } = c, { counter: g } = t;
			if (a && a !== `UND_ERR_REQ_RETRY` && !m.includes(a) || Array.isArray(h) && !h.includes(s) || i != null && Array.isArray(p) && !p.includes(i) || g > l) {
				r(e);
				return;
			}
			let _ = o?.[`retry-after`];
			_ &&= (_ = Number(_), Number.isNaN(_) ? calculateRetryAfterHeader(o[`retry-after`]) : _ * 1e3);
			let v = Math.min(_ > 0 ? _ : u * f ** (g - 1), d);
			setTimeout(() => r(null), v);
		}
		onResponseStart(e, t, n, r) {
			if (this.error = null, this.retryCount += 1, t >= 300) {
				let i = new c(`Request failed`, t, {
					headers: n,
					data: { count: this.retryCount }
				});
				this.onResponseStartWithRetry(e, t, n, r, i);
			} else if (this.headersSent) {
				if (t !== 206 && (this.start > 0 || t !== 200)) throw new c(`server does not support the range header and the payload was partially consumed`, t, {
					headers: n,
					data: { count: this.retryCount }
				});
				let e = f(n[`content-range`]);
				if (!e) throw new c(`Content-Range mismatch`, t, {
					headers: n,
					data: { count: this.retryCount }
				});
				if (this.etag != null && this.etag !== n.etag) throw new c(`ETag mismatch`, t, {
					headers: n,
					data: { count: this.retryCount }
				});
				validatePartialResponseContentLength(n, e, t, this.retryCount);
				let { start: r, size: i, end: a = i ? i - 1 : null } = e;
				if (this.start !== r || this.end != null && this.end !== a) throw new c(`Content-Range mismatch`, t, {
					headers: n,
					data: { count: this.retryCount }
				});
			} else if (this.end == null) {
				if (t === 206) {
					let e = f(n[`content-range`]);
					if (e == null) {
						this.headersSent = !0, this.handler.onResponseStart?.(this.controllerProxy, t, n, r);
						return;
					}
					validatePartialResponseContentLength(n, e, t, this.retryCount);
					let { start: i, size: o, end: s = o ? o - 1 : null } = e;
					a(i != null && Number.isFinite(i), `content-range mismatch`), a(s != null && Number.isFinite(s), `invalid content-length`), this.start = i, this.end = s;
				}
				if (this.end == null) {
					let e = n[`content-length`];
					this.end = e == null ? null : Number(e) - 1;
				}
				a(Number.isFinite(this.start)), a(this.end == null || Number.isFinite(this.end), `invalid content-length`), this.resume = !0, this.etag = n.etag == null ? null : n.etag, this.etag != null && this.etag[0] === `W` && this.etag[1] === `/` && (this.etag = null), this.headersSent = !0, this.handler.onResponseStart?.(this.controllerProxy, t, n, r);
			} else throw new c(`Request failed`, t, {
				headers: n,
				data: { count: this.retryCount }
			});
		}
		onResponseData(e, t) {
			this.error || (this.start += t.length, this.handler.onResponseData?.(this.controllerProxy, t));
		}
		onResponseEnd(e, t) {
			if (this.error && this.retryOpts.throwOnError) throw this.error;
			if (!this.error) return this.retryCount = 0, this.handler.onResponseEnd?.(this.controllerProxy, t);
			this.retry();
		}
		retry() {
			if (this.start !== 0) {
				let e = { range: `bytes=${this.start}-${this.end ?? ``}` };
				this.etag != null && (e[`if-match`] = this.etag), this.opts = {
					...this.opts,
					headers: {
						...this.opts.headers,
						...e
					}
				};
			}
			try {
				this.retryCountCheckpoint = this.retryCount, this.dispatch(this.opts, this);
			} catch (e) {
				this.handler.onResponseError?.(this.controllerProxy, e);
			}
		}
		onResponseError(e, t) {
			if (e?.aborted || u(this.opts.body) || this.headersSent && !this.resume) {
				this.handler.onResponseError?.(this.controllerProxy, t);
				return;
			}
			function shouldRetry(e) {
				e ? this.handler?.onResponseError?.(this.controllerProxy, e) : this.retry();
			}
			this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1, this.retryOpts.retry(t, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, shouldRetry.bind(this));
		}
	};
})), te = t(((e, t) => {
	let n = f(), r = G();
	t.exports = class extends n {
		#e = null;
		#t = null;
		constructor(e, t = {}) {
			super(t), this.#e = e, this.#t = t;
		}
		dispatch(e, t) {
			let n = new r({
				...e,
				retryOptions: this.#t
			}, {
				dispatch: this.#e.dispatch.bind(this.#e),
				handler: t
			});
			return this.#e.dispatch(e, n);
		}
		close() {
			return this.#e.close();
		}
		destroy() {
			return this.#e.destroy();
		}
	};
})), ne = t(((e, t) => {
	let { InvalidArgumentError: n } = i(), r = P();
	t.exports = class extends r {
		constructor(e, t) {
			if (typeof e == `string` && (e = new URL(e)), e.protocol !== `http:`) throw new n(`h2c-client: Only h2c protocol is supported`);
			let { maxConcurrentStreams: r, pipelining: i, ...a } = t ?? {}, o = 100, s = 100;
			if (r != null && Number.isInteger(r) && r > 0 && (o = r), i != null && Number.isInteger(i) && i > 0 && (s = i), s > o) throw new n(`h2c-client: pipelining cannot be greater than maxConcurrentStreams`);
			super(e, {
				...a,
				maxConcurrentStreams: o,
				pipelining: s,
				allowH2: !0,
				useH2c: !0
			});
		}
	};
})), K = t(((t, n) => {
	let r = e(`node:assert`), { Readable: a } = e(`node:stream`), { RequestAbortedError: o, NotSupportedError: c, InvalidArgumentError: l, AbortError: u } = i(), d = s(), { ReadableStreamFrom: f } = s(), p = Symbol(`kConsume`), m = Symbol(`kReading`), h = Symbol(`kBody`), g = Symbol(`kAbort`), _ = Symbol(`kContentType`), v = Symbol(`kContentLength`), y = Symbol(`kUsed`), b = Symbol(`kBytesRead`), noop = () => {};
	var BodyReadable = class extends a {
		constructor({ resume: e, abort: t, contentType: n = ``, contentLength: r, highWaterMark: i = 65536 }) {
			super({
				autoDestroy: !0,
				read: e,
				highWaterMark: i
			}), this._readableState.dataEmitted = !1, this[g] = t, this[p] = null, this[b] = 0, this[h] = null, this[y] = !1, this[_] = n, this[v] = Number.isFinite(r) ? r : null, this[m] = !1;
		}
		_destroy(e, t) {
			!e && !this._readableState.endEmitted && (e = new o()), e && this[g](), this[y] ? t(e) : setImmediate(t, e);
		}
		on(e, t) {
			return (e === `data` || e === `readable`) && (this[m] = !0, this[y] = !0), super.on(e, t);
		}
		addListener(e, t) {
			return this.on(e, t);
		}
		off(e, t) {
			let n = super.off(e, t);
			return (e === `data` || e === `readable`) && (this[m] = this.listenerCount(`data`) > 0 || this.listenerCount(`readable`) > 0), n;
		}
		removeListener(e, t) {
			return this.off(e, t);
		}
		push(e) {
			return e && (this[b] += e.length, this[p]) ? (consumePush(this[p], e), !this[m] || super.push(e)) : super.push(e);
		}
		text() {
			return consume(this, `text`);
		}
		json() {
			return consume(this, `json`);
		}
		blob() {
			return consume(this, `blob`);
		}
		bytes() {
			return consume(this, `bytes`);
		}
		arrayBuffer() {
			return consume(this, `arrayBuffer`);
		}
		async formData() {
			throw new c();
		}
		get bodyUsed() {
			return d.isDisturbed(this);
		}
		get body() {
			return this[h] || (this[h] = f(this), this[p] && (this[h].getReader(), r(this[h].locked))), this[h];
		}
		dump(e) {
			let t = e?.signal;
			if (t != null && (typeof t != `object` || !(`aborted` in t))) return Promise.reject(new l(`signal must be an AbortSignal`));
			let n = e?.limit && Number.isFinite(e.limit) ? e.limit : 131072;
			return t?.aborted ? Promise.reject(t.reason ?? new u()) : this._readableState.closeEmitted ? Promise.resolve(null) : new Promise((e, r) => {
				if ((this[v] && this[v] > n || this[b] > n) && this.destroy(new u()), t) {
					let onAbort = () => {
						this.destroy(t.reason ?? new u());
					};
					t.addEventListener(`abort`, onAbort), this.on(`close`, function() {
						t.removeEventListener(`abort`, onAbort), t.aborted ? r(t.reason ?? new u()) : e(null);
					});
				} else this.on(`close`, e);
				this.on(`error`, noop).on(`data`, () => {
					this[b] > n && this.destroy();
				}).resume();
			});
		}
		setEncoding(e) {
			return Buffer.isEncoding(e) && (this._readableState.encoding = e), this;
		}
	};
	function isLocked(e) {
		return e[h]?.locked === !0 || e[p] !== null;
	}
	function isUnusable(e) {
		return d.isDisturbed(e) || isLocked(e);
	}
	function consume(e, t) {
		return r(!e[p]), new Promise((n, r) => {
			if (isUnusable(e)) {
				let t = e._readableState;
				t.destroyed && t.closeEmitted === !1 ? e.on(`error`, r).on(`close`, () => {
					r(TypeError(`unusable`));
				}) : r(t.errored ?? TypeError(`unusable`));
			} else queueMicrotask(() => {
				e[p] = {
					type: t,
					stream: e,
					resolve: n,
					reject: r,
					length: 0,
					body: []
				}, e.on(`error`, function(e) {
					consumeFinish(this[p], e);
				}).on(`close`, function() {
					this[p].body !== null && consumeFinish(this[p], new o());
				}), consumeStart(e[p]);
			});
		});
	}
	function consumeStart(e) {
		if (e.body === null) return;
		let { _readableState: t } = e.stream;
		if (t.bufferIndex) {
			let n = t.bufferIndex, r = t.buffer.length;
			for (let i = n; i < r; i++) consumePush(e, t.buffer[i]);
		} else for (let n of t.buffer) consumePush(e, n);
		for (t.endEmitted ? consumeEnd(this[p], this._readableState.encoding) : e.stream.on(`end`, function() {
			consumeEnd(this[p], this._readableState.encoding);
		}), e.stream.resume(); e.stream.read() != null;);
	}
	function chunksDecode(e, t, n) {
		if (e.length === 0 || t === 0) return ``;
		let r = e.length === 1 ? e[0] : Buffer.concat(e, t), i = r.length, a = i > 2 && r[0] === 239 && r[1] === 187 && r[2] === 191 ? 3 : 0;
		return !n || n === `utf8` || n === `utf-8` ? r.utf8Slice(a, i) : r.subarray(a, i).toString(n);
	}
	function chunksConcat(e, t) {
		if (e.length === 0 || t === 0) return new Uint8Array();
		if (e.length === 1) return new Uint8Array(e[0]);
		let n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer), r = 0;
		for (let t = 0; t < e.length; ++t) {
			let i = e[t];
			n.set(i, r), r += i.length;
		}
		return n;
	}
	function consumeEnd(e, t) {
		let { type: n, body: r, resolve: i, stream: a, length: o } = e;
		try {
			n === `text` ? i(chunksDecode(r, o, t)) : n === `json` ? i(JSON.parse(chunksDecode(r, o, t))) : n === `arrayBuffer` ? i(chunksConcat(r, o).buffer) : n === `blob` ? i(new Blob(r, { type: a[_] })) : n === `bytes` && i(chunksConcat(r, o)), consumeFinish(e);
		} catch (e) {
			a.destroy(e);
		}
	}
	function consumePush(e, t) {
		e.length += t.length, e.body.push(t);
	}
	function consumeFinish(e, t) {
		e.body !== null && (t ? e.reject(t) : e.resolve(), e.type = null, e.stream = null, e.resolve = null, e.reject = null, e.length = 0, e.body = null);
	}
	n.exports = {
		Readable: BodyReadable,
		chunksDecode
	};
})), re = t(((t, n) => {
	let r = e(`node:assert`), { AsyncResource: a } = e(`node:async_hooks`), { Readable: o } = K(), { InvalidArgumentError: c, RequestAbortedError: l } = i(), u = s();
	function noop() {}
	var RequestHandler = class extends a {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new c(`invalid opts`);
			let { signal: n, method: r, opaque: i, body: a, onInfo: o, responseHeaders: s, highWaterMark: d } = e;
			try {
				if (typeof t != `function`) throw new c(`invalid callback`);
				if (d != null && (!Number.isFinite(d) || d < 0)) throw new c(`invalid highWaterMark`);
				if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new c(`signal must be an EventEmitter or EventTarget`);
				if (r === `CONNECT`) throw new c(`invalid method`);
				if (o && typeof o != `function`) throw new c(`invalid onInfo callback`);
				super(`UNDICI_REQUEST`);
			} catch (e) {
				throw u.isStream(a) && u.destroy(a.on(`error`, noop), e), e;
			}
			this.method = r, this.responseHeaders = s || null, this.opaque = i || null, this.callback = t, this.res = null, this.abort = null, this.body = a, this.trailers = {}, this.context = null, this.onInfo = o || null, this.highWaterMark = d, this.reason = null, this.removeAbortListener = null, n?.aborted ? this.reason = n.reason ?? new l() : n && (this.removeAbortListener = u.addAbortListener(n, () => {
				this.reason = n.reason ?? new l(), this.res ? u.destroy(this.res.on(`error`, noop), this.reason) : this.abort && this.abort(this.reason);
			}));
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { callback: i, opaque: a, abort: s, context: c, responseHeaders: l, highWaterMark: d } = this, f = l === `raw` ? u.parseRawHeaders(t) : u.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: f
				});
				return;
			}
			let p = l === `raw` ? u.parseHeaders(t) : f, m = p[`content-type`], h = p[`content-length`], g = new o({
				resume: n,
				abort: s,
				contentType: m,
				contentLength: this.method !== `HEAD` && h ? Number(h) : null,
				highWaterMark: d
			});
			if (this.removeAbortListener &&= (g.on(`close`, this.removeAbortListener), null), this.callback = null, this.res = g, i !== null) try {
				this.runInAsyncScope(i, null, null, {
					statusCode: e,
					statusText: r,
					headers: f,
					trailers: this.trailers,
					opaque: a,
					body: g,
					context: c
				});
			} catch (e) {
				this.res = null, u.destroy(g.on(`error`, noop), e), queueMicrotask(() => {
					throw e;
				});
			}
		}
		onData(e) {
			return this.res.push(e);
		}
		onComplete(e) {
			u.parseHeaders(e, this.trailers), this.res.push(null);
		}
		onError(e) {
			let { res: t, callback: n, body: r, opaque: i } = this;
			n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: i });
			})), t && (this.res = null, queueMicrotask(() => {
				u.destroy(t.on(`error`, noop), e);
			})), r && (this.body = null, u.isStream(r) && (r.on(`error`, noop), u.destroy(r, e))), this.removeAbortListener &&= (this.removeAbortListener(), null);
		}
	};
	function request(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			request.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new RequestHandler(e, t);
			this.dispatch(e, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	n.exports = request, n.exports.RequestHandler = RequestHandler;
})), q = t(((e, t) => {
	let { addAbortListener: n } = s(), { RequestAbortedError: r } = i(), a = Symbol(`kListener`), o = Symbol(`kSignal`);
	function abort(e) {
		e.abort ? e.abort(e[o]?.reason) : e.reason = e[o]?.reason ?? new r(), removeSignal(e);
	}
	function addSignal(e, t) {
		e.reason = null, e[o] = null, e[a] = null, t && (t.aborted ? abort(e) : (e[o] = t, e[a] = () => {
			abort(e);
		}, n(e[o], e[a])));
	}
	function removeSignal(e) {
		e[o] && (`removeEventListener` in e[o] ? e[o].removeEventListener(`abort`, e[a]) : e[o].removeListener(`abort`, e[a]), e[o] = null, e[a] = null);
	}
	t.exports = {
		addSignal,
		removeSignal
	};
})), ie = t(((t, n) => {
	let r = e(`node:assert`), { finished: a } = e(`node:stream`), { AsyncResource: o } = e(`node:async_hooks`), { InvalidArgumentError: c, InvalidReturnValueError: l } = i(), u = s(), { addSignal: d, removeSignal: f } = q();
	function noop() {}
	var StreamHandler = class extends o {
		constructor(e, t, n) {
			if (!e || typeof e != `object`) throw new c(`invalid opts`);
			let { signal: r, method: i, opaque: a, body: o, onInfo: s, responseHeaders: l } = e;
			try {
				if (typeof n != `function`) throw new c(`invalid callback`);
				if (typeof t != `function`) throw new c(`invalid factory`);
				if (r && typeof r.on != `function` && typeof r.addEventListener != `function`) throw new c(`signal must be an EventEmitter or EventTarget`);
				if (i === `CONNECT`) throw new c(`invalid method`);
				if (s && typeof s != `function`) throw new c(`invalid onInfo callback`);
				super(`UNDICI_STREAM`);
			} catch (e) {
				throw u.isStream(o) && u.destroy(o.on(`error`, noop), e), e;
			}
			this.responseHeaders = l || null, this.opaque = a || null, this.factory = t, this.callback = n, this.res = null, this.abort = null, this.context = null, this.trailers = null, this.body = o, this.onInfo = s || null, u.isStream(o) && o.on(`error`, (e) => {
				this.onError(e);
			}), d(this, r);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { factory: i, opaque: o, context: s, responseHeaders: c } = this, d = c === `raw` ? u.parseRawHeaders(t) : u.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: d
				});
				return;
			}
			if (this.factory = null, i === null) return;
			let f = this.runInAsyncScope(i, null, {
				statusCode: e,
				headers: d,
				opaque: o,
				context: s
			});
			if (!f || typeof f.write != `function` || typeof f.end != `function` || typeof f.on != `function`) throw new l(`expected Writable`);
			return a(f, { readable: !1 }, (e) => {
				let { callback: t, res: n, opaque: r, trailers: i, abort: a } = this;
				this.res = null, (e || !n?.readable) && u.destroy(n, e), this.callback = null, this.runInAsyncScope(t, null, e || null, {
					opaque: r,
					trailers: i
				}), e && a();
			}), f.on(`drain`, n), this.res = f, (f.writableNeedDrain === void 0 ? f._writableState?.needDrain : f.writableNeedDrain) !== !0;
		}
		onData(e) {
			let { res: t } = this;
			return !t || t.write(e);
		}
		onComplete(e) {
			let { res: t } = this;
			f(this), t && (this.trailers = u.parseHeaders(e), t.end());
		}
		onError(e) {
			let { res: t, callback: n, opaque: r, body: i } = this;
			f(this), this.factory = null, t ? (this.res = null, u.destroy(t, e)) : n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: r });
			})), i && (this.body = null, u.destroy(i, e));
		}
	};
	function stream(e, t, n) {
		if (n === void 0) return new Promise((n, r) => {
			stream.call(this, e, t, (e, t) => e ? r(e) : n(t));
		});
		try {
			let r = new StreamHandler(e, t, n);
			this.dispatch(e, r);
		} catch (t) {
			if (typeof n != `function`) throw t;
			let r = e?.opaque;
			queueMicrotask(() => n(t, { opaque: r }));
		}
	}
	n.exports = stream;
})), ae = t(((t, n) => {
	let { Readable: r, Duplex: a, PassThrough: o } = e(`node:stream`), c = e(`node:assert`), { AsyncResource: l } = e(`node:async_hooks`), { InvalidArgumentError: u, InvalidReturnValueError: d, RequestAbortedError: f } = i(), p = s(), { addSignal: m, removeSignal: h } = q();
	function noop() {}
	let g = Symbol(`resume`);
	var PipelineRequest = class extends r {
		constructor() {
			super({ autoDestroy: !0 }), this[g] = null;
		}
		_read() {
			let { [g]: e } = this;
			e && (this[g] = null, e());
		}
		_destroy(e, t) {
			this._read(), t(e);
		}
	}, PipelineResponse = class extends r {
		constructor(e) {
			super({ autoDestroy: !0 }), this[g] = e;
		}
		_read() {
			this[g]();
		}
		_destroy(e, t) {
			!e && !this._readableState.endEmitted && (e = new f()), t(e);
		}
	}, PipelineHandler = class extends l {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new u(`invalid opts`);
			if (typeof t != `function`) throw new u(`invalid handler`);
			let { signal: n, method: r, opaque: i, onInfo: o, responseHeaders: s } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new u(`signal must be an EventEmitter or EventTarget`);
			if (r === `CONNECT`) throw new u(`invalid method`);
			if (o && typeof o != `function`) throw new u(`invalid onInfo callback`);
			super(`UNDICI_PIPELINE`), this.opaque = i || null, this.responseHeaders = s || null, this.handler = t, this.abort = null, this.context = null, this.onInfo = o || null, this.req = new PipelineRequest().on(`error`, noop), this.ret = new a({
				readableObjectMode: e.objectMode,
				autoDestroy: !0,
				read: () => {
					let { body: e } = this;
					e?.resume && e.resume();
				},
				write: (e, t, n) => {
					let { req: r } = this;
					r.push(e, t) || r._readableState.destroyed ? n() : r[g] = n;
				},
				destroy: (e, t) => {
					let { body: n, req: r, res: i, ret: a, abort: o } = this;
					!e && !a._readableState.endEmitted && (e = new f()), o && e && o(), p.destroy(n, e), p.destroy(r, e), p.destroy(i, e), h(this), t(e);
				}
			}).on(`prefinish`, () => {
				let { req: e } = this;
				e.push(null);
			}), this.res = null, m(this, n);
		}
		onConnect(e, t) {
			let { res: n } = this;
			this.reason ? e(this.reason) : (c(!n, `pipeline cannot be retried`), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n) {
			let { opaque: r, handler: i, context: a } = this;
			if (e < 200) {
				if (this.onInfo) {
					let n = this.responseHeaders === `raw` ? p.parseRawHeaders(t) : p.parseHeaders(t);
					this.onInfo({
						statusCode: e,
						headers: n
					});
				}
				return;
			}
			this.res = new PipelineResponse(n);
			let o;
			try {
				this.handler = null;
				let n = this.responseHeaders === `raw` ? p.parseRawHeaders(t) : p.parseHeaders(t);
				o = this.runInAsyncScope(i, null, {
					statusCode: e,
					headers: n,
					opaque: r,
					body: this.res,
					context: a
				});
			} catch (e) {
				throw this.res.on(`error`, noop), e;
			}
			if (!o || typeof o.on != `function`) throw new d(`expected Readable`);
			o.on(`data`, (e) => {
				let { ret: t, body: n } = this;
				!t.push(e) && n.pause && n.pause();
			}).on(`error`, (e) => {
				let { ret: t } = this;
				p.destroy(t, e);
			}).on(`end`, () => {
				let { ret: e } = this;
				e.push(null);
			}).on(`close`, () => {
				let { ret: e } = this;
				e._readableState.ended || p.destroy(e, new f());
			}), this.body = o;
		}
		onData(e) {
			let { res: t } = this;
			return t.push(e);
		}
		onComplete(e) {
			let { res: t } = this;
			t.push(null);
		}
		onError(e) {
			let { ret: t } = this;
			this.handler = null, p.destroy(t, e);
		}
	};
	function pipeline(e, t) {
		try {
			let n = new PipelineHandler(e, t);
			return this.dispatch({
				...e,
				body: n.req
			}, n), n.ret;
		} catch (e) {
			return new o().destroy(e);
		}
	}
	n.exports = pipeline;
})), oe = t(((t, r) => {
	let { InvalidArgumentError: a, SocketError: o } = i(), { AsyncResource: c } = e(`node:async_hooks`), l = e(`node:assert`), u = s(), { kHTTP2Stream: d } = n(), { addSignal: f, removeSignal: p } = q();
	var UpgradeHandler = class extends c {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new a(`invalid opts`);
			if (typeof t != `function`) throw new a(`invalid callback`);
			let { signal: n, opaque: r, responseHeaders: i } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new a(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_UPGRADE`), this.responseHeaders = i || null, this.opaque = r || null, this.callback = t, this.abort = null, this.context = null, f(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (l(this.callback), this.abort = e, this.context = null);
		}
		onHeaders() {
			throw new o(`bad upgrade`, null);
		}
		onUpgrade(e, t, n) {
			l(n[d] === !0 ? e === 200 : e === 101);
			let { callback: r, opaque: i, context: a } = this;
			p(this), this.callback = null;
			let o = this.responseHeaders === `raw` ? u.parseRawHeaders(t) : u.parseHeaders(t);
			this.runInAsyncScope(r, null, null, {
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			p(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function upgrade(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			upgrade.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new UpgradeHandler(e, t), r = {
				...e,
				method: e.method || `GET`,
				upgrade: e.protocol || `Websocket`
			};
			this.dispatch(r, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	r.exports = upgrade;
})), se = t(((t, n) => {
	let r = e(`node:assert`), { AsyncResource: a } = e(`node:async_hooks`), { InvalidArgumentError: o, SocketError: c } = i(), l = s(), { addSignal: u, removeSignal: d } = q();
	var ConnectHandler = class extends a {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new o(`invalid opts`);
			if (typeof t != `function`) throw new o(`invalid callback`);
			let { signal: n, opaque: r, responseHeaders: i } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new o(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_CONNECT`), this.opaque = r || null, this.responseHeaders = i || null, this.callback = t, this.abort = null, u(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders() {
			throw new c(`bad connect`, null);
		}
		onUpgrade(e, t, n) {
			let { callback: r, opaque: i, context: a } = this;
			d(this), this.callback = null;
			let o = t;
			o != null && (o = this.responseHeaders === `raw` ? l.parseRawHeaders(t) : l.parseHeaders(t)), this.runInAsyncScope(r, null, null, {
				statusCode: e,
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			d(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function connect(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			connect.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new ConnectHandler(e, t), r = {
				...e,
				method: `CONNECT`
			};
			this.dispatch(r, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	n.exports = connect;
})), J = t(((e, t) => {
	t.exports.request = re(), t.exports.stream = ie(), t.exports.pipeline = ae(), t.exports.upgrade = oe(), t.exports.connect = se();
})), ce = t(((e, t) => {
	let { UndiciError: n } = i(), r = Symbol.for(`undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED`);
	t.exports = { MockNotMatchedError: class extends n {
		constructor(e) {
			super(e), this.name = `MockNotMatchedError`, this.message = e || `The request does not match any registered mock dispatches`, this.code = `UND_MOCK_ERR_MOCK_NOT_MATCHED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[r] === !0;
		}
		get [r]() {
			return !0;
		}
	} };
})), le = t(((e, t) => {
	t.exports = {
		kAgent: Symbol(`agent`),
		kOptions: Symbol(`options`),
		kFactory: Symbol(`factory`),
		kDispatches: Symbol(`dispatches`),
		kDispatchKey: Symbol(`dispatch key`),
		kDefaultHeaders: Symbol(`default headers`),
		kDefaultTrailers: Symbol(`default trailers`),
		kContentLength: Symbol(`content length`),
		kMockAgent: Symbol(`mock agent`),
		kMockAgentSet: Symbol(`mock agent set`),
		kMockAgentGet: Symbol(`mock agent get`),
		kMockDispatch: Symbol(`mock dispatch`),
		kClose: Symbol(`close`),
		kOriginalClose: Symbol(`original agent close`),
		kOriginalDispatch: Symbol(`original dispatch`),
		kOrigin: Symbol(`origin`),
		kIsMockActive: Symbol(`is mock active`),
		kNetConnect: Symbol(`net connect`),
		kGetNetConnect: Symbol(`get net connect`),
		kConnected: Symbol(`connected`),
		kIgnoreTrailingSlash: Symbol(`ignore trailing slash`),
		kMockAgentMockCallHistoryInstance: Symbol(`mock agent mock call history name`),
		kMockAgentRegisterCallHistory: Symbol(`mock agent register mock call history`),
		kMockAgentAddCallHistoryLog: Symbol(`mock agent add call history log`),
		kMockAgentIsCallHistoryEnabled: Symbol(`mock agent is call history enabled`),
		kMockAgentAcceptsNonStandardSearchParameters: Symbol(`mock agent accepts non standard search parameters`),
		kMockCallHistoryAddLog: Symbol(`mock call history add log`),
		kTotalDispatchCount: Symbol(`total dispatch count`)
	};
})), Y = t(((t, n) => {
	let { MockNotMatchedError: r } = ce(), { kDispatches: a, kMockAgent: o, kOriginalDispatch: c, kOrigin: l, kGetNetConnect: u, kTotalDispatchCount: d } = le(), { serializePathWithQuery: f } = s(), { STATUS_CODES: p } = e(`node:http`), { types: { isPromise: m } } = e(`node:util`), { InvalidArgumentError: h } = i();
	function matchValue(e, t) {
		return typeof e == `string` ? e === t : e instanceof RegExp ? e.test(t) : typeof e == `function` && e(t) === !0;
	}
	function lowerCaseEntries(e) {
		return Object.fromEntries(Object.entries(e).map(([e, t]) => [e.toLocaleLowerCase(), t]));
	}
	function getHeaderByName(e, t) {
		if (Array.isArray(e)) {
			for (let n = 0; n < e.length; n += 2) if (e[n].toLocaleLowerCase() === t.toLocaleLowerCase()) return e[n + 1];
		} else return typeof e.get == `function` ? e.get(t) : lowerCaseEntries(e)[t.toLocaleLowerCase()];
	}
	function buildHeadersFromArray(e) {
		let t = e.slice(), n = [];
		for (let e = 0; e < t.length; e += 2) n.push([t[e], t[e + 1]]);
		return Object.fromEntries(n);
	}
	function matchHeaders(e, t) {
		if (typeof e.headers == `function`) return Array.isArray(t) && (t = buildHeadersFromArray(t)), e.headers(t ? lowerCaseEntries(t) : {});
		if (e.headers === void 0) return !0;
		if (typeof t != `object` || typeof e.headers != `object`) return !1;
		for (let [n, r] of Object.entries(e.headers)) if (!matchValue(r, getHeaderByName(t, n))) return !1;
		return !0;
	}
	function normalizeSearchParams(e) {
		if (typeof e != `string`) return e;
		let t = new URLSearchParams(e), n = new URLSearchParams();
		for (let [e, r] of t.entries()) if (e = e.replace(`[]`, ``), /^(['"]).*\1$/.test(r)) n.append(e, r);
		else if (r.includes(`,`)) {
			let t = r.split(`,`);
			for (let r of t) n.append(e, r);
		} else n.append(e, r);
		return n;
	}
	function safeUrl(e) {
		if (typeof e != `string`) return e;
		let t = e.split(`?`, 3);
		if (t.length !== 2) return e;
		let n = new URLSearchParams(t.pop());
		return n.sort(), [...t, n.toString()].join(`?`);
	}
	function matchKey(e, { path: t, method: n, body: r, headers: i }) {
		let a = matchValue(e.path, t), o = matchValue(e.method, n), s = e.body === void 0 || matchValue(e.body, r), c = matchHeaders(e, i);
		return a && o && s && c;
	}
	function getResponseData(e) {
		return Buffer.isBuffer(e) || e instanceof Uint8Array || e instanceof ArrayBuffer ? e : typeof e == `object` ? JSON.stringify(e) : e ? e.toString() : ``;
	}
	function getMockDispatch(e, t) {
		let n = t.query ? f(t.path, t.query) : t.path, i = typeof n == `string` ? safeUrl(n) : n, a = removeTrailingSlash(i), o = e.filter(({ consumed: e }) => !e).filter(({ path: e, ignoreTrailingSlash: t }) => t ? matchValue(removeTrailingSlash(safeUrl(e)), a) : matchValue(safeUrl(e), i));
		if (o.length === 0) throw new r(`Mock dispatch not matched for path '${i}'`);
		if (o = o.filter(({ method: e }) => matchValue(e, t.method)), o.length === 0) throw new r(`Mock dispatch not matched for method '${t.method}' on path '${i}'`);
		if (o = o.filter(({ body: e }) => e === void 0 || matchValue(e, t.body)), o.length === 0) throw new r(`Mock dispatch not matched for body '${t.body}' on path '${i}'`);
		if (o = o.filter((e) => matchHeaders(e, t.headers)), o.length === 0) {
			let e = typeof t.headers == `object` ? JSON.stringify(t.headers) : t.headers;
			throw new r(`Mock dispatch not matched for headers '${e}' on path '${i}'`);
		}
		return o[0];
	}
	function addMockDispatch(e, t, n, r) {
		let i = {
			timesInvoked: 0,
			times: 1,
			persist: !1,
			consumed: !1,
			...r
		}, a = typeof n == `function` ? { callback: n } : { ...n }, o = {
			...i,
			...t,
			pending: !0,
			data: {
				error: null,
				...a
			}
		};
		return e.push(o), e[d] = (e[d] || 0) + 1, o;
	}
	function deleteMockDispatch(e, t) {
		let n = e.findIndex((e) => e.consumed ? matchKey(e, t) : !1);
		n !== -1 && e.splice(n, 1);
	}
	function removeTrailingSlash(e) {
		for (; e.endsWith(`/`);) e = e.slice(0, -1);
		return e.length === 0 && (e = `/`), e;
	}
	function buildKey(e) {
		let { path: t, method: n, body: r, headers: i, query: a } = e;
		return {
			path: t,
			method: n,
			body: r,
			headers: i,
			query: a
		};
	}
	function generateKeyValues(e) {
		let t = Object.keys(e), n = [];
		for (let r = 0; r < t.length; ++r) {
			let i = t[r], a = e[i], o = Buffer.from(`${i}`);
			if (Array.isArray(a)) for (let e = 0; e < a.length; ++e) n.push(o, Buffer.from(`${a[e]}`));
			else n.push(o, Buffer.from(`${a}`));
		}
		return n;
	}
	function getStatusText(e) {
		return p[e] || `unknown`;
	}
	async function getResponse(e) {
		let t = [];
		for await (let n of e) t.push(n);
		return Buffer.concat(t).toString(`utf8`);
	}
	function mockDispatch(e, t) {
		let n = buildKey(e), r = getMockDispatch(this[a], n);
		r.timesInvoked++, r.data.callback && (r.data = {
			...r.data,
			...r.data.callback(e)
		});
		let { data: { statusCode: i, data: o, headers: s, trailers: c, error: l }, delay: u, persist: d } = r, { timesInvoked: f, times: p } = r;
		if (r.consumed = !d && f >= p, r.pending = f < p, l !== null) return deleteMockDispatch(this[a], n), t.onError(l), !0;
		let h = !1, g = null;
		function abort(e) {
			h || (h = !0, g !== null && (clearTimeout(g), g = null), t.onError(e));
		}
		t.onConnect?.(abort, null), typeof u == `number` && u > 0 ? g = setTimeout(() => {
			g = null, handleReply(this[a]);
		}, u) : handleReply(this[a]);
		function handleReply(r, a = o) {
			if (h) return;
			let l = Array.isArray(e.headers) ? buildHeadersFromArray(e.headers) : e.headers, u = typeof a == `function` ? a({
				...e,
				headers: l
			}) : a;
			if (m(u)) return u.then((e) => handleReply(r, e));
			if (h) return;
			let d = getResponseData(u), f = generateKeyValues(s), p = generateKeyValues(c);
			t.onHeaders?.(i, f, resume, getStatusText(i)), t.onData?.(Buffer.from(d)), t.onComplete?.(p), deleteMockDispatch(r, n);
		}
		function resume() {}
		return !0;
	}
	function buildMockDispatch() {
		let e = this[o], t = this[l], n = this[c];
		return function(i, o) {
			if (e.isMockActive) try {
				mockDispatch.call(this, i, o);
			} catch (s) {
				if (s.code === `UND_MOCK_ERR_MOCK_NOT_MATCHED`) {
					let c = e[u](), l = this[a][d] || this[a].length, f = `, ${this[a].filter(({ consumed: e }) => !e).length} interceptor(s) remaining out of ${l} defined`;
					if (c === !1) throw new r(`${s.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)${f}`);
					if (checkNetConnect(c, t)) n.call(this, i, o);
					else throw new r(`${s.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)${f}`);
				} else throw s;
			}
			else n.call(this, i, o);
		};
	}
	function checkNetConnect(e, t) {
		let n = new URL(t);
		return !!(e === !0 || Array.isArray(e) && e.some((e) => matchValue(e, n.host)));
	}
	function normalizeOrigin(e) {
		return typeof e != `string` && !(e instanceof URL) ? e : e instanceof URL ? e.origin : e.toLowerCase();
	}
	function buildAndValidateMockOptions(e) {
		let { agent: t, ...n } = e;
		if (`enableCallHistory` in n && typeof n.enableCallHistory != `boolean`) throw new h(`options.enableCallHistory must to be a boolean`);
		if (`acceptNonStandardSearchParameters` in n && typeof n.acceptNonStandardSearchParameters != `boolean`) throw new h(`options.acceptNonStandardSearchParameters must to be a boolean`);
		if (`ignoreTrailingSlash` in n && typeof n.ignoreTrailingSlash != `boolean`) throw new h(`options.ignoreTrailingSlash must to be a boolean`);
		return n;
	}
	n.exports = {
		getResponseData,
		getMockDispatch,
		addMockDispatch,
		deleteMockDispatch,
		buildKey,
		generateKeyValues,
		matchValue,
		getResponse,
		getStatusText,
		mockDispatch,
		buildMockDispatch,
		checkNetConnect,
		buildAndValidateMockOptions,
		getHeaderByName,
		buildHeadersFromArray,
		normalizeSearchParams,
		normalizeOrigin
	};
})), X = t(((e, t) => {
	let { getResponseData: n, buildKey: r, addMockDispatch: a } = Y(), { kDispatches: o, kDispatchKey: c, kDefaultHeaders: l, kDefaultTrailers: u, kContentLength: d, kMockDispatch: f, kIgnoreTrailingSlash: p } = le(), { InvalidArgumentError: m } = i(), { serializePathWithQuery: h } = s();
	var MockScope = class {
		constructor(e) {
			this[f] = e;
		}
		delay(e) {
			if (typeof e != `number` || !Number.isInteger(e) || e <= 0) throw new m(`waitInMs must be a valid integer > 0`);
			return this[f].delay = e, this;
		}
		persist() {
			return this[f].persist = !0, this;
		}
		times(e) {
			if (typeof e != `number` || !Number.isInteger(e) || e <= 0) throw new m(`repeatTimes must be a valid integer > 0`);
			return this[f].times = e, this;
		}
	}, MockInterceptor = class {
		constructor(e, t) {
			if (typeof e != `object`) throw new m(`opts must be an object`);
			if (e.path === void 0) throw new m(`opts.path must be defined`);
			if (e.method === void 0 && (e.method = `GET`), typeof e.path == `string`) {
				if (e.query) e.path = h(e.path, e.query);
				else {
					let t = new URL(e.path, `data://`);
					e.path = t.pathname + t.search;
				}
			}
			typeof e.method == `string` && (e.method = e.method.toUpperCase()), this[c] = r(e), this[o] = t, this[p] = e.ignoreTrailingSlash ?? !1, this[l] = {}, this[u] = {}, this[d] = !1;
		}
		createMockScopeDispatchData({ statusCode: e, data: t, responseOptions: r }) {
			let i = n(t), a = this[d] ? { "content-length": i.length } : {};
			return {
				statusCode: e,
				data: t,
				headers: {
					...this[l],
					...a,
					...r.headers
				},
				trailers: {
					...this[u],
					...r.trailers
				}
			};
		}
		validateReplyParameters(e) {
			if (e.statusCode === void 0) throw new m(`statusCode must be defined`);
			if (typeof e.responseOptions != `object` || e.responseOptions === null) throw new m(`responseOptions must be an object`);
		}
		reply(e) {
			if (typeof e == `function`) return new MockScope(a(this[o], this[c], (t) => {
				let n = e(t);
				if (typeof n != `object` || !n) throw new m(`reply options callback must return an object`);
				let r = {
					data: ``,
					responseOptions: {},
					...n
				};
				return this.validateReplyParameters(r), { ...this.createMockScopeDispatchData(r) };
			}, { ignoreTrailingSlash: this[p] }));
			let t = {
				statusCode: e,
				data: arguments[1] === void 0 ? `` : arguments[1],
				responseOptions: arguments[2] === void 0 ? {} : arguments[2]
			};
			this.validateReplyParameters(t);
			let n = this.createMockScopeDispatchData(t);
			return new MockScope(a(this[o], this[c], n, { ignoreTrailingSlash: this[p] }));
		}
		replyWithError(e) {
			if (e === void 0) throw new m(`error must be defined`);
			return new MockScope(a(this[o], this[c], { error: e }, { ignoreTrailingSlash: this[p] }));
		}
		defaultReplyHeaders(e) {
			if (e === void 0) throw new m(`headers must be defined`);
			return this[l] = e, this;
		}
		defaultReplyTrailers(e) {
			if (e === void 0) throw new m(`trailers must be defined`);
			return this[u] = e, this;
		}
		replyContentLength() {
			return this[d] = !0, this;
		}
	};
	t.exports.MockInterceptor = MockInterceptor, t.exports.MockScope = MockScope;
})), ue = t(((t, r) => {
	let { promisify: a } = e(`node:util`), o = P(), { buildMockDispatch: s } = Y(), { kDispatches: c, kMockAgent: l, kClose: u, kOriginalClose: d, kOrigin: f, kOriginalDispatch: p, kConnected: m, kIgnoreTrailingSlash: h } = le(), { MockInterceptor: g } = X(), _ = n(), { InvalidArgumentError: v } = i();
	r.exports = class extends o {
		constructor(e, t) {
			if (!t || !t.agent || typeof t.agent.dispatch != `function`) throw new v(`Argument opts.agent must implement Agent`);
			super(e, t), this[l] = t.agent, this[f] = e, this[h] = t.ignoreTrailingSlash ?? !1, this[c] = [], this[m] = 1, this[p] = this.dispatch, this[d] = this.close.bind(this), this.dispatch = s.call(this), this.close = this[u];
		}
		get [_.kConnected]() {
			return this[m];
		}
		intercept(e) {
			return new g(e && {
				ignoreTrailingSlash: this[h],
				...e
			}, this[c]);
		}
		cleanMocks() {
			this[c] = [];
		}
		async [u]() {
			await a(this[d])(), this[m] = 0, this[l][_.kClients].delete(this[f]);
		}
	};
})), de = t(((e, t) => {
	let { kMockCallHistoryAddLog: n } = le(), { InvalidArgumentError: r } = i();
	function handleFilterCallsWithOptions(e, t, n, i, a) {
		switch (t.operator) {
			case `OR`: return i.push(...n(e, a)), i;
			case `AND`: return n(e, i);
			default: throw new r(`options.operator must to be a case insensitive string equal to 'OR' or 'AND'`);
		}
	}
	function buildAndValidateFilterCallsOptions(e = {}) {
		let t = {};
		if (`operator` in e) {
			if (typeof e.operator != `string` || e.operator.toUpperCase() !== `OR` && e.operator.toUpperCase() !== `AND`) throw new r(`options.operator must to be a case insensitive string equal to 'OR' or 'AND'`);
			return {
				...t,
				operator: e.operator.toUpperCase()
			};
		}
		return t;
	}
	function makeFilterCalls(e) {
		return (t, n) => {
			if (typeof t == `string` || t == null) return n.filter((n) => n[e] === t);
			if (t instanceof RegExp) return n.filter((n) => t.test(n[e]));
			throw new r(`${e} parameter should be one of string, regexp, undefined or null`);
		};
	}
	function computeUrlWithMaybeSearchParameters(e) {
		try {
			let t = new URL(e.path, e.origin);
			return t.search.length === 0 && (t.search = new URLSearchParams(e.query).toString()), t;
		} catch (e) {
			throw new r(`An error occurred when computing MockCallHistoryLog.url`, { cause: e });
		}
	}
	var MockCallHistoryLog = class {
		constructor(e = {}) {
			this.body = e.body, this.headers = e.headers, this.method = e.method;
			let t = computeUrlWithMaybeSearchParameters(e);
			this.fullUrl = t.toString(), this.origin = t.origin, this.path = t.pathname, this.searchParams = Object.fromEntries(t.searchParams), this.protocol = t.protocol, this.host = t.host, this.port = t.port, this.hash = t.hash;
		}
		toMap() {
			return new Map([
				[`protocol`, this.protocol],
				[`host`, this.host],
				[`port`, this.port],
				[`origin`, this.origin],
				[`path`, this.path],
				[`hash`, this.hash],
				[`searchParams`, this.searchParams],
				[`fullUrl`, this.fullUrl],
				[`method`, this.method],
				[`body`, this.body],
				[`headers`, this.headers]
			]);
		}
		toString() {
			let e = {
				betweenKeyValueSeparator: `->`,
				betweenPairSeparator: `|`
			}, t = ``;
			return this.toMap().forEach((n, r) => {
				(typeof n == `string` || n == null) && (t = `${t}${r}${e.betweenKeyValueSeparator}${n}${e.betweenPairSeparator}`), (typeof n == `object` && n || Array.isArray(n)) && (t = `${t}${r}${e.betweenKeyValueSeparator}${JSON.stringify(n)}${e.betweenPairSeparator}`);
			}), t.slice(0, -1);
		}
	}, MockCallHistory = class {
		logs = [];
		calls() {
			return this.logs;
		}
		firstCall() {
			return this.logs.at(0);
		}
		lastCall() {
			return this.logs.at(-1);
		}
		nthCall(e) {
			if (typeof e != `number`) throw new r(`nthCall must be called with a number`);
			if (!Number.isInteger(e)) throw new r(`nthCall must be called with an integer`);
			if (Math.sign(e) !== 1) throw new r(`nthCall must be called with a positive value. use firstCall or lastCall instead`);
			return this.logs.at(e - 1);
		}
		filterCalls(e, t) {
			if (this.logs.length === 0) return this.logs;
			if (typeof e == `function`) return this.logs.filter(e);
			if (e instanceof RegExp) return this.logs.filter((t) => e.test(t.toString()));
			if (typeof e == `object` && e) {
				if (Object.keys(e).length === 0) return this.logs;
				let n = {
					operator: `OR`,
					...buildAndValidateFilterCallsOptions(t)
				}, r = n.operator === `AND` ? this.logs : [];
				return `protocol` in e && (r = handleFilterCallsWithOptions(e.protocol, n, this.filterCallsByProtocol, r, this.logs)), `host` in e && (r = handleFilterCallsWithOptions(e.host, n, this.filterCallsByHost, r, this.logs)), `port` in e && (r = handleFilterCallsWithOptions(e.port, n, this.filterCallsByPort, r, this.logs)), `origin` in e && (r = handleFilterCallsWithOptions(e.origin, n, this.filterCallsByOrigin, r, this.logs)), `path` in e && (r = handleFilterCallsWithOptions(e.path, n, this.filterCallsByPath, r, this.logs)), `hash` in e && (r = handleFilterCallsWithOptions(e.hash, n, this.filterCallsByHash, r, this.logs)), `fullUrl` in e && (r = handleFilterCallsWithOptions(e.fullUrl, n, this.filterCallsByFullUrl, r, this.logs)), `method` in e && (r = handleFilterCallsWithOptions(e.method, n, this.filterCallsByMethod, r, this.logs)), [...new Set(r)];
			}
			throw new r(`criteria parameter should be one of function, regexp, or object`);
		}
		filterCallsByProtocol = makeFilterCalls.call(this, `protocol`);
		filterCallsByHost = makeFilterCalls.call(this, `host`);
		filterCallsByPort = makeFilterCalls.call(this, `port`);
		filterCallsByOrigin = makeFilterCalls.call(this, `origin`);
		filterCallsByPath = makeFilterCalls.call(this, `path`);
		filterCallsByHash = makeFilterCalls.call(this, `hash`);
		filterCallsByFullUrl = makeFilterCalls.call(this, `fullUrl`);
		filterCallsByMethod = makeFilterCalls.call(this, `method`);
		clear() {
			this.logs = [];
		}
		[n](e) {
			let t = new MockCallHistoryLog(e);
			return this.logs.push(t), t;
		}
		*[Symbol.iterator]() {
			for (let e of this.calls()) yield e;
		}
	};
	t.exports.MockCallHistory = MockCallHistory, t.exports.MockCallHistoryLog = MockCallHistoryLog;
})), fe = t(((t, r) => {
	let { promisify: a } = e(`node:util`), o = L(), { buildMockDispatch: s } = Y(), { kDispatches: c, kMockAgent: l, kClose: u, kOriginalClose: d, kOrigin: f, kOriginalDispatch: p, kConnected: m, kIgnoreTrailingSlash: h } = le(), { MockInterceptor: g } = X(), _ = n(), { InvalidArgumentError: v } = i();
	r.exports = class extends o {
		constructor(e, t) {
			if (!t || !t.agent || typeof t.agent.dispatch != `function`) throw new v(`Argument opts.agent must implement Agent`);
			super(e, t), this[l] = t.agent, this[f] = e, this[h] = t.ignoreTrailingSlash ?? !1, this[c] = [], this[m] = 1, this[p] = this.dispatch, this[d] = this.close.bind(this), this.dispatch = s.call(this), this.close = this[u];
		}
		get [_.kConnected]() {
			return this[m];
		}
		intercept(e) {
			return new g(e && {
				ignoreTrailingSlash: this[h],
				...e
			}, this[c]);
		}
		cleanMocks() {
			this[c] = [];
		}
		async [u]() {
			await a(this[d])(), this[m] = 0, this[l][_.kClients].delete(this[f]);
		}
	};
})), Z = t(((t, n) => {
	let { Transform: r } = e(`node:stream`), { Console: i } = e(`node:console`), a = process.versions.icu ? `✅` : `Y `, o = process.versions.icu ? `❌` : `N `;
	n.exports = class {
		constructor({ disableColors: e } = {}) {
			this.transform = new r({ transform(e, t, n) {
				n(null, e);
			} }), this.logger = new i({
				stdout: this.transform,
				inspectOptions: { colors: !e && !process.env.CI }
			});
		}
		format(e) {
			let t = e.map(({ method: e, path: t, data: { statusCode: n }, persist: r, times: i, timesInvoked: s, origin: c }) => ({
				Method: e,
				Origin: c,
				Path: t,
				"Status code": n,
				Persistent: r ? a : o,
				Invocations: s,
				Remaining: r ? 1 / 0 : i - s
			}));
			return this.logger.table(t), this.transform.read().toString();
		}
	};
})), pe = t(((e, t) => {
	let { kClients: r } = n(), a = B(), { kAgent: o, kMockAgentSet: s, kMockAgentGet: c, kDispatches: l, kIsMockActive: u, kNetConnect: d, kGetNetConnect: p, kOptions: m, kFactory: h, kMockAgentRegisterCallHistory: g, kMockAgentIsCallHistoryEnabled: _, kMockAgentAddCallHistoryLog: v, kMockAgentMockCallHistoryInstance: y, kMockAgentAcceptsNonStandardSearchParameters: b, kMockCallHistoryAddLog: x, kIgnoreTrailingSlash: S } = le(), C = ue(), w = fe(), { matchValue: T, normalizeSearchParams: E, buildAndValidateMockOptions: D, normalizeOrigin: O } = Y(), { InvalidArgumentError: k, UndiciError: A } = i(), j = f(), M = Z(), { MockCallHistory: N } = de();
	t.exports = class extends j {
		constructor(e = {}) {
			super(e);
			let t = D(e);
			if (this[d] = !0, this[u] = !0, this[_] = t.enableCallHistory ?? !1, this[b] = t.acceptNonStandardSearchParameters ?? !1, this[S] = t.ignoreTrailingSlash ?? !1, e?.agent && typeof e.agent.dispatch != `function`) throw new k(`Argument opts.agent must implement Agent`);
			let n = e?.agent ? e.agent : new a(e);
			this[o] = n, this[r] = n[r], this[m] = t, this[_] && this[g]();
		}
		get(e) {
			let t = O(e), n = this[S] ? t.replace(/\/$/, ``) : t, r = this[c](n);
			return r || (r = this[h](n), this[s](n, r)), r;
		}
		dispatch(e, t) {
			e.origin = O(e.origin), this.get(e.origin), this[v](e);
			let n = this[b], r = { ...e };
			if (n && r.path) {
				let [e, t] = r.path.split(`?`);
				r.path = `${e}?${E(t, n)}`;
			}
			return this[o].dispatch(r, t);
		}
		async close() {
			this.clearCallHistory(), await this[o].close(), this[r].clear();
		}
		deactivate() {
			this[u] = !1;
		}
		activate() {
			this[u] = !0;
		}
		enableNetConnect(e) {
			if (typeof e == `string` || typeof e == `function` || e instanceof RegExp) Array.isArray(this[d]) ? this[d].push(e) : this[d] = [e];
			else if (e === void 0) this[d] = !0;
			else throw new k(`Unsupported matcher. Must be one of String|Function|RegExp.`);
		}
		disableNetConnect() {
			this[d] = !1;
		}
		enableCallHistory() {
			return this[_] = !0, this;
		}
		disableCallHistory() {
			return this[_] = !1, this;
		}
		getCallHistory() {
			return this[y];
		}
		clearCallHistory() {
			this[y] !== void 0 && this[y].clear();
		}
		get isMockActive() {
			return this[u];
		}
		[g]() {
			this[y] === void 0 && (this[y] = new N());
		}
		[v](e) {
			this[_] && (this[g](), this[y][x](e));
		}
		[s](e, t) {
			this[r].set(e, {
				count: 0,
				dispatcher: t
			});
		}
		[h](e) {
			let t = Object.assign({ agent: this }, this[m]);
			return this[m] && this[m].connections === 1 ? new C(e, t) : new w(e, t);
		}
		[c](e) {
			let t = this[r].get(e);
			if (t?.dispatcher) return t.dispatcher;
			if (typeof e != `string`) {
				let t = this[h](`http://localhost:9999`);
				return this[s](e, t), t;
			}
			for (let [t, n] of Array.from(this[r])) if (n && typeof t != `string` && T(t, e)) {
				let t = this[h](e);
				return this[s](e, t), t[l] = n.dispatcher[l], t;
			}
		}
		[p]() {
			return this[d];
		}
		pendingInterceptors() {
			let e = this[r];
			return Array.from(e.entries()).flatMap(([e, t]) => t.dispatcher[l].map((t) => ({
				...t,
				origin: e
			}))).filter(({ pending: e }) => e);
		}
		assertNoPendingInterceptors({ pendingInterceptorsFormatter: e = new M() } = {}) {
			let t = this.pendingInterceptors();
			if (t.length !== 0) throw new A(t.length === 1 ? `1 interceptor is pending:\n\n${e.format(t)}`.trim() : `${t.length} interceptors are pending:\n\n${e.format(t)}`.trim());
		}
	};
})), me = t(((t, n) => {
	let { InvalidArgumentError: r } = i(), { runtimeFeatures: a } = T();
	function createHeaderFilters(e = {}) {
		let { ignoreHeaders: t = [], excludeHeaders: n = [], matchHeaders: r = [], caseSensitive: i = !1 } = e;
		return {
			ignore: new Set(t.map((e) => i ? e : e.toLowerCase())),
			exclude: new Set(n.map((e) => i ? e : e.toLowerCase())),
			match: new Set(r.map((e) => i ? e : e.toLowerCase()))
		};
	}
	let o = a.has(`crypto`) ? e(`node:crypto`) : null, s = o?.hash ? (e) => o.hash(`sha256`, e, `base64url`) : (e) => Buffer.from(e).toString(`base64url`);
	function isUndiciHeaders(e) {
		return Array.isArray(e) && !(e.length & 1);
	}
	function isUrlExcludedFactory(e = []) {
		return e.length === 0 ? () => !1 : function(t) {
			let n;
			for (let r of e) if (typeof r == `string`) {
				if (n ||= t.toLowerCase(), n.includes(r.toLowerCase())) return !0;
			} else if (r instanceof RegExp && r.test(t)) return !0;
			return !1;
		};
	}
	function normalizeHeaders(e) {
		let t = {};
		if (!e) return t;
		if (isUndiciHeaders(e)) {
			for (let n = 0; n < e.length; n += 2) {
				let r = e[n], i = e[n + 1];
				if (r && i !== void 0) {
					let e = Buffer.isBuffer(r) ? r.toString() : r, n = Buffer.isBuffer(i) ? i.toString() : i;
					t[e.toLowerCase()] = n;
				}
			}
			return t;
		}
		if (e && typeof e == `object`) for (let [n, r] of Object.entries(e)) n && typeof n == `string` && (t[n.toLowerCase()] = Array.isArray(r) ? r.join(`, `) : String(r));
		return t;
	}
	let c = [
		`record`,
		`playback`,
		`update`
	];
	function validateSnapshotMode(e) {
		if (!c.includes(e)) throw new r(`Invalid snapshot mode: ${e}. Must be one of: ${c.join(`, `)}`);
	}
	n.exports = {
		createHeaderFilters,
		hashId: s,
		isUndiciHeaders,
		normalizeHeaders,
		isUrlExcludedFactory,
		validateSnapshotMode
	};
})), he = t(((t, n) => {
	let { writeFile: r, readFile: a, mkdir: o } = e(`node:fs/promises`), { dirname: s, resolve: c } = e(`node:path`), { setTimeout: l, clearTimeout: u } = e(`node:timers`), { InvalidArgumentError: d, UndiciError: f } = i(), { hashId: p, isUrlExcludedFactory: m, normalizeHeaders: h, createHeaderFilters: g } = me();
	function formatRequestKey(e, t, n = {}) {
		let r = new URL(e.path, e.origin), i = e._normalizedHeaders || h(e.headers);
		return e._normalizedHeaders ||= i, {
			method: e.method || `GET`,
			url: n.matchQuery === !1 ? `${r.origin}${r.pathname}` : r.toString(),
			headers: filterHeadersForMatching(i, t, n),
			body: n.matchBody !== !1 && e.body ? String(e.body) : ``
		};
	}
	function filterHeadersForMatching(e, t, n = {}) {
		if (!e || typeof e != `object`) return {};
		let { caseSensitive: r = !1 } = n, i = {}, { ignore: a, exclude: o, match: s } = t;
		for (let [t, n] of Object.entries(e)) {
			let e = r ? t : t.toLowerCase();
			o.has(e) || a.has(e) || (s.size === 0 || s.has(e)) && (i[e] = n);
		}
		return i;
	}
	function filterHeadersForStorage(e, t, n = {}) {
		if (!e || typeof e != `object`) return {};
		let { caseSensitive: r = !1 } = n, i = {}, { exclude: a } = t;
		for (let [t, n] of Object.entries(e)) {
			let e = r ? t : t.toLowerCase();
			a.has(e) || (i[e] = n);
		}
		return i;
	}
	function createRequestHash(e) {
		let t = [e.method, e.url];
		if (e.headers && typeof e.headers == `object`) {
			let n = Object.keys(e.headers).sort();
			for (let r of n) {
				let n = Array.isArray(e.headers[r]) ? e.headers[r] : [e.headers[r]];
				t.push(r);
				for (let e of n.sort()) t.push(String(e));
			}
		}
		t.push(e.body);
		let n = t.join(`|`);
		return p(n);
	}
	n.exports = {
		SnapshotRecorder: class {
			#e;
			#t;
			#n = new Map();
			#r;
			#i = 1 / 0;
			#a = !1;
			#o;
			constructor(e = {}) {
				this.#r = e.snapshotPath, this.#i = e.maxSnapshots || 1 / 0, this.#a = e.autoFlush || !1, this.flushInterval = e.flushInterval || 3e4, this._flushTimer = null, this.matchOptions = {
					matchHeaders: e.matchHeaders || [],
					ignoreHeaders: e.ignoreHeaders || [],
					excludeHeaders: e.excludeHeaders || [],
					matchBody: e.matchBody !== !1,
					matchQuery: e.matchQuery !== !1,
					caseSensitive: e.caseSensitive || !1
				}, this.#o = g(this.matchOptions), this.shouldRecord = e.shouldRecord || (() => !0), this.shouldPlayback = e.shouldPlayback || (() => !0), this.#t = m(e.excludeUrls), this.#a && this.#r && this.#s();
			}
			async record(e, t) {
				if (!this.shouldRecord(e) || this.isUrlExcluded(e)) return;
				let n = formatRequestKey(e, this.#o, this.matchOptions), r = createRequestHash(n), i = h(t.headers), a = {
					statusCode: t.statusCode,
					headers: filterHeadersForStorage(i, this.#o, this.matchOptions),
					body: Buffer.isBuffer(t.body) ? t.body.toString(`base64`) : Buffer.from(String(t.body || ``)).toString(`base64`),
					trailers: t.trailers
				};
				if (this.#n.size >= this.#i && !this.#n.has(r)) {
					let e = this.#n.keys().next().value;
					this.#n.delete(e);
				}
				let o = this.#n.get(r);
				o && o.responses ? (o.responses.push(a), o.timestamp = new Date().toISOString()) : this.#n.set(r, {
					request: n,
					responses: [a],
					callCount: 0,
					timestamp: new Date().toISOString()
				}), this.#a && this.#r && this.#l();
			}
			isUrlExcluded(e) {
				let t = new URL(e.path, e.origin).toString();
				return this.#t(t);
			}
			findSnapshot(e) {
				if (!this.shouldPlayback(e) || this.isUrlExcluded(e)) return;
				let t = createRequestHash(formatRequestKey(e, this.#o, this.matchOptions)), n = this.#n.get(t);
				if (!n) return;
				let r = n.callCount || 0, i = Math.min(r, n.responses.length - 1);
				return n.callCount = r + 1, {
					...n,
					response: n.responses[i]
				};
			}
			async loadSnapshots(e) {
				let t = e || this.#r;
				if (!t) throw new d(`Snapshot path is required`);
				try {
					let e = await a(c(t), `utf8`), n = JSON.parse(e);
					if (Array.isArray(n)) {
						this.#n.clear();
						for (let { hash: e, snapshot: t } of n) this.#n.set(e, t);
					} else this.#n = new Map(Object.entries(n));
				} catch (e) {
					if (e.code === `ENOENT`) this.#n.clear();
					else throw new f(`Failed to load snapshots from ${t}`, { cause: e });
				}
			}
			async saveSnapshots(e) {
				let t = e || this.#r;
				if (!t) throw new d(`Snapshot path is required`);
				let n = c(t);
				await o(s(n), { recursive: !0 });
				let i = Array.from(this.#n.entries()).map(([e, t]) => ({
					hash: e,
					snapshot: t
				}));
				await r(n, JSON.stringify(i, null, 2), { flush: !0 });
			}
			clear() {
				this.#n.clear();
			}
			getSnapshots() {
				return Array.from(this.#n.values());
			}
			size() {
				return this.#n.size;
			}
			resetCallCounts() {
				for (let e of this.#n.values()) e.callCount = 0;
			}
			deleteSnapshot(e) {
				let t = createRequestHash(formatRequestKey(e, this.#o, this.matchOptions));
				return this.#n.delete(t);
			}
			getSnapshotInfo(e) {
				let t = createRequestHash(formatRequestKey(e, this.#o, this.matchOptions)), n = this.#n.get(t);
				return n ? {
					hash: t,
					request: n.request,
					responseCount: n.responses ? n.responses.length : +!!n.response,
					callCount: n.callCount || 0,
					timestamp: n.timestamp
				} : null;
			}
			replaceSnapshots(e) {
				if (this.#n.clear(), Array.isArray(e)) for (let { hash: t, snapshot: n } of e) this.#n.set(t, n);
				else e && typeof e == `object` && (this.#n = new Map(Object.entries(e)));
			}
			#s() {
				return this.#l();
			}
			#c() {
				this.#e &&= (u(this.#e), this.saveSnapshots().catch(() => {}), null);
			}
			#l() {
				this.#e = l(() => {
					this.saveSnapshots().catch(() => {}), this.#a ? this.#e?.refresh() : this.#e = null;
				}, 1e3);
			}
			destroy() {
				this.#c(), this.#e &&= (u(this.#e), null);
			}
			async close() {
				this.#r && this.#n.size !== 0 && await this.saveSnapshots(), this.destroy();
			}
		},
		formatRequestKey,
		createRequestHash,
		filterHeadersForMatching,
		filterHeadersForStorage,
		createHeaderFilters: g
	};
})), ge = t(((e, t) => {
	let n = B(), r = pe(), { SnapshotRecorder: a } = he(), o = d(), { InvalidArgumentError: s, UndiciError: c } = i(), { validateSnapshotMode: l } = me(), u = Symbol(`kSnapshotRecorder`), f = Symbol(`kSnapshotMode`), p = Symbol(`kSnapshotPath`), m = Symbol(`kSnapshotLoaded`), h = Symbol(`kRealAgent`), g = !1;
	t.exports = class extends r {
		constructor(e = {}) {
			g ||= (process.emitWarning(`SnapshotAgent is experimental and subject to change`, `ExperimentalWarning`), !0);
			let { mode: t = `record`, snapshotPath: r = null, ...i } = e;
			if (super(i), l(t), (t === `playback` || t === `update`) && !r) throw new s(`snapshotPath is required when mode is '${t}'`);
			this[f] = t, this[p] = r, this[u] = new a({
				snapshotPath: this[p],
				mode: this[f],
				maxSnapshots: e.maxSnapshots,
				autoFlush: e.autoFlush,
				flushInterval: e.flushInterval,
				matchHeaders: e.matchHeaders,
				ignoreHeaders: e.ignoreHeaders,
				excludeHeaders: e.excludeHeaders,
				matchBody: e.matchBody,
				matchQuery: e.matchQuery,
				caseSensitive: e.caseSensitive,
				shouldRecord: e.shouldRecord,
				shouldPlayback: e.shouldPlayback,
				excludeUrls: e.excludeUrls
			}), this[m] = !1, (this[f] === `record` || this[f] === `update` || this[f] === `playback` && e.excludeUrls && e.excludeUrls.length > 0) && (this[h] = new n(e)), (this[f] === `playback` || this[f] === `update`) && this[p] && this.loadSnapshots().catch(() => {});
		}
		dispatch(e, t) {
			t = o.wrap(t);
			let n = this[f];
			if (this[u].isUrlExcluded(e)) return this[h].dispatch(e, t);
			if (n === `playback` || n === `update`) {
				if (!this[m]) return this.#e(e, t);
				let r = this[u].findSnapshot(e);
				if (r) return this.#n(r, t);
				if (n === `update`) return this.#t(e, t);
				{
					let n = new c(`No snapshot found for ${e.method || `GET`} ${e.path}`);
					if (t.onError) {
						t.onError(n);
						return;
					}
					throw n;
				}
			}
			if (n === `record`) return this.#t(e, t);
		}
		async #e(e, t) {
			return await this.loadSnapshots(), this.dispatch(e, t);
		}
		#t(e, t) {
			let n = {
				statusCode: null,
				headers: {},
				trailers: {},
				body: []
			}, r = this;
			return this[h].dispatch(e, {
				onRequestStart(e, n) {
					return t.onRequestStart(e, {
						...n,
						history: this.history
					});
				},
				onRequestUpgrade(e, n, r, i) {
					return t.onRequestUpgrade(e, n, r, i);
				},
				onResponseStart(e, r, i, a) {
					return n.statusCode = r, n.headers = i, t.onResponseStart(e, r, i, a);
				},
				onResponseData(e, r) {
					return n.body.push(r), t.onResponseData(e, r);
				},
				onResponseEnd(i, a) {
					n.trailers = a;
					let o = Buffer.concat(n.body);
					r[u].record(e, {
						statusCode: n.statusCode,
						headers: n.headers,
						body: o,
						trailers: n.trailers
					}).then(() => t.onResponseEnd(i, a)).catch((e) => t.onResponseError(i, e));
				}
			});
		}
		#n(e, t) {
			try {
				let { response: n } = e, r = {
					pause() {},
					resume() {},
					abort(e) {
						this.aborted = !0, this.reason = e;
					},
					aborted: !1,
					paused: !1
				};
				t.onRequestStart(r), t.onResponseStart(r, n.statusCode, n.headers);
				let i = Buffer.from(n.body, `base64`);
				t.onResponseData(r, i), t.onResponseEnd(r, n.trailers);
			} catch (e) {
				t.onError?.(e);
			}
		}
		async loadSnapshots(e) {
			await this[u].loadSnapshots(e || this[p]), this[m] = !0, this[f] === `playback` && this.#r();
		}
		async saveSnapshots(e) {
			return this[u].saveSnapshots(e || this[p]);
		}
		#r() {
			for (let e of this[u].getSnapshots()) {
				let { request: t, responses: n, response: r } = e, i = new URL(t.url), a = this.get(i.origin), o = n ? n[0] : r;
				o && a.intercept({
					path: i.pathname + i.search,
					method: t.method,
					headers: t.headers,
					body: t.body
				}).reply(o.statusCode, o.body, {
					headers: o.headers,
					trailers: o.trailers
				}).persist();
			}
		}
		getRecorder() {
			return this[u];
		}
		getMode() {
			return this[f];
		}
		clearSnapshots() {
			this[u].clear();
		}
		resetCallCounts() {
			this[u].resetCallCounts();
		}
		deleteSnapshot(e) {
			return this[u].deleteSnapshot(e);
		}
		getSnapshotInfo(e) {
			return this[u].getSnapshotInfo(e);
		}
		replaceSnapshots(e) {
			this[u].replaceSnapshots(e);
		}
		async close() {
			await this[u].close(), await this[h]?.close(), await super.close();
		}
	};
})), Q = t(((e, t) => {
	let n = Symbol.for(`undici.globalDispatcher.2`), r = Symbol.for(`undici.globalDispatcher.1`), { InvalidArgumentError: a } = i(), o = B();
	getGlobalDispatcher() === void 0 && setGlobalDispatcher(new o());
	function setGlobalDispatcher(e) {
		if (!e || typeof e.dispatch != `function`) throw new a(`Argument agent must implement Agent`);
		Object.defineProperty(globalThis, n, {
			value: e,
			writable: !0,
			enumerable: !1,
			configurable: !1
		}), Object.defineProperty(globalThis, r, {
			value: e,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	function getGlobalDispatcher() {
		return globalThis[r];
	}
	t.exports = {
		setGlobalDispatcher,
		getGlobalDispatcher,
		installedExports: [
			`fetch`,
			`Headers`,
			`Response`,
			`Request`,
			`FormData`,
			`WebSocket`,
			`CloseEvent`,
			`ErrorEvent`,
			`MessageEvent`,
			`EventSource`
		]
	};
})), $ = t(((t, n) => {
	let r = e(`node:assert`), i = d();
	n.exports = class {
		#e;
		#t = !1;
		#n = !1;
		#r = !1;
		constructor(e) {
			if (typeof e != `object` || !e) throw TypeError(`handler must be an object`);
			this.#e = i.wrap(e);
		}
		onRequestStart(...e) {
			this.#e.onRequestStart?.(...e);
		}
		onRequestUpgrade(...e) {
			return r(!this.#t), r(!this.#n), this.#e.onRequestUpgrade?.(...e);
		}
		onResponseStart(...e) {
			return r(!this.#t), r(!this.#n), r(!this.#r), this.#r = !0, this.#e.onResponseStart?.(...e);
		}
		onResponseData(...e) {
			return r(!this.#t), r(!this.#n), this.#e.onResponseData?.(...e);
		}
		onResponseEnd(...e) {
			return r(!this.#t), r(!this.#n), this.#t = !0, this.#e.onResponseEnd?.(...e);
		}
		onResponseError(...e) {
			return this.#n = !0, this.#e.onResponseError?.(...e);
		}
		onBodySent() {}
	};
})), _e = t(((t, r) => {
	let a = s(), { kBodyUsed: o, kRedirectCacheControl: c } = n(), l = e(`node:assert`), { InvalidArgumentError: u } = i(), d = e(`node:events`), f = [
		300,
		301,
		302,
		303,
		307,
		308
	], p = Symbol(`body`), noop = () => {};
	var BodyAsyncIterable = class {
		constructor(e) {
			this[p] = e, this[o] = !1;
		}
		async *[Symbol.asyncIterator]() {
			l(!this[o], `disturbed`), this[o] = !0, yield* this[p];
		}
	}, m = class RedirectHandler {
		static buildDispatch(e, t) {
			if (t != null && (!Number.isInteger(t) || t < 0)) throw new u(`maxRedirections must be a positive number`);
			let n = e.dispatch.bind(e);
			return (e, r) => n(e, new RedirectHandler(n, t, e, r));
		}
		constructor(e, t, n, r) {
			if (t != null && (!Number.isInteger(t) || t < 0)) throw new u(`maxRedirections must be a positive number`);
			this.dispatch = e, this.location = null;
			let { maxRedirections: i, ...s } = n;
			this.opts = s, this.maxRedirections = t, this.handler = r, this.history = [], Object.defineProperty(this.history, c, {
				value: [],
				enumerable: !1
			}), a.isStream(this.opts.body) ? (a.bodyLength(this.opts.body) === 0 && this.opts.body.on(`data`, function() {
				l(!1);
			}), typeof this.opts.body.readableDidRead != `boolean` && (this.opts.body[o] = !1, d.prototype.on.call(this.opts.body, `data`, function() {
				this[o] = !0;
			}))) : (this.opts.body && typeof this.opts.body.pipeTo == `function` || this.opts.body && typeof this.opts.body != `string` && !ArrayBuffer.isView(this.opts.body) && a.isIterable(this.opts.body) && !a.isFormDataLike(this.opts.body)) && (this.opts.body = new BodyAsyncIterable(this.opts.body));
		}
		onRequestStart(e, t) {
			this.handler.onRequestStart?.(e, {
				...t,
				history: this.history
			});
		}
		onRequestUpgrade(e, t, n, r) {
			this.handler.onRequestUpgrade?.(e, t, n, r);
		}
		onResponseStart(e, t, n, r) {
			if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) throw Error(`max redirects`);
			if ((t === 301 || t === 302) && this.opts.method === `POST` && (this.opts.method = `GET`, a.isStream(this.opts.body) && a.destroy(this.opts.body.on(`error`, noop)), this.opts.body = null), t === 303 && this.opts.method !== `HEAD` && (this.opts.method = `GET`, a.isStream(this.opts.body) && a.destroy(this.opts.body.on(`error`, noop)), this.opts.body = null), this.location = this.history.length >= this.maxRedirections || a.isDisturbed(this.opts.body) || f.indexOf(t) === -1 ? null : n.location, this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin)), !this.location) {
				this.handler.onResponseStart?.(e, t, n, r);
				return;
			}
			this.history[c].push({
				statusCode: t,
				headers: { ...n },
				receivedAt: Date.now()
			});
			let { origin: i, pathname: o, search: s } = a.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin))), l = s ? `${o}${s}` : o, d = `${i}${l}`;
			for (let e of this.history) if (e.toString() === d) throw new u(`Redirect loop detected. Cannot redirect to ${i}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);
			this.opts.headers = cleanRequestHeaders(this.opts.headers, t === 303, this.opts.origin !== i), this.opts.path = l, this.opts.origin = i, this.opts.query = null;
		}
		onResponseData(e, t) {
			this.location || this.handler.onResponseData?.(e, t);
		}
		onResponseEnd(e, t) {
			this.location ? this.dispatch(this.opts, this) : this.handler.onResponseEnd(e, t);
		}
		onResponseError(e, t) {
			this.handler.onResponseError?.(e, t);
		}
	};
	function shouldRemoveHeader(e, t, n) {
		if (e.length === 4) return a.headerNameToString(e) === `host`;
		if (t && a.headerNameToString(e).startsWith(`content-`)) return !0;
		if (n && (e.length === 13 || e.length === 6 || e.length === 19)) {
			let t = a.headerNameToString(e);
			return t === `authorization` || t === `cookie` || t === `proxy-authorization`;
		}
		return !1;
	}
	function cleanRequestHeaders(e, t, n) {
		let r = [];
		if (Array.isArray(e)) {
			if (e.length > 0 && Array.isArray(e[0])) for (let [i, a] of e) shouldRemoveHeader(i, t, n) || r.push(i, a);
			else for (let i = 0; i < e.length; i += 2) shouldRemoveHeader(e[i], t, n) || r.push(e[i], e[i + 1]);
		} else if (e && typeof e == `object`) {
			let i = a.hasSafeIterator(e) ? e : Object.entries(e);
			for (let [e, a] of i) shouldRemoveHeader(e, t, n) || r.push(e, a);
		} else l(e == null, `headers must be an object or an array`);
		return r;
	}
	r.exports = m;
})), ve = t(((e, t) => {
	let n = _e();
	function createRedirectInterceptor({ maxRedirections: e } = {}) {
		return (t) => function(r, i) {
			let { maxRedirections: a = e, ...o } = r;
			if (a == null || a === 0) return t(r, i);
			let s = { ...o };
			return t(s, new n(t, a, s, i));
		};
	}
	t.exports = createRedirectInterceptor;
})), ye = t(((e, t) => {
	let n = $(), { ResponseError: r } = i();
	var ResponseErrorHandler = class extends n {
		#e;
		#t;
		#n;
		#r;
		#i;
		constructor(e, { handler: t }) {
			super(t);
		}
		#a(e) {
			return (this.#t ?? ``).indexOf(e) === 0;
		}
		onRequestStart(e, t) {
			return this.#e = 0, this.#t = null, this.#n = null, this.#r = null, this.#i = ``, super.onRequestStart(e, t);
		}
		onResponseStart(e, t, n, r) {
			if (this.#e = t, this.#r = n, this.#t = n[`content-type`], this.#e < 400) return super.onResponseStart(e, t, n, r);
			(this.#a(`application/json`) || this.#a(`text/plain`)) && (this.#n = new TextDecoder(`utf-8`));
		}
		onResponseData(e, t) {
			if (this.#e < 400) return super.onResponseData(e, t);
			this.#i += this.#n?.decode(t, { stream: !0 }) ?? ``;
		}
		onResponseEnd(e, t) {
			if (this.#e >= 400) {
				if (this.#i += this.#n?.decode(void 0, { stream: !1 }) ?? ``, this.#a(`application/json`)) try {
					this.#i = JSON.parse(this.#i);
				} catch {}
				let t, n = Error.stackTraceLimit;
				Error.stackTraceLimit = 0;
				try {
					t = new r(`Response Error`, this.#e, {
						body: this.#i,
						headers: this.#r
					});
				} finally {
					Error.stackTraceLimit = n;
				}
				super.onResponseError(e, t);
			} else super.onResponseEnd(e, t);
		}
		onResponseError(e, t) {
			super.onResponseError(e, t);
		}
	};
	t.exports = () => (e) => function(t, n) {
		return e(t, new ResponseErrorHandler(t, { handler: n }));
	};
})), be = t(((e, t) => {
	let n = G();
	t.exports = (e) => (t) => function(r, i) {
		return t(r, new n({
			...r,
			retryOptions: {
				...e,
				...r.retryOptions
			}
		}, {
			handler: i,
			dispatch: t
		}));
	};
})), xe = t(((e, t) => {
	let { InvalidArgumentError: n, RequestAbortedError: r } = i(), a = $();
	var DumpHandler = class extends a {
		#e = 1048576;
		#t = !1;
		#n = 0;
		aborted = !1;
		reason = !1;
		constructor({ maxSize: e, signal: t }, r) {
			if (e != null && (!Number.isFinite(e) || e < 1)) throw new n(`maxSize must be a number greater than 0`);
			super(r), this.#e = e ?? this.#e;
		}
		#r(e) {
			this.aborted = !0, this.reason = e;
		}
		onRequestStart(e, t) {
			return e.abort = this.#r.bind(this), super.onRequestStart(e, t);
		}
		onResponseStart(e, t, n, i) {
			let a = n[`content-length`];
			if (a != null && a > this.#e) throw new r(`Response size (${a}) larger than maxSize (${this.#e})`);
			return this.aborted === !0 || super.onResponseStart(e, t, n, i);
		}
		onResponseError(e, t) {
			super.onResponseError(e, this.aborted === !0 ? this.reason : t);
		}
		onResponseData(e, t) {
			if (this.#n += t.length, this.#n > this.#e) throw new r(`Response size (${this.#n}) larger than maxSize (${this.#e})`);
			return this.#n === this.#e && (this.#t = !0), !0;
		}
		onResponseEnd(e, t) {
			this.aborted === !0 ? super.onResponseError(e, this.reason) : super.onResponseEnd(e, this.#t ? {} : t);
		}
	};
	function createDumpInterceptor({ maxSize: e } = { maxSize: 1048576 }) {
		return (t) => function(n, r) {
			let { dumpMaxSize: i = e } = n;
			return t(n, new DumpHandler({
				maxSize: i,
				signal: n.signal
			}, r));
		};
	}
	t.exports = createDumpInterceptor;
})), Se = t(((t, n) => {
	let { isIP: r } = e(`node:net`), { lookup: a } = e(`node:dns`), o = $(), { InvalidArgumentError: s, InformationalError: c } = i(), l = 2 ** 31 - 1;
	function hasSafeIterator(e) {
		let t = Object.getPrototypeOf(e);
		return Object.prototype.hasOwnProperty.call(e, Symbol.iterator) || t != null && t !== Object.prototype && typeof e[Symbol.iterator] == `function`;
	}
	function isHostHeader(e) {
		return typeof e == `string` && e.toLowerCase() === `host`;
	}
	function normalizeHeaders(e) {
		if (e == null) return null;
		if (Array.isArray(e)) {
			if (e.length === 0 || !Array.isArray(e[0])) return e;
			let t = [];
			for (let n of e) Array.isArray(n) && n.length === 2 ? t.push(n[0], n[1]) : t.push(n);
			return t;
		}
		if (typeof e == `object` && hasSafeIterator(e)) {
			let t = [];
			for (let n of e) Array.isArray(n) && n.length === 2 ? t.push(n[0], n[1]) : t.push(n);
			return t;
		}
		return e;
	}
	function hasHostHeader(e) {
		if (e == null) return !1;
		if (Array.isArray(e)) {
			if (e.length === 0) return !1;
			for (let t = 0; t < e.length; t += 2) if (isHostHeader(e[t])) return !0;
			return !1;
		}
		if (typeof e == `object`) {
			for (let t in e) if (isHostHeader(t)) return !0;
		}
		return !1;
	}
	function withHostHeader(e, t) {
		let n = normalizeHeaders(t);
		return hasHostHeader(n) ? n : Array.isArray(n) ? [
			`host`,
			e,
			...n
		] : n && typeof n == `object` ? {
			host: e,
			...n
		} : { host: e };
	}
	var DNSStorage = class {
		#e = 0;
		#t = new Map();
		constructor(e) {
			this.#e = e.maxItems;
		}
		get size() {
			return this.#t.size;
		}
		get(e) {
			return this.#t.get(e) ?? null;
		}
		set(e, t) {
			this.#t.set(e, t);
		}
		delete(e) {
			this.#t.delete(e);
		}
		full() {
			return this.size >= this.#e;
		}
	}, DNSInstance = class {
		#e = 0;
		#t = 0;
		dualStack = !0;
		affinity = null;
		lookup = null;
		pick = null;
		storage = null;
		constructor(e) {
			this.#e = e.maxTTL, this.#t = e.maxItems, this.dualStack = e.dualStack, this.affinity = e.affinity, this.lookup = e.lookup ?? this.#n, this.pick = e.pick ?? this.#r, this.storage = e.storage ?? new DNSStorage(e);
		}
		runLookup(e, t, n) {
			let r = this.storage.get(e.hostname);
			if (r == null && this.storage.full()) {
				n(null, e);
				return;
			}
			let i = {
				affinity: this.affinity,
				dualStack: this.dualStack,
				lookup: this.lookup,
				pick: this.pick,
				...t.dns,
				maxTTL: this.#e,
				maxItems: this.#t
			};
			if (r == null) this.lookup(e, i, (t, r) => {
				if (t || r == null || r.length === 0) {
					n(t ?? new c(`No DNS entries found`));
					return;
				}
				this.setRecords(e, r);
				let a = this.storage.get(e.hostname), o = this.pick(e, a, i.affinity), s;
				s = typeof o.port == `number` ? `:${o.port}` : e.port === `` ? `` : `:${e.port}`, n(null, new URL(`${e.protocol}//${o.family === 6 ? `[${o.address}]` : o.address}${s}`));
			});
			else {
				let a = this.pick(e, r, i.affinity);
				if (a == null) {
					this.storage.delete(e.hostname), this.runLookup(e, t, n);
					return;
				}
				let o;
				o = typeof a.port == `number` ? `:${a.port}` : e.port === `` ? `` : `:${e.port}`, n(null, new URL(`${e.protocol}//${a.family === 6 ? `[${a.address}]` : a.address}${o}`));
			}
		}
		#n(e, t, n) {
			a(e.hostname, {
				all: !0,
				family: this.dualStack === !1 ? this.affinity : 0,
				order: `ipv4first`
			}, (e, t) => {
				if (e) return n(e);
				let r = new Map();
				for (let e of t) r.set(`${e.address}:${e.family}`, e);
				n(null, r.values());
			});
		}
		#r(e, t, n) {
			let r = null, { records: i, offset: a } = t, o;
			if (this.dualStack ? (n ?? (a == null || a === l ? (t.offset = 0, n = 4) : (t.offset++, n = (t.offset & 1) == 1 ? 6 : 4)), o = i[n] != null && i[n].ips.length > 0 ? i[n] : i[n === 4 ? 6 : 4]) : o = i[n], o == null || o.ips.length === 0) return r;
			o.offset == null || o.offset === l ? o.offset = 0 : o.offset++;
			let s = o.offset % o.ips.length;
			return r = o.ips[s] ?? null, r == null ? r : Date.now() - r.timestamp > r.ttl ? (o.ips.splice(s, 1), this.pick(e, t, n)) : r;
		}
		pickFamily(e, t) {
			let n = this.storage.get(e.hostname)?.records;
			if (!n) return null;
			let r = n[t];
			if (!r) return null;
			r.offset == null || r.offset === l ? r.offset = 0 : r.offset++;
			let i = r.offset % r.ips.length, a = r.ips[i] ?? null;
			return a == null || Date.now() - a.timestamp > a.ttl && r.ips.splice(i, 1), a;
		}
		setRecords(e, t) {
			let n = Date.now(), r = { records: {
				4: null,
				6: null
			} }, i = this.#e;
			for (let e of t) {
				e.timestamp = n, typeof e.ttl == `number` ? (e.ttl = Math.min(e.ttl, this.#e), i = Math.min(i, e.ttl)) : e.ttl = this.#e;
				let t = r.records[e.family] ?? { ips: [] };
				t.ips.push(e), r.records[e.family] = t;
			}
			this.storage.set(e.hostname, r, { ttl: i });
		}
		deleteRecords(e) {
			this.storage.delete(e.hostname);
		}
		getHandler(e, t) {
			return new DNSDispatchHandler(this, e, t);
		}
	}, DNSDispatchHandler = class extends o {
		#e = null;
		#t = null;
		#n = null;
		#r = null;
		#i = null;
		#a = !0;
		constructor(e, { origin: t, handler: n, dispatch: r, newOrigin: i }, a) {
			super(n), this.#r = t, this.#i = i, this.#t = { ...a }, this.#e = e, this.#n = r;
		}
		onResponseError(e, t) {
			switch (t.code) {
				case `ETIMEDOUT`:
				case `ECONNREFUSED`:
					if (this.#e.dualStack) {
						if (!this.#a) {
							super.onResponseError(e, t);
							return;
						}
						this.#a = !1;
						let n = this.#i.hostname[0] === `[` ? 4 : 6, r = this.#e.pickFamily(this.#r, n);
						if (r == null) {
							super.onResponseError(e, t);
							return;
						}
						let i;
						i = typeof r.port == `number` ? `:${r.port}` : this.#r.port === `` ? `` : `:${this.#r.port}`;
						let a = {
							...this.#t,
							origin: `${this.#r.protocol}//${r.family === 6 ? `[${r.address}]` : r.address}${i}`,
							headers: withHostHeader(this.#r.host, this.#t.headers)
						};
						this.#n(a, this);
						return;
					}
					super.onResponseError(e, t);
					break;
				case `ENOTFOUND`:
					this.#e.deleteRecords(this.#r), super.onResponseError(e, t);
					break;
				default: super.onResponseError(e, t);
			}
		}
	};
	n.exports = (e) => {
		if (e?.maxTTL != null && (typeof e?.maxTTL != `number` || e?.maxTTL < 0)) throw new s(`Invalid maxTTL. Must be a positive number`);
		if (e?.maxItems != null && (typeof e?.maxItems != `number` || e?.maxItems < 1)) throw new s(`Invalid maxItems. Must be a positive number and greater than zero`);
		if (e?.affinity != null && e?.affinity !== 4 && e?.affinity !== 6) throw new s(`Invalid affinity. Must be either 4 or 6`);
		if (e?.dualStack != null && typeof e?.dualStack != `boolean`) throw new s(`Invalid dualStack. Must be a boolean`);
		if (e?.lookup != null && typeof e?.lookup != `function`) throw new s(`Invalid lookup. Must be a function`);
		if (e?.pick != null && typeof e?.pick != `function`) throw new s(`Invalid pick. Must be a function`);
		if (e?.storage != null && (typeof e?.storage?.get != `function` || typeof e?.storage?.set != `function` || typeof e?.storage?.full != `function` || typeof e?.storage?.delete != `function`)) throw new s(`Invalid storage. Must be a object with methods: { get, set, full, delete }`);
		let t = e?.dualStack ?? !0, n;
		n = t ? e?.affinity ?? null : e?.affinity ?? 4;
		let i = new DNSInstance({
			maxTTL: e?.maxTTL ?? 1e4,
			lookup: e?.lookup ?? null,
			pick: e?.pick ?? null,
			dualStack: t,
			affinity: n,
			maxItems: e?.maxItems ?? 1 / 0,
			storage: e?.storage
		});
		return (e) => function(t, n) {
			let a = t.origin.constructor === URL ? t.origin : new URL(t.origin);
			return r(a.hostname) === 0 ? (i.runLookup(a, t, (r, o) => {
				if (r) return n.onResponseError(null, r);
				e({
					...t,
					servername: a.hostname,
					origin: o.origin,
					headers: withHostHeader(a.host, t.headers)
				}, i.getHandler({
					origin: a,
					dispatch: e,
					handler: n,
					newOrigin: o
				}, t));
			}), !0) : e(t, n);
		};
	};
})), Ce = t(((e, t) => {
	let { safeHTTPMethods: n, pathHasQueryOrFragment: r, hasSafeIterator: i, isValidHTTPToken: a } = s(), { serializePathWithQuery: o } = s(), c = [
		`no-store`,
		`private`,
		`no-cache`
	], l = Symbol(`invalid cache-control directives`);
	function trimOWS(e) {
		return e.replace(/^[\t ]+|[\t ]+$/g, ``);
	}
	function arrayIncludes(e, t) {
		for (let n = 0; n < e.length; n++) if (e[n] === t) return !0;
		return !1;
	}
	function trimOWSStart(e) {
		return e.replace(/^[\t ]+/, ``);
	}
	function trimOWSEnd(e) {
		return e.replace(/[\t ]+$/, ``);
	}
	function findUnescapedQuote(e, t) {
		let n = !1;
		for (let r = t; r < e.length; r++) if (n) n = !1;
		else if (e[r] === `\\`) n = !0;
		else if (e[r] === `"`) return r;
		return -1;
	}
	function splitCacheControlHeaderValue(e) {
		let t = [], n = 0, r = -1, i = !1, a = !1;
		for (let o = 0; o < e.length; o++) i ? a ? a = !1 : e[o] === `\\` ? a = !0 : e[o] === `"` && (i = !1, r = -1) : e[o] === `"` ? (i = !0, r = o) : e[o] === `,` && (t.push({
			value: e.substring(n, o),
			fromMalformedQuote: !1
		}), n = o + 1);
		if (!i) return t.push({
			value: e.substring(n),
			fromMalformedQuote: !1
		}), t;
		let o = e.substring(n), s = r - n, c = 0;
		for (let e = 0; e < o.length; e++) o[e] === `,` && (t.push({
			value: o.substring(c, e),
			fromMalformedQuote: c > s
		}), c = e + 1);
		return t.push({
			value: o.substring(c),
			fromMalformedQuote: c > s
		}), t;
	}
	function markInvalidCacheControlDirective(e, t) {
		let n = e[l];
		n === void 0 && (n = new Set(), Object.defineProperty(e, l, { value: n })), n.add(t);
	}
	function hasInvalidCacheControlDirective(e, t) {
		return e[l]?.has(t) === !0;
	}
	function getMalformedRestrictiveDirectiveName(e) {
		for (let t of c) if (e.startsWith(t) && e.length > t.length && !a(e[t.length])) return t;
		let t = ``, n = !1;
		for (let r = 0; r < e.length; r++) a(e[r]) ? t += e[r] : n = !0;
		if (n && arrayIncludes(c, t)) return t;
	}
	function makeCacheKey(e) {
		if (!e.origin) throw Error(`opts.origin is undefined`);
		let t = e.path || `/`;
		return e.query && !r(t) && (t = o(t, e.query)), {
			origin: e.origin.toString(),
			method: e.method,
			path: t,
			headers: e.headers
		};
	}
	function appendHeader(e, t, n) {
		let r = t.toLowerCase(), i = e[r], a = Array.isArray(n) ? n : [n];
		i === void 0 ? e[r] = Array.isArray(n) ? n.slice() : n : Array.isArray(i) ? i.push(...a) : e[r] = [i, ...a];
	}
	function normalizeHeaders(e) {
		let t;
		if (e.headers == null) t = {};
		else if (typeof e.headers == `object`) {
			if (t = {}, i(e.headers)) {
				if (Array.isArray(e.headers)) {
					if (Array.isArray(e.headers[0])) for (let n of e.headers) {
						if (!Array.isArray(n)) throw Error(`opts.headers is not a valid header map`);
						let [e, r] = n;
						if (typeof e != `string` || typeof r != `string`) throw Error(`opts.headers is not a valid header map`);
						appendHeader(t, e, r);
					}
					else {
						if (e.headers.length % 2 != 0) throw Error(`opts.headers is not a valid header map`);
						for (let n = 0; n < e.headers.length; n += 2) {
							let r = e.headers[n], i = e.headers[n + 1];
							if (typeof r != `string` || typeof i != `string` && !Array.isArray(i)) throw Error(`opts.headers is not a valid header map`);
							typeof i == `string` ? appendHeader(t, r, i) : appendHeader(t, r, i.map((e) => typeof e == `string` ? e : e.toString(`latin1`)));
						}
					}
				} else for (let n of e.headers) {
					if (!Array.isArray(n)) throw Error(`opts.headers is not a valid header map`);
					let [e, r] = n;
					if (typeof e != `string` || typeof r != `string`) throw Error(`opts.headers is not a valid header map`);
					appendHeader(t, e, r);
				}
			} else for (let n of Object.keys(e.headers)) appendHeader(t, n, e.headers[n]);
		} else throw Error(`opts.headers is not an object`);
		return t;
	}
	function assertCacheKey(e) {
		if (typeof e != `object`) throw TypeError(`expected key to be object, got ${typeof e}`);
		for (let t of [
			`origin`,
			`method`,
			`path`
		]) if (typeof e[t] != `string`) throw TypeError(`expected key.${t} to be string, got ${typeof e[t]}`);
		if (e.headers !== void 0 && typeof e.headers != `object`) throw TypeError(`expected headers to be object, got ${typeof e}`);
	}
	function assertCacheValue(e) {
		if (typeof e != `object`) throw TypeError(`expected value to be object, got ${typeof e}`);
		for (let t of [
			`statusCode`,
			`cachedAt`,
			`staleAt`,
			`deleteAt`
		]) if (typeof e[t] != `number`) throw TypeError(`expected value.${t} to be number, got ${typeof e[t]}`);
		if (typeof e.statusMessage != `string`) throw TypeError(`expected value.statusMessage to be string, got ${typeof e.statusMessage}`);
		if (e.headers != null && typeof e.headers != `object`) throw TypeError(`expected value.rawHeaders to be object, got ${typeof e.headers}`);
		if (e.vary !== void 0 && typeof e.vary != `object`) throw TypeError(`expected value.vary to be object, got ${typeof e.vary}`);
		if (e.etag !== void 0 && typeof e.etag != `string`) throw TypeError(`expected value.etag to be string, got ${typeof e.etag}`);
	}
	function parseCacheControlHeader(e) {
		let t = {}, n = new Set(), r = new Set(), i = splitCacheControlHeaderValue(Array.isArray(e) ? e.join(`,`) : e);
		for (let e = 0; e < i.length; e++) {
			let o = i[e], s = o.value.toLowerCase(), c = o.fromMalformedQuote, l = s.indexOf(`=`), u, d, f = !1, p = !1;
			if (l !== -1) {
				let e = s.substring(0, l), t = s.substring(l + 1);
				f = trimOWSEnd(e) !== e, p = trimOWSStart(t) !== t, u = trimOWS(e), d = trimOWSStart(t);
			} else u = trimOWS(s);
			let m = getMalformedRestrictiveDirectiveName(u);
			if (m !== void 0) t[m] = !0;
			else switch (u) {
				case `min-fresh`:
				case `max-stale`:
				case `max-age`:
				case `s-maxage`:
				case `stale-while-revalidate`:
				case `stale-if-error`: {
					if (c || n.has(u)) continue;
					if (d === void 0 || f || p || (d.length >= 2 && d[0] === `"` && d[d.length - 1] === `"` && (d = d.substring(1, d.length - 1)), !/^[0-9]+$/.test(d))) {
						delete t[u], n.add(u), markInvalidCacheControlDirective(t, u);
						continue;
					}
					let e = Math.min(parseInt(d, 10), 2147483647);
					u === `min-fresh` ? (!(u in t) || t[u] < e) && (t[u] = e) : (!(u in t) || t[u] > e) && (t[u] = e);
					break;
				}
				case `private`:
				case `no-cache`:
					if (c || d !== void 0 && d.length === 0) {
						t[u] = !0;
						break;
					}
					if (d) {
						if (d[0] === `"`) {
							d = trimOWSEnd(d);
							let n = ``, r = e, o = !1, s = findUnescapedQuote(d, 1);
							if (s !== -1) n = d.substring(1, s), o = !0;
							else {
								let t = [d.substring(1)];
								for (let n = e + 1; n < i.length; n++) {
									let e = trimOWS(i[n].value), a = findUnescapedQuote(e, 0);
									if (r = n, a !== -1) {
										t.push(e.substring(0, a)), o = !0;
										break;
									}
									t.push(e);
								}
								n = t.join(`,`);
							}
							if (!o) {
								t[u] = !0;
								break;
							}
							e = r;
							let c = n.split(`,`), l = !0;
							for (let e = 0; e < c.length; e++) c[e] = trimOWS(c[e]), a(c[e]) || (l = !1);
							l ? t[u] !== !0 && (u in t ? t[u] = t[u].concat(c) : t[u] = c) : t[u] = !0;
						} else {
							let e = trimOWS(d);
							a(e) ? t[u] !== !0 && (u in t ? t[u] = t[u].concat(e) : t[u] = [e]) : t[u] = !0;
						}
						break;
					}
				case `public`:
				case `must-revalidate`:
				case `proxy-revalidate`:
				case `immutable`:
				case `no-transform`:
				case `must-understand`:
				case `only-if-cached`:
					if (c || r.has(u)) continue;
					if (d !== void 0) {
						delete t[u], r.add(u);
						continue;
					}
					t[u] = !0;
					break;
				case `no-store`:
					t[u] = !0;
					break;
				default: continue;
			}
		}
		return t;
	}
	function splitVaryHeader(e) {
		let t = Array.isArray(e) ? e : [e], n = [];
		for (let e = 0; e < t.length; e++) {
			let r = t[e].split(`,`);
			for (let e = 0; e < r.length; e++) n.push(r[e]);
		}
		return n;
	}
	function hasVaryStar(e) {
		let t = splitVaryHeader(e);
		for (let e = 0; e < t.length; e++) if (trimOWS(t[e]).indexOf(`*`) !== -1) return !0;
		return !1;
	}
	function parseVaryHeader(e, t) {
		if (hasVaryStar(e)) return t;
		let n = {}, r = splitVaryHeader(e);
		for (let e of r) {
			let r = trimOWS(e).toLowerCase();
			if (r.length === 0) continue;
			if (!a(r)) return;
			let i = t[r];
			n[r] = Array.isArray(i) ? i.slice() : i ?? null;
		}
		return n;
	}
	function isInvalidOrWildcardVaryHeader(e) {
		return hasVaryStar(e) || parseVaryHeader(e, {}) === void 0;
	}
	function isEtagUsable(e) {
		return e.length <= 2 ? !1 : e[0] === `"` && e[e.length - 1] === `"` ? !(e[1] === `"` || e.startsWith(`"W/`)) : e.startsWith(`W/"`) && e[e.length - 1] === `"` ? e.length !== 4 : !1;
	}
	function assertCacheStore(e, t = `CacheStore`) {
		if (typeof e != `object` || !e) throw TypeError(`expected type of ${t} to be a CacheStore, got ${e === null ? `null` : typeof e}`);
		for (let n of [
			`get`,
			`createWriteStream`,
			`delete`
		]) if (typeof e[n] != `function`) throw TypeError(`${t} needs to have a \`${n}()\` function`);
	}
	function assertCacheMethods(e, t = `CacheMethods`) {
		if (!Array.isArray(e)) throw TypeError(`expected type of ${t} needs to be an array, got ${e === null ? `null` : typeof e}`);
		if (e.length === 0) throw TypeError(`${t} needs to have at least one method`);
		for (let r of e) if (!arrayIncludes(n, r)) throw TypeError(`element of ${t}-array needs to be one of following values: ${n.join(`, `)}, got ${r}`);
	}
	function makeDeduplicationKey(e, t) {
		let n = {};
		if (e.headers) {
			let r = Object.keys(e.headers).sort();
			for (let i of r) t?.has(i.toLowerCase()) || (n[i] = e.headers[i]);
		}
		return JSON.stringify([
			e.origin,
			e.method,
			e.path,
			n
		]);
	}
	t.exports = {
		makeCacheKey,
		normalizeHeaders,
		assertCacheKey,
		assertCacheValue,
		parseCacheControlHeader,
		hasInvalidCacheControlDirective,
		parseVaryHeader,
		hasVaryStar,
		isInvalidOrWildcardVaryHeader,
		isEtagUsable,
		assertCacheMethods,
		assertCacheStore,
		makeDeduplicationKey
	};
})), we = t(((e, t) => {
	function parseHttpDate(e) {
		switch (e[3]) {
			case `,`: return parseImfDate(e);
			case ` `: return parseAscTimeDate(e);
			default: return parseRfc850Date(e);
		}
	}
	function makeDate(e, t, n, r, i, a, o) {
		let s = new Date(Date.UTC(e, t, n, r, i, a));
		return e >= 0 && e <= 99 && s.setUTCFullYear(e), s.getUTCFullYear() === e && s.getUTCMonth() === t && s.getUTCDate() === n && s.getUTCHours() === r && s.getUTCMinutes() === i && s.getUTCSeconds() === a && s.getUTCDay() === o ? s : void 0;
	}
	function parseImfDate(e) {
		if (e.length !== 29 || e[4] !== ` ` || e[7] !== ` ` || e[11] !== ` ` || e[16] !== ` ` || e[19] !== `:` || e[22] !== `:` || e[25] !== ` ` || e[26] !== `G` || e[27] !== `M` || e[28] !== `T`) return;
		let t = -1;
		if (e[0] === `S` && e[1] === `u` && e[2] === `n`) t = 0;
		else if (e[0] === `M` && e[1] === `o` && e[2] === `n`) t = 1;
		else if (e[0] === `T` && e[1] === `u` && e[2] === `e`) t = 2;
		else if (e[0] === `W` && e[1] === `e` && e[2] === `d`) t = 3;
		else if (e[0] === `T` && e[1] === `h` && e[2] === `u`) t = 4;
		else if (e[0] === `F` && e[1] === `r` && e[2] === `i`) t = 5;
		else if (e[0] === `S` && e[1] === `a` && e[2] === `t`) t = 6;
		else return;
		let n = 0;
		if (e[5] === `0`) {
			let t = e.charCodeAt(6);
			if (t < 49 || t > 57) return;
			n = t - 48;
		} else {
			let t = e.charCodeAt(5);
			if (t < 49 || t > 51) return;
			let r = e.charCodeAt(6);
			if (r < 48 || r > 57) return;
			n = (t - 48) * 10 + (r - 48);
		}
		let r = -1;
		if (e[8] === `J` && e[9] === `a` && e[10] === `n`) r = 0;
		else if (e[8] === `F` && e[9] === `e` && e[10] === `b`) r = 1;
		else if (e[8] === `M` && e[9] === `a`) {
			if (e[10] === `r`) r = 2;
			else if (e[10] === `y`) r = 4;
			else return;
		} else if (e[8] === `J`) {
			if (e[9] === `a` && e[10] === `n`) r = 0;
			else if (e[9] === `u`) {
				if (e[10] === `n`) r = 5;
				else if (e[10] === `l`) r = 6;
				else return;
			} else return;
		} else if (e[8] === `A`) {
			if (e[9] === `p` && e[10] === `r`) r = 3;
			else if (e[9] === `u` && e[10] === `g`) r = 7;
			else return;
		} else if (e[8] === `S` && e[9] === `e` && e[10] === `p`) r = 8;
		else if (e[8] === `O` && e[9] === `c` && e[10] === `t`) r = 9;
		else if (e[8] === `N` && e[9] === `o` && e[10] === `v`) r = 10;
		else if (e[8] === `D` && e[9] === `e` && e[10] === `c`) r = 11;
		else return;
		let i = e.charCodeAt(12);
		if (i < 48 || i > 57) return;
		let a = e.charCodeAt(13);
		if (a < 48 || a > 57) return;
		let o = e.charCodeAt(14);
		if (o < 48 || o > 57) return;
		let s = e.charCodeAt(15);
		if (s < 48 || s > 57) return;
		let c = (i - 48) * 1e3 + (a - 48) * 100 + (o - 48) * 10 + (s - 48), l = 0;
		if (e[17] === `0`) {
			let t = e.charCodeAt(18);
			if (t < 48 || t > 57) return;
			l = t - 48;
		} else {
			let t = e.charCodeAt(17);
			if (t < 48 || t > 50) return;
			let n = e.charCodeAt(18);
			if (n < 48 || n > 57 || t === 50 && n > 51) return;
			l = (t - 48) * 10 + (n - 48);
		}
		let u = 0;
		if (e[20] === `0`) {
			let t = e.charCodeAt(21);
			if (t < 48 || t > 57) return;
			u = t - 48;
		} else {
			let t = e.charCodeAt(20);
			if (t < 48 || t > 53) return;
			let n = e.charCodeAt(21);
			if (n < 48 || n > 57) return;
			u = (t - 48) * 10 + (n - 48);
		}
		let d = 0;
		if (e[23] === `0`) {
			let t = e.charCodeAt(24);
			if (t < 48 || t > 57) return;
			d = t - 48;
		} else {
			let t = e.charCodeAt(23);
			if (t < 48 || t > 53) return;
			let n = e.charCodeAt(24);
			if (n < 48 || n > 57) return;
			d = (t - 48) * 10 + (n - 48);
		}
		return makeDate(c, r, n, l, u, d, t);
	}
	function parseAscTimeDate(e) {
		if (e.length !== 24 || e[7] !== ` ` || e[10] !== ` ` || e[19] !== ` `) return;
		let t = -1;
		if (e[0] === `S` && e[1] === `u` && e[2] === `n`) t = 0;
		else if (e[0] === `M` && e[1] === `o` && e[2] === `n`) t = 1;
		else if (e[0] === `T` && e[1] === `u` && e[2] === `e`) t = 2;
		else if (e[0] === `W` && e[1] === `e` && e[2] === `d`) t = 3;
		else if (e[0] === `T` && e[1] === `h` && e[2] === `u`) t = 4;
		else if (e[0] === `F` && e[1] === `r` && e[2] === `i`) t = 5;
		else if (e[0] === `S` && e[1] === `a` && e[2] === `t`) t = 6;
		else return;
		let n = -1;
		if (e[4] === `J` && e[5] === `a` && e[6] === `n`) n = 0;
		else if (e[4] === `F` && e[5] === `e` && e[6] === `b`) n = 1;
		else if (e[4] === `M` && e[5] === `a`) {
			if (e[6] === `r`) n = 2;
			else if (e[6] === `y`) n = 4;
			else return;
		} else if (e[4] === `J`) {
			if (e[5] === `a` && e[6] === `n`) n = 0;
			else if (e[5] === `u`) {
				if (e[6] === `n`) n = 5;
				else if (e[6] === `l`) n = 6;
				else return;
			} else return;
		} else if (e[4] === `A`) {
			if (e[5] === `p` && e[6] === `r`) n = 3;
			else if (e[5] === `u` && e[6] === `g`) n = 7;
			else return;
		} else if (e[4] === `S` && e[5] === `e` && e[6] === `p`) n = 8;
		else if (e[4] === `O` && e[5] === `c` && e[6] === `t`) n = 9;
		else if (e[4] === `N` && e[5] === `o` && e[6] === `v`) n = 10;
		else if (e[4] === `D` && e[5] === `e` && e[6] === `c`) n = 11;
		else return;
		let r = 0;
		if (e[8] === ` `) {
			let t = e.charCodeAt(9);
			if (t < 49 || t > 57) return;
			r = t - 48;
		} else {
			let t = e.charCodeAt(8);
			if (t < 49 || t > 51) return;
			let n = e.charCodeAt(9);
			if (n < 48 || n > 57) return;
			r = (t - 48) * 10 + (n - 48);
		}
		let i = 0;
		if (e[11] === `0`) {
			let t = e.charCodeAt(12);
			if (t < 48 || t > 57) return;
			i = t - 48;
		} else {
			let t = e.charCodeAt(11);
			if (t < 48 || t > 50) return;
			let n = e.charCodeAt(12);
			if (n < 48 || n > 57 || t === 50 && n > 51) return;
			i = (t - 48) * 10 + (n - 48);
		}
		let a = 0;
		if (e[14] === `0`) {
			let t = e.charCodeAt(15);
			if (t < 48 || t > 57) return;
			a = t - 48;
		} else {
			let t = e.charCodeAt(14);
			if (t < 48 || t > 53) return;
			let n = e.charCodeAt(15);
			if (n < 48 || n > 57) return;
			a = (t - 48) * 10 + (n - 48);
		}
		let o = 0;
		if (e[17] === `0`) {
			let t = e.charCodeAt(18);
			if (t < 48 || t > 57) return;
			o = t - 48;
		} else {
			let t = e.charCodeAt(17);
			if (t < 48 || t > 53) return;
			let n = e.charCodeAt(18);
			if (n < 48 || n > 57) return;
			o = (t - 48) * 10 + (n - 48);
		}
		let s = e.charCodeAt(20);
		if (s < 48 || s > 57) return;
		let c = e.charCodeAt(21);
		if (c < 48 || c > 57) return;
		let l = e.charCodeAt(22);
		if (l < 48 || l > 57) return;
		let u = e.charCodeAt(23);
		if (!(u < 48 || u > 57)) return makeDate((s - 48) * 1e3 + (c - 48) * 100 + (l - 48) * 10 + (u - 48), n, r, i, a, o, t);
	}
	function parseRfc850Date(e) {
		let t = -1, n = -1;
		if (e[0] === `S`) e[1] === `u` && e[2] === `n` && e[3] === `d` && e[4] === `a` && e[5] === `y` ? (n = 0, t = 6) : e[1] === `a` && e[2] === `t` && e[3] === `u` && e[4] === `r` && e[5] === `d` && e[6] === `a` && e[7] === `y` && (n = 6, t = 8);
		else if (e[0] === `M` && e[1] === `o` && e[2] === `n` && e[3] === `d` && e[4] === `a` && e[5] === `y`) n = 1, t = 6;
		else if (e[0] === `T`) e[1] === `u` && e[2] === `e` && e[3] === `s` && e[4] === `d` && e[5] === `a` && e[6] === `y` ? (n = 2, t = 7) : e[1] === `h` && e[2] === `u` && e[3] === `r` && e[4] === `s` && e[5] === `d` && e[6] === `a` && e[7] === `y` && (n = 4, t = 8);
		else if (e[0] === `W` && e[1] === `e` && e[2] === `d` && e[3] === `n` && e[4] === `e` && e[5] === `s` && e[6] === `d` && e[7] === `a` && e[8] === `y`) n = 3, t = 9;
		else if (e[0] === `F` && e[1] === `r` && e[2] === `i` && e[3] === `d` && e[4] === `a` && e[5] === `y`) n = 5, t = 6;
		else return;
		if (e[t] !== `,` || e.length - t - 1 != 23 || e[t + 1] !== ` ` || e[t + 4] !== `-` || e[t + 8] !== `-` || e[t + 11] !== ` ` || e[t + 14] !== `:` || e[t + 17] !== `:` || e[t + 20] !== ` ` || e[t + 21] !== `G` || e[t + 22] !== `M` || e[t + 23] !== `T`) return;
		let r = 0;
		if (e[t + 2] === `0`) {
			let n = e.charCodeAt(t + 3);
			if (n < 49 || n > 57) return;
			r = n - 48;
		} else {
			let n = e.charCodeAt(t + 2);
			if (n < 49 || n > 51) return;
			let i = e.charCodeAt(t + 3);
			if (i < 48 || i > 57) return;
			r = (n - 48) * 10 + (i - 48);
		}
		let i = -1;
		if (e[t + 5] === `J` && e[t + 6] === `a` && e[t + 7] === `n`) i = 0;
		else if (e[t + 5] === `F` && e[t + 6] === `e` && e[t + 7] === `b`) i = 1;
		else if (e[t + 5] === `M` && e[t + 6] === `a` && e[t + 7] === `r`) i = 2;
		else if (e[t + 5] === `A` && e[t + 6] === `p` && e[t + 7] === `r`) i = 3;
		else if (e[t + 5] === `M` && e[t + 6] === `a` && e[t + 7] === `y`) i = 4;
		else if (e[t + 5] === `J` && e[t + 6] === `u` && e[t + 7] === `n`) i = 5;
		else if (e[t + 5] === `J` && e[t + 6] === `u` && e[t + 7] === `l`) i = 6;
		else if (e[t + 5] === `A` && e[t + 6] === `u` && e[t + 7] === `g`) i = 7;
		else if (e[t + 5] === `S` && e[t + 6] === `e` && e[t + 7] === `p`) i = 8;
		else if (e[t + 5] === `O` && e[t + 6] === `c` && e[t + 7] === `t`) i = 9;
		else if (e[t + 5] === `N` && e[t + 6] === `o` && e[t + 7] === `v`) i = 10;
		else if (e[t + 5] === `D` && e[t + 6] === `e` && e[t + 7] === `c`) i = 11;
		else return;
		let a = e.charCodeAt(t + 9);
		if (a < 48 || a > 57) return;
		let o = e.charCodeAt(t + 10);
		if (o < 48 || o > 57) return;
		let s = (a - 48) * 10 + (o - 48);
		s += s < 70 ? 2e3 : 1900;
		let c = 0;
		if (e[t + 12] === `0`) {
			let n = e.charCodeAt(t + 13);
			if (n < 48 || n > 57) return;
			c = n - 48;
		} else {
			let n = e.charCodeAt(t + 12);
			if (n < 48 || n > 50) return;
			let r = e.charCodeAt(t + 13);
			if (r < 48 || r > 57 || n === 50 && r > 51) return;
			c = (n - 48) * 10 + (r - 48);
		}
		let l = 0;
		if (e[t + 15] === `0`) {
			let n = e.charCodeAt(t + 16);
			if (n < 48 || n > 57) return;
			l = n - 48;
		} else {
			let n = e.charCodeAt(t + 15);
			if (n < 48 || n > 53) return;
			let r = e.charCodeAt(t + 16);
			if (r < 48 || r > 57) return;
			l = (n - 48) * 10 + (r - 48);
		}
		let u = 0;
		if (e[t + 18] === `0`) {
			let n = e.charCodeAt(t + 19);
			if (n < 48 || n > 57) return;
			u = n - 48;
		} else {
			let n = e.charCodeAt(t + 18);
			if (n < 48 || n > 53) return;
			let r = e.charCodeAt(t + 19);
			if (r < 48 || r > 57) return;
			u = (n - 48) * 10 + (r - 48);
		}
		return makeDate(s, i, r, c, l, u, n);
	}
	t.exports = { parseHttpDate };
})), Te = t(((e, t) => {
	let r = s(), { kRedirectCacheControl: i } = n(), { parseCacheControlHeader: a, hasInvalidCacheControlDirective: o, parseVaryHeader: c, hasVaryStar: l, isInvalidOrWildcardVaryHeader: u, isEtagUsable: d } = Ce(), { parseHttpDate: f } = we();
	function noop() {}
	function sameOrigin(e, t) {
		try {
			return new URL(String(e)).origin === new URL(String(t)).origin;
		} catch {
			return String(e) === String(t);
		}
	}
	let p = [
		200,
		203,
		204,
		206,
		300,
		301,
		308,
		404,
		405,
		410,
		414,
		501
	], m = [206], h = 2147483647e3;
	function trimOWS(e) {
		return e.replace(/^[\t ]+|[\t ]+$/g, ``);
	}
	function arrayIncludes(e, t) {
		for (let n = 0; n < e.length; n++) if (e[n] === t) return !0;
		return !1;
	}
	function appendVaryValues(e, t) {
		if (Array.isArray(t)) for (let n = 0; n < t.length; n++) e.push(t[n]);
		else t != null && e.push(t);
	}
	function appendConnectionHeaderTokens(e, t) {
		let n = Array.isArray(t) ? t : [t];
		for (let t = 0; t < n.length; t++) {
			let r = n[t].split(`,`);
			for (let t = 0; t < r.length; t++) e.push(trimOWS(r[t]).toLowerCase());
		}
	}
	function getSameOriginPath(e, t) {
		if (typeof t != `string`) return;
		let n, r, i;
		try {
			n = new URL(e.origin), r = new URL(e.path, n), i = new URL(t, r);
		} catch {
			return;
		}
		if (i.origin === n.origin) return i.pathname + i.search;
	}
	function deleteCachedUri(e, t, n) {
		deleteCachedValue(e, {
			...t,
			path: n
		});
		for (let i = 0; i < r.safeHTTPMethods.length; i++) {
			let a = r.safeHTTPMethods[i];
			a !== t.method && deleteCachedValue(e, {
				...t,
				method: a,
				path: n
			});
		}
	}
	function deleteLocationTargets(e, t, n) {
		if (n === void 0) return;
		let r = Array.isArray(n) ? n : [n];
		for (let n = 0; n < r.length; n++) {
			let i = getSameOriginPath(t, r[n]);
			i !== void 0 && deleteCachedUri(e, t, i);
		}
	}
	function invalidateUnsafeRequest(e, t, n) {
		deleteCachedUri(e, t, t.path), deleteLocationTargets(e, t, n.location), deleteLocationTargets(e, t, n[`content-location`]);
	}
	function requestCarriesCredentials(e) {
		return e != null && (Object.hasOwn(e, `authorization`) || Object.hasOwn(e, `cookie`) || Object.hasOwn(e, `proxy-authorization`));
	}
	var CacheHandler = class {
		#e;
		#t;
		#n;
		#r;
		#i;
		#a;
		#o;
		#s = !1;
		#c = !1;
		#l;
		constructor({ store: e, type: t, cacheByDefault: n }, r, i) {
			this.#r = e, this.#t = t, this.#n = n, this.#e = r, this.#i = i;
		}
		onRequestStart(e, t) {
			this.#a?.destroy(), this.#a = void 0, this.#s = !1, this.#c = !1, this.#l = void 0, this.#o = t?.history, this.#i.onRequestStart?.(e, t);
		}
		onRequestUpgrade(e, t, n, r) {
			this.#i.onRequestUpgrade?.(e, t, n, r);
		}
		onResponseStart(e, t, n, o) {
			let downstreamOnHeaders = () => this.#i.onResponseStart?.(e, t, n, o), s = this;
			if (!arrayIncludes(r.safeHTTPMethods, this.#e.method) && t >= 200 && t <= 399) return invalidateUnsafeRequest(this.#r, this.#e, n), downstreamOnHeaders();
			if (this.#o && this.#o.length > 1 && requestCarriesCredentials(this.#e.headers)) return downstreamOnHeaders();
			if (this.#o && this.#o.length > 0) {
				for (let e of this.#o) if (!sameOrigin(e.origin, this.#e.origin)) return downstreamOnHeaders();
			}
			let f = Date.now(), m = this.#o?.[i], g = m?.length > 0 ? getRedirectPolicy(this.#t, this.#e.method, m, this.#e.headers, this.#n, f) : void 0;
			if (m?.length > 0 && g === void 0) return downstreamOnHeaders();
			let _ = n[`cache-control`], v = _ ? a(_) : {};
			if (revalidationResponseDisallowsCachedReuse(this.#t, n, v)) return deleteCachedValue(this.#r, this.#e), downstreamOnHeaders();
			let y = n[`last-modified`] && arrayIncludes(p, t);
			if (!_ && !n.expires && !y && !this.#n) return t === 304 && n.vary && u(n.vary) && deleteCachedValue(this.#r, this.#e), downstreamOnHeaders();
			if (!canCacheResponse(this.#t, this.#e.method, t, n, v, this.#e.headers)) return t === 304 && (_ || revalidationResponseDisallowsCachedReuse(this.#t, n, v)) && deleteCachedValue(this.#r, this.#e), downstreamOnHeaders();
			let b = Object.hasOwn(n, `age`) ? getAge(n.age) : void 0;
			if (b !== void 0 && b >= h) return deleteCachedValueIfNotModified(t, this.#r, this.#e), downstreamOnHeaders();
			let x = Object.hasOwn(n, `date`) ? getDate(n.date) : void 0;
			if (x === null) return deleteCachedValueIfNotModified(t, this.#r, this.#e), downstreamOnHeaders();
			let S = x ? Math.max(0, f - x.getTime()) : 0, C = Math.max(S, b ?? 0), w = typeof n.etag == `string` && d(n.etag) || typeof n[`last-modified`] == `string`, T = determineStaleAt(this.#t, f, b, n, x, v, w) ?? this.#n, E = T === 0 && w;
			if (T === void 0 || C >= T && !E) return (_ || T !== void 0) && deleteCachedValueIfNotModified(t, this.#r, this.#e), downstreamOnHeaders();
			let D = f - C, O = T + D;
			if (g !== void 0 && (O = Math.min(O, g.staleAt)), f >= O && !E) return deleteCachedValueIfNotModified(t, this.#r, this.#e), downstreamOnHeaders();
			let k, A = [];
			if (m) for (let e of m) appendVaryValues(A, e?.headers?.vary);
			if (appendVaryValues(A, n.vary), A.length > 0) {
				for (let e of A) if (l(e)) return downstreamOnHeaders();
				if (this.#e.headers && (k = c(A, this.#e.headers), !k)) return downstreamOnHeaders();
			}
			let j = v;
			g !== void 0 && (j = { ...v }, delete j[`stale-while-revalidate`], delete j[`stale-if-error`], g.requiresRevalidation === !0 && (j[`proxy-revalidate`] = !0));
			let M = D, N = determineDeleteAt(D, f, j, O), P = stripNecessaryHeaders(n, v), F = {
				statusCode: t,
				statusMessage: o,
				headers: P,
				vary: k,
				cacheControlDirectives: j,
				cachedAt: M,
				staleAt: O,
				deleteAt: N
			};
			if (t === 304) {
				this.#s = !0;
				let t = !1, finish304 = () => {
					if (!t && (t = !0, this.#s = !1, this.#l)) {
						let { controller: e, trailers: t } = this.#l;
						this.#l = void 0, this.#a?.end(), this.#i.onResponseEnd?.(e, t);
					}
				}, failReplay = (n) => {
					if (!t) {
						t = !0, this.#s = !1, this.#c = !0, this.#l = void 0, this.#a?.destroy();
						try {
							this.#i.onResponseError?.(e, n);
						} catch {}
					}
				}, handle304 = (n) => {
					if (!n) downstreamOnHeaders(), finish304();
					else if (F.statusCode = n.statusCode, F.statusMessage = n.statusMessage, F.etag = n.etag, F.vary = k ?? n.vary, F.headers = {
						...n.headers,
						...P
					}, downstreamOnHeaders(), this.#a = this.#r.createWriteStream(this.#e, F), !this.#a || !n?.body) finish304();
					else if (typeof n.body.values == `function`) {
						let r = n.body.values(), streamCachedBody = () => {
							if (!t) try {
								for (let t of r) {
									let n = this.#a?.write(t) === !1;
									if (this.#i.onResponseData?.(e, t), n) return;
								}
								finish304();
							} catch (e) {
								failReplay(e);
							}
						};
						this.#a.on(`error`, function() {
							s.#a = void 0, s.#r.delete(s.#e), streamCachedBody();
						}).on(`drain`, () => {
							streamCachedBody();
						}).on(`close`, function() {
							s.#a === this && (s.#a = void 0, streamCachedBody());
						}), streamCachedBody();
					} else typeof n.body.on == `function` ? (n.body.on(`data`, (t) => {
						try {
							this.#a?.write(t), this.#i.onResponseData?.(e, t);
						} catch (e) {
							n.body.destroy(), failReplay(e);
						}
					}).on(`end`, () => {
						this.#a?.end(), finish304();
					}).on(`error`, () => {
						this.#a = void 0, this.#r.delete(this.#e), finish304();
					}), this.#a.on(`error`, function() {
						s.#a = void 0, s.#r.delete(s.#e);
					}).on(`close`, function() {
						s.#a === this && (s.#a = void 0);
					})) : finish304();
				}, n = this.#r.get(this.#e);
				n && typeof n.then == `function` ? n.then(handle304, () => handle304(void 0)).catch((e) => {
					failReplay(e);
				}) : handle304(n);
			} else {
				if (typeof n.etag == `string` && d(n.etag) && (F.etag = n.etag), this.#a = this.#r.createWriteStream(this.#e, F), !this.#a) return downstreamOnHeaders();
				this.#a.on(`drain`, () => e.resume()).on(`error`, function() {
					s.#a = void 0, s.#r.delete(s.#e);
				}).on(`close`, function() {
					s.#a === this && (s.#a = void 0), e.resume();
				}), downstreamOnHeaders();
			}
		}
		onResponseData(e, t) {
			this.#a?.write(t) === !1 && e.pause(), this.#i.onResponseData?.(e, t);
		}
		onResponseEnd(e, t) {
			this.#c ? this.#c = !1 : this.#s ? this.#l = {
				controller: e,
				trailers: t
			} : (this.#a?.end(), this.#i.onResponseEnd?.(e, t));
		}
		onResponseError(e, t) {
			this.#s = !1, this.#l = void 0, this.#a?.destroy(t), this.#a = void 0, this.#i.onResponseError?.(e, t);
		}
	};
	function deleteCachedValue(e, t) {
		try {
			e.delete(t)?.catch?.(noop);
		} catch {}
	}
	function deleteCachedValueIfNotModified(e, t, n) {
		e === 304 && deleteCachedValue(t, n);
	}
	function revalidationResponseDisallowsCachedReuse(e, t, n) {
		return n[`no-store`] === !0 || e === `shared` && (n.private === !0 || Object.hasOwn(t, `set-cookie`)) || (t.vary ? u(t.vary) : !1);
	}
	function canCacheResponse(e, t, n, i, a, o) {
		return !(!arrayIncludes(r.safeHTTPMethods, t) || n < 200 || arrayIncludes(m, n) || !arrayIncludes(p, n) && !i.expires && !a.public && a[`max-age`] === void 0 && !(a.private && e === `private`) && (a[`s-maxage`] === void 0 || e !== `shared`) || a[`no-store`] || e === `shared` && (a.private === !0 || Object.hasOwn(i, `set-cookie`)) || i.vary && l(i.vary) || o != null && Object.hasOwn(o, `authorization`) && (!a.public && !a[`s-maxage`] && !a[`must-revalidate`] || typeof o.authorization != `string` || Array.isArray(a[`no-cache`]) && arrayIncludes(a[`no-cache`], `authorization`) || Array.isArray(a.private) && arrayIncludes(a.private, `authorization`)));
	}
	function getRedirectPolicy(e, t, n, r, i, a) {
		let o = 1 / 0, s = !1;
		for (let c of n) {
			let n = getRedirectHopPolicy(e, t, c, r, i);
			if (n === void 0 || n.staleAt <= a) return;
			o = Math.min(o, n.staleAt), s ||= n.requiresRevalidation;
		}
		return {
			staleAt: o,
			requiresRevalidation: s
		};
	}
	function getRedirectHopPolicy(e, t, n, r, i) {
		if (!Number.isInteger(n?.statusCode) || !Number.isFinite(n?.receivedAt)) return;
		let o = n.headers ?? {}, s = o[`cache-control`], c = s ? a(s) : {};
		if (o.vary && l(o.vary) || c[`no-store`] === !0 || e === `shared` && Object.hasOwn(c, `private`) || Object.hasOwn(c, `no-cache`) || c[`must-revalidate`] === !0 || e === `shared` && c[`proxy-revalidate`] === !0) return;
		let u = o[`last-modified`] && arrayIncludes(p, n.statusCode);
		if (!s && !o.expires && !u && !i || !canCacheResponse(e, t, n.statusCode, o, c, r)) return;
		let f = Object.hasOwn(o, `age`) ? getAge(o.age) : void 0;
		if (f !== void 0 && f >= h) return;
		let m = Object.hasOwn(o, `date`) ? getDate(o.date) : void 0;
		if (m === null) return;
		let g = m ? Math.max(0, n.receivedAt - m.getTime()) : 0, _ = Math.max(g, f ?? 0), v = typeof o.etag == `string` && d(o.etag) || typeof o[`last-modified`] == `string`, y = determineStaleAt(e, n.receivedAt, f, o, m, c, v) ?? i;
		if (y !== void 0) return {
			staleAt: n.receivedAt - _ + y,
			requiresRevalidation: e === `shared` && Object.hasOwn(c, `s-maxage`)
		};
	}
	function getDate(e) {
		let t = e;
		if (Array.isArray(t)) {
			if (t.length !== 1) return null;
			t = t[0];
		}
		return typeof t == `string` ? f(t) : null;
	}
	function getAge(e) {
		let t = e;
		if (Array.isArray(t)) {
			if (t.length !== 1) return h;
			t = t[0];
		}
		if (typeof t != `string` || !/^[\t ]*[0-9]+[\t ]*$/.test(t)) return h;
		let n = BigInt(t.replace(/^[\t ]+|[\t ]+$/g, ``));
		return n >= BigInt(h / 1e3) ? h : Number(n) * 1e3;
	}
	function determineStaleAt(e, t, n, r, i, a, s) {
		if (e === `shared`) {
			if (o(a, `s-maxage`)) return 0;
			let e = a[`s-maxage`];
			if (e !== void 0) return e * 1e3;
		}
		if (o(a, `max-age`)) return 0;
		let c = a[`max-age`];
		if (c !== void 0) return c * 1e3;
		if (Object.hasOwn(r, `expires`)) {
			if (typeof r.expires != `string`) return 0;
			let e = f(r.expires);
			if (!e || t >= e.getTime()) return 0;
			if (i) {
				if (i >= e) return 0;
				let t = e.getTime() - i.getTime();
				return n !== void 0 && n >= t ? 0 : t;
			}
			return e.getTime() - t;
		}
		if (typeof r[`last-modified`] == `string`) {
			let e = f(r[`last-modified`]);
			if (e) return e.getTime() >= t ? void 0 : (t - e.getTime()) * .1;
		}
		if (a.immutable) return 31536e6;
		if (a[`no-cache`] === !0 && s) return 0;
	}
	function determineDeleteAt(e, t, n, r) {
		let i = -1 / 0, a = -1 / 0, o = -1 / 0;
		if (n[`stale-while-revalidate`] && (i = r + n[`stale-while-revalidate`] * 1e3), n[`stale-if-error`] && (a = r + n[`stale-if-error`] * 1e3), n.immutable && i === -1 / 0 && a === -1 / 0 && (o = t + 31536e6), i === -1 / 0 && a === -1 / 0 && o === -1 / 0) {
			let n = r - e;
			if (n <= 0) return t + 864e5;
			let i = Math.min(Math.max(t - e, 0), 1e3);
			return r + n + i;
		}
		return Math.max(r, i, a, o);
	}
	function stripNecessaryHeaders(e, t) {
		let n = [
			`connection`,
			`proxy-authenticate`,
			`proxy-authentication-info`,
			`proxy-authorization`,
			`proxy-connection`,
			`te`,
			`transfer-encoding`,
			`upgrade`,
			`age`
		];
		e.connection && appendConnectionHeaderTokens(n, e.connection), Array.isArray(t[`no-cache`]) && n.push(...t[`no-cache`]), Array.isArray(t.private) && n.push(...t.private);
		let r;
		for (let t of n) Object.hasOwn(e, t) && (r ??= { ...e }, delete r[t]);
		return r ?? e;
	}
	t.exports = CacheHandler;
})), Ee = t(((t, n) => {
	let { Writable: r } = e(`node:stream`), { EventEmitter: i } = e(`node:events`), { assertCacheKey: a, assertCacheValue: o } = Ce();
	var MemoryCacheStore = class extends i {
		#e = 1024;
		#t = 104857600;
		#n = 5242880;
		#r = 0;
		#i = 0;
		#a = new Map();
		#o = !1;
		constructor(e) {
			if (super(), e) {
				if (typeof e != `object`) throw TypeError(`MemoryCacheStore options must be an object`);
				if (e.maxCount !== void 0) {
					if (typeof e.maxCount != `number` || !Number.isInteger(e.maxCount) || e.maxCount < 0) throw TypeError(`MemoryCacheStore options.maxCount must be a non-negative integer`);
					this.#e = e.maxCount;
				}
				if (e.maxSize !== void 0) {
					if (typeof e.maxSize != `number` || !Number.isInteger(e.maxSize) || e.maxSize < 0) throw TypeError(`MemoryCacheStore options.maxSize must be a non-negative integer`);
					this.#t = e.maxSize;
				}
				if (e.maxEntrySize !== void 0) {
					if (typeof e.maxEntrySize != `number` || !Number.isInteger(e.maxEntrySize) || e.maxEntrySize < 0) throw TypeError(`MemoryCacheStore options.maxEntrySize must be a non-negative integer`);
					this.#n = e.maxEntrySize;
				}
			}
		}
		get size() {
			return this.#r;
		}
		isFull() {
			return this.#r >= this.#t || this.#i >= this.#e;
		}
		get(e) {
			a(e);
			let t = `${e.origin}:${e.path}`, n = Date.now(), r = this.#a.get(t), i = r ? findEntry(e, r, n) : null;
			return i == null ? void 0 : {
				statusMessage: i.statusMessage,
				statusCode: i.statusCode,
				headers: i.headers,
				body: i.body,
				vary: i.vary ? i.vary : void 0,
				etag: i.etag,
				cacheControlDirectives: i.cacheControlDirectives,
				cachedAt: i.cachedAt,
				staleAt: i.staleAt,
				deleteAt: i.deleteAt
			};
		}
		createWriteStream(e, t) {
			a(e), o(t);
			let n = `${e.origin}:${e.path}`, i = this, s = {
				...e,
				...t,
				body: [],
				size: 0
			};
			return new r({
				write(e, t, n) {
					typeof e == `string` && (e = Buffer.from(e, t)), s.size += e.byteLength, s.size >= i.#n ? this.destroy() : s.body.push(e), n(null);
				},
				final(t) {
					let r = i.#a.get(n);
					r || (r = [], i.#a.set(n, r));
					let a = findEntry(e, r, Date.now());
					if (a) {
						let e = r.indexOf(a);
						r.splice(e, 1, s), i.#r -= a.size;
					} else r.push(s), i.#i += 1;
					if (i.#r += s.size, i.#r > i.#t || i.#i > i.#e) {
						i.#o ||= (i.emit(`maxSizeExceeded`, {
							size: i.#r,
							maxSize: i.#t,
							count: i.#i,
							maxCount: i.#e
						}), !0);
						for (let [e, t] of i.#a) {
							for (let e of t.splice(0, t.length / 2)) i.#r -= e.size, --i.#i;
							t.length === 0 && i.#a.delete(e);
						}
						i.#r < i.#t && i.#i < i.#e && (i.#o = !1);
					}
					t(null);
				}
			});
		}
		delete(e) {
			if (typeof e != `object`) throw TypeError(`expected key to be object, got ${typeof e}`);
			let t = `${e.origin}:${e.path}`;
			for (let e of this.#a.get(t) ?? []) this.#r -= e.size, --this.#i;
			this.#a.delete(t);
		}
	};
	function findEntry(e, t, n) {
		for (let r = 0; r < t.length; r++) {
			let i = t[r];
			if (i.deleteAt > n && i.method === e.method && varyMatches(e, i)) return i;
		}
	}
	function varyMatches(e, t) {
		if (t.vary == null) return !0;
		for (let n in t.vary) if (Object.hasOwn(t.vary, n) && !headerValueEquals(e.headers?.[n], t.vary[n])) return !1;
		return !0;
	}
	function headerValueEquals(e, t) {
		if (e == null && t == null) return !0;
		if (e == null && t != null || e != null && t == null) return !1;
		if (Array.isArray(e) && Array.isArray(t)) {
			if (e.length !== t.length) return !1;
			for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
			return !0;
		}
		return e === t;
	}
	n.exports = MemoryCacheStore;
})), De = t(((t, n) => {
	let r = e(`node:assert`);
	n.exports = class {
		#e = !1;
		#t;
		#n;
		#r;
		#i;
		constructor(e, t, n) {
			if (typeof e != `function`) throw TypeError(`callback must be a function`);
			this.#t = e, this.#n = t, this.#i = n;
		}
		onRequestStart(e, t) {
			this.#e = !1, this.#r = t;
		}
		onRequestUpgrade(e, t, n, r) {
			this.#n.onRequestUpgrade?.(e, t, n, r);
		}
		onResponseStart(e, t, n, i) {
			if (r(this.#t != null), this.#e = t === 304 || this.#i && t >= 500 && t <= 504, this.#t(this.#e, this.#r, t, n), this.#t = null, this.#e) return !0;
			this.#n.onRequestStart?.(e, this.#r), this.#n.onResponseStart?.(e, t, n, i);
		}
		onResponseData(e, t) {
			if (!this.#e) return this.#n.onResponseData?.(e, t);
		}
		onResponseEnd(e, t) {
			this.#e || this.#n.onResponseEnd?.(e, t);
		}
		onResponseError(e, t) {
			if (!this.#e) {
				if (this.#t &&= (this.#t(!1), null), typeof this.#n.onResponseError == `function`) this.#n.onResponseError(e, t);
				else throw t;
			}
		}
	};
})), Oe = t(((t, n) => {
	let r = e(`node:assert`), { Readable: a } = e(`node:stream`), o = s(), c = Te(), l = Ee(), u = De(), { assertCacheStore: d, assertCacheMethods: f, makeCacheKey: p, normalizeHeaders: m, parseCacheControlHeader: h, isInvalidOrWildcardVaryHeader: g, parseVaryHeader: _, isEtagUsable: v } = Ce(), { AbortError: y } = i(), { parseHttpDate: b } = we();
	function assertCacheOrigins(e, t) {
		if (e !== void 0) {
			if (!Array.isArray(e)) throw TypeError(`expected ${t} to be an array or undefined, got ${typeof e}`);
			for (let n = 0; n < e.length; n++) {
				let r = e[n];
				if (typeof r != `string` && !(r instanceof RegExp)) throw TypeError(`expected ${t}[${n}] to be a string or RegExp, got ${typeof r}`);
			}
		}
	}
	let nop = () => {};
	function trimOWS(e) {
		return e.replace(/^[\t ]+|[\t ]+$/g, ``);
	}
	function arrayIncludes(e, t) {
		for (let n = 0; n < e.length; n++) if (e[n] === t) return !0;
		return !1;
	}
	function hasPragmaNoCache(e) {
		let t = e?.pragma;
		if (!t) return !1;
		let n = Array.isArray(t) ? t : [t];
		for (let e = 0; e < n.length; e++) {
			let t = n[e];
			if (typeof t != `string`) continue;
			let r = t.split(`,`);
			for (let e = 0; e < r.length; e++) if (trimOWS(r[e]).toLowerCase() === `no-cache`) return !0;
		}
		return !1;
	}
	function needsRevalidation(e, t, { headers: n = {} }) {
		return !!(t?.[`no-cache`] || e.cacheControlDirectives?.[`no-cache`] && !Array.isArray(e.cacheControlDirectives[`no-cache`]) || n[`if-modified-since`] || n[`if-none-match`]);
	}
	function staleResponseRequiresRevalidation(e, t) {
		return e.cacheControlDirectives?.[`must-revalidate`] === !0 || t === `shared` && (e.cacheControlDirectives?.[`proxy-revalidate`] === !0 || e.cacheControlDirectives?.[`s-maxage`] !== void 0);
	}
	function revalidationResponseDisallowsCachedReuse(e, t) {
		if (t.vary && g(t.vary) || e === `shared` && Object.hasOwn(t, `set-cookie`)) return !0;
		let n = t[`cache-control`];
		if (!n) return !1;
		let r = h(n);
		return r[`no-store`] === !0 || e === `shared` && r.private === !0;
	}
	function revalidationResponseUpdatesCacheControl(e) {
		return e[`cache-control`] !== void 0;
	}
	function revalidationResponseAddsVary(e, t) {
		if (!t) return !1;
		for (let n in t) if (e.vary == null || !Object.hasOwn(e.vary, n)) return !0;
		return !1;
	}
	function deleteCachedValue(e, t) {
		try {
			e.delete(t)?.catch?.(nop);
		} catch {}
	}
	function getUsableLastModified(e) {
		let t = e?.[`last-modified`];
		if (typeof t == `string` && b(t)) return t;
	}
	function makeRevalidationHeaders(e, t) {
		let n = {
			...e.headers,
			"if-modified-since": getUsableLastModified(t.headers) ?? new Date(t.cachedAt).toUTCString()
		};
		if (t.etag && (n[`if-none-match`] = t.etag), t.vary) for (let e in t.vary) t.vary[e] != null && (n[e] = t.vary[e]);
		return n;
	}
	function revalidationTargetMatchesCacheKey(e, t) {
		let n = t?.history;
		if (!Array.isArray(n) || n.length === 0) return !0;
		try {
			let t = new URL(e.path, e.origin), r = n[n.length - 1];
			return r.origin === t.origin && r.pathname === t.pathname && r.search === t.search;
		} catch {
			return !1;
		}
	}
	function revalidationEtagMatchesCachedValue(e, t) {
		if (!Object.hasOwn(t, `etag`)) return !0;
		let n = t.etag, r = e.etag;
		if (typeof n != `string` || typeof r != `string` || !v(n) || !v(r)) return !1;
		if (!n.startsWith(`W/`)) return n === r;
		let i = r.startsWith(`W/`) ? r.slice(2) : r;
		return n.slice(2) === i;
	}
	function isStale(e, t, n) {
		let r = Date.now();
		return r > e.staleAt ? !staleResponseRequiresRevalidation(e, n) && t?.[`max-stale`] ? r > e.staleAt + t[`max-stale`] * 1e3 : !0 : t?.[`min-fresh`] ? e.staleAt - r <= t[`min-fresh`] * 1e3 : !1;
	}
	function withinStaleWhileRevalidateWindow(e, t) {
		let n = e.cacheControlDirectives?.[`stale-while-revalidate`];
		return !n || staleResponseRequiresRevalidation(e, t) ? !1 : Date.now() <= e.staleAt + n * 1e3;
	}
	function handleUncachedResponse(e, t, n, r, i, a) {
		if (a?.[`only-if-cached`]) {
			let e = !1;
			try {
				if (typeof r.onConnect == `function` && (r.onConnect(() => {
					e = !0;
				}), e) || typeof r.onHeaders == `function` && (r.onHeaders(504, [], nop, `Gateway Timeout`), e)) return;
				typeof r.onComplete == `function` && r.onComplete([]);
			} catch (e) {
				typeof r.onError == `function` && r.onError(e);
			}
			return !0;
		}
		return e(i, new c(t, n, r));
	}
	function sendCachedValue(e, t, n, i, s, c) {
		let l = o.isStream(n.body) ? n.body : a.from(n.body ?? []);
		r(!l.destroyed, `stream should not be destroyed`), r(!l.readableDidRead, `stream should not be readableDidRead`);
		let u = {
			resume() {
				l.resume();
			},
			pause() {
				l.pause();
			},
			get paused() {
				return l.isPaused();
			},
			get aborted() {
				return l.destroyed;
			},
			get reason() {
				return l.errored;
			},
			abort(e) {
				l.destroy(e ?? new y());
			}
		};
		l.on(`error`, function(t) {
			this.readableEnded || e.onResponseError?.(u, t);
		}).on(`close`, function() {
			if (!this.errored) try {
				e.onResponseEnd?.(u, {});
			} catch (t) {
				e.onResponseError?.(u, t);
			}
		});
		try {
			e.onRequestStart?.(u, s);
		} catch (e) {
			l.destroy(e);
			return;
		}
		if (l.destroyed) return;
		let d = {
			...n.headers,
			age: String(i)
		};
		c && (d.warning = `110 - "response is stale"`), u.rawHeaders = o.toRawHeaders(d);
		try {
			e.onResponseStart?.(u, n.statusCode, d, n.statusMessage);
		} catch (e) {
			l.destroy(e);
			return;
		}
		t.method === `HEAD` ? l.destroy() : l.on(`data`, function(t) {
			try {
				e.onResponseData?.(u, t);
			} catch (e) {
				l.destroy(e);
			}
		});
	}
	function handleResult(e, t, n, r, i, a, s) {
		if (!s) return handleUncachedResponse(e, t, n, r, i, a);
		if (t.type === `shared` && Object.hasOwn(s.headers, `set-cookie`)) return o.isStream(s.body) && s.body.on(`error`, nop).destroy(), deleteCachedValue(t.store, n), handleUncachedResponse(e, t, n, r, i, a);
		let l = Date.now();
		if (l > s.deleteAt) return e(i, new c(t, n, r));
		let d = Math.round((l - s.cachedAt) / 1e3), f = a?.[`max-age`] !== void 0 && d >= a[`max-age`], p = f || isStale(s, a, t.type), m = f || needsRevalidation(s, a, i);
		if (p || m) {
			if (o.isStream(i.body) && o.bodyLength(i.body) !== 0) return e(i, new c(t, n, r));
			if (!m && withinStaleWhileRevalidateWindow(s, t.type)) return sendCachedValue(r, i, s, d, null, !0), queueMicrotask(() => {
				let r = makeRevalidationHeaders(i, s);
				e({
					...i,
					headers: r
				}, new c(t, n, {
					onRequestStart() {},
					onRequestUpgrade() {},
					onResponseStart() {},
					onResponseData() {},
					onResponseEnd() {},
					onResponseError() {}
				}));
			}), !0;
			let f = !1;
			if (!staleResponseRequiresRevalidation(s, t.type)) {
				let e = s.cacheControlDirectives[`stale-if-error`] ?? a?.[`stale-if-error`];
				e && (f = l < s.staleAt + e * 1e3);
			}
			let h = makeRevalidationHeaders(i, s), refetch = () => (o.isStream(s.body) && s.body.on(`error`, nop).destroy(), deleteCachedValue(t.store, n), e(i, new c(t, n, r)));
			return e({
				...i,
				headers: h
			}, new u((e, a, c, l) => {
				if (e) {
					if (c === 304) {
						if (!revalidationTargetMatchesCacheKey(n, a) || !revalidationEtagMatchesCachedValue(s, l) || revalidationResponseDisallowsCachedReuse(t.type, l)) return refetch();
						if (revalidationResponseUpdatesCacheControl(l)) deleteCachedValue(t.store, n);
						else if (revalidationResponseAddsVary(s, l.vary ? _(l.vary, i.headers) : void 0)) return refetch();
					}
					sendCachedValue(r, i, s, d, a, p);
				} else o.isStream(s.body) && s.body.on(`error`, nop).destroy();
			}, new c(t, n, r), f));
		}
		o.isStream(i.body) && i.body.on(`error`, nop).destroy(), sendCachedValue(r, i, s, d, null, !1);
	}
	n.exports = (e = {}) => {
		let { store: t = new l(), methods: n = [`GET`], cacheByDefault: r = void 0, type: i = `shared`, origins: a = void 0 } = e;
		if (typeof e != `object` || !e) throw TypeError(`expected type of opts to be an Object, got ${e === null ? `null` : typeof e}`);
		if (d(t, `opts.store`), f(n, `opts.methods`), assertCacheOrigins(a, `opts.origins`), r !== void 0 && typeof r != `number`) throw TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof r}`);
		if (i !== void 0 && i !== `shared` && i !== `private`) throw TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof i}`);
		let s = {
			store: t,
			methods: n,
			cacheByDefault: r,
			type: i
		}, u = [];
		for (let e = 0; e < o.safeHTTPMethods.length; e++) {
			let t = o.safeHTTPMethods[e];
			arrayIncludes(n, t) || u.push(t);
		}
		return (e) => (n, r) => {
			if (!n.origin || arrayIncludes(u, n.method)) return e(n, r);
			if (a !== void 0) {
				let t = n.origin.toString().toLowerCase(), i = !1;
				for (let e = 0; e < a.length; e++) {
					let n = a[e];
					if (typeof n == `string`) {
						if (n.toLowerCase() === t) {
							i = !0;
							break;
						}
					} else if (n.test(t)) {
						i = !0;
						break;
					}
				}
				if (!i) return e(n, r);
			}
			n = {
				...n,
				headers: m(n)
			};
			let i = n.headers?.[`cache-control`] ? h(n.headers[`cache-control`]) : hasPragmaNoCache(n.headers) ? { "no-cache": !0 } : void 0;
			if (i?.[`no-store`]) return e(n, r);
			let l = p(n);
			if (!arrayIncludes(o.safeHTTPMethods, n.method)) return e(n, new c(s, l, r));
			let d = t.get(l);
			return d && typeof d.then == `function` ? d.then((t) => handleResult(e, s, l, r, n, i, t)).catch((e) => {
				if (typeof r.onResponseError == `function`) r.onResponseError({
					rawHeaders: [],
					rawTrailers: [],
					pause() {},
					resume() {},
					get paused() {
						return !1;
					},
					get aborted() {
						return !1;
					},
					get reason() {
						return null;
					},
					abort() {}
				}, e);
				else throw e;
			}) : handleResult(e, s, l, r, n, i, d);
		};
	};
})), ke = t(((t, n) => {
	let { createInflate: r, createGunzip: a, createBrotliDecompress: o, createZstdDecompress: s } = e(`node:zlib`), { pipeline: c, Transform: l } = e(`node:stream`), { InvalidArgumentError: u, ResponseExceededMaxSizeError: d } = i(), f = $(), { runtimeFeatures: p } = T();
	var DecompressController = class {
		#e;
		#t;
		#n;
		#r = !1;
		constructor(e, t, n) {
			this.#e = e, this.#t = t, this.#n = n, this.target = null;
		}
		pause() {
			this.#r || (this.#r = !0, this.#e());
		}
		resume() {
			this.#r && (this.#r = !1, this.#t());
		}
		abort(e) {
			this.target?.abort(e), this.#n(e);
		}
		get paused() {
			return this.#r;
		}
		get aborted() {
			return this.target?.aborted ?? !1;
		}
		get reason() {
			return this.target?.reason ?? null;
		}
		get rawHeaders() {
			return this.target?.rawHeaders ?? null;
		}
		set rawHeaders(e) {
			this.target && (this.target.rawHeaders = e);
		}
		get rawTrailers() {
			return this.target?.rawTrailers ?? null;
		}
		set rawTrailers(e) {
			this.target && (this.target.rawTrailers = e);
		}
	};
	let m = {
		gzip: a,
		"x-gzip": a,
		br: o,
		deflate: r,
		compress: r,
		"x-compress": r,
		...p.has(`zstd`) ? { zstd: s } : {}
	}, h = [204, 304];
	function createMaxSizeLimiter(e) {
		let t = 0;
		return new l({ transform(n, r, i) {
			let a = t + n.length;
			a > e ? i(new d(`Decompressed response size (${a}) exceeded maxSize (${e})`)) : (t = a, i(null, n));
		} });
	}
	let g = !1;
	var DecompressHandler = class extends f {
		#e = [];
		#t;
		#n;
		#r;
		#i;
		#a = 0;
		#o = !1;
		#s = !1;
		#c = !1;
		#l = !1;
		#u = !1;
		#d = !1;
		#f = !1;
		#p;
		#m;
		constructor(e, { skipStatusCodes: t = h, skipErrorResponses: n = !0, maxSize: r = 0 } = {}) {
			if (!Number.isSafeInteger(r) || r < 0) throw new u(`maxSize must be a non-negative integer`);
			super(e), this.#n = t, this.#r = n, this.#i = r, this.#m = new DecompressController(() => this.#h(), () => this.#g(), (e) => {
				this.#s && !this.#o && this.onResponseError(this.#m, e);
			});
		}
		#h() {
			this.#_();
		}
		#g() {
			let e = this.#u;
			this.#y(), e || (this.#v(), this.#b());
		}
		#_() {
			!this.#l && !this.#o && (this.#l = !0, this.#m.target?.pause());
		}
		#v() {
			this.#l && !this.#m.paused && !this.#c && (this.#l = !1, this.#s || this.#m.target?.resume());
		}
		#y() {
			if (!(this.#o || this.#m.paused || !this.#p)) {
				if (this.#u) this.#d = !0;
				else {
					this.#u = !0;
					try {
						do {
							this.#d = !1;
							let e;
							for (; !this.#o && !this.#m.paused && (e = this.#p.read()) !== null;) {
								if (this.#i > 0) {
									let t = this.#a + e.length;
									if (t > this.#i) {
										this.#w(new d(`Decompressed response size (${t}) exceeded maxSize (${this.#i})`));
										return;
									}
									this.#a = t;
								}
								try {
									super.onResponseData(this.#m, e) === !1 && !this.#m.paused && this.#m.pause();
								} catch (e) {
									this.#w(e);
									return;
								}
							}
						} while (this.#d && !this.#o && !this.#m.paused);
					} finally {
						this.#u = !1;
					}
					this.#v(), this.#b();
				}
			}
		}
		#b() {
			if (!(this.#o || !this.#f || this.#m.paused || this.#u)) {
				this.#k();
				try {
					super.onResponseEnd(this.#m, this.#t);
				} catch (e) {
					this.#w(e);
					return;
				}
				this.#o = !0;
			}
		}
		#x() {
			this.#o || (this.#f = !0, this.#y(), this.#b());
		}
		#S(e, t) {
			return !!(!e || t < 200 || this.#n.includes(t) || this.#r && t >= 400);
		}
		#C(e) {
			let t = e.split(`,`);
			if (t.length > 5) throw Error(`too many content-encodings in response: ${t.length}, maximum allowed is 5`);
			let n = [];
			for (let e = t.length - 1; e >= 0; e--) {
				let r = t[e].trim();
				if (r) {
					if (!m[r]) return n.length = 0, n;
					n.push(m[r]());
				}
			}
			if (n.length < 2) return n;
			let r = [];
			for (let e = 0; e < n.length; e++) r.push(n[e]), e < n.length - 1 && this.#i > 0 && r.push(createMaxSizeLimiter(this.#i));
			return r;
		}
		#w(e) {
			this.#o || (this.#s ? this.onResponseError(this.#m, e) : this.#m.abort(e));
		}
		#T(e) {
			this.#p = e, e.on(`readable`, () => this.#y()), e.on(`error`, (e) => this.#w(e));
		}
		#E() {
			let e = this.#e[0];
			this.#T(e), e.on(`end`, () => this.#x());
		}
		#D() {
			let e = this.#e[this.#e.length - 1];
			this.#T(e), c(this.#e, (e) => {
				this.#o || (e ? this.#w(e) : this.#x());
			});
		}
		#O() {
			this.#e[0].on(`drain`, () => {
				this.#o || (this.#c = !1, this.#m.paused || (this.#y(), this.#v()));
			});
		}
		#k() {
			this.#e.length = 0, this.#p = void 0;
		}
		onRequestStart(e, t) {
			return this.#m.target = e, super.onRequestStart(this.#m, t);
		}
		onRequestUpgrade(e, t, n, r) {
			return super.onRequestUpgrade(this.#m, t, n, r);
		}
		onResponseStart(e, t, n, r) {
			let i = n[`content-encoding`], a = Array.isArray(i) ? i.join(`,`) : i;
			if (this.#S(a, t)) return super.onResponseStart(this.#m, t, n, r);
			let o = this.#C(a.toLowerCase());
			if (o.length === 0) return this.#k(), super.onResponseStart(this.#m, t, n, r);
			this.#e = o;
			let { "content-encoding": s, "content-length": c, ...l } = n;
			if (this.#m.rawHeaders) {
				let e = this.#m.rawHeaders;
				if (Array.isArray(e)) {
					let t = [];
					for (let n = 0; n < e.length; n += 2) {
						let r = e[n], i = (Buffer.isBuffer(r) ? r.toString(`latin1`) : `${r}`).toLowerCase();
						i !== `content-encoding` && i !== `content-length` && t.push(e[n], e[n + 1]);
					}
					e.splice(0, e.length, ...t);
				} else if (typeof e == `object`) for (let t of Object.keys(e)) {
					let n = t.toLowerCase();
					(n === `content-encoding` || n === `content-length`) && delete e[t];
				}
			}
			return this.#O(), this.#e.length === 1 ? this.#E() : this.#D(), super.onResponseStart(this.#m, t, l, r);
		}
		onResponseData(e, t) {
			if (this.#e.length > 0) this.#e[0].write(t) || (this.#c = !0, this.#_());
			else return super.onResponseData(this.#m, t);
		}
		onResponseEnd(e, t) {
			if (this.#e.length > 0) this.#s = !0, this.#t = t, this.#e[0].end();
			else return super.onResponseEnd(this.#m, t);
		}
		onResponseError(e, t) {
			if (!this.#o) {
				this.#o = !0;
				for (let e of this.#e) e.destroy();
				this.#k(), super.onResponseError(this.#m, t);
			}
		}
	};
	function createDecompressInterceptor(e = {}) {
		return g ||= (process.emitWarning(`DecompressInterceptor is experimental and subject to change`, `ExperimentalWarning`), !0), (t) => (n, r) => t(n, new DecompressHandler(r, e));
	}
	n.exports = createDecompressInterceptor;
})), Ae = t(((e, t) => {
	let { RequestAbortedError: n } = i(), r = 5242880;
	t.exports = class {
		#e;
		#t = !1;
		#n = null;
		#r = [];
		#i = r;
		#a = 0;
		#o = {};
		#s = ``;
		#c = !1;
		#l = !1;
		#u = !1;
		#d = !1;
		#f = null;
		#p = null;
		constructor(e, t, n = r) {
			this.#e = e, this.#p = t, this.#i = n;
		}
		addWaitingHandler(e) {
			if (this.#d || this.#u) return !1;
			let t = this.#m(e), n = t.controller;
			try {
				if (this.#t) {
					if (e.onRequestStart?.(n, this.#n), n.aborted) return t.done = !0, !0;
					this.#l && e.onResponseStart?.(n, this.#a, this.#o, this.#s);
				} else t.pendingStart = !0;
			} catch {
				return t.done = !0, !0;
			}
			return n.aborted || this.#r.push(t), !0;
		}
		onRequestStart(e, t) {
			if (this.#f = e, !this.#t) {
				this.#t = !0, this.#n = t;
				for (let e of this.#r) if (e.pendingStart && !e.done && !e.controller.aborted) {
					e.pendingStart = !1;
					try {
						e.handler.onRequestStart?.(e.controller, t);
					} catch {
						e.done = !0;
					}
				}
				this.#v();
			}
			this.#e.onRequestStart?.(e, t);
		}
		onRequestUpgrade(e, t, n, r) {
			this.#e.onRequestUpgrade?.(e, t, n, r);
		}
		onResponseStart(e, t, n, r) {
			this.#l = !0, this.#a = t, this.#o = n, this.#s = r, this.#e.onResponseStart?.(e, t, n, r);
			for (let e of this.#r) {
				let { handler: i, controller: a } = e;
				if (e.done || a.aborted) e.done = !0;
				else {
					try {
						i.onResponseStart?.(a, t, n, r);
					} catch {}
					a.aborted && (e.done = !0);
				}
			}
			this.#v();
		}
		onResponseData(e, t) {
			if (!(this.#c || this.#d)) {
				this.#u = !0, this.#e.onResponseData?.(e, t);
				for (let e of this.#r) {
					let { handler: n, controller: r } = e;
					if (e.done || r.aborted) e.done = !0;
					else if (r.paused) this.#h(e, t);
					else {
						try {
							n.onResponseData?.(r, t);
						} catch {}
						r.aborted && (e.done = !0, e.bufferedChunks = [], e.bufferedBytes = 0);
					}
				}
				this.#v();
			}
		}
		onResponseEnd(e, t) {
			if (!(this.#c || this.#d)) {
				this.#d = !0, this.#e.onResponseEnd?.(e, t);
				for (let e of this.#r) if (e.done || e.controller.aborted) e.done = !0;
				else if (this.#g(e), e.done || e.controller.aborted) e.done = !0;
				else if (e.controller.paused && e.bufferedChunks.length > 0) e.pendingTrailers = t;
				else {
					try {
						e.handler.onResponseEnd?.(e.controller, t);
					} catch {}
					e.done = !0;
				}
				this.#v(), this.#p?.();
			}
		}
		onResponseError(e, t) {
			if (!this.#d) {
				this.#c = !0, this.#d = !0, this.#e.onResponseError?.(e, t);
				for (let e of this.#r) this.#_(e, t);
				this.#r = [], this.#p?.();
			}
		}
		#m(e) {
			let t = {
				handler: e,
				controller: null,
				bufferedChunks: [],
				bufferedBytes: 0,
				pendingTrailers: null,
				done: !1,
				pendingStart: !1
			}, n = {
				aborted: !1,
				paused: !1,
				reason: null
			};
			return t.controller = {
				resume: () => {
					if (!n.aborted) {
						if (n.paused = !1, this.#g(t), this.#d && t.pendingTrailers && t.bufferedChunks.length === 0 && !n.paused && !n.aborted) {
							try {
								t.handler.onResponseEnd?.(t.controller, t.pendingTrailers);
							} catch {}
							t.pendingTrailers = null, t.done = !0;
						}
						this.#v();
					}
				},
				pause: () => {
					n.aborted || (n.paused = !0);
				},
				get paused() {
					return n.paused;
				},
				get aborted() {
					return n.aborted;
				},
				get reason() {
					return n.reason;
				},
				abort: (e) => {
					n.aborted = !0, n.reason = e ?? null, t.done = !0, t.pendingTrailers = null, t.bufferedChunks = [], t.bufferedBytes = 0;
				}
			}, t;
		}
		#h(e, t) {
			if (e.done || e.controller.aborted) {
				e.done = !0, e.bufferedChunks = [], e.bufferedBytes = 0;
				return;
			}
			let r = Buffer.from(t);
			if (e.bufferedChunks.push(r), e.bufferedBytes += r.length, e.bufferedBytes > this.#i) {
				let t = new n(`Deduplicated waiting handler exceeded maxBufferSize (${this.#i} bytes) while paused`);
				this.#_(e, t);
			}
		}
		#g(e) {
			let { handler: t, controller: n } = e;
			for (; !e.done && !n.aborted && !n.paused && e.bufferedChunks.length > 0;) {
				let r = e.bufferedChunks.shift();
				e.bufferedBytes -= r.length;
				try {
					t.onResponseData?.(n, r);
				} catch {}
				if (n.aborted) {
					e.done = !0, e.pendingTrailers = null, e.bufferedChunks = [], e.bufferedBytes = 0;
					break;
				}
			}
		}
		#_(e, t) {
			if (!e.done) {
				e.done = !0, e.pendingTrailers = null, e.bufferedChunks = [], e.bufferedBytes = 0;
				try {
					e.controller.abort(t), e.handler.onResponseError?.(e.controller, t);
				} catch {}
			}
		}
		#v() {
			this.#r = this.#r.filter((e) => e.done === !1);
		}
	};
})), je = t(((t, n) => {
	let r = e(`node:diagnostics_channel`), i = s(), a = Ae(), { normalizeHeaders: o, makeCacheKey: c, makeDeduplicationKey: l } = Ce(), u = r.channel(`undici:request:pending-requests`);
	n.exports = (e = {}) => {
		let { methods: t = [`GET`], skipHeaderNames: n = [], excludeHeaderNames: r = [], maxBufferSize: s = 5242880 } = e;
		if (typeof e != `object` || !e) throw TypeError(`expected type of opts to be an Object, got ${e === null ? `null` : typeof e}`);
		if (!Array.isArray(t)) throw TypeError(`expected opts.methods to be an array, got ${typeof t}`);
		for (let e of t) if (!i.safeHTTPMethods.includes(e)) throw TypeError(`expected opts.methods to only contain safe HTTP methods, got ${e}`);
		if (!Array.isArray(n)) throw TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof n}`);
		if (!Array.isArray(r)) throw TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof r}`);
		if (!Number.isFinite(s) || s <= 0) throw TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${s}`);
		let d = new Set(n.map((e) => e.toLowerCase())), f = new Set(r.map((e) => e.toLowerCase())), p = new Map();
		return (e) => (n, r) => {
			if (!n.origin || t.includes(n.method) === !1) return e(n, r);
			if (n = {
				...n,
				headers: o(n)
			}, d.size > 0) {
				for (let t of Object.keys(n.headers)) if (d.has(t.toLowerCase())) return e(n, r);
			}
			let i = c(n), m = l(i, f), h = p.get(m);
			if (h) return h.addWaitingHandler(r) ? !0 : e(n, r);
			let g = new a(r, () => {
				p.delete(m), u.hasSubscribers && u.publish({
					size: p.size,
					key: m,
					type: `removed`
				});
			}, s);
			return p.set(m, g), u.hasSubscribers && u.publish({
				size: p.size,
				key: m,
				type: `added`
			}), e(n, g);
		};
	};
})), Me = t(((t, n) => {
	let { Writable: r } = e(`node:stream`), { assertCacheKey: i, assertCacheValue: a } = Ce(), o, s = 2e9;
	n.exports = class {
		#e = s;
		#t = 1 / 0;
		#n;
		#r;
		#i;
		#a;
		#o;
		#s;
		#c;
		#l;
		constructor(t) {
			if (t) {
				if (typeof t != `object`) throw TypeError(`SqliteCacheStore options must be an object`);
				if (t.maxEntrySize !== void 0) {
					if (typeof t.maxEntrySize != `number` || !Number.isInteger(t.maxEntrySize) || t.maxEntrySize < 0) throw TypeError(`SqliteCacheStore options.maxEntrySize must be a non-negative integer`);
					if (t.maxEntrySize > s) throw TypeError(`SqliteCacheStore options.maxEntrySize must be less than 2gb`);
					this.#e = t.maxEntrySize;
				}
				if (t.maxCount !== void 0) {
					if (typeof t.maxCount != `number` || !Number.isInteger(t.maxCount) || t.maxCount < 0) throw TypeError(`SqliteCacheStore options.maxCount must be a non-negative integer`);
					this.#t = t.maxCount;
				}
			}
			o ||= e(`node:sqlite`).DatabaseSync, this.#n = new o(t?.location ?? `:memory:`), this.#n.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV4 (
        -- Data specific to us
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        method TEXT NOT NULL,

        -- Data returned to the interceptor
        body BUF NULL,
        deleteAt INTEGER NOT NULL,
        statusCode INTEGER NOT NULL,
        statusMessage TEXT NOT NULL,
        headers TEXT NULL,
        cacheControlDirectives TEXT NULL,
        etag TEXT NULL,
        vary TEXT NULL,
        cachedAt INTEGER NOT NULL,
        staleAt INTEGER NOT NULL
      );

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV4_getValuesQuery ON cacheInterceptorV4(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV4_deleteByUrlQuery ON cacheInterceptorV4(deleteAt);
    `), this.#r = this.#n.prepare(`
      SELECT
        id,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      FROM cacheInterceptorV4
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `), this.#i = this.#n.prepare(`
      UPDATE cacheInterceptorV4 SET
        body = ?,
        deleteAt = ?,
        statusCode = ?,
        statusMessage = ?,
        headers = ?,
        etag = ?,
        cacheControlDirectives = ?,
        cachedAt = ?,
        staleAt = ?
      WHERE
        id = ?
    `), this.#a = this.#n.prepare(`
      INSERT INTO cacheInterceptorV4 (
        url,
        method,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    `), this.#s = this.#n.prepare(`DELETE FROM cacheInterceptorV4 WHERE url = ?`), this.#c = this.#n.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV4`), this.#o = this.#n.prepare(`DELETE FROM cacheInterceptorV4 WHERE deleteAt <= ?`), this.#l = this.#t === 1 / 0 ? null : this.#n.prepare(`
        DELETE FROM cacheInterceptorV4
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV4
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `);
		}
		close() {
			this.#n.close();
		}
		get(e) {
			i(e);
			let t = this.#f(e);
			return t ? {
				body: t.body ? Buffer.from(t.body.buffer, t.body.byteOffset, t.body.byteLength) : void 0,
				statusCode: t.statusCode,
				statusMessage: t.statusMessage,
				headers: t.headers ? JSON.parse(t.headers) : void 0,
				etag: t.etag ? t.etag : void 0,
				vary: t.vary ? JSON.parse(t.vary) : void 0,
				cacheControlDirectives: t.cacheControlDirectives ? JSON.parse(t.cacheControlDirectives) : void 0,
				cachedAt: t.cachedAt,
				staleAt: t.staleAt,
				deleteAt: t.deleteAt
			} : void 0;
		}
		set(e, t) {
			i(e);
			let n = this.#d(e), r = Array.isArray(t.body) ? Buffer.concat(t.body) : t.body, a = r?.byteLength;
			if (a && a > this.#e) return;
			let o = this.#f(e, !0);
			o ? this.#i.run(r, t.deleteAt, t.statusCode, t.statusMessage, t.headers ? JSON.stringify(t.headers) : null, t.etag ? t.etag : null, t.cacheControlDirectives ? JSON.stringify(t.cacheControlDirectives) : null, t.cachedAt, t.staleAt, o.id) : (this.#a.run(n, e.method, r, t.deleteAt, t.statusCode, t.statusMessage, t.headers ? JSON.stringify(t.headers) : null, t.etag ? t.etag : null, t.cacheControlDirectives ? JSON.stringify(t.cacheControlDirectives) : null, t.vary ? JSON.stringify(t.vary) : null, t.cachedAt, t.staleAt), this.#u());
		}
		createWriteStream(e, t) {
			i(e), a(t);
			let n = 0, o = [], s = this;
			return new r({
				decodeStrings: !0,
				write(e, t, r) {
					n += e.byteLength, n < s.#e ? o.push(e) : this.destroy(), r();
				},
				final(n) {
					s.set(e, {
						...t,
						body: o
					}), n();
				}
			});
		}
		delete(e) {
			if (typeof e != `object`) throw TypeError(`expected key to be object, got ${typeof e}`);
			this.#s.run(this.#d(e));
		}
		#u() {
			if (Number.isFinite(this.#t) && this.size <= this.#t) return 0;
			{
				let e = this.#o.run(Date.now()).changes;
				if (e) return e;
			}
			{
				let e = this.#l?.run(Math.max(Math.floor(this.#t * .1), 1)).changes;
				if (e) return e;
			}
			return 0;
		}
		get size() {
			let { total: e } = this.#c.get();
			return e;
		}
		#d(e) {
			return `${e.origin}/${e.path}`;
		}
		#f(e, t = !1) {
			let n = this.#d(e), { headers: r, method: i } = e, a = this.#r.all(n, i);
			if (a.length === 0) return;
			let o = Date.now();
			for (let e of a) {
				if (o >= e.deleteAt && !t) continue;
				let n = !0;
				if (e.vary) {
					let t = JSON.parse(e.vary);
					for (let e in t) if (!headerValueEquals(r[e], t[e])) {
						n = !1;
						break;
					}
				}
				if (n) return e;
			}
		}
	};
	function headerValueEquals(e, t) {
		if (e == null && t == null) return !0;
		if (e == null && t != null || e != null && t == null) return !1;
		if (Array.isArray(e) && Array.isArray(t)) {
			if (e.length !== t.length) return !1;
			for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
			return !0;
		}
		return e === t;
	}
})), Ne = t(((t, r) => {
	let { kConstruct: i } = n(), { kEnumerableProperty: a } = s(), { iteratorMixin: o, isValidHeaderName: c, isValidHeaderValue: l } = D(), { webidl: u } = E(), d = e(`node:assert`), f = e(`node:util`);
	function isHTTPWhiteSpaceCharCode(e) {
		return e === 10 || e === 13 || e === 9 || e === 32;
	}
	function headerValueNormalize(e) {
		let t = 0, n = e.length;
		for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(n - 1));) --n;
		for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(t));) ++t;
		return t === 0 && n === e.length ? e : e.substring(t, n);
	}
	function fill(e, t) {
		if (Array.isArray(t)) for (let n = 0; n < t.length; ++n) {
			let r = t[n];
			if (r.length !== 2) throw u.errors.exception({
				header: `Headers constructor`,
				message: `expected name/value pair to be length 2, found ${r.length}.`
			});
			appendHeader(e, r[0], r[1]);
		}
		else if (typeof t == `object` && t) {
			let n = Object.keys(t);
			for (let r = 0; r < n.length; ++r) appendHeader(e, n[r], t[n[r]]);
		} else throw u.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}
	function appendHeader(e, t, n) {
		if (n = headerValueNormalize(n), !c(t)) throw u.errors.invalidArgument({
			prefix: `Headers.append`,
			value: t,
			type: `header name`
		});
		if (!l(n)) throw u.errors.invalidArgument({
			prefix: `Headers.append`,
			value: n,
			type: `header value`
		});
		if (h(e) === `immutable`) throw TypeError(`immutable`);
		return _(e).append(t, n, !1);
	}
	function headersListSortAndCombine(e) {
		let t = _(e);
		if (!t) return [];
		if (t.sortedMap) return t.sortedMap;
		let n = [], r = t.toSortedArray(), i = t.cookies;
		if (i === null || i.length === 1) return t.sortedMap = r;
		for (let e = 0; e < r.length; ++e) {
			let { 0: t, 1: a } = r[e];
			if (t === `set-cookie`) for (let e = 0; e < i.length; ++e) n.push([t, i[e]]);
			else n.push([t, a]);
		}
		return t.sortedMap = n;
	}
	function compareHeaderName(e, t) {
		return e[0] < t[0] ? -1 : 1;
	}
	var p = class HeadersList {
		cookies = null;
		sortedMap;
		headersMap;
		constructor(e) {
			e instanceof HeadersList ? (this.headersMap = new Map(e.headersMap), this.sortedMap = e.sortedMap, this.cookies = e.cookies === null ? null : [...e.cookies]) : (this.headersMap = new Map(e), this.sortedMap = null);
		}
		contains(e, t) {
			return this.headersMap.has(t ? e : e.toLowerCase());
		}
		clear() {
			this.headersMap.clear(), this.sortedMap = null, this.cookies = null;
		}
		append(e, t, n) {
			this.sortedMap = null;
			let r = n ? e : e.toLowerCase(), i = this.headersMap.get(r);
			if (i) {
				let e = r === `cookie` ? `; ` : `, `;
				this.headersMap.set(r, {
					name: i.name,
					value: `${i.value}${e}${t}`
				});
			} else this.headersMap.set(r, {
				name: e,
				value: t
			});
			r === `set-cookie` && (this.cookies ??= []).push(t);
		}
		set(e, t, n) {
			this.sortedMap = null;
			let r = n ? e : e.toLowerCase();
			r === `set-cookie` && (this.cookies = [t]), this.headersMap.set(r, {
				name: e,
				value: t
			});
		}
		delete(e, t) {
			this.sortedMap = null, t || (e = e.toLowerCase()), e === `set-cookie` && (this.cookies = null), this.headersMap.delete(e);
		}
		get(e, t) {
			return this.headersMap.get(t ? e : e.toLowerCase())?.value ?? null;
		}
		*[Symbol.iterator]() {
			for (let { 0: e, 1: { value: t } } of this.headersMap) yield [e, t];
		}
		get entries() {
			let e = {};
			if (this.headersMap.size !== 0) for (let { name: t, value: n } of this.headersMap.values()) e[t] = n;
			return e;
		}
		rawValues() {
			return this.headersMap.values();
		}
		get entriesList() {
			let e = [];
			if (this.headersMap.size !== 0) for (let { 0: t, 1: { name: n, value: r } } of this.headersMap) if (t === `set-cookie`) for (let t of this.cookies) e.push([n, t]);
			else e.push([n, r]);
			return e;
		}
		toSortedArray() {
			let e = this.headersMap.size, t = Array(e);
			if (e <= 32) {
				if (e === 0) return t;
				let n = this.headersMap[Symbol.iterator](), r = n.next().value;
				t[0] = [r[0], r[1].value], d(r[1].value !== null);
				for (let r = 1, i = 0, a = 0, o = 0, s = 0, c, l; r < e; ++r) {
					for (l = n.next().value, c = t[r] = [l[0], l[1].value], d(c[1] !== null), o = 0, a = r; o < a;) s = o + (a - o >> 1), t[s][0] <= c[0] ? o = s + 1 : a = s;
					if (r !== s) {
						for (i = r; i > o;) t[i] = t[--i];
						t[o] = c;
					}
				}
				if (!n.next().done) throw TypeError(`Unreachable`);
				return t;
			}
			{
				let e = 0;
				for (let { 0: n, 1: { value: r } } of this.headersMap) t[e++] = [n, r], d(r !== null);
				return t.sort(compareHeaderName);
			}
		}
	}, m = class Headers {
		#e;
		#t;
		constructor(e = void 0) {
			u.util.markAsUncloneable(this), e !== i && (this.#t = new p(), this.#e = `none`, e !== void 0 && (e = u.converters.HeadersInit(e, `Headers constructor`, `init`), fill(this, e)));
		}
		append(e, t) {
			u.brandCheck(this, Headers), u.argumentLengthCheck(arguments, 2, `Headers.append`);
			let n = `Headers.append`;
			return e = u.converters.ByteString(e, n, `name`), t = u.converters.ByteString(t, n, `value`), appendHeader(this, e, t);
		}
		delete(e) {
			if (u.brandCheck(this, Headers), u.argumentLengthCheck(arguments, 1, `Headers.delete`), e = u.converters.ByteString(e, `Headers.delete`, `name`), !c(e)) throw u.errors.invalidArgument({
				prefix: `Headers.delete`,
				value: e,
				type: `header name`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.contains(e, !1) && this.#t.delete(e, !1);
		}
		get(e) {
			u.brandCheck(this, Headers), u.argumentLengthCheck(arguments, 1, `Headers.get`);
			let t = `Headers.get`;
			if (e = u.converters.ByteString(e, t, `name`), !c(e)) throw u.errors.invalidArgument({
				prefix: t,
				value: e,
				type: `header name`
			});
			return this.#t.get(e, !1);
		}
		has(e) {
			u.brandCheck(this, Headers), u.argumentLengthCheck(arguments, 1, `Headers.has`);
			let t = `Headers.has`;
			if (e = u.converters.ByteString(e, t, `name`), !c(e)) throw u.errors.invalidArgument({
				prefix: t,
				value: e,
				type: `header name`
			});
			return this.#t.contains(e, !1);
		}
		set(e, t) {
			u.brandCheck(this, Headers), u.argumentLengthCheck(arguments, 2, `Headers.set`);
			let n = `Headers.set`;
			if (e = u.converters.ByteString(e, n, `name`), t = u.converters.ByteString(t, n, `value`), t = headerValueNormalize(t), !c(e)) throw u.errors.invalidArgument({
				prefix: n,
				value: e,
				type: `header name`
			});
			if (!l(t)) throw u.errors.invalidArgument({
				prefix: n,
				value: t,
				type: `header value`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.set(e, t, !1);
		}
		getSetCookie() {
			u.brandCheck(this, Headers);
			let e = this.#t.cookies;
			return e ? [...e] : [];
		}
		[f.inspect.custom](e, t) {
			return t.depth ??= e, `Headers ${f.formatWithOptions(t, this.#t.entries)}`;
		}
		static getHeadersGuard(e) {
			return e.#e;
		}
		static setHeadersGuard(e, t) {
			e.#e = t;
		}
		static getHeadersList(e) {
			return e.#t;
		}
		static setHeadersList(e, t) {
			e.#t = t;
		}
	};
	let { getHeadersGuard: h, setHeadersGuard: g, getHeadersList: _, setHeadersList: v } = m;
	Reflect.deleteProperty(m, `getHeadersGuard`), Reflect.deleteProperty(m, `setHeadersGuard`), Reflect.deleteProperty(m, `getHeadersList`), Reflect.deleteProperty(m, `setHeadersList`), o(`Headers`, m, headersListSortAndCombine, 0, 1), Object.defineProperties(m.prototype, {
		append: a,
		delete: a,
		get: a,
		has: a,
		set: a,
		getSetCookie: a,
		[Symbol.toStringTag]: {
			value: `Headers`,
			configurable: !0
		},
		[f.inspect.custom]: { enumerable: !1 }
	}), u.converters.HeadersInit = function(e, t, n) {
		if (u.util.Type(e) === u.util.Types.OBJECT) {
			let r = Reflect.get(e, Symbol.iterator);
			if (!f.types.isProxy(e) && r === m.prototype.entries) try {
				return _(e).entriesList;
			} catch {}
			return typeof r == `function` ? u.converters[`sequence<sequence<ByteString>>`](e, t, n, r.bind(e)) : u.converters[`record<ByteString, ByteString>`](e, t, n);
		}
		throw u.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}, r.exports = {
		fill,
		compareHeaderName,
		Headers: m,
		HeadersList: p,
		getHeadersGuard: h,
		setHeadersGuard: g,
		setHeadersList: v,
		getHeadersList: _
	};
})), Pe = t(((t, r) => {
	let { Headers: i, HeadersList: a, fill: o, getHeadersGuard: c, setHeadersGuard: l, setHeadersList: u } = Ne(), { extractBody: d, cloneBody: f, mixinBody: p, streamRegistry: m, bodyUnusable: h } = j(), g = s(), _ = e(`node:util`), { kEnumerableProperty: v } = g, { isValidReasonPhrase: y, isCancelled: x, isAborted: S, isErrorLike: T, environmentSettingsObject: O } = D(), { redirectStatusSet: k, nullBodyStatus: A } = b(), { webidl: M } = E(), { URLSerializer: N } = w(), { kConstruct: P } = n(), F = e(`node:assert`), { isomorphicEncode: I, serializeJavascriptValueToJSONString: L } = C(), R = new TextEncoder(`utf-8`);
	var z = class Response {
		#e;
		#t;
		static error() {
			return fromInnerResponse(makeNetworkError(), `immutable`);
		}
		static json(e, t = void 0) {
			M.argumentLengthCheck(arguments, 1, `Response.json`), t !== null && (t = M.converters.ResponseInit(t));
			let n = R.encode(L(e)), r = d(n), i = fromInnerResponse(makeResponse({}), `response`);
			return initializeResponse(i, t, {
				body: r[0],
				type: `application/json`
			}), i;
		}
		static redirect(e, t = 302) {
			M.argumentLengthCheck(arguments, 1, `Response.redirect`), e = M.converters.USVString(e), t = M.converters[`unsigned short`](t);
			let n;
			try {
				n = new URL(e, O.settingsObject.baseUrl);
			} catch (t) {
				throw TypeError(`Failed to parse URL from ${e}`, { cause: t });
			}
			if (!k.has(t)) throw RangeError(`Invalid status code ${t}`);
			let r = fromInnerResponse(makeResponse({}), `immutable`);
			r.#t.status = t;
			let i = I(N(n));
			return r.#t.headersList.append(`location`, i, !0), r;
		}
		constructor(e = null, t = void 0) {
			if (M.util.markAsUncloneable(this), e === P) return;
			e !== null && (e = M.converters.BodyInit(e, `Response`, `body`)), t = M.converters.ResponseInit(t), this.#t = makeResponse({}), this.#e = new i(P), l(this.#e, `response`), u(this.#e, this.#t.headersList);
			let n = null;
			if (e != null) {
				let [t, r] = d(e);
				n = {
					body: t,
					type: r
				};
			}
			initializeResponse(this, t, n);
		}
		get type() {
			return M.brandCheck(this, Response), this.#t.type;
		}
		get url() {
			M.brandCheck(this, Response);
			let e = this.#t.urlList, t = e[e.length - 1] ?? null;
			return t === null ? `` : N(t, !0);
		}
		get redirected() {
			return M.brandCheck(this, Response), this.#t.urlList.length > 1;
		}
		get status() {
			return M.brandCheck(this, Response), this.#t.status;
		}
		get ok() {
			return M.brandCheck(this, Response), this.#t.status >= 200 && this.#t.status <= 299;
		}
		get statusText() {
			return M.brandCheck(this, Response), this.#t.statusText;
		}
		get headers() {
			return M.brandCheck(this, Response), this.#e;
		}
		get body() {
			return M.brandCheck(this, Response), this.#t.body ? this.#t.body.stream : null;
		}
		get bodyUsed() {
			return M.brandCheck(this, Response), !!this.#t.body && g.isDisturbed(this.#t.body.stream);
		}
		clone() {
			if (M.brandCheck(this, Response), h(this.#t)) throw M.errors.exception({
				header: `Response.clone`,
				message: `Body has already been consumed.`
			});
			let e = cloneResponse(this.#t);
			return this.#t.urlList.length !== 0 && this.#t.body?.stream && m.register(this, new WeakRef(this.#t.body.stream)), fromInnerResponse(e, c(this.#e));
		}
		[_.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				status: this.status,
				statusText: this.statusText,
				headers: this.headers,
				body: this.body,
				bodyUsed: this.bodyUsed,
				ok: this.ok,
				redirected: this.redirected,
				type: this.type,
				url: this.url
			};
			return `Response ${_.formatWithOptions(t, n)}`;
		}
		static getResponseHeaders(e) {
			return e.#e;
		}
		static setResponseHeaders(e, t) {
			e.#e = t;
		}
		static getResponseState(e) {
			return e.#t;
		}
		static setResponseState(e, t) {
			e.#t = t;
		}
	};
	let { getResponseHeaders: B, setResponseHeaders: V, getResponseState: H, setResponseState: U } = z;
	Reflect.deleteProperty(z, `getResponseHeaders`), Reflect.deleteProperty(z, `setResponseHeaders`), Reflect.deleteProperty(z, `getResponseState`), Reflect.deleteProperty(z, `setResponseState`), p(z, H), Object.defineProperties(z.prototype, {
		type: v,
		url: v,
		status: v,
		ok: v,
		redirected: v,
		statusText: v,
		headers: v,
		clone: v,
		body: v,
		bodyUsed: v,
		[Symbol.toStringTag]: {
			value: `Response`,
			configurable: !0
		}
	}), Object.defineProperties(z, {
		json: v,
		redirect: v,
		error: v
	});
	function cloneResponse(e) {
		if (e.internalResponse) return filterResponse(cloneResponse(e.internalResponse), e.type);
		let t = makeResponse({
			...e,
			body: null
		});
		return e.body != null && (t.body = f(e.body)), t;
	}
	function makeResponse(e) {
		return {
			aborted: !1,
			rangeRequested: !1,
			timingAllowPassed: !1,
			requestIncludesCredentials: !1,
			type: `default`,
			status: 200,
			timingInfo: null,
			cacheState: ``,
			statusText: ``,
			...e,
			headersList: e?.headersList ? new a(e?.headersList) : new a(),
			urlList: e?.urlList ? [...e.urlList] : []
		};
	}
	function makeNetworkError(e) {
		return makeResponse({
			type: `error`,
			status: 0,
			error: T(e) ? e : Error(e && String(e)),
			aborted: e && e.name === `AbortError`
		});
	}
	function isNetworkError(e) {
		return e.type === `error` && e.status === 0;
	}
	function makeFilteredResponse(e, t) {
		return t = {
			internalResponse: e,
			...t
		}, new Proxy(e, {
			get(e, n) {
				return n in t ? t[n] : e[n];
			},
			set(e, n, r) {
				return F(!(n in t)), e[n] = r, !0;
			}
		});
	}
	function filterResponse(e, t) {
		if (t === `basic`) return makeFilteredResponse(e, {
			type: `basic`,
			headersList: e.headersList
		});
		if (t === `cors`) return makeFilteredResponse(e, {
			type: `cors`,
			headersList: e.headersList
		});
		if (t === `opaque`) return makeFilteredResponse(e, {
			type: `opaque`,
			urlList: [],
			status: 0,
			statusText: ``,
			body: null
		});
		if (t === `opaqueredirect`) return makeFilteredResponse(e, {
			type: `opaqueredirect`,
			status: 0,
			statusText: ``,
			headersList: [],
			body: null
		});
		F(!1);
	}
	function makeAppropriateNetworkError(e, t = null) {
		return F(x(e)), S(e) ? makeNetworkError(Object.assign(new DOMException(`The operation was aborted.`, `AbortError`), { cause: t })) : makeNetworkError(Object.assign(new DOMException(`Request was cancelled.`), { cause: t }));
	}
	function initializeResponse(e, t, n) {
		if (t.status !== null && (t.status < 200 || t.status > 599)) throw RangeError(`init["status"] must be in the range of 200 to 599, inclusive.`);
		if (`statusText` in t && t.statusText != null && !y(String(t.statusText))) throw TypeError(`Invalid statusText`);
		if (`status` in t && t.status != null && (H(e).status = t.status), `statusText` in t && t.statusText != null && (H(e).statusText = t.statusText), `headers` in t && t.headers != null && o(B(e), t.headers), n) {
			if (A.includes(e.status)) throw M.errors.exception({
				header: `Response constructor`,
				message: `Invalid response status code ${e.status}`
			});
			H(e).body = n.body, n.type != null && !H(e).headersList.contains(`content-type`, !0) && H(e).headersList.append(`content-type`, n.type, !0);
		}
	}
	function fromInnerResponse(e, t) {
		let n = new z(P);
		U(n, e);
		let r = new i(P);
		return V(n, r), u(r, e.headersList), l(r, t), e.urlList.length !== 0 && e.body?.stream && m.register(n, new WeakRef(e.body.stream)), n;
	}
	M.converters.XMLHttpRequestBodyInit = function(e, t, n) {
		return typeof e == `string` ? M.converters.USVString(e, t, n) : M.is.Blob(e) || M.is.BufferSource(e) || M.is.FormData(e) || M.is.URLSearchParams(e) ? e : M.converters.DOMString(e, t, n);
	}, M.converters.BodyInit = function(e, t, n) {
		return M.is.ReadableStream(e) || e?.[Symbol.asyncIterator] ? e : M.converters.XMLHttpRequestBodyInit(e, t, n);
	}, M.converters.ResponseInit = M.dictionaryConverter([
		{
			key: `status`,
			converter: M.converters[`unsigned short`],
			defaultValue: () => 200
		},
		{
			key: `statusText`,
			converter: M.converters.ByteString,
			defaultValue: () => ``
		},
		{
			key: `headers`,
			converter: M.converters.HeadersInit
		}
	]), M.is.Response = M.util.MakeTypeAssertion(z), r.exports = {
		isNetworkError,
		makeNetworkError,
		makeResponse,
		makeAppropriateNetworkError,
		filterResponse,
		Response: z,
		cloneResponse,
		fromInnerResponse,
		getResponseState: H
	};
})), Fe = t(((t, r) => {
	let { extractBody: i, mixinBody: a, cloneBody: o, bodyUnusable: c } = j(), { Headers: l, fill: u, HeadersList: d, setHeadersGuard: f, getHeadersGuard: p, setHeadersList: m, getHeadersList: h } = Ne(), g = s(), _ = e(`node:util`), { isValidHTTPToken: v, sameOrigin: y, environmentSettingsObject: x } = D(), { forbiddenMethodsSet: S, corsSafeListedMethodsSet: C, referrerPolicy: T, requestRedirect: O, requestMode: k, requestCredentials: A, requestCache: M, requestDuplex: N } = b(), { kEnumerableProperty: P, normalizedMethodRecordsBase: F, normalizedMethodRecords: I } = g, { webidl: L } = E(), { URLSerializer: R } = w(), { kConstruct: z } = n(), B = e(`node:assert`), { getMaxListeners: V, setMaxListeners: H, defaultMaxListeners: U } = e(`node:events`), W = Symbol(`abortController`), ee = new FinalizationRegistry(({ signal: e, abort: t }) => {
		e.removeEventListener(`abort`, t);
	}), G = new WeakMap(), te;
	try {
		te = V(new AbortController().signal) > 0;
	} catch {
		te = !1;
	}
	function buildAbort(e) {
		return abort;
		function abort() {
			let t = e.deref();
			if (t !== void 0) {
				ee.unregister(abort), this.removeEventListener(`abort`, abort), t.abort(this.reason);
				let e = G.get(t.signal);
				if (e !== void 0) {
					if (e.size !== 0) {
						for (let t of e) {
							let e = t.deref();
							e !== void 0 && e.abort(this.reason);
						}
						e.clear();
					}
					G.delete(t.signal);
				}
			}
		}
	}
	let ne = !1;
	var K = class Request {
		#e;
		#t;
		#n;
		#r;
		constructor(e, t = void 0) {
			if (L.util.markAsUncloneable(this), e === z) return;
			L.argumentLengthCheck(arguments, 1, `Request constructor`), e = L.converters.RequestInfo(e), t = L.converters.RequestInit(t);
			let n = null, r = null, a = x.settingsObject.baseUrl, o = null;
			if (typeof e == `string`) {
				this.#t = t.dispatcher;
				let i;
				try {
					i = new URL(e, a);
				} catch (t) {
					throw TypeError(`Failed to parse URL from ` + e, { cause: t });
				}
				if (i.username || i.password) throw TypeError(`Request cannot be constructed from a URL that includes credentials: ` + e);
				n = makeRequest({ urlList: [i] }), r = `cors`;
			} else B(L.is.Request(e)), n = e.#r, o = e.#e, this.#t = t.dispatcher || e.#t;
			let s = x.settingsObject.origin, p = `client`;
			if (n.window?.constructor?.name === `EnvironmentSettingsObject` && y(n.window, s) && (p = n.window), t.window != null) throw TypeError(`'window' option '${p}' must be null`);
			`window` in t && (p = `no-window`), n = makeRequest({
				method: n.method,
				headersList: n.headersList,
				unsafeRequest: n.unsafeRequest,
				client: x.settingsObject,
				window: p,
				priority: n.priority,
				origin: n.origin,
				referrer: n.referrer,
				referrerPolicy: n.referrerPolicy,
				mode: n.mode,
				credentials: n.credentials,
				cache: n.cache,
				redirect: n.redirect,
				integrity: n.integrity,
				keepalive: n.keepalive,
				reloadNavigation: n.reloadNavigation,
				historyNavigation: n.historyNavigation,
				urlList: [...n.urlList]
			});
			let _ = Object.keys(t).length !== 0;
			if (_ && (n.mode === `navigate` && (n.mode = `same-origin`), n.reloadNavigation = !1, n.historyNavigation = !1, n.origin = `client`, n.referrer = `client`, n.referrerPolicy = ``, n.url = n.urlList[n.urlList.length - 1], n.urlList = [n.url]), t.referrer !== void 0) {
				let e = t.referrer;
				if (e === ``) n.referrer = `no-referrer`;
				else {
					let t;
					try {
						t = new URL(e, a);
					} catch (t) {
						throw TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
					}
					t.protocol === `about:` && t.hostname === `client` || s && !y(t, x.settingsObject.baseUrl) ? n.referrer = `client` : n.referrer = t;
				}
			}
			t.referrerPolicy !== void 0 && (n.referrerPolicy = t.referrerPolicy);
			let b;
			if (b = t.mode === void 0 ? r : t.mode, b === `navigate`) throw L.errors.exception({
				header: `Request constructor`,
				message: `invalid request mode navigate.`
			});
			if (b != null && (n.mode = b), t.credentials !== void 0 && (n.credentials = t.credentials), t.cache !== void 0 && (n.cache = t.cache), n.cache === `only-if-cached` && n.mode !== `same-origin`) throw TypeError(`'only-if-cached' can be set only with 'same-origin' mode`);
			if (t.redirect !== void 0 && (n.redirect = t.redirect), t.integrity != null && (n.integrity = String(t.integrity)), t.keepalive !== void 0 && (n.keepalive = !!t.keepalive), t.method !== void 0) {
				let e = t.method, r = I[e];
				if (r !== void 0) n.method = r;
				else {
					if (!v(e)) throw TypeError(`'${e}' is not a valid HTTP method.`);
					let t = e.toUpperCase();
					if (S.has(t)) throw TypeError(`'${e}' HTTP method is unsupported.`);
					e = F[t] ?? e, n.method = e;
				}
				!ne && n.method === `patch` && (process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: `UNDICI-FETCH-patch` }), ne = !0);
			}
			t.signal !== void 0 && (o = t.signal), this.#r = n;
			let w = new AbortController();
			if (this.#e = w.signal, o != null) {
				if (o.aborted) w.abort(o.reason);
				else {
					this[W] = w;
					let e = buildAbort(new WeakRef(w));
					te && V(o) === U && H(1500, o), g.addAbortListener(o, e), ee.register(w, {
						signal: o,
						abort: e
					}, e);
				}
			}
			if (this.#n = new l(z), m(this.#n, n.headersList), f(this.#n, `request`), b === `no-cors`) {
				if (!C.has(n.method)) throw TypeError(`'${n.method} is unsupported in no-cors mode.`);
				f(this.#n, `request-no-cors`);
			}
			if (_) {
				let e = h(this.#n), n = t.headers === void 0 ? new d(e) : t.headers;
				if (e.clear(), n instanceof d) {
					for (let { name: t, value: r } of n.rawValues()) e.append(t, r, !1);
					e.cookies = n.cookies;
				} else u(this.#n, n);
			}
			let T = L.is.Request(e) ? e.#r.body : null;
			if ((t.body != null || T != null) && (n.method === `GET` || n.method === `HEAD`)) throw TypeError(`Request with GET/HEAD method cannot have body.`);
			let E = null;
			if (t.body != null) {
				let [e, r] = i(t.body, n.keepalive);
				E = e, r && !h(this.#n).contains(`content-type`, !0) && this.#n.append(`content-type`, r, !0);
			}
			let D = E ?? T;
			if (D != null && D.source == null) {
				if (E != null && t.duplex == null) throw TypeError(`RequestInit: duplex option is required when sending a body.`);
				if (n.mode !== `same-origin` && n.mode !== `cors`) throw TypeError(`If request is made from ReadableStream, mode should be "same-origin" or "cors"`);
				n.useCORSPreflightFlag = !0;
			}
			let O = D;
			if (E == null && T != null) {
				if (c(e.#r)) throw TypeError(`Cannot construct a Request with a Request object that has already been used.`);
				let t = new TransformStream();
				T.stream.pipeThrough(t), O = {
					source: T.source,
					length: T.length,
					stream: t.readable
				};
			}
			this.#r.body = O;
		}
		get method() {
			return L.brandCheck(this, Request), this.#r.method;
		}
		get url() {
			return L.brandCheck(this, Request), R(this.#r.url);
		}
		get headers() {
			return L.brandCheck(this, Request), this.#n;
		}
		get destination() {
			return L.brandCheck(this, Request), this.#r.destination;
		}
		get referrer() {
			return L.brandCheck(this, Request), this.#r.referrer === `no-referrer` ? `` : this.#r.referrer === `client` ? `about:client` : this.#r.referrer.toString();
		}
		get referrerPolicy() {
			return L.brandCheck(this, Request), this.#r.referrerPolicy;
		}
		get mode() {
			return L.brandCheck(this, Request), this.#r.mode;
		}
		get credentials() {
			return L.brandCheck(this, Request), this.#r.credentials;
		}
		get cache() {
			return L.brandCheck(this, Request), this.#r.cache;
		}
		get redirect() {
			return L.brandCheck(this, Request), this.#r.redirect;
		}
		get integrity() {
			return L.brandCheck(this, Request), this.#r.integrity;
		}
		get keepalive() {
			return L.brandCheck(this, Request), this.#r.keepalive;
		}
		get isReloadNavigation() {
			return L.brandCheck(this, Request), this.#r.reloadNavigation;
		}
		get isHistoryNavigation() {
			return L.brandCheck(this, Request), this.#r.historyNavigation;
		}
		get signal() {
			return L.brandCheck(this, Request), this.#e;
		}
		get body() {
			return L.brandCheck(this, Request), this.#r.body ? this.#r.body.stream : null;
		}
		get bodyUsed() {
			return L.brandCheck(this, Request), !!this.#r.body && g.isDisturbed(this.#r.body.stream);
		}
		get duplex() {
			return L.brandCheck(this, Request), `half`;
		}
		clone() {
			if (L.brandCheck(this, Request), c(this.#r)) throw TypeError(`unusable`);
			let e = cloneRequest(this.#r), t = new AbortController();
			if (this.signal.aborted) t.abort(this.signal.reason);
			else {
				let e = G.get(this.signal);
				e === void 0 && (e = new Set(), G.set(this.signal, e));
				let n = new WeakRef(t);
				e.add(n), g.addAbortListener(t.signal, buildAbort(n));
			}
			return fromInnerRequest(e, this.#t, t.signal, p(this.#n));
		}
		[_.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				method: this.method,
				url: this.url,
				headers: this.headers,
				destination: this.destination,
				referrer: this.referrer,
				referrerPolicy: this.referrerPolicy,
				mode: this.mode,
				credentials: this.credentials,
				cache: this.cache,
				redirect: this.redirect,
				integrity: this.integrity,
				keepalive: this.keepalive,
				isReloadNavigation: this.isReloadNavigation,
				isHistoryNavigation: this.isHistoryNavigation,
				signal: this.signal
			};
			return `Request ${_.formatWithOptions(t, n)}`;
		}
		static setRequestSignal(e, t) {
			return e.#e = t, e;
		}
		static getRequestDispatcher(e) {
			return e.#t;
		}
		static setRequestDispatcher(e, t) {
			e.#t = t;
		}
		static setRequestHeaders(e, t) {
			e.#n = t;
		}
		static getRequestState(e) {
			return e.#r;
		}
		static setRequestState(e, t) {
			e.#r = t;
		}
	};
	let { setRequestSignal: re, getRequestDispatcher: q, setRequestDispatcher: ie, setRequestHeaders: ae, getRequestState: oe, setRequestState: se } = K;
	Reflect.deleteProperty(K, `setRequestSignal`), Reflect.deleteProperty(K, `getRequestDispatcher`), Reflect.deleteProperty(K, `setRequestDispatcher`), Reflect.deleteProperty(K, `setRequestHeaders`), Reflect.deleteProperty(K, `getRequestState`), Reflect.deleteProperty(K, `setRequestState`), a(K, oe);
	function makeRequest(e) {
		return {
			method: e.method ?? `GET`,
			localURLsOnly: e.localURLsOnly ?? !1,
			unsafeRequest: e.unsafeRequest ?? !1,
			body: e.body ?? null,
			client: e.client ?? null,
			reservedClient: e.reservedClient ?? null,
			replacesClientId: e.replacesClientId ?? ``,
			window: e.window ?? `client`,
			keepalive: e.keepalive ?? !1,
			serviceWorkers: e.serviceWorkers ?? `all`,
			initiator: e.initiator ?? ``,
			destination: e.destination ?? ``,
			priority: e.priority ?? null,
			origin: e.origin ?? `client`,
			policyContainer: e.policyContainer ?? `client`,
			referrer: e.referrer ?? `client`,
			referrerPolicy: e.referrerPolicy ?? ``,
			mode: e.mode ?? `no-cors`,
			useCORSPreflightFlag: e.useCORSPreflightFlag ?? !1,
			credentials: e.credentials ?? `same-origin`,
			useCredentials: e.useCredentials ?? !1,
			cache: e.cache ?? `default`,
			redirect: e.redirect ?? `follow`,
			integrity: e.integrity ?? ``,
			cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? ``,
			parserMetadata: e.parserMetadata ?? ``,
			reloadNavigation: e.reloadNavigation ?? !1,
			historyNavigation: e.historyNavigation ?? !1,
			userActivation: e.userActivation ?? !1,
			taintedOrigin: e.taintedOrigin ?? !1,
			redirectCount: e.redirectCount ?? 0,
			responseTainting: e.responseTainting ?? `basic`,
			preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? !1,
			done: e.done ?? !1,
			timingAllowFailed: e.timingAllowFailed ?? !1,
			useURLCredentials: e.useURLCredentials ?? void 0,
			traversableForUserPrompts: e.traversableForUserPrompts ?? `client`,
			urlList: e.urlList,
			url: e.urlList[0],
			headersList: e.headersList ? new d(e.headersList) : new d()
		};
	}
	function cloneRequest(e) {
		let t = makeRequest({
			...e,
			body: null
		});
		return e.body != null && (t.body = o(e.body)), t;
	}
	function fromInnerRequest(e, t, n, r) {
		let i = new K(z);
		se(i, e), ie(i, t), re(i, n);
		let a = new l(z);
		return ae(i, a), m(a, e.headersList), f(a, r), i;
	}
	Object.defineProperties(K.prototype, {
		method: P,
		url: P,
		headers: P,
		redirect: P,
		clone: P,
		signal: P,
		duplex: P,
		destination: P,
		body: P,
		bodyUsed: P,
		isHistoryNavigation: P,
		isReloadNavigation: P,
		keepalive: P,
		integrity: P,
		cache: P,
		credentials: P,
		attribute: P,
		referrerPolicy: P,
		referrer: P,
		mode: P,
		[Symbol.toStringTag]: {
			value: `Request`,
			configurable: !0
		}
	}), L.is.Request = L.util.MakeTypeAssertion(K), L.converters.RequestInfo = function(e) {
		return typeof e == `string` ? L.converters.USVString(e) : L.is.Request(e) ? e : L.converters.USVString(e);
	}, L.converters.RequestInit = L.dictionaryConverter([
		{
			key: `method`,
			converter: L.converters.ByteString
		},
		{
			key: `headers`,
			converter: L.converters.HeadersInit
		},
		{
			key: `body`,
			converter: L.nullableConverter(L.converters.BodyInit)
		},
		{
			key: `referrer`,
			converter: L.converters.USVString
		},
		{
			key: `referrerPolicy`,
			converter: L.converters.DOMString,
			allowedValues: T
		},
		{
			key: `mode`,
			converter: L.converters.DOMString,
			allowedValues: k
		},
		{
			key: `credentials`,
			converter: L.converters.DOMString,
			allowedValues: A
		},
		{
			key: `cache`,
			converter: L.converters.DOMString,
			allowedValues: M
		},
		{
			key: `redirect`,
			converter: L.converters.DOMString,
			allowedValues: O
		},
		{
			key: `integrity`,
			converter: L.converters.DOMString
		},
		{
			key: `keepalive`,
			converter: L.converters.boolean
		},
		{
			key: `signal`,
			converter: L.nullableConverter((e) => L.converters.AbortSignal(e, `RequestInit`, `signal`))
		},
		{
			key: `window`,
			converter: L.converters.any
		},
		{
			key: `duplex`,
			converter: L.converters.DOMString,
			allowedValues: N
		},
		{
			key: `dispatcher`,
			converter: L.converters.any
		},
		{
			key: `priority`,
			converter: L.converters.DOMString,
			allowedValues: [
				`high`,
				`low`,
				`auto`
			],
			defaultValue: () => `auto`
		}
	]), r.exports = {
		Request: K,
		makeRequest,
		fromInnerRequest,
		cloneRequest,
		getRequestDispatcher: q,
		getRequestState: oe
	};
})), Ie = t(((t, n) => {
	let r = e(`node:assert`), { runtimeFeatures: i } = T(), { asciiLowercase: a } = C(), o = new Map([
		[`sha256`, 0],
		[`sha384`, 1],
		[`sha512`, 2]
	]), s;
	if (i.has(`crypto`)) {
		s = e(`node:crypto`);
		let t = s.getHashes();
		t.length === 0 && o.clear();
		for (let e of o.keys()) t.includes(e) === !1 && o.delete(e);
	} else o.clear();
	let c = Map.prototype.get.bind(o), isValidSRIHashAlgorithm = (e) => o.has(a(e)), l = i.has(`crypto`) === !1 || o.size === 0 ? () => !0 : (e, t) => {
		let n = parseMetadata(t);
		if (n.length === 0) return !0;
		let r = getStrongestMetadata(n);
		for (let t of r) {
			let n = t.alg, r = t.val;
			if (caseSensitiveMatch(applyAlgorithmToBytes(n, e), r)) return !0;
		}
		return !1;
	};
	function getStrongestMetadata(e) {
		let t = [], n = null;
		for (let i of e) {
			if (r(isValidSRIHashAlgorithm(i.alg), `Invalid SRI hash algorithm token`), t.length === 0) {
				t.push(i), n = i;
				continue;
			}
			let e = n.alg, a = c(e), o = i.alg, s = c(o);
			s < a || (s > a ? (n = i, t[0] = i, t.length = 1) : t.push(i));
		}
		return t;
	}
	function parseMetadata(e) {
		let t = [];
		for (let n of e.split(/[\t\n\f\r ]+/)) {
			let e = n.split(`?`, 1)[0], r = ``, i = [e.slice(0, 6), e.slice(7)], o = i[0];
			if (!isValidSRIHashAlgorithm(o)) continue;
			i[1] && (r = i[1]);
			let s = {
				alg: a(o),
				val: r
			};
			t.push(s);
		}
		return t;
	}
	let applyAlgorithmToBytes = (e, t) => s.hash(e, t, `base64`);
	function caseSensitiveMatch(e, t) {
		let n = e.length;
		n !== 0 && e[n - 1] === `=` && --n, n !== 0 && e[n - 1] === `=` && --n;
		let r = t.length;
		if (r !== 0 && t[r - 1] === `=` && --r, r !== 0 && t[r - 1] === `=` && --r, n !== r) return !1;
		for (let r = 0; r < n; ++r) if (!(e[r] === t[r] || e[r] === `+` && t[r] === `-` || e[r] === `/` && t[r] === `_`)) return !1;
		return !0;
	}
	n.exports = {
		applyAlgorithmToBytes,
		bytesMatch: l,
		caseSensitiveMatch,
		isValidSRIHashAlgorithm,
		getStrongestMetadata,
		parseMetadata
	};
})), Le = t(((t, n) => {
	let { makeNetworkError: r, makeAppropriateNetworkError: i, filterResponse: a, makeResponse: o, fromInnerResponse: c, getResponseState: l } = Pe(), { HeadersList: u } = Ne(), { Request: d, cloneRequest: f, getRequestDispatcher: p, getRequestState: m } = Fe(), h = e(`node:zlib`), { makePolicyContainer: g, clonePolicyContainer: _, requestBadPort: v, TAOCheck: y, appendRequestOriginHeader: x, responseLocationURL: S, requestCurrentURL: O, setRequestReferrerPolicyOnRedirect: k, tryUpgradeRequestToAPotentiallyTrustworthyURL: M, createOpaqueTimingInfo: N, appendFetchMetadata: P, corsCheck: F, crossOriginResourcePolicyCheck: I, determineRequestsReferrer: L, coarsenedSharedCurrentTime: R, sameOrigin: z, isCancelled: B, isAborted: V, isErrorLike: H, fullyReadBody: U, readableStreamClose: W, urlIsLocal: ee, urlIsHttpHttpsScheme: G, urlHasHttpsScheme: te, clampAndCoarsenConnectionTimingInfo: ne, simpleRangeHeaderValue: K, buildContentRange: re, createInflate: q, extractMimeType: ie, hasAuthenticationEntry: ae, includesCredentials: oe, isTraversableNavigable: se } = D(), J = e(`node:assert`), { safelyExtractBody: ce, extractBody: le } = j(), { redirectStatusSet: Y, nullBodyStatus: X, safeMethodsSet: ue, requestBodyHeader: de, subresourceSet: fe } = b(), Z = e(`node:events`), { Readable: pe, pipeline: me, finished: he, isErrored: ge, isReadable: $ } = e(`node:stream`), { addAbortListener: _e, bufferToLowerCasedHeaderName: ve } = s(), { dataURLProcessor: ye, serializeAMimeType: be, minimizeSupportedMimeType: xe } = w(), { getGlobalDispatcher: Se } = Q(), { webidl: Ce } = E(), { STATUS_CODES: we } = e(`node:http`), { bytesMatch: Te } = Ie(), { createDeferredPromise: Ee } = A(), { isomorphicEncode: De } = C(), { runtimeFeatures: Oe } = T(), ke = Oe.has(`zstd`), Ae = [`GET`, `HEAD`], je = typeof __UNDICI_IS_NODE__ < `u` || typeof esbuildDetection < `u` ? `node` : `undici`, Me;
	var Fetch = class extends Z {
		constructor(e) {
			super(), this.dispatcher = e, this.connection = null, this.dump = !1, this.state = `ongoing`;
		}
		terminate(e) {
			this.state === `ongoing` && (this.state = `terminated`, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
		abort(e) {
			this.state === `ongoing` && (this.state = `aborted`, e ||= new DOMException(`The operation was aborted.`, `AbortError`), this.serializedAbortReason = e, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
	};
	function handleFetchDone(e) {
		finalizeAndReportTiming(e, `fetch`);
	}
	function fetch(e, t = void 0) {
		Ce.argumentLengthCheck(arguments, 1, `globalThis.fetch`);
		let n = Ee(), r;
		try {
			r = new d(e, t);
		} catch (e) {
			return n.reject(e), n.promise;
		}
		let i = m(r);
		if (r.signal.aborted) return abortFetch(n, i, null, r.signal.reason, null), n.promise;
		i.client.globalObject?.constructor?.name === `ServiceWorkerGlobalScope` && (i.serviceWorkers = `none`);
		let a = null, o = !1, s = null;
		return _e(r.signal, () => {
			o = !0, J(s != null), s.abort(r.signal.reason);
			let e = a?.deref();
			abortFetch(n, i, e, r.signal.reason, s.controller);
		}), s = fetching({
			request: i,
			processResponseEndOfBody: handleFetchDone,
			processResponse: (e) => {
				o || (e.aborted ? abortFetch(n, i, a, s.serializedAbortReason, s.controller) : e.type === `error` ? n.reject(TypeError(`fetch failed`, { cause: e.error })) : (a = new WeakRef(c(e, `immutable`)), n.resolve(a.deref()), n = null));
			},
			dispatcher: p(r),
			requestObject: r
		}), n.promise;
	}
	function finalizeAndReportTiming(e, t = `other`) {
		if (e.type === `error` && e.aborted || !e.urlList?.length) return;
		let n = e.urlList[0], r = e.timingInfo, i = e.cacheState;
		G(n) && r !== null && (e.timingAllowPassed || (r = N({ startTime: r.startTime }), i = ``), r.endTime = R(), e.timingInfo = r, Le(r, n.href, t, globalThis, i, ``, e.status));
	}
	let Le = performance.markResourceTiming;
	function abortFetch(e, t, n, r, i) {
		if (e && e.reject(r), t.body?.stream != null && $(t.body.stream) && t.body.stream.cancel(r).catch((e) => {
			if (e.code !== `ERR_INVALID_STATE`) throw e;
		}), n == null) return;
		let a = l(n);
		a.body?.stream != null && $(a.body.stream) && i.error(r);
	}
	function fetching({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = !1, dispatcher: s = Se(), requestObject: c = null }) {
		J(s);
		let l = null, u = !1;
		e.client != null && (l = e.client.globalObject, u = e.client.crossOriginIsolatedCapability);
		let d = R(u), f = N({ startTime: d }), p = {
			controller: new Fetch(s),
			request: e,
			timingInfo: f,
			processRequestBodyChunkLength: t,
			processRequestEndOfBody: n,
			processResponse: r,
			processResponseConsumeBody: a,
			processResponseEndOfBody: i,
			taskDestination: l,
			crossOriginIsolatedCapability: u,
			requestObject: c
		};
		return J(!e.body || e.body.stream), e.window === `client` && (e.window = e.client?.globalObject?.constructor?.name === `Window` ? e.client : `no-window`), e.origin === `client` && (e.origin = e.client.origin), e.policyContainer === `client` && (e.policyContainer = e.client == null ? g() : _(e.client.policyContainer)), e.headersList.contains(`accept`, !0) || e.headersList.append(`accept`, `*/*`, !0), e.headersList.contains(`accept-language`, !0) || e.headersList.append(`accept-language`, `*`, !0), e.priority, fe.has(e.destination), mainFetch(p, !1), p.controller;
	}
	async function mainFetch(e, t) {
		try {
			let n = e.request, i = null;
			if (n.localURLsOnly && !ee(O(n)) && (i = r(`local URLs only`)), M(n), v(n) === `blocked` && (i = r(`bad port`)), n.referrerPolicy === `` && (n.referrerPolicy = n.policyContainer.referrerPolicy), n.referrer !== `no-referrer` && (n.referrer = L(n)), i === null) {
				let t = O(n);
				z(t, n.url) && n.responseTainting === `basic` || t.protocol === `data:` || n.mode === `navigate` || n.mode === `websocket` ? (n.responseTainting = `basic`, i = await schemeFetch(e)) : n.mode === `same-origin` ? i = r(`request mode cannot be "same-origin"`) : n.mode === `no-cors` ? n.redirect === `follow` ? (n.responseTainting = `opaque`, i = await schemeFetch(e)) : i = r(`redirect mode cannot be "follow" for "no-cors" request`) : G(O(n)) ? (n.responseTainting = `cors`, i = await httpFetch(e)) : i = r(`URL scheme must be a HTTP(S) scheme`);
			}
			if (t) return i;
			i.status !== 0 && !i.internalResponse && (n.responseTainting, n.responseTainting === `basic` ? i = a(i, `basic`) : n.responseTainting === `cors` ? i = a(i, `cors`) : n.responseTainting === `opaque` ? i = a(i, `opaque`) : J(!1));
			let o = i.status === 0 ? i : i.internalResponse;
			if (o.urlList.length === 0 && o.urlList.push(...n.urlList), n.timingAllowFailed || (i.timingAllowPassed = !0), i.type === `opaque` && o.status === 206 && o.rangeRequested && !n.headers.contains(`range`, !0) && (i = o = r()), i.status !== 0 && (n.method === `HEAD` || n.method === `CONNECT` || X.includes(o.status)) && (o.body = null, e.controller.dump = !0), n.integrity) {
				let processBodyError = (t) => fetchFinale(e, r(t));
				if (n.responseTainting === `opaque` || i.body == null) {
					processBodyError(i.error);
					return;
				}
				U(i.body, (t) => {
					Te(t, n.integrity) ? (i.body = ce(t)[0], fetchFinale(e, i)) : processBodyError(`integrity mismatch`);
				}, processBodyError);
			} else fetchFinale(e, i);
		} catch (t) {
			e.controller.terminate(t);
		}
	}
	function schemeFetch(t) {
		if (B(t) && t.request.redirectCount === 0) return Promise.resolve(i(t));
		let { request: n } = t, { protocol: a } = O(n);
		switch (a) {
			case `about:`: return Promise.resolve(r(`about scheme is not supported`));
			case `blob:`: {
				Me ||= e(`node:buffer`).resolveObjectURL;
				let t = O(n);
				if (t.search.length !== 0) return Promise.resolve(r(`NetworkError when attempting to fetch resource.`));
				let i = Me(t.toString());
				if (n.method !== `GET` || !Ce.is.Blob(i)) return Promise.resolve(r(`invalid method`));
				let a = o(), s = i.size, c = De(`${s}`), l = i.type;
				if (n.headersList.contains(`range`, !0)) {
					a.rangeRequested = !0;
					let e = n.headersList.get(`range`, !0), t = K(e, !0);
					if (t === `failure`) return Promise.resolve(r(`failed to fetch the data URL`));
					let { rangeStartValue: o, rangeEndValue: c } = t;
					if (o === null) o = s - c, c = o + c - 1;
					else {
						if (o >= s) return Promise.resolve(r(`Range start is greater than the blob's size.`));
						(c === null || c >= s) && (c = s - 1);
					}
					let u = i.slice(o, c + 1, l);
					a.body = le(u)[0];
					let d = De(`${u.size}`), f = re(o, c, s);
					a.status = 206, a.statusText = `Partial Content`, a.headersList.set(`content-length`, d, !0), a.headersList.set(`content-type`, l, !0), a.headersList.set(`content-range`, f, !0);
				} else {
					let e = le(i);
					a.statusText = `OK`, a.body = e[0], a.headersList.set(`content-length`, c, !0), a.headersList.set(`content-type`, l, !0);
				}
				return Promise.resolve(a);
			}
			case `data:`: {
				let e = O(n), t = ye(e);
				if (t === `failure`) return Promise.resolve(r(`failed to fetch the data URL`));
				let i = be(t.mimeType);
				return Promise.resolve(o({
					statusText: `OK`,
					headersList: [[`content-type`, {
						name: `Content-Type`,
						value: i
					}]],
					body: ce(t.body)[0]
				}));
			}
			case `file:`: return Promise.resolve(r(`not implemented... yet...`));
			case `http:`:
			case `https:`: return httpFetch(t).catch((e) => r(e));
			default: return Promise.resolve(r(`unknown scheme`));
		}
	}
	function finalizeResponse(e, t) {
		e.request.done = !0, e.processResponseDone != null && queueMicrotask(() => e.processResponseDone(t));
	}
	function fetchFinale(e, t) {
		let n = e.timingInfo, processResponseEndOfBody = () => {
			let r = Date.now();
			e.request.destination === `document` && (e.controller.fullTimingInfo = n), e.controller.reportTimingSteps = () => {
				if (!G(e.request.url)) return;
				n.endTime = r;
				let i = t.cacheState, a = t.bodyInfo;
				t.timingAllowPassed || (n = N(n), i = ``);
				let o = 0;
				if (e.request.mode !== `navigate` || !t.hasCrossOriginRedirects) {
					o = t.status;
					let e = ie(t.headersList);
					e !== `failure` && (a.contentType = xe(e));
				}
				e.request.initiatorType != null && Le(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
			};
			let processResponseEndOfBodyTask = () => {
				e.request.done = !0, e.processResponseEndOfBody != null && queueMicrotask(() => e.processResponseEndOfBody(t)), e.request.initiatorType != null && e.controller.reportTimingSteps();
			};
			queueMicrotask(() => processResponseEndOfBodyTask());
		};
		e.processResponse != null && queueMicrotask(() => {
			e.processResponse(t), e.processResponse = null;
		});
		let r = t.type === `error` ? t : t.internalResponse ?? t;
		r.body == null ? processResponseEndOfBody() : he(r.body.stream, () => {
			processResponseEndOfBody();
		});
	}
	async function httpFetch(e) {
		let t = e.request, n = null, i = null, a = e.timingInfo;
		if (t.serviceWorkers, n === null) {
			if (t.redirect === `follow` && (t.serviceWorkers = `none`), i = n = await httpNetworkOrCacheFetch(e), t.responseTainting === `cors` && F(t, n) === `failure`) return r(`cors failure`);
			y(t, n) === `failure` && (t.timingAllowFailed = !0);
		}
		return (t.responseTainting === `opaque` || n.type === `opaque`) && I(t.origin, t.client, t.destination, i) === `blocked` ? r(`blocked`) : (Y.has(i.status) && (t.redirect !== `manual` && e.controller.connection.destroy(void 0, !1), t.redirect === `error` ? n = r(`unexpected redirect`) : t.redirect === `manual` ? n = i : t.redirect === `follow` ? n = await httpRedirectFetch(e, n) : J(!1)), n.timingInfo = a, n);
	}
	function httpRedirectFetch(e, t) {
		let n = e.request, i = t.internalResponse ? t.internalResponse : t, a;
		try {
			if (a = S(i, O(n).hash), a == null) return t;
		} catch (e) {
			return Promise.resolve(r(e));
		}
		if (!G(a)) return Promise.resolve(r(`URL scheme must be a HTTP(S) scheme`));
		if (n.redirectCount === 20) return Promise.resolve(r(`redirect count exceeded`));
		if (n.redirectCount += 1, n.mode === `cors` && (a.username || a.password) && !z(n, a)) return Promise.resolve(r(`cross origin not allowed for request mode "cors"`));
		if (n.responseTainting === `cors` && (a.username || a.password)) return Promise.resolve(r(`URL cannot contain credentials for request mode "cors"`));
		if (i.status !== 303 && n.body != null && n.body.source == null) return Promise.resolve(r());
		if ([301, 302].includes(i.status) && n.method === `POST` || i.status === 303 && !Ae.includes(n.method)) {
			n.method = `GET`, n.body = null;
			for (let e of de) n.headersList.delete(e);
		}
		z(O(n), a) || (n.headersList.delete(`authorization`, !0), n.headersList.delete(`proxy-authorization`, !0), n.headersList.delete(`cookie`, !0), n.headersList.delete(`host`, !0)), n.body != null && (J(n.body.source != null), n.body = ce(n.body.source)[0]);
		let o = e.timingInfo;
		return o.redirectEndTime = o.postRedirectStartTime = R(e.crossOriginIsolatedCapability), o.redirectStartTime === 0 && (o.redirectStartTime = o.startTime), n.urlList.push(a), k(n, i), mainFetch(e, !0);
	}
	async function httpNetworkOrCacheFetch(e, t = !1, n = !1) {
		let a = e.request, o = null, s = null, c = null;
		a.window === `no-window` && a.redirect === `error` ? (o = e, s = a) : (s = f(a), o = { ...e }, o.request = s);
		let l = a.credentials === `include` || a.credentials === `same-origin` && a.responseTainting === `basic`, u = s.body ? s.body.length : null, d = null;
		if (s.body == null && [`POST`, `PUT`].includes(s.method) && (d = `0`), u != null && (d = De(`${u}`)), d != null && !s.headersList.contains(`content-length`, !0) && s.headersList.append(`content-length`, d, !0), u != null && s.keepalive, Ce.is.URL(s.referrer) && s.headersList.append(`referer`, De(s.referrer.href), !0), x(s), P(s), s.headersList.contains(`user-agent`, !0) || s.headersList.append(`user-agent`, je, !0), s.cache === "default" && (s.headersList.contains(`if-modified-since`, !0) || s.headersList.contains(`if-none-match`, !0) || s.headersList.contains(`if-unmodified-since`, !0) || s.headersList.contains(`if-match`, !0) || s.headersList.contains(`if-range`, !0)) && (s.cache = `no-store`), s.cache === `no-cache` && !s.preventNoCacheCacheControlHeaderModification && !s.headersList.contains(`cache-control`, !0) && s.headersList.append(`cache-control`, `max-age=0`, !0), (s.cache === `no-store` || s.cache === `reload`) && (s.headersList.contains(`pragma`, !0) || s.headersList.append(`pragma`, `no-cache`, !0), s.headersList.contains(`cache-control`, !0) || s.headersList.append(`cache-control`, `no-cache`, !0)), s.headersList.contains(`range`, !0) && s.headersList.append(`accept-encoding`, `identity`, !0), s.headersList.contains(`accept-encoding`, !0) || (te(O(s)) ? s.headersList.append(`accept-encoding`, `br, gzip, deflate`, !0) : s.headersList.append(`accept-encoding`, `gzip, deflate`, !0)), s.headersList.delete(`host`, !0), l && !s.headersList.contains(`authorization`, !0)) {
			let e = null;
			if ((!ae(s) || s.useURLCredentials !== void 0 && oe(O(s))) && oe(O(s)) && t) {
				let { username: t, password: n } = O(s);
				e = `Basic ${Buffer.from(`${t}:${n}`).toString(`base64`)}`;
			}
			e !== null && s.headersList.append(`Authorization`, e, !1);
		}
		if (s.cache = `no-store`, s.cache !== `no-store` && s.cache, c == null) {
			if (s.cache === `only-if-cached`) return r(`only if cached`);
			let e = await httpNetworkFetch(o, l, n);
			!ue.has(s.method) && e.status >= 200 && e.status, c ??= e;
		}
		if (c.urlList = [...s.urlList], s.headersList.contains(`range`, !0) && (c.rangeRequested = !0), c.requestIncludesCredentials = l, c.status === 401 && s.responseTainting !== `cors` && l && (a.useURLCredentials !== void 0 || se(a.traversableForUserPrompts))) {
			if (a.body != null) {
				if (a.body.source == null) return c;
				a.body = ce(a.body.source)[0];
			}
			if (a.useURLCredentials === void 0 || t) return B(e) ? i(e) : c;
			e.controller.connection.destroy(), c = await httpNetworkOrCacheFetch(e, !0);
		}
		if (c.status === 407) return a.window === `no-window` ? r() : B(e) ? i(e) : r(`proxy authentication required`);
		if (c.status === 421 && !n && (a.body == null || a.body.source != null)) {
			if (B(e)) return i(e);
			e.controller.connection.destroy(), c = await httpNetworkOrCacheFetch(e, t, !0);
		}
		return c;
	}
	async function httpNetworkFetch(e, t = !1, n = !1) {
		J(!e.controller.connection || e.controller.connection.destroyed), e.controller.connection = {
			abort: null,
			destroyed: !1,
			destroy(e, t = !0) {
				this.destroyed || (this.destroyed = !0, t && this.abort?.(e ?? new DOMException(`The operation was aborted.`, `AbortError`)));
			}
		};
		let a = e.request, s = null, c = e.timingInfo;
		a.cache = `no-store`, a.mode;
		let l = null;
		if (a.body == null && e.processRequestEndOfBody) queueMicrotask(() => e.processRequestEndOfBody());
		else if (a.body != null) {
			let processBodyChunk = async function* (t) {
				B(e) || (yield t, e.processRequestBodyChunkLength?.(t.byteLength));
			}, processEndOfBody = () => {
				B(e) || e.processRequestEndOfBody && e.processRequestEndOfBody();
			}, processBodyError = (t) => {
				B(e) || (t.name === `AbortError` ? e.controller.abort() : e.controller.terminate(t));
			};
			l = (async function* () {
				try {
					for await (let e of a.body.stream) yield* processBodyChunk(e);
					processEndOfBody();
				} catch (e) {
					processBodyError(e);
				}
			})();
		}
		try {
			let { body: t, status: n, statusText: r, headersList: i, socket: a } = await dispatch({ body: l });
			if (a) s = o({
				status: n,
				statusText: r,
				headersList: i,
				socket: a
			});
			else {
				let a = t[Symbol.asyncIterator]();
				e.controller.next = () => a.next(), s = o({
					status: n,
					statusText: r,
					headersList: i
				});
			}
		} catch (t) {
			return t.name === `AbortError` ? (e.controller.connection.destroy(), i(e, t)) : r(t);
		}
		let d = new ReadableStream({
			start(t) {
				e.controller.controller = t;
			},
			pull: () => e.controller.resume(),
			cancel: (t) => {
				B(e) || e.controller.abort(t);
			},
			type: `bytes`
		});
		s.body = {
			stream: d,
			source: null,
			length: null
		}, e.controller.resume || e.controller.on(`terminated`, onAborted), e.controller.resume = async () => {
			for (;;) {
				let t, n;
				try {
					let { done: n, value: r } = await e.controller.next();
					if (V(e)) break;
					t = n ? void 0 : r;
				} catch (r) {
					e.controller.ended && !c.encodedBodySize ? t = void 0 : (t = r, n = !0);
				}
				if (t === void 0) {
					W(e.controller.controller), finalizeResponse(e, s);
					return;
				}
				if (c.decodedBodySize += t?.byteLength ?? 0, n) {
					e.controller.terminate(t);
					return;
				}
				let r = new Uint8Array(t);
				if (r.byteLength && e.controller.controller.enqueue(r), ge(d)) {
					e.controller.terminate();
					return;
				}
				if (e.controller.controller.desiredSize <= 0) return;
			}
		};
		function onAborted(t) {
			V(e) ? (s.aborted = !0, $(d) && e.controller.controller.error(e.controller.serializedAbortReason)) : $(d) && e.controller.controller.error(TypeError(`terminated`, { cause: H(t) ? t : void 0 })), e.controller.connection.destroy();
		}
		return s;
		function dispatch({ body: t }) {
			let n = O(a), r = e.controller.dispatcher, i = n.pathname + n.search, o = n.search.length === 0 && n.href[n.href.length - n.hash.length - 1] === `?`;
			return new Promise((s, l) => r.dispatch({
				path: o ? `${i}?` : i,
				origin: n.origin,
				method: a.method,
				body: r.isMockActive ? a.body && (a.body.source || a.body.stream) : t,
				headers: a.headersList.entries,
				maxRedirections: 0,
				upgrade: a.mode === `websocket` ? `websocket` : void 0
			}, {
				body: null,
				abort: null,
				onConnect(t) {
					let { connection: n } = e.controller;
					c.finalConnectionTimingInfo = ne(void 0, c.postRedirectStartTime, e.crossOriginIsolatedCapability), n.destroyed ? t(new DOMException(`The operation was aborted.`, `AbortError`)) : (e.controller.on(`terminated`, t), this.abort = n.abort = t), c.finalNetworkRequestStartTime = R(e.crossOriginIsolatedCapability);
				},
				onResponseStarted() {
					c.finalNetworkResponseStartTime = R(e.crossOriginIsolatedCapability);
				},
				onHeaders(e, t, n, r) {
					if (e < 200) return !1;
					let i = new u();
					for (let e = 0; e < t.length; e += 2) {
						let n = ve(t[e]), r = t[e + 1];
						if (Array.isArray(r) && !Buffer.isBuffer(t[e + 1])) for (let e of r) i.append(n, e.toString(`latin1`), !0);
						else i.append(n, r.toString(`latin1`), !0);
					}
					let o = i.get(`location`, !0) && a.redirect === `follow` && Y.has(e), c = [];
					if (a.method !== `HEAD` && a.method !== `CONNECT` && !X.includes(e) && !o) {
						let e = i.get(`content-encoding`, !0), t = e ? e.toLowerCase().split(`,`) : [];
						if (t.length > 5) return this.abort(Error(`too many content-encodings in response: ${t.length}, maximum allowed is 5`)), !0;
						for (let e = t.length - 1; e >= 0; --e) {
							let n = t[e].trim();
							if (n === `x-gzip` || n === `gzip`) c.push(h.createGunzip({
								flush: h.constants.Z_SYNC_FLUSH,
								finishFlush: h.constants.Z_SYNC_FLUSH
							}));
							else if (n === `deflate`) c.push(q({
								flush: h.constants.Z_SYNC_FLUSH,
								finishFlush: h.constants.Z_SYNC_FLUSH
							}));
							else if (n === `br`) c.push(h.createBrotliDecompress({
								flush: h.constants.BROTLI_OPERATION_FLUSH,
								finishFlush: h.constants.BROTLI_OPERATION_FLUSH
							}));
							else if (n === `zstd` && ke) c.push(h.createZstdDecompress({
								flush: h.constants.ZSTD_e_continue,
								finishFlush: h.constants.ZSTD_e_end
							}));
							else {
								c.length = 0;
								break;
							}
						}
					}
					this.body = new pe({ read: n });
					let l = this.onError.bind(this);
					return s({
						status: e,
						statusText: r,
						headersList: i,
						body: c.length ? me(this.body, ...c, (e) => {
							e && this.onError(e);
						}).on(`error`, l) : this.body.on(`error`, l)
					}), !0;
				},
				onData(t) {
					if (e.controller.dump) return;
					let n = t;
					return c.encodedBodySize += n.byteLength, this.body.push(n);
				},
				onComplete() {
					this.abort && e.controller.off(`terminated`, this.abort), e.controller.ended = !0, this.body.push(null);
				},
				onError(t) {
					this.abort && e.controller.off(`terminated`, this.abort), this.body?.destroy(t), e.controller.terminate(t), l(t);
				},
				onRequestUpgrade(e, t, n, r) {
					if (r.session != null && t !== 200 || r.session == null && t !== 101) return !1;
					let i = new u();
					for (let [e, t] of Object.entries(n)) {
						if (t == null) continue;
						let n = e.toLowerCase();
						if (Array.isArray(t)) for (let e of t) i.append(n, String(e), !0);
						else i.append(n, String(t), !0);
					}
					return s({
						status: t,
						statusText: we[t],
						headersList: i,
						socket: r
					}), !0;
				},
				onUpgrade(e, t, n) {
					if (n.session != null && e !== 200 || n.session == null && e !== 101) return !1;
					let r = new u();
					for (let e = 0; e < t.length; e += 2) {
						let n = ve(t[e]), i = t[e + 1];
						if (Array.isArray(i) && !Buffer.isBuffer(t[e + 1])) for (let e of i) r.append(n, e.toString(`latin1`), !0);
						else r.append(n, i.toString(`latin1`), !0);
					}
					return s({
						status: e,
						statusText: we[e],
						headersList: r,
						socket: n
					}), !0;
				}
			}));
		}
	}
	n.exports = {
		fetch,
		Fetch,
		fetching,
		finalizeAndReportTiming
	};
})), Re = t(((t, n) => {
	let r = e(`node:assert`), { URLSerializer: i } = w(), { isValidHeaderName: a } = D();
	function urlEquals(e, t, n = !1) {
		return i(e, n) === i(t, n);
	}
	function getFieldValues(e) {
		r(e !== null);
		let t = [];
		for (let n of e.split(`,`)) n = n.trim(), a(n) && t.push(n);
		return t;
	}
	n.exports = {
		urlEquals,
		getFieldValues
	};
})), ze = t(((t, r) => {
	let i = e(`node:assert`), { kConstruct: a } = n(), { urlEquals: o, getFieldValues: c } = Re(), { kEnumerableProperty: l, isDisturbed: u } = s(), { webidl: d } = E(), { cloneResponse: f, fromInnerResponse: p, getResponseState: m } = Pe(), { Request: h, fromInnerRequest: g, getRequestState: _ } = Fe(), { fetching: v } = Le(), { urlIsHttpHttpsScheme: y, readAllBytes: b } = D(), { createDeferredPromise: x } = A();
	var S = class Cache {
		#e;
		constructor() {
			arguments[0] !== a && d.illegalConstructor(), d.util.markAsUncloneable(this), this.#e = arguments[1];
		}
		async match(e, t = {}) {
			d.brandCheck(this, Cache);
			let n = `Cache.match`;
			d.argumentLengthCheck(arguments, 1, n), e = d.converters.RequestInfo(e), t = d.converters.CacheQueryOptions(t, n, `options`);
			let r = this.#i(e, t, 1);
			if (r.length !== 0) return r[0];
		}
		async matchAll(e = void 0, t = {}) {
			return d.brandCheck(this, Cache), e !== void 0 && (e = d.converters.RequestInfo(e)), t = d.converters.CacheQueryOptions(t, `Cache.matchAll`, `options`), this.#i(e, t);
		}
		async add(e) {
			d.brandCheck(this, Cache), d.argumentLengthCheck(arguments, 1, `Cache.add`), e = d.converters.RequestInfo(e);
			let t = [e];
			return await this.addAll(t);
		}
		async addAll(e) {
			d.brandCheck(this, Cache);
			let t = `Cache.addAll`;
			d.argumentLengthCheck(arguments, 1, t);
			let n = [], r = [];
			for (let n of e) {
				if (n === void 0) throw d.errors.conversionFailed({
					prefix: t,
					argument: `Argument 1`,
					types: [`undefined is not allowed`]
				});
				if (n = d.converters.RequestInfo(n), typeof n == `string`) continue;
				let e = _(n);
				if (!y(e.url) || e.method !== `GET`) throw d.errors.exception({
					header: t,
					message: `Expected http/s scheme when method is not GET.`
				});
			}
			let i = [];
			for (let a of e) {
				let e = _(new h(a));
				if (!y(e.url)) throw d.errors.exception({
					header: t,
					message: `Expected http/s scheme.`
				});
				e.initiator = `fetch`, e.destination = `subresource`, r.push(e);
				let o = x();
				i.push(v({
					request: e,
					processResponse(e) {
						if (e.type === `error` || e.status === 206 || e.status < 200 || e.status > 299) o.reject(d.errors.exception({
							header: `Cache.addAll`,
							message: `Received an invalid status code or the request failed.`
						}));
						else if (e.headersList.contains(`vary`)) {
							let t = c(e.headersList.get(`vary`));
							for (let e of t) if (e === `*`) {
								o.reject(d.errors.exception({
									header: `Cache.addAll`,
									message: `invalid vary field value`
								}));
								for (let e of i) e.abort();
								return;
							}
						}
					},
					processResponseEndOfBody(e) {
						e.aborted ? o.reject(new DOMException(`aborted`, `AbortError`)) : o.resolve(e);
					}
				})), n.push(o.promise);
			}
			let a = await Promise.all(n), o = [], s = 0;
			for (let e of a) {
				let t = {
					type: `put`,
					request: r[s],
					response: e
				};
				o.push(t), s++;
			}
			let l = x(), u = null;
			try {
				this.#t(o);
			} catch (e) {
				u = e;
			}
			return queueMicrotask(() => {
				u === null ? l.resolve(void 0) : l.reject(u);
			}), l.promise;
		}
		async put(e, t) {
			d.brandCheck(this, Cache);
			let n = `Cache.put`;
			d.argumentLengthCheck(arguments, 2, n), e = d.converters.RequestInfo(e), t = d.converters.Response(t, n, `response`);
			let r = null;
			if (r = d.is.Request(e) ? _(e) : _(new h(e)), !y(r.url) || r.method !== `GET`) throw d.errors.exception({
				header: n,
				message: `Expected an http/s scheme when method is not GET`
			});
			let i = m(t);
			if (i.status === 206) throw d.errors.exception({
				header: n,
				message: `Got 206 status`
			});
			if (i.headersList.contains(`vary`)) {
				let e = c(i.headersList.get(`vary`));
				for (let t of e) if (t === `*`) throw d.errors.exception({
					header: n,
					message: `Got * vary field value`
				});
			}
			if (i.body && (u(i.body.stream) || i.body.stream.locked)) throw d.errors.exception({
				header: n,
				message: `Response body is locked or disturbed`
			});
			let a = f(i), o = x();
			if (i.body != null) {
				let e = i.body.stream.getReader();
				b(e, o.resolve, o.reject);
			} else o.resolve(void 0);
			let s = [], l = {
				type: `put`,
				request: r,
				response: a
			};
			s.push(l);
			let p = await o.promise;
			a.body != null && (a.body.source = p);
			let g = x(), v = null;
			try {
				this.#t(s);
			} catch (e) {
				v = e;
			}
			return queueMicrotask(() => {
				v === null ? g.resolve() : g.reject(v);
			}), g.promise;
		}
		async delete(e, t = {}) {
			d.brandCheck(this, Cache);
			let n = `Cache.delete`;
			d.argumentLengthCheck(arguments, 1, n), e = d.converters.RequestInfo(e), t = d.converters.CacheQueryOptions(t, n, `options`);
			let r = null;
			if (d.is.Request(e)) {
				if (r = _(e), r.method !== `GET` && !t.ignoreMethod) return !1;
			} else i(typeof e == `string`), r = _(new h(e));
			let a = [], o = {
				type: `delete`,
				request: r,
				options: t
			};
			a.push(o);
			let s = x(), c = null, l;
			try {
				l = this.#t(a);
			} catch (e) {
				c = e;
			}
			return queueMicrotask(() => {
				c === null ? s.resolve(!!l?.length) : s.reject(c);
			}), s.promise;
		}
		async keys(e = void 0, t = {}) {
			d.brandCheck(this, Cache), e !== void 0 && (e = d.converters.RequestInfo(e)), t = d.converters.CacheQueryOptions(t, `Cache.keys`, `options`);
			let n = null;
			if (e !== void 0) {
				if (d.is.Request(e)) {
					if (n = _(e), n.method !== `GET` && !t.ignoreMethod) return [];
				} else typeof e == `string` && (n = _(new h(e)));
			}
			let r = x(), i = [];
			if (e === void 0) for (let e of this.#e) i.push(e[0]);
			else {
				let e = this.#n(n, t);
				for (let t of e) i.push(t[0]);
			}
			return queueMicrotask(() => {
				let e = [];
				for (let t of i) {
					let n = g(t, void 0, new AbortController().signal, `immutable`);
					e.push(n);
				}
				r.resolve(Object.freeze(e));
			}), r.promise;
		}
		#t(e) {
			let t = this.#e, n = [...t], r = [], a = [];
			try {
				for (let n of e) {
					if (n.type !== `delete` && n.type !== `put`) throw d.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `operation type does not match "delete" or "put"`
					});
					if (n.type === `delete` && n.response != null) throw d.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `delete operation should not have an associated response`
					});
					if (this.#n(n.request, n.options, r).length) throw new DOMException(`???`, `InvalidStateError`);
					let e;
					if (n.type === `delete`) {
						if (e = this.#n(n.request, n.options), e.length === 0) return [];
						for (let n of e) {
							let e = t.indexOf(n);
							i(e !== -1), t.splice(e, 1);
						}
					} else if (n.type === `put`) {
						if (n.response == null) throw d.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `put operation should have an associated response`
						});
						let a = n.request;
						if (!y(a.url)) throw d.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `expected http or https scheme`
						});
						if (a.method !== `GET`) throw d.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `not get method`
						});
						if (n.options != null) throw d.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `options must not be defined`
						});
						e = this.#n(n.request);
						for (let n of e) {
							let e = t.indexOf(n);
							i(e !== -1), t.splice(e, 1);
						}
						t.push([n.request, n.response]), r.push([n.request, n.response]);
					}
					a.push([n.request, n.response]);
				}
				return a;
			} catch (e) {
				throw this.#e.length = 0, this.#e = n, e;
			}
		}
		#n(e, t, n) {
			let r = [], i = n ?? this.#e;
			for (let n of i) {
				let [i, a] = n;
				this.#r(e, i, a, t) && r.push(n);
			}
			return r;
		}
		#r(e, t, n = null, r) {
			let i = new URL(e.url), a = new URL(t.url);
			if (r?.ignoreSearch && (a.search = ``, i.search = ``), !o(i, a, !0)) return !1;
			if (n == null || r?.ignoreVary || !n.headersList.contains(`vary`)) return !0;
			let s = c(n.headersList.get(`vary`));
			for (let n of s) if (n === `*` || t.headersList.get(n) !== e.headersList.get(n)) return !1;
			return !0;
		}
		#i(e, t, n = 1 / 0) {
			let r = null;
			if (e !== void 0) {
				if (d.is.Request(e)) {
					if (r = _(e), r.method !== `GET` && !t.ignoreMethod) return [];
				} else typeof e == `string` && (r = _(new h(e)));
			}
			let i = [];
			if (e === void 0) for (let e of this.#e) i.push(e[1]);
			else {
				let e = this.#n(r, t);
				for (let t of e) i.push(t[1]);
			}
			let a = [];
			for (let e of i) {
				let t = p(f(e), `immutable`);
				if (a.push(t), a.length >= n) break;
			}
			return Object.freeze(a);
		}
	};
	Object.defineProperties(S.prototype, {
		[Symbol.toStringTag]: {
			value: `Cache`,
			configurable: !0
		},
		match: l,
		matchAll: l,
		add: l,
		addAll: l,
		put: l,
		delete: l,
		keys: l
	});
	let C = [
		{
			key: `ignoreSearch`,
			converter: d.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreMethod`,
			converter: d.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreVary`,
			converter: d.converters.boolean,
			defaultValue: () => !1
		}
	];
	d.converters.CacheQueryOptions = d.dictionaryConverter(C), d.converters.MultiCacheQueryOptions = d.dictionaryConverter([...C, {
		key: `cacheName`,
		converter: d.converters.DOMString
	}]), d.converters.Response = d.interfaceConverter(d.is.Response, `Response`), d.converters[`sequence<RequestInfo>`] = d.sequenceConverter(d.converters.RequestInfo), r.exports = { Cache: S };
})), Be = t(((e, t) => {
	let { Cache: r } = ze(), { webidl: i } = E(), { kEnumerableProperty: a } = s(), { kConstruct: o } = n();
	var c = class CacheStorage {
		#e = new Map();
		constructor() {
			arguments[0] !== o && i.illegalConstructor(), i.util.markAsUncloneable(this);
		}
		async match(e, t = {}) {
			if (i.brandCheck(this, CacheStorage), i.argumentLengthCheck(arguments, 1, `CacheStorage.match`), e = i.converters.RequestInfo(e), t = i.converters.MultiCacheQueryOptions(t), t.cacheName != null) {
				if (this.#e.has(t.cacheName)) {
					let n = this.#e.get(t.cacheName);
					return await new r(o, n).match(e, t);
				}
			} else for (let n of this.#e.values()) {
				let i = await new r(o, n).match(e, t);
				if (i !== void 0) return i;
			}
		}
		async has(e) {
			i.brandCheck(this, CacheStorage);
			let t = `CacheStorage.has`;
			return i.argumentLengthCheck(arguments, 1, t), e = i.converters.DOMString(e, t, `cacheName`), this.#e.has(e);
		}
		async open(e) {
			i.brandCheck(this, CacheStorage);
			let t = `CacheStorage.open`;
			if (i.argumentLengthCheck(arguments, 1, t), e = i.converters.DOMString(e, t, `cacheName`), this.#e.has(e)) {
				let t = this.#e.get(e);
				return new r(o, t);
			}
			let n = [];
			return this.#e.set(e, n), new r(o, n);
		}
		async delete(e) {
			i.brandCheck(this, CacheStorage);
			let t = `CacheStorage.delete`;
			return i.argumentLengthCheck(arguments, 1, t), e = i.converters.DOMString(e, t, `cacheName`), this.#e.delete(e);
		}
		async keys() {
			return i.brandCheck(this, CacheStorage), [...this.#e.keys()];
		}
	};
	Object.defineProperties(c.prototype, {
		[Symbol.toStringTag]: {
			value: `CacheStorage`,
			configurable: !0
		},
		match: a,
		has: a,
		open: a,
		delete: a,
		keys: a
	}), t.exports = { CacheStorage: c };
})), Ve = t(((e, t) => {
	t.exports = {
		maxAttributeValueSize: 1024,
		maxNameValuePairSize: 4096
	};
})), He = t(((e, t) => {
	function isCTLExcludingHtab(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) return !0;
		}
		return !1;
	}
	function validateCookieName(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) throw Error(`Invalid cookie name`);
		}
	}
	function validateCookieValue(e) {
		let t = e.length, n = 0;
		if (e[0] === `"`) {
			if (t === 1 || e[t - 1] !== `"`) throw Error(`Invalid cookie value`);
			--t, ++n;
		}
		for (; n < t;) {
			let t = e.charCodeAt(n++);
			if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) throw Error(`Invalid cookie value`);
		}
	}
	function validateCookiePath(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 32 || n > 126 || n === 59) throw Error(`Invalid cookie path`);
		}
	}
	function isLetterOrDigit(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
	}
	function validateCookieDomain(e) {
		if (e === ` `) return;
		if (e.length > 255) throw Error(`Invalid cookie domain`);
		let t = 0;
		for (let n = 0; n < e.length; ++n) {
			let r = e.charCodeAt(n);
			if (r === 46) {
				if (t === 0 || e.charCodeAt(n - 1) === 45) throw Error(`Invalid cookie domain`);
				t = 0;
			} else if (t === 0 && !isLetterOrDigit(r) || !isLetterOrDigit(r) && r !== 45 || ++t > 63) throw Error(`Invalid cookie domain`);
		}
		if (t === 0 || e.charCodeAt(e.length - 1) === 45) throw Error(`Invalid cookie domain`);
	}
	let n = [
		`Sun`,
		`Mon`,
		`Tue`,
		`Wed`,
		`Thu`,
		`Fri`,
		`Sat`
	], r = [
		`Jan`,
		`Feb`,
		`Mar`,
		`Apr`,
		`May`,
		`Jun`,
		`Jul`,
		`Aug`,
		`Sep`,
		`Oct`,
		`Nov`,
		`Dec`
	], i = Array(61).fill(0).map((e, t) => t.toString().padStart(2, `0`));
	function toIMFDate(e) {
		return typeof e == `number` && (e = new Date(e)), `${n[e.getUTCDay()]}, ${i[e.getUTCDate()]} ${r[e.getUTCMonth()]} ${e.getUTCFullYear()} ${i[e.getUTCHours()]}:${i[e.getUTCMinutes()]}:${i[e.getUTCSeconds()]} GMT`;
	}
	function validateCookieMaxAge(e) {
		if (e < 0) throw Error(`Invalid cookie max-age`);
	}
	function stringify(e) {
		if (e.name.length === 0) return null;
		validateCookieName(e.name), validateCookieValue(e.value);
		let t = [`${e.name}=${e.value}`];
		if (e.name.startsWith(`__Secure-`) && (e.secure = !0), e.name.startsWith(`__Host-`) && (e.secure = !0, e.domain = null, e.path = `/`), e.secure && t.push(`Secure`), e.httpOnly && t.push(`HttpOnly`), typeof e.maxAge == `number` && (validateCookieMaxAge(e.maxAge), t.push(`Max-Age=${e.maxAge}`)), e.domain && (validateCookieDomain(e.domain), t.push(`Domain=${e.domain}`)), e.path && (validateCookiePath(e.path), t.push(`Path=${e.path}`)), e.expires != null) {
			let n = e.expires instanceof Date ? e.expires.getTime() : e.expires;
			typeof n == `number` && Number.isFinite(n) && Math.abs(n) <= 864e13 && t.push(`Expires=${toIMFDate(e.expires)}`);
		}
		e.sameSite && t.push(`SameSite=${e.sameSite}`);
		for (let n of e.unparsed) {
			if (!n.includes(`=`)) throw Error(`Invalid unparsed`);
			let [e, ...r] = n.split(`=`), i = e.trim(), a = r.join(`=`);
			validateCookieName(i), validateCookieValue(a), t.push(`${i}=${a}`);
		}
		return t.join(`; `);
	}
	t.exports = {
		isCTLExcludingHtab,
		validateCookieName,
		validateCookiePath,
		validateCookieValue,
		toIMFDate,
		stringify
	};
})), Ue = t(((t, n) => {
	let { collectASequenceOfCodePointsFast: r } = C(), { maxNameValuePairSize: i, maxAttributeValueSize: a } = Ve(), { isCTLExcludingHtab: o } = He(), s = e(`node:assert`);
	function parseSetCookie(e) {
		if (o(e)) return null;
		let t = ``, n = ``, a = ``, s = ``;
		if (e.includes(`;`)) {
			let i = { position: 0 };
			t = r(`;`, e, i), n = e.slice(i.position);
		} else t = e;
		if (!t.includes(`=`)) s = t;
		else {
			let e = { position: 0 };
			a = r(`=`, t, e), s = t.slice(e.position + 1);
		}
		return a = a.trim(), s = s.trim(), a.length + s.length > i ? null : {
			name: a,
			value: s,
			...parseUnparsedAttributes(n)
		};
	}
	function parseUnparsedAttributes(e, t = {}) {
		for (;;) {
			if (e.length === 0) return t;
			s(e[0] === `;`), e = e.slice(1);
			let n = ``;
			e.includes(`;`) ? (n = r(`;`, e, { position: 0 }), e = e.slice(n.length)) : (n = e, e = ``);
			let i = ``, o = ``;
			if (n.includes(`=`)) {
				let e = { position: 0 };
				i = r(`=`, n, e), o = n.slice(e.position + 1);
			} else i = n;
			if (i = i.trim(), o = o.trim(), o.length > a) continue;
			let c = i.toLowerCase();
			if (c === `expires`) t.expires = new Date(o);
			else if (c === `max-age`) {
				let e = o.charCodeAt(0);
				if ((e < 48 || e > 57) && o[0] !== `-` || !/^\d+$/.test(o)) continue;
				t.maxAge = Number(o);
			} else if (c === `domain`) {
				let e = o;
				e[0] === `.` && (e = e.slice(1)), e = e.toLowerCase(), t.domain = e;
			} else if (c === `path`) {
				let e = ``;
				e = o.length === 0 || o[0] !== `/` ? `/` : o, t.path = e;
			} else if (c === `secure`) t.secure = !0;
			else if (c === `httponly`) t.httpOnly = !0;
			else if (c === `samesite`) {
				let e = o.toLowerCase();
				e === `none` ? t.sameSite = `None` : e === `strict` ? t.sameSite = `Strict` : e === `lax` && (t.sameSite = `Lax`);
			} else t.unparsed ??= [], t.unparsed.push(`${i}=${o}`);
		}
	}
	n.exports = {
		parseSetCookie,
		parseUnparsedAttributes
	};
})), We = t(((e, t) => {
	let { parseSetCookie: n } = Ue(), { stringify: r } = He(), { webidl: i } = E(), { Headers: a } = Ne(), o = i.brandCheckMultiple([a, globalThis.Headers].filter(Boolean));
	function getCookies(e) {
		i.argumentLengthCheck(arguments, 1, `getCookies`), o(e);
		let t = e.get(`cookie`), n = { __proto__: null };
		if (!t) return n;
		for (let e of t.split(`;`)) {
			let [t, ...r] = e.split(`=`);
			n[t.trim()] = r.join(`=`);
		}
		return n;
	}
	function deleteCookie(e, t, n) {
		o(e);
		let r = `deleteCookie`;
		i.argumentLengthCheck(arguments, 2, r), t = i.converters.DOMString(t, r, `name`), n = i.converters.DeleteCookieAttributes(n), setCookie(e, {
			name: t,
			value: ``,
			expires: new Date(0),
			...n
		});
	}
	function getSetCookies(e) {
		i.argumentLengthCheck(arguments, 1, `getSetCookies`), o(e);
		let t = e.getSetCookie();
		return t ? t.map((e) => n(e)) : [];
	}
	function parseCookie(e) {
		return e = i.converters.DOMString(e), n(e);
	}
	function setCookie(e, t) {
		i.argumentLengthCheck(arguments, 2, `setCookie`), o(e), t = i.converters.Cookie(t);
		let n = r(t);
		n && e.append(`set-cookie`, n, !0);
	}
	i.converters.DeleteCookieAttributes = i.dictionaryConverter([{
		converter: i.nullableConverter(i.converters.DOMString),
		key: `path`,
		defaultValue: () => null
	}, {
		converter: i.nullableConverter(i.converters.DOMString),
		key: `domain`,
		defaultValue: () => null
	}]), i.converters.Cookie = i.dictionaryConverter([
		{
			converter: i.converters.DOMString,
			key: `name`
		},
		{
			converter: i.converters.DOMString,
			key: `value`
		},
		{
			converter: i.nullableConverter((e) => typeof e == `number` ? i.converters[`unsigned long long`](e) : new Date(e)),
			key: `expires`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters[`long long`]),
			key: `maxAge`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: `domain`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: `path`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: `secure`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: `httpOnly`,
			defaultValue: () => null
		},
		{
			converter: i.converters.USVString,
			key: `sameSite`,
			allowedValues: [
				`Strict`,
				`Lax`,
				`None`
			]
		},
		{
			converter: i.sequenceConverter(i.converters.DOMString),
			key: `unparsed`,
			defaultValue: () => []
		}
	]), t.exports = {
		getCookies,
		deleteCookie,
		getSetCookies,
		setCookie,
		parseCookie
	};
})), Ge = t(((e, t) => {
	let { webidl: r } = E(), { kEnumerableProperty: i } = s(), { kConstruct: a } = n();
	var o = class MessageEvent extends Event {
		#e;
		constructor(e, t = {}) {
			if (e === a) {
				super(arguments[1], arguments[2]), r.util.markAsUncloneable(this);
				return;
			}
			let n = `MessageEvent constructor`;
			r.argumentLengthCheck(arguments, 1, n), e = r.converters.DOMString(e, n, `type`), t = r.converters.MessageEventInit(t, n, `eventInitDict`), super(e, t), this.#e = t, r.util.markAsUncloneable(this);
		}
		get data() {
			return r.brandCheck(this, MessageEvent), this.#e.data;
		}
		get origin() {
			return r.brandCheck(this, MessageEvent), this.#e.origin;
		}
		get lastEventId() {
			return r.brandCheck(this, MessageEvent), this.#e.lastEventId;
		}
		get source() {
			return r.brandCheck(this, MessageEvent), this.#e.source;
		}
		get ports() {
			return r.brandCheck(this, MessageEvent), Object.isFrozen(this.#e.ports) || Object.freeze(this.#e.ports), this.#e.ports;
		}
		initMessageEvent(e, t = !1, n = !1, i = null, a = ``, o = ``, s = null, c = []) {
			return r.brandCheck(this, MessageEvent), r.argumentLengthCheck(arguments, 1, `MessageEvent.initMessageEvent`), new MessageEvent(e, {
				bubbles: t,
				cancelable: n,
				data: i,
				origin: a,
				lastEventId: o,
				source: s,
				ports: c
			});
		}
		static createFastMessageEvent(e, t) {
			let n = new MessageEvent(a, e, t);
			return n.#e = t, n.#e.data ??= null, n.#e.origin ??= ``, n.#e.lastEventId ??= ``, n.#e.source ??= null, n.#e.ports ??= [], n;
		}
	};
	let { createFastMessageEvent: c } = o;
	delete o.createFastMessageEvent;
	var l = class CloseEvent extends Event {
		#e;
		constructor(e, t = {}) {
			let n = `CloseEvent constructor`;
			r.argumentLengthCheck(arguments, 1, n), e = r.converters.DOMString(e, n, `type`), t = r.converters.CloseEventInit(t), super(e, t), this.#e = t, r.util.markAsUncloneable(this);
		}
		get wasClean() {
			return r.brandCheck(this, CloseEvent), this.#e.wasClean;
		}
		get code() {
			return r.brandCheck(this, CloseEvent), this.#e.code;
		}
		get reason() {
			return r.brandCheck(this, CloseEvent), this.#e.reason;
		}
	}, u = class ErrorEvent extends Event {
		#e;
		constructor(e, t) {
			let n = `ErrorEvent constructor`;
			r.argumentLengthCheck(arguments, 1, n), super(e, t), r.util.markAsUncloneable(this), e = r.converters.DOMString(e, n, `type`), t = r.converters.ErrorEventInit(t ?? {}), this.#e = t;
		}
		get message() {
			return r.brandCheck(this, ErrorEvent), this.#e.message;
		}
		get filename() {
			return r.brandCheck(this, ErrorEvent), this.#e.filename;
		}
		get lineno() {
			return r.brandCheck(this, ErrorEvent), this.#e.lineno;
		}
		get colno() {
			return r.brandCheck(this, ErrorEvent), this.#e.colno;
		}
		get error() {
			return r.brandCheck(this, ErrorEvent), this.#e.error;
		}
	};
	Object.defineProperties(o.prototype, {
		[Symbol.toStringTag]: {
			value: `MessageEvent`,
			configurable: !0
		},
		data: i,
		origin: i,
		lastEventId: i,
		source: i,
		ports: i,
		initMessageEvent: i
	}), Object.defineProperties(l.prototype, {
		[Symbol.toStringTag]: {
			value: `CloseEvent`,
			configurable: !0
		},
		reason: i,
		code: i,
		wasClean: i
	}), Object.defineProperties(u.prototype, {
		[Symbol.toStringTag]: {
			value: `ErrorEvent`,
			configurable: !0
		},
		message: i,
		filename: i,
		lineno: i,
		colno: i,
		error: i
	}), r.converters.MessagePort = r.interfaceConverter(r.is.MessagePort, `MessagePort`), r.converters[`sequence<MessagePort>`] = r.sequenceConverter(r.converters.MessagePort);
	let d = [
		{
			key: `bubbles`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `cancelable`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `composed`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		}
	];
	r.converters.MessageEventInit = r.dictionaryConverter([
		...d,
		{
			key: `data`,
			converter: r.converters.any,
			defaultValue: () => null
		},
		{
			key: `origin`,
			converter: r.converters.USVString,
			defaultValue: () => ``
		},
		{
			key: `lastEventId`,
			converter: r.converters.DOMString,
			defaultValue: () => ``
		},
		{
			key: `source`,
			converter: r.nullableConverter(r.converters.MessagePort),
			defaultValue: () => null
		},
		{
			key: `ports`,
			converter: r.converters[`sequence<MessagePort>`],
			defaultValue: () => []
		}
	]), r.converters.CloseEventInit = r.dictionaryConverter([
		...d,
		{
			key: `wasClean`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `code`,
			converter: r.converters[`unsigned short`],
			defaultValue: () => 0
		},
		{
			key: `reason`,
			converter: r.converters.USVString,
			defaultValue: () => ``
		}
	]), r.converters.ErrorEventInit = r.dictionaryConverter([
		...d,
		{
			key: `message`,
			converter: r.converters.DOMString,
			defaultValue: () => ``
		},
		{
			key: `filename`,
			converter: r.converters.USVString,
			defaultValue: () => ``
		},
		{
			key: `lineno`,
			converter: r.converters[`unsigned long`],
			defaultValue: () => 0
		},
		{
			key: `colno`,
			converter: r.converters[`unsigned long`],
			defaultValue: () => 0
		},
		{
			key: `error`,
			converter: r.converters.any
		}
	]), t.exports = {
		MessageEvent: o,
		CloseEvent: l,
		ErrorEvent: u,
		createFastMessageEvent: c
	};
})), Ke = t(((e, t) => {
	t.exports = {
		uid: `258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
		sentCloseFrameState: {
			SENT: 1,
			RECEIVED: 2
		},
		staticPropertyDescriptors: {
			enumerable: !0,
			writable: !1,
			configurable: !1
		},
		states: {
			CONNECTING: 0,
			OPEN: 1,
			CLOSING: 2,
			CLOSED: 3
		},
		opcodes: {
			CONTINUATION: 0,
			TEXT: 1,
			BINARY: 2,
			CLOSE: 8,
			PING: 9,
			PONG: 10
		},
		maxUnsigned16Bit: 65535,
		parserStates: {
			INFO: 0,
			PAYLOADLENGTH_16: 2,
			PAYLOADLENGTH_64: 3,
			READ_DATA: 4
		},
		emptyBuffer: Buffer.allocUnsafe(0),
		sendHints: {
			text: 1,
			typedArray: 2,
			arrayBuffer: 3,
			blob: 4
		}
	};
})), qe = t(((t, n) => {
	let { states: r, opcodes: i } = Ke(), { isUtf8: a } = e(`node:buffer`), { removeHTTPWhitespace: o } = w(), { collectASequenceOfCodePointsFast: s } = C();
	function isConnecting(e) {
		return e === r.CONNECTING;
	}
	function isEstablished(e) {
		return e === r.OPEN;
	}
	function isClosing(e) {
		return e === r.CLOSING;
	}
	function isClosed(e) {
		return e === r.CLOSED;
	}
	function fireEvent(e, t, n = (e, t) => new Event(e, t), r = {}) {
		let i = n(e, r);
		t.dispatchEvent(i);
	}
	function websocketMessageReceived(e, t, n) {
		e.onMessage(t, n);
	}
	function toArrayBuffer(e) {
		return e.byteLength === e.buffer.byteLength ? e.buffer : new Uint8Array(e).buffer;
	}
	function isValidSubprotocol(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 44 || n === 47 || n === 58 || n === 59 || n === 60 || n === 61 || n === 62 || n === 63 || n === 64 || n === 91 || n === 92 || n === 93 || n === 123 || n === 125) return !1;
		}
		return !0;
	}
	function isValidStatusCode(e) {
		return e >= 1e3 && e < 1015 ? e !== 1004 && e !== 1005 && e !== 1006 : e >= 3e3 && e <= 4999;
	}
	function isControlFrame(e) {
		return e === i.CLOSE || e === i.PING || e === i.PONG;
	}
	function isContinuationFrame(e) {
		return e === i.CONTINUATION;
	}
	function isTextBinaryFrame(e) {
		return e === i.TEXT || e === i.BINARY;
	}
	function isValidOpcode(e) {
		return isTextBinaryFrame(e) || isContinuationFrame(e) || isControlFrame(e);
	}
	function parseExtensions(e) {
		let t = { position: 0 }, n = new Map();
		for (; t.position < e.length;) {
			let [r, i = ``] = s(`;`, e, t).split(`=`, 2);
			n.set(o(r, !0, !1), o(i, !1, !0)), t.position++;
		}
		return n;
	}
	function isValidClientWindowBits(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) {
			let n = e.charCodeAt(t);
			if (n < 48 || n > 57) return !1;
		}
		let t = Number.parseInt(e, 10);
		return t >= 8 && t <= 15;
	}
	function getURLRecord(e, t) {
		let n;
		try {
			n = new URL(e, t);
		} catch (e) {
			throw new DOMException(e, `SyntaxError`);
		}
		if (n.protocol === `http:` ? n.protocol = `ws:` : n.protocol === `https:` && (n.protocol = `wss:`), n.protocol !== `ws:` && n.protocol !== `wss:`) throw new DOMException(`expected a ws: or wss: url`, `SyntaxError`);
		if (n.hash.length || n.href.endsWith(`#`)) throw new DOMException(`hash`, `SyntaxError`);
		return n;
	}
	function validateCloseCodeAndReason(e, t) {
		if (e !== null && e !== 1e3 && (e < 3e3 || e > 4999)) throw new DOMException(`invalid code`, `InvalidAccessError`);
		if (t !== null) {
			let e = Buffer.byteLength(t);
			if (e > 123) throw new DOMException(`Reason must be less than 123 bytes; received ${e}`, `SyntaxError`);
		}
	}
	n.exports = {
		isConnecting,
		isEstablished,
		isClosing,
		isClosed,
		fireEvent,
		isValidSubprotocol,
		isValidStatusCode,
		websocketMessageReceived,
		utf8Decode: (() => {
			if (typeof process.versions.icu == `string`) {
				let e = new TextDecoder(`utf-8`, { fatal: !0 });
				return e.decode.bind(e);
			}
			return function(e) {
				if (a(e)) return e.toString(`utf-8`);
				throw TypeError(`Invalid utf-8 received.`);
			};
		})(),
		isControlFrame,
		isContinuationFrame,
		isTextBinaryFrame,
		isValidOpcode,
		parseExtensions,
		isValidClientWindowBits,
		toArrayBuffer,
		getURLRecord,
		validateCloseCodeAndReason
	};
})), Je = t(((t, n) => {
	let { runtimeFeatures: r } = T(), { maxUnsigned16Bit: i, opcodes: a } = Ke(), o = 8192, s = null, c = o, l = r.has(`crypto`) ? e(`node:crypto`).randomFillSync : function(e, t, n) {
		for (let t = 0; t < e.length; ++t) e[t] = Math.random() * 255 | 0;
		return e;
	};
	function generateMask() {
		return c === o && (c = 0, l(s ??= Buffer.allocUnsafeSlow(o), 0, o)), [
			s[c++],
			s[c++],
			s[c++],
			s[c++]
		];
	}
	n.exports = {
		WebsocketFrameSend: class {
			constructor(e) {
				this.frameData = e;
			}
			createFrame(e) {
				let t = this.frameData, n = generateMask(), r = t?.byteLength ?? 0, a = r, o = 6;
				r > i ? (o += 8, a = 127) : r > 125 && (o += 2, a = 126);
				let s = Buffer.allocUnsafe(r + o);
				s[0] = s[1] = 0, s[0] |= 128, s[0] = (s[0] & 240) + e, s[o - 4] = n[0], s[o - 3] = n[1], s[o - 2] = n[2], s[o - 1] = n[3], s[1] = a, a === 126 ? s.writeUInt16BE(r, 2) : a === 127 && (s[2] = s[3] = 0, s.writeUIntBE(r, 4, 6)), s[1] |= 128;
				for (let e = 0; e < r; ++e) s[o + e] = t[e] ^ n[e & 3];
				return s;
			}
			static createFastTextFrame(e) {
				let t = generateMask(), n = e.length;
				for (let r = 0; r < n; ++r) e[r] ^= t[r & 3];
				let r = n, o = 6;
				n > i ? (o += 8, r = 127) : n > 125 && (o += 2, r = 126);
				let s = Buffer.allocUnsafeSlow(o);
				return s[0] = 128 | a.TEXT, s[1] = r | 128, s[o - 4] = t[0], s[o - 3] = t[1], s[o - 2] = t[2], s[o - 1] = t[3], r === 126 ? s.writeUInt16BE(n, 2) : r === 127 && (s[2] = s[3] = 0, s.writeUIntBE(n, 4, 6)), [s, e];
			}
		},
		generateMask
	};
})), Ye = t(((t, n) => {
	let { uid: r, states: i, sentCloseFrameState: a, emptyBuffer: o, opcodes: s } = Ke(), { parseExtensions: c, isClosed: l, isClosing: u, isEstablished: d, isConnecting: f, validateCloseCodeAndReason: p } = qe(), { makeRequest: m } = Fe(), { fetching: h } = Le(), { Headers: g, getHeadersList: _ } = Ne(), { getDecodeSplit: v } = D(), { WebsocketFrameSend: y } = Je(), b = e(`node:assert`), { runtimeFeatures: x } = T(), S = x.has(`crypto`) ? e(`node:crypto`) : null, C = !1;
	function establishWebSocketConnection(e, t, n, i, a) {
		let o = e;
		o.protocol = e.protocol === `ws:` ? `http:` : `https:`;
		let s = m({
			urlList: [o],
			client: n,
			serviceWorkers: `none`,
			referrer: `no-referrer`,
			mode: `websocket`,
			credentials: `include`,
			cache: `no-store`,
			redirect: `error`,
			useURLCredentials: !0
		});
		a.headers && (s.headersList = _(new g(a.headers)));
		let l = S.randomBytes(16).toString(`base64`);
		s.headersList.append(`sec-websocket-key`, l, !0), s.headersList.append(`sec-websocket-version`, `13`, !0);
		for (let e of t) s.headersList.append(`sec-websocket-protocol`, e, !0);
		return s.headersList.append(`sec-websocket-extensions`, `permessage-deflate; client_max_window_bits`, !0), h({
			request: s,
			useParallelQueue: !0,
			dispatcher: a.dispatcher,
			processResponse(e) {
				if (e.type === `error` || e.status !== 101) {
					if (e.socket?.session == null) {
						failHandshake(i, e, 1002, `Received network error or non-101 status code.`, e.error);
						return;
					}
					if (e.status !== 200) {
						failHandshake(i, e, 1002, `Received network error or non-200 status code.`, e.error);
						return;
					}
				}
				if (C === !1 && e.socket?.session != null && (process.emitWarning(`WebSocket over HTTP2 is experimental, and subject to change.`, `ExperimentalWarning`), C = !0), t.length !== 0 && !e.headersList.get(`Sec-WebSocket-Protocol`)) {
					failHandshake(i, e, 1002, `Server did not respond with sent protocols.`);
					return;
				}
				if (e.socket.session == null && e.headersList.get(`Upgrade`)?.toLowerCase() !== `websocket`) {
					failHandshake(i, e, 1002, `Server did not set Upgrade header to "websocket".`);
					return;
				}
				if (e.socket.session == null && e.headersList.get(`Connection`)?.toLowerCase() !== `upgrade`) {
					failHandshake(i, e, 1002, `Server did not set Connection header to "upgrade".`);
					return;
				}
				if (e.headersList.get(`Sec-WebSocket-Accept`) !== S.hash(`sha1`, l + r, `base64`)) {
					failHandshake(i, e, 1002, `Incorrect hash received in Sec-WebSocket-Accept header.`);
					return;
				}
				let n = e.headersList.get(`Sec-WebSocket-Extensions`), a;
				if (n !== null && (a = c(n), !a.has(`permessage-deflate`))) {
					failHandshake(i, e, 1002, `Sec-WebSocket-Extensions header does not match.`);
					return;
				}
				let o = e.headersList.get(`Sec-WebSocket-Protocol`);
				if (o !== null) {
					let t = v(`sec-websocket-protocol`, s.headersList);
					if (t === null || !t.includes(o)) {
						failHandshake(i, e, 1002, `Protocol was not set in the opening handshake.`);
						return;
					}
				}
				e.socket.on(`data`, i.onSocketData), e.socket.on(`close`, i.onSocketClose), e.socket.on(`error`, i.onSocketError), i.wasEverConnected = !0, i.onConnectionEstablished(e, a);
			}
		});
	}
	function closeWebSocketConnection(e, t, n, r = !1) {
		if (t ??= null, n ??= ``, r && p(t, n), !(l(e.readyState) || u(e.readyState))) {
			if (!d(e.readyState)) failWebsocketConnection(e), e.readyState = i.CLOSING;
			else if (!e.closeState.has(a.SENT) && !e.closeState.has(a.RECEIVED)) {
				let r = new y();
				n.length !== 0 && t === null && (t = 1e3), b(t === null || Number.isInteger(t)), t === null && n.length === 0 ? r.frameData = o : t !== null && n === null ? (r.frameData = Buffer.allocUnsafe(2), r.frameData.writeUInt16BE(t, 0)) : t !== null && n !== null ? (r.frameData = Buffer.allocUnsafe(2 + Buffer.byteLength(n)), r.frameData.writeUInt16BE(t, 0), r.frameData.write(n, 2, `utf-8`)) : r.frameData = o, e.socket.write(r.createFrame(s.CLOSE)), e.closeState.add(a.SENT), e.readyState = i.CLOSING;
			} else e.readyState = i.CLOSING;
		}
	}
	function failHandshake(e, t, n, r, i) {
		t.socket?.session != null && !t.socket.destroyed && t.socket.destroy(), failWebsocketConnection(e, n, r, i);
	}
	function failWebsocketConnection(e, t, n, r) {
		d(e.readyState) && closeWebSocketConnection(e, t, n, !1), e.controller.abort(), f(e.readyState) ? e.onSocketClose() : e.socket?.destroyed === !1 && e.socket.destroy();
	}
	n.exports = {
		establishWebSocketConnection,
		failWebsocketConnection,
		closeWebSocketConnection
	};
})), Xe = t(((t, n) => {
	let { createInflateRaw: r, Z_DEFAULT_WINDOWBITS: a } = e(`node:zlib`), { isValidClientWindowBits: o } = qe(), { MessageSizeExceededError: s } = i(), c = Buffer.from([
		0,
		0,
		255,
		255
	]), l = Symbol(`kBuffer`), u = Symbol(`kLength`);
	n.exports = { PerMessageDeflate: class {
		#e;
		#t = {};
		#n = 0;
		constructor(e, t) {
			this.#t.serverNoContextTakeover = e.has(`server_no_context_takeover`), this.#t.serverMaxWindowBits = e.get(`server_max_window_bits`), this.#n = t.maxPayloadSize;
		}
		decompress(e, t, n) {
			if (!this.#e) {
				let e = a;
				if (this.#t.serverMaxWindowBits) {
					if (!o(this.#t.serverMaxWindowBits)) {
						n(Error(`Invalid server_max_window_bits`));
						return;
					}
					e = Number.parseInt(this.#t.serverMaxWindowBits);
				}
				try {
					this.#e = r({ windowBits: e });
				} catch (e) {
					n(e);
					return;
				}
				this.#e[l] = [], this.#e[u] = 0, this.#e.on(`data`, (e) => {
					this.#e[u] += e.length, this.#n > 0 && this.#e[u] > this.#n ? (n(new s()), this.#e.removeAllListeners(), this.#e.destroy(), this.#e = null) : this.#e[l].push(e);
				}), this.#e.on(`error`, (e) => {
					this.#e = null, n(e);
				});
			}
			this.#e.write(e), t && this.#e.write(c), this.#e.flush(() => {
				if (!this.#e) return;
				let e = Buffer.concat(this.#e[l], this.#e[u]);
				this.#e[l].length = 0, this.#e[u] = 0, n(null, e);
			});
		}
	} };
})), Ze = t(((t, n) => {
	let { Writable: r } = e(`node:stream`), a = e(`node:assert`), { parserStates: o, opcodes: s, states: c, emptyBuffer: l, sentCloseFrameState: u } = Ke(), { isValidStatusCode: d, isValidOpcode: f, websocketMessageReceived: p, utf8Decode: m, isControlFrame: h, isTextBinaryFrame: g, isContinuationFrame: _ } = qe(), { failWebsocketConnection: v } = Ye(), { WebsocketFrameSend: y } = Je(), { PerMessageDeflate: b } = Xe(), { MessageSizeExceededError: x } = i();
	n.exports = { ByteParser: class extends r {
		#e = [];
		#t = 0;
		#n = 0;
		#r = !1;
		#i = o.INFO;
		#a = {};
		#o = [];
		#s;
		#c;
		#l;
		#u;
		constructor(e, t, n = {}) {
			super(), this.#c = e, this.#s = t ?? new Map(), this.#l = n.maxFragments ?? 0, this.#u = n.maxPayloadSize ?? 0, this.#s.has(`permessage-deflate`) && this.#s.set(`permessage-deflate`, new b(t, n));
		}
		_write(e, t, n) {
			this.#e.push(e), this.#n += e.length, this.#r = !0, this.run(n);
		}
		#d() {
			return this.#u > 0 && !h(this.#a.opcode) && this.#a.payloadLength + this.#t > this.#u ? (v(this.#c, 1009, `Payload size exceeds maximum allowed size`), !1) : !0;
		}
		run(e) {
			for (; this.#r;) if (this.#i === o.INFO) {
				if (this.#n < 2) return e();
				let t = this.consume(2), n = !!(t[0] & 128), r = t[0] & 15, i = (t[1] & 128) == 128, a = !n && r !== s.CONTINUATION, c = t[1] & 127, l = t[0] & 64, u = t[0] & 32, d = t[0] & 16;
				if (!f(r)) return v(this.#c, 1002, `Invalid opcode received`), e();
				if (i) return v(this.#c, 1002, `Frame cannot be masked`), e();
				if (l !== 0 && !this.#s.has(`permessage-deflate`)) {
					v(this.#c, 1002, `Expected RSV1 to be clear.`);
					return;
				}
				if (u !== 0 || d !== 0) {
					v(this.#c, 1002, `RSV1, RSV2, RSV3 must be clear`);
					return;
				}
				if (a && !g(r)) {
					v(this.#c, 1002, `Invalid frame type was fragmented.`);
					return;
				}
				if (g(r) && this.#o.length > 0) {
					v(this.#c, 1002, `Expected continuation frame`);
					return;
				}
				if (this.#a.fragmented && a) {
					v(this.#c, 1002, `Fragmented frame exceeded 125 bytes.`);
					return;
				}
				if ((c > 125 || a) && h(r)) {
					v(this.#c, 1002, `Control frame either too large or fragmented`);
					return;
				}
				if (_(r) && this.#o.length === 0 && !this.#a.compressed) {
					v(this.#c, 1002, `Unexpected continuation frame`);
					return;
				}
				if (c <= 125) {
					if (this.#a.payloadLength = c, this.#i = o.READ_DATA, !this.#d()) return;
				} else c === 126 ? this.#i = o.PAYLOADLENGTH_16 : c === 127 && (this.#i = o.PAYLOADLENGTH_64);
				g(r) && (this.#a.binaryType = r, this.#a.compressed = l !== 0), this.#a.opcode = r, this.#a.masked = i, this.#a.fin = n, this.#a.fragmented = a;
			} else if (this.#i === o.PAYLOADLENGTH_16) {
				if (this.#n < 2) return e();
				let t = this.consume(2);
				if (this.#a.payloadLength = t.readUInt16BE(0), this.#i = o.READ_DATA, !this.#d()) return;
			} else if (this.#i === o.PAYLOADLENGTH_64) {
				if (this.#n < 8) return e();
				let t = this.consume(8), n = t.readUInt32BE(0), r = t.readUInt32BE(4);
				if (n !== 0 || r > 2 ** 31 - 1) {
					v(this.#c, 1009, `Received payload length > 2^31 bytes.`);
					return;
				}
				if (this.#a.payloadLength = r, this.#i = o.READ_DATA, !this.#d()) return;
			} else if (this.#i === o.READ_DATA) {
				if (this.#n < this.#a.payloadLength) return e();
				let t = this.consume(this.#a.payloadLength);
				if (h(this.#a.opcode)) {
					if (this.#r = this.parseControlFrame(t), this.#i = o.INFO, this.#r && this.#c.socket.writableNeedDrain) {
						this.#r = !1, this.#c.socket.once(`drain`, () => {
							this.destroyed || (this.#r = !0, this.run(e));
						});
						return;
					}
				} else if (this.#a.compressed) {
					this.#s.get(`permessage-deflate`).decompress(t, this.#a.fin, (t, n) => {
						if (t) {
							let e = t instanceof x ? 1009 : 1007;
							v(this.#c, e, t.message);
						} else this.writeFragments(n) && (this.#u > 0 && this.#t > this.#u ? v(this.#c, 1009, new x().message) : this.#a.fin ? (p(this.#c, this.#a.binaryType, this.consumeFragments()), this.#r = !0, this.#i = o.INFO, this.run(e)) : (this.#i = o.INFO, this.#r = !0, this.run(e)));
					}, this.#t), this.#r = !1;
					break;
				} else {
					if (!this.writeFragments(t)) return;
					!this.#a.fragmented && this.#a.fin && p(this.#c, this.#a.binaryType, this.consumeFragments()), this.#i = o.INFO;
				}
			}
		}
		consume(e) {
			if (e > this.#n) throw Error(`Called consume() before buffers satiated.`);
			if (e === 0) return l;
			this.#n -= e;
			let t = this.#e[0];
			if (t.length > e) return this.#e[0] = t.subarray(e, t.length), t.subarray(0, e);
			if (t.length === e) return this.#e.shift();
			{
				let t = 0, n = Buffer.allocUnsafeSlow(e);
				for (; t !== e;) {
					let r = this.#e[0], i = r.length;
					if (i + t === e) {
						n.set(this.#e.shift(), t);
						break;
					}
					if (i + t > e) {
						n.set(r.subarray(0, e - t), t), this.#e[0] = r.subarray(e - t);
						break;
					}
					n.set(this.#e.shift(), t), t += i;
				}
				return n;
			}
		}
		writeFragments(e) {
			return this.#l > 0 && this.#o.length === this.#l ? (v(this.#c, 1008, `Too many message fragments`), !1) : (this.#t += e.length, this.#o.push(e), !0);
		}
		consumeFragments() {
			let e = this.#o;
			if (e.length === 1) return this.#t = 0, e.shift();
			let t = 0, n = Buffer.allocUnsafeSlow(this.#t);
			for (let r = 0; r < e.length; ++r) {
				let i = e[r];
				n.set(i, t), t += i.length;
			}
			return this.#o = [], this.#t = 0, n;
		}
		parseCloseBody(e) {
			a(e.length !== 1);
			let t;
			if (e.length >= 2 && (t = e.readUInt16BE(0)), t !== void 0 && !d(t)) return {
				code: 1002,
				reason: `Invalid status code`,
				error: !0
			};
			let n = e.subarray(2);
			n[0] === 239 && n[1] === 187 && n[2] === 191 && (n = n.subarray(3));
			try {
				n = m(n);
			} catch {
				return {
					code: 1007,
					reason: `Invalid UTF-8`,
					error: !0
				};
			}
			return {
				code: t,
				reason: n,
				error: !1
			};
		}
		parseControlFrame(e) {
			let { opcode: t, payloadLength: n } = this.#a;
			if (t === s.CLOSE) {
				if (n === 1) return v(this.#c, 1002, `Received close frame with a 1-byte body.`), !1;
				if (this.#a.closeInfo = this.parseCloseBody(e), this.#a.closeInfo.error) {
					let { code: e, reason: t } = this.#a.closeInfo;
					return v(this.#c, e, t), !1;
				}
				if (!this.#c.closeState.has(u.SENT) && !this.#c.closeState.has(u.RECEIVED)) {
					let e = l;
					this.#a.closeInfo.code && (e = Buffer.allocUnsafe(2), e.writeUInt16BE(this.#a.closeInfo.code, 0));
					let t = new y(e);
					this.#c.socket.write(t.createFrame(s.CLOSE)), this.#c.closeState.add(u.SENT);
				}
				return this.#c.readyState = c.CLOSING, this.#c.closeState.add(u.RECEIVED), !1;
			}
			if (t === s.PING) {
				if (!this.#c.closeState.has(u.RECEIVED)) {
					let t = new y(e);
					this.#c.socket.write(t.createFrame(s.PONG)), this.#c.onPing(e);
				}
			} else t === s.PONG && this.#c.onPong(e);
			return !0;
		}
		get closingInfo() {
			return this.#a.closeInfo;
		}
	} };
})), Qe = t(((e, t) => {
	let { WebsocketFrameSend: n } = Je(), { opcodes: r, sendHints: i } = Ke(), a = F();
	var SendQueue = class {
		#e = new a();
		#t = !1;
		#n;
		constructor(e) {
			this.#n = e;
		}
		add(e, t, r) {
			if (r !== i.blob) {
				if (this.#t) {
					let n = {
						promise: null,
						callback: t,
						frame: createFrame(e, r)
					};
					this.#e.push(n);
				} else if (r === i.text) {
					let { 0: r, 1: i } = n.createFastTextFrame(e);
					this.#n.cork(), this.#n.write(r), this.#n.write(i, t), this.#n.uncork();
				} else this.#n.write(createFrame(e, r), t);
				return;
			}
			let a = {
				promise: e.arrayBuffer().then((e) => {
					a.promise = null, a.frame = createFrame(e, r);
				}),
				callback: t,
				frame: null
			};
			this.#e.push(a), this.#t || this.#r();
		}
		async #r() {
			this.#t = !0;
			let e = this.#e;
			for (; !e.isEmpty();) {
				let t = e.shift();
				t.promise !== null && await t.promise, this.#n.write(t.frame, t.callback), t.callback = t.frame = null;
			}
			this.#t = !1;
		}
	};
	function createFrame(e, t) {
		return new n(toBuffer(e, t)).createFrame(t === i.text ? r.TEXT : r.BINARY);
	}
	function toBuffer(e, t) {
		switch (t) {
			case i.text:
			case i.typedArray: return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
			case i.arrayBuffer:
			case i.blob: return new Uint8Array(e);
		}
	}
	t.exports = { SendQueue };
})), $e = t(((t, n) => {
	let { isArrayBuffer: r } = e(`node:util/types`), { webidl: i } = E(), { URLSerializer: a } = w(), { environmentSettingsObject: o } = D(), { staticPropertyDescriptors: c, states: u, sentCloseFrameState: d, sendHints: f, opcodes: p } = Ke(), { isConnecting: m, isEstablished: h, isClosing: g, isClosed: _, isValidSubprotocol: v, fireEvent: y, utf8Decode: b, toArrayBuffer: x, getURLRecord: S } = qe(), { establishWebSocketConnection: C, closeWebSocketConnection: T, failWebsocketConnection: O } = Ye(), { ByteParser: k } = Ze(), { kEnumerableProperty: A } = s(), { getGlobalDispatcher: j } = Q(), { ErrorEvent: M, CloseEvent: N, createFastMessageEvent: P } = Ge(), { SendQueue: F } = Qe(), { WebsocketFrameSend: I } = Je(), { channels: L } = l();
	function getSocketAddress(e) {
		return typeof e?.address == `function` ? e.address() : typeof e?.session?.socket?.address == `function` ? e.session.socket.address() : null;
	}
	var R = class WebSocket extends EventTarget {
		#e = {
			open: null,
			error: null,
			close: null,
			message: null
		};
		#t = 0;
		#n = ``;
		#r = ``;
		#i;
		#a = {
			onConnectionEstablished: (e, t) => this.#l(e, t),
			onMessage: (e, t) => this.#u(e, t),
			onParserError: (e) => O(this.#a, null, e.message),
			onParserDrain: () => this.#d(),
			onSocketData: (e) => {
				this.#c.write(e) || this.#a.socket.pause();
			},
			onSocketError: (e) => {
				this.#a.readyState = u.CLOSING, L.socketError.hasSubscribers && L.socketError.publish(e), this.#a.socket.destroy();
			},
			onSocketClose: () => this.#f(),
			onPing: (e) => {
				L.ping.hasSubscribers && L.ping.publish({
					payload: e,
					websocket: this
				});
			},
			onPong: (e) => {
				L.pong.hasSubscribers && L.pong.publish({
					payload: e,
					websocket: this
				});
			},
			readyState: u.CONNECTING,
			socket: null,
			closeState: new Set(),
			controller: null,
			wasEverConnected: !1
		};
		#o;
		#s;
		#c;
		constructor(e, t = []) {
			super(), i.util.markAsUncloneable(this);
			let n = `WebSocket constructor`;
			i.argumentLengthCheck(arguments, 1, n);
			let r = i.converters[`DOMString or sequence<DOMString> or WebSocketInit`](t, n, `options`);
			e = i.converters.USVString(e), t = r.protocols;
			let a = o.settingsObject.baseUrl, s = S(e, a);
			if (typeof t == `string` && (t = [t]), t.length !== new Set(t.map((e) => e.toLowerCase())).size || t.length > 0 && !t.every((e) => v(e))) throw new DOMException(`Invalid Sec-WebSocket-Protocol value`, `SyntaxError`);
			this.#o = new URL(s.href);
			let c = o.settingsObject;
			this.#a.controller = C(s, t, c, this.#a, r), this.#a.readyState = WebSocket.CONNECTING, this.#s = `blob`;
		}
		close(e = void 0, t = void 0) {
			i.brandCheck(this, WebSocket), e !== void 0 && (e = i.converters[`unsigned short`](e, `WebSocket.close`, `code`, i.attributes.Clamp)), t !== void 0 && (t = i.converters.USVString(t)), e ??= null, t ??= ``, T(this.#a, e, t, !0);
		}
		send(e) {
			i.brandCheck(this, WebSocket);
			let t = `WebSocket.send`;
			if (i.argumentLengthCheck(arguments, 1, t), e = i.converters.WebSocketSendData(e, t, `data`), m(this.#a.readyState)) throw new DOMException(`Sent before connected.`, `InvalidStateError`);
			if (h(this.#a.readyState) && !g(this.#a.readyState)) {
				if (typeof e == `string`) {
					let t = Buffer.from(e);
					this.#t += t.byteLength, this.#i.add(t, () => {
						this.#t -= t.byteLength;
					}, f.text);
				} else r(e) ? (this.#t += e.byteLength, this.#i.add(e, () => {
					this.#t -= e.byteLength;
				}, f.arrayBuffer)) : ArrayBuffer.isView(e) ? (this.#t += e.byteLength, this.#i.add(e, () => {
					this.#t -= e.byteLength;
				}, f.typedArray)) : i.is.Blob(e) && (this.#t += e.size, this.#i.add(e, () => {
					this.#t -= e.size;
				}, f.blob));
			}
		}
		get readyState() {
			return i.brandCheck(this, WebSocket), this.#a.readyState;
		}
		get bufferedAmount() {
			return i.brandCheck(this, WebSocket), this.#t;
		}
		get url() {
			return i.brandCheck(this, WebSocket), a(this.#o);
		}
		get extensions() {
			return i.brandCheck(this, WebSocket), this.#r;
		}
		get protocol() {
			return i.brandCheck(this, WebSocket), this.#n;
		}
		get onopen() {
			return i.brandCheck(this, WebSocket), this.#e.open;
		}
		set onopen(e) {
			i.brandCheck(this, WebSocket), this.#e.open && this.removeEventListener(`open`, this.#e.open);
			let t = i.converters.EventHandlerNonNull(e);
			t === null ? this.#e.open = null : (this.addEventListener(`open`, t), this.#e.open = e);
		}
		get onerror() {
			return i.brandCheck(this, WebSocket), this.#e.error;
		}
		set onerror(e) {
			i.brandCheck(this, WebSocket), this.#e.error && this.removeEventListener(`error`, this.#e.error);
			let t = i.converters.EventHandlerNonNull(e);
			t === null ? this.#e.error = null : (this.addEventListener(`error`, t), this.#e.error = e);
		}
		get onclose() {
			return i.brandCheck(this, WebSocket), this.#e.close;
		}
		set onclose(e) {
			i.brandCheck(this, WebSocket), this.#e.close && this.removeEventListener(`close`, this.#e.close);
			let t = i.converters.EventHandlerNonNull(e);
			t === null ? this.#e.close = null : (this.addEventListener(`close`, t), this.#e.close = e);
		}
		get onmessage() {
			return i.brandCheck(this, WebSocket), this.#e.message;
		}
		set onmessage(e) {
			i.brandCheck(this, WebSocket), this.#e.message && this.removeEventListener(`message`, this.#e.message);
			let t = i.converters.EventHandlerNonNull(e);
			t === null ? this.#e.message = null : (this.addEventListener(`message`, t), this.#e.message = e);
		}
		get binaryType() {
			return i.brandCheck(this, WebSocket), this.#s;
		}
		set binaryType(e) {
			i.brandCheck(this, WebSocket), this.#s = e !== `blob` && e !== `arraybuffer` ? `blob` : e;
		}
		#l(e, t) {
			this.#a.socket = e.socket;
			let n = this.#a.controller.dispatcher?.webSocketOptions, r = n?.maxFragments, i = n?.maxPayloadSize, a = new k(this.#a, t, {
				maxFragments: r,
				maxPayloadSize: i
			});
			a.on(`drain`, () => this.#a.onParserDrain()), a.on(`error`, (e) => this.#a.onParserError(e)), this.#c = a, this.#i = new F(e.socket), this.#a.readyState = u.OPEN;
			let o = e.headersList.get(`sec-websocket-extensions`);
			o !== null && (this.#r = o);
			let s = e.headersList.get(`sec-websocket-protocol`);
			if (s !== null && (this.#n = s), y(`open`, this), L.open.hasSubscribers) {
				let t = e.headersList.entries;
				L.open.publish({
					address: getSocketAddress(e.socket),
					protocol: this.#n,
					extensions: this.#r,
					websocket: this,
					handshakeResponse: {
						status: e.status,
						statusText: e.statusText,
						headers: t
					}
				});
			}
		}
		#u(e, t) {
			if (this.#a.readyState !== u.OPEN) return;
			let n;
			if (e === p.TEXT) try {
				n = b(t);
			} catch {
				O(this.#a, 1007, `Received invalid UTF-8 in text frame.`);
				return;
			}
			else e === p.BINARY && (n = this.#s === `blob` ? new Blob([t]) : x(t));
			y(`message`, this, P, {
				origin: this.#o.origin,
				data: n
			});
		}
		#d() {
			this.#a.socket.resume();
		}
		#f() {
			let e = this.#a.closeState.has(d.SENT) && this.#a.closeState.has(d.RECEIVED), t = 1005, n = ``, r = this.#c?.closingInfo;
			r && !r.error && (t = r.code ?? 1005, n = r.reason), this.#a.readyState = u.CLOSED, this.#a.closeState.has(d.RECEIVED) || (t = 1006, y(`error`, this, (e, t) => new M(e, t), { error: TypeError(n) })), y(`close`, this, (e, t) => new N(e, t), {
				wasClean: e,
				code: t,
				reason: n
			}), L.close.hasSubscribers && L.close.publish({
				websocket: this,
				code: t,
				reason: n
			});
		}
		static ping(e, t) {
			if (Buffer.isBuffer(t)) {
				if (t.length > 125) throw TypeError(`A PING frame cannot have a body larger than 125 bytes.`);
			} else if (t !== void 0) throw TypeError(`Expected buffer payload`);
			let n = e.#a.readyState;
			if (h(n) && !g(n) && !_(n)) {
				let n = new I(t);
				e.#a.socket.write(n.createFrame(p.PING));
			}
		}
	};
	let { ping: z } = R;
	Reflect.deleteProperty(R, `ping`), R.CONNECTING = R.prototype.CONNECTING = u.CONNECTING, R.OPEN = R.prototype.OPEN = u.OPEN, R.CLOSING = R.prototype.CLOSING = u.CLOSING, R.CLOSED = R.prototype.CLOSED = u.CLOSED, Object.defineProperties(R.prototype, {
		CONNECTING: c,
		OPEN: c,
		CLOSING: c,
		CLOSED: c,
		url: A,
		readyState: A,
		bufferedAmount: A,
		onopen: A,
		onerror: A,
		onclose: A,
		close: A,
		onmessage: A,
		binaryType: A,
		send: A,
		extensions: A,
		protocol: A,
		[Symbol.toStringTag]: {
			value: `WebSocket`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(R, {
		CONNECTING: c,
		OPEN: c,
		CLOSING: c,
		CLOSED: c
	}), i.converters[`sequence<DOMString>`] = i.sequenceConverter(i.converters.DOMString), i.converters[`DOMString or sequence<DOMString>`] = function(e, t, n) {
		return i.util.Type(e) === i.util.Types.OBJECT && Symbol.iterator in e ? i.converters[`sequence<DOMString>`](e) : i.converters.DOMString(e, t, n);
	}, i.converters.WebSocketInit = i.dictionaryConverter([
		{
			key: `protocols`,
			converter: i.converters[`DOMString or sequence<DOMString>`],
			defaultValue: () => []
		},
		{
			key: `dispatcher`,
			converter: i.converters.any,
			defaultValue: () => j()
		},
		{
			key: `headers`,
			converter: i.nullableConverter(i.converters.HeadersInit)
		}
	]), i.converters[`DOMString or sequence<DOMString> or WebSocketInit`] = function(e) {
		return i.util.Type(e) === i.util.Types.OBJECT && !(Symbol.iterator in e) ? i.converters.WebSocketInit(e) : { protocols: i.converters[`DOMString or sequence<DOMString>`](e) };
	}, i.converters.WebSocketSendData = function(e) {
		return i.util.Type(e) === i.util.Types.OBJECT && (i.is.Blob(e) || i.is.BufferSource(e)) ? e : i.converters.USVString(e);
	}, n.exports = {
		WebSocket: R,
		ping: z
	};
})), et = t(((e, t) => {
	let { webidl: r } = E(), { validateCloseCodeAndReason: i } = qe(), { kConstruct: a } = n(), { kEnumerableProperty: o } = s();
	function createInheritableDOMException() {
		class Test extends DOMException {
			get reason() {
				return ``;
			}
		}
		return new Test().reason === void 0 ? new Proxy(DOMException, { construct(e, t, n) {
			let r = Reflect.construct(e, t, e);
			return Object.setPrototypeOf(r, n.prototype), r;
		} }) : DOMException;
	}
	var c = class WebSocketError extends createInheritableDOMException() {
		#e;
		#t;
		constructor(e = ``, t = void 0) {
			if (e = r.converters.DOMString(e, `WebSocketError`, `message`), super(e, `WebSocketError`), t === a) return;
			t !== null && (t = r.converters.WebSocketCloseInfo(t));
			let n = t.closeCode ?? null, o = t.reason ?? ``;
			i(n, o), o.length !== 0 && n === null && (n = 1e3), this.#e = n, this.#t = o;
		}
		get closeCode() {
			return this.#e;
		}
		get reason() {
			return this.#t;
		}
		static createUnvalidatedWebSocketError(e, t, n) {
			let r = new WebSocketError(e, a);
			return r.#e = t, r.#t = n, r;
		}
	};
	let { createUnvalidatedWebSocketError: l } = c;
	delete c.createUnvalidatedWebSocketError, Object.defineProperties(c.prototype, {
		closeCode: o,
		reason: o,
		[Symbol.toStringTag]: {
			value: `WebSocketError`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), r.is.WebSocketError = r.util.MakeTypeAssertion(c), t.exports = {
		WebSocketError: c,
		createUnvalidatedWebSocketError: l
	};
})), tt = t(((e, t) => {
	let { createDeferredPromise: n } = A(), { environmentSettingsObject: r } = D(), { states: i, opcodes: a, sentCloseFrameState: o } = Ke(), { webidl: c } = E(), { getURLRecord: u, isValidSubprotocol: d, isEstablished: f, utf8Decode: p } = qe(), { establishWebSocketConnection: m, failWebsocketConnection: h, closeWebSocketConnection: g } = Ye(), { channels: _ } = l(), { WebsocketFrameSend: v } = Je(), { ByteParser: y } = Ze(), { WebSocketError: b, createUnvalidatedWebSocketError: x } = et(), { kEnumerableProperty: C } = s(), { utf8DecodeBytes: w } = S(), T = !1;
	var WebSocketStream = class {
		#e;
		#t;
		#n;
		#r;
		#i;
		#a;
		#o = !1;
		#s = {
			onConnectionEstablished: (e, t) => this.#u(e, t),
			onMessage: (e, t) => this.#d(e, t),
			onParserError: (e) => h(this.#s, null, e.message),
			onParserDrain: () => this.#s.socket.resume(),
			onSocketData: (e) => {
				this.#c.write(e) || this.#s.socket.pause();
			},
			onSocketError: (e) => {
				this.#s.readyState = i.CLOSING, _.socketError.hasSubscribers && _.socketError.publish(e), this.#s.socket.destroy();
			},
			onSocketClose: () => this.#f(),
			onPing: () => {},
			onPong: () => {},
			readyState: i.CONNECTING,
			socket: null,
			closeState: new Set(),
			controller: null,
			wasEverConnected: !1
		};
		#c;
		constructor(e, t = void 0) {
			T ||= (process.emitWarning(`WebSocketStream is experimental! Expect it to change at any time.`, { code: `UNDICI-WSS` }), !0), c.argumentLengthCheck(arguments, 1, `WebSocket`), e = c.converters.USVString(e), t !== null && (t = c.converters.WebSocketStreamOptions(t));
			let a = r.settingsObject.baseUrl, o = u(e, a), s = t.protocols;
			if (s.length !== new Set(s.map((e) => e.toLowerCase())).size || s.length > 0 && !s.every((e) => d(e))) throw new DOMException(`Invalid Sec-WebSocket-Protocol value`, `SyntaxError`);
			if (this.#e = o.toString(), this.#t = n(), this.#n = n(), t.signal != null) {
				let e = t.signal;
				if (e.aborted) {
					this.#t.reject(e.reason), this.#n.reject(e.reason);
					return;
				}
				e.addEventListener(`abort`, () => {
					f(this.#s.readyState) || (h(this.#s), this.#s.readyState = i.CLOSING, this.#t.reject(e.reason), this.#n.reject(e.reason), this.#o = !0);
				}, { once: !0 });
			}
			let l = r.settingsObject;
			this.#s.controller = m(o, s, l, this.#s, t);
		}
		get url() {
			return this.#e.toString();
		}
		get opened() {
			return this.#t.promise;
		}
		get closed() {
			return this.#n.promise;
		}
		close(e = void 0) {
			e !== null && (e = c.converters.WebSocketCloseInfo(e));
			let t = e.closeCode ?? null, n = e.reason;
			g(this.#s, t, n, !0);
		}
		#l(e) {
			e = c.converters.WebSocketStreamWrite(e);
			let t = n(), r = null, i = null;
			if (c.is.BufferSource(e)) r = new Uint8Array(ArrayBuffer.isView(e) ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength) : e.slice()), i = a.BINARY;
			else {
				let n;
				try {
					n = c.converters.DOMString(e);
				} catch (e) {
					return t.reject(e), t.promise;
				}
				r = new TextEncoder().encode(n), i = a.TEXT;
			}
			if (!this.#s.closeState.has(o.SENT) && !this.#s.closeState.has(o.RECEIVED)) {
				let e = new v(r);
				this.#s.socket.write(e.createFrame(i), () => {
					t.resolve(void 0);
				});
			}
			return t.promise;
		}
		#u(e, t) {
			this.#s.socket = e.socket;
			let n = this.#s.controller.dispatcher?.webSocketOptions?.maxFragments, r = this.#s.controller.dispatcher?.webSocketOptions?.maxPayloadSize, a = new y(this.#s, t, {
				maxFragments: n,
				maxPayloadSize: r
			});
			a.on(`drain`, () => this.#s.onParserDrain()), a.on(`error`, (e) => this.#s.onParserError(e)), this.#c = a, this.#s.readyState = i.OPEN;
			let o = t ?? ``, s = e.headersList.get(`sec-websocket-protocol`) ?? ``, c = new ReadableStream({
				start: (e) => {
					this.#i = e;
				},
				cancel: (e) => this.#m(e)
			}), l = new WritableStream({
				start: (e) => {
					this.#a = e;
				},
				write: (e) => this.#l(e),
				close: () => g(this.#s, null, null),
				abort: (e) => this.#p(e)
			});
			this.#r = c, this.#t.resolve({
				extensions: o,
				protocol: s,
				readable: c,
				writable: l
			});
		}
		#d(e, t) {
			if (this.#s.readyState !== i.OPEN) return;
			let n;
			if (e === a.TEXT) try {
				n = p(t);
			} catch {
				h(this.#s, 1007, `Received invalid UTF-8 in text frame.`);
				return;
			}
			else e === a.BINARY && (n = new Uint8Array(t.buffer, t.byteOffset, t.byteLength));
			this.#i.enqueue(n);
		}
		#f() {
			let e = this.#s.closeState.has(o.SENT) && this.#s.closeState.has(o.RECEIVED);
			if (this.#s.readyState = i.CLOSED, this.#o) return;
			this.#s.wasEverConnected || this.#t.reject(new b(`Socket never opened`));
			let t = this.#c?.closingInfo, n = t?.code ?? 1005;
			!this.#s.closeState.has(o.SENT) && !this.#s.closeState.has(o.RECEIVED) && (n = 1006);
			let r = t?.reason == null ? `` : w(Buffer.from(t.reason));
			if (e) this.#i.close(), this.#a.error(new DOMException(`A closed WebSocketStream cannot be written to`, `InvalidStateError`)), this.#n.resolve({
				closeCode: n,
				reason: r
			});
			else {
				let e = x(`unclean close`, n, r);
				this.#i?.error(e), this.#a?.error(e), this.#n.reject(e);
			}
		}
		#p(e) {
			let t = null, n = ``;
			c.is.WebSocketError(e) && (t = e.closeCode, n = e.reason), g(this.#s, t, n);
		}
		#m(e) {
			this.#p(e);
		}
	};
	Object.defineProperties(WebSocketStream.prototype, {
		url: C,
		opened: C,
		closed: C,
		close: C,
		[Symbol.toStringTag]: {
			value: `WebSocketStream`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), c.converters.WebSocketStreamOptions = c.dictionaryConverter([{
		key: `protocols`,
		converter: c.sequenceConverter(c.converters.USVString),
		defaultValue: () => []
	}, {
		key: `signal`,
		converter: c.nullableConverter(c.converters.AbortSignal),
		defaultValue: () => null
	}]), c.converters.WebSocketCloseInfo = c.dictionaryConverter([{
		key: `closeCode`,
		converter: (e) => c.converters[`unsigned short`](e, c.attributes.EnforceRange)
	}, {
		key: `reason`,
		converter: c.converters.USVString,
		defaultValue: () => ``
	}]), c.converters.WebSocketStreamWrite = function(e) {
		return typeof e == `string` ? c.converters.USVString(e) : c.converters.BufferSource(e);
	}, t.exports = { WebSocketStream };
})), nt = t(((e, t) => {
	function isValidLastEventId(e) {
		return e.indexOf(`\0`) === -1;
	}
	function isASCIINumber(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) < 48 || e.charCodeAt(t) > 57) return !1;
		return !0;
	}
	t.exports = {
		isValidLastEventId,
		isASCIINumber
	};
})), rt = t(((t, n) => {
	let r = e(`node:buffer`), { Transform: i } = e(`node:stream`), { isASCIINumber: a, isValidLastEventId: o } = nt(), s = [
		239,
		187,
		191
	], c = r.kStringMaxLength, l = Buffer.from(`data`), u = Buffer.from(`event`), d = Buffer.from(`id`), f = Buffer.from(`retry`);
	function isASCIINumberBytes(e, t) {
		if (t >= e.length) return !1;
		for (let n = t; n < e.length; n++) if (e[n] < 48 || e[n] > 57) return !1;
		return !0;
	}
	function isValidLastEventIdBytes(e, t) {
		for (let n = t; n < e.length; n++) if (e[n] === 0) return !1;
		return !0;
	}
	function isFieldName(e, t, n) {
		if (t !== n.length) return !1;
		for (let r = 0; r < t; r++) if (e[r] !== n[r]) return !1;
		return !0;
	}
	function createMaxEventSizeExceededError() {
		let e = Error(`EventSource message size exceeded`);
		return e.aborted = !1, e;
	}
	n.exports = { EventSourceStream: class extends i {
		state;
		checkBOM = !0;
		crlfCheck = !1;
		eventEndCheck = !1;
		chunks = [];
		chunkIndex = 0;
		pos = 0;
		lineChunkIndex = 0;
		linePos = 0;
		lineLength = 0;
		eventSize = 0;
		eventFieldSizes = {
			data: 0,
			event: 0,
			id: 0,
			retry: 0
		};
		dataLineCount = 0;
		maxEventSize;
		maxDataLines;
		maxBufferedChunks;
		event = {
			data: void 0,
			event: void 0,
			id: void 0,
			retry: void 0
		};
		constructor(e = {}) {
			e.readableObjectMode = !0, super(e), this.state = e.eventSourceSettings || {}, this.maxEventSize = e.maxEventSize ?? c;
			let t = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
			this.maxDataLines = t, this.maxBufferedChunks = t, e.push && (this.push = e.push);
		}
		_transform(e, t, n) {
			if (e.length === 0) n();
			else if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && e[0] !== 10 && e[0] !== 13) n(createMaxEventSizeExceededError());
			else if (this.chunks.push(e), this.checkBOM && this.handleBOM()) n();
			else {
				for (; this.hasCurrentByte();) {
					let e = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (e === 10) {
								this.crlfCheck = !1, this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = !1;
						}
						if (e === 10 || e === 13) {
							e === 13 && (this.crlfCheck = !0), this.consumeCurrentByte(), this.hasPendingEvent() && this.processEvent(this.event), this.clearEvent();
							continue;
						}
						this.eventEndCheck = !1;
					} else if (e === 10 || e === 13) {
						e === 13 && (this.crlfCheck = !0);
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (e) {
							n(e);
							return;
						}
						this.consumeCurrentByte(), this.eventEndCheck = !0;
					} else {
						if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
							n(createMaxEventSizeExceededError());
							return;
						}
						this.advanceCursor();
					}
				}
				n();
			}
		}
		_destroy(e, t) {
			this.chunks.length = 0, this.clearEvent(), super._destroy(e, t);
		}
		parseLine(e, t) {
			if (e.length === 0) return;
			let n = e.indexOf(58);
			if (n === 0) return;
			let r = e.length, i = e.length;
			if (n !== -1 && (r = n, i = n + 1, e[i] === 32 && ++i), isFieldName(e, r, l)) {
				if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
				let n = e.length - i, r = this.eventFieldSizes.data + (t.data === void 0 ? 0 : 1) + n;
				this.setEventFieldSize(`data`, r);
				let a = e.toString(`utf8`, i);
				t.data === void 0 ? t.data = a : t.data += `\n${a}`, this.dataLineCount++;
			} else isFieldName(e, r, f) ? isASCIINumberBytes(e, i) && (this.setEventFieldSize(`retry`, e.length - i), t.retry = e.toString(`utf8`, i)) : isFieldName(e, r, d) ? isValidLastEventIdBytes(e, i) && (this.setEventFieldSize(`id`, e.length - i), t.id = e.toString(`utf8`, i)) : isFieldName(e, r, u) && i < e.length && (this.setEventFieldSize(`event`, e.length - i), t.event = e.toString(`utf8`, i));
		}
		setEventFieldSize(e, t) {
			let n = this.eventSize - this.eventFieldSizes[e] + t;
			if (this.maxEventSize > 0 && n > this.maxEventSize) throw createMaxEventSizeExceededError();
			this.eventSize = n, this.eventFieldSizes[e] = t;
		}
		processEvent(e) {
			e.retry && a(e.retry) && (this.state.reconnectionTime = parseInt(e.retry, 10)), e.id !== void 0 && o(e.id) && (this.state.lastEventId = e.id), e.data !== void 0 && this.push({
				type: e.event || `message`,
				options: {
					data: e.data,
					lastEventId: this.state.lastEventId,
					origin: this.state.origin
				}
			});
		}
		clearEvent() {
			this.event.data = void 0, this.event.event = void 0, this.event.id = void 0, this.event.retry = void 0, this.eventSize = 0, this.dataLineCount = 0, this.eventFieldSizes.data = 0, this.eventFieldSizes.event = 0, this.eventFieldSizes.id = 0, this.eventFieldSizes.retry = 0;
		}
		hasPendingEvent() {
			return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
		}
		hasCurrentByte() {
			return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
		}
		currentByte() {
			return this.chunks[this.chunkIndex][this.pos];
		}
		consumeCurrentByte() {
			this.advanceCursor(), this.syncLineStartToCursor();
		}
		advanceCursor() {
			for (this.pos++; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length;) this.chunkIndex++, this.pos = 0;
		}
		syncLineStartToCursor() {
			this.lineChunkIndex = this.chunkIndex, this.linePos = this.pos, this.lineLength = 0, this.dropConsumedChunks();
		}
		dropConsumedChunks() {
			if (this.lineChunkIndex > 0) {
				let e = this.lineChunkIndex;
				this.chunks.splice(0, e), this.lineChunkIndex = 0, this.chunkIndex -= e;
			}
			this.chunkIndex === this.chunks.length && (this.chunks.length = 0, this.chunkIndex = 0, this.pos = 0, this.lineChunkIndex = 0, this.linePos = 0);
		}
		readLine() {
			if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
			let e = [], t = 0;
			for (let n = this.lineChunkIndex; n <= this.chunkIndex; n++) {
				let r = this.chunks[n], i = n === this.lineChunkIndex ? this.linePos : 0, a = n === this.chunkIndex ? this.pos : r.length, o = r.subarray(i, a);
				t += o.length, e.push(o);
			}
			return Buffer.concat(e, t);
		}
		peekBufferedByte(e) {
			let t = this.lineChunkIndex, n = this.linePos;
			for (; t < this.chunks.length;) {
				let r = this.chunks[t], i = r.length - n;
				if (e < i) return r[n + e];
				e -= i, t++, n = 0;
			}
		}
		discardLeadingBytes(e) {
			for (; e > 0 && this.lineChunkIndex < this.chunks.length;) {
				let t = this.chunks[this.lineChunkIndex].length - this.linePos;
				e < t ? (this.linePos += e, e = 0) : (e -= t, this.lineChunkIndex++, this.linePos = 0);
			}
			this.chunkIndex = this.lineChunkIndex, this.pos = this.linePos, this.dropConsumedChunks();
		}
		handleBOM() {
			let e = this.peekBufferedByte(0), t = this.peekBufferedByte(1), n = this.peekBufferedByte(2);
			return t === void 0 ? (e === s[0] || (this.checkBOM = !1), !0) : n === void 0 ? e === s[0] && t === s[1] || (this.checkBOM = !1, !1) : (e === s[0] && t === s[1] && n === s[2] && this.discardLeadingBytes(3), this.checkBOM = !1, !this.hasCurrentByte());
		}
	} };
})), it = t(((t, n) => {
	let { pipeline: r } = e(`node:stream`), { fetching: i } = Le(), { makeRequest: a } = Fe(), { webidl: o } = E(), { EventSourceStream: c } = rt(), { parseMIMEType: l } = w(), { createFastMessageEvent: u } = Ge(), { isNetworkError: d } = Pe(), { kEnumerableProperty: f } = s(), { environmentSettingsObject: p } = D(), { getGlobalDispatcher: m } = Q(), h = !1, g = 3e3;
	var _ = class EventSource extends EventTarget {
		#e = {
			open: null,
			error: null,
			message: null
		};
		#t;
		#n = !1;
		#r = 0;
		#i = null;
		#a = null;
		#o;
		#s;
		constructor(e, t = {}) {
			super(), o.util.markAsUncloneable(this);
			let n = `EventSource constructor`;
			o.argumentLengthCheck(arguments, 1, n), h || (h = !0, process.emitWarning(`EventSource is experimental, expect them to change at any time.`, { code: `UNDICI-ES` })), e = o.converters.USVString(e), t = o.converters.EventSourceInitDict(t, n, `eventSourceInitDict`), this.#o = t.node.dispatcher || t.dispatcher, this.#s = {
				lastEventId: ``,
				reconnectionTime: t.node.reconnectionTime
			};
			let r = p, i;
			try {
				i = new URL(e, r.settingsObject.baseUrl), this.#s.origin = i.origin;
			} catch (e) {
				throw new DOMException(e, `SyntaxError`);
			}
			this.#t = i.href;
			let s = `anonymous`;
			t.withCredentials === !0 && (s = `use-credentials`, this.#n = !0);
			let c = {
				redirect: `follow`,
				keepalive: !0,
				mode: `cors`,
				credentials: s === `anonymous` ? `same-origin` : `omit`,
				referrer: `no-referrer`
			};
			c.client = p.settingsObject, c.headersList = [[`accept`, {
				name: `accept`,
				value: `text/event-stream`
			}]], c.cache = `no-store`, c.initiator = `other`, c.urlList = [new URL(this.#t)], this.#i = a(c), this.#c();
		}
		get readyState() {
			return this.#r;
		}
		get url() {
			return this.#t;
		}
		get withCredentials() {
			return this.#n;
		}
		#c() {
			if (this.#r === 2) return;
			this.#r = 0;
			let e = {
				request: this.#i,
				dispatcher: this.#o
			};
			e.processResponseEndOfBody = (e) => {
				if (!d(e)) return this.#l();
			}, e.processResponse = (e) => {
				if (d(e)) {
					if (e.aborted) {
						this.close(), this.dispatchEvent(new Event(`error`));
						return;
					}
					this.#l();
					return;
				}
				let t = e.headersList.get(`content-type`, !0), n = t === null ? `failure` : l(t), i = n !== `failure` && n.essence === `text/event-stream`;
				if (e.status !== 200 || i === !1) {
					this.close(), this.dispatchEvent(new Event(`error`));
					return;
				}
				this.#r = 1, this.dispatchEvent(new Event(`open`)), this.#s.origin = e.urlList[e.urlList.length - 1].origin;
				let a = new c({
					eventSourceSettings: this.#s,
					maxEventSize: this.#o.eventSourceOptions?.maxEventSize,
					push: (e) => {
						this.dispatchEvent(u(e.type, e.options));
					}
				});
				r(e.body.stream, a, (e) => {
					e?.aborted === !1 && (this.close(), this.dispatchEvent(new Event(`error`)));
				});
			}, this.#a = i(e);
		}
		#l() {
			this.#r !== 2 && (this.#r = 0, this.dispatchEvent(new Event(`error`)), setTimeout(() => {
				this.#r === 0 && (this.#s.lastEventId.length && this.#i.headersList.set(`last-event-id`, this.#s.lastEventId, !0), this.#c());
			}, this.#s.reconnectionTime)?.unref());
		}
		close() {
			o.brandCheck(this, EventSource), this.#r !== 2 && (this.#r = 2, this.#a.abort(), this.#i = null);
		}
		get onopen() {
			return this.#e.open;
		}
		set onopen(e) {
			this.#e.open && this.removeEventListener(`open`, this.#e.open);
			let t = o.converters.EventHandlerNonNull(e);
			t === null ? this.#e.open = null : (this.addEventListener(`open`, t), this.#e.open = e);
		}
		get onmessage() {
			return this.#e.message;
		}
		set onmessage(e) {
			this.#e.message && this.removeEventListener(`message`, this.#e.message);
			let t = o.converters.EventHandlerNonNull(e);
			t === null ? this.#e.message = null : (this.addEventListener(`message`, t), this.#e.message = e);
		}
		get onerror() {
			return this.#e.error;
		}
		set onerror(e) {
			this.#e.error && this.removeEventListener(`error`, this.#e.error);
			let t = o.converters.EventHandlerNonNull(e);
			t === null ? this.#e.error = null : (this.addEventListener(`error`, t), this.#e.error = e);
		}
	};
	let v = {
		CONNECTING: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 0,
			writable: !1
		},
		OPEN: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 1,
			writable: !1
		},
		CLOSED: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 2,
			writable: !1
		}
	};
	Object.defineProperties(_, v), Object.defineProperties(_.prototype, v), Object.defineProperties(_.prototype, {
		close: f,
		onerror: f,
		onmessage: f,
		onopen: f,
		readyState: f,
		url: f,
		withCredentials: f
	}), o.converters.EventSourceInitDict = o.dictionaryConverter([
		{
			key: `withCredentials`,
			converter: o.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `dispatcher`,
			converter: o.converters.any,
			defaultValue: () => m()
		},
		{
			key: `node`,
			converter: o.dictionaryConverter([{
				key: `reconnectionTime`,
				converter: o.converters[`unsigned long`],
				defaultValue: () => g
			}, {
				key: `dispatcher`,
				converter: o.converters.any
			}]),
			defaultValue: () => ({})
		}
	]), n.exports = {
		EventSource: _,
		defaultReconnectionTime: g
	};
})), at = t(((e, t) => {
	let r = P(), a = f(), o = L(), c = R(), l = z(), u = B(), d = W(), p = U(), m = ee(), g = te(), _ = ne(), v = i(), y = s(), { InvalidArgumentError: b } = v, S = J(), C = h(), T = ue(), { MockCallHistory: E, MockCallHistoryLog: D } = de(), k = pe(), A = fe(), j = ge(), M = ce(), N = G(), { getGlobalDispatcher: F, setGlobalDispatcher: I } = Q(), V = $(), H = _e();
	Object.assign(a.prototype, S), t.exports.Dispatcher = a, t.exports.Client = r, t.exports.Pool = o, t.exports.BalancedPool = c, t.exports.RoundRobinPool = l, t.exports.Agent = u, t.exports.ProxyAgent = d, t.exports.Socks5ProxyAgent = p, t.exports.EnvHttpProxyAgent = m, t.exports.RetryAgent = g, t.exports.H2CClient = _, t.exports.RetryHandler = N, t.exports.DecoratorHandler = V, t.exports.RedirectHandler = H, t.exports.interceptors = {
		redirect: ve(),
		responseError: ye(),
		retry: be(),
		dump: xe(),
		dns: Se(),
		cache: Oe(),
		decompress: ke(),
		deduplicate: je()
	}, t.exports.cacheStores = { MemoryCacheStore: Ee() };
	let K = Me();
	t.exports.cacheStores.SqliteCacheStore = K, t.exports.buildConnector = C, t.exports.errors = v, t.exports.util = {
		parseHeaders: y.parseHeaders,
		headerNameToString: y.headerNameToString
	};
	function makeDispatcher(e) {
		return (t, n, r) => {
			if (typeof n == `function` && (r = n, n = null), !t || typeof t != `string` && typeof t != `object` && !(t instanceof URL)) throw new b(`invalid url`);
			if (n != null && typeof n != `object`) throw new b(`invalid opts`);
			if (n && n.path != null) {
				if (typeof n.path != `string`) throw new b(`invalid opts.path`);
				let e = n.path;
				n.path.startsWith(`/`) || (e = `/${e}`), t = new URL(y.parseOrigin(t).origin + e);
			} else n ||= typeof t == `object` ? t : {}, t = y.parseURL(t);
			let { agent: i, dispatcher: a = F() } = n;
			if (i) throw new b(`unsupported opts.agent. Did you mean opts.client?`);
			return e.call(a, {
				...n,
				origin: t.origin,
				path: t.search ? `${t.pathname}${t.search}` : t.pathname,
				method: n.method || (n.body ? `PUT` : `GET`)
			}, r);
		};
	}
	t.exports.setGlobalDispatcher = I, t.exports.getGlobalDispatcher = F;
	let re = Le().fetch, q = typeof __filename < `u` ? __filename : void 0;
	function appendFetchStackTrace(e, t) {
		if (!e || typeof e != `object`) return;
		let n = typeof e.stack == `string` ? e.stack : ``, r = t.replace(/\\/g, `/`);
		if (n && (n.includes(t) || n.includes(r))) return;
		let i = {};
		if (Error.captureStackTrace(i, appendFetchStackTrace), !i.stack) return;
		let a = i.stack.split(`
`).slice(1).join(`
`);
		e.stack = n ? `${n}\n${a}` : i.stack;
	}
	t.exports.fetch = function(e, n = void 0) {
		return re(e, n).catch((e) => {
			throw q ? appendFetchStackTrace(e, q) : e && typeof e == `object` && Error.captureStackTrace(e, t.exports.fetch), e;
		});
	}, t.exports.Headers = Ne().Headers, t.exports.Response = Pe().Response, t.exports.Request = Fe().Request, t.exports.FormData = O().FormData;
	let { setGlobalOrigin: ie, getGlobalOrigin: ae } = x();
	t.exports.setGlobalOrigin = ie, t.exports.getGlobalOrigin = ae;
	let { CacheStorage: oe } = Be(), { kConstruct: se } = n();
	t.exports.caches = new oe(se);
	let { deleteCookie: le, getCookies: Y, getSetCookies: X, setCookie: Z, parseCookie: me } = We();
	t.exports.deleteCookie = le, t.exports.getCookies = Y, t.exports.getSetCookies = X, t.exports.setCookie = Z, t.exports.parseCookie = me;
	let { parseMIMEType: he, serializeAMimeType: Ce } = w();
	t.exports.parseMIMEType = he, t.exports.serializeAMimeType = Ce;
	let { CloseEvent: we, ErrorEvent: Te, MessageEvent: De } = Ge(), { WebSocket: Ae, ping: Ie } = $e();
	t.exports.WebSocket = Ae, t.exports.CloseEvent = we, t.exports.ErrorEvent = Te, t.exports.MessageEvent = De, t.exports.ping = Ie, t.exports.WebSocketStream = tt().WebSocketStream, t.exports.WebSocketError = et().WebSocketError, t.exports.request = makeDispatcher(S.request), t.exports.stream = makeDispatcher(S.stream), t.exports.pipeline = makeDispatcher(S.pipeline), t.exports.connect = makeDispatcher(S.connect), t.exports.upgrade = makeDispatcher(S.upgrade), t.exports.MockClient = T, t.exports.MockCallHistory = E, t.exports.MockCallHistoryLog = D, t.exports.MockPool = A, t.exports.MockAgent = k, t.exports.SnapshotAgent = j, t.exports.mockErrors = M;
	let { EventSource: Re } = it();
	t.exports.EventSource = Re;
	function install() {
		globalThis.fetch = t.exports.fetch, globalThis.Headers = t.exports.Headers, globalThis.Response = t.exports.Response, globalThis.Request = t.exports.Request, globalThis.FormData = t.exports.FormData, globalThis.WebSocket = t.exports.WebSocket, globalThis.CloseEvent = t.exports.CloseEvent, globalThis.ErrorEvent = t.exports.ErrorEvent, globalThis.MessageEvent = t.exports.MessageEvent, globalThis.EventSource = t.exports.EventSource;
	}
	t.exports.install = install;
}));
export { at as t };
