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
    ['\u200B/fix now', 'now'],
    ['\uFEFF/fix\u00A0now\u200B', 'now'],
    ['\u2060 \u200E/fix', ''],
    ['&nbsp;/fix&nbsp;now', 'now'],
    ['{color:#172b4d}/fix now{color}', 'now'],
    ['{color:red}/fix{color} now', 'now'],
    ['{color:red}{*}/fix{*} go{color}', 'go'],
    ['*/fix* now', 'now'],
    ['*/fix go*', 'go'],
    ['*/fix a * b* and c*d', 'a * b and c*d'],
    ['_/fix_', ''],
    ['_/fix my_name_', 'my_name'],
    ['+*_/fix_*+ now', 'now'],
    ['**/fix** now', 'now'],
    ['***/fix go***', 'go'],
    ['h3. /fix now', 'now'],
    ['## /fix now', 'now'],
    ['[~accountid:557058:0e1d6f2a] /fix now', 'now'],
    ['[~agent], /fix now', 'now'],
    ['[Fix Bot|~agent] */fix* now', 'now'],
    ['@bot /fix now', 'now'],
    ['@Jira Bug Fix Agent: /fix now', 'now'],
    ['@fix-agent[bot] /fix now', 'now'],
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
    '_/fix_all_',
    '{*}/fix{*}ed',
    '* /fix',
    '- /fix',
    '-/fix-',
    '~~/fix~~',
    '`/fix`',
    '{{/fix}} now',
    '> /fix',
    'bq. /fix',
    '{quote}/fix{quote}',
    '{code}/fix{code}',
    '{noformat}\n/fix\n{noformat}',
    '{color:red}{quote}/fix{quote}{color}',
    '/\u200Bfix',
    '@Bob please /fix',
    `${'*'.repeat(30)}/fix`,
  ])('does not start the comment %j', (comment) => {
    expect(textAfterCommand(comment, '/fix')).toBeUndefined();
  });

  test('that is empty starts no comment', () => {
    expect(textAfterCommand('anything', '')).toBeUndefined();
    expect(textAfterCommand(': anything', '')).toBeUndefined();
  });

  test('may itself look like markup or a mention', () => {
    expect(textAfterCommand('@bot: round it', '@bot')).toBe('round it');
    expect(textAfterCommand('*_fix_* now', '_fix_')).toBe('now');
  });
});
