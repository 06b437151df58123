import { getCurrentUser } from 'jira.js/cloud';
import { type Client, isApiError, isForbiddenError, isSchemaMismatchError } from 'jira.js/core';
import { z } from 'zod';
import { UserError } from '../../core/user-error.ts';

const Account = z.object({ accountId: z.string().min(1) });

/**
 * Who the agent is to Jira, asked once. Everything else has to wait for it: with a dead token Jira
 * answers many requests as if to a stranger, with empty lists instead of an error.
 */
export function ownAccount(client: Client, baseUrl: string): () => Promise<string> {
  let asked: Promise<string> | undefined;
  return () => {
    asked ??= askAccount(client, baseUrl).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

async function askAccount(client: Client, baseUrl: string): Promise<string> {
  try {
    return Account.parse(await getCurrentUser(client)).accountId;
  } catch (error) {
    if (isForbiddenError(error)) {
      throw new UserError(
        `Jira at ${baseUrl} turns the jira-email account away: let it use the site, from this runner's network too.`,
        { cause: error },
      );
    }
    if (!isNotJira(error)) throw error;
    throw new UserError(
      `What answers at ${baseUrl} is not Jira Cloud: put the address of the Jira site into jira-url.`,
      { cause: error },
    );
  }
}

/** A page of HTML, an answer of another form, or a refusal that Jira itself does not give here. */
function isNotJira(error: unknown): boolean {
  const isOtherForm = isSchemaMismatchError(error) || error instanceof z.ZodError;
  return isOtherForm || (isApiError(error) && error.status < 500 && error.status !== 429);
}
