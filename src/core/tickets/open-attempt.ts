import type { AttemptRequest } from './attempt-policy.ts';
import type { TicketRecord } from './record.ts';

/** The ticket's record once another attempt has started. */
export function startedRecord(
  known: TicketRecord,
  now: Date,
  branch: string,
  { delivery }: AttemptRequest,
): TicketRecord {
  return {
    ...known,
    attempts: known.attempts + 1,
    begun: now.toISOString(),
    open: {},
    branch,
    delivery,
    ...(known.part && { part: { ...known.part, isWorking: true } }),
    waitsFor: undefined,
    // The attempt rewrites the comment and the description, which said how the pull request stood.
    ...(known.followed && { followed: { ...known.followed, told: undefined } }),
  };
}
