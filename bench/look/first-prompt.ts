import { commonBeginning, fileNames } from '../../src/agent/loop/prompts/index.ts';
import { firstLook, type LookSize } from '../../src/agent/loop/prompts/likely-files.ts';
import type { Lines } from '../../src/core/repository/index.ts';
import { estimateTokens } from '../../src/engines/text/index.ts';
import type { OpenedCase } from './opened.ts';

/** What the first prompt of a run holds: its estimated tokens without the tools, and the lines of its files. */
export interface FirstPrompt {
  readonly tokens: number;
  readonly files: readonly { readonly path: string; readonly lines: readonly Lines[] }[];
}

/** Returns what a run would show first for a ticket, made by the functions that the product uses. */
export async function firstPrompt(
  { task, context }: OpenedCase,
  size: LookSize,
): Promise<FirstPrompt> {
  const names = await fileNames(task, context);
  const beginning = await commonBeginning(task, context, names);
  const files = await firstLook(task, context, size);
  const parts = beginning.flatMap((message) => (message.role === 'tools' ? [] : message.parts));
  const texts = [...parts, ...files].map(({ text }) => text);
  return {
    tokens: estimateTokens(texts.join('\n')),
    files: files.map(({ file, lines }) => ({ path: file.path, lines })),
  };
}
