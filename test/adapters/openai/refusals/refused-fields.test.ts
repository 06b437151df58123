import { expect, it } from 'vitest';
import { firstDialect } from '../../../../src/adapters/openai/dialect/index.ts';
import { withoutRefused } from '../../../../src/adapters/openai/refusals/index.ts';

const dialect = firstDialect({ model: 'gpt-6-sol', effort: 'high' });

/** The members of the dialect that a refusal changes. */
function changedBy(said: string, more: object = {}) {
  const refusal = { status: 400, code: '', param: '', forbidden: [], said, isPage: false };
  const changed = withoutRefused({ ...refusal, ...more }, dialect)?.dialect;
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
  [
    'Unrecognized request arguments supplied: store, prompt_cache_key',
    { store: false, cacheKey: false },
  ],
  ["property 'store' is unsupported, did you mean 'stop'?", { store: false }],
  ['tools.0.custom.strict: Extra inputs are not permitted', { strict: false }],
  ["Extra inputs are not permitted, field: 'stream_options'", { streamUsage: false }],
  [
    '1 validation error for Request store Extra inputs are not permitted [type=extra_forbidden, input_value=False]',
    { store: false },
  ],
  ['Invalid JSON payload received. Unknown name "store": Cannot find field.', { store: false }],
  ['"stream_options" is not allowed', { streamUsage: false }],
  ['Model grok-4 does not support parameter reasoningEffort.', { efforts: [] }],
  ["openai does not support parameters: ['reasoning_effort'], for model=gpt-4.1", { efforts: [] }],
])('%s', (said, members) => {
  expect(changedBy(said)).toEqual(members);
});

it('a field may be named by the code alone', () => {
  const named = { param: 'store', code: 'unsupported_parameter invalid_request_error' };
  expect(changedBy('Nicht unterstützt.', named)).toEqual({ store: false });
  expect(changedBy('No.', { param: 'store', code: 'invalid_value' })).toBeUndefined();
});

it.each([
  "Unknown parameter: 'messages[0].tool_calls'.",
  "Unknown parameter: 'tools[0].function.parameters.$ref'.",
  "Unknown parameter: 'seed'.",
  'Store the tools and stream the reasoning.',
])('what is not sent, or is only a word, changes nothing: %s', (said) => {
  expect(changedBy(said)).toBeUndefined();
});

it('fields that pydantic forbids are found by their path', () => {
  const forbidden = ['body.store', 'body.messages.3.assistant.reasoning_content'];
  expect(changedBy('Extra inputs are not permitted', { forbidden })).toEqual({ store: false });
});

it('a server that fails is not taken for one that refuses', () => {
  expect(changedBy("Unknown parameter: 'store'.", { status: 503 })).toBeUndefined();
});
