import { isApiError, isForbiddenError, isSchemaMismatchError } from 'jira.js/core';
import { z } from 'zod';
import { UserError } from '../../core/user-error.ts';
import type { JiraAccess, JiraTransport } from './transport/index.ts';

/** Which of the two Jiras the settings are for. */
export type Deployment = JiraAccess['kind'];

const CloudAccount = z.object({ accountId: z.string().min(1) });
const ServerAccount = z.object({ name: z.string().min(1), key: z.string().min(1) });

/** An account of a Data Center: `name` may change, `key` never does. */
export type ServerAccount = Readonly<z.infer<typeof ServerAccount>>;

/**
 * Who the agent is to Jira, asked once. Everything else has to wait for it: with a dead token Jira
 * answers many requests as if to a stranger, with empty lists instead of an error. On Cloud an account is its id.
 */
export function ownAccount(transport: JiraTransport, kind: 'cloud'): () => Promise<string>;
export function ownAccount(
  transport: JiraTransport,
  kind: 'data-center',
): () => Promise<ServerAccount>;
export function ownAccount(
  transport: JiraTransport,
  kind: Deployment,
): () => Promise<string | ServerAccount> {
  let asked: Promise<string | ServerAccount> | undefined;
  return () => {
    asked ??= askAccount(transport, kind).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

async function askAccount(
  transport: JiraTransport,
  kind: Deployment,
): Promise<string | ServerAccount> {
  const version = kind === 'cloud' ? '3' : '2';
  try {
    const answer = await transport.send({
      method: 'GET',
      path: ['rest', 'api', version, 'myself'],
    });
    return kind === 'cloud' ? CloudAccount.parse(answer).accountId : ServerAccount.parse(answer);
  } catch (error) {
    if (!isAnswered(error)) throw error;
    throw (await otherDeployment(transport, kind, error)) ?? explained(error, kind);
  }
}

/** Whether something did answer, if not as it should: an outage says nothing about the settings. */
function isAnswered(error: unknown): boolean {
  const root = error instanceof UserError ? error.cause : error;
  if (isApiError(root)) return root.status < 500 && root.status !== 429;
  return isSchemaMismatchError(root) || root instanceof z.ZodError;
}

const ServerInfo = z.object({ deploymentType: z.string() });

const forTheOther: Readonly<Record<Deployment, string>> = {
  cloud:
    'The server at jira-url is Jira Data Center: leave jira-email empty, and set jira-token to a personal access token.',
  'data-center':
    'The server at jira-url is Jira Cloud: set jira-email to the account’s e-mail address, and jira-token to an API token of that account.',
};

/** Jira tells strangers, too, what it is. */
async function otherDeployment(
  transport: JiraTransport,
  kind: Deployment,
  cause: unknown,
): Promise<UserError | undefined> {
  const path = ['rest', 'api', '2', 'serverInfo'];
  const answer = await transport
    .send({ method: 'GET', path, anonymous: true })
    .catch(() => undefined);
  const info = ServerInfo.safeParse(answer);
  if (!info.success) return undefined;
  const found = info.data.deploymentType.toLowerCase() === 'cloud' ? 'cloud' : 'data-center';
  return found === kind ? undefined : new UserError(forTheOther[kind], { cause });
}

function explained(error: unknown, kind: Deployment): unknown {
  if (error instanceof UserError) return error;
  if (isForbiddenError(error)) {
    const account = kind === 'cloud' ? 'jira-email account' : 'account of jira-token';
    return new UserError(
      `The Jira at jira-url does not let the ${account} in: give it access to the site, from this runner’s network too.`,
      { cause: error },
    );
  }
  const product = kind === 'cloud' ? 'Jira Cloud' : 'Jira Data Center';
  return new UserError(
    `The server at jira-url is not ${product}: set jira-url to the address of the Jira site.`,
    { cause: error },
  );
}
