import fc from 'fast-check';
import { isApiError, isForbiddenError, isNotFoundError } from 'jira.js/core';
import { describe, expect, test } from 'vitest';
import { jiraTransport } from '../../../../src/adapters/jira/transport/index.ts';
import { addressOf, apiBase } from '../../../../src/adapters/jira/transport/request.ts';
import { OutageError, showInput, UserError } from '../../../../src/engines/errors.ts';
import { codePoint } from '../../../support/code-point.ts';
import { manualTimeLimits } from '../../../support/time-limits.ts';
import { cloudAt, hasty, startServer } from './loopback.ts';

describe('addressOf', () => {
  test('encodes each segment, and repeats the name of a list', () => {
    const query = { fields: ['summary', 'a&b'], startAt: 0, expand: undefined };
    expect(addressOf('https://j.test/jira', ['issue', 'a/b?c#d'], query)).toBe(
      'https://j.test/jira/issue/a%2Fb%3Fc%23d?fields=summary&fields=a%26b&startAt=0',
    );
  });

  test('any segments: one level below the base for each, or rejected', () => {
    const hostile = fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '/',
      '\\',
      '?x',
      '#',
      '@',
      '//',
      '\ud800',
    );
    const segment = fc.oneof(hostile, fc.string({ unit: codePoint }));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (path) => {
        const isRefused = path.some((each) => ['', '.', '..'].includes(each));
        const make = () => new URL(addressOf('https://j.test/jira', path));
        if (isRefused) {
          expect(make).toThrow('cannot be part of a Jira address');
          return;
        }
        const { origin, pathname, search, hash } = make();
        expect([origin, search, hash]).toEqual(['https://j.test', '', '']);
        expect(pathname.split('/').slice(2).map(decodeURIComponent)).toEqual(
          path.map((each) => each.toWellFormed()),
        );
      }),
    );
  });
});

describe('apiBase', () => {
  const site = cloudAt('https://example.atlassian.net');
  test('is the site, or the gateway if there is a cloud id', () => {
    expect(apiBase(site)).toBe('https://example.atlassian.net');
    expect(apiBase({ ...cloudAt('https://x.test'), ...{ cloudId: 'c-1' } })).toBe(
      'https://api.atlassian.com/ex/jira/c-1',
    );
  });

  test('is the site of a Data Center, with its path', () => {
    const baseUrl = 'https://j.test/jira';
    expect(apiBase({ kind: 'data-center', baseUrl, token: 't', show: showInput })).toBe(baseUrl);
  });
});

const get = { method: 'GET', path: ['rest', 'x'] } as const;
const json = { 'content-type': 'application/json' };

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('send', () => {
  test('sends JSON with the login, and parses the answer', async () => {
    const seen: unknown[] = [];
    await using server = await startServer(async (request, response) => {
      const { method, url, headers } = request;
      const body = Buffer.concat(await request.toArray()).toString();
      seen.push({ method, url, body, login: headers.authorization, type: headers['content-type'] });
      response.writeHead(200, json).end('{"ok":null}');
    });
    const { transport } = hasty(server.url);
    const body = { text: 'Grüße' };
    const sent = await transport.send({ method: 'PUT', path: ['a b'], query: { n: 1 }, body });
    expect(sent).toEqual({ ok: null });
    const login = `Basic ${Buffer.from('agent@example.com:token-of-the-tests').toString('base64')}`;
    const type = 'application/json';
    expect(seen).toEqual([
      { method: 'PUT', url: '/a%20b?n=1', body: JSON.stringify(body), login, type },
    ]);
  });

  test('omits the login of an anonymous request', async () => {
    await using server = await startServer((request, response) => {
      response.writeHead(200, json).end(JSON.stringify([request.headers.authorization ?? 'none']));
    });
    const { transport } = hasty(server.url);
    expect(await transport.send({ ...get, anonymous: true })).toEqual(['none']);
  });

  test.each([204, 201])('resolves to undefined for an empty answer with %i', async (status) => {
    await using server = await startServer((_, response) => response.writeHead(status).end());
    expect(await hasty(server.url).transport.send(get)).toBeUndefined();
  });

  test.each([
    [403, isForbiddenError],
    [404, isNotFoundError],
    [400, isApiError],
  ])('rejects %i with jira.js’s error and Jira’s body', async (status, is) => {
    const body = { errorMessages: ['No.'], errors: {} };
    await using server = await startServer((_, response) => {
      response.writeHead(status, json).end(JSON.stringify(body));
    });
    const error = await caught(hasty(server.url).transport.send(get));
    expect(is(error)).toBe(true);
    expect(error).toMatchObject({ status, body });
  });

  test.each([
    [
      '429',
      { ...json, 'retry-after': '9' },
      '{"errorMessages":["Slow down."]}',
      /429 .*: “Slow down\.”$/,
    ],
    ['500', json, '{"message":"Internal server error"}', /500 .*: “Internal server error”$/],
    [
      '502',
      {},
      '<html><head><title>x</title></head><h1>Bad  gateway</h1>',
      /502 .*: “Bad gateway”$/,
    ],
    ['503', {}, '', /503 Service Unavailable\.$/],
  ])(
    'rejects a lasting %s with an outage that quotes Jira',
    async (status, headers, body, said) => {
      await using server = await startServer((_, response) => {
        response.writeHead(Number(status), headers).end(body);
      });
      const { transport, waits } = hasty(server.url);
      const error = await caught(transport.send(get));
      expect(error).toBeInstanceOf(OutageError);
      expect(error).toMatchObject({ message: expect.stringMatching(said) });
      expect(error).toMatchObject({
        message: expect.stringContaining(`Jira at ${server.url} answered`),
      });
      expect(waits).toHaveLength(3);
    },
  );

  test('stops reading an answer that is too long', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(200, json);
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', write);
      };
      write();
    });
    await expect(hasty(server.url).transport.send(get)).rejects.toThrow(
      'sent an answer of more than 8 MiB',
    );
  });
});

