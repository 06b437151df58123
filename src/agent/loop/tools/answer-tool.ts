import * as z from 'zod';
import { requestFingerprint } from '../../../core/text/index.ts';
import type { ModelReply, ToolSpec } from '../../ports.ts';
import { type ParsedInput, parseInput, toolSpec } from './tool-input.ts';

const plannedFile = z.object({
  path: z.string(),
  // Required by the schema, but a reply without it is not worth a second request.
  change: z.string().describe('What to change there and why, in one sentence.').catch(''),
  create: z.boolean().default(false),
});

/** A file that a plan names. */
export type NamedFile = z.output<typeof plannedFile>;

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

export const planTool = {
  spec: toolSpec('plan', 'States what the ticket needs.', planInput),
  input: planInput,
};

export const verdictTool = {
  spec: toolSpec('verdict', 'States the decision on the change.', verdictInput),
  input: verdictInput,
};

/**
 * Reads the tool call; models without tools may send the same input as a JSON object in the text. Identical
 * calls are one; calls that differ contradict each other, and none of them counts.
 */
export function answerThrough<Input>(
  { spec: { name }, input }: AnswerTool<Input>,
  { toolCalls, text }: ModelReply,
): ParsedInput<Input> {
  const calls = toolCalls.filter((made) => made.name === name).map((made) => made.input);
  const [raw = jsonObject(text), ...others] = calls;
  if (raw === undefined) return { kind: 'invalid', why: `it does not call the tool \`${name}\`` };
  const parsed = parseInput(`\`${name}\``, input, raw);
  const isSame = (other: unknown) =>
    requestFingerprint(parseInput(`\`${name}\``, input, other)) === requestFingerprint(parsed);
  return others.every(isSame) ? parsed : { kind: 'invalid', why: contradiction(name) };
}

const contradiction = (tool: string) =>
  `it calls the tool \`${tool}\` more than once, with different input: call it once`;

/** Maximum number of `{` tried as the start of a JSON object. */
const maxStarts = 20;

/** Parses the longest part of the text that ends in its last `}` and is JSON, whatever surrounds it. */
function jsonObject(text: string): unknown {
  const end = text.lastIndexOf('}') + 1;
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && start < end && tries < maxStarts; tries += 1) {
    try {
      return JSON.parse(text.slice(start, end));
    } catch {
      start = text.indexOf('{', start + 1);
    }
  }
  return undefined;
}
