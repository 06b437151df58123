import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandFor } from '../../../src/core/checks/index.ts';
import { runs } from '../../support/property-runs.ts';

test('whatever their names, files are arguments and nothing else', () => {
  const name = fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.constantFrom("'; touch x; '", '$(touch x)', '`touch x`', '"', '\\', '*', '~', '#a', '!!'),
    )
    .filter((text) => !/[\0\n]/.test(text) && !text.startsWith('-'));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const command = commandFor("printf '%s\\n' {files} end", names);
      const printed = execFileSync('bash', ['-c', command], { encoding: 'utf8' });
      expect(printed).toBe([...names, 'end', ''].join('\n'));
    }),
    runs(40),
  );
});
