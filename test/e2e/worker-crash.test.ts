import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleWorker } from '../support/workerd/bundle.ts';
import { crash } from '../support/workerd/crash.ts';
import { storm } from '../support/workerd/storm.ts';
import { compatibilityDate } from '../support/workerd/workerd.ts';

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
