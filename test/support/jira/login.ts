import type { Answer, Exchange } from '../stand-in.ts';
import { refuse, unseen } from './refusal.ts';

/** Who comes in, and as what. */
interface Login {
  /** The answer to whoever is not let in; what Jira tells everybody, it tells the account too. */
  readonly before: (exchange: Exchange) => Answer | undefined;
  /** From now on the token is dead. */
  readonly expire: () => void;
}

/** The door of a Cloud site: it knows one account, below `base` only. */
export function loginCheck(email: string, token: string, base: string): Login {
  const known = `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
  let isDead = false;
  return {
    before: (exchange) => {
      if (exchange.path.endsWith('/rest/api/2/serverInfo')) return cloud;
      if (!exchange.path.startsWith(`${base}/`)) return elsewhere(exchange);
      const isKnown = exchange.headers.authorization === known;
      if (isKnown && !isDead) return undefined;
      return isKnown ? afterDeath(exchange) : toStranger(exchange);
    },
    expire: () => {
      isDead = true;
    },
  };
}

const cloud: Answer = {
  status: 200,
  body: { deploymentType: 'Cloud', version: '1001.0.0-SNAPSHOT', serverTitle: 'Jira' },
};

/** Jira tells a stranger so only when asked who it is; elsewhere the ticket just is not there. */
function toStranger({ path }: Exchange): Answer {
  return path.endsWith('/myself')
    ? refuse(401, 'Client must be authenticated to access this resource.')
    : unseen;
}

/** The gateway knows no other site, and the site itself knows no token that has scopes. */
function elsewhere({ path }: Exchange): Answer {
  const status = path.startsWith('/ex/') ? 404 : 401;
  return { status, body: { code: status, message: status === 404 ? 'Not Found' : 'Unauthorized' } };
}

/** What a stranger may see of a site that shows strangers nothing: no error, and nothing. */
function afterDeath({ path }: Exchange): Answer {
  const headers = {
    'content-type': 'application/json',
    'x-seraph-loginreason': 'AUTHENTICATED_FAILED',
  };
  const nothing = path.endsWith('/myself')
    ? {}
    : { issues: [], comments: [], total: 0, fields: {} };
  const fault: Answer['fault'] = (response) =>
    response.writeHead(200, headers).end(JSON.stringify(nothing));
  return { status: 200, fault };
}
