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
