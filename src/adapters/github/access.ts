import type { Access } from '../../agent/ports.ts';
import { UserError } from '../../core/user-error.ts';
import { found, isRefusal } from './answer.ts';
import type { Connection, GitHubSettings } from './connection.ts';
import { writeAccessHint } from './explanation.ts';

/** Makes sure that the repository is there and can be written to, and says who does. */
export async function checkAccess(github: Connection, settings: GitHubSettings): Promise<Access> {
  const [checksWait] = await Promise.all([isOwnToken(github), tryWriting(github, settings)]);
  return { checksWait };
}

/**
 * What GitHub calls `permissions` is a person's role, and always false for an Action's own token; so a
 * blob is stored instead: always the same one, that belongs to no commit.
 */
async function tryWriting({ rest, at }: Connection, { repository }: GitHubSettings): Promise<void> {
  try {
    await rest.git.createBlob({ ...at, content: 'write access', encoding: 'utf-8' });
  } catch (error) {
    // A token that may read but not write is told that there is nothing here.
    if (!isRefusal(error, 404)) throw error;
    const isThere = (await found(rest.repos.get(at))) !== undefined;
    const what = isThere
      ? `\`github-token\` may not write to ${repository}`
      : `${repository} is not there, or \`github-token\` may not read it`;
    throw new UserError(`${what}: ${writeAccessHint}.`);
  }
}

/** Whether it is the workflow's own token, whose events start no checks; `false` where GitHub does not say. */
async function isOwnToken({ graphql }: Connection): Promise<boolean> {
  try {
    const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return viewer.login === 'github-actions[bot]';
  } catch {
    return false;
  }
}
