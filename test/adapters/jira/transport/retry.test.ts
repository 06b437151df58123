import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JiraExchange } from '../../../../src/adapters/jira/transport/exchange.ts';
import { withRetries } from '../../../../src/adapters/jira/transport/retry.ts';

function answered(status: number, asked?: string): JiraExchange {
  const headers = new Headers(asked === undefined ? {} : { 'retry-after': asked });
  const answer = { status, statusText: '', headers, bytes: new Uint8Array(), truncated: false };
  return { kind: 'answered', answer };
}
const [late, lost]: JiraExchange[] = [
  { kind: 'timed-out', cause: undefined },
  { kind: 'failed', cause: undefined },
];

/** Sends with retries; returns the last result, the number of requests and the delays. */
async function outcome(method: string, given: readonly (JiraExchange | undefined)[]) {
  const waits: number[] = [];
  let sent = 0;
  const send = async () => given[Math.min(sent++, given.length - 1)] ?? answered(200);
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const last = await withRetries(method, send, wait);
  return { last, sent, waits };
}

describe('which requests are retried', () => {
  test.each([
    ['GET', 'after 429', answered(429), 4],
    ['POST', 'after 429', answered(429), 4],
    ['PUT', 'after 502', answered(502), 4],
    ['GET', 'after 503', answered(503), 4],
    ['DELETE', 'after 504', answered(504), 4],
    ['GET', 'after a failed connection', lost, 4],
    ['GET', 'after a timeout, once', late, 2],
    ['POST', 'never after 503', answered(503), 1],
    ['POST', 'never after 503 with a delay', answered(503, '1'), 1],
    ['POST', 'never after a failed connection', lost, 1],
    ['POST', 'never after a timeout', late, 1],
    ['GET', 'never after 500', answered(500), 1],
    ['GET', 'never after 404', answered(404), 1],
    ['GET', 'never after 200', answered(200), 1],
  ])('%s %s', async (method, _, exchanged, times) => {
    expect((await outcome(method, [exchanged])).sent).toBe(times);
  });

  test('stops at the first answer that needs no retry', async () => {
    const { last, sent } = await outcome('GET', [answered(429, '0'), lost, answered(200)]);
    expect(sent).toBe(3);
    expect(last).toMatchObject({ answer: { status: 200 } });
  });

  test('not if Jira asks for a delay of more than a minute', async () => {
    expect((await outcome('GET', [answered(429, '61')])).sent).toBe(1);
    expect((await outcome('GET', [answered(429, '60')])).sent).toBe(4);
  });

  test('any results: four attempts at most, and a POST is retried only after 429', async () => {
    const status = fc.constantFrom(200, 400, 401, 429, 500, 502, 503, 504).map((s) => answered(s));
    const any = fc.oneof(status, fc.constantFrom(late, lost));
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE');
    await fc.assert(
      fc.asyncProperty(method, fc.array(any, { minLength: 1 }), async (verb, given) => {
        const { sent } = await outcome(verb, given);
        expect(sent).toBeLessThanOrEqual(4);
        if (verb !== 'POST') return;
        const seen = Array.from({ length: sent }, (_, n) => given[Math.min(n, given.length - 1)]);
        const repeated = seen
          .slice(0, -1)
          .map((each) => each?.kind === 'answered' && each.answer.status);
        expect(repeated.every((code) => code === 429)).toBe(true);
      }),
    );
  });
});

describe('the delay', () => {
  const between = (wait: number | undefined, least: number, most: number) => {
    expect(wait).toBeGreaterThanOrEqual(least);
    expect(wait).toBeLessThanOrEqual(most);
  };

  test('doubles from two seconds, with jitter', async () => {
    const { waits } = await outcome('GET', [answered(429)]);
    [2000, 4000, 8000].forEach((wait, n) => void between(waits[n], wait * 0.7, wait * 1.3));
  });

  test('is what Jira asks for, or up to a third more', async () => {
    const { waits } = await outcome('POST', [answered(429, '7')]);
    for (const wait of waits) between(wait, 7000, 9100);
  });

  test('is shorter after a failed connection', async () => {
    const { waits } = await outcome('GET', [lost]);
    between(waits[0], 350, 650);
  });
});
