import assert from 'node:assert/strict';
import { fastClock } from '../../../test/support/fast-clock.ts';
import {
  answering,
  cuttingOff,
  type Fault,
  hangingUp,
} from '../../../test/support/openai/faults.ts';
import { runProject, startProject } from '../../../test/support/project/work.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

const stack = /^\s+at .*:\d+/m;

/** What a model's endpoint may do for as long as a run goes on. */
const outages: readonly (readonly [string, Fault])[] = [
  ['answers 500', answering(500, { error: { message: 'The server had an error.' } })],
  ['answers 429', answering(429, { error: { message: 'Rate limit reached.' } })],
  ['hangs up', hangingUp],
  ['breaks off its answer', cuttingOff('{"id":"chatcmpl-0","choices":[{"in')],
  ['answers 401', answering(401, { error: { message: 'Incorrect API key provided.' } })],
];

export const cases: readonly Case[] = outages.flatMap(([what, fault]) => [
  {
    name: `a model that ${what} prints sentences at a terminal, never a stack`,
    check: () =>
      atTerminal(
        {
          files: { 'a.py': 'a = 1\n' },
          ticket: '# Wrong\n\na.py is wrong.\n',
          model: () => ({ fault }),
          env: fastClock,
        },
        ({ stopReason, stderr }) => {
          assert.match(stopReason, /^(?:failed|misconfigured)$/, stderr);
          assert.doesNotMatch(stderr, stack);
        },
      ),
  },
  {
    name: `a model that ${what} prints sentences in the job's log, never a stack`,
    check: async () => {
      await using world = await startProject(() => ({ fault }));
      const { run } = await runProject(world, { env: fastClock });
      assert.match(run.outputs['stop-reason'] ?? '', /^(?:failed|misconfigured)$/);
      assert.equal(run.exitCode, 1);
      assert.equal(run.annotations.length, 1);
      assert.doesNotMatch(run.stdout, stack);
      assert.doesNotMatch(run.stdout, /::group::Details/);
    },
  },
]);
