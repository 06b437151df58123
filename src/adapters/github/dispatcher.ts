import { DISPATCH_EVENT, type Dispatch } from '../../dispatch.ts';
import { showInput, UserError } from '../../engines/errors.ts';
import {
  explainError,
  type GitHubSettings,
  githubConnection,
  readRejection,
} from './connection/index.ts';

/** Starts the workflow for a ticket, as the Worker does. Throws UserError if the token lacks permissions. */
export function githubDispatcher(settings: GitHubSettings): (dispatch: Dispatch) => Promise<void> {
  const { rest, at } = githubConnection(settings);
  const { show = showInput } = settings;
  const token = show('github-token');
  return async (dispatch) => {
    try {
      await rest.repos.createDispatchEvent({
        ...at,
        event_type: DISPATCH_EVENT,
        client_payload: { ...dispatch },
      });
    } catch (error) {
      const { status, rateLimited } = readRejection(error) ?? {};
      // GitHub answers 404 or 403 if the token may not write to the repository.
      const lacksPermission = !rateLimited && (status === 404 || status === 403);
      if (!lacksPermission) throw explainError(error, settings);
      throw new UserError(
        `${token} may not start a workflow in ${settings.repository}: give the workflow of the sweep \`permissions: contents: write\`, or set ${token} to a token that may write contents.`,
        { cause: error },
      );
    }
  };
}
