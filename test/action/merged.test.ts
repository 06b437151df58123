import { context } from '@actions/github';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followEvent } from '../../src/action/follow.ts';
import { openInputs } from '../../src/action/inputs.ts';
import { reportSentence } from '../../src/action/runner.ts';
import { readWorkflowJob } from '../../src/action/workflow-job.ts';
import { UserError } from '../../src/core/user-error.ts';
import { type JiraStandIn, startJira } from '../support/jira/jira.ts';
import { give, givenSummary } from './given.ts';

/** The event of a closed pull request, as far as it is read. */
function closing(more: object = {}, head: object = {}): object {
  const repo = { full_name: 'acme/shop' };
  return {
    action: 'closed',
    pull_request: {
      ...{
        number: 7,
        merged: true,
        head: { ref: 'fix/APP-17', repo, ...head },
        base: { ref: 'main', repo },
      },
      ...more,
    },
  };
}

describe('`mode: merged` of earlier versions, whose token may ask GitHub nothing', () => {
  let jira: JiraStandIn;

  beforeEach(async () => {
    jira = await startJira();
    jira.addIssue({ key: 'APP-17', summary: 'Total is wrong', status: 'In Prüfung' });
    vi.stubEnv('GITHUB_REPOSITORY', 'acme/shop');
    vi.spyOn(context, 'apiUrl', 'get').mockReturnValue('http://127.0.0.1:9');
    give({ mode: 'merged', 'github-token': 'token-without-permissions' });
    give({ 'jira-url': jira.url, 'jira-email': jira.email, 'jira-token': jira.token });
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    const { violations } = jira;
    await jira[Symbol.asyncDispose]();
    expect(violations).toEqual([]);
  });

  const followed = async (payload: unknown) => {
    vi.spyOn(context, 'eventName', 'get').mockReturnValue('pull_request');
    vi.spyOn(context, 'payload', 'get').mockReturnValue(Object(payload));
    const job = readWorkflowJob();
    return followEvent({ settings: openInputs(), job, signal: new AbortController().signal });
  };
  const status = () => jira.issue('APP-17').status;

  test('moves the ticket that the branch of a merged pull request names', async () => {
    await followed(closing());
    expect(status()).toBe('Fertig');
  });

  test('recognises the branch by the prefix of the settings', async () => {
    give({ branch: 'bots/jira-{key}' });
    await followed(closing({}, { ref: 'bots/jira-APP-17' }));
    expect(status()).toBe('Fertig');
  });

  test.each([
    ['a pull request that was closed without a merge', closing({ merged: false })],
    ['a fork', closing({}, { repo: { full_name: 'mallory/shop' } })],
    ['a deleted fork', closing({}, { repo: null })],
    ['another branch', closing({}, { ref: 'feature/APP-17' })],
    ['a branch without a key', closing({}, { ref: 'fix/typo' })],
    ['a longer branch', closing({}, { ref: 'fix/APP-17-b' })],
  ])('moves no ticket for %s', async (_, event) => {
    const before = status();
    await followed(event);
    expect(status()).toBe(before);
  });

  test.each([{}, null, { action: 'opened', pull_request: {} }, { action: 'jira-bug-fix' }])(
    'refuses the event %j, with the setting to change',
    async (event) => {
      const error = await followed(event).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UserError);
      const sentence = /^Add `types: \[closed\]` .* or remove `mode: merged`: /;
      expect(error).toHaveProperty('message', expect.stringMatching(sentence));
    },
  );

  test('throws UserError only, whatever the event', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (event) => {
        const error = await followed(event).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(UserError);
        expect(error).toHaveProperty('message', expect.stringMatching(/^[^\n]+\.$/));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the report', () => {
  const summary = givenSummary();

  test('is one line in the log and in the summary, where a status name is plain text', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await reportSentence('APP-17 was moved to <b>@all</b>.');
    expect(print.mock.calls.join('')).toBe('APP-17 was moved to <b>@all</b>.\n');
    expect(summary()).toBe('APP-17 was moved to \\<b\\>@\u200Ball\\</b\\>.\n');
  });
});
