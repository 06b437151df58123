import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canIsolate } from '../../../test/adapters/sandbox/job.ts';
import { cli } from '../../../test/support/cli.ts';
import { startOpenAi } from '../../../test/support/openai/openai.ts';
import { temporaryFolder, temporaryRepository } from '../../../test/support/repository.ts';
import { bug, ideal } from '../../loop/models.ts';
import type { Case } from '../case.ts';

/** Walks through the descriptors once the change is there, and fails, so that its output is printed. */
const tests = `grep -q 'a - b' ${bug.path} || {
  touch /proc/self/fd/310/written || true
  cat /proc/self/fd/311 || true
  ls /proc/self/fd/312/ || true
  echo "walked through"
  exit 1
}`;

/** Opens a folder and a file of the job, and `/`, above the descriptors that Node keeps to itself. */
const opening = 'exec 310<"$1" 311<"$2" 312</; shift 2; exec "$@"';

async function walk(isolation: string): Promise<void> {
  await using repository = await temporaryRepository({
    [bug.path]: `def add(a, b):\n${bug.wrong}\n`,
  });
  await using outside = await temporaryFolder();
  await using empty = await temporaryFolder();
  await chmod(empty.directory, 0o777);
  await using endpoint = await startOpenAi(ideal);
  const [ticket, key] = [join(outside.directory, 'bug.md'), join(outside.directory, 'key')];
  await writeFile(ticket, '# add() returns the difference\n\n`add(2, 1)` in calc.py returns 1.\n');
  await writeFile(key, 'a key of the runner\n');
  const where = ['--ticket', ticket, '--repo', repository.directory];
  const model = ['--base-url', endpoint.url, '--model', 'scripted'];
  const checks = ['--test-command', tests, '--test-isolation', isolation];
  const run = [process.execPath, cli, 'run', ...where, ...model, ...checks];
  const printed = await new Promise<string>((resolve) => {
    const args = ['-c', opening, 'bash', empty.directory, key, ...run];
    execFile('/bin/bash', args, (_, stdout, stderr) => resolve(stdout + stderr));
  });
  assert.match(printed, /walked through/);
  assert.doesNotMatch(printed, /a key of the runner|\betc\b/);
  assert.deepEqual(await readdir(empty.directory), []);
}

export const cases: readonly Case[] = [
  {
    name: 'an isolated command gets none of the descriptors that the job inherited',
    check: () => walk(canIsolate ? 'required' : 'none'),
  },
  {
    name: 'a command without isolation gets none of the descriptors that the job inherited',
    check: () => walk('none'),
  },
];
