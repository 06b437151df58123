import type { Dispatch } from '../../dispatch.ts';

/** A delivery on its way to GitHub. Instants are milliseconds. */
export interface Outgoing {
  readonly id: number;
  readonly delivery: string;
  readonly ticket: string;
  readonly repository: string;
  /** How often it was posted, or was about to be. */
  readonly attempts: number;
  /** When the last attempt began; 0 when none may have reached GitHub. */
  readonly begun: number;
  /** How often its run was looked for since. */
  readonly looked: number;
  readonly note: string;
  /** `undefined` when the row is not a dispatch of this version. */
  readonly dispatch: Dispatch | undefined;
}
