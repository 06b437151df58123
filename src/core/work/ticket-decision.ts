import { oneLine } from '../../engines/text/index.ts';
import type { Ending } from '../run/index.ts';
import { type Readiness, type TicketKey, usualCommand } from '../tickets/index.ts';

/** What is known of a ticket that a run was started for. */
export interface TicketFindings {
  readonly readiness: Readiness;
  /** Whether its comment calls an attempt in progress. */
  readonly isOpen: boolean;
  /** Whether the branch holds somebody else's work; not known before the run has the ticket to itself. */
  readonly isBranchTaken?: boolean | undefined;
  /** An open pull request of somebody that names the ticket, and that the attempt yields to. `author` is untrusted. */
  readonly otherPull?: { readonly number: number; readonly author: string } | undefined;
}

/** What sentences about a ticket name. */
interface TicketNames {
  readonly key: TicketKey;
  readonly branch: string;
  readonly request: { readonly command?: string | undefined };
}

/** What a run does with a ticket: nothing, tell how it ended, publish and tell what an earlier run has made, or try. */
export type TicketDecision =
  | { readonly act: 'attempt' }
  | { readonly act: 'publish' }
  | { readonly act: 'leave'; readonly stop: Stop }
  | { readonly act: 'tell'; readonly stop: Stop };

/** Why a run makes no attempt. */
type Stop = Ending & { readonly problem?: string | undefined };

/** Decides from the facts as they are now what a run does with its ticket. */
export function decideOnTicket(facts: TicketFindings, names: TicketNames): TicketDecision {
  const { readiness, isOpen } = facts;
  switch (readiness.kind) {
    case 'untold':
      return { act: 'publish' };
    case 'worked':
      return { act: 'leave', stop: { reason: 'nothing-to-do', detail: 'nothing-new' } };
    case 'withdrawn':
      return told(isOpen, { reason: 'nothing-to-do', detail: 'withdrawn', problem: readiness.why });
    case 'exhausted':
      return told(isOpen || !readiness.reported, {
        reason: 'limit-reached',
        detail: 'ticket-attempts',
      });
    case 'due':
      return whetherFree(facts, names);
  }
}

/** A comment that calls an attempt in progress has to be put right. */
function told(isUntold: boolean, stop: Stop): TicketDecision {
  return { act: isUntold ? 'tell' : 'leave', stop };
}

/** Tries, unless the ticket or its branch is in somebody's hands. */
function whetherFree(
  { isBranchTaken, otherPull }: TicketFindings,
  names: TicketNames,
): TicketDecision {
  if (isBranchTaken) return { act: 'tell', stop: branchTaken(names) };
  if (otherPull === undefined) return { act: 'attempt' };
  const { number, author } = otherPull;
  const command = names.request.command ?? usualCommand;
  const problem = `Pull request #${number} by ${oneLine(author, 100)} is open and names this ticket; \`${command}\` overrules it.`;
  return { act: 'tell', stop: { reason: 'waiting', detail: 'other-pull-request', problem } };
}

/** The end of an attempt whose branch has become somebody's work: a person decides what happens to it. */
export function branchTaken({ branch, key }: Pick<TicketNames, 'branch' | 'key'>) {
  const problem = `The branch ${branch} holds a commit that the agent did not make, or that somebody has changed since: rename or delete the branch, then reopen ${key}.`;
  return { reason: 'branch-taken', detail: undefined, problem } as const;
}
