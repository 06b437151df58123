import { isApiError, isForbiddenError, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import type { TicketKey } from '../../core/ticket.ts';
import { UserError } from '../../core/user-error.ts';

/** Jira's permissions that the agent needs, by the names of its permission scheme. */
export type Permission = 'Browse projects' | 'Edit issues' | 'Add comments' | 'Transition issues';

/** What is being done, so that a refusal can say who lacks what. */
export interface Errand {
  readonly key: TicketKey;
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
  if (isNotFoundError(error)) {
    return new UserError(
      `${key} cannot be seen by ${email}: check the key, or give the account the permission “Browse projects” in its project.`,
      { cause: error },
    );
  }
  if (isForbiddenError(error) || (isApiError(error) && lacksPermission(error))) {
    return new UserError(
      `${email} may not do this to ${key}: give the account the permission “${needs}” in its project.`,
      { cause: error },
    );
  }
  if (!isApiError(error)) return error;
  return new Error(`Jira answered ${error.status} about ${key}: ${refusal(error)}`, {
    cause: error,
  });
}

const lacksPermission = (error: { status: number; body: unknown }) =>
  error.status === 400 && /permission/i.test(refusal(error));

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
  const line = said.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
  return line || `status ${error.status} without a reason`;
}
