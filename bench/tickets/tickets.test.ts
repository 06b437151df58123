import { describe, expect, it, test } from 'vitest';
import { part } from '../../test/support/property-runs.ts';
import { observe } from './index.ts';
import { roads } from './outage-roads.ts';
import { playOutages } from './outages.ts';
import { play } from './play.ts';
import { kinds, scheduleOf } from './schedule.ts';
import { key, memorySite } from './site.ts';
import { findViolations } from './violations.ts';

const sequential = kinds.filter((kind) => kind !== 'concurrent');

describe('a schedule', () => {
  it('depends only on its seed and number', async () => {
    expect(scheduleOf(3, 5, kinds)).toEqual(scheduleOf(3, 5, kinds));
    expect(scheduleOf(3, 5, kinds)).not.toEqual(scheduleOf(4, 5, kinds));
    expect(await observe(3, 5, false)).toEqual(await observe(3, 5, false));
  });

  it('of sequential runs leads to one comment and no violation, whatever fails in Jira', async () => {
    for (let number = 0; number < part(60); number += 1) {
      const site = memorySite();
      const schedule = scheduleOf(11, number, sequential);
      const played = await play(site, schedule, { rate: 0.2, count: 0 });
      expect((await findViolations(site, played)).violations, schedule.name).toEqual([]);
    }
  });

  it('can be played over HTTP', async () => {
    const { violations, comments } = await observe(1, 1, true);
    expect(violations).toEqual([]);
    expect(comments).toBe(1);
  });
});

test('an outage after the model was paid loses nothing', async () => {
  const played = await playOutages(131);
  expect(new Set(played.map(({ road }) => road)).size).toBe(roads.length);
  expect(played.filter(({ losses }) => losses.length > 0)).toEqual([]);
});

describe('the check of a ticket', () => {
  const run = {
    isAlone: true,
    event: 'again',
    asked: true,
    reason: 'asked',
    kept: true,
    isEndKept: true,
  } as const;

  it('finds a missing comment, attempts without a record, and repeated work', async () => {
    const ended = { ...run, ended: 'the same input' };
    const { violations } = await findViolations(memorySite(), [ended, ended]);
    expect(violations).toEqual(['no comment', 'unaccounted attempt', 'worked twice']);
  });

  it('finds a second comment, and a run started by the agent’s own comment', async () => {
    const site = memorySite();
    const { tickets } = site.services;
    await tickets.comment(key, [], undefined);
    await tickets.comment(key, [], undefined);
    const echoed = [
      { ...run, ended: 'an input' },
      { ...run, event: 'echo' as const },
    ];
    const { violations } = await findViolations(site, echoed);
    expect(violations).toContain('several comments');
    expect(violations).toContain('own-comment loop');
  });
});
