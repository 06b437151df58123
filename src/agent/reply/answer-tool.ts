import * as z from 'zod';
import type { Rules } from '../../core/run/index.ts';
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

const planKinds = ['fix', 'answer', 'ask', 'already-fixed'] as const;

const planInput = z.object({
  kind: z.enum(planKinds),
  understanding: z.string().min(1),
  files: z.array(plannedFile).default([]),
  reply: z.string().default(''),
});

const answers = z
  .array(z.object({ remark: z.number().int().positive(), answer: z.string().min(1) }))
  .describe(
    'To each remark of the review, in a sentence or two: the answer to a question, what was done, or why not.',
  );

/** Whether a review has remarks to answer. */
interface AnswerNeeds {
  readonly remarks?: number | undefined;
}

const answersTo = ({ remarks = 0 }: AnswerNeeds) =>
  remarks > 0 ? { answers: answers.optional() } : {};

const uncertainty = z
  .string()
  .describe('What you do not know, and what people should decide; empty if nothing.');

/** Models write that they found nothing in place of an empty text. */
function withoutNothing(text: string): string {
  const isNothing =
    /^\W*(?:none|nothing|no|nil|null|false|n\/?a)?(?: (?:is|got|gets|was))?(?: worse)?\W*$/i;
  return isNothing.test(text) ? '' : text.trim();
}

const verdictInput = z.object({
  decision: z.enum(['approve', 'revise', 'replan']),
  summary: z.string().default(''),
  critique: z.string().default(''),
  noticed: z.string().default(''),
  worse: z.string().default('').transform(withoutNothing),
  /** Who objects to what is worse: a case that matters to nobody is only noticed. */
  worseFor: z.enum(['reporter', 'test', 'nobody']).default('reporter'),
});

/** A tool that carries the model's answer, and the schema of its input. */
interface AnswerTool<Input> {
  readonly spec: ToolSpec;
  readonly input: z.ZodType<Input>;
  /** An input, as a reply that does not call the tool is shown it. */
  readonly example: object;
}

const uncertain = z.string().default('').transform(withoutNothing);

export const planTool = {
  spec: planSpec({}, {}),
  input: planInput.extend({ uncertain, answers: answers.optional().catch(undefined) }),
  example: {
    ...{ kind: 'fix', understanding: 'What is wrong, and why.' },
    files: [{ path: 'path/of/a/file', change: 'What changes there.' }],
  },
};

/** How the tool is described to the model; where people read the plan before anything is edited, with its doubts. */
export function planSpec({ planFirst }: Pick<Rules, 'planFirst'>, needs: AnswerNeeds): ToolSpec {
  const doubts = planFirst === undefined ? {} : { uncertain: uncertainty.optional() };
  const offers = planInput.extend({ ...doubts, ...answersTo(needs) });
  return toolSpec('plan', 'States the plan.', offers);
}

/** How the tool is described to the model. */
export function verdictSpec(needs: AnswerNeeds): ToolSpec {
  return toolSpec('verdict', 'States the verdict.', verdictInput.extend(answersTo(needs)));
}

export const verdictTool = {
  spec: verdictSpec({}),
  input: verdictInput.extend({ answers: answers.optional().catch(undefined) }),
  example: { decision: 'revise', critique: 'What is wrong.' },
};

/** Carries the edits in place of the reply's text; the reply may be text instead. */
export const editTool = {
  spec: toolSpec(
    'edit',
    'States the edits.',
    z.object({ edits: z.string().describe('All edits, in the form that the rules show.') }),
  ),
};

/** Reads the tool call. Identical calls are one; calls that differ contradict each other, and none counts. */
export function answerThrough<Input>(
  { spec: { name }, input, example }: AnswerTool<Input>,
  { toolCalls }: Pick<ModelReply, 'toolCalls'>,
): ParsedInput<Input> {
  const parse = (raw: unknown) => parseInput(`\`${name}\``, input, raw);
  const calls = toolCalls.filter((made) => made.name === name).map((made) => parse(made.input));
  const [first, ...others] = calls;
  if (first === undefined) return { kind: 'invalid', why: notCalled(name, example) };
  const isSame = (other: ParsedInput<Input>) =>
    requestFingerprint(other) === requestFingerprint(first);
  return others.every(isSame) ? first : { kind: 'invalid', why: contradiction(name) };
}

const notCalled = (name: string, example: object) =>
  `it does not call the tool \`${name}\`: call it, or reply with nothing but ${JSON.stringify({ name, arguments: example })}`;

const contradiction = (tool: string) =>
  `it calls the tool \`${tool}\` more than once, with different input: call it once`;
