import * as z from 'zod';
import type { ModelReply, ToolSpec } from '../ports.ts';

const plannedFile = z.object({
  path: z.string(),
  // The schema asks for it; a reply that does without is worth no nudge.
  change: z.string().describe('What to change there and why, in one sentence.').catch(''),
  create: z.boolean().default(false),
});

const planInput = z.object({
  kind: z.enum(['fix', 'answer', 'ask', 'already-fixed']),
  understanding: z.string().min(1).describe('What is wrong and why, in one to three sentences.'),
  files: z.array(plannedFile).default([]).describe('For a fix: every file that must change.'),
  reply: z.string().default('').describe("For the other kinds: the text for the ticket's people."),
});

const verdictInput = z.object({
  decision: z.enum(['approve', 'revise']),
  summary: z.string().default('').describe('For approve: the change in one sentence.'),
  critique: z.string().default('').describe('For revise: what must be different.'),
});

/** A tool that the model answers through, and the schema that its input must meet. */
export interface AnswerTool<Input> {
  readonly spec: ToolSpec;
  readonly input: z.ZodType<Input>;
}

export const planTool = answerTool('plan', 'States what the ticket needs.', planInput);
export const verdictTool = answerTool(
  'verdict',
  'States the decision on the change.',
  verdictInput,
);

/** What a reply answers through `tool`: its checked input, or what is missing. */
export type Answered<Input> =
  | { readonly kind: 'input'; readonly input: Input }
  | { readonly kind: 'missing'; readonly why: string };

/** Reads the tool call; models without tools may send the same input as one JSON object in the text. */
export function answerThrough<Input>(tool: AnswerTool<Input>, reply: ModelReply): Answered<Input> {
  const call = reply.toolCalls.find(({ name }) => name === tool.spec.name);
  const raw = call ? call.input : jsonObject(reply.text);
  if (raw === undefined)
    return { kind: 'missing', why: `it does not call the tool \`${tool.spec.name}\`` };
  const checked = tool.input.safeParse(raw);
  if (checked.success) return { kind: 'input', input: checked.data };
  const [issue] = checked.error.issues;
  const where = issue?.path.join('.') || 'input';
  return {
    kind: 'missing',
    why: `the input of \`${tool.spec.name}\` is not valid at ${where}: ${issue?.message}`,
  };
}

function answerTool<Input>(
  name: string,
  description: string,
  input: z.ZodType<Input>,
): AnswerTool<Input> {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' });
  return { spec: { name, description, parameters }, input };
}

/** Places in a text at which its JSON object is looked for. */
const mostStarts = 20;

/** The longest part of the text that ends in its last `}` and is JSON; prose around it does not matter. */
function jsonObject(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && start < end && tries < mostStarts; tries += 1) {
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
