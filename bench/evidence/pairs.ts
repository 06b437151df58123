import { compareRuns } from '../../src/engines/evidence/index.ts';
import {
  type OutputPair,
  outputPairs,
  unreadPairs,
} from '../../test/support/test-outputs/pairs.ts';
import type { EvidencePart } from './index.ts';

/** Measures what is said of pairs of outputs whose truth is known: the same failure, another one, or neither shown. */
export async function measurePairs(): Promise<EvidencePart> {
  const judged = [...outputPairs(), ...unreadPairs()].map((pair) => ({
    pair,
    kind: findingOf(pair),
  }));
  const falseAsBefore = judged.filter(
    ({ pair, kind }) =>
      pair.truth !== 'as before' && (kind === 'tolerated' || (kind === 'passed' && isRed(pair))),
  );
  const falseFailed = judged.filter(
    ({ pair, kind }) => pair.truth === 'as before' && kind === 'failed',
  );
  const tellable = judged.filter(
    ({ pair }) => pair.isTellable && pair.truth !== 'not shown' && pair.head.output !== '',
  );
  const unsure = tellable.filter(({ kind }) => kind === 'inconclusive' || kind === 'not-run');
  const share = tellable.length === 0 ? 1 : unsure.length / tellable.length;
  const names = (found: typeof judged) => found.map(({ pair, kind }) => `${pair.name}: ${kind}`);
  const runners = new Set(judged.map(({ pair }) => pair.runner.split(' under ')[0])).size;
  return {
    rows: [
      { measure: 'pairs of outputs', value: judged.length },
      { measure: 'runners', value: runners },
      { measure: 'falsely as before', value: falseAsBefore.length },
      { measure: 'falsely failed', value: falseFailed.length },
      {
        measure: 'inconclusive, where a person could tell',
        value: `${(100 * share).toFixed(1)} %`,
      },
    ],
    notes: [...names(falseAsBefore), ...names(falseFailed), ...names(unsure)],
    result: {
      pairs: judged.length,
      runners,
      false_as_before: falseAsBefore.length,
      false_failed: falseFailed.length,
      inconclusive: Number(share.toFixed(3)),
    },
  };
}

/** What the comparison ends with when each run is repeated with the same result. */
function findingOf({ base, head }: OutputPair): string {
  return compareRuns({ command: 'tests', head, again: head, base }).kind;
}

/** Whether the run with the change ended as one that failed. */
function isRed({ head }: OutputPair): boolean {
  return head.kind === 'timed-out' || head.code !== 0;
}
