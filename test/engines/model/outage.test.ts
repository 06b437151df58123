import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { OutageError, UserError } from '../../../src/engines/errors.ts';
import { pauseAfter } from '../../../src/engines/model/failures.ts';
import { endpointModel } from '../../../src/engines/model/model.ts';
import type { ReplyProgress } from '../../../src/engines/model/port/index.ts';
import { ErrorAnswer } from '../../../src/engines/model/refusals/index.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import {
  answering,
  cuttingOff,
  type Fault,
  hangingUp,
  streaming,
} from '../../support/openai/faults.ts';
import { type Scripted, startOpenAi } from '../../support/openai/openai.ts';
import { runs } from '../../support/property-runs.ts';
import { askModel, hello, modelAt, noneLeft } from './asking.ts';

const failing = (status: number, error: object | string = { message: 'No.' }) =>
  answering(status, { error });

/** Asks an endpoint that shows these faults, then answers. */
async function askThrough(faults: readonly Fault[], settings = {}, bounds = {}) {
  await using endpoint = await startOpenAi((_, index): Scripted => {
    const fault = faults[index];
    return fault ? { fault } : { text: 'Hi' };
  });
  const { model, waits } = modelAt(endpoint.url, settings);
  const asked = await askModel(model, hello, bounds);
  return { ...asked, waits, requests: endpoint.requests.length };
}

const begun = 'data: {"choices":[{"delta":{"content":"H"}}]}\n\n';

/** A short answer that unpacks to a long one. */
const bomb: Fault = (response) => {
  response.writeHead(200, { 'content-encoding': 'gzip' });
  response.end(gzipSync(Buffer.alloc(80 * 2 ** 20, ' ')));
};

const always = (fault: Fault) => Array.from({ length: 20 }, () => fault);

describe('a passing fault is retried', () => {
  it.each<[string, Fault]>([
    ['408', failing(408)],
    ['409', failing(409)],
    ['424 of Bedrock, for a call that it could not read', failing(424)],
    ['429', failing(429, { message: 'Slow down.', code: 'rate_limit_exceeded' })],
    ['500', failing(500)],
    [
      'a model that crashed in LM Studio (github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1057)',
      failing(400, 'The model has crashed without additional information. (Exit code: null)'),
    ],
    ['529', failing(529)],
    ['a connection that breaks', hangingUp],
    ['a body that is cut off', cuttingOff('{"choices": [')],
    ['JSON that is cut off', answering(200, '{"choices": [')],
    ['a stream that breaks', streaming(begun, 'breaks')],
    ['a stream that ends too early', streaming(begun, 'ends')],
    ['an error with success', failing(200)],
    ['an error that is a text', failing(200, 'overloaded')],
    ['no choices', answering(200, { choices: [] })],
    ['a choice that is an error', answering(200, errorChoice())],
    ['nothing', answering(200)],
    ['a page', answering(200, '<html>', { 'content-type': 'text/html' })],
  ])('%s', async (_, fault) => {
    const { reply, attempts, requests, waits } = await askThrough([fault]);
    expect(reply).toMatchObject({ text: 'Hi', spent: { calls: 2 } });
    expect({ attempts, requests }).toEqual({ attempts: 2, requests: 2 });
    expect(waits).toHaveLength(1);
  });
});

