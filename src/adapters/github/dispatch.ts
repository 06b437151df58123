import { UserError } from '../../core/user-error.ts';
import { DISPATCH_EVENT, type Dispatch } from '../../dispatch.ts';
import { refusalOf } from './answer.ts';
import { connect, type GitHubSettings } from './connection.ts';
import { explain } from './explanation.ts';

/** Starts the workflow for a ticket, as the Worker does. Rejects with a UserError for what the token lacks. */
export function githubDispatcher(settings: GitHubSettings): (dispatch: Dispatch) => Promise<void> {
  const { rest, at } = connect(settings);
  return async (dispatch) => {
    try {
      await rest.repos.createDispatchEvent({
        ...at,
        event_type: DISPATCH_EVENT,
        client_payload: { ...dispatch },
      });
    } catch (error) {
      throw lacksRight(error)
        ? new UserError(
            `\`github-token\` may not start a workflow in ${settings.repository}: give the workflow of the sweep \`permissions: contents: write\`, or set \`github-token\` to a token that may write contents.`,
            { cause: error },
          )
        : explain(error, settings);
    }
  };
}

/** A repository that the token may not write to is not found, or forbidden. */
function lacksRight(error: unknown): boolean {
  const refusal = refusalOf(error);
  if (refusal === undefined || refusal.rateLimited) return false;
  return refusal.status === 404 || refusal.status === 403;
}
