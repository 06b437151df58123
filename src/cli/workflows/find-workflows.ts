import { worktreeWorkspace } from '../../adapters/git/index.ts';
import { nameOfChecks, parseWorkflow } from './parse-workflow.ts';

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
