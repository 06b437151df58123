import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
/** Bytes that the Worker may have, compressed, as it is deployed. */
const most = 40_000;

test(`the Worker has at most ${most} bytes compressed, as it is deployed`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  try {
    const deploy = [wrangler, 'deploy', '--dry-run', '--outdir', folder];
    const env = { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, ...quiet };
    await promisify(execFile)(process.execPath, deploy, { cwd: root, env });
    const bundle = gzipSync(await readFile(join(folder, 'index.js')));
    expect(bundle.byteLength).toBeLessThanOrEqual(most);
    expect(bundle.byteLength).toBeGreaterThan(most / 10);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const quiet = {
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
};
