/** A successful answer that holds an error in place of a reply, or after its beginning. */
export interface RecordedStream {
  readonly name: string;
  /** Where it was seen. */
  readonly source: string;
  /** The answer as it was sent. */
  readonly text: string;
  /** What the endpoint says is wrong. */
  readonly said: string;
  /** How often it is asked before a person is told. */
  readonly times: 1 | 2 | 4;
  readonly kind?: 'prompt-too-long';
}

const data = (...events: readonly object[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

const chunk = (delta: object, more: object = {}) => ({
  ...{ id: 'c', object: 'chat.completion.chunk' },
  choices: [{ index: 0, delta, finish_reason: null }],
  ...more,
});

const half = data(chunk({ role: 'assistant', content: 'Hel' }));
const done = 'data: [DONE]\n\n';
const long = 'the request exceeds the available context size';
const exceeded =
  "The input (172830 tokens) is longer than the model's maximum context length of 131072 tokens.";
const stopped =
  'model runner has unexpectedly stopped, this may be due to resource limitations or an internal error, check ollama server logs for details';

/** Errors in successful answers, most of them streams. */
export const recordedStreams: readonly RecordedStream[] = [
  {
    name: 'llama.cpp, a field of its own',
    source: 'github.com/coddy-project/coddy-agent/pull/106',
    text: `error: {"code":400,"message":"${long}. try increasing the context size or enable context shift","type":"invalid_request_error"}\n\n${done}`,
    ...{ said: long, times: 1, kind: 'prompt-too-long' },
  },
  {
    name: 'llama.cpp, the same after a beginning',
    source: 'github.com/coddy-project/coddy-agent/pull/106',
    text: `${half}error: {"code":500,"message":"context size exceeded"}\n\n`,
    ...{ said: 'context size exceeded', times: 1, kind: 'prompt-too-long' },
  },
  {
    name: 'llama.cpp, no stream',
    source: 'github.com/oobabooga/text-generation-webui/issues/7257',
    text: `{"error":{"code":400,"message":"${long}","type":"exceed_context_size_error","n_prompt_tokens":14429,"n_ctx":8192}}`,
    ...{ said: long, times: 1, kind: 'prompt-too-long' },
  },
  {
    name: 'Ollama, a line without a field',
    source: 'github.com/ollama/ollama/issues/14093',
    text: `${half}{"error":{"message":"${stopped}","type":"api_error","param":null,"code":null}}\n`,
    ...{ said: 'model runner has unexpectedly stopped', times: 4 },
  },
  {
    name: 'Ollama, such a line in place of a reply, and an end',
    source: 'github.com/use-agent-os/agent-os/issues/2214',
    text: `{"error":"an error was encountered while running the model"}\n\n${done}`,
    ...{ said: 'an error was encountered while running the model', times: 2 },
  },
  {
    name: 'OpenRouter, in a chunk',
    source: 'github.com/dcdpr/jp/pull/978',
    text:
      half +
      data({
        ...chunk({ content: '' }),
        error: {
          ...{ code: 502, message: 'Provider disconnected' },
          metadata: { error_type: 'provider_unavailable' },
        },
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
      }),
    ...{ said: 'answered 502 with an error: “Provider disconnected”', times: 4 },
  },
  {
    name: 'OpenRouter, a code in words',
    source: 'github.com/use-agent-os/agent-os/issues/2214',
    text:
      half +
      data({
        ...chunk({}),
        error: { code: 'server_error', message: 'Provider disconnected unexpectedly' },
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
      }),
    ...{ said: 'Provider disconnected unexpectedly', times: 4 },
  },
  {
    name: 'OpenRouter, a prompt that is too long',
    source: 'github.com/dcdpr/jp/pull/978',
    text: data({
      error: { code: 400, message: 'prompt is too long: 1284668 tokens > 1000000 maximum' },
      choices: [],
    }),
    ...{ said: 'prompt is too long', times: 1, kind: 'prompt-too-long' },
  },
  {
    name: 'OpenRouter, without choices',
    source: 'github.com/diegosouzapw/OmniRoute/pull/8210',
    text:
      data({
        ...chunk({}, { choices: [] }),
        error: { code: 502, message: 'Worker local total request limit reached (33/32)' },
      }) + done,
    ...{ said: 'Worker local total request limit reached (33/32)', times: 4 },
  },
  {
    name: 'OpenRouter, in a choice',
    source: 'github.com/genkit-ai/genkit/pull/6079',
    text:
      half +
      data({
        choices: [
          {
            ...{ index: 0, delta: {}, finish_reason: 'error' },
            error: { message: 'upstream timed out', code: 504 },
          },
        ],
      }) +
      done,
    ...{ said: 'answered 504 with an error: “upstream timed out”', times: 4 },
  },
  {
    name: 'OpenRouter, by the reason to finish alone',
    source: 'github.com/gethouston/houston/pull/1211',
    text:
      half + data({ choices: [{ index: 0, delta: {}, finish_reason: 'network_error' }] }) + done,
    ...{ said: 'answered 503 with an error', times: 4 },
  },
  {
    name: 'vLLM, a reply that it aborts',
    source: 'github.com/vllm-project/vllm/issues/57082',
    text: half + data({ choices: [{ index: 0, delta: {}, finish_reason: 'abort' }] }) + done,
    ...{ said: 'answered 503 with an error', times: 4 },
  },
  {
    name: 'Z.ai, a prompt that leaves no room for a reply',
    source: 'github.com/anomalyco/opencode/issues/18813',
    text:
      data({
        choices: [{ index: 0, delta: {}, finish_reason: 'model_context_window_exceeded' }],
      }) + done,
    ...{ said: 'an empty reply', times: 1, kind: 'prompt-too-long' },
  },
  {
    name: 'vLLM, a request that it refuses',
    source: 'github.com/BerriAI/litellm/pull/32237',
    text: `data: {"error": {"object": "error", "message": "The prompt breaks rule 17.", "type": "BadRequestError", "param": null, "code": 400}}\ndata: [DONE]\n\n`,
    ...{ said: 'answered 400 with an error: “The prompt breaks rule 17.”', times: 1 },
  },
  {
    name: 'SGLang, a prompt that is too long',
    source: 'github.com/BerriAI/litellm/issues/25492',
    text: `data: {"error": {"object": "error", "message": "${exceeded}", "type": "BadRequestError", "param": null, "code": 400}}\ndata: [DONE]\n\n`,
    ...{ said: 'maximum context length of 131072', times: 1, kind: 'prompt-too-long' },
  },
  {
    name: 'a gateway, in members of its own',
    source: 'github.com/NousResearch/hermes-agent/pull/65738',
    text: `${data({ choices: null, error_type: 'BadRequestError', error_message: exceeded })}${done}`,
    ...{ said: 'maximum context length of 131072', times: 1, kind: 'prompt-too-long' },
  },
  {
    name: 'the same, which then ends',
    source: 'github.com/NousResearch/hermes-agent/pull/65738',
    text: data(
      { type: 'ping' },
      { choices: null, error_type: 'BadRequestError', error_message: 'The prompt breaks rule 17.' },
    ),
    ...{
      said: 'answered 400 with a reply that breaks off: “The prompt breaks rule 17.”',
      times: 1,
    },
  },
  {
    name: 'data that are no JSON',
    source: 'github.com/headroomlabs-ai/headroom/pull/3083',
    text: `${half}data: Internal Server Error\n\n`,
    ...{ said: 'a reply that breaks off: “Internal Server Error”', times: 4 },
  },
  {
    name: 'LiteLLM, a code in a text',
    source: 'github.com/BerriAI/litellm/issues/26015',
    text: data({
      error: { message: 'RESOURCE_EXHAUSTED', type: 'throttling_error', param: null, code: '429' },
    }),
    ...{ said: 'answered 429 with an error: “RESOURCE_EXHAUSTED”', times: 4 },
  },
  {
    name: 'Anthropic’s overload, as a named event',
    source: 'github.com/use-agent-os/agent-os/pull/2608',
    text: `${half}event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n`,
    ...{ said: 'answered 503 with an error: “Overloaded”', times: 4 },
  },
  {
    name: 'a named event of no known form',
    source: 'github.com/zeta-chain/docs/pull/728',
    text: `${half}event: error\ndata: {"message":"Upstream error","body":"no healthy upstream"}\n\n`,
    ...{ said: 'Upstream error', times: 2 },
  },
  {
    name: 'a named event that is a text',
    source: 'github.com/headroomlabs-ai/headroom/pull/3083',
    text: `event: error\ndata: upstream reset\n\n`,
    ...{ said: 'upstream reset', times: 2 },
  },
  {
    name: 'no credit, within a stream',
    source: 'github.com/apache/rocketmq-dashboard/issues/2178',
    text: `data: {"error":{"message":"quota exceeded","code":"insufficient_quota"}}\n\n${done}`,
    ...{ said: 'quota exceeded', times: 1 },
  },
  {
    name: 'an error without success',
    source: 'github.com/CommandCodeAI/command-code/issues/785',
    text: '{"success":false,"error":{"code":"INTERNAL_SERVER_ERROR","status":500,"message":"An unexpected error occurred."}}',
    ...{ said: 'answered 500 with an error: “An unexpected error occurred.”', times: 4 },
  },
  {
    name: 'the page of a proxy after a beginning',
    source: 'github.com/BerriAI/litellm/issues/33404',
    text: `${half}<html><head><title>502 Bad Gateway</title></head></html>`,
    ...{ said: 'a reply that breaks off: “502 Bad Gateway”', times: 4 },
  },
  {
    name: 'Envoy’s sentence after a beginning',
    source: 'github.com/envoyproxy/envoy/issues/4567',
    text: `${half}upstream connect error or disconnect/reset before headers. reset reason: connection termination`,
    ...{ said: 'reset reason: connection termination', times: 4 },
  },
];
