import { Agent, type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startOpenAi } from '../../support/openai/openai.ts';
import { askModel, hello, modelAt } from './asking.ts';

/** Sends requests as usual, and records the time limits of each. */
class RecordingAgent extends Agent {
  readonly limits: unknown[] = [];

  override dispatch(options: Agent.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const { headersTimeout, bodyTimeout } = options;
    this.limits.push({ headersTimeout, bodyTimeout });
    return super.dispatch(options, handler);
  }
}

const usual = getGlobalDispatcher();
let agent = new RecordingAgent();
beforeEach(() => {
  agent = new RecordingAgent();
  setGlobalDispatcher(agent);
});
afterEach(async () => {
  setGlobalDispatcher(usual);
  await agent.destroy();
});

it.each([
  ['its own limit, which is the default', undefined, undefined],
  ['the same limit', 300_000, undefined],
  ['the limit that is set, if it is longer', 1_200_000, 1_200_000],
])('Node waits for a reply within %s', async (_, patience, limit) => {
  await using endpoint = await startOpenAi(() => ({ text: 'Hi' }));
  const { model } = modelAt(endpoint.url, { patience });
  expect((await askModel(model, hello)).reply?.text).toBe('Hi');
  expect(agent.limits).toEqual([{ headersTimeout: limit, bodyTimeout: limit }]);
});
