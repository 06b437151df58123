import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Agent, fetch } from 'undici';
import * as z from 'zod';

/** A reply of an endpoint, as it was sent. */
const recorded = z.object({ status: z.number(), type: z.string(), body: z.string() });
type Recorded = z.infer<typeof recorded>;

/** An endpoint on loopback. */
export interface Endpoint extends AsyncDisposable {
  readonly url: string;
}

/** A reply may take as long as the program waits for it, and meanwhile an idle connection may be closed: none is kept. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, pipelining: 0 });

/** Passes requests on to an endpoint and writes each of its replies to a file, one a line. */
export async function recordingEndpoint(baseUrl: string, file: string): Promise<Endpoint> {
  await writeFile(file, '');
  return serve(async (path, headers, body) => {
    const answered = await fetch(`${baseUrl}${path}`, {
      method: body === '' ? 'GET' : 'POST',
      headers,
      dispatcher,
      ...(body === '' ? {} : { body }),
    });
    const type = answered.headers.get('content-type') ?? '';
    const reply = { status: answered.status, type, body: await answered.text() };
    await appendFile(file, `${JSON.stringify(reply)}\n`);
    return reply;
  });
}

/**
 * Gives the recorded replies of a file in their order. Their prompt tokens are estimated from the requests of now: what
 * was recorded belongs to other prompts.
 */
export async function replayingEndpoint(file: string): Promise<Endpoint> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const replies = lines.map((line) => recorded.parse(JSON.parse(line)));
  return serve(async (_, __, asked) => {
    const reply = replies.shift() ?? { status: 500, type: 'text/plain', body: 'No more.' };
    const tokens = `"prompt_tokens":${Math.ceil(asked.length / 4)}`;
    const body = reply.body.replace(/"prompt_tokens":\s*\d+/, tokens);
    return { ...reply, body: body.replace(/,?"total_tokens":\s*\d+/, '') };
  });
}

type Answer = (path: string, headers: Record<string, string>, body: string) => Promise<Recorded>;

async function serve(answer: Answer): Promise<Endpoint> {
  const server = createServer(async (request, response) => {
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const headers = { 'content-type': type, ...(authorization && { authorization }) };
    const reply = await answer(request.url ?? '', headers, await text(request));
    response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
