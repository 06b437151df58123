import type { TokenSource } from '../../../core/identity/index.ts';
import type { ShowSetting } from '../../../core/user-error.ts';

/** Which repository to work on, and with which token. */
export interface GitHubSettings {
  /** Root of the REST API, such as `https://api.github.com`. */
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  /** A function for an App, whose tokens are made as they are needed. */
  readonly token: TokenSource;
  /** Path of the workflow that the agent runs in: its runs check nothing. */
  readonly ownWorkflow?: string | undefined;
  /** What messages call the token; by default its input. */
  readonly show?: ShowSetting<'github-token'> | undefined;
}
