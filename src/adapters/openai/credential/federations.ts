import { UserError } from '../../../core/user-error.ts';

/** The settings with the parts of an identity. Providers give them the same names, with underscores. */
export const identitySettings = [
  'identity-provider-id',
  'federation-rule-id',
  'organization-id',
  'service-account-id',
] as const;
export type IdentitySetting = (typeof identitySettings)[number];

/** What a job is to a provider of models, which gives it a short-lived token instead of a key. */
interface Identity {
  readonly provider: keyof typeof federations;
  readonly ids: Readonly<Partial<Record<IdentitySetting, string>>>;
}

/** An identity of the job that runs, and what the runner offers to prove it. */
export interface JobIdentity extends Identity {
  /** Where the runner issues tokens of the job, and the token that it asks for. */
  readonly issuer: { readonly url: string; readonly token: string };
  /** Called with each token before it is used, so that it can be masked. */
  readonly onToken: (token: string) => void;
}

/** How a provider exchanges the token of a job for one of its own. */
export interface Federation {
  readonly name: string;
  /** Whom the job's own token is for, as the provider's documentation names it. */
  readonly audience: string;
  /** The usual address of its models. */
  readonly baseUrl: string;
  /** The hosts that its tokens may be sent to. */
  readonly hosts: RegExp;
  readonly exchangeUrl: (baseUrl: string) => string;
  readonly exchangeHeaders: Readonly<Record<string, string>>;
  /** The fields of an exchange that are always the same. */
  readonly grant: Readonly<Record<string, string>>;
  /** The field of an exchange with the token of the job. */
  readonly assertion: string;
  /** What a request to the models needs besides the token. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Without this, Anthropic reads a token as a key. */
const oauth = 'oauth-2025-04-20';

const federations = {
  openai: {
    name: 'OpenAI',
    audience: 'https://api.openai.com/v1',
    baseUrl: 'https://api.openai.com/v1',
    hosts: /^(?:\w+\.)?api\.openai\.com$/,
    exchangeUrl: () => 'https://auth.openai.com/oauth/token',
    exchangeHeaders: {},
    grant: {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    },
    assertion: 'subject_token',
    headers: {},
  },
  anthropic: {
    name: 'Anthropic',
    audience: 'https://api.anthropic.com',
    baseUrl: 'https://api.anthropic.com/v1',
    hosts: /^api\.anthropic\.com$/,
    exchangeUrl: (baseUrl) => `${new URL(baseUrl).origin}/v1/oauth/token`,
    exchangeHeaders: { 'anthropic-beta': `${oauth},oidc-federation-2026-04-01` },
    grant: { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer' },
    assertion: 'assertion',
    headers: { 'anthropic-beta': oauth },
  },
} as const satisfies Readonly<Record<string, Federation>>;

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Returns how an identity's provider exchanges tokens. Throws UserError if its tokens must not be sent to
 * `baseUrl`: only its own hosts and this machine get them.
 */
export function findFederation(
  { provider }: Identity,
  baseUrl: string,
  show: (name: 'base-url') => string,
): Federation {
  const federation: Federation = federations[provider];
  const {
    protocol = '',
    hostname = '',
    origin = baseUrl,
  } = URL.canParse(baseUrl) ? new URL(baseUrl) : {};
  const isOwn = protocol === 'https:' && federation.hosts.test(hostname);
  if (isOwn || loopback.test(hostname)) return federation;
  throw new UserError(
    `Set ${show('base-url')} to ${federation.baseUrl}: tokens of ${federation.name} must not be sent to ${origin}.`,
  );
}
