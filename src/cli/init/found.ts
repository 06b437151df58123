import { z } from 'zod';
import { parseJson } from '../../core/text/index.ts';
import type { RunProgram } from './programs.ts';
import { fullName, type HostedRepository } from './setup.ts';

/** What GitHub already has. Without a login, nothing is known. */
export interface FoundOnGitHub {
  /** Why no command can be run; empty if they can. */
  readonly problem: string;
  readonly secrets: ReadonlySet<string>;
  readonly variables: ReadonlyMap<string, string>;
  /** Whether workflows may open pull requests. */
  readonly mayOpenPulls: boolean;
}

const Named = z.array(z.object({ name: z.string(), value: z.string().optional() }));

/** Asks the GitHub CLI what is there. */
export async function lookAtGitHub(
  run: RunProgram,
  repository: HostedRepository,
): Promise<FoundOnGitHub> {
  const { host } = repository;
  const login = await run({ program: 'gh', args: ['auth', 'status', '--hostname', host] });
  const ask = async (...args: string[]) => {
    if (login.code !== 0) return '';
    const { code, stdout } = await run({ program: 'gh', args });
    return code === 0 ? stdout.trim() : '';
  };
  const list = (what: string, fields: string) =>
    ask(what, 'list', '--repo', `${host}/${fullName(repository)}`, '--json', fields);
  const permissions = `repos/${fullName(repository)}/actions/permissions/workflow`;
  const [secrets, variables, pulls] = await Promise.all([
    list('secret', 'name'),
    list('variable', 'name,value'),
    ask('api', '--hostname', host, permissions, '--jq', '.can_approve_pull_request_reviews'),
  ]);
  return {
    problem: describeLogin(login.code, host),
    secrets: new Set(parseNames(secrets).map(({ name }) => name)),
    variables: new Map(parseNames(variables).map(({ name, value = '' }) => [name, value])),
    mayOpenPulls: pulls === 'true',
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
