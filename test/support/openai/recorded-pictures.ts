import { errorOf, hasPicture, type RecordedRefusal } from './recorded-refusal.ts';

const blind = { refuses: hasPicture, loss: 'pictures', asks: 'picture' } as const;

/** Refusals of pictures. */
export const recordedPictures: readonly RecordedRefusal[] = [
  {
    name: 'OpenRouter, a model that cannot see',
    source: 'github.com/nexu-io/nexu/issues/733',
    ...{ status: 404, ...blind },
    body: { error: { message: 'No endpoints found that support image input', code: 404 } },
  },
  {
    name: 'Ollama, a model that cannot see',
    source: 'github.com/ollama/ollama/issues/17301',
    ...{ status: 400, ...blind },
    body: errorOf(
      'this model does not support image input (ref: b8bd630e-4a39-4b57-82af-9158ee9d5703)',
    ),
  },
  {
    name: 'a program for text alone',
    source: 'github.com/FlashML-org/FreeToken/issues/272',
    ...{ status: 400, ...blind },
    body: {
      message: 'Unsupported content part type for text-only server: image_url',
      ...{ type: 'invalid_request_error', param: null, code: null },
    },
  },
  {
    name: 'DeepSeek, which reads text alone',
    source: 'github.com/Zoo-Code-Org/Zoo-Code/issues/1106',
    ...{ status: 400, ...blind },
    body: errorOf(
      'Failed to deserialize the JSON body into the target type: messages[0]: unknown variant `image_url`, expected `text` at line 1 column 90',
    ),
  },
  {
    name: 'llama.cpp, started without a projector',
    source: 'github.com/ggml-org/llama.cpp/issues/15377',
    ...{ status: 500, ...blind },
    body: {
      error: {
        code: 500,
        message:
          'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
        type: 'server_error',
      },
    },
  },
  {
    name: 'vLLM, a model that cannot see',
    source: 'github.com/studio-dots-ai/dots.ocr/issues/61',
    ...{ status: 400, ...blind },
    body: {
      object: 'error',
      message: '/models/qwen is not a multimodal model None',
      ...{ type: 'BadRequestError', param: null, code: 400 },
    },
  },
  {
    name: 'LM Studio, a model that cannot see',
    source: 'github.com/lmstudio-ai/lmstudio-bug-tracker/issues/908',
    ...{ status: 400, ...blind },
    body: { error: 'Model does not support images. Please use a model that does.' },
  },
  {
    name: 'LM Studio, a form that it cannot decode',
    source: 'github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1752',
    ...{ status: 400, ...blind },
    body: { error: "'url' field must be a base64 encoded image." },
  },
  {
    name: 'Bedrock, a model that cannot see',
    source: 'github.com/earendil-works/pi/issues/8960',
    ...{ status: 400, ...blind },
    body: errorOf(
      "Validation error: This model doesn't support the image field for user messages. Remove image and try again.",
    ),
  },
  {
    name: 'OpenAI, a model that cannot see',
    source: 'github.com/vllm-project/vllm/issues/11629',
    ...{ status: 400, ...blind },
    body: errorOf('Invalid content type. image_url is only supported by certain models.', {
      param: 'messages.[0].content.[1].type',
    }),
  },
  {
    name: 'OpenRouter, quoting OpenAI on a model that cannot see',
    source: 'github.com/danny-avila/LibreChat/issues/6333',
    ...{ status: 400, ...blind },
    body: {
      error: {
        code: 400,
        message: 'Provider returned error',
        metadata: {
          provider_name: 'OpenAI',
          raw: JSON.stringify(
            errorOf('Invalid content type. image_url is only supported by certain models.', {
              param: 'messages.[0].content.[1].type',
            }),
          ),
        },
      },
    },
  },
  {
    name: 'Responses, a route for text alone',
    source: 'github.com/can1357/oh-my-pi/issues/3421',
    ...{ status: 400, ...blind, api: 'responses' },
    body: errorOf("Invalid value: 'input_image'. Supported values are: 'input_text'.", {
      param: 'input[1].content[1]',
      code: 'invalid_value',
    }),
  },
  {
    name: 'OpenAI, a picture that cannot be read',
    source: 'github.com/marketing-factory/ai-filemetadata/issues/18',
    ...{ status: 400, ...blind },
    body: errorOf(
      "You uploaded an unsupported image. Please make sure your image has of one the following formats: ['png', 'jpeg', 'gif', 'webp'].",
      { code: 'invalid_image_format' },
    ),
  },
  {
    name: 'llama.cpp, a model that cannot see',
    source: 'github.com/ggml-org/llama.cpp/issues/13566',
    ...{ status: 500, ...blind },
    body: {
      error: {
        code: 500,
        message: 'image input is not supported by this server',
        type: 'server_error',
      },
    },
  },
  {
    name: 'vLLM, more pictures than it takes',
    source: 'github.com/vllm-project/vllm/issues/13513',
    ...{ status: 400, ...blind },
    body: {
      object: 'error',
      message: 'At most 1 image(s) may be provided in one request.',
      ...{ type: 'BadRequestError', param: null, code: 400 },
    },
  },
  {
    name: 'Anthropic, a picture that cannot be read',
    source: 'github.com/anthropics/claude-code/issues/5473',
    ...{ status: 400, ...blind },
    body: {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'Could not process image' },
    },
  },
  {
    name: 'Gemini, a picture that cannot be read',
    source: 'github.com/egoist/chatwise-releases/issues/799',
    ...{ status: 400, ...blind },
    body: {
      error: {
        message:
          'Unable to process input image. Please retry or report in https://developers.generativeai.google/guide/troubleshooting (request id: 2025052708305369174592432902753)',
        ...{ type: '', param: '', code: 400 },
      },
    },
  },
  {
    name: 'Groq, a model that cannot see',
    source: 'github.com/obot-platform/obot/issues/2693',
    ...{ status: 400, ...blind },
    body: errorOf('message[0].content must be a string'),
  },
];
