import { z } from 'zod';
import { parseJson } from '../../core/text/index.ts';
import { api, ask, gh } from './github-calls.ts';
import type { ProgramCall, RunProgram } from './programs.ts';
import type { HostedRepository } from './setup.ts';

/** What GitHub already has. Without a login, nothing is known. */
export interface FoundOnGitHub {
  /** Why no command can be run; empty if they can. */
  readonly problem: string;
  readonly secrets: ReadonlySet<string>;
  readonly variables: ReadonlyMap<string, string>;
  /** Whether workflows may open pull requests. */
  readonly mayOpenPulls: boolean;
  /** Whether the scopes of gh's token leave out workflows. A token without scopes does not say. */
  readonly lacksWorkflowScope: boolean;
}

const Named = z.array(z.object({ name: z.string(), value: z.string().optional() }));

/** Asks the GitHub CLI what is there. */
export async function lookAtGitHub(
  run: RunProgram,
  repository: HostedRepository,
): Promise<FoundOnGitHub> {
  const { host } = repository;
  const login = await run({ program: 'gh', args: ['auth', 'status', '--hostname', host] });
  const read = (call: ProgramCall) => (login.code === 0 ? ask(run, call) : '');
  const mayOpen = ['--jq', '.can_approve_pull_request_reviews'];
  const [secrets, variables, pulls] = await Promise.all([
    read(gh(repository, 'secret', 'list', '--json', 'name')),
    read(gh(repository, 'variable', 'list', '--json', 'name,value')),
    read(api(repository, 'actions/permissions/workflow', ...mayOpen)),
  ]);
  const [, scopes] = /Token scopes:(.*)/.exec(login.stdout + login.stderr) ?? [];
  return {
    problem: describeLogin(login.code, host),
    secrets: new Set(parseNames(secrets).map(({ name }) => name)),
    variables: new Map(parseNames(variables).map(({ name, value = '' }) => [name, value])),
    mayOpenPulls: pulls === 'true',
    lacksWorkflowScope: scopes !== undefined && !/\bworkflow\b/.test(scopes),
  };
}

function describeLogin(code: number | undefined, host: string): string {
  if (code === 0) return '';
  const advice =
    code === undefined ? 'Install gh' : `Run \`gh auth login --hostname ${host}\` first`;
  return `${advice}, or run the commands below yourself.`;
}

function parseNames(json: string) {
  return Named.safeParse(parseJson(json)).data ?? [];
}
