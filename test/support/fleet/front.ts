import { once } from 'node:events';
import { createServer, request as send } from 'node:http';

/** One address for the GitHubs of several repositories. */
export interface Front extends AsyncDisposable {
  readonly url: string;
  /** The address of each repository's GitHub by its name, `owner/name`. Whoever starts one fills this. */
  readonly places: Map<string, string>;
}

/** Hands requests to the GitHub of the repository that their path names: to its API, its pages and its git. */
export async function startFront(): Promise<Front> {
  const places = new Map<string, string>();
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const [, name = ''] = /^\/(?:repos\/)?([^/]+\/[^/?]+?)(?:\.git)?(?:[/?]|$)/.exec(url) ?? [];
    const place = places.get(name);
    if (place === undefined) {
      answer.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
      return;
    }
    const outgoing = send(new URL(url, place), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return {
    ...{ url: `http://127.0.0.1:${address.port}`, places },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