describe('without an answer', () => {
  test('in time is an outage after one retry', async () => {
    using limits = manualTimeLimits();
    const { fault } = limits.hanging(50);
    let requests = 0;
    await using server = await startServer((_, response) => {
      requests++;
      fault?.(response);
    });
    const error = await caught(hasty(server.url, { timeoutMs: 50 }).transport.send(get));
    expect(error).toBeInstanceOf(OutageError);
    const reason = `Jira cannot be reached at ${server.url} (it did not answer within 0.05 s): check `;
    expect(error).toMatchObject({ message: expect.stringContaining(reason) });
    expect(requests).toBe(2);
  });

  test('because the connection broke is an outage that quotes the reason', async () => {
    await using server = await startServer((_, response) => response.destroy());
    const error = await caught(hasty(server.url).transport.send(get));
    expect(error).toBeInstanceOf(OutageError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^The connection to Jira at .+ failed: “.+”$/),
    });
  });

  test('at all, once it has answered, is an outage', async () => {
    const server = await startServer((_, response) => response.writeHead(200, json).end('{}'));
    const { transport } = hasty(server.url);
    await transport.send(get);
    await server[Symbol.asyncDispose]();
    expect(await caught(transport.send(get))).toBeInstanceOf(OutageError);
  });

  test('in time includes a body that never ends', async () => {
    await using server = await startServer((_, response) =>
      response.writeHead(200, json).write('{'),
    );
    const { transport } = hasty(server.url, { timeoutMs: 50 });
    await expect(transport.send(get)).rejects.toThrow('did not answer within');
  });

  test('at all, an error names jira-url', async () => {
    const server = await startServer(() => undefined);
    await server[Symbol.asyncDispose]();
    const error = await caught(hasty(server.url).transport.send(get));
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({
      message: expect.stringContaining(
        `Jira cannot be reached at ${server.url} (ECONNREFUSED): check this machine's network, the address in \`jira-url\`, and the proxy`,
      ),
    });
  });

  test('the request ends with the run', async () => {
    const run = new AbortController();
    await using server = await startServer(() => run.abort(new Error('The run has ended.')));
    const { transport } = hasty(server.url, { signal: run.signal });
    await expect(transport.send(get)).rejects.toThrow('The run has ended.');
  });

  test('the delay before a retry ends with the run', async () => {
    const run = new AbortController();
    await using server = await startServer((_, response) => {
      response.writeHead(429, { ...json, 'retry-after': '50' }).end('{}');
      setImmediate(() => run.abort());
    });
    const transport = jiraTransport(cloudAt(server.url), { signal: run.signal });
    await expect(transport.send(get)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a redirect', () => {
  test.each(['GET', 'POST'] as const)('of a %s to another host is an error', async (method) => {
    let reached = 0;
    await using other = await startServer((_, response) => {
      reached++;
      response.writeHead(200, json).end('{}');
    });
    await using server = await startServer((_, response) => {
      response.writeHead(302, { location: `${other.url}/login?secret=1` }).end();
    });
    const error = await caught(hasty(server.url).transport.send({ ...get, method }));
    expect(error).toBeInstanceOf(UserError);
    const sentence = `redirects to ${other.url}: set \`jira-url\` to the address`;
    expect(error).toMatchObject({ message: expect.stringContaining(sentence) });
    expect(reached).toBe(0);
  });

  test('of a download to another host is followed without the login', async () => {
    const logins: unknown[] = [];
    await using store = await startServer((request, response) => {
      logins.push(request.headers.authorization);
      response.end('line 1\nline 2');
    });
    await using server = await startServer((request, response) => {
      logins.push(request.headers.authorization);
      response.writeHead(303, { location: `${store.url}/file` }).end();
    });
    const { bytes, url } = await hasty(server.url).transport.download(['file', '7'], 1000);
    expect(Buffer.from(bytes).toString()).toBe('line 1\nline 2');
    expect(url).toBe(`${store.url}/file`);
    expect(logins).toEqual([expect.stringMatching(/^Basic /), undefined]);
  });
});

describe('download', () => {
  test('returns at most the given number of bytes', async () => {
    await using server = await startServer((_, response) => response.end('x'.repeat(100_000)));
    const { transport } = hasty(server.url);
    expect((await transport.download(['f'], 1000)).bytes).toHaveLength(1000);
    expect((await transport.download(['f'], 200_000)).bytes).toHaveLength(100_000);
  });
});
