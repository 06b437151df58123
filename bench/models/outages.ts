import { answering, cuttingOff } from '../../test/support/openai/faults.ts';
import { type Behaviour, first, onBoth, openaiError } from './behaviour.ts';

const page = '<html><head><title>502 Bad Gateway</title></head></html>';

/** Tokens that the endpoint of the short window reads: a prompt that shows the long file has more. */
const window = 2_000;

const long = Array.from({ length: 900 }, (_, at) => `VALUE_${at} = "${'x'.repeat(20)}"`).join('\n');

/** Endpoints that fail for a moment, and prompts that are too long. */
export const outageBehaviours: readonly Behaviour[] = [
  {
    name: 'a proxy’s error page, once',
    source: 'modelled on nginx',
    answer: first(1, answering(502, page, { 'content-type': 'text/html' })),
    expected: { requests: 4 },
  },
  {
    name: 'breaks off in the middle of a stream, once',
    source: 'modelled on a connection that is reset',
    apis: ['chat'],
    answer: first(
      1,
      cuttingOff('data: {"id":"1","choices":[{"index":0,"delta":{"content":"src/ca"}}]}\n\n'),
    ),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'an error within a stream, once',
    source: 'OpenRouter, its page on errors while streaming',
    apis: ['chat'],
    answer: first(
      1,
      answering(
        200,
        ': OPENROUTER PROCESSING\n\ndata: {"error":{"message":"Provider returned error","code":502},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}\n\ndata: [DONE]\n\n',
        { 'content-type': 'text/event-stream' },
      ),
    ),
    expected: { api: 'chat', requests: 4 },
  },
  ...onBoth({
    name: 'a prompt that is too long',
    source: 'OpenAI, context_length_exceeded',
    files: { 'src/values.py': long },
    ticket: { 'bug.md': '# add() subtracts\n\n`src/values.py` uses it. See src/calc.py.\n' },
    answer: ({ messages }, index) => {
      if (index === 0)
        return { toolCalls: [{ name: 'read_file', input: { path: 'src/values.py' } }] };
      const tokens = Math.ceil(JSON.stringify(messages).length / 4);
      return tokens <= window
        ? undefined
        : openaiError(
            400,
            `This model's maximum context length is ${window} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`,
            { param: 'messages', code: 'context_length_exceeded' },
          );
    },
    expected: { requests: 5 },
  }),
  ...onBoth({
    name: 'a prompt that is always too long',
    source: 'Anthropic, prompt is too long',
    answer: () => openaiError(400, 'prompt is too long: 208310 tokens > 200000 maximum'),
    expected: { requests: 2, stop: 'misconfigured', exit: 2 },
  }),
];
