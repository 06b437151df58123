import { describe, expect, it } from 'vitest';
import { part } from '../../test/support/property-runs.ts';
import { observePeople } from './people-result.ts';
import { peopleScheduleOf } from './people-schedule.ts';

describe('a schedule of what people do', () => {
  it('depends only on its seed and number', async () => {
    expect(peopleScheduleOf(3, 5)).toEqual(peopleScheduleOf(3, 5));
    expect(peopleScheduleOf(3, 5)).not.toEqual(peopleScheduleOf(4, 5));
    expect(await observePeople(3, 7)).toEqual(await observePeople(3, 7));
  });

  it('leads to no violation, whatever they say, move or label in the middle of a run', async () => {
    for (let at = 0; at < part(60); at += 1) {
      const { name, violations } = await observePeople(11, at);
      expect(violations, name).toEqual([]);
    }
  });
});
