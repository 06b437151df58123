import { afterEach, describe, expect, test, vi } from 'vitest';
import { acquireLease } from '../../../src/agent/work/lease.ts';
import type { Lease } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { jobOf } from '../../support/memory/samples/jobs.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { withoutWaiting } from '../../support/memory/without-waiting.ts';
import { seal } from '../../support/seal.ts';

const forbidden = new UserError('Give the account the permission "Edit issues".');

/** A fixture whose account may not write the ticket's record. */
function fixtureWithoutRecord() {
  const made = jobFixture();
  made.services.fail('remember', forbidden);
  return made;
}

describe('a record that cannot be written', () => {
  test('does not fail the run, and the comment says once what follows', async () => {
    const { work, comment } = fixtureWithoutRecord();
    const { outcome, cause } = await work(...aFix);
    expect(outcome).toMatchObject({ reason: 'approved', pullRequest: { number: 7 } });
    expect(outcome).not.toHaveProperty('problem');
    expect(cause).toBeUndefined();
    expect(comment().split('Edit issues')).toHaveLength(2);
    expect(comment()).toContain('description keeps it instead');
  });

  test('is kept in the pull request, so that the same input is not worked twice', async () => {
    const { services, addComment, work } = fixtureWithoutRecord();
    await work(...aFix);
    const { outcome, model } = await work(...aFix);
    expect(outcome.detail).toBe('nothing-new');
    expect(model.requests).toEqual([]);
    addComment('1', 'Negative prices are still wrong.');
    expect((await work(...aFix)).outcome.reason).toBe('approved');
    expect((await work(...aFix)).outcome.detail).toBe('nothing-new');
    expect([...services.comments.keys()]).toEqual(['900']);
    const mark = await services.forge.recall(jobOf().key, 'fix/APP-17', seal);
    expect(mark).toMatchObject({
      attempts: 2,
      comments: ['900'],
      read: [expect.stringMatching(/^1:/)],
    });
    expect(mark?.inputs).toHaveLength(2);
  });

  test('is kept in the pull request even if the base moves after it was opened', async () => {
    const { services, work } = fixtureWithoutRecord();
    await work(...aFix);
    const [opened, saved] = services.publications;
    expect([opened?.stopIfBaseMoved, saved?.stopIfBaseMoved]).toEqual([true, false]);
  });

  test('is lost without a pull request, and the comment says so', async () => {
    const { work, comment } = fixtureWithoutRecord();
    await work(reply.other('ask', 'Which total?'));
    expect(comment()).toContain('The same request may therefore be worked again.');
    expect((await work(reply.other('ask', 'Which total?'))).outcome.reason).toBe('asked');
  });

  test('shows up in the outcome if the ticket does not say so', async () => {
    const { services, deliver } = jobFixture();
    const onAsk = () => services.fail('remember', new Error('connect ECONNREFUSED'));
    const { outcome } = await deliver([reply.other('ask', 'Which total?')], { onAsk });
    expect(outcome).toMatchObject({ reason: 'unreported' });
    expect(outcome.problem).toContain('ECONNREFUSED');
  });
});

test('what another run recorded in the meantime is kept', async () => {
  const { services, key, deliver } = jobFixture();
  const other = 'f'.repeat(64);
  const onAsk = (number: number) => {
    const meanwhile = { ...services.record(), inputs: [other], attempts: 2 };
    if (number === 1) void services.tickets.remember(key, meanwhile);
  };
  await deliver(aFix, { onAsk });
  expect(services.record()).toMatchObject({ inputs: [other, expect.any(String)], attempts: 2 });
});

describe('a record in a pull request that cannot be read', () => {
  test('stops the job before the model is asked, and the ticket says why', async () => {
    const { services, work, comment } = jobFixture();
    services.fail('recallMark', new UserError('Set `github-token` to another.'));
    const { outcome, model } = await work(...aFix);
    expect(outcome.reason).toBe('misconfigured');
    expect(model.requests).toEqual([]);
    expect(comment()).toContain('github-token');
  });

  test('does not matter if the record on the ticket says that nothing is new', async () => {
    const { services, work } = jobFixture();
    await work(...aFix);
    services.fail('recallMark', new Error('connect ECONNREFUSED'));
    expect((await work(...aFix)).outcome.detail).toBe('nothing-new');
  });
});

test('a pull request that cannot be linked is mentioned in the comment', async () => {
  const { services, work, comment } = jobFixture();
  services.fail('link', new UserError('Give the account the permission "Link issues".'));
  expect((await work(...aFix)).outcome.reason).toBe('approved');
  expect(comment()).toContain('could not be linked to the ticket: Give the account');
});

