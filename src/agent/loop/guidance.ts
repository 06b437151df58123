import { repoPath } from '../../core/repository/index.ts';
import { clip } from '../../core/text/index.ts';
import type { StepContext, Task } from './run-context.ts';

/** Where a repository says how it wants to be worked on; the first that is there counts. */
const names = ['AGENTS.md', 'CONTRIBUTING.md'] as const;

/** Characters of it that a prompt may hold; the beginning says the most. */
const limit = 3_000;

/** What the repository says about working on it, as a part of a prompt; empty where it says nothing. */
export async function guidance(task: Task, world: StepContext): Promise<readonly string[]> {
  for (const name of names) {
    const path = repoPath(name, task.paths);
    const text = typeof path === 'string' ? (await world.workspace.read(path))?.text : undefined;
    if (text === undefined) continue;
    return [`<guidance from="${name}">\n${clip(text, limit, '\n(cut here)')}\n</guidance>`];
  }
  return [];
}
