import { expect, test } from 'vitest';
import { projectOf, ticketKey } from '../../../src/core/tickets/ticket.ts';
import { keyOf } from '../../support/memory/samples.ts';

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

test.each([
  ['APP-17', 'APP'],
  ['A_B2-1', 'A_B2'],
])('%s is in %s', (key, project) => {
  expect(projectOf(keyOf(key))).toBe(project);
});
