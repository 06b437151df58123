import { compareRuns } from '../../src/engines/evidence/index.ts';
import { earlyPairs } from '../../test/support/test-outputs/early.ts';
import type { EvidencePart } from './index.ts';

/** Measures what is said of runs that ended at a failure of the base, so that what the change broke never ran. */
export async function measureEarly(): Promise<EvidencePart> {
  const judged = earlyPairs().map(({ command: text, base, head, ...pair }) => ({
    ...pair,
    kind: compareRuns({ command: 'tests', text, head, again: head, base }).kind,
  }));
  const early = judged.filter(({ isEarly }) => isEarly);
  const whole = judged.filter(({ isEarly }) => !isEarly);
  const falsely = early.filter(({ kind }) => kind === 'tolerated' || kind === 'passed');
  const lost = whole.filter(({ truth, kind }) => kind !== expected[truth]);
  const result = {
    pairs: early.length,
    modes: new Set(early.map(({ runner }) => runner)).size,
    false_as_before: falsely.length,
    honest: whole.length,
    honest_lost: lost.length,
  };
  return {
    rows: [{ measure: 'runs that ended early', ...result }],
    notes: [...falsely, ...lost].map(({ name, kind }) => `${name}: ${kind}`),
    result: { early: result },
  };
}

const expected = {
  'as before': 'tolerated',
  'new failure': 'failed',
  'not shown': 'inconclusive',
} as const;
