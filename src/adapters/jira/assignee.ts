import { getIssue } from 'jira.js/cloud';
import { isApiError } from 'jira.js/core';
import { z } from 'zod';
import type { TicketKey } from '../../core/tickets/index.ts';
import { isAccount, type OwnAccount } from './account.ts';
import { type JiraDialect, JiraPerson, JiraTime } from './dialect.ts';
import { jiraMessage } from './error-advice.ts';

/** One change of a ticket. */
const Change = z.object({
  author: JiraPerson.nullish().catch(undefined),
  created: JiraTime,
  items: z.array(
    z.object({
      field: z.string(),
      fieldId: z.string().optional(),
      /** The account ID on Cloud, the key on Data Center. */
      from: z.string().nullish(),
      fromString: z.string().nullish(),
      to: z.string().nullish(),
    }),
  ),
});

/** A ticket with its changes: all of them on Data Center, the newest hundred on Cloud. */
const Assigned = z.object({
  fields: z.object({ assignee: JiraPerson.nullish(), creator: JiraPerson.nullish() }),
  changelog: z.object({ total: z.number().default(0), histories: z.array(Change) }),
});
type Assigned = z.infer<typeof Assigned>;

/**
 * Assigns a ticket that is the agent's to whom it was assigned before, or else to who assigned it to the agent. Returns
 * the name of who has it now; `undefined` if it was not the agent's, or if nobody can have it.
 */
export async function giveBackTicket(
  dialect: JiraDialect,
  key: TicketKey,
  own: OwnAccount,
): Promise<string | undefined> {
  const asked = { issueIdOrKey: key, fields: ['assignee', 'creator'], expand: 'changelog' };
  const issue = Assigned.parse(await getIssue(dialect.client, asked));
  if (!isAccount(issue.fields.assignee ?? {}, own)) return undefined;
  const owner = ownerBefore(issue, own);
  const person = owner && (await dialect.findPerson(owner));
  if (person === undefined || person.active === false || isAccount(person, own)) return undefined;
  const isAssigned = await dialect.assign(key, person).then(() => true, isUnassignable);
  return isAssigned ? (person.displayName ?? person.name) : undefined;
}

/** Who had the ticket before the agent, or gave it to the agent; `undefined` if no person did. */
function ownerBefore(
  { fields: { creator }, changelog: { total, histories } }: Assigned,
  own: OwnAccount,
): JiraPerson | undefined {
  const instant = ({ created = '' }: (typeof histories)[number]) => created;
  const newestFirst = histories.toSorted((a, b) => instant(b).localeCompare(instant(a)));
  for (const { author, items } of newestFirst) {
    const item = items.find(({ field, fieldId = field, to }) => fieldId === 'assignee' && isId(to));
    if (item === undefined) continue;
    const { from, fromString } = item;
    if (from) return personOf(from, fromString, own);
    return isPerson(author) ? author : undefined;
  }
  return total <= histories.length && isPerson(creator) ? creator : undefined;

  function isId(id: string | null | undefined): boolean {
    return id !== undefined && id !== null && isAccount(personOf(id, undefined, own), own);
  }
}

/** A person that a history names by the account ID on Cloud, by the key on Data Center. */
function personOf(id: string, name: string | null | undefined, own: OwnAccount): JiraPerson {
  const displayName = name ?? undefined;
  return 'accountId' in own ? { accountId: id, displayName } : { key: id, displayName };
}

const isPerson = (account: JiraPerson | null | undefined): account is JiraPerson =>
  account !== undefined && account !== null && account.accountType !== 'app';

/** Whether Jira says that this person cannot have the ticket; rejects with other errors. */
function isUnassignable(error: unknown): false {
  const isRefused = isApiError(error) && [400, 404].includes(error.status);
  if (isRefused && !/permission/i.test(jiraMessage(error))) return false;
  throw error;
}
