import { errorOf } from './recorded-refusal.ts';

/** What an endpoint answers when it cannot read what its model wrote. */
export interface RecordedMiscall {
  readonly name: string;
  /** Where it was seen. */
  readonly source: string;
  readonly status: number;
  /** The body; a text is sent as it is. */
  readonly body: unknown;
  /** What the model wrote, if the body shows it. */
  readonly written?: string;
  /** The beginning of what the endpoint says of it. */
  readonly said: string;
}

const failedCall =
  "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.";
const failedJson =
  "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.";

const groq = (message: string, more: object, code = 'tool_use_failed') => ({
  error: { message, type: 'invalid_request_error', code, ...more },
});

const search = 'web_search{"query": "SPFMV and SPCSV", "filter_year": 2016}</function>';
const script = "import csv\nmax_country=None\nwith open('df.csv') as f:\n    pass\n";
const write =
  '<tool_call>\n<function=write>\n<parameter=path>\na.ts\n</parameter>\n</function>\n</tool_call>';
const patch = '{"input":"*** Begin Patch\\n*** Update File: f.php\\n*** End Patch"}]';
const harmony = 'unexpected tokens remaining in message header: Some("to=functions.web-browsing")';

/** Calls and answers that endpoints could not read, as they said it. */
export const recordedMiscalls: readonly RecordedMiscall[] = [
  {
    name: 'Groq, a call in tags of its own',
    source: 'github.com/groq/groq-typescript/issues/103',
    status: 400,
    body: groq(failedCall, { failed_generation: '<tool-use>\n{"tool_calls": []}\n</tool-use>' }),
    written: '<tool-use>\n{"tool_calls": []}\n</tool-use>',
    said: 'Failed to call a function.',
  },
  {
    name: 'Groq behind LiteLLM',
    source: 'github.com/huggingface/smolagents/issues/1119',
    status: 400,
    body: errorOf(
      `litellm.BadRequestError: GroqException - ${JSON.stringify(groq(failedCall, { failed_generation: search }))}\n`,
      { code: '400' },
    ),
    written: search,
    said: 'litellm.BadRequestError: GroqException - ',
  },
  {
    name: 'Groq behind two gateways, in a dictionary of Python',
    source: 'github.com/OpenHands/OpenHands/issues/10187',
    status: 400,
    body: errorOf(
      `litellm.BadRequestError: GroqException - ${JSON.stringify(groq('Failed to parse tool call arguments as JSON', { failed_generation: script }))}\n. Received Model Group=coding\nAvailable Model Group Fallbacks=None`,
      { type: null, code: '400' },
    ),
    written: script.trim(),
    said: 'litellm.BadRequestError: GroqException - ',
  },
  {
    name: 'Groq, a call that does not match its schema',
    source: 'github.com/HunorLaczko/ha-groq-cloud-api/issues/20',
    status: 400,
    body: {
      request_id: 'req_01',
      error: {
        message:
          'tool call validation failed: parameters for tool HassTurnOff did not match schema: errors: [`/domain`: expected array, but got string]',
        ...{ type: 'invalid_request_error', param: '', code: 'tool_use_failed' },
      },
    },
    said: 'tool call validation failed: parameters for tool HassTurnOff',
  },
  {
    name: 'Groq, the same within a stream',
    source: 'github.com/ItzCrazyKns/Vane/issues/980',
    status: 200,
    body: `event: error\ndata: ${JSON.stringify(groq("tool call validation failed: parameters for tool web_search did not match schema: errors: [missing properties: 'type']", { status_code: 400 }))}\n\n`,
    said: 'tool call validation failed: parameters for tool web_search',
  },
  {
    name: 'Groq, nothing at all',
    source: 'github.com/lucagrippa/obsidian-ai-tagger/issues/34',
    status: 400,
    body: groq(failedCall, { failed_generation: '' }),
    said: 'Failed to call a function.',
  },
  {
    name: 'Groq, JSON in a fence',
    source: 'github.com/build-with-groq/g1/pull/23',
    status: 400,
    body: groq(
      failedJson,
      { failed_generation: '```json\n{"title": "x"}' },
      'json_validate_failed',
    ),
    written: '```json\n{"title": "x"}',
    said: 'Failed to generate JSON.',
  },
  {
    name: 'Ollama, with what the model wrote',
    source: 'github.com/ollama/ollama/issues/17638',
    status: 500,
    body: errorOf(
      `error parsing tool call: raw='${patch}', err=invalid character ']' after top-level value`,
      { type: 'api_error' },
    ),
    written: patch,
    said: "error parsing tool call: raw='",
  },
  {
    name: 'Ollama, an older version',
    source: 'github.com/ollama/ollama/issues/12064',
    status: 500,
    body: errorOf("error parsing tool call: invalid character ']' after object key:value pair", {
      type: 'api_error',
    }),
    said: 'error parsing tool call: invalid character',
  },
  {
    name: 'llama.cpp, with what the model wrote',
    source: 'github.com/ggml-org/llama.cpp/issues/24644',
    status: 500,
    body: errorOf(`Failed to parse input at pos 1360: ${write}`, {
      type: 'server_error',
      code: 500,
    }),
    written: write,
    said: 'Failed to parse input at pos 1360: <tool_call>',
  },
  {
    name: 'llama.cpp, arguments that are no JSON',
    source: 'github.com/noonghunna/club-3090/issues/1195',
    status: 500,
    body: errorOf(
      'Failed to parse tool call arguments as JSON: [json.exception.parse_error.101] parse error at line 1, column 74: syntax error while parsing value',
      { type: 'server_error', code: 500 },
    ),
    said: 'Failed to parse tool call arguments as JSON',
  },
  {
    name: 'vLLM, a call in the wrong channel',
    source: 'github.com/vllm-project/vllm/issues/51977',
    status: 500,
    body: errorOf(harmony, { type: 'InternalServerError', code: 500 }),
    said: 'unexpected tokens remaining in message header',
  },
  {
    name: 'vLLM, the same with success',
    source: 'github.com/tenstorrent/vllm/issues/386',
    status: 200,
    body: errorOf('Unexpected token 12606 while expecting start token 200006', {
      ...{ type: 'BadRequestError', code: 400 },
    }),
    said: 'Unexpected token 12606 while expecting start token',
  },
  {
    name: 'Bedrock',
    source: 'github.com/strands-agents/harness-sdk/issues/649',
    status: 424,
    body: {
      message:
        'Model produced invalid sequence as part of ToolUse. Please refer to the model tool use troubleshooting guide.',
    },
    said: 'Model produced invalid sequence as part of ToolUse',
  },
  {
    name: 'Cerebras',
    source: 'github.com/vybestack/llxprt-code/issues/221',
    status: 400,
    body: {
      message:
        'Failed to generate tool_calls. Exception: Failed to generate tool call. Tool is not present in the tools list.',
      type: 'invalid_request_error',
    },
    said: 'Failed to generate tool_calls.',
  },
  {
    name: 'Gemini, by the reason to finish',
    source: 'github.com/pydantic/pydantic-ai/pull/3300',
    status: 200,
    body: {
      choices: [
        {
          finish_reason: 'function_call_filter: MALFORMED_FUNCTION_CALL',
          index: 0,
          message: { role: 'assistant', extra_content: { google: {} } },
        },
      ],
      usage: { prompt_tokens: 111, completion_tokens: 14, total_tokens: 125 },
    },
    said: '',
  },
  {
    name: 'Gemini behind a gateway, within a stream',
    source: 'github.com/NousResearch/hermes-agent/pull/83886',
    status: 200,
    body: 'data: {"id":"c","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"malformed_function_call"}]}\n\ndata: [DONE]\n\n',
    said: '',
  },
  {
    name: 'Gemini, a call of what was not offered',
    source: 'github.com/theopenco/llmgateway/pull/2218',
    status: 200,
    body: {
      choices: [{ index: 0, finish_reason: 'UNEXPECTED_TOOL_CALL', message: { content: null } }],
    },
    said: '',
  },
];
