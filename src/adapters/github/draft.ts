import { reasonOf } from './answer.ts';
import type { Connection } from './connection.ts';

/** Makes an open pull request a draft, or ready; what went wrong is a sentence for people. */
export async function turnDraft(
  { graphql }: Connection,
  id: string,
  draft: boolean,
): Promise<readonly string[]> {
  try {
    await graphql(draft ? toDraft : toReady, { id });
    return [];
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return [
      draft
        ? `The pull request did not become a draft: ${reason}`
        : `The pull request is still a draft, so mark it as ready for review: ${reason}`,
    ];
  }
}

// REST has no word for either.
const toDraft = `mutation ($id: ID!) {
  convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
const toReady = `mutation ($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
