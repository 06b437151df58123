import * as z from 'zod';
import { requestFingerprint } from '../../core/text/index.ts';
import type { ModelReply, ToolSpec } from '../ports.ts';
import { type ParsedInput, parseInput, toolSpec } from './tool-input.ts';

const plannedFile = z.object({
  path: z.string(),
  // Required by the schema, but a reply without it is not worth a second request.
  change: z.string().catch(''),
  create: z.boolean().default(false),
});

/** A file that a plan names. */
export type NamedFile = z.output<typeof plannedFile>;

const planInput = z.object({
  kind: z.enum(['fix', 'answer', 'ask', 'already-fixed']),
  understanding: z.string().min(1),
  files: z.array(plannedFile).default([]),
  reply: z.string().default(''),
});

/** What means that there is nothing to name. */
const nothing = /^(?:none|no|nothing|null|n\/?a|-|–)?[.!]?$/i;

/** Sentences in a list or as one text; models also leave them out, or say that there are none. */
const sentences = z
  .union([z.array(z.string().nullable()), z.string(), z.null()])
  .default([])
  .transform((said) =>
    [said]
      .flat()
      .map((one) => one?.trim() ?? '')
      .filter((one) => !nothing.test(one)),
  );

const verdictInput = z.object({
  decision: z.enum(['approve', 'revise', 'replan']),
  summary: z.string().default(''),
  critique: z.string().default(''),
  noticed: z.string().default(''),
  worse: sentences,
});

/** A review as the model states it. */
export type VerdictInput = z.output<typeof verdictInput>;

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

/** Carries the edits in place of the reply's text; its calls are read more loosely than others. */
export const editTool = {
  spec: toolSpec(
    'edit',
    'States the edits.',
    z.object({ edits: z.string().describe('All edits, in the form that the rules show.') }),
  ),
};

/** Reads the tool call. Identical calls are one; calls that differ contradict each other, and none counts. */
export function answerThrough<Input>(
  { spec: { name }, input }: AnswerTool<Input>,
  { toolCalls }: Pick<ModelReply, 'toolCalls'>,
): ParsedInput<Input> {
  const parse = (raw: unknown) => parseInput(`\`${name}\``, input, raw);
  const calls = toolCalls.filter((made) => made.name === name).map((made) => parse(made.input));
  const [first, ...others] = calls;
  if (first === undefined) return { kind: 'invalid', why: notCalled(name) };
  const isSame = (other: ParsedInput<Input>) =>
    requestFingerprint(other) === requestFingerprint(first);
  return others.every(isSame) ? first : { kind: 'invalid', why: contradiction(name) };
}

const notCalled = (tool: string) =>
  `it does not call the tool \`${tool}\`: call it, or reply with its input as JSON`;

const contradiction = (tool: string) =>
  `it calls the tool \`${tool}\` more than once, with different input: call it once`;
