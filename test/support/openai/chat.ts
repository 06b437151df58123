import { z } from 'zod';

/** The protocols of an endpoint, by the last part of their routes. */
export type Api = 'chat' | 'responses' | 'messages';

/** A tool call in a request or a reply. Two calls of a request never share their `id`. */
export interface ChatCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** One message of a request. A call's result has the role `tool`; `content` is the text of all parts. */
export interface ChatMessage {
  readonly role: string;
  readonly content: string;
  /** The tool calls that an assistant made. */
  readonly calls?: readonly ChatCall[] | undefined;
  /** The id of the call whose result this is. */
  readonly resultOf?: string | undefined;
  /** Addresses of the pictures in the message. */
  readonly pictures?: readonly string[] | undefined;
  /** What an assistant thought, encrypted, as the endpoint gave it out. */
  readonly thoughts?: string | undefined;
}

export interface ChatTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly strict?: boolean | undefined;
}

interface Form {
  readonly type: string;
  readonly schema?: Readonly<Record<string, unknown>> | undefined;
}

/** A parsed request, the same for all protocols. */
export interface ChatRequest {
  readonly api: Api;
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  /** The tools that the model may call, empty if none: of those offered, those that the choice allows. */
  readonly tools: readonly ChatTool[];
  /** What the request says of tool calls; `named` insists on one tool. Missing if it says nothing. */
  readonly choice?: 'auto' | 'none' | 'required' | 'named' | undefined;
  readonly effort?: string | undefined;
  /** The most tokens of the reply. */
  readonly limit?: number | undefined;
  /** The form of the reply's text, if the request asks for one. */
  readonly form?: Form | undefined;
  readonly stream: boolean;
  readonly cacheKey?: string | undefined;
  /** The body as sent. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Any JSON object. */
export const Members = z.record(z.string(), z.unknown());

/** Reads a tool's schema and texts. */
export const Tool = z.object({
  name: z.string(),
  description: z.string().default(''),
  parameters: Members.default({}),
  strict: z.boolean().optional(),
});

/** Reads a tool choice of either protocol: its kind, and the names of the tools that it allows. */
export const Choice = z.union([
  z.enum(['auto', 'none', 'required']).transform((kind) => ({ kind, allowed: undefined })),
  z
    .object({ type: z.literal('allowed_tools'), allowed_tools: z.unknown(), tools: z.unknown() })
    .partial({ allowed_tools: true, tools: true })
    .and(Members)
    .transform((choice) => Allowed.parse(choice.allowed_tools ?? choice))
    .transform(({ mode, tools }) => ({ kind: mode, allowed: tools })),
  z
    .object({ type: z.literal('function') })
    .and(Members)
    .transform((choice) => ({ kind: 'named' as const, allowed: [Named.parse(choice)] })),
]);

const Named = z
  .union([z.object({ name: z.string() }), z.object({ function: z.object({ name: z.string() }) })])
  .transform((tool) => ('function' in tool ? tool.function.name : tool.name));

const Allowed = z.object({ mode: z.enum(['auto', 'required']), tools: z.array(Named) });

/** Returns the tools that a choice leaves to the model. */
export function allowedOf(
  offered: readonly ChatTool[],
  choice: z.infer<typeof Choice> | undefined,
): readonly ChatTool[] {
  if (choice?.allowed === undefined) return choice?.kind === 'none' ? [] : offered;
  return choice.allowed.map((name) => {
    const tool = offered.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`The choice allows ${name}, which is not offered.`);
    return tool;
  });
}

/** Returns what the reading of a text as JSON gives; calls carry their input so. */
export function inputOf(text: string): unknown {
  return JSON.parse(text);
}

/**
 * Throws unless calls have ids of their own, and each has its result right after the calls of its reply, as
 * both protocols demand.
 */
export function requireResults(messages: readonly ChatMessage[]): void {
  const open = new Set<string>();
  const seen = new Set<string>();
  for (const { role, calls = [], resultOf } of messages) {
    if (resultOf !== undefined) {
      if (!open.delete(resultOf)) throw new Error(`No tool call found for ${resultOf}.`);
    } else if (open.size > 0 && role !== 'assistant') {
      break;
    }
    for (const { id } of calls) {
      if (seen.has(id)) throw new Error(`Two tool calls have the id ${id}.`);
      seen.add(id);
      open.add(id);
    }
  }
  if (open.size > 0) throw new Error(`No tool output found for ${[...open].join()}.`);
}
