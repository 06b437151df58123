import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { type Routes, type StandIn, startStandIn } from '../support/stand-in.ts';
import { createdWebhook, ignoredWebhook, sign } from '../support/webhook.ts';
import { type RunningWorker, startWorker } from '../support/worker.ts';
import { bundleWorker, wrangler } from '../support/workerd/bundle.ts';
import { crash } from '../support/workerd/crash.ts';
import { storm } from '../support/workerd/storm.ts';
import { compatibilityDate } from '../support/workerd/workerd.ts';
import { hasBrowser, startBrowser, whereNone } from './browser.ts';

/** Largest compressed size of the Worker as deployed, in bytes. */
const limit = 42_000;

test('a deploy replaces the code of the object at once, together with that of the Worker', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const file = join(folder, 'form');
    await wrangler('deploy', '--dry-run', '--outfile', file);
    const [, metadata = '{}'] =
      /name="metadata"\r?\n\r?\n(.*)\r?\n/.exec(await readFile(file, 'utf8')) ?? [];
    expect(JSON.parse(metadata)).toMatchObject({
      code_update_strategy: { mode: 'immediate' },
      exports: { Inbox: { type: 'durable-object' } },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test(`the deployed Worker has at most ${limit} bytes compressed`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  try {
    const { file } = await bundleWorker(folder);
    const bundle = gzipSync(await readFile(file));
    expect(bundle.byteLength).toBeLessThanOrEqual(limit);
    expect(bundle.byteLength).toBeGreaterThan(limit / 10);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('workerd', () => {
  let folder = '';
  let file = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-test-'));
    ({ file } = await bundleWorker(join(folder, 'worker')));
  });
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

  describe('the Worker on workerd', () => {
    it('loses and repeats nothing if it is killed repeatedly and GitHub fails', async () => {
      const options = { seed: 1, kills: 4, deliveries: 16, fails: 0.2, duration: 1_500, speed: 20 };
      const result = await crash({ file, folder, ...options });
      expect(result).toMatchObject({ kills: 4, lost: 0, doubled: 0, open: 0 });
      expect(result.accepted).toBeGreaterThan(12);
      expect(result.posted).toBeGreaterThan(result.accepted);
    }, 180_000);

    it('stores every ticket of a storm, rejects forged ones, and starts no more runs than the cap', async () => {
      const result = await storm({ file, folder, tickets: 600, forged: 60, hourlyCap: 5 });
      expect(result).toMatchObject({ accepted: 600, stored: 600, believed: 0, started: 5 });
    });
  });

  it('workerd has the compatibility date of wrangler.toml', async () => {
    const settings = await readFile(new URL('../../wrangler.toml', import.meta.url), 'utf8');
    expect(settings).toContain(`compatibility_date = "${compatibilityDate}"`);
  });
});

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

  test.skipIf(!hasBrowser)(`opens in a browser with its password${whereNone}`, async () => {
    await using browser = await startBrowser();
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
