import { OutageError, requireValid, UserError } from '../../engines/errors.ts';

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
 * Sends every later `fetch` through the proxies. If one refuses, the error of `fetch` has a UserError or OutageError
 * among its causes.
 *
 * Node has this behind a flag that only counts when the process starts, which the Action cannot pass.
 */
export async function useProxies(proxies: Proxies): Promise<void> {
  if (proxies.httpProxy === '' && proxies.httpsProxy === '') return;
  const { EnvHttpProxyAgent, install, setGlobalDispatcher } = await import('undici');
  // Without a tunnel for plain HTTP: many proxies refuse tunnels to ports other than 443.
  setGlobalDispatcher(new EnvHttpProxyAgent({ ...proxies, proxyTunnel: false }));
  install();
  const { fetch } = globalThis;
  globalThis.fetch = (...request) =>
    fetch(...request).catch((error: unknown) => {
      throw explainRefusal(error) ?? error;
    });
}

/** Explains the status with which a proxy refused a tunnel; `undefined` for another error. */
function explainRefusal(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, status] = /^Proxy response \((\d{3})\)/.exec(error.message) ?? [];
  if (status === undefined) return explainRefusal(error.cause);
  return Number(status) < 500
    ? new UserError(
        `The proxy refuses to connect (status ${status}): set HTTPS_PROXY to its address, with the user name and password that it needs, or add the host to NO_PROXY.`,
        { cause: error },
      )
    : new OutageError(`The proxy could not connect (status ${status}).`, { cause: error });
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
