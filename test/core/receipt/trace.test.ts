import { expect, test } from 'vitest';
import { traceOf } from '../../../src/core/receipt/trace.ts';
import { newRun, type Step } from '../../../src/core/run/index.ts';
import {
  aCall,
  attemptsOf,
  changeOf,
  lossOf,
  patchOf,
  readOf,
  runOf,
  step,
} from '../../support/memory/samples.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const run = runOf(
  step.fix('a.ts'),
  step.edited(patch),
  step.checked(),
  step.revise('Multiply.'),
  step.unusable('edit', 'it is prose'),
);

test('a trace shows each step: the call, its result and what followed', () => {
  const traces = traceOf(run, attemptsOf(3));
  expect(traces.map((trace) => [trace.step, trace.next])).toEqual([
    ['planned', 'edit'],
    ['edited', 'check'],
    ['checked', 'review'],
    ['reviewed', 'edit'],
    ['unusable', 'edit'],
  ]);
  expect(traces[1]).toMatchObject({
    call: { prompt: 'a prompt', spent: { calls: 1 }, elapsed: 1_500 },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    result: { patch: [{ path: 'a.ts', before: 'a', after: 'b' }], refusals: [] },
  });
  expect(traces[2]).not.toHaveProperty('call');
  expect(JSON.parse(JSON.stringify(traces))).toEqual(traces);
});

test('what only the adapter can read is left out', () => {
  const explored: Step = {
    kind: 'explored',
    asked: 'plan',
    reads: [readOf('a.ts')],
    continuation: ['sealed'],
    call: aCall,
  };
  const [trace] = traceOf(runOf(explored), attemptsOf(3));
  expect(trace?.result).toEqual({ asked: 'plan', reads: [readOf('a.ts')] });
});

test('what the endpoint refused is with the call in which it did', () => {
  const lossy = runOf(step.losing(step.fix('a.ts'), lossOf('tools')), step.edited(patch));
  expect(traceOf(lossy, attemptsOf(3)).map(({ call }) => call?.losses)).toEqual([
    [{ ability: 'tools', instead: 'without tools', said: 'No tools.' }],
    [],
  ]);
});

test('the last step shows why the run ended', () => {
  const ended = runOf(...run.steps, step.unusable('edit', 'it is prose again'));
  expect(traceOf(ended, attemptsOf(3)).at(-1)).toHaveProperty('next', 'no-action');
  expect(traceOf(newRun, attemptsOf(3))).toEqual([]);
});
