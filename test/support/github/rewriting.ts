import type { Files } from '../repository.ts';
import type { Commit } from './git-commit.ts';
import { type GitStore, mergedTree, personNow } from './store.ts';

/** What people do to a branch that is there. Each resolves to the id of its new commit. */
export interface Rewriting {
  /** Amends the newest commit: its author and its message stay. */
  amend(branch: string, files: Files): Promise<string>;
  /** Puts the newest commit on top of `main`. */
  rebase(branch: string): Promise<string>;
  /** Copies the newest commit of a branch to the end of another, as `git cherry-pick` does. */
  pick(from: string, branch: string): Promise<string>;
  /**
   * Merges `main` into the branch, as the button of a pull request does, or its editor for conflicts with what
   * somebody makes of some files. A person does it on GitHub by default, or a program by its login.
   */
  merge(
    branch: string,
    files?: Files,
    where?: 'github' | 'machine' | `${string}[bot]`,
  ): Promise<string>;
  /** Adds a commit of a program. */
  push(branch: string, files: Files, login: `${string}[bot]`): Promise<string>;
  remove(branch: string): Promise<void>;
  /** Points a branch to a commit that is there. */
  point(branch: string, sha: string): Promise<void>;
  /** Removes the refs below a name. */
  forget(below: string): Promise<void>;
}

const web = { name: 'GitHub', email: 'noreply@github.com' };

/** Rewrites branches of a repository. */
export function rewritingOf(store: GitStore): Rewriting {
  const headOf = async (branch: string) => {
    const sha = (await store.resolve(`refs/heads/${branch}`)) ?? '';
    const commit = await store.readCommit(sha);
    if (commit === undefined) throw new Error(`There is no branch ${branch}.`);
    return { sha, commit };
  };
  const write = async (branch: string, commit: Commit) => {
    const sha = await store.writeCommit(commit);
    await store.moveRef(`refs/heads/${branch}`, { to: sha });
    return sha;
  };
  const merged = (one: string, other: string) => mergedTree(store, one, other);
  const copy = async (sha: string, commit: Commit, onto: string) => ({
    ...commit,
    tree: (await merged(onto, sha)) ?? commit.tree,
    parents: [onto],
    committer: personNow(),
  });
  return {
    amend: async (branch, files) => {
      const { sha, commit } = await headOf(branch);
      const tree = await store.treeWith(sha, files);
      return write(branch, { ...commit, tree, committer: personNow() });
    },
    rebase: async (branch) => {
      const [{ sha, commit }, base] = await Promise.all([headOf(branch), headOf('main')]);
      return write(branch, await copy(sha, commit, base.sha));
    },
    pick: async (from, branch) => {
      const [{ sha, commit }, onto] = await Promise.all([headOf(from), headOf(branch)]);
      return write(branch, await copy(sha, commit, onto.sha));
    },
    merge: async (branch, files = {}, where = 'github') => {
      const [own, base] = await Promise.all([headOf(branch), headOf('main')]);
      const clean = (await merged(own.sha, base.sha)) ?? own.commit.tree;
      const parents = [own.sha, base.sha];
      const person = personNow();
      const program = where === 'machine' ? {} : { name: where };
      const committer = { ...person, ...(where === 'github' ? web : program) };
      const message = `Merge branch 'main' into ${branch}`;
      const draft = { tree: clean, parents, author: person, committer, message };
      const between = await store.writeCommit(draft);
      return write(branch, { ...draft, tree: await store.treeWith(between, files) });
    },
    push: async (branch, files, login) => {
      const { sha } = await headOf(branch);
      const by = { ...personNow(), name: login };
      const tree = await store.treeWith(sha, files);
      const message = 'style: apply fixes';
      return write(branch, { tree, parents: [sha], author: by, committer: by, message });
    },
    point: async (branch, sha) => {
      await store.moveRef(`refs/heads/${branch}`, { to: sha });
    },
    forget: async (below) => {
      for (const { name } of await store.listRefs(below)) await store.moveRef(name, {});
    },
    remove: async (branch) => {
      await store.moveRef(`refs/heads/${branch}`, {});
    },
  };
}
