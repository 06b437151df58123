import { i as __toESM } from "./rolldown-runtime.js";
import { c as UserError, m as requireValid, o as OutageError } from "./engine-base.js";
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
	if (proxies.httpProxy === "" && proxies.httpsProxy === "") return;
	const { EnvHttpProxyAgent, install, setGlobalDispatcher } = await import("./undici.js").then((m) => __toESM(m.default, 1));
	setGlobalDispatcher(new EnvHttpProxyAgent({
		...proxies,
		proxyTunnel: false
	}));
	install();
	const { fetch } = globalThis;
	globalThis.fetch = (...request) => fetch(...request).catch((error) => {
		throw explainRefusal(error) ?? error;
	});
}
function explainRefusal(error) {
	if (!(error instanceof Error)) return void 0;
	const [, status] = /^Proxy response \((\d{3})\)/.exec(error.message) ?? [];
	if (status === void 0) return explainRefusal(error.cause);
	return Number(status) < 500 ? new UserError(`The proxy refuses to connect (status ${status}): set HTTPS_PROXY to its address, with the user name and password that it needs, or add the host to NO_PROXY.`, { cause: error }) : new OutageError(`The proxy could not connect (status ${status}).`, { cause: error });
}
function proxyOf(name, env) {
	const given = env[name.toLowerCase()] || env[name] || "";
	const url = given === "" || given.includes("://") ? given : `http://${given}`;
	if (url === "" || URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
	throw new UserError(`Set ${name} to the address of an HTTP proxy, such as http://proxy.example.com:3128.`);
}
export { useProxies as n, readProxies as t };
