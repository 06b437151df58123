import { enclosed, oneLine } from '../../text/index.ts';
import type { Loss } from './losses.ts';

/** One message to the model, or the tool calls that it made before and their results. */
export type Message = TextMessage | Exchange;

export interface TextMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
  /** Shown after the text, to models that can see. */
  readonly pictures?: readonly ModelPicture[] | undefined;
}

/** Tool calls of one reply, and their results in the same order. */
export interface Exchange {
  readonly role: 'tools';
  /** What the reply said beside its calls; missing if nothing. */
  readonly said?: string | undefined;
  readonly calls: readonly (ToolCall & { readonly result: string })[];
  /** The `continuation` of that reply. */
  readonly continuation?: unknown;
}

/** Returns what a message says as one text, in which pictures are named. No input of a call can pass for a tag. */
export function messageText(message: Message): string {
  if (message.role !== 'tools') {
    const named = (message.pictures ?? []).map(pictureName);
    return [message.text, ...named].join('\n\n');
  }
  const exchanged = message.calls.map(({ name, input, result }) => {
    const json = JSON.stringify(input).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
    return `${name} ${json}\n${result}`;
  });
  const said = message.said === undefined ? [] : [enclosed('said', message.said)];
  return [...said, ...exchanged].join('\n\n');
}

function pictureName({ name, mediaType, bytes }: ModelPicture, index: number): string {
  return `(picture ${index + 1}: ${oneLine(name, 200)}, ${mediaType}, ${bytes} bytes)`;
}

/** A tool that the model may call; `parameters` is a JSON Schema object. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What the model is asked, and how it may reply. */
export interface ModelRequest {
  readonly messages: readonly Message[];
  /** The number of messages at the beginning that later requests of the run repeat, so that they can be cached. */
  readonly stable?: number | undefined;
  /** The same in every request of a run: endpoints find its cached prompts by it. */
  readonly cacheKey?: string | undefined;
  /** The tool that must carry the reply; if missing, the reply is text. */
  readonly answer?: ToolSpec;
  /** Whether the reply may be text although `answer` is offered: the tool is then not forced. */
  readonly mayBeText?: boolean | undefined;
  /** Other tools that the model may call in place of the answer: those that only look and, with an edit, `plan`. */
  readonly reads: readonly ToolSpec[];
  /**
   * Every reading tool of the run. Where nothing may be called, endpoints are still shown them beside earlier
   * calls, which many accept only so.
   */
  readonly allReads?: readonly ToolSpec[] | undefined;
  /**
   * Every tool that a request of the run may offer, in the same order each time. Endpoints that can be told
   * which of them are allowed get all, because tools are part of the prompt that they cache.
   */
  readonly allTools?: readonly ToolSpec[] | undefined;
  /** Whether a change is to be reviewed, for which there may be another model. */
  readonly isReview?: boolean | undefined;
  /** Whether a reply of the run was cut off or empty, so that this one needs more room or less thought. */
  readonly needsRoom?: boolean | undefined;
}

/** The limits of one call to the model. */
export interface Control {
  readonly signal: AbortSignal;
  /** Called before every attempt over the network, retries included; throws if none is left. */
  readonly beforeAttempt: () => void;
  readonly maxReplyTokens: number;
  /** Returns the milliseconds until the run's deadline; without it, there is none. */
  readonly timeLeft?: (() => number) | undefined;
  /** Called as the reply arrives, where the endpoint streams it, and before each wait. Must not throw. */
  readonly onProgress?: ((progress: ReplyProgress) => void) | undefined;
}

/** What a call to the model is doing. */
export type ReplyProgress = ReplyArriving | Pause;

/** A wait before another attempt. */
export interface Pause {
  readonly kind: 'waiting';
  readonly ms: number;
  /** Completes the sentence "Waiting 8 s: …". */
  readonly why: string;
}

/** How far a reply has come. */
interface ReplyArriving {
  readonly kind: 'arriving';
  /** Estimated tokens of the reply so far, its thoughts included. */
  readonly tokens: number;
  /** Whether the model is thinking, as far as the endpoint shows it. */
  readonly isThinking: boolean;
}

/** A tool call that the model made. `input` is parsed JSON that no schema has checked. */
export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

/** What an endpoint counted of one or more calls. */
export interface Usage {
  /** Attempts to reach the model over the network, including retries. */
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Of the completion tokens: those that the model thought. */
  readonly reasoningTokens: number;
  /** Of the prompt tokens: those read from the endpoint's cache. */
  readonly cachedTokens: number;
  /** Of the prompt tokens: those written to the endpoint's cache, where that has a price of its own. */
  readonly cacheWrittenTokens: number;
  /** Whether some token counts are our own estimates because the endpoint reported none. */
  readonly estimated: boolean;
}

export interface ModelReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** What the call used: at least one attempt. */
  readonly spent: Usage;
  /** Whether the model stopped by itself or was cut at a length limit; `unknown` if the endpoint does not say. */
  readonly ended: 'stopped' | 'cut' | 'unknown';
  /** The model that replied, as the endpoint names it. Untrusted. */
  readonly served?: string | undefined;
  /** The abilities that the endpoint refused in this call; it is not asked for them again in the run. */
  readonly losses: readonly Loss[];
  /** What the endpoint wants back with the results of the tool calls; only the adapter reads it. */
  readonly continuation?: unknown;
}

/** The prompt is longer than the model can read. */
export class PromptTooLong extends Error {
  override readonly name = 'PromptTooLong';
  /** The most tokens that a prompt may have, if the endpoint says so or the model's window is known. */
  readonly limit: number | undefined;

  constructor(message: string, limit: number | undefined, options?: ErrorOptions) {
    super(message, options);
    this.limit = limit;
  }
}

/**
 * A chat model. `ask` throws UserError for configuration problems, PromptTooLong, and OutageError if the
 * endpoint failed or refused.
 */
export interface Model {
  ask(request: ModelRequest, control: Control): Promise<ModelReply>;
}

/** A picture that a model is shown. */
export interface ModelPicture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** Size of the file. */
  readonly bytes: number;
  /** Base64. */
  readonly data: string;
}

/** Side in pixels of the square that costs one token, and the maximum of tokens of one picture. */
const patch = { side: 28, max: 4_784 } as const;

/**
 * Estimates the tokens of a picture as Claude counts them, which scales larger ones down. OpenAI counts about as
 * many, Gemini fewer.
 */
export function pictureTokens({ width, height }: Pick<ModelPicture, 'width' | 'height'>): number {
  const patches = Math.ceil(width / patch.side) * Math.ceil(height / patch.side);
  return Math.min(patches, patch.max);
}

/** How much a model thinks before it replies, the least first. */
export const reasoningEfforts = [
  'none',
  'minimal',
  'low',
  'medium',
  'high',
  'xhigh',
  'max',
] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];
