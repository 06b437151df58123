import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byHand } from './by-hand.ts';
import { roads } from './index.ts';
import { walk } from './walk.ts';

const page = readFileSync(new URL('../../docs/measurements.md', import.meta.url), 'utf8');

test.each(roads)('$name takes few steps and at most four credentials', async (road) => {
  const { steps, credentials, consoles } = await walk(road);
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.length).toBeLessThanOrEqual(road.usesApp ? 12 : 10);
  expect(credentials.length).toBeLessThanOrEqual(4);
  expect(consoles).toContain('Jira');
  const figures = [steps, credentials, consoles].map(({ length }) => length).join(' | ');
  expect(page).toContain(`\n| ${road.name} | ${figures} | 0 |\n`);
});

test('by hand, the workflow has at most 48 lines', () => {
  const { steps, yaml } = byHand();
  expect(steps.length).toBeGreaterThan(7);
  expect(yaml).toBeGreaterThan(30);
  expect(yaml).toBeLessThanOrEqual(48);
  expect(page).toContain(`\n| by hand, with a Worker | ${steps.length} | | | ${yaml} |\n`);
});
