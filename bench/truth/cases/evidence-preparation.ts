import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cli } from '../../../test/support/cli.ts';
import { inOrder, startOpenAi } from '../../../test/support/openai/openai.ts';
import { parcelFiles } from '../../../test/support/project/parcel.ts';
import { temporaryFolder, temporaryRepository } from '../../../test/support/repository.ts';
import type { Case } from '../case.ts';
import { fixAtTerminal, fixWithAction } from '../evidence-project.ts';

const broken = 'echo "npm error 404 no such package"; exit 3';
const tests = ['--test-command', 'node --test'];

const execute = promisify(execFile);

interface Ended {
  readonly code?: number;
  readonly stderr: string;
}

/** Runs the command line as a user who is not root and cannot become root. */
async function runWithoutRoot(): Promise<Ended & { readonly calls: number }> {
  await using repository = await temporaryRepository(parcelFiles);
  await using outside = await temporaryFolder();
  await using endpoint = await startOpenAi(inOrder([]));
  const isRoot = process.getuid?.() === 0;
  const file = join(outside.directory, 'bug.md');
  await writeFile(file, '# Half a kilogram travels for nothing\n');
  const folders = [repository.directory, outside.directory];
  if (isRoot) await execute('chown', ['-R', '65534:65534', ...folders]);
  const nobody = isRoot ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const where = ['--ticket', file, '--repo', repository.directory, '--base-url', endpoint.url];
  const run = [cli, 'run', ...where, '--model', 'scripted', ...tests];
  const env = { PATH: process.env.PATH, TMPDIR: outside.directory };
  const argv = [...nobody, '--no-new-privs', process.execPath, ...run];
  const ended: Ended = await execute('setpriv', argv, { env }).catch((error: Ended) => error);
  return { code: ended.code ?? 0, stderr: ended.stderr, calls: endpoint.chats.length };
}

export const cases: readonly Case[] = [
  {
    name: 'a setup command that fails ends a run at a terminal before the first call',
    check: () =>
      fixAtTerminal({ replies: [], options: [...tests, '--setup-command', broken] }, (ended) => {
        assert.equal(ended.stopReason, 'checks-unavailable');
        assert.equal(ended.code, 20);
        assert.equal(ended.chats.length, 0);
        assert.match(ended.stderr, /^Running --setup-command\. .*The setup command ended/ms);
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
      assert.match(run.stdout, /^Running .?setup-command.?\. /m);
      assert.match(comment, /Correct .{0,2}setup-command/);
      assert.match(comment, /no such package/);
      assert.match(run.annotations.join('\n'), /setup command ended with exit code 3/);
    },
  },
  {
    name: 'isolation that is not available ends the run before the first call',
    check: async () => {
      const { code, stderr, calls } = await runWithoutRoot();
      assert.equal(code, 20, stderr);
      assert.equal(calls, 0);
      assert.match(stderr, /The commands cannot be isolated .* set --test-isolation to none/);
      assert.match(stderr, /^Stopped: checks-unavailable\./m);
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
