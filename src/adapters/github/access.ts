import { UserError } from '../../core/user-error.ts';
import { found, isRefusal } from './answer.ts';
import type { Connection, GitHubSettings } from './connection.ts';
import { writeAccessHint } from './explanation.ts';

/**
 * Makes sure that the repository is there and can be written to. What GitHub calls `permissions` is a
 * person's role, and always false for an Action's own token; so a blob is stored instead: always the same
 * one, that belongs to no commit.
 */
export async function checkAccess(
  { rest, at }: Connection,
  settings: GitHubSettings,
): Promise<void> {
  if ((await found(rest.repos.get(at))) === undefined) {
    throw new UserError(
      `${settings.repository} is not there, or \`github-token\` may not read it: ${writeAccessHint}.`,
    );
  }
  try {
    await rest.git.createBlob({ ...at, content: 'write access', encoding: 'utf-8' });
  } catch (error) {
    // A token that may read but not write is told that there is nothing here.
    if (!isRefusal(error, 404)) throw error;
    throw new UserError(
      `\`github-token\` may not write to ${settings.repository}: ${writeAccessHint}.`,
    );
  }
}
