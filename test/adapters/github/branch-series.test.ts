import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { embedded, seal } from '../../support/seal.ts';
import { patchOf } from '../patch-of.ts';
import { branch, checked, place, publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

describe.concurrent('after a pull request has ended, the next attempt', () => {
  it('leaves a branch whose pull request was closed, and names that one', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish(publication);
    const head = await github.commitOf(branch);
    for (const next of ['2', '3']) {
      for (const pull of github.pulls) pull.state = 'closed';
      expect(await forge.check(place)).toMatchObject({ branch: `${branch}-${next}` });
      const published = await forge.publish(publication);
      expect(published).toMatchObject({ pullRequest: { branch: `${branch}-${next}` } });
      const number = Number(next);
      const body = `Replaces #${number - 1}, which was closed.\n\nCounts every item.`;
      expect(github.pulls.at(-1)).toMatchObject({ number, body, state: 'open' });
      expect(await forge.publish(publication)).toEqual(published);
      expect(await forge.check(place)).toMatchObject({ branchTaken: false });
    }
    expect(await github.commitOf(branch)).toBe(head);
    expect(github.pulls).toHaveLength(3);
    expect(github.violations).toEqual([]);
  });

  it('starts anew on the base if a merged branch is still there', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish(publication);
    await github.commitOn('main', { 'src/cart.ts': 'export const total = 2;\n' }, 'Squashed');
    for (const pull of github.pulls) pull.state = 'closed';
    const change = { before: 'export const total = 2;\n', after: 'export const total = 3;\n' };
    const patch = patchOf({ path: 'src/cart.ts', ...change });
    const base = await github.commitOf('main');
    await forge.publish({ ...publication, ...checked(patch), base });
    expect(await github.commitOf(`${branch}-2~1`)).toBe(base);
  });

  it('names the one that was merged', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish(publication);
    await github.life.merge(1);
    const before = 'export const total = 2;\n';
    const patch = patchOf({ path: 'src/cart.ts', before, after: 'export const total = 3;\n' });
    await forge.publish({ ...publication, ...checked(patch), base: await github.commitOf('main') });
    expect(github.pulls[1]?.body).toMatch(/^Follows #1, which was merged\./);
  });

  it('uses the name again if the branch is gone, too', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.publish(publication);
    for (const pull of github.pulls) pull.state = 'closed';
    await github.rewriting.remove(branch);
    expect(await forge.publish(publication)).toMatchObject({ pullRequest: { number: 2, branch } });
    expect(github.pulls[1]?.body).toMatch(/^Replaces #1, which was closed\./);
  });

  it('finds its record by the template of the branch', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    const body = embedded('Text', place.key, { ...emptyRecord, attempts: 2 });
    const named = 'fix/APP-1-the-total';
    await forge.publish(await publicationOn(github, { branch: named, body }));
    await github.commitOn('fix/APP-11-other', { 'a.txt': 'a' }, 'Mine');
    const recalled = await forge.recall(place.key, 'fix/{key}-{summary}', seal);
    expect(recalled).toMatchObject({ attempts: 2, branch: named });
    expect(await forge.recall(keyOf('APP-2'), 'fix/{key}-{summary}', seal)).toBeUndefined();
    expect(github.violations).toEqual([]);
  });
});
