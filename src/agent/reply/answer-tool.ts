import * as z from 'zod';
import type { Rules } from '../../core/run/index.ts';
import type { ModelReply, ToolSpec } from '../../engines/model/port/index.ts';
import { requestFingerprint } from '../../engines/text/index.ts';
import { type ParsedInput, parseInput, toolSpec } from './tool-input.ts';

const plannedFile = z.object({
  path: z.string(),
  // Required by the schema, but a reply without it is not worth a second request.
  change: z.string().catch(''),
  create: z.boolean().default(false),
});

/** A file that a plan names. */
export type NamedFile = z.output<typeof plannedFile>;

const answers = z
  .array(z.object({ remark: z.number().int().positive(), answer: z.string() }))
  .optional()
  .catch(undefined)
  .describe(
    'To each remark of the review, in a sentence or two: the answer to a question, what was done, or why not.',
  );

/** Models write that they found nothing in place of an empty text. */
const nothing = /^\W*(?:none|nothing|no|n\/?a)?\W*$/i;

/** A text that is empty where there is nothing to say. */
const anyText = z
  .string()
  .default('')
  .transform((text) => (nothing.test(text) ? '' : text.trim()));

const planInput = z.object({
  kind: z.enum(['fix', 'answer', 'ask', 'already-fixed']),
  understanding: z.string(),
  files: z.array(plannedFile).default([]),
  reply: z.string().default(''),
  uncertain: anyText.describe(
    'What you do not know, and what people should decide; empty if nothing.',
  ),
  answers,
});

const verdictInput = z.object({
  decision: z.enum(['approve', 'revise', 'replan']),
  summary: z.string().default(''),
  critique: z.string().default(''),
  noticed: z.string().default(''),
  worse: anyText,
  /** Who objects to what is worse: a case that matters to nobody is only noticed. */
  worseFor: z.enum(['reporter', 'test', 'nobody']).default('reporter'),
  answers,
});

/** A tool that carries the model's answer: its name, the schema of its input and, for a reply without it, an example. */
interface AnswerTool<Input> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly example: object;
}

export const planTool = {
  name: 'plan',
  input: planInput,
  example: {
    ...{ kind: 'fix', understanding: 'What is wrong, and why.' },
    files: [{ path: 'path/of/a/file', change: 'What changes there.' }],
  },
};

export const verdictTool = {
  name: 'verdict',
  input: verdictInput,
  example: { decision: 'revise', critique: 'What is wrong.' },
};

/** Describes the tool to the model: doubts are asked for where people read the plan before anything is edited. */
export function planSpec(
  { planFirst }: Pick<Rules, 'planFirst'>,
  { remarks = 0 }: { readonly remarks?: number | undefined },
): ToolSpec {
  const doubted = planFirst === undefined ? planInput.omit({ uncertain: true }) : planInput;
  const offered = remarks === 0 ? doubted.omit({ answers: true }) : doubted;
  return toolSpec(planTool.name, 'States the plan.', offered);
}

/** Describes the tool to the model. */
export function verdictSpec({ remarks = 0 }: { readonly remarks?: number | undefined }): ToolSpec {
  const offered = remarks === 0 ? verdictInput.omit({ answers: true }) : verdictInput;
  return toolSpec(verdictTool.name, 'States the verdict.', offered);
}

/** Reads the tool call. Identical calls are one; calls that differ contradict each other, and none counts. */
export function answerThrough<Input>(
  { name, input, example }: AnswerTool<Input>,
  { toolCalls }: Pick<ModelReply, 'toolCalls'>,
): ParsedInput<Input> {
  const [first, ...others] = toolCalls
    .filter((call) => call.name === name)
    .map((call) => parseInput(`\`${name}\``, input, call.input));
  if (first === undefined) {
    const form = JSON.stringify({ name, arguments: example });
    const why = `it does not call the tool \`${name}\`: call it, or reply with nothing but ${form}`;
    return { kind: 'invalid', why };
  }
  const isSame = (other: ParsedInput<Input>) =>
    requestFingerprint(other) === requestFingerprint(first);
  const why = `it calls the tool \`${name}\` more than once, with different input: call it once`;
  return others.every(isSame) ? first : { kind: 'invalid', why };
}
