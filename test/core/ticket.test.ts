import { expect, test } from 'vitest';
import { ticketKey } from '../../src/core/ticket.ts';

test.each(['APP-17', 'A1-1', 'MY_APP-123456789012'])('%s is a key', (text) => {
  expect(ticketKey(text)).toBe(text);
});

test.each([
  '',
  'APP',
  'APP-0',
  'APP-01',
  'app-17',
  'A-1',
  'APP-17 ',
  'APP-17\n',
  '../APP-17',
  'APP-17/x',
  'APP-1.5',
  '1PP-17',
  `${'A'.repeat(33)}-1`,
  'APP-1234567890123',
])('%j is none', (text) => {
  expect(ticketKey(text)).toBeUndefined();
});
