import { modelProfile } from '../catalog/index.ts';
import { type ReasoningEffort, reasoningEfforts } from '../port/index.ts';
import {
  type Api,
  asSpoken,
  type Provider,
  providerAt,
  type ReplyForm,
  type ruleRoles,
} from './providers.ts';

/** Names for the most tokens of a reply. */
type LimitName = 'max_tokens' | 'max_completion_tokens' | 'max_output_tokens';

/** Which form of requests an endpoint accepts, as far as is known. */
export interface Dialect
  extends Pick<Provider, 'choice' | 'cacheKey' | 'marks' | 'extras' | 'better'> {
  /** The protocols that are not ruled out; the first is spoken. */
  readonly apis: readonly Api[];
  /** Whether the first protocol has brought a reply. */
  readonly proven: boolean;
  /** Names for the reply's limit that the endpoint has not refused, by protocol; the first is used. */
  readonly limits: Readonly<Record<Api, readonly LimitName[]>>;
  /** The highest limit that it accepts, if it said one. */
  readonly maxReply: number | undefined;
  readonly rules: (typeof ruleRoles)[number];
  readonly form: ReplyForm;
  /** Whether tools may be offered of which none may be called. */
  readonly forbidsTools: boolean;
  /** What the user asks for; missing for the provider's default. */
  readonly effort: ReasoningEffort | undefined;
  /** The efforts that the endpoint accepts; empty if none, missing if it has not said. */
  readonly efforts: readonly ReasoningEffort[] | undefined;
  /** Whether the model is known to think. */
  readonly reasons: boolean;
  /** Whether Chat Completions accepts tools only with effort `none`. */
  readonly unreasonedTools: boolean;
  /** Whether to ask for a stream. An answer counts in either form. */
  readonly streams: boolean;
  /** Whether a stream may be asked for its usage. */
  readonly streamUsage: boolean;
  readonly pictures: boolean;
  /** Whether a request may ask that nothing is stored. */
  readonly store: boolean;
  /** Whether thoughts, or encrypted ones, may be asked for, and sent back. */
  readonly thoughts: boolean;
}

/** What the first dialect follows from. */
export interface DialectSource {
  /** Address under which the endpoint serves the route of a protocol; OpenAI's own by default. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Which protocol to speak; `auto` learns it. */
  readonly api?: 'auto' | Api | undefined;
  /** Missing for the provider's default. */
  readonly effort?: ReasoningEffort | undefined;
}

/** The dialect to try first. */
export function firstDialect({ baseUrl, model, api = 'auto', effort }: DialectSource): Dialect {
  const known = providerAt(baseUrl);
  const provider = api === 'auto' ? known : asSpoken(known, api);
  const { apis, choice, cacheKey, extras, better } = provider;
  const { reasons, sees, prices } = modelProfile(model);
  const writesCost = prices !== 'unknown' && prices.cacheWritten > prices.prompt;
  const isClaude = apis[0] === 'messages';
  return {
    apis,
    proven: false,
    limits: {
      chat: chatLimits(known, model),
      responses: ['max_output_tokens'],
      messages: ['max_tokens'],
    },
    maxReply: undefined,
    rules: 'system',
    form: 'tools',
    ...{ choice, cacheKey, extras, better },
    forbidsTools: true,
    effort,
    efforts: provider.effort === 'ignored' ? [] : undefined,
    reasons: reasons === true,
    unreasonedTools: false,
    // A model of Claude may have any name in a cloud.
    marks: writesCost || isClaude ? provider.marks : 'none',
    streams: true,
    streamUsage: true,
    pictures: sees !== false,
    store: true,
    thoughts: reasons !== false,
  };
}

/** The names of the limit in Chat Completions: some models of OpenAI refuse the old one, wherever they are served. */
function chatLimits({ apis }: Provider, model: string): readonly LimitName[] {
  const isNew = apis[0] === 'responses' || isReasoningOpenAi(model);
  return isNew ? ['max_completion_tokens', 'max_tokens'] : ['max_tokens', 'max_completion_tokens'];
}

/** The o series, and gpt-5 and later. */
function isReasoningOpenAi(model: string): boolean {
  return /(?:^|[^a-z0-9])(?:o\d|gpt-?(?:[5-9]|\d\d))(?:$|[^a-z0-9])/i.test(model);
}

/**
 * Returns the effort nearest to a wanted one, the lower of two; `undefined` if none is accepted. Who wants thoughts
 * never gets `none`.
 */
export function nearestEffort(
  wanted: ReasoningEffort,
  { efforts: accepted = reasoningEfforts }: Pick<Dialect, 'efforts'>,
): ReasoningEffort | undefined {
  const efforts = wanted === 'none' ? accepted : accepted.filter((effort) => effort !== 'none');
  const distance = (effort: ReasoningEffort) =>
    Math.abs(reasoningEfforts.indexOf(effort) - reasoningEfforts.indexOf(wanted));
  return efforts.toSorted((a, b) => distance(a) - distance(b))[0];
}
