import { describe, expect, it } from 'vitest';
import { partsComment, renderMarkdown, wholeStanding } from '../../src/core/report/index.ts';
import { partsScheduleOf, playParts } from './parts-play.ts';

describe('one ticket in several repositories', () => {
  it('ends with one comment that shows every record once, whatever crashes when', async () => {
    const wholes = new Set<string>();
    let most = 0;
    const seeded = Array.from({ length: 160 }, (_, at) => partsScheduleOf(5, at));
    // In one, no repository has anything to change; the last is cancelled while an earlier end waits for its report.
    for (const schedule of [...seeded, partsScheduleOf(5, 1896), partsScheduleOf(9, 244)]) {
      const site = await playParts(schedule);
      const parts = await site.parts();
      const text = renderMarkdown(partsComment(parts), 100_000);
      const whole = wholeStanding(parts);
      expect(site.text(), schedule.name).toBe(text);
      for (const name of schedule.repositories) {
        expect(text.split(`# ${name}\n`).length - 1, `${schedule.name} ${name}`).toBe(1);
      }
      expect(parts.filter(({ record }) => record.open !== undefined)).toEqual([]);
      // Another attempt may start between the last look and the move.
      if (schedule.waves.length === 1)
        expect(site.movedWhile.filter((one) => one !== 'ready')).toEqual([]);
      if (whole === 'ready' && site.failedMoves === 0)
        expect(site.status, schedule.name).toBe('In Prüfung');
      wholes.add(whole);
      most = Math.max(most, site.mostComments);
    }
    expect([...wholes].toSorted()).toEqual(['nothing', 'ready', 'waiting']);
    // Some schedules have had several comments at a time.
    expect(most).toBeGreaterThan(1);
  });
});
