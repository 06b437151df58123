import { z } from 'zod';
import type { Asker } from './asker.ts';
import { commandLine, type RunProgram } from './programs.ts';
import { fullName, type HostedRepository } from './setup.ts';
import { workerName } from './worker-folder.ts';

/** Where the workflow is written. */
export const workflowPath = '.github/workflows/jira-bug-fix.yml';

/** What GitHub already has. Without a login, nothing is known. */
export interface FoundOnGitHub {
  /** Why no command can be run; empty if they can. */
  readonly problem: string;
  readonly secrets: ReadonlySet<string>;
  readonly variables: ReadonlyMap<string, string>;
  /** Whether workflows may open pull requests. */
  readonly mayOpenPulls: boolean;
  readonly isOrganization: boolean;
  /** The workflow on the default branch. */
  readonly workflow: string | undefined;
}

/** What Cloudflare already has. */
export interface FoundOnCloudflare {
  /** Why no command can be run; empty if they can. */
  readonly problem: string;
  readonly needsLogin: boolean;
  /** The names of the Worker's secrets; `undefined` if there is no Worker yet. */
  readonly secrets: ReadonlySet<string> | undefined;
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
    if (login.code !== 0) return undefined;
    const { code, stdout } = await run({ program: 'gh', args });
    return code === 0 ? stdout.trim() : undefined;
  };
  const list = (what: string, fields: string) =>
    ask(what, 'list', '--repo', `${host}/${fullName(repository)}`, '--json', fields);
  const api = (path: string, jq: string) => ask('api', '--hostname', host, path, '--jq', jq);
  const inRepository = `repos/${fullName(repository)}`;
  const [secrets, variables, pulls, type, workflow] = await Promise.all([
    list('secret', 'name'),
    list('variable', 'name,value'),
    api(`${inRepository}/actions/permissions/workflow`, '.can_approve_pull_request_reviews'),
    api(`users/${repository.owner}`, '.type'),
    api(`${inRepository}/contents/${workflowPath}`, '.content'),
  ]);
  return {
    problem: problemOf(login.code, 'gh', `gh auth login --hostname ${host}`),
    secrets: new Set(namesIn(secrets).map(({ name }) => name)),
    variables: new Map(namesIn(variables).map(({ name, value = '' }) => [name, value])),
    mayOpenPulls: pulls === 'true',
    isOrganization: type === 'Organization',
    workflow: workflow && Buffer.from(workflow, 'base64').toString('utf8'),
  };
}

/** Asks wrangler what is there, and offers a login if it needs one. */
export async function signInToCloudflare(run: RunProgram, asker: Asker | undefined) {
  const found = await lookAtCloudflare(run);
  if (!found.needsLogin || asker === undefined) return found;
  if (!(await asker.confirm('Sign in to Cloudflare now, in the browser?', true))) return found;
  await run({ program: 'wrangler', args: ['login'], isInteractive: true });
  return lookAtCloudflare(run);
}

async function lookAtCloudflare(run: RunProgram): Promise<FoundOnCloudflare> {
  const asking = { program: 'wrangler', args: ['whoami', '--json'] } as const;
  const login = await run(asking);
  const needsLogin = login.code !== 0 && login.stdout.includes('"loggedIn"');
  const list = ['secret', 'list', '--name', workerName];
  const listed = login.code === 0 ? await run({ program: 'wrangler', args: list }) : undefined;
  return {
    needsLogin,
    problem: needsLogin
      ? `You are not signed in to Cloudflare: run \`${commandLine({ ...asking, args: ['login'] })}\`.`
      : problemOf(login.code, 'Node 22 or newer with npm', commandLine(asking)),
    secrets:
      listed?.code === 0 ? new Set(namesIn(listed.stdout).map(({ name }) => name)) : undefined,
  };
}

function problemOf(code: number | undefined, program: string, login: string): string {
  if (code === 0) return '';
  return code === undefined
    ? `Install ${program}, or run the commands below yourself.`
    : `Run \`${login}\` first, or run the commands below yourself.`;
}

/** wrangler may print a banner above its JSON. */
function namesIn(text = '[]') {
  try {
    const found = Named.safeParse(JSON.parse(text.slice(text.indexOf('['))));
    return found.success ? found.data : [];
  } catch {
    return [];
  }
}
