import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { smallJson } from '../../agent/async/index.ts';
import { UserError } from '../../core/user-error.ts';
import { type HostedRepository, type Setup, webAddress } from './setup.ts';

const Conversion = z.object({ client_id: z.string(), pem: z.string(), html_url: z.string() });

/** A GitHub App that was just created. */
export interface CreatedApp {
  readonly clientId: string;
  readonly privateKey: string;
  /** Where it is installed on repositories. */
  readonly installUrl: string;
}

/** What creating an App needs. */
export interface AppRequest {
  readonly setup: Pick<Setup, 'repository' | 'apiUrl' | 'action'>;
  readonly isOrganization: boolean;
  readonly signal: AbortSignal;
  /** Shows the page to the user. */
  readonly open: (address: string) => void;
}

/**
 * Creates a GitHub App: serves a page on loopback that posts the manifest to GitHub, waits for the code that
 * GitHub sends back, and exchanges it for the App's key. Rejects with UserError if GitHub refuses the code.
 */
export async function createApp({ setup, isOrganization, signal, open }: AppRequest) {
  const state = randomBytes(16).toString('hex');
  const created = Promise.withResolvers<CreatedApp>();
  let origin = '';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const code = searchParams.get('code') ?? '';
    const isMeant = request.method === 'GET' && request.headers.host === new URL(origin).host;
    if (isMeant && pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(startPage(manifestOf(setup, origin), formAddress(setup, isOrganization, state)));
    } else if (isMeant && pathname === '/created' && searchParams.get('state') === state && code) {
      exchange(setup, code).then(
        (app) => {
          response.writeHead(303, { location: app.installUrl }).end();
          created.resolve(app);
        },
        (error: unknown) => {
          response.writeHead(502).end('GitHub did not create the App. The terminal says why.');
          created.reject(error);
        },
      );
    } else response.writeHead(404).end('Not found.');
  });
  const cancel = () => created.reject(signal.reason);
  signal.addEventListener('abort', cancel);
  try {
    origin = `http://127.0.0.1:${await portOf(server)}`;
    open(`${origin}/`);
    return await created.promise;
  } finally {
    signal.removeEventListener('abort', cancel);
    server.close();
    server.closeIdleConnections();
  }
}

type AppPlace = AppRequest['setup'];

function manifestOf({ repository, action }: AppPlace, origin: string) {
  const homepage = `https://github.com/${action.split('@')[0]}`;
  const own = { name: appName(repository.owner), redirect_url: `${origin}/created` };
  return { ...own, ...appManifest(homepage) };
}

function formAddress({ repository }: AppPlace, isOrganization: boolean, state: string): string {
  return `${newAppAddress(repository, isOrganization)}?state=${state}`;
}

/** Returns GitHub's page for new Apps of the repository's owner. */
export function newAppAddress(repository: HostedRepository, isOrganization: boolean): string {
  const owner = isOrganization ? `/organizations/${repository.owner}` : '';
  return `${new URL(webAddress(repository)).origin}${owner}/settings/apps/new`;
}

function startPage(manifest: object, address: string): string {
  const value = JSON.stringify(manifest).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html>
<html lang="en">
<title>Create the GitHub App</title>
<form method="post" action="${address}">
<input type="hidden" name="manifest" value="${value}">
<button type="submit">Create the GitHub App</button>
</form>
<script>document.forms[0].submit()</script>
</html>
`;
}

async function exchange({ apiUrl }: AppPlace, code: string): Promise<CreatedApp> {
  const address = `${apiUrl}/app-manifests/${encodeURIComponent(code)}/conversions`;
  const headers = { accept: 'application/vnd.github+json', 'user-agent': 'jira-bug-fix-agent' };
  const response = await fetch(address, { method: 'POST', headers });
  if (response.status !== 201) {
    throw new UserError(
      `GitHub refused the code of the new App with status ${response.status}: start again, and confirm within an hour.`,
    );
  }
  const created = Conversion.safeParse(await smallJson(response.body)).data;
  if (created === undefined) {
    throw new UserError(
      'GitHub created the App, but did not send its key: delete the App at GitHub and start again.',
    );
  }
  const { client_id, pem, html_url } = created;
  return { clientId: client_id, privateKey: pem, installUrl: `${html_url}/installations/new` };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The system gave no port to listen on.');
}

/** The permissions of the GitHub App: what the workflow and the Worker need, and nothing else. */
const permissions = { contents: 'write', pull_requests: 'write', actions: 'read' } as const;

/** Returns the manifest of a private GitHub App without a webhook, as GitHub's page for new Apps takes it. */
export function appManifest(homepage: string) {
  return {
    url: homepage,
    hook_attributes: { url: homepage, active: false },
    public: false,
    default_permissions: permissions,
    default_events: [],
  };
}

/** Returns a name that is probably free: names of Apps are unique on GitHub, and have at most 34 characters. */
function appName(owner: string): string {
  return `jira-bug-fix-${owner}`.slice(0, 34);
}
