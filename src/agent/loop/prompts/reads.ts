import * as z from 'zod';
import type { Lines, ShownLines } from '../../../core/repository/index.ts';
import {
  currentPlan,
  filesToFix,
  isSound,
  type Run,
  type StepOf,
  type ToolRead,
} from '../../../core/run/index.ts';
import { clip, enclosed } from '../../../engines/text/index.ts';
import type { PromptMessage, PromptPart } from './part.ts';

/** Returns one round of exploring as the calls that the model made, and their results. */
export function writeExchange(
  { said, reads, continuation }: StepOf<'explored'>,
  run: Run,
): PromptMessage {
  const calls = reads.map((read) => ({
    name: read.tool.replace(/[^\w-]/g, '_') || 'unnamed',
    input: inputOf(read),
    part: resultPart(read, run),
  }));
  return { role: 'tools', said, calls, continuation };
}

/** Returns the lines of files that a read has shown. */
export const linesShown = ({ shown = [] }: ToolRead): readonly ShownLines[] => shown;

/** Returns the lines of a file that reads have shown. */
export function linesRead(path: string, reads: readonly ToolRead[]): readonly Lines[] {
  return reads.flatMap(linesShown).filter((lines) => lines.path === path);
}

/** Returns the looks after a step of this index. */
export const exploredSince = ({ steps }: Run, at: number) =>
  steps.slice(at + 1).filter((step) => step.kind === 'explored');

/** Returns the looks for the edit that is due, since the last sound change or plan. */
export function editLooks(run: Run): readonly StepOf<'explored'>[] {
  const since = run.steps.findLastIndex(
    (step) => (step.kind === 'checked' && isSound(step)) || 'plan' in step,
  );
  return exploredSince(run, since).filter(({ asked }) => asked === 'edit');
}

/** Endpoints accept only objects, and a call that was invalid may have had anything. */
function inputOf({ input }: ToolRead): unknown {
  const value: unknown = JSON.parse(input);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { value };
}

const fileInput = z.object({ path: z.string() });

/** What the last reply asked for, and what was read of a planned file, count as files: they go last. */
function resultPart(read: ToolRead, run: Run): PromptPart {
  const { tool, result } = read;
  const { path } = fileInput.safeParse(inputOf(read)).data ?? {};
  const isPlanned = filesToFix(run).some((file) => file.path === path);
  const last = run.steps.findLast((step) => step.kind === 'explored');
  const isLatest = currentPlan(run) === undefined && last?.reads.includes(read) === true;
  const isNeeded = isPlanned || isLatest;
  return {
    text: enclosed('read', result),
    spare: {
      kind: isNeeded ? 'file' : 'read',
      name: path ?? tool,
      within: (room) =>
        room === 0
          ? enclosed('read', '(left out: too long ago)')
          : enclosed('read', clip(result, room, '\n(cut here)')),
    },
  };
}
