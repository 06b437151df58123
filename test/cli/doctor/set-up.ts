import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitHubStandIn, startGitHub } from '../../support/github/github.ts';
import { type JiraStandIn, startJira } from '../../support/jira/jira.ts';
import { type OpenAiStandIn, startOpenAi } from '../../support/openai/openai.ts';
import type { Said } from '../../support/openai/said.ts';
import { shopFiles } from '../../support/shop/shop.ts';
import { type Answer, close, listen } from '../../support/stand-in.ts';
import { bundleWorker } from '../../support/workerd/bundle.ts';
import { startWorkerd } from '../../support/workerd/workerd.ts';

export const secrets = {
  OPENAI_API_KEY: 'model-key-of-the-tests',
  JIRA_TOKEN: 'jira-token-of-the-tests',
  GITHUB_TOKEN: 'github-token-of-the-tests',
  JIRA_WEBHOOK_SECRET: 'webhook-secret-of-the-tests',
} as const;

export const workflowPath = '.github/workflows/jira-bug-fix.yml';

export const workflowText = `name: Jira bug fix
run-name: jira \${{ github.event.client_payload.ticket }} [\${{ github.event.client_payload.delivery || 'by hand' }}]
on:
  repository_dispatch:
    types: [jira-bug-fix]
  pull_request:
  pull_request_review:
  pull_request_review_comment:
  issue_comment:
  schedule: [{ cron: '17 * * * *' }]
  check_suite:
  status:
  push:
permissions:
  contents: write
  pull-requests: write
  actions: write
  checks: read
  statuses: read
jobs:
  fix:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: acme/jira-bug-fix-agent@v1
        with:
          ticket: \${{ inputs.ticket }}
          jira-url: \${{ vars.JIRA_URL }}
          jira-email: \${{ vars.JIRA_EMAIL }}
          jira-token: \${{ secrets.JIRA_TOKEN }}
          model: scripted
          base-url: \${{ vars.MODEL_URL }}
          api-key: \${{ secrets.MODEL_API_KEY }}
          transition-on-pull-request: In Prüfung
          test-command: python3 -m pytest
          reviewers: \${{ github.actor }}
`;

/** Everything that a set-up joins, on loopback and in order. Tests break it in one place and mend it. */
export interface SetUp extends AsyncDisposable {
  readonly jira: JiraStandIn;
  readonly github: GitHubStandIn;
  readonly openai: OpenAiStandIn;
  /** A clone of the repository. */
  readonly checkout: string;
  /** The Worker. Its `answers` replace its own, by path and query. */
  readonly worker: { readonly url: string; readonly answers: Map<string, Answer> };
  /** What the model replies. */
  readonly model: { said: Said };
  /** Variables that configure everything but the project's commands. */
  readonly env: Readonly<Record<string, string>>;
}

export const calling: Said = { toolCalls: [{ name: 'confirm', input: { ready: true } }] };

/** Starts a set-up in which nothing is broken. */
export async function startSetUp(): Promise<SetUp> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  const model = { said: calling };
  const [jira, openai, github, bundle] = await Promise.all([
    startJira({ token: secrets.JIRA_TOKEN }),
    startOpenAi(() => model.said, {
      apiKey: secrets.OPENAI_API_KEY,
    }),
    startGitHub({
      repository: 'acme/shop',
      token: secrets.GITHUB_TOKEN,
      files: { ...shopFiles, [workflowPath]: workflowText },
    }),
    bundleWorker(join(folder, 'bundle')),
  ]);
  jira.addIssue({ key: 'SHOP-7', summary: 'Total is wrong', status: 'In Arbeit' });
  for (const name of ['JIRA_TOKEN', 'MODEL_API_KEY']) github.settings.secrets.add(name);
  const { variables } = github.settings;
  variables.set('JIRA_URL', jira.url).set('JIRA_EMAIL', jira.email).set('MODEL_URL', openai.url);
  const checkout = join(folder, 'checkout');
  await github.clone(checkout);
  const bindings = {
    JIRA_WEBHOOK_SECRET: secrets.JIRA_WEBHOOK_SECRET,
    GITHUB_TOKEN: secrets.GITHUB_TOKEN,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_API_URL: github.url,
  };
  const served = { file: bundle.file, bindings, hasInbox: true };
  const workerd = await startWorkerd(join(folder, 'worker'), served);
  const front = await startFront(workerd.url);
  return {
    ...{ jira, github, openai, checkout, model, worker: front },
    env: {
      ...secrets,
      OPENAI_BASE_URL: openai.url,
      MODEL: 'scripted',
      JIRA_URL: jira.url,
      JIRA_EMAIL: jira.email,
      GITHUB_API_URL: github.url,
      WORKER_URL: front.url,
    },
    async [Symbol.asyncDispose]() {
      const parts = [jira, github, openai, front, workerd];
      await Promise.all(parts.map((part) => part[Symbol.asyncDispose]()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Passes requests on to the Worker, unless another answer is set for their path and query. */
async function startFront(target: string) {
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { url = '/', method = 'GET', headers } = request;
    const faulty = answers.get(url);
    if (faulty?.fault !== undefined) return faulty.fault(response);
    if (faulty !== undefined) {
      return response.writeHead(faulty.status).end(JSON.stringify(faulty.body));
    }
    const passed = ['content-type', 'x-hub-signature', 'x-atlassian-webhook-identifier'];
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: Object.fromEntries(
        passed.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
      ),
      ...(method === 'POST' && { body: Buffer.concat(chunks) }),
    });
    return response.writeHead(answer.status).end(await answer.text());
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, answers, [Symbol.asyncDispose]: () => close(server) };
}
