import { UserError } from '../core/user-error.ts';
import { isPrivateHost } from './private-hosts.ts';
import type { Settings } from './table.ts';

/** The settings with the parts of an identity. */
const identitySettings = [
  'identity-provider-id',
  'federation-rule-id',
  'organization-id',
  'service-account-id',
] as const;
type IdentityPart = (typeof identitySettings)[number];

interface IdentityForm {
  readonly provider: 'openai' | 'anthropic';
  /** The first says that this is the provider. */
  readonly required: readonly [IdentityPart, ...IdentityPart[]];
}

const identityForms: readonly IdentityForm[] = [
  {
    provider: 'openai',
    required: ['identity-provider-id', 'service-account-id'],
  },
  {
    provider: 'anthropic',
    required: ['federation-rule-id', 'organization-id', 'service-account-id'],
  },
];

/**
 * Reads the key of the model's endpoint, or the identity that replaces it; a local endpoint needs neither.
 * Throws UserError for the first setting that is missing, not valid, or does not go with the others.
 */
export function readCredential(settings: Settings) {
  const { isGiven, show } = settings;
  const forms = identityForms.filter(({ required: [first] }) => isGiven(first));
  const leads = forms.map(({ required: [first] }) => first);
  const [one, other] = [...leads, ...(isGiven('api-key') ? (['api-key'] as const) : [])];
  if (one !== undefined && other !== undefined) {
    throw new UserError(`Remove ${show(other)} or ${show(one)}: the endpoint takes only one.`);
  }
  const [form] = forms;
  if (form !== undefined) return readIdentity(settings, form);
  const firsts = identityForms.map(({ required: [first] }) => show(first)).join(' or ');
  const stray = identitySettings.find((name) => isGiven(name));
  if (stray !== undefined) {
    throw new UserError(`Set ${firsts} as well, or remove ${show(stray)}.`);
  }
  return readApiKey(settings, `, or set ${firsts} in a job with \`id-token: write\``);
}

function readIdentity({ read, isGiven, show }: Settings, { provider, required }: IdentityForm) {
  const [first] = required;
  const missing = required.find((name) => !isGiven(name));
  if (missing !== undefined) {
    throw new UserError(`Set ${show(missing)} as well: ${show(first)} requires it.`);
  }
  const foreign = identitySettings.find((name) => isGiven(name) && !required.includes(name));
  if (foreign !== undefined) {
    throw new UserError(`Remove ${show(foreign)}: it does not go with ${show(first)}.`);
  }
  return { provider, ids: Object.fromEntries(required.map((name) => [name, read(name)])) };
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
export function readGitHub({ read, isGiven, show }: Settings): GitHubCredential {
  const id = read('app-id');
  const privateKey = read('app-private-key');
  if (id !== undefined && privateKey !== undefined) return { kind: 'app', id, privateKey };
  if (id === undefined && privateKey === undefined) {
    return { kind: 'token', token: read('github-token') };
  }
  const [given, missing] =
    id === undefined
      ? (['app-private-key', 'app-id'] as const)
      : (['app-id', 'app-private-key'] as const);
  const hint = isGiven(missing) ? '' : ', which is empty';
  throw new UserError(`Set ${show(missing)} as well${hint}, or remove ${show(given)}.`);
}
