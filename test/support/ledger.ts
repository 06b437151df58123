import type { PullEntry, Reservation, RunEntry } from '../../src/core/ledger/index.ts';

/** A run that ended with a pull request, unless the changes say otherwise. */
export function runEntry(changes: Partial<RunEntry> = {}): RunEntry {
  return {
    ...{ kind: 'run', run: '1-1', ticket: 'APP-17', at: '2026-11-01T10:00:00Z' },
    ...{ reason: 'approved', attempt: 1, calls: 5, minutes: 4 },
    tokens: { uncached: 20_000, cached: 8_000, written: 0, reply: 2_000 },
    ...changes,
  };
}

/** An open pull request. */
export function pullEntry(changes: Partial<PullEntry> = {}): PullEntry {
  return {
    ...{ kind: 'pull', pull: 7, ticket: 'APP-17', state: 'open' },
    ...{ opened: '2026-11-01T10:04:00Z', looked: '2026-11-01T10:04:00Z' },
    ...changes,
  };
}

/** What a run of 200,000 tokens reserves, of which it has drawn nothing. */
export function reservation(changes: Partial<Reservation> = {}): Reservation {
  return {
    ...{ kind: 'reservation', run: '1-1', ticket: 'APP-17', until: '2026-11-01T10:30:00Z' },
    ...{ most: { tokens: 200_000 }, drawn: { tokens: 0 } },
    ...changes,
  };
}
