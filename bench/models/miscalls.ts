import { answering } from '../../test/support/openai/faults.ts';
import { bug } from '../loop/models.ts';
import { type Behaviour, first, onBoth, openaiError, refusal, stream } from './behaviour.ts';

const plan = { kind: 'fix', understanding: 'add() subtracts.', files: [{ path: bug.path }] };
const written = JSON.stringify({ name: 'plan', arguments: plan });

const groq = (more: object) => ({
  error: {
    message: "Failed to call a function. See 'failed_generation' for more details.",
    ...{ type: 'invalid_request_error', code: 'tool_use_failed', ...more },
  },
});

/** Endpoints that could not read what the model wrote: it is asked for again, whether they show it or not. */
export const miscallBehaviours: readonly Behaviour[] = [
  ...onBoth({
    name: 'a call that it cannot read, and shows',
    source: 'groq/groq-typescript#28',
    answer: first(1, answering(400, groq({ failed_generation: written }))),
    expected: { requests: 4 },
  }),
  ...onBoth({
    name: 'a call that it cannot read, once',
    source: 'HunorLaczko/ha-groq-cloud-api#20',
    answer: first(1, answering(400, groq({}))),
    expected: { requests: 4 },
  }),
  ...onBoth({
    name: 'calls that it can never read',
    source: 'HunorLaczko/ha-groq-cloud-api#20',
    answer: () => refusal(400, groq({})),
    expected: { requests: 3, stop: 'failed', exit: 1 },
  }),
  {
    name: 'the same behind a gateway',
    source: 'huggingface/smolagents#1119',
    apis: ['chat'],
    answer: (_, index) =>
      index === 0
        ? openaiError(
            400,
            `litellm.BadRequestError: GroqException - ${JSON.stringify(groq({ failed_generation: written }))}\n`,
          )
        : undefined,
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'the same within a stream',
    source: 'ItzCrazyKns/Vane#980',
    apis: ['chat'],
    answer: first(
      1,
      stream(
        `event: error\ndata: ${JSON.stringify(groq({ failed_generation: written, status_code: 400 }))}\n\n`,
      ),
    ),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'a call that Ollama cannot read, and shows',
    source: 'ollama/ollama#17638',
    apis: ['chat'],
    answer: first(
      1,
      answering(500, {
        error: { message: `error parsing tool call: raw='${written}]', err=invalid character ']'` },
      }),
    ),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'a call that llama.cpp cannot read, and shows',
    source: 'ggml-org/llama.cpp#24644',
    apis: ['chat'],
    answer: first(
      1,
      answering(500, {
        error: {
          code: 500,
          message: `Failed to parse input at pos 0: <tool_call>\n${written}\n</tool_call>`,
        },
      }),
    ),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'a call in the wrong channel, once',
    source: 'vllm-project/vllm#51977',
    apis: ['chat'],
    answer: first(
      1,
      answering(500, {
        error: {
          message: 'unexpected tokens remaining in message header: Some("to=functions.plan")',
          ...{ type: 'InternalServerError', param: null, code: 500 },
        },
      }),
    ),
    expected: { api: 'chat', requests: 4 },
  },
  {
    name: 'a call that Gemini’s filter withholds, once',
    source: 'pydantic/pydantic-ai#3300',
    apis: ['chat'],
    answer: first(
      1,
      answering(200, {
        choices: [
          {
            ...{ index: 0, finish_reason: 'function_call_filter: MALFORMED_FUNCTION_CALL' },
            message: { role: 'assistant' },
          },
        ],
      }),
    ),
    expected: { api: 'chat', requests: 4 },
  },
];
