import type { TicketKey } from '../../core/tickets/index.ts';
import type { PullScope } from '../ports.ts';
import type { FollowContext, Followed, FollowSettings } from './context.ts';

/** Looks at the pull requests in scope, one after the other. */
export async function followPulls(
  scope: PullScope,
  settings: FollowSettings,
  context: FollowContext,
): Promise<readonly Followed[]> {
  const followed: Followed[] = [];
  for (const { number, branch } of await context.pulls.find(scope)) {
    const key = settings.ticketOf(branch);
    if (key !== undefined) followed.push(await look(number, key, settings, context));
  }
  return followed;
}

async function look(
  number: number,
  key: TicketKey,
  { command, onMerge }: FollowSettings,
  { pulls, tickets }: FollowContext,
): Promise<Followed> {
  const facts = await pulls.facts({ number, key, command });
  const name = `Pull request #${number}`;
  if (facts?.state !== 'merged') {
    return { number, key, isDone: false, sentence: `${name} asks for nothing.` };
  }
  const reaction = { name: 'merged' as const, key: `merged:${facts.head}` };
  const moved = await tickets.move(key, onMerge);
  return moved.kind === 'moved'
    ? {
        ...{ number, key, reaction, isDone: true },
        sentence: `${name} is merged: ${key} was moved to ${moved.to}.`,
      }
    : {
        ...{ number, key, reaction, isDone: false },
        sentence: `${name} is merged, but ${key} was not moved. ${moved.why}`,
      };
}
