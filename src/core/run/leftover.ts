import { isRed } from '../checks/index.ts';
import { type Delta, deltaDiff, deltasOf, type Patch } from '../edits/index.ts';
import { testNotes } from './feedback.ts';
import { isSound, keptPatch, type Run, stagedPatch } from './run.ts';

/** What a run leaves for the next attempt at the same ticket. */
export interface Leftover {
  /** Its change as a unified diff, shortened. */
  readonly diff?: string;
  /** What was still wrong with it; missing when nothing was. */
  readonly critique?: string;
}

/** Characters that may be left. */
const longest = { diff: 8_000, critique: 2_000 } as const;

/** The run's last change and what was wrong with it; nothing when it changed nothing. */
export function leftoverOf(run: Run): Leftover {
  const kept = keptPatch(run);
  const patch = kept.size > 0 ? kept : stagedPatch(run);
  if (patch.size === 0) return {};
  const critique = critiqueOf(run);
  return {
    diff: shortDiff(patch),
    ...(critique === undefined ? {} : { critique: clipped(critique, longest.critique) }),
  };
}

/** What the reviewer, the check or the project's own commands said last. */
function critiqueOf(run: Run): string | undefined {
  const last = run.steps.findLast(({ kind }) => /^(reviewed|checked|tested)$/.test(kind));
  if (last?.kind === 'reviewed') {
    return last.verdict.kind === 'revise' ? last.verdict.critique : undefined;
  }
  if (last?.kind === 'tested') return isRed(last.trial) ? testNotes(last).join('\n') : undefined;
  if (last?.kind !== 'checked' || isSound(last)) return undefined;
  if (last.excess !== undefined) return last.excess;
  return last.problems.map(({ path, line, message }) => `${path}:${line}: ${message}`).join('\n');
}

/** Whole files as long as they fit, then the beginning of the shortest that does not; the others by name. */
function shortDiff(patch: Patch): string {
  let room = longest.diff - 200;
  const shown: string[] = [];
  const hidden: string[] = [];
  for (const { diff, path } of shortestFirst(deltasOf(patch))) {
    if (diff.length <= room) shown.push(diff);
    else if (hidden.length === 0 && room > 500) shown.push(beginning(diff, room));
    else hidden.push(path);
    room = diff.length <= room ? room - diff.length : 0;
  }
  if (hidden.length === 0) return shown.join('');
  const names = clipped(hidden.join(', '), 120);
  return `${shown.join('')}… not shown: ${hidden.length} more (${names})\n`;
}

function shortestFirst(deltas: readonly Delta[]) {
  return deltas
    .map((delta) => ({ diff: deltaDiff(delta), path: delta.change.path }))
    .toSorted((a, b) => a.diff.length - b.diff.length);
}

/** Whole lines, unless the very first is too long. */
function beginning(diff: string, room: number): string {
  const note = '\n… (shortened)\n';
  const cut = diff.slice(0, room - note.length);
  const end = cut.lastIndexOf('\n');
  return `${whole(end > 0 ? cut.slice(0, end) : cut)}${note}`;
}

function clipped(text: string, limit: number): string {
  return text.length <= limit ? text : `${whole(text.slice(0, limit - 1))}…`;
}

/** No character torn in two. */
const whole = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');
