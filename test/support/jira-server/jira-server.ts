import type { SiteAccess } from '../jira/jira.ts';
import { createSite } from '../jira/site.ts';
import { type Answer, type Exchange, type StandIn, startStandIn } from '../stand-in.ts';
import { serverContract } from './contract.ts';
import { type Permission, serverRoutes } from './routes.ts';
import { asPerson, dataCenter, type ServerPerson } from './store.ts';

/** A Jira Data Center with a German workflow, below a path on loopback. */
export interface ServerStandIn extends StandIn, SiteAccess<ServerPerson> {
  readonly token: string;
  readonly self: ServerPerson;
  /** Expires the token. */
  expireToken(): void;
  /** Revokes a permission of the account. */
  deny(permission: Permission): void;
}

/** Starts an empty Data Center with one account. */
export async function startJiraServer(): Promise<ServerStandIn> {
  const token = 'personal-token-of-the-tests';
  const base = '/jira';
  const self = asPerson('Bug Fix Agent');
  const store = createSite(dataCenter);
  const denied = new Set<Permission>();
  const isDenied = (permission: Permission) => denied.has(permission);
  let isExpired = false;
  const before = ({ headers, path }: Exchange): Answer | undefined => {
    if (path === `${base}/rest/api/2/serverInfo`) return undefined;
    return headers.authorization === `Bearer ${token}` && !isExpired ? undefined : unauthorized;
  };
  const url = () => `${standIn.url}${base}`;
  const routes = serverRoutes({ url, self, store, isDenied });
  const standIn = await startStandIn(routes, { contract: serverContract(), before, base });
  return {
    ...standIn,
    ...store,
    url: url(),
    token,
    self,
    expireToken: () => {
      isExpired = true;
    },
    deny: (permission) => {
      denied.add(permission);
    },
  };
}

/** Data Center rejects an unknown token on every resource. */
const unauthorized: Answer = {
  status: 401,
  headers: { 'x-arequestid': '623x4711x1', 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' },
  body: { message: 'Client must be authenticated to access this resource.', 'status-code': 401 },
};
