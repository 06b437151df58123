import { computeCost, nothingSpent } from '../../src/core/run/index.ts';
import { listPrices } from '../../src/engines/model/catalog/index.ts';
import { incomingAnswer } from '../../src/engines/model/stream/index.ts';
import { isObject, parseJson, toMembers } from '../../src/engines/text/index.ts';
import type { Exchange } from './exchanges.ts';

/** What the requests and replies of a run cost. */
export interface RunCost {
  /** Requests that were replied to. */
  readonly calls: number;
  /** Characters of requests and replies, divided by four. */
  readonly tokens: number;
  /** The same, with a tenth of what a request repeats from the beginning of an earlier one of the run. */
  readonly weighted: number;
  /** US dollars at the list prices of each model. */
  readonly dollars: Readonly<Record<string, number>>;
}

/** Three models of different makers, which take a fiftieth to a tenth of a token's price if it is cached. */
const pricedModels = ['gpt-6.1-sol', 'gemini-3.8-flash', 'deepseek-flash'] as const;

/** Computes what a recorded run costs where each prompt is cached as far as another request of the run begins alike. */
export function runCost(exchanges: readonly Exchange[]): RunCost {
  const calls = exchanges.filter(({ status, request }) => status < 300 && request !== '');
  const prompts = calls.map(({ request }) => promptOf(request));
  const usages = calls.map(({ request, body }, at) => {
    const prompt = prompts[at] ?? '';
    const shared = (others: readonly string[]) =>
      Math.max(0, ...others.map((other) => commonLength(prompt, other)));
    const cached = shared(prompts.slice(0, at));
    return {
      ...nothingSpent,
      promptTokens: tokensOf(request.length),
      completionTokens: tokensOf(replyOf(body).length),
      cachedTokens: tokensOf(cached),
      cacheWrittenTokens: tokensOf(Math.max(0, shared(prompts.slice(at + 1)) - cached)),
    };
  });
  const sum = (count: (usage: (typeof usages)[number]) => number) =>
    usages.reduce((total, usage) => total + count(usage), 0);
  const tokens = sum(({ promptTokens, completionTokens }) => promptTokens + completionTokens);
  return {
    calls: calls.length,
    tokens,
    weighted: Math.round(tokens - 0.9 * sum(({ cachedTokens }) => cachedTokens)),
    dollars: Object.fromEntries(
      pricedModels.map((model) => {
        const prices = listPrices(model);
        if (typeof prices === 'string') throw new Error(`${model} has no list price.`);
        return [model, sum((usage) => computeCost(usage, prices))];
      }),
    ),
  };
}

/** An amount with three decimals. */
export const roundedDollars = (amount: number) => amount.toFixed(3);

/** The value in the middle, or between the two there; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

const tokensOf = (characters: number) => Math.ceil(characters / 4);

/** What endpoints look up in their cache, in the order in which they do: tools, the form of replies, messages. */
function promptOf(request: string): string {
  const asked = toMembers(parseJson(request));
  const form = asked.response_format ?? toMembers(asked.text).format;
  const messages = asked.messages ?? asked.input;
  return JSON.stringify(
    [asked.tools, form, asked.instructions ?? asked.system, messages],
    withoutMarks,
  );
}

/** Marks of where a cached prefix ends are no part of it, and neither is the form that a text has because of them. */
function withoutMarks(key: string, value: unknown): unknown {
  if (key === 'cache_control' || key === 'prompt_cache_breakpoint') return undefined;
  if (key !== 'content' || !Array.isArray(value) || value.length !== 1) return value;
  return toMembers(value[0]).text ?? value;
}

/** Characters with which both texts begin. */
function commonLength(a: string, b: string): number {
  const longest = Math.min(a.length, b.length);
  let length = 0;
  while (length < longest && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** What the model wrote, of a whole reply or a streamed one; members that say that there is none are left out. */
function replyOf(body: string): string {
  const { choices, output, content } = toMembers(bodyOf(body));
  const message = Array.isArray(choices) ? toMembers(choices[0]).message : (output ?? content);
  return JSON.stringify(message, (_, value) => value ?? undefined) ?? '';
}

function bodyOf(body: string): unknown {
  const whole = parseJson(body);
  if (isObject(whole)) return whole;
  const answer = incomingAnswer(/^event: response\./m.test(body) ? 'responses' : 'chat');
  answer.push(body);
  return answer.end();
}
