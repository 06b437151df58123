import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { Checks } from '../../../src/agent/ports.ts';
import { memoryContext, scriptedModel } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };

/** Checks that cannot run for this reason; `prepared` counts how often they were asked to. */
function checksThat(problem: string | undefined, commands: Checks['commands']) {
  let prepared = 0;
  const checks: Checks = {
    commands,
    isolation: '',
    prepare: async () => {
      prepared += 1;
      return problem === undefined ? undefined : { why: problem };
    },
    run: async () => ({ kind: 'not-run', why: problem ?? 'it is a test' }),
  };
  return { checks, prepared: () => prepared };
}

async function work(checks: Checks, signal = new AbortController().signal) {
  const model = scriptedModel(reply.other('answer', 'It is right.'));
  const context = memoryContext(model, { 'src/cart.ts': 'a + b\n' }, signal);
  const ended = await runLoop(task, { ...context, checks }, attemptsOf(3));
  return { ...ended, calls: model.requests.length };
}

const tests = [{ name: 'tests', text: 'npm test' }] as const;

describe('checks that the settings ask for', () => {
  test('end the run before the first call if they cannot run', async () => {
    const ended = await work(checksThat('No root.', tests).checks);
    expect(ended).toMatchObject({
      reason: 'checks-unavailable',
      problem: 'No root.',
      calls: 0,
      run: { steps: [] },
      spent: { calls: 0 },
    });
    expect(ended.elapsed).toBeGreaterThan(0);
  });

  test('are prepared once, before the first call', async () => {
    const { checks, prepared } = checksThat(undefined, tests);
    expect(await work(checks)).toMatchObject({ reason: 'answered', calls: 1 });
    expect(prepared()).toBe(1);
  });

  test('are not prepared if the run was cancelled', async () => {
    const { checks, prepared } = checksThat('No root.', tests);
    expect(await work(checks, AbortSignal.abort())).toMatchObject({
      reason: 'cancelled',
      calls: 0,
    });
    expect(prepared()).toBe(0);
  });
});

test('nothing is prepared if no command is set', async () => {
  const { checks, prepared } = checksThat('No root.', []);
  expect(await work(checks)).toMatchObject({ reason: 'answered' });
  expect(prepared()).toBe(0);
});
