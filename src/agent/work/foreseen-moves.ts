import type { MoveResult, MoveTarget, TicketKey } from '../../core/tickets/index.ts';
import { settleAll } from '../../engines/async.ts';
import type { Tickets } from '../ports.ts';
import type { Job } from './ticket-state.ts';

/**
 * Says in one line where a ticket will be moved, as far as Jira offers it from the status that it has now; `undefined`
 * if nowhere, or if Jira does not say. Never rejects.
 */
export async function foreseenMoves(
  { key, targets }: Pick<Job, 'key' | 'targets'>,
  tickets: Pick<Tickets, 'foresee'>,
): Promise<string | undefined> {
  const foresee = (target: MoveTarget) =>
    target.kind === 'stay' ? undefined : tickets.foresee(key, target);
  try {
    const [start, ready] = await settleAll([foresee(targets.start), foresee(targets.pullRequest)]);
    const moves = [
      start && `when work begins, ${whereTo(start)}`,
      ready && `when its pull request is ready, ${whereNext(start, ready, targets.pullRequest)}`,
    ].filter((move) => move !== undefined);
    return moves.length === 0 ? undefined : describe(key, moves);
  } catch {
    return undefined;
  }
}

const describe = (key: TicketKey, moves: readonly string[]) => `${key}: ${moves.join('; ')}.`;

function whereTo(move: MoveResult): string {
  return move.kind === 'moved'
    ? `it moves to “${move.to}”`
    : `it stays (${move.why.replace(/\.$/, '')})`;
}

/** Jira shows only what is open from the status of now, not from where the first move leads. */
function whereNext(start: MoveResult | undefined, ready: MoveResult, target: MoveTarget): string {
  if (start?.kind !== 'moved') return whereTo(ready);
  if (target.kind === 'category' && target.category === start.category)
    return `it stays in “${start.to}”`;
  if (ready.kind === 'moved') return whereTo(ready);
  return target.kind === 'named'
    ? `it moves to ${target.names.map((name) => `“${name}”`).join(' or ')}, if Jira offers it then`
    : 'it moves to a status that Jira does not show before';
}
