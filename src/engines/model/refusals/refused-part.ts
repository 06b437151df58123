import type { Dialect } from '../dialect/index.ts';
import { hasPictures, type Layout } from '../message/index.ts';
import {
  all,
  type Change,
  type DialectChange,
  foldedRules,
  lessForced,
  limitedTo,
  otherEffort,
  otherRole,
  unreasonedTools,
  withExtras,
  without,
  withoutApi,
  withoutFormat,
  withoutLimit,
  withoutMarks,
  withoutPictures,
  withoutStream,
  withoutThinking,
  withoutTools,
} from './changes.ts';
import { type EndpointRefusal, isMiscall } from './endpoint-refusal.ts';
import { countsIn, isModelMissing, isWithoutTools } from './meanings.ts';

/** What a request was before an endpoint refused it. */
export type Sent = Pick<Layout, 'messages' | 'tools' | 'allowed' | 'effort' | 'maxReply'>;

/** A part of a request that an endpoint may refuse, and what takes its place. */
interface Part {
  /** How a refusal names it: as its field is written, else in the phrase of one of the known providers. */
  readonly names: RegExp;
  /** Whether the request had it; missing for a part that may be in any. */
  readonly isSent?: (sent: Sent) => boolean;
  readonly change: (refusal: EndpointRefusal, sent: Sent) => DialectChange;
}

/**
 * Matches fields as programs write them, such as `max_tokens`, `maxTokens` and "max tokens". A name that is a word of
 * prose as well counts only as the beginning of a path in quotes, or behind a colon.
 */
function fields(...names: readonly string[]): RegExp {
  const forms = names.map((name) =>
    name.includes('_')
      ? String.raw`\b${name.replaceAll('_', '[_ ]?')}\b`
      : String.raw`[\x60'"](?:(?:body|request)\.)?${name}\b[\w.[\]]*[\x60'"]|: (?:\w+, )*${name}(?=,|\.?$)`,
  );
  return new RegExp(forms.join('|'), 'i');
}

const either = (...forms: readonly RegExp[]) =>
  new RegExp(forms.map(({ source }) => source).join('|'), 'i');

const hasTools = ({ tools }: Sent) => tools.length > 0;

/** In a request that allows no call, it is that which is refused. */
const forbidsCalls = ({ allowed }: Sent) => allowed?.length === 0;

/** The first that a refusal names counts. The source of each phrase is beside its test. */
const parts: readonly Part[] = [
  {
    // The id of a thought, as OpenAI gives it.
    names: either(/\brs_\w/, fields('encrypted_content', 'include')),
    change: () => without('thoughts'),
  },
  {
    names: /image|multimodal/i,
    isSent: hasPictures,
    change: () => withoutPictures,
  },
  {
    // Bedrock.
    names: either(/\bin streaming mode\b/, fields('stream')),
    change: () => withoutStream,
  },
  { names: fields('stream_options'), change: () => without('streamUsage') },
  { names: fields('prompt_cache_key'), change: () => without('cacheKey') },
  {
    names: fields('prompt_cache_options', 'prompt_cache_breakpoint', 'cache_control'),
    change: () => withoutMarks,
  },
  { names: fields('store'), change: () => without('store') },
  {
    names: fields('reasoning_content', 'reasoning_details', 'extra_content', 'thought_signature'),
    change: (refusal) => (isFieldRefused(refusal) ? without('extras') : withExtras),
  },
  { names: /\b(?:messages|input)\W+0\W+role\b/, change: () => otherRole },
  {
    // Gemma by vLLM and by Gemini, and Mistral by vLLM.
    names: /\bsystem role\b|\bdeveloper instruction\b|\broles must alternate\b/i,
    change: () => foldedRules,
  },
  { names: isWithoutTools, isSent: hasTools, change: () => withoutTools },
  {
    names: fields('tool_choice'),
    isSent: hasTools,
    change: (_, sent) => (forbidsCalls(sent) ? without('forbidsTools') : lessForced),
  },
  {
    names: either(/\boutput_config\.format\b/, fields('response_format', 'json_schema', 'text')),
    change: () => withoutFormat,
  },
  {
    names: fields('max_tokens', 'max_completion_tokens', 'max_output_tokens'),
    change: (refusal, { maxReply }) => {
      if (isFieldRefused(refusal)) return withoutLimit;
      const lower = lowerLimit(refusal.said, maxReply);
      return isShared(refusal.said) ? lower : (dialect) => lower(dialect) ?? withoutLimit(dialect);
    },
  },
  { names: fields('tools'), isSent: hasTools, change: () => withoutTools },
  {
    // Anthropic, of models that think in another way, or not at all.
    names: /\badaptive thinking\b|\bthinking\.type\b/,
    isSent: ({ effort }) => effort !== 'none',
    change: () => withoutThinking,
  },
  {
    // Ollama, Gemini, OpenRouter and Anthropic.
    names: either(
      /\b(?:think|reasoning) value\b|\bthinking level\b|\bsupport thinking\b|\breasoning is mandatory\b|\bthinking\.type\b/,
      fields('reasoning_effort', 'output_config', 'reasoning'),
    ),
    change: ({ said }, { effort }) => otherEffort(said, effort),
  },
];

