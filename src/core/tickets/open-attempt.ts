import type { AttemptRequest } from './attempt-policy.ts';
import type { EarlierPull } from './part.ts';
import type { TicketRecord } from './record.ts';

/** The ticket's record once another attempt has started, which is over at `until` at the latest. */
export function startedRecord(
  known: TicketRecord,
  now: Date,
  branch: string,
  { delivery, until = now }: AttemptRequest & { readonly until?: Date },
): TicketRecord {
  const earlier = earlierPull(known);
  return {
    ...known,
    attempts: known.attempts + 1,
    begun: now.toISOString(),
    open: { until: until.toISOString(), ...(earlier && { earlier }) },
    branch,
    delivery,
    ended: undefined,
    waitsFor: undefined,
    // The attempt rewrites the comment and the description, which said how the pull request stood.
    ...(known.followed && { followed: { ...known.followed, told: undefined } }),
  };
}

/** Whether the agent's comment calls an attempt in progress that is over. */
export function isLeftOpen({ open }: TicketRecord, now: Date): boolean {
  return open !== undefined && Date.parse(open.until) <= now.getTime();
}

/** The open pull request of the last attempt or, while one is in progress, of that before; `undefined` if there is none. */
export function earlierPull({ ended, open }: TicketRecord): EarlierPull | undefined {
  if (ended === undefined) return open?.earlier;
  const { pull, isDraft, status, fate } = ended;
  return pull === undefined || fate !== undefined ? undefined : { pull, isDraft, status };
}
