import { expect, test } from 'vitest';
import { possibleAskers } from '../../../src/adapters/github/follow/asks.ts';

const statement = (login: string, more = {}) => ({
  ...{ id: 1, node: 'n', login, isBot: false, isInsider: false },
  ...{ body: '/fix the rounding', at: '2026-11-28T10:00:00Z' },
  ...more,
});

test('strangers do not come before people who may belong to the repository', () => {
  const strangers = Array.from({ length: 60 }, (_, index) => statement(`stranger-${index}`));
  const review = {
    ...statement('grace', { isInsider: true, body: '' }),
    state: 'CHANGES_REQUESTED',
  };
  const talk = {
    comments: [...strangers, statement('ada', { isInsider: true })],
    ...{ reviews: [review], lines: [] },
  };
  const askers = possibleAskers(talk, '/fix');
  expect(askers.slice(0, 2)).toEqual(['ada', 'grace']);
  expect(askers).toHaveLength(62);
});

test('one who is called an insider in one place only is asked once', () => {
  const comments = [statement('eve'), statement('ada'), statement('ada', { isInsider: true })];
  expect(possibleAskers({ comments, reviews: [], lines: [] }, '/fix')).toEqual(['ada', 'eve']);
});

test('bots and what is no request count for nobody', () => {
  const comments = [
    statement('x[bot]', { isBot: true, isInsider: true }),
    statement('ada', { isInsider: true, body: 'Looks good.' }),
  ];
  expect(possibleAskers({ comments, reviews: [], lines: [] }, '/fix')).toEqual([]);
});
