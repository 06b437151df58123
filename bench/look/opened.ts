import { commitWorkspace } from '../../src/adapters/git/index.ts';
import {
  repositoryFiles,
  type Task,
  type ToolContext,
} from '../../src/agent/loop/context/index.ts';
import { accessRules } from '../../src/core/repository/index.ts';
import { newRun } from '../../src/core/run/index.ts';
import { syntaxChecker } from '../../src/engines/syntax/index.ts';
import type { LookCase } from './case.ts';
import { type ChangedLines, fixedLines } from './fix.ts';

/** A ticket in its repository before the fix, and what the fix changed. */
export interface OpenedCase {
  readonly task: Task;
  readonly context: ToolContext;
  readonly changed: ChangedLines;
}

const grammars = new URL('../../dist/grammars/', import.meta.url);

/** Opens the repository of a ticket; nothing if what its fix changed is not known. */
export async function openCase(one: LookCase, directory: string): Promise<OpenedCase | undefined> {
  const changed = await fixedLines(directory, one);
  const paths = accessRules('');
  if (changed === undefined || paths === undefined) return undefined;
  const task: Task = { instruction: `# ${one.title}\n\n${one.body}`, paths };
  const workspace = commitWorkspace(directory, one.base_commit);
  const context: ToolContext = {
    workspace,
    syntax: syntaxChecker(grammars),
    repository: repositoryFiles(workspace),
    commandResults: new Map(),
    now: () => 0,
    signal: new AbortController().signal,
    task,
    run: newRun,
  };
  return { task, context, changed };
}
