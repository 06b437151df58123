import { z } from 'zod';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { pullNode } from './pull-shapes.ts';
import type { StoredPull } from './pulls.ts';

/** The part of GraphQL that REST lacks: two mutations, and the owner of the token. */
export function draftRoutes(pulls: readonly StoredPull[]): Routes {
  return { 'POST /graphql': (exchange) => answer(pulls, exchange) };
}

const mutation =
  /^mutation \(\$id: ID!\) \{\s*(convertPullRequestToDraft|markPullRequestReadyForReview)\(input: \{ pullRequestId: \$id \}\) \{ pullRequest \{ isDraft \} \}\s*\}$/;

const question = z.object({
  query: z.string(),
  variables: z.object({ id: z.string() }).default({ id: '' }),
});

const whoAmI = 'query { viewer { login } }';

/** Answers 200 even to errors, as GraphQL does. */
function answer(pulls: readonly StoredPull[], { body }: Exchange): Answer {
  const { query, variables } = question.parse(body);
  if (query === whoAmI) {
    return { status: 200, body: { data: { viewer: { login: 'github-actions[bot]' } } } };
  }
  const [, name] = mutation.exec(query) ?? [];
  if (name === undefined) return refused('Parse error');
  const pull = pulls.find(({ number }) => pullNode(number) === variables.id);
  if (pull === undefined) {
    return refused(`Could not resolve to a node with the global id of '${variables.id}'`);
  }
  pull.draft = name === 'convertPullRequestToDraft';
  return { status: 200, body: { data: { [name]: { pullRequest: { isDraft: pull.draft } } } } };
}

const refused = (message: string): Answer => ({
  status: 200,
  body: { data: null, errors: [{ message }] },
});
