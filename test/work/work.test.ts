import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const subjects = ['files', 'test-reports', 'tickets', 'replies'];

// In one process: that the source is counted takes longer than most readers.
test('twice the input takes at most so much more work, whoever reads it', async () => {
  const run = ['--import', at('meter.ts'), at('index.ts'), '--short', '--length', '512'];
  const of = subjects.flatMap((subject) => ['--of', subject]);
  const { stdout } = await promisify(execFile)('node', [...run, ...of]);
  expect(stdout).toBe('');
}, 900_000);
