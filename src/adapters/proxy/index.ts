import { UserError } from '../../core/user-error.ts';

/**
 * Sends every later `fetch` through the proxies that HTTPS_PROXY and HTTP_PROXY name, except to the hosts in
 * NO_PROXY; lower case names have priority. Throws UserError for a proxy without a valid address.
 *
 * Node has this behind a flag that only counts when the process starts, which the Action cannot pass.
 */
export async function useProxies(env: NodeJS.ProcessEnv): Promise<void> {
  const httpProxy = proxyOf('HTTP_PROXY', env);
  const httpsProxy = proxyOf('HTTPS_PROXY', env);
  if (httpProxy === '' && httpsProxy === '') return;
  const { EnvHttpProxyAgent, install, setGlobalDispatcher } = await import('undici');
  const noProxy = env.no_proxy || env.NO_PROXY || '';
  // Without a tunnel for plain HTTP: many proxies refuse tunnels to ports other than 443.
  const proxies = { httpProxy, httpsProxy, noProxy, proxyTunnel: false };
  setGlobalDispatcher(new EnvHttpProxyAgent(proxies));
  install();
}

/** Returns the address of a proxy; empty if there is none. It may lack the protocol, as for curl. */
function proxyOf(name: string, env: NodeJS.ProcessEnv): string {
  const given = env[name.toLowerCase()] || env[name] || '';
  const url = given === '' || given.includes('://') ? given : `http://${given}`;
  if (url === '' || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return url;
  // The address may contain a password, so it is not quoted.
  throw new UserError(
    `Set ${name} to the address of an HTTP proxy, such as http://proxy.example.com:3128.`,
  );
}
