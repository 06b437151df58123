import type { OpenedPullRequest, TicketKey } from '../core/tickets/index.ts';
import type { CheckedPatch } from '../engines/edits/index.ts';

/**
 * A change to publish: one commit, made for `base`, on `branch`, as one pull request into `into`. Its digest is that of the
 * patch that was checked and reviewed.
 */
export interface Publication extends CheckedPatch {
  readonly key: TicketKey;
  readonly branch: string;
  /** The commit (40 hex digits) that the patch applies to. */
  readonly base: string;
  readonly into: string;
  readonly message: string;
  readonly title: string;
  readonly body: string;
  readonly draft: boolean;
  readonly labels: readonly string[];
  /** Logins, or `team:slug` for a team of the organisation. */
  readonly reviewers: readonly string[];
  /** Whether to publish nothing and answer `base-moved` if a file of the patch has changed on `into`. */
  readonly stopIfBaseMoved: boolean;
  /** Whether the message of its commit is signed off by the account that commits. */
  readonly signsOff?: boolean | undefined;
  /** Whether `base` is the branch's own end, whoever wrote it. */
  readonly onBranch?: boolean | undefined;
  /** The end of the branch whose change, since it parts with the base, the patch has in it. */
  readonly contains?: string | undefined;
  /** Called with each commit (40 hex digits) that is made for it, before the branch shows it. Never rejects. */
  readonly onCommit?: ((commit: string) => Promise<void>) | undefined;
}

/** A change whose commit an earlier run has made, and may have published. */
export interface CommittedChange
  extends Pick<
    Publication,
    'key' | 'branch' | 'into' | 'title' | 'body' | 'draft' | 'labels' | 'reviewers'
  > {
  readonly commit: string;
}

export type Published =
  | {
      readonly kind: 'published';
      readonly commit: string;
      readonly pullRequest: OpenedPullRequest;
      /** Which labels, reviewers or draft state could not be set, one sentence each. */
      readonly notes: readonly string[];
    }
  /** `tip` is the newest commit of `into`, or of the branch if the change goes on from there. */
  | { readonly kind: 'base-moved'; readonly tip: string }
  /** The branch holds somebody else's work; nothing was written to it. */
  | { readonly kind: 'branch-taken'; readonly branch: string };

/** What has become of a change that was committed before. */
export type Resumed = Exclude<Published, { readonly kind: 'base-moved' }>;
