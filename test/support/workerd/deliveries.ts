import { createdWebhook, sign } from '../webhook.ts';

/** A webhook with its delivery id and signature. */
export interface Delivery {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
}

/** The Worker's webhook secret. */
const secret = 'a secret of the benchmark';

/** The repository that the Worker dispatches to. */
const repository = 'acme/shop';

/** Returns the Worker's variables, with GitHub at an address. */
export const bindingsFor = (githubUrl: string, hourlyCap: number) => ({
  JIRA_WEBHOOK_SECRET: secret,
  GITHUB_TOKEN: 'token-of-the-benchmark',
  GITHUB_REPOSITORY: repository,
  GITHUB_API_URL: githubUrl,
  HOURLY_CAP: String(hourlyCap),
});

/** Creates webhooks for new tickets, each of about `bytes` bytes. */
export async function createdDeliveries(
  count: number,
  name: string,
  bytes = 10_000,
): Promise<readonly Delivery[]> {
  const timestamp = Date.now();
  const made = Array.from({ length: count }, async (_, index) => {
    const key = `SHOP-${index + 1}`;
    const ticket = { key, id: String(10_000 + index), site: 'acme.atlassian.net' };
    const bare = JSON.stringify({ ...createdWebhook(ticket), timestamp });
    const description = 'The total is wrong. '.repeat(bytes / 20).slice(0, bytes - bare.length);
    const body = JSON.stringify({ ...createdWebhook({ ...ticket, description }), timestamp });
    return { id: `${name}-${index}`, body, signature: await sign(secret, body) };
  });
  return Promise.all(made);
}

/** Posts a delivery once. `status` is 0 if there is no answer. */
export async function post(
  url: string,
  { id, body, signature }: Delivery,
): Promise<{ readonly status: number; readonly milliseconds: number }> {
  const start = performance.now();
  try {
    const answer = await fetch(`${url}/webhooks/jira`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-hub-signature': signature,
        'x-atlassian-webhook-identifier': id,
      },
    });
    await answer.arrayBuffer();
    return { status: answer.status, milliseconds: performance.now() - start };
  } catch {
    return { status: 0, milliseconds: performance.now() - start };
  }
}

/** Processes a list, at most `limit` items at a time. */
export async function forEachLimit<T>(
  limit: number,
  list: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  const worker = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
