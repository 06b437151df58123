import type { Answer, Exchange } from '../stand-in.ts';
import { jiraError, notFound } from './error.ts';

/** The login check of a site. */
interface Login {
  /** Answers requests without a valid login, and what Jira answers without a login. */
  readonly before: (exchange: Exchange) => Answer | undefined;
  /** Expires the token. */
  readonly expire: () => void;
}

/** Creates the login check of a Cloud site with one account, which works only below `base`. */
export function loginCheck(email: string, token: string, base: string): Login {
  const known = `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
  let isExpired = false;
  return {
    before: (exchange) => {
      if (exchange.path.endsWith('/rest/api/2/serverInfo')) return cloud;
      if (!exchange.path.startsWith(`${base}/`)) return elsewhere(exchange);
      const isKnown = exchange.headers.authorization === known;
      if (isKnown && !isExpired) return undefined;
      return isKnown ? withExpiredToken(exchange) : toAnonymous(exchange);
    },
    expire: () => {
      isExpired = true;
    },
  };
}

const cloud: Answer = {
  status: 200,
  body: { deploymentType: 'Cloud', version: '1001.0.0-SNAPSHOT', serverTitle: 'Jira' },
};

/** Jira answers 401 only to `myself`; other resources are hidden from anonymous users. */
function toAnonymous({ path }: Exchange): Answer {
  return path.endsWith('/myself')
    ? jiraError(401, 'Client must be authenticated to access this resource.')
    : notFound;
}

/** The gateway has no other site, and the site itself rejects scoped tokens. */
function elsewhere({ path }: Exchange): Answer {
  const status = path.startsWith('/ex/') ? 404 : 401;
  return { status, body: { code: status, message: status === 404 ? 'Not Found' : 'Unauthorized' } };
}

/** What anonymous users see on a private site: empty lists, and no error. */
function withExpiredToken({ path }: Exchange): Answer {
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
