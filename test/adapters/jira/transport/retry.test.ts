import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JiraExchange } from '../../../../src/adapters/jira/transport/exchange.ts';
import { type Repetition, withRetries } from '../../../../src/adapters/jira/transport/index.ts';

function answered(status: number, asked?: string): JiraExchange {
  const headers = new Headers(asked === undefined ? {} : { 'retry-after': asked });
  const rest = { url: '', bytes: new Uint8Array(), truncated: false };
  return { kind: 'answered', answer: { status, statusText: '', headers, ...rest } };
}

const failed = (code: string): JiraExchange => ({
  kind: 'failed',
  code,
  why: code,
  cause: undefined,
});
const late: JiraExchange = { kind: 'timed-out', cause: undefined };
const lost = failed('ECONNRESET');
const refused = failed('ECONNREFUSED');

const safe: Repetition = { isRepeatable: true };
const unsafe: Repetition = { isRepeatable: false };

/** Sends with retries; returns the last result, the number of requests and the delays. */
async function outcome(repetition: Repetition, given: readonly (JiraExchange | undefined)[]) {
  const waits: number[] = [];
  let sent = 0;
  const send = async () => given[Math.min(sent++, given.length - 1)] ?? answered(200);
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const last = await withRetries(repetition, send, wait);
  return { last, sent, waits };
}

describe('which requests are retried', () => {
  test.each<[string, string, Repetition, JiraExchange, number]>([
    ['safe', 'after 429', safe, answered(429), 4],
    ['safe', 'after 500', safe, answered(500), 4],
    ['safe', 'after 502', safe, answered(502), 4],
    ['safe', 'after 503', safe, answered(503), 4],
    ['safe', 'after 504', safe, answered(504), 4],
    ['safe', 'after a lost connection', safe, lost, 4],
    ['safe', 'after a timeout, once', safe, late, 2],
    ['safe', 'never after 501', safe, answered(501), 1],
    ['safe', 'never after 404', safe, answered(404), 1],
    ['safe', 'never after 200', safe, answered(200), 1],
    ['unsafe', 'after 429', unsafe, answered(429), 4],
    ['unsafe', 'after a connection that was never made', unsafe, refused, 4],
    ['unsafe', 'never after 500', unsafe, answered(500), 1],
    ['unsafe', 'never after 503 with a delay', unsafe, answered(503, '1'), 1],
    ['unsafe', 'never after a lost connection', unsafe, lost, 1],
    ['unsafe', 'never after a timeout', unsafe, late, 1],
  ])('%s ones: %s', async (_, __, repetition, exchanged, times) => {
    expect((await outcome(repetition, [exchanged])).sent).toBe(times);
  });

  test.each([
    ['500', answered(500), 4],
    ['a lost connection', lost, 4],
    ['a timeout', late, 2],
  ])(
    'unsafe ones after %s, each time after a look that finds no effect',
    async (_, open, times) => {
      let looks = 0;
      const find = async () => {
        looks += 1;
        return undefined;
      };
      const { sent, last } = await outcome({ isRepeatable: false, find }, [open]);
      expect({ sent, looks, last }).toEqual({ sent: times, looks: times, last: open });
    },
  );

  test('not if a look finds the effect, which is the answer then', async () => {
    const found = answered(200);
    const looking = { isRepeatable: false, find: async () => found };
    expect(await outcome(looking, [lost])).toMatchObject({ sent: 1, last: found });
  });

  test('without a look if the request certainly did nothing', async () => {
    const find = () => expect.fail('There is nothing to look for.');
    const looking = { isRepeatable: false, find };
    expect((await outcome(looking, [answered(429)])).sent).toBe(4);
    expect((await outcome(looking, [answered(400)])).sent).toBe(1);
  });

  test('not if Jira asks for a delay of more than a minute', async () => {
    expect((await outcome(safe, [answered(429, '61')])).sent).toBe(1);
    expect((await outcome(safe, [answered(429, '60')])).sent).toBe(4);
  });

  test('any results: four attempts at most, and nothing that may take effect twice', async () => {
    const status = fc.constantFrom(200, 400, 401, 429, 500, 502, 503, 504).map((s) => answered(s));
    const any = fc.oneof(status, fc.constantFrom(late, lost, refused));
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(any, { minLength: 1 }), async (isSafe, given) => {
        const { sent } = await outcome({ isRepeatable: isSafe }, given);
        expect(sent).toBeLessThanOrEqual(4);
        if (isSafe) return;
        const seen = Array.from({ length: sent }, (_, n) => given[Math.min(n, given.length - 1)]);
        const didNothing = (each: JiraExchange | undefined) =>
          each === refused || (each?.kind === 'answered' && each.answer.status === 429);
        expect(seen.slice(0, -1).every(didNothing)).toBe(true);
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
    const { waits } = await outcome(safe, [answered(429)]);
    [2000, 4000, 8000].forEach((wait, n) => void between(waits[n], wait * 0.7, wait * 1.3));
  });

  test('is what Jira asks for, or up to a third more', async () => {
    const { waits } = await outcome(unsafe, [answered(429, '7')]);
    for (const wait of waits) between(wait, 7000, 9100);
  });

  test('is shorter after a lost connection', async () => {
    const { waits } = await outcome(safe, [lost]);
    between(waits[0], 350, 650);
  });
});
