import { describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { OutageError, UserError } from '../../../src/engines/errors.ts';
import { problem } from '../../support/github/problem.ts';
import type { BranchRule } from '../../support/github/rules.ts';
import { branch, it, place, settingsOf, startShop } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const createBlob = 'POST /repos/{owner}/{repo}/git/blobs';
const createPull = 'POST /repos/{owner}/{repo}/pulls';
const createRef = 'POST /repos/{owner}/{repo}/git/refs';
const createTree = 'POST /repos/{owner}/{repo}/git/trees';

/** The error that `work` rejects with; throws if there is none. */
const rejection = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.fail('Nothing was rejected.'),
    (error: Error) => error,
  );

/** The sentence of the UserError that `work` rejects with. */
async function sentenceOf(work: Promise<unknown>): Promise<string> {
  const error = await rejection(work);
  expect(error).toBeInstanceOf(UserError);
  return error.message;
}

describe.concurrent('checking access', () => {
  it('accepts the token of a workflow, whose permissions are always empty', async ({
    github,
    forge,
  }) => {
    expect(await forge.check(place)).toEqual({
      checksWait: true,
      branch,
      branchTaken: false,
    });
    expect(await github.branches()).toEqual(['main']);
  });

  it('names a token that is not accepted', async ({ github }) => {
    const forge = githubForge({ ...settingsOf(github), token: 'stale' });
    const sentence = await sentenceOf(forge.check(place));
    expect(sentence).toBe(
      'GitHub does not accept the token: set `github-token` to one for acme/shop that has not expired.',
    );
  });

  it('names a repository that does not exist', async ({ github }) => {
    const forge = githubForge({ ...settingsOf(github), repository: 'acme/stop' });
    const sentence = await sentenceOf(forge.check(place));
    expect(sentence).toContain('acme/stop does not exist, or `github-token` may not read it');
  });

  it.for([problem(403, 'Resource not accessible by integration'), problem(404, 'Not Found')])(
    'names the permissions that a read-only token lacks (%#)',
    async (answer, { github, forge }) => {
      github.fail(createBlob, answer);
      const sentence = await sentenceOf(forge.check(place));
      expect(sentence).toContain('`permissions: contents: write, pull-requests: write`');
    },
  );

  it('names an address that does not answer', async () => {
    const github = await startShop();
    await github[Symbol.asyncDispose]();
    const settings = settingsOf(github);
    const error = await rejection(githubForge(settings).check(place));
    expect(error).toBeInstanceOf(OutageError);
    expect(error.message).toMatch(
      /^GitHub cannot be reached at http:.* \(connect ECONNREFUSED .*\): check .*GITHUB_API_URL, and the proxy/,
    );
  });
});

describe.concurrent('a rejected request', () => {
  it('names the setting that lets Actions open pull requests', async ({ github, publish }) => {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    github.fail(createPull, problem(403, message));
    const sentence = await sentenceOf(publish());
    expect(sentence).toContain(
      '"Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General',
    );
    expect(await publish()).toMatchObject({
      kind: 'published',
      pullRequest: { branch },
    });
  });

  it.for([createTree, createRef])(
    'names the permission that a changed workflow file needs: %s',
    async (route, { github, publication }) => {
      const message =
        'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission';
      for (const status of [403, 404, 422]) {
        github.fail(route, problem(status, message));
        const sentence = await sentenceOf(githubForge(settingsOf(github)).publish(publication));
        expect(sentence).toContain('set `github-token` to');
        expect(sentence).toContain('`workflows`');
      }
    },
  );

  it('names a commit that was never pushed', async ({ publish }) => {
    const sentence = await sentenceOf(publish({ base: 'a'.repeat(40) }));
    expect(sentence).toContain(`does not know the commit ${'a'.repeat(40)}`);
  });

  it.for([undefined, '<!DOCTYPE html>\n<title>Unicorn!</title>'])(
    'quotes neither an empty body nor a page: %s',
    async (body, { github, publish }) => {
      github.fail(createRef, { status: 409, ...(body && { body }) });
      const error = await rejection(publish());
      expect(error.message).toBe('GitHub answered 409 for acme/shop.');
    },
  );
});

