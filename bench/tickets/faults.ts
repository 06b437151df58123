import { UserError } from '../../src/engines/errors.ts';
import type { Through } from '../../test/support/memory/failing-process.ts';
import type { Random } from '../../test/support/random.ts';

/** The rate of Jira's faults, and their number so far. */
export interface JiraFaults {
  rate: number;
  count: number;
}

/** Calls to Jira; others go to the forge and the model. */
const jiraCalls: ReadonlySet<string> = new Set([
  ...['read', 'ownComments', 'recall', 'remember', 'comment', 'move', 'link'],
  ...['look', 'giveBack'],
]);

const refusals = [
  () => new Error('Jira answered 503'),
  () => new Error('Jira answered 429'),
  () => new Error('connect ECONNREFUSED'),
];

/** Makes some calls to Jira fail, before or after they take effect. */
export function withFaults(faults: JiraFaults, random: Random): Through {
  return async (name, call) => {
    if (!jiraCalls.has(name) || !random.chance(faults.rate)) return call();
    faults.count += 1;
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
