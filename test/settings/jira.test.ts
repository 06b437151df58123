import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/engines/errors.ts';
import { readJira } from '../../src/settings/index.ts';
import { settingsOf } from './given.ts';

const cloud = {
  'jira-url': 'https://example.atlassian.net/',
  'jira-email': 'agent@example.com',
  'jira-token': 'token',
};
const show = expect.any(Function);
const server = { 'jira-url': 'https://jira.example.com/jira', 'jira-token': 'pat' };

const read = (given: Parameters<typeof settingsOf>[0]) => readJira(settingsOf(given));

describe('Jira is', () => {
  test('Cloud with an account and its token', () => {
    expect(read(cloud)).toEqual({
      baseUrl: 'https://example.atlassian.net',
      email: 'agent@example.com',
      token: 'token',
      ticketFields: [],
      reporters: [],
      show,
    });
  });

  test('Cloud through the gateway, with the ID of the site', () => {
    expect(read({ ...cloud, 'cloud-id': ' site-0001 ' })).toHaveProperty('cloudId', 'site-0001');
    expect(read({ ...cloud, 'cloud-id': ' ' }).cloudId).toBeUndefined();
  });

  test('a Data Center without an account', () => {
    expect(
      read({ ...server, 'ticket-fields': 'Rang, alt\r\n\r\n customfield_1\nRang, alt' }),
    ).toEqual({
      baseUrl: 'https://jira.example.com/jira',
      token: 'pat',
      ticketFields: ['Rang, alt', 'customfield_1'],
      reporters: [],
      show,
    });
  });
});

test.each([
  ['https://example.atlassian.net//', 'https://example.atlassian.net'],
  ['https://example.atlassian.net/jira/software/c/projects/APP', 'https://example.atlassian.net'],
  ['http://127.0.0.1:8080/jira/', 'http://127.0.0.1:8080/jira'],
  ['https://Jira.Example.com/#top', 'https://jira.example.com'],
])('the address %s has one form', (address, form) => {
  expect(read({ ...cloud, 'jira-url': address }).baseUrl).toBe(form);
});

test.each([
  [{ ...cloud, 'jira-url': '' }, /^Set <jira-url> to the address of your Jira/],
  [{ ...cloud, 'jira-url': 'example.atlassian.net' }, /^Set <jira-url> to the address/],
  [{ ...cloud, 'jira-url': 'ftp://example.atlassian.net' }, /^Set <jira-url> to the address/],
  [{ ...cloud, 'jira-url': 'https://me:secret@example.atlassian.net' }, /^Set <jira-url> .+alone/],
  [{ ...cloud, 'jira-url': 'https://:secret@example.atlassian.net' }, /^Set <jira-url> .+alone/],
  [{ ...cloud, 'jira-url': 'https://api.atlassian.com/ex/jira/1' }, /^<jira-url>.+<cloud-id>/],
  [{ ...cloud, 'jira-email': 'agent' }, /^Set <jira-email> to an e-mail address/],
  [{ ...cloud, 'jira-email': 'a@b.c' }, /^Set <jira-email>/],
  [{ ...cloud, 'jira-email': '' }, /^<jira-url> is a Jira Cloud site: set <jira-email>/],
  [{ ...cloud, 'jira-token': ' ' }, /^Set <jira-token> to an API token of the account/],
  [{ ...cloud, 'jira-token': 'two\nlines-secret' }, /^Set <jira-token>/],
  [{ ...cloud, 'cloud-id': '../admin' }, /^Set <cloud-id>.+\/_edge\/tenant_info/],
  [{ ...server, 'jira-token': ' ' }, /^Set <jira-token>.+personal access token/],
  [{ ...server, 'cloud-id': 'site-0001' }, /^<cloud-id>.+<jira-email>/],
])('%j is refused in one sentence that names the setting', (given, sentence) => {
  const refused = () => read(given);
  expect(refused).toThrow(UserError);
  expect(refused).toThrow(sentence);
  expect(refused).toThrow(/^[^\n]+[^.]\.$/);
  expect(refused).not.toThrow('secret');
});
