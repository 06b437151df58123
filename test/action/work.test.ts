import { describe, expect, test } from 'vitest';
import { summonsOf } from '../../src/action/work.ts';
import { keyOf } from '../support/memory/samples.ts';

describe('what asks for an attempt', () => {
  const dispatch = {
    ticket: keyOf('SHOP-7'),
    ticketId: '10007',
    site: 'shop.atlassian.net',
    delivery: 'd-1',
  };

  test.each([
    ['created', false],
    ['reopened', true],
    ['sweep', false],
  ] as const)(
    'is a delivery, which reopens the ticket only when it says so: %s',
    (reason, reopened) => {
      expect(summonsOf({ ...dispatch, reason })).toEqual({ delivery: 'd-1', reopened });
    },
  );

  test('is no delivery in a job that a person starts', () => {
    expect(summonsOf(undefined)).toEqual({});
  });
});
