/** A plan that waits for somebody's word, as the ticket's record keeps it. */
export interface ProposedPlan {
  /** Fingerprint of the input that it was made for: any other voids it. */
  readonly input: string;
  /** The commit (40 hex digits) whose files it was made for. */
  readonly base: string;
  readonly understanding: string;
  readonly files: readonly ProposedFile[];
}

export interface ProposedFile {
  readonly path: string;
  readonly state: 'existing' | 'new';
  readonly change?: string | undefined;
}