describe('the ticket', () => {
  test('is moved when an attempt starts, and again only for an approved fix', async () => {
    const asked = jobFixture();
    await asked.work(reply.other('ask', 'Which total?'));
    expect(asked.services.writes.filter((call) => call === 'move')).toHaveLength(1);
    expect(asked.comment()).toContain('Moved to In Arbeit.');
    const fixed = jobFixture();
    await fixed.work(...aFix);
    expect(fixed.services.writes.filter((call) => call === 'move')).toHaveLength(2);
  });

  test('is not moved if it is to stay, and the comment does not mention it', async () => {
    const stay = { kind: 'stay' } as const;
    const { services, deliver, comment } = jobFixture();
    await deliver(aFix, { job: { targets: { start: stay, pullRequest: stay } } });
    expect(services.writes).not.toContain('move');
    expect(comment()).not.toMatch(/moved/i);
  });

  test('is moved where the settings say if there is no pull request at the end', async () => {
    const start = { kind: 'category', category: 'indeterminate' } as const;
    const stop = { kind: 'named', names: ['Blockiert'] } as const;
    const targets = { start, pullRequest: { kind: 'stay' }, stop } as const;
    const asked = jobFixture(undefined, { targets });
    await asked.work(reply.other('ask', 'Which total?'));
    expect(asked.comment()).toContain('Moved to Blockiert.');
    expect(asked.services.record()).toMatchObject({ leftStatus: 'Blockiert' });
    const worked = asked.services.writes.length;
    await asked.work();
    expect(asked.services.writes.slice(worked)).toEqual([]);
    const fixed = jobFixture(undefined, { targets });
    await fixed.work(...aFix);
    expect(fixed.comment()).not.toContain('Blockiert');
  });
});

afterEach(() => vi.useRealTimers());

const job = { key: keyOf('APP-17'), run: '1/fix', base: 'b'.repeat(40) };
const minute = 60_000;
const rival: Lease = { run: '2/fix', until: '2026-11-20T09:20:00.000Z' };

/** A forge that gives these answers, and then the last one again. Each call moves the clock. */
function forgeThat(...answers: readonly (Lease | Error | 'yes')[]) {
  const asked: Lease[] = [];
  let time = Date.UTC(2026, 10, 20, 9);
  const lease = async (_: unknown, mine: Lease): Promise<Lease> => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(mine);
    time += 15_000;
    if (answer instanceof Error) throw answer;
    return answer === undefined || answer === 'yes' ? mine : answer;
  };
  const take = (signal = new AbortController().signal) =>
    withoutWaiting(() =>
      acquireLease({ job, forge: { lease }, date: () => new Date(time), signal }, 15 * minute),
    );
  return { asked, take };
}

describe('a lease', () => {
  test('lasts for the time of the run and five minutes more', async () => {
    const { take } = forgeThat('yes');
    expect(await take()).toEqual({
      kind: 'acquired',
      lease: { run: '1/fix', until: '2026-11-20T09:20:00.000Z' },
    });
  });

  test('is waited for while another run has it', async () => {
    const { asked, take } = forgeThat(rival, rival, 'yes');
    expect(await take()).toMatchObject({ kind: 'acquired', lease: { run: '1/fix' } });
    expect(asked.map(({ until }) => until.slice(14, 19))).toEqual(['20:00', '20:15', '20:30']);
  });

  test('is given up if others have it the whole time', async () => {
    const { asked, take } = forgeThat(rival);
    expect(await take()).toEqual({ kind: 'busy' });
    expect(asked).toHaveLength(161);
  });

  test('is requested once more after an outage, and then given up, because another run may have it', async () => {
    const outage = new Error('connect ECONNREFUSED');
    expect(await forgeThat(outage, 'yes').take()).toMatchObject({ kind: 'acquired' });
    await expect(forgeThat(outage).take()).rejects.toBe(outage);
    expect(await forgeThat(outage, rival, outage, 'yes').take()).toMatchObject({
      kind: 'acquired',
    });
  });

  test('is not requested again after a configuration error', async () => {
    const { asked, take } = forgeThat(new UserError('Set `github-token`.'));
    await expect(take()).rejects.toThrow('Set `github-token`.');
    expect(asked).toHaveLength(1);
  });

  test('is given up at once when the run is cancelled', async () => {
    const { asked, take } = forgeThat(rival);
    expect(await take(AbortSignal.abort())).toEqual({ kind: 'cancelled' });
    expect(asked).toHaveLength(1);
  });
});
