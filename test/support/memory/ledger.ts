import type { Forge, LinkedPage, Publication, Tickets } from '../../../src/agent/ports.ts';
import type { Block } from '../../../src/core/report/index.ts';
import {
  emptyRecord,
  type Lease,
  type Status,
  type Ticket,
} from '../../../src/core/tickets/index.ts';

/** A method of the services; `recallMark` is the forge's `recall`. */
export type Method = keyof Tickets | keyof Forge | 'recallMark';

/** Calls that leave nothing that people see. */
const reading: readonly string[] =
  'read look foresee ownComments otherParts sweep recall recallMark findOther check lease release'.split(
    ' ',
  );

/** What the services were sent, and which methods fail. */
export class Ledger {
  readonly writes: string[] = [];
  readonly comments = new Map<string, readonly Block[]>();
  readonly publications: Publication[] = [];
  readonly links = new Map<string, LinkedPage>();
  isGivenBack = false;
  readonly faults = new Map<Method, Error | undefined>();
  record = emptyRecord;
  standing: Lease | undefined;
  branchTaken = false;
  /** Set once the ticket was moved; until then it has its own status. */
  status: Status | undefined;

  /** What the agent and people have changed of the ticket. */
  changed(): Partial<Ticket> {
    const owner = this.isGivenBack ? { isAssigned: false } : {};
    return { ...owner, ...(this.status && { status: this.status }) };
  }

  enter(method: Method): void {
    const fault = this.faults.get(method);
    if (fault !== undefined) throw fault;
    if (!reading.includes(method)) this.writes.push(method);
  }
}
