import { describe, expect, test } from 'vitest';
import { attemptRequest, readBranch } from '../../src/action/work.ts';
import { keyOf } from '../support/memory/samples.ts';

describe('the request for an attempt', () => {
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
    'is a delivery, which reopens the ticket only if it says so: %s',
    (reason, reopened) => {
      expect(attemptRequest({ ...dispatch, reason })).toEqual({
        delivery: 'd-1',
        reopened,
      });
    },
  );

  test('is empty in a job that a person starts', () => {
    expect(attemptRequest(undefined)).toEqual({});
  });
});

describe('the branch of the job', () => {
  test('is what pull requests target', () => {
    expect(readBranch({ ref: 'refs/heads/release/2.x' })).toBe('release/2.x');
  });

  test.each(['refs/tags/v1', 'refs/pull/7/merge', ''])('is missing for %j', (ref) => {
    expect(() => readBranch({ ref })).toThrow(
      `Start the workflow on a branch, because its pull request needs one to go into: this job runs on ${ref}.`,
    );
  });
});
