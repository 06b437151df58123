import { describe, expect, it } from 'vitest';
import { observe } from './index.ts';
import { play } from './play.ts';
import { kinds, scheduleOf } from './schedule.ts';
import { key, memorySite } from './site.ts';
import { judge } from './verdict.ts';

const sequential = kinds.filter((kind) => kind !== 'concurrent');

describe('a schedule', () => {
  it('follows from its seed and number alone', async () => {
    expect(scheduleOf(3, 5, kinds)).toEqual(scheduleOf(3, 5, kinds));
    expect(scheduleOf(3, 5, kinds)).not.toEqual(scheduleOf(4, 5, kinds));
    expect(await observe(3, 5, false)).toEqual(await observe(3, 5, false));
  });

  it('of runs one after the other leaves one comment and no violation, whatever fails in Jira', async () => {
    for (let number = 0; number < 60; number += 1) {
      const site = memorySite();
      const schedule = scheduleOf(11, number, sequential);
      const played = await play(site, schedule, { rate: 0.2, faults: 0 });
      expect((await judge(site, played)).violations, schedule.name).toEqual([]);
    }
  });

  it('is played over HTTP against what stands in for Jira, too', async () => {
    const { violations, comments } = await observe(1, 0, true);
    expect(violations).toEqual([]);
    expect(comments).toBe(1);
  });
});

describe('the verdict', () => {
  const run = {
    isAlone: true,
    event: 'again',
    asked: true,
    reason: 'asked',
    kept: true,
    isEndKept: true,
  } as const;

  it('finds work without a comment, attempts that no record tells of, and work done twice', async () => {
    const ended = { ...run, ended: 'the same input' };
    const { violations } = await judge(memorySite(), [ended, ended]);
    expect(violations).toEqual(['no comment', 'unaccounted attempt', 'worked twice']);
  });

  it('finds a second comment, and a run that only the own comment has started', async () => {
    const site = memorySite();
    const { tickets } = site.services;
    await tickets.comment(key, [], undefined);
    await tickets.comment(key, [], undefined);
    const echoed = [
      { ...run, ended: 'an input' },
      { ...run, event: 'echo' as const },
    ];
    const { violations } = await judge(site, echoed);
    expect(violations).toContain('several comments');
    expect(violations).toContain('own-comment loop');
  });
});
