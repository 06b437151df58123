import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../../src/engines/errors.ts';
import { runGit } from '../../test/support/repository.ts';
import type { SolveCase } from './case.ts';

/** Makes the work tree of a case: its base with the commits before it, as a workflow checks them out, and nothing of the fix. */
export async function makeWorkTree(
  one: SolveCase,
  repos: string,
  directory: string,
): Promise<void> {
  await mkdir(directory);
  await runGit(directory, ['init', '--quiet', '--initial-branch=main', '--template=']);
  await runGit(directory, ['config', 'gc.auto', '0']);
  // The objects stay where they are; only those that the base leads to have a name here.
  const bare = repositoryOf(one, repos);
  const found = await runGit(bare, ['rev-parse', '--git-path', 'objects', one.base]);
  const [objects = '', base = ''] = found.toString().split('\n');
  const information = join(directory, '.git', 'objects', 'info');
  await mkdir(information, { recursive: true });
  await writeFile(join(information, 'alternates'), `${resolve(bare, objects)}\n`);
  await runGit(directory, ['reset', '--quiet', '--hard', base]);
}

/**
 * Whether the work tree passes the hidden tests of the fix. It is set up only now: the run has done so in its own copy, and
 * a build may know the folder that it was made in.
 */
export async function isSolved(one: SolveCase, repos: string, directory: string): Promise<boolean> {
  for (const path of one.hidden_tests) {
    const text = await runGit(repositoryOf(one, repos), ['show', `${one.fix}:${path}`]);
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const isReady = (await bash(one.setup || 'true', directory)).code === 0;
  return isReady && (await bash(one.judge, directory)).code === 0;
}

function repositoryOf({ repo }: SolveCase, repos: string): string {
  const directory = join(repos, repo.replace('/', '+'), 'repo');
  if (!existsSync(directory)) throw new UserError(`Put the repository ${repo} into ${directory}.`);
  return directory;
}

/** Runs a shell command; resolves to its exit code. */
function bash(command: string, cwd: string) {
  return new Promise<{ code: number }>((resolve) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
    execFile('bash', ['-c', command], options, (error) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0 });
    });
  });
}
