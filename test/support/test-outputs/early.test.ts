import { expect, test } from 'vitest';
import { compareRuns } from '../../../src/engines/evidence/index.ts';
import { earlyPairs } from './early.ts';

const kindOf = (pair: ReturnType<typeof earlyPairs>[number], text?: string) =>
  compareRuns({ command: 'tests', text, head: pair.head, again: pair.head, base: pair.base }).kind;

test.each(earlyPairs().map((pair) => [pair.name, pair] as const))('%s', (_, pair) => {
  const expected = {
    'not shown': 'inconclusive',
    'as before': 'tolerated',
    'new failure': 'failed',
  };
  expect(kindOf(pair, pair.command)).toBe(expected[pair.truth]);
});

test('without the text of the command, what the outputs do not say is not known', () => {
  const known = earlyPairs().filter(({ isEarly }) => isEarly);
  const seen = known.filter((pair) => kindOf(pair) === 'inconclusive').length;
  expect(seen).toBeGreaterThan(known.length / 4);
  expect(seen).toBeLessThan(known.length);
});
