import type { ShowSetting } from '../../core/user-error.ts';

/** Which repository to work on, and with which token. */
export interface GitHubSettings {
  /** Root of the REST API, such as `https://api.github.com`. */
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly token: string;
  /** What messages call the token; by default its input. */
  readonly show?: ShowSetting<'github-token'> | undefined;
}
