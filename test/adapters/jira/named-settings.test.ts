import { describe, expect, test } from 'vitest';
import { readJiraSettings } from '../../../src/adapters/jira/named-settings.ts';
import { UserError } from '../../../src/core/user-error.ts';

const cloud = {
  'jira-url': 'https://example.atlassian.net/',
  'jira-email': 'agent@example.com',
  'jira-token': 'token',
};

const read = (values: Readonly<Record<string, string>>) =>
  readJiraSettings({ get: (name) => values[name] ?? '', show: (name) => `<${name}>` });

describe('Jira is', () => {
  test('Cloud with an account and its token', () => {
    expect(read(cloud)).toEqual({
      baseUrl: 'https://example.atlassian.net',
      email: 'agent@example.com',
      token: 'token',
      ticketFields: [],
    });
  });

  test('Cloud through the gateway, where the id of the site is given', () => {
    expect(read({ ...cloud, 'cloud-id': ' abc ' })).toHaveProperty('cloudId', 'abc');
    expect(read({ ...cloud, 'cloud-id': ' ' })).not.toHaveProperty('cloudId');
  });

  test('a Data Center without an account', () => {
    const center = { 'jira-url': 'https://jira.example.com/jira', 'jira-token': 'token' };
    expect(
      read({ ...center, 'ticket-fields': 'Rang, alt\r\n\r\n customfield_1\nRang, alt' }),
    ).toEqual({
      baseUrl: 'https://jira.example.com/jira',
      email: '',
      token: 'token',
      ticketFields: ['Rang, alt', 'customfield_1'],
    });
  });
});

test.each([
  [{ ...cloud, 'jira-url': '' }, 'Set <jira-url> to the address of your Jira'],
  [{ ...cloud, 'jira-url': 'example.atlassian.net' }, 'Set <jira-url> to the address'],
  [{ ...cloud, 'jira-url': 'ftp://example.atlassian.net' }, 'Set <jira-url> to the address'],
  [{ ...cloud, 'jira-token': ' ' }, 'Set <jira-token> to an API token of the account'],
])('%j is told in one sentence that names the setting', (values, sentence) => {
  expect(() => read(values)).toThrow(UserError);
  expect(() => read(values)).toThrow(sentence);
  expect(() => read(values)).toThrow(/^[^\n]+[^.]\.$/);
});
