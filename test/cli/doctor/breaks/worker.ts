import { endless } from '../../../support/endless.ts';
import { calling, type SetUp } from '../set-up.ts';
import {
  asks,
  type Break,
  breaksOf,
  disturbed,
  nowhere,
  openaiError,
  variableWith,
} from './break.ts';

export const workerBreaks: readonly Break[] = [
  ...breaksOf('worker', {
    'nobody listens': {
      says: /Set WORKER_URL to the address of the Worker/,
      env: () => ({ WORKER_URL: nowhere }),
    },
    'it is another server': {
      says: /not as the Worker does/,
      env: ({ github }) => ({ WORKER_URL: github.url }),
    },
    'its answer has no end': {
      says: /not as the Worker does/,
      set: ({ worker }) => {
        worker.answers.set('/healthz', endless());
        return () => worker.answers.clear();
      },
    },
  }),
  ...(
    [
      ['worker-settings', '/healthz', { error: 'Set GITHUB_TOKEN.' }, /Set GITHUB_TOKEN\./],
      [
        'worker-token',
        '/healthz?check',
        {
          ok: false,
          checked: 1,
          errors: ['GITHUB_REPOSITORY cannot be used: GitHub answered 401.'],
        },
        /GITHUB_REPOSITORY cannot be used/,
      ],
    ] as const
  ).map(([joint, path, body, says]) => ({
    joint,
    how: 'it says so',
    says,
    set: ({ worker }: SetUp) => {
      worker.answers.set(path, { status: 503, body });
      return () => worker.answers.clear();
    },
  })),
  ...breaksOf('signature', {
    'the secret is another': {
      says: /X-Hub-Signature does not match.*Set JIRA_WEBHOOK_SECRET/,
      env: () => ({ JIRA_WEBHOOK_SECRET: 'another-secret-of-the-tests' }),
    },
  }),
];

export const modelBreaks: readonly Break[] = [
  ...breaksOf('endpoint', {
    'the workflow names another': {
      says: /^Make them the same: `base-url` is http:\S+ in \.github\S+, and OPENAI_BASE_URL is http/,
      set: variableWith('MODEL_URL', () => nowhere),
    },
    'nobody listens': {
      says: /cannot be reached at .* the address in OPENAI_BASE_URL/,
      env: () => ({ OPENAI_BASE_URL: nowhere }),
      set: variableWith('MODEL_URL', () => nowhere),
    },
  }),
  ...breaksOf('key', {
    'it is wrong': {
      says: /Set OPENAI_API_KEY to one that is valid there/,
      env: () => ({ OPENAI_API_KEY: 'another-key-of-the-tests' }),
    },
    'only the call is refused': {
      says: /Set OPENAI_API_KEY to one that is valid there/,
      set: disturbed('openai', asks, openaiError(401, 'Invalid API key', 'invalid_api_key')),
    },
  }),
  ...breaksOf('model-name', {
    'the endpoint has no such model': {
      says: /Set MODEL to one that OPENAI_API_KEY may use/,
      set: disturbed(
        'openai',
        asks,
        openaiError(404, 'The model `scripted` does not exist', 'model_not_found'),
      ),
    },
  }),
  ...breaksOf('tools', {
    'the account has no credit': {
      says: /Add credit/,
      set: disturbed(
        'openai',
        asks,
        openaiError(429, 'You exceeded your current quota', 'insufficient_quota'),
      ),
    },
    'the model calls none': {
      state: 'amber',
      says: /without calling the tool/,
      set: ({ model }) => {
        model.said = { text: 'I am ready.' };
        return () => {
          model.said = calling;
        };
      },
    },
  }),
];
