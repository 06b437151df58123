import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sleep } from '../../../src/engines/async.ts';
import { OutageError } from '../../../src/engines/errors.ts';
import type { Wait } from '../../../src/engines/model/failures.ts';
import { endpointModel } from '../../../src/engines/model/model.ts';
import {
  answering,
  cuttingOff,
  type Fault,
  hangingUp,
  silent,
  stalling,
} from '../../support/openai/faults.ts';
import { startOpenAi } from '../../support/openai/openai.ts';
import { runs } from '../../support/property-runs.ts';
import { askModel, hello, modelAt } from './asking.ts';
import { chunk, streamOf } from './receiving.ts';
import { askSlowly, piece, type Sending } from './slow-endpoint.ts';

const minute = 60_000;
const begun = streamOf(chunk({ role: 'assistant', content: 'H' }));
const ended = streamOf(chunk({ content: 'i' }, 'stop'));
const hi: Sending = { pieces: [piece(begun + ended)], rest: 'ends' };
const nothing: Sending = { pieces: [], rest: 'stalls' };

describe('a slow endpoint', () => {
  it('may send a reply for longer than the patience', async () => {
    const pieces = Array.from({ length: 20 }, () => piece(begun, 4 * minute));
    const sending: Sending = { pieces: [...pieces, piece(ended)], rest: 'ends' };
    const { reply, elapsed, attempts } = await askSlowly([sending]);
    expect(reply?.text).toBe(`${'H'.repeat(20)}i`);
    expect({ elapsed, attempts }).toEqual({ elapsed: 80 * minute, attempts: 1 });
  });

  it('may show life in place of a reply, as long as the run lasts', async () => {
    const alive = Array.from({ length: 40 }, () => piece(': PROCESSING\n\n', minute));
    const { reply, attempts } = await askSlowly([
      { pieces: [...alive, piece(begun + ended)], rest: 'ends' },
    ]);
    expect({ text: reply?.text, attempts }).toEqual({ text: 'Hi', attempts: 1 });
  });

  it('tells of its progress', async () => {
    const pieces = [piece(': PROCESSING\n\n'), piece(begun), piece(ended)];
    const { progress } = await askSlowly([{ pieces, rest: 'ends' }]);
    expect(progress).toMatchObject([{ tokens: 1 }, { tokens: 2 }]);
  });
});

describe('an attempt ends', () => {
  it.each<[string, Sending, string, number]>([
    ['nothing comes', nothing, 'sent nothing for 300 s', 10],
    [
      'a reply stalls',
      { pieces: [piece(begun, minute)], rest: 'stalls' },
      'sent nothing more for 300 s',
      12,
    ],
    [
      'an error stalls',
      { status: 500, pieces: [piece('{', minute)], rest: 'stalls' },
      'sent nothing for 300 s',
      10,
    ],
  ])('if %s, and is retried once', async (_, sending, said, minutes) => {
    const { error, attempts, elapsed } = await askSlowly([sending]);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toContain(`${said} (tried 2 times).`);
    expect(attempts).toBe(2);
    expect(Math.floor(elapsed / minute)).toBe(minutes);
    expect((await askSlowly([sending, hi])).reply?.text).toBe('Hi');
  });

  it.each([
    [9, 1],
    [11, 2],
  ])('and is retried only if a deadline in %i minutes allows it', async (minutes, tried) => {
    const { error, attempts } = await askSlowly([nothing], {}, minutes * minute);
    expect(String(error)).toContain('sent nothing for 300 s');
    expect(attempts).toBe(tried);
  });

  it('at the patience that is set', async () => {
    const { error, elapsed } = await askSlowly([nothing], { patience: 20_000 });
    expect(String(error)).toContain('sent nothing for 20 s (tried 2 times)');
    expect(elapsed).toBeLessThan(minute);
  });

  it.each<[string, number, string]>([
    ['a stream', 64, streamOf(chunk({ content: 'x'.repeat(8_000) }))],
    ['comments', 64, ': PROCESSING\n\n'],
    ['an event', 8, 'data: {"choices":[{"delta":{"content":"x'],
    ['a document', 8, ' {"choices": ['],
    ['a page', 8, '<html>'],
  ])('if what it sends, %s, has no end, after %i MiB', async (_, most, text) => {
    const long = piece(text.repeat(Math.ceil(2 ** 20 / text.length)), 1);
    const { error, attempts } = await askSlowly([{ pieces: [long], rest: 'repeats' }]);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toContain(`sent an answer of more than ${most} MiB.`);
    expect(attempts).toBe(1);
  });

  it('if an error has no end, of which the beginning counts', async () => {
    const long = piece('It burns. '.repeat(2 ** 15), 1);
    const { error, attempts } = await askSlowly([{ status: 400, pieces: [long], rest: 'repeats' }]);
    expect(String(error)).toContain('answered 400: “It burns. It');
    expect(attempts).toBe(1);
  });
});

