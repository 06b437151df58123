import { expect, test } from 'vitest';
import { watchWork } from '../../../src/agent/loop/work-watch.ts';

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
const tests = { kind: 'running', command: 'tests', text: 'npm test' } as const;

test('it says for how long the last activity of the step has run', () => {
  const { watch, pass } = watching();
  pass(5);
  watch.see(setup);
  pass(40);
  watch.see(setup);
  pass(2);
  expect(watch.current()).toEqual({ step: 'preparation', activity: setup, elapsed: 42 });
  watch.begin('test');
  watch.see(tests);
  pass(7);
  expect(watch.current()).toEqual({ step: 'test', activity: tests, elapsed: 7 });
});

test('what ends after the deadline was cut by it', () => {
  const { watch, pass, cut } = watching();
  watch.begin('test');
  watch.see(tests);
  pass(9);
  cut();
  watch.see(undefined);
  pass(100);
  expect(watch.current()).toEqual({ step: 'test', activity: tests, elapsed: 9 });
});
