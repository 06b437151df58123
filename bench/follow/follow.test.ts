import { expect, it } from 'vitest';
import { scenarios } from './index.ts';
import { playScenario } from './play.ts';

/** One with a model's work, one without, and one that a sweep finds; `npm run bench -- follow` plays all. */
const some = [
  'its own red check is met with one attempt',
  'a conflict in neighbouring lines is merged without an edit of the model',
  'merged by a bot without an event: a sweep moves the ticket',
];

it.concurrent.each(some)('%s', async (name) => {
  const scenario = scenarios.find((one) => one.name === name);
  expect(scenario && (await playScenario(scenario)).wrong).toEqual([]);
});

it('no two scenarios have the same name', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});
