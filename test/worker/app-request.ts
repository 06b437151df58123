import { env } from 'cloudflare:workers';
import type { ExecutionContext } from 'hono';
import { vi } from 'vitest';
import { app, type Bindings } from '../../src/worker/app.ts';
import type { InboxPort } from '../../src/worker/inbox/index.ts';
import { sign } from '../support/webhook.ts';

/** Sends a request to the app; `access` is what Cloudflare Access says about the visitor. */
export async function request(
  path: string,
  init: RequestInit = {},
  differing: Partial<Bindings> = {},
  access?: object,
): Promise<Response> {
  const context: ExecutionContext = {
    waitUntil: vi.fn(),
    passThroughOnException: vi.fn(),
    props: {},
    ...(access === undefined ? {} : { access }),
  };
  return app.request(path, init, { ...env, ...differing }, context);
}

/** Sends a webhook as Jira does, signed and with an identity, unless `headers` differ. */
export async function post(
  body: string,
  headers: Readonly<Record<string, string>> = {},
  differing: Partial<Bindings> = {},
) {
  const usual = {
    'content-type': 'application/json; charset=utf-8',
    'x-hub-signature': await sign('a secret of the tests', body),
    'x-atlassian-webhook-identifier': 'd-1',
  };
  const init = { method: 'POST', body, headers: { ...usual, ...headers } };
  return json(await request('/webhooks/jira', init, differing));
}

/** The status and JSON body of an answer. */
export async function json(answer: Response): Promise<{ status: number; body: unknown }> {
  return { status: answer.status, body: await answer.json() };
}

/** An inbox that stores everything and reports nothing, unless it is to differ. */
export function inboxes(differing: Partial<InboxPort> = {}): Bindings['INBOX'] {
  const inbox = {
    keep: async () => 'kept' as const,
    refuse: async () => {},
    check: async () => ({ ok: true, checked: 0, errors: [] }),
    report: async () => ({ deliveries: [], waiting: [], refused: [] }),
    sweep: async () => {},
    ...differing,
  };
  return { getByName: () => inbox };
}
