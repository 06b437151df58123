import {
  changeTitle,
  embedState,
  lackingEvidence,
  pullRequestBody,
  type ReadyWhen,
} from '../../core/report/index.ts';
import { keptPatch, type Rules, stopReasons } from '../../core/run/index.ts';
import type { TicketKey, TicketRecord } from '../../core/tickets/index.ts';
import type { LoopResult } from '../loop/index.ts';
import type { Publication } from '../ports.ts';
import type { TicketState } from './ticket-state.ts';

/** How what was worked is published. */
export interface Publishing {
  readonly key: TicketKey;
  /** The commit that the workspace shows, and the branch that the pull request is for. */
  readonly base: string;
  readonly into: string;
  readonly branch: string;
  /** The evidence from which on a pull request is ready for review. */
  readonly readyWhen: ReadyWhen;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly rules: Rules;
  /** Whether the checks of the pull request wait until a person starts them. */
  readonly checksWait?: boolean;
}

/** A publication whose body has no mark yet. */
export interface Unmarked {
  readonly publication: Omit<Publication, 'body' | 'heedsBase'>;
  readonly text: string;
  /** What evidence it lacks to be more than a draft. */
  readonly lacking: readonly string[];
}

/** What is to be published of a run; `undefined` where it has come to nothing. */
export function publicationOf(
  job: Publishing,
  { ticket }: TicketState,
  ended: LoopResult,
): Unmarked | undefined {
  if (stopReasons[ended.reason].change === 'none') return undefined;
  const title = changeTitle(ticket.key, ticket.summary);
  const missing = lackingEvidence(ended.run, job.readyWhen);
  return {
    lacking: missing,
    text: pullRequestBody(ticket, {
      ...ended,
      allowed: job.rules,
      lacking: missing,
      checksWait: job.checksWait === true,
    }),
    publication: {
      key: ticket.key,
      branch: job.branch,
      base: job.base,
      into: job.into,
      patch: keptPatch(ended.run),
      message: title,
      title,
      draft: missing.length > 0,
      labels: job.labels,
      reviewers: job.reviewers,
    },
  };
}

/** The publication with the ticket's record in its mark. */
export function withMark(
  { publication, text }: Unmarked,
  record: TicketRecord,
  heedsBase: boolean,
): Publication {
  return { ...publication, heedsBase, body: embedState(text, publication.key, record) };
}
