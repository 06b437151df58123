import { UserError } from '../../core/user-error.ts';
import { found } from './answer.ts';
import type { Connection } from './connection.ts';

/** What a commit is and holds. */
export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly message: string;
  /** Whether GitHub calls its signature verified; older servers do not say. */
  readonly verified: boolean | undefined;
}

/** A commit that is to be made. It names no author: only so does GitHub sign a bot's commit. */
export interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parents: string[];
}

/** The repository's commits. They never change, so no commit is asked for twice. */
export interface Commits {
  /** Rejects with a UserError where GitHub does not know the commit. */
  read(sha: string): Promise<Commit>;
  create(commit: NewCommit): Promise<Commit>;
}

/** Remembers every commit that was read or made through it. */
export function rememberCommits({ rest, at }: Connection): Commits {
  const known = new Map<string, Commit>();
  const remember = ({ sha, tree, message, verification }: Answered) => {
    const commit = { sha, tree: tree.sha, message, verified: verification?.verified };
    known.set(sha, commit);
    return commit;
  };
  return {
    async read(sha) {
      const commit = known.get(sha);
      if (commit !== undefined) return commit;
      const answer = await found(rest.git.getCommit({ ...at, commit_sha: sha }));
      if (answer !== undefined) return remember(answer.data);
      throw new UserError(`GitHub does not know the commit ${sha}: push it, then run again.`);
    },
    create: async (commit) => remember((await rest.git.createCommit({ ...at, ...commit })).data),
  };
}

type Answered = Awaited<ReturnType<Connection['rest']['git']['getCommit']>>['data'];
