import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../property-runs.ts';
import { runGit, temporaryFolder } from '../repository.ts';
import { mergeBase, newCommits } from './history.ts';
import { startStore } from './store.ts';

const name = fc.constantFrom('a', 'a.b', 'a-b', 'b', 'ä');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
const change = fc.record({ path, isRemoved: fc.boolean(), isProgram: fc.boolean() });

it('writes the trees that git writes', async () => {
  await using folder = await temporaryFolder();
  const { directory } = folder;
  const git = async (args: readonly string[], stdin = '') =>
    (await runGit(directory, args, { stdin })).toString('utf8').trim();
  const store = await startStore(directory, { 'a/b': 'old\n', 'b/a/a': 'old\n', ä: 'old\n' });
  const base = (await store.resolve('refs/heads/main')) ?? '';
  const blob = await store.writeBlob('new\n');
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(change, { maxLength: 3, selector: (one) => one.path.split('/')[0] }),
      async (changes) => {
        const entries = changes.map((one) => ({
          path: one.path,
          mode: one.isProgram ? '100755' : '100644',
          sha: one.isRemoved ? null : blob,
        }));
        await git(['read-tree', base]);
        const lines = entries.map(({ path, mode, sha }) =>
          sha === null ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
        );
        await git(['update-index', '-z', '--index-info'], lines.join(''));
        expect(await store.writeTree(base, entries)).toBe(await git(['write-tree']));
      },
    ),
    runs(20),
  );
  expect(await git(['fsck', '--strict', '--no-dangling'])).toBe('');
});

it('knows where histories part, as git does', async () => {
  await using folder = await temporaryFolder();
  const { directory } = folder;
  const store = await startStore(directory, { a: 'a\n' });
  const git = async (...args: string[]) => (await runGit(directory, args)).toString('utf8').trim();
  const parent = (await store.resolve('refs/heads/main')) ?? '';
  const commit = await store.readCommit(parent);
  const write = async (message: string, ...parents: string[]) =>
    commit === undefined ? '' : store.writeCommit({ ...commit, parents, message });
  const one = await write('one', parent);
  const two = await write('two', one);
  const side = await write('side', one);
  const merged = await write('merge', side, two);
  const later = await write('later', two);
  for (const head of [one, two, side, merged, later])
    for (const base of [one, two, side, merged, later]) {
      expect(await mergeBase(store, base, head)).toBe(await git('merge-base', base, head));
      const listed = (await git('rev-list', `${base}..${head}`)).split('\n').filter(Boolean);
      expect((await newCommits(store, base, head)).toSorted()).toEqual(listed.toSorted());
    }
});

it('names commits, lists refs and tells differences as git does', async () => {
  await using folder = await temporaryFolder();
  const { directory } = folder;
  const store = await startStore(directory, { a: 'a\n', 'b c': 'b\n' });
  const git = async (...args: string[]) =>
    (await runGit(directory, args).catch(() => '')).toString('utf8').trimEnd();
  const seed = (await store.resolve('main')) ?? '';
  const first = await store.commitOn('jira/a', { a: 'x\n' }, 'first');
  await store.commitOn('jira/a-b', { d: 'a\n' }, 'second');
  const tree = await store.treeWith(first, { é: 'e\n' });
  const commit = await store.readCommit(first);
  if (commit === undefined) throw new Error('nothing was committed');
  const merge = { ...commit, tree, parents: [first, seed], message: 'merge' };
  await store.moveRef('refs/heads/jira/a', { to: await store.writeCommit(merge) });
  for (const name of ['main', 'jira/a', 'refs/heads/jira/a', first, 'nothing'])
    for (const steps of ['', '~', '^', '^1', '^2', '^3', '~1', '~2', '~3', '^2~1', '~1^1'])
      expect([name + steps, (await store.resolve(name + steps)) ?? '']).toEqual([
        name + steps,
        await git('rev-parse', '--verify', '--quiet', `${name}${steps}^{commit}`),
      ]);
  const refs = await store.listRefs('refs');
  expect(refs.map(({ name, sha }) => `${name} ${sha}`).join('\n')).toBe(
    await git('for-each-ref', '--format=%(refname) %(objectname)'),
  );
  for (const to of ['jira/a', 'jira/a-b', first])
    expect(await store.diff('main', to, '-M')).toBe(await git('diff', '-M', 'main', to));
});
