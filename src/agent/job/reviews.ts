import type { Remark } from '../../core/tickets/index.ts';

/** An open pull request from a branch of the repository itself. */
export interface ReviewedPull {
  readonly branch: string;
  /** The branch that it wants to change. */
  readonly into: string;
}

/** What people say of pull requests. Every method rejects with a UserError for what the settings can mend. */
export interface Reviews {
  /** `undefined` for a pull request that is not open, not there, or from a fork. */
  pull(number: number): Promise<ReviewedPull | undefined>;
  /** Whether the person may write to the repository. */
  mayWrite(login: string): Promise<boolean>;
  /** What a review says of lines and files, in its order; of very many the first. */
  remarks(pull: number, review: number): Promise<readonly Remark[]>;
}