describe('a lasting fault', () => {
  it.each<[string, Fault, number, string]>([
    [
      '500',
      failing(500, { message: 'It\nburns.' }),
      4,
      'answered 500: “It burns.” (tried 4 times).',
    ],
    ['a gzip bomb', bomb, 1, 'sent an answer of more than 64 MiB.'],
    ['429', failing(429), 4, '(tried 4 times)'],
    ['a connection that breaks', hangingUp, 4, 'broke (tried 4 times)'],
    ['a body that is cut off', cuttingOff('{'), 4, 'broke (tried 4 times)'],
    ['JSON that is cut off', answering(200, '{'), 4, 'cannot be read (tried 4 times)'],
    [
      'an error with success',
      failing(200, 'overloaded'),
      2,
      'with an error: “overloaded” (tried 2 times)',
    ],
    ['nothing', answering(200), 2, 'an empty body (tried 2 times)'],
    [
      'no message',
      answering(200, { choices: [{ index: 0 }] }),
      2,
      'a body without a message (tried 2 times)',
    ],
    ['a refused request', failing(400, { message: 'The prompt is odd.' }), 1, 'The prompt is odd.'],
    ['the same in a list', answering(400, [{ error: { message: 'Odd.' } }]), 1, '400: “Odd.”'],
    ['the same in other words', answering(422, { detail: 'Odd.' }), 1, 'Odd.'],
  ])('%s is an outage', async (_, fault, times, said) => {
    const { error, attempts, requests } = await askThrough(always(fault));
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toContain(said);
    expect({ attempts, requests }).toEqual({ attempts: times, requests: times });
  });

  it('that is a web page is a configuration problem', async () => {
    const page = answering(200, '<html>', { 'content-type': 'text/html' });
    const { error, attempts } = await askThrough(always(page));
    expect(error).toBeInstanceOf(UserError);
    expect(attempts).toBe(2);
  });
});

describe('a retry', () => {
  const busy = (headers: Record<string, string>) => answering(429, {}, headers);

  it.each([
    ['seconds', { 'retry-after': '120' }, 120_000],
    ['more seconds than a timer can count', { 'retry-after': '9999999' }, 2 ** 31 - 1],
    ['milliseconds', { 'retry-after-ms': '250', 'retry-after': '120' }, 250],
  ])('waits as requested in %s, three times', async (_, headers, wait) => {
    const { reply, waits } = await askThrough(Array.from({ length: 3 }, () => busy(headers)));
    expect(reply?.text).toBe('Hi');
    expect(waits).toEqual([wait, wait, wait]);
  });

  it('is announced with the reason for its wait', async () => {
    const pauses: unknown[] = [];
    const onProgress = (progress: ReplyProgress) => {
      if (progress.kind === 'waiting') pauses.push(progress);
    };
    const faults = [busy({ 'retry-after': '8' }), failing(503), hangingUp];
    await askThrough(faults, {}, { onProgress });
    const ms: unknown = expect.any(Number);
    expect(pauses).toEqual([
      { kind: 'waiting', ms: 8_000, why: 'the endpoint asks for it (429)' },
      { kind: 'waiting', ms, why: 'the endpoint answered 503' },
      { kind: 'waiting', ms, why: 'the connection to the endpoint failed (UND_ERR_SOCKET)' },
    ]);
  });

  it('is not waited for if the deadline comes first', async () => {
    const faults = always(busy({ 'retry-after': '120' }));
    const asked = (left: number) => askThrough(faults, {}, { timeLeft: () => left, allowed: 3 });
    const { error, waits } = await asked(119_000);
    expect(String(error)).toContain('answered 429');
    expect(waits).toEqual([]);
    expect((await asked(121_000)).waits).toEqual([120_000, 120_000, 120_000]);
  });

  it('waits until a date, unless it is past', async () => {
    const later = new Date(Date.now() + 60_000).toUTCString();
    const past = new Date(0).toUTCString();
    const faults = [later, past].map((date) => busy({ 'retry-after': date }));
    const { reply, waits } = await askThrough(faults);
    expect(reply?.text).toBe('Hi');
    expect(waits).toEqual([expect.any(Number)]);
    expect(waits[0]).toBeGreaterThan(50_000);
    expect(waits[0]).toBeLessThanOrEqual(60_000);
  });

  it.each([[{}], [{ 'retry-after': 'soon' }]])('doubles its own delays for %j', async (headers) => {
    const { waits } = await askThrough(always(busy(headers)));
    expect(waits).toHaveLength(3);
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(500 * 2 ** at);
      expect(wait).toBeGreaterThanOrEqual(375 * 2 ** at);
    }
  });

  it('stops if no attempt is left', async () => {
    const { error, requests } = await askThrough(always(failing(500)), {}, { allowed: 2 });
    expect(error).toBe(noneLeft);
    expect(requests).toBe(2);
  });

  it('really waits by default', async () => {
    await using endpoint = await startOpenAi((_, index) =>
      index === 0 ? { fault: busy({ 'retry-after-ms': '30' }) } : { text: 'Hi' },
    );
    const model = endpointModel({ baseUrl: endpoint.url, apiKey: 'key', model: 'scripted' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect((await askModel(model, hello)).reply?.text).toBe('Hi');
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 30);
    timers.mockRestore();
  });
});

