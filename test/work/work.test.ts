import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test.concurrent.each(['files', 'test-reports', 'tickets', 'replies'])(
  'twice the input takes at most so much more work: readers of %s',
  async (subject) => {
    const run = ['--import', at('meter.ts'), at('index.ts'), '--of', subject, '--short'];
    const { stdout } = await promisify(execFile)('node', [...run, '--length', '512']);
    expect(stdout).toBe('');
  },
  240_000,
);
