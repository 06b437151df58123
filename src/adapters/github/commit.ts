import type { Publication } from '../../agent/ports.ts';
import { type FileChange, sortedChanges } from '../../core/edits/index.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import type { Commits } from './commits.ts';
import type { Connection } from './connection.ts';
import { refuseObstacles } from './obstacle.ts';

/** The id of the tree that the parent has with the patch laid over it. */
export async function createTree(
  github: Connection,
  commits: Commits,
  { patch }: Publication,
  parent: string,
): Promise<string> {
  const { tree: unchanged } = await commits.read(parent);
  await refuseObstacles(github, unchanged, patch);
  const { rest, at } = github;
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

/** The message with the line that tells that the commit is the agent's own work for the ticket. */
export function signedMessage({ message, key }: Publication): string {
  return `${message.trimEnd()}\n\n${trailer(key)}\n`;
}

/** Whether a commit is the agent's own work for this ticket. */
export function isOurs(message: string, key: TicketKey): boolean {
  return message.split(/\r?\n/).includes(trailer(key));
}

const trailer = (key: TicketKey) => `Jira-Bug-Fix: ${key}`;
