import { describe, expect, test } from 'vitest';
import { compareRuns, type ReportedTest } from '../../../src/engines/evidence/index.ts';
import { exited } from './command-results.ts';

/** A test in the report of the first of two runners; the second one writes none. */
const known: ReportedTest = { name: 'cart > sums', state: 'failed', message: '2 is not 3' };
const others = ['a', 'b', 'c'].map((name) => ({ name, state: 'passed' as const }));

const run = (output: string, ...failed: readonly ReportedTest[]) => ({
  ...exited(1, output),
  report: { tests: [...failed, ...others], ignored: [] },
});

/** The command, and what the report of the base has. */
interface Settings {
  readonly text?: string;
  readonly was?: readonly ReportedTest[];
}

/** What is said of a change with which one runner prints or reports something else. */
function compared(
  [before, now]: readonly [before: string, now: string],
  { text = 'make test', was = [known] }: Settings = {},
) {
  const [base, head] = [run(before, ...was), run(now, known)];
  return compareRuns({ command: 'tests', text, head, again: head, base });
}

const pytest = (name: string) =>
  `FAILED tests/test_api.py::${name} - assert 1 == 2\n==== 1 failed, 3 passed in 0.10s ====\n`;
const vitest =
  ' FAIL  cart.test.js > cart > sums\n\n Test Files  1 failed (1)\n      Tests  1 failed | 3 passed (4)\n';
const unittest = (name: string) =>
  `FAIL: ${name} (test_api.Api.${name})\nAssertionError\nRan 7 tests in 0.1s\n\nFAILED (failures=1)\n`;
const gradle = 'CartTest > sums() FAILED\n\n4 tests completed, 1 failed\n';
const joined = 'npm test || code=1; pytest || code=1; exit $code';
const unread = 'npm test || code=1; ./test-api.sh || code=1; exit $code';

describe('a failure of a runner without a report is not as before if another takes its place', () => {
  test.each<readonly [string, (name: string) => string]>([
    ['and its console is known', pytest],
    ['and both consoles are', (name) => vitest + pytest(name)],
    ['and its words count failures', unittest],
    ['and the words of both do', (name) => gradle + unittest(name)],
    ['and the words of one do', (name) => vitest + unittest(name)],
    ['under turbo', (name) => label('web', vitest) + label('api', pytest(name))],
    ['under turbo, in words', (name) => label('web', vitest) + label('api', unittest(name))],
    ['and it is not named', (name) => `${name}\n==== 1 failed, 5 passed in 0.10s ====\n`],
    ['and make prints both', (name) => `npm test || pytest\n${name} broke\n${ended('a', 'b')}`],
    ['and two targets fail', (name) => `${vitest}${name} broke\n${ended('a', 'b')}`],
  ])('%s', (_, print) => {
    const found = compared([print('test_one'), print('test_two')]);
    expect(['inconclusive', 'failed']).toContain(found.kind);
  });

  test.each([vitest, ''])('and nothing of it can be read, behind %j', (printed) => {
    const outputs = [`${printed}test_one broke\n`, `${printed}test_two broke\n`] as const;
    expect(compared(outputs, { text: unread }).kind).toBe('inconclusive');
  });

  test('which the reason says', () => {
    const print = (name: string) => `${gradle}${unittest(name)}`;
    const why = expect.stringContaining('not all that fails is in a report: let each runner');
    const found = compared([print('test_one'), print('test_two')]);
    expect(found).toMatchObject({ kind: 'inconclusive', why });
  });
});

test('a failure in a report is not as before if another takes its place, whatever the console counts', () => {
  const more = `${pytest('test_one')}FAILED tests/test_api.py::test_two - x\n2 failed in 1s\n`;
  const was = [{ ...known, name: 'cart > halves' }];
  expect(compared([more, more], { was }).kind).toBe('inconclusive');
  expect(compared([more, more], { was, text: joined }).kind).toBe('inconclusive');
});

describe('the same failure is as before if the report has all that fails', () => {
  test.each([
    ['without words', ''],
    ['on the console of its runner', vitest],
    ['in words', gradle],
    ['in words that repeat', `${gradle}4 tests completed, 1 failed\nTests: Failed: 0\n`],
    [
      'in two lines of PHPUnit',
      'There was 1 failure:\n\n1) Cart::sums\n\nTests: 4, Assertions: 4, Failures: 1.\n',
    ],
    [
      'beside what passed in cargo',
      'test cart::sums ... FAILED\n\ntest result: FAILED. 3 passed; 1 failed;\n',
    ],
    ['under turbo', label('web', vitest)],
    ['at a target of make', `${vitest}${ended('test')}`],
  ])('%s', (_, output) => {
    expect(compared([output, output]).kind).toBe('tolerated');
  });

  test.each([
    ['beside a runner that passes', `${vitest}==== 3 passed in 0.10s ====\n`, joined],
    ['behind other commands', vitest, 'npm ci && npm run build && npm test'],
  ])('%s', (_, output, text) => {
    expect(compared([output, output], { text }).kind).toBe('tolerated');
  });
});

function label(name: string, output: string): string {
  const lines = output.split('\n').map((line) => `${name}:test: ${line}`);
  return `${lines.join('\n')}\n${name}:test: ERROR: command finished with error: exited (1)\n`;
}

function ended(...targets: readonly string[]): string {
  return targets.map((target) => `make: *** [Makefile:2: ${target}] Error 1\n`).join('');
}
