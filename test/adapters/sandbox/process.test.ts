import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectOutput } from '../../../src/adapters/sandbox/process.ts';

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
