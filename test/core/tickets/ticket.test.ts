import { describe, expect, test } from 'vitest';
import {
  commentMark,
  hasCommentMark,
  projectOf,
  textAfterCommand,
  ticketKey,
} from '../../../src/core/tickets/index.ts';
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
])('%j is not a key', (text) => {
  expect(ticketKey(text)).toBeUndefined();
});

test.each([
  ['APP-17', 'APP'],
  ['A_B2-1', 'A_B2'],
])('the project of %s is %s', (key, project) => {
  expect(projectOf(keyOf(key))).toBe(project);
});

test.each([
  [commentMark, true],
  [`Done.\n\n ${commentMark} \n\n`, true],
  [`> ${commentMark}`, false],
  [`${commentMark}\nNo.`, false],
  ['', false],
])('%j has the mark of own comments: %j', (markdown, expected) => {
  expect(hasCommentMark(markdown)).toBe(expected);
});

describe('a command', () => {
  test.each([
    ['/fix', ''],
    ['/fix round the total ', 'round the total'],
    ['  /fix\nRound it.\n\nAnd log it.', 'Round it.\n\nAnd log it.'],
    ['/Fix: round it', 'round it'],
    ['/fix, please', 'please'],
    ['/fix `a.ts`', '`a.ts`'],
    ['/fix"a: b"', '"a: b"'],
  ])('starts the comment %j', (comment, text) => {
    expect(textAfterCommand(comment, '/fix')).toBe(text);
  });

  test.each([
    '/fixture',
    '/fix-it',
    '/fix_all',
    '/fixé',
    '/fix/all',
    'Please /fix',
    'fix',
    '',
    '/f',
  ])('does not start the comment %j', (comment) => {
    expect(textAfterCommand(comment, '/fix')).toBeUndefined();
  });

  test('that is empty starts no comment', () => {
    expect(textAfterCommand('anything', '')).toBeUndefined();
    expect(textAfterCommand(': anything', '')).toBeUndefined();
  });
});
