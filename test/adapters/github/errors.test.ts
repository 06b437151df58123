import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { OutageError, UserError } from '../../../src/core/user-error.ts';
import { problem } from '../../support/github/problem.ts';
import { branch, place, publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const createBlob = 'POST /repos/{owner}/{repo}/git/blobs';
const createPull = 'POST /repos/{owner}/{repo}/pulls';
const createRef = 'POST /repos/{owner}/{repo}/git/refs';
const createTree = 'POST /repos/{owner}/{repo}/git/trees';

/** The error that `work` rejects with; throws if there is none. */
async function rejection(work: Promise<unknown>): Promise<Error> {
  const reason: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (reason instanceof Error) return reason;
  throw new Error('nothing was rejected');
}

describe.concurrent('checking access', () => {
  it('accepts the token of a workflow, whose permissions are always empty', async ({ expect }) => {
    await using github = await startShop();
    expect(await githubForge(settingsOf(github)).check(place)).toEqual({
      checksWait: true,
      branch,
      branchTaken: false,
    });
    expect(github.violations).toEqual([]);
    expect(await github.branches()).toEqual(['main']);
  });

  it("finds somebody else's commit on the agent's branch", async ({ expect }) => {
    await using github = await startShop();
    await github.commitOn(branch, { 'src/cart.ts': 'mine\n' }, 'A better idea');
    expect(await githubForge(settingsOf(github)).check(place)).toMatchObject({ branchTaken: true });
    expect(github.violations).toEqual([]);
  });

  it('names a token that is not accepted', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge({ ...settingsOf(github), token: 'stale' });
    const error = await rejection(forge.check(place));
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toBe(
      'GitHub does not accept the token: set `github-token` to one for acme/shop that has not expired.',
    );
  });

  it('names a repository that does not exist', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge({ ...settingsOf(github), repository: 'acme/stop' });
    const error = await rejection(forge.check(place));
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toContain('acme/stop does not exist, or `github-token` may not read it');
  });

  it.for([problem(403, 'Resource not accessible by integration'), problem(404, 'Not Found')])(
    'names the permissions that a read-only token lacks (%#)',
    async (answer, { expect }) => {
      await using github = await startShop();
      github.fail(createBlob, answer);
      const error = await rejection(githubForge(settingsOf(github)).check(place));
      expect(error).toBeInstanceOf(UserError);
      expect(error.message).toContain('`permissions: contents: write, pull-requests: write`');
    },
  );

  it('names an address that does not answer', async ({ expect }) => {
    const settings = await (async () => {
      await using github = await startShop();
      return settingsOf(github);
    })();
    const error = await rejection(githubForge(settings).check(place));
    expect(error).toBeInstanceOf(OutageError);
    expect(error.message).toMatch(
      /^GitHub cannot be reached at http:.* \(connect ECONNREFUSED .*\): check .*GITHUB_API_URL, and the proxy/,
    );
  });
});

describe.concurrent('a rejected request', () => {
  it('names the setting that lets Actions open pull requests', async ({ expect }) => {
    await using github = await startShop();
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    github.fail(createPull, problem(403, message));
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    const error = await rejection(forge.publish(publication));
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toContain(
      '"Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General',
    );
    expect(await forge.publish(publication)).toMatchObject({
      kind: 'published',
      pullRequest: { branch },
    });
  });

  it.for([createTree, createRef])(
    'names the permission that a changed workflow file needs: %s',
    async (route, { expect }) => {
      await using github = await startShop();
      const message =
        'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission';
      for (const status of [403, 404, 422]) {
        github.fail(route, problem(status, message));
        const publication = await publicationOn(github);
        const error = await rejection(githubForge(settingsOf(github)).publish(publication));
        expect(error).toBeInstanceOf(UserError);
        expect(error.message).toContain('set `github-token` to');
        expect(error.message).toContain('`workflows`');
      }
    },
  );

  it('names a commit that was never pushed', async ({ expect }) => {
    await using github = await startShop();
    const publication = await publicationOn(github, { base: 'a'.repeat(40) });
    const error = await rejection(githubForge(settingsOf(github)).publish(publication));
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toContain(`does not know the commit ${'a'.repeat(40)}`);
  });

  it.for([undefined, '<!DOCTYPE html>\n<title>Unicorn!</title>'])(
    'quotes neither an empty body nor a page: %s',
    async (body, { expect }) => {
      await using github = await startShop();
      github.fail(createRef, { status: 409, ...(body && { body }) });
      const publication = await publicationOn(github);
      const error = await rejection(githubForge(settingsOf(github)).publish(publication));
      expect(error.message).toBe('GitHub answered 409 for acme/shop.');
    },
  );

  it('quotes a rule of the repository, which no repetition changes', async ({ expect }) => {
    await using github = await startShop();
    github.fail(createRef, problem(422, 'Repository rule violations found\n\nCannot create ref'));
    const publication = await publicationOn(github);
    const error = await rejection(githubForge(settingsOf(github)).publish(publication));
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toMatch(
      /^A rule of acme\/shop forbids what the agent has to write: Repository rule violations found .*: set `branch`, /,
    );
    expect(github.requests.filter(({ path }) => path.endsWith('/git/refs'))).toHaveLength(1);
  });
});

describe.concurrent('rate limits', () => {
  const limit = 'You have exceeded a secondary rate limit. Please wait.';
  const limited = (seconds: number) => ({
    ...problem(403, limit),
    headers: { 'retry-after': String(seconds) },
  });

  it('are waited out twice, up to a minute', async ({ expect }) => {
    await using github = await startShop();
    github.fail(createTree, limited(60), 2);
    const published = await githubForge(settingsOf(github)).publish(await publicationOn(github));
    expect(published).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(github.violations).toEqual([]);
  });

  it('are an error at the third time', async ({ expect }) => {
    await using github = await startShop();
    github.fail(createTree, limited(1), 3);
    const publication = await publicationOn(github);
    const error = await rejection(githubForge(settingsOf(github)).publish(publication));
    expect(error.message).toContain('secondary rate limit');
    expect(github.requests.filter(({ path }) => path.endsWith('/git/trees'))).toHaveLength(3);
  });

  it('are an error, but no configuration problem, if they last longer', async ({ expect }) => {
    await using github = await startShop();
    github.fail(createTree, limited(61));
    const publication = await publicationOn(github);
    const error = await rejection(githubForge(settingsOf(github)).publish(publication));
    expect(error).not.toBeInstanceOf(UserError);
    expect(error.message).toContain('secondary rate limit');
  });
});