describe('a stream that breaks off', () => {
  it.each(['breaks', 'ends'] as const)('is retried, but not for ever, if it %s', async (rest) => {
    const { error, attempts } = await askSlowly([{ pieces: [piece(begun)], rest }]);
    expect(error).toBeInstanceOf(OutageError);
    expect(String(error)).toMatch(/(?:broke|sent a reply that breaks off) \(tried 4 times\)/);
    expect(attempts).toBe(4);
    expect((await askSlowly([{ pieces: [piece(begun)], rest }, hi])).reply?.text).toBe('Hi');
  });

  it.each(['breaks', 'ends', 'stalls', 'repeats'] as const)(
    'is whole after the reason to finish, if it %s',
    async (rest) => {
      const pieces = [piece(begun + ended), piece(': PROCESSING\n\n', 1_000)];
      const { reply, attempts, elapsed } = await askSlowly([{ pieces, rest }]);
      expect({ text: reply?.text, attempts }).toEqual({ text: 'Hi', attempts: 1 });
      expect(elapsed).toBeLessThan(minute);
    },
  );

  it.each(['stalls', 'repeats'] as const)('is whole at [DONE], if it %s', async (rest) => {
    const pieces = [piece(begun + ended + streamOf('[DONE]'))];
    const { reply, elapsed } = await askSlowly([{ pieces, rest }]);
    expect({ text: reply?.text, elapsed }).toEqual({ text: 'Hi', elapsed: 0 });
  });
});

const reason = new Error('cancelled');
const failing = answering(500);
const busy = answering(429, {}, { 'retry-after': '3600' });

/** Asks an endpoint that shows these faults and is then silent; cancels after `requests` requests. */
async function cancelAfter(requests: number, faults: readonly Fault[], wait?: Wait) {
  const stop = new AbortController();
  await using endpoint = await startOpenAi((_, index) => {
    if (index + 1 === requests) setImmediate(() => stop.abort(reason));
    return { fault: faults[index] ?? silent };
  });
  const model = endpointModel({ baseUrl: endpoint.url, apiKey: 'key', model: 'scripted' }, wait);
  return await askModel(model, hello, { signal: stop.signal });
}

describe('a cancellation', () => {
  it.each([
    ['before an answer', silent],
    ['within an answer', stalling(200)],
    ['within an error', stalling(500)],
    ['about when the answer comes', busy],
  ])('%s rejects with its own reason', async (_, fault) => {
    expect(await cancelAfter(1, [fault])).toMatchObject({ error: reason, attempts: 1 });
  });

  it('interrupts a wait', async () => {
    const stop = new AbortController();
    await using endpoint = await startOpenAi(() => ({ fault: busy }));
    const settings = { baseUrl: endpoint.url, apiKey: 'key', model: 'scripted' };
    const model = endpointModel(settings, (ms, signal) => {
      setImmediate(() => stop.abort(reason));
      return sleep(ms, signal);
    });
    const asked = askModel(model, hello, { signal: stop.signal });
    expect(await asked).toMatchObject({ error: reason, attempts: 1 });
  });

  it('before the start prevents any request', async () => {
    await using endpoint = await startOpenAi(() => ({ text: 'Hi' }));
    const { model } = modelAt(endpoint.url);
    const asked = await askModel(model, hello, { signal: AbortSignal.abort(reason) });
    expect(asked).toMatchObject({ error: reason, attempts: 0 });
    expect(endpoint.requests).toEqual([]);
  });
});

it('a cancellation is never lost, whatever failed before', async () => {
  const passing = fc.constantFrom<Fault>(failing, hangingUp, cuttingOff('{'), answering(200, '{'));
  const faults = fc.array(passing, { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(faults, fc.nat(3), async (script, after) => {
      const requests = Math.min(after, script.length) + 1;
      const asked = await cancelAfter(requests, script, () => Promise.resolve());
      expect(asked.error).toBe(reason);
      expect(asked.attempts).toBeLessThanOrEqual(script.length + 1);
    }),
    runs(40),
  );
});
