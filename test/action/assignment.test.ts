import { describe, expect, test } from 'vitest';
import { summonsOf } from '../../src/action/assignment.ts';
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
      expect(summonsOf({ ...dispatch, reason }, undefined)).toEqual({ delivery: 'd-1', reopened });
    },
  );

  test('is no delivery in a job that a person starts', () => {
    expect(summonsOf(undefined, undefined)).toEqual({});
  });

  test('is a review, which is a delivery of its own', () => {
    const review = { id: 'review-5', author: 'ada', text: 'Round it.', remarks: [] };
    const wanted = { kind: 'wanted', key: keyOf('SHOP-7'), into: 'main', review } as const;
    expect(summonsOf(undefined, wanted)).toEqual({ delivery: 'review-5', review });
  });
});
