import { createServer, request as forward } from 'node:http';
import { connect, type Socket } from 'node:net';
import { close, listen } from './stand-in.ts';

/** An HTTP proxy on loopback. */
export interface ProxyStandIn extends AsyncDisposable {
  readonly url: string;
  /** The addresses of the requests for plain HTTP, with the method, such as `GET http://127.0.0.1:1/path`. */
  readonly requests: readonly string[];
  /** The hosts and ports that a tunnel was asked for. */
  readonly tunnels: readonly string[];
}

/**
 * Starts a proxy that forwards plain HTTP, and opens tunnels to loopback only: to its own hosts, and to the
 * given ports for others.
 */
export async function startProxy(
  ports: Readonly<Record<string, number>> = {},
): Promise<ProxyStandIn> {
  const requests: string[] = [];
  const tunnels: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    requests.push(`${method} ${url}`);
    const sent = forward(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    sent.on('error', () => response.writeHead(502).end());
    request.pipe(sent);
  });
  server.on('connect', (request, socket: Socket) => {
    const target = new URL(`http://${request.url}`);
    tunnels.push(request.url ?? '');
    open.add(socket);
    const port = target.hostname === '127.0.0.1' ? Number(target.port) : ports[target.hostname];
    if (port === undefined) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const out = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      out.pipe(socket).pipe(out);
    });
    for (const end of [out, socket]) end.on('error', () => [out, socket].map((it) => it.destroy()));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    tunnels,
    [Symbol.asyncDispose]: () => {
      for (const socket of open) socket.destroy();
      return close(server);
    },
  };
}
