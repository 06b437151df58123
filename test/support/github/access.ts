import { createPublicKey, verify } from 'node:crypto';
import type { Endpoints } from '@octokit/types';
import { z } from 'zod';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { notFound, problem } from './problem.ts';
import { longAgo, type Place, userShape } from './shapes.ts';

type Installation = Endpoints['GET /repos/{owner}/{repo}/installation']['response']['data'];
type AppToken =
  Endpoints['POST /app/installations/{installation_id}/access_tokens']['response']['data'];

/** A GitHub App as its owner has made it. */
export interface StoredApp {
  /** Its client ID. */
  readonly id: string;
  /** In PEM. */
  readonly privateKey: string;
  readonly permissions: Installation['permissions'];
  /** Milliseconds for which its tokens are valid; an hour on GitHub. */
  readonly lifetime: number;
}

/** A token that an App was given. */
export interface IssuedToken {
  readonly token: string;
  readonly end: number;
  readonly permissions: unknown;
}

/** Who may use the API. */
export interface Access {
  /** The App that is installed. Tests set this. */
  app: StoredApp | undefined;
  /** The tokens of the App, the newest last. */
  readonly issued: readonly IssuedToken[];
  /** Tokens that have ended, or were revoked. Tests fill this. */
  readonly ended: Set<string>;
  /** Whether requests with this token are answered now. */
  accepts(token: string): boolean;
}

const routes = {
  installation: 'GET /repos/{owner}/{repo}/installation',
  tokens: 'POST /app/installations/{installation_id}/access_tokens',
} as const;

const installationId = 77;
const Wanted = z.object({
  repositories: z.array(z.string()).length(1),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
});

/** Returns who may use the API with a personal token, and the routes for Apps. */
export function startAccess(personal: string, place: () => Place) {
  const issued: IssuedToken[] = [];
  const access: Access = {
    app: undefined,
    issued,
    ended: new Set(),
    accepts: (token) =>
      !access.ended.has(token) &&
      (token === personal || issued.some((one) => one.token === token && Date.now() < one.end)),
  };
  const appRoutes: Routes = {
    [routes.installation]: () => {
      if (access.app === undefined) return notFound;
      const body: Installation = installation(place(), access.app);
      return { status: 200, body };
    },
    [routes.tokens]: ({ body, params }) => {
      if (access.app === undefined || params.installation_id !== String(installationId))
        return notFound;
      const { permissions, repositories } = Wanted.parse(body);
      const granted = new Map(Object.entries(access.app.permissions));
      const isGranted = Object.entries(permissions).every(
        ([name, level]) => granted.get(name) === level || granted.get(name) === 'write',
      );
      if (!isGranted || !place().repository.endsWith(`/${repositories[0]}`)) {
        return problem(422, 'The permissions requested are not granted to this installation.');
      }
      const token = `ghs_${String(issued.length + 1).padStart(36, '0')}`;
      const end = Date.now() + access.app.lifetime;
      issued.push({ token, end, permissions });
      const answer: AppToken = { token, expires_at: new Date(end).toISOString(), permissions };
      return { status: 201, body: answer };
    },
  };
  return { access, routes: appRoutes };
}

function installation({ origin, repository }: Place, { id, permissions }: StoredApp): Installation {
  const [owner = ''] = repository.split('/');
  const url = `${origin}/app/installations/${installationId}`;
  return {
    ...{ id: installationId, app_id: 1, app_slug: 'agent', client_id: id, target_id: 1 },
    ...{ target_type: 'Organization', account: userShape(origin, owner), permissions, events: [] },
    ...{ repository_selection: 'selected', access_tokens_url: `${url}/access_tokens` },
    ...{ repositories_url: `${origin}/installation/repositories`, html_url: url },
    ...{ created_at: longAgo, updated_at: longAgo, single_file_name: null },
    ...{ suspended_by: null, suspended_at: null },
  };
}

/** Rejects other tokens, and hides other repositories as GitHub does. Only an App itself gets tokens. */
export function checkAccess(
  { headers, params, path }: Exchange,
  repository: string,
  access: Access,
): Answer | undefined {
  const [, given = ''] = /^(?:token|bearer) (.*)$/i.exec(headers.authorization ?? '') ?? [];
  const isForApps = path.startsWith('/app/') || path.endsWith('/installation');
  if (isForApps ? !isJwtOf(access.app, given) : !access.accepts(given)) {
    return problem(401, given ? 'Bad credentials' : 'Requires authentication');
  }
  const isHere =
    path === '/graphql' ||
    path.startsWith('/app/') ||
    `${params.owner}/${params.repo}` === repository;
  return isHere ? undefined : notFound;
}

const Claims = z.object({ iss: z.string(), iat: z.number(), exp: z.number() });

/** Whether a JWT is signed by the App and valid now, for ten minutes at most. */
function isJwtOf(app: StoredApp | undefined, jwt: string): boolean {
  const [header = '', claims = '', signature = ''] = jwt.split('.');
  if (app === undefined || signature === '') return false;
  const key = createPublicKey(app.privateKey);
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))) return false;
  const { iss, iat, exp } = Claims.parse(
    JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')),
  );
  const now = Date.now() / 1_000;
  return iss === app.id && iat <= now && now < exp && exp - iat <= 600;
}
