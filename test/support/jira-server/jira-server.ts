import { type Answer, type Exchange, type StandIn, startStandIn } from '../stand-in.ts';
import { serverContract } from './form.ts';
import { type Denied, serverRoutes } from './routes.ts';
import { asPerson, createStore, type ServerPerson, type ServerStore } from './store.ts';

type Belongings = Omit<ServerStore, 'write' | 'find' | 'all' | 'fields'>;

/** A Jira Data Center below a path, with a German workflow, on loopback. */
export interface ServerStandIn extends StandIn, Belongings {
  readonly token: string;
  readonly self: ServerPerson;
  /** From now on the token is dead. */
  expireToken(): void;
  /** Takes a permission from the account. */
  deny(permission: Denied): void;
}

/** Starts an empty Data Center, which knows one account by its personal access token. */
export async function startJiraServer(): Promise<ServerStandIn> {
  const token = 'personal-token-of-the-tests';
  const base = '/jira';
  const self = asPerson('Bug Fix Agent');
  const store = createStore();
  const denied = new Set<Denied>();
  const isDenied = (permission: Denied) => denied.has(permission);
  let isDead = false;
  const before = ({ headers, path }: Exchange): Answer | undefined => {
    if (path === `${base}/rest/api/2/serverInfo`) return undefined;
    return headers.authorization === `Bearer ${token}` && !isDead ? undefined : stranger;
  };
  const url = () => `${standIn.url}${base}`;
  const routes = serverRoutes({ url, self, store, isDenied });
  const standIn = await startStandIn(routes, { contract: serverContract(), before, base });
  const { write: _write, find: _find, all: _all, fields: _fields, ...belongings } = store;
  return {
    ...standIn,
    ...belongings,
    url: url(),
    token,
    self,
    expireToken: () => {
      isDead = true;
    },
    deny: (permission) => {
      denied.add(permission);
    },
  };
}

/** A Data Center tells a token that it does not know so, whatever is asked for. */
const stranger: Answer = {
  status: 401,
  headers: { 'x-arequestid': '623x4711x1', 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' },
  body: { message: 'Client must be authenticated to access this resource.', 'status-code': 401 },
};
