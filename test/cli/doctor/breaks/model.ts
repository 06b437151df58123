import { calling } from '../set-up.ts';
import { asks, type Break, disturbed, nowhere, openaiError, variableWith } from './break.ts';

export const modelBreaks: readonly Break[] = [
  {
    joint: 'endpoint',
    how: 'the workflow names another',
    says: /^Make them the same: `base-url` is http:\S+ in \.github\S+, and OPENAI_BASE_URL is http/,
    set: variableWith('MODEL_URL', () => nowhere),
  },
  {
    joint: 'endpoint',
    how: 'nobody listens',
    says: /cannot be reached at .* the address in OPENAI_BASE_URL/,
    env: () => ({ OPENAI_BASE_URL: nowhere }),
    set: variableWith('MODEL_URL', () => nowhere),
  },
  {
    joint: 'key',
    how: 'it is wrong',
    says: /Set OPENAI_API_KEY to one that is valid there/,
    env: () => ({ OPENAI_API_KEY: 'another-key-of-the-tests' }),
  },
  {
    joint: 'key',
    how: 'only the call is refused',
    says: /Set OPENAI_API_KEY to one that is valid there/,
    set: disturbed('openai', asks, openaiError(401, 'Invalid API key', 'invalid_api_key')),
  },
  {
    joint: 'model-name',
    how: 'the endpoint has no such model',
    says: /Set MODEL to one that OPENAI_API_KEY may use/,
    set: disturbed(
      'openai',
      asks,
      openaiError(404, 'The model `scripted` does not exist', 'model_not_found'),
    ),
  },
  {
    joint: 'tools',
    how: 'the account has no credit',
    says: /Add credit/,
    set: disturbed(
      'openai',
      asks,
      openaiError(429, 'You exceeded your current quota', 'insufficient_quota'),
    ),
  },
  {
    joint: 'tools',
    how: 'the model calls none',
    state: 'amber',
    says: /without calling the tool/,
    set: ({ model }) => {
      model.said = { text: 'I am ready.' };
      return () => {
        model.said = calling;
      };
    },
  },
];
