import { i as __toESM } from "./rolldown-runtime.js";
import { Hn as requireValid, In as UserError, Pn as OutageError } from "./core.js";
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
export { useProxies as n, readProxies as t };
