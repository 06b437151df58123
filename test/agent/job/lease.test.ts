import { afterEach, describe, expect, test, vi } from 'vitest';
import { acquireLease } from '../../../src/agent/job/lease.ts';
import type { Lease } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { withoutWaiting } from '../../support/memory/without-waiting.ts';

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
