import { deleteIssueProperty, getMyPermissions } from 'jira.js/cloud';
import { isApiError } from 'jira.js/core';
import { z } from 'zod';
import { projectOf, type TicketKey } from '../../core/tickets/index.ts';
import { OutageError, UserError } from '../../engines/errors.ts';
import { deploymentAdvice, deploymentAt } from './account.ts';
import { unlessMissing } from './client.ts';
import {
  explainQueryError,
  explainTicketError,
  type JiraPermission,
  jiraMessage,
  permissionNames,
} from './error-advice.ts';
import { createDialect, type JiraSettings, toAccess } from './tickets.ts';
import { readWorkflow } from './transition.ts';
import { jiraTransport, type TransportOptions } from './transport/index.ts';

const Held = z.object({
  permissions: z.record(z.string(), z.object({ havePermission: z.boolean().catch(false) })),
});

/**
 * Returns what finds out about the Jira that the settings name, without changing anything. Every method rejects with
 * UserError, which says what to do.
 */
export function jiraInspection(settings: JiraSettings, options: TransportOptions = {}) {
  const access = toAccess(settings);
  const { kind, show, baseUrl } = access;
  const { client, account, count } = createDialect(access, options);
  const { email = '' } = settings;
  const explained = <T>(key: TicketKey, permission: JiraPermission, request: Promise<T>) =>
    request.catch((error: unknown) => {
      throw explainTicketError(error, { key, permission, email, show });
    });
  return {
    /** Resolves to what kind of Jira the site is. */
    async site() {
      // The gateway of a Cloud site tells strangers nothing, the site itself does.
      const direct = kind === 'cloud' ? { ...access, cloudId: undefined } : access;
      const found = await deploymentAt(jiraTransport(direct, options)).catch(isNoJira);
      if (found === undefined) {
        throw new UserError(
          `The server at ${baseUrl} is not Jira: set ${show('jira-url')} to the address of the Jira site.`,
        );
      }
      if (found !== kind) throw new UserError(deploymentAdvice(found, show));
      return found === 'cloud' ? 'Jira Cloud' : 'Jira Data Center';
    },
    /** Resolves to the name and the IDs of the account, and its language such as `en_US`, if Jira tells it. */
    async account() {
      const own = await account();
      const ids = 'accountId' in own ? [own.accountId] : [own.name, own.key];
      return { name: own.displayName ?? email, ids, locale: own.locale };
    },
    /** Resolves to the permissions that the account lacks in the project of a ticket. */
    async lacking(key: TicketKey): Promise<ReadonlySet<JiraPermission>> {
      const [projectKey, permissions] = [projectOf(key), Object.keys(permissionNames).join()];
      const asked = getMyPermissions(client, { projectKey, permissions });
      const held = Held.parse(await asked.catch((error) => noProject(error, projectKey)));
      const lacking = Object.entries(permissionNames).filter(
        ([name]) => held.permissions[name]?.havePermission !== true,
      );
      return new Set(lacking.map(([, permission]) => permission));
    },
    /** Resolves to about how many tickets match a query. */
    count: (jql: string) =>
      count(jql).catch((error) => {
        throw explainQueryError(error, show);
      }),
    /** Makes sure that the token may write: it deletes a property of the ticket that does not exist. */
    async write(key: TicketKey) {
      const property = { issueIdOrKey: key, propertyKey: 'jira-bug-fix-agent-doctor' };
      await explained(key, 'Edit issues', unlessMissing(deleteIssueProperty(client, property)));
    },
    /** Resolves to the ticket's status, and the transitions that are open to the account. */
    workflow: (key: TicketKey) => explained(key, 'Browse projects', readWorkflow(client, key)),
  };
}

/** A server that does not tell strangers what it is has been reached, but is no Jira. */
function isNoJira(error: unknown): undefined {
  const answered = error instanceof UserError ? error.cause : error;
  const isRefused = isApiError(answered) && (answered === error || answered.status === 401);
  if (isRefused) return undefined;
  throw error;
}

function noProject(error: unknown, project: string): never {
  if (!isApiError(error)) throw error;
  if (error.status !== 404) throw new OutageError(`Jira answered: ${jiraMessage(error)}`);
  throw new UserError(
    `The account sees no project ${project}: check the key, or grant the account “Browse projects” in it.`,
    { cause: error },
  );
}
