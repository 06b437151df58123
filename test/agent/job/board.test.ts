import { describe, expect, test } from 'vitest';
import type { Tickets } from '../../../src/agent/ports.ts';
import { OutageError } from '../../../src/core/user-error.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';

const outage = new OutageError('Jira answered 403.');

/** Runs a job, and counts how often the ticket was given back. */
async function board(
  script = aFix,
  given: Parameters<typeof jobFixture>[1] = {},
  more: Partial<Tickets> = {},
) {
  const made = jobFixture(undefined, given);
  let givenBack = 0;
  const tickets: Tickets = {
    ...made.services.tickets,
    giveBack: async () => {
      givenBack += 1;
      return 'Eve';
    },
    ...more,
  };
  const ended = await made.deliver(script, { context: { tickets } });
  return { ...made, ...ended, givenBack };
}

describe('a ticket that is assigned to the agent', () => {
  const assigned = { cause: 'assigned' } as const;

  test.each([
    ['was assigned for this run', assigned, aFix, 1],
    ['was assigned for a run that fails', assigned, [outage], 1],
    ['is nobody’s', {}, aFix, 0],
  ])('that %s is given back so often: %4$i', async (_, given, script, count) => {
    const { givenBack, comment } = await board(script, given);
    expect(givenBack).toBe(count);
    expect(comment().includes('Assigned to Eve again.')).toBe(count > 0);
  });

  test('is given back whatever has caused the run', async () => {
    const made = jobFixture();
    made.edit({ isAssigned: true });
    await made.work(...aFix);
    expect(made.services.writes).toContain('giveBack');
  });

  test('fails nothing if it cannot be given back, and the ticket says so', async () => {
    const giveBack = () => Promise.reject(outage);
    const { outcome, comment } = await board(aFix, assigned, { giveBack });
    expect(outcome.reason).toBe('approved');
    expect(comment()).toContain('The ticket could not be given back: Jira answered 403.');
  });

  test('costs no call once it was taken away before the run begins', async () => {
    const made = jobFixture(undefined, assigned);
    made.edit({ isAssigned: false });
    const { outcome, model } = await made.work(...aFix);
    expect(outcome.reason).toBe('withdrawn');
    expect(model.requests).toEqual([]);
  });
});
