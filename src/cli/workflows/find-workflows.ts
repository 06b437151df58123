import { parse } from 'yaml';
import { z } from 'zod';
import { worktreeWorkspace } from '../../adapters/git/index.ts';
import { type AgentWorkflow, workflowPermissions } from '../../core/diagnosis/index.ts';
import { DISPATCH_EVENT } from '../../dispatch.ts';

/** What `init` calls the workflow that runs the agent, and where it writes it. */
export const ownWorkflow = { name: 'Jira bug fix', path: '.github/workflows/jira-bug-fix.yml' };

/** Files that are looked at: who has more of them has none that people wrote. */
const maxFiles = 100;

/** Workflows whose checks are followed. */
const maxChecks = 50;

/**
 * Reads workflow files, by their paths. Returns those that run the agent, of which what is dispatched comes first, and
 * the names of those that check pull requests, sorted. Anyone may have written them.
 */
export function readWorkflows(files: ReadonlyMap<string, string>) {
  const some = [...files].slice(0, maxFiles);
  const agent = some.flatMap(([path, text]) => parseWorkflow(path, text) ?? []);
  // A workflow that watched itself would never stop.
  const own = new Set([ownWorkflow.path, ...agent.map(({ path }) => path)]);
  const names = some
    .flatMap(([path, text]) => (own.has(path) ? [] : (nameOfChecks(path, text) ?? [])))
    .filter((name) => name !== ownWorkflow.name);
  return {
    agent: agent.toSorted((a, b) => Number(b.isDispatched) - Number(a.isDispatched)),
    checks: [...new Set(names)].toSorted().slice(0, maxChecks),
  };
}

/** Finds the workflows of a work tree. */
export async function findWorkflows(root: string) {
  const files = worktreeWorkspace(root, '.github/workflows');
  const paths = (await files.paths().catch(() => [])).filter((path) => workflowPath.test(path));
  const texts = new Map<string, string>();
  if (paths.length > 0) {
    await files.scan(paths.slice(0, maxFiles), (path, bytes) => {
      texts.set(path, Buffer.from(bytes).toString('utf8'));
    });
  }
  return readWorkflows(texts);
}

const workflowPath = /^\.github\/workflows\/[^/]+\.ya?ml$/;

const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Permissions = z.union([z.string(), z.record(z.string(), z.string())]).nullish();
const Step = z.object({ uses: z.string(), with: z.record(z.string(), Text).nullish() });
const Job = z.object({ permissions: Permissions, steps: z.array(z.unknown()).catch([]) });
const Listening = z.object({ repository_dispatch: z.unknown() });
const Watching = z.object({ workflow_run: z.object({ workflows: z.array(z.string()) }) });
const Types = z.object({
  types: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
});

const Workflow = z.object({
  name: z.string().catch(''),
  'run-name': z.string().catch(''),
  on: z.unknown(),
  permissions: Permissions,
  jobs: z.record(z.string(), z.unknown()),
});

/** How the agent is named in a workflow: by its repository, whoever hosts it, or from its own checkout. */
const usesAgent = /(?:^|\/)jira-bug-fix-agent(?:\/[^@]*)?(?:@|$)|^\.\/?$/;

/** Characters of a workflow; a larger one would take seconds to parse. */
const maxLength = 128 * 1024;

/** Returns the workflow in a file, or `undefined` if no step of it runs the agent. */
export function parseWorkflow(path: string, text: string): AgentWorkflow | undefined {
  if (text.length > maxLength || !/jira-bug-fix-agent|uses\W+\.\//.test(text)) return undefined;
  const workflow = Workflow.safeParse(parsed(text)).data;
  if (workflow === undefined) return undefined;
  for (const entry of Object.values(workflow.jobs)) {
    const job = Job.safeParse(entry).data;
    const step = job?.steps
      .flatMap((one) => Step.safeParse(one).data ?? [])
      .find(({ uses }) => usesAgent.test(uses));
    if (job === undefined || step === undefined) continue;
    return {
      path,
      action: step.uses,
      isDispatched: isDispatched(workflow.on),
      watches: Watching.safeParse(workflow.on).data?.workflow_run.workflows ?? [],
      runName: workflow['run-name'],
      writes: granted(job.permissions ?? workflow.permissions, ['write']),
      reads: granted(job.permissions ?? workflow.permissions, ['read', 'write']),
      inputs: new Map(Object.entries(step.with ?? {})),
      secrets: namesIn(text, 'secrets').filter((name) => name !== 'GITHUB_TOKEN'),
      variables: namesIn(text, 'vars'),
    };
  }
  return undefined;
}

/** Characters of a name that is watched. */
const maxName = 200;

/** Returns the name of a workflow that checks pull requests, as GitHub calls it; `undefined` for any other file. */
export function nameOfChecks(path: string, text: string): string | undefined {
  if (text.length > maxLength || !/pull_request|push/.test(text)) return undefined;
  const workflow = Workflow.safeParse(parsed(text)).data;
  const checks = ['pull_request', 'pull_request_target', 'push'];
  if (!eventsOf(workflow?.on).some((event) => checks.includes(event))) return undefined;
  const name = workflow?.name || path;
  return name.length > maxName ? undefined : name;
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error', prettyErrors: false });
  } catch {
    return undefined;
  }
}

/** Returns the names of the events that start a workflow. */
function eventsOf(on: unknown): readonly string[] {
  if (typeof on === 'string') return [on];
  if (Array.isArray(on)) return on.filter((event) => typeof event === 'string');
  return Object.keys(on ?? {});
}

/** Without types, every `repository_dispatch` starts the workflow. */
function isDispatched(on: unknown): boolean {
  if (on === 'repository_dispatch') return true;
  if (Array.isArray(on)) return on.includes('repository_dispatch');
  const listening = Listening.safeParse(on);
  if (!listening.success || !('repository_dispatch' in Object(on))) return false;
  const named = Types.safeParse(listening.data.repository_dispatch);
  return !named.success || named.data.types.includes(DISPATCH_EVENT);
}

/** Returns the scopes with one of these rights; `undefined` if nothing is said. */
function granted(
  permissions: z.infer<typeof Permissions>,
  rights: readonly string[],
): ReadonlySet<string> | undefined {
  if (permissions === undefined || permissions === null) return undefined;
  if (typeof permissions !== 'string') {
    const scopes = Object.entries(permissions).filter(([, right]) => rights.includes(right));
    return new Set(scopes.map(([scope]) => scope));
  }
  const isAll = rights.some((right) => permissions === `${right}-all`);
  return new Set(isAll ? workflowPermissions.map(({ scope }) => scope) : []);
}

function namesIn(text: string, context: 'secrets' | 'vars'): readonly string[] {
  const uses = [...text.matchAll(/\b(secrets|vars)\.([A-Za-z_]\w*)/g)];
  const names = uses.flatMap(([, from, name]) => (from === context && name ? [name] : []));
  return [...new Set(names)];
}
