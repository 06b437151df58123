import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectOutput, runProgram } from '../../../src/adapters/sandbox/process.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n'), maxLength: 30 });

it('keeps the first and the last half of the limit, however the output is chunked', () => {
  fc.assert(
    fc.property(fc.array(letters), fc.integer({ min: 1, max: 20 }), (chunks, half) => {
      const output = collectOutput(2 * half);
      for (const chunk of chunks) output.add(Buffer.from(chunk));
      const whole = chunks.join('');
      const gap = whole.length - 2 * half;
      const cut = `${whole.slice(0, half)}\n[${gap} bytes of output were left out here]\n${whole.slice(-half)}`;
      expect(output.text()).toBe(gap > 0 ? cut : whole);
    }),
  );
});

it('keeps no more of a million small chunks than of one large chunk', () => {
  const output = collectOutput(4 * 1024 * 1024);
  const chunk = Buffer.from('a');
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 1_000_000; count += 1) output.add(chunk);
  // Garbage that is not collected yet counts, too; a million kept chunks have more than 100 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
  expect(output.text()).toHaveLength(1_000_000);
});

it('keeps 4 MiB of what a program prints, and says how much it left out', async () => {
  const argv = [
    '/bin/sh',
    '-c',
    'yes 0123456 | head -c 52428800; yes failed | head -c 1000000 >&2',
  ];
  const program = { argv, killBy: 'process-group', timeout: 300_000 } as const;
  const { code, output, errors } = await runProgram(program);
  expect(code).toBe(0);
  expect(output.length).toBeLessThan(4 * 1024 * 1024 + 100);
  expect(output).toContain(
    `\n[${52_428_800 - 4 * 1024 * 1024} bytes of output were left out here]\n`,
  );
  expect([output.slice(0, 8), output.slice(-8)]).toEqual(['0123456\n', '0123456\n']);
  expect(errors.length).toBeLessThan(64 * 1024 + 100);
});
