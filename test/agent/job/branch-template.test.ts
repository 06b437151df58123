import { describe, expect, test } from 'vitest';
import type { Job } from '../../../src/agent/job/ticket-state.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { ticketOf } from '../../support/memory/samples.ts';

const bySummary = { branch: '{type}/{key}-{summary}' };

const fixtureOf = (job: Partial<Job> = bySummary) => jobFixture(undefined, job);

describe('a branch that is named by the summary', () => {
  test('is that of the first attempt, also when the summary has changed', async () => {
    const made = fixtureOf();
    await made.work(...aFix);
    const first = made.services.publications.at(-1)?.branch;
    expect(first).toMatch(/^bug\/APP-17-[a-z0-9-]+$/);
    made.addComment('1', 'And discounts.');
    const { tickets } = made.services;
    const read: typeof tickets.read = async (...of) => ({
      ...(await tickets.read(...of)),
      summary: 'Another summary',
    });
    await made.deliver(aFix, { context: { tickets: { ...tickets, read } } });
    expect(made.services.publications.at(-1)).toMatchObject({ branch: first });
    expect(made.services.record()).toMatchObject({ attempts: 2, branch: first });
  });

  test('is found by its pull request if the ticket has lost its record', async () => {
    const made = fixtureOf();
    const { forge } = made.services;
    const record = { ...made.services.record(), branch: 'bug/APP-17-as-it-was', attempts: 1 };
    const asked: string[] = [];
    const recall: typeof forge.recall = async (_, branch) => {
      asked.push(branch);
      return record;
    };
    await made.deliver(aFix, { context: { forge: { ...forge, recall } } });
    expect(asked[0]).toBe(bySummary.branch);
    expect(made.services.publications.at(-1)).toMatchObject({ branch: 'bug/APP-17-as-it-was' });
  });
});

describe('texts from templates', () => {
  const texts = { title: 'fix({key}): {summary}', message: 'fix: {summary}\n\nRefs {key}' };
  const { summary } = ticketOf();

  test('are those of the pull request and the commit', async () => {
    const made = fixtureOf(texts);
    await made.work(...aFix);
    expect(made.services.publications.at(-1)).toMatchObject({
      ...{ title: `fix(APP-17): ${summary}`, message: `fix: ${summary}\n\nRefs APP-17` },
    });
  });

  test('are shown to the rules before the first call', async () => {
    const made = fixtureOf(texts);
    const asked: unknown[] = [];
    const check = async (place: object) => {
      asked.push(place);
      throw new UserError('A rule forbids it.');
    };
    const { forge } = made.services;
    const ended = await made.deliver([], { context: { forge: { ...forge, check } } });
    expect(ended.outcome).toMatchObject({ reason: 'misconfigured', problem: 'A rule forbids it.' });
    expect(asked).toMatchObject([{ message: `fix: ${summary}\n\nRefs APP-17` }]);
  });
});

test('a branch with a commit of a person is worked on where the job says so', async () => {
  const made = jobFixture();
  const { forge } = made.services;
  const check = async () => ({ checksWait: false, branch: 'fix/APP-17', branchTaken: true });
  const context = { forge: { ...forge, check } };
  expect((await made.deliver([], { context })).outcome.reason).toBe('branch-taken');
  made.addComment('1', 'Go on.');
  const { outcome } = await made.deliver(aFix, { context, job: { onBranch: true } });
  expect(outcome.reason).toBe('approved');
  expect(made.services.publications.at(-1)).toMatchObject({ onBranch: true });
});
