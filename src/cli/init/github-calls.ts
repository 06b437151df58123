import type { ProgramCall, RunProgram } from './programs.ts';
import { fullName, type HostedRepository } from './setup.ts';

/** Returns a command of the GitHub CLI for a repository, which it takes from no clone. */
export function gh(repository: HostedRepository, ...args: readonly string[]): ProgramCall {
  const { host } = repository;
  const repo = host === 'github.com' ? fullName(repository) : `${host}/${fullName(repository)}`;
  return { program: 'gh', args: [...args, '--repo', repo] };
}

/** Returns a request to GitHub's REST API. `request` has a path below the repository, after a method unless it reads. */
export function api(
  repository: HostedRepository,
  request: string,
  ...args: readonly string[]
): ProgramCall {
  const [path = '', method] = request.split(' ').toReversed();
  const how = ['--hostname', repository.host, ...(method === undefined ? [] : ['-X', method])];
  return { program: 'gh', args: ['api', ...how, `repos/${fullName(repository)}/${path}`, ...args] };
}

/** Resolves to what a command prints; empty if it fails. */
export async function ask(run: RunProgram, call: ProgramCall): Promise<string> {
  const { code, stdout } = await run(call);
  return code === 0 ? stdout.trim() : '';
}
