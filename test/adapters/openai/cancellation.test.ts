import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Wait } from '../../../src/adapters/openai/failures/index.ts';
import { openaiModel } from '../../../src/adapters/openai/model.ts';
import { sleep } from '../../../src/agent/async/index.ts';
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
  const model = openaiModel({ baseUrl: endpoint.url, apiKey: 'key', model: 'scripted' }, wait);
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
    const model = openaiModel(settings, (ms, signal) => {
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

it('is never lost, whatever failed before', async () => {
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
