import { modelProfile } from '../../../core/models/index.ts';
import type { ShowSetting } from '../../../core/user-error.ts';
import type { EndpointRefusal } from './endpoint-refusal.ts';

/** What else is known of a request when its refusal is judged. */
export interface Circumstances {
  /** Whether the endpoint has replied before, so that its address is right. */
  readonly hasReplied: boolean;
  /** Whether the user wants Responses and nothing else. */
  readonly wantsResponses: boolean;
}

/** A part of the set-up that a refusal can be about. */
export type SetupPart = 'endpoint' | 'key' | 'model-name' | 'tools';

/** The setting that decides what a request may do. */
type Access = 'api-key' | 'service-account-id';

/** What an endpoint's words mean, whoever meets them. */
interface Meaning {
  readonly when: (refusal: EndpointRefusal, circumstances: Circumstances) => boolean;
  /** Whether it is so whatever the status says: the same request never succeeds. */
  readonly isLasting: boolean;
  readonly part: SetupPart;
  /** What mends it, as the beginning of a sentence. */
  readonly mend: (
    show: ShowSetting<'api' | 'base-url' | 'model' | Access>,
    model: string,
    access: Access,
  ) => string;
  /** Whether a shorter prompt mends it as well. */
  readonly isTooLong: boolean;
}

const inWords =
  (words: RegExp) =>
  ({ said, code }: EndpointRefusal) =>
    words.test(`${said} ${code}`);

/** Whether an endpoint says that it has no such model. What a model does not support is not missing. */
export const isModelMissing = inWords(
  /model_not_found|(?:invalid|unknown) model|\bmodels?\b.*(?:not[ _]found|no access|n[o']t have access|does not exist|not (?:a )?valid|not supported|decommissioned|deprecated|retired)|(?:no|n[o']t have) access to .*\bmodel|not found.*\bmodel|no endpoints found for/i,
);

const isOutOfCredit = inWords(
  /credit balance|insufficient (?:balance|credits?)|\binsufficient_quota\b/i,
);

