import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleWorker, wrangler } from '../support/workerd/bundle.ts';

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
