import { describe, expect, it } from 'vitest';
import { partsScheduleOf, playParts } from './parts-play.ts';

describe('one ticket in several repositories', () => {
  it('ends with one comment of each, and moves once all are ready, whatever crashes when', async () => {
    const wholes = new Set<string>();
    for (const schedule of Array.from({ length: 160 }, (_, at) => partsScheduleOf(5, at))) {
      const site = await playParts(schedule);
      const records = await site.records();
      const begun = records.map(({ attempts }) => Number(attempts > 0));
      const comments = schedule.repositories.map(
        (repository) => site.text(repository).split(`# ${repository}: `).length - 1,
      );
      expect(comments, schedule.name).toEqual(begun);
      expect(records.filter(({ open }) => open !== undefined)).toEqual([]);
      // Another attempt may start between the last look and the move.
      if (schedule.waves.length === 1)
        expect(site.movedWhile.filter((one) => one !== 'ready')).toEqual([]);
      const whole = await site.whole();
      if (whole === 'ready' && site.failedMoves === 0)
        expect(site.status, schedule.name).toBe('In Prüfung');
      // What a run has lost before its first record, no other repository knows of.
      if (whole === 'open') expect(begun, schedule.name).toContain(0);
      wholes.add(whole);
    }
    expect([...wholes].toSorted()).toEqual(['open', 'ready', 'stopped', 'waiting']);
  });
});
