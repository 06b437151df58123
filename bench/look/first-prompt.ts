import { repositoryFiles } from '../../src/agent/loop/context/index.ts';
import { commonBeginning, fileNames, likelyFiles } from '../../src/agent/loop/prompts/index.ts';
import type { Syntax, Workspace } from '../../src/agent/ports.ts';
import { type Lines, pathRules } from '../../src/core/repository/index.ts';
import { estimateTokens } from '../../src/core/text/index.ts';

/** What the first prompt of a run holds: its estimated tokens without the tools, and the lines of each file. */
export interface FirstPrompt {
  readonly tokens: number;
  readonly ranges: ReadonlyMap<string, readonly Lines[]>;
}

/** Returns what a run would show first for a ticket, made by the functions that the product uses. */
export async function firstPrompt(
  instruction: string,
  workspace: Workspace,
  syntax: Syntax,
): Promise<FirstPrompt> {
  const paths = pathRules('');
  if (paths === undefined) throw new Error('no rules for the whole repository');
  const context = { workspace, syntax, repository: repositoryFiles(workspace) };
  const names = await fileNames({ instruction, paths }, context);
  const beginning = await commonBeginning({ instruction, paths }, context, names);
  const files = await likelyFiles({ instruction, paths }, context);
  const parts = beginning.flatMap((message) => (message.role === 'tools' ? [] : message.parts));
  const texts = [...parts, ...files].map(({ text }) => text);
  return {
    tokens: estimateTokens(texts.join('\n')),
    ranges: new Map(files.map(({ file, lines }) => [file.path, lines])),
  };
}
