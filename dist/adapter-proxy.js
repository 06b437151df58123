import { i as __toESM } from "./rolldown-runtime.js";
import { Mn as UserError } from "./core.js";
// src/adapters/proxy/index.ts
async function useProxies(env) {
	const httpProxy = proxyOf("HTTP_PROXY", env);
	const httpsProxy = proxyOf("HTTPS_PROXY", env);
	if (httpProxy === "" && httpsProxy === "") return;
	const { EnvHttpProxyAgent, install, setGlobalDispatcher } = await import("./undici.js").then((m) => __toESM(m.default, 1));
	setGlobalDispatcher(new EnvHttpProxyAgent({
		httpProxy,
		httpsProxy,
		noProxy: env.no_proxy || env.NO_PROXY || "",
		proxyTunnel: false
	}));
	install();
}
function proxyOf(name, env) {
	const given = env[name.toLowerCase()] || env[name] || "";
	const url = given === "" || given.includes("://") ? given : `http://${given}`;
	if (url === "" || URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
	throw new UserError(`Set ${name} to the address of an HTTP proxy, such as http://proxy.example.com:3128.`);
}
export { useProxies as t };
