import assert from 'node:assert/strict';
import { answering, hangingUp } from '../../../test/support/openai/faults.ts';
import type { Script } from '../../../test/support/openai/openai.ts';
import { refusals } from '../../../test/support/openai/refusals.ts';
import { bug, ideal } from '../../loop/models.ts';
import type { Case } from '../case.ts';
import { atTerminal, type TerminalResult } from '../terminal.ts';

const files = { [bug.path]: `def add(a, b):\n${bug.wrong}\n` };
const ticket = '# add() returns the difference\n\n`add(2, 1)` in calc.py returns 1.\n';

const run = (model: Script, inspect: (result: TerminalResult) => void, options: string[] = []) =>
  atTerminal({ files, ticket, model, options }, inspect);

const soon = { 'retry-after-ms': '1' };

/** Expects an end without a stack, which says what the endpoint said. */
function saysWhy({ stopReason, stderr }: TerminalResult, reason: string, said: string): void {
  assert.equal(stopReason, reason);
  assert.ok(stderr.includes(said), stderr);
  assert.doesNotMatch(stderr, /^\s+at |node:internal|\.js:\d+/m);
}

export const cases: readonly Case[] = [
  ...refusals.map(({ name, fault, said, mend }) => ({
    name: `what the endpoint says is quoted, without a stack: ${name}`,
    check: () =>
      run(
        () => ({ fault }),
        (result) => {
          saysWhy(result, mend === undefined ? 'failed' : 'misconfigured', said);
          if (mend === 'model' || mend === 'base-url') assert.match(result.stderr, /Set --/);
        },
      ),
  })),
  {
    name: 'a broken connection is said, without a stack',
    check: () =>
      run(
        () => ({ fault: hangingUp }),
        (result) => saysWhy(result, 'failed', 'broke'),
      ),
  },
  {
    name: 'an address that nothing listens at names the setting, without a stack',
    check: () =>
      run(
        ideal,
        (result) => {
          saysWhy(result, 'misconfigured', '--base-url');
          assert.match(result.stderr, /127\.0\.0\.1:1\/v1/);
        },
        ['--base-url', 'http://127.0.0.1:1/v1'],
      ),
  },
  {
    name: 'a refusal after the plan was paid quotes the endpoint',
    check: () => {
      const fault = answering(500, { error: { message: 'The server burns.' } }, soon);
      const model: Script = (request, index) => (index === 0 ? ideal(request, 0) : { fault });
      return run(model, (result) => {
        saysWhy(result, 'failed', 'The server burns.');
        assert.match(result.stderr, /tried 4 times/);
      });
    },
  },
];
