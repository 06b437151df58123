import { describe, expect, it } from 'vitest';
import { part } from '../../../test/support/property-runs.ts';
import { observeLife } from './result.ts';
import { lifeScheduleOf } from './schedule.ts';

describe('a schedule of a pull request', () => {
  it('depends only on its seed and number', async () => {
    expect(lifeScheduleOf(3, 5)).toEqual(lifeScheduleOf(3, 5));
    expect(lifeScheduleOf(3, 5)).not.toEqual(lifeScheduleOf(4, 5));
    expect(await observeLife(3, 7)).toEqual(await observeLife(3, 7));
  });

  it('leads to no violation and no untruth, whatever comes late, twice, at once or not at all', async () => {
    for (let at = 0; at < part(40); at += 1) {
      const { name, violations, untruths } = await observeLife(11, at);
      expect([...violations, ...untruths], name).toEqual([]);
    }
  });
});