/** What protocols refuse for a model or its tools: OpenAI's sentences, and one of Azure's. */
const protocolPhrases: readonly (readonly [RegExp, DialectChange])[] = [
  [/\bFunction tools with reasoning_effort are not supported\b/, unreasonedTools],
  [
    /\bnot (?:supported )?in (?:the )?v1\/chat\/completions\b|\bchatCompletion operation does not work\b/,
    withoutApi('chat'),
  ],
  [/\bnot supported (?:in|with) (?:the )?Responses API\b/, withoutApi('responses')],
];

const fieldRefused =
  /\b(?:unknown|unsupported)[_ ](?:parameter|name)\b|\bextra_forbidden\b|\bunrecognized request argument/i;

/** Whether a field itself is refused, not its value. */
const isFieldRefused = ({ code, said }: EndpointRefusal) => fieldRefused.test(`${code} ${said}`);

/** The statuses of requests that are refused for what they contain, also by programs that fail where they should refuse. */
const refusing: ReadonlySet<number> = new Set([400, 402, 404, 422, 500]);

/**
 * Returns how to ask an endpoint that refused a request: without the part that it refused. `undefined` if it names
 * none, or if nothing is left to change.
 */
export function withoutRefused(
  refusal: EndpointRefusal,
  dialect: Dialect,
  sent: Sent,
): Change | undefined {
  const changed = refusing.has(refusal.status) ? withoutNamed(refusal, sent)(dialect) : undefined;
  if (changed !== undefined) return changed;
  const [api] = dialect.apis;
  const isRouteMissing = [404, 405, 501].includes(refusal.status) && !isModelMissing(refusal);
  return isRouteMissing && !dialect.proven && api !== undefined
    ? withoutApi(api)(dialect)
    : undefined;
}

/**
 * Returns what leaves out the part of a request that a refusal names: each that it names for a program, else the first
 * that its sentence names, else the limit of the reply, if its number is quoted.
 */
function withoutNamed(refusal: EndpointRefusal, sent: Sent): DialectChange {
  if (isMiscall(refusal)) return forbidsCalls(sent) ? without('forbidsTools') : () => undefined;
  const { said, named } = refusal;
  const own = parts.filter(({ isSent }) => isSent?.(sent) ?? true);
  const namedIn = (text: string) => own.filter(({ names }) => names.test(text));
  const byProgram = named.flatMap((path) => namedIn(`'${path}'`).slice(0, 1));
  const inWords = isModelMissing(refusal) ? [] : namedIn(said);
  const changesOf = (found: readonly Part[]) => found.map(({ change }) => change(refusal, sent));
  const isQuoted = countsIn(said).includes(sent.maxReply);
  const inTurn = [
    ...protocolPhrases.flatMap(([phrase, change]) => (phrase.test(said) ? [change] : [])),
    all(changesOf(byProgram)),
    ...changesOf(inWords),
    ...(isQuoted ? [lowerLimit(said, sent.maxReply)] : []),
  ];
  return (dialect) => inTurn.map((change) => change(dialect)).find((changed) => changed);
}

/** Whether a sentence is about a window that prompt and reply share. */
const isShared = (said: string) => /\b(?:context|input|prompt|messages)\b/i.test(said);

/** Limits replies to what an endpoint's numbers leave for one, where it refuses one of so many tokens. */
function lowerLimit(said: string, refused: number): DialectChange {
  const counts = countsIn(said);
  // What prompt and reply would have together says nothing new.
  const told = counts.filter((count) => count !== refused && !counts.includes(count - refused));
  const [window = 0, prompt = 0] = told;
  const most = isShared(said)
    ? window - prompt
    : Math.max(...told.filter((count) => count < refused));
  // vLLM may not have counted the prompt to its end.
  const left = /\bat least \d/.test(said) ? Math.floor(refused / 2) : most;
  return left < refused ? limitedTo(left) : () => undefined;
}
