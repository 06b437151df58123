import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import { watchWork } from '../../../src/agent/loop/loop.ts';
import type { Checks } from '../../../src/agent/ports.ts';
import type { Model } from '../../../src/engines/model/port/index.ts';
import {
  type MemoryFiles,
  memoryContext,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';
import { play } from './played.ts';

const files: MemoryFiles = { 'src/cart.ts': 'a + b\n' };
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };
const rules = attemptsOf(3);
const never = new Promise<never>(() => {});

/** The deadline of the runs in a test, instead of a timer. */
let deadline = new AbortController();
const timeout = vi.spyOn(AbortSignal, 'timeout');

beforeEach(() => {
  deadline = new AbortController();
  timeout.mockClear().mockImplementation(() => deadline.signal);
});

afterAll(() => timeout.mockRestore());

/** Hangs until the run ends: the deadline passes now. */
const hang = () => {
  deadline.abort();
  return never;
};

/** A model that plans, and then waits for the signal to be aborted. */
const patientModel = (onWait: () => void): Model => {
  const { ask } = scriptedModel(reply.fix('src/cart.ts'));
  let asked = 0;
  return {
    ask(request, control) {
      asked += 1;
      if (asked === 1) return ask(request, control);
      control.beforeAttempt();
      return new Promise((_, reject) => {
        control.signal.addEventListener('abort', () => reject(control.signal.reason));
        onWait();
      });
    },
  };
};

/** A model that ignores the signal. */
const deafModel = (onWait: () => void): Model => ({
  ask(_, { beforeAttempt }) {
    beforeAttempt();
    onWait();
    return never;
  },
});

describe('the deadline', () => {
  const pass = () => deadline.abort();

  test('ends a model that hangs, and what was done and spent is reported', async () => {
    const ended = await runLoop(task, memoryContext(patientModel(pass), files), rules);
    expect(ended.detail).toBe('deadline');
    expect(ended.problem).toMatch(/came during the edit: the model had taken .+ second/);
    expect(ended.run.steps.map(({ kind }) => kind)).toEqual(['planned']);
    expect(ended.spent).toMatchObject({ calls: 2, promptTokens: 100 });
    expect(ended.elapsed).toBeGreaterThan(0);
  });

  test('ends even a model that ignores the signal', async () => {
    const ended = await runLoop(task, memoryContext(deafModel(pass), files), rules);
    expect(ended).toMatchObject({ detail: 'deadline', spent: { calls: 1 } });
  });

  test.each(['paths', 'read'] as const)('ends a workspace that hangs (%s)', async (method) => {
    const context = memoryContext(scriptedModel(reply.fix('src/cart.ts')), files);
    const workspace = { ...context.workspace, [method]: hang };
    expect((await runLoop(task, { ...context, workspace }, rules)).detail).toBe('deadline');
  });

  test('ends a syntax check that hangs', async () => {
    const script = [reply.fix('src/cart.ts'), reply.edit('src/cart.ts', 'a + b', 'a * b')];
    const context = memoryContext(scriptedModel(...script), files);
    const syntax = { ...context.syntax, check: hang };
    const ended = await runLoop(task, { ...context, syntax }, rules);
    expect(ended.detail).toBe('deadline');
    expect(ended.run.steps).toHaveLength(2);
  });

  test.each([
    [0.000001, 1],
    [1.234567, 74_075],
    [300, 18_000_000],
  ])('may be %d minutes', async (maxMinutes, milliseconds) => {
    const model = scriptedModel(reply.other('ask', 'Which total?'));
    const ended = await runLoop(task, memoryContext(model, files), { ...rules, maxMinutes });
    expect(ended.reason).toBe('asked');
    expect(timeout).toHaveBeenCalledWith(milliseconds);
  });
});

describe('a cancellation', () => {
  test.each([
    ['that hangs', patientModel],
    ['that ignores the signal', deafModel],
  ])('ends a model %s', async (_, model) => {
    const cancelled = new AbortController();
    const context = memoryContext(
      model(() => cancelled.abort()),
      files,
      cancelled.signal,
    );
    expect((await runLoop(task, context, rules)).reason).toBe('cancelled');
  });

  test('takes precedence over the deadline', async () => {
    deadline.abort();
    const context = memoryContext(deafModel(hang), files, AbortSignal.abort());
    expect((await runLoop(task, context, rules)).reason).toBe('cancelled');
  });
});

describe('the budget', () => {
  const script = [
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', 'a - b'),
    reply.revise('Multiply.'),
    reply.edit('src/cart.ts', 'a - b', 'a * b'),
    reply.approve(),
  ];
  const within = (bounds: Partial<typeof rules>, model: Model = scriptedModel(...script)) =>
    runLoop(task, memoryContext(model, files), { ...rules, ...bounds });

  test('counts retries within a call', async () => {
    const retrying: Model = {
      async ask(_, { beforeAttempt }) {
        for (let attempt = 0; attempt < 10; attempt += 1) beforeAttempt();
        return says('too late');
      },
    };
    expect(await within({ maxCalls: 4 }, retrying)).toMatchObject({
      detail: 'spending',
      problem: 'No call to the model is left. To mend this, raise `max-calls`.',
      spent: { calls: 4 },
      run: { steps: [] },
    });
  });
});

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
  const script = [reply.other('answer', 'It is right.')];
  const { ended, prompts } = await play({ 'src/cart.ts': 'a + b\n' }, script, {
    context: { checks, signal },
  });
  return { ...ended, calls: prompts.length };
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

describe('a watch of the work', () => {
  /** A watch with a clock that the test moves. */
  function watching() {
    let time = 0;
    const cut = new AbortController();
    const watch = watchWork(() => time, cut.signal);
    const pass = (ms: number) => {
      time += ms;
    };
    return { watch, pass, cut: () => cut.abort() };
  }

  const setup = { kind: 'running', command: 'setup', text: 'npm ci' } as const;
  const testing = { kind: 'running', command: 'tests', text: 'npm test' } as const;

  test('it says for how long the last activity of the step has run', () => {
    const { watch, pass } = watching();
    pass(5);
    watch.see(setup);
    pass(40);
    watch.see(setup);
    pass(2);
    expect(watch.current()).toEqual({ step: 'preparation', activity: setup, elapsed: 42 });
    watch.begin('test');
    watch.see(testing);
    pass(7);
    expect(watch.current()).toEqual({ step: 'test', activity: testing, elapsed: 7 });
  });

  test('what ends after the deadline was cut by it', () => {
    const { watch, pass, cut } = watching();
    watch.begin('test');
    watch.see(testing);
    pass(9);
    cut();
    watch.see(undefined);
    pass(100);
    expect(watch.current()).toEqual({ step: 'test', activity: testing, elapsed: 9 });
  });
});
