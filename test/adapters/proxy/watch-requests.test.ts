import { createServer } from 'node:http';
import { fetch as otherFetch } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchRequests } from '../../../src/adapters/proxy/index.ts';
import { close, listen } from '../../support/stand-in.ts';

const lines: string[] = [];
watchRequests((line) => lines.push(line));

const server = createServer((request, response) => {
  if (request.url === '/gone') return request.socket.destroy();
  response.write('streamed, ');
  request.resume().on('end', () => response.end('x'.repeat(70_000)));
  return response;
});
let host = '';
beforeAll(async () => {
  host = `127.0.0.1:${await listen(server)}`;
});
afterAll(() => close(server));

test.each([
  ['that of Node', fetch],
  ['that of a proxy', otherFetch],
])('each request is told with its path, status, time and size: %s', async (_, send) => {
  const ask = async (path: string, body?: string) => {
    lines.length = 0;
    const answer = await send(`http://${host}${path}`, { method: 'POST', body: body ?? '' });
    await answer.text();
    return lines;
  };
  // The second is sent over the same connection, whose bytes before are not its own.
  for (const size of [50_000, 60_000]) {
    const [line = '', ...others] = await ask('/v1/chat?token=abc', 'y'.repeat(size));
    expect(others).toEqual([]);
    const [, path, sent = '', received = ''] =
      /^POST (\S+): 200, [\d,]+ ms, ([\d,]+) bytes sent, ([\d,]+) received$/.exec(line) ?? [];
    expect(path).toBe(`${host}/v1/chat`);
    expect(Number(sent.replace(',', ''))).toBeGreaterThanOrEqual(size);
    expect(Number(sent.replace(',', ''))).toBeLessThan(size + 1_000);
    expect(Number(received.replace(',', ''))).toBeGreaterThanOrEqual(70_010);
    expect(Number(received.replace(',', ''))).toBeLessThan(71_000);
  }
});

test('a request that fails is told with what the network said', async () => {
  lines.length = 0;
  await expect(fetch(`http://${host}/gone`)).rejects.toThrow('fetch failed');
  expect(lines).toEqual([expect.stringMatching(/^GET \S+\/gone: [a-z ]+, [\d,]+ ms, /)]);
});
