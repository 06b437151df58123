import type { buildConnector, Dispatcher } from 'undici';
import { OutageError, requireValid, UserError } from '../../core/user-error.ts';

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

type Tunnel = Omit<Dispatcher.ConnectOptions, 'origin'>;
type Opened = (error: Error | null, data: Dispatcher.ConnectData) => void;

/**
 * Returns what opens connections to the proxy at `url`, which the variable `name` holds, and explains those
 * that fail. Takes the library, because it is loaded only if there is a proxy.
 */
function proxyConnections(undici: typeof import('undici')) {
  class ProxyPool extends undici.Pool {
    readonly #proxy: Proxy;

    constructor(url: string, proxy: Proxy) {
      super(url, { connect: explaining(proxy, undici.buildConnector({})) });
      this.#proxy = proxy;
    }

    override connect(request: Tunnel): Promise<Dispatcher.ConnectData>;
    override connect(request: Tunnel, callback: Opened): void;
    override connect(request: Tunnel, callback?: Opened) {
      if (callback !== undefined) return super.connect(request, callback);
      return super.connect(request).then((answer) => {
        if (answer.statusCode === 200) return answer;
        answer.socket.on('error', () => {}).destroy();
        throw explainRefusal(this.#proxy, answer.statusCode, request.path);
      });
    }
  }
  return (url: string | URL, name: string): Dispatcher => {
    const { href, host } = new URL(url);
    return new ProxyPool(href, { name, host });
  };
}

function explaining(proxy: Proxy, connect: buildConnector.connector): buildConnector.connector {
  let wasReached = false;
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error !== null) return callback(explainUnreachable(proxy, wasReached, error), null);
      wasReached = true;
      callback(null, socket);
    });
}

/** One proxy. */
interface Proxy {
  /** Its variable, such as `HTTPS_PROXY`. */
  readonly name: string;
  /** Its host and port; never the password that its address may contain. */
  readonly host: string;
}

/** Explains why there is no connection to the proxy; `wasReached` if there was one before. */
function explainUnreachable(proxy: Proxy, wasReached: boolean, cause: Error): Error {
  const reason = 'code' in cause ? String(cause.code) : cause.message;
  return wasReached
    ? new OutageError(`The proxy ${proxy.host} can no longer be reached (${reason}).`, { cause })
    : new UserError(
        `Set ${proxy.name} to a proxy that can be reached: ${proxy.host} cannot (${reason}).`,
        { cause },
      );
}

/** Explains the status with which the proxy refused to connect to `target`, a host and port. */
function explainRefusal({ name, host }: Proxy, status: number, target: string): Error {
  if (status === 407) {
    return new UserError(
      `The proxy ${host} does not let us in without a valid user name and password: set ${name} to http://USER:PASSWORD@${host}.`,
    );
  }
  if (status < 500) {
    const [bare] = target.split(':');
    return new UserError(
      `The proxy ${host} refuses to connect to ${target} (status ${status}): allow that in the proxy, or add ${bare} to NO_PROXY.`,
    );
  }
  const cause = Object.assign(new Error(`status ${status}`), { code: 'EHOSTUNREACH' });
  const text = `The proxy ${host} could not connect to ${target} (status ${status}).`;
  return new OutageError(text, { cause });
}
