import { describe, it } from 'vitest';
import { githubPulls } from '../../../src/adapters/github/index.ts';
import { question, startFollowed } from './followed.ts';
import { branch, settingsOf } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const rules = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
const strict = {
  type: 'required_status_checks',
  parameters: { strict_required_status_checks_policy: true, required_status_checks: [] },
};

describe.concurrent('the facts of a pull request', () => {
  it('are those of now', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github } = shop;
    expect(await shop.look()).toMatchObject({
      ...{ number: 1, branch, into: 'main', head: shop.head, state: 'open', isDraft: false },
      ...{ base: await github.commitOf('main'), merges: 'clean', isBehind: false },
      ...{ isApproved: false, isQueued: false, isOff: false, checks: [], requests: [] },
    });
    Object.assign(github.pulls[0] ?? {}, { draft: true, decision: 'APPROVED', mergesItself: true });
    github.talk.comment(1, { by: 'sam', body: 'Nice.' });
    expect(await shop.look()).toMatchObject({
      ...{ isDraft: true, isApproved: true, isQueued: true },
    });
    Object.assign(github.pulls[0] ?? {}, { mergesItself: false, isQueued: true });
    expect(await shop.look()).toMatchObject({ isQueued: true });
    expect(github.violations).toEqual([]);
  });

  it('say how it ended', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github } = shop;
    await github.life.close(1);
    expect(await shop.look()).toMatchObject({ state: 'closed', into: 'main' });
    github.life.reopen(1);
    await github.commitOn('spike', {}, 'A spike');
    await github.life.merge(1, { by: 'bors[bot]', into: 'spike' });
    await github.rewriting.remove(branch);
    expect(await shop.look()).toMatchObject({ state: 'merged', into: 'spike', head: shop.head });
    expect(github.violations).toEqual([]);
  });

  it('are none of a missing pull request, or one from a fork', async ({ expect }) => {
    await using shop = await startFollowed();
    expect(await shop.pulls.facts({ ...question, number: 2 })).toBeUndefined();
    Object.assign(shop.github.pulls[0] ?? {}, { fork: 'mallory/shop' });
    expect(await shop.pulls.facts(question)).toBeUndefined();
    expect(await shop.pulls.find({ kind: 'number', number: 1 })).toEqual([]);
  });

  it('say whether it merges, once GitHub has found out', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github } = shop;
    await github.commitOn('main', { 'src/cart.ts': 'export const total = 3;\n' }, 'Other');
    expect(await shop.look()).toMatchObject({ merges: 'conflict', isBehind: false });
    const waits: number[] = [];
    const pulls = githubPulls(settingsOf(github), {
      wait: async (milliseconds) => waits.push(milliseconds) > 0,
    });
    github.disturb(({ path }) => {
      if (path.endsWith('/pulls/1')) Object.assign(github.pulls[0] ?? {}, { asked: undefined });
      return undefined;
    });
    expect(await pulls.facts(question)).toMatchObject({ merges: 'unknown' });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  it('say that the base is gone', async ({ expect }) => {
    await using shop = await startFollowed();
    await shop.github.commitOn('stacked', {}, 'Stacked');
    Object.assign(shop.github.pulls[0] ?? {}, { base: 'stacked' });
    expect((await shop.look()).base).toBe(await shop.github.commitOf('stacked'));
    await shop.github.rewriting.remove('stacked');
    expect((await shop.look()).base).toBeUndefined();
  });

  it.for([
    ['a rule that is strict', [strict], { strict: false }, true],
    ['a rule that is not', [{ type: 'required_status_checks', parameters: {} }], {}, false],
    ['a protection that is strict', [], { strict: true }, true],
    ['neither', [], undefined, false],
  ] as const)(
    'name a branch behind its base with %s',
    async ([, given, classic, behind], { expect }) => {
      await using shop = await startFollowed();
      const { github } = shop;
      const answers = [
        [rules, { status: 200, body: given }],
        [
          'GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks',
          classic ? { status: 200, body: classic } : { status: 403, body: { message: 'No.' } },
        ],
      ] as const;
      const look = async () => {
        for (const [route, answer] of answers) github.fail(route, answer);
        return (await shop.look()).isBehind;
      };
      expect(await look()).toBe(false);
      await github.commitOn('main', { 'other.txt': 'new\n' }, 'Other');
      expect(await look()).toBe(behind);
    },
  );

  it('name the first person who has committed to the branch', async ({ expect }) => {
    await using shop = await startFollowed();
    await shop.github.commitOn('main', { 'other.txt': 'new\n' }, 'Other');
    await shop.github.rewriting.merge(branch);
    expect((await shop.look()).committer).toBeUndefined();
    await shop.github.commitOn(branch, { 'a.txt': 'a\n' }, 'By hand');
    expect((await shop.look()).committer).toBe('A Person');
    expect(shop.github.violations).toEqual([]);
  });
});

describe.concurrent('a pull request', () => {
  it('is found by what an event is about', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github, head, pulls } = shop;
    const one = [{ number: 1, branch }];
    const main = await github.commitOf('main');
    expect(await pulls.find({ kind: 'number', number: 1 })).toEqual(one);
    expect(await pulls.find({ kind: 'number', number: 7 })).toEqual([]);
    expect(await pulls.find({ kind: 'head', sha: head })).toEqual(one);
    expect(await pulls.find({ kind: 'head', sha: main })).toEqual([]);
    expect(await pulls.find({ kind: 'into', branch: 'main' })).toEqual(one);
    expect(await pulls.find({ kind: 'into', branch: 'other' })).toEqual([]);
    expect(await pulls.find({ kind: 'branch', branch })).toEqual(one);
    expect(await pulls.find({ kind: 'branch', branch: 'a b' })).toEqual([]);
    await github.life.close(1);
    expect(await pulls.find({ kind: 'head', sha: head })).toEqual([]);
    expect(await pulls.find({ kind: 'branch', branch })).toEqual(one);
    const since = (text: string) => pulls.find({ kind: 'since', instant: new Date(text) });
    expect(await since('2026-01-01T00:00:00Z')).toEqual(one);
    expect(await since('2026-01-02T00:00:00Z')).toEqual([]);
    github.life.reopen(1);
    expect(await since('2026-01-02T00:00:00Z')).toEqual(one);
    expect(github.violations).toEqual([]);
  });
});
