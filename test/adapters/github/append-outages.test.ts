import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { hangingUp } from '../../support/faults.ts';
import { problem } from '../../support/github/problem.ts';
import { branch, cartPatch, checked, publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

/** The requests of a further attempt, whose base has changed its file, by their place in it. */
const road = [
  'GET /pulls',
  'GET /git/ref/heads%2Fjira%2FAPP-1',
  'GET /git/commits/HEAD',
  'GET /git/matching-refs',
  'GET /compare/main...HEAD',
  'GET /git/ref/heads%2Fmain',
  'GET /compare/FORK...TIP',
  'GET /compare/FORK...TIP',
  'GET /rules/branches',
  'POST /git/trees',
  'POST /git/commits',
  'POST /git/refs',
  'PATCH /git/refs',
  'PATCH /pulls/1',
];

/** A branch with a first attempt, and a second change for a base that has gone on under it. */
async function secondAttempt() {
  const github = await startShop();
  const forge = githubForge(settingsOf(github));
  await forge.publish(await publicationOn(github));
  const head = await github.commitOf(branch);
  await github.commitOn('main', { 'src/cart.ts': 'export const total = 9;\n' }, 'Mine');
  const patch = checked(cartPatch('export const total = 3;\n'));
  const publication = await publicationOn(github, patch);
  const disturb = (at: number, answer: typeof hangingUp, isLate: boolean) => {
    let requests = -1;
    github.disturb(() => {
      requests += 1;
      return requests === at ? { answer, isLate } : undefined;
    });
  };
  const count = github.requests.length;
  return { github, forge, publication, head, disturb, count };
}

describe.concurrent('appending', () => {
  it('makes these requests', async ({ expect }) => {
    const { github, forge, publication, count } = await secondAttempt();
    await using _ = github;
    await forge.publish(publication);
    const made = github.requests.slice(count).map(({ method, path }) => `${method} ${path}`);
    const kinds = (names: readonly string[]) =>
      names
        .map((name) => name.replace('/repos/acme/shop', '').split('/').slice(0, 2)[1])
        .toSorted();
    expect(kinds(made)).toEqual(kinds(road));
  });

  const cases = road.flatMap((name, at) => [
    { name, at, fault: 'a refusal', answer: problem(403, 'Forbidden'), isLate: false },
    { name, at, fault: 'an outage', answer: hangingUp, isLate: false },
    { name, at, fault: 'a lost answer', answer: hangingUp, isLate: true },
  ]);

  it.for(cases)('is done once, whatever $fault to request $at', async (one, { expect }) => {
    const { github, forge, publication, head, disturb } = await secondAttempt();
    await using _ = github;
    disturb(one.at, one.answer, one.isLate);
    await forge.publish(publication).catch(() => undefined);
    github.disturb(() => undefined);
    // Another process goes on, which knows nothing of the first.
    const again = await githubForge(settingsOf(github)).publish(publication);
    expect(again).toMatchObject({ kind: 'published', pullRequest: { number: 1 } });
    expect(await github.commitOf(`${branch}^1`)).toBe(head);
    expect(await github.commitOf(`${branch}^2`)).toBe(publication.base);
    expect(await github.shownDiff(branch)).toContain('+export const total = 3;');
    expect(github.pulls).toHaveLength(1);
    expect(github.violations).toEqual([]);
  });
});
