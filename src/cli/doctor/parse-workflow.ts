import { parse } from 'yaml';
import { z } from 'zod';
import type { AgentWorkflow } from '../../core/diagnosis/index.ts';
import { DISPATCH_EVENT } from '../../dispatch.ts';

const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Permissions = z.union([z.string(), z.record(z.string(), z.string())]).nullish();
const Step = z.object({ uses: z.string(), with: z.record(z.string(), Text).nullish() });
const Job = z.object({ permissions: Permissions, steps: z.array(z.unknown()).catch([]) });
const Listening = z.object({ repository_dispatch: z.unknown() });
const Types = z.object({
  types: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
});

const Workflow = z.object({
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
      runName: workflow['run-name'],
      writes: writesOf(job.permissions ?? workflow.permissions),
      inputs: new Map(Object.entries(step.with ?? {})),
      secrets: namesIn(text, 'secrets').filter((name) => name !== 'GITHUB_TOKEN'),
      variables: namesIn(text, 'vars'),
    };
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error', prettyErrors: false });
  } catch {
    return undefined;
  }
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

function writesOf(permissions: z.infer<typeof Permissions>): ReadonlySet<string> | undefined {
  if (permissions === undefined || permissions === null) return undefined;
  if (permissions === 'write-all') return new Set(['contents', 'pull-requests']);
  const scopes = typeof permissions === 'string' ? [] : Object.entries(permissions);
  return new Set(scopes.filter(([, right]) => right === 'write').map(([scope]) => scope));
}

function namesIn(text: string, context: 'secrets' | 'vars'): readonly string[] {
  const uses = [...text.matchAll(/\b(secrets|vars)\.([A-Za-z_]\w*)/g)];
  const names = uses.flatMap(([, from, name]) => (from === context && name ? [name] : []));
  return [...new Set(names)];
}
