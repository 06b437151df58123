import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../src/core/ledger/index.ts';
import { outcomeBlocks, renderMarkdown } from '../../../src/core/report/index.ts';
import { pullEntry, runEntry } from '../../support/ledger.ts';

const now = new Date('2026-11-30T00:00:00Z');
const markdown = (entries: readonly LedgerEntry[]) =>
  renderMarkdown(outcomeBlocks(entries, now), 60_000);

describe('the table of a sweep', () => {
  it('has this month and the one before, and no other', () => {
    const opened = ['2026-09-03', '2026-10-03', '2026-11-03'];
    const shown = markdown(
      opened.map((day, at) =>
        pullEntry({
          pull: at,
          state: 'merged',
          opened: `${day}T00:00:00Z`,
          ended: '2026-11-04T00:00:00Z',
        }),
      ),
    );
    expect(shown).toContain('|  | 2026-11 | 2026-10 |');
    expect(shown).toContain('| Merged | 100 % \\(1 of 1\\) | 100 % \\(1 of 1\\) |');
    expect(shown).toContain('| Days to the merge | 1 \\(of 1\\) | 32 \\(of 1\\) |');
  });

  it('is missing without entries', () => {
    expect(outcomeBlocks([], now)).toEqual([]);
    expect(outcomeBlocks([runEntry({ at: '2026-08-01T00:00:00Z' })], now)).toEqual([]);
  });
});
