/** What the loss of an ability means for a run, besides what is done instead. */
export type LossCost =
  /** Without it, the model sees only what the prompt shows, and cannot look around. */
  | 'sight'
  /** Without it, the form of an answer is only asked for, so that it may be anything. */
  | 'form'
  | 'nothing';

interface AbilityPolicy {
  /** What an endpoint without the ability does, as a phrase after “The endpoint”. */
  readonly without: string;
  readonly costs: LossCost;
}

/** What an endpoint can do besides answering in text, and what its refusal means. */
export const abilities = {
  /** Any tool; tools that come only without reasoning are a loss of `reasoning-effort`. */
  tools: { without: 'takes no tools', costs: 'sight' },
  'forced-tool': { without: 'cannot be made to call a tool', costs: 'nothing' },
  /** A schema for the reply. Any JSON object may still be had. */
  /** Every form: what a reply must look like is only in the prompt. */
  'reply-form': { without: 'cannot be held to a form of reply', costs: 'form' },
  'reply-limit': { without: 'sets its own limit for replies', costs: 'nothing' },
  'reasoning-effort': { without: 'restricts the reasoning effort', costs: 'nothing' },
  streaming: { without: 'does not stream', costs: 'nothing' },
  pictures: { without: 'shows no pictures to the model', costs: 'nothing' },
  caching: { without: 'takes no settings of its cache', costs: 'nothing' },
} as const satisfies Readonly<Record<string, AbilityPolicy>>;

/** What an endpoint can do besides answering in text. */
export type Ability = keyof typeof abilities;

/** An ability that the endpoint refused, for the rest of the run. */
export interface Loss {
  readonly ability: Ability;
  /** What is done instead, as a phrase, such as `tools only without reasoning`. */
  readonly instead: string;
  /** The endpoint's own words, in one line. Untrusted. */
  readonly said: string;
}
