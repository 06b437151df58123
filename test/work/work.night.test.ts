import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// In one process: that the source is counted takes longer than most readers. A longer search has longer texts.
test('twice the input takes at most so much more work, whoever reads it, and every reader is counted', async () => {
  const long = inject('propertyRuns') > 1 ? ['--long'] : [];
  // What matches an expression in countable steps calls itself for each of them.
  const node = `ulimit -s 65000; exec node --stack-size=60000 --import ${at('meter.ts')} "$@"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', node, 'sh', at('index.ts'), ...long]);
  expect(stdout).toBe('');
}, 900_000);
