import { afterAll, describe, expect } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { hangingUp } from '../../support/faults.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { problem } from '../../support/github/problem.ts';
import type { Answer } from '../../support/stand-in.ts';
import { manualTimeLimits } from '../../support/time-limits.ts';
import { patchOf } from '../patch-of.ts';
import { branch, checked, it, publicationOn, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();
const limits = manualTimeLimits();
afterAll(() => limits[Symbol.dispose]());

const people = { draft: true, labels: ['bug'], reviewers: ['ada'] };
const patch = patchOf(
  { path: 'src/cart.ts', before: 'export const total = 1;\n', after: 'export const total = 2;\n' },
  { path: 'src/new.ts', before: null, after: 'export {};\n' },
);

/** The requests of a publication on a base that has moved, by their place in it. */
const road = [
  'GET /pulls',
  'GET /git/ref/heads%2Fjira%2FAPP-1',
  'GET /git/ref/heads%2Fmain',
  'GET /compare/BASE...TIP',
  'GET /git/commits/TIP',
  'POST /git/trees',
  'POST /git/commits',
  'POST /git/refs',
  'POST /git/refs',
  'POST /pulls',
  'POST /issues/1/labels',
  'POST /pulls/1/requested_reviewers',
];

const truncated: Answer = {
  status: 0,
  fault: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
    response.write('{"sha":', () => response.destroy());
  },
};

/** A time limit for each test, so that one that is over ends no request of another. */
let time = 30_000;

interface Disturbed {
  readonly at: number;
  readonly answer: Answer | 'no answer';
  readonly isLate: boolean;
}

/** What publishes on a moved base; the answer to one request is disturbed. */
async function disturbed(github: GitHubStandIn, { at, answer, isLate }: Disturbed) {
  const publication = await publicationOn(github, { ...people, patch });
  const tip = await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Mine');
  time += 1;
  const fault = answer === 'no answer' ? limits.hanging(time) : answer;
  let requests = -1;
  github.disturb(() => {
    requests += 1;
    return requests === at ? { answer: fault, isLate } : undefined;
  });
  const forge = githubForge(settingsOf(github), { timeoutMs: time });
  return { publication, tip, forge };
}

describe.concurrent('publishing', () => {
  it('makes these requests', async ({ github, forge, publication }) => {
    await github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Mine');
    await forge.publish({ ...publication, ...people, ...checked(patch) });
    const names = github.requests.map(({ method, path }) => `${method} ${path}`);
    expect(names.map((name) => name.replace('/repos/acme/shop', '').split('/')[1])).toEqual(
      road.map((name) => name.split('/')[1]),
    );
  });

  const faults = [
    ['a 502', problem(502, 'Server Error')],
    ['a connection that closes', hangingUp],
    ['no answer in time', 'no answer'],
    ['half an answer', truncated],
  ] as const;
  // Requests differ in what a repetition must look up, faults only in how they are noticed: they take turns.
  const cases = road.flatMap((name, at) =>
    faults
      .filter((_, index) => name === 'POST /pulls' || index === at % faults.length)
      .flatMap(([fault, answer]) =>
        [false, true].map((isLate) => ({ name, at, fault, answer, isLate })),
      ),
  );

  it.for(cases)(
    'survives $fault to $name (late: $isLate) and duplicates nothing',
    async (one, { github }) => {
      const { forge, publication, tip } = await disturbed(github, one);
      const published = await forge.publish(publication);
      expect(published).toMatchObject({ kind: 'published', pullRequest: { number: 1 }, notes: [] });
      expect(await github.commitOf(`${branch}~1`)).toBe(tip);
      expect((await github.tree(branch)).get('src/new.ts')).toBe('export {};\n');
      expect(await github.branches()).toEqual([branch, 'main']);
      expect(github.pulls).toMatchObject([{ draft: true, labels: ['bug'], reviewers: ['ada'] }]);
    },
  );

  it.for(
    road
      .map((name, at) => [name, at] as const)
      .filter(([name]) => /POST .*(?:git|pulls$)/.test(name)),
  )('can be completed after a refusal of %s', async ([, at], { github }) => {
    const refusal = { at, answer: problem(403, 'Forbidden'), isLate: false };
    const { forge, publication, tip } = await disturbed(github, refusal);
    await expect(forge.publish(publication)).rejects.toThrow('lacks permissions');
    const published = await forge.publish(publication);
    expect(published).toMatchObject({ kind: 'published', pullRequest: { number: 1 }, notes: [] });
    expect(await github.commitOf(`${branch}~1`)).toBe(tip);
  });
});

describe.concurrent('an outage that lasts', () => {
  const createTree = 'POST /repos/{owner}/{repo}/git/trees';
  const outage = problem(502, 'Server Error');

  it('is waited out with growing waits', async ({ github, publication }) => {
    const waits: number[] = [];
    const wait = async (ms: number) => waits.push(ms) > 0;
    const forge = githubForge(settingsOf(github), { wait });
    github.fail(createTree, outage, 4);
    expect(await forge.publish(publication)).toMatchObject({ kind: 'published' });
    expect(waits).toEqual([0, 1_000, 3_000, 9_000]);
  });

  it('ends the publication with a sentence, and a later one waits anew', async ({
    github,
    publication,
  }) => {
    const waits: number[] = [];
    const forge = githubForge(settingsOf(github), { wait: async (ms) => waits.push(ms) > 0 });
    github.fail('POST /repos/{owner}/{repo}/pulls', outage, 6);
    await expect(forge.publish(publication)).rejects.toMatchObject({
      name: 'OutageError',
      message: 'GitHub answered 502 for acme/shop: Server Error.',
    });
    expect(waits).toHaveLength(5);
    expect(await forge.publish(publication)).toMatchObject({ pullRequest: { number: 1 } });
    expect(github.pulls).toHaveLength(1);
  });

  it('is waited out as long as GitHub asks, up to a minute', async ({ github, publication }) => {
    const waits: number[] = [];
    const forge = githubForge(settingsOf(github), { wait: async (ms) => waits.push(ms) > 0 });
    const asking = (seconds: string) => ({ ...outage, headers: { 'retry-after': seconds } });
    github.fail(createTree, asking('60'));
    await forge.publish(publication);
    expect(waits).toEqual([60_000]);
    const patch = patchOf({ path: 'a.md', before: null, after: 'a' });
    github.fail(createTree, asking('61'));
    await expect(forge.publish({ ...publication, ...checked(patch) })).rejects.toThrow(
      'answered 502',
    );
    expect(waits).toEqual([60_000]);
  });

  it('is not waited out after a cancellation', async ({ github, publication }) => {
    const signal = AbortSignal.abort();
    const forge = githubForge(settingsOf(github), { signal });
    github.fail(createTree, outage);
    await expect(forge.publish(publication)).rejects.toThrow('answered 502');
  });

  it('costs a run three minutes at most', async ({ github }) => {
    time += 1;
    const timeoutMs = time;
    const forge = githubForge(settingsOf(github), { timeoutMs, wait: async () => true });
    github.fail(createTree, limits.hanging(timeoutMs), 4);
    await expect(forge.publish(await publicationOn(github))).resolves.toBeDefined();
    const publication = await publicationOn(github, { branch: 'jira/other' });
    github.fail(createTree, limits.hanging(timeoutMs), 2);
    await expect(forge.publish(publication)).rejects.toThrow('no answer within 30.');
    expect(github.requests.filter(({ path }) => path.endsWith('/git/trees'))).toHaveLength(7);
  });
});
