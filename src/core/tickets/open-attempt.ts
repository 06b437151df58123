import type { AttemptRequest } from './attempt-policy.ts';
import type { TicketRecord } from './record.ts';

/** The ticket's record once another attempt has started, which is over at `until` at the latest. */
export function startedRecord(
  known: TicketRecord,
  now: Date,
  branch: string,
  { delivery, until = now }: AttemptRequest & { readonly until?: Date },
): TicketRecord {
  return {
    ...known,
    attempts: known.attempts + 1,
    begun: now.toISOString(),
    open: { until: until.toISOString() },
    branch,
    delivery,
    ...(known.part && { part: { ...known.part, isWorking: true } }),
    waitsFor: undefined,
    // The attempt rewrites the comment and the description, which said how the pull request stood.
    ...(known.followed && { followed: { ...known.followed, told: undefined } }),
  };
}

/** Whether the agent's comment calls an attempt in progress that is over. */
export function isLeftOpen({ open }: TicketRecord, now: Date): boolean {
  return open !== undefined && Date.parse(open.until) <= now.getTime();
}