it('an ask ends after four failures, whatever goes wrong', async () => {
  const faults = [failing(500), failing(429), hangingUp, cuttingOff('{'), answering(200, '<html>')];
  const refused = failing(400, { message: 'temperature is not supported' });
  const anything = fc.constantFrom(...faults, refused);
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { maxLength: 8 }), async (script) => {
      const { reply, error, attempts, requests } = await askThrough(script);
      expect(attempts).toBe(requests);
      expect(attempts).toBeLessThanOrEqual(4 + 1);
      expect(reply?.text ?? error).toSatisfy((it) => it === 'Hi' || it instanceof Error);
    }),
    runs(40),
  );
});

function errorChoice() {
  const message = { role: 'assistant', content: '' };
  return { choices: [{ finish_reason: 'error', message, error: { message: 'upstream' } }] };
}

const now = Date.UTC(2026, 10, 21, 12);

function busyWith(headers: Record<string, string>): ErrorAnswer {
  return new ErrorAnswer({ status: 429, headers: new Headers(headers) }, 'Busy');
}

it.each([
  [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
  [{ 'retry-after-ms': 'soon', 'retry-after': '9' }, 9_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after-ms': '9'.repeat(400) }, 2 ** 31 - 1],
])('an endpoint that answers %j is asked again after %s ms', (headers, ms) => {
  expect(pauseAfter([busyWith(headers)], now)).toMatchObject({ kind: 'waiting', ms });
});

/** An error of Gemini's that names how long to wait. */
function exhausted(details: readonly object[], headers: Record<string, string> = {}): ErrorAnswer {
  const delay = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.07s' };
  const error = { code: 429, message: 'Quota exceeded.', details: [...details, delay] };
  const answer = { status: 429, headers: new Headers(headers) };
  return new ErrorAnswer(answer, JSON.stringify({ error }));
}

// github.com/vercel/ai/issues/18627
it.each([
  ['names no time', {}, 34_070],
  ['name another time', { 'retry-after': '8' }, 8_000],
])('the time that a body names counts if the headers %s', (_, headers, ms) => {
  expect(pauseAfter([exhausted([], headers)], now)).toMatchObject({
    ...{ kind: 'waiting', ms },
    why: 'the endpoint asks for it (429)',
  });
});

it.each([
  [
    'Gemini (github.com/google-gemini/gemini-cli/issues/8437)',
    exhausted([{ violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }] }]),
  ],
  [
    'Bedrock (github.com/minorun365/agent-book/issues/29)',
    new ErrorAnswer(
      { status: 429, headers: new Headers() },
      JSON.stringify({ message: 'Too many tokens per day.' }),
    ),
  ],
])('%s is not asked again when nothing is left for the day', (_, error) => {
  expect(pauseAfter([error], now)).toBeUndefined();
});

/** Values that a header can have: no line breaks, and one byte for each character. */
const value = fc
  .oneof(hostileText, mutatedText('Sat, 21 Nov 2026 12:00:30 GMT'), fc.bigInt().map(String))
  .map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''));

it('whatever the headers say, the pause is one that a timer can keep', () => {
  const names = fc.constantFrom('retry-after', 'retry-after-ms', 'x-should-retry', 'date');
  const property = fc.property(fc.dictionary(names, value), fc.nat(2), (headers, more) => {
    const failures = Array.from({ length: more + 1 }, () => busyWith(headers));
    const pause = pauseAfter(failures, now);
    expect(pause).toMatchObject({ kind: 'waiting', ms: expect.any(Number) });
    expect(pause?.ms).toBeGreaterThanOrEqual(0);
    expect(pause?.ms).toBeLessThan(2 ** 31);
    expect(pause?.why).toMatch(/^the endpoint (asks for it|answered)/);
  });
  fc.assert(property, runs(500));
});
