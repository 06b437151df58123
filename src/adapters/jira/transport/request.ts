import type { ShowSetting } from '../../../engines/errors.ts';

/** Returns what messages call a setting. */
export type ShowJiraSetting = ShowSetting<
  | 'jira-url'
  | 'jira-email'
  | 'jira-token'
  | 'cloud-id'
  | 'ticket-fields'
  | 'sweep-jql'
  | 'transition-on-start'
  | 'transition-on-pull-request'
  | 'transition-on-merge'
  | 'transition-on-stop'
>;

/** Where requests go and how they log in. `baseUrl` is the site's address without a trailing slash. */
export type JiraAccess = {
  readonly baseUrl: string;
  readonly token: string;
  readonly show: ShowJiraSetting;
} & (
  | {
      readonly kind: 'cloud';
      readonly email: string;
      /** Sends requests through Atlassian's gateway, which knows the site by this id. */
      readonly cloudId?: string | undefined;
    }
  | { readonly kind: 'data-center' }
);

/** A request's query; a list repeats its name. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** A request to Jira's REST API. */
export interface JiraRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Segments below the base; the transport encodes each. */
  readonly path: readonly string[];
  readonly query?: Query | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Omits the login, for what Jira tells anyone. */
  readonly anonymous?: boolean;
  /** Whether taking effect twice does no harm; by default every method but POST. */
  readonly isRepeatable?: boolean | undefined;
  /**
   * Looks whether a POST took effect that Jira did not answer; resolves to its answer, `undefined` if it did
   * not. Without it, such a POST is not repeated.
   */
  readonly find?: (() => Promise<unknown>) | undefined;
}

/**
 * The only way to Jira. Both methods throw UserError for configuration problems and OutageError if Jira is
 * out of reach, fails or has too much to do; otherwise one of jira.js's errors: `NotFoundError`,
 * `ForbiddenError`, `ApiError` and so on.
 */
export interface JiraTransport {
  /** Sends a request; resolves to the parsed JSON, `undefined` for an empty answer. */
  send(request: JiraRequest): Promise<unknown>;
  readonly show: ShowJiraSetting;
  /** Downloads a file, at most its first `maxBytes`; `url` is the address it came from after redirects. */
  download(
    path: readonly string[],
    maxBytes: number,
  ): Promise<{ readonly bytes: Uint8Array; readonly url: string }>;
}

/** Returns the base address of requests: the site, or Atlassian's gateway if a cloud id is set. */
export function apiBase(access: JiraAccess): string {
  if (access.kind !== 'cloud' || access.cloudId === undefined) return access.baseUrl;
  return `https://api.atlassian.com/ex/jira/${encodeURIComponent(access.cloudId)}`;
}

/** Returns the address of a request. It lies below the base whatever the segments hold. */
export function addressOf(base: string, path: readonly string[], query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value = []] of Object.entries(query)) {
    for (const each of [value].flat()) search.append(name, String(each));
  }
  const address = [base, ...path.map(encoded)].join('/');
  return search.size === 0 ? address : `${address}?${search}`;
}

/** Rejects `.` and `..`: URL parsers resolve them even when encoded. */
function encoded(segment: string): string {
  if (['', '.', '..'].includes(segment)) {
    throw new Error(`“${segment}” cannot be part of a Jira address.`);
  }
  return encodeURIComponent(segment.toWellFormed());
}
