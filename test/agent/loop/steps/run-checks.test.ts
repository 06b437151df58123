import { describe, expect, test } from 'vitest';
import { runChecks } from '../../../../src/agent/loop/steps/index.ts';
import type { Checks } from '../../../../src/agent/ports.ts';
import type { Step } from '../../../../src/core/run/index.ts';
import { scriptedModel } from '../../../support/memory/context.ts';
import {
  attemptsOf,
  changeOf,
  patchOf,
  rulesOf,
  runOf,
  step,
} from '../../../support/memory/samples.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const task = { instruction: '# APP-17', paths: rulesOf() };
const patch = patchOf(changeOf('src/cart.ts', 'a', 'b'));

/** Tests of the project that exit with this code. */
const ending = (code: number): Checks => ({
  commands: [{ name: 'tests', text: 'npm test' }],
  isolation: 'It is kept apart.',
  prepare: async () => undefined,
  run: async (_, laid) => ({
    kind: 'exited',
    code: laid.size === 0 ? 0 : code,
    output: code === 0 ? 'ok 1 - adds' : 'not ok 1 - adds',
    elapsed: 1,
  }),
});

function tryIn(reproduce: boolean, checks?: Checks, maxAttempts = 3, ...before: readonly Step[]) {
  const context = { ...memoryStepContext(scriptedModel(), {}), rules: attemptsOf(maxAttempts) };
  const run = runOf(...before, step.edited(patch), step.testable());
  return runChecks({ ...task, reproduce }, run, { ...context, checks });
}

describe('the project checks', () => {
  test('record what the commands say about the staged patch', async () => {
    expect(await tryIn(false, ending(0))).toMatchObject({
      kind: 'tested',
      wantsTest: false,
      results: { tests: { kind: 'passed' }, lint: { kind: 'not-run' } },
    });
    expect(await tryIn(false, ending(1))).toMatchObject({
      results: { tests: { kind: 'failed', failures: ['adds'] } },
    });
  });

  test('decide by a report, where words mislead, and say which report was not used', async () => {
    const reported = (before: string, now: string, ignored: readonly string[] = []): Checks => ({
      ...ending(1),
      run: async (_, laid) => {
        const name = laid.size === 0 ? before : now;
        const report = { tests: [{ name, state: 'failed' as const }], ignored };
        return { kind: 'exited', code: 1, output: 'not ok 1 should be equal', elapsed: 1, report };
      },
    });
    expect(await tryIn(false, reported('cart > adds', 'cart > total'))).toMatchObject({
      results: { tests: { kind: 'failed', failures: ['cart > total'] } },
    });
    expect(
      await tryIn(false, reported('cart > total', 'cart > total', ['b.xml: x.'])),
    ).toMatchObject({
      results: { tests: { kind: 'tolerated', failures: ['cart > total'], ignored: ['b.xml: x.'] } },
    });
  });

  test('say so if there are no commands', async () => {
    expect(await tryIn(false)).toMatchObject({ results: { tests: { kind: 'not-run' } } });
  });

  test('send a change without a test back once, if the settings ask for one', async () => {
    expect(await tryIn(true, ending(0))).toMatchObject({ wantsTest: true });
    const before = [step.edited(patch), step.testable(), step.tested('passed', true)];
    expect(await tryIn(true, ending(0), 3, ...before)).toMatchObject({ wantsTest: false });
  });

  test('ask for no test if the change fails or was the last attempt', async () => {
    expect(await tryIn(true, ending(1))).toMatchObject({ wantsTest: false });
    expect(await tryIn(true, ending(0), 1)).toMatchObject({ wantsTest: false });
  });
});
