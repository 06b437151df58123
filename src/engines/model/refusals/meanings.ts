import type { ShowSetting } from '../../errors.ts';
import { modelProfile } from '../catalog/index.ts';
import type { Api } from '../dialect/index.ts';
import type { EndpointRefusal } from './endpoint-refusal.ts';

/** What else is known of a request when its refusal is judged. */
export interface Circumstances {
  /** Whether the endpoint has replied before, so that its address is right. */
  readonly hasReplied: boolean;
  /** The protocol that the user wants, and no other. */
  readonly wanted: Api | undefined;
}

/** A part of the set-up that a refusal can be about. */
export type SetupPart = 'endpoint' | 'key' | 'model-name' | 'tools';

/** What an endpoint's words mean, whoever meets them. */
interface Meaning {
  readonly when: (refusal: EndpointRefusal, circumstances: Circumstances) => boolean;
  /** Whether it is so whatever the status says: the same request never succeeds. */
  readonly isLasting: boolean;
  readonly part: SetupPart;
  /** What mends it, as the beginning of a sentence. */
  readonly mend: (
    show: ShowSetting<'api' | 'base-url' | 'model'>,
    model: string,
    access: string,
  ) => string;
  /** Whether a shorter prompt mends it as well. */
  readonly isTooLong: boolean;
}

const inWords =
  (words: RegExp) =>
  ({ said, code }: EndpointRefusal) =>
    words.test(`${said} ${code}`);

/**
 * Whether an endpoint says that it has no such model, or not for this account. What a model does not support is not
 * missing.
 */
export const isModelMissing = inWords(
  /model_not_found|\bmodels?\b.*(?:not[ _](?:found|exist|supported)|is invalid)|\bwith on-demand throughput\b/i,
);

/** Gemini tells so of a model that the account has no quota for at all. */
const isOutOfCredit = inWords(
  /credit balance|insufficient (?:balance|credits?)|\binsufficient_quota\b|\blimit: 0\b/i,
);

/** In the words of OpenAI, Azure, Anthropic, Bedrock, Gemini, vLLM, Ollama, OpenRouter and LM Studio. */
const isTooLong = inWords(
  /context[ _-]?(?:length|window|size|limit)|maximum (?:model|context|prompt|input) length|(?:prompt|input|messages?|request|string)\b[^.]{0,40} too (?:long|large)|input token count/i,
);

const isWrongKey = inWords(
  /\bapi[ _-]key (?:is )?(?:not valid|invalid)|\b(?:invalid|incorrect)[ _]api[ _]key\b|\bexpired_key\b/i,
);

/** How a model without tools is refused: in general, by OpenRouter, by Gemini and by vLLM. */
export const isWithoutTools =
  /\b(?:not|n't) support (?:[\w-]+ ){0,2}(?:tools?|functions?)\b|\b(?:tools?|functions?)(?:[ _-](?:use|calls?|calling))?`? (?:is|are) not (?:supported|available|enabled)|\bendpoints found that support tool use\b|\brequires --[\w-]*(?:tool|jinja)/i;

/** Whether nothing is left of what an account may use in a day: a wait in a run is in vain. */
export const isUsedUp = inWords(/\bper[ _-]?day|PerDay|\bdaily\b/i);

/** The first that applies counts; a refusal without a meaning is an outage. */
const meanings: readonly Meaning[] = [
  {
    when: (refusal) => refusal.status === 402 || isOutOfCredit(refusal),
    ...{ isLasting: true, part: 'tools', isTooLong: false },
    mend: (_show, _model, access) => `Add credit to the account of ${access}`,
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
    mend: (_show, _model, access) => `Set ${access} to one that is valid there`,
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
      `Set ${show('base-url')} to the address that /chat/completions, /responses or /v1/messages is appended to, often one that ends in /v1`,
  },
  {
    when: (refusal) =>
      [400, 403, 404, 422].includes(refusal.status) &&
      (isModelMissing(refusal) || refusal.named.includes('model')),
    ...{ isLasting: false, part: 'model-name', isTooLong: false },
    mend: (show, model, access) =>
      `Set ${show('model')} to one that ${access} may use, instead of ${JSON.stringify(model)}`,
  },
  {
    when: (refusal) =>
      [200, 400, 404, 422, 501].includes(refusal.status) && isWithoutTools.test(refusal.said),
    ...{ isLasting: false, part: 'tools', isTooLong: false },
    mend: (show) => `Set ${show('model')} to one that calls tools`,
  },
  {
    // Ollama.
    when: inWords(/\brequires more system memory\b/),
    ...{ isLasting: true, part: 'model-name', isTooLong: false },
    mend: (show) => `Set ${show('model')} to one that fits the memory of its server`,
  },
  {
    when: ({ status }, { hasReplied, wanted }) =>
      [404, 405, 501].includes(status) && !hasReplied && wanted !== undefined && wanted !== 'chat',
    ...{ isLasting: false, part: 'endpoint', isTooLong: false },
    mend: (show) =>
      `Set ${show('api')} to auto or chat, or ${show('base-url')} to an address that serves the named protocol`,
  },
  {
    // Fireworks answers 412 for an account that is suspended.
    when: ({ status }) => status === 403 || status === 412,
    ...{ isLasting: false, part: 'key', isTooLong: false },
    mend: (_show, model, access) => `Set ${access} to one that may use ${JSON.stringify(model)}`,
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
  circumstances: Circumstances = { hasReplied: false, wanted: undefined },
): Meaning | undefined {
  return meanings.find(({ when }) => when(refusal, circumstances));
}

/** Returns the whole numbers in a sentence, without those in names and dates. */
export function countsIn(said: string): readonly number[] {
  return [...said.matchAll(/(?<![\w.-])\d[\d,_]*(?![\w-]|\.\d)/g)].map(([digits]) =>
    Number(digits.replaceAll(/[,_]/g, '')),
  );
}

/** A prompt of fewer tokens is too long for no model. */
const leastWindow = 1_000;

/**
 * The most tokens of a prompt: the least count in the endpoint's sentence, beside that of the reply, since the prompt
 * has more than it may have. Without one, what is known of the model.
 */
export function readPromptLimit(
  { said, window: named }: EndpointRefusal,
  model: string,
  maxReply: number,
): number | undefined {
  if (named !== undefined) return named;
  const counts = countsIn(said).filter((count) => count >= leastWindow && count !== maxReply);
  if (counts.length > 0) return Math.min(...counts);
  const { window } = modelProfile(model);
  return window === 'unknown' ? undefined : window;
}
