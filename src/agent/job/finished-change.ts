import { z } from 'zod';
import type { FileChange, Patch } from '../../core/edits/index.ts';
import {
  type PathRules,
  type RepoPath,
  repoPath,
  whyReadOnly,
} from '../../core/repository/index.ts';
import { type StopReason, stopReasonOf } from '../../core/run/index.ts';
import type { Publication } from '../ports.ts';

/** A finished change with all that publishing it takes, so that no model has to be asked again. */
export interface FinishedChange
  extends Pick<Publication, 'branch' | 'base' | 'into' | 'patch' | 'title'> {
  /** Why the work on it ended. */
  readonly reason: StopReason;
  /** The body of the pull request, without the ticket's record. */
  readonly text: string;
  /** The evidence that it lacks to be ready for review. */
  readonly lacking: readonly string[];
}

const StoredFile = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  executable: z.boolean(),
});

const StoredChange = z.object({
  version: z.literal(1),
  reason: z.custom<StopReason>((name) => stopReasonOf(name) !== undefined),
  branch: z.string(),
  base: z.string(),
  into: z.string(),
  title: z.string(),
  text: z.string(),
  lacking: z.array(z.string()),
  files: z.array(StoredFile).min(1),
});

/** Writes a change as text, for the ticket to keep. */
export function storedText({ patch, ...rest }: FinishedChange): string {
  const stored: z.input<typeof StoredChange> = {
    ...rest,
    version: 1,
    lacking: [...rest.lacking],
    files: [...patch.values()],
  };
  return JSON.stringify(stored);
}

/** Reads a change from its text; `undefined` if it is of another version or may not be published any more. */
export function parseStoredText(text: string, rules: PathRules): FinishedChange | undefined {
  const stored = StoredChange.safeParse(jsonOf(text)).data;
  const patch = stored && patchOf(stored.files, rules);
  if (stored === undefined || patch === undefined) return undefined;
  const { version: _, files: __, ...rest } = stored;
  return { ...rest, patch };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Applies the path rules again: a path may have been protected since. */
function patchOf(
  files: readonly z.infer<typeof StoredFile>[],
  rules: PathRules,
): Patch | undefined {
  const patch = new Map<RepoPath, FileChange>();
  for (const { path: stored, ...change } of files) {
    const path = repoPath(stored, rules);
    if (typeof path !== 'string' || whyReadOnly(path) !== undefined) return undefined;
    patch.set(path, { path, ...change });
  }
  return patch;
}
