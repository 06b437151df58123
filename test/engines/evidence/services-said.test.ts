import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRuns, servicesOutput } from '../../../src/engines/evidence/index.ts';
import { exited, green, red } from './command-results.ts';

test('what services say is what the command does not', () => {
  const services = 'ready\n\n\u001b[31mERROR: no column\u001b[0m\nLOG: asked\n';
  const output = 'not ok 1 - adds\n  LOG: asked\n';
  expect(servicesOutput({ ...exited(1, output), services })).toBe('ready\nERROR: no column');
  expect(servicesOutput({ ...exited(1, services), services })).toBeUndefined();
  expect(servicesOutput(exited(1, output))).toBeUndefined();
});

test('of whatever services print, the end is kept within bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(5_000), (line, count) => {
      const said = servicesOutput({ ...exited(1), services: `${line}\n`.repeat(count) }) ?? '';
      expect(said.length).toBeLessThanOrEqual(2_000);
    }),
  );
});

test('a finding has it only for a failure because of the change', () => {
  const failed = { ...red('a'), services: 'ERROR: no column' };
  const compared = (base: typeof failed | typeof green) =>
    compareRuns({ command: 'tests', head: failed, again: failed, base });
  expect(compared(green)).toMatchObject({ kind: 'failed', services: 'ERROR: no column' });
  expect(compared(failed)).not.toHaveProperty('services');
});