/** In the words of OpenAI, Azure, Anthropic, Gemini, Mistral, Groq, vLLM, llama.cpp, Ollama, OpenRouter and TGI. */
const isTooLong = inWords(
  /context[ _-]?(?:length|window|size|limit)|maximum (?:model|context|prompt|input) length|(?:prompt|input|messages?|request|conversation|string)\b[^.]{0,40} too (?:long|large)|input token count|exceeded model token limit|tokens? exceeds?\b|exceeds? the (?:model's |configured )?(?:limit|maximum)[^.]*tokens|reduce the length of the (?:messages|prompt|input)|when context the overflows|\bn_keep\b.*\bn_ctx\b|`inputs` (?:must have less than|tokens \+ `max_new_tokens` must be <=) \d/i,
);

const isWrongKey = inWords(
  /\bapi[ _-]key (?:is )?(?:not valid|invalid)|\b(?:invalid|incorrect)[ _]api[ _]key\b/i,
);

/** Whether the model, or its endpoint, takes no tools. Only for advice: what is refused is known by whole sentences. */
const isWithoutTools = inWords(
  /\b(?:not|n't) support (?:[\w-]+ ){0,2}(?:tools?|functions?)\b|\b(?:tools?|functions?)(?:[ _-](?:use|calls?|calling))?\b (?:is|are) (?:not |un)(?:supported|available|enabled)/i,
);

/** The first that applies counts; a refusal without a meaning is an outage. */
const meanings: readonly Meaning[] = [
  {
    when: (refusal) => refusal.status === 402 || isOutOfCredit(refusal),
    ...{ isLasting: true, part: 'tools', isTooLong: false },
    mend: (show, _, access) => `Add credit to the account of ${show(access)}`,
  },
  {
    when: (refusal) =>
      refusal.status === 413 || refusal.named.includes('input_tokens') || isTooLong(refusal),
    ...{ isLasting: true, part: 'tools', isTooLong: true },
    mend: (show) => `Set ${show('model')} to one that reads longer prompts`,
  },
  {
    when: (refusal) => refusal.status === 401 || isWrongKey(refusal),
    ...{ isLasting: false, part: 'key', isTooLong: false },
    mend: (show, _, access) => `Set ${show(access)} to one that is valid there`,
  },
  {
    when: ({ status }) => status >= 300 && status < 400,
    ...{ isLasting: false, part: 'endpoint', isTooLong: false },
    mend: (show) => `Set ${show('base-url')} to the endpoint's own address, not one that redirects`,
  },
  {
    when: ({ isPage, status }, { hasReplied }) => isPage && status < 500 && !hasReplied,
    ...{ isLasting: false, part: 'endpoint', isTooLong: false },
    mend: (show) =>
      `Set ${show('base-url')} to the address that /chat/completions or /responses is appended to, often one that ends in /v1`,
  },
  {
    when: (refusal) =>
      [400, 403, 404, 422].includes(refusal.status) &&
      (isModelMissing(refusal) || refusal.named.includes('model')),
    ...{ isLasting: false, part: 'model-name', isTooLong: false },
    mend: (show, model, access) =>
      `Set ${show('model')} to one that ${show(access)} may use, instead of ${JSON.stringify(model)}`,
  },
  {
    when: (refusal) =>
      [200, 400, 404, 422, 501].includes(refusal.status) && isWithoutTools(refusal),
    ...{ isLasting: false, part: 'tools', isTooLong: false },
    mend: (show) => `Set ${show('model')} to one that calls tools`,
  },
  {
    when: ({ status }, { hasReplied, wantsResponses }) =>
      [404, 405, 501].includes(status) && !hasReplied && wantsResponses,
    ...{ isLasting: false, part: 'endpoint', isTooLong: false },
    mend: (show) =>
      `Set ${show('api')} to auto or chat, or ${show('base-url')} to an address that serves /responses`,
  },
  {
    when: ({ status }) => status === 403,
    ...{ isLasting: false, part: 'key', isTooLong: false },
    mend: (show, model, access) =>
      `Set ${show(access)} to one that may use ${JSON.stringify(model)}`,
  },
  {
    when: ({ status }, { hasReplied }) => [404, 405, 410].includes(status) && !hasReplied,
    ...{ isLasting: false, part: 'endpoint', isTooLong: false },
    mend: (show, model) =>
      `Set ${show('model')} and ${show('base-url')} to values that match, unlike ${JSON.stringify(model)}`,
  },
];

/** Returns what a refusal means; `undefined` for an outage. */
export function findMeaning(
  refusal: EndpointRefusal,
  circumstances: Circumstances = { hasReplied: false, wantsResponses: false },
): Meaning | undefined {
  return meanings.find(({ when }) => when(refusal, circumstances));
}

/** The sentences in which endpoints say how long a prompt may be. */
const limits: readonly RegExp[] = [
  /\bmaximum context length (?:is|of) (\d[\d,]*)/i,
  /\bmaximum model length of (\d[\d,]*)/i,
  /\d tokens > (\d[\d,]*) maximum\b/i,
  /\bmaximum number of tokens allowed \((\d[\d,]*)\)/i,
  /\bavailable context size \((\d[\d,]*) tokens\)/i,
  /\bcontext (?:window|length|size|limit) (?:is|of) (?:only )?(\d[\d,]*)/i,
  /\bLimit (\d[\d,]*), Requested \d/i,
  /\bmodel token limit: (\d+)/i,
  /\bwith (\d[\d,]*) maximum context length\b/i,
  /`inputs` (?:must have less than|tokens \+ `max_new_tokens` must be <=) (\d+)/i,
];

/** The most tokens of a prompt by what an endpoint says, or else by what is known of the model. */
export function readPromptLimit(
  { said, window: named }: EndpointRefusal,
  model: string,
): number | undefined {
  if (named !== undefined) return named;
  const digits = limits.flatMap((sentence) => sentence.exec(said)?.[1] ?? [])[0];
  if (digits !== undefined) return Number(digits.replaceAll(',', ''));
  const { window } = modelProfile(model);
  return window === 'unknown' ? undefined : window;
}
