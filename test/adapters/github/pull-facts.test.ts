import { describe, expect } from 'vitest';
import { githubPulls } from '../../../src/adapters/github/index.ts';
import { branch, commitEntries, it, question, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const rules = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
/** Reads a reviewer and what their review says. */
function readOpinion(text: string) {
  const [by, state] = text.split(' ');
  const states = ['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED', 'DISMISSED'] as const;
  return [by, states.find((one) => one === state) ?? 'COMMENTED'] as const;
}

const strict = {
  type: 'required_status_checks',
  parameters: { strict_required_status_checks_policy: true, required_status_checks: [] },
};

describe.concurrent('the facts of a pull request', () => {
  it('are those of now', async ({ github, shop }) => {
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
  });

  it('say how it ended', async ({ github, shop }) => {
    await github.life.close(1);
    expect(await shop.look()).toMatchObject({ state: 'closed', into: 'main' });
    github.life.reopen(1);
    await github.commitOn('spike', {}, 'A spike');
    await github.life.merge(1, { by: 'bors[bot]', into: 'spike' });
    await github.rewriting.remove(branch);
    expect(await shop.look()).toMatchObject({ state: 'merged', into: 'spike', head: shop.head });
  });

  it.for([
    ['main', undefined],
    ['spike', undefined],
    ['old', undefined],
    ['release', 'release'],
    ['gone', 'gone'],
  ] as const)(
    'say whether a change made for %s is elsewhere',
    async ([madeFor, other], { github, shop }) => {
      for (const name of ['release', 'old']) await github.commitOn(name, {}, 'A branch');
      await github.life.rename('old', 'spike');
      await github.life.merge(1, { into: 'spike' });
      expect(await shop.pulls.facts({ ...question, madeFor })).toMatchObject({
        ...{ state: 'merged', madeFor: madeFor === 'main' ? 'main' : other },
      });
    },
  );

  it('take the usual branch for the one that it was made for', async ({ github, shop }) => {
    await github.commitOn('release', {}, 'A branch');
    await github.life.merge(1);
    expect((await shop.pulls.facts({ ...question, madeFor: 'release' }))?.madeFor).toBeUndefined();
  });

  it.for([
    ['as it is', { 'src/cart.ts': 'export const total = 2;\n' }, true],
    [
      'with more below',
      { 'src/cart.ts': 'export const total = 2;\nexport const tax = 1;\n' },
      false,
    ],
    ['in other words', { 'src/cart.ts': 'export const total = 1 + 1;\n' }, false],
    ['not at all', { 'other.txt': 'new\n' }, false],
  ] as const)(
    'say whether the base has the change %s',
    async ([, files, isInBase], { github, shop }) => {
      const [path = '', content = ''] = Object.entries(files)[0] ?? [];
      await commitEntries(github, { path, mode: '100644', content });
      expect((await shop.look()).isInBase).toBe(isInBase);
    },
  );

  it.for([
    ['a writer approves', ['ada APPROVED'], true],
    ['a reader approves', ['sam APPROVED'], false],
    ['a bot approves', ['lint[bot] APPROVED'], false],
    ['another writer asks for changes', ['ada APPROVED', 'eve CHANGES_REQUESTED'], false],
    ['a writer comments afterwards', ['ada APPROVED', 'ada COMMENTED'], true],
    ['a writer comes round', ['ada CHANGES_REQUESTED', 'ada APPROVED'], true],
    ['an approval is dismissed', ['ada DISMISSED'], false],
  ] as const)(
    'without required reviews are approved or not if %s',
    async ([, said, isApproved], { github, shop }) => {
      github.roles.set('eve', 'write').set('lint[bot]', 'write');
      for (const [by, state] of said.map(readOpinion))
        github.talk.review(1, { by, body: '', state });
      expect((await shop.look()).isApproved).toBe(isApproved);
      Object.assign(github.pulls[0] ?? {}, { decision: 'REVIEW_REQUIRED' });
      expect((await shop.look()).isApproved).toBe(false);
    },
  );

  it('are none of a missing pull request, or one from a fork', async ({ github, shop }) => {
    expect(await shop.pulls.facts({ ...question, number: 2 })).toBeUndefined();
    Object.assign(github.pulls[0] ?? {}, { fork: 'mallory/shop' });
    expect(await shop.pulls.facts(question)).toBeUndefined();
    expect(await shop.pulls.find({ kind: 'number', number: 1 })).toEqual([]);
  });

  it('say whether it merges, once GitHub has found out', async ({ github, shop }) => {
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

  it('say that the base is gone', async ({ github, shop }) => {
    await github.commitOn('stacked', {}, 'Stacked');
    Object.assign(github.pulls[0] ?? {}, { base: 'stacked' });
    expect((await shop.look()).base).toBe(await github.commitOf('stacked'));
    await github.rewriting.remove('stacked');
    expect((await shop.look()).base).toBeUndefined();
  });

  it.for([
    ['a rule that is strict', [strict], { strict: false }, true],
    ['a rule that is not', [{ type: 'required_status_checks', parameters: {} }], {}, false],
    ['a protection that is strict', [], { strict: true }, true],
    ['neither', [], undefined, false],
  ] as const)(
    'name a branch behind its base with %s',
    async ([, given, classic, behind], { github, shop }) => {
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

  it('name the first person who has committed to the branch, else the first program', async ({
    github,
    shop,
  }) => {
    await github.commitOn('main', { 'other.txt': 'new\n' }, 'Other');
    await github.rewriting.merge(branch);
    expect((await shop.look()).committer).toBeUndefined();
    await github.rewriting.push(branch, { 'b.txt': 'b\n' }, 'autofix-ci[bot]');
    expect(await shop.look()).toMatchObject({
      ...{ committer: 'autofix-ci[bot]', forkPoint: await github.commitOf('main') },
    });
    await github.commitOn(branch, { 'a.txt': 'a\n' }, 'By hand');
    expect((await shop.look()).committer).toBe('A Person');
  });
});

describe.concurrent('a pull request', () => {
  it('is found by what an event is about', async ({ github, shop }) => {
    const { head, pulls } = shop;
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
  });
});
