import { describe, it } from 'vitest';
import { githubForge, githubReviews } from '../../../src/adapters/github/index.ts';
import { problem } from '../../support/github/problem.ts';
import { type ReviewWorld, reviewRoutes, type StoredRemark } from '../../support/github/reviews.ts';
import { startStandIn } from '../../support/stand-in.ts';
import { branch, publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const hunk = '@@ -1,3 +4,4 @@ total\n a\n-b\n+c\n+d';
const remarksRoute = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments';
const permissionRoute = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';

/** Starts GitHub with nothing but people and their reviews. */
async function startPeople(
  roles: Readonly<Record<string, string>>,
  ...stored: readonly StoredRemark[]
) {
  let origin = '';
  const world: ReviewWorld = {
    place: () => ({ origin, repository: 'acme/shop' }),
    roles: new Map(Object.entries(roles)),
    remarks: new Map([[123, stored]]),
  };
  const standIn = await startStandIn(reviewRoutes(world));
  origin = standIn.url;
  const settings = { apiUrl: origin, repository: 'acme/shop', token: 't' };
  return { ...standIn, reviews: githubReviews(settings) };
}

describe.concurrent('write access', () => {
  it('depends on the role, and strangers have none', async ({ expect }) => {
    const roles = { a: 'admin', m: 'maintain', w: 'write', t: 'triage', r: 'read', n: 'none' };
    await using github = await startPeople(roles);
    const may = Object.keys({ ...roles, s: '' }).map((login) => github.reviews.mayWrite(login));
    expect(await Promise.all(may)).toEqual([true, true, true, false, false, false, false]);
    expect(github.violations).toEqual([]);
  });

  it('is looked up by a name that cannot change the path', async ({ expect }) => {
    await using github = await startPeople({ '../x?y': 'admin' });
    expect(await github.reviews.mayWrite('../x?y')).toBe(true);
  });

  it('needs permissions of the token, which the error names', async ({ expect }) => {
    await using github = await startPeople({});
    github.fail(permissionRoute, problem(403, 'Resource not accessible by integration'));
    await expect(github.reviews.mayWrite('ada')).rejects.toMatchObject({ name: 'UserError' });
  });
});

describe.concurrent('the remarks of a review', () => {
  const remark: StoredRemark = { path: 'src/cart.ts', body: 'Why?', hunk };

  it('are read with their location', async ({ expect }) => {
    await using github = await startPeople({}, { ...remark, line: 9 });
    const read = await github.reviews.remarks(7, 123);
    expect(read).toEqual([{ path: 'src/cart.ts', line: 9, text: 'Why?', hunk }]);
    expect(github.violations).toEqual([]);
  });

  it('have the line that the hunk ends in if GitHub reports none', async ({ expect }) => {
    const ends = [
      '@@ -1 +1 @@\n+a',
      '@@ -5,2 +7,2 @@\n a\n-b\n+c\n\\ No newline',
      '@@ -1 +0,0 @@\n-a',
      '',
    ];
    const stored = [hunk, ...ends].map((of) => ({ ...remark, hunk: of }));
    await using github = await startPeople({}, ...stored);
    const read = await github.reviews.remarks(7, 123);
    expect(read.map(({ line }) => line)).toEqual([6, 1, 8, undefined, undefined]);
  });

  it('have no line on a whole file or a removed line', async ({ expect }) => {
    await using github = await startPeople(
      {},
      { ...remark, line: 1, subject: 'file' },
      { ...remark, line: 3, side: 'LEFT' },
    );
    expect(await github.reviews.remarks(7, 123)).toEqual([
      { path: 'src/cart.ts', text: 'Why?' },
      { path: 'src/cart.ts', text: 'Why?', hunk },
    ]);
  });

  it('are read page by page, up to a limit', async ({ expect }) => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...remark, body: `Remark ${at}.` }));
    await using some = await startPeople({}, ...many(130));
    expect((await some.reviews.remarks(7, 123)).at(-1)?.text).toBe('Remark 129.');
    expect(some.requests).toHaveLength(2);
    await using lots = await startPeople({}, ...many(950));
    expect(await lots.reviews.remarks(7, 123)).toHaveLength(300);
    expect(lots.requests).toHaveLength(3);
  });

  it('cause an error if they cannot be read', async ({ expect }) => {
    await using github = await startPeople({}, remark);
    github.fail(remarksRoute, { status: 500, body: { message: 'Oops' } }, 6);
    await expect(github.reviews.remarks(7, 123)).rejects.toThrow('GitHub answered 500');
    await expect(github.reviews.remarks(7, 999)).rejects.toThrow('GitHub answered 404');
  });
});

describe.concurrent('the reviewed pull request', () => {
  it('is an open one from a branch of the repository', async ({ expect }) => {
    await using github = await startShop();
    const reviews = githubReviews(settingsOf(github));
    await githubForge(settingsOf(github)).publish(await publicationOn(github));
    expect(await reviews.pull(1)).toEqual({ branch, into: 'main' });
    expect(await reviews.pull(2)).toBeUndefined();
    for (const pull of github.pulls) pull.state = 'closed';
    expect(await reviews.pull(1)).toBeUndefined();
    expect(github.violations).toEqual([]);
  });

  it.for([
    ['a fork', { full_name: 'mallory/shop' }],
    ['a fork that is gone', null],
  ] as const)('is not one from %s', async ([, repo], { expect }) => {
    await using github = await startShop();
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const body = { state: 'open', head: { ref: branch, repo }, base: { ref: 'main' } };
    github.fail(route, { status: 200, body });
    expect(await githubReviews(settingsOf(github)).pull(1)).toBeUndefined();
  });
});
