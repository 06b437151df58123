import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchName, branchTemplate, ticketOfBranch } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

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

describe('the ticket of a branch', () => {
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
  ])('of %s, %j is for %s', (template, branch, expected) => {
    expect(ticketOfBranch(template, branch)).toBe(expected);
  });
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
