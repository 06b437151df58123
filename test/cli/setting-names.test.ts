import { expect, test } from 'vitest';
import { inTerminalNames } from '../../src/cli/setting-names.ts';

test.each([
  ['Set `model` to another.', 'Set --model to another.'],
  ['Set `base-url`, or `api-key`.', 'Set --base-url, or OPENAI_API_KEY.'],
  ['Set jira-url, jira-email and jira-token.', 'Set --jira-url, JIRA_EMAIL and JIRA_TOKEN.'],
  ['Set cloud-id or ticket-fields.', 'Set --cloud-id or --ticket-field.'],
  ['Mend sweep-jql, or set `github-token`.', 'Mend --jql, or set GITHUB_TOKEN.'],
  ['Set --cloud-id.', 'Set --cloud-id.'],
  ['The model is fine, --jira-url too.', 'The model is fine, --jira-url too.'],
])('%j reads %j at a terminal', (sentence, here) => {
  expect(inTerminalNames(sentence)).toBe(here);
});
