import { describe, expect, test } from 'vitest';
import { foreseenMoves } from '../../../src/agent/job/index.ts';
import type { MoveResult, MoveTarget } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples.ts';

const key = keyOf('APP-17');
const stay = { kind: 'stay' } as const;
const inProgress = { kind: 'category', category: 'indeterminate' } as const;
const review = { kind: 'named', names: ['In Review', '31'] } as const;
const moved = (to: string): MoveResult => ({ kind: 'moved', to, category: 'indeterminate' });
const stayed: MoveResult = { kind: 'stayed', why: 'No transition leads there.', category: 'new' };

describe('the moves that a ticket will make', () => {
  const line = (
    [start, first]: readonly [MoveTarget, MoveResult?],
    [pullRequest, second]: readonly [MoveTarget, MoveResult?],
  ) =>
    foreseenMoves(
      { key, targets: { start, pullRequest } },
      { foresee: async (_, target) => (target === start ? first : second) ?? stayed },
    );

  test.each([
    [
      [inProgress, moved('Doing')],
      [review, moved('In Review')],
      'it moves to “Doing”',
      'it moves to “In Review”',
    ],
    [
      [inProgress, moved('Doing')],
      [{ ...inProgress }, moved('Doing')],
      'it moves to “Doing”',
      'it stays in “Doing”',
    ],
    [
      [inProgress, moved('Doing')],
      [review, stayed],
      'it moves to “Doing”',
      'it moves to “In Review” or “31”, if Jira offers it then',
    ],
    [
      [inProgress, stayed],
      [review, stayed],
      'it stays (No transition leads there)',
      'it stays (No transition leads there)',
    ],
  ] as const)('%j, then %j', async (start, ready, first, second) => {
    expect(await line(start, ready)).toBe(
      `APP-17: when work begins, ${first}; when its pull request is ready, ${second}.`,
    );
  });

  test('are none if the settings say so', async () => {
    expect(await line([stay], [stay])).toBeUndefined();
    expect(await line([stay], [review, moved('In Review')])).toBe(
      'APP-17: when its pull request is ready, it moves to “In Review”.',
    );
  });

  test('are not said if Jira does not answer', async () => {
    const tickets = { foresee: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const targets = { start: inProgress, pullRequest: review };
    expect(await foreseenMoves({ key, targets }, tickets)).toBeUndefined();
  });
});
