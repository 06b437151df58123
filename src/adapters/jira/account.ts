import { isApiError, isForbiddenError } from 'jira.js/core';
import { z } from 'zod';
import { UserError } from '../../engines/errors.ts';
import type { Person } from './audience.ts';
import type { JiraAccess, JiraTransport, ShowJiraSetting } from './transport/index.ts';

type Deployment = JiraAccess['kind'];

const described = {
  displayName: z.string().optional().catch(undefined),
  /** Such as `en_US`; Jira may keep it to itself. */
  locale: z.string().optional().catch(undefined),
};

const accounts = {
  cloud: z.object({ accountId: z.string().min(1), ...described }),
  'data-center': z.object({ name: z.string().min(1), key: z.string().min(1), ...described }),
};

/** The agent's own account. In Data Center `name` may change, `key` never does. */
export type OwnAccount = z.infer<(typeof accounts)[Deployment]>;

/** Whether a person, as Jira names them, is the agent's account. */
export function isAccount({ accountId, name, key }: Person, own: OwnAccount): boolean {
  if ('accountId' in own) return accountId === own.accountId;
  return name === own.name || (key ?? name) === own.key;
}

/**
 * Asks Jira who the agent is. Call it before anything else: if the token has expired, Jira answers many
 * requests as if they were anonymous, with empty lists instead of an error.
 */
export async function ownAccount(transport: JiraTransport, kind: Deployment): Promise<OwnAccount> {
  const path = ['rest', 'api', kind === 'cloud' ? '3' : '2', 'myself'];
  try {
    return accounts[kind].parse(await transport.send({ method: 'GET', path }));
  } catch (error) {
    if (!isAnswered(error)) throw error;
    const mismatch = await wrongDeployment(transport, kind, error);
    throw mismatch ?? explainLogin(error, kind, transport.show);
  }
}

/** Whether a server answered, if not as expected: an outage says nothing about the settings. */
function isAnswered(error: unknown): boolean {
  const root = error instanceof UserError ? error.cause : error;
  if (isApiError(root)) return root.status < 500 && root.status !== 429;
  return root instanceof SyntaxError || root instanceof z.ZodError;
}

const ServerInfo = z.object({ deploymentType: z.string() });

/** Returns the error if the settings are for the other kind of Jira. */
async function wrongDeployment(
  transport: JiraTransport,
  kind: Deployment,
  cause: unknown,
): Promise<UserError | undefined> {
  const found = await deploymentAt(transport).catch(() => undefined);
  if (found === undefined || found === kind) return undefined;
  return new UserError(deploymentAdvice(found, transport.show), { cause });
}

/** Asks which kind of Jira a server is, which anyone may; `undefined` if it does not say. */
export async function deploymentAt(transport: JiraTransport): Promise<Deployment | undefined> {
  const path = ['rest', 'api', '2', 'serverInfo'];
  const answer = await transport.send({ method: 'GET', path, anonymous: true });
  const info = ServerInfo.safeParse(answer);
  if (!info.success) return undefined;
  return info.data.deploymentType.toLowerCase() === 'cloud' ? 'cloud' : 'data-center';
}

/** Says how to log in to the kind of Jira that was found. */
export function deploymentAdvice(found: Deployment, show: ShowJiraSetting): string {
  const advice =
    found === 'cloud'
      ? `Jira Cloud: set ${show('jira-email')} to the account’s e-mail address, and ${show('jira-token')} to an API token of that account.`
      : `Jira Data Center: leave ${show('jira-email')} empty, and set ${show('jira-token')} to a personal access token.`;
  return `The server at ${show('jira-url')} is ${advice}`;
}

function explainLogin(error: unknown, kind: Deployment, show: ShowJiraSetting): unknown {
  if (error instanceof UserError) return error;
  const url = show('jira-url');
  const owned = show(kind === 'cloud' ? 'jira-email' : 'jira-token');
  const product = kind === 'cloud' ? 'Jira Cloud' : 'Jira Data Center';
  const problem = isForbiddenError(error)
    ? `The Jira at ${url} does not let the account of ${owned} in: give it access to the site, also from the network of this machine.`
    : `The server at ${url} is not ${product}: set it to the address of the Jira site.`;
  return new UserError(problem, { cause: error });
}
