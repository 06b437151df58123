import { endless } from '../../../support/endless.ts';
import type { SetUp } from '../set-up.ts';
import { type Break, nowhere } from './break.ts';

export const workerBreaks: readonly Break[] = [
  {
    joint: 'worker',
    how: 'nobody listens',
    says: /Set WORKER_URL to the address of the Worker/,
    env: () => ({ WORKER_URL: nowhere }),
  },
  {
    joint: 'worker',
    how: 'it is another server',
    says: /not as the Worker does/,
    env: ({ github }) => ({ WORKER_URL: github.url }),
  },
  {
    joint: 'worker',
    how: 'its answer has no end',
    says: /not as the Worker does/,
    set: ({ worker }) => {
      worker.answers.set('/healthz', endless());
      return () => worker.answers.clear();
    },
  },
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
  {
    joint: 'signature',
    how: 'the secret is another',
    says: /X-Hub-Signature does not match.*Set JIRA_WEBHOOK_SECRET/,
    env: () => ({ JIRA_WEBHOOK_SECRET: 'another-secret-of-the-tests' }),
  },
];

/** Every joint, each broken in at least one way. */
