import { describe, expect, test } from 'vitest';
import { compareRuns, readTestRun } from '../../src/engines/evidence/index.ts';
import { type OutputPair, outputPairs, unreadPairs } from '../support/test-outputs/pairs.ts';
import { recordedOutputs } from '../support/test-outputs/recorded.ts';

const findingOf = ({ base, head }: OutputPair) =>
  compareRuns({ command: 'tests', head, again: head, base }).kind;

const judged = [...outputPairs(), ...unreadPairs()].map((pair) => ({
  ...pair,
  kind: findingOf(pair),
}));
const named = (pairs: typeof judged) => pairs.map(({ name, kind }) => `${name}: ${kind}`);

describe('of two outputs of a runner', () => {
  test('there are pairs of many runners', () => {
    expect(recordedOutputs().length).toBeGreaterThanOrEqual(20);
    expect(judged.length).toBeGreaterThan(300);
  });

  test('nothing is as before that was not shown to be', () => {
    const wrong = judged.filter(({ truth, kind }) => truth !== 'as before' && kind === 'tolerated');
    expect(named(wrong)).toEqual([]);
  });

  test('nothing is said to fail because of a change that failed before', () => {
    const wrong = judged.filter(({ truth, kind }) => truth === 'as before' && kind === 'failed');
    expect(named(wrong)).toEqual([]);
  });

  test('what a person could tell is nearly always told', () => {
    const tellable = judged.filter(({ isTellable, truth }) => isTellable && truth !== 'not shown');
    const unsure = tellable.filter(({ kind }) => kind === 'inconclusive' || kind === 'not-run');
    expect(named(unsure).length / tellable.length).toBeLessThan(0.05);
  });

  test('a run in which no test ran is no evidence', () => {
    const none = [...recordedOutputs(), ...recordedOutputs('unread')].flatMap(
      ({ runner, outputs }) => {
        const result = outputs.get('none');
        return result === undefined ? [] : [{ runner, result }];
      },
    );
    expect(none.length).toBeGreaterThan(15);
    expect(none.filter(({ result }) => readTestRun(result).hasRun)).toEqual([]);
  });
});
