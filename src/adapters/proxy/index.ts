import { requireValid, UserError } from '../../core/user-error.ts';
import { proxyConnections } from './connection.ts';

/** The proxies of an environment; an empty address stands for none. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * Reads HTTPS_PROXY, HTTP_PROXY and NO_PROXY; lower case names have priority. Throws UserError for a proxy
 * without a valid address.
 */
export function readProxies(env: NodeJS.ProcessEnv): Proxies {
  const httpProxy = () => proxyOf('HTTP_PROXY', env);
  const httpsProxy = () => proxyOf('HTTPS_PROXY', env);
  requireValid([httpsProxy, httpProxy]);
  const noProxy = env.no_proxy || env.NO_PROXY || '';
  return { httpProxy: httpProxy(), httpsProxy: httpsProxy(), noProxy };
}

/**
 * Sends every later `fetch` through the proxies. If a proxy fails, the error of `fetch` has a UserError or
 * OutageError among its causes.
 *
 * Node has this behind a flag that only counts when the process starts, which the Action cannot pass.
 */
export async function useProxies(proxies: Proxies): Promise<void> {
  const { httpProxy, httpsProxy } = proxies;
  if (httpProxy === '' && httpsProxy === '') return;
  const undici = await import('undici');
  const connectTo = proxyConnections(undici);
  const named = [
    { name: 'HTTPS_PROXY', address: httpsProxy },
    { name: 'HTTP_PROXY', address: httpProxy },
  ];
  const proxyAt = (url: string | URL) =>
    named.find(({ address }) => address !== '' && `${new URL(address)}` === `${new URL(url)}`);
  const agent = new undici.EnvHttpProxyAgent({
    ...proxies,
    // Without a tunnel for plain HTTP: many proxies refuse tunnels to ports other than 443.
    proxyTunnel: false,
    clientFactory: (url) => connectTo(url, proxyAt(url)?.name ?? 'HTTPS_PROXY'),
    factory: (url, options) => {
      const proxy = proxyAt(url);
      return proxy === undefined ? new undici.Pool(url, options) : connectTo(url, proxy.name);
    },
  });
  undici.setGlobalDispatcher(agent);
  undici.install();
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
