import { expect, it } from 'vitest';
import { firstDialect } from '../../../../src/adapters/openai/dialect/index.ts';
import { layOut } from '../../../../src/adapters/openai/message/index.ts';
import { withoutRefused } from '../../../../src/adapters/openai/refusals/index.ts';
import { exchanging, showing } from '../asking.ts';

const dialect = firstDialect({ model: 'gpt-6-sol', effort: 'high' });

const { messages } = showing;
const request = { ...exchanging('responses'), messages };
const sent = layOut(request, 16_000, dialect);
/** The members of the dialect that a refusal changes. */
function changedBy(said: string, more: object = {}) {
  const refusal = {
    status: 400,
    code: '',
    named: [],
    generated: undefined,
    window: undefined,
    retryAfter: undefined,
    said,
    isPage: false,
  };
  const changed = withoutRefused({ ...refusal, ...more }, dialect, sent)?.dialect;
  if (changed === undefined) return undefined;
  const members = Object.entries(changed).filter(([name, value]) => {
    const before = Object.entries(dialect).find(([one]) => one === name);
    return JSON.stringify(before?.[1]) !== JSON.stringify(value);
  });
  return Object.fromEntries(members);
}

it.each([
  ["Unknown parameter: 'store'.", { store: false }],
  ["Unknown parameter: 'input[0].content[0].prompt_cache_breakpoint'.", { marks: 'none' }],
  ["Unsupported parameter: 'reasoning.effort' is not supported with this model.", { efforts: [] }],
  ['Unrecognized request arguments supplied: store, prompt_cache_key', { cacheKey: false }],
  ['Unrecognized request arguments supplied: seed, store', { store: false }],
  ["property 'store' is unsupported, did you mean 'stop'?", { store: false }],
  ["Extra inputs are not permitted, field: 'stream_options'", { streamUsage: false }],
  ['Invalid JSON payload received. Unknown name "store": Cannot find field.', { store: false }],
  ['"stream_options" is not allowed', { streamUsage: false }],
  ['Model grok-4 does not support parameter reasoningEffort.', { efforts: [] }],
  ["openai does not support parameters: ['reasoning_effort'], for model=gpt-4.1", { efforts: [] }],
])('%s', (said, members) => {
  expect(changedBy(said)).toEqual(members);
});

it('a field may be named by the code alone', () => {
  const named = { named: ['store'], code: 'unsupported_parameter invalid_request_error' };
  expect(changedBy('Nicht unterstützt.', named)).toEqual({ store: false });
  expect(changedBy('No.', { named: ['store'], code: 'invalid_value' })).toEqual({ store: false });
});

it.each([
  ['prompt_cache_key', { cacheKey: false }],
  ['messages[0].role', { rules: 'developer' }],
  ['input[1].content[0].image_url', { pictures: false }],
  ['messages.[1].content.[1].image_url.url', { pictures: false }],
  ['tools[0].function.parameters', { form: 'schema' }],
  ['reasoning.effort', { efforts: [] }],
])('a field that a program names needs no known words: %s', (param, members) => {
  expect(changedBy('So nicht.', { named: [param] })).toEqual(members);
  expect(changedBy('So nicht.', { named: [param], status: 503 })).toBeUndefined();
});

it.each([
  ['At most 8,192 here.', { maxReply: 8_192 }],
  ['16000 is more than 12000.', { maxReply: 12_000 }],
  ['Not for gpt-5-2025-08-07.', { limits: { responses: [] } }],
])('a limit that a program names is lowered, or else left out: %s', (said, members) => {
  expect(changedBy(said, { named: ['max_output_tokens'] })).toMatchObject(members);
});

it.each(['model', 'messages[3].role', 'temperature', 'validation_error', 'tool calling'])(
  'a name of nothing that can be left out changes nothing: %s',
  (param) => {
    expect(changedBy('No.', { named: [param] })).toBeUndefined();
  },
);

it.each([
  "Unknown parameter: 'messages[0].tool_calls'.",
  "Unknown parameter: 'seed'.",
  'Store the tools and stream the reasoning.',
])('what is not sent, or is only a word, changes nothing: %s', (said) => {
  expect(changedBy(said)).toBeUndefined();
});

it('fields that pydantic forbids are found by their path', () => {
  const named = ['body.store', 'body.messages.3.assistant.reasoning_content'];
  expect(changedBy('Extra inputs are not permitted', { named, code: 'extra_forbidden' })).toEqual({
    store: false,
  });
});

it('a server that fails is not taken for one that refuses', () => {
  expect(changedBy("Unknown parameter: 'store'.", { status: 503 })).toBeUndefined();
});
