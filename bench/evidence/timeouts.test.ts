import { expect, test } from 'vitest';
import { measureTimeouts } from './timeouts.ts';

test('every limit that ends something is named where people read', async () => {
  const { result, notes } = await measureTimeouts();
  expect(notes).toEqual([]);
  expect(result).toMatchObject({ timeouts: { cases: 16, named: 16 } });
});
