import { z } from 'zod';
import { clip, estimateTokens, isShallow } from '../../text/index.ts';
import { type ModelReply, pictureTokens, type Usage } from '../port/index.ts';
import type { Layout } from './layout.ts';

/** A successful answer without a message of the model. */
export class NoCompletion extends Error {
  override readonly name = 'NoCompletion';
  readonly body: unknown;
  /** Whether it is a web page, which means that the address is wrong. */
  readonly isPage: boolean;

  constructor(message: string, body?: unknown, isPage = false) {
    super(message);
    this.body = body;
    this.isPage = isPage;
  }
}

/** The endpoint's content filter withheld the reply. */
export class Withheld extends Error {
  override readonly name = 'Withheld';
}

/** Parses the body of an answer. Throws NoCompletion for one that is no reply, or that no later request could repeat. */
export function parseReplyBody<Answer>(form: z.ZodType<Answer>, body: unknown): Answer {
  // JSON.stringify fails on it.
  if (!isShallow(body)) throw new NoCompletion('a body that is nested too deeply');
  const answer = form.safeParse(body);
  if (answer.success) return answer.data;
  throw new NoCompletion(nameBody(body), body);
}

function nameBody(body: unknown): string {
  if (body === undefined) return 'an empty body';
  const isError = z
    .object({ error: z.union([z.string().regex(/./s), z.object({})]) })
    .safeParse(body);
  return isError.success ? 'an error' : 'a body without a message';
}

/** What the body of an answer says, whichever protocol it came by. */
export interface ParsedReply extends Omit<ModelReply, 'spent' | 'losses'> {
  readonly counted: CountedTokens;
}

/** Characters of a reply; the longest that models write has half as many. */
const longestReply = 2 ** 20;

/** Returns a reply as it is, or, if it is longer than any, its beginning as one that was cut off. */
export function withinLength(reply: ParsedReply): ParsedReply {
  const isLong =
    reply.text.length > longestReply ||
    (reply.toolCalls.length > 0 && JSON.stringify(reply.toolCalls).length > longestReply);
  if (!isLong) return reply;
  const { continuation: _, ...rest } = reply;
  return { ...rest, text: clip(reply.text, longestReply, ''), toolCalls: [], ended: 'cut' };
}

/** The tokens that the endpoint counted; 0 if it did not count. */
type CountedTokens = Omit<Usage, 'calls' | 'estimated'>;

const Count = z.number().int().nonnegative().catch(0);
const Counts = z.record(z.string(), z.unknown()).catch({});

/** The names of the counts in one protocol: of the prompt's tokens and of the reply's. */
interface UsageNames {
  readonly prompt: 'prompt' | 'input';
  readonly reply: 'completion' | 'output';
}

/** How endpoints name tokens that their cache gave, beside the prompt's count or among its details. */
const cacheReads = [
  'cached_tokens',
  // api-docs.deepseek.com/guides/kv_cache
  'prompt_cache_hit_tokens',
  // docs.litellm.ai/docs/completion/prompt_caching
  'cache_read_input_tokens',
] as const;

/** How they name tokens that were written to it: OpenAI, then what Anthropic's name became in gateways. */
const cacheWrites = ['cache_write_tokens', 'cache_creation_input_tokens'] as const;

/** Reads what an endpoint counted. Parts never exceed their whole. */
export function countedTokens(usage: unknown, { prompt, reply }: UsageNames): CountedTokens {
  const counts = Counts.parse(usage);
  const count = (name: string) => Count.parse(counts[name]);
  const detail = (part: string, name: string) =>
    Count.parse(Counts.parse(counts[`${part}_tokens_details`])[name]);
  // One count may stand in both places.
  const ofCache = (names: readonly string[]) =>
    Math.max(...names.map((name) => detail(prompt, name) || count(name)));
  const [read, written] = [ofCache(cacheReads), ofCache(cacheWrites)];
  const [given, replied] = [count(`${prompt}_tokens`), count(`${reply}_tokens`)];
  const rest = given > 0 ? Math.max(count('total_tokens') - given - replied, 0) : 0;
  // github.com/BerriAI/litellm/issues/15270: what was written is in the total, not in the prompt.
  const isPrompt = rest === written;
  const promptTokens = isPrompt ? given + rest : given;
  // Gemini and xAI count thoughts in the total alone.
  const completionTokens = isPrompt ? replied : replied + rest;
  const cachedTokens = Math.min(read, promptTokens);
  return {
    promptTokens,
    completionTokens,
    reasoningTokens: Math.min(detail(reply, 'reasoning_tokens'), completionTokens),
    cachedTokens,
    cacheWrittenTokens: Math.min(written, promptTokens - cachedTokens),
  };
}

/** Reasons of an endpoint that withholds what the model wrote. */
const filtered =
  /^(?:content_filter|refusal|safety|sensitive|prohibited_content|blocklist)(?:$|:)/i;

/** Throws Withheld if the model's endpoint ended the reply for its content. */
export function requireAllowed(reason: string | null | undefined): void {
  if (reason && filtered.test(reason)) {
    throw new Withheld(`The content filter withheld the model's reply (finish reason “${reason}”)`);
  }
}

/** The tokens that a request and its reply used, estimated if the endpoint did not count them. */
export function tokensSpent(
  { text: prompt, messages }: Pick<Layout, 'text' | 'messages'>,
  { text, toolCalls, counted }: Pick<ParsedReply, 'text' | 'toolCalls' | 'counted'>,
): Omit<Usage, 'calls'> {
  const calls = toolCalls.length === 0 ? '' : JSON.stringify(toolCalls);
  const shown = messages.flatMap((one) => (one.role === 'tools' ? [] : (one.pictures ?? [])));
  const seen = shown.reduce((sum, picture) => sum + pictureTokens(picture), 0);
  const promptTokens = counted.promptTokens || estimateTokens(prompt) + seen;
  const completionTokens = counted.completionTokens || estimateTokens(text + calls);
  const estimated =
    promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens;
  return { ...counted, promptTokens, completionTokens, estimated };
}
