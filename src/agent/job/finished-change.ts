import { z } from 'zod';
import { type FileChange, type Patch, patchDigest, unaltered } from '../../core/edits/index.ts';
import {
  type PathRules,
  type RepoPath,
  repoPath,
  whyReadOnly,
} from '../../core/repository/index.ts';
import { parseStopReason, type StopReason } from '../../core/run/index.ts';
import { parseJson, redacted } from '../../core/text/index.ts';
import type { Publication } from '../ports.ts';

/** A finished change with all that publishing it takes, so that no model has to be asked again. */
export interface FinishedChange
  extends Pick<Publication, 'branch' | 'base' | 'into' | 'patch' | 'digest' | 'title'> {
  /** Of its commit. Older versions have stored none: it is the title. */
  readonly message?: string | undefined;
  /** Why the work on it ended. */
  readonly reason: StopReason;
  /** The body of the pull request, without the ticket's record. */
  readonly text: string;
  /** The evidence that it lacks to be ready for review. */
  readonly lacking: readonly string[];
  /** Whether its title and text say nothing of the ticket but its key; older versions do not say. */
  readonly withholds?: boolean | undefined;
}

const StoredFile = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  executable: z.boolean(),
  encoding: z.enum(['single-byte', 'damaged-utf-8']).optional(),
});

const StoredChange = z.object({
  version: z.literal(1),
  reason: z.custom<StopReason>((name) => parseStopReason(name) !== undefined),
  branch: z.string(),
  base: z.string(),
  into: z.string(),
  title: z.string(),
  message: z.string().optional(),
  text: z.string(),
  lacking: z.array(z.string()),
  withholds: z.boolean().optional(),
  files: z.array(StoredFile).min(1),
  /** Missing in what older versions have stored. */
  digest: z.string().optional(),
});

/** Writes a change as text, for the ticket to keep. Throws if it is not the one that was checked. */
export function storedText({ patch, ...rest }: FinishedChange): string {
  const files = [...unaltered({ patch, digest: rest.digest }).values()];
  const stored: z.input<typeof StoredChange> = {
    ...rest,
    version: 1,
    lacking: [...rest.lacking],
    files,
  };
  return JSON.stringify(stored);
}

/** Reads a change from its text; `undefined` if it is of another version or may not be published any more. */
export function parseStoredText(text: string, rules: PathRules): FinishedChange | undefined {
  const stored = StoredChange.safeParse(parseJson(text)).data;
  const patch = stored && toPatch(stored.files, rules);
  if (stored === undefined || patch === undefined) return undefined;
  const { version: _, files: __, digest = digestOldPatch(patch), ...rest } = stored;
  return digest === patchDigest(patch) ? { ...rest, patch, digest } : undefined;
}

/** Older versions put a mark for secrets in what they stored: such a change is not the one that was checked. */
function digestOldPatch(patch: Patch): string | undefined {
  const texts = [...patch.values()].flatMap(({ before, after }) => [before ?? '', after ?? '']);
  return texts.some((text) => /\*{3}/.test(text) || text.includes(redacted))
    ? undefined
    : patchDigest(patch);
}

/** Applies the path rules again: a path may have been protected since. */
function toPatch(
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
