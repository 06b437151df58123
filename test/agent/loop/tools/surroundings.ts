import { repositoryFiles } from '../../../../src/agent/loop/context/index.ts';
import type { RunContext } from '../../../../src/agent/loop/index.ts';
import { findSurroundings } from '../../../../src/agent/loop/tools/index.ts';
import type { ShownLines } from '../../../../src/core/repository/index.ts';
import { changeOf, patchOf, runOf, step } from '../../../support/memory/samples.ts';
import { contextOf, task } from './exploring.ts';

/** Texts by their paths. */
export type Files = Readonly<Record<string, string>>;

/** What belongs to a change of these files; each has its text before, or is new. */
export async function around(
  files: Files,
  changes: Files,
  shown: readonly ShownLines[] = [],
  more: Partial<RunContext> = {},
) {
  const patch = patchOf(
    ...Object.entries(changes).map(([path, after]) => changeOf(path, files[path] ?? null, after)),
  );
  const run = runOf(step.edited(patch), step.checked());
  const context = contextOf(files, more);
  const repository = repositoryFiles(context.workspace);
  return findSurroundings({ ...context, commandResults: new Map(), repository, task, run }, shown);
}

/** A function with lines in it. */
export const functionOf = (name: string, ...lines: readonly string[]) =>
  `export function ${name}(cart) {\n${['const a = 1;', ...lines].map((line) => `  ${line}\n`).join('')}}\n\n`;

/** Three functions, and one that calls them all. */
export const three = ['first', 'second', 'third'].map((name) => functionOf(name)).join('');
export const caller = functionOf('pay', 'first(cart);', 'second(cart);', 'third(cart);');
