/** What the ticket needs, decided before any edit. `understanding` is the model's reading of the bug. */
import type { RepoPath } from '../../engines/files/index.ts';
export type Plan =
  | {
      readonly kind: 'fix';
      readonly understanding: string;
      readonly files: readonly PlannedFile[];
      /** What the model says it does not know; missing if nothing. */
      readonly uncertain?: string | undefined;
    }
  | {
      /** `reply` answers a question, asks for missing details, or says where the code does it already. */
      readonly kind: 'answer' | 'ask' | 'already-fixed';
      readonly understanding: string;
      readonly reply: string;
      readonly answers?: readonly RemarkAnswer[] | undefined;
    };

/** The model's words to one remark of a review, which are counted from 1. */
export interface RemarkAnswer {
  readonly remark: number;
  readonly answer: string;
}

export type FixPlan = Extract<Plan, { readonly kind: 'fix' }>;

export interface PlannedFile {
  readonly path: RepoPath;
  readonly state: 'existing' | 'new';
  /** What to change in the file and why, in the model's words; missing if it gives none. */
  readonly change?: string | undefined;
}

/**
 * The reviewer's decision. A critique says what to improve, perhaps that the plan names the wrong files. `worse` is what
 * behaved well before the change and does not now; missing if nothing.
 */
export type Verdict =
  | {
      readonly kind: 'approve';
      readonly summary: string;
      readonly answers?: readonly RemarkAnswer[] | undefined;
      /** What else is wrong in the repository and was left as it is; missing if nothing. */
      readonly noticed?: string | undefined;
      readonly worse?: string | undefined;
    }
  | {
      readonly kind: 'revise';
      readonly critique: string;
      readonly isPlanWrong?: true | undefined;
      readonly worse?: string | undefined;
    };
