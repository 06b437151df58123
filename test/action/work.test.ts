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
    ['created', 'event', false, false],
    ['reopened', 'event', true, false],
    ['labelled', 'asked', false, false],
    ['commented', 'asked', false, true],
    ['mentioned', 'asked', false, false],
    ['assigned', 'assigned', false, false],
    ['sweep', 'event', false, false],
    ['unfinished', 'event', false, false],
    ['pull', 'event', false, false],
  ] as const)('is a delivery that says who asks: %s', (reason, cause, reopened, isCommand) => {
    expect(attemptRequest({ ...dispatch, reason })).toEqual({
      ...{ delivery: 'd-1', cause, reopened, isCommand },
    });
  });

  test('says whether the reopening is sure', () => {
    const reopened = { ...dispatch, reason: 'reopened' } as const;
    expect(attemptRequest({ ...reopened, perhaps: true })).toMatchObject({ perhaps: true });
    expect(attemptRequest({ ...reopened, perhaps: false })).toMatchObject({ perhaps: false });
  });

  test('is one by hand in a job that a person starts', () => {
    expect(attemptRequest(undefined)).toEqual({ cause: 'hand' });
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
