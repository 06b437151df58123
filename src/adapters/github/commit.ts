import type { Publication } from '../../agent/ports.ts';
import { type FileChange, sortedChanges } from '../../core/patch/patch.ts';
import type { TicketKey } from '../../core/ticket.ts';
import { UserError } from '../../core/user-error.ts';
import { found } from './answer.ts';
import type { Connection } from './connection.ts';

/** The id of the tree that the base has with the patch laid over it. */
export async function createTree(
  { rest, at }: Connection,
  { base, patch }: Publication,
): Promise<string> {
  const parent = await found(rest.git.getCommit({ ...at, commit_sha: base }));
  if (parent === undefined) {
    throw new UserError(`GitHub does not know the commit ${base}: push it, then run again.`);
  }
  const unchanged = parent.data.tree.sha;
  const tree = sortedChanges(patch).map(treeEntry);
  const { data } = await rest.git.createTree({ ...at, base_tree: unchanged, tree });
  if (data.sha === unchanged) throw new Error('the patch leaves every file as it was');
  return data.sha;
}

/** The entry that lays a change over a tree: to name no object is to delete the path. */
function treeEntry({ path, after, executable }: FileChange) {
  const mode = executable ? ('100755' as const) : ('100644' as const);
  const content = after === null ? { sha: null } : { content: after };
  return { path, mode, type: 'blob' as const, ...content };
}

/** One commit on the base. It names no author: only so does GitHub sign a bot's commit. */
export async function createCommit(
  { rest, at }: Connection,
  { base, key, message }: Publication,
  tree: string,
): Promise<string> {
  const signed = `${message.trimEnd()}\n\n${trailer(key)}\n`;
  const { data } = await rest.git.createCommit({ ...at, message: signed, tree, parents: [base] });
  return data.sha;
}

/** Whether a commit is the agent's own work for this ticket. */
export function isOurs(message: string, key: TicketKey): boolean {
  return message.split(/\r?\n/).includes(trailer(key));
}

const trailer = (key: TicketKey) => `Jira-Bug-Fix: ${key}`;
