/** What an endpoint can do besides answering in text. */
export type Ability =
  | 'tools'
  | 'forced-tool'
  | 'reply-form'
  | 'temperature'
  | 'reply-limit'
  | 'reasoning-effort'
  | 'streaming'
  | 'pictures'
  | 'caching';

/** An ability that the endpoint refused, for the rest of the run. */
export interface Loss {
  readonly ability: Ability;
  /** What is done instead, as a phrase, such as `tools only without reasoning`. */
  readonly instead: string;
  /** The endpoint's own words, in one line. Untrusted. */
  readonly said: string;
}
