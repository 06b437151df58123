import type { Answer, Exchange } from '../../support/stand-in.ts';
import type { SetUp } from './set-up.ts';

/** The statuses that are answered in turn. */
const statuses = [403, 400, 404, 401, 422] as const;

/**
 * Lets every endpoint refuse its requests after the first `inOrder` ones, with all that it got in its answer, and
 * the Worker answer with `words`. Returns what ends that.
 */
export function echoing(
  { jira, github, openai, worker }: SetUp,
  { inOrder, words }: { readonly inOrder: number; readonly words: readonly string[] },
): () => void {
  for (const standIn of [jira, github, openai]) {
    let count = 0;
    standIn.disturb((exchange) => {
      count += 1;
      const status = statuses[count % statuses.length] ?? 400;
      return count <= inOrder ? undefined : { answer: echoOf(exchange, status), isLate: false };
    });
  }
  const said = { ok: false, errors: words.map((word) => `Got ${word} and ${btoa(word)}.`) };
  for (const path of ['/healthz', '/healthz?check', '/webhooks/jira']) {
    worker.answers.set(path, { status: 503, body: said });
  }
  return () => {
    for (const standIn of [jira, github, openai]) standIn.disturb(() => undefined);
    worker.answers.clear();
  };
}

/** An error in the forms of Jira, GitHub and model endpoints, in the body and in the headers. */
function echoOf({ headers, body }: Exchange, status: number): Answer {
  const { authorization = '' } = headers;
  const decoded = Buffer.from(authorization.split(' ')[1] ?? '', 'base64').toString();
  const message = `Got ${authorization}, which is ${decoded}, with ${JSON.stringify({ headers, body })}`;
  return {
    status,
    headers: { 'www-authenticate': authorization, 'x-seraph-loginreason': authorization },
    body: { message, errorMessages: [message], errors: {}, error: { message, code: message } },
  };
}
