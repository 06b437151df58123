import { expect, test } from 'vitest';
import { isDefect, OutageError, UserError } from '../../src/engines/errors.ts';

const withCode = (code: string) => Object.assign(new Error(`connect ${code}`), { code });
const withStatus = (status: number) => Object.assign(new Error(`HTTP ${status}`), { status });
const wrapped = (cause: unknown) => new TypeError('fetch failed', { cause });

test.each([
  new UserError('Set `model`.'),
  new OutageError('Jira answered 500.'),
  ...['ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE'].map(withCode),
  ...['UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'DEPTH_ZERO_SELF_SIGNED_CERT'].map(withCode),
  withCode('ENOSPC'),
  ...[401, 403, 404, 408, 409, 429, 500, 502, 503, 504].map(withStatus),
  wrapped(withCode('ECONNRESET')),
  new Error('The model failed', { cause: wrapped(withCode('UND_ERR_SOCKET')) }),
  new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
  new DOMException('This operation was aborted', 'AbortError'),
])('no stack is of use for $message', (error) => {
  expect(isDefect(error)).toBe(false);
});

test.each([
  new Error('A step is due only after an edit.'),
  new TypeError("Cannot read properties of undefined (reading 'path')"),
  withStatus(400),
  withStatus(422),
  withCode('ENOENT'),
  withCode('ERR_INVALID_ARG_TYPE'),
  wrapped(new TypeError('Invalid URL')),
])('a stack is of use for $message', (error) => {
  expect(isDefect(error)).toBe(true);
});

test('what is no error at all is a defect', () => {
  expect([undefined, null, 'text', 7].every(isDefect)).toBe(true);
});
