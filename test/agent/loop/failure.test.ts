import { expect, test } from 'vitest';
import { toFailure } from '../../../src/agent/loop/index.ts';
import { OutageError, UserError } from '../../../src/core/user-error.ts';

const { signal } = new AbortController();
const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

test.each([
  [new UserError('Set `model`.'), { reason: 'misconfigured', problem: 'Set `model`.' }],
  [new OutageError('Jira answered 500.'), { reason: 'failed', problem: 'Jira answered 500.' }],
  [
    new TypeError('fetch failed', { cause: reset }),
    { reason: 'failed', problem: 'fetch failed: read ECONNRESET' },
  ],
  [
    new Error('The model was cut off: read ECONNRESET', { cause: reset }),
    { reason: 'failed', problem: 'The model was cut off: read ECONNRESET' },
  ],
])('%s is a sentence without a cause', (error, failure) => {
  expect(toFailure(error, signal)).toEqual(failure);
});

test('a defect keeps its cause', () => {
  const defect = new TypeError('x is undefined');
  expect(toFailure(defect, signal)).toEqual({
    reason: 'failed',
    problem: 'x is undefined',
    cause: defect,
  });
});

test('whatever is thrown after a cancellation is none', () => {
  expect(toFailure(new TypeError('x'), AbortSignal.abort())).toEqual({ reason: 'cancelled' });
});
