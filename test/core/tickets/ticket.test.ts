import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  branchName,
  branchTemplate,
  commentMark,
  hasCommentMark,
  projectOf,
  textAfterCommand,
  ticketKey,
  ticketOfBranch,
} from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';

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
  [`Done.\r\n${commentMark} `, true],
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

const key = keyOf('APP-17');

describe('the name of a branch', () => {
  test.each([
    ['fix/{key}', 'Total is wrong', 'fix/APP-17'],
    ['fix/{key}-{summary}', 'The total, again: wrong!', 'fix/APP-17-the-total-again-wrong'],
    ['{type}/{key}', 'x', 'service-request/APP-17'],
    ['{summary}/{key}', 'Überprüfung der Größe', 'uberprufung-der-gro-e/APP-17'],
    ['fix/{key}-{summary}', '合計が正しくない', 'fix/APP-17-fix'],
    ['fix/{key}-{summary}', '../..~^:?*[\\ @{ .lock', 'fix/APP-17-lock'],
    ['a/{key}-{summary}', 'x'.repeat(300), `a/APP-17-${'x'.repeat(40)}`],
    ['{summary}-{key}', '$& {key} {type}', 'key-type-APP-17'],
  ])('%s for %j is %s', (template, summary, name) => {
    const made = branchName(template, { key, summary, type: 'Service Request' });
    expect(made).toBe(name);
    expect(ticketOfBranch(template, made)).toBe(key);
  });

  test('has a type without one, too', () => {
    expect(branchName('{type}/{key}', { key, summary: 'x' })).toBe('bug/APP-17');
  });
});

test.each([
  ['fix/{key}', 'fix/APP-17', 'APP-17'],
  ['fix/{key}', 'fix/APP-17-2', 'APP-17'],
  ['fix/{key}', 'fix/APP-17-12', 'APP-17'],
  ['fix/{key}', 'fix/APP-17-0', undefined],
  ['fix/{key}', 'fix/APP-17-mine', undefined],
  ['fix/{key}', 'fix/APP-17/2', undefined],
  ['fix/{key}', 'fix/app-17', undefined],
  ['fix/{key}', 'xfix/APP-17', undefined],
  ['fix/{key}', 'feature/APP-17', undefined],
  ['fix/{key}', 'fix/APP-17\n', undefined],
  ['a_{key}', 'a_APP_2-17', 'APP_2-17'],
  ['fix/{key}-{summary}', 'fix/APP-17-another-summary-2', 'APP-17'],
  ['fix/{key}-{summary}', 'fix/APP-17', undefined],
  ['{type}/{key}', 'bug/APP-17', 'APP-17'],
  ['{type}/{key}', 'bug/more/APP-17', undefined],
  ['fix/APP-17', 'fix/APP-17', undefined],
  ['fix/{key}', `fix/APP-17-${'2'.repeat(300)}`, undefined],
])('of the template %s, the branch %j is for %s', (template, branch, expected) => {
  expect(ticketOfBranch(template, branch)).toBe(expected);
});

describe('a template', () => {
  test.each(['fix/{key}', 'bots/jira-{key}', '{type}/{key}-{summary}', '{key}', '{key}_{type}'])(
    '%s is one',
    (text) => expect(text).toMatch(branchTemplate),
  );
  test.each([
    ...['', 'fix/', '{summary}', '{key}/{key}', '{key}{summary}', '{key}2', '{keys}', '{key'],
    ...[
      '-{key}',
      '/{key}',
      '{key}/',
      'a//{key}',
      'a..b/{key}',
      'a b/{key}',
      '{key}.lock',
      '_{key}',
    ],
  ])('%j is none', (text) => expect(text).not.toMatch(branchTemplate));
});

/** What Git refuses in a name. */
const invalid = /\.\.|[\0- ~^:?*[\\\x7f]|@\{|\/\/|^[/-]|[/.]$|\.lock(?:\/|$)|(?:^|\/)\./;

test('whatever the ticket says, its branch is valid and leads back to it', () => {
  const piece = fc.constantFrom('fix', 'a-', 'X', '_', '/', '{summary}', '{type}', '-', '9');
  const half = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
  const template = fc
    .tuple(half, half)
    .map(([before, after]) => `${before}{key}${after}`)
    .filter((text) => branchTemplate.test(text));
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const keys = fc.stringMatching(/^[A-Z][A-Z0-9_]{1,9}-[1-9][0-9]{0,5}$/).map(keyOf);
  const number = fc.option(fc.integer({ min: 2, max: 99 }));
  fc.assert(
    fc.property(template, keys, text, text, number, (form, of, summary, type, further) => {
      const name = branchName(form, { key: of, summary, type });
      expect(name).not.toMatch(invalid);
      const branch = further === null ? name : `${name}-${further}`;
      expect(ticketOfBranch(form, branch)).toBe(of);
    }),
    runs(300),
  );
});
