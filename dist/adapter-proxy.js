import { i as __toESM } from "./rolldown-runtime.js";
import { Ko as UserError, Qo as requireValid, Wo as OutageError, Yo as errorMessage, hs as formatNumber, ic as oneLine, ws as toMembers, xs as isObject } from "./core.js";
import { Socket } from "node:net";
import { subscribe } from "node:diagnostics_channel";
// src/adapters/proxy/watch-requests.ts
function watchRequests(onRequest) {
	const all = new WeakMap();
	const note = (request, more) => all.set(request, {
		...all.get(request) ?? { since: performance.now() },
		...more
	});
	const end = (request, failure) => {
		const known = all.get(request);
		if (known !== void 0) onRequest(describe(request, known, failure));
		all.delete(request);
	};
	on("request:create", (request) => note(request, {}));
	on("client:sendHeaders", (request, { socket }) => note(request, {
		socket,
		...traffic(socket)
	}));
	on("request:headers", (request, { response }) => note(request, { status: toMembers(response).statusCode }));
	on("request:trailers", (request) => end(request));
	on("request:error", (request, { error }) => end(request, oneLine(errorMessage(error), 200)));
}
function on(event, listen) {
	subscribe(`undici:${event}`, (message) => {
		const members = toMembers(message);
		if (isObject(members.request)) listen(members.request, members);
	});
}
function traffic(socket) {
	return socket instanceof Socket ? {
		read: socket.bytesRead,
		written: socket.bytesWritten
	} : {
		read: 0,
		written: 0
	};
}
function describe(request, known, failure) {
	const { since, status, socket, read = 0, written = 0 } = known;
	const { method, origin, path } = request;
	const [where = ""] = `${String(origin).replace(/^\w+:\/\//, "")}${path}`.split("?");
	const now = traffic(socket);
	return [
		`${method} ${oneLine(where, 300)}: ${failure ?? status}`,
		`${formatNumber(Math.round(performance.now() - since))} ms`,
		`${formatNumber(now.written - written)} bytes sent`,
		`${formatNumber(now.read - read)} received`
	].join(", ");
}
// src/adapters/proxy/index.ts
function readProxies(env) {
	const httpProxy = () => proxyOf("HTTP_PROXY", env);
	const httpsProxy = () => proxyOf("HTTPS_PROXY", env);
	requireValid([httpsProxy, httpProxy]);
	const noProxy = env.no_proxy || env.NO_PROXY || "";
	return {
		httpProxy: httpProxy(),
		httpsProxy: httpsProxy(),
		noProxy
	};
}
async function useProxies(proxies) {
	const { httpProxy, httpsProxy } = proxies;
	if (httpProxy === "" && httpsProxy === "") return;
	const undici = await import("./undici.js").then((m) => __toESM(m.default, 1));
	const connectTo = proxyConnections(undici);
	const named = [{
		name: "HTTPS_PROXY",
		address: httpsProxy
	}, {
		name: "HTTP_PROXY",
		address: httpProxy
	}];
	const proxyAt = (url) => named.find(({ address }) => address !== "" && `${new URL(address)}` === `${new URL(url)}`);
	const agent = new undici.EnvHttpProxyAgent({
		...proxies,
		proxyTunnel: false,
		clientFactory: (url) => connectTo(url, proxyAt(url)?.name ?? "HTTPS_PROXY"),
		factory: (url, options) => {
			const proxy = proxyAt(url);
			return proxy === void 0 ? new undici.Pool(url, options) : connectTo(url, proxy.name);
		}
	});
	undici.setGlobalDispatcher(agent);
	undici.install();
}
function proxyOf(name, env) {
	const given = env[name.toLowerCase()] || env[name] || "";
	const url = given === "" || given.includes("://") ? given : `http://${given}`;
	if (url === "" || URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
	throw new UserError(`Set ${name} to the address of an HTTP proxy, such as http://proxy.example.com:3128.`);
}
function proxyConnections(undici) {
	class ProxyPool extends undici.Pool {
		#proxy;
		constructor(url, proxy) {
			super(url, { connect: explaining(proxy, undici.buildConnector({})) });
			this.#proxy = proxy;
		}
		connect(request, callback) {
			if (callback !== void 0) return super.connect(request, callback);
			return super.connect(request).then((answer) => {
				if (answer.statusCode === 200) return answer;
				answer.socket.on("error", () => {}).destroy();
				throw explainRefusal(this.#proxy, answer.statusCode, request.path);
			});
		}
	}
	return (url, name) => {
		const { href, host } = new URL(url);
		return new ProxyPool(href, {
			name,
			host
		});
	};
}
function explaining(proxy, connect) {
	let wasReached = false;
	return (options, callback) => connect(options, (...[error, socket]) => {
		if (error !== null) return callback(explainUnreachable(proxy, wasReached, error), null);
		wasReached = true;
		callback(null, socket);
	});
}
function explainUnreachable(proxy, wasReached, cause) {
	const reason = "code" in cause ? String(cause.code) : cause.message;
	return wasReached ? new OutageError(`The proxy ${proxy.host} can no longer be reached (${reason}).`, { cause }) : new UserError(`Set ${proxy.name} to a proxy that can be reached: ${proxy.host} cannot (${reason}).`, { cause });
}
function explainRefusal({ name, host }, status, target) {
	if (status === 407) return new UserError(`The proxy ${host} does not let us in without a valid user name and password: set ${name} to http://USER:PASSWORD@${host}.`);
	if (status < 500) {
		const [bare] = target.split(":");
		return new UserError(`The proxy ${host} refuses to connect to ${target} (status ${status}): allow that in the proxy, or add ${bare} to NO_PROXY.`);
	}
	const cause = Object.assign(new Error(`status ${status}`), { code: "EHOSTUNREACH" });
	const text = `The proxy ${host} could not connect to ${target} (status ${status}).`;
	return new OutageError(text, { cause });
}
export { useProxies as n, watchRequests as r, readProxies as t };
