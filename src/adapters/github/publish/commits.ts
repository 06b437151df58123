import type { Publication } from '../../../agent/ports.ts';
import type { TicketKey } from '../../../core/tickets/index.ts';
import { type FileChange, sortedChanges } from '../../../engines/edits/index.ts';
import { UserError } from '../../../engines/errors.ts';
import { encodeText } from '../../../engines/text/index.ts';
import { type GitHubConnection, ifFound } from '../connection/index.ts';

/** A commit of the repository. */
export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly message: string;
  readonly parents: readonly string[];
  /** Name and address, as they stand in the commit. */
  readonly author: string;
  readonly committer: string;
  /** Whether GitHub calls its signature verified; older servers do not say. */
  readonly verified: boolean | undefined;
}

/** A commit to create. It names no author, because GitHub signs a bot's commits only then. */
interface NewCommit extends Pick<Commit, 'message' | 'tree'> {
  readonly parents: readonly string[];
}

/** A connection that caches commits, which never change. */
export interface GitHubRepository extends GitHubConnection {
  /** Throws UserError if GitHub does not know the commit. */
  readCommit(sha: string): Promise<Commit>;
  createCommit(commit: NewCommit): Promise<Commit>;
  /** Name and address of the account that commits, as GitHub puts them into its commits; `base` is any commit. */
  committer(base: string): Promise<string>;
}

/** Adds a cache of every commit read or created through it. */
export function withCommits(connection: GitHubConnection): GitHubRepository {
  const { rest, at } = connection;
  const known = new Map<string, Commit>();
  const remember = (data: CommitData) => {
    const commit = toCommit(data);
    known.set(commit.sha, commit);
    return commit;
  };
  const readCommit = async (sha: string) => {
    const commit = known.get(sha);
    if (commit !== undefined) return commit;
    const answer = await ifFound(rest.git.getCommit({ ...at, commit_sha: sha }));
    if (answer !== undefined) return remember(answer.data);
    throw new UserError(`GitHub does not know the commit ${sha}: push it, then run again.`);
  };
  const createCommit = async ({ message, tree, parents }: NewCommit) =>
    remember((await rest.git.createCommit({ ...at, message, tree, parents: [...parents] })).data);
  let account: Promise<string> | undefined;
  // No request tells it for each kind of token. The commit has no ref, so GitHub drops it.
  const findAccount = async (base: string) => {
    const { tree } = await readCommit(base);
    return (await createCommit({ message: 'Who commits', tree, parents: [base] })).author;
  };
  return {
    ...connection,
    readCommit,
    createCommit,
    committer: (base) => {
      account ??= findAccount(base);
      return account;
    },
  };
}

/** The commit that a ref names; `undefined` if there is no such ref. */
export async function commitAt(
  { rest, at, readCommit }: GitHubRepository,
  ref: string,
): Promise<Commit | undefined> {
  const found = await ifFound(rest.git.getRef({ ...at, ref }));
  return found && readCommit(found.data.object.sha);
}

/** What every format of a commit has. */
interface CommitData {
  readonly sha: string;
  readonly tree: { readonly sha: string };
  readonly message: string;
  readonly parents: readonly { readonly sha: string }[];
  readonly author: PersonData | null;
  readonly committer: PersonData | null;
  readonly verification?: { readonly verified: boolean } | undefined;
}

/** Reads a commit from an answer of GitHub. */
export function toCommit({ sha, tree, message, verification, ...data }: CommitData): Commit {
  return {
    ...{ sha, tree: tree.sha, message, verified: verification?.verified },
    ...{ author: personOf(data.author), committer: personOf(data.committer) },
    parents: data.parents.map((parent) => parent.sha),
  };
}

/** A person as GitHub has them in a commit. */
interface PersonData {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Name and address of a person, as they stand in a commit. */
const personOf = (person: PersonData | null) => `${plain(person?.name)} <${plain(person?.email)}>`;

/** What stands in a trailer: a name could end its line, or hold an address of its own. */
const plain = (text: string | undefined) => text?.replace(/[<>\p{Cc}]/gu, '').trim();

/** Creates the tree of the commit `base` with the patch applied; resolves to its id. */
export async function createTree(
  repository: GitHubRepository,
  { patch }: Publication,
  base: string,
): Promise<string> {
  const { rest, at } = repository;
  const { tree: unchanged } = await repository.readCommit(base);
  const tree = await Promise.all(sortedChanges(patch).map((one) => treeEntry(repository, one)));
  const { data } = await rest.git.createTree({ ...at, base_tree: unchanged, tree });
  if (data.sha === unchanged) throw new Error('the patch leaves every file as it was');
  return data.sha;
}

/** The tree entry for a change. One without an object deletes the path. Only UTF-8 can be sent in a tree. */
async function treeEntry(
  { rest, at }: GitHubConnection,
  { path, after, executable, encoding }: FileChange,
) {
  const entry = { path, mode: executable ? '100755' : '100644', type: 'blob' } as const;
  if (after === null) return { ...entry, sha: null };
  if (encoding === undefined) return { ...entry, content: after };
  const content = Buffer.from(encodeText({ text: after, encoding })).toString('base64');
  const { data } = await rest.git.createBlob({ ...at, content, encoding: 'base64' });
  return { ...entry, sha: data.sha };
}

/** The commit message with the trailers: the ticket and who signs it off. `base` is any commit. */
export async function signedMessage(
  repository: Pick<GitHubRepository, 'committer'>,
  { message, key, signsOff }: Pick<Publication, 'message' | 'key' | 'signsOff'>,
  base: string,
): Promise<string> {
  const signature = signsOff ? `Signed-off-by: ${await repository.committer(base)}\n` : '';
  return `${message.trimEnd()}\n\n${trailer(key)}\n${signature}`;
}

const trailer = (key: TicketKey) => `Jira-Bug-Fix: ${key}`;
