import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findChromium, startChromium } from '../support/chromium.ts';
import { type Routes, type StandIn, startStandIn } from '../support/stand-in.ts';
import { createdWebhook, ignoredWebhook, sign } from '../support/webhook.ts';
import { type RunningWorker, startWorker } from '../support/worker.ts';

const program = findChromium();
const where = program === undefined ? ' (not checked: there is no Chromium)' : '';
const secret = 'the secret of the webhook';
const password = 'a password';
const site = 'acme.atlassian.net';

/** A GitHub that accepts every dispatch and starts no run. */
const routes: Routes = {
  'POST /repos/{owner}/{repo}/dispatches': () => ({ status: 204 }),
  'GET /repos/{owner}/{repo}/actions/runs': () => ({
    status: 200,
    body: { total_count: 0, workflow_runs: [] },
  }),
};

describe('the real Worker’s status page', () => {
  let github: StandIn;
  let worker: RunningWorker;

  beforeAll(async () => {
    github = await startStandIn(routes);
    worker = await startWorker({
      ...{ secret, githubToken: 'token-7', repository: 'acme/shop', githubApiUrl: github.url },
      more: { STATUS_PASSWORD: password },
    });
    expect(await post('d-1', createdWebhook({ key: 'SHOP-7', id: '10077', site }))).toBe(202);
    expect(await post('d-2', ignoredWebhook({ key: 'SHOP-8', id: '10078', site }))).toBe(200);
    expect(await post('d-3', createdWebhook({ key: 'SHOP-9', id: '10079', site }), 'guessed')).toBe(
      401,
    );
  });
  afterAll(async () => {
    await worker?.[Symbol.asyncDispose]();
    await github?.[Symbol.asyncDispose]();
  });

  test('is closed to a stranger', async () => {
    const answer = await fetch(`${worker.url}/status`);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('SHOP-7');
  });

  test('shows deliveries, their states, and rejected requests', async () => {
    const page = await vi.waitFor(
      async () => {
        const text = await readStatus();
        expect(text).toContain('<span class="state good">dispatched</span>');
        expect(text).toContain('<td data-name="X-Hub-Signature does not match"><div>1</div></td>');
        return text;
      },
      { timeout: 300_000, interval: 200 },
    );
    expect(page).toContain(`<a href="https://${site}/browse/SHOP-7">SHOP-7</a>`);
    expect(page).toContain(`<a href="https://${site}/browse/SHOP-8">SHOP-8</a>`);
    expect(page).toContain('<span class="state faint">ignored</span>');
    expect(page).not.toContain('SHOP-9');
  });

  test.skipIf(program === undefined)(`opens in a browser with its password${where}`, async () => {
    await using browser = await startChromium(program ?? '');
    await browser.page.open(
      `${worker.url.replace('//', `//operator:${encodeURIComponent(password)}@`)}/status`,
    );
    const tickets = `[...document.querySelectorAll('section:last-child tbody th')].map((cell) => cell.innerText)`;
    expect(await browser.page.evaluate(tickets)).toEqual(['SHOP-8', 'SHOP-7']);
  });

  async function readStatus(): Promise<string> {
    const headers = { authorization: `Basic ${btoa(`operator:${password}`)}` };
    const answer = await fetch(`${worker.url}/status`, { headers });
    return answer.text();
  }

  async function post(delivery: string, webhook: object, key = secret): Promise<number> {
    const body = JSON.stringify({ ...webhook, timestamp: Date.now() });
    const headers = {
      'content-type': 'application/json',
      'x-atlassian-webhook-identifier': delivery,
      'x-hub-signature': await sign(key, body),
    };
    const answer = await fetch(`${worker.url}/webhooks/jira`, { method: 'POST', headers, body });
    await answer.text();
    return answer.status;
  }
});
