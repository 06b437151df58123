import { expect, test } from 'vitest';
import { inTerminalNames } from '../../src/cli/setting-names.ts';

test.each([
  ['Set `model` to another.', 'Set --model to another.'],
  ['Set `base-url`, or `api-key`.', 'Set --base-url, or OPENAI_API_KEY.'],
  ['Set jira-url, jira-email and jira-token.', 'Set --jira-url, JIRA_EMAIL and JIRA_TOKEN.'],
  ['Set cloud-id or ticket-fields.', 'Set --cloud-id or --ticket-field.'],
  ['Mend sweep-jql, or set `github-token`.', 'Mend --jql, or set GITHUB_TOKEN.'],
  ['Set --cloud-id.', 'Set --cloud-id.'],
  ['Set the input `test-isolation` to none.', 'Set --test-isolation to none.'],
  ['The input `test-environment` takes names.', '--test-environment takes names.'],
  ['no `lint-command` is set', 'no --lint-command is set'],
  ['the command of the input `setup-command`', 'the command of --setup-command'],
  ["The network of the job, the job's files.", "The network of this user, this user's files."],
  ['the job, of the jobs, `other`', 'the job, of the jobs, `other`'],
  ['The model is fine, --jira-url too.', 'The model is fine, --jira-url too.'],
])('%j reads %j at a terminal', (sentence, here) => {
  expect(inTerminalNames(sentence)).toBe(here);
});
