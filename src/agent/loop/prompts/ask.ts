import * as z from 'zod';
import type { Call } from '../../../core/run/index.ts';
import type { Message, ModelReply, ModelRequest, ToolSpec } from '../../ports.ts';
import type { StepContext } from '../context/index.ts';

/** A reply of the model, and what the run records of the call. */
export interface AskResult {
  readonly reply: ModelReply;
  readonly call: Call;
}

/** The tools that may carry the reply; without them it is text. */
type ReplyTools = Partial<Pick<ModelRequest, 'answer' | 'reads'>>;

/** Asks the model, and records the prompt as sent, the whole reply, tokens and time. */
export async function askModel(
  { model, now, signal }: StepContext,
  messages: readonly Message[],
  tools: ReplyTools = {},
): Promise<AskResult> {
  const start = now();
  const reply = await model.ask({ messages, reads: [], ...tools }, signal);
  const { attempts, promptTokens, completionTokens, estimated } = reply.usage;
  const call: Call = {
    prompt: messages.map(({ role, text }) => `[${role}]\n${text}`).join('\n\n'),
    reply: wholeReply(reply),
    spent: { calls: attempts, promptTokens, completionTokens, estimated },
    elapsed: now() - start,
  };
  return { reply, call };
}

function wholeReply({ text, toolCalls }: ModelReply): string {
  return toolCalls.length === 0 ? text : `${text}\n${JSON.stringify(toolCalls)}`.trim();
}

const plannedFile = z.object({
  path: z.string(),
  // Required by the schema, but a reply without it is not worth a second request.
  change: z.string().describe('What to change there and why, in one sentence.').catch(''),
  create: z.boolean().default(false),
});

const planInput = z.object({
  kind: z.enum(['fix', 'answer', 'ask', 'already-fixed']),
  understanding: z.string().min(1).describe('What is wrong and why, in one to three sentences.'),
  files: z.array(plannedFile).default([]).describe('For a fix: every file that must change.'),
  reply: z
    .string()
    .default('')
    .describe('For the other kinds: the text for the people on the ticket.'),
});

const verdictInput = z.object({
  decision: z.enum(['approve', 'revise']),
  summary: z.string().default('').describe('For approve: the change in one sentence.'),
  critique: z.string().default('').describe('For revise: what must be different.'),
});

/** A tool that carries the model's answer, and the schema of its input. */
interface AnswerTool<Input> {
  readonly spec: ToolSpec;
  readonly input: z.ZodType<Input>;
}

export const planTool = answerTool('plan', 'States what the ticket needs.', planInput);
export const verdictTool = answerTool(
  'verdict',
  'States the decision on the change.',
  verdictInput,
);

/** The checked input of an answer tool, or what is wrong with it. */
type Answer<Input> =
  | { readonly kind: 'input'; readonly input: Input }
  | { readonly kind: 'missing'; readonly why: string };

/** Reads the tool call; models without tools may send the same input as a JSON object in the text. */
export function answerThrough<Input>(tool: AnswerTool<Input>, reply: ModelReply): Answer<Input> {
  const { name } = tool.spec;
  const call = reply.toolCalls.find((made) => made.name === name);
  const raw = call ? call.input : jsonObject(reply.text);
  if (raw === undefined) return { kind: 'missing', why: `it does not call the tool \`${name}\`` };
  const checked = tool.input.safeParse(raw);
  if (checked.success) return { kind: 'input', input: checked.data };
  const [issue] = checked.error.issues;
  const where = issue?.path.join('.') || 'input';
  const why = `the input of \`${name}\` is not valid at ${where}: ${issue?.message}`;
  return { kind: 'missing', why };
}

function answerTool<Input>(
  name: string,
  description: string,
  input: z.ZodType<Input>,
): AnswerTool<Input> {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' });
  return { spec: { name, description, parameters }, input };
}

/** Maximum number of `{` at which a JSON object is looked for. */
const maxStarts = 20;

/** Parses the longest part of the text that ends in its last `}` and is JSON, whatever surrounds it. */
function jsonObject(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && start < end && tries < maxStarts; tries += 1) {
    const parsed = parseJson(text.slice(start, end));
    if (parsed !== undefined) return parsed;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
