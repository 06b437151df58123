import { UserError } from '../../src/core/user-error.ts';
import type { Through } from '../../test/support/memory/failing-process.ts';
import type { Random } from '../../test/support/random.ts';

/** Jira's faults: how often they come, and how many have come. */
export interface Weather {
  rate: number;
  faults: number;
}

/** The calls that are Jira's; the others are the forge's and the model's. */
const ofJira: ReadonlySet<string> = new Set([
  ...['read', 'search', 'recall', 'remember', 'comment', 'move', 'link'],
]);

const refusals = [
  () => new Error('Jira answered 503'),
  () => new Error('Jira answered 429'),
  () => new Error('connect ECONNREFUSED'),
];

/** Makes calls of which Jira's fail now and then, before or after they took effect. */
export function faulty(weather: Weather, random: Random): Through {
  return async (name, call) => {
    if (!ofJira.has(name) || !random.chance(weather.rate)) return call();
    weather.faults += 1;
    if (random.chance(0.05)) {
      throw new UserError('Jira does not accept jira-token: put an unexpired API token there.');
    }
    if (random.chance(0.5)) {
      await call();
      throw new Error('read ECONNRESET');
    }
    throw (random.pick(refusals) ?? (() => new Error('Jira answered 500')))();
  };
}
