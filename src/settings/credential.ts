import { UserError } from '../engines/errors.ts';
import { bedrockPlace, isAnthropic } from '../engines/model/catalog/index.ts';
import { isPrivateHost } from './private-hosts.ts';
import type { Settings } from './table.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the key of the model's endpoint, or what replaces it: the IDs of an identity at OpenAI or Anthropic, or AWS's
 * credentials in the environment; a local endpoint needs none. Throws UserError for the first setting that is missing,
 * not valid, or does not go with the others.
 */
export function readCredential(settings: Settings, env: Environment = process.env) {
  const { isGiven, show } = settings;
  const names = ['identity-provider-id', 'service-account-id'] as const;
  const [identityProviderId, serviceAccountId] = readPair(settings, names);
  if (identityProviderId === undefined || serviceAccountId === undefined) {
    const [one, other] = names.map(show);
    const instead = `, or set ${one} and ${other} in a job with \`id-token: write\``;
    const atAnthropic = isAnthropic(settings.read('base-url')) && !isGiven('api-key');
    return (atAnthropic && anthropicIds(env)) || readApiKey(settings, instead, env);
  }
  if (!isGiven('api-key')) {
    return { ids: { provider: 'OpenAI' as const, identityProviderId, serviceAccountId } };
  }
  throw new UserError(
    `Remove ${show('api-key')} or ${show(names[0])}: the endpoint takes only one.`,
  );
}

/** The IDs by which Anthropic's own clients sign in, where the environment has them. */
function anthropicIds(env: Environment) {
  const { ANTHROPIC_FEDERATION_RULE_ID, ANTHROPIC_ORGANIZATION_ID } = env;
  if (!ANTHROPIC_FEDERATION_RULE_ID || !ANTHROPIC_ORGANIZATION_ID) return undefined;
  return {
    ids: {
      provider: 'Anthropic' as const,
      federationRuleId: ANTHROPIC_FEDERATION_RULE_ID,
      organizationId: ANTHROPIC_ORGANIZATION_ID,
      serviceAccountId: env.ANTHROPIC_SERVICE_ACCOUNT_ID,
      workspaceId: env.ANTHROPIC_WORKSPACE_ID,
    },
  };
}

/**
 * Reads the key of the model's endpoint; Bedrock takes AWS's credentials as well, and a local endpoint anything. Throws
 * UserError if it is missing, with `instead` at the end of the sentence.
 */
export function readApiKey({ read, show }: Settings, instead = '', env: Environment = process.env) {
  const key = read('api-key');
  if (key !== undefined) return key;
  const address = read('base-url');
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId && secretAccessKey && bedrockPlace(address) !== undefined)
    return { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN || undefined };
  const { hostname } = new URL(address);
  if (isPrivateHost(hostname)) return 'none';
  throw new UserError(`Set ${show('api-key')} to the API key of ${hostname}${instead}.`);
}

/** What GitHub is asked with: a token, or an App that makes tokens. */
export type GitHubCredential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'app'; readonly id: string; readonly privateKey: string };

/** Reads what GitHub is asked with. Throws UserError if a setting is not valid, or the App lacks one of its two. */
export function readGitHub(settings: Settings): GitHubCredential {
  const [id, privateKey] = readPair(settings, ['app-id', 'app-private-key']);
  return id === undefined || privateKey === undefined
    ? { kind: 'token', token: settings.read('github-token') }
    : { kind: 'app', id, privateKey };
}

type Pair =
  | readonly ['identity-provider-id', 'service-account-id']
  | readonly ['app-id', 'app-private-key'];

/** Reads two settings of which each requires the other. Throws UserError if only one is given. */
function readPair({ read, show }: Settings, [first, second]: Pair) {
  const values = [read(first), read(second)] as const;
  if ((values[0] === undefined) === (values[1] === undefined)) return values;
  const [given, missing] = values[0] === undefined ? [second, first] : [first, second];
  throw new UserError(`Set ${show(missing)} as well, which is empty, or remove ${show(given)}.`);
}
