import { once } from 'node:events';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { Agent, fetch } from 'undici';
import { errorMessage } from '../../src/engines/errors.ts';
import { type Exchange, readExchanges } from './exchanges.ts';
import { asStream } from './whole-stream.ts';

/** An endpoint on loopback. */
export interface Endpoint extends AsyncDisposable {
  readonly url: string;
}

/** A reply may take as long as the program waits for it, and meanwhile an idle connection may be closed: none is kept. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, pipelining: 0 });

/**
 * Passes requests on to an endpoint and writes each with its reply to a file, one a line. Whoever asked for a stream
 * gets one, even if the endpoint does not stream.
 */
export async function recordingEndpoint(
  baseUrl: string,
  file: string,
  port = 0,
): Promise<Endpoint> {
  const answer: Answer = async ({ path, headers, request, signal }) => {
    try {
      const answered = await fetch(`${baseUrl}${path}`, {
        method: request === '' ? 'GET' : 'POST',
        ...{ headers, dispatcher, signal },
        ...(request === '' ? {} : { body: request }),
      });
      const type = answered.headers.get('content-type') ?? '';
      return { status: answered.status, type, body: await answered.text() };
    } catch (error) {
      return { status: 502, type: 'text/plain', body: errorMessage(error) };
    }
  };
  return serve(answer, { file, port, sent: asStream });
}

/** Where the recorded replies of a run come from, and the file for what is asked now. */
interface Replay {
  readonly from: string;
  readonly file: string;
}

/**
 * Gives the recorded replies of a file in their order. Their prompt tokens are estimated from the requests of now, and
 * none is cached: what was recorded belongs to other prompts.
 */
export async function replayingEndpoint({ from, file }: Replay): Promise<Endpoint> {
  const replies = [...(await readExchanges(from))];
  const answer: Answer = async ({ request }) => {
    // A status that is not tried again.
    const reply = replies.shift() ?? { status: 410, type: 'text/plain', body: noReplyLeft };
    const body = reply.body
      .replace(/"((?:prompt|input)_tokens)":\s*\d+/, `"$1":${Math.ceil(request.length / 4)}`)
      .replace(/"(total_tokens|\w*cache\w*)":\s*\d+/g, '"$1":0');
    return { status: reply.status, type: reply.type, body };
  };
  return serve(answer, { file });
}

/** What a replay answers when the program asks more often than the recorded run did. */
const noReplyLeft = 'The recording has no reply left.';

interface Asked {
  readonly path: string;
  readonly headers: Record<string, string>;
  /** The body; empty for a request without one. */
  readonly request: string;
  /** Aborts when the program no longer waits. */
  readonly signal: AbortSignal;
}

type Reply = Pick<Exchange, 'status' | 'type' | 'body'>;
type Answer = (asked: Asked) => Promise<Reply>;

interface Serving {
  /** Gets each exchange. */
  readonly file: string;
  readonly port?: number;
  /** What the program is sent for a reply. */
  readonly sent?: (request: string, reply: Reply) => Reply;
}

async function serve(
  answer: Answer,
  { file, port = 0, sent = (_, reply) => reply }: Serving,
): Promise<Endpoint> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
  const server = createServer(async (incoming, response) => {
    const { authorization = '', 'content-type': type = 'application/json' } = incoming.headers;
    const headers = { 'content-type': type, ...(authorization && { authorization }) };
    const [path, request] = [incoming.url ?? '', await text(incoming)];
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const reply = await answer({ path, headers, request, signal: gone.signal });
    await appendFile(file, `${JSON.stringify({ path, request, ...reply } satisfies Exchange)}\n`);
    const { status, type: form, body } = sent(request, reply);
    response.writeHead(status, { 'content-type': form }).end(body);
  });
  // A program may wait for a reply as long as it likes.
  server.requestTimeout = 0;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const chosen = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${chosen}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
