import assert from 'node:assert/strict';
import type { Case } from '../case.ts';
import { fixAtTerminal, fixWithAction } from '../evidence-project.ts';

const broken = 'echo "npm error 404 no such package"; exit 3';
const tests = ['--test-command', 'node --test'];

export const cases: readonly Case[] = [
  {
    name: 'a setup command that fails ends a run at a terminal before the first call',
    check: () =>
      fixAtTerminal({ replies: [], options: [...tests, '--setup-command', broken] }, (ended) => {
        assert.equal(ended.stopReason, 'checks-unavailable');
        assert.equal(ended.code, 20);
        assert.equal(ended.chats.length, 0);
        assert.match(
          ended.stderr,
          /The setup command ended with exit code 3\. Correct --setup-command, or remove it and --test-command/,
        );
        assert.match(ended.stderr, /^ {2}\| npm error 404 no such package$/m);
      }),
  },
  {
    name: 'a setup command that fails ends a job before the first call, and the ticket says what to do',
    check: async () => {
      const inputs = { 'test-command': 'node --test', 'setup-command': broken };
      const { run, prompts, pulls, comment } = await fixWithAction(inputs, { replies: [] });
      assert.deepEqual(
        [run.exitCode, run.outputs['stop-reason'], run.outputs.calls],
        [1, 'checks-unavailable', '0'],
      );
      assert.deepEqual([prompts, pulls], [[], []]);
      assert.match(comment, /Correct .{0,2}setup-command/);
      assert.match(comment, /no such package/);
      assert.match(run.annotations.join('\n'), /setup command ended with exit code 3/);
    },
  },
  {
    name: 'a setup command that takes too long ends the run before the first call',
    check: () =>
      fixAtTerminal(
        {
          replies: [],
          options: [...tests, '--setup-command', 'sleep 600', '--deadline-minutes', '0.02'],
        },
        (ended) => {
          assert.equal(ended.chats.length, 0);
          assert.equal(ended.stopReason, 'deadline');
        },
      ),
  },
  {
    name: 'nothing is prepared if no lint or test command is set',
    check: () =>
      fixAtTerminal({ options: ['--setup-command', broken] }, (ended) => {
        assert.equal(ended.stopReason, 'approved');
        assert.doesNotMatch(ended.stderr, /no such package/);
      }),
  },
];
