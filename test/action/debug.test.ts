import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { debugRequests } from '../../src/action/runner.ts';
import { close, listen } from '../support/stand-in.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a job prints that sends a request to a path, with these variables. */
async function printedWith(env: Readonly<Record<string, string>>, path: string): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  debugRequests(['secret-of-the-tests-123']);
  const server = createServer((_, response) => response.end('ok'));
  const port = await listen(server);
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await close(server);
  return write.mock.calls.map(([chunk]) => String(chunk)).join('');
}

test('without debug logging, no request is told', async () => {
  expect(await printedWith({ RUNNER_DEBUG: '', ACTIONS_STEP_DEBUG: '' }, '/a')).toBe('');
});

test.each([{ RUNNER_DEBUG: '1' }, { ACTIONS_STEP_DEBUG: 'true' }])(
  'with %j, each request is a line of the debug log, without secrets',
  async (env) => {
    const printed = await printedWith(env, '/bot/secret-of-the-tests-123/send?key=abc');
    expect(printed).toMatch(
      /^::debug::GET 127\.0\.0\.1:\d+\/bot\/\[redacted\]\/send: 200, [\d,]+ ms, .* received$/m,
    );
    expect(printed).not.toMatch(/secret-of|key=abc/);
  },
);
