import type { DispatchReason } from '../../dispatch.ts';

/** What a webhook asks for, before anybody has judged whether it may. */
export interface Wish {
  readonly reason: Exclude<DispatchReason, 'sweep'>;
  readonly ticket: TicketFacts;
  /** Who caused it; `undefined` where the webhook does not tell. */
  readonly by: Person | undefined;
  /** Tickets that the same change touches; 0 where the webhook does not say. */
  readonly bulk: number;
  /** Of the comment that asks; `''` where none does. */
  readonly commentId: string;
}

/** What a webhook tells of its ticket, unchecked; `''` and `undefined` where it does not. */
export interface TicketFacts {
  readonly key: string;
  readonly id: string;
  /** Host of the Jira site. */
  readonly site: string;
  readonly components: readonly string[] | undefined;
  readonly labels: readonly string[] | undefined;
  readonly reporter: Person | undefined;
}

/** Everything by which Jira identifies an account: its id on Cloud, name and key on Data Center. */
export type Person = readonly string[];

/** A wish, or why there is none. */
export type Wished =
  | { readonly kind: 'wished'; readonly wish: Wish }
  | { readonly kind: 'nothing'; readonly why: string };
