import type { RepoPath } from '../repository/index.ts';

/** What the ticket needs, decided before any edit. `understanding` is the model's reading of the bug. */
export type Plan =
  | { readonly kind: 'fix'; readonly understanding: string; readonly files: readonly PlannedFile[] }
  /** The ticket asks something: `reply` is the answer, and there is nothing to change. */
  | { readonly kind: 'answer'; readonly understanding: string; readonly reply: string }
  /** The ticket does not say enough: `reply` is the question to its people. */
  | { readonly kind: 'ask'; readonly understanding: string; readonly reply: string }
  /** The code already does what the ticket wants: `reply` says where. */
  | { readonly kind: 'already-fixed'; readonly understanding: string; readonly reply: string };

export interface PlannedFile {
  readonly path: RepoPath;
  readonly state: 'existing' | 'new';
  /** What is to be changed in it and why, in the model's words; missing where it gives none. */
  readonly change?: string;
}

/** What the reviewer decided. A critique says what is to be done better. */
export type Verdict =
  | { readonly kind: 'approve'; readonly summary: string }
  | { readonly kind: 'revise'; readonly critique: string };
