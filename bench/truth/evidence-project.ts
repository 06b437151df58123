import assert from 'node:assert/strict';
import { inOrder, type Scripted } from '../../test/support/openai/openai.ts';
import { parcelFiles } from '../../test/support/project/parcel.ts';
import { type Block, editReply, fixBlock, planReply } from '../../test/support/project/script.ts';
import { runProject, startProject } from '../../test/support/project/work.ts';
import type { Files } from '../../test/support/repository.ts';
import { approve } from '../../test/support/shop/script.ts';
import { atTerminal, type TerminalResult } from './terminal.ts';

/** A model that plans these files, edits them in one reply and approves. */
export function fixing(...blocks: readonly Block[]): readonly Scripted[] {
  const path = (block: Block) => block.path;
  const created = blocks.filter(({ search }) => search === '').map(path);
  const existing = blocks.map(path).filter((one) => !created.includes(one));
  return [planReply(existing, created), editReply(...blocks), approve('It counts whole.')];
}

/** The project, its bug fixed by default, and what differs from it. */
export interface Scene {
  readonly replies?: readonly Scripted[];
  readonly files?: Files;
  readonly options: readonly string[];
}

const ticket = '# Half a kilogram travels for nothing\n\nSee src/postage.js.\n';

/** Fixes the project at a terminal, without isolation, and passes the result to `inspect`. */
export function fixAtTerminal(
  { replies = fixing(fixBlock), files = {}, options }: Scene,
  inspect: (result: TerminalResult) => void,
): Promise<void> {
  const given = ['--test-isolation', 'none', ...options];
  const model = inOrder(replies);
  return atTerminal(
    { files: { ...parcelFiles, ...files }, ticket, model, options: given },
    inspect,
  );
}

/** Fixes the project with the Action, without isolation. */
export async function fixWithAction(
  inputs: Readonly<Record<string, string>>,
  { replies = fixing(fixBlock), files = {} }: Omit<Scene, 'options'> = {},
) {
  const given = { 'test-isolation': 'none', ...inputs };
  await using world = await startProject(inOrder(replies), given, files);
  return await runProject(world);
}

/** Expects an item of the evidence that a run prints at a terminal. */
export function expectItem({ stderr }: TerminalResult, item: string, shown: RegExp): void {
  const line = stderr.split('\n').find((one) => one.startsWith(`  ${item} `)) ?? '';
  assert.match(line, shown, stderr);
}

/** Expects an item of the evidence in a pull request's body or a ticket's comment. */
export function expectRow(text: string, item: string, shown: RegExp): void {
  const row = text.split('\n').find((line) => line.startsWith(`| ${item} |`)) ?? '';
  assert.match(row.replaceAll('\\', ''), shown, text);
}
