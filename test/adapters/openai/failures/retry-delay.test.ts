import fc from 'fast-check';
import { APIError } from 'openai';
import { expect, test } from 'vitest';
import { pauseAfter } from '../../../../src/adapters/openai/failures/index.ts';
import { hostileText, mutatedText } from '../../../support/hostile/texts.ts';
import { runs } from '../../../support/property-runs.ts';

const now = Date.UTC(2026, 10, 21, 12);

function busy(headers: Record<string, string>): APIError {
  return APIError.generate(429, undefined, 'Busy', new Headers(headers));
}

test.each([
  [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
  [{ 'retry-after-ms': 'soon', 'retry-after': '9' }, 9_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after-ms': '9'.repeat(400) }, 2 ** 31 - 1],
])('an endpoint that answers %j is asked again after %s ms', (headers, ms) => {
  expect(pauseAfter([busy(headers)], now)).toMatchObject({ kind: 'waiting', ms });
});

/** An error of Gemini's that names how long to wait. */
function exhausted(details: readonly object[], headers: Record<string, string> = {}): APIError {
  const delay = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.07s' };
  const error = { code: 429, message: 'Quota exceeded.', details: [...details, delay] };
  return APIError.generate(429, { error: { error } }, undefined, new Headers(headers));
}

// github.com/vercel/ai/issues/18627
test.each([
  ['names no time', {}, 34_070],
  ['name another time', { 'retry-after': '8' }, 8_000],
])('the time that a body names counts if the headers %s', (_, headers, ms) => {
  expect(pauseAfter([exhausted([], headers)], now)).toMatchObject({
    ...{ kind: 'waiting', ms },
    why: 'the endpoint asks for it (429)',
  });
});

test.each([
  [
    'Gemini (github.com/google-gemini/gemini-cli/issues/8437)',
    exhausted([{ violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }] }]),
  ],
  [
    'Bedrock (github.com/minorun365/agent-book/issues/29)',
    APIError.generate(429, { error: { message: 'Too many tokens per day.' } }, '', new Headers()),
  ],
])('%s is not asked again when nothing is left for the day', (_, error) => {
  expect(pauseAfter([error], now)).toBeUndefined();
});

/** Values that a header can have: no line breaks, and one byte for each character. */
const value = fc
  .oneof(hostileText, mutatedText('Sat, 21 Nov 2026 12:00:30 GMT'), fc.bigInt().map(String))
  .map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''));

test('whatever the headers say, the pause is one that a timer can keep', () => {
  const names = fc.constantFrom('retry-after', 'retry-after-ms', 'x-should-retry', 'date');
  const property = fc.property(fc.dictionary(names, value), fc.nat(2), (headers, more) => {
    const failures = Array.from({ length: more + 1 }, () => busy(headers));
    const pause = pauseAfter(failures, now);
    expect(pause).toMatchObject({ kind: 'waiting', ms: expect.any(Number) });
    expect(pause?.ms).toBeGreaterThanOrEqual(0);
    expect(pause?.ms).toBeLessThan(2 ** 31);
    expect(pause?.why).toMatch(/^the endpoint (asks for it|answered)/);
  });
  fc.assert(property, runs(500));
});
