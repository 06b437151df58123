import { UserError } from '../engines/errors.ts';
import { isPrivateHost } from './private-hosts.ts';
import type { Settings } from './table.ts';

/**
 * Reads the key of the model's endpoint, or the IDs of the identity that replaces it at OpenAI; a local endpoint needs
 * neither. Throws UserError for the first setting that is missing, not valid, or does not go with the others.
 */
export function readCredential(settings: Settings) {
  const { isGiven, show } = settings;
  const names = ['identity-provider-id', 'service-account-id'] as const;
  const [identityProviderId, serviceAccountId] = readPair(settings, names);
  if (identityProviderId === undefined || serviceAccountId === undefined) {
    const [one, other] = names.map(show);
    return readApiKey(settings, `, or set ${one} and ${other} in a job with \`id-token: write\``);
  }
  if (!isGiven('api-key')) return { identityProviderId, serviceAccountId };
  throw new UserError(
    `Remove ${show('api-key')} or ${show(names[0])}: the endpoint takes only one.`,
  );
}

/**
 * Reads the key of the model's endpoint; a local one takes any. Throws UserError if it is missing, with
 * `instead` at the end of the sentence.
 */
export function readApiKey({ read, show }: Settings, instead = ''): string {
  const key = read('api-key');
  if (key !== undefined) return key;
  const { hostname } = new URL(read('base-url'));
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
