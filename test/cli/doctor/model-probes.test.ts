import { afterEach, expect, test, vi } from 'vitest';
import { modelProbes } from '../../../src/cli/doctor/model-probes.ts';
import { signsInAsJob } from '../../../src/cli/doctor/workflow-inputs.ts';
import { showInput } from '../../../src/engines/errors.ts';
import { openSettings } from '../../../src/settings/index.ts';
import { startOpenAi } from '../../support/openai/openai.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [
    'https://api.anthropic.com/v1',
    'chat',
    {
      state: 'amber',
      sentence:
        'api.anthropic.com answers here without a cache: `base-url` https://api.anthropic.com has one.',
    },
  ],
  ['https://api.anthropic.com', 'messages', { state: 'green' }],
] as const)(
  'Claude at %s is asked by %s, and the better address is named',
  async (address, api, found) => {
    await using endpoint = await startOpenAi(() => ({
      toolCalls: [{ name: 'confirm', input: { ready: true } }],
    }));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (target: string, init: RequestInit) =>
      fetch(target.replace(address, endpoint.url), init),
    );
    const given: Readonly<Record<string, string>> = {
      ...{ 'base-url': address, 'api-key': 'a-key-of-tests', model: 'claude-sonnet-5-5' },
    };
    const settings = openSettings({ get: (name) => given[name], show: showInput });
    const probes = modelProbes(settings, { patience: 10_000, hasIdentity: false });
    if ('absent' in probes) throw new Error('the model was not asked');
    expect(await probes.endpoint(AbortSignal.timeout(10_000))).toMatchObject(found);
    expect(await probes.tools(AbortSignal.timeout(10_000))).toMatchObject({ state: 'green' });
    expect(endpoint.chats.map((chat) => chat.api)).toEqual([api]);
  },
);

test.each([
  ['an identity at OpenAI', 'https://api.openai.com/v1', ['identity-provider-id'], {}, true],
  ['no key at Anthropic', 'https://api.anthropic.com', [], {}, true],
  ['no key at Bedrock', 'https://bedrock-mantle.eu-west-1.api.aws/anthropic', [], {}, true],
  ['no key at OpenAI, which needs one', 'https://api.openai.com/v1', [], {}, false],
  ['a key at Anthropic', 'https://api.anthropic.com', ['api-key'], {}, false],
  ['a key of this machine', 'https://api.anthropic.com', [], { 'api-key': 'a-key' }, false],
] as const)('a workflow with %s signs in as its job or not', (_, address, unknown, given, isSo) => {
  const texts = { value: new Map(), compared: new Map() };
  const workflow = { path: 'a.yml', action: 'a/b@v1', texts, unknown };
  const all: Readonly<Record<string, string>> = { 'base-url': address, ...given };
  const settings = openSettings({ get: (name) => all[name], show: showInput });
  expect(signsInAsJob(workflow, settings)).toBe(isSo);
});
