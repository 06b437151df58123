import type { TokenSource } from '../../../core/identity/index.ts';
import type { ShowSetting } from '../../../engines/errors.ts';

/** One attempt at a run of a workflow. */
export interface WorkflowRun {
  readonly id: number;
  /** 1, or more if somebody has run it again. */
  readonly attempt: number;
}

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
  /** The run of it that works here; missing at a terminal. */
  readonly ownRun?: WorkflowRun | undefined;
  /** What messages call the token; by default its input. */
  readonly show?: ShowSetting<'github-token'> | undefined;
}