describe.concurrent('rate limits', () => {
  const limit = 'You have exceeded a secondary rate limit. Please wait.';
  const limited = (seconds: number) => ({
    ...problem(403, limit),
    headers: { 'retry-after': String(seconds) },
  });

  it('are waited out twice, up to a minute', async ({ github, publish }) => {
    github.fail(createTree, limited(60), 2);
    const published = await publish();
    expect(published).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
  });

  it('are an error at the third time', async ({ github, publish }) => {
    github.fail(createTree, limited(1), 3);
    const error = await rejection(publish());
    expect(error.message).toContain('secondary rate limit');
    expect(github.requests.filter(({ path }) => path.endsWith('/git/trees'))).toHaveLength(3);
  });

  it('are an error, but no configuration problem, if they last longer', async ({
    github,
    publish,
  }) => {
    github.fail(createTree, limited(61));
    const error = await rejection(publish());
    expect(error).not.toBeInstanceOf(UserError);
    expect(error.message).toContain('secondary rate limit');
  });
});

const starts = (type: BranchRule['type'], pattern: string, on?: RegExp): BranchRule => ({
  type,
  parameters: { operator: 'starts_with', pattern },
  ...(on && { on }),
});

describe.concurrent('what rules forbid', () => {
  const forbidding: readonly (readonly [BranchRule, RegExp])[] = [
    [{ type: 'creation' }, /forbids the agent to create jira\/APP-1/],
    [starts('branch_name_pattern', 'feature/'), /to start with "feature\/": set `branch`/],
    [starts('commit_message_pattern', 'fix: '), /to start with "fix: ": set `commit-message`/],
    [starts('commit_message_pattern', 'fix: ', /^main$/), /to start with "fix: "/],
    [starts('commit_author_email_pattern', 'ada@'), /author to start with "ada@"/],
    [starts('committer_email_pattern', 'ada@'), /committer to start with "ada@"/],
  ];

  it.for(forbidding)(
    'is said before the first call: %j',
    async ([rule, says], { github, forge }) => {
      github.settings.rules.push(rule);
      const checking = forge.check({ ...place, message: 'APP-1: Count' });
      await expect(checking).rejects.toMatchObject({
        name: 'UserError',
        message: expect.stringMatching(says),
      });
    },
  );

  it.for(forbidding)(
    'is no outage if it is found late: %j',
    async ([rule], { github, publish }) => {
      github.settings.rules.push({ ...rule, on: /(?:)/ });
      const publishing = publish();
      await expect(publishing).rejects.toMatchObject({
        name: 'UserError',
        message: expect.stringMatching(
          /^A rule of acme\/shop forbids .* `branch` or .* Settings > Rules\.$/,
        ),
      });
      expect(github.requests.filter(({ path }) => path.endsWith('/git/refs'))).toHaveLength(2);
    },
  );

  it('is nothing to an agent that may bypass it', async ({ github, forge, publish }) => {
    github.settings.rules.push({ type: 'creation', isBypassed: true });
    expect(await forge.check(place)).toMatchObject({ branchTaken: false });
    expect(await publish()).toMatchObject({ kind: 'published' });
  });

  it.for([403, 404])(
    'is not known to a token that may not read it: %i',
    async (status, { github, forge }) => {
      github.settings.rules.push({ type: 'creation' });
      const rules = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
      github.fail(rules, problem(status, 'Upgrade to GitHub Pro'), 2);
      expect(await forge.check(place)).toMatchObject({});
    },
  );
});

describe.concurrent('the name of a branch', () => {
  it.for(['jira', 'jira/APP-1/mine'])('is not free beside %s', async (name, { github, forge }) => {
    await github.commitOn(name, { 'a.txt': 'a' }, 'Mine');
    await expect(forge.check(place)).rejects.toThrow(
      `The branch ${name} is in the way of ${branch}`,
    );
  });

  it.for(['jira/APP-11', 'jira/APP', 'jira-2', 'jira/APP-1-mine'])(
    'is free beside %s',
    async (name, { github, forge }) => {
      await github.commitOn(name, { 'a.txt': 'a' }, 'Mine');
      expect(await forge.check(place)).toMatchObject({});
    },
  );
});
