import { type ApiError, isApiError } from 'jira.js/core';
import { z } from 'zod';
import { clip, oneLine } from '../../core/text/index.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { mending } from './mending.ts';

/** Jira's permissions that the agent needs, by the names of its permission scheme. */
export type Permission =
  | 'Browse projects'
  | 'Edit issues'
  | 'Add comments'
  | 'Transition issues'
  | 'Link issues';

/** What is being done, so that a refusal can say who lacks what. */
export interface Errand {
  readonly key: TicketKey;
  /** Empty for Data Center, where the token alone says who it is. */
  readonly email: string;
  readonly needs: Permission;
}

/** Makes a call about a ticket; rejects with a UserError when the account may not see or do it. */
export async function onTicket<T>(errand: Errand, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw explain(error, errand);
  }
}

function explain(error: unknown, { key, email, needs }: Errand): unknown {
  if (!isApiError(error)) return error;
  const words = refusal(error);
  const advice = mending(words);
  const account = email === '' ? 'The account of jira-token' : email;
  if (lacksPermission(error, words)) {
    return new UserError(
      `${account} may not do this to ${key}: give the account the permission “${needs}” in its project.`,
      { cause: error },
    );
  }
  if (error.status === 404) {
    return new UserError(
      `${key} cannot be seen by ${account.replace(/^The/, 'the')}: check the key, or give the account the permission “Browse projects” in its project.`,
      { cause: error },
    );
  }
  const answered = `Jira answered ${error.status} about ${key}: `;
  if (advice === undefined) return new Error(`${answered}${words}`, { cause: error });
  return new UserError(`${answered}${words.replace(/\.$/, '')}; ${advice}`, { cause: error });
}

/** With 400, too, and then only its words tell; those about a field mean one that is not there. */
function lacksPermission({ status }: ApiError, words: string): boolean {
  if (status === 403) return mending(words) === undefined;
  return status === 400 && /permission/i.test(words) && !/\bfield '/i.test(words);
}

const RefusalBody = z.object({
  errorMessages: z.array(z.string()).catch([]),
  errors: z.record(z.string(), z.string()).catch({}),
});

/** Jira's own words for why it refused, on one line of at most 300 characters. */
export function refusal(error: { readonly status: number; readonly body: unknown }): string {
  const parsed = RefusalBody.safeParse(error.body);
  const said = parsed.success
    ? [...parsed.data.errorMessages, ...Object.values(parsed.data.errors)]
    : [];
  const line = clip(oneLine(said.join(' ')), 300);
  return line || `status ${error.status} without a reason`;
}
