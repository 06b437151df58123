import { expect, test } from 'vitest';
import { type FollowContext, followPulls } from '../../../src/agent/pulls/index.ts';
import { MemoryPull } from '../../support/memory/pulls.ts';
import { keyOf, ticketOf } from '../../support/memory/samples.ts';
import { memoryServices } from '../../support/memory/services.ts';

test.each([
  ['merged', true, 1],
  ['closed', true, 1],
  ['open', true, 0],
  ['merged', false, 0],
] as const)(
  'with a pull request that is %s, labels: %j, the state is taken from the ticket %i times',
  async (state, showsState, count) => {
    const pull = new MemoryPull();
    pull.set({ state });
    const { tickets, forge } = memoryServices(() => ticketOf());
    const shown: unknown[] = [];
    const showState: FollowContext['tickets']['showState'] = async (_, now) => {
      shown.push(now);
      throw new Error('Jira is out.');
    };
    const context: FollowContext = {
      ...{ pulls: pull.port(), tickets: { ...tickets, showState }, forge },
      date: () => new Date('2026-11-21T09:00:00Z'),
      signal: new AbortController().signal,
    };
    const settings = {
      ...{ run: '1/1', command: '/fix', ticketOf: () => keyOf('APP-17'), showsState },
      onReady: { kind: 'stay' },
      onMerge: { kind: 'category', category: 'done' },
      ...{ maxTicketAttempts: 5, maxMinutes: 30 },
    } as const;
    for (let look = 0; look < 2; look += 1) {
      const [followed] = await followPulls({ kind: 'number', number: 7 }, settings, context);
      expect(followed?.failure).toBeUndefined();
    }
    expect(shown).toEqual(Array.from({ length: count }, () => undefined));
  },
);
