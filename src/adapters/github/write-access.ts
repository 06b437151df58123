import { showInput, UserError } from '../../core/user-error.ts';
import {
  type GitHubConnection,
  type GitHubSettings,
  ifFound,
  isRejected,
  writeAccessHint,
} from './connection/index.ts';

/** Tests write access by storing a blob: GitHub's `permissions` are always false for a workflow's token. */
export async function tryWriting(
  { rest, at }: GitHubConnection,
  settings: GitHubSettings,
): Promise<void> {
  try {
    await rest.git.createBlob({ ...at, content: 'write access', encoding: 'utf-8' });
  } catch (error) {
    // GitHub also answers 404 if the token may read but not write.
    if (!isRejected(error, 404)) throw error;
    const { repository, show = showInput } = settings;
    const exists = (await ifFound(rest.repos.get(at))) !== undefined;
    const problem = exists
      ? `${show('github-token')} may not write to ${repository}`
      : `${repository} does not exist, or ${show('github-token')} may not read it`;
    throw new UserError(`${problem}: ${writeAccessHint(settings)}.`);
  }
}
