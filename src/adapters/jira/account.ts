import { isApiError, isForbiddenError, isSchemaMismatchError } from 'jira.js/core';
import { z } from 'zod';
import { UserError } from '../../core/user-error.ts';
import type { JiraAccess, JiraTransport } from './transport/index.ts';

type Deployment = JiraAccess['kind'];

/**
 * Returns a function that asks Jira, once, who the agent is. Call it before anything else: if the
 * token has expired, Jira answers many requests as if they were anonymous, with empty lists instead of
 * an error.
 */
export function ownAccount<Account>(
  transport: JiraTransport,
  kind: Deployment,
  form: z.ZodType<Account>,
): () => Promise<Account> {
  let asked: Promise<Account> | undefined;
  return () => {
    asked ??= askAccount(transport, kind, form).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

async function askAccount<Account>(
  transport: JiraTransport,
  kind: Deployment,
  form: z.ZodType<Account>,
): Promise<Account> {
  const path = ['rest', 'api', kind === 'cloud' ? '3' : '2', 'myself'];
  try {
    return form.parse(await transport.send({ method: 'GET', path }));
  } catch (error) {
    if (!isAnswered(error)) throw error;
    throw (await wrongDeployment(transport, kind, error)) ?? explained(error, kind);
  }
}

/** Whether a server answered, if not as expected: an outage says nothing about the settings. */
function isAnswered(error: unknown): boolean {
  const root = error instanceof UserError ? error.cause : error;
  if (isApiError(root)) return root.status < 500 && root.status !== 429;
  return isSchemaMismatchError(root) || root instanceof z.ZodError;
}

const ServerInfo = z.object({ deploymentType: z.string() });

const wrongSettings: Readonly<Record<Deployment, string>> = {
  cloud:
    'The server at jira-url is Jira Data Center: leave jira-email empty, and set jira-token to a personal access token.',
  'data-center':
    'The server at jira-url is Jira Cloud: set jira-email to the account’s e-mail address, and jira-token to an API token of that account.',
};

/** Returns the error if the settings are for the other kind of Jira. Anyone may ask which kind it is. */
async function wrongDeployment(
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
  return found === kind ? undefined : new UserError(wrongSettings[kind], { cause });
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
