import { errorOf, has, type RecordedRefusal } from './recorded-refusal.ts';

const openai = 'https://api.openai.com/v1';

/** Refusals of a stream, of the cache and of fields that an endpoint does not know. */
export const recordedFields: readonly RecordedRefusal[] = [
  {
    name: 'Gemini, a field that it does not know',
    source: 'github.com/yym68686/ChatGPT-Telegram-Bot/issues/101',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message:
            'Invalid JSON payload received. Unknown name "stream_options": Cannot find field.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    refuses: has('stream_options'),
  },
  {
    name: 'OpenAI, a model that does not stream',
    source: 'github.com/ChatGPTNextWeb/NextChat/issues/5410',
    status: 400,
    body: errorOf(
      "Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported.",
      { param: 'stream', code: 'unsupported_value' },
    ),
    ...{ refuses: has('stream'), loss: 'streaming' },
  },
  {
    name: 'Azure, the key of the cache',
    source: 'github.com/MoonshotAI/kimi-code/issues/2611',
    status: 400,
    body: errorOf('Unrecognized request argument supplied: prompt_cache_key'),
    ...{ refuses: has('prompt_cache_key'), host: openai, asks: 'exchange' },
  },
  {
    name: 'an older model, breakpoints of the cache',
    // Documented for gpt-5.6 and later; the sentence is that of any field which a model does not know.
    source: 'github.com/run-llama/llama_index/issues/17731',
    status: 400,
    body: errorOf("Unknown parameter: 'prompt_cache_options'.", {
      param: 'prompt_cache_options',
      code: 'unknown_parameter',
    }),
    ...{ refuses: has('prompt_cache_options'), host: openai, asks: 'exchange' },
    ...{ model: 'gpt-6-sol', loss: 'caching' },
  },
  {
    name: 'a gateway, storage',
    source: 'github.com/Gitlawb/openclaude/issues/739',
    status: 422,
    body: {
      detail: [
        {
          ...{ type: 'extra_forbidden', loc: ['body', 'store'], input: false },
          msg: 'Extra inputs are not permitted',
        },
        {
          ...{ type: 'extra_forbidden', loc: ['body', 'include'], input: [] },
          msg: 'Extra inputs are not permitted',
        },
      ],
    },
    ...{ refuses: has('store', 'include'), api: 'responses' },
  },
  {
    name: 'OpenAI, an organization that is not verified',
    source: 'github.com/BeehiveInnovations/pal-mcp-server/issues/134',
    status: 400,
    body: {
      error: {
        ...{ code: 400, message: 'Provider returned error' },
        metadata: {
          provider_name: 'OpenAI',
          raw: JSON.stringify(
            errorOf(
              'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization. If you just verified, it can take up to 15 minutes for access to propagate.',
              { param: 'stream', code: 'unsupported_value' },
            ),
          ),
        },
      },
    },
    ...{ refuses: has('stream'), loss: 'streaming' },
  },
  {
    name: 'OpenAI, a model without tools',
    source: 'github.com/UKGovernmentBEIS/inspect_ai/pull/1290',
    status: 404,
    body: errorOf(
      'tools is not supported in this model. For a list of supported models, refer to https://platform.openai.com/docs/guides/function-calling#models-supporting-function-calling.',
    ),
    ...{ refuses: has('tools'), loss: 'tools', asks: 'plan' },
  },
  {
    name: 'Azure, a model without tools',
    source: 'github.com/MicrosoftDocs/azure-docs/issues/118069',
    status: 404,
    body: errorOf('Unrecognized request argument supplied: tools'),
    ...{ refuses: has('tools'), loss: 'tools', asks: 'plan' },
  },
];
